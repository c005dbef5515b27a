//! Every event that might be entered now, one after the other, without storing them.
//!
//! A candidate has a number; the state itself says whether it is legal, so there is no second copy of the rules here.
//! Corrections are not listed: they are always a matter of what the players say. Invariant: the order is always the same.

use super::features::FeatureKind;
use super::followers::TileRole;
use super::walls::{Building, End};
use super::{City, Event, Step};
use crate::prompt::{Answer, Kind};
use crate::seat::{Seat, Tally};

/// The candidates, in a fixed order.
#[derive(Clone, Debug)]
pub struct Candidates<'g> {
    game: &'g City,
    next: u16,
}

impl<'g> Candidates<'g> {
    pub(super) fn new(game: &'g City) -> Self {
        Candidates { game, next: 0 }
    }

    /// The next tally that answers the prompt: those with more than can stand there together are passed over.
    fn next_tally(&mut self, most: Tally) -> Option<Event> {
        loop {
            let event = self.game.event_for(Answer::Tally(tally(self.next, most)?));
            self.next = self.next.checked_add(1)?;
            if event.is_some() {
                return event;
            }
        }
    }

    /// The candidate with this number; `None` after the last. Tallies have none.
    fn candidate(&self, number: u16) -> Option<Event> {
        let game = self.game;
        let seat = game.seat(game.turn);
        match (game.ask()?.kind, game.step) {
            (Kind::GoOn, _) => (number == 0).then_some(Event::Next),
            (Kind::Amount { from, to, .. }, _) => {
                let amount = from.saturating_add_unsigned(number);
                if amount <= to { game.event_for(Answer::Amount(amount)) } else { None }
            }
            (_, Step::Turn) => tile(number, seat),
            (_, Step::Walls(building)) => piece(number, game.seat(building.next), building),
            // What gains something first; to do without it is what the list ends with, unless there is nothing to gain.
            (_, Step::Tower) if game.towers(seat) == 0 => listed(number, [Event::Skip(seat), Event::Closed]),
            (_, Step::Tower) => listed(
                number,
                [
                    Event::Tower { seat, end: End::Left },
                    Event::Tower { seat, end: End::Right },
                    Event::Closed,
                    Event::Skip(seat),
                ],
            ),
            (_, Step::Gap) => listed(number, [Event::Next, Event::End]),
            (_, Step::Scoring(_)) => {
                listed(number, [Event::Next, Event::Feature(FeatureKind::Road), Event::Feature(FeatureKind::Market)])
            }
            _ => None,
        }
    }
}

fn listed<const N: usize>(number: u16, events: [Event; N]) -> Option<Event> {
    events.get(usize::from(number)).copied()
}

/// Without and with each follower, then the same with something completed; a tile that fits nowhere; the end.
fn tile(number: u16, seat: Seat) -> Option<Event> {
    const EACH: u16 = 1 + TileRole::COUNT as u16;
    let follower = (number % EACH).checked_sub(1).and_then(|index| TileRole::ALL.get(usize::from(index)).copied());
    match number / EACH {
        0 => Some(Event::Tile { seat, follower, completes: false }),
        1 => Some(Event::Tile { seat, follower, completes: true }),
        _ => listed(number - 2 * EACH, [Event::Discard(seat), Event::End]),
    }
}

/// The gate; a wall at either end, without and with a guard; all walls at once, in each way; something closed; the end.
fn piece(number: u16, seat: Seat, building: Building) -> Option<Event> {
    let first = [
        Event::Gate(seat),
        Event::Wall { seat, end: End::Left, guard: false },
        Event::Wall { seat, end: End::Right, guard: false },
        Event::Wall { seat, end: End::Left, guard: true },
        Event::Wall { seat, end: End::Right, guard: true },
    ];
    let Some(number) = number.checked_sub(first.len() as u16) else { return listed(number, first) };
    // With one piece left this would be a second way to place it.
    let splits = if building.left > 1 { u16::from(building.left) + 1 } else { 0 };
    if number < splits {
        let right = number as u8;
        return Some(Event::Walls { left: building.left - right, right });
    }
    listed(number - splits, [Event::Closed, Event::End])
}

/// The tally with this number, counting up from nobody with the first seat fastest; `None` after `most`.
fn tally(number: u16, most: Tally) -> Option<Tally> {
    let mut rest = number;
    let mut tally = Tally::NONE;
    for (seat, most) in most.iter() {
        let choices = u16::from(most) + 1;
        tally = tally.with(seat, (rest % choices) as u8);
        rest /= choices;
    }
    (rest == 0).then_some(tally)
}

impl Iterator for Candidates<'_> {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        if let Kind::Tally { most, .. } = self.game.ask()?.kind {
            return self.next_tally(most);
        }
        let event = self.candidate(self.next)?;
        self.next = self.next.checked_add(1)?;
        Some(event)
    }
}
