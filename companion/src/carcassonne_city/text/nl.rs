//! Carcassonne: De Stad in Nederlands.

use super::{CityLogTexts, CityTexts};
use crate::text::{
    listed::listed,
    prose::{prose, proses},
};

pub(super) static CITY: CityTexts = CityTexts {
    name: "De Stad",
    phases: listed("BEURT|TELLING|MUUR|TOREN|EINDE?|MUUR DICHT|NIET AF|WOONWIJKEN|WACHTERS|EINDE"),
    final_count: "EINDTELLING",
    rules: proses!(
        "Trek een tegel en leg hem aan: wegen lopen door. Je mag er een horige op zetten. Iets afgebouwd? Kies Telling.|\
         Weg: 1 punt per tegel, vanaf 4 tegels 2. Markt: tegels maal soorten waren. Wie er de meeste horigen heeft, krijgt de punten; gelijk: allen.|\
         Om de beurt 1 muur; links en rechts gezien vanuit de stad. Wachter erop? Niet recht tegenover een ander zonder gat ertussen.|\
         Wie de telling veroorzaakte, mag één toren op een uiteinde zetten: 1 punt per muur tot de vorige toren of poort.|\
         Passen er nog hoogstens vijf muren tussen de uiteinden? Dan is het spel uit.|\
         De stadsmuur gaat dicht, zo nodig in gedachten. Wat daardoor af is, telt nog. Geen wachters en torens meer.|\
         Burgers en marktvrouwen op wat niet af is gaan terug: geen punten.|\
         Per woonwijk: wie de meeste beschermheren heeft, krijgt 2 punten per markt erin of ernaast. Gelijk: allen.|\
         Elke wachter apart: 2 per openbaar en 3 per historisch gebouw in zijn rij, tot het eerste gat.|\
         Wie de meeste punten heeft, wint. Gelijk: samen.",
    ),
    tower_far: prose!(
        "Wie de telling veroorzaakte, mag een toren op een uiteinde zetten: 1 punt per muur tot de toren of poort aan het andere einde."
    ),
    reminders: proses!(
        "Geen horige op wat nu af is|\
         Vanaf 4 tegels telt een weg dubbel|\
         Korte muur? Dan één gewone in de doos|\
         Alleen wie de telling veroorzaakte|\
         Tel de open plekken langs de rand|\
         Nu geen wachters of torens meer|\
         Beschermheren en wachters blijven|\
         Elke markt 2, groot of klein, af of niet|\
         Een wachter telt tot het eerste gat|\
         Gelijk? Dan winnen ze samen",
    ),
    stack_left: ["STAPEL {0}: {1} TEGEL", "STAPEL {0}: {1} TEGELS"],
    stack_doubled: ["2X MUREN · {1} TEGEL", "2X MUREN · {1} TEGELS"],
    walls_new: ["STAPEL {0}: MUREN!", "STAPEL {0}: 2X MUREN!"],
    pieces_left: "ZET {0} · VOORRAAD {1}",
    walls_left: ["NOG {0} MUUR", "NOG {0} MUREN"],
    guards_left: ["NOG {0} WACHTER", "NOG {0} WACHTERS"],
    by_wall: "DOOR EEN MUUR",
    banners: proses!("Nu komen er muren!|Nu twee keer zoveel muren!"),
    news: proses!(
        "Vanaf nu bouwt iedereen na een telling aan de muur, om de beurt. Wie de telling veroorzaakte, zet eerst de poort.|\
         Vanaf nu zet iedereen na een telling twee keer zoveel muren, om de beurt één.",
    ),
    rest_heading: "De rest",
    rest_unguarded: "zonder wachter",
    lays: "{0} legt",
    places_gate: "{0}: poort",
    places_wall: "{0}: muur",
    tower_question: "{0}: toren?",
    towers_used: "{0}: torens op",
    end_question: "Spel uit?",
    one_district: "Eén woonwijk",
    markets_number: ["{0} markt", "{0} markten"],
    what_completed: "Wat is af?",
    what_more: "Nog iets af?",
    how_many_tiles: ["Hoeveel tegels heeft de weg?", "Hoeveel tegels heeft de markt?"],
    how_many_goods: "Hoeveel soorten waren?",
    who_stands: ["Wie staat op de weg?", "Wie staat op de markt?"],
    get_points: ["{0}: {1}", "Elk {0}"],
    then: "Dan: ",
    one_a_tile: ["Hoogstens 1 horige per tegel", "1 per tegel, geen op de nieuwe"],
    nobody_can: "Niemand kan er staan",
    how_many_fit: "Hoeveel muren passen er nog?",
    whose_district: ["Nog {0} beschermheer. Wie hier?", "Nog {0} beschermheren. Wie?"],
    how_many_markets: "Markten in of aan de woonwijk",
    how_many_public: "Openbare gebouwen in de rij",
    how_many_historic: "Historische, bij {0} openbare",
    homeward: [["{0} burger", "{0} burgers"], ["{0} marktvrouw", "{0} marktvrouwen"]],
    no_follower: "Geen horige",
    roles: listed("Burger|Marktvrouw|Beschermheer"),
    scoring_alone: "Telling",
    scoring_with: ["Telling + burger", "Telling + marktvrouw", "Telling + beschermheer"],
    completes: "Telling, past niet...",
    completes_or_end: "Telling, past niet, einde...",
    fits_nowhere: "Past nergens: nieuwe tegel",
    features: listed("Weg|Markt"),
    feature_headings: listed("WEG|MARKT"),
    nothing_more: "Niets meer",
    gate_stands: "Poort is gezet",
    ends: ["Links", "Rechts"],
    with_guard: ["Links + wachter", "Rechts + wachter"],
    rest: "De rest...",
    rest_or_end: "Rest, past niet...",
    wall_fits_nowhere: "Past niet: einde",
    split: "{0} links, {1} rechts",
    closes: "Muur sloot iets af",
    no_tower: "Geen toren",
    towers_gone: "Geen torens meer",
    play_on: "6 of meer: verder",
    end_now: "5 of minder: einde",
    end_in_turn: "5 muren of minder: einde",
    leads_to: listed("> beurt|> telling|> muur|> toren|> einde?|> einde|> niet af|> wijken|> wachters|> uitslag"),
    look_up: "Overzicht",
    overview: "Horigen",
    supply: "voorraad",
    page_titles: listed("Tegel leggen|Horige inzetten|Weg|Markt|Woonwijk|Muur en poort|Wachter en toren|Einde"),
    pages: proses!(
        "Minstens één kant moet raken, een hoek telt niet. Wegen lopen door, de rest past overal. Nooit buiten de muur.|\
         Eén per beurt, op deze tegel, uit je voorraad (6+1: één pas je volgende beurt). Niet waar al iemand staat, of op wat nu af is.|\
         Af tussen kruising, wegeinde of muur, of als rondweg. 1 tot 3 tegels: elk 1 punt. Vanaf 4 tegels: elk 2 punten.|\
         Af als hij niet kan groeien en geen gat heeft. Punten: tegels maal soorten waren (vis, graan, vee).|\
         Telt pas aan het eind. De beschermheer ligt plat en blijft. Wegen, markten en muur zijn de grens.|\
         Vanaf stapel 2 na elke telling. Eerst de poort, dan om de beurt één muur. Met z'n tweeën twee keer zoveel.|\
         Wachter: meteen na je muur, niet recht tegenover een ander zonder gat ertussen. Toren: 1 punt per muur.|\
         Laatste muur, laatste tegel, of nog plaats voor 5 muren of minder. Dan wijken en wachters tellen.",
    ),
    log: CityLogTexts {
        tile: "{0}.",
        places: "{0} legt een tegel",
        places_role: ["{0} zet een burger", "{0} zet een marktvrouw", "{0} zet een beschermheer"],
        discard: "{0}: tegel past nergens",
        nobody: "niemand",
        no_walls: ", geen muren",
        gains: "{0} +{1} = {2}",
        gate: "{0} zet de poort",
        wall: ["{0}: muur links", "{0}: muur rechts"],
        guard: ["{0}: links + wachter", "{0}: rechts + wachter"],
        walls: "muren: {0} links, {1} rechts",
        closes: "muur sloot iets af",
        tower: "{0}: toren +{1} = {2}",
        no_tower: "{0}: geen toren",
        ends: "einde: 5 muren of minder",
        unfinished: "niet af: horigen terug",
        district: "Woonwijk:",
        row: "{0}: openbaar {1}",
        row_whole: "{0}: wachter +{1} = {2}",
    },
    correct_turn: "Aan de beurt",
    correct_tiles: "Tegels getrokken",
    correct_walls: ["Muren links", "Muren rechts"],
    correct_tower: ["Toren links na muur", "Toren rechts na muur"],
    values: listed("punten|burgers|marktvrouwen|beschermheren|wachters|torens"),
    sheet: listed("wegen|markten|torens|wijken|wachters|correctie"),
    legend: listed("weg|markt|toren|wijk|wachter|+"),
    length: ["{0} tegel", "{0} tegels"],
    unclaimed_row: "Muren als onbezet",
    unclaimed: ["nee", "ja"],
    towers_row: "Toren telt tot",
    towers: ["vorige toren", "ander einde"],
    last_tile_row: "Tegel 30, 55: stapel",
    last_tile: ["nieuw", "oud"],
    explain_start: prose!("De jongste speler begint. C kiest wie dat is; op de checklist doen omhoog en omlaag dat."),
    explain_unclaimed: prose!(
        "Een weg of markt is af, maar niemand staat erop: komen er dan muren? De spelregels zeggen het niet."
    ),
    explain_towers: prose!(
        "Een toren telt de muren tot de vorige toren of poort, of tot die aan het andere uiteinde van de muur."
    ),
    explain_last_tile: prose!(
        "Maakt tegel 30 of 55 iets af, telt dan al het aantal muren van de nieuwe stapel, of nog dat van de oude?"
    ),
    check_players: "{0} spelers",
    check_stacks: ["Tegels", "gedekt: 30, 25 en 20"],
    check_followers: ["Horigen", "ieder 8, 1 daarvan op veld 0"],
    check_towers: ["Torens", "ieder {0}"],
    check_aside: ["Apart", "70 muren, 2 korte, de poort"],
    check_start: "{0} begint",
    check_begins: ["Begint", "de jongste; omlaag wisselt"],
    no_tiles: "Tel de tegels: minstens 1",
    no_goods: "Tel de soorten waren: minstens 1",
    somebody_stands: "Tel minstens één beschermheer",
    finish_first: "Beantwoord eerst de vraag",
};
