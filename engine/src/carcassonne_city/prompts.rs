//! What the game asks next, and what an answer means as an event.
//!
//! One prompt at a time, for the state as it is. What somebody does is asked of that seat, what lies on the board of the
//! whole table. Invariant: there is a prompt until the game is over, and at least one answer to it is legal.

use super::completed::{Cause, Pending, Scoring};
use super::features::{Feature, GOODS};
use super::final_count::Counted;
use super::followers::Role;
use super::{City, Event, Step};
use crate::Game;
use crate::notation::words;
use crate::prompt::{Answer, Kind, Prompt};
use crate::seat::Tally;

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

/// An amount that only the players can count: it starts at 0, also where 0 is no answer.
fn amount(from: u8, to: u8) -> Kind {
    Kind::Amount { from: from.into(), to: to.into(), usual: 0 }
}

/// Numbers beside the seats, which start at 0 too.
fn tally(most: Tally, all: u16, nobody: bool) -> Kind {
    Kind::Tally { most, all, usual: Tally::NONE, nobody }
}

/// How many followers a feature can carry: one a tile, and none on the tile that completes it (CDS 2, step 2; CDS-NL
/// "Beperkingen bij het inzetten"). A wall or the ring completes it without a tile.
fn can_carry(feature: Feature, cause: Cause) -> u8 {
    feature.tiles().saturating_sub(u8::from(matches!(cause, Cause::Tile { .. })))
}

impl City {
    pub(super) fn ask(&self) -> Option<Prompt<Asks>> {
        Some(match self.step {
            Step::Turn => Prompt::of(self.seat(self.turn), Asks::Tile, Kind::Pick),
            Step::Scoring(scoring) => self.ask_feature(scoring),
            Step::Walls(building) => Prompt::of(self.seat(building.next), Asks::Piece, Kind::Pick),
            Step::Tower => Prompt::of(self.seat(self.turn), Asks::Tower, Kind::Pick),
            Step::Gap => Prompt::of_all(Asks::Gap, Kind::Pick),
            Step::Unfinished => Prompt::of_all(Asks::Unfinished, Kind::GoOn),
            Step::Stewards(None) => {
                let most = self.all_out(Role::Steward);
                Prompt::of_all(Asks::District, tally(most, most.total(), false))
            }
            Step::Stewards(Some(_)) => Prompt::of_all(Asks::Markets, amount(0, Counted::Markets.most())),
            Step::Guards(None) => {
                Prompt::of(self.seat(self.guard_asked()?), Asks::Public, amount(0, Counted::PublicBuildings.most()))
            }
            Step::Guards(Some(_)) => {
                Prompt::of(self.seat(self.guard_asked()?), Asks::Historic, amount(0, Counted::HistoricBuildings.most()))
            }
            Step::Over => return None,
        })
    }

    fn ask_feature(&self, scoring: Scoring) -> Prompt<Asks> {
        match scoring.pending {
            None if scoring.cause == Cause::Ring => Prompt::of_all(Asks::ClosedByRing, Kind::Pick),
            None => Prompt::of_all(Asks::Feature, Kind::Pick),
            Some(Pending::Kind(_)) => Prompt::of_all(Asks::Tiles, amount(1, self.tiles_placed())),
            Some(Pending::Market { .. }) => Prompt::of_all(Asks::Goods, amount(1, GOODS)),
            Some(Pending::Whole(feature)) => {
                let room = can_carry(feature, scoring.cause);
                Prompt::of_all(
                    Asks::Followers,
                    tally(self.most_within(room, feature, scoring.cause), room.into(), true),
                )
            }
        }
    }

    /// The most followers of each seat on a feature that carries so many.
    fn most_within(&self, room: u8, feature: Feature, cause: Cause) -> Tally {
        let most = self.most_on(feature.kind(), cause);
        most.iter().fold(Tally::NONE, |most, (seat, out)| most.with(seat, out.min(room)))
    }

    /// The most followers of each seat, and of all together, that the rules accept on the feature that is being scored.
    /// A prompt offers fewer where a tile completes it; a line of the notation may say these.
    pub fn accepted_followers(&self) -> Option<(Tally, u8)> {
        match self.step {
            Step::Scoring(Scoring { cause, pending: Some(Pending::Whole(feature)), .. }) => {
                Some((self.most_within(feature.tiles(), feature, cause), feature.tiles()))
            }
            _ => None,
        }
    }

    /// The event that `answer` to the present prompt means; `None` when it does not answer it.
    pub(super) fn event_for(&self, answer: Answer) -> Option<Event> {
        let prompt = self.ask()?;
        match (prompt.kind, answer) {
            (Kind::GoOn, Answer::GoOn) => Some(Event::Next),
            (Kind::Pick, Answer::Pick(place)) => self.legal().nth(place.into()),
            (Kind::Amount { from, to, .. }, Answer::Amount(amount)) if (from..=to).contains(&amount) => {
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
            (Kind::Tally { most, all, nobody, .. }, Answer::Tally(tally))
                if tally.fits(most) && tally.total() <= all && (nobody || tally.total() > 0) =>
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

    /// The answer to the present prompt that means `event`; `None` when it is no answer to it.
    pub(super) fn answer_for(&self, event: &Event) -> Option<Answer> {
        let answer = match (self.ask()?.kind, *event) {
            (Kind::Pick, _) => {
                let place = self.legal().position(|legal| legal == *event)?;
                return u16::try_from(place).ok().map(Answer::Pick);
            }
            (_, Event::Next) => Answer::GoOn,
            (_, Event::Followers(tally) | Event::District(tally)) => Answer::Tally(tally),
            (
                _,
                Event::Tiles(number)
                | Event::Goods(number)
                | Event::Markets(number)
                | Event::Public { buildings: number, .. }
                | Event::Historic { buildings: number, .. },
            ) => Answer::Amount(number.into()),
            _ => return None,
        };
        (self.event_for(answer) == Some(*event)).then_some(answer)
    }
}
