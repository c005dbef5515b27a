//! What the Ledger of Caylus says and lists where there is much to say and to list.
//!
//! Expected values are the rulebook's and those of the facts. Invariant: everything is entered by presses.

mod table;

use companion::{press::Button, settings::Language};
use engine::{
    caylus::{
        Asks, Event, Phase,
        event::{Favour, Row, Taken, To},
        pay::Pay,
        road::Tile,
        setup::Books,
        tiles::{Building, Cube, Neutral, Special},
    },
    seat::Seat,
};
use table::CaylusTable;

fn name(seat: Seat) -> String {
    let word = seat.word();
    word[..1].to_uppercase() + &word[1..]
}

/// Two players before the first worker, in turn order.
fn playing(language: Language) -> (CaylusTable, [Seat; 2]) {
    let mut table = CaylusTable::playing(language, 2, Books::Device);
    table.tap(Button::C);
    let order = [table.game().order()[0], table.game().order()[1]];
    (table, order)
}

/// Where a neutral tile lies.
fn space(table: &CaylusTable, neutral: Neutral) -> To {
    let here = |at: &u8| table.game().road().tile(*at) == Some(Tile::Neutral(neutral));
    To::Road((1..=6).find(here).expect("it lies on the road"))
}

fn worker(seat: Seat, to: To) -> Event {
    Event::Worker { seat, to }
}

/// The rows of a seat's fields: points, its place, deniers, and from here on the cubes.
const FOOD: usize = 3;

/// The rows of its houses, once the turn order can no longer be set.
const HOUSES: usize = FOOD - 1 + Cube::COUNT;

/// So many more of each kind of cube.
fn give(table: &mut CaylusTable, seat: Seat, more: [i16; Cube::COUNT]) {
    for (row, more) in (FOOD - 1..).zip(more).filter(|(_, more)| *more != 0) {
        table.correct(Some(seat), row, more);
    }
}

/// The first seat alone in the castle, with these cubes besides its 2 food and 1 wood.
fn in_the_castle(language: Language, more: [i16; Cube::COUNT]) -> (CaylusTable, Seat) {
    let (mut table, [first, other]) = playing(language);
    give(&mut table, first, more);
    table.enter(worker(first, To::Before(Special::Castle)));
    table.enter(Event::Pass(other));
    table.enter(Event::Pass(first));
    table.enter(Event::Nobody);
    table.enter(Event::Next);
    assert_eq!((table.phase(), table.asks()), (Phase::Castle, Some(Asks::Batches)));
    (table, first)
}

/// Facts 2.1 d: the joust is paid with 1 denier and 1 cloth, which nobody has at first.
#[test]
fn who_can_do_nothing_at_the_joust_is_told() {
    let (mut table, [first, other]) = playing(Language::English);
    table.enter(worker(first, To::Before(Special::Joust)));
    table.enter(Event::Pass(other));
    table.enter(Event::Pass(first));
    assert_eq!(table.phase(), Phase::Provost);
    table.assert_says(&format!("{} can do nothing: Joust field", &name(first)[..1]));
    table.hold(Button::A);
    let said = table.texts().join(" ");
    assert!(said.contains(&format!("{} can do nothing: Joust field", name(first))), "{said}");
}

/// Facts 2.4: a farm takes 1 food and 1 wood, all the wood that one begins with, and every wooden building takes wood.
#[test]
fn who_can_do_nothing_with_a_builder_is_told() {
    let (mut table, [first, other]) = playing(Language::English);
    let carpenter = space(&table, Neutral::Carpenter);
    table.enter(worker(first, carpenter));
    table.enter(Event::Pass(other));
    table.enter(worker(first, To::Road(8)));
    table.enter(Event::Pass(first));
    table.enter(Event::Provost { seat: other, steps: 2 });
    table.enter(Event::Provost { seat: first, steps: 0 });
    table.enter(Event::Build { seat: first, building: Building::FoodFarm, pay: Pay::UNSAID });
    assert_eq!((table.phase(), table.asks()), (Phase::Effects, Some(Asks::Next)));
    table.hold(Button::A);
    let said = table.texts().join(" ");
    assert!(said.contains("can do nothing: Carpenter"), "{said}");
    // Once: who builds at the first has done something.
    assert_eq!(said.matches("can do nothing").count(), 1, "{said}");
}

