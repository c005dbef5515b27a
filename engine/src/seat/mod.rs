//! Seats: who sits at the table, named by colour; in which order; sets of them, and numbers beside them.
//!
//! A seat is a colour, not a place: which colours play, and in which order they sit, is a [`Seating`]. No rules live here.
//! Invariant: [`Seat::index`] is below [`Seat::COUNT`] and different for each seat.

use serde::{Deserialize, Serialize};

use crate::notation::words;

mod order;
mod seating;

pub use order::Order;
pub use seating::{Seating, SeatingRefusal};

words! {
    /// A player's colour. Magna Carta uses the first four, Caylus adds black; eight is what a full table of
    /// Machiavelli needs, the largest of the games. The order is the stored format: a seat is stored as its index.
    Seat, "a seat: red, green, orange, blue" {
        Red = "red",
        Green = "green",
        Orange = "orange",
        Blue = "blue",
        Black = "black",
        Yellow = "yellow",
        White = "white",
        Purple = "purple",
    }
}

impl Seat {
    /// The same word as the beginning of a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Seat::Red => "Red",
            Seat::Green => "Green",
            Seat::Orange => "Orange",
            Seat::Blue => "Blue",
            Seat::Black => "Black",
            Seat::Yellow => "Yellow",
            Seat::White => "White",
            Seat::Purple => "Purple",
        }
    }
}

/// A set of seats, one bit each. Stored as that byte, the first seat's bit the lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The set with `seat` added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.index())
    }

    /// Whether `seat` is in it.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.index() != 0
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are, 0 to 8.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The seats, in the order of their indices (not the order in which they sit).
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// A small number beside each seat: how many followers stand there, for example. Stored as the eight numbers in the order
/// of the seats' indices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally([u8; Seat::COUNT]);

impl Tally {
    /// 0 for everybody.
    pub const NONE: Tally = Tally([0; Seat::COUNT]);

    /// The same, but `number` for `seat`.
    #[must_use]
    pub const fn with(mut self, seat: Seat, number: u8) -> Tally {
        self.0[seat.index()] = number;
        self
    }

    /// The seat's number.
    pub const fn of(self, seat: Seat) -> u8 {
        self.0[seat.index()]
    }

    /// The seats whose number is not 0, with it, in the order of their indices.
    pub fn iter(self) -> impl Iterator<Item = (Seat, u8)> {
        Seat::ALL.into_iter().map(move |seat| (seat, self.of(seat))).filter(|(_, number)| *number > 0)
    }

    /// The numbers together.
    pub fn total(self) -> u16 {
        self.0.iter().map(|number| u16::from(*number)).sum()
    }

    /// The largest number.
    pub fn most(self) -> u8 {
        self.0.into_iter().max().unwrap_or(0)
    }

    /// Whether no seat's number is larger than its number in `bound`.
    pub fn fits(self, bound: Tally) -> bool {
        self.0.iter().zip(bound.0).all(|(number, most)| *number <= most)
    }

    /// Those who have the largest number; nobody when that is 0.
    pub fn leaders(self) -> Seats {
        let most = self.most();
        self.iter().filter(|(_, number)| *number == most).map(|(seat, _)| seat).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_number_leads_and_may_be_shared() {
        let tally = Tally::NONE.with(Seat::Red, 1).with(Seat::Blue, 2).with(Seat::White, 2);
        assert_eq!(tally.leaders(), Seats::NONE.with(Seat::Blue).with(Seat::White));
        assert_eq!((tally.total(), tally.most()), (5, 2));
        assert_eq!(Tally::NONE.leaders(), Seats::NONE);
    }

    #[test]
    fn a_set_of_seats_is_stored_as_a_byte() {
        let seats = Seats::NONE.with(Seat::Red).with(Seat::Purple);
        assert_eq!(crate::packed::write(&seats, &mut [0; 2]), Some(&[0b1000_0001][..]));
        assert_eq!(crate::packed::read(&[0b1000_0001]), Ok(seats));
    }

    #[test]
    fn a_tally_fits_when_no_seat_has_more() {
        let bound = Tally::NONE.with(Seat::Red, 2).with(Seat::Blue, 1);
        assert!(Tally::NONE.with(Seat::Red, 2).fits(bound));
        assert!(!Tally::NONE.with(Seat::Green, 1).fits(bound));
    }
}
