//! The caller: which ranks are called, who answers, how turns and rounds end.
//!
//! Invariant: nobody is ever asked who holds a card that is not turned over.

use engine::seat::Seat;

use crate::table::Table;

/// Seed "Actiefase": ranks in ascending order; each has a turn or nobody speaks up; then a new round.
#[test]
fn ranks_are_called_in_order() {
    let mut table = Table::calling("", "");
    for rank in 1..=8 {
        assert_eq!((table.phase(), table.called()), ("call", rank));
        table.play("nobody");
    }
    assert_eq!((table.phase(), table.state().round(), table.called()), ("selection", 2, 0));
}

/// The contract: the line that answers the following call ends the turn.
#[test]
fn the_next_answer_ends_a_turn() {
    let mut table = Table::calling("", "");
    table.play("answer red\nanswer green");
    assert_eq!((table.called(), table.turn()), (2, Some(Seat::Green)));
    table.play("next");
    assert_eq!((table.phase(), table.called()), ("call", 3));
    table.play("answer blue\nnobody");
    assert_eq!((table.phase(), table.called()), ("call", 5));
}

/// The contract: once a round each, and nobody is called any more when all have answered.
#[test]
fn everybody_answers_once_and_then_the_round_is_over() {
    let mut table = Table::with(4, "first-game", "");
    table.play("next\nanswer red\nanswer green").refuses("answer red", "Red has turned over");
    table.play("answer blue\nanswer yellow");
    assert_eq!((table.phase(), table.called()), ("turn", 4));
    table.refuses("answer red", "no rank is left").refuses("nobody", "no rank is left");
    table.play("next");
    assert_eq!((table.phase(), table.state().round()), ("selection", 2));
}

/// Seed "Wijzigingen bij 2 en 3 spelers": two characters each.
#[test]
fn two_and_three_players_answer_twice() {
    let mut table = Table::with(2, "first-game", "");
    table.play("next\nanswer red\nanswer green\nanswer red").refuses("answer red", "Red has turned over");
    table.play("answer green");
    assert_eq!(table.called(), 4);
    table.play("next");
    assert_eq!(table.phase(), "selection");
}

/// Seed, assassin: the murdered character keeps silent and is not turned over.
#[test]
fn the_murdered_rank_is_not_called() {
    let mut table = Table::acting("", "", 1, "red");
    table.play("murder 3\nanswer green\nnext");
    assert_eq!(table.called(), 4);
}

/// With action cards it is called, for Rasputin, but nobody can simply answer.
#[test]
fn with_action_cards_the_murdered_rank_is_called() {
    let mut table = Table::acting("", "actions on", 1, "red");
    table.play("murder 3\nnobody");
    assert_eq!(table.called(), 3);
    table.refuses("answer green", "murdered").play("nobody");
    assert_eq!(table.called(), 4);
}

/// The contract: without recorded cities `next` passes a rank of which nothing is said, but not rank 4.
#[test]
fn without_cities_next_goes_on() {
    let mut table = Table::calling("", "cities off");
    table.play("next\nnext\nnext").refuses("next", "rank 4").play("answer blue\nnext\nnext\nnext\nnext\nnext");
    assert_eq!((table.phase(), table.state().start()), ("selection", Seat::Blue));
    Table::calling("", "").refuses("next", "say who");
}

/// Seed, king: he takes the crown when he is called, and calls from then on.
#[test]
fn a_king_takes_the_crown() {
    for king in ["king", "patrician"] {
        let mut table = Table::acting(king, "", 4, "blue");
        assert_eq!(table.state().start(), Seat::Blue, "{king}");
        table.play_out();
        assert_eq!(table.state().selection().expect("a new round").picks[0].seat, Seat::Blue);
    }
}

/// Seed, "Bijzondere situaties" of the king: murdered, he is turned over at the end of the round and inherits.
#[test]
fn a_murdered_king_inherits() {
    for king in ["king", "patrician"] {
        let mut table = Table::acting(king, "", 1, "red");
        table.play("murder 4\nanswer green").play_out();
        assert_eq!((table.phase(), table.asks(), table.state().start()), ("round-end", "heir", Seat::Red));
        table.refuses("answer red", "Red has turned over").refuses("next", "murdered rank 4");
        table.play("answer yellow");
        assert_eq!((table.phase(), table.state().start()), ("selection", Seat::Yellow), "{king}");
    }
}

/// Seed, "Bijzondere situatie" of the emperor: he gives the crown away then, not to himself.
#[test]
fn a_murdered_emperor_gives_the_crown_away() {
    let mut table = Table::acting("emperor", "", 1, "red");
    table.play("murder 4\nanswer green").play_out();
    table.play("answer yellow");
    assert_eq!((table.phase(), table.asks()), ("round-end", "crown"));
    table.refuses("crown yellow", "Yellow").refuses("crown red", "Red");
    table.play("crown blue");
    assert_eq!((table.phase(), table.state().start()), ("selection", Seat::Blue));
}

/// The contract: nobody may have it; and it is not asked when all have answered.
#[test]
fn a_murdered_king_may_have_been_nobodys() {
    let mut table = Table::acting("", "", 1, "red");
    table.play("murder 4").play_out().play("nobody");
    assert_eq!((table.phase(), table.state().start()), ("selection", Seat::Red));
    let mut table = Table::with(4, "first-game", "");
    table.play("next\nanswer red\nmurder 4\nanswer green\nanswer blue\nanswer yellow\nnext");
    assert_eq!(table.phase(), "selection", "nobody is left who could have it");
}

/// The contract: the end comes after the round, with the ranks of the last round kept.
#[test]
fn the_last_round_is_played_out() {
    let mut table = Table::acting("", "uniques first-game", 3, "red");
    table.play("correct red city temple church tavern market docks manor\nbuild red castle");
    assert!(table.state().ending() && table.phase() == "turn");
    table.play("answer green").play_out();
    assert_eq!((table.phase(), table.state().round()), ("over", 1));
    assert_eq!(table.state().ranks(Seat::Green).iter().map(|rank| rank.number()).collect::<Vec<_>>(), [4]);
}

/// The contract: what was said of a round is gone in the next.
#[test]
fn a_new_round_begins_without_marks() {
    let mut table = Table::with(5, "first-game", "");
    table.play("faceup 7\nnext\nanswer red\nmurder 8\nanswer green\nrob 5\nanswer blue").play_out();
    let game = table.state();
    assert_eq!((table.phase(), game.round()), ("selection", 2));
    assert!(game.face_up().is_empty() && *game.marks() == Default::default() && game.ranks(Seat::Red).is_empty());
}
