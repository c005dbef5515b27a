//! What earlier versions stored can still be read.
//!
//! The bytes below were written by the version they are named after and are never changed; a new format adds a fixture
//! and keeps the old ones. What the game must be is written beside them in the notation, which people can read.

use companion::{Companion, memory, settings::Settings};
use engine::{
    journal::Entry,
    magna_carta::{Event, MagnaCarta, Setup},
    play::Play,
};

/// A game as the device stored it, record by record in hexadecimal, and the same game in the notation.
struct Fixture {
    version: &'static str,
    header: &'static str,
    entries: &'static [&'static str],
    notation: &'static str,
}

const FIXTURES: &[Fixture] = &[Fixture {
    version: "0.1.0",
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

fn bytes(hexadecimal: &str) -> Vec<u8> {
    let digit = |at: usize| u8::from_str_radix(&hexadecimal[at..at + 2], 16).expect("two hexadecimal digits");
    (0..hexadecimal.len()).step_by(2).map(digit).collect()
}

/// The game that a text in the notation tells.
fn told(notation: &str) -> Box<Play<MagnaCarta>> {
    let (header, events) = notation.split_once("begin\n").expect("a header ends with begin");
    let setup: Setup = format!("{header}begin\n").parse().expect("a header in the notation");
    let mut play = Box::new(Play::new(setup));
    for line in events.lines() {
        let entry: Entry<Event> = line.parse().expect("a line in the notation");
        play.enter(&entry).unwrap_or_else(|_| panic!("the rules allow '{line}'"));
    }
    play
}

#[test]
fn a_stored_game_of_every_version_comes_back() {
    for fixture in FIXTURES {
        let mut device = Companion::new(Settings::default());
        device.recall_game(&bytes(fixture.header)).unwrap_or_else(|_| panic!("{}: header", fixture.version));
        for entry in fixture.entries {
            device.recall_entry(&bytes(entry)).unwrap_or_else(|_| panic!("{}: entry {entry}", fixture.version));
        }
        device.recall_done().unwrap_or_else(|_| panic!("{}: replay", fixture.version));
        assert!(device.game() == Some(told(fixture.notation).state()), "{}", fixture.version);
    }
}

#[test]
fn this_version_writes_the_newest_format() {
    let newest = FIXTURES.last().expect("there is a format");
    let play = told(newest.notation);
    let mut buffer = [0; memory::MOST_BYTES];
    let header = engine::packed::write(&(0u8, play.setup()), &mut buffer).expect("a header fits").to_vec();
    let hexadecimal = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    assert_eq!(hexadecimal(&header), newest.header);
    let mut from = 0;
    let mut entries = Vec::new();
    while let Some(entry) = play.packed_at(from) {
        entries.push(hexadecimal(entry));
        from += entry.len();
    }
    assert_eq!(entries, newest.entries);
}
