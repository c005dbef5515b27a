//! One test for each ruling CDS A1 to A10: what the rulebook leaves open, with both readings where a table can choose.
//!
//! The number in the name is the ruling's; the doc comment says it in a line. Invariant: every number from 1 to 10 occurs.

use engine::carcassonne_city::{End, Line, Role};
use engine::seat::Seat::{Blue, Green, Red};

use crate::table::Table;

const NOBODYS_ROAD: &str = "tile red completes\nroad\ntiles 4\nfollowers nobody\nnext";

/// A1: a road on which nobody stands brings no walls.
#[test]
fn a01_an_unclaimed_feature_brings_no_walls() {
    for settings in ["", "unclaimed none"] {
        let mut table = Table::at_tile(4, settings, 40);
        table.play(NOBODYS_ROAD);
        assert_eq!((table.phase(), table.turn()), ("turn", Some(Green)));
    }
}

/// A1, the other reading: walls follow whatever was completed.
#[test]
fn a01_an_unclaimed_feature_brings_walls_where_the_table_says_so() {
    let mut table = Table::at_tile(4, "unclaimed walls", 40);
    table.play(NOBODYS_ROAD);
    assert_eq!((table.phase(), table.pieces().len()), ("walls", 4));
    let mut first_stack = Table::at_tile(4, "unclaimed walls", 29);
    first_stack.play(NOBODYS_ROAD);
    assert_eq!(first_stack.phase(), "turn");
}

/// A2: one tile that completes several features brings one wall building, also when only one of them was claimed.
#[test]
fn a02_several_features_bring_one_wall_building() {
    let mut table = Table::at_tile(4, "", 40);
    table.play("correct red citizens=1\ncorrect green vendors=1\ntile red completes");
    table.play("road\ntiles 2\nfollowers red=1\nmarket\ntiles 2\ngoods 2\nfollowers green=1\nroad\ntiles 1");
    table.play("followers nobody\nnext");
    assert_eq!((table.phase(), table.pieces().len()), ("walls", 4));
    table.play("gate red\nwalls left=3\nskip red");
    assert_eq!((table.phase(), table.turn()), ("turn", Some(Green)));
}

/// Four walls left of the gate with a tower on the third, three right of it with a tower on the second.
fn two_towers(settings: &str) -> Table {
    let mut table = Table::with_walls(4, settings, 60, 4, 3);
    table.play("correct left tower=3\ncorrect right tower=2");
    table.red_scores_a_road().play("next\nwalls left=4 right=4");
    table
}

/// A3: a tower counts back to the nearest tower or the gate along the wall.
#[test]
fn a03_a_tower_counts_to_the_nearest_tower() {
    for settings in ["", "towers nearest"] {
        let mut table = two_towers(settings);
        assert_eq!((table.state().tower_points(End::Left), table.state().tower_points(End::Right)), (8 - 3, 7 - 2));
        table.play("tower red left");
        assert_eq!(table.points(Red, Line::Towers), 5);
        assert_eq!(table.end(End::Left).tower, 8);
    }
}

/// A3, the other reading: to the tower (or the gate) at the other end of the wall.
#[test]
fn a03_a_tower_counts_to_the_far_tower_where_the_table_says_so() {
    let mut table = two_towers("towers far");
    assert_eq!((table.state().tower_points(End::Left), table.state().tower_points(End::Right)), (8 + 2, 7 + 3));
    table.play("tower red right");
    assert_eq!(table.points(Red, Line::Towers), 10);
    let mut no_tower = Table::with_walls(4, "towers far", 40, 0, 5);
    no_tower.red_scores_a_road().play("next\nwalls left=4\ntower red left");
    assert_eq!(no_tower.points(Red, Line::Towers), 4, "without a tower on the other side it counts to the gate");
}

