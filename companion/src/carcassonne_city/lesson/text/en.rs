//! The City's lesson in English.

use super::super::script::LENGTH;
use crate::lesson::{Lines, lesson};

pub(super) const LESSON: Lines = lesson! { LENGTH;
    read(prose!(
        "Build Carcassonne together; whoever has the most points wins. Draw a tile and place it: roads must go on, all else fits anywhere."
    )),
    read(prose!(
        "A follower may go on it: citizen on a road, vendor on a market, steward in a district. Not where one is, or on what is just completed."
    )),
    task(prose!("Red's tile, with a citizen on the road"), prose!("{0}? Mark Citizen; back is A")),
    task(prose!("Red's tile completes a road: Scoring"), prose!("{0}? Choose Scoring, no follower")),
    task(prose!("What is done? A road"), prose!("{0}? It is the road: mark Road")),
    task(prose!("The road has 4 tiles: 2 points each"), prose!("{0}? There are 4 tiles: set 4")),
    task(prose!("Who stands on it? Only Red: up, then C"), prose!("{0}? Only Red: set Red to 1")),
    task(prose!("There is nothing else: Nothing more"), prose!("{0}? There is nothing else")),
    task(prose!("Blue's tile has completed a market"), prose!("{0}? It is the market: mark Market")),
    task(prose!("The market has 3 tiles"), prose!("{0}? There are 3 tiles: set 3")),
    task(prose!("3 kinds of goods: 3 x 3 = 9 points"), prose!("{0}? There are 3 kinds")),
    task(prose!("Red and Blue stand there: full points each"), prose!("{0}? Red 1, Blue 1; B: next")),
    read(prose!("From stack 2 on walls follow a scoring: first the gate, then one each. Seen from the city:")),
    task(prose!("Red: a wall with a guard on the left"), prose!("{0}? Choose Left + guard")),
    read(prose!(
        "A guard watches the row of tiles before him. At the end the buildings in it count, up to the first gap."
    )),
    read(prose!("Straight opposite another guard you may only stand with a gap in the row between.")),
    read(prose!("Whoever caused the scoring may put up a tower: 1 point a wall, to the tower or gate before it.")),
    task(prose!("Red: a tower on the left, 4 walls, 4 points"), prose!("{0}? Left counts 4: choose Left")),
    task(prose!("Only 4 walls fit: the game is over"), prose!("{0}? With 5 or fewer it is over")),
    task(prose!("In one district only Red has a steward"), prose!("{0}? Only Red: set Red to 1")),
    task(prose!("Red's district: 3 markets, 2 points each"), prose!("{0}? There are 3 markets")),
    task(prose!("Red's guard sees 3 public buildings"), prose!("{0}? There are 3: set 3")),
    task(prose!("And 1 historic one, for 3 points"), prose!("{0}? There is 1")),
    read(prose!("Stewards and guards score only at the end. A is undo, C long: menu. Your turn: C begins a game.")),
};
