//! When a city is complete and the end is due (seed "Einde van het spel", bell tower; facts 6; the contract's "Complete").
//!
//! Invariant: what was reached stays, but for what is seized and for an early bell tower that is destroyed.

use engine::seat::Seat;

use crate::table::Table;

const SIX: &str = "temple church tavern market docks manor";

/// Seed "Voltooide stad": 7 districts with 4 to 8 players, 8 with 2 or 3.
#[test]
fn a_city_is_complete_at_seven_or_eight() {
    for (players, characters, size) in
        [(2, "first-game", 8), (3, "first-game artist", 8), (4, "first-game", 7), (8, "first-game artist", 7)]
    {
        let mut table = Table::with(players, characters, "");
        assert_eq!((table.state().ends_at(), table.state().complete_at()), (size, size));
        let seven = format!("correct red city {SIX} castle");
        table.play(&seven);
        assert_eq!(table.state().ending(), size == 7, "{players}");
        table.play("correct red add palace");
        assert!(table.state().ending() && table.state().complete(Seat::Red));
    }
}

/// Seed "Einde van het spel": it may grow on, and it was the first.
#[test]
fn the_first_stays_first() {
    let mut table = Table::acting("", "", 7, "red");
    table.play(&format!("correct red city {SIX}\ncorrect green city {SIX}\nbuild red castle\nbuild red palace"));
    assert_eq!((table.state().size(Seat::Red), table.state().first()), (8, Some(Seat::Red)));
    table.play("correct red city temple\ncorrect green add castle");
    assert_eq!((table.state().first(), table.state().ending()), (Some(Seat::Red), true), "whatever is lost later");
    assert!(table.state().complete(Seat::Green) && !table.state().complete(Seat::Red));
}

/// Seed "Klokkentoren": decided when it is built: the end at 6, with 2 or 3 players at 7; destroyed, as usual.
#[test]
fn an_early_bell_tower_lowers_the_end() {
    let mut table = Table::acting("", "", 7, "red");
    table.play("correct green city temple church tavern market docks");
    table.play("build red bell-tower").refuses("build red church early", "only a bell tower");
    assert_eq!((table.state().ends_at(), table.state().early()), (7, false));
    let mut table = Table::acting("", "", 7, "red");
    table.play("build red bell-tower early\nanswer green");
    assert_eq!((table.state().ends_at(), table.state().complete_at(), table.state().ending()), (6, 7, false));
    table.play(&format!("correct blue city {SIX}"));
    assert_eq!(
        (table.state().ending(), table.state().first(), table.state().complete(Seat::Blue)),
        (true, None, false)
    );
    table.play("destroy green red bell-tower");
    assert_eq!((table.state().ends_at(), table.state().early(), table.state().ending()), (7, false, false));
    let mut table = Table::with(3, "first-game artist", "");
    table.play("next\nanswer red\nbuild red bell-tower early");
    assert_eq!(table.state().ends_at(), 7);
}

/// Facts 6 leave open whether it makes cities complete too: a choice of the set-up.
#[test]
fn an_early_bell_tower_may_make_cities_complete() {
    let mut table = Table::acting("", "bell-tower city", 7, "red");
    table.play(&format!("correct blue city {SIX}\nbuild red bell-tower early"));
    let game = table.state();
    assert_eq!((game.complete_at(), game.first(), game.complete(Seat::Blue)), (6, Some(Seat::Blue), true));
    table.play("answer green").refuses("destroy green blue temple", "complete").play("destroy green red bell-tower");
    let game = table.state();
    assert_eq!((game.first(), game.ending(), game.complete(Seat::Blue)), (None, false, false));
}

/// The contract: it moves along with its district.
#[test]
fn an_early_bell_tower_moves() {
    let mut table = Table::acting("diplomat", "", 7, "red");
    table.play("build red bell-tower early\ncorrect green city temple\nanswer green\nswap green temple red bell-tower");
    assert!(table.state().early());
    assert_eq!(table.city(Seat::Green), "bell-tower");
}

/// The contract: what the magistrate seizes was never built here; he decides anew about a bell tower.
#[test]
fn what_is_seized_does_not_end_the_game() {
    let begin = format!("expropriate 2 3 5\ncorrect green city {SIX}\nanswer green\n");
    let mut table = Table::acting("magistrate", "", 1, "red");
    table.play(&begin).play("build green castle");
    assert_eq!((table.state().ending(), table.state().first()), (true, Some(Seat::Green)));
    table.play("seize");
    assert_eq!((table.state().ending(), table.state().first()), (false, None));
    let mut table = Table::acting("magistrate", "", 1, "red");
    table.play(&begin).play("build green bell-tower early");
    assert!(table.state().ending());
    table.play("seize");
    assert_eq!((table.state().early(), table.state().ends_at(), table.state().ending()), (false, 7, false));
    let mut table = Table::acting("magistrate", "", 1, "red");
    table.play(&begin).play("build green bell-tower\nseize early");
    assert_eq!((table.state().early(), table.state().ending()), (true, true), "Green has six");
    let mut table = Table::acting("magistrate", "", 1, "red");
    table.play("expropriate 2 3 5\nanswer green\nbuild green temple").refuses("seize early", "only a bell tower");
}

/// The contract: if one line makes several complete, who acts, then clockwise.
#[test]
fn of_several_who_acts_is_first() {
    let mut table = Table::acting("", "bell-tower city", 7, "blue");
    let five = "temple church tavern market docks";
    table.play(&format!("correct red city {SIX}\ncorrect yellow city {SIX}\ncorrect blue city {five}"));
    table.play("build blue bell-tower early");
    assert_eq!(table.state().first(), Some(Seat::Blue));
}

/// The contract: without recorded cities a line says it, from the first call on.
#[test]
fn without_cities_it_is_said() {
    let mut table = Table::with(5, "first-game", "cities off");
    table.refuses("complete red", "being chosen").play("next\ncomplete green").refuses("complete green", "already");
    assert_eq!((table.state().first(), table.state().ending()), (Some(Seat::Green), true));
    table
        .play("complete red\nanswer red")
        .refuses("build red temple", "not recorded")
        .refuses("tuck red", "not recorded");
    assert_eq!((table.total(Seat::Green), table.total(Seat::Red)), (4, 2));
    Table::calling("", "").refuses("complete red", "noticed by itself");
}
