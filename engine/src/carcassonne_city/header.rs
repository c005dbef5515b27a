//! The header as text: the words of this game's set-up. What every game's header shares is `crate::header`'s.
//!
//! Whether the whole is a set-up is `Setup`'s to say. Invariant: reading what was written gives the same set-up back.

use core::fmt;

use heapless::Vec;

use super::notation::read_seat;
use super::setup::{Distance, Draft, LastTile, Reading, Setup, SetupRefusal, Unclaimed};
use crate::header::{self, GameName, Header, once, read_seats};
use crate::notation::{Unreadable, Words};
use crate::seat::{Seat, Seating};

/// The whole header, from `provost 1` to `begin`, each on its line.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "provost 1\ngame {}\nseats", Lines::GAME)?;
        for seat in self.seats() {
            write!(f, " {seat}")?;
        }
        writeln!(f, "\nstart {}", self.start())?;
        for reading in
            [Reading::Unclaimed(self.unclaimed()), Reading::Towers(self.towers()), Reading::LastTile(self.last_tile())]
        {
            writeln!(f, "{reading}")?;
        }
        f.write_str("begin\n")
    }
}

header::reads!(Setup, Lines, SetupRefusal);

/// The lines of the header that were read so far.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    seats: Option<Vec<Seat, { Seat::COUNT }>>,
    start: Option<Seat>,
    unclaimed: Option<Unclaimed>,
    towers: Option<Distance>,
    last_tile: Option<LastTile>,
}

impl Header for Lines {
    type Setup = Setup;
    type Refusal = SetupRefusal;

    const GAME: GameName = GameName::CarcassonneCity;
    const GAME_LINE: &'static str = "`game carcassonne-city`";

    fn line(&mut self, word: &str, words: &mut Words<'_>) -> Result<(), HeaderError> {
        const WORDS: &str = "seats, start, unclaimed, towers, last-tile or begin";
        match word {
            "seats" => once(&mut self.seats, read_seats(words, read_seat)?)?,
            "start" => once(&mut self.start, read_seat(words)?)?,
            _ => match read_reading(word, words)?.ok_or(Unreadable(WORDS))? {
                Reading::Unclaimed(unclaimed) => once(&mut self.unclaimed, unclaimed)?,
                Reading::Towers(towers) => once(&mut self.towers, towers)?,
                Reading::LastTile(last_tile) => once(&mut self.last_tile, last_tile)?,
            },
        }
        Ok(())
    }

    /// The three readings that may be left out are those that the rulings suggest (CDS A1, A3, A4).
    fn begin(&mut self) -> Result<Setup, HeaderError> {
        let seats = self.seats.take().ok_or(Unreadable("`seats` before `begin`"))?;
        let start = self.start.ok_or(Unreadable("`start` before `begin`"))?;
        let draft = Draft {
            seating: Seating::new(&seats, start).map_err(SetupRefusal::from)?,
            unclaimed: self.unclaimed.unwrap_or(Unclaimed::None),
            towers: self.towers.unwrap_or(Distance::Nearest),
            last_tile: self.last_tile.unwrap_or(LastTile::New),
        };
        Ok(draft.try_into()?)
    }

    fn about(refusal: &SetupRefusal) -> &'static str {
        match refusal {
            SetupRefusal::Players(_) | SetupRefusal::SeatTwice(_) => "seats",
            SetupRefusal::StartNotSeated(_) => "start",
        }
    }
}

/// One of the three readings, after its first word; `None` when that is another.
pub(super) fn read_reading(word: &str, words: &mut Words<'_>) -> Result<Option<Reading>, Unreadable> {
    Ok(Some(match word {
        "unclaimed" => Reading::Unclaimed(words.read("none or walls")?),
        "towers" => Reading::Towers(words.read("nearest or far")?),
        "last-tile" => Reading::LastTile(words.read("new or old")?),
        _ => return Ok(None),
    }))
}
