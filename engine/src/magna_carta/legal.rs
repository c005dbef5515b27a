//! Every event that might be entered now, one after the other, without storing them.
//!
//! A candidate has a number; the state itself says whether it is legal, so there is no second copy of the rules here.
//! Payments are left unsaid, but for a white cube that can be paid in several ways; cards that the engine does not know, corrections and counts beyond the present prompt
//! are not listed: they are always a matter of what the players say. Invariant: the order is always the same.

use super::cards::{Building, Cube, Effect, Prestige, PrestigeCard};
use super::event::Choice;
use super::pay::Pay;
use super::{Event, MagnaCarta, Phase};
use crate::prompt::{Answer, Kind};
use crate::seat::Seat;

/// The candidates, in a fixed order.
#[derive(Clone, Debug)]
pub struct Candidates<'g> {
    game: &'g MagnaCarta,
    next: u16,
}

/// Numbers for a building: unsaid, and with each kind of cube for its white one.
const WAYS: u16 = 1 + Cube::COUNT as u16;
const BUILDINGS: u16 = Building::COUNT as u16 * WAYS;
/// The actions without a card, in the order of the list.
const LAST: [fn(Seat) -> Event; 3] = [Event::Draw, Event::Redraw, Event::Pass];

/// What a number stands for.
enum Candidate {
    Event(Event),
    /// Nothing, and so for this many numbers in all (at least 1).
    Gap(u16),
    End,
}

use Candidate::{End, Gap};

impl<'g> Candidates<'g> {
    pub(super) fn new(game: &'g MagnaCarta) -> Self {
        Candidates { game, next: 0 }
    }

    fn candidate(&self, number: u16) -> Candidate {
        let game = self.game;
        match game.phase {
            Phase::Income | Phase::RoundEnd => only(number, Event::Next),
            Phase::Actions if game.keeps_books() => self.action(number, game.seat(game.turn)),
            Phase::Actions => {
                let each = self.actions_each();
                let place = usize::from(number / each);
                match game.setup.seats().get(place) {
                    Some(_) if game.passed.contains(&place) => Gap(each - number % each),
                    Some(&seat) => self.action(number % each, seat),
                    None => End,
                }
            }
            Phase::Provost | Phase::Castle => match number.checked_sub(1) {
                None => Candidate::Event(Event::Nobody),
                Some(number) => self.amount(number),
            },
            Phase::Effects => match game.due() {
                Some(due) => self.use_of(number, due.seat, due.effect),
                None if game.keeps_books() => only(number, Event::Next),
                None => match number.checked_sub(1) {
                    None => Candidate::Event(Event::Next),
                    Some(number) => self.entry(number),
                },
            },
            Phase::Over => match game.ask().map(|prompt| prompt.kind) {
                Some(Kind::Counts { usual, .. }) if number == 0 => {
                    game.event_for(Answer::Counts(usual)).map_or(End, Candidate::Event)
                }
                _ => End,
            },
        }
    }

    /// How many numbers [`Self::action`] uses for one seat.
    fn actions_each(&self) -> u16 {
        let street = u16::from(self.game.street.len());
        BUILDINGS + street + Prestige::COUNT as u16 * (street + 1) + LAST.len() as u16
    }

    /// Each building in each way, a worker on each card, each prestige building nowhere and on each card, draw, redraw; what
    /// ends it all, to pass, is the last.
    fn action(&self, number: u16, seat: Seat) -> Candidate {
        let street = u16::from(self.game.street.len());
        let Some(number) = number.checked_sub(BUILDINGS) else { return self.building(number, seat) };
        let Some(number) = number.checked_sub(street) else {
            return Candidate::Event(Event::Worker { seat, at: number as u8 + 1 });
        };
        let cards = Prestige::COUNT as u16;
        let (position, card) = (number / cards, number % cards);
        if position > street {
            let last = LAST.get(usize::from(number - cards * (street + 1)));
            return last.map_or(End, |event| Candidate::Event(event(seat)));
        }
        let at = (position > 0).then_some(position as u8);
        match Prestige::ALL.get(usize::from(card)) {
            Some(&prestige) if self.game.may_cover(seat, at).is_ok() => {
                let card = PrestigeCard::Known(prestige);
                Candidate::Event(Event::Prestige { seat, card, at, pay: Pay::UNSAID })
            }
            _ => Gap(cards - card),
        }
    }

