//! Arbitrary set-ups and events of Magna Carta.
//!
//! Events are well formed and otherwise nonsense: any seat, any position, any amount. Invariant: every kind of event
//! occurs.

use engine::magna_carta::cards::{Building, Cube, Neutral, Prestige, PrestigeCard, Scored};
use engine::magna_carta::event::{Amounts, Choice, Correction, Event, Lies};
use engine::magna_carta::pay::{Cost, Pay};
use engine::magna_carta::setup::{Books, COLOURS, Draft, Setup, Variant};
use engine::seat::{Order, Seat, Seating};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

pub(crate) fn setup() -> impl Strategy<Value = Setup> {
    let overruled = |most: usize| proptest::collection::btree_map(0..Scored::COUNT, any::<u8>(), 0..most);
    let cards = Neutral::ALL.to_vec();
    (select(&Variant::ALL[..]), select(&Books::ALL[..]), 2..=4usize, overruled(4), overruled(3)).prop_flat_map(
        move |(variant, books, players, points, costs)| {
            let seats = subsequence(COLOURS.to_vec(), players).prop_shuffle();
            let street = subsequence(cards[..4].to_vec(), players - 1).prop_shuffle();
            (seats, street, 0..players).prop_map(move |(seats, street, start)| {
                let scored = |index: usize| match Building::ALL.get(index) {
                    Some(&building) => Scored::Building(building),
                    None => Scored::Prestige(Prestige::ALL[index - Building::COUNT]),
                };
                let draft = Draft {
                    variant,
                    books,
                    seating: Seating::new(&seats, seats[start]).expect("different seats"),
                    street: street.into_iter().collect(),
                    points: points.iter().map(|(&card, &value)| (scored(card), value)).collect(),
                    costs: costs.iter().map(|(&card, &seed)| (scored(card), cost(seed))).collect(),
                };
                Setup::try_from(draft).expect("the strategy makes legal set-ups")
            })
        },
    )
}

/// A small cost, also a large one now and then.
fn cost(seed: u8) -> Cost {
    Cost { food: seed % 3, wood: seed / 3 % 3, stone: seed / 9 % 3, gold: seed / 27 % 3, any: seed / 81 * 85 }
}

pub(crate) fn event() -> impl Strategy<Value = Event> {
    let at = || prop_oneof![8 => 0..8u8, 1 => any::<u8>()];
    prop_oneof![
        Just(Event::Next),
        Just(Event::Nobody),
        seat().prop_map(Event::Draw),
        seat().prop_map(Event::Redraw),
        seat().prop_map(Event::Pass),
        seat().prop_map(Event::Skip),
        (seat(), at()).prop_map(|(seat, at)| Event::Worker { seat, at }),
        (seat(), at()).prop_map(|(seat, at)| Event::Flip { seat, at }),
        (seat(), at()).prop_map(|(seat, tokens)| Event::Church { seat, tokens }),
        (seat(), select(&Building::ALL[..]), pay()).prop_map(|(seat, building, pay)| Event::Build {
            seat,
            building,
            pay
        }),
        (seat(), prestige(), proptest::option::of(at()), pay()).prop_map(|(seat, card, at, pay)| Event::Prestige {
            seat,
            card,
            at,
            pay
        }),
        (seat(), prop_oneof![8 => -4..=4i8, 1 => any::<i8>()]).prop_map(|(seat, steps)| Event::Provost { seat, steps }),
        (seat(), choice(), pay()).prop_map(|(seat, choice, pay)| Event::Use { seat, choice, pay }),
        (seat(), at(), pay()).prop_map(|(seat, batches, pay)| Event::Castle { seat, batches, pay }),
        (seat(), amounts()).prop_map(|(seat, counts)| Event::Count { seat, counts }),
        correction().prop_map(Event::Correct),
    ]
}

fn seat() -> impl Strategy<Value = Seat> {
    select(&COLOURS[..])
}

fn cube() -> impl Strategy<Value = Cube> {
    select(&Cube::ALL[..])
}

fn pay() -> impl Strategy<Value = Pay> {
    let number = || prop_oneof![8 => 0..4u8, 1 => any::<u8>()];
    let said =
        (number(), number(), number(), number()).prop_map(|(food, wood, stone, gold)| Pay { food, wood, stone, gold });
    prop_oneof![2 => Just(Pay::UNSAID), 1 => said]
}

fn prestige() -> impl Strategy<Value = PrestigeCard> {
    prop_oneof![select(&Prestige::ALL[..]).prop_map(PrestigeCard::Known), any::<u8>().prop_map(PrestigeCard::Other),]
}

fn choice() -> impl Strategy<Value = Choice> {
    prop_oneof![
        Just(Choice::Plain),
        cube().prop_map(Choice::Cube),
        (cube(), cube()).prop_map(|(one, two)| Choice::Cubes(one, two)),
        any::<u8>().prop_map(Choice::Number),
    ]
}

/// At least one amount.
fn amounts<const N: usize>() -> impl Strategy<Value = Amounts<N>> {
    let amount = prop_oneof![0..12u16, 0..=Amounts::<N>::MOST];
    proptest::collection::btree_map(0..N, amount, 1..=N)
        .prop_map(|given| given.into_iter().fold(Amounts::NONE, |amounts, (index, amount)| amounts.with(index, amount)))
}

fn correction() -> impl Strategy<Value = Correction> {
    prop_oneof![
        (0..8u8).prop_map(Correction::Provost),
        seat().prop_map(Correction::Start),
        amounts().prop_map(Correction::Stock),
        (seat(), amounts()).prop_map(|(seat, numbers)| Correction::Tokens(seat, numbers)),
        (seat(), amounts()).prop_map(|(seat, amounts)| Correction::Purse(seat, amounts)),
        (0..8u8, 0..6u8).prop_map(|(at, cubes)| Correction::Cubes { at, cubes }),
        (0..12u8, lies()).prop_map(|(at, lies)| Correction::Street { at, lies }),
        proptest::collection::vec(seat(), 0..5).prop_map(|seats| Correction::Passed(order(&seats))),
    ]
}

fn lies() -> impl Strategy<Value = Lies> {
    prop_oneof![
        2 => (select(&Building::ALL[..]), seat()).prop_map(|(building, owner)| Lies::Building { building, owner }),
        1 => seat().prop_map(|owner| Lies::Residence { owner }),
        1 => Just(Lies::Gone),
    ]
}

fn order(seats: &[Seat]) -> Order {
    seats.iter().fold(Order::NOBODY, |order, &seat| order.then(seat).expect("at most eight"))
}
