//! Any bytes in the storage region: read, replayed, mended, and written on.
//!
//! A sound store with a short game is damaged as the input says (runs of bytes over it), then opened as at boot. The
//! ordinary tests flip bits systematically (`board-support/src/store/tests`). Invariant: no contents panic, nothing is
//! erased before somebody has asked for it, and what was given up of a game is not asked about again.

#![no_main]

use std::cell::Cell;
use std::convert::Infallible;
use std::rc::Rc;

use board_support::store::{Error, Progress, Region, SECTOR, Store};
use embedded_storage::nor_flash::{ErrorType, MultiwriteNorFlash, NorFlash, ReadNorFlash};
use libfuzzer_sys::fuzz_target;

/// The smallest region that the store accepts; a smaller one is damaged more often in the same number of bytes.
const REGION: Region = Region::new(0, 4, 4);
const BYTES: usize = 20 * SECTOR as usize;

/// The bytes, and how often a sector was erased.
struct Chip(Vec<u8>, Rc<Cell<usize>>);

impl ErrorType for Chip {
    type Error = Infallible;
}

impl ReadNorFlash for Chip {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Infallible> {
        bytes.copy_from_slice(&self.0[offset as usize..][..bytes.len()]);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.0.len()
    }
}

impl NorFlash for Chip {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = SECTOR as usize;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), Infallible> {
        self.0[from as usize..to as usize].fill(0xff);
        self.1.set(self.1.get() + 1);
        Ok(())
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Infallible> {
        for (cell, byte) in self.0[offset as usize..].iter_mut().zip(bytes) {
            *cell &= byte;
        }
        Ok(())
    }
}

impl MultiwriteNorFlash for Chip {}

/// Calls until it is done.
fn whole<T>(mut call: impl FnMut() -> Result<Progress<T>, Error>) -> Result<T, Error> {
    loop {
        if let Progress::Done(outcome) = call()? {
            return Ok(outcome);
        }
    }
}

/// A store with a game of ten entries, a note with a tally, and two values.
fn sound() -> Result<Vec<u8>, Error> {
    let mut store = Store::new(Chip(vec![0xff; BYTES], Rc::default()), REGION);
    whole(|| store.restore(&mut |_| ()))?;
    whole(|| store.begin_game(b"a header"))?;
    for entry in 0..10u8 {
        store.append(&[entry; 5])?;
        store.remember()?;
    }
    whole(|| store.put(0, b"settings"))?;
    whole(|| store.put(1, b"a set-up"))?;
    Ok(store.release().0)
}

/// The input is runs of bytes: where (two bytes, in steps of 8), how many (one byte), and which.
fn damage(image: &mut [u8], mut input: &[u8]) {
    while let [high, low, length, rest @ ..] = input {
        let at = usize::from(u16::from_be_bytes([*high, *low])) * 8 % image.len();
        let length = usize::from(*length).min(rest.len()).min(image.len() - at);
        image[at..at + length].copy_from_slice(&rest[..length]);
        input = &rest[length..];
    }
}

fuzz_target!(|input: &[u8]| {
    let mut image = sound().expect("a blank chip takes a game");
    damage(&mut image, input);
    let erased = Rc::new(Cell::new(0));
    let mut store = Store::new(Chip(image, erased.clone()), REGION);
    let mut buffer = [0; 256];
    for key in 0..4 {
        let _ = store.get(key, &mut buffer);
    }
    let mut found = whole(|| store.restore(&mut |_| ()));
    assert_eq!(erased.get(), 0);
    if found == Err(Error::Broken) && whole(|| store.salvage()).is_ok() {
        found = whole(|| store.restore(&mut |_| ()));
        assert_ne!(found, Err(Error::Broken));
    }
    if found.is_ok() {
        let _ = store.take_glass();
        let _ = store.append(b"one more");
        let _ = whole(|| store.put(0, b"other settings"));
        let _ = store.tidy();
        let _ = store.make_room();
        let _ = whole(|| store.begin_game(b"another"));
        let _ = store.remember();
        let _ = store.append(b"its first");
        let _ = store.leave(None);
    }
    // Whatever it was, the players can begin anew.
    whole(|| store.format()).expect("a chip without faults can be erased");
    assert_eq!(whole(|| store.restore(&mut |_| ())), Ok(None));
});
