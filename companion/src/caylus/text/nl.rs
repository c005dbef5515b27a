//! Caylus in Nederlands.

use super::{CaylusTexts, LogTexts};
use crate::text::{
    listed::listed,
    prose::{prose, proses},
};

pub(super) static CAYLUS: CaylusTexts = CaylusTexts {
    phases: listed("INKOMEN|ARBEIDERS|SPECIAAL|PROVOOST|GEBOUWEN|KASTEEL|EINDE|TELLING"),
    effects_line: "GEBOUWEN",
    neutrals: listed("Boerderij|Woud|Zaagmolen|Steengroeve|Marktplaats|Timmerman"),
    fixed: listed("Handelaar|Timmerman|Goudmijn"),
    buildings: listed(
        "Voedselboerderij|Linnenboerderij|Houten steengroeve|Houten zaagmolen|Houten markt|Houten handelaar|\
             Notaris|Metselaar|Stenen boerderij|Park|Werkplaats|Kerk|Kleermaker|Bank|Alchemist|Architect|Juwelier",
    ),
    prestige: listed("Standbeeld|Graanpakhuis|Bibliotheek|Wever|Theater|Universiteit|Monument|Hotel|Kathedraal"),
    specials: listed("Poort|Wisselkantoor|Gilde|Toernooiveld|Stallen|Herberg|Kasteel"),
    residence: "Residentie",
    marks: listed("R|G|O|B|Z"),
    cubes: listed("voedsel|hout|steen|linnen|goud|naar keuze"),
    cubes_short: listed("voe|hou|ste|lin|gou|keuze"),
    coins: listed("dinar|dinar"),
    coins_short: "din",
    sections: listed("kerker|muren|torens"),
    closed: "dicht",
    rows: listed("punten|dinar|grondstof|bouwen"),
    favour_cells: listed("voe|h/s|lin|1>2|goud|-|hou|ste|res|pre"),
    favour_builds: listed("houten gebouw|stenen gebouw|residentie|prestige"),
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
    round: "ronde {0}",
    corner: "ronde {0} · {1}/7",
    take_income: listed("Inkomen|Daarna|: ieder 2 dinar"),
    passes_question: "{0} past?",
    passes: "past",
    price: "prijs {0}",
    passed: "GEPAST:",
    stays: "blijft",
    costs: "kost {0}",
    free: "gratis",
    nobody: listed("niemand|verder niemand"),
    chooses: "{0} kiest",
    favour: "GUNST",
    takes: "neemt",
    leads_to: listed("> arbeiders|> provoost|> kasteel|> ronde {0}|> telling|> einde"),
    he_would_stand: "naar {0}: {1}",
    nothing_active: "Niets is actief",
    for_worker: "arbeider: {0}",
    for_owner: "eigenaar: {0}",
    special_lines: listed("Poort, wisselkantoor, gilde,|toernooi, stallen, herberg"),
    put_on: "Zet stadhouder en provoost op {0}",
    order_is: "Volgorde: {0}",
    scored: "Afgerekend: {0}",
    being_built: "In aanbouw: {0}",
    count: listed("goud|andere grondstoffen|dinar"),
    extra_hints: listed("punten...|gebouw...|bouwt..."),
    extra_titles: listed("Arbeider van een ander|Speciale gebouwen|Wie bouwt?"),
    nothing_to_enter: "Niets te noteren",
    builds_rule: prose!(
        "Kies wie bouwt, dan wat: C zet het gebouw op de weg en telt de punten (p). Ervoor staat de prijs: voe is voedsel, hou hout, ste steen, lin linnen, gou goud."
    ),
    answers: listed("Passen|Overslaan|Blijven|Vertrekken"),
    to_the_road: "Langs de weg...",
    before_the_bridge: "Voor de brug...",
    plus_points: "{0} +{1}",
    guild: "provoost {0}",
    becomes_residence: "{0} > residentie",
    on_space: "{0} op {1}",
    houses: listed("1 huis|{0} huizen|geen huis"),
    buy: "Koop {0}",
    sell: "Verkoop {0}",
    two_for_one: "1 voor {0} + {1}",
    one_for_two: "1 voor 2 andere",
    nothing: "niets",
    or: " of {0}",
    effect_sell: "1 grondstof > {0} dinar",
    effect_buy: listed("{0} dinar > 1 grondstof|1 dinar > 1 grondstof, 2 > 2"),
    effect_build: listed("houten gebouw|stenen gebouw|prestige op residentie|{0} + 1 dinar > residentie"),
    effect_specials: proses!(
        "De arbeider gaat gratis naar een vrije plaats, of naar huis.|3 dinar.|\
             De provoost gratis tot 3 plaatsen.|1 dinar en 1 linnen voor 1 gunst.|\
             Plaats 1, 2, 3 worden 1e, 2e, 3e in de beurt. Niet met 2 spelers.|\
             De nieuwe gaat naar rechts, wie daar stond naar huis. Rechts: elke arbeider kost 1 dinar.|\
             Wie er staat, bouwt: 3 verschillende grondstoffen, 1 voedsel.",
    ),
    no_gold: ", behalve goud",
    card_costs: "kost {0}",
    card_neutral: "neutraal: van niemand",
    card_fixed: "vast op plaats {0}",
    card_residence: prose!("Met een notaris op een neutraal of eigen gebouw: 2 punten, +1 dinar inkomen."),
    card_prestige: "op een eigen residentie",
    card_favours: listed("1 gunst|2 gunsten"),
    card_income: "+{0} dinar inkomen",
    look_up: "Gebouwen",
    log: LogTexts {
        round: "R{0}",
        next: listed("inkomen|arbeiders|speciaal klaar|provoost|gebouwen klaar|kasteel klaar|ronde klaar|klaar"),
        worker: "{0}: arbeider op {1}",
        build: listed("{0} bouwt {1}|{0}: {1}"),
        pass: "{0} past, {1}e",
        provost: "{0}: provoost naar {1}",
        stays: "{0}: provoost blijft",
        skips: "{0} slaat {1} over",
        castle_none: "{0} bouwt niets{1}",
        joust: "{0}: toernooi",
        stables: "stallen: {1}",
        flip: "{0}: {1} > residentie",
        favour: "{0}, gunst: {1}",
        most: ", meeste huizen: {0} +{1}",
    },
    provost: "Provoost",
    bailiff: "Stadhouder",
    section: "Sector",
    place_in_order: "plaats in de beurt",
    space: "plaats {0}",
    empty: "leeg",
    of_seat: "van {0}",
    points: "punten",
    inn: "herberg rechts",
    no_yes: listed("nee|ja"),
    marker_of: "gunst {0}",
    sheet: listed("kasteel|gebouwen|prestige|gunsten|overig|verloren|goud|grondstof|dinar"),
    legend: listed("kasteel|bouw|prestige|gunst|overig|weg|goud|grondstof|dinar"),
    books: listed("gids|kasboek"),
    favours: listed("tabel|simpel"),
    setup_rows: listed("Boekhouding|Gunsten|Juwelier|Notaris|Neutrale"),
    explain: proses!(
        "Gids: munten, grondstoffen en arbeiders liggen op tafel, het toestel bewaakt de rest. Kasboek: het houdt alles bij.|\
             Tabel: vier rijen van vijf. Simpel, voor beginners: elke gunst is 3 punten.|\
             Een tiende stenen gebouw uit latere uitgaven.|De punten op de notaris: 4, in latere drukken 3.|\
             De neutrale gebouwen op plaats 1 tot 6. C wijst ze aan; nog eens C laat ze weer loten.",
    ),
    check_players: "{0} spelers",
    check: listed("Weg 1-2|3-4|5-6|Dinar|Ieder"),
    check_each: "2 voedsel, 1 hout, 6 man",
    check_two: "zonder stallen",
    laid: "gekozen",
    check_start: "{0} begint",
    refusals: listed("{0} heeft al gepast|Dat gebouw is niet vrij|Zoveel plaats is er niet|Eerst de gunst van {0}"),
};
