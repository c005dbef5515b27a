//! The pictures of a session: the resting screen and what lies over it.
//!
//! Frames, lists and hints; what has a name or a picture at the table comes from the game's [`Face`]. Invariant: a
//! refusal's sentence covers everything else.

use core::borrow::BorrowMut;

use embedded_graphics::{
    geometry::Size as Corners,
    pixelcolor::BinaryColor,
    prelude::*,
    primitives::{PrimitiveStyleBuilder, RoundedRectangle},
};
use engine::journal::Journal;
use engine::{prompt::Kind as Asks, seat::Tally};

use super::{
    MENU, Menu, Pane, Session,
    asked::{draw_cells, draw_items, list_room},
    face::Face,
    lists::items,
};
use crate::{
    draw::{
        area,
        chrome::{self, Hints},
        inside,
        text::{Align, Size, fitted, line, paragraph},
    },
    picture::Picture,
    screen::{Room, Row, View},
    text::fill::fill,
};

/// Entries that are left when the players are told: more than a round takes, also with every action entered.
const ROOM_IS_SHORT: usize = 100;

impl<G: Face, J: BorrowMut<Journal>> Session<G, J> {
    pub(super) fn draw_screen(&self, picture: &mut Picture, view: View) {
        let texts = view.texts;
        if let Some(sentence) = self.sentence(view) {
            chrome::draw(picture, texts.not_possible, "", Hints { c: texts.ok, ..Hints::default() });
            paragraph(picture, &sentence, Size::Body, chrome::BODY);
            return;
        }
        match self.pane {
            Pane::Table => self.draw_table(picture, view),
            Pane::Extra { seat, list, group } => {
                let title = match (group, seat) {
                    (Some(group), _) => fill(G::group_name(group, view), &[]),
                    (None, Some(seat)) => G::extra_title(seat, view),
                    (None, None) => fill(self.state().extra_hint(view).unwrap_or(""), &[]),
                };
                let hints = Hints { a: texts.back, b: texts.help, c: texts.choose, up_down: true };
                chrome::draw(picture, &title, "", hints);
                draw_items(self.state(), picture, &items(self.state(), Some(seat), group), list, view, Room::BODY);
            }
            Pane::Menu(list) => {
                chrome::draw(
                    picture,
                    texts.menu,
                    "",
                    Hints { a: texts.back, c: texts.choose, up_down: true, ..Hints::default() },
                );
                let rows = MENU.map(|entry| {
                    let label = match entry {
                        Menu::Correct => texts.correct,
                        Menu::Log => texts.log,
                        Menu::Cards => G::look_up(view),
                        Menu::Sheet => texts.score_now,
                        Menu::Home => texts.to_home,
                    };
                    Row { label, value: "" }
                });
                list.draw(picture, &rows);
            }
            Pane::Log { back } => self.draw_log(picture, back, view),
            Pane::Fields(list) => {
                chrome::draw(
                    picture,
                    texts.correct,
                    "",
                    Hints { a: texts.back, c: texts.choose, up_down: true, ..Hints::default() },
                );
                let label = |number: usize| self.state().field(number as u16, view).map(|field| field.label);
                list.draw_labels(picture, self.state().fields().into(), label);
            }
            Pane::Field { number, value } => self.draw_field(picture, number, value, view),
            Pane::Cards(list) => {
                chrome::draw(
                    picture,
                    G::look_up(view),
                    "",
                    Hints { a: texts.back, c: texts.choose, up_down: true, ..Hints::default() },
                );
                list.draw_labels(picture, G::cards().into(), |card| Some(self.state().card_name(card as u8, view)));
            }
            Pane::Card(list) => {
                let name = self.state().card_name(list.mark(), view).name;
                chrome::draw(picture, &name, "", Hints { a: texts.back, ..Hints::default() });
                self.state().draw_card(list.mark(), picture, view);
            }
            Pane::Sheet => {
                chrome::draw_footer(picture, Hints { a: texts.back, ..Hints::default() });
                self.state().sheet().draw(picture, view);
            }
        }
    }

