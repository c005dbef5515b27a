//! How events are called on lists.
//!
//! Before they are entered; what came of them is `outcome`'s part. Invariant: every event that a list can offer has a
//! name.

use engine::magna_carta::{
    Event, MagnaCarta,
    cards::{Building, Cube, Effect, Prestige, PrestigeCard},
    event::Choice,
    pay::Cost,
};

use super::{
    name_at,
    outcome::{named, numbered},
    words,
};
use crate::{
    screen::{Label, View},
    text::fill::{Line, add, fill},
};

pub(super) fn label(game: &MagnaCarta, event: &Event, view: View) -> Label {
    let words = words(view);
    let denier = || fill("1d", &[]);
    match *event {
        Event::Pass(_) => Label { name: fill(words.pass, &[]), ..Label::default() },
        Event::Draw(_) => Label { name: fill(words.draw, &[]), value: denier() },
        Event::Redraw(_) => Label { name: fill(words.redraw, &[]), value: denier() },
        Event::Worker { at, .. } => {
            Label { name: fill(words.worker_on, &[&at, &name_at(game, at, view)]), value: denier() }
        }
        Event::Build { building, .. } => Label {
            name: fill(words.buildings[building.index()], &[]),
            value: price(game, Card::Building(building), view),
        },
        Event::Prestige { card, at, .. } => prestige(game, card, at, view),
        Event::Skip(_) => Label { name: fill(words.skip, &[]), ..Label::default() },
        Event::Use { choice: Choice::Number(at), .. } if flips(game) => {
            Label { name: numbered(game, at, view), value: fill(words.residence, &[]) }
        }
        Event::Use { choice, .. } => Label { name: effect(game, choice, view), ..Label::default() },
        Event::Church { seat, tokens } => Label {
            name: fill(words.church[usize::from(tokens > 1)], &[&view.name(seat), &tokens]),
            ..Label::default()
        },
        Event::Flip { seat, at } => {
            Label { name: fill(words.log.flip, &[&view.name(seat), &named(game, at, view)]), ..Label::default() }
        }
        _ => Label::default(),
    }
}

/// Whether the effect that is due turns a card over.
fn flips(game: &MagnaCarta) -> bool {
    game.due().is_some_and(|due| due.effect == Effect::BuildResidence)
}

/// A card with a price and points.
#[derive(Clone, Copy)]
pub(super) enum Card {
    Building(Building),
    Prestige(Prestige),
}

/// Price and points at the right end of a row: "1H 2S 3p".
pub(super) fn price(game: &MagnaCarta, card: Card, view: View) -> Line {
    let (cost, points) = match card {
        Card::Building(building) => (game.setup().building_cost(building), game.setup().building_points(building)),
        Card::Prestige(prestige) => (game.setup().prestige_cost(prestige), game.setup().prestige_points(prestige)),
    };
    let mut text = cubes(cost, view);
    add(&mut text, " {0}p", &[&points]);
    text
}

/// A price in cubes, with the language's letters.
pub(super) fn cubes(cost: Cost, view: View) -> Line {
    let letters = words(view).cube_letters;
    let mut text = Line::new();
    for (number, letter) in [cost.food, cost.wood, cost.stone, cost.gold, cost.any].into_iter().zip(letters) {
        if number > 0 {
            let gap = if text.is_empty() { "{0}{1}" } else { " {0}{1}" };
            add(&mut text, gap, &[&number, &letter]);
        }
    }
    text
}

fn prestige(game: &MagnaCarta, card: PrestigeCard, at: Option<u8>, view: View) -> Label {
    let words = words(view);
    let (title, value) = match card {
        PrestigeCard::Known(prestige) => {
            (words.prestige[prestige.index()], price(game, Card::Prestige(prestige), view))
        }
        PrestigeCard::Other(points) => ("?", fill("{0}p", &[&points])),
    };
    let name = match at {
        Some(at) => fill(words.prestige_on, &[&title, &at]),
        None => fill(title, &[]),
    };
    Label { name, value }
}

fn effect(game: &MagnaCarta, choice: Choice, view: View) -> Line {
    let words = words(view);
    let cube = |cube: Cube| words.cubes[cube.index()];
    let due = game.due().map(|due| due.effect);
    match (due, choice) {
        (Some(Effect::Take(kind, number)), _) => fill(words.take_cubes, &[&number, &cube(kind)]),
        (Some(Effect::TakeFromCard(kind)), _) => fill(words.take_cubes, &[&1, &cube(kind)]),
        (Some(Effect::Coins(coins)), _) => fill(words.take_coins, &[&coins]),
        (Some(Effect::Sell(_)), Choice::Cube(kind)) => fill(words.sell, &[&cube(kind)]),
        (Some(Effect::SwapForGold), Choice::Cube(kind)) => fill(words.swap, &[&cube(kind)]),
        (_, Choice::Cube(kind)) => fill(words.buy, &[&cube(kind)]),
        (_, Choice::Cubes(one, two)) => fill(words.buy_two, &[&cube(one), &cube(two)]),
        (Some(Effect::BuyTokens(_)), Choice::Number(number)) => {
            fill(words.buy_tokens[usize::from(number > 1)], &[&number])
        }
        (_, Choice::Number(number)) => fill(words.buy_gold, &[&number]),
        (_, Choice::Plain) => fill(words.buy_gold, &[&1]),
    }
}
