//! What the screens of Caylus say at the moments at which a table looks at them.
//!
//! Expected values are the rulebook's: incomes, penalties, prices. Invariant: everything is entered by presses.

mod table;

use companion::{
    press::Button,
    settings::{Language, Settings, Teaching},
};
use engine::{
    caylus::{
        Event, Phase,
        event::{Favour, Row, To},
        pay::Pay,
        setup::Books,
        tiles::{Building, Special},
    },
    seat::{Order, Seat},
};
use table::CaylusTable;

const NAMES: [(Seat, &str); 5] = [
    (Seat::Red, "Red"),
    (Seat::Green, "Green"),
    (Seat::Orange, "Orange"),
    (Seat::Blue, "Blue"),
    (Seat::Black, "Black"),
];

fn name(seat: Seat) -> &'static str {
    NAMES.iter().find(|(other, _)| *other == seat).expect("a colour of Caylus").1
}

fn playing(players: u8, books: Books) -> CaylusTable {
    let mut table = CaylusTable::playing(Language::English, players, books);
    table.tap(Button::C);
    assert_eq!(table.phase(), Phase::Workers);
    table
}

/// Everybody passes, nothing is built: up to the castle of a Guide game.
fn to_the_castle(table: &mut CaylusTable) {
    let players = table.game().setup().seats().len();
    table.tap_times(Button::C, players + 1);
    table.taps(&[Button::B, Button::C]);
    assert_eq!(table.phase(), Phase::Castle);
}

fn castle(seat: Seat, houses: u8) -> Event {
    Event::Castle { seat, houses, pay: Pay::UNSAID }
}

fn points(seat: Seat) -> Event {
    Event::Favour { seat, favour: Favour::Points(None), pay: Pay::UNSAID }
}

/// The names of seats on the screen, from the top down.
fn seats_on_screen(table: &CaylusTable) -> Vec<Seat> {
    let texts = table.texts();
    texts.iter().filter_map(|text| NAMES.iter().find(|(_, name)| name == text)).map(|(seat, _)| *seat).collect()
}

/// The order is the lot's, so that it is not the one in which they sit.
fn playing_in_another_order(players: u8) -> CaylusTable {
    let table = playing(players, Books::Table);
    assert_ne!(table.game().order(), table.game().setup().seats());
    table
}

/// A table is asked in turn order: at the guild, the joust and the stables the first of it is marked.
#[test]
fn the_special_buildings_ask_the_seats_in_turn_order() {
    let mut table = playing_in_another_order(4);
    let order = table.game().order().to_vec();
    table.tap_times(Button::C, 4);
    table.tap(Button::B);
    for row in 0..3 {
        table.tap_times(Button::Down, row);
        table.tap(Button::C);
        assert_eq!(seats_on_screen(&table), order, "row {row}");
        assert_eq!(table.marked_row(), 0);
        table.tap(Button::A);
        table.tap_times(Button::Up, row);
    }
}

/// Whoever builds next is the next in turn order after whoever did; the list that stays and the one that is opened again say so.
#[test]
fn after_a_building_the_next_in_turn_order_is_marked() {
    let mut table = playing_in_another_order(4);
    let order = table.game().order().to_vec();
    table.tap_times(Button::C, 5);
    table.enter(Event::Provost { seat: order[0], steps: 2 });
    table.tap(Button::B);
    table.tap(Button::B);
    assert_eq!((seats_on_screen(&table), table.marked_row()), (order.clone(), 0));
    // The second of the order builds the first of the list.
    table.taps(&[Button::Down, Button::C, Button::C]);
    assert!(table.game().owns_a_building(order[1]));
    assert_eq!(table.marked_row(), 2);
    table.taps(&[Button::A, Button::B]);
    assert_eq!((seats_on_screen(&table), table.marked_row()), (order, 2));
}

