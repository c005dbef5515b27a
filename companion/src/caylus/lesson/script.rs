//! The script: what happens at the table, and what the learner enters.
//!
//! The examples are the rulebook's (CAY-NL, "Voorbeeld"): the first pass, the provost, Red's wooden farm, the castle of Red
//! and Green, the favour of the dungeon. Invariant: one thought a step.

use engine::{
    Game,
    caylus::{
        Caylus, Event,
        event::{Favour, SectionNumbers, To},
        pay::Pay,
        setup::{Books, Draft, Favours, Jeweller, Overruled},
        tiles::{Building, Neutral, Special},
    },
    seat::{
        Seat::{self, Blue, Green, Orange, Red},
        Seating,
    },
};

use crate::lesson::Step;

pub(super) const LENGTH: usize = 15;

/// The steps; what is said at each is in `text`, in the same order.
pub(super) static STEPS: [Step<Caylus>; LENGTH] = [
    Step::READ,
    Step { begin: Some(guide), ..does(Event::Next) },
    Step::READ,
    does(Event::Pass(Blue)),
    Step { deeds: &[Event::Pass(Orange), Event::Pass(Red), Event::Pass(Green)], ..does(Event::Next) },
    // The provost stands on 6. Blue stays.
    Step { deeds: &[provost(Blue, 0)], ..does(provost(Orange, -2)) },
    Step { deeds: &[provost(Red, 2)], ..does(provost(Green, -1)) },
    // Red had a worker on the neutral carpenter, which is on 5 here.
    does(Event::Build { seat: Red, building: Building::FoodFarm, pay: Pay::UNSAID }),
    does(Event::Next),
    // The castle: one part of the dungeon is left after Red's house.
    Step { deeds: &[Event::CorrectHouses(Blue, SectionNumbers::NONE.with(0, 4))], ..Step::READ },
    Step { deeds: &[castle(Red, 1)], ..does(castle(Green, 2)) },
    Step {
        deeds: &[Event::Nobody],
        ..does(Event::Favour { seat: Green, favour: Favour::Points(None), pay: Pay::UNSAID })
    },
    Step { deeds: &[Event::Favour { seat: Blue, favour: Favour::Coins(None), pay: Pay::UNSAID }], ..does(Event::Next) },
    // The Ledger.
    Step {
        begin: Some(ledger),
        deeds: &[Event::Next],
        ..does(Event::Worker { seat: Blue, to: To::Before(Special::Castle) })
    },
    Step::READ,
];

/// What the learner enters.
const fn does(task: Event) -> Step<Caylus> {
    Step { task: Some(task), ..Step::READ }
}

const fn provost(seat: Seat, steps: i8) -> Event {
    Event::Provost { seat, steps }
}

const fn castle(seat: Seat, houses: u8) -> Event {
    Event::Castle { seat, houses, pay: Pay::UNSAID }
}

fn guide() -> Option<Caylus> {
    begin(Books::Table)
}

fn ledger() -> Option<Caylus> {
    begin(Books::Device)
}

/// Four players; Blue is first in the turn order.
fn begin(books: Books) -> Option<Caylus> {
    let street =
        [Neutral::Farm, Neutral::Forest, Neutral::Sawmill, Neutral::Quarry, Neutral::Carpenter, Neutral::Market];
    let draft = Draft {
        books,
        seating: Seating::new(&[Red, Green, Orange, Blue], Blue).ok()?,
        order: [Blue, Orange, Red, Green].into_iter().collect(),
        street: street.into_iter().collect(),
        favours: Favours::Table,
        jeweller: Jeweller::No,
        points: Overruled::new(),
    };
    Some(Caylus::begin(&draft.try_into().ok()?))
}
