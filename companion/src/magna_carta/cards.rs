//! The look-up of all cards: cost, points, and what each half does.
//!
//! Costs and points are the game's, as the players may have overruled them. Invariant: every card of the box has a page.

use engine::magna_carta::{
    MagnaCarta,
    cards::{Building, Effect, Neutral, Prestige, Prices},
};

use super::{labels, table::deniers, words};
use crate::{
    draw::{
        area,
        text::{Align, Size, fitted, line, paragraph},
    },
    picture::Picture,
    screen::{Label, View},
    text::fill::{Line, add, fill},
};

/// Neutral cards, buildings, the residence, prestige buildings.
pub(super) const COUNT: u8 = (Neutral::COUNT + Building::COUNT + 1 + Prestige::COUNT) as u8;

enum Card {
    Neutral(Neutral),
    Building(Building),
    Residence,
    Prestige(Prestige),
}

impl Card {
    /// Whether the intro rules use it; what they do not stays in the box.
    fn in_intro(&self) -> bool {
        match self {
            Card::Neutral(_) => true,
            Card::Building(building) => building.in_intro(),
            Card::Residence => false,
            Card::Prestige(prestige) => prestige.in_intro(),
        }
    }
}

fn card(number: u8) -> Option<Card> {
    let number = usize::from(number);
    let after_neutrals = number.checked_sub(Neutral::COUNT);
    let Some(number) = after_neutrals else { return Neutral::ALL.get(number).map(|card| Card::Neutral(*card)) };
    if let Some(building) = Building::ALL.get(number) {
        return Some(Card::Building(*building));
    }
    match number - Building::COUNT {
        0 => Some(Card::Residence),
        number => Prestige::ALL.get(number - 1).map(|card| Card::Prestige(*card)),
    }
}

pub(super) fn label(game: &MagnaCarta, number: u8, view: View) -> Label {
    let words = words(view);
    match card(number) {
        Some(Card::Neutral(neutral)) => Label { name: fill(words.neutrals[neutral.index()], &[]), ..Label::default() },
        Some(Card::Building(building)) => Label {
            name: fill(words.buildings[building.index()], &[]),
            value: labels::price(game, labels::Card::Building(building), view.briefly()),
        },
        Some(Card::Residence) => Label { name: fill(words.residence, &[]), value: view.points(1) },
        Some(Card::Prestige(prestige)) => Label {
            name: fill(words.prestige[prestige.index()], &[]),
            value: labels::price(game, labels::Card::Prestige(prestige), view.briefly()),
        },
        None => Label::default(),
    }
}

pub(super) fn draw(game: &MagnaCarta, number: u8, picture: &mut Picture, view: View) {
    let words = words(view);
    let row = |at: i32| area(4, 31 + 17 * at, 254, 17);
    let costs = |cost| fill(words.card_costs, &[&labels::cubes(cost, words.any_cube, view)]);
    let standard = game.is_standard();
    match card(number) {
        Some(card) if !standard && !card.in_intro() => {
            paragraph(picture, words.refusals.not_in_intro, Size::Body, area(4, 31, 254, 34));
        }
        Some(Card::Neutral(neutral)) => {
            paragraph(picture, words.card_neutral, Size::Body, area(4, 31, 254, 34));
            let text = fill(words.for_worker, &[&effect(neutral.effect(), view)]);
            fitted(picture, &text, [Size::Hint, Size::Small], Align::Left, row(2));
        }
        Some(Card::Building(building)) => {
            line(picture, &costs(game.setup().building_cost(building)), Size::Body, Align::Left, row(0));
            let worth = view.points(game.setup().building_points(building).into());
            line(picture, &worth, Size::Body, Align::Left, row(1));
            let worker = fill(words.for_worker, &[&effect(building.worker_effect(), view)]);
            fitted(picture, &worker, [Size::Hint, Size::Small], Align::Left, row(2));
            let owner = fill(words.card_owner, &[&effect(building.owner_effect(), view)]);
            fitted(picture, &owner, [Size::Hint, Size::Small], Align::Left, row(3));
        }
        Some(Card::Residence) => {
            line(picture, words.effect_flip, Size::Body, Align::Left, row(0));
            line(picture, &view.points(1), Size::Body, Align::Left, row(1));
            paragraph(picture, words.card_residence, Size::Body, area(4, 65, 254, 46));
        }
        Some(Card::Prestige(prestige)) => {
            line(picture, &costs(game.setup().prestige_cost(prestige)), Size::Body, Align::Left, row(0));
            let worth = view.points(game.setup().prestige_points(prestige).into());
            line(picture, &worth, Size::Body, Align::Left, row(1));
            let text = match prestige {
                Prestige::Hotel => words.card_hotel,
                _ if standard => words.card_prestige,
                _ => words.card_prestige_intro,
            };
            paragraph(picture, text, Size::Body, area(4, 65, 254, 46));
        }
        None => {}
    }
}

/// What a half of a card does, in a few words.
pub(super) fn effect(effect: Effect, view: View) -> Line {
    let words = words(view);
    match effect {
        Effect::Take(cube, number) => fill("{0} {1}", &[&number, &words.cubes[cube.index()]]),
        Effect::TakeFromCard(cube) => fill(words.effect_from_card, &[&words.cubes[cube.index()]]),
        Effect::Coins(coins) => deniers(coins, view),
        Effect::BuyCubes(1) => fill(words.effect_buy_one, &[]),
        Effect::BuyCubes(_) => fill(words.effect_buy_two, &[]),
        Effect::Sell(coins) => fill(words.effect_sell, &[&coins]),
        Effect::SwapForGold => fill(words.effect_swap, &[]),
        Effect::BuyGold(prices) => priced(words.effect_gold, prices, view),
        Effect::BuyTokens(prices) => priced(words.effect_tokens, prices, view),
        Effect::BuildResidence => fill(words.effect_flip, &[]),
    }
}

fn priced(template: &str, prices: Prices, view: View) -> Line {
    let mut text = fill(template, &[&prices.one, &1]);
    if let Some(two) = prices.two {
        add(&mut text, words(view).effect_or, &[&two, &2]);
    }
    text
}
