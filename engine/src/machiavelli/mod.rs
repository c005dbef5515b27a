//! Machiavelli Deluxe (Citadels), for two to eight players.
//!
//! [`Machiavelli`] is the state of a game. The device calls the ranks and keeps what lies open on the table: who answered, what
//! is marked, who has the crown, what stands in the cities. It never asks for what is secret, and keeps no gold. The files
//! follow the rulebook: `selection`, `call`, `turn`, then what is done in a turn: `marks` (ranks that are named, the crown),
//! `build`, `rank_eight` (destroyed, swapped, conquered), `cards` (museum, artist, action cards); `completion` says when a city
//! is complete, `final_count` and `scoring` what it is worth; what there is, in `characters`, `districts` and `lists`. Rules cite
//! the rulebook (seed) or the data sheet by section (facts 2).
//!
//! `may` asks the rules and `deed` carries out what they allow. Invariant: nothing changes before the rules have been asked, so
//! a refused event leaves the state as it was.

use heapless::Vec;

use crate::Game;
use crate::notation::words;
use crate::prompt::{Answer, Prompt};
use crate::seat::Seat;

mod build;
mod call;
mod cards;
pub mod characters;
mod city;
mod completion;
mod correct;
pub mod districts;
pub mod event;
mod final_count;
mod header;
mod legal;
pub mod lists;
mod marks;
mod notation;
mod prompts;
mod rank_eight;
pub mod ranks;
pub mod refusal;
pub mod scoring;
pub mod selection;
pub mod setup;
mod stored;
mod turn;
mod view;

pub use characters::{Cast, Character};
pub use districts::{District, Named, Type, Uniques};
pub use event::Event;
pub use header::{HeaderError, HeaderReader, Lines};
pub use legal::{Besides, Candidates};
pub use lists::List;
pub use marks::Marks;
pub use prompts::Asks;
pub use ranks::{Rank, Ranks};
pub use refusal::Refusal;
pub use scoring::{Line, Score};
pub use selection::{Pick, Selection};
pub use setup::Setup;

use city::Standing;
use completion::Due;
use districts::DISTRICTS;
use event::Counts;
use turn::Turn;

words! {
    /// Where the game stands.
    Phase, "a phase" {
        /// Characters are chosen in secret.
        Selection = "selection",
        /// A rank is called.
        Call = "call",
        /// Somebody acts.
        Turn = "turn",
        /// The murdered rank 4 is turned over.
        RoundEnd = "round-end",
        /// The last round is over; what the device cannot know is counted.
        Over = "over",
    }
}

/// A seat's place at the table: its number clockwise in the set-up, `0..players`.
type Place = usize;

/// The phase, with what is known only in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Selection,
    Call(Rank),
    Turn(Turn),
    /// Who turns over the murdered rank 4?
    Heir,
    /// The emperor who did gives the crown away.
    HeirCrowns(Place),
    Over,
}

/// An answer that nobody is one of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    Nobody,
    Seat(Place),
}

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machiavelli {
    setup: Setup,
    step: Step,
    /// From 1; it stops at 255.
    round: u8,
    /// Who has the crown.
    crown: Place,
    /// What lies face up in this round, as far as it was said.
    face_up: Ranks,
    marks: Marks,
    /// Who turned over each rank in this round.
    holders: [Option<u8>; Rank::COUNT],
    /// An acrobat took the crown in this round.
    acrobat: bool,
    /// The magistrate has seized in this round.
    seized: bool,
    /// Whose city rank 8 cannot aim at in this round.
    protected: Option<u8>,
    /// What stands on the table, in the order in which it came.
    standing: Vec<Standing, DISTRICTS>,
    /// Cards under the museum, wherever it stands.
    museum: u8,
    /// An early bell tower stands.
    early: bool,
    tents: [u8; Seat::COUNT],
    /// Without recorded cities: those that were said to be complete, a bit a place.
    said_complete: u8,
    /// Gold on the tax collector.
    tax: u8,
    /// Whether this round is the last, and whose city was complete first.
    due: Due,
    /// The same as it would be without an early bell tower.
    usual: Due,
    counts: [Counts; Seat::COUNT],
    vault: Option<Said>,
    highest: Option<Said>,
}

