//! A game waits, and a new one would take its place: the players are asked.
//!
//! Invariant: the button that discards is not the one that opened the question.

use crate::{
    draw::{
        chrome::{self, Hints},
        text::{Size, paragraph},
    },
    games::GameId,
    picture::Picture,
    press::{Button, Press},
    screen::{Next, Target, View},
};

pub(crate) fn press(press: Press, game: GameId) -> Next {
    match press.short() {
        Some(Button::A) => Next::Back,
        Some(Button::B) => Next::Open(Target::NewGameInstead(game)),
        _ => Next::NOTHING,
    }
}

pub(crate) fn draw(picture: &mut Picture, view: View) {
    let texts = view.texts;
    let hints = Hints { a: texts.keep, b: texts.discard_yes, ..Hints::default() };
    chrome::draw(picture, texts.discard_title, "", hints);
    paragraph(picture, &texts.discard.read(), Size::Body, chrome::BODY);
}
