//! The header as text: the words of Machiavelli's set-up. What every game's header shares is `crate::header`'s.
//!
//! Whether the whole is a set-up is `Setup`'s to say. Invariant: reading what was written gives the same set-up back.

use core::fmt;

use heapless::Vec;

use super::characters::{Cast, CastRefusal, Character};
use super::districts::{District, OWN, Uniques};
use super::lists::List;
use super::notation::read_seat;
use super::ranks::{Rank, Ranks};
use super::setup::{BellTower, Coins, Draft, Name, Setup, SetupRefusal, Switch};
use crate::header::{self, GameName, Header, once, read_seats};
use crate::notation::{Unreadable, Words, digits, pair};
use crate::seat::{Seat, Seating};

/// The whole header, from `provost 1` to `begin`, each on its line.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let draft = self.draft();
        write!(f, "provost 1\ngame {}\nseats", Lines::GAME)?;
        for seat in self.seats() {
            write!(f, " {seat}")?;
        }
        write!(f, "\nstart {}\ncharacters", self.start())?;
        for character in self.cast().iter() {
            write!(f, " {character}")?;
        }
        f.write_str("\nuniques")?;
        if draft.uniques == Uniques::ANY {
            f.write_str(" any")?;
        } else {
            for district in draft.uniques.iter() {
                write!(f, " {district}")?;
            }
        }
        writeln!(f, "\ncities {}\nactions {}\nbell-tower {}", draft.cities, draft.actions, draft.bell_tower)?;
        for district in draft.said.iter() {
            let coins = draft.coins(district);
            write!(f, "card {district} cost={} silver={} points={}", coins.cost, coins.silver, coins.points)?;
            if let Some(name) = district.own().and_then(|own| draft.names.get(own)).filter(|name| !name.is_empty()) {
                write!(f, " name={name}")?;
            }
            writeln!(f)?;
        }
        f.write_str("begin\n")
    }
}

header::reads!(Setup, Lines, SetupRefusal);

impl From<CastRefusal> for SetupRefusal {
    fn from(refusal: CastRefusal) -> Self {
        match refusal {
            CastRefusal::Twice(rank) => SetupRefusal::RankTwice(rank),
            CastRefusal::Missing(rank) => SetupRefusal::RankMissing(rank),
        }
    }
}

/// The line `characters`: a list, if one is named, and what is named besides.
#[derive(Clone, Debug)]
struct Characters {
    list: Option<List>,
    named: [Option<Character>; Rank::COUNT],
    /// A rank that is named twice.
    twice: Option<Rank>,
}

impl Characters {
    /// What they are for so many players.
    fn cast(&self, players: usize) -> Result<Cast, SetupRefusal> {
        if let Some(rank) = self.twice {
            return Err(SetupRefusal::RankTwice(rank));
        }
        let named = self.named.iter().copied().flatten();
        match self.list.and_then(|list| list.cast(players)) {
            Some(cast) => Ok(named.fold(cast, Cast::with)),
            None => Ok(Cast::new(named)?),
        }
    }
}

/// What a `card` line says; what it does not name stays.
#[derive(Clone, Copy, Debug, Default)]
struct Said {
    cost: Option<u8>,
    silver: Option<u8>,
    points: Option<u8>,
}

/// The lines of the header that were read so far.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    seats: Option<Vec<Seat, { Seat::COUNT }>>,
    start: Option<Seat>,
    characters: Option<Characters>,
    uniques: Option<Uniques>,
    cities: Option<Switch>,
    actions: Option<Switch>,
    bell_tower: Option<BellTower>,
    cards: Vec<(District, Coins), { super::districts::UNIQUES }>,
    names: [Name; OWN],
}

impl Header for Lines {
    type Setup = Setup;
    type Refusal = SetupRefusal;

    const GAME: GameName = GameName::Machiavelli;
    const GAME_LINE: &'static str = "`game machiavelli`";

    fn line(&mut self, word: &str, words: &mut Words<'_>) -> Result<(), HeaderError> {
        match word {
            "seats" => once(&mut self.seats, read_seats(words, read_seat)?)?,
            "start" => once(&mut self.start, read_seat(words)?)?,
            "characters" => once(&mut self.characters, read_characters(words)?)?,
            "uniques" => once(&mut self.uniques, read_uniques(words)?)?,
            "cities" => once(&mut self.cities, words.read("on or off")?)?,
            "actions" => once(&mut self.actions, words.read("on or off")?)?,
            "bell-tower" => once(&mut self.bell_tower, words.read("end or city")?)?,
            "card" => self.card(words)?,
            _ => {
                const WORDS: &str = "seats, start, characters, uniques, cities, actions, bell-tower, card or begin";
                return Err(Unreadable(WORDS).into());
            }
        }
        Ok(())
    }

    fn begin(&mut self) -> Result<Setup, HeaderError> {
        let seats = self.seats.take().ok_or(Unreadable("`seats` before `begin`"))?;
        let start = self.start.ok_or(Unreadable("`start` before `begin`"))?;
        let characters = self.characters.take().ok_or(Unreadable("`characters` before `begin`"))?;
        let seating = Seating::new(&seats, start).map_err(SetupRefusal::from)?;
        let mut draft = Draft {
            cast: characters.cast(seating.len())?,
            seating,
            uniques: self.uniques.unwrap_or(Uniques::ANY),
            cities: self.cities.unwrap_or(Switch::On),
            actions: self.actions.unwrap_or(Switch::Off),
            bell_tower: self.bell_tower.unwrap_or(BellTower::End),
            said: Uniques::NONE,
            coins: Vec::new(),
            names: core::mem::take(&mut self.names),
        };
        self.cards.iter().for_each(|&(district, coins)| draft.say(district, coins));
        Ok(draft.try_into()?)
    }

