//! Nederlands.

mod magna_carta;

use super::{Page, Texts};

pub(super) static TEXTS: Texts = Texts {
    back: "terug",
    help: "hulp",
    choose: "kies",
    go_on: "verder",
    change: "wijzig",
    ok: "klaar",
    lesson: "Les",
    results: "Uitslagen",
    settings: "Instellingen",
    language: "Taal",
    held_press: "Ingedrukt na",
    no_results: "Nog geen partij gespeeld. De laatste uitslagen komen hier te staan.",
    restarted: "herstart na fout",
    help_title: "Hulp",
    help_home: "Omhoog en omlaag verplaatsen de balk, C kiest. A gaat overal terug, B legt uit. \
        B ingedrukt: andere taal.",
    help_lesson: "C bladert verder, A terug. Lees samen één ronde door, met de instapregels.",
    help_results: "Hier blijven de laatste partijen bewaard, met punten per speler.",
    help_settings: "C wijzigt de regel in de balk. Ingedrukt: hoe lang je een knop vasthoudt voor zijn tweede betekenis.",
    lesson_pages: [
        Page { title: "INKOMEN", text: "Iedereen pakt 2 denar. Niet vergeten: ook in de allereerste ronde." },
        Page {
            title: "ACTIES",
            text: "Om de beurt één actie: kaart, ruilen, arbeider, bouwen of passen. \
                Wie als eerste past, krijgt 1 denar.",
        },
        Page {
            title: "GEBOUWEN",
            text: "Kaart voor kaart langs de straat: eerst de arbeider, dan de eigenaar. Alle arbeiders komen terug.",
        },
        Page {
            title: "SLOT",
            text: "In volgorde van passen: voedsel, hout en steen zijn één pakket, goed voor één fiche. \
                Meeste pakketten: 1 goud.",
        },
        Page {
            title: "EINDE",
            text: "De startkaart gaat naar links. Zijn de fiches op, dan is dit de laatste ronde: tellen maar.",
        },
    ],
    go_on_playing: "Verder spelen",
    new_game: "Nieuw spel",
    undo: "terug",
    enter: "zet",
    begin: "begin",
    score: "telling",
    menu: "Menu",
    correct: "Verbeteren",
    log: "Logboek",
    log_empty: "Nog niets gebeurd.",
    return_here: "hierheen",
    cards: "Kaarten",
    score_now: "Stand nu",
    to_home: "Naar het begin",
    not_possible: "Kan niet",
    nothing_to_undo: "Er is niets meer om terug te nemen.",
    journal_full: "Het logboek is vol. Dit spel kan niet verder.",
    discard_title: "Nieuw spel?",
    discard: "Het spel dat nu loopt gaat dan verloren.",
    discard_yes: "weggooien",
    keep: "houden",
    teaching: "Uitleg",
    teaching_levels: ["volledig", "kort", "uit"],
    flip_screen: "Beeld draaien",
    what_if: "Voogd vooruitzien",
    on_off: ["aan", "uit"],
    magna_carta: &magna_carta::MAGNA_CARTA,
};
