//! Arbitrary set-ups and events of Caylus.
//!
//! Events are well formed and otherwise nonsense: any seat, any space, any amount. Invariant: every kind of event occurs.

use engine::caylus::event::{Amounts, Choice, Event, Favour, Row, Section, Stands, Taken, To};
use engine::caylus::pay::Pay;
use engine::caylus::setup::{Books, COLOURS, Draft, Favours, Jeweller, Setup};
use engine::caylus::tiles::{Building, Cube, Neutral, Prestige, Scored, Special};
use engine::seat::{Order, Seat, Seating};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

pub(crate) fn setup() -> impl Strategy<Value = Setup> {
    let points = proptest::collection::btree_map(0..Scored::COUNT, any::<u8>(), 0..4);
    let options = (select(&Books::ALL[..]), select(&Favours::ALL[..]), select(&Jeweller::ALL[..]));
    (options, 2..=5usize, points).prop_flat_map(move |((books, favours, jeweller), players, points)| {
        let seats = subsequence(COLOURS.to_vec(), players).prop_shuffle();
        let street = Just(Neutral::ALL.to_vec()).prop_shuffle();
        (seats, street).prop_flat_map(move |(seats, street)| {
            let points = points.clone();
            Just(seats.clone()).prop_shuffle().prop_map(move |order| {
                let draft = Draft {
                    books,
                    seating: Seating::new(&seats, order[0]).expect("different seats"),
                    order: order.into_iter().collect(),
                    street: street.iter().copied().collect(),
                    favours,
                    jeweller,
                    points: points.iter().map(|(&tile, &value)| (scored(tile), value)).collect(),
                };
                Setup::try_from(draft).expect("the strategy makes legal set-ups")
            })
        })
    })
}

fn scored(index: usize) -> Scored {
    match Building::ALL.get(index) {
        Some(&building) => Scored::Building(building),
        None => Scored::Prestige(Prestige::ALL[index - Building::COUNT]),
    }
}

pub(crate) fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        3 => played(),
        1 => correction(),
    ]
}

fn played() -> impl Strategy<Value = Event> {
    let steps = prop_oneof![8 => -4..=4i8, 1 => any::<i8>()];
    prop_oneof![
        Just(Event::Next),
        Just(Event::Nobody),
        seat().prop_map(Event::Pass),
        seat().prop_map(Event::Skip),
        seat().prop_map(Event::Joust),
        (seat(), to()).prop_map(|(seat, to)| Event::Worker { seat, to }),
        (seat(), steps).prop_map(|(seat, steps)| Event::Provost { seat, steps }),
        (seat(), choice(), pay()).prop_map(|(seat, choice, pay)| Event::Use { seat, choice, pay }),
        (seat(), building(), pay()).prop_map(|(seat, building, pay)| Event::Build { seat, building, pay }),
        (seat(), prestige(), at(), pay()).prop_map(|(seat, prestige, at, pay)| Event::Prestige {
            seat,
            prestige,
            at,
            pay
        }),
        (seat(), favour(), pay()).prop_map(|(seat, favour, pay)| Event::Favour { seat, favour, pay }),
        (seat(), at(), pay()).prop_map(|(seat, houses, pay)| Event::Castle { seat, houses, pay }),
        order().prop_map(Event::Stables),
        (seat(), at()).prop_map(|(seat, at)| Event::Flip { seat, at }),
        (seat(), prop_oneof![8 => -20..=20i16, 1 => any::<i16>()])
            .prop_map(|(seat, points)| Event::Points { seat, points }),
        (seat(), amounts()).prop_map(|(seat, counts)| Event::Count { seat, counts }),
    ]
}

fn correction() -> impl Strategy<Value = Event> {
    prop_oneof![
        at().prop_map(Event::CorrectProvost),
        at().prop_map(Event::CorrectBailiff),
        order().prop_map(Event::CorrectOrder),
        select(&Section::ALL[..]).prop_map(Event::CorrectSection),
        (at(), stands()).prop_map(|(at, stands)| Event::CorrectStreet { at, stands }),
        (seat(), amounts()).prop_map(|(seat, amounts)| Event::CorrectPurse(seat, amounts)),
        (seat(), 0..=Amounts::<1>::MOST).prop_map(|(seat, points)| Event::CorrectPoints(seat, points)),
        (seat(), amounts()).prop_map(|(seat, numbers)| Event::CorrectHouses(seat, numbers)),
        (seat(), amounts::<{ Row::COUNT }>()).prop_map(|(seat, numbers)| Event::CorrectFavours(seat, numbers)),
        proptest::option::of(seat()).prop_map(Event::CorrectInn),
    ]
}

