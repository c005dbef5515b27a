//! A turn: who acts as which character, what was done in it, and how it ends (seed "Verloop van een beurt").
//!
//! Income and gold are the players'. Invariant: `actor` is who turned the card over, or the witch in their place.

use super::build::JustBuilt;
use super::characters::Character;
use super::ranks::Rank;
use super::{Machiavelli, Place, Refusal, Step};
use crate::seat::Seat;

/// A turn that is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    pub(super) rank: Rank,
    /// Who turned the card over.
    pub(super) holder: Place,
    /// Who acts.
    pub(super) actor: Place,
    /// No mark touches this turn.
    pub(super) immune: bool,
    /// The character's own line has come.
    pub(super) used: bool,
    /// Districts that count to the limit.
    pub(super) built: u8,
    /// The director allows two more.
    pub(super) directed: bool,
    /// An action card was played.
    pub(super) acted: bool,
    /// A card went under the museum.
    pub(super) tucked: bool,
    /// A district was built with gold.
    pub(super) paid: bool,
    /// The first of those, while nothing else was entered.
    pub(super) just_built: Option<JustBuilt>,
}

impl Turn {
    /// A turn that begins; with Rasputin an action card is played.
    pub(super) fn new(rank: Rank, holder: Place, actor: Place, rasputin: bool) -> Turn {
        Turn {
            rank,
            holder,
            actor,
            immune: rasputin,
            used: false,
            built: 0,
            directed: false,
            acted: rasputin,
            tucked: false,
            paid: false,
            just_built: None,
        }
    }
}

impl Machiavelli {
    /// As which character the turn is taken.
    pub(super) fn acting(&self, turn: &Turn) -> Character {
        // A rank that is called is in the game.
        self.setup.cast().of(turn.rank).unwrap_or(Character::Assassin)
    }

    /// The turn in which this seat acts. Before the witch has named a rank she does nothing else (seed, witch).
    pub(super) fn turn_of(&self, seat: Seat) -> Result<Turn, Refusal> {
        let place = self.seated(seat)?;
        let Step::Turn(turn) = self.step else { return Err(self.not_asked()) };
        if turn.actor != place {
            return Err(Refusal::NotYourTurn { seat, turn: self.seat(turn.actor) });
        }
        Ok(turn)
    }

    /// The same for what has to do with cities.
    pub(super) fn city_turn_of(&self, seat: Seat) -> Result<Turn, Refusal> {
        if !self.setup.cities() {
            return Err(Refusal::CitiesOff);
        }
        let turn = self.turn_of(seat)?;
        self.has_bewitched(&turn)?;
        Ok(turn)
    }

    /// Whether the character's own line can come: once a turn.
    pub(super) fn may_use(&self, turn: &Turn, character: Character) -> Result<(), Refusal> {
        let acting = self.acting(turn);
        if acting != character {
            Err(Refusal::NotThisCharacter { character: acting })
        } else if turn.used {
            Err(Refusal::Used { character })
        } else {
            Ok(())
        }
    }

    fn has_bewitched(&self, turn: &Turn) -> Result<(), Refusal> {
        if self.acting(turn) == Character::Witch && !turn.used {
            return Err(Refusal::MustBewitch { seat: self.seat(turn.actor) });
        }
        Ok(())
    }

    /// The witch must have named a rank, the emperor must have given the crown away.
    pub(super) fn may_end_turn(&self, turn: &Turn) -> Result<(), Refusal> {
        self.has_bewitched(turn)?;
        if self.acting(turn) == Character::Emperor && !turn.used {
            return Err(Refusal::MustCrown { seat: self.seat(turn.actor) });
        }
        Ok(())
    }

    /// The following rank is called, or the round ends.
    pub(super) fn end_turn(&mut self, turn: &Turn) {
        if self.acting(turn) == Character::TaxCollector {
            self.tax = 0;
        }
        self.call(self.called_after(turn.rank));
    }
}
