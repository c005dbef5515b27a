//! The pictures of a score of two to eight seats: everything is on one of the pages, and nothing touches another.
//!
//! Which page belongs to which screen is tested with the sample game. Invariant: what a page says is read off by changing
//! one number and comparing pictures, never by the code that drew it.

use std::vec::Vec;

use super::*;
use crate::{
    draw::text::Size,
    games::GameId,
    picture::{HEIGHT, WIDTH},
    score::Column,
    settings::{Language, Settings},
};

const HEAD: &str = "Score";
const LINES_OF_SAMPLE: usize = 9;

fn views() -> impl Iterator<Item = View> {
    Language::ALL.into_iter().map(|language| View::of(Settings { language, ..Settings::default() }))
}

/// Everybody has points in every line, and another total than the others.
fn score(players: usize, changed: impl Fn(Seat, usize) -> i16, more: impl Fn(Seat) -> u16) -> Score {
    Score::new(GameId::Sample, 3, &Seat::ALL[..players], |seat| {
        let lines = (0..LINES_OF_SAMPLE).map(|line| Some(10 * line as i16 - 9 + changed(seat, line)));
        Column::new(seat, lines, 20 + 25 * seat.index() as u16 + more(seat))
    })
}

fn plain(players: usize) -> Score {
    score(players, |_, _| 0, |_| 0)
}

fn sheets(score: &Score, view: View) -> Vec<Picture> {
    let draw = |page| {
        let mut picture = Picture::blank();
        score.draw_sheet(&mut picture, view, HEAD, page);
        picture
    };
    (0..score.sheet_pages(view, HEAD)).map(draw).collect()
}

fn bars(score: &Score, view: View) -> Vec<Picture> {
    let mut picture = Picture::blank();
    score.draw_bars(&mut picture, view);
    std::vec![picture]
}

/// How many pages differ.
fn different(one: &[Picture], other: &[Picture]) -> usize {
    assert_eq!(one.len(), other.len());
    one.iter().zip(other).filter(|(one, other)| one != other).count()
}

#[test]
fn every_line_of_every_seat_is_on_one_page_of_the_sheet() {
    for (view, players) in views().flat_map(|view| [2, 4, 5, 6, 8].map(|players| (view, players))) {
        let before = sheets(&plain(players), view);
        for (seat, line) in
            Seat::ALL[..players].iter().flat_map(|seat| (0..LINES_OF_SAMPLE).map(move |line| (*seat, line)))
        {
            let other = score(players, |other, at| i16::from((other, at) == (seat, line)), |_| 0);
            assert_eq!(different(&before, &sheets(&other, view)), 1, "{players} {seat:?} {line}");
        }
    }
}

#[test]
fn every_total_is_in_the_ranking_once_and_on_the_sheet_beside_its_lines() {
    for (view, players) in views().flat_map(|view| [2, 4, 5, 6, 7, 8].map(|players| (view, players))) {
        let before = plain(players);
        let across = if players > FEW { players.div_ceil(5) } else { 1 };
        for seat in &Seat::ALL[..players - 1] {
            let other = score(players, |_, _| 0, |other| u16::from(other == *seat));
            assert_eq!(different(&bars(&before, view), &bars(&other, view)), 1, "{players} {seat:?}");
            let sheets = (sheets(&before, view), sheets(&other, view));
            assert_eq!(different(&sheets.0, &sheets.1), sheets.0.len() / across, "{players} {seat:?}");
        }
    }
}

