//! The log's lines: what came of an event.
//!
//! Worked out from the states before and after it. Invariant: every event has a line, and a value set by hand is told with
//! what it was.

use core::fmt::Display;

use engine::{
    caylus::{
        Caylus, Event,
        event::{Counted, Favour, Held, Row, Section, To},
        tiles::Cube,
    },
    seat::Seat,
};

use super::{
    fields::held_name,
    labels, name_at, name_to, numbered,
    table::{names, signed},
    words,
};
use crate::{
    screen::View,
    session::face::order as seats_in,
    text::fill::{Line, add, fill},
};

pub(super) fn outcome(before: &Caylus, event: &Event, after: &Caylus, view: View) -> Line {
    let all = words(view);
    let log = &all.log;
    let mut line = Line::new();
    let build = log.build.at(usize::from(view.brief));
    match *event {
        Event::Next => add(&mut line, log.next.at(before.phase().index()), &[]),
        Event::Pass(seat) => add(&mut line, log.pass, &[&view.name(seat), &(before.passed().len() + 1)]),
        Event::Worker { seat, to } => add(&mut line, log.worker, &[&view.name(seat), &numbered(before, to, view)]),
        Event::Provost { seat, steps: 0 } => add(&mut line, log.stays, &[&view.name(seat)]),
        Event::Provost { seat, steps } => {
            let at = before.provost().checked_add_signed(steps).unwrap_or(0);
            add(&mut line, log.provost, &[&view.name(seat), &numbered(before, To::Road(at), view)]);
        }
        Event::Use { seat, .. } | Event::Skip(seat) => {
            let at = before.due().map_or("", |due| name_to(before, due.at, view));
            let template = if matches!(event, Event::Skip(_)) { log.skips } else { log.uses };
            add(&mut line, template, &[&view.name(seat), &at]);
        }
        Event::Build { seat, building, .. } => {
            add(&mut line, build, &[&view.name(seat), &all.buildings.at(building.index())]);
        }
        Event::Prestige { seat, prestige, .. } => {
            add(&mut line, build, &[&view.name(seat), &all.prestige.at(prestige.index())]);
        }
        Event::Favour { seat, favour, .. } => {
            add(&mut line, log.favour, &[&view.name(seat), &favoured(before, seat, favour, after, view)]);
        }
        Event::Castle { seat, houses: 0, .. } => add(&mut line, log.castle_none, &[&view.name(seat)]),
        Event::Castle { seat, houses, .. } => {
            let number = fill(all.houses.at(labels::houses_form(houses)), &[&houses]);
            add(&mut line, if view.brief { build } else { log.castle }, &[&view.name(seat), &number]);
        }
        Event::Nobody => add(&mut line, log.nobody, &[]),
        Event::Joust(seat) => add(&mut line, log.joust, &[&view.name(seat)]),
        Event::Stables(order) => add(&mut line, log.stables, &[&names(&seats_in(order.iter()), view)]),
        Event::Flip { seat, at } => add(&mut line, log.flip, &[&view.name(seat), &name_at(before, at, view)]),
        Event::Points { seat, points } => {
            let total = |game: &Caylus| game.score(seat).total();
            add(&mut line, "{0} {1} > {2}", &[&view.name(seat), &signed(points), &total(after)]);
        }
        Event::Count { seat, counts } => {
            add(&mut line, "{0}", &[&view.name(seat)]);
            for counted in Counted::ALL {
                let Some(number) = counts.get(counted.index()) else { continue };
                let name = match counted {
                    Counted::Gold => all.sheet[6],
                    Counted::Cubes => all.sheet[7],
                    Counted::Coins => all.sheet[8],
                    Counted::Points => all.points,
                };
                add(&mut line, " {0} {1}", &[&name, &number]);
            }
        }
        _ => corrected(&mut line, before, event, after, view),
    }
    line
}

