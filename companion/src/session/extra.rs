//! The list that B opens: what a seat can build, what a church or a notary did.
//!
//! Invariant: after an entry a line says what was entered. A list of a seat is left with it, one of the whole table stays as
//! long as there is something on it.

use engine::seat::Seat;

use super::{
    Pane, Session, Way,
    board::{Board, Picked, Rows},
};
use crate::{
    Change,
    draw::chrome::{self, Hints},
    picture::Picture,
    press::{Button, Press},
    screen::{Next, Room, View},
    text::Word,
};

impl Session<dyn Board> {
    pub(super) fn press_extra(&mut self, press: Press, view: View, seat: Option<Seat>, mut way: Way) -> Next {
        let mut rows = Rows::Extra { seat, group: way.group };
        let instead = press.short() == Some(Button::B) && self.board.row_instead(rows, way.list.mark(), view).is_some();
        match press.short() {
            Some(Button::A) if way.close() => self.show(Pane::Extra { seat, way }),
            Some(Button::A) => self.show(Pane::Table),
            Some(Button::B) if !instead && self.board.show().extra_last(view).is_none() => Next::Help,
            Some(button @ (Button::B | Button::C)) => {
                if button == Button::B && !instead {
                    rows = Rows::Extra { seat, group: None };
                    way = Way::at(self.board.rows(rows).saturating_sub(1));
                }
                let before = self.screen();
                match self.board.pick(rows, way.list.mark(), instead, view) {
                    Some(Picked::Group(group)) => {
                        way.open(group);
                        self.show(Pane::Extra { seat, way })
                    }
                    Some(Picked::Entered(Ok(()))) => {
                        let next = self.entered(before, Ok(()), view);
                        if seat.is_some() || !self.board.show().extra_stays() {
                            return next;
                        }
                        let rows = Rows::Extra { seat, group: None };
                        if self.board.rows(rows) == 0 {
                            return next;
                        }
                        // On the same once more or on what is likely now, never on what has come to stand in its place.
                        let mark = self.board.row_again(rows).unwrap_or_else(|| self.board.start(rows));
                        self.show(Pane::Extra { seat, way: Way::at(mark) })
                    }
                    Some(Picked::Entered(Err(sentence))) => {
                        self.note = sentence;
                        Next::Stay(Change::Mark)
                    }
                    None => Next::NOTHING,
                }
            }
            _ => {
                let change = way.list.press(press, self.board.rows(rows));
                self.pane = Pane::Extra { seat, way };
                Next::Stay(change)
            }
        }
    }

    pub(super) fn draw_extra(&self, picture: &mut Picture, view: View, seat: Option<Seat>, way: Way) {
        let (texts, show) = (view.texts, self.board.show());
        let rows = Rows::Extra { seat, group: way.group };
        let title = match way.group {
            Some(group) => show.group_title(group, view),
            None => {
                let of_row = self.board.row_title(rows, way.list.mark(), view);
                of_row.unwrap_or_else(|| show.extra_title(seat, view))
            }
        };
        let c = self.board.row_deed(rows, way.list.mark(), view).unwrap_or(texts.word(Word::Choose));
        // What opens under a heading stands there.
        let title = title.strip_suffix("...").unwrap_or(&title);
        let instead = self.board.row_instead(rows, way.list.mark(), view);
        let b = instead.or(show.extra_last(view)).unwrap_or(texts.word(Word::Help));
        chrome::draw(picture, title, show.alarm(view), Hints { a: texts.word(Word::Back), b, c, up_down: true });
        self.draw_rows(picture, view, rows, way.list, Room::BODY);
    }
}
