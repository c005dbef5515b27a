//! What covers a screen: the rule of the phase, or what a screen is for.
//!
//! A and C lead back to the screen below; B shows the next language, for whoever cannot read this one. Invariant: help
//! changes nothing but the language.

use embedded_graphics::{prelude::Point, primitives::Rectangle};

use crate::{
    Change,
    draw::{
        area_at,
        chrome::{self, Hints},
        text::{Size, paragraph},
    },
    picture::{Picture, WIDTH},
    press::{Button, Press},
    screen::{Next, View},
    settings::Settings,
    text::{Word, fill::fill, prose::Prose},
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

/// Of a game: `alarm` is what stays on every screen, `asked` what the screen below asks; either may be empty.
pub(crate) fn draw(picture: &mut Picture, view: View, title: &str, text: Prose, (alarm, asked): (&str, Prose)) {
    let texts = view.texts;
    let hints =
        Hints { a: texts.word(Word::Back), b: texts.word(Word::NextLanguage), c: texts.word(Word::Ok), up_down: false };
    let corner = fill(if alarm.is_empty() { "{1}" } else { "{0} {1}" }, &[&alarm, &view.settings.language.code()]);
    chrome::draw(picture, title, &corner, hints);
    // Nothing is to be moved here: the column of UP and DOWN is the text's.
    let Rectangle { top_left, size } = area_at(chrome::BODY.top_left, WIDTH - 8, chrome::BODY.size.height);
    let tall = paragraph(picture, &text.read(), Size::Body, Rectangle::new(top_left, size)) * Size::Body.line();
    let below = top_left + Point::new(0, tall as i32);
    paragraph(picture, &asked.read(), Size::Body, area_at(below, size.width, size.height.saturating_sub(tall)));
}
