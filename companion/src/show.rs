//! The picture of the screen that is up, and the help that covers it.
//!
//! Each screen draws itself; here is which one, and what lies over it. Invariant: drawing changes nothing.

use core::borrow::BorrowMut;

use engine::journal::Journal;

use crate::{
    Companion, Help, Restart, Screen,
    draw::{
        chrome::{self, Hints},
        text::{Size, paragraph},
    },
    games::GameId,
    picture::Picture,
    screen::{Row, View, settings as settings_screen},
    text::fill::{Line, fill},
};

impl<J: BorrowMut<Journal> + 'static> Companion<J> {
    /// Draws the screen that is up.
    pub fn draw(&self, picture: &mut Picture) {
        *picture = Picture::blank();
        let view = self.view();
        match (self.help, &self.game) {
            (None, _) => self.draw_screen(picture, view),
            (Some(Help::Reminder), Some(game)) => {
                chrome::draw(picture, &game.heading(view), "", Hints { c: view.texts.ok, ..Hints::default() });
                paragraph(picture, game.reminder(view), Size::Title, chrome::BODY);
            }
            (Some(_), _) => self.draw_help(picture, view),
        }
        if self.settings.flipped {
            picture.flip();
        }
    }

    fn draw_screen(&self, picture: &mut Picture, view: View) {
        let texts = view.texts;
        match &self.screen {
            Screen::Home(home) => {
                let progress: Option<Line> = self.game.as_ref().map(|game| game.progress(view));
                let note = self.restart_line(view);
                home.draw(picture, view, progress.as_deref(), note.as_deref());
            }
            Screen::Discard(_) => {
                let hints = Hints { a: texts.keep, b: texts.discard_yes, ..Hints::default() };
                chrome::draw(picture, texts.discard_title, "", hints);
                paragraph(picture, texts.discard, Size::Body, chrome::BODY);
            }
            Screen::SetUp(opening) => opening.draw(picture, view),
            Screen::Game => {
                if let Some(game) = &self.game {
                    game.draw(picture, view);
                }
                if let Some(note) = self.restart_line(view) {
                    chrome::draw_note(picture, &note);
                }
            }
            Screen::Lessons(list) => {
                let hints = Hints { a: texts.back, b: texts.help, c: texts.choose, up_down: true };
                chrome::draw(picture, texts.lesson, view.settings.language.code(), hints);
                let rows = GameId::ALL.map(|game| Row { label: game.name(view), value: "" });
                list.draw(picture, &rows);
            }
            Screen::Lesson(lesson) => lesson.draw(picture, view),
            Screen::Results(screen) => screen.draw(picture, view, &self.results),
            Screen::Settings(list) => settings_screen::draw(list, picture, view, !self.fault.is_empty()),
            Screen::Fault => {
                chrome::draw(picture, texts.last_fault, "", Hints { a: texts.back, ..Hints::default() });
                let message = if self.fault.is_empty() { texts.no_fault } else { &self.fault };
                paragraph(picture, message, Size::Hint, chrome::BODY);
            }
            Screen::Trouble { trouble, .. } => trouble.draw(picture, view),
        }
    }

    /// One line that says that the device has restarted, with a code that tells one fault from another.
    fn restart_line(&self, view: View) -> Option<Line> {
        let template = match self.restarted? {
            Restart::Resumed => view.texts.restarted,
            Restart::Closed => view.texts.closed,
        };
        let code = self.fault.bytes().fold(0u16, |code, byte| code.rotate_left(5) ^ u16::from(byte));
        Some(fill(template, &[&format_args!("{code:04X}")]))
    }

    /// The help that belongs to the screen: what it is for and what the buttons do, or the rule of the phase.
    fn draw_help(&self, picture: &mut Picture, view: View) {
        let texts = view.texts;
        let (title, help) = match &self.screen {
            Screen::Game => match &self.game {
                Some(game) => (game.heading(view), game.rule(view)),
                None => (Line::new(), ""),
            },
            Screen::Lesson(_) | Screen::Lessons(_) => (fill(texts.help_title, &[]), texts.help_lesson),
            Screen::Results(_) => (fill(texts.help_title, &[]), texts.help_results),
            Screen::Settings(_) => (fill(texts.help_title, &[]), texts.help_settings),
            Screen::SetUp(opening) => opening.help(view),
            Screen::Home(_) | Screen::Discard(_) | Screen::Fault | Screen::Trouble { .. } => {
                (fill(texts.help_title, &[]), texts.help_home)
            }
        };
        let hints = Hints { a: texts.back, c: texts.ok, ..Hints::default() };
        chrome::draw(picture, &title, view.settings.language.code(), hints);
        paragraph(picture, help, Size::Body, chrome::BODY);
    }
}
