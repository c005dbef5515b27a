//! Entering: undo, corrections, prompts, payments and stored games.
//!
//! What is the same in every round of the game. Invariant: whatever is taken back leaves no trace in the state, and
//! always one in the journal.

use engine::Game;
use engine::journal::{Entry, MOST_ENTRIES, MOST_ENTRY_BYTES};
use engine::magna_carta::cards::Cube;
use engine::magna_carta::tokens::Tokens;
use engine::magna_carta::{Event, MagnaCarta};
use engine::packed;
use engine::play::Play;
use engine::seat::Seat::{Blue, Green, Orange};

use crate::table::Table;

/// Undo takes back one event, without limit, across phases and rounds, and is itself written down.
#[test]
fn undo_goes_back_to_the_beginning() {
    let mut table = Table::with_residence();
    let entries = table.0.journal().len();
    let begin = MagnaCarta::begin(table.0.setup());
    for _ in 0..entries {
        table.play("undo");
    }
    assert!(*table.state() == begin);
    assert_eq!(table.0.journal().len(), 2 * entries);
    assert_eq!(table.0.journal().standing_len(), 0);
    table.refuses("undo", "nothing left to take back");
    table.play("next");
    assert_eq!(table.phase(), "actions");
}

/// Several at once lead where as many undos lead, in one entry, and all of them or none.
#[test]
fn several_are_taken_back_at_once() {
    let (mut once, mut singly) = (Table::with_residence(), Table::with_residence());
    let (entries, events) = (once.0.journal().len(), once.0.journal().standing_len());
    once.play(&format!("undo {}", events - 1));
    for _ in 1..events {
        singly.play("undo");
    }
    assert!(once.state() == singly.state());
    assert_eq!((once.0.journal().len(), once.0.journal().standing_len()), (entries + 1, 1));
    once.refuses("undo 2", "nothing left to take back");
    once.refuses("undo 0", "nothing left to take back");
    assert!(once.state() == singly.state() && once.0.journal().len() == entries + 1);
    for line in ["undo x", "undo -1", "undo 1 2", "undo 70000"] {
        assert!(line.parse::<Entry<Event>>().is_err(), "{line}");
    }
}

/// What was taken back stays in the log, marked.
#[test]
fn the_log_shows_what_was_taken_back() {
    let mut table = Table::four("standard");
    table.play("next\npass orange\nundo\ndraw orange");
    let log: Vec<(String, bool)> = table.0.entries().map(|(entry, stands)| (entry.to_string(), stands)).collect();
    let expected = [("next", true), ("pass orange", false), ("undo", false), ("draw orange", true)];
    assert_eq!(log, expected.map(|(line, stands)| (line.to_string(), stands)));
}

/// A full journal refuses everything, also an undo, and says so.
#[test]
fn a_full_journal_is_a_refusal() {
    let mut table = Table::four("standard");
    for _ in 0..MOST_ENTRIES / 2 {
        table.play("next\nundo");
    }
    table.refuses("next", "the journal is full");
    table.refuses("undo", "the journal is full");
}

/// A stored game is the same game; a damaged record is named, and what was before it is kept.
#[test]
fn a_game_is_restored_from_its_records() {
    let mut table = Table::with_residence();
    table.play("draw green\nundo\nbuild green bank\nundo\nundo\nnext");
    let mut records: Vec<Vec<u8>> = Vec::new();
    for (entry, _) in table.0.entries() {
        let mut buffer = [0; MOST_ENTRY_BYTES];
        records.push(packed::write(&entry, &mut buffer).expect("an entry fits").to_vec());
    }
    let mut restored = Box::new(Play::<MagnaCarta>::new(table.0.setup().clone()));
    let setup = table.0.setup().clone();
    assert_eq!(restored.restore(setup.clone(), records.iter().map(Vec::as_slice)), Ok(()));
    assert!(restored.state() == table.state());
    assert!(restored.journal().iter().eq(table.0.entries()));

    records[9] = vec![0xff];
    let bad = restored.restore(setup.clone(), records.iter().map(Vec::as_slice)).expect_err("a damaged record");
    assert_eq!((bad.index, restored.journal().len()), (9, 9));

    let mut buffer = [0; MOST_ENTRY_BYTES];
    records[9] = packed::write(&Entry::Event(Event::Pass(Blue)), &mut buffer).expect("an entry fits").to_vec();
    let bad = restored.restore(setup, records.iter().map(Vec::as_slice)).expect_err("Blue does not play");
    assert_eq!((bad.index, restored.journal().len()), (9, 9));
}

