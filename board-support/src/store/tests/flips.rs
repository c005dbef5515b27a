//! Bits that change by themselves.
//!
//! A flipped bit is either harmless, and all of the game comes back, or it is reported. It never makes a game shorter,
//! older or different without a word, and it never makes the store erase anything.

use super::*;

/// Opens, and sees that it is all of `whole` or an error, and that nothing was erased.
fn says_what_it_found(chip: &Chip, whole: &Book) -> Result<(), Error> {
    chip.take_steps();
    let (mut store, found) = open(chip);
    assert_eq!(chip.erased(), 0);
    match found {
        Ok(found) => {
            assert!(found.as_ref() == Some(whole), "{:?} entries", found.map(|book| book.entries.len()));
            // And it goes on, also where the flipped bit is still ahead.
            let entries = whole.entries.len();
            play(&mut store, 2, entries..entries + 3);
            assert_eq!(chip.erased(), 0);
            let found = open(chip).1;
            assert!(found == Ok(Some(book(2, entries + 3))), "{:?}", found.map(|book| book.map(|it| it.entries.len())));
            Ok(())
        }
        Err(error) => {
            assert_eq!(block_on(store.begin_game(b"over it")), Err(Error::Closed));
            assert_eq!(block_on(store.tidy()), Err(Error::Closed));
            assert_eq!(chip.steps(), 0, "nothing is changed");
            Err(error)
        }
    }
}

/// Two games, the first not tidied away yet.
fn two_games() -> (Chip, Book) {
    let (chip, mut store) = chip_with(1, 20);
    block_on(store.begin_game(&header(2))).unwrap();
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
fn one_flipped_bit_anywhere_is_harmless_or_reported() {
    let (chip, whole) = two_games();
    let bytes = chip.bytes();
    let games = SMALL.game(Side::B);
    let (mut harmless, mut reported) = (0, 0);
    for (turn, at) in used(&bytes).into_iter().enumerate() {
        let chip = Chip::with(&bytes);
        chip.flip(at, turn % 8);
        match says_what_it_found(&chip, &whole) {
            Ok(()) => harmless += 1,
            Err(error) => {
                assert_eq!(error, Error::Corrupt);
                assert!(games.contains(&(at as u32)), "byte {at:#x} is none of the newest game");
                reported += 1;
            }
        }
    }
    println!("{harmless} flipped bits harmless, {reported} reported");
    assert!(reported > 500 && harmless > 500, "{reported} reported, {harmless} harmless");
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
            assert_eq!(says_what_it_found(&chip, &whole), Err(Error::Corrupt), "bit {bit} of byte {at:#x}");
        }
    }
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
    assert!(reported > 800, "{reported}");
}

#[test]
fn whole_sectors_of_anything_are_survived() {
    let (chip, whole) = two_games();
    let bytes = chip.bytes();
    let mut chance = Chance(0xbad);
    for sector in SMALL.all().step_by(SECTOR as usize) {
        for turn in 0..20 {
            let mut bytes = bytes.clone();
            let place = &mut bytes[sector as usize..][..SECTOR as usize];
            match turn {
                0 => place.fill(0),
                1 => place.fill(0xff),
                _ => place.iter_mut().for_each(|byte| *byte = chance.below(256) as u8),
            }
            let chip = Chip::with(&bytes);
            let (_, found) = open(&chip);
            let title = sector == SMALL.game(Side::B).start;
            match found {
                Ok(Some(found)) if found == whole => {}
                // A game without its title and its first entries is none: that takes the loss of a whole sector, as a game looks that
                // was being erased. The game before it has given way and does not come back.
                Ok(None) => assert!(title, "sector {sector:#x}"),
                Ok(Some(found)) => panic!("{} entries, sector {sector:#x}", found.entries.len()),
                Err(error) => assert!(
                    matches!(error, Error::Corrupt | Error::Foreign | Error::UnknownFormat(_)),
                    "{error:?} for sector {sector:#x}"
                ),
            }
            assert_eq!(chip.erased(), 0);
        }
    }
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
