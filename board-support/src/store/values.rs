//! Small values by key, kept twice.
//!
//! Each value lies in two maps of the library, the mirrors, with a version that says which copy is newer. A map moves
//! its values and erases a sector now and then, and a cut at that moment, or a flipped bit, may cost it values without a
//! word. So one mirror is written only while the other is whole; and before the first write after a start, what a cut
//! has left is mended.
//!
//! Not for what is entered in play: a `put` may have to erase. When it will, can be asked, and room for the next few can
//! be made ahead. Invariant: at any moment one mirror has every value that was acknowledged.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::error::Error;
use super::guard::{Guard, Permit};
use super::mirror::{MOST_RECORD, Mirror, Record, item_bytes};
use super::record::{FORMAT, VALUE_HEAD, ValueRecord, is_later};
use super::region::{Region, Side};
use super::{ATTEMPTS, KEYS, MOST_VALUE, Progress};

/// A key of the store's own. To write it makes the library finish or undo what a cut has left half done.
pub(super) const PROBE: u8 = u8::MAX;

/// What is written there: nothing, with our format and version 0.
pub(super) const PROBED: &[u8] = &[FORMAT, 0, 0];

/// The room that is made ahead, in bytes: three of the longest values.
const AHEAD: usize = 3 * item_bytes(MOST_RECORD);

pub(super) struct Values {
    pub(super) mirrors: [Mirror; 2],
    /// Both mirrors are whole and nothing in them is half done.
    pub(super) whole: bool,
    /// The mirror that is being made anew, and the sector of it that comes next.
    pub(super) rebuilding: Option<(Side, u32)>,
    /// How often a mirror was made anew since both were whole.
    pub(super) rebuilt: usize,
    /// In how many of the mirrors room was made ahead since the last `put`, as far as it can be.
    pub(super) roomy: usize,
}

impl Values {
    pub(super) fn new(region: &Region) -> Self {
        let mirrors = Side::BOTH.map(|side| Mirror::new(region.mirror(side)));
        Values { mirrors, whole: false, rebuilding: None, rebuilt: 0, roomy: 0 }
    }

    /// Forgets what was remembered, after everything was erased.
    pub(super) fn forget(&mut self) {
        self.mirrors.iter_mut().for_each(Mirror::forget);
        (self.whole, self.rebuilding, self.rebuilt, self.roomy) = (false, None, 0, 0);
    }

    /// Stores `value` in both mirrors, one after the other. It takes more than one call when a mirror has to be made anew.
    pub(super) fn put<S: MultiwriteNorFlash>(
        &mut self,
        flash: &mut Guard<S>,
        key: u8,
        value: &[u8],
    ) -> Result<Progress, Error> {
        if key >= KEYS || value.len() > MOST_VALUE {
            return Err(Error::TooLong);
        }
        // First what an earlier call has begun: one mirror may have the value already, and two must have it.
        if self.rebuilding.is_some() {
            return self.mend(flash);
        }
        flash.permit = Permit::Read;
        let stored = self.newest(flash, key)?;
        let version = match stored.as_deref().map(ValueRecord::unpack).transpose()? {
            Some(stored) if stored.content == value => return Ok(Progress::Done(())),
            Some(stored) => stored.version.wrapping_add(1),
            None => 0,
        };
        let mut buffer = [0; MOST_RECORD];
        let record = ValueRecord { version, content: value }.pack(&mut buffer)?;
        if !self.whole && self.mend(flash)? == Progress::More {
            return Ok(Progress::More);
        }
        // Until both have it.
        (self.whole, self.roomy) = (false, 0);
        flash.permit = Permit::Erase;
        for side in Side::BOTH {
            if self.store(flash, side, key, record)? == Progress::More {
                return Ok(Progress::More);
            }
        }
        (self.whole, self.rebuilt) = (true, 0);
        Ok(Progress::Done(()))
    }

    /// Whether a `put` of so many bytes finds room in both mirrors without an erase.
    pub(super) fn has_room<S: MultiwriteNorFlash>(
        &mut self,
        flash: &mut Guard<S>,
        length: usize,
    ) -> Result<bool, Error> {
        if self.rebuilding.is_some() {
            return Ok(false);
        }
        // What a start has to mend is the store's own record, and a value that only one mirror has got.
        let mending = if self.whole { 0 } else { item_bytes(VALUE_HEAD) + item_bytes(MOST_RECORD) };
        let needed = mending + item_bytes(VALUE_HEAD + length);
        for mirror in &self.mirrors {
            if mirror.room(flash)? < needed {
                return Ok(false);
            }
        }
        Ok(true)
    }

