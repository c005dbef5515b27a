//! The lesson: a first game for newcomers, step by step.
//!
//! What is taught is a game's [`Course`]; the screens are a game's own (`draw`). Nothing is stored but where the
//! newcomer is, so going back needs no memory. Invariant: a question is left forward only by its right answer.

mod course;
mod draw;

use crate::{
    Change,
    games::GameId,
    press::{Button, Press},
    screen::{List, Next},
    text::lesson::ANSWERS,
};
pub(crate) use course::{Course, Page, Script, Step};

/// What the device says to an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reply {
    Right,
    Wrong,
}

/// Where the newcomer is in the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lesson {
    pub(crate) game: GameId,
    /// The step that is open, below the course's `steps()`.
    step: u8,
    /// The marked answer, on a step that asks.
    answers: List,
    /// Given to the answer; until the next press.
    reply: Option<Reply>,
}

impl Lesson {
    /// The first step.
    pub(crate) fn of(game: GameId) -> Self {
        Lesson { game, step: 0, answers: List::default(), reply: None }
    }

    fn course(&self) -> &'static dyn Course {
        self.game.about().course
    }

    fn at(self, step: u8) -> Self {
        Lesson { step, ..Lesson::of(self.game) }
    }

    /// The number of the right answer, while one is awaited.
    fn awaited(&self) -> Option<u8> {
        self.course().right(self.step).filter(|_| self.reply.is_none())
    }

    fn is_last(&self) -> bool {
        self.step + 1 >= self.course().steps()
    }

    /// C goes on or answers and A goes back; UP and DOWN mark an answer, or turn the page where nothing is asked. A on the
    /// first step and C on the last leave the lesson; so does A held, anywhere.
    pub(crate) fn press(&mut self, press: Press) -> Next {
        match (press.short(), press.held()) {
            (Some(Button::B), _) => return Next::Help,
            (_, Some(Button::A)) => return Next::Back,
            _ => {}
        }
        if let Some(right) = self.awaited() {
            match press.short() {
                Some(Button::C) => {
                    self.reply =
                        Some(if self.answers.mark() == usize::from(right) { Reply::Right } else { Reply::Wrong });
                    return Next::Stay(Change::Screen);
                }
                Some(Button::A) => {}
                _ => return Next::Stay(self.answers.press(press, ANSWERS)),
            }
        }
        let open = match (press.short(), press.step(), self.reply) {
            // The answer is taken back, or tried again; the mark stays where it was.
            (Some(Button::A), _, Some(_)) | (Some(Button::C), _, Some(Reply::Wrong)) => Lesson { reply: None, ..*self },
            (Some(Button::A), ..) if self.step == 0 => return Next::Back,
            (Some(Button::A), ..) => self.at(self.step - 1),
            (Some(Button::C), ..) if self.is_last() => return Next::Back,
            (Some(Button::C), ..) => self.at(self.step + 1),
            (_, Some(1), None | Some(Reply::Right)) if !self.is_last() => self.at(self.step + 1),
            (_, Some(-1), None | Some(Reply::Right)) => self.at(self.step.saturating_sub(1)),
            _ => *self,
        };
        let changed = open != *self;
        *self = open;
        Next::Stay(if changed { Change::Screen } else { Change::Nothing })
    }
}
