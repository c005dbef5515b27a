//! The look-up of all buildings: cost, points, and what each does. With the device's books everybody's purse comes first.
//!
//! Points are the game's, as the players may have overruled them. Invariant: every tile of the box has a page, and so has
//! every space before the bridge.

use engine::caylus::{
    Caylus,
    road::Tile,
    tiles::{Building, Cube, Effect, Fixed, Neutral, Prestige, Special, Trade},
};

use super::{labels, purse, text::Say, words};
use crate::{
    draw::{
        area,
        text::{Size, paragraph},
    },
    picture::Picture,
    screen::{Label, View},
    text::{
        fill::{Line, add, fill, tell, tell_on},
        prose::Prose,
    },
};

/// The purses, the spaces before the bridge, neutral and fixed tiles, buildings, the residence, prestige buildings.
const COUNT: usize = 1 + Special::COUNT + Neutral::COUNT + Fixed::COUNT + Building::COUNT + 1 + Prestige::COUNT;

/// How many pages this game has: the players keep their own purses.
pub(super) fn count(game: &Caylus) -> u8 {
    COUNT as u8 - u8::from(!game.keeps_books())
}

enum Card {
    Purses,
    Special(Special),
    Neutral(Neutral),
    Fixed(Fixed),
    Building(Building),
    Residence,
    Prestige(Prestige),
}

fn card(game: &Caylus, number: u8) -> Option<Card> {
    let mut number = usize::from(number) + usize::from(!game.keeps_books());
    // The card with this number among so many; the number left is that of what comes after them.
    let mut within = |count: usize| match number.checked_sub(count) {
        None => Some(number),
        Some(rest) => {
            number = rest;
            None
        }
    };
    if within(1).is_some() {
        return Some(Card::Purses);
    }
    if let Some(at) = within(Special::COUNT) {
        return Special::ALL.get(at).map(|card| Card::Special(*card));
    }
    if let Some(at) = within(Neutral::COUNT) {
        return Neutral::ALL.get(at).map(|card| Card::Neutral(*card));
    }
    if let Some(at) = within(Fixed::COUNT) {
        return Fixed::ALL.get(at).map(|card| Card::Fixed(*card));
    }
    if let Some(at) = within(Building::COUNT) {
        return Building::ALL.get(at).map(|card| Card::Building(*card));
    }
    match within(1) {
        Some(_) => Some(Card::Residence),
        None => Prestige::ALL.get(number).map(|card| Card::Prestige(*card)),
    }
}

pub(super) fn label(game: &Caylus, number: u8, view: View) -> Label {
    let words = words(view);
    let worth = |points: u8| fill("{0}p", &[&points]);
    let named = |name: &str, value: Line| Label { name: fill(name, &[]), value };
    let packed = |name: Prose, value: Line| Label { name: tell(name, &[]), value };
    match card(game, number) {
        Some(Card::Purses) => named(words.purses, Line::new()),
        Some(Card::Special(special)) => named(words.specials.of(special.index()), Line::new()),
        Some(Card::Neutral(neutral)) => named(words.neutrals.of(neutral.index()), Line::new()),
        Some(Card::Residence) => named(words.residence, worth(2)),
        Some(Card::Fixed(fixed)) => packed(words.fixed.of(fixed.index()), fill("{0}", &[&fixed.space()])),
        Some(Card::Building(building)) => {
            packed(words.buildings.of(building.index()), worth(game.setup().building_points(building)))
        }
        Some(Card::Prestige(prestige)) => {
            packed(words.prestige.of(prestige.index()), worth(game.setup().prestige_points(prestige)))
        }
        None => Label::default(),
    }
}

