//! Machiavelli as the properties try it: what may lie on the table, and that every game ends.
//!
//! Invariant: the checks look at the table from outside, as a player would.

mod arbitrary;

use engine::Game;
use engine::autoplay::{self, Repeatable};
use engine::journal::MOST_ENTRIES;
use engine::machiavelli::event::Event;
use engine::machiavelli::{Character, District, Line, Lines, List, Machiavelli, Phase, Rank, Ranks, Setup};
use engine::seat::Seat;
use proptest::prelude::*;

use crate::tried::Tried;

impl Tried for Machiavelli {
    type Header = Lines;

    const GAME_LINE: &'static str = "game machiavelli";
    const WORDS: &'static [&'static str] = &[
        "next",
        "faceup",
        "answer",
        "nobody",
        "play",
        "murder",
        "bewitch",
        "expropriate",
        "rob",
        "threaten",
        "crown",
        "build",
        "seize",
        "destroy",
        "swap",
        "conquer",
        "upgrade",
        "tuck",
        "complete",
        "vault",
        "highest",
        "count",
        "undo",
        "redo",
        "correct",
        "red",
        "green",
        "blue",
        "purple",
        "rasputin",
        "acrobat",
        "tent",
        "director",
        "palace",
        "palace+1",
        "tavern",
        "museum",
        "keep",
        "framework",
        "necropolis",
        "bell-tower",
        "own1",
        "tent+1",
        "by",
        "over",
        "early",
        "untaxed",
        "armory",
        "gold=4",
        "cards=3",
        "actions=100",
        "coins=",
        "types=3",
        "complete=4",
        "uniques=256",
        "city",
        "add",
        "remove",
        "museum=3",
        "tents=1",
        "tents=10000",
        "tax",
        "first",
        "ending",
        "call",
        "on",
        "off",
        "end",
        "0",
        "1",
        "2",
        "4",
        "8",
        "9",
        "10",
        "99999999999",
        "-1",
        "=",
        "#",
        "seats",
        "start",
        "characters",
        "first-game",
        "cunning-agents",
        "king",
        "witch",
        "uniques",
        "any",
        "cities",
        "card",
        "cost=3",
        "silver=2",
        "points=1",
        "name=vuurtoren",
        "begin",
    ];

    fn setups() -> BoxedStrategy<Setup> {
        arbitrary::setup().boxed()
    }

    fn events() -> BoxedStrategy<Event> {
        arbitrary::event().boxed()
    }

    fn is_possible(&self) {
        the_box_is_enough(self);
        the_call_is_of_a_rank_that_is_called(self);
        ranks_are_turned_over_once(self);
        the_score_is_the_sum_of_its_lines(self);
    }
}

fn seats(game: &Machiavelli) -> impl Iterator<Item = Seat> {
    game.setup().seats().iter().copied()
}

/// No more of a district than the box has, and no more than three tents; only what is in the game; nothing without recorded
/// cities.
fn the_box_is_enough(game: &Machiavelli) {
    let all = || seats(game).flat_map(|seat| game.city(seat));
    for district in District::ALL {
        let stand = all().filter(|named| named.district == district).count();
        assert!(stand == 0 || (game.setup().has(district) && stand <= district.copies().into()), "{district}");
    }
    let tents: u8 = seats(game).map(|seat| game.tents(seat)).sum();
    assert!(tents <= 3 && (game.setup().actions() || tents == 0));
    assert!(game.setup().cities() || (all().next().is_none() && tents == 0));
    assert!(!game.early() || all().any(|named| named.district == District::BellTower));
    for seat in seats(game) {
        let monument = game.city(seat).any(|named| named.district == District::Monument);
        let size = game.city(seat).count() + usize::from(monument) + usize::from(game.tents(seat));
        assert_eq!(usize::from(game.size(seat)), size, "{seat}");
        if game.setup().cities() {
            assert_eq!(game.complete(seat), game.size(seat) >= game.complete_at(), "{seat}");
        }
        assert!(game.size(seat) < game.ends_at() || game.ending() || game.phase() != Phase::Over);
    }
}

/// It is in the game, does not lie face up, and is not the murdered one without action cards.
fn the_call_is_of_a_rank_that_is_called(game: &Machiavelli) {
    assert!(!game.face_up().contains(Rank::FOUR));
    let Some(rank) = game.called() else { return };
    assert!(game.character().is_some() && !game.face_up().contains(rank));
    // A rank that murders itself out of the call by a correction is still the one that was called.
    assert!(game.setup().actions() || game.marks().murdered != Some(rank) || game.phase() == Phase::Turn);
}

fn ranks_are_turned_over_once(game: &Machiavelli) {
    let mut all = Ranks::NONE;
    for seat in seats(game) {
        let ranks = game.ranks(seat);
        assert!(ranks.len() <= game.setup().characters_each(), "{seat}");
        for rank in ranks.iter() {
            assert!(!all.contains(rank), "{rank}");
            all = all.with(rank);
        }
    }
}

fn the_score_is_the_sum_of_its_lines(game: &Machiavelli) {
    for seat in seats(game) {
        let score = game.score(seat);
        let lines: u16 = Line::ALL.into_iter().map(|line| score.of(line)).sum();
        assert_eq!(score.total(), lines, "{seat}");
        if game.counts(seat).get(engine::machiavelli::event::Counted::Uniques).is_none() {
            let bonus: u16 = game.bonus(seat).map(|(_, points)| points).sum();
            assert_eq!(score.of(Line::Uniques), bonus, "{seat}");
        }
    }
}

/// Every game of legal choices ends, with every list, for two to eight players, with and without cities and action cards.
#[test]
fn every_game_of_legal_choices_ends() {
    for players in 2..=8 {
        for list in List::ALL {
            for (cities, actions) in [("on", "off"), ("on", "on"), ("off", "off"), ("off", "on")] {
                for seed in 1..=2 {
                    let setup = setup(players, list, cities, actions);
                    play_to_the_end(&setup, &mut Repeatable::new(seed * 7919));
                }
            }
        }
    }
}

/// The list's characters with the swaps that the number of players demands.
fn setup(players: usize, list: List, cities: &str, actions: &str) -> Setup {
    let seats: Vec<&str> = Seat::ALL[..players].iter().map(|seat| seat.word()).collect();
    let mut swaps = String::new();
    let has = |character| list.characters().contains(&character);
    if players == 2 && has(Character::Emperor) {
        swaps += " king";
    }
    if matches!(players, 3 | 8) && (list.characters().len() == 8 || (players == 3 && has(Character::Queen))) {
        swaps += " artist";
    }
    let header = format!(
        "provost 1\ngame machiavelli\nseats {}\nstart red\ncharacters {list}{swaps}\nuniques {list}\ncities {cities}\n\
         actions {actions}\nbegin",
        seats.join(" ")
    );
    header.parse().expect("a legal header")
}

fn play_to_the_end(setup: &Setup, chance: &mut Repeatable) {
    let mut game = Machiavelli::begin(setup);
    let mut events = 0;
    while let Some(event) = autoplay::choose(&game, chance) {
        let (was_ending, round) = (game.ending(), game.round());
        game.apply(&event).expect("a legal choice is accepted");
        game.is_possible();
        assert!(!was_ending || game.round() == round, "the last round is played out, and no other follows");
        events += 1;
        assert!(events < MOST_ENTRIES, "a game must end, and its journal must hold it");
    }
    assert!(game.is_over() && game.ending());
    assert!(!game.winners().is_empty());
    let most = seats(&game).map(|seat| game.score(seat).total()).max();
    assert!(game.winners().iter().all(|seat| Some(game.score(seat).total()) == most));
}
