//! The action cards that the device knows: acrobat, circus tent, director, Rasputin, and the one that builds over (seed "Variant:
//! actiekaarten"; facts 8).
//!
//! The two that look into hands and the one on which gold is laid change nothing that the device keeps. Invariant: one a turn.

use engine::Game;
use engine::prompt::Kind;
use engine::seat::Seat;

use crate::table::Table;

const ON: &str = "actions on";

#[test]
fn without_the_variant_there_are_none() {
    let mut table = Table::acting("", "", 7, "red");
    table.refuses("play red tent", "without action cards").refuses("play red director", "without action cards");
    table.play("build red temple").refuses("build red palace over temple", "without action cards");
}

/// Seed: it counts as a district for the end, outside the limit; it has no type; nobody touches it.
#[test]
fn a_circus_tent_is_a_district_for_the_end() {
    let mut table = Table::acting("", ON, 8, "red");
    table.play("correct red city temple church tavern market docks manor\nplay red tent");
    assert_eq!(
        (table.state().size(Seat::Red), table.state().ending(), table.state().complete(Seat::Red)),
        (7, true, true)
    );
    assert_eq!(table.total(Seat::Red), 1 + 2 + 1 + 2 + 3 + 3 + 4);
    table.refuses("play red director", "played an action card").play("build red castle");
    table.refuses("destroy red red tent", "circus tent").refuses("correct red add tent", "circus tent");
}

/// Seed: three in the box.
#[test]
fn there_are_three_tents() {
    let mut table = Table::acting("", ON, 3, "red");
    table.play("correct green tents=2\nplay red tent\nanswer blue").refuses("play blue tent", "3 circus tents");
    table.refuses("correct blue tents=1", "3 circus tents");
}

/// Seed: two districts more, also for the architect, the seer and the scholar.
#[test]
fn the_director_allows_two_more() {
    let mut table = Table::acting("", ON, 3, "red");
    table.play("play red director\nbuild red temple\nbuild red church\nbuild red tavern");
    table.refuses("build red market", "the limit is 3");
    let mut table = Table::acting("", ON, 7, "red");
    table.play("play red director");
    assert_eq!(table.state().builds_left(), Some(5));
}

/// Seed: an own district is replaced by a dearer one, besides the building of the turn.
#[test]
fn a_district_is_built_over() {
    let mut table = Table::acting("", ON, 3, "red");
    table.play("correct red city temple manor+1\nbuild red church");
    table.refuses("build red castle over manor", "not dearer").refuses("build red docks over docks", "no docks");
    table.play("build red palace over manor").refuses("build red tavern over temple", "played an action card");
    assert_eq!(table.city(Seat::Red), "temple church palace");
}

/// Seed: whoever is marked plays Rasputin when called, and no mark touches the turn; the murdered too.
#[test]
fn rasputin_shrugs_a_mark_off() {
    let mut table = Table::acting("", ON, 1, "red");
    table.play("murder 3\nnobody").refuses("play red rasputin", "Red has turned over");
    table.play("play green rasputin");
    assert_eq!((table.called(), table.turn()), (3, Some(Seat::Green)));
    table.refuses("play green director", "played an action card");
    table.play("next").refuses("play blue rasputin", "not marked");
    let mut table = Table::acting("witch", ON, 1, "red");
    table.play("bewitch 5\nnobody\nnobody\nnobody\nplay green rasputin");
    assert_eq!((table.turn(), table.state().protected()), (Some(Seat::Green), Some(Seat::Green)));
    let mut table = Table::acting("magistrate", ON, 1, "red");
    table.play("expropriate 2 3 5\nplay green rasputin\nbuild green temple").refuses("seize", "first paid");
}

/// Seed, Rasputin and acrobat: the one answers where something lies on the rank, the other where rank 4 is called; without the variant
/// nobody does. Who may answer is asked all the same, but of the murdered rank nobody may.
#[test]
fn a_call_takes_cards_where_one_can_answer() {
    for actions in ["off", "on"] {
        let mut table = Table::acting("", &format!("actions {actions}"), 1, "red");
        table.play("murder 6\nanswer green\nrob 7\nnobody");
        for rank in [4, 5, 6, 7, 8] {
            if rank == 6 && actions == "off" {
                continue;
            }
            assert_eq!(table.called(), rank);
            let takes = actions == "on" && matches!(rank, 4 | 6 | 7);
            assert_eq!(table.state().takes_cards(), takes, "rank {rank}, actions {actions}");
            let kind = table.state().prompt().expect("a question").kind;
            assert_eq!(matches!(kind, Kind::Seat { .. }), rank != 6, "{kind:?}");
            table.play("nobody");
        }
    }
}

/// Seed, Rasputin and king: a murdered king who plays it takes the crown and is not asked for again.
#[test]
fn a_murdered_king_with_rasputin_takes_the_crown_now() {
    let mut table = Table::acting("", ON, 1, "red");
    table.play("murder 4\nnobody\nnobody\nplay green rasputin");
    assert_eq!(table.state().start(), Seat::Green);
    table.play_out();
    assert_eq!(table.phase(), "selection");
}

/// Seed: when rank 4 is called and nobody speaks up, the acrobat takes the crown; a murdered king inherits nothing then (the contract).
#[test]
fn the_acrobat_takes_the_crown() {
    let mut table = Table::acting("", ON, 1, "red");
    table.play("murder 4\nnobody").refuses("play green acrobat", "rank 4").play("nobody\nplay green acrobat");
    assert_eq!((table.phase(), table.called(), table.state().start()), ("call", 5, Seat::Green));
    table.play_out();
    assert_eq!((table.phase(), table.state().start()), ("selection", Seat::Green));
}
