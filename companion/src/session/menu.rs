//! The menu of a game.
//!
//! Invariant: nothing here changes the game.

use super::{Pane, Session, board::Board};
use crate::{
    draw::chrome::{self, Hints},
    picture::Picture,
    press::{Button, Press},
    screen::{Label, List, Next, Room, View},
    text::Word,
};

/// The menu's entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    Correct,
    Log,
    Cards,
    Sheet,
    Home,
}
const ENTRIES: [Entry; 5] = [Entry::Correct, Entry::Log, Entry::Cards, Entry::Sheet, Entry::Home];

impl Session<dyn Board> {
    pub(super) fn press_menu(&mut self, press: Press, mut list: List) -> Next {
        match press.short() {
            Some(Button::A) => self.show(Pane::Table),
            Some(Button::B) => Next::Help,
            Some(Button::C) => match ENTRIES.get(list.mark()) {
                Some(Entry::Correct) => self.open_owners(),
                Some(Entry::Log) => self.open_log(),
                Some(Entry::Cards) => self.show(Pane::Cards(List::default())),
                Some(Entry::Sheet) => self.show(Pane::Sheet(0)),
                Some(Entry::Home) => {
                    self.pane = Pane::Table;
                    Next::Back
                }
                None => Next::NOTHING,
            },
            _ => {
                let change = list.press(press, ENTRIES.len());
                self.pane = Pane::Menu(list);
                Next::Stay(change)
            }
        }
    }

    pub(super) fn draw_menu(&self, picture: &mut Picture, view: View, list: List) {
        let texts = view.texts;
        let hints =
            Hints { a: texts.word(Word::Back), b: texts.word(Word::Help), c: texts.word(Word::Choose), up_down: true };
        chrome::draw(picture, texts.word(Word::Menu), self.board.show().alarm(view), hints);
        let row = |entry: &Entry| match entry {
            Entry::Correct => texts.word(Word::Correct),
            Entry::Log => texts.word(Word::Log),
            Entry::Cards => self.board.show().look_up(view),
            Entry::Sheet => texts.word(Word::ScoreNow),
            Entry::Home => texts.word(Word::ToHome),
        };
        list.draw(picture, ENTRIES.len(), Room::BODY, &mut |at| Some(Label::of(row(ENTRIES.get(at)?), "")));
    }
}