fn at() -> impl Strategy<Value = u8> {
    prop_oneof![8 => 0..30u8, 4 => 0..4u8, 1 => any::<u8>()]
}

fn seat() -> impl Strategy<Value = Seat> {
    select(&COLOURS[..])
}

fn cube() -> impl Strategy<Value = Cube> {
    select(&Cube::ALL[..])
}

fn building() -> impl Strategy<Value = Building> {
    select(&Building::ALL[..])
}

fn prestige() -> impl Strategy<Value = Prestige> {
    select(&Prestige::ALL[..])
}

fn special() -> impl Strategy<Value = Special> {
    select(&Special::ALL[..])
}

fn to() -> impl Strategy<Value = To> {
    prop_oneof![at().prop_map(To::Road), special().prop_map(To::Before)]
}

fn pay() -> impl Strategy<Value = Pay> {
    let number = || prop_oneof![8 => 0..3u8, 1 => any::<u8>()];
    let said = (number(), number(), number(), number(), number())
        .prop_map(|(food, wood, stone, cloth, gold)| Pay([food, wood, stone, cloth, gold]));
    prop_oneof![3 => Just(Pay::UNSAID), 1 => said]
}

fn choice() -> impl Strategy<Value = Choice> {
    prop_oneof![
        Just(Choice::Plain),
        Just(Choice::Stay),
        Just(Choice::Leave),
        cube().prop_map(Choice::Cube),
        (cube(), cube()).prop_map(|(one, two)| Choice::Cubes(one, two)),
        at().prop_map(Choice::Number),
        special().prop_map(Choice::Before),
    ]
}

fn favour() -> impl Strategy<Value = Favour> {
    let column = || proptest::option::of(prop_oneof![8 => 1..=5u8, 1 => any::<u8>()]);
    let taken = prop_oneof![
        Just(Taken::Unsaid),
        cube().prop_map(Taken::One),
        (cube(), cube()).prop_map(|(one, two)| Taken::Two(one, two)),
    ];
    prop_oneof![
        column().prop_map(Favour::Points),
        column().prop_map(Favour::Coins),
        (column(), taken).prop_map(|(column, taken)| Favour::Cubes(column, taken)),
        Just(Favour::Nothing),
        building().prop_map(Favour::Wooden),
        building().prop_map(Favour::Stone),
        at().prop_map(Favour::Residence),
        (prestige(), at()).prop_map(|(prestige, at)| Favour::Prestige(prestige, at)),
    ]
}

fn stands() -> impl Strategy<Value = Stands> {
    prop_oneof![
        select(&Neutral::ALL[..]).prop_map(Stands::Neutral),
        (building(), seat()).prop_map(|(building, owner)| Stands::Building(building, owner)),
        seat().prop_map(Stands::Residence),
        (prestige(), seat()).prop_map(|(prestige, owner)| Stands::Prestige(prestige, owner)),
        Just(Stands::Empty),
    ]
}

/// At least one amount.
fn amounts<const N: usize>() -> impl Strategy<Value = Amounts<N>> {
    let amount = prop_oneof![3 => 0..6u16, 1 => 0..=99u16, 1 => 0..=Amounts::<N>::MOST];
    proptest::collection::btree_map(0..N, amount, 1..=N)
        .prop_map(|given| given.into_iter().fold(Amounts::NONE, |amounts, (index, amount)| amounts.with(index, amount)))
}

/// One to five seats, not always different ones.
fn order() -> impl Strategy<Value = Order> {
    let seats = prop_oneof![
        proptest::collection::vec(seat(), 1..=5),
        (1..=5usize).prop_flat_map(|number| subsequence(COLOURS.to_vec(), number)).prop_shuffle(),
    ];
    seats.prop_map(|seats| seats.iter().fold(Order::NOBODY, |order, &seat| order.then(seat).expect("at most five")))
}
