//! Machiavelli by presses: what a bounced or a blind press must not do, who answers with an action card, what can be set right where no
//! cities are recorded, what the cards of this table say.
//!
//! Invariant: everything is entered as a finger would.

mod table;

use companion::{press::Button, settings::Language};
use engine::{
    Game,
    machiavelli::{Asks, District, Event, Line, Phase, Rank, event::Action, setup::Coins},
    seat::Seat,
};
use table::machiavelli::{
    ACTIONS, CARD, CARDS, CITIES, DOWN, LIST, Table, UNIQUES, UP, begun, in_turn_of, nobody, say_card, set_up,
    table_of_six,
};

fn asks(table: &Table) -> Option<Asks> {
    table.game().prompt().map(|prompt| prompt.asks)
}

/// The list with the secret vault, its last round played out: a tavern was the seventh district, nobody had the other ranks.
fn at_the_vault(language: Language, changes: &[(usize, usize)]) -> Table {
    let mut table = table_of_six(language, changes);
    table.taps(&[Button::C, Button::C]);
    while table.game().phase() != Phase::Over {
        table.tap(Button::B);
    }
    assert_eq!(asks(&table), Some(Asks::Vault), "{:?}", table.texts());
    table
}

fn shown_by(table: &Table) -> Option<Seat> {
    let has = |seat: &&Seat| table.game().bonus(**seat).any(|(district, _)| district == District::SecretVault);
    table.game().setup().seats().iter().find(has).copied()
}

/// The vault gives 3 points (facts 5). Presses on C alone give them to nobody; whoever shows it is chosen first.
#[test]
fn a_bounced_press_gives_nobody_the_secret_vault() {
    for language in Language::ALL {
        let mut table = at_the_vault(language, &[(LIST, 2)]);
        let before: Vec<u16> =
            table.game().setup().seats().iter().map(|seat| table.game().score(*seat).total()).collect();
        table.taps(&[Button::C, Button::C]);
        let after: Vec<u16> =
            table.game().setup().seats().iter().map(|seat| table.game().score(*seat).total()).collect();
        assert_eq!((before, shown_by(&table)), (after, None), "{:?}", table.texts());

        for (presses, place) in [(&[UP, Button::C][..], 4), (&[DOWN, Button::C], 0), (&[DOWN, DOWN, Button::C], 1)] {
            let mut table = at_the_vault(language, &[(LIST, 2)]);
            table.taps(presses);
            assert_eq!(shown_by(&table), table.game().setup().seating().seat_at(place), "{:?}", table.texts());
            // Taken back, the same is offered again.
            table.taps(&[Button::A, Button::C]);
            assert_eq!(shown_by(&table), table.game().setup().seating().seat_at(place), "{:?}", table.texts());
        }
    }
    // B is help, not an answer that nobody has read.
    let mut table = at_the_vault(Language::Dutch, &[(LIST, 2)]);
    table.tap(Button::B);
    table.tap(Button::A);
    assert_eq!(asks(&table), Some(Asks::Vault));
}

/// Without recorded cities the tied are asked for (notation, `highest`): C alone neither shares the victory nor gives it away.
#[test]
fn a_bounced_press_breaks_no_tie() {
    let tied = || {
        let mut table = begun(Language::Dutch, 5, &[(CITIES, 1)]);
        table.taps(&[Button::C, Button::B, UP, Button::C, Button::C]);
        for _ in 0..80 {
            if asks(&table) == Some(Asks::Highest) {
                return table;
            }
            let before = table.state();
            // Everybody has the 4 points of whoever was complete first.
            let first = table.game().prompt().and_then(|prompt| prompt.seat) == table.game().first();
            if asks(&table) == Some(Asks::Coins) && !first {
                table.tap_times(UP, 4);
            }
            table.tap(Button::C);
            if *table.game() == before {
                table.tap(Button::B);
            }
        }
        panic!("no tie: {:?}", table.texts())
    };
    // C alone decides nothing, and says what to do.
    let mut table = tied();
    table.taps(&[Button::C, Button::C]);
    assert_eq!(asks(&table), Some(Asks::Highest), "{:?}", table.texts());
    table.assert_says("B kiest wie hoger was");
    // One is chosen and wins; taken back, the same is offered again.
    table.taps(&[DOWN, Button::B, Button::C]);
    let winners = table.game().winners();
    assert_eq!(winners.iter().count(), 1, "{:?}", table.texts());
    table.taps(&[Button::A, Button::C]);
    assert_eq!(table.game().winners(), winners, "{:?}", table.texts());
    // Two of five are no answer; all of them share it.
    let mut table = tied();
    table.taps(&[Button::B, DOWN, Button::B, Button::C]);
    assert_eq!(asks(&table), Some(Asks::Highest), "{:?}", table.texts());
    table.taps(&[DOWN, Button::B, DOWN, Button::B, DOWN, Button::B, Button::C]);
    assert_eq!(table.game().winners().iter().count(), 5, "{:?}", table.texts());
}