/// Who does without an effect that could be used has chosen that.
#[test]
fn to_do_without_is_not_told_as_being_unable() {
    let (mut table, [first, other]) = playing(Language::English);
    let market = space(&table, Neutral::Market);
    table.enter(worker(first, market));
    table.enter(Event::Pass(other));
    table.enter(Event::Pass(first));
    table.enter(Event::Nobody);
    table.enter(Event::Skip(first));
    table.hold(Button::A);
    let said = table.texts().join(" ");
    assert!(said.contains("skips Market") && !said.contains("can do nothing"), "{said}");
}

/// A favour of column 1 is 3 deniers or 1 food (facts 2.7): its line says so once, and what the seat has paid.
#[test]
fn what_a_favour_brings_is_told_once() {
    for (favour, gain) in [(Favour::Coins(None), "+3 deniers"), (Favour::Cubes(Some(1), Taken::Unsaid), "+1 food")] {
        let (mut table, first) = in_the_castle(Language::English, [0, 0, 1, 0, 0]);
        table.enter(Event::Castle { seat: first, houses: 1, pay: Pay::UNSAID });
        assert_eq!(table.asks(), Some(Asks::Favour));
        table.enter(Event::Favour { seat: first, favour, pay: Pay::UNSAID });
        let told = format!("{}, favour: {gain}", name(first));
        table.assert_says(&told);
        let said = table.texts().join(" ");
        assert_eq!(said.matches(gain).count(), 1, "{said}");
        table.hold(Button::A);
        let said = table.texts().join(" ");
        assert!(said.contains(&told), "{said}");
        assert_eq!(said.matches(gain).count(), 1, "{said}");
    }
}

/// Whatever is paid for two houses is read from 0.6 m: capitals of 12 px.
#[test]
fn the_price_of_two_houses_is_large() {
    for (language, pays) in [(Language::Dutch, "betaalt"), (Language::German, "zahlt"), (Language::English, "pays")] {
        for more in [[0, 0, 1, 1, 1], [0, 1, 1, 1, 0], [0, 0, 2, 2, 0], [0, 1, 2, 0, 0]] {
            let (mut table, _) = in_the_castle(language, more);
            table.tap(Button::Up);
            let picture = table.picture();
            let price = picture.audit.written().iter().find(|text| text.words.starts_with(pays)).expect("a price");
            assert!(price.capital >= 12, "{language:?}: {} has capitals of {} px", price.words, price.capital);
        }
    }
}

/// B opens the other ways to pay with the mark on the number that is set.
#[test]
fn the_other_ways_to_pay_open_on_the_number_that_is_set() {
    let (mut table, _) = in_the_castle(Language::English, [2, 2, 3, 3, 0]);
    table.tap(Button::Up);
    table.assert_says("other...");
    table.tap(Button::B);
    assert_eq!(table.marked_row(), 1, "{:?}", table.texts());
    table.tap(Button::C);
    // Twice 1 food and two other kinds.
    table.assert_says("2 houses");
    table.assert_says("2 food + ");
    // Out of the lists, and the number is one house again.
    table.taps(&[Button::A, Button::A, Button::A]);
    table.tap(Button::B);
    assert_eq!(table.marked_row(), 0, "{:?}", table.texts());
}

