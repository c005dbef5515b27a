//! A driver that fails, cells that are worn, and data of others.

use embedded_storage::nor_flash::NorFlashErrorKind;

use super::*;

const BROKEN: Error = Error::Flash(NorFlashErrorKind::Other);

#[test]
fn a_driver_that_fails_at_any_call_loses_nothing() {
    let (chip, _) = chip_with(1, 30);
    let bytes = chip.bytes();
    let mut failures = 0;
    for calls in 0.. {
        let chip = Chip::with(&bytes);
        chip.fail_after(calls);
        let mut store = Store::new(chip.clone(), SMALL);
        let mut shown = (1, 30);
        let outcome: Result<(), Error> = (|| {
            restore(&mut store)?;
            store.append(&entry(1, 30))?;
            shown = (1, 31);
            store.keep(1, b"setting")?;
            store.tidy()?;
            store.begin(&header(2))?;
            shown = (2, 0);
            Ok(())
        })();
        chip.fail_after(usize::MAX);
        let next = match shown {
            (1, 30) => (1, 31),
            _ => (2, 0),
        };
        // The same store goes on after a restore, and so does a new one.
        for found in [restore(&mut store), open(&chip).1] {
            let found = found.unwrap().unwrap();
            assert!(found == book(shown.0, shown.1) || found == book(next.0, next.1), "call {calls}");
        }
        match outcome {
            Ok(()) => break,
            Err(error) => assert_eq!(error, BROKEN, "call {calls}"),
        }
        failures += 1;
    }
    assert!(failures > 100, "only {failures} calls");
}

/// Whatever became of it, the same entry asked for again is stored once.
#[test]
fn after_an_error_the_same_entry_can_be_stored_again() {
    for calls in 0..8 {
        let (chip, mut store) = chip_with(1, 3);
        chip.fail_after(calls);
        let failed = store.append(&entry(1, 3)).is_err();
        chip.fail_after(usize::MAX);
        play(&mut store, 1, if failed { 3 } else { 4 }..5);
        assert_eq!(open(&chip).1, Ok(Some(book(1, 5))), "call {calls}");
    }
}

#[test]
fn a_worn_place_is_passed_over() {
    let (chip, mut store) = chip_with(1, 3);
    // A cleared bit in every 50th byte of the blank that follows: most entries hit one.
    let start = SMALL.game(Side::A).start as usize + 400;
    (start..start + 1_500).step_by(50).for_each(|at| chip.flip(at, at % 8));
    play(&mut store, 1, 3..30);
    assert_eq!(open(&chip).1, Ok(Some(book(1, 30))));
}

/// A cut that spoils all of the page that is being programmed leaves eight slots that take nothing.
#[test]
fn a_page_full_of_garbage_is_passed_over() {
    let (chip, mut store) = chip_with(1, 8);
    let page = SMALL.game(Side::A).start as usize + 2 * 256;
    let mut chance = Chance(0xdead);
    (page..page + 256).for_each(|at| chip.set(at, &[chance.below(128) as u8]));
    play(&mut store, 1, 8..20);
    assert_eq!(open(&chip).1, Ok(Some(book(1, 20))));
}

#[test]
fn a_write_that_does_nothing_leaves_no_gap() {
    let (chip, mut store) = chip_with(1, 3);
    chip.0.borrow_mut().deaf = 2;
    play(&mut store, 1, 3..5);
    assert_eq!(open(&chip).1, Ok(Some(book(1, 5))));
    // Two pages of slots but one that take neither the entry nor that they are void.
    chip.0.borrow_mut().deaf = 2 * 15;
    play(&mut store, 1, 5..6);
    assert_eq!(open(&chip).1, Ok(Some(book(1, 6))));
    chip.0.borrow_mut().deaf = usize::MAX;
    assert_eq!(store.append(&entry(1, 6)), Err(Error::Worn));
    chip.0.borrow_mut().deaf = 0;
    assert_eq!(open(&chip).1, Ok(Some(book(1, 6))));
    play(&mut store, 1, 6..8);
    assert_eq!(open(&chip).1, Ok(Some(book(1, 8))), "the game goes on behind blank slots");
}

/// The address of slot `index` of part A.
fn slot(index: usize) -> usize {
    SMALL.game(Side::A).start as usize + 256 + 32 * index
}

#[test]
fn entries_out_of_place_are_reported() {
    let (chip, mut store) = chip_with(1, 9);
    let bytes = chip.bytes();
    let copy = |from: usize| bytes[from..from + 32].to_vec();
    for (to, from) in [(slot(5), slot(4)), (slot(5), slot(6)), (slot(9), slot(8)), (slot(9), slot(0))] {
        let chip = Chip::with(&bytes);
        chip.set(to, &copy(from));
        assert_eq!(open(&chip).1, Err(Error::Broken), "{from:#x} in place of {to:#x}");
    }
    // The sixth entry of the next game in the place of the sixth of this one.
    tidy_up(&mut store);
    store.begin(&header(2)).unwrap();
    play(&mut store, 2, 0..9);
    let next = chip.bytes()[SMALL.game(Side::B).start as usize + 256 + 32 * 5..][..32].to_vec();
    let chip = Chip::with(&bytes);
    chip.set(slot(5), &next);
    assert_eq!(open(&chip).1, Err(Error::Broken));
}

