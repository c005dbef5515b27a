//! Taking back and bringing back: undo, redo and the log.
//!
//! Invariant tested throughout: what was refused, looked at or taken back leaves the state as it was, and what was taken
//! back can come again until something new is entered.

mod table;

use companion::{Change, press::Button, settings::Language};
use engine::{
    magna_carta::{
        Phase,
        cards::Building,
        setup::{Books, Variant},
    },
    seat::Seat::{Blue, Green, Orange, Red},
};
use table::Table;

fn guide() -> Table {
    Table::playing(Language::Dutch, Variant::Standard, 4, Books::Table)
}

// Undo.

#[test]
fn undo_ends_at_the_beginning_with_a_line_that_swallows_nothing() {
    let mut table = guide();
    let beginning = table.state();
    table.go_on();
    let actions = table.state();
    table.build(Blue, Building::GoldMine);
    table.quiet_round();
    table.pass(Red);
    // Income, a building, four passes, the provost, the effects, the castle, the round's end, a pass.
    table.tap_times(Button::A, 11);
    assert!(*table.game() == beginning, "across the phases and the round");

    assert_eq!(table.tap(Button::A), Change::Mark, "a line on the same screen");
    table.assert_says("Er is niets ongedaan te maken");
    assert!(*table.game() == beginning);
    table.tap(Button::C);
    assert!(*table.game() == actions, "the press that takes the line away goes on");
    assert!(!table.says("Er is niets"));
}

/// What is entered, what undo says of it, and what the screen offers then.
type Entry = (fn(&mut Table), &'static str, &'static str);

#[test]
fn undo_says_what_it_took_back_and_offers_the_same_again() {
    let entries: [Entry; 12] = [
        (|table| table.build(Orange, Building::Market), "Oranje bouwt Markt", "herstel"),
        (|table| table.build(Green, Building::Church), "Groen bouwt Kerk", "herstel"),
        (|table| table.pass(Red), "Rood past, 1e", "ROOD past?"),
        (|table| table.pass(Blue), "Blauw past, 2e", "BLAUW past?"),
        (|table| table.pass(Orange), "Oranje past, 3e", "ORANJE past?"),
        (|table| table.pass(Green), "Groen past, 4e", "GROEN past?"),
        (|table| table.provost(2), "Rood: voogd naar 6. Kerk", "ROOD +2"),
        (|table| table.provost(-3), "Blauw: voogd naar 3", "BLAUW -3"),
        (Table::nobody_else, "verder niemand", "herstel"),
        (Table::go_on, "gebouwen klaar", "> slot"),
        (|table| table.batches(3), "Rood biedt 3: 3 burchttorens", "ROOD biedt 3"),
        (|table| table.batches(0), "Blauw biedt niets", "BLAUW biedt 0"),
    ];
    let mut table = Table::in_actions_from(Orange);
    for (enter, undone, offered) in entries {
        let before = table.state();
        enter(&mut table);
        let (after, screen) = (table.state(), table.picture());
        table.tap(Button::A);
        assert!(*table.game() == before, "{undone}");
        table.assert_says(&format!("ongedaan: {undone}"));
        table.assert_says(offered);
        table.tap(Button::C);
        assert!(*table.game() == after, "{undone}: A then C changes nothing");
        assert!(table.picture() == screen, "{undone}: on the glass neither");
    }
}

#[test]
fn what_undo_offers_can_be_changed() {
    let mut table = Table::in_actions_from(Orange);
    for building in [Building::Market, Building::Bank, Building::Church] {
        table.build(Orange, building);
    }
    table.everybody_passes();
    table.provost(3);
    // One step less, from where it was.
    table.taps(&[Button::A, Button::Down, Button::C]);
    assert_eq!(table.game().provost(), Some(4 + 2));
    // Who passes, too: the one after the one who was taken back.
    let mut table = Table::in_actions_from(Orange);
    table.pass(Blue);
    table.taps(&[Button::A, Button::Down, Button::C]);
    assert_eq!(table.game().passed().collect::<Vec<_>>(), [Red]);
}

