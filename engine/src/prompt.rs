//! What a game asks next, in a vocabulary that is the same for every game.
//!
//! A screen needs to know only the few [`Kind`]s; what the question is about (`asks`) is the game's own word and
//! chooses the text. Nothing here knows a rule. Invariant: for every prompt that a game gives, at least one answer
//! leads to an event that the game accepts.
//!
//! The kinds were chosen with all four games in mind:
//!
//! | kind | Magna Carta | Caylus | Machiavelli | Carcassonne: De Stad |
//! |---|---|---|---|---|
//! | [`GoOn`](Kind::GoOn) | income, round's end | income, end of turn | end of a turn | unfinished features |
//! | [`Amount`](Kind::Amount) | steps, batches | steps, batches, favours | gold, cost of a district | tiles of a road, goods, buildings |
//! | [`Counts`](Kind::Counts) | final count | | final count | |
//! | [`Pick`](Kind::Pick) | action, effect | space, favour row | rank called, district type | tile and follower, wall, tower |
//! | [`Seat`](Kind::Seat) | who passes | who passes | crown, first full city | |
//! | [`Seats`](Kind::Seats) | | who has no house in this section | who still plays | |
//! | [`Tally`](Kind::Tally) | | | | followers on a road, stewards in a district |
//! | [`Spot`](Kind::Spot) | | a place on the road | a rank, a district of a city | |

use crate::seat::{Seat, Seats, Tally};

/// One question: to whom, about what, and what an answer looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prompt<A> {
    /// Who is asked; `None` when it is the whole table.
    pub seat: Option<Seat>,
    /// What is asked: the game's own word for it.
    pub asks: A,
    /// What an answer looks like.
    pub kind: Kind,
    /// Whether "nobody else" answers it too: no seat that is still to be asked in this phase does anything.
    pub nobody: bool,
}

impl<A> Prompt<A> {
    /// A question to one seat.
    pub const fn of(seat: Seat, asks: A, kind: Kind) -> Prompt<A> {
        Prompt { seat: Some(seat), asks, kind, nobody: false }
    }

    /// A question to the whole table.
    pub const fn of_all(asks: A, kind: Kind) -> Prompt<A> {
        Prompt { seat: None, asks, kind, nobody: false }
    }

    /// The same without the game's own word, for whoever only needs to know what an answer looks like.
    pub fn plain(self) -> Prompt<()> {
        Prompt { seat: self.seat, asks: (), kind: self.kind, nobody: self.nobody }
    }
}

/// What an answer looks like. `usual` is where a screen starts: the likeliest answer, or 0 where nothing is known. It is one
/// that is allowed, or that 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Nothing to decide: read, then go on.
    GoOn,
    /// A whole number between two bounds, both allowed. `from <= to`.
    Amount {
        /// The least that is allowed.
        from: i16,
        /// The most that is allowed.
        to: i16,
        /// The likeliest, `from..=to`; or 0, which need not be allowed: something has to be counted first.
        usual: i16,
    },
    /// [`COUNTED`] numbers of one seat, all of them 0 or more: what it counts at the end.
    Counts {
        /// What is known already, and 0 for what is not: nothing unknown is invented.
        usual: [u16; COUNTED],
        /// The most that each can be.
        most: u16,
    },
    /// One entry of the game's list of legal events (`Game::legal`), by its place in that list.
    Pick,
    /// One of these seats.
    Seat {
        /// Those that may be named; never empty.
        among: Seats,
        /// The likeliest, one of `among`.
        usual: Seat,
    },
    /// Any number of these seats, also none.
    Seats {
        /// Those that may be named; never empty.
        among: Seats,
    },
    /// A small number for each seat, all of them 0 or more.
    Tally {
        /// The most that is allowed for each.
        most: Tally,
        /// The most that is allowed for all together.
        all: u16,
        /// The likeliest; it fits both. Nobody, where nothing is known, also where that is no answer.
        usual: Tally,
        /// Whether nobody is an answer too: every number 0.
        nobody: bool,
    },
    /// A place on a street, a road, a row of ranks or of districts; there may be holes between those that are allowed.
    Spot {
        /// Those that may be named; never empty.
        among: Spots,
        /// The likeliest, one of `among`.
        usual: u8,
    },
}

