//! The picture of the screen that is up, and the help that covers it.
//!
//! Each screen draws itself; here is which one, and what lies over it. Invariant: drawing changes nothing.

use core::borrow::BorrowMut;

use engine::journal::Journal;

use crate::{
    Companion, Notice, Restart, Screen,
    draw::chrome::{self, Under},
    picture::Picture,
    screen::{Label, View, Wording, discard, fault, help, home, settings as settings_screen},
    text::{
        Sentence, Word,
        fill::{Line, fill, tell},
        prose::Prose,
    },
};

impl<J: BorrowMut<Journal> + 'static> Companion<J> {
    /// Draws the screen that is up.
    pub fn draw(&self, picture: &mut Picture) {
        *picture = Picture::blank();
        let view = self.view();
        if self.help {
            let (title, text) = self.help(view);
            let of_game = match (&self.screen, &self.game) {
                (Screen::Game, Some(game)) => game.beside_help(view),
                _ => ("", Prose::EMPTY),
            };
            help::draw(picture, view, &title, text, of_game);
        } else {
            self.draw_screen(picture, view);
        }
        if let Some(note) = self.lasting_line(view) {
            match (&self.screen, &self.game) {
                (Screen::Game, Some(game)) if !self.help => game.draw_note(picture, view, &note),
                _ => chrome::draw_note(picture, &note, "", Under::Title),
            }
        }
        #[cfg(feature = "audit")]
        picture.audit.finish();
        if self.settings.flipped {
            picture.flip();
        }
    }

    fn draw_screen(&self, picture: &mut Picture, view: View) {
        match &self.screen {
            Screen::Home(home) => {
                let state = home::State { waiting: self.waiting(view), last: self.last.game };
                home.draw(picture, view, &state, self.restart_line(view).as_deref());
            }
            Screen::Discard(_) => discard::draw(picture, view),
            Screen::SetUp(opening) => opening.draw(picture, view),
            Screen::Game => {
                if let Some(game) = &self.game {
                    game.draw(picture, view);
                    if let Some(note) = self.restart_line(view) {
                        game.draw_note(picture, view, &note);
                    }
                }
            }
            Screen::Games(games) => games.draw(picture, view),
            Screen::Lesson(lesson) => lesson.draw(picture, view),
            Screen::Results(screen) => screen.draw(picture, view, &self.results),
            Screen::Settings(list) => settings_screen::draw(*list, picture, view, !self.fault.is_empty()),
            Screen::Fault => fault::draw(picture, view, &self.fault),
            Screen::Trouble { trouble, .. } => trouble.draw(picture, view),
        }
    }

    /// The game that waits, and how far it is; of one that is over, who has won.
    fn waiting(&self, view: View) -> Option<Label> {
        let game = self.game.as_ref()?;
        let progress = game.board.show().progress(view.worded(Wording::Plain));
        let (name, value) = if game.is_finished() {
            (view.texts.word(Word::Result), progress)
        } else {
            (view.texts.word(Word::GoOnPlaying), fill("{0}, {1}", &[&game.game().about().name(view), &progress]))
        };
        Some(Label { name: fill(name, &[]), value })
    }

    /// One line that lies over every screen: what is not stored; or what was found at the start, until something is pressed.
    fn lasting_line(&self, view: View) -> Option<Line> {
        let says = match self.notice {
            _ if self.unstored => Sentence::Unstored,
            // That the device has restarted is said first, and a question stands alone.
            Some(_) if self.restarted.is_some() || self.asks_about_data() => return None,
            Some(Notice::Mended) => Sentence::Mended,
            Some(Notice::ValuesLost) => Sentence::ValuesLost,
            None => return None,
        };
        Some(tell(view.texts.say(says), &[]))
    }

    /// One line that says that the device has restarted, with a code that tells one fault from another.
    fn restart_line(&self, view: View) -> Option<Line> {
        let template = match self.restarted? {
            Restart::Resumed => view.texts.word(Word::Restarted),
            Restart::Closed => view.texts.word(Word::Closed),
        };
        let code = self.fault.bytes().fold(0u16, |code, byte| code.rotate_left(5) ^ u16::from(byte));
        Some(fill(template, &[&format_args!("{code:04X}")]))
    }

    /// The title and the text of the help that belongs to the screen: what it is for and what the buttons do, or the rule
    /// of the phase.
    fn help(&self, view: View) -> (Line, Prose) {
        let texts = view.texts;
        let text = match &self.screen {
            Screen::Game => match &self.game {
                Some(game) => return game.help(view),
                None => texts.say(Sentence::HelpHome),
            },
            Screen::SetUp(opening) => return opening.help(view),
            Screen::Lesson(lesson) => return lesson.help(view),
            Screen::Results(_) => texts.say(Sentence::HelpResults),
            Screen::Settings(list) => return settings_screen::help(*list, view),
            Screen::Home(_) | Screen::Games(_) | Screen::Discard(_) | Screen::Fault | Screen::Trouble { .. } => {
                texts.say(Sentence::HelpHome)
            }
        };
        (fill(texts.word(Word::HelpTitle), &[]), text)
    }
}
