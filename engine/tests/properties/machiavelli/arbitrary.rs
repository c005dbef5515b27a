//! Arbitrary set-ups and events of Machiavelli.
//!
//! Events are well formed and otherwise nonsense: any seat, any rank, any district. Invariant: every kind of event occurs.

use engine::amounts::Amounts;
use engine::machiavelli::event::{Action, Change, Counted, Counts, Districts, Event, Way};
use engine::machiavelli::setup::{BellTower, Coins, Draft, Name, Setup, Switch};
use engine::machiavelli::{Cast, Character, District, List, Named, Rank, Ranks, Uniques};
use engine::seat::{Seat, Seating};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

pub(crate) fn setup() -> impl Strategy<Value = Setup> {
    let switch = || select(&Switch::ALL[..]);
    let cards = proptest::collection::btree_map(0..36usize, (0..=99u8, 0..=99u8, 0..=99u8), 0..36);
    let rest = (cities(), switch(), select(&BellTower::ALL[..]), uniques(), cards, names());
    (2..=8usize, rest).prop_flat_map(|(players, rest)| {
        let seats = subsequence(Seat::ALL.to_vec(), players).prop_shuffle();
        (seats, 0..players, cast(players)).prop_map(move |(seats, start, cast)| {
            let (cities, actions, bell_tower, uniques, cards, names) = rest.clone();
            let seating = Seating::new(&seats, seats[start]).expect("different seats");
            let (said, coins) = (Uniques::NONE, heapless::Vec::new());
            let mut draft = Draft { seating, cast, uniques, cities, actions, bell_tower, said, coins, names };
            let unique = |number: usize| District::uniques().nth(number).expect("one of 36");
            for (number, (cost, silver, points)) in cards {
                draft.say(unique(number), Coins { cost, silver, points });
            }
            for district in uniques.iter().filter(|district| district.own().is_some() && uniques != Uniques::ANY) {
                draft.say(district, Coins { cost: 3, silver: 1, points: 2 });
            }
            for (number, name) in draft.names.iter_mut().enumerate() {
                // A card without a line has no name.
                if !draft.said.contains(District::uniques().nth(31 + number).expect("an own card")) {
                    *name = Name::default();
                }
            }
            Setup::try_from(draft).expect("the strategy makes legal set-ups")
        })
    })
}

/// Recorded, but for one game in four.
fn cities() -> impl Strategy<Value = Switch> {
    prop_oneof![3 => Just(Switch::On), 1 => Just(Switch::Off)]
}

fn uniques() -> impl Strategy<Value = Uniques> {
    let all: Vec<District> = District::uniques().collect();
    prop_oneof![
        1 => Just(Uniques::ANY),
        1 => select(&List::ALL[..]).prop_map(List::unique_set),
        1 => subsequence(all, 14).prop_map(|fourteen| fourteen.into_iter().collect()),
    ]
}

fn names() -> impl Strategy<Value = [Name; 5]> {
    let name = || {
        prop_oneof![Just(Name::default()), "[a-zA-Z0-9äé-]{1,12}".prop_map(|text| Name::new(&text).expect("a name"))]
    };
    [name(), name(), name(), name(), name()]
}

fn cast(players: usize) -> impl Strategy<Value = Cast> {
    let ninth = match players {
        2 => Just(false).boxed(),
        3 | 8 => Just(true).boxed(),
        _ => any::<bool>().boxed(),
    };
    (proptest::collection::vec(0..3usize, 9), ninth).prop_map(move |(numbers, ninth)| {
        let fits = |character: &Character| match character {
            Character::Emperor => players > 2,
            Character::Queen => players > 4,
            _ => true,
        };
        let one = |(rank, number): (Rank, usize)| {
            let of: Vec<_> = Character::of(rank).filter(fits).collect();
            of[number % of.len()]
        };
        let ranks = Rank::ALL.into_iter().take(if ninth { 9 } else { 8 });
        Cast::new(ranks.zip(numbers).map(one)).expect("one of each rank")
    })
}

pub(crate) fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        3 => calls(),
        3 => marks(),
        6 => cities_change(),
        1 => final_count(),
        3 => correction(),
    ]
}

fn calls() -> impl Strategy<Value = Event> {
    prop_oneof![
        Just(Event::Next),
        Just(Event::Nobody),
        proptest::collection::btree_set(rank_number(), 1..4)
            .prop_map(|set| Event::FaceUp(set.into_iter().filter_map(Rank::new).collect::<Ranks>())),
        seat().prop_map(Event::Answer),
        (seat(), select(&Action::ALL[..])).prop_map(|(seat, card)| Event::Play { seat, card }),
        seat().prop_map(Event::Complete),
    ]
}

