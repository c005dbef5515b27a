//! Setting right what was entered wrongly too long ago to take back: whose value, which, and the new one.
//!
//! Each kind of value that Magna Carta has is set by presses, and the log says what it was and what it is.

mod table;

use companion::{Change, press::Button, settings::Language};
use engine::{
    magna_carta::{
        Event, Phase,
        cards::{Building, Prestige},
        event::{Counted, Held},
        setup::{Books, Variant},
        street::Face,
        tokens::{Part, Tokens},
    },
    seat::Seat::{Blue, Green, Orange, Red},
};
use table::{Table, magna_carta::Value};

fn guide() -> Table {
    Table::playing(Language::Dutch, Variant::Standard, 4, Books::Table)
}

/// A line of the log has these words; a long one stands on two rows.
#[track_caller]
fn assert_logged(table: &mut Table, words: &str) {
    table.hold(Button::A);
    let log = table.texts().join(" ");
    assert!(log.contains(words), "{words:?} is not in {log:?}");
    table.tap(Button::A);
}

// Of the table.

#[test]
fn a_corrected_provost_stands_where_he_was_set_and_the_log_knows_it() {
    let mut table = Table::in_actions();
    table.pass(Orange);
    let before = table.state();
    assert_eq!(before.provost(), Some(4), "on the peddler");
    table.correct(None, Value::Provost, -2);
    assert_eq!(table.game().provost(), Some(2));
    assert_eq!(table.game().passed().collect::<Vec<_>>(), [Orange], "nothing else has changed");
    // It is a line of the log: one line back lies the state before it.
    table.hold(Button::A);
    table.assert_says("R1 Voogd 4 > 2");
    table.taps(&[Button::Up, Button::C, Button::B]);
    assert!(*table.game() == before);
}

#[test]
fn the_start_card_goes_to_the_seat_that_was_chosen() {
    let table = guide();
    let (seats, starter) = (table.seats(), table.game().start());
    let from = seats.iter().position(|seat| *seat == starter).expect("somebody starts");
    for to in (0..4).filter(|to| *to != from) {
        let mut table = guide();
        // The seats stand clockwise.
        table.correct(None, Value::Start, to as i16 - from as i16);
        assert_eq!(table.game().start(), seats[to], "from {from} to {to}");
        let names = ["Oranje", "Groen", "Blauw", "Rood"];
        assert_logged(&mut table, &format!("R1 Startspeler {} > {}", names[from], names[to]));
    }
}

#[test]
fn a_corrected_stock_cannot_hold_more_than_the_box() {
    let mut table = guide();
    let before = table.state();
    table.begin_to_correct(None, Value::Stock(Part::Dungeon));
    // 7 in the box; 8 is refused with a line, and the list stays.
    table.taps(&[Button::Up, Button::C]);
    assert!(*table.game() == before);
    table.assert_says("Hooguit 7: meer zijn er niet");
    // The press that takes the line away acts: C begins to change the same value again. Six are possible.
    table.taps(&[Button::C, Button::Down, Button::C]);
    assert_eq!(table.game().stock(), Tokens::new(6, 8, 9));
    table.close_values();
    assert_logged(&mut table, "R1 Voorraad burchttorens 7 > 6");
}

// Of a seat.

#[test]
fn a_seats_tokens_come_out_of_the_stock() {
    let mut table = Table::in_actions();
    let before = table.state();
    table.begin_to_correct(Some(Green), Value::Tokens(Part::Towers));
    table.taps(&[Button::Up, Button::C]);
    assert!(*table.game() == before);
    table.assert_says("Neem ze eerst uit de voorraad");
}