/// Facts 2.7: column 4 gives 2 cubes for 1. Ten pairs for each kind that is handed over: five kinds are five headings.
#[test]
fn two_cubes_for_one_stand_under_the_cube_that_is_given() {
    let (mut table, first) = in_the_castle(Language::English, [1, 1, 2, 2, 2]);
    // The towers are being built: all columns are open. The marker of the third row stands on the third.
    table.correct(None, 2, 2);
    // Points, deniers, five cubes, three sections, two rows; there is no place in the turn order in this phase.
    table.correct(Some(first), 12, 3);
    assert_eq!(table.game().marker(first, Row::Cubes), 3);
    table.enter(Event::Castle { seat: first, houses: 1, pay: Pay::UNSAID });
    assert_eq!(table.asks(), Some(Asks::Favour));
    // The row of cubes.
    table.taps(&[Button::Down, Button::Down, Button::C]);
    let mut headings = Vec::new();
    for _ in 0..12 {
        headings.extend(table.texts().into_iter().filter(|text| text.ends_with("> 2")));
        table.tap(Button::Down);
    }
    headings.sort();
    headings.dedup();
    assert_eq!(headings, ["1 cloth > 2", "1 food > 2", "1 gold > 2", "1 stone > 2", "1 wood > 2"]);
    table.taps(&[Button::A, Button::Up, Button::Up]);
    // And one of them is entered.
    let taken = Taken::Two(Cube::Wood, Cube::Wood);
    let pay = Pay::cubes(Cube::Gold, 1);
    table.enter(Event::Favour { seat: first, favour: Favour::Cubes(Some(4), taken), pay });
    table.assert_says("+2 wood -1 gold");
}

/// Both begin on the last neutral tile, space 6 (facts 2.2); the income of the first round says where they stand, also when
/// the provost was set right.
#[test]
fn the_first_income_says_where_bailiff_and_provost_stand() {
    let mut table = CaylusTable::playing(Language::English, 2, Books::Device);
    table.assert_says("Put bailiff and provost on 6");
    assert!(!table.says("on 6,"), "{:?}", table.texts());
    // The provost is the first value of the table.
    table.correct(None, 0, 2);
    assert_eq!((table.game().bailiff(), table.game().provost()), (6, 8));
    table.assert_says("Put bailiff and provost on 6, 8");
}

/// The purses of five in English, whose words are the widest: names and numbers are read from 0.6 m and keep apart.
#[test]
fn the_purses_of_five_keep_apart() {
    let mut table = CaylusTable::playing(Language::English, 5, Books::Device);
    table.tap(Button::C);
    table.hold(Button::C);
    table.taps(&[Button::Down, Button::Down, Button::C, Button::C]);
    let picture = table.picture();
    assert_eq!(picture.audit.faults(), []);
    let rows: Vec<_> = picture.audit.written().iter().filter(|text| (42..110).contains(&text.ink.top_left.y)).collect();
    // Five names, and for each deniers, five kinds of cubes, and the workers that are left.
    assert_eq!(rows.len(), 5 * (1 + 7));
    let names = rows.iter().filter(|text| text.words.parse::<u8>().is_err());
    let names = names.map(|text| text.ink.top_left.x + text.ink.size.width as i32).max();
    let numbers = rows.iter().filter(|text| text.words.parse::<u8>().is_ok()).map(|text| text.ink.top_left.x).min();
    assert!(numbers > names.map(|right| right + 4), "{names:?} {numbers:?}");
    assert!(rows.iter().all(|text| text.capital >= 12));
}

/// Who stands before the bridge is on a page of its own, behind the purses.
#[test]
fn who_stands_before_the_bridge_can_be_looked_up() {
    let (mut table, [first, other]) = playing(Language::English);
    table.enter(worker(first, To::Before(Special::Joust)));
    table.enter(worker(other, To::Before(Special::Castle)));
    table.enter(worker(first, To::Before(Special::Castle)));
    table.enter(worker(other, To::Before(Special::Inn)));
    table.hold(Button::C);
    table.taps(&[Button::Down, Button::Down, Button::C, Button::Down, Button::C]);
    let short = |seat: Seat| name(seat).chars().take(4).collect::<String>();
    let (first, other) = (short(first), short(other));
    for said in [format!("Joust field: {first}"), format!("Castle: {other}, {first}"), format!("Inn: {other}")] {
        table.assert_says(&said);
    }
}

/// CAY-NL "de notaris": 2 points, told with the total like every other building.
#[test]
fn a_residence_is_told_with_the_total() {
    let (mut table, [first, other]) = playing(Language::English);
    table.correct(None, 0, 3);
    give(&mut table, first, [1, 1, 0, 2, 0]);
    table.enter(worker(first, To::Road(8)));
    table.enter(Event::Pass(other));
    table.enter(Event::Pass(first));
    table.enter(Event::Nobody);
    table.enter(Event::Build { seat: first, building: Building::Lawyer, pay: Pay::UNSAID });
    table.assert_says("+4p = 4");
}

