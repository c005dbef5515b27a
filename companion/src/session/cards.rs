//! The look-up: a list of pages, and a page.
//!
//! Invariant: looking something up changes nothing.

use super::{Pane, Session, board::Board};
use crate::{
    draw::chrome::{self, Hints},
    picture::Picture,
    press::{Button, Press},
    screen::{List, Next, Room, View},
    text::Word,
};

impl Session<dyn Board> {
    pub(super) fn press_cards(&mut self, press: Press, mut list: List) -> Next {
        match press.short() {
            Some(Button::A) => self.show(Pane::Table),
            Some(Button::B) => Next::Help,
            Some(Button::C) => self.show(Pane::Card(list)),
            _ => {
                let change = list.press(press, self.board.show().cards().into());
                self.pane = Pane::Cards(list);
                Next::Stay(change)
            }
        }
    }

    /// UP and DOWN turn to the page before and after, A and C lead back to the list.
    pub(super) fn press_card(&mut self, press: Press, mut list: List) -> Next {
        match press.short() {
            Some(Button::A | Button::C) => self.show(Pane::Cards(list)),
            Some(Button::B) => Next::Help,
            _ => {
                let change = list.press(press, self.board.show().cards().into());
                self.pane = Pane::Card(list);
                Next::Stay(change)
            }
        }
    }

    pub(super) fn draw_cards(&self, picture: &mut Picture, view: View, list: List) {
        let (texts, show) = (view.texts, self.board.show());
        let hints =
            Hints { a: texts.word(Word::Back), b: texts.word(Word::Help), c: texts.word(Word::Choose), up_down: true };
        chrome::draw(picture, show.look_up(view), show.alarm(view), hints);
        list.draw(picture, show.cards().into(), Room::BODY, &mut |card| Some(show.card_name(card as u8, view)));
    }

    pub(super) fn draw_card(&self, picture: &mut Picture, view: View, list: List) {
        let (texts, show) = (view.texts, self.board.show());
        let number = list.mark() as u8;
        let hints =
            Hints { a: texts.word(Word::Back), b: texts.word(Word::Help), c: texts.word(Word::Ok), up_down: true };
        chrome::draw(picture, &show.card_name(number, view).name, show.alarm(view), hints);
        show.draw_card(number, picture, view);
    }
}