#[test]
fn a_seats_tokens_and_the_stock_are_set_one_after_the_other_without_leaving() {
    let mut table = Table::in_actions();
    table.open_values(None);
    // Provost, start player, then the stock: two dungeons and a tower fewer.
    table.taps(&[Button::Down, Button::Down, Button::C, Button::Down, Button::Down, Button::C]);
    table.assert_says("Voorraad burchttorens 7 > 5");
    table.taps(&[Button::Down, Button::Down, Button::C, Button::Down, Button::C]);
    assert_eq!(table.game().stock(), Tokens::new(5, 8, 8));
    table.close_values();
    // They were Green's.
    table.correct(Some(Green), Value::Tokens(Part::Dungeon), 2);
    table.correct(Some(Green), Value::Tokens(Part::Towers), 1);
    assert_eq!(table.game().tokens(Green), Tokens::new(2, 0, 1));
    assert_eq!(table.game().score(Green).tokens, 2 * 4 + 2, "a dungeon counts 4, a tower 2");
    assert_logged(&mut table, "R1 Groen burchttorens 0 > 2");
    assert_logged(&mut table, "R1 Groen torens 0 > 1");
}

#[test]
fn a_purse_is_set_coin_by_coin_and_cube_by_cube() {
    let mut table = Table::playing(Language::Dutch, Variant::Standard, 3, Books::Device);
    for (held, steps) in Held::ALL.into_iter().zip([-3, 2, -1, 4, 1]) {
        table.correct(Some(Orange), Value::Held(held), steps);
    }
    // 2 food, 2 wood, 4 deniers and the income of 2.
    let purse = table.game().purse(Orange).expect("the device keeps it");
    assert_eq!((purse.coins, purse.food, purse.wood, purse.stone, purse.gold), (6 - 3, 2 + 2, 2 - 1, 4, 1));
    for line in ["denar 6 > 3", "voedsel 2 > 4", "hout 2 > 1", "steen 0 > 4", "goud 0 > 1"] {
        assert_logged(&mut table, &format!("R1 Oranje {line}"));
    }
}

#[test]
fn the_last_counts_can_be_put_right_at_the_result() {
    let mut table = Table::playing(Language::Dutch, Variant::Intro, 2, Books::Table);
    table.go_on();
    table.everybody_passes();
    table.go_on();
    table.batches(18);
    for _ in 0..2 {
        table.count([3, 3, 3]);
    }
    let before = table.game().score(Green);
    assert_eq!((before.gold, before.cubes, before.coins), (3, 1, 1), "gold 1 each, the others 1 for three");
    table.correct(Some(Green), Value::Count(Counted::Cubes), 6);
    table.correct(Some(Green), Value::Count(Counted::Buildings), 9);
    let score = table.game().score(Green);
    assert_eq!((score.cubes, score.buildings), (3, 9), "9 cubes are three groups");
    assert_logged(&mut table, "Groen grondstof 3 > 9");
    assert_logged(&mut table, "Groen gebouwen 0 > 9");
}

// Cards of the street.

/// Green's market at 5, Orange's farm at 6, Green's lawyer at 7.
fn three_cards() -> Table {
    let mut table = Table::in_actions_from(Orange);
    table.build(Green, Building::Market);
    table.build(Orange, Building::FarmSmall);
    table.build(Green, Building::Lawyer);
    table
}

fn face(table: &Table, at: u8) -> Face {
    table.game().street().at(at).expect("a card lies there").face
}

/// How many steps lead from one building to another, and to what stands behind the last: a residence, nothing, the others.
const BUILDINGS: i16 = Building::COUNT as i16;

fn steps(from: Building, to: i16) -> i16 {
    to - from.index() as i16
}

#[test]
fn a_card_of_the_street_becomes_another_building() {
    let mut table = three_cards();
    table.correct(Some(Green), Value::Card(5), steps(Building::Market, Building::Bank.index() as i16));
    assert!(matches!(face(&table, 5), Face::Building { owner: Green, building: Building::Bank, .. }));
    assert!(!table.game().has_built(Green, Building::Market), "the market can be built again");
    assert_eq!(table.game().score(Green).buildings, 3 + 2, "facts 1.1: the bank and the lawyer");
    assert_logged(&mut table, "R1 kaart 5 Markt > Bank");
    // What Green has built already is refused.
    table.correct(Some(Green), Value::Card(5), steps(Building::Bank, Building::Lawyer.index() as i16));
    assert!(matches!(face(&table, 5), Face::Building { building: Building::Bank, .. }));
}

