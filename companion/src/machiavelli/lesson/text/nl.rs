//! De les van Machiavelli in het Nederlands.

use super::super::script::LENGTH;
use crate::lesson::{Lines, lesson};

pub(super) const LESSON: Lines = lesson! { LENGTH;
    read(prose!(
        "Elke ronde kiest ieder in het geheim een karakter. Provost roept ze op en onthoudt wat open ligt; goud houden jullie zelf."
    )),
    task(prose!("Rood schudt, ieder kiest. Daarna: verder"), prose!("Kiezen gaat zonder Provost: C gaat verder")),
    task(prose!("Nummer 1 wordt opgeroepen: Groen"), prose!("Omlaag naar Groen, dan C")),
    task(prose!("Groen vermoordt nummer 7"), prose!("Omhoog of omlaag tot 7, dan C")),
    task(prose!("Nummer 2: niemand meldt zich"), prose!("Niemand is B")),
    task(prose!("Nummer 4: Blauw. De kroon verhuist mee"), prose!("Blauw is de koning")),
    task(prose!("Blauw bouwt een jachtslot: soort Adel"), prose!("Omhoog naar Adel, dan het jachtslot")),
    task(prose!("Nummer 5: Geel, de bisschop"), prose!("Geel is de bisschop")),
    read(prose!("Nummer 7 wordt overgeslagen: vermoord. Nummer 8 kan niet bij Geel, want die is bisschop.")),
    task(prose!("Nummer 8: Rood, de condottiere"), prose!("Rood heeft nummer 8")),
    task(prose!("Rood vernietigt de taveerne van Groen"), prose!("Boven Handel: vernietigt Taveerne")),
    read(prose!(
        "Bij 7 gebouwen is het de laatste ronde; dat blijft bovenin staan. A maakt ongedaan. Nu jullie: C begint een spel."
    )),
};
