//! The look-up of all purses and all cards: cost, points, and what each half does.
//!
//! Costs and points are the game's, as the players may have overruled them. Invariant: every card of the box has a page.

use engine::magna_carta::{
    MagnaCarta,
    cards::{Building, Effect, Neutral, Prestige, Prices},
    event::Held,
};

use super::{
    fields::{amount, held_name},
    labels,
    table::deniers,
    words,
};
use crate::{
    draw::{
        area, chrome,
        text::{Align, Size, fitted, line, paragraph},
    },
    picture::Picture,
    screen::{Label, View},
    text::fill::{Line, add, fill},
};

/// Neutral cards, buildings, the residence, prestige buildings.
const COUNT: u8 = (Neutral::COUNT + Building::COUNT + 1 + Prestige::COUNT) as u8;

/// How many pages there are: before the cards, where the device keeps the books, what everybody holds.
pub(super) fn count(game: &MagnaCarta) -> u8 {
    COUNT + u8::from(game.keeps_books())
}

enum Card {
    Purses,
    Neutral(Neutral),
    Building(Building),
    Residence,
    Prestige(Prestige),
}

impl Card {
    /// Whether the intro rules use it; what they do not stays in the box.
    fn in_intro(&self) -> bool {
        match self {
            Card::Purses | Card::Neutral(_) => true,
            Card::Building(building) => building.in_intro(),
            Card::Residence => false,
            Card::Prestige(prestige) => prestige.in_intro(),
        }
    }
}

fn card(game: &MagnaCarta, number: u8) -> Option<Card> {
    let Some(number) = number.checked_sub(u8::from(game.keeps_books())) else { return Some(Card::Purses) };
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
    match card(game, number) {
        Some(Card::Purses) => Label { name: fill(words.purses, &[]), ..Label::default() },
        Some(Card::Neutral(neutral)) => {
            Label { name: fill(words.neutrals.of(neutral.index()), &[]), ..Label::default() }
        }
        Some(Card::Building(building)) => Label {
            name: fill(words.buildings.of(building.index()), &[]),
            value: labels::price(game, labels::Card::Building(building), view.briefly()),
        },
        Some(Card::Residence) => Label { name: fill(words.residence, &[]), value: view.points(1) },
        Some(Card::Prestige(prestige)) => Label {
            name: fill(words.prestige.of(prestige.index()), &[]),
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
    match card(game, number) {
        Some(Card::Purses) => draw_purses(game, picture, view),
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
            paragraph(picture, &words.card_residence.read(), Size::Body, area(4, 65, 254, 46));
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

/// A column for each seat, a row for each thing.
fn draw_purses(game: &MagnaCarta, picture: &mut Picture, view: View) {
    const GAP: i32 = 9;
    // The names of the seats, then the things, as close as the letters below their lines allow.
    const ROWS: [i32; 1 + Held::COUNT] = [27, 42, 55, 69, 82, 95];
    let row = |x: i32, at: usize, wide: u32| area(x, ROWS.get(at).copied().unwrap_or(0), wide, 15);
    for (at, held) in Held::ALL.into_iter().enumerate() {
        line(picture, held_name(held, view), Size::Hint, Align::Left, row(4, at + 1, 70));
    }
    let mut right = chrome::LEFT as i32 - 4;
    for seat in game.setup().seats().iter().rev() {
        let wide = Size::Hint.width(view.name(*seat)) + 1;
        right -= wide as i32;
        line(picture, view.name(*seat), Size::Hint, Align::Right, row(right, 0, wide));
        let purse = game.purse(*seat).unwrap_or_default();
        for (at, held) in Held::ALL.into_iter().enumerate() {
            let number = fill("{0}", &[&amount(&purse, held)]);
            line(picture, &number, Size::Hint, Align::Right, row(right, at + 1, wide));
        }
        right -= GAP;
    }
}

/// What a half of a card does, in a few words.
pub(super) fn effect(effect: Effect, view: View) -> Line {
    let words = words(view);
    match effect {
        Effect::Take(cube, number) => fill("{0} {1}", &[&number, &words.cubes.of(cube.index())]),
        Effect::TakeFromCard(cube) => fill(words.effect_from_card, &[&words.cubes.of(cube.index())]),
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