#[test]
fn nothing_on_these_pages_meets_another_or_touches_a_line() {
    for (view, players) in views().flat_map(|view| (2..=8).map(move |players| (view, players))) {
        // Three digits in every column, and a sign.
        let long = score(players, |_, line| if line % 2 == 0 { 300 } else { -300 }, |_| 700);
        for score in [plain(players), long] {
            let pages = [bars(&score, view), sheets(&score, view)].concat();
            for (at, picture) in pages.iter().enumerate() {
                assert_eq!(picture.audit.faults(), [], "{players} players, page {at}");
                let row = |y| (0..WIDTH).any(|x| picture.ink(x, y));
                // The totals of a few are a bar over the whole width.
                let few = players <= FEW && at > 0;
                assert!(!row(chrome::FOOTER_Y as u32) && (few || !row(0)), "{players} players, page {at}");
                let column = |x| (0..HEIGHT).any(|y| y != 18 && picture.ink(x, y));
                let edge = chrome::LEFT - 2;
                assert!(few || !(edge..WIDTH).any(column) && !column(0), "{players} players, page {at}");
            }
        }
    }
}

/// Names of two columns have tails: "Oranje".
#[test]
fn letters_keep_off_the_bars_below_them() {
    for (view, players) in views().flat_map(|view| (6..=8).map(move |players| (view, players))) {
        let picture = &bars(&plain(players), view)[0];
        let ink = |y: u32| (0..WIDTH).any(|x| picture.ink(x, y));
        // Those of the better half are long; no stroke of a letter is.
        let is_bar = |y: &u32| (4..40).all(|x| picture.ink(x, *y));
        let inked: Vec<u32> = (0..HEIGHT).filter(is_bar).collect();
        assert_eq!(inked.len(), 2 * players.div_ceil(2), "{inked:?}");
        for above in inked.chunks(2).map(|bar| bar[0] - 1) {
            assert!(!ink(above), "{players} players, row {above}");
        }
    }
}

#[test]
fn a_line_that_nobody_uses_is_left_out_and_the_others_keep_their_names() {
    // The sample game has two lines that are not always shown; only the last of them is used.
    let used = |seat, last: bool| Column::new(seat, (0..LINES_OF_SAMPLE).map(|at| (last && at == 8).then_some(3)), 9);
    for view in views() {
        let names = |last| {
            let score = Score::new(GameId::Sample, 1, &Seat::ALL, |seat| used(seat, last));
            score.shown(view).map(|shown| (shown.name, shown.short)).collect::<Vec<_>>()
        };
        let about = GameId::Sample.about();
        assert_eq!((names(false).len(), names(true).len()), (7, 8));
        assert_eq!(names(true).last(), Some(&(about.lines(view).nth(8).unwrap(), about.legend(view).last().unwrap())));
    }
}

#[test]
fn the_games_of_four_have_their_legend() {
    for (view, game) in views().flat_map(|view| GameId::ALL.iter().map(move |game| (view, *game))) {
        let lines = game.about().lines(view).count();
        assert_eq!(game.about().legend(view).count(), lines);
        let score = Score::new(game, 1, &Seat::ALL[..4], |seat| Column::new(seat, (0..lines).map(|_| Some(9)), 99));
        // Six patterns can be told apart; a game with more lines has plain bars.
        assert_eq!(score.legend_size(view).is_some(), lines <= 6, "{game:?}");
        // Nobody's score was corrected: it can be read.
        let always = game.about().always.min(lines);
        let score = Score::new(game, 1, &Seat::ALL[..4], |seat| Column::new(seat, (0..always).map(|_| Some(9)), 99));
        let size = score.legend_size(view).map(|(size, _)| size);
        assert!(always > 6 || size == Some(Size::Hint), "{game:?} {:?}", view.settings.language);
    }
}

#[test]
fn everybodys_total_stands_above_the_hints() {
    for (view, players) in views().flat_map(|view| (2..=8).map(move |players| (view, players))) {
        for total in [0, 99, 456] {
            let mut picture = Picture::blank();
            let totals = Seat::ALL[..players].iter().map(|seat| (*seat, total));
            draw_totals(&mut picture, view, totals, Some(Seat::Green));
            assert_eq!((picture.audit.faults(), picture.audit.texts()), (&[][..], 2 * players), "{players} {total}");
            let ink = |x| (0..HEIGHT).any(|y| picture.ink(x, y));
            assert!(!(chrome::LEFT - 1..WIDTH).any(ink), "{players} {total}");
        }
    }
}
