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
    text::prose::Prose,
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

pub(crate) fn draw(picture: &mut Picture, view: View, title: &str, text: Prose) {
    let texts = view.texts;
    let hints = Hints { a: texts.back, b: texts.next_language, c: texts.ok, up_down: false };
    chrome::draw(picture, title, view.settings.language.code(), hints);
    paragraph(picture, &text.read(), Size::Body, chrome::BODY);
}
