//! Every event that might be entered now, one after the other, without storing them.
//!
//! A candidate has a number; the state itself says whether it is legal, so there is no second copy of the rules here.
//! On a list to pick from, what hurts or gives nothing (to pass, to do without) comes last; where C goes on, that is the
//! first. Payments are left unsaid; where the device's books leave a choice of cubes, the other ways to pay follow as
//! candidates of their own. Of the favour's rows of points and coins only the marker's column is listed, of the
//! points that the players see only those of a worker, a church, a tailor and a jeweller; corrections and counts beyond the
//! present prompt are not: they are always a matter of what the players say. Invariant: the order is always the same; where
//! several seats are asked it is that of their places at the table, or, for who asks for it, the turn order.

use super::event::{Choice, Favour, Taken, To};
use super::pay::{Cost, Pay};
use super::road::{LAST, Tile};
use super::tiles::{Builder, Building, Cube, Effect, Prestige, Special, Trade};
use super::{Caylus, Due, Event, Phase};
use crate::prompt::{Answer, Kind};
use crate::seat::{Order, Seat};

/// The candidates, in a fixed order.
#[derive(Clone, Debug)]
pub struct Candidates<'g> {
    game: &'g Caylus,
    /// In the order in which they come where several are asked.
    seats: &'g [Seat],
    next: u16,
}

/// What a number stands for.
enum Candidate {
    Event(Event),
    /// Nothing, and so for this many numbers in all (at least 1).
    Gap(u16),
    End,
}

use Candidate::{End, Gap};

/// The spaces of the road, as numbers of candidates.
const SPACES: u16 = LAST as u16;
const BUILDINGS: u16 = Building::COUNT as u16;
const PRESTIGE: u16 = Prestige::COUNT as u16;
const BEFORE: u16 = Special::COUNT as u16;

/// What church, tailor and jeweller sell, in points (facts 2.5).
const DEALS: [i16; 5] = [3, 5, 4, 6, 9];

/// The wooden buildings with a cube of any kind in their price (facts 2.4), and the ways to pay both.
const WHITE: [Building; 2] = [Building::WoodenMarket, Building::WoodenPeddler];
const WHITE_WAYS: u16 = (WHITE.len() * Cube::COUNT) as u16;

/// The ways in which a price of four kinds might be paid: 0 to 15 of each of three kinds, the fourth is the rest.
const WAYS: u16 = 16 * 16 * 16;
/// The kinds that an alchemist takes (ruling A), and those of a batch beside the food.
const NOT_GOLD: [Cube; 4] = [Cube::Food, Cube::Wood, Cube::Stone, Cube::Cloth];
/// Ways without gold come first.
const NOT_FOOD: [Cube; 4] = [Cube::Gold, Cube::Cloth, Cube::Stone, Cube::Wood];
/// The most houses for which the ways to pay are candidates: 18 cubes at once are more than anybody has, and the ways to pay
/// for more would be hundreds.
const CHOSEN_BATCHES: i16 = 6;

/// Two cubes of four kinds, in any order.
const PAIRS: [(Cube, Cube); 10] = [
    (Cube::Food, Cube::Food),
    (Cube::Food, Cube::Wood),
    (Cube::Food, Cube::Stone),
    (Cube::Food, Cube::Cloth),
    (Cube::Wood, Cube::Wood),
    (Cube::Wood, Cube::Stone),
    (Cube::Wood, Cube::Cloth),
    (Cube::Stone, Cube::Stone),
    (Cube::Stone, Cube::Cloth),
    (Cube::Cloth, Cube::Cloth),
];

impl Caylus {
    /// The candidates with the seats in turn order, in which a table is asked; the notation lists them as they sit.
    pub fn candidates_in_turn_order(&self) -> impl Iterator<Item = Event> {
        Candidates { seats: &self.order, ..Candidates::new(self) }
    }
}

impl<'g> Candidates<'g> {
    pub(super) fn new(game: &'g Caylus) -> Self {
        Candidates { game, seats: game.setup.seats(), next: 0 }
    }

