//! How many presses an evening takes, counted on the real flow.
//!
//! A press is one press, short or held. Each test also looks at what the presses led to, with the rulebook's numbers, so
//! that no budget is met by leaving something out.

mod table;

use companion::{press::Button, settings::Language};
use engine::{
    Game,
    magna_carta::{
        Event, Phase, Score,
        cards::{Building, Effect, Neutral},
        event::Held,
        pay::Pay,
        setup::{Books, Variant},
        street::Face,
        tokens::Tokens,
    },
    seat::Seat::{self, Blue, Green, Orange, Red},
};
use table::{Table, magna_carta::Value};

fn guide(players: u8) -> Table {
    Table::playing(Language::Dutch, Variant::Standard, players, Books::Table)
}

fn within(what: &str, presses: usize, budget: usize) {
    eprintln!("{what}: {presses} presses of {budget}");
    assert!(presses <= budget, "{what} takes {presses} presses; {budget} are allowed");
}

/// The start card goes to the left, clockwise.
fn left_of(table: &Table, seat: Seat) -> Seat {
    let seats = table.seats();
    let place = seats.iter().position(|other| *other == seat).expect("the seat plays");
    seats[(place + 1) % seats.len()]
}

#[test]
fn a_quiet_round_of_four_takes_at_most_8() {
    let mut table = guide(4);
    table.go_on();
    for building in [Building::FarmSmall, Building::Market, Building::Lawyer] {
        table.build(Orange, building);
    }
    table.quiet_round();
    assert_eq!((table.game().round(), table.phase()), (2, Phase::Actions));
    assert_eq!(table.game().provost(), Some(6), "two cards on from the peddler");
    let (starter, before) = (table.game().start(), table.picture());

    let presses = table.presses_of(Table::quiet_round);

    within("a quiet round of four players", presses, 8);
    let game = table.game();
    assert_eq!((game.round(), game.phase()), (3, Phase::Actions));
    assert_eq!(game.passed().count(), 0, "the bridge is empty again");
    // "Als in deze fase geen enkele speler een grondstoffenpakket heeft afgeleverd, worden 2 prestigefiches … verwijderd."
    assert_eq!(game.stock(), Tokens::new(7 - 2 - 2, 8, 9));
    assert_eq!(game.gold_to(), None);
    // "Als er nog maar één kaart ligt voor het einde van de straat, beweegt hij uiteraard maar één kaart voorwaarts."
    assert_eq!(game.provost(), Some(7));
    assert_eq!(game.start(), left_of(&table, starter));
    assert!(table.picture() != before, "the round's number has changed");
}

/// The street of the rulebook's provost example: Green's bank, then Blue's quarry at the end, and the provost on the
/// card before the bank; two dungeons are left in the castle. Orange has the start card, and is the first to pass.
fn before_the_example() -> Table {
    let mut table = Table::in_actions_from(Red);
    for (seat, building) in [
        (Green, Building::Market),
        (Orange, Building::FarmSmall),
        (Green, Building::Bank),
        (Blue, Building::QuarryLarge),
    ] {
        table.build(seat, building);
    }
    table.everybody_passes();
    table.nobody_else();
    table.go_on();
    for batches in [0, 0, 0, 5] {
        table.batches(batches);
    }
    table.go_on();
    assert_eq!((table.game().round(), table.phase(), table.game().start()), (2, Phase::Actions, Orange));
    assert_eq!(table.game().street().len(), 8);
    assert_eq!(table.game().provost(), Some(6));
    assert_eq!(table.game().stock(), Tokens::new(2, 8, 9));
    table
}

