//! What the rule tests share: a game that is played by lines of the notation, and a look at what lies on the table.
//!
//! Not a test itself. Invariant: what it shows it reads from the state; it works nothing out.

use engine::Game;
use engine::carcassonne_city::{City, End, Line, Piece, Role, Setup, WallEnd};
use engine::play::Play;
use engine::seat::Seat;

use crate::lines;

/// A game with its journal, played by lines.
pub(crate) struct Table(pub(crate) Box<Play<City>>);

impl Table {
    /// Red, Green, Blue and Yellow, as many of them as there are players; Red is the youngest.
    pub(crate) fn of(players: usize) -> Table {
        Table::with(players, "")
    }

    /// The same with further header lines.
    pub(crate) fn with(players: usize, settings: &str) -> Table {
        let seats = ["red", "green", "blue", "yellow"][..players].join(" ");
        let header = format!("provost 1\ngame carcassonne-city\nseats {seats}\nstart red\n{settings}\nbegin");
        let setup: Setup = header.parse().expect("the header of a test is right");
        Table(Box::new(Play::new(setup)))
    }

    /// It is Red's turn, and this is the number of the tile that she draws.
    pub(crate) fn at_tile(players: usize, settings: &str, number: u8) -> Table {
        let mut table = Table::with(players, settings);
        table.play(&format!("correct tiles {}", number - 1));
        table
    }

    /// The gate stands, with so many walls left and right of it; it is Red's turn, with this tile.
    pub(crate) fn with_walls(players: usize, settings: &str, number: u8, left: u8, right: u8) -> Table {
        let mut table = Table::at_tile(players, settings, 31);
        table.red_scores_a_road();
        table.play("next\ngate red");
        let pieces = table.state().pieces().count();
        table.play(&format!("walls left={pieces}\nskip red"));
        assert_eq!(table.phase(), "turn");
        table.play(&format!("correct turn red\ncorrect tiles {}", number - 1));
        table.play(&format!("correct left walls={left}\ncorrect right walls={right}\ncorrect red points=0"));
        table
    }

    /// Red's citizen from an earlier turn stands on a road of one tile that Red completes: one point.
    pub(crate) fn red_scores_a_road(&mut self) -> &mut Table {
        self.play("correct red citizens=1\ntile red completes\nroad\ntiles 1\nfollowers red=1")
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

    pub(crate) fn state(&self) -> &City {
        self.0.state()
    }

    pub(crate) fn phase(&self) -> &'static str {
        self.state().phase().word()
    }

    pub(crate) fn turn(&self) -> Option<Seat> {
        self.state().turn()
    }

    pub(crate) fn points(&self, seat: Seat, line: Line) -> u16 {
        self.state().score(seat).of(line)
    }

    pub(crate) fn total(&self, seat: Seat) -> u16 {
        self.state().score(seat).total()
    }

    pub(crate) fn out(&self, seat: Seat, role: Role) -> u8 {
        self.state().followers(seat).out(role)
    }

    pub(crate) fn supply(&self, seat: Seat) -> u8 {
        self.state().followers(seat).supply()
    }

    pub(crate) fn end(&self, end: End) -> WallEnd {
        self.state().end_of_wall(end)
    }

    /// The pieces of the wall still to be placed, and whose they are.
    pub(crate) fn pieces(&self) -> Vec<(Seat, Piece)> {
        self.state().pieces().collect()
    }

    /// Who is asked now.
    pub(crate) fn asked(&self) -> Option<Seat> {
        self.state().prompt().and_then(|prompt| prompt.seat)
    }

    /// What is asked now, as a word.
    pub(crate) fn asks(&self) -> &'static str {
        self.state().prompt().map_or("nothing", |prompt| prompt.asks.word())
    }

    /// What can be entered now, as lines.
    pub(crate) fn legal(&self) -> Vec<String> {
        self.state().legal().map(|event| event.to_string()).collect()
    }
}
