//! B held shows the next language, wherever B is not a seat; the game goes on as if nothing had happened.

mod table;

use companion::{Change, press::Button, settings::Language};
use engine::{
    Game,
    magna_carta::setup::{Books, Variant},
    seat::Seat::{Blue, Green, Orange, Red},
};
use table::Table;

#[test]
fn another_language_in_mid_game_keeps_the_game() {
    let mut table = Table::in_actions();
    table.pass(Orange);
    // While B is a seat it builds, held.
    let (state, seats) = (table.state(), table.picture());
    table.hold(Button::B);
    assert_eq!(table.device.settings().language, Language::Dutch);
    table.tap(Button::C);
    assert!(*table.game() == state && table.picture() == seats, "Orange has passed: a sentence, then the screen again");
    for seat in [Green, Blue, Red] {
        table.pass(seat);
    }
    let steps: [fn(&mut Table); 5] =
        [|_| {}, Table::nobody_else, Table::go_on, |table| table.batches(2), Table::nobody_else];
    for step in steps {
        step(&mut table);
        let (state, dutch) = (table.state(), table.picture());
        for language in [Language::German, Language::English, Language::Dutch] {
            let shown = table.picture();
            assert_eq!(table.hold(Button::B), Change::Screen);
            assert_eq!(table.device.settings().language, language);
            assert!(table.picture() != shown, "{:?} in {language:?}", state.phase());
            assert!(*table.game() == state);
        }
        assert!(table.picture() == dutch, "round again, in {:?}", state.phase());
    }
}

#[test]
fn a_turned_wheel_stands_where_it_was_in_the_other_language() {
    let mut table = Table::in_actions();
    table.everybody_passes();
    table.tap_times(Button::Down, 3);
    table.hold(Button::B);
    table.tap(Button::C);
    assert_eq!(table.game().provost(), Some(4 - 2), "nobody, one back, two back");
}

#[test]
fn an_open_group_stays_open_in_another_language() {
    let mut table = Table::playing(Language::Dutch, Variant::Standard, 4, Books::Device);
    table.go_on();
    let acting = table.game().prompt().and_then(|prompt| prompt.seat).expect("somebody acts");
    // Pass, draw, redraw, workers.
    table.taps(&[Button::Down, Button::Down, Button::Down, Button::C]);
    table.hold(Button::B);
    table.tap(Button::C);
    let worker = table.game().street().at(1).expect("the first card").worker;
    assert_eq!(worker, Some(acting), "the first of the workers' rows was chosen");
}

#[test]
fn a_sentence_changes_its_language_too() {
    let mut dutch = Table::playing(Language::Dutch, Variant::Standard, 4, Books::Table);
    dutch.tap(Button::A);
    dutch.hold(Button::B);
    let mut german = Table::playing(Language::German, Variant::Standard, 4, Books::Table);
    german.tap(Button::A);
    assert!(dutch.picture() == german.picture(), "nothing to take back, in German");
}
