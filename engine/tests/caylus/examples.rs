//! The worked examples of the rulebook, each in the notation.
//!
//! Expected values are those that the example itself states (CAY-NL "Voorbeeld"). Where an example does not say what the
//! players hold or where things stand, that is set with `correct`. Invariant: nothing here was copied from the engine's
//! output.

use engine::caylus::Line;
use engine::caylus::event::Row;
use engine::seat::Seat::{Blue, Green, Orange, Red};

use crate::table::Table;

/// "Fase 2": Blue passes first and gets 1 denier; Green then pays 2 at the peddler; Orange passes; Red pays 3 on Green's
/// mason, which gives Green a point; Green passes; Red pays 1 on an own farm and 4 in the castle, behind Blue.
#[test]
fn the_price_of_a_worker_goes_up_with_every_pass() {
    let mut table = Table::with_header("books device\nseats red green orange blue\norder blue green orange red");
    table.play(
        "next
         correct street 9 mason green
         correct street 10 food-farm red
         correct red coins=12
         worker blue castle
         worker green 1
         worker orange 2
         worker red 3",
    );
    let before = table.coins(Blue);
    table.play("pass blue");
    assert_eq!(table.coins(Blue), before + 1);
    let before = table.coins(Green);
    table.play("worker green 7");
    assert_eq!(table.coins(Green), before - 2);
    table.play("pass orange");
    let before = table.coins(Red);
    assert_eq!(table.points(Green), 0);
    table.play("worker red 9");
    assert_eq!(table.coins(Red), before - 3);
    assert_eq!(table.points(Green), 1);
    table.play("pass green\nworker red 10");
    assert_eq!(table.coins(Red), before - 4);
    assert_eq!(table.points(Red), 0, "no point for the own farm");
    table.play("worker red castle");
    assert_eq!(table.coins(Red), before - 8);
    assert_eq!(table.state().castle_order(), [Blue, Red]);
}

/// "Fase 3 e": Blue has place 1 of the stables, Red place 2; Red, Green, Orange, Blue becomes Blue, Red, Green, Orange.
#[test]
fn the_stables_change_the_turn_order() {
    let mut table = Table::with_header("books device\nseats red green orange blue");
    table.play(
        "next
         worker red 1
         pass green
         pass orange
         worker blue stables
         worker red stables
         pass blue
         pass red",
    );
    assert_eq!(table.state().order(), [Blue, Red, Green, Orange]);
    assert_eq!((table.state().workers(Blue), table.state().workers(Red)), (6, 5));
}

/// "Fase 3 f": Blue holds the right circle and paid 1 denier a worker; Green goes left; as the inn acts Blue goes home and
/// Green takes the right circle, and pays 1 denier from then on.
#[test]
fn green_drives_blue_out_of_the_inn() {
    let mut table = Table::with_header("books device\nseats red green orange blue");
    table.play("correct inn blue\nnext\npass red\nworker green inn\npass orange");
    let before = table.coins(Blue);
    table.play("worker blue 3");
    assert_eq!(table.coins(Blue), before - 1);
    table.play("pass green\npass blue");
    let places = table.state().places().expect("the device keeps the books");
    assert_eq!((places.inn_right(), table.state().workers(Green)), (Some(Green), 5));
    // Blue's other worker is still at the sawmill.
    assert_eq!(table.state().workers(Blue), 5);
    // The next round: Red has passed, and Green still pays 1.
    table.play("nobody\nnext\nnext\nnext\npass red");
    let before = table.coins(Green);
    table.play("worker green 3");
    assert_eq!(table.coins(Green), before - 1);
}

/// "Fase 4": passed are Blue, Orange, Red, Green. Blue does nothing, Orange pays 2 for two back, Red 2 for two on, Green 1 for
/// one back: Green's building acts and Red's does not.
#[test]
fn the_provost_ends_one_space_back() {
    let mut table = Table::with_header("books device\nseats red green orange blue\norder blue orange red green");
    table.play(
        "next
         pass blue
         pass orange
         worker red 6
         worker green 5
         pass red
         pass green",
    );
    assert_eq!(table.state().provost(), 6);
    let before = [Orange, Red, Green].map(|seat| table.coins(seat));
    table.play("provost blue 0\nprovost orange -2\nprovost red 2\nprovost green -1");
    assert_eq!(table.state().provost(), 5);
    assert_eq!([Orange, Red, Green].map(|seat| table.coins(seat)), [before[0] - 2, before[1] - 2, before[2] - 1]);
    assert_eq!((table.asked(), table.asks()), (Some(Green), "effect"));
    table.play("skip green");
    assert_eq!((table.worker(6), table.asks()), (Some(Red), "next"));
    table.play("next");
    assert_eq!(table.state().workers(Red), 6);
}

