//! The message of the last crash.
//!
//! Invariant: there is nothing to do here but to go back.

use crate::{
    draw::{
        chrome::{self, Hints},
        text::{Size, paragraph},
    },
    picture::Picture,
    press::{Button, Press},
    screen::{Next, View},
    text::Word,
};

pub(crate) fn press(press: Press) -> Next {
    match press.short() {
        Some(Button::A | Button::C) => Next::Back,
        Some(Button::B) => Next::Help,
        _ => Next::NOTHING,
    }
}

pub(crate) fn draw(picture: &mut Picture, view: View, message: &str) {
    let texts = view.texts;
    let hints = Hints { a: texts.word(Word::Back), b: texts.word(Word::Help), ..Hints::default() };
    chrome::draw(picture, texts.word(Word::LastFault), "", hints);
    let message = if message.is_empty() { texts.word(Word::NoFault) } else { message };
    paragraph(picture, message, Size::Hint, chrome::BODY);
}
