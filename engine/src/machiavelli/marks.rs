//! Ranks that are named: murdered, bewitched, robbed, threatened, expropriated.
//!
//! All of it is public; which marker has the seal or the rose is not, and is never asked. Invariant: a mark lies on a rank of
//! the game.

use super::characters::Character;
use super::event::Event;
use super::ranks::{Rank, Ranks};
use super::{Machiavelli, Refusal, Step};

/// What lies on ranks in this round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// By the assassin.
    pub murdered: Option<Rank>,
    /// By the witch.
    pub bewitched: Option<Rank>,
    /// By the thief.
    pub robbed: Option<Rank>,
    /// By the blackmailer.
    pub threatened: Ranks,
    /// By the magistrate; after a seizure only the seized one.
    pub expropriated: Ranks,
}

impl Marks {
    /// Whether any of them lies on a rank.
    pub fn touch(&self, rank: Rank) -> bool {
        [self.murdered, self.bewitched, self.robbed].contains(&Some(rank))
            || self.threatened.contains(rank)
            || self.expropriated.contains(rank)
    }
}

impl Machiavelli {
    /// Whether the acting player may name these ranks as this character (facts 2).
    pub(super) fn may_name(&self, character: Character, ranks: &[Rank]) -> Result<(), Refusal> {
        let Step::Turn(turn) = self.step else { return Err(self.not_asked()) };
        self.may_use(&turn, character)?;
        for (number, &rank) in ranks.iter().enumerate() {
            self.in_game(rank)?;
            let first = match character {
                Character::Magistrate => false,
                Character::Thief => rank <= Rank::TWO,
                _ => rank == Rank::ONE,
            };
            let out_of_it = matches!(character, Character::Thief | Character::Blackmailer)
                && [self.marks.murdered, self.marks.bewitched].contains(&Some(rank));
            if first || out_of_it {
                return Err(Refusal::NotThatRank { rank });
            }
            if ranks.iter().take(number).any(|other| *other == rank) {
                return Err(Refusal::RankTwice { rank });
            }
        }
        Ok(())
    }

    pub(super) fn name(&mut self, event: &Event) {
        let Step::Turn(turn) = &mut self.step else { return };
        turn.used = true;
        let turn = *turn;
        match *event {
            Event::Murder(rank) => self.marks.murdered = Some(rank),
            Event::Rob(rank) => self.marks.robbed = Some(rank),
            Event::Threaten(ranks) => self.marks.threatened = ranks.into_iter().collect(),
            Event::Expropriate(ranks) => self.marks.expropriated = ranks.into_iter().collect(),
            Event::Bewitch(rank) => {
                // Her turn is interrupted (seed, witch).
                self.marks.bewitched = Some(rank);
                self.end_turn(&turn);
            }
            _ => {}
        }
    }
}
