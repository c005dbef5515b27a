//! Die Lektion von Die Stadt auf Deutsch.

use super::super::script::LENGTH;
use crate::lesson::{Lines, lesson};

pub(super) const LESSON: Lines = lesson! { LENGTH;
    read(prose!(
        "Baut zusammen Carcassonne; wer die meisten Punkte hat, gewinnt. Zieht eine Karte und legt sie an: Wege laufen weiter, der Rest passt immer."
    )),
    read(prose!(
        "Ein Gefolgsmann darf darauf: Bürger auf Weg, Marktfrau auf Markt, Vogt ins Viertel. Nicht, wo einer ist, und nicht auf Fertiges."
    )),
    task(prose!("Rot legt eine Karte, Bürger auf den Weg"), prose!("{0}? Balken auf Bürger; A: zurück")),
    task(prose!("Rots Weg ist jetzt fertig: wählt Wertung"), prose!("{0}? Wertung ohne Gefolgsmann")),
    task(prose!("Was ist fertig? Ein Weg"), prose!("{0}? Fertig ist der Weg: Balken auf Weg")),
    task(prose!("Der Weg hat 4 Karten: je 2 Punkte"), prose!("{0}? Es sind 4 Karten")),
    task(prose!("Wer steht dort? Nur Rot: aufwärts, C"), prose!("{0}? Nur Rot: stellt Rot auf 1")),
    task(prose!("Sonst ist nichts fertig: Nichts mehr"), prose!("{0}? Sonst ist nichts fertig")),
    task(prose!("Mit Blaus Karte ist ein Markt fertig"), prose!("{0}? Fertig ist der Markt")),
    task(prose!("Der Markt hat 3 Karten"), prose!("{0}? Es sind 3 Karten")),
    task(prose!("3 Warensorten: 3 x 3 = 9 Punkte"), prose!("{0}? Es sind 3 Sorten")),
    task(prose!("Rot und Blau stehen dort: je alle Punkte"), prose!("{0}? Rot 1, Blau 1; B: weiter")),
    read(prose!(
        "Ab Stapel 2 folgen auf eine Wertung Mauern: erst das Tor, dann jeder eine. Von der Stadt aus gesehen:"
    )),
    task(prose!("Rot: links eine Mauer mit Wächter"), prose!("{0}? Wählt Links + Wächter")),
    read(prose!("Ein Wächter bewacht die Reihe vor sich. Am Ende zählen die Gebäude darin bis zur ersten Lücke.")),
    read(prose!("Genau gegenüber einem anderen Wächter dürft ihr nur mit einer Lücke dazwischen stehen.")),
    read(prose!("Wer die Wertung auslöste, darf einen Turm setzen: 1 Punkt je Mauer bis Turm oder Tor.")),
    task(prose!("Rot: Turm links, 4 Mauern, 4 Punkte"), prose!("{0}? Links zählt 4: wählt Links")),
    task(prose!("Noch 4 Mauern passen: Das Spiel ist aus"), prose!("{0}? Bei 5 oder weniger ist es aus")),
    task(prose!("In einem Wohnviertel liegt nur Rot"), prose!("{0}? Nur Rot: stellt Rot auf 1")),
    task(prose!("Rots Viertel hat 3 Märkte: je 2 Punkte"), prose!("{0}? Es sind 3 Märkte")),
    task(prose!("Rots Wächter: 3 öffentliche Gebäude"), prose!("{0}? Es sind 3")),
    task(prose!("Und 1 historisches, für 3 Punkte"), prose!("{0}? Es ist 1")),
    read(prose!(
        "Vögte und Wächter zählen erst am Ende. A nimmt zurück, C lang: Menü. Jetzt ihr: C beginnt ein Spiel."
    )),
};
