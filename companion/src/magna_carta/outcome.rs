//! The log's lines: what came of an event.
//!
//! Worked out from the states before and after it. Invariant: every event has a line, and a value set by hand
//! is told with what it was.

use core::fmt::Display;

use engine::{
    Game,
    magna_carta::{
        Event, MagnaCarta, Phase,
        cards::{Effect, PrestigeCard},
        event::{Choice, Correction, Counted, Held, Lies},
        street::Face,
        tokens::{Part, Tokens},
    },
    seat::Seat,
};

use super::{
    fields::{amount, counted_name, held_name},
    name_at, table, words,
};
use crate::{
    draw::chrome,
    screen::View,
    text::fill::{Line, add, fill},
};

pub(super) fn outcome(before: &MagnaCarta, event: &Event, after: &MagnaCarta, view: View) -> Line {
    let all = words(view);
    let log = &all.log;
    let mut line = Line::new();
    match *event {
        // Income, buildings and the end of a round are every other phase.
        Event::Next => {
            add(&mut line, log.next.get(before.phase().index() / 2).unwrap_or(&""), &[]);
            if before.phase() == Phase::RoundEnd && !view.brief() {
                add(&mut line, ". {0}", &[&table::gold(before, view)]);
            }
        }
        Event::Draw(seat) => add(&mut line, log.draw, &[&view.name(seat)]),
        Event::Redraw(seat) => add(&mut line, log.redraw, &[&view.name(seat)]),
        Event::Worker { seat, at } => add(&mut line, log.worker, &[&view.name(seat), &numbered(before, at, view)]),
        Event::Build { seat, building, .. } => {
            let built = |name: &str| fill(log.build, &[&name, &all.buildings.of(building.index())]);
            // Nobody but the players puts cubes on it where they keep the books (CMC-NL "Bouwen").
            line = match (building.stored(), after.street().iter().last().map(|card| card.face)) {
                (Some(cube), Some(Face::Building { cubes, .. })) if !before.keeps_books() && !view.brief() => {
                    let told = |name: &str| fill(log.cubes_on, &[&built(name), &cubes, &all.cubes.of(cube.index())]);
                    let whole = told(view.name(seat));
                    // What they are to do is not left out for a name.
                    if chrome::note_fits(&whole, "") { whole } else { told(view.short(seat)) }
                }
                _ => built(view.name(seat)),
            };
        }
        Event::Prestige { seat, card, .. } => {
            let card = match card {
                PrestigeCard::Known(prestige) => fill(all.prestige.of(prestige.index()), &[]),
                PrestigeCard::Other(points) => fill("? ({0}p)", &[&points]),
            };
            add(&mut line, log.build, &[&view.name(seat), &card]);
        }
        Event::Pass(seat) => {
            let place = before.passed().count() + 1;
            add(&mut line, log.pass, &[&view.name(seat), &place]);
        }
        Event::Provost { seat, steps: 0 } => add(&mut line, log.stays, &[&view.name(seat)]),
        Event::Provost { seat, steps } => {
            let at = before.provost().and_then(|at| at.checked_add_signed(steps)).unwrap_or(0);
            add(&mut line, log.provost, &[&view.name(seat), &numbered(before, at, view)]);
        }
        Event::Skip(seat) => {
            let at = before.due().map_or(0, |due| due.at);
            add(&mut line, log.skips, &[&view.name(seat), &named(before, at, view)]);
        }
        Event::Use { seat, choice, .. } => match (before.due().map(|due| (due.at, due.effect)), choice) {
            (Some((_, Effect::BuildResidence)), Choice::Number(at)) => line = turned(before, seat, at, view),
            (Some((_, Effect::BuyTokens(_))), _) => line = bought(before, seat, after, view),
            (due, _) => {
                let card = due.map_or("", |(at, _)| name_at(before, at, view));
                add(&mut line, if view.brief() { "{0}" } else { "{0}: {1}" }, &[&view.name(seat), &card]);
                changes(&mut line, before, seat, after, view);
            }
        },
        Event::Castle { seat, batches: 0, .. } => add(&mut line, log.castle_none, &[&view.name(seat)]),
        Event::Castle { seat, batches, .. } => {
            let won = won(gained(before.tokens(seat), after.tokens(seat)), view);
            add(&mut line, log.castle, &[&view.name(seat), &batches, &won]);
        }
        Event::Nobody => add(&mut line, log.nobody, &[]),
        Event::Church { seat, .. } => line = bought(before, seat, after, view),
        Event::Flip { seat, at } => line = turned(before, seat, at, view),
        // The screen has the numbers.
        Event::Count { seat, counts } if view.brief() && counts.given().count() > 1 => {
            add(&mut line, log.counted, &[&view.name(seat)]);
        }
        Event::Count { seat, counts } => {
            add(&mut line, "{0}", &[&view.name(seat)]);
            for counted in Counted::ALL {
                let Some(number) = counts.get(counted.index()) else { continue };
                add(&mut line, " {0}", &[&counted_name(counted, view)]);
                // Once counted, or known from the street, it is a correction.
                let was = match counted {
                    Counted::Buildings => Some(before.score(seat).buildings),
                    Counted::Prestige => Some(before.score(seat).prestige),
                    _ => before.counts(seat).get(counted.index()),
                };
                match was {
                    Some(was) => add(&mut line, " {0} > {1}", &[&was, &number]),
                    None => add(&mut line, " {0}", &[&number]),
                }
            }
        }
        Event::Correct(correction) => corrected(&mut line, before, &correction, after, view),
    }
    if !view.brief() && before.phase() != Phase::Over {
        end_of_game(&mut line, after, view);
    }
    line
}