/// In the castle the lines come in castle order, which the players see: the likeliest is the next in turn order without a
/// line.
#[test]
fn in_the_castle_the_next_in_turn_order_is_marked() {
    let mut table = playing_in_another_order(4);
    let order = table.game().order().to_vec();
    to_the_castle(&mut table);
    table.tap(Button::B);
    assert_eq!((seats_on_screen(&table), table.marked_row()), (order.clone(), 0));
    table.taps(&[Button::Down, Button::C, Button::C]);
    assert_eq!(table.game().built(order[1]), 1);
    let left = vec![order[0], order[2], order[3]];
    assert_eq!((seats_on_screen(&table), table.marked_row()), (left.clone(), 1));
    table.taps(&[Button::A, Button::B]);
    assert_eq!((seats_on_screen(&table), table.marked_row()), (left, 1));
}

/// Who passes is asked of all: the corrections open on the next in turn order who has not passed.
#[test]
fn corrections_open_on_whose_turn_it_is() {
    let mut table = playing_in_another_order(4);
    let order = table.game().order().to_vec();
    table.tap(Button::C);
    table.hold(Button::C);
    table.tap(Button::C);
    let seats = table.game().setup().seats().to_vec();
    assert_eq!(seats[table.marked_row()], order[1]);
}

fn coins(seat: Seat) -> Event {
    Event::Favour { seat, favour: Favour::Coins(None), pay: Pay::UNSAID }
}

/// CAY-NL "Afrekenen": a full dungeon is scored; who has no house there loses 2 points, two or more are a favour.
#[test]
fn the_end_of_a_round_says_what_was_scored_and_who_lost_points() {
    let mut table = playing(3, Books::Table);
    to_the_castle(&mut table);
    let seats = table.game().setup().seats().to_vec();
    table.enter(castle(seats[0], 4));
    table.enter(castle(seats[1], 2));
    table.tap(Button::C);
    // For the most houses; it says where that was won.
    table.assert_says("round 1 · CASTLE");
    table.enter(points(seats[0]));
    // Before anybody chooses it is said what was scored, and for whom.
    table.assert_says(&format!("Scored: dungeon, -2: {}", name(seats[2])));
    table.assert_says(&format!("Favours: {} 1, {} 1", name(seats[0]), name(seats[1])));
    table.assert_says("> favour");
    // Help there is about the scoring (facts 2.8), on the table that follows about the favour.
    table.hold(Button::B);
    table.assert_says("walls 2: 1, 3-4: 2");
    table.taps(&[Button::A, Button::C]);
    table.hold(Button::B);
    table.assert_says("Choose a row");
    table.taps(&[Button::A, Button::C]);
    // And not once more for the second one.
    assert_eq!(table.game().favour_due(), Some(seats[1]));
    table.hold(Button::B);
    table.tap(Button::A);
    table.assert_says("round 1 · END");
    table.enter(points(seats[1]));
    table.assert_says(&format!("Scored: dungeon, -2: {}", name(seats[2])));
    table.assert_says("Put bailiff and provost on 7");
    table.assert_says("Order, with the income to come:");
    let order = table.game().order_to_come();
    table.assert_says(&format!("{} 2, {} 2, {} 2", name(order[0]), name(order[1]), name(order[2])));
}

#[test]
fn a_round_without_a_scoring_says_what_is_being_built() {
    let mut table = playing(4, Books::Table);
    to_the_castle(&mut table);
    let seats = table.game().setup().seats().to_vec();
    table.enter(castle(seats[2], 1));
    table.tap(Button::C);
    table.enter(points(seats[2]));
    table.assert_says("Being built: dungeon 1/6");
}

/// CAY-NL "Caylus voor 2 spelers": the order changes every round, so the one that is read is the next one's.
#[test]
fn two_players_read_the_order_of_the_round_that_comes() {
    let mut table = playing(2, Books::Table);
    let order = table.game().order().to_vec();
    to_the_castle(&mut table);
    table.tap(Button::C);
    table.assert_says(&format!("{} 2, {} 2", name(order[1]), name(order[0])));
    table.tap(Button::C);
    assert_eq!(table.game().order(), [order[1], order[0]]);
}

