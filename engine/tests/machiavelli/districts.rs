//! The districts: what the box has, and every unique one that the device knows something of (seed "Verduidelijkingen van de gebouwen"; facts 4
//! and 5).
//!
//! What only moves gold and cards (factory, gold mine, great wall, laboratory, library, observatory, park, poor house, school of magic, smithy,
//! theater, thieves' den) it knows the cost of. Invariant: expected values cite seed or facts by district.

use engine::machiavelli::{District, Line, List, Type};
use engine::seat::Seat;

use crate::table::Table;

/// Facts 4: 54 base districts, 12 noble, 11 religious, 20 trade, 11 military; facts 0: 36 unique ones.
#[test]
fn the_box_has_ninety_districts() {
    let number = |kind| {
        let of = District::all().filter(|district| district.kind() == Some(kind));
        of.map(|district| u32::from(district.copies())).sum::<u32>()
    };
    assert_eq!(Type::ALL.map(number), [36, 11, 11, 12, 20]);
}

/// Facts 4 and 5: costs.
#[test]
fn districts_have_their_costs() {
    let costs = "temple 1 church 2 monastery 3 cathedral 5 watchtower 1 prison 2 barracks 3 fortress 5 manor 3 castle 4 palace 5 \
                 tavern 1 market 2 trading-post 2 docks 3 harbor 4 town-hall 5 armory 3 basilica 4 bell-tower 5 capitol 5 \
                 dragon-gate 6 factory 5 framework 3 gold-mine 6 great-wall 6 haunted-quarter 2 imperial-treasury 5 \
                 ivory-tower 5 keep 3 laboratory 5 library 6 map-room 5 monument 4 museum 4 necropolis 5 observatory 4 park 6 \
                 poor-house 4 quarry 5 school-of-magic 6 smithy 5 stables 2 statue 3 theater 6 thieves-den 6 wishing-well 5";
    let words: Vec<&str> = costs.split_whitespace().collect();
    assert_eq!(words.len(), 2 * (17 + 30));
    for pair in words.chunks(2) {
        let district: District = pair[0].parse().expect("a district");
        assert_eq!(district.gold().to_string(), pair[1], "{district}");
        let silver = if district == District::DragonGate { 2 } else { 0 };
        assert_eq!(district.silver(), silver, "{district}");
    }
    assert_eq!(District::SecretVault.silver(), 3);
}

/// The contract: no more of a district than the box has, and only the uniques of this game.
#[test]
fn only_what_the_box_and_the_game_have_is_built() {
    let mut table = Table::acting("", "uniques first-game", 7, "red");
    table.play("correct green city cathedral\ncorrect blue city cathedral keep");
    table.refuses("build red cathedral", "no further cathedral").refuses("build red keep", "no further keep");
    table.refuses("build red monument", "not in this game").refuses("build red tent", "circus tent");
    table.refuses("build red own1", "not in this game").refuses("build red palace+1", "coin");
}

/// Seed "Gebouw bouwen": not twice the same; "Steengroeve": with a quarry it may be.
#[test]
fn a_quarry_allows_duplicates() {
    let mut table = Table::acting("", "", 7, "red");
    table.play("build red tavern").refuses("build red tavern", "has a tavern already");
    table.play("build red quarry\nbuild red tavern");
    assert_eq!(table.city(Seat::Red), "tavern quarry tavern");
}

/// Seed "Geheime kamer": it is never built.
#[test]
fn the_secret_vault_is_never_built() {
    Table::acting("", "", 7, "red").refuses("build red secret-vault", "never built");
}

/// Facts 5: the monument not with five districts or more, and it counts as two.
#[test]
fn the_monument_counts_twice_and_comes_early() {
    let mut table = Table::acting("", "", 7, "red");
    table.play("correct red city temple church tavern market").play("build red monument");
    assert_eq!(table.state().size(Seat::Red), 6);
    let mut table = Table::acting("", "", 7, "red");
    table.play("correct red city temple church tavern market docks").refuses("build red monument", "5 or more");
}

/// Seed "Stallen": they do not count, and when they are seized another one may still be built.
#[test]
fn the_stables_do_not_count_to_the_limit() {
    let mut table = Table::acting("", "", 3, "red");
    table.play("build red temple\nbuild red stables").refuses("build red church", "the limit is 1");
    let mut table = Table::acting("magistrate", "", 1, "red");
    table.play("expropriate 2 3 5\nanswer green\nbuild green stables\nseize\nbuild green church");
    assert_eq!((table.city(Seat::Red), table.city(Seat::Green)), ("stables".into(), "church".into()));
}

/// Facts 5: destroyed, the framework pays for a district; the necropolis is paid by any own one.
#[test]
fn framework_and_necropolis_pay_with_a_district() {
    let mut table = Table::acting("", "", 7, "red");
    table.play("correct red city framework tavern+1 temple");
    table.refuses("build red palace by temple", "does not pay").refuses("build red palace by docks", "no docks");
    table.play("build red palace by framework\nbuild red necropolis by tavern");
    assert_eq!(table.city(Seat::Red), "temple palace necropolis");
    table.refuses("build red church by framework", "no framework");
}

