//! Die Lektion von Die Stadt auf Deutsch.

use super::CityLessonTexts;
use crate::text::lesson::Question;

pub(super) static LESSON: CityLessonTexts = CityLessonTexts {
    welcome: "Baut zusammen Carcassonne: Die meisten Punkte gewinnen. Seht drei Spielern zu, in jedem Teil des Spiels.",
    tile: "Ein Zug: Karte ziehen und mit mindestens einer Seite anlegen. Wege laufen weiter, alles andere passt.",
    follower: "Dann darf ein Gefolgsmann darauf: Bürger auf einen Weg, Marktfrau auf einen Markt oder Vogt, flach, in \
        ein Viertel.",
    citizen: "Rot: Bürger auf freien Weg",
    just_completed: Question {
        ask: "Markt fertig: darf Blau darauf?",
        answers: ["Ja, zählt sofort", "Nein, dort nicht mehr", "Ja, wenn er leer war"],
        wrong: "Auf einen Weg oder Markt, den diese Karte fertig macht, kommt niemand mehr, auch wenn noch niemand dort \
            steht.",
        right: "Richtig! Anderswo schon",
    },
    long_road: Question {
        ask: "Rots Weg: 4 Karten. Punkte?",
        answers: ["4 Punkte", "6 Punkte", "8 Punkte"],
        wrong: "Ein Weg aus 1 bis 3 Karten bringt 1 Punkt je Karte. Ein längerer bringt 2 je Karte.",
        right: "Richtig! Ab 4 Karten doppelt",
    },
    returns: "Der Bürger ruht bis zu Rots Zug",
    market: "Blau: 3 Karten x 3 Waren = 9",
    tie: Question {
        ask: "Rot 1, Blau 1: wer punktet?",
        answers: ["Jeder 9 Punkte", "Jeder 18 Punkte", "Niemand bekommt etwas"],
        wrong: "Eine Karte hat ihre zwei Märkte verbunden. Die meisten Marktfrauen zählen; bei Gleichstand wird nicht \
            geteilt.",
        right: "Richtig! Gleichstand: jeder alles",
    },
    districts: "Ein Wohnviertel zählt erst am Ende. Grüns Vogt liegt flach und bleibt: Im Spiel kommt er nicht zurück.",
    walls: "Stapel 2: Nach jeder Wertung baut jeder eine Mauer. Wer sie auslöste, beginnt, beim ersten Mal mit dem Tor.",
    guard: "Das Tor steht. Rot: ein Wächter",
    opposite: Question {
        ask: "Genau gegenüber ein Wächter?",
        answers: ["Ja, jeder darf einen", "Nein, nie", "Nur mit Lücke dazwischen"],
        wrong: "Zwei Wächter dürfen sich nicht über eine lückenlose Reihe ansehen. Fehlt eine Karte, ist es anders.",
        right: "Richtig! Mit einer Lücke darf er",
    },
    closed: "Mauer schließt Rots Weg: +1",
    new_walls: Question {
        ask: "Bringt das neue Mauern?",
        answers: ["Nein, nur Punkte", "Ja, jeder noch eine", "Ja, eine für Rot"],
        wrong: "Mauern gibt es nur, wenn eine Karte etwas fertig macht. Was eine Mauer abschließt, bringt Punkte, sonst \
            nichts.",
        right: "Richtig! Grün baut weiter",
    },
    tower: "Turm, nur für Rot: 4 Mauern, +4",
    third_stack: Question {
        ask: "Stapel 3: Wie viele Mauern?",
        answers: ["3, jeder eine", "6, jeder zwei", "6, alle für Blau"],
        wrong: "In Stapel 3 bekommt jeder doppelt so viele wie in Stapel 2. Gebaut wird weiter reihum, je eine.",
        right: "Richtig! Sechs, reihum je eine",
    },
    few_places: Question {
        ask: "Noch vier Plätze. Und nun?",
        answers: ["Bauen, bis er zu ist", "Noch eine Runde", "Das Spiel ist aus"],
        wrong: "Das Spiel endet mit der letzten Mauer, mit der letzten Karte, oder wenn höchstens fünf Mauern \
            dazwischenpassen.",
        right: "Richtig! Fünf oder weniger: aus",
    },
    ring: "Der Ring schließt Rots Weg: +1",
    unfinished: "Unfertig? Zurück, ohne Punkte",
    steward: Question {
        ask: "3 Märkte, 1 unfertig: Punkte?",
        answers: ["4 Punkte", "6 Punkte", "9 Punkte"],
        wrong: "2 Punkte für jeden Markt im oder am Viertel. Wie groß er ist und ob er fertig ist, spielt keine Rolle.",
        right: "Richtig! Auch ein offener zählt",
    },
    row: "3 öffentliche, 1 historisches: 9",
    gap: Question {
        ask: "Die Reihe hat eine Lücke. Also?",
        answers: ["Es zählt bis zur Lücke", "Die ganze Reihe zählt", "Nichts zählt"],
        wrong: "Ein Wächter bewacht die Reihe vor sich und sieht nicht über eine Lücke hinweg. Was dahinter liegt, zählt \
            nicht.",
        right: "Richtig! Rot 5 und Blau 4",
    },
    farewell: "Die meisten Punkte gewinnen, bei Gleichstand gemeinsam. Zu zweit baut ihr doppelt so viele Mauern. Jetzt \
        ihr!",
};
