//! Whole games by buttons alone, from the home screen to the result, straight and with entries taken back.
//!
//! Expected numbers are the rulebook's and those of `facts/` (1.1 to 1.4), not the engine's.

mod table;

use companion::{Change, press::Button, settings::Language};
use engine::{
    Game,
    autoplay::Repeatable,
    magna_carta::{
        Event, MagnaCarta, Phase, Score,
        cards::{Building, Prestige},
        setup::{Books, Variant},
        street::Face,
        tokens::{Part, Tokens},
    },
    prompt::Kind as Asks,
    seat::Seat::{self, Green, Orange},
};
use rand_core::RngCore;
use table::Table;

/// What a building is worth (facts 1.1).
fn printed_on(building: Building) -> u16 {
    match building {
        Building::FarmSmall | Building::SawmillSmall | Building::QuarrySmall => 1,
        Building::Bank | Building::Church => 3,
        _ => 2,
    }
}

/// What a prestige building is worth (facts 1.3).
fn printed_on_prestige(prestige: Prestige) -> u16 {
    match prestige {
        Prestige::Theatre | Prestige::Statue | Prestige::Hotel => 6,
        Prestige::Stables | Prestige::TownHall | Prestige::Monument => 10,
        Prestige::Cathedral => 14,
    }
}

// A short game with the intro rules.

/// One entry of a player, made with the finger.
#[derive(Clone, Copy, Debug)]
enum Entry {
    GoOn,
    Builds(Seat, Building),
    PutsUp(Seat, Prestige),
    Passes(Seat),
    Batches(i16),
    Counts([usize; 3]),
}
use Entry::{Batches, Builds, Counts, GoOn, Passes, PutsUp};

const SHORT_GAME: [Entry; 17] = [
    GoOn,
    Builds(Orange, Building::FarmSmall),
    Builds(Green, Building::Bank),
    PutsUp(Orange, Prestige::Statue),
    Passes(Green),
    Passes(Orange),
    GoOn,
    Batches(4),
    Batches(5),
    GoOn,
    Passes(Orange),
    Passes(Green),
    GoOn,
    Batches(3),
    Batches(6),
    // Gold, cubes, deniers: Orange, then Green.
    Counts([1, 7, 3]),
    Counts([0, 2, 8]),
];

fn enter(table: &mut Table, entry: Entry) {
    match entry {
        GoOn => table.go_on(),
        Builds(seat, building) => table.build(seat, building),
        PutsUp(seat, prestige) => table.put_up(seat, prestige),
        Passes(seat) => table.pass(seat),
        Batches(number) => table.batches(number),
        Counts(numbers) => table.count(numbers),
    }
}

/// The short game up to its result, which is still on the screen.
fn short_game(language: Language) -> Table {
    let mut table = Table::playing(language, Variant::Intro, 2, Books::Table);
    for entry in SHORT_GAME {
        enter(&mut table, entry);
    }
    table
}

#[test]
fn a_short_game_comes_to_its_result_in_each_language() {
    let mut results = Vec::new();
    for language in Language::ALL {
        let table = short_game(language);
        let game = table.game();
        assert!(game.is_over() && game.prompt().is_none() && game.stock().is_empty());
        // 5, 6 and 7 tokens with two players. Round 1: Green 4 dungeons, Orange a dungeon and 4 walls; round 2: Orange
        // 2 walls and a tower, Green 6 towers.
        assert_eq!(game.tokens(Orange), Tokens::new(1, 6, 1));
        assert_eq!(game.tokens(Green), Tokens::new(4, 0, 6));
        assert_eq!(
            game.score(Orange),
            Score { tokens: 4 + 18 + 2, buildings: 1, prestige: 6, gold: 1, cubes: 2, coins: 1 }
        );
        assert_eq!(
            game.score(Green),
            Score { tokens: 16 + 12, buildings: 3, prestige: 0, gold: 0, cubes: 0, coins: 2 }
        );
        assert_eq!(game.winners().iter().collect::<Vec<_>>(), [Orange], "35 to 33");
        assert_eq!(game.round(), 2);
        assert_eq!(table.device.settings().language, language);
        results.push(table.picture());
    }
    assert!(results[0] != results[1] && results[1] != results[2] && results[0] != results[2]);
}

