//! What the players choose before a game of Machiavelli, and the check-list.
//!
//! The pages are every game's ([`crate::setup`]). What the number of players demands is swapped by itself. Invariant: choices that this
//! version cannot use give no set-up, and never a wrong one.

use core::ops::RangeInclusive;

use engine::{
    machiavelli::{
        Cast, Character, District, List, Machiavelli, Rank, Setup, Uniques,
        districts::OWN,
        selection::face_up,
        setup::{BellTower, Coins, Draft, Switch},
    },
    seat::{Seat, Seating},
};
use heapless::Vec;
use rand_core::RngCore;
use serde::{Deserialize, Serialize};

use super::words;
use crate::{
    screen::{Label, View},
    setup::{self, Chosen, LINES, Seats},
    text::fill::{Line, fill},
};

/// It is stored: the order of its fields is the format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Choices {
    seating: Seats<[Seat; Seat::COUNT]>,
    list: List,
    /// Which of the three each rank has; 3 is none.
    cast: [u8; Rank::COUNT],
    /// Every unique district of the box, instead of the list's.
    any: bool,
    cities: Switch,
    actions: Switch,
    bell_tower: BellTower,
    /// What the cards cost that nobody could read; 0 where they are not in the game.
    own: [u8; OWN],
}

// The rows of the choices.
const PLAYERS: u8 = 0;
const SEATS: u8 = 1;
const START: u8 = 2;
const LIST: u8 = 3;
const FIRST_RANK: u8 = 4;
const LAST_RANK: u8 = 12;
const UNIQUES: u8 = 13;
const CITIES: u8 = 14;
const ACTIONS: u8 = 15;
const BELL: u8 = 16;
const FIRST_OWN: u8 = 17;
const ROWS: u8 = FIRST_OWN + OWN as u8;
/// The most that a card costs.
const MOST_COST: u8 = 9;

impl Choices {
    /// The character of a rank, as it was chosen.
    fn chosen(&self, rank: Rank) -> Option<Character> {
        Character::of(rank).nth(self.cast[rank.index()].into())
    }

    /// The characters of so many players: what they demand is swapped (seed, notes on emperor and queen, games of 2, 3 and 8).
    fn cast(&self, players: usize) -> Option<Cast> {
        let fits = |character: &Character| match character {
            Character::Emperor => players > 2,
            Character::Queen => players > 4,
            _ => true,
        };
        let ninth = match players {
            2 => None,
            3 | 8 => Some(self.chosen(Rank::NINE).filter(fits).unwrap_or(Character::Artist)),
            _ => self.chosen(Rank::NINE),
        };
        let others = Rank::ALL.into_iter().take(8).filter_map(|rank| self.chosen(rank));
        let swapped = others.chain(ninth).map(|character| match character {
            Character::Emperor if !fits(&character) => Character::King,
            Character::Queen if !fits(&character) => Character::Artist,
            other => other,
        });
        Cast::new(swapped).ok()
    }

    /// Takes over what a list has.
    fn take(&mut self, list: List) {
        self.list = list;
        self.cast = [3; Rank::COUNT];
        for character in list.characters().iter().take(8) {
            self.set(*character);
        }
    }

    fn set(&mut self, character: Character) {
        let at = Character::of(character.rank()).position(|other| other == character);
        self.cast[character.rank().index()] = at.unwrap_or(0) as u8;
    }
}

fn switched(switch: Switch) -> Switch {
    Switch::from(switch == Switch::Off)
}

impl setup::Choices for Choices {
    type Game = Machiavelli;

    const PLAYERS: RangeInclusive<u8> = 2..=8;

    const FIRST: Self = Choices {
        seating: Seats {
            players: 5,
            seats: [
                Seat::Red,
                Seat::Green,
                Seat::Blue,
                Seat::Yellow,
                Seat::Orange,
                Seat::Black,
                Seat::White,
                Seat::Purple,
            ],
            start: None,
        },
        list: List::FirstGame,
        cast: [0, 0, 0, 0, 0, 0, 0, 0, 3],
        any: false,
        cities: Switch::On,
        actions: Switch::Off,
        bell_tower: BellTower::End,
        own: [0; OWN],
    };

    const ROWS: u8 = ROWS;

    /// The crown is drawn by lot (seed, set-up).
    fn draw_lots(&self, starts: Option<Seat>, chance: &mut dyn RngCore) -> Option<Setup> {
        let playing = self.seating.playing();
        let lot = (chance.next_u32() as usize).checked_rem(playing.len()).and_then(|at| playing.get(at)).copied();
        let start = self.seating.starter(starts).or(lot)?;
        let mut draft = Draft {
            seating: Seating::new(playing, start).ok()?,
            cast: self.cast(playing.len())?,
            uniques: if self.any { Uniques::ANY } else { self.list.unique_set() },
            cities: self.cities,
            actions: self.actions,
            bell_tower: self.bell_tower,
            said: Uniques::NONE,
            coins: Vec::new(),
            names: Default::default(),
        };
        let own = District::uniques().filter(|district| district.own().is_some());
        for (district, cost) in own.zip(self.own).filter(|(_, cost)| *cost > 0 && self.any) {
            draft.say(district, Coins { cost: cost.min(MOST_COST), silver: 0, points: 0 });
        }
        draft.try_into().ok()
    }

