//! The sizes that the device relies on.
//!
//! Invariant: the numbers are the design's; when one of these fails it is the code that grew.

use engine::carcassonne_city::event::{EndValues, Event as CityEvent, SeatValues};
use engine::carcassonne_city::setup::{LastTile, Reading};
use engine::carcassonne_city::{City, End};
use engine::caylus::event::{Event as CaylusEvent, Favour, Stands, Taken};
use engine::caylus::{Caylus, pay as caylus_pay, tiles};
use engine::journal::{Entry, Journal, MOST_BYTES, MOST_ENTRIES, MOST_ENTRY_BYTES};
use engine::machiavelli::event::{
    Action, Change, Counted, Counts, Districts, Event as Call, SeatValues as CitySeat, Way,
};
use engine::machiavelli::{District, Machiavelli, Named, Rank, Setup as CallSetup};
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
    assert!(size_of::<Caylus>() <= 1024, "{} bytes", size_of::<Caylus>());
    assert!(size_of::<Machiavelli>() <= 1024, "{} bytes", size_of::<Machiavelli>());
}

#[test]
fn a_play_is_at_most_twenty_kilobytes() {
    assert!(size_of::<Play<MagnaCarta>>() <= 20 * 1024, "{} bytes", size_of::<Play<MagnaCarta>>());
    assert!(size_of::<Play<City>>() <= 20 * 1024, "{} bytes", size_of::<Play<City>>());
    assert!(size_of::<Play<Caylus>>() <= 20 * 1024, "{} bytes", size_of::<Play<Caylus>>());
    assert!(size_of::<Play<Machiavelli>>() <= 20 * 1024, "{} bytes", size_of::<Play<Machiavelli>>());
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
    fit_of_caylus(seat, order);
    fit_of_machiavelli(seat);
}

fn fit_of_caylus(seat: Seat, order: Order) {
    use engine::caylus::event::Choice;
    let pay = caylus_pay::Pay([255; 5]);
    let prestige = tiles::Prestige::Cathedral;
    let (one, two) = (tiles::Cube::Gold, tiles::Cube::Gold);
    let purse = (0..6).fold(Amounts::NONE, |amounts, index| amounts.with(index, u16::MAX));
    fit([
        CaylusEvent::Use { seat, choice: Choice::Cubes(one, two), pay },
        CaylusEvent::Build { seat, building: tiles::Building::Jeweller, pay },
        CaylusEvent::Prestige { seat, prestige, at: 255, pay },
        CaylusEvent::Favour { seat, favour: Favour::Cubes(Some(255), Taken::Two(one, two)), pay },
        CaylusEvent::Favour { seat, favour: Favour::Prestige(prestige, 255), pay },
        CaylusEvent::Castle { seat, houses: 255, pay },
        CaylusEvent::Stables(order),
        CaylusEvent::Points { seat, points: i16::MIN },
        CaylusEvent::Count { seat, counts: (0..4).fold(Amounts::NONE, |counts, index| counts.with(index, u16::MAX)) },
        CaylusEvent::CorrectOrder(order),
        CaylusEvent::CorrectStreet { at: 255, stands: Stands::Prestige(prestige, seat) },
        CaylusEvent::CorrectPurse(seat, purse),
        CaylusEvent::CorrectPoints(seat, u16::MAX),
    ]);
}

fn fit_of_machiavelli(seat: Seat) {
    let district = Named { district: District::Tent, coin: true };
    let ten = (0..10).try_fold(Districts::NONE, |districts, _| districts.then(district)).expect("ten");
    let counts = Counted::ALL.into_iter().fold(Counts::NONE, |counts, counted| counts.with(counted, 255));
    let values = (0..2).fold(CitySeat::NONE, |values, index| values.with(index, u16::MAX));
    fit([
        Call::FaceUp(Rank::ALL.into_iter().collect()),
        Call::Play { seat, card: Action::Director },
        Call::Expropriate([Rank::NINE; 3]),
        Call::Build { seat, district, way: Way::Over(district), early: true, untaxed: true },
        Call::Destroy { seat, owner: seat, district, armory: true },
        Call::Swap { seat, own: district, owner: seat, district },
        Call::Upgrade { seat, first: district, second: Some(district) },
        Call::Count { seat, counts },
        Call::CorrectCity { seat, change: Change::Remove, districts: ten },
        Call::CorrectSeat { seat, values },
        Call::CorrectFirst(Some(seat)),
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

/// Eight players, every card's coins said, five names of twelve letters.
#[test]
fn the_longest_setup_of_machiavelli_fits_its_record() {
    let cards: String = District::uniques()
        .map(|district| {
            let name = if district.own().is_some() { " name=vuurtorentje" } else { "" };
            format!("card {district} cost=99 silver=99 points=99{name}\n")
        })
        .collect();
    let text = format!(
        "provost 1\ngame machiavelli\nseats red green orange blue black yellow white purple\nstart red\n\
         characters cunning-agents\n{cards}begin"
    );
    let setup: CallSetup = text.parse().expect("a legal header");
    let mut buffer = [0; packed::MOST_SETUP_BYTES];
    assert!(packed::write(&setup, &mut buffer).is_some(), "the longest set-up fits");
}
