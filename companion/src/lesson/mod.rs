//! The lesson: a first game for newcomers, played on the real screens.
//!
//! What is taught is a game's [`Course`]. A page is read; in a task the learner presses what a player presses, on the very
//! session of a game, under one line that says what to enter. Nothing is kept but where the learner is. Invariant: a task
//! is left forward only by the entry that it awaits; any other is explained and changes nothing.

mod script;
#[cfg(all(test, feature = "audit"))]
mod tests;

use embedded_graphics::primitives::Rectangle;
use serde::{Deserialize, Serialize};

use crate::{
    Change,
    draw::{
        area,
        chrome::{self, Hints},
        text::{Size, paragraph},
    },
    games::GameId,
    memory::GAMES,
    picture::{Picture, WIDTH},
    press::{Button, Press},
    screen::{Next, Target, View},
    session::{Board, Desk, Session},
    settings::{Settings, Teaching},
    text::{
        Sentence, Word,
        fill::{Line, fill},
        prose::Prose,
    },
};
pub(crate) use script::{Course, Lines, Said, Script, Step, lesson, plainly};

/// The room of a page: nothing is to be turned. Above a drawing it has so many lines.
const PAGE: Rectangle = area(4, chrome::BODY.top_left.y, WIDTH - 8, chrome::BODY.size.height);
const PAGE_LINES: u32 = 3;

/// The step at which each game's lesson goes on, by the game's number. It is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Learnt([u8; GAMES as usize]);

impl Learnt {
    /// 0 where a lesson begins.
    pub(crate) fn step(self, game: GameId) -> u8 {
        self.0.get(usize::from(game.number())).copied().unwrap_or(0)
    }

    pub(crate) fn keep(&mut self, game: GameId, step: u8) {
        if let Some(kept) = self.0.get_mut(usize::from(game.number())) {
            *kept = step;
        }
    }
}

/// Where the learner is in the lesson.
#[derive(Clone)]
pub(crate) struct Lesson {
    pub(crate) game: GameId,
    /// The step that is open, below the number of steps.
    step: u8,
    /// What the presses of a task have moved so far.
    desk: Desk,
}

impl Lesson {
    /// The lesson at this step; at the first where there is none with this number.
    pub(crate) fn at(game: GameId, step: u8) -> Self {
        let mut lesson = Lesson { game, step, desk: Session::new(()) };
        if step >= lesson.steps() {
            lesson.step = 0;
        }
        lesson.course().play(lesson.step, &mut lesson.desk, Prose::EMPTY, &mut |session| session.forget_cursor());
        lesson
    }

    /// The step to come back to.
    pub(crate) fn step(&self) -> u8 {
        self.step
    }

    fn course(&self) -> &'static dyn Course {
        self.game.about().course
    }

    fn steps(&self) -> u8 {
        self.course().steps()
    }

    fn said(&self, view: View) -> Said {
        self.course().said().of(view.settings.language).at(self.step)
    }

    fn open(&mut self, step: u8) -> Next {
        *self = Lesson::at(self.game, step);
        Next::Stay(Change::Screen)
    }

    /// The session of the task that is open, for `act`; gives whether it is fulfilled.
    fn play(&self, desk: &mut Desk, view: View, act: &mut dyn FnMut(&mut Session<dyn Board>, View)) -> bool {
        // The lesson teaches by itself, and the provost's ghost is its picture of a move.
        let settings = Settings { what_if: true, teaching: Teaching::Off, ..view.settings };
        let view = View { settings, ..view };
        self.course().play(self.step, desk, self.said(view).why, &mut |session| act(session, view))
    }

    /// A page: C goes on and A goes back. A task: as in a game, but A goes back a step and held C opens no menu. Held A
    /// leaves.
    pub(crate) fn press(&mut self, press: Press, view: View) -> Next {
        let why = self.said(view).why;
        match (press.short(), press.held()) {
            (_, Some(Button::A)) => return Next::Back,
            (Some(Button::A), _) if self.desk.is_resting() => {
                return if self.step == 0 { Next::Back } else { self.open(self.step - 1) };
            }
            (_, Some(Button::C)) if !why.is_empty() => {
                self.desk.note(plainly(&why.read()));
                return Next::Stay(Change::Mark);
            }
            _ if !why.is_empty() => {}
            (Some(Button::B), _) | (_, Some(Button::B)) => return Next::Help,
            (Some(Button::C), _) if self.step + 1 >= self.steps() => {
                // A lesson that is over begins anew.
                self.step = 0;
                return Next::Open(Target::NewGame(self.game));
            }
            (Some(Button::C), _) => return self.open(self.step + 1),
            _ => return Next::NOTHING,
        }
        let (mut next, mut desk) = (Next::NOTHING, core::mem::replace(&mut self.desk, Session::new(())));
        let done = self.play(&mut desk, view, &mut |session, view| next = session.press(press, view));
        self.desk = desk;
        // What to do is said from the resting screen on: a list that was opened in error is closed.
        if !done && self.desk.is_noted() {
            self.desk.close_lists();
        }
        if done { self.open(self.step + 1) } else { next }
    }

    pub(crate) fn draw(&self, picture: &mut Picture, view: View) {
        let (texts, said) = (view.texts, self.said(view));
        if !said.why.is_empty() {
            self.play(&mut self.desk.clone(), view, &mut |session, view| {
                session.draw_under(picture, view, &said.text.read())
            });
            return;
        }
        let corner = fill("{0}/{1}", &[&(self.step + 1), &self.steps()]);
        let c = if self.step + 1 < self.steps() { texts.word(Word::GoOn) } else { texts.word(Word::Begin) };
        chrome::draw(
            picture,
            texts.word(Word::Lesson),
            &corner,
            Hints { a: texts.word(Word::Back), b: texts.word(Word::Help), c, up_down: false },
        );
        let mut room = PAGE;
        if let Some(draw) = self.course().picture(self.step) {
            room.size.height = PAGE_LINES * Size::Body.line();
            draw(picture, view);
        }
        paragraph(picture, &said.text.read(), Size::Body, room);
    }

    /// The title and the text of the help: of a task, the rule of the phase.
    pub(crate) fn help(&self, view: View) -> (Line, Prose) {
        let mut help = (fill(view.texts.word(Word::Lesson), &[]), view.texts.say(Sentence::HelpLesson));
        self.play(&mut self.desk.clone(), view, &mut |session, view| help = session.help(view));
        help
    }
}
