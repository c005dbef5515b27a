//! The sizes that the device relies on.
//!
//! Invariant: the numbers are the design's; when one of these fails it is the code that grew.

use engine::carcassonne_city::event::{EndValues, Event as CityEvent, SeatValues};
use engine::carcassonne_city::setup::{LastTile, Reading};
use engine::carcassonne_city::{City, End};
use engine::journal::{Entry, Journal, MOST_BYTES, MOST_ENTRIES, MOST_ENTRY_BYTES};
use engine::magna_carta::cards::{Building, PrestigeCard};
use engine::magna_carta::event::{Amounts, Choice, Correction, Event, Lies};
use engine::magna_carta::pay::Pay;
use engine::magna_carta::{MagnaCarta, Setup};
use engine::packed;
use engine::play::Play;
use engine::seat::{Order, Seat, Tally};
use serde::Serialize;

#[test]
fn the_state_is_at_most_a_kilobyte() {
    assert!(size_of::<MagnaCarta>() <= 1024, "{} bytes", size_of::<MagnaCarta>());
    assert!(size_of::<City>() <= 1024, "{} bytes", size_of::<City>());
}

#[test]
fn a_play_is_at_most_twenty_kilobytes() {
    assert!(size_of::<Play<MagnaCarta>>() <= 20 * 1024, "{} bytes", size_of::<Play<MagnaCarta>>());
    assert!(size_of::<Play<City>>() <= 20 * 1024, "{} bytes", size_of::<Play<City>>());
    assert!(size_of::<Journal>() > MOST_BYTES);
    const { assert!(MOST_ENTRIES >= 2_000) };
}

/// The largest of each kind, with its largest values.
#[test]
fn no_entry_is_longer_than_sixteen_bytes() {
    let seat = Seat::Purple;
    let pay = Pay { food: 255, wood: 255, stone: 255, gold: 255 };
    let all = |amounts: Amounts<5>| (0..5).fold(amounts, |amounts, index| amounts.with(index, u16::MAX));
    let order = Seat::ALL.into_iter().try_fold(Order::NOBODY, Order::then).expect("an order of all eight");
    let largest = [
        Event::Build { seat, building: Building::Church, pay },
        Event::Prestige { seat, card: PrestigeCard::Other(255), at: Some(255), pay },
        Event::Use { seat, choice: Choice::Number(255), pay },
        Event::Castle { seat, batches: 255, pay },
        Event::Count { seat, counts: all(Amounts::NONE) },
        Event::Correct(Correction::Purse(seat, all(Amounts::NONE))),
        Event::Correct(Correction::Street {
            at: 255,
            lies: Lies::Building { building: Building::Church, owner: seat },
        }),
        Event::Correct(Correction::Passed(order)),
    ];
    fit(largest);
    let all_seats = Seat::ALL.into_iter().fold(Tally::NONE, |tally, seat| tally.with(seat, 255));
    let end_values = (0..2).fold(EndValues::NONE, |values, index| values.with(index, u16::MAX));
    let seat_values = (0..6).fold(SeatValues::NONE, |values, index| values.with(index, u16::MAX));
    fit([
        CityEvent::Followers(all_seats),
        CityEvent::District(all_seats),
        CityEvent::Walls { left: 255, right: 255 },
        CityEvent::Historic { seat, buildings: 255 },
        CityEvent::CorrectEnd { end: End::Right, values: end_values },
        CityEvent::CorrectSeat { seat, values: seat_values },
        CityEvent::CorrectReading(Reading::LastTile(LastTile::Old)),
    ]);
}

fn fit<E: Serialize>(events: impl IntoIterator<Item = E>) {
    for event in events {
        for entry in [Entry::Event(&event), Entry::Follow(&event), Entry::Return(u16::MAX), Entry::Redo(u16::MAX)] {
            let mut buffer = [0; 64];
            let bytes = packed::write(&entry, &mut buffer).expect("64 bytes are plenty").len();
            assert!(bytes <= MOST_ENTRY_BYTES, "{bytes} bytes: {buffer:?}");
        }
    }
}

/// All nineteen cards overruled is the longest set-up.
#[test]
fn the_longest_setup_fits_its_record() {
    let points = "farm-small sawmill-small quarry-small peddler market lawyer gold-mine farm-large sawmill-large \
                  quarry-large bank church theatre statue hotel stables town-hall monument cathedral";
    let cards: Vec<&str> = points.split_whitespace().collect();
    let points: Vec<String> = cards.iter().map(|card| format!("{card}=255")).collect();
    let costs: Vec<String> =
        cards.iter().map(|card| format!("cost {card} food=255 wood=255 stone=255 gold=255 any=255\n")).collect();
    let text = format!(
        "provost 1\ngame magna-carta standard\nseats red green orange blue\nstart red\nstreet park forest quarry\npoints {}\n{}begin",
        points.join(" "),
        costs.concat()
    );
    let setup: Setup = text.parse().expect("a legal header");
    let mut buffer = [0; packed::MOST_SETUP_BYTES];
    let bytes = packed::write(&setup, &mut buffer).expect("the longest set-up fits");
    assert_eq!(bytes.len(), packed::MOST_SETUP_BYTES);
}
