//! What is offered as the answer, and how many followers can stand somewhere.
//!
//! A screen starts with what is offered, so nothing is offered that gives points unasked. Invariant: what the device cannot know
//! starts at 0.

use engine::Game;
use engine::carcassonne_city::{Event, Line};
use engine::journal::{Entry, MOST_ENTRY_BYTES};
use engine::packed;
use engine::prompt::{Answer, Kind};
use engine::seat::Seat::{Blue, Green, Red};
use engine::seat::Tally;

use crate::table::Table;

/// In play the device knows nothing of the board: tiles, goods and followers start at 0, whoever has how many out. 0 tiles and
/// 0 goods are no answer: a road is of at least one (CDS 3).
#[test]
fn nothing_is_offered_in_play_that_brings_points() {
    let kind = |table: &Table| table.state().prompt().map(|prompt| prompt.kind);
    for out in ["correct red citizens=2\ncorrect green citizens=1", "correct blue citizens=1", ""] {
        let mut table = Table::at_tile(3, "", 10);
        table.play(out).play("tile red completes\nroad");
        assert_eq!(kind(&table), Some(Kind::Amount { from: 1, to: 10, usual: 0 }));
        assert_eq!(table.state().answer(Answer::Amount(0)), None, "a road has tiles");
        table.play("tiles 3");
        assert!(matches!(kind(&table), Some(Kind::Tally { usual: Tally::NONE, nobody: true, .. })), "{out}");
    }
    let mut table = Table::at_tile(3, "", 10);
    table.play("tile red completes\nmarket\ntiles 2");
    assert_eq!(kind(&table), Some(Kind::Amount { from: 1, to: 3, usual: 0 }));
    assert_eq!(table.state().answer(Answer::Amount(0)), None, "a market has goods");
}

/// In the final count too: every number starts at 0. Whoever goes on with what is offered gets nothing.
#[test]
fn nothing_is_offered_in_the_final_count_that_brings_points() {
    let kind = |table: &Table| table.state().prompt().map(|prompt| prompt.kind);
    let usual = |table: &Table| match kind(table) {
        Some(Kind::Tally { usual, .. }) => usual,
        other => panic!("{other:?}"),
    };
    let one = |seat| Tally::NONE.with(seat, 1);
    let mut table = Table::at_tile(3, "", 75);
    table.play("correct green stewards=1\ncorrect blue stewards=2 guards=1\ncorrect red citizens=1\ntile red");
    table.play("road\ntiles 3");
    assert_eq!((table.asks(), usual(&table)), ("followers", Tally::NONE));
    table.play("followers nobody\nnext\nnext");
    assert_eq!((table.asks(), usual(&table)), ("district", Tally::NONE));
    assert_eq!(table.state().answer(Answer::Tally(Tally::NONE)), None, "somebody's area it is");
    table.play("district green=1 blue=1");
    assert!(matches!(kind(&table), Some(Kind::Amount { from: 0, to: 75, usual: 0 })));
    table.play("markets 1");
    assert_eq!(usual(&table), Tally::NONE);
    assert_eq!(table.state().answered(&Event::District(one(Blue))), Some(Answer::Tally(one(Blue))));
    assert_eq!(table.state().answered(&Event::Followers(one(Blue))), None);
    table.play("district blue=1\nmarkets 0");
    assert!(matches!(kind(&table), Some(Kind::Amount { from: 0, to: 32, usual: 0 })));
    table.play("public blue 0");
    assert!(matches!(kind(&table), Some(Kind::Amount { from: 0, to: 7, usual: 0 })));
}