/// The device's books are the only ones: 5 deniers and 2 of income, 2 food and 1 wood for whoever begins.
#[test]
fn whoever_places_a_worker_sees_purse_and_price() {
    let mut table = playing(4, Books::Device);
    let order = table.game().order().to_vec();
    table.assert_says("7 deniers, 2 food");
    table.assert_says("1 wood");
    table.assert_says("1 denier");
    table.enter(Event::Pass(order[0]));
    // One has passed: that is told with the denier it brings, the bridge asks 2, and the corner tells who it was.
    table.assert_says(&format!("{} passes, no. 1, +1 denier", name(order[0])));
    table.assert_says("2 deniers");
    table.tap(Button::Down);
    table.assert_says("PASSED: ");
}

#[test]
fn the_castle_on_the_workers_list_says_what_is_being_built() {
    let mut table = playing(3, Books::Device);
    // The last but one: to pass comes after it.
    table.taps(&[Button::Up, Button::Up]);
    table.assert_says("dungeon 0/6 · 1 denier");
}

/// CAY-NL "Fase 6": who stands there and builds none loses 2 points; nobody has less than 0, so at first that is none.
#[test]
fn the_number_of_houses_says_what_it_brings_or_costs() {
    let mut table = playing(2, Books::Device);
    let order = table.game().order().to_vec();
    table.enter(Event::Worker { seat: order[0], to: To::Before(Special::Castle) });
    table.enter(Event::Pass(order[1]));
    table.enter(Event::Pass(order[0]));
    table.enter(Event::Nobody);
    table.enter(Event::Next);
    assert_eq!(table.phase(), Phase::Castle);
    table.assert_says("no house, 0p");
}

#[test]
fn a_correction_is_told_with_what_it_was_and_whose() {
    let mut table = playing(3, Books::Device);
    let first = table.game().order()[0];
    table.hold(Button::C);
    // The mark is on whoever is asked; points are the first field, deniers the second.
    table.taps(&[Button::C, Button::C, Button::Down, Button::C, Button::Up, Button::C]);
    table.assert_says(&format!("{} deniers 7 > 8", name(first)));
    table.taps(&[Button::A, Button::A]);
    table.tap(Button::A);
    table.assert_says(&format!("{} deniers 7 > 8", name(first)));
    assert_eq!(table.game().purse(first).map(|purse| purse.coins), Some(7));
}

/// CAY-NL "Koninklijke privileges": the first column of the deniers gives 3, the second builds of wood. After the phase's
/// own line it is the favour that is told.
#[test]
fn a_favour_is_told_by_what_it_gave() {
    let mut table = playing(3, Books::Table);
    let seats = table.game().setup().seats().to_vec();
    table.tap_times(Button::C, 3);
    table.enter(Event::Joust(seats[1]));
    table.assert_says("food");
    table.enter(Event::Favour { seat: seats[1], favour: Favour::Coins(None), pay: Pay::UNSAID });
    table.assert_says(&format!("{}, favour: +3 deniers", name(seats[1])));
    table.tap(Button::A);
    table.assert_says(&format!("{}, favour: +3 deniers", name(seats[1])));
}

/// What led to a favour is told; the reminder of a new device does not lie over it.
#[test]
fn what_leads_to_a_favour_is_told_instead_of_the_reminder() {
    let mut table = CaylusTable::with(Settings { language: Language::English, ..Settings::default() });
    table.set_up(3, Books::Table);
    let seats = table.game().setup().seats().to_vec();
    table.tap_times(Button::C, 4);
    assert_eq!(table.phase(), Phase::Special);
    table.enter(Event::Joust(seats[1]));
    table.assert_says(&format!("{}: joust", name(seats[1])));
}

