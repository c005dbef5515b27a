//! The selection for every number of players: how many lie open and covered, who picks from how many, who hands on how many.
//!
//! The numbers are the booklet's for 2, 3, 7 and 8 players and the data sheet's table for the others (seed "Kiesfase"; facts 3).
//! Invariant: what somebody hands on is what the next one picks from.

use engine::machiavelli::{Pick, Selection};

use crate::table::Table;

/// Takes up, picks from, lays down, hands on: in the order of picking.
fn picks(selection: &Selection) -> Vec<[u8; 4]> {
    let row = |pick: &Pick| [pick.takes, pick.of, pick.discards, pick.passes];
    selection.picks.iter().map(row).collect()
}

fn selection(players: usize, characters: &str) -> Selection {
    Table::with(players, characters, "").state().selection().expect("a game begins with it")
}

/// Seed "Wijzigingen bij 2 spelers": 7 cards, hands on 6; keeps 1, lays 1 down, hands on 4; the same, hands on 2; the last card is laid down.
#[test]
fn with_two() {
    let selection = selection(2, "first-game");
    assert_eq!((selection.up, selection.down), (0, 1));
    assert_eq!(picks(&selection), [[0, 7, 0, 6], [0, 6, 1, 4], [0, 4, 1, 2], [0, 2, 1, 0]]);
    let seats: Vec<&str> = selection.picks.iter().map(|pick| pick.seat.word()).collect();
    assert_eq!(seats, ["red", "green", "red", "green"]);
}

/// Seed "Wijzigingen bij 3 spelers": 8, 7, 6 cards; the third lays one down unseen and hands on 4; then the second round.
#[test]
fn with_three() {
    let selection = selection(3, "first-game artist");
    assert_eq!((selection.up, selection.down), (0, 1));
    let expected = [[0, 8, 0, 7], [0, 7, 0, 6], [0, 6, 1, 4], [0, 4, 0, 3], [0, 3, 0, 2], [0, 2, 1, 0]];
    assert_eq!(picks(&selection), expected);
}

/// Facts 3, the table: open cards by players and characters; the last of the deck is laid down.
#[test]
fn with_four_to_six() {
    for (players, characters, up, first) in [
        (4, "first-game", 2, 5),
        (4, "first-game artist", 3, 5),
        (5, "first-game", 1, 6),
        (5, "first-game queen", 2, 6),
        (6, "first-game", 0, 7),
        (6, "first-game artist", 1, 7),
    ] {
        let selection = selection(players, characters);
        assert_eq!((selection.up, selection.down), (up, 1), "{players} {characters}");
        let mut of = first;
        for pick in &selection.picks[..players - 1] {
            assert_eq!([pick.takes, pick.of, pick.discards, pick.passes], [0, of, 0, of - 1]);
            of -= 1;
        }
        assert_eq!(picks(&selection)[players - 1], [0, 2, 1, 0], "{players} {characters}");
    }
}

/// Seed "Bijzondere spelregel bij 7 spelers": the last player takes up the covered card, keeps one of two, lays the other down. With
/// nine characters two are left anyway.
#[test]
fn with_seven() {
    let eight = selection(7, "first-game");
    assert_eq!((eight.up, eight.down), (0, 1));
    assert_eq!(picks(&eight)[0], [0, 7, 0, 6]);
    assert_eq!(picks(&eight)[6], [1, 2, 1, 0]);
    let nine = selection(7, "first-game artist");
    assert_eq!((nine.up, nine.down), (0, 1));
    assert_eq!((picks(&nine)[0], picks(&nine)[6]), ([0, 8, 0, 7], [0, 2, 1, 0]));
}

/// Seed "Het spel met 8 spelers".
#[test]
fn with_eight() {
    let selection = selection(8, "first-game artist");
    assert_eq!((selection.up, selection.down, selection.picks.len()), (0, 1, 8));
    assert_eq!(picks(&selection)[0], [0, 8, 0, 7]);
    assert_eq!(picks(&selection)[7], [1, 2, 1, 0]);
}

/// Seed "Kiesfase", step 3: who has the crown picks first, then to the left.
#[test]
fn the_crown_picks_first() {
    let mut table = Table::with(4, "first-game", "");
    table.play("correct start blue");
    let selection = table.state().selection().expect("it is the selection");
    let seats: Vec<&str> = selection.picks.iter().map(|pick| pick.seat.word()).collect();
    assert_eq!(seats, ["blue", "yellow", "red", "green"]);
}

/// Seed "Kiesfase": rank 4 may not lie open; the contract: exactly as many as lie open, once.
#[test]
fn what_lies_face_up_is_said_once_and_is_never_rank_four() {
    let mut table = Table::with(4, "first-game", "");
    table.refuses("faceup 4 6", "rank 4").refuses("faceup 6", "face up: 2").refuses("faceup 3 9", "rank 9");
    table.play("faceup 1 6").refuses("faceup 2 3", "already");
    table.play("next");
    assert_eq!(table.called(), 2, "rank 1 lies open and is passed over");
    table.refuses("faceup 2 3", "cannot be entered now");
    Table::with(7, "first-game", "").refuses("faceup 3", "no character lies face up");
    Table::with(2, "first-game", "").refuses("faceup 3", "no character lies face up");
}
