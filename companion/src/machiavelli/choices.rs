//! How the choices before a game of Machiavelli are stored.
//!
//! Bytes one after the other: to read lists that are known to be so long would take 2 KB more. Versions that knew only the cost of a
//! few cards wrote other bytes, whose first is a seat; they are still read. Invariant: what is none of this version's stays as it is at
//! first, and the set-up is checked when it is drawn.

use engine::{
    machiavelli::{
        District, List, Rank,
        districts::{OWN, UNIQUES as UNIQUES_IN_BOX, UNIQUES_IN_A_GAME},
        setup::{BellTower, Switch},
    },
    seat::Seat,
};
use heapless::Vec;

use super::setup::{Choices, MOST_COINS};
use crate::setup;

/// The bytes: how many play with [`FORMAT`], who starts, the list, the switches, the shown card; the seats, the characters, a byte a
/// unique card, the points of those that nobody could read.
pub(super) type Stored = Vec<u8, { 5 + Seat::COUNT + Rank::COUNT + UNIQUES_IN_BOX + OWN }>;

/// What the first byte has besides the number of players.
const FORMAT: u8 = 0x80;
/// What the byte of a unique card has besides what it says, where it is one of the fourteen.
const CHOSEN: u8 = 0x80;

/// Takes over as many bytes as there is room for, from this place on.
#[inline(never)]
fn take(places: &mut [u8], stored: &[u8], from: usize) {
    for (place, byte) in places.iter_mut().zip(stored.iter().skip(from)) {
        *place = *byte;
    }
}

impl Choices {
    #[inline(never)]
    fn stored(&self) -> Stored {
        let start = self.seating.start.map_or(0, |seat| seat.index() as u8 + 1);
        let city = self.bell_tower == BellTower::City;
        let switches = [city, self.actions == Switch::On, self.cities == Switch::On, self.any];
        let switches = switches.into_iter().fold(0, |all, on| all << 1 | u8::from(on));
        let mut cards = self.said.0;
        for number in self.uniques.iter().take(UNIQUES_IN_A_GAME) {
            if let Some(card) = cards.get_mut(usize::from(*number)) {
                *card |= CHOSEN;
            }
        }
        let first = [FORMAT | self.seating.players, start, self.list.index() as u8, switches, self.card];
        let seats = self.seating.seats.map(|seat| seat.index() as u8);
        let mut stored = Stored::new();
        for part in [&first[..], &seats, &self.cast, &cards, &self.points] {
            // There is room for all of them.
            let _ = stored.extend_from_slice(part);
        }
        stored
    }

    #[inline(never)]
    fn read(stored: &[u8]) -> Choices {
        let mut choices = <Choices as setup::Choices>::FIRST;
        let at = |place: usize| stored.get(place).copied().unwrap_or(0);
        // In the first format seats and characters came first, then the fourteen, the costs of the unread cards, and the rest.
        let old = at(0) & FORMAT == 0;
        let seats = if old { 0 } else { 5 };
        for (number, place) in choices.seating.seats.iter_mut().enumerate() {
            *place = Seat::ALL.get(usize::from(at(seats + number))).copied().unwrap_or(*place);
        }
        let cast = seats + Seat::COUNT;
        take(&mut choices.cast, stored, cast);
        let cards = cast + Rank::COUNT;
        let mut others = [0; 7];
        if old {
            let chosen = stored.get(cards..cards + UNIQUES_IN_A_GAME).unwrap_or(&[]);
            choices.arrange(&|number| chosen.contains(&number));
            let own = cards + UNIQUES_IN_A_GAME;
            let rest = own + OWN;
            take(&mut others, stored, rest);
            for district in District::uniques() {
                let cost = match district.own() {
                    Some(number) => at(own + number),
                    None if district == District::BellTower => at(rest + 7),
                    None => continue,
                };
                choices.said.say(district, cost.min(MOST_COINS), 0);
            }
        } else {
            choices.arrange(&|number| at(cards + usize::from(number)) & CHOSEN != 0);
            take(&mut choices.said.0, stored, cards);
            choices.said.0.iter_mut().for_each(|card| *card &= !CHOSEN);
            take(&mut choices.points, stored, cards + UNIQUES_IN_BOX);
            choices.card = at(4);
            take(&mut others, stored, 0);
            others[0] &= !FORMAT;
            (0..).zip(&mut others[3..]).for_each(|(number, switch): (u8, _)| *switch = at(3) >> number & 1);
        }
        let [players, start, list, any, cities, actions, bell] = others;
        choices.seating.players = players;
        choices.seating.start = start.checked_sub(1).and_then(|seat| Seat::ALL.get(usize::from(seat))).copied();
        choices.list = List::ALL.get(usize::from(list)).copied().unwrap_or(choices.list);
        choices.any = any != 0;
        choices.cities = Switch::from(cities != 0);
        choices.actions = Switch::from(actions != 0);
        choices.bell_tower = if bell == 0 { BellTower::End } else { BellTower::City };
        choices
    }
}

impl From<Choices> for Stored {
    fn from(choices: Choices) -> Stored {
        choices.stored()
    }
}

impl From<Stored> for Choices {
    fn from(stored: Stored) -> Choices {
        Choices::read(&stored)
    }
}

/// In which order the fourteen were chosen does not matter.
impl PartialEq for Choices {
    fn eq(&self, other: &Choices) -> bool {
        self.stored() == other.stored()
    }
}

impl Eq for Choices {}

#[cfg(test)]
mod tests {
    use engine::machiavelli::setup::Coins;

    use super::*;

    /// Five players, the first game, its fourteen, all switches as at first, the third own card of 4 and a bell tower of 3, as the
    /// versions before wrote it.
    #[test]
    fn the_bytes_of_versions_before_are_read() {
        let mut old = Stored::new();
        for part in [
            &[0, 1, 3, 5, 2, 4, 6, 7][..],
            &[0, 0, 0, 0, 0, 0, 0, 0, 3],
            &[4, 5, 9, 10, 12, 13, 14, 15, 22, 23, 25, 27, 29, 30],
            &[0, 0, 4, 0, 0],
            &[5, 2, 0, 0, 1, 0, 0, 3],
        ] {
            old.extend_from_slice(part).expect("room");
        }
        let choices = Choices::from(old);
        let mut expected = <Choices as setup::Choices>::FIRST;
        expected.said.say(District::Own3, 4, 0);
        expected.said.say(District::BellTower, 3, 0);
        expected.seating.start = Some(Seat::ALL[1]);
        expected.seating.seats = [0, 1, 3, 5, 2, 4, 6, 7].map(|seat| Seat::ALL[seat]);
        assert_eq!(choices, expected);
        assert_eq!(choices.said.coins(District::Own3), Coins { cost: 4, silver: 0, points: 0 });
        assert_eq!(choices.said.coins(District::BellTower).cost, 3);
    }

    #[test]
    fn what_a_card_says_comes_back() {
        for (district, cost, silver) in District::uniques().flat_map(|one| {
            (0..=MOST_COINS).flat_map(move |cost| (0..=MOST_COINS).map(move |silver| (one, cost, silver)))
        }) {
            let mut said = <Choices as setup::Choices>::FIRST.said;
            said.say(district, cost, silver);
            assert!(said.0.iter().all(|byte| *byte < CHOSEN));
            let coins = said.coins(district);
            assert_eq!((coins.cost, coins.silver), (cost, silver));
        }
    }
}
