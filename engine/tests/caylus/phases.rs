//! What happens when, as the contract of the notation says it, with the device's books.
//!
//! Invariant: nothing here is about what a tile costs or gives; that is `tiles`.

use engine::caylus::Line;
use engine::seat::Seat::{Blue, Green, Orange, Red};

use crate::table::Table;

#[test]
fn workers_go_in_turn_order_without_those_who_have_passed() {
    let mut table = Table::four();
    assert_eq!(table.asked(), Some(Red));
    table.refuses("worker green 1", "Red is next");
    table.play("worker red 1\npass green\nworker orange 2\nworker blue 3\nworker red 4");
    assert_eq!(table.asked(), Some(Orange));
    table.refuses("pass green", "already passed");
    table.refuses("next", "everybody has passed");
}

#[test]
fn no_worker_goes_where_none_may() {
    let mut table = Table::four();
    table.play("correct street 9 residence red\ncorrect street 10 statue red\nworker red 1");
    table.refuses("worker green 1", "Red's worker already stands on space 1");
    for at in [9, 10, 11] {
        table.refuses(&format!("worker green {at}"), "takes no worker");
    }
    table.refuses("worker green 29", "no space 29");
    table.play("worker green gate");
    table.refuses("worker orange gate", "the gate");
}

#[test]
fn six_workers_are_all_there_are() {
    let mut table = Table::two_rich();
    table.play("pass red");
    for at in 1..=6 {
        table.play(&format!("worker green {at}"));
    }
    table.refuses("worker green 7", "no worker left");
}

#[test]
fn one_worker_of_each_stands_in_castle_and_stables() {
    let mut table = Table::four();
    table.play("worker red castle\nworker green castle\nworker orange stables\nworker blue stables");
    table.refuses("worker red castle", "already");
    table.play("worker red stables");
    table.refuses("worker green stables", "three places");
    assert_eq!(table.state().castle_order(), [Red, Green]);
}

#[test]
fn the_inns_left_circle_takes_one_also_of_the_seat_on_the_right() {
    let mut table = Table::four();
    table.play("correct inn red\nworker red inn");
    table.refuses("worker green inn", "Red's worker");
    table.play("pass green\npass orange\npass blue\npass red");
    // Red's new worker drives the old one home.
    let places = table.state().places().expect("the device's books");
    assert_eq!((places.inn_right(), table.state().workers(Red)), (Some(Red), 5));
}

#[test]
fn who_is_not_driven_out_of_the_inn_stays_or_leaves() {
    for (line, right, workers) in [("use red stay", Some(Red), 5), ("use red leave", None, 6)] {
        let mut table = Table::two();
        table.play("correct inn red\npass red\npass green");
        assert_eq!((table.asked(), table.asks()), (Some(Red), "effect"));
        table.refuses("skip red", "cannot be done without");
        table.refuses("use red", "stays or leaves");
        table.play(line);
        assert_eq!(table.state().places().expect("the device's books").inn_right(), right);
        assert_eq!((table.state().workers(Red), table.phase()), (workers, "provost"));
    }
}

#[test]
fn the_gates_worker_goes_anywhere_for_nothing() {
    let mut table = Table::four();
    table.play(
        "correct street 9 mason blue\ncorrect inn red\nworker red gate\npass green\npass orange\npass blue\npass red",
    );
    assert_eq!((table.asked(), table.asks(), table.coins(Red)), (Some(Red), "effect", 6));
    table.refuses("use red gate", "Red's worker");
    table.refuses("use red inn", "already has a worker");
    table.refuses("use red 10", "takes no worker");
    table.play("use red 9");
    // The owner's point, also through the gate.
    assert_eq!((table.worker(9), table.points(Blue), table.coins(Red)), (Some(Red), 1, 6));
    // The inn is next.
    table.play("use red stay");
    assert_eq!(table.phase(), "provost");
}

#[test]
fn from_the_gate_a_worker_can_still_reach_the_buildings_after_it() {
    let mut table = Table::two();
    table.play("worker red gate\npass green\npass red");
    let before = table.coins(Red);
    table.play("use red trading-post");
    assert_eq!((table.coins(Red), table.state().workers(Red), table.phase()), (before + 3, 6, "provost"));
    let mut table = Table::two();
    table.play("worker red gate\npass green\npass red\nskip red");
    assert_eq!((table.state().workers(Red), table.phase()), (6, "provost"));
}

#[test]
fn the_guild_is_always_asked_and_free() {
    let mut table = Table::two();
    table.play("correct red coins=1\nworker red guild\npass green\npass red");
    assert_eq!((table.asked(), table.asks(), table.coins(Red)), (Some(Red), "steps", 0));
    table.refuses("skip red", "cannot be done without");
    table.refuses("use red", "provost");
    table.refuses("provost green 1", "Red is next");
    table.play("provost red -3");
    assert_eq!((table.state().provost(), table.coins(Red), table.phase()), (3, 0, "provost"));
}

#[test]
fn the_joust_costs_a_denier_and_a_cloth() {
    let mut table = Table::two();
    table.play("worker red joust\npass green\npass red");
    // Without cloth it is passed over.
    assert_eq!((table.phase(), table.state().workers(Red)), ("provost", 6));
    let mut table = Table::two();
    table.play("correct red cloth=1\nworker red joust\npass green\npass red");
    let before = table.coins(Red);
    table.play("use red");
    assert_eq!((table.coins(Red), table.purse(Red)[3], table.asks()), (before - 1, 0, "favour"));
    table.play("favour red coins");
    assert_eq!((table.coins(Red), table.phase()), (before - 1 + 3, "provost"));
    let mut table = Table::two();
    table.play("correct red cloth=1\nworker red joust\npass green\npass red\nskip red");
    assert_eq!((table.purse(Red)[3], table.phase()), (1, "provost"));
}

