//! Every line of the final count (seed "Einde van het spel", "Voorbeeld van de eindtelling"; facts 5 and 6).
//!
//! Invariant: expected values are worked out here from the rulebook's words, line by line.

use engine::machiavelli::Line;
use engine::seat::Seat;

use crate::table::Table;

/// A table with these cities, in the selection.
fn cities(red: &str, green: &str) -> Table {
    let mut table = Table::with(5, "first-game", "");
    table.play(&format!("correct red city {red}\ncorrect green city {green}"));
    table
}

/// The same, and the game is over.
fn over(red: &str, green: &str, settings: &str) -> Table {
    let mut table = Table::with(5, "first-game", settings);
    table.play(&format!("correct red city {red}\ncorrect green city {green}\ncorrect ending on\nnext")).play_out();
    assert_eq!(table.phase(), "over");
    table
}

/// Seed: every gold and silver coin is a point; the artist's too. The seed's second city has a card with 6 gold and 2 silver coins: 8.
#[test]
fn coins_are_points() {
    let table = cities("tavern palace+1 dragon-gate", "");
    assert_eq!(table.points(Seat::Red, Line::Coins), 1 + 6 + 8);
}

/// Seed: 3 points for at least one of each type.
#[test]
fn all_five_types() {
    let table = cities("temple watchtower manor tavern smithy", "temple watchtower manor tavern palace");
    assert_eq!((table.points(Seat::Red, Line::Types), table.points(Seat::Green, Line::Types)), (3, 0));
}

/// The seed's example: the haunted quarter stands for the military district that is missing.
#[test]
fn the_haunted_quarter_stands_for_what_is_missing() {
    let table = cities("temple haunted-quarter manor tavern smithy", "");
    assert_eq!(table.points(Seat::Red, Line::Types), 3);
    assert_eq!(table.state().haunted(Seat::Red).map(|kind| kind.word()), Some("military"));
    assert_eq!(table.state().haunted(Seat::Green), None);
}

/// The contract: of several best types the first of unique, religious, military, noble, trade.
#[test]
fn a_haunted_quarter_that_makes_no_difference_is_unique() {
    let table = cities("haunted-quarter tavern", "");
    assert_eq!(table.state().haunted(Seat::Red).map(|kind| kind.word()), Some("unique"));
}

/// The seed's example: 4 for the first complete city, 2 for another.
#[test]
fn complete_cities() {
    let seven = "temple church tavern market docks manor castle";
    let table = cities(seven, seven);
    assert_eq!((table.points(Seat::Red, Line::Complete), table.points(Seat::Green, Line::Complete)), (4, 2));
    assert_eq!(table.total(Seat::Red), (1 + 2 + 1 + 2 + 3 + 3 + 4) + 4);
}

/// Facts 5: 1 for each district of odd cost; the artist's coin changes it.
#[test]
fn basilica() {
    let table = cities("basilica temple church manor palace+1 market+1", "");
    assert_eq!(table.bonus(Seat::Red, "basilica"), Some(3), "temple 1, manor 3, market 3");
}

/// Seed "Capitool": 3 for three of a type, once.
#[test]
fn capitol() {
    assert_eq!(cities("capitol temple church", "").bonus(Seat::Red, "capitol"), Some(0));
    let table = cities("capitol temple church monastery tavern market docks", "");
    assert_eq!(table.bonus(Seat::Red, "capitol"), Some(3));
    let table = cities("capitol temple church haunted-quarter", "");
    assert_eq!(table.bonus(Seat::Red, "capitol"), Some(3), "the haunted quarter is religious then");
}

/// Facts 5: 1 for each own gold.
#[test]
fn imperial_treasury() {
    let mut table = over("imperial-treasury", "temple", "uniques first-game");
    assert_eq!((table.asks(), table.bonus(Seat::Red, "imperial-treasury")), ("gold", Some(0)));
    table.play("count red gold=4");
    assert_eq!((table.asks(), table.bonus(Seat::Red, "imperial-treasury")), ("nothing", Some(4)));
}

/// Facts 5 and seed "Ivoren toren": 5 as the only unique; a haunted quarter of another type does not spoil it.
#[test]
fn ivory_tower() {
    assert_eq!(cities("ivory-tower temple", "").bonus(Seat::Red, "ivory-tower"), Some(5));
    assert_eq!(cities("ivory-tower keep", "").bonus(Seat::Red, "ivory-tower"), Some(0));
    let table = cities("ivory-tower haunted-quarter", "");
    assert_eq!(table.bonus(Seat::Red, "ivory-tower"), Some(5));
    assert_eq!(table.state().haunted(Seat::Red).map(|kind| kind.word()), Some("religious"));
}

/// Facts 5: 1 for each card in hand.
#[test]
fn map_room() {
    let mut table = over("map-room", "temple", "uniques first-game");
    assert_eq!(table.asks(), "cards");
    table.play("count red cards=3");
    assert_eq!(table.bonus(Seat::Red, "map-room"), Some(3));
}

/// Facts 5: 1 for each card under it.
#[test]
fn museum() {
    let mut table = cities("museum", "");
    table.play("correct red museum=2");
    assert_eq!((table.bonus(Seat::Red, "museum"), table.points(Seat::Red, Line::Uniques)), (Some(2), 2));
}

/// Facts 5: 5 with the crown.
#[test]
fn statue() {
    let mut table = cities("statue", "");
    assert_eq!(table.bonus(Seat::Red, "statue"), Some(5));
    table.play("correct start green");
    assert_eq!(table.bonus(Seat::Red, "statue"), Some(0));
}

