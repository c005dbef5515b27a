//! De les van De Stad in het Nederlands.

use super::CityLessonTexts;
use crate::text::lesson::Question;

pub(super) static LESSON: CityLessonTexts = CityLessonTexts {
    welcome: "Samen bouw je Carcassonne; de meeste punten winnen. Kijk mee met drie spelers: iets uit elk deel van het spel.",
    tile: "Een beurt: trek een tegel en leg hem met minstens één kant aan. Wegen moeten doorlopen, al het andere past \
        overal.",
    follower: "Dan mag er een horige op: burger op een weg, marktvrouw op een markt of, plat, beschermheer in een \
        woonwijk.",
    citizen: "Rood: burger op een lege weg",
    just_completed: Question {
        ask: "Markt net af: mag Blauw erop?",
        answers: ["Ja, dat telt meteen", "Nee, daar niet meer", "Ja, als hij leeg was"],
        wrong: "Op een weg of markt die met deze tegel af is, gaat niemand meer staan, ook als er nog niemand stond.",
        right: "Goed! Elders op de tegel wel",
    },
    long_road: Question {
        ask: "Roods weg: 4 tegels. Punten?",
        answers: ["4 punten", "6 punten", "8 punten"],
        wrong: "Een weg van 1 tot 3 tegels geeft 1 punt per tegel. Een langere weg geeft er 2 per tegel.",
        right: "Goed! Vanaf 4 tegels dubbel",
    },
    returns: "De burger rust tot Roods beurt",
    market: "Blauw: 3 tegels x 3 soorten = 9",
    tie: Question {
        ask: "Rood 1, Blauw 1: wie krijgt wat?",
        answers: ["Ieder 9 punten", "Ieder 18 punten", "Niemand krijgt iets"],
        wrong: "Een tegel verbond hun markten. De meeste marktvrouwen winnen; bij gelijk wordt er niet gedeeld.",
        right: "Goed! Gelijk: ieder alle punten",
    },
    districts: "Een woonwijk telt pas aan het eind. Groens beschermheer ligt plat en blijft: tijdens het spel komt hij \
        niet terug.",
    walls: "Stapel 2: na elke telling zet ieder een muur. Wie de telling veroorzaakte begint, de eerste keer met de poort.",
    guard: "Poort staat. Rood: een wachter",
    opposite: Question {
        ask: "Ertegenover ook een wachter?",
        answers: ["Ja, ieder mag er een", "Nee, nooit", "Alleen bij een gat ertussen"],
        wrong: "Twee wachters mogen elkaar niet aankijken over een doorlopende rij. Ontbreekt een tegel, dan is het anders.",
        right: "Goed! Bij een gat mag het",
    },
    closed: "Muur sluit Roods weg af: +1",
    new_walls: Question {
        ask: "Geeft dat nieuwe muren?",
        answers: ["Nee, alleen punten", "Ja, ieder nog een", "Ja, een voor Rood"],
        wrong: "Muren komen alleen als een tegel iets afmaakt. Wat een muur afsluit, wordt geteld en verder niets.",
        right: "Goed! Groen bouwt verder",
    },
    tower: "Toren, alleen Rood: 4 muren, +4",
    third_stack: Question {
        ask: "Stapel 3: hoeveel muren nu?",
        answers: ["3, ieder één", "6, ieder twee", "6, alle voor Blauw"],
        wrong: "In stapel 3 krijgt ieder dubbel zoveel als in stapel 2. Nog steeds om de beurt één.",
        right: "Goed! Zes, om de beurt één",
    },
    few_places: Question {
        ask: "Nog vier plekken. Wat nu?",
        answers: ["Bouwen tot hij dicht is", "Nog één ronde", "Het spel is uit"],
        wrong: "Het spel eindigt met de laatste muur, met de laatste tegel, of als er hoogstens vijf muren tussen passen.",
        right: "Goed! Vijf of minder: afgelopen",
    },
    ring: "De ring sluit Roods weg af: +1",
    unfinished: "Niet af: terug, geen punten",
    steward: Question {
        ask: "3 markten, 1 niet af: punten?",
        answers: ["4 punten", "6 punten", "9 punten"],
        wrong: "2 punten voor elke markt in of aan de wijk. Hoe groot die is en of hij af is, doet er niet toe.",
        right: "Goed! Ook een open markt telt",
    },
    row: "3 openbare, 1 historisch: 9",
    gap: Question {
        ask: "De rij heeft een gat. En nu?",
        answers: ["Alleen tot het gat", "De hele rij telt", "Niets telt"],
        wrong: "Een wachter bewaakt de rij voor zich en kijkt niet over een gat heen. Wat erachter ligt, telt niet.",
        right: "Goed! Rood 5 en Blauw 4",
    },
    farewell: "De meeste punten winnen; wie gelijk staat, wint samen. Met z'n tweeën bouw je dubbel zoveel muren. Nu \
        jullie!",
};
