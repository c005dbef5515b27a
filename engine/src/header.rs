//! The header that every game shares: `provost 1`, then the line that names the game, then the game's own words, `begin`.
//!
//! It finds the game and leads through the lines; what the other words mean is the game's to say ([`Header`]).
//! Invariant: the same words in the first two lines and at `begin` are read the same for every game.

use core::fmt;

use heapless::Vec;

use crate::notation::{Unreadable, Words, content, words};
use crate::seat::Seat;

/// The names of the games, and what a reader is told that was expected where one is missing.
macro_rules! games {
    ($first:ident = $first_word:literal, $( $game:ident = $word:literal, )*) => {
        words! {
            /// A game that can be written down.
            GameName, (concat!("a game: ", $first_word $( , ", ", $word )*)) {
                $first = $first_word,
                $( $game = $word, )*
            }
        }

        const GAME_EXPECTED: &str = concat!("`game ", $first_word, "`" $( , " or `game ", $word, "`" )*);
    };
}

games! {
    MagnaCarta = "magna-carta",
    CarcassonneCity = "carcassonne-city",
    Caylus = "caylus",
    Machiavelli = "machiavelli",
}

/// Why a header line cannot be used. `R` is why the game does not allow a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeaderError<R> {
    /// It is not notation.
    Unreadable(Unreadable),
    /// The rulebook does not allow it.
    Refused(R),
}

impl<R> From<Unreadable> for HeaderError<R> {
    fn from(unreadable: Unreadable) -> Self {
        HeaderError::Unreadable(unreadable)
    }
}

/// A game's own part of the header, filled line by line.
pub trait Header: Default {
    /// What a whole header becomes.
    type Setup;
    /// Why a whole header is no set-up.
    type Refusal: fmt::Display;

    /// The name after `game`.
    const GAME: GameName;
    /// The line with the name, as a reader is told that it was expected.
    const GAME_LINE: &'static str;

    /// What follows the name, as far as the game has something there. Nothing, unless it says otherwise.
    fn variant(&mut self, words: &mut Words<'_>) -> Result<(), Unreadable> {
        let _ = words;
        Ok(())
    }

    /// One of the game's own lines: its first word, and those after it.
    fn line(&mut self, word: &str, words: &mut Words<'_>) -> Result<(), HeaderError<Self::Refusal>>;

    /// At `begin`: the set-up, if nothing is missing.
    fn begin(&mut self) -> Result<Self::Setup, HeaderError<Self::Refusal>>;

    /// The header word that a refusal is about: it shows at `begin`, the line to look at is this one's.
    fn about(refusal: &Self::Refusal) -> &'static str;
}

/// Reads the lines that are the same for every game, up to the game's name.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    version: bool,
}

impl Opening {
    /// Before the first line.
    pub fn new() -> Self {
        Opening::default()
    }

    /// Reads one line; gives the game and the words after its name when it is the line `game`. Empty lines and comments
    /// are nothing.
    pub fn line<'t>(&mut self, line: &'t str) -> Result<Option<(GameName, Words<'t>)>, Unreadable> {
        let mut words = Words::new(content(line));
        let Some(word) = words.next() else { return Ok(None) };
        if self.version {
            if word != "game" {
                return Err(Unreadable(GAME_EXPECTED));
            }
            let game = words.read(GAME_EXPECTED)?;
            return Ok(Some((game, words)));
        }
        if word != "provost" {
            return Err(Unreadable("`provost 1` on the first line"));
        }
        if words.next() != Some("1") {
            return Err(Unreadable("version 1 of the notation"));
        }
        words.end()?;
        self.version = true;
        Ok(None)
    }
}

/// Reads a header line by line. `provost 1` and `game` come first, the others in any order, `begin` last.
#[derive(Clone, Debug, Default)]
pub struct HeaderReader<H> {
    opening: Opening,
    named: bool,
    header: H,
}

impl<H: Header> HeaderReader<H> {
    /// Before the first line.
    pub fn new() -> Self {
        HeaderReader::default()
    }

    /// Reads one line; gives the set-up when it is `begin`. Empty lines and comments are nothing.
    pub fn line(&mut self, line: &str) -> Result<Option<H::Setup>, HeaderError<H::Refusal>> {
        let mut words = Words::new(content(line));
        let Some(word) = words.peek() else { return Ok(None) };
        if !self.named {
            let at_the_game = self.opening.version;
            match self.opening.line(line) {
                Ok(None) => return Ok(None),
                Ok(Some((game, rest))) if game == H::GAME => words = rest,
                Err(error) if !at_the_game => return Err(error.into()),
                Ok(Some(_)) | Err(_) => return Err(Unreadable(H::GAME_LINE).into()),
            }
            self.header.variant(&mut words)?;
            self.named = true;
        } else {
            words.next();
            if word == "begin" {
                words.end()?;
                return self.header.begin().map(Some);
            }
            self.header.line(word, &mut words)?;
        }
        words.end()?;
        Ok(None)
    }
}

/// What every game's header offers once its lines are a [`Header`]: the reader, its error, and a set-up from a text.
macro_rules! reads {
    ($setup:ident, $lines:ident, $refusal:ident) => {
        impl core::str::FromStr for $setup {
            type Err = HeaderError;

            /// Reads a whole header; what follows `begin` is not looked at.
            fn from_str(text: &str) -> Result<$setup, HeaderError> {
                $crate::header::read::<$lines>(text)
            }
        }

        /// Why a header line cannot be used.
        pub type HeaderError = $crate::header::HeaderError<$refusal>;

        /// Reads a header line by line.
        pub type HeaderReader = $crate::header::HeaderReader<$lines>;

        impl From<$refusal> for HeaderError {
            fn from(refusal: $refusal) -> Self {
                HeaderError::Refused(refusal)
            }
        }
    };
}
pub(crate) use reads;

/// Reads a whole header, from `provost 1` to `begin`; what follows is not looked at.
pub fn read<H: Header>(text: &str) -> Result<H::Setup, HeaderError<H::Refusal>> {
    let mut reader = HeaderReader::<H>::new();
    for line in text.lines() {
        if let Some(setup) = reader.line(line)? {
            return Ok(setup);
        }
    }
    Err(Unreadable("`begin` after the header").into())
}

/// The rest of the line `seats`: who plays, clockwise. Whether they are a seating is `Seating`'s to say.
pub(crate) fn read_seats(
    words: &mut Words<'_>,
    read_seat: impl Fn(&mut Words<'_>) -> Result<Seat, Unreadable>,
) -> Result<Vec<Seat, { Seat::COUNT }>, Unreadable> {
    let mut seats = Vec::new();
    while words.peek().is_some() {
        seats.push(read_seat(words)?).map_err(|_| Unreadable("at most 8 seats"))?;
    }
    Ok(seats)
}

/// Fills a place of the header that must still be empty.
pub(crate) fn once<T>(place: &mut Option<T>, value: T) -> Result<(), Unreadable> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(Unreadable("each header word only once")),
    }
}