/// "Fase 5 a": the wooden farm makes 2 food or 1 cloth.
#[test]
fn the_wooden_farm_makes_food_or_cloth() {
    for (choice, made) in [("food", [4, 1, 0, 0, 0]), ("cloth", [2, 1, 0, 1, 0])] {
        let mut table = Table::two();
        table.play(
            "correct street 2 food-farm red
             worker red 2
             pass green
             pass red
             nobody",
        );
        table.refuses("use red wood", "food or cloth");
        table.refuses("skip red", "cannot be done without");
        table.play(&format!("use red {choice}"));
        assert_eq!(table.purse(Red), made);
    }
}

/// "Fase 5 a": the stone farm makes 2 food and 1 cloth; if it is another player's, the owner takes 1 food or 1 cloth more.
#[test]
fn the_stone_farm_gives_its_owner_a_cube() {
    let mut table = Table::two();
    table.play("correct street 2 stone-farm green\nworker red 2\npass green\npass red\nnobody");
    assert_eq!(table.purse(Red), [4, 1, 0, 1, 0]);
    assert_eq!((table.asked(), table.asks()), (Some(Green), "effect"));
    table.refuses("use green stone", "food or cloth");
    table.play("use green cloth");
    assert_eq!(table.purse(Green), [2, 1, 0, 1, 0]);
    assert_eq!(table.asks(), "next");
    // Used by its owner there is no cube more.
    let mut table = Table::two();
    table.play("correct street 2 stone-farm red\nworker red 2\npass green\npass red\nnobody");
    assert_eq!((table.purse(Red), table.asks()), ([4, 1, 0, 1, 0], "next"));
}

/// "Fase 5 b": Red on the neutral carpenter pays 1 food and 1 wood for a wooden farm on the first free space: 2 points.
#[test]
fn red_builds_a_wooden_farm() {
    let mut table = Table::two();
    table.play("worker red 6\npass green\npass red\nnobody\nbuild red food-farm");
    assert_eq!(table.purse(Red), [1, 0, 0, 0, 0]);
    assert_eq!((table.card(9), table.owner(9)), ("food-farm", Some(Red)));
    assert_eq!(table.points(Red), 2);
}

/// "Fase 5 b": Green on Blue's architect (a point for Blue) pays 1 gold and 2 stone for the statue in the place of a
/// residence: 7 points and a favour.
#[test]
fn green_puts_up_the_statue() {
    let mut table = Table::with_header("books device\nseats green blue");
    table.play(
        "next
         correct street 2 architect blue
         correct street 3 residence green
         correct green stone=2 gold=1
         worker green 2
         pass blue
         pass green
         nobody",
    );
    assert_eq!(table.points(Blue), 1);
    table.refuses("prestige green statue 4", "residence");
    table.play("prestige green statue 3");
    assert_eq!((table.card(3), table.owner(3)), ("statue", Some(Green)));
    assert_eq!(table.purse(Green), [2, 1, 0, 0, 0]);
    assert_eq!((table.points(Green), table.line(Green, Line::Prestige)), (7, 7));
    assert_eq!((table.asked(), table.asks()), (Some(Green), "favour"));
}

/// "Fase 5 c": Blue on an own lawyer (no point) pays 1 cloth and 1 denier; the neutral quarry becomes a residence: 2 points,
/// and 1 denier more income in every later round.
#[test]
fn blue_makes_the_quarry_a_residence() {
    let mut table = Table::with_header("books device\nseats green blue\norder blue green");
    table.play(
        "next
         correct street 5 lawyer blue
         correct blue cloth=1
         worker blue 5
         pass green
         pass blue
         nobody",
    );
    assert_eq!(table.points(Blue), 0);
    let before = table.coins(Blue);
    table.play("use blue 4");
    assert_eq!((table.coins(Blue), table.purse(Blue)), (before - 1, [2, 1, 0, 0, 0]));
    assert_eq!((table.card(4), table.owner(4), table.points(Blue)), ("residence", Some(Blue), 2));
    table.play("next\nnext");
    assert_eq!(table.coins(Blue), before - 1 + 3);
}

/// The castle of the examples: Red and Green stand there, in that order, and one part of the dungeon is free after Red's.
fn castle(green: &str) -> Table {
    let mut table = Table::four();
    table.play(&format!(
        "correct blue dungeon=4
         correct red food=1 wood=1 stone=1
         correct green food=2 wood=2 stone=2
         worker red castle
         worker green castle
         pass orange
         pass blue
         pass red
         pass green
         nobody
         next
         castle red 1
         castle green {green}"
    ));
    table
}

/// "Fase 6": Red pays food, stone and wood for a house in the dungeon: 5 points. Green pays for 2: one in the dungeon, one
/// in the walls, 9 points, and has built most: a favour.
#[test]
fn green_builds_in_two_sections_and_wins_the_favour() {
    let table = castle("2");
    assert_eq!((table.points(Red), table.purse(Red)), (5, [0, 0, 0, 0, 0]));
    assert_eq!((table.points(Green), table.houses(Green)), (9, [1, 1, 0]));
    assert_eq!((table.asked(), table.asks()), (Some(Green), "favour"));
}

