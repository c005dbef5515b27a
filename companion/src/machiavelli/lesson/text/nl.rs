//! De les van Machiavelli in het Nederlands.

use super::super::script::LENGTH;
use crate::lesson::{Said, read, task};

pub(super) static LESSON: [Said; LENGTH] = [
    read(
        "Elke ronde kiest ieder in het geheim een karakter. Provost roept ze op en onthoudt wat open ligt; goud houden jullie zelf.",
    ),
    task("Rood schudt, ieder kiest. Daarna: verder", "Kiezen gaat zonder Provost: C gaat verder"),
    task("Nummer 1 wordt opgeroepen: Groen", "Omlaag naar Groen, dan C"),
    task("Groen vermoordt nummer 7", "Omhoog of omlaag tot 7, dan C"),
    task("Nummer 2: niemand meldt zich", "Niemand is B"),
    task("Nummer 4: Blauw. De kroon verhuist mee", "Blauw is de koning"),
    task("Blauw bouwt een jachtslot: soort Adel", "Omhoog naar Adel, dan het jachtslot"),
    task("Nummer 5: Geel, de bisschop", "Geel is de bisschop"),
    read("Nummer 7 wordt overgeslagen: vermoord. Nummer 8 kan niet bij Geel, want die is bisschop."),
    task("Nummer 8: Rood, de condottiere", "Rood heeft nummer 8"),
    task("Rood vernietigt de taveerne van Groen", "Bovenin de lijst: vernietigt Taveerne"),
    read(
        "Bij 7 gebouwen is het de laatste ronde; dat blijft bovenin staan. A maakt ongedaan. Nu jullie: C begint een spel.",
    ),
];
