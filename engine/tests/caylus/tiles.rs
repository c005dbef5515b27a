//! Every tile: what it costs, what it scores, what it does (facts 2.3 to 2.6).
//!
//! The tables are the facts' own, not the engine's. Invariant: every tile is built and every effect is used at least once.

use engine::caylus::tiles::{Building, Cube, Prestige};
use engine::seat::Seat::{Green, Red};

use crate::table::Table;

/// Wooden and stone buildings: the price as PAY, the points (facts 2.4, 2.5).
const BUILDINGS: [(&str, &str, i16); 17] = [
    ("food-farm", "food=1 wood=1", 2),
    ("cloth-farm", "food=1 wood=1", 2),
    ("wooden-quarry", "food=1 wood=1", 2),
    ("wooden-sawmill", "food=1 wood=1", 2),
    ("wooden-market", "wood=1 gold=1", 4),
    ("wooden-peddler", "wood=2", 4),
    ("lawyer", "wood=1 cloth=1", 4),
    ("mason", "food=1 wood=1", 4),
    ("stone-farm", "food=1 stone=1", 3),
    ("park", "food=1 stone=1", 3),
    ("workshop", "food=1 stone=1", 3),
    ("church", "stone=1 cloth=1", 3),
    ("tailor", "wood=1 stone=1", 6),
    ("bank", "wood=1 stone=1", 6),
    ("alchemist", "food=1 stone=1", 6),
    ("architect", "food=1 stone=1", 6),
    ("jeweller", "stone=1 cloth=1", 6),
];

/// Prestige buildings: the price as PAY, the points, the favours (facts 2.6).
const PRESTIGE: [(&str, &str, i16, u8); 9] = [
    ("statue", "stone=2 gold=1", 7, 1),
    ("granary", "food=3 gold=1", 10, 0),
    ("library", "wood=3 gold=1", 10, 0),
    ("weaver", "cloth=3 gold=1", 12, 0),
    ("theatre", "wood=3 gold=2", 14, 1),
    ("college", "stone=3 gold=2", 14, 1),
    ("monument", "stone=4 gold=2", 14, 2),
    ("hotel", "stone=3 gold=2", 16, 0),
    ("cathedral", "stone=5 gold=3", 25, 0),
];

/// Red's worker is on this tile, on space 2; both players are rich; the effects have begun. The road has a residence of
/// Red's on space 3.
fn on(tile: &str) -> Table {
    let mut table = Table::with_header("books device\nseats red green\njeweller yes");
    table.play(&format!(
        "next
         correct red coins=50 food=20 wood=20 stone=20 cloth=20 gold=20
         correct street 2 {tile}
         correct street 3 residence red
         worker red 2
         pass green
         pass red
         correct red coins=50
         nobody"
    ));
    table
}

#[test]
fn every_wooden_and_stone_building_costs_and_scores_what_it_says() {
    assert_eq!(BUILDINGS.map(|(word, ..)| word), Building::ALL.map(Building::word));
    for (n, (word, pay, points)) in BUILDINGS.into_iter().enumerate() {
        let (builder, other) = if n < 8 { ("carpenter", "mason green") } else { ("mason green", "carpenter") };
        let place =
            |tile: &str| if tile == "carpenter" { "correct street 6 empty\ncorrect street 2 carpenter" } else { "" };
        let mut table = Table::with_header("books device\nseats red green\njeweller yes");
        let lay = |tile: &str| match place(tile) {
            "" => format!("correct street 2 {tile}"),
            lines => lines.into(),
        };
        table.play(&format!(
            "next\ncorrect red coins=50 food=20 wood=20 stone=20 cloth=20 gold=20\n{}\nworker red 2\npass green\npass red\nnobody",
            lay(builder)
        ));
        table.refuses(&format!("build red {word} food=2"), "does not settle");
        let before = table.purse(Red);
        table.play(&format!("build red {word} {pay}"));
        let spent: u16 = before.iter().sum::<u16>() - table.purse(Red).iter().sum::<u16>();
        assert_eq!((table.points(Red), spent), (points, 2), "{word}");
        assert!(!table.state().in_stock(Building::ALL[n]) || word == "architect", "{word}");
        assert_eq!(table.asks() == "favour", word == "church", "{word}");
        // The other builder does not put it up.
        let mut table = Table::with_header("books device\nseats red green\njeweller yes");
        table.play(&format!(
            "next\ncorrect red coins=50 food=20 wood=20 stone=20 cloth=20 gold=20\n{}\nworker red 2\npass green\npass red\nnobody",
            lay(other)
        ));
        table.refuses(&format!("build red {word}"), "needs a");
    }
}

