//! How the device comes to itself, with what it finds.

use companion::press::Button;
use heapless::String;

use super::super::*;
use super::device::{Device, FIRST_SLOT, LOOK_MS, REGION, State};
use crate::store::tests::chip::Chip;

fn shows(act: Act) -> bool {
    matches!(act, Act::Show(_))
}

fn crash(in_a_row: u32) -> Option<Crash> {
    Some(Crash { message: String::try_from("main.rs:1 on purpose").unwrap(), in_a_row })
}

/// Off by itself, with the table on the glass.
fn asleep() -> Device {
    let mut device = Device::playing(4);
    device.run(100_000);
    assert_eq!(device.state, State::Off);
    device
}

#[test]
fn a_blank_board_shows_the_home_screen_and_reads_before_it_draws() {
    let mut device = Device::start(&Chip::blank(REGION), vec![], None);
    let before = device.run_to(shows);
    assert_eq!(device.pictures(before.clone()), 1);
    assert!(device.acts[before].contains(&Act::AwaitPanel), "the panel is let start before what takes long");
    device.run(LOOK_MS);
    assert!(!device.mind.companion.asks_about_data());
    assert!(device.stored().is_empty());
}

#[test]
fn others_have_their_turn_after_each_value_and_each_kilobyte_of_the_game() {
    let mut device = Device::playing(100).restart();
    let waking = device.run_to(|act| act == Act::AwaitPanel);
    let turns = device.acts[waking.start..waking.end - 1].to_vec();
    assert!(turns.iter().all(|act| *act == Act::Yield), "{turns:?}");
    // The glass, a value and that there are no more; the header and 24 entries, then 32 a turn.
    assert_eq!(turns.len(), 3 + 1 + 3);
}

#[test]
fn the_press_that_woke_the_device_waits_until_the_game_is_back_and_then_acts() {
    let mut device = Device::playing(4).restart();
    // UP held to wake would be the same: nothing is taken before the mind listens.
    device.press(Button::A);
    assert!(!device.mind.listens());
    let entries = device.stored().len();
    device.run_to(shows);
    assert!(device.line.is_empty());
    assert_eq!(device.stored().len(), entries + 1, "undo is an entry, and in the first picture");
}

#[test]
fn what_stands_on_the_glass_already_is_not_brought_again() {
    let mut device = asleep().restart();
    let table = device.glass.clone();
    let waking = device.run_to(|act| matches!(act, Act::Wait(_)));
    assert!(device.acts[waking.clone()].iter().any(|act| matches!(act, Act::Resume { .. })));
    assert_eq!(device.pictures(waking), 0);
    device.press(Button::A);
    device.run_to(shows);
    device.run(LOOK_MS);
    assert_ne!(device.glass, table);
}

#[test]
fn the_press_that_wakes_only_brings_the_table_when_the_glass_shows_something_else() {
    // The log lies over the table when the power goes.
    let mut device = Device::playing(4);
    device.line.push_back(Press { button: Button::A, kind: companion::press::Kind::Down });
    device.line.push_back(Press { button: Button::A, kind: companion::press::Kind::Held });
    device.run(100_000);
    assert_eq!(device.state, State::Off);
    let over = device.glass.clone();
    let mut device = device.restart();
    let entries = device.stored();
    device.press(Button::A);
    device.run(300);
    // Still before the full refresh is over: these fingers have seen nothing either.
    device.press(Button::A);
    device.run(LOOK_MS);
    assert_eq!(device.stored(), entries, "nobody has aimed at the table");
    assert_ne!(device.glass, over);
    device.press(Button::A);
    device.run(LOOK_MS);
    assert_eq!(device.stored().len(), entries.len() + 1);
}

#[test]
fn what_was_noted_of_the_glass_does_not_hold_after_a_pulled_battery() {
    let mut device = asleep().restart();
    device.run_to(|act| matches!(act, Act::Wait(_)));
    // Pulled right then.
    let mut device = device.restart();
    let waking = device.run_to(shows);
    assert!(!device.acts[waking].iter().any(|act| matches!(act, Act::Resume { .. })));
}

#[test]
fn a_crash_is_told_and_a_fourth_in_a_row_leaves_the_data_alone() {
    let before = Device::playing(4);
    for (in_a_row, asks) in [(1, false), (3, false), (4, true), (9, true)] {
        let chip = Chip::with(&before.chip.bytes());
        let mut device = Device::start(&chip, before.glass.clone(), crash(in_a_row));
        device.run_to(shows);
        assert_eq!(device.mind.companion.asks_about_data(), asks, "{in_a_row} in a row");
        device.run(80_000);
        if asks {
            assert_eq!(chip.bytes(), before.chip.bytes(), "nothing is read into it and nothing written");
        }
        assert_eq!(device.stored(), before.stored());
    }
}

#[test]
fn a_game_that_cannot_be_read_is_asked_about_and_nothing_is_written() {
    let before = Device::playing(8);
    let chip = Chip::with(&before.chip.bytes());
    chip.flip(FIRST_SLOT + 7, 0);
    chip.flip(FIRST_SLOT + 8, 0);
    let damaged = chip.bytes();
    let mut device = Device::start(&chip, before.glass.clone(), None);
    device.press(Button::B);
    device.run_to(shows);
    assert!(device.mind.companion.asks_about_data());
    device.run(80_000);
    assert_eq!(chip.bytes(), damaged, "B was pressed before the question could be seen");
    assert!(device.mind.companion.asks_about_data());
}

/// The store hands it over whole, but the rules know no such entry.
#[test]
fn a_game_that_the_rules_do_not_accept_is_asked_about_and_goes_on_before_that() {
    let before = Device::playing(8);
    let mut store = crate::store::Store::new(Chip::with(&before.chip.bytes()), REGION);
    while store.restore(&mut |_| ()) == Ok(Progress::More) {}
    store.append(&[0xee; 5]).unwrap();
    let chip = store.release();
    let damaged = chip.bytes();
    let mut device = Device::start(&chip, vec![], None);
    device.run(LOOK_MS + 3_000);
    assert!(device.mind.companion.asks_about_data());
    assert_eq!(device.stored().len(), 1 + 8 + 1, "nothing is let go unasked");
    let entries = |bytes: &[u8]| bytes[FIRST_SLOT..FIRST_SLOT + 9 * 32].to_vec();
    assert_eq!(entries(&chip.bytes()), entries(&damaged));
    // B: go on without it. The game is stored anew, as one of its own.
    device.tap(&[Button::B]);
    assert!(!device.mind.companion.asks_about_data());
    assert_eq!(device.stored(), before.stored());
}

#[test]
fn a_header_that_no_game_knows_is_asked_about() {
    let mut store = crate::store::Store::new(Chip::blank(REGION), REGION);
    while store.restore(&mut |_| ()) == Ok(Progress::More) {}
    assert_eq!(store.begin_game(&[250, 1, 2]), Ok(Progress::Done(())));
    let mut device = Device::start(&store.release(), vec![], None);
    device.run(LOOK_MS);
    assert!(device.mind.companion.asks_about_data());
}
