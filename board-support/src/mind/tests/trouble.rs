//! Stored data that are damaged, a flash that fails, a battery that is empty.

use companion::press::Button;

use super::super::*;
use super::device::{Device, FIRST_SLOT, GAME, LOOK_MS, REGION, State};
use crate::{house::LAST_WORDS_MS, store::tests::chip::Chip};

/// The question about damaged data stands on the glass.
fn asked() -> Device {
    let before = Device::playing(8);
    let chip = Chip::with(&before.chip.bytes());
    chip.flip(FIRST_SLOT + 7, 0);
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
fn an_entry_that_the_flash_does_not_take_is_told_before_anything_else_and_nothing_more_is_written() {
    let mut device = Device::playing(4);
    let (glass, entries) = (device.glass.clone(), device.stored());
    device.chip.fail_after(0);
    device.press(Button::A);
    device.run_to(|act| matches!(act, Act::Show(_)));
    assert!(device.mind.aim.is_unseen(), "what is pressed now is not meant for the sentence");
    device.chip.fail_after(usize::MAX);
    let before = device.chip.bytes();
    device.run(LOOK_MS);
    assert_ne!(device.glass, glass);
    // C takes the sentence away; the game can be played on, but nothing is stored, and nothing claimed of the glass.
    device.tap(&[Button::C, Button::B, Button::B, Button::C]);
    device.run(100_000);
    assert_eq!((device.state, device.chip.bytes()), (State::Off, before));
    let mut again = device.restart();
    again.run(LOOK_MS);
    assert_eq!(again.stored(), entries, "what was acknowledged is there");
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
    assert!(device.mind.aim.takes(Press { button: Button::C, kind: companion::press::Kind::Down }));
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
