//! The log's lines: what came of an entry.
//!
//! Worked out from the states before and after its last answer. Invariant: every entry has a line, and it begins with its
//! tile.

use engine::{
    carcassonne_city::{
        City, Event, Feature, FeatureKind, Pending, Phase,
        event::{EndValue, SeatValue},
    },
    seat::Seat,
};

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
        Event::Feature(_) | Event::Tiles(_) | Event::Goods(_) => feature(&mut line, after.pending(), view),
        Event::Followers(_) => {
            feature(&mut line, before.pending(), view);
            add(&mut line, ": ", &[]);
            gains(&mut line, before, after, view);
        }
        Event::District(_) => add(&mut line, log.district, &[]),
        Event::Markets(markets) => {
            add(&mut line, log.district_markets, &[&markets]);
            gains(&mut line, before, after, view);
        }
        Event::Public { buildings, .. } => add(&mut line, log.row, &[&buildings]),
        Event::Historic { buildings, .. } => {
            add(&mut line, log.row_whole, &[&before.public_buildings().unwrap_or(0), &buildings]);
            gains(&mut line, before, after, view);
        }
        Event::Next => {
            let said = match before.phase() {
                Phase::Gap => words.play_on,
                Phase::Unfinished => log.unfinished,
                _ => words.nothing_more,
            };
            add(&mut line, said, &[]);
        }
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
        Event::CorrectTurn(seat) => add(&mut line, log.correct, &[&words.correct_turn, &view.name(seat)]),
        Event::CorrectTiles(tiles) => add(&mut line, log.correct, &[&words.correct_tiles, &tiles]),
        Event::CorrectEnd { end, values } => {
            for value in EndValue::ALL {
                let name = match value {
                    EndValue::Walls => words.correct_walls[end.index()],
                    EndValue::Tower => words.correct_tower[end.index()],
                };
                if let Some(number) = values.get(value.index()) {
                    add(&mut line, log.correct, &[&name, &number]);
                }
            }
        }
        Event::CorrectSeat { seat, values } => {
            for value in SeatValue::ALL {
                if let Some(number) = values.get(value.index()) {
                    let name = fill("{0} {1}", &[&view.mark(seat), &words.values[value.index()]]);
                    add(&mut line, log.correct, &[&name, &number]);
                }
            }
        }
    }
    line
}

/// A road or market, as far as it is told: "Market 4x2".
fn feature(line: &mut Line, told: Option<Pending>, view: View) {
    let name = |kind: FeatureKind| words(view).features[kind.index()];
    match told {
        Some(Pending::Kind(kind)) => add(line, name(kind), &[]),
        Some(Pending::Market { tiles }) => add(line, "{0} {1}", &[&name(FeatureKind::Market), &tiles]),
        Some(Pending::Whole(Feature::Road { tiles })) => add(line, "{0} {1}", &[&name(FeatureKind::Road), &tiles]),
        Some(Pending::Whole(Feature::Market { tiles, goods })) => {
            add(line, "{0} {1}x{2}", &[&name(FeatureKind::Market), &tiles, &goods]);
        }
        None => {}
    }
}

/// Who has more points than before: "Red +8 = 23", or, as equal ones get the same, "+8: R 23, B 30".
fn gains(line: &mut Line, before: &City, after: &City, view: View) {
    let log = &words(view).log;
    let total = |game: &City, seat: Seat| game.score(seat).total();
    let seats = || after.setup().seats().iter().copied().filter(|seat| total(after, *seat) > total(before, *seat));
    let Some(first) = seats().next() else { return add(line, log.nobody, &[]) };
    let more = total(after, first) - total(before, first);
    if seats().count() == 1 {
        return add(line, log.gains, &[&view.name(first), &more, &total(after, first)]);
    }
    add(line, "+{0}: ", &[&more]);
    for (place, seat) in seats().enumerate() {
        let template = if place == 0 { "{0} {1}" } else { ", {0} {1}" };
        add(line, template, &[&view.mark(seat), &total(after, seat)]);
    }
}

#[cfg(test)]
mod tests {
    use std::{format, string::String, vec::Vec};

    use engine::{Game, carcassonne_city::Setup};

    use super::*;
    use crate::{
        settings::{Language, Settings},
        text,
    };

    const HEADER: &str = "provost 1\ngame carcassonne-city\nseats red green blue yellow\nstart red\nbegin\n";

    /// The line of each of these events, in English.
    fn log(entries: &str) -> Vec<String> {
        let settings = Settings { language: Language::English, ..Settings::default() };
        let view = View { settings, texts: text::table(settings.language) };
        let setup: Setup = HEADER.parse().expect("a header");
        let mut game = City::begin(&setup);
        let mut lines = Vec::new();
        for line in entries.lines() {
            let event: Event = line.trim().parse().expect("an event in the notation");
            let before = game.clone();
            game.apply(&event).unwrap_or_else(|refusal| panic!("'{line}': {refusal}"));
            lines.push(format!("{}", outcome(&before, &event, &game, view)));
        }
        lines
    }

    #[test]
    fn a_road_and_a_market_are_told_with_their_points_and_the_new_total() {
        let lines = log("tile red citizen
            tile green vendor
            tile blue vendor
            correct tiles 20
            tile yellow completes
            road
            tiles 4
            followers red=1
            market
            tiles 6
            goods 3
            followers green=1 blue=1
            road
            tiles 2
            followers nobody
            next");
        assert_eq!(lines[0], "1: Red: Citizen");
        assert_eq!(lines[3], "20: corrected: Tiles placed 20");
        // While it is told, as far as it is told.
        assert_eq!(lines[5..8], ["21: Road", "21: Road 4", "21: Road 4: Red +8 = 8"]);
        assert_eq!(lines[9..12], ["21: Market 6", "21: Market 6x3", "21: Market 6x3: +18: G 18, B 18"]);
        assert_eq!(lines[14..], ["21: Road 2: nobody scores", "21: Nothing more"]);
    }

    #[test]
    fn walls_and_the_final_count_are_told_too() {
        let lines = log("tile red steward
            tile green steward
            tile blue citizen
            correct tiles 30
            tile yellow completes
            road
            tiles 3
            followers blue=1
            next
            gate yellow
            wall red left guard
            walls left=1 right=1
            tower yellow left
            correct red points=12
            correct left walls=40
            end
            next
            district red=1 green=1
            markets 3
            public red 3
            historic red 1");
        assert_eq!(
            lines[9..13],
            [
                "31: Yellow places the gate",
                "31: Red: wall left, guard",
                "31: walls: 1 L, 1 R",
                "31: Yellow: tower +2 = 2",
            ]
        );
        assert_eq!(
            lines[13..16],
            ["31: corrected: R points 12", "31: corrected: Left walls 40", "31: the end: 5 or fewer",]
        );
        assert_eq!(
            lines[17..],
            [
                "31: district",
                "31: district, markets 3: +6: R 18, G 6",
                "31: row: public 3",
                "31: row 3 + 1: Red +9 = 27",
            ]
        );
    }
}