    fn candidate(&self, number: u16) -> Candidate {
        let game = self.game;
        if let Some(seat) = game.favour_due() {
            return self.favour(number, seat);
        }
        match game.phase {
            Phase::Income | Phase::RoundEnd => only(number, Event::Next),
            Phase::Workers if game.keeps_books() => match to(number) {
                Some(to) => Candidate::Event(Event::Worker { seat: game.turn, to }),
                None => only(number - BEFORE - SPACES, Event::Pass(game.turn)),
            },
            Phase::Workers => {
                let seats = self.seats;
                let seat = |number: usize| seats.get(number).copied();
                match (seat(number.into()), seat(usize::from(number).wrapping_sub(seats.len()))) {
                    (Some(seat), _) => Candidate::Event(Event::Pass(seat)),
                    (None, Some(seat)) => self.point_for_owner(seat),
                    (None, None) => End,
                }
            }
            Phase::Special if !game.keeps_books() => first(number, Event::Next, |number| self.recorded(number)),
            Phase::Special | Phase::Effects => match game.due() {
                Some(due) if matches!(due.effect, Effect::Guild) => self.amount(number),
                Some(due) => self.use_of(number, due),
                None if game.keeps_books() => only(number, Event::Next),
                None => first(number, Event::Next, |number| self.put_up(number)),
            },
            Phase::Provost => self.amount(number),
            Phase::Castle if game.keeps_books() => self.amount(number),
            Phase::Castle => first(number, Event::Nobody, |number| self.houses(number)),
            Phase::Over => match game.ask().map(|prompt| prompt.kind) {
                Some(Kind::Counts { usual, .. }) if number == 0 => {
                    game.event_for(Answer::Counts(usual)).map_or(End, Candidate::Event)
                }
                _ => End,
            },
        }
    }

    /// The amounts between the prompt's bounds, and nobody where that is an answer.
    fn amount(&self, number: u16) -> Candidate {
        let Some(prompt) = self.game.ask() else { return End };
        let Kind::Amount { from, to, .. } = prompt.kind else { return End };
        let amount = from.saturating_add_unsigned(number);
        if amount <= to {
            return self.game.event_for(Answer::Amount(amount)).map_or(Gap(1), Candidate::Event);
        }
        let asked = matches!(self.game.phase, Phase::Provost | Phase::Castle);
        match (amount.abs_diff(to), prompt.seat) {
            (1, _) if asked => Candidate::Event(Event::Nobody),
            (past, Some(seat)) if self.game.phase == Phase::Castle => self.batches(past - 2, to, seat),
            _ => End,
        }
    }

    /// Houses, up to `most`, paid otherwise than unsaid.
    fn batches(&self, number: u16, most: i16, seat: Seat) -> Candidate {
        let houses = (number / WAYS) as u8 + 1;
        if i16::from(houses) > most.min(CHOSEN_BATCHES) {
            return End;
        }
        match self.way(number % WAYS, seat, Cost::batches(houses), NOT_FOOD) {
            Ok(pay) => Candidate::Event(Event::Castle { seat, houses, pay }),
            Err(none) => Gap(none),
        }
    }

