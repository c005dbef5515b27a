//! Caylus in Nederlands.

use super::{CaylusTexts, Name, Say};
use crate::text::{
    listed::{listed, words},
    prose::says,
};

pub(super) static CAYLUS: CaylusTexts = CaylusTexts {
    says: says! { Say;
        Buildings: "Voedselboerderij|Linnenboerderij|Houten steengroeve|Houten zaagmolen|Houten marktplaats|Houten handelaar|\
             Notaris|Metselaar|Stenen boerderij|Park|Werkplaats|Kerk|Kleermaker|Bank|Alchemist|Architect|Juwelier",
        Prestige: "Standbeeld|Graanpakhuis|Bibliotheek|Wever|Theater|Universiteit|Monument|Hotel|Kathedraal",
        Fixed: "Handelaar|Timmerman|Goudmijn",
        Residence: "Residentie",
        Empty: "leeg",
        Space: "plaats {0}",
        PlusPoints: "{0} +{1}",
        BecomesResidence: "{0} > residentie",
        Houses: "1 huis|{0} huizen|geen huis",
        Buy: "{0} kopen",
        Sell: "{0} verkopen",
        TwoForOne: "1 voor {0} + {1}",
        OneForTwo: "1 voor 2",
        Nothing: "niets",
        Or: " of {0}",
        Guild: "provoost {0}",
        Stays: "blijft",
        Round: "ronde {0}",
        Corner: "ronde {0} · {1}/7",
        PassesQuestion: "{0} past?",
        Passes: "past",
        Price: "PRIJS {0} · {1}",
        Passed: "GEPAST:",
        Costs: "kost {0}",
        Free: "gratis",
        Chooses: "{0} kiest",
        Takes: "neemt",
        Pays: "betaalt {0}",
        Answers: "Passen|Overslaan|Blijven|Vertrekken",
        Nobody: "niemand|verder niemand",
        Favour: "GUNST",
        EffectsLine: "GEBOUWEN",
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
        TakeIncome: "Inkomen: ieder 2 dinar",
        SpecialLines: "Handel af in deze volgorde: poort, wisselkantoor, gilde, toernooi, {0}herberg|stallen, ",
        ExtraTitles: "Arbeider van een ander|Speciale gebouwen|Wie bouwt of koopt punten?|Wie bouwt?|Welke grondstoffen?",
        NothingToEnter: "Niets te noteren",
        EffectSell: "1 grondstof > {0} dinar",
        EffectBuy: "{0} dinar > 1 grondstof|1 dinar > 1 grondstof, 2 > 2",
        EffectBuild: "houten gebouw|stenen gebouw|prestige op residentie|{0} + 1 dinar > residentie",
        NoGold: ", behalve goud|; goud is niet te ruilen",
        CardCosts: "kost {0}",
        CardNeutral: "neutraal: van niemand",
        CardFixed: "vast op plaats {0}",
        CardPrestige: "op een eigen residentie",
        CardIncome: "+{0} dinar inkomen",
        CardFavours: "1 gunst|2 gunsten",
        OfSeat: "van {0}",
        MarkerOf: "gunst {0}",
        Provost: "Provoost",
        Bailiff: "Stadhouder",
        Section: "Sector",
        PlaceInOrder: "plaats in de beurt",
        Points: "punten",
        Inn: "herberg rechts",
        NoYes: "nee|ja",
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
        CanDoNothing: "{0} kan niets: {1}",
        LogFlip: "{0}: {1} > residentie",
        LogFavour: "{0}, gunst: {1}",
        LogMost: ", meeste huizen: {0} +{1}p",
        LogBuild: "{0} bouwt {1}|{0}: {1}",
        LogNext: "inkomen||speciaal klaar||gebouwen klaar||ronde klaar|",
        Reminders: "Ook in ronde 1 krijgt ieder 2 dinar|Wie als eerste past, krijgt 1 dinar|\
             De poort komt voor het toernooi|Elke plaats kost 1 dinar|Produceren moet, de rest mag|\
             Niets gebouwd kost 2 punten|De provoost gaat naar de stadhouder|Goud telt 3, elke 3 andere samen 1|\
             Elke rij één keer per fase",
        CheckPlayers: "{0} spelers",
        CheckEach: "2 voedsel, 1 hout, 6 arb.",
        CheckStart: "{0} begint",
        Laid: "gekozen",
        Books: "gids|kasboek",
        Favours: "tabel|simpel",
        SetupRows: "Boekhouding|Gunsten|Juwelier|Notaris|Neutrale",
        Check: "Weg 1-2|3-4|5-6|Dinar|Ieder",
        Purses: "Beurzen|Voor de brug",
        CardResidence: "Met een notaris op een neutraal of eigen gebouw: 2 punten, +1 dinar inkomen.",
        BuildsRule: "Kies wie bouwt, dan wat: C zet het op de weg. Achter de prijs de punten (p). Met een nummer: prestige of residentie op die plaats.",
        Rules: "Ieder neemt 2 dinar, +1 per residentie, +1 bibliotheek, +2 hotel. Ook in ronde 1.|\
             Om de beurt een arbeider, of passen: elke pas maakt het duurder. Eigen gebouw, of rechts in de herberg: 1 dinar. Bij een ander: die krijgt 1 punt.|\
             Wisselkantoor: 3 dinar. Gilde: provoost verzetten. Toernooi: 1 dinar en 1 linnen. Dan gaat elke arbeider naar huis; rechts in de herberg blijft hij.|\
             In volgorde van passen: tot 3 plaatsen heen of terug, 1 dinar per plaats. Ieder één keer.|\
             Van de brug tot en met de provoost. Productie moet, de rest mag. Voorbij de provoost: niets. Handelaar en alchemist: geen goud.|\
             In kasteelvolgorde, per huis: 3 verschillende grondstoffen, waarvan 1 voedsel. Niets gebouwd: 2 punten weg. Meeste huizen: 1 gunst.|\
             De stadhouder loopt 2 als de provoost voor hem staat, anders 1. De provoost komt bij hem. Sector vol, of stadhouder op 12, 18, 24: afrekenen.|\
             Goud 3, per 3 andere grondstoffen 1, per 4 dinar 1. Gelijk: samen winnen.|\
             Kies een rij: de schijf gaat een kolom verder als die open is. Neem die kolom of een eerdere. Elke rij één keer per fase.",
        Pages: "Afrekening|Huizen in de sector: kerker 2+: 1 gunst; muren 2: 1, 3-4: 2, 5+: 3; torens 2-3: 1, 4-5: 2, 6+: 3. Geen huis: -2, -3, -4 punten.|De weg|Letter: van wie; zwart: arbeider, prestige. Streep: niemand. Dak: residentie. Stippen: niet actief. Blok: stadhouder. Driehoek: afrekening.",
        EffectSpecials: "De arbeider gaat gratis naar een vrije plaats, of naar huis.|3 dinar.|\
             De provoost gratis tot 3 plaatsen.|1 dinar en 1 linnen voor 1 gunst.|\
             Wie op plaats 1, 2, 3 staat, is daarna 1e, 2e, 3e aan de beurt. Niet met 2 spelers.|\
             De nieuwe gaat naar rechts, wie daar stond naar huis. Rechts: elke arbeider kost 1 dinar.|\
             Wie er staat, bouwt: 3 verschillende grondstoffen, 1 voedsel. Per huis: kerker 5, muren 4, torens 3. Afrekening: vol of stadhouder op 12, 18, 24.",
        Explain: "Gids: munten, grondstoffen en arbeiders liggen op tafel, het toestel bewaakt de rest. Kasboek: het houdt alles bij.|\
             De beurtvolgorde wordt geloot. Of kies wie begint: dan met de klok mee, zoals bij Plaatsen.|\
             Tabel: vier rijen van vijf. Simpel, voor beginners: elke gunst is 3 punten.|\
             Een tiende stenen gebouw uit latere uitgaven.|\
             De punten op de notaris: 4, in latere drukken 3.|\
             De neutrale gebouwen op plaats 1 tot 6. C wijst ze aan; nog eens C laat ze weer loten.",
    },
    names: words! { Name;
        Marks: "R|G|O|B|Z",
        Cubes: "voedsel|hout|steen|linnen|goud|naar keuze",
        CubesShort: "voe|hou|ste|lin|gou|vrij",
        Coins: "dinar|dinar",
        CoinsShort: "din|arb",
        Neutrals: "Boerderij|Woud|Zaagmolen|Steengroeve|Marktplaats|Timmerman",
        Specials: "Poort|Wisselkantoor|Gilde|Toernooiveld|Stallen|Herberg|Kasteel",
        Sections: "kerker|muren|torens",
        FavourCells: "voe|h/s|lin|1>2|goud|-|hou|ste|res|pre",
        Rows: "punten|dinar|grondstof|bouwen",
        Kinds: "houten gebouw|stenen gebouw|prestige|residentie",
        ToTheRoad: "Langs de weg...",
        BeforeTheBridge: "Voor de brug...",
        Phases: "INKOMEN|ARBEIDERS|SPECIAAL|PROVOOST|GEBOUWEN|KASTEEL|EINDE|TELLING",
        LeadsTo: "> arbeiders|> provoost|> kasteel|> ronde {0}|> telling|> einde|> gunst|> uitslag",
        Count: "goud|andere grondstoffen|dinar",
        ExtraHints: "punten...|wie...|bouwt...|bouwt...|anders...",
        LookUp: "Gebouwen",
    },
    sheet: listed("kasteel|bouw|prestige|gunst|overig|verlies|goud|grondstof|dinar"),
};