#[test]
fn several_steps_back_are_several_steps_forward() {
    let mut table = Table::in_actions_from(Orange);
    let mut states = vec![table.state()];
    for seat in [Blue, Orange, Red] {
        table.pass(seat);
        states.push(table.state());
    }
    table.tap_times(Button::A, 3);
    assert!(*table.game() == states[0]);
    for state in &states[1..] {
        table.tap(Button::C);
        assert!(table.game() == state, "each is offered where it was entered");
    }
}

#[test]
fn the_same_entered_again_is_no_new_entry() {
    let mut table = Table::in_actions_from(Orange);
    for seat in [Orange, Green, Blue] {
        table.pass(seat);
    }
    let all = table.state();
    table.tap_times(Button::A, 3);
    // Away from what is offered and back to it, as if nobody had said anything.
    table.taps(&[Button::Down, Button::Up, Button::C]);
    assert_eq!(table.game().passed().collect::<Vec<_>>(), [Orange]);
    // So the other two can still come again, in the log.
    table.hold(Button::A);
    table.taps(&[Button::Down, Button::Down, Button::C]);
    assert!(*table.game() == all);
}

#[test]
fn the_end_of_a_game_can_be_taken_back_and_brought_back() {
    let mut table = Table::playing(Language::Dutch, Variant::Intro, 2, Books::Table);
    table.go_on();
    table.everybody_passes();
    table.go_on();
    table.batches(18);
    table.count([1, 2, 3]);
    table.count([4, 5, 6]);
    let (result, state) = (table.picture(), table.state());
    assert_eq!(table.tap(Button::A), Change::Screen, "back to the counting");
    // 4 gold, 5 cubes are one group of three, 6 deniers are two: the same numbers are offered again.
    table.assert_says("GROEN: 7");
    assert_eq!(table.tap(Button::C), Change::Screen, "and to the result");
    assert!(table.picture() == result && *table.game() == state);
    // It is one result, and the one that stands.
    table.taps(&[Button::A, Button::Down, Button::C, Button::C]);
    table.tap_times(Button::Down, 3);
    table.tap(Button::C);
    let only = table.picture();
    table.tap(Button::Down);
    assert!(table.picture() == only, "there is one line");
    table.tap(Button::C);
    // One denier fewer is one group of three fewer: 4 for gold, 1 for cubes, 1 for deniers.
    assert!(table.texts().contains(&"6".to_string()), "{:?}", table.texts());
}

// The log.

/// The log's line that is marked is so many above the last that counts.
fn log_up(table: &mut Table, lines: usize) {
    table.hold(Button::A);
    table.tap_times(Button::Up, lines);
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
        table.taps(&[Button::C, Button::B]);
        assert!(*table.game() == states[states.len() - 1 - back], "{back} entries back");
    }
}

#[test]
fn a_return_says_how_many_lines_go_and_asks_once() {
    let mut table = Table::in_actions_from(Orange);
    let mut states = vec![table.state()];
    for seat in [Orange, Green, Blue] {
        table.pass(seat);
        states.push(table.state());
    }
    for (lines, question) in [(1, "1 regel wordt"), (2, "2 regels worden"), (3, "3 regels worden")] {
        log_up(&mut table, lines);
        table.assert_says("hierheen");
        table.tap(Button::C);
        table.assert_says(question);
        // The answer is not on the button that opened the question.
        let asked = table.picture();
        assert_eq!(table.tap(Button::C), Change::Nothing);
        assert!(table.picture() == asked && *table.game() == states[3]);
        // A keeps them, and leads back to the log.
        table.tap(Button::A);
        table.assert_says("Logboek");
        table.taps(&[Button::C, Button::B]);
        assert!(*table.game() == states[3 - lines], "{lines} lines");
        // And forward again, without a question.
        table.hold(Button::A);
        table.tap_times(Button::Down, lines);
        table.assert_says("herstel");
        table.tap(Button::C);
        assert!(*table.game() == states[3], "{lines} lines come again");
    }
}