#[test]
fn the_example_round_takes_at_most_21() {
    let mut table = before_the_example();
    let starter = table.game().start();
    let presses = table.presses_of(|table| {
        for seat in [Orange, Green, Blue, Red] {
            table.pass(seat);
        }
        for (steps, stands) in [(0, 6), (1, 7), (1, 8), (-1, 7)] {
            table.provost(steps);
            assert_eq!(table.game().provost(), Some(stands));
        }
        // "De voogd staat nu op het bankgebouw van de groene speler", and the quarry behind it is out of reach.
        assert_eq!((table.phase(), table.game().reach()), (Phase::Effects, 7));
        table.go_on();
        // By seat as in the castle example: Orange 1, Green 2, Blue 1, Red none.
        for batches in [1, 2, 1, 0] {
            table.batches(batches);
        }
        assert_eq!(table.phase(), Phase::RoundEnd);
        table.go_on();
    });
    within("the rulebook's example round", presses, 21);
    let game = table.game();
    assert_eq!((game.round(), game.phase()), (3, Phase::Actions));
    // Dungeons first, then walls, in passing order.
    assert_eq!(game.tokens(Orange), Tokens::new(1, 0, 0));
    assert_eq!(game.tokens(Green), Tokens::new(1, 1, 0));
    assert_eq!(game.tokens(Blue), Tokens::new(0, 1, 0));
    assert_eq!(game.tokens(Red), Tokens::new(5, 0, 0), "as before");
    assert_eq!(game.stock(), Tokens::new(0, 6, 9));
    assert_eq!(game.gold_to(), Some(Green), "the most batches");
    // "Omdat er nog maar één kaart ligt tussen de voogd en het einde van de straat …"
    assert_eq!(game.provost(), Some(8));
    assert_eq!(game.start(), left_of(&table, starter));
}

/// Blue passes before Green, out of turn: a press for each of them to move the mark.
#[test]
fn the_castle_example_in_its_own_passing_order_takes_at_most_23() {
    // "Oranje … 1 pakket … Blauw 1 … de laatste burchttorenfiche. Groen 2 … Rood biedt helemaal niets aan."
    // "Stel dat Groen ook maar 1 pakket had aangeboden, dan zou Oranje de winnaar van het goud zijn geweest."
    for (greens, gold_to, walls) in [(2, Green, 2), (1, Orange, 1)] {
        let mut table = before_the_example();
        let presses = table.presses_of(|table| {
            for seat in [Orange, Blue, Green, Red] {
                table.pass(seat);
            }
            for steps in [0, 1, 1, -1] {
                table.provost(steps);
            }
            table.go_on();
            for batches in [1, 1, greens, 0] {
                table.batches(batches);
            }
            table.go_on();
        });
        within("the castle example in its own passing order", presses, 23);
        let game = table.game();
        assert_eq!(game.tokens(Orange), Tokens::new(1, 0, 0));
        assert_eq!(game.tokens(Blue), Tokens::new(1, 0, 0), "the last dungeon");
        assert_eq!(game.tokens(Green), Tokens::new(0, walls, 0));
        assert_eq!(game.gold_to(), Some(gold_to));
        assert_eq!(game.stock(), Tokens::new(0, 8 - walls, 9));
    }
}

/// Everybody takes six tokens at once, which spends the stock: Orange, Green, Blue, Red in passing order.
fn counting_begins() -> Table {
    let mut table = guide(4);
    table.go_on();
    assert_eq!(table.seats(), [Orange, Green, Blue, Red]);
    table.everybody_passes();
    table.nobody_else();
    table.go_on();
    for _ in 0..4 {
        table.batches(6);
    }
    assert_eq!(table.phase(), Phase::Over);
    assert!(table.game().stock().is_empty());
    table
}

/// Everybody has 2 gold, 5 cubes, 4 deniers; what is more than 4 is run up to with one held press.
fn count_two_five_four(table: &mut Table, held: bool) {
    table.read_the_end();
    for _ in 0..4 {
        if held {
            table.taps(&[Button::Up, Button::Up, Button::C]);
            table.hold_for(Button::Up, 5);
            table.tap(Button::C);
            table.tap_times(Button::Up, 4);
            table.tap(Button::C);
        } else {
            table.count([2, 5, 4]);
        }
    }
}

