//! Entering: prompts, payments and stored games.
//!
//! What is the same in every round of the game. Invariant: what is refused leaves no trace, neither in the state nor in the
//! journal.

use engine::Game;
use engine::journal::{Entry, MOST_ENTRY_BYTES};
use engine::magna_carta::cards::Cube;
use engine::magna_carta::{Action, Event, MagnaCarta};
use engine::packed;
use engine::play::Play;
use engine::prompt::{Answer, Kind};
use engine::seat::Seat::{Blue, Green, Orange, Red};

use crate::table::Table;

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
    // Eleven buildings (the lawyer stands), two of them with a white cube, for which Green has all four kinds; workers on
    // cards 1, 2, 4; no prestige building without a residence of Green's; draw, redraw, pass.
    assert_eq!(choices.len(), 9 + 2 * 4 + 3 + 3);
    assert!(matches!(choices[0], Event::Build { .. }));
    assert!(matches!(choices[9 + 2 * 4], Event::Worker { at: 1, .. }));
    assert!(choices.ends_with(&[Event::Draw(Green), Event::Redraw(Green), Event::Pass(Green)]), "to pass is the last");
    for (place, &choice) in choices.iter().enumerate() {
        let answer = Answer::Pick(place as u16);
        assert_eq!(table.state().answer(answer), Some(choice));
        assert!(table.state().clone().apply(&choice).is_ok(), "{choice}");
    }
}

/// With the players' books the likeliest to pass is who comes after the one who passed or built last, clockwise from the
/// start card and over those who have passed (CMC-NL "Fase 2").
#[test]
fn the_likeliest_to_pass_is_next_in_turn() {
    let mut table = Table::four_with_own_books("standard");
    table.play("next");
    for (line, next) in [
        ("build orange bank", Green),
        ("pass green", Blue),
        ("pass red", Orange),
        ("build orange church", Blue),
        ("pass blue", Orange),
    ] {
        table.play(line);
        let Some(Kind::Seat { among, usual }) = table.state().prompt().map(|prompt| prompt.kind) else {
            panic!("who passes is asked")
        };
        assert_eq!(usual, next, "{line}");
        assert!(among.contains(usual) && !table.state().passed().any(|passed| passed == usual));
    }
}

/// The provost usually stays, and no batch is offered; nobody else does anything while at least two are still asked.
#[test]
fn nobody_answers_for_those_who_are_still_to_be_asked() {
    let mut table = Table::four_with_own_books("standard");
    table.play("next\npass blue\npass orange\npass red\npass green");
    for verb in ["provost", "castle"] {
        for (seat, nobody) in [(Blue, true), (Orange, true), (Red, true), (Green, false)] {
            let prompt = table.state().prompt().expect("all four are asked");
            assert_eq!((prompt.seat, prompt.nobody), (Some(seat), nobody));
            assert!(matches!(prompt.kind, Kind::Amount { usual: 0, .. }));
            assert_eq!(table.state().answer(Answer::Nobody), nobody.then_some(Event::Nobody));
            assert_eq!(table.state().answered(&Event::Nobody), nobody.then_some(Answer::Nobody));
            table.play(&format!("{verb} {seat} 0"));
        }
        table.play("next");
    }
    assert_eq!(table.state().answer(Answer::Nobody), None);
}

/// An event names the answer that it is; one that answers another question, or more than was asked, is none.
#[test]
fn an_event_names_its_answer() {
    let answered = |table: &Table, line: &str| table.state().answered(&line.parse().expect("a line of the notation"));
    let mut table = Table::four_with_own_books("standard");
    assert_eq!(answered(&table, "next"), Some(Answer::GoOn));
    assert_eq!(answered(&table, "pass red"), None);
    table.play("next");
    assert_eq!(answered(&table, "pass red"), Some(Answer::Seat(Red)));
    assert_eq!(answered(&table, "build red bank"), None, "the question is who passes");
    table.play("pass blue\npass orange\npass red\npass green");
    assert_eq!(answered(&table, "provost blue -2"), Some(Answer::Amount(-2)));
    assert_eq!(answered(&table, "provost blue 1"), None, "he stands at the end of the street");
    assert_eq!(answered(&table, "provost red 0"), None);
    table.play("nobody\nnext");
    assert_eq!(answered(&table, "castle blue 2"), Some(Answer::Amount(2)));
    assert_eq!(answered(&table, "castle blue 1 food=1 wood=1 stone=1"), None, "how it is paid is not asked");
    table.play("correct stock dungeon=0 walls=0 towers=1\ncastle blue 1\nnobody");
    assert_eq!(answered(&table, "count orange gold=4 cubes=2 coins=0"), Some(Answer::Counts([4, 2, 0])));
    assert_eq!(answered(&table, "count orange gold=4"), None);
    assert_eq!(answered(&table, "count orange gold=4 cubes=2 coins=0 prestige=6"), None);
    assert_eq!(answered(&table, "count green gold=4 cubes=2 coins=0"), None);
    let listed = Table::with_residence().state().legal().count() as u16;
    assert_eq!(answered(&Table::with_residence(), "redraw green"), Some(Answer::Pick(listed - 2)));
}

