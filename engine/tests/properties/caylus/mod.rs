//! Caylus as the properties try it: what may stand on the table, and that every game ends.
//!
//! Invariant: the checks look at the table from outside, as a player would.

mod arbitrary;

use engine::Game;
use engine::autoplay::{self, Repeatable};
use engine::caylus::event::{Row, Section};
use engine::caylus::road::Tile;
use engine::caylus::setup::{Books, COLOURS, Favours, Setup};
use engine::caylus::tiles::{Building, Cube, Fixed, Neutral, Prestige, Special};
use engine::caylus::{Caylus, Event, Line, Lines, Phase};
use engine::seat::Seat;
use proptest::prelude::*;

use crate::tried::Tried;

impl Tried for Caylus {
    type Header = Lines;

    const GAME_LINE: &'static str = "game caylus";
    const WORDS: &'static [&'static str] = &[
        "next",
        "nobody",
        "pass",
        "worker",
        "provost",
        "use",
        "skip",
        "build",
        "prestige",
        "favour",
        "castle",
        "joust",
        "stables",
        "flip",
        "points",
        "count",
        "undo",
        "redo",
        "correct",
        "bailiff",
        "order",
        "section",
        "street",
        "favours",
        "inn",
        "empty",
        "residence",
        "red",
        "green",
        "orange",
        "blue",
        "black",
        "purple",
        "gate",
        "guild",
        "trading-post",
        "food",
        "wood",
        "stone",
        "cloth",
        "gold",
        "coins",
        "cubes",
        "stay",
        "leave",
        "food-farm",
        "mason",
        "architect",
        "statue",
        "farm",
        "carpenter",
        "dungeon",
        "towers",
        "food=1",
        "cloth=1",
        "gold=300",
        "stone=0",
        "coins=99",
        "coins=10000",
        "points=12",
        "dungeon=2",
        "build=1",
        "=",
        "food=",
        "lawyer=3",
        "-3",
        "+3",
        "-99",
        "0",
        "1",
        "2",
        "5",
        "28",
        "256",
        "99999999999",
        "#",
        "begin",
        "books",
        "table",
        "device",
        "simple",
        "jeweller",
        "yes",
        "seats",
    ];

    fn setups() -> BoxedStrategy<Setup> {
        arbitrary::setup().boxed()
    }

    fn events() -> BoxedStrategy<Event> {
        arbitrary::event().boxed()
    }

    fn is_possible(&self) {
        tiles_are_conserved(self);
        parts_are_conserved(self);
        workers_are_conserved(self);
        markers_are_on_their_tracks(self);
        points_are_never_below_nothing(self);
    }
}

fn seats(game: &Caylus) -> impl Iterator<Item = Seat> {
    game.setup().seats().iter().copied()
}

/// A tile stands on the road at most as often as the box has it, the fixed buildings where they are printed.
fn tiles_are_conserved(game: &Caylus) {
    let count = |wanted: &dyn Fn(Tile) -> bool| game.road().tiles().filter(|tile| wanted(*tile)).count();
    for neutral in Neutral::ALL {
        assert!(count(&|tile| tile == Tile::Neutral(neutral)) <= 1, "{neutral}");
    }
    for building in Building::ALL {
        let most = match building {
            Building::Architect => 2,
            Building::Jeweller => usize::from(game.setup().jeweller().word() == "yes"),
            _ => 1,
        };
        let there = count(&|tile| matches!(tile, Tile::Building(other, _) if other == building));
        assert!(there <= most, "{building}");
        assert_eq!(game.in_stock(building), there < most, "{building}");
    }
    for prestige in Prestige::ALL {
        let there = count(&|tile| matches!(tile, Tile::Prestige(other, _) if other == prestige));
        assert!(there <= 1, "{prestige}");
        assert_eq!(game.is_left(prestige), there == 0, "{prestige}");
    }
    for (fixed, at) in [(Fixed::Peddler, 7), (Fixed::Carpenter, 8), (Fixed::GoldMine, 16)] {
        assert_eq!(game.road().tile(at), Some(Tile::Fixed(fixed)));
    }
    assert!(game.road().tiles().filter_map(Tile::owner).all(|owner| game.setup().seats().contains(&owner)));
}

/// Houses and free parts are together what the castle has: 6, 10 and 14.
fn parts_are_conserved(game: &Caylus) {
    for (section, parts) in Section::ALL.into_iter().zip([6, 10, 14]) {
        let built: u8 = seats(game).map(|seat| game.houses(seat, section)).sum();
        assert_eq!(built + game.free_parts(section), parts, "{section}");
    }
}

