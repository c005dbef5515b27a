//! What an event is called on a list, and under which heading it stands.
//!
//! Districts stand under their type, and unique ones under what they cost, so that the largest city is four presses away. Invariant: two
//! rows of one list never have the same words.

use engine::machiavelli::{
    Character, Event, Machiavelli, Named, Type,
    event::{Action, Way},
};

use super::words;
use crate::{
    screen::{Label, View},
    text::fill::{Line, add, fill},
};

// Below the first of these a group is a rank or a place at the table.
const TRADE: u8 = 9;
const RELIGIOUS: u8 = 10;
const NOBLE: u8 = 11;
const CHEAP: u8 = 12;
const FIVES: u8 = 13;
const DEAR: u8 = 14;
const MILITARY: u8 = 15;
const SPECIAL: u8 = 16;
const COMPLETE: u8 = 17;
const RASPUTIN: u8 = 18;
const ACROBAT: u8 = 19;

/// Whether a character does it of its own.
pub(super) fn is_ability(event: &Event) -> bool {
    matches!(
        event,
        Event::Murder(_)
            | Event::Bewitch(_)
            | Event::Expropriate(_)
            | Event::Rob(_)
            | Event::Threaten(_)
            | Event::Crown(_)
            | Event::Destroy { armory: false, .. }
            | Event::Swap { .. }
            | Event::Conquer { .. }
            | Event::Upgrade { .. }
    )
}

pub(super) fn group(game: &Machiavelli, event: &Event) -> Option<u8> {
    let place = |seat| game.setup().seating().place(seat).map(|place| place as u8);
    Some(match *event {
        Event::Expropriate([first, ..]) => first.index() as u8,
        Event::Threaten([first, _]) => first.index() as u8,
        Event::Destroy { owner, armory: false, .. } | Event::Swap { owner, .. } | Event::Conquer { owner, .. } => {
            place(owner)?
        }
        Event::Upgrade { .. } => 0,
        Event::Build { district, way: Way::Gold, untaxed: false, .. } => match district.district.kind()? {
            Type::Trade => TRADE,
            Type::Religious => RELIGIOUS,
            Type::Noble => NOBLE,
            Type::Military => MILITARY,
            Type::Unique => match game.cost_of(district) {
                ..=4 => CHEAP,
                5 => FIVES,
                _ => DEAR,
            },
        },
        Event::Build { .. } | Event::Destroy { armory: true, .. } => SPECIAL,
        Event::Complete(_) => COMPLETE,
        Event::Play { card: Action::Rasputin, .. } => RASPUTIN,
        Event::Play { card: Action::Acrobat, .. } => ACROBAT,
        _ => return None,
    })
}

pub(super) fn group_name(game: &Machiavelli, group: u8, view: View) -> &'static str {
    let words = words(view);
    match group {
        TRADE => words.types[Type::Trade.index()],
        RELIGIOUS => words.types[Type::Religious.index()],
        NOBLE => words.types[Type::Noble.index()],
        MILITARY => words.types[Type::Military.index()],
        CHEAP => words.cheap,
        FIVES => words.fives,
        DEAR => words.dear,
        SPECIAL => words.special,
        COMPLETE => words.complete_list,
        RASPUTIN => words.actions[5][0],
        ACROBAT => words.actions[0][0],
        _ => match game.character() {
            Some(Character::Magistrate | Character::Blackmailer) => {
                let rank = engine::machiavelli::Rank::new(group + 1);
                let of = rank.and_then(|rank| game.setup().cast().of(rank));
                of.map_or("", |character| words.characters[character.index()])
            }
            Some(Character::Artist) => words.characters[Character::Artist.index()],
            _ => game.setup().seating().seat_at(group.into()).map_or("", |seat| view.name(seat)),
        },
    }
}

/// What the character does under a heading of its own.
pub(super) fn group_value(game: &Machiavelli, group: u8, view: View) -> Line {
    let does = match game.character() {
        _ if group >= TRADE => return Line::new(),
        Some(Character::Magistrate) => 0,
        Some(Character::Blackmailer) => 1,
        Some(Character::Warlord) => 2,
        Some(Character::Diplomat) => 3,
        Some(Character::Marshal) => 4,
        _ => 5,
    };
    fill(words(view).does[does], &[])
}

