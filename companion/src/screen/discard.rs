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
    text::{Sentence, Word},
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
    let hints = Hints { a: texts.word(Word::Keep), b: texts.word(Word::DiscardYes), ..Hints::default() };
    chrome::draw(picture, texts.word(Word::DiscardTitle), "", hints);
    paragraph(picture, &texts.say(Sentence::Discard).read(), Size::Body, chrome::BODY);
}
