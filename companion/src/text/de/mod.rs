//! Deutsch.

mod magna_carta;

use super::{Page, Texts};

pub(super) static TEXTS: Texts = Texts {
    back: "zurück",
    help: "Hilfe",
    choose: "wählen",
    go_on: "weiter",
    change: "ändern",
    ok: "fertig",
    lesson: "Lektion",
    results: "Ergebnisse",
    settings: "Einstellungen",
    language: "Sprache",
    held_press: "Gehalten nach",
    no_results: "Noch keine Partie gespielt. Hier stehen später die letzten Ergebnisse.",
    restarted: "Neustart nach Fehler",
    help_title: "Hilfe",
    help_home: "Auf und ab bewegen den Balken, C wählt. A führt überall zurück, B erklärt. \
        B gehalten: andere Sprache.",
    help_lesson: "C blättert weiter, A zurück. Lest gemeinsam eine Runde, nach den Einsteigerregeln.",
    help_results: "Hier bleiben die letzten Partien aufbewahrt, mit den Punkten aller Spieler.",
    help_settings: "C ändert die Zeile im Balken. Gehalten: wie lange eine Taste gedrückt wird, \
        bis ihre zweite Bedeutung gilt.",
    lesson_pages: [
        Page { title: "EINKOMMEN", text: "Alle nehmen 2 Denar. Nicht vergessen: auch in der allerersten Runde." },
        Page {
            title: "AKTIONEN",
            text: "Reihum eine Aktion: Karte, Tausch, Arbeiter, bauen oder passen. \
                Wer zuerst passt, erhält 1 Denar.",
        },
        Page {
            title: "GEBÄUDE",
            text: "Karte für Karte die Straße entlang: erst der Arbeiter, dann der Besitzer. \
                Alle Arbeiter kehren zurück.",
        },
        Page {
            title: "SCHLOSS",
            text: "In Passreihenfolge: Nahrung, Holz und Stein sind ein Paket für ein Plättchen. \
                Meiste Pakete: 1 Gold.",
        },
        Page {
            title: "ENDE",
            text: "Die Startkarte wandert nach links. Kein Plättchen übrig? Dann war es die letzte Runde.",
        },
    ],
    go_on_playing: "Weiterspielen",
    new_game: "Neues Spiel",
    undo: "zurück",
    enter: "setzen",
    begin: "los",
    score: "Wertung",
    menu: "Menü",
    correct: "Verbessern",
    log: "Logbuch",
    log_empty: "Noch nichts geschehen.",
    return_here: "hierher",
    cards: "Karten",
    score_now: "Stand jetzt",
    to_home: "Zum Anfang",
    not_possible: "Geht nicht",
    nothing_to_undo: "Es gibt nichts mehr zurückzunehmen.",
    journal_full: "Das Logbuch ist voll. Dieses Spiel kann nicht weitergehen.",
    discard_title: "Neues Spiel?",
    discard: "Das laufende Spiel geht dann verloren.",
    discard_yes: "verwerfen",
    keep: "behalten",
    teaching: "Erklärung",
    teaching_levels: ["voll", "kurz", "aus"],
    flip_screen: "Bild drehen",
    what_if: "Vogt vorausschauen",
    on_off: ["an", "aus"],
    magna_carta: &magna_carta::MAGNA_CARTA,
};