#[test]
fn a_lost_sector_is_not_the_end_of_the_game() {
    let (chip, _) = chip_with(1, 400);
    for sector in 1..3 {
        let chip = Chip::with(&chip.bytes());
        chip.set((SMALL.game(Side::A).start + sector * SECTOR) as usize, &[0xff; SECTOR as usize]);
        assert_eq!(open(&chip).1, Err(Error::Broken), "sector {sector}");
    }
}

/// A torn record may become readable later, when a bit settles; by then another entry was made in its place.
#[test]
fn a_torn_entry_that_comes_to_life_again_does_not_replace_what_was_entered_instead() {
    let (chip, _) = chip_with(1, 9);
    let bytes = chip.bytes();
    // Slot 8 as it was, but without its mark; and the ninth entry once more behind it.
    let mut other = chip_with(1, 8).1;
    other.append(b"instead").unwrap();
    let instead = other.release().bytes()[slot(8)..slot(9)].to_vec();
    let chip = Chip::with(&bytes);
    chip.set(slot(8) + 31, &[0xff]);
    chip.set(slot(9), &instead);
    let mut expected = book(1, 8);
    expected.entries.push(b"instead".to_vec());
    let (mut store, found) = open(&chip);
    assert_eq!(found, Ok(Some(expected.clone())));
    store.append(b"and on").unwrap();
    expected.entries.push(b"and on".to_vec());
    assert_eq!(open(&chip).1, Ok(Some(expected)));
}

