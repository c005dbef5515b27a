//! What the device does by itself with its own books, and says: payments, production, points, the turn order.
//!
//! Expected values are the rulebook's and those of the facts. Invariant: everything is entered by presses.

mod table;

use companion::{press::Button, settings::Language};
use engine::{
    caylus::{
        Event, Phase,
        event::{Choice, To},
        pay::Pay,
        road::Tile,
        setup::Books,
        tiles::{Building, Cube, Neutral, Special},
    },
    seat::Seat,
};
use table::CaylusTable;

fn name(seat: Seat) -> String {
    let word = seat.word();
    word[..1].to_uppercase() + &word[1..]
}

/// Before the first worker, and the seats in turn order.
fn playing(players: u8, books: Books) -> (CaylusTable, Vec<Seat>) {
    let mut table = CaylusTable::playing(Language::English, players, books);
    table.tap(Button::C);
    let order = table.game().order().to_vec();
    (table, order)
}

/// Where a neutral tile lies.
fn space(table: &CaylusTable, neutral: Neutral) -> To {
    let here = |at: &u8| table.game().road().tile(*at) == Some(Tile::Neutral(neutral));
    To::Road((1..=6).find(here).expect("it lies on the road"))
}

fn worker(seat: Seat, to: To) -> Event {
    Event::Worker { seat, to }
}

fn pass_all(table: &mut CaylusTable, seats: &[Seat]) {
    for seat in seats {
        table.enter(Event::Pass(*seat));
    }
}

/// Facts 2.1 b: the trading post gives 3 deniers. It asks nobody, so it is told with the line that led there.
#[test]
fn the_trading_post_is_told() {
    let (mut table, order) = playing(2, Books::Device);
    table.enter(worker(order[0], To::Before(Special::TradingPost)));
    pass_all(&mut table, &[order[1], order[0]]);
    assert_eq!(table.phase(), Phase::Provost);
    table.assert_says(&format!("{} passes, no. 2, +3 deniers", name(order[0])));
    table.hold(Button::A);
    let said = table.texts().join(" ");
    assert!(said.contains("+3 deniers"), "{said}");
}

/// CAY-NL "Fase 5": production without a choice happens at once. Facts 2.3: the sawmill is 1 wood, the quarry 1 stone.
#[test]
fn production_that_nobody_chooses_is_told_of_everybody() {
    let (mut table, order) = playing(2, Books::Device);
    for (seat, tile) in [(order[0], Neutral::Sawmill), (order[1], Neutral::Quarry)] {
        let to = space(&table, tile);
        table.enter(worker(seat, to));
    }
    pass_all(&mut table, &order);
    table.enter(Event::Nobody);
    table.assert_says(&format!(" · {} +1 wood · {} +1 sto", name(order[0]), name(order[1])));
    // The log has room for all words.
    table.hold(Button::A);
    let said = table.texts().join(" ");
    assert!(said.contains(&format!("{} +1 wood", name(order[0]))), "{said}");
    let [wood, stone] = [(order[0], Cube::Wood), (order[1], Cube::Stone)]
        .map(|(seat, cube)| table.game().purse(seat).expect("the device keeps the books").of(cube));
    assert_eq!((wood, stone), (2, 1));
}

/// CAY-NL "Fase 2": a worker on another player's building is a point for its owner, at once.
#[test]
fn the_owners_point_is_told() {
    let (mut table, order) = playing(2, Books::Device);
    let to = space(&table, Neutral::Carpenter);
    table.enter(worker(order[0], to));
    pass_all(&mut table, &[order[1], order[0]]);
    table.enter(Event::Nobody);
    table.enter(Event::Build { seat: order[0], building: Building::FoodFarm, pay: Pay::UNSAID });
    while table.game().round() == 1 {
        table.enter(Event::Next);
    }
    // Two take turns: the other one begins now. The first empty space was the ninth (facts 2.2).
    table.enter(worker(order[1], To::Road(9)));
    table.assert_says(&format!("{}: worker on space 9 · {} +1p = 3", name(order[1]), name(order[0])));
    assert_eq!(table.game().score(order[0]).total(), i16::from(Building::FoodFarm.points()) + 1);
}

/// Facts 2.1 e and f: the stables change the turn order at once, and who is new in the inn goes to its right circle.
#[test]
fn stables_and_inn_are_told() {
    let (mut table, order) = playing(3, Books::Device);
    table.enter(worker(order[0], To::Before(Special::Inn)));
    table.enter(worker(order[1], To::Before(Special::Castle)));
    table.enter(worker(order[2], To::Before(Special::Stables)));
    pass_all(&mut table, &order);
    assert_eq!(table.game().order(), [order[2], order[0], order[1]]);
    let [first, second, third] = [order[2], order[0], order[1]].map(name);
    table.hold(Button::A);
    let said: String = table.texts().join(" ");
    assert!(said.contains(&format!("stables: {first} {second} {third}")), "{said}");
    assert!(said.contains(&format!("inn: {second}")), "{said}");
}

