//! How many presses an evening of De Stad takes, counted on the real flow.
//!
//! A press is one press, short or held. What each costs, and of what it is made:
//!
//! | what | presses | of which |
//! |---|---|---|
//! | a turn in which nothing is scored | 1 | C |
//! | a tile that fits nowhere | 4 | up C: scoring or fits nowhere; up C: it does |
//! | with a citizen, a vendor, a steward | 2, 3, 3 | down to the role (the shorter way round), C |
//! | a road of 3 of its own player | 11 | up C: scoring; C: no follower; C: road; three up and C: its tiles; up C: the player's own; C: nothing more |
//! | the same with UP held for its tiles | 9 | held once instead of three presses |
//! | a road of 4 | 12 | one up for the fourth tile |
//! | a road of somebody else | 1 more | B: the next seat's |
//! | a market of 3 tiles and 3 goods | 16 | as a road of 3, with down to the market, and three up and C for its goods |
//! | the first wall building of four | 8 | C: the gate; up up C: the rest; down C: two and one; up C: no tower |
//! | a later one, all at once | 3 to 5 | up C: the rest; at most two rows and C: how many at either end |
//! | the same piece by piece | 4 to 8 | C at the left end, down C at the right |
//! | with a guard on every piece | 12 | two rows and C each |
//! | eight pieces and no tower | 9 | up C: the rest; four rows and C; up C |
//! | no tower, a tower | 2 or 3, 1 or 2 | up to the last row, C; C at the end that brings more, a row and C at the other |
//! | the next piece fits nowhere | 4 or 5 | up C, or up up C: the rest; up C: it does not fit |
//! | a new game like last time | 2 | C C |
//! | the same while one waits | 4 | down C: new game; B: the other may go; C |
//! | another number of players than last time | at most 6 | C: new game; B: change; C C: players; A C: begin |
//! | another game than last time | 3 more | down C: other game; down: this one |
//! | the final count of a game of four | 35 | the wall, the unfinished, four districts, one guard |
//!
//! A road of 3 took 7 and the final count 23 while numbers began at what is usual, and whoever pressed C through them gave points
//! to people; what is counted is a press each now. Held, UP counts on by itself. No tower was one press while B gave it away.
//!
//! Each test also looks at what the presses led to, with the rulebook's numbers (facts, CDS 3 to 5).

mod table;

use companion::{press::Button, settings::Language};
use engine::{
    carcassonne_city::{End, Event, FeatureKind, Phase, Role, TileRole},
    seat::Seat::{Blue, Green, Red, Yellow},
};
use table::{CityTable, city::OfTable};

fn four() -> CityTable {
    CityTable::playing(Language::Dutch, 4)
}

/// Exactly so many: a press more is a fault, and a press fewer a line in the table above.
fn takes(what: &str, budget: usize, presses: usize) {
    eprintln!("{what}: {presses} presses of {budget}");
    assert_eq!(presses, budget, "{what}");
}

#[test]
fn a_turn_in_which_nothing_is_scored_takes_1() {
    let mut table = four();
    for placed in 1..=8 {
        let turn = table.turn();
        takes("a tile without a follower", 1, table.presses_of(|table| table.tile(None)));
        assert_eq!(table.game().tiles(), placed);
        assert_ne!(table.turn(), turn, "clockwise (CDS 2)");
    }
}

#[test]
fn a_tile_that_fits_nowhere_takes_4() {
    let mut table = four();
    table.tile(None);
    let presses = table.presses_of(|table| table.pick(Event::Discard(Green)));
    takes("a tile that fits nowhere", 4, presses);
    assert_eq!((table.game().tiles(), table.game().discarded(), table.turn()), (2, 1, Green), "Green draws again");
}

