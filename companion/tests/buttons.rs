//! What the buttons do, screen by screen, seen through the pictures.

mod table;

use companion::{
    Change, Companion, Trouble,
    press::{Button, Kind, Press},
    settings::{HeldTime, Language, Settings},
};
use engine::autoplay::Repeatable;
use table::{
    CityTable, Table,
    flash::{picture, press},
};

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

/// New game, other game, lesson, results, settings.
const HOME_ROWS: usize = 5;

#[test]
fn a_leads_back_to_the_row_one_came_from() {
    for rows in 0..HOME_ROWS {
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
fn the_home_screen_has_these_rows_and_one_more_while_a_game_waits() {
    let mut device = Companion::new(Settings::default());
    let fresh = picture(&device);
    for _ in 0..HOME_ROWS {
        tap(&mut device, Button::Down);
    }
    assert!(picture(&device) == fresh, "round the ends");
    // A game, and home by the last row of its menu.
    for button in [Button::C, Button::C] {
        tap(&mut device, button);
    }
    hold(&mut device, Button::C);
    for button in [Button::Up, Button::C] {
        tap(&mut device, button);
    }
    let waiting = picture(&device);
    for _ in 0..=HOME_ROWS {
        tap(&mut device, Button::Down);
    }
    assert!(picture(&device) == waiting && waiting != fresh);
}

#[test]
fn help_covers_the_screen_until_a_or_c() {
    for close in [Button::A, Button::C] {
        let mut device = Companion::new(Settings::default());
        let home = picture(&device);
        assert_eq!(tap(&mut device, Button::B), Change::Screen);
        assert!(picture(&device) != home);
        assert_eq!(tap(&mut device, Button::Down), Change::Nothing, "the mark does not move unseen");
        assert_eq!(tap(&mut device, close), Change::Screen);
        assert!(picture(&device) == home);
    }
}

#[test]
fn a_finger_that_stays_on_b_does_not_turn_the_help_over() {
    let (mut quick, mut slow) = (Companion::new(Settings::default()), Companion::new(Settings::default()));
    hold(&mut quick, Button::B);
    moments(&mut slow, Button::B, &[Kind::Down, Kind::Held, Kind::Repeat, Kind::Repeat, Kind::Repeat]);
    assert!(picture(&quick) == picture(&slow));
    assert_eq!(slow.settings().language, Language::Dutch);
}

/// A way to a screen: `true` is a held press.
type Way = &'static [(Button, bool)];

const A: (Button, bool) = (Button::A, false);
const B: (Button, bool) = (Button::B, false);
const C: (Button, bool) = (Button::C, false);
const UP: (Button, bool) = (Button::Up, false);
const DOWN: (Button, bool) = (Button::Down, false);
const MENU: (Button, bool) = (Button::C, true);
const LOG: (Button, bool) = (Button::A, true);

/// Every screen outside a game.
const OUTSIDE: &[(&str, Way)] = &[
    ("home", &[]),
    ("check-list", &[C]),
    ("choices", &[C, B]),
    ("an order", &[C, B, DOWN, DOWN, DOWN, C]),
    ("other games", &[DOWN, C]),
    ("lessons", &[DOWN, DOWN, C]),
    ("a lesson", &[DOWN, DOWN, C, C]),
    ("the other lesson", &[DOWN, DOWN, C, DOWN, C]),
    ("results", &[UP, UP, C]),
    ("settings", &[UP, C]),
    ("last fault", &[UP, C, UP, C]),
    ("another game instead?", &[C, C, MENU, UP, C, DOWN, C]),
];

/// Everything that can lie over the table, from a table of any game at which something was entered.
const OVER_THE_TABLE: &[(&str, Way)] = &[
    ("the table", &[]),
    ("menu", &[MENU]),
    ("whose value", &[MENU, C]),
    ("which value", &[MENU, C, UP, C]),
    ("a value being set", &[MENU, C, UP, C, C]),
    ("log", &[LOG]),
    ("back to here?", &[LOG, UP, C]),
    ("cards", &[MENU, DOWN, DOWN, C]),
    ("a card", &[MENU, DOWN, DOWN, C, C]),
    ("score now", &[MENU, DOWN, DOWN, DOWN, C]),
];

/// B held is help here, B on it shows the next language, A leads back, and nothing has changed.
fn assert_help(device: &mut Companion, name: &str) {
    let mut chance = Repeatable::new(1);
    let before = picture(device);
    assert_eq!(hold(device, Button::B), Change::Screen, "{name}");
    let dutch = picture(device);
    assert!(dutch != before, "help for {name}");
    for language in [Language::German, Language::English, Language::Dutch] {
        let shown = picture(device);
        press(device, Button::B, false, &mut chance);
        assert_eq!(device.settings().language, language, "{name}");
        assert!(picture(device) != shown, "{name} in {language:?}");
    }
    assert!(picture(device) == dutch, "{name}: round again");
    press(device, Button::A, false, &mut chance);
    assert!(picture(device) == before, "{name}: as it was");
}

fn follow(device: &mut Companion, way: Way) {
    let mut chance = Repeatable::new(1);
    for (button, held) in way {
        press(device, *button, *held, &mut chance);
    }
}

#[test]
fn b_held_is_help_on_every_screen_outside_a_game() {
    for (name, way) in OUTSIDE {
        let mut device = Companion::new(Settings::default());
        follow(&mut device, way);
        assert_help(&mut device, name);
    }
}

#[test]
fn b_held_is_help_on_every_screen_of_both_games() {
    for (name, way) in OVER_THE_TABLE {
        let mut table = Table::in_actions();
        table.taps(&[Button::C, Button::C]);
        let state = table.state();
        follow(&mut table.device, way);
        assert_help(&mut table.device, name);
        assert!(*table.game() == state, "{name}");

        let mut city = CityTable::playing(Language::Dutch, 3);
        city.taps(&[Button::C, Button::C]);
        let state = city.state();
        follow(&mut city.device, way);
        assert_help(&mut city.device, name);
        assert!(*city.game() == state, "{name}");
    }
}

/// Whatever lies over the table, also the list that B opens: a finger need not close it first.
#[test]
fn a_and_c_held_are_log_and_menu_on_every_screen_of_a_game() {
    let list: (&str, Way) = ("a list of what a seat builds", &[(Button::B, false)]);
    for (name, way) in OVER_THE_TABLE.iter().copied().chain([list]) {
        let mut table = Table::in_actions();
        table.taps(&[Button::C, Button::C]);
        let (state, resting) = (table.state(), picture(&table.device));
        let held = |table: &mut Table, button| {
            follow(&mut table.device, way);
            hold(&mut table.device, button);
            let shown = picture(&table.device);
            table.tap(Button::A);
            assert!(picture(&table.device) == resting, "{name}: back to the table");
            hold(&mut table.device, button);
            assert!(picture(&table.device) == shown, "{name}: the same as from the table");
            table.tap(Button::A);
            assert!(*table.game() == state, "{name}");
        };
        held(&mut table, Button::A);
        held(&mut table, Button::C);
    }
}

/// A screen of a round, and what leads to it from the one before.
type Reached = (&'static str, fn(&mut Table));

#[test]
fn b_held_is_help_in_every_phase_whatever_b_is_there() {
    let phases: [Reached; 6] = [
        ("a list of what a seat builds", |table| _ = table.tap(Button::B)),
        ("provost", |table| {
            table.tap(Button::A);
            table.everybody_passes_in_turn();
        }),
        ("buildings", Table::nobody_else),
        ("castle", Table::go_on),
        ("round's end", Table::nobody_else),
        ("actions", Table::go_on),
    ];
    let mut table = Table::in_actions();
    for (name, reach) in phases {
        reach(&mut table);
        let state = table.state();
        assert_help(&mut table.device, name);
        assert!(*table.game() == state, "{name}");
    }
}

#[test]
fn the_question_about_stored_data_explains_itself() {
    let mut device = Companion::new(Settings::default());
    device.note_trouble(Trouble::Corrupt);
    let question = picture(&device);
    assert_eq!(hold(&mut device, Button::B), Change::Nothing);
    assert!(picture(&device) == question && device.take_request().is_none(), "held, B does not erase");
}

#[test]
fn held_a_leaves_a_lesson() {
    let mut device = Companion::new(Settings::default());
    follow(&mut device, &[DOWN, DOWN, C]);
    let lessons = picture(&device);
    follow(&mut device, &[C, C, C, LOG]);
    assert!(picture(&device) == lessons);
    follow(&mut device, &[A]);
    follow(&mut device, &[UP, UP]);
    assert!(picture(&device) == picture(&Companion::new(Settings::default())));
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
    let mut dirty = picture(&device);
    dirty.invert(embedded_graphics::primitives::Rectangle::new(
        embedded_graphics::prelude::Point::zero(),
        embedded_graphics::prelude::Size::new(100, 100),
    ));
    device.draw(&mut dirty);
    assert!(dirty == picture(&device));
}
