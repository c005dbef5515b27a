//! On any help page B shows the next language; the game goes on as if nothing had happened.

mod table;

use companion::{Change, press::Button, settings::Language};
use engine::{
    Game,
    magna_carta::{
        cards::Building,
        setup::{Books, Variant},
    },
    seat::Seat::Orange,
};
use table::Table;

/// Help, the next language, and back.
fn next_language(table: &mut Table) {
    table.hold(Button::B);
    assert_eq!(table.tap(Button::B), Change::Screen);
    table.tap(Button::A);
}

#[test]
fn another_language_in_mid_game_keeps_the_game() {
    let mut table = Table::in_actions_from(Orange);
    let steps: [fn(&mut Table); 7] = [
        |_| {},
        |table| table.pass(Orange),
        |table| table.tap_times(Button::C, 3),
        Table::nobody_else,
        Table::go_on,
        |table| table.batches(2),
        Table::nobody_else,
    ];
    for step in steps {
        step(&mut table);
        // A look at the help: the line that says what was entered is gone with the next press.
        table.hold(Button::B);
        table.tap(Button::A);
        let (state, dutch) = (table.state(), table.picture());
        for language in [Language::German, Language::English, Language::Dutch] {
            let shown = table.picture();
            next_language(&mut table);
            assert_eq!(table.device.settings().language, language);
            assert!(table.picture() != shown, "{:?} in {language:?}", state.phase());
            assert!(*table.game() == state);
        }
        assert!(table.picture() == dutch, "round again, in {:?}", state.phase());
    }
}

#[test]
fn a_number_stands_where_it_was_in_the_other_language() {
    let mut table = Table::in_actions();
    table.everybody_passes();
    table.tap_times(Button::Down, 2);
    next_language(&mut table);
    table.tap(Button::C);
    assert_eq!(table.game().provost(), Some(4 - 2), "two back");
}

#[test]
fn a_mark_stands_where_it_was_in_the_other_language() {
    let mut table = Table::in_actions_from(Orange);
    table.tap_times(Button::Down, 2);
    next_language(&mut table);
    table.tap(Button::C);
    assert_eq!(table.game().passed().collect::<Vec<_>>(), [engine::seat::Seat::Blue]);
}

#[test]
fn an_open_group_stays_open_in_another_language() {
    let mut table = Table::playing(Language::Dutch, Variant::Standard, 4, Books::Device);
    table.go_on();
    let acting = table.game().prompt().and_then(|prompt| prompt.seat).expect("somebody acts");
    // The buildings stand above the workers.
    table.taps(&[Button::Up, Button::C]);
    next_language(&mut table);
    table.tap(Button::C);
    assert!(table.game().has_built(acting, Building::FarmSmall), "the first of the buildings was chosen");
}

#[test]
fn what_was_just_said_does_not_stay_in_the_old_language() {
    let mut dutch = Table::playing(Language::Dutch, Variant::Standard, 4, Books::Table);
    let mut german = Table::playing(Language::German, Variant::Standard, 4, Books::Table);
    dutch.tap(Button::A);
    dutch.assert_says("Er is niets ongedaan te maken");
    next_language(&mut dutch);
    assert!(dutch.picture() == german.picture(), "it is gone with the press that asked for help");
    for table in [&mut dutch, &mut german] {
        table.tap(Button::A);
    }
    assert!(dutch.picture() == german.picture(), "and comes in German now");
}

#[test]
fn what_is_offered_again_waits_for_the_help_to_be_read() {
    let mut table = Table::in_actions_from(Orange);
    table.everybody_passes();
    table.nobody_else();
    let state = table.state();
    table.tap(Button::A);
    table.assert_says("herstel");
    next_language(&mut table);
    table.assert_says("erneut");
    table.tap(Button::C);
    assert!(*table.game() == state);
}

#[test]
fn whoever_is_marked_the_sentence_names_them_in_one_form() {
    for language in Language::ALL {
        let mut table = Table::playing(language, Variant::Standard, 4, Books::Table);
        table.go_on();
        let mut loud = Vec::new();
        for _ in 0..4 {
            let picture = table.picture();
            let sentence = picture.audit.written().iter().max_by_key(|text| text.capital).expect("a sentence");
            let name = sentence.words.split(' ').next().expect("a name");
            loud.push(name == name.to_uppercase());
            table.tap(Button::Down);
        }
        assert!(loud.iter().all(|form| *form == loud[0]), "{language:?}: {loud:?}");
    }
}
