//! Taking back and bringing back.
//!
//! The same for every game, and tried on this one: docs/notation.md, "What every game shares". Invariant: whatever is taken
//! back leaves no trace in the state, and always one in the journal.

use engine::Game;
use engine::journal::Standing::{self, CanComeAgain, Gone, Stands};
use engine::journal::{Entry, MOST_ENTRIES};
use engine::magna_carta::{Event, MagnaCarta};
use engine::seat::Seat::{Green, Orange};

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
    let log: Vec<(String, Standing)> =
        table.0.entries().map(|(entry, standing)| (entry.to_string(), standing)).collect();
    let expected = [("next", Stands), ("pass orange", Gone), ("undo", Gone), ("draw orange", Stands)];
    assert_eq!(log, expected.map(|(line, standing)| (line.to_string(), standing)));
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

/// What was taken back comes again in the order in which it was entered, one by one or several at once.
#[test]
fn redo_brings_back_what_was_taken_back() {
    let mut table = Table::four_with_own_books("standard");
    table.play("next\npass orange\npass green\npass blue");
    let all = table.state().clone();
    table.play("undo 2\nundo");
    assert_eq!(table.0.next_event(), Some(Event::Pass(Orange)));
    assert_eq!(table.0.last_event(), Some(Event::Next));
    assert_eq!((table.0.journal().redoable_len(), table.0.redoable().count()), (3, 3));
    table.play("redo");
    assert!(table.state().passed().eq([Orange]));
    table.refuses("redo 3", "nothing that could come again");
    table.refuses("redo 0", "nothing that could come again");
    table.play("redo 2");
    assert!(*table.state() == all);
    table.refuses("redo", "nothing that could come again");
    for line in ["redo x", "redo -1", "redo 1 2", "redo 70000"] {
        assert!(line.parse::<Entry<Event>>().is_err(), "{line}");
    }
    assert_eq!(Entry::<Event>::Redo(1).to_string(), "redo");
    assert_eq!("redo 1".parse(), Ok(Entry::<Event>::Redo(1)));
}

/// Once something new was entered, what was taken back before is gone; what is taken back later can come again.
#[test]
fn nothing_comes_again_after_something_new() {
    let mut table = Table::four_with_own_books("standard");
    table.play("next\npass orange\nundo\npass green");
    table.refuses("redo", "nothing that could come again");
    table.play("undo\nundo");
    let log: Vec<Standing> = table.0.entries().map(|(_, standing)| standing).collect();
    assert_eq!(log, [CanComeAgain, Gone, Gone, CanComeAgain, Gone, Gone]);
    assert!(table.0.redoable().eq([Event::Next, Event::Pass(Green)]));
    table.play("redo 2");
    assert!(table.state().passed().eq([Green]));
    assert_eq!(table.0.journal().last_standing(), Some(3));
}

/// An event that is refused is nothing new.
#[test]
fn a_refused_event_leaves_what_can_come_again() {
    let mut table = Table::four_with_own_books("standard");
    table.play("next\nundo");
    table.refuses("pass orange", "that belongs to the phase actions");
    table.play("redo");
    assert_eq!(table.phase(), "actions");
}

/// The income of a later round follows the end of the round by itself, and both are one step, back and forth.
#[test]
fn what_followed_is_taken_back_with_what_it_followed() {
    let mut table = Table::four_with_own_books("standard");
    assert_eq!((table.0.last_step(), table.0.next_step()), (0, 0));
    assert_eq!(table.state().follows(), None, "the first income is announced by nothing");
    table.play("next\npass orange\npass green\npass blue\npass red\nnobody\nnext\nnobody");
    assert_eq!((table.phase(), table.0.last_step()), ("round-end", 1));
    table.play("next");
    let follower = table.state().follows().expect("the income follows by itself");
    assert!(table.0.enter(&Entry::Follow(follower)).is_ok());
    assert_eq!((table.phase(), table.state().follows()), ("actions", None));
    assert_eq!((table.0.last_step(), table.0.last_event()), (2, Some(Event::Next)));
    table.play("undo 2");
    assert_eq!((table.phase(), table.0.last_step(), table.0.next_step()), ("round-end", 1, 2));
    assert_eq!((table.0.last_event(), table.0.next_event()), (Some(Event::Nobody), Some(Event::Next)));
    table.play("redo 2");
    assert_eq!((table.phase(), table.state().round()), ("actions", 2));
    table.play("pass green\nundo 3");
    assert_eq!(table.0.next_step(), 2);
    // The log reads like any game.
    assert_eq!(table.0.entries().filter(|(entry, _)| entry.to_string() == "next").count(), 4);
}

/// A question is not an entry.
#[test]
fn asking_whether_something_is_allowed_changes_nothing() {
    let mut table = Table::four("standard");
    table.play("next\ndraw orange\nundo");
    let before = table.state().clone();
    assert!(table.0.allows(&Event::Pass(Orange)).is_ok());
    assert!(table.0.allows(&Event::Pass(Green)).is_err());
    assert!(*table.state() == before && table.0.journal().redoable_len() == 1);
}
