//! Bits that change by themselves.
//!
//! A flipped bit is either harmless, and all of the game comes back, or it is reported. It never makes a game shorter,
//! older or different without a word, and it never makes the store erase anything.

use super::*;

/// Opens, and sees that it is all of `whole` or an error, and that nothing was erased; says whether a bit was turned back.
fn says_what_it_found(chip: &Chip, whole: &Book) -> Result<bool, Error> {
    chip.take_steps();
    let (mut store, found) = open(chip);
    assert_eq!(chip.erased(), 0);
    match found {
        Ok(found) => {
            assert!(found.as_ref() == Some(whole), "{:?} entries", found.map(|book| book.entries.len()));
            let mended = store.take_mended();
            // And it goes on, also where the flipped bit is still ahead.
            let entries = whole.entries.len();
            play(&mut store, 2, entries..entries + 3);
            assert_eq!(chip.erased(), 0);
            let found = open(chip).1;
            assert!(found == Ok(Some(book(2, entries + 3))), "{:?}", found.map(|book| book.map(|it| it.entries.len())));
            Ok(mended)
        }
        Err(error) => {
            assert_eq!(store.begin(b"over it"), Err(Error::Closed));
            assert_eq!(store.tidy(), Err(Error::Closed));
            assert_eq!(chip.steps(), 0, "nothing is changed");
            Err(error)
        }
    }
}

/// Two games in a part each, the first not tidied away yet.
fn two_games() -> (Chip, Book) {
    let (chip, mut store) = chip_with(1, 20);
    tidy_up(&mut store);
    store.begin(&header(2)).unwrap();
    play(&mut store, 2, 0..40);
    (chip, book(2, 40))
}

/// Two games in the same part, because the other was not known to be blank.
fn two_games_in_a_row() -> (Chip, Book) {
    let (chip, mut store) = chip_with(1, 20);
    store.begin(&header(2)).unwrap();
    play(&mut store, 2, 0..40);
    (chip, book(2, 40))
}

/// What is used, and some of the blank that follows.
fn used(bytes: &[u8]) -> Vec<usize> {
    let mut places: Vec<usize> = vec![];
    let mut since = usize::MAX / 2;
    for (at, byte) in bytes.iter().enumerate() {
        since = if *byte == 0xff { since + 1 } else { 0 };
        if since < 80 {
            places.push(at);
        }
    }
    places
}

#[test]
fn one_flipped_bit_anywhere_is_harmless_or_turned_back() {
    let behind = SMALL.game(Side::A).start + 1_024;
    for ((chip, whole), newest) in
        [(two_games(), SMALL.game(Side::B)), (two_games_in_a_row(), behind..SMALL.game(Side::A).end)]
    {
        one_flipped_bit_anywhere(&chip.bytes(), &whole, newest);
    }
}

fn one_flipped_bit_anywhere(bytes: &[u8], whole: &Book, newest: core::ops::Range<u32>) {
    let (mut harmless, mut mended) = (0, 0);
    for (turn, at) in used(bytes).into_iter().enumerate() {
        let chip = Chip::with(bytes);
        chip.flip(at, turn % 8);
        match says_what_it_found(&chip, whole) {
            Ok(true) => {
                assert!(newest.contains(&(at as u32)), "byte {at:#x} is none of the newest game");
                mended += 1;
            }
            Ok(false) => harmless += 1,
            Err(error) => {
                panic!("{error:?} for bit {} of byte {at:#x}", turn % 8);
            }
        }
    }
    println!("{harmless} flipped bits harmless, {mended} turned back");
    assert!(mended > 500 && harmless > 500, "{mended} turned back, {harmless} harmless");
}

#[test]
fn every_bit_of_the_last_acknowledged_entry_is_watched() {
    let (chip, whole) = two_games();
    let bytes = chip.bytes();
    let start = SMALL.game(Side::B).start as usize + 256 + 39 * 32;
    let length = 26;
    for at in start..start + length {
        for bit in 0..8 {
            let chip = Chip::with(&bytes);
            chip.flip(at, bit);
            assert_eq!(says_what_it_found(&chip, &whole), Ok(true), "bit {bit} of byte {at:#x}");
            // Another is one too many, and the game can go on before it.
            let chip = Chip::with(&bytes);
            chip.flip(at, bit);
            chip.flip(at, (bit + 3) % 8);
            assert_eq!(says_what_it_found(&chip, &whole), Err(Error::Broken), "two bits of byte {at:#x}");
        }
    }
}

