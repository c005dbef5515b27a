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
    let hints = Hints { a: texts.back, b: texts.help, ..Hints::default() };
    chrome::draw(picture, texts.last_fault, "", hints);
    let message = if message.is_empty() { texts.no_fault } else { message };
    paragraph(picture, message, Size::Hint, chrome::BODY);
}
