//! Looking at the state: what a screen or a score sheet wants to know.
//!
//! Nothing here changes anything. Invariant: a seat that does not play has nothing.

use super::event::{Counts, Section};
use super::pay::Purse;
use super::road::{Road, Tile};
use super::setup::Books;
use super::special::Places;
use super::tiles::{Builder, Building, Prestige};
use super::{Caylus, Phase, Setup};
use crate::seat::Seat;

impl Caylus {
    /// The set-up that the game began with.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The turn order.
    pub fn order(&self) -> &[Seat] {
        &self.order
    }

    /// The first of the turn order.
    pub fn start(&self) -> Seat {
        self.order.first().copied().unwrap_or(self.setup.seating().start())
    }

    /// Those who have passed this round, in order.
    pub fn passed(&self) -> &[Seat] {
        &self.passed
    }

    /// What the bridge asks for a worker; `None` outside the workers' phase.
    pub fn price(&self) -> Option<u16> {
        (self.phase == Phase::Workers).then(|| self.bridge())
    }

    /// Where the provost stands, 1 to 28.
    pub fn provost(&self) -> u8 {
        self.provost
    }

    /// Where the bailiff stands, 1 to 28.
    pub fn bailiff(&self) -> u8 {
        self.bailiff
    }

    /// The first section that is not scored; `None` when all are.
    pub fn section(&self) -> Option<Section> {
        self.section
    }

    /// The sections that were scored in this end of a round.
    pub fn scored_this_round(&self) -> impl Iterator<Item = Section> {
        let (from, to) = (self.section_before, self.section);
        Section::ALL
            .into_iter()
            .filter(move |one| from.is_some_and(|from| *one >= from) && to.is_none_or(|to| *one < to))
    }

    /// The section that was scored just now, and of whose favours none has been used yet.
    pub fn just_scored(&self) -> Option<Section> {
        self.section.filter(|_| self.scoring && self.just_scored)
    }

    /// Whether everybody has built in the castle, and its favour is about to be used.
    pub fn is_closing(&self) -> bool {
        self.closing
    }

    /// The most houses that a seat can build now; 0 of who does not sit here.
    pub fn most_houses_of(&self, seat: Seat) -> u8 {
        self.place(seat).map_or(0, |place| self.most_houses(place))
    }

    /// The road.
    pub fn road(&self) -> &Road {
        &self.road
    }

    /// Who stands before the bridge; `None` when the players keep the books.
    pub fn places(&self) -> Option<&Places> {
        self.keeps_books().then_some(&self.places)
    }

    /// Those who build in the castle, in castle order; with `books table` those who have said so.
    pub fn castle_order(&self) -> &[Seat] {
        &self.places.castle
    }

    /// What a seat holds; `None` when the players keep the books, or nobody sits there.
    pub fn purse(&self, seat: Seat) -> Option<Purse> {
        let place = self.place(seat)?;
        self.keeps_books().then_some(self.player(place).purse)
    }

    /// What a seat has counted at the end, with `books table`.
    pub fn counts(&self, seat: Seat) -> Counts {
        self.place(seat).map_or(Counts::NONE, |place| self.player(place).counts)
    }

    /// The houses of a seat in a section.
    pub fn houses(&self, seat: Seat, section: Section) -> u8 {
        self.place(seat).map_or(0, |place| self.player(place).houses[section.index()])
    }

    /// The houses that a seat has built in this castle phase.
    pub fn built(&self, seat: Seat) -> u8 {
        self.place(seat).map_or(0, |place| self.player(place).built)
    }

    /// Whether a seat has a wooden or stone building on the road.
    pub fn owns_a_building(&self, seat: Seat) -> bool {
        self.road.tiles().any(|tile| matches!(tile, Tile::Building(_, owner) if owner == seat))
    }

    /// Whether a building stands within the provost's reach.
    pub fn is_active(&self, building: Building) -> bool {
        let stands = |at| matches!(self.road.tile(at), Some(Tile::Building(other, _)) if other == building);
        (1..=self.provost).any(stands)
    }

    /// Whether a prestige building is still to be put up.
    pub fn is_left(&self, prestige: Prestige) -> bool {
        !self.road.has(prestige)
    }

    /// With `books table`: how much a kind of builder can still put up in this phase.
    pub fn on_offer(&self, builder: Builder) -> u8 {
        self.on_offer[builder.index()].saturating_sub(self.put_up[builder.index()])
    }

    /// Whether the device keeps coins, cubes and workers.
    pub fn keeps_books(&self) -> bool {
        self.setup.books() == Books::Device
    }
}