/// Who holds all six kinds reads them beside the name, and nothing lies over it: in every language, whoever is asked.
#[test]
fn a_purse_of_all_kinds_keeps_apart_from_the_name() {
    for language in Language::ALL {
        let mut table = CaylusTable::playing(language, 5, Books::Device);
        table.tap(Button::C);
        for seat in table.game().order().to_vec() {
            table.correct(Some(seat), FOOD - 1, 5);
            give(&mut table, seat, [10; Cube::COUNT]);
            let written = table.picture().audit.written().to_vec();
            let name = written.iter().find(|text| text.capital == 25).expect("the name is the largest");
            let beside = written.iter().filter(|text| text != &name && text.ink.top_left.y > 14);
            for text in beside {
                assert!(
                    text.ink.intersection(&name.ink).is_zero_sized(),
                    "{language:?}: {} {}",
                    name.words,
                    text.words
                );
            }
            table.enter(Event::Pass(seat));
        }
    }
}

/// What was entered right before a favour is told: the joust is paid with 1 denier and 1 cloth (facts 2.1 d).
#[test]
fn what_leads_to_a_favour_is_told() {
    let (mut table, [first, other]) = playing(Language::English);
    give(&mut table, first, [0, 0, 0, 1, 0]);
    table.enter(worker(first, To::Before(Special::Joust)));
    table.enter(Event::Pass(other));
    table.enter(Event::Pass(first));
    table.tap(Button::C);
    assert_eq!((table.game().round(), table.asks()), (1, Some(Asks::Favour)));
    table.assert_says(&format!("{}: 1 favour, -1 den -1 clo", name(first)));
}

/// CAY-NL "Fase 6": who stands in the castle and builds nothing loses 2 points, told with what is left.
#[test]
fn to_build_nothing_in_the_castle_is_told_with_the_total() {
    let (mut table, first) = in_the_castle(Language::English, [0, 0, 0, 0, 0]);
    table.correct(Some(first), 0, 5);
    table.enter(Event::Castle { seat: first, houses: 0, pay: Pay::UNSAID });
    table.assert_says(&format!("{} builds nothing, -2p = 3", name(first)));
}

/// The guild's move is told where the road is not on the screen that comes.
#[test]
fn the_move_of_the_guild_is_told() {
    let (mut table, [first, other]) = playing(Language::English);
    give(&mut table, other, [0, 0, 0, 1, 0]);
    table.enter(worker(first, To::Before(Special::Guild)));
    table.enter(worker(other, To::Before(Special::Joust)));
    table.enter(Event::Pass(first));
    table.enter(Event::Pass(other));
    table.enter(Event::Provost { seat: first, steps: 1 });
    assert_eq!(table.phase(), Phase::Special);
    table.assert_says(&format!("{}: provost to 7. Peddler", name(first)));
}

/// Five seats with houses in every section stand apart from the counters and inside the column of the wheel.
#[test]
fn the_houses_of_five_fit_beside_the_wheel() {
    for language in Language::ALL {
        let mut table = CaylusTable::playing(language, 5, Books::Device);
        table.tap(Button::C);
        let order = table.game().order().to_vec();
        for seat in &order {
            table.correct(Some(*seat), HOUSES, 1);
            table.correct(Some(*seat), HOUSES + 1, 2);
            table.correct(Some(*seat), HOUSES + 2, 2);
        }
        give(&mut table, order[0], [1; Cube::COUNT]);
        table.enter(worker(order[0], To::Before(Special::Castle)));
        for seat in order[1..].iter().chain(&order[..1]) {
            table.enter(Event::Pass(*seat));
        }
        table.enter(Event::Nobody);
        table.enter(Event::Next);
        assert_eq!(table.asks(), Some(Asks::Batches));
        let picture = table.picture();
        assert_eq!(picture.audit.faults(), [], "{language:?}");
        let houses = picture.audit.written().iter().filter(|text| text.words.matches(" 2").count() >= 5);
        let right = houses.map(|text| text.ink.top_left.x + text.ink.size.width as i32).collect::<Vec<_>>();
        assert!(right.len() == 2 && right.iter().all(|right| *right < 260), "{language:?}: {right:?}");
    }
}
