//! One test for each ruling CMC Q1 to Q30: what the rulebook leaves open, or says in only one of its two texts.
//!
//! The number in the name is the ruling's; the doc comment says it in a line. Invariant: every number from 1 to 30
//! occurs.

use engine::Game;
use engine::magna_carta::Event;
use engine::magna_carta::cards::{Cube, Neutral};
use engine::magna_carta::setup::{Books, Setup, Variant};
use engine::magna_carta::street::Face;
use engine::magna_carta::tokens::Tokens;
use engine::seat::Seat::{Blue, Green, Orange, Red};

use crate::table::Table;

/// Q1: there is income in the first round too, so 4 and 2 deniers before the first action.
#[test]
fn q01_everybody_has_six_deniers_before_the_first_action() {
    let table = Table::four("standard");
    assert_eq!(table.phase(), "income");
    assert_eq!([Orange, Green, Blue, Red].map(|seat| table.coins(seat)), [6; 4]);
}

/// Q2: the worker's effect comes before the owner's; so the church's last token is the worker's.
#[test]
fn q02_the_worker_gets_the_churchs_last_token() {
    let mut table = Table::two_rich();
    table.play("build orange church\nworker green 3\npass orange\npass green\nprovost orange 1\nprovost green 0");
    table.play("correct stock dungeon=0 walls=0 towers=1");
    assert_eq!(table.asked(), Some(Green));
    table.play("use green 1");
    assert_eq!(table.tokens(Green), Tokens::new(0, 0, 1));
    assert_eq!(table.asks(), "next");
    assert_eq!(table.tokens(Orange), Tokens::NONE);
}

/// Q3: a worker behind the provost gives nothing to anybody, comes back, and is not paid back.
#[test]
fn q03_a_worker_behind_the_provost_returns_without_effect_or_refund() {
    let mut table = Table::two_rich();
    table.play("build orange farm-small\nworker green 3\npass orange\npass green\nprovost orange 0\nprovost green 0");
    assert_eq!(table.asks(), "next");
    assert_eq!(table.state().workers(Green), 3);
    table.play("next");
    assert_eq!((table.state().workers(Green), table.worker(3)), (4, None));
    assert_eq!(table.coins(Green), 49);
    assert_eq!(table.cubes(Green, Cube::Food), 20);
    // Orange paid 1 food and 1 wood for the farm and got none of its cubes.
    assert_eq!(table.cubes(Orange, Cube::Food), 19);
    assert!(matches!(table.face(3), Face::Building { cubes: 2, .. }));
}

/// Orange's farm on card 4 behind Green's lawyer on card 3; Orange's worker is on the lawyer, Green's on the farm.
fn lawyer_before_the_farm(provost: i8) -> Table {
    let mut table = Table::two_rich();
    table.play("draw orange\nbuild green lawyer\nbuild orange farm-small\nworker green 4\nworker orange 3");
    table.play(&format!("pass green\npass orange\nprovost green {provost}\nprovost orange 0"));
    table
}

/// Q4: a card that still holds a worker acts for both when it is reached, and turns over then; it is paid for at once.
#[test]
fn q04_a_card_with_a_worker_acts_before_it_turns_over() {
    let mut table = lawyer_before_the_farm(2);
    table.play("use orange 4");
    // 20, 1 for the farm, 1 for the residence.
    assert_eq!(table.cubes(Orange, Cube::Food), 18);
    assert!(!table.is_residence(4));
    table.play("use green");
    table.play("use green");
    assert_eq!(table.cubes(Green, Cube::Food), 20);
    assert!(!table.is_residence(4));
    table.play("use orange");
    assert_eq!(table.cubes(Orange, Cube::Food), 19);
    assert!(table.is_residence(4));
}

/// Q5: a card that was resolved before has no worker any more and turns over at once.
#[test]
fn q05_a_card_already_resolved_turns_over_at_once() {
    let mut table = Table::two_rich();
    table.play("build orange farm-small\nbuild green lawyer\nworker orange 4\nworker green 3\npass orange\npass green");
    table.play("provost orange 2\nprovost green 0\nuse green\nuse orange");
    assert!(!table.is_residence(3));
    table.play("use orange 3");
    assert!(table.is_residence(3));
}