#[test]
fn final_scoring_of_four_takes_at_most_50() {
    // Held UP runs on and is one press; whoever taps each step needs a few more.
    let [table, tapped] = [(true, 50), (false, 57)].map(|(held, budget)| {
        let mut table = counting_begins();
        let presses = table.presses_of(|table| count_two_five_four(table, held));
        within("final scoring of four players", presses, budget);
        table
    });
    assert!(table.game() == tapped.game());
    let game = table.game();
    assert!(game.prompt().is_none(), "nothing is left to count");
    // 7 dungeons, 8 walls, 9 towers, six a player: 6 x 4, 4 + 5 x 3, 3 x 3 + 3 x 2, 6 x 2. Gold 1 each; 5 cubes and
    // 4 deniers are one group of three each.
    for (seat, tokens) in [(Orange, 24), (Green, 19), (Blue, 15), (Red, 12)] {
        let score = game.score(seat);
        assert_eq!(score, Score { tokens, buildings: 0, prestige: 0, gold: 2, cubes: 1, coins: 1 }, "{seat}");
        assert_eq!(score.total(), tokens + 4, "{seat}");
    }
    assert_eq!(game.winners().iter().collect::<Vec<_>>(), [Orange]);
}

/// The Ledger, two players: market, small farm, sawmill and quarry were built in the first round, so that there are six cards
/// for six workers in the second. Expected numbers are the rulebook's (facts 1.1, 1.2).
#[test]
fn a_ledger_round_of_two_takes_at_most_30() {
    let mut table = Table::playing(Language::Dutch, Variant::Standard, 2, Books::Device);
    table.go_on();
    let second = table.asked().expect("somebody acts");
    let first = left_of(&table, second);
    let food_and_wood = Pay { food: 1, wood: 1, ..Pay::UNSAID };
    for (seat, building, pay) in [
        (second, Building::Market, food_and_wood),
        (first, Building::FarmSmall, Pay::UNSAID),
        (second, Building::SawmillSmall, Pay::UNSAID),
        (first, Building::QuarrySmall, Pay::UNSAID),
    ] {
        table.pick(Event::Build { seat, building, pay });
    }
    for seat in [second, first] {
        table.pick(Event::Pass(seat));
    }
    table.provost(3);
    table.provost(0);
    // Nobody has a worker out, and nobody a cube: neither the buildings nor the castle ask anything.
    assert_eq!(table.phase(), Phase::RoundEnd);
    table.go_on();
    assert_eq!((table.game().round(), table.phase(), table.asked()), (2, Phase::Actions, Some(first)));
    assert_eq!(table.game().provost(), Some(6), "at the end of the street");
    for seat in [first, second] {
        table.correct(Some(seat), Value::Held(Held::Food), 2);
        table.correct(Some(seat), Value::Held(Held::Wood), 2);
    }

    let presses = table.presses_of(|table| {
        // The first that is free, or one behind it; most of them the other's.
        for (seat, at) in [(first, 2), (second, 4), (first, 3), (second, 1), (first, 5), (second, 6)] {
            table.pick(Event::Worker { seat, at });
        }
        table.pick(Event::Build { seat: first, building: Building::SawmillSmall, pay: Pay::UNSAID });
        table.pick(Event::Build { seat: second, building: Building::FarmSmall, pay: Pay::UNSAID });
        table.pick(Event::Pass(first));
        table.pick(Event::Pass(second));
        table.nobody_else();
        // Park, forest, quarry or trading post; the peddler sells, the market buys, and nobody else has to think.
        let mut choices = 0;
        while table.phase() == Phase::Effects {
            let choice =
                matches!(table.game().due().map(|due| due.effect), Some(Effect::BuyCubes(_) | Effect::Sell(_)));
            choices += usize::from(choice);
            table.tap(if table.says("neem alles") { Button::B } else { Button::C });
        }
        assert_eq!(choices, 2, "one each");
        if table.phase() == Phase::Castle {
            table.nobody_else();
        }
        table.go_on();
    });
    within("a Ledger round of two players", presses, 30);
    let game = table.game();
    assert_eq!((game.round(), game.phase(), game.street().len()), (3, Phase::Actions, 8));
    let purse = |seat| game.purse(seat).expect("the device keeps it");
    // The last pass earns nothing, the first 1; 4 + 2 and 2 deniers of income, and 2 for the third round.
    let neutral = game.street().at(1).is_some_and(|card| card.face == Face::Neutral(Neutral::TradingPost));
    // First: a cube at the peddler for 1, a food sold for 4, three workers, the first pass.
    assert_eq!(purse(first).coins, 6 + 2 - 3 - 1 + 4 + 1 + 2);
    // Second: the first pass of the first round, three steps of the provost, three workers, 1 as the market's owner.
    assert_eq!(purse(second).coins, 6 + 1 - 3 + 2 - 3 + 1 + 2 + if neutral { 2 } else { 0 });
}

