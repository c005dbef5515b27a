//! How the game ends, and the final count.
//!
//! CDS 5 (CDS-NL "Einde van het spel", "Eindtelling"). Invariant: each of the three ways to end occurs.

use engine::carcassonne_city::{Line, Role};
use engine::play::Play;
use engine::seat::Seat::{Blue, Green, Red, Yellow};
use engine::seat::Seats;

use crate::table::Table;

/// (b) The last tile is placed; without a scoring the ring closes at once.
#[test]
fn the_game_ends_with_the_last_tile() {
    let mut table = Table::at_tile(3, "", 75);
    table.play("tile red");
    assert_eq!((table.phase(), table.state().tiles_left(), table.turn()), ("closing", 0, None));
}

/// (b) "als hierdoor een telling wordt veroorzaakt, volgt zoals gebruikelijk nog de muurbouw".
#[test]
fn the_last_tiles_scoring_still_brings_walls_and_a_tower() {
    let mut table = Table::with_walls(3, "", 75, 6, 0);
    table.red_scores_a_road().play("next");
    assert_eq!((table.phase(), table.pieces().len()), ("walls", 6));
    table.play("walls left=6\ntower red left");
    assert_eq!(table.points(Red, Line::Towers), 12);
    assert_eq!(table.phase(), "closing");
}

/// (b) With the last tile it does not matter how close the ends are: 36 walls stand round 75 tiles, a ring of at least 36.
#[test]
fn nothing_is_asked_about_the_ends_after_the_last_tile() {
    let mut table = Table::with_walls(3, "", 75, 20, 10);
    table.red_scores_a_road().play("next\nwalls left=6\nskip red");
    assert!(table.state().near());
    assert_eq!(table.phase(), "closing");
}

/// (b) A last tile that completes what nobody claims ends the game after its scoring.
#[test]
fn the_last_tile_without_points_ends_the_game() {
    let mut table = Table::at_tile(3, "", 75);
    table.play("tile red completes\nroad\ntiles 2\nfollowers nobody\nnext");
    assert_eq!(table.phase(), "closing");
}

/// (a) The last wall is built, in the middle of the stacks.
#[test]
fn the_game_ends_with_the_last_wall() {
    let mut table = Table::with_walls(4, "", 60, 60, 4);
    table.red_scores_a_road().play("next\nwalls right=6\nskip red");
    assert_eq!((table.phase(), table.state().walls_left()), ("closing", 0));
}

/// (c) can only be when the ring lacks five walls. The shortest outlines of squares: 1 has 4 sides, 2 have 6, 4 have 8, 30 (5 by 6) have 22, 31 have 24, 36 (6 by 6) have
/// 24, 49 have 28, 55 have 30, 64 have 32, 74 (of 8 by 10, or 9 by 9) have 36.
#[test]
fn the_ends_cannot_be_close_before_the_shortest_ring_is_nearly_built() {
    for (tiles, ring) in
        [(1, 4), (2, 6), (4, 8), (5, 10), (30, 22), (31, 24), (36, 24), (49, 28), (55, 30), (64, 32), (74, 36)]
    {
        let mut table = Table::with_walls(4, "", 31, 0, 0);
        table.play(&format!("correct tiles {tiles}"));
        // The gate and 5 more close the ring.
        let least = u8::max(ring, 6) - 6;
        table.play(&format!("correct left walls={least}"));
        assert!(table.state().near(), "{tiles} tiles");
        if least > 0 {
            table.play(&format!("correct left walls={}", least - 1));
            assert!(!table.state().near(), "{tiles} tiles");
            table.refuses("end", "more than 5 walls fit between the ends");
        }
    }
}

/// (c) in play: 36 tiles lie in a ring of at least 24 pieces, of which the gate, 14 walls and then 4 more stand. The table
/// looks and says no, or yes.
#[test]
fn the_table_says_whether_the_ends_are_close() {
    let mut table = Table::with_walls(4, "", 36, 7, 7);
    table.red_scores_a_road().play("next\nwalls left=2 right=2\nskip red");
    assert_eq!((table.phase(), table.asks(), table.asked()), ("gap", "gap", None));
    assert_eq!(table.legal(), ["next", "end"]);
    table.play("next");
    assert_eq!((table.phase(), table.turn()), ("turn", Some(Green)));
    // A tile can bring the ends together without a wall being built.
    assert_eq!(table.legal().last().map(String::as_str), Some("end"));
    table.play("end");
    assert_eq!((table.phase(), table.turn()), ("closing", None));
}

