//! What the store does when nothing goes wrong.

use super::*;

#[test]
fn a_game_comes_back_as_it_was_stored() {
    let (chip, _) = chip_with(1, 300);
    let (mut store, found) = open(&chip);
    assert_eq!(found, Ok(Some(book(1, 300))));
    play(&mut store, 1, 300..303);
    assert_eq!(restore(&mut store), Ok(Some(book(1, 303))));
    assert_eq!(open(&chip).1, Ok(Some(book(1, 303))));
}

#[test]
fn the_newest_game_comes_back() {
    let (chip, mut store) = chip_with(1, 5);
    for game in 2..20 {
        tidy_up(&mut store);
        assert_eq!(store.begin(&header(game)), Ok(0), "nothing to erase when tidy");
        assert_eq!(open(&chip).1, Ok(Some(book(game, 0))));
        play(&mut store, game, 0..usize::from(game));
        assert_eq!(open(&chip).1, Ok(Some(book(game, game.into()))));
    }
}

/// Begun, given up, begun again, as fast as fingers can, and never a moment to tidy.
#[test]
fn games_that_are_given_up_at_once_erase_nothing() {
    let chip = Chip::blank(Region::BADGER);
    let mut store = Store::new(chip.clone(), Region::BADGER);
    restore(&mut store).unwrap();
    // An evening's game, and the one before it in the other part.
    for game in [100, 101] {
        store.begin(&header(game)).unwrap();
        play(&mut store, game, 0..150);
        tidy_up(&mut store);
    }
    store.begin(&header(1)).unwrap();
    chip.take_steps();
    for game in 1..30 {
        assert_eq!(store.begin(&header(game)), Ok(0));
        assert!(store.room() > 2_048, "room for the longest game in the {game}th");
        play(&mut store, game, 0..usize::from(game % 20));
        assert_eq!(restore(&mut store), Ok(Some(book(game, (game % 20).into()))));
    }
    assert_eq!(chip.erased(), 0);
}

#[test]
fn when_there_is_no_other_place_a_new_game_erases_and_says_so() {
    let (chip, mut store) = chip_with(1, 200);
    tidy_up(&mut store);
    store.begin(&header(2)).unwrap();
    // So long that the longest game would not fit behind it.
    play(&mut store, 2, 0..200);
    chip.take_steps();
    // The first game's title and 200 entries.
    assert_eq!(store.begin(&header(3)), Ok(2));
    assert_eq!(chip.erased(), 2);
    assert_eq!(open(&chip).1, Ok(Some(book(3, 0))));
}

#[test]
fn tidying_clears_at_most_a_sector_a_call_and_leaves_the_game_alone() {
    let (chip, mut store) = chip_with(1, 200);
    tidy_up(&mut store);
    store.begin(&header(2)).unwrap();
    play(&mut store, 2, 0..9);
    let (mut calls, mut erased) = (0, 0);
    while !store.is_tidy() {
        chip.take_steps();
        store.tidy().unwrap();
        assert!(chip.erased() <= 1);
        (calls, erased) = (calls + 1, erased + chip.erased());
        assert_eq!(open(&chip).1, Ok(Some(book(2, 9))));
    }
    assert_eq!((calls, erased), (4, 2));
    chip.take_steps();
    store.tidy().unwrap();
    assert_eq!(chip.steps(), 0, "tidy is tidy");
}

#[test]
fn the_longest_header_and_entry_fit_and_longer_ones_are_refused() {
    let (chip, mut store) = chip_with(1, 1);
    assert_eq!(store.begin(&[7; MOST_HEADER + 1]), Err(Error::TooLong));
    assert_eq!(store.append(&[7; MOST_ENTRY + 1]), Err(Error::TooLong));
    assert_eq!(open(&chip).1, Ok(Some(book(1, 1))), "and nothing was written");
    store.begin(&[7; MOST_HEADER]).unwrap();
    store.append(&[8; MOST_ENTRY]).unwrap();
    let long = Book { header: vec![7; MOST_HEADER], entries: vec![vec![8; MOST_ENTRY]] };
    assert_eq!(open(&chip).1, Ok(Some(long)));
}

#[test]
fn nothing_is_taken_before_a_game_is_open() {
    let chip = Chip::blank(SMALL);
    let mut store = Store::new(chip.clone(), SMALL);
    assert_eq!(store.append(b"early"), Err(Error::Closed));
    assert_eq!(store.begin(b"early"), Err(Error::Closed));
    assert_eq!(store.tidy(), Err(Error::Closed));
    assert_eq!(chip.steps(), 0);
    assert_eq!(restore(&mut store), Ok(None));
    assert!(store.is_tidy(), "a blank region is tidy");
    assert_eq!(store.append(b"no game"), Err(Error::Closed));
    assert_eq!(store.room(), 0);
}

#[test]
fn a_full_journal_is_announced_and_loses_nothing() {
    let (chip, mut store) = chip_with(1, 0);
    let mut stored = Book { header: header(1), entries: vec![] };
    let mut rooms = vec![];
    let refusal = loop {
        rooms.push(store.room());
        let entry = [stored.entries.len() as u8; MOST_ENTRY];
        match store.append(&entry) {
            Ok(()) => stored.entries.push(entry.to_vec()),
            Err(error) => break error,
        }
    };
    assert_eq!(refusal, Error::Full);
    let entries = 4 * 128 - 8;
    assert_eq!(rooms, (0..=entries).rev().collect::<Vec<_>>(), "announced to the entry");
    // Refused again and again, and the game stays open and whole.
    let before = chip.bytes();
    assert_eq!(store.append(&[1; MOST_ENTRY]), Err(Error::Full));
    assert_eq!(chip.bytes(), before);
    assert_eq!(restore(&mut store), Ok(Some(stored.clone())));
    assert_eq!(store.append(&[1; MOST_ENTRY]), Err(Error::Full));
    tidy_up(&mut store);
    assert_eq!(open(&chip).1, Ok(Some(stored)));
    store.begin(&header(2)).unwrap();
    assert_eq!(open(&chip).1, Ok(Some(book(2, 0))));
}

#[test]
fn games_may_wrap_their_number() {
    let (chip, mut store) = chip_with(1, 2);
    // As if 65,534 games had been played.
    let State::Open(Some(current)) = &mut store.state else { panic!("a game is open") };
    current.game = u16::MAX - 1;
    for game in 2..6 {
        store.begin(&header(game)).unwrap();
        play(&mut store, game, 0..2);
        tidy_up(&mut store);
        assert_eq!(open(&chip).1, Ok(Some(book(game, 2))));
    }
}

#[test]
fn formatting_erases_everything() {
    let (chip, mut store) = chip_with(1, 40);
    store.keep(3, b"settings").unwrap();
    store.make_ready().unwrap();
    assert!(store.is_tidy());
    assert_eq!(store.get(3, &mut [0; MOST_VALUE]), Ok(None));
    assert_eq!(store.begin(&header(2)), Ok(0));
    assert_eq!(open(&chip).1, Ok(Some(book(2, 0))));
}
