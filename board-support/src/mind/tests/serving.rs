//! Presses, pictures, and what is stored between them.

use companion::press::Button;

use super::super::*;
use super::device::{Device, FIRST_SLOT, LOOK_MS, REGION, State, stored};
use crate::{
    house::{IDLE_MS, REST_MS},
    store::{SECTOR, Store, tests::chip::Step},
};

#[test]
fn a_press_is_one_picture_and_presses_in_line_share_one() {
    let mut device = Device::new();
    let from = device.acts.len();
    device.tap(&[Button::Down]);
    assert_eq!(device.pictures(from..device.acts.len()), 1);
    assert!(device.acts[from..].contains(&Act::Show(Refresh::Quick)), "a mark that moves");
    let from = device.acts.len();
    (0..3).for_each(|_| device.press(Button::Down));
    device.run(LOOK_MS);
    assert_eq!(device.pictures(from..device.acts.len()), 1);
    let from = device.acts.len();
    device.tap(&[Button::Up, Button::Up, Button::Up, Button::Up, Button::C]);
    assert!(device.acts[from..].contains(&Act::Show(Refresh::Fast)), "another screen");
}

/// `Device` sees at each picture that the game is stored as far as it is shown; here that it comes back.
#[test]
fn the_power_may_go_at_any_step_of_storing() {
    let mut device = Device::playing(6);
    let mut image = device.chip.bytes();
    let mut shown = device.stored();
    let mut cuts = 0;
    device.chip.take_steps();
    for turn in 0..12 {
        device.enter();
        if turn == 4 {
            // What is due in pauses: values, notes, tidying.
            device.run(20_000);
        }
        let next = device.stored();
        for step in device.chip.take_steps() {
            for cut in step.cuts(&image) {
                let found = stored(&cut).unwrap();
                assert!(found.len() >= shown.len() && next.starts_with(&found), "turn {turn}");
                cuts += 1;
            }
            step.apply(&mut image);
        }
        shown = next;
        let mut again = device.restart();
        again.run(LOOK_MS);
        assert_eq!(again.stored(), shown);
    }
    assert!(cuts > 100, "{cuts}");
}

/// The battery is pulled, and the last entry turns blank: the notes tell that it was there. They are written after its
/// picture was offered, in the first pause.
#[test]
fn an_entry_is_noted_after_its_picture_and_missed_from_then_on() {
    let notes = 20 * SECTOR;
    let mut device = Device::playing(4);
    let sectors = |device: &Device| -> Vec<u32> {
        let sector = |step: &Step| match step {
            Step::Program(at, _) | Step::Erase(at) => at / SECTOR * SECTOR,
        };
        device.chip.take_steps().iter().map(sector).collect()
    };
    for entries in 5..30 {
        sectors(&device);
        device.press(if entries % 2 == 1 { Button::A } else { Button::C });
        device.run_to(|act| matches!(act, Act::Show(_)));
        assert!(!sectors(&device).contains(&notes), "nobody waits for a note");
        device.run(PAUSE_MS / 2);
        assert_eq!(sectors(&device), [], "not yet");
        device.run(2 * PAUSE_MS);
        assert!(sectors(&device).contains(&notes), "after entry {entries}");
        let mut again = device.restart();
        again.chip.set(FIRST_SLOT + 32 * (entries - 1), &[0xff; 32]);
        again.run(LOOK_MS);
        assert!(again.mind.companion.asks_about_data(), "entry {entries}");
        assert_eq!(device.stored().len(), 1 + entries);
    }
}

/// A game was begun when the one before had three sectors, and the power went before these could be cleared.
#[test]
fn nothing_is_erased_before_nobody_has_pressed_for_two_seconds_and_then_a_sector_at_a_time() {
    let before = Device::playing(260);
    let mut store = Store::new(before.chip.clone(), REGION);
    while store.restore(&mut |_| ()) == Ok(Progress::More) {}
    while store.begin_game(&before.stored()[0]) == Ok(Progress::More) {}
    before.chip.take_steps();
    let mut device = before.restart();
    device.run_to(|act| matches!(act, Act::Wait(_)));
    let mut quiet_since = device.ms;
    let (mut erased, mut last) = (0, 0);
    while device.ms < 30_000 {
        if device.ms < 5_000 && device.ms - quiet_since > REST_MS - 200 {
            quiet_since = device.ms;
            device.press(Button::Down);
        }
        let (ms, count) = (device.ms, device.chip.erased());
        let _ = device.step(device.ms + 50);
        if device.chip.erased() > count {
            assert!(ms - quiet_since >= REST_MS, "{} ms after a press", ms - quiet_since);
            assert!(device.chip.erased() == count + 1 && ms >= last + PAUSE_MS, "time for a finger in between");
            (erased, last) = (erased + 1, ms);
        }
    }
    // All four of the other part, since the end was not a clean one, and the notes.
    assert_eq!(erased, 5);
}

#[test]
fn in_pauses_the_settings_are_stored_and_the_results_come_back() {
    let mut device = Device::new();
    device.run(LOOK_MS);
    let shown = device.glass.clone();
    // The help of the home screen, and there the next language.
    device.tap(&[Button::B, Button::B, Button::A]);
    device.run(10_000);
    assert!(!device.mind.memory.is_due(&device.mind.companion), "everything is done");
    let mut again = device.restart();
    again.run(LOOK_MS);
    assert!(again.glass != shown, "the language has changed since");
    assert!(again.glass == device.glass, "what was shown is shown again");
}

#[test]
fn without_a_press_the_device_on_battery_goes_off_and_on_usb_it_stays() {
    let mut device = Device::playing(4);
    device.press(Button::Down);
    device.run(IDLE_MS - 1_000);
    assert_eq!(device.state, State::On);
    device.run(4_000);
    assert_eq!(device.state, State::Off);
    let mut device = Device::playing(4);
    device.supply = Supply::Usb;
    device.run(10 * IDLE_MS);
    assert_eq!(device.state, State::On);
}

#[test]
fn a_finger_that_comes_when_the_power_goes_keeps_it_on_and_its_press_counts() {
    let mut device = Device::playing(4);
    let entries = device.stored().len();
    device.finger = Some(Button::A);
    device.run(IDLE_MS + 5_000);
    assert_eq!((device.state, device.finger), (State::On, None));
    assert_eq!(device.stored().len(), entries + 1);
    // What was noted before does not hold now, also if the battery is pulled.
    let mut again = device.restart();
    let waking = again.run_to(|act| matches!(act, Act::Show(_)));
    assert!(!again.acts[waking].iter().any(|act| matches!(act, Act::Resume { .. })));
    // And it goes off later.
    device.run(IDLE_MS + 5_000);
    assert_eq!(device.state, State::Off);
}

#[test]
fn the_power_waits_for_the_glass() {
    let mut device = Device::playing(4);
    device.press(Button::Down);
    let until = device.ms + IDLE_MS - 100;
    while device.ms < until {
        let _ = device.step(until);
    }
    // A picture that nobody asked for, just then.
    device.mind.note(Trouble::LowBattery);
    device.run(500);
    assert_eq!(device.state, State::On);
    device.run(LOOK_MS);
    assert_eq!(device.state, State::Off);
}