#[test]
fn equal_totals_share_the_victory() {
    let mut table = short_game(Language::English);
    let alone = table.picture();
    // Back to Green's counts, which are offered again, with two gold instead of none: 35 to 35.
    // From the last of the three B goes back to the first.
    table.taps(&[Button::A, Button::B, Button::B, Button::Up, Button::Up, Button::C, Button::C, Button::C]);
    table.assert_says("Joint 1st");
    let game = table.game();
    assert_eq!((game.score(Orange).total(), game.score(Green).total()), (35, 35));
    assert_eq!(game.winners().len(), 2);
    assert!(table.picture() != alone);
}

#[test]
fn the_result_is_pages_bars_and_the_sheet() {
    let mut table = short_game(Language::Dutch);
    let (result, state) = (table.picture(), table.state());
    table.assert_says("Oranje wint");
    // By turns: the seat to the left of the start player of this game.
    let (seats, start) = (table.seats(), table.game().setup().start());
    let next = if seats[0] == start { "Groen" } else { "Oranje" };
    table.assert_says("dan begint");
    table.assert_says(next);
    // Two pages of the sheet, with the rulebook's lines and everybody's total on both.
    for (page, lines) in
        [("2/3", ["fiches", "gebouwen", "prestige", "goud", "grondstof"].as_slice()), ("3/3", &["denar"])]
    {
        assert_eq!(table.tap(Button::Down), Change::Mark);
        table.assert_says(page);
        for line in lines.iter().chain(&["totaal", "35", "33"]) {
            table.assert_says(line);
        }
    }
    table.tap(Button::Down);
    assert!(table.picture() == result && *table.game() == state, "round to the first, and nothing was entered");
    table.tap(Button::Up);
    table.assert_says("3/3");
}

#[test]
fn help_at_the_result_changes_nothing() {
    let mut table = short_game(Language::Dutch);
    let (result, state) = (table.picture(), table.state());
    assert_eq!(table.tap(Button::B), Change::Screen);
    assert!(table.picture() != result);
    table.tap(Button::A);
    assert!(table.picture() == result && *table.game() == state, "A closes the help and takes nothing back");
}

#[test]
fn who_starts_next_time_starts_next_time() {
    let mut table = short_game(Language::Dutch);
    let (seats, start) = (table.seats(), table.game().setup().start());
    table.taps(&[Button::C, Button::C, Button::C]);
    let next = table.game().setup().start();
    assert!(next != start && seats.contains(&next));
}

#[test]
fn the_last_count_leads_to_another_screen() {
    let mut table = Table::playing(Language::Dutch, Variant::Intro, 2, Books::Table);
    table.go_on();
    table.everybody_passes();
    table.go_on();
    table.batches(18);
    assert_eq!(table.phase(), Phase::Over, "no token is left: the other is not asked");
    table.count([0, 0, 0]);
    assert_eq!([(); 3].map(|()| table.tap(Button::C)), [Change::Mark, Change::Mark, Change::Screen], "to the result");
    assert_eq!(table.tap(Button::A), Change::Screen, "and back");
}

// Long games, in which chance presses.

/// What the list that B opens has for this seat, or for nobody, and how many rows that are.
fn rows_behind_b(game: &MagnaCarta, seat: Option<Seat>) -> usize {
    let there = |event: &Event| match *event {
        Event::Build { seat: by, .. } => Some(by) == seat,
        Event::Church { .. } | Event::Flip { .. } => seat.is_none(),
        _ => false,
    };
    if game.keeps_books() { 0 } else { game.legal().filter(there).count() }
}

