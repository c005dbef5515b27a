//! What the game asks next, and what an answer means as an event.
//!
//! One prompt at a time, for the state as it is. Invariant: there is a prompt until the game is over and counted, and
//! at least one answer to it is legal.

use super::event::{Counted, Counts};
use super::pay::Pay;
use super::scoring::ASKED;
use super::tiles::Effect;
use super::{Caylus, Event, Phase};
use crate::Game;
use crate::notation::words;
use crate::prompt::{Answer, COUNTED, Kind, Prompt};

words! {
    /// What is asked.
    Asks, "a question" {
        /// Go on to the next phase.
        Next = "next",
        /// A worker or a pass (the device keeps the books).
        Action = "action",
        /// Who passes (the players keep the books).
        Pass = "pass",
        /// What the special buildings did (the players keep the books).
        Special = "special",
        /// Whether and how the effect that is due is used.
        Effect = "effect",
        /// How far the provost moves.
        Steps = "steps",
        /// How many houses are built in the castle (the device keeps the books).
        Batches = "batches",
        /// Who builds how many houses in the castle (the players keep the books).
        Castle = "castle",
        /// For what the favour is used.
        Favour = "favour",
        /// The last count, from the gold cubes on.
        Gold = "gold",
        /// The same, where gold is counted.
        Cubes = "cubes",
        /// The same, where only the deniers are left.
        Coins = "coins",
    }
}

impl Caylus {
    pub(super) fn ask(&self) -> Option<Prompt<Asks>> {
        if let Some(seat) = self.favour_due() {
            return Some(Prompt::of(seat, Asks::Favour, Kind::Pick));
        }
        let go_on = Prompt::of_all(Asks::Next, Kind::GoOn);
        Some(match self.phase {
            Phase::Income | Phase::RoundEnd => go_on,
            Phase::Workers if self.keeps_books() => Prompt::of(self.turn, Asks::Action, Kind::Pick),
            // Whoever comes after the seat that passed last; at first the first of the turn order.
            Phase::Workers => Prompt::of_all(Asks::Pass, Kind::Seat { among: self.in_play(), usual: self.turn }),
            Phase::Special if !self.keeps_books() => Prompt::of_all(Asks::Special, Kind::GoOn),
            Phase::Special | Phase::Effects => match self.due() {
                None => go_on,
                Some(due) if matches!(due.effect, Effect::Guild) => {
                    let (from, to) = self.provost_range(self.place(due.seat)?);
                    Prompt::of(due.seat, Asks::Steps, Kind::Amount { from, to, usual: 0 })
                }
                Some(due) => Prompt::of(due.seat, Asks::Effect, Kind::Pick),
            },
            Phase::Provost => {
                let seat = self.asked_seat()?;
                let (from, to) = self.provost_range(self.place(seat)?);
                let nobody = self.passed.len().saturating_sub(self.asked.into()) > 1;
                Prompt { nobody, ..Prompt::of(seat, Asks::Steps, Kind::Amount { from, to, usual: 0 }) }
            }
            // To build nothing costs points: the usual answer is a house, where there is one to build.
            Phase::Castle if self.keeps_books() => {
                let seat = self.asked_seat()?;
                let to = self.most_houses(self.place(seat)?).into();
                Prompt::of(seat, Asks::Batches, Kind::Amount { from: 0, to, usual: to.min(1) })
            }
            // To go on says that nobody else stands there, which costs nothing.
            Phase::Castle => Prompt::of_all(Asks::Castle, Kind::GoOn),
            Phase::Over => {
                let (place, line) = self.still_to_count()?;
                let asks = match line {
                    Counted::Gold => Asks::Gold,
                    Counted::Cubes => Asks::Cubes,
                    Counted::Coins | Counted::Points => Asks::Coins,
                };
                let known = &self.player(place).counts;
                let usual = ASKED.map(|line| known.get(line.index()).unwrap_or(0));
                Prompt::of(self.seat(place), asks, Kind::Counts { usual, most: Counts::MOST })
            }
        })
    }

    /// The event that an answer to the present prompt means; `None` when it does not answer it.
    pub(super) fn event_for(&self, answer: Answer) -> Option<Event> {
        let prompt = self.ask()?;
        match (prompt.kind, answer) {
            (Kind::GoOn, Answer::GoOn) if prompt.asks == Asks::Castle => Some(Event::Nobody),
            (Kind::GoOn, Answer::GoOn) => Some(Event::Next),
            (Kind::Pick, Answer::Pick(place)) => self.legal().nth(place.into()),
            (_, Answer::Nobody) if prompt.nobody => Some(Event::Nobody),
            (Kind::Seat { among, .. }, Answer::Seat(seat)) if among.contains(seat) => Some(Event::Pass(seat)),
            (Kind::Amount { from, to, .. }, Answer::Amount(amount)) if (from..=to).contains(&amount) => {
                let seat = prompt.seat?;
                match prompt.asks {
                    Asks::Steps => Some(Event::Provost { seat, steps: i8::try_from(amount).ok()? }),
                    Asks::Batches => Some(Event::Castle { seat, houses: u8::try_from(amount).ok()?, pay: Pay::UNSAID }),
                    _ => None,
                }
            }
            (Kind::Counts { most, .. }, Answer::Counts(numbers)) if numbers.iter().all(|number| *number <= most) => {
                let given = ASKED.into_iter().zip(numbers);
                let counts = given.fold(Counts::NONE, |counts, (line, number)| counts.with(line.index(), number));
                Some(Event::Count { seat: prompt.seat?, counts })
            }
            _ => None,
        }
    }

    /// The answer to the present prompt that means `event`; `None` when it is no answer to it.
    pub(super) fn answer_for(&self, event: &Event) -> Option<Answer> {
        let answer = match (self.ask()?.kind, *event) {
            (Kind::Pick, _) => {
                let place = self.legal().position(|legal| legal == *event)?;
                return u16::try_from(place).ok().map(Answer::Pick);
            }
            (Kind::GoOn, Event::Next | Event::Nobody) => Answer::GoOn,
            (_, Event::Nobody) => Answer::Nobody,
            (_, Event::Pass(seat)) => Answer::Seat(seat),
            (_, Event::Provost { steps, .. }) => Answer::Amount(steps.into()),
            (_, Event::Castle { houses, .. }) => Answer::Amount(houses.into()),
            (_, Event::Count { counts, .. }) => {
                let mut numbers = [0; COUNTED];
                for (number, line) in numbers.iter_mut().zip(ASKED) {
                    *number = counts.get(line.index())?;
                }
                Answer::Counts(numbers)
            }
            _ => return None,
        };
        self.event_for(answer).is_some_and(|meant| meant == *event).then_some(answer)
    }
}
