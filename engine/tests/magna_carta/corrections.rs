//! Corrections: what was entered wrongly too long ago to take back is set right by hand.
//!
//! What can be set is in docs/notation.md, "Setting things right". Invariant: what is refused leaves no trace in the state.

use engine::Game;
use engine::magna_carta::Event;
use engine::magna_carta::cards::Building;
use engine::magna_carta::street::Face;
use engine::magna_carta::tokens::Tokens;
use engine::prompt::Kind;
use engine::seat::Seat::{Blue, Green, Orange, Red};

use crate::table::Table;

/// A correction is checked against what can lie on the table.
#[test]
fn corrections_cannot_make_tokens_or_leave_the_street() {
    let mut table = Table::four("standard");
    table.play("correct provost 2\ncorrect stock dungeon=3\ncorrect start blue\ncorrect green dungeon=4");
    assert_eq!((table.state().provost(), table.state().start()), (Some(2), Blue));
    assert_eq!((table.state().stock(), table.tokens(Green)), (Tokens::new(3, 8, 9), Tokens::new(4, 0, 0)));
    table.refuses("correct provost 5", "there is no card 5");
    table.refuses("correct provost 0", "there is no card 0");
    table.refuses("correct stock dungeon=4", "at most 3");
    table.refuses("correct orange dungeon=1", "at most 0");
    table.refuses("correct cubes 1 2", "small farm");
    Table::four("intro").refuses("correct provost 2", "no provost");
}

/// A correction that takes away what an effect needs lets the effects go on.
#[test]
fn a_correction_can_leave_an_effect_with_nothing() {
    let mut table = Table::four("standard");
    table.play("next\nworker orange 4\npass green\npass blue\npass red\npass orange\nnobody");
    assert_eq!(table.asks(), "effect");
    table.play("correct orange coins=0");
    assert_eq!(table.asks(), "next");
}

fn built(table: &Table, seat: engine::seat::Seat) -> Vec<Building> {
    Building::ALL.into_iter().filter(|&building| table.state().has_built(seat, building)).collect()
}

/// Another card, or another owner, at a position of the street: what was there counts as not built.
#[test]
fn a_card_of_the_street_is_set_right() {
    let mut table = Table::four_with_own_books("standard");
    table.play("next\nbuild orange bank\nbuild green market\ncorrect street 5 church green");
    let church = Face::Building { owner: Green, building: Building::Church, cubes: 0, flip_due: false };
    assert_eq!(table.face(5), church);
    assert_eq!((built(&table, Orange), built(&table, Green)), (vec![], vec![Building::Market, Building::Church]));
    assert_eq!((table.state().score(Orange).buildings, table.state().score(Green).buildings), (0, 3 + 2));
    // Orange's bank is free again.
    table.play("build orange bank\ncorrect street 5 church blue");
    assert_eq!((built(&table, Green), built(&table, Blue)), (vec![Building::Market], vec![Building::Church]));
}

/// CMC Q24: a small farm is new with its four cubes, with two players with two.
#[test]
fn a_card_that_is_set_right_is_as_new() {
    let mut table = Table::four_with_own_books("standard");
    table.play("next\nbuild orange bank\ncorrect street 5 farm-small orange");
    assert!(matches!(table.face(5), Face::Building { cubes: 4, flip_due: false, .. }));
    let mut table = Table::with_residence();
    table.play("correct street 3 quarry-small green");
    assert!(matches!(table.face(3), Face::Building { cubes: 2, .. }));
}

/// A residence becomes a building again, also the one that it was, and a building a residence; the lawyer never does (CMC
/// Q8).
#[test]
fn a_card_is_turned_over_and_back_by_hand() {
    let mut table = Table::with_residence();
    table.play("correct street 3 farm-small orange");
    assert!(matches!(table.face(3), Face::Building { owner: Orange, building: Building::FarmSmall, cubes: 2, .. }));
    table.refuses("correct street 4 residence green", "never becomes a residence");
    table.play("correct street 3 residence orange");
    assert!(table.is_residence(3));
    assert_eq!(built(&table, Orange), [Building::FarmSmall]);
    // The same card was Green's all along: her set has a farm too.
    table.play("correct street 3 residence green");
    assert_eq!((built(&table, Orange), built(&table, Green)), (vec![], vec![Building::FarmSmall, Building::Lawyer]));
    // A residence gives 1 denier (CMC-NL "Fase 1") and 1 point.
    assert_eq!((table.state().income_of(Green), table.state().income_of(Orange)), (3, 2));
}

