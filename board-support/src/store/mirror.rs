//! One of the two copies of the values: a map of the library, and what it remembers of it.
//!
//! It repairs, moves and erases as the library sees fit, within what it is permitted; when that will be it can tell, by
//! the library's own layout. It knows nothing of the other mirror. Invariant: what it hands out is sound, but it may be older than what was stored; only the version tells.

use core::ops::Range;

use embedded_storage::nor_flash::MultiwriteNorFlash;
use heapless::Vec;
use sequential_storage::cache::Cache;
use sequential_storage::cache::key_pointers::ArrayKeyPointers;
use sequential_storage::cache::page_pointers::ArrayPagePointers;
use sequential_storage::cache::page_states::ArrayPageStates;
use sequential_storage::map::{MapConfig, MapStorage};

use super::border::{Border, at_once};
use super::error::Error;
use super::guard::Guard;
use super::record::{VALUE_HEAD, ValueRecord};
use super::region::{MOST_MIRROR_SECTORS, SECTOR};
use super::{KEYS, MOST_VALUE};

/// The longest record of a value.
pub(super) const MOST_RECORD: usize = VALUE_HEAD + MOST_VALUE;

/// The library puts the key in front.
const MOST_ITEM: usize = 1 + MOST_RECORD;

/// What the library adds to an item: the checksum of the data, their length, the checksum of the length.
const ITEM_HEAD: usize = 8;

/// The bytes that a record takes in a sector.
pub(super) const fn item_bytes(record: usize) -> usize {
    ITEM_HEAD + 1 + record
}

/// The library marks a sector in its first byte when it comes into use and in its last when it is full.
const fn is_marked(byte: u8) -> bool {
    byte.count_zeros() >= 4
}

/// The library's checksum of a length.
fn crc16(bytes: [u8; 2]) -> u16 {
    let sum = bytes.iter().fold(u16::MAX, |sum, byte| {
        (0..8).fold(sum ^ u16::from(*byte), |sum, _| sum >> 1 ^ if sum & 1 == 1 { 0x1a2e } else { 0 })
    });
    // A blank one is none.
    if sum == 0 { !1 } else { !sum }
}

const MOST_PAGES: usize = MOST_MIRROR_SECTORS as usize;

const _: () = {
    // One sector is always empty, and one may be full of what was replaced.
    let in_a_page = (SECTOR as usize - 2) / item_bytes(MOST_RECORD);
    assert!(in_a_page * (MOST_PAGES - 2) >= KEYS as usize, "the longest values under all keys must fit");
};

/// Keys whose place is remembered: the 30 results and about half as many others. The rest are only slower.
const KNOWN_PLACES: usize = 48;

type MapCache =
    Cache<ArrayPageStates<MOST_PAGES>, ArrayPagePointers<MOST_PAGES>, ArrayKeyPointers<u8, KNOWN_PLACES>, u8>;

fn new_cache() -> MapCache {
    Cache::new(ArrayPageStates::new(), ArrayPagePointers::new(), ArrayKeyPointers::new())
}

/// A value as it is stored, with its format and version.
pub(super) type Record = Vec<u8, MOST_RECORD>;

/// How new the value under a key is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Version {
    /// There is none.
    None,
    Known(u16),
    /// Of an unknown format: it cannot be compared, and stays as it is.
    Unknown,
}

/// The version of the value under each key.
pub(super) type Versions = [Version; KEYS as usize];

pub(super) struct Mirror {
    range: Range<u32>,
    cache: MapCache,
}

impl Mirror {
    pub(super) fn new(range: Range<u32>) -> Self {
        Mirror { range, cache: new_cache() }
    }

    /// Forgets what was remembered, after everything was erased.
    pub(super) fn forget(&mut self) {
        self.cache = new_cache();
    }

    pub(super) fn sectors(&self) -> impl Iterator<Item = u32> + use<> {
        self.range.clone().step_by(SECTOR as usize)
    }

