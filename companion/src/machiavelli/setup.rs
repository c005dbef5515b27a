//! What the players choose before a game of Machiavelli, and the check-list.
//!
//! The pages are every game's ([`crate::setup`]). What the number of players demands is swapped by itself. Invariant: choices that this
//! version cannot use give no set-up, and never a wrong one.

use core::ops::RangeInclusive;

use engine::{
    machiavelli::{
        Cast, Character, District, List, Machiavelli, Named, Rank, Setup, Uniques,
        districts::{OWN, UNIQUES as UNIQUES_IN_BOX, UNIQUES_IN_A_GAME},
        selection::face_up,
        setup::{BellTower, Coins, Draft, Switch},
    },
    seat::{Seat, Seating},
};
use heapless::Vec;
use rand_core::RngCore;
use serde::{Deserialize, Serialize};

use super::{ability, choices::Stored, labels, named, text::Say, words};
use crate::{
    draw::text::Size,
    screen::{Label, View},
    setup::{self, Chosen, LINES, Seats},
    text::{
        Sentence, Word,
        fill::{Line, add, fill, tell},
        prose::{Prose, prose},
    },
};

/// It is stored, as [`Stored`]; two that are stored alike are the same.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "Stored", into = "Stored")]
pub(crate) struct Choices {
    pub(super) seating: Seats<[Seat; Seat::COUNT]>,
    pub(super) list: List,
    /// Which of the three each rank has, or [`NO_ONE`].
    pub(super) cast: [u8; Rank::COUNT],
    /// Every unique district of the box, instead of these.
    pub(super) any: bool,
    /// The numbers of the unique districts, the fourteen of the game first.
    pub(super) uniques: [u8; UNIQUES_IN_BOX],
    pub(super) cities: Switch,
    pub(super) actions: Switch,
    pub(super) bell_tower: BellTower,
    /// What each unique card says at this table, where it is not what Provost thinks; with any of the box, a card that nobody could
    /// read and that costs 0 is not in the game.
    pub(super) said: Said,
    /// Fixed points at the end of the cards that nobody could read.
    pub(super) points: [u8; OWN],
    /// The card whose values the rows show.
    pub(super) card: u8,
}

/// The gold and silver coins of each unique card in a byte below 128: 0 for what Provost thinks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Said(pub(super) [u8; UNIQUES_IN_BOX]);

impl Said {
    /// What a card says.
    pub(super) fn coins(&self, district: District) -> Coins {
        let usual = Coins::of(district);
        match district.unique().and_then(|number| self.0.get(number)?.checked_sub(1)) {
            Some(both) => Coins { cost: both / (MOST_COINS + 1), silver: both % (MOST_COINS + 1), ..usual },
            None => usual,
        }
    }

