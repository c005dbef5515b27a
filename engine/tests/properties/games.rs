//! Properties of whole games.
//!
//! A game here is a list of steps: a legal choice or an arbitrary event, and now and then an undo. Invariant: the
//! checks look at the table from outside, as a player would.

use engine::Game;
use engine::autoplay::{self, Repeatable};
use engine::journal::Entry;
use engine::magna_carta::cards::{Building, Prestige};
use engine::magna_carta::setup::{Books, COLOURS, Setup, Variant};
use engine::magna_carta::street::Face;
use engine::magna_carta::tokens::{Part, Tokens};
use engine::magna_carta::{Event, LongGame, MagnaCarta};
use engine::play::Play;
use engine::prompt::{Answer, Kind};
use engine::seat::Seat;
use proptest::prelude::*;

use crate::arbitrary;

#[derive(Clone, Debug)]
enum Step {
    Legal,
    Any(Event),
    Undo,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        6 => Just(Step::Legal),
        3 => arbitrary::event().prop_map(Step::Any),
        1 => Just(Step::Undo),
    ];
    proptest::collection::vec(step, 0..250)
}

fn entry(step: &Step, game: &MagnaCarta, chance: &mut Repeatable) -> Option<Entry<Event>> {
    match step {
        Step::Legal => autoplay::choose(game, chance).map(Entry::Event),
        Step::Any(event) => Some(Entry::Event(*event)),
        Step::Undo => Some(Entry::Undo),
    }
}

fn seats(game: &MagnaCarta) -> impl Iterator<Item = Seat> {
    game.setup().seats().iter().copied()
}

/// No token is made from nothing: what is in the stock and with the players is at most what the box gave.
fn no_token_too_many(game: &MagnaCarta) {
    let gave = Tokens::stock_for(game.setup().seats().len());
    for part in Part::ALL {
        let with_players: u8 = seats(game).map(|seat| game.tokens(seat).of(part)).sum();
        assert!(game.stock().of(part) + with_players <= gave.of(part), "{part}");
    }
}

/// Each player's cards are on the street at most once, and just those that were built; each prestige building lies in
/// at most one place.
fn cards_are_conserved(game: &MagnaCarta) {
    for seat in seats(game) {
        for wanted in Building::ALL {
            let laid = game
                .street()
                .iter()
                .filter(|card| match card.face {
                    Face::Neutral(_) => false,
                    Face::Building { owner, building, .. } | Face::Residence { owner, building, .. } => {
                        owner == seat && building == wanted
                    }
                })
                .count();
            assert_eq!(laid, usize::from(game.has_built(seat, wanted)), "{seat} {wanted}");
        }
    }
    for prestige in Prestige::ALL {
        let word = prestige.word();
        let lies = game
            .street()
            .iter()
            .filter(|card| matches!(card.face, Face::Residence { under: Some(card), .. } if card.to_string() == word));
        let count = lies.count();
        assert!(count <= 1);
        if game.is_standard() {
            assert_eq!(count == 1, game.prestige_owner(prestige).is_some());
        }
    }
}

/// Workers are in hand or on the street, four each, and only on cards that take them.
fn workers_are_conserved(game: &MagnaCarta) {
    for seat in seats(game) {
        let out = game.street().iter().filter(|card| card.worker == Some(seat)).count();
        assert_eq!(usize::from(game.workers(seat)) + out, 4);
    }
    assert!(!game.street().iter().any(|card| matches!(card.face, Face::Residence { .. }) && card.worker.is_some()));
}

/// The provost stands on a card; with the intro rules there is none.
fn provost_is_on_the_street(game: &MagnaCarta) {
    match game.provost() {
        Some(at) => assert!((1..=game.street().len()).contains(&at)),
        None => assert!(!game.is_standard()),
    }
}

