//! What was entered at a table of De Stad taken back and brought again, by A and C and through the log.

mod table;

use companion::{Change, press::Button, settings::Language};
use engine::{
    Game,
    autoplay::Repeatable,
    carcassonne_city::{
        Asks, Event, FeatureKind, Phase,
        TileRole::{Citizen, Vendor},
    },
    seat::Seat::{Blue, Green, Red},
};
use rand_core::RngCore;
use table::{
    CityTable,
    city::{OfSeat, OfTable},
};

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
    assert_eq!(table.log_lines(), 5);
    // Half told, it has its line for what is told.
    table.next();
    table.completes(None);
    table.pick(Event::Feature(FeatureKind::Market));
    table.amount(2);
    assert_eq!(table.log_lines(), 5 + 3, "nothing more, a tile, a market of 2");
    table.taps(&[Button::A, Button::A, Button::A, Button::A]);
    // One line back, "to here", and yes: the market's four answers are gone. One more: the road's three.
    let whole = table.state();
    for state in [&scored, &before] {
        table.hold(Button::A);
        table.taps(&[Button::Up, Button::C, Button::B]);
        assert!(table.game() == state);
    }
    // Struck out they stand behind the line that counts, and each comes back by one press, all its answers together.
    for state in [&scored, &whole] {
        table.hold(Button::A);
        table.taps(&[Button::Down, Button::C]);
        assert!(table.game() == state);
    }
    assert_eq!(table.log_lines(), 5);
}

#[test]
fn the_way_back_is_asked_about_and_no_keeps_everything() {
    let mut table = CityTable::playing(Language::Dutch, 2);
    table.tile(Some(Citizen));
    table.tile(None);
    table.completes(None);
    table.road(2, &[(Red, 1)]);
    // What was said of it is gone with a press.
    table.taps(&[Button::Down, Button::Up]);
    let (state, screen) = (table.state(), table.picture());
    table.hold(Button::A);
    table.taps(&[Button::Up, Button::Up]);
    let log = table.picture();
    assert_eq!(table.tap(Button::C), Change::Screen, "a question");
    assert_eq!(table.tap(Button::C), Change::Nothing, "not answered by the button that asked it");
    assert!(*table.game() == state);
    table.tap(Button::A);
    assert!(table.picture() == log);
    table.tap(Button::A);
    assert!(*table.game() == state && table.picture() == screen);
}

#[test]
fn many_lines_come_back_at_once_until_something_new_is_entered() {
    let mut table = CityTable::playing(Language::English, 3);
    for role in [Citizen, Vendor, Citizen] {
        table.tile(Some(role));
    }
    let first = table.state();
    table.completes(None);
    table.road(3, &[(Red, 1)]);
    table.market(2, 3, &[(Green, 1)]);
    table.next();
    table.tile(Some(Vendor));
    let whole = table.state();
    // Five lines: a tile, a road, a market, nothing more, a tile.
    table.hold(Button::A);
    table.tap_times(Button::Up, 5);
    table.taps(&[Button::C, Button::B]);
    assert!(*table.game() == first);
    table.hold(Button::A);
    table.tap_times(Button::Down, 5);
    table.tap(Button::C);
    assert!(*table.game() == whole, "all of them by one press");
    // Back again, and another tile than before: what was struck out is gone.
    table.hold(Button::A);
    table.tap_times(Button::Up, 5);
    table.taps(&[Button::C, Button::B]);
    assert!(*table.game() == first);
    table.tile(Some(Vendor));
    assert_eq!(table.log_lines(), 3 + 1);
    table.hold(Button::A);
    assert_eq!(table.tap(Button::Down), Change::Nothing, "there is no line behind the last");
}

/// Takes the last entries back and brings them again, one press each.
fn back_and_forth(table: &mut CityTable, entries: usize, doing: &str) {
    let (state, screen) = (table.state(), table.picture());
    table.tap_times(Button::A, entries);
    assert!(*table.game() != state, "{doing}: A takes back");
    table.tap_times(Button::C, entries);
    assert!(*table.game() == state, "{doing}: A then C changes nothing");
    assert!(table.picture() == screen, "{doing}: nor the picture");
}

