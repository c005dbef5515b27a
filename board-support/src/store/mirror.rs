//! One of the two copies of the values: slots of a page in a few sectors, and an index of them.
//!
//! Values are written one behind the other into the sector in use; the last one under a key counts. When that sector is
//! full another is opened: erased first, always, so it does not matter what a cut has made of it before. It knows nothing
//! of the other mirror but what it is told: a sector is given up only if all values in it that count are there too.
//!
//! Invariant: the index points to records that were read and found sound, each the newest under its key in this mirror.

use core::ops::Range;

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::error::Error;
use super::first_layout;
use super::guard::Guard;
use super::record::{FORMAT, Record, is_later};
use super::region::{MOST_MIRROR_SECTORS, SECTOR};
use super::slot::{Buffer, Found, PAGE, PAGE_BYTES};
use super::{KEYS, MOST_VALUE};

const _: () = {
    // One sector is being filled, and of the others one at the least is not full of what counts.
    let others = (MOST_MIRROR_SECTORS - 1) * SECTOR / PAGE_BYTES as u32;
    assert!((KEYS as u32) < others, "the longest values under all keys must fit");
    assert!(super::record::AROUND + MOST_VALUE <= PAGE.record, "the longest value fits its slot");
    assert!(MOST_MIRROR_SECTORS * SECTOR < FIRST as u32 && KEYS.is_power_of_two());
};

/// Set in the place of a value that is still kept as in the first layout.
const FIRST: u16 = 0x8000;

/// The value under a key: where it lies in the mirror, and its version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Live {
    place: u16,
    pub(super) version: u16,
}

impl Live {
    /// Whether it has to be brought over to the present layout.
    pub(super) const fn is_first(self) -> bool {
        self.place & FIRST != 0
    }

    const fn offset(self) -> u32 {
        (self.place & !FIRST) as u32
    }

    /// Whether it lies in the sector at `offset` of the mirror.
    const fn is_within(self, offset: u32) -> bool {
        self.offset() / SECTOR == offset / SECTOR
    }
}

/// The value under each key.
pub(super) type Index = [Option<Live>; KEYS as usize];

pub(super) struct Mirror {
    range: Range<u32>,
    pub(super) index: Index,
    /// The next free slot of the sector in use; at the end of that sector when it is full.
    free: u32,
    /// The sector in use; `None` if there is none yet.
    head: Option<u32>,
    /// How often a sector was opened, in steps of [`KEYS`]: behind it a key has room in the same number.
    turn: u16,
    /// The sectors that could not be erased since the start, a bit each.
    worn: u8,
    /// There are records that were stored and cannot be read.
    pub(super) spoilt: bool,
    /// A bit of a record had flipped and was turned back, and that was not told yet.
    pub(super) mended: Option<u32>,
    /// A cut may have left something half done at the end of the sector in use.
    pub(super) doubtful: bool,
}

impl Mirror {
    pub(super) const fn new(range: Range<u32>) -> Self {
        Mirror {
            free: range.start,
            range,
            index: [None; KEYS as usize],
            head: None,
            turn: 0,
            worn: 0,
            spoilt: false,
            mended: None,
            doubtful: false,
        }
    }

    /// Forgets what was remembered, after everything was erased: the first sector is ready for use.
    pub(super) fn begin_anew(&mut self) {
        *self = Mirror { head: Some(self.range.start), ..Mirror::new(self.range.clone()) };
    }

    fn slots(&self) -> impl Iterator<Item = u32> + use<> {
        self.range.clone().step_by(PAGE_BYTES)
    }

    fn sectors(&self) -> impl Iterator<Item = u32> + use<> {
        self.range.clone().step_by(SECTOR as usize)
    }