/// (c) The ends may meet in the midst of a wall building: the next piece fits nowhere. The ring is closed then, and nobody puts
/// up a tower. 36 tiles lie in a ring of at least 24 pieces.
#[test]
fn a_wall_building_ends_where_the_next_piece_fits_nowhere() {
    let mut table = Table::with_walls(4, "", 36, 10, 8);
    table.red_scores_a_road().play("next\nwall red left\nwall green right guard");
    assert_eq!(table.legal().last().map(String::as_str), Some("end"));
    table.play("end");
    assert_eq!((table.phase(), table.turn(), table.pieces().len()), ("closing", None, 0));
    assert_eq!((table.points(Red, Line::Towers), table.state().walls_left()), (0, 70 - 20));
    table.play("next\npublic green 1\nhistoric green 0");
    assert_eq!(table.phase(), "over");
}

/// It is offered only where the ends can be close, and never before the gate stands.
#[test]
fn a_wall_building_goes_on_while_the_ends_are_far_apart() {
    let mut table = Table::at_tile(4, "", 31);
    table.red_scores_a_road().play("next");
    table.refuses("end", "there is no gate yet");
    table.play("gate red\nwall green left");
    table.refuses("end", "round 31 tiles that takes 18 walls, and 1 stand");
    assert!(!table.legal().contains(&"end".to_string()));
}

/// Without a gate there are no ends.
#[test]
fn there_is_no_end_without_a_wall() {
    let mut table = Table::of(4);
    table.refuses("end", "there is no gate yet");
    table.play("tile red completes");
    table.refuses("end", "say which road or market is completed");
}

/// Step 1: closing the ring completes roads and markets; "Rood [ontvangt] 1 punt voor de afgebouwde weg". A follower placed
/// with the last tile counts there.
#[test]
fn what_the_ring_closes_is_scored() {
    let mut table = Table::at_tile(4, "", 75);
    table.play("tile red citizen");
    assert_eq!((table.phase(), table.asks()), ("closing", "closed-by-ring"));
    assert_eq!(table.legal(), ["next", "road", "market"]);
    table.play("road\ntiles 1\nfollowers red=1\nnext");
    assert_eq!(table.points(Red, Line::Roads), 1);
    assert_eq!(table.phase(), "over");
}

/// Step 2: followers on unfinished roads and markets go home without points.
#[test]
fn unfinished_roads_and_markets_bring_nothing() {
    let mut table = Table::at_tile(4, "", 75);
    table.play("correct green citizens=2 vendors=1\ntile red vendor\nnext");
    assert_eq!((table.phase(), table.asks()), ("unfinished", "unfinished"));
    table.play("next");
    assert_eq!(table.phase(), "over");
    assert_eq!([Red, Green].map(|seat| (table.total(seat), table.supply(seat))), [(0, 7), (0, 7)]);
}

/// Step 2 comes when anybody is out there, and only then.
#[test]
fn a_single_follower_on_an_unfinished_feature_goes_home_first() {
    for role in ["citizens", "vendors"] {
        let mut table = Table::at_tile(2, "", 75);
        table.play(&format!("correct green {role}=1 stewards=1\ntile red\nnext"));
        assert_eq!(table.phase(), "unfinished", "{role}");
        assert_eq!(table.play("next").phase(), "stewards");
    }
    let mut table = Table::at_tile(2, "", 75);
    table.play("correct green stewards=1\ntile red\nnext");
    assert_eq!(table.phase(), "stewards");
}

