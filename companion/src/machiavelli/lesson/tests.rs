//! The lesson's facts against the booklet's: at each step, the engine's table is what the seed says it is.
//!
//! What the buttons do and whether the texts fit is tested for every lesson at once, in `lesson/tests.rs`.

use engine::{machiavelli::Phase, seat::Seat};

use super::{script::STEPS, *};

fn table(step: u8) -> Machiavelli {
    COURSE.table(step).expect("the engine accepts the script")
}

#[test]
fn the_engine_accepts_the_whole_script() {
    assert!(COURSE.table(0).is_none(), "no table before the selection");
    for step in 1..STEPS.len() as u8 {
        table(step);
    }
}

/// Seed "Kiesfase", assassin, king, warlord.
#[test]
fn the_round_goes_from_the_selection_to_rank_eight() {
    assert_eq!(table(1).phase(), Phase::Selection);
    assert_eq!(table(2).called().map(|rank| rank.number()), Some(1));
    assert_eq!(table(6).start(), Seat::Blue, "the king has the crown");
    let last = table(10);
    assert_eq!(last.called().map(|rank| rank.number()), Some(8), "the murdered rank 7 was not called");
    assert_eq!((last.turn(), last.protected()), (Some(Seat::Red), Some(Seat::Yellow)));
}