/// The presses of one entry when the device asks for a seat, a row, a number or nothing: which, is up to chance.
fn presses_for(game: &MagnaCarta, chance: &mut impl RngCore) -> Vec<Button> {
    let mut presses = Vec::new();
    let number = chance.next_u32() >> 8;
    let prompt = game.prompt();
    match prompt.map(|prompt| prompt.kind) {
        Some(Asks::Seat { usual, .. }) => {
            let rows = rows_behind_b(game, Some(usual));
            if number.is_multiple_of(3) && rows > 0 {
                presses.push(Button::B);
                presses.extend(vec![Button::Down; number as usize / 4 % rows.min(4)]);
            } else {
                presses.extend(vec![Button::Down; number as usize % 2]);
            }
            presses.push(Button::C);
        }
        Some(Asks::GoOn)
            if number.is_multiple_of(3) && game.phase() == Phase::Effects && rows_behind_b(game, None) > 0 =>
        {
            // The list stays as long as there is something on it; A leaves it.
            presses.extend([Button::B, Button::C]);
            presses.extend((table::magna_carta::rows_behind_b(game)[0].len() > 1).then_some(Button::C));
            let mut after = game.clone();
            let entry = game.legal().find(|event| matches!(event, Event::Church { .. } | Event::Flip { .. }));
            after.apply(&entry.expect("there is a row")).expect("it is legal");
            presses.extend((rows_behind_b(&after, None) > 0).then_some(Button::A));
        }
        Some(Asks::Amount { .. }) if number.is_multiple_of(8) && prompt.is_some_and(|prompt| prompt.nobody) => {
            presses.push(Button::B);
        }
        Some(Asks::Pick) => {
            let rows = table::magna_carta::rows(game);
            let down = number as usize % rows.len().min(5);
            let row = (table::magna_carta::first_row(game, &rows) + down) % rows.len();
            presses.extend(vec![Button::Down; down]);
            presses.push(Button::C);
            if rows[row].len() > 1 {
                let cards = table::magna_carta::cards(&rows[row]);
                let card = number as usize / 8 % cards.len().min(2);
                presses.extend(vec![Button::Down; card]);
                presses.push(Button::C);
                presses.extend((cards[card].len() > 1).then_some(Button::C));
            }
        }
        Some(Asks::Amount { from, to, .. }) => {
            // A button that does nothing at its bound is not pressed.
            let (up, down) = (to > 0, from < 0);
            presses.extend(
                [(Button::Up, up), (Button::Down, down)].get(number as usize % 3).filter(|way| way.1).map(|way| way.0),
            );
            presses.push(Button::C);
        }
        Some(Asks::Counts { .. }) => presses.extend([Button::Up, Button::C, Button::C, Button::C]),
        _ => presses.push(Button::C),
    }
    presses
}

/// Plays to the end; every `undo_every`th entry is taken back and brought back, `undos` times in all. Gives the table and
/// how many were taken back.
fn game_of_chance(variant: Variant, books: Books, undo_every: usize, undos: usize) -> (Table, usize) {
    const PATIENCE: usize = 20_000;
    let mut table = Table::playing(Language::German, variant, 3, books);
    let mut chance = Repeatable::new(7);
    let (mut entries, mut undone) = (0, 0);
    while table.game().prompt().is_some() {
        if table.phase() == Phase::Over {
            table.read_the_end();
        }
        let before = table.state();
        let presses = presses_for(&before, &mut chance);
        table.taps(&presses);
        let (after, screen) = (table.state(), table.picture());
        assert!(after != before, "{presses:?} enters something in {:?}", before.phase());
        entries += 1;
        if entries % undo_every == 0 && undone < undos {
            undone += 1;
            table.tap(Button::A);
            assert!(*table.game() == before, "A takes {presses:?} back, in {:?}", before.phase());
            table.assert_says("zurück: ");
            table.tap(Button::C);
            assert!(*table.game() == after, "C after A changes nothing: {presses:?}, in {:?}", before.phase());
            // What was entered from a list is said again; whoever has left the list has seen it.
            let said = presses.last() == Some(&Button::A);
            assert!(said || table.picture() == screen, "on the glass neither: {presses:?}, in {:?}", before.phase());
        }
        assert!(table.presses() < PATIENCE, "the game does not end");
    }
    (table, undone)
}

