//! The lesson's facts against the rulebook's: at each example, the engine's table is what CMC-NL says it is.
//!
//! What the buttons do and whether the texts fit is tested from outside, in `tests/lesson.rs`.

use engine::{
    Game,
    magna_carta::{
        MagnaCarta, Phase,
        cards::{Building, Cube, Prestige},
        street::Face,
        tokens::{Part, Tokens},
    },
    seat::Seat::{self, Blue, Green, Orange, Red},
};
use std::vec::Vec;

use super::{script::STEPS, table::Deed, *};
use crate::{
    draw::{chrome, text::Size},
    lesson::Step,
    settings::Language,
    text::lesson::ANSWERS,
};

fn english() -> &'static MagnaCartaLessonTexts {
    text::TEXTS.of(Language::English)
}

/// The text that a step is known by: what it says, its caption, or its question.
fn known_by(step: &Step<MagnaCartaLessonTexts, Deed>) -> &'static str {
    match step {
        Step::Say { text, .. } => text(english()),
        Step::Show { caption, .. } => caption(english()),
        Step::Ask { question, .. } => question(english()).ask,
    }
}

/// The table at the step with this text; its question, if it has one, is answered.
fn table(text: &str) -> MagnaCarta {
    let step = STEPS.iter().position(|step| known_by(step) == text).expect("the script has a step with this text");
    COURSE.table(step as u8).expect("a game has begun")
}

fn coins(table: &MagnaCarta, seat: Seat) -> u16 {
    table.purse(seat).unwrap().coins
}

fn cubes(table: &MagnaCarta, seat: Seat, cube: Cube) -> u16 {
    table.purse(seat).unwrap().of(cube)
}

fn building(table: &MagnaCarta, at: u8) -> (Seat, Building) {
    match table.street().at(at).unwrap().face {
        Face::Building { owner, building, .. } => (owner, building),
        other => panic!("card {at} is {other:?}"),
    }
}

#[test]
fn the_engine_accepts_the_whole_script() {
    for step in 1..STEPS.len() as u8 {
        assert!(COURSE.table(step).is_some(), "step {}", step + 1);
    }
    assert!(COURSE.table(0).is_none(), "before the first game");
}

/// "Shorter is better", and a question now and then.
#[test]
fn the_lesson_is_short_and_asks() {
    assert!((16..=24).contains(&STEPS.len()));
    let questions: Vec<usize> = (0..STEPS.len()).filter(|step| matches!(STEPS[*step], Step::Ask { .. })).collect();
    assert!(questions.len() >= 4);
    for step in questions {
        let Step::Ask { right, .. } = STEPS[step] else { unreachable!() };
        assert!(usize::from(right) < ANSWERS);
    }
}

/// The intro rules have no provost; the phases come in the order of the round.
#[test]
fn the_first_round_has_five_phases_and_the_second_six() {
    let mut met: Vec<(bool, Phase)> = Vec::new();
    for step in 1..STEPS.len() as u8 {
        let table = COURSE.table(step).unwrap();
        let phase = (table.is_standard(), table.phase());
        if met.last() != Some(&phase) {
            met.push(phase);
        }
    }
    use Phase::*;
    let intro = [Income, Actions, Effects, Castle, RoundEnd].map(|phase| (false, phase));
    let standard = [Provost, Effects, Castle, RoundEnd].map(|phase| (true, phase));
    assert!(met.iter().eq(intro.iter().chain(&standard)), "{met:?}");
}

/// "Iedere speler ontvangt 2 denar": 4 at the start and 2.
#[test]
fn everybody_has_taken_the_income() {
    let table = table(english().income);
    for seat in [Orange, Green, Blue, Red] {
        assert_eq!(coins(&table, seat), 4 + 2);
    }
}

