//! Magna Carta in Deutsch.

use super::{LogTexts, MagnaCartaTexts, RefusalTexts};
use crate::text::{
    listed::listed,
    prose::{prose, proses},
};

pub(super) static MAGNA_CARTA: MagnaCartaTexts = MagnaCartaTexts {
    phases: listed("EINKOMMEN|AKTIONEN|VOGT|GEBÄUDE|SCHLOSS|ENDE|WERTUNG"),
    effects_line: "Gebäude",
    buildings: listed(
        "Kl. Bauernhof|\
         Kl. Sägewerk|\
         Kl. Steinbruch|\
         Hausierer|\
         Markt|\
         Notar|\
         Goldgrube|\
         Gr. Bauernhof|\
         Gr. Sägewerk|\
         Gr. Steinbruch|\
         Bank|\
         Kirche",
    ),
    neutrals: listed("Park|Forst|Steinbruch|Kontor|Neutr. Hausierer"),
    prestige: listed("Theater|Statue|Hotel|Stallungen|Rathaus|Denkmal|Kathedrale"),
    residence: "Wohnhaus",
    cubes: listed("Nahrung|Holz|Stein|Gold"),
    any_cube: "weiß (beliebig)",
    white_cube: "weiß",
    deniers: ["{0} Denar", "{0} Denar"],
    tokens: [["Bergfried", "Bergfriede"], ["Mauerwerk", "Mauerwerke"], ["Turm", "Türme"]],
    tokens_number: "{0} Plättchen",
    rules: proses!(
        "Alle nehmen 2 Denar, +1 je eigenem Wohnhaus ohne Prestigegebäude, +1 für das Hotel. Auch in Runde 1!|\
         Reihum eine Aktion: Karte, Handkarten tauschen oder Arbeiter (je 1 Denar), bauen, Prestige oder passen. Wer zuerst passt, erhält 1 Denar.|\
         In Passreihenfolge: bis zu 3 Karten vor oder zurück, 1 Denar je Karte. Jeder einmal.|\
         Jede Karte mit Arbeiter, bis einschließlich der des Vogts: erst der Arbeiter, dann der Besitzer. Nichts ist Pflicht.|\
         Ein Paket ist Nahrung, Holz und Stein; Gold ist Joker. Je Paket ein Plättchen. Die meisten: 1 Gold. Bietet niemand etwas: 2 Plättchen weg.|\
         Der Vogt zieht 2 Karten vorwärts, bis zum Ende der Straße. Die Startspieler-Karte wandert nach links.|\
         Plättchen 4, 3, 2; Gebäude, Prestige; Gold 1; je 3 andere Rohstoffe 1; je 3 Denar 1. Patt: mehrere Sieger.",
    ),
    reminders: proses!(
        "Auch in Runde 1 erhält jeder 2 Denar|\
         Wer zuerst passt, erhält 1 Denar|\
         Jeder Schritt des Vogts kostet 1 Denar|\
         Erst der Arbeiter, dann der Besitzer|\
         Die meisten Pakete: 1 Gold|\
         Der Vogt zieht 2 vor, höchstens ans Ende|\
         Gold: je 1 Punkt; der Rest: 1 je drei",
    ),
    intro_income: prose!("Alle nehmen 2 Denar. Auch in Runde 1!"),
    intro_effects: prose!(
        "Jede Karte mit Arbeiter, die ganze Straße: erst der Arbeiter, dann der Besitzer. Nichts ist Pflicht."
    ),
    intro_end: prose!("Die Startspieler-Karte wandert nach links, eine neue Runde beginnt."),
    intro_end_reminder: prose!("Die Startspieler-Karte wandert nach links"),
    round: "Runde {0}",
    corner: "Runde {0} · {1}/{2}",
    card_owner: "Besitzer: {0}",
    last_round: "letzte Runde!",
    few_left: "noch {0} Plättchen!",
    take_income: ["Jeder 2 Denar", "Einkommen:"],
    passes_question: "{0} passt?",
    passes: "passt",
    provost_stays: "bleibt",
    provost_costs: "kostet {0}",
    leads_to: ["> Aktionen", "> Schloss", "> Runde {0}", "> Wertung"],
    he_would_stand: "auf {0}: {1}",
    for_worker: "Arbeiter: {0}",
    offers: "{0} bietet {1}",
    takes: "nimmt {0}",
    and: " und ",
    takes_nothing: "nimmt kein Plättchen",
    pays_gold: "zahlt {0} Gold als Joker",
    gold_goes: "Gold an {0}",
    tokens_left: "{0} Plättchen verlassen das Spiel",
    provost_goes: "Vogt auf {0}: {1}",
    start_goes: "Startspieler: {0}",
    no_gold: "Niemand erhält Gold",
    stock_spent: "Der Vorrat ist leer",
    card_of: "Karte {0} von {1}",
    castle: "Schloss",
    rank: "{0}.",
    count: ["Gold", "andere Rohstoffe", "Denar"],
    pass: "Passen",
    draw: "Karte ziehen",
    redraw: "Handkarten tauschen",
    puts_worker: "Arbeiter",
    to_residence: "Wohnhaus",
    becomes: "{0} wird Wohnhaus",
    turn: "Drehe {0}",
    builds_residence: "{0} baut Wohnhaus",
    build: "Bauen...",
    builds_one: "{0} bauen",
    possible: "{0} möglich",
    put_up: "Prestigegebäude...",
    prestige_on: "{0} auf {1}",
    skip: "Nichts",
    take: "Nimm {0} {1}",
    take_all: "alles nehmen",
    buy: "Kaufe {0}",
    sell: "Verkaufe {0}",
    swap: "Tausche {0} gegen Gold",
    buy_gold: "Kaufe {0} Gold",
    buy_tokens: ["Kaufe 1 Plättchen", "Kaufe {0} Plättchen"],
    church: ["{0} kauft 1 Plättchen", "{0} kauft {1} Plättchen"],
    church_notary: "Käufe...",
    builds_hint: "baut...",
    builds: "{0} baut",
    purses: "Besitz",
    effect_buy_one: "1 Denar > 1 Rohstoff",
    effect_buy_two: "1 Denar > 1 Rohstoff, 2 > 2",
    effect_sell: "1 Rohstoff > {0} Denar",
    effect_swap: "1 Rohstoff > 1 Gold",
    effect_gold: "{0} Denar > {1} Gold",
    effect_tokens: "{0} Denar > {1} Plättchen",
    effect_or: ", {0} > {1}",
    effect_flip: "1 Nahrung > Wohnhaus",
    effect_from_card: "1 {0} von der Karte",
    card_costs: "Kostet {0}",
    card_neutral: "Neutral: kein Besitzer, keine Punkte",
    card_prestige: "Auf ein eigenes Wohnhaus; kein Effekt",
    card_prestige_intro: "Liegt vor dir; kein Effekt",
    card_hotel: "Auf ein eigenes Wohnhaus; +1 Denar Einkommen",
    card_residence: prose!("+1 Denar Einkommen, bis ein Prestigegebäude darauf liegt"),
    log: LogTexts {
        round: "R{0}",
        next: ["Einkommen genommen", "Gebäude erledigt", "Runde zu Ende"],
        draw: "{0} zieht eine Karte",
        redraw: "{0} tauscht die Handkarten",
        worker: "{0}: Arbeiter auf {1}",
        build: "{0} baut {1}",
        pass: "{0} passt, {1}.",
        provost: "{0}: Vogt auf {1}",
        stays: "{0}: Vogt bleibt",
        skips: "{0} lässt {1} aus",
        castle: "{0} bietet {1}: {2}",
        castle_none: "{0} bietet nichts",
        nobody: "sonst niemand",
        church: ["{0} kauft {1} in der Kirche", "{0}: Kirche, {1}"],
        turns: "{0} dreht {1} um",
        cubes_on: "{0}, {1} {2} drauf",
        counted: "Zählung von {0}",
        spent: ", Vorrat leer",
    },
    correct_provost: "Vogt",
    correct_stock: "Vorrat {0}",
    correct_start: "Startspieler",
    not_passed: "keiner",
    gone: "weg",
    of_seat: "von {0}",
    passed_row: "Platz beim Passen",
    passed: "gepasst",
    passed_corner: "R{0} · PASS:",
    coins: "Denar",
    sheet: listed("Plättchen|Gebäude|Prestige|Gold|Rohstoffe|Denar"),
    legend: listed("Plättchen|Bau|Prestige|Besitz|Besitz|Besitz"),
    variants: ["Einstieg", "Standard"],
    books: ["Begleiter", "Kassenbuch"],
    rules_row: "Regeln",
    books_row: "Buchhaltung",
    street_row: "Straße",
    explain_rules: prose!(
        "Einstieg: fünf Phasen, ohne Vogt und Wohnhäuser; Kirche, Notar und Hotel bleiben in der Schachtel. Standard: alles."
    ),
    explain_books: prose!(
        "Begleiter: Münzen und Würfel liegen auf dem Tisch, das Gerät hütet Reihenfolge, Straße und Schloss. Kassenbuch: Es führt über alles Buch."
    ),
    explain_street: prose!(
        "Die neutralen Karten vom Schloss aus. C legt sie fest; noch einmal C, und das Los entscheidet."
    ),
    check_players: "{0} Spieler, {1}",
    check_tokens: ["Vorrat", "{0} x 4, {1} x 3, {2} x 2"],
    check_street: "Straße",
    check_end: ["Dann", "Hausierer, darauf der Vogt", "Hausierer"],
    check_each: ["Jeder", "2 Nahrung, 2 Holz, 4 Denar"],
    check_hand: ["Hand", "3 Karten, 1x gratis tauschen"],
    check_start: "{0} beginnt",
    card_at: "Karte {0}",
    card_heading: "Karte {0}",
    refusals: RefusalTexts {
        passed: "{0} hat schon gepasst",
        nothing_to_build: "{0} kann jetzt nichts bauen",
        already_built: "{0} hat diese Karte schon gebaut",
        nobody_left: "Jemand muss noch passen",
        under_prestige: "Darauf liegt ein Prestigegebäude",
        not_in_intro: "Nicht im Einstiegsspiel",
        cannot_flip: "Ein Notar bleibt Notar",
        too_many_tokens: "Nehmt sie erst aus dem Vorrat",
        no_more: "Höchstens {0}: mehr gibt es nicht",
    },
};
