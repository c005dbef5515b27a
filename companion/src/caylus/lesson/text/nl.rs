//! De les van Caylus in het Nederlands.

use super::super::script::LENGTH;
use crate::lesson::{Lines, lesson};

pub(super) const LESSON: Lines = lesson! { LENGTH;
    read(prose!(
        "Bouw het kasteel en de stad langs de weg; de meeste punten winnen. Geld en grondstoffen liggen op tafel: het toestel \
         bewaakt volgorde, weg, kasteel, gunsten en punten."
    )),
    task(prose!("Ieder neemt 2 dinar, ook in ronde 1: C"), prose!("Heeft ieder 2 dinar? Dan C")),
    read(prose!(
        "Om de beurt een arbeider, of passen. De prijs staat onder de brug en stijgt met elke pas. De gids hoort alleen wie \
         past."
    )),
    task(prose!("Blauw past als eerste, +1 dinar: C"), prose!("Blauw past: C")),
    task(prose!("Ook de rest past. Doe wat er staat: C"), prose!("Niemand bij gilde of toernooi: C")),
    task(prose!("Oranje betaalt 2: provoost 2 terug"), prose!("Omlaag tot -2, dan C")),
    task(prose!("Rood zette hem 2 verder; Groen 1 terug"), prose!("Omlaag tot -1, dan C")),
    task(prose!("Rood bouwt een voedselboerderij: B"), prose!("B, dan Rood, dan Voedselboerderij")),
    task(prose!("Elk gebouw tot de provoost is klaar: C"), prose!("Alles geactiveerd? Dan C")),
    read(prose!(
        "Kasteel: 3 verschillende grondstoffen, waarvan 1 voedsel, voor een huis. Rood bouwt er een in de kerker: 5 punten. Er is \
         nog 1 plaats."
    )),
    task(prose!("Groen bouwt 2 huizen: B"), prose!("B, dan Groen, dan 2 huizen")),
    task(prose!("Groen bouwde het meest: gunst, punten"), prose!("Kies de rij punten")),
    task(prose!("Kerker vol: afgerekend. Blauw 1 gunst: C"), prose!("Lees wat verandert, dan C")),
    task(prose!("Kasboek: Blauws arbeider naar het kasteel"), prose!("Kies Kasteel in de eerste lijst")),
    read(prose!(
        "Na de torens is het spel uit: goud 3, per 3 andere 1, per 4 dinar 1. A maakt ongedaan, C lang is het menu; daar \
         staan alle gebouwen."
    )),
};