#[test]
fn a_then_c_changes_nothing_in_any_phase() {
    for variant in Variant::ALL {
        for books in Books::ALL {
            let (table, undone) = game_of_chance(variant, books, 1, usize::MAX);
            assert!(table.game().prompt().is_none(), "{variant} {books}: to the result, and there too");
            eprintln!("{variant} {books}: {undone} entries taken back and brought back");
        }
    }
}

#[test]
fn the_devices_own_books_lead_to_a_result_without_a_question() {
    let (table, _) = game_of_chance(Variant::Standard, Books::Device, usize::MAX, 0);
    let game = table.game();
    assert!(game.is_over() && game.stock().is_empty());
    let seats = table.seats();
    assert!(game.street().len() > 3, "somebody has built");
    for seat in &seats {
        let (score, tokens) = (game.score(*seat), game.tokens(*seat));
        let purse = game.purse(*seat).expect("the device keeps it");
        let worth = |part| u16::from(tokens.of(part));
        let cards: u16 = game
            .street()
            .iter()
            .filter(|card| card.face.owner() == Some(*seat))
            .map(|card| match card.face {
                Face::Building { building, .. } => printed_on(building),
                Face::Residence { under: None, .. } => 1,
                _ => 0,
            })
            .sum();
        let mine = |prestige: &Prestige| game.prestige_owner(*prestige) == Some(*seat);
        let prestige: u16 = Prestige::ALL.into_iter().filter(mine).map(printed_on_prestige).sum();
        let expected = Score {
            tokens: 4 * worth(Part::Dungeon) + 3 * worth(Part::Walls) + 2 * worth(Part::Towers),
            buildings: cards,
            prestige,
            gold: purse.gold,
            cubes: (purse.food + purse.wood + purse.stone) / 3,
            coins: purse.coins / 3,
        };
        assert_eq!(score, expected, "{seat}");
    }
    let best = seats.iter().map(|seat| game.score(*seat).total()).max();
    for seat in &seats {
        assert_eq!(game.winners().contains(*seat), Some(game.score(*seat).total()) == best, "{seat}");
    }
    eprintln!("a game of three with the device's books: {} presses, {} rounds", table.presses(), game.round());
}

#[test]
fn twenty_undos_change_nothing() {
    let (straight, _) = game_of_chance(Variant::Standard, Books::Device, usize::MAX, 0);
    let (winding, undone) = game_of_chance(Variant::Standard, Books::Device, 5, 20);
    assert_eq!(undone, 20);
    assert!(winding.game() == straight.game());
    assert!(winding.picture() == straight.picture());
}

#[test]
fn every_entry_of_the_short_game_can_be_taken_back_and_brought_back() {
    let straight = short_game(Language::Dutch);
    let mut table = Table::playing(Language::Dutch, Variant::Intro, 2, Books::Table);
    let mut undone = 0;
    for entry in SHORT_GAME {
        let before = table.state();
        enter(&mut table, entry);
        let (after, screen) = (table.state(), table.picture());
        table.tap(Button::A);
        assert!(*table.game() == before, "{entry:?}");
        table.tap(Button::C);
        assert!(*table.game() == after && table.picture() == screen, "{entry:?} again");
        undone += 1;
    }
    assert!(undone >= 15);
    assert!(table.game() == straight.game() && table.picture() == straight.picture());
}

#[test]
fn the_device_pays_income_before_the_first_action() {
    // 2 food, 2 wood, 4 deniers; and 2 deniers of income in the first round too (CMC Q1).
    let table = Table::playing(Language::English, Variant::Standard, 2, Books::Device);
    for seat in table.seats() {
        let purse = table.game().purse(seat).expect("the device keeps it");
        assert_eq!((purse.coins, purse.food, purse.wood, purse.stone, purse.gold), (6, 2, 2, 0, 0));
    }
}