/// A district's name at this table, with the artist's coin.
pub(super) fn district(game: &Machiavelli, named: Named, view: View) -> Line {
    let words = words(view);
    let mut line = Line::new();
    match (words.districts.get(named.district.index()), named.district.own()) {
        (Some(name), _) => add(&mut line, "{0}", &[name]),
        (None, Some(own)) => match game.setup().draft().names.get(own).filter(|name| !name.is_empty()) {
            Some(name) => add(&mut line, "{0}", &[name]),
            None => add(&mut line, words.own, &[&(own + 1)]),
        },
        (None, None) => add(&mut line, words.actions[1][0], &[]),
    }
    add(&mut line, if named.coin { "+1" } else { "" }, &[]);
    line
}

pub(super) fn label(game: &Machiavelli, event: &Event, view: View) -> Label {
    let words = words(view);
    let name = |named: Named| district(game, named, view);
    let plain = |text: &str| Label::of(text, "");
    match *event {
        Event::Next | Event::Nobody if game.turn().is_some() => plain(words.done),
        Event::Next => plain(view.texts.go_on),
        Event::Nobody => plain(words.nobody),
        Event::Answer(seat) | Event::Crown(seat) => plain(view.name(seat)),
        Event::FaceUp(ranks) => {
            let mut line = Line::new();
            for rank in ranks.iter() {
                let template = if line.is_empty() { "{0}" } else { " + {0}" };
                add(&mut line, template, &[&rank]);
                if let (1, Some(of)) = (ranks.len(), game.setup().cast().of(rank)) {
                    add(&mut line, " {0}", &[&words.characters[of.index()]]);
                }
            }
            Label { name: line, value: Line::new() }
        }
        Event::Expropriate([_, second, third]) => {
            Label { name: fill("+ {0} + {1}", &[&second, &third]), ..Label::default() }
        }
        Event::Threaten([_, second]) => {
            let of = game.setup().cast().of(second);
            let name = of.map_or("", |character| words.characters[character.index()]);
            Label { name: fill("+ {0} {1}", &[&second, &name]), ..Label::default() }
        }
        Event::Murder(rank) | Event::Bewitch(rank) | Event::Rob(rank) => {
            Label { name: fill("{0}", &[&rank]), ..Label::default() }
        }
        Event::Build { district: built, way, early, untaxed, .. } => {
            let mut value = match way {
                Way::Gold => fill("{0}", &[&game.cost_of(built)]),
                Way::By(own) => fill(words.for_it, &[&name(own)]),
                Way::Over(own) => fill(words.over_it, &[&name(own)]),
            };
            for (flag, text) in [(early, words.early), (untaxed, words.untaxed)] {
                if flag {
                    value = fill(text, &[]);
                }
            }
            Label { name: name(built), value }
        }
        Event::Seize { early, untaxed } => {
            let value = match (early, untaxed) {
                (true, _) => words.early,
                (_, true) => words.untaxed,
                _ => "",
            };
            Label::of(words.seize, value)
        }
        Event::Destroy { district: target, owner, armory: true, .. } => {
            Label { name: name(target), value: fill("> {0}", &[&view.short(owner)]) }
        }
        Event::Destroy { district: target, .. } | Event::Conquer { district: target, .. } => {
            Label { name: name(target), value: fill("{0}", &[&game.cost_of(target)]) }
        }
        Event::Swap { own, district: target, .. } => {
            Label { name: name(target), value: fill(words.for_it, &[&name(own)]) }
        }
        Event::Upgrade { first, second, .. } => {
            let value = second.map_or(Line::new(), |second| fill("+ {0}", &[&name(second)]));
            Label { name: name(first), value }
        }
        Event::Tuck(_) => plain(words.tuck),
        Event::Play { card: Action::Tent, .. } => plain(words.actions[1][0]),
        Event::Play { card: Action::Director, .. } => plain(words.actions[2][0]),
        Event::Play { seat, card } => {
            let at = if card == Action::Rasputin { 5 } else { 0 };
            Label::of(words.actions[at][0], view.name(seat))
        }
        Event::Complete(seat) => Label { name: fill(words.complete, &[&view.name(seat)]), ..Label::default() },
        // Answers to a wheel and corrections are not on a list.
        _ => Label::default(),
    }
}
