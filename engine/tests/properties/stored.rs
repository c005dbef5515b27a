//! The stored format: bytes as they are written in flash, of every kind of entry and of set-ups.
//!
//! The bytes are those that the first version with such an entry wrote. When one of these fails, stored games cannot be read
//! any more: it is the code that is wrong. Invariant: there is a line for every variant of the stored enums.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use engine::carcassonne_city::event::{EndValue, SeatValue};
use engine::carcassonne_city::setup::{Distance, LastTile, Unclaimed};
use engine::carcassonne_city::{self, City, End, FeatureKind, TileRole};
use engine::journal::{Entry, MOST_ENTRY_BYTES};
use engine::magna_carta::cards::{Building, Cube, Neutral, Prestige};
use engine::magna_carta::event::{Counted, Held};
use engine::magna_carta::setup::{Books, Variant};
use engine::magna_carta::tokens::Part;
use engine::magna_carta::{self, MagnaCarta};
use engine::notation::Unreadable;
use engine::seat::Seat;
use engine::{Game, packed};

/// Each line is packed into these bytes, and these bytes are that line.
fn is_stored_as<G>(lines: &[(&str, &[u8])])
where
    G: Game<Event: Display + Debug + FromStr<Err = Unreadable>>,
{
    for (line, bytes) in lines {
        let entry: Entry<G::Event> = line.parse().unwrap_or_else(|error| panic!("`{line}`: {error}"));
        let mut buffer = [0; MOST_ENTRY_BYTES];
        assert_eq!(packed::write(&entry, &mut buffer), Some(*bytes), "{line}");
        assert_eq!(packed::read(bytes), Ok(entry), "{line}");
    }
}

#[test]
fn entries_of_magna_carta_keep_their_bytes() {
    is_stored_as::<MagnaCarta>(&[
        ("next", &[1, 0]),
        ("draw red", &[1, 1, 0]),
        ("redraw green", &[1, 2, 1]),
        ("worker orange 5", &[1, 3, 2, 5]),
        ("build blue church food=1 wood=2 stone=3 gold=4", &[1, 4, 3, 11, 1, 2, 3, 4]),
        ("prestige red cathedral 7 stone=5 gold=3", &[1, 5, 0, 0, 6, 1, 7, 0, 0, 5, 3]),
        ("prestige green other=200", &[1, 5, 1, 1, 200, 0, 0, 0, 0, 0]),
        ("pass orange", &[1, 6, 2]),
        ("provost blue -3", &[1, 7, 3, 253]),
        ("use red", &[1, 8, 0, 0, 0, 0, 0, 0]),
        ("use green gold", &[1, 8, 1, 1, 3, 0, 0, 0, 0]),
        ("use orange food stone", &[1, 8, 2, 2, 0, 2, 0, 0, 0, 0]),
        ("use blue 2 food=1", &[1, 8, 3, 3, 2, 1, 0, 0, 0]),
        ("skip red", &[1, 9, 0]),
        ("castle green 2 food=2 wood=2 stone=2", &[1, 10, 1, 2, 2, 2, 2, 0]),
        ("nobody", &[1, 11]),
        ("church orange 2", &[1, 12, 2, 2]),
        ("flip blue 6", &[1, 13, 3, 6]),
        ("count red gold=2 cubes=5 coins=300 buildings=0 prestige=14", &[1, 14, 0, 31, 2, 5, 172, 2, 0, 14]),
        ("correct provost 5", &[1, 15, 0, 5]),
        ("correct start blue", &[1, 15, 1, 3]),
        ("correct stock dungeon=3 walls=8", &[1, 15, 2, 3, 3, 8]),
        ("correct tokens green towers=1", &[1, 15, 3, 1, 4, 1]),
        ("correct orange coins=4 food=2 wood=1 stone=0 gold=9999", &[1, 15, 4, 2, 31, 4, 2, 1, 0, 143, 78]),
        ("correct cubes 5 3", &[1, 15, 5, 5, 3]),
        ("correct street 5 bank green", &[1, 15, 6, 5, 0, 10, 1]),
        ("correct street 5 residence blue", &[1, 15, 6, 5, 1, 3]),
        ("correct street 7 gone", &[1, 15, 6, 7, 2]),
        ("correct passed orange green", &[1, 15, 7, 2, 2, 1]),
        ("correct passed nobody", &[1, 15, 7, 0]),
        ("undo", &[0]),
        ("undo 300", &[2, 172, 2]),
        ("redo", &[3, 1]),
        ("redo 2", &[3, 2]),
    ]);
}

