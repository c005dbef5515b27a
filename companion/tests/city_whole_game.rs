//! Whole games of De Stad by buttons alone, from the home screen to the result, straight and taken back.
//!
//! The points beside the entries are added up by hand from the rulebook (facts, CDS 3 to 5 and its test vectors), not
//! taken from the engine.

mod table;

use companion::{Change, press::Button, settings::Language};
use engine::{
    Game,
    autoplay::Repeatable,
    carcassonne_city::{
        End::{Left, Right},
        Event, FeatureKind, Line, Phase, TileRole,
        TileRole::{Citizen, Steward, Vendor},
    },
    seat::Seat::{self, Blue, Green, Red, Yellow},
};
use rand_core::RngCore;
use table::{CityTable, Watch, city::OfTable};

/// The lines of a seat's score: roads, markets, towers, stewards, guards.
fn lines(table: &CityTable, seat: Seat) -> [u16; 5] {
    Line::ALL.map(|line| table.game().score(seat).of(line))
}

/// A tile, plain or with a follower.
fn tiles(table: &mut CityTable, followers: &[Option<TileRole>]) {
    for follower in followers {
        table.tile(*follower);
    }
}

/// A tile that completes one road of the player whose turn it is, with what follows up to the walls.
fn own_road(table: &mut CityTable, tiles: u8) {
    table.completes(None);
    table.road(tiles, &[(table.turn(), 1)]);
    table.next();
}

/// Four players and all three stacks; the last tile ends the game.
fn game_of_four(table: &mut CityTable) {
    for role in [Citizen, Vendor, Steward] {
        tiles(table, &[Some(role); 4]);
    }
    // Tiles 13 to 16. A road of 4: Red 8. Markets of 3 x 3 and 4 x 2: Green 9, Blue 8. A road of 3 on which Green and Blue
    // are equal: 3 each. Yellow's citizen on this very tile cannot be on it (CDS 2).
    own_road(table, 4);
    table.completes(None);
    table.market(3, 3, &[(Green, 1)]);
    table.next();
    table.completes(None);
    table.market(4, 2, &[(Blue, 1)]);
    table.next();
    table.completes(Some(Citizen));
    table.road(3, &[(Green, 1), (Blue, 1)]);
    table.next();
    assert_eq!(table.totals(), [8, 12, 11, 0]);
    table.tiles_until(30);

    // Tile 31: a road on which nobody stands brings no walls (CDS A1). Tile 32: a market of 6 x 3, Red and Yellow equal: 18
    // each. Yellow places the gate, then one wall each; Blue's closes a road of one tile: Yellow 1, and no more walls.
    table.completes(None);
    table.road(3, &[]);
    table.next();
    assert_eq!((table.phase(), table.game().gate()), (Phase::Turn, false));
    table.completes(None);
    table.market(6, 3, &[(Red, 1), (Yellow, 1)]);
    table.next();
    table.gate();
    table.wall(Left, true);
    table.wall(Right, false);
    table.wall(Left, false);
    table.pick(Event::Closed);
    table.road(1, &[(Yellow, 1)]);
    table.next();
    // Two walls between the tower and the gate: Yellow 2.
    table.tower(Left);
    assert_eq!(table.totals(), [26, 12, 11, 21]);

    // Tile 33: Red's citizen; tile 37: a road of 5, so Red 10. Four walls, all on the left, and a tower on them: Red 4.
    tiles(table, &[Some(Citizen), None, None, None]);
    own_road(table, 5);
    table.rest(4);
    table.tower(Left);
    assert_eq!(table.totals(), [40, 12, 11, 21]);

    // Tile 38: Green's vendor. Tile 55 belongs to the third stack already (CDS A4): a market of 2 x 2, Green 4, and two walls
    // each from Blue on. Blue, Yellow and Green put a guard up. Six walls on the right: Blue's tower scores 6.
    table.tile(Some(Vendor));
    table.tiles_until(54);
    table.completes(None);
    table.market(2, 2, &[(Green, 1)]);
    table.next();
    assert_eq!(table.game().pieces().count(), 8);
    table.wall(Right, true);
    table.wall(Right, true);
    table.wall(Right, false);
    table.wall(Left, true);
    table.rest(2);
    table.tower(Right);
    assert_eq!(table.totals(), [40, 16, 17, 21]);

    // Tiles 59 to 62: Blue a citizen, Yellow a vendor, Red a citizen, Green a steward. Tile 75: a road of 4, Blue 8; the walls
    // still come (CDS 5). Then the ring closes a market of 2 x 2: Yellow 4.
    table.tiles_until(58);
    tiles(table, &[Some(Citizen), Some(Vendor), Some(Citizen), Some(Steward)]);
    table.tiles_until(74);
    own_road(table, 4);
    table.rest(0);
    table.no_tower();
    assert_eq!((table.phase(), table.game().tiles()), (Phase::Closing, 75));
    table.market(2, 2, &[(Yellow, 1)]);
    table.next();
    // Red's citizen comes back from an unfinished road: nothing.
    assert_eq!(table.phase(), Phase::Unfinished);
    table.tap(Button::C);
    assert_eq!(table.totals(), [40, 16, 25, 25]);

    // Red alone with 3 markets: 6. Green and Blue with 2: 4 each. Green and Yellow with 1: 2 each.
    table.district(&[(Red, 1)], 3);
    table.district(&[(Green, 1), (Blue, 1)], 2);
    table.district(&[(Green, 1), (Yellow, 1)], 1);
    assert_eq!(table.totals(), [46, 22, 29, 27]);
    // From the start player on, each guard alone: 3 public and 1 historic 9; none 0; 1 and 1 5; 2 public 4.
    table.guard(3, 1);
    table.guard(0, 0);
    table.guard(1, 1);
    table.guard(2, 0);
}