/// A white cube is any cube, also gold (CMC-NL "Aandacht"): where a player has several kinds for it, each is on the list.
#[test]
fn a_white_cube_lists_each_cube_that_can_be_given_for_it() {
    let mut table = Table::four("standard");
    table.play("next");
    let ways = |table: &Table| -> Vec<String> {
        let market = |event: &String| event.contains("market");
        table.state().legal().map(|event| event.to_string()).filter(market).collect()
    };
    // One wood and a white cube, of 2 food and 2 wood.
    assert_eq!(ways(&table), ["build orange market food=1 wood=1", "build orange market wood=2"]);
    table.play("correct orange food=0 gold=1");
    assert_eq!(ways(&table), ["build orange market wood=2", "build orange market wood=1 gold=1"]);
    // Without a choice nothing is said of it.
    table.play("correct orange wood=2 gold=0");
    assert_eq!(ways(&table), ["build orange market"]);
    table.play("correct orange wood=1");
    assert!(ways(&table).is_empty());
}

/// Whoever can only stay or offer nothing is not asked: with the last token gone nobody can offer, and the device knows
/// who lacks a denier or a batch (CMC-NL "Fase 3", "Fase 5").
#[test]
fn who_can_do_nothing_is_not_asked() {
    let follows = |table: &Table| table.state().follows().map(|event| event.to_string());
    let mut table = Table::four_with_own_books("standard");
    table.play("next\npass blue\npass orange\npass red\npass green\nnobody\nnext");
    assert_eq!(follows(&table), None);
    table.play("correct stock dungeon=0 walls=0 towers=1\ncastle blue 1");
    for seat in ["orange", "red", "green"] {
        assert_eq!(follows(&table), Some(format!("castle {seat} 0")));
        table.play(&format!("castle {seat} 0"));
    }
    assert_eq!((table.phase(), table.state().gold_to()), ("over", Some(Blue)));

    let mut table = Table::four("standard");
    table.play("next\npass orange\npass green\npass blue\npass red\ncorrect orange coins=0");
    assert_eq!(follows(&table), Some("provost orange 0".into()));
    table.play("provost orange 0");
    assert_eq!(follows(&table), None, "Green has deniers");
    table.play("nobody");
    assert_eq!(follows(&table), Some("next".into()), "no worker, no effect");
    table.play("next\ncorrect green stone=1");
    assert_eq!(follows(&table), Some("castle orange 0".into()), "2 food, 2 wood, no stone");
    table.play("castle orange 0");
    assert_eq!(follows(&table), None);
}

/// Who gets the gold belongs to the castle of that round; a game that a church ends has none (CMC Q11).
#[test]
fn a_game_that_a_church_ends_has_no_gold_of_an_earlier_castle() {
    let mut table = Table::four_with_own_books("standard");
    table.play("next\nbuild orange church\npass blue\npass orange\npass red\npass green\nnobody\nnext");
    table.play("castle blue 1\nnobody\nnext\nnext\npass blue\npass orange\npass red\npass green\nnobody");
    table.play("correct stock dungeon=0 walls=0 towers=1");
    assert_eq!(table.state().gold_to(), Some(Blue));
    table.play("church orange 1\nnext");
    assert_eq!((table.phase(), table.state().gold_to()), ("over", None));
}

/// What a player did last, but for the pass; at first the worker (the mark of the device's list starts there).
#[test]
fn the_last_action_is_remembered() {
    let mut table = Table::four("standard");
    assert_eq!(table.state().last_action(Orange), Action::Worker);
    table.play("next\ndraw orange\nbuild green market\nredraw blue\nworker red 1\npass orange");
    let actions = [Orange, Green, Blue, Red].map(|seat| table.state().last_action(seat));
    assert_eq!(actions, [Action::Draw, Action::Build, Action::Redraw, Action::Worker]);
}