    /// Reads everything, up to 5 ms; with what the first layout has left, up to 10. Changes nothing.
    pub(super) fn scan<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>, first: bool) -> Result<(), Error> {
        *self = Mirror { doubtful: self.doubtful, worn: self.worn, ..Mirror::new(self.range.clone()) };
        let mut buffer = [0; PAGE_BYTES];
        for sector in self.sectors().filter(|_| first) {
            let mut at = sector + 1;
            while at < sector + SECTOR - 1 {
                let (next, item) = first_layout::read(flash, at, &mut buffer)?;
                if let Some((key, record)) = item {
                    let version = record.series;
                    self.learn(key, Live { place: self.place(at) | FIRST, version });
                }
                at = next;
            }
        }
        for at in self.slots() {
            if !PAGE.is_begun(flash, at)? {
                continue;
            }
            match PAGE.read(flash, at, &mut buffer)? {
                Found::Sound { record, mended, .. } => {
                    let key = key_of(record.number);
                    let turn = record.number - u16::from(key);
                    self.learn(key, Live { place: self.place(at), version: record.series });
                    if mended {
                        self.mended = Some(at);
                    }
                    if self.head.is_none() || is_later(turn, self.turn) {
                        (self.head, self.turn) = (Some(at / SECTOR * SECTOR), turn);
                    }
                }
                // What the first layout has left is none of these.
                Found::Lost => self.spoilt |= !first,
                Found::Blank | Found::Nothing | Found::Cleared => {}
            }
        }
        self.mended = self.mended.filter(|at| !self.is_next(*at));
        self.free = self.range.start;
        if let Some(head) = self.head {
            let slots = (head..head + SECTOR).step_by(PAGE_BYTES);
            self.free = head;
            for at in slots {
                if PAGE.read(flash, at, &mut buffer)? != Found::Blank {
                    self.free = at + PAGE_BYTES as u32;
                }
            }
        }
        Ok(())
    }

    /// Whether `at` lies in the sector that is opened next. It has nothing that the other mirror lacks, and a cut may have
    /// left it half erased.
    fn is_next(&self, at: u32) -> bool {
        let behind = |head: u32| if head + SECTOR < self.range.end { head + SECTOR } else { self.range.start };
        self.head.is_some_and(|head| at / SECTOR * SECTOR == behind(head))
    }

    const fn place(&self, at: u32) -> u16 {
        (at - self.range.start) as u16
    }

    /// A record was found, or written.
    fn learn(&mut self, key: u8, found: Live) {
        if let Some(live) = self.index.get_mut(usize::from(key))
            && live.is_none_or(|live| !is_later(live.version, found.version))
        {
            *live = Some(found);
        }
    }

    /// The value under `key` as far as it is known.
    pub(super) fn live(&self, key: u8) -> Option<Live> {
        self.index.get(usize::from(key)).copied().flatten()
    }

    /// The record under `key`, in `buffer`; `None` if there is none, or none that can be read any more.
    pub(super) fn fetch<'b, S: MultiwriteNorFlash>(
        &self,
        flash: &mut Guard<S>,
        key: u8,
        buffer: &'b mut Buffer,
    ) -> Result<Option<Record<'b>>, Error> {
        let Some(live) = self.live(key) else { return Ok(None) };
        let at = self.range.start + live.offset();
        if live.is_first() {
            return Ok(first_layout::read(flash, at, buffer)?.1.map(|(_, record)| record));
        }
        match PAGE.read(flash, at, buffer)? {
            Found::Sound { record, .. } => Ok(Some(record)),
            _ => Ok(None),
        }
    }

    /// How many values fit into the sector in use.
    pub(super) fn room(&self) -> u32 {
        self.head.map_or(0, |head| (head + SECTOR - self.free) / PAGE_BYTES as u32)
    }

    /// Stores a value under `key` in the sector in use. False if there is no room.
    pub(super) fn store<S: MultiwriteNorFlash>(
        &mut self,
        flash: &mut Guard<S>,
        key: u8,
        value: &Record<'_>,
    ) -> Result<bool, Error> {
        let record = Record { number: self.turn | u16::from(key), ..*value };
        let mut bytes = [0; PAGE.record];
        record.pack(&mut bytes)?;
        while self.room() > 0 {
            let at = self.free;
            let stored = PAGE.write(flash, at, &bytes)?;
            self.free += PAGE_BYTES as u32;
            if stored {
                self.learn(key, Live { place: self.place(at), version: record.series });
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Opens another sector, 30 to 400 ms: the next one whose values that count are all in `other`. They are to be copied
    /// from there then.
    pub(super) fn open<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>, other: &Index) -> Result<(), Error> {
        let all = self.range.end - self.range.start;
        let from = self.head.map_or(0, |head| head - self.range.start + SECTOR);
        let mut sectors = (from..from + all).step_by(SECTOR as usize).map(|offset| offset % all);
        let free = |offset: &u32| {
            let used = Some(self.range.start + offset) == self.head || self.worn & 1 << (offset / SECTOR) != 0;
            !used && self.is_in(*offset, other)
        };
        let offset = sectors.find(free).ok_or(Error::Worn)?;
        for live in &mut self.index {
            live.take_if(|live| live.is_within(offset));
        }
        let sector = self.range.start + offset;
        if let Err(fault) = flash.erase(sector) {
            self.worn |= 1 << (offset / SECTOR);
            return Err(fault.into());
        }
        (self.head, self.free, self.turn) = (Some(sector), sector, self.turn.wrapping_add(KEYS.into()));
        Ok(())
    }

    /// Whether `other` has all values that count in the sector at `offset`.
    fn is_in(&self, offset: u32, other: &Index) -> bool {
        self.index.iter().zip(other).all(|(ours, theirs)| match (ours, theirs) {
            (Some(ours), theirs) if ours.is_within(offset) => {
                theirs.is_some_and(|theirs| !is_later(ours.version, theirs.version))
            }
            _ => true,
        })
    }

    /// After an unclean end: makes definite what the cut may have left at the end of the sector in use.
    pub(super) fn settle<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>) -> Result<(), Error> {
        if let Some(head) = self.head {
            let mut buffer = [0; PAGE_BYTES];
            let mut last = None;
            for at in (head..self.free).step_by(PAGE_BYTES) {
                if let Found::Sound { .. } = PAGE.read(flash, at, &mut buffer)? {
                    last = Some(at);
                }
            }
            let mut at = head;
            if let Some(last) = last {
                PAGE.confirm(flash, last)?;
                PAGE.set_mark(flash, last)?;
                at = last + PAGE_BYTES as u32;
            }
            // The slot that is free too: it may hold bits that are only now and then read as blank.
            while at <= self.free && at < head + SECTOR {
                PAGE.void(flash, at)?;
                at += PAGE_BYTES as u32;
            }
            self.free = at;
        }
        self.doubtful = false;
        Ok(())
    }

    /// Whether a record that was stored and cannot be read may have been the newest of its kind: neither this mirror nor
    /// `other` has a later one under the key that it seems to have, if it seems to have any. Reads everything but the sector that is
    /// opened next.
    pub(super) fn misses<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>, other: &Index) -> Result<bool, Error> {
        let mut buffer = [0; PAGE_BYTES];
        for at in self.slots().filter(|at| !self.is_next(*at)) {
            if PAGE.read(flash, at, &mut buffer)? != Found::Lost {
                continue;
            }
            let [format, v0, v1, n0, n1, ..] = buffer;
            let (version, key) = (u16::from_le_bytes([v0, v1]), key_of(u16::from_le_bytes([n0, n1])));
            let later = |index: &Index| {
                let live = index.get(usize::from(key)).copied().flatten();
                live.is_some_and(|live| !is_later(version, live.version))
            };
            // What does not even begin like a record may have had any key. Where nothing can be read it is rather what a cut
            // has left of the first erase.
            let missed = if format == FORMAT { !later(&self.index) && !later(other) } else { self.head.is_some() };
            if missed {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Makes nothing of what cannot be read, and turns a flipped bit back: both were told.
    pub(super) fn bury<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>) -> Result<(), Error> {
        let mut buffer = [0; PAGE_BYTES];
        for at in self.slots().filter(|_| self.spoilt) {
            if PAGE.read(flash, at, &mut buffer)? == Found::Lost {
                PAGE.void(flash, at)?;
            }
        }
        if let Some(at) = self.mended.take() {
            PAGE.confirm(flash, at)?;
        }
        self.spoilt = false;
        Ok(())
    }
}

/// The key in the number of a record.
const fn key_of(number: u16) -> u8 {
    (number % KEYS as u16) as u8
}
