//! Church and lawyer in the Guide: what the list of B offers, what is said of an entry, and when the stock is spent.
//!
//! Expected numbers are the rulebook's and those of `facts/` (1.1 to 1.5).

mod table;

use companion::{press::Button, settings::Language};
use engine::{
    Game,
    magna_carta::{
        Event, MagnaCarta, Phase,
        cards::Building,
        setup::{Books, Variant},
        street::Face,
        tokens::Tokens,
    },
    seat::Seat::{Green, Orange},
};
use table::{Table, magna_carta::Value};

#[test]
fn church_and_lawyer_are_entered_from_b() {
    let mut table = Table::in_actions();
    for building in [Building::Church, Building::Lawyer, Building::FarmSmall] {
        table.build(Orange, building);
    }
    table.build(Green, Building::Market);
    table.everybody_passes();
    table.provost(3);
    table.provost(1);
    table.nobody_else();
    assert_eq!((table.phase(), table.game().reach()), (Phase::Effects, 8));

    // The worker's two tokens and the owner's one, the best first.
    table.enter_from_b(Event::Church { seat: Green, tokens: 2 });
    table.enter_from_b(Event::Church { seat: Orange, tokens: 1 });
    assert_eq!(table.game().tokens(Green), Tokens::new(2, 0, 0));
    assert_eq!(table.game().tokens(Orange), Tokens::new(1, 0, 0));
    assert_eq!(table.game().stock(), Tokens::new(4, 8, 9));
    let church = |game: &MagnaCarta| game.legal().any(|event| matches!(event, Event::Church { .. }));
    assert!(!church(table.game()), "three tokens are all that one church sells in a round");

    // One residence a lawyer: Green's market.
    table.enter_from_b(Event::Flip { seat: Green, at: 8 });
    let face = table.game().street().at(8).expect("the last card").face;
    assert!(matches!(face, Face::Residence { owner: Green, under: None, .. }));
    assert_eq!(table.game().score(Green).buildings, 1, "a residence is worth 1, the market was worth 2");
    assert_eq!(table.game().income_of(Green), 2 + 1);
    assert_eq!(table.phase(), Phase::Effects, "there may be more to enter");

    // Nothing is left to enter: B is help again, and enters nothing. What was entered is said until the next press.
    let said = table.picture();
    table.tap(Button::Down);
    table.tap(Button::Up);
    let (state, screen) = (table.state(), table.picture());
    assert!(said != screen);
    table.taps(&[Button::B, Button::C]);
    assert!(*table.game() == state && table.picture() == screen);

    // A takes back one entry at a time.
    table.tap(Button::A);
    assert_eq!(table.game().score(Green).buildings, 2);
    table.tap(Button::A);
    assert_eq!(table.game().tokens(Orange), Tokens::NONE);
    assert_eq!(table.game().tokens(Green), Tokens::new(2, 0, 0));
}

#[test]
fn a_church_beyond_the_provost_sells_nothing() {
    let mut table = Table::in_actions();
    table.build(Orange, Building::Church);
    table.everybody_passes();
    table.nobody_else();
    assert_eq!(table.game().reach(), 4, "the church is the fifth card");
    let (state, screen) = (table.state(), table.picture());
    // B is help here.
    table.taps(&[Button::B, Button::C]);
    assert!(*table.game() == state && table.picture() == screen);
}

#[test]
fn the_last_token_from_a_church_ends_the_game_after_the_effects() {
    // CMC Q11: the stock has run out, so the castle has nothing to give.
    let mut table = Table::playing(Language::Dutch, Variant::Standard, 2, Books::Table);
    table.go_on();
    table.build(Orange, Building::Church);
    table.everybody_passes();
    table.provost(1);
    table.provost(0);
    table.go_on();
    table.batches(8);
    table.batches(8);
    table.go_on();
    assert_eq!(table.game().stock(), Tokens::new(0, 0, 2));
    table.everybody_passes();
    table.nobody_else();
    table.enter_from_b(Event::Church { seat: Green, tokens: 2 });
    assert_eq!(table.phase(), Phase::Effects);
    table.go_on();
    assert_eq!(table.phase(), Phase::Over);
    assert!(table.game().prompt().is_some(), "the counting is left");
}

