//! Whole games of Caylus by presses, in every language, with both books, for two to five players.
//!
//! Every step is a legal choice of the engine, entered as a player would; every screen on the way is audited. Invariant:
//! what the presses led to is what the engine says the event does.

mod table;

use companion::{press::Button, settings::Language};
use engine::{
    Game,
    autoplay::{self, Repeatable},
    caylus::{Asks, Caylus, Event, Phase, setup::Books},
};
use table::{CaylusTable, Watch, tour};

/// A game of legal choices, entered by presses. Tours what lies over the resting screen once in each phase of one round.
fn play(language: Language, players: u8, books: Books, seed: u32) -> Watch {
    let mut table = CaylusTable::playing(language, players, books);
    table.watch(format!("{language:?}, {players} players, books {books}"));
    let mut chance = Repeatable::new(seed);
    let mut toured = Vec::new();
    for step in 0.. {
        assert!(step < 3_000, "a game must end");
        let game: Caylus = table.state();
        let Some(prompt) = game.prompt() else { break };
        let here = (game.phase(), prompt.asks);
        if game.round() >= 3 && !toured.contains(&here) {
            toured.push(here);
            tour::open_everything(&mut table, here == (Phase::Effects, Asks::Next));
            // The help of the list that B opens is another than that of the phase.
            if table.b_opens_a_list() {
                table.tap(Button::B);
                tour::help(&mut table);
                table.tap(Button::A);
                assert!(*table.game() == game, "looking about changes nothing");
            }
        }
        table.enter(choose(&game, &mut chance));
    }
    assert_eq!(table.phase(), Phase::Over);
    assert!(!table.game().winners().is_empty());
    // The last scoring is read before the winner is named; the players have read it before they counted.
    if books == Books::Device {
        let leads_to = ["> uitslag", "> Ergebnis", "> result"];
        assert!(leads_to.iter().any(|words| table.says(words)), "{:?}", table.texts());
        table.tap(Button::C);
    }
    // Nothing that was just entered lies over who has won.
    let said = [" wint", " siegt", " wins", "Samen 1e", "Gleichauf", "Joint 1st"];
    assert!(said.iter().any(|words| table.says(words)), "{:?}", table.texts());
    // The result, its pages, and home.
    table.taps(&[Button::Down, Button::Down, Button::Up, Button::C]);
    table.seen()
}

/// A legal choice that a finger can reach: the first that comes along of those with few rows.
fn choose(game: &Caylus, chance: &mut Repeatable) -> Event {
    loop {
        let event = autoplay::choose(game, chance).expect("something is asked");
        match event {
            // Large numbers take long to turn to.
            Event::Count { counts, .. } if counts.given().any(|(_, number)| number > 12) => {}
            Event::Castle { houses, .. } if houses > 4 => {}
            // Only the notation has it where it costs points, or where nobody else is asked.
            Event::Nobody if game.answered(&event).is_none() => {}
            // Points that are seen on the table are entered now and then.
            Event::Points { .. } if !game.round().is_multiple_of(3) => {}
            event => return event,
        }
    }
}

#[test]
fn every_screen_of_whole_games_fits_in_every_language() {
    let mut all = Watch::default();
    for (seed, language) in (1..).zip(Language::ALL) {
        for (players, books) in [(2, Books::Device), (3, Books::Table), (4, Books::Device), (5, Books::Table)] {
            all.add(play(language, players, books, seed * 31 + u32::from(players)));
        }
    }
    eprintln!("{} different screens", all.screens());
    all.assert_faultless();
}
