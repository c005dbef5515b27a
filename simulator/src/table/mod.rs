//! The game as it stands, to read: a few short tables for each game, and what is to be entered next.
//!
//! For people; nothing parses it. Invariant: it says the same as the JSON.

mod carcassonne_city;
mod caylus;
mod machiavelli;
mod magna_carta;

use std::fmt::{self, Display};

use engine::Game;
use engine::prompt::Kind;

/// Displays a game as a few short tables; each game's file says how.
pub(crate) struct Table<'g, G>(pub(crate) &'g G);

/// What is asked next, and of whom.
fn ask<G: Game<Asks: Display>>(f: &mut fmt::Formatter<'_>, game: &G) -> fmt::Result {
    let Some(prompt) = game.prompt() else { return Ok(()) };
    write!(f, "\nnext: ")?;
    if let Some(seat) = prompt.seat {
        write!(f, "{seat}, ")?;
    }
    write!(f, "{}", prompt.asks)?;
    match prompt.kind {
        Kind::Amount { from, to, .. } => writeln!(f, " ({from} to {to})"),
        Kind::Counts { most, .. } => writeln!(f, " (0 to {most} each)"),
        _ => writeln!(f),
    }
}
