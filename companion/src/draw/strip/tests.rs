//! The strip of any so many seats: its rows, its columns, its room, and what can be seen on it.
//!
//! Where games put it is tested with the games. Invariant: every combination of colours is drawn.

use std::vec::Vec as List;

use super::*;
use crate::{
    picture::{HEIGHT, WIDTH},
    settings::{Language, Settings},
};

const TOP: i32 = chrome::STRIP_Y;

fn views() -> impl Iterator<Item = View> {
    Language::ALL.into_iter().map(|language| View::of(Settings { language, ..Settings::default() }))
}

/// So many of the colours, the first of them starting, each with this badge.
fn cells(seats: impl IntoIterator<Item = Seat>, badge: impl Fn(usize) -> Badge) -> Cells {
    let mut cells = Cells::new();
    for (at, seat) in seats.into_iter().enumerate() {
        cells.push(Cell { seat, badge: badge(at), starts: at == 0, marked: false }).expect("eight seats at most");
    }
    cells
}

/// Any so many of the eight colours.
fn any(players: u32) -> impl Iterator<Item = List<Seat>> {
    let sets = (0u32..256).filter(move |set| set.count_ones() == players);
    sets.map(|set| Seat::ALL.into_iter().filter(|seat| set >> seat.index() & 1 != 0).collect())
}

fn drawn(cells: &Cells, view: View) -> Picture {
    let mut picture = Picture::blank();
    draw(&mut picture, view, cells, TOP);
    picture
}

fn ink_in(picture: &Picture, x: core::ops::Range<i32>, y: core::ops::Range<i32>) -> bool {
    y.into_iter().any(|y| x.clone().any(|x| picture.ink(x as u32, y as u32)))
}

#[test]
fn two_to_five_stand_in_one_row_and_six_to_eight_in_two() {
    for (view, players) in views().flat_map(|view| (2..=8).map(move |players| (view, players))) {
        let picture = drawn(&cells(Seat::ALL.into_iter().take(players), |_| Badge::Unplaced), view);
        let row = |row: i32| ink_in(&picture, 0..WIDTH as i32, TOP + row * ROW..TOP + (row + 1) * ROW);
        assert_eq!([row(0), row(1), row(2)], [true, players > 5, false], "{players}");
        assert_eq!(picture.audit.texts(), players);
        assert_eq!(tall(players), if players > 5 { 32 } else { 16 });
    }
}

#[test]
fn whoever_sits_there_the_strip_keeps_its_room_and_its_texts_apart() {
    let badges: [fn(usize) -> Badge; 8] = [
        |_| Badge::None,
        |_| Badge::Unplaced,
        |at| Badge::Place(at as u8 + 1),
        |_| Badge::Count(3),
        |_| Badge::Number(99),
        |_| Badge::Number(999),
        |at| Badge::Chosen(at % 2 == 0),
        |at| if at < 3 { Badge::Place(at as u8 + 1) } else { Badge::Unplaced },
    ];
    for (view, players) in views().flat_map(|view| (2..=8).map(move |players| (view, players))) {
        for (seats, badge) in any(players).flat_map(|seats| badges.map(|badge| (seats.clone(), badge))) {
            let cells = cells(seats, badge);
            let layout = Layout::of(&cells, rows(cells.len()), view);
            assert!(layout.width() <= WHOLE, "{cells:?}");
            let picture = drawn(&cells, view);
            assert_eq!(picture.audit.faults(), [], "{cells:?}");
            let all = 0..HEIGHT as i32;
            assert!(!ink_in(&picture, 0..LEFT, all.clone()), "{cells:?}");
            assert!(!ink_in(&picture, LEFT + WHOLE as i32..WIDTH as i32, all), "{cells:?}");
        }
    }
}

