//! How events are called on lists.
//!
//! Before they are entered; what came of them is `outcome`'s part. Invariant: every event that a list can offer has a
//! name.

use core::mem::discriminant;

use engine::{
    Game,
    magna_carta::{
        Event, MagnaCarta,
        cards::{Building, Cube, Effect, Prestige, PrestigeCard},
        event::Choice,
        pay::{Cost, Pay},
        street::Face,
    },
    seat::Seat,
};

use super::{name_at, table::deniers, words};
use crate::{
    screen::{Label, View},
    text::fill::{Line, add, fill},
};

/// What C does where the rows of a kind name only the card: the verb would leave no room for the price, or for the name.
pub(super) fn deed(game: &MagnaCarta, event: &Event, view: View) -> Option<&'static str> {
    let words = words(view);
    match *event {
        Event::Worker { .. } => Some(words.puts_worker),
        Event::Flip { .. } => Some(words.to_residence),
        Event::Use { .. } if game.due().is_some_and(|due| due.effect == Effect::BuildResidence) => {
            Some(words.to_residence)
        }
        _ => None,
    }
}

pub(super) fn label(game: &MagnaCarta, event: &Event, view: View) -> Label {
    let words = words(view);
    let denier = || deniers(1, view);
    match *event {
        Event::Pass(_) => Label { name: fill(words.pass, &[]), ..Label::default() },
        Event::Draw(_) => Label { name: fill(words.draw, &[]), value: denier() },
        Event::Redraw(_) => Label { name: fill(words.redraw, &[]), value: denier() },
        Event::Worker { at, .. } => Label { name: fill("{0}. {1}", &[&at, &name_at(game, at, view)]), value: denier() },
        Event::Build { building, pay, .. } => Label {
            name: built(game, event, words.buildings[building.index()], view),
            value: if pay == Pay::UNSAID { price(game, Card::Building(building), view) } else { paid(pay, view) },
        },
        Event::Prestige { card, at, .. } => {
            let Label { name, value } = prestige(game, card, at, view);
            Label { name: built(game, event, &name, view), value }
        }
        Event::Skip(_) => Label { name: fill(words.skip, &[]), ..Label::default() },
        Event::Use { choice, .. } => effect(game, choice, view),
        Event::Church { seat, tokens } => Label {
            name: fill(words.church[usize::from(tokens > 1)], &[&view.name(seat), &tokens]),
            value: church_price(game, seat, tokens, view),
        },
        // Nobody has two cards of a kind.
        Event::Flip { seat, at } => {
            Label { name: fill("{0}: {1}", &[&view.name(seat), &name_at(game, at, view)]), ..Label::default() }
        }
        _ => Label::default(),
    }
}

/// A card to build; where it is the only one of its kind it stands among the actions, with a verb if there is room.
fn built(game: &MagnaCarta, event: &Event, name: &str, view: View) -> Line {
    let alike = |other: &Event| discriminant(other) == discriminant(event);
    let alone = game.keeps_books() && game.legal().filter(alike).nth(1).is_none();
    fill(if alone && !view.brief { words(view).builds_one } else { "{0}" }, &[&name])
}

/// What a church asks: of whoever owns one in reach, as a worker or as the owner.
fn church_price(game: &MagnaCarta, seat: Seat, tokens: u8, view: View) -> Line {
    let price = |effect: Effect| match effect {
        Effect::BuyTokens(prices) => prices.of(tokens),
        _ => None,
    };
    let church = Face::Building { owner: seat, building: Building::Church, cubes: 0, flip_due: false };
    let own = (1..=game.reach()).any(|at| game.street().at(at).is_some_and(|card| card.face == church));
    let worker = price(Building::Church.worker_effect()).unwrap_or(0);
    match price(Building::Church.owner_effect()) {
        Some(owner) if own => {
            if view.brief {
                fill("{0}-{1}d", &[&worker, &owner])
            } else {
                fill("{0}-{1}", &[&worker, &deniers(owner, view)])
            }
        }
        _ => deniers(worker, view),
    }
}

