//! The City's lesson in English.

use super::super::script::LENGTH;
use crate::lesson::{Said, read, task};

pub(super) static LESSON: [Said; LENGTH] = [
    read(
        "Build Carcassonne together; most points win. Draw a tile and place it: roads must go on, all else fits anywhere.",
    ),
    read(
        "A follower may go on it: citizen on a road, vendor on a market, steward in a district. Not where one is, or on \
         what is just completed.",
    ),
    task("Red's tile, with a citizen on the road", "Red adds a citizen: down, then C"),
    task("Red's tile completes a road: Scoring", "Completed is Scoring, without a follower"),
    task("The road has 4 tiles: 2 points each", "It has 4: set it to 4, then C"),
    task("Blue's market: 3 tiles, 3 kinds of goods", "There are 3: set it to 3, then C"),
    task("Red and Blue stand there: full points each", "Red 1 and Blue 1; B goes to the next"),
    read(
        "From stack 2 on each places a wall after each scoring, left or right of the gate, seen from the city. From stack 3 \
         on it is two.",
    ),
    task("Red: a wall with a guard on the left", "Red wants the left, with a guard"),
    read("A guard sees the row before him up to a gap. Facing another is only allowed with a gap between."),
    read("Whoever caused the scoring may put up a tower: 1 point a wall, to the last tower or gate."),
    task("Red: a tower on the left, 4 walls, 4 points", "Red wants the 4 points on the left"),
    task("Only 4 walls fit: the game is over", "With 5 places or fewer it is over"),
    task("Red's district: 3 markets, 2 points each", "There are 3: set it to 3, then C"),
    task("Red's guard: 3 public, 1 historic", "One historic: set it to 1, then C"),
    read("Stewards and guards score only at the end. A is undo, C long: menu. Your turn: C begins a game."),
];
