//! De les van Magna Carta in het Nederlands.

use super::super::script::LENGTH;
use crate::lesson::{Lines, lesson};

pub(super) const LESSON: Lines = lesson! { LENGTH;
    read(prose!(
        "Bouw aan straat en slot; wie de meeste prestigepunten heeft, wint. Denar en blokjes liggen op tafel, het \
         toestel is de gids."
    )),
    task(prose!("Ieder neemt 2 denar, ook in ronde 1: C"), prose!("Het menu komt later. Ieder 2 denar? Dan C")),
    read(prose!(
        "Om de beurt: kaart, handkaarten ruilen of arbeider (elk 1 denar), bouwen, prestige of passen. De gids \
         vraagt alleen wie bouwt en wie past."
    )),
    task(prose!("Blauw bouwt (B) een grote steengroeve"), prose!("{0}? Bij Blauw: B, Gr. steengroeve, C")),
    task(prose!("Oranje past eerst, +1 denar: omlaag, C"), prose!("Oranje past, geen ander: omlaag, dan C")),
    read(prose!("Voorbij de voogd werkt niets. In volgorde van passen: tot 3 kaarten vooruit of terug, elk 1 denar.")),
    task(prose!("Groen wil de bank erbij: omhoog, dan C"), prose!("Met +1 staat hij op de bank: omhoog, C")),
    task(prose!("Rood wil de steengroeve niet: omlaag, C"), prose!("Met -1 staat hij op de bank: omlaag, C")),
    read(prose!(
        "Een notaris maakt voor 1 voedsel van een eigen kaart een woonhuis: +1 denar inkomen, en plaats voor een \
         prestigegebouw. Een kerk verkoopt fiches."
    )),
    task(prose!("Eerst de arbeider, dan de eigenaar: C"), prose!("Het menu komt later. Alles gedaan? Dan C")),
    read(prose!(
        "Later in het spel, het slot: voedsel, hout en steen is een pakket, goud is joker. Elk pakket geeft een \
         fiche. De meeste pakketten: 1 goud, bij gelijke stand wie eerst bood."
    )),
    task(prose!("Groen biedt 2 pakketten: omhoog, dan C"), prose!("Zo biedt Groen geen 2: eerst op 2, dan C")),
    task(prose!("Groen bood het meest en krijgt goud: C"), prose!("Het menu komt later. Gelezen? Dan C")),
    read(prose!(
        "Een ander spel, met het kasboek: het toestel houdt ook denar en blokjes bij, jullie voeren elke actie in. \
         Op een kaart past één arbeider."
    )),
    task(prose!("Rood: arbeider op Groens markt, kaart 5"), prose!("Dat is iets anders: balk op 5. Markt, C")),
    read(prose!(
        "Zijn de fiches op, dan volgt de telling. A maakt ongedaan, C lang: menu. Nu zet C een spel klaar; daar \
         kiest B 'instap', zonder voogd."
    )),
};
