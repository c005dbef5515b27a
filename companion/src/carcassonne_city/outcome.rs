//! The log's lines: what came of an entry.
//!
//! Worked out from the states before and after its last answer. Invariant: every entry has a line, and a value set by hand is
//! told with what it was.

use engine::{
    carcassonne_city::{
        City, Event, Feature, FeatureKind, Pending, Phase,
        event::{EndValue, SeatValue},
        setup::Reading,
    },
    seat::{Seat, Seats, Tally},
};

use super::{fields::Value, sentence::counted, words};
use crate::{
    draw::{chrome, text::Size},
    screen::View,
    session::face::Owner,
    text::fill::{Line, add},
};

pub(super) fn outcome(before: &City, event: &Event, after: &City, view: View) -> Line {
    let (words, log) = (words(view), &words(view).log);
    let mut line = Line::new();
    match *event {
        Event::Tile { seat, follower: None, .. } => add(&mut line, log.places, &[&view.name(seat)]),
        Event::Tile { seat, follower: Some(role), .. } => {
            add(&mut line, log.places_role[role.index()], &[&view.name(seat)]);
        }
        Event::Feature(_) | Event::Tiles(_) | Event::Goods(_) => feature(&mut line, after.pending(), view),
        Event::Followers(tally) => {
            feature(&mut line, before.pending(), view);
            gains(&mut line, tally.leaders(), before, after, view);
            // What is taken back is told in fewer words.
            if tally == Tally::NONE && after.brings_walls() == Some(false) && !view.brief() {
                add(&mut line, log.no_walls, &[]);
            }
        }
        Event::District(tally) => {
            add(&mut line, log.district, &[]);
            for (place, (seat, number)) in tally.iter().enumerate() {
                add(&mut line, if place == 0 { " {0} {1}" } else { ", {0} {1}" }, &[&view.name(seat), &number]);
            }
        }
        Event::Markets(markets) => {
            line = counted(words.markets_number, markets.into());
            gains(&mut line, before.district().unwrap_or(Tally::NONE).leaders(), before, after, view);
        }
        Event::Public { seat, buildings } => add(&mut line, log.row, &[&view.name(seat), &buildings]),
        // Each counts by itself: also one that sees nothing is its owner's.
        Event::Historic { seat, .. } => scored(&mut line, log.row_whole, seat, before, after, view),
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
        Event::Tower { seat, .. } => scored(&mut line, log.tower, seat, before, after, view),
        Event::Skip(seat) => add(&mut line, log.no_tower, &[&view.name(seat)]),
        Event::End => {
            add(&mut line, if before.phase() == Phase::Walls { words.wall_fits_nowhere } else { log.ends }, &[]);
        }
        Event::Discard(seat) => add(&mut line, log.discard, &[&view.name(seat)]),
        Event::CorrectTurn(_) => corrected(&mut line, Value::Turn, None, before, after, view),
        Event::CorrectTiles(_) => corrected(&mut line, Value::Tiles, None, before, after, view),
        Event::CorrectEnd { end, values } => {
            for value in EndValue::ALL.into_iter().filter(|value| values.get(value.index()).is_some()) {
                corrected(&mut line, Value::Wall(end, value), None, before, after, view);
            }
        }
        Event::CorrectSeat { seat, values } => {
            for value in SeatValue::ALL.into_iter().filter(|value| values.get(value.index()).is_some()) {
                corrected(&mut line, Value::Seat(value), Some(seat), before, after, view);
            }
        }
        Event::CorrectReading(reading) => {
            let value = match reading {
                Reading::Unclaimed(_) => Value::Unclaimed,
                Reading::Towers(_) => Value::Towers,
                Reading::LastTile(_) => Value::LastTile,
            };
            corrected(&mut line, value, None, before, after, view);
        }
    }
    line
}

/// A value set by hand: what it was, and what it is.
fn corrected(line: &mut Line, value: Value, owner: Owner, before: &City, after: &City, view: View) {
    if !line.is_empty() {
        add(line, ", ", &[]);
    }
    if let Some(seat) = owner {
        add(line, "{0} ", &[&view.name(seat)]);
    }
    let written = |game: &City| value.now(game, owner).map(|now| value.written(game, now, view)).unwrap_or_default();
    add(line, "{0} {1} > {2}", &[&value.name(view), &written(before), &written(after)]);
}

