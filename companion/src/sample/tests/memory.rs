//! What is stored of a game of many, and that it comes back as it was.

use engine::{
    journal::Journal,
    seat::{Seat, Seating},
};
use heapless::Vec;

use super::{
    super::{Setup, rules::Stage},
    table::{Flash, PLAYERS, Table, picture},
};
use crate::{
    Companion,
    games::{GameId, Table as Game},
    memory::{MOST_BYTES, Record, TooLong, What},
    press::Button::{A, B, C, Down, Up},
    session::{OnTable, Session},
    settings::{Language, Settings},
};

/// A result of four seats as versions before eight seats stored it: number 0, one more than the game's number, 9 rounds;
/// Orange, Green, Blue and Red with 52, 4, 30 and 30 for tokens, in the other lines 0, 1 or nothing.
const OLD_RESULT: &[u8] = &[
    0, 1, 9, 4, //
    2, 1, 52, 1, 0, 1, 1, 1, 0, 1, 0, 1, 1, 54, //
    1, 1, 4, 1, 1, 1, 0, 1, 0, 1, 0, 1, 1, 6, //
    3, 1, 30, 1, 0, 1, 0, 1, 0, 0, 0, 30, //
    0, 1, 30, 1, 0, 1, 0, 1, 0, 0, 0, 30,
];

#[test]
fn a_stored_game_comes_back_at_every_prompt() {
    for (language, players) in Language::ALL.into_iter().zip(PLAYERS) {
        let (mut table, mut flash) = (Table::playing(language, players), Flash::default());
        let mut check = |table: &mut Table| {
            flash.store(&mut table.device);
            let device = flash.boot();
            assert!(device.game() == Some(table.game()));
            assert!(picture(&device) == table.picture());
            assert_eq!(device.unstored(), Ok(None), "a start writes nothing");
        };
        check(&mut table);
        // Something of every kind: taken, passed, chosen, counted, placed, picked, paid, corrected, taken back.
        table.taps(&[C, Down, B, C, C]);
        check(&mut table);
        table.play_until(Stage::Choosing);
        check(&mut table);
        table.taps(&[Down, B, C]);
        check(&mut table);
        table.taps(&[Up, B, Up, C]);
        check(&mut table);
        table.taps(&[Down, C]);
        check(&mut table);
        table.taps(&[Up, C, Down, C]);
        check(&mut table);
        table.taps(&[Up, C]);
        table.hold(C);
        table.taps(&[C, C, C, Up, C, A, A]);
        check(&mut table);
        table.taps(&[A, A, C, C]);
        check(&mut table);
        table.play_until(Stage::Over);
        check(&mut table);
    }
}

#[test]
fn a_stored_result_of_eight_is_shown_as_it_was_with_an_old_one_beside_it() {
    for players in PLAYERS {
        let mut device = Companion::new(Settings { language: Language::German, ..Settings::default() });
        device.recall_done().expect("no game");
        device.recall_value(1, OLD_RESULT);
        device.recall_results_done();
        let mut old = Table::with(device);
        // The old one alone: its pages.
        old.taps(&[Down, Down, Down, C, C]);
        let old_pages = [(); 2].map(|()| {
            old.tap(Down);
            old.picture()
        });
        old.assert_faultless();
        assert!(old_pages[0] != old_pages[1]);
        old.taps(&[A, A]);

        old.taps(&[Up, Up, C]);
        old.tap_times(Down, GameId::ALL.len() - 1);
        old.taps(&[C, B]);
        old.tap_times(C, players - 2);
        old.taps(&[A, C]);
        old.play_until(Stage::Over);
        let mut flash = Flash::default();
        flash.store(&mut old.device);
        assert!(!flash.values.contains_key(&1), "the old one is not written again");
        flash.values.insert(1, OLD_RESULT.to_vec());
        old.tap(C);
        flash.store(&mut old.device);

        let mut new = Table::with(flash.boot());
        for table in [&mut old, &mut new] {
            table.tap_times(Down, 3);
            table.tap(C);
        }
        assert!(old.picture() == new.picture(), "the list");
        old.tap(C);
        new.tap(C);
        for page in 0..9 {
            assert!(old.picture() == new.picture(), "{players} players, page {page}");
            old.tap(Down);
            new.tap(Down);
        }
        new.taps(&[A, Down, C]);
        for page in &old_pages {
            new.tap(Down);
            assert!(new.picture() == *page, "the old one is as it was");
        }
        new.assert_faultless();
    }
}

#[test]
fn last_times_choices_come_back() {
    let (mut table, mut flash) = (Table::playing(Language::English, 8), Flash::default());
    flash.store(&mut table.device);
    flash.game = None;
    let mut device = Table::with(flash.boot());
    device.taps(&[C, C]);
    assert!(device.game().seating() == table.game().seating());
}

/// A device with a game whose set-up has so much weight.
fn with_ballast(bytes: usize) -> Companion {
    let seating = Seating::new(&Seat::ALL, Seat::Red).expect("eight different seats");
    let ballast = Vec::from_slice(&std::vec![7; bytes]).expect("there is room for it");
    let mut device = Companion::new(Settings::default());
    device.put_on_table(Game::Sample(Session::new(OnTable::new(Setup { seating, ballast }, Journal::new()))));
    device
}

#[test]
fn a_record_that_does_not_fit_is_an_error_and_never_all_stored() {
    // The game's number, eight seats with how many, who starts, and how much weight: in two bytes from 128 on.
    let most = MOST_BYTES - 1 - 9 - 1 - 2;
    let fits = with_ballast(most).unstored();
    assert!(matches!(fits, Ok(Some(Record { what: What::Game, ref bytes })) if bytes.len() == MOST_BYTES));
    for bytes in [most + 1, most + 2, 250] {
        assert_eq!(with_ballast(bytes).unstored(), Err(TooLong));
    }
}
