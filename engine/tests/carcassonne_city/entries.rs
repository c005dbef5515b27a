//! Entering: the order of questions, followers, towers, prompts, stored games.
//!
//! What is the same throughout the game. Invariant: whatever is taken back or refused leaves no trace in the state.

use engine::Game;
use engine::carcassonne_city::setup::{Distance, Draft, LastTile, SetupRefusal, Unclaimed};
use engine::carcassonne_city::{City, Event, HeaderError, Line, Role, Setup, Stack, tower_share};
use engine::journal::{Entry, MOST_ENTRY_BYTES};
use engine::packed;
use engine::play::Play;
use engine::prompt::{Answer, Kind};
use engine::seat::Seat::{Black, Blue, Green, Purple, Red, White, Yellow};
use engine::seat::{Seating, Tally};

use crate::table::Table;

/// CDS 1 and CDS-NL "De voorbereiding": seven followers each, and the twelve towers shared equally.
#[test]
fn everybody_begins_with_seven_followers_and_a_share_of_the_towers() {
    for (players, towers) in [(2, 6), (3, 4), (4, 3)] {
        let table = Table::of(players);
        for &seat in table.state().setup().seats() {
            assert_eq!((table.supply(seat), table.state().towers(seat)), (7, towers));
        }
        assert_eq!(tower_share(players), towers);
        assert_eq!((table.state().walls_left(), table.state().tiles_left()), (70, 75));
    }
}

/// CDS-NL "Start van het spel", "Spelverloop": the youngest begins, then clockwise.
#[test]
fn turns_go_clockwise_from_the_youngest() {
    let setup: Setup =
        "provost 1\ngame carcassonne-city\nseats white purple black\nstart purple\nbegin".parse().unwrap();
    let mut table = Table(Box::new(Play::new(setup)));
    table.refuses("tile white", "it is not White's turn; Purple places the next tile");
    table.refuses("tile red", "Red does not play in this game");
    table.play("tile purple\ntile black\ntile white\ntile purple");
    assert_eq!(table.turn(), Some(Black));
    assert_eq!([White, Purple].map(|seat| table.supply(seat)), [7, 7]);
}

/// CDS-NL "De voorbereiding": stacks of 30, 25 and 20.
#[test]
fn the_stacks_have_thirty_twenty_five_and_twenty_tiles() {
    let of = |tiles: u8| {
        let mut table = Table::of(2);
        table.play(&format!("correct tiles {tiles}"));
        let state = table.state();
        (state.stack().number(), state.stack_left())
    };
    assert_eq!([0, 29, 30, 31, 54, 55, 74].map(of), [(1, 30), (1, 1), (2, 25), (2, 24), (2, 1), (3, 20), (3, 1)]);
    assert_eq!([1, 30, 31, 55, 56, 75].map(Stack::of_tile).map(Stack::number), [1, 1, 2, 2, 3, 3]);
}

/// CDS A4: with `new`, tiles 30 and 55 are the first to bring walls, and twice as many; with `old`, tiles 31 and 56.
#[test]
fn walls_begin_and_double_with_the_tile_that_first_brings_them() {
    for (ruling, placed) in [("new", [29, 54]), ("old", [30, 55])] {
        let changes = |tiles: u8| {
            let mut table = Table::with(2, &format!("last-tile {ruling}"));
            table.play(&format!("correct tiles {tiles}"));
            let state = table.state();
            state.walls_change().then_some(state.walls_of_next().number())
        };
        let found: Vec<_> = (0..75).filter_map(|tiles| Some((tiles, changes(tiles)?))).collect();
        assert_eq!(found, [(placed[0], 2), (placed[1], 3)], "{ruling}");
    }
}

/// Not while the tile before is still being scored.
#[test]
fn walls_begin_with_the_next_turn() {
    let mut table = Table::at_tile(2, "last-tile old", 30);
    table.red_scores_a_road();
    assert!(!table.state().walls_change());
    table.play("next");
    assert!(table.state().walls_change());
    assert!(!table.play("tile green").state().walls_change());
}

