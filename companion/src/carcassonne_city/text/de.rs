//! Carcassonne: Die Stadt auf Deutsch.

use super::{CityLogTexts, CityTexts};
use crate::text::{
    listed::listed,
    prose::{prose, proses},
};

pub(super) static CITY: CityTexts = CityTexts {
    name: "Die Stadt",
    phases: listed("ZUG|WERTUNG|MAUER|TURM|ENDE?|MAUER ZU|UNFERTIGES|WOHNVIERTEL|Wächter|ENDE"),
    final_count: "SCHLUSSWERTUNG",
    rules: proses!(
        "Zieht eine Karte und legt sie an: Wege laufen weiter. Ihr dürft einen Gefolgsmann einsetzen. Etwas fertig? Wählt Wertung.|\
         Weg: 1 Punkt je Karte, ab 4 Karten 2. Markt: Karten mal Warensorten. Wer dort das größte Gefolge hat, bekommt die Punkte; Gleichstand: alle.|\
         Reihum je eine Mauer; links und rechts von der Stadt aus gesehen. Wächter darauf? Nicht genau gegenüber einem anderen ohne Lücke.|\
         Wer die Wertung auslöste, darf einen Turm auf ein Ende stellen: 1 Punkt je Mauer bis zum vorigen Turm oder Tor.|\
         Passen höchstens noch fünf Mauern zwischen die Enden? Dann ist das Spiel aus.|\
         Die Mauer wird geschlossen, notfalls in Gedanken. Was so fertig wird, zählt noch. Keine Wächter und Türme mehr.|\
         Bürger und Marktfrauen auf Unfertigem kommen zurück: keine Punkte.|\
         Je Wohnviertel: wer die meisten Vögte hat, bekommt 2 Punkte je Markt darin oder daran. Gleichstand: alle.|\
         Jeder Wächter für sich: 2 je öffentliches, 3 je historisches Gebäude in seiner Reihe bis zur ersten Lücke.|\
         Wer die meisten Punkte hat, gewinnt. Gleichstand: gemeinsam.",
    ),
    tower_far: prose!(
        "Wer die Wertung auslöste, darf einen Turm auf ein Ende stellen: 1 Punkt je Mauer bis zum Turm oder Tor am anderen Ende."
    ),
    reminders: proses!(
        "Kein Gefolgsmann auf gerade Fertiges|\
         Ab 4 Wegkarten zählt jede doppelt|\
         Kurze Mauer? 1 normale in die Schachtel|\
         Nur wer die Wertung ausgelöst hat|\
         Zählt die offenen Plätze am Rand|\
         Jetzt keine Wächter oder Türme mehr|\
         Vögte und Wächter bleiben stehen|\
         Jeder Markt 2, groß, klein, unfertig|\
         Ein Wächter zählt bis zur ersten Lücke|\
         Gleichstand? Gemeinsam gewonnen",
    ),
    stack_left: ["STAPEL {0}: {1} KARTE", "STAPEL {0}: {1} KARTEN"],
    stack_doubled: ["2X MAUERN · {1} KARTE", "2X MAUERN · {1} KARTEN"],
    walls_new: ["STAPEL {0}: MAUERN!", "STAPEL {0}: 2X MAUERN!"],
    pieces_left: "SETZT {0} · VORRAT {1}",
    walls_left: ["NOCH {0} MAUER", "NOCH {0} MAUERN"],
    // The word with its two dots would be too tall in capitals.
    guards_left: ["noch {0} Wächter", "noch {0} Wächter"],
    by_wall: "DURCH EINE MAUER",
    banners: proses!("Jetzt kommen Mauern!|Jetzt doppelt so viele Mauern!"),
    news: proses!(
        "Ab jetzt bauen alle nach einer Wertung reihum an der Mauer. Zuerst stellt, wer sie auslöste, das Tor auf.|\
         Ab jetzt setzen alle nach einer Wertung doppelt so viele Mauern, reihum je eine.",
    ),
    rest_heading: "Der Rest",
    rest_unguarded: "ohne Wächter",
    lays: "{0} legt",
    places_gate: "{0}: Tor",
    places_wall: "{0}: Mauer",
    tower_question: "{0}: Turm?",
    towers_used: "{0}: kein Turm",
    end_question: "Spiel aus?",
    one_district: "Ein Wohnviertel",
    markets_number: ["{0} Markt", "{0} Märkte"],
    what_completed: "Was ist fertig?",
    what_more: "Noch etwas?",
    how_many_tiles: ["Wie viele Karten hat der Weg?", "Wie viele Karten hat der Markt?"],
    how_many_goods: "Wie viele Warensorten?",
    who_stands: ["Wer steht auf dem Weg?", "Wer steht auf dem Markt?"],
    get_points: ["{0}: {1}", "Je {0}"],
    then: "Dann: ",
    one_a_tile: ["Höchstens einer je Karte", "Einer je Karte, nicht auf der neuen"],
    nobody_can: "Niemand kann dort stehen",
    how_many_fit: "Wie viele Mauern passen noch?",
    whose_district: ["Noch {0} Vogt. Wer hier?", "Noch {0} Vögte. Wer hier?"],
    how_many_markets: "Märkte in oder am Wohnviertel",
    how_many_public: "Öffentliche Gebäude der Reihe",
    how_many_historic: "Historische, bei {0} öffentlichen",
    homeward: [["{0} Bürger", "{0} Bürger"], ["{0} Marktfrau", "{0} Marktfrauen"]],
    no_follower: "Kein Gefolgsmann",
    roles: listed("Bürger|Marktfrau|Vogt"),
    scoring_alone: "Wertung",
    scoring_with: ["Wertung + Bürger", "Wertung + Marktfrau", "Wertung + Vogt"],
    completes: "Wertung, passt nicht...",
    completes_or_end: "Wertung, passt nicht, Ende...",
    fits_nowhere: "Passt nirgends: neue Karte",
    features: listed("Weg|Markt"),
    feature_headings: listed("WEG|MARKT"),
    nothing_more: "Nichts mehr",
    gate_stands: "Tor aufgestellt",
    ends: ["Links", "Rechts"],
    with_guard: ["Links + Wächter", "Rechts + Wächter"],
    rest: "Der Rest...",
    rest_or_end: "Rest, passt nicht...",
    wall_fits_nowhere: "Passt nicht: Ende",
    split: "{0} links, {1} rechts",
    closes: "Etwas geschlossen",
    no_tower: "Kein Turm",
    towers_gone: "Keine Türme mehr",
    play_on: "6 oder mehr: weiter",
    end_now: "5 oder weniger: Ende",
    end_in_turn: "5 Mauern oder weniger: Ende",
    leads_to: listed("> Zug|> Wertung|> Mauer|> Turm|> Ende?|> Ende|> Unfertiges|> Viertel|> Wächter|> Ergebnis"),
    look_up: "Übersicht",
    overview: "Wer wo?",
    supply: "Vorrat",
    page_titles: listed("Karte anlegen|Gefolge einsetzen|Weg|Markt|Wohnviertel|Mauer und Tor|Wächter und Turm|Ende"),
    pages: proses!(
        "Eine Seite muss anliegen, eine Ecke reicht nicht. Wege gehen weiter, alles andere passt. Nie jenseits der Mauer.|\
         Einer je Zug, auf diese Karte, aus dem Vorrat (6+1: einer erst im nächsten Zug). Nicht wo schon jemand steht oder auf Fertiges.|\
         Fertig zwischen Kreuzung, Wegende oder Mauer, oder als Rundweg. 1 bis 3 Karten: je 1 Punkt. Ab 4 Karten: je 2.|\
         Fertig, wenn er nicht wachsen kann und kein Loch hat. Karten mal Warensorten (Fisch, Korn, Vieh).|\
         Zählt erst am Ende. Der Vogt liegt flach und bleibt. Wege, Märkte und Mauer sind die Grenze.|\
         Ab Stapel 2 nach jeder Wertung. Erst das Tor, dann reihum je eine Mauer. Zu zweit doppelt so viele.|\
         Wächter: gleich nach der Mauer, nicht genau gegenüber einem anderen ohne Lücke. Turm: 1 Punkt je Mauer.|\
         Letzte Mauer, letzte Karte, oder Platz für 5 Mauern oder weniger. Dann Viertel und Wächter werten.",
    ),
    log: CityLogTexts {
        tile: "{0}.",
        places: "{0} legt eine Karte",
        places_role: ["{0} setzt einen Bürger", "{0} setzt eine Marktfrau", "{0} setzt einen Vogt"],
        discard: "{0}: Karte passt nirgends",
        nobody: "niemand",
        no_walls: ", keine Mauern",
        gains: "{0} +{1} = {2}",
        gate: "{0} stellt das Tor auf",
        wall: ["{0}: Mauer links", "{0}: Mauer rechts"],
        guard: ["{0}: links + Wächter", "{0}: rechts + Wächter"],
        walls: "Mauern: {0} links, {1} rechts",
        closes: "Mauer schloss etwas ab",
        tower: "{0}: Turm +{1} = {2}",
        no_tower: "{0}: kein Turm",
        ends: "Ende: 5 Mauern oder weniger",
        unfinished: "Unfertiges: Gefolge zurück",
        district: "Wohnviertel:",
        row: "{0}: öffentliche {1}",
        row_whole: "{0}: Wächter +{1} = {2}",
    },
    correct_turn: "Am Zug",
    correct_tiles: "Karten gezogen",
    correct_walls: ["Mauern links", "Mauern rechts"],
    correct_tower: ["Turm links auf Mauer", "Turm rechts auf Mauer"],
    values: listed("Punkte|Bürger|Marktfrauen|Vögte|Wächter|Türme"),
    sheet: listed("Wege|Märkte|Türme|Viertel|Wächter|Korrektur"),
    legend: listed("Weg|Markt|Turm|Viertel|Wächter|+"),
    length: ["{0} Karte", "{0} Karten"],
    unclaimed_row: "Mauern, wenn unbesetzt",
    unclaimed: ["nein", "ja"],
    towers_row: "Turm zählt zum",
    towers: ["vorigen", "anderen Ende"],
    last_tile_row: "Karte 30, 55: Stapel",
    last_tile: ["neu", "alt"],
    explain_start: prose!(
        "Der jüngste Spieler beginnt. C wählt, wer das ist; auf der Checkliste geht das aufwärts und abwärts."
    ),
    explain_unclaimed: prose!(
        "Ein Weg oder Markt ist fertig, aber niemand steht darauf: kommen dann Mauern? Die Spielregel sagt es nicht."
    ),
    explain_towers: prose!(
        "Ein Turm zählt die Mauern bis zum vorigen Turm oder Tor, oder bis zu dem am anderen Ende der Mauer."
    ),
    explain_last_tile: prose!(
        "Schließt Karte 30 oder 55 etwas ab: gilt schon die Zahl der Mauern des neuen Stapels oder noch die des alten?"
    ),
    check_players: "{0} Spieler",
    check_stacks: ["Karten", "verdeckt: 30, 25 und 20"],
    check_followers: ["Gefolge", "je 8, davon 1 auf Feld 0"],
    check_towers: ["Türme", "je {0}"],
    check_aside: ["Abseits", "70 Mauern, 2 kurze, das Tor"],
    check_start: "{0} beginnt",
    check_begins: ["Beginn", "Jüngster; abwärts wechselt"],
    no_tiles: "Zählt die Karten: mindestens 1",
    no_goods: "Zählt die Warensorten: mindestens 1",
    somebody_stands: "Zählt mindestens einen Vogt",
    finish_first: "Beantwortet erst die Frage",
};