    /// Use the effect in each way there could be, or do without it.
    fn use_of(&self, number: u16, due: Due) -> Candidate {
        let seat = due.seat;
        let plain = |choice: Choice| Candidate::Event(Event::Use { seat, choice, pay: Pay::UNSAID });
        let index = usize::from(number);
        let cubes = Cube::COUNT as u16;
        let (candidate, uses) = match due.effect {
            Effect::Take(_) | Effect::Guild => (None, 0),
            Effect::OneOf(..) | Effect::Sell(_) => (Cube::ALL.get(index).map(|cube| plain(Choice::Cube(*cube))), cubes),
            Effect::Buy { most, .. } => {
                let one = Cube::ALL.get(index).map(|cube| plain(Choice::Cube(*cube)));
                let pair = PAIRS.get(index.wrapping_sub(Cube::COUNT)).filter(|_| most > 1);
                let two = pair.map(|(one, two)| plain(Choice::Cubes(*one, *two)));
                (one.or(two), if most > 1 { cubes + PAIRS.len() as u16 } else { cubes })
            }
            Effect::Trade(_) if number < 2 => (Some(plain(Choice::Number(2 - number as u8))), 2),
            Effect::Trade(Trade::Alchemist) => {
                let ways = 2 * WAYS;
                ((number - 2 < ways).then(|| self.alchemist(number - 2, seat)), 2 + ways)
            }
            Effect::Trade(_) => (None, 2),
            Effect::Build(Builder::Lawyer) => {
                ((number < SPACES).then(|| plain(Choice::Number(number as u8 + 1))), SPACES)
            }
            Effect::Build(Builder::Architect) => {
                ((number < PRESTIGE * SPACES).then(|| self.prestige(number, seat)), PRESTIGE * SPACES)
            }
            Effect::Build(_) => {
                let build = |building| Candidate::Event(Event::Build { seat, building, pay: Pay::UNSAID });
                let plain = Building::ALL.get(index).map(|building| build(*building));
                let otherwise = number.checked_sub(BUILDINGS).filter(|way| *way < WHITE_WAYS).map(|way| {
                    let paid = self.white(way, seat, Building::cost);
                    paid.map_or(Gap(1), |(building, pay)| Candidate::Event(Event::Build { seat, building, pay }))
                });
                (plain.or(otherwise), BUILDINGS + WHITE_WAYS)
            }
            Effect::Gate => (
                to(number).map(|to| match to {
                    To::Road(at) => plain(Choice::Number(at)),
                    To::Before(special) => plain(Choice::Before(special)),
                }),
                BEFORE + SPACES,
            ),
            Effect::Joust => ((number == 0).then(|| plain(Choice::Plain)), 1),
            Effect::Inn => ([Choice::Stay, Choice::Leave].get(index).map(|choice| plain(*choice)), 2),
        };
        match candidate {
            Some(candidate) => candidate,
            None => match number.checked_sub(uses) {
                Some(0) => Candidate::Event(Event::Skip(seat)),
                _ => End,
            },
        }
    }

    /// Whether this is how the seat pays when nothing is said.
    fn is_unsaid(&self, seat: Seat, cost: Cost, pay: Pay) -> bool {
        let place = self.game.place(seat);
        place.is_none_or(|place| cost.paid_from(&self.game.player(place).purse) == Ok(pay))
    }

    /// A deal of the alchemist, the larger ones first, paid otherwise than unsaid.
    fn alchemist(&self, number: u16, seat: Seat) -> Candidate {
        let deal = 2 - (number / WAYS) as u8;
        let Some(cost) = Trade::Alchemist.deal(deal).map(|deal| deal.cost) else { return Gap(WAYS) };
        match self.way(number % WAYS, seat, cost, NOT_GOLD) {
            Ok(pay) => Candidate::Event(Event::Use { seat, choice: Choice::Number(deal), pay }),
            Err(none) => Gap(none),
        }
    }

    /// A way to pay a price with what the seat has, other than unsaid; for how many numbers there is none where this is none.
    fn way(&self, number: u16, seat: Seat, cost: Cost, kinds: [Cube; 4]) -> Result<Pay, u16> {
        let Some(purse) = self.game.purse(seat) else { return Err(WAYS) };
        let [first, second, third, last] = kinds;
        let (mut pay, mut left) = (cost.fixed(), u16::from(cost.free()));
        let most = |cube: Cube| purse.of(cube).min(cost.most().into());
        for (cube, one) in [(first, 256), (second, 16), (third, 1)] {
            let paid = number / one % 16;
            if paid > most(cube).min(left) {
                return Err(16 * one - number % (16 * one));
            }
            left -= paid;
            pay = pay.and(cube, paid as u8);
        }
        let pay = pay.and(last, left as u8);
        if left > most(last) || self.is_unsaid(seat, cost, pay) { Err(1) } else { Ok(pay) }
    }

    /// A building with a cube of any kind in its price, paid otherwise than unsaid.
    fn white(&self, number: u16, seat: Seat, cost: impl Fn(Building) -> Cost) -> Option<(Building, Pay)> {
        let number = usize::from(number);
        let building = *WHITE.get(number / Cube::COUNT)?;
        let cost = cost(building);
        let pay = cost.fixed().and(*Cube::ALL.get(number % Cube::COUNT)?, 1);
        (!self.is_unsaid(seat, cost, pay)).then_some((building, pay))
    }