#[test]
fn every_prestige_building_costs_and_scores_what_it_says() {
    assert_eq!(PRESTIGE.map(|(word, ..)| word), Prestige::ALL.map(Prestige::word));
    for (word, pay, points, favours) in PRESTIGE {
        let mut table = on("architect red");
        table.refuses(&format!("prestige red {word} 3 food=1"), "does not settle");
        table.refuses(&format!("prestige red {word} 2"), "residence");
        table.play(&format!("prestige red {word} 3 {pay}"));
        assert_eq!((table.points(Red), table.card(3)), (points, word));
        assert_eq!(table.state().favours_waiting(), usize::from(favours), "{word}");
        // 2, and 1 for the library or 2 for the hotel; the residence is gone.
        let income = match word {
            "library" => 3,
            "hotel" => 4,
            _ => 2,
        };
        assert_eq!(table.state().income_of(Red), income, "{word}");
    }
}

#[test]
fn the_jeweller_is_there_only_when_it_is_said() {
    let mut table = Table::two_rich();
    table.play("correct street 2 mason red\nworker red 2\npass green\npass red\nnobody");
    table.refuses("build red jeweller", "in stock");
}

#[test]
fn tiles_show_other_points_when_the_header_says_so() {
    let mut table = Table::with_header("books device\nseats red green\npoints lawyer=3 cathedral=30");
    table.play("next\ncorrect red cloth=1\nworker red 6\npass green\npass red\nnobody\nbuild red lawyer");
    assert_eq!(table.points(Red), 3);
}

#[test]
fn there_are_two_architects_and_one_of_the_others() {
    let mut table = Table::two_rich();
    table.play("correct street 9 architect red\ncorrect street 10 architect green\ncorrect street 11 mason red");
    table.refuses("correct street 12 architect red", "in stock");
    table.refuses("correct street 12 mason red", "in stock");
}

/// Production: what Red has more, and what Green has more where the tile is Green's (facts 2.3 to 2.5).
#[test]
fn production_gives_what_it_says() {
    let cases: [(&str, &str, [u16; 5], [u16; 5]); 14] = [
        ("farm", "use red food", [1, 0, 0, 0, 0], [0; 5]),
        ("farm", "use red cloth", [0, 0, 0, 1, 0], [0; 5]),
        ("forest", "use red wood", [0, 1, 0, 0, 0], [0; 5]),
        ("forest", "use red food", [1, 0, 0, 0, 0], [0; 5]),
        ("sawmill", "", [0, 1, 0, 0, 0], [0; 5]),
        ("quarry", "", [0, 0, 1, 0, 0], [0; 5]),
        ("food-farm green", "use red food", [2, 0, 0, 0, 0], [0; 5]),
        ("cloth-farm green", "use red cloth", [0, 0, 0, 2, 0], [0; 5]),
        ("cloth-farm green", "use red food", [1, 0, 0, 0, 0], [0; 5]),
        ("wooden-quarry green", "", [0, 0, 2, 0, 0], [0; 5]),
        ("wooden-sawmill green", "", [0, 2, 0, 0, 0], [0; 5]),
        ("stone-farm green", "use green food", [2, 0, 0, 1, 0], [1, 0, 0, 0, 0]),
        ("park green", "use green wood", [1, 2, 0, 0, 0], [0, 1, 0, 0, 0]),
        ("workshop green", "use green stone", [0, 0, 2, 1, 0], [0, 0, 1, 0, 0]),
    ];
    for (tile, line, red, green) in cases {
        let mut table = Table::two();
        for at in 1..=6 {
            table.play(&format!("correct street {at} empty"));
        }
        table.play(&format!("correct street 2 {tile}\nworker red 2\npass green\npass red\nnobody"));
        table.play(line);
        let start = [2, 1, 0, 0, 0];
        assert_eq!(table.asks(), "next", "{tile}");
        assert_eq!(table.purse(Red), std::array::from_fn(|n| start[n] + red[n]), "{tile}");
        assert_eq!(table.purse(Green), std::array::from_fn(|n| start[n] + green[n]), "{tile}");
    }
}

