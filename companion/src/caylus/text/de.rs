//! Caylus auf Deutsch.

use super::{CaylusTexts, Say};
use crate::text::{
    listed::listed,
    prose::{prose, proses, says},
};

pub(super) static CAYLUS: CaylusTexts = CaylusTexts {
    phases: listed("EINKOMMEN|ARBEITER|SPEZIAL|VOGT|GEBÄUDE|SCHLOSS|ENDE|WERTUNG"),
    says: says! { Say;
        Round: "Runde {0}",
        Corner: "Runde {0} · {1}/7",
        PassesQuestion: "{0} passt?",
        Passes: "passt",
        Price: "Preis {0}",
        Passed: "GEPASST:",
        Stays: "bleibt",
        Costs: "kostet {0}",
        Free: "gratis",
        Chooses: "{0} wählt",
        Takes: "nimmt",
        HeWouldStand: "auf {0}: {1}",
        NothingActive: "Nichts ist aktiv",
        ForWorker: "Arbeiter: {0}",
        ForOwner: "Besitzer: {0}",
        PutOn: "Seneschall und Vogt auf {0} setzen",
        OrderIs: "Reihenfolge: {0}",
        OrderAndIncome: "Reihenfolge, mit Einkommen dann:",
        Scored: "Gewertet: {0}",
        FavoursFor: "Gunst:",
        Bonus: "Bonus:",
        BeingBuilt: "Im Bau: {0}",
        NothingToEnter: "Nichts einzutragen",
        PlusPoints: "{0} +{1}",
        Guild: "Vogt {0}",
        BecomesResidence: "{0} > Wohnhaus",
        Buy: "Kaufe {0}",
        Sell: "Verkaufe {0}",
        Pays: "zahlt {0}",
        TwoForOne: "1 für {0} + {1}",
        OneForTwo: "1 für 2",
        Nothing: "nichts",
        Or: " oder {0}",
        EffectSell: "1 Rohstoff > {0} Denar",
        NoGold: ", außer Gold",
        CardCosts: "kostet {0}",
        CardNeutral: "neutral: gehört niemandem",
        CardFixed: "fest auf Feld {0}",
        CardPrestige: "auf eigenem Wohnhaus",
        CardIncome: "+{0} Denar Einkommen",
        Space: "Feld {0}",
        OfSeat: "von {0}",
        MarkerOf: "Gunst {0}",
        CheckPlayers: "{0} Spieler",
        CheckEach: "2 Nahrung, 1 Holz, 6 Leute",
        CheckTwo: "ohne Ställe",
        Laid: "gewählt",
        CheckStart: "{0} beginnt",
        Closed: "zu",
        Provost: "Vogt",
        Bailiff: "Seneschall",
        Section: "Abschnitt",
        PlaceInOrder: "Platz in der Folge",
        Points: "Punkte",
        Inn: "Gasthaus rechts",
        LogRound: "R{0}",
        LogWorker: "{0}: Arbeiter auf {1}",
        LogPass: "{0} passt, {1}.",
        LogProvost: "{0}: Vogt auf {1}",
        LogStays: "{0}: Vogt bleibt",
        LogSkips: "{0} lässt {1} aus",
        LogCastleNone: "{0} baut nichts{1}",
        LogJoust: "{0}: Turnier",
        LogStables: "Ställe: {1}",
        LogInn: "Gasthaus: {0}",
        LogFlip: "{0}: {1} > Wohnhaus",
        LogFavour: "{0}, Gunst: {1}",
        LogMost: ", meiste Häuser: {0} +{1}",
    },
    effects_line: "Gebäude",
    neutrals: listed("Bauernhof|Forst|Sägewerk|Steinbruch|Markt|Zimmermann"),
    fixed: proses!("Hausierer|Zimmermann|Goldgrube"),
    buildings: proses!(
        "Nahrungshof|Tuchhof|Holz-Steinbruch|Holz-Sägewerk|Holz-Markt|Holz-Hausierer|Notar|Maurer|\
             Stein-Bauernhof|Park|Werkstatt|Kirche|Schneider|Bank|Goldmacher|Architekt|Juwelier",
    ),
    prestige: proses!("Statue|Kornkammer|Bibliothek|Weber|Theater|Universität|Kunstdenkmal|Hotel|Kathedrale"),
    specials: listed("Tor|Wechselstube|Gilde|Turnierplatz|Ställe|Gasthaus|Schloss"),
    residence: "Wohnhaus",
    marks: listed("R|G|O|B|S"),
    cubes: listed("Nahrung|Holz|Stein|Tuch|Gold|nach Wahl"),
    cubes_short: listed("Nah|Holz|Ste|Tuch|Gold|Wahl"),
    coins: listed("Denar|Denar"),
    coins_short: "Den",
    sections: listed("Kerker|Mauern|Türme"),
    rows: listed("Punkte|Denar|Rohstoff|bauen"),
    favour_cells: listed("Nah|H/S|Tuch|1>2|Gold|-|Hol|Ste|Whs|Pre"),
    favour_builds: proses!("Holzgebäude|Steingebäude|Wohnhaus|Prestige"),
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
    take_income: proses!("Einkommen|Danach|: jeder 2 Denar"),
    nobody: proses!("niemand|sonst niemand"),
    favour: "GUNST",
    leads_to: listed("> Arbeiter|> Vogt|> Schloss|> Runde {0}|> Wertung|> Ende|> Gunst|> Ergebnis"),
    special_lines: proses!("Tor, Wechselstube, Gilde,|Turnier, Ställe, Gasthaus"),
    count: listed("Gold|andere Rohstoffe|Denar"),
    extra_hints: listed("Punkte...|Gebäude...|baut...|baut...|anders..."),
    extra_titles: proses!("Fremder Arbeiter|Spezialgebäude|Wer baut oder kauft Punkte?|Wer baut?|Welche Rohstoffe?"),
    builds_rule: prose!(
        "Wähle wer baut, dann was: C stellt das Gebäude an die Straße und zählt die Punkte (p). Davor steht der Preis: Nah ist Nahrung, Ste Stein."
    ),
    answers: proses!("Passen|Auslassen|Bleiben|Gehen"),
    to_the_road: "An der Straße...",
    before_the_bridge: "Vor der Brücke...",
    houses: proses!("1 Haus|{0} Häuser|kein Haus"),
    effect_buy: proses!("{0} Denar > 1 Rohstoff|1 Denar > 1 Rohstoff, 2 > 2"),
    effect_build: proses!("Holzgebäude|Steingebäude|Prestige auf Wohnhaus|{0} + 1 Denar > Wohnhaus"),
    effect_specials: proses!(
        "Der Arbeiter geht gratis auf ein freies Feld, oder nach Hause.|3 Denar.|\
             Der Vogt gratis bis 3 Felder.|1 Denar und 1 Tuch für 1 Gunst.|\
             Platz 1, 2, 3 werden Erster, Zweiter, Dritter. Nicht zu zweit.|\
             Der Neue geht nach rechts, wer dort stand nach Hause. Rechts: jeder Arbeiter kostet 1 Denar.|\
             Wer dort steht, baut: 3 verschiedene Rohstoffe, 1 Nahrung. Je Haus: Kerker 5, Mauern 4, Türme 3. Wertung ohne Haus: -2, -3, -4.",
    ),
    card_residence: prose!(
        "Mit einem Notar statt eines neutralen oder eigenen Gebäudes: 2 Punkte, +1 Denar Einkommen."
    ),
    card_favours: proses!("1 Gunst|2x Gunst"),
    look_up: "Gebäude",
    purses: "Besitz",
    log_next: proses!("Einkommen|Arbeiter|Spezial fertig|Vogt|Gebäude fertig|Schloss fertig|Runde fertig|fertig"),
    log_build: proses!("{0} baut {1}|{0}: {1}"),
    empty: "leer",
    no_yes: proses!("nein|ja"),
    sheet: listed("Schloss|Bau|Prestige|Gunst|anderes|Verlust|Gold|Rohstoff|Denar"),
    books: proses!("Begleiter|Kassenbuch"),
    favours: proses!("Tabelle|einfach"),
    setup_rows: proses!("Buchhaltung|Gunst|Juwelier|Notar|Neutrale"),
    explain: proses!(
        "Begleiter: Münzen, Rohstoffe und Arbeiter liegen auf dem Tisch, das Gerät wacht über den Rest. Kassenbuch: es führt alles.|\
             Tabelle: vier Zeilen zu fünf. Einfach, für Anfänger: jede Gunst ist 3 Punkte.|\
             Ein zehntes Steingebäude aus späteren Ausgaben.|Die Punkte auf dem Notar: 4, in späteren Drucken 3.|\
             Die neutralen Gebäude auf Feld 1 bis 6. C bestimmt sie; noch einmal C lost sie wieder aus.|\
             Die Zugfolge wird gelost. Oder wählt, wer beginnt: dann im Uhrzeigersinn, wie bei Plätze.",
    ),
    check: proses!("Feld 1-2|3-4|5-6|Denar|Jeder"),
    refusals: proses!(
        "{0} hat schon gepasst|Das Gebäude ist nicht frei|So viel Platz ist nicht|Erst die Gunst von {0}"
    ),
};