#[test]
fn a_card_of_the_street_becomes_a_residence_and_back() {
    let mut table = three_cards();
    table.correct(Some(Green), Value::Card(5), steps(Building::Market, BUILDINGS));
    assert!(matches!(face(&table, 5), Face::Residence { owner: Green, under: None, .. }));
    assert_eq!((table.game().score(Green).buildings, table.game().income_of(Green)), (1 + 2, 3));
    assert_logged(&mut table, "R1 kaart 5 Markt > Woonhuis");
    table.correct(Some(Green), Value::Card(5), Building::Market.index() as i16 - BUILDINGS);
    assert!(matches!(face(&table, 5), Face::Building { owner: Green, building: Building::Market, .. }));
    // "Draai één eigen kaart (met uitzondering van de notaris) langs de straat om …"
    let state = table.state();
    table.begin_to_correct(Some(Green), Value::Card(7));
    table.tap_times(Button::Up, steps(Building::Lawyer, BUILDINGS) as usize);
    table.tap(Button::C);
    table.assert_says("Een notaris blijft notaris");
    assert!(*table.game() == state);
}

#[test]
fn a_card_that_is_gone_lets_those_behind_it_move_up() {
    let mut table = three_cards();
    table.correct(None, Value::Provost, 2);
    assert_eq!(table.game().provost(), Some(6), "on Orange's farm");
    table.correct(Some(Green), Value::Card(5), steps(Building::Market, BUILDINGS + 1));
    assert_eq!(table.game().street().len(), 6);
    assert!(matches!(face(&table, 5), Face::Building { owner: Orange, building: Building::FarmSmall, .. }));
    assert_eq!(table.game().provost(), Some(5), "he stays on his card");
    assert!(!table.game().has_built(Green, Building::Market));
    assert_logged(&mut table, "R1 kaart 5 Markt > weg");
}

#[test]
fn a_card_goes_to_another_owner() {
    let mut table = three_cards();
    // Behind "gone" stand the others as they sit: Orange, Blue, Red.
    assert_eq!(table.seats(), [Orange, Green, Blue, Red]);
    table.correct(Some(Green), Value::Card(5), steps(Building::Market, BUILDINGS + 2 + 1));
    assert!(matches!(face(&table, 5), Face::Building { owner: Blue, building: Building::Market, .. }));
    assert!(table.game().has_built(Blue, Building::Market) && !table.game().has_built(Green, Building::Market));
    assert_logged(&mut table, "R1 5. Markt Groen > Blauw");
}

#[test]
fn neutral_cards_and_cards_under_a_prestige_building_are_not_on_the_list() {
    let mut table = Table::in_actions_from(Green);
    table.build(Green, Building::Lawyer);
    table.build(Green, Building::Market);
    table.everybody_passes();
    table.provost(2);
    table.nobody_else();
    table.enter_from_b(Event::Flip { seat: Green, at: 6 });
    table.go_on();
    table.nobody_else();
    table.go_on();
    table.put_up(Green, Prestige::Statue);
    assert_eq!(table.phase(), Phase::Actions);
    table.open_values(Some(Green));
    table.hold_for(Button::Down, 4);
    // Tokens, the passing order, the lawyer: the list ends there.
    table.assert_says("kaart 5");
    assert!(!table.says("kaart 6") && !table.says("kaart 4"), "{:?}", table.texts());
}

// The passing order.

#[test]
fn the_passing_order_is_put_right_seat_by_seat() {
    let mut table = Table::in_actions_from(Orange);
    for seat in [Orange, Green, Blue] {
        table.pass(seat);
    }
    // Blue was the first, in truth.
    table.correct(Some(Blue), Value::Passed, -2);
    assert_eq!(table.game().passed().collect::<Vec<_>>(), [Blue, Orange, Green]);
    assert_logged(&mut table, "R1 gepast Oranje, Groen, Blauw > Blauw, Oranje, Groen");
    // And Orange has not passed at all.
    table.correct(Some(Orange), Value::Passed, -2);
    assert_eq!(table.game().passed().collect::<Vec<_>>(), [Blue, Green]);
    // Not everybody can have passed: the last one ends the phase, and is entered as such.
    table.correct(Some(Orange), Value::Passed, 1);
    let state = table.state();
    table.begin_to_correct(Some(Red), Value::Passed);
    table.taps(&[Button::Up, Button::C]);
    table.assert_says("Iemand moet nog passen");
    assert!(*table.game() == state);
    table.close_values();
    table.tap(Button::C);
    assert_eq!(table.phase(), Phase::Provost, "Red passes");
    assert_eq!(table.game().passed().collect::<Vec<_>>(), [Orange, Blue, Green, Red]);
}