/// There is one of each card in a set, whether it lies open or turned over; neutral cards stay.
#[test]
fn what_cannot_lie_on_the_street_is_refused() {
    let mut table = Table::with_residence();
    table.play("build green bank");
    table.refuses("correct street 5 lawyer green", "Green has already built the lawyer");
    table.refuses("correct street 5 farm-small orange", "Orange has already built the farm-small");
    table.refuses("correct street 4 bank green", "Green has already built the bank");
    table.refuses("correct street 3 bank blue", "Blue does not play");
    table.refuses("correct street 1 bank orange", "card 1 is neutral");
    table.refuses("correct street 2 gone", "card 2 is neutral");
    table.refuses("correct street 2 residence green", "card 2 is neutral");
    table.refuses("correct street 6 gone", "there is no card 6");
    table.refuses("correct street 0 gone", "there is no card 0");
    table.refuses("correct street 6 market green", "the street ends with card 5");
    let mut intro = Table::four_with_own_books("intro");
    intro.play("next\nbuild orange bank");
    intro.refuses("correct street 5 church orange", "the intro rules leave the church in the box");
    intro.refuses("correct street 5 residence orange", "the intro rules have no residences");
    for line in
        ["correct street 5", "correct street 5 bank", "correct street 5 gone green", "correct street 5 park green"]
    {
        assert!(line.parse::<Event>().is_err(), "{line}");
    }
}

/// What a prestige building lies on stays; the price and the points of it belong together.
#[test]
fn a_residence_under_a_prestige_building_stays() {
    let mut table = Table::with_residence();
    table.play("draw green\nprestige orange statue 3");
    for line in ["correct street 3 gone", "correct street 3 bank orange", "correct street 3 residence green"] {
        table.refuses(line, "a prestige building lies on card 3");
    }
    // One that lies behind a card that is gone moves up with its residence.
    table.play("build green bank\nbuild orange market\ncorrect street 4 gone");
    assert!(matches!(table.face(3), Face::Residence { owner: Orange, under: Some(_), .. }));
    assert!(matches!(table.face(4), Face::Building { owner: Green, building: Building::Bank, .. }));
}

/// The cards behind one that is gone move up, with their workers and cubes; the provost stays on his card, and goes to the
/// one before when his is gone.
#[test]
fn a_card_that_is_gone_leaves_no_hole() {
    let mut table = Table::two_rich();
    table.play("build orange bank\nbuild green farm-small\nbuild orange market\nworker green 4\nworker orange 3");
    table.play("correct cubes 4 1\ncorrect provost 4\ncorrect street 3 gone");
    assert_eq!(table.state().street().len(), 4);
    assert!(matches!(table.face(3), Face::Building { owner: Green, building: Building::FarmSmall, cubes: 1, .. }));
    assert_eq!((table.worker(3), table.worker(4)), (Some(Green), None));
    assert_eq!(table.state().provost(), Some(3), "still on the farm");
    // The worker on the card that is gone went home.
    assert_eq!((table.state().workers(Orange), table.state().workers(Green)), (4, 3));
    table.play("correct street 3 gone");
    assert_eq!((table.state().provost(), table.state().workers(Green)), (Some(2), 4));
    assert_eq!((built(&table, Orange), built(&table, Green)), (vec![Building::Market], vec![]));
    table.play("correct street 3 gone");
    assert_eq!((table.state().street().len(), table.state().provost()), (2, Some(2)));
}

