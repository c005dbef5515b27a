//! One of the two copies of the values: a map of the library, and what it remembers of it.
//!
//! It repairs, moves and erases as the library sees fit, within what it is permitted. It knows nothing of the other
//! mirror. Invariant: what it hands out is sound, but it may be older than what was stored; only the version tells.

use core::ops::Range;

use embedded_storage_async::nor_flash::MultiwriteNorFlash;
use heapless::Vec;
use sequential_storage::cache::Cache;
use sequential_storage::cache::key_pointers::ArrayKeyPointers;
use sequential_storage::cache::page_pointers::ArrayPagePointers;
use sequential_storage::cache::page_states::ArrayPageStates;
use sequential_storage::map::{MapConfig, MapStorage};

use super::error::Error;
use super::guard::Guard;
use super::record::{VALUE_HEAD, ValueRecord};
use super::region::{MOST_MIRROR_SECTORS, SECTOR};
use super::{KEYS, MOST_VALUE};

/// The longest record of a value.
pub(super) const MOST_RECORD: usize = VALUE_HEAD + MOST_VALUE;

/// The library puts the key in front.
const MOST_ITEM: usize = 1 + MOST_RECORD;

const MOST_PAGES: usize = MOST_MIRROR_SECTORS as usize;

const _: () = {
    // The library adds 8 bytes to an item and 2 to a sector. One sector is always empty, and one may be full of what was
    // replaced.
    let in_a_page = (SECTOR as usize - 2) / (8 + MOST_ITEM);
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

/// The version of the value under each key. One of an unknown format is none: it cannot be compared.
pub(super) type Versions = [Option<u16>; KEYS as usize];

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
    fn map<'f, S: MultiwriteNorFlash>(
        &mut self,
        flash: &'f mut Guard<S>,
    ) -> MapStorage<u8, &'f mut Guard<S>, MapCache> {
        let cache = core::mem::replace(&mut self.cache, new_cache());
        MapStorage::new(flash, MapConfig::new(self.range.clone()), cache)
    }

    /// The record under `key`.
    pub(super) async fn fetch<S: MultiwriteNorFlash>(
        &mut self,
        flash: &mut Guard<S>,
        key: u8,
    ) -> Result<Option<Record>, Error> {
        let mut buffer = [0; MOST_ITEM];
        let mut map = self.map(flash);
        let found = map.fetch_item::<&[u8]>(&mut buffer, &key).await?;
        self.cache = map.destroy().1;
        found.map(|bytes| Record::from_slice(bytes).map_err(|_| Error::Corrupt)).transpose()
    }

    /// The versions of everything, about 10 ms.
    pub(super) async fn versions<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>) -> Result<Versions, Error> {
        let mut buffer = [0; MOST_ITEM];
        let mut versions = [None; KEYS as usize];
        let mut map = self.map(flash);
        let mut items = map.fetch_all_items(&mut buffer).await?;
        // From the oldest to the newest.
        while let Some((key, record)) = items.next::<&[u8]>(&mut buffer).await? {
            if let (Some(version), Ok(value)) = (versions.get_mut(usize::from(key)), ValueRecord::unpack(record)) {
                *version = Some(value.version);
            }
        }
        self.cache = map.destroy().1;
        Ok(versions)
    }

    /// Stores a record under `key`.
    pub(super) async fn store<S: MultiwriteNorFlash>(
        &mut self,
        flash: &mut Guard<S>,
        key: u8,
        record: &[u8],
    ) -> Result<(), Error> {
        let mut buffer = [0; MOST_ITEM];
        let mut map = self.map(flash);
        map.store_item(&mut buffer, &key, &record).await?;
        self.cache = map.destroy().1;
        Ok(())
    }
}
