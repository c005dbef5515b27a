//! The result, in pages that UP and DOWN turn: the ranking with its bars, then the sheet. And the score as it stands
//! during a game.
//!
//! Invariant: the first page says who has won and who starts next time; it is what stays on the glass in the box.

use super::{Pane, Session, board::Board};
use crate::{
    Change,
    draw::{
        area,
        chrome::{self, Hints},
        text::{Align, READ_AT_A_METRE, Size, line},
    },
    picture::Picture,
    press::{Button, Press},
    score::Score,
    screen::{Next, View, Wording},
    text::{
        Word,
        fill::{Line, fill},
    },
};

/// Pages of a result.
pub(crate) fn pages(score: &Score, view: View) -> u8 {
    1 + score.sheet_pages(view, view.texts.word(Word::SheetTitle))
}

/// Height of the heading with the letters that reach below their line.
const HEADING_TALL: u32 = 33;

/// Draws a page of a result above the hints. `heading` gives who has won, as `View` names seats; `beside` is what stands
/// at its right, a line above a name.
pub(crate) fn draw(
    picture: &mut Picture,
    view: View,
    score: &Score,
    page: u8,
    heading: &dyn Fn(View) -> Line,
    beside: Option<(&str, &str)>,
) {
    let pages = pages(score, view);
    // Another language may have fewer.
    let page = page.min(pages - 1);
    match page.checked_sub(1) {
        None => {
            draw_heading(picture, view, heading, beside.unwrap_or(("", "")));
            score.draw_bars(picture, view);
        }
        Some(page) => score.draw_sheet(picture, view, view.texts.word(Word::SheetTitle), page),
    }
    chrome::draw_page(picture, page, pages);
}

/// Who has won, and two lines beside it: as loud and as large as there is room for. Where there is little, the last word of
/// the first line says enough, or the line breaks in small letters; then names are shortened, and only then are the letters
/// of the heading smaller.
fn draw_heading(picture: &mut Picture, view: View, heading: &dyn Fn(View) -> Line, (first, second): (&str, &str)) {
    const RIGHT: u32 = chrome::LEFT - 3;
    picture.expect_large(READ_AT_A_METRE);
    let (upper, lower) = first.split_once(' ').unwrap_or(("", first));
    let (whole, last, broken): (&[&str], &[&str], &[&str]) = (&[first], &[lower], &[upper, lower]);
    let (large, small, smallest) = ([Size::Hint, Size::Body], [Size::Hint; 2], [Size::Small; 2]);
    let ways = [
        (Wording::Whole, Size::Heading, whole, large),
        (Wording::Plain, Size::Heading, whole, large),
        (Wording::Plain, Size::Heading, last, large),
        (Wording::Plain, Size::Heading, last, small),
        (Wording::Plain, Size::Heading, broken, smallest),
        (Wording::ShortNames, Size::Heading, last, small),
        (Wording::Plain, Size::Title, broken, smallest),
    ];
    for (at, (wording, size, lines, [size_of_first, size_of_second])) in ways.iter().copied().enumerate() {
        let text = heading(view.worded(wording));
        let beside = lines.iter().map(|line| size_of_first.width(line)).fold(size_of_second.width(second), u32::max);
        if size.width(&text) + beside + 8 > RIGHT && at + 1 < ways.len() {
            continue;
        }
        let (x, mut y) = ((RIGHT - beside) as i32, 1);
        line(picture, &text, size, Align::Left, area(2, 0, x as u32 - 6, HEADING_TALL));
        for text in lines {
            line(picture, text, size_of_first, Align::Right, area(x, y, beside, size_of_first.line()));
            y += size_of_first.line() as i32;
        }
        line(picture, second, size_of_second, Align::Right, area(x, y, beside, size_of_second.line()));
        return;
    }
}

impl Session<dyn Board> {
    pub(super) fn press_result(&mut self, press: Press, view: View) -> Next {
        match (press.short(), press.step()) {
            (Some(Button::C), _) => Next::Back,
            (_, Some(step)) => self.turn_page(step, pages(&self.board.show().score(), view)),
            _ => Next::NOTHING,
        }
    }

    pub(super) fn draw_result(&self, picture: &mut Picture, view: View) {
        let (texts, show) = (view.texts, self.board.show());
        let c = if self.again { texts.word(Word::BringBack) } else { texts.word(Word::Ok) };
        chrome::draw_footer(picture, Hints { a: texts.word(Word::Undo), b: texts.word(Word::Help), c, up_down: true });
        let score = show.score();
        let next = show.starts_next().map(|seat| (texts.word(Word::StartsNext), view.name(seat)));
        draw(picture, view, &score, self.cursor.page, &|view| show.headline(view, &self.look()), next);
    }

    /// The score during a game.
    pub(super) fn press_sheet(&mut self, press: Press, view: View, page: u8) -> Next {
        let pages = self.board.show().score().sheet_pages(view, self.head(view));
        match (press.short(), press.step()) {
            (Some(Button::A | Button::C), _) => self.show(Pane::Table),
            (Some(Button::B), _) => Next::Help,
            (_, Some(step)) if pages > 1 => {
                let page = (i16::from(page) + i16::from(step)).rem_euclid(i16::from(pages)) as u8;
                self.pane = Pane::Sheet(page);
                Next::Stay(Change::Mark)
            }
            _ => Next::NOTHING,
        }
    }

    /// The head of the sheet: what stays on every screen, or its title.
    fn head(&self, view: View) -> &'static str {
        match self.board.show().alarm(view) {
            "" => view.texts.word(Word::SheetTitle),
            alarm => alarm,
        }
    }

    pub(super) fn draw_sheet(&self, picture: &mut Picture, view: View, page: u8) {
        let (head, texts) = (self.head(view), view.texts);
        let score = self.board.show().score();
        let pages = score.sheet_pages(view, head);
        // Another language may have fewer.
        let page = page.min(pages - 1);
        chrome::draw_footer(
            picture,
            Hints { a: texts.word(Word::Back), b: texts.word(Word::Help), c: texts.word(Word::Ok), up_down: pages > 1 },
        );
        score.draw_sheet(picture, view, head, page);
        chrome::draw_page(picture, page, pages);
    }
}

/// The heading of a result that is looked up later.
pub(crate) fn summary(score: &Score, view: View) -> Line {
    let mut winners = score.winners();
    match (winners.next(), winners.next()) {
        (Some(winner), None) => fill(view.texts.word(Word::Wins), &[&view.heading(winner)]),
        _ => fill(view.texts.word(Word::Share), &[]),
    }
}