pub(super) fn draw(game: &Caylus, number: u8, picture: &mut Picture, view: View) {
    let words = words(view);
    let mut lines = 0;
    let mut say = |picture: &mut Picture, text: &str| {
        lines += paragraph(picture, text, Size::Body, area(4, 29 + 17 * lines as i32, 254, 82 - 17 * lines));
    };
    let costs = |cost| tell(words.say(Say::CardCosts), &[&labels::cubes(cost, view)]);
    let does = |of: Effect| {
        let mut line = tell(words.say(Say::ForWorker), &[&effect(of, view)]);
        // CAY-NL "de handelaren"; ruling A.
        if matches!(of, Effect::Buy { .. } | Effect::Trade(Trade::Alchemist)) {
            tell_on(&mut line, words.say(Say::NoGold), &[]);
        }
        line
    };
    match card(game, number) {
        Some(Card::Purses) => purse::draw_all(game, picture, view),
        Some(Card::Special(special)) => {
            say(picture, &words.effect_specials.of(special.index()).read());
        }
        Some(Card::Neutral(neutral)) => {
            say(picture, &words.say(Say::CardNeutral).read());
            say(picture, &does(neutral.effect()));
        }
        Some(Card::Fixed(fixed)) => {
            say(picture, &tell(words.say(Say::CardFixed), &[&fixed.space()]));
            say(picture, &does(fixed.effect()));
        }
        Some(Card::Building(building)) => {
            say(picture, &costs(building.cost()));
            say(picture, &worth(game.setup().building_points(building), building.favours(), view));
            say(picture, &does(building.effect()));
            if let Some(of) = building.owner_effect() {
                say(picture, &tell(words.say(Say::ForOwner), &[&effect(of, view)]));
            }
        }
        Some(Card::Residence) => {
            say(picture, &words.card_residence.read());
        }
        Some(Card::Prestige(prestige)) => {
            say(picture, &costs(prestige.cost()));
            say(picture, &worth(game.setup().prestige_points(prestige), prestige.favours(), view));
            say(picture, &words.say(Say::CardPrestige).read());
            if prestige.income() > 0 {
                say(picture, &tell(words.say(Say::CardIncome), &[&prestige.income()]));
            }
        }
        None => {}
    }
}

/// Points, and the favours that come with them.
fn worth(points: u8, favours: u8, view: View) -> Line {
    let mut line = view.points(points.into());
    if let Some(favours) = favours.checked_sub(1) {
        add(&mut line, " + ", &[]);
        tell_on(&mut line, words(view).card_favours.of(usize::from(favours.min(1))), &[]);
    }
    line
}

/// What a tile does for a worker, and for its owner when that is another player's; in fewer words where they do not fit into
/// so many px.
pub(super) fn told(tile: Tile, view: View, width: u32) -> Line {
    let words = words(view);
    let Some(for_worker) = tile.effect() else { return Line::new() };
    let for_owner = match tile {
        Tile::Building(building, _) => building.owner_effect(),
        _ => None,
    };
    let told = |view: View| {
        let mut line = effect(for_worker, view);
        if !view.brief || for_owner.is_none() {
            line = tell(words.say(Say::ForWorker), &[&line]);
        }
        if let Some(for_owner) = for_owner {
            add(&mut line, ", ", &[]);
            tell_on(&mut line, words.say(Say::ForOwner), &[&effect(for_owner, view)]);
        }
        line
    };
    let whole = told(view);
    if Size::Body.width(&whole) <= width { whole } else { told(view.briefly()) }
}

/// What a space does, in a few words.
pub(super) fn effect(effect: Effect, view: View) -> Line {
    let words = words(view);
    match effect {
        Effect::Take(pay) => labels::pay(pay, view),
        Effect::OneOf(one, two) => {
            let mut line = labels::cube(one.1.into(), one.0.index(), view);
            tell_on(&mut line, words.say(Say::Or), &[&labels::cube(two.1.into(), two.0.index(), view)]);
            line
        }
        Effect::Sell(coins) => tell(words.say(Say::EffectSell), &[&coins]),
        Effect::Buy { price, most } => tell(words.effect_buy.of(usize::from(most > 1)), &[&price]),
        Effect::Build(builder) => {
            tell(words.effect_build.of(builder.index()), &[&labels::cube(1, Cube::Cloth.index(), view)])
        }
        Effect::Trade(trade) => {
            let mut line = deal(trade, 1, view);
            add(&mut line, ", {0}", &[&deal(trade, 2, view)]);
            line
        }
        Effect::Gate | Effect::Guild | Effect::Joust | Effect::Inn => Line::new(),
    }
}

/// What a deal takes and gives: "2 deniers > 3 points".
pub(super) fn deal(trade: Trade, number: u8, view: View) -> Line {
    let Some(deal) = trade.deal(number) else { return Line::new() };
    let takes = if deal.coins > 0 { labels::coins(deal.coins, view) } else { labels::cubes(deal.cost, view) };
    match deal.gold {
        0 if view.brief => fill("{0} > {1}p", &[&takes, &deal.points]),
        0 => fill("{0} > {1}", &[&takes, &view.points(deal.points.into())]),
        gold => fill("{0} > {1}", &[&takes, &labels::cube(gold.into(), Cube::Gold.index(), view)]),
    }
}