/// CDS 2, step 2: one follower a turn, on the tile of that turn. So no road or market carries more than it has tiles; the
/// completed ones are said by the table, and such a number is a slip. "Als hij met de nieuwe tegel een onbezette weg of markt
/// afbouwt, mag hij daar eveneens geen horige inzetten" (CDS-NL): of what a tile completes, that tile carries none, and so
/// many are asked for. The notation does not refuse them.
#[test]
fn nothing_carries_more_followers_than_it_has_tiles() {
    let mut table = Table::at_tile(3, "", 20);
    table.play("correct red citizens=3\ncorrect green citizens=1\ntile red completes\nroad\ntiles 2");
    let Some(Kind::Tally { most, all, .. }) = table.state().prompt().map(|prompt| prompt.kind) else {
        panic!("who stands there is asked")
    };
    assert_eq!((most, all), (Tally::NONE.with(Red, 1).with(Green, 1), 1));
    assert_eq!(table.state().accepted_followers(), Some((Tally::NONE.with(Red, 2).with(Green, 1), 2)));
    table.refuses("followers red=3", "3 followers cannot stand on 2 tiles; one a tile at most");
    table.refuses("followers red=2 green=1", "3 followers cannot stand on 2 tiles");
    table.refuses("followers red=4", "Red has only 3 citizens out, not 4");
    let three = Tally::NONE.with(Red, 2).with(Green, 1);
    assert_eq!(table.state().answer(Answer::Tally(three)), None);
    assert_eq!(table.state().answer(Answer::Tally(Tally::NONE.with(Red, 2))), None);
    table.play("followers red=2\nnext");
    assert_eq!(table.points(Red, Line::Roads), 2);
}

/// A wall closes a road without a tile: "Deze muur sluit de weg af. Rood ontvangt 1 punt" (CDS-NL), for a road of one tile. So
/// does the ring.
#[test]
fn what_a_wall_or_the_ring_closes_carries_a_follower_on_every_tile() {
    let most = |table: &Table| match table.state().prompt().map(|prompt| prompt.kind) {
        Some(Kind::Tally { most, all, .. }) => (most, all),
        other => panic!("{other:?}"),
    };
    let red = Tally::NONE.with(Red, 1);
    let mut table = Table::with_walls(3, "", 40, 0, 0);
    table.play("correct red citizens=2\ntile red completes\nroad\ntiles 2\nfollowers red=1\nnext");
    table.play("wall red left\nclosed\nroad\ntiles 1");
    assert_eq!(most(&table), (red, 1));
    let before = table.points(Red, Line::Roads);
    table.play("followers red=1");
    assert_eq!(table.points(Red, Line::Roads) - before, 1);
    let mut table = Table::at_tile(3, "", 75);
    table.play("correct red citizens=1\ntile red\nroad\ntiles 1");
    assert_eq!(most(&table), (red, 1));
    // A tile that completes a road of one tile leaves nobody to stand on it.
    let mut table = Table::at_tile(3, "", 20);
    table.play("correct red citizens=1\ntile red completes\nroad\ntiles 1");
    assert_eq!(most(&table), (Tally::NONE, 0));
    assert!(table.legal() == ["followers nobody"]);
}

/// A game that was stored before that was refused still comes back with what was scored then.
#[test]
fn more_followers_than_tiles_in_an_old_game_stay_as_they_were() {
    const STORED: [&str; 9] = [
        "correct tiles 20",
        "correct red citizens=2",
        "tile red completes",
        "road",
        "tiles 1",
        "followers red=2",
        "next",
        "tile green",
        "tile red",
    ];
    let mut records: Vec<Vec<u8>> = Vec::new();
    for line in STORED {
        let entry = Entry::Event(line.parse::<Event>().expect("a line of the notation"));
        records.push(packed::write(&entry, &mut [0; MOST_ENTRY_BYTES]).expect("an entry fits").to_vec());
    }
    let mut table = Table::of(2);
    let setup = table.0.setup().clone();
    assert_eq!(table.0.restore(setup, records.iter().map(Vec::as_slice)), Ok(()));
    assert_eq!((table.total(Red), table.supply(Red), table.state().tiles()), (1, 7, 23));
    // Also after it was taken back and brought back; entered anew it is refused.
    table.play("undo 4\nredo 4");
    assert_eq!((table.total(Red), table.state().tiles()), (1, 23));
    table.play("undo 4").refuses("followers red=2", "2 followers cannot stand on 1 tile");
}
