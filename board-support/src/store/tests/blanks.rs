//! The last entries of a game turn blank, to the last bit: nothing in the game itself tells that they were there.
//!
//! The notes do, after a clean end and after any other. What is blanked here is found by its number, wherever it lies, with
//! what a cut has left behind it.

use super::*;

/// How the device ends, and how often.
#[derive(Clone, Copy, Debug)]
enum End {
    Never,
    /// By itself, after so many entries.
    Clean(usize),
    /// By a cut, after so many entries, and somebody presses on at once.
    Cut(usize),
    /// By a cut, and after the start it has time to make everything ready.
    CutAndRest(usize),
}

/// The image with all entries from number `from` on turned blank, and how many those were.
pub(super) fn blanked(bytes: &[u8], game: u16, from: usize) -> (Vec<u8>, usize) {
    let mut bytes = bytes.to_vec();
    let mut turned = 0;
    for part in Side::BOTH.map(|side| SMALL.game(side)) {
        for slot in bytes[part.start as usize..part.end as usize].chunks_exact_mut(slot::SLOT) {
            let record = &slot[..slot::ENTRY.record];
            if record::is_sound(record)
                && let Some(record) = record::Record::read(record)
                && (record.format, record.series) == (record::FORMAT, game)
                && usize::from(record.number) >= from.max(1)
            {
                slot.fill(0xff);
                turned += 1;
            }
        }
    }
    (bytes, turned)
}

/// Whichever of the last entries turn blank, it is said.
fn is_missed(chip: &Chip, entries: usize, end: End) {
    let bytes = chip.bytes();
    for lost in (1..=entries).filter(|lost| *lost <= 3 || [20, 21, 22, 41, entries].contains(lost)) {
        let (bytes, turned) = blanked(&bytes, 1, entries - lost + 1);
        assert_eq!(turned, lost);
        let chip = Chip::with(&bytes);
        let (mut store, found) = open(&chip);
        assert_eq!(found, Err(Error::Broken), "{lost} of {entries} entries, {end:?}");
        assert_eq!(chip.steps(), 0, "nothing is changed");
        if lost == 2 {
            // The players play on before them, and are not asked again.
            store.done(Store::salvage).unwrap();
            let (mut store, found) = open(&chip);
            assert_eq!(found, Ok(Some(book(1, entries - lost))));
            play(&mut store, 1, entries - lost..entries + 1);
            pause(&mut store);
            assert_eq!(open(&chip).1, Ok(Some(book(1, entries + 1))));
        }
    }
}

#[test]
fn entries_that_turn_blank_are_missed_after_any_end() {
    for end in [End::Never, End::Clean(1), End::Clean(7), End::Cut(7), End::CutAndRest(7), End::CutAndRest(1)] {
        let (chip, mut store) = chip_with(1, 0);
        pause(&mut store);
        // Into the second sector of the game.
        for entries in 1..=130 {
            play(&mut store, 1, entries - 1..entries);
            pause(&mut store);
            is_missed(&chip, entries, end);
            if let End::Clean(every) | End::Cut(every) | End::CutAndRest(every) = end
                && entries.is_multiple_of(every)
            {
                if let End::Clean(_) = end {
                    rest(&mut store);
                    store.leave(Some(Glass { checksum: 1, quick: 0 })).unwrap();
                    is_missed(&chip, entries, end);
                }
                let found;
                (store, found) = open(&chip);
                assert_eq!(found, Ok(Some(book(1, entries))));
                store.take_glass().unwrap();
                pause(&mut store);
                is_missed(&chip, entries, end);
                if let End::CutAndRest(_) = end {
                    rest(&mut store);
                    is_missed(&chip, entries, end);
                }
            }
        }
    }
}

/// As long as the sector of notes is not made anew after a cut there is a note an entry; but none is lost for want of it.
#[test]
fn a_game_without_a_rest_after_a_cut_goes_on_when_there_is_no_room_for_notes() {
    let (chip, _) = chip_with(1, 0);
    let (mut store, _) = open(&chip);
    for index in 0..200 {
        store.append(&entry(1, index)).unwrap();
        pause(&mut store);
        assert!(store.is_noted(), "nobody tries for ever");
    }
    assert_eq!(open(&chip).1, Ok(Some(book(1, 200))));
    rest(&mut store);
    is_missed(&chip, 200, End::Never);
}

/// A tally is written twenty times into the same place; and is none where an older version has left the bytes spare.
#[test]
fn twenty_entries_are_tallied_behind_a_note() {
    let (chip, mut store) = chip_with(1, 0);
    rest(&mut store);
    pause(&mut store);
    let notes = SMALL.notes() as usize;
    let used = |chip: &Chip| chip.bytes()[notes..].chunks(slot::SLOT).filter(|slot| slot[0] != 0xff).count();
    let before = used(&chip);
    for index in 0..40 {
        chip.take_steps();
        store.append(&entry(1, index)).unwrap();
        let entry = chip.steps();
        pause(&mut store);
        assert!(chip.steps() - entry <= 4, "a program");
        assert_eq!(used(&chip) - before, (index + 1) / 21, "after entry {index}");
    }
    // Two cleared bits an entry, from the lowest on: twenty behind the first note, nineteen behind the second.
    let tally = |note: usize| chip.bytes()[notes + note * slot::SLOT..][26..31].to_vec();
    assert_eq!(tally(before - 1), [0; 5]);
    assert_eq!(tally(before), [0, 0, 0, 0, 0xc0]);
}

#[test]
fn spare_bytes_behind_a_note_of_an_older_version_are_no_tally() {
    let (chip, mut store) = chip_with(1, 5);
    // As while the sector is in doubt, and as before there were tallies.
    store.notes.doubtful = true;
    store.remember().unwrap();
    let at = SMALL.notes() as usize;
    assert_eq!(chip.bytes()[at + 6], 2, "the flags");
    chip.set(at + slot::ENTRY.record, &[0; 5]);
    assert_eq!(open(&chip).1, Ok(Some(book(1, 5))));
}
