//! That whatever can be set by hand is accepted.

use std::{format, string::String, vec::Vec};

use engine::caylus::Setup;

use super::*;
use crate::{
    session::face::{Face, Show},
    settings::Settings,
};

/// Every value of every field that is offered now is accepted, and the field has it then.
fn walk(game: &Caylus, played: &str) {
    let view = View::of(Settings::default());
    let seats = game.setup().seats().iter().copied().map(Some);
    for owner in seats.chain([None]) {
        for field in (0..).map_while(|number| game.field(owner, number, view)) {
            let can_be = |value: &i16| *value != field.now && game.can_be(owner, field.code, *value);
            for value in (field.from..=field.to).filter(can_be) {
                let what = || format!("{played}: {owner:?} {} to {value}", field.name);
                let event = game.set_field(owner, field.code, value).unwrap_or_else(|| panic!("{}", what()));
                let mut after = game.clone();
                for event in after.before_correction(&event).into_iter().chain([event]) {
                    after.apply(&event).unwrap_or_else(|refusal| panic!("{}: {refusal}", what()));
                }
                // A tile that became somebody else's has left the list.
                if field.code < SPACES {
                    let now = Value::of_code(field.code).and_then(|value| bounds(&after, owner, value));
                    assert_eq!(now.map(|(now, ..)| now), Some(value), "{}", what());
                }
            }
        }
    }
}

/// A game in which whatever comes is chosen by lot, looked at from time to time; `seen` takes the phases.
fn play(header: &str, lot: usize, seen: &mut Vec<Phase>) {
    let setup: Setup = header.parse().expect("a header");
    let mut game = Caylus::begin(&setup);
    let mut lot = lot;
    for number in 0..600 {
        if number % 7 == 0 || game.favour_due().is_some() && number % 3 == 0 {
            walk(&game, &format!("{header}{number}"));
            seen.push(game.phase());
        }
        lot = lot.wrapping_mul(1_103_515_245).wrapping_add(12_345) & 0x7fff_ffff;
        let most = game.legal().count();
        let Some(event) = game.legal().nth(lot / 16 % most.max(1)) else { break };
        game.apply(&event).unwrap_or_else(|refusal| panic!("{event}: {refusal}"));
    }
    walk(&game, header);
}

#[test]
fn whatever_can_be_set_is_accepted() {
    for books in ["table", "device"] {
        let mut seen = Vec::new();
        for (seats, rest) in [("red green", "jeweller yes\n"), ("red green orange blue black", "")] {
            let street = "street farm forest sawmill quarry market carpenter";
            let header = format!("provost 1\ngame caylus\nseats {seats}\n{street}\nbooks {books}\n{rest}begin\n");
            for lot in 1..4 {
                play(&header, lot, &mut seen);
            }
        }
        for phase in Phase::ALL.into_iter().filter(|phase| *phase != Phase::Over) {
            assert!(seen.contains(&phase), "{books}: {phase} was not seen");
        }
    }
}

/// Rules "later editions": the jeweller is built only where the players have chosen it.
#[test]
fn the_jeweller_is_offered_where_it_is_in_the_game() {
    let street = "street farm forest sawmill quarry market carpenter";
    let view = View::of(Settings::default());
    for (rest, wanted) in [("jeweller yes\n", true), ("", false)] {
        let header: String = format!("provost 1\ngame caylus\nseats red green\n{street}\n{rest}begin\n");
        let setup: Setup = header.parse().expect("a header");
        let game = Caylus::begin(&setup);
        let owner = Some(Seat::Red);
        let space = |field: &Field| field.code >= SPACES;
        let field =
            (0..).map_while(|number| game.field(owner, number, view)).find(space).expect("the first empty space");
        assert_eq!(game.can_be(owner, field.code, Building::Jeweller.index() as i16), wanted);
        assert!(game.can_be(owner, field.code, Building::Church.index() as i16));
    }
}
