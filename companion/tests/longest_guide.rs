//! The longest contents on every screen of a game in which the players keep the books: 4 players, 52 cards in the
//! street, three-digit scores.
//!
//! In each language and with both rules, the walk opens everything that a button leads to and looks at each screen on the
//! way. It fails when a text leaves its box, meets another, the edge or a rule, is smaller than its place asks for, or holds
//! a character that the font lacks (which cuts it there).

mod table;

use companion::{press::Button, settings::Language};
use engine::{
    Game,
    magna_carta::{
        Event, Phase,
        cards::Prestige,
        event::Counted,
        setup::{Books, Variant},
    },
    prompt::Kind as Asks,
    seat::Seat,
};
use table::{
    Table, Watch,
    magna_carta::Value,
    tour::{buildings, each_language, help, open_every_value, open_everything, provost_everywhere, turn_wheel},
};

/// With the players' books: all buildings, all phases, the last counts.
fn guide(language: Language, variant: Variant) -> Watch {
    let mut table = Table::playing(language, variant, 4, Books::Table);
    let name = |doing: &str| format!("{variant}, players' books, {doing}");
    table.watch(name("income"));
    table.taps(&[Button::B, Button::C]);
    open_everything(&mut table, true);
    table.go_on();

    table.watch(name("a short street"));
    open_everything(&mut table, false);
    let seats = table.seats();
    // The whole list of the first seat, its help, then every card of every seat, each taken back and brought back once.
    table.tap(Button::B);
    table.tap_times(Button::Down, 13);
    help(&mut table);
    table.tap(Button::A);
    for (number, building) in buildings(variant).enumerate() {
        for seat in &seats {
            table.build(*seat, building);
            table.taps(&[Button::A, Button::C]);
        }
        if number == 3 {
            open_everything(&mut table, false);
        }
    }
    let longest = 4 + 4 * buildings(variant).count();
    assert_eq!(usize::from(table.game().street().len()), longest);
    assert!(variant == Variant::Intro || longest == 52);
    table.watch(name("a long street"));
    if variant == Variant::Intro {
        // Prestige buildings need no residence here.
        table.put_up(seats[0], Prestige::Cathedral);
        table.put_up(seats[1], Prestige::TownHall);
    } else {
        // Nothing left to build, whoever is marked: a line.
        for _ in &seats {
            table.taps(&[Button::B, Button::Down]);
        }
    }
    open_everything(&mut table, false);
    open_every_value(&mut table);
    // Cards that cannot be so: somebody has built that already, and the lawyer is no residence.
    let lawyer = |seat| Value::Card(last_card(&table, seat));
    let refused = lawyer(seats[0]);
    table.correct(Some(seats[0]), refused, 1);
    table.correct(Some(seats[0]), refused, 20);
    for seat in &seats {
        table.pass(*seat);
        if table.phase() == Phase::Actions {
            table.taps(&[Button::A, Button::C]);
        }
    }
    if variant == Variant::Standard {
        table.watch(name("provost"));
        provost_everywhere(&mut table);
    }

    table.watch(name("effects"));
    assert_eq!(table.phase(), Phase::Effects);
    table.tap_times(Button::Down, longest);
    open_everything(&mut table, false);
    if variant == Variant::Standard {
        // Church and lawyer: the whole list, then residences for everybody.
        table.tap(Button::B);
        table.tap_times(Button::Down, 60);
        help(&mut table);
        table.tap(Button::A);
        for (place, seat) in seats.iter().enumerate() {
            table.enter_from_b(Event::Flip { seat: *seat, at: 5 + place as u8 });
        }
        table.enter_from_b(Event::Church { seat: seats[3], tokens: 2 });
        table.taps(&[Button::A, Button::C]);
        open_everything(&mut table, false);
    }
    table.go_on();

    table.watch(name("castle"));
    assert_eq!(table.phase(), Phase::Castle);
    open_everything(&mut table, false);
    for batches in [9, 5, 0, 4] {
        offer_after_turning(&mut table, batches);
    }
    table.watch(name("round end"));
    assert_eq!(table.phase(), Phase::RoundEnd);
    open_everything(&mut table, false);
    open_every_value(&mut table);
    table.go_on();

    table.watch(name("round 2"));
    assert_eq!((table.game().round(), table.phase()), (2, Phase::Actions));
    open_everything(&mut table, false);
    if variant == Variant::Standard {
        for (place, seat) in seats.iter().enumerate() {
            table.put_up(*seat, [Prestige::Cathedral, Prestige::TownHall, Prestige::Monument, Prestige::Hotel][place]);
        }
        open_everything(&mut table, false);
    }
    // Down to three tokens, to see the warning in every phase, and then to the end.
    for left in [3, 1, 0] {
        table.watch(name("few tokens"));
        table.everybody_passes_in_turn();
        if variant == Variant::Standard {
            table.nobody_else();
            table.taps(&[Button::A, Button::C]);
        }
        table.go_on();
        table.taps(&[Button::A, Button::C]);
        let stock = table.game().stock().total() as i16;
        offer_after_turning(&mut table, stock - left);
        while table.phase() == Phase::Castle {
            offer_after_turning(&mut table, 0);
        }
        if left > 0 {
            assert_eq!(table.phase(), Phase::RoundEnd, "{left} left");
            table.go_on();
            open_everything(&mut table, false);
        }
    }
    count_high(&mut table, &name);
    table.seen()
}