/// There is a question until the game is over and counted; its bounds are those that the rules accept.
fn the_prompt_is_honest(game: &MagnaCarta) {
    let Some(prompt) = game.prompt() else {
        assert!(game.is_over());
        assert!(game.legal().next().is_none());
        return;
    };
    let accepts = |event: Event| game.clone().apply(&event).is_ok();
    match prompt.kind {
        Kind::GoOn => assert!(game.answer(Answer::GoOn).is_some_and(accepts)),
        Kind::Amount { from, to } => {
            assert!(from <= to);
            for amount in [from, to] {
                assert!(game.answer(Answer::Amount(amount)).is_some_and(accepts));
            }
            assert_eq!(game.answer(Answer::Amount(from - 1)), None);
            assert_eq!(game.answer(Answer::Amount(to + 1)), None);
        }
        Kind::Pick => assert!(game.answer(Answer::Pick(0)).is_some_and(accepts)),
        Kind::Seat { among } => {
            assert!(among.iter().all(|seat| game.answer(Answer::Seat(seat)).is_some_and(accepts)));
        }
        Kind::Seats { .. } | Kind::Tally { .. } => panic!("Magna Carta does not ask for several seats"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, ..ProptestConfig::default() })]

    /// No sequence of events panics; a refused one changes nothing; the table stays one that can lie there.
    #[test]
    fn any_sequence_of_events_leaves_a_possible_table(setup in arbitrary::setup(), steps in steps(), seed: u32) {
        let mut chance = Repeatable::new(seed);
        let mut game = MagnaCarta::begin(&setup);
        for step in &steps {
            let Some(Entry::Event(event)) = entry(step, &game, &mut chance) else { continue };
            let before = game.clone();
            let allowed = game.allows(&event);
            let outcome = game.apply(&event);
            prop_assert_eq!(allowed, outcome, "{}", event);
            match outcome {
                Ok(()) => {}
                Err(reason) => {
                    prop_assert!(game == before, "refused, but changed: {}", event);
                    prop_assert!(!reason.to_string().is_empty());
                }
            }
            no_token_too_many(&game);
            cards_are_conserved(&game);
            workers_are_conserved(&game);
            provost_is_on_the_street(&game);
            the_prompt_is_honest(&game);
        }
    }

    /// Entering an event and taking it back is the identity, wherever the game stands.
    #[test]
    fn undo_is_the_identity(setup in arbitrary::setup(), steps in steps(), seed: u32) {
        let mut chance = Repeatable::new(seed);
        let mut play = Box::new(Play::<MagnaCarta>::new(setup));
        for step in steps.iter().take(120) {
            let before = play.state().clone();
            match entry(step, play.state(), &mut chance) {
                Some(Entry::Undo) => {
                    // Taken back and entered again it is the same.
                    if let Some(last) = play.journal().standing().last() {
                        play.enter(&Entry::Undo).expect("something stands");
                        play.enter(&Entry::Event(last)).expect("it was accepted before");
                        prop_assert!(*play.state() == before);
                    } else {
                        prop_assert!(play.enter(&Entry::Undo).is_err());
                    }
                }
                Some(entry) => {
                    if play.enter(&entry).is_ok() {
                        let after = play.state().clone();
                        play.enter(&Entry::Undo).expect("something stands");
                        prop_assert!(*play.state() == before, "{}", entry);
                        play.enter(&entry).expect("it was accepted before");
                        prop_assert!(*play.state() == after);
                    }
                }
                None => break,
            }
        }
    }

    /// The state is the journal replayed, from the text as from the bytes.
    #[test]
    fn the_state_is_the_journal_replayed(setup in arbitrary::setup(), steps in steps(), seed: u32) {
        let mut chance = Repeatable::new(seed);
        let mut play = Box::new(Play::<MagnaCarta>::new(setup.clone()));
        for step in &steps {
            if let Some(entry) = entry(step, play.state(), &mut chance) {
                let _ = play.enter(&entry);
            }
        }
        let mut again = Box::new(Play::<MagnaCarta>::new(setup.to_string().parse().expect("written by the engine")));
        for (entry, _) in play.entries() {
            let line = entry.to_string();
            again.enter(&line.parse().expect("written by the engine")).expect("accepted before");
        }
        prop_assert!(again.state() == play.state());
    }
}

/// Tokens leave the stock only to players and, two at a time, out of the game: with legal choices none is lost.
fn tokens_are_conserved(game: &MagnaCarta, lost: u16) {
    let gave = Tokens::stock_for(game.setup().seats().len()).total();
    let with_players: u16 = seats(game).map(|seat| game.tokens(seat).total()).sum();
    assert_eq!(game.stock().total() + with_players + lost, gave);
}

/// Every game of legal choices ends, in both variants and both books, for two, three and four players; on the way the
/// tokens are all accounted for.
#[test]
fn every_game_of_legal_choices_ends() {
    for variant in Variant::ALL {
        for books in Books::ALL {
            for players in 2..=4 {
                for seed in 1..=40 {
                    let mut chance = Repeatable::new(seed * 7919);
                    let setup = Setup::random(variant, books, &COLOURS[..players], &mut chance).expect("legal");
                    play_to_the_end(setup, &mut chance);
                }
            }
        }
    }
}

fn play_to_the_end(setup: Setup, chance: &mut Repeatable) {
    let mut game = MagnaCarta::begin(&setup);
    let mut lost = 0;
    let mut events = 0;
    while let Some(event) = autoplay::choose(&game, chance) {
        let castle = game.phase().word() == "castle";
        let stock = game.stock().total();
        game.apply(&event).expect("a legal choice is accepted");
        // Nobody offered anything in a castle phase that has just ended: two tokens, or the last, are gone.
        if castle && game.phase().word() != "castle" && game.gold_to().is_none() {
            lost += stock.min(2);
        }
        tokens_are_conserved(&game, lost);
        events += 1;
        assert!(events < 5_000, "a game must end");
    }
    assert!(game.is_over());
    assert!(game.stock().is_empty());
    assert!(game.round() <= 24);
    assert!(!game.winners().is_empty());
    let most = seats(&game).map(|seat| game.score(seat).total()).max();
    assert!(game.winners().iter().all(|seat| Some(game.score(seat).total()) == most));
}

/// The game for measurements goes on for as long as anybody measures, and is the same every time.
#[test]
fn the_long_game_fills_a_journal() {
    let mut play = Box::new(Play::<MagnaCarta>::new(LongGame::setup()));
    for event in LongGame::new().take(2_000) {
        play.enter(&Entry::Event(event)).expect("every event is accepted and finds room");
    }
    assert_eq!(play.journal().len(), 2_000);
    assert!(LongGame::new().take(100).eq(LongGame::new().take(100)));
}
