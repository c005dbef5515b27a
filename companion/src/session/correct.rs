//! Corrections: who, then what, then the new value; and there one stays for the next.
//!
//! What can be set is the game's to say; setting it is an event like any other, which the log tells with the old value
//! and the new one. What follows by itself waits until the corrections are left. Invariant: a value is set only by C, and a
//! refused one stays as it was.

use super::{
    Pane, Session,
    board::Board,
    face::{Field, NAMES, Owner},
};
use crate::{
    Change,
    draw::chrome::{self, Hints},
    picture::Picture,
    press::{Button, Press},
    screen::{Label, List, Next, Room, View},
    text::{Word, fill::fill},
};

impl Session<dyn Board> {
    /// Opens the list of whose value it is, with the mark on the seat that is asked, or whose turn it is.
    pub(super) fn open_owners(&mut self) -> Next {
        let asked = self.board.prompt().and_then(|prompt| prompt.seat).or(self.board.show().turn());
        let seats = self.board.show().seating().seats();
        let at = seats.iter().position(|seat| Some(*seat) == asked).unwrap_or(0);
        self.show(Pane::Owners(List::at(at)))
    }

    /// The seats as they sit, then the table.
    fn owner(&self, row: usize) -> Owner {
        self.board.show().seating().seat_at(row)
    }

    fn owners(&self) -> usize {
        self.board.show().seating().len() + 1
    }

    pub(super) fn press_owners(&mut self, press: Press, mut list: List) -> Next {
        match press.short() {
            Some(Button::A) => {
                self.leave();
                self.show(Pane::Table)
            }
            Some(Button::B) => Next::Help,
            Some(Button::C) => {
                let owner = self.owner(list.mark());
                self.show(Pane::Fields { owner, list: List::default(), value: None })
            }
            _ => {
                let change = list.press(press, self.owners());
                self.pane = Pane::Owners(list);
                Next::Stay(change)
            }
        }
    }

    /// How many values this owner has.
    fn fields(&self, owner: Owner, view: View) -> usize {
        (0..).take_while(|number| self.board.show().field(owner, *number, view).is_some()).count()
    }

    fn field(&self, owner: Owner, list: List, view: View) -> Option<Field> {
        self.board.show().field(owner, list.mark() as u16, view)
    }

    pub(super) fn press_fields(
        &mut self,
        press: Press,
        view: View,
        owner: Owner,
        mut list: List,
        value: Option<i16>,
    ) -> Next {
        let open = |value| Pane::Fields { owner, list, value };
        let field = self.field(owner, list, view);
        match (press.short(), press.step(), value, field) {
            (Some(Button::B), ..) => Next::Help,
            (Some(Button::A), _, Some(_), _) => self.mark(open(None)),
            (Some(Button::A), ..) => {
                let seats = self.board.show().seating();
                let at = owner.and_then(|seat| seats.place(seat)).unwrap_or(seats.len());
                self.show(Pane::Owners(List::at(at)))
            }
            (Some(Button::C), _, None, Some(field)) => self.mark(open(Some(field.now))),
            (Some(Button::C), _, Some(value), Some(field)) if value == field.now => self.mark(open(None)),
            (Some(Button::C), _, Some(value), Some(field)) => {
                let (Ok(said) | Err(said)) = self.board.set_field(owner, field.code, value, view);
                self.note = said;
                self.forget_cursor();
                // There may be fewer values now.
                let last = self.fields(owner, view).saturating_sub(1);
                self.mark(Pane::Fields { owner, list: List::at(list.mark().min(last)), value: None })
            }
            (_, Some(step), Some(value), Some(field)) => {
                let show = self.board.show();
                let mut after = value;
                loop {
                    let next = after.saturating_sub(step.into()).min(field.to).max(field.from);
                    if next == after {
                        after = value;
                        break;
                    }
                    after = next;
                    if show.can_be(owner, field.code, after) {
                        break;
                    }
                }
                if after == value && field.code & NAMES != 0 {
                    after = if step > 0 { field.to } else { field.from };
                }
                self.pane = open(Some(after));
                Next::Stay(if after == value { Change::Nothing } else { Change::Mark })
            }
            (_, Some(_), None, _) => {
                let change = list.press(press, self.fields(owner, view));
                self.pane = Pane::Fields { owner, list, value };
                Next::Stay(change)
            }
            _ => Next::NOTHING,
        }
    }

    fn mark(&mut self, pane: Pane) -> Next {
        self.pane = pane;
        Next::Stay(Change::Mark)
    }

    pub(super) fn draw_owners(&self, picture: &mut Picture, view: View, list: List) {
        let texts = view.texts;
        let hints =
            Hints { a: texts.word(Word::Back), b: texts.word(Word::Help), c: texts.word(Word::Choose), up_down: true };
        chrome::draw(picture, texts.word(Word::Correct), self.board.show().alarm(view), hints);
        let name = |row| self.owner(row).map_or(texts.word(Word::TheTable), |seat| view.name(seat));
        list.draw(picture, self.owners(), Room::BODY, &mut |row| Some(Label::of(name(row), "")));
    }

    pub(super) fn draw_fields(&self, picture: &mut Picture, view: View, owner: Owner, list: List, value: Option<i16>) {
        let (texts, show) = (view.texts, self.board.show());
        let c = if value.is_some() { texts.word(Word::Enter) } else { texts.word(Word::Change) };
        let whose = owner.map_or(texts.word(Word::TheTable), |seat| view.name(seat));
        let title = fill("{0}: {1}", &[&texts.word(Word::Correct), &whose]);
        chrome::draw(
            picture,
            &title,
            show.alarm(view),
            Hints { a: texts.word(Word::Back), b: texts.word(Word::Help), c, up_down: true },
        );
        let mut label = |row: usize| {
            let field = show.field(owner, row as u16, view)?;
            let written = |value| show.field_value(owner, field.code, value, view);
            let value = match value.filter(|_| row == list.mark()) {
                Some(value) => {
                    let both = fill("{0} > {1}", &[&written(field.now), &written(value)]);
                    let label = Label { name: field.name.clone(), value: both };
                    if Room::BODY.fits(&label) { label.value } else { fill("> {0}", &[&written(value)]) }
                }
                None => written(field.now),
            };
            Some(Label { name: field.name, value })
        };
        list.draw(picture, self.fields(owner, view), Room::BODY, &mut label);
    }
}
