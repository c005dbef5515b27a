//! A tour of what lies over the resting screen: everything that a button leads to and that changes nothing.
//!
//! For tests that look at every screen. Invariant: after [`open_everything`] the game is as it was and the resting screen
//! is up.

use companion::{Change, press::Button, settings::Language};
use engine::{
    Game,
    carcassonne_city::City,
    caylus::Caylus,
    magna_carta::{MagnaCarta, Phase, cards::Building, setup::Variant},
    prompt::Kind as Asks,
};

use super::{Table, TableOf, Watch, magna_carta::Value};

pub(crate) fn each_language(visit: impl Fn(Language) -> Watch) {
    let mut all = Watch::default();
    for language in Language::ALL {
        all.add(visit(language));
    }
    eprintln!("{} different screens", all.screens());
    all.assert_faultless();
}

/// What a game has for a tour.
pub(crate) trait Toured {
    /// Pages of the look-up.
    const PAGES: usize;

    /// How many play.
    fn players(&self) -> usize;
}

impl Toured for MagnaCarta {
    /// Everybody's purse with the device's books; neutral cards, buildings, the residence, prestige buildings.
    const PAGES: usize = 1 + 5 + 12 + 1 + 7;

    fn players(&self) -> usize {
        self.setup().seats().len()
    }
}

impl Toured for City {
    const PAGES: usize = 1 + 8;

    fn players(&self) -> usize {
        self.setup().seats().len()
    }
}

impl Toured for Caylus {
    /// Two of the device's books; the spaces before the bridge, the scoring, the road, neutral and fixed tiles, buildings, the
    /// residence, prestige buildings.
    const PAGES: usize = 2 + 7 + 2 + 6 + 3 + 17 + 1 + 9;

    fn players(&self) -> usize {
        self.setup().seats().len()
    }
}

/// Everything that lies over the resting screen: menu, log, cards, sheet, the values that can be set; help everywhere; and
/// home.
pub(crate) fn open_everything<G: Game + Toured + 'static>(table: &mut TableOf<G>, cards: bool) {
    let state = table.state();
    help(table);
    // Values: everybody's and the table's. Five rows are seen at once, so four steps miss none.
    table.hold(Button::C);
    help(table);
    table.tap(Button::C);
    for _ in 0..=state.players() {
        table.tap(Button::C);
        for _ in 0..7 {
            table.hold_for(Button::Down, 4);
        }
        table.taps(&[Button::C, Button::Up, Button::A, Button::A, Button::Down]);
    }
    help(table);
    table.tap(Button::A);
    // The log, some entries back; where there is an older line, the question before it.
    table.hold(Button::A);
    help(table);
    if table.tap(Button::Up) != Change::Nothing {
        table.tap_times(Button::Up, 11);
        table.tap(Button::C);
        help(table);
        table.tap(Button::A);
    }
    table.tap(Button::A);
    if cards {
        table.hold(Button::C);
        table.taps(&[Button::Down, Button::Down, Button::C]);
        for _ in 0..G::PAGES {
            table.taps(&[Button::C, Button::A, Button::Down]);
        }
        table.tap(Button::A);
    }
    // The score as it is now, all its pages.
    table.hold(Button::C);
    table.taps(&[Button::Down, Button::Down, Button::Down, Button::C, Button::Down, Button::Down, Button::A]);
    // Home and back; a game that waits and the question before it goes.
    table.hold(Button::C);
    table.taps(&[Button::Up, Button::C]);
    if table.game().prompt().is_some() {
        table.taps(&[Button::Down, Button::C, Button::A]);
    }
    // The mark stands on "new game", below "continue".
    table.taps(&[Button::Up, Button::C]);
    assert!(*table.game() == state, "looking about changes nothing");
}

/// B held is help on every screen, and changes nothing.
pub(crate) fn help<G: Game + 'static>(table: &mut TableOf<G>) {
    table.hold(Button::B);
    table.tap(Button::C);
}

/// Every value that can be set, of everybody and of the table: as it is, one more and one less.
pub(crate) fn open_every_value<G: Game + Toured + 'static>(table: &mut TableOf<G>) {
    let state = table.state();
    table.hold(Button::C);
    table.tap(Button::C);
    for _ in 0..=state.players() {
        table.tap(Button::C);
        let first = table.picture();
        for row in 0.. {
            table.taps(&[Button::C, Button::Up, Button::Down, Button::Down, Button::A, Button::Down]);
            if table.picture() == first {
                break;
            }
            assert!(row < 100, "the list of values does not end");
        }
        table.taps(&[Button::A, Button::Down]);
    }
    table.tap(Button::A);
    assert!(*table.game() == state, "looking at values changes nothing");
}

/// The number all the way down, then all the way up.
pub(crate) fn turn_wheel<G: Game + 'static>(table: &mut TableOf<G>) {
    let Some(Asks::Amount { from, to, .. }) = table.game().prompt().map(|prompt| prompt.kind) else { return };
    let span = usize::from(to.abs_diff(from)).min(30) + 2;
    table.tap_times(Button::Down, span);
    table.tap_times(Button::Up, span);
}

/// Every row of the list on the screen, every heading opened and closed again, the help. `rows` says how many entries
/// each row stands for, `first` where the mark starts; it ends there too.
pub(crate) fn walk_rows<G: Game + 'static>(table: &mut TableOf<G>, rows: &[usize], first: usize) {
    let state = table.state();
    for step in 0..rows.len() {
        let entries = rows[(first + step) % rows.len()];
        if entries > 1 {
            table.tap(Button::C);
            table.tap_times(Button::Down, entries);
            // A closes the heading and leaves the mark on it.
            table.tap(Button::A);
        }
        table.tap(Button::Down);
    }
    help(table);
    assert!(*table.game() == state);
}

pub(crate) fn buildings(variant: Variant) -> impl Iterator<Item = Building> {
    let intro = variant == Variant::Intro;
    Building::ALL.into_iter().filter(move |card| !intro || !matches!(card, Building::Lawyer | Building::Church))
}

/// The provost's number at the ends and in the middle of the street.
pub(crate) fn provost_everywhere(table: &mut Table) {
    for at in [1, 26, 52] {
        let now = table.game().provost().expect("the standard rules have one");
        table.correct(None, Value::Provost, i16::from(at) - i16::from(now));
        assert_eq!(table.game().provost(), Some(at));
        turn_wheel(table);
        help(table);
        open_everything(table, false);
    }
    // Wherever the number stands now, he may stay there; he ends at the end of the street.
    while table.phase() == Phase::Provost {
        table.tap_times(Button::Up, 7);
        table.tap(Button::C);
    }
    assert_eq!(table.game().reach(), 52);
}
