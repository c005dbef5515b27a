//! The longest contents on every screen of a game in which the device keeps the books: full purses, 52 cards in the
//! street, a worker on each kind of card and every effect of every card.
//!
//! Fails when a text leaves its box, meets another, the edge or a rule, is smaller than its place asks for, or holds a
//! character that the font lacks.

mod table;

use companion::{press::Button, settings::Language};
use engine::{
    Game,
    magna_carta::{
        Event, Phase,
        event::Held,
        setup::{Books, Variant},
    },
    prompt::Kind as Asks,
};
use table::{
    Table, Watch,
    magna_carta::{Value, first_row, rows},
    tour::{self, buildings, each_language, open_every_value, open_everything, provost_everywhere, turn_wheel},
};

/// With the device's books: full purses, all buildings, a worker on each kind of card, every effect.
fn ledger(language: Language, variant: Variant) -> Watch {
    let mut table = Table::playing(language, variant, 4, Books::Device);
    let name = |doing: &str| format!("{variant}, device's books, {doing}");
    table.watch(name("income"));
    open_everything(&mut table, false);
    for seat in table.seats() {
        for held in Held::ALL {
            table.correct(Some(seat), Value::Held(held), 99);
        }
        let purse = table.game().purse(seat).expect("the device keeps it");
        assert_eq!((purse.coins, purse.food, purse.wood, purse.stone, purse.gold), (99, 99, 99, 99, 99), "{seat}");
    }
    table.go_on();

    table.watch(name("actions"));
    open_everything(&mut table, true);
    for building in buildings(variant) {
        for _ in 0..4 {
            let seat = table.asked().expect("somebody acts");
            let wanted = |event: &Event| matches!(event, Event::Build { building: other, .. } if *other == building);
            let event = table.game().legal().find(wanted).expect("every seat can build it");
            table.pick(event);
            table.taps(&[Button::A, Button::C]);
            assert!(table.game().has_built(seat, building));
        }
    }
    table.watch(name("a long street"));
    open_everything(&mut table, false);
    open_every_value(&mut table);
    walk_rows(&mut table);
    // Workers on the four neutral cards and on one card of each building, somebody else's.
    let mut targets: Vec<u8> = (1..=4).collect();
    targets.extend((0..buildings(variant).count() as u8).map(|number| 5 + 4 * number));
    for at in targets {
        let seat = table.asked().expect("somebody acts");
        let owner = |at: u8| table.game().street().at(at).and_then(|card| card.face.owner());
        let at = if owner(at) == Some(seat) { at + 1 } else { at };
        table.pick(Event::Worker { seat, at });
        table.taps(&[Button::A, Button::C]);
    }
    walk_rows(&mut table);
    while table.phase() == Phase::Actions {
        let seat = table.asked().expect("somebody acts");
        table.pick(Event::Pass(seat));
    }
    if variant == Variant::Standard {
        table.watch(name("provost"));
        provost_everywhere(&mut table);
    }
    table.watch(name("effects"));
    let mut effects = 0;
    while table.game().due().is_some() {
        walk_rows(&mut table);
        // Use it, in the last way there is: the last row declines.
        let ways = rows(table.game()).len() - 2;
        table.tap_times(Button::Down, ways);
        table.taps(&[Button::C, Button::A, Button::C]);
        effects += 1;
    }
    assert!(effects >= 20, "{effects} effects: workers' and owners'");
    table.watch(name("castle"));
    while table.phase() == Phase::Castle {
        turn_wheel(&mut table);
        table.tap_times(Button::Down, 20);
        table.taps(&[Button::C, Button::A, Button::C]);
    }
    table.watch(name("end"));
    if table.phase() != Phase::Over {
        table.go_on();
    }
    open_everything(&mut table, false);
    walk_rows(&mut table);
    table.seen()
}

/// Every row of the list, where there is one.
fn walk_rows(table: &mut Table) {
    if matches!(table.game().prompt().map(|prompt| prompt.kind), Some(Asks::Pick)) {
        let rows = rows(table.game());
        let first = first_row(table.game(), &rows);
        let entries: Vec<usize> = rows.iter().map(Vec::len).collect();
        tour::walk_rows(table, &entries, first);
    }
}

#[test]
fn the_longest_game_with_the_devices_books_fits() {
    each_language(|language| ledger(language, Variant::Standard));
}

#[test]
fn the_longest_intro_game_with_the_devices_books_fits() {
    each_language(|language| ledger(language, Variant::Intro));
}
