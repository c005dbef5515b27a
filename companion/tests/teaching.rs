//! The three levels of teaching, in both games: at each new phase the rule, one line with what everyone forgets, or
//! nothing. On a new device it is the line, which costs no press.

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
use table::{
    CityTable, Table, Watch,
    flash::{Flash, picture},
    tour::each_language,
};

/// What was seen, and the screens with which a phase began.
type Taught = (Watch, Vec<(String, Vec<u8>)>);

/// The screens that come unasked, at one level of teaching, in a game from its first tile to its result.
fn city(language: Language, teaching: Teaching) -> Taught {
    let mut table = CityTable::with(Settings { language, teaching, ..Settings::default() });
    table.watch(format!("{language:?}, {teaching:?}"));
    let mut shown = Vec::new();
    let mut look = |table: &mut CityTable| {
        shown.push((format!("{:?}", table.phase()), table.picture().bytes().to_vec()));
        if teaching == Teaching::Full {
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
        },
        |_| {},
    ];
    for step in steps {
        let phase = format!("{:?}", table.phase());
        if shown.last().is_none_or(|(last, _)| *last != phase) {
            shown.push((phase, table.picture().bytes().to_vec()));
            if teaching == Teaching::Full {
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
    each_language(|language| {
        differ(language, |teaching| {
            let (watch, mut shown) = city(language, teaching);
            // The result.
            shown.pop();
            (watch, shown)
        })
    });
}

#[test]
fn no_reminder_lies_over_who_has_won() {
    let result = |teaching| city(Language::Dutch, teaching).1.pop();
    assert!(result(Teaching::Off).is_some());
    assert_eq!(result(Teaching::Reminder), result(Teaching::Off));
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
fn a_new_device_reminds_and_one_that_was_used_before_does_as_it_did() {
    assert_eq!(Settings::default().teaching, Teaching::Reminder);
    let mut table = Table::with(Settings::default());
    table.taps(&[Button::C, Button::C]);
    table.assert_says("Ook in ronde 1 krijgt ieder 2 denar");
    // It does not swallow the press that goes on, and comes once a phase.
    table.tap(Button::C);
    assert_eq!(table.phase(), engine::magna_carta::Phase::Actions);
    table.assert_says("Wie als eerste past, krijgt 1 denar");
    table.tap(Button::C);
    assert!(!table.says("Wie als eerste past"));
}

/// Also after a night in the box: the line is there again where it was.
#[test]
fn a_reminder_comes_back_with_the_game() {
    let mut table = Table::with(Settings::default());
    table.taps(&[Button::C, Button::C]);
    let mut flash = Flash::default();
    let phases: [fn(&mut Table); 3] = [|_| {}, Table::go_on, Table::everybody_passes];
    for begins in phases {
        begins(&mut table);
        flash.store(&mut table.device);
        assert!(picture(&flash.boot()) == table.picture(), "{:?}", table.phase());
    }
    table.assert_says("Elke stap van de voogd kost 1 denar");
}

#[test]
fn reminders_cost_no_press_and_fade_after_two_rounds() {
    let rounds = |teaching| {
        let mut table = Table::with(Settings { teaching, ..Settings::default() });
        table.taps(&[Button::C, Button::C, Button::C]);
        [(); 3].map(|()| (table.presses_of(Table::quiet_round), table.picture().bytes().to_vec()))
    };
    let (reminded, plain) = (rounds(Teaching::Reminder), rounds(Teaching::Off));
    for (reminded, plain) in reminded.iter().zip(&plain) {
        assert_eq!(reminded.0, plain.0);
        assert!(reminded.0 <= 8, "{} presses", reminded.0);
    }
    // The actions of round 2 begin with a line, those of rounds 3 and 4 do not.
    let alike: Vec<bool> = reminded.iter().zip(&plain).map(|(reminded, plain)| reminded.1 == plain.1).collect();
    assert_eq!(alike, [false, true, true]);
}

/// The last row of every game's set-up.
#[test]
fn teaching_is_a_row_of_the_set_up() {
    let mut table = Table::with(Settings::default());
    table.taps(&[Button::C, Button::B, Button::Up]);
    table.assert_says("geheugensteun");
    for teaching in [Teaching::Off, Teaching::Full, Teaching::Reminder] {
        table.tap(Button::C);
        assert_eq!(table.device.settings().teaching, teaching);
    }
    let mut city = CityTable::with(Settings::default());
    city.taps(&[
        Button::Down,
        Button::C,
        Button::Down,
        Button::C,
        Button::B,
        Button::Up,
        Button::C,
        Button::A,
        Button::C,
    ]);
    assert_eq!(city.device.settings().teaching, Teaching::Off);
}

/// What B says of each row of a list, in every language, each different from the others.
#[test]
fn every_row_of_the_set_up_and_of_the_settings_has_its_own_help() {
    each_language(|language| {
        let mut watch = Watch::default();
        // The set-up's choices; the settings, the last entry of the home screen.
        for (open, rows) in [(&[Button::C, Button::B][..], 7), (&[Button::Up, Button::C], 6)] {
            let mut table = Table::speaking(language);
            table.watch(format!("{language:?}, {open:?}"));
            table.taps(open);
            let mut texts = std::collections::BTreeSet::new();
            for _ in 0..rows {
                table.tap(Button::B);
                texts.insert(table.texts());
                table.taps(&[Button::A, Button::Down]);
            }
            assert_eq!(texts.len(), rows, "{language:?}");
            watch.add(table.seen());
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

#[test]
fn the_intro_rules_do_not_speak_of_residences() {
    // "Iedere speler ontvangt 2 denar van de bank", and nothing else (CMC-NL, Instapregels, fase 1); notary, church and hotel
    // stay in the box, and a prestige building is laid before its owner ("Spelvoorbereiding", fase 2, E).
    let words = [
        (Language::Dutch, "woonhuis", "Niet in het instapspel"),
        (Language::German, "Wohnhaus", "Nicht im Einstiegsspiel"),
        (Language::English, "residence", "Not in the intro game"),
    ];
    for (language, residence, unused) in words {
        for (variant, speaks) in [(Variant::Standard, true), (Variant::Intro, false)] {
            let mut table = Table::playing(language, variant, 4, Books::Table);
            table.hold(Button::B);
            assert_eq!(table.says(residence), speaks, "{language:?}, {variant}: {:?}", table.texts());
            table.tap(Button::C);
            // The menu's cards; the theatre is the first of the seven prestige buildings, the hotel the third.
            table.hold(Button::C);
            table.taps(&[Button::Down, Button::Down, Button::C]);
            table.tap_times(Button::Up, 7);
            table.tap(Button::C);
            assert_eq!(table.says(residence), speaks, "{language:?}, {variant}: {:?}", table.texts());
            table.tap_times(Button::Down, 2);
            assert_eq!(table.says(unused), !speaks, "{language:?}, {variant}: {:?}", table.texts());
        }
    }
}
