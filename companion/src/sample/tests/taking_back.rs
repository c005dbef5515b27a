//! Undo, redo and corrections: a wrong press costs one press.

use std::vec::Vec;

use engine::seat::Seat::{Green, Red};

use super::{
    super::rules::{Sample, Stage},
    table::{PLAYERS, Table},
};
use crate::{
    Change,
    picture::Picture,
    press::Button::{self, A, B, C, Down, Up},
    settings::Language,
};

/// What is pressed from the first prompt to the last, entry by entry.
fn entries(players: usize) -> Vec<Vec<Button>> {
    let mut entries: Vec<Vec<Button>> = std::vec![std::vec![C]];
    // Not always the usual one.
    for passing in 0..players {
        entries.push(if passing % 2 == 0 { std::vec![Down, C] } else { std::vec![C] });
    }
    entries.push(std::vec![Down, B, C]);
    entries.push(std::vec![Up, Up, B, Up, C]);
    entries.push(std::vec![Down, Down, C]);
    entries.push(std::vec![Up, C, Down, C]);
    for paying in 1..players {
        entries.push([std::vec![Up; paying], std::vec![C]].concat());
    }
    entries.push(std::vec![Up, Up, C]);
    entries
}

/// After every entry, the state and the picture.
fn played(players: usize, after: impl Fn(&mut Table)) -> Vec<(Sample, Picture)> {
    let mut table = Table::playing(Language::Dutch, players);
    let mut states = Vec::new();
    for presses in entries(players) {
        table.taps(&presses);
        after(&mut table);
        states.push((table.game().clone(), table.picture()));
    }
    assert_eq!(table.game().stage, Stage::Over);
    table.assert_faultless();
    states
}

#[test]
fn a_then_c_changes_nothing_at_any_prompt_nor_at_the_result() {
    for players in PLAYERS {
        let straight = played(players, |_| {});
        let clumsy = played(players, |table| {
            let before = table.game().clone();
            table.tap(A);
            assert!(*table.game() != before, "it was taken back");
            table.tap(C);
        });
        for (at, (one, other)) in straight.iter().zip(&clumsy).enumerate() {
            assert!(one.0 == other.0, "{players} players, entry {at}: the state");
            assert!(one.1 == other.1, "{players} players, entry {at}: the picture");
        }
    }
}

#[test]
fn nobody_else_and_what_b_opened_can_be_taken_back_and_come_again() {
    for players in PLAYERS {
        let mut table = Table::at(Language::German, players, Stage::Paying);
        table.tap(B);
        let over = table.game().clone();
        table.tap(A);
        assert_eq!(table.game().stage, Stage::Paying);
        table.tap(C);
        assert!(*table.game() == over);

        let mut table = Table::at(Language::German, players, Stage::Passing);
        table.taps(&[Down, B, C]);
        let taken = table.game().clone();
        assert_eq!(taken.taken.total(), 1);
        table.taps(&[A, C]);
        assert!(*table.game() == taken);
        table.assert_faultless();
    }
}

#[test]
fn all_of_a_game_can_be_taken_back_and_come_again_one_by_one() {
    for players in PLAYERS {
        let mut table = Table::playing(Language::Dutch, players);
        let mut states = std::vec![table.game().clone()];
        for presses in entries(players) {
            table.taps(&presses);
            states.push(table.game().clone());
        }
        for state in states.iter().rev().skip(1) {
            let before = table.game().clone();
            table.tap(A);
            if *table.game() == before {
                // A list that was opened to offer the same answer again closes first.
                table.tap(A);
            }
            assert!(table.game() == state);
        }
        let first = table.game().clone();
        assert_eq!(table.tap(A), Change::Mark, "a sentence: there is nothing left");
        assert!(*table.game() == first);
        // From the log, a line at a time. While nothing stands, the mark is on the first line that can come again.
        for (at, state) in states.iter().enumerate().skip(1) {
            table.hold(A);
            table.tap_times(Down, usize::from(at > 1));
            table.tap(C);
            assert!(table.game() == state);
        }
        table.assert_faultless();
    }
}