/// CDS-NL "Horige inzetten": a follower comes from the supply; without one a tile is all there is.
#[test]
fn a_follower_comes_from_the_supply() {
    let mut table = Table::of(2);
    table.play("correct red stewards=6");
    table.play("tile red citizen\ntile green");
    assert_eq!(table.supply(Red), 0);
    table.refuses("tile red vendor", "Red has no follower left in supply");
    assert_eq!(table.legal(), ["tile red", "tile red completes", "discard red"]);
    table.play("tile red");
}

/// CDS 2, step 2: not on a road or market that this tile has just completed. On another one of that kind it may stand.
#[test]
fn a_follower_does_not_stand_on_what_its_tile_completes() {
    let mut table = Table::at_tile(4, "", 10);
    table.play("correct red citizens=1\ntile red citizen completes\nroad\ntiles 4");
    let prompt = table.state().prompt().expect("who stands on it");
    assert_eq!(prompt.kind, Kind::Tally { most: Tally::NONE.with(Red, 1), all: 3, usual: Tally::NONE, nobody: true });
    table.refuses("followers red=2", "Red's citizen was placed with this tile");
    table.play("followers red=1");
    assert_eq!((table.total(Red), table.out(Red, Role::Citizen)), (8, 1));
}

/// The same, but for a road that a wall closes afterwards: there it counts.
#[test]
fn a_follower_counts_when_a_wall_closes_its_road() {
    let mut table = Table::with_walls(4, "", 40, 0, 0);
    table.play("correct red vendors=1\ntile red citizen completes\nmarket\ntiles 1\ngoods 1\nfollowers red=1\nnext");
    table.play("wall red left\nclosed\nroad\ntiles 3\nfollowers red=1\nnext");
    assert_eq!(table.points(Red, Line::Roads), 1 + 3);
}

/// Roads hold citizens and markets vendors, and nobody has more of them than are out.
#[test]
fn followers_on_a_feature_are_those_that_are_out_in_its_role() {
    let mut table = Table::at_tile(3, "", 10);
    table.play("correct green citizens=1 vendors=2\ntile red completes\nmarket\ntiles 2");
    table.refuses("goods 4", "at most 3 kinds of goods");
    table.refuses("goods 0", "at least 1 kind");
    table.refuses("followers green=1", "say how many kinds of goods");
    table.play("goods 1");
    table.refuses("followers green=3", "Green has only 2 vendors out, not 3");
    table.refuses("followers red=1", "Red has no vendor out");
    table.refuses("followers yellow=1", "Yellow does not play");
    table.play("followers green=2\nroad\ntiles 2");
    table.refuses("followers green=2", "Green has only 1 citizen out, not 2");
}

/// A tile that completes something is followed by what it completes; then by further ones, or by `next`.
#[test]
fn what_a_tile_completes_is_said_before_going_on() {
    let mut table = Table::at_tile(3, "", 10);
    table.play("tile red completes");
    assert_eq!(table.legal(), ["road", "market"]);
    table.refuses("next", "say which road or market is completed");
    table.refuses("tile green", "say which road or market is completed");
    table.refuses("tiles 3", "say which road or market is completed");
    table.play("road\ntiles 1\nfollowers nobody");
    assert_eq!(table.legal(), ["next", "road", "market"]);
    table.play("next");
    assert_eq!(table.turn(), Some(Green));
    table.refuses("next", "Green is to place a tile");
}

