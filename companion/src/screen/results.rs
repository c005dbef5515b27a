//! The last games' results: a list, newest first, and each game's bars and sheet.
//!
//! Invariant: a game that was finished is in the list once, and leaves it when its end is taken back.

use heapless::Vec;

use crate::{
    Change,
    draw::chrome::{self, Corner, Hints},
    draw::text::{Size, paragraph},
    magna_carta::sheet::Sheet,
    picture::Picture,
    press::{Button, Press},
    screen::{List, Row, View},
    session::face::Label,
    text::fill::fill,
};

/// Games that stay on the device.
const MOST: usize = 30;

/// The results that the device keeps, oldest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Results {
    games: Vec<Sheet, MOST>,
}

impl Results {
    /// Adds a finished game; the oldest makes room.
    pub(crate) fn add(&mut self, sheet: Sheet) {
        if self.games.is_full() {
            self.games.remove(0);
        }
        // There is room now.
        let _ = self.games.push(sheet);
    }

    /// The end of the last game was taken back.
    pub(crate) fn take_back(&mut self) {
        self.games.pop();
    }

    fn newest(&self, at: u8) -> Option<&Sheet> {
        self.games.iter().rev().nth(at.into())
    }
}

/// The results screen: the list, a game's bars, or its sheet.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ResultsScreen {
    list: List,
    open: Open,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Open {
    #[default]
    List,
    Bars,
    Sheet,
}

impl ResultsScreen {
    /// `None` when A leads back to the home screen.
    pub(crate) fn press(&mut self, press: Press, results: &Results) -> Option<Change> {
        let games = results.games.len() as u8;
        self.open = match (self.open, press.short()) {
            (Open::List, Some(Button::A)) => return None,
            (Open::List, Some(Button::C)) if games > 0 => Open::Bars,
            (Open::List, _) => return Some(self.list.press(press, games)),
            (Open::Bars, Some(Button::A)) => Open::List,
            (Open::Bars, Some(Button::C)) => Open::Sheet,
            (Open::Sheet, Some(Button::A | Button::C)) => Open::Bars,
            _ => return Some(Change::Nothing),
        };
        Some(Change::Screen)
    }

    pub(crate) fn draw(&self, picture: &mut Picture, view: View, results: &Results) {
        let texts = view.texts;
        match (self.open, results.newest(self.list.mark())) {
            (Open::List, None) => {
                let hints = Hints { a: texts.back, b: texts.help, ..Hints::default() };
                chrome::draw(picture, texts.results, view.settings.language.code(), hints);
                paragraph(picture, texts.no_results, Size::Body, chrome::BODY);
            }
            (Open::List, Some(_)) => {
                let hints = Hints { a: texts.back, b: texts.help, c: texts.choose, up_down: true };
                chrome::draw(picture, texts.results, "Magna Carta", hints);
                let labels: Vec<Label, MOST> = results.games.iter().rev().map(|sheet| sheet.summary(view)).collect();
                let mut rows: Vec<Row<'_>, MOST> = Vec::new();
                for label in &labels {
                    let _ = rows.push(Row { label: &label.name, value: &label.value });
                }
                self.list.draw(picture, &rows);
            }
            (Open::Bars, Some(sheet)) => {
                chrome::draw_footer(
                    picture,
                    Hints { a: texts.back, b: texts.help, c: texts.score, ..Hints::default() },
                );
                let corner = Corner { upper: fill(texts.magna_carta.round, &[&sheet.rounds()]), ..Corner::default() };
                chrome::draw_heading(picture, &sheet.summary(view).name, &corner, false);
                sheet.draw_bars(picture, view);
            }
            (Open::Sheet, Some(sheet)) => {
                chrome::draw_footer(picture, Hints { a: texts.back, b: texts.help, ..Hints::default() });
                sheet.draw(picture, view);
            }
            (_, None) => {}
        }
    }
}