/// Notation, "Presses": on a call the seat strip offers who may still answer, and C enters the marked one; with action cards too, for
/// rank 4 and for a rank on which something lies.
#[test]
fn the_seat_strip_asks_who_answers_with_action_cards_too() {
    for (language, has_it, nobody_or) in [
        (Language::Dutch, "heeft hem", "niemand..."),
        (Language::German, "hat sie", "niemand..."),
        (Language::English, "has it", "nobody..."),
    ] {
        let mut table = begun(language, 5, &[(ACTIONS, 1)]);
        // The thief robs rank 5.
        table.taps(&[Button::C, Button::B, Button::C, Button::C, Button::B]);
        assert_eq!(table.game().marks().robbed, Rank::new(5), "{:?}", table.texts());
        for rank in [3, 4, 5, 6, 7] {
            assert_eq!(table.game().called(), Rank::new(rank));
            assert!(table.says(has_it), "{:?}", table.texts());
            assert_eq!(table.says(nobody_or), matches!(rank, 4 | 5), "{:?}", table.texts());
            if rank == 5 {
                table.tap(DOWN);
                let able: Vec<Seat> = table.game().setup().seating().clockwise_from(table.game().start()).collect();
                table.tap(Button::C);
                // The first is the thief, so the mark was on the second and moved to the third.
                assert_eq!(table.game().holder(), Some(able[2]), "{:?}", table.texts());
                table.tap(Button::B);
            } else {
                nobody(&mut table);
            }
        }
    }
}

/// The acrobat takes the crown where rank 4 is nobody's; Rasputin answers a marked rank, also a murdered one (facts 8).
#[test]
fn action_cards_answer_a_call_beside_nobody() {
    let mut table = begun(Language::Dutch, 5, &[(ACTIONS, 1)]);
    // The assassin murders rank 5, from the middle.
    table.taps(&[Button::C, Button::C, Button::C, Button::B]);
    table.taps(&[Button::B, Button::B]);
    assert_eq!(table.game().called(), Some(Rank::FOUR));
    // B: the acrobat stands above nobody, on whom the mark is; under it every seat, the third of them.
    let before = table.state();
    table.taps(&[Button::B, UP, Button::C, DOWN, DOWN]);
    let third = table.game().setup().seats()[2];
    table.tap(Button::C);
    let mut after = before;
    after.apply(&Event::Play { seat: third, card: Action::Acrobat }).expect("legal");
    assert_eq!(*table.game(), after, "{:?}", table.texts());
    assert_eq!((table.game().start(), table.game().called()), (third, Rank::new(5)));
    // The murdered rank is called: nobody can answer but with Rasputin, and C alone answers for nobody.
    table.assert_says("VERMOORD");
    let before = table.state();
    table.taps(&[UP, Button::C]);
    let able = table.game().setup().seats().iter().copied();
    let able = able.filter(|seat| before.ranks(*seat).is_empty()).nth(1).expect("several may");
    table.taps(&[DOWN, Button::C]);
    assert_eq!((table.game().holder(), table.game().immune()), (Some(able), true), "{:?}", table.texts());
    table.tap(Button::A);
    assert_eq!(*table.game(), before);
    table.taps(&[UP, DOWN, Button::A]);
}