    fn draw_table(&self, picture: &mut Picture, view: View) {
        let (state, texts, look) = (self.state(), view.texts, self.look());
        let asks = state.prompt().map(|prompt| prompt.kind);
        let b = state.extra_hint(view).unwrap_or(texts.help);
        let hints = match asks {
            Some(Asks::Seat { .. } | Asks::Seats { .. }) => Hints { a: texts.undo, ..Hints::default() },
            Some(Asks::GoOn) => Hints { a: texts.undo, b, c: texts.go_on, up_down: state.pages() > 1 },
            Some(Asks::Amount { .. }) => Hints { a: texts.undo, b, c: texts.enter, up_down: true },
            Some(Asks::Tally { most, .. }) => Hints { a: texts.undo, b, c: texts.enter, up_down: most.total() > 0 },
            Some(Asks::Pick) => Hints { a: texts.undo, b, c: texts.choose, up_down: true },
            None => Hints { a: texts.undo, b: texts.score, c: texts.ok, up_down: state.pages() > 1 },
        };
        chrome::draw_footer(picture, hints);
        let column = hints.up_down || matches!(asks, Some(Asks::Seat { .. }));
        let mut corner = state.corner(view);
        let room = self.play.journal().room();
        if room < ROOM_IS_SHORT {
            corner.lower = fill(texts.room_left, &[&room]);
            corner.warning = true;
        }
        chrome::draw_heading(picture, &state.heading(view), &corner, column);
        fitted(picture, &state.line(view, look), [Size::Body, Size::Hint], Align::Left, chrome::LINE);
        match asks {
            Some(Asks::Pick) => {
                let (list, group) = self.pick;
                draw_items(state, picture, &items(state, None, group), list, view, list_room(state));
                if state.list_width().is_some() {
                    state.draw(picture, view, look);
                }
            }
            Some(Asks::Tally { most, .. }) => {
                self.draw_tally(picture, view, most);
                state.draw(picture, view, look);
            }
            _ => state.draw(picture, view, look),
        }
        if let Some(Asks::Seat { .. }) = asks {
            chrome::draw_column(picture);
            self.draw_seats(picture, view);
        }
    }

    /// The numbers beside the seats, and what UP and DOWN do to them.
    fn draw_tally(&self, picture: &mut Picture, view: View, most: Tally) {
        let (tally, marked) = self.tallied(most);
        draw_cells(self.state(), picture, view, most, tally, Some(marked));
        if most.total() == 0 {
            return;
        }
        // UP counts, DOWN goes to the next seat: not what the arrows say elsewhere.
        for (text, y) in [("+1", 18), (">", 102)] {
            line(picture, text, Size::Hint, Align::Centre, area(chrome::COLUMN_X + 4, y - 7, 27, 14));
        }
    }

    /// The seats beside their buttons; one that is done is inverted and shows its place.
    fn draw_seats(&self, picture: &mut Picture, view: View) {
        for (place, seat) in self.state().seats().iter().enumerate() {
            let name = view.name(*seat);
            let badge = self.state().badge(*seat);
            let given = match place {
                0 => area(98, chrome::HINT_Y, 88, 15),
                1 => area(190, chrome::HINT_Y, 69, 15),
                2 => area(266, 18, 27, 30),
                _ => area(266, 74, 27, 30),
            };
            if place < 2 {
                let text = match badge {
                    Some(number) => fill("{0} {1}", &[&name, &number]),
                    None => fill(name, &[]),
                };
                line(picture, &text, Size::Hint, Align::Centre, given);
            } else {
                let outline = PrimitiveStyleBuilder::new().stroke_color(BinaryColor::On).stroke_width(1).build();
                let Ok(()) =
                    RoundedRectangle::with_equal_corners(given, Corners::new(4, 4)).into_styled(outline).draw(picture);
                let letter = view.mark(*seat);
                let (top, bottom) = match badge {
                    Some(_) => {
                        (area(267, given.top_left.y + 1, 25, 15), Some(area(267, given.top_left.y + 15, 25, 15)))
                    }
                    None => (area(267, given.top_left.y + 1, 25, 28), None),
                };
                line(picture, letter, if badge.is_some() { Size::Hint } else { Size::List }, Align::Centre, top);
                if let (Some(number), Some(bottom)) = (badge, bottom) {
                    line(picture, &fill("{0}", &[&number]), Size::Hint, Align::Centre, bottom);
                }
            }
            if badge.is_some() {
                picture.invert(inside(given));
            }
        }
    }

    fn draw_log(&self, picture: &mut Picture, back: u16, view: View) {
        let texts = view.texts;
        let c = if back > 0 { texts.return_here } else { "" };
        chrome::draw(picture, texts.log, "", Hints { a: texts.back, b: texts.menu, c, up_down: true });
        let lines = self.log_lines(back, view);
        if lines.is_empty() {
            paragraph(picture, texts.log_empty, Size::Body, chrome::BODY);
        }
        for (at, text) in lines.iter().enumerate() {
            let row = area(4, 29 + 16 * at as i32, 254, 16);
            fitted(picture, text, [Size::Hint, Size::Small], Align::Left, row);
            if at + 1 == lines.len() {
                picture.invert(area(0, row.top_left.y, 260, 16));
            }
        }
    }

    fn draw_field(&self, picture: &mut Picture, number: u16, value: i16, view: View) {
        let texts = view.texts;
        let Some(field) = self.state().field(number, view) else { return };
        chrome::draw(
            picture,
            &field.label.name,
            "",
            Hints { a: texts.back, c: texts.enter, up_down: true, ..Hints::default() },
        );
        let written = |value: i16| self.state().field_value(field.code, value, view);
        let old_new = fill("{0} > {1}", &[&written(field.now), &written(value)]);
        fitted(picture, &old_new, [Size::Heading, Size::List], Align::Centre, area(4, 40, 250, 60));
    }
}
