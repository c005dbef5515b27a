//! De les van Magna Carta in het Nederlands.

use super::super::script::LENGTH;
use crate::lesson::{Said, read, task};

pub(super) static LESSON: [Said; LENGTH] = [
    read(
        "Bouw aan straat en slot; de meeste prestigepunten winnen. Denar en blokjes liggen op tafel, het toestel is de \
         gids.",
    ),
    task("Ieder neemt 2 denar, ook in ronde 1: C", "Heeft ieder 2 denar? Dan C"),
    read(
        "Om de beurt: kaart, hand ruilen of arbeider (elk 1 denar), bouwen, prestige of passen. De gids hoort \
         alleen wie bouwt en wie past.",
    ),
    task("Blauw bouwt (B) een grote steengroeve", "Blauw bouwt nu een Gr. steengroeve"),
    task("Oranje past eerst, +1 denar: omlaag, C", "Nu past Oranje: zet de balk op Oranje"),
    read("Wat na de voogd ligt, werkt niet. In volgorde van passen: tot 3 kaarten vooruit of terug, elk 1 denar."),
    task("Groen wil de bank erbij: omhoog, dan C", "Groen wil 1 kaart verder: omhoog tot +1"),
    task("Rood wil de steengroeve niet: omlaag, C", "Rood wil 1 kaart terug: omlaag tot -1"),
    task("Eerst de arbeider, dan de eigenaar: C", "Werkte elke kaart met arbeider? Dan C"),
    read(
        "Slot: voedsel, hout en steen is een pakket, goud is joker. Elk pakket geeft een fiche. Het hoogste bod: 1 goud, \
         bij gelijk het eerste.",
    ),
    task("Groen biedt 2 pakketten: omhoog, dan C", "Groen biedt 2: zet het op 2, dan C"),
    task("Groen bood het meest en krijgt goud: C", "Lees wat er op tafel verandert, dan C"),
    read(
        "Met het kasboek houdt het toestel ook denar en blokjes bij; dan voer je elke actie in. Op een kaart past één \
         arbeider.",
    ),
    task("Rood: arbeider op Groens markt, kaart 5", "Balk op Arbeider: 5. Markt, dan C"),
    read(
        "Zijn de fiches op, dan volgt de telling. A maakt ongedaan, C lang: menu. Eerste keer? B kiest de \
         instapregels, zonder voogd.",
    ),
];
