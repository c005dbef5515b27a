//! What the lists of the device offer: each deal for points once a turn, and every way to pay where cubes can be chosen.
//!
//! The notation takes more than a list offers; that is `books` and `rulings`. Expected values are the tiles' (facts 2.3 to
//! 2.7). Invariant: what is offered is accepted.

use engine::Game;
use engine::caylus::event::{Choice, Favour, Taken};
use engine::caylus::pay::Pay;
use engine::caylus::tiles::{Building, Cube};
use engine::caylus::{Caylus, Event};
use engine::seat::Seat::{Green, Red};

use crate::table::Table;

/// The points of church, tailor and jeweller on the list, for Red.
fn deals(game: &Caylus) -> Vec<i16> {
    let points = |event: Event| match event {
        Event::Points { seat: Red, points } => Some(points),
        _ => None,
    };
    let mut deals: Vec<i16> = game.legal().filter_map(points).collect();
    deals.sort_unstable();
    deals
}

/// The effects of a game with the players' books, with these tiles from space 9 on.
fn effects(jeweller: &str, tiles: &[&str]) -> Table {
    let mut table = Table::with_header(&format!("seats red green\njeweller {jeweller}"));
    for (at, tile) in (9..).zip(tiles) {
        table.play(&format!("correct street {at} {tile} red"));
    }
    table.play("correct provost 12\nnext\npass red\npass green\nnext\nnobody");
    table
}

/// A tile holds one worker (CAY-NL "Fase 2 b"), so a church serves one player a turn: 3 or 5 points (facts 2.5).
#[test]
fn church_and_tailor_are_offered_once_a_turn() {
    let mut table = effects("no", &["church", "tailor"]);
    assert_eq!(deals(table.state()), [3, 4, 5, 6]);
    table.play("points green 3");
    assert_eq!(deals(table.state()), [4, 6]);
    table.play("points red 6");
    assert_eq!(deals(table.state()), []);
    // The notation takes what the players say they saw.
    table.play("points red 3\nundo 3");
    assert_eq!(deals(table.state()), [3, 4, 5, 6]);
    // And a turn later all of them again.
    table.play("points red 5\npoints red 4\nnext\nnobody\nnext\nnext\npass red\npass green\nnext\nprovost red 3\nprovost green 3");
    assert_eq!(deals(table.state()), [3, 4, 5, 6]);
}

/// 5 points are the church's larger deal and the jeweller's smaller one: both can be used, in either order.
#[test]
fn five_points_are_the_churchs_or_the_jewellers() {
    let tiles = ["church", "jeweller"];
    assert_eq!(deals(effects("yes", &tiles).state()), [3, 5, 9]);
    for (entered, left) in [
        ("points red 5", &[3, 5, 9][..]),
        ("points red 3", &[5, 9]),
        ("points red 9", &[3, 5]),
        ("points red 5\npoints red 3", &[]),
    ] {
        assert_eq!(deals(effects("yes", &tiles).play(entered).state()), left, "{entered}");
    }
}

/// The effect at this space is Red's, who holds these cubes; Green stands nowhere.
fn due(tile: &str, at: u8, cubes: &str) -> Table {
    let mut table = Table::two_rich();
    table.play(&format!("correct street 9 {tile} green\ncorrect provost 9\nworker red {at}\npass green\npass red"));
    table.play(&format!("nobody\ncorrect red {cubes}"));
    assert_eq!((table.phase(), table.asked()), ("effects", Some(Red)));
    table
}

/// The wooden market costs 1 wood and 1 cube of any kind (facts 2.4): unsaid it is that of which most is left.
#[test]
fn a_cube_of_any_kind_can_be_chosen() {
    let table = due("park", 6, "food=3 wood=2 stone=0 cloth=1 gold=1");
    let pays: Vec<Pay> = table
        .state()
        .legal()
        .filter_map(|event| match event {
            Event::Build { building: Building::WoodenMarket, pay, .. } => Some(pay),
            _ => None,
        })
        .collect();
    // Unsaid, which is food; then wood, cloth and gold.
    assert_eq!(pays, [Pay::UNSAID, Pay([0, 2, 0, 0, 0]), Pay([0, 1, 0, 1, 0]), Pay([0, 1, 0, 0, 1])]);
}

/// Any two cubes but gold for 1 gold, any four for 2, equal or not (ruling A).
#[test]
fn the_alchemists_cubes_can_be_chosen() {
    let table = due("alchemist", 9, "food=2 wood=1 stone=0 cloth=1 gold=5");
    let ways = |wanted: u8| {
        let of = |event: &Event| matches!(event, Event::Use { choice: Choice::Number(deal), .. } if *deal == wanted);
        table.state().legal().filter(of).count()
    };
    // Food twice, food and wood, food and cloth, wood and cloth; all four.
    assert_eq!([ways(1), ways(2)], [4, 1]);
}

/// Column 4: one own cube for two others (facts 2.7); the one that is given can be chosen.
#[test]
fn the_cube_given_for_two_can_be_chosen() {
    let mut table = Table::two_rich();
    table.play("correct section walls\ncorrect favours green cubes=3\ncorrect green food=2 wood=1 stone=0 cloth=1 gold=0 coins=9");
    table.play("pass red\nworker green joust\npass green\nuse green\ncorrect green gold=1");
    let mut given: Vec<Pay> = Vec::new();
    for event in table.state().legal() {
        if let Event::Favour {
            seat: Green,
            favour: Favour::Cubes(Some(4), Taken::Two(Cube::Stone, Cube::Cloth)),
            pay,
        } = event
        {
            given.push(pay);
        }
    }
    // Unsaid it is food; then wood and gold.
    assert_eq!(given, [Pay::UNSAID, Pay::cubes(Cube::Wood, 1), Pay::cubes(Cube::Gold, 1)]);
    for event in table.state().legal() {
        let mut tried = table.state().clone();
        assert!(tried.apply(&event).is_ok(), "{event} is accepted");
    }
}

/// "Gunst 2 van 3": three favours of a scoring, one after the other (facts 2.8: five houses in the walls are three).
#[test]
fn favours_of_a_phase_are_counted() {
    let mut table = Table::four_with_own_books();
    table.play(
        "correct section walls\ncorrect bailiff 18\ncorrect red walls=5\npass red\npass green\npass orange\npass blue",
    );
    table.play("next\nnobody\nnext\nnobody");
    assert_eq!(table.state().favour_number(), (1, 3));
    table.play("favour red points");
    assert_eq!(table.state().favour_number(), (2, 3));
    table.play("favour red coins\nfavour red build 1");
    assert_eq!(table.state().favour_number(), (0, 0));
}

/// RUL-E (ruling B): no loss where no part is free and the player holds a batch.
#[test]
fn a_full_castle_costs_nothing() {
    let mut table = Table::two_rich();
    table.play("correct section towers\ncorrect red towers=13\nworker red castle\nworker green castle\npass red\npass green\nnobody\nnext");
    assert!(table.state().loses_by_none(Green));
    table.play("castle red 1");
    assert!(!table.state().loses_by_none(Green), "no part is free, and Green has a batch");
    table.play("correct green food=0");
    assert!(table.state().loses_by_none(Green), "without a batch it costs 2 points");
}
