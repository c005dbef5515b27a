//! Caylus's lesson in English.

use super::super::script::LENGTH;
use crate::lesson::{Lines, lesson};

pub(super) const LESSON: Lines = lesson! { LENGTH;
    read(prose!(
        "Build the castle and the town along the road; most points win. Money and cubes lie on the table: the device watches \
         over order, road, castle, favours and points."
    )),
    task(prose!("All take 2 deniers, in round 1 too: C"), prose!("Has everyone 2 deniers? Then C")),
    read(prose!(
        "In turn a worker, or pass. The price stands below the bridge and goes up with every pass. The guide hears only who \
         passes."
    )),
    task(prose!("Blue passes first, +1 denier: C"), prose!("Blue passes: C")),
    task(prose!("The others passed. Do what it says: C"), prose!("Nobody at guild or joust: C")),
    task(prose!("Orange pays 2: the provost 2 back"), prose!("Down to -2, then C")),
    task(prose!("Red moved him 2 on; Green 1 back"), prose!("Down to -1, then C")),
    task(prose!("Red builds a food farm: B"), prose!("B, then Red, then Food farm")),
    task(prose!("All up to the provost is done: C"), prose!("All activated? Then C")),
    read(prose!(
        "Castle: 3 different cubes, 1 of them food, for a house. Red builds one in the dungeon: 5 points. 1 part is still \
         free."
    )),
    task(prose!("Green builds 2 houses: B"), prose!("B, then Green, then 2 houses")),
    task(prose!("Green built most: a favour, points"), prose!("Choose the row of points")),
    task(prose!("Dungeon full, scored. Blue: 1 favour: C"), prose!("Read what changes, then C")),
    task(prose!("Ledger: Blue's worker to the castle"), prose!("Choose Castle, on the first list")),
    read(prose!(
        "After the towers the game is over: gold 3, 3 others 1, each 4 deniers 1. A is undo, hold C for the menu; all \
         buildings are there."
    )),
};