/// Q6: a card with a worker behind the provost has no effect and turns over when the workers come home.
#[test]
fn q06_a_card_behind_the_provost_turns_over_at_the_end_of_the_effects() {
    let mut table = lawyer_before_the_farm(1);
    table.play("use orange 4\nuse green");
    assert_eq!(table.asks(), "next");
    assert!(!table.is_residence(4));
    table.play("next");
    assert!(table.is_residence(4));
    // Nobody got food: Green has what she had after the lawyer, Orange paid for farm and residence.
    assert_eq!((table.cubes(Green, Cube::Food), table.cubes(Orange, Cube::Food)), (19, 18));
}

/// Q7: cubes left on a card that turns over go to the bank, not to its owner.
#[test]
fn q07_cubes_on_a_turned_card_go_to_the_bank() {
    let mut table = Table::two_rich();
    table.play("build orange farm-small\nbuild green lawyer\nworker orange 4\npass green\npass orange");
    table.play("provost green 2\nprovost orange 0");
    assert!(matches!(table.face(3), Face::Building { cubes: 2, .. }));
    table.play("use orange 3");
    assert!(table.is_residence(3));
    assert_eq!(table.cubes(Orange, Cube::Food), 18);
}

/// Q8: only an own building turns over: nothing neutral, no residence, no lawyer, nothing of others. Another's lawyer
/// serves as well as an own one.
#[test]
fn q08_only_an_own_building_that_is_no_lawyer_turns_over() {
    let mut table = Table::with_residence();
    table.play("build green market\nbuild orange lawyer\nworker green 6\nworker orange 4\npass green\npass orange");
    table.play("provost green 0\nprovost orange 0");
    // Card 4 is Green's lawyer with Orange's worker.
    assert_eq!(table.asked(), Some(Green), "Orange has no card left to turn over and is passed over");
    let mut table = Table::with_residence();
    table.play(
        "build green market\nbuild orange lawyer\ndraw green\nbuild orange bank\nworker green 6\nworker orange 4",
    );
    table.play("pass green\npass orange\nprovost green 2\nprovost orange 0");
    table.refuses("use orange 1", "neutral");
    table.refuses("use orange 3", "residence already");
    table.refuses("use orange 5", "card 5 is Green's");
    table.refuses("use orange 6", "never becomes a residence");
    table.refuses("use orange 8", "there is no card 8");
    table.refuses("use orange", "which own card");
    table.play("use orange 7");
    assert!(table.is_residence(7));
    table.play("use green").play("use green 5");
    assert!(table.is_residence(5));
}

/// Q9: gold can pay the food of a residence.
#[test]
fn q09_gold_pays_for_a_residence() {
    let mut table = lawyer_before_the_farm(2);
    table.play("use orange 4 gold=1");
    assert_eq!((table.cubes(Orange, Cube::Gold), table.cubes(Orange, Cube::Food)), (19, 19));
    let mut table = lawyer_before_the_farm(2);
    table.play("correct orange food=0\nuse orange 4");
    assert_eq!((table.cubes(Orange, Cube::Gold), table.cubes(Orange, Cube::Food)), (19, 0));
}

/// Q10: with one token left only the single purchase is possible, and the owner then gets none.
#[test]
fn q10_a_church_with_one_token_left_sells_one() {
    let mut table = Table::two_rich();
    table.play("build orange church\nworker green 3\npass orange\npass green\nprovost orange 1\nprovost green 0");
    table.play("correct stock dungeon=0 walls=1 towers=0");
    table.refuses("use green 2", "only 1 token is left");
    table.play("use green 1");
    assert_eq!((table.coins(Green), table.tokens(Green)), (47, Tokens::new(0, 1, 0)));
    assert_eq!(table.asks(), "next");
}

/// Q11: the last token sold by a church ends the game with this round; the castle has nothing to give or to lose.
#[test]
fn q11_the_churchs_last_token_ends_the_game_without_a_castle() {
    let mut table = Table::two_rich();
    table.play("build orange church\nworker green 3\npass orange\npass green\nprovost orange 1\nprovost green 0");
    table.play("correct stock dungeon=0 walls=0 towers=1\nuse green 1");
    assert_eq!(table.phase(), "effects");
    table.play("next");
    assert_eq!(table.phase(), "over");
    assert_eq!((table.cubes(Orange, Cube::Gold), table.cubes(Green, Cube::Gold)), (20, 20));
    assert!(!table.state().winners().is_empty());
    table.refuses("next", "the game is over");
}