/// Without recorded cities every seat has something to be set right: the crown and who was complete first (notation, "Setting things
/// right"). In no language is the page empty, and what is set is said.
#[test]
fn corrections_of_a_seat_are_no_empty_page_without_cities() {
    for language in Language::ALL {
        let mut table = begun(language, 5, &[(CITIES, 1)]);
        table.tap(Button::C);
        for seat in table.game().setup().seats().to_vec() {
            let place = table.game().setup().seating().place(seat).expect("plays");
            table.hold(Button::C);
            table.tap(Button::C);
            table.tap_times(DOWN, place);
            table.tap(Button::C);
            let has_crown = table.game().start() == seat;
            if !has_crown {
                table.taps(&[Button::C, UP, Button::C]);
                assert_eq!(table.game().start(), seat, "{:?}", table.texts());
            }
            // Whoever has the crown has only the other value.
            table.taps(&[Button::C, UP, Button::C]);
            assert_eq!(table.game().first(), Some(seat), "{:?}", table.texts());
            table.taps(&[Button::C, DOWN, Button::C]);
            assert_eq!(table.game().first(), None, "{:?}", table.texts());
            table.taps(&[Button::A, Button::A]);
        }
    }
}

/// "A card value that only one source gives is data that the players can overrule on the device" (design, principle 4): gold and silver of
/// every unique district, and fixed points of the cards that nobody could read. The score counts them.
#[test]
fn card_values_are_overruled_on_the_device() {
    let mut table = set_up(Language::Dutch, 5, &[(UNIQUES, 1)]);
    // From the last: the third own card costs 3, has 2 silver coins and gives 4 points; the dragon gate, the first, costs 7 with 3.
    say_card(&mut table, 3, [3, 2, 4]);
    say_card(&mut table, 0, [1, 1, 5]);
    table.tap(Button::C);
    let setup = table.game().setup();
    assert_eq!(setup.coins(District::Own3), Coins { cost: 3, silver: 2, points: 4 });
    assert_eq!(setup.coins(District::DragonGate), Coins { cost: 7, silver: 3, points: 0 });
    assert!(setup.has(District::Own3) && !setup.has(District::Own1));
    let mut game = in_turn_of(table, 2).state();
    let seat = game.turn().expect("somebody acts");
    for line in [format!("correct {seat} add own3"), format!("correct {seat} add dragon-gate")] {
        game.apply(&line.parse::<Event>().expect("an event")).expect("allowed");
    }
    let score = game.score(seat);
    assert_eq!((score.of(Line::Coins), score.of(Line::Uniques)), (3 + 2 + 7 + 3, 4));
}

/// What differs from what Provost thinks stands beside it, and pressed round and round it is gone again.
#[test]
fn a_card_value_shows_what_provost_thinks() {
    let mut table = set_up(Language::Dutch, 5, &[]);
    table.tap(Button::B);
    table.tap_times(DOWN, CARD);
    // The second of the first game: a factory, of 5 (facts 5).
    table.taps(&[Button::C, DOWN, Button::C, DOWN]);
    table.assert_says("Fabriek");
    table.tap(Button::C);
    table.assert_says("6 (5)");
    table.tap_times(Button::C, 9);
    assert!(table.says("5") && !table.says("(5)"), "{:?}", table.texts());
    table.taps(&[Button::A, Button::C]);
    assert!(table.game().setup().draft().said.is_empty());
}

/// The look-up has the own cards of this game with what this table has said of them.
#[test]
fn the_look_up_says_what_this_table_has_said() {
    let mut table = set_up(Language::Dutch, 5, &[(UNIQUES, 1)]);
    say_card(&mut table, 5, [4, 1, 2]);
    table.tap(Button::C);
    table.hold(Button::C);
    table.taps(&[DOWN, DOWN, Button::C, Button::C]);
    let pages: Vec<String> = (0..CARDS * 2)
        .map(|_| {
            table.tap(DOWN);
            table.texts().join("|")
        })
        .collect();
    let own = |name: &str| pages.iter().find(|page| page.contains(name)).cloned().unwrap_or_default();
    assert!(own("Eigen kaart 1").contains("kost 4, zilver 1, punten 2"), "{pages:#?}");
    assert!(own("Eigen kaart 2").is_empty(), "{pages:#?}");
}

