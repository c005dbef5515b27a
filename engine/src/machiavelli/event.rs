//! Everything that can be entered in a game of Machiavelli.
//!
//! An event is what somebody says happened; whether it can have happened is the state's to decide. Invariant: packed and
//! put into the journal an event is at most [`MOST_ENTRY_BYTES`](crate::journal::MOST_ENTRY_BYTES) long; the longest is a
//! corrected city of ten districts.

use super::districts::Named;
use super::ranks::{Rank, Ranks};
use super::setup::Switch;
use crate::amounts::Amounts;
use crate::notation::words;
use crate::seat::Seat;

/// One event. How it is stored is `stored`'s business.
// Whole words are moved several times as quickly as half ones on the device.
#[repr(align(4))]
#[derive(Clone, Copy, Debug, Eq)]
pub enum Event {
    /// Go on: from the selection, from a turn, and without recorded cities from a call.
    Next,
    /// These ranks lie face up.
    FaceUp(Ranks),
    /// Turns the called rank over.
    Answer(Seat),
    /// Nobody does; nobody has it.
    Nobody,
    /// Plays an action card.
    Play {
        /// Who.
        seat: Seat,
        /// Which.
        card: Action,
    },
    /// The assassin names a rank.
    Murder(Rank),
    /// The witch names a rank.
    Bewitch(Rank),
    /// The magistrate lays three markers.
    Expropriate([Rank; 3]),
    /// The thief names a rank.
    Rob(Rank),
    /// The blackmailer lays two markers.
    Threaten([Rank; 2]),
    /// The emperor gives the crown to somebody.
    Crown(Seat),
    /// Builds a district.
    Build {
        /// Who.
        seat: Seat,
        /// What.
        district: Named,
        /// How it is paid.
        way: Way,
        /// A bell tower that lowers the end.
        early: bool,
        /// The builder had no gold left for the tax.
        untaxed: bool,
    },
    /// The magistrate takes the district that was just built.
    Seize {
        /// A bell tower that lowers the end.
        early: bool,
        /// The magistrate had no gold left for the tax.
        untaxed: bool,
    },
    /// Destroys a district.
    Destroy {
        /// Who.
        seat: Seat,
        /// In whose city.
        owner: Seat,
        /// What.
        district: Named,
        /// By the own armory, which goes too.
        armory: bool,
    },
    /// The diplomat swaps two districts.
    Swap {
        /// Who.
        seat: Seat,
        /// What goes away.
        own: Named,
        /// To whom.
        owner: Seat,
        /// What comes.
        district: Named,
    },
    /// The marshal takes a district.
    Conquer {
        /// Who.
        seat: Seat,
        /// From whom.
        owner: Seat,
        /// What.
        district: Named,
    },
    /// The artist puts a coin on one or two districts.
    Upgrade {
        /// Who.
        seat: Seat,
        /// On this.
        first: Named,
        /// And on this.
        second: Option<Named>,
    },
    /// A card goes under the museum.
    Tuck(Seat),
    /// Without recorded cities: this one is complete.
    Complete(Seat),
    /// Who shows the secret vault.
    Vault(Seat),
    /// Of the tied ones, who turned over the highest rank.
    Highest(Seat),
    /// What the device cannot know, or points that overrule it.
    Count {
        /// Whose.
        seat: Seat,
        /// What.
        counts: Counts,
    },
    /// Set by hand who has the crown.
    CorrectStart(Seat),
    /// Set by hand how much lies on the tax collector.
    CorrectTax(u8),
    /// Set by hand what stands in a city.
    CorrectCity {
        /// Whose.
        seat: Seat,
        /// How.
        change: Change,
        /// What.
        districts: Districts,
    },
    /// Set by hand cards under the museum and tents; what is not named stays.
    CorrectSeat {
        /// Whose.
        seat: Seat,
        /// What is set.
        values: SeatValues,
    },
    /// Set by hand whether an early bell tower stands.
    CorrectEarly(Switch),
    /// Set by hand whose city was the first to be complete.
    CorrectFirst(Option<Seat>),
    /// Set by hand whether this round is the last.
    CorrectEnding(Switch),
    /// Set by hand which rank is called.
    CorrectCall(Rank),
}

words! {
    /// An action card that the device knows. The order is the stored format.
    Action, "rasputin, acrobat, tent or director" {
        Rasputin = "rasputin",
        Acrobat = "acrobat",
        Tent = "tent",
        Director = "director",
    }
}

/// How a district is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// With gold.
    Gold,
    /// By destroying an own one.
    By(Named),
    /// By an action card that puts it in the place of an own one.
    Over(Named),
}

/// How a city is corrected. The order is the stored format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// These are all.
    All,
    /// These come to it.
    Add,
    /// These go.
    Remove,
}

/// The most districts that one correction names.
pub const MOST_NAMED: usize = 10;

/// Some districts in order, at most [`MOST_NAMED`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Districts([Option<Named>; MOST_NAMED]);

impl Districts {
    /// None.
    pub const NONE: Districts = Districts([None; MOST_NAMED]);

    /// The same with one more behind the others; `None` after the tenth.
    #[must_use]
    pub fn then(mut self, named: Named) -> Option<Districts> {
        *self.0.iter_mut().find(|place| place.is_none())? = Some(named);
        Some(self)
    }

    /// The districts in order.
    pub fn iter(self) -> impl Iterator<Item = Named> {
        self.0.into_iter().flatten()
    }
}

words! {
    /// What can be counted at the end. The order is the stored format.
    Counted, "gold=, cards=, actions=, coins=, types=, complete= or uniques=" {
        Gold = "gold",
        Cards = "cards",
        Actions = "actions",
        Coins = "coins",
        Types = "types",
        Complete = "complete",
        Uniques = "uniques",
    }
}

/// Some counts, each given or not; "0" differs from "not given".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    given: u8,
    amounts: [u8; Counted::COUNT],
}

impl Counts {
    /// Nothing given.
    pub const NONE: Counts = Counts { given: 0, amounts: [0; Counted::COUNT] };

    /// What was given for this.
    pub const fn get(&self, counted: Counted) -> Option<u8> {
        let index = counted.index();
        if self.given & 1 << index != 0 { Some(self.amounts[index]) } else { None }
    }

    /// The same with this given.
    #[must_use]
    pub const fn with(mut self, counted: Counted, amount: u8) -> Counts {
        self.given |= 1 << counted.index();
        self.amounts[counted.index()] = amount;
        self
    }

    /// What is given.
    pub fn given(&self) -> impl Iterator<Item = (Counted, u8)> {
        Counted::ALL.into_iter().filter_map(|counted| Some((counted, self.get(counted)?)))
    }

    /// Takes over what `newer` gives.
    pub fn update(&mut self, newer: Counts) {
        for (counted, amount) in newer.given() {
            *self = self.with(counted, amount);
        }
    }
}

words! {
    /// A value of a seat that can be set by hand. The order is the stored format.
    SeatValue, "museum= or tents=" {
        Museum = "museum",
        Tents = "tents",
    }
}

/// The two values of a seat, each given or not.
pub type SeatValues = Amounts<{ SeatValue::COUNT }>;
