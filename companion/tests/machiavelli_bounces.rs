//! Machiavelli by presses: what a press too many must not enter, and what is offered last because it is hardly ever meant.
//!
//! Invariant: everything is entered as a finger would.

mod table;

use companion::{press::Button, settings::Language};
use engine::{
    Game,
    machiavelli::{Character, District, Event, Phase, Type},
    seat::Seat,
};
use table::machiavelli::{DOWN, LIST, Table, UNIQUES, UP, begun, in_turn};

fn city(table: &Table, seat: Seat) -> Vec<District> {
    table.game().city(seat).map(|one| one.district).collect()
}

fn acting(table: &Table) -> Seat {
    table.game().turn().unwrap_or_else(|| panic!("a turn: {:?}", table.texts()))
}

/// A city by correction, from a turn: rows above the first of what can come, each counted with what stands there already.
fn put(table: &mut Table, rows: &[usize]) {
    table.hold(Button::C);
    table.taps(&[Button::C, Button::C]);
    for row in rows {
        table.tap(Button::C);
        table.tap_times(UP, *row);
        table.tap(Button::C);
    }
    table.taps(&[Button::A, Button::A]);
}

/// Rank 8 has something to take, stables do not count to the limit: it begins on trade like everybody, and a bounced C after what
/// was built says that the turn is over.
#[test]
fn rank_eight_begins_on_trade_and_builds_once() {
    for list in 0..7 {
        // The magician builds a tavern, and then only rank 8 answers.
        let mut table = in_turn(&[(LIST, list), (UNIQUES, 1)], 2);
        if table.game().character() == Some(Character::Wizard) || !table.says("Handel") {
            continue;
        }
        table.taps(&[Button::C, Button::C, Button::B]);
        table.taps(&[Button::B; 4]);
        table.tap(Button::C);
        let turn = acting(&table);
        let targets = table
            .game()
            .legal()
            .filter(|event| matches!(event, Event::Destroy { .. } | Event::Conquer { .. } | Event::Swap { .. }));
        assert!(targets.count() > 0 || table.game().character() == Some(Character::Diplomat), "list {list}");
        table.taps(&[Button::C, Button::C]);
        let built = city(&table, turn);
        assert_eq!(built.iter().map(|one| one.kind()).collect::<Vec<_>>(), [Some(Type::Trade)], "{:?}", table.texts());
        table.taps(&[Button::C, Button::C]);
        assert_eq!((city(&table, turn), table.game().turn()), (built, None), "{:?}", table.texts());
    }
}

/// A card under the museum is a point: after what was built the mark is not on it.
#[test]
fn a_bounced_press_puts_no_card_under_the_museum() {
    let mut table = in_turn(&[(UNIQUES, 1)], 2);
    let turn = acting(&table);
    put_museum(&mut table);
    table.taps(&[Button::C, Button::C]);
    table.assert_says("Kaart onder museum");
    table.tap(Button::C);
    assert_eq!((table.game().museum(turn), table.game().phase()), (0, Phase::Call), "{:?}", table.texts());
}

fn put_museum(table: &mut Table) {
    let turn = acting(table);
    for row in 15..45 {
        put(table, &[row]);
        if city(table, turn) == [District::Museum] {
            return;
        }
        table.tap(Button::A);
    }
    panic!("no museum: {:?}", table.texts());
}

/// A press too many on B at the end of a round opens what can lie open; C then goes on, and no rank disappears.
#[test]
fn presses_too_many_at_the_end_of_a_round_lay_nothing_open() {
    let mut table = begun(Language::Dutch, 5, &[]);
    table.tap(Button::C);
    table.taps(&[Button::B; 8]);
    assert_eq!((table.game().phase(), table.game().round()), (Phase::Selection, 2), "{:?}", table.texts());
    let before = table.texts();
    assert!(!before.iter().any(|text| text.contains("klaar")), "{before:?}");
    table.taps(&[Button::B, Button::C]);
    assert!(table.game().face_up().is_empty(), "{:?}", table.texts());
    assert_eq!((table.game().phase(), table.game().called().map(|rank| rank.number())), (Phase::Call, Some(1)));
}

/// What lies open stays on the screen of the selection.
#[test]
fn what_lies_open_stays_to_be_read() {
    for (players, up, told) in [(5, 1, "1 Moordenares open, 1 gedekt"), (4, 2, "1 + 2 open, 1 gedekt")] {
        let mut table = begun(Language::Dutch, players, &[]);
        table.assert_says(&format!("{up} open, 1 gedekt"));
        // Going on is the last row; the first is right below it, of two the first of them with the others under it.
        table.taps(&[Button::B, DOWN, Button::C]);
        if up > 1 {
            assert!(table.game().face_up().is_empty());
            table.tap(Button::C);
        }
        assert_eq!(table.game().face_up().len(), up, "{:?}", table.texts());
        table.assert_says(told);
    }
}

/// Notation: the magistrate lays three different ranks, the blackmailer two that are not 1. The own rank stands right above the mark.
#[test]
fn the_own_rank_can_be_marked_too() {
    for (list, nobodies, presses, marked) in [(1, 0, 3, "onteigend: 1 + 2 + 3"), (2, 1, 2, "bedreigd: 2 + 3")] {
        let mut table = in_turn(&[(LIST, list)], nobodies);
        table.tap(UP);
        table.tap_times(Button::C, presses);
        let marks = table.game().marks();
        assert_eq!(
            (marks.expropriated.len(), marks.threatened.len()),
            ([0, 3, 0][list], [0, 0, 2][list]),
            "{:?}",
            table.texts()
        );
        table.assert_says(marked);
        // Without a step it is another.
        let mut table = in_turn(&[(LIST, list)], nobodies);
        table.tap_times(Button::C, presses);
        let (marks, own) = (table.game().marks(), table.game().called().expect("a turn"));
        assert!(marks.expropriated.len() + marks.threatened.len() > 0, "{:?}", table.texts());
        assert!(!marks.expropriated.contains(own) && !marks.threatened.contains(own), "{:?}", table.texts());
    }
}
