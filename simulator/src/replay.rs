//! Replaying a game that is written down, line by line.
//!
//! It reads with the engine's reader and plays with the engine's rules; it adds the line numbers. Invariant: an error
//! names the first line that cannot be used, counted from 1.

use engine::journal::Entry;
use engine::magna_carta::setup::SetupRefusal;
use engine::magna_carta::{Event, HeaderError, HeaderReader, MagnaCarta, Setup};
use engine::notation::content;
use engine::play::Play;

use crate::json;

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

impl std::fmt::Display for ReplayError {
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
}

/// Replays `text` and gives the game as it stands at its end.
pub fn replay(text: &str) -> Result<Box<Play<MagnaCarta>>, ReplayError> {
    let mut lines = (1..).zip(text.lines());
    let setup = read_header(&mut lines)?;
    let mut play = Box::new(Play::new(setup));
    for (number, line) in lines {
        if content(line).is_empty() {
            continue;
        }
        let entry: Entry<Event> = line.parse().map_err(|error| ReplayError::unreadable(number, error))?;
        play.enter(&entry).map_err(|reason| ReplayError::refused(number, reason))?;
    }
    Ok(play)
}

/// Replays `text` and gives the game as it stands at its end, as one JSON object.
pub fn replay_json(text: &str) -> Result<String, ReplayError> {
    replay(text).map(|play| json::game(play.state()))
}

fn read_header<'t>(lines: &mut impl Iterator<Item = (usize, &'t str)>) -> Result<Setup, ReplayError> {
    let mut reader = HeaderReader::new();
    let mut seen: Vec<(usize, &str)> = Vec::new();
    let mut last = 0;
    for (number, line) in lines {
        last = number;
        let word = content(line).split_whitespace().next();
        seen.extend(word.map(|word| (number, word)));
        match reader.line(line) {
            Ok(None) => {}
            Ok(Some(setup)) => return Ok(setup),
            Err(HeaderError::Unreadable(error)) => return Err(ReplayError::unreadable(number, error)),
            Err(HeaderError::Refused(reason)) => {
                // What is wrong shows at `begin`; the line to look at is the one with the word it is about.
                let about = word_of(&reason);
                let line = seen.iter().find(|(_, word)| *word == about).map_or(number, |(line, _)| *line);
                return Err(ReplayError::refused(line, reason));
            }
        }
    }
    Err(ReplayError::unreadable(last + 1, "expected the header and `begin`; the text ends before it"))
}

/// The header word that a refusal is about.
fn word_of(reason: &SetupRefusal) -> &'static str {
    match reason {
        SetupRefusal::Players(_) | SetupRefusal::NoSuchColour(_) | SetupRefusal::SeatTwice(_) => "seats",
        SetupRefusal::StartNotSeated(_) => "start",
        SetupRefusal::StreetCards { .. } | SetupRefusal::CardTwice(_) | SetupRefusal::PeddlerDrawn => "street",
        SetupRefusal::PointsTwice(_) => "points",
        SetupRefusal::CostTwice(_) => "cost",
    }
}
