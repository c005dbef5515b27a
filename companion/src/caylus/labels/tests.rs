//! What rows are called whose names depend on what stands on the road.

use std::{format, string::String, vec::Vec};

use engine::{Game, caylus::Setup};

use super::*;
use crate::settings::{Language, Settings};

/// The buildings of a Guide game in which these stand within reach.
fn effects(street: &str) -> Caylus {
    let header = "provost 1\ngame caylus\nseats red green\nstreet farm forest sawmill quarry market carpenter\njeweller yes\nbegin\n";
    let setup: Setup = header.parse().expect("a header");
    let mut game = Caylus::begin(&setup);
    for line in format!("{street}correct provost 12\nnext\npass red\npass green\nnext\nnobody").lines() {
        let event: Event = line.parse().expect("an event in the notation");
        game.apply(&event).unwrap_or_else(|refusal| panic!("'{line}': {refusal}"));
    }
    game
}

/// The rows of Red's points, in Dutch.
fn sold(game: &Caylus) -> Vec<String> {
    let view = View::of(Settings { language: Language::Dutch, ..Settings::default() });
    let of_red = |event: &Event| matches!(event, Event::Points { seat: Seat::Red, .. });
    game.candidates().filter(of_red).map(|event| format!("{}", label(game, &event, view).name)).collect()
}

/// Facts 2.5: the church sells 3 or 5 points, the tailor 4 or 6, the jeweller 5 or 9.
#[test]
fn points_are_listed_with_who_sells_them() {
    assert_eq!(sold(&effects("correct street 9 church green\n")), ["Kerk +3", "Kerk +5"]);
    assert_eq!(sold(&effects("correct street 9 tailor green\n")), ["Kleermaker +4", "Kleermaker +6"]);
    assert_eq!(sold(&effects("correct street 9 jeweller green\n")), ["Juwelier +5", "Juwelier +9"]);
    let both = effects("correct street 9 church green\ncorrect street 10 jeweller red\n");
    assert_eq!(sold(&both), ["Kerk +3", "Kerk/Juwelier +5", "Juwelier +9"]);
}

/// Beyond the provost a church sells nothing (facts 2.2, CAY-NL "Fase 5").
#[test]
fn who_is_out_of_reach_sells_nothing() {
    assert_eq!(sold(&effects("correct street 13 church green\n")), [""; 0]);
}
