//! The worked examples of the rulebook, each in the notation.
//!
//! Expected values are those that the example itself states (CMC-NL "Voorbeeld"). Where an example does not say what
//! the players hold, it is set with `correct`. Invariant: nothing here was copied from the engine's output.

use crate::table::Table;
use engine::magna_carta::cards::{Building, Cube, Prestige, PrestigeCard};
use engine::magna_carta::street::Face;
use engine::magna_carta::tokens::Tokens;
use engine::seat::Seat::{Blue, Green, Orange, Red};

/// "Eén arbeider op een gebouw plaatsen": Green has built a market, Red pays 1 denier and puts a worker on it; no other
/// worker can go there this round.
#[test]
fn red_puts_a_worker_on_greens_market() {
    for variant in ["intro", "standard"] {
        let mut table = Table::four(variant);
        table.play("next\ndraw orange\nbuild green market\ndraw blue");
        assert_eq!(table.coins(Red), 6);
        table.play("worker red 5");
        assert_eq!(table.coins(Red), 5);
        assert_eq!(table.worker(5), Some(Red));
        table.refuses("worker orange 5", "Red's worker already stands on card 5");
    }
}

/// The market stall on the start road: 1 denier for a food, wood or stone of one's choice, no gold.
#[test]
fn the_market_stall_sells_one_cube_for_a_denier() {
    let mut table = Table::four("standard");
    table.play("next\nworker orange 4\npass green\npass blue\npass red\npass orange\nnobody");
    table.refuses("use orange gold", "no gold");
    table.refuses("use orange food wood", "which cube");
    table.play("use orange stone");
    // 4 and 2 income, 1 for the worker, 1 for the stone.
    assert_eq!(table.coins(Orange), 4);
    assert_eq!(table.cubes(Orange, Cube::Stone), 1);
}

/// "Een gebouw oprichten": Blue pays 2 stone and 1 food for the quarry and lays it at the end of the street; from then
/// on a worker can go there.
#[test]
fn blue_builds_the_quarry_for_two_stone_and_one_food() {
    for variant in ["intro", "standard"] {
        let mut table = Table::four(variant);
        table.play("next\ndraw orange\ndraw green");
        table.refuses("build blue quarry-large", "Blue cannot pay 1 food, 2 stone; 2 cubes are missing");
        table.play("correct blue stone=2\nbuild blue quarry-large");
        assert_eq!(table.cubes(Blue, Cube::Stone), 0);
        assert_eq!(table.cubes(Blue, Cube::Food), 1);
        assert_eq!(table.cubes(Blue, Cube::Wood), 2);
        assert!(matches!(table.face(5), Face::Building { owner: Blue, building: Building::QuarryLarge, .. }));
        table.play("worker red 5");
    }
}

/// "Een prestigegebouw oprichten" with the intro rules: Green pays 2 stone and 1 gold and puts the statue down.
#[test]
fn green_puts_the_statue_in_front_of_herself() {
    let mut table = Table::four("intro");
    table.play("next\ndraw orange\ncorrect green stone=2 gold=1\nprestige green statue");
    assert_eq!((table.cubes(Green, Cube::Stone), table.cubes(Green, Cube::Gold)), (0, 0));
    assert_eq!(table.state().prestige_owner(Prestige::Statue), Some(Green));
    assert_eq!(table.state().street().len(), 4);
}

/// The same with the standard rules: the statue goes on one of Green's residences; without one it cannot be built.
#[test]
fn green_puts_the_statue_on_a_residence() {
    let mut table = Table::four("standard");
    table.play("next\ncorrect green food=9 wood=9 stone=2 gold=1\nbuild orange lawyer\nbuild green farm-small");
    table.play("draw blue\ndraw red\ndraw orange");
    table.refuses("prestige green statue", "lies on a residence");
    table.refuses("prestige green statue 6", "card 6 is not a residence of Green's");
    table.play("worker green 5\npass blue\npass red\npass orange\npass green");
    table.play("provost blue 1\nnobody\nuse green 6\nuse orange\nnext\nnobody\nnext\nnext");
    assert!(table.is_residence(6));
    table.play("prestige green statue 6");
    assert_eq!((table.cubes(Green, Cube::Stone), table.cubes(Green, Cube::Gold)), (0, 0));
    let statue = Some(PrestigeCard::Known(Prestige::Statue));
    assert_eq!(table.face(6), Face::Residence { owner: Green, building: Building::FarmSmall, under: statue });
}

/// "Passen": Orange passes first and gets 1 denier; nobody else does.
#[test]
fn orange_passes_first_for_a_denier() {
    for variant in ["intro", "standard"] {
        let mut table = Table::four(variant);
        table.play("next\npass orange\npass green\npass blue\npass red");
        assert_eq!(table.coins(Orange), 7);
        assert_eq!((table.coins(Green), table.coins(Blue), table.coins(Red)), (6, 6, 6));
        assert!(table.state().passed().eq([Orange, Green, Blue, Red]));
    }
}

