//! The questions that the rulebook leaves open: rulings A to S (facts 2.9), a test or more each.
//!
//! Invariant: each test is named after the ruling it holds the engine to.

use engine::caylus::Line;
use engine::caylus::event::{Row, Section};
use engine::caylus::tiles::Cube;
use engine::seat::Seat::{Blue, Green, Orange, Red};

use crate::table::Table;

#[test]
fn a_the_alchemist_takes_equal_cubes_but_no_gold() {
    let mut table = Table::two();
    table.play(
        "correct street 2 alchemist red
         correct red food=4 wood=0 gold=3
         worker red 2
         pass green
         pass red
         nobody",
    );
    table.refuses("use red 1 food=1 gold=1", "but gold");
    table.refuses("use red 2 food=3 wood=1", "no wood");
    table.play("use red 2 food=4");
    assert_eq!(table.purse(Red), [0, 0, 0, 0, 5]);
}

/// Red and Green stand in the castle; all of it is built; Green holds a batch.
fn full_castle() -> Table {
    let mut table = Table::with_header("books device\nseats red green orange\norder red green orange");
    table.play(
        "next
         correct section towers
         correct orange towers=14
         correct red points=5
         correct red food=0
         correct green points=5
         correct green food=1 wood=1 gold=1
         worker red castle
         worker green castle
         pass orange
         pass red
         pass green
         nobody
         next",
    );
    table
}

#[test]
fn b_no_penalty_when_no_part_is_free_and_a_batch_is_there() {
    let mut table = full_castle();
    table.refuses("castle red 1", "no part");
    table.play("castle red 0");
    assert_eq!(table.points(Red), 3, "no batch: the penalty stands");
    assert_eq!((table.asked(), table.asks()), (Some(Green), "batches"));
    let before = table.purse(Green);
    table.play("castle green 0");
    // The cubes are kept; the towers are full and scored, and the game is over: 4 points less for no house there.
    assert_eq!(table.line(Green, Line::Lost), -4);
    assert_eq!(table.purse(Green), before);
}

#[test]
fn c_the_castles_favour_goes_to_the_first_in_castle_order() {
    let mut table = Table::two_rich();
    table
        .play("worker red 1\nworker green castle\nworker red castle\npass green\npass red\nnobody\nuse red food\nnext");
    table.play("castle green 2\ncastle red 2");
    assert_eq!((table.asked(), table.asks()), (Some(Green), "favour"));
    // Nobody wins it with 0.
    let mut table = Table::two();
    table.play("worker red castle\npass green\npass red\nnobody\nnext\ncastle red 0");
    assert_eq!((table.phase(), table.asks()), ("round-end", "next"));
}

#[test]
fn d_income_is_paid_in_the_first_round_too() {
    let table = Table::with_header("books device\nseats red green orange blue black");
    // 5, 6, 6, 7, 7 and 2 each.
    assert_eq!(table.state().order().iter().map(|&seat| table.coins(seat)).collect::<Vec<_>>(), [7, 8, 8, 9, 9]);
    assert!(table.state().order().iter().all(|&seat| table.purse(seat) == [2, 1, 0, 0, 0]));
}

#[test]
fn e_residences_are_unlimited() {
    let mut table = Table::two();
    for at in [1, 2, 3, 4, 5, 6, 9, 10, 11, 12] {
        table.play(&format!("correct street {at} residence red"));
    }
    assert_eq!(table.state().income_of(Red), 12);
}

#[test]
fn f_the_provost_stays_on_spaces_1_to_28() {
    let mut table = Table::two_rich();
    table.play("correct provost 2\npass red\npass green");
    table.refuses("provost red -2", "leave the road");
    table.refuses("provost red 4", "at most 3");
    table.play("provost red -1");
    assert_eq!(table.state().provost(), 1);
    table.play("correct provost 28");
    table.refuses("provost green 1", "leave the road");
    // Empty spaces are allowed, and space 1 is always active.
    table.play("correct provost 1\nprovost green 0");
    assert_eq!(table.phase(), "effects");
}

#[test]
fn g_a_worker_may_go_to_the_gold_mine_from_the_first_round() {
    let mut table = Table::two();
    table.play("worker red 16\npass green\npass red");
    assert_eq!(table.worker(16), Some(Red));
    // Beyond the provost it gives nothing, and comes home.
    table.play("nobody\nnext");
    assert_eq!((table.cubes(Red, Cube::Gold), table.state().workers(Red)), (0, 6));
}

#[test]
fn h_favours_of_one_phase_are_used_on_different_rows() {
    let mut table = Table::two();
    table.play(
        "correct section towers
         correct street 2 architect red
         correct street 3 residence red
         correct red stone=4 gold=2
         worker red 2
         pass green
         pass red
         nobody
         prestige red monument 3
         favour red points",
    );
    table.refuses("favour red points", "already used");
    table.play("favour red coins");
    assert_eq!(table.asks(), "next");
}

