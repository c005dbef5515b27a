//! What is set right by hand (the contract's "Setting things right").
//!
//! Invariant: a correction changes what it names and nothing else.

use engine::caylus::event::{Row, Section};
use engine::seat::Seat::{Blue, Green, Orange, Red};

use crate::table::Table;

#[test]
fn provost_and_bailiff_are_set_to_a_space() {
    let mut table = Table::four();
    table.play("correct provost 28\ncorrect bailiff 1");
    assert_eq!((table.state().provost(), table.state().bailiff()), (28, 1));
    for line in ["correct provost 0", "correct bailiff 29"] {
        table.refuses(line, "no space");
    }
}

#[test]
fn the_turn_order_is_set_in_the_income_only() {
    let mut table = Table::with_header("books device\nseats red green orange blue");
    table.refuses("correct order red green", "everybody");
    table.refuses("correct order red green orange red", "everybody");
    table.refuses("correct order red green orange black", "does not play");
    table.play("correct order blue red green orange");
    assert_eq!(table.state().order(), [Blue, Red, Green, Orange]);
    // The deniers of the start stay.
    assert_eq!(table.coins(Blue), 9);
    table.play("next");
    assert_eq!(table.asked(), Some(Blue));
    table.refuses("correct order red green orange blue", "phase income");
}

#[test]
fn the_section_is_set() {
    let mut table = Table::four();
    table.play("correct section towers");
    assert_eq!((table.state().section(), table.state().open_columns()), (Some(Section::Towers), 5));
    table.play("correct section dungeon");
    assert_eq!((table.state().section(), table.state().open_columns()), (Some(Section::Dungeon), 2));
}

#[test]
fn the_street_is_set_with_tiles_that_are_free() {
    let mut table = Table::four();
    table.play("correct street 9 mason green\ncorrect street 20 residence blue\ncorrect street 11 statue red");
    assert_eq!(
        (table.card(9), table.owner(9), table.card(20), table.card(11)),
        ("mason", Some(Green), "residence", "statue")
    );
    assert_eq!((table.points(Green), table.points(Blue), table.points(Red)), (0, 0, 0));
    table.refuses("correct street 12 mason red", "in stock");
    table.refuses("correct street 12 statue red", "in stock");
    table.refuses("correct street 12 jeweller red", "in stock");
    table.refuses("correct street 12 farm", "stands on space 1");
    for at in [7, 8, 16] {
        table.refuses(&format!("correct street {at} empty"), "stays");
    }
    table.refuses("correct street 29 empty", "no space");
    table.refuses("correct street 12 mason black", "does not play");
    // Whose a tile is can be set, and a neutral tile put back.
    table.play("correct street 9 mason blue\ncorrect street 1 empty\ncorrect street 12 farm");
    assert_eq!((table.owner(9), table.card(1), table.card(12)), (Some(Blue), "empty", "farm"));
    // The next building goes to the gap.
    table.play("worker red 6");
    table.refuses("correct street 6 empty", "Red's worker");
    table.play("pass green\npass orange\npass blue\npass red\nnobody\nbuild red food-farm");
    assert_eq!(table.card(1), "food-farm");
}

#[test]
fn purses_are_set_from_0_to_99() {
    let mut table = Table::four();
    table.play("correct green coins=4 food=2 wood=1 stone=0 cloth=0 gold=0\ncorrect green gold=99");
    assert_eq!((table.coins(Green), table.purse(Green)), (4, [2, 1, 0, 0, 99]));
    table.refuses("correct green gold=100", "0 to 99");
}

#[test]
fn points_are_set_without_the_bonus() {
    let mut table = Table::four();
    table.play("correct green points=12\ncorrect green points=3");
    assert_eq!(table.points(Green), 3);
    assert!("correct green points=3 coins=2".parse::<engine::caylus::Event>().is_err());
}

#[test]
fn houses_are_set_up_to_the_parts() {
    let mut table = Table::four();
    table.play("correct green dungeon=4 walls=2");
    assert_eq!((table.houses(Green), table.points(Green)), ([4, 2, 0], 0));
    table.refuses("correct red dungeon=3", "at most 2");
    table.play("correct red dungeon=2\ncorrect green dungeon=0");
    assert_eq!(table.state().free_parts(Section::Dungeon), 4);
}

#[test]
fn markers_are_set_from_0_to_5() {
    let mut table = Table::four();
    table.play("correct favours green points=2 build=5");
    assert_eq!((table.marker(Green, Row::Points), table.marker(Green, Row::Build)), (2, 5));
    table.refuses("correct favours green cubes=6", "0 to 5");
}

#[test]
fn the_inns_right_circle_is_set() {
    let mut table = Table::four();
    table.play("correct inn green");
    assert_eq!(
        (table.state().places().and_then(|places| places.inn_right()), table.state().workers(Green)),
        (Some(Green), 5)
    );
    table.play("correct inn nobody");
    assert_eq!(table.state().workers(Green), 6);
}

/// A correction of the provost in the effects moves how far they go, and one of a purse what is still asked.
#[test]
fn the_effects_go_on_from_what_was_set() {
    let mut table = Table::two();
    table.play("correct provost 1\nworker red 5\npass green\npass red\nnobody");
    assert_eq!(table.asks(), "next");
    table.play("correct provost 5");
    assert_eq!((table.asked(), table.asks()), (Some(Red), "effect"));
    table.play("correct red food=0 wood=0");
    assert_eq!((table.asks(), table.state().workers(Red)), ("next", 6));
}

/// After the scoring of a round nothing is scored by a correction.
#[test]
fn a_correction_scores_nothing() {
    let mut table = Table::two();
    table.play("correct red dungeon=2\ncorrect green points=9\npass red\npass green\nnobody\nnext");
    assert_eq!(table.phase(), "round-end");
    table.play("correct bailiff 12");
    assert_eq!((table.asks(), table.points(Green), table.state().section()), ("next", 9, Some(Section::Dungeon)));
}

/// What is set at the end of a round was not scored in it.
#[test]
fn a_section_that_is_set_was_not_scored() {
    let mut table = Table::four_with_own_books();
    table.play("pass green\npass red\npass blue\npass orange\nnext\nnobody\nnext\nnobody");
    assert_eq!(table.phase(), "round-end");
    table.play("correct section towers");
    assert_eq!(table.state().scored_this_round().count(), 0);
}
