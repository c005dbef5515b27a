//! Complete games of Machiavelli by presses, and every screen on the way in every language, for two to eight players.
//!
//! Invariant: nothing leaves its box, whatever is pressed.

mod table;

use companion::{press::Button, settings::Language};
use engine::{
    Game,
    autoplay::Repeatable,
    machiavelli::{Machiavelli, Phase},
    prompt::Kind,
};
use rand_core::RngCore;
use table::{
    Watch,
    machiavelli::{ACTIONS, CITIES, DOWN, LIST, Table, UNIQUES, UP, begun},
};

/// Every list on the check-list, every row of the choices, every card of the look-up.
#[test]
fn the_set_up_and_the_look_up_fit_in_every_language() {
    let mut watch = Watch::default();
    for language in Language::ALL {
        let mut table = Table::speaking(language);
        table.watch(format!("{language:?}, set-up"));
        table.taps(&[DOWN, Button::C, UP, Button::C]);
        for _ in 0..7 {
            table.tap(Button::B);
            table.tap_times(DOWN, LIST);
            table.taps(&[Button::C, Button::A]);
        }
        table.tap(Button::B);
        for _ in 0..26 {
            table.taps(&[DOWN, Button::B, Button::A]);
        }
        table.tap_times(DOWN, UNIQUES + 1 + 25);
        table.tap(Button::C);
        table.tap_times(UP, 36);
        table.taps(&[Button::A, DOWN, DOWN, Button::C, Button::A, Button::C]);
        // The look-up.
        table.hold(Button::C);
        table.taps(&[DOWN, DOWN, Button::C]);
        for _ in 0..74 {
            table.taps(&[Button::C, Button::A, DOWN]);
        }
        watch.add(table.seen());
    }
    watch.assert_faultless();
}

/// Presses at random, every screen looked at: nothing leaves its box in any language, for two to eight players.
#[test]
fn whatever_is_pressed_fits() {
    let mut watch = Watch::default();
    for (number, language) in Language::ALL.into_iter().enumerate() {
        for players in 2..=8usize {
            let seed = (number * 10 + players) as u32;
            let mut chance = Repeatable::new(seed * 7919);
            // Other lists, the ninth, cities or not, action cards, every unique district.
            let changes = [
                (LIST, players - 2),
                (UNIQUES, seed as usize % 2),
                (CITIES, usize::from(players == 4)),
                (ACTIONS, players % 2),
            ];
            let mut table = begun(language, players, &changes);
            table.watch(format!("{language:?}, {players} players"));
            for _ in 0..500 {
                match chance.next_u32() % 20 {
                    0 => table.tap(Button::A),
                    1 => table.hold(Button::C),
                    2 => table.hold(Button::A),
                    3..=5 => table.tap(Button::B),
                    6..=9 => table.tap(DOWN),
                    10 | 11 => table.tap(UP),
                    _ => table.tap(Button::C),
                };
                if table.device.game::<Machiavelli>().is_none() {
                    break;
                }
            }
            watch.add(table.seen());
        }
    }
    watch.assert_faultless();
}

/// A complete game by presses alone: whoever is marked answers, every turn builds what is listed first.
fn play_out(table: &mut Table) {
    for _ in 0..3_000 {
        let Some(prompt) = table.game().prompt() else { return };
        match prompt.kind {
            // What the character does of its own, and then a district; a heading opens first.
            Kind::Pick if table.game().phase() == Phase::Turn => {
                let before = table.state();
                table.tap_times(DOWN, usize::from(table.game().round()) % 3);
                table.taps(&[Button::C, Button::C]);
                if table.game().phase() == Phase::Turn && table.game().prompt().is_some_and(|prompt| prompt.nobody) {
                    table.tap(Button::B);
                }
                if *table.game() == before {
                    table.taps(&[Button::A, UP, Button::C]);
                }
            }
            _ => _ = table.tap(Button::C),
        }
    }
    panic!("the game does not end: {:?}", table.texts());
}

#[test]
fn complete_games_by_presses_in_every_language() {
    for language in Language::ALL {
        for (players, list) in [(2, 0), (3, 2), (5, 1), (8, 6)] {
            let mut table = begun(language, players, &[(LIST, list)]);
            table.watch(format!("{language:?}, {players} players to the end"));
            play_out(&mut table);
            assert!(table.game().is_over() && !table.game().winners().is_empty());
            // Every page of the result, the log and the sheet.
            table.tap_times(DOWN, 4);
            table.hold(Button::A);
            table.tap_times(UP, 6);
            table.taps(&[Button::A, Button::A, Button::C]);
            let mut watch = Watch::default();
            watch.add(table.seen());
            watch.assert_faultless();
        }
    }
}
