//! The numbers that `docs/storage.md` states.

use super::*;

fn badger() -> (Chip, Store<Chip>) {
    let chip = Chip::blank(Region::BADGER);
    let mut store = Store::new(chip.clone(), Region::BADGER);
    restore(&mut store).unwrap();
    chip.take_steps();
    (chip, store)
}

#[test]
fn the_longest_game_fits_in_a_part() {
    let (_, mut store) = badger();
    store.begin(&[1; MOST_HEADER]).unwrap();
    assert_eq!(store.room(), 3_192);
    let mut entries = 0;
    while store.append(&[entries as u8; MOST_ENTRY]).is_ok() {
        entries += 1;
    }
    assert_eq!((slot::SLOT, entries), (32, 3_192));
}

/// Two games of 600 entries, 4 bytes each as they are on average; two results, two set-ups, a setting; and the device has
/// switched itself off thirty times.
#[test]
fn an_evening_erases_few_sectors() {
    let (chip, mut store) = badger();
    let mut most = std::collections::BTreeMap::new();
    let evenings: usize = 40;
    for evening in 0..evenings {
        for game in 0..2 {
            store.begin(&[2; 40]).unwrap();
            store.keep(1, &[(2 * evening + game) as u8; 40]).unwrap();
            for index in 0..600_u16 {
                store.append(&[index as u8; 4]).unwrap();
                pause(&mut store);
            }
            store.keep(10 + ((2 * evening + game) % 30) as u8, &[(evening % 256) as u8; 64]).unwrap();
            tidy_up(&mut store);
            for night in 0..15 {
                let glass = Glass { checksum: night, quick: 0 };
                store.leave(Some(glass)).unwrap();
                assert_eq!(store.take_glass(), Ok(Some(glass)));
            }
        }
        store.keep(0, &[evening as u8; 16]).unwrap();
        tidy_up(&mut store);
        while !store.is_roomy() {
            store.make_room().unwrap();
        }
    }
    let mut total = 0;
    for step in chip.take_steps() {
        if let chip::Step::Erase(sector) = step {
            *most.entry(sector).or_insert(0_usize) += 1;
            total += 1;
        }
    }
    let of = |range: core::ops::Range<u32>| most.range(range).map(|(_, erases)| erases).sum::<usize>();
    let (values, notes) = (of(Region::BADGER.mirror(Side::A)), of(Region::BADGER.notes()..Region::BADGER.all().end));
    println!("{total} erases in {evenings} evenings, the most of a sector: {:?}", most.values().max());
    println!("{values} of them in a mirror of the values, {notes} in the notes");
    // Five sectors a game; three quarters of one of notes, a third of one of each mirror.
    let games = total - notes - 2 * values;
    assert!((10 * evenings - 10..=10 * evenings).contains(&games), "{games}");
    assert!((evenings / 2..=evenings * 4 / 5).contains(&notes), "{notes}");
    assert!((evenings / 4..=evenings / 3 + 1).contains(&values), "{values}");
    assert!(most.values().all(|erases| *erases <= evenings), "no sector more than once an evening: {most:?}");
}

/// An evening of 150 sleeps with a game of 600 entries: how often the sector of notes is erased.
#[test]
fn an_evening_of_many_sleeps_erases_the_notes_twice() {
    let (chip, mut store) = badger();
    let evenings = 20;
    for _ in 0..evenings {
        store.begin(&[2; 40]).unwrap();
        for index in 0..600_u16 {
            store.append(&[index as u8; 4]).unwrap();
            pause(&mut store);
            if index % 4 == 0 {
                let glass = Glass { checksum: index.into(), quick: 0 };
                store.leave(Some(glass)).unwrap();
                assert_eq!(store.take_glass(), Ok(Some(glass)));
                tidy_up(&mut store);
            }
        }
    }
    let notes = chip
        .take_steps()
        .iter()
        .filter(|step| matches!(step, chip::Step::Erase(at) if *at == Region::BADGER.notes()))
        .count();
    println!("{notes} erases of the notes in {evenings} evenings of 150 sleeps");
    assert!((evenings..=2 * evenings).contains(&notes), "{notes}");
}
