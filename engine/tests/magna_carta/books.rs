//! Games in which the players keep the books: what is entered, what is checked, and the last counts.
//!
//! The same state machine without purses (`books table`). Invariant: nothing here asks for a coin or a cube before the
//! game is over.

use engine::Game;
use engine::magna_carta::tokens::Tokens;
use engine::prompt::{Answer, Kind};
use engine::seat::Seat::{self, Blue, Green, Orange, Red};

use crate::table::Table;

const ALL: [Seat; 4] = [Orange, Green, Blue, Red];

/// A round in which nobody builds or moves is nine entries: so at most ten presses.
#[test]
fn a_quiet_round_is_nine_entries() {
    let mut table = Table::four_with_own_books("standard");
    table.play("next\npass blue\npass orange\npass red\npass green\nnobody\nnext\nnobody\nnext");
    assert_eq!(table.0.journal().len(), 9);
    assert_eq!((table.state().round(), table.phase()), (2, "income"));
    assert_eq!(table.state().stock(), Tokens::new(5, 8, 9));
}

/// Anybody who has not passed may pass or build, in any order; purses and workers are not kept.
#[test]
fn turn_order_is_the_players_business() {
    let mut table = Table::four_with_own_books("standard");
    table.play("next");
    assert!(
        matches!(table.state().prompt().expect("somebody passes").kind, Kind::Seat { among, .. } if among.len() == 4)
    );
    table.play("build red bank\nbuild red market\npass blue");
    assert!(
        matches!(table.state().prompt().expect("somebody passes").kind, Kind::Seat { among, .. } if !among.contains(Blue))
    );
    table.refuses("build blue bank", "Blue has already passed");
    table.refuses("build red bank", "Red has already built the bank");
    table.refuses("worker red 1", "on the table");
    table.refuses("draw red", "on the table");
    table.refuses("correct red coins=3", "on the table");
    assert_eq!(ALL.map(|seat| table.state().purse(seat)), [None; 4]);
}

/// The provost's range and the passing order are checked; what it costs is not the device's business.
#[test]
fn the_provosts_range_is_checked() {
    let mut table = Table::four_with_own_books("standard");
    table.play("next\npass blue\npass orange\npass red\npass green");
    table.refuses("provost orange 0", "Blue is next");
    table.refuses("provost blue 1", "leave the street");
    table.refuses("provost blue -4", "at most 3");
    table.play("provost blue -3\nprovost orange 0\nprovost red 3\nprovost green -1");
    assert_eq!((table.phase(), table.state().provost()), ("effects", Some(3)));
}

/// Tokens from a church and cards turned over by a lawyer are entered; both need a card within the provost's reach.
#[test]
fn churches_and_lawyers_are_entered() {
    let mut table = Table::four_with_own_books("standard");
    table.play(
        "next\nbuild red church\nbuild red lawyer\nbuild green bank\npass blue\npass orange\npass red\npass green",
    );
    table.play("provost blue 0\nprovost orange 0\nprovost red 1\nprovost green 0");
    table.refuses("flip green 7", "no lawyer");
    table.refuses("church green 3", "1 or 2");
    table.refuses("church green 0", "1 or 2");
    table.play("church green 2\nchurch red 1");
    table.refuses("church blue 1", "no church");
    assert_eq!((table.tokens(Green), table.tokens(Red)), (Tokens::new(2, 0, 0), Tokens::new(1, 0, 0)));
    table.play("next\nnobody\nnext\nnext\npass blue\npass orange\npass red\npass green\nnobody");
    // The provost has taken his two steps: lawyer and bank are within reach.
    table.refuses("flip green 6", "Red's");
    table.refuses("flip red 6", "never becomes a residence");
    table.play("flip green 7");
    assert!(table.is_residence(7));
    table.refuses("flip red 5", "no lawyer");
}

/// Batches are checked against the stock; the gold's owner is named, and kept by the players.
#[test]
fn batches_are_checked_against_the_stock() {
    let mut table = Table::four_with_own_books("intro");
    table.play("next\npass blue\npass orange\npass red\npass green\nnext\ncorrect stock dungeon=0 walls=0 towers=3");
    table.refuses("castle blue 4", "only 3 tokens are left");
    table.play("castle blue 1\ncastle orange 1");
    assert_eq!(table.state().prompt().expect("Red is asked").kind, Kind::Amount { from: 0, to: 1, usual: 0 });
    table.play("castle red 0\ncastle green 0");
    assert_eq!(table.state().gold_to(), Some(Blue));
    assert_eq!(table.phase(), "round-end");
}

fn over() -> Table {
    let mut table = Table::four_with_own_books("standard");
    table.play("next\nbuild red bank\npass blue\npass orange\npass red\npass green\nnobody\nnext");
    table.play("correct stock dungeon=0 walls=0 towers=1\ncastle blue 1\nnobody");
    assert_eq!(table.phase(), "over");
    table
}

/// At the end gold, cubes and coins are asked of every seat; then there are winners.
#[test]
fn the_last_counts_complete_the_score() {
    let mut table = over();
    assert!(table.state().winners().is_empty());
    assert_eq!((table.asked(), table.asks()), (Some(Orange), "count"));
    table.play(
        "count orange gold=2 cubes=5 coins=7\ncount green gold=0 cubes=0 coins=0\ncount red gold=0 cubes=2 coins=3",
    );
    // A line of its own leaves the rest to be counted, with what is known filled in.
    table.play("count blue cubes=2");
    assert_eq!((table.asked(), table.asks()), (Some(Blue), "count"));
    let kind = table.state().prompt().map(|prompt| prompt.kind);
    assert!(matches!(kind, Some(Kind::Counts { usual: [0, 2, 0], .. })), "{kind:?}");
    let event = table.state().answer(Answer::Counts([1, 2, 5])).expect("three numbers were asked");
    table.play(&event.to_string());
    assert_eq!(table.state().prompt(), None);
    // Orange: 2 gold, 5 cubes are 1, 7 deniers are 2. Blue: a tower 2, 1 gold, 5 deniers are 1. Red: the bank 3, 1.
    assert_eq!(ALL.map(|seat| table.state().score(seat).total()), [5, 0, 4, 4]);
    assert!(table.state().winners().iter().eq([Orange]));
    table.play("count red buildings=5");
    assert_eq!(table.state().score(Red).total(), 6);
    assert!(table.state().winners().iter().eq([Red]));
}

/// Counts are for the end, and only where the players keep the books.
#[test]
fn counts_are_refused_before_the_end() {
    Table::four_with_own_books("standard").refuses("count red gold=1", "when the game is over");
    Table::four("standard").refuses("count red gold=1", "the device keeps that itself");
}
