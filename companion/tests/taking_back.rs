//! Taking back, looking back and setting right: undo, the log and corrections.
//!
//! Invariant tested throughout: what was refused, looked at or taken back leaves the state and the screen as they were.

mod table;

use companion::{Change, press::Button, settings::Language};
use engine::{
    magna_carta::{
        Phase,
        cards::Building,
        setup::{Books, Variant},
        tokens::Tokens,
    },
    seat::Seat::{Blue, Green, Orange, Red},
};
use table::Table;

fn guide() -> Table {
    Table::playing(Language::Dutch, Variant::Standard, 4, Books::Table)
}

// Undo and the log.

#[test]
fn undo_ends_at_the_beginning_with_a_sentence() {
    let mut table = guide();
    let (beginning, first) = (table.state(), table.picture());
    table.go_on();
    table.build(Blue, Building::GoldMine);
    table.quiet_round();
    table.pass(Red);
    // Income, a building, four passes, the provost, the effects, the castle, the round's end, a pass.
    table.tap_times(Button::A, 11);
    assert!(*table.game() == beginning, "across the phases and the round");
    assert!(table.picture() == first);

    assert_eq!(table.tap(Button::A), Change::Screen);
    let sentence = table.picture();
    assert!(sentence != first, "a sentence");
    assert!(*table.game() == beginning);
    table.tap(Button::C);
    assert!(table.picture() == first, "the press that takes the sentence away does nothing else");
    assert!(*table.game() == beginning);
}

#[test]
fn the_log_leads_back_to_any_entry() {
    // The states after each entry of the first round; one press of the log's UP goes one entry back.
    let steps: [fn(&mut Table); 8] = [
        |table| table.build(Green, Building::Market),
        |table| table.pass(Orange),
        |table| table.pass(Green),
        |table| table.pass(Blue),
        |table| table.pass(Red),
        |table| table.provost(1),
        |table| table.provost(-2),
        |table| table.nobody_else(),
    ];
    for back in 1..steps.len() {
        let mut table = Table::in_actions();
        let mut states = Vec::new();
        for step in steps {
            step(&mut table);
            states.push(table.state());
        }
        assert_eq!(table.hold(Button::A), Change::Screen);
        table.tap_times(Button::Up, back);
        table.tap(Button::C);
        assert!(*table.game() == states[states.len() - 1 - back], "{back} entries back");
    }
}

#[test]
fn looking_at_the_log_takes_nothing_back() {
    let mut table = Table::in_actions();
    table.pass(Orange);
    let (state, screen) = (table.state(), table.picture());
    table.hold(Button::A);
    assert!(table.picture() != screen);
    table.taps(&[Button::Up, Button::Up, Button::Up, Button::Down, Button::A]);
    assert!(*table.game() == state && table.picture() == screen);
}

#[test]
fn the_log_leads_back_to_the_beginning_of_a_round() {
    let mut table = Table::in_actions();
    table.quiet_round();
    let beginning = table.state();
    // The income of round 2 and the end of round 1: after either the next thing that anybody does is an action.
    for back in [1, 2] {
        table.pass(Orange);
        table.hold(Button::A);
        table.tap_times(Button::Up, back);
        table.tap(Button::C);
        assert!(*table.game() == beginning, "{back} entries back");
    }
}

// Corrections.

/// Opens the values that can be set: from the seats' screen through the log, elsewhere C held.
fn open_corrections(table: &mut Table) {
    if table.phase() == Phase::Actions && !table.game().keeps_books() {
        table.hold(Button::A);
        table.tap(Button::B);
    } else {
        table.hold(Button::C);
    }
    table.tap(Button::C);
}

#[test]
fn a_corrected_provost_stands_where_he_was_set_and_the_log_knows_it() {
    let mut table = Table::in_actions();
    table.pass(Orange);
    let before = table.state();
    assert_eq!(before.provost(), Some(4), "on the peddler");
    open_corrections(&mut table);
    // The provost is the first value; two cards back.
    table.taps(&[Button::C, Button::Down, Button::Down, Button::C]);
    assert_eq!(table.game().provost(), Some(2));
    assert_eq!(table.game().passed().collect::<Vec<_>>(), [Orange], "nothing else has changed");

    // It is an entry of the log: one entry back lies the state before it.
    table.hold(Button::A);
    table.taps(&[Button::Up, Button::C]);
    assert!(*table.game() == before);
}

#[test]
fn a_correction_is_one_undo() {
    let mut table = guide();
    let (before, screen) = (table.state(), table.picture());
    open_corrections(&mut table);
    table.taps(&[Button::C, Button::Down, Button::C]);
    assert_eq!(table.game().provost(), Some(3));
    table.tap(Button::A);
    assert!(*table.game() == before && table.picture() == screen);
}

#[test]
fn a_corrected_stock_cannot_hold_more_than_the_box() {
    let mut table = guide();
    let before = table.state();
    open_corrections(&mut table);
    // Provost, start card, dungeons: 7 in the box; 8 is refused with a sentence.
    table.taps(&[Button::Down, Button::Down, Button::C, Button::Up]);
    let asking = table.picture();
    table.tap(Button::C);
    assert!(*table.game() == before);
    assert!(table.picture() != asking, "a sentence");
    // Six are possible.
    table.taps(&[Button::C, Button::Down, Button::Down, Button::C]);
    assert_eq!(table.game().stock(), Tokens::new(6, 8, 9));
}

#[test]
fn a_value_left_as_it_is_is_no_entry() {
    let mut table = guide();
    let before = table.state();
    open_corrections(&mut table);
    table.taps(&[Button::C, Button::Down, Button::Up, Button::C]);
    assert!(*table.game() == before);
    // Nothing was entered: undo has nothing to take back, and says so.
    let screen = table.picture();
    table.tap(Button::A);
    assert!(table.picture() != screen && *table.game() == before);
}

#[test]
fn the_start_card_goes_to_the_seat_that_was_chosen() {
    let table = guide();
    let (seats, starter) = (table.seats(), table.game().start());
    let from = seats.iter().position(|seat| *seat == starter).expect("somebody starts");
    for to in (0..4).filter(|to| *to != from) {
        let mut table = guide();
        table.hold(Button::C);
        // Correct; the start card is the second value; the seats stand clockwise.
        table.taps(&[Button::C, Button::Down, Button::C]);
        let button = if to > from { Button::Up } else { Button::Down };
        table.tap_times(button, to.abs_diff(from));
        table.tap(Button::C);
        assert_eq!(table.game().start(), seats[to], "from {from} to {to}");
    }
}

#[test]
fn a_corrected_value_that_gives_way_to_the_table_is_another_screen() {
    let mut table = guide();
    table.hold(Button::C);
    table.taps(&[Button::C, Button::C, Button::Down]);
    assert_eq!(table.tap(Button::C), Change::Screen);
}
