//! What the rule tests share: a game that is played by lines of the notation, and a look at what is on the table.
//!
//! Not a test itself. Invariant: what it shows it reads from the state; it works nothing out.

use engine::Game;
use engine::caylus::event::{Row, Section};
use engine::caylus::tiles::Cube;
use engine::caylus::{Caylus, Line, Setup};
use engine::play::Play;
use engine::seat::Seat;

use crate::lines;

/// A game with its journal, played by lines.
pub(crate) struct Table(pub(crate) Box<Play<Caylus>>);

impl Table {
    /// A game after its header, of which the first two lines, the road and `begin` are added.
    pub(crate) fn with_header(header: &str) -> Table {
        let street = "street farm forest sawmill quarry market carpenter";
        let setup: Setup = format!("provost 1\ngame caylus\n{street}\n{header}\nbegin")
            .parse()
            .expect("the header of a test is right");
        Table(Box::new(Play::new(setup)))
    }

    /// Red, Green, Orange and Blue, in this turn order; the device keeps the books; the workers' phase has begun.
    pub(crate) fn four() -> Table {
        let mut table = Table::with_header("books device\nseats red green orange blue");
        table.play("next");
        table
    }

    /// The same with the players' own books.
    pub(crate) fn four_with_own_books() -> Table {
        let mut table = Table::with_header("seats red green orange blue");
        table.play("next");
        table
    }

    /// Red and Green with the device's books, the workers' phase has begun.
    pub(crate) fn two() -> Table {
        let mut table = Table::with_header("books device\nseats red green");
        table.play("next");
        table
    }

    /// [`Table::two`] with full purses.
    pub(crate) fn two_rich() -> Table {
        let mut table = Table::two();
        table.play(
            "correct red coins=50 food=20 wood=20 stone=20 cloth=20 gold=20
             correct green coins=50 food=20 wood=20 stone=20 cloth=20 gold=20",
        );
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

    pub(crate) fn state(&self) -> &Caylus {
        self.0.state()
    }

    pub(crate) fn phase(&self) -> &'static str {
        self.state().phase().word()
    }

    pub(crate) fn coins(&self, seat: Seat) -> u16 {
        self.state().purse(seat).expect("the device keeps the books").coins
    }

    pub(crate) fn cubes(&self, seat: Seat, cube: Cube) -> u16 {
        self.state().purse(seat).expect("the device keeps the books").of(cube)
    }

    /// Food, wood, stone, cloth, gold.
    pub(crate) fn purse(&self, seat: Seat) -> [u16; 5] {
        Cube::ALL.map(|cube| self.cubes(seat, cube))
    }

    pub(crate) fn points(&self, seat: Seat) -> i16 {
        self.state().score(seat).total()
    }

    pub(crate) fn line(&self, seat: Seat, line: Line) -> i16 {
        self.state().score(seat).of(line)
    }

    pub(crate) fn houses(&self, seat: Seat) -> [u8; 3] {
        Section::ALL.map(|section| self.state().houses(seat, section))
    }

    pub(crate) fn marker(&self, seat: Seat, row: Row) -> u8 {
        self.state().marker(seat, row)
    }

    /// What stands on a space, as the notation writes it; `empty` where nothing does.
    pub(crate) fn card(&self, at: u8) -> &'static str {
        self.state().road().tile(at).map_or("empty", |tile| tile.word())
    }

    pub(crate) fn owner(&self, at: u8) -> Option<Seat> {
        self.state().road().tile(at).and_then(|tile| tile.owner())
    }

    pub(crate) fn worker(&self, at: u8) -> Option<Seat> {
        self.state().road().at(at).and_then(|space| space.worker)
    }

    /// Who is asked now.
    pub(crate) fn asked(&self) -> Option<Seat> {
        self.state().prompt().and_then(|prompt| prompt.seat)
    }

    /// What is asked now, as a word.
    pub(crate) fn asks(&self) -> &'static str {
        self.state().prompt().map_or("nothing", |prompt| prompt.asks.word())
    }
}
