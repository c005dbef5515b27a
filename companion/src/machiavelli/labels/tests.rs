//! The rows of rank 8, what they cost and that they have room; what is given up for a district, and that it says so.

use std::{format, string::String};

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

/// What is handed over for a list.
fn all_listed(game: &Machiavelli) -> impl Iterator<Item = Event> {
    let mut all = std::vec::Vec::new();
    let _ = listed(game, &mut |event| {
        all.push(event);
        ControlFlow::Continue(())
    });
    all.into_iter()
}

/// The same card for the same is allowed, and nobody means it.
#[test]
fn no_card_is_swapped_for_the_same() {
    let game = rank_eight("diplomat", "correct red city tavern market\ncorrect green city tavern church");
    let swaps = |event: &Event| matches!(event, Event::Swap { .. }) && game.allows(event).is_ok();
    // Like for like, and the market for the church; the others would leave a pair.
    assert_eq!(game.candidates().filter(swaps).count(), 2);
    assert_eq!(all_listed(&game).filter(swaps).count(), 1);
}

/// The keep is out of reach, the vault never stands anywhere.
#[test]
fn everything_destroyed_fits_its_row_with_its_price() {
    let game = rank_eight("warlord", "correct green city great-wall");
    let room = Room::BODY;
    for language in Language::ALL {
        let view = View::of(Settings { language, ..Settings::default() }).worded(Wording::Brief);
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

/// Red acts with a framework, an armory and action cards.
fn giving_up(own: &str) -> Machiavelli {
    let header = "provost 1\ngame machiavelli\nseats red green blue yellow orange\nstart red\n\
                  characters first-game magistrate tax-collector\nactions on\nbegin\n";
    let setup: Setup = header.parse().expect("a header");
    let mut game = Machiavelli::begin(&setup);
    let lines = format!(
        "next\nanswer green\nexpropriate 1 2 7\nnext\ncorrect call 7\nanswer red\ncorrect red city {own}\n\
         correct green city market"
    );
    for line in lines.lines() {
        let event: Event = line.trim().parse().expect("an event in the notation");
        game.apply(&event).unwrap_or_else(|refusal| panic!("'{line}': {refusal}"));
    }
    game
}

/// What is given up is the heading, a type stands under it, and districts under that: no list is longer than a dozen.
#[test]
fn what_is_given_up_is_a_heading_of_types() {
    let game = giving_up("framework armory tavern temple watchtower manor");
    let view = View::of(Settings { language: Language::Dutch, ..Settings::default() });
    let mut lists = std::collections::BTreeMap::<(Option<u8>, Option<u8>), usize>::new();
    for event in all_listed(&game).filter(|event| game.allows(event).is_ok()) {
        if let Event::Build { way: Way::By(_) | Way::Over(_), .. } = event {
            *lists.entry((group(&game, &event), subgroup(&game, &event))).or_default() += 1;
        }
    }
    assert!(lists.len() > 6 * 5 && lists.values().all(|rows| *rows <= 12), "{lists:?}");
    // Headings of one list never share a bit.
    for (one, within) in lists.keys() {
        let other = |(parent, other): &&(Option<u8>, Option<u8>)| parent == one && other != within;
        let bits = lists.keys().filter(other).filter_map(|(_, other)| Some(other.as_ref()? % 32));
        assert!(within.is_none_or(|within| bits.into_iter().all(|bit| bit != within % 32)), "{lists:?}");
    }
    let title = |group| format!("{}", group_title(&game, group, view));
    assert_eq!(title(ARMORY), "vernietigt, Wapenkamer weg");
    assert_eq!(title(FRAMEWORK), "Gratis, Stellage weg");
    assert_eq!(title(OVER + 2), "Vervangt Taveerne");
    assert_eq!(title(NECROPOLIS), "Necropolis voor eigen gebouw");
    let tower: Event = "build red bell-tower by framework early".parse().expect("an event");
    assert_eq!(subgroup(&game, &tower), None);
    assert_eq!(row(&game, "build red bell-tower by framework early"), "Klokkentoren|einde bij 6");
    assert_eq!(row(&game, "build red bell-tower by framework"), "Klokkentoren|Stellage weg");
    assert_eq!(row(&game, "build red bell-tower early"), "Klokkentoren|einde bij 6");
}

/// Whatever is given up for whatever, in every language: the heading, and the rows under it.
#[test]
fn what_is_given_up_fits_its_row() {
    let game = giving_up("framework armory");
    let room = Room::resting(0);
    let never = [District::SecretVault, District::Tent];
    let standing = |one: District| one.own().is_none() && !never.contains(&one);
    let mut long = std::vec::Vec::new();
    for language in Language::ALL {
        let view = View::of(Settings { language, ..Settings::default() });
        let mut fits = |say: &dyn Fn(View) -> Label| {
            let row = view.fitting(&say, &|row| room.fits(row), &|row| room.barely_fits(row));
            if !room.barely_fits(&row) {
                long.push(row);
            }
        };
        for group in [ARMORY, FRAMEWORK, NECROPOLIS] {
            fits(&|view| Label { name: group_title(&game, group, view), value: group_value(&game, group, view) });
        }
        for (early, untaxed) in [(true, true), (true, false), (false, true)] {
            fits(&|view| label(&game, &Event::Seize { early, untaxed }, view));
        }
        for own in District::all().filter(|one| standing(*one)) {
            let replaced = giving_up(&format!("{own}"));
            fits(&|view| Label { name: group_title(&replaced, OVER, view), value: fill("...", &[]) });
            for built in District::all().filter(|one| standing(*one)) {
                let (district, own) = (Named::plain(built), Named::plain(own));
                let event = |way| Event::Build { seat: Seat::Red, district, way, early: false, untaxed: false };
                fits(&|view| label(&game, &event(Way::Over(own)), view));
                if own.district == District::Framework || built == District::Necropolis {
                    fits(&|view| label(&game, &event(Way::By(own)), view));
                }
            }
        }
    }
    assert!(long.is_empty(), "{long:#?}");
}
