//! What happens at a table of De Stad besides the game itself: the numbers beside the seats, lists that open, languages,
//! looking things up.

mod table;

use companion::{Change, press::Button, settings::Language};
use engine::{
    Game,
    carcassonne_city::{
        End, Event, FeatureKind, Phase,
        TileRole::{Citizen, Steward},
    },
    seat::Seat::{Green, Red},
};
use table::{
    CityTable,
    city::{OfSeat, OfTable},
};

#[test]
fn without_followers_the_two_rows_have_two_names_and_say_why() {
    let mut table = CityTable::playing(Language::English, 2);
    for _ in 0..14 {
        table.tile(Some(Citizen));
    }
    assert_eq!(table.game().followers(Red).available(), 0);
    // The second is a heading: a tile that completes something, and one that fits nowhere.
    assert_eq!(table.game().legal().count(), 3);
    let texts = table.texts();
    for row in ["No follower", "supply: 0", "Scoring, fits nowhere..."] {
        assert_eq!(texts.iter().filter(|text| *text == row).count(), 1, "{row} in {texts:?}");
    }
    table.taps(&[Button::Down, Button::C, Button::C]);
    assert_eq!(table.phase(), Phase::Scoring);
}

#[test]
fn an_open_heading_says_so() {
    let mut table = CityTable::playing(Language::English, 2);
    table.tap(Button::Up);
    let list = table.picture();
    table.tap(Button::C);
    assert!(table.picture() != list, "what is completed, and what is not, look different");
    table.tap(Button::A);
    assert!(table.picture() == list, "A closes it, with the mark on it, and takes nothing back");
    assert_eq!(table.game().tiles(), 0);
}

#[test]
fn up_from_the_first_row_leads_to_what_is_completed_also_when_the_game_may_end() {
    let mut table = CityTable::walled();
    // Nearly all the walls stand on the left.
    table.correct_table(OfTable::LeftWalls, 60);
    assert!(table.game().legal().any(|event| event == Event::End));
    table.taps(&[Button::Up, Button::C]);
    assert_eq!(table.phase(), Phase::Turn, "nothing has ended");
    table.tap(Button::C);
    assert_eq!(table.phase(), Phase::Scoring);
}

#[test]
fn the_sheet_and_the_look_up_change_nothing() {
    let mut table = CityTable::playing(Language::Dutch, 4);
    table.tiles_until(75);
    table.next();
    assert!(table.game().prompt().is_none());
    let (state, screen) = (table.state(), table.picture());
    // The result's pages: bars and sheet, round and round; and its help.
    assert_eq!(table.tap(Button::Down), Change::Mark);
    assert!(table.picture() != screen, "the sheet");
    table.taps(&[Button::Down, Button::B, Button::A]);
    assert!(*table.game() == state && table.picture() == screen);
    // The score as it stands, from the menu, and the look-up.
    table.hold(Button::C);
    table.taps(&[Button::Down, Button::Down, Button::Down, Button::C]);
    assert!(table.picture() != screen);
    table.tap(Button::A);
    assert!(*table.game() == state && table.picture() == screen);
    table.hold(Button::A);
    table.taps(&[Button::B, Button::Down, Button::Down, Button::C]);
    for _ in 0..9 {
        let list = table.picture();
        table.tap(Button::C);
        assert!(table.picture() != list, "a page");
        table.taps(&[Button::A, Button::Down]);
    }
    table.tap(Button::A);
    assert!(*table.game() == state && table.picture() == screen);
}

#[test]
fn a_tile_that_fits_nowhere_is_said_and_taken_back() {
    let mut table = CityTable::playing(Language::English, 2);
    table.tile(None);
    // Never the first row: under the last one, and there the last.
    table.taps(&[Button::Up, Button::C, Button::Up]);
    assert!(table.texts().iter().any(|text| text == "Fits nowhere: draw again"));
    table.tap(Button::C);
    assert_eq!((table.turn(), table.game().tiles(), table.game().discarded()), (Green, 2, 1));
    assert!(table.texts().iter().any(|text| text == "Green: tile fits nowhere"), "the same question: a line says so");
    table.tap(Button::A);
    assert_eq!((table.game().tiles(), table.game().discarded()), (1, 0));
}

/// The picture of the wall beside the list.
fn wall_drawn(table: &CityTable) -> Vec<bool> {
    let picture = table.picture();
    (64..111).flat_map(|y| (158..261).map(move |x| (x, y))).map(|(x, y)| picture.ink(x, y)).collect()
}

