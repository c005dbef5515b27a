//! What earlier versions stored can still be read.
//!
//! The bytes below were written by the version they are named after and are never changed; a new format adds a fixture
//! and keeps the old ones. What a game must be is written beside it in the notation, which people can read.

mod table;

use std::{fmt::Debug, str::FromStr};

use companion::{Companion, memory, press::Button, settings::Settings};
use engine::{
    Game,
    carcassonne_city::City,
    journal::Entry,
    magna_carta::{MagnaCarta, Phase},
    play::Play,
    seat::Seat::Green,
};
use table::{
    Table,
    flash::{Flash, bytes, hexadecimal},
};

/// A game as the device stored it, record by record in hexadecimal, and the same game in the notation.
struct Fixture {
    version: &'static str,
    /// The number that the game is stored under.
    game: u8,
    header: &'static str,
    entries: &'static [&'static str],
    notation: &'static str,
}

const MAGNA_CARTA: &[Fixture] = &[
    FIRST_MAGNA_CARTA,
    Fixture {
        version: "0.1.0, with eight seats",
        game: 0,
        header: "000100040201030002030102000000",
        entries: &[
            "0100",
            "0104010400000000",
            "0104010500000000",
            "010602",
            "010601",
            "0202",
            "0301",
            "0301",
            "0204",
            "0303",
            "0301",
            "010f07020102",
            "010f0700",
            "010f0605000a03",
            "010f06050103",
            "010f060602",
            "010602",
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
pass green
undo 2
redo
redo 1
undo 4
redo 3
redo
correct passed green orange
correct passed nobody
correct street 5 bank blue
correct street 5 residence blue
correct street 6 gone
pass orange
",
    },
];

const FIRST_MAGNA_CARTA: Fixture = Fixture {
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
};

const CITY: &[Fixture] = &[
    FIRST_CITY,
    Fixture {
        version: "0.1.0, with eight seats",
        game: 1,
        header: "010305040704010101",
        entries: &["010004010000", "010007010100", "0202", "0302", "01150000", "01150100", "01150200", "0113000103"],
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
undo 2
redo 2
correct unclaimed none
correct towers nearest
correct last-tile new
correct left walls=3
",
    },
];

const FIRST_CITY: Fixture = Fixture {
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
};

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

#[test]
fn what_was_stored_first_would_still_be_written_so() {
    is_written::<MagnaCarta>(&FIRST_MAGNA_CARTA);
    is_written::<City>(&FIRST_CITY);
}

/// The end of a round, and the income that follows it by itself: an entry of its own kind.
#[test]
fn what_follows_by_itself_is_written_as_such() {
    let mut table = Table::in_actions();
    let mut flash = Flash::default();
    table.quiet_round();
    flash.store(&mut table.device);
    let (_, entries) = flash.game.expect("a game is stored");
    let last: Vec<String> = entries.iter().rev().take(2).map(|entry| hexadecimal(entry)).collect();
    assert_eq!(last, ["0400", "0100"]);
}

/// Before what follows by itself had an entry of its own kind it was stored as an event; A takes both back all the same.
#[test]
fn a_game_of_the_first_version_can_be_taken_back_and_brought_back() {
    let mut table = Table::new();
    table.device.recall_game(&bytes(FIRST_MAGNA_CARTA.header)).expect("a header");
    for entry in FIRST_MAGNA_CARTA.entries {
        table.device.recall_entry(&bytes(entry)).expect("an entry");
    }
    table.device.recall_done().expect("a game");
    table.device.recall_results_done();
    let (end, rounds) = (table.state(), |table: &Table| (table.game().round(), table.phase()));
    assert_eq!(rounds(&table), (2, Phase::Actions));
    // The statue; then the income of round 2 with the end of round 1, which are two entries there.
    table.tap(Button::A);
    assert_eq!((rounds(&table), table.game().score(Green).prestige), ((2, Phase::Actions), 0));
    let begun = table.state();
    table.tap(Button::A);
    assert_eq!(rounds(&table), (1, Phase::RoundEnd));
    table.tap(Button::C);
    assert!(*table.game() == begun, "the income follows again");
    table.tap(Button::C);
    assert!(*table.game() == end, "and the statue is offered");
    // Back to the beginning, and every line of it again.
    table.tap_times(Button::A, 30);
    assert_eq!(rounds(&table), (1, Phase::Income));
    table.hold(Button::A);
    table.tap_times(Button::Down, 30);
    table.tap(Button::C);
    assert!(*table.game() == end);
}