/// Step 3: the most stewards own an area, equal ones all do; others get nothing. Each steward is counted once.
#[test]
fn an_area_belongs_to_the_most_stewards() {
    let mut table = Table::at_tile(4, "", 75);
    table.play("correct red stewards=3\ncorrect blue stewards=2\ncorrect green stewards=1\ntile red\nnext");
    assert_eq!((table.phase(), table.asks()), ("stewards", "district"));
    table.refuses("district nobody", "an area with a steward");
    table.refuses("district red=4", "Red has only 3 stewards out, not 4");
    table.refuses("district yellow=1", "Yellow has no steward out");
    table.play("district red=2 blue=1\nmarkets 2");
    assert_eq!([Red, Blue].map(|seat| table.points(seat, Line::Stewards)), [4, 0]);
    table.refuses("district red=2", "Red has only 1 steward out");
    table.play("district red=1 blue=1\nmarkets 4");
    assert_eq!([Red, Blue].map(|seat| table.points(seat, Line::Stewards)), [4 + 8, 8]);
    table.play("district green=1\nmarkets 0");
    assert_eq!(table.points(Green, Line::Stewards), 0);
    assert_eq!(table.phase(), "over");
}

/// Step 4: guards count each for itself, clockwise from the youngest.
#[test]
fn guards_count_one_by_one_from_the_youngest() {
    let mut table = Table::at_tile(4, "", 75);
    table.play("correct red guards=1\ncorrect yellow guards=2\ntile red\nnext");
    assert_eq!((table.asks(), table.asked()), ("public", Some(Red)));
    table.refuses("public yellow 1", "not Yellow's guard that is counted now but Red's");
    table.refuses("public red 33", "32 at most");
    table.play("public red 0");
    assert_eq!((table.asks(), table.asked()), ("historic", Some(Red)));
    table.refuses("public red 0", "historic buildings Red's guard");
    table.refuses("historic red 8", "7 at most");
    table.play("historic red 0\npublic yellow 1\nhistoric yellow 0\npublic yellow 0\nhistoric yellow 1");
    assert_eq!([Red, Yellow].map(|seat| table.points(seat, Line::Guards)), [0, 2 + 3]);
    assert_eq!(table.phase(), "over");
}

/// Clockwise from who began, wherever that seat is in the header's list.
#[test]
fn the_count_of_the_guards_begins_with_the_youngest() {
    let header = "provost 1\ngame carcassonne-city\nseats red green blue\nstart green\nbegin";
    let mut table = Table(Box::new(Play::new(header.parse().expect("a legal header"))));
    table.play(
        "correct tiles 74\ncorrect red guards=1\ncorrect green guards=1\ncorrect blue guards=1\ntile green\nnext",
    );
    for seat in [Green, Blue, Red] {
        assert_eq!(table.asked(), Some(seat));
        table.play(&format!("public {seat} 0\nhistoric {seat} 0"));
    }
}

/// CDS 1: 32 public and 7 historic buildings, and at most a market on each of the 75 tiles.
#[test]
fn everything_in_the_box_can_be_counted() {
    let mut table = Table::at_tile(2, "", 75);
    table.play("correct red stewards=1 guards=1\ntile red\nnext\ndistrict red=1");
    table.refuses("markets 76", "75 at most");
    table.play("markets 75\npublic red 32\nhistoric red 7");
    assert_eq!(table.total(Red), 2 * 75 + 2 * 32 + 3 * 7);
}

/// The order of the steps, and everybody's followers at home at the end.
#[test]
fn the_final_count_goes_through_all_its_steps() {
    let mut table = Table::at_tile(2, "", 75);
    table.play("correct green citizens=1 vendors=1 stewards=1 guards=1\ntile red steward");
    let mut phases = vec![table.phase()];
    for lines in ["next", "next", "district red=1 green=1\nmarkets 1", "public green 2\nhistoric green 1"] {
        phases.push(table.play(lines).phase());
    }
    assert_eq!(phases, ["closing", "unfinished", "stewards", "guards", "over"]);
    assert_eq!([Red, Green].map(|seat| table.total(seat)), [2, 2 + 7]);
    for role in Role::ALL {
        assert_eq!([Red, Green].map(|seat| table.out(seat, role)), [0, 0]);
    }
}

/// Step 5: the most points win; the rulebook has no tie-break, so they share.
#[test]
fn the_most_points_win_and_may_be_shared() {
    let mut table = Table::at_tile(3, "", 75);
    table.play("correct red points=40\ncorrect blue points=40\ncorrect green points=39\ntile red");
    assert_eq!(table.state().winners(), Seats::NONE);
    table.play("next");
    assert_eq!(table.state().winners(), Seats::NONE.with(Red).with(Blue));
    assert_eq!(table.asks(), "nothing");
    table.refuses("tile green", "the game is over");
    table.refuses("next", "the game is over");
}
