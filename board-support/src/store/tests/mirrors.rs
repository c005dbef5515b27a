//! The values: kept twice, so that what costs one copy costs nothing.

use super::chip::Step;
use super::*;

/// The value of `key` after `turn` changes.
pub(super) fn value(key: u8, turn: usize) -> Vec<u8> {
    vec![key ^ turn as u8; 20 + (turn * 37 + usize::from(key) * 11) % (MOST_VALUE - 19)]
}

pub(super) fn get(store: &mut Store<Chip>, key: u8) -> Result<Option<Vec<u8>>, Error> {
    let mut buffer = [0; MOST_VALUE];
    store.get(key, &mut buffer).map(|found| found.map(<[u8]>::to_vec))
}

#[test]
fn values_come_back() {
    let chip = Chip::blank(SMALL);
    let mut store = Store::new(chip.clone(), SMALL);
    assert_eq!(get(&mut store, 0), Ok(None));
    for turn in 0..300 {
        let key = (turn % 7) as u8;
        store.keep(key, &value(key, turn)).unwrap();
        assert_eq!(get(&mut store, key), Ok(Some(value(key, turn))));
        let mut again = Store::new(chip.clone(), SMALL);
        assert_eq!(get(&mut again, key), Ok(Some(value(key, turn))));
        if turn >= 6 {
            assert_eq!(get(&mut again, ((turn + 1) % 7) as u8), Ok(Some(value(((turn + 1) % 7) as u8, turn - 6))));
        }
    }
    assert!(chip.erased() > 10, "the mirrors went round");
}

#[test]
fn the_longest_values_under_all_keys_fit() {
    const REGION: Region = Region::new(0, 4, MOST_MIRROR_SECTORS);
    let chip = Chip::blank(REGION);
    let mut store = Store::new(chip.clone(), REGION);
    for turn in 0..4 {
        for key in 0..KEYS {
            store.keep(key, &[key ^ turn; MOST_VALUE]).unwrap();
        }
    }
    for key in 0..KEYS {
        assert_eq!(get(&mut store, key), Ok(Some(vec![key ^ 3; MOST_VALUE])));
    }
    assert_eq!(store.keep(KEYS, b""), Err(Error::TooLong));
    assert_eq!(store.keep(0, &[0; MOST_VALUE + 1]), Err(Error::TooLong));
    assert_eq!(store.get(0, &mut [0; 5]), Err(Error::TooLong));
}

#[test]
fn a_value_that_is_there_already_costs_nothing() {
    let chip = Chip::blank(SMALL);
    let mut store = Store::new(chip.clone(), SMALL);
    store.keep(1, b"same").unwrap();
    chip.take_steps();
    store.keep(1, b"same").unwrap();
    assert_eq!(chip.steps(), 0);
}

/// A value of a later version under key 2, in one of the mirrors.
fn put_later(store: &mut Store<Chip>, side: Side) {
    let later = record::Record { format: 9, series: 1, number: 0, content: b"?" };
    assert_eq!(store.values.mirrors[side as usize].store(&mut store.flash, 2, &later), Ok(true));
}

#[test]
fn a_value_of_an_unknown_format_is_reported_and_kept() {
    let chip = Chip::blank(SMALL);
    let mut store = Store::new(chip.clone(), SMALL);
    store.keep(1, b"mine").unwrap();
    Side::BOTH.into_iter().for_each(|side| put_later(&mut store, side));
    let before = chip.bytes();
    for mut store in [store, Store::new(chip.clone(), SMALL)] {
        assert_eq!(get(&mut store, 2), Err(Error::UnknownFormat(9)));
        assert_eq!(store.keep(2, b"over it"), Err(Error::UnknownFormat(9)));
        assert_eq!(get(&mut store, 1), Ok(Some(b"mine".to_vec())));
    }
    assert_eq!(chip.bytes(), before);
    // It also outlives the moves of the others.
    let mut store = Store::new(chip.clone(), SMALL);
    (0..200).for_each(|turn| store.keep(1, &value(1, turn)).unwrap());
    assert_eq!(get(&mut store, 2), Err(Error::UnknownFormat(9)));
}

/// A later version has written a value to one mirror before the power went: what the other has is not put in its place.
#[test]
fn a_value_of_an_unknown_format_in_one_mirror_is_not_replaced_by_the_other() {
    for side in Side::BOTH {
        let chip = Chip::blank(SMALL);
        let mut store = Store::new(chip.clone(), SMALL);
        store.keep(1, b"mine").unwrap();
        store.keep(2, b"older").unwrap();
        put_later(&mut store, side);
        let mut store = Store::new(chip.clone(), SMALL);
        let before = chip.bytes();
        assert_eq!(get(&mut store, 2), Err(Error::UnknownFormat(9)));
        assert_eq!(store.keep(2, b"over it"), Err(Error::UnknownFormat(9)));
        assert_eq!(chip.bytes(), before);
        store.keep(1, b"another").unwrap();
        let mut store = Store::new(chip, SMALL);
        assert_eq!(get(&mut store, 2), Err(Error::UnknownFormat(9)), "mirror {side:?}");
        assert_eq!(get(&mut store, 1), Ok(Some(b"another".to_vec())));
    }
}