#[test]
fn entries_of_carcassonne_city_keep_their_bytes() {
    is_stored_as::<City>(&[
        ("tile red", &[1, 0, 0, 0, 0]),
        ("tile green steward", &[1, 0, 1, 1, 2, 0]),
        ("tile white vendor completes", &[1, 0, 6, 1, 1, 1]),
        ("road", &[1, 1, 0]),
        ("market", &[1, 1, 1]),
        ("tiles 12", &[1, 2, 12]),
        ("goods 3", &[1, 3, 3]),
        ("followers red=1 purple=255", &[1, 4, 1, 0, 0, 0, 0, 0, 0, 255]),
        ("next", &[1, 5]),
        ("gate blue", &[1, 6, 3]),
        ("wall black right guard", &[1, 7, 4, 1, 1]),
        ("walls left=2 right=1", &[1, 8, 2, 1]),
        ("closed", &[1, 9]),
        ("tower yellow left", &[1, 10, 5, 0]),
        ("skip red", &[1, 11, 0]),
        ("end", &[1, 12]),
        ("district green=2", &[1, 13, 0, 2, 0, 0, 0, 0, 0, 0]),
        ("markets 75", &[1, 14, 75]),
        ("public blue 32", &[1, 15, 3, 32]),
        ("historic purple 7", &[1, 16, 7, 7]),
        ("correct turn orange", &[1, 17, 2]),
        ("correct tiles 74", &[1, 18, 74]),
        ("correct right walls=69 tower=3", &[1, 19, 1, 3, 69, 3]),
        (
            "correct red points=999 citizens=1 vendors=0 stewards=2 guards=1 towers=3",
            &[1, 20, 0, 63, 231, 7, 1, 0, 2, 1, 3],
        ),
        ("correct unclaimed walls", &[1, 21, 0, 1]),
        ("correct towers far", &[1, 21, 1, 1]),
        ("correct last-tile old", &[1, 21, 2, 1]),
        ("undo", &[0]),
        ("undo 2", &[2, 2]),
        ("redo", &[3, 1]),
        ("redo 2", &[3, 2]),
    ]);
}

/// What followed by itself is the same with another number before it; there is no text for the difference.
#[test]
fn what_followed_keeps_its_bytes() {
    let entry = Entry::Follow(magna_carta::Event::Next);
    let mut buffer = [0; MOST_ENTRY_BYTES];
    assert_eq!(packed::write(&entry, &mut buffer), Some(&[4, 0][..]));
    assert_eq!(packed::read(&[4, 0]), Ok(entry));
}

/// A word is stored as its place here, and amounts in this order: what comes later in a game is appended.
#[test]
fn words_keep_their_places() {
    fn is(words: &str, stored: &[&'static str]) {
        assert!(words.split_whitespace().eq(stored.iter().copied()), "{words}");
    }
    is("red green orange blue black yellow white purple", &Seat::ALL.map(Seat::word));
    is("food wood stone gold", &Cube::ALL.map(Cube::word));
    is("park forest quarry trading-post peddler", &Neutral::ALL.map(Neutral::word));
    is(
        "farm-small sawmill-small quarry-small peddler market lawyer gold-mine farm-large sawmill-large quarry-large \
         bank church",
        &Building::ALL.map(Building::word),
    );
    is("theatre statue hotel stables town-hall monument cathedral", &Prestige::ALL.map(Prestige::word));
    is("intro standard", &Variant::ALL.map(Variant::word));
    is("table device", &Books::ALL.map(Books::word));
    is("gold cubes coins buildings prestige", &Counted::ALL.map(Counted::word));
    is("coins food wood stone gold", &Held::ALL.map(Held::word));
    is("dungeon walls towers", &Part::ALL.map(Part::word));
    is("none walls", &Unclaimed::ALL.map(Unclaimed::word));
    is("nearest far", &Distance::ALL.map(Distance::word));
    is("new old", &LastTile::ALL.map(LastTile::word));
    is("road market", &FeatureKind::ALL.map(FeatureKind::word));
    is("citizen vendor steward", &TileRole::ALL.map(TileRole::word));
    is("left right", &End::ALL.map(End::word));
    is("walls tower", &EndValue::ALL.map(EndValue::word));
    is("points citizens vendors stewards guards towers", &SeatValue::ALL.map(SeatValue::word));
}

fn is_setup_stored_as<S>(header: &str, bytes: &[u8])
where
    S: FromStr<Err: Debug> + Debug + PartialEq + serde::Serialize + serde::de::DeserializeOwned,
{
    let setup: S = format!("provost 1\n{header}\nbegin").parse().expect("a legal header");
    let mut buffer = [0; packed::MOST_SETUP_BYTES];
    assert_eq!(packed::write(&setup, &mut buffer), Some(bytes), "{header}");
    assert_eq!(packed::read(bytes), Ok(setup), "{header}");
}

#[test]
fn setups_of_magna_carta_keep_their_bytes() {
    is_setup_stored_as::<magna_carta::Setup>(
        "game magna-carta standard\nbooks device\nseats orange green blue red\nstart blue\nstreet forest quarry park\n\
         points bank=4 statue=200\ncost bank wood=1 stone=2 any=1",
        &[1, 1, 4, 2, 1, 3, 0, 3, 3, 1, 2, 0, 2, 0, 10, 4, 1, 1, 200, 1, 0, 10, 0, 1, 2, 0, 1],
    );
    is_setup_stored_as::<magna_carta::Setup>(
        "game magna-carta intro\nseats red blue\nstart red\nstreet trading-post",
        &[0, 0, 2, 0, 3, 0, 1, 3, 0, 0],
    );
}

#[test]
fn setups_of_carcassonne_city_keep_their_bytes() {
    is_setup_stored_as::<carcassonne_city::Setup>(
        "game carcassonne-city\nseats purple white yellow black\nstart black\nunclaimed walls\ntowers far\nlast-tile old",
        &[4, 7, 6, 5, 4, 4, 1, 1, 1],
    );
    is_setup_stored_as::<carcassonne_city::Setup>(
        "game carcassonne-city\nseats red green\nstart red",
        &[2, 0, 1, 0, 0, 0, 0],
    );
}
