//! The look-up: what every character, district and action card does. Those of this game come first.
//!
//! Invariant: every card that the device knows has a page, each once.

use engine::machiavelli::{Character, District, Machiavelli, Named, Type};

use super::{ability, labels, text, words};
use crate::{
    draw::{
        chrome,
        text::{Size, paragraph},
    },
    picture::Picture,
    screen::{Label, View},
    text::fill::{Line, fill},
};

/// A page.
enum Card {
    Character(Character),
    Unique(District),
    /// The base districts of a type.
    Base(Type),
    Action(usize),
}

const BASES: [Type; 4] = [Type::Religious, Type::Military, Type::Noble, Type::Trade];

pub(super) fn number() -> u8 {
    (Character::COUNT + text::UNIQUES + BASES.len() + text::ACTIONS) as u8
}

fn all(game: &Machiavelli) -> impl Iterator<Item = Card> {
    let playing = move |character: &Character| game.setup().cast().contains(*character);
    let known = || District::uniques().take(text::UNIQUES);
    let has = move |district: &District| game.setup().has(*district);
    let characters =
        |here: bool| Character::ALL.into_iter().filter(move |one| playing(one) == here).map(Card::Character);
    let uniques = |here: bool| known().filter(move |one| has(one) == here).map(Card::Unique);
    let bases = BASES.into_iter().map(Card::Base);
    let actions = (0..text::ACTIONS).map(Card::Action);
    characters(true).chain(bases).chain(uniques(true)).chain(actions).chain(characters(false)).chain(uniques(false))
}

pub(super) fn name(game: &Machiavelli, number: u8, view: View) -> Label {
    let words = words(view);
    let line = |name: Line, value: Line| Label { name, value };
    match all(game).nth(number.into()) {
        Some(Card::Character(character)) => {
            line(fill(words.characters[character.index()], &[]), fill("{0}", &[&character.rank()]))
        }
        Some(Card::Unique(district)) => {
            let cost = game.cost_of(Named::plain(district));
            line(labels::district(game, Named::plain(district), view), fill("{0}", &[&cost]))
        }
        Some(Card::Base(kind)) => line(fill(words.types[kind.index()], &[]), Line::new()),
        Some(Card::Action(at)) => line(fill(words.actions[at][0], &[]), Line::new()),
        None => Label::default(),
    }
}

pub(super) fn draw(game: &Machiavelli, number: u8, picture: &mut Picture, view: View) {
    let words = words(view);
    let text = match all(game).nth(number.into()) {
        Some(Card::Character(character)) => ability(character, view),
        Some(Card::Unique(district)) => district.unique().and_then(|at| words.uniques.get(at)).copied().unwrap_or(""),
        Some(Card::Base(kind)) => words.bases[kind.index()],
        Some(Card::Action(at)) => words.actions[at][1],
        None => "",
    };
    paragraph(picture, text, Size::Body, chrome::BODY);
}