/// CAY-NL "Fase 6": a house is three different cubes, one of them food; which, its builder chooses.
#[test]
fn who_builds_in_the_castle_chooses_the_cubes() {
    let (mut table, order) = playing(2, Books::Device);
    for to in [space(&table, Neutral::Quarry), space(&table, Neutral::Farm), To::Before(Special::Castle)] {
        table.enter(worker(order[0], to));
        if table.game().passed().is_empty() {
            table.enter(Event::Pass(order[1]));
        }
    }
    table.enter(Event::Pass(order[0]));
    table.enter(Event::Nobody);
    table.enter(Event::Use { seat: order[0], choice: Choice::Cube(Cube::Cloth), pay: Pay::UNSAID });
    table.enter(Event::Next);
    assert_eq!(table.phase(), Phase::Castle);
    // 2 food, 1 wood, 1 stone, 1 cloth: C takes wood and stone, and B has the other ways.
    table.assert_says("other...");
    table.tap(Button::B);
    table.assert_says("Which cubes?");
    table.assert_says("1 food + 1 wood + 1 cloth");
    table.assert_says("1 food + 1 stone + 1 cloth");
    assert!(!table.says("wood + 1 stone"), "{:?}", table.texts());
    // The first of them leaves the stone.
    table.tap(Button::C);
    let purse = table.game().purse(order[0]).expect("the device keeps the books");
    assert_eq!(Cube::ALL.map(|cube| purse.of(cube)), [1, 0, 1, 0, 0]);
    assert_eq!(table.game().score(order[0]).total(), 5);
}

/// Where the cubes leave no choice there is nothing behind B but help.
#[test]
fn one_way_to_pay_is_no_choice() {
    let (mut table, order) = playing(2, Books::Device);
    let quarry = space(&table, Neutral::Quarry);
    table.enter(worker(order[0], quarry));
    table.enter(Event::Pass(order[1]));
    table.enter(worker(order[0], To::Before(Special::Castle)));
    table.enter(Event::Pass(order[0]));
    table.enter(Event::Nobody);
    table.enter(Event::Next);
    assert_eq!(table.phase(), Phase::Castle);
    table.assert_says("help");
    assert!(!table.says("other..."), "{:?}", table.texts());
}

/// Facts 2.1 a: who goes through the gate to somebody's building gives its owner a point. The players see that at the table.
#[test]
fn a_point_through_the_gate_is_entered_at_the_special_buildings() {
    let (mut table, order) = playing(3, Books::Table);
    pass_all(&mut table, &order);
    table.enter(Event::Next);
    table.enter(Event::Nobody);
    table.enter(Event::Build { seat: order[1], building: Building::FoodFarm, pay: Pay::UNSAID });
    while table.game().round() == 1 {
        table.tap(Button::C);
    }
    let order = table.game().order().to_vec();
    pass_all(&mut table, &order);
    assert_eq!(table.phase(), Phase::Special);
    table.tap(Button::B);
    table.assert_says(&format!("Gate: {} +1", name(order[1])));
    table.tap(Button::A);
    table.enter(Event::Points { seat: order[1], points: 1 });
    assert_eq!(table.game().score(order[1]).total(), i16::from(Building::FoodFarm.points()) + 1);
}

