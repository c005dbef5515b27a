//! What is set right by hand (the contract's "Setting things right").
//!
//! Invariant: a correction is checked against what can lie on the table, not against how it came there.

use engine::seat::Seat;

use crate::table::Table;

#[test]
fn a_city_is_set_added_to_and_taken_from() {
    let mut table = Table::with(5, "first-game", "uniques first-game");
    table.play("correct red city palace+1 tavern\ncorrect red add keep tavern\ncorrect red remove tavern");
    assert_eq!(table.city(Seat::Red), "palace+1 keep tavern");
    table.play("correct red remove palace");
    assert_eq!(table.city(Seat::Red), "keep tavern", "without one that has no coin, the one with it is meant");
    table.refuses("correct red remove keep keep", "no keep").refuses("correct red remove tavern+1", "no tavern+1");
    table.refuses("correct green add keep", "no further keep").refuses("correct red add museum", "not in this game");
    table.refuses("correct green city palace palace palace palace", "no further palace");
    table.refuses("correct red city tent", "circus tent").refuses("correct white city tavern", "does not play");
    table.play("correct red city");
    assert_eq!(table.city(Seat::Red), "");
}

/// Setting a city to what it has is no second of each.
#[test]
fn a_city_can_be_set_to_what_it_is() {
    let mut table = Table::with(5, "first-game", "");
    table.play("correct red city museum keep\ncorrect red museum=3\ncorrect red city keep museum");
    assert_eq!((table.city(Seat::Red), table.state().museum(Seat::Red)), ("keep museum".into(), 3));
    table.play("correct red remove museum\ncorrect red add museum");
    assert_eq!(table.state().museum(Seat::Red), 0);
}

#[test]
fn crown_tax_museum_and_tents() {
    let mut table = Table::with(5, "first-game tax-collector", "actions on");
    table.play("correct start blue\ncorrect tax 3\ncorrect red city museum\ncorrect red museum=3 tents=1");
    let game = table.state();
    assert_eq!((game.start(), game.tax(), game.museum(Seat::Red), game.tents(Seat::Red)), (Seat::Blue, Some(3), 3, 1));
    table.refuses("correct green museum=1", "no museum").refuses("correct red tents=4", "3 circus tents");
    let mut table = Table::with(5, "first-game", "");
    table.refuses("correct tax 3", "no tax").refuses("correct red tents=1", "without action cards");
    Table::with(5, "first-game", "cities off").refuses("correct red city tavern", "not recorded");
}

/// A corrected city can become complete; only the lines `first` and `ending` take that back.
#[test]
fn first_and_ending_are_set_by_their_own_lines() {
    let mut table = Table::with(5, "first-game", "");
    table.play("correct red city temple church tavern market docks manor castle");
    assert_eq!((table.state().first(), table.state().ending()), (Some(Seat::Red), true));
    table.play("correct red city temple");
    assert_eq!((table.state().first(), table.state().ending()), (Some(Seat::Red), true));
    table.play("correct first nobody\ncorrect ending off");
    assert_eq!((table.state().first(), table.state().ending()), (None, false));
    table.play("correct first blue\ncorrect ending on");
    assert_eq!((table.state().first(), table.state().ending()), (Some(Seat::Blue), true));
    table.play("next").play_out();
    table.refuses("correct ending off", "present phase").play("correct first red");
}

/// "Only the lines `first` and `ending` take those back": an action card that is not about cities leaves them as they were set.
#[test]
fn the_director_looks_at_no_city() {
    let mut table = Table::with(5, "first-game", "actions on");
    table.play(
        "correct red city temple church tavern market docks manor castle\ncorrect ending off\ncorrect first nobody",
    );
    table.play("next\nanswer blue\nplay blue director");
    assert_eq!((table.state().first(), table.state().ending()), (None, false));
}

#[test]
fn early_needs_a_bell_tower() {
    let mut table = Table::with(5, "first-game", "");
    table.refuses("correct early on", "bell-tower").play("correct red city bell-tower\ncorrect early on");
    assert_eq!(table.state().ends_at(), 6);
    table.play("correct green city temple church tavern market docks manor");
    assert!(table.state().ending());
    table.play("correct early off");
    assert_eq!((table.state().ends_at(), table.state().ending()), (7, true));
    table.play("correct early on\ncorrect red remove bell-tower");
    assert!(!table.state().early());
}

/// The contract: this rank is called now, answers of it and of higher ranks are forgotten.
#[test]
fn the_call_is_set() {
    let mut table = Table::calling("", "");
    table.play("answer red\nanswer green\nanswer blue\ncorrect call 2");
    assert_eq!((table.phase(), table.called()), ("call", 2));
    assert!(table.state().ranks(Seat::Green).is_empty() && !table.state().ranks(Seat::Red).is_empty());
    table.play("answer green\ncorrect call 8");
    assert_eq!((table.called(), table.state().ranks(Seat::Green).len()), (8, 1));
    table.refuses("correct call 9", "rank 9");
    let mut table = Table::with(5, "first-game", "");
    table.refuses("correct call 2", "present phase").play("faceup 6\nnext\ncorrect call 6");
    assert_eq!(table.called(), 7, "rank 6 lies open and is passed over");
}
