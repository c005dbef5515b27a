//! Caylus auf Deutsch.

use super::{CaylusTexts, LogTexts};
use crate::text::{
    listed::listed,
    prose::{prose, proses},
};

pub(super) static CAYLUS: CaylusTexts = CaylusTexts {
    phases: listed("EINKOMMEN|ARBEITER|SPEZIAL|VOGT|GEBÄUDE|SCHLOSS|ENDE|WERTUNG"),
    effects_line: "Gebäude",
    neutrals: listed("Bauernhof|Forst|Sägewerk|Steinbruch|Markt|Zimmermann"),
    fixed: listed("Hausierer|Zimmermann|Goldgrube"),
    buildings: listed(
        "Nahrungshof|Tuchhof|Holz-Steinbruch|Holz-Sägewerk|Holz-Markt|Holz-Hausierer|Notar|Maurer|\
             Stein-Bauernhof|Park|Werkstatt|Kirche|Schneider|Bank|Goldmacher|Architekt|Juwelier",
    ),
    prestige: listed("Statue|Kornkammer|Bibliothek|Weber|Theater|Universität|Kunstdenkmal|Hotel|Kathedrale"),
    specials: listed("Tor|Wechselstube|Gilde|Turnierplatz|Ställe|Gasthaus|Schloss"),
    residence: "Wohnhaus",
    marks: listed("R|G|O|B|S"),
    cubes: listed("Nahrung|Holz|Stein|Tuch|Gold|nach Wahl"),
    cubes_short: listed("Nah|Holz|Ste|Tuch|Gold|Wahl"),
    coins: listed("Denar|Denar"),
    coins_short: "Den",
    sections: listed("Kerker|Mauern|Türme"),
    closed: "zu",
    rows: listed("Punkte|Denar|Rohstoff|bauen"),
    favour_cells: listed("Nah|H/S|Tuch|1>2|Gold|-|Hol|Ste|Whs|Pre"),
    favour_builds: listed("Holzgebäude|Steingebäude|Wohnhaus|Prestige"),
    rules: proses!(
        "Jeder nimmt 2 Denar, +1 je Wohnhaus, +1 Bibliothek, +2 Hotel. Auch in Runde 1.|\
             Reihum ein Arbeiter, oder passen: danach wird es teurer. Eigenes Gebäude, oder rechts im Gasthaus: 1 Denar. Fremdes: Besitzer 1 Punkt.|\
             Tor, Wechselstube, Gilde, Turnier, Ställe, Gasthaus: in dieser Folge. Danach geht jeder Arbeiter heim; rechts im Gasthaus bleibt er.|\
             In Passfolge: bis 3 Felder vor oder zurück, 1 Denar je Feld. Jeder einmal.|\
             Von der Brücke bis zum Vogt. Produzieren muss man, das andere darf man. Hinter dem Vogt: nichts. Hausierer und Goldmacher: kein Gold.|\
             In Schlossfolge: 3 verschiedene Rohstoffe, davon 1 Nahrung, für ein Haus. Nichts gebaut: 2 Punkte weg. Die meisten Häuser: 1 Gunst.|\
             Der Seneschall geht 2, wenn der Vogt vor ihm steht, sonst 1. Der Vogt kommt zu ihm. Voll oder am Zeichen: Wertung.|\
             Gold 3, je 3 andere Rohstoffe 1, je 4 Denar 1. Gleich viel: gemeinsam.|\
             Wähle eine Zeile: der Stein geht eine Spalte weiter, wenn sie offen ist. Nimm sie oder eine davor. Jede Zeile einmal je Phase.",
    ),
    reminders: proses!(
        "Auch in Runde 1 gibt es 2 Denar|Wer zuerst passt, erhält 1 Denar|Das Tor kommt vor dem Turnier|\
             Jedes Feld kostet 1 Denar|Produzieren ist Pflicht, sonst frei|Nichts gebaut kostet 2 Punkte|\
             Der Vogt geht zum Seneschall|Gold zählt 3, das andere je 3 einen|Jede Zeile einmal je Phase",
    ),
    round: "Runde {0}",
    corner: "Runde {0} · {1}/7",
    take_income: listed("Einkommen|Danach|: jeder 2 Denar"),
    passes_question: "{0} passt?",
    passes: "passt",
    price: "Preis {0}",
    passed: "GEPASST:",
    stays: "bleibt",
    costs: "kostet {0}",
    free: "gratis",
    nobody: listed("niemand|sonst niemand"),
    chooses: "{0} wählt",
    favour: "GUNST",
    takes: "nimmt",
    leads_to: listed("> Arbeiter|> Vogt|> Schloss|> Runde {0}|> Wertung|> Ende"),
    he_would_stand: "auf {0}: {1}",
    nothing_active: "Nichts ist aktiv",
    for_worker: "Arbeiter: {0}",
    for_owner: "Besitzer: {0}",
    special_lines: listed("Tor, Wechselstube, Gilde,|Turnier, Ställe, Gasthaus"),
    put_on: "Seneschall und Vogt auf {0} setzen",
    order_is: "Reihenfolge: {0}",
    scored: "Gewertet: {0}",
    being_built: "Im Bau: {0}",
    count: listed("Gold|andere Rohstoffe|Denar"),
    extra_hints: listed("Punkte...|Gebäude...|baut..."),
    extra_titles: listed("Fremder Arbeiter|Spezialgebäude|Wer baut?"),
    nothing_to_enter: "Nichts einzutragen",
    builds_rule: prose!(
        "Wähle wer baut, dann was: C stellt das Gebäude an die Straße und zählt die Punkte (p). Davor steht der Preis: Nah ist Nahrung, Ste Stein."
    ),
    answers: listed("Passen|Auslassen|Bleiben|Gehen"),
    to_the_road: "An der Straße...",
    before_the_bridge: "Vor der Brücke...",
    plus_points: "{0} +{1}",
    guild: "Vogt {0}",
    becomes_residence: "{0} > Wohnhaus",
    on_space: "{0} auf {1}",
    houses: listed("1 Haus|{0} Häuser|kein Haus"),
    buy: "Kaufe {0}",
    sell: "Verkaufe {0}",
    two_for_one: "1 für {0} + {1}",
    one_for_two: "1 für 2 andere",
    nothing: "nichts",
    or: " oder {0}",
    effect_sell: "1 Rohstoff > {0} Denar",
    effect_buy: listed("{0} Denar > 1 Rohstoff|1 Denar > 1 Rohstoff, 2 > 2"),
    effect_build: listed("Holzgebäude|Steingebäude|Prestige auf Wohnhaus|{0} + 1 Denar > Wohnhaus"),
    effect_specials: proses!(
        "Der Arbeiter geht gratis auf ein freies Feld, oder nach Hause.|3 Denar.|\
             Der Vogt gratis bis 3 Felder.|1 Denar und 1 Tuch für 1 Gunst.|\
             Platz 1, 2, 3 werden Erster, Zweiter, Dritter. Nicht zu zweit.|\
             Der Neue geht nach rechts, wer dort stand nach Hause. Rechts: jeder Arbeiter kostet 1 Denar.|\
             Wer dort steht, baut: 3 verschiedene Rohstoffe, 1 Nahrung.",
    ),
    no_gold: ", außer Gold",
    card_costs: "kostet {0}",
    card_neutral: "neutral: gehört niemandem",
    card_fixed: "fest auf Feld {0}",
    card_residence: prose!(
        "Mit einem Notar statt eines neutralen oder eigenen Gebäudes: 2 Punkte, +1 Denar Einkommen."
    ),
    card_prestige: "auf eigenem Wohnhaus",
    card_favours: listed("1 Gunst|2x Gunst"),
    card_income: "+{0} Denar Einkommen",
    look_up: "Gebäude",
    log: LogTexts {
        round: "R{0}",
        next: listed("Einkommen|Arbeiter|Spezial fertig|Vogt|Gebäude fertig|Schloss fertig|Runde fertig|fertig"),
        worker: "{0}: Arbeiter auf {1}",
        build: listed("{0} baut {1}|{0}: {1}"),
        pass: "{0} passt, {1}.",
        provost: "{0}: Vogt auf {1}",
        stays: "{0}: Vogt bleibt",
        skips: "{0} lässt {1} aus",
        castle_none: "{0} baut nichts{1}",
        joust: "{0}: Turnier",
        stables: "Ställe: {1}",
        flip: "{0}: {1} > Wohnhaus",
        favour: "{0}, Gunst: {1}",
        most: ", meiste Häuser: {0} +{1}",
    },
    provost: "Vogt",
    bailiff: "Seneschall",
    section: "Abschnitt",
    place_in_order: "Platz in der Folge",
    space: "Feld {0}",
    empty: "leer",
    of_seat: "von {0}",
    points: "Punkte",
    inn: "Gasthaus rechts",
    no_yes: listed("nein|ja"),
    marker_of: "Gunst {0}",
    sheet: listed("Schloss|Gebäude|Prestige|Gunst|anderes|verloren|Gold|Rohstoff|Denar"),
    legend: listed("Schloss|Bau|Prestige|Gunst|anderes|weg|Gold|Rohstoff|Denar"),
    books: listed("Begleiter|Kassenbuch"),
    favours: listed("Tabelle|einfach"),
    setup_rows: listed("Buchhaltung|Gunst|Juwelier|Notar|Neutrale"),
    explain: proses!(
        "Begleiter: Münzen, Rohstoffe und Arbeiter liegen auf dem Tisch, das Gerät wacht über den Rest. Kassenbuch: es führt alles.|\
             Tabelle: vier Zeilen zu fünf. Einfach, für Anfänger: jede Gunst ist 3 Punkte.|\
             Ein zehntes Steingebäude aus späteren Ausgaben.|Die Punkte auf dem Notar: 4, in späteren Drucken 3.|\
             Die neutralen Gebäude auf Feld 1 bis 6. C bestimmt sie; noch einmal C lost sie wieder aus.",
    ),
    check_players: "{0} Spieler",
    check: listed("Feld 1-2|3-4|5-6|Denar|Jeder"),
    check_each: "2 Nahrung, 1 Holz, 6 Leute",
    check_two: "ohne Ställe",
    laid: "gewählt",
    check_start: "{0} beginnt",
    refusals: listed("{0} hat schon gepasst|Das Gebäude ist nicht frei|So viel Platz ist nicht|Erst die Gunst von {0}"),
};