/// CDS 4: a tower is the trigger's, one a wall building, and from the trigger's own share.
#[test]
fn a_tower_is_put_up_by_the_trigger() {
    let mut table = Table::with_walls(4, "", 40, 0, 0);
    table.red_scores_a_road().play("next\nwalls left=4");
    table.refuses("tower green left", "Green puts up no tower now; Red caused the scoring");
    table.refuses("skip green", "Red caused the scoring");
    assert_eq!(table.legal(), ["tower red left", "tower red right", "closed", "skip red"]);
    // What gains something comes first, and what does not last; no button gives the tower away unread.
    assert_eq!(table.state().answer(Answer::Nobody), None);
    table.play("correct red towers=0");
    table.refuses("tower red left", "Red has no tower left");
    assert_eq!(table.legal(), ["skip red", "closed"]);
    table.play("skip red");
    assert_eq!((table.turn(), table.points(Red, Line::Towers)), (Some(Green), 0));
}

/// Something is closed by a wall only after a wall: not before the first piece, and not in a turn.
#[test]
fn a_wall_closes_something_only_once_it_stands() {
    let mut table = Table::with_walls(4, "", 40, 0, 0);
    table.refuses("closed", "Red is to place a tile");
    table.red_scores_a_road().play("next");
    table.refuses("closed", "the first one is Red's");
    table.play("wall red left\nclosed\nroad\ntiles 1\nfollowers nobody");
    assert!(table.state().closed_by_wall());
    assert_eq!(table.pieces().len(), 3);
    table.play("next");
    assert_eq!((table.phase(), table.asked()), ("walls", Some(Green)));
}

/// The choices in the order that the screens show them.
#[test]
fn legal_choices_come_in_a_fixed_order() {
    let mut table = Table::at_tile(3, "", 40);
    let tile = ["tile red", "tile red citizen", "tile red vendor", "tile red steward"];
    let completes = tile.map(|line| format!("{line} completes"));
    let nowhere = vec!["discard red".to_string()];
    assert_eq!(table.legal(), [tile.map(String::from).to_vec(), completes.to_vec(), nowhere].concat());
    table.red_scores_a_road().play("next");
    assert_eq!(table.legal(), ["gate red"]);
    table.play("gate red");
    let expected = [
        "wall green left",
        "wall green right",
        "wall green left guard",
        "wall green right guard",
        "walls left=2",
        "walls left=1 right=1",
        "walls right=2",
        "closed",
    ];
    assert_eq!(table.legal(), expected);
    table.play("wall green left");
    assert_eq!(
        table.legal(),
        ["wall blue left", "wall blue right", "wall blue left guard", "wall blue right guard", "closed"]
    );
}

/// The first building has no `closed` before the gate, and no guards without followers.
#[test]
fn a_guard_is_a_follower_from_supply() {
    let mut table = Table::with_walls(2, "", 40, 0, 0);
    table.play("correct green stewards=7");
    table.red_scores_a_road().play("next\nwall red left guard");
    assert_eq!((table.out(Red, Role::Guard), table.supply(Red)), (1, 6));
    table.refuses("wall green left guard", "Green has no follower left in supply");
    table.play("wall green left");
}

/// Undo goes back question by question.
#[test]
fn undo_takes_back_one_question() {
    let mut table = Table::with_walls(4, "", 40, 0, 0);
    table.red_scores_a_road();
    let asked = |table: &Table| table.asks();
    assert_eq!(asked(&table), "feature");
    assert_eq!(asked(table.play("undo")), "followers");
    assert_eq!((asked(table.play("undo")), table.total(Red)), ("tiles", 0));
    assert_eq!(asked(table.play("undo")), "feature");
    assert_eq!(asked(table.play("undo")), "tile");
    assert_eq!(table.state().tiles(), 39);
}

