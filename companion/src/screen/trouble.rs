//! What the device says when something is wrong, and what can be done about it.
//!
//! A sentence, and where something would be lost the choice is the players'. Invariant: nothing is erased unless somebody
//! has pressed the button that says so.

use crate::{
    draw::{
        chrome::{self, Hints},
        text::{Size, paragraph},
    },
    picture::Picture,
    press::{Button, Press},
    screen::{Next, Target, View},
    text::{Sentence, Word},
};

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// What is stored cannot be read.
    Corrupt,
    /// An entry of the game cannot be read; it can go on before it, and then what follows is gone.
    Broken,
    /// What is stored was written by another version, with this format.
    UnknownFormat(u8),
    /// The last entries of the game do not fit these rules; it can go on before them, and then they are gone.
    Shortened,
    /// The flash takes no more entries for this game.
    Full,
    /// The flash does not take an entry.
    Worn,
    /// The flash takes no settings and results; the game is stored.
    Values,
    /// The battery is nearly empty; the device is about to switch itself off.
    LowBattery,
}

/// What the players ask of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// Forget everything that is stored, and begin anew.
    Erase,
    /// Give up what comes behind the last entry that can be read, and go on there.
    Salvage,
    /// Switch off and keep what is stored as it is.
    SwitchOff,
}

impl Trouble {
    /// Whether the stored data are in question, and with them what the device may do.
    pub(crate) fn asks(self) -> bool {
        matches!(self, Trouble::Corrupt | Trouble::Broken | Trouble::UnknownFormat(_) | Trouble::Shortened)
    }

    pub(crate) fn press(self, press: Press) -> Next {
        match (press.short(), self) {
            (Some(Button::A), _) if self.asks() => Next::Open(Target::Request(Request::SwitchOff)),
            // To go on is to let the steps go that do not fit.
            (Some(Button::B), Trouble::Shortened) => Next::Back,
            (Some(Button::B), _) if self.asks() => Next::Open(Target::Request(Request::Erase)),
            (Some(Button::C), Trouble::Broken) => Next::Open(Target::Request(Request::Salvage)),
            (Some(Button::A | Button::C), _) if !self.asks() => Next::Back,
            _ => Next::NOTHING,
        }
    }

    pub(crate) fn draw(self, picture: &mut Picture, view: View) {
        let texts = view.texts;
        let hints = match self {
            Trouble::Shortened => {
                Hints { a: texts.word(Word::SwitchOff), b: texts.word(Word::GoOn), ..Hints::default() }
            }
            Trouble::Broken => Hints {
                a: texts.word(Word::SwitchOff),
                b: texts.word(Word::Erase),
                c: texts.word(Word::GoOn),
                ..Hints::default()
            },
            _ if self.asks() => {
                Hints { a: texts.word(Word::SwitchOff), b: texts.word(Word::Erase), ..Hints::default() }
            }
            _ => Hints { c: texts.word(Word::Ok), ..Hints::default() },
        };
        chrome::draw(picture, texts.word(Word::Trouble), view.settings.language.code(), hints);
        let sentence = match self {
            Trouble::Corrupt => texts.say(Sentence::TroubleCorrupt),
            Trouble::Broken => texts.say(Sentence::TroubleBroken),
            Trouble::UnknownFormat(_) => texts.say(Sentence::TroubleUnknown),
            Trouble::Shortened => texts.say(Sentence::TroubleShortened),
            Trouble::Full => texts.say(Sentence::TroubleFull),
            Trouble::Worn => texts.say(Sentence::TroubleWorn),
            Trouble::Values => texts.say(Sentence::TroubleValues),
            Trouble::LowBattery => texts.say(Sentence::TroubleBattery),
        };
        paragraph(picture, &sentence.read(), Size::Body, chrome::BODY);
    }
}
