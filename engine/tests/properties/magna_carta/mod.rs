//! Magna Carta as the properties try it: what may lie on the table, and that every game ends.
//!
//! Invariant: the checks look at the table from outside, as a player would.

mod arbitrary;

use engine::Game;
use engine::autoplay::{self, Repeatable};
use engine::journal::Entry;
use engine::magna_carta::cards::{Building, Prestige};
use engine::magna_carta::setup::{Books, COLOURS, Setup, Variant};
use engine::magna_carta::street::Face;
use engine::magna_carta::tokens::{Part, Tokens};
use engine::magna_carta::{Event, Lines, LongGame, MagnaCarta};
use engine::play::Play;
use engine::seat::Seat;
use proptest::prelude::*;

use crate::tried::Tried;

impl Tried for MagnaCarta {
    type Header = Lines;

    const GAME_LINE: &'static str = "game magna-carta standard";
    const WORDS: &'static [&'static str] = &[
        "next",
        "nobody",
        "draw",
        "redraw",
        "worker",
        "build",
        "prestige",
        "pass",
        "provost",
        "use",
        "skip",
        "castle",
        "church",
        "flip",
        "count",
        "undo",
        "redo",
        "correct",
        "stock",
        "tokens",
        "cubes",
        "start",
        "street",
        "passed",
        "residence",
        "gone",
        "seats",
        "points",
        "red",
        "green",
        "orange",
        "blue",
        "purple",
        "food",
        "gold",
        "farm-small",
        "statue",
        "other=9",
        "food=1",
        "gold=300",
        "stone=0",
        "coins=9999",
        "coins=10000",
        "dungeon=2",
        "=",
        "food=",
        "bank=3",
        "-3",
        "+3",
        "0",
        "1",
        "256",
        "99999999999",
        "#",
        "park",
        "quarry",
        "peddler",
        "begin",
        "books",
        "table",
        "device",
    ];

    fn setups() -> BoxedStrategy<Setup> {
        arbitrary::setup().boxed()
    }

    fn events() -> BoxedStrategy<Event> {
        arbitrary::event().boxed()
    }

    fn is_possible(&self) {
        no_token_too_many(self);
        cards_are_conserved(self);
        workers_are_conserved(self);
        provost_is_on_the_street(self);
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
