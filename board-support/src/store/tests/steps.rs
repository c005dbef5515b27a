//! What takes long goes at most a sector a call, and others may have their turn in between.

use super::*;

#[test]
fn a_game_is_handed_over_a_kilobyte_a_call() {
    let (chip, _) = chip_with(1, 300);
    let mut store = Store::new(chip.clone(), SMALL);
    let mut handed = vec![];
    loop {
        let mut pieces = 0;
        let progress = store.restore(&mut |_| pieces += 1).unwrap();
        handed.push(pieces);
        if progress == Progress::Done(Some(300)) {
            break;
        }
    }
    // The header, a kilobyte that begins with its title, eight whole ones, and what is left.
    assert_eq!(handed, [1, 24, 32, 32, 32, 32, 32, 32, 32, 32, 20]);
}

#[test]
fn nothing_is_taken_while_a_game_is_being_handed_over() {
    let (chip, _) = chip_with(1, 300);
    let mut store = Store::new(chip.clone(), SMALL);
    store.keep(1, b"value").unwrap();
    chip.take_steps();
    assert_eq!(store.restore(&mut |_| ()), Ok(Progress::More));
    assert_eq!(store.append(b"early"), Err(Error::Closed));
    assert_eq!(store.begin_game(b"early"), Err(Error::Closed));
    assert_eq!(store.tidy(), Err(Error::Closed));
    assert_eq!(store.remember(), Err(Error::Closed));
    assert_eq!((store.room(), store.is_tidy()), (0, false));
    assert_eq!(chip.steps(), 0);
    // Values and the glass are no part of the game.
    assert_eq!(store.get(1, &mut [0; MOST_VALUE]), Ok(Some(&b"value"[..])));
    assert_eq!(store.take_glass(), Ok(None));
    while store.restore(&mut |_| ()) == Ok(Progress::More) {}
    assert_eq!(store.append(b"now"), Ok(()));
}

#[test]
fn a_region_that_is_being_formatted_is_nobodys() {
    let (chip, mut store) = chip_with(1, 300);
    store.keep(1, b"value").unwrap();
    chip.take_steps();
    let mut calls = 0;
    while store.format() == Ok(Progress::More) {
        calls += 1;
        assert_eq!(chip.erased(), 1, "one erase a call");
        chip.take_steps();
        if calls == 2 {
            let before = chip.bytes();
            assert_eq!(store.append(b"early"), Err(Error::Closed));
            assert_eq!(store.begin_game(b"early"), Err(Error::Closed));
            assert_eq!(store.put(1, b"early"), Err(Error::Foreign));
            assert_eq!(store.take_glass(), Err(Error::Foreign));
            assert_eq!(open(&chip).1, Err(Error::Foreign));
            assert_eq!(chip.bytes(), before);
        }
    }
    // Three sectors of the game, one of each mirror.
    assert_eq!(calls, 5);
    assert_eq!(store.begin(&header(2)), Ok(0));
    assert_eq!(open(&chip).1, Ok(Some(book(2, 0))));
}

#[test]
fn a_new_game_that_has_to_erase_leaves_the_one_before_open_until_it_begins() {
    let (chip, mut store) = chip_with(1, 200);
    tidy_up(&mut store);
    store.begin(&header(2)).unwrap();
    play(&mut store, 2, 0..200);
    assert_eq!(store.begin_game(&header(3)), Ok(Progress::More));
    // The players have thought better of it.
    play(&mut store, 2, 200..201);
    assert_eq!(open(&chip).1, Ok(Some(book(2, 201))));
    assert_eq!(store.begin(&header(3)), Ok(1));
    assert_eq!(open(&chip).1, Ok(Some(book(3, 0))));
}

/// A store with 20 values, one of whose mirrors is lost.
fn spoilt(side: Side) -> Chip {
    let chip = Chip::blank(SMALL);
    let mut store = Store::new(chip.clone(), SMALL);
    (0..20).for_each(|key| store.keep(key, &[key; 60]).unwrap());
    spoil(&chip, side);
    chip
}

/// Every bit is cleared.
fn spoil(chip: &Chip, side: Side) {
    chip.set(SMALL.mirror(side).start as usize, &[0; 4 * SECTOR as usize]);
}

fn get(store: &mut Store<Chip>, key: u8) -> Option<Vec<u8>> {
    store.get(key, &mut [0; MOST_VALUE]).unwrap().map(<[u8]>::to_vec)
}

#[test]
fn a_mirror_is_made_anew_step_by_step_and_values_are_read_meanwhile() {
    for side in Side::BOTH {
        let chip = spoilt(side);
        let mut store = Store::new(chip.clone(), SMALL);
        let mut erased = 0;
        while !store.is_roomy() {
            chip.take_steps();
            store.make_room().unwrap();
            assert!(chip.erased() <= 1, "a sector a call");
            erased += chip.erased();
            for key in 0..20 {
                assert_eq!(get(&mut store, key), Some(vec![key; 60]), "after {erased} erases");
            }
        }
        assert!(erased >= 2, "20 values take two sectors of mirror {side:?}");
        spoil(&chip, side.other());
        let mut store = Store::new(chip, SMALL);
        (0..20).for_each(|key| assert_eq!(get(&mut store, key), Some(vec![key; 60]), "all are in {side:?} again"));
    }
}

/// A value that is put then has to wait for a sector, and is in both in the end.
#[test]
fn what_is_put_while_a_mirror_is_made_anew_is_in_both_in_the_end() {
    for side in Side::BOTH {
        let chip = spoilt(side);
        let mut store = Store::new(chip.clone(), SMALL);
        assert_eq!(store.has_room(), Ok(false));
        assert_eq!(store.put(3, b"new"), Ok(Progress::More));
        store.keep(3, b"new").unwrap();
        for lost in Side::BOTH {
            let chip = Chip::with(&chip.bytes());
            spoil(&chip, lost);
            assert_eq!(get(&mut Store::new(chip, SMALL), 3), Some(b"new".to_vec()), "without mirror {lost:?}");
        }
    }
}

/// Sectors that cannot be erased: the values that are there stay, and the house-keeping comes to an end.
#[test]
fn a_mirror_that_cannot_be_erased_is_given_up() {
    for side in Side::BOTH {
        let chip = spoilt(side);
        chip.stick(SMALL.mirror(side));
        let mut store = Store::new(chip.clone(), SMALL);
        let mut calls = 0;
        while !store.is_roomy() {
            let _ = store.make_room();
            calls += 1;
            assert!(calls < 100, "it never ends");
        }
        assert_eq!(store.put(3, b"new"), Err(Error::Worn));
        (0..20).for_each(|key| assert_eq!(get(&mut store, key), Some(vec![key; 60])));
        // The game does not care.
        restore(&mut store).unwrap();
        store.begin(&header(1)).unwrap();
        play(&mut store, 1, 0..5);
        assert_eq!(open(&chip).1, Ok(Some(book(1, 5))));
    }
}