/// Q12: the market buys any cube, also gold; the gold mine's owner may swap any cube, also gold.
#[test]
fn q12_gold_can_be_sold_and_swapped() {
    let mut table = Table::two_rich();
    table.play("build orange market\nbuild green gold-mine\nworker orange 4\nworker green 3\npass orange\npass green");
    table.play("provost orange 2\nprovost green 0\nuse green gold");
    assert_eq!((table.coins(Green), table.cubes(Green, Cube::Gold)), (49 + 4, 19));
    table.play("use orange").play("use orange");
    assert_eq!(table.cubes(Orange, Cube::Gold), 21);
    table.play("use green gold");
    assert_eq!(table.cubes(Green, Cube::Gold), 19);
}

/// Q13: tokens bought at a church are no batches: no gold for them, and two tokens still leave.
#[test]
fn q13_church_tokens_are_not_batches() {
    let mut table = Table::two_rich();
    table.play("build orange church\nworker green 3\npass orange\npass green\nprovost orange 1\nprovost green 0");
    table.play("use green 2\nuse orange 1\nnext");
    assert_eq!(table.state().stock(), Tokens::new(2, 6, 7));
    table.play("castle orange 0\ncastle green 0");
    assert_eq!(table.state().stock(), Tokens::new(0, 6, 7));
    assert_eq!(table.state().gold_to(), None);
    assert_eq!((table.cubes(Orange, Cube::Gold), table.cubes(Green, Cube::Gold)), (20, 20));
}

/// Q14: when two tokens should leave and one is left, that one leaves and the game ends.
#[test]
fn q14_the_last_single_token_leaves_and_the_game_ends() {
    let mut table = Table::two_rich();
    table.play("pass orange\npass green\nnobody\nnext\ncorrect stock dungeon=0 walls=0 towers=1");
    table.play("castle orange 0\ncastle green 0");
    assert_eq!(table.phase(), "over");
    assert!(table.state().stock().is_empty());
    assert_eq!((table.tokens(Orange), table.tokens(Green)), (Tokens::NONE, Tokens::NONE));
}

/// Q15: among equals the gold goes to the earliest in passing order; without a batch to nobody.
#[test]
fn q15_the_earliest_in_passing_order_wins_the_gold() {
    let mut table = Table::two_rich();
    table.play("draw orange\npass green\npass orange\nnobody\nnext\ncastle green 2\ncastle orange 2");
    assert_eq!((table.cubes(Green, Cube::Gold), table.cubes(Orange, Cube::Gold)), (21, 20));
    let mut table = Table::two_rich();
    table.play("pass orange\npass green\nnobody\nnext\ncastle orange 0\ncastle green 0");
    assert_eq!((table.cubes(Green, Cube::Gold), table.cubes(Orange, Cube::Gold)), (20, 20));
}

/// Q16: three cubes for a point are counted without gold, which gives one point each.
#[test]
fn q16_gold_is_not_counted_among_the_three_cubes() {
    let mut table = Table::two_rich();
    table.play("correct orange coins=8 food=2 wood=2 stone=1 gold=4");
    let score = table.state().score(Orange);
    assert_eq!((score.gold, score.cubes, score.coins, score.total()), (4, 1, 2, 7));
}

/// Q17: a building counts what it shows; a residence 1, a covered one 0, the prestige building in full.
#[test]
fn q17_visible_values_count() {
    let mut table = Table::two_rich();
    table.play("build orange bank");
    assert_eq!(table.state().score(Orange).buildings, 3);
    let mut table = Table::with_residence();
    assert_eq!(table.state().score(Orange).buildings, 1);
    table.play("draw green\nprestige orange statue 3");
    let score = table.state().score(Orange);
    assert_eq!((score.buildings, score.prestige), (0, 6));
}