/// A road or market, as far as it is told: "Market 4x2".
fn feature(line: &mut Line, told: Option<Pending>, view: View) {
    let name = |kind: FeatureKind| words(view).features.of(kind.index());
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

/// What one seat has scored, and has now.
fn scored(line: &mut Line, template: &'static str, seat: Seat, before: &City, after: &City, view: View) {
    let total = after.score(seat).total();
    add(line, template, &[&view.name(seat), &(total - before.score(seat).total().min(total)), &total]);
}

/// The room of a line of the log, without the number of its tile.
const ROOM: u32 = chrome::LEFT - 8 - 26;

/// Who got the points, if they were any: ": Red +8 = 23", or, as equal ones get the same, " +8: Red 23, Blue 30". Where a line
/// is too long, a few letters stand for the names; and of too many of these the totals are left out.
fn gains(line: &mut Line, leaders: Seats, before: &City, after: &City, view: View) {
    let log = &words(view).log;
    let total = |game: &City, seat: Seat| game.score(seat).total();
    let seats = || after.setup().seats().iter().copied().filter(|seat| leaders.contains(*seat));
    let Some(first) = seats().next() else { return add(line, ": {0}", &[&log.nobody]) };
    let more = total(after, first).saturating_sub(total(before, first));
    let told = |name: fn(View, Seat) -> &'static str, totals: bool| {
        let mut line = line.clone();
        if seats().count() == 1 {
            add(&mut line, ": ", &[]);
            add(&mut line, log.gains, &[&name(view, first), &more, &total(after, first)]);
            return line;
        }
        add(&mut line, " +{0}: ", &[&more]);
        for (place, seat) in seats().enumerate() {
            add(&mut line, if place == 0 { "{0}" } else { ", {0}" }, &[&name(view, seat)]);
            if totals {
                add(&mut line, " {0}", &[&total(after, seat)]);
            }
        }
        line
    };
    let fits = |line: &Line| Size::Body.width(line) <= ROOM;
    let lines = [told(View::name, true), told(View::short, true), told(View::mark, true), told(View::short, false)];
    let shortest = told(View::mark, false);
    *line = lines.into_iter().find(fits).unwrap_or(shortest);
}

#[cfg(test)]
mod tests {
    use std::{format, string::String, vec::Vec};

    use engine::{Game, carcassonne_city::Setup};

    use super::*;
    use crate::{
        session::face::Face,
        settings::{Language, Settings},
    };

    const HEADER: &str = "provost 1\ngame carcassonne-city\nseats red green blue yellow\nstart red\nbegin\n";

