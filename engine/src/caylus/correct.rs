//! Corrections: a value set by hand, as an event like any other.
//!
//! For what was entered wrongly too long ago to take back. A correction changes what it names and nothing else: no points,
//! no payment, no favour. Invariant: after a correction no tile stands twice, no section has more houses than parts, and
//! nobody has more than six workers.

use super::event::{Event, Held, RowNumbers, Section, SectionNumbers, Stands};
use super::road::{LAST, Tile};
use super::setup::Line;
use super::setup::{Favours, names_everybody};
use super::tiles::{Building, Cube, Fixed, Scored};
use super::{Caylus, Phase, Refusal};
use crate::seat::{Order, Seat};

/// The most that a purse is set to, of each.
const MOST_HELD: u16 = 99;

/// The last column of the favour table.
const LAST_COLUMN: u16 = 5;

impl Caylus {
    /// Carries out a correction; any other event is none, and changes nothing.
    pub(super) fn correct(&mut self, event: &Event) -> Result<(), Refusal> {
        match *event {
            Event::CorrectProvost(to) => {
                self.provost = on_the_road(to)?;
                if self.phase == Phase::Effects {
                    self.offer_at_the_table();
                }
            }
            Event::CorrectBailiff(to) => self.bailiff = on_the_road(to)?,
            Event::CorrectOrder(order) => self.order = self.may_set_order(order)?,
            // What was scored is no longer told apart from what was set.
            Event::CorrectSection(section) => {
                self.section = Some(section);
                self.section_before = self.section;
            }
            Event::CorrectStreet { at, stands } => {
                let tile = self.may_stand_there(at, stands)?;
                self.road.set(at, tile);
            }
            Event::CorrectPurse(seat, amounts) => {
                let place = self.seated(seat)?;
                self.kept_by_device()?;
                if amounts.given().any(|(_, amount)| amount > MOST_HELD) {
                    return Err(Refusal::OutOfRange { from: 0, to: MOST_HELD as i16 });
                }
                let purse = &mut self.player_mut(place).purse;
                for (index, amount) in amounts.given() {
                    match Held::ALL.get(index) {
                        None => {}
                        Some(Held::Coins) => purse.coins = amount,
                        Some(Held::Food) => purse.set(Cube::Food, amount),
                        Some(Held::Wood) => purse.set(Cube::Wood, amount),
                        Some(Held::Stone) => purse.set(Cube::Stone, amount),
                        Some(Held::Cloth) => purse.set(Cube::Cloth, amount),
                        Some(Held::Gold) => purse.set(Cube::Gold, amount),
                    }
                }
            }
            Event::CorrectPoints(seat, points) => {
                let place = self.seated(seat)?;
                self.set_points(place, points);
            }
            Event::CorrectHouses(seat, numbers) => self.set_houses(seat, numbers)?,
            Event::CorrectFavours(seat, numbers) => self.set_markers(seat, numbers)?,
            Event::CorrectInn(seat) => {
                self.kept_by_device()?;
                if let Some(seat) = seat {
                    self.seated(seat)?;
                    if self.places.inn_right != Some(seat) && self.workers(seat) == 0 {
                        return Err(Refusal::NoWorkerLeft { seat });
                    }
                }
                self.places.inn_right = seat;
            }
            _ => {}
        }
        Ok(())
    }

    /// The turn order, everybody once; only before anybody has acted in the round.
    fn may_set_order(&self, order: Order) -> Result<Line, Refusal> {
        self.in_phase(Phase::Income)?;
        let mut line = Line::new();
        for seat in order.iter() {
            self.seated(seat)?;
            line.push(seat).map_err(|_| Refusal::OrderIncomplete)?;
        }
        if names_everybody(&line, self.setup.seating()) { Ok(line) } else { Err(Refusal::OrderIncomplete) }
    }

    /// What stands there then.
    fn may_stand_there(&self, at: u8, stands: Stands) -> Result<Option<Tile>, Refusal> {
        let space = self.road.at(at).ok_or(Refusal::NoSuchSpace { at })?;
        if Fixed::ALL.iter().any(|fixed| fixed.space() == at) {
            return Err(Refusal::FixedStays { at });
        }
        if let Some(by) = space.worker {
            return Err(Refusal::Occupied { at: super::event::To::Road(at), by });
        }
        // What stands there now is free for the correction itself.
        let mut road = self.road.clone();
        road.set(at, None);
        Ok(match stands {
            Stands::Empty => None,
            Stands::Neutral(neutral) => {
                let tile = Tile::Neutral(neutral);
                if let Some(at) = (1..=LAST).find(|at| road.tile(*at) == Some(tile)) {
                    return Err(Refusal::NeutralStands { at });
                }
                Some(tile)
            }
            Stands::Building(building, owner) => {
                self.seated(owner)?;
                let jeweller = building == Building::Jeweller && !self.has_jeweller();
                if jeweller || road.count(building) >= building.tiles() {
                    return Err(Refusal::NotInStock { tile: Scored::Building(building) });
                }
                Some(Tile::Building(building, owner))
            }
            Stands::Residence(owner) => {
                self.seated(owner)?;
                Some(Tile::Residence(owner))
            }
            Stands::Prestige(prestige, owner) => {
                self.seated(owner)?;
                if road.has(prestige) {
                    return Err(Refusal::NotInStock { tile: Scored::Prestige(prestige) });
                }
                Some(Tile::Prestige(prestige, owner))
            }
        })
    }

    fn set_houses(&mut self, seat: Seat, numbers: SectionNumbers) -> Result<(), Refusal> {
        let place = self.seated(seat)?;
        for section in Section::ALL {
            let Some(number) = numbers.get(section.index()) else { continue };
            let most = self.free_parts(section) + self.player(place).houses[section.index()];
            if number > most.into() {
                return Err(Refusal::TooManyHouses { section, most });
            }
        }
        for (held, index) in self.player_mut(place).houses.iter_mut().zip(0..) {
            if let Some(number) = numbers.get(index) {
                // At most the section's parts.
                *held = number as u8;
            }
        }
        Ok(())
    }

    fn set_markers(&mut self, seat: Seat, numbers: RowNumbers) -> Result<(), Refusal> {
        let place = self.seated(seat)?;
        if self.setup.favours() == Favours::Simple {
            return Err(Refusal::NoFavourTable);
        }
        if numbers.given().any(|(_, column)| column > LAST_COLUMN) {
            return Err(Refusal::OutOfRange { from: 0, to: LAST_COLUMN as i16 });
        }
        for (marker, index) in self.player_mut(place).markers.iter_mut().zip(0..) {
            if let Some(column) = numbers.get(index) {
                // At most 5.
                *marker = column as u8;
            }
        }
        Ok(())
    }
}

fn on_the_road(at: u8) -> Result<u8, Refusal> {
    if (1..=LAST).contains(&at) { Ok(at) } else { Err(Refusal::NoSuchSpace { at }) }
}