#[test]
fn a_seats_residences_stand_under_a_sentence_and_the_list_stays() {
    let mut table = Table::in_actions_from(Orange);
    for (seat, building) in
        [(Orange, Building::Church), (Green, Building::Lawyer), (Green, Building::Bank), (Green, Building::QuarryLarge)]
    {
        table.build(seat, building);
    }
    table.everybody_passes();
    table.correct(None, Value::Provost, 4);
    table.nobody_else();
    table.tap(Button::B);
    // Two rows of the church a seat, then Orange's only card, then Green's two.
    table.assert_says("Kerk");
    table.tap_times(Button::Down, 9);
    for words in ["Oranje: Kerk wordt woonhuis", "Groen bouwt woonhuis", "Notaris: 1 voedsel"] {
        table.assert_says(words);
    }
    table.tap(Button::C);
    for words in ["Groen bouwt woonhuis", "Bank wordt woonhuis", "Keer Gr. steengroeve", "1 voedsel", "woonhuis"] {
        table.assert_says(words);
    }
    table.tap(Button::C);
    table.assert_says("Groen: Bank wordt woonhuis");
    assert!(matches!(table.game().street().at(7).unwrap().face, Face::Residence { owner: Green, .. }));
    // The only notary is used; the church sells all the same.
    table.assert_says("Oranje koopt 1 fiche");
    assert!(!table.says("bouwt woonhuis"));
}

/// With a second token of the church the rows of two tokens go, because a church sells three (facts 1.1): C once more would
/// otherwise be somebody else's, or turn a card over.
#[test]
fn after_an_entry_the_mark_is_on_the_same_once_more() {
    let mut table = Table::in_actions_from(Orange);
    for (seat, building) in [(Orange, Building::Church), (Green, Building::Lawyer), (Green, Building::Bank)] {
        table.build(seat, building);
    }
    table.everybody_passes();
    table.correct(None, Value::Provost, 4);
    table.nobody_else();
    table.enter_and_stay(Event::Church { seat: Green, tokens: 1 });
    table.taps(&[Button::C, Button::C]);
    assert_eq!(table.game().tokens(Green), Tokens::new(3, 0, 0));
    assert!(
        matches!(table.game().street().at(7).unwrap().face, Face::Building { owner: Green, .. }),
        "the bank stands"
    );
    for words in ["Groen koopt 1 burchttoren bij de kerk", "Groen: Bank wordt woonhuis"] {
        table.assert_says(words);
    }
}

#[test]
fn what_a_church_sold_is_said_on_the_list_which_stays() {
    let mut table = Table::in_actions_from(Orange);
    table.build(Orange, Building::Church);
    table.build(Green, Building::Lawyer);
    table.everybody_passes_in_turn();
    table.correct(None, Value::Provost, 2);
    table.nobody_else();
    assert_eq!(table.phase(), Phase::Effects);
    table.assert_says("> slot");
    table.tap(Button::B);
    // The worker's price is 2 and 5 deniers, the owner's 3 for one (facts 1.1).
    for words in ["Oranje koopt 1 fiche", "2-3 denar", "Oranje koopt 2 fiches", "5 denar"] {
        table.assert_says(words);
    }
    // One food for the only card that Orange has (CMC-NL "Notaris"): the last row.
    table.tap(Button::Up);
    for words in ["Oranje: Kerk wordt woonhuis", "Notaris: 1 voedsel"] {
        table.assert_says(words);
    }
    table.tap(Button::A);
    table.enter_and_stay(Event::Church { seat: Green, tokens: 1 });
    table.assert_says("Groen koopt 1 burchttoren bij de kerk");
    table.assert_says("Blauw koopt 1 fiche");
    assert_eq!(table.game().tokens(Green), Tokens::new(1, 0, 0));
    // The line is gone with the next press, the list is not.
    table.tap(Button::Down);
    assert!(!table.says("bij de kerk"));
    table.assert_says("Kerk");
    table.tap(Button::A);
    assert_eq!(table.phase(), Phase::Effects, "C names where it leads to, and was not pressed");
    table.go_on();
    assert_eq!(table.phase(), Phase::Castle);
}
