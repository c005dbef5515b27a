//! The worked examples of the rulebook, and the formulas of the data sheet that they are examples of.
//!
//! Each test names the picture or heading it comes from. Invariant: every test vector of CDS 5 occurs.

use engine::carcassonne_city::{Feature, Line, Role, district_points, guard_points};
use engine::seat::Seat::{Blue, Green, Red};

use crate::table::Table;

/// CDS-NL "Een afgebouwde weg": "Rood ontvangt 8 punten (4 stukken weg)"; the citizen goes home.
#[test]
fn a_road_of_four_tiles_is_worth_eight() {
    let mut table = Table::at_tile(4, "", 10);
    table.play("correct red citizens=1\ntile red completes\nroad\ntiles 4\nfollowers red=1");
    assert_eq!(table.points(Red, Line::Roads), 8);
    assert_eq!((table.out(Red, Role::Citizen), table.supply(Red)), (0, 7));
}

/// CDS-NL "Een afgebouwde weg": 1 to 3 tiles count once, 4 and more twice.
#[test]
fn a_road_counts_twice_from_four_tiles_on() {
    let points = [1, 2, 3, 4, 5, 75].map(|tiles| Feature::Road { tiles }.points());
    assert_eq!(points, [1, 2, 3, 8, 10, 150]);
}

/// CDS-NL "Een afgebouwde markt": 3 kinds on 3 tiles are 9 points, 2 kinds on 4 tiles are 8.
#[test]
fn a_market_is_worth_its_tiles_times_its_goods() {
    let mut table = Table::at_tile(3, "", 10);
    table.play("correct blue vendors=2\ntile red completes");
    table.play("market\ntiles 3\ngoods 3\nfollowers blue=1");
    assert_eq!(table.points(Blue, Line::Markets), 9);
    table.play("market\ntiles 4\ngoods 2\nfollowers blue=1");
    assert_eq!(table.points(Blue, Line::Markets), 9 + 8);
    assert_eq!(table.out(Blue, Role::Vendor), 0);
}

/// CDS-NL "Wat gebeurt er, als zich meerdere horigen …": one vendor each on 6 tiles with 3 kinds, 18 points for both.
#[test]
fn a_tie_gives_everybody_the_full_points() {
    let mut table = Table::at_tile(4, "", 10);
    table.play("correct red vendors=1\ncorrect blue vendors=1\ntile red completes");
    table.play("market\ntiles 6\ngoods 3\nfollowers red=1 blue=1");
    assert_eq!([Red, Green, Blue].map(|seat| table.total(seat)), [18, 0, 18]);
}

/// The same heading: the most take all, and everybody's followers go home.
#[test]
fn the_most_followers_take_all() {
    let mut table = Table::at_tile(4, "", 10);
    table.play("correct red citizens=1\ncorrect blue citizens=2\ntile red completes");
    table.play("road\ntiles 5\nfollowers red=1 blue=2");
    assert_eq!([Red, Blue].map(|seat| table.total(seat)), [0, 10]);
    assert_eq!([Red, Blue].map(|seat| table.supply(seat)), [7, 7]);
}

/// CDS-NL "Muurbouw, torens, wachters": "Rood zet een van zijn torens en ontvangt 4 punten".
#[test]
fn a_tower_scores_the_walls_back_to_the_gate() {
    let mut table = Table::with_walls(4, "", 40, 0, 0);
    table.red_scores_a_road().play("next\nwalls left=4\ntower red left");
    assert_eq!(table.points(Red, Line::Towers), 4);
    assert_eq!(table.state().towers(Red), 2);
}

/// CDS-NL "Het tellen van door muurdelen afgebakende wegen of markten": "Deze muur sluit de weg af. Rood ontvangt 1 punt."
#[test]
fn a_wall_that_closes_a_road_of_one_tile_brings_one_point() {
    let mut table = Table::with_walls(4, "", 40, 0, 0);
    table
        .red_scores_a_road()
        .play("correct red citizens=1\nnext\nwall red left\nclosed\nroad\ntiles 1\nfollowers red=1");
    assert_eq!(table.points(Red, Line::Roads), 1 + 1 + 1);
    table.play("next");
    assert_eq!((table.phase(), table.asked()), ("walls", Some(Green)));
}

/// The same heading: a market of 2 tiles with 2 kinds brings 4 points and the vendor comes home; "… leveren niet opnieuw
/// een muurdeel op".
#[test]
fn a_wall_that_closes_a_market_brings_points_but_no_walls() {
    let mut table = Table::with_walls(4, "", 40, 0, 0);
    table.red_scores_a_road().play("correct red vendors=1\nnext\nwalls left=4\nclosed");
    table.play("market\ntiles 2\ngoods 2\nfollowers red=1\nnext");
    assert_eq!(table.points(Red, Line::Markets), 4);
    assert_eq!((table.out(Red, Role::Vendor), table.supply(Red)), (0, 7));
    assert_eq!((table.phase(), table.pieces().len()), ("tower", 0));
}

/// CDS-NL "Eindtelling": "Rood ontvangt 6 punten (3 markten in woonwijk)".
#[test]
fn a_steward_with_three_markets_is_worth_six() {
    let mut table = Table::at_tile(4, "", 75);
    table.play("tile red steward\nnext\ndistrict red=1\nmarkets 3");
    assert_eq!(table.points(Red, Line::Stewards), 6);
    assert_eq!(district_points(3), 6);
}

/// CDS-NL "Punten voor wachters op muren": 3 public buildings and 1 historic are 9; up to the gap Red has 5 (a public and a
/// historic one) and Blue 4 (two public ones); with the gap filled both have 9.
#[test]
fn a_guard_counts_the_buildings_before_the_first_gap() {
    let mut table = Table::at_tile(4, "", 75);
    table.play("correct red guards=2\ncorrect blue guards=2\ntile red\nnext");
    table.play("public red 1\nhistoric red 1");
    assert_eq!(table.points(Red, Line::Guards), 5);
    table.play("public red 3\nhistoric red 1");
    assert_eq!(table.points(Red, Line::Guards), 5 + 9);
    table.play("public blue 2\nhistoric blue 0");
    assert_eq!(table.points(Blue, Line::Guards), 4);
    table.play("public blue 3\nhistoric blue 1");
    assert_eq!(table.points(Blue, Line::Guards), 4 + 9);
    assert_eq!((guard_points(1, 1), guard_points(2, 0), guard_points(3, 1)), (5, 4, 9));
}
