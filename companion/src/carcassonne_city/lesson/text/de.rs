//! Die Lektion von Die Stadt auf Deutsch.

use super::super::script::LENGTH;
use crate::lesson::{Said, read, task};

pub(super) static LESSON: [Said; LENGTH] = [
    read(
        "Baut zusammen Carcassonne; die meisten Punkte gewinnen. Zieht eine Karte und legt sie an: Wege laufen weiter, der \
         Rest passt immer.",
    ),
    read(
        "Ein Gefolgsmann darf darauf: Bürger auf Weg, Marktfrau auf Markt, Vogt ins Viertel. Nicht, wo einer ist, und nicht \
         auf Fertiges.",
    ),
    task("Rot legt eine Karte, Bürger auf den Weg", "Rot setzt einen Bürger: abwärts, dann C"),
    task("Rots Karte schließt einen Weg: Wertung", "Fertig heißt Wertung, ohne Gefolgsmann"),
    task("Der Weg hat 4 Karten: je 2 Punkte", "Er hat 4: auf 4 stellen, dann C"),
    task("Blaus Markt: 3 Karten, 3 Warensorten", "Es sind 3: auf 3 stellen, dann C"),
    task("Rot und Blau stehen dort: je alle Punkte", "Rot 1 und Blau 1; B geht zum nächsten"),
    read(
        "Ab Stapel 2 baut jeder nach jeder Wertung eine Mauer, links oder rechts vom Tor, aus der Stadt gesehen. Ab Stapel 3 \
         sind es zwei.",
    ),
    task("Rot: links eine Mauer mit Wächter", "Rot will links eine Mauer mit Wächter"),
    read("Ein Wächter sieht die Reihe vor sich bis zur Lücke. Genau gegenüber geht nur mit Lücke dazwischen."),
    read("Wer die Wertung auslöste, darf einen Turm setzen: 1 Punkt je Mauer bis Turm oder Tor."),
    task("Rot: Turm links, 4 Mauern, 4 Punkte", "Rot will die 4 Punkte von links"),
    task("Noch 4 Mauern passen: Das Spiel ist aus", "Bei 5 Plätzen oder weniger ist es aus"),
    task("Rots Viertel hat 3 Märkte: je 2 Punkte", "Es sind 3: auf 3 stellen, dann C"),
    task("Rots Wächter: 3 öffentlich, 1 historisch", "Ein historisches: auf 1 stellen, dann C"),
    read("Vögte und Wächter zählen erst am Ende. A nimmt zurück, C lang: Menü. Jetzt ihr: C beginnt ein Spiel."),
];
