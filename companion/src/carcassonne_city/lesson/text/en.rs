//! The City's lesson in English.

use super::CityLessonTexts;
use crate::text::lesson::Question;

pub(super) static LESSON: CityLessonTexts = CityLessonTexts {
    welcome: "Build Carcassonne together; most points win. Watch three players for a turn or two of each part of the \
        game.",
    tile: "A turn: draw a tile and place it with at least one side touching. Roads must go on; all else fits anywhere.",
    follower: "Then one follower may go on it: a citizen on a road, a vendor on a market or, lying flat, a steward in a \
        district.",
    citizen: "Red: a citizen on an empty road",
    just_completed: Question {
        ask: "Completed: may Blue go on it?",
        answers: ["Yes, it scores at once", "No, not there any more", "Yes, if it was empty"],
        wrong: "Nobody goes on a road or market that this very tile completes, even if nobody stands there yet.",
        right: "Right! Elsewhere on it is fine",
    },
    long_road: Question {
        ask: "Red's road: 4 tiles. Points?",
        answers: ["4 points", "6 points", "8 points"],
        wrong: "A road of 1 to 3 tiles scores 1 point a tile. A longer one scores 2 a tile.",
        right: "Right! From 4 tiles on it doubles",
    },
    returns: "The citizen rests till Red's turn",
    market: "Blue: 3 tiles x 3 goods = 9",
    tie: Question {
        ask: "Red 1, Blue 1: who gets what?",
        answers: ["9 points each", "18 points each", "Nobody gets any"],
        wrong: "A tile joined their two markets. The most vendors take the points; in a tie nothing is divided.",
        right: "Right! In a tie all get full points",
    },
    districts: "A district scores only at the end. Green's steward lies flat and stays: he does not come back during \
        play.",
    walls: "Stack 2: after each scoring the wall grows. Who caused it begins, the first time with the gate; then one \
        wall each in turn.",
    guard: "Gate stands. Red: a guard",
    opposite: Question {
        ask: "Right opposite: another guard?",
        answers: ["Yes, everybody may", "No, never", "Only with a gap between"],
        wrong: "Two guards never face each other across an unbroken row of tiles. A missing tile changes that.",
        right: "Right! A gap in the row allows it",
    },
    closed: "A wall closes Red's road: +1",
    new_walls: Question {
        ask: "Does that bring new walls?",
        answers: ["No, only points", "Yes, one more each", "Yes, one for Red"],
        wrong: "Walls come only when a tile completes something. What a wall closes is scored, and that is all.",
        right: "Right! Green just builds on",
    },
    tower: "Tower, only Red: 4 walls, +4",
    third_stack: Question {
        ask: "Stack 3: how many walls now?",
        answers: ["3, one each", "6, two each", "6, all for Blue"],
        wrong: "In stack 3 everybody gets twice as many as in stack 2. They are still placed in turn, one at a time.",
        right: "Right! Six, one at a time in turn",
    },
    few_places: Question {
        ask: "Four places left. What now?",
        answers: ["Build until it is closed", "One more round", "The game is over"],
        wrong: "The game ends with the last wall, with the last tile, or when at most five walls fit between the ends.",
        right: "Right! Five or fewer: it is over",
    },
    ring: "The ring closes Red's road: +1",
    unfinished: "Unfinished: back, no points",
    steward: Question {
        ask: "3 markets, 1 unfinished: points?",
        answers: ["4 points", "6 points", "9 points"],
        wrong: "2 points for each market in or beside the district. Its size, and whether it is complete, do not matter.",
        right: "Right! An open one counts too",
    },
    row: "3 public and 1 historic: 9",
    gap: Question {
        ask: "The row has a gap. So?",
        answers: ["It counts up to the gap", "The whole row counts", "Nothing counts"],
        wrong: "A guard watches the row before him and does not look across a gap. What lies behind it does not count.",
        right: "Right! Red 5 and Blue 4",
    },
    farewell: "The most points win; in a tie, together. With two players you build twice as many walls. Your turn!",
};