/// What a favour gave.
fn favoured(before: &Caylus, seat: Seat, favour: Favour, after: &Caylus, view: View) -> Line {
    let words = words(view);
    match favour {
        Favour::Points(_) => {
            let points = after.score(seat).total() - before.score(seat).total();
            fill("+{0}p", &[&points])
        }
        Favour::Wooden(building) | Favour::Stone(building) => fill(words.buildings.at(building.index()), &[]),
        Favour::Residence(at) => fill(words.becomes_residence, &[&name_at(before, at, view)]),
        Favour::Prestige(prestige, _) => fill(words.prestige.at(prestige.index()), &[]),
        _ => {
            let row = favour.row();
            fill("{0} {1}", &[&words.rows.at(row.index()), &favour.column().unwrap_or(after.marker(seat, row))])
        }
    }
}

/// What was set by hand: what it was, and what it is.
fn corrected(line: &mut Line, before: &Caylus, event: &Event, after: &Caylus, view: View) {
    let words = words(view);
    let mut was_is = |name: &str, was: &dyn Display, is: &dyn Display| {
        let gap = if line.is_empty() { "" } else { ", " };
        add(line, "{0}{1} {2} > {3}", &[&gap, &name, was, is]);
    };
    let of = |seat: Seat, name: &str| fill("{0} {1}", &[&view.name(seat), &name]);
    match *event {
        Event::CorrectProvost(to) => was_is(words.provost, &before.provost(), &to),
        Event::CorrectBailiff(to) => was_is(words.bailiff, &before.bailiff(), &to),
        Event::CorrectOrder(_) => {
            let view = view.briefly();
            was_is("", &names(Caylus::order(before), view), &names(Caylus::order(after), view));
        }
        Event::CorrectSection(section) => {
            let was = before.section().map_or("", |section| words.sections.at(section.index()));
            was_is(words.section, &was, &words.sections.at(section.index()));
        }
        Event::CorrectStreet { at, .. } => {
            let owner = |game: &Caylus| game.road().tile(at).and_then(|tile| tile.owner());
            let (was, is) = (name_at(before, at, view), name_at(after, at, view));
            match (owner(before), owner(after)) {
                // Another owner of the same tile.
                (Some(one), Some(other)) if was == is => {
                    was_is(&fill("{0}. {1}", &[&at, &was]), &view.name(one), &view.name(other));
                }
                _ => was_is(&fill("{0}.", &[&at]), &was, &is),
            }
        }
        Event::CorrectPurse(seat, amounts) => {
            let has = |game: &Caylus, held: Held| {
                game.purse(seat).map_or(0, |purse| match held.index().checked_sub(1) {
                    None => purse.coins,
                    Some(cube) => Cube::ALL.get(cube).map_or(0, |cube| purse.of(*cube)),
                })
            };
            for held in Held::ALL.into_iter().filter(|held| amounts.get(held.index()).is_some()) {
                was_is(&of(seat, held_name(held, view)), &has(before, held), &has(after, held));
            }
        }
        Event::CorrectPoints(seat, _) => {
            let total = |game: &Caylus| game.score(seat).before_bonus();
            was_is(&of(seat, words.points), &total(before), &total(after));
        }
        Event::CorrectHouses(seat, numbers) => {
            for section in Section::ALL.into_iter().filter(|section| numbers.get(section.index()).is_some()) {
                let name = of(seat, words.sections.at(section.index()));
                was_is(&name, &before.houses(seat, section), &after.houses(seat, section));
            }
        }
        Event::CorrectFavours(seat, numbers) => {
            for row in Row::ALL.into_iter().filter(|row| numbers.get(row.index()).is_some()) {
                let name = of(seat, words.rows.at(row.index()));
                was_is(&name, &before.marker(seat, row), &after.marker(seat, row));
            }
        }
        Event::CorrectInn(_) => {
            let holder =
                |game: &Caylus| game.places().and_then(|places| places.inn_right()).map_or("-", |seat| view.name(seat));
            was_is(words.inn, &holder(before), &holder(after));
        }
        _ => {}
    }
}
