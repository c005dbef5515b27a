//! Values of the first layout: read as they are, and brought over without a moment in which one could be lost.

use super::chip::Step;
use super::*;

const KEYS_USED: u8 = 40;

/// An item as the library of the first version wrote it (`docs/storage.md`, `first_layout.rs`), worked out anew.
fn item(key: u8, version: u16, content: &[u8]) -> Vec<u8> {
    let crc = |start: u32, polynomial: u32, bytes: &[u8]| {
        let mut sum = start;
        for bit in bytes.iter().flat_map(|byte| (0..8).map(move |bit| u32::from(byte >> bit & 1))) {
            sum = if (sum ^ bit) & 1 == 1 { sum >> 1 ^ polynomial } else { sum >> 1 };
        }
        !sum
    };
    let data = [&[key, 1], &version.to_le_bytes()[..], content].concat();
    let mut sum = crc(0xeeee_eeee, 0x82f6_3b78, &data);
    if [0, 0xff].contains(&(sum as u8)) {
        sum ^= 1;
    }
    let length = (data.len() as u16).to_le_bytes();
    let check = crc(0xffff, 0x1a2e, &length) as u16;
    [&sum.to_le_bytes()[..], &length, &check.to_le_bytes(), &data].concat()
}

fn value(key: u8, version: u16) -> Vec<u8> {
    vec![key ^ version as u8; 40 + usize::from(key)]
}

/// A region of the first version: a game, and values of which each has changed a few times, in both mirrors.
fn first_version() -> Chip {
    let (chip, mut store) = chip_with(1, 12);
    store.leave(None).unwrap();
    let start = SMALL.all().start as usize;
    (0..3).for_each(|copy| chip.set(start + 8 * copy, &[1]));
    for side in Side::BOTH {
        let mirror = SMALL.mirror(side).start as usize;
        let (mut sector, mut at) = (mirror, mirror + 1);
        chip.set(sector, &[0]);
        for (version, key) in (0..3_u16).flat_map(|version| (0..KEYS_USED).map(move |key| (version, key))) {
            let bytes = item(key, version, &value(key, version));
            if at + bytes.len() >= sector + SECTOR as usize {
                chip.set(sector + SECTOR as usize - 1, &[0]);
                sector += SECTOR as usize;
                at = sector + 1;
                chip.set(sector, &[0]);
            }
            chip.set(at, &bytes);
            at += bytes.len();
        }
        assert!(sector < mirror + 3 * SECTOR as usize, "the library keeps one sector blank");
    }
    chip
}

/// All values are there, in their last version.
fn is_whole(bytes: &[u8]) -> bool {
    let mut store = Store::new(Chip::with(bytes), SMALL);
    (0..KEYS_USED).all(|key| {
        let mut buffer = [0; MOST_VALUE];
        store.get(key, &mut buffer) == Ok(Some(&value(key, 2)))
    })
}

fn label(chip: &Chip) -> u8 {
    chip.bytes()[SMALL.all().start as usize]
}

#[test]
fn the_item_is_that_of_the_format_test() {
    let known = [0xc3, 0x0c, 0xcd, 0x50, 0x07, 0x00, 0x31, 0xf5, 0x05, 0x01, 0x00, 0x00, 0x07, 0x08, 0x09];
    assert_eq!(item(5, 0, &[7, 8, 9]), known);
}

#[test]
fn a_start_reads_them_and_changes_nothing_of_them() {
    let chip = first_version();
    assert!(is_whole(&chip.bytes()));
    let before = chip.bytes();
    let (_, found) = open(&chip);
    assert_eq!(found, Ok(Some(book(1, 12))));
    let values = SMALL.mirror(Side::A).start as usize..SMALL.notes() as usize;
    assert_eq!(chip.bytes()[values.clone()], before[values]);
    assert_eq!(label(&chip), 1);
}

#[test]
fn they_are_brought_over_in_rests_and_then_the_label_says_so() {
    let chip = first_version();
    let (mut store, _) = open(&chip);
    let mut image = chip.bytes();
    let (mut points, mut raised) = (0, false);
    while !store.is_roomy() {
        chip.take_steps();
        store.make_room().unwrap();
        assert!(chip.erased() <= 1, "a sector a call");
        for (turn, step) in chip.take_steps().iter().enumerate() {
            if turn % 11 == 0 || matches!(step, Step::Erase(_)) {
                for cut in step.cuts(&image) {
                    assert!(is_whole(&cut), "after {points} cuts");
                    points += 1;
                }
            }
            step.apply(&mut image);
        }
        raised |= label(&chip) == 0;
    }
    assert!(raised && points > 500, "{points} cuts");
    assert!(is_whole(&chip.bytes()));
    // From now on they are as any others, and a mirror that is lost costs nothing.
    for side in Side::BOTH {
        let chip = Chip::with(&chip.bytes());
        chip.set(SMALL.mirror(side).start as usize, &[0; 4 * SECTOR as usize]);
        assert!(is_whole(&chip.bytes()), "without mirror {side:?}");
    }
    let (mut store, found) = open(&chip);
    assert_eq!(found, Ok(Some(book(1, 12))));
    store.keep(3, b"new").unwrap();
    assert_eq!(Store::new(chip, SMALL).get(3, &mut [0; MOST_VALUE]), Ok(Some(&b"new"[..])));
}

/// Each mirror has lost something that the other has.
#[test]
fn what_only_one_mirror_has_is_brought_over_too() {
    let chip = first_version();
    for (side, key) in [(Side::A, 7), (Side::B, 23)] {
        let wanted = item(key, 2, &value(key, 2));
        let mirror = SMALL.mirror(side).start as usize;
        let bytes = chip.bytes();
        let at = (mirror..mirror + 4 * SECTOR as usize).find(|at| bytes[*at..].starts_with(&wanted)).unwrap();
        chip.flip(at + 15, 2);
    }
    assert!(is_whole(&chip.bytes()));
    let (mut store, _) = open(&chip);
    while !store.is_roomy() {
        store.make_room().unwrap();
        assert!(is_whole(&chip.bytes()));
    }
    assert_eq!(label(&chip), 0);
}

/// A value that changes before the rest comes waits for it, and is not lost.
#[test]
fn a_value_can_change_before_they_are_brought_over() {
    let chip = first_version();
    let (mut store, _) = open(&chip);
    store.keep(3, b"new").unwrap();
    let mut store = Store::new(chip, SMALL);
    assert_eq!(store.get(3, &mut [0; MOST_VALUE]), Ok(Some(&b"new"[..])));
    assert_eq!(store.get(4, &mut [0; MOST_VALUE]), Ok(Some(&value(4, 2)[..])));
}