/// A finger that bounces after the guild opens the next list, and enters nothing.
#[test]
fn a_bounce_after_the_guild_enters_nobody_at_the_joust() {
    let mut table = playing(4, Books::Table);
    table.tap_times(Button::C, 4);
    table.taps(&[Button::B, Button::C, Button::C, Button::C]);
    let before = table.game().clone();
    assert_eq!(before.provost(), 7);
    table.tap(Button::C);
    assert!(*table.game() == before);
    table.assert_says("Joust field");
}

/// CAY-NL "Fase 6": 5 points for each house in the dungeon.
#[test]
fn houses_are_told_with_their_points_and_the_total() {
    let mut table = playing(3, Books::Table);
    to_the_castle(&mut table);
    let seats = table.game().setup().seats().to_vec();
    table.enter(castle(seats[0], 2));
    table.tap(Button::C);
    // The favour for most houses is asked; one press back is the house.
    table.taps(&[Button::A, Button::A]);
    table.assert_says(&format!("{} builds 2 houses: +10p = 10", name(seats[0])));
}

/// CAY-NL "De stallen": who stands on the first place is first; the line tells the turn order that comes of it.
#[test]
fn the_stables_are_told_with_the_order_that_they_make() {
    let mut table = playing(4, Books::Table);
    let order = table.game().order().to_vec();
    table.tap_times(Button::C, 4);
    let stood = Order::NOBODY.then(order[3]).and_then(|first| first.then(order[1])).expect("two of them");
    table.enter(Event::Stables(stood));
    assert_eq!(table.game().order()[..2], [order[3], order[1]]);
    // The finger of the test has closed the list; the log has the line, which may break.
    table.hold(Button::A);
    let [first, second, third, last] = [order[3], order[1], order[0], order[2]].map(name);
    let said = table.texts().join(" ");
    assert!(said.contains(&format!("stables: {first} {second} {third} {last}")), "{said}");
}

/// CAY-NL "Fase 6": it matters only to those who have a worker in the castle.
#[test]
fn c_leads_past_a_castle_in_which_nobody_stands() {
    let mut table = playing(2, Books::Device);
    let order = table.game().order().to_vec();
    table.enter(Event::Pass(order[0]));
    table.enter(Event::Pass(order[1]));
    table.enter(Event::Nobody);
    assert_eq!(table.phase(), Phase::Effects);
    table.assert_says("> end");
    table.tap(Button::C);
    assert_eq!(table.phase(), Phase::RoundEnd);
}

/// The line of an effect says which of its two deals it was (CAY-NL "marktplaatsen": one cube is sold).
#[test]
fn an_effect_is_told_with_what_was_chosen() {
    let mut table = playing(2, Books::Device);
    let order = table.game().order().to_vec();
    let market = (1..=6)
        .find(|at| table.game().road().tile(*at).is_some_and(|tile| tile.word() == "market"))
        .expect("a neutral market");
    table.enter(Event::Worker { seat: order[0], to: To::Road(market) });
    table.enter(Event::Pass(order[1]));
    table.enter(Event::Pass(order[0]));
    table.enter(Event::Nobody);
    table.tap(Button::C);
    table.assert_says(&format!("{}: Market > Sell food", name(order[0])));
}

/// CAY-NL "de notaris": 2 points at once.
#[test]
fn a_residence_is_told_with_its_points() {
    let mut table = playing(5, Books::Table);
    let seats = table.game().setup().seats().to_vec();
    table.tap_times(Button::C, 6);
    table.enter(Event::Provost { seat: table.game().passed()[0], steps: 3 });
    table.tap(Button::B);
    table.enter(Event::Build { seat: seats[0], building: Building::Lawyer, pay: Pay::UNSAID });
    // The lawyer works from the next round on.
    table.tap_times(Button::C, 3);
    assert_eq!((table.phase(), table.game().round()), (Phase::Workers, 2));
    table.tap_times(Button::C, 6);
    table.enter(Event::Provost { seat: table.game().passed()[0], steps: 3 });
    table.tap(Button::B);
    table.enter(Event::Flip { seat: seats[2], at: 1 });
    table.hold(Button::A);
    table.assert_says("residence: +2p = 2");
    // Also where the line is long.
    table.taps(&[Button::A, Button::A]);
    table.assert_says("undone: ");
    table.assert_says("residence: +2p = 2");
}

