//! The score by line, what each unique district gives, and who wins (seed "Einde van het spel"; facts 5 and 6).
//!
//! Everything is worked out from the table as it is, or overruled by what was counted. Invariant: a seat's total is the sum of
//! its lines.

use super::districts::{District, Named, Type};
use super::event::Counted;
use super::{Machiavelli, Place, Said};
use crate::notation::words;
use crate::seat::{Seat, Seats};

words! {
    /// A line of the score.
    Line, "coins, types, complete, uniques or actions" {
        Coins = "coins",
        Types = "types",
        Complete = "complete",
        Uniques = "uniques",
        Actions = "actions",
    }
}

/// A seat's points, by line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score([u16; Line::COUNT]);

impl Score {
    /// The points of one line.
    pub const fn of(self, line: Line) -> u16 {
        self.0[line.index()]
    }

    /// All lines together.
    pub fn total(self) -> u16 {
        self.0.into_iter().sum()
    }
}

/// All five types in a city.
const ALL_TYPES: u16 = 3;
/// The first complete city, and any other.
const FIRST: u16 = 4;
const OTHER: u16 = 2;

/// The unique districts that give points of their own at the end, in the order in which they are told.
const GIVING: [District; 9] = [
    District::Basilica,
    District::Capitol,
    District::ImperialTreasury,
    District::IvoryTower,
    District::MapRoom,
    District::Museum,
    District::Statue,
    District::WishingWell,
    District::SecretVault,
];

impl Machiavelli {
    /// The type that a district counts as at the end; the haunted quarter is of the one that is chosen for it.
    fn type_at_end(named: Named, haunted: Type) -> Option<Type> {
        if named.district == District::HauntedQuarter { Some(haunted) } else { named.district.kind() }
    }

    fn number_of(&self, place: Place, kind: Type, haunted: Type) -> u16 {
        self.city_of(place).filter(|named| Self::type_at_end(*named, haunted) == Some(kind)).count() as u16
    }

    fn counted(&self, place: Place, counted: Counted) -> Option<u16> {
        self.counts[place].get(counted).map(u16::from)
    }

    /// What a unique district gives at the end; `None` when it gives nothing of its own, or is not there.
    fn bonus_of(&self, place: Place, district: District, haunted: Type) -> Option<u16> {
        let shown = district == District::SecretVault && self.vault == Some(Said::Seat(place));
        if !shown && !self.has(place, district) {
            return None;
        }
        let coins = self.setup.coins(district);
        let counted = |what| self.counted(place, what).unwrap_or(0);
        let uniques = || self.number_of(place, Type::Unique, haunted);
        let points = match district {
            District::Basilica => self.city_of(place).filter(|named| self.cost(*named) % 2 == 1).count() as u16,
            District::Capitol => {
                let three = Type::ALL.into_iter().any(|kind| self.number_of(place, kind, haunted) >= 3);
                if three { 3 } else { 0 }
            }
            District::ImperialTreasury => counted(Counted::Gold),
            District::IvoryTower => {
                if uniques() == 1 {
                    5
                } else {
                    0
                }
            }
            District::MapRoom => counted(Counted::Cards),
            District::Museum => self.museum.into(),
            District::Statue => {
                if self.crown == place {
                    5
                } else {
                    0
                }
            }
            District::WishingWell => uniques(),
            District::SecretVault => coins.silver.into(),
            _ if district.own().is_some() || coins.points > 0 => 0,
            _ => return None,
        };
        Some(points + u16::from(coins.points))
    }

    /// What each unique district of a city gives, with this type for the haunted quarter.
    fn bonuses(&self, place: Place, haunted: Type) -> impl Iterator<Item = (District, u16)> {
        let others = District::uniques().filter(|district| !GIVING.contains(district));
        let all = GIVING.into_iter().chain(others);
        all.filter_map(move |district| Some((district, self.bonus_of(place, district, haunted)?)))
    }

