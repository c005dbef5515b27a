//! The table beside the lesson: what the script does, replayed on the engine.
//!
//! The device keeps the books here, so the engine checks every payment, worker and effect of the examples. Where an
//! example does not say what the players hold, the script does. Invariant: the tests play the whole script and find no
//! event refused.

use engine::{
    Game,
    magna_carta::{
        Event, MagnaCarta, Setup,
        cards::Neutral,
        event::{Correction, Held, PartNumbers, PurseAmounts},
        setup::{Books, Draft, Overruled, Variant},
        tokens::Part,
    },
    seat::{Seat, Seating},
};
use heapless::Vec;

/// Events of the longer of the two games, with room for a few more.
const MOST_EVENTS: usize = 32;

/// Something that happens at the table.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deed {
    /// A game begins, and an earlier one is put away.
    Begin(Variant),
    /// The example says what a player holds of a thing.
    Holds(Seat, Held, u16),
    /// The example says how many tokens of a part are left.
    Left(Part, u8),
    /// An event of the game.
    Plays(Event),
    /// So many of the last events have not happened.
    TakeBack(u8),
}

/// The table after all these deeds; `None` before a game has begun.
pub(super) fn after(deeds: &mut dyn Iterator<Item = &'static Deed>) -> Option<MagnaCarta> {
    let mut variant = None;
    let mut events: Vec<Event, MOST_EVENTS> = Vec::new();
    for deed in deeds {
        let event = match *deed {
            Deed::Begin(rules) => {
                variant = Some(rules);
                events.clear();
                continue;
            }
            Deed::TakeBack(last) => {
                events.truncate(events.len().saturating_sub(last.into()));
                continue;
            }
            Deed::Holds(seat, held, amount) => {
                Event::Correct(Correction::Purse(seat, PurseAmounts::NONE.with(held.index(), amount)))
            }
            Deed::Left(part, number) => {
                Event::Correct(Correction::Stock(PartNumbers::NONE.with(part.index(), number.into())))
            }
            Deed::Plays(event) => event,
        };
        events.push(event).ok()?;
    }
    let mut game = MagnaCarta::begin(&set_up(variant?)?);
    for event in &events {
        game.apply(event).ok()?;
    }
    Some(game)
}

/// Four players, clockwise from the one who starts.
fn set_up(variant: Variant) -> Option<Setup> {
    let draft = Draft {
        variant,
        books: Books::Device,
        seating: Seating::new(&[Seat::Orange, Seat::Green, Seat::Blue, Seat::Red], Seat::Orange).ok()?,
        street: [Neutral::Forest, Neutral::Quarry, Neutral::Park].into_iter().collect(),
        points: Overruled::new(),
        costs: Overruled::new(),
    };
    draft.try_into().ok()
}
