//! Counting at a table of De Stad: who stands where, what that brings, and that pressing C straight through gives nobody points.

mod table;

use companion::{Change, press::Button, settings::Language};
use engine::{
    Game,
    carcassonne_city::{
        Asks, Event, FeatureKind, Phase, Role,
        TileRole::{Citizen, Steward, Vendor},
    },
    seat::Seat::Red,
};
use table::CityTable;

/// Red has two citizens out, Green none, Blue one; a road of Red's turn is to be told.
fn who_stands_there() -> CityTable {
    let mut table = CityTable::playing(Language::Dutch, 3);
    for role in [Citizen, Vendor, Citizen] {
        table.tile(Some(role));
    }
    table.tile(Some(Citizen));
    table.tiles_until(6);
    table.completes(None);
    table.pick(Event::Feature(FeatureKind::Road));
    table.amount(3);
    assert_eq!((table.turn(), table.asks()), (Red, Some(Asks::Followers)));
    table
}

#[test]
fn a_tally_stops_at_its_most_and_at_0() {
    // The mark is on Red, whose turn it is; the number starts at 0.
    let mut table = who_stands_there();
    assert_eq!([table.tap(Button::Up), table.tap(Button::Up)], [Change::Mark; 2], "one, two");
    let most = table.picture();
    for _ in 0..3 {
        assert_eq!(table.tap(Button::Up), Change::Nothing, "two are all that Red has on roads");
        assert!(table.picture() == most);
    }
    assert_eq!([table.tap(Button::Down), table.tap(Button::Down)], [Change::Mark; 2], "one, none");
    let none = table.picture();
    for _ in 0..3 {
        assert_eq!(table.tap(Button::Down), Change::Nothing);
        assert!(table.picture() == none);
    }
    // Held, it stops there too.
    table.hold_for(Button::Up, 9);
    assert!(table.picture() == most);
    table.hold_for(Button::Down, 9);
    assert!(table.picture() == none);
    let before = table.totals();
    table.tap(Button::C);
    assert_eq!(table.totals(), before, "nobody scores");
    assert_eq!(table.game().followers(Red).out(Role::Citizen), 2, "and nobody comes home");
}

#[test]
fn b_goes_round_the_seats_that_can_be_counted() {
    let mut table = who_stands_there();
    let first = table.picture();
    assert_eq!(table.tap(Button::B), Change::Mark, "from Red over Green, who has nobody on a road, to Blue");
    table.tap(Button::Up);
    assert_eq!(table.tap(Button::Up), Change::Nothing, "Blue has one");
    assert_eq!(table.tap(Button::Down), Change::Mark);
    table.tap(Button::B);
    assert!(table.picture() == first, "and round to Red");
    table.taps(&[Button::Up, Button::B, Button::Up, Button::C]);
    assert_eq!(table.totals(), [3, 0, 3], "one each: full points for both (CDS 3)");
}

#[test]
fn where_only_one_can_be_counted_b_is_help() {
    let mut table = CityTable::playing(Language::Dutch, 2);
    table.tile(None);
    table.tile(Some(Citizen));
    table.completes(None);
    table.pick(Event::Feature(FeatureKind::Road));
    table.amount(2);
    let screen = table.picture();
    assert_eq!(table.tap(Button::B), Change::Screen);
    assert_eq!(table.tap(Button::A), Change::Screen);
    assert!(table.picture() == screen);
    table.taps(&[Button::Up, Button::C]);
    assert_eq!(table.totals(), [0, 2], "the mark is on the only one who can be counted");
}

#[test]
fn a_district_without_stewards_gets_a_sentence_that_the_next_press_ends() {
    let mut table = CityTable::playing(Language::English, 2);
    table.tile(Some(Steward));
    table.tile(Some(Steward));
    table.tiles_until(75);
    table.next();
    assert_eq!(table.asks(), Some(Asks::District));
    let (state, none) = (table.state(), table.picture());
    assert_eq!(table.tap(Button::C), Change::Mark, "a sentence on the same screen");
    assert!(table.picture() != none && *table.game() == state);
    // The press that ends it acts.
    assert_eq!(table.tap(Button::Up), Change::Mark);
    table.tap(Button::C);
    assert_eq!(table.asks(), Some(Asks::Markets));
}

#[test]
fn c_straight_through_the_final_count_gives_nobody_points() {
    let mut table = CityTable::playing(Language::Dutch, 4);
    table.first_walls();
    table.guards_on_the_rest();
    table.no_tower();
    table.tiles_with_everybody(75);
    assert_eq!(table.phase(), Phase::Closing);
    let out = |role| table.seats().iter().any(|seat| table.game().followers(*seat).out(role) > 0);
    assert!(Role::ALL.into_iter().all(out), "there is something to count everywhere");
    let before = table.totals();
    while table.game().prompt().is_some() {
        // Somebody's district it is: one steward has to be counted, and its markets start at 0 all the same.
        if table.asks() == Some(Asks::District) {
            table.tap(Button::Up);
        }
        table.tap(Button::C);
    }
    assert_eq!(table.totals(), before);
}

