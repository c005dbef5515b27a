//! Caylus in English.

use super::{CaylusTexts, Say};
use crate::text::{
    listed::listed,
    prose::{prose, proses, says},
};

pub(super) static CAYLUS: CaylusTexts = CaylusTexts {
    phases: listed("INCOME|WORKERS|SPECIAL|PROVOST|BUILDINGS|CASTLE|END|COUNT"),
    says: says! { Say;
        Round: "round {0}",
        Corner: "round {0} · {1}/7",
        PassesQuestion: "{0}: pass?",
        Passes: "passes",
        Price: "price {0}",
        Passed: "PASSED:",
        Stays: "stays",
        Costs: "costs {0}",
        Free: "free",
        Chooses: "{0} chooses",
        Takes: "takes",
        HeWouldStand: "to {0}: {1}",
        NothingActive: "Nothing is active",
        ForWorker: "worker: {0}",
        ForOwner: "owner: {0}",
        PutOn: "Put bailiff and provost on {0}",
        OrderIs: "Order: {0}",
        OrderAndIncome: "Order, with the income to come:",
        Scored: "Scored: {0}",
        FavoursFor: "Favours:",
        Bonus: "Bonus:",
        BeingBuilt: "Being built: {0}",
        NothingToEnter: "Nothing to enter",
        PlusPoints: "{0} +{1}",
        Guild: "provost {0}",
        BecomesResidence: "{0} > residence",
        Buy: "Buy {0}",
        Sell: "Sell {0}",
        Pays: "pays {0}",
        TwoForOne: "1 for {0} + {1}",
        OneForTwo: "1 for 2",
        Nothing: "nothing",
        Or: " or {0}",
        EffectSell: "1 cube > {0} deniers",
        NoGold: ", except gold",
        CardCosts: "costs {0}",
        CardNeutral: "neutral: nobody's",
        CardFixed: "fixed on space {0}",
        CardPrestige: "on your residence",
        CardIncome: "income +{0}",
        Space: "space {0}",
        OfSeat: "{0}'s",
        MarkerOf: "favour {0}",
        CheckPlayers: "{0} players",
        CheckEach: "2 food, 1 wood, 6 workers",
        CheckTwo: "no stables",
        Laid: "chosen",
        CheckStart: "{0} starts",
        Closed: "shut",
        Provost: "Provost",
        Bailiff: "Bailiff",
        Section: "Section",
        PlaceInOrder: "place in order",
        Points: "points",
        Inn: "inn, right",
        LogRound: "R{0}",
        LogWorker: "{0}: worker on {1}",
        LogPass: "{0} passes, no. {1}",
        LogProvost: "{0}: provost to {1}",
        LogStays: "{0}: provost stays",
        LogSkips: "{0} skips {1}",
        LogCastleNone: "{0} builds nothing{1}",
        LogJoust: "{0}: joust",
        LogStables: "stables: {1}",
        LogInn: "inn: {0}",
        LogFlip: "{0}: {1} > residence",
        LogFavour: "{0}, favour: {1}",
        LogMost: ", most houses: {0} +{1}",
    },
    effects_line: "BUILDINGS",
    neutrals: listed("Farm|Forest|Sawmill|Quarry|Market|Carpenter"),
    fixed: proses!("Peddler|Carpenter|Gold mine"),
    buildings: proses!(
        "Food farm|Cloth farm|Wooden quarry|Wooden sawmill|Wooden market|Wooden peddler|Lawyer|Mason|\
             Stone farm|Park|Workshop|Church|Tailor|Bank|Alchemist|Architect|Jeweller",
    ),
    prestige: proses!("Statue|Granary|Library|Weaver|Theatre|College|Monument|Hotel|Cathedral"),
    specials: listed("Gate|Trading post|Guild|Joust field|Stables|Inn|Castle"),
    residence: "Residence",
    marks: listed("R|G|O|B|K"),
    cubes: listed("food|wood|stone|cloth|gold|any"),
    cubes_short: listed("food|wood|stone|cloth|gold|any"),
    coins: listed("denier|deniers"),
    coins_short: "den",
    sections: listed("dungeon|walls|towers"),
    rows: listed("points|deniers|cubes|build"),
    favour_cells: listed("food|w/s|cloth|1>2|gold|-|wood|sto|res|pre"),
    favour_builds: proses!("wooden building|stone building|residence|prestige"),
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
    take_income: proses!("Income|Then|: 2 deniers each"),
    nobody: proses!("nobody|nobody else"),
    favour: "FAVOUR",
    leads_to: listed("> workers|> provost|> castle|> round {0}|> count|> end|> favour|> result"),
    special_lines: proses!("Gate, trading post, guild,|joust, stables, inn"),
    count: listed("gold|other cubes|deniers"),
    extra_hints: listed("points...|building...|builds...|builds...|other..."),
    extra_titles: proses!("Another's worker|Special buildings|Who builds or buys points?|Who builds?|Which cubes?"),
    builds_rule: prose!(
        "Choose who builds, then what: C puts the building on the road and counts its points (p). Before them stands the price in cubes."
    ),
    answers: proses!("Pass|Do without|Stay|Leave"),
    to_the_road: "Along the road...",
    before_the_bridge: "Before the bridge...",
    houses: proses!("1 house|{0} houses|no house"),
    effect_buy: proses!("{0} deniers > 1 cube|1 denier > 1, 2 > 2 cubes"),
    effect_build: proses!("wooden building|stone building|prestige on residence|{0} + 1 denier > residence"),
    effect_specials: proses!(
        "The worker goes free of charge to an empty space, or home.|3 deniers.|\
             The provost up to 3 spaces, free.|1 denier and 1 cloth for 1 favour.|\
             Places 1, 2, 3 become first, second, third. Not with 2 players.|\
             The newcomer goes right, whoever stood there goes home. On the right: each worker costs 1 denier.|\
             Who stands there builds: 3 different cubes, 1 food. A house: dungeon 5, walls 4, towers 3. Scoring without one: -2, -3, -4.",
    ),
    card_residence: prose!("With a lawyer in place of a neutral or own building: 2 points, +1 denier income."),
    card_favours: proses!("1 favour|2 favours"),
    look_up: "Buildings",
    purses: "Purses",
    log_next: proses!("income|workers|special done|provost|buildings done|castle done|round done|done"),
    log_build: proses!("{0} builds {1}|{0}: {1}"),
    empty: "empty",
    no_yes: proses!("no|yes"),
    sheet: listed("castle|build|prestige|favour|others|lost|gold|cubes|deniers"),
    books: proses!("guide|ledger"),
    favours: proses!("table|simple"),
    setup_rows: proses!("Books|Favours|Jeweller|Lawyer|Neutral"),
    explain: proses!(
        "Guide: coins, cubes and workers lie on the table, the device watches over the rest. Ledger: it keeps everything.|\
             Table: four rows of five. Simple, for beginners: each favour is 3 points.|\
             A tenth stone building of later editions.|The points on the lawyer: 4, in later printings 3.|\
             The neutral buildings on spaces 1 to 6. C sets them; C once more draws them again.|\
             The turn order is drawn. Or choose who begins: then clockwise, as at Seats.",
    ),
    check: proses!("Road 1-2|3-4|5-6|Deniers|Each"),
    refusals: proses!("{0} has already passed|That building is not free|There is not so much room|{0}'s favour first"),
};
