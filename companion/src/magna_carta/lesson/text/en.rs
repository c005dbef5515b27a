//! Magna Carta's lesson in English.

use super::super::script::LENGTH;
use crate::lesson::{Lines, lesson};

pub(super) const LESSON: Lines = lesson! { LENGTH;
    read(prose!(
        "Build the street and the castle; whoever has most prestige points wins. Deniers and cubes lie on the table: the device \
         is a guide to order, street and castle."
    )),
    task(prose!("All take 2 deniers, in round 1 too: C"), prose!("The menu comes later. All have 2? Then C")),
    read(prose!(
        "One action each in turn: card, new hand or worker (1 denier each), build, prestige or pass. The guide \
         asks only who builds and passes."
    )),
    task(prose!("Blue builds (B) a large quarry"), prose!("{0}? On Blue: B, Large quarry, C")),
    task(prose!("Orange passes first, +1 denier: down, C"), prose!("Orange passes, nobody else: down, C")),
    read(prose!("Beyond the provost nothing acts. In passing order each may move him up to 3 cards, 1 denier a card.")),
    task(prose!("Green wants the bank to act: up, then C"), prose!("Only +1 reaches the bank: up, then C")),
    task(prose!("Red wants the quarry out: down, then C"), prose!("Only -1 leaves the bank: down, then C")),
    read(prose!(
        "For 1 food a lawyer turns a card of yours into a residence: +1 denier income, and room for a prestige building. A \
         church sells tokens."
    )),
    task(prose!("First the worker, then the owner. Done: C"), prose!("The menu comes later. All done? Then C")),
    read(prose!(
        "Later in the game, the castle: food, wood and stone are a batch, gold is a joker. Each batch brings a \
         token. The most batches: 1 gold; a tie: who offered first."
    )),
    task(prose!("Green offers 2 batches: up, then C"), prose!("That is not 2: set it to 2, then C")),
    task(prose!("Green offered most and gets gold: C"), prose!("The menu comes later. Read it? Then C")),
    read(prose!(
        "Another game, with the ledger: the device keeps deniers and cubes too, you enter every action. A card has \
         room for one worker."
    )),
    task(prose!("Red: a worker on Green's market, card 5"), prose!("That is something else: mark 5. Market, C")),
    read(prose!(
        "When the tokens are gone, count up. A is undo, C long: menu. Now C lays out a game; there B chooses the \
         intro rules, without a provost."
    )),
};
