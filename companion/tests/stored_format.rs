//! What earlier versions stored can still be read.
//!
//! The bytes below were written by the version they are named after and are never changed; a new format adds a fixture
//! and keeps the old ones. What a game must be is written beside it in the notation, which people can read.

mod table;

use std::{fmt::Debug, str::FromStr};

use companion::{
    Companion, memory,
    picture::Picture,
    press::{Button, Kind, Press},
    settings::{HeldTime, Language, Settings, Teaching},
};
use engine::{
    Game,
    autoplay::Repeatable,
    carcassonne_city::City,
    journal::Entry,
    magna_carta::{
        MagnaCarta,
        setup::{Books, Variant},
    },
    play::Play,
    seat::Seat::{Green, Orange},
};
use table::{CityTable, Table, flash::Flash};

/// A game as the device stored it, record by record in hexadecimal, and the same game in the notation.
struct Fixture {
    version: &'static str,
    /// The number that the game is stored under.
    game: u8,
    header: &'static str,
    entries: &'static [&'static str],
    notation: &'static str,
}

const MAGNA_CARTA: &[Fixture] = &[Fixture {
    version: "0.1.0",
    game: 0,
    header: "000100040201030002030102000000",
    entries: &[
        "0100",
        "0104010400000000",
        "0104010500000000",
        "010602",
        "00",
        "010602",
        "010601",
        "010603",
        "010600",
        "01070200",
        "01070102",
        "010b",
        "010d0105",
        "0100",
        "010a020100000000",
        "010a010200000000",
        "010a030000000000",
        "010a000000000000",
        "010f0003",
        "010f02030208",
        "0100",
        "0100",
        "0105010001010500000000",
    ],
    notation: "provost 1
game magna-carta standard
seats orange green blue red
start orange
street forest quarry park
begin
next
build green market
build green lawyer
pass orange
undo
pass orange
pass green
pass blue
pass red
provost orange 0
provost green 2
nobody
flip green 5
next
castle orange 1
castle green 2
castle blue 0
castle red 0
correct provost 3
correct stock dungeon=2 walls=8
next
next
prestige green statue 5
",
}];

const CITY: &[Fixture] = &[Fixture {
    version: "0.1.0",
    game: 1,
    header: "010305040704010101",
    entries: &[
        "010004010000",
        "010007010100",
        "00",
        "010007010200",
        "0100050000",
        "01121e",
        "011107",
        "010007010101",
        "010100",
        "010204",
        "01040000000001000000",
        "010101",
        "010203",
        "010302",
        "01040000000000000000",
        "0105",
        "010607",
        "0107050001",
        "0109",
        "010101",
        "010201",
        "010301",
        "01040000000000000001",
        "0105",
        "0107040100",
        "010a0700",
        "011300031401",
        "011405217802",
        "0100050001",
        "010100",
        "010202",
        "01040000000000000000",
        "0105",
        "01080201",
        "010b05",
        "010c",
        "0105",
        "010d0000000000000001",
        "010e03",
        "010f0504",
        "01100501",
    ],
    notation: "provost 1
game carcassonne-city
seats yellow black purple
start black
unclaimed walls
towers far
last-tile old
begin
tile black citizen
tile purple vendor
undo
tile purple steward
tile yellow
correct tiles 30
correct turn purple
tile purple vendor completes
road
tiles 4
followers black=1
market
tiles 3
goods 2
followers nobody
next
gate purple
wall yellow left guard
closed
market
tiles 1
goods 1
followers purple=1
next
wall black right
tower purple left
correct left walls=20 tower=1
correct yellow points=120 towers=2
tile yellow completes
road
tiles 2
followers nobody
next
walls left=2 right=1
skip yellow
end
next
district purple=1
markets 3
public yellow 4
historic yellow 1
",
}];