/// Facts 5: 1 for each unique, itself too; seed "Spookstad": not one of them when it is of another type.
#[test]
fn wishing_well() {
    assert_eq!(cities("wishing-well keep smithy temple", "").bonus(Seat::Red, "wishing-well"), Some(3));
    let table = cities("wishing-well haunted-quarter temple manor tavern", "");
    assert_eq!(table.bonus(Seat::Red, "wishing-well"), Some(1), "military for the five types is worth more");
    assert_eq!(table.points(Seat::Red, Line::Types), 3);
}

/// Seed "Geheime kamer": 3 for who shows it; it is of no type.
#[test]
fn secret_vault() {
    let mut table = over("keep", "temple", "");
    assert_eq!(table.asks(), "vault");
    assert_eq!(table.bonus(Seat::Green, "secret-vault"), None);
    table.play("vault green");
    assert_eq!((table.bonus(Seat::Green, "secret-vault"), table.total(Seat::Green)), (Some(3), 4));
    let mut table = over("keep", "temple", "uniques first-game");
    table.refuses("vault green", "not in this game").refuses("nobody", "over");
}

/// Seed "Variant: actiekaarten": 1 for each in hand.
#[test]
fn action_cards_in_hand() {
    let mut table = over("temple", "church", "uniques first-game\nactions on");
    for seat in ["red", "green", "blue", "yellow", "black"] {
        assert_eq!(table.asks(), "actions");
        table.play(&format!("count {seat} actions=2"));
    }
    assert_eq!((table.points(Seat::Red, Line::Actions), table.total(Seat::Red)), (2, 3));
    assert_eq!(table.asks(), "nothing");
}

/// The contract: the order of the questions; points that overrule; a later line wins; up to 99.
#[test]
fn the_count_is_asked_in_order() {
    let mut table = over("imperial-treasury map-room", "temple", "actions on");
    assert_eq!(table.asks(), "vault");
    table.play("nobody");
    let mut asked = Vec::new();
    while let Some(prompt) = engine::Game::prompt(table.state()) {
        let (seat, asks) = (prompt.seat.expect("a seat's"), prompt.asks);
        asked.push(format!("{seat} {asks}"));
        table.play(&format!("count {seat} {asks}=1"));
    }
    let expected =
        ["red gold", "red cards", "red actions", "green actions", "blue actions", "yellow actions", "black actions"];
    assert_eq!(asked, expected);
    table.play("count green coins=10 types=3 complete=4 uniques=7\ncount green coins=11");
    assert_eq!(table.total(Seat::Green), 11 + 3 + 4 + 7 + 1);
    table.refuses("count red gold=100", "99 at most");
}

/// The contract: without recorded cities coins, types and unique districts are asked.
#[test]
fn without_cities_the_lines_are_asked() {
    let mut table = Table::with(4, "first-game", "cities off");
    table.play("next\ncomplete red\nnext\nnext\nnext\nnobody\nnext\nnext\nnext\nnext");
    assert_eq!(table.phase(), "over");
    for seat in ["red", "green", "blue", "yellow"] {
        for (asks, number) in [("coins", 20), ("types", 3), ("uniques", 5)] {
            assert_eq!(table.asks(), asks);
            table.play(&format!("count {seat} {asks}={number}"));
        }
    }
    assert_eq!((table.total(Seat::Red), table.total(Seat::Green), table.asks()), (32, 28, "nothing"));
    assert!(table.state().winners().iter().eq([Seat::Red]));
}

/// Seed "Gelijke stand": the highest rank turned over in the last round; a murdered rank 4 counts too (the contract).
#[test]
fn a_tie_goes_to_the_highest_rank() {
    let mut table = Table::with(5, "first-game", "uniques first-game");
    table.play(
        "correct red city temple\ncorrect green city tavern\ncorrect ending on\nnext\nnobody\nanswer red\nanswer green",
    );
    table.play_out();
    assert!(table.state().winners().iter().eq([Seat::Green]));
    let mut table = Table::with(5, "first-game", "uniques first-game");
    table.play("correct red city temple\ncorrect green city tavern\ncorrect ending on\nnext\nanswer blue\nmurder 4\nnobody\nanswer red");
    table.play_out().play("answer green");
    assert!(table.state().winners().iter().eq([Seat::Green]));
    let table = over("temple", "tavern", "uniques first-game");
    assert!(table.state().winners().iter().eq([Seat::Red, Seat::Green]), "it is shared");
}

/// The contract: without recorded cities, where it was not said, who had the highest rank is asked.
#[test]
fn without_cities_a_tie_is_asked() {
    let counted = |answers: &str| {
        let mut table = Table::with(4, "first-game", "cities off");
        table.play(&format!("correct ending on\nnext\n{answers}"));
        for seat in ["red", "green", "blue", "yellow"] {
            let coins = if ["red", "green"].contains(&seat) { 20 } else { 3 };
            table.play(&format!("count {seat} coins={coins} types=0 uniques=0"));
        }
        table
    };
    let unsaid = "next\nnext\nnext\nanswer red\nnext\nnext\nnext\nnext\nnext";
    let mut table = counted(unsaid);
    assert_eq!(table.asks(), "highest");
    assert!(table.state().winners().is_empty());
    table.refuses("highest blue", "not one of those").play("highest green");
    assert!(table.state().winners().iter().eq([Seat::Green]));
    let mut table = counted(unsaid);
    table.play("nobody");
    assert!(table.state().winners().iter().eq([Seat::Red, Seat::Green]));
    let table = counted("next\nnext\nnext\nanswer red\nanswer green\nnext\nnext\nnext\nnext");
    assert_eq!(table.asks(), "nothing", "both were said");
    assert!(table.state().winners().iter().eq([Seat::Green]));
}
