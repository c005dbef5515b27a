//! The longest contents on every screen of a game in which the players keep the books: 4 players, 52 cards in the
//! street, three-digit scores.
//!
//! In each language and with both rules, the walk opens everything that a button leads to and looks at each screen on the
//! way. It fails when a text leaves its box, meets another, or holds a character that the font lacks (which cuts it
//! there).

mod table;

use companion::{press::Button, settings::Language};
use engine::{
    Game,
    magna_carta::{
        Event, Phase,
        cards::Prestige,
        setup::{Books, Variant},
    },
    prompt::Kind as Asks,
};
use table::{
    Table, Watch,
    tour::{asked, buildings, each_language, open_everything, provost_everywhere, set_value, turn_wheel},
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
    // The whole list of the first seat, then every card of every seat.
    table.hold(Button::B);
    table.tap_times(Button::Down, 13);
    table.taps(&[Button::B, Button::C, Button::A]);
    for (number, building) in buildings(variant).enumerate() {
        for seat in &seats {
            table.build(*seat, building);
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
        // Nothing left to build: a sentence.
        table.hold(Button::B);
        table.tap(Button::C);
    }
    open_everything(&mut table, false);
    for seat in &seats {
        table.pass(*seat);
        if table.phase() == Phase::Actions {
            // Passed already: a sentence.
            table.tap(table.button_of(*seat));
            table.tap(Button::C);
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
        table.taps(&[Button::B, Button::C, Button::A]);
        for (place, seat) in seats.iter().enumerate() {
            table.enter_from_b(Event::Flip { seat: *seat, at: 5 + place as u8 });
        }
        table.enter_from_b(Event::Church { seat: seats[3], tokens: 2 });
        open_everything(&mut table, false);
    }
    table.tap(Button::B);
    table.tap(Button::A);
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
    table.taps(&[Button::B, Button::C]);
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
        table.everybody_passes();
        if variant == Variant::Standard {
            table.nobody_else();
        }
        table.go_on();
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

/// Looks at every position of the castle's wheel, then offers so many.
fn offer_after_turning(table: &mut Table, batches: i16) {
    turn_wheel(table);
    table.taps(&[Button::B, Button::C]);
    let Some(Asks::Amount { to, .. }) = table.game().prompt().map(|prompt| prompt.kind) else { panic!("no wheel") };
    // The wheel is up at its end; "nobody else" lies between one and none.
    let nobody = batches == 0 && to >= 1 && table.game().passed().last() != asked(table);
    table.tap_times(Button::Down, usize::from(to.abs_diff(batches)) + usize::from(nobody));
    let seat = asked(table).expect("somebody offers");
    table.tap(Button::C);
    assert_eq!(i16::from(table.game().batches(seat)), batches, "{seat}");
}

/// Three digits on every line, then a result for each winner and a shared one.
fn count_high(table: &mut Table, name: &dyn Fn(&str) -> String) {
    table.watch(name("counting"));
    assert_eq!(table.phase(), Phase::Over);
    open_everything(table, false);
    table.taps(&[Button::B, Button::C]);
    for number in [140, 588, 599].into_iter().cycle() {
        if table.game().prompt().is_none() {
            break;
        }
        table.hold_for(Button::Up, number);
        table.tap(Button::C);
    }
    table.watch(name("result"));
    open_everything(table, false);
    table.taps(&[Button::B, Button::A]);
    // Buildings 199, prestige 199 for one seat after the other: each of them wins once, then all share.
    let fields = value_rows(table);
    for seat in 0..4 {
        // The last counts are the last rows, five a seat: gold, cubes, deniers, buildings, prestige.
        let first = fields - 4 * 5 + seat * 5;
        for row in [first + 3, first + 4] {
            set_value(table, row, 199);
        }
        table.taps(&[Button::B, Button::A]);
    }
    let seats = table.seats();
    for seat in &seats {
        let score = table.game().score(*seat);
        assert_eq!((score.buildings, score.prestige), (199, 199), "{seat}");
        assert!((900..1000).contains(&score.total()), "{seat}: three digits");
    }
    open_everything(table, false);
}

/// How many values there are to set: the provost or not, start, stock, tokens of four, and the last counts of four.
fn value_rows(table: &Table) -> usize {
    usize::from(table.game().is_standard()) + 1 + 3 + 4 * 3 + 4 * 5
}

#[test]
fn the_longest_game_with_the_players_books_fits() {
    each_language(|language| guide(language, Variant::Standard));
}

#[test]
fn the_longest_intro_game_with_the_players_books_fits() {
    each_language(|language| guide(language, Variant::Intro));
}