#[test]
fn a_new_game_on_a_fresh_device_takes_2() {
    let mut table = Table::new();
    let presses = table.presses_of(|table| table.taps(&[Button::C, Button::C]));
    within("a new game on a fresh device", presses, 2);
    let game = table.game();
    assert_eq!((game.round(), game.phase()), (1, Phase::Income));
    assert_eq!(game.stock(), Tokens::new(7, 8, 9));
    assert_eq!(game.street().len(), 4, "three neutral cards and the peddler");
    assert_eq!(game.provost(), Some(4), "on the peddler");
}

#[test]
fn a_new_game_like_the_last_takes_2() {
    let mut table = Table::playing(Language::Dutch, Variant::Intro, 2, Books::Table);
    table.go_on();
    table.everybody_passes();
    table.go_on();
    table.batches(18);
    for _ in 0..2 {
        table.count([1, 1, 1]);
    }
    let (last, result) = (table.game().setup().clone(), table.picture());
    assert!(table.game().prompt().is_none());
    table.tap(Button::C);
    assert!(table.picture() != result, "C leads from the result to the home screen");

    let presses = table.presses_of(|table| table.taps(&[Button::C, Button::C]));

    within("a new game like the last", presses, 2);
    let game = table.game();
    assert_eq!((game.round(), game.phase()), (1, Phase::Income));
    assert_eq!(game.stock(), Tokens::new(5, 6, 7), "two of each fewer with two players");
    assert_eq!(
        (game.setup().variant(), game.setup().books(), game.setup().seats()),
        (last.variant(), last.books(), last.seats())
    );
}

#[test]
fn any_other_set_up_takes_at_most_14() {
    let mut most = 0;
    for variant in Variant::ALL {
        for books in Books::ALL {
            for players in 2..=4 {
                // After the choices of a new device: standard rules, four players, their own books.
                let mut table = Table::new();
                let presses = table.presses_of(|table| table.set_up(variant, players, books));
                most = most.max(presses);
                let game = table.game();
                assert_eq!(game.phase(), Phase::Income);
                let fewer = 4 - players;
                assert_eq!(game.stock(), Tokens::new(7 - fewer, 8 - fewer, 9 - fewer));
                assert_eq!(game.setup().street().len() + 1, players.into());
                assert_eq!(game.provost().is_some(), variant == Variant::Standard);
            }
        }
    }
    within("the set-up of a different game", most, 14);
}

#[test]
fn another_set_up_while_a_game_waits_takes_at_most_14() {
    let mut table = guide(4);
    table.go_on();
    table.pass(Green);
    // Menu, its last entry: home.
    table.hold(Button::C);
    table.taps(&[Button::Up, Button::C]);

    let presses = table.presses_of(|table| {
        // Down from "continue" to "new game"; B answers the question whether the game may go.
        table.taps(&[Button::Down, Button::C, Button::B]);
        table.choose_set_up(Variant::Intro, 3, Books::Device);
    });

    within("the set-up of a different game while one waits", presses, 14);
    assert_eq!((table.game().round(), table.phase()), (1, Phase::Income));
}