#[test]
fn a_return_asks_once_and_what_it_took_back_can_come_again_until_something_new() {
    let mut table = Table::at(Language::Dutch, 8, Stage::Counting);
    let before = table.game().clone();
    // The log stands at the last line; four lines up are the last passes.
    table.hold(A);
    table.tap_times(Up, 4);
    table.tap(C);
    assert!(*table.game() == before, "first it asks");
    table.tap(A);
    assert!(*table.game() == before, "A keeps everything");
    table.taps(&[C, B]);
    assert_eq!((table.game().stage, table.game().passed.len()), (Stage::Passing, 5));
    // All four lines again, at once.
    table.hold(A);
    table.tap_times(Down, 4);
    table.tap(C);
    assert!(*table.game() == before);
    // Back again, and something new: then there is nothing to bring back.
    table.tap(A);
    table.tap(A);
    assert_eq!(table.game().stage, Stage::Passing);
    table.taps(&[B, C]);
    let new = table.game().clone();
    table.hold(A);
    assert_eq!(table.tap(Down), Change::Nothing);
    table.tap(C);
    assert!(*table.game() == new);
    table.assert_faultless();
}

#[test]
fn correct_asks_who_then_what_and_stays_for_the_next_value() {
    let mut table = Table::at(Language::Dutch, 8, Stage::Paying);
    let totals = [Red, Green].map(|seat| table.game().total(seat));
    table.hold(C);
    // Purple is asked, so the mark stands there, the last of eight; then comes the table, and then Red.
    table.taps(&[C, Down, Down]);
    // Red: the value, three more; and again, one less.
    table.taps(&[C, C, Up, Up, Up, C]);
    assert_eq!(table.game().corrected(Red), 3);
    table.taps(&[C, Down, C]);
    assert_eq!(table.game().corrected(Red), 2);
    // Back to the seats, with the mark on Red; on to Green.
    table.taps(&[A, Down, C, C, Down, C]);
    assert_eq!([Red, Green].map(|seat| table.game().total(seat)), [totals[0] + 2, totals[1] - 1]);
    // The table, above Red.
    table.taps(&[A, Up, Up, C, C, Up, C]);
    assert_eq!(table.game().rounds, 2);
    table.taps(&[A, A]);
    assert_eq!(table.game().stage, Stage::Paying);
    // Each is an entry of its own.
    table.tap_times(A, 2);
    assert_eq!((table.game().rounds, table.game().corrected(Green), table.game().corrected(Red)), (1, 0, 2));
    table.assert_faultless();
}

#[test]
fn a_correction_that_is_refused_says_why_and_changes_nothing() {
    let mut table = Table::playing(Language::Dutch, 8);
    let before = table.game().clone();
    table.hold(C);
    // Nobody has points yet, so none can be taken away.
    table.taps(&[C, C, C, Down, C]);
    assert!(*table.game() == before);
    let refused = table.picture();
    // The next press acts, and the sentence is gone.
    table.taps(&[C, Up, C]);
    assert_eq!(table.game().corrected(Red), 1);
    assert!(table.picture() != refused);
    table.assert_faultless();
}

#[test]
fn a_value_can_be_set_at_the_result_too() {
    for players in PLAYERS {
        let mut table = Table::at(Language::German, players, Stage::Over);
        table.hold(C);
        table.taps(&[C, C, C, Up, C, A, A]);
        assert_eq!((table.game().stage, table.game().corrected(Red)), (Stage::Over, 1));
        // Taken back it is said over the heading, and C brings it back.
        table.tap(A);
        assert_eq!(table.game().corrected(Red), 0);
        table.tap(C);
        assert_eq!((table.game().stage, table.game().corrected(Red)), (Stage::Over, 1));
        table.assert_faultless();
    }
}
