//! What the game asks next, and what an answer means as an event.
//!
//! One prompt at a time, for the state as it is. Invariant: there is a prompt until the game is over and counted, and
//! at least one answer to it is legal.

use super::event::Counts;
use super::pay::Pay;
use super::scoring::ASKED;
use super::{Event, MagnaCarta, Phase};
use crate::Game;
use crate::notation::words;
use crate::prompt::{Answer, COUNTED, Kind, Prompt};
use crate::seat::{Seat, Seats};

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
        /// The last count: gold cubes, other cubes and deniers.
        Count = "count",
    }
}

impl MagnaCarta {
    pub(super) fn ask(&self) -> Option<Prompt<Asks>> {
        let go_on = Prompt::of_all(Asks::Next, Kind::GoOn);
        Some(match self.phase {
            Phase::Income | Phase::RoundEnd => go_on,
            Phase::Actions if self.keeps_books() => Prompt::of(self.seat(self.turn), Asks::Action, Kind::Pick),
            // Whoever comes after the seat that built or passed last; at first the start card's.
            Phase::Actions => {
                Prompt::of_all(Asks::Pass, Kind::Seat { among: self.in_play(), usual: self.seat(self.turn) })
            }
            Phase::Provost => {
                let seat = self.asked_seat()?;
                let (from, to) = self.provost_range(self.place(seat)?);
                self.of_those_asked(seat, Asks::Steps, from, to)
            }
            Phase::Effects => match self.due() {
                None => go_on,
                Some(due) => Prompt::of(due.seat, Asks::Effect, Kind::Pick),
            },
            Phase::Castle => {
                let seat = self.asked_seat()?;
                let to = self.most_batches(self.place(seat)?).into();
                self.of_those_asked(seat, Asks::Batches, 0, to)
            }
            Phase::Over => {
                let place = self.still_to_count()?;
                let known = &self.players[place].counts;
                let usual = ASKED.map(|line| known.get(line.index()).unwrap_or(0));
                Prompt::of(self.seat(place), Asks::Count, Kind::Counts { usual, most: Counts::MOST })
            }
        })
    }

    /// A question of the provost's or the castle's phase, which are answered in passing order: to do nothing (0) is always
    /// allowed, and the usual answer. "Nobody else" is one too while others are still to be asked.
    fn of_those_asked(&self, seat: Seat, asks: Asks, from: i16, to: i16) -> Prompt<Asks> {
        let nobody = self.passed.len().saturating_sub(self.asked.into()) > 1;
        Prompt { nobody, ..Prompt::of(seat, asks, Kind::Amount { from, to, usual: 0 }) }
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
            (_, Answer::Nobody) if prompt.nobody => Some(Event::Nobody),
            (Kind::Seat { among, .. }, Answer::Seat(seat)) if among.contains(seat) => Some(Event::Pass(seat)),
            (Kind::Amount { from, to, .. }, Answer::Amount(amount)) if (from..=to).contains(&amount) => {
                let seat = prompt.seat?;
                match prompt.asks {
                    Asks::Steps => Some(Event::Provost { seat, steps: i8::try_from(amount).ok()? }),
                    Asks::Batches => {
                        Some(Event::Castle { seat, batches: u8::try_from(amount).ok()?, pay: Pay::UNSAID })
                    }
                    Asks::Next | Asks::Action | Asks::Pass | Asks::Effect | Asks::Count => None,
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
            (_, Event::Next) => Answer::GoOn,
            (_, Event::Nobody) => Answer::Nobody,
            (_, Event::Pass(seat)) => Answer::Seat(seat),
            (_, Event::Provost { steps, .. }) => Answer::Amount(steps.into()),
            (_, Event::Castle { batches, .. }) => Answer::Amount(batches.into()),
            (_, Event::Count { counts, .. }) => {
                // With another line given, or one left out, it is no answer: the comparison below says so.
                let mut numbers = [0; COUNTED];
                for (number, line) in numbers.iter_mut().zip(ASKED) {
                    *number = counts.get(line.index())?;
                }
                Answer::Counts(numbers)
            }
            _ => return None,
        };
        (self.event_for(answer) == Some(*event)).then_some(answer)
    }
}
