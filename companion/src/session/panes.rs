//! What the buttons do on what lies over the resting screen: lists, the menu, the log, corrections, the look-up.
//!
//! The resting screen itself is not here. Invariant: A leads back, and nothing is entered but by C.

use core::borrow::BorrowMut;

use engine::{
    journal::{Entry, Journal},
    seat::Seat,
};

use super::{
    MENU, Menu, Pane, Reaction, Sentence, Session,
    face::Face,
    lists::{Item, items},
};
use crate::{
    Change,
    press::{Button, Press},
    screen::{List, View},
};

impl<G: Face, J: BorrowMut<Journal>> Session<G, J> {
    pub(super) fn press_extra(
        &mut self,
        press: Press,
        view: View,
        seat: Option<Seat>,
        mut list: List,
        group: Option<u8>,
    ) -> Reaction {
        let items = items(self.state(), Some(seat), group);
        match press.short() {
            Some(Button::A) if group.is_some() => self.show(Pane::Extra { seat, list: List::default(), group: None }),
            Some(Button::A) => self.show(Pane::Table),
            Some(Button::B) => Reaction::Help,
            Some(Button::C) => match items.get(usize::from(list.mark())) {
                Some(Item::Group(group)) => {
                    let group = Some(*group);
                    self.show(Pane::Extra { seat, list: List::default(), group })
                }
                Some(Item::Event(event)) => self.enter(*event, view),
                None => Reaction::Stay(Change::Nothing),
            },
            _ => {
                let change = list.press(press, items.len() as u8);
                self.pane = Pane::Extra { seat, list, group };
                Reaction::Stay(change)
            }
        }
    }

    pub(super) fn press_menu(&mut self, press: Press, mut list: List) -> Reaction {
        match press.short() {
            Some(Button::A) => self.show(Pane::Table),
            Some(Button::C) => match MENU.get(usize::from(list.mark())) {
                Some(Menu::Correct) => self.show(Pane::Fields(List::default())),
                Some(Menu::Log) => self.show(Pane::Log { back: 0 }),
                Some(Menu::Cards) => self.show(Pane::Cards(List::default())),
                Some(Menu::Sheet) => self.show(Pane::Sheet),
                Some(Menu::Home) => {
                    self.pane = Pane::Table;
                    Reaction::Leave
                }
                None => Reaction::Stay(Change::Nothing),
            },
            _ => {
                let change = list.press(press, MENU.len() as u8);
                self.pane = Pane::Menu(list);
                Reaction::Stay(change)
            }
        }
    }

    pub(super) fn press_log(&mut self, press: Press, view: View, back: u16) -> Reaction {
        match (press.short(), press.step()) {
            (Some(Button::A), _) => self.show(Pane::Table),
            (Some(Button::B), _) => self.show(Pane::Menu(List::default())),
            (Some(Button::C), _) if back == 0 => self.show(Pane::Table),
            (Some(Button::C), _) => {
                if let Err(refused) = self.play.enter(&Entry::Return(back)) {
                    return self.refuse(Sentence::Entry(refused));
                }
                self.settle_on(view);
                self.show(Pane::Table)
            }
            (_, Some(step)) => {
                let after = self.line_beside(back, step);
                self.pane = Pane::Log { back: after };
                Reaction::Stay(if after == back { Change::Nothing } else { Change::Mark })
            }
            _ => Reaction::Stay(Change::Nothing),
        }
    }

    pub(super) fn press_fields(&mut self, press: Press, view: View, mut list: List) -> Reaction {
        match press.short() {
            Some(Button::A) => self.show(Pane::Table),
            Some(Button::C) => match self.state().field(list.mark().into(), view) {
                Some(field) => self.show(Pane::Field { number: list.mark().into(), value: field.now }),
                None => Reaction::Stay(Change::Nothing),
            },
            _ => {
                let change = list.press(press, self.state().fields() as u8);
                self.pane = Pane::Fields(list);
                Reaction::Stay(change)
            }
        }
    }

    pub(super) fn press_field(&mut self, press: Press, view: View, number: u16, value: i16) -> Reaction {
        let Some(field) = self.state().field(number, view) else { return self.show(Pane::Table) };
        match (press.short(), press.step()) {
            (Some(Button::A), _) => self.show(Pane::Fields(List::at(number as u8))),
            (Some(Button::C), _) if value == field.now => self.show(Pane::Table),
            (Some(Button::C), _) => self.enter(self.state().set_field(field.code, value), view),
            (_, Some(step)) => {
                let after = value.saturating_sub(step.into()).clamp(field.from, field.to);
                self.pane = Pane::Field { number, value: after };
                Reaction::Stay(if after == value { Change::Nothing } else { Change::Mark })
            }
            _ => Reaction::Stay(Change::Nothing),
        }
    }

    pub(super) fn press_cards(&mut self, press: Press, mut list: List) -> Reaction {
        match press.short() {
            Some(Button::A) => self.show(Pane::Table),
            Some(Button::C) => self.show(Pane::Card(list)),
            _ => {
                let change = list.press(press, G::cards());
                self.pane = Pane::Cards(list);
                Reaction::Stay(change)
            }
        }
    }
}
