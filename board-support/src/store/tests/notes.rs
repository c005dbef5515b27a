//! The notes: what they say of the glass holds, or they say nothing.

use super::*;

const GLASS: Glass = Glass { checksum: 0x1234_5678, quick: 39 };

fn take(store: &mut Store<Chip>) -> Option<Glass> {
    store.take_glass().unwrap()
}

#[test]
fn what_the_glass_shows_is_told_once() {
    let (chip, mut store) = chip_with(1, 5);
    assert_eq!(take(&mut store), None);
    store.leave(Some(GLASS)).unwrap();
    assert_eq!(take(&mut open(&chip).0), Some(GLASS));
    // The battery is pulled now; nobody knows what the glass shows.
    let (mut store, found) = open(&chip);
    assert_eq!((take(&mut store), found), (None, Ok(Some(book(1, 5)))));
    // The same picture, noted again.
    store.leave(Some(GLASS)).unwrap();
    let (mut store, _) = open(&chip);
    assert_eq!((take(&mut store), take(&mut store)), (Some(GLASS), None));
}

/// What cannot be read is said on the glass, which then no longer shows what was noted.
#[test]
fn what_the_glass_shows_is_struck_out_also_when_the_game_is_damaged() {
    let (chip, mut store) = chip_with(1, 5);
    store.leave(Some(GLASS)).unwrap();
    let at = SMALL.game(Side::A).start as usize + 0x100 + 7;
    let whole = chip.bytes()[at];
    chip.set(at, &[whole ^ 3]);
    for restored_first in [true, false] {
        let chip = Chip::with(&chip.bytes());
        let mut store = Store::new(chip.clone(), SMALL);
        if restored_first {
            assert_eq!(restore(&mut store), Err(Error::Broken));
        }
        assert_eq!(take(&mut store), Some(GLASS));
        assert_eq!(restore(&mut store), Err(Error::Broken));
        assert_eq!(take(&mut store), None);
        // It was mended; what was noted does not hold all the same.
        chip.set(at, &[whole]);
        let (mut store, found) = open(&chip);
        assert_eq!((take(&mut store), found), (None, Ok(Some(book(1, 5)))));
    }
}

#[test]
fn nothing_is_struck_out_in_what_is_not_the_stores() {
    for first in [2, 0x55] {
        let (chip, mut store) = chip_with(1, 5);
        store.leave(Some(GLASS)).unwrap();
        for copy in 0..3 {
            chip.set(SMALL.all().start as usize + copy * 8, &[first]);
        }
        let before = chip.bytes();
        assert!(Store::new(chip.clone(), SMALL).take_glass().is_err());
        assert_eq!(chip.bytes(), before);
    }
}

#[test]
fn without_a_game_only_the_clean_end_is_noted() {
    let chip = Chip::blank(SMALL);
    let (mut store, _) = open(&chip);
    assert!(store.is_noted());
    chip.take_steps();
    store.leave(Some(GLASS)).unwrap();
    assert_eq!(take(&mut store), None);
    store.leave(None).unwrap();
    assert!(is_ordinary(&chip), "nothing was left half done");
    store.remember().unwrap();
    assert_eq!(Store::new(chip, SMALL).remember(), Err(Error::Closed));
}

#[test]
fn a_game_is_noted_before_the_one_before_it_is_tidied_away() {
    let (chip, mut store) = chip_with(1, 5);
    assert!(!store.is_noted());
    store.tidy().unwrap();
    assert!(store.is_noted() && !store.is_tidy());
    tidy_up(&mut store);
    store.begin(&header(2)).unwrap();
    assert!(!store.is_noted());
    chip.take_steps();
    store.tidy().unwrap();
    let steps = chip.take_steps();
    assert!(matches!(steps[..], [chip::Step::Program(..), .., chip::Step::Erase(_)]), "{steps:?}");
}

/// A sector of 128 slots, the first with a title in place of eight.
#[test]
fn each_sector_of_a_game_is_missed() {
    let (chip, mut store) = chip_with(1, 0);
    for index in 0..249 {
        store.append(&entry(1, index)).unwrap();
        assert!(!store.is_noted());
        pause(&mut store);
        assert!(store.is_noted());
    }
    for (sector, error) in [(0, Error::Corrupt), (1, Error::Broken), (2, Error::Broken)] {
        let chip = Chip::with(&chip.bytes());
        chip.set((SMALL.game(Side::A).start + sector * SECTOR) as usize, &[0xff; SECTOR as usize]);
        assert_eq!(open(&chip).1, Err(error), "sector {sector}");
    }
    let (store, _) = open(&chip);
    assert!(store.is_noted());
    let mut store = open(&chip).0;
    store.append(&entry(1, 249)).unwrap();
    assert!(!open(&chip).0.is_noted(), "what was stored since is not known after a start");
}