#[test]
fn the_provost_costs_a_denier_a_space() {
    let mut table = Table::two();
    table.play("correct green coins=2\npass red\npass green");
    table.refuses("provost green 1", "Red is next");
    table.play("provost red 0");
    table.refuses("provost green 3", "only 2 deniers");
    table.play("provost green 2");
    assert_eq!((table.coins(Green), table.state().provost(), table.phase()), (0, 8, "effects"));
}

#[test]
fn workers_beyond_the_provost_come_home_with_nothing() {
    let mut table = Table::two();
    table.play("worker red 4\nworker green 1\npass red\npass green\nprovost red -3\nprovost green 0");
    table.play("use green cloth");
    assert_eq!((table.asks(), table.worker(4)), ("next", Some(Red)));
    table.refuses("use red", "no effect");
    table.play("next");
    assert_eq!((table.purse(Red), table.state().workers(Red)), ([2, 1, 0, 0, 0], 6));
}

#[test]
fn an_effect_that_can_do_nothing_is_passed_over() {
    let mut table = Table::two();
    table.play(
        "correct provost 8
         worker red 7
         worker green 8
         correct red coins=1
         correct green food=0 wood=0
         pass red
         pass green
         correct red coins=1
         nobody",
    );
    assert_eq!((table.asks(), table.state().workers(Red)), ("next", 6));
}

#[test]
fn the_castle_is_left_out_when_nobody_stands_there() {
    let mut table = Table::two();
    table.play("pass red\npass green\nnobody\nnext");
    assert_eq!(table.phase(), "round-end");
}

#[test]
fn who_builds_nothing_loses_2_but_never_more_than_there_is() {
    let mut table = Table::two();
    table.play("correct red points=1\nworker red castle\nworker green castle\npass red\npass green\nnobody\nnext");
    table.refuses("next", "Red has not yet said");
    table.refuses("castle green 0", "Red is next");
    table.refuses("castle red 1", "cannot pay");
    table.play("nobody");
    assert_eq!((table.points(Red), table.line(Red, Line::Lost)), (0, -1));
    assert_eq!((table.points(Green), table.phase()), (0, "round-end"));
}

#[test]
fn a_batch_is_three_different_cubes_one_of_them_food() {
    let mut table = Table::two();
    table.play(
        "correct red food=3 wood=1 stone=0 cloth=2 gold=3
         worker red castle
         pass green
         pass red
         nobody
         next",
    );
    for pay in
        ["food=2 wood=1", "wood=1 cloth=1 gold=1", "food=1 cloth=2", "food=1 wood=1 cloth=1 gold=1", "food=1 gold=2"]
    {
        table.refuses(&format!("castle red 1 {pay}"), "does not settle");
    }
    // Three houses: of no kind more than three.
    table.play("castle red 3 food=3 wood=1 cloth=2 gold=3");
    assert_eq!((table.purse(Red), table.points(Red), table.houses(Red)), ([0; 5], 15, [3, 0, 0]));
}

#[test]
fn what_is_left_unsaid_is_paid_from_the_most_and_gold_last() {
    let mut table = Table::two();
    table.play(
        "correct red food=2 wood=1 stone=1 cloth=3 gold=5
         worker red castle
         pass green
         pass red
         nobody
         next
         castle red 2",
    );
    // Two food; four others, of no kind more than two: cloth, then of equals the first.
    assert_eq!(table.purse(Red), [0, 0, 0, 1, 5]);
}

#[test]
fn the_game_is_over_after_the_towers() {
    let mut table = Table::two();
    table.play(
        "correct section towers
         correct bailiff 23
         correct red towers=2
         correct red points=10
         correct red gold=2 food=4 wood=4 coins=11
         correct green points=3
         pass red
         pass green
         nobody
         next",
    );
    // Green has no house in the towers: 4 points, but no more than there are. Red wins a favour.
    assert_eq!((table.points(Green), table.line(Green, Line::Lost)), (0, -3));
    assert_eq!((table.phase(), table.asked()), ("round-end", Some(Red)));
    table.play("favour red coins 1");
    assert_eq!((table.phase(), table.asks()), ("over", "nothing"));
    // 2 gold, 8 cubes, 11 and 1 for passing first and 3 deniers.
    assert_eq!(table.line(Red, Line::Gold), 6);
    assert_eq!(table.line(Red, Line::Cubes), 2);
    assert_eq!(table.line(Red, Line::Coins), 3);
    assert_eq!(table.points(Red), 21);
    assert_eq!(table.state().winners().iter().collect::<Vec<_>>(), [Red]);
    table.refuses("next", "over");
}

#[test]
fn equal_points_share_the_victory() {
    let mut table = Table::two();
    table.play(
        "correct section towers
         correct bailiff 23
         correct red towers=1
         correct red points=10
         correct red food=0 wood=0 coins=0
         correct green towers=1
         correct green points=10
         correct green food=0 wood=0 coins=0
         pass red
         pass green
         nobody
         next",
    );
    assert_eq!((table.phase(), table.state().winners().len()), ("over", 2));
}
