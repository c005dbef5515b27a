//! De les van De Stad in het Nederlands.

use super::super::script::LENGTH;
use crate::lesson::{Lines, lesson};

pub(super) const LESSON: Lines = lesson! { LENGTH;
    read(prose!(
        "Samen bouw je Carcassonne; wie de meeste punten heeft, wint. Trek een tegel en leg hem aan: wegen lopen door, de rest past overal."
    )),
    read(prose!(
        "Er mag een horige op: burger op weg, marktvrouw op markt, beschermheer in woonwijk. Niet waar er al een is of op wat net af is."
    )),
    task(prose!("Rood legt een tegel, burger op de weg"), prose!("{0}? Balk op Burger; terug is A")),
    task(prose!("Roods tegel bouwt een weg af: Telling"), prose!("{0}? Kies Telling, zonder horige")),
    task(prose!("Wat is af? Een weg"), prose!("{0}? De weg is af: balk op Weg")),
    task(prose!("De weg heeft 4 tegels: elk 2 punten"), prose!("{0}? Het zijn 4 tegels: zet 4")),
    task(prose!("Wie staat erop? Alleen Rood: omhoog, C"), prose!("{0}? Alleen Rood: zet Rood op 1")),
    task(prose!("Verder is er niets af: Niets meer"), prose!("{0}? Verder is er niets af")),
    task(prose!("Blauws tegel heeft een markt afgebouwd"), prose!("{0}? De markt is af: balk op Markt")),
    task(prose!("De markt heeft 3 tegels"), prose!("{0}? Het zijn 3 tegels: zet 3")),
    task(prose!("3 soorten waren: 3 x 3 = 9 punten"), prose!("{0}? Het zijn 3 soorten")),
    task(prose!("Rood en Blauw staan er: elk alle punten"), prose!("{0}? Rood 1, Blauw 1; B: volgende")),
    read(prose!("Vanaf stapel 2 volgen na een telling muren: eerst de poort, dan ieder één. Vanuit de stad gezien:")),
    task(prose!("Rood: links een muur met wachter"), prose!("{0}? Kies Links + wachter")),
    read(prose!(
        "Een wachter bewaakt de rij tegels voor zich. Aan het eind tellen de gebouwen daarin, tot het eerste gat."
    )),
    read(prose!("Recht tegenover een andere wachter mag je alleen staan met een gat in de rij ertussen.")),
    read(prose!("Wie de telling veroorzaakte, mag een toren zetten: 1 punt per muur tot de vorige toren of poort.")),
    task(prose!("Rood: toren links, 4 muren, 4 punten"), prose!("{0}? Links telt 4: kies Links")),
    task(prose!("Nog 4 muren passen ertussen: spel uit"), prose!("{0}? Bij 5 of minder is het uit")),
    task(prose!("In één woonwijk ligt alleen Rood"), prose!("{0}? Alleen Rood: zet Rood op 1")),
    task(prose!("Roods woonwijk: 3 markten, elk 2 punten"), prose!("{0}? Het zijn 3 markten")),
    task(prose!("Roods wachter ziet 3 openbare gebouwen"), prose!("{0}? Het zijn er 3: zet 3")),
    task(prose!("En 1 historisch, voor 3 punten"), prose!("{0}? Het is er 1")),
    read(prose!(
        "Beschermheren en wachters tellen pas aan het eind. A maakt ongedaan, C lang: menu. Nu jullie: C begint een spel."
    )),
};
