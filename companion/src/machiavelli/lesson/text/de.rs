//! Die Lektion von Machiavelli auf Deutsch.

use super::super::script::LENGTH;
use crate::lesson::{Lines, lesson};

pub(super) const LESSON: Lines = lesson! { LENGTH;
    read(prose!(
        "Jede Runde wählt jeder geheim eine Figur. Provost ruft sie auf und merkt sich, was offen liegt; Gold führt ihr selbst."
    )),
    task(prose!("Rot mischt, alle wählen. Dann: weiter"), prose!("Gewählt wird ohne Provost: C geht weiter")),
    task(prose!("Rang 1 wird aufgerufen: Grün hat ihn"), prose!("Abwärts zu Grün, dann C")),
    task(prose!("Grün ermordet Rang 7"), prose!("Auf oder ab bis 7, dann C")),
    task(prose!("Rang 2: niemand meldet sich"), prose!("Niemand ist B")),
    task(prose!("Rang 4: Blau. Die Krone wandert mit"), prose!("Blau ist der König")),
    task(prose!("Blau baut ein Jagdschloss: Art Adel"), prose!("Hinauf zu Adel, dann Jagdschloss")),
    task(prose!("Rang 5: Gelb, der Bischof"), prose!("Gelb ist der Bischof")),
    read(prose!("Rang 7 wird übergangen: ermordet. Rang 8 kommt nicht an Gelb heran, denn Gelb ist Bischof.")),
    task(prose!("Rang 8: Rot, der Söldner"), prose!("Rot hat Rang 8")),
    task(prose!("Rot zerstört die Taverne von Grün"), prose!("Gleich darüber: zerstört Taverne")),
    read(prose!(
        "Mit 7 Gebäuden ist es die letzte Runde; das bleibt oben stehen. A nimmt zurück. Jetzt ihr: C beginnt ein Spiel."
    )),
};