    /// A building, as the device would pay for it; with a white cube that can be paid in several ways, each of these.
    fn building(&self, number: u16, seat: Seat) -> Candidate {
        let Some(&building) = Building::ALL.get(usize::from(number / WAYS)) else { return Gap(1) };
        let cost = self.game.setup.building_cost(building);
        let ways = self.game.purse(seat).map_or([None; Cube::COUNT], |purse| cost.white_ways(&purse));
        let pay = match (usize::from(number % WAYS).checked_sub(1), ways.iter().flatten().count() > 1) {
            (None, false) => Pay::UNSAID,
            (Some(way), true) => match ways.get(way) {
                Some(Some(pay)) => *pay,
                _ => return Gap(1),
            },
            _ => return Gap(1),
        };
        Candidate::Event(Event::Build { seat, building, pay })
    }

    /// The amounts between the prompt's bounds.
    fn amount(&self, number: u16) -> Candidate {
        let Some(prompt) = self.game.ask() else { return End };
        let Kind::Amount { from, to, .. } = prompt.kind else { return End };
        let amount = from.saturating_add_unsigned(number);
        if amount > to {
            return End;
        }
        self.game.event_for(Answer::Amount(amount)).map_or(Gap(1), Candidate::Event)
    }

    /// Use the effect in each way there could be, or skip it.
    fn use_of(&self, number: u16, seat: Seat, effect: Effect) -> Candidate {
        let choice = |number| choice(number, effect, self.game.street.len());
        match (choice(number), number.checked_sub(1)) {
            (Some(choice), _) => Candidate::Event(Event::Use { seat, choice, pay: Pay::UNSAID }),
            (None, Some(before)) if choice(before).is_none() => End,
            (None, _) => Candidate::Event(Event::Skip(seat)),
        }
    }

    /// What the players' books have in the effects phase: one or two tokens for each seat, then for each a card turned over.
    fn entry(&self, number: u16) -> Candidate {
        let seats = self.game.setup.seats();
        let of = |number: u16, each: u16| Some((*seats.get(usize::from(number / each))?, (number % each) as u8 + 1));
        let Some(number) = number.checked_sub(2 * seats.len() as u16) else {
            return of(number, 2).map_or(End, |(seat, tokens)| Candidate::Event(Event::Church { seat, tokens }));
        };
        // There is a card at least: the street begins with one.
        let cards = u16::from(self.game.street.len()).max(1);
        of(number, cards).map_or(End, |(seat, at)| Candidate::Event(Event::Flip { seat, at }))
    }
}

fn only(number: u16, event: Event) -> Candidate {
    if number == 0 { Candidate::Event(event) } else { End }
}

/// The choices of an effect by number; `None` after the last.
fn choice(number: u16, effect: Effect, street: u8) -> Option<Choice> {
    const PAIRS: [(Cube, Cube); 6] = [
        (Cube::Food, Cube::Food),
        (Cube::Food, Cube::Wood),
        (Cube::Food, Cube::Stone),
        (Cube::Wood, Cube::Wood),
        (Cube::Wood, Cube::Stone),
        (Cube::Stone, Cube::Stone),
    ];
    let index = usize::from(number);
    match effect {
        Effect::Take(..) | Effect::TakeFromCard(_) | Effect::Coins(_) => (number == 0).then_some(Choice::Plain),
        Effect::BuyCubes(most) => match index.checked_sub(3) {
            None => Cube::ALL.get(index).map(|&cube| Choice::Cube(cube)),
            Some(index) if most > 1 => PAIRS.get(index).map(|&(one, two)| Choice::Cubes(one, two)),
            Some(_) => None,
        },
        Effect::Sell(_) | Effect::SwapForGold => Cube::ALL.get(index).map(|&cube| Choice::Cube(cube)),
        Effect::BuyGold(prices) | Effect::BuyTokens(prices) => {
            (number < prices.most().into()).then(|| Choice::Number(number as u8 + 1))
        }
        Effect::BuildResidence => (number < street.into()).then(|| Choice::Number(number as u8 + 1)),
    }
}

impl Iterator for Candidates<'_> {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        loop {
            let candidate = self.candidate(self.next);
            match candidate {
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
