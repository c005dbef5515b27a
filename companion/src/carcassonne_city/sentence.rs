//! The words of the resting screen: phase, corner, the sentence that says who does what, and the line below it.
//!
//! What a glance from a metre away must answer; where they stand is `table`'s and the session's. Invariant: every text comes
//! from the language's table, and none is written smaller to make it fit.

use engine::{
    Game,
    carcassonne_city::{Asks, City, Feature, FeatureKind, Pending, Phase, Role, Stack, district_points, guard_points},
    prompt::Kind,
    seat::{Seat, Seats},
};

use super::{labels, news, words};
use crate::{
    draw::chrome,
    screen::View,
    session::face::Look,
    text::fill::{Line, add, fill},
};

/// The room of the line below the sentence.
pub(super) const LINE: u32 = chrome::LEFT - 8;

pub(super) fn asks(game: &City) -> Option<Asks> {
    game.prompt().map(|prompt| prompt.asks)
}

pub(super) fn asked(game: &City) -> Option<Seat> {
    game.prompt().and_then(|prompt| prompt.seat)
}

/// Who is asked, as the sentence names them; empty where it is the whole table.
fn who(game: &City, view: View) -> &'static str {
    asked(game).map_or("", |seat| view.heading(seat))
}

/// Where the phase is the whole table's, it is the sentence.
pub(super) fn phase(game: &City, view: View) -> Line {
    let words = words(view);
    fill(
        match game.phase() {
            Phase::Unfinished => words.final_count,
            phase => words.phases.of(phase.index()),
        },
        &[],
    )
}

