//! A clumsy player: any button at any moment, in every language and at every kind of table.
//!
//! After each moment of each press the screen is drawn and audited. The presses are chosen by a repeatable chance, so a
//! failure names the walk that leads to it and can be played again.

mod table;

use companion::{
    Change,
    press::{Button, Kind},
    settings::{Language, Settings, Teaching},
};
use engine::{
    Game,
    autoplay::Repeatable,
    magna_carta::setup::{Books, Variant},
};
use rand_core::RngCore;
use table::{CaylusTable, CityTable, Table, TableOf, Watch, flash::Flash};

/// Presses a walk; the walks together take a few seconds without optimisation.
const PRESSES: usize = 160;

/// A takes back what the others did: it comes less often, so that games move on.
const BUTTONS: [Button; 16] = {
    use Button::{A, B, C, Down, Up};
    [A, B, B, B, C, C, C, C, C, C, Up, Up, Up, Down, Down, Down]
};

fn below(chance: &mut Repeatable, bound: usize) -> usize {
    (chance.next_u32() >> 4) as usize % bound
}

/// The moments of one press.
fn moments(chance: &mut Repeatable) -> Vec<Kind> {
    match below(chance, 12) {
        0 => vec![Kind::Down, Kind::Held],
        1 => {
            let mut kinds = vec![Kind::Down, Kind::Held];
            kinds.resize(3 + below(chance, 20), Kind::Repeat);
            kinds
        }
        // The button went down before the device woke up, or up while it was away.
        2 => vec![Kind::Short],
        3 => vec![Kind::Down],
        _ => vec![Kind::Down, Kind::Short],
    }
}

/// Presses about at random and checks after each moment what must hold on any screen.
fn walk<G: Game + 'static>(table: &mut TableOf<G>, seed: u32, watch: &mut Watch, name: &str) {
    let mut chance = Repeatable::new(seed);
    let mut flash = Flash::default();
    let mut before = table.picture();
    for press in 0..PRESSES {
        let button = BUTTONS[below(&mut chance, BUTTONS.len())];
        for kind in moments(&mut chance) {
            let at = format!("{name}, seed {seed}, press {press}: {button:?} {kind:?}");
            let state = table.device.game::<G>().cloned();
            let change = table.moment(button, kind);
            let after = table.picture();
            assert!(change != Change::Nothing || after == before, "the screen changed unnoticed after {at}");
            assert!(
                kind == Kind::Short || table.device.game() == state.as_ref(),
                "an unfinished press changed the game after {at}"
            );
            watch.look_at(&after, table.device.settings().language, || at);
            before = after;
        }
        assert!(before == table.picture(), "drawn twice it differs after press {press} of {name}, seed {seed}");
    }
    // The game is its journal: what was entered and taken back, replayed, is what stands on the table.
    flash.store(&mut table.device);
    assert!(flash.boot().game::<G>() == table.device.game::<G>(), "replayed it differs: {name}, seed {seed}");
}

fn walk_all<G: Game + 'static>(tables: impl IntoIterator<Item = (String, TableOf<G>)>) {
    let mut watch = Watch::default();
    for (seed, (name, mut table)) in (1..).zip(tables) {
        walk(&mut table, seed, &mut watch, &name);
    }
    eprintln!("{} different screens", watch.screens());
    watch.assert_faultless();
}

#[test]
fn a_clumsy_player_finds_no_way_to_break_a_fresh_device() {
    walk_all(Language::ALL.map(|language| (format!("{language:?}"), Table::speaking(language))));
}

#[test]
fn a_clumsy_player_finds_no_way_to_break_a_game() {
    let tables = Language::ALL.into_iter().flat_map(|language| {
        Variant::ALL.into_iter().flat_map(move |variant| {
            Books::ALL.into_iter().map(move |books| {
                let table = Table::playing(language, variant, 2 + variant as u8 * 2, books);
                (format!("{language:?} {variant} {books}"), table)
            })
        })
    });
    walk_all(tables);
}

