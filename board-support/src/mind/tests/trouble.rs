//! Stored data that are damaged, a flash that fails, a battery that is empty.

use companion::press::{Button, Kind, Press};

use super::super::*;
use super::device::{Device, FIRST_SLOT, GAME, LOOK_MS, REGION, State};
use crate::{
    house::LAST_WORDS_MS,
    store::{SECTOR, tests::chip::Chip},
};

/// The question about damaged data stands on the glass.
fn asked() -> Device {
    let before = Device::playing(8);
    let chip = Chip::with(&before.chip.bytes());
    chip.flip(FIRST_SLOT + 7, 0);
    chip.flip(FIRST_SLOT + 8, 0);
    let mut device = Device::start(&chip, before.glass.clone(), None);
    device.run(LOOK_MS + 500);
    assert!(device.mind.companion.asks_about_data());
    device
}

#[test]
fn the_answer_erases_everything_a_sector_a_turn_and_starts_anew() {
    let mut device = asked();
    device.chip.take_steps();
    device.press(Button::B);
    let mut turns = 0;
    while device.state == State::On {
        let before = device.chip.erased();
        assert!(matches!(device.step(u64::MAX), Act::Yield | Act::Restart));
        assert!(device.chip.erased() <= before + 1, "a sector a turn");
        turns += 1;
    }
    assert_eq!(device.state, State::Restarted);
    assert!(turns > 4);
    let mut again = device.restart();
    again.run(LOOK_MS);
    assert!(again.stored().is_empty() && !again.mind.companion.asks_about_data());
}

#[test]
fn presses_wait_while_everything_is_erased() {
    let mut device = asked();
    device.press(Button::B);
    let _ = device.step(u64::MAX);
    device.press(Button::A);
    while device.state == State::On {
        let _ = device.step(u64::MAX);
    }
    assert_eq!(device.line.len(), 2, "nobody has taken them");
}

#[test]
fn the_other_answer_switches_off_and_keeps_the_data() {
    let mut device = asked();
    let before = device.chip.bytes();
    device.press(Button::A);
    device.run(1_000);
    assert_eq!((device.state, device.chip.bytes()), (State::Off, before));
}

#[test]
fn the_other_answer_on_usb_leaves_the_question_up() {
    let mut device = asked();
    device.supply = Supply::Usb;
    let before = device.chip.bytes();
    device.tap(&[Button::A]);
    assert_eq!((device.state, device.chip.bytes()), (State::On, before));
    assert!(device.mind.companion.asks_about_data());
}

#[test]
fn a_flash_that_cannot_be_erased_is_told_after_the_answer() {
    let mut device = asked();
    device.chip.fail_after(0);
    device.press(Button::B);
    device.run(LOOK_MS);
    assert_eq!(device.state, State::On);
    assert!(device.mind.listens());
    assert_eq!(device.mind.take_fault(), Some(Error::Flash(embedded_storage::nor_flash::NorFlashErrorKind::Other)));
}

#[test]
fn the_third_answer_plays_on_before_the_entry_that_cannot_be_read() {
    let before = Device::playing(8);
    for broken in [0, 3, 7] {
        let chip = Chip::with(&before.chip.bytes());
        let at = FIRST_SLOT + 32 * broken;
        (at + 5..at + 9).for_each(|at| chip.flip(at, 1));
        let mut device = Device::start(&chip, before.glass.clone(), None);
        device.run(LOOK_MS + 500);
        device.press(Button::C);
        device.run(LOOK_MS);
        assert_eq!(device.state, State::Restarted);
        let mut again = device.restart();
        again.run(LOOK_MS);
        assert!(!again.mind.companion.asks_about_data());
        assert_eq!(again.stored(), before.stored()[..1 + broken]);
    }
}

#[test]
fn a_flipped_bit_is_said_in_a_line_until_something_is_pressed() {
    let before = Device::playing(8);
    let chip = Chip::with(&before.chip.bytes());
    chip.flip(FIRST_SLOT + 7, 0);
    let mut device = Device::start(&chip, before.glass.clone(), None);
    device.run(LOOK_MS);
    assert_eq!(device.stored(), before.stored());
    let (line, rest) = device.glass.split_at(device.glass.len() / 2);
    assert_ne!(line, &before.glass[..line.len()], "it is said");
    assert!(rest.len() > 100);
    let mut again = device.restart();
    again.run(LOOK_MS);
    assert_eq!(again.glass, before.glass, "once");
}