/// The position of the last card of a seat.
fn last_card(table: &Table, seat: Seat) -> u8 {
    let own = |at: &u8| table.game().street().at(*at).and_then(|card| card.face.owner()) == Some(seat);
    (1..=table.game().street().len()).rev().find(own).expect("it has built something")
}

/// Looks at every number of batches, then offers so many; takes that back and offers it again.
fn offer_after_turning(table: &mut Table, batches: i16) {
    turn_wheel(table);
    help(table);
    let Some(Asks::Amount { to, .. }) = table.game().prompt().map(|prompt| prompt.kind) else { panic!("no number") };
    // The number is up at its end.
    table.tap_times(Button::Down, to.abs_diff(batches).into());
    let seat = table.asked().expect("somebody offers");
    table.taps(&[Button::C, Button::A, Button::C]);
    assert_eq!(i16::from(table.game().batches(seat)), batches, "{seat}");
}

/// Three digits on every line, then a result for each winner and a shared one.
fn count_high(table: &mut Table, name: &dyn Fn(&str) -> String) {
    table.watch(name("counting"));
    assert_eq!(table.phase(), Phase::Over);
    open_everything(table, false);
    while table.game().prompt().is_some() {
        table.read_the_end();
        // By ones up to 10, then by fives.
        for number in [140, 590, 600] {
            table.hold_for(Button::Up, 10 + (number - 10) / 5);
            table.tap(Button::C);
        }
        table.taps(&[Button::A, Button::C]);
    }
    table.watch(name("result"));
    look_at_result(table);
    open_every_value(table);
    // Buildings 199, prestige 199 for one seat after the other: each of them wins once, then all share.
    let seats = table.seats();
    for seat in &seats {
        for line in [Counted::Buildings, Counted::Prestige] {
            table.correct(Some(*seat), Value::Count(line), 199);
        }
        look_at_result(table);
    }
    for seat in &seats {
        let score = table.game().score(*seat);
        assert_eq!((score.buildings, score.prestige), (199, 199), "{seat}");
        assert!((900..1000).contains(&score.total()), "{seat}: three digits");
    }
}

/// Its pages, round to the first, and what lies over it.
fn look_at_result(table: &mut Table) {
    // Bars, and two pages of the sheet.
    table.tap_times(Button::Down, 3);
    open_everything(table, false);
}

#[test]
fn the_longest_game_with_the_players_books_fits() {
    each_language(|language| guide(language, Variant::Standard));
}

#[test]
fn the_longest_intro_game_with_the_players_books_fits() {
    each_language(|language| guide(language, Variant::Intro));
}