fn bytes(hexadecimal: &str) -> Vec<u8> {
    let digit = |at: usize| u8::from_str_radix(&hexadecimal[at..at + 2], 16).expect("two hexadecimal digits");
    (0..hexadecimal.len()).step_by(2).map(digit).collect()
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The game that a text in the notation tells.
fn told<G: Game>(notation: &str) -> Box<Play<G>>
where
    G::Setup: FromStr<Err: Debug>,
    Entry<G::Event>: FromStr<Err: Debug>,
{
    let (header, events) = notation.split_once("begin\n").expect("a header ends with begin");
    let setup: G::Setup = format!("{header}begin\n").parse().expect("a header in the notation");
    let mut play = Box::new(Play::new(setup));
    for line in events.lines() {
        let entry: Entry<G::Event> = line.parse().expect("a line in the notation");
        play.enter(&entry).unwrap_or_else(|_| panic!("the rules allow '{line}'"));
    }
    play
}

fn comes_back<G: Game + 'static>(fixtures: &[Fixture])
where
    G::Setup: FromStr<Err: Debug>,
    Entry<G::Event>: FromStr<Err: Debug>,
{
    for fixture in fixtures {
        let mut device = Companion::new(Settings::default());
        device.recall_game(&bytes(fixture.header)).unwrap_or_else(|_| panic!("{}: header", fixture.version));
        for entry in fixture.entries {
            device.recall_entry(&bytes(entry)).unwrap_or_else(|_| panic!("{}: entry {entry}", fixture.version));
        }
        device.recall_done().unwrap_or_else(|_| panic!("{}: replay", fixture.version));
        assert!(device.game() == Some(told::<G>(fixture.notation).state()), "{}", fixture.version);
    }
}

fn is_written<G: Game>(newest: &Fixture)
where
    G::Setup: FromStr<Err: Debug>,
    Entry<G::Event>: FromStr<Err: Debug>,
{
    let play = told::<G>(newest.notation);
    let mut buffer = [0; memory::MOST_BYTES];
    let header = engine::packed::write(&(newest.game, play.setup()), &mut buffer).expect("a header fits");
    assert_eq!(hexadecimal(header), newest.header);
    let mut from = 0;
    let mut entries = Vec::new();
    while let Some(entry) = play.packed_at(from) {
        entries.push(hexadecimal(entry));
        from += entry.len();
    }
    assert_eq!(entries, newest.entries);
}

#[test]
fn a_stored_game_of_every_version_comes_back() {
    comes_back::<MagnaCarta>(MAGNA_CARTA);
    comes_back::<City>(CITY);
}

#[test]
fn this_version_writes_the_newest_format() {
    is_written::<MagnaCarta>(MAGNA_CARTA.last().expect("there is a format"));
    is_written::<City>(CITY.last().expect("there is a format"));
}

// What is remembered besides the game.

/// What the device stored before it knew a second game: German, 800 ms, "short" teaching, no preview, a flipped screen; the intro rules with
/// three players and the device's books; a game that was up; a fault.
const MEMO: &str = "01020100010001030201030000000113636173746c652e72733a372061206661756c74";
/// What it stores behind that now: which game was last played, and the choices of De Stad.
const MEMO_LATER: &str = "000400010305020406070100000000";
/// The header of that game.
const MEMO_GAME: &str = "00000103020103030200030000";
/// What it stored then of a game with the intro rules: Orange has 52 for tokens, 1 for gold and 1 for coins; Green
/// 4 for gold, 1 for cubes and 2 for coins.
const RESULT: &str = "0001010202013401000100010101000101360101000100010001040101010207";

fn press(device: &mut Companion, buttons: &[Button]) {
    for button in buttons {
        for kind in [Kind::Down, Kind::Short] {
            device.press(Press { button: *button, kind }, &mut Repeatable::new(1));
        }
    }
}

fn picture(device: &Companion) -> Picture {
    let mut picture = Picture::blank();
    device.draw(&mut picture);
    picture
}

#[test]
fn what_was_remembered_before_the_second_game_comes_back() {
    let mut device = Companion::new(Settings::default());
    device.recall_value(0, &bytes(MEMO));
    let settings = Settings {
        language: Language::German,
        held: HeldTime::Long,
        // Nothing was said unasked, and nothing is.
        teaching: Teaching::Off,
        what_if: false,
        flipped: true,
    };
    assert_eq!(device.settings(), settings);
    device.recall_game(&bytes(MEMO_GAME)).expect("a header");
    device.recall_done().expect("a game without entries");
    device.recall_results_done();
    // The game was up, so it is.
    let mut anew = Table::with(settings);
    anew.set_up(Variant::Intro, 3, Books::Device);
    assert_eq!(device.game::<MagnaCarta>().map(|game| game.setup().seats().len()), Some(3));
    assert!(picture(&device) == anew.picture(), "the first screen of that game");

    // Another game with the same choices: C C, from a device without the game.
    let mut device = Companion::new(Settings::default());
    device.recall_value(0, &bytes(MEMO));
    device.recall_done().expect("no game");
    device.recall_results_done();
    press(&mut device, &[Button::C, Button::C]);
    let setup = device.game::<MagnaCarta>().expect("a game of Magna Carta").setup();
    assert_eq!((setup.variant(), setup.books(), setup.seats().len()), (Variant::Intro, Books::Device, 3));

    // The other game has its first choices.
    let mut device = Companion::new(Settings::default());
    device.recall_value(0, &bytes(MEMO));
    press(&mut device, &[Button::Down, Button::C, Button::C]);
    assert_eq!(device.game::<City>().map(|game| game.setup().seats().len()), Some(4));

    // The fault is in the settings' last row, as if it had just happened.
    let mut device = Companion::new(Settings::default());
    device.recall_value(0, &bytes(MEMO));
    let mut faulty = Companion::new(settings);
    faulty.note_restart("castle.rs:7 a fault", 1);
    for device in [&mut device, &mut faulty] {
        press(device, &[Button::Up, Button::C, Button::Up, Button::C]);
    }
    assert!(picture(&device) == picture(&faulty));
}

#[test]
fn what_is_new_is_stored_behind_what_was_known_before() {
    let mut table = Table::with(Settings {
        language: Language::German,
        held: HeldTime::Long,
        teaching: Teaching::Off,
        what_if: false,
        flipped: true,
    });
    table.device.note_restart("castle.rs:7 a fault", 1);
    table.set_up(Variant::Intro, 3, Books::Device);
    let mut flash = Flash::default();
    flash.store(&mut table.device);
    // The third byte is the teaching: off is 2.
    let first = MEMO.replacen("010201", "010202", 1);
    assert_eq!(hexadecimal(&flash.values[&0]), format!("{first}{MEMO_LATER}"));
    // A later version may add more; what is known here is read.
    let mut longer = flash.values[&0].clone();
    longer.extend([1, 2, 3]);
    let mut device = Companion::new(Settings::default());
    device.recall_value(0, &longer);
    assert_eq!(device.settings(), table.device.settings());
}

#[test]
fn a_result_from_before_the_second_game_is_shown_and_written_as_it_was() {
    let mut table = Table::playing(Language::Dutch, Variant::Intro, 2, Books::Table);
    assert_eq!(table.seats(), [Orange, Green]);
    table.go_on();
    table.everybody_passes();
    table.go_on();
    table.batches(18);
    table.batches(0);
    for number in [1, 2, 3, 4, 5, 6] {
        table.count(number);
    }
    assert_eq!([Orange, Green].map(|seat| table.game().score(seat).total()), [52 + 1 + 1, 4 + 1 + 2]);
    table.tap(Button::C);
    let mut flash = Flash::default();
    flash.store(&mut table.device);
    assert_eq!(hexadecimal(&flash.values[&1]), RESULT);

    let mut device = Companion::new(Settings::default());
    device.recall_done().expect("no game");
    device.recall_value(1, &bytes(RESULT));
    device.recall_results_done();
    // Home, results, the first: its bars, its sheet.
    table.tap_times(Button::Down, 3);
    press(&mut device, &[Button::Down, Button::Down, Button::Down]);
    for button in [Button::C, Button::C, Button::C] {
        table.tap(button);
        press(&mut device, &[button]);
        assert!(picture(&device) == table.picture());
    }
}

#[test]
fn a_result_of_de_stad_is_written_like_this() {
    let mut table = CityTable::playing(Language::Dutch, 2);
    table.tile(Some(engine::carcassonne_city::TileRole::Citizen));
    table.completes(None);
    table.road(2, &[(engine::seat::Seat::Red, 1)]);
    table.next();
    table.tiles_until(75);
    table.next();
    let mut flash = Flash::default();
    flash.store(&mut table.device);
    // Number 0, game 1 and one more, 75 tiles, two columns: Red 2 for roads and nothing else, Green nothing.
    assert_eq!(hexadecimal(&flash.values[&1]), "00024b020001020100010001000100000201010001000100010001000000");
}