#[test]
fn a_turn_with_a_follower_takes_2_or_3() {
    let mut table = four();
    for (role, budget) in [(TileRole::Citizen, 2), (TileRole::Vendor, 3), (TileRole::Steward, 3)] {
        let turn = table.turn();
        takes("a tile with a follower", budget, table.presses_of(|table| table.tile(Some(role))));
        assert_eq!(table.game().followers(turn).out(role.role()), 1);
        assert_eq!(table.game().followers(turn).supply(), 6, "seven, one of them on the tile (CDS 1)");
    }
}

/// Everybody has a citizen and a vendor out, and it is Red's turn again.
fn followers_out(table: &mut CityTable) {
    for role in [TileRole::Citizen, TileRole::Vendor] {
        for _ in table.seats() {
            table.tile(Some(role));
        }
    }
    assert_eq!(table.turn(), Red);
}

#[test]
fn a_road_scored_by_its_own_player_takes_11_and_a_press_for_the_fourth_tile() {
    for (tiles, points, budget) in [(3, 3, 11), (4, 8, 12)] {
        let mut table = four();
        followers_out(&mut table);
        let presses = table.presses_of(|table| {
            table.completes(None);
            table.road(tiles, &[(Red, 1)]);
            table.next();
        });
        takes("a road of its own player", budget, presses);
        assert_eq!(table.points(Red), points, "CDS 3: 1 a tile, from four tiles on 2");
        assert_eq!((table.phase(), table.turn()), (Phase::Turn, Green), "no walls with the first stack");
    }
}

#[test]
fn a_road_whose_tiles_are_counted_with_up_held_takes_9() {
    let mut table = four();
    followers_out(&mut table);
    let presses = table.presses_of(|table| {
        table.completes(None);
        table.pick(Event::Feature(FeatureKind::Road));
        table.hold_for(Button::Up, 3);
        table.tap(Button::C);
        table.stand(&[(Red, 1)]);
        table.next();
    });
    takes("a road with UP held", 9, presses);
    assert_eq!(table.points(Red), 3);
}

#[test]
fn a_road_of_somebody_else_takes_1_more() {
    let mut table = four();
    followers_out(&mut table);
    let presses = table.presses_of(|table| {
        table.completes(None);
        // B goes on from Red to Green.
        table.road(3, &[(Green, 1)]);
        table.next();
    });
    takes("a road of somebody else", 11 + 1, presses);
    assert_eq!(table.totals(), [0, 3, 0, 0]);
}

#[test]
fn a_market_takes_16_and_a_shared_one_2_more() {
    let mut table = four();
    followers_out(&mut table);
    let presses = table.presses_of(|table| {
        table.completes(None);
        table.market(3, 3, &[(Red, 1)]);
        table.next();
    });
    takes("a market of three tiles and three goods", 16, presses);
    assert_eq!(table.points(Red), 9, "CDS 5, test vectors: 3 tiles x 3 goods");

    let presses = table.presses_of(|table| {
        table.completes(None);
        table.market(3, 2, &[(Green, 1), (Blue, 1)]);
        table.next();
    });
    takes("a market shared by two", 15 + 2, presses);
    assert_eq!(table.totals(), [9, 6, 6, 0], "CDS 3: full points for each");
}

/// The wall stands, and Blue, whose turn it is, has just scored a road: four pieces are to be placed.
fn four_pieces() -> CityTable {
    let mut table = four();
    followers_out(&mut table);
    table.tiles_until(31);
    assert_eq!(table.turn(), Yellow);
    table.completes(None);
    table.road(3, &[(Yellow, 1)]);
    table.next();
    table.gate();
    table.rest(2);
    table.no_tower();
    table.tiles_until(34);
    table.completes(None);
    table.road(3, &[(Blue, 1)]);
    table.next();
    assert_eq!((table.phase(), table.game().pieces().count()), (Phase::Walls, 4), "CDS 4: one each");
    table
}