/// "Fase 6": had Green built 1 house only, it would be 5 points, and the favour Red's, who built first.
#[test]
fn with_one_house_each_the_first_wins_the_favour() {
    let table = castle("1");
    assert_eq!((table.points(Green), table.houses(Green)), (5, [1, 0, 0]));
    assert_eq!((table.asked(), table.asks()), (Some(Red), "favour"));
}

/// "Fase 7": the provost is behind the bailiff, who goes 1 space; the provost joins him; the marker is not reached.
#[test]
fn the_bailiff_goes_one_space_when_the_provost_is_behind() {
    let mut table = Table::two();
    table.play("correct bailiff 9\ncorrect provost 6\npass red\npass green\nnobody\nnext");
    assert_eq!((table.state().bailiff(), table.state().provost()), (10, 10));
    assert_eq!((table.phase(), table.asks()), ("round-end", "next"));
    assert_eq!(table.state().section().map(|section| section.word()), Some("dungeon"));
}

/// "Fase 7": the provost is 1 space ahead; the bailiff goes 2 and reaches the dungeon's marker: it is scored.
#[test]
fn the_bailiff_goes_two_spaces_when_the_provost_is_ahead() {
    let mut table = Table::two();
    table.play("correct bailiff 10\ncorrect provost 11\npass red\npass green\nnobody\nnext");
    assert_eq!((table.state().bailiff(), table.state().provost()), (12, 12));
    assert_eq!(table.state().section().map(|section| section.word()), Some("walls"));
}

/// "Afrekenen": Red has 2 houses in the dungeon, Blue 3, Orange none, Green 1 and one in the walls. In turn order Red, Blue,
/// Orange, Green: a favour for Red and for Blue, 2 points from Orange, nothing for Green.
#[test]
fn the_dungeon_is_scored() {
    let mut table = Table::with_header("books device\nseats red green orange blue\norder red blue orange green");
    table.play(
        "next
         correct red dungeon=2
         correct blue dungeon=3
         correct green dungeon=1 walls=1
         correct orange points=5
         pass red
         pass blue
         pass orange
         pass green
         nobody
         next",
    );
    assert_eq!(table.points(Orange), 3);
    assert_eq!(table.line(Orange, Line::Lost), -2);
    assert_eq!((table.asked(), table.asks()), (Some(Red), "favour"));
    table.play("favour red points");
    assert_eq!((table.asked(), table.asks()), (Some(Blue), "favour"));
    table.play("favour blue coins");
    assert_eq!((table.asked(), table.asks()), (None, "next"));
    assert_eq!(table.points(Green), 0);
}

/// "Koninklijke privileges", first example: in the dungeon's own scoring Orange's marker of the row of points is on column 2
/// and cannot go on: it stays, and gives 2 points.
#[test]
fn oranges_marker_cannot_go_on_yet() {
    let mut table = Table::with_header("books device\nseats red orange");
    table.play(
        "next
         correct red dungeon=4
         correct orange dungeon=2
         correct favours orange points=2
         pass red
         pass orange
         nobody
         next
         favour red coins
         favour orange points",
    );
    assert_eq!((table.marker(Orange, Row::Points), table.points(Orange)), (2, 2));
}

/// The second: the towers are being built; Blue wins a favour with the church, moves the marker of the row of cubes from 2 to
/// 3 and takes a food.
#[test]
fn blue_takes_the_effect_of_an_earlier_column() {
    let mut table = Table::with_header("books device\nseats red blue\norder blue red");
    table.play(
        "next
         correct section towers
         correct street 2 mason blue
         correct favours blue cubes=2
         correct blue stone=1 cloth=1
         worker blue 2
         pass red
         pass blue
         nobody
         build blue church
         favour blue cubes 1",
    );
    assert_eq!(table.marker(Blue, Row::Cubes), 3);
    assert_eq!(table.purse(Blue), [3, 1, 0, 0, 0]);
}

/// The third: the walls are being built; Green wins a favour at the joust, moves the marker of the row of buildings from 2 to
/// 3 and builds a park for 1 food: 3 points.
#[test]
fn green_builds_a_park_with_a_favour() {
    let mut table = Table::with_header("books device\nseats red green\norder green red");
    table.play(
        "next
         correct section walls
         correct favours green build=2
         correct green cloth=1
         worker green joust
         pass red
         pass green
         use green
         favour green build 3 park",
    );
    assert_eq!((table.card(9), table.owner(9)), ("park", Some(Green)));
    assert_eq!((table.purse(Green), table.points(Green)), ([1, 1, 0, 0, 0], 3));
    assert_eq!(table.marker(Green, Row::Build), 3);
}