#[test]
fn four_players_come_to_the_last_tile() {
    let mut table = CityTable::playing(Language::Dutch, 4);
    game_of_four(&mut table);
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(lines(&table, Red), [8 + 10, 18, 4, 6, 9]);
    assert_eq!(lines(&table, Green), [3, 9 + 4, 0, 4 + 2, 0]);
    assert_eq!(lines(&table, Blue), [3 + 8, 8, 6, 4, 5]);
    assert_eq!(lines(&table, Yellow), [1, 18 + 4, 2, 2, 4]);
    assert_eq!(table.totals(), [55, 22, 34, 31]);
    assert_eq!(table.game().winners().iter().collect::<Vec<_>>(), [Red]);
    // Everybody is home, and of three towers each (CDS 1) Red, Blue and Yellow have put up one.
    for seat in table.seats() {
        assert_eq!(table.game().followers(seat).supply(), 7, "{seat}");
    }
    assert_eq!([Red, Green, Blue, Yellow].map(|seat| table.game().towers(seat)), [2, 3, 2, 2]);
    assert_eq!(table.game().walls_left(), 70 - 3 - 4 - 8 - 8);
}

#[test]
fn three_players_end_when_five_walls_fit() {
    let mut table = CityTable::playing(Language::German, 3);
    tiles(&mut table, &[Some(Citizen); 6]);
    tiles(&mut table, &[Some(Steward); 3]);
    table.tiles_until(30);
    // A road of 3: Red 3. The gate, and a wall of each of the others (CDS 4).
    own_road(&mut table, 3);
    table.gate();
    assert_eq!(table.game().pieces().map(|(seat, _)| seat).collect::<Vec<_>>(), [Green, Blue]);
    table.rest(1);
    table.no_tower();
    // A road of 7: Green 14; one wall each, all on the left; a tower over four: Green 4.
    own_road(&mut table, 7);
    table.rest(3);
    table.tower(Left);
    assert_eq!(table.totals(), [3, 18, 0]);
    // Somebody has counted the walls on the right: there are 15.
    table.correct_table(OfTable::RightWalls, 14);
    assert_eq!(table.game().end_of_wall(Right).walls, 15);
    // A road of 3: Blue 3. Then the ends are close, and are asked about.
    own_road(&mut table, 3);
    table.rest(3);
    table.no_tower();
    assert_eq!(table.phase(), Phase::Gap);
    table.pick(Event::End);
    assert_eq!((table.phase(), table.game().tiles()), (Phase::Closing, 33));
    table.next();
    table.tap(Button::C);
    // Red and Green equal with 4 markets: 8 each. Blue's district has none.
    table.district(&[(Red, 1), (Green, 1)], 4);
    table.district(&[(Blue, 1)], 0);
    assert_eq!(table.phase(), Phase::Over, "nobody stands guard");
    assert_eq!(table.totals(), [3 + 8, 18 + 8, 3]);
    assert_eq!(table.game().winners().iter().collect::<Vec<_>>(), [Green]);
}

#[test]
fn two_players_build_the_last_wall() {
    let mut table = CityTable::playing(Language::English, 2);
    tiles(&mut table, &[Some(Citizen); 10]);
    table.tiles_until(30);
    // Red places the gate and a wall, Green two (CDS 4): one at a time, by turns.
    own_road(&mut table, 3);
    table.gate();
    assert_eq!(table.game().pieces().map(|(seat, _)| seat).collect::<Vec<_>>(), [Green, Red, Green]);
    table.rest(3);
    table.no_tower();
    table.tiles_until(55);
    // Nine roads of 3, by turns; four walls each, all on the left, as long as there are any.
    let mut walls = 3;
    for _ in 0..9 {
        own_road(&mut table, 3);
        let pieces = table.game().pieces().count() as u8;
        assert_eq!(pieces, (70 - walls).min(8), "dealt until they are gone");
        walls += pieces;
        table.rest(pieces);
        if walls < 70 {
            table.no_tower();
            if table.phase() == Phase::Gap {
                table.next();
            }
        }
    }
    // The last is Green's, with a tower over all 70 walls. Nobody is out: nothing but the ring is asked.
    table.tower(Left);
    assert_eq!((table.phase(), table.game().walls_left()), (Phase::Closing, 0));
    table.next();
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(table.totals(), [5 * 3, 5 * 3 + 70]);
}