/// A kind of cube is a word, or a few letters of it: no letter that might be a colour's.
#[test]
fn prices_are_words() {
    let mut table = CaylusTable::playing(Language::Dutch, 3, Books::Table);
    table.tap_times(Button::C, 5);
    table.taps(&[Button::B, Button::B, Button::C]);
    // Facts 2.4: a farm of wood costs 1 wood and 1 food and is worth 2 points.
    table.assert_says("voe+hou 2p");
    table.tap_times(Button::Up, 2);
    // A lawyer: 1 wood, 1 cloth, 4 points.
    table.assert_says("hou+lin 4p");
}

/// CAY-NL "Koninklijke privileges": the columns that are open stand in the table, and where C is what the marked row gives,
/// in words.
#[test]
fn the_favour_table_says_what_its_rows_give() {
    let mut table = CaylusTable::playing(Language::Dutch, 3, Books::Table);
    table.tap(Button::C);
    let seat = table.game().order()[0];
    table.tap_times(Button::C, 3);
    table.enter(Event::Joust(seat));
    for words in ["grondstof", "voe", "h/s", "hou"] {
        table.assert_says(words);
    }
    for words in ["1 punt", "3 dinar", "1 voedsel", "niets"] {
        table.assert_says(words);
        table.tap(Button::Down);
    }
    table.enter(Event::Favour { seat, favour: Favour::Nothing, pay: Pay::UNSAID });
    table.assert_says("gunst: niets");
}

/// The check-list names all six neutral tiles, and each seat's deniers in turn order (CAY-NL "Voorbereiding": 5, 6, 6, 7, 7).
#[test]
fn the_check_list_names_every_neutral_tile() {
    let mut table = CaylusTable::speaking(Language::Dutch);
    table.taps(&[Button::Down, Button::C, Button::Down, Button::Down, Button::C]);
    for name in ["Boerderij", "Woud", "Zaagmolen", "Steengroeve", "Marktplaats", "Timmerman", " 5", " 6", " 7"] {
        table.assert_says(name);
    }
    table.tap(Button::C);
    table.assert_says("Zet stadhouder en provoost op 6");
}

/// Once somebody has built, C says that the castle is done.
#[test]
fn the_castle_is_left_by_nobody_or_by_nobody_else() {
    let mut table = playing(3, Books::Table);
    to_the_castle(&mut table);
    assert!(table.texts().iter().any(|text| text == "nobody"));
    table.enter(castle(table.game().order()[0], 1));
    table.assert_says("done");
}

/// CAY-NL "Afrekenen": nobody builds in a section that is scored, whether it was full or not.
#[test]
fn a_section_that_is_scored_is_closed() {
    let mut table = playing(3, Books::Table);
    to_the_castle(&mut table);
    table.assert_says("dungeon 0/6");
    let seats = table.game().setup().seats().to_vec();
    table.enter(castle(seats[0], 6));
    table.tap(Button::C);
    while let Some(seat) = table.game().favour_due() {
        let row = if table.game().row_is_left(seat, Row::Points) { points(seat) } else { coins(seat) };
        table.enter(row);
    }
    table.tap(Button::C);
    assert_eq!((table.phase(), table.game().round()), (Phase::Workers, 2));
    table.assert_says("dungeon -");
    table.assert_says("walls 0/10");
}

/// Help on a list that B opened is about that list.
#[test]
fn help_on_the_list_of_buildings_says_what_c_does_there() {
    let mut table = playing(3, Books::Table);
    table.tap_times(Button::C, 4);
    table.taps(&[Button::B, Button::B]);
    assert_eq!(table.phase(), Phase::Effects);
    table.hold(Button::B);
    table.assert_says("puts it on the road");
}

