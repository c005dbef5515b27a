//! The rows of church and notary, for every card, seat and language: a sentence, with its price, in its box.
//!
//! Prices are the rulebook's (CMC-NL "Notaris", "Kerk"). Invariant: a row is looked at as the session draws it, with fewer
//! words where the whole sentence has no room.

use engine::{
    Game,
    magna_carta::{
        Event, MagnaCarta,
        cards::{Building, Neutral},
        event::Correction,
        pay::Pay,
        setup::{Books, Draft, Overruled, Variant},
    },
    seat::{
        Seat::{self, Blue, Green, Orange, Red},
        Seating,
    },
};
use std::string::String;

use super::{Show, WAYS};
use crate::{
    picture::Picture,
    screen::{Label, List, Room, View},
    session::face::Face,
    settings::{Language, Settings},
};

const SEATS: [Seat; 4] = [Orange, Green, Blue, Red];

/// The buildings phase of the players' own books: this seat has built every card, and the provost stands on its last one.
fn everything_built(owner: Seat) -> MagnaCarta {
    built(&Building::ALL.map(|building| (owner, building)))
}

/// The same with these cards.
fn built(cards: &[(Seat, Building)]) -> MagnaCarta {
    let draft = Draft {
        variant: Variant::Standard,
        books: Books::Table,
        seating: Seating::new(&SEATS, Orange).expect("four sit"),
        street: [Neutral::Park, Neutral::Forest, Neutral::Quarry].into_iter().collect(),
        points: Overruled::new(),
        costs: Overruled::new(),
    };
    let mut game = MagnaCarta::begin(&draft.try_into().expect("a set-up of the box"));
    game.apply(&Event::Next).expect("the engine accepts it");
    for &(seat, building) in cards {
        game.apply(&Event::Build { seat, building, pay: Pay::UNSAID }).expect("the engine accepts it");
    }
    for seat in SEATS {
        game.apply(&Event::Pass(seat)).expect("the engine accepts it");
    }
    // Three neutral cards, the peddler, then these.
    game.apply(&Event::Correct(Correction::Provost(4 + cards.len() as u8))).expect("the engine accepts it");
    game.apply(&Event::Nobody).expect("the engine accepts it");
    game
}

/// The words of a row as it is drawn; fails when they do not fit.
fn row(label: impl Fn(View) -> Label, view: View) -> String {
    let label = view.fitting(&label, &|label| Room::BODY.fits(label), &|label| Room::BODY.barely_fits(label));
    let mut picture = Picture::blank();
    List::default().draw(&mut picture, 1, Room::BODY, &mut |_| Some(label.clone()));
    assert_eq!(picture.audit.faults(), [], "{label:?}");
    let mut words = String::from(label.name.as_str());
    words.push_str(" | ");
    words.push_str(&label.value);
    words
}

fn each_view() -> impl Iterator<Item = (Language, View)> {
    Language::ALL.into_iter().map(|language| (language, View::of(Settings { language, ..Settings::default() })))
}

#[test]
fn every_card_of_a_notary_has_a_verb_and_its_price() {
    for (language, view) in each_view() {
        let (verbs, price) = match language {
            Language::Dutch => (["Keer ", " wordt woonhuis"], "| 1 voedsel"),
            Language::German => (["Drehe ", " wird Wohnhaus"], "| 1 Nahrung"),
            Language::English => (["Turn ", " becomes a residence"], "| 1 food"),
        };
        for seat in SEATS {
            let game = everything_built(seat);
            let turned: std::vec::Vec<Event> =
                game.legal().filter(|event| matches!(event, Event::Flip { .. })).collect();
            assert_eq!(turned.len(), 11, "every card but the notary (CMC Q8)");
            for event in turned {
                let words = row(|view| game.label(&event, view), view);
                assert!(verbs.iter().any(|verb| words.contains(verb)), "{words}");
                assert!(words.ends_with(price), "{words}");
            }
        }
    }
}

#[test]
fn the_heading_of_a_seats_residences_is_a_sentence_and_the_title_has_the_price() {
    for (language, view) in each_view() {
        let (verb, title) = match language {
            Language::Dutch => (" bouwt woonhuis", "Notaris: 1 voedsel"),
            Language::German => (" baut Wohnhaus", "Notar: 1 Nahrung"),
            Language::English => (" builds a residence", "Lawyer: 1 food"),
        };
        for seat in SEATS {
            let game = everything_built(seat);
            let flip = game.legal().find(|event| matches!(event, Event::Flip { .. })).expect("a card can be turned");
            let group = game.group(&flip).expect("several stand under a heading");
            assert!(group >= WAYS + Building::COUNT as u8, "no group of the buildings");
            let heading =
                |view| Label { name: game.group_title(group, view), value: game.group_value(group, 11, view) };
            let words = row(heading, view);
            assert!(words.contains(verb) && words.starts_with(view.name(seat)), "{words}");
            assert_eq!(game.title_with(&flip, view).as_deref(), Some(title));
        }
    }
}

/// A seat with a single card: "Groen: Bank wordt woonhuis", or the same in fewer words; nobody's name is shortened.
#[test]
fn the_only_card_of_a_seat_says_who_and_what_becomes_of_it() {
    for (language, view) in each_view() {
        let verbs = match language {
            Language::Dutch => [" wordt woonhuis", " keert "],
            Language::German => [" wird Wohnhaus", " dreht "],
            Language::English => [" becomes a residence", " flips "],
        };
        for building in Building::ALL.into_iter().filter(|building| *building != Building::Lawyer) {
            for seat in SEATS {
                let game = built(&[(if seat == Red { Blue } else { Red }, Building::Lawyer), (seat, building)]);
                let flips = || game.legal().filter(|event| matches!(event, Event::Flip { .. }));
                let flip = flips().next().expect("a card can be turned");
                assert_eq!(flips().count(), 1);
                let words = row(|view| game.label(&flip, view), view);
                assert!(words.starts_with(view.name(seat)), "{words}");
                assert!(words.contains(super::words(view).buildings.of(building.index())), "{words}");
                assert!(verbs.iter().any(|verb| words.contains(verb)), "{words}");
            }
        }
    }
}

/// Two deniers for a token and five for two; the owner's is three (facts 1.1).
#[test]
fn every_row_of_a_church_has_a_verb_and_its_price() {
    for (language, view) in each_view() {
        let (verb, coins) = match language {
            Language::Dutch => (" koopt ", "denar"),
            Language::German => (" kauft ", "Denar"),
            Language::English => (" buys ", "deniers"),
        };
        for seat in SEATS {
            let game = everything_built(Orange);
            for (tokens, price) in [(1, if seat == Orange { "2-3" } else { "2" }), (2, "5")] {
                let words = row(|view| game.label(&Event::Church { seat, tokens }, view), view);
                assert!(words.contains(verb), "{words}");
                assert!(words.ends_with(&std::format!("| {price} {coins}")), "{words}");
            }
        }
    }
}