/// Who got the last gold, where the game ends with this or with what follows it by itself: no other line comes after it.
fn end_of_game(line: &mut Line, after: &MagnaCarta, view: View) {
    let mut end = None;
    while let Some(event) = end.as_ref().unwrap_or(after).follows() {
        if end.get_or_insert_with(|| after.clone()).apply(&event).is_err() {
            return;
        }
    }
    let end = end.as_ref().unwrap_or(after);
    if end.phase() == Phase::Over {
        add(line, ". {0}{1}", &[&table::gold(end, view), &words(view).log.spent]);
    }
}

/// A card that a notary has turned over.
pub(super) fn turned(before: &MagnaCarta, seat: Seat, at: u8, view: View) -> Line {
    let (words, card) = (words(view), name_at(before, at, view));
    if view.brief() {
        return fill(words.log.turns, &[&view.name(seat), &card]);
    }
    fill("{0}: {1}", &[&view.name(seat), &fill(words.becomes, &[&card])])
}

/// Tokens from a church.
fn bought(before: &MagnaCarta, seat: Seat, after: &MagnaCarta, view: View) -> Line {
    let won = won(gained(before.tokens(seat), after.tokens(seat)), view);
    fill(words(view).log.church[usize::from(view.brief())], &[&view.name(seat), &won])
}

/// What a purse has more, and, unless there is little room, what it has less.
fn changes(line: &mut Line, before: &MagnaCarta, seat: Seat, after: &MagnaCarta, view: View) {
    let (Some(had), Some(has)) = (before.purse(seat), after.purse(seat)) else { return };
    let mut gap = " ";
    for held in Held::ALL {
        let change = i32::from(amount(&has, held)) - i32::from(amount(&had, held));
        if change > 0 || (change < 0 && !view.brief()) {
            let name = match held {
                Held::Coins => table::deniers(change.unsigned_abs() as u16, view),
                _ => fill("{0} {1}", &[&change.unsigned_abs(), &held_name(held, view)]),
            };
            add(line, "{0}{1}{2}", &[&gap, &if change > 0 { "+" } else { "-" }, &name]);
            gap = ", ";
        }
    }
}

/// A card of the street by its name, or by its position where there is little room.
pub(super) fn named(game: &MagnaCarta, at: u8, view: View) -> Line {
    if view.brief() { fill(words(view).card_at, &[&at]) } else { fill(name_at(game, at, view), &[]) }
}

/// A card of the street with its position: "6. Market".
pub(super) fn numbered(game: &MagnaCarta, at: u8, view: View) -> Line {
    if view.brief() { fill(words(view).card_at, &[&at]) } else { fill("{0}. {1}", &[&at, &name_at(game, at, view)]) }
}

