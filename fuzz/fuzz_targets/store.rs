//! Any bytes in the storage region: read, replayed, mended, and written on.
//!
//! A sound store with a short game is damaged as the input says (runs of bytes over it), then opened as at boot. The
//! ordinary tests flip bits systematically (`board-support/src/store/tests`). Invariant: no contents panic, and nothing
//! is erased before somebody has asked for it.

#![no_main]

use std::convert::Infallible;

use board_support::store::{Error, Region, SECTOR, Store};
use embassy_futures::block_on;
use embedded_storage_async::nor_flash::{ErrorType, MultiwriteNorFlash, NorFlash, ReadNorFlash};
use libfuzzer_sys::fuzz_target;

/// The smallest region that the store accepts; a smaller one is damaged more often in the same number of bytes.
const REGION: Region = Region::new(0, 4, 4);
const BYTES: usize = 20 * SECTOR as usize;

struct Chip(Vec<u8>);

impl ErrorType for Chip {
    type Error = Infallible;
}

impl ReadNorFlash for Chip {
    const READ_SIZE: usize = 1;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Infallible> {
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

    async fn erase(&mut self, from: u32, to: u32) -> Result<(), Infallible> {
        self.0[from as usize..to as usize].fill(0xff);
        Ok(())
    }

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Infallible> {
        for (cell, byte) in self.0[offset as usize..].iter_mut().zip(bytes) {
            *cell &= byte;
        }
        Ok(())
    }
}

impl MultiwriteNorFlash for Chip {}

/// A store with a game of ten entries and two values.
async fn sound() -> Result<Vec<u8>, Error> {
    let mut store = Store::new(Chip(vec![0xff; BYTES]), REGION);
    store.restore(|_| ()).await?;
    store.begin_game(b"a header").await?;
    for entry in 0..10u8 {
        store.append(&[entry; 5]).await?;
    }
    store.put(0, b"settings").await?;
    store.put(1, b"a set-up").await?;
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
    block_on(async {
        let mut image = sound().await.expect("a blank chip takes a game");
        damage(&mut image, input);
        let mut store = Store::new(Chip(image), REGION);
        let mut buffer = [0; 256];
        for key in 0..4 {
            let _ = store.get(key, &mut buffer).await;
        }
        if store.restore(|_| ()).await.is_ok() {
            let _ = store.take_glass().await;
            let _ = store.append(b"one more").await;
            let _ = store.put(0, b"other settings").await;
            let _ = store.tidy().await;
            let _ = store.make_room().await;
            let _ = store.begin_game(b"another").await;
            let _ = store.remember(None).await;
        }
        // Whatever it was, the players can begin anew.
        store.format().await.expect("a chip without faults can be erased");
        assert_eq!(store.restore(|_| ()).await, Ok(None));
    });
});
