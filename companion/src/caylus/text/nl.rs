//! Caylus in Nederlands.

use super::{CaylusTexts, Say};
use crate::text::{
    listed::listed,
    prose::{prose, proses, says},
};

pub(super) static CAYLUS: CaylusTexts = CaylusTexts {
    phases: listed("INKOMEN|ARBEIDERS|SPECIAAL|PROVOOST|GEBOUWEN|KASTEEL|EINDE|TELLING"),
    says: says! { Say;
        Round: "ronde {0}",
        Corner: "ronde {0} · {1}/7",
        PassesQuestion: "{0} past?",
        Passes: "past",
        Price: "prijs {0}",
        Passed: "GEPAST:",
        Stays: "blijft",
        Costs: "kost {0}",
        Free: "gratis",
        Chooses: "{0} kiest",
        Takes: "neemt",
        HeWouldStand: "naar {0}: {1}",
        NothingActive: "Niets is actief",
        ForWorker: "arbeider: {0}",
        ForOwner: "eigenaar: {0}",
        PutOn: "Zet stadhouder en provoost op {0}",
        OrderIs: "Volgorde: {0}",
        OrderAndIncome: "Volgorde, met inkomen daarna:",
        Scored: "Afgerekend: {0}",
        FavoursFor: "Gunsten:",
        Bonus: "Bonus:",
        BeingBuilt: "In aanbouw: {0}",
        NothingToEnter: "Niets te noteren",
        PlusPoints: "{0} +{1}",
        Guild: "provoost {0}",
        BecomesResidence: "{0} > residentie",
        Buy: "Koop {0}",
        Sell: "Verkoop {0}",
        Pays: "betaalt {0}",
        TwoForOne: "1 voor {0} + {1}",
        OneForTwo: "1 voor 2",
        Nothing: "niets",
        Or: " of {0}",
        EffectSell: "1 grondstof > {0} dinar",
        NoGold: ", behalve goud",
        CardCosts: "kost {0}",
        CardNeutral: "neutraal: van niemand",
        CardFixed: "vast op plaats {0}",
        CardPrestige: "op een eigen residentie",
        CardIncome: "+{0} dinar inkomen",
        Space: "plaats {0}",
        OfSeat: "van {0}",
        MarkerOf: "gunst {0}",
        CheckPlayers: "{0} spelers",
        CheckEach: "2 voedsel, 1 hout, 6 man",
        CheckTwo: "zonder stallen",
        Laid: "gekozen",
        CheckStart: "{0} begint",
        Closed: "dicht",
        Provost: "Provoost",
        Bailiff: "Stadhouder",
        Section: "Sector",
        PlaceInOrder: "plaats in de beurt",
        Points: "punten",
        Inn: "herberg rechts",
        LogRound: "R{0}",
        LogWorker: "{0}: arbeider op {1}",
        LogPass: "{0} past, {1}e",
        LogProvost: "{0}: provoost naar {1}",
        LogStays: "{0}: provoost blijft",
        LogSkips: "{0} slaat {1} over",
        LogCastleNone: "{0} bouwt niets{1}",
        LogJoust: "{0}: toernooi",
        LogStables: "stallen: {1}",
        LogInn: "herberg: {0}",
        LogFlip: "{0}: {1} > residentie",
        LogFavour: "{0}, gunst: {1}",
        LogMost: ", meeste huizen: {0} +{1}",
    },
    effects_line: "GEBOUWEN",
    neutrals: listed("Boerderij|Woud|Zaagmolen|Steengroeve|Marktplaats|Timmerman"),
    fixed: proses!("Handelaar|Timmerman|Goudmijn"),
    buildings: proses!(
        "Voedselboerderij|Linnenboerderij|Houten steengroeve|Houten zaagmolen|Houten markt|Houten handelaar|\
             Notaris|Metselaar|Stenen boerderij|Park|Werkplaats|Kerk|Kleermaker|Bank|Alchemist|Architect|Juwelier",
    ),
    prestige: proses!("Standbeeld|Graanpakhuis|Bibliotheek|Wever|Theater|Universiteit|Monument|Hotel|Kathedraal"),
    specials: listed("Poort|Wisselkantoor|Gilde|Toernooiveld|Stallen|Herberg|Kasteel"),
    residence: "Residentie",
    marks: listed("R|G|O|B|Z"),
    cubes: listed("voedsel|hout|steen|linnen|goud|naar keuze"),
    cubes_short: listed("voe|hou|ste|lin|gou|keuze"),
    coins: listed("dinar|dinar"),
    coins_short: "din",
    sections: listed("kerker|muren|torens"),
    rows: listed("punten|dinar|grondstof|bouwen"),
    favour_cells: listed("voe|h/s|lin|1>2|goud|-|hou|ste|res|pre"),
    favour_builds: proses!("houten gebouw|stenen gebouw|residentie|prestige"),
    rules: proses!(
        "Ieder neemt 2 dinar, +1 per residentie, +1 bibliotheek, +2 hotel. Ook in ronde 1.|\
             Om de beurt een arbeider, of passen: elke pas maakt het duurder. Eigen gebouw, of rechts in de herberg: 1 dinar. Bij een ander: die krijgt 1 punt.|\
             Poort, wisselkantoor, gilde, toernooi, stallen, herberg: in die volgorde. Daarna gaat elke arbeider naar huis; rechts in de herberg blijft hij.|\
             In volgorde van passen: tot 3 plaatsen heen of terug, 1 dinar per plaats. Ieder één keer.|\
             Van de brug tot en met de provoost. Productie moet, de rest mag. Voorbij de provoost: niets. Handelaar en alchemist: geen goud.|\
             In kasteelvolgorde, per huis: 3 verschillende grondstoffen, waarvan 1 voedsel. Niets gebouwd: 2 punten weg. Meeste huizen: 1 gunst.|\
             De stadhouder loopt 2 als de provoost voor hem staat, anders 1. De provoost komt bij hem. Vol of bij het teken: afrekenen.|\
             Goud 3, per 3 andere grondstoffen 1, per 4 dinar 1. Gelijk: samen winnen.|\
             Kies een rij: de schijf gaat een kolom verder als die open is. Neem die kolom of een eerdere. Elke rij één keer per fase.",
    ),
    reminders: proses!(
        "Ook in ronde 1 krijgt ieder 2 dinar|Wie als eerste past, krijgt 1 dinar|\
             De poort komt voor het toernooi|Elke plaats kost 1 dinar|Produceren moet, de rest mag|\
             Niets gebouwd kost 2 punten|De provoost gaat naar de stadhouder|Goud telt 3, de rest per drie|\
             Elke rij één keer per fase",
    ),
    take_income: proses!("Inkomen|Daarna|: ieder 2 dinar"),
    nobody: proses!("niemand|verder niemand"),
    favour: "GUNST",
    leads_to: listed("> arbeiders|> provoost|> kasteel|> ronde {0}|> telling|> einde|> gunst|> uitslag"),
    special_lines: proses!("Poort, wisselkantoor, gilde,|toernooi, stallen, herberg"),
    count: listed("goud|andere grondstoffen|dinar"),
    extra_hints: listed("punten...|gebouw...|bouwt...|bouwt...|anders..."),
    extra_titles: proses!(
        "Arbeider van een ander|Speciale gebouwen|Wie bouwt of koopt punten?|Wie bouwt?|Welke grondstoffen?"
    ),
    builds_rule: prose!(
        "Kies wie bouwt, dan wat: C zet het gebouw op de weg en telt de punten (p). Ervoor staat de prijs: voe is voedsel, hou hout, ste steen, lin linnen, gou goud."
    ),
    answers: proses!("Passen|Overslaan|Blijven|Vertrekken"),
    to_the_road: "Langs de weg...",
    before_the_bridge: "Voor de brug...",
    houses: proses!("1 huis|{0} huizen|geen huis"),
    effect_buy: proses!("{0} dinar > 1 grondstof|1 dinar > 1 grondstof, 2 > 2"),
    effect_build: proses!("houten gebouw|stenen gebouw|prestige op residentie|{0} + 1 dinar > residentie"),
    effect_specials: proses!(
        "De arbeider gaat gratis naar een vrije plaats, of naar huis.|3 dinar.|\
             De provoost gratis tot 3 plaatsen.|1 dinar en 1 linnen voor 1 gunst.|\
             Plaats 1, 2, 3 worden 1e, 2e, 3e in de beurt. Niet met 2 spelers.|\
             De nieuwe gaat naar rechts, wie daar stond naar huis. Rechts: elke arbeider kost 1 dinar.|\
             Wie er staat, bouwt: 3 verschillende grondstoffen, 1 voedsel. Per huis: kerker 5, muren 4, torens 3. Afrekening zonder huis: -2, -3, -4.",
    ),
    card_residence: prose!("Met een notaris op een neutraal of eigen gebouw: 2 punten, +1 dinar inkomen."),
    card_favours: proses!("1 gunst|2 gunsten"),
    look_up: "Gebouwen",
    purses: "Beurzen",
    log_next: proses!("inkomen|arbeiders|speciaal klaar|provoost|gebouwen klaar|kasteel klaar|ronde klaar|klaar"),
    log_build: proses!("{0} bouwt {1}|{0}: {1}"),
    empty: "leeg",
    no_yes: proses!("nee|ja"),
    sheet: listed("kasteel|bouw|prestige|gunst|overig|verlies|goud|grondstof|dinar"),
    books: proses!("gids|kasboek"),
    favours: proses!("tabel|simpel"),
    setup_rows: proses!("Boekhouding|Gunsten|Juwelier|Notaris|Neutrale"),
    explain: proses!(
        "Gids: munten, grondstoffen en arbeiders liggen op tafel, het toestel bewaakt de rest. Kasboek: het houdt alles bij.|\
             Tabel: vier rijen van vijf. Simpel, voor beginners: elke gunst is 3 punten.|\
             Een tiende stenen gebouw uit latere uitgaven.|De punten op de notaris: 4, in latere drukken 3.|\
             De neutrale gebouwen op plaats 1 tot 6. C wijst ze aan; nog eens C laat ze weer loten.|\
             De beurtvolgorde wordt geloot. Of kies wie begint: dan met de klok mee, zoals bij Plaatsen.",
    ),
    check: proses!("Weg 1-2|3-4|5-6|Dinar|Ieder"),
    refusals: proses!("{0} heeft al gepast|Dat gebouw is niet vrij|Zoveel plaats is er niet|Eerst de gunst van {0}"),
};
