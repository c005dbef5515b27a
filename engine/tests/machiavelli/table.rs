//! What the rule tests share: a game that is played by lines of the notation, and a look at what lies on the table.
//!
//! Not a test itself. Invariant: what it shows it reads from the state; it works nothing out.

use engine::Game;
use engine::machiavelli::{Line, Machiavelli, Setup};
use engine::play::Play;
use engine::seat::Seat;

use crate::lines;

/// A game with its journal, played by lines.
pub(crate) struct Table(pub(crate) Box<Play<Machiavelli>>);

const SEATS: [&str; 8] = ["red", "green", "blue", "yellow", "black", "orange", "white", "purple"];

impl Table {
    /// So many players, Red with the crown; these characters, and further header lines.
    pub(crate) fn with(players: usize, characters: &str, settings: &str) -> Table {
        let seats = SEATS[..players].join(" ");
        let header = format!(
            "provost 1\ngame machiavelli\nseats {seats}\nstart red\ncharacters {characters}\n{settings}\nbegin"
        );
        let setup: Setup = header.parse().unwrap_or_else(|error| panic!("{error:?}: {header}"));
        Table(Box::new(Play::new(setup)))
    }

    /// The first game's characters with these in the place of others, five players, ranks being called.
    pub(crate) fn calling(swapped: &str, settings: &str) -> Table {
        let mut table = Table::with(5, &format!("first-game {swapped}"), settings);
        table.play("next");
        table
    }

    /// The same, and `seat` acts as the character of this rank.
    pub(crate) fn acting(swapped: &str, settings: &str, rank: u8, seat: &str) -> Table {
        let mut table = Table::calling(swapped, settings);
        table.play(&format!("correct call {rank}\nanswer {seat}"));
        table
    }

    /// Plays every line; each must be accepted.
    pub(crate) fn play(&mut self, lines: &str) -> &mut Table {
        lines::play(&mut self.0, lines);
        self
    }

    /// The line must be refused, with these words in the reason, and change nothing.
    pub(crate) fn refuses(&mut self, line: &str, words: &str) -> &mut Table {
        lines::refuses(&mut self.0, line, words);
        self
    }

    pub(crate) fn state(&self) -> &Machiavelli {
        self.0.state()
    }

    pub(crate) fn phase(&self) -> &'static str {
        self.state().phase().word()
    }

    /// The called rank; 0 when there is none.
    pub(crate) fn called(&self) -> u8 {
        self.state().called().map_or(0, |rank| rank.number())
    }

    /// Who acts.
    pub(crate) fn turn(&self) -> Option<Seat> {
        self.state().turn()
    }

    /// What stands in a city, as the notation writes it.
    pub(crate) fn city(&self, seat: Seat) -> String {
        self.state().city(seat).map(|named| named.to_string()).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn points(&self, seat: Seat, line: Line) -> u16 {
        self.state().score(seat).of(line)
    }

    pub(crate) fn total(&self, seat: Seat) -> u16 {
        self.state().score(seat).total()
    }

    /// What a unique district gives; `None` when it is not told.
    pub(crate) fn bonus(&self, seat: Seat, district: &str) -> Option<u16> {
        self.state().bonus(seat).find(|(other, _)| other.word() == district).map(|(_, points)| points)
    }

    /// What is asked now, as a word.
    pub(crate) fn asks(&self) -> &'static str {
        self.state().prompt().map_or("nothing", |prompt| prompt.asks.word())
    }

    /// From the first call on: the rest of the round without answers.
    pub(crate) fn play_out(&mut self) -> &mut Table {
        while self.phase() == "turn" || self.phase() == "call" {
            self.play(if self.phase() == "turn" { "next" } else { "nobody" });
        }
        self
    }
}
