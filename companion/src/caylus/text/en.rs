//! Caylus in English.

use super::{CaylusTexts, Name, Say};
use crate::text::{
    listed::{listed, words},
    prose::says,
};

pub(super) static CAYLUS: CaylusTexts = CaylusTexts {
    says: says! { Say;
        Buildings: "Food farm|Cloth farm|Wooden quarry|Wooden sawmill|Wooden market|Wooden peddler|Lawyer|Mason|\
             Stone farm|Park|Workshop|Church|Tailor|Bank|Alchemist|Architect|Jeweller",
        Prestige: "Statue|Granary|Library|Weaver|Theatre|College|Monument|Hotel|Cathedral",
        Fixed: "Peddler|Carpenter|Gold mine",
        Residence: "Residence",
        Empty: "empty",
        Space: "space {0}",
        PlusPoints: "{0} +{1}",
        BecomesResidence: "{0} > residence",
        Houses: "1 house|{0} houses|no house",
        Buy: "Buy {0}",
        Sell: "Sell {0}",
        TwoForOne: "1 for {0} + {1}",
        OneForTwo: "1 for 2",
        Nothing: "nothing",
        Or: " or {0}",
        Guild: "provost {0}",
        Stays: "stays",
        Round: "round {0}",
        Corner: "round {0} · {1}/7",
        PassesQuestion: "{0}: pass?",
        Passes: "passes",
        Price: "PRICE {0} · {1}",
        Passed: "PASSED:",
        Costs: "costs {0}",
        Free: "free",
        Chooses: "{0} chooses",
        Takes: "takes",
        Pays: "pays {0}",
        Answers: "Pass|Do without|Stay|Leave",
        Nobody: "nobody|nobody else",
        Favour: "FAVOUR",
        EffectsLine: "BUILDINGS",
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
        TakeIncome: "Income: 2 deniers each",
        SpecialLines: "Carry out in this order: gate, trading post, guild, joust, {0}inn|stables, ",
        ExtraTitles: "Another's worker|Special buildings|Who builds or buys points?|Who builds?|Which cubes?",
        NothingToEnter: "Nothing to enter",
        EffectSell: "1 cube > {0} deniers",
        EffectBuy: "{0} deniers > 1 cube|1 denier > 1, 2 > 2 cubes",
        EffectBuild: "wooden building|stone building|prestige on residence|{0} + 1 denier > residence",
        NoGold: ", except gold|; it takes no gold",
        CardCosts: "costs {0}",
        CardNeutral: "neutral: nobody's",
        CardFixed: "fixed on space {0}",
        CardPrestige: "on your residence",
        CardIncome: "income +{0}",
        CardFavours: "1 favour|2 favours",
        OfSeat: "{0}'s",
        MarkerOf: "favour {0}",
        Provost: "Provost",
        Bailiff: "Bailiff",
        Section: "Section",
        PlaceInOrder: "place in order",
        Points: "points",
        Inn: "inn, right",
        NoYes: "no|yes",
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
        CanDoNothing: "{0} can do nothing: {1}",
        LogFlip: "{0}: {1} > residence",
        LogFavour: "{0}, favour: {1}",
        LogMost: ", most houses: {0} +{1}p",
        LogBuild: "{0} builds {1}|{0}: {1}",
        LogNext: "income||special done||buildings done||round done|",
        Reminders: "Round 1 too: 2 deniers for all|The first to pass gets 1 denier|The gate comes before the joust|\
             Each space costs 1 denier|You must produce, the rest you may|Building nothing costs 2 points|\
             The provost goes to the bailiff|Gold counts 3, each 3 others 1|Each row once in a phase",
        CheckPlayers: "{0} players",
        CheckEach: "2 food, 1 wood, 6 workers",
        CheckStart: "{0} starts",
        Laid: "chosen",
        Books: "guide|ledger",
        Favours: "table|simple",
        SetupRows: "Books|Favours|Jeweller|Lawyer|Neutral",
        Check: "Road 1-2|3-4|5-6|Deniers|Each",
        Purses: "Purses|Before the bridge",
        CardResidence: "With a lawyer in place of a neutral or own building: 2 points, +1 denier income.",
        BuildsRule: "Choose who builds, then what: C puts it on the road. After the price the points (p). With a number: prestige or residence on that space.",
        Rules: "All take 2 deniers, +1 for each residence, +1 library, +2 hotel. In round 1 too.|\
             In turn a worker, or pass: then it costs more. Own building, or right in the inn: 1 denier. Another's building: 1 point for its owner.|\
             Trading post: 3 deniers. Guild: move the provost. Joust: 1 denier and 1 cloth. Then each worker goes home; right in the inn he stays.|\
             In passing order: up to 3 spaces on or back, 1 denier a space. Each once.|\
             From the bridge up to the provost. You must produce; the rest you may. Beyond the provost: nothing. Peddler and alchemist: no gold.|\
             In castle order: 3 different cubes, 1 of them food, for a house. Nothing built: 2 points lost. Most houses: 1 favour.|\
             The bailiff goes 2 if the provost is ahead of him, else 1. The provost joins him. Section full, or bailiff on 12, 18, 24: scoring.|\
             Gold 3, each 3 other cubes 1, each 4 deniers 1. A tie: all win.|\
             Choose a row: the marker goes a column on if that is open. Take it or one before it. Each row once in a phase.",
        Pages: "Scoring|Houses in the section: dungeon 2+: 1 favour; walls 2: 1, 3-4: 2, 5+: 3; towers 2-3: 1, 4-5: 2, 6+: 3. No house: -2, -3, -4 points.|The road|Letter: whose; black: worker, prestige. Dash: nobody. Roof: residence. Dots: not active. Block: bailiff. Triangle: scoring.",
        EffectSpecials: "The worker goes free of charge to an empty space, or home.|3 deniers.|\
             The provost up to 3 spaces, free.|1 denier and 1 cloth for 1 favour.|\
             Who stands on place 1, 2, 3 is then 1st, 2nd, 3rd in turn order. Not with 2 players.|\
             The newcomer goes right, whoever stood there goes home. On the right: each worker costs 1 denier.|\
             Who stands there builds: 3 different cubes, 1 food. A house: dungeon 5, walls 4, towers 3. Scored when full or the bailiff on 12, 18, 24.",
        Explain: "Guide: coins, cubes and workers lie on the table, the device watches over the rest. Ledger: it keeps everything.|\
             The turn order is drawn. Or choose who begins: then clockwise, as at Seats.|\
             Table: four rows of five. Simple, for beginners: each favour is 3 points.|\
             A tenth stone building of later editions.|\
             The points on the lawyer: 4, in later printings 3.|\
             The neutral buildings on spaces 1 to 6. C sets them; C once more draws them again.",
    },
    names: words! { Name;
        Marks: "R|G|O|B|K",
        Cubes: "food|wood|stone|cloth|gold|any",
        CubesShort: "food|wood|sto|clo|gold|any",
        Coins: "denier|deniers",
        CoinsShort: "den|wrk",
        Neutrals: "Farm|Forest|Sawmill|Quarry|Market|Carpenter",
        Specials: "Gate|Trading post|Guild|Joust field|Stables|Inn|Castle",
        Sections: "dungeon|walls|towers",
        FavourCells: "food|w/s|cloth|1>2|gold|-|wood|sto|res|pre",
        Rows: "points|deniers|cubes|build",
        Kinds: "wooden building|stone building|prestige|residence",
        ToTheRoad: "Along the road...",
        BeforeTheBridge: "Before the bridge...",
        Phases: "INCOME|WORKERS|SPECIAL|PROVOST|BUILDINGS|CASTLE|END|COUNT",
        LeadsTo: "> workers|> provost|> castle|> round {0}|> count|> end|> favour|> result",
        Count: "gold|other cubes|deniers",
        ExtraHints: "points...|who...|builds...|builds...|other...",
        LookUp: "Buildings",
    },
    sheet: listed("castle|build|prestige|favour|others|lost|gold|cubes|deniers"),
};
