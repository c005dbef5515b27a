//! Magna Carta in English.

use super::{LogTexts, MagnaCartaTexts, RefusalTexts};
use crate::text::{
    listed::listed,
    prose::{prose, proses},
};

pub(super) static MAGNA_CARTA: MagnaCartaTexts = MagnaCartaTexts {
    phases: listed("INCOME|ACTIONS|PROVOST|BUILDINGS|CASTLE|END|SCORE"),
    effects_line: "BUILDINGS",
    buildings: listed(
        "Small farm|\
         Small sawmill|\
         Small quarry|\
         Peddler|\
         Market|\
         Lawyer|\
         Gold mine|\
         Large farm|\
         Large sawmill|\
         Large quarry|\
         Bank|\
         Church",
    ),
    neutrals: listed("Park|Forest|Quarry|Trading post|Neutral peddler"),
    prestige: listed("Theatre|Statue|Hotel|Stables|Town hall|Monument|Cathedral"),
    residence: "Residence",
    cubes: listed("food|wood|stone|gold"),
    any_cube: "any cube",
    white_cube: "any cube",
    deniers: ["{0} denier", "{0} deniers"],
    tokens: [["dungeon", "dungeons"], ["wall", "walls"], ["tower", "towers"]],
    tokens_number: "{0} tokens",
    rules: proses!(
        "Everyone takes 2 deniers, +1 for each residence without a prestige building, +1 for the hotel. In round 1 too!|\
         One action each in turn: card, new hand or worker (1 denier each), build, prestige or pass. The first to pass gets 1 denier.|\
         In passing order: up to 3 cards forward or back, 1 denier a card. Each player once.|\
         Each card with a worker, up to the provost's, which counts too: first the worker, then the owner. Nothing is compulsory.|\
         A batch is food, wood and stone; gold is a joker. Each batch: one token. Most batches: 1 gold. No batch at all: 2 tokens leave the game.|\
         The provost moves 2 cards forward, to the end of the street at most. The start player card goes to the left.|\
         Tokens 4, 3, 2; buildings, prestige; gold 1; 1 per 3 other cubes; 1 per 3 deniers. A tie is shared.",
    ),
    reminders: proses!(
        "Everyone gets 2 deniers in round 1 too|\
         The first to pass gets 1 denier|\
         Each step of the provost costs 1 denier|\
         First the worker, then the owner|\
         The most batches: 1 gold|\
         The provost goes 2 on, up to the end|\
         Gold: 1 point each; the rest: 1 per three",
    ),
    intro_income: prose!("Everyone takes 2 deniers. In round 1 too!"),
    intro_effects: prose!(
        "Each card with a worker, the whole street: first the worker, then the owner. Nothing is compulsory."
    ),
    intro_end: prose!("The start player card goes to the left, and a new round begins."),
    intro_end_reminder: prose!("The start player card goes to the left"),
    round: "round {0}",
    corner: "round {0} · {1}/{2}",
    card_owner: "Owner: {0}",
    last_round: "last round!",
    few_left: "tokens left: {0}",
    take_income: ["2 deniers each", "Income:"],
    passes_question: "{0} passes?",
    passes: "passes",
    provost_stays: "stays",
    provost_costs: "costs {0}",
    leads_to: ["> actions", "> castle", "> round {0}", "> score"],
    he_would_stand: "to {0}: {1}",
    for_worker: "Worker: {0}",
    offers: "{0} offers {1}",
    takes: "takes {0}",
    and: " and ",
    takes_nothing: "takes no token",
    pays_gold: "pays {0} gold as a joker",
    gold_goes: "Gold to {0}",
    tokens_left: "{0} tokens leave the game",
    provost_goes: "Provost on {0}: {1}",
    start_goes: "Start player: {0}",
    no_gold: "Nobody gets the gold",
    stock_spent: "The stock is spent",
    card_of: "card {0} of {1}",
    castle: "castle",
    rank: "no. {0}",
    count: ["gold", "other cubes", "deniers"],
    pass: "Pass",
    draw: "Draw a card",
    redraw: "New hand",
    puts_worker: "worker",
    to_residence: "residence",
    becomes: "{0} becomes a residence",
    turn: "Turn {0} over",
    builds_residence: "{0} builds a residence",
    build: "Build...",
    builds_one: "Build {0}",
    possible: "{0} possible",
    put_up: "Prestige building...",
    prestige_on: "{0} on {1}",
    skip: "Nothing",
    take: "Take {0} {1}",
    take_all: "take all",
    buy: "Buy {0}",
    sell: "Sell {0}",
    swap: "Swap {0} for gold",
    buy_gold: "Buy {0} gold",
    buy_tokens: ["Buy 1 token", "Buy {0} tokens"],
    church: ["{0} buys 1 token", "{0} buys {1} tokens"],
    church_notary: "church, lawyer...",
    builds_hint: "builds...",
    builds: "{0} builds",
    purses: "Purses",
    effect_buy_one: "pay 1 > 1 cube",
    effect_buy_two: "pay 1 > 1 cube, 2 > 2",
    effect_sell: "1 cube > {0} deniers",
    effect_swap: "1 cube > 1 gold",
    effect_gold: "pay {0} > {1} gold",
    effect_tokens: "pay {0} > {1} token",
    effect_or: ", {0} > {1}",
    effect_flip: "1 food > residence",
    effect_from_card: "1 {0} from the card",
    card_costs: "Costs {0}",
    card_neutral: "Neutral: nobody's, no points",
    card_prestige: "On a residence of yours; no effect",
    card_prestige_intro: "Lies in front of you; no effect",
    card_hotel: "On a residence of yours; +1 denier income",
    card_residence: prose!("+1 denier income, until a prestige building lies on it"),
    log: LogTexts {
        round: "R{0}",
        next: ["income taken", "buildings done", "round done"],
        draw: "{0} draws a card",
        redraw: "{0} draws a new hand",
        worker: "{0}: worker on {1}",
        build: "{0} builds {1}",
        pass: "{0} passes, no. {1}",
        provost: "{0}: provost to {1}",
        stays: "{0}: provost stays",
        skips: "{0} skips {1}",
        castle: "{0} offers {1}: {2}",
        castle_none: "{0} offers nothing",
        nobody: "nobody else",
        church: ["{0} buys {1} at the church", "{0}: church, {1}"],
        turns: "{0} flips {1}",
        cubes_on: "{0}, {1} {2} on it",
        counted: "{0}'s count",
        spent: ", stock spent",
    },
    correct_provost: "Provost",
    correct_stock: "Stock {0}",
    correct_start: "Start player",
    not_passed: "none",
    gone: "gone",
    of_seat: "{0}'s",
    passed_row: "place in passing",
    passed: "passed",
    passed_corner: "R{0} · PASSED:",
    coins: "deniers",
    sheet: listed("tokens|buildings|prestige|gold|cubes|deniers"),
    legend: listed("tokens|built|prestige|purse|purse|purse"),
    variants: ["intro", "standard"],
    books: ["guide", "ledger"],
    rules_row: "Rules",
    books_row: "Books",
    street_row: "Street",
    explain_rules: prose!(
        "Intro: five phases, no provost and no residences; church, lawyer and hotel stay in the box. Standard: the whole game."
    ),
    explain_books: prose!(
        "Guide: coins and cubes lie on the table, the device minds order, street and castle. Ledger: it keeps everything."
    ),
    explain_street: prose!("The neutral cards from the castle on. C chooses them; C once more lets the lot decide."),
    check_players: "{0} players, {1}",
    check_tokens: ["Tokens", "{0} x 4, {1} x 3, {2} x 2"],
    check_street: "Street",
    check_end: ["Then", "peddler, the provost on it", "peddler"],
    check_each: ["Each", "2 food, 2 wood, 4 deniers"],
    check_hand: ["Hand", "3 cards, one free exchange"],
    check_start: "{0} begins",
    card_at: "card {0}",
    card_heading: "Card {0}",
    refusals: RefusalTexts {
        passed: "{0} has already passed",
        nothing_to_build: "{0} cannot build anything now",
        already_built: "{0} has built that card already",
        nobody_left: "Somebody must still pass",
        under_prestige: "A prestige building lies on it",
        not_in_intro: "Not in the intro game",
        cannot_flip: "A lawyer stays a lawyer",
        too_many_tokens: "Take them from the stock first",
        no_more: "At most {0}: there are no more",
    },
};
