//! Machiavelli auf Deutsch.

use super::{CallTexts, Say, Word};
use crate::text::{
    listed::{listed, words},
    prose::{prose, proses, says},
};

pub(super) static CALL: CallTexts = CallTexts {
    says: says! { Say;
        Round: "RUNDE {0}",
        Size: "STADT {0}/{1}",
        BuildsLeft: "baut bis {0}",
        BringsGold: "{1} Gold ({0})",
        BringsCards: "{1}x Karte ({0})",
        BringsEither: "{1}x Gold/Karte ({0})",
        Protected: "{0} sicher",
        OnlyIncome: "{1} (Einkommen: {0})",
        FaceUpTitle: "Was liegt offen?",
        WhoTitle: "Wer hat sie?",
        OpenCovered: "{0} offen, {1} verdeckt",
        ForIt: "für {0}",
        OverIt: "auf {0}",
        Costs: "kostet {0}",
        CheckPlayers: "{0} Spieler",
        CheckCrown: "Krone: {0}",
        CheckOthers: "{0} andere: siehe ändern",
        Picks: "{0}: 1 aus {1}, gibt {2} weiter",
        PicksDown: "{0}: 1 aus {1}, 1 weg, gibt {2}",
        PicksUp: "{0}: 1 aus {1}, 1 lag verdeckt",
        PicksBlind: "{0}: 1 aus {1}, 1 blind weg",
        PicksLast: "{0}: 1 aus {1}, Rest verdeckt",
        Complete: "{0}: Stadt fertig",
        LogRound: "R{0}",
        LogAdded: "{0} dazu",
        LogChosen: "Figuren gewählt",
        LogFaceUp: "offen: {1}",
        LogUnsaid: "{0}: weiter",
        LogDone: "{0} fertig",
        LogCrown: "Krone an {0}",
        LogBuild: "{0} baut {1}",
        LogSwap: "{0} tauscht {1} für {2} ({3})",
        LogSeize: "Magistrat nimmt {1}",
        LogUpgrade: "{0}: Münze auf {1}",
        LogComplete: "letzte Runde!",
        LogVault: "{0} zeigt die Geheimkammer, +3",
        LogNoVault: "keine Geheimkammer",
        LogShared: "geteilt",
        LogHighest: "höchster: {0}",
        LogHeir: "{0} hatte die 4",
        LogEndsAt: "Ende bei {0}",
        LogGone: "{0} weg",
        LogTax: "{0} Steuer",
        PassedOver: "{0} IST ERMORDET",
        Shuffles: "{0} mischt",
        Acts: "{0} spielt",
        GivesCrown: "{0} krönt",
        Heir: "Wer war 4?",
        Vault: "Geheimkammer",
        Highest: "Wer war höher?",
        HasIt: "hat sie",
        GetsIt: "bekommt sie",
        Cheap: "Besondere bis 4",
        Fives: "Besondere, kosten 5",
        Dear: "Besondere ab 6",
        AtEnd: "Besondere, Punkte am Ende",
        OwnCards: "Eigene Karten",
        CompleteList: "Stadt fertig",
        Seize: "Magistrat nimmt es",
        Tuck: "Karte unters Museum",
        FourteenAt: "Besondere {0} von 14",
        Necropolis: "{0} für 1 Gebäude",
        Framework: "Gratis, {0}",
        Over: "Ersetzt {0}",
        No: "nein",
        Yes: "ja",
        Length: "{0} Runde",
        Lengths: "{0} Runden",
        UniquesBelow: "die hier unten",
        UniquesAny: "aus allen 36",
        FourteenOfList: "der Liste",
        FourteenOwn: "eigene Wahl",
        BellEnd: "Ende",
        BellCity: "Stadt",
    },
    words: words! { Word;
        Nobody: "niemand",
        Done: "fertig",
        NobodyOr: "niemand...",
        FaceUp: "offen...",
        Who: "wer...",
        Builds: "baut...",
        More: "mehr...",
        LookUp: "Städte und Karten",
        Untaxed: "steuerfrei",
        LastRound: "LETZTE RUNDE!",
        Last: "LETZTE!",
        ShowsIt: "zeigt sie",
        NobodyWasHigher: "B wählt, wer höher war",
    },
    shorter: listed::<10>(
        "Ablassprediger|Ablasspred.|Steuereintreiber|Eintreiber|ermordet|mordet|verhext|hext|bestiehlt|stiehlt",
    )
    .bars,
    deeds: listed("ermordet|verhext|bestiehlt"),
    phases: listed("WAHL|AUFRUF|RANG|ERBE|ENDE"),
    rules: proses!(
        "Wer die Krone hat, mischt, legt Karten offen und eine verdeckt aus, wählt zuerst und gibt weiter. Rang 4 liegt nie offen.|\
         |\
         |\
         Der ermordete Rang 4 erbt die Krone; ein Kaiser gibt sie weg.|\
         Gleichstand: der höchste Rang der letzten Runde gewinnt. Alle gewählt: geteilt.",
    ),
    asked: proses!(
        "C: wer markiert ist, hat sie. B: niemand.|\
         C ruft den nächsten Rang. B: wer, oder eine fertige Stadt.|\
         C tut, was markiert ist. B: jetzt nicht; bauen oder fertig.|\
         C: was gebaut wird. B: fertig.",
    ),
    marked: proses!(
        "Ermordet: schweigt und setzt aus. Nur Rasputin rettet.|\
         Verhext: nimmt nur Einkommen; die Hexe spielt den Rest.|\
         Bestohlen: gibt zuerst alles Gold dem Dieb.|\
         Bedroht: zahl die Hälfte, oder wag dein ganzes Gold.|\
         Enteignet: das erste bezahlte Gebäude kann weg sein.",
    ),
    reminders: proses!(
        "Rang 4 offen? Zieht eine andere|Laut aufrufen; wer ihn hat, deckt auf|Zuerst Einkommen, dann bauen|\
         Der ermordete Rang 4 zeigt sich|Silbermünzen zählen auch",
    ),
    characters: proses!(
        "Assassine|Hexe|Magistrat|Dieb|Spion|Erpresserin|Magier|Beschwörer|Seherin|König|Kaiser|Patrizier|\
         Bischof|Ablassprediger|Kardinal|Händlerin|Alchemist|Kaufmann|Baumeister|Seefahrer|Gelehrte|Söldner|\
         Diplomat|Marschall|Königin|Künstlerin|Steuereintreiber",
    ),
    abilities: proses!(
        "Nennt eine andere Figur: die schweigt und setzt aus.|\
         Nimmt Einkommen, verhext eine Figur, spielt später für sie.|\
         Legt 3 Marken; nimmt das erste bezahlte Gebäude beim Siegel.|\
         Nimmt alles Gold einer Figur: nicht 1, ermordet, verhext.|\
         Je Handkarte einer Art: 1 Gold von dem Spieler und 1 Karte.|\
         Legt 2 Drohungen: zahl die Hälfte oder riskier alles.|\
         Tauscht die Hand mit jemandem oder Karten mit dem Stapel.|\
         Nimmt eine Handkarte; darf sie bauen, auch doppelt.|\
         Zieht von jedem 1 Karte, gibt 1 zurück. Baut bis zu 2.|\
         Nimmt die Krone (ermordet: am Rundenende). 1 Gold je Adel.|\
         1 Gold je Adel. Gibt die Krone weg; 1 Gold oder Karte dafür.|\
         Nimmt die Krone (ermordet: am Rundenende). 1 Karte je Adel.|\
         1 Gold je Religion. Rang 8 kommt nicht an seine Stadt.|\
         Je Religion 1 Gold oder Karte. Reichster ein anderer? Gibt 1.|\
         1 Karte je Religion. Fehlt Gold? Tauscht Karten dafür.|\
         1 Gold je Handel und 1 Gold extra.|\
         Bekommt nach dem Zug zurück, was Bauen gekostet hat.|\
         1 Gold je Handel. Baut Handel ohne Grenze.|\
         2 Karten extra. Baut bis zu 3.|\
         4 Gold oder 4 Karten extra. Baut nichts.|\
         Zieht 7 Karten, behält 1. Baut bis zu 2.|\
         1 Gold je Militär. Zerstört für 1 weniger, keine fertige Stadt.|\
         1 Gold je Militär. Tauscht Gebäude, zahlt die Differenz.|\
         1 Gold je Militär. Kauft ein fremdes Gebäude bis 3.|\
         3 Gold, wenn sie neben Rang 4 sitzt.|\
         Legt 1 Gold auf 1 oder 2 eigene Gebäude: je 1 mehr wert.|\
         Wer baut, legt 1 Gold darauf; der Eintreiber nimmt alles.",
    ),
    districts: proses!(
        "Tempel|Kirche|Kloster|Kathedrale|Wachturm|Kerker|Turnierplatz|Festung|Jagdschloss|Schloss|Palast|\
         Taverne|Markt|Gildenhaus|Handelshaus|Hafen|Rathaus|Waffenkammer|Basilika|Glockenturm|Kapitol|Drachentor|\
         Fabrik|Gerüst|Goldmine|Große Mauer|Geisterviertel|Schatzkammer|Elfenbeinturm|Wehrturm|Labor|Bibliothek|\
         Kartenzimmer|Denkmal|Museum|Nekropole|Sternwarte|Park|Armenhaus|Steinbruch|Magierschule|Geheimkammer|\
         Schmiede|Stallungen|Standbild|Theater|Gewölbe|Wunschbrunnen|Eigene Karte 1|Eigene Karte 2|\
         Eigene Karte 3|Eigene Karte 4|Eigene Karte 5",
    ),
    uniques: proses!(
        "Zerstör sie und ein anderes Gebäude, nicht in fertiger Stadt.|\
         Ende: 1 Punkt je eigenes Gebäude mit ungeraden Kosten.|\
         Beim Bauen entscheidest du, ob das Spiel 1 Gebäude früher endet.|\
         Ende: 3 Punkte bei drei Gebäuden einer Art, einmal.|\
         Ende: 2 Silbermünzen, also 8 Punkte.|\
         Deine anderen besonderen Gebäude kosten 1 weniger.|\
         Zerstör es, um ein Gebäude umsonst zu bauen.|\
         Nimmst du Gold als Einkommen, dann 1 mehr.|\
         Rang 8 zahlt 1 mehr für deine anderen Gebäude.|\
         Ende: ist von der Art, die am meisten bringt.|\
         Ende: 1 Punkt je Gold im Vorrat.|\
         Ende: 5 Punkte als einziges besonderes Gebäude.|\
         Rang 8 kommt nicht an ihn heran.|\
         Einmal je Zug: 1 Karte ablegen für 2 Gold.|\
         Ziehst du Karten als Einkommen, behalte alle.|\
         Ende: 1 Punkt je Handkarte.|\
         Nicht mit 5 oder mehr Gebäuden. Zählt doppelt für das Ende.|\
         Einmal je Zug 1 Karte darunter. Ende: 1 Punkt je Karte.|\
         Zahl, oder zerstör dafür ein eigenes Gebäude.|\
         Ziehst du Karten als Einkommen, dann 3.|\
         Zugende ohne Karten: zieh 2.|\
         Zugende ohne Gold: nimm 1.|\
         Du darfst doppelte Gebäude bauen.|\
         Zählt beim Einkommen als jede Art.|\
         Nicht zu bauen. Ende: zeig sie aus der Hand für 3 Punkte.|\
         Einmal je Zug: 2 Gold für 3 Karten.|\
         Zählt nicht dafür, wie viel du baust.|\
         Ende: 5 Punkte mit der Krone.|\
         Nach der Wahl: tausch blind eine Figur mit jemandem.|\
         Zahl dieses Gebäude auch mit Handkarten: jede gilt als 1 Gold.|\
         Ende: 1 Punkt je besonderes Gebäude, auch dieses.",
    ),
    types: proses!("Besondere|Religion|Militär|Adel|Handel"),
    bases: proses!(
        "Tempel 1, Kirche 2, Kloster 3, Kathedrale 5. Einkommen für Rang 5.|\
         Wachturm 1, Kerker 2, Turnierplatz 3, Festung 5. Einkommen für Rang 8.|\
         Jagdschloss 3, Schloss 4, Palast 5. Einkommen für Rang 4.|\
         Taverne 1, Markt 2, Gildenhaus 2, Handelshaus 3, Hafen 4, Rathaus 5. Einkommen für Rang 6, nicht für den Alchemisten.",
    ),
    action_names: proses!("Akrobatin|Zirkuszelt|Direktor|Kartenhilfe|Überbauen|Rasputin|Einblick"),
    action_texts: proses!(
        "Meldet sich Rang 4 nicht? Dann nimmst du die Krone.|\
         Eines je Zug. Zählt als Gebäude für das Ende. Keine Punkte, keine Art; niemand kommt heran.|\
         Bau in diesem Zug bis zu 2 Gebäude mehr.|\
         Liegt offen: jeder andere darf einmal 1 Gold legen, 3 Karten ziehen, 1 behalten.|\
         Ersetz ein eigenes Gebäude durch ein teureres; zahl den Unterschied.|\
         Getroffen? Spiel ihn beim Aufruf: Mord, Hexerei, Diebstahl und Marken treffen dich nicht.|\
         Sieh eine Hand an und nimm 1 Karte.",
    ),
    lists: proses!(
        "Erstes Spiel|Ehrgeizige Aristokraten|Listige Agenten|Illustre Gesandte|Schlaue Würdenträger|\
         Zähe Delegierte|Böse Edelleute",
    ),
    marks: proses!("ermordet|verhext|bestohlen|bedroht|enteignet"),
    does: proses!("enteignet|bedroht|zerstört|tauscht|erobert|Münze auf"),
    counted: proses!(
        "Wer sie zeigt: 3 Punkte|Der höchste Rang gewinnt|\
         Schatzkammer: 1 Punkt je Gold|Kartenzimmer: alle Handkarten|Aktionskarten: je 1 Punkt|\
         Münzen auf den Gebäuden|Alle fünf Arten? 3 Punkte|Punkte besonderer Gebäude",
    ),
    gold: proses!("Gold|Handkarten"),
    correct: proses!(
        "Krone|Rang|Steuer|Erste fertige Stadt|Letzte Runde|Früheres Ende|Dazu|Weg|Unterm Museum|\
         Zelte|Münze",
    ),
    nothing_built: prose!("Noch nichts gebaut."),
    sheet: listed("Münzen|Arten|fertig|besondere|Aktionen"),
    setup_rows: proses!("14 besondere|Welche 14|Städte führen|Aktionskarten|Früher Glockenturm|Kartenwerte"),
    coins: proses!("Kosten|Silber|Punkte"),
    explain: proses!(
        "Figuren und 14 besondere Gebäude; vergleicht mit eurem Heft und tauscht sie darunter.|\
         Kaiser ab 3 Spielern, Königin ab 5. Mit 3 und 8 gehört eine 9 dazu, mit 2 nicht.|\
         14 besondere Gebäude spielen mit. Weiß Provost, welche, stehen nur diese auf den Listen; sonst alle 36.|\
         Wählt sie einzeln; B lässt den Rest stehen. Eigene Karten kennt Provost nicht.|\
         Ohne Städte ruft Provost nur auf; die Punkte gebt ihr am Ende ein.|\
         Die Variante mit 15 Aktionskarten, unter die Gebäude gemischt.|\
         Senkt ein früher Glockenturm nur das Ende, oder auch die fertige Stadt?|\
         Steht auf einer Karte bei euch etwas anderes? Wählt sie; darunter stehen ihre Münzen. Fünf Karten kennt Provost nicht: die eigenen.|\
         In Klammern, was Provost meint. Feste Punkte nur auf eigenen Karten; eine für 0 ist mit allen 36 nicht dabei.|\
         Wer die Krone bekommt, entscheidet das Los.",
    ),
    check_names: proses!("Liste|Mit|Stapel|Jeder|Mitte"),
    check: proses!(
        "{0}|{0}|54 + 14 besondere|54 + 14 + 15 Aktionen|4 Karten und 2 Gold|{1} offen, {2} verdeckt; {0} Tafeln",
    ),
};
