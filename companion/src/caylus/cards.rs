//! The look-up of all buildings: cost, points, and what each does. With the device's books everybody's purse comes first, and
//! who stands before the bridge.
//!
//! Points are the game's, as the players may have overruled them. Invariant: every tile of the box has a page, and so has
//! every space before the bridge.

use embedded_graphics::primitives::Rectangle;
use engine::caylus::{
    Caylus, RESIDENCE,
    road::Tile,
    setup::Jeweller,
    tiles::{Building, Cube, Effect, Fixed, Neutral, Prestige, Special, Trade},
};

use super::{
    labels, purse,
    table::briefly_in,
    text::{Name, Say},
    words,
};
use crate::{
    draw::{
        area,
        text::{Size, paragraph},
    },
    picture::Picture,
    screen::{Label, View},
    text::fill::{Line, add, fill, tell_on},
};

/// With the device's books only: the purses, and who stands before the bridge.
const KEPT: usize = 2;

/// The scoring, and the road.
const PAGES: usize = 2;

/// Those, the spaces before the bridge, two pages, neutral and fixed tiles, buildings, the residence, prestige buildings.
const COUNT: usize =
    KEPT + Special::COUNT + PAGES + Neutral::COUNT + Fixed::COUNT + Building::COUNT + 1 + Prestige::COUNT;

/// How many pages this game has: the players keep their own purses, and not every table plays with the jeweller.
pub(super) fn count(game: &Caylus) -> u8 {
    (COUNT - skipped(game) - without_jeweller(game)) as u8
}

fn skipped(game: &Caylus) -> usize {
    if game.keeps_books() { 0 } else { KEPT }
}

/// 1 where the last of the buildings is not in the game.
fn without_jeweller(game: &Caylus) -> usize {
    usize::from(game.setup().jeweller() == Jeweller::No)
}

enum Card {
    /// Of the device's books.
    Kept(usize),
    Special(Special),
    /// What a scoring brings, and the road.
    Page(usize),
    Neutral(Neutral),
    Fixed(Fixed),
    Building(Building),
    Residence,
    Prestige(Prestige),
}