/// The notation sets the turn order in the income, which has no screen after the first round: at the end of a round the device
/// goes on to it first.
#[test]
fn the_turn_order_is_corrected_at_the_end_of_any_round() {
    let (mut table, order) = playing(3, Books::Table);
    pass_all(&mut table, &order);
    table.enter(Event::Next);
    table.enter(Event::Nobody);
    table.enter(Event::Next);
    table.enter(Event::Nobody);
    assert_eq!((table.phase(), table.game().round()), (Phase::RoundEnd, 1));
    // Menu, correct, the first who sits, the second value: to the first place.
    let first = table.game().setup().seats()[0];
    let mut wanted = order.clone();
    let place = wanted.iter().position(|seat| *seat == first).expect("who sits is in the order");
    wanted[..=place].rotate_right(1);
    table.hold(Button::C);
    table.taps(&[Button::C, Button::C, Button::Down]);
    table.assert_says("place in order");
    table.tap(Button::C);
    table.tap_times(Button::Down, place);
    table.tap(Button::C);
    assert_eq!(table.game().order(), wanted);
    // And the one who is last now to the second place, in the same go.
    let last = wanted[2];
    let seats = table.game().setup().seats().to_vec();
    let at = seats.iter().position(|seat| *seat == last).expect("who is in the order sits");
    table.tap(Button::A);
    table.tap_times(Button::Down, at);
    table.taps(&[Button::C, Button::Down]);
    table.assert_says("place in order");
    table.taps(&[Button::C, Button::Down, Button::C]);
    let moved = [wanted[0], wanted[2], wanted[1]];
    assert_eq!(table.game().order(), moved);
    assert_eq!((table.phase(), table.game().round()), (Phase::Income, 2));
    // Out of the corrections, and the round begins.
    table.taps(&[Button::A, Button::A]);
    assert_eq!((table.phase(), table.game().round()), (Phase::Workers, 2));
    assert_eq!(table.game().order(), moved);
    table.hold(Button::A);
    let names = |order: &[Seat]| {
        order.iter().map(|seat| name(*seat).chars().take(4).collect::<String>()).collect::<Vec<_>>().join(" ")
    };
    let said = table.texts().join(" ");
    let changes = [(&order[..], &wanted[..]), (&wanted, &moved)];
    assert_eq!(said.matches("R2").count(), changes.len(), "{said}");
    for (was, is) in changes {
        assert!(said.contains(&format!("R2 Order: {} > {}", names(was), names(is))), "{said}");
    }
    // Each is taken back by itself and comes again; with the first goes what led to it.
    table.taps(&[Button::A, Button::A]);
    assert_eq!((table.phase(), table.game().order()), (Phase::Income, &wanted[..]));
    table.tap(Button::C);
    assert_eq!((table.phase(), table.game().order()), (Phase::Workers, &moved[..]));
    table.taps(&[Button::A, Button::A]);
    assert_eq!((table.phase(), table.game().round()), (Phase::RoundEnd, 1));
    assert_eq!(table.game().order(), order);
    // And so they come again, one by one.
    table.taps(&[Button::C, Button::C]);
    assert_eq!((table.phase(), table.game().order()), (Phase::Income, &wanted[..]));
    table.tap(Button::C);
    assert_eq!((table.phase(), table.game().order()), (Phase::Workers, &moved[..]));
}

fn castle(seat: Seat, houses: u8) -> Event {
    Event::Castle { seat, houses, pay: Pay::UNSAID }
}

/// The favour for most houses is 3 points with simple favours: who has them is said.
#[test]
fn the_most_houses_are_told_with_simple_favours() {
    let mut table = simple_favours();
    let seats = table.game().setup().seats().to_vec();
    table.tap_times(Button::C, 4);
    table.taps(&[Button::B, Button::C]);
    table.enter(castle(seats[2], 1));
    table.enter(castle(seats[1], 2));
    table.tap(Button::C);
    table.assert_says(&format!("nobody else, most houses: {} +3p", name(seats[1])));
    assert_eq!(table.game().score(seats[1]).total(), 13);
}

/// A line in the castle for everybody ends it as well: the points of the houses and those for the most are told apart.
#[test]
fn the_last_line_of_the_castle_tells_the_most_houses_too() {
    let mut table = simple_favours();
    let seats = table.game().setup().seats().to_vec();
    table.tap_times(Button::C, 4);
    table.taps(&[Button::B, Button::C]);
    for seat in &seats {
        table.enter(castle(*seat, 1));
    }
    assert_eq!(table.phase(), Phase::RoundEnd);
    // Of equals the first in castle order.
    table.assert_says(&format!("1 house: +5p = 5, most houses: {} +3p", name(seats[0])));
}

/// Three players with simple favours, before the first worker.
fn simple_favours() -> CaylusTable {
    let mut table = CaylusTable::speaking(Language::English);
    table.taps(&[Button::Down, Button::C, Button::Down, Button::Down, Button::C, Button::B]);
    // Three players; the fifth row is the favours.
    table.tap_times(Button::C, 3);
    table.tap_times(Button::Down, 4);
    table.taps(&[Button::C, Button::A, Button::C, Button::C]);
    assert_eq!(table.phase(), Phase::Workers);
    table
}

/// CAY-NL "Caylus met simpele privileges": a favour is 3 points. Nobody is asked, so it is told.
#[test]
fn simple_favours_are_told() {
    let mut table = simple_favours();
    let seats = table.game().setup().seats().to_vec();
    table.tap_times(Button::C, 3);
    table.enter(Event::Joust(seats[0]));
    table.hold(Button::A);
    table.assert_says(&format!("{}: joust: +3p = 3", name(seats[0])));
    table.taps(&[Button::A, Button::C, Button::B, Button::C]);
    table.enter(castle(seats[1], 4));
    table.enter(castle(seats[2], 2));
    table.tap(Button::C);
    assert_eq!(table.phase(), Phase::RoundEnd);
    table.assert_says("+3: ");
}