/// A4: the last tile of a stack already brings the walls of the next one: the rules change once it is drawn.
#[test]
fn a04_the_last_tile_of_a_stack_brings_the_next_stacks_walls() {
    for settings in ["", "last-tile new"] {
        let mut table = Table::at_tile(4, settings, 30);
        table.red_scores_a_road().play("next");
        assert_eq!((table.phase(), table.pieces().len()), ("walls", 4));
        let mut table = Table::with_walls(4, settings, 55, 0, 0);
        table.red_scores_a_road().play("next");
        assert_eq!(table.pieces().len(), 8);
    }
}

/// A4, the other reading: it still belongs to the old stack.
#[test]
fn a04_the_last_tile_of_a_stack_is_the_old_stacks_where_the_table_says_so() {
    let mut table = Table::at_tile(4, "last-tile old", 30);
    table.red_scores_a_road().play("next");
    assert_eq!(table.phase(), "turn");
    let mut table = Table::with_walls(4, "last-tile old", 55, 0, 0);
    table.red_scores_a_road().play("next");
    assert_eq!(table.pieces().len(), 4);
    for settings in ["last-tile new", "last-tile old"] {
        let mut table = Table::with_walls(4, settings, 56, 0, 0);
        table.red_scores_a_road().play("next");
        assert_eq!(table.pieces().len(), 8, "tile 56 is of the third stack for everybody");
    }
}

/// A5: a follower that came back is used from its owner's next turn on, so not as a guard in the same wall building.
#[test]
fn a05_a_returned_follower_is_no_guard_in_the_same_building() {
    let mut table = Table::with_walls(4, "", 40, 0, 0);
    table.play("correct red citizens=1 stewards=6\ncorrect green citizens=1 stewards=6\ntile red completes");
    table.play("road\ntiles 4\nfollowers red=1 green=1\nnext");
    assert_eq!((table.supply(Red), table.state().followers(Red).available()), (1, 0));
    table.refuses("wall red left guard", "Red has only followers that have just come back");
    assert!(!table.legal().iter().any(|line| line.ends_with("guard")));
    table.play("wall red left");
    table.refuses("wall green left guard", "from Green's next turn on");
    table.play("walls left=3\nskip red");
    assert_eq!(table.turn(), Some(Green));
    table.play("tile green citizen\ntile blue\ntile yellow\ntile red vendor");
    assert_eq!((table.out(Green, Role::Citizen), table.out(Red, Role::Vendor)), (1, 1));
}

/// A5: what a wall brings back rests too, and what was in supply all along does not.
#[test]
fn a05_only_what_has_come_back_rests() {
    let mut table = Table::with_walls(3, "", 40, 0, 0);
    table.play("correct blue citizens=1 stewards=5");
    table
        .red_scores_a_road()
        .play("next\nwall red left\nclosed\nroad\ntiles 1\nfollowers blue=1\nnext\nwall green left");
    assert_eq!(table.state().followers(Blue).resting(), 1);
    table.play("wall blue left guard");
    assert_eq!((table.out(Blue, Role::Guard), table.supply(Blue)), (1, 1));
    assert_eq!(table.state().followers(Blue).available(), 0);
}

/// A6: a tile that fits nowhere is not covered. It is laid aside, and whoever drew it draws again; as it was drawn, the stack
/// is smaller by it (the rules change once a stack's last tile is drawn, CDS-NL "Zodra de laatste stadstegel ... is getrokken").
#[test]
fn a06_a_tile_that_fits_nowhere_is_drawn_and_another_after_it() {
    let mut table = Table::of(2);
    table.play("tile red");
    assert_eq!((table.state().tiles(), table.state().tiles_left(), table.turn()), (1, 74, Some(Green)));
    table.refuses("discard red", "it is not Red's turn");
    table.play("discard green");
    assert_eq!((table.state().tiles(), table.state().discarded(), table.turn()), (2, 1, Some(Green)));
    table.play("correct tiles 29\ndiscard green");
    assert_eq!((table.state().stack().number(), table.turn()), (2, Some(Green)), "tile 30 was drawn");
    // With nothing left to draw the game is over (CDS 5 (b)).
    table.play("correct tiles 74\ndiscard green");
    assert_eq!((table.phase(), table.state().tiles_left()), ("closing", 0));
    table.refuses("discard green", "completed by closing the ring");
}

