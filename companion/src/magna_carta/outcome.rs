//! The log's lines: what came of an event.
//!
//! Worked out from the states before and after it. Invariant: every event has a line, and it begins with its round.

use engine::magna_carta::{
    Event, MagnaCarta,
    cards::PrestigeCard,
    event::Correction,
    tokens::{Part, Tokens},
};

use super::{name_at, words};
use crate::{
    screen::View,
    text::fill::{Line, add, fill},
};

pub(super) fn outcome(before: &MagnaCarta, event: &Event, after: &MagnaCarta, view: View) -> Line {
    let all = words(view);
    let log = &all.log;
    let mut line = fill(log.round, &[&before.round()]);
    match *event {
        Event::Next => add(&mut line, log.next, &[&all.phases[before.phase().index()]]),
        Event::Draw(seat) => add(&mut line, log.draw, &[&view.name(seat)]),
        Event::Redraw(seat) => add(&mut line, log.redraw, &[&view.name(seat)]),
        Event::Worker { seat, at } => {
            add(&mut line, log.worker, &[&view.name(seat), &fill("{0} {1}", &[&at, &name_at(before, at, view)])]);
        }
        Event::Build { seat, building, .. } => {
            add(&mut line, log.build, &[&view.name(seat), &all.buildings[building.index()]]);
        }
        Event::Prestige { seat, card, .. } => {
            let card = match card {
                PrestigeCard::Known(prestige) => fill(all.prestige[prestige.index()], &[]),
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
            let to = fill("{0} {1}", &[&at, &name_at(before, at, view)]);
            add(&mut line, log.provost, &[&view.name(seat), &to]);
        }
        Event::Use { seat, .. } | Event::Skip(seat) => {
            let at = before.due().map_or(0, |due| due.at);
            let template = if matches!(event, Event::Skip(_)) { log.skips } else { log.uses };
            add(&mut line, template, &[&view.name(seat), &name_at(before, at, view)]);
        }
        Event::Castle { seat, batches: 0, .. } => add(&mut line, all.offers[0], &[&view.name(seat)]),
        Event::Castle { seat, batches, .. } => {
            let won = points(gained(before.tokens(seat), after.tokens(seat)));
            add(&mut line, log.castle, &[&view.name(seat), &batches, &won]);
        }
        Event::Nobody => add(&mut line, log.nobody, &[]),
        Event::Church { seat, .. } => {
            let won = points(gained(before.tokens(seat), after.tokens(seat)));
            add(&mut line, log.church, &[&view.name(seat), &won]);
        }
        Event::Flip { seat, at } => {
            add(&mut line, log.flip, &[&view.name(seat), &name_at(before, at, view)]);
        }
        Event::Count { seat, .. } => add(&mut line, log.count, &[&view.name(seat)]),
        Event::Correct(correction) => {
            let what = match correction {
                Correction::Provost(at) => fill("{0} {1}", &[&all.correct_provost, &at]),
                Correction::Start(seat) => fill("{0} {1}", &[&all.correct_start, &view.name(seat)]),
                Correction::Stock(_) => fill(all.correct_stock, &[&""]),
                Correction::Tokens(seat, _) | Correction::Purse(seat, _) => fill(view.name(seat), &[]),
                Correction::Cubes { at, .. } => fill(name_at(before, at, view), &[]),
            };
            add(&mut line, log.correct, &[&what]);
        }
    }
    line
}

fn gained(before: Tokens, after: Tokens) -> Tokens {
    let part = |part: Part| after.of(part).saturating_sub(before.of(part));
    Tokens::new(part(Part::Dungeon), part(Part::Walls), part(Part::Towers))
}

/// The points of the tokens, the best first: "4p", "7x4p 2x3p".
fn points(tokens: Tokens) -> Line {
    let mut line = Line::new();
    for part in Part::ALL.into_iter().filter(|part| tokens.of(*part) > 0) {
        if !line.is_empty() {
            add(&mut line, " ", &[]);
        }
        let number = tokens.of(part);
        let template = if number == 1 { "{1}p" } else { "{0}x{1}p" };
        add(&mut line, template, &[&number, &part.points()]);
    }
    if line.is_empty() { fill("-", &[]) } else { line }
}
