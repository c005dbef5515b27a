//! The favour table: rows, columns, what opens when, and what favours give (facts 2.7, the contract's "Favours").
//!
//! Invariant: every column of every row is used at least once.

use engine::caylus::Line;
use engine::caylus::event::Row;
use engine::seat::Seat::{Green, Red};

use crate::table::Table;

/// Red has won a favour at the joust, all columns are open, and all markers stand on column 4.
fn due() -> Table {
    let mut table = Table::two_rich();
    table.play(
        "correct section towers
         correct favours red points=4 coins=4 cubes=4 build=4
         correct street 3 residence red
         worker red joust
         pass green
         pass red
         correct red coins=51
         use red
         correct red coins=50 cloth=20",
    );
    table
}

#[test]
fn points_and_coins_are_the_columns() {
    for column in 1..=5 {
        let mut table = due();
        table.play(&format!("favour red points {column}"));
        assert_eq!((table.line(Red, Line::Favours), table.marker(Red, Row::Points)), (column, 5));
        let mut table = due();
        table.play(&format!("favour red coins {column}"));
        assert_eq!((table.coins(Red), table.marker(Red, Row::Coins)), (50 + column as u16 + 2, 5));
    }
    // Left out it is the marker's.
    let mut table = due();
    table.play("favour red points");
    assert_eq!(table.points(Red), 5);
}

#[test]
fn cubes_are_the_columns_own() {
    for (favour, purse) in [
        ("1", [21, 20, 20, 20, 20]),
        ("2 wood", [20, 21, 20, 20, 20]),
        ("2 stone", [20, 20, 21, 20, 20]),
        ("3", [20, 20, 20, 21, 20]),
        ("4 food stone cloth=1", [21, 20, 21, 19, 20]),
        ("4 wood wood gold=1", [20, 22, 20, 20, 19]),
        ("5", [20, 20, 20, 20, 21]),
        ("", [20, 20, 20, 20, 21]),
    ] {
        let mut table = due();
        table.play(&format!("favour red cubes {favour}"));
        assert_eq!(table.purse(Red), purse, "{favour}");
    }
    let mut table = due();
    table.refuses("favour red cubes 2", "wood or stone");
    table.refuses("favour red cubes 2 cloth", "wood or stone");
    table.refuses("favour red cubes 4 food", "two cubes");
    table.refuses("favour red cubes 4 food gold", "two cubes");
    table.refuses("favour red cubes 4 food food food=1 wood=1", "does not settle");
    table.refuses("favour red cubes 6", "columns 1 to 5");
    table.refuses("favour red cubes 0", "columns 1 to 5");
}

#[test]
fn buildings_cost_one_cube_less() {
    let mut table = due();
    table.refuses("favour red build 2 park", "mason");
    table.refuses("favour red build 2 mason food=1 wood=1", "does not settle");
    table.play("favour red build 2 mason");
    assert_eq!((table.card(9), table.points(Red), table.purse(Red)), ("mason", 4, [19, 20, 20, 20, 20]));
    let mut table = due();
    table.play("favour red build 2 wooden-peddler gold=1");
    assert_eq!((table.points(Red), table.purse(Red)), (4, [20, 20, 20, 20, 19]));
    let mut table = due();
    table.play("favour red build 3 bank");
    assert_eq!((table.points(Red), table.purse(Red)), (6, [20, 19, 20, 20, 20]));
    let mut table = due();
    table.play("favour red build 4 5");
    assert_eq!((table.card(5), table.points(Red), table.purse(Red)), ("residence", 2, [20, 20, 20, 19, 20]));
    assert_eq!(table.coins(Red), 50);
    let mut table = due();
    table.play("favour red build 5 granary 3");
    assert_eq!((table.card(3), table.points(Red), table.purse(Red)), ("granary", 10, [17, 20, 20, 20, 19]));
    let mut table = due();
    table.play("favour red build 1");
    assert_eq!((table.points(Red), table.phase(), table.marker(Red, Row::Build)), (0, "provost", 5));
}

#[test]
fn columns_are_open_up_to_2_then_4_then_5() {
    for (section, open) in [("dungeon", 2), ("walls", 4), ("towers", 5)] {
        let mut table = Table::two_rich();
        table.play(&format!(
            "correct section {section}\ncorrect favours red points={open}\nworker red joust\npass green\npass red\nuse red"
        ));
        table.refuses(&format!("favour red points {}", open + 1), "columns 1 to");
        table.play("favour red points");
        assert_eq!((table.marker(Red, Row::Points), table.points(Red)), (open, i16::from(open)));
    }
}

#[test]
fn a_favour_comes_before_every_other_line() {
    let mut table = due();
    for line in ["next", "pass green", "provost red 0", "skip red", "nobody", "castle red 0"] {
        table.refuses(line, "Red has a favour");
    }
    for line in ["correct section walls", "correct street 9 mason red", "correct favours red points=1"] {
        table.refuses(line, "a favour is due");
    }
    table.refuses("favour green points", "Red is next");
    table.play("correct green coins=4\ncorrect provost 5\nfavour red points");
    table.refuses("favour red points", "no favour is due");
}

/// A prestige building that a favour puts up wins its favour before those that still wait.
#[test]
fn a_favour_won_with_a_favour_comes_first() {
    let mut table = Table::two_rich();
    table.play(
        "correct section towers
         correct bailiff 23
         correct red towers=2
         correct green towers=2
         correct favours red build=4
         correct street 3 residence red
         pass red
         pass green
         nobody
         next
         favour red build 5 monument 3",
    );
    for row in ["points", "coins"] {
        assert_eq!(table.asked(), Some(Red));
        table.play(&format!("favour red {row}"));
    }
    assert_eq!(table.asked(), Some(Green));
    table.play("favour green coins");
    assert_eq!(table.phase(), "over");
}

/// CAY-NL "Caylus met simpele privileges": every favour is 3 points, also several in one phase.
#[test]
fn simple_favours_are_three_points_each() {
    let mut table = Table::with_header("books device\nseats red green\nfavours simple");
    table.play(
        "next
         correct red dungeon=6 walls=5
         correct red cloth=1
         correct bailiff 17
         worker red joust
         pass green
         pass red
         use red",
    );
    assert_eq!((table.phase(), table.line(Red, Line::Favours)), ("provost", 3));
    table.refuses("favour red points", "no favour table");
    table.refuses("correct favours red points=1", "no favour table");
    // 1 favour for the dungeon and 3 for the walls.
    table.play("nobody\nnext");
    assert_eq!((table.phase(), table.asks(), table.line(Red, Line::Favours)), ("round-end", "next", 3 + 4 * 3));
}

#[test]
fn a_lawyers_favour_on_an_occupied_tile_waits() {
    let mut table = Table::two_rich();
    table.play(
        "correct section walls
         correct favours red build=3
         worker red joust
         worker green 4
         pass red
         pass green
         use red
         favour red build 4 4",
    );
    assert_eq!((table.card(4), table.points(Red)), ("quarry", 2));
    table.play("nobody");
    // The quarry has acted for Green, and then became Red's.
    assert_eq!((table.card(4), table.owner(4), table.purse(Green)[2]), ("residence", Some(Red), 21));
}
