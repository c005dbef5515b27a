//! What the buttons do, screen by screen, seen through the pictures.

use companion::{
    Change, Companion,
    picture::Picture,
    press::{Button, Kind, Press},
    settings::{HeldTime, Language, Settings},
};
use engine::autoplay::Repeatable;

fn picture(companion: &Companion) -> Picture {
    let mut picture = Picture::blank();
    companion.draw(&mut picture);
    picture
}

fn moments(companion: &mut Companion, button: Button, kinds: &[Kind]) -> Change {
    kinds
        .iter()
        .map(|kind| companion.press(Press { button, kind: *kind }, &mut Repeatable::new(1)))
        .max()
        .expect("at least one moment")
}

fn tap(companion: &mut Companion, button: Button) -> Change {
    moments(companion, button, &[Kind::Down, Kind::Short])
}

fn hold(companion: &mut Companion, button: Button) -> Change {
    moments(companion, button, &[Kind::Down, Kind::Held])
}

#[test]
fn the_mark_moves_one_row_a_press_and_round_the_ends() {
    let mut device = Companion::new(Settings::default());
    let first = picture(&device);
    assert_eq!(tap(&mut device, Button::Down), Change::Mark);
    assert!(picture(&device) != first);
    assert_eq!(tap(&mut device, Button::Up), Change::Mark);
    assert!(picture(&device) == first);
    tap(&mut device, Button::Up);
    let last = picture(&device);
    tap(&mut device, Button::Down);
    assert!(picture(&device) == first && first != last);
}

#[test]
fn a_held_down_button_walks_on() {
    let (mut held, mut tapped) = (Companion::new(Settings::default()), Companion::new(Settings::default()));
    moments(&mut held, Button::Down, &[Kind::Down, Kind::Held, Kind::Repeat]);
    for _ in 0..3 {
        tap(&mut tapped, Button::Down);
    }
    assert!(picture(&held) == picture(&tapped));
}

#[test]
fn a_leads_back_to_the_row_one_came_from() {
    for rows in 0..4 {
        let mut device = Companion::new(Settings::default());
        for _ in 0..rows {
            tap(&mut device, Button::Down);
        }
        let home = picture(&device);
        assert_eq!(tap(&mut device, Button::C), Change::Screen, "row {rows}");
        assert!(picture(&device) != home, "row {rows} opens something");
        tap(&mut device, Button::A);
        assert!(picture(&device) == home, "A leads back from row {rows}");
    }
}

#[test]
fn help_covers_the_screen_and_any_button_below_the_panel_takes_it_away() {
    for close in [Button::A, Button::B, Button::C] {
        let mut device = Companion::new(Settings::default());
        let home = picture(&device);
        assert_eq!(tap(&mut device, Button::B), Change::Screen);
        assert!(picture(&device) != home);
        assert_eq!(tap(&mut device, Button::Down), Change::Nothing, "the mark does not move unseen");
        tap(&mut device, close);
        assert!(picture(&device) == home);
    }
}

#[test]
fn b_held_shows_the_next_language_anywhere() {
    let mut device = Companion::new(Settings::default());
    for language in [Language::German, Language::English, Language::Dutch] {
        assert_eq!(hold(&mut device, Button::B), Change::Screen);
        assert_eq!(device.settings().language, language);
    }
}

#[test]
fn the_settings_change_with_c_and_stay_changed() {
    let mut device = Companion::new(Settings::default());
    for button in [Button::Up, Button::C, Button::C] {
        tap(&mut device, button);
    }
    assert_eq!(device.settings().language, Language::German);
    for button in [Button::Down, Button::Down, Button::C, Button::A] {
        tap(&mut device, button);
    }
    assert_eq!(device.settings().held, HeldTime::Long);
    assert_eq!(device.settings().language, Language::German);
}

#[test]
fn the_line_after_a_fault_goes_with_the_first_press() {
    let mut device = Companion::new(Settings::default());
    let home = picture(&device);
    device.note_restart("castle.rs:7 a fault", 1);
    assert!(picture(&device) != home);
    let change = device.press(Press { button: Button::A, kind: Kind::Down }, &mut Repeatable::new(1));
    assert_eq!(change, Change::Mark);
    assert!(picture(&device) == home);
}

#[test]
fn drawing_twice_gives_the_same_picture() {
    let device = Companion::new(Settings::default());
    let mut dirty = Picture::blank();
    dirty.invert(embedded_graphics::primitives::Rectangle::new(
        embedded_graphics::prelude::Point::zero(),
        embedded_graphics::prelude::Size::new(100, 100),
    ));
    device.draw(&mut dirty);
    assert!(dirty == picture(&device));
}