    fn row(&self, row: u8, drawn: &Setup, starts: Option<Seat>, view: View) -> Label {
        let words = words(view);
        let on_off = |switch: Switch| words.yes_no[switch.index()];
        let (name, value) = match row {
            PLAYERS => return self.seating.players_row(view),
            SEATS => return self.seating.seats_row(view),
            START => return self.seating.start_row(starts, view),
            LIST => (words.list_row, words.lists[self.list.index()]),
            FIRST_RANK..=LAST_RANK => {
                let of = Rank::new(row - FIRST_RANK + 1).and_then(|rank| drawn.cast().of(rank));
                let value = of.map_or("-", |character| words.characters[character.index()]);
                return Label { name: fill("{0}", &[&(row - FIRST_RANK + 1)]), value: fill(value, &[]) };
            }
            UNIQUES => (words.uniques_row, words.uniques_of[usize::from(self.any)]),
            CITIES => (words.cities_row, on_off(self.cities)),
            ACTIONS => (words.actions_row, on_off(self.actions)),
            BELL => (words.bell_row, words.bell[self.bell_tower.index()]),
            _ => {
                let own = usize::from(row - FIRST_OWN);
                let cost = self.own.get(own).copied().unwrap_or(0);
                return Label { name: fill(words.own_row, &[&(own + 1)]), value: fill("{0}", &[&cost]) };
            }
        };
        Label { name: fill(name, &[]), value: fill(value, &[]) }
    }

    fn explain(row: u8, view: View) -> &'static str {
        let explain = &words(view).explain;
        match row {
            PLAYERS => view.texts.explain_players,
            SEATS => view.texts.explain_seats,
            START => explain[7],
            LIST => explain[0],
            FIRST_RANK..=LAST_RANK => explain[1],
            UNIQUES => explain[2],
            CITIES => explain[3],
            ACTIONS => explain[4],
            BELL => explain[5],
            _ => explain[6],
        }
    }

    fn choose(&mut self, row: u8) -> Chosen {
        match row {
            PLAYERS => self.seating.next_players(Self::PLAYERS),
            SEATS => return self.seating.places(),
            START => self.seating.next_start(),
            LIST => self.take(List::ALL[(self.list.index() + 1) % List::COUNT]),
            FIRST_RANK..=LAST_RANK => {
                // Only the ninth can be missing.
                let kinds = if row == LAST_RANK { 4 } else { 3 };
                let place = &mut self.cast[usize::from(row - FIRST_RANK)];
                *place = (*place + 1) % kinds;
            }
            UNIQUES => self.any = !self.any,
            CITIES => self.cities = switched(self.cities),
            ACTIONS => self.actions = switched(self.actions),
            BELL => {
                self.bell_tower = match self.bell_tower {
                    BellTower::End => BellTower::City,
                    BellTower::City => BellTower::End,
                }
            }
            _ => {
                if let Some(cost) = self.own.get_mut(usize::from(row - FIRST_OWN)) {
                    *cost = if *cost < MOST_COST { *cost + 1 } else { 0 };
                }
            }
        }
        Chosen::Value
    }

    fn items(_row: u8) -> u8 {
        Seat::COUNT as u8
    }

    fn item(&self, _row: u8, at: usize, view: View) -> &'static str {
        self.seating.name_at(at, view)
    }

    fn place(_row: u8, place: u8, view: View) -> Line {
        fill(view.texts.seat_at, &[&place])
    }

    fn swap(&mut self, _row: u8, one: usize, other: usize) {
        self.seating.swap(one, other);
    }

    fn step(&mut self, _step: i8) -> bool {
        false
    }

    fn title(drawn: &Setup, view: View) -> Line {
        fill(words(view).check_players, &[&drawn.seats().len()])
    }

    fn corner(drawn: &Setup, view: View) -> Line {
        fill(words(view).check_crown, &[&view.name(drawn.start())])
    }

    fn check(&self, drawn: &Setup, view: View) -> Vec<Label, LINES> {
        let words = words(view);
        let characters = drawn.cast().len();
        let up = face_up(characters, drawn.seats().len());
        let mut shown = Vec::new();
        for (at, [name, value]) in words.check.into_iter().enumerate() {
            let value = match at {
                0 => fill(value, &[&characters, &words.lists[self.list.index()]]),
                4 => fill(value, &[&up, &1]),
                _ => fill(value, &[]),
            };
            // There are as many lines as fit.
            let _ = shown.push(Label { name: fill(name, &[]), value });
        }
        shown
    }
}
