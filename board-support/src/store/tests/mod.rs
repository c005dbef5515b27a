//! The store over a flash in memory: cut off, flipped, worn out, and against a model.
//!
//! | file | what goes wrong |
//! |---|---|
//! | `chip`, `tear` | nothing: the flash itself, and how a cut leaves it |
//! | `games`, `numbers`, `steps` | nothing |
//! | `cuts` | the power, at every step of every operation |
//! | `blanks` | the last entries, which turn blank |
//! | `flips` | single bits anywhere, many bits at random |
//! | `faults` | the driver, worn cells, foreign data, other formats |
//! | `first` | the power, while values of the first layout are brought over |
//! | `mirrors` | the power and the bits, in the values |
//! | `notes` | the power and the bits, in the notes |
//! | `lives` | the power, as harshly as can be, with play in between |
//! | `model` | nothing and the power, in any order |

mod blanks;
pub(crate) mod chip;
mod cuts;
mod faults;
mod first;
mod flips;
mod games;
mod lives;
mod mirrors;
mod mirrors_cut;
mod model;
mod notes;
mod numbers;
mod steps;
pub(crate) mod tear;

use super::*;
use chip::Chip;

/// The least region there may be, not at the beginning of the chip.
const SMALL: Region = Region::new(3 * SECTOR, 4, 4);

/// A game as the caller knows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Book {
    header: Vec<u8>,
    entries: Vec<Vec<u8>>,
}

/// Entry `index` of game `game`: of any length, with zeros and blank bytes among it.
fn entry(game: u8, index: usize) -> Vec<u8> {
    let length = (index * 7 + usize::from(game)) % (MOST_ENTRY + 1);
    (0..length).map(|place| [index as u8, 0xff, 0, game][(place + index) % 4]).collect()
}

/// The header of game `game`.
fn header(game: u8) -> Vec<u8> {
    vec![game; usize::from(game) * 11 % (MOST_HEADER + 1)]
}

/// Game `game` after `entries` entries.
fn book(game: u8, entries: usize) -> Book {
    Book { header: header(game), entries: (0..entries).map(|index| entry(game, index)).collect() }
}

/// Operations to their end, however many calls they take.
impl Store<Chip> {
    /// Calls until it is done, at most a sector a call, and says how often there was more to do.
    fn done(&mut self, mut call: impl FnMut(&mut Self) -> Result<Progress, Error>) -> Result<usize, Error> {
        for calls in 0.. {
            let before = self.flash.chip().erased();
            let progress = call(self)?;
            let erased = self.flash.chip().erased() - before;
            match progress {
                Progress::More => assert!(erased <= 1, "{erased} sectors in a call"),
                Progress::Done(()) => return Ok(calls),
            }
            assert!(calls < 1_000, "it never ends");
        }
        unreachable!("the loop ends by itself")
    }

    /// Begins a game, and says how many sectors were erased for it.
    fn begin(&mut self, header: &[u8]) -> Result<usize, Error> {
        let before = self.flash.chip().erased();
        let calls = self.done(|store| store.begin_game(header))?;
        assert_eq!(calls, self.flash.chip().erased() - before, "a call a sector");
        Ok(calls)
    }

    fn keep(&mut self, key: u8, value: &[u8]) -> Result<(), Error> {
        self.done(|store| store.put(key, value)).map(drop)
    }

    fn make_ready(&mut self) -> Result<(), Error> {
        self.done(Store::format).map(drop)
    }
}

/// Restores, and looks at the order on the way.
fn restore(store: &mut Store<Chip>) -> Result<Option<Book>, Error> {
    let mut book: Option<Book> = None;
    let mut each = |stored: Stored<'_>| match stored {
        Stored::Header(header) => {
            assert!(book.is_none(), "a second header");
            book = Some(Book { header: header.to_vec(), entries: vec![] });
        }
        Stored::Entry(entry) => book.as_mut().expect("the header comes first").entries.push(entry.to_vec()),
    };
    let entries = loop {
        match store.restore(&mut each)? {
            Progress::More => {}
            Progress::Done(entries) => break entries,
        }
    };
    assert_eq!(entries, book.as_ref().map(|book| book.entries.len()));
    Ok(book)
}

fn open(chip: &Chip) -> (Store<Chip>, Result<Option<Book>, Error>) {
    let mut store = Store::new(chip.clone(), SMALL);
    let book = restore(&mut store);
    (store, book)
}

/// A chip with game `game` of `entries` entries on it.
fn chip_with(game: u8, entries: usize) -> (Chip, Store<Chip>) {
    let chip = Chip::blank(SMALL);
    let (mut store, found) = open(&chip);
    assert_eq!(found, Ok(None));
    store.begin(&header(game)).unwrap();
    play(&mut store, game, 0..entries);
    (chip, store)
}

fn play(store: &mut Store<Chip>, game: u8, entries: core::ops::Range<usize>) {
    for index in entries {
        store.append(&entry(game, index)).unwrap();
    }
}

/// What is done a tenth of a second after a press.
fn pause(store: &mut Store<Chip>) {
    if !store.is_noted() {
        store.remember().unwrap();
    }
}

fn tidy_up(store: &mut Store<Chip>) {
    while !store.is_tidy() {
        store.tidy().unwrap();
    }
}

/// Everything that is done when nobody presses.
fn rest(store: &mut Store<Chip>) {
    tidy_up(store);
    while !store.is_roomy() {
        store.make_room().unwrap();
    }
}

/// Whether a start writes nothing but that the device is up again.
fn is_ordinary(chip: &Chip) -> bool {
    let chip = Chip::with(&chip.bytes());
    let mut store = Store::new(chip.clone(), SMALL);
    store.take_glass().unwrap();
    restore(&mut store).unwrap();
    chip.steps() <= 1
}

/// Chance that is the same in every run (xorshift32).
pub(crate) struct Chance(pub(crate) u32);

impl Chance {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as usize % bound
    }
}
