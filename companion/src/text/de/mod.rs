//! Deutsch.

mod lesson;
mod magna_carta;

use super::Texts;

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
    help_lesson: "C geht weiter, A zurück. Bei einer Frage wählen auf und ab, C antwortet. Falsch? Versucht es noch einmal.",
    help_results: "Hier bleiben die letzten Partien aufbewahrt, mit den Punkten aller Spieler.",
    help_settings: "C ändert die Zeile im Balken. Gehalten: wie lange eine Taste gedrückt wird, \
        bis ihre zweite Bedeutung gilt.",
    lesson_texts: &lesson::LESSON,
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
