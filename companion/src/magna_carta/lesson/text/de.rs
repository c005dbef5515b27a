//! Die Lektion von Magna Carta auf Deutsch.

use super::super::script::LENGTH;
use crate::lesson::{Said, read, task};

pub(super) static LESSON: [Said; LENGTH] = [
    read(
        "Baut Straße und Schloss; die meisten Prestigepunkte gewinnen. Denar und Würfel liegen auf dem Tisch, das Gerät \
         ist der Begleiter.",
    ),
    task("Jeder nimmt 2 Denar, auch in Runde 1: C", "Hat jeder 2 Denar? Dann C"),
    read(
        "Reihum eine Aktion: Karte, Hand tauschen, Arbeiter (je 1 Denar), bauen, Prestige oder passen. Der Begleiter hört \
         nur, wer baut und wer passt.",
    ),
    task("Blau baut (B) einen großen Steinbruch", "Blau baut jetzt den Gr. Steinbruch"),
    task("Orange passt zuerst, +1 Denar: abwärts, C", "Jetzt passt Orange: Balken auf Orange"),
    read("Nach dem Vogt wirkt nichts. In Passreihenfolge darf ihn jeder bis zu 3 Karten ziehen, je 1 Denar."),
    task("Grün will die Bank dazu: aufwärts, dann C", "Grün will 1 Karte vor: aufwärts bis +1"),
    task("Rot will den Steinbruch nicht: abwärts, C", "Rot will 1 Karte zurück: abwärts bis -1"),
    task("Erst der Arbeiter, dann der Besitzer: C", "Wirkte jede Karte mit Arbeiter? Dann C"),
    read(
        "Schloss: Nahrung, Holz und Stein sind ein Paket, Gold ist Joker. Je Paket ein Plättchen. Das höchste Gebot: 1 \
         Gold, bei Gleichstand das erste.",
    ),
    task("Grün bietet 2 Pakete: aufwärts, dann C", "Grün bietet 2: auf 2 stellen, dann C"),
    task("Grün bot am meisten und erhält Gold: C", "Lest, was sich ändert, dann C"),
    read(
        "Mit dem Kassenbuch führt das Gerät auch Denar und Würfel; dann gebt ihr jede Aktion ein. Auf eine Karte passt \
         ein Arbeiter.",
    ),
    task("Rot: Arbeiter auf Grüns Markt, Karte 5", "Balken auf Arbeiter: 5. Markt, dann C"),
    read(
        "Sind die Plättchen weg, wird gezählt. A nimmt zurück, C lang: Menü. Erstes Mal? B wählt die \
         Einstiegsregeln, ohne Vogt.",
    ),
];