    /// Each prestige building on each own residence; numbers from 0, those of one residence together.
    fn prestige(&self, number: u16, seat: Seat) -> Candidate {
        let (at, card) = ((number / PRESTIGE) as u8 + 1, number % PRESTIGE);
        match Prestige::ALL.get(usize::from(card)) {
            Some(&prestige) if self.game.road.tile(at) == Some(Tile::Residence(seat)) => {
                Candidate::Event(Event::Prestige { seat, prestige, at, pay: Pay::UNSAID })
            }
            _ => Gap(PRESTIGE - card),
        }
    }

    /// What the players' books have of the castle: one or more houses of each seat, then none of each.
    fn houses(&self, number: u16) -> Candidate {
        let seats = self.seats;
        let room = u16::from(self.game.room());
        let (seat, houses) = match number.checked_sub(seats.len() as u16 * room) {
            None => (number / room, number % room + 1),
            Some(rest) => (rest, 0),
        };
        match seats.get(usize::from(seat)) {
            Some(&seat) => Candidate::Event(Event::Castle { seat, houses: houses as u8, pay: Pay::UNSAID }),
            None => End,
        }
    }

    /// A point for a worker of another player on a building of this one.
    fn point_for_owner(&self, seat: Seat) -> Candidate {
        if self.game.owns_a_building(seat) { Candidate::Event(Event::Points { seat, points: 1 }) } else { Gap(1) }
    }

    /// What the players' books have of the special buildings: the guild, the joust, a worker through the gate, the stables.
    fn recorded(&self, number: u16) -> Candidate {
        let seats = self.seats;
        let players = seats.len() as u16;
        let seat = |number: u16| seats.get(usize::from(number)).copied();
        let mut number = number;
        // Up to three on or back, by each.
        const STEPS: [i8; 7] = [1, 2, 3, -1, -2, -3, 0];
        if let Some(seat) = seat(number / STEPS.len() as u16) {
            let steps = STEPS[usize::from(number) % STEPS.len()];
            return Candidate::Event(Event::Provost { seat, steps });
        }
        number -= STEPS.len() as u16 * players;
        if let Some(seat) = seat(number) {
            return Candidate::Event(Event::Joust(seat));
        }
        number -= players;
        // A point for a worker who has gone through the gate to somebody's building.
        if let Some(seat) = seat(number) {
            return self.point_for_owner(seat);
        }
        number -= players;
        // One, two or three in the stables: 0 of the second or third is nobody.
        let more = players + 1;
        let Some(first) = seat(number / (more * more)) else { return End };
        let (second, third) = (number / more % more, number % more);
        if second == 0 && third > 0 {
            return Gap(more - third);
        }
        let rest = [second, third].into_iter().filter_map(|one| seat(one.checked_sub(1)?));
        let order = rest.fold(Order::NOBODY.then(first), |order, seat| order?.then(seat));
        order.map_or(Gap(1), |order| Candidate::Event(Event::Stables(order)))
    }

    /// What the players' books have in the effects phase: for each seat each building, each residence, each prestige
    /// building, each deal for points.
    fn put_up(&self, number: u16) -> Candidate {
        let each = BUILDINGS + SPACES + PRESTIGE * SPACES + DEALS.len() as u16;
        let seats = self.seats;
        let Some(&seat) = seats.get(usize::from(number / each)) else { return End };
        let mut number = number % each;
        let none = |builder: Builder| self.game.on_offer(builder) == 0;
        if let Some(&building) = Building::ALL.get(usize::from(number)) {
            if none(building.builder()) {
                return Gap(1);
            }
            return Candidate::Event(Event::Build { seat, building, pay: Pay::UNSAID });
        }
        number -= BUILDINGS;
        if number < SPACES {
            if none(Builder::Lawyer) {
                return Gap(SPACES - number);
            }
            return Candidate::Event(Event::Flip { seat, at: number as u8 + 1 });
        }
        number -= SPACES;
        if number < PRESTIGE * SPACES {
            if none(Builder::Architect) {
                return Gap(PRESTIGE * SPACES - number);
            }
            return self.prestige(number, seat);
        }
        match DEALS.get(usize::from(number - PRESTIGE * SPACES)) {
            Some(&points) if self.game.sells(points) => Candidate::Event(Event::Points { seat, points }),
            _ => Gap(1),
        }
    }

