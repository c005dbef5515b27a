//! The set-up of two to eight: how many, where they sit, who starts.

use engine::seat::Seat;

use super::table::Table;
use crate::{
    press::Button::{A, B, C, Down, Up},
    settings::Language,
};

/// The game after these many presses of C on the number of players.
fn seats_after(more: usize) -> usize {
    let mut table = Table::new(Language::Dutch);
    table.open_set_up();
    table.tap(B);
    table.tap_times(C, more);
    table.taps(&[A, C]);
    table.game().seating().len()
}

#[test]
fn two_to_eight_can_play_and_after_eight_come_two() {
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(seats_after), [2, 3, 4, 5, 6, 7, 8, 2]);
}

#[test]
fn all_eight_colours_are_seated_one_by_one_and_any_of_them_starts() {
    use Seat::{Black, Blue, Green, Orange, Purple, Red, White, Yellow};
    let wanted = [White, Red, Purple, Black, Green, Yellow, Orange, Blue];
    let mut table = Table::new(Language::German);
    table.open_set_up();
    table.tap(B);
    table.tap_times(C, 6);
    table.taps(&[Down, C]);
    // Each page offers those that have no place yet; a colour that is taken changes places with the one that was there.
    let mut offered = Seat::ALL;
    for place in 0..7 {
        let at = offered[place..].iter().position(|seat| *seat == wanted[place]).expect("it has no place yet");
        table.tap_times(Down, at);
        table.tap(C);
        offered.swap(place, place + at);
    }
    // The last takes the place that is left. Then who starts: the lot, then one after the other.
    table.tap(Down);
    table.tap_times(C, 3);
    table.taps(&[A, C]);
    assert_eq!(table.game().seating().seats(), wanted);
    assert_eq!(table.game().seating().start(), Purple);
    table.assert_faultless();
}

#[test]
fn the_same_again_is_two_presses_with_eight_too() {
    let mut table = Table::playing(Language::English, 8);
    // Menu, home; new game; it may go.
    table.hold(C);
    table.taps(&[Up, C, Down, C, B]);
    table.tap(C);
    assert_eq!(table.game().seating().len(), 8);
    table.assert_faultless();
}
