//! What the players choose before a game of Machiavelli, and the check-list.
//!
//! The pages are every game's ([`crate::setup`]). What the number of players demands is swapped by itself. Invariant: choices that this
//! version cannot use give no set-up, and never a wrong one.

use core::ops::RangeInclusive;

use engine::{
    machiavelli::{
        Cast, Character, District, List, Machiavelli, Rank, Setup, Uniques,
        districts::{OWN, UNIQUES as UNIQUES_IN_BOX, UNIQUES_IN_A_GAME},
        selection::face_up,
        setup::{BellTower, Coins, Draft, Switch},
    },
    seat::{Seat, Seating},
};
use heapless::Vec;
use rand_core::RngCore;
use serde::{Deserialize, Serialize};

use super::{ability, named, words};
use crate::{
    draw::text::Size,
    screen::{Label, View},
    setup::{self, Chosen, LINES, Seats},
    text::{
        fill::{Line, add, fill},
        prose::Prose,
    },
};

/// It is stored, as [`Stored`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Stored", into = "Stored")]
pub(crate) struct Choices {
    seating: Seats<[Seat; Seat::COUNT]>,
    list: List,
    /// Which of the three each rank has; 3 is none.
    cast: [u8; Rank::COUNT],
    /// Every unique district of the box, instead of these.
    any: bool,
    /// The numbers of the unique districts in the game.
    uniques: [u8; UNIQUES_IN_A_GAME],
    cities: Switch,
    actions: Switch,
    bell_tower: BellTower,
    /// What the cards cost that nobody could read; with any of the box, 0 where they are not in the game.
    own: [u8; OWN],
    bell_cost: u8,
}

/// The bytes that are stored: those of the lists, then one for each other value. To read lists that are known to be so long would
/// take 2 KB more.
type Stored = Vec<u8, { Seat::COUNT + Rank::COUNT + UNIQUES_IN_A_GAME + OWN + 8 }>;

impl From<Choices> for Stored {
    fn from(choices: Choices) -> Stored {
        let Choices { seating, list, cast, any, uniques, cities, actions, bell_tower, own, bell_cost } = choices;
        let seats = seating.seats.map(|seat| seat.index() as u8);
        let start = seating.start.map_or(0, |seat| seat.index() as u8 + 1);
        let [cities, actions] = [cities, actions].map(|switch| switch.index() as u8);
        let [list, bell] = [list.index(), bell_tower.index()].map(|index| index as u8);
        let others = [seating.players, start, list, any.into(), cities, actions, bell, bell_cost];
        let mut stored = Stored::new();
        for part in [&seats[..], &cast, &uniques, &own, &others] {
            // There is room for all of them.
            let _ = stored.extend_from_slice(part);
        }
        stored
    }
}

/// What is none of this version's stays as it is at first; the set-up is checked when it is drawn.
impl From<Stored> for Choices {
    fn from(stored: Stored) -> Choices {
        let mut choices = <Choices as setup::Choices>::FIRST;
        let mut bytes = stored.into_iter();
        for (place, byte) in choices.seating.seats.iter_mut().zip(&mut bytes) {
            *place = Seat::ALL.get(usize::from(byte)).copied().unwrap_or(*place);
        }
        let Choices { cast, uniques, own, .. } = &mut choices;
        for part in [&mut cast[..], uniques, own] {
            for (place, byte) in part.iter_mut().zip(&mut bytes) {
                *place = byte;
            }
        }
        let mut next = || bytes.next().unwrap_or(0);
        choices.seating.players = next();
        choices.seating.start = next().checked_sub(1).and_then(|seat| Seat::ALL.get(usize::from(seat))).copied();
        choices.list = List::ALL.get(usize::from(next())).copied().unwrap_or(choices.list);
        choices.any = next() != 0;
        choices.cities = Switch::from(next() != 0);
        choices.actions = Switch::from(next() != 0);
        choices.bell_tower = if next() == 0 { BellTower::End } else { BellTower::City };
        choices.bell_cost = next();
        choices
    }
}