    /// The map, with what the cache knows; `destroy` gives that back. Whoever stops before leaves an empty cache.
    fn map<'f, S: MultiwriteNorFlash>(&mut self, flash: &'f mut Guard<S>) -> MapStorage<u8, Border<'f, S>, MapCache> {
        let cache = core::mem::replace(&mut self.cache, new_cache());
        MapStorage::new(Border(flash), MapConfig::new(self.range.clone()), cache)
    }

    /// The record under `key`.
    pub(super) fn fetch<S: MultiwriteNorFlash>(
        &mut self,
        flash: &mut Guard<S>,
        key: u8,
    ) -> Result<Option<Record>, Error> {
        let mut buffer = [0; MOST_ITEM];
        let mut map = self.map(flash);
        let found = at_once(map.fetch_item::<&[u8]>(&mut buffer, &key))?;
        self.cache = map.destroy().1;
        found.map(|bytes| Record::from_slice(bytes).map_err(|_| Error::Corrupt)).transpose()
    }

    /// The versions of everything, about 10 ms.
    pub(super) fn versions<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>) -> Result<Versions, Error> {
        let mut buffer = [0; MOST_ITEM];
        let mut versions = [Version::None; KEYS as usize];
        let mut map = self.map(flash);
        let mut items = at_once(map.fetch_all_items(&mut buffer))?;
        // From the oldest to the newest.
        while let Some((key, record)) = at_once(items.next::<&[u8]>(&mut buffer))? {
            if let Some(version) = versions.get_mut(usize::from(key)) {
                let value = ValueRecord::unpack(record);
                *version = value.map_or(Version::Unknown, |value| Version::Known(value.version));
            }
        }
        self.cache = map.destroy().1;
        Ok(versions)
    }

    /// How many bytes of items fit into the sector in use before the library goes to the next, which may erase; 0 if that
    /// cannot be told, or if the library has something to mend first. Reads its items' heads, about 1 ms.
    pub(super) fn room<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>) -> Result<usize, Error> {
        let mut used = None;
        let mut blank = true;
        for sector in self.sectors() {
            match self.marks(flash, sector)? {
                (true, false) if used.is_none() => used = Some(sector),
                (true, true) => {}
                (false, false) => continue,
                _ => return Ok(0),
            }
            blank = false;
        }
        let Some(sector) = used else { return Ok(if blank { SECTOR as usize - 2 } else { 0 }) };
        // The next one is kept blank, to move to.
        let next = if sector + SECTOR < self.range.end { sector + SECTOR } else { self.range.start };
        if self.marks(flash, next)? != (false, false) {
            return Ok(0);
        }
        let (mut at, end) = (sector + 1, sector + SECTOR - 1);
        while at + (ITEM_HEAD as u32) < end {
            let mut head = [0; ITEM_HEAD];
            flash.read(at, &mut head)?;
            if head == [0xff; ITEM_HEAD] {
                return Ok((end - at) as usize);
            }
            let [.., low, high, sum_low, sum_high] = head;
            let length = u16::from_le_bytes([low, high]);
            if crc16([low, high]) != u16::from_le_bytes([sum_low, sum_high]) || usize::from(length) > MOST_ITEM {
                return Ok(0);
            }
            at += ITEM_HEAD as u32 + u32::from(length);
        }
        Ok(0)
    }

    /// Whether a sector is in use, and whether it is full.
    fn marks<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>, sector: u32) -> Result<(bool, bool), Error> {
        let [mut first, mut last] = [[0]; 2];
        flash.read(sector, &mut first)?;
        flash.read(sector + SECTOR - 1, &mut last)?;
        Ok((is_marked(first[0]), is_marked(last[0])))
    }

    /// Stores a record under `key`.
    pub(super) fn store<S: MultiwriteNorFlash>(
        &mut self,
        flash: &mut Guard<S>,
        key: u8,
        record: &[u8],
    ) -> Result<(), Error> {
        let mut buffer = [0; MOST_ITEM];
        let mut map = self.map(flash);
        at_once(map.store_item(&mut buffer, &key, &record))?;
        self.cache = map.destroy().1;
        Ok(())
    }
}
