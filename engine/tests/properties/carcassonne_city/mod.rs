//! Carcassonne: De Stad as the properties try it: what may lie on the table, and that every game ends.
//!
//! Invariant: the checks look at the table from outside, as a player would.

mod arbitrary;

use engine::Game;
use engine::autoplay::{self, Repeatable};
use engine::carcassonne_city::event::Event;
use engine::carcassonne_city::setup::{Distance, Draft, LastTile, Setup, Unclaimed};
use engine::carcassonne_city::{City, End, Line, Lines, Phase, Role, tower_share};
use engine::journal::MOST_ENTRIES;
use engine::seat::{Seat, Seating};
use proptest::prelude::*;

use crate::tried::Tried;

impl Tried for City {
    type Header = Lines;

    const GAME_LINE: &'static str = "game carcassonne-city";
    const WORDS: &'static [&'static str] = &[
        "tile",
        "discard",
        "road",
        "market",
        "tiles",
        "goods",
        "followers",
        "next",
        "gate",
        "wall",
        "walls",
        "closed",
        "tower",
        "skip",
        "end",
        "district",
        "markets",
        "public",
        "historic",
        "undo",
        "redo",
        "correct",
        "turn",
        "left",
        "right",
        "guard",
        "completes",
        "citizen",
        "vendor",
        "steward",
        "nobody",
        "red",
        "green",
        "blue",
        "purple",
        "red=1",
        "green=2",
        "blue=0",
        "white=255",
        "left=2",
        "right=0",
        "walls=3",
        "tower=300",
        "points=12",
        "points=9999",
        "points=10000",
        "citizens=2",
        "towers=",
        "=",
        "0",
        "1",
        "75",
        "256",
        "99999999999",
        "-1",
        "#",
        "seats",
        "start",
        "unclaimed",
        "towers",
        "none",
        "far",
        "nearest",
        "last-tile",
        "new",
        "old",
        "begin",
        "street",
    ];

    fn setups() -> BoxedStrategy<Setup> {
        arbitrary::setup().boxed()
    }

    fn events() -> BoxedStrategy<Event> {
        arbitrary::event().boxed()
    }

    fn is_possible(&self) {
        followers_are_conserved(self);
        walls_are_conserved(self);
        assert!(self.tiles() <= 75);
        the_score_is_the_sum_of_its_lines(self);
    }
}

fn seats(game: &City) -> impl Iterator<Item = Seat> {
    game.setup().seats().iter().copied()
}

/// Followers are in supply or out, seven each; only those in supply rest.
fn followers_are_conserved(game: &City) {
    for seat in seats(game) {
        let followers = game.followers(seat);
        let out: u8 = Role::ALL.into_iter().map(|role| followers.out(role)).sum();
        assert_eq!(followers.supply() + out, 7, "{seat}");
        assert_eq!(followers.available() + followers.resting(), followers.supply(), "{seat}");
    }
}

/// Walls are in the box or stand, seventy of them; towers stand on walls; there is no wall without a gate.
fn walls_are_conserved(game: &City) {
    let ends = End::ALL.map(|end| game.end_of_wall(end));
    let built: u8 = ends.iter().map(|end| end.walls).sum();
    assert_eq!(game.walls_left() + built, 70);
    assert!(ends.iter().all(|end| end.tower <= end.walls));
    assert!(game.gate() || built == 0);
    assert!(game.pieces().count() <= usize::from(game.walls_left()) + usize::from(!game.gate()));
    let share = tower_share(game.setup().seats().len());
    assert!(seats(game).all(|seat| game.towers(seat) <= share));
}

/// Corrections included, and never below 0.
fn the_score_is_the_sum_of_its_lines(game: &City) {
    for seat in seats(game) {
        let score = game.score(seat);
        let lines: i32 = Line::ALL.into_iter().map(|line| i32::from(score.of(line))).sum();
        assert_eq!(i32::from(score.total()), (lines + i32::from(score.corrected())).max(0), "{seat}");
    }
}

/// Every game of legal choices ends, whatever the table's readings, for two, three and four players; and it ends for one of
/// the rulebook's reasons.
#[test]
fn every_game_of_legal_choices_ends() {
    for players in 2..=4 {
        for unclaimed in Unclaimed::ALL {
            for towers in Distance::ALL {
                for last_tile in LastTile::ALL {
                    for seed in 1..=20 {
                        let seating = Seating::new(&Seat::ALL[..players], Seat::Red).expect("different seats");
                        let draft = Draft { seating, unclaimed, towers, last_tile };
                        let setup = Setup::try_from(draft).expect("legal");
                        play_to_the_end(&setup, &mut Repeatable::new(seed * 7919));
                    }
                }
            }
        }
    }
}

fn play_to_the_end(setup: &Setup, chance: &mut Repeatable) {
    let mut game = City::begin(setup);
    let mut events = 0;
    while let Some(event) = autoplay::choose(&game, chance) {
        let playing = game.phase() < Phase::Closing;
        let totals: Vec<u16> = seats(&game).map(|seat| game.score(seat).total()).collect();
        game.apply(&event).expect("a legal choice is accepted");
        game.is_possible();
        assert!(seats(&game).zip(totals).all(|(seat, before)| game.score(seat).total() >= before));
        if playing && game.phase() == Phase::Closing {
            assert!(game.tiles_left() == 0 || game.walls_left() == 0 || event == Event::End);
        }
        events += 1;
        assert!(events < MOST_ENTRIES, "a game must end, and its journal must hold it");
    }
    assert!(game.is_over());
    assert!(seats(&game).all(|seat| game.followers(seat).supply() == 7));
    assert!(!game.winners().is_empty());
    let most = seats(&game).map(|seat| game.score(seat).total()).max();
    assert!(game.winners().iter().all(|seat| Some(game.score(seat).total()) == most));
}