// The rows of the choices.
const PLAYERS: u8 = 0;
const SEATS: u8 = 1;
const START: u8 = 2;
const LIST: u8 = 3;
const FIRST_RANK: u8 = 4;
const LAST_RANK: u8 = 12;
const UNIQUES: u8 = 13;
const FOURTEEN: u8 = 14;
const CITIES: u8 = 15;
const ACTIONS: u8 = 16;
const BELL: u8 = 17;
const BELL_COST: u8 = 18;
const FIRST_OWN: u8 = 19;
const ROWS: u8 = FIRST_OWN + OWN as u8;
/// The most that a card costs.
const MOST_COST: u8 = 9;

// The lines of the check-list.
const CHARACTERS: usize = 1;
const CARDS: usize = 2;
const TILES: usize = 4;
const OPEN: usize = 5;
const CHECKED: RangeInclusive<usize> = 0..=OPEN;
/// Room for characters beside each other there.
const WITH_WIDE: u32 = 200;

impl Choices {
    /// The character of a rank, as it was chosen.
    fn chosen(&self, rank: Rank) -> Option<Character> {
        Character::of(rank).nth(self.cast[rank.index()].into())
    }

    /// The characters of so many players: what they demand is swapped (seed, notes on emperor and queen, games of 2, 3 and 8).
    #[inline(never)]
    fn cast(&self, players: usize) -> Option<Cast> {
        let ninth = match players {
            2 => None,
            3 | 8 => {
                let of_list = self.list.characters().get(8).copied();
                Some(self.chosen(Rank::NINE).or(of_list).unwrap_or(Character::Artist))
            }
            _ => self.chosen(Rank::NINE),
        };
        let others = Rank::ALL.into_iter().take(8).filter_map(|rank| self.chosen(rank));
        let swapped = others.chain(ninth).map(|character| match character {
            Character::Emperor if !fits(character, players) => Character::King,
            Character::Queen if !fits(character, players) => Character::Artist,
            other => other,
        });
        Cast::new(swapped).ok()
    }

    /// The character that a row is about, as the players' number has it.
    fn of_row(&self, row: u8) -> Option<Character> {
        let rank = Rank::new(row.checked_sub(FIRST_RANK)? + 1)?;
        self.cast(self.seating.playing().len())?.of(rank)
    }

    /// The characters to be taken out of the box that are not among ranks 1 to 8 of the list: those that the players have chosen,
    /// and what their number demands.
    fn with(&self, drawn: &Setup, view: View) -> Line {
        let of_list = self.list.characters();
        let of_list = of_list.get(..8).unwrap_or(of_list);
        let (mut line, mut others) = (Line::new(), 0);
        for character in Character::ALL.iter().filter(|one| drawn.cast().contains(**one) && !of_list.contains(one)) {
            // Two names are as many as there can be room for.
            if others < 2 {
                add(&mut line, if others == 0 { "{0}" } else { ", {0}" }, &[&named(*character, view)]);
            }
            others += 1;
        }
        if others > 2 || Size::Body.width(&line) > WITH_WIDE {
            fill(words(view).check_others, &[&others])
        } else {
            line
        }
    }

    /// The unique districts that were chosen.
    fn fourteen(&self) -> Uniques {
        self.uniques.iter().filter_map(|number| District::uniques().nth((*number).into())).collect()
    }

    /// The number of the unique district at a place: those that were chosen, then the others.
    fn unique_at(&self, at: usize) -> Option<u8> {
        let others = (0..UNIQUES_IN_BOX as u8).filter(|number| !self.uniques.contains(number));
        self.uniques.iter().copied().chain(others).nth(at)
    }

    /// Takes over what a list has.
    fn take(&mut self, list: List) {
        self.list = list;
        self.cast = [3; Rank::COUNT];
        for character in list.characters().iter().take(8) {
            self.set(*character);
        }
        let numbers = list.unique_set().iter().filter_map(District::unique);
        for (place, number) in self.uniques.iter_mut().zip(numbers) {
            *place = number as u8;
        }
    }

