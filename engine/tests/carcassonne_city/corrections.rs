//! Corrections: what was entered wrongly too long ago to take back is set right by hand.
//!
//! What can be set is in docs/notation.md, "Setting things right". Invariant: what is refused leaves no trace in the state.

use engine::carcassonne_city::setup::Unclaimed;
use engine::carcassonne_city::{End, Event, Line};
use engine::seat::Seat::{Green, Red};

use crate::table::Table;

/// Corrections of the table are made between turns.
#[test]
fn turn_tiles_and_walls_are_set_right_between_turns() {
    let mut table = Table::of(3);
    table.refuses("correct left tower=0", "there is no gate yet");
    table.refuses("correct tiles 75", "74 at most");
    table.refuses("correct turn yellow", "Yellow does not play");
    table.play("correct tiles 39\ncorrect turn blue\ntile blue completes");
    for line in ["correct tiles 3", "correct turn red", "correct left walls=1"] {
        table.refuses(line, "between two turns");
    }
    let mut table = Table::with_walls(3, "", 40, 10, 5);
    table.play("correct left walls=12 tower=4");
    assert_eq!((table.end(End::Left).walls, table.end(End::Left).tower), (12, 4));
    assert_eq!(table.state().walls_left(), 70 - 12 - 5);
    table.refuses("correct left walls=3", "beyond the 3 walls on the left");
    table.refuses("correct left tower=13", "beyond the 12 walls");
    table.refuses("correct right walls=58", "leaves at most 57");
    table.refuses("correct right walls=9999", "leaves at most 57");
    table.play("correct right walls=57");
    assert_eq!(table.state().walls_left(), 1);
}

/// docs/notation.md, "Setting things right": whoever says how many walls stand says that the gate stands.
#[test]
fn walls_that_are_set_right_stand_beside_a_gate() {
    let mut table = Table::at_tile(3, "", 40);
    assert!(!table.state().gate());
    table.play("correct right walls=4 tower=2");
    assert!(table.state().gate());
    assert_eq!([End::Left, End::Right].map(|end| table.end(end).walls), [0, 4]);
    assert_eq!(table.state().walls_left(), 66);
    // The gate is not placed a second time: everybody places a wall (CDS 4).
    table.red_scores_a_road().play("next");
    table.refuses("gate red", "the gate stands already");
    table.play("wall red left");
    let mut table = Table::at_tile(3, "", 40);
    table.play("correct left walls=0");
    assert!(table.state().gate());
}

/// A wall set right around no tile at all can be said to be closed; it completes nothing.
#[test]
fn a_ring_around_nothing_completes_nothing() {
    let mut table = Table::of(2);
    table.play("correct left walls=3\nend");
    assert_eq!((table.phase(), table.legal()), ("closing", vec!["next".to_string()]));
    table.refuses("road", "no tile lies on the table");
    table.play("next");
    assert_eq!(table.phase(), "over");
}

/// docs/notation.md, "Setting things right": the readings of the header (CDS A1, A3, A4) count from there on.
#[test]
fn the_tables_readings_are_set_by_hand() {
    let mut table = Table::with_walls(4, "", 40, 6, 5);
    table.play("correct left tower=4");
    // CDS A3: back to the nearest tower; or to the other side of the gate.
    assert_eq!((table.state().tower_points(End::Right), table.state().tower_points(End::Left)), (5, 2));
    table.play("correct towers far");
    assert_eq!((table.state().tower_points(End::Right), table.state().tower_points(End::Left)), (9, 6));
    // CDS A1: nobody stands on it; with `unclaimed walls` the wall is built on all the same, and that may be said while it
    // is being scored.
    table.play("tile red completes\nroad\ntiles 2\ncorrect unclaimed walls\nfollowers nobody\nnext");
    assert_eq!((table.phase(), table.pieces().len()), ("walls", 4));
    assert_eq!(table.state().setup().unclaimed(), Unclaimed::Walls);
    // The set-up that the game began with is written as it was.
    assert_eq!(table.0.setup().unclaimed(), Unclaimed::None);
    // CDS A4: the 30th tile brings walls as the second stack does, or none.
    let mut table = Table::at_tile(4, "", 30);
    table.play("correct last-tile old").red_scores_a_road().play("next");
    assert_eq!((table.phase(), table.turn()), ("turn", Some(Green)));
    table.play("undo 3\nundo 4");
    table.red_scores_a_road().play("next");
    assert_eq!(table.phase(), "walls");
    for line in ["correct towers", "correct towers both", "correct unclaimed none walls", "correct last-tile"] {
        assert!(line.parse::<Event>().is_err(), "{line}");
    }
}

/// Whose turn it becomes has rested followers, as at the beginning of any turn (CDS A5).
#[test]
fn a_turn_set_right_begins_like_any_other() {
    let mut table = Table::at_tile(3, "", 10);
    table.red_scores_a_road();
    assert_eq!(table.state().followers(Red).resting(), 1);
    table.play("next\ncorrect turn red");
    assert_eq!(table.state().followers(Red).resting(), 0);
}

/// A seat's values are set whenever no question is half answered; the total is set by a line of its own.
#[test]
fn a_seats_values_are_set_by_hand() {
    let mut table = Table::at_tile(4, "", 10);
    table.red_scores_a_road();
    table.play("correct red points=12 citizens=1 vendors=0 stewards=2 guards=1 towers=1");
    let score = table.state().score(Red);
    assert_eq!((score.of(Line::Roads), score.corrected(), score.total()), (1, 11, 12));
    assert_eq!((table.supply(Red), table.state().towers(Red)), (3, 1));
    table.play("correct red points=0");
    assert_eq!((table.state().score(Red).corrected(), table.total(Red)), (-1, 0));
    table.refuses("correct red citizens=5", "Red has 7 followers in all");
    table.refuses("correct red citizens=8", "Red has 7 followers in all");
    table.refuses("correct red citizens=300", "Red has 7 followers in all");
    table.refuses("correct red towers=4", "the share is 3");
    table.refuses("correct red points=1000", "999 at most");
    table.refuses("correct black points=1", "Black does not play");
    table.play("correct red points=999 towers=3");
    assert_eq!((table.total(Red), table.state().towers(Red)), (999, 3));
    table.play("road");
    table.refuses("correct red points=3", "say of how many tiles");
    table.play("tiles 2\nfollowers nobody\ncorrect red points=3");
    assert_eq!(table.total(Red), 3);
}

/// Followers that are set to be out do not rest any more.
#[test]
fn only_followers_in_supply_rest() {
    let mut table = Table::at_tile(3, "", 10);
    table.red_scores_a_road().play("correct red stewards=7");
    assert_eq!((table.supply(Red), table.state().followers(Red).resting()), (0, 0));
}

/// In the final count, what is set by hand is counted: a guard that nobody had entered.
#[test]
fn a_correction_in_the_final_count_is_counted() {
    let mut table = Table::at_tile(2, "", 75);
    table.play("correct red stewards=1\ntile red\nnext");
    table.play("correct red stewards=0\ncorrect green guards=1");
    assert_eq!((table.phase(), table.asked()), ("guards", Some(Green)));
    table.play("public green 1");
    table.refuses("correct green guards=0", "historic buildings Green's guard");
    table.play("historic green 0");
    assert_eq!((table.phase(), table.total(Green)), ("over", 2));
    table.play("correct green guards=1");
    assert_eq!(table.phase(), "guards");
}
