//! What was entered wrongly at a table of De Stad, set right by hand.

mod table;

use companion::{Change, press::Button, settings::Language};
use engine::{
    carcassonne_city::{
        Asks, End, Event, FeatureKind, Phase, Piece,
        TileRole::Citizen,
        setup::{Distance, LastTile, Unclaimed},
    },
    seat::Seat::{Green, Red},
};
use table::{
    CityTable,
    city::{OfSeat, OfTable},
};

#[test]
fn every_value_can_be_set_by_hand_and_taken_back() {
    let mut table = CityTable::walled();
    let state = table.state();
    // Turn, tiles, two values of either end, three readings of the rules; six values of either seat.
    for (owner, fields) in [(None, 2 + 2 * 2 + 3), (Some(Red), 6), (Some(Green), 6)] {
        let mut changed = 0;
        for row in 0..fields {
            for button in [Button::Up, Button::Down] {
                table.open_fields(owner);
                table.tap_times(Button::Down, row);
                table.tap(Button::C);
                if table.tap(button) == Change::Nothing {
                    // At its bound; A leads back to the list, to whose it is, and to the table.
                    table.tap(Button::A);
                    table.leave_fields();
                    continue;
                }
                let asked = table.picture();
                table.tap(Button::C);
                assert!(*table.game() != state && table.picture() != asked, "{owner:?}, row {row}");
                table.leave_fields();
                table.tap(Button::A);
                assert!(*table.game() == state, "{owner:?}, row {row} is taken back by one press");
                changed += 1;
            }
            // What is not changed is not entered, nor what A leaves as it was.
            table.open_fields(owner);
            table.tap_times(Button::Down, row);
            table.taps(&[Button::C, Button::C, Button::C, Button::Up, Button::A]);
            table.leave_fields();
            assert!(*table.game() == state, "{owner:?}, row {row}");
        }
        assert!(changed >= fields, "every value can be changed at least one way");
        // There is no row behind the last: the list begins anew.
        table.open_fields(owner);
        let first = table.picture();
        table.tap_times(Button::Down, fields);
        assert!(table.picture() == first);
        table.leave_fields();
    }
}

#[test]
fn one_stays_for_the_next_value_and_the_next_owner() {
    let mut table = CityTable::walled();
    let (tiles, points) = (table.game().tiles(), table.totals());
    let lines = table.log_lines();
    table.open_fields(Some(Red));
    table.set_row(OfSeat::Points as usize, 10);
    table.set_row(0, -1);
    // Back to whose it is; the mark stands on Red. Green is next, then the table.
    table.taps(&[Button::A, Button::Down, Button::C]);
    table.set_row(OfSeat::Points as usize, 3);
    table.taps(&[Button::A, Button::Down, Button::C]);
    table.set_row(OfTable::Tiles as usize, 2);
    table.leave_fields();
    assert_eq!((table.totals(), table.game().tiles()), (vec![points[0] + 9, points[1] + 3], tiles + 2));
    assert_eq!(table.log_lines(), lines + 4, "each is a line of the log");
}

#[test]
fn walls_said_by_hand_bring_the_gate() {
    use End::{Left, Right};
    let mut table = CityTable::playing(Language::Dutch, 2);
    table.tiles_until(32);
    let before = table.state();
    assert!(!table.game().gate());
    table.correct_table(OfTable::LeftWalls, 3);
    assert!(table.game().gate(), "whoever says how many walls stand there says that the gate stands");
    assert!(table.logs("32. Muren links 0 > 3"));
    assert_eq!([Left, Right].map(|end| table.game().end_of_wall(end).walls), [3, 0]);
    assert_eq!(table.game().walls_left(), 70 - 3);
    table.correct_table(OfTable::LeftTower, 2);
    table.correct_table(OfTable::RightWalls, 1);
    assert_eq!((table.game().end_of_wall(Left).tower, table.game().end_of_wall(Right).walls), (2, 1));
    // The next building goes on from there, without another gate: two each of two (CDS 4).
    table.tile(Some(Citizen));
    table.tile(None);
    table.completes(None);
    table.road(3, &[(Red, 1)]);
    table.next();
    assert_eq!((table.phase(), table.game().pieces().count()), (Phase::Walls, 4));
    assert!(table.game().pieces().all(|(_, piece)| piece == Piece::Wall));
    table.rest(1);
    table.tower(Left);
    assert_eq!(table.points(Red), 3 + 2, "four walls, of which the tower before has counted two");
    // Everything back, the gate too.
    while *table.game() != before {
        assert_ne!(table.tap(Button::A), Change::Nothing);
    }
    assert!(!table.game().gate());
}

