//! The values: kept twice, so that what costs one copy costs nothing.

use super::chip::Step;
use super::*;

/// The value of `key` after `turn` changes.
fn value(key: u8, turn: usize) -> Vec<u8> {
    vec![key ^ turn as u8; 20 + (turn * 37 + usize::from(key) * 11) % (MOST_VALUE - 19)]
}

fn get(store: &mut Store<Chip>, key: u8) -> Result<Option<Vec<u8>>, Error> {
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

/// What a cut has left half done may take an erase to mend; then that is said too.
#[test]
fn after_a_cut_a_put_that_was_said_to_find_room_erases_nothing_either() {
    let mut script = Script::begin();
    let (mut quick, mut slow, mut wrong) = (0, 0, 0);
    for turn in 0..180 {
        script.turn(turn, |cut, _| {
            let chip = Chip::with(cut);
            let mut store = Store::new(chip.clone(), SMALL);
            let room = store.has_room().unwrap();
            chip.take_steps();
            store.keep(3, &[turn as u8; 40]).unwrap();
            wrong += usize::from(room && chip.erased() > 0);
            (quick, slow) = if room { (quick + 1, slow) } else { (quick, slow + 1) };
        });
    }
    assert_eq!(wrong, 0, "of {quick}; {slow} were said to be slow");
    assert!(quick > 5_000, "{quick} quick, {slow} slow");
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

/// Room is made in one mirror while the other is whole, so a cut costs nothing.
#[test]
fn a_cut_while_room_is_made_leaves_every_value() {
    let mut script = Script::begin();
    let mut points = 0;
    for turn in 0..60 {
        script.turn(turn, |_, _| ());
        while !script.store.is_roomy() {
            let mut image = script.chip.bytes();
            script.chip.take_steps();
            script.store.make_room().unwrap();
            for step in script.chip.take_steps() {
                for cut in step.cuts(&image) {
                    assert!(is_one_of(&cut, std::slice::from_ref(&script.values)), "turn {turn}");
                    points += 1;
                }
                step.apply(&mut image);
            }
        }
        script.chip.take_steps();
    }
    assert!(points > 300, "{points}");
}

/// Keys 0 to 2 seldom change and have to be carried along; key 3 changes all the time.
struct Script {
    chip: Chip,
    store: Store<Chip>,
    values: [Option<Vec<u8>>; 4],
}

impl Script {
    fn begin() -> Self {
        let chip = Chip::blank(SMALL);
        let mut store = Store::new(chip.clone(), SMALL);
        store.keep(0, b"").unwrap();
        chip.take_steps();
        Script { chip, store, values: [Some(vec![]), None, None, None] }
    }

    /// Puts the next value and gives every way in which a cut can leave the flash meanwhile.
    fn turn(&mut self, turn: usize, mut each: impl FnMut(&[u8], &[[Option<Vec<u8>>; 4]])) -> usize {
        let key = turn.min(3);
        let mut image = self.chip.bytes();
        let before = self.values.clone();
        self.values[key] = Some(value(key as u8, turn));
        self.store.keep(key as u8, &value(key as u8, turn)).unwrap();
        let allowed = [self.values.clone(), before];
        let erased = self.chip.erased();
        let steps = self.chip.take_steps();
        for (index, step) in steps.iter().enumerate() {
            let cuts = step.cuts(&image);
            for (state, cut) in cuts.iter().enumerate() {
                let done = index == steps.len() - 1 && state == cuts.len() - 1;
                each(cut, if done { &allowed[..1] } else { &allowed });
            }
            step.apply(&mut image);
        }
        erased
    }
}

/// All four values are those before or those after.
fn is_one_of(image: &[u8], allowed: &[[Option<Vec<u8>>; 4]]) -> bool {
    let mut store = Store::new(Chip::with(image), SMALL);
    let found = core::array::from_fn(|key| get(&mut store, key as u8).unwrap());
    allowed.contains(&found)
}

/// The cuts of a step that erases; those of programming are all seen by the next test.
fn erasing(step: &Step, image: &[u8]) -> Vec<Vec<u8>> {
    if matches!(step, Step::Erase(_)) { step.cuts(image) } else { vec![] }
}

#[test]
fn a_cut_at_any_step_leaves_every_value_old_or_new() {
    let mut script = Script::begin();
    let (mut points, mut erases) = (0, 0);
    for turn in 0..180 {
        erases += script.turn(turn, |cut, allowed| {
            assert!(is_one_of(cut, allowed), "turn {turn}");
            points += 1;
            if points % 7 == 0 {
                // And it can be changed again.
                let mut store = Store::new(Chip::with(cut), SMALL);
                store.keep(3, b"after").unwrap();
                assert_eq!(get(&mut store, 3), Ok(Some(b"after".to_vec())));
            }
        });
    }
    assert!(erases >= 8, "{erases} erases");
    assert!(points >= 2_000, "{points} cut points");
    println!("{points} cut points in {erases} erases of values");
}

/// A mirror loses values when the power goes while it erases; the next `put` erases in the other.
#[test]
fn a_second_cut_leaves_every_value_too() {
    let mut script = Script::begin();
    let mut points = 0;
    for turn in 0..180 {
        let mut cuts = vec![];
        if script.turn(turn, |cut, allowed| cuts.push((cut.to_vec(), allowed.to_vec()))) == 0 {
            continue;
        }
        for (first, allowed) in cuts {
            let chip = Chip::with(&first);
            let mut store = Store::new(chip.clone(), SMALL);
            store.keep(3, &value(99, turn)).unwrap();
            let mut image = first;
            let mut later = allowed.clone();
            later.iter_mut().for_each(|values| values[3] = Some(value(99, turn)));
            later.extend(allowed);
            for step in chip.take_steps() {
                for second in erasing(&step, &image) {
                    assert!(is_one_of(&second, &later), "turn {turn}");
                    points += 1;
                }
                step.apply(&mut image);
            }
        }
    }
    assert!(points >= 2_000, "{points} pairs");
    println!("{points} pairs of cuts in values");
}

#[test]
fn one_flipped_bit_anywhere_costs_no_value() {
    let chip = Chip::blank(SMALL);
    let mut store = Store::new(chip.clone(), SMALL);
    let keys = 0..6;
    for turn in 0..3 {
        keys.clone().for_each(|key| store.keep(key, &value(key, turn)).unwrap());
    }
    let bytes = chip.bytes();
    let used = (SMALL.mirror(Side::A).start..SMALL.all().end).filter(|at| bytes[*at as usize] != 0xff);
    for (turn, at) in used.enumerate() {
        let chip = Chip::with(&bytes);
        chip.flip(at as usize, turn % 8);
        let mut store = Store::new(chip.clone(), SMALL);
        for key in keys.clone() {
            assert_eq!(get(&mut store, key), Ok(Some(value(key, 2))), "byte {at:#x}");
        }
    }
}

#[test]
fn a_lost_sector_of_a_mirror_costs_no_value() {
    let chip = Chip::blank(SMALL);
    let mut store = Store::new(chip.clone(), SMALL);
    let keys = 0..20;
    for turn in 0..3 {
        keys.clone().for_each(|key| store.keep(key, &value(key, turn)).unwrap());
    }
    let bytes = chip.bytes();
    let mut chance = Chance(0xacce55);
    for sector in (SMALL.mirror(Side::A).start..SMALL.all().end).step_by(SECTOR as usize) {
        for turn in 0..8 {
            let mut bytes = bytes.clone();
            let place = &mut bytes[sector as usize..][..SECTOR as usize];
            match turn {
                0 => place.fill(0),
                1 => place.fill(0xff),
                _ => place.iter_mut().for_each(|byte| *byte = chance.below(256) as u8),
            }
            let mut store = Store::new(Chip::with(&bytes), SMALL);
            for key in keys.clone() {
                assert_eq!(get(&mut store, key), Ok(Some(value(key, 2))), "sector {sector:#x}, turn {turn}");
            }
            for key in keys.clone() {
                store.keep(key, &value(key, 3)).unwrap();
            }
            for key in keys.clone() {
                assert_eq!(get(&mut store, key), Ok(Some(value(key, 3))), "sector {sector:#x}, turn {turn}");
            }
        }
    }
}

#[test]
fn many_flipped_bits_are_survived() {
    let chip = Chip::blank(SMALL);
    let mut store = Store::new(chip.clone(), SMALL);
    (0..200).for_each(|turn| store.keep((turn % 9) as u8, &value(1, turn)).unwrap());
    let bytes = chip.bytes();
    let mut chance = Chance(0x70ad);
    for turn in 0..300 {
        let chip = Chip::with(&bytes);
        let (start, length) = (SMALL.mirror(Side::A).start as usize, SMALL.all().end - SMALL.mirror(Side::A).start);
        for _ in 0..turn * 2 {
            chip.flip(start + chance.below(length as usize), chance.below(8));
        }
        let mut store = Store::new(chip.clone(), SMALL);
        for key in 0..9 {
            // Any answer but a panic; and what is put then is there.
            let _ = get(&mut store, key);
            if store.keep(key, b"anew").is_ok() {
                assert_eq!(get(&mut store, key), Ok(Some(b"anew".to_vec())), "turn {turn}");
            }
        }
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