/// A while the fourteen are chosen takes the last choice back, and the one before; the same is offered again. At the first it leaves.
#[test]
fn a_takes_the_last_of_the_fourteen_back() {
    let mut table = set_up(Language::English, 5, &[]);
    table.tap(Button::B);
    table.tap_times(DOWN, UNIQUES + 1);
    table.tap(Button::C);
    let first = table.picture();
    // The great wall for the dragon gate, the gold mine for the factory.
    let chosen = |table: &mut Table, down: usize| {
        table.tap_times(DOWN, down);
        let shown = table.picture();
        table.tap(Button::C);
        shown
    };
    let one = chosen(&mut table, 20);
    table.assert_says("Unique 2 of 14");
    let other = chosen(&mut table, 19);
    table.assert_says("Unique 3 of 14");
    table.assert_says("undo");
    table.tap(Button::A);
    assert!(table.picture() == other, "{:?}", table.texts());
    table.tap(Button::A);
    assert!(table.picture() == one, "{:?}", table.texts());
    table.tap_times(UP, 20);
    assert!(table.picture() == first, "{:?}", table.texts());
    // Nothing is left of either choice.
    table.tap(Button::A);
    assert!(table.says("of the list") && !table.says("own choice"), "{:?}", table.texts());
    // B leaves the rest as it is.
    table.tap(Button::C);
    chosen(&mut table, 20);
    table.tap(Button::B);
    assert!(table.says("own choice"), "{:?}", table.texts());
}

/// The same of the seats: A takes back who was put at a place, and B leaves the others as they sit.
#[test]
fn a_takes_the_last_seat_back() {
    let mut table = set_up(Language::Dutch, 3, &[]);
    table.taps(&[Button::B, DOWN, Button::C]);
    let first = table.picture();
    table.taps(&[DOWN, DOWN, Button::C, DOWN, Button::C, Button::A, Button::A]);
    table.taps(&[UP, UP]);
    assert!(table.picture() == first, "{:?}", table.texts());
    table.taps(&[DOWN, Button::C, Button::B, Button::A, Button::C]);
    assert_eq!(table.game().setup().seats(), [Seat::Green, Seat::Red, Seat::Blue]);
}

/// Each number that is asked at the end says what it is for (facts 5 and 8: treasury, map room, action cards).
#[test]
fn the_final_count_says_what_a_number_is_for() {
    for (language, names, says) in [
        (
            Language::Dutch,
            ["Keizerschat", "Kaartenkamer"],
            ["Keizerschat: 1 punt per goud", "Kaartenkamer: alle handkaarten", "Actiekaarten: elk 1 punt"],
        ),
        (
            Language::German,
            ["Schatzkammer", "Kartenzimmer"],
            ["Schatzkammer: 1 Punkt je Gold", "Kartenzimmer: alle Handkarten", "Aktionskarten: je 1 Punkt"],
        ),
        (
            Language::English,
            ["Imperial Treasury", "Map Room"],
            ["Imperial Treasury: your gold", "Map Room: all cards in hand", "Action cards: 1 point each"],
        ),
    ] {
        let mut table = begun(language, 5, &[(ACTIONS, 1)]);
        table.tap(Button::C);
        // Both cards come into the city that is asked first, by a correction; then the last round is said.
        table.hold(Button::C);
        table.taps(&[Button::C, Button::C]);
        for name in names {
            table.tap(Button::C);
            while !table.texts().iter().any(|text| text.ends_with(&format!("> {name}"))) {
                table.tap(UP);
            }
            table.tap(Button::C);
        }
        table.taps(&[Button::A, UP, Button::C, DOWN, DOWN, DOWN, Button::C, UP, Button::C, Button::A, Button::A]);
        assert!(table.game().ending(), "{:?}", table.texts());
        while table.game().phase() != Phase::Over {
            nobody(&mut table);
        }
        for (asked, says) in [Asks::Gold, Asks::Cards, Asks::Actions].into_iter().zip(says) {
            assert_eq!(asks(&table), Some(asked), "{:?}", table.texts());
            table.assert_says(says);
            table.tap(Button::C);
        }
    }
}
