//! The lesson: one round with the intro rules, then the provost, on the rulebook's own examples.
//!
//! The script is data (`script`), the table beside it is the real engine's (`table`), the screens are a game's own
//! (`draw`). Nothing is stored but where the newcomer is: the table of a step is replayed from the start of the script,
//! so going back needs no memory. Invariant: a question is left forward only by its right answer.

mod draw;
mod script;
mod table;
#[cfg(test)]
mod tests;

use engine::magna_carta::MagnaCarta;

use crate::{
    Change,
    press::{Button, Press},
    screen::List,
    text::lesson::ANSWERS,
};
use script::{STEPS, Step};

/// What the device says to an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reply {
    Right,
    Wrong,
}

/// Where the newcomer is in the lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lesson {
    /// The step that is open, `0..STEPS.len()`.
    step: u8,
    /// The marked answer, on a step that asks.
    answers: List,
    /// Given to the answer; until the next press.
    reply: Option<Reply>,
}

impl Lesson {
    fn at(step: u8) -> Self {
        Lesson { step, ..Lesson::default() }
    }

    fn step(&self) -> &'static Step {
        STEPS.get(usize::from(self.step)).unwrap_or(&STEPS[0])
    }

    /// The number of the right answer, while one is awaited.
    fn awaited(&self) -> Option<u8> {
        match self.step() {
            Step::Ask { right, .. } if self.reply.is_none() => Some(*right),
            _ => None,
        }
    }

    fn is_last(&self) -> bool {
        usize::from(self.step) + 1 == STEPS.len()
    }

    /// The table as it lies at this step, with the answer where it asks; `None` before a game has begun.
    fn table(&self) -> Option<MagnaCarta> {
        table::after(STEPS.iter().take(usize::from(self.step) + 1))
    }

    /// C goes on or answers and A goes back; UP and DOWN mark an answer, or turn the page where nothing is asked.
    /// `None` when that leaves the lesson.
    pub(crate) fn press(&mut self, press: Press) -> Option<Change> {
        if let Some(right) = self.awaited() {
            match press.short() {
                Some(Button::C) => {
                    self.reply = Some(if self.answers.mark() == right { Reply::Right } else { Reply::Wrong });
                    return Some(Change::Screen);
                }
                Some(Button::A) => {}
                _ => return Some(self.answers.press(press, ANSWERS as u8)),
            }
        }
        let open = match (press.short(), press.step(), self.reply) {
            // The answer is taken back, or tried again; the mark stays where it was.
            (Some(Button::A), _, Some(_)) | (Some(Button::C), _, Some(Reply::Wrong)) => Lesson { reply: None, ..*self },
            (Some(Button::A), ..) => Lesson::at(self.step.checked_sub(1)?),
            (Some(Button::C), ..) if self.is_last() => return None,
            (Some(Button::C), ..) => Lesson::at(self.step + 1),
            (_, Some(1), None | Some(Reply::Right)) if !self.is_last() => Lesson::at(self.step + 1),
            (_, Some(-1), None | Some(Reply::Right)) => Lesson::at(self.step.saturating_sub(1)),
            _ => *self,
        };
        let changed = open != *self;
        *self = open;
        Some(if changed { Change::Screen } else { Change::Nothing })
    }
}