/// The one of two texts that goes with this number: one of something, or several.
pub(super) fn counted(texts: [&'static str; 2], number: usize) -> Line {
    fill(texts[usize::from(number != 1)], &[&number])
}

/// Where the game stands, or why something is scored; in the final count, how many guards of the seat that is asked are
/// still out.
pub(super) fn corner(game: &City, view: View) -> (Line, bool) {
    let words = words(view);
    let stack = |text| fill(text, &[&game.stack().number(), &game.stack_left()]);
    let text = match game.phase() {
        Phase::Turn => match news(game) {
            // For one tile; then the count is back.
            Some(new) => return (stack(words.walls_new[new]), true),
            None => {
                let texts = if game.walls_of_next() == Stack::Third { words.stack_doubled } else { words.stack_left };
                stack(texts[usize::from(game.stack_left() != 1)])
            }
        },
        Phase::Scoring if game.closed_by_wall() => fill(words.by_wall, &[]),
        Phase::Walls => fill(words.pieces_left, &[&game.pieces().count(), &game.walls_left()]),
        Phase::Tower | Phase::Gap => counted(words.walls_left, game.walls_left().into()),
        Phase::Closing => fill(words.final_count, &[]),
        Phase::Guards => {
            let guards = asked(game).map_or(0, |seat| game.followers(seat).out(Role::Guard));
            counted(words.guards_left, guards.into())
        }
        Phase::Scoring | Phase::Unfinished | Phase::Stewards => Line::new(),
        Phase::Over => counted(words.length, game.tiles().into()),
    };
    (text, false)
}

/// How many stewards are still to be counted.
fn stewards(game: &City) -> usize {
    game.setup().seats().iter().map(|seat| usize::from(game.followers(*seat).out(Role::Steward))).sum()
}

pub(super) fn headline(game: &City, view: View, look: &Look) -> Line {
    let words = words(view);
    let number = look.number.unwrap_or(0);
    let features = if view.loud() { words.feature_headings } else { words.features };
    let feature = |kind: FeatureKind| features.of(kind.index());
    match asks(game) {
        Some(Asks::Piece) if look.group == Some(labels::REST) => fill(words.rest_heading, &[]),
        Some(Asks::Tile) => fill(words.lays, &[&who(game, view)]),
        Some(Asks::Feature) => fill(if game.may_end_scoring() { words.what_more } else { words.what_completed }, &[]),
        Some(Asks::ClosedByRing) => fill(words.what_more, &[]),
        Some(Asks::Tiles) => match game.pending() {
            Some(Pending::Kind(kind)) => fill("{0}: {1}", &[&feature(kind), &number]),
            _ => Line::new(),
        },
        Some(Asks::Goods) => match game.pending() {
            Some(Pending::Market { tiles }) => fill("{0} {1}x{2}", &[&feature(FeatureKind::Market), &tiles, &number]),
            _ => Line::new(),
        },
        Some(Asks::Followers) => match game.pending() {
            Some(Pending::Whole(Feature::Road { tiles })) => fill("{0} {1}", &[&feature(FeatureKind::Road), &tiles]),
            Some(Pending::Whole(Feature::Market { tiles, goods })) => {
                fill("{0} {1}x{2}", &[&feature(FeatureKind::Market), &tiles, &goods])
            }
            _ => Line::new(),
        },
        Some(Asks::Piece) if !game.gate() => fill(words.places_gate, &[&who(game, view)]),
        Some(Asks::Piece) => fill(words.places_wall, &[&who(game, view)]),
        Some(Asks::Tower) if towers(game) == 0 => fill(words.towers_used, &[&who(game, view)]),
        Some(Asks::Tower) => fill(words.tower_question, &[&who(game, view)]),
        Some(Asks::Gap) => fill(words.end_question, &[]),
        Some(Asks::Unfinished) => fill(words.phases.of(Phase::Unfinished.index()), &[]),
        Some(Asks::District) => fill(words.one_district, &[]),
        Some(Asks::Markets) => counted(words.markets_number, usize::try_from(number).unwrap_or(0)),
        Some(Asks::Public | Asks::Historic) => fill("{0}: {1}", &[&who(game, view), &number]),
        None => view.winners(game.winners()),
    }
}

/// Beside the sentence: what the number is worth.
pub(super) fn aside(game: &City, view: View, look: &Look) -> Line {
    let words = words(view);
    match asks(game) {
        Some(Asks::Piece) if look.group == Some(labels::REST) => fill(words.rest_unguarded, &[]),
        // As beside a tower and in the log: there is room for it beside every name.
        _ => worth(game, look).map_or(Line::new(), |points| fill("+{0}", &[&points])),
    }
}

/// What a number, or a road or market, is worth; `None` before that can be said.
fn worth(game: &City, look: &Look) -> Option<u16> {
    let number = look.number.and_then(|number| u8::try_from(number).ok()).unwrap_or(0);
    match (asks(game)?, game.pending()) {
        (Asks::Tiles, Some(Pending::Kind(FeatureKind::Road))) => Some(Feature::Road { tiles: number }.points()),
        (Asks::Goods, Some(Pending::Market { tiles })) => Some(Feature::Market { tiles, goods: number }.points()),
        (Asks::Followers, Some(Pending::Whole(feature))) => Some(feature.points()),
        (Asks::Markets, _) => Some(district_points(number)),
        (Asks::Public, _) => Some(guard_points(number, 0)),
        (Asks::Historic, _) => Some(guard_points(game.public_buildings().unwrap_or(0), number)),
        _ => None,
    }
}

/// What words a line takes.
pub(super) type Worded = fn(&City, View, &Look) -> Line;

/// The line below the sentence, where there is one: what to look at.
pub(super) fn line(game: &City) -> Option<Worded> {
    macro_rules! say {
        ($key:ident $([$at:expr])?) => {
            Some(|_game, view, _look| fill(words(view).$key$([$at])?, &[]))
        };
    }
    match asks(game)? {
        Asks::Tiles => match game.pending() {
            Some(Pending::Kind(FeatureKind::Road)) => say!(how_many_tiles[0]),
            _ => say!(how_many_tiles[1]),
        },
        Asks::Goods => say!(how_many_goods),
        Asks::Followers => Some(who_gets),
        Asks::Gap => say!(how_many_fit),
        Asks::District => Some(|game, view, _look| counted(words(view).whose_district, stewards(game))),
        Asks::Markets => say!(how_many_markets),
        Asks::Public => say!(how_many_public),
        Asks::Historic => {
            Some(|game, view, _look| fill(words(view).how_many_historic, &[&game.public_buildings().unwrap_or(0)]))
        }
        Asks::Tile | Asks::Feature | Asks::ClosedByRing | Asks::Piece | Asks::Tower | Asks::Unfinished => None,
    }
}

/// Who gets the points of what is being scored, or the question who stands there.
fn who_gets(game: &City, view: View, look: &Look) -> Line {
    let words = words(view);
    match (game.pending(), look.tally) {
        _ if nobody_can_stand(game) => fill(words.nobody_can, &[]),
        (_, Some(tally)) if tally.total() > most_together(game) => fill(one_a_tile(game, view), &[]),
        (Some(Pending::Whole(feature)), Some(tally)) if tally.total() > 0 => {
            let points = view.points(feature.points());
            match tally.leaders().iter().next().filter(|_| tally.leaders().len() == 1) {
                Some(leader) => fill(words.get_points[0], &[&view.name(leader), &points]),
                None => fill(words.get_points[1], &[&points]),
            }
        }
        (Some(Pending::Whole(feature)), _) => fill(words.who_stands[feature.kind().index()], &[]),
        _ => Line::new(),
    }
}

/// How many can stand on what is being scored.
fn most_together(game: &City) -> u16 {
    match game.prompt().map(|prompt| prompt.kind) {
        Some(Kind::Tally { all, .. }) => all,
        _ => 0,
    }
}

/// That more were counted than can stand there: one a tile, and none on the tile that completes it.
pub(super) fn one_a_tile(game: &City, view: View) -> &'static str {
    let every_tile = game.accepted_followers().is_some_and(|(_, all)| u16::from(all) == most_together(game));
    words(view).one_a_tile[usize::from(!every_tile)]
}

/// The towers that are left to whoever may put one up.
fn towers(game: &City) -> u8 {
    asked(game).map_or(0, |seat| game.towers(seat))
}

/// Whether no seat has anybody who could stand on what is being scored.
fn nobody_can_stand(game: &City) -> bool {
    matches!(game.prompt().map(|prompt| prompt.kind), Some(Kind::Tally { most, .. }) if most.total() == 0)
}

/// What those who get the points would have then: "Then: Red 23, Blue 30".
pub(super) fn then(view: View, leaders: Seats, totals: impl Iterator<Item = (Seat, u16)>) -> Line {
    let mut line = Line::new();
    for (seat, total) in totals.filter(|(seat, _)| leaders.contains(*seat)) {
        let before = if line.is_empty() { words(view).then } else { ", " };
        add(&mut line, "{0}{1} {2}", &[&before, &view.name(seat), &total]);
    }
    line
}