fn card(game: &Caylus, number: u8) -> Option<Card> {
    let mut number = usize::from(number) + skipped(game);
    // The card with this number among so many; the number left is that of what comes after them.
    let mut within = |count: usize| match number.checked_sub(count) {
        None => Some(number),
        Some(rest) => {
            number = rest;
            None
        }
    };
    if let Some(at) = within(KEPT) {
        return Some(Card::Kept(at));
    }
    if let Some(at) = within(Special::COUNT) {
        return Special::ALL.get(at).map(|card| Card::Special(*card));
    }
    if let Some(page) = within(PAGES) {
        return Some(Card::Page(page));
    }
    if let Some(at) = within(Neutral::COUNT) {
        return Neutral::ALL.get(at).map(|card| Card::Neutral(*card));
    }
    if let Some(at) = within(Fixed::COUNT) {
        return Fixed::ALL.get(at).map(|card| Card::Fixed(*card));
    }
    if let Some(at) = within(Building::COUNT - without_jeweller(game)) {
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
    let named = |name: Name, number: usize| words.named(name, number);
    let told = |key: Say, number: usize| words.tell_one(key, number, &[]);
    let (name, value) = match card(game, number) {
        Some(Card::Kept(page)) => (told(Say::Purses, page), Line::new()),
        Some(Card::Page(page)) => (told(Say::Pages, 2 * page), Line::new()),
        Some(Card::Special(special)) => (named(Name::Specials, special.index()), Line::new()),
        Some(Card::Neutral(neutral)) => (named(Name::Neutrals, neutral.index()), Line::new()),
        Some(Card::Residence) => (told(Say::Residence, 0), worth(RESIDENCE)),
        Some(Card::Fixed(fixed)) => (told(Say::Fixed, fixed.index()), fill("{0}", &[&fixed.space()])),
        Some(Card::Building(building)) => {
            (told(Say::Buildings, building.index()), worth(game.setup().building_points(building)))
        }
        Some(Card::Prestige(prestige)) => {
            (told(Say::Prestige, prestige.index()), worth(game.setup().prestige_points(prestige)))
        }
        None => return Label::default(),
    };
    Label { name, value }
}

pub(super) fn draw(game: &Caylus, number: u8, picture: &mut Picture, view: View) {
    let words = words(view);
    let mut lines = 0;
    let mut say = |picture: &mut Picture, text: &str| {
        lines += paragraph(picture, text, Size::Body, area(4, 29 + 17 * lines as i32, 254, 82 - 17 * lines));
    };
    let costs = |cost| words.tell(Say::CardCosts, &[&labels::cubes(cost, view)]);
    let does = |of: Effect| {
        let mut line = words.tell(Say::ForWorker, &[&effect(of, view)]);
        // CAY-NL "de handelaren"; ruling A.
        match of {
            Effect::Buy { .. } => tell_on(&mut line, words.say(Say::NoGold), &[]),
            Effect::Trade(Trade::Alchemist) => tell_on(&mut line, words.one_of(Say::NoGold, 1), &[]),
            _ => {}
        }
        line
    };
    match card(game, number) {
        Some(Card::Kept(0)) => purse::draw_all(game, picture, view),
        Some(Card::Kept(_)) => purse::draw_places(game, picture, view),
        Some(Card::Page(page)) => say(picture, &words.one_of(Say::Pages, 2 * page + 1).read()),
        Some(Card::Special(special)) => {
            say(picture, &words.one_of(Say::EffectSpecials, special.index()).read());
        }
        Some(Card::Neutral(neutral)) => {
            say(picture, &words.say(Say::CardNeutral).read());
            say(picture, &does(neutral.effect()));
        }
        Some(Card::Fixed(fixed)) => {
            say(picture, &words.tell(Say::CardFixed, &[&fixed.space()]));
            say(picture, &does(fixed.effect()));
        }
        Some(Card::Building(building)) => {
            say(picture, &costs(building.cost()));
            say(picture, &worth(game.setup().building_points(building), building.favours(), view));
            say(picture, &does(building.effect()));
            if let Some(of) = building.owner_effect() {
                say(picture, &words.tell(Say::ForOwner, &[&effect(of, view)]));
            }
        }
        Some(Card::Residence) => {
            say(picture, &words.say(Say::CardResidence).read());
        }
        Some(Card::Prestige(prestige)) => {
            say(picture, &costs(prestige.cost()));
            say(picture, &worth(game.setup().prestige_points(prestige), prestige.favours(), view));
            say(picture, &words.say(Say::CardPrestige).read());
            if prestige.income() > 0 {
                say(picture, &words.tell(Say::CardIncome, &[&prestige.income()]));
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
        tell_on(&mut line, words(view).one_of(Say::CardFavours, usize::from(favours.min(1))), &[]);
    }
    line
}

/// What a tile does for a worker, and for its owner when that is another player's; in fewer words where they do not fit.
pub(super) fn told(tile: Tile, view: View, given: Rectangle) -> Line {
    let words = words(view);
    let Some(for_worker) = tile.effect() else { return Line::new() };
    let for_owner = match tile {
        Tile::Building(building, _) => building.owner_effect(),
        _ => None,
    };
    let told = |view: View| {
        let mut line = effect(for_worker, view);
        if !view.brief() || for_owner.is_none() {
            line = words.tell(Say::ForWorker, &[&line]);
        }
        if let Some(for_owner) = for_owner {
            add(&mut line, ", ", &[]);
            tell_on(&mut line, words.say(Say::ForOwner), &[&effect(for_owner, view)]);
        }
        line
    };
    briefly_in(given, &told, view)
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
        Effect::Sell(coins) => words.tell(Say::EffectSell, &[&coins]),
        Effect::Buy { price, most } => words.tell_one(Say::EffectBuy, usize::from(most > 1), &[&price]),
        Effect::Build(builder) => {
            words.tell_one(Say::EffectBuild, builder.index(), &[&labels::cube(1, Cube::Cloth.index(), view)])
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
        0 if view.brief() => fill("{0} > {1}p", &[&takes, &deal.points]),
        0 => fill("{0} > {1}", &[&takes, &view.points(deal.points.into())]),
        gold => fill("{0} > {1}", &[&takes, &labels::cube(gold.into(), Cube::Gold.index(), view)]),
    }
}