/// A6: what was laid aside does not lie on the table: no road is longer for it, and the ring round the others is shorter.
/// The shortest ring round 49 tiles (7 by 7) has 28 pieces, round 50 it has 30.
#[test]
fn a06_a_tile_that_was_laid_aside_is_not_on_the_table() {
    let mut table = Table::with_walls(4, "", 50, 11, 11);
    assert!(table.state().near(), "49 tiles, the gate and 22 walls: 5 more close the ring");
    table.play("discard red");
    assert_eq!(table.state().tiles(), 50);
    assert!(table.state().near(), "still 49 on the table");
    table.play("correct red citizens=1\ntile red completes\nroad");
    table.refuses("tiles 51", "only 50 lie on the table");
    // Set by hand, there are never more aside than drawn.
    let mut table = Table::of(2);
    table.play("discard red\ndiscard red\ncorrect tiles 1");
    assert_eq!((table.state().tiles(), table.state().discarded()), (1, 1));
}

/// A7: a tile that carries the same road twice counts once, so nothing is longer than the tiles on the table.
#[test]
fn a07_nothing_has_more_tiles_than_are_placed() {
    let mut table = Table::at_tile(2, "", 5);
    table.play("tile red completes\nroad");
    table.refuses("tiles 6", "only 5 lie on the table");
    table.refuses("tiles 0", "at least 1 tile");
    table.play("tiles 5");
}

/// A8: while the ring closes nobody places guards or towers, and nobody gets walls.
#[test]
fn a08_the_closing_of_the_ring_brings_no_guards_and_no_towers() {
    let mut table = Table::at_tile(2, "", 75);
    table.play("correct red citizens=1\ntile red\nroad\ntiles 3\nfollowers red=1");
    assert_eq!((table.phase(), table.points(Red, Line::Roads)), ("closing", 3));
    for line in ["wall red left guard", "walls left=4", "gate red", "tower red left", "closed", "skip red"] {
        table.refuses(line, "completed by closing the ring");
    }
    table.play("next");
    assert_eq!(table.phase(), "over");
}

/// A9: a tower on an end that already has one scores 0.
#[test]
fn a09_a_tower_on_a_tower_scores_nothing() {
    let mut table = Table::with_walls(4, "", 40, 4, 0);
    table.play("correct left tower=4");
    table.red_scores_a_road().play("next\nwalls right=4\ntower red left");
    assert_eq!((table.points(Red, Line::Towers), table.state().towers(Red)), (0, 2));
    assert_eq!(table.end(End::Left).tower, 4);
}

/// A9 with `towers far`: 0 too, and not the walls on to the other end. One wall further it counts to the far end again.
#[test]
fn a09_a_tower_on_a_tower_scores_nothing_however_far_it_counts() {
    let mut table = Table::with_walls(4, "towers far", 40, 4, 3);
    table.play("correct left tower=4\ncorrect right tower=2");
    table.red_scores_a_road().play("next\nwalls right=4");
    assert_eq!((table.state().tower_points(End::Left), table.state().tower_points(End::Right)), (0, 7 + 4));
    table.play("tower red left");
    assert_eq!((table.points(Red, Line::Towers), table.state().towers(Red)), (0, 2));
    table.play("correct turn red");
    table.red_scores_a_road().play("next\nwalls left=4\ntower red left");
    assert_eq!(table.points(Red, Line::Towers), 8 + 2);
}

/// A10: towers are put up from the second stack on, as the walls are.
#[test]
fn a10_towers_come_with_the_second_stack() {
    let mut table = Table::at_tile(4, "", 31);
    table.red_scores_a_road().play("next\ngate red\nwalls right=3");
    assert_eq!(table.asks(), "tower");
    table.play("tower red right");
    assert_eq!(table.points(Red, Line::Towers), 3);
}
