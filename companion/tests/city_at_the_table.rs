//! What happens at a table of De Stad besides the game itself: the log, corrections, lists that open, languages, looking
//! things up.

mod table;

use companion::{Change, press::Button, settings::Language};
use engine::{
    Game,
    carcassonne_city::{
        Event, FeatureKind, Phase,
        TileRole::{Citizen, Vendor},
    },
    seat::Seat::{Green, Red},
};
use table::CityTable;

// The log.

/// How many lines the log has: the steps up from its last line, and that line.
fn log_lines(table: &mut CityTable) -> usize {
    table.hold(Button::A);
    let mut lines = 1;
    while table.tap(Button::Up) != Change::Nothing {
        lines += 1;
    }
    table.tap(Button::A);
    lines
}

#[test]
fn a_road_or_market_is_one_line_of_the_log_and_is_taken_back_whole() {
    let mut table = CityTable::playing(Language::English, 2);
    table.tile(Some(Citizen));
    table.tile(Some(Vendor));
    table.completes(None);
    let before = table.state();
    table.road(2, &[(Red, 1)]);
    let scored = table.state();
    table.market(1, 1, &[(Green, 1)]);
    // Three tiles, a road, a market.
    assert_eq!(log_lines(&mut table), 5);
    // Half told, it has its line for what is told.
    table.next();
    table.completes(None);
    table.pick(Event::Feature(FeatureKind::Market));
    table.amount(2);
    assert_eq!(log_lines(&mut table), 5 + 3, "nothing more, a tile, a market of 2");
    table.taps(&[Button::A, Button::A, Button::A, Button::A]);
    // One step back, and "to here": the market's four answers are gone. One more: the road's three.
    for state in [scored, before] {
        table.hold(Button::A);
        table.taps(&[Button::Up, Button::C]);
        assert!(*table.game() == state);
    }
}

// Corrections.

#[test]
fn every_value_can_be_set_by_hand_and_taken_back() {
    let mut table = CityTable::playing(Language::English, 2);
    table.first_walls();
    table.guards_on_the_rest();
    table.no_tower();
    assert_eq!(table.phase(), Phase::Turn);
    // Turn, tiles, two values of either end, six of either seat.
    let fields = 2 + 2 * 2 + 6 * 2;
    let state = table.state();
    for row in 0..fields {
        let open = |table: &mut CityTable| {
            table.hold(Button::C);
            table.tap(Button::C);
            table.tap_times(Button::Down, row);
            table.tap(Button::C);
        };
        for button in [Button::Up, Button::Down] {
            open(&mut table);
            if table.tap(button) == Change::Nothing {
                // At its bound; A leads back to the list, and to the table.
                table.taps(&[Button::A, Button::A]);
                continue;
            }
            table.tap(Button::C);
            assert!(*table.game() != state, "row {row}");
            table.tap(Button::A);
            assert!(*table.game() == state, "row {row} is taken back by one press");
        }
        // What is not changed is not entered.
        open(&mut table);
        table.tap(Button::C);
        assert!(*table.game() == state, "row {row}");
    }
    // There is no row behind the last: the list begins anew.
    table.hold(Button::C);
    table.tap(Button::C);
    let first = table.picture();
    table.tap_times(Button::Down, fields);
    assert!(table.picture() == first);
}

#[test]
fn a_correction_in_the_midst_of_a_road_gets_a_sentence() {
    let mut table = CityTable::playing(Language::Dutch, 2);
    table.tile(Some(Citizen));
    table.completes(None);
    table.pick(Event::Feature(FeatureKind::Road));
    let state = table.state();
    // Red's points, the first value that can be set here.
    table.hold(Button::C);
    table.taps(&[Button::C, Button::C, Button::Up]);
    let asked = table.picture();
    table.tap(Button::C);
    assert!(table.picture() != asked && *table.game() == state, "a sentence");
    table.tap(Button::C);
    assert!(table.picture() == asked, "and the value again");
}

// Lists.

#[test]
fn without_followers_the_two_rows_have_two_names() {
    let mut table = CityTable::playing(Language::English, 2);
    for _ in 0..14 {
        table.tile(Some(Citizen));
    }
    assert_eq!(table.game().followers(Red).available(), 0);
    assert_eq!(table.game().legal().count(), 2);
    let first = table.picture();
    table.tap(Button::Down);
    let second = table.picture();
    // The same two rows with the mark on the other; a name given twice would be an inverted picture of itself.
    let row = |picture: &companion::picture::Picture, y: u32| -> Vec<bool> {
        (y..y + 20).flat_map(|y| (0..148).map(move |x| picture.ink(x, y))).collect()
    };
    assert!(row(&first, 52) != row(&second, 72), "both rows read the same");
    table.tap(Button::C);
    assert_eq!(table.phase(), Phase::Scoring);
}

#[test]
fn an_open_heading_says_so() {
    let mut table = CityTable::playing(Language::English, 2);
    let list = table.picture();
    table.taps(&[Button::Up, Button::C]);
    assert!(table.picture() != list, "what is completed, and what is not, look different");
    table.tap(Button::A);
    assert!(table.picture() == list, "A closes it and takes nothing back");
    assert_eq!(table.game().tiles(), 0);
}

#[test]
fn up_from_the_first_row_leads_to_what_is_completed_also_when_the_game_may_end() {
    let mut table = CityTable::playing(Language::English, 2);
    table.first_walls();
    table.guards_on_the_rest();
    table.no_tower();
    // Nearly all the walls stand on the left.
    table.hold(Button::C);
    table.taps(&[Button::C, Button::Down, Button::Down, Button::C]);
    table.hold_for(Button::Up, 60);
    table.tap(Button::C);
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
    table.taps(&[Button::B, Button::A]);
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

// Languages and refreshes.

#[test]
fn another_language_in_mid_game_keeps_the_game_and_what_was_begun() {
    let steps: [fn(&mut CityTable); 8] = [
        |_| {},
        // A heading is open.
        |table| table.taps(&[Button::Up, Button::C]),
        |table| table.taps(&[Button::C, Button::C]),
        // The wheel is turned; then a number beside a seat.
        |table| table.taps(&[Button::Up, Button::Up]),
        |table| table.taps(&[Button::C, Button::Down]),
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
            assert_eq!(table.hold(Button::B), Change::Screen);
            assert_eq!(table.device.settings().language, language);
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
    assert_eq!(table.tap(Button::C), Change::Screen, "a wheel");
    assert_eq!(table.tap(Button::Down), Change::Nothing, "one tile is placed, and a road has one");
    assert_eq!(table.tap(Button::C), Change::Screen, "who stands there");
    assert_eq!(table.tap(Button::Up), Change::Nothing, "nobody can");
    assert_eq!(table.tap(Button::C), Change::Screen);
    assert_eq!(table.tap(Button::C), Change::Screen, "a turn again");
    table.tiles_until(28);
    assert_eq!(table.tap(Button::C), Change::Screen, "walls begin with the last tile of the stack");
}
