//! Die Lektion von Caylus auf Deutsch.

use super::super::script::LENGTH;
use crate::lesson::{Lines, lesson};

pub(super) const LESSON: Lines = lesson! { LENGTH;
    read(prose!(
        "Baut Schloss und Stadt; die meisten Punkte gewinnen. Geld und Rohstoffe liegen auf dem Tisch: das Gerät wacht über \
         Folge, Straße, Schloss, Gunst und Punkte."
    )),
    task(prose!("Jeder nimmt 2 Denar, auch in Runde 1: C"), prose!("Hat jeder 2 Denar? Dann C")),
    read(prose!(
        "Reihum ein Arbeiter, oder passen. Der Preis steht unter der Brücke und steigt mit jedem Passen. Der Begleiter hört nur, \
         wer passt."
    )),
    task(prose!("Blau passt zuerst, +1 Denar: C"), prose!("Blau passt: C")),
    task(prose!("Alle passten. Tut, was dort steht: C"), prose!("Niemand bei Gilde oder Turnier: C")),
    task(prose!("Orange zahlt 2: Vogt 2 zurück"), prose!("Abwärts bis -2, dann C")),
    task(prose!("Rot ging 2 vor; Grün setzt ihn 1 zurück"), prose!("Abwärts bis -1, dann C")),
    task(prose!("Rot baut einen Nahrungshof: B"), prose!("B, dann Rot, dann Nahrungshof")),
    task(prose!("Alle Gebäude bis zum Vogt fertig: C"), prose!("Alles aktiviert? Dann C")),
    read(prose!(
        "Schloss: 3 verschiedene Rohstoffe, davon 1 Nahrung, für ein Haus. Rot baut eines im Kerker: 5 Punkte. Noch 1 Platz ist \
         frei."
    )),
    task(prose!("Grün baut 2 Häuser: B"), prose!("B, dann Grün, dann 2 Häuser")),
    task(prose!("Grün baute am meisten: Gunst, Punkte"), prose!("Wähle die Zeile Punkte")),
    task(prose!("Kerker voll: gewertet. Blau 1 Gunst: C"), prose!("Lies, was sich ändert, dann C")),
    task(prose!("Kassenbuch: Blaus Arbeiter ins Schloss"), prose!("Wähle Schloss in der ersten Liste")),
    read(prose!(
        "Nach den Türmen ist Schluss: Gold 3, je 3 andere 1, je 4 Denar 1. A nimmt zurück, C lang ist das Menü; dort \
         stehen alle Gebäude."
    )),
};