    /// The set-up with the crown at this seat; `None` when these are no choices of this version.
    pub(super) fn begun_by(&self, start: Seat) -> Option<Setup> {
        let playing = self.seating.playing();
        let mut draft = Draft {
            seating: Seating::new(playing, start).ok()?,
            cast: self.cast(playing.len())?,
            uniques: if self.any { Uniques::ANY } else { self.fourteen() },
            cities: self.cities,
            actions: self.actions,
            bell_tower: self.bell_tower,
            said: Uniques::NONE,
            coins: Vec::new(),
            names: Default::default(),
        };
        let own = District::uniques().filter(|district| district.own().is_some());
        let own = own.zip(self.own).filter(|(_, cost)| *cost > 0 || !self.any);
        for (district, cost) in own.chain([(District::BellTower, self.bell_cost)]) {
            let coins = Coins { cost: cost.min(MOST_COST), ..Coins::of(district) };
            if draft.uniques.contains(district) && (coins != Coins::of(district) || district.own().is_some()) {
                draft.say(district, coins);
            }
        }
        draft.try_into().ok()
    }

    /// The card whose cost a row says, and the cost.
    fn costs(&self, row: u8) -> (District, u8) {
        let own = usize::from(row.wrapping_sub(FIRST_OWN));
        let district = District::uniques().filter(|district| district.own().is_some()).nth(own);
        match (district, self.own.get(own)) {
            (Some(district), Some(cost)) => (district, *cost),
            _ => (District::BellTower, self.bell_cost),
        }
    }

    fn set(&mut self, character: Character) {
        let at = Character::of(character.rank()).position(|other| other == character);
        self.cast[character.rank().index()] = at.unwrap_or(0) as u8;
    }
}

