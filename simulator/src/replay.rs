//! Replaying a game that is written down, line by line.
//!
//! The header's second line says which game it is. It reads with the engine's readers and plays with the engine's rules;
//! it adds the line numbers. Invariant: an error names the first line that cannot be used, counted from 1.

use std::fmt::Display;
use std::str::FromStr;

use engine::Game;
use engine::carcassonne_city::{self, City};
use engine::caylus::{self, Caylus};
use engine::header::{GameName, Header, HeaderError, HeaderReader, Opening};
use engine::journal::Entry;
use engine::machiavelli::{self, Machiavelli};
use engine::magna_carta::{self, MagnaCarta};
use engine::notation::{Unreadable, content};
use engine::play::Play;

use crate::json::AsJson;
use crate::table::Table;

/// Why a replay stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// The line that stopped it, counted from 1.
    pub line: usize,
    /// Whether the rules or the reader stopped it.
    pub kind: ErrorKind,
    /// The reason as a sentence, or what was expected.
    pub reason: String,
}

/// Who stopped a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// The line is notation, and the rules refuse it.
    Refused,
    /// The line is not notation.
    Unreadable,
}

impl Display for ReplayError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let kind = match self.kind {
            ErrorKind::Refused => "refused",
            ErrorKind::Unreadable => "unreadable",
        };
        write!(f, "{}: {kind}: {}", self.line, self.reason)
    }
}

impl ReplayError {
    fn refused(line: usize, reason: impl ToString) -> Self {
        ReplayError { line, kind: ErrorKind::Refused, reason: reason.to_string() }
    }

    fn unreadable(line: usize, reason: impl ToString) -> Self {
        ReplayError { line, kind: ErrorKind::Unreadable, reason: reason.to_string() }
    }

    fn no_begin(text: &str) -> Self {
        let reason = "expected the header and `begin`; the text ends before it";
        ReplayError::unreadable(text.lines().count() + 1, reason)
    }
}

/// A game that was replayed: whichever the header named.
pub struct Replayed(Box<dyn Shown>);

/// What can be told of a game without naming it.
trait Shown {
    fn json(&self) -> String;
    fn table(&self) -> String;
}

impl<G: Game + AsJson> Shown for Play<G>
where
    for<'g> Table<'g, G>: Display,
{
    fn json(&self) -> String {
        self.state().as_json()
    }

    fn table(&self) -> String {
        Table(self.state()).to_string()
    }
}

impl Replayed {
    /// The game as it stands, as one JSON object.
    pub fn json(&self) -> String {
        self.0.json()
    }

    /// The game as it stands, to read.
    pub fn table(&self) -> String {
        self.0.table()
    }
}

/// Replays `text` and gives the game as it stands at its end. The one place here that lists the games.
pub fn replay(text: &str) -> Result<Replayed, ReplayError> {
    match game_of(text)? {
        GameName::MagnaCarta => replay_game::<MagnaCarta, magna_carta::Lines>(text),
        GameName::CarcassonneCity => replay_game::<City, carcassonne_city::Lines>(text),
        GameName::Caylus => replay_game::<Caylus, caylus::Lines>(text),
        GameName::Machiavelli => replay_game::<Machiavelli, machiavelli::Lines>(text),
    }
}

/// Replays `text` and gives the game as it stands at its end, as one JSON object.
pub fn replay_json(text: &str) -> Result<String, ReplayError> {
    replay(text).map(|game| game.json())
}

/// The game that the header names.
fn game_of(text: &str) -> Result<GameName, ReplayError> {
    let mut opening = Opening::new();
    for (number, line) in (1..).zip(text.lines()) {
        match opening.line(line) {
            Ok(None) => {}
            Ok(Some((game, _))) => return Ok(game),
            Err(error) => return Err(ReplayError::unreadable(number, error)),
        }
    }
    Err(ReplayError::no_begin(text))
}

/// Replays a text whose header names the game `G`, with the reader of its header.
fn replay_game<G, H>(text: &str) -> Result<Replayed, ReplayError>
where
    G: Game<Event: FromStr<Err = Unreadable>> + AsJson + 'static,
    H: Header<Setup = G::Setup>,
    for<'g> Table<'g, G>: Display,
{
    let mut lines = (1..).zip(text.lines());
    let setup = read_header::<H>(&mut lines)?.ok_or_else(|| ReplayError::no_begin(text))?;
    let mut play = Box::new(Play::new(setup));
    for (number, line) in lines {
        if content(line).is_empty() {
            continue;
        }
        let entry: Entry<G::Event> = line.parse().map_err(|error| ReplayError::unreadable(number, error))?;
        play.enter(&entry).map_err(|reason| ReplayError::refused(number, reason))?;
    }
    Ok(Replayed(play))
}

/// The set-up; `None` when the lines end before `begin`.
fn read_header<'t, H: Header>(
    lines: &mut impl Iterator<Item = (usize, &'t str)>,
) -> Result<Option<H::Setup>, ReplayError> {
    let mut reader = HeaderReader::<H>::new();
    let mut seen: Vec<(usize, &str)> = Vec::new();
    // What is wrong shows at `begin`; the line to look at is the one with the word it is about.
    let refused = |reason: H::Refusal, number: usize, seen: &[(usize, &str)]| {
        let about = H::about(&reason);
        let line = seen.iter().find(|(_, word)| *word == about).map_or(number, |(line, _)| *line);
        ReplayError::refused(line, reason)
    };
    for (number, line) in lines {
        let word = content(line).split_whitespace().next();
        seen.extend(word.map(|word| (number, word)));
        match reader.line(line) {
            Ok(None) => {}
            Ok(Some(setup)) => return Ok(Some(setup)),
            Err(HeaderError::Unreadable(error)) => return Err(ReplayError::unreadable(number, error)),
            Err(HeaderError::Refused(reason)) => return Err(refused(reason, number, &seen)),
        }
    }
    // Without `begin` a line that no `begin` could follow is still the first that cannot be used.
    match reader.line("begin") {
        Err(HeaderError::Refused(reason)) => Err(refused(reason, seen.last().map_or(1, |(line, _)| *line), &seen)),
        _ => Ok(None),
    }
}