/// "Groen heeft een markt aan het einde van de straat gelegd. Rood betaalt 1 denar en plaatst zijn arbeider."
#[test]
fn red_pays_a_denier_for_a_worker_on_greens_market() {
    let before = table(english().quarry);
    let table = table(english().worker);
    assert_eq!(building(&table, 5), (Green, Building::Market));
    assert_eq!(coins(&before, Red) - coins(&table, Red), 1);
    assert_eq!(table.street().at(5).unwrap().worker, Some(Red));
}

/// "Gedurende deze ronde mag geen andere arbeider op dit bouwwerk worden gezet": the second answer.
#[test]
fn no_second_worker_goes_on_the_market() {
    let mut table = table(english().occupied.ask);
    assert!(table.apply(&engine::magna_carta::Event::Worker { seat: Orange, at: 5 }).is_err());
    assert!(table.apply(&engine::magna_carta::Event::Worker { seat: Orange, at: 1 }).is_ok(), "it is Orange's turn");
}

/// "Blauw kiest voor de steengroeve, betaalt de kosten (2x steen en 1x voedsel)."
#[test]
fn blue_pays_two_stone_and_a_food_for_the_quarry() {
    let (before, after) = (table(english().market), table(english().quarry));
    let paid = Cube::ALL.map(|cube| cubes(&before, Blue, cube) - cubes(&after, Blue, cube));
    assert_eq!(paid, [1, 0, 2, 0]);
    assert_eq!(building(&after, 6), (Blue, Building::QuarryLarge));
    assert_eq!(after.street().len(), 6);
}

/// "Oranje past. Omdat hij de eerste is, ontvangt hij 1 denar."
#[test]
fn orange_gets_a_denier_for_passing_first() {
    let (before, after) = (table(english().worker), table(english().first_pass));
    assert_eq!(coins(&after, Orange) - coins(&before, Orange), 1);
    assert!(after.passed().eq([Orange]));
}

/// "Hij kiest het standbeeld, betaalt 2x steen en 1x goud en legt het voor zich neer."
#[test]
fn green_pays_two_stone_and_a_gold_for_the_statue() {
    let (before, after) = (table(english().first_pass), table(english().statue));
    let paid = Cube::ALL.map(|cube| cubes(&before, Green, cube) - cubes(&after, Green, cube));
    assert_eq!(paid, [0, 0, 2, 1]);
    assert_eq!(after.prestige_owner(Prestige::Statue), Some(Green));
    assert_eq!(after.street().len(), before.street().len(), "not on the street");
}

/// The market: 4 deniers for a cube to the worker's owner, 1 denier to the card's.
#[test]
fn the_market_gives_red_four_and_green_one() {
    let (before, after) = (table(english().effects), table(english().who_gains.ask));
    assert_eq!(before.due().unwrap().seat, Red, "the worker first");
    assert_eq!(coins(&after, Red) - coins(&before, Red), 4);
    assert_eq!(cubes(&before, Red, Cube::Food) - cubes(&after, Red, Cube::Food), 1);
    assert_eq!(coins(&after, Green) - coins(&before, Green), 1);
    assert!(after.street().iter().all(|card| card.worker.is_none()));
}

/// "Oranje biedt 1 pakket aan en ontvangt een burchttoren. Blauw biedt 1 pakket aan (met 1x goud voor 1x voedsel) en
/// ontvangt de laatste. Groen biedt 2 pakketten aan en ontvangt 2 kantelen. Rood niets. Groen ontvangt 1x goud."
#[test]
fn the_castle_is_the_rulebooks() {
    let before = table(english().batch);
    assert_eq!(before.stock().of(Part::Dungeon), 2);
    assert!(before.passed().eq([Orange, Blue, Green, Red]));

    let orange = table(english().joker);
    assert_eq!(orange.tokens(Orange), Tokens::new(1, 0, 0));
    let blue = table(english().which_tokens.ask);
    assert_eq!(blue.tokens(Blue), Tokens::new(1, 0, 0));
    let paid = Cube::ALL.map(|cube| cubes(&orange, Blue, cube) - cubes(&blue, Blue, cube));
    assert_eq!(paid, [0, 1, 1, 1], "gold for the food");
    assert_eq!(blue.stock().of(Part::Dungeon), 0, "so the answer is two walls");

    let after = table(english().gold);
    assert_eq!(after.tokens(Green), Tokens::new(0, 2, 0));
    assert_eq!(after.tokens(Red), Tokens::NONE);
    assert_eq!(after.gold_to(), Some(Green));
    assert_eq!(cubes(&after, Green, Cube::Gold), 1);
    assert_eq!(after.stock(), Tokens::new(0, 6, 9));
    assert_eq!(after.start(), Green, "the start card went to the left");
}

