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

use super::setup::{Choices, MOST_COINS, Said};
use crate::setup;

/// The bytes: how many play with [`FORMAT`], who starts, the list, the switches, the shown card; the seats, the characters, a byte a
/// unique card, the points of those that nobody could read.
pub(super) type Stored = Vec<u8, { 5 + Seat::COUNT + Rank::COUNT + UNIQUES_IN_BOX + OWN }>;

/// What the first byte has besides the number of players.
const FORMAT: u8 = 0x80;
/// What the byte of a unique card has besides what it says, where it is one of the fourteen.
const CHOSEN: u8 = 0x80;

/// What a card says in a byte: 0 for what Provost thinks.
fn packed(said: Option<Said>) -> u8 {
    said.map_or(0, |Said { cost, silver }| 1 + cost * (MOST_COINS + 1) + silver)
}

fn unpacked(byte: u8) -> Option<Said> {
    let both = byte.checked_sub(1).filter(|both| *both < (MOST_COINS + 1) * (MOST_COINS + 1))?;
    Some(Said { cost: both / (MOST_COINS + 1), silver: both % (MOST_COINS + 1) })
}

impl From<Choices> for Stored {
    fn from(choices: Choices) -> Stored {
        let start = choices.seating.start.map_or(0, |seat| seat.index() as u8 + 1);
        let switches = [
            choices.any,
            choices.cities == Switch::On,
            choices.actions == Switch::On,
            choices.bell_tower == BellTower::City,
        ];
        let switches = switches.into_iter().rev().fold(0, |all, on| all << 1 | u8::from(on));
        let mut cards = choices.said.map(packed);
        for number in choices.uniques {
            if let Some(card) = cards.get_mut(usize::from(number)) {
                *card |= CHOSEN;
            }
        }
        let first = [FORMAT | choices.seating.players, start, choices.list.index() as u8, switches, choices.card];
        let seats = choices.seating.seats.map(|seat| seat.index() as u8);
        let mut stored = Stored::new();
        for part in [&first[..], &seats, &choices.cast, &cards, &choices.points] {
            // There is room for all of them.
            let _ = stored.extend_from_slice(part);
        }
        stored
    }
}

impl PartialEq for Choices {
    fn eq(&self, other: &Choices) -> bool {
        Stored::from(self.clone()) == Stored::from(other.clone())
    }
}

impl Eq for Choices {}

/// Takes over as many bytes as there is room for.
fn fill(places: &mut [u8], bytes: &mut dyn Iterator<Item = u8>) {
    for (place, byte) in places.iter_mut().zip(bytes) {
        *place = byte;
    }
}

impl From<Stored> for Choices {
    fn from(stored: Stored) -> Choices {
        let mut choices = <Choices as setup::Choices>::FIRST;
        let is_first_format = stored.first().is_none_or(|byte| byte & FORMAT == 0);
        let bytes = &mut stored.into_iter();
        let mut seats = [0; Seat::COUNT];
        let mut others = [0; 7];
        if is_first_format {
            let (mut own, mut bell) = ([0; OWN], [0]);
            for part in [&mut seats[..], &mut choices.cast, &mut choices.uniques, &mut own, &mut others, &mut bell] {
                fill(part, bytes);
            }
            let costs = own.into_iter().zip(UNIQUES_IN_BOX - OWN..);
            let bell = bell.into_iter().zip(District::BellTower.unique());
            for (cost, number) in costs.chain(bell).filter(|(cost, _)| *cost <= MOST_COINS) {
                let said = Said { cost, silver: 0 };
                let usual = District::uniques().nth(number).map_or(0, District::gold);
                choices.said[number] = Some(said).filter(|said| said.cost != usual);
            }
        } else {
            let (mut first, mut cards) = ([0; 5], [0; UNIQUES_IN_BOX]);
            for part in [&mut first[..], &mut seats, &mut choices.cast, &mut cards, &mut choices.points] {
                fill(part, bytes);
            }
            let [players, start, list, switches, card] = first;
            let switch = |number: u8| switches >> number & 1;
            others = [players & !FORMAT, start, list, switch(0), switch(1), switch(2), switch(3)];
            choices.card = card;
            choices.said = cards.map(|card| unpacked(card & !CHOSEN));
            let chosen = (0..).zip(cards).filter(|(_, card)| card & CHOSEN != 0).map(|(number, _)| number);
            choices.uniques = [u8::MAX; UNIQUES_IN_A_GAME];
            fill(&mut choices.uniques, &mut { chosen });
        }
        for (place, byte) in choices.seating.seats.iter_mut().zip(seats) {
            *place = Seat::ALL.get(usize::from(byte)).copied().unwrap_or(*place);
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Five players, the first game, its fourteen, all switches as at first, the third own card of 4 and a bell tower of 3, as the
    /// versions before wrote it.
    #[test]
    fn the_bytes_of_versions_before_are_read() {
        let mut old = Stored::new();
        for part in [
            &[0, 1, 3, 4, 2, 5, 6, 7][..],
            &[0, 0, 0, 0, 0, 0, 0, 0, 3],
            &[4, 5, 9, 10, 12, 13, 14, 15, 22, 23, 25, 27, 29, 30],
            &[0, 0, 4, 0, 0],
            &[5, 2, 0, 0, 1, 0, 0, 3],
        ] {
            old.extend_from_slice(part).expect("room");
        }
        let choices = Choices::from(old);
        let said = |district: District| choices.said[district.unique().expect("a unique one")];
        assert_eq!(said(District::Own3), Some(Said { cost: 4, silver: 0 }));
        assert_eq!(said(District::BellTower), Some(Said { cost: 3, silver: 0 }));
        assert_eq!(choices.said.iter().flatten().count(), 2);
        assert_eq!(choices.seating.start, Some(Seat::ALL[1]));
        let mut first = <Choices as setup::Choices>::FIRST;
        (first.said, first.seating.seats, first.seating.start) =
            (choices.said, choices.seating.seats, choices.seating.start);
        assert_eq!(choices, first);
    }

    #[test]
    fn what_a_card_says_comes_back() {
        for cost in 0..=MOST_COINS {
            for silver in 0..=MOST_COINS {
                let said = Some(Said { cost, silver });
                assert!(packed(said) < CHOSEN);
                assert_eq!(unpacked(packed(said)), said);
            }
        }
        assert_eq!(unpacked(packed(None)), None);
    }
}
