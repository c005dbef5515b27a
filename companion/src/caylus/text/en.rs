//! Caylus in English.

use super::{CaylusTexts, LogTexts};
use crate::text::{
    listed::listed,
    prose::{prose, proses},
};

pub(super) static CAYLUS: CaylusTexts = CaylusTexts {
    phases: listed("INCOME|WORKERS|SPECIAL|PROVOST|BUILDINGS|CASTLE|END|COUNT"),
    effects_line: "BUILDINGS",
    neutrals: listed("Farm|Forest|Sawmill|Quarry|Market|Carpenter"),
    fixed: listed("Peddler|Carpenter|Gold mine"),
    buildings: listed(
        "Food farm|Cloth farm|Wooden quarry|Wooden sawmill|Wooden market|Wooden peddler|Lawyer|Mason|\
             Stone farm|Park|Workshop|Church|Tailor|Bank|Alchemist|Architect|Jeweller",
    ),
    prestige: listed("Statue|Granary|Library|Weaver|Theatre|College|Monument|Hotel|Cathedral"),
    specials: listed("Gate|Trading post|Guild|Joust field|Stables|Inn|Castle"),
    residence: "Residence",
    marks: listed("R|G|O|B|K"),
    cubes: listed("food|wood|stone|cloth|gold|any"),
    cubes_short: listed("food|wood|stone|cloth|gold|any"),
    coins: listed("denier|deniers"),
    coins_short: "den",
    sections: listed("dungeon|walls|towers"),
    closed: "shut",
    rows: listed("points|deniers|cubes|build"),
    favour_cells: listed("food|w/s|cloth|1>2|gold|-|wood|sto|res|pre"),
    favour_builds: listed("wooden building|stone building|residence|prestige"),
    rules: proses!(
        "All take 2 deniers, +1 for each residence, +1 library, +2 hotel. In round 1 too.|\
             In turn a worker, or pass: each pass makes it dearer. Own building, or right in the inn: 1 denier. Another's building: 1 point for its owner.|\
             Gate, trading post, guild, joust, stables, inn: in this order. Then each worker goes home; right in the inn he stays.|\
             In passing order: up to 3 spaces on or back, 1 denier a space. Each once.|\
             From the bridge up to the provost. You must produce; the rest you may. Beyond the provost: nothing. Peddler and alchemist: no gold.|\
             In castle order: 3 different cubes, 1 of them food, for a house. Nothing built: 2 points lost. Most houses: 1 favour.|\
             The bailiff goes 2 if the provost is ahead of him, else 1. The provost joins him. Full or at the marker: scoring.|\
             Gold 3, each 3 cubes 1, each 4 deniers 1. A tie: all win.|\
             Choose a row: the marker goes a column on if that is open. Take it or one before it. Each row once in a phase.",
    ),
    reminders: proses!(
        "Round 1 too: 2 deniers for all|The first to pass gets 1 denier|The gate comes before the joust|\
             Each space costs 1 denier|You must produce, the rest you may|Building nothing costs 2 points|\
             The provost goes to the bailiff|Gold counts 3, other cubes 1 for 3|Each row once in a phase",
    ),
    round: "round {0}",
    corner: "round {0} · {1}/7",
    take_income: listed("Income|Then|: 2 deniers each"),
    passes_question: "{0} passes?",
    passes: "passes",
    price: "price {0}",
    passed: "PASSED:",
    stays: "stays",
    costs: "costs {0}",
    free: "free",
    nobody: listed("nobody|nobody else"),
    chooses: "{0} chooses",
    favour: "FAVOUR",
    takes: "takes",
    leads_to: listed("> workers|> provost|> castle|> round {0}|> count|> end"),
    he_would_stand: "to {0}: {1}",
    nothing_active: "Nothing is active",
    for_worker: "worker: {0}",
    for_owner: "owner: {0}",
    special_lines: listed("Gate, trading post, guild,|joust, stables, inn"),
    put_on: "Put bailiff and provost on {0}",
    order_is: "Order: {0}",
    scored: "Scored: {0}",
    being_built: "Being built: {0}",
    count: listed("gold|other cubes|deniers"),
    extra_hints: listed("points...|building...|builds..."),
    extra_titles: listed("Another's worker|Special buildings|Who builds?"),
    nothing_to_enter: "Nothing to enter",
    builds_rule: prose!(
        "Choose who builds, then what: C puts the building on the road and counts its points (p). Before them stands the price in cubes."
    ),
    answers: listed("Pass|Do without|Stay|Leave"),
    to_the_road: "Along the road...",
    before_the_bridge: "Before the bridge...",
    plus_points: "{0} +{1}",
    guild: "provost {0}",
    becomes_residence: "{0} > residence",
    on_space: "{0} on {1}",
    houses: listed("1 house|{0} houses|no house"),
    buy: "Buy {0}",
    sell: "Sell {0}",
    two_for_one: "1 for {0} + {1}",
    one_for_two: "1 for 2 others",
    nothing: "nothing",
    or: " or {0}",
    effect_sell: "1 cube > {0} deniers",
    effect_buy: listed("{0} deniers > 1 cube|1 denier > 1, 2 > 2 cubes"),
    effect_build: listed("wooden building|stone building|prestige on residence|{0} + 1 denier > residence"),
    effect_specials: proses!(
        "The worker goes free of charge to an empty space, or home.|3 deniers.|\
             The provost up to 3 spaces, free.|1 denier and 1 cloth for 1 favour.|\
             Places 1, 2, 3 become first, second, third. Not with 2 players.|\
             The newcomer goes right, whoever stood there goes home. On the right: each worker costs 1 denier.|\
             Who stands there builds: 3 different cubes, 1 food.",
    ),
    no_gold: ", except gold",
    card_costs: "costs {0}",
    card_neutral: "neutral: nobody's",
    card_fixed: "fixed on space {0}",
    card_residence: prose!("With a lawyer in place of a neutral or own building: 2 points, +1 denier income."),
    card_prestige: "on your residence",
    card_favours: listed("1 favour|2 favours"),
    card_income: "income +{0}",
    look_up: "Buildings",
    log: LogTexts {
        round: "R{0}",
        next: listed("income|workers|special done|provost|buildings done|castle done|round done|done"),
        worker: "{0}: worker on {1}",
        build: listed("{0} builds {1}|{0}: {1}"),
        pass: "{0} passes, no. {1}",
        provost: "{0}: provost to {1}",
        stays: "{0}: provost stays",
        skips: "{0} skips {1}",
        castle_none: "{0} builds nothing{1}",
        joust: "{0}: joust",
        stables: "stables: {1}",
        flip: "{0}: {1} > residence",
        favour: "{0}, favour: {1}",
        most: ", most houses: {0} +{1}",
    },
    provost: "Provost",
    bailiff: "Bailiff",
    section: "Section",
    place_in_order: "place in order",
    space: "space {0}",
    empty: "empty",
    of_seat: "{0}'s",
    points: "points",
    inn: "inn, right",
    no_yes: listed("no|yes"),
    marker_of: "favour {0}",
    sheet: listed("castle|buildings|prestige|favours|others|lost|gold|cubes|deniers"),
    legend: listed("castle|build|prestige|favour|others|lost|gold|cubes|coins"),
    books: listed("guide|ledger"),
    favours: listed("table|simple"),
    setup_rows: listed("Books|Favours|Jeweller|Lawyer|Neutral"),
    explain: proses!(
        "Guide: coins, cubes and workers lie on the table, the device watches over the rest. Ledger: it keeps everything.|\
             Table: four rows of five. Simple, for beginners: each favour is 3 points.|\
             A tenth stone building of later editions.|The points on the lawyer: 4, in later printings 3.|\
             The neutral buildings on spaces 1 to 6. C sets them; C once more draws them again.",
    ),
    check_players: "{0} players",
    check: listed("Road 1-2|3-4|5-6|Deniers|Each"),
    check_each: "2 food, 1 wood, 6 workers",
    check_two: "no stables",
    laid: "chosen",
    check_start: "{0} starts",
    refusals: listed("{0} has already passed|That building is not free|There is not so much room|{0}'s favour first"),
};