#[test]
fn the_gold_mine_gives_a_gold() {
    let mut table = Table::two();
    table.play("correct provost 16\nworker red 16\npass green\npass red\nnobody");
    assert_eq!(table.purse(Red), [2, 1, 0, 0, 1]);
}

#[test]
fn markets_buy_one_cube_also_gold() {
    let mut table = Table::two();
    table.play("worker red 5\npass green\npass red\nnobody");
    table.refuses("use red stone", "cannot pay 1 stone");
    table.refuses("use red food wood", "which one cube");
    let before = table.coins(Red);
    table.play("use red wood wood=1");
    assert_eq!((table.coins(Red), table.purse(Red)), (before + 4, [2, 0, 0, 0, 0]));
    let mut table = on("wooden-market green");
    table.play("use red gold");
    assert_eq!((table.coins(Red), table.cubes(Red, Cube::Gold)), (56, 19));
}

#[test]
fn peddlers_sell_everything_but_gold() {
    let mut table = Table::two();
    table.play("correct provost 7\nworker red 7\npass green\npass red\nnobody");
    table.refuses("use red gold", "food, wood, stone or cloth");
    table.refuses("use red food cloth", "which cube is bought");
    let before = table.coins(Red);
    table.play("use red cloth");
    assert_eq!((table.coins(Red), table.purse(Red)), (before - 2, [2, 1, 0, 1, 0]));
    for (line, costs) in [("use red stone", 1), ("use red stone stone", 2)] {
        let mut table = on("wooden-peddler green");
        table.refuses("use red food gold", "one or two cubes");
        table.play(line);
        assert_eq!((table.coins(Red), table.cubes(Red, Cube::Stone)), (50 - costs, 20 + costs));
    }
}

/// Two deals each (facts 2.5): deniers, cubes and points after it, from 50 deniers and 20 of each cube.
#[test]
fn deals_take_and_give_what_they_say() {
    let cases: [(&str, &str, u16, [u16; 5], i16); 10] = [
        ("church", "1", 48, [20; 5], 3),
        ("church", "2", 46, [20; 5], 5),
        ("tailor", "1", 50, [20, 20, 20, 18, 20], 4),
        ("tailor", "2", 50, [20, 20, 20, 17, 20], 6),
        ("bank", "1", 48, [20, 20, 20, 20, 21], 0),
        ("bank", "2", 45, [20, 20, 20, 20, 22], 0),
        ("alchemist", "1 wood=1 cloth=1", 50, [20, 19, 20, 19, 21], 0),
        ("alchemist", "2 food=3 wood=1", 50, [17, 19, 20, 20, 22], 0),
        ("jeweller", "1", 50, [20, 20, 20, 20, 19], 5),
        ("jeweller", "2", 50, [20, 20, 20, 20, 18], 9),
    ];
    for (tile, deal, coins, purse, points) in cases {
        let mut table = on(&format!("{tile} green"));
        table.refuses("use red 3", "which deal");
        table.refuses("use red", "which deal");
        table.play(&format!("use red {deal}"));
        assert_eq!((table.coins(Red), table.purse(Red), table.points(Red)), (coins, purse, points), "{tile} {deal}");
        // Green has a point for Red's worker.
        assert_eq!(table.points(Green), 1);
    }
}

/// Left unsaid, each cube of free kind is that of which most is left, and gold comes last.
#[test]
fn a_free_cube_is_the_most_plentiful() {
    let mut table = Table::two();
    table.play("correct red food=3 wood=3 stone=0 cloth=3 gold=9\nworker red 6\npass green\npass red\nnobody");
    table.play("build red wooden-market");
    // The wood that is asked, then food, of which as much is left as of cloth.
    assert_eq!(table.purse(Red), [2, 2, 0, 3, 9]);
}
