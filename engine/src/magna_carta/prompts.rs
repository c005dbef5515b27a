//! What the game asks next, and what an answer means as an event.
//!
//! One prompt at a time, for the state as it is. Invariant: there is a prompt until the game is over and counted, and
//! at least one answer to it is legal.

use super::event::{Amounts, Counted, Counts};
use super::pay::Pay;
use super::{Event, MagnaCarta, Phase};
use crate::Game;
use crate::notation::words;
use crate::prompt::{Answer, Kind, Prompt};
use crate::seat::Seats;

words! {
    /// What is asked.
    Asks, "a question" {
        /// Go on to the next phase.
        Next = "next",
        /// One of the six actions (the device keeps the books).
        Action = "action",
        /// Who passes, or builds (the players keep the books).
        Pass = "pass",
        /// How far the provost moves.
        Steps = "steps",
        /// Whether and how the effect that is due is used.
        Effect = "effect",
        /// How many batches are offered.
        Batches = "batches",
        /// The last count: gold cubes.
        Gold = "gold",
        /// The last count: other cubes.
        Cubes = "cubes",
        /// The last count: deniers.
        Coins = "coins",
    }
}

impl MagnaCarta {
    pub(super) fn ask(&self) -> Option<Prompt<Asks>> {
        let go_on = Prompt { seat: None, asks: Asks::Next, kind: Kind::GoOn };
        match self.phase {
            Phase::Income | Phase::RoundEnd => Some(go_on),
            Phase::Actions if self.keeps_books() => {
                Some(Prompt { seat: Some(self.seat(self.turn)), asks: Asks::Action, kind: Kind::Pick })
            }
            Phase::Actions => Some(Prompt { seat: None, asks: Asks::Pass, kind: Kind::Seat { among: self.in_play() } }),
            Phase::Provost => {
                let seat = self.asked_seat()?;
                let (from, to) = self.provost_range(self.place(seat)?);
                Some(Prompt { seat: Some(seat), asks: Asks::Steps, kind: Kind::Amount { from, to } })
            }
            Phase::Effects => match self.due() {
                None => Some(go_on),
                Some(due) => Some(Prompt { seat: Some(due.seat), asks: Asks::Effect, kind: Kind::Pick }),
            },
            Phase::Castle => {
                let seat = self.asked_seat()?;
                let to = self.most_batches(self.place(seat)?).into();
                Some(Prompt { seat: Some(seat), asks: Asks::Batches, kind: Kind::Amount { from: 0, to } })
            }
            Phase::Over => {
                let (place, line) = self.still_to_count()?;
                let asks = match line {
                    Counted::Gold => Asks::Gold,
                    Counted::Cubes => Asks::Cubes,
                    _ => Asks::Coins,
                };
                let to = Amounts::<1>::MOST as i16;
                Some(Prompt { seat: Some(self.seat(place)), asks, kind: Kind::Amount { from: 0, to } })
            }
        }
    }

    /// Those who have not passed this round.
    fn in_play(&self) -> Seats {
        (0..self.players()).filter(|place| !self.passed.contains(place)).map(|place| self.seat(place)).collect()
    }

    /// The event that `answer` to the present prompt means; `None` when it does not answer it.
    pub(super) fn event_for(&self, answer: Answer) -> Option<Event> {
        let prompt = self.ask()?;
        match (prompt.kind, answer) {
            (Kind::GoOn, Answer::GoOn) => Some(Event::Next),
            (Kind::Pick, Answer::Pick(place)) => self.legal().nth(place.into()),
            (Kind::Seat { among }, Answer::Seat(seat)) if among.contains(seat) => Some(Event::Pass(seat)),
            (Kind::Amount { from, to }, Answer::Amount(amount)) if (from..=to).contains(&amount) => {
                let seat = prompt.seat?;
                let number = u16::try_from(amount).unwrap_or(0);
                let count = |line: Counted| Event::Count { seat, counts: Counts::NONE.with(line.index(), number) };
                match prompt.asks {
                    Asks::Steps => Some(Event::Provost { seat, steps: i8::try_from(amount).ok()? }),
                    Asks::Batches => {
                        Some(Event::Castle { seat, batches: u8::try_from(amount).ok()?, pay: Pay::UNSAID })
                    }
                    Asks::Gold => Some(count(Counted::Gold)),
                    Asks::Cubes => Some(count(Counted::Cubes)),
                    Asks::Coins => Some(count(Counted::Coins)),
                    Asks::Next | Asks::Action | Asks::Pass | Asks::Effect => None,
                }
            }
            _ => None,
        }
    }
}