#[test]
fn h_a_favour_without_a_row_left_is_lost() {
    let mut table = Table::with_header("books device\nseats red green");
    // All sections are scored in one round: 1 favour, 3, and 1 that finds no row any more.
    table.play(
        "next
         correct red dungeon=6 walls=5 towers=2
         correct bailiff 23
         pass red
         pass green
         nobody
         next
         favour red points
         favour red coins
         favour red cubes 1",
    );
    assert_eq!((table.asked(), table.asks()), (Some(Red), "favour"));
    table.play("favour red build 1");
    assert_eq!((table.phase(), table.asks()), ("over", "nothing"));
}

#[test]
fn h_rows_are_free_again_in_the_next_phase() {
    let mut table = Table::two_rich();
    table.play("worker red joust\nworker green 1\nworker red castle\npass green\npass red\nuse red\nfavour red points");
    table.play("nobody\nuse green food\nnext\ncastle red 1\nfavour red points");
    assert_eq!((table.marker(Red, Row::Points), table.line(Red, Line::Favours)), (2, 1 + 2));
}

#[test]
fn i_a_marker_at_its_end_stays_and_still_works() {
    let mut table = Table::two();
    table.play(
        "correct section towers
         correct favours red points=5
         correct red cloth=1
         worker red joust
         pass green
         pass red
         use red",
    );
    table.play("favour red points 5");
    assert_eq!((table.marker(Red, Row::Points), table.points(Red)), (5, 5));
}

#[test]
fn j_columns_open_after_the_scoring() {
    let mut table = Table::two();
    table.play(
        "correct red dungeon=2
         correct green dungeon=2
         correct favours red coins=2
         correct bailiff 11
         pass red
         pass green
         nobody
         next",
    );
    assert_eq!((table.state().section(), table.state().open_columns()), (Some(Section::Dungeon), 2));
    let before = table.coins(Red);
    table.play("favour red coins");
    // Column 2: 4 deniers.
    assert_eq!((table.marker(Red, Row::Coins), table.coins(Red)), (2, before + 4));
    table.play("favour green points");
    assert_eq!((table.state().section(), table.state().open_columns()), (Some(Section::Walls), 4));
}

#[test]
fn k_a_lawyer_waits_for_the_worker_on_the_tile() {
    let mut table = Table::two();
    table.play(
        "correct street 1 lawyer red
         correct street 9 mason green
         correct red cloth=3 coins=9
         worker red 1
         worker green 3
         worker red 2
         worker green 5
         pass red
         pass green
         nobody",
    );
    for (at, why) in [(7, "fixed"), (1, "lawyer"), (9, "Green's"), (10, "empty")] {
        table.refuses(&format!("use red {at}"), why);
    }
    table.play("use red 3");
    // Paid and scored at once, swapped when Green's worker goes home.
    assert_eq!((table.points(Red), table.cubes(Red, Cube::Cloth), table.coins(Red)), (2, 2, 7));
    // The sawmill has acted for Green: wood, and then the residence.
    table.play("use red food");
    assert_eq!(table.cubes(Green, Cube::Wood), 2);
    assert_eq!((table.card(3), table.owner(3)), ("residence", Some(Red)));
}

#[test]
fn k_a_tile_beyond_the_provost_is_swapped_at_the_end_of_the_effects() {
    let mut table = Table::two();
    table.play(
        "correct street 1 lawyer red
         correct street 2 food-farm red
         correct street 3 mason red
         correct red cloth=1
         correct provost 1
         worker red 1
         worker green 4
         pass red
         pass green
         nobody
         use red 4",
    );
    assert_eq!((table.card(4), table.worker(4)), ("quarry", Some(Green)));
    assert_eq!(table.state().road().at(4).and_then(|space| space.flip), Some(Red));
    table.play("next");
    assert_eq!((table.card(4), table.cubes(Green, Cube::Stone)), ("residence", 0));
}

#[test]
fn k_no_second_lawyer_on_a_tile_that_waits() {
    let mut table = Table::two();
    table.play(
        "correct section walls
         correct street 1 lawyer red
         correct red cloth=3 coins=9
         correct favours red build=3
         worker red joust
         worker green 4
         worker red 1
         pass green
         pass red
         use red
         favour red build 4 4
         nobody",
    );
    table.refuses("use red 4", "already becomes a residence");
    assert_eq!(table.points(Red), 2);
}

