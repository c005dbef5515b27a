//! The City's lesson in English.

use super::super::script::LENGTH;
use crate::lesson::{Said, read, task};

pub(super) static LESSON: [Said; LENGTH] = [
    read(
        "Build Carcassonne together; whoever has the most points wins. Draw a tile and place it: roads must go on, all else fits anywhere.",
    ),
    read(
        "A follower may go on it: citizen on a road, vendor on a market, steward in a district. Not where one is, or on what is just completed.",
    ),
    task("Red's tile, with a citizen on the road", "{0}? Mark Citizen; back is A"),
    task("Red's tile completes a road: Scoring", "{0}? Choose Scoring, no follower"),
    task("What is done? A road", "{0}? It is the road: mark Road"),
    task("The road has 4 tiles: 2 points each", "{0}? There are 4 tiles: set 4"),
    task("Who stands on it? Only Red: up, then C", "{0}? Only Red: set Red to 1"),
    task("There is nothing else: Nothing more", "{0}? There is nothing else"),
    task("Blue's tile has completed a market", "{0}? It is the market: mark Market"),
    task("The market has 3 tiles", "{0}? There are 3 tiles: set 3"),
    task("3 kinds of goods: 3 x 3 = 9 points", "{0}? There are 3 kinds"),
    task("Red and Blue stand there: full points each", "{0}? Red 1, Blue 1; B: next"),
    read("From stack 2 on walls follow a scoring: first the gate, then one each. Seen from the city:"),
    task("Red: a wall with a guard on the left", "{0}? Choose Left + guard"),
    read("A guard watches the row of tiles before him. At the end the buildings in it count, up to the first gap."),
    read("Straight opposite another guard you may only stand with a gap in the row between."),
    read("Whoever caused the scoring may put up a tower: 1 point a wall, to the tower or gate before it."),
    task("Red: a tower on the left, 4 walls, 4 points", "{0}? Left counts 4: choose Left"),
    task("Only 4 walls fit: the game is over", "{0}? With 5 or fewer it is over"),
    task("In one district only Red has a steward", "{0}? Only Red: set Red to 1"),
    task("Red's district: 3 markets, 2 points each", "{0}? There are 3 markets"),
    task("Red's guard sees 3 public buildings", "{0}? There are 3: set 3"),
    task("And 1 historic one, for 3 points", "{0}? There is 1"),
    read("Stewards and guards score only at the end. A is undo, C long: menu. Your turn: C begins a game."),
];