#[test]
fn the_first_wall_building_of_four_takes_8() {
    let mut table = four();
    followers_out(&mut table);
    table.tiles_until(30);
    table.completes(None);
    table.road(3, &[(Blue, 1)]);
    table.next();
    assert_eq!(table.phase(), Phase::Walls);
    let presses = table.presses_of(|table| {
        table.gate();
        table.rest(2);
        table.no_tower();
    });
    // C: the gate, which may have closed something; so up up C: the rest; down C: two left, one right; up up C: no tower.
    takes("the gate and three walls", 8, presses);
    assert_eq!(table.game().walls_left(), 70 - 3, "the gate is none of the 70 walls (CDS 1)");
    assert_eq!(table.turn(), Yellow);
}

#[test]
fn a_wall_building_of_four_all_at_once_takes_5_and_the_tower_1_or_2() {
    for (left, budget) in [(4, 3), (3, 4), (2, 5), (1, 5), (0, 4)] {
        let mut table = four_pieces();
        takes("all walls at once", budget, table.presses_of(|table| table.rest(left)));
        assert_eq!(table.game().end_of_wall(End::Left).walls, 2 + left);
        assert_eq!(table.phase(), Phase::Tower);
    }
    for (tower, budget, points) in [(None, 2, 0), (Some(End::Left), 1, 4), (Some(End::Right), 2, 3)] {
        let mut table = four_pieces();
        table.rest(2);
        let before = table.points(Blue);
        let presses = table.presses_of(|table| match tower {
            Some(end) => table.tower(end),
            None => table.no_tower(),
        });
        takes("a tower or none", budget, presses);
        // Two and one wall before, two more at either end now; back to the gate (CDS 4).
        assert_eq!(table.points(Blue) - before, points);
    }
}

#[test]
fn a_wall_building_of_four_piece_by_piece_takes_4_to_12() {
    use End::{Left, Right};
    for (ends, guard, budget) in [
        ([Left; 4], false, 4),
        ([Left, Right, Left, Right], false, 6),
        ([Right; 4], false, 8),
        // The list is longer by a row once a piece stands: what it may have closed. Down 2 for a guard at the left end.
        ([Left; 4], true, 4 * 3),
    ] {
        let mut table = four_pieces();
        let presses = table.presses_of(|table| {
            for end in ends {
                table.wall(end, guard);
            }
        });
        takes("piece by piece", budget, presses);
        let guards = table.seats().iter().filter(|seat| table.game().followers(**seat).out(Role::Guard) == 1).count();
        assert_eq!(guards, if guard { 4 } else { 0 });
        assert_eq!(table.phase(), Phase::Tower);
    }
}

#[test]
fn the_end_in_the_midst_of_a_wall_building_takes_4_or_5_and_is_never_where_the_rest_is_sought() {
    for (placed, budget) in [(0, 4), (1, 5)] {
        let mut table = four_pieces();
        // 35 tiles lie in a ring of at least 24 pieces (CDS 5 (c)): the gate and 3 walls stand, 15 more make it possible.
        table.rest(2);
        table.no_tower();
        table.correct_table(OfTable::LeftWalls, 20);
        // Yellow's road brings the next pieces; the ends meet.
        table.tile(Some(TileRole::Citizen));
        table.tiles_until(39);
        table.completes(None);
        table.road(3, &[(Yellow, 1)]);
        table.next();
        assert_eq!(table.phase(), Phase::Walls);
        for _ in 0..placed {
            table.wall(End::Left, false);
        }
        let presses = table.presses_of(|table| table.pick(Event::End));
        takes("the next piece fits nowhere", budget, presses);
        assert_eq!(table.phase(), Phase::Closing);
    }
}

#[test]
fn eight_pieces_of_the_third_stack_take_at_most_9_with_the_tower() {
    let mut table = four_pieces();
    table.rest(2);
    table.no_tower();
    table.tiles_until(56);
    table.tile(Some(TileRole::Citizen));
    table.tiles_until(60);
    table.completes(None);
    table.road(3, &[(Red, 1)]);
    table.next();
    assert_eq!(table.game().pieces().count(), 8, "CDS 4: two each");
    let presses = table.presses_of(|table| {
        table.rest(4);
        table.no_tower();
    });
    // Up C: the rest; four rows down and C: as many at either end; up C: no tower.
    takes("eight walls", 9, presses);
}