#[test]
fn l_an_own_tile_goes_back_to_the_stock_and_a_neutral_one_leaves_the_game() {
    let mut table = Table::two_rich();
    table.play(
        "correct street 1 lawyer red
         correct street 2 food-farm red
         worker red 1
         worker green 6
         pass red
         pass green
         nobody
         use red 2
         build green food-farm",
    );
    assert_eq!((table.card(2), table.card(9), table.owner(9)), ("residence", "food-farm", Some(Green)));
    // The neutral farm, which the lawyer has taken the place of here, does not come back by itself.
    assert!(table.state().road().tiles().all(|tile| tile.word() != "farm"));
}

#[test]
fn m_gold_is_no_denier_and_no_joker() {
    let mut table = Table::two();
    table.play(
        "correct red coins=1 food=0 wood=0 stone=0 cloth=0 gold=9
         worker red 6
         pass green",
    );
    table.refuses("worker red 1", "no denier");
    // Passed over: nothing can be built with gold alone.
    table.play("pass red\nnobody");
    assert_eq!(table.asks(), "next");
}

#[test]
fn n_production_is_compulsory_and_the_rest_is_not() {
    let mut table = Table::two();
    table.play("worker red 1\nworker green 5\npass red\npass green\nnobody");
    table.refuses("skip red", "cannot be done without");
    table.play("use red food");
    assert_eq!((table.asked(), table.asks()), (Some(Green), "effect"));
    table.play("skip green");
    assert_eq!(table.asks(), "next");
}

#[test]
fn o_two_sections_of_one_round_are_scored_in_order() {
    let mut table = Table::two();
    table.play(
        "correct red dungeon=2
         correct green walls=2
         correct green points=9
         correct bailiff 17
         pass red
         pass green
         nobody
         next",
    );
    // The dungeon first: Green loses 2, Red wins a favour; the walls after it.
    assert_eq!((table.line(Green, Line::Lost), table.asked()), (-2, Some(Red)));
    assert_eq!(table.state().section(), Some(Section::Dungeon));
    table.play("favour red points");
    assert_eq!((table.points(Red), table.asked()), (0, Some(Green)));
    assert_eq!(table.state().section(), Some(Section::Walls));
    table.play("favour green points");
    assert_eq!(table.state().section(), Some(Section::Towers));
}

#[test]
fn p_a_full_road_takes_no_building_but_prestige() {
    let mut table = Table::two_rich();
    for at in (1..=28).filter(|at| ![6, 7, 8, 16].contains(at)) {
        table.play(&format!("correct street {at} residence red"));
    }
    table.play("correct street 5 architect red\nworker red 6\nworker green 8\nworker red 5\npass green\npass red");
    table.play("provost green 2\nprovost red 0");
    // The carpenters on 6 and 8 are passed over after it.
    assert_eq!((table.asked(), table.asks()), (Some(Red), "effect"));
    table.play("prestige red granary 28");
    assert_eq!((table.card(28), table.points(Red), table.asks()), ("granary", 10, "next"));
}

#[test]
fn q_a_section_is_scored_once_and_also_when_it_is_full() {
    let mut table = Table::two();
    table.play("correct red dungeon=6\npass red\npass green\nnobody\nnext\nfavour red points");
    assert_eq!((table.state().bailiff(), table.state().section()), (7, Some(Section::Walls)));
    // As the bailiff comes to the marker it is not scored again.
    table.play("correct bailiff 11\nnext\nnext\npass green\npass red\nnobody\nnext");
    assert_eq!((table.state().bailiff(), table.asks()), (12, "next"));
}

#[test]
fn r_two_players_begin_with_5_and_the_order_turns_round() {
    let mut table = Table::with_header("books device\nseats red green\norder green red");
    assert_eq!((table.coins(Red), table.coins(Green)), (7, 7));
    table.play("next");
    table.refuses("worker green stables", "two players");
    table.play("correct street 9 mason red\npass green");
    assert_eq!(table.state().price(), Some(3));
    let before = table.coins(Red);
    table.play("worker red 1\nworker red 9");
    assert_eq!(table.coins(Red), before - 3 - 1);
    table.play("pass red\nnobody\nuse red food\nnext");
    assert_eq!(table.state().order(), [Green, Red]);
    table.play("next");
    assert_eq!(table.state().order(), [Red, Green]);
    // The inn keeps its power.
    table.play("correct inn green\nnext\npass red");
    let before = table.coins(Green);
    table.play("worker green 1");
    assert_eq!(table.coins(Green), before - 1);
}

#[test]
fn s_scoring_goes_in_the_order_that_the_stables_made() {
    let mut table = Table::four();
    table.play(
        "correct red dungeon=2
         correct blue dungeon=2
         correct orange dungeon=1
         correct green dungeon=1
         pass red
         pass green
         pass orange
         worker blue stables
         pass blue
         nobody
         next",
    );
    assert_eq!(table.state().order(), [Blue, Red, Green, Orange]);
    assert_eq!(table.asked(), Some(Blue));
    table.play("favour blue points");
    assert_eq!(table.asked(), Some(Red));
}
