//! Arbitrary set-ups and events of Carcassonne: De Stad.
//!
//! Events are well formed and otherwise nonsense: any seat, any number. Invariant: every kind of event occurs.

use engine::amounts::Amounts;
use engine::carcassonne_city::event::Event;
use engine::carcassonne_city::setup::{Distance, Draft, LastTile, Reading, Setup, Unclaimed};
use engine::carcassonne_city::{End, FeatureKind, TileRole};
use engine::seat::{Seat, Seating, Tally};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

pub(crate) fn setup() -> impl Strategy<Value = Setup> {
    let readings = (select(&Unclaimed::ALL[..]), select(&Distance::ALL[..]), select(&LastTile::ALL[..]));
    (2..=4usize, readings).prop_flat_map(|(players, (unclaimed, towers, last_tile))| {
        let seats = subsequence(Seat::ALL.to_vec(), players).prop_shuffle();
        (seats, 0..players).prop_map(move |(seats, start)| {
            let seating = Seating::new(&seats, seats[start]).expect("different seats");
            let draft = Draft { seating, unclaimed, towers, last_tile };
            Setup::try_from(draft).expect("the strategy makes legal set-ups")
        })
    })
}

/// A small number, a larger one now and then.
fn number() -> impl Strategy<Value = u8> {
    prop_oneof![8 => 0..8u8, 1 => any::<u8>()]
}

pub(crate) fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        4 => turn(),
        4 => scoring(),
        4 => building(),
        2 => final_count(),
        2 => correction(),
    ]
}

fn turn() -> impl Strategy<Value = Event> {
    let follower = proptest::option::of(select(&TileRole::ALL[..]));
    prop_oneof![
        3 => (seat(), follower, any::<bool>())
            .prop_map(|(seat, follower, completes)| Event::Tile { seat, follower, completes }),
        1 => seat().prop_map(Event::Discard),
        1 => Just(Event::Next),
        1 => Just(Event::End),
    ]
}

fn scoring() -> impl Strategy<Value = Event> {
    prop_oneof![
        select(&FeatureKind::ALL[..]).prop_map(Event::Feature),
        number().prop_map(Event::Tiles),
        number().prop_map(Event::Goods),
        tally().prop_map(Event::Followers),
    ]
}

fn building() -> impl Strategy<Value = Event> {
    prop_oneof![
        seat().prop_map(Event::Gate),
        (seat(), end(), any::<bool>()).prop_map(|(seat, end, guard)| Event::Wall { seat, end, guard }),
        (number(), number()).prop_map(|(left, right)| Event::Walls { left, right }),
        Just(Event::Closed),
        (seat(), end()).prop_map(|(seat, end)| Event::Tower { seat, end }),
        seat().prop_map(Event::Skip),
    ]
}

fn final_count() -> impl Strategy<Value = Event> {
    prop_oneof![
        tally().prop_map(Event::District),
        number().prop_map(Event::Markets),
        (seat(), number()).prop_map(|(seat, buildings)| Event::Public { seat, buildings }),
        (seat(), number()).prop_map(|(seat, buildings)| Event::Historic { seat, buildings }),
    ]
}

fn correction() -> impl Strategy<Value = Event> {
    prop_oneof![
        seat().prop_map(Event::CorrectTurn),
        prop_oneof![0..76u8, any::<u8>()].prop_map(Event::CorrectTiles),
        (end(), amounts(71)).prop_map(|(end, values)| Event::CorrectEnd { end, values }),
        (seat(), amounts(8)).prop_map(|(seat, values)| Event::CorrectSeat { seat, values }),
        reading().prop_map(Event::CorrectReading),
    ]
}

fn reading() -> impl Strategy<Value = Reading> {
    prop_oneof![
        select(&Unclaimed::ALL[..]).prop_map(Reading::Unclaimed),
        select(&Distance::ALL[..]).prop_map(Reading::Towers),
        select(&LastTile::ALL[..]).prop_map(Reading::LastTile),
    ]
}

fn seat() -> impl Strategy<Value = Seat> {
    select(&Seat::ALL[..])
}

fn end() -> impl Strategy<Value = End> {
    select(&End::ALL[..])
}

fn tally() -> impl Strategy<Value = Tally> {
    proptest::collection::vec((seat(), number()), 0..4)
        .prop_map(|said| said.into_iter().fold(Tally::NONE, |tally, (seat, number)| tally.with(seat, number)))
}

/// At least one amount, mostly below `bound`.
fn amounts<const N: usize>(bound: u16) -> impl Strategy<Value = Amounts<N>> {
    let amount = prop_oneof![4 => 0..bound, 1 => 0..=Amounts::<N>::MOST];
    proptest::collection::btree_map(0..N, amount, 1..=N)
        .prop_map(|given| given.into_iter().fold(Amounts::NONE, |amounts, (index, amount)| amounts.with(index, amount)))
}