/// Whether a character is played with so many (seed, notes on emperor and queen).
fn fits(character: Character, players: usize) -> bool {
    match character {
        Character::Emperor => players > 2,
        Character::Queen => players > 4,
        _ => true,
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
        // Those of the first game.
        uniques: [4, 5, 9, 10, 12, 13, 14, 15, 22, 23, 25, 27, 29, 30],
        cities: Switch::On,
        actions: Switch::Off,
        bell_tower: BellTower::End,
        own: [0; OWN],
        bell_cost: District::BellTower.gold(),
    };

    const ROWS: u8 = ROWS;

    /// The crown is drawn by lot (seed, set-up).
    fn draw_lots(&self, starts: Option<Seat>, chance: &mut dyn RngCore) -> Option<Setup> {
        let playing = self.seating.playing();
        let lot = (chance.next_u32() as usize).checked_rem(playing.len()).and_then(|at| playing.get(at)).copied();
        self.begun_by(self.seating.starter(starts).or(lot)?)
    }

    fn row(&self, row: u8, _drawn: &Setup, starts: Option<Seat>, view: View) -> Label {
        let words = words(view);
        let on_off = |switch: Switch| words.yes_no[switch.index()];
        let (name, value) = match row {
            PLAYERS => return self.seating.players_row(view),
            SEATS => return self.seating.seats_row(view),
            START => return self.seating.start_row(starts, view),
            LIST => (words.list_row, words.lists.of(self.list.index())),
            FIRST_RANK..=LAST_RANK => {
                let name = self.of_row(row).map_or("-", |character| words.characters.of(character.index()));
                return Label { name: fill("{0} {1}", &[&(row - FIRST_RANK + 1), &name]), ..Label::default() };
            }
            UNIQUES => (words.uniques_row, words.uniques_of[usize::from(self.any)]),
            FOURTEEN => {
                let own = self.fourteen() != self.list.unique_set();
                (words.fourteen_row, if self.any { "-" } else { words.fourteen[usize::from(own)] })
            }
            CITIES => (words.cities_row, on_off(self.cities)),
            ACTIONS => (words.actions_row, on_off(self.actions)),
            BELL => (words.bell_row, words.bell[self.bell_tower.index()]),
            _ => {
                let (district, cost) = self.costs(row);
                let name = fill(words.costs_row, &[&words.districts.of(district.index())]);
                return Label { name, value: fill("{0}", &[&cost]) };
            }
        };
        Label { name: fill(name, &[]), value: fill(value, &[]) }
    }

    fn explain(&self, row: u8, view: View) -> Prose {
        if let Some(character) = self.of_row(row) {
            return ability(character, view);
        }
        words(view).explain.of(match row {
            PLAYERS => return view.texts.explain_players,
            SEATS => return view.texts.explain_seats,
            START => 9,
            LIST => 0,
            FIRST_RANK..=LAST_RANK => 1,
            UNIQUES..=BELL_COST => usize::from(row - UNIQUES) + 2,
            _ => 8,
        })
    }

    fn choose(&mut self, row: u8) -> Chosen {
        match row {
            PLAYERS => self.seating.next_players(Self::PLAYERS),
            SEATS => return self.seating.places(),
            START => self.seating.next_start(),
            LIST => self.take(List::ALL[(self.list.index() + 1) % List::COUNT]),
            FIRST_RANK..=LAST_RANK => {
                // Only the ninth can be missing, and not with three or eight; who is not played with so few is left out.
                let players = self.seating.playing().len();
                let kinds = if row == LAST_RANK && !matches!(players, 3 | 8) { 4 } else { 3 };
                let Some(rank) = Rank::new(row - FIRST_RANK + 1) else { return Chosen::Value };
                for _ in 0..2 {
                    let place = &mut self.cast[rank.index()];
                    *place = (*place + 1) % kinds;
                    if self.chosen(rank).is_none_or(|character| fits(character, players)) {
                        break;
                    }
                }
            }
            UNIQUES => self.any = !self.any,
            FOURTEEN => {
                self.any = false;
                return Chosen::Order { places: UNIQUES_IN_A_GAME as u8 };
            }
            CITIES => self.cities = switched(self.cities),
            ACTIONS => self.actions = switched(self.actions),
            BELL => {
                self.bell_tower = match self.bell_tower {
                    BellTower::End => BellTower::City,
                    BellTower::City => BellTower::End,
                }
            }
            _ => {
                let cost = match self.own.get_mut(usize::from(row.wrapping_sub(FIRST_OWN))) {
                    Some(cost) => cost,
                    None => &mut self.bell_cost,
                };
                *cost = if *cost < MOST_COST { *cost + 1 } else { 0 };
            }
        }
        Chosen::Value
    }

    fn items(row: u8) -> u8 {
        if row == FOURTEEN { UNIQUES_IN_BOX as u8 } else { Seat::COUNT as u8 }
    }

    fn item(&self, row: u8, at: usize, view: View) -> &'static str {
        if row != FOURTEEN {
            return self.seating.name_at(at, view);
        }
        let district = self.unique_at(at).and_then(|number| District::uniques().nth(number.into()));
        district.map_or("", |district| words(view).districts.of(district.index()))
    }

    fn place(row: u8, place: u8, view: View) -> Line {
        fill(if row == FOURTEEN { words(view).fourteen_at } else { view.texts.seat_at }, &[&place])
    }

    fn swap(&mut self, row: u8, one: usize, other: usize) {
        if row != FOURTEEN {
            return self.seating.swap(one, other);
        }
        let (Some(here), Some(there)) = (self.unique_at(one), self.unique_at(other)) else { return };
        for place in &mut self.uniques {
            if *place == here {
                *place = there;
            } else if *place == there {
                *place = here;
            }
        }
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
        let with = self.with(drawn, view);
        let mut shown = Vec::new();
        for at in CHECKED {
            // The cards say the action cards too where there are some.
            let value = words.check.of(at + usize::from(at > CARDS || (at == CARDS && drawn.actions())));
            let value = match at {
                CHARACTERS => with.clone(),
                TILES => fill(value, &[&characters]),
                OPEN => fill(value, &[&face_up(characters, drawn.seats().len()), &1]),
                _ => fill(value, &[&words.lists.of(self.list.index())]),
            };
            if !value.is_empty() {
                // The last goes where there is a line more: the selection says it again.
                let _ = shown.push(Label { name: fill(words.check_names.of(at), &[]), value });
            }
        }
        shown
    }
}
