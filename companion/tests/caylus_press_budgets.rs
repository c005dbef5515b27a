//! How many presses a turn of Caylus takes: as few as the game allows, and never more than written here.
//!
//! Numbers are of short and held presses alike. Invariant: a budget is set by what the players do, not by what the device
//! needs.

mod table;

use companion::{press::Button, settings::Language};
use engine::{
    caylus::{
        Event, Phase,
        event::{Favour, To},
        pay::Pay,
        setup::Books,
        tiles::{Building, Special},
    },
    seat::Seat,
};
use table::CaylusTable;

fn guide() -> CaylusTable {
    let mut table = CaylusTable::playing(Language::Dutch, 4, Books::Table);
    table.tap(Button::C);
    assert_eq!(table.phase(), Phase::Workers);
    table
}

/// From the first worker to the first worker of the next turn: four passes, special buildings, provost, effects, castle, end.
#[test]
fn a_quiet_turn_of_four_takes_nine_presses() {
    let mut table = guide();
    let presses = table.presses_of(|table| {
        table.tap_times(Button::C, 4);
        table.tap(Button::C);
        table.tap(Button::B);
        table.taps(&[Button::C, Button::C, Button::C]);
    });
    assert_eq!((table.phase(), table.game().round()), (Phase::Workers, 2));
    assert_eq!(presses, 9);
}

fn favour(seat: Seat) -> Event {
    Event::Favour { seat, favour: Favour::Points(None), pay: Pay::UNSAID }
}

fn castle(seat: Seat, houses: u8) -> Event {
    Event::Castle { seat, houses, pay: Pay::UNSAID }
}

fn build(seat: Seat, building: Building) -> Event {
    Event::Build { seat, building, pay: Pay::UNSAID }
}

/// Three builds (two carpenters, then the mason that was built before), two houses in the castle by one seat, one by
/// another, and the favour, with the Guide.
#[test]
fn a_turn_of_the_guide_with_three_builds_and_a_castle() {
    let mut table = guide();
    // They build in the order in which they put their workers there: the lists follow it.
    let seats: Vec<Seat> = table.game().order().to_vec();
    let first = seats[0];
    // The round before: a mason, and the provost three spaces on.
    table.tap_times(Button::C, 5);
    table.enter(Event::Provost { seat: first, steps: 3 });
    table.tap(Button::B);
    table.enter(build(seats[0], Building::Mason));
    table.tap_times(Button::C, 3);
    let presses = table.presses_of(|table| {
        table.tap_times(Button::C, 5);
        let mover = table.game().passed()[0];
        table.enter(Event::Provost { seat: mover, steps: 3 });
        table.tap(Button::B);
        table.enter(build(seats[0], Building::FoodFarm));
        table.enter(build(seats[1], Building::Lawyer));
        table.enter(build(seats[2], Building::Bank));
        table.tap(Button::C);
        table.enter(castle(seats[3], 2));
        table.enter(castle(seats[1], 1));
        table.tap(Button::C);
        table.enter(favour(seats[3]));
        table.tap(Button::C);
    });
    assert_eq!((table.phase(), table.game().round()), (Phase::Workers, 3));
    assert!(presses <= GUIDE, "{presses} presses");
}

/// The Guide's turn with three builds and a castle; the finger closes the list after every entry, which a player need not do.
const GUIDE: usize = 44;

/// The same with the Ledger: a worker each on both carpenters, the mason that was built before and in the castle; the
/// provost moves, three build, the fourth builds a house and takes the favour.
#[test]
fn a_turn_of_the_ledger_with_three_builds_and_a_castle() {
    let mut table = CaylusTable::playing(Language::Dutch, 4, Books::Device);
    table.tap(Button::C);
    let order: Vec<Seat> = table.game().order().to_vec();
    let carpenter = (1..=6)
        .find(|at| table.game().road().tile(*at).is_some_and(|tile| tile.word() == "carpenter"))
        .expect("a neutral carpenter");
    // The round before: a mason.
    table.enter(Event::Worker { seat: order[0], to: To::Road(carpenter) });
    for seat in [1, 2, 3, 0] {
        table.enter(Event::Pass(order[seat]));
    }
    table.enter(Event::Nobody);
    table.enter(build(order[0], Building::Mason));
    table.taps(&[Button::C, Button::C]);
    assert_eq!((table.phase(), table.game().round()), (Phase::Workers, 2));
    // Points, deniers, food, wood, stone: what is built is paid with these.
    for (seat, row) in [(0, 2), (0, 3), (2, 4), (3, 4)] {
        table.correct(Some(order[seat]), row, 1);
    }
    let presses = table.presses_of(|table| {
        table.enter(Event::Worker { seat: order[0], to: To::Road(carpenter) });
        table.enter(Event::Worker { seat: order[1], to: To::Road(8) });
        table.enter(Event::Worker { seat: order[2], to: To::Road(9) });
        table.enter(Event::Worker { seat: order[3], to: To::Before(Special::Castle) });
        for seat in &order {
            table.enter(Event::Pass(*seat));
        }
        table.enter(Event::Provost { seat: order[0], steps: 2 });
        table.enter(Event::Nobody);
        table.enter(build(order[0], Building::FoodFarm));
        table.enter(build(order[1], Building::WoodenQuarry));
        table.enter(build(order[2], Building::Park));
        table.enter(Event::Next);
        table.enter(castle(order[3], 1));
        table.enter(favour(order[3]));
        table.enter(Event::Next);
    });
    assert_eq!((table.phase(), table.game().round()), (Phase::Workers, 3));
    assert!(presses <= LEDGER, "{presses} presses");
}

/// The Ledger's turn with three builds and a castle.
const LEDGER: usize = 40;

/// Eight wooden buildings are a short list. With a mason there are the stone ones as well: then each kind has its heading.
#[test]
fn what_a_seat_builds_stands_under_headings_where_that_is_long() {
    let mut table = guide();
    let first = table.game().order()[0];
    table.tap_times(Button::C, 5);
    table.enter(Event::Provost { seat: first, steps: 3 });
    table.tap(Button::B);
    assert_eq!(table.phase(), Phase::Effects);
    table.taps(&[Button::B, Button::C]);
    table.assert_says("Voedselboerderij");
    assert!(!table.says("houten gebouw"), "{:?}", table.texts());
    table.taps(&[Button::A, Button::A]);
    table.enter(build(first, Building::Mason));
    table.tap_times(Button::C, 3);
    table.tap_times(Button::C, 5);
    let mover = table.game().passed()[0];
    table.enter(Event::Provost { seat: mover, steps: 3 });
    table.tap(Button::B);
    table.taps(&[Button::B, Button::C]);
    table.assert_says("houten gebouw");
    table.assert_says("stenen gebouw");
    assert!(!table.says("Voedselboerderij"), "{:?}", table.texts());
    table.taps(&[Button::Down, Button::C]);
    table.assert_says("Stenen boerderij");
    // And back, a heading at a time.
    table.tap(Button::A);
    table.assert_says("houten gebouw");
}
