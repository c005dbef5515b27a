//! The lesson's facts against the rulebook's: at each example, the engine's table is what CMC-NL says it is.
//!
//! What the buttons do and whether the texts fit is tested for every lesson at once, in `lesson/tests.rs`.

use engine::{
    Game,
    magna_carta::{
        Event, MagnaCarta, Phase,
        cards::Building,
        setup::Variant,
        street::Face,
        tokens::{Part, Tokens},
    },
    seat::Seat::{self, Blue, Green, Orange, Red},
};
use std::vec::Vec;

use super::{script::STEPS, *};
use crate::{
    games::GameId,
    lesson::Lesson,
    press::{Button, Kind, Press},
    screen::View,
    settings::Settings,
};

/// The number of the step that awaits this.
fn awaiting(task: impl Fn(&Event) -> bool) -> u8 {
    STEPS.iter().position(|step| step.task.as_ref().is_some_and(&task)).expect("a step awaits this") as u8
}

fn build() -> u8 {
    awaiting(|event| matches!(event, Event::Build { .. }))
}

fn moves(who: Seat) -> u8 {
    awaiting(|event| matches!(event, Event::Provost { seat, .. } if *seat == who))
}

fn offers() -> u8 {
    awaiting(|event| matches!(event, Event::Castle { .. }))
}

fn worker() -> u8 {
    awaiting(|event| matches!(event, Event::Worker { .. }))
}

/// The table at a step, before its task.
fn table(step: u8) -> MagnaCarta {
    COURSE.table(step).expect("the engine accepts the script")
}

fn building(table: &MagnaCarta, at: u8) -> (Seat, Building) {
    match table.street().at(at).unwrap().face {
        Face::Building { owner, building, .. } => (owner, building),
        other => panic!("card {at} is {other:?}"),
    }
}

#[test]
fn the_engine_accepts_the_whole_script() {
    assert!(COURSE.table(0).is_none(), "before the first table");
    for step in 1..STEPS.len() as u8 {
        table(step);
    }
}

/// What is taught is the round of the standard rules: six phases, in their order.
#[test]
fn every_table_has_the_standard_rules_and_the_round_has_six_phases() {
    let mut met: Vec<Phase> = Vec::new();
    for table in (1..worker() - 1).map(table) {
        assert_eq!(table.setup().variant(), Variant::Standard);
        assert!(!table.keeps_books());
        if met.last() != Some(&table.phase()) {
            met.push(table.phase());
        }
    }
    use Phase::*;
    assert_eq!(met, [Income, Actions, Provost, Effects, Castle, RoundEnd]);
    assert_eq!(table(worker()).setup().variant(), Variant::Standard);
}

/// "Blauw kiest voor de steengroeve, betaalt de kosten (2x steen en 1x voedsel) en legt het nieuwe gebouw aan het einde
/// van de straat."
#[test]
fn blue_builds_the_quarry_at_the_end() {
    let (before, after) = (table(build()), table(build() + 1));
    assert_eq!((before.street().len(), after.street().len()), (5, 6));
    assert_eq!(building(&after, 6), (Blue, Building::QuarryLarge));
    let cost = after.setup().building_cost(Building::QuarryLarge);
    assert_eq!((cost.food, cost.wood, cost.stone), (1, 0, 2));
}

/// "Oranje past. Omdat hij de eerste is, ontvangt hij 1 denar."
#[test]
fn orange_passes_first() {
    let step = awaiting(|event| matches!(event, Event::Pass(_)));
    let mut after = table(step);
    after.apply(&STEPS[usize::from(step)].task.unwrap()).unwrap();
    assert!(after.passed().eq([Orange]));
}

/// "Oranje past. Groen één kaart naar voor. Blauw doet hetzelfde zodat de voogd op het laatste gebouw staat. Rood zet
/// hem 1 kaart terug. De voogd staat nu op het bankgebouw van de groene speler."
#[test]
fn the_provost_goes_as_in_the_rulebook() {
    let (green, red, effects) = (table(moves(Green)), table(moves(Red)), table(moves(Red) + 1));
    assert!(green.passed().eq([Orange, Green, Blue, Red]));
    assert_eq!((building(&green, 5), building(&green, 6)), ((Green, Building::Bank), (Blue, Building::QuarryLarge)));
    assert_eq!([green, red].map(|table| table.provost()), [4, 6].map(Some));
    // "De steengroeve is waardeloos. De bank wordt wel geactiveerd."
    assert_eq!((effects.phase(), effects.provost(), effects.reach()), (Phase::Effects, Some(5), 5));
}

/// "Oranje biedt 1 pakket aan en ontvangt een burchttoren. Blauw biedt 1 pakket aan en ontvangt de laatste. Groen biedt 2
/// pakketten aan en ontvangt 2 kantelen. Rood niets. Groen ontvangt 1x goud."
#[test]
fn the_castle_is_the_rulebooks() {
    let (before, after) = (table(offers()), table(offers() + 1));
    assert!(before.passed().eq([Orange, Blue, Green, Red]));
    assert_eq!([Orange, Blue].map(|seat| before.tokens(seat)), [Tokens::new(1, 0, 0); 2]);
    assert_eq!(before.stock().of(Part::Dungeon), 0, "Blue took the last one");
    assert_eq!(after.tokens(Green), Tokens::new(0, 2, 0));
    assert_eq!(after.tokens(Red), Tokens::NONE);
    assert_eq!((after.phase(), after.gold_to()), (Phase::RoundEnd, Some(Green)));
    // "Omdat er nog maar één kaart ligt tussen de voogd en het einde van de straat, wordt de voogd maar één kaart
    // verplaatst." "De startspeler geeft de startspelerkaart aan zijn linkerbuurman."
    assert_eq!((before.provost(), after.provost()), (Some(5), Some(6)));
    assert_eq!(after.start(), Green);
}

/// "Groen heeft een markt aan het einde van de straat gelegd. Rood betaalt 1 denar en plaatst zijn arbeider." "Gedurende deze
/// ronde mag geen andere arbeider op dit bouwwerk worden gezet."
#[test]
fn red_pays_a_denier_for_a_worker_on_greens_market() {
    let (before, after) = (table(worker()), table(worker() + 1));
    assert!(before.keeps_books());
    assert_eq!(building(&before, 5), (Green, Building::Market));
    assert_eq!(before.street().len(), 5, "at the end");
    assert_eq!(before.purse(Red).unwrap().coins - after.purse(Red).unwrap().coins, 1);
    assert_eq!(after.street().at(5).unwrap().worker, Some(Red));
    let mut second = after.clone();
    assert!(second.apply(&Event::Worker { seat: Orange, at: 5 }).is_err());
}

#[test]
fn the_mark_of_a_task_starts_where_it_starts_in_a_game() {
    let view = View::of(Settings::default());
    let mut lesson = Lesson::at(GameId::MagnaCarta, worker());
    // On a worker for the first card: the market is the fifth.
    let press = |button, kind| Press { button, kind };
    for _ in 0..4 {
        lesson.press(press(Button::Down, Kind::Down), view);
    }
    lesson.press(press(Button::C, Kind::Short), view);
    assert_eq!(lesson.step(), worker() + 1);
}
