//! The lesson's facts against the rulebook's: at each example, the engine's table is what CDS-NL says it is.
//!
//! What the buttons do and whether the texts fit is tested from outside, in `tests/lesson.rs`.

use engine::{
    Game,
    carcassonne_city::{
        Asks, City, End, Event, Feature, FeatureKind, Line, Pending, Phase, Piece, Role, Stack, TileRole,
    },
    prompt::{Answer, Kind},
    seat::{
        Seat::{self, Blue, Green, Red},
        Seats, Tally,
    },
};
use std::vec::Vec;

use super::{script::STEPS, table::Deed, *};
use crate::{
    draw::{chrome, text::Size},
    lesson::Step,
    session::face::Look,
    settings::Language,
    text::lesson::ANSWERS,
};

const ALL: [Seat; 3] = [Red, Blue, Green];

fn english() -> &'static CityLessonTexts {
    text::TEXTS.of(Language::English)
}

/// The text that a step is known by: what it says, its caption, or its question.
fn known_by(step: &Step<CityLessonTexts, Deed>) -> &'static str {
    match step {
        Step::Say { text, .. } => text(english()),
        Step::Show { caption, .. } => caption(english()),
        Step::Ask { question, .. } => question(english()).ask,
    }
}

fn number(text: &str) -> usize {
    STEPS.iter().position(|step| known_by(step) == text).expect("the script has a step with this text")
}

/// The table at the step with this text; its question, if it has one, is answered.
fn table(text: &str) -> City {
    COURSE.table(number(text) as u8).expect("a game has begun")
}

/// The table after what the step with this text looks at has been entered: the number, the numbers beside the seats, or the
/// marked row where the list has no groups before it.
fn entered(text: &str) -> City {
    let mut table = table(text);
    let (Step::Show { look, .. } | Step::Ask { look, .. }) = &STEPS[number(text)] else { panic!("nothing to look at") };
    let answer = match *look {
        Look { number: Some(number), .. } => Answer::Amount(number),
        Look { tally: Some(tally), .. } => Answer::Tally(tally),
        Look { row, .. } => Answer::Pick(row),
    };
    let event = table.answer(answer).expect("what is looked at answers the question");
    table.apply(&event).expect("what is looked at is legal");
    table
}

fn total(table: &City, seat: Seat) -> u16 {
    table.score(seat).total()
}

fn totals(table: &City) -> [u16; 3] {
    ALL.map(|seat| total(table, seat))
}

/// What everybody has gained between two tables.
fn gains(before: &City, after: &City) -> [u16; 3] {
    ALL.map(|seat| total(after, seat) - total(before, seat))
}

#[test]
fn the_engine_accepts_the_whole_script() {
    assert!(COURSE.table(0).is_none(), "no game before the second step");
    for step in 1..STEPS.len() as u8 {
        assert!(COURSE.table(step).is_some(), "step {}", step + 1);
    }
}

#[test]
fn every_question_has_a_right_answer() {
    let rights: Vec<u8> = STEPS
        .iter()
        .filter_map(|step| match step {
            Step::Ask { right, .. } => Some(*right),
            Step::Say { .. } | Step::Show { .. } => None,
        })
        .collect();
    assert!(rights.len() >= 5);
    assert!(rights.iter().all(|right| usize::from(*right) < ANSWERS));
    assert!((0..ANSWERS as u8).all(|answer| rights.contains(&answer)), "guessing the same number does not help");
}

/// What a step looks at is what is asked there: a number where one is, numbers where seats are, a row of the list.
#[test]
fn every_look_answers_its_table() {
    for (number, step) in STEPS.iter().enumerate() {
        let (Step::Show { look, .. } | Step::Ask { look, .. }) = step else { continue };
        let table = COURSE.table(number as u8).unwrap();
        let fits = match table.prompt().unwrap().kind {
            Kind::Amount { from, to, .. } => look.number.is_some_and(|number| (from..=to).contains(&number)),
            Kind::Tally { most, .. } => look.tally.is_some_and(|tally| tally.fits(most)),
            Kind::Pick => usize::from(look.row) < table.legal().count() && look.number.is_none(),
            Kind::GoOn => *look == Look::PLAIN,
            _ => false,
        };
        assert!(fits, "step {}: {look:?}", number + 1);
    }
}