    /// The favour in each way there could be: points and coins, cubes with the last columns first, then what can be built, and
    /// nothing at last.
    fn favour(&self, number: u16, seat: Seat) -> Candidate {
        let plain = |favour: Favour| Candidate::Event(Event::Favour { seat, favour, pay: Pay::UNSAID });
        let mut number = number;
        match number {
            0 => return plain(Favour::Points(None)),
            1 => return plain(Favour::Coins(None)),
            _ => number -= 2,
        }
        let cubes = |column: u8, taken: Taken| plain(Favour::Cubes(Some(column), taken));
        // Column 5, column 4 unsaid and with each pair, column 3, column 2 unsaid and with each kind, column 1.
        match number {
            0 => return cubes(5, Taken::Unsaid),
            1 => return cubes(4, Taken::Unsaid),
            2..12 => {
                let (one, two) = PAIRS[usize::from(number) - 2];
                return if self.game.keeps_books() { cubes(4, Taken::Two(one, two)) } else { Gap(12 - number) };
            }
            12 => return cubes(3, Taken::Unsaid),
            13 => return cubes(2, Taken::Unsaid),
            14 | 15 if !self.game.keeps_books() => return Gap(16 - number),
            14 => return cubes(2, Taken::One(Cube::Wood)),
            15 => return cubes(2, Taken::One(Cube::Stone)),
            16 => return cubes(1, Taken::Unsaid),
            _ => number -= 17,
        }
        // Column 4 once more, with each other cube that can be given for two.
        let ways = (PAIRS.len() * Cube::COUNT) as u16;
        if number < ways {
            let (one, two) = PAIRS[usize::from(number) % PAIRS.len()];
            let pay = Pay::cubes(Cube::ALL[usize::from(number) / PAIRS.len()], 1);
            if !self.game.keeps_books() || self.is_unsaid(seat, Cost::with_any(Pay::UNSAID, 1), pay) {
                return Gap(PAIRS.len() as u16);
            }
            let favour = Favour::Cubes(Some(4), Taken::Two(one, two));
            return Candidate::Event(Event::Favour { seat, favour, pay });
        }
        number -= ways;
        if number < PRESTIGE * SPACES {
            return match self.prestige(number, seat) {
                Candidate::Event(Event::Prestige { prestige, at, .. }) => plain(Favour::Prestige(prestige, at)),
                other => other,
            };
        }
        number -= PRESTIGE * SPACES;
        if number < SPACES {
            return plain(Favour::Residence(number as u8 + 1));
        }
        number -= SPACES;
        match Building::ALL.get(usize::from(number)) {
            Some(&building) if building.builder() == Builder::Mason => plain(Favour::Stone(building)),
            Some(&building) => plain(Favour::Wooden(building)),
            None if number - BUILDINGS < WHITE_WAYS => {
                let less = |building: Building| building.cost().less(Cube::Wood);
                match self.white(number - BUILDINGS, seat, less).filter(|_| self.game.keeps_books()) {
                    Some((building, pay)) => {
                        Candidate::Event(Event::Favour { seat, favour: Favour::Wooden(building), pay })
                    }
                    None => Gap(1),
                }
            }
            None => only_candidate(number - BUILDINGS - WHITE_WAYS, plain(Favour::Nothing)),
        }
    }
}

/// The spaces for a worker by number: the road, then those before the bridge.
fn to(number: u16) -> Option<To> {
    match number.checked_sub(SPACES) {
        None => Some(To::Road(number as u8 + 1)),
        Some(before) => Special::ALL.get(usize::from(before)).copied().map(To::Before),
    }
}

/// The event that going on means, then the others.
fn first(number: u16, event: Event, others: impl Fn(u16) -> Candidate) -> Candidate {
    number.checked_sub(1).map_or(Candidate::Event(event), others)
}

fn only(number: u16, event: Event) -> Candidate {
    only_candidate(number, Candidate::Event(event))
}

fn only_candidate(number: u16, candidate: Candidate) -> Candidate {
    if number == 0 { candidate } else { End }
}

impl Iterator for Candidates<'_> {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        loop {
            match self.candidate(self.next) {
                Candidate::Event(event) => {
                    self.next = self.next.saturating_add(1);
                    return Some(event);
                }
                Gap(numbers) => self.next = self.next.saturating_add(numbers),
                End => return None,
            }
        }
    }
}