/// Q18: a residence under a prestige building gives no income; with the hotel on it the income stays the same.
#[test]
fn q18_a_covered_residence_gives_no_income() {
    let income = |build: &str| {
        let mut table = Table::with_residence();
        table.play("draw green").play(build).play("pass green\npass orange\nnobody\nnext\nnobody");
        let before = table.coins(Orange);
        table.play("next");
        table.coins(Orange) - before
    };
    assert_eq!(income("draw orange"), 3);
    assert_eq!(income("prestige orange statue 3"), 2);
    assert_eq!(income("prestige orange hotel 3"), 3);
}

/// Q19: the pile is the player's business; drawing and redrawing are never refused for lack of cards.
#[test]
fn q19_no_draw_is_refused_for_lack_of_cards() {
    let mut table = Table::two_rich();
    for _ in 0..13 {
        table.play("draw orange\nredraw green");
    }
    assert_eq!((table.coins(Orange), table.coins(Green)), (37, 37));
}

/// Q20: money is open: everybody's purse can be looked up at any time.
#[test]
fn q20_everybodys_money_is_open() {
    let table = Table::four("standard");
    assert!([Orange, Green, Blue, Red].iter().all(|&seat| table.state().purse(seat).is_some()));
}

/// Q21: each turn is exactly one action, and passing is one; it is always possible, and who has passed still moves the
/// provost and builds the castle.
#[test]
fn q21_passing_is_always_possible_and_ends_only_the_actions() {
    let mut table = Table::four("standard");
    table.play("next\ncorrect orange coins=0 food=0 wood=0");
    table.refuses("draw orange", "Orange has no denier left; a card costs 1");
    assert!(table.state().legal().eq([Event::Pass(Orange)]));
    table.play("pass orange\npass green\npass blue");
    table.refuses("worker blue 1", "Blue has already passed");
    table.play("pass red");
    assert_eq!((table.phase(), table.asked()), ("provost", Some(Orange)));
    table.play("provost orange 0\nprovost green -2\nnobody\nnext");
    assert_eq!((table.phase(), table.asked()), ("castle", Some(Orange)));
}

/// Q22: every effect may be declined, and the owner may use his when the worker's side declines.
#[test]
fn q22_effects_are_optional_each_on_its_own() {
    let mut table = Table::two_rich();
    table.play("build orange farm-small\nworker green 3\npass orange\npass green\nprovost orange 1\nprovost green 0");
    table.play("skip green");
    assert_eq!(table.asked(), Some(Orange));
    table.play("use orange");
    assert_eq!((table.cubes(Orange, Cube::Food), table.cubes(Green, Cube::Food)), (20, 20));
}

/// Q23: an own worker on an own card has the worker's effect only.
#[test]
fn q23_an_own_worker_has_only_the_workers_effect() {
    let mut table = Table::two_rich();
    table.play("build orange farm-small\ndraw green\nworker orange 3\npass green\npass orange");
    table.play("provost green 1\nprovost orange 0\nuse orange");
    assert_eq!(table.asks(), "next");
    // 20, 1 for the farm, 1 from the bank; the two cubes on the card stay.
    assert_eq!(table.cubes(Orange, Cube::Food), 20);
    assert!(matches!(table.face(3), Face::Building { cubes: 2, .. }));
}

/// Q24: a building can take a worker in the round in which it is built, and has its cubes at once.
#[test]
fn q24_a_new_building_can_be_used_in_the_same_round() {
    let mut table = Table::four("standard");
    table.play("next\nbuild orange quarry-small");
    assert!(matches!(table.face(5), Face::Building { cubes: 4, .. }));
    table.play("worker green 5");
    assert_eq!(table.worker(5), Some(Green));
}

/// Q25: the drawn neutral cards, then the peddler, then what is built.
#[test]
fn q25_the_peddler_is_the_last_card_of_the_start_road() {
    let mut table = Table::four("standard");
    let neutral: Vec<Face> = table.state().street().iter().map(|card| card.face).collect();
    let order = [Neutral::Forest, Neutral::Quarry, Neutral::Park, Neutral::Peddler];
    assert_eq!(neutral, order.map(Face::Neutral));
    assert_eq!(table.state().provost(), Some(4));
    table.play("next\nbuild orange market");
    assert!(matches!(table.face(5), Face::Building { owner: Orange, .. }));
}