#[test]
fn everything_can_be_taken_back_to_the_first_tile_and_entered_again() {
    let mut table = CityTable::playing(Language::Dutch, 4);
    let first = table.picture();
    table.leave_a_trail();
    game_of_four(&mut table);
    let (trail, result) = (table.trail(), table.picture());
    assert!(trail.len() > 75 + 40, "a tile each, and what was scored: {}", trail.len());
    for state in trail.iter().rev().skip(1) {
        assert_ne!(table.tap(Button::A), Change::Nothing);
        assert!(table.game() == state, "one press takes one entry back");
    }
    // What was taken back last is said and offered: a citizen, the second row. The next press ends that and acts.
    table.tap(Button::Up);
    assert!(table.picture() == first, "the first screen is as it was");
    // There is nothing left; a sentence says so, and the next press acts again.
    assert_eq!(table.tap(Button::A), Change::Mark);
    assert!(*table.game() == trail[0] && table.picture() != first);
    table.tap(Button::Down);
    // What was taken back is offered again, one after the other.
    for state in trail.iter().skip(1) {
        assert_ne!(table.tap(Button::C), Change::Nothing);
        assert!(table.game() == state, "one press brings one entry back");
    }
    assert!(table.picture() == result, "and the result comes again");
}

#[test]
fn a_whole_game_comes_back_through_the_log() {
    let mut table = CityTable::playing(Language::German, 4);
    game_of_four(&mut table);
    let (state, result) = (table.state(), table.picture());
    // To the first line of the log, with one question, and from there to the last.
    table.hold(Button::A);
    let mut lines = 1;
    while table.tap(Button::Up) != Change::Nothing {
        lines += 1;
    }
    table.taps(&[Button::C, Button::B]);
    assert_eq!(table.game().tiles(), 1, "the first line is the first tile");
    table.hold(Button::A);
    table.tap_times(Button::Down, lines - 1);
    assert_eq!(table.tap(Button::Down), Change::Nothing, "as many lines as before, struck out");
    table.tap(Button::C);
    assert!(*table.game() == state && table.picture() == result);
}

#[test]
fn the_result_is_among_the_results_until_it_is_taken_back() {
    // From the result home, where the mark is on a new game of this kind: results, the first of them.
    const RESULTS: [Button; 6] = [Button::C, Button::Down, Button::Down, Button::Down, Button::C, Button::C];
    let mut table = CityTable::playing(Language::English, 2);
    table.tiles_until(75);
    table.next();
    assert_eq!(table.phase(), Phase::Over);
    table.taps(&RESULTS);
    let bars = table.picture();
    table.tap(Button::Down);
    assert!(table.picture() != bars, "its sheet");
    // Back home, over "continue", into the game; its end is taken back and comes again.
    table.taps(&[Button::A, Button::A, Button::Down, Button::Down, Button::C]);
    table.tap(Button::A);
    assert_eq!(table.phase(), Phase::Closing);
    table.hold(Button::C);
    // Home with the mark on the game that waits; there is no result to open.
    table.taps(&[Button::Up, Button::C, Button::Up, Button::Up, Button::C]);
    let empty = table.picture();
    table.tap(Button::C);
    assert!(table.picture() == empty, "there is no result to open");
    table.taps(&[Button::A, Button::Down, Button::Down, Button::C]);
    table.pick(Event::Feature(FeatureKind::Road));
    table.amount(3);
    table.stand(&[]);
    table.next();
    assert_eq!(table.phase(), Phase::Over);
    table.taps(&RESULTS);
    assert!(table.picture() == bars, "once, with the same points");
}

#[test]
fn whatever_is_legal_can_be_entered_by_presses_and_does_what_it_says() {
    let mut watch = Watch::default();
    let mut met = std::collections::BTreeSet::new();
    for seed in 0..6 {
        let mut chance = Repeatable::new(2004 + seed);
        let mut random = |bound: usize| (chance.next_u32() >> 4) as usize % bound;
        let language = Language::ALL[seed as usize / 2 % 3];
        let mut table = CityTable::playing(language, 2 + seed as u8 % 3);
        table.watch(format!("{language:?}, game {seed}"));
        while table.game().prompt().is_some() {
            let legal: Vec<Event> = table.game().legal().take(40).collect();
            // The end of a game is as likely as any tile where both are on the list; mostly it goes on.
            let event = match legal[random(legal.len())] {
                Event::End if random(8) > 0 => legal[0],
                event => event,
            };
            met.insert(event.to_string().split_whitespace().next().expect("a word").to_owned());
            let mut wanted = table.state();
            wanted.apply(&event).unwrap_or_else(|refusal| panic!("game {seed}: {refusal}"));
            table.enter(event);
            assert!(*table.game() == wanted, "game {seed}: {event}");
        }
        watch.add(table.seen());
    }
    watch.assert_faultless();
    let all = "closed discard district end followers gate goods historic market markets next public road skip tile tiles tower wall walls";
    assert_eq!(met.into_iter().collect::<Vec<_>>().join(" "), all, "every kind of entry was met");
}
