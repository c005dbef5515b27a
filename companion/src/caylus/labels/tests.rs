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

/// Facts 2.6: 1 cloth and 1 denier make a residence of 2 points. The longest rows have their price too, in every wording.
#[test]
fn every_residence_has_its_price() {
    let game = effects("correct street 9 wooden-quarry red\ncorrect street 10 lawyer red\n");
    for (language, price) in
        [(Language::Dutch, "lin+din 2p"), (Language::German, "Tuch+Den 2p"), (Language::English, "clo+den 2p")]
    {
        let view = View::of(Settings { language, ..Settings::default() });
        for wording in [Wording::Whole, Wording::Brief, Wording::FewLetters] {
            let row = label(&game, &Event::Flip { seat: Seat::Red, at: 9 }, view.worded(wording));
            assert_eq!(row.value, price, "{}", row.name);
        }
    }
}

/// One form on all rows of a list, none of two letters: which it is does not hang on how long a name is.
#[test]
fn prices_have_one_form() {
    let game = effects("");
    let build = |building| Event::Build { seat: Seat::Red, building, pay: Pay::UNSAID };
    for language in Language::ALL {
        let view = View::of(Settings { language, ..Settings::default() });
        for building in Building::ALL {
            let values = [Wording::Whole, Wording::Brief, Wording::FewLetters]
                .map(|wording| label(&game, &build(building), view.worded(wording)).value);
            assert!(values.iter().all(|value| *value == values[0]), "{values:?}");
            let paid = values[0].split(' ').next().unwrap_or("");
            assert!(paid.split('+').all(|cube| cube.len() > 2), "{paid}");
        }
    }
}

/// Facts 2.3: a market gives 4 deniers for a cube. Where a note has little room it is what was paid and got that is said, not
/// what was chosen.
#[test]
fn a_sale_in_few_words_is_told_by_its_amounts() {
    let header = "provost 1\ngame caylus\nbooks device\nseats red green\nstreet market forest sawmill quarry farm carpenter\nbegin\n";
    let setup: Setup = header.parse().expect("a header");
    let mut game = Caylus::begin(&setup);
    let lines = "next\nworker red 1\nworker green 3\nworker red 4\npass green\npass red\nnobody";
    let event = |line: &str| line.parse::<Event>().expect("an event in the notation");
    for line in lines.lines() {
        game.apply(&event(line)).unwrap_or_else(|refusal| panic!("'{line}': {refusal}"));
    }
    let (before, sale) = (game.clone(), event("use red food"));
    game.apply(&sale).expect("Red has food");
    let view = View::of(Settings { language: Language::Dutch, ..Settings::default() });
    let said = super::super::outcome::outcome(&before, &sale, &game, view.briefly());
    assert!(said.starts_with("Rood, -1 voe") || said.starts_with("Rood, +4 din"), "{said}");
    assert!(said.contains("+4 din") && said.contains("-1 voe"), "{said}");
}
