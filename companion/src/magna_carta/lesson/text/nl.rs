//! De les van Magna Carta in het Nederlands.

use super::MagnaCartaLessonTexts;
use crate::text::lesson::Question;

pub(super) static LESSON: MagnaCartaLessonTexts = MagnaCartaLessonTexts {
    welcome: "Bouw aan straat en slot: de meeste prestigepunten winnen. Kijk een ronde mee met vier spelers, midden \
        in het spel.",
    income: "Ieder 2 denar. Ook in ronde 1!",
    actions: "Om de beurt één actie: kaart, hand ruilen of arbeider (elk 1 denar), bouwen, prestige of passen.",
    market: "Groen: markt, achteraan",
    quarry: "Steengroeve: 2 steen 1 voedsel",
    worker: "Rood: arbeider erop, 1 denar",
    occupied: Question {
        ask: "Mag Oranje ook op de markt?",
        answers: ["Ja, voor 1 denar", "Nee, die is bezet", "Ja, als Groen het wil"],
        wrong: "Kijk terug naar kaart 5: de onderste letter is de arbeider van Rood. Op een kaart past er maar één.",
        right: "Goed! Eén arbeider per kaart",
    },
    first_pass: "Oranje past als eerste: +1 denar",
    statue: "Groen bouwt het standbeeld, een prestigegebouw: 2 steen, 1 goud. Het ligt voor hem. Standaardregels: op zijn \
        woonhuis.",
    effects: "Kaarten met arbeider werken",
    who_gains: Question {
        ask: "Wie heeft iets aan de markt?",
        answers: ["Alleen Rood", "Alleen Groen", "Eerst Rood, dan Groen"],
        wrong: "Een kaart heeft twee helften: één voor de arbeider, en één voor de eigenaar als een ander er staat.",
        right: "Goed! Rood +4, Groen +1",
    },
    batch: "Pakket: voedsel, hout, steen",
    joker: "Blauw: 1 goud voor 1 voedsel",
    which_tokens: Question {
        ask: "Groen: 2 pakketten. Voor wat?",
        answers: ["2 burchttorens", "2 kantelen", "1 kanteel en 1 toren"],
        wrong: "Blauw nam de laatste burchttoren. De beste soort gaat altijd voor: burchttoren, kanteel, dan toren.",
        right: "Goed! De burchttorens zijn op",
    },
    gold: "Groen bood het meest: 1 goud",
    tie: Question {
        ask: "En als Groen ook maar 1 bood?",
        answers: ["Goud voor Oranje", "Goud voor Blauw", "Goud voor Groen"],
        wrong: "Dan bieden er drie 1 pakket aan. Bij gelijk gaat het goud naar wie het eerst aan de beurt was.",
        right: "Goed! Oranje bood als eerste",
    },
    provost: "Standaardregels: voorbij de voogd werkt niets. In volgorde van passen: tot 3 kaarten verzetten, 1 denar \
        per kaart.",
    green_moves: "Oranje blijft. Groen +1: 1 denar",
    blue_moves: "Blauw: ook +1, dus 1 denar",
    red_moves: "Rood: 1 terug, dat kost ook 1",
    out_of_reach: Question {
        ask: "Welke kaart doet nu niets?",
        answers: ["De bank van Groen", "De steengroeve van Blauw", "Geen van beide werkt"],
        wrong: "De voogd staat op de bank. Alle kaarten tot en met de zijne werken, wat erachter ligt niet.",
        right: "Goed! Alleen de bank werkt",
    },
    no_batches: Question {
        ask: "Niemand biedt iets. Wat nu?",
        answers: ["Er gebeurt niets", "Oranje krijgt het goud", "Twee fiches verdwijnen"],
        wrong: "De voorraad slinkt elke ronde, ook als niemand bouwt. Zo komt het einde altijd dichterbij.",
        right: "Goed! Twee weg, geen goud",
    },
    provost_walks: "De voogd gaat 2 verder, hier 1",
    farewell: "De startspelerkaart gaat naar links: nieuwe ronde. Zijn de fiches op, dan is het tellen. Nu jullie!",
};
