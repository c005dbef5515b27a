//! The script: what happens at the table, and what the learner enters.
//!
//! One round: the selection, a murder, a theft that does not come, the king, a district, rank 8, and the heir. Invariant: one thought a
//! step.

use engine::{
    Game,
    machiavelli::{District, Event, Machiavelli, Named, Rank, event::Way},
    seat::Seat::{self, Blue, Green, Red, Yellow},
};

use super::super::Choices;
use crate::{lesson::Step, setup::Choices as _};

pub(super) const LENGTH: usize = 12;

/// The steps; what is said at each is in `text`, in the same order.
pub(super) static STEPS: [Step<Machiavelli>; LENGTH] = [
    Step::READ,
    Step { begin: Some(begin), ..does(Event::Next) },
    does(Event::Answer(Green)),
    does(Event::Murder(rank(7))),
    Step { deeds: &[build(Green, District::Tavern), Event::Next], ..does(Event::Nobody) },
    Step { deeds: &[Event::Nobody], ..does(Event::Answer(Blue)) },
    does(build(Blue, District::Manor)),
    Step { deeds: &[Event::Next], ..does(Event::Answer(Yellow)) },
    Step { deeds: &[build(Yellow, District::Temple), Event::Next, Event::Nobody], ..Step::READ },
    does(Event::Answer(Red)),
    does(Event::Destroy { seat: Red, owner: Green, district: Named::plain(District::Tavern), armory: false }),
    Step::READ,
];

/// What the learner enters.
const fn does(task: Event) -> Step<Machiavelli> {
    Step { task: Some(task), ..Step::READ }
}

const fn rank(number: u8) -> Rank {
    match Rank::new(number) {
        Some(rank) => rank,
        None => Rank::ONE,
    }
}

const fn build(seat: Seat, district: District) -> Event {
    Event::Build { seat, district: Named::plain(district), way: Way::Gold, early: false, untaxed: false }
}

/// Five players, clockwise from who has the crown: those of the first choices.
fn begin() -> Option<Machiavelli> {
    Some(Machiavelli::begin(&Choices::FIRST.begun_by(Red)?))
}