/// What was turned back is told once, also if the cell cannot be set again.
#[test]
fn a_flipped_bit_is_told_once() {
    let (chip, whole) = two_games();
    let bytes = chip.bytes();
    let title = SMALL.game(Side::B).start as usize;
    for at in [title + 7, title + 240, title + 256 + 7, title + 256 + 24] {
        for bit in 0..8 {
            let chip = Chip::with(&bytes);
            chip.flip(at, bit);
            let told: Vec<bool> = (0..3)
                .map(|_| {
                    let (mut store, found) = open(&chip);
                    assert_eq!(found.as_ref(), Ok(&Some(whole.clone())));
                    store.take_mended()
                })
                .collect();
            assert_eq!(told, [true, false, false], "bit {bit} of byte {at:#x}");
        }
    }
}

/// The players have said so: the game goes on before what cannot be read, and nothing of the rest comes back.
#[test]
fn a_broken_game_goes_on_before_what_cannot_be_read() {
    let (chip, mut store) = chip_with(1, 300);
    store.leave(None).unwrap();
    let bytes = chip.bytes();
    let slot = |index: usize| SMALL.game(Side::A).start as usize + 256 + index * 32;
    let spoil: [(usize, usize); 4] = [(0, 1), (130, 1), (299, 1), (140, 160)];
    for (first, slots) in spoil {
        for fill in [0x5a, 0xff] {
            let chip = Chip::with(&bytes);
            chip.set(slot(first), &vec![fill; slots * 32]);
            let (mut store, found) = open(&chip);
            assert_eq!(found, Err(Error::Broken), "{slots} slots from {first} on");
            // A cut at any step of it, and the question is asked again, or it is done.
            let mut image = chip.bytes();
            chip.take_steps();
            store.done(Store::salvage).unwrap();
            let steps = chip.take_steps();
            for (turn, step) in steps.iter().enumerate() {
                if turn % 29 == 0 || turn + 3 > steps.len() {
                    for cut in step.cuts(&image) {
                        let found = open(&Chip::with(&cut)).1;
                        assert!(found == Err(Error::Broken) || found == Ok(Some(book(1, first))), "step {turn}");
                    }
                }
                step.apply(&mut image);
            }
            let (mut store, found) = open(&chip);
            assert_eq!(found, Ok(Some(book(1, first))));
            play(&mut store, 1, first..first + 40);
            assert_eq!(open(&chip).1, Ok(Some(book(1, first + 40))));
        }
    }
}

/// What cannot be read lies far behind too, in blank slots: that was given up with the rest, and is not asked about again when
/// the game comes there.
#[test]
fn what_was_given_up_is_not_asked_about_again() {
    // Slot 23 is the last of a kilobyte, which is given up as a whole or not at all.
    for (first, far) in [(10, 12..13), (10, 30..34), (23, 30..34), (23, 57..60), (22, 100..110)] {
        let (chip, mut store) = chip_with(1, 24);
        pause(&mut store);
        let slot = |index: usize| SMALL.game(Side::A).start as usize + 256 + index * 32;
        chip.set(slot(first), &vec![0xff; (24 - first) * 32]);
        far.clone().for_each(|index| chip.set(slot(index), &[0x41; 32]));
        let (mut store, found) = open(&chip);
        assert_eq!(found, Err(Error::Broken));
        store.done(Store::salvage).unwrap();
        for entries in first..first + 70 {
            let (mut store, found) = open(&chip);
            assert_eq!(found, Ok(Some(book(1, entries))), "from slot {first} on, with slots {far:?}");
            play(&mut store, 1, entries..entries + 1);
        }
    }
}

/// The power went before the last entry was marked, and a sector behind it is damaged.
#[test]
fn an_entry_that_was_handed_over_without_its_mark_counts_when_the_rest_is_given_up() {
    let (chip, _) = chip_with(1, 20);
    let start = SMALL.game(Side::A).start as usize;
    chip.set(start + 256 + 19 * 32 + 31, &[0xff]);
    chip.set(start + SECTOR as usize, &[0x41; 32]);
    let (mut store, found) = open(&chip);
    assert_eq!(found, Err(Error::Broken));
    store.done(Store::salvage).unwrap();
    assert_eq!(open(&chip).1, Ok(Some(book(1, 20))));
}

