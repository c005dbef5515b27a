//! The script: what happens at the table, and what the learner enters.
//!
//! The examples are the rulebook's (CMC-NL, Standaardregels, "Voorbeeld"): Blue's quarry, the first to pass, the provost, the
//! castle, a worker on the market. All of it is taught by the standard rules. Invariant: one thought a step.

use engine::{
    Game,
    magna_carta::{
        Event, MagnaCarta,
        cards::{Building, Neutral},
        event::{Correction, PartNumbers},
        pay::Pay,
        setup::{Books, Draft, Overruled, Variant},
    },
    seat::{
        Seat::{self, Blue, Green, Orange, Red},
        Seating,
    },
};

use super::picture;
use crate::lesson::Step;

pub(super) const LENGTH: usize = 16;
/// The step at which the provost's reach is drawn.
pub(super) const REACH: u8 = 5;

/// The steps; what is said at each is in `text`, in the same order.
pub(super) static STEPS: [Step<MagnaCarta>; LENGTH] = [
    Step::READ,
    Step { begin: Some(guide), ..does(Event::Next) },
    // Actions.
    Step::READ,
    Step { deeds: &[build(Green, Building::Bank)], ..does(build(Blue, Building::QuarryLarge)) },
    does(Event::Pass(Orange)),
    // The provost: he stands on card 4, the bank is card 5, the quarry card 6.
    Step { deeds: &[Event::Pass(Green), Event::Pass(Blue), Event::Pass(Red)], ..Step::drawn(picture::reach) },
    Step { deeds: &[provost(Orange, 0)], ..does(provost(Green, 1)) },
    Step { deeds: &[provost(Blue, 1)], ..does(provost(Red, -1)) },
    // The buildings: what the notary and the church are for.
    Step::READ,
    does(Event::Next),
    // The castle. In this example they have passed in the order Orange, Blue, Green, Red, and two dungeons are left.
    Step {
        begin: Some(guide),
        deeds: &[
            Event::Next,
            build(Green, Building::Bank),
            build(Blue, Building::QuarryLarge),
            Event::Pass(Orange),
            Event::Pass(Blue),
            Event::Pass(Green),
            Event::Pass(Red),
            Event::Correct(Correction::Provost(5)),
            Event::Nobody,
            Event::Correct(Correction::Stock(PartNumbers::NONE.with(0, 2))),
            Event::Next,
            castle(Orange, 1),
            castle(Blue, 1),
        ],
        ..Step::READ
    },
    does(castle(Green, 2)),
    Step { deeds: &[castle(Red, 0)], ..does(Event::Next) },
    // The Ledger: Green's market is card 5, and it is Red's turn.
    Step { begin: Some(ledger), deeds: &[Event::Next, Event::Draw(Orange), MARKET, Event::Draw(Blue)], ..Step::READ },
    does(Event::Worker { seat: Red, at: 5 }),
    Step::READ,
];

/// Green hands over wood for the white cube.
const MARKET: Event = Event::Build { seat: Green, building: Building::Market, pay: Pay { wood: 2, ..Pay::UNSAID } };

/// What the learner enters.
const fn does(task: Event) -> Step<MagnaCarta> {
    Step { task: Some(task), ..Step::READ }
}

const fn build(seat: Seat, building: Building) -> Event {
    Event::Build { seat, building, pay: Pay::UNSAID }
}

const fn castle(seat: Seat, batches: u8) -> Event {
    Event::Castle { seat, batches, pay: Pay::UNSAID }
}

const fn provost(seat: Seat, steps: i8) -> Event {
    Event::Provost { seat, steps }
}

fn guide() -> Option<MagnaCarta> {
    begin(Books::Table)
}

fn ledger() -> Option<MagnaCarta> {
    begin(Books::Device)
}

/// Four players, clockwise from the one who starts.
fn begin(books: Books) -> Option<MagnaCarta> {
    let draft = Draft {
        variant: Variant::Standard,
        books,
        seating: Seating::new(&[Orange, Green, Blue, Red], Orange).ok()?,
        street: [Neutral::Forest, Neutral::Quarry, Neutral::Park].into_iter().collect(),
        points: Overruled::new(),
        costs: Overruled::new(),
    };
    Some(MagnaCarta::begin(&draft.try_into().ok()?))
}