#[test]
fn a_thousand_nights_erase_few_sectors_and_never_between_a_press_and_its_picture() {
    let (chip, _) = chip_with(1, 5);
    let mut erased = 0;
    for night in 0..1_000 {
        let (mut store, _) = open(&chip);
        let glass = Glass { checksum: night, quick: (night % 40) as u8 };
        assert_eq!(
            take(&mut store),
            (night > 0).then(|| Glass { checksum: night - 1, quick: ((night - 1) % 40) as u8 })
        );
        chip.take_steps();
        if night % 3 == 0 {
            rest(&mut store);
        }
        erased += chip.erased();
        chip.take_steps();
        store.leave(Some(glass)).unwrap();
        assert_eq!(chip.erased(), 0);
    }
    // Five of them at the first rest: the first end was not a clean one.
    assert!((8..=16).contains(&erased), "{erased}");
}

#[test]
fn a_sector_full_of_notes_takes_no_more_and_loses_nothing() {
    let (chip, mut store) = chip_with(1, 5);
    for turn in 0..200 {
        store.leave(Some(Glass { checksum: turn, quick: 0 })).unwrap();
    }
    let (mut store, found) = open(&chip);
    assert_eq!(found, Ok(Some(book(1, 5))));
    assert_eq!(take(&mut store), None, "the last one that found room does not hold");
    tidy_up(&mut store);
    store.leave(Some(GLASS)).unwrap();
    assert_eq!(take(&mut open(&chip).0), Some(GLASS));
}

/// Writing, striking out, and making the sector anew, cut off at every step: the glass is told as it is, or not at all.
#[test]
fn a_cut_never_leaves_a_note_that_does_not_hold() {
    let (chip, _) = chip_with(1, 5);
    let mut points = 0;
    for turn in 1..=130 {
        let (mut store, _) = open(&chip);
        let noted = Glass { checksum: turn, quick: 1 };
        // What may be told after a cut in each of these.
        for (operation, before, after) in [(0, None, Some(noted)), (1, Some(noted), None), (2, None, None)] {
            let mut image = chip.bytes();
            chip.take_steps();
            match operation {
                0 => store.leave(Some(noted)).unwrap(),
                1 => assert_eq!(take(&mut store), Some(noted)),
                _ => store.tidy().unwrap(),
            }
            for step in chip.take_steps() {
                for cut in step.cuts(&image) {
                    let (mut store, found) = open(&Chip::with(&cut));
                    assert_eq!(found, Ok(Some(book(1, 5))));
                    let told = take(&mut store);
                    assert!(told == before || told == after, "{told:?} in operation {operation} of turn {turn}");
                    points += 1;
                }
                step.apply(&mut image);
            }
        }
    }
    assert!(points > 1_000, "{points}");
}

#[test]
fn flipped_bits_in_the_notes_cost_no_game() {
    let (chip, mut store) = chip_with(1, 5);
    for turn in 0..3 {
        store.leave(Some(Glass { checksum: turn, quick: 0 })).unwrap();
    }
    // As it is while the power is off, and with entries tallied behind the last note.
    for entries in 5..9 {
        let bytes = chip.bytes();
        let notes = SMALL.notes() as usize;
        for at in notes..notes + 4 * slot::SLOT {
            for bit in 0..8 {
                let chip = Chip::with(&bytes);
                chip.flip(at, bit);
                let (mut store, found) = open(&chip);
                assert_eq!(found, Ok(Some(book(1, entries))), "bit {bit} of byte {at:#x}");
                // The last one, or the one before it, which was not struck out; never one that was not written.
                assert!(take(&mut store).is_none_or(|glass| glass.checksum < 3));
                assert_eq!(chip.erased(), 0);
            }
        }
        take(&mut store);
        play(&mut store, 1, entries..entries + 1);
        pause(&mut store);
    }
}

/// The bytes of a note of format 1: game 1, two entries, checksum 0x04030201, five quick refreshes.
#[test]
fn a_note_of_format_1_stays_readable() {
    let (chip, _) = chip_with(1, 2);
    chip.set(SMALL.notes() as usize, FORMAT_1_NOTE);
    assert_eq!(take(&mut open(&chip).0), Some(Glass { checksum: 0x0403_0201, quick: 5 }));
    assert_eq!(chip.bytes()[SMALL.notes() as usize + 31], 0, "struck out");
}

#[test]
fn a_note_of_an_unknown_format_is_reported_and_kept() {
    let (chip, _) = chip_with(1, 2);
    let mut note = FORMAT_1_NOTE.to_vec();
    note[0] = 2;
    let sum = checksum(&note[..22]).to_le_bytes();
    note[22..].copy_from_slice(&sum);
    chip.set(SMALL.notes() as usize, &note);
    let before = chip.bytes();
    assert_eq!(open(&chip).1, Err(Error::UnknownFormat(2)));
    assert_eq!(chip.bytes(), before);
}

/// Worked out from the tables in `docs/storage.md` with another program.
#[rustfmt::skip]
const FORMAT_1_NOTE: &[u8] = &[
    0x01, 0x01, 0x00, 0x02, 0x00, 0x05, 0x01, 0x02, 0x03, 0x04, 0x05, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
    0x1e, 0xec, 0x01, 0x74,
];