#[test]
fn the_unclaimed_reading_can_be_put_right() {
    // A road on which nobody stands, in the second stack: no walls, until the table reads it otherwise (CDS A1).
    let mut table = CityTable::playing(Language::English, 2);
    table.tiles_until(31);
    for walls in [false, true] {
        table.completes(None);
        table.road(2, &[]);
        table.next();
        assert_eq!(table.phase() == Phase::Walls, walls);
        if !walls {
            table.correct_table(OfTable::Unclaimed, 1);
            assert_eq!(table.game().setup().unclaimed(), Unclaimed::Walls);
            assert!(table.logs("32. Walls if unoccupied no > yes"));
        }
    }
}

#[test]
fn the_towers_reading_can_be_put_right_while_one_is_asked_for() {
    // Three walls on the left with a tower over two of them, one on the right.
    let mut table = CityTable::playing(Language::English, 2);
    table.tile(Some(Citizen));
    table.tiles_until(31);
    table.correct_table(OfTable::LeftWalls, 3);
    table.correct_table(OfTable::LeftTower, 2);
    table.correct_table(OfTable::RightWalls, 1);
    table.tile(None);
    table.completes(None);
    table.road(2, &[(Red, 1)]);
    table.next();
    table.rest(2);
    assert_eq!(table.phase(), Phase::Tower);
    let before = table.points(Red);
    table.tower(End::Right);
    assert_eq!(table.points(Red) - before, 3, "back to the gate, which is the nearest (CDS A3)");
    table.tap(Button::A);
    // In the midst of a turn only the three readings can be set: this is the second.
    table.open_fields(None);
    table.set_row(1, 1);
    table.leave_fields();
    assert_eq!(table.game().setup().towers(), Distance::Far);
    assert!(table.logs("33. Tower counts to previous"));
    table.tower(End::Right);
    assert_eq!(table.points(Red) - before, 3 + 2, "three on the right, two on the left up to the tower there");
}

#[test]
fn the_last_tile_reading_can_be_put_right() {
    // Tile 30 completes a road: the second stack's walls already, until the table reads it otherwise (CDS A4).
    let mut table = CityTable::playing(Language::English, 2);
    table.tile(Some(Citizen));
    table.tiles_until(28);
    table.tile(None);
    let before = table.state();
    for (last_tile, walls) in [(LastTile::New, true), (LastTile::Old, false)] {
        assert_eq!(table.game().setup().last_tile(), last_tile);
        table.completes(None);
        table.road(2, &[(Red, 1)]);
        table.next();
        assert_eq!(table.phase() == Phase::Walls, walls);
        if walls {
            table.hold(Button::A);
            table.tap_times(Button::Up, 3);
            table.taps(&[Button::C, Button::B]);
            assert!(*table.game() == before);
            table.correct_table(OfTable::LastTile, 1);
            assert!(table.logs("29. Tiles 30, 55: stack new > old"));
        }
    }
}

#[test]
fn a_correction_in_the_midst_of_a_road_gets_a_sentence_and_a_reading_does_not() {
    let mut table = CityTable::playing(Language::Dutch, 2);
    table.tile(Some(Citizen));
    table.completes(None);
    table.pick(Event::Feature(FeatureKind::Road));
    let state = table.state();
    table.open_fields(Some(Red));
    let list = table.picture();
    table.taps(&[Button::C, Button::Up]);
    let asked = table.picture();
    assert_eq!(table.tap(Button::C), Change::Mark);
    assert!(table.picture() != asked && table.picture() != list && *table.game() == state, "a sentence over the list");
    // The next press acts, and the sentence is gone: down, and up again.
    table.taps(&[Button::Down, Button::Up]);
    assert!(table.picture() == list, "the value as it was");
    table.leave_fields();
    table.open_fields(None);
    table.set_row(0, 1);
    table.leave_fields();
    assert_eq!(table.game().setup().unclaimed(), Unclaimed::Walls);
    assert_eq!(table.asks(), Some(Asks::Tiles), "the question stays");
}
