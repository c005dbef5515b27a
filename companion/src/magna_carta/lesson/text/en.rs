//! Magna Carta's lesson in English.

use super::MagnaCartaLessonTexts;
use crate::text::lesson::Question;

pub(super) static LESSON: MagnaCartaLessonTexts = MagnaCartaLessonTexts {
    welcome: "Build the street and the castle: most prestige points win. Watch four players for one round, in the \
        middle of a game.",
    income: "2 deniers each. In round 1 too!",
    actions: "One action each in turn: card, new hand or worker (1 denier each), build, prestige or pass.",
    market: "Green: a market, at the end",
    quarry: "Blue: quarry, 2 stone, 1 food",
    worker: "Red: worker on it, 1 denier",
    occupied: Question {
        ask: "May Orange use it too?",
        answers: ["Yes, for 1 denier", "No, it is taken", "Yes, if Green agrees"],
        wrong: "Look back at card 5: the lower letter is Red's worker. There is room for only one on a card.",
        right: "Right! One worker on a card",
    },
    first_pass: "Orange passes first: +1 denier",
    statue: "Green puts up a prestige building: the statue, 2 stone, 1 gold. It lies before Green; standard rules: on \
        a residence.",
    effects: "Only cards with a worker act",
    who_gains: Question {
        ask: "Who gains from the market?",
        answers: ["Only Red", "Only Green", "First Red, then Green"],
        wrong: "A card has two halves: one for the worker, and one for the owner when somebody else stands there.",
        right: "Right! Red +4, Green +1",
    },
    batch: "Batch: food, wood, stone",
    joker: "Blue's batch: gold for food",
    which_tokens: Question {
        ask: "Green: 2 batches. For what?",
        answers: ["2 dungeons", "2 walls", "1 wall and 1 tower"],
        wrong: "Blue took the last dungeon. The best kind always goes first: dungeon, wall, then tower.",
        right: "Right! The dungeons are gone",
    },
    gold: "Green offered most: 1 gold",
    tie: Question {
        ask: "And if Green offers only 1?",
        answers: ["Gold to Orange", "Gold to Blue", "Gold to Green"],
        wrong: "Then three players offer 1 batch. In a tie the gold goes to whoever had the first turn.",
        right: "Right! Orange offered first",
    },
    provost: "Standard rules: beyond the provost nothing acts. In passing order: move him up to 3 cards, 1 denier a card.",
    green_moves: "Orange: 0. Green: +1, 1 denier",
    blue_moves: "Blue: +1 too, so 1 denier",
    red_moves: "Red: 1 back, that costs 1 too",
    out_of_reach: Question {
        ask: "Which card does nothing now?",
        answers: ["Green's bank", "Blue's quarry", "Neither of them acts"],
        wrong: "The provost stands on the bank. All cards up to his own act; what lies behind it does not.",
        right: "Right! Only the bank acts",
    },
    no_batches: Question {
        ask: "Nobody offers any. What now?",
        answers: ["Nothing happens", "Orange gets the gold", "Two tokens leave"],
        wrong: "The stock shrinks every round, even when nobody builds. So the end always comes nearer.",
        right: "Right! Two leave, and no gold",
    },
    provost_walks: "The provost goes on 2, here 1",
    farewell: "The start card moves to the left: a new round. When the tokens are gone, count up. Your turn!",
};