#[test]
fn a_put_that_was_said_to_find_room_erases_nothing() {
    let chip = Chip::blank(SMALL);
    let mut store = Store::new(chip.clone(), SMALL);
    let (mut quick, mut slow) = (0, 0);
    for turn in 0..400 {
        if turn % 50 == 0 {
            store = Store::new(chip.clone(), SMALL);
        }
        let value = value(3, turn);
        let room = store.has_room().unwrap();
        chip.take_steps();
        store.keep(3, &value).unwrap();
        assert!(!room || chip.erased() == 0, "turn {turn}");
        (quick, slow) = if room { (quick + 1, slow) } else { (quick, slow + 1) };
    }
    assert!(quick > 350 && slow > 10, "{quick} without an erase, {slow} perhaps with one");
}

/// Three of the longest values in a row, then a moment of rest, again and again.
#[test]
fn with_room_made_ahead_no_put_erases() {
    let chip = Chip::blank(SMALL);
    let mut store = Store::new(chip.clone(), SMALL);
    let mut erased = 0;
    for turn in 0..300_usize {
        if turn.is_multiple_of(3) {
            chip.take_steps();
            while !store.is_roomy() {
                let before = chip.erased();
                store.make_room().unwrap();
                assert!(chip.erased() <= before + 1, "a sector a call");
            }
            erased += chip.erased();
        }
        assert_eq!(store.has_room(), Ok(true));
        chip.take_steps();
        store.keep((turn % 4) as u8, &[turn as u8; MOST_VALUE]).unwrap();
        assert_eq!(chip.erased(), 0);
    }
    assert!(erased > 20, "{erased}");
    for key in 0..4 {
        assert_eq!(get(&mut Store::new(chip.clone(), SMALL), key), Ok(Some(vec![40 + key; MOST_VALUE])));
    }
}

/// Sectors full of what has to be kept: there is no room to be made, and the store does not go on looking for it.
#[test]
fn making_room_ends_when_there_is_none() {
    const REGION: Region = Region::new(0, 4, MOST_MIRROR_SECTORS);
    let chip = Chip::blank(REGION);
    let mut store = Store::new(chip.clone(), REGION);
    for turn in 0..3_u8 {
        for key in 0..KEYS {
            store.keep(key, &[key ^ turn; MOST_VALUE]).unwrap();
            chip.take_steps();
            let mut calls = 0;
            while !store.is_roomy() {
                store.make_room().unwrap();
                calls += 1;
            }
            assert!(calls <= 40 && chip.erased() <= 2, "{calls} calls, {} erases", chip.erased());
        }
    }
    for key in 0..KEYS {
        assert_eq!(get(&mut store, key), Ok(Some(vec![key ^ 2; MOST_VALUE])));
    }
}

/// The sector in use is full when the device starts.
#[test]
fn a_full_sector_is_followed_by_another_in_the_next_rest() {
    for values in 13..=16_u8 {
        let chip = Chip::blank(SMALL);
        let mut store = Store::new(chip.clone(), SMALL);
        restore(&mut store).unwrap();
        (0..values).for_each(|value| store.keep(0, &[value; 9]).unwrap());
        for turn in 0..3 {
            let (mut store, _) = open(&chip);
            chip.take_steps();
            while !store.is_roomy() {
                store.make_room().unwrap();
            }
            assert!(turn == 0 || chip.erased() == 0, "once is enough");
            assert_eq!(store.has_room(), Ok(true), "after {values} values");
            assert!(store.values.mirrors.iter().all(|mirror| mirror.room() >= 3), "after {values} values");
            assert_eq!(get(&mut store, 0), Ok(Some(vec![values - 1; 9])));
        }
    }
}

/// One copy of the newest value is hit, and the end was not a clean one. The other copy is made definite too, but only once
/// there are two again: a brown-out just then would cost the last.
#[test]
fn what_is_there_once_is_not_programmed_again_before_it_is_there_twice() {
    for side in Side::BOTH {
        for by_a_put in [false, true] {
            let chip = Chip::blank(SMALL);
            let mut store = Store::new(chip.clone(), SMALL);
            (0..4).for_each(|turn| store.keep(turn % 2, &[turn; 40]).unwrap());
            let slot = |side| SMALL.mirror(side).start + 3 * 256;
            let at = slot(side) as usize;
            (at + 10..at + 20).for_each(|at| chip.flip(at, 3));
            let mut store = Store::new(chip.clone(), SMALL);
            let mut touched = false;
            while !store.is_roomy() {
                let whole = chip.bytes();
                chip.take_steps();
                let _ = if by_a_put { store.put(2, &[9; 40]).map(drop) } else { store.make_room() };
                let only = slot(side.other());
                let programs = |step: &Step| matches!(step, Step::Program(at, _) if (only..only + 256).contains(at));
                if chip.take_steps().iter().any(programs) {
                    let chip = Chip::with(&whole);
                    chip.set(only as usize, &[0; 256]);
                    assert_eq!(get(&mut Store::new(chip, SMALL), 1), Ok(Some(vec![3; 40])), "{side:?}, {by_a_put}");
                    touched = true;
                }
            }
            assert!(touched, "it was made definite");
        }
    }
}

