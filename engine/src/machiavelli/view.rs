//! Looking at the state: what a screen or a score sheet wants to know.
//!
//! Nothing here changes anything. Invariant: a seat that does not play has nothing.

use super::characters::Character;
use super::districts::{District, Named, Type};
use super::event::Counts;
use super::ranks::{Rank, Ranks};
use super::turn::Turn;
use super::{Besides, Candidates, Machiavelli, Marks, Phase, Place, Setup, Step};
use crate::seat::{Seat, Seats};

impl Machiavelli {
    /// The set-up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        match self.step {
            Step::Selection => Phase::Selection,
            Step::Call(_) => Phase::Call,
            Step::Turn(_) => Phase::Turn,
            Step::Heir | Step::HeirCrowns(_) => Phase::RoundEnd,
            Step::Over => Phase::Over,
        }
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Who has the crown and calls.
    pub fn start(&self) -> Seat {
        self.seat(self.crown)
    }

    /// The ranks that lie face up, as far as it was said.
    pub fn face_up(&self) -> Ranks {
        self.face_up
    }

    /// What lies on ranks in this round.
    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    fn turn_now(&self) -> Option<Turn> {
        match self.step {
            Step::Turn(turn) => Some(turn),
            _ => None,
        }
    }

    /// The rank that is called, or whose turn it is.
    pub fn called(&self) -> Option<Rank> {
        match self.step {
            Step::Call(rank) => Some(rank),
            _ => self.turn_now().map(|turn| turn.rank),
        }
    }

    /// The rank that is called after this turn; `None` when none is left, or it is no turn.
    pub fn called_next(&self) -> Option<Rank> {
        self.called_after(self.turn_now()?.rank)
    }

    /// The character that is called, or acts.
    pub fn character(&self) -> Option<Character> {
        self.setup.cast().of(self.called()?)
    }

    /// Who answered the call.
    pub fn holder(&self) -> Option<Seat> {
        self.turn_now().map(|turn| self.seat(turn.holder))
    }

    /// Who acts: who answered, or the witch.
    pub fn turn(&self) -> Option<Seat> {
        self.turn_now().map(|turn| self.seat(turn.actor))
    }

    /// Whether no mark touches who acts: Rasputin was played.
    pub fn immune(&self) -> bool {
        self.turn_now().is_some_and(|turn| turn.immune)
    }

    /// How many districts may still be built in this turn, of those that count; `None` when it is no turn.
    pub fn builds_left(&self) -> Option<u8> {
        let turn = self.turn_now()?;
        Some(self.limit(&turn).saturating_sub(turn.built))
    }

    /// Whether the acting character can still do what it does of its own.
    pub fn has_ability(&self) -> bool {
        Candidates::has_ability(self)
    }

    /// What the acting character's districts bring: of which type, and how much. The school of magic is of every type (facts 5).
    /// `None` where they bring nothing, or are not recorded.
    pub fn income(&self) -> Option<(Type, u8)> {
        let turn = self.turn_now()?;
        let (kind, more) = self.acting(&turn).income().filter(|_| self.setup.cities())?;
        let counts = |named: &Named| named.district.kind() == Some(kind) || named.district == District::SchoolOfMagic;
        Some((kind, self.city_of(turn.actor).filter(counts).count() as u8 + more))
    }

    /// What can be done in this turn besides what the character does of its own.
    pub fn besides(&self) -> Besides {
        Candidates::besides(self)
    }

    /// Whose city rank 8 cannot aim at.
    pub fn protected(&self) -> Option<Seat> {
        self.protected.map(|place| self.seat(place.into()))
    }

    /// Who may answer: the called rank, or the murdered rank 4; nobody when the called rank was murdered.
    pub fn may_turn_over(&self) -> Seats {
        let silent = match self.step {
            Step::Call(rank) => self.marks.murdered == Some(rank),
            Step::Turn(turn) => self.called_after(turn.rank).is_none_or(|rank| self.marks.murdered == Some(rank)),
            Step::Heir => false,
            _ => true,
        };
        let able = (0..self.players()).filter(|place| !silent && self.has_card(*place));
        able.map(|place| self.seat(place)).collect()
    }

    /// Whether this round is the last.
    pub fn ending(&self) -> bool {
        self.due.ending
    }

    /// Whose city was complete first.
    pub fn first(&self) -> Option<Seat> {
        self.due.first.map(|place| self.seat(place.into()))
    }

    /// Whether an early bell tower stands.
    pub fn early(&self) -> bool {
        self.early
    }

    /// Gold on the tax collector; `None` where none is kept.
    pub fn tax(&self) -> Option<u8> {
        self.keeps_tax().then_some(self.tax)
    }

    fn of<T: Default>(&self, seat: Seat, what: impl FnOnce(Place) -> T) -> T {
        self.seated(seat).map_or(T::default(), what)
    }

    /// The ranks that a seat turned over in this round, in the last one when the game is over.
    pub fn ranks(&self, seat: Seat) -> Ranks {
        self.of(seat, |place| self.turned_over(place))
    }

    /// What stands in a seat's city, in the order in which it came.
    pub fn city(&self, seat: Seat) -> impl Iterator<Item = Named> {
        let place = self.seated(seat).ok();
        place.into_iter().flat_map(|place| self.city_of(place))
    }

    /// How large a seat's city is, for the end of the game.
    pub fn size(&self, seat: Seat) -> u8 {
        self.of(seat, |place| self.size_of(place))
    }

    /// A seat's circus tents.
    pub fn tents(&self, seat: Seat) -> u8 {
        self.of(seat, |place| self.tents[place])
    }

    /// Cards under a seat's museum.
    pub fn museum(&self, seat: Seat) -> u8 {
        let has = |place| self.has(place, District::Museum);
        self.of(seat, |place| if has(place) { self.museum } else { 0 })
    }

    /// Whether a seat's city is complete.
    pub fn complete(&self, seat: Seat) -> bool {
        self.of(seat, |place| self.is_complete(place))
    }

    /// What a district costs at this table, the artist's coin included.
    pub fn cost_of(&self, named: Named) -> u8 {
        self.cost(named)
    }

    /// What was counted for a seat so far.
    pub fn counts(&self, seat: Seat) -> Counts {
        self.of(seat, |place| self.counts[place])
    }
}
