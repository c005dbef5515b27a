//! The three levels of teaching, in both games: at each new phase the rule, the one thing that everyone forgets, or
//! nothing.

mod table;

use companion::{
    press::Button,
    settings::{Language, Settings, Teaching},
};
use engine::{
    carcassonne_city::{End, Phase, TileRole},
    magna_carta::setup::{Books, Variant},
    seat::Seat,
};
use table::{CityTable, Table, Watch, tour::each_language};

/// What was seen, and the screens with which a phase began.
type Taught = (Watch, Vec<(String, Vec<u8>)>);

/// The screens that come unasked, at one level of teaching, in a game from its first tile to its result.
fn city(language: Language, teaching: Teaching) -> Taught {
    let mut table = CityTable::with(Settings { language, teaching, ..Settings::default() });
    table.watch(format!("{language:?}, {teaching:?}"));
    let mut shown = Vec::new();
    let mut look = |table: &mut CityTable| {
        shown.push((format!("{:?}", table.phase()), table.picture().bytes().to_vec()));
        if teaching != Teaching::Off {
            // The same press takes it away that goes on elsewhere.
            table.tap(Button::C);
        }
    };
    // Another game, the second; begin.
    table.taps(&[Button::Down, Button::C, Button::Down, Button::C, Button::C]);
    look(&mut table);
    table.tile(Some(TileRole::Citizen));
    table.tile(Some(TileRole::Steward));
    table.tile(Some(TileRole::Vendor));
    table.completes(None);
    look(&mut table);
    table.road(3, &[(Seat::Red, 1)]);
    table.next();
    look(&mut table);
    // The last tile of a stack is the first that brings the walls of the next one (CDS A4).
    table.tiles_until(28);
    table.tile(None);
    look(&mut table);
    // Only the second scoring of the game, however late.
    table.completes(None);
    look(&mut table);
    table.market(2, 1, &[(Seat::Blue, 1)]);
    table.next();
    look(&mut table);
    table.gate();
    table.wall(End::Left, true);
    table.rest(2);
    look(&mut table);
    table.no_tower();
    table.tile(Some(TileRole::Citizen));
    table.tiles_until(53);
    table.tile(None);
    look(&mut table);
    table.tiles_until(74);
    table.tile(None);
    look(&mut table);
    table.next();
    look(&mut table);
    table.tap(Button::C);
    look(&mut table);
    table.district(&[(Seat::Green, 1)], 1);
    look(&mut table);
    table.guard(2, 1);
    look(&mut table);
    assert_eq!(table.phase(), Phase::Over);
    (table.seen(), shown)
}

/// The same in the first round of Magna Carta.
fn magna_carta(variant: Variant, language: Language, teaching: Teaching) -> Taught {
    let mut table = Table::with(Settings { language, teaching, ..Settings::default() });
    table.watch(format!("{language:?}, {variant}, {teaching:?}"));
    // The set-up finds its first screen covered; it is looked at without the cover.
    table.tap(Button::C);
    if variant == Variant::Intro {
        table.taps(&[Button::B, Button::C, Button::A]);
    }
    table.tap(Button::C);
    let mut shown = Vec::new();
    let steps: [fn(&mut Table); 6] = [
        Table::go_on,
        Table::everybody_passes,
        |table| {
            if table.game().is_standard() {
                table.nobody_else();
            }
        },
        Table::go_on,
        // The whole castle at once: the game is over.
        |table| {
            table.batches(24);
            table.nobody_else();
        },
        |_| {},
    ];
    for step in steps {
        let phase = format!("{:?}", table.phase());
        if shown.last().is_none_or(|(last, _)| *last != phase) {
            shown.push((phase, table.picture().bytes().to_vec()));
            if teaching != Teaching::Off {
                table.tap(Button::C);
            }
        }
        step(&mut table);
    }
    (table.seen(), shown)
}

/// Sees the three levels of one game and holds them apart.
fn differ(language: Language, play: impl Fn(Teaching) -> Taught) -> Watch {
    let [(mut watch, full), (reminded, reminder), (plain, off)] =
        [Teaching::Full, Teaching::Reminder, Teaching::Off].map(play);
    assert_eq!([full.len(), reminder.len()], [off.len(); 2]);
    for ((full, reminder), off) in full.iter().zip(&reminder).zip(&off) {
        let phase = &full.0;
        assert_eq!([&reminder.0, &off.0], [phase; 2]);
        assert!(full.1 != reminder.1, "{language:?}: {phase}, full and reminder");
        assert!(full.1 != off.1, "{language:?}: {phase}, full and off");
        assert!(reminder.1 != off.1, "{language:?}: {phase}, reminder and off");
    }
    watch.add(reminded);
    watch.add(plain);
    watch
}

#[test]
fn the_three_levels_differ_in_de_stad() {
    each_language(|language| differ(language, |teaching| city(language, teaching)));
}

#[test]
fn the_three_levels_differ_in_magna_carta() {
    each_language(|language| {
        let mut watch = Watch::default();
        for variant in Variant::ALL {
            watch.add(differ(language, |teaching| magna_carta(variant, language, teaching)));
        }
        watch
    });
}

#[test]
fn the_intro_rules_do_not_speak_of_the_provost() {
    // "intro: whole road", "intro: phase 5, no provost" (facts 1.5): B explains the effects and the round's end.
    let [standard, intro] = [Variant::Standard, Variant::Intro].map(|variant| {
        let mut table = Table::playing(Language::Dutch, variant, 4, Books::Table);
        table.go_on();
        table.everybody_passes();
        if variant == Variant::Standard {
            table.nobody_else();
        }
        let mut rules = Vec::new();
        for _ in 0..2 {
            table.tap(Button::B);
            rules.push(table.picture().bytes().to_vec());
            table.taps(&[Button::C, Button::C]);
            if rules.len() == 1 {
                table.nobody_else();
            }
        }
        rules
    });
    for (standard, intro) in standard.iter().zip(&intro) {
        assert!(standard != intro);
    }
}