    pub(super) fn say(&mut self, district: District, cost: u8, silver: u8) {
        let usual = Coins::of(district);
        if let Some(place) = district.unique().and_then(|number| self.0.get_mut(number)) {
            let differs = (cost, silver) != (usual.cost, usual.silver);
            *place = if differs { 1 + cost * (MOST_COINS + 1) + silver } else { 0 };
        }
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
/// Which card, and then its values.
const CARD: u8 = 18;
const COST: u8 = 19;
const SILVER: u8 = 20;
const POINTS: u8 = 21;
const ROWS: u8 = 22;
/// The most coins of a kind on a card, and points.
pub(super) const MOST_COINS: u8 = 9;

/// No character of a rank, of which there are as many.
const NO_ONE: u8 = 3;

// The lines of the check-list.
const CHARACTERS: usize = 1;
const CARDS: usize = 2;
const TILES: usize = 4;
const CHECKED: RangeInclusive<usize> = 0..=TILES;
/// Room for characters beside each other there.
const WITH_WIDE: u32 = 190;

impl Choices {
    /// The character of a rank, as it was chosen.
    fn chosen(&self, rank: Rank) -> Option<Character> {
        Character::of(rank).nth(self.cast[rank.index()].into())
    }

    /// The ninth of the list (facts 7); where it has none, one that any number of players can have.
    fn ninth(&self) -> Character {
        self.list.characters().get(8).copied().unwrap_or(Character::Artist)
    }

    /// The characters of so many players: what they demand is swapped (seed, notes on emperor and queen, games of 2, 3 and 8).
    #[inline(never)]
    fn cast(&self, players: usize) -> Option<Cast> {
        let ninth = match players {
            2 => None,
            3 | 8 => Some(self.chosen(Rank::NINE).unwrap_or(self.ninth())),
            _ => self.chosen(Rank::NINE),
        };
        let others = Rank::ALL.into_iter().take(8).filter_map(|rank| self.chosen(rank));
        let swapped = others.chain(ninth).map(|character| match character {
            Character::Emperor if players < character.least_players() => Character::King,
            Character::Queen if players < character.least_players() => Character::Artist,
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
            tell(words(view).say(Say::CheckOthers), &[&others])
        } else {
            line
        }
    }

    /// The unique districts that were chosen.
    fn fourteen(&self) -> Uniques {
        let chosen = self.uniques.iter().take(UNIQUES_IN_A_GAME);
        chosen.filter_map(|number| District::uniques().nth((*number).into())).collect()
    }

    /// These are the fourteen, and the others come behind them.
    #[inline(never)]
    pub(super) fn arrange(&mut self, chosen: &dyn Fn(u8) -> bool) {
        let all = || 0..UNIQUES_IN_BOX as u8;
        let order = all().filter(|number| chosen(*number)).chain(all().filter(|number| !chosen(*number)));
        for (place, number) in self.uniques.iter_mut().zip(order) {
            *place = number;
        }
    }

    /// Takes over what a list has.
    fn take(&mut self, list: List) {
        self.list = list;
        self.cast = [NO_ONE; Rank::COUNT];
        for character in list.characters().iter().take(8) {
            self.set(*character);
        }
        let set = list.unique_set();
        self.arrange(&|number| District::uniques().nth(number.into()).is_some_and(|one| set.contains(one)));
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
        let uniques = draft.uniques;
        for district in District::uniques().filter(|district| uniques.contains(*district)) {
            let coins = self.coins(district);
            let own = district.own().is_some() && (coins.cost > 0 || !self.any);
            if own || coins != Coins::of(district) {
                draft.say(district, coins);
            }
        }
        draft.try_into().ok()
    }

    /// What a card says at this table.
    fn coins(&self, district: District) -> Coins {
        let points = district.own().and_then(|own| self.points.get(own).copied());
        let said = self.said.coins(district);
        // What nobody could read is not for nothing where it is chosen.
        let least = u8::from(points.is_some() && !self.any);
        Coins { points: points.unwrap_or(0), cost: said.cost.max(least), ..said }
    }

    /// The card whose values the rows show.
    fn shown(&self) -> District {
        District::uniques().nth(self.card.into()).unwrap_or(District::BellTower)
    }

    /// The next value of a row of the shown card. Fixed points are only on cards that Provost does not know.
    fn next_value(&mut self, row: u8) {
        if self.value(row) == "-" {
            return;
        }
        let (district, next) = (self.shown(), |value: u8| if value < MOST_COINS { value + 1 } else { 0 });
        let Coins { cost, silver, .. } = self.coins(district);
        if let Some(points) = district.own().filter(|_| row == POINTS).and_then(|own| self.points.get_mut(own)) {
            *points = next(*points);
        }
        match row {
            COST => self.said.say(district, next(cost), silver),
            SILVER => self.said.say(district, cost, next(silver)),
            _ => {}
        }
    }

    /// A value of the shown card, with what Provost thinks where that differs.
    fn value(&self, row: u8) -> Line {
        let (district, part) = (self.shown(), |coins: Coins| match row {
            COST => coins.cost,
            SILVER => coins.silver,
            _ => coins.points,
        });
        let [now, usual] = [self.coins(district), Coins::of(district)].map(part);
        match district.own() {
            None if row == POINTS || (row == COST && district == District::SecretVault) => fill("-", &[]),
            None if now != usual => fill("{0} ({1})", &[&now, &usual]),
            _ => fill("{0}", &[&now]),
        }
    }

    fn set(&mut self, character: Character) {
        self.cast[character.rank().index()] = at_rank(character);
    }
}

/// Which of the three of its rank a character is.
fn at_rank(character: Character) -> u8 {
    Character::of(character.rank()).position(|other| other == character).unwrap_or(0) as u8
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
        cast: [0, 0, 0, 0, 0, 0, 0, 0, NO_ONE],
        any: false,
        // Those of the first game, then the others.
        uniques: [
            4, 5, 9, 10, 12, 13, 14, 15, 22, 23, 25, 27, 29, 30, 0, 1, 2, 3, 6, 7, 8, 11, 16, 17, 18, 19, 20, 21, 24,
            26, 28, 31, 32, 33, 34, 35,
        ],
        cities: Switch::On,
        actions: Switch::Off,
        bell_tower: BellTower::End,
        said: Said([0; UNIQUES_IN_BOX]),
        points: [0; OWN],
        // The first that nobody could read.
        card: (UNIQUES_IN_BOX - OWN) as u8,
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
        let on_off = |switch: Switch| words.say(if switch == Switch::Off { Say::No } else { Say::Yes });
        let (name, value) = match row {
            PLAYERS => return self.seating.players_row(view),
            SEATS => return self.seating.seats_row(view),
            START => return self.seating.start_row(starts, view),
            // Some titles are as long as the row.
            LIST => return Label::of(&words.lists.of(self.list.index()).read(), ""),
            FIRST_RANK..=LAST_RANK => {
                let name = self.of_row(row).map_or(prose!("-"), |character| words.characters.of(character.index()));
                return Label { name: fill("{0} {1}", &[&(row - FIRST_RANK + 1), &name]), ..Label::default() };
            }
            UNIQUES => (words.setup_rows.of(0), words.say(if self.any { Say::UniquesAny } else { Say::UniquesBelow })),
            FOURTEEN => {
                let own = self.fourteen() != self.list.unique_set();
                let which = if own { Say::FourteenOwn } else { Say::FourteenOfList };
                (words.setup_rows.of(1), if self.any { prose!("-") } else { words.say(which) })
            }
            CITIES => (words.setup_rows.of(2), on_off(self.cities)),
            ACTIONS => (words.setup_rows.of(3), on_off(self.actions)),
            BELL => (
                words.setup_rows.of(4),
                words.say(if self.bell_tower == BellTower::End { Say::BellEnd } else { Say::BellCity }),
            ),
            CARD => (words.setup_rows.of(5), words.districts.of(self.shown().index())),
            _ => {
                let name = tell(words.coins.of(usize::from(row - COST)), &[]);
                return Label { name, value: self.value(row) };
            }
        };
        Label { name: tell(name, &[]), value: tell(value, &[]) }
    }

    fn explain(&self, row: u8, view: View) -> Prose {
        if let Some(character) = self.of_row(row) {
            return ability(character, view);
        }
        words(view).explain.of(match row {
            PLAYERS => return view.texts.say(Sentence::ExplainPlayers),
            SEATS => return view.texts.say(Sentence::ExplainSeats),
            START => 9,
            LIST => 0,
            FIRST_RANK..=LAST_RANK => 1,
            UNIQUES..=CARD => usize::from(row - UNIQUES) + 2,
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
                // Only the ninth can be missing, and not with three or eight: from none to the list's own and on to the one before
                // it. Who is not played with so few is left out.
                let (players, shown) = (self.seating.playing().len(), self.of_row(row));
                let optional = row == LAST_RANK && !matches!(players, 3 | 8);
                let Some(rank) = Rank::new(row - FIRST_RANK + 1) else { return Chosen::Value };
                let own = at_rank(self.ninth());
                for _ in 0..3 {
                    let place = self.cast[rank.index()];
                    let next = match place {
                        NO_ONE if optional => own,
                        NO_ONE => (own + 1) % NO_ONE,
                        _ if optional && (place + 1) % NO_ONE == own => NO_ONE,
                        _ => (place + 1) % NO_ONE,
                    };
                    self.cast[rank.index()] = next;
                    let able = self.chosen(rank).is_none_or(|character| players >= character.least_players());
                    if able && self.of_row(row) != shown {
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
            CARD => return Chosen::Order { places: 1 },
            _ => self.next_value(row),
        }
        Chosen::Value
    }

    fn items(row: u8) -> u8 {
        if row == SEATS { Seat::COUNT as u8 } else { UNIQUES_IN_BOX as u8 }
    }

    fn item(&self, row: u8, at: usize, view: View) -> Line {
        if row == SEATS {
            return self.seating.name_at(at, view);
        }
        let district = self.uniques.get(at).and_then(|number| District::uniques().nth((*number).into()));
        district.map_or(Line::new(), |district| tell(words(view).districts.of(district.index()), &[]))
    }

    fn place(row: u8, place: u8, view: View) -> Line {
        let title = match row {
            FOURTEEN => words(view).say(Say::FourteenAt),
            CARD => words(view).setup_rows.of(5),
            _ => return fill(view.texts.word(Word::SeatAt), &[&place]),
        };
        tell(title, &[&place])
    }

    fn swap(&mut self, row: u8, one: usize, other: usize) {
        match row {
            SEATS => self.seating.swap(one, other),
            CARD => self.card = self.uniques.get(other).copied().unwrap_or(self.card),
            _ if one.max(other) < self.uniques.len() => {
                self.uniques.swap(one, other);
                // Its values are the ones to set now.
                self.swap(CARD, 0, one);
            }
            _ => {}
        }
    }

    fn step(&mut self, _step: i8) -> bool {
        false
    }

    fn title(drawn: &Setup, view: View) -> Line {
        tell(words(view).say(Say::CheckPlayers), &[&drawn.seats().len()])
    }

    fn corner(drawn: &Setup, view: View) -> Line {
        tell(words(view).say(Say::CheckCrown), &[&view.name(drawn.start())])
    }

    const HAS_NAMES: bool = true;

    /// The unique districts where they are chosen.
    fn name(drawn: &Setup, at: usize, view: View) -> Option<Line> {
        let chosen = || District::uniques().filter(|district| drawn.has(*district));
        let named = chosen().nth(at).filter(|_| chosen().count() <= UNIQUES_IN_A_GAME)?;
        Some(labels::district_of(drawn, Named::plain(named), view))
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
                TILES => tell(value, &[&characters, &face_up(characters, drawn.seats().len()), &1]),
                _ => tell(value, &[&words.lists.of(self.list.index())]),
            };
            if !value.is_empty() {
                // There are five at most.
                let _ = shown.push(Label { name: tell(words.check_names.of(at), &[]), value });
            }
        }
        shown
    }
}
