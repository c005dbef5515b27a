//! Magna Carta's lesson in English.

use super::super::script::LENGTH;
use crate::lesson::{Said, read, task};

pub(super) static LESSON: [Said; LENGTH] = [
    read(
        "Build the street and the castle; most prestige points win. Deniers and cubes lie on the table: the device is a \
         guide to order, street and castle.",
    ),
    task("All take 2 deniers, in round 1 too: C", "All have 2 deniers? Then C"),
    read(
        "One action each in turn: card, new hand or worker (1 denier each), build, prestige or pass. The guide hears only \
         who builds and who passes.",
    ),
    task("Blue builds (B) a large quarry", "Blue builds the Large quarry now"),
    task("Orange passes first, +1 denier: down, C", "Now Orange passes: mark Orange, then C"),
    read("Beyond the provost nothing acts. In passing order each may move him up to 3 cards, 1 denier a card."),
    task("Green wants the bank to act: up, then C", "Green wants 1 card on: up to +1"),
    task("Red wants the quarry out: down, then C", "Red wants 1 card back: down to -1"),
    task("First the worker, then the owner. Done: C", "All cards with a worker acted? Then C"),
    read(
        "Castle: food, wood and stone are a batch, gold is a joker. Each batch brings a token. Most batches: 1 gold, in a \
         tie to the first.",
    ),
    task("Green offers 2 batches: up, then C", "Green offers 2: set it to 2, then C"),
    task("Green offered most and gets gold: C", "Read what changes, then C"),
    read(
        "With the ledger the device keeps deniers and cubes too; then you enter every action. A card has room for one \
         worker.",
    ),
    task("Red: a worker on Green's market, card 5", "Mark Worker: 5. Market, then C"),
    read(
        "When the tokens are gone, count up. A is undo, C long: menu. First time? B chooses the intro rules, \
         without a provost.",
    ),
];