/// "Stel dat Groen ook maar 1 pakket had aangeboden, dan zou Oranje de winnaar van het goud zijn geweest."
#[test]
fn orange_wins_the_tie() {
    let table = table(english().tie.ask);
    assert_eq!([Orange, Blue, Green].map(|seat| table.tokens(seat).total()), [1, 1, 1]);
    assert_eq!(table.gold_to(), Some(Orange));
    assert_eq!(cubes(&table, Orange, Cube::Gold), 1);
    assert_eq!(cubes(&table, Green, Cube::Gold), 0);
}

/// "Oranje past. Groen één kaart naar voor. Blauw doet hetzelfde zodat de voogd op het laatste gebouw staat. Rood zet
/// hem 1 kaart terug. De voogd staat nu op het bankgebouw van de groene speler."
#[test]
fn the_provost_goes_as_in_the_rulebook() {
    let start = table(english().provost);
    assert!(start.passed().eq([Orange, Green, Blue, Red]));
    assert_eq!((building(&start, 5), building(&start, 6)), ((Green, Building::Bank), (Blue, Building::QuarryLarge)));
    assert_eq!(start.street().at(6).unwrap().worker, Some(Green));

    let moves = [english().provost, english().green_moves, english().blue_moves, english().red_moves];
    let tables = moves.map(table);
    let end = table(english().out_of_reach.ask);
    assert_eq!(tables.each_ref().map(MagnaCarta::provost), [4, 4, 5, 6].map(Some));
    assert_eq!(start.street().len(), 6, "the last building");
    assert_eq!(end.provost(), Some(5));
    let paid = [Orange, Green, Blue, Red].map(|seat| coins(&start, seat) - coins(&end, seat));
    assert_eq!(paid, [0, 1, 1, 1]);
}

/// "De steengroeve is waardeloos. Daardoor krijgen Groen en Blauw geen grondstoffen. De bank wordt wel geactiveerd."
#[test]
fn the_bank_acts_and_the_quarry_does_not() {
    let reached = table(english().out_of_reach.ask);
    assert_eq!(reached.due().map(|due| (due.at, due.seat)), Some((5, Red)));
    assert_eq!(reached.reach(), 5, "the quarry is card 6");
    let after = table(english().no_batches.ask);
    assert_eq!(cubes(&after, Red, Cube::Gold), 1, "Red has used the bank");
    for seat in [Green, Blue] {
        assert_eq!(cubes(&after, seat, Cube::Stone), cubes(&reached, seat, Cube::Stone));
    }
}

/// "Als geen enkele speler een pakket heeft afgeleverd, worden 2 prestigefiches verwijderd." "Omdat er nog maar één kaart
/// ligt tussen de voogd en het einde van de straat, wordt de voogd maar één kaart verplaatst."
#[test]
fn two_tokens_leave_and_the_provost_stops_at_the_end() {
    let (before, after) = (table(english().no_batches.ask), table(english().provost_walks));
    assert_eq!(before.stock().of(Part::Dungeon) - after.stock().of(Part::Dungeon), 2);
    assert_eq!(after.gold_to(), None);
    assert_eq!((before.provost(), after.provost()), (Some(5), Some(6)));
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