/// The set-up is a record too.
#[test]
fn a_setup_is_a_record() {
    let table = Table::with_header(
        "game magna-carta standard\nseats red blue\nstart blue\nstreet trading-post\npoints bank=4 hotel=7",
    );
    let mut buffer = [0; packed::MOST_SETUP_BYTES];
    let bytes = packed::write(table.0.setup(), &mut buffer).expect("a set-up fits");
    assert_eq!(packed::read(bytes), Ok(table.0.setup().clone()));
}

/// Points that only one source gives can be overruled at the table.
#[test]
fn a_table_can_overrule_points() {
    let header = "game magna-carta standard\nseats red blue\nstart blue\nstreet trading-post";
    let bank = |header: &str| {
        let mut table = Table::with_header(header);
        table.play("next\nbuild blue bank");
        table.state().score(Blue).buildings
    };
    assert_eq!(bank(header), 3);
    assert_eq!(bank(&format!("{header}\npoints bank=4")), 4);
}

/// So can costs: the bank for 2 wood and a white cube is paid with what the player has most of.
#[test]
fn a_table_can_overrule_costs() {
    let mut table = Table::with_header(
        "game magna-carta intro\nbooks device\nseats red blue\nstart blue\nstreet park\ncost bank wood=2 any=1\ncost statue",
    );
    table.play("next\nbuild blue bank");
    assert_eq!(Cube::ALL.map(|cube| table.cubes(Blue, cube)), [1, 0, 0, 0]);
    table.play("draw red\nprestige blue statue");
    assert_eq!(table.state().score(Blue).prestige, 6);
}

/// A correction is checked against what can lie on the table.
#[test]
fn corrections_cannot_make_tokens_or_leave_the_street() {
    let mut table = Table::four("standard");
    table.play("correct provost 2\ncorrect stock dungeon=3\ncorrect start blue\ncorrect green dungeon=4");
    assert_eq!((table.state().provost(), table.state().start()), (Some(2), Blue));
    assert_eq!((table.state().stock(), table.tokens(Green)), (Tokens::new(3, 8, 9), Tokens::new(4, 0, 0)));
    table.refuses("correct provost 5", "there is no card 5");
    table.refuses("correct provost 0", "there is no card 0");
    table.refuses("correct stock dungeon=4", "at most 3");
    table.refuses("correct orange dungeon=1", "at most 0");
    table.refuses("correct cubes 1 2", "small farm");
    Table::four("intro").refuses("correct provost 2", "no provost");
}

/// A correction that takes away what an effect needs lets the effects go on.
#[test]
fn a_correction_can_leave_an_effect_with_nothing() {
    let mut table = Table::four("standard");
    table.play("next\nworker orange 4\npass green\npass blue\npass red\npass orange\nnobody");
    assert_eq!(table.asks(), "effect");
    table.play("correct orange coins=0");
    assert_eq!(table.asks(), "next");
}

/// Left unsaid, own cubes are paid where they fit, gold only for what is missing, and for a white cube the most
/// plentiful kind.
#[test]
fn payments_left_unsaid_spare_the_gold() {
    let pay = |held: &str, line: &str| {
        let mut table = Table::four("standard");
        table.play(&format!("next\ncorrect orange {held}\n{line}"));
        Cube::ALL.map(|cube| table.cubes(Orange, cube))
    };
    assert_eq!(pay("food=2 wood=2 stone=0 gold=1", "build orange market"), [1, 1, 0, 1]);
    assert_eq!(pay("food=1 wood=2 stone=3 gold=1", "build orange market"), [1, 1, 2, 1]);
    assert_eq!(pay("food=0 wood=1 stone=0 gold=1", "build orange market"), [0, 0, 0, 0]);
    assert_eq!(pay("food=0 wood=2 stone=1 gold=2", "build orange quarry-large"), [0, 2, 0, 0]);
    assert_eq!(pay("food=1 wood=2 stone=2 gold=2", "build orange quarry-large food=1 stone=1 gold=1"), [0, 2, 1, 1]);
    assert_eq!(pay("food=1 wood=2 stone=2 gold=2", "build orange market wood=1 gold=1"), [1, 1, 2, 1]);
}

