//! The lesson's facts against the rulebook's: at each example, the engine's table is what CAY-NL says it is.
//!
//! What the buttons do and whether the texts fit is tested for every lesson at once, in `lesson/tests.rs`.

use engine::{
    caylus::{Phase, road::Tile, tiles::Building},
    seat::Seat::{Green, Red},
};

use super::{script::STEPS, *};

fn table(step: u8) -> Caylus {
    COURSE.table(step).expect("the engine accepts the script")
}

#[test]
fn the_engine_accepts_the_whole_script() {
    for step in 1..STEPS.len() as u8 {
        table(step);
    }
}

/// "Fase 4": the provost ends one space back; "Fase 5 b": Red's farm, 2 points, on the first free space.
#[test]
fn the_provost_and_the_farm_are_the_rulebooks() {
    let built = table(8);
    assert_eq!((built.phase(), built.provost()), (Phase::Effects, 5));
    assert_eq!(built.road().tile(9), Some(Tile::Building(Building::FoodFarm, Red)));
    assert_eq!(built.score(Red).total(), 2);
}

/// "Fase 6": Green's two houses bring 9 points, and the favour is Green's.
#[test]
fn greens_houses_are_the_rulebooks() {
    let favour = table(11);
    assert_eq!((favour.score(Green).total(), favour.favour_due()), (9, Some(Green)));
}
