//! Properties of whole games, the same for every game.
//!
//! A game here is a list of steps: a legal choice or an arbitrary event, and now and then an undo or a redo. Invariant: nothing here
//! knows a rule.

use engine::autoplay::{self, Repeatable};
use engine::journal::Entry;
use engine::play::Play;
use engine::prompt::{Answer, Kind};
use engine::seat::{Seat, Seats, Tally};
use proptest::prelude::*;

use crate::tried::{Tried, for_every_game, try_on};

for_every_game! {
    any_sequence_of_events_leaves_a_possible_table,
    undo_is_the_identity,
    redo_is_the_inverse_of_undo,
    the_state_is_the_journal_replayed,
    the_state_before_lacks_the_last_step,
}

/// How many games each property is tried on.
const GAMES: u32 = 256;

#[derive(Clone, Debug)]
enum Step<E> {
    Legal,
    Any(E),
    Undo,
    Redo,
}

fn steps<G: Tried>() -> impl Strategy<Value = Vec<Step<G::Event>>> {
    let step = prop_oneof![
        6 => Just(Step::Legal),
        3 => G::events().prop_map(Step::Any),
        1 => Just(Step::Undo),
        1 => Just(Step::Redo),
    ];
    proptest::collection::vec(step, 0..250)
}

fn games<G: Tried>() -> impl Strategy<Value = (G::Setup, Vec<Step<G::Event>>, u32)> {
    (G::setups(), steps::<G>(), any::<u32>())
}

fn entry<G: Tried>(step: &Step<G::Event>, game: &G, chance: &mut Repeatable) -> Option<Entry<G::Event>> {
    match step {
        Step::Legal => autoplay::choose(game, chance).map(Entry::Event),
        Step::Any(event) => Some(Entry::Event(*event)),
        Step::Undo => Some(Entry::Undo),
        Step::Redo => Some(Entry::Redo(1)),
    }
}

/// There is a question until the game is over and counted; its bounds are those that the rules accept, and so is what is
/// listed as legal.
fn the_prompt_is_honest<G: Tried>(game: &G) {
    let Some(prompt) = game.prompt() else {
        assert!(game.is_over());
        assert!(game.legal().next().is_none());
        return;
    };
    let accepts = |event: G::Event| game.clone().apply(&event).is_ok();
    assert_eq!(game.answer(Answer::Nobody).is_some_and(accepts), prompt.nobody);
    assert!(game.follows().is_none_or(accepts));
    // A list of tallies can be long.
    assert!(game.legal().take(100).all(accepts));
    match prompt.kind {
        Kind::GoOn => assert!(game.answer(Answer::GoOn).is_some_and(accepts)),
        Kind::Amount { from, to, usual } => {
            assert!(from <= to && (usual == 0 || (from..=to).contains(&usual)));
            for amount in [from, to] {
                assert!(game.answer(Answer::Amount(amount)).is_some_and(accepts));
            }
            assert!(game.answer(Answer::Amount(from - 1)).is_none());
            assert!(game.answer(Answer::Amount(to + 1)).is_none());
        }
        Kind::Counts { usual, most } => {
            assert!(usual.iter().all(|number| *number <= most));
            for numbers in [usual, [0; 3], [most; 3]] {
                assert!(game.answer(Answer::Counts(numbers)).is_some_and(accepts));
            }
            assert!(game.answer(Answer::Counts([most + 1, 0, 0])).is_none());
        }
        Kind::Pick => {
            assert!(game.answer(Answer::Pick(0)).is_some_and(accepts));
            let choices = game.legal().count();
            assert!(game.answer(Answer::Pick(choices as u16)).is_none());
        }
        Kind::Seat { among, usual } => {
            assert!(among.contains(usual));
            assert!(among.iter().all(|seat| game.answer(Answer::Seat(seat)).is_some_and(accepts)));
        }
        // One alone, or all; nobody is no answer.
        Kind::Seats { among } => {
            let answer = |seats: Seats| game.answer(Answer::Seats(seats));
            assert!(among.iter().all(|seat| answer(Seats::NONE.with(seat)).is_some_and(accepts)));
            assert!(answer(among).is_some_and(accepts) && answer(Seats::NONE).is_none());
        }
        Kind::Spot { among, usual } => {
            assert!(among.contains(usual));
            assert!(among.iter().all(|spot| game.answer(Answer::Spot(spot)).is_some_and(accepts)));
        }
        Kind::Tally { most, all, usual, nobody } => {
            assert!(nobody || most.total() > 0);
            let nothing_known = usual == Tally::NONE;
            assert!(usual.fits(most) && (nothing_known || game.answer(Answer::Tally(usual)).is_some_and(accepts)));
            assert_eq!(game.answer(Answer::Tally(most)).is_some_and(accepts), most.total() <= all);
            assert_eq!(game.answer(Answer::Tally(Tally::NONE)).is_some_and(accepts), nobody);
            for seat in Seat::ALL {
                assert!(game.answer(Answer::Tally(most.with(seat, most.of(seat) + 1))).is_none());
            }
        }
    }
}

