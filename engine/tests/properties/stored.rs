//! The stored format: bytes as they are written in flash, of every kind of entry and of set-ups.
//!
//! The bytes are those that the first version with such an entry wrote. When one of these fails, stored games cannot be read
//! any more: it is the code that is wrong. Invariant: there is a line for every variant of the stored enums.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use engine::carcassonne_city::event::{EndValue, SeatValue};
use engine::carcassonne_city::setup::{Distance, LastTile, Unclaimed};
use engine::carcassonne_city::{self, City, End, FeatureKind, TileRole};
use engine::caylus::{self, Caylus};
use engine::journal::{Entry, MOST_ENTRY_BYTES};
use engine::machiavelli::event::{Action, Counted as CityCounted, SeatValue as CitySeatValue};
use engine::machiavelli::setup::{BellTower, Switch};
use engine::machiavelli::{self, Character, District, Machiavelli};
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
        ("discard yellow", &[1, 22, 5]),
        ("undo", &[0]),
        ("undo 2", &[2, 2]),
        ("redo", &[3, 1]),
        ("redo 2", &[3, 2]),
    ]);
}

#[test]
fn entries_of_caylus_keep_their_bytes() {
    is_stored_as::<Caylus>(&[
        ("next", &[1, 0]),
        ("pass red", &[1, 1, 0]),
        ("worker green 28", &[1, 2, 1, 0, 28]),
        ("worker orange castle", &[1, 2, 2, 1, 6]),
        ("provost blue -3", &[1, 3, 3, 253]),
        ("use black", &[1, 4, 4, 0, 0, 0, 0, 0, 0]),
        ("use red cloth", &[1, 4, 0, 1, 3, 0, 0, 0, 0, 0]),
        ("use green food wood", &[1, 4, 1, 2, 0, 1, 0, 0, 0, 0, 0]),
        ("use orange 12 cloth=1", &[1, 4, 2, 3, 12, 0, 0, 0, 1, 0]),
        ("use blue inn", &[1, 4, 3, 4, 5, 0, 0, 0, 0, 0]),
        ("use red stay", &[1, 4, 0, 5, 0, 0, 0, 0, 0]),
        ("use red leave", &[1, 4, 0, 6, 0, 0, 0, 0, 0]),
        ("skip green", &[1, 5, 1]),
        ("build orange jeweller food=1 wood=2 stone=3 cloth=4 gold=5", &[1, 6, 2, 16, 1, 2, 3, 4, 5]),
        ("prestige blue cathedral 9 stone=5 gold=3", &[1, 7, 3, 8, 9, 0, 0, 5, 0, 3]),
        ("favour red points", &[1, 8, 0, 0, 0, 0, 0, 0, 0, 0]),
        ("favour red points 3", &[1, 8, 0, 0, 1, 3, 0, 0, 0, 0, 0]),
        ("favour green coins 5", &[1, 8, 1, 1, 1, 5, 0, 0, 0, 0, 0]),
        ("favour orange cubes", &[1, 8, 2, 2, 0, 0, 0, 0, 0, 0, 0]),
        ("favour orange cubes 2 stone", &[1, 8, 2, 2, 1, 2, 1, 2, 0, 0, 0, 0, 0]),
        ("favour blue cubes 4 food cloth gold=1", &[1, 8, 3, 2, 1, 4, 2, 0, 3, 0, 0, 0, 0, 1]),
        ("favour red build 1", &[1, 8, 0, 3, 0, 0, 0, 0, 0]),
        ("favour red build 2 mason wood=1", &[1, 8, 0, 4, 7, 0, 1, 0, 0, 0]),
        ("favour red build 3 park", &[1, 8, 0, 5, 9, 0, 0, 0, 0, 0]),
        ("favour red build 4 12", &[1, 8, 0, 6, 12, 0, 0, 0, 0, 0]),
        ("favour red build 5 statue 3", &[1, 8, 0, 7, 0, 3, 0, 0, 0, 0, 0]),
        ("castle green 2 food=2 wood=2 stone=2", &[1, 9, 1, 2, 2, 2, 2, 0, 0]),
        ("nobody", &[1, 10]),
        ("joust black", &[1, 11, 4]),
        ("stables blue red", &[1, 12, 2, 3, 0]),
        ("flip orange 6", &[1, 13, 2, 6]),
        ("points red -99", &[1, 14, 0, 197, 1]),
        ("points red 99", &[1, 14, 0, 198, 1]),
        ("count green gold=2 cubes=5 coins=300 points=64", &[1, 15, 1, 15, 2, 5, 172, 2, 64]),
        ("correct provost 5", &[1, 16, 5]),
        ("correct bailiff 8", &[1, 17, 8]),
        ("correct order blue red green orange", &[1, 18, 4, 3, 0, 1, 2]),
        ("correct section walls", &[1, 19, 1]),
        ("correct street 9 mason green", &[1, 20, 9, 1, 7, 1]),
        ("correct street 3 residence blue", &[1, 20, 3, 2, 3]),
        ("correct street 4 farm", &[1, 20, 4, 0, 0]),
        ("correct street 5 hotel red", &[1, 20, 5, 3, 7, 0]),
        ("correct street 9 empty", &[1, 20, 9, 4]),
        ("correct green coins=4 food=2 wood=1 stone=0 cloth=0 gold=9999", &[1, 21, 1, 63, 4, 2, 1, 0, 0, 143, 78]),
        ("correct green points=300", &[1, 22, 1, 172, 2]),
        ("correct green dungeon=1 walls=2", &[1, 23, 1, 3, 1, 2]),
        ("correct favours green points=2 build=0", &[1, 24, 1, 9, 2, 0]),
        ("correct inn green", &[1, 25, 1, 1]),
        ("correct inn nobody", &[1, 25, 0]),
        ("undo", &[0]),
        ("undo 2", &[2, 2]),
        ("redo", &[3, 1]),
        ("redo 2", &[3, 2]),
    ]);
}