impl Game for Machiavelli {
    type Setup = Setup;
    type Event = Event;
    type Refusal = Refusal;
    type Asks = Asks;

    fn begin(setup: &Setup) -> Machiavelli {
        Machiavelli {
            step: Step::Selection,
            round: 1,
            crown: setup.seating().place(setup.start()).unwrap_or(0),
            face_up: Ranks::NONE,
            marks: Marks::default(),
            holders: [None; Rank::COUNT],
            acrobat: false,
            seized: false,
            protected: None,
            standing: Vec::new(),
            museum: 0,
            early: false,
            tents: [0; Seat::COUNT],
            said_complete: 0,
            tax: 0,
            due: Due::default(),
            usual: Due::default(),
            counts: [Counts::NONE; Seat::COUNT],
            vault: None,
            highest: None,
            setup: setup.clone(),
        }
    }

    fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        self.may(event)?;
        // What is seized is seized right after it was built.
        let seizable = match &mut self.step {
            Step::Turn(turn) => turn.just_built.take(),
            _ => None,
        };
        self.deed(event, seizable);
        Ok(())
    }

    fn allows(&self, event: &Event) -> Result<(), Refusal> {
        self.may(event)
    }

    fn prompt(&self) -> Option<Prompt<Asks>> {
        self.ask()
    }

    fn answer(&self, answer: Answer) -> Option<Event> {
        self.event_for(answer)
    }

    fn answered(&self, event: &Event) -> Option<Answer> {
        self.answer_for(event)
    }

    fn candidates(&self) -> impl Iterator<Item = Event> {
        Candidates::new(self)
    }

    fn is_over(&self) -> bool {
        matches!(self.step, Step::Over)
    }
}

impl Machiavelli {
    /// Whether the rules allow an event.
    fn may(&self, event: &Event) -> Result<(), Refusal> {
        match *event {
            Event::Next => self.may_go_on(),
            Event::FaceUp(ranks) => self.may_say_face_up(ranks),
            Event::Answer(seat) => self.may_answer(seat),
            Event::Nobody => self.may_say_nobody(),
            Event::Play { seat, card } => self.may_play(seat, card),
            Event::Murder(rank) => self.may_name(Character::Assassin, &[rank]),
            Event::Bewitch(rank) => self.may_name(Character::Witch, &[rank]),
            Event::Expropriate(ranks) => self.may_name(Character::Magistrate, &ranks),
            Event::Rob(rank) => self.may_name(Character::Thief, &[rank]),
            Event::Threaten(ranks) => self.may_name(Character::Blackmailer, &ranks),
            Event::Crown(seat) => self.may_crown(seat),
            Event::Build { seat, district, way, early, untaxed } => self.may_build(seat, district, way, early, untaxed),
            Event::Seize { early, untaxed } => self.may_seize(early, untaxed),
            Event::Destroy { seat, owner, district, armory } => self.may_destroy(seat, owner, district, armory),
            Event::Swap { seat, own, owner, district } => self.may_swap(seat, own, owner, district),
            Event::Conquer { seat, owner, district } => self.may_conquer(seat, owner, district),
            Event::Upgrade { seat, first, second } => self.may_upgrade(seat, first, second),
            Event::Tuck(seat) => self.may_tuck(seat),
            Event::Complete(seat) => self.may_say_complete(seat),
            Event::Vault(seat) => self.may_show_vault(seat),
            Event::Highest(seat) => self.may_say_highest(seat),
            Event::Count { seat, counts } => self.may_count(seat, counts),
            Event::CorrectStart(seat) => self.seated(seat).map(drop),
            Event::CorrectTax(tax) => self.may_correct_tax(tax),
            Event::CorrectCity { seat, change, districts } => self.may_correct_city(seat, change, districts),
            Event::CorrectSeat { seat, values } => self.may_correct_seat(seat, values),
            Event::CorrectEarly(switch) => self.may_correct_early(switch),
            Event::CorrectFirst(seat) => seat.map_or(Ok(()), |seat| self.seated(seat).map(drop)),
            Event::CorrectEnding(_) => self.may_correct_ending(),
            Event::CorrectCall(rank) => self.may_correct_call(rank),
        }
    }