/// Workers are in hand, on the road or before the bridge, six each; none where none may go.
fn workers_are_conserved(game: &Caylus) {
    let spaces = || game.road().iter();
    for seat in seats(game) {
        let mut out = spaces().filter(|space| space.worker == Some(seat)).count();
        if let Some(places) = game.places() {
            out += Special::ALL.into_iter().filter(|special| places.at(*special) == Some(seat)).count();
            out += places.stables().iter().chain(places.castle()).filter(|other| **other == seat).count();
            out += usize::from(places.inn_right() == Some(seat));
        } else {
            assert_eq!(out, 0);
        }
        assert_eq!(usize::from(game.workers(seat)) + out, 6);
    }
    assert!(spaces().all(|space| space.worker.is_none() || space.tile.and_then(Tile::effect).is_some()));
    assert!(spaces().all(|space| space.flip.is_none() || space.worker.is_some()));
}

/// Provost and bailiff are on the road, markers on the favour table.
fn markers_are_on_their_tracks(game: &Caylus) {
    assert!((1..=28).contains(&game.provost()) && (1..=28).contains(&game.bailiff()));
    for seat in seats(game) {
        assert!(Row::ALL.into_iter().all(|row| game.marker(seat, row) <= 5));
    }
    if game.setup().favours() == Favours::Simple {
        assert_eq!(game.favour_due(), None);
    }
    let mut order: Vec<_> = game.order().to_vec();
    let mut everybody: Vec<_> = seats(game).collect();
    order.sort();
    everybody.sort();
    assert_eq!(order, everybody);
}

/// The score without the bonus is 0 or more, and the total is the sum of its lines; corrections can add up to more than a
/// total holds, which then stays at the most.
fn points_are_never_below_nothing(game: &Caylus) {
    for seat in seats(game) {
        let score = game.score(seat);
        assert!(score.before_bonus() >= 0, "{seat}");
        assert!(score.of(Line::Lost) <= 0, "{seat}");
        let lines = Line::ALL.map(|line| i32::from(score.of(line)));
        let gained: i32 = lines.into_iter().filter(|points| *points > 0).sum();
        if gained <= i16::MAX.into() {
            assert_eq!(lines.into_iter().sum::<i32>(), i32::from(score.total()), "{seat}");
        }
    }
}

/// Every game of legal choices ends, with both books, for two to five players; the bailiff needs at most 18 rounds from
/// space 6 to the towers' marker on 24.
#[test]
fn every_game_of_legal_choices_ends() {
    for books in Books::ALL {
        for players in 2..=5 {
            for seed in 1..=12 {
                let mut chance = Repeatable::new(seed * 7919);
                let setup = Setup::random(books, &COLOURS[..players], &mut chance).expect("legal");
                play_to_the_end(setup, &mut chance);
            }
        }
    }
}

fn play_to_the_end(setup: Setup, chance: &mut Repeatable) {
    let mut game = Caylus::begin(&setup);
    let mut events = 0;
    while let Some(event) = autoplay::choose(&game, chance) {
        let before = game.clone();
        game.apply(&event).expect("a legal choice is accepted");
        cubes_are_conserved(&before, &event, &game);
        events += 1;
        assert!(events < 5_000, "a game must end");
    }
    assert!(game.is_over());
    assert!(game.round() <= 18);
    assert!(!game.winners().is_empty());
    let most = seats(&game).map(|seat| game.score(seat).total()).max();
    assert!(game.winners().iter().all(|seat| Some(game.score(seat).total()) == most));
}

/// Houses are paid with three cubes each, prestige buildings with gold among others, and a pass takes no cube.
fn cubes_are_conserved(before: &Caylus, event: &Event, after: &Caylus) {
    let cubes = |game: &Caylus, seat: Seat| {
        let purse = game.purse(seat)?;
        Some(Cube::ALL.into_iter().map(|cube| i32::from(purse.of(cube))).sum::<i32>())
    };
    let changed = |seat: Seat| Some(cubes(after, seat)? - cubes(before, seat)?);
    match *event {
        Event::Castle { seat, houses, .. } => {
            assert!(changed(seat).is_none_or(|change| change == -3 * i32::from(houses)));
        }
        Event::Worker { seat, .. } => assert!(changed(seat).is_none_or(|change| change == 0)),
        // Two cubes for every wooden or stone building; what follows by itself can bring some back.
        Event::Build { seat, .. } if after.favour_due().is_some() => {
            assert!(changed(seat).is_none_or(|change| change == -2));
        }
        _ => {}
    }
    assert!(before.phase() == Phase::Over || after.round() >= before.round());
}
