//! De les van De Stad in het Nederlands.

use super::super::script::LENGTH;
use crate::lesson::{Said, read, task};

pub(super) static LESSON: [Said; LENGTH] = [
    read(
        "Samen bouw je Carcassonne; de meeste punten winnen. Trek een tegel en leg hem aan: wegen lopen door, de rest past \
         overal.",
    ),
    read(
        "Er mag een horige op: burger op weg, marktvrouw op markt, beschermheer in woonwijk. Niet waar er al een \
         is of op wat net af is.",
    ),
    task("Rood legt een tegel, burger op de weg", "Rood zet een burger: omlaag, dan C"),
    task("Roods tegel bouwt een weg af: Telling", "Afgebouwd is Telling, zonder horige"),
    task("De weg heeft 4 tegels: 2 punten elk", "De weg heeft er 4: zet het op 4, dan C"),
    task("Blauws markt: 3 tegels, 3 soorten waren", "Het zijn er 3: zet het op 3, dan C"),
    task("Rood en Blauw staan er: elk alle punten", "Rood 1, Blauw 1; B is de volgende"),
    read(
        "Vanaf stapel 2 zet ieder na elke telling een muur, links of rechts van de poort, gezien vanuit de stad. Vanaf stapel \
         3 zijn het er twee.",
    ),
    task("Rood: links een muur met wachter", "Rood wil links een muur met een wachter"),
    read("Een wachter ziet de rij voor zich, tot een gat. Recht tegenover een ander mag alleen met een gat ertussen."),
    read("Wie de telling veroorzaakte, mag een toren zetten: 1 punt per muur tot de vorige toren of poort."),
    task("Rood: toren links, 4 muren, 4 punten", "Rood wil de 4 punten van links"),
    task("Nog 4 muren passen ertussen: spel uit", "Bij 5 plekken of minder is het spel uit"),
    task("Roods woonwijk: 3 markten, elk 2 punten", "Het zijn er 3: zet het op 3, dan C"),
    task("Roods wachter: 3 openbaar, 1 historisch", "Eén historisch: zet het op 1, dan C"),
    read(
        "Beschermheren en wachters tellen pas aan het eind. A maakt ongedaan, C lang: menu. Nu jullie: C begint \
         een spel.",
    ),
];
