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
    autoplay::Repeatable,
    magna_carta::{
        MagnaCarta,
        setup::{Books, Variant},
    },
};
use rand_core::RngCore;
use table::{Table, Watch};

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
fn walk(table: &mut Table, seed: u32, watch: &mut Watch, name: &str) {
    let mut chance = Repeatable::new(seed);
    let mut before = table.picture();
    for press in 0..PRESSES {
        let button = BUTTONS[below(&mut chance, BUTTONS.len())];
        for kind in moments(&mut chance) {
            let at = format!("{name}, seed {seed}, press {press}: {button:?} {kind:?}");
            let state = table.device.game::<MagnaCarta>().cloned();
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
}

fn walk_all(tables: impl IntoIterator<Item = (String, Table)>) {
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

/// A leads back; in a game it takes back, and the way home is the log, its menu, the last entry. At home A does nothing.
fn go_home(table: &mut Table) -> bool {
    const PATIENCE: usize = 300;
    if (0..PATIENCE).any(|_| table.tap(Button::A) == Change::Nothing) {
        return true;
    }
    // The first held press may only have taken a sentence away; then A asks for it again, and C takes it away.
    (0..2).any(|_| {
        table.hold(Button::A);
        table.taps(&[Button::B, Button::Up, Button::C]);
        let home = table.tap(Button::A) == Change::Nothing;
        if !home {
            table.tap(Button::C);
        }
        home
    })
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
}