#[test]
fn struck_out_lines_come_again_one_or_many() {
    for again in 1..=3 {
        let mut table = Table::in_actions_from(Orange);
        let mut states = vec![table.state()];
        for seat in [Orange, Green, Blue] {
            table.pass(seat);
            states.push(table.state());
        }
        table.tap_times(Button::A, 3);
        table.hold(Button::A);
        // The mark is on the last line that counts; what can come again stands below it.
        table.assert_says("R1 Oranje past, 1e");
        table.tap_times(Button::Down, again);
        table.tap(Button::C);
        assert!(*table.game() == states[again], "{again} come again");
        // The others still can.
        table.hold(Button::A);
        table.tap_times(Button::Down, 3 - again);
        table.tap(Button::C);
        assert!(*table.game() == states[3]);
    }
}

#[test]
fn after_something_new_nothing_can_come_again() {
    let mut table = Table::in_actions_from(Orange);
    for seat in [Orange, Green, Blue] {
        table.pass(seat);
    }
    table.tap_times(Button::A, 2);
    table.hold(Button::A);
    table.assert_says("R1 Groen past, 2e");
    table.tap(Button::A);
    // Red instead of Green.
    table.taps(&[Button::Up, Button::C]);
    assert_eq!(table.game().passed().collect::<Vec<_>>(), [Orange, Red]);
    let state = table.state();
    table.hold(Button::A);
    assert!(!table.says("Groen past") && !table.says("Blauw past"), "{:?}", table.texts());
    assert_eq!(table.tap(Button::Down), Change::Nothing, "the last line is the last");
    table.tap(Button::C);
    assert!(*table.game() == state);
    // A correction is something new, too.
    table.tap(Button::A);
    table.correct(None, table::magna_carta::Value::Provost, -1);
    table.hold(Button::A);
    assert!(!table.says("Rood past"));
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
    // C on the last line leads back as well.
    table.hold(Button::A);
    table.tap(Button::C);
    assert!(*table.game() == state && table.picture() == screen);
}

#[test]
fn the_log_leads_back_to_the_beginning_of_a_round() {
    let mut table = Table::in_actions();
    table.quiet_round();
    let beginning = table.state();
    // The end of round 1 with the income of round 2, which needed no press: one line.
    table.pass(Orange);
    log_up(&mut table, 1);
    table.taps(&[Button::C, Button::B]);
    assert!(*table.game() == beginning);
    log_up(&mut table, 1);
    table.taps(&[Button::C, Button::B]);
    assert_eq!((table.game().round(), table.phase()), (1, Phase::RoundEnd), "before it lies the castle");
    table.go_on();
    assert!(*table.game() == beginning);
}

#[test]
fn a_long_game_is_logged_from_its_first_line_to_its_last() {
    let mut table = Table::in_actions();
    for _ in 0..6 {
        table.quiet_round();
    }
    let state = table.state();
    table.hold(Button::A);
    let mut lines = 1;
    while table.tap(Button::Up) != Change::Nothing {
        lines += 1;
    }
    // The income of round 1; and of each round four passes, the provost, the effects, the castle, its end.
    assert_eq!(lines, 1 + 6 * 8);
    table.assert_says("R1 inkomen genomen");
    table.tap_times(Button::Down, lines);
    table.assert_says("R6 ronde klaar");
    table.tap(Button::A);
    assert!(*table.game() == state);
}

#[test]
fn a_log_that_is_nearly_full_says_so_and_a_full_one_refuses() {
    let mut table = Table::in_actions();
    while !table.says("LOGBOEK: NOG") {
        assert!(table.presses() < 3_000, "it never says so");
        table.taps(&[Button::A, Button::C]);
    }
    while !table.says("Het logboek is vol") {
        assert!(table.presses() < 3_000, "it is never full");
        table.taps(&[Button::C]);
        table.taps(&[Button::A]);
    }
    let state = table.state();
    // Nothing can be entered or taken back; looking about still can.
    table.taps(&[Button::C, Button::A, Button::B, Button::A]);
    table.hold(Button::A);
    table.tap(Button::A);
    assert!(*table.game() == state);
}
