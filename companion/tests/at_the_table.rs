//! What players do between the first and the last press of a game: build, pass, enter church and lawyer, leave and
//! come back.
//!
//! Expected numbers are the rulebook's and those of `facts/` (1.1 to 1.5).

mod table;

use companion::{
    Change,
    press::Button,
    settings::{Language, Settings, Teaching},
};
use engine::{
    magna_carta::{
        Event, Phase,
        cards::{Building, Prestige, PrestigeCard},
        setup::{Books, Variant},
        street::Face,
    },
    seat::Seat::{Blue, Green, Orange, Red},
};
use table::Table;

#[test]
fn b_builds_for_the_marked_seat_and_undo_takes_the_card_away() {
    let mut table = Table::in_actions();
    let before = table.state();
    table.build(Blue, Building::QuarryLarge);
    let last = table.game().street().at(5).expect("the card after the four neutral ones").face;
    assert!(matches!(last, Face::Building { owner: Blue, building: Building::QuarryLarge, .. }));
    assert_eq!(table.game().score(Blue).buildings, 2, "facts 1.1");
    assert_eq!(table.game().passed().count(), 0, "who builds has not passed");
    let built = table.state();
    table.tap(Button::A);
    assert!(*table.game() == before);
    table.tap(Button::C);
    assert!(*table.game() == built, "and C brings it back");
}

#[test]
fn a_list_that_gives_way_to_the_table_is_another_screen() {
    let mut table = Table::in_actions();
    table.tap(Button::B);
    assert_eq!(table.tap(Button::C), Change::Screen, "the list of buildings makes way for the street");
}

#[test]
fn every_card_that_can_be_built_has_its_price_in_whole_words() {
    let mut table = Table::in_actions();
    table.tap(Button::B);
    let mut seen = Vec::new();
    for _ in Building::ALL {
        seen.extend(table.texts());
        table.tap(Button::Down);
    }
    // The longest row: food and two stone (facts 1.1).
    for words in ["Gr. steengroeve", "voedsel 2 steen"] {
        assert!(seen.iter().any(|text| text == words), "{words}: {seen:?}");
    }
    let cut = |text: &String| text.split([' ', ',']).any(|word| word == "voed");
    assert!(!seen.iter().any(cut), "{seen:?}");
}

#[test]
fn a_list_that_is_left_with_a_builds_nothing_and_keeps_the_mark() {
    let mut table = Table::in_actions();
    let state = table.state();
    table.tap(Button::Down);
    let marked = table.picture();
    table.taps(&[Button::B, Button::Down, Button::A]);
    assert!(*table.game() == state && table.picture() == marked);
}

#[test]
fn the_mark_starts_on_the_next_in_turn_order_who_has_not_passed() {
    // "Te beginnen bij de startspeler en daarna met de wijzers van de klok mee, kiezen de spelers om de beurt …"
    let mut table = Table::in_actions_from(Blue);
    for seat in [Blue, Red, Orange, Green] {
        assert_eq!(table.game().passed().count() < 4, table.phase() == Phase::Actions);
        table.tap(Button::C);
        assert_eq!(table.game().passed().last(), Some(seat));
    }
    // Whoever builds has had a turn: the next one is marked.
    let mut table = Table::in_actions_from(Blue);
    table.build(Blue, Building::Market);
    table.tap(Button::C);
    assert_eq!(table.game().passed().collect::<Vec<_>>(), [Red]);
}

#[test]
fn up_and_down_go_round_through_those_who_have_not_passed() {
    for (button, order) in [(Button::Down, [Green, Blue, Orange]), (Button::Up, [Blue, Green, Orange])] {
        for (presses, seat) in (1..).zip(order) {
            let mut table = Table::in_actions_from(Orange);
            table.pass(Red);
            assert_eq!(table.tap(button), Change::Mark);
            table.tap_times(button, presses - 1);
            table.tap(Button::C);
            assert_eq!(table.game().passed().collect::<Vec<_>>(), [Red, seat], "{presses} {button:?}");
        }
    }
}

#[test]
fn the_last_one_cannot_be_left_out() {
    let mut table = Table::in_actions_from(Orange);
    for seat in [Orange, Green, Blue] {
        table.pass(seat);
    }
    let (state, screen) = (table.state(), table.picture());
    for button in [Button::Up, Button::Down] {
        assert_eq!(table.tap(button), Change::Nothing);
        assert_eq!(table.hold(button), Change::Nothing);
    }
    assert!(*table.game() == state && table.picture() == screen);
    table.tap(Button::C);
    assert_eq!(table.game().passed().last(), Some(Red));
    assert_eq!(table.phase(), Phase::Provost, "the phase ends by itself with the last pass");
}

