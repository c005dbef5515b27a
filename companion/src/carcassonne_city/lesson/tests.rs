//! The lesson's facts against the rulebook's: at each example, the engine's table is what CDS-NL says it is.
//!
//! What the buttons do and whether the texts fit is tested for every lesson at once, in `lesson/tests.rs`.

use engine::{
    Game,
    carcassonne_city::{City, End, Event, Feature, Line, Pending, Phase, Piece, Role, Stack},
    seat::{
        Seat::{self, Blue, Green, Red},
        Tally,
    },
};
use std::vec::Vec;

use super::{script::STEPS, *};

const ALL: [Seat; 3] = [Red, Blue, Green];

/// The number of the step that awaits this.
fn awaiting(task: impl Fn(&Event) -> bool) -> u8 {
    STEPS.iter().position(|step| step.task.as_ref().is_some_and(&task)).expect("a step awaits this") as u8
}

/// The table at a step, before its task.
fn table(step: u8) -> City {
    COURSE.table(step).expect("the engine accepts the script")
}

/// The table before and after the task of a step.
fn both(task: impl Fn(&Event) -> bool) -> (City, City) {
    let step = awaiting(task);
    let before = table(step);
    let mut after = before.clone();
    after.apply(&STEPS[usize::from(step)].task.unwrap()).expect("the task is legal");
    (before, after)
}

/// What everybody has gained between two tables.
fn gains(before: &City, after: &City) -> [u16; 3] {
    ALL.map(|seat| after.score(seat).total() - before.score(seat).total())
}

#[test]
fn the_engine_accepts_the_whole_script() {
    assert!(COURSE.table(0).is_none(), "no table before the first tile");
    for step in 2..STEPS.len() as u8 {
        table(step);
    }
}

/// "1e stapel", "vanaf de 2e stapel", "3e stapel", "eindtelling": in this order.
#[test]
fn the_lesson_goes_through_the_stacks_to_the_end() {
    let stages: Vec<(Stack, bool)> =
        (2..STEPS.len() as u8).map(table).map(|table| (table.stack(), table.phase() >= Phase::Closing)).collect();
    assert!(stages.is_sorted());
    for stage in [(Stack::First, false), (Stack::Second, false), (Stack::Third, false), (Stack::Third, true)] {
        assert!(stages.contains(&stage), "{stage:?}");
    }
}

/// "De jongste speler begint. Daarna mag hij één van zijn horigen op deze stadstegel zetten": a citizen on a road.
#[test]
fn the_youngest_begins_with_a_citizen() {
    let (before, after) = both(|event| matches!(event, Event::Tile { completes: false, .. }));
    assert_eq!((before.turn(), before.tiles()), (Some(Red), 0));
    assert_eq!(after.followers(Red).out(Role::Citizen), 1);
    assert_eq!(after.turn(), Some(Blue), "clockwise");
}

/// "Rood ontvangt 8 punten (4 stukken weg)."
#[test]
fn reds_road_of_four_brings_eight() {
    let (before, mut after) = both(|event| matches!(event, Event::Tiles(_)));
    assert_eq!(after.pending(), Some(Pending::Whole(Feature::Road { tiles: 4 })));
    after.apply(&Event::Followers(Tally::NONE.with(Red, 1))).unwrap();
    assert_eq!(gains(&before, &after), [8, 0, 0]);
}

/// "Blauw ontvangt 9 punten (3 verschillende soorten x 3 tegels = 9 punten)".
#[test]
fn blues_market_of_three_by_three_brings_nine() {
    let (before, mut after) = both(|event| matches!(event, Event::Goods(_)));
    after.apply(&Event::Followers(Tally::NONE.with(Blue, 1))).unwrap();
    assert_eq!(gains(&before, &after), [0, 9, 0]);
}