/// "1e stapel", "vanaf de 2e stapel", "3e stapel", "eindtelling": in this order.
#[test]
fn the_lesson_goes_through_the_stacks_to_the_end() {
    let stages: Vec<(Stack, bool)> = (1..STEPS.len() as u8)
        .map(|step| COURSE.table(step).unwrap())
        .map(|table| (table.stack(), table.phase() >= Phase::Closing))
        .collect();
    assert!(stages.is_sorted());
    for stage in [(Stack::First, false), (Stack::Second, false), (Stack::Third, false), (Stack::Third, true)] {
        assert!(stages.contains(&stage), "{stage:?}");
    }
}

/// "De jongste speler begint. Daarna mag hij één van zijn horigen op deze stadstegel zetten": a citizen on a road.
#[test]
fn the_youngest_begins_with_a_citizen() {
    let before = table(english().citizen);
    assert_eq!((before.turn(), before.tiles()), (Some(Red), 0));
    let after = entered(english().citizen);
    assert_eq!(after.followers(Red).out(Role::Citizen), 1);
    assert_eq!(after.turn(), Some(Blue), "clockwise");
}

/// "Als hij met de nieuwe tegel een onbezette weg of markt afbouwt, mag hij daar eveneens geen horige inzetten." "Blauw kan
/// zijn horige niet op de markt zetten, omdat deze zojuist werd afgebouwd": the second answer.
#[test]
fn nobody_goes_on_what_the_tile_completes() {
    let mut table = table(english().just_completed.ask);
    let blue = Event::Tile { seat: Blue, follower: Some(TileRole::Vendor), completes: true };
    for event in [blue, Event::Feature(FeatureKind::Market), Event::Tiles(1), Event::Goods(1)] {
        table.apply(&event).unwrap();
    }
    assert!(table.apply(&Event::Followers(Tally::NONE.with(Blue, 1))).is_err());
    assert!(table.apply(&Event::Followers(Tally::NONE)).is_ok(), "it stands elsewhere on the tile");
}

/// "Rood ontvangt 8 punten (4 stukken weg)": the third answer.
#[test]
fn reds_road_of_four_brings_eight() {
    let before = table(english().long_road.ask);
    assert_eq!(before.pending(), Some(Pending::Whole(Feature::Road { tiles: 4 })));
    let after = table(english().returns);
    assert_eq!(gains(&before, &after), [8, 0, 0]);
    assert_eq!(after, entered(english().long_road.ask));
}

/// "Nadat een straat of een markt geteld is, keren de horigen terug. De spelers mogen ze vanaf hun volgende beurt weer
/// inzetten."
#[test]
fn the_citizen_comes_home_and_rests() {
    let after = table(english().returns);
    let followers = after.followers(Red);
    assert_eq!((followers.out(Role::Citizen), followers.supply(), followers.available()), (0, 7, 6));
}

/// "Blauw ontvangt 9 punten (3 verschillende soorten x 3 tegels = 9 punten)".
#[test]
fn blues_market_of_three_by_three_brings_nine() {
    let after = entered(english().market);
    assert_eq!(after.pending(), Some(Pending::Whole(Feature::Market { tiles: 3, goods: 3 })));
    assert_eq!(table(english().tie.ask).score(Blue).of(Line::Markets), 9);
}

/// "Rood en Blauw ontvangen beiden het volle aantal punten (3 soorten x 6 tegels = 18 punten), omdat ze beiden 1
/// marktvrouw op de markt hebben": the second answer. In the first stack no walls follow.
#[test]
fn the_tie_brings_eighteen_each() {
    let before = table(english().tie.ask);
    assert_eq!(before.pending(), Some(Pending::Whole(Feature::Market { tiles: 6, goods: 3 })));
    let after = table(english().districts);
    assert_eq!(gains(&before, &after), [18, 18, 0]);
    assert_eq!((after.phase(), after.turn()), (Phase::Turn, Some(Blue)));
}

