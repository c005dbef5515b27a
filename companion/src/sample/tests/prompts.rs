//! Every kind of prompt with two, five and eight seats: what UP, DOWN, B and C do.

use engine::seat::{
    Seat::{self, Black, Blue, Green, Orange, Purple, Red},
    Seats, Tally,
};

use super::{
    super::rules::{PLACES, Stage},
    table::{PLAYERS, Table},
};
use crate::{
    Change,
    press::Button::{A, B, C, Down, Up},
    settings::Language,
};

#[test]
fn the_mark_starts_on_the_next_one_clockwise_who_has_not_passed() {
    for players in PLAYERS {
        let mut table = Table::at(Language::Dutch, players, Stage::Passing);
        table.tap_times(C, players);
        // From the starter, who sits last, round to the one before.
        let mut order = Seat::ALL[..players].to_vec();
        order.rotate_right(1);
        assert_eq!(table.game().passed, order[..]);
        assert_eq!(table.game().stage, Stage::Choosing);
    }
}

#[test]
fn anybody_may_pass_next_and_who_has_passed_is_jumped_over() {
    let mut table = Table::at(Language::Dutch, 8, Stage::Passing);
    // Purple starts. Two down from Purple is Green.
    table.taps(&[Down, Down, C]);
    assert_eq!(table.game().passed, [Green]);
    // Orange is next; up from there is Red, over Green.
    table.taps(&[Up, C]);
    assert_eq!(table.game().passed, [Green, Red]);
    // Orange again, then all the way round: seven presses come back over six who wait.
    table.tap_times(Down, 6);
    table.tap(C);
    assert_eq!(table.game().passed, [Green, Red, Orange]);
    table.taps(&[Up, C]);
    assert_eq!(table.game().passed, [Green, Red, Orange, Purple]);
}

#[test]
fn b_opens_what_the_marked_seat_can_do_and_stays_silent_about_nobody() {
    let mut table = Table::at(Language::Dutch, 8, Stage::Passing);
    // Blue takes 2 of 3, then the one that is left; then there is nothing more.
    table.tap_times(Down, 4);
    table.taps(&[B, Down, C]);
    assert_eq!(table.game().taken, Tally::NONE.with(Blue, 2));
    table.tap_times(Down, 4);
    table.taps(&[B, C]);
    assert_eq!(table.game().taken, Tally::NONE.with(Blue, 3));
    table.tap_times(Down, 4);
    let before = table.game().clone();
    assert_eq!(table.tap(B), Change::Mark, "a sentence on the same screen");
    assert!(*table.game() == before);
    // That press acts: Blue passes.
    table.tap(C);
    assert_eq!(table.game().passed, [Blue]);
}

#[test]
fn several_seats_are_chosen_one_by_one_and_none_is_an_answer() {
    for players in PLAYERS {
        let mut table = Table::at(Language::Dutch, players, Stage::Choosing);
        table.tap(C);
        assert_eq!((table.game().stage, table.game().chosen), (Stage::Counting, Seats::NONE));

        // In passing order: the starter, then the others.
        let mut table = Table::at(Language::Dutch, players, Stage::Choosing);
        let starter = Seat::ALL[players - 1];
        table.taps(&[B, Down, B, B, Up, C]);
        assert_eq!(table.game().chosen, Seats::NONE.with(starter));

        let mut table = Table::at(Language::Dutch, players, Stage::Choosing);
        for _ in 0..players {
            table.taps(&[B, Down]);
        }
        table.tap(C);
        assert_eq!(table.game().chosen, Seat::ALL.into_iter().take(players).collect());
    }
}

