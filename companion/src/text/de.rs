//! Deutsch.

use super::Texts;
use crate::text::prose::prose;

pub(super) static TEXTS: Texts = Texts {
    seats: ["Rot", "Grün", "Orange", "Blau", "Schwarz", "Gelb", "Weiß", "Lila"],
    seat_headings: ["Rot", "Grün", "Orange", "Blau", "Schwarz", "Gelb", "Weiß", "Lila"],
    seats_short: ["Rot", "Grün", "Oran", "Blau", "Schw", "Gelb", "Weiß", "Lila"],
    marks: ["R", "G", "O", "B", "S", "Ge", "W", "L"],
    back: "zurück",
    help: "Hilfe",
    choose: "wählen",
    go_on: "weiter",
    change: "ändern",
    ok: "fertig",
    undo: "zurücknehmen",
    enter: "setzen",
    begin: "beginnen",
    next_language: "andere Sprache",
    nobody_else: "sonst niemand",
    next_seat: "nächster",
    next_number: "nächste",
    number_before: "vorige",
    in_or_out: ["dazu", "weg"],
    menu_hint: "Menü",
    return_here: "hierher",
    bring_back: "erneut",
    return_yes: "zurück hierher",
    keep: "behalten",
    discard_yes: "verwerfen",
    switch_off: "aus",
    erase: "löschen",
    go_on_playing: "Weiter",
    result: "Ergebnis",
    new_game: "Neu",
    other_game: "Anderes Spiel...",
    lesson: "Lektion",
    results: "Ergebnisse",
    settings: "Einstellungen",
    no_results: "Noch keine Partie gespielt. Hier stehen später die letzten Ergebnisse.",
    players_number: "{0} Spieler",
    discard_title: "Neues Spiel?",
    discard: prose!("Das laufende Spiel geht dann verloren."),
    restarted: "Neustart: {0}",
    closed: "3x Fehler: {0}",
    unstored: "Nicht gespeichert: Gerät anlassen",
    mended: "Ein Speicherfehler wurde behoben",
    values_lost: "Einstellung oder Ergebnis ging verloren",
    language: "Sprache",
    teaching: "Erklärung",
    teaching_levels: ["voll", "Merkhilfe", "aus"],
    held_press: "Lang drücken gilt ab",
    what_if: "Vogt: Ziel vorher zeigen",
    flip_screen: "Bild drehen",
    on_off: ["an", "aus"],
    last_fault: "Letzter Fehler",
    no_fault: "keiner",
    explain_language: prose!("Die Sprache aller Texte. Auf einer Hilfeseite zeigt B eine andere Sprache."),
    explain_teaching: prose!(
        "Zu Beginn eines Spiels. Voll: zu jeder Phase die Regel. Merkhilfe: was man leicht vergisst. Aus: Hilfe nur mit B."
    ),
    explain_held: prose!("So lange hält man A für das Logbuch, B für die Hilfe und C für das Menü."),
    explain_what_if: prose!("Zeigt, wo der Vogt stünde, bevor er gezogen wird."),
    explain_flip: prose!("Das Bild auf dem Kopf, für die andere Seite des Tisches."),
    explain_fault: prose!("Warum das Gerät zuletzt von selbst neu begann. C zeigt die Meldung."),
    help_title: "Hilfe",
    help_home: prose!(
        "Aufwärts und abwärts bewegen den Balken, C wählt. In Menüs führt A zurück, B erklärt. Hier zeigt B eine andere Sprache."
    ),
    help_lesson: prose!(
        "C geht weiter, A einen Schritt zurück. A lang verlässt die Lektion; später geht sie hier weiter. Aufgaben löst man wie im Spiel."
    ),
    help_results: prose!("Hier bleiben die letzten Partien, mit den Punkten aller Spieler. C öffnet eine."),
    help_check: prose!(
        "Legt alles so bereit. C beginnt das Spiel. B ändert Regeln, Spieler, Plätze und was es sonst zu wählen gibt."
    ),
    help_game: prose!(
        "Im Spiel: A nimmt zurück, lang: Logbuch. B ist Hilfe oder was unten steht, lang: immer Hilfe. C tut, was unten steht, lang: Menü."
    ),
    help_log: prose!(
        "C auf einer alten Zeile geht dorthin zurück. Durchgestrichenes ist zurückgenommen; C holt es, bis Neues eingegeben ist."
    ),
    help_correct: prose!(
        "Erst wessen Wert, dann welcher. C beginnt, aufwärts und abwärts ändern, C setzt. A lässt ihn, wie er war."
    ),
    help_result: prose!(
        "Aufwärts und abwärts blättern im Ergebnis. A nimmt die letzte Eingabe zurück, C führt zum Hauptmenü."
    ),
    menu: "Menü",
    correct: "Korrigieren",
    the_table: "Der Tisch",
    log: "Logbuch",
    log_empty: "Noch ist nichts geschehen.",
    return_title: "Zurück hierher?",
    return_lines: [
        "1 Zeile wird zurückgenommen. Sie bleibt durchgestrichen, bis Neues kommt.",
        "{0} Zeilen werden zurückgenommen. Sie bleiben durchgestrichen, bis Neues kommt.",
    ],
    cards: "Karten",
    score_now: "Stand jetzt",
    to_home: "Hauptmenü",
    room_left: "LOGBUCH: NOCH {0}",
    undone: "zurück: {0}",
    nothing_to_undo: "Es gibt nichts zurückzunehmen",
    nothing_to_redo: "Es gibt nichts zurückzuholen",
    journal_full: "Das Logbuch ist voll",
    not_now: "Das geht jetzt nicht",
    trouble: "Achtung",
    trouble_corrupt: prose!(
        "Die gespeicherten Daten sind beschädigt. 'Löschen' beginnt neu; 'aus' behält sie, wie sie sind."
    ),
    trouble_broken: prose!(
        "Ein Schritt dieses Spiels ist unlesbar. 'Weiter' spielt bis dorthin; 'aus' behält alles; 'löschen' beginnt neu."
    ),
    trouble_unknown: prose!(
        "Eine andere Version hat diese Daten gespeichert. 'Löschen' beginnt neu; 'aus' behält sie."
    ),
    trouble_shortened: prose!(
        "Die letzten Schritte passen nicht zu dieser Version. 'Weiter' spielt ohne sie; 'aus' behält sie."
    ),
    trouble_full: prose!("Der Speicher für dieses Spiel ist voll. Spielt auf Papier zu Ende; alles Bisherige bleibt."),
    trouble_worn: prose!(
        "Der Speicher nimmt die letzten Schritte nicht an. Lasst das Gerät an: Es versucht es weiter."
    ),
    trouble_values: prose!(
        "Der Speicher nimmt Einstellungen und Ergebnisse nicht mehr an. Das Spiel selbst wird gespeichert."
    ),
    trouble_battery: prose!("Die Batterie ist fast leer. Alles ist gespeichert; das Gerät geht gleich aus."),
    wins: "{0} siegt",
    share: "Gleichauf",
    starts_next: "nächster Start",
    points: ["{0} Punkt", "{0} Punkte"],
    sheet_title: "Wertung",
    total: "Summe",
    total_short: "Sum.",
    players_row: "Spieler",
    seats_row: "Plätze",
    start_row: "Startspieler",
    by_lot: "auslosen",
    by_turn: "{0}, reihum",
    seat_at: "Platz {0}",
    explain_players: prose!("Wie viele mitspielen. C zählt einen dazu; nach der größten Zahl kommt die kleinste."),
    explain_seats: prose!("Wer wo sitzt, im Uhrzeigersinn. C vergibt die Plätze nacheinander."),
    explain_start: prose!(
        "Wer beginnt. Beim Auslosen zieht das Gerät jemanden; nach einer Partie beginnt, wer links vom letzten Startspieler sitzt."
    ),
};