    /// Carries out what the rules allow.
    fn deed(&mut self, event: &Event, just_built: Option<build::JustBuilt>) {
        match *event {
            Event::Next => self.go_on(),
            Event::FaceUp(ranks) => self.face_up = ranks,
            Event::Answer(seat) => self.answer_call(seat, false),
            Event::Nobody => self.say_nobody(),
            Event::Play { seat, card } => self.play_action(seat, card),
            Event::Murder(_) | Event::Bewitch(_) | Event::Expropriate(_) | Event::Rob(_) | Event::Threaten(_) => {
                self.name(event);
            }
            Event::Crown(seat) => self.give_crown(seat),
            Event::Build { district, way, early, untaxed, .. } => self.build(district, way, early, untaxed),
            Event::Seize { early, untaxed } => self.seize(just_built, early, untaxed),
            Event::Destroy { seat, owner, district, armory } => self.destroy(seat, owner, district, armory),
            Event::Swap { seat, own, owner, district } => self.swap(seat, own, owner, district),
            Event::Conquer { seat, owner, district } => self.conquer(seat, owner, district),
            Event::Upgrade { seat, first, second } => self.upgrade(seat, first, second),
            Event::Tuck(_) => self.tuck(),
            Event::Complete(seat) => self.say_complete(seat),
            Event::Vault(seat) => self.vault = Some(Said::Seat(self.place_of(seat))),
            Event::Highest(seat) => self.highest = Some(Said::Seat(self.place_of(seat))),
            Event::Count { seat, counts } => self.counts[self.place_of(seat)].update(counts),
            Event::CorrectStart(seat) => self.crown = self.place_of(seat),
            Event::CorrectTax(tax) => self.tax = tax,
            Event::CorrectCity { seat, change, districts } => self.correct_city(seat, change, districts),
            Event::CorrectSeat { seat, values } => self.correct_seat(seat, values),
            Event::CorrectEarly(switch) => self.correct_early(switch),
            Event::CorrectFirst(seat) => self.correct_first(seat),
            Event::CorrectEnding(switch) => self.correct_ending(switch),
            Event::CorrectCall(rank) => self.correct_call(rank),
        }
    }

    // Many rules ask these; a copy for each would take 1 KB.
    fn players(&self) -> usize {
        self.setup.seating().len()
    }

    #[inline(never)]
    fn seat(&self, place: Place) -> Seat {
        self.setup.seating().seat_at(place).unwrap_or(self.setup.start())
    }

    /// The place of a seat that must sit at this table.
    #[inline(never)]
    fn seated(&self, seat: Seat) -> Result<Place, Refusal> {
        self.setup.seating().place(seat).ok_or(Refusal::NotSeated { seat })
    }

    /// The place of a seat that was asked for before; the first where it is none.
    #[inline(never)]
    fn place_of(&self, seat: Seat) -> Place {
        self.setup.seating().place(seat).unwrap_or(0)
    }

    /// Everybody once, clockwise from this place.
    fn clockwise(&self, from: Place) -> impl Iterator<Item = Place> + use<> {
        let players = self.players();
        (from..players).chain(0..from.min(players))
    }

    /// The refusal of an event that does not answer the present question.
    #[inline(never)]
    fn not_asked(&self) -> Refusal {
        match self.ask() {
            Some(prompt) => Refusal::NotAsked { now: prompt.asks, seat: prompt.seat },
            None => Refusal::Over,
        }
    }
}
