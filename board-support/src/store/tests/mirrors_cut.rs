//! The values under power cuts and flipped bits: kept twice, so that what costs one copy costs nothing.

use super::chip::Step;
use super::mirrors::{get, value};
use super::*;

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
