//! Caylus auf Deutsch.

use super::{CaylusTexts, Name, Say};
use crate::text::{
    listed::{listed, words},
    prose::says,
};

pub(super) static CAYLUS: CaylusTexts = CaylusTexts {
    says: says! { Say;
        Buildings: "Nahrungshof|Tuchhof|Holz-Steinbruch|Holz-Sägewerk|Holz-Markt|Holz-Hausierer|Notar|Maurer|\
             Stein-Bauernhof|Park|Werkstatt|Kirche|Schneider|Bank|Goldmacher|Architekt|Juwelier",
        Prestige: "Statue|Kornkammer|Bibliothek|Weber|Theater|Universität|Kunstdenkmal|Hotel|Kathedrale",
        Fixed: "Hausierer|Zimmermann|Goldgrube",
        Residence: "Wohnhaus",
        Empty: "leer",
        Space: "Feld {0}",
        PlusPoints: "{0} +{1}",
        BecomesResidence: "{0} > Wohnhaus",
        Houses: "1 Haus|{0} Häuser|kein Haus",
        Buy: "{0} kaufen",
        Sell: "{0} verkaufen",
        TwoForOne: "1 für {0} + {1}",
        OneForTwo: "1 für 2",
        Nothing: "nichts",
        Or: " oder {0}",
        Guild: "Vogt {0}",
        Stays: "bleibt",
        Round: "Runde {0}",
        Corner: "Runde {0} · {1}/7",
        PassesQuestion: "{0} passt?",
        Passes: "passt",
        Price: "PREIS {0} · {1}",
        Passed: "GEPASST:",
        Costs: "kostet {0}",
        Free: "gratis",
        Chooses: "{0} wählt",
        Takes: "nimmt",
        Pays: "zahlt {0}",
        Answers: "Passen|Auslassen|Bleiben|Gehen",
        Nobody: "niemand|sonst niemand",
        Favour: "GUNST",
        EffectsLine: "Gebäude",
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
        TakeIncome: "Einkommen: jeder 2 Denar",
        SpecialLines: "Führt der Reihe nach aus: Tor, Wechselstube, Gilde, Turnier, {0}Gasthaus|Ställe, ",
        ExtraTitles: "Fremder Arbeiter|Spezialgebäude|Wer baut oder kauft Punkte?|Wer baut?|Welche Rohstoffe?",
        NothingToEnter: "Nichts einzutragen",
        EffectSell: "1 Rohstoff > {0} Denar",
        EffectBuy: "{0} Denar > 1 Rohstoff|1 Denar > 1 Rohstoff, 2 > 2",
        EffectBuild: "Holzgebäude|Steingebäude|Prestige auf Wohnhaus|{0} + 1 Denar > Wohnhaus",
        NoGold: ", außer Gold|; Gold nimmt er nicht",
        CardCosts: "kostet {0}",
        CardNeutral: "neutral: gehört niemandem",
        CardFixed: "fest auf Feld {0}",
        CardPrestige: "auf eigenem Wohnhaus",
        CardIncome: "+{0} Denar Einkommen",
        CardFavours: "1 Gunst|2x Gunst",
        OfSeat: "von {0}",
        MarkerOf: "Gunst {0}",
        Provost: "Vogt",
        Bailiff: "Seneschall",
        Section: "Abschnitt",
        PlaceInOrder: "Platz in der Folge",
        Points: "Punkte",
        Inn: "Gasthaus rechts",
        NoYes: "nein|ja",
        LogRound: "R{0}",
        LogWorker: "{0}: Arbeiter auf {1}",
        LogPass: "{0} passt, Nr. {1}",
        LogProvost: "{0}: Vogt auf {1}",
        LogStays: "{0}: Vogt bleibt",
        LogSkips: "{0} lässt {1} aus",
        LogCastleNone: "{0} baut nichts{1}",
        LogJoust: "{0}: Turnier",
        LogStables: "Ställe: {1}",
        LogInn: "Gasthaus: {0}",
        CanDoNothing: "{0} kann nichts: {1}",
        LogFlip: "{0}: {1} > Wohnhaus",
        LogFavour: "{0}, Gunst: {1}",
        LogMost: ", meiste Häuser: {0} +{1}p",
        LogBuild: "{0} baut {1}|{0}: {1}",
        LogNext: "Einkommen||Spezial fertig||Gebäude fertig||Runde fertig|",
        Reminders: "Auch in Runde 1 gibt es 2 Denar|Wer zuerst passt, erhält 1 Denar|Das Tor kommt vor dem Turnier|\
             Jedes Feld kostet 1 Denar|Produzieren ist Pflicht, sonst frei|Nichts gebaut kostet 2 Punkte|\
             Der Vogt geht zum Seneschall|Gold zählt 3, je 3 andere zählen 1|Jede Zeile einmal je Phase",
        CheckPlayers: "{0} Spieler",
        CheckEach: "2 Nahrung, 1 Holz, 6 Arb.",
        CheckStart: "{0} beginnt",
        Laid: "gewählt",
        Books: "Begleiter|Kassenbuch",
        Favours: "Tabelle|einfach",
        SetupRows: "Buchhaltung|Gunst|Juwelier|Notar|Neutrale",
        Check: "Feld 1-2|3-4|5-6|Denar|Jeder",
        Purses: "Besitz|Vor der Brücke",
        CardResidence: "Mit einem Notar statt eines neutralen oder eigenen Gebäudes: 2 Punkte, +1 Denar Einkommen.",
        BuildsRule: "Wähle wer baut, dann was: C stellt es an die Straße. Hinter dem Preis die Punkte (p). Mit Nummer: Prestige oder Wohnhaus auf dem Feld.",
        Rules: "Jeder nimmt 2 Denar, +1 je Wohnhaus, +1 Bibliothek, +2 Hotel. Auch in Runde 1.|\
             Reihum ein Arbeiter, oder passen: danach wird es teurer. Eigenes Gebäude, oder rechts im Gasthaus: 1 Denar. Fremdes: Besitzer 1 Punkt.|\
             Wechselstube: 3 Denar. Gilde: Vogt versetzen. Turnier: 1 Denar und 1 Tuch. Dann geht jeder Arbeiter heim; rechts im Gasthaus bleibt er.|\
             In Passfolge: bis 3 Felder vor oder zurück, 1 Denar je Feld. Jeder einmal.|\
             Von der Brücke bis zum Vogt. Produzieren muss man, das andere darf man. Hinter dem Vogt: nichts. Hausierer und Goldmacher: kein Gold.|\
             In Schlossfolge: 3 verschiedene Rohstoffe, davon 1 Nahrung, für ein Haus. Nichts gebaut: 2 Punkte weg. Die meisten Häuser: 1 Gunst.|\
             Der Seneschall geht 2, wenn der Vogt vor ihm steht, sonst 1. Der Vogt kommt zu ihm. Abschnitt voll, oder Seneschall auf 12, 18, 24: Wertung.|\
             Gold 3, je 3 andere Rohstoffe 1, je 4 Denar 1. Gleich viel: gemeinsam.|\
             Wähle eine Zeile: der Stein geht eine Spalte weiter, wenn sie offen ist. Nimm sie oder eine davor. Jede Zeile einmal je Phase.",
        Pages: "Wertung|Häuser im Abschnitt: Kerker 2+: 1 Gunst; Mauern 2: 1, 3-4: 2, 5+: 3; Türme 2-3: 1, 4-5: 2, 6+: 3. Kein Haus: -2, -3, -4 Punkte.|Die Straße|Buchstabe: wessen; schwarz: Arbeiter, Prestige. Strich: niemand. Dach: Wohnhaus. Punkte: nicht aktiv. Block: Seneschall. Dreieck: Wertung.",
        EffectSpecials: "Der Arbeiter geht gratis auf ein freies Feld, oder nach Hause.|3 Denar.|\
             Der Vogt gratis bis 3 Felder.|1 Denar und 1 Tuch für 1 Gunst.|\
             Wer auf Platz 1, 2, 3 steht, ist danach als 1., 2., 3. am Zug. Nicht zu zweit.|\
             Der Neue geht nach rechts, wer dort stand nach Hause. Rechts: jeder Arbeiter kostet 1 Denar.|\
             Ein Haus: 3 verschiedene Rohstoffe, 1 Nahrung. Kerker 5, Mauern 4, Türme 3 Punkte. Wertung: voll oder Seneschall auf 12, 18, 24.",
        Explain: "Begleiter: Münzen, Rohstoffe und Arbeiter liegen auf dem Tisch, das Gerät wacht über den Rest. Kassenbuch: es führt alles.|\
             Die Zugfolge wird gelost. Oder wählt, wer beginnt: dann im Uhrzeigersinn, wie bei Plätze.|\
             Tabelle: vier Zeilen zu fünf. Einfach, für Anfänger: jede Gunst ist 3 Punkte.|\
             Ein zehntes Steingebäude aus späteren Ausgaben.|\
             Die Punkte auf dem Notar: 4, in späteren Drucken 3.|\
             Die neutralen Gebäude auf Feld 1 bis 6. C bestimmt sie; noch einmal C lost sie wieder aus.",
    },
    names: words! { Name;
        Marks: "R|G|O|B|S",
        Cubes: "Nahrung|Holz|Stein|Tuch|Gold|nach Wahl",
        CubesShort: "Nah|Hlz|Ste|Tuch|Gold|frei",
        Coins: "Denar|Denar",
        CoinsShort: "Den|Arb",
        Neutrals: "Bauernhof|Forst|Sägewerk|Steinbruch|Markt|Zimmermann",
        Specials: "Tor|Wechselstube|Gilde|Turnierplatz|Ställe|Gasthaus|Schloss",
        Sections: "Kerker|Mauern|Türme",
        FavourCells: "Nah|H/S|Tuch|1>2|Gold|-|Hlz|Ste|Whs|Pre",
        Rows: "Punkte|Denar|Rohstoff|bauen",
        Kinds: "Holzgebäude|Steingebäude|Prestige|Wohnhaus",
        ToTheRoad: "An der Straße...",
        BeforeTheBridge: "Vor der Brücke...",
        Phases: "EINKOMMEN|ARBEITER|SPEZIAL|VOGT|GEBÄUDE|SCHLOSS|ENDE|WERTUNG",
        LeadsTo: "> Arbeiter|> Vogt|> Schloss|> Runde {0}|> Wertung|> Ende|> Gunst|> Ergebnis",
        Count: "Gold|andere Rohstoffe|Denar",
        ExtraHints: "Punkte...|wer...|baut...|baut...|anders...",
        LookUp: "Gebäude",
    },
    sheet: listed("Schloss|Bau|Prestige|Gunst|anderes|Verlust|Gold|Rohstoff|Denar"),
};