    /// The line of each of these events, in English.
    fn log(entries: &str) -> Vec<String> {
        let settings = Settings { language: Language::English, ..Settings::default() };
        let view = View::of(settings);
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
        assert_eq!(lines[0], "Red places a citizen");
        assert_eq!(lines[3], "Tiles drawn 3 > 20");
        // While it is told, as far as it is told.
        assert_eq!(lines[5..8], ["Road", "Road 4", "Road 4: Red +8 = 8"]);
        assert_eq!(lines[9..12], ["Market 6", "Market 6x3", "Market 6x3 +18: G 18, B 18"]);
        assert_eq!(lines[14..], ["Road 2: nobody", "Nothing more"]);
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
            ["Yellow places the gate", "Red: left + guard", "walls: 1 left, 1 right", "Yellow: tower +2 = 2"]
        );
        assert_eq!(lines[13..16], ["Red points 0 > 12", "Left-hand walls 2 > 40", "the end: 5 walls or fewer"]);
        assert_eq!(
            lines[17..],
            ["District: Red 1, Green 1", "3 markets +6: Red 18, Gree 6", "Red: public 3", "Red: guard +9 = 27"]
        );
    }

    /// A guard that sees nothing, and a district without a market, are somebody's all the same (CDS 5, steps 3 and 4).
    #[test]
    fn what_brings_0_points_is_told_with_whose_it_is() {
        let lines = log("tile red steward
            tile green
            tile blue
            tile yellow
            correct green guards=1 points=61
            correct tiles 74
            tile red
            next
            district red=1
            markets 0
            public green 0
            historic green 0");
        assert_eq!(lines[8..10], ["District: Red 1", "0 markets: Red +0 = 0"]);
        assert_eq!(lines[11], "Green: guard +0 = 61");
    }

    /// CDS A1: from the second stack on what nobody gets brings no walls, unless somebody else has scored by the same tile.
    #[test]
    fn a_scoring_that_nobody_gets_says_that_it_brings_no_walls() {
        let nobody = "road\ntiles 2\nfollowers nobody";
        let last = |entries: &str| log(entries).pop().expect("a line");
        assert_eq!(
            last(&format!("correct tiles 20\ntile red completes\n{nobody}")),
            "Road 2: nobody",
            "there are no walls yet"
        );
        assert_eq!(last(&format!("correct tiles 40\ntile red completes\n{nobody}")), "Road 2: nobody, no walls");
        let claimed = "correct tiles 40\ncorrect red vendors=1\ntile red completes\nmarket\ntiles 2\ngoods 1";
        assert_eq!(last(&format!("{claimed}\nfollowers red=1\n{nobody}")), "Road 2: nobody");
        let walls = "correct unclaimed walls\ncorrect tiles 40\ntile red completes";
        assert_eq!(last(&format!("{walls}\n{nobody}")), "Road 2: nobody");
    }

    /// Whatever a line tells as it is entered fits that line, in few words at least, with three digits everywhere.
    #[test]
    fn what_is_said_fits_its_line_in_every_language() {
        const ENTRIES: &str = "correct SEAT points=800 citizens=1 vendors=1 stewards=1 guards=1
            correct tiles 60
            tile SEAT steward completes
            market
            tiles 59
            goods 3
            followers SEAT=1
            road
            tiles 2
            followers nobody
            next
            gate SEAT
            wall red left
            wall green right
            walls left=4 right=1
            tower SEAT left
            correct turn SEAT
            discard SEAT
            correct left walls=60
            end
            next
            next
            district SEAT=1
            markets 20
            district SEAT=1
            markets 20
            public SEAT 9
            historic SEAT 7";
        for language in Language::ALL {
            for seat in [Seat::Black, Seat::Orange, Seat::Purple, Seat::Yellow] {
                let view = View::of(Settings { language, ..Settings::default() });
                let header =
                    format!("provost 1\ngame carcassonne-city\nseats {seat} red green blue\nstart {seat}\nbegin\n");
                let mut game = City::begin(&header.parse::<Setup>().expect("a header"));
                let mut said = 0;
                for line in ENTRIES.replace("SEAT", seat.word()).lines() {
                    let event: Event = line.trim().parse().expect("an event in the notation");
                    let before = game.clone();
                    game.apply(&event).unwrap_or_else(|refusal| panic!("'{line}': {refusal}"));
                    if game.is_said(&event) {
                        let told = outcome(&before, &event, &game, view.briefly());
                        assert!(chrome::note_fits(&told, ""), "{told}");
                        said += 1;
                    }
                }
                assert!(said >= 10, "{said}");
            }
        }
    }

    #[test]
    fn a_value_set_by_hand_is_told_with_what_it_was() {
        let lines = log("correct tiles 31
            correct turn blue
            correct left walls=4
            correct left tower=2
            correct right walls=1 tower=1
            correct unclaimed walls
            correct unclaimed none
            correct towers far
            correct last-tile old
            correct green points=20 citizens=1 vendors=1 stewards=1 guards=1 towers=2
            correct green points=8");
        assert_eq!(lines[..2], ["Tiles drawn 0 > 31", "Whose turn Red > Blue"]);
        assert_eq!(
            lines[2..5],
            ["Left-hand walls 0 > 4", "Tower left on wall 0 > 2", "Right-hand walls 0 > 1, Tower right on wall 0 > 1"]
        );
        assert_eq!(lines[5..7], ["Walls if unoccupied no > yes", "Walls if unoccupied yes > no"]);
        assert_eq!(lines[7..9], ["Tower counts to previous > other end", "Tiles 30, 55: stack new > old"]);
        assert!(lines[9].starts_with("Green points 0 > 20, Green citizens 0 > 1"), "{}", lines[9]);
        assert_eq!(lines[10], "Green points 20 > 8");
    }

    #[test]
    fn a_line_that_would_be_too_long_is_told_in_fewer_letters() {
        let told = |players: &str, points: u16| {
            let entries = std::format!(
                "correct red points={points}
                correct green points={points}
                correct blue points={points}
                correct yellow points={points}
                tile red vendor
                tile green vendor
                tile blue vendor
                tile yellow vendor
                correct tiles 40
                tile red completes
                market
                tiles 12
                goods 3
                followers {players}"
            );
            log(&entries).pop().expect("a line")
        };
        assert_eq!(told("green=1", 0), "Market 12x3: Green +36 = 36");
        assert_eq!(told("green=1", 900), "Market 12x3: Gree +36 = 936");
        assert_eq!(told("red=1 green=1", 0), "Market 12x3 +36: R 36, G 36");
        assert_eq!(told("red=1 green=1 blue=1 yellow=1", 900), "Market 12x3 +36: R, G, B, Y");
    }
}