/// "Rood en Blauw ontvangen beiden het volle aantal punten (3 soorten x 6 tegels = 18 punten), omdat ze beiden 1
/// marktvrouw op de markt hebben."
#[test]
fn the_tie_brings_eighteen_each() {
    let (before, after) = both(|event| matches!(event, Event::Followers(tally) if tally.leaders().len() == 2));
    assert_eq!(before.pending(), Some(Pending::Whole(Feature::Market { tiles: 6, goods: 3 })));
    assert_eq!(gains(&before, &after), [18, 18, 0]);
}

/// "Bij de 1e telling ontvangt de speler, die de telling veroorzaakte, de stadspoort. Alle andere spelers ontvangen 1
/// muurdeel." "Een wachter wordt op een zojuist geplaatste muur gezet."
#[test]
fn green_places_the_gate_and_red_a_wall_with_a_guard() {
    let (before, after) = both(|event| matches!(event, Event::Wall { .. }));
    assert_eq!((before.gate(), before.trigger(), before.stack()), (true, Some(Green), Stack::Second));
    assert!(before.pieces().eq([(Red, Piece::Wall), (Blue, Piece::Wall)]));
    assert_eq!((after.followers(Red).out(Role::Guard), after.end_of_wall(End::Left).walls), (1, 1));
}

/// The ends of the wall are called as on the list that the learner sees next; a letter could be a colour.
#[cfg(feature = "audit")]
#[test]
fn left_and_right_of_the_gate_are_words() {
    use crate::{picture::Picture, screen::View, settings::Settings};

    let drawn = STEPS[usize::from(awaiting(|event| matches!(event, Event::Wall { .. }))) - 1].picture;
    let mut picture = Picture::blank();
    drawn.expect("the gate is drawn before its first wall is placed")(&mut picture, View::of(Settings::default()));
    let words: Vec<&str> = picture.audit.written().iter().map(|text| text.words.as_str()).collect();
    assert_eq!(words, ["Links", "Rechts"]);
    assert_eq!(picture.audit.faults(), []);
}

/// "Rood zet een van zijn torens en ontvangt 4 punten": after all walls, and only who caused the scoring.
#[test]
fn reds_tower_over_four_walls_brings_four() {
    let (before, after) = both(|event| matches!(event, Event::Tower { .. }));
    assert_eq!((before.phase(), before.trigger()), (Phase::Tower, Some(Red)));
    assert_eq!(before.end_of_wall(End::Left).walls, 4);
    for seat in [Blue, Green] {
        assert!(before.allows(&Event::Tower { seat, end: End::Left }).is_err());
    }
    assert_eq!(gains(&before, &after), [4, 0, 0]);
    assert_eq!(after.score(Red).of(Line::Towers), 4);
}

/// "Beide muuruiteinden bevinden zich zo dicht bij elkaar, dat er 5 of minder muren tussen kunnen worden gebouwd." "Als
/// alle muurdelen gebouwd zijn, zien we nog vier lege plekken. Het spel is afgelopen." "Vanaf nu krijgt iedere speler bij een
/// telling 2 muurdelen."
#[test]
fn with_four_places_left_the_game_ends() {
    let (before, after) = both(|event| *event == Event::End);
    let walls = [End::Left, End::Right].map(|end| before.end_of_wall(end).walls);
    assert_eq!(walls.iter().sum::<u8>(), 12 + 14 + 3 * 2);
    assert_eq!((before.phase(), before.pieces().count()), (Phase::Gap, 0));
    assert_eq!(after.phase(), Phase::Closing);
}

/// "Rood ontvangt 6 punten (3 markten in woonwijk)."
#[test]
fn three_markets_bring_reds_steward_six() {
    let (before, after) = both(|event| matches!(event, Event::Markets(_)));
    assert_eq!(before.district(), Some(Tally::NONE.with(Red, 1)));
    assert_eq!(gains(&before, &after), [6, 0, 0]);
}

/// "Rood ontvangt 9 punten voor 3 openbare gebouwen en 1 historisch gebouw."
#[test]
fn three_public_and_a_historic_building_bring_reds_guard_nine() {
    let (before, after) = both(|event| matches!(event, Event::Historic { .. }));
    assert_eq!(before.public_buildings(), Some(3));
    assert_eq!(gains(&before, &after), [9, 0, 0]);
}
