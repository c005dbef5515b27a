//! De les van De Stad in het Nederlands.

use super::super::script::LENGTH;
use crate::lesson::{Said, read, task};

pub(super) static LESSON: [Said; LENGTH] = [
    read(
        "Samen bouw je Carcassonne; wie de meeste punten heeft, wint. Trek een tegel en leg hem aan: wegen lopen door, de rest past overal.",
    ),
    read(
        "Er mag een horige op: burger op weg, marktvrouw op markt, beschermheer in woonwijk. Niet waar er al een is of op wat net af is.",
    ),
    task("Rood legt een tegel, burger op de weg", "{0}? Balk op Burger; terug is A"),
    task("Roods tegel bouwt een weg af: Telling", "{0}? Kies Telling, zonder horige"),
    task("Wat is af? Een weg", "{0}? De weg is af: balk op Weg"),
    task("De weg heeft 4 tegels: elk 2 punten", "{0}? Het zijn 4 tegels: zet 4"),
    task("Wie staat erop? Alleen Rood: omhoog, C", "{0}? Alleen Rood: zet Rood op 1"),
    task("Verder is er niets af: Niets meer", "{0}? Verder is er niets af"),
    task("Blauws tegel heeft een markt afgebouwd", "{0}? De markt is af: balk op Markt"),
    task("De markt heeft 3 tegels", "{0}? Het zijn 3 tegels: zet 3"),
    task("3 soorten waren: 3 x 3 = 9 punten", "{0}? Het zijn 3 soorten"),
    task("Rood en Blauw staan er: elk alle punten", "{0}? Rood 1, Blauw 1; B: volgende"),
    read("Vanaf stapel 2 volgen na een telling muren: eerst de poort, dan ieder één. Vanuit de stad gezien:"),
    task("Rood: links een muur met wachter", "{0}? Kies Links + wachter"),
    read("Een wachter bewaakt de rij tegels voor zich. Aan het eind tellen de gebouwen daarin, tot het eerste gat."),
    read("Recht tegenover een andere wachter mag je alleen staan met een gat in de rij ertussen."),
    read("Wie de telling veroorzaakte, mag een toren zetten: 1 punt per muur tot de vorige toren of poort."),
    task("Rood: toren links, 4 muren, 4 punten", "{0}? Links telt 4: kies Links"),
    task("Nog 4 muren passen ertussen: spel uit", "{0}? Bij 5 of minder is het uit"),
    task("In één woonwijk ligt alleen Rood", "{0}? Alleen Rood: zet Rood op 1"),
    task("Roods woonwijk: 3 markten, elk 2 punten", "{0}? Het zijn 3 markten"),
    task("Roods wachter ziet 3 openbare gebouwen", "{0}? Het zijn er 3: zet 3"),
    task("En 1 historisch, voor 3 punten", "{0}? Het is er 1"),
    read(
        "Beschermheren en wachters tellen pas aan het eind. A maakt ongedaan, C lang: menu. Nu jullie: C begint een spel.",
    ),
];