#[test]
fn who_has_built_everything_gets_a_line_that_swallows_nothing() {
    let mut table = Table::in_actions_from(Orange);
    for building in Building::ALL {
        table.build(Red, building);
    }
    assert_eq!(table.game().street().len(), 4 + 12);
    assert_eq!(table.game().score(Red).buildings, 3 + 3 * 2 + 4 * 2 + 2 * 3, "facts 1.1");
    table.mark_seat(Red);
    let (state, screen) = (table.state(), table.picture());
    assert_eq!(table.tap(Button::B), Change::Mark, "a line on the same screen");
    assert!(table.picture() != screen && *table.game() == state);
    table.tap(Button::C);
    assert_eq!(table.game().passed().collect::<Vec<_>>(), [Red], "the press that takes the line away acts");
}

#[test]
fn the_intro_rules_have_no_provost_and_ten_cards_a_player() {
    let mut table = Table::playing(Language::Dutch, Variant::Intro, 4, Books::Table);
    table.go_on();
    for building in Building::ALL.into_iter().filter(|card| !matches!(card, Building::Lawyer | Building::Church)) {
        table.build(Orange, building);
    }
    assert_eq!(table.game().street().len(), 4 + 10);
    table.everybody_passes();
    assert_eq!(table.phase(), Phase::Effects, "nobody is asked about the provost");
    assert_eq!(table.game().reach(), 14, "the whole street");
}

#[test]
fn a_prestige_building_goes_up_on_an_own_residence() {
    let mut table = Table::in_actions();
    table.build(Green, Building::Lawyer);
    table.build(Green, Building::Market);
    table.everybody_passes();
    table.provost(2);
    table.nobody_else();
    table.enter_from_b(Event::Flip { seat: Green, at: 6 });
    table.go_on();
    table.nobody_else();
    table.go_on();
    assert_eq!((table.game().round(), table.phase()), (2, Phase::Actions));

    table.put_up(Green, Prestige::Statue);
    let face = table.game().street().at(6).expect("the residence").face;
    assert!(
        matches!(face, Face::Residence { under: Some(PrestigeCard::Known(Prestige::Statue)), .. }),
        "on the only residence"
    );
    assert_eq!(table.game().score(Green).prestige, 6, "facts 1.3");
    assert_eq!(table.game().score(Green).buildings, 2, "the lawyer; a covered residence is worth nothing");
    assert_eq!(table.game().income_of(Green), 2, "and gives no income");
    table.tap(Button::A);
    assert_eq!((table.game().score(Green).prestige, table.game().income_of(Green)), (0, 3));
}

#[test]
fn the_end_of_a_round_says_who_takes_more_income() {
    let round_end = |flip: bool| {
        let mut table = Table::in_actions();
        // The provost ends on the lawyer, so that his card has the same name with and without the residence.
        table.build(Green, Building::Market);
        table.build(Green, Building::Lawyer);
        table.everybody_passes();
        table.provost(2);
        table.nobody_else();
        if flip {
            table.enter_from_b(Event::Flip { seat: Green, at: 5 });
        }
        table.go_on();
        table.nobody_else();
        assert_eq!(table.phase(), Phase::RoundEnd);
        table.picture()
    };
    // "Bovendien ontvangt iedere speler 1 denar per woonhuis"; the income has no screen of its own after round 1.
    assert!(round_end(true) != round_end(false));
}

#[test]
fn the_choices_show_the_cards_that_were_chosen() {
    let mut table = Table::new();
    // New game, change, the game's last row: three cards, each time the last one offered.
    table.taps(&[Button::C, Button::B, Button::Up, Button::Up, Button::C]);
    for _ in 0..3 {
        table.taps(&[Button::Up, Button::C]);
    }
    let chosen = table.picture();
    // Another row changed and changed back, with the mark on the street again: the same choices, the same screen.
    table.taps(&[Button::Down, Button::Down, Button::C, Button::C, Button::Up, Button::Up]);
    assert!(table.picture() == chosen);
}

#[test]
fn a_game_in_progress_is_kept_when_the_question_is_answered_with_a() {
    let mut table = Table::in_actions();
    table.pass(Blue);
    let (state, screen) = (table.state(), table.picture());
    table.hold(Button::C);
    table.taps(&[Button::Up, Button::C]);
    let home = table.picture();
    table.tap(Button::Down);
    table.tap(Button::C);
    let question = table.picture();
    assert!(question != home);
    // The answer is not on the button that opened the question.
    assert_eq!(table.tap(Button::C), Change::Nothing);
    assert!(table.picture() == question);
    table.tap(Button::A);
    assert!(*table.game() == state);
    table.taps(&[Button::Up, Button::C]);
    assert!(table.picture() == screen && *table.game() == state, "the game goes on where it was");
}