#[test]
fn a_then_c_changes_nothing_after_any_entry() {
    let mut met = std::collections::BTreeSet::new();
    for seed in 0..4 {
        let mut chance = Repeatable::new(2004 + seed);
        let mut random = |bound: usize| (chance.next_u32() >> 4) as usize % bound;
        let mut table = CityTable::playing(Language::ALL[seed as usize % 3], 2 + seed as u8 % 3);
        while table.game().prompt().is_some() {
            let legal: Vec<Event> = table.game().legal().take(40).collect();
            let event = match legal[random(legal.len())] {
                Event::End if random(8) > 0 => legal[0],
                event => event,
            };
            let asks = table.asks();
            table.enter(event);
            met.extend(asks);
            // One each time: more would fill the log before the game is over.
            back_and_forth(&mut table, 1, &format!("game {seed}, {event}"));
        }
        assert_eq!(table.phase(), Phase::Over, "also at the result");
    }
    assert_eq!(met.len(), Asks::COUNT, "every question was answered, taken back and answered again: {met:?}");
}

#[test]
fn a_then_c_changes_nothing_after_a_correction() {
    let mut table = CityTable::playing(Language::Dutch, 2);
    table.first_walls();
    table.guards_on_the_rest();
    table.no_tower();
    for (value, by) in [(OfTable::Turn, -1), (OfTable::Tiles, -3), (OfTable::LeftWalls, 4), (OfTable::Towers, 1)] {
        table.correct_table(value, by);
        back_and_forth(&mut table, 1, &format!("{value:?}"));
    }
    table.correct_seat(Green, OfSeat::Points, 12);
    back_and_forth(&mut table, 2, "points");
    // Also at the result, whose headline and bars change with it.
    table.tiles_until(75);
    table.next();
    while table.game().prompt().is_some() {
        if table.asks() == Some(Asks::District) {
            table.tap(Button::Up);
        }
        table.tap(Button::C);
    }
    table.correct_seat(Red, OfSeat::Points, 50);
    assert_eq!(table.phase(), Phase::Over);
    back_and_forth(&mut table, 2, "points at the result");
}

#[test]
fn what_was_changed_on_the_way_is_what_is_offered_again() {
    let mut table = CityTable::playing(Language::German, 3);
    for _ in 0..2 {
        table.tile(Some(Citizen));
        table.tile(Some(Vendor));
        table.tile(Some(Citizen));
    }
    table.completes(Some(Vendor));
    // A road of 5 on which Red and Blue have two each.
    table.road(5, &[(Red, 2), (Blue, 2)]);
    let scored = table.state();
    assert_eq!([Red, Blue].map(|seat| table.points(seat)), [10, 10]);
    // Who stands there back, and said so: two of each are offered again, and B and UP go on from there.
    table.tap(Button::A);
    assert_eq!(table.asks(), Some(Asks::Followers));
    assert!(table.texts().iter().any(|text| text.ends_with(": Weg 5 +10: Rot 10, Blau 10")), "{:?}", table.texts());
    let offered = table.picture();
    table.tap(Button::C);
    assert!(*table.game() == scored);
    table.tap(Button::A);
    assert!(table.picture() == offered);
    assert_eq!(table.tap(Button::Up), Change::Mark, "what was said is gone, and two is the most");
    assert_eq!(table.tap(Button::Up), Change::Nothing);
    table.taps(&[Button::B, Button::Down, Button::C]);
    assert_eq!([Red, Blue].map(|seat| table.points(seat)), [10, 0], "Blue has but one there, and Red the most");
    // The tiles back, and other than before: what comes after is asked anew.
    table.taps(&[Button::A, Button::A, Button::Down, Button::C]);
    assert_eq!(table.asks(), Some(Asks::Followers));
    table.taps(&[Button::Up, Button::C]);
    assert_eq!([Red, Blue].map(|seat| table.points(seat)), [8, 0], "a road of 4, and Red alone");
}