/// "De beweging van de voogd": Orange leaves him, Green and Blue move him one card on, to the last card; Red moves him
/// one back. He ends on Green's bank, which is active; Blue's quarry with Green's worker is not.
#[test]
fn the_provost_ends_on_the_bank_and_the_quarry_is_worthless() {
    let mut table = Table::four("standard");
    table.play(
        "next
         correct green wood=3 stone=2
         correct blue food=3 stone=2
         draw orange
         build green bank           # card 5
         build blue quarry-large    # card 6
         worker red 5
         draw orange
         worker green 6
         draw blue
         draw red
         pass orange
         pass green
         pass blue
         pass red",
    );
    let coins = [Orange, Green, Blue, Red].map(|seat| table.coins(seat));
    table.play("provost orange 0\nprovost green 1\nprovost blue 1");
    assert_eq!(table.state().provost(), Some(6));
    table.refuses("provost red 1", "would leave the street");
    table.play("provost red -1");
    assert_eq!(table.state().provost(), Some(5));
    let paid: Vec<u16> =
        [Orange, Green, Blue, Red].iter().zip(coins).map(|(&seat, had)| had - table.coins(seat)).collect();
    assert_eq!(paid, [0, 1, 1, 1]);
    // The bank works for Red, then for Green, who owns it.
    assert_eq!(table.asked(), Some(Red));
    table.play("use red 1");
    assert_eq!(table.asked(), Some(Green));
    table.play("skip green");
    // And the quarry does not.
    assert_eq!(table.asks(), "next");
    table.play("next");
    assert_eq!((table.cubes(Green, Cube::Stone), table.cubes(Blue, Cube::Stone)), (0, 0));
    assert_eq!(table.worker(6), None);
}

/// Just before the castle's example: two red tokens left, the passing order Orange, Blue, Green, Red.
fn castle_of_the_example(variant: &str) -> Table {
    let mut table = Table::four(variant);
    table.play("next\npass orange\ndraw green\npass blue\ndraw red\npass green\npass red");
    if variant == "standard" {
        table.play("nobody");
    }
    table.play(
        "next
         correct stock dungeon=2
         correct orange food=1 wood=1 stone=1
         correct blue food=0 wood=1 stone=1 gold=1
         correct green food=2 wood=2 stone=2",
    );
    table
}

/// "Het koningsslot": Orange gives a batch for a red token; Blue, with gold for the food, takes the last red; Green
/// gives two for two orange ones and gets the gold; Red gives nothing.
#[test]
fn green_gets_the_gold_for_two_batches() {
    for variant in ["intro", "standard"] {
        let mut table = castle_of_the_example(variant);
        table.play("castle orange 1\ncastle blue 1\ncastle green 2\ncastle red 0");
        assert_eq!(table.tokens(Orange), Tokens::new(1, 0, 0));
        assert_eq!(table.tokens(Blue), Tokens::new(1, 0, 0));
        assert_eq!(table.tokens(Green), Tokens::new(0, 2, 0));
        assert_eq!(table.tokens(Red), Tokens::NONE);
        assert_eq!(table.state().stock(), Tokens::new(0, 6, 9));
        assert_eq!(table.cubes(Blue, Cube::Gold), 0);
        assert_eq!(table.cubes(Green, Cube::Gold), 1);
        assert_eq!(table.state().gold_to(), Some(Green));
    }
}

/// The example's variation: had Green given only one batch, the gold would be Orange's, who gave hers first.
#[test]
fn orange_wins_the_tie_for_the_gold() {
    for variant in ["intro", "standard"] {
        let mut table = castle_of_the_example(variant);
        table.play("castle orange 1\ncastle blue 1\ncastle green 1\ncastle red 0");
        assert_eq!(table.tokens(Green), Tokens::new(0, 1, 0));
        assert_eq!(table.cubes(Orange, Cube::Gold), 1);
        assert_eq!(table.cubes(Green, Cube::Gold), 0);
        assert_eq!(table.state().gold_to(), Some(Orange));
    }
}

/// "Einde van een ronde": only one card lies before the provost, so he moves one and not two; the start card goes to
/// the left.
#[test]
fn the_provost_stops_at_the_end_of_the_street() {
    let mut table = Table::four("standard");
    table.play("next\nbuild orange farm-small\npass green\npass blue\npass red\npass orange\nnobody\nnext");
    assert_eq!(table.state().provost(), Some(4));
    table.play("nobody");
    assert_eq!((table.phase(), table.state().provost()), ("round-end", Some(5)));
    assert_eq!(table.state().start(), Green);
    // At the end he does not move at all.
    table.play("next\nnext\npass green\npass blue\npass red\npass orange\nnobody\nnext\nnobody");
    assert_eq!(table.state().provost(), Some(5));
    assert_eq!(table.state().start(), Blue);
}
