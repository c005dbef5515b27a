//! Seats: who sits at the table, named by colour, and sets of them.
//!
//! A seat is a colour, not a place: which colours play, and in which order they sit, is a game's set-up. No rules
//! live here. Invariant: [`Seat::index`] is below [`Seat::COUNT`] and different for each seat.

use crate::notation::words;

words! {
    /// A player's colour. Magna Carta uses the first four, Caylus adds black; eight is what a full table of
    /// Machiavelli needs, the largest of the games.
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

/// A set of seats, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