/// CDS 3: a road has tiles, a market has goods; only the players can count them.
#[test]
fn c_straight_through_a_scoring_gives_nobody_points() {
    let mut table = CityTable::playing(Language::English, 2);
    table.tile(Some(Vendor));
    table.tile(None);
    table.completes(None);
    table.pick(Event::Feature(FeatureKind::Market));
    for (asks, sentence) in
        [(Asks::Tiles, "Count the tiles: at least 1"), (Asks::Goods, "Count the kinds of goods: at least 1")]
    {
        let asked = table.picture();
        assert_eq!((table.asks(), table.tap(Button::C)), (Some(asks), Change::Mark));
        assert!(table.texts().iter().any(|text| text == sentence), "{:?}", table.texts());
        assert_eq!(table.asks(), Some(asks), "0 is refused");
        // UP counts on, DOWN goes back to 0 and stays there.
        assert_eq!(table.tap(Button::Up), Change::Mark);
        table.tap(Button::Down);
        assert!(table.picture() == asked);
        table.tap(Button::Down);
        assert!(table.picture() == asked);
        table.taps(&[Button::Up, Button::Up, Button::C]);
    }
    // A market of 2 x 2, and nobody stands there unless somebody is counted.
    assert_eq!(table.asks(), Some(Asks::Followers));
    table.tap(Button::C);
    assert_eq!((table.asks(), table.totals()), (Some(Asks::Feature), vec![0, 0]));
}

#[test]
fn nobody_is_offered_on_what_the_closed_wall_completes() {
    let mut table = CityTable::playing(Language::Dutch, 2);
    table.tile(Some(Citizen));
    table.tiles_until(75);
    table.pick(Event::Feature(FeatureKind::Road));
    // Three tiles, and nobody: no points unless somebody is counted.
    table.amount(3);
    table.tap(Button::C);
    assert_eq!((table.asks(), table.totals()), (Some(Asks::ClosedByRing), vec![0, 0]));
}

#[test]
fn more_followers_than_tiles_are_a_sentence_and_the_most_does_not_wrap() {
    let mut table = CityTable::playing(Language::English, 2);
    for _ in 0..4 {
        table.tile(Some(Citizen));
    }
    table.completes(None);
    table.pick(Event::Feature(FeatureKind::Road));
    table.amount(2);
    assert_eq!(table.asks(), Some(Asks::Followers), "a road of two tiles, one of which is the new one");
    table.tap(Button::Up);
    assert_eq!(table.tap(Button::Up), Change::Nothing, "Red has two out, and there is room for one: it stays 1");
    table.taps(&[Button::B, Button::Up]);
    let state = table.state();
    assert!(table.texts().iter().any(|text| text == "One a tile, none on the new one"), "{:?}", table.texts());
    assert_eq!(table.tap(Button::C), Change::Mark, "a sentence on the same screen");
    assert!(*table.game() == state);
    table.taps(&[Button::Down, Button::C]);
    assert_eq!(table.totals(), [2, 0]);
}

#[test]
fn everybody_stands_once_where_followers_are_counted() {
    let mut table = CityTable::playing(Language::English, 2);
    table.tile(Some(Citizen));
    table.tile(Some(Citizen));
    table.completes(None);
    table.pick(Event::Feature(FeatureKind::Road));
    table.amount(3);
    table.tap(Button::Up);
    let texts = table.texts();
    assert_eq!(texts.iter().filter(|text| *text == "Green").count(), 1, "{texts:?}");
    assert!(texts.iter().any(|text| text == "Then: Red 3"), "the total, not only the change: {texts:?}");
}

/// CDS 5, step 4: 2 points a public building, before anything is said of the historic ones.
#[test]
fn a_guards_total_goes_up_with_its_public_buildings() {
    let mut table = CityTable::playing(Language::English, 2);
    table.first_walls();
    table.guards_on_the_rest();
    table.no_tower();
    table.tiles_until(75);
    table.next();
    while table.phase() != Phase::Guards {
        if table.asks() == Some(Asks::District) {
            table.tap(Button::Up);
        }
        table.tap(Button::C);
    }
    let seat = table.game().prompt().and_then(|prompt| prompt.seat).expect("somebody's guard");
    table.tap_times(Button::Up, 3);
    let total = (table.points(seat) + 6).to_string();
    assert!(table.texts().contains(&total), "{total} in {:?}", table.texts());
}