#[test]
fn a_tally_stops_at_its_most_and_at_0() {
    for players in PLAYERS {
        let mut table = Table::at(Language::Dutch, players, Stage::Counting);
        let starter = Seat::ALL[players - 1];
        table.tap_times(Up, 3);
        assert_eq!(table.tap(Up), Change::Nothing, "3 is the most");
        // On to the next in passing order, up twice and down once; to the one after, who stays at 0.
        table.taps(&[B, Up, Up, Down, B]);
        if players > 2 {
            assert_eq!(table.tap(Down), Change::Nothing, "there is nothing below 0");
        }
        table.tap(C);
        assert_eq!(table.game().counted, Tally::NONE.with(starter, 3).with(Red, 1));
        // Round and round: after the last comes the first.
        let mut table = Table::at(Language::Dutch, players, Stage::Counting);
        table.tap_times(B, players);
        table.taps(&[Up, C]);
        assert_eq!(table.game().counted, Tally::NONE.with(starter, 1));
    }
}

#[test]
fn a_spot_is_chosen_over_the_holes() {
    let place_after = |steps: &[_]| {
        let mut table = Table::at(Language::Dutch, 5, Stage::Placing);
        let changes: std::vec::Vec<Change> = steps.iter().map(|button| table.tap(*button)).collect();
        table.tap(C);
        (table.game().place, changes.last().copied().unwrap_or_default())
    };
    assert_eq!(PLACES, [1, 3, 4, 40]);
    assert_eq!(place_after(&[]), (3, Change::Nothing), "the usual one");
    assert_eq!(place_after(&[Down]), (4, Change::Mark));
    assert_eq!(place_after(&[Down, Down]), (40, Change::Mark));
    assert_eq!(place_after(&[Down, Down, Down]), (40, Change::Nothing));
    assert_eq!(place_after(&[Up]), (1, Change::Mark));
    assert_eq!(place_after(&[Up, Up]), (1, Change::Nothing));
    assert_eq!(place_after(&[Up, Down, Down, Down, Up]), (4, Change::Mark));
}

#[test]
fn a_list_has_no_longest_length() {
    let mut table = Table::at(Language::Dutch, 8, Stage::Picking);
    table.tap_times(Down, 70);
    table.tap(C);
    assert_eq!(table.game().row, 70);
    // The last row is a heading with the rows from 75 on.
    let mut table = Table::at(Language::German, 8, Stage::Picking);
    table.taps(&[Up, C]);
    assert_eq!(table.game().stage, Stage::Picking);
    // A closes it again and takes nothing back.
    table.taps(&[Down, A]);
    assert_eq!(table.game().stage, Stage::Picking);
    // The mark stands on the heading again.
    table.taps(&[C, Up, C]);
    assert_eq!(table.game().row, 79);
    table.assert_faultless();
}

#[test]
fn amounts_are_asked_in_passing_order_until_nobody_else_pays() {
    let mut table = Table::at(Language::Dutch, 5, Stage::Passing);
    // Black starts: Orange, Blue, Black, Red, Green.
    table.tap_times(Down, 3);
    table.tap(C);
    assert_eq!(table.game().passed, [Orange]);
    table.play_until(Stage::Paying);
    assert_eq!(table.game().passed, [Orange, Blue, Black, Red, Green]);
    let total = |table: &Table, seat| table.game().lines(seat)[6];
    // A number stops at its ends.
    assert_eq!(table.tap(Down), Change::Nothing);
    table.tap_times(Up, 12);
    table.tap(C);
    table.taps(&[Up, C]);
    assert_eq!((total(&table, Orange), total(&table, Blue)), (Some(12), Some(1)));
    // A number that was set is not thrown away.
    table.taps(&[Up, B]);
    assert_eq!(table.game().stage, Stage::Paying);
    table.taps(&[A, Down, B]);
    assert_eq!(table.game().stage, Stage::Over);
    assert_eq!([Black, Red, Green].map(|seat| total(&table, seat)), [Some(0); 3]);
}

#[test]
fn the_last_one_is_not_asked_for_nobody_else() {
    for players in PLAYERS {
        let mut table = Table::at(Language::Dutch, players, Stage::Paying);
        table.tap_times(C, players - 1);
        assert_eq!(table.game().stage, Stage::Paying);
        // B is help there.
        assert_eq!(table.tap(B), Change::Screen);
        assert!(table.device.help);
        assert_eq!(table.game().stage, Stage::Paying);
        table.taps(&[A, Up, C]);
        assert_eq!(table.game().stage, Stage::Over);
    }
}