#[test]
fn many_flipped_bits_are_survived() {
    let (chip, whole) = two_games();
    let bytes = chip.bytes();
    let places = used(&bytes);
    let mut chance = Chance(0x5eed);
    let mut reported = 0;
    for turn in 0..1_000 {
        let chip = Chip::with(&bytes);
        for _ in 0..2 + turn % 30 {
            chip.flip(places[chance.below(places.len())], chance.below(8));
        }
        reported += usize::from(says_what_it_found(&chip, &whole).is_err());
    }
    assert!(reported > 300, "{reported}");
}

/// Zeros, blanks, and noise.
fn spoilt(bytes: &[u8], sector: u32) -> Vec<Vec<u8>> {
    let mut chance = Chance(0xbad);
    (0..20)
        .map(|turn| {
            let mut bytes = bytes.to_vec();
            let place = &mut bytes[sector as usize..][..SECTOR as usize];
            match turn {
                0 => place.fill(0),
                1 => place.fill(0xff),
                _ => place.iter_mut().for_each(|byte| *byte = chance.below(256) as u8),
            }
            bytes
        })
        .collect()
}

#[test]
fn a_whole_sector_of_anything_costs_nothing_or_is_reported() {
    for (chip, whole) in [two_games(), two_games_in_a_row()] {
        // As it is before anything is erased.
        let (mut store, _) = open(&chip);
        store.remember().unwrap();
        let bytes = chip.bytes();
        for sector in SMALL.all().step_by(SECTOR as usize) {
            for bytes in spoilt(&bytes, sector) {
                let chip = Chip::with(&bytes);
                match open(&chip).1 {
                    Ok(found) => assert_eq!(found.as_ref(), Some(&whole), "sector {sector:#x}"),
                    Err(error) => assert!(
                        matches!(error, Error::Corrupt | Error::Broken | Error::Foreign | Error::UnknownFormat(_)),
                        "{error:?} for sector {sector:#x}"
                    ),
                }
                assert_eq!(chip.erased(), 0);
            }
        }
    }
}

/// All that there is of a short game lies in one sector. The note tells that there was one.
#[test]
fn a_short_game_that_is_lost_whole_is_missed_and_nothing_is_tidied_away() {
    for games in [two_games, two_games_in_a_row] {
        let (chip, _) = games();
        let (mut store, _) = open(&chip);
        tidy_up(&mut store);
        let State::Open(Some(current)) = store.state else { panic!("a game is open") };
        for bytes in spoilt(&chip.bytes(), current.place.start / SECTOR * SECTOR) {
            let chip = Chip::with(&bytes);
            let (mut store, found) = open(&chip);
            assert_eq!(found, Err(Error::Corrupt));
            assert_eq!(store.tidy(), Err(Error::Closed));
            assert_eq!(store.begin(b"over it"), Err(Error::Closed));
            assert_eq!(store.remember(), Err(Error::Closed));
            assert_eq!(chip.steps(), 0, "nothing is changed");
            store.make_ready().unwrap();
            assert_eq!(open(&chip).1, Ok(None), "begun anew, nothing is missed");
        }
    }
}

/// Without a note the game would seem to end where the lost sector begins.
#[test]
fn the_last_sector_of_a_game_is_missed_when_it_is_lost_while_the_power_is_off() {
    let (chip, mut store) = chip_with(1, 200);
    store.leave(Some(Glass { checksum: 7, quick: 1 })).unwrap();
    chip.set((SMALL.game(Side::A).start + SECTOR) as usize, &[0xff; SECTOR as usize]);
    assert_eq!(open(&chip).1, Err(Error::Broken));
}

#[test]
fn a_game_whose_title_or_mark_is_gone_is_reported_and_not_tidied_away() {
    let (chip, whole) = two_games();
    let title = SMALL.game(Side::B).start as usize;
    for spoilt in [title + 248..title + 256, title..title + 256] {
        for fill in [0x00, 0x5a, 0xff] {
            let mut bytes = chip.bytes();
            bytes[spoilt.clone()].fill(fill);
            let found = says_what_it_found(&Chip::with(&bytes), &whole);
            assert_eq!(found, Err(Error::Corrupt), "{spoilt:?} filled with {fill:#x}");
        }
    }
}