/// A card with a price and points.
#[derive(Clone, Copy)]
pub(super) enum Card {
    Building(Building),
    Prestige(Prestige),
}

/// The price at the right end of a row: "wood, 2 stone".
pub(super) fn price(game: &MagnaCarta, card: Card, view: View) -> Line {
    let cost = match card {
        Card::Building(building) => game.setup().building_cost(building),
        Card::Prestige(prestige) => game.setup().prestige_cost(prestige),
    };
    cubes(cost, words(view).white_cube, view)
}

/// A price in cubes, with a word for the white one.
pub(super) fn cubes(cost: Cost, white: &str, view: View) -> Line {
    let words = words(view);
    let [food, wood, stone, gold] = words.cubes;
    let mut text = Line::new();
    for (number, name) in
        [(cost.food, food), (cost.wood, wood), (cost.stone, stone), (cost.gold, gold), (cost.any, white)]
    {
        let gap = match (text.is_empty(), view.brief) {
            (true, _) => "",
            (false, true) => " ",
            (false, false) => ", ",
        };
        match number {
            0 => {}
            1 => add(&mut text, "{0}{1}", &[&gap, &name]),
            _ => add(&mut text, "{0}{1} {2}", &[&gap, &number, &name]),
        }
    }
    text
}

/// What is handed over.
fn paid(pay: Pay, view: View) -> Line {
    cubes(Cost { food: pay.food, wood: pay.wood, stone: pay.stone, gold: pay.gold, any: 0 }, "", view)
}

fn prestige(game: &MagnaCarta, card: PrestigeCard, at: Option<u8>, view: View) -> Label {
    let words = words(view);
    let (title, value) = match card {
        PrestigeCard::Known(prestige) => {
            (words.prestige[prestige.index()], price(game, Card::Prestige(prestige), view))
        }
        PrestigeCard::Other(points) => ("?", view.points(points.into())),
    };
    let name = match at {
        Some(at) => fill(if view.brief { "{1}. {0}" } else { words.prestige_on }, &[&title, &at]),
        None => fill(title, &[]),
    };
    Label { name, value }
}

/// What an effect gives, and what for.
fn effect(game: &MagnaCarta, choice: Choice, view: View) -> Label {
    let words = words(view);
    let cube = |cube: Cube| words.cubes[cube.index()];
    let priced = |name, price: u16| Label { name, value: deniers(price, view) };
    let free = |name| Label { name, ..Label::default() };
    match (game.due().map(|due| due.effect), choice) {
        (Some(Effect::Take(kind, number)), _) => free(fill(words.take, &[&number, &cube(kind)])),
        (Some(Effect::TakeFromCard(kind)), _) => free(fill(words.take, &[&1, &cube(kind)])),
        (Some(Effect::Coins(coins)), _) => free(fill(words.take, &[&deniers(coins, view), &""])),
        (Some(Effect::Sell(coins)), Choice::Cube(kind)) => {
            Label { name: fill(words.sell, &[&cube(kind)]), value: fill("+ {0}", &[&deniers(coins, view)]) }
        }
        (Some(Effect::SwapForGold), Choice::Cube(kind)) => free(fill(words.swap, &[&cube(kind)])),
        (_, Choice::Cube(kind)) => priced(fill(words.buy, &[&cube(kind)]), 1),
        (_, Choice::Cubes(one, two)) => {
            let template = if view.brief { "{0} + {1}" } else { words.buy_two };
            priced(fill(template, &[&cube(one), &cube(two)]), 2)
        }
        (Some(Effect::BuyTokens(prices) | Effect::BuyGold(prices)), Choice::Number(number)) => {
            let template = match game.due().map(|due| due.effect) {
                Some(Effect::BuyGold(_)) => words.buy_gold,
                _ => words.buy_tokens[usize::from(number > 1)],
            };
            priced(fill(template, &[&number]), prices.of(number).unwrap_or(0))
        }
        (_, Choice::Number(at)) => {
            Label { name: fill(name_at(game, at, view), &[]), value: fill("1 {0}", &[&cube(Cube::Food)]) }
        }
        (_, Choice::Plain) => Label::default(),
    }
}
