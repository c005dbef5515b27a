//! What the game asks next, and what an answer means as an event.
//!
//! One prompt at a time, for the state as it is. What somebody does is asked of that seat, what lies on the board of the
//! whole table. Invariant: there is a prompt until the game is over, and at least one answer to it is legal.

use super::completed::{Cause, Pending, Scoring};
use super::features::GOODS;
use super::final_count::Counted;
use super::followers::Role;
use super::{City, Event, Step};
use crate::Game;
use crate::notation::words;
use crate::prompt::{Answer, Kind, Prompt};
use crate::seat::Seat;

words! {
    /// What is asked.
    Asks, "a question" {
        /// The tile: with which follower, and whether it completes something.
        Tile = "tile",
        /// What is completed.
        Feature = "feature",
        /// Of how many tiles it is.
        Tiles = "tiles",
        /// How many different goods are offered on the market.
        Goods = "goods",
        /// Who stands on it.
        Followers = "followers",
        /// The next piece of the wall.
        Piece = "piece",
        /// A tower, or none.
        Tower = "tower",
        /// Whether five or fewer walls fit between the ends.
        Gap = "gap",
        /// What is completed by closing the ring.
        ClosedByRing = "closed-by-ring",
        /// Followers on unfinished roads and markets go home.
        Unfinished = "unfinished",
        /// The stewards in one residential area.
        District = "district",
        /// The markets in and beside it.
        Markets = "markets",
        /// The public buildings before a guard.
        Public = "public",
        /// The historic buildings before the same guard.
        Historic = "historic",
    }
}

fn of_all(asks: Asks, kind: Kind) -> Prompt<Asks> {
    Prompt { seat: None, asks, kind }
}

fn of(seat: Seat, asks: Asks, kind: Kind) -> Prompt<Asks> {
    Prompt { seat: Some(seat), asks, kind }
}

fn amount(from: u8, to: u8) -> Kind {
    Kind::Amount { from: from.into(), to: to.into() }
}

impl City {
    pub(super) fn ask(&self) -> Option<Prompt<Asks>> {
        Some(match self.step {
            Step::Turn => of(self.seat(self.turn), Asks::Tile, Kind::Pick),
            Step::Scoring(scoring) => self.ask_feature(scoring),
            Step::Walls(building) => of(self.seat(building.next), Asks::Piece, Kind::Pick),
            Step::Tower => of(self.seat(self.turn), Asks::Tower, Kind::Pick),
            Step::Gap => of_all(Asks::Gap, Kind::Pick),
            Step::Unfinished => of_all(Asks::Unfinished, Kind::GoOn),
            Step::Stewards(None) => {
                of_all(Asks::District, Kind::Tally { most: self.all_out(Role::Steward), nobody: false })
            }
            Step::Stewards(Some(_)) => of_all(Asks::Markets, amount(0, Counted::Markets.most())),
            Step::Guards(None) => {
                of(self.seat(self.guard_asked()?), Asks::Public, amount(0, Counted::PublicBuildings.most()))
            }
            Step::Guards(Some(_)) => {
                of(self.seat(self.guard_asked()?), Asks::Historic, amount(0, Counted::HistoricBuildings.most()))
            }
            Step::Over => return None,
        })
    }

    fn ask_feature(&self, scoring: Scoring) -> Prompt<Asks> {
        match scoring.pending {
            None if scoring.cause == Cause::Ring => of_all(Asks::ClosedByRing, Kind::Pick),
            None => of_all(Asks::Feature, Kind::Pick),
            Some(Pending::Kind(_)) => of_all(Asks::Tiles, amount(1, self.tiles)),
            Some(Pending::Market { .. }) => of_all(Asks::Goods, amount(1, GOODS)),
            Some(Pending::Whole(feature)) => {
                let most = self.most_on(feature.kind(), scoring.cause);
                of_all(Asks::Followers, Kind::Tally { most, nobody: true })
            }
        }
    }

    /// The event that `answer` to the present prompt means; `None` when it does not answer it.
    pub(super) fn event_for(&self, answer: Answer) -> Option<Event> {
        let prompt = self.ask()?;
        match (prompt.kind, answer) {
            (Kind::GoOn, Answer::GoOn) => Some(Event::Next),
            (Kind::Pick, Answer::Pick(place)) => self.legal().nth(place.into()),
            (Kind::Amount { from, to }, Answer::Amount(amount)) if (from..=to).contains(&amount) => {
                let number = u8::try_from(amount).ok()?;
                match prompt.asks {
                    Asks::Tiles => Some(Event::Tiles(number)),
                    Asks::Goods => Some(Event::Goods(number)),
                    Asks::Markets => Some(Event::Markets(number)),
                    Asks::Public => Some(Event::Public { seat: prompt.seat?, buildings: number }),
                    Asks::Historic => Some(Event::Historic { seat: prompt.seat?, buildings: number }),
                    _ => None,
                }
            }
            (Kind::Tally { most, nobody }, Answer::Tally(tally))
                if tally.fits(most) && (nobody || tally.total() > 0) =>
            {
                match prompt.asks {
                    Asks::Followers => Some(Event::Followers(tally)),
                    Asks::District => Some(Event::District(tally)),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}
