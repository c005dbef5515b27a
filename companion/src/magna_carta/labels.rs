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

use super::{name_at, outcome, table::deniers, words};
use crate::{
    screen::{Label, View},
    text::fill::{Line, add, fill},
};

/// What C does where the rows of a kind name only the card, or say only in short what becomes of it.
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

/// The card whose worker or owner does what the row says; a notary's price has no room there.
pub(super) fn title(game: &MagnaCarta, event: &Event, view: View) -> Option<Line> {
    let card = |building: Building| words(view).buildings.of(building.index());
    match *event {
        Event::Church { .. } => Some(fill(card(Building::Church), &[])),
        Event::Flip { seat, .. } => {
            Some(fill("{0}: {1}", &[&card(Building::Lawyer), &residence_price(game, seat, view)]))
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
        Event::Build { seat, building, pay } => Label {
            name: built(game, event, words.buildings.of(building.index()), view),
            value: if pay == Pay::UNSAID {
                cubes(charged(game, seat, game.setup().building_cost(building), 0), words.white_cube, view)
            } else {
                cubes(in_cubes(pay, 0), "", view)
            },
        },
        Event::Prestige { seat, card, at, .. } => {
            let Label { name, value } = prestige(game, seat, card, at, view);
            Label { name: built(game, event, &name, view), value }
        }
        Event::Skip(_) => Label { name: fill(words.skip, &[]), ..Label::default() },
        Event::Use { choice, .. } => effect(game, choice, view),
        Event::Church { seat, tokens } => Label {
            name: fill(words.church[usize::from(tokens > 1)], &[&view.name(seat), &tokens]),
            value: church_price(game, seat, tokens, view),
        },
        // The only card of a seat stands for itself; several stand under a heading that says whose they are.
        Event::Flip { seat, at } if !has_two_to_turn(game, seat) => {
            Label { name: outcome::turned(game, seat, at, view), ..Label::default() }
        }
        Event::Flip { seat, at } => residence(game, seat, at, view),
        _ => Label::default(),
    }
}

/// A card to build; where it is the only one of its kind it stands among the actions, with a verb if there is room.
fn built(game: &MagnaCarta, event: &Event, name: &str, view: View) -> Line {
    let alike = |other: &Event| discriminant(other) == discriminant(event);
    let alone = game.keeps_books() && game.legal().filter(alike).nth(1).is_none();
    fill(if alone && !view.brief() { words(view).builds_one } else { "{0}" }, &[&name])
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
        Some(owner) if own => fill("{0}-{1}", &[&worker, &deniers(owner, view)]),
        _ => deniers(worker, view),
    }
}

/// A card with a price and points.
#[derive(Clone, Copy)]
pub(super) enum Card {
    Building(Building),
    Prestige(Prestige),
}

/// The printed price at the right end of a row: "wood, 2 stone".
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
    let [food, wood, stone, gold] = [0, 1, 2, 3].map(|cube| words.cubes.of(cube));
    let mut text = Line::new();
    for (number, name) in
        [(cost.food, food), (cost.wood, wood), (cost.stone, stone), (cost.gold, gold), (cost.any, white)]
    {
        let gap = match (text.is_empty(), view.brief()) {
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

/// What is handed over, as a price, with so many white cubes still to choose.
fn in_cubes(pay: Pay, any: u8) -> Cost {
    Cost { food: pay.food, wood: pay.wood, stone: pay.stone, gold: pay.gold, any }
}

/// What a seat hands over for `cost`, with gold for what it has not got; so many white cubes it still chooses. With the
/// players' books, what is printed.
pub(super) fn charged(game: &MagnaCarta, seat: Seat, cost: Cost, open: u8) -> Cost {
    let due = Cost { any: cost.any.saturating_sub(open), ..cost };
    let paid = game.purse(seat).and_then(|purse| due.paid_from(&purse).ok());
    paid.map_or(cost, |pay| in_cubes(pay, open))
}

/// The price of a building that is paid for in several ways.
pub(super) fn price_of_ways(game: &MagnaCarta, seat: Seat, building: Building, view: View) -> Line {
    let cost = game.setup().building_cost(building);
    cubes(charged(game, seat, cost, cost.any), words(view).white_cube, view)
}

/// "Green builds a residence".
pub(super) fn residence_of(seat: Seat, view: View) -> Line {
    fill(words(view).builds_residence, &[&view.name(seat)])
}

/// A food cube, or the gold cube that stands in for it (CMC Q9).
pub(super) fn residence_price(game: &MagnaCarta, seat: Seat, view: View) -> Line {
    let gold = charged(game, seat, Cost::RESIDENCE, 0).gold > 0;
    let cube = if gold { Cube::Gold } else { Cube::Food };
    fill("1 {0}", &[&words(view).cubes.of(cube.index())])
}

/// A card that a notary turns over.
fn residence(game: &MagnaCarta, seat: Seat, at: u8, view: View) -> Label {
    let words = words(view);
    let template = if view.brief() { words.turn } else { words.becomes };
    Label { name: fill(template, &[&name_at(game, at, view)]), value: residence_price(game, seat, view) }
}

/// Whether a seat has more than one card that a notary can turn over (CMC Q8).
fn has_two_to_turn(game: &MagnaCarta, seat: Seat) -> bool {
    let turns = |face: Face| matches!(face, Face::Building { owner, building, .. } if owner == seat && building != Building::Lawyer);
    game.street().iter().filter(|card| turns(card.face)).nth(1).is_some()
}

fn prestige(game: &MagnaCarta, seat: Seat, card: PrestigeCard, at: Option<u8>, view: View) -> Label {
    let words = words(view);
    let (title, value) = match card {
        PrestigeCard::Known(prestige) => {
            let cost = charged(game, seat, game.setup().prestige_cost(prestige), 0);
            (words.prestige.of(prestige.index()), cubes(cost, words.white_cube, view))
        }
        PrestigeCard::Other(points) => ("?", view.points(points.into())),
    };
    let name = match at {
        Some(at) => fill(if view.brief() { "{1}. {0}" } else { words.prestige_on }, &[&title, &at]),
        None => fill(title, &[]),
    };
    Label { name, value }
}

/// What an effect gives, and what for.
fn effect(game: &MagnaCarta, choice: Choice, view: View) -> Label {
    let words = words(view);
    let cube = |cube: Cube| words.cubes.of(cube.index());
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
            let both =
                if one == two { fill("2 {0}", &[&cube(one)]) } else { fill("{0} + {1}", &[&cube(one), &cube(two)]) };
            priced(fill(words.buy, &[&both]), 2)
        }
        (Some(Effect::BuyTokens(prices) | Effect::BuyGold(prices)), Choice::Number(number)) => {
            let template = match game.due().map(|due| due.effect) {
                Some(Effect::BuyGold(_)) => words.buy_gold,
                _ => words.buy_tokens[usize::from(number > 1)],
            };
            priced(fill(template, &[&number]), prices.of(number).unwrap_or(0))
        }
        (_, Choice::Number(at)) => game.due().map_or(Label::default(), |due| residence(game, due.seat, at, view)),
        (_, Choice::Plain) => Label::default(),
    }
}
