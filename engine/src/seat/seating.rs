//! Who plays, in which order they sit, and who starts.
//!
//! How many may play a game, and in which colours, is the game's to say. Invariant: a [`Seating`] that exists has two to
//! eight different seats, and the starter is one of them.

use core::fmt;

use heapless::Vec;
use serde::{Deserialize, Serialize};

use super::{Seat, Seats};

/// Who plays, clockwise, and who starts: 2 to 8 different seats, the starter among them. Stored as the seats, then the
/// starter; the order of the fields is the format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct Seating {
    seats: Vec<Seat, { Seat::COUNT }>,
    start: Seat,
}

/// The fields of a [`Seating`] as they are read, before anybody has looked at them.
#[derive(Deserialize)]
struct Unchecked {
    seats: Vec<Seat, { Seat::COUNT }>,
    start: Seat,
}

/// Why seats are no seating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatingRefusal {
    /// Fewer than 2 or more than 8; above 255 it is 255.
    Players(u8),
    /// A colour twice.
    SeatTwice(Seat),
    /// The starter does not play.
    StartNotSeated(Seat),
}

impl fmt::Display for SeatingRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SeatingRefusal::Players(n) => write!(f, "2 to 8 can play; {n} are seated"),
            SeatingRefusal::SeatTwice(seat) => write!(f, "{} is seated twice", seat.name()),
            SeatingRefusal::StartNotSeated(seat) => write!(f, "{} is to start but has no seat", seat.name()),
        }
    }
}

impl TryFrom<Unchecked> for Seating {
    type Error = SeatingRefusal;

    fn try_from(unchecked: Unchecked) -> Result<Seating, SeatingRefusal> {
        Seating::new(&unchecked.seats, unchecked.start)
    }
}

impl Seating {
    /// These seats, clockwise.
    pub fn new(seats: &[Seat], start: Seat) -> Result<Seating, SeatingRefusal> {
        let players = SeatingRefusal::Players(u8::try_from(seats.len()).unwrap_or(u8::MAX));
        let seated = Vec::from_slice(seats).ok().filter(|seats| seats.len() >= 2).ok_or(players)?;
        let mut seen = Seats::NONE;
        for &seat in seats {
            if seen.contains(seat) {
                return Err(SeatingRefusal::SeatTwice(seat));
            }
            seen = seen.with(seat);
        }
        if !seen.contains(start) {
            return Err(SeatingRefusal::StartNotSeated(start));
        }
        Ok(Seating { seats: seated, start })
    }

    /// Who plays, clockwise.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// Who starts.
    pub fn start(&self) -> Seat {
        self.start
    }

    /// How many play, 2 to 8.
    #[allow(clippy::len_without_is_empty, reason = "somebody always plays")]
    pub fn len(&self) -> usize {
        self.seats.len()
    }

    /// The seat's number clockwise, `0..len`; `None` when it does not play.
    pub fn place(&self, seat: Seat) -> Option<usize> {
        self.seats.iter().position(|other| *other == seat)
    }

    /// The seat with this number.
    pub fn seat_at(&self, place: usize) -> Option<Seat> {
        self.seats.get(place).copied()
    }

    /// The number that follows clockwise; 0 after the last.
    pub fn place_after(&self, place: usize) -> usize {
        if place + 1 < self.len() { place + 1 } else { 0 }
    }

    /// Who sits to the left, which is who comes next clockwise; `None` when the seat does not play.
    pub fn left_of(&self, seat: Seat) -> Option<Seat> {
        self.clockwise_from(seat).nth(1)
    }

    /// Everybody once, clockwise, this seat first; nobody when it does not play.
    pub fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let (before, from) = match self.place(seat) {
            Some(place) => self.seats.split_at(place),
            None => Default::default(),
        };
        from.iter().chain(before).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seating_goes_round() {
        use Seat::{Black, Blue, Red, White};
        let seating = Seating::new(&[Red, White, Blue], White).expect("three different seats");
        assert_eq!(
            (seating.len(), seating.start(), seating.place(Blue), seating.place(Black)),
            (3, White, Some(2), None)
        );
        assert_eq!((seating.seat_at(1), seating.seat_at(3)), (Some(White), None));
        assert_eq!(
            [Red, White, Blue, Black].map(|seat| seating.left_of(seat)),
            [Some(White), Some(Blue), Some(Red), None]
        );
        assert!(seating.clockwise_from(Blue).eq([Blue, Red, White]));
        assert!(seating.clockwise_from(Black).next().is_none());
        assert_eq!([0, 1, 2].map(|place| seating.place_after(place)), [1, 2, 0]);
    }

    #[test]
    fn a_seating_is_of_different_seats_one_of_which_starts() {
        use Seat::{Blue, Green, Red};
        let refused = |seats: &[Seat], start| Seating::new(seats, start).expect_err("no seating");
        assert_eq!(refused(&[Red], Red), SeatingRefusal::Players(1));
        assert_eq!(refused(&[Red; 9], Red), SeatingRefusal::Players(9));
        assert_eq!(refused(&[Red, Blue, Red], Red), SeatingRefusal::SeatTwice(Red));
        assert_eq!(refused(&[Red, Blue], Green), SeatingRefusal::StartNotSeated(Green));
        assert!(Seating::new(&Seat::ALL, Green).is_ok());
        assert!(crate::packed::read::<Seating>(&[2, 0, 0, 0]).is_err());
    }
}
