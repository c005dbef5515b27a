//! What is completed: roads and markets are entered question by question, and scored.
//!
//! A feature is said in three or four events: which kind, of how many tiles, with how many goods, and who stands on it; the
//! last of them scores. The same for what a tile completes, a wall closes, or the ring. Invariant: whoever is named on a
//! feature goes home with it, and nobody else does.

use super::features::{Feature, FeatureKind, GOODS};
use super::followers::{Role, TileRole};
use super::scoring::Line;
use super::tiles::Stack;
use super::walls::Building;
use super::{City, Refusal, Step};
use crate::seat::Tally;

/// How much of a feature is already said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// Which kind; its tiles are asked.
    Kind(FeatureKind),
    /// A market of so many tiles; its goods are asked.
    Market {
        /// Its tiles.
        tiles: u8,
    },
    /// All but who stands on it, which is asked.
    Whole(Feature),
}

/// Why something is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// A tile completes it.
    Tile {
        /// The follower placed with it. It stands on nothing that the tile completes (CDS 2, step 2).
        follower: Option<TileRole>,
        /// Whether somebody scored by it so far.
        claimed: bool,
    },
    /// A wall closes it, in the midst of this wall building or, `None`, after its last piece.
    Wall(Option<Building>),
    /// The ring closes it, at the end of the game.
    Ring,
}

/// Roads and markets being scored, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scoring {
    pub(super) cause: Cause,
    /// What is said of the present one; `None` between two.
    pub(super) pending: Option<Pending>,
    /// Whether it may end: at least one was scored, or there may be none.
    may_end: bool,
}

impl Scoring {
    pub(super) const fn by_tile(follower: Option<TileRole>) -> Scoring {
        Scoring { cause: Cause::Tile { follower, claimed: false }, pending: None, may_end: false }
    }

    pub(super) const fn by_wall(building: Option<Building>) -> Scoring {
        Scoring { cause: Cause::Wall(building), pending: None, may_end: false }
    }

    pub(super) const fn by_ring() -> Scoring {
        Scoring { cause: Cause::Ring, pending: None, may_end: true }
    }

    /// The cause, when the scoring can end here.
    pub(super) fn may_go_on(self) -> Option<Cause> {
        (self.pending.is_none() && self.may_end).then_some(self.cause)
    }
}

impl City {
    /// The scoring under way.
    fn scoring(&self) -> Result<Scoring, Refusal> {
        match self.step {
            Step::Scoring(scoring) => Ok(scoring),
            _ => Err(self.not_asked()),
        }
    }

    fn pend(&mut self, scoring: Scoring, pending: Pending) {
        self.step = Step::Scoring(Scoring { pending: Some(pending), ..scoring });
    }

    fn may_name_feature(&self) -> Result<Scoring, Refusal> {
        let scoring = self.scoring()?;
        if scoring.pending.is_some() {
            return Err(self.not_asked());
        }
        // Only corrections lead to a ring around nothing.
        if self.tiles_placed() == 0 { Err(Refusal::NoTilePlaced) } else { Ok(scoring) }
    }

    pub(super) fn name_feature(&mut self, kind: FeatureKind) -> Result<(), Refusal> {
        let scoring = self.may_name_feature()?;
        self.pend(scoring, Pending::Kind(kind));
        Ok(())
    }

    fn may_say_tiles(&self, tiles: u8) -> Result<(Scoring, FeatureKind), Refusal> {
        let scoring = self.scoring()?;
        let Some(Pending::Kind(kind)) = scoring.pending else { return Err(self.not_asked()) };
        if !(1..=self.tiles_placed()).contains(&tiles) {
            return Err(Refusal::NotThatManyTiles { tiles, placed: self.tiles_placed() });
        }
        Ok((scoring, kind))
    }

    pub(super) fn say_tiles(&mut self, tiles: u8) -> Result<(), Refusal> {
        let (scoring, kind) = self.may_say_tiles(tiles)?;
        let pending = match kind {
            FeatureKind::Road => Pending::Whole(Feature::Road { tiles }),
            FeatureKind::Market => Pending::Market { tiles },
        };
        self.pend(scoring, pending);
        Ok(())
    }

    fn may_say_goods(&self, goods: u8) -> Result<(Scoring, u8), Refusal> {
        let scoring = self.scoring()?;
        let Some(Pending::Market { tiles }) = scoring.pending else { return Err(self.not_asked()) };
        if !(1..=GOODS).contains(&goods) {
            return Err(Refusal::NotThatManyGoods { goods });
        }
        Ok((scoring, tiles))
    }

