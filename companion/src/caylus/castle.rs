//! The castle as three counters, with houses by seat.
//!
//! Invariant: a counter is what is built of all parts, unless the section is scored and nobody can build there.

use engine::{
    Game,
    caylus::{
        Caylus, Event, NOTHING_BUILT,
        event::Section,
        pay::{Cost, Pay},
    },
    seat::Seat,
};

use super::{
    Asked, labels, purse,
    table::{CASTLE_Y, row, say, tell_seats},
    text::{Name, Say},
    words,
};
use crate::{
    draw::{
        area,
        chrome::{self, STRIP_Y},
        text::{Align, Size, fitted, line as write},
    },
    picture::{Picture, WIDTH},
    screen::View,
    session::face::Look,
    text::fill::{Line, fill},
};

/// The three sections as counters.
pub(super) fn counters(game: &Caylus, picture: &mut Picture, view: View, width: u32) {
    let words = Section::ALL.map(|section| counter(game, section, view));
    let wide = words.iter().map(|words| Size::Hint.width(words)).sum::<u32>();
    let gap = (width - 8).saturating_sub(wide) / 2;
    let mut x = 4;
    for words in &words {
        let long = Size::Hint.width(words) + 1;
        write(picture, words, Size::Hint, Align::Left, area(x, CASTLE_Y, long, 17));
        x += (long + gap.min(24)) as i32;
    }
}

/// What is built of all parts of a section. One that is scored is a dash, however much of it that was: three have one line.
pub(super) fn counter(game: &Caylus, section: Section, view: View) -> Line {
    let name = words(view).name(Name::Sections, section.index());
    let is_open = game.section().is_some_and(|open| section >= open);
    let built = section.parts() - game.free_parts(section);
    fill(if is_open { "{0} {1}/{2}" } else { "{0} -" }, &[&name, &built, &section.parts()])
}

/// The castle: each section with whose houses stand there; above them what C pays for the houses that are asked, or what the
/// seat can build with.
pub(super) fn draw(game: &Caylus, picture: &mut Picture, view: View, look: &Look) {
    let (width, rows) = if game.keeps_books() {
        match (look.number, game.asks().1) {
            (Some(houses @ 1..), Some(seat)) => {
                let cost = labels::charged(game, seat, Pay::UNSAID, Cost::batches(houses as u8));
                let pays = |view| words(view).tell(Say::Pays, &[&labels::handed_over(cost, view)]);
                let given = row(STRIP_Y - 1);
                let fits = |pays: &Line| Size::Body.width(pays) <= given.size.width;
                say(picture, &view.fitting(&pays, &fits, &fits), given);
            }
            _ => purse::draw_below(game, picture, view),
        }
        (chrome::LEFT, [62, 78, 94])
    } else {
        (WIDTH, [49, 69, 89])
    };
    for (section, y) in Section::ALL.into_iter().zip(rows) {
        let given = |x: i32, width: u32| area(x, y, width, 17);
        write(picture, &counter(game, section, view), Size::Body, Align::Left, given(4, 106));
        let built = |seat| Some(game.houses(seat, section).into()).filter(|number| *number > 0);
        let told = |letters: bool| {
            let mut line = Line::new();
            let name = |seat| if letters { view.mark(seat) } else { view.name(seat) };
            tell_seats(&mut line, ("", if letters { " " } else { ", " }), game.setup().seats(), &name, &built);
            line
        };
        let given = given(112, width - 115);
        let names = told(false);
        let houses = if Size::Body.width(&names) <= given.size.width { names } else { told(true) };
        fitted(picture, &houses, [Size::Body, Size::Hint], Align::Left, given);
    }
}

/// The points of so many houses of a seat; to build none costs some, but not where no part is free (ruling B).
pub(super) fn houses_bring(game: &Caylus, seat: Option<Seat>, houses: i16) -> i16 {
    let mut left = houses;
    let open = Section::ALL.into_iter().filter(|section| game.section().is_some_and(|first| *section >= first));
    let points = open.map(|section| {
        let here = left.min(game.free_parts(section).into());
        left -= here;
        here * i16::from(section.points())
    });
    match seat.filter(|seat| houses == 0 && game.loses_by_none(*seat)) {
        // Nobody has less than 0 points.
        Some(seat) => -game.score(seat).total().min(NOTHING_BUILT as i16),
        None => points.sum(),
    }
}

/// The row of so many houses on the list of the ways to pay: each number that can be paid in several ways has one.
pub(super) fn row_of_number(game: &Caylus, number: i16) -> Option<usize> {
    let (mut row, mut last) = (0, 0);
    for event in game.candidates() {
        match event {
            Event::Castle { houses, pay, .. } if pay != Pay::UNSAID && houses != last => {
                if i16::from(houses) == number {
                    return Some(row);
                }
                (row, last) = (row + 1, houses);
            }
            _ => {}
        }
    }
    None
}