#[test]
fn a_clumsy_newcomer_finds_no_way_to_break_a_game() {
    walk_all(Language::ALL.map(|language| {
        let settings = Settings { language, teaching: Teaching::Full, ..Settings::default() };
        let mut table = Table::with(settings);
        table.set_up(Variant::Standard, 3, Books::Table);
        (format!("{language:?}, full teaching"), table)
    }));
}

#[test]
fn a_clumsy_player_finds_no_way_to_break_caylus() {
    walk_all(Language::ALL.into_iter().flat_map(|language| {
        engine::caylus::setup::Books::ALL.into_iter().map(move |books| {
            let players = 3 + language as u8;
            let table = CaylusTable::playing(language, players, books);
            (format!("Caylus, {language:?} {players} {books}"), table)
        })
    }));
}

/// A moment of a game, and what leads to it.
type Moment = (&'static str, fn(&mut CityTable));

/// Games of De Stad at the moments at which most can go wrong; a number of players for each language.
fn cities(settings: Settings) -> impl Iterator<Item = (String, CityTable)> {
    let moments: [Moment; 5] = [
        ("the first tile", |_| {}),
        ("a scoring", |table| {
            table.tiles_with_everybody(12);
            table.completes(None);
        }),
        ("walls", |table| table.first_walls()),
        ("the last tiles", |table| {
            table.tiles_with_everybody(72);
        }),
        ("the final count", |table| {
            table.first_walls();
            table.guards_on_the_rest();
            table.no_tower();
            table.tiles_with_everybody(75);
        }),
    ];
    let players = 2 + settings.language as u8;
    moments.into_iter().map(move |(name, reach)| {
        let mut table = CityTable::with(settings);
        table.set_up(players);
        reach(&mut table);
        (format!("{:?}, {players} players, {name}", settings.language), table)
    })
}

#[test]
fn a_clumsy_player_finds_no_way_to_break_a_city() {
    for language in Language::ALL {
        walk_all(cities(Settings { language, ..Settings::default() }));
    }
}

#[test]
fn a_clumsy_newcomer_finds_no_way_to_break_a_city() {
    for (language, teaching) in Language::ALL.into_iter().zip([Teaching::Full, Teaching::Reminder, Teaching::Full]) {
        let plain = Settings { language, teaching: Teaching::Off, ..Settings::default() };
        walk_all(cities(plain).map(|(name, mut table)| {
            // Taught from here on: home, settings, second row; back to the game.
            table.hold(Button::C);
            table.taps(&[Button::Up, Button::C, Button::Up, Button::C, Button::Down]);
            table.tap_times(Button::C, if teaching == Teaching::Full { 1 } else { 2 });
            table.taps(&[Button::A, Button::Down, Button::C]);
            assert_eq!(table.device.settings().teaching, teaching);
            (name, table)
        }));
    }
}

/// A leads back; in a game it takes back, and the way home is the menu's last entry. At home A does nothing.
fn go_home<G: Game + 'static>(table: &mut TableOf<G>) -> bool {
    const PATIENCE: usize = 300;
    if (0..PATIENCE).any(|_| table.tap(Button::A) == Change::Nothing) {
        return true;
    }
    table.hold(Button::C);
    table.taps(&[Button::Up, Button::C]);
    table.tap(Button::A) == Change::Nothing
}

#[test]
fn there_is_a_way_home_from_everywhere() {
    let mut watch = Watch::default();
    for seed in 100..112 {
        // Half of them from the home screen, half in a game.
        let mut table = Table::speaking(Language::English);
        if seed % 2 == 0 {
            table.set_up(Variant::Standard, 3, Books::Table);
        }
        walk(&mut table, seed, &mut watch, "one device");
        assert!(go_home(&mut table), "lost after walk {seed}");
    }
    for (seed, (name, mut table)) in (200..).zip(cities(Settings::default())) {
        walk(&mut table, seed, &mut watch, &name);
        assert!(go_home(&mut table), "lost after walk {seed}: {name}");
    }
}
