//! Paying in cubes: a payment that is left unsaid is found whenever there is one, and spares the gold.
//!
//! Every way to pay is tried, so the numbers are small. Invariant: the engine's own choice is one of those ways.

use engine::magna_carta::cards::Cube;
use engine::magna_carta::pay::{Cost, Pay, Purse};
use proptest::prelude::*;

fn cost() -> impl Strategy<Value = Cost> {
    (0..3u8, 0..3u8, 0..3u8, 0..3u8, 0..3u8).prop_map(|(food, wood, stone, gold, any)| Cost {
        food,
        wood,
        stone,
        gold,
        any,
    })
}

fn purse() -> impl Strategy<Value = Purse> {
    (0..4u16, 0..4u16, 0..4u16, 0..4u16).prop_map(|(food, wood, stone, gold)| Purse {
        coins: 0,
        food,
        wood,
        stone,
        gold,
    })
}

/// Everything that a purse of at most three of each can hand over.
fn handovers(purse: Purse) -> impl Iterator<Item = Pay> {
    (0..256u16)
        .map(|number| {
            let digit = |place: u32| (number >> (2 * place) & 3) as u8;
            Pay { food: digit(0), wood: digit(1), stone: digit(2), gold: digit(3) }
        })
        .filter(move |pay| purse.lacks(*pay).is_none())
}

/// The rule in its plainest form: every cube that is asked for is covered by its own kind or by gold, gold only by gold,
/// a white one by anything, and nothing is left over.
fn settles(cost: Cost, pay: Pay) -> bool {
    let mut white = 0;
    let mut gold = i32::from(pay.gold) - i32::from(cost.gold);
    if gold < 0 {
        return false;
    }
    for (asked, paid) in [(cost.food, pay.food), (cost.wood, pay.wood), (cost.stone, pay.stone)] {
        match i32::from(paid) - i32::from(asked) {
            more @ 0.. => white += more,
            fewer => gold += fewer,
        }
    }
    white <= i32::from(cost.any) && gold >= 0 && gold == i32::from(cost.any) - white
}

proptest! {
    #[test]
    fn a_payment_settles_exactly_what_is_asked(cost in cost(), purse in purse()) {
        for pay in handovers(purse) {
            prop_assert_eq!(cost.settled_by(pay), settles(cost, pay), "{} for {}", pay, cost);
        }
    }

    #[test]
    fn what_is_left_unsaid_is_paid_with_as_little_gold_as_possible(cost in cost(), purse in purse()) {
        let least = handovers(purse).filter(|pay| settles(cost, *pay)).map(|pay| pay.gold).min();
        match cost.paid_from(&purse) {
            Ok(pay) => {
                prop_assert!(settles(cost, pay) && purse.lacks(pay).is_none());
                prop_assert_eq!(Some(pay.of(Cube::Gold)), least);
            }
            Err(missing) => {
                prop_assert!(missing > 0);
                prop_assert_eq!(least, None);
            }
        }
    }
}