/// In the midst of the effects (CMC-NL "Fase 4") they go on with the next card that has a worker.
#[test]
fn the_effects_go_on_without_a_card_that_is_gone() {
    let effects = || {
        let mut table = Table::two_rich();
        table.play("build orange market\nbuild green bank\nworker orange 1\nworker green 3\nworker orange 4");
        table.play("pass green\npass orange\nprovost green 2\nprovost orange 0");
        assert_eq!(table.asked(), Some(Orange), "the park's cube");
        table
    };
    // Before its turn, when its worker's or its owner's effect is due, and after it: Orange's worker is at the bank, which is
    // card 3 then.
    for lines in [
        "correct street 3 gone\nuse orange",
        "use orange\ncorrect street 3 gone",
        "use orange\nuse green food\ncorrect street 3 gone",
        "use orange\nuse green food\nuse orange\ncorrect street 3 gone",
    ] {
        let mut table = effects();
        table.play(lines);
        let due = table.state().due().expect("the bank's gold");
        assert_eq!((due.seat, due.at, table.state().workers(Green)), (Orange, 3, 4));
    }
    // Behind it: the market's owner is still to take a denier.
    let mut table = effects();
    table.play("use orange\nuse green food\ncorrect street 4 gone");
    assert_eq!((table.asked(), table.asks()), (Some(Orange), "effect"));
    // In the place of the card whose effect is due: its worker goes home, so the bank is next.
    let mut table = effects();
    table.play("use orange\ncorrect street 3 gold-mine green");
    assert_eq!(table.state().due().expect("the bank's gold").at, 4);
    assert_eq!(table.worker(3), None);
}

/// With the players' books, a church that is set right sells in this phase.
#[test]
fn a_church_that_is_set_right_sells() {
    let mut table = Table::four_with_own_books("standard");
    table.play("next\nbuild red bank\npass blue\npass orange\npass red\npass green");
    table.play("provost blue 1\nnobody");
    table.refuses("church green 1", "no church");
    table.play("correct street 5 church red\nchurch green 2");
    assert_eq!(table.tokens(Green), Tokens::new(2, 0, 0));
}

/// Who has passed, in order: that is the order in which the provost and the castle are asked (CMC-NL "Fase 3").
#[test]
fn who_has_passed_is_set_right() {
    let mut table = Table::four_with_own_books("standard");
    table.refuses("correct passed orange", "that belongs to the phase actions");
    table.play("next\npass red\npass blue\ncorrect passed blue green");
    assert!(table.state().passed().eq([Blue, Green]));
    table.refuses("correct passed blue blue", "Blue is named twice");
    table.refuses("correct passed blue green orange red", "everybody would have passed");
    table.play("pass orange\npass red");
    assert_eq!((table.phase(), table.asked()), ("provost", Some(Blue)));
    table.refuses("correct passed nobody", "that belongs to the phase actions");
    let mut table = Table::two_rich();
    table.refuses("correct passed red", "Red does not play");
    table.refuses("correct passed orange green", "everybody would have passed");
    for line in ["correct passed", "correct passed nobody orange", "correct passed purple"] {
        assert!(line.parse::<Event>().is_err(), "{line}");
    }
}

/// The turn goes on to the next who has not passed, clockwise, when it was with one who has; otherwise it stays.
#[test]
fn the_turn_is_with_somebody_who_has_not_passed() {
    let mut table = Table::four("standard");
    table.play("next\npass orange");
    assert_eq!(table.asked(), Some(Green));
    table.play("correct passed green blue");
    assert_eq!(table.asked(), Some(Red));
    table.play("correct passed nobody");
    assert_eq!(table.asked(), Some(Red));
    table.play("draw red\ndraw orange");
    assert_eq!(table.asked(), Some(Green));
    // The denier of the first to pass was earned by Orange, and stays.
    assert_eq!([Orange, Green, Blue, Red].map(|seat| table.coins(seat)), [6, 6, 6, 5]);
}

/// With the players' books too: the likeliest to pass next has not passed.
#[test]
fn the_likeliest_to_pass_has_not_passed() {
    let usual = |table: &Table| match table.state().prompt().map(|prompt| prompt.kind) {
        Some(Kind::Seat { usual, .. }) => usual,
        other => panic!("{other:?}"),
    };
    let mut table = Table::four_with_own_books("standard");
    table.play("next");
    assert_eq!(usual(&table), Orange, "who has the start card");
    table.play("correct passed orange green");
    assert_eq!(usual(&table), Blue);
}