/// Nor does a game that did not quite begin.
#[test]
fn a_torn_title_cannot_come_to_life_again() {
    let (chip, mut store) = chip_with(1, 9);
    tidy_up(&mut store);
    store.begin(&header(2)).unwrap();
    let title = SMALL.game(Side::B).start as usize;
    let mark = chip.bytes()[title + 248..title + 256].to_vec();
    // Back to the moment when half of the second game's mark was there, and the first had not given way.
    chip.set(title + 248, &[mark[0], mark[1], 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
    chip.set(SMALL.game(Side::A).start as usize + 248, &mark);
    assert_eq!(open(&chip).1, Ok(Some(book(1, 9))));
    assert_eq!(chip.bytes()[title + 248..title + 256], *b"\0\0\0\0ost!");
}

/// The label's sector is lost: the games are known by themselves, and it is written anew in a rest.
#[test]
fn a_lost_label_costs_no_game() {
    let label = SMALL.all().start as usize;
    for fill in [0x00, 0x5a, 0xff] {
        let (chip, mut store) = chip_with(1, 30);
        store.keep(3, b"settings").unwrap();
        chip.set(label, &[fill; SECTOR as usize]);
        let (mut store, found) = open(&chip);
        assert_eq!(found, Ok(Some(book(1, 30))), "filled with {fill:#x}");
        assert_eq!(store.get(3, &mut [0; MOST_VALUE]), Ok(Some(&b"settings"[..])));
        rest(&mut store);
        assert_eq!(chip.bytes()[label..label + 24], *b"\0Provost\0Provost\0Provost");
        assert_eq!(open(&chip).1, Ok(Some(book(1, 30))));
    }
}

/// The first start is cut off inside the label, with any of its bits: it is still a new device.
#[test]
fn a_first_start_that_was_cut_off_is_a_first_start() {
    for seed in 1..400 {
        let chip = Chip::blank(SMALL);
        chip.arm(tear::Tear { after: 0, garbage: false, chance: Chance(seed) });
        assert!(open(&chip).1.is_err() && chip.is_off());
        for start in 0..3 {
            chip.power_up(&mut Chance(seed * 7 + start));
            assert_eq!(open(&chip).1, Ok(None), "seed {seed}, start {start}");
        }
    }
}

#[test]
fn data_of_others_are_left_alone() {
    let mut chance = Chance(0xf11e);
    for turn in 0..50 {
        let mut bytes = Chip::blank(SMALL).bytes();
        // A single byte somewhere is enough to be somebody's.
        let (from, length) = (SMALL.all().start as usize, SMALL.all().len());
        for _ in 0..1 + turn * turn {
            bytes[from + chance.below(length)] = chance.below(255) as u8;
        }
        let chip = Chip::with(&bytes);
        let (mut store, found) = open(&chip);
        assert_eq!(found, Err(Error::Foreign));
        assert_eq!(store.keep(1, b"mine"), Err(Error::Foreign));
        assert_eq!(store.get(1, &mut []), Err(Error::Foreign));
        assert_eq!(store.begin(b"mine"), Err(Error::Closed));
        assert_eq!(chip.steps(), 0);
        store.make_ready().unwrap();
        assert_eq!(open(&chip).1, Ok(None));
    }
}

/// Opens what was made of `chip`, and sees that the format is said and not a byte is changed, whatever is asked then.
fn refuses(chip: &Chip, format: u8) {
    let before = chip.bytes();
    let (mut store, found) = open(chip);
    assert_eq!(found, Err(Error::UnknownFormat(format)));
    assert_eq!(store.begin(b"over it"), Err(Error::Closed));
    assert_eq!(store.append(b"over it"), Err(Error::Closed));
    assert_eq!(store.tidy(), Err(Error::Closed));
    assert_eq!(store.remember(), Err(Error::Closed));
    // No note tells of the glass, so there is nothing to strike out.
    assert_eq!(store.take_glass(), Ok(None));
    assert_eq!(chip.bytes(), before);
}

#[test]
fn a_game_of_an_unknown_format_is_reported_and_kept() {
    let (chip, _) = chip_with(1, 5);
    // The third entry, in format 9: a sound record with another first byte.
    chip.set(slot(2), FORMAT_9_ENTRY);
    refuses(&chip, 9);
}

/// The title, the first entry, one in the middle, the last; also one that was being stored.
#[test]
fn any_record_of_an_unknown_format_is_reported_and_kept() {
    let title = SMALL.game(Side::A).start as usize;
    for (at, length) in [(title, 242), (slot(0), 26), (slot(2), 26), (slot(4), 26)] {
        for marked in [true, false] {
            let (chip, _) = chip_with(1, 5);
            let mut record = chip.bytes()[at..at + length - 4].to_vec();
            record[0] = 2;
            let sum = checksum(&record).to_le_bytes();
            chip.set(at, &[&record[..], &sum].concat());
            if !marked && length == 26 {
                chip.set(at + 31, &[0xff]);
            }
            refuses(&chip, 2);
        }
    }
}

#[test]
fn a_layout_of_an_unknown_format_is_reported_and_kept() {
    let (chip, _) = chip_with(1, 5);
    for copy in 0..3 {
        chip.set(SMALL.all().start as usize + 8 * copy, &[2]);
    }
    let before = chip.bytes();
    let (mut store, found) = open(&chip);
    assert_eq!(found, Err(Error::UnknownFormat(2)));
    assert_eq!(store.keep(1, b"over it"), Err(Error::UnknownFormat(2)));
    assert_eq!(chip.bytes(), before);
}

/// The bytes of format 1, written out: a version that cannot read these has changed the format.
#[test]
fn format_1_stays_readable() {
    let mut bytes = Chip::blank(SMALL).bytes();
    let mut put = |at: u32, data: &[u8]| bytes[at as usize..][..data.len()].copy_from_slice(data);
    let start = SMALL.all().start;
    put(start, b"\x01Provost\x01Provost\x01Provost");
    // Part A: the title of game 1 and its mark, then a slot for each of two entries, marked in the last byte.
    put(start + 0x1000, &FORMAT_1_TITLE.0);
    put(start + 0x1000 + 6 + 232, &FORMAT_1_TITLE.1);
    put(start + 0x10f8, b"provost!");
    for (slot, entry) in [(0x1100, FORMAT_1_ENTRIES[0]), (0x1120, FORMAT_1_ENTRIES[1])] {
        put(start + slot, entry);
        put(start + slot + 31, &[0]);
    }
    // Mirror A: the value 7, 8, 9 under key 5, in its first version.
    put(start + 0x9000, FORMAT_1_VALUE);
    let chip = Chip::with(&bytes);
    let (mut store, found) = open(&chip);
    let entries = vec![b"pass".to_vec(), vec![]];
    assert_eq!(found, Ok(Some(Book { header: b"setup".to_vec(), entries })));
    assert_eq!(store.get(5, &mut [0; 8]), Ok(Some(&[7, 8, 9][..])));
}

/// Worked out from the tables in `docs/storage.md` with another program: the beginning of the title, and its checksum.
#[rustfmt::skip]
const FORMAT_1_TITLE: ([u8; 11], [u8; 4]) = (
    [0x01, 0x01, 0x00, 0x00, 0x00, 0x05, 0x73, 0x65, 0x74, 0x75, 0x70],
    [0xa7, 0x22, 0x1b, 0x40],
);

/// Two entries, `pass` and an empty one.
#[rustfmt::skip]
const FORMAT_1_ENTRIES: [&[u8]; 2] = [
    &[0x01, 0x01, 0x00, 0x01, 0x00, 0x04, 0x70, 0x61, 0x73, 0x73, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
      0x0a, 0x63, 0xee, 0xf1],
    &[0x01, 0x01, 0x00, 0x02, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
      0x00, 0xdd, 0x67, 0x87],
];

/// A sector that is in use, then the library's item: checksum, length, its checksum, key, record.
#[rustfmt::skip]
const FORMAT_1_VALUE: &[u8] = &[
    0x00,
    0xc3, 0x0c, 0xcd, 0x50, 0x07, 0x00, 0x31, 0xf5, 0x05, 0x01, 0x00, 0x00, 0x07, 0x08, 0x09,
];

/// An entry of a later version, `?`.
#[rustfmt::skip]
const FORMAT_9_ENTRY: &[u8] = &[
    0x09, 0x01, 0x00, 0x03, 0x00, 0x01, 0x3f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
    0x15, 0xab, 0xe3, 0x1c,
];
