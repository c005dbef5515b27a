//! Nederlands.

use super::Texts;
use crate::text::prose::prose;

pub(super) static TEXTS: Texts = Texts {
    seats: ["Rood", "Groen", "Oranje", "Blauw", "Zwart", "Geel", "Wit", "Paars"],
    seat_headings: ["ROOD", "GROEN", "ORANJE", "BLAUW", "ZWART", "GEEL", "WIT", "PAARS"],
    seats_short: ["Rood", "Groe", "Oran", "Blau", "Zwar", "Geel", "Wit", "Paar"],
    marks: ["R", "G", "O", "B", "Z", "Ge", "W", "P"],
    back: "terug",
    help: "hulp",
    choose: "kies",
    go_on: "verder",
    change: "wijzig",
    ok: "klaar",
    undo: "ongedaan",
    enter: "zet",
    begin: "begin",
    next_language: "andere taal",
    nobody_else: "verder niemand",
    next_seat: "volgende",
    next_number: "volgende",
    number_before: "vorige",
    in_or_out: ["erbij", "eraf"],
    menu_hint: "menu",
    return_here: "hierheen",
    bring_back: "herstel",
    return_yes: "terug hierheen",
    keep: "houden",
    discard_yes: "weggooien",
    switch_off: "uit",
    erase: "wissen",
    go_on_playing: "Verder",
    result: "Uitslag",
    new_game: "Nieuw",
    other_game: "Ander spel...",
    lesson: "Les",
    results: "Uitslagen",
    settings: "Instellingen",
    no_results: "Nog geen partij gespeeld. De laatste uitslagen komen hier te staan.",
    players_number: "{0} spelers",
    discard_title: "Nieuw spel?",
    discard: prose!("Het lopende spel gaat dan verloren."),
    restarted: "Herstart: {0}",
    closed: "3x fout: {0}",
    unstored: "Niet bewaard: laat het toestel aan",
    mended: "Een geheugenfout is hersteld",
    values_lost: "Een instelling of uitslag is verloren",
    language: "Taal",
    teaching: "Uitleg",
    teaching_levels: ["volledig", "geheugensteun", "uit"],
    held_press: "Lang drukken telt na",
    what_if: "Voogd: plek vooraf tonen",
    flip_screen: "Beeld draaien",
    on_off: ["aan", "uit"],
    last_fault: "Laatste fout",
    no_fault: "geen",
    explain_language: prose!("De taal van alle teksten. Op een hulppagina laat B een andere taal zien."),
    explain_teaching: prose!(
        "Aan het begin van een spel. Volledig: bij elke fase de regel. Geheugensteun: wat je snel vergeet. Uit: hulp alleen met B."
    ),
    explain_held: prose!("Zo lang houd je A vast voor het logboek, B voor hulp en C voor het menu."),
    explain_what_if: prose!("Toont waar de voogd zou staan voordat je hem verplaatst. In Caylus is dat de provoost."),
    explain_flip: prose!("Het beeld op zijn kop, voor wie tegenover je zit."),
    explain_fault: prose!("Waarom het toestel de laatste keer uit zichzelf opnieuw begon. C toont de melding."),
    help_title: "Hulp",
    help_home: prose!(
        "Omhoog en omlaag verplaatsen de balk, C kiest. In menu's gaat A terug, B legt uit. Op deze pagina: B voor een andere taal."
    ),
    help_lesson: prose!(
        "C gaat verder, A een stap terug. A lang verlaat de les; later ga je hier verder. Een opdracht doe je zoals in het spel."
    ),
    help_results: prose!("Hier blijven de laatste partijen bewaard, met punten per speler. C opent er een."),
    help_check: prose!(
        "Leg alles zo klaar. C begint het spel. B wijzigt regels, spelers, plaatsen en wat er verder te kiezen is."
    ),
    help_game: prose!(
        "In het spel: A maakt ongedaan, lang: logboek. B is hulp of wat onderaan staat, lang: altijd hulp. C doet wat onderaan staat, lang: menu."
    ),
    help_log: prose!(
        "C op een oude regel gaat daarheen terug. Doorgestreept is teruggenomen; C haalt het terug, tot er iets nieuws is ingevoerd."
    ),
    help_correct: prose!(
        "Kies van wie, dan wat. C begint met wijzigen, omhoog en omlaag veranderen, C zet het. A laat het zoals het was."
    ),
    help_result: prose!(
        "Omhoog en omlaag bladeren door de uitslag. A maakt de laatste invoer ongedaan, C gaat naar het hoofdmenu."
    ),
    menu: "Menu",
    correct: "Corrigeren",
    the_table: "De tafel",
    log: "Logboek",
    log_empty: "Nog niets gebeurd.",
    return_title: "Terug hierheen?",
    return_lines: [
        "1 regel wordt teruggenomen. Die blijft doorgestreept staan tot er iets nieuws komt.",
        "{0} regels worden teruggenomen. Ze blijven doorgestreept staan tot er iets nieuws komt.",
    ],
    cards: "Kaarten",
    score_now: "Stand nu",
    to_home: "Hoofdmenu",
    room_left: "LOGBOEK: NOG {0}",
    undone: "ongedaan: {0}",
    nothing_to_undo: "Er is niets ongedaan te maken",
    nothing_to_redo: "Er is niets om terug te halen",
    journal_full: "Het logboek is vol",
    not_now: "Dat kan nu niet",
    trouble: "Let op",
    trouble_corrupt: prose!(
        "De opgeslagen gegevens zijn beschadigd. 'Wissen' begint opnieuw; 'uit' bewaart ze zoals ze zijn."
    ),
    trouble_broken: prose!(
        "Een stap van dit spel is onleesbaar. 'Verder' speelt tot daar; 'uit' bewaart alles; 'wissen' begint opnieuw."
    ),
    trouble_unknown: prose!(
        "Een andere versie heeft deze gegevens bewaard. 'Wissen' begint opnieuw; 'uit' bewaart ze."
    ),
    trouble_shortened: prose!(
        "De laatste stappen passen niet bij deze versie. 'Verder' speelt zonder ze; 'uit' bewaart ze."
    ),
    trouble_full: prose!("Het geheugen voor dit spel is vol. Maak het spel af op papier; wat er staat, blijft."),
    trouble_worn: prose!("Het geheugen neemt de laatste stappen niet aan. Laat het toestel aan: het blijft proberen."),
    trouble_values: prose!("Het geheugen neemt instellingen en uitslagen niet meer aan. Het spel zelf wordt bewaard."),
    trouble_battery: prose!("De batterij is bijna leeg. Alles is bewaard; het toestel gaat zo uit."),
    wins: "{0} wint",
    share: "Samen 1e",
    starts_next: "dan begint",
    points: ["{0} punt", "{0} punten"],
    sheet_title: "Telling",
    total: "totaal",
    total_short: "tot",
    players_row: "Spelers",
    seats_row: "Plaatsen",
    start_row: "Startspeler",
    by_lot: "loten",
    by_turn: "{0}, om de beurt",
    seat_at: "Plaats {0}",
    explain_players: prose!("Hoeveel spelers er meedoen. C telt er één bij; na het hoogste aantal komt het laagste."),
    explain_seats: prose!("Wie waar zit, met de klok mee. C wijst de plaatsen een voor een toe."),
    explain_start: prose!(
        "Wie begint. Bij loten kiest het toestel; na een partij begint de speler links van de vorige startspeler."
    ),
};
