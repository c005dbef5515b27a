//! The table beside the lesson: what the script does, replayed on the engine.
//!
//! Where an example begins in the middle of a game, the script says how the table lay. Invariant: the tests play the
//! whole script and find no event refused.

use engine::{
    Game,
    carcassonne_city::{
        City, Event, Setup,
        setup::{Distance, Draft, LastTile, Unclaimed},
    },
    seat::Seat,
};

/// Something that happens at the table.
#[allow(dead_code, reason = "the script is still short")]
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deed {
    /// A game begins, and an earlier one is put away.
    Begin,
    /// An event of the game; a correction where an example says how the table lay.
    Plays(Event),
}

/// The table after all these deeds; `None` before a game has begun.
pub(super) fn after(deeds: &mut dyn Iterator<Item = &'static Deed>) -> Option<City> {
    let mut game = None;
    for deed in deeds {
        match deed {
            Deed::Begin => game = Some(City::begin(&set_up()?)),
            Deed::Plays(event) => game.as_mut()?.apply(event).ok()?,
        }
    }
    game
}

/// Three players, clockwise from the youngest.
fn set_up() -> Option<Setup> {
    let draft = Draft {
        seats: [Seat::Red, Seat::Blue, Seat::Green].into_iter().collect(),
        start: Seat::Red,
        unclaimed: Unclaimed::None,
        towers: Distance::Nearest,
        last_tile: LastTile::New,
    };
    draft.try_into().ok()
}
