//! What the rule tests share: a game that is played by lines of the notation, and a look at what lies on the table.
//!
//! Not a test itself. Invariant: what it shows it reads from the state; it works nothing out.

use engine::Game;
use engine::magna_carta::cards::Cube;
use engine::magna_carta::street::Face;
use engine::magna_carta::tokens::Tokens;
use engine::magna_carta::{MagnaCarta, Setup};
use engine::play::Play;
use engine::seat::Seat;

use crate::lines;

/// A game with its journal, played by lines.
pub(crate) struct Table(pub(crate) Box<Play<MagnaCarta>>);

impl Table {
    /// A game after its header, which is given without its first line and `begin`.
    pub(crate) fn with_header(header: &str) -> Table {
        let setup: Setup = format!("provost 1\n{header}\nbegin").parse().expect("the header of a test is right");
        Table(Box::new(Play::new(setup)))
    }

    /// Orange, Green, Blue, Red; the street is forest, quarry, park, peddler; the device keeps the books.
    pub(crate) fn four(variant: &str) -> Table {
        Table::with_header(&format!(
            "game magna-carta {variant}\nbooks device\nseats orange green blue red\nstart orange\nstreet forest quarry park"
        ))
    }

    /// The same with the players' own books.
    pub(crate) fn four_with_own_books(variant: &str) -> Table {
        Table::with_header(&format!(
            "game magna-carta {variant}\nseats orange green blue red\nstart orange\nstreet forest quarry park"
        ))
    }

    /// Orange and Green, both rich; the street is park, peddler; the device keeps the books; the actions have begun.
    pub(crate) fn two_rich() -> Table {
        let mut table = Table::with_header(
            "game magna-carta standard\nbooks device\nseats orange green\nstart orange\nstreet park",
        );
        table.play(
            "next
             correct orange coins=50 food=20 wood=20 stone=20 gold=20
             correct green coins=50 food=20 wood=20 stone=20 gold=20",
        );
        table
    }

    /// [`Table::two_rich`] a round later: Orange's residence is card 3, Green's lawyer card 4, where the provost is.
    /// Green has the start card.
    pub(crate) fn with_residence() -> Table {
        let mut table = Table::two_rich();
        table.play(
            "build orange farm-small
             build green lawyer
             worker orange 4
             pass green
             pass orange
             provost green 2
             provost orange 0
             use orange 3
             use green
             next
             nobody
             next
             next",
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

    pub(crate) fn state(&self) -> &MagnaCarta {
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

    pub(crate) fn tokens(&self, seat: Seat) -> Tokens {
        self.state().tokens(seat)
    }

    pub(crate) fn face(&self, at: u8) -> Face {
        self.state().street().at(at).expect("the card is there").face
    }

    pub(crate) fn is_residence(&self, at: u8) -> bool {
        matches!(self.face(at), Face::Residence { .. })
    }

    pub(crate) fn worker(&self, at: u8) -> Option<Seat> {
        self.state().street().at(at).expect("the card is there").worker
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