/// A payment that is said must be there, and be what is asked.
#[test]
fn a_wrong_payment_is_refused() {
    let mut table = Table::four("standard");
    table.play("next");
    table.refuses("build orange farm-small food=2", "2 food does not settle it; the cost is 1 food, 1 wood");
    table.refuses("build orange farm-small food=1 wood=1 gold=1", "does not settle it");
    table.refuses("build orange farm-small wood=1 gold=1", "Orange has no gold");
    table.refuses("build orange bank", "Orange cannot pay 1 wood, 2 stone; 2 cubes are missing");
    table.play("correct orange stone=3 gold=1");
    table.refuses("prestige orange statue 1 stone=3", "does not settle it");
}

/// A prestige card that the engine does not know has the points and the price that the players say.
#[test]
fn an_unknown_prestige_card_counts_what_is_said() {
    let mut table = Table::with_residence();
    table.play("draw green\nprestige orange other=8 3 wood=4 gold=1");
    assert_eq!(table.state().score(Orange).prestige, 8);
    // 20, less the farm's one.
    assert_eq!((table.cubes(Orange, Cube::Wood), table.cubes(Orange, Cube::Gold)), (15, 19));
    table.play("draw green").refuses("prestige orange other=2 3", "already lies on card 3");
}

/// Only four workers a player, and none on a residence.
#[test]
fn workers_are_limited() {
    let mut table = Table::with_residence();
    table.play("build green bank");
    table.refuses("worker orange 3", "takes no worker");
    table
        .play("worker orange 1\ndraw green\nworker orange 2\ndraw green\nworker orange 4\ndraw green\nworker orange 5");
    table.play("build green farm-small").refuses("worker orange 6", "all four are out");
}

/// Everything that is said at the wrong moment names the right one.
#[test]
fn the_wrong_moment_is_refused_with_the_right_one() {
    let mut table = Table::four("standard");
    table.refuses("pass orange", "that belongs to the phase actions; this is the phase income");
    table.refuses("nobody", "nobody is asked in passing order in the phase income");
    table.play("next");
    table.refuses("next", "until everybody has passed");
    table.refuses("pass green", "it is not Green's turn; Orange is next");
    table.refuses("worker orange 9", "there is no card 9; the street ends with card 4");
    table.play("worker orange 1\npass green\npass blue\npass red\npass orange");
    table.refuses("next", "Green has not yet said where the provost goes");
    table.play("nobody").refuses("next", "Orange still has to use or skip the effect of card 1");
    table.refuses("use green", "Orange is next");
    table.play("use orange").refuses("use orange", "no effect is due");
    table.play("next").refuses("next", "Green has not yet said how many batches to offer");
    table.refuses("castle green 1", "Green cannot pay 1 food, 1 wood, 1 stone; 1 cube is missing");
    Table::four("intro").play("next").refuses("build orange church", "the intro rules leave the church in the box");
}

/// Each prompt has an answer that is accepted, and for a list every place in it is one.
#[test]
fn every_choice_of_a_list_is_accepted() {
    let table = Table::with_residence();
    let choices: Vec<Event> = table.state().legal().collect();
    // Pass, draw, redraw; workers on cards 1, 2, 4; eleven buildings (the lawyer stands); no prestige building without a
    // residence of Green's.
    assert_eq!(choices.len(), 3 + 3 + 11);
    for (place, &choice) in choices.iter().enumerate() {
        let answer = engine::prompt::Answer::Pick(place as u16);
        assert_eq!(table.state().answer(answer), Some(choice));
        assert!(table.state().clone().apply(&choice).is_ok(), "{choice}");
    }
}
