//! What the device does and shows.
//!
//! Presses go in, pictures come out; nothing here touches a pin, a clock or a flash page, so all of it runs and is
//! tested on a PC. The rules of the games are the engine's; this crate asks and shows.
//!
//! ```text
//! press -> Companion::press -> Change -> Companion::draw -> Picture
//! ```
//!
//! | module | what it holds |
//! |---|---|
//! | [`press`] | the vocabulary of the five buttons |
//! | [`picture`] | 296 x 128 pixels in the panel's own order |
//! | [`settings`] | what the players chose once and for all |
//! | `screen` | one file a screen: what it shows, what each button does there |
//! | `text` | the words, one table a language |
//! | [`draw`] | fonts, frame and small bitmaps |
//!
//! Invariant: the picture is a pure function of the companion's state. Drawn twice, it is the same.

#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

pub mod draw;
pub mod picture;
pub mod press;
mod screen;
pub mod settings;
mod text;

use picture::Picture;
use press::{Button, Press};
use screen::{Screen, View};
use settings::Settings;

/// What a press changed on the glass, so that the panel can take the waveform that fits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Change {
    /// Nothing to draw.
    #[default]
    Nothing,
    /// A mark or a value on the same screen.
    Mark,
    /// Another screen.
    Screen,
}

/// The device's mind: which screen is up and what the players have chosen.
#[derive(Debug)]
pub struct Companion {
    settings: Settings,
    screen: Screen,
    /// The screen's help covers it.
    help: bool,
    /// The device has come back from a fault and has not been touched since.
    restarted: bool,
}

impl Companion {
    /// The home screen, with the players' settings.
    pub fn new(settings: Settings) -> Self {
        Self { settings, screen: Screen::home(), help: false, restarted: false }
    }

    /// Tells the players that the device restarted by itself, until they press a button.
    pub fn note_restart(&mut self) {
        self.restarted = true;
    }

    /// The players' settings as they stand.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// Takes one moment of a press and says what it changed.
    pub fn press(&mut self, press: Press) -> Change {
        let noted = core::mem::take(&mut self.restarted);
        let change = self.react(press);
        if noted { change.max(Change::Mark) } else { change }
    }

    fn react(&mut self, press: Press) -> Change {
        if self.help {
            return match press.short() {
                Some(Button::A | Button::B | Button::C) => {
                    self.help = false;
                    Change::Screen
                }
                _ => Change::Nothing,
            };
        }
        match (press.short(), press.held()) {
            (Some(Button::B), _) => {
                self.help = true;
                Change::Screen
            }
            // Whoever cannot read the screen holds B and sees the next language, wherever they are.
            (_, Some(Button::B)) => {
                self.settings.language = self.settings.language.next();
                Change::Screen
            }
            _ => self.screen.press(press, &mut self.settings),
        }
    }

    /// Draws the screen that is up.
    pub fn draw(&self, picture: &mut Picture) {
        *picture = Picture::blank();
        let view = View { settings: self.settings, texts: text::table(self.settings.language) };
        if self.help {
            self.screen.draw_help(picture, view);
        } else {
            self.screen.draw(picture, view, self.restarted);
        }
    }
}
