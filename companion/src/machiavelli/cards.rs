//! The look-up: what stands in every city, and what every character, district and action card does. Those of this game come first.
//!
//! Invariant: every city that is kept and every card that the device knows has a page, each once.

use core::fmt::Write;

use embedded_graphics::prelude::Point;
use engine::{
    machiavelli::{Character, District, Machiavelli, Named, Type, districts::UNIQUES},
    seat::Seat,
};

use heapless::String;

use super::{ability, labels, named, text, text::Say, words};
use crate::{
    cut::Cut,
    draw::{
        area_at, chrome,
        text::{Align, Size, line, lines, paragraph},
    },
    picture::Picture,
    screen::{Label, Room, View},
    text::{
        fill::{Line, add, fill, tell},
        prose::Prose,
    },
};

/// A page.
enum Card {
    City(Seat),
    Character(Character),
    Unique(District),
    /// The base districts of a type.
    Base(Type),
    Action(usize),
}

const BASES: [Type; 4] = [Type::Religious, Type::Military, Type::Noble, Type::Trade];

pub(super) fn number(game: &Machiavelli) -> u8 {
    (0..).take_while(|number| card(game, *number).is_some()).count() as u8
}

/// The page with this number from 0: what this game has, then the rest.
fn card(game: &Machiavelli, number: u8) -> Option<Card> {
    let mut left = number;
    for (here, at) in [true, false].into_iter().flat_map(|here| (0..PAGES).map(move |at| (here, at))) {
        match page(game, at) {
            Some((card, of_game)) if of_game == here => match left.checked_sub(1) {
                Some(fewer) => left = fewer,
                None => return Some(card),
            },
            _ => {}
        }
    }
    None
}

/// Pages there can be.
const PAGES: usize = Seat::COUNT + Character::COUNT + BASES.len() + UNIQUES + text::ACTIONS;

/// A page by its place among all of them, and whether it is of this game.
fn page(game: &Machiavelli, at: usize) -> Option<(Card, bool)> {
    let setup = game.setup();
    let Some(at) = at.checked_sub(Seat::COUNT) else {
        return setup.seats().get(at).filter(|_| setup.cities()).map(|seat| (Card::City(*seat), true));
    };
    if let Some(character) = Character::ALL.get(at) {
        return Some((Card::Character(*character), setup.cast().contains(*character)));
    }
    let at = at - Character::COUNT;
    if let Some(kind) = BASES.get(at) {
        return Some((Card::Base(*kind), true));
    }
    let at = at - BASES.len();
    if at >= UNIQUES {
        return Some((Card::Action(at - UNIQUES), setup.actions()));
    }
    // Of the cards that nobody could read there is nothing to say but what this table has said.
    let known = |district: &District| district.own().is_none() || setup.has(*district);
    District::uniques().nth(at).filter(known).map(|district| (Card::Unique(district), setup.has(district)))
}

pub(super) fn name(game: &Machiavelli, number: u8, view: View) -> Label {
    let words = words(view);
    match card(game, number) {
        Some(Card::City(seat)) => {
            Label { name: fill(view.name(seat), &[]), value: fill("{0}/{1}", &[&game.size(seat), &game.ends_at()]) }
        }
        Some(Card::Character(of)) => Label { name: named(of, view), ..Label::default() },
        Some(Card::Unique(district)) => {
            Label { name: labels::district(game, Named::plain(district), view), value: costs(game, district, view) }
        }
        Some(Card::Base(kind)) => Label::of(&words.types.of(kind.index()).read(), ""),
        Some(Card::Action(at)) => Label::of(&words.action_names.of(at).read(), ""),
        None => Label::default(),
    }
}

/// What a unique district costs, nothing of the one that is never built, and what else this table has said of it.
fn costs(game: &Machiavelli, district: District, view: View) -> Line {
    let (words, coins) = (words(view), game.setup().coins(district));
    let never = district == District::SecretVault;
    let mut line = if never { fill("-", &[]) } else { tell(words.say(Say::Costs), &[&coins.cost]) };
    let said = coins.silver != district.silver();
    for (at, amount) in [(1, coins.silver), (2, coins.points)] {
        if amount > 0 && (said || district.own().is_some()) {
            add(&mut line, ", {0} {1}", &[&words.coins.of(at), &amount]);
        }
    }
    line
}

/// What a unique district does; of one that nobody could read there is nothing to say.
pub(super) fn effect(district: District, view: View) -> Option<Prose> {
    let known = district.unique().filter(|at| *at < text::UNIQUES)?;
    Some(words(view).uniques.of(known))
}

pub(super) fn draw(game: &Machiavelli, number: u8, picture: &mut Picture, view: View) {
    let words = words(view);
    let mut room = chrome::BODY;
    let text = match card(game, number) {
        Some(Card::City(seat)) if game.size(seat) > 0 => return draw_city(game, seat, picture, view),
        Some(Card::City(_)) => words.nothing_built,
        Some(Card::Character(character)) => ability(character, view),
        Some(Card::Unique(district)) => {
            // That it is never built is in its text.
            let costs = costs(game, district, view);
            if costs != "-" {
                let tall = Size::Body.line();
                let first = area_at(room.top_left, room.size.width, tall);
                line(picture, &costs, Size::Body, Align::Left, first);
                room = area_at(room.top_left + Point::new(0, tall as i32), room.size.width, room.size.height - tall);
            }
            effect(district, view).unwrap_or(Prose::EMPTY)
        }
        Some(Card::Base(kind)) => words.bases.of(kind.index() - 1),
        Some(Card::Action(at)) => words.action_texts.of(at),
        None => Prose::EMPTY,
    };
    paragraph(picture, &text.read(), Size::Body, room);
}

/// Rows of a city.
const ROWS: u8 = Room::BODY.rows;

/// A city's districts with their costs, as they came; the tents last. Ten of the longest names fit.
fn draw_city(game: &Machiavelli, seat: Seat, picture: &mut Picture, view: View) {
    let tents = (0..game.tents(seat)).map(|_| Named::plain(District::Tent));
    let mut city = String::<256>::new();
    // `Cut` accepts everything.
    let mut write = |part: &str| _ = Cut(&mut city).write_str(part);
    let (mut row, mut below) = (Line::new(), ROWS);
    for named in game.city(seat).chain(tents) {
        let mut text = labels::district(game, named, view);
        match named.district {
            District::Tent => {}
            District::Museum if game.museum(seat) > 0 => add(&mut text, " ({0})", &[&game.museum(seat)]),
            _ => add(&mut text, " {0}", &[&game.cost_of(named)]),
        }
        // A name stands on one row with its cost, for as long as there are rows.
        let both = fill(if row.is_empty() { "{0}{1}" } else { "{0}, {1}" }, &[&row, &text]);
        row = if lines(&fill("{0},", &[&both]), Size::Body, chrome::BODY.size.width).count() < 2 {
            both
        } else {
            write(&row);
            write(if below > 1 { ",\n" } else { ", " });
            below -= u8::from(below > 1);
            text
        };
    }
    write(&row);
    paragraph(picture, &city, Size::Body, chrome::BODY);
}