// Entering, leaving, taking back.

#[test]
fn a_value_is_set_only_by_c_and_the_list_stays() {
    let mut table = guide();
    let before = table.state();
    table.begin_to_correct(None, Value::Provost);
    let opened = table.picture();
    table.tap(Button::Down);
    table.assert_says("4 > 3");
    assert!(*table.game() == before, "not yet");
    // A leaves it as it was; another A leads to the owners, another to the table.
    table.tap(Button::A);
    assert!(*table.game() == before);
    table.tap(Button::C);
    assert!(table.picture() == opened);
    table.taps(&[Button::Down, Button::C]);
    assert_eq!(table.game().provost(), Some(3));
    table.assert_says("Voogd 4 > 3");
    // What was said is gone with the next press, which acts: on to the next value.
    table.tap(Button::Down);
    table.assert_says("Corrigeren: De tafel");
    table.taps(&[Button::A, Button::A]);
    table.assert_says("INKOMEN");
}

#[test]
fn a_correction_is_one_undo_and_comes_again() {
    let mut table = guide();
    let before = table.state();
    table.correct(None, Value::Provost, -1);
    let after = table.state();
    table.tap(Button::A);
    assert!(*table.game() == before);
    table.assert_says("ongedaan: Voogd 4 > 3");
    table.tap(Button::C);
    assert!(*table.game() == after, "C brings it back, and does not go on");
}

#[test]
fn a_value_left_as_it_is_is_no_entry() {
    let mut table = guide();
    let before = table.state();
    table.begin_to_correct(None, Value::Provost);
    table.taps(&[Button::Down, Button::Up, Button::C]);
    table.close_values();
    assert!(*table.game() == before);
    // Nothing was entered: undo has nothing to take back, and says so.
    table.tap(Button::A);
    table.assert_says("Er is niets ongedaan te maken");
}

#[test]
fn a_number_stops_at_its_bounds() {
    let mut table = guide();
    table.begin_to_correct(None, Value::Stock(Part::Walls));
    table.hold_for(Button::Down, 20);
    table.assert_says("8 > 0");
    assert_eq!(table.tap(Button::Down), Change::Nothing);
    table.hold_for(Button::Up, 30);
    table.assert_says("8 > 9");
    assert_eq!(table.tap(Button::Up), Change::Nothing);
}

#[test]
fn the_numbers_of_the_provost_and_the_castle_stop_at_their_bounds() {
    let mut table = Table::in_actions_from(Orange);
    table.build(Orange, Building::Market);
    table.everybody_passes();
    // One card before him, three behind: no further than the street, and at most three.
    table.tap(Button::Up);
    table.assert_says("+1");
    assert_eq!(table.tap(Button::Up), Change::Nothing);
    table.tap_times(Button::Down, 4);
    table.assert_says("-3");
    assert_eq!(table.tap(Button::Down), Change::Nothing, "never round to the other end");
    table.tap(Button::C);
    assert_eq!(table.game().provost(), Some(1));
    table.nobody_else();
    table.go_on();
    assert_eq!(table.tap(Button::Down), Change::Nothing, "no batches are the fewest");
    table.hold_for(Button::Up, 60);
    table.assert_says("biedt 24");
    assert_eq!(table.tap(Button::Up), Change::Nothing, "there are no more tokens");
}

#[test]
fn the_mark_of_whose_value_stands_on_the_one_who_is_asked() {
    let mut table = Table::in_actions_from(Orange);
    table.everybody_passes();
    table.provost(0);
    // Green is asked: menu, correct, C.
    table.hold(Button::C);
    table.taps(&[Button::C, Button::C]);
    table.assert_says("Corrigeren: Groen");
}
