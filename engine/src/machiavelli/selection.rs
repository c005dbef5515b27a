//! The selection: how many cards lie open and covered, and who picks from how many (seed "Kiesfase", "Wijzigingen bij 2 en 3
//! spelers", "Het spel met 8 spelers"; facts 3).
//!
//! Who took which card nobody says. Invariant: every card of the deck is open, covered, kept or laid down.

use heapless::Vec;

use super::ranks::{Rank, Ranks};
use super::{Machiavelli, Place, Refusal, Step};
use crate::seat::Seat;

/// One time that somebody picks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    /// Who.
    pub seat: Seat,
    /// 1 if the card that was laid face down first is taken up.
    pub takes: u8,
    /// From how many cards one is kept.
    pub of: u8,
    /// How many are laid face down.
    pub discards: u8,
    /// How many are handed on.
    pub passes: u8,
}

/// How characters are chosen in one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    /// So many lie face up.
    pub up: u8,
    /// So many are laid face down first.
    pub down: u8,
    /// Who picks, in order.
    pub picks: Vec<Pick, { Seat::COUNT }>,
}

/// Cards that lie face up with so many characters and players (facts 3).
pub const fn face_up(characters: usize, players: usize) -> u8 {
    // With two and three players all but the covered ones are dealt out.
    if players <= 3 { 0 } else { characters.saturating_sub(players + 2) as u8 }
}

impl Selection {
    /// For so many characters, these players in the order in which they pick.
    pub fn new(characters: usize, seats: impl Iterator<Item = Seat>) -> Selection {
        let seats: Vec<Seat, { Seat::COUNT }> = seats.take(Seat::COUNT).collect();
        let players = seats.len();
        let up = face_up(characters, players);
        let mut left = characters as u8 - up - 1;
        let rounds = if players <= 3 { 2 } else { 1 };
        let last = players * rounds;
        let mut picks = Vec::new();
        for (number, &seat) in (1..=last).zip(seats.iter().cycle()) {
            // The last of seven or eight gets one card only, and takes up the covered one.
            let takes = u8::from(number == last && left == 1);
            let of = left + takes;
            let discards = match players {
                // With two players everybody but the first lays one down, with three the third does, at random.
                2 => u8::from(number > 1),
                3 => u8::from(number == 3 || number == last),
                _ => u8::from(number == last),
            };
            left = of.saturating_sub(1 + discards);
            // Two or three players pick twice, and there is room for eight.
            let _ = picks.push(Pick { seat, takes, of, discards, passes: left });
        }
        Selection { up, down: 1, picks }
    }
}

impl Machiavelli {
    /// How characters are chosen now; `None` when they are chosen.
    pub fn selection(&self) -> Option<Selection> {
        let seating = self.setup.seating();
        let seats = seating.clockwise_from(self.seat(self.crown));
        (matches!(self.step, Step::Selection)).then(|| Selection::new(self.setup.cast().len(), seats))
    }

    /// How many cards lie face up in each round.
    pub fn faces_up(&self) -> u8 {
        face_up(self.setup.cast().len(), self.players())
    }

    /// Whether it can still be said what lies face up.
    pub fn asks_face_up(&self) -> bool {
        matches!(self.step, Step::Selection) && self.face_up.is_empty() && self.faces_up() > 0
    }

    pub(super) fn may_say_face_up(&self, ranks: Ranks) -> Result<(), Refusal> {
        if !matches!(self.step, Step::Selection) {
            return Err(self.not_asked());
        }
        let wanted = self.faces_up();
        if wanted > 0 && !self.face_up.is_empty() {
            return Err(Refusal::FaceUpSaid);
        }
        if ranks.is_empty() || ranks.len() != usize::from(wanted) {
            return Err(Refusal::NotThatManyFaceUp { wanted });
        }
        if ranks.contains(Rank::FOUR) {
            return Err(Refusal::FourFaceUp);
        }
        ranks.iter().try_for_each(|rank| self.in_game(rank))
    }

    /// Whether a character of this game has the rank.
    pub(super) fn in_game(&self, rank: Rank) -> Result<(), Refusal> {
        match self.setup.cast().of(rank) {
            Some(_) => Ok(()),
            None => Err(Refusal::NoSuchRank { rank }),
        }
    }

    /// The next round, with marks, open cards and answers gone.
    pub(super) fn begin_round(&mut self) {
        self.step = Step::Selection;
        self.round = self.round.saturating_add(1);
        self.face_up = Ranks::NONE;
        self.marks = Default::default();
        self.holders = [None; Rank::COUNT];
        self.acrobat = false;
        self.seized = false;
        self.protected = None;
    }

    /// The ranks that a place turned over in this round.
    pub(super) fn turned_over(&self, place: Place) -> Ranks {
        let holds = |rank: &Rank| self.holders[rank.index()].map(Place::from) == Some(place);
        Rank::ALL.into_iter().filter(holds).collect()
    }
}