/// "Beschermheren blijven dus het hele spel in hun woonwijken en keren niet naar hun eigenaar terug!"
#[test]
fn greens_steward_stays_to_the_end() {
    for text in [english().districts, english().tower, english().unfinished] {
        assert_eq!(table(text).followers(Green).out(Role::Steward), 1, "{text}");
    }
}

/// "Zodra de laatste stadstegel van de 1e stapel is getrokken, wordt de 2e stapel aangebroken."
#[test]
fn the_second_stack_begins_after_thirty_tiles() {
    let table = table(english().walls);
    assert_eq!((table.tiles(), table.stack(), table.walls_of_next()), (30, Stack::Second, Stack::Second));
    assert!(!table.gate());
}

/// "Bij de 1e telling ontvangt de speler, die de telling veroorzaakte, de stadspoort. Alle andere spelers ontvangen 1
/// muurdeel." "Een wachter wordt op een zojuist geplaatste muur gezet."
#[test]
fn green_places_the_gate_and_the_others_a_wall() {
    let before = table(english().guard);
    assert_eq!((before.gate(), before.trigger()), (true, Some(Green)));
    assert!(before.pieces().eq([(Red, Piece::Wall), (Blue, Piece::Wall)]));
    let after = entered(english().guard);
    assert_eq!(after, table(english().opposite.ask));
    assert_eq!(after.followers(Red).out(Role::Guard), 1);
    assert_eq!(after.end_of_wall(End::Left).walls, 1);
}

/// "Blauw mag geen wachter inzetten, omdat tegenover hem al een rode wachter staat." "Blauw mag een wachter plaatsen, omdat
/// zich een gat in de rij bevindt": the third answer. The row is the players' to see, so the device offers both.
#[test]
fn whether_blue_may_have_a_guard_the_table_sees() {
    let table = table(english().opposite.ask);
    for guard in [false, true] {
        assert!(table.allows(&Event::Wall { seat: Blue, end: End::Right, guard }).is_ok());
    }
}

/// "Deze muur sluit de weg af. Rood ontvangt 1 punt." "Tellingen, die door het bouwen van muurdelen worden veroorzaakt,
/// leveren niet opnieuw een muurdeel op": the first answer.
#[test]
fn a_road_closed_by_a_wall_brings_a_point_and_no_walls() {
    let (before, after) = (table(english().closed), table(english().new_walls.ask));
    assert!(before.closed_by_wall());
    assert!(before.pieces().eq([(Green, Piece::Wall)]));
    assert_eq!(gains(&before, &after), [1, 0, 0]);
    assert!(after.pieces().eq([(Green, Piece::Wall)]), "the building goes on with what was left");
}

/// "Bij iedere volgende telling krijgen alle spelers 1 muurdeel." "Rood zet een van zijn torens en ontvangt 4 punten":
/// after all walls, and only who caused the scoring.
#[test]
fn reds_tower_over_four_walls_brings_four() {
    let before = table(english().tower);
    assert_eq!((before.phase(), before.trigger()), (Phase::Tower, Some(Red)));
    assert_eq!(before.end_of_wall(End::Left).walls, 4);
    for seat in [Blue, Green] {
        assert!(before.allows(&Event::Tower { seat, end: End::Left }).is_err());
    }
    let after = entered(english().tower);
    assert_eq!(gains(&before, &after), [4, 0, 0]);
    assert_eq!(after.score(Red).of(Line::Towers), 4);
}

/// "Vanaf nu krijgt iedere speler bij een telling 2 muurdelen. De speler, die de telling veroorzaakte, begint en bouwt 1
/// muurdeel. Zijn medespelers volgen": the second answer. Blue's market: "2 verschillende soorten x 4 tegels = 8".
#[test]
fn in_the_third_stack_everybody_places_two_walls() {
    let (before, after) = (table(english().tower), table(english().third_stack.ask));
    assert_eq!(after.stack(), Stack::Third);
    assert!(after.pieces().eq([Blue, Green, Red, Blue, Green, Red].map(|seat| (seat, Piece::Wall))));
    assert_eq!(gains(&before, &after), [4, 8, 0], "Red's tower and Blue's market");
}