#[test]
fn the_old_game_is_there_until_the_new_one_begins() {
    let mut table = Table::in_actions();
    table.pass(Blue);
    let state = table.state();
    table.hold(Button::C);
    table.taps(&[Button::Up, Button::C, Button::Down, Button::C, Button::B]);
    assert!(*table.game() == state, "the check-list is up, nothing is lost yet");
    table.tap(Button::A);
    assert!(*table.game() == state);
    table.taps(&[Button::C, Button::B, Button::C]);
    assert_eq!((table.game().round(), table.phase()), (1, Phase::Income));
    assert_eq!(table.game().passed().count(), 0);
}

#[test]
fn the_cubes_of_a_small_card_are_said_in_every_language() {
    for language in Language::ALL {
        for building in [Building::FarmSmall, Building::SawmillSmall, Building::QuarrySmall] {
            for seat in [Orange, Green] {
                let mut table = Table::playing(language, Variant::Standard, 4, Books::Table);
                table.go_on();
                table.build(seat, building);
                assert!(table.says(", 4 "), "{building} {:?}", table.texts());
            }
        }
    }
}

/// "Telkens 4 blokjes"; "in een spel met 2 spelers maar 2 blokjes" (CMC-NL "Bouwen").
#[test]
fn who_builds_a_small_farm_is_told_to_put_cubes_on_it() {
    for (players, said) in [(4, "bouwt Kl. boerderij, 4 voedsel erop"), (2, "bouwt Kl. boerderij, 2 voedsel erop")] {
        let mut table = Table::playing(Language::Dutch, Variant::Standard, players, Books::Table);
        table.go_on();
        let seat = table.game().start();
        table.build(seat, Building::FarmSmall);
        table.assert_says(said);
    }
}

#[test]
fn the_card_that_is_looked_at_stands_clear_of_the_headline() {
    for language in Language::ALL {
        let mut table = Table::playing(language, Variant::Standard, 4, Books::Table);
        table.go_on();
        table.everybody_passes_in_turn();
        table.nobody_else();
        assert_eq!(table.phase(), Phase::Effects);
        // German has dots on a capital there, so its headline stands lowest.
        let picture = table.picture();
        assert!((0..250).all(|x| !picture.ink(x, 47)), "{language:?}: a row of white below the headline");
    }
}

#[test]
fn the_last_round_ends_with_who_gets_the_gold() {
    let mut table = Table::in_actions_from(Orange);
    table.everybody_passes_in_turn();
    table.nobody_else();
    table.go_on();
    // 7, 8 and 9 tokens: the second takes the last, and nobody is asked for what cannot be had.
    table.batches(4);
    table.batches(20);
    assert_eq!((table.phase(), table.game().gold_to()), (Phase::Over, Some(Green)));
    let state = table.state();
    for words in ["EINDE", "Goud naar Groen", "De voorraad is op", "> telling"] {
        table.assert_says(words);
    }
    // C is no entry: A takes back the last batch from here as well as from the count.
    assert_eq!(table.tap(Button::C), Change::Screen);
    table.assert_says("andere grondstoffen");
    assert!(*table.game() == state);
    table.tap(Button::A);
    assert_eq!((table.phase(), table.asked()), (Phase::Castle, Some(Green)));
    table.tap(Button::C);
    table.assert_says("Goud naar Groen");
    // Total and rank follow the numbers: Green has 3 dungeons, 8 walls and 9 towers, 54; Orange 4 dungeons, 16.
    table.tap(Button::C);
    table.assert_says("ORANJE: 16");
    table.assert_says("2e");
    table.tap_times(Button::Up, 39);
    table.assert_says("ORANJE: 55");
    table.assert_says("1e");
}

#[test]
fn full_teaching_shows_each_rule_first_and_fades_after_two_rounds() {
    let settings = Settings { teaching: Teaching::Full, ..Settings::default() };
    let (mut taught, mut short) = (Table::with(settings), Table::new());
    taught.taps(&[Button::C, Button::C]);
    short.taps(&[Button::C, Button::C]);
    assert!(taught.game() == short.game());
    for round in 1..=3 {
        if round == 1 {
            // The rule of the income, then its screen; later on it has none, the end of a round says it too.
            let rule = taught.picture();
            taught.tap(Button::C);
            assert!(taught.picture() != rule && taught.picture() == short.picture());
            taught.go_on();
            short.go_on();
        }
        if round <= 2 {
            assert!(taught.picture() != short.picture(), "the rule of the actions, in round {round}");
            taught.tap(Button::C);
        }
        assert_eq!((taught.game().round(), taught.phase()), (round, Phase::Actions));
        assert!(taught.game() == short.game());
        assert!(taught.picture() == short.picture(), "round {round}");
        taught.everybody_passes_in_turn();
        for next in [Table::nobody_else, Table::go_on, Table::nobody_else, Table::go_on] {
            if round <= 2 {
                taught.tap(Button::C);
            }
            next(&mut taught);
        }
        short.quiet_round();
    }
    assert!(taught.game() == short.game());
}
