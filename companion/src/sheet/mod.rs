//! The pictures of a score: ranks and bars, the sheet in pages, and a number being counted.
//!
//! What was scored is `score`'s; what the lines are called is the game's to say. Up to four seats are the columns of the
//! sheet; more are its rows. Invariant: everything that was scored is on one of the pages.

mod bars;
mod lines_down;
mod seats_down;
#[cfg(all(test, feature = "audit"))]
mod tests;

use engine::seat::Seat;

use crate::{
    draw::{
        chrome,
        strip::{self, Badge, Cell, Cells},
    },
    picture::Picture,
    score::Score,
    screen::View,
    text::{
        Word,
        fill::{Line, add, fill},
    },
};

/// Seats that are columns of the sheet, with their bars and the bars' legend on one page.
const FEW: usize = 4;
/// Height of a row of text, and where the first of a page begins: nothing touches the edge.
const ROW: i32 = 16;
const TOP: i32 = 1;
/// Where what is written begins and ends.
const LEFT: u32 = 4;
const RIGHT: u32 = chrome::LEFT - 4;
/// The most from one row to the next where there is room.
const MOST_PITCH: i32 = 19;

impl Score {
    /// Who has the most, and how much that is: "Orange + Blue 26"; more than two by their marks: "R G O 26".
    pub(crate) fn summary(&self, view: View) -> Line {
        let few = self.winners().count() <= 2;
        let mut name = Line::new();
        for seat in self.winners() {
            let template = match (name.is_empty(), few) {
                (true, _) => "{0}",
                (false, true) => " + {0}",
                (false, false) => " {0}",
            };
            add(&mut name, template, &[&if few { view.name(seat) } else { view.mark(seat) }]);
        }
        add(&mut name, " {0}", &[&self.most()]);
        name
    }

    /// The others behind them, by rank: "O 41 · R 38 · B 30"; of more than four seats, how many play.
    pub(crate) fn others(&self, view: View) -> Line {
        let mut text = Line::new();
        if self.columns.len() > FEW {
            return fill(view.texts.word(Word::PlayersNumber), &[&self.columns.len()]);
        }
        for column in self.ranking().iter().filter(|column| column.total < self.most()) {
            let template = if text.is_empty() { "{0} {1}" } else { " · {0} {1}" };
            add(&mut text, template, &[&view.mark(column.seat), &column.total]);
        }
        text
    }

    /// The lines that this game has or somebody has points in: a line for corrections is left out while it is empty.
    fn shown(&self, view: View) -> impl Iterator<Item = Shown> {
        let about = self.game.about();
        let used = move |line: usize| self.columns.iter().any(|column| column.line(line).is_some());
        let names = about.lines(view).zip(about.legend(view)).enumerate();
        let lines = names.map(|(line, (name, short))| Shown { line, name, short });
        lines.filter(move |shown| shown.line < about.always || used(shown.line))
    }

    /// Pages of the sheet under a head: its title, or what has to stay on every screen.
    pub(crate) fn sheet_pages(&self, view: View, head: &str) -> u8 {
        if self.columns.len() <= FEW { self.pages_of_lines(view) } else { self.pages_of_seats(view, head) }
    }

    /// Draws a page of the sheet over the whole screen above the hints.
    pub(crate) fn draw_sheet(&self, picture: &mut Picture, view: View, head: &str, page: u8) {
        if self.columns.len() <= FEW {
            self.draw_lines_down(picture, view, head, page.into());
        } else {
            self.draw_seats_down(picture, view, head, page.into());
        }
    }
}

/// A line of the score that is shown.
#[derive(Clone, Copy)]
struct Shown {
    /// Its number, from 0.
    line: usize,
    name: &'static str,
    /// The same in a word, where lines stand side by side.
    short: &'static str,
}

/// From one row to the next, where so many begin at `top` and the last leaves a white line above the hints.
fn pitch(top: i32, rows: usize) -> i32 {
    ((chrome::FOOTER_Y - 1 - ROW - top) / (rows as i32 - 1).max(1)).min(MOST_PITCH)
}

/// Everybody's total above the hints, the seat that is asked inverted.
pub(crate) fn draw_totals(
    picture: &mut Picture,
    view: View,
    totals: impl Iterator<Item = (Seat, u16)>,
    asked: Option<Seat>,
) {
    let mut cells = Cells::new();
    for (seat, total) in totals {
        let badge = Badge::Number(i16::try_from(total).unwrap_or(i16::MAX));
        // There are no more seats than colours.
        let _ = cells.push(Cell { seat, badge, starts: false, marked: Some(seat) == asked });
    }
    strip::draw_above(picture, view, &cells, chrome::FOOTER_Y - 1);
}