/// A stored game is the same game.
#[test]
fn a_game_is_restored_from_its_records() {
    let mut table = Table::with_walls(3, "towers far", 60, 4, 2);
    table.red_scores_a_road().play("next\nwall red left guard\nundo\nwall red right\nwalls left=5");
    let mut records: Vec<Vec<u8>> = Vec::new();
    for (entry, _) in table.0.journal().iter::<Event>() {
        let mut buffer = [0; MOST_ENTRY_BYTES];
        records.push(packed::write(&entry, &mut buffer).expect("an entry fits").to_vec());
    }
    let mut restored = Box::new(Play::<City>::new(table.0.setup().clone()));
    restored.restore(table.0.setup().clone(), records.iter().map(Vec::as_slice)).expect("all records fit");
    assert!(restored.state() == table.state());
    let wrong = packed::write(&Entry::Event(Event::Gate(Yellow)), &mut [0; MOST_ENTRY_BYTES]).unwrap().to_vec();
    records.push(wrong);
    let bad = restored.restore(table.0.setup().clone(), records.iter().map(Vec::as_slice)).unwrap_err();
    assert_eq!(bad.index, records.len() - 1);
    assert!(restored.state() == table.state());
}

/// An answer that does not fit the question is none.
#[test]
fn answers_are_events_only_for_their_question() {
    let mut table = Table::at_tile(2, "", 10);
    let state = table.state();
    assert_eq!(state.answer(Answer::GoOn), None);
    assert_eq!(state.answer(Answer::Amount(1)), None);
    assert_eq!(state.answer(Answer::Pick(9)), None);
    assert_eq!(state.answer(Answer::Pick(0)).map(|event| event.to_string()).as_deref(), Some("tile red"));
    table.play("correct green citizens=1\ntile red completes\nroad");
    assert_eq!(table.state().answer(Answer::Amount(11)), None);
    assert_eq!(table.state().answer(Answer::Amount(10)), Some(Event::Tiles(10)));
    table.play("tiles 10");
    assert_eq!(table.state().answer(Answer::Tally(Tally::NONE.with(Green, 2))), None);
    assert_eq!(table.state().answer(Answer::Tally(Tally::NONE)), Some(Event::Followers(Tally::NONE)));
}

/// The header's three readings are the rulings' when they are left out (CDS A1, A3, A4).
#[test]
fn a_header_may_leave_out_the_three_readings() {
    let short: Setup = "provost 1\ngame carcassonne-city\nseats red blue\nstart blue\nbegin".parse().unwrap();
    let draft = Draft {
        seating: Seating::new(&[Red, Blue], Blue).expect("two different seats"),
        unclaimed: Unclaimed::None,
        towers: Distance::Nearest,
        last_tile: LastTile::New,
    };
    assert_eq!(Setup::try_from(draft), Ok(short));
}

/// What is no header of this game is said as such.
#[test]
fn headers_of_other_games_are_unreadable() {
    let read = |lines: &str| format!("provost 1\n{lines}\nbegin").parse::<Setup>();
    for lines in [
        "game carcassonne-city standard\nseats red blue\nstart blue",
        "game magna-carta standard\nseats red blue\nstart blue",
        "game carcassonne-city\nbooks device\nseats red blue\nstart blue",
        "game carcassonne-city\nstreet park\nseats red blue\nstart blue",
        "game carcassonne-city\nseats red blue",
        "game carcassonne-city\nseats red blue\nstart blue\nstart red",
        "game carcassonne-city\nseats red blue\nstart blue\ntowers both",
    ] {
        assert!(matches!(read(lines), Err(HeaderError::Unreadable(_))), "{lines}");
    }
    let refused = |lines: &str| match read(lines) {
        Err(HeaderError::Refused(refusal)) => refusal,
        other => panic!("{lines}: {other:?}"),
    };
    assert_eq!(refused("game carcassonne-city\nseats red\nstart red"), SetupRefusal::Players(1));
    let five = "game carcassonne-city\nseats red blue green white black\nstart red";
    assert_eq!(refused(five), SetupRefusal::Players(5));
    assert_eq!(refused("game carcassonne-city\nseats red red\nstart red"), SetupRefusal::SeatTwice(Red));
    assert_eq!(refused("game carcassonne-city\nseats red blue\nstart green"), SetupRefusal::StartNotSeated(Green));
}
