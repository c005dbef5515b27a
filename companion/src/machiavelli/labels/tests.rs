//! The rows of rank 8: what they cost, and that they have room.

use std::{format, string::String};

use engine::machiavelli::Setup;

use super::*;
use crate::{
    screen::Room,
    settings::{Language, Settings},
};

/// Red acts as this character of rank 8, and cities are as these lines say.
fn rank_eight(character: &str, cities: &str) -> Machiavelli {
    let header = format!(
        "provost 1\ngame machiavelli\nseats red green blue yellow orange\nstart red\n\
         characters first-game {character}\nbegin\n"
    );
    let setup: Setup = header.parse().expect("a header");
    let mut game = Machiavelli::begin(&setup);
    for line in format!("next\ncorrect call 8\nanswer red\n{cities}").lines() {
        let event: Event = line.trim().parse().expect("an event in the notation");
        game.apply(&event).unwrap_or_else(|refusal| panic!("'{line}': {refusal}"));
    }
    game
}

fn row(game: &Machiavelli, line: &str) -> String {
    let event: Event = line.parse().expect("an event in the notation");
    assert!(game.allows(&event).is_ok(), "{line}");
    let view = View::of(Settings { language: Language::Dutch, ..Settings::default() });
    let Label { name, value } = label(game, &event, view);
    format!("{name}|{value}")
}

/// Facts, section 9: warlord cost - 1, diplomat the difference, marshal the cost, each 1 more behind a great wall.
#[test]
fn rank_eight_reads_what_it_pays() {
    for (character, cities, line, shown) in [
        ("warlord", "correct green city tavern", "destroy red green tavern", "vernietigt Taveerne|Groen 0"),
        ("warlord", "correct green city palace great-wall", "destroy red green palace", "vernietigt Paleis|Groen 5"),
        (
            "warlord",
            "correct green city palace great-wall",
            "destroy red green great-wall",
            "vernietigt Grote muur|Groen 5",
        ),
        ("marshal", "correct green city manor", "conquer red green manor", "verovert Jachtslot|Groen 3"),
        ("marshal", "correct green city manor great-wall", "conquer red green manor", "verovert Jachtslot|Groen 4"),
        (
            "diplomat",
            "correct red city church\ncorrect green city palace",
            "swap red church green palace",
            "ruilt Kerk voor Paleis|Groen 3",
        ),
        (
            "diplomat",
            "correct red city palace\ncorrect green city church great-wall",
            "swap red palace green church",
            "ruilt Paleis voor Kerk|Groen 1",
        ),
        (
            "warlord",
            "correct red city armory\ncorrect green city palace",
            "destroy red green palace by armory",
            "vernietigt Paleis|Groen",
        ),
    ] {
        assert_eq!(row(&rank_eight(character, cities), line), shown);
    }
}

/// The same card for the same is allowed, and nobody means it.
#[test]
fn no_card_is_swapped_for_the_same() {
    let game = rank_eight("diplomat", "correct red city tavern market\ncorrect green city tavern church");
    let swaps = |event: &Event| matches!(event, Event::Swap { .. }) && game.allows(event).is_ok();
    // Like for like, and the market for the church; the others would leave a pair.
    assert_eq!(game.candidates().filter(swaps).count(), 2);
    assert_eq!(listed(&game).filter(swaps).count(), 1);
}

/// The keep is out of reach, the vault never stands anywhere.
#[test]
fn everything_destroyed_fits_its_row_with_its_price() {
    let game = rank_eight("warlord", "correct green city great-wall");
    let room = Room::BODY;
    for language in Language::ALL {
        let view = View { brief: true, ..View::of(Settings { language, ..Settings::default() }) };
        for target in District::all().filter(|one| one.own().is_none()) {
            if matches!(target, District::Keep | District::SecretVault | District::Tent) {
                continue;
            }
            for &owner in game.setup().seats() {
                let district = Named::plain(target);
                let event = Event::Destroy { seat: game.start(), owner, district, armory: false };
                let row = label(&game, &event, view);
                assert!(room.barely_fits(&row), "{row:?}");
            }
        }
    }
}

/// Two unique districts may be longer than a row, whatever stands between them.
#[test]
fn every_swap_of_base_districts_fits_its_row() {
    let base = || District::all().filter(|one| one.unique().is_none() && *one != District::Tent);
    let game = rank_eight("diplomat", "correct green city great-wall");
    let room = Room::BODY;
    for language in Language::ALL {
        let view = View::of(Settings { language, ..Settings::default() });
        for (own, target) in base().flat_map(|own| base().map(move |target| (own, target))) {
            for &owner in game.setup().seats() {
                let (own, district) = (Named::plain(own), Named::plain(target));
                let event = Event::Swap { seat: game.start(), own, owner, district };
                let say = |view| label(&game, &event, view);
                let row = view.fitting(&say, &|row| room.fits(row), &|row| room.barely_fits(row));
                assert!(room.barely_fits(&row), "{row:?}");
            }
        }
    }
}