fn marks() -> impl Strategy<Value = Event> {
    prop_oneof![
        rank().prop_map(Event::Murder),
        rank().prop_map(Event::Bewitch),
        rank().prop_map(Event::Rob),
        [rank(), rank(), rank()].prop_map(Event::Expropriate),
        [rank(), rank()].prop_map(Event::Threaten),
        seat().prop_map(Event::Crown),
    ]
}

fn cities_change() -> impl Strategy<Value = Event> {
    let flags = || (any::<bool>(), any::<bool>());
    prop_oneof![
        4 => (seat(), named(), way(), flags())
            .prop_map(|(seat, district, way, (early, untaxed))| Event::Build { seat, district, way, early, untaxed }),
        1 => flags().prop_map(|(early, untaxed)| Event::Seize { early, untaxed }),
        1 => (seat(), seat(), named(), any::<bool>())
            .prop_map(|(seat, owner, district, armory)| Event::Destroy { seat, owner, district, armory }),
        1 => (seat(), named(), seat(), named())
            .prop_map(|(seat, own, owner, district)| Event::Swap { seat, own, owner, district }),
        1 => (seat(), seat(), named()).prop_map(|(seat, owner, district)| Event::Conquer { seat, owner, district }),
        1 => (seat(), named(), proptest::option::of(named()))
            .prop_map(|(seat, first, second)| Event::Upgrade { seat, first, second }),
        1 => seat().prop_map(Event::Tuck),
    ]
}

fn way() -> impl Strategy<Value = Way> {
    prop_oneof![4 => Just(Way::Gold), 1 => named().prop_map(Way::By), 1 => named().prop_map(Way::Over)]
}

fn final_count() -> impl Strategy<Value = Event> {
    let counts = proptest::collection::btree_map(0..Counted::COUNT, 0..=120u8, 1..=Counted::COUNT).prop_map(|given| {
        given.into_iter().fold(Counts::NONE, |counts, (index, amount)| counts.with(Counted::ALL[index], amount))
    });
    prop_oneof![
        seat().prop_map(Event::Vault),
        seat().prop_map(Event::Highest),
        (seat(), counts).prop_map(|(seat, counts)| Event::Count { seat, counts }),
    ]
}

fn correction() -> impl Strategy<Value = Event> {
    let values = proptest::collection::btree_map(0..2usize, prop_oneof![4 => 0..5u16, 1 => 0..=9_999u16], 1..=2)
        .prop_map(|given| given.into_iter().fold(Amounts::NONE, |values, (index, amount)| values.with(index, amount)));
    let switch = || select(&Switch::ALL[..]);
    prop_oneof![
        seat().prop_map(Event::CorrectStart),
        any::<u8>().prop_map(Event::CorrectTax),
        (seat(), districts(0)).prop_map(|(seat, districts)| Event::CorrectCity {
            seat,
            change: Change::All,
            districts
        }),
        (seat(), districts(1)).prop_map(|(seat, districts)| Event::CorrectCity {
            seat,
            change: Change::Add,
            districts
        }),
        (seat(), districts(1)).prop_map(|(seat, districts)| Event::CorrectCity {
            seat,
            change: Change::Remove,
            districts
        }),
        (seat(), values).prop_map(|(seat, values)| Event::CorrectSeat { seat, values }),
        switch().prop_map(Event::CorrectEarly),
        proptest::option::of(seat()).prop_map(Event::CorrectFirst),
        switch().prop_map(Event::CorrectEnding),
        rank().prop_map(Event::CorrectCall),
    ]
}

fn districts(least: usize) -> impl Strategy<Value = Districts> {
    proptest::collection::vec(named(), least..=10)
        .prop_map(|named| named.into_iter().try_fold(Districts::NONE, Districts::then).expect("ten at most"))
}

fn seat() -> impl Strategy<Value = Seat> {
    select(&Seat::ALL[..])
}

fn rank_number() -> impl Strategy<Value = u8> {
    1..=9u8
}

fn rank() -> impl Strategy<Value = Rank> {
    select(&Rank::ALL[..])
}

fn named() -> impl Strategy<Value = Named> {
    (select(&District::ALL[..]), proptest::bool::weighted(0.1)).prop_map(|(district, coin)| Named { district, coin })
}