#[test]
fn all_names_are_whole_but_where_five_stand_in_one_row() {
    for (view, players) in views().flat_map(|view| (2..=8).map(move |players| (view, players))) {
        for badge in [Badge::None, Badge::Place(8), Badge::Chosen(true), Badge::Count(3)] {
            for seats in any(players) {
                let cells = cells(seats, |_| badge);
                let layout = Layout::of(&cells, rows(cells.len()), view);
                let whole = |((name, _), cell): (&Name, &Cell)| *name == view.name(cell.seat);
                let marks = |((name, _), cell): (&Name, &Cell)| *name == view.mark(cell.seat);
                let names = || layout.names.iter().zip(&cells);
                assert!(players == 5 || names().all(whole), "{cells:?}");
                assert!(!names().all(marks), "{cells:?}");
            }
        }
    }
}

#[test]
fn what_stands_below_each_other_begins_at_the_same_place() {
    let first_ink = |picture: &Picture, from: i32, row: i32| {
        let y = TOP + row * ROW..TOP + (row + 1) * ROW - 3;
        (from..WIDTH as i32).find(|x| ink_in(picture, *x..*x + 1, y.clone()))
    };
    for view in views() {
        let mut eight = cells(Seat::ALL, |_| Badge::None);
        eight[0].starts = false;
        let layout = Layout::of(&eight, 2, view);
        let spare = (WHOLE - layout.width()) / 4;
        let picture = drawn(&eight, view);
        let mut from = LEFT;
        for column in 0..4 {
            for row in 0..2 {
                // A letter begins where its ink does.
                assert_eq!(first_ink(&picture, from, row), Some(from + BEFORE as i32), "{column} {row}");
            }
            from += (layout.column(column) + spare) as i32;
        }
    }
}

#[test]
fn the_marked_seat_the_starter_and_the_places_can_be_seen() {
    for view in views() {
        let plain = cells(Seat::ALL, |_| Badge::Unplaced);
        for at in 0..8 {
            let changed = |change: &dyn Fn(&mut Cell)| {
                let mut cells = plain.clone();
                change(&mut cells[at]);
                drawn(&cells, view) != drawn(&plain, view)
            };
            assert!(changed(&|cell| cell.marked = true));
            assert!(changed(&|cell| cell.starts = !cell.starts));
            assert!(changed(&|cell| cell.badge = Badge::Place(3)));
        }
        // Passing moves nobody.
        let mut passed = plain.clone();
        passed[2].badge = Badge::Place(1);
        let (before, after) = (drawn(&plain, view), drawn(&passed, view));
        let layout = Layout::of(&plain, 2, view);
        let spare = (WHOLE - layout.width()) / 4;
        let from = LEFT + (0..3).map(|at| (layout.column(at) + spare) as i32).sum::<i32>();
        for (x, y) in (from..WIDTH as i32).flat_map(|x| (TOP..TOP + ROW).map(move |y| (x as u32, y as u32))) {
            assert_eq!(before.ink(x, y), after.ink(x, y));
        }
    }
}

#[test]
fn the_mark_keeps_off_the_sentence_above_and_the_list_below() {
    for view in views() {
        for (phase, at) in ["Ä", "A"].into_iter().flat_map(|phase| (0..8).map(move |at| (phase, at))) {
            let mut picture = Picture::blank();
            chrome::draw_headline(&mut picture, phase, "pgjqpgjqpgjq", "", true);
            let mut cells = cells(Seat::ALL, |_| Badge::None);
            cells[at].marked = true;
            draw(&mut picture, view, &cells, TOP);
            let touches = |x: i32| picture.ink(x as u32, TOP as u32 - 1) && picture.ink(x as u32, TOP as u32);
            assert!(at > 0 || !(LEFT..LEFT + 30).any(touches), "{phase}");
            let below = TOP + ROW * (at as i32 / 4 + 1) - 1;
            assert!(ink_in(&picture, 0..WIDTH as i32, below - 1..below));
            assert!(!ink_in(&picture, 0..WIDTH as i32, below..below + 1));
        }
    }
}
