//! Machiavelli by presses: what a press too many must not enter, and what is offered last because it is hardly ever meant.
//!
//! Invariant: everything is entered as a finger would.

mod table;

use companion::press::Button;
use engine::{
    Game,
    machiavelli::{Character, District, Event, Phase, Type},
    seat::Seat,
};
use table::machiavelli::{LIST, Table, UNIQUES, UP, in_turn};

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