    fn score_with(&self, place: Place, haunted: Type) -> Score {
        let coins = |named: Named| {
            let silver = if named.district.unique().is_some() { self.setup.coins(named.district).silver } else { 0 };
            u16::from(self.cost(named)) + u16::from(silver)
        };
        let all_types = Type::ALL.into_iter().all(|kind| self.number_of(place, kind, haunted) > 0);
        let complete = if self.due.first.map(Place::from) == Some(place) {
            FIRST
        } else if self.is_complete(place) {
            OTHER
        } else {
            0
        };
        let worked_out = |line| match line {
            Line::Coins => self.city_of(place).map(coins).sum(),
            Line::Types => {
                if all_types {
                    ALL_TYPES
                } else {
                    0
                }
            }
            Line::Complete => complete,
            Line::Uniques => self.bonuses(place, haunted).map(|(_, points)| points).sum(),
            Line::Actions => 0,
        };
        Score(Line::ALL.map(|line| {
            let counted = match line {
                Line::Coins => Counted::Coins,
                Line::Types => Counted::Types,
                Line::Complete => Counted::Complete,
                Line::Uniques => Counted::Uniques,
                Line::Actions => Counted::Actions,
            };
            self.counted(place, counted).unwrap_or_else(|| worked_out(line))
        }))
    }

    /// The type that gives the highest total; of several the first.
    fn best_type(&self, place: Place) -> Type {
        if !self.has(place, District::HauntedQuarter) {
            return Type::Unique;
        }
        let mut best = (Type::Unique, 0);
        for kind in Type::ALL {
            let total = self.score_with(place, kind).total();
            if total > best.1 {
                best = (kind, total);
            }
        }
        best.0
    }

    /// A seat's score as it would be now.
    pub fn score(&self, seat: Seat) -> Score {
        self.seated(seat).map_or(Score::default(), |place| self.score_with(place, self.best_type(place)))
    }

    /// What each of a seat's unique districts gives at the end, as it would be now.
    pub fn bonus(&self, seat: Seat) -> impl Iterator<Item = (District, u16)> {
        let place = self.seated(seat).ok();
        place.into_iter().flat_map(|place| self.bonuses(place, self.best_type(place)))
    }

    /// The type of a seat's haunted quarter; `None` without one.
    pub fn haunted(&self, seat: Seat) -> Option<Type> {
        let place = self.seated(seat).ok()?;
        self.has(place, District::HauntedQuarter).then(|| self.best_type(place))
    }

    fn total(&self, place: Place) -> u16 {
        self.score_with(place, self.best_type(place)).total()
    }

    /// Those with the most points.
    pub(super) fn leaders(&self) -> impl Iterator<Item = Place> + Clone {
        // A city with a haunted quarter is added up six times, so nobody's twice.
        let mut totals = [0; Seat::COUNT];
        let seated = (0..self.players()).zip(&mut totals);
        seated.for_each(|(place, total)| *total = self.total(place));
        let most = totals.into_iter().max();
        (0..self.players()).filter(move |place| totals.get(*place).copied() == most)
    }

    /// Who has won: most points, then the highest rank turned over in the last round, then it is shared (seed "Gelijke stand").
    /// Nobody before everything is counted.
    pub fn winners(&self) -> Seats {
        if !crate::Game::is_over(self) || self.ask().is_some() {
            return Seats::NONE;
        }
        let leaders = self.leaders();
        let said = self.highest.filter(|_| self.leaves_ranks_open());
        let highest = |place: Place| self.turned_over(place).iter().last();
        let most = leaders.clone().map(highest).max().flatten();
        let wins = |place: &Place| match said {
            Some(Said::Seat(seat)) => seat == *place,
            Some(Said::Nobody) => true,
            None => highest(*place) == most,
        };
        leaders.filter(wins).map(|place| self.seat(place)).collect()
    }
}
