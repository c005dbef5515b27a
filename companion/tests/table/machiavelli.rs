//! What the finger means at a table of Machiavelli.
//!
//! The rows of the choices are written here once more, so that one that moves shows in the tests.

use companion::{press::Button, settings::Language};
use engine::{Game, machiavelli::Machiavelli, prompt::Kind, seat::Seat};

use super::TableOf;

pub(crate) type Table = TableOf<Machiavelli>;

// Rows of the choices.
pub(crate) const LIST: usize = 3;
pub(crate) const NINTH: usize = 12;
/// Presses there for the tax collector, by the list: the first is the list's own ninth, or the artist where it has none, and the third
/// the one before that.
pub(crate) const TAX_COLLECTOR: [usize; 7] = [2, 3, 1, 2, 3, 2, 1];
pub(crate) const UNIQUES: usize = 13;
pub(crate) const CITIES: usize = 15;
pub(crate) const ACTIONS: usize = 16;
/// Which card's values are set; cost, silver and points are the rows below it.
pub(crate) const CARD: usize = 18;
/// Unique cards in the box, the last five of which Provost does not know.
pub(crate) const CARDS: usize = 36;

pub(crate) const UP: Button = Button::Up;
pub(crate) const DOWN: Button = Button::Down;

/// The check-list of a game with so many players; `changes` are rows of the choices and how often C is pressed there.
pub(crate) fn set_up(language: Language, players: usize, changes: &[(usize, usize)]) -> Table {
    let mut table = Table::speaking(language);
    // Another game: the last of the list.
    table.taps(&[DOWN, Button::C, UP, Button::C]);
    let more = (players + 7 - 5) % 7;
    table.tap(Button::B);
    table.tap_times(Button::C, more);
    let mut row = 0;
    for (wanted, times) in changes {
        table.tap_times(DOWN, wanted - row);
        table.tap_times(Button::C, *times);
        row = *wanted;
    }
    table.tap(Button::A);
    table
}

/// What a card says at this table: on its page of the choices it stands so many rows above the first, and each of cost, silver and
/// points is pressed so many times. From the check-list and back.
pub(crate) fn say_card(table: &mut Table, above_first: usize, presses: [usize; 3]) {
    table.tap(Button::B);
    table.tap_times(DOWN, CARD);
    table.tap(Button::C);
    table.tap_times(UP, above_first);
    table.tap(Button::C);
    for times in presses {
        table.tap(DOWN);
        table.tap_times(Button::C, times);
    }
    table.tap(Button::A);
}

/// Nobody has the called rank: B, and B again where an action card could answer.
pub(crate) fn nobody(table: &mut Table) {
    let before = table.state();
    table.tap(Button::B);
    if *table.game() == before {
        table.tap(Button::B);
    }
    assert!(*table.game() != before, "{:?}", table.texts());
}

/// A game on the table, its first selection waiting; the teaching pages are read.
pub(crate) fn begun(language: Language, players: usize, changes: &[(usize, usize)]) -> Table {
    let mut table = set_up(language, players, changes);
    table.tap(Button::C);
    assert_eq!(table.game().setup().seats().len(), players);
    table
}

/// Marks a seat on the strip, the nearer way and held where that is shorter, and enters it.
pub(crate) fn answer(table: &mut Table, seat: Seat) {
    let Some(Kind::Seat { among, usual }) = table.game().prompt().map(|prompt| prompt.kind) else {
        panic!("a seat is asked: {:?}", table.texts())
    };
    let seating = table.game().setup().seating();
    let able: Vec<Seat> = seating.clockwise_from(table.game().start()).filter(|seat| among.contains(*seat)).collect();
    let place = |seat| able.iter().position(|other| *other == seat).expect("may answer");
    let (from, to) = (place(usual), place(seat));
    let (down, up) = ((to + able.len() - from) % able.len(), (from + able.len() - to) % able.len());
    let (button, steps) = if down <= up { (DOWN, down) } else { (UP, up) };
    match steps {
        0 => {}
        1 => table.tap_times(button, 1),
        _ => drop(table.hold_for(button, steps)),
    }
    table.tap(Button::C);
    assert_eq!(table.game().holder(), Some(seat));
}

/// Whoever has the lowest rank sits next to the crown: that is how the strip is read.
pub(crate) fn clockwise(table: &Table) -> Vec<Seat> {
    table.game().setup().seating().clockwise_from(table.game().start()).collect()
}

/// A table on which the first `nobodies` ranks are nobody's and the next is answered.
pub(crate) fn in_turn(changes: &[(usize, usize)], nobodies: usize) -> Table {
    in_turn_of(begun(Language::Dutch, 5, changes), nobodies)
}

/// The same from the first selection.
pub(crate) fn in_turn_of(mut table: Table, nobodies: usize) -> Table {
    table.tap(Button::C);
    (0..nobodies).for_each(|_| nobody(&mut table));
    table.tap(Button::C);
    table
}

/// The magician acts, in a city of six: one more district ends the game.
pub(crate) fn table_of_six(language: Language, changes: &[(usize, usize)]) -> Table {
    let mut table = begun(language, 5, changes);
    // Nobody has rank 1 or 2.
    table.taps(&[Button::C, Button::B, Button::B, Button::C]);
    // What stands in a city is set right by hand, a district at a time: no two of them trade, so that a tavern comes next.
    table.hold(Button::C);
    table.taps(&[Button::C, Button::C]);
    for at in [1, 3, 5, 6, 8, 9] {
        table.tap(Button::C);
        table.tap_times(UP, at);
        table.tap(Button::C);
    }
    table.taps(&[Button::A, Button::A]);
    let turn = table.game().turn().expect("somebody acts");
    assert_eq!((table.game().size(turn), table.game().ends_at()), (6, 7), "{:?}", table.texts());
    table
}