/// Facts 5: destroyed, the armory destroys any district, but not in a complete city (seed, last clarification); rank 8's limits are not its own.
#[test]
fn the_armory_destroys() {
    let mut table = Table::acting("", "", 5, "green");
    table.play("correct red city armory temple\ncorrect green city keep\nnobody\nanswer red");
    table.play("destroy red green keep by armory");
    assert_eq!((table.city(Seat::Red), table.city(Seat::Green)), ("temple".into(), String::new()));
    table
        .refuses("destroy red red temple by armory", "no armory")
        .refuses("destroy red red temple", "does not do that");
    let mut table = Table::acting("", "", 3, "red");
    table.play("correct red city armory\ncorrect green city temple church tavern market docks manor castle");
    table
        .refuses("destroy red green temple by armory", "complete")
        .refuses("destroy red red armory by armory", "does not pay");
}

/// Facts 5: rank 8 cannot aim at the keep.
#[test]
fn the_keep_is_out_of_reach() {
    let mut table = Table::acting("", "", 8, "red");
    table.play("correct green city keep").refuses("destroy red green keep", "cannot aim at the keep");
    let mut table = Table::acting("marshal", "", 8, "red");
    table.play("correct green city keep").refuses("conquer red green keep", "cannot aim at the keep");
    let mut table = Table::acting("diplomat", "", 8, "red");
    table.play("correct green city keep\ncorrect red city temple").refuses("swap red temple green keep", "cannot aim");
}

/// Seed "Museum": one card a turn; swapped or conquered it keeps them, destroyed it loses them.
#[test]
fn the_museum_keeps_its_cards() {
    let mut table = Table::acting("diplomat", "", 7, "red");
    table.play("build red museum\ntuck red").refuses("tuck red", "in this turn").refuses("tuck green", "Red acts");
    table.play("correct green city temple\ncorrect red city museum church\nanswer green\nswap green temple red museum");
    assert_eq!((table.state().museum(Seat::Green), table.state().museum(Seat::Red)), (1, 0));
    let mut table = Table::acting("", "", 7, "red");
    table.play("build red museum\ntuck red\nanswer green\ndestroy green red museum\ncorrect red add museum");
    assert_eq!(table.state().museum(Seat::Red), 0);
    Table::acting("", "", 7, "red").refuses("tuck red", "no museum");
}

/// The contract: coins that differ from what Provost thinks, and cards that it does not know.
#[test]
fn a_table_reads_its_own_cards() {
    let cards = "card bell-tower cost=4\ncard own1 cost=3 silver=2 points=1 name=vuurtoren\ncard keep silver=1";
    let mut table = Table::acting("", cards, 7, "red");
    table.play("build red bell-tower\nbuild red own1\nbuild red keep");
    assert_eq!(table.points(Seat::Red, Line::Coins), 4 + (3 + 2) + (3 + 1));
    assert_eq!((table.bonus(Seat::Red, "own1"), table.bonus(Seat::Red, "keep")), (Some(1), None));
    assert_eq!(table.points(Seat::Red, Line::Uniques), 1);
    let mut table = Table::acting("", "", 7, "red");
    table.play("build red bell-tower");
    assert_eq!(table.points(Seat::Red, Line::Coins), 5, "until its line says otherwise");
}

/// Facts 7: every list has a cast and 14 unique districts, the first game's is as the booklet's base set.
#[test]
fn the_lists_are_those_of_the_booklet() {
    let words = |list: List| list.characters().iter().map(|character| character.word()).collect::<Vec<_>>().join(" ");
    assert_eq!(words(List::FirstGame), "assassin thief magician king bishop merchant architect warlord");
    assert_eq!(
        words(List::AmbitiousAristocrats),
        "magistrate thief wizard patrician bishop trader architect marshal queen"
    );
    assert_eq!(
        words(List::CunningAgents),
        "witch blackmailer magician emperor abbot alchemist architect warlord tax-collector"
    );
    assert_eq!(words(List::IllustriousEmissaries), "witch spy seer emperor bishop merchant scholar diplomat artist");
    assert_eq!(
        words(List::DeviousDignitaries),
        "magistrate blackmailer wizard king abbot alchemist navigator marshal queen"
    );
    assert_eq!(words(List::TenaciousDelegates), "assassin spy seer king cardinal trader scholar diplomat artist");
    assert_eq!(
        words(List::ViciousNobles),
        "assassin thief magician patrician cardinal merchant navigator warlord tax-collector"
    );
    let uniques = |list: List| list.uniques().map(District::word).join(" ");
    assert_eq!(
        uniques(List::FirstGame),
        "dragon-gate factory haunted-quarter imperial-treasury keep laboratory library map-room quarry school-of-magic \
         smithy statue thieves-den wishing-well"
    );
    assert_eq!(
        uniques(List::CunningAgents),
        "armory basilica dragon-gate gold-mine keep monument museum necropolis park poor-house quarry secret-vault smithy \
         theater"
    );
}