#[test]
fn entries_of_machiavelli_keep_their_bytes() {
    is_stored_as::<Machiavelli>(&[
        ("next", &[1, 0]),
        ("faceup 1 9", &[1, 1, 129, 2]),
        ("answer blue", &[1, 2, 3]),
        ("nobody", &[1, 3]),
        ("play red rasputin", &[1, 4, 0, 0]),
        ("play white director", &[1, 4, 6, 3]),
        ("murder 2", &[1, 5, 2]),
        ("bewitch 9", &[1, 6, 9]),
        ("expropriate 4 2 3", &[1, 7, 4, 2, 3]),
        ("rob 3", &[1, 8, 3]),
        ("threaten 8 3", &[1, 9, 8, 3]),
        ("crown purple", &[1, 10, 7]),
        ("build red temple", &[1, 11, 0, 0, 0, 0, 0]),
        ("build red necropolis by palace+1 untaxed", &[1, 11, 0, 35, 1, 74, 0, 1]),
        ("build green bell-tower over own5 early", &[1, 11, 1, 19, 2, 52, 1, 0]),
        ("seize early untaxed", &[1, 12, 1, 1]),
        ("destroy red blue keep", &[1, 13, 0, 3, 29, 0]),
        ("destroy red blue tent by armory", &[1, 13, 0, 3, 53, 1]),
        ("swap red temple blue town-hall+1", &[1, 14, 0, 0, 3, 80]),
        ("conquer red blue docks", &[1, 15, 0, 3, 14]),
        ("upgrade red temple", &[1, 16, 0, 0, 0]),
        ("upgrade red temple palace", &[1, 16, 0, 0, 1, 10]),
        ("tuck orange", &[1, 17, 2]),
        ("complete black", &[1, 18, 4]),
        ("vault yellow", &[1, 19, 5]),
        ("highest red", &[1, 20, 0]),
        ("count red gold=4 actions=1 uniques=99", &[1, 21, 0, 69, 4, 0, 1, 0, 0, 0, 99]),
        ("correct start blue", &[1, 22, 3]),
        ("correct tax 3", &[1, 23, 3]),
        ("correct red city palace+1 tavern", &[1, 24, 0, 0, 2, 74, 11]),
        ("correct red add keep", &[1, 24, 0, 1, 1, 29]),
        ("correct red remove keep", &[1, 24, 0, 2, 1, 29]),
        ("correct red museum=3 tents=1", &[1, 25, 0, 3, 3, 1]),
        ("correct early on", &[1, 26, 1]),
        ("correct first blue", &[1, 27, 1, 3]),
        ("correct first nobody", &[1, 27, 0]),
        ("correct ending off", &[1, 28, 0]),
        ("correct call 8", &[1, 29, 8]),
        ("undo", &[0]),
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
    is(
        "assassin witch magistrate thief spy blackmailer magician wizard seer king emperor patrician bishop abbot cardinal \
         merchant alchemist trader architect navigator scholar warlord diplomat marshal queen artist tax-collector",
        &Character::ALL.map(Character::word),
    );
    is(
        "temple church monastery cathedral watchtower prison barracks fortress manor castle palace tavern market \
         trading-post docks harbor town-hall armory basilica bell-tower capitol dragon-gate factory framework gold-mine \
         great-wall haunted-quarter imperial-treasury ivory-tower keep laboratory library map-room monument museum \
         necropolis observatory park poor-house quarry school-of-magic secret-vault smithy stables statue theater \
         thieves-den wishing-well own1 own2 own3 own4 own5 tent",
        &District::ALL.map(District::word),
    );
    is("rasputin acrobat tent director", &Action::ALL.map(Action::word));
    is("gold cards actions coins types complete uniques", &CityCounted::ALL.map(CityCounted::word));
    is("museum tents", &CitySeatValue::ALL.map(CitySeatValue::word));
    is("off on", &Switch::ALL.map(Switch::word));
    is("end city", &BellTower::ALL.map(BellTower::word));
}

#[test]
fn words_of_caylus_keep_their_places() {
    use caylus::event::{Counted, Held, Row, Section};
    use caylus::setup::{Books, Favours, Jeweller};
    use caylus::tiles::{Building, Cube, Neutral, Prestige, Special};
    fn is(words: &str, stored: &[&'static str]) {
        assert!(words.split_whitespace().eq(stored.iter().copied()), "{words}");
    }
    is("food wood stone cloth gold", &Cube::ALL.map(Cube::word));
    is("gate trading-post guild joust stables inn castle", &Special::ALL.map(Special::word));
    is("farm forest sawmill quarry market carpenter", &Neutral::ALL.map(Neutral::word));
    is(
        "food-farm cloth-farm wooden-quarry wooden-sawmill wooden-market wooden-peddler lawyer mason \
         stone-farm park workshop church tailor bank alchemist architect jeweller",
        &Building::ALL.map(Building::word),
    );
    is("statue granary library weaver theatre college monument hotel cathedral", &Prestige::ALL.map(Prestige::word));
    is("table device", &Books::ALL.map(Books::word));
    is("table simple", &Favours::ALL.map(Favours::word));
    is("no yes", &Jeweller::ALL.map(Jeweller::word));
    is("dungeon walls towers", &Section::ALL.map(Section::word));
    is("points coins cubes build", &Row::ALL.map(Row::word));
    is("gold cubes coins points", &Counted::ALL.map(Counted::word));
    is("coins food wood stone cloth gold", &Held::ALL.map(Held::word));
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

#[test]
fn setups_of_caylus_keep_their_bytes() {
    is_setup_stored_as::<caylus::Setup>(
        "game caylus\nbooks device\nseats orange green blue red black\norder blue red black green orange\n\
         street carpenter farm forest sawmill quarry market\nfavours simple\njeweller yes\npoints lawyer=3 statue=200",
        &[1, 5, 2, 1, 3, 0, 4, 3, 5, 3, 0, 4, 1, 2, 6, 5, 0, 1, 2, 3, 4, 1, 1, 2, 0, 6, 3, 1, 0, 200],
    );
    is_setup_stored_as::<caylus::Setup>(
        "game caylus\nseats red blue\nstreet farm forest sawmill quarry market carpenter",
        &[0, 2, 0, 3, 0, 2, 0, 3, 6, 0, 1, 2, 3, 4, 5, 0, 0, 0],
    );
}

#[test]
fn setups_of_machiavelli_keep_their_bytes() {
    is_setup_stored_as::<machiavelli::Setup>(
        "game machiavelli\nseats red green orange blue yellow\nstart red\ncharacters first-game witch\nactions on\n\
         bell-tower city\ncard bell-tower cost=4\ncard own1 cost=3 silver=2 points=1 name=vuur",
        &[
            5, 0, 1, 2, 3, 5, 0, 129, 128, 12, 255, 255, 255, 255, 255, 1, 1, 1, 1, 132, 128, 128, 128, 8, 2, 4, 131,
            130, 1, 4, 118, 117, 117, 114, 0, 0, 0, 0,
        ],
    );
}