/// Both copies of the newest value are hit: an older one stands for it, and that is said until a rest has come.
#[test]
fn a_value_that_is_lost_in_both_mirrors_is_said_until_a_rest() {
    let chip = Chip::blank(SMALL);
    let mut store = Store::new(chip.clone(), SMALL);
    restore(&mut store).unwrap();
    (0..3).for_each(|turn| store.keep(0, &[turn; 40]).unwrap());
    let whole = chip.bytes();
    let hit = |sides: &[Side], slot: u32| {
        let chip = Chip::with(&whole);
        for side in sides {
            let at = (SMALL.mirror(*side).start + slot * 256) as usize;
            (at + 10..at + 20).for_each(|at| chip.flip(at, 3));
        }
        chip
    };
    for (sides, slot, lost) in [
        (&[Side::A][..], 2, false),
        (&[Side::B], 2, false),
        // The version before it counts for nothing.
        (&Side::BOTH, 1, false),
        (&Side::BOTH, 2, true),
    ] {
        let chip = hit(sides, slot);
        let mut store = Store::new(chip.clone(), SMALL);
        let newest = if lost { 1 } else { 2 };
        assert_eq!(get(&mut store, 0), Ok(Some(vec![newest; 40])), "{sides:?}, slot {slot}");
        assert_eq!(store.has_lost_a_value(), lost, "{sides:?}, slot {slot}");
        restore(&mut store).unwrap();
        rest(&mut store);
        let mut again = Store::new(chip, SMALL);
        assert_eq!(get(&mut again, 0), Ok(Some(vec![newest; 40])));
        assert!(!again.has_lost_a_value(), "said once");
    }
}

/// Both copies of the newest value under some key are overwritten, by whatever, in whatever place: what is read is that value
/// all the same, or it is said that one was lost. Unless nothing is left to tell: it has no mark, or no beginning, or one
/// that is as good as another's; or, where there is no other value, not the one byte that every record begins with.
#[test]
fn both_copies_hit_anywhere_are_said() {
    let mut silent = vec![];
    let mut hits = 0;
    // The first value there ever was, one that was changed, one among others.
    for (turns, keys) in [(1, 1), (3, 1), (3, 4)] {
        let chip = Chip::blank(SMALL);
        let mut store = Store::new(chip.clone(), SMALL);
        restore(&mut store).unwrap();
        for turn in 0..turns {
            (0..keys).for_each(|key| store.keep(key, &value(key, turn)).unwrap());
        }
        rest(&mut store);
        let whole = chip.bytes();
        let newest = (turns * usize::from(keys) - usize::from(keys)..turns * usize::from(keys)).zip(0..keys);
        for (place, key) in newest {
            let mut chance = Chance(0xb0b);
            for length in [2, 16, 64, 256] {
                for offset in (0..256 - length + 1).step_by(length.min(8)) {
                    for fill in 0..4 {
                        let chip = Chip::with(&whole);
                        for side in Side::BOTH {
                            let at = SMALL.mirror(side).start as usize + place * 256 + offset;
                            for at in at..at + length {
                                let byte = chip.bytes()[at];
                                chip.set(at, &[[byte ^ 0x18, 0, 0xff, chance.below(256) as u8][fill]]);
                            }
                        }
                        if chip.bytes() == whole {
                            continue;
                        }
                        hits += 1;
                        let bytes = chip.bytes();
                        let mut store = Store::new(chip, SMALL);
                        let found = get(&mut store, key);
                        let left = Side::BOTH.iter().all(|side| {
                            let at = SMALL.mirror(*side).start as usize + place * 256;
                            let head = &bytes[at..at + 5];
                            let begun = head == &whole[at..at + 5]
                                || turns > 1 && head[0] != record::FORMAT && head[..4] != [0xff; 4];
                            begun && slot::is_mark(bytes[at + 255]) && bytes[at..at + 242].iter().any(|byte| *byte != 0)
                        });
                        if left && found != Ok(Some(value(key, turns - 1))) && !store.has_lost_a_value() {
                            silent.push((turns, keys, key, length, offset, fill));
                        }
                    }
                }
            }
        }
    }
    println!("{hits} hits");
    let mut by = std::collections::BTreeMap::new();
    silent
        .iter()
        .for_each(|(_, keys, _, length, offset, fill)| *by.entry((*keys, *fill, *length, *offset)).or_insert(0) += 1);
    assert!(silent.is_empty(), "{} of {hits} are silent: {by:?}", silent.len());
}