/// Q26: a prestige building lies on its residence and is no card of its own; the residence under it is one step.
#[test]
fn q26_a_prestige_building_is_no_step_of_the_street() {
    let mut table = Table::with_residence();
    table.play("draw green\nprestige orange statue 3");
    assert_eq!(table.state().street().len(), 4);
    table.play("pass green\npass orange\nprovost green -2");
    assert_eq!(table.state().provost(), Some(2));
    table.play("provost orange 2");
    assert_eq!(table.state().provost(), Some(4));
}

/// Q27: with the intro rules the castle is the fourth phase: income, actions, effects, castle, end.
#[test]
fn q27_the_intro_castle_follows_the_effects() {
    let mut table = Table::four("intro");
    let mut phases = vec![table.phase()];
    for lines in ["next", "pass orange\npass green\npass blue\npass red", "next", "nobody"] {
        table.play(lines);
        phases.push(table.phase());
    }
    assert_eq!(phases, ["income", "actions", "effects", "castle", "round-end"]);
    assert_eq!(table.state().provost(), None);
}

/// Q28: with fewer players there are fewer tokens, fewer neutral cards, and two cubes on a small farm for two.
#[test]
fn q28_fewer_players_change_tokens_neutral_cards_and_cubes() {
    let cases = [
        ("orange green", "park", Tokens::new(5, 6, 7), 2, 2),
        ("orange green blue", "park quarry", Tokens::new(6, 7, 8), 3, 4),
        ("orange green blue red", "park quarry forest", Tokens::new(7, 8, 9), 4, 4),
    ];
    for (seats, street, stock, cards, cubes) in cases {
        let mut table = Table::with_header(&format!(
            "game magna-carta standard\nbooks device\nseats {seats}\nstart orange\nstreet {street}"
        ));
        assert_eq!(table.state().stock(), stock);
        assert_eq!(table.state().street().len(), cards);
        table.play("next\nbuild orange farm-small");
        assert!(matches!(table.face(cards + 1), Face::Building { cubes: on_card, .. } if on_card == cubes));
    }
}

/// Q29: equal points are a shared victory.
#[test]
fn q29_a_tie_is_a_shared_victory() {
    let mut table = Table::two_rich();
    table.play("pass orange\npass green\nnobody\nnext\ncorrect stock dungeon=0 walls=0 towers=1");
    table.play("correct orange coins=9 food=3 wood=0 stone=0 gold=0");
    table.play("correct green coins=0 food=0 wood=0 stone=0 gold=4\ncastle orange 0\ncastle green 0");
    assert_eq!((table.state().score(Orange).total(), table.state().score(Green).total()), (4, 4));
    assert!(table.state().winners().contains(Orange) && table.state().winners().contains(Green));
}

/// Q30: in the last round the provost takes no steps and the start card stays.
#[test]
fn q30_the_last_round_has_no_end_of_round() {
    let mut table = Table::two_rich();
    table.play("build orange farm-small\npass green\npass orange\nnobody\nnext");
    table.play("correct stock dungeon=0 walls=0 towers=1\ncastle green 1\ncastle orange 0");
    assert_eq!(table.phase(), "over");
    assert_eq!((table.state().provost(), table.state().start(), table.state().round()), (Some(2), Orange, 1));
}

/// Chance is drawn once: the random set-up is a set-up like any other, and says what it drew.
#[test]
fn a_random_setup_is_one_that_the_rulebook_allows() {
    let mut starters = [0; 4];
    for seed in 0..200 {
        let mut chance = engine::autoplay::Repeatable::new(seed);
        for _ in 0..8 {
            rand_core::RngCore::next_u32(&mut chance);
        }
        let seats = [Red, Green, Orange, Blue];
        let setup = Setup::random(Variant::Standard, Books::Table, &seats, &mut chance).expect("four can play");
        assert_eq!(setup.street().len(), 3);
        starters[seats.iter().position(|&seat| seat == setup.start()).expect("the starter plays")] += 1;
        assert_eq!(setup.to_string().parse(), Ok(setup));
    }
    assert!(starters.iter().all(|&times| times > 20), "{starters:?}");
}
