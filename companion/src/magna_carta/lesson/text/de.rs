//! Die Lektion von Magna Carta auf Deutsch.

use super::super::script::LENGTH;
use crate::lesson::{Lines, lesson};

pub(super) const LESSON: Lines = lesson! { LENGTH;
    read(prose!(
        "Baut Straße und Schloss; die meisten Prestigepunkte gewinnen. Denar und Würfel liegen auf dem Tisch, das \
         Gerät ist der Begleiter."
    )),
    task(prose!("Jeder nimmt 2 Denar, auch in Runde 1: C"), prose!("Das Menü kommt später. Alle 2 Denar? C")),
    read(prose!(
        "Reihum eine Aktion: Karte, Handkarten tauschen, Arbeiter (je 1 Denar), bauen, Prestige oder passen. Der \
         Begleiter fragt nur, wer baut und wer passt."
    )),
    task(prose!("Blau baut (B) einen großen Steinbruch"), prose!("{0}? Bei Blau: B, Gr. Steinbruch, C")),
    task(prose!("Orange passt zuerst, +1 Denar: abwärts, C"), prose!("Orange passt, sonst keiner: abwärts, C")),
    read(prose!("Nach dem Vogt wirkt nichts. In Passreihenfolge darf ihn jeder bis zu 3 Karten ziehen, je 1 Denar.")),
    task(prose!("Grün will die Bank dazu: aufwärts, dann C"), prose!("Mit +1 steht er auf der Bank: aufwärts, C")),
    task(prose!("Rot will den Steinbruch nicht: abwärts, C"), prose!("Mit -1 steht er auf der Bank: abwärts, C")),
    read(prose!(
        "Ein Notar macht für 1 Nahrung eine eigene Karte zum Wohnhaus: +1 Denar Einkommen, und Platz für ein \
         Prestigegebäude. Eine Kirche verkauft Plättchen."
    )),
    task(prose!("Erst der Arbeiter, dann der Besitzer: C"), prose!("Das Menü kommt später. Alles getan? C")),
    read(prose!(
        "Später im Spiel, das Schloss: Nahrung, Holz und Stein sind ein Paket, Gold ist Joker. Je Paket ein \
         Plättchen. Die meisten Pakete: 1 Gold, bei Patt, wer früher bot."
    )),
    task(prose!("Grün bietet 2 Pakete: aufwärts, dann C"), prose!("So bietet Grün nicht 2: erst auf 2, dann C")),
    task(prose!("Grün bot am meisten und erhält Gold: C"), prose!("Das Menü kommt später. Gelesen? C")),
    read(prose!(
        "Ein anderes Spiel, mit dem Kassenbuch: Das Gerät führt auch Denar und Würfel, ihr gebt jede Aktion ein. \
         Auf jeder Karte hat ein Arbeiter Platz."
    )),
    task(prose!("Rot: Arbeiter auf Grüns Markt, Karte 5"), prose!("Das ist etwas anderes: auf 5. Markt, C")),
    read(prose!(
        "Sind die Plättchen weg, wird gezählt. A nimmt zurück, C lang: Menü. Jetzt legt C ein Spiel bereit; dort \
         wählt B die Einstiegsregeln, ohne Vogt."
    )),
};