/// With full teaching the rule of a phase comes as it begins, and not again after a favour that was won in it.
#[test]
fn the_rule_of_a_phase_comes_once() {
    let settings = Settings { language: Language::English, teaching: Teaching::Full, ..Settings::default() };
    let mut table = CaylusTable::with(settings);
    table.set_up(3, Books::Table);
    // Of the income and the workers.
    table.taps(&[Button::C, Button::C, Button::C]);
    table.tap_times(Button::C, 3);
    table.assert_says("Trading post: 3 deniers");
    table.tap(Button::C);
    assert_eq!(table.phase(), Phase::Special);
    // The joust, and the favour's own page.
    table.taps(&[Button::B, Button::Down, Button::C, Button::C]);
    table.assert_says("Choose a row");
    table.taps(&[Button::C, Button::C]);
    assert_eq!((table.phase(), table.game().favour_due()), (Phase::Special, None));
    table.assert_says("joust, stables, inn");
    assert!(!table.says("Trading post: 3 deniers"), "{:?}", table.texts());
}

/// CAY-NL "Fase 2": the price under the bridge, in a word and never beside who is asked.
#[test]
fn what_the_bridge_asks_is_said_in_words() {
    for (language, words) in
        [(Language::Dutch, "PRIJS 2"), (Language::German, "PREIS 2"), (Language::English, "PRICE 2")]
    {
        let mut table = CaylusTable::playing(language, 5, Books::Table);
        table.taps(&[Button::C, Button::C]);
        table.assert_says(words);
    }
}

/// Facts 2.8: what the sections bring and take stands in the look-up, behind the castle.
#[test]
fn the_scoring_is_in_the_look_up() {
    let mut table = playing(3, Books::Table);
    table.hold(Button::C);
    table.taps(&[Button::Down, Button::Down, Button::C]);
    table.tap_times(Button::Down, 6);
    table.tap(Button::C);
    for words in ["dungeon 5", "12, 18, 24"] {
        table.assert_says(words);
    }
    table.taps(&[Button::A, Button::Down, Button::C]);
    for words in ["dungeon", "2+: 1", "3-4: 2", "5+: 3", "4-5: 2", "6+: 3", "-2, -3, -4"] {
        table.assert_says(words);
    }
    // And what the picture of the road shows.
    table.taps(&[Button::A, Button::Down, Button::C]);
    for words in ["The road", "Letter: whose", "Triangle: scoring"] {
        table.assert_says(words);
    }
}

/// Rules "later editions": a table that plays without the jeweller does not look it up.
#[test]
fn the_jeweller_is_looked_up_where_it_is_in_the_game() {
    let mut table = playing(3, Books::Table);
    table.hold(Button::C);
    table.taps(&[Button::Down, Button::Down, Button::C]);
    // From the last page: nine prestige buildings, the residence, and the building before it.
    table.tap_times(Button::Up, 11);
    table.assert_says("Architect");
    assert!(!table.says("Jeweller"), "{:?}", table.texts());
}

/// Facts 2.1 and ruling R: the special buildings in their order, to be carried out; two play without the stables. The joust
/// has its price in the help.
#[test]
fn the_special_buildings_are_carried_out_in_their_order() {
    for (players, stables) in [(2, false), (4, true)] {
        let mut table = playing(players, Books::Table);
        table.tap_times(Button::C, usize::from(players));
        assert_eq!(table.phase(), Phase::Special);
        table.assert_says("Carry out in this order: gate");
        assert_eq!(table.says("stables"), stables, "{:?}", table.texts());
        table.hold(Button::B);
        let said = table.texts().join(" ");
        assert!(said.contains("Joust: 1 denier and 1 cloth"), "{said}");
    }
}

/// The guild's steps say where they lead.
#[test]
fn the_guild_says_where_the_provost_would_go() {
    let mut table = playing(4, Books::Table);
    table.tap_times(Button::C, 4);
    table.taps(&[Button::B, Button::C, Button::C]);
    table.assert_says("7. Peddler");
}