    fn about(refusal: &SetupRefusal) -> &'static str {
        match refusal {
            SetupRefusal::Players(_) | SetupRefusal::SeatTwice(_) => "seats",
            SetupRefusal::StartNotSeated(_) => "start",
            SetupRefusal::RankTwice(_)
            | SetupRefusal::RankMissing(_)
            | SetupRefusal::TooFewFor(_)
            | SetupRefusal::NoNinth
            | SetupRefusal::NinthMissing => "characters",
            SetupRefusal::Uniques(_)
            | SetupRefusal::UniqueTwice(_)
            | SetupRefusal::NotUnique(_)
            | SetupRefusal::NoCost(_) => "uniques",
            SetupRefusal::Coins => "card",
        }
    }
}

impl Lines {
    /// `card DISTRICT cost=4 silver=1 points=2 name=vuurtoren`, at least one of them.
    fn card(&mut self, words: &mut Words<'_>) -> Result<(), HeaderError> {
        const EXPECTED: &str = "a unique district and its coins, such as bell-tower cost=4 (silver=, points=, name=)";
        let district: District = words.read(EXPECTED)?;
        if district.unique().is_none() {
            return Err(Unreadable(EXPECTED).into());
        }
        if self.cards.iter().any(|(other, _)| *other == district) {
            return Err(Unreadable("a line for each card only once").into());
        }
        let mut said = Said::default();
        let mut name = None;
        for word in words {
            let (key, value) = pair(word).ok_or(Unreadable(EXPECTED))?;
            let place = match key {
                "cost" => &mut said.cost,
                "silver" => &mut said.silver,
                "points" => &mut said.points,
                "name" if district.own().is_some() => {
                    let letters = Name::new(value).ok_or(Unreadable("a name of at most 12 letters"))?;
                    once(&mut name, letters)?;
                    continue;
                }
                _ => return Err(Unreadable(EXPECTED).into()),
            };
            let coins = digits(value).and_then(|coins| u8::try_from(coins).ok()).filter(|coins| *coins <= Coins::MOST);
            once(place, coins.ok_or(Unreadable("coins from 0 to 99"))?)?;
        }
        let usual = Coins::of(district);
        let nothing = said.cost.is_none() && said.silver.is_none() && said.points.is_none();
        if district.own().is_some() && said.cost.is_none() {
            return Err(Unreadable("cost= of a card that Provost does not know").into());
        }
        if nothing {
            return Err(Unreadable(EXPECTED).into());
        }
        let coins = Coins {
            cost: said.cost.unwrap_or(usual.cost),
            silver: said.silver.unwrap_or(usual.silver),
            points: said.points.unwrap_or(usual.points),
        };
        if let Some(place) = district.own().and_then(|own| self.names.get_mut(own)) {
            *place = name.unwrap_or_default();
        }
        // There is room for every card once.
        let _ = self.cards.push((district, coins));
        Ok(())
    }
}

fn read_characters(words: &mut Words<'_>) -> Result<Characters, Unreadable> {
    const EXPECTED: &str = "a list, such as first-game, or characters";
    let list = words.peek().and_then(|word| word.parse().ok());
    if list.is_some() {
        words.next();
    }
    let mut characters = Characters { list, named: [None; Rank::COUNT], twice: None };
    let mut seen = Ranks::NONE;
    while words.peek().is_some() {
        let character: Character = words.read(EXPECTED)?;
        let rank = character.rank();
        if seen.contains(rank) {
            characters.twice = characters.twice.or(Some(rank));
        }
        seen = seen.with(rank);
        characters.named[rank.index()] = Some(character);
    }
    if list.is_none() && seen.is_empty() { Err(Unreadable(EXPECTED)) } else { Ok(characters) }
}

fn read_uniques(words: &mut Words<'_>) -> Result<Uniques, HeaderError> {
    const EXPECTED: &str = "a list, such as first-game, or 14 unique districts, or any";
    let first = words.peek().ok_or(Unreadable(EXPECTED))?;
    if first == "any" {
        words.next();
        return Ok(Uniques::ANY);
    }
    if let Ok(list) = first.parse::<List>() {
        words.next();
        return Ok(list.unique_set());
    }
    let mut uniques = Uniques::NONE;
    while words.peek().is_some() {
        let district: District = words.read(EXPECTED)?;
        if district.unique().is_none() {
            return Err(SetupRefusal::NotUnique(district).into());
        }
        if uniques.contains(district) {
            return Err(SetupRefusal::UniqueTwice(district).into());
        }
        uniques = uniques.with(district);
    }
    if uniques.len() == UNIQUES_ALL { Err(SetupRefusal::Uniques(UNIQUES_ALL as u8).into()) } else { Ok(uniques) }
}

/// Whoever names every card of the box has not chosen 14; as a set it would mean "any".
const UNIQUES_ALL: usize = super::districts::UNIQUES;