    pub(super) fn say_goods(&mut self, goods: u8) -> Result<(), Refusal> {
        let (scoring, tiles) = self.may_say_goods(goods)?;
        self.pend(scoring, Pending::Whole(Feature::Market { tiles, goods }));
        Ok(())
    }

    /// The most followers that can stand on a feature of this kind in this scoring.
    pub(super) fn most_on(&self, kind: FeatureKind, cause: Cause) -> Tally {
        let mut most = self.all_out(kind.role());
        if let Cause::Tile { follower: Some(placed), .. } = cause
            && placed.role() == kind.role()
        {
            let seat = self.seat(self.turn);
            most = most.with(seat, most.of(seat).saturating_sub(1));
        }
        most
    }

    /// How many followers everybody has out in a role.
    pub(super) fn all_out(&self, role: Role) -> Tally {
        self.setup.seats().iter().fold(Tally::NONE, |tally, &seat| tally.with(seat, self.followers(seat).out(role)))
    }

    fn may_say_followers(&self, tally: Tally) -> Result<(Scoring, Feature), Refusal> {
        let scoring = self.scoring()?;
        let Some(Pending::Whole(feature)) = scoring.pending else { return Err(self.not_asked()) };
        let role = feature.kind().role();
        self.are_out(role, tally)?;
        let most = self.most_on(feature.kind(), scoring.cause);
        if let Some((seat, _)) = tally.iter().find(|&(seat, said)| said > most.of(seat)) {
            return Err(Refusal::JustPlaced { seat, role });
        }
        Ok((scoring, feature))
    }

    /// Whether these are seats at this table with so many followers out in this role.
    pub(super) fn are_out(&self, role: Role, tally: Tally) -> Result<(), Refusal> {
        for (seat, said) in tally.iter() {
            let place = self.seated(seat)?;
            let out = self.players[place].followers.out(role);
            if said > out {
                return Err(Refusal::NotThatManyOut { seat, role, said, out });
            }
        }
        Ok(())
    }

    pub(super) fn say_followers(&mut self, tally: Tally) -> Result<(), Refusal> {
        let (scoring, feature) = self.may_say_followers(tally)?;
        let tiles = feature.tiles();
        if tally.total() > tiles.into() {
            return Err(Refusal::MoreThanOneATile { said: tally.total(), tiles });
        }
        self.score_feature(scoring, feature, tally);
        Ok(())
    }

    /// The same in a game that was played before more followers than tiles were refused: what was scored then stands.
    pub(super) fn say_followers_again(&mut self, tally: Tally) -> Result<(), Refusal> {
        let (scoring, feature) = self.may_say_followers(tally)?;
        self.score_feature(scoring, feature, tally);
        Ok(())
    }

    fn score_feature(&mut self, scoring: Scoring, feature: Feature, tally: Tally) {
        self.award_leaders(tally, feature.kind().line(), feature.points());
        self.take_back(feature.kind().role(), tally);
        let cause = match scoring.cause {
            Cause::Tile { follower, claimed } => {
                Cause::Tile { follower, claimed: claimed || !tally.leaders().is_empty() }
            }
            other => other,
        };
        self.step = Step::Scoring(Scoring { cause, pending: None, may_end: true });
    }

    /// The most followers take all; equal ones get the full points each (CDS 3).
    pub(super) fn award_leaders(&mut self, tally: Tally, line: Line, points: u16) {
        for seat in tally.leaders().iter() {
            if let Some(place) = self.place(seat) {
                self.award(place, line, points);
            }
        }
    }

    /// Followers go home.
    pub(super) fn take_back(&mut self, role: Role, tally: Tally) {
        for (seat, number) in tally.iter() {
            if let Some(place) = self.place(seat) {
                self.players[place].followers.take_back(role, number);
            }
        }
    }

    /// After a tile's scoring the wall is built on, once however much was scored (CDS A2), from the second stack on and if
    /// anybody scored or the table says that it need not be (CDS A1). A wall's scoring brings no walls (CDS 4).
    pub(super) fn end_scoring(&mut self, cause: Cause) {
        match cause {
            Cause::Tile { .. } if self.brings_walls() == Some(true) => {
                self.begin_walls(Stack::of_scoring(self.tiles, self.setup.last_tile()));
            }
            Cause::Tile { .. } => self.end_turn(),
            Cause::Wall(Some(building)) => self.step = Step::Walls(building),
            Cause::Wall(None) => self.step = Step::Tower,
            Cause::Ring => self.count_on(),
        }
    }
}