/// A flash that takes nothing: it is told, every screen says so, the device does not switch itself off, and goes on trying.
#[test]
fn an_entry_that_the_flash_does_not_take_is_told_and_stored_as_soon_as_it_can_be() {
    let mut device = Device::playing(4);
    let (glass, entries) = (device.glass.clone(), device.stored());
    device.chip.fail_after(0);
    device.press(Button::A);
    device.run_to(|act| matches!(act, Act::Show(_)));
    assert!(device.mind.aim.is_unseen(), "what is pressed now is not meant for the sentence");
    device.run(LOOK_MS);
    assert_ne!(device.glass, glass);
    // C takes the sentence away; the game can be played on.
    device.tap(&[Button::C, Button::C, Button::A]);
    device.run(200_000);
    assert_eq!(device.state, State::On, "not with entries that are nowhere else");
    let said = device.glass.clone();
    device.chip.fail_after(usize::MAX);
    device.run(10_000);
    assert_ne!(device.glass, said, "the line goes");
    let stored = device.stored();
    assert!(stored.starts_with(&entries) && stored.len() == entries.len() + 3, "{} entries", stored.len());
    device.run(200_000);
    assert_eq!(device.state, State::Off);
}

/// Sectors of values and notes that take nothing are told, and no entry is lost for it.
#[test]
fn values_and_notes_that_cannot_be_stored_do_not_stop_the_game() {
    for sectors in [12..20, 20..21, 12..21] {
        let mut device = Device::playing(4);
        let range = sectors.start * SECTOR..sectors.end * SECTOR;
        device.chip.stick(range.clone());
        // Every bit of them is cleared, and they cannot be erased.
        for at in range {
            device.chip.set(at as usize, &[0]);
        }
        // Home by the menu, which is remembered, and back to the game; what is wrong with the values is said once.
        device.line.extend([Kind::Down, Kind::Held].map(|kind| Press { button: Button::C, kind }));
        device.run(LOOK_MS);
        device.tap(&[Button::Up, Button::C]);
        device.run(LOOK_MS);
        let values = sectors.start == 12;
        assert_eq!(device.mind.take_fault().is_some(), values, "sectors {sectors:?}");
        device.tap(if values { &[Button::C, Button::C] } else { &[Button::C] });
        for _ in 0..40 {
            device.enter();
            device.run(2 * PAUSE_MS);
        }
        device.run(300_000);
        assert_eq!(device.stored().len(), 1 + 44);
        let mut again = device.restart();
        again.run(LOOK_MS);
        again.tap(&[Button::C]);
        assert_eq!(again.stored().len(), 1 + 44 + 1, "sectors {sectors:?}");
    }
}

#[test]
fn what_is_wrong_besides_is_told_after_the_question() {
    let mut device = asked();
    device.mind.battery(device.ms, Some(1_900));
    device.run(LOOK_MS);
    assert!(device.mind.companion.asks_about_data(), "the question stays");
    assert_eq!(device.mind.untold, Some(Trouble::LowBattery));
    // B erases, and it fails: that takes the question away.
    device.chip.fail_after(0);
    device.press(Button::B);
    device.run(LOOK_MS);
    assert!(device.mind.aim.takes(Press { button: Button::C, kind: Kind::Down }));
}

#[test]
fn an_empty_battery_is_told_and_then_the_power_goes() {
    let mut device = Device::playing(4);
    let table = device.glass.clone();
    device.battery_mv = Some(1_900);
    device.run(70_000);
    assert_eq!(device.state, State::Off);
    assert_ne!(device.glass, table, "it was said before");
    assert!(device.acts.contains(&Act::MeasureBattery));
    // With fresh cells the game goes on.
    let mut again = device.restart();
    again.run(LOOK_MS);
    assert_eq!(again.stored(), device.stored());
}

#[test]
fn a_battery_that_cannot_be_measured_is_not_called_empty() {
    let mut device = Device::playing(4);
    device.battery_mv = None;
    let table = device.glass.clone();
    device.run(60_000 + LAST_WORDS_MS);
    assert_eq!((device.state, device.glass), (State::On, table));
}

#[test]
fn data_of_others_are_asked_about_and_left_alone() {
    let chip = Chip::blank(REGION);
    chip.set(GAME + 5, b"somebody's file");
    let before = chip.bytes();
    let mut device = Device::start(&chip, vec![], None);
    device.run(80_000);
    assert!(device.mind.companion.asks_about_data());
    assert_eq!(chip.bytes(), before);
}
