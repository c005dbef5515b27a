//! Die Lektion von Magna Carta auf Deutsch.

use super::MagnaCartaLessonTexts;
use crate::text::lesson::Question;

pub(super) static LESSON: MagnaCartaLessonTexts = MagnaCartaLessonTexts {
    welcome: "Baut Straße und Schloss: Die meisten Prestigepunkte gewinnen. Seht vier Spielern zu, eine Runde mitten \
        im Spiel.",
    income: "Je 2 Denar. Auch in Runde 1!",
    actions: "Reihum eine Aktion: Karte, Handtausch, Arbeiter (je 1 Denar), bauen, Prestige oder passen.",
    market: "Grün baut einen Markt, am Ende",
    quarry: "Steinbruch: 2 Stein, 1 Nahrung",
    worker: "Rot: Arbeiter auf Markt, 1 Denar",
    occupied: Question {
        ask: "Darf Orange auch dorthin?",
        answers: ["Ja, für 1 Denar", "Nein, er ist besetzt", "Ja, wenn Grün es erlaubt"],
        wrong: "Schaut zurück auf Karte 5: Der untere Buchstabe ist Rots Arbeiter. Auf eine Karte passt nur einer.",
        right: "Richtig! Ein Arbeiter je Karte",
    },
    first_pass: "Orange passt zuerst: +1 Denar",
    statue: "Grün baut ein Prestigegebäude: die Statue, 2 Stein, 1 Gold. Sie liegt vor ihm. Standardregeln: auf seinem \
        Wohnhaus.",
    effects: "Nur Karten mit Arbeiter wirken",
    who_gains: Question {
        ask: "Wem nützt der Markt von Grün?",
        answers: ["Nur Rot", "Nur Grün", "Erst Rot, dann Grün"],
        wrong: "Eine Karte hat zwei Hälften: eine für den Arbeiter, eine für den Besitzer, wenn dort ein anderer steht.",
        right: "Richtig! Rot +4, Grün +1",
    },
    batch: "Paket: Nahrung, Holz, Stein",
    joker: "Blaus Paket: Gold als Nahrung",
    which_tokens: Question {
        ask: "Grün bietet 2 Pakete, wofür?",
        answers: ["2 Bergfriede", "2 Mauerwerke", "1 Mauerwerk, 1 Turm"],
        wrong: "Blau nahm den letzten Bergfried. Immer zuerst die beste Sorte: Bergfried, Mauerwerk, dann Turm.",
        right: "Richtig! Kein Bergfried mehr",
    },
    gold: "Grün bot am meisten: 1 Gold",
    tie: Question {
        ask: "Und wenn Grün nur 1 bietet?",
        answers: ["Gold für Orange", "Gold für Blau", "Gold für Grün"],
        wrong: "Dann bieten drei je 1 Paket an. Bei Gleichstand geht das Gold an den, der zuerst an der Reihe war.",
        right: "Richtig! Orange bot zuerst",
    },
    provost: "Standardregeln: Hinter dem Vogt wirkt nichts. In Passreihenfolge: bis 3 Karten ziehen, 1 Denar je Karte.",
    green_moves: "Orange bleibt. Grün +1: 1 Denar",
    blue_moves: "Blau: auch +1, also 1 Denar",
    red_moves: "Rot: 1 zurück, kostet auch 1",
    out_of_reach: Question {
        ask: "Welche Karte wirkt jetzt nicht?",
        answers: ["Die Bank von Grün", "Der Steinbruch von Blau", "Keine von beiden wirkt"],
        wrong: "Der Vogt steht auf der Bank. Alle Karten bis zu seiner wirken, was dahinter liegt, nicht.",
        right: "Richtig! Nur die Bank wirkt",
    },
    no_batches: Question {
        ask: "Keiner bietet etwas. Was nun?",
        answers: ["Es geschieht nichts", "Orange erhält das Gold", "Zwei Plättchen gehen"],
        wrong: "Der Vorrat schrumpft jede Runde, auch wenn niemand baut. So rückt das Ende immer näher.",
        right: "Richtig! Zwei weniger, kein Gold",
    },
    provost_walks: "Der Vogt geht 2 weiter, hier 1",
    farewell: "Die Startspielerkarte wandert nach links: neue Runde. Sind die Plättchen weg, wird gezählt. Jetzt ihr!",
};