/// An answer says which event is meant, and the event says which answer it is.
fn answers_and_events_are_inverse<G: Tried>(game: &G) {
    let mut answered = 0;
    // Finding the answer goes through the list; of a long one every few are enough.
    let step = if game.legal().count() > 40 { 9 } else { 1 };
    for event in game.legal().take(100).step_by(step).chain(game.legal().last()) {
        let Some(answer) = game.answered(&event) else { continue };
        assert_eq!(game.answer(answer), Some(event), "{answer:?}");
        answered += 1;
    }
    // It may be one of those that were left out.
    let has_answer = || game.legal().any(|event| game.answered(&event).is_some());
    assert!(answered > 0 || game.prompt().is_none() || has_answer(), "a prompt has an answer");
}

/// No sequence of events panics; a refused one changes nothing; the table stays one that can lie there.
fn any_sequence_of_events_leaves_a_possible_table<G: Tried>() {
    try_on(GAMES, games::<G>(), |(setup, steps, seed)| {
        let mut chance = Repeatable::new(seed);
        let mut game = G::begin(&setup);
        for step in &steps {
            let Some(Entry::Event(event)) = entry(step, &game, &mut chance) else { continue };
            let before = game.clone();
            let allowed = game.allows(&event);
            let outcome = game.apply(&event);
            prop_assert_eq!(&allowed, &outcome, "{}", event);
            if let Err(reason) = outcome {
                prop_assert!(game == before, "refused, but changed: {}", event);
                prop_assert!(!reason.to_string().is_empty());
            }
            game.is_possible();
            the_prompt_is_honest(&game);
            answers_and_events_are_inverse(&game);
        }
        Ok(())
    });
}

/// Entering an event and taking it back is the identity, wherever the game stands.
fn undo_is_the_identity<G: Tried>() {
    try_on(GAMES, games::<G>(), |(setup, steps, seed)| {
        let mut chance = Repeatable::new(seed);
        let mut play = Box::new(Play::<G>::new(setup));
        for step in steps.iter().take(120) {
            let before = play.state().clone();
            match entry(step, play.state(), &mut chance) {
                Some(Entry::Undo) => {
                    // Taken back and entered again it is the same.
                    let last = play.journal().standing::<G::Event>().last();
                    if let Some(last) = last {
                        prop_assert!(play.enter(&Entry::Undo).is_ok(), "something stands");
                        prop_assert!(play.enter(&Entry::Event(last)).is_ok(), "it was accepted before");
                        prop_assert!(*play.state() == before);
                    } else {
                        prop_assert!(play.enter(&Entry::Undo).is_err());
                    }
                }
                Some(Entry::Redo(_)) => {}
                Some(entry) => {
                    if play.enter(&entry).is_ok() {
                        let after = play.state().clone();
                        prop_assert!(play.enter(&Entry::Undo).is_ok(), "something stands");
                        prop_assert!(*play.state() == before, "{}", entry);
                        prop_assert!(play.enter(&entry).is_ok(), "it was accepted before");
                        prop_assert!(*play.state() == after);
                    }
                }
                None => break,
            }
        }
        Ok(())
    });
}