/// A game that came to its end with nobody on the board; the home screen is up.
fn played(players: u8) -> CityTable {
    let mut table = CityTable::playing(Language::Dutch, players);
    table.tiles_until(75);
    // The ring completes nothing, and nobody stands anywhere.
    table.next();
    assert_eq!(table.phase(), Phase::Over);
    table.tap(Button::C);
    table
}

#[test]
fn another_number_of_players_takes_at_most_6_and_another_game_3_more() {
    for (players, budget) in [(2, 5), (3, 6)] {
        let mut table = played(4);
        let presses = table.presses_of(|table| {
            table.tap(Button::C);
            table.change_players(4, players);
            table.tap(Button::C);
        });
        takes("another number of players", budget, presses);
        assert_eq!((table.game().tiles(), table.seats().len()), (0, players.into()));

        let mut table = CityTable::new();
        takes("another game", budget + 3, table.presses_of(|table| table.set_up(players)));
    }
}

#[test]
fn a_new_game_like_the_last_which_is_not_over_takes_4() {
    for players in 2..=4 {
        let mut table = CityTable::playing(Language::Dutch, players);
        let seats = table.seats();
        table.tile(None);
        // Menu, its last entry: home, with the mark on the game that waits.
        table.hold(Button::C);
        table.taps(&[Button::Up, Button::C]);
        // Down C: new game; B answers the question whether the other may go; C: begin.
        let presses = table.presses_of(|table| table.taps(&[Button::Down, Button::C, Button::B, Button::C]));
        takes("a new game like the last, which is not over", 4, presses);
        assert_eq!((table.game().tiles(), table.seats()), (0, seats));
    }
}

#[test]
fn a_new_game_like_the_last_takes_2() {
    let mut table = played(3);
    takes("a new game like the last", 2, table.presses_of(|table| table.taps(&[Button::C, Button::C])));
    assert_eq!((table.game().tiles(), table.seats().len()), (0, 3));
}

#[test]
fn the_final_count_of_a_typical_game_takes_35() {
    let mut table = four();
    // Everybody has two stewards, a citizen and a vendor; Red a guard.
    for role in [TileRole::Steward, TileRole::Steward, TileRole::Citizen, TileRole::Vendor] {
        for _ in table.seats() {
            table.tile(Some(role));
        }
    }
    table.tiles_until(30);
    table.completes(None);
    table.road(3, &[(Blue, 1)]);
    table.next();
    table.gate();
    table.wall(End::Left, false);
    table.wall(End::Left, true);
    table.wall(End::Left, false);
    table.no_tower();
    table.tiles_until(75);
    assert_eq!(table.phase(), Phase::Closing);
    let before = table.totals();
    let presses = table.presses_of(|table| {
        table.next();
        assert_eq!(table.phase(), Phase::Unfinished);
        table.tap(Button::C);
        // Four districts: alone, a majority, a tie, alone.
        table.district(&[(Red, 1)], 2);
        table.district(&[(Red, 1), (Green, 2)], 3);
        table.district(&[(Blue, 1), (Yellow, 1)], 2);
        table.district(&[(Blue, 1), (Yellow, 1)], 1);
        table.guard(3, 1);
    });
    // C: nothing more; C: the unfinished; 5, 9, 7 and 6 for the districts; 6 for the guard.
    takes("the final count", 35, presses);
    assert_eq!(table.phase(), Phase::Over);
    // CDS 5: 2 a market to each with the most; a guard 2 a public and 3 a historic building.
    let counted: Vec<u16> = table.totals().iter().zip(before).map(|(is, was)| is - was).collect();
    assert_eq!(counted, [2 * 2 + 3 * 2 + 3, 3 * 2, 2 * 2 + 2, 2 * 2 + 2]);
}
