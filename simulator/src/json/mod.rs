//! The game as it stands, as one JSON object: the writer, and what the games' objects have in common.
//!
//! Each game has a file that writes its own object. Keys and their order are those of `docs/notation.md`. Everything
//! written is a word of the notation or a number, so nothing needs escaping. Invariant: the output is one line of valid
//! JSON.

mod carcassonne_city;
mod caylus;
mod machiavelli;
mod magna_carta;

use std::fmt::{Display, Write};

use engine::Game;
use engine::prompt::Kind;
use engine::seat::{Seat, Seats};

/// A game that can be told as one object.
pub(crate) trait AsJson {
    /// The game as it stands.
    fn as_json(&self) -> String;
}

/// An object or a list under construction; commas are its business.
struct Json {
    text: String,
    first: bool,
}

impl Json {
    fn open(bracket: char) -> Json {
        Json { text: bracket.into(), first: true }
    }

    fn comma(&mut self) {
        if !self.first {
            self.text.push(',');
        }
        self.first = false;
    }

    /// `"key":value`, the value as it is.
    fn raw(&mut self, key: &str, value: impl Display) -> &mut Json {
        self.comma();
        // Writing to a `String` cannot fail.
        let _ = write!(self.text, "\"{key}\":{value}");
        self
    }

    /// `"key":"word"`.
    fn word(&mut self, key: &str, value: impl Display) -> &mut Json {
        self.raw(key, format_args!("\"{value}\""))
    }

    fn close(mut self, bracket: char) -> String {
        self.text.push(bracket);
        self.text
    }
}

fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let mut json = Json::open('[');
    for item in items {
        json.comma();
        let _ = write!(json.text, "{item}");
    }
    json.close(']')
}

fn words<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    list(items.into_iter().map(|item| format!("\"{item}\"")))
}

/// The seats of a set, in the order in which they sit.
fn seated(among: Seats, seats: &[Seat]) -> String {
    words(seats.iter().filter(|&&seat| among.contains(seat)))
}

/// What an answer to the game's prompt looks like. `choice` says a legal event in a word or two.
fn answers<G: Game>(json: &mut Json, game: &G, kind: Kind, seats: &[Seat], choice: impl Fn(&G::Event) -> String) {
    match kind {
        Kind::GoOn => {}
        Kind::Amount { from, to, .. } => {
            json.raw("from", from).raw("to", to);
        }
        Kind::Counts { most, .. } => {
            json.raw("from", 0).raw("to", most);
        }
        Kind::Pick => {
            let mut choices: Vec<String> = game.legal().map(|event| choice(&event)).collect();
            choices.dedup();
            json.raw("choices", words(choices));
        }
        Kind::Seat { among, .. } | Kind::Seats { among } => {
            json.raw("choices", seated(among, seats));
        }
        Kind::Tally { most, all, .. } => {
            let mut numbers = Json::open('{');
            for &seat in seats.iter().filter(|&&seat| most.of(seat) > 0) {
                numbers.raw(seat.word(), most.of(seat));
            }
            json.raw("most", numbers.close('}')).raw("all", all);
        }
        Kind::Spot { among, .. } => {
            json.raw("spots", list(among.iter()));
        }
    }
}

/// The first word of an event's line.
fn verb(event: &impl Display) -> String {
    event.to_string().split(' ').next().unwrap_or_default().into()
}