/// Taken back and brought back, in any portions, the game is as it was; and nothing comes again once something new was
/// entered.
fn redo_is_the_inverse_of_undo<G: Tried>() {
    try_on(GAMES, (games::<G>(), proptest::collection::vec(1..6u16, 1..40)), |((setup, steps, seed), portions)| {
        let mut chance = Repeatable::new(seed);
        let mut play = Box::new(Play::<G>::new(setup));
        for step in steps.iter().take(60) {
            let Some(Entry::Event(event)) = entry(step, play.state(), &mut chance) else { continue };
            if play.enter(&Entry::Event(event)).is_err() {
                continue;
            }
            while let Some(follower) = play.state().follows() {
                prop_assert!(play.enter(&Entry::Follow(follower)).is_ok());
            }
        }
        let mut states = vec![play.state().clone()];
        let mut backs = Vec::new();
        for &portion in &portions {
            if play.enter(&Entry::Return(portion)).is_ok() {
                states.push(play.state().clone());
                backs.push(portion);
            }
        }
        let taken_back: u16 = backs.iter().sum();
        prop_assert_eq!(play.journal().redoable_len(), usize::from(taken_back));
        prop_assert_eq!(play.redoable().count(), usize::from(taken_back));
        let mut new = play.clone();
        if let Some(event) = autoplay::choose(new.state(), &mut chance) {
            prop_assert!(new.enter(&Entry::Event(event)).is_ok());
            let (before, entries) = (new.state().clone(), new.journal().len());
            prop_assert!(new.enter(&Entry::Redo(1)).is_err());
            prop_assert!(*new.state() == before && new.journal().len() == entries);
        }
        for no in [0, taken_back + 1] {
            prop_assert!(play.enter(&Entry::Redo(no)).is_err());
            prop_assert!(Some(play.state()) == states.last());
        }
        for &portion in backs.iter().rev() {
            prop_assert!(Some(play.state()) == states.last());
            states.pop();
            prop_assert!(play.enter(&Entry::Redo(portion)).is_ok());
        }
        prop_assert!(Some(play.state()) == states.last() && play.journal().redoable_len() == 0);
        Ok(())
    });
}

/// The state is the journal replayed, from the text as from the bytes.
fn the_state_is_the_journal_replayed<G: Tried>() {
    try_on(GAMES, games::<G>(), |(setup, steps, seed)| {
        let mut chance = Repeatable::new(seed);
        let mut play = Box::new(Play::<G>::new(setup.clone()));
        for step in &steps {
            if let Some(entry) = entry(step, play.state(), &mut chance) {
                let _ = play.enter(&entry);
            }
        }
        let mut again = Box::new(Play::<G>::new(setup.to_string().parse().expect("written by the engine")));
        for (entry, _) in play.journal().iter::<G::Event>() {
            let line = entry.to_string();
            let entry = line.parse().expect("written by the engine");
            prop_assert!(again.enter(&entry).is_ok(), "accepted before: {}", line);
        }
        prop_assert!(again.state() == play.state());
        let mut at = 0;
        let mut records = Vec::new();
        while let Some(record) = play.journal().packed_at::<G::Event>(at).filter(|record| !record.is_empty()) {
            at += record.len();
            records.push(record);
        }
        prop_assert!(again.restore(setup, records).is_ok());
        prop_assert!(again.state() == play.state());
        Ok(())
    });
}

/// The state is what stands gives, and the state before the last step is what the rest gives, whatever was entered last; it
/// comes back from the bytes.
fn the_state_before_lacks_the_last_step<G: Tried>() {
    let check = |play: &Play<G>, known: bool| {
        let mut state = G::begin(play.setup());
        let mut before = None;
        let last = play.journal().standing_len() - play.last_step();
        for (number, event) in play.standing().enumerate() {
            if number == last {
                before = Some(state.clone());
            }
            state.apply_again(&event).map_err(|_| TestCaseError::fail("it stands"))?;
        }
        prop_assert!(*play.state() == state);
        // Right after a step was taken back it need not be known, but it is never another one.
        prop_assert!(play.before() == before.as_ref() || (!known && play.before().is_none()));
        Ok(())
    };
    try_on(GAMES / 8, games::<G>(), |(setup, steps, seed)| {
        let mut chance = Repeatable::new(seed);
        let mut play = Box::new(Play::<G>::new(setup.clone()));
        for step in &steps {
            let Some(entry) = entry(step, play.state(), &mut chance) else { continue };
            let entered = play.enter(&entry).is_ok() && matches!(entry, Entry::Event(_));
            if entered && let Some(follows) = play.state().follows() {
                prop_assert!(play.enter(&Entry::Follow(follows)).is_ok());
            }
            check(&play, entered)?;
        }
        let mut again = Box::new(Play::<G>::new(setup));
        let mut at = 0;
        while let Some(record) = play.journal().packed_at::<G::Event>(at).filter(|record| !record.is_empty()) {
            at += record.len();
            prop_assert!(again.load(record).is_ok());
        }
        prop_assert!(again.finish_loading().is_ok());
        check(&again, true)
    });
}