/// How many numbers a seat counts at once.
pub const COUNTED: usize = 3;

/// An answer to a [`Prompt`], as a screen can give it; `Game::answer` turns it into an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// To [`Kind::GoOn`].
    GoOn,
    /// To [`Kind::Amount`].
    Amount(i16),
    /// To [`Kind::Counts`].
    Counts([u16; COUNTED]),
    /// To [`Kind::Pick`]: the place in the list of legal events, from 0.
    Pick(u16),
    /// To [`Kind::Seat`].
    Seat(Seat),
    /// To [`Kind::Seats`].
    Seats(Seats),
    /// To [`Kind::Tally`].
    Tally(Tally),
    /// To [`Kind::Spot`].
    Spot(u8),
    /// To any prompt with `nobody`: nobody else does anything in this phase.
    Nobody,
}

/// A set of places in a row, one bit each: 0 to 63, which is more than the longest street, road or city has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spots(u64);

impl Spots {
    /// No place.
    pub const NONE: Spots = Spots(0);

    /// How many places there can be; the last is one less.
    pub const COUNT: u8 = 64;

    /// The set with `place` added; the same when there is no such place.
    #[must_use]
    pub const fn with(self, place: u8) -> Spots {
        if place < Spots::COUNT { Spots(self.0 | 1 << place) } else { self }
    }

    /// Whether `place` is in it.
    pub const fn contains(self, place: u8) -> bool {
        place < Spots::COUNT && self.0 & 1 << place != 0
    }

    /// Whether no place is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are, 0 to 64.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The places, the lowest first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = u8> {
        (0..Spots::COUNT).filter(move |place| self.contains(*place))
    }

    /// The lowest place.
    pub const fn first(self) -> Option<u8> {
        if self.is_empty() { None } else { Some(self.0.trailing_zeros() as u8) }
    }

    /// The highest place.
    pub const fn last(self) -> Option<u8> {
        if self.is_empty() { None } else { Some(Spots::COUNT - 1 - self.0.leading_zeros() as u8) }
    }

    /// The next higher place than `place`, over any hole.
    pub const fn next_after(self, place: u8) -> Option<u8> {
        if place >= Spots::COUNT - 1 { None } else { Spots(self.0 & u64::MAX << (place + 1)).first() }
    }

    /// The next lower place than `place`, over any hole.
    pub const fn next_before(self, place: u8) -> Option<u8> {
        if place >= Spots::COUNT { self.last() } else { Spots(self.0 & !(u64::MAX << place)).last() }
    }
}

impl FromIterator<u8> for Spots {
    fn from_iter<I: IntoIterator<Item = u8>>(places: I) -> Spots {
        places.into_iter().fold(Spots::NONE, Spots::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_spot_is_found_over_holes() {
        let spots: Spots = [0, 3, 9, 63].into_iter().collect();
        assert_eq!((spots.first(), spots.last(), spots.len()), (Some(0), Some(63), 4));
        assert!(spots.iter().eq([0, 3, 9, 63]));
        assert_eq!(
            [0, 3, 4, 9, 63, 200].map(|place| spots.next_after(place)),
            [Some(3), Some(9), Some(9), Some(63), None, None]
        );
        assert_eq!(
            [0, 3, 4, 9, 63, 200].map(|place| spots.next_before(place)),
            [None, Some(0), Some(3), Some(3), Some(9), Some(63)]
        );
    }

    #[test]
    fn there_is_no_spot_above_63() {
        assert_eq!(Spots::NONE.with(64), Spots::NONE);
        assert!(!Spots::NONE.with(0).contains(64) && !Spots::NONE.with(0).contains(255));
        assert_eq!((Spots::NONE.first(), Spots::NONE.last(), Spots::NONE.next_after(0)), (None, None, None));
    }

    #[test]
    fn a_plain_prompt_asks_the_same() {
        let kind = Kind::Amount { from: 0, to: 3, usual: 1 };
        let prompt = Prompt { nobody: true, ..Prompt::of(Seat::Red, "how many", kind) };
        assert_eq!(prompt.plain(), Prompt { seat: Some(Seat::Red), asks: (), kind, nobody: true });
    }
}
