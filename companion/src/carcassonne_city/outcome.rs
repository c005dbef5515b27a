//! The log's lines: what came of an event.
//!
//! Worked out from the states before and after it. Invariant: every event has a line, and it begins with its tile.

use engine::carcassonne_city::{City, Event};

use super::words;
use crate::{
    screen::View,
    text::fill::{Line, add, fill},
};

pub(super) fn outcome(before: &City, event: &Event, after: &City, view: View) -> Line {
    let (words, log) = (words(view), &words(view).log);
    let mut line = fill(log.tile, &[&after.tiles()]);
    match *event {
        Event::Tile { seat, follower: None, .. } => add(&mut line, log.places, &[&view.name(seat)]),
        Event::Tile { seat, follower: Some(role), .. } => {
            add(&mut line, log.places_role, &[&view.name(seat), &words.roles[role.index()]]);
        }
        Event::Feature(kind) => add(&mut line, log.completed, &[&words.features[kind.index()]]),
        Event::Tiles(tiles) => add(&mut line, log.tiles, &[&tiles]),
        Event::Goods(goods) => add(&mut line, log.goods, &[&goods]),
        Event::District(_) => add(&mut line, log.district, &[&""]),
        Event::Followers(_) | Event::Markets(_) | Event::Historic { .. } => gains(&mut line, before, after, view),
        Event::Public { seat, buildings } => add(&mut line, log.row, &[&view.name(seat), &buildings]),
        Event::Next => add(&mut line, log.next, &[]),
        Event::Gate(seat) => add(&mut line, log.gate, &[&view.name(seat)]),
        Event::Wall { seat, end, guard: false } => add(&mut line, log.wall[end.index()], &[&view.name(seat)]),
        Event::Wall { seat, end, guard: true } => add(&mut line, log.guard[end.index()], &[&view.name(seat)]),
        Event::Walls { left, right } => add(&mut line, log.walls, &[&left, &right]),
        Event::Closed => add(&mut line, log.closes, &[]),
        Event::Tower { seat, .. } => {
            let total = after.score(seat).total();
            add(&mut line, log.tower, &[&view.name(seat), &(total - before.score(seat).total().min(total)), &total]);
        }
        Event::Skip(seat) => add(&mut line, log.no_tower, &[&view.name(seat)]),
        Event::End => add(&mut line, log.ends, &[]),
        Event::CorrectTurn(seat) => add(&mut line, log.correct, &[&view.name(seat)]),
        Event::CorrectTiles(_) => add(&mut line, log.correct, &[&words.correct_tiles]),
        Event::CorrectEnd { end, .. } => add(&mut line, log.correct, &[&words.ends[end.index()]]),
        Event::CorrectSeat { seat, .. } => add(&mut line, log.correct, &[&view.name(seat)]),
    }
    line
}

/// Who has more points than before: "Red +8 = 23, Blue +8 = 30".
fn gains(line: &mut Line, before: &City, after: &City, view: View) {
    let log = &words(view).log;
    let mut somebody = false;
    for seat in after.setup().seats() {
        let (was, is) = (before.score(*seat).total(), after.score(*seat).total());
        if is > was {
            if somebody {
                add(line, ", ", &[]);
            }
            add(line, log.gains, &[&view.mark(*seat), &(is - was), &is]);
            somebody = true;
        }
    }
    if !somebody {
        add(line, log.nobody, &[]);
    }
}