#[test]
fn the_marked_end_of_the_wall_can_be_seen_and_no_tower_is_never_marked_first() {
    let mut table = CityTable::playing(Language::Dutch, 4);
    table.first_walls();
    // Left, right, and both with a guard: four pictures.
    let mut seen = vec![wall_drawn(&table)];
    for _ in 0..3 {
        table.tap(Button::Down);
        let wall = wall_drawn(&table);
        assert!(!seen.contains(&wall));
        seen.push(wall);
    }
    table.taps(&[Button::Up; 3]);
    table.rest(2);
    let towers = table.game().towers(table.turn());
    assert_eq!(table.game().legal().last(), Some(Event::Skip(table.turn())));
    table.tap(Button::C);
    assert_eq!(table.phase(), Phase::Turn);
    assert_eq!(table.seats().iter().map(|seat| table.game().towers(*seat)).min(), Some(towers - 1), "C puts one up");
}

/// CDS 5 (c): the ends of the wall meet before everybody has placed theirs. That is the last row under the rest, never at
/// hand, and no tower follows.
#[test]
fn a_wall_that_fits_nowhere_ends_the_game_in_the_midst_of_a_building() {
    let mut table = CityTable::walled();
    table.correct_table(OfTable::LeftWalls, 40);
    let turn = table.turn();
    table.completes(None);
    table.road(3, &[(turn, 1)]);
    table.next();
    table.wall(End::Left, false);
    let (state, pieces) = (table.state(), table.game().pieces().count());
    assert_eq!(pieces, 3, "four in a building of two players");
    // Above the last row, that something was closed.
    table.taps(&[Button::Up, Button::Up, Button::C, Button::Up]);
    for text in ["Fits nowhere: end", "> the end"] {
        table.assert_says(text);
    }
    table.tap(Button::C);
    assert_eq!(table.phase(), Phase::Closing);
    table.tap(Button::A);
    assert!(*table.game() == state, "in the same building, with as many pieces");
}

/// CDS A9: a tower on a tower brings nothing, also where a tower counts to the other end (CDS A3).
#[test]
fn a_tower_on_a_tower_is_offered_for_0_points_however_far_it_counts() {
    let mut table = CityTable::walled();
    table.correct_table(OfTable::Towers, 1);
    // One wall stands on the left, two on the right; now a tower on these.
    table.correct_table(OfTable::RightTower, 2);
    let turn = table.turn();
    table.completes(None);
    table.road(3, &[(turn, 1)]);
    table.next();
    table.rest(4);
    assert_eq!(table.phase(), Phase::Tower);
    let texts = table.texts();
    let beside = |row: &str| texts.iter().skip_while(|text| *text != row).nth(1).cloned().unwrap_or_default();
    assert_eq!((beside("Left"), beside("Right")), ("+7".into(), "+0".into()), "{texts:?}");
    let before = table.points(turn);
    table.tower(End::Right);
    assert_eq!(table.points(turn), before);
}

/// A sentence each, and no number that could be that of a district.
#[test]
fn a_follower_and_a_district_are_said_in_words() {
    let mut table = CityTable::playing(Language::English, 2);
    table.tile(Some(Steward));
    table.assert_says("Red places a steward");
    table.tile(Some(Steward));
    table.tiles_until(75);
    table.next();
    table.district(&[(Red, 1)], 0);
    table.assert_says("0 markets: Red +0 = 0");
}

#[test]
fn b_at_the_tower_is_help_and_the_mark_is_where_more_is_to_be_had() {
    let mut table = CityTable::playing(Language::English, 2);
    table.first_walls();
    // One wall on the left, two on the right.
    table.rest(0);
    // What was said of them is gone with a press.
    table.taps(&[Button::Down, Button::Up]);
    let (state, screen) = (table.state(), table.picture());
    assert_eq!(table.tap(Button::B), Change::Screen, "help");
    table.tap(Button::A);
    assert!(*table.game() == state && table.picture() == screen, "and the tower is still asked for");
    let turn = table.turn();
    let before = table.points(turn);
    table.tap(Button::C);
    assert_eq!(table.points(turn) - before, 2, "on the right");
    // Without a tower in hand nobody is asked for one.
    table.tap(Button::A);
    table.correct_seat(turn, OfSeat::Towers, -6);
    assert_eq!(table.game().towers(turn), 0);
    let texts = table.texts();
    for text in ["Red: no tower", "No towers left", "> turn"] {
        assert!(texts.iter().any(|shown| shown == text), "{text} in {texts:?}");
    }
    table.tap(Button::C);
    assert_eq!(table.phase(), Phase::Turn);
}

#[test]
fn the_footer_names_the_phase_that_c_leads_to() {
    let mut table = CityTable::playing(Language::Dutch, 2);
    let leads = |table: &CityTable, to: &str| {
        assert!(table.texts().iter().any(|text| text == to), "{to} in {:?}", table.texts());
    };
    table.tile(Some(Citizen));
    table.tile(Some(Steward));
    table.tiles_until(31);
    table.tile(None);
    table.tap(Button::Up);
    table.tap(Button::C);
    leads(&table, "> telling");
    table.tap(Button::C);
    table.road(3, &[(Red, 1)]);
    leads(&table, "> muur");
    table.tap(Button::C);
    table.gate();
    table.rest(3);
    leads(&table, "> beurt");
    table.tap(Button::C);
    table.tile(Some(Citizen));
    table.tiles_until(75);
    leads(&table, "> niet af");
    table.tap(Button::C);
    leads(&table, "> wijken");
    table.tap(Button::C);
    table.stand(&[(Green, 1)]);
    leads(&table, "> uitslag");
}

