//! Games in which the players keep the books: what is entered, in which order, and what is refused.
//!
//! Invariant: no line here is one that only the device's books have.

use engine::caylus::Line;
use engine::caylus::event::Row;
use engine::seat::Seat::{Blue, Green, Orange, Red};

use crate::table::Table;

/// A quiet round: four passes, and nobody does anything.
#[test]
fn a_quiet_round_is_nine_lines() {
    let mut table = Table::four_with_own_books();
    table.play("pass green\npass red\npass blue\npass orange");
    assert_eq!((table.phase(), table.asks()), ("special", "special"));
    table.play("next");
    assert_eq!((table.phase(), table.asked()), ("provost", Some(Green)));
    table.play("nobody");
    assert_eq!((table.phase(), table.asks()), ("effects", "next"));
    table.play("next");
    assert_eq!((table.phase(), table.asks()), ("castle", "castle"));
    table.play("nobody");
    assert_eq!((table.phase(), table.state().bailiff()), ("round-end", 7));
    table.play("next");
    assert_eq!((table.phase(), table.state().round()), ("income", 2));
    assert!([Red, Green, Orange, Blue].into_iter().all(|seat| table.points(seat) == 0));
}

#[test]
fn what_the_device_would_keep_is_refused() {
    let mut table = Table::four_with_own_books();
    for line in ["worker red 1", "use red", "skip red", "correct red coins=3", "correct inn red"] {
        table.refuses(line, "books table");
    }
    let mut table = Table::four();
    for line in ["joust red", "stables red", "flip red 1", "points red 1", "count red gold=1"] {
        table.refuses(line, "books device");
    }
}

#[test]
fn the_special_buildings_are_entered_once_each() {
    let mut table = Table::four_with_own_books();
    table.refuses("joust red", "phase special");
    table.play("pass red\npass green\npass orange\npass blue\nprovost blue -3");
    assert_eq!(table.state().provost(), 3);
    table.refuses("provost red 1", "already used");
    table.play("joust red\nfavour red coins");
    assert_eq!(table.marker(Red, Row::Coins), 1);
    table.refuses("joust green", "already used");
    table.refuses("stables red red", "twice");
    table.refuses("stables red green orange blue", "three places");
    table.play("stables blue orange");
    assert_eq!(table.state().order(), [Blue, Orange, Red, Green]);
    table.refuses("stables red", "already used");
    table.play("next\nprovost red 3\nprovost green 3\nprovost orange 0\nprovost blue -1");
    assert_eq!((table.state().provost(), table.phase()), (8, "effects"));
}

#[test]
fn two_players_enter_no_stables() {
    let mut table = Table::with_header("seats red green");
    table.play("next\npass red\npass green");
    table.refuses("stables red", "two players");
}

#[test]
fn no_more_is_built_than_there_are_builders() {
    let mut table = Table::four_with_own_books();
    table.play("pass red\npass green\npass orange\npass blue\nnext\nnobody");
    // The provost is on 6: one carpenter.
    table.refuses("build red bank", "mason");
    table.refuses("build red mason food=2", "does not settle");
    table.play("build red mason food=1 wood=1");
    assert_eq!((table.card(9), table.points(Red)), ("mason", 4));
    table.refuses("build green food-farm", "carpenter");
    table.refuses("flip green 1", "lawyer");
    table.refuses("prestige green statue 1", "architect");
    // With the provost on 9 there are two carpenters and the new mason.
    table.play("correct provost 9\nbuild green food-farm\nbuild blue church");
    assert_eq!((table.asked(), table.asks(), table.points(Blue)), (Some(Blue), "favour", 3));
    table.play("favour blue points");
    table.refuses("build green park", "mason");
    table.play("next");
    assert_eq!(table.phase(), "castle");
}

