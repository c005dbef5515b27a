//! The table beside the lesson: what the script does, replayed on the engine.
//!
//! Where an example begins in the middle of a game, the script says how the table lay. Invariant: the tests play the
//! whole script and find no event refused.

use engine::{
    Game,
    carcassonne_city::{
        City, End, Event, Setup,
        event::{EndValue, EndValues, SeatValue, SeatValues},
        setup::{Distance, Draft, LastTile, Unclaimed},
    },
    seat::{Seat, Seating},
};

/// Something that happens at the table.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deed {
    /// A game begins.
    Begin,
    /// The example says how many of something a player has: points, or followers out in a role.
    Has(Seat, SeatValue, u16),
    /// The example says how many walls stand between the gate and an end.
    Stands(End, u16),
    /// An event of the game.
    Plays(Event),
}

/// The table after all these deeds; `None` before a game has begun.
pub(super) fn after(deeds: &mut dyn Iterator<Item = &'static Deed>) -> Option<City> {
    let mut game = None;
    for deed in deeds {
        let event = match *deed {
            Deed::Begin => {
                game = Some(City::begin(&set_up()?));
                continue;
            }
            Deed::Has(seat, of, amount) => {
                Event::CorrectSeat { seat, values: SeatValues::NONE.with(of.index(), amount) }
            }
            Deed::Stands(end, walls) => {
                Event::CorrectEnd { end, values: EndValues::NONE.with(EndValue::Walls.index(), walls) }
            }
            Deed::Plays(event) => event,
        };
        game.as_mut()?.apply(&event).ok()?;
    }
    game
}

/// Three players, clockwise from the youngest.
fn set_up() -> Option<Setup> {
    let draft = Draft {
        seating: Seating::new(&[Seat::Red, Seat::Blue, Seat::Green], Seat::Red).ok()?,
        unclaimed: Unclaimed::None,
        towers: Distance::Nearest,
        last_tile: LastTile::New,
    };
    draft.try_into().ok()
}