/// What was set by hand: what it was, and what it is.
fn corrected(line: &mut Line, before: &MagnaCarta, correction: &Correction, after: &MagnaCarta, view: View) {
    let words = words(view);
    let mut was_is = |name: &str, was: &dyn Display, is: &dyn Display| {
        let gap = if line.is_empty() { "" } else { ", " };
        add(line, "{0}{1} {2} > {3}", &[&gap, &name, was, is]);
    };
    let part_name = |part: Part| words.tokens[part.index()][1];
    match *correction {
        Correction::Provost(_) => {
            let at = |game: &MagnaCarta| game.provost().unwrap_or(0);
            was_is(words.correct_provost, &at(before), &at(after));
        }
        Correction::Start(_) => was_is(words.correct_start, &view.name(before.start()), &view.name(after.start())),
        Correction::Stock(numbers) => {
            for part in Part::ALL.into_iter().filter(|part| numbers.get(part.index()).is_some()) {
                let name = fill(words.correct_stock, &[&part_name(part)]);
                was_is(&name, &before.stock().of(part), &after.stock().of(part));
            }
        }
        Correction::Tokens(seat, numbers) => {
            for part in Part::ALL.into_iter().filter(|part| numbers.get(part.index()).is_some()) {
                let name = fill("{0} {1}", &[&view.name(seat), &part_name(part)]);
                was_is(&name, &before.tokens(seat).of(part), &after.tokens(seat).of(part));
            }
        }
        Correction::Purse(seat, amounts) => {
            let has = |game: &MagnaCarta, held: Held| game.purse(seat).map_or(0, |purse| amount(&purse, held));
            for held in Held::ALL.into_iter().filter(|held| amounts.get(held.index()).is_some()) {
                let name = fill("{0} {1}", &[&view.name(seat), &held_name(held, view)]);
                was_is(&name, &has(before, held), &has(after, held));
            }
        }
        Correction::Cubes { at, cubes } => {
            let has = match before.street().at(at).map(|card| card.face) {
                Some(Face::Building { cubes, .. }) => cubes,
                _ => 0,
            };
            was_is(&fill(words.card_at, &[&at]), &has, &cubes);
        }
        Correction::Street { at, lies } => {
            let owner = |game: &MagnaCarta| game.street().at(at).and_then(|card| card.face.owner());
            let (was, is) = (name_at(before, at, view), name_at(after, at, view));
            match (owner(before), owner(after)) {
                _ if lies == Lies::Gone => was_is(&fill(words.card_at, &[&at]), &was, &words.gone),
                // Another owner of the same card.
                (Some(before), Some(after)) if before != after => {
                    was_is(&fill("{0}. {1}", &[&at, &was]), &view.name(before), &view.name(after));
                }
                _ => was_is(&fill(words.card_at, &[&at]), &was, &is),
            }
        }
        Correction::Passed(order) => {
            was_is(words.passed, &names(before.passed(), view), &names(order.iter(), view));
        }
    }
}

/// Seats in an order: "Orange, Green"; a dash for nobody.
fn names(seats: impl Iterator<Item = Seat>, view: View) -> Line {
    let mut line = Line::new();
    for seat in seats {
        let template = if line.is_empty() { "{0}" } else { ", {0}" };
        add(&mut line, template, &[&view.name(seat)]);
    }
    if line.is_empty() { fill("-", &[]) } else { line }
}

fn gained(before: Tokens, after: Tokens) -> Tokens {
    let part = |part: Part| after.of(part).saturating_sub(before.of(part));
    Tokens::new(part(Part::Dungeon), part(Part::Walls), part(Part::Towers))
}

/// Tokens by name; of several kinds with little room, how many there are.
fn won(tokens: Tokens, view: View) -> Line {
    let kinds = Part::ALL.into_iter().filter(|part| tokens.of(*part) > 0).count();
    if kinds > 1 && view.brief() {
        return fill(words(view).tokens_number, &[&tokens.total()]);
    }
    table::tokens(tokens, view)
}