/// "Beide muuruiteinden bevinden zich zo dicht bij elkaar, dat er 5 of minder muren tussen kunnen worden gebouwd." "Als
/// alle muurdelen gebouwd zijn, zien we nog vier lege plekken. Het spel is afgelopen": the third answer.
#[test]
fn with_five_places_or_fewer_the_game_ends() {
    let before = table(english().few_places.ask);
    assert_eq!(before.phase(), Phase::Gap);
    assert_eq!(before.pieces().count(), 0, "all walls are built");
    assert_eq!(entered(english().few_places.ask), table(english().ring));
}

/// "Daardoor afgebakende wegen en markten worden geteld. In voorgaand voorbeeld ontvangt Rood 1 punt voor de afgebouwde
/// weg."
#[test]
fn the_closed_ring_brings_red_a_point() {
    let (before, after) = (table(english().ring), table(english().unfinished));
    assert_eq!(before.prompt().unwrap().asks, Asks::ClosedByRing);
    assert_eq!(gains(&before, &after), [1, 0, 0]);
}

/// "Verwijder alle horigen, die zich op niet afgebouwde wegen of markten bevinden. Deze leveren geen punten op."
#[test]
fn the_unfinished_bring_nothing() {
    let (before, after) = (table(english().unfinished), table(english().steward.ask));
    let out = |table: &City| {
        let out = |seat: Seat| [Role::Citizen, Role::Vendor].map(|role| table.followers(seat).out(role));
        ALL.map(out)
    };
    assert_eq!(out(&before), [[0, 0], [0, 1], [1, 0]]);
    assert_eq!(out(&after), [[0, 0]; 3]);
    assert_eq!(totals(&after), totals(&before));
}

/// "Rood ontvangt 6 punten (3 markten in woonwijk)." "Het is daarbij niet van belang hoe groot de markt is en of deze is
/// afgebouwd": the second answer.
#[test]
fn three_markets_bring_reds_steward_six() {
    let before = table(english().steward.ask);
    assert_eq!(before.district(), Some(Tally::NONE.with(Red, 1)));
    assert_eq!(gains(&before, &entered(english().steward.ask)), [6, 0, 0]);
    assert_eq!(table(english().row).score(Red).of(Line::Stewards), 6);
}

/// "Rood ontvangt 9 punten voor 3 openbare gebouwen en 1 historisch gebouw."
#[test]
fn three_public_and_a_historic_building_bring_reds_guard_nine() {
    let before = table(english().row);
    assert_eq!(before.public_buildings(), Some(3));
    assert_eq!(gains(&before, &entered(english().row)), [9, 0, 0]);
}

/// "Rood ontvangt 5 punten. Blauw ontvangt 4 punten. Beide wachters ontvangen punten tot aan het gat": the first answer.
#[test]
fn with_a_gap_red_gets_five_and_blue_four() {
    let (before, after) = (table(english().gap.ask), table(english().farewell));
    assert_eq!(before.public_buildings(), Some(1));
    assert_eq!(gains(&before, &entered(english().gap.ask)), [5, 0, 0]);
    assert_eq!(gains(&before, &after), [5, 4, 0]);
}

/// "De speler met de meeste punten wint het spel."
#[test]
fn the_most_points_win() {
    let table = table(english().farewell);
    assert!(table.is_over());
    assert_eq!(table.winners(), Seats::NONE.with(Red));
    assert!(total(&table, Red) > total(&table, Blue).max(total(&table, Green)));
}

/// What is said over the table is read from 0.6 m: one line, in the size of the lists.
#[test]
fn every_caption_stands_on_one_line() {
    for texts in Language::ALL.map(|language| text::TEXTS.of(language)) {
        for step in &STEPS {
            let caption = match step {
                Step::Show { caption, .. } => caption(texts),
                Step::Ask { question, .. } => question(texts).right,
                Step::Say { .. } => continue,
            };
            assert!(Size::Body.width(caption) <= chrome::LEFT - 8, "{caption}");
        }
    }
}