#[test]
fn the_corner_counts_tiles_but_for_the_one_that_brings_news() {
    let mut table = CityTable::playing(Language::Dutch, 2);
    for (tiles, corner) in [
        (28, "STAPEL 1: 2 TEGELS"),
        (29, "STAPEL 1: MUREN!"),
        (30, "STAPEL 2: 25 TEGELS"),
        (53, "STAPEL 2: 2 TEGELS"),
        (54, "STAPEL 2: 2X MUREN!"),
        (55, "2X MUREN · 20 TEGELS"),
        (74, "2X MUREN · 1 TEGEL"),
    ] {
        table.tiles_until(tiles);
        // What is remembered at a new stage lies over it until the next press.
        table.taps(&[Button::Down, Button::Up]);
        assert!(table.texts().iter().any(|text| text == corner), "{corner} in {:?}", table.texts());
    }
}

#[test]
fn everybody_stays_in_their_place_on_the_strip() {
    let mut table = CityTable::playing(Language::English, 3);
    let strip = |table: &CityTable| -> Vec<String> {
        let seats = ["Red", "Green", "Blue"];
        table.texts().into_iter().filter(|text| seats.contains(&text.as_str())).collect()
    };
    for _ in 0..3 {
        assert_eq!(strip(&table), ["Red", "Green", "Blue"], "in the turn of {}", table.turn());
        table.tile(Some(Citizen));
        table.tap(Button::Down);
    }
    table.tile(None);
    table.completes(None);
    table.pick(Event::Feature(FeatureKind::Road));
    assert_eq!(strip(&table), ["Red", "Green", "Blue"], "below a number");
    table.amount(3);
    assert_eq!(strip(&table), ["Red", "Green", "Blue"], "where followers are counted");
}

#[test]
fn another_language_in_mid_game_keeps_the_game_and_what_was_begun() {
    let steps: [fn(&mut CityTable); 8] = [
        // What was said of the last tile is gone with a press.
        |table| table.taps(&[Button::Down, Button::Up]),
        // A heading is open.
        |table| table.taps(&[Button::Up, Button::C]),
        |table| table.taps(&[Button::C, Button::C]),
        // A number is changed; then one beside a seat.
        |table| table.taps(&[Button::Up, Button::Up]),
        |table| table.taps(&[Button::C, Button::Up]),
        |table| {
            table.tap(Button::C);
            table.next();
        },
        |table| {
            table.hold(Button::C);
        },
        |table| table.taps(&[Button::A]),
    ];
    let mut table = CityTable::playing(Language::Dutch, 2);
    table.tile(Some(Citizen));
    table.tile(Some(Citizen));
    for (number, step) in steps.into_iter().enumerate() {
        step(&mut table);
        let (state, dutch) = (table.state(), table.picture());
        for language in [Language::German, Language::English, Language::Dutch] {
            let shown = table.picture();
            // B held is help everywhere; there B shows the next language, and A leads back.
            assert_eq!([table.hold(Button::B), table.tap(Button::B)], [Change::Screen; 2]);
            assert_eq!(table.device.settings().language, language);
            assert_eq!(table.tap(Button::A), Change::Screen);
            assert!(table.picture() != shown, "step {number} in {language:?}");
            assert!(*table.game() == state);
        }
        assert!(table.picture() == dutch, "round again, step {number}");
    }
}

#[test]
fn a_quiet_turn_is_a_quick_refresh_and_a_new_phase_a_whole_one() {
    let mut table = CityTable::playing(Language::Dutch, 2);
    assert_eq!(table.tap(Button::C), Change::Mark, "the next seat's turn");
    assert_eq!(table.tap(Button::A), Change::Mark, "and back");
    assert_eq!(table.tap(Button::Up), Change::Mark);
    assert_eq!(table.tap(Button::C), Change::Screen, "a heading opens");
    assert_eq!(table.tap(Button::C), Change::Screen, "a scoring");
    assert_eq!(table.tap(Button::C), Change::Screen, "a number");
    assert_eq!(table.tap(Button::Down), Change::Nothing, "nothing is counted yet");
    assert_eq!(table.tap(Button::Up), Change::Mark);
    assert_eq!(table.tap(Button::Up), Change::Nothing, "one tile is placed, and a road has one");
    assert_eq!(table.tap(Button::C), Change::Screen, "who stands there");
    assert_eq!(table.tap(Button::Up), Change::Nothing, "nobody can");
    assert_eq!(table.tap(Button::C), Change::Screen);
    assert_eq!(table.tap(Button::C), Change::Screen, "a turn again");
    table.tiles_until(28);
    assert_eq!(table.tap(Button::C), Change::Screen, "walls begin with the last tile of the stack");
}
