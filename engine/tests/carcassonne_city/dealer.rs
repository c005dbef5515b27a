//! Who places how many pieces of the wall, and in which order.
//!
//! The numbers are the table of CDS 4 (CDS-NL "Muurbouw, torens, wachters" and "Speciale regels voor 2 spelers").
//! Invariant: every number of players, both stacks, the first time and later, and every way to run out are tried.

use engine::carcassonne_city::walls::pieces_each;
use engine::carcassonne_city::{End, Piece, Stack};
use engine::seat::Seat::{self, Blue, Green, Red, Yellow};

use crate::table::Table;

const SEATS: [Seat; 4] = [Red, Green, Blue, Yellow];

/// The seats clockwise from Red, as often as everybody places a piece.
fn clockwise(players: usize, each: usize) -> Vec<Seat> {
    SEATS[..players].iter().copied().cycle().take(players * each).collect()
}

/// How many pieces everybody places: none with stack 1; 1 and 2 with three or four players, 2 and 4 with two.
#[test]
fn the_number_of_pieces_is_that_of_the_table() {
    for (players, each) in [(2, [0, 2, 4]), (3, [0, 1, 2]), (4, [0, 1, 2])] {
        assert_eq!([Stack::First, Stack::Second, Stack::Third].map(|stack| pieces_each(players, stack)), each);
    }
}

/// The first time, the trigger's first piece is the gate: gate and 1, and 2 for the other, with two players; the gate, and 1
/// for each of the others, with three or four.
#[test]
fn the_first_piece_ever_is_the_gate() {
    for (players, number, each) in [(2, 40, 2), (3, 40, 1), (4, 40, 1), (2, 60, 4), (3, 60, 2), (4, 60, 2)] {
        let mut table = Table::at_tile(players, "", number);
        table.red_scores_a_road().play("next");
        let pieces = table.pieces();
        let seats: Vec<Seat> = pieces.iter().map(|(seat, _)| *seat).collect();
        assert_eq!(seats, clockwise(players, each), "{players} players, tile {number}");
        let gates: Vec<bool> = pieces.iter().map(|(_, piece)| *piece == Piece::Gate).collect();
        assert!(gates[0] && !gates[1..].contains(&true));
        table.play("gate red");
        assert_eq!(table.state().walls_left(), 70, "the gate is not one of the walls");
        let walls = players * each - 1;
        table.play(&format!("walls left={walls}"));
        assert_eq!(usize::from(table.state().walls_left()), 70 - walls);
        assert_eq!(usize::from(table.end(End::Left).walls), walls);
    }
}

/// Later everybody places walls, one at a time, clockwise from whoever caused the scoring.
#[test]
fn later_pieces_are_placed_one_at_a_time_clockwise_from_the_trigger() {
    for (players, number, each) in [(2, 40, 2), (3, 40, 1), (4, 40, 1), (2, 60, 4), (3, 60, 2), (4, 60, 2)] {
        let mut table = Table::with_walls(players, "", number, 0, 0);
        table.red_scores_a_road().play("next");
        assert!(table.pieces().iter().all(|(_, piece)| *piece == Piece::Wall));
        for seat in clockwise(players, each) {
            assert_eq!((table.phase(), table.asked()), ("walls", Some(seat)), "{players} players, tile {number}");
            table.play(&format!("wall {seat} right"));
        }
        assert_eq!((table.phase(), table.asked()), ("tower", Some(Red)));
        assert_eq!(usize::from(table.end(End::Right).walls), players * each);
    }
}

/// It begins with the trigger, whoever that is.
#[test]
fn the_order_begins_with_whoever_caused_the_scoring() {
    let mut table = Table::with_walls(4, "", 40, 0, 0);
    table.play("correct turn blue\ncorrect blue vendors=1\ntile blue completes\nmarket\ntiles 2\ngoods 1");
    table.play("followers blue=1\nnext");
    let seats: Vec<Seat> = table.pieces().into_iter().map(|(seat, _)| seat).collect();
    assert_eq!(seats, [Blue, Yellow, Red, Green]);
    table.refuses("wall red left", "not Red's but Blue's");
}

/// CDS-NL before "Einde van het spel": too few walls are dealt one by one, clockwise from the trigger, until none is left.
#[test]
fn the_last_walls_are_dealt_one_by_one_from_the_trigger() {
    for players in 2..=4 {
        for (number, each) in [(40, if players == 2 { 2 } else { 1 }), (60, if players == 2 { 4 } else { 2 })] {
            let all = clockwise(players, each);
            for left in 1..=all.len() {
                let mut table = Table::with_walls(players, "", number, 70 - left as u8, 0);
                table.red_scores_a_road().play("next");
                let seats: Vec<Seat> = table.pieces().into_iter().map(|(seat, _)| seat).collect();
                assert_eq!(seats, all[..left], "{players} players, tile {number}, {left} walls");
                table.play(&format!("walls right={left}"));
                assert_eq!((table.phase(), table.state().walls_left()), ("tower", 0));
                // The last wall is built: the tower is still put up, then the ring closes.
                table.play("tower red right");
                assert_eq!(table.phase(), "closing");
            }
        }
    }
}

/// CDS 2, step 4: with the first stack there are neither walls nor a tower.
#[test]
fn the_first_stack_brings_no_walls() {
    let mut table = Table::at_tile(4, "", 29);
    table.red_scores_a_road().play("next");
    assert_eq!((table.phase(), table.turn()), ("turn", Some(Green)));
    assert!(!table.state().gate());
}

/// A wall stands at either end; the gate comes first and only once.
#[test]
fn walls_join_the_gate() {
    let mut table = Table::at_tile(3, "", 40);
    table.red_scores_a_road().play("next");
    table.refuses("wall red left", "Red places the gate first");
    table.refuses("walls left=3", "Red places the gate first");
    table.refuses("gate green", "not Green's but Red's");
    table.play("gate red");
    table.refuses("gate green", "the gate stands already");
    table.play("wall green left\nwall blue right");
    assert_eq!((table.end(End::Left).walls, table.end(End::Right).walls), (1, 1));
}

/// All that are left can be said at once, in any way they were split; neither more nor fewer.
#[test]
fn the_rest_of_a_building_can_be_said_at_once() {
    let mut table = Table::with_walls(4, "", 60, 3, 3);
    table.red_scores_a_road().play("next\nwall red left guard");
    table.refuses("walls left=6 right=2", "7 pieces are left in this wall building, not 8");
    table.refuses("walls left=6", "7 pieces are left");
    table.refuses("walls left=255 right=255", "7 pieces are left");
    table.play("walls left=2 right=5");
    assert_eq!((table.end(End::Left).walls, table.end(End::Right).walls), (3 + 1 + 2, 3 + 5));
    assert_eq!(table.phase(), "tower");
}