#[test]
fn residences_and_prestige_buildings_are_entered() {
    let mut table = Table::four_with_own_books();
    table.play(
        "correct street 2 lawyer blue
         correct street 3 architect green
         pass red
         pass green
         pass orange
         pass blue
         next
         nobody",
    );
    table.refuses("flip red 2", "lawyer");
    table.refuses("flip red 3", "Green's");
    table.refuses("flip red 7", "fixed");
    table.play("flip red 1");
    assert_eq!((table.card(1), table.owner(1), table.points(Red)), ("residence", Some(Red), 2));
    table.refuses("flip red 4", "lawyer");
    table.play("prestige red hotel 1");
    assert_eq!((table.card(1), table.points(Red), table.state().income_of(Red)), ("hotel", 18, 4));
}

#[test]
fn the_lines_of_the_castle_are_its_order() {
    let mut table = Table::four_with_own_books();
    table.play("points orange 7\npass red\npass green\npass orange\npass blue\nnext\nnobody\nnext");
    table.play("castle blue 1\ncastle red 1 food=1 gold=1 cloth=1");
    table.refuses("castle blue 1", "already");
    table.refuses("castle green 30", "parts");
    // Orange stood there and built nothing; Green was not there.
    table.play("castle orange 0\nnobody");
    assert_eq!((table.points(Blue), table.points(Red), table.points(Orange), table.points(Green)), (5, 5, 5, 0));
    assert_eq!((table.asked(), table.asks()), (Some(Blue), "favour"));
}

#[test]
fn the_castle_ends_when_all_have_a_line() {
    let mut table = Table::with_header("seats red green");
    table.play("next\npass red\npass green\nnext\nnobody\nnext\ncastle red 0\ncastle green 0");
    assert_eq!(table.phase(), "round-end");
}

#[test]
fn points_that_the_device_does_not_see_are_entered_at_any_time() {
    let mut table = Table::with_header("seats red green");
    table.play("points red 12\nnext\npoints red -5\npoints green -3");
    assert_eq!((table.line(Red, Line::Others), table.points(Green)), (7, 0));
    table.refuses("points red 100", "-99 to 99");
    table.play("pass red\npass green\njoust red\npoints green 2\nfavour red points");
    assert_eq!(table.points(Green), 2);
}

#[test]
fn favours_need_not_say_which_cubes() {
    let mut table = Table::with_header("seats red green");
    table.play("next\ncorrect section towers\ncorrect favours red cubes=4\npass red\npass green\njoust red\nfavour red cubes 4");
    assert_eq!(table.phase(), "special");
    let mut table = Table::with_header("seats red green");
    table.play("next\ncorrect favours red cubes=1\npass red\npass green\njoust red\nfavour red cubes 2");
    assert_eq!(table.marker(Red, Row::Cubes), 2);
}

#[test]
fn the_last_counts_are_asked_and_the_points_can_be_replaced() {
    let mut table = Table::with_header("seats red green");
    table.refuses("count red gold=1", "when the game is over");
    table.play(
        "next
         correct section towers
         correct bailiff 23
         correct red towers=1
         correct green towers=1
         points red 20
         points green 21
         pass red
         pass green
         next
         nobody
         next
         nobody",
    );
    assert_eq!((table.phase(), table.asked(), table.asks()), ("over", Some(Red), "gold"));
    table.play("count red gold=2 cubes=5 coins=7");
    // 6 for the gold, 1 for five cubes, 1 for seven deniers.
    assert_eq!(table.points(Red), 28);
    assert_eq!((table.asked(), table.asks()), (Some(Green), "gold"));
    assert!(table.state().winners().is_empty());
    table.play("count green gold=0\ncount green cubes=2 coins=3");
    assert_eq!((table.points(Green), table.asks()), (21, "nothing"));
    assert_eq!(table.state().winners().iter().collect::<Vec<_>>(), [Red]);
    table.play("count green points=64");
    assert_eq!((table.points(Green), table.line(Green, Line::Others)), (64, 64));
    assert_eq!(table.state().winners().iter().collect::<Vec<_>>(), [Green]);
}
