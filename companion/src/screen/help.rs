//! What covers a screen: the rule of the phase, or what a screen is for.
//!
//! A and C lead back to the screen below; B shows the next language, for whoever cannot read this one. Invariant: help
//! changes nothing but the language.

use crate::{
    Change,
    draw::{
        chrome::{self, Hints},
        text::{Size, paragraph},
    },
    picture::Picture,
    press::{Button, Press},
    screen::{Next, View},
    settings::Settings,
    text::fill::fill,
};

pub(crate) fn press(press: Press, settings: &mut Settings) -> Next {
    match press.short() {
        Some(Button::A | Button::C) => Next::Back,
        Some(Button::B) => {
            settings.language = settings.language.next();
            Next::Stay(Change::Screen)
        }
        _ => Next::NOTHING,
    }
}

/// `alarm` is what stays on every screen of a game, or empty.
pub(crate) fn draw(picture: &mut Picture, view: View, title: &str, alarm: &str, text: &str) {
    let texts = view.texts;
    let hints = Hints { a: texts.back, b: texts.next_language, c: texts.ok, up_down: false };
    let corner = fill(if alarm.is_empty() { "{1}" } else { "{0} {1}" }, &[&alarm, &view.settings.language.code()]);
    chrome::draw(picture, title, &corner, hints);
    paragraph(picture, text, Size::Body, chrome::BODY);
}