    pub(super) const fn is_roomy(&self) -> bool {
        self.roomy == self.mirrors.len()
    }

    /// Goes to the next sector ahead of time, in one mirror a call, where the next few values might not fit.
    pub(super) fn make_room<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>) -> Result<(), Error> {
        let Some(side) = Side::BOTH.get(self.roomy).copied() else { return Ok(()) };
        let mut room = self.pair(side).0.room(flash)?;
        if self.rebuilding.is_none() && room >= AHEAD {
            self.roomy += 1;
            return Ok(());
        }
        if !self.whole {
            return self.mend(flash).map(drop);
        }
        // What counts for nothing fills the sector up, until there is more room than before: that is another sector.
        flash.permit = Permit::Erase;
        let mut buffer = [0; MOST_RECORD];
        let filler = ValueRecord { version: 0, content: &[0; MOST_VALUE] }.pack(&mut buffer)?;
        for _ in 0..=AHEAD / item_bytes(MOST_RECORD) {
            if self.store(flash, side, PROBE, filler)? == Progress::More {
                return Ok(());
            }
            let before = core::mem::replace(&mut room, self.pair(side).0.room(flash)?);
            if room >= before {
                break;
            }
        }
        // It is not carried along. And a sector that is full again of what was moved there is left as it is.
        if self.store(flash, side, PROBE, PROBED)? == Progress::Done(()) {
            self.roomy += 1;
        }
        Ok(())
    }

    /// Copies the newest value into `buffer`.
    pub(super) fn get<'b, S: MultiwriteNorFlash>(
        &mut self,
        flash: &mut Guard<S>,
        key: u8,
        buffer: &'b mut [u8],
    ) -> Result<Option<&'b [u8]>, Error> {
        if key >= KEYS {
            return Err(Error::TooLong);
        }
        flash.permit = Permit::Read;
        let Some(stored) = self.newest(flash, key)? else { return Ok(None) };
        let content = ValueRecord::unpack(&stored)?.content;
        let value = buffer.get_mut(..content.len()).ok_or(Error::TooLong)?;
        value.copy_from_slice(content);
        Ok(Some(value))
    }

    /// A mirror, and the other one.
    pub(super) fn pair(&mut self, side: Side) -> (&mut Mirror, &mut Mirror) {
        let [a, b] = &mut self.mirrors;
        match side {
            Side::A => (a, b),
            Side::B => (b, a),
        }
    }

    /// The newer of the two copies.
    fn newest<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>, key: u8) -> Result<Option<Record>, Error> {
        let mut copies = [const { Ok(None) }; 2];
        for (copy, mirror) in copies.iter_mut().zip(&mut self.mirrors) {
            *copy = mirror.fetch(flash, key);
            if let Err(error @ Error::Flash(_)) = copy {
                return Err(*error);
            }
        }
        match copies {
            [Ok(Some(a)), Ok(Some(b))] => {
                let newer = is_later(ValueRecord::unpack(&b)?.version, ValueRecord::unpack(&a)?.version);
                Ok(Some(if newer { b } else { a }))
            }
            [Ok(a), Ok(b)] => Ok(a.or(b)),
            // A mirror that has to be repaired first; the other is whole.
            [Ok(copy), Err(_)] | [Err(_), Ok(copy)] => Ok(copy),
            [Err(error), Err(_)] => Err(error),
        }
    }

    /// Stores a record in one of the mirrors; the other must be whole. When this mirror has to be made anew first, that is
    /// begun instead, and the record is not stored.
    pub(super) fn store<S: MultiwriteNorFlash>(
        &mut self,
        flash: &mut Guard<S>,
        side: Side,
        key: u8,
        record: &[u8],
    ) -> Result<Progress, Error> {
        for _ in 0..ATTEMPTS {
            match self.pair(side).0.store(flash, key, record) {
                Ok(()) => return Ok(Progress::Done(())),
                // A spoilt place; the next attempt goes behind it.
                Err(Error::Worn) => {}
                Err(error @ (Error::Corrupt | Error::Full)) => return self.begin_rebuild(flash, side, error),
                Err(error) => return Err(error),
            }
        }
        Err(Error::Worn)
    }
}
