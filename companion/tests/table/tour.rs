//! A tour of what lies over the resting screen: everything that a button leads to and that changes nothing.
//!
//! For tests that look at every screen. Invariant: after [`open_everything`] the game is as it was and the resting screen
//! is up.

use companion::{press::Button, settings::Language};
use engine::{
    Game,
    carcassonne_city::City,
    magna_carta::{MagnaCarta, Phase, cards::Building, setup::Variant},
    prompt::Kind as Asks,
    seat::Seat,
};

use super::{Table, TableOf, Watch};

pub(crate) fn each_language(visit: impl Fn(Language) -> Watch) {
    let mut all = Watch::default();
    for language in Language::ALL {
        all.add(visit(language));
    }
    eprintln!("{} different screens", all.screens());
    all.assert_faultless();
}

/// The menu: from the seats' screen through the log, elsewhere C held.
pub(crate) fn open_menu(table: &mut Table) {
    if table.phase() == Phase::Actions && !table.game().keeps_books() {
        table.hold(Button::A);
        table.tap(Button::B);
    } else {
        table.hold(Button::C);
    }
}

/// What a game has for a tour.
pub(crate) trait Toured {
    /// Pages of the look-up.
    const PAGES: usize;
    /// Its row among the games of the home screen, from 1 on.
    const ROW: usize;
}

impl Toured for MagnaCarta {
    /// Neutral cards, buildings, the residence, prestige buildings.
    const PAGES: usize = 5 + 12 + 1 + 7;
    const ROW: usize = 1;
}

impl Toured for City {
    const PAGES: usize = 1 + 8;
    const ROW: usize = 2;
}

/// Everything that lies over the resting screen: menu, log, cards, sheet, the values that can be set; and home.
pub(crate) fn open_everything<G: Game + Toured + 'static>(table: &mut TableOf<G>, cards: bool) {
    let state = table.state();
    // From the log there is a way to the menu on every screen.
    let menu = |table: &mut TableOf<G>| {
        table.hold(Button::A);
        table.tap(Button::B);
    };
    // Values: the list all the way round, one of them opened.
    menu(table);
    table.tap(Button::C);
    table.tap_times(Button::Down, 60);
    table.taps(&[Button::C, Button::Up, Button::A, Button::A]);
    // The log, some entries back.
    table.hold(Button::A);
    table.tap_times(Button::Up, 12);
    table.tap(Button::A);
    if cards {
        menu(table);
        table.taps(&[Button::Down, Button::Down, Button::C]);
        for _ in 0..G::PAGES {
            table.taps(&[Button::C, Button::A, Button::Down]);
        }
        table.tap(Button::A);
    }
    // The score as it is now, and home and back; a game that waits and the question before it goes.
    menu(table);
    table.taps(&[Button::Down, Button::Down, Button::Down, Button::C, Button::A]);
    menu(table);
    table.taps(&[Button::Up, Button::C]);
    if table.game().prompt().is_some() {
        table.tap_times(Button::Down, G::ROW);
        table.taps(&[Button::C, Button::A]);
    }
    // The mark stands on "new game", below "continue".
    table.tap_times(Button::Up, G::ROW);
    table.tap(Button::C);
    assert!(*table.game() == state, "looking about changes nothing");
}

/// Sets the value at a row of the list of values, by a held UP.
pub(crate) fn set_value(table: &mut Table, row: usize, steps: usize) {
    open_menu(table);
    table.tap(Button::C);
    table.tap_times(Button::Down, row);
    table.tap(Button::C);
    table.hold_for(Button::Up, steps);
    table.tap(Button::C);
}

/// The wheel all the way down, then all the way up.
pub(crate) fn turn_wheel<G: Game + 'static>(table: &mut TableOf<G>) {
    let Some(Asks::Amount { from, to }) = table.game().prompt().map(|prompt| prompt.kind) else { return };
    let span = usize::from(to.abs_diff(from)).min(30) + 2;
    table.tap_times(Button::Down, span);
    table.tap_times(Button::Up, span);
}

/// Every row of the list on the screen, every heading opened and closed again, the help. `rows` says how many entries
/// each row stands for.
pub(crate) fn walk_rows<G: Game + 'static>(table: &mut TableOf<G>, rows: &[usize]) {
    let state = table.state();
    for (row, entries) in rows.iter().enumerate() {
        if *entries > 1 {
            table.tap(Button::C);
            table.tap_times(Button::Down, *entries);
            // A closes the heading and puts the mark on the first row.
            table.tap(Button::A);
            table.tap_times(Button::Down, row);
        }
        table.tap(Button::Down);
    }
    table.taps(&[Button::B, Button::C]);
    assert!(*table.game() == state);
}

pub(crate) fn buildings(variant: Variant) -> impl Iterator<Item = Building> {
    let intro = variant == Variant::Intro;
    Building::ALL.into_iter().filter(move |card| !intro || !matches!(card, Building::Lawyer | Building::Church))
}

pub(crate) fn asked(table: &Table) -> Option<Seat> {
    table.game().prompt().and_then(|prompt| prompt.seat)
}

/// The provost's wheel at the ends and in the middle of the street.
pub(crate) fn provost_everywhere(table: &mut Table) {
    for at in [1, 26, 52] {
        let now = table.game().provost().expect("the standard rules have one");
        open_menu(table);
        table.taps(&[Button::C, Button::C]);
        let button = if at > now { Button::Up } else { Button::Down };
        if at.abs_diff(now) > 1 {
            table.hold_for(button, at.abs_diff(now).into());
        }
        table.tap(Button::C);
        assert_eq!(table.game().provost(), Some(at));
        turn_wheel(table);
        table.tap(Button::B);
        table.tap(Button::A);
        open_everything(table, false);
    }
    // Wherever the wheel stands now, it may stay there; he ends at the end of the street.
    while table.phase() == Phase::Provost {
        table.tap_times(Button::Up, 7);
        table.tap(Button::C);
    }
    assert_eq!(table.game().reach(), 52);
}
