//! Small values by key, kept twice.
//!
//! Each value lies in two maps of the library, the mirrors, with a version that says which copy is newer. A map moves
//! its values and erases a sector now and then, and a cut at that moment, or a flipped bit, may cost it values without a
//! word. So one mirror is written only while the other is whole; and before the first write after a start, what a cut
//! has left is mended.
//!
//! Not for what is entered in play: a `put` may have to erase. When it will, can be asked, and room for the next few can
//! be made ahead. Invariant: at any moment one mirror has every value that
//! was acknowledged.

use embassy_futures::yield_now;
use embedded_storage_async::nor_flash::MultiwriteNorFlash;

use super::error::Error;
use super::guard::{Guard, Permit};
use super::mirror::{MOST_RECORD, Mirror, Record, Version, Versions, item_bytes};
use super::record::{VALUE_HEAD, ValueRecord, is_later};
use super::region::{Region, Side};
use super::{ATTEMPTS, KEYS, MOST_VALUE};

/// A key of the store's own. To write it makes the library finish or undo what a cut has left half done.
const PROBE: u8 = u8::MAX;

/// The room that is made ahead, in bytes: three of the longest values.
const AHEAD: usize = 3 * item_bytes(MOST_RECORD);

pub(super) struct Values {
    mirrors: [Mirror; 2],
    /// Both mirrors are whole and nothing in them is half done.
    whole: bool,
    /// In how many of the mirrors room was made ahead since the last `put`, as far as it can be.
    roomy: usize,
}

impl Values {
    pub(super) fn new(region: &Region) -> Self {
        Values { mirrors: Side::BOTH.map(|side| Mirror::new(region.mirror(side))), whole: false, roomy: 0 }
    }

    /// Forgets what was remembered, after everything was erased.
    pub(super) fn forget(&mut self) {
        self.mirrors.iter_mut().for_each(Mirror::forget);
        (self.whole, self.roomy) = (false, 0);
    }

    /// Stores `value` in both mirrors, one after the other.
    pub(super) async fn put<S: MultiwriteNorFlash>(
        &mut self,
        flash: &mut Guard<S>,
        key: u8,
        value: &[u8],
    ) -> Result<(), Error> {
        if key >= KEYS || value.len() > MOST_VALUE {
            return Err(Error::TooLong);
        }
        flash.permit = Permit::Read;
        let stored = self.newest(flash, key).await?;
        let version = match stored.as_deref().map(ValueRecord::unpack).transpose()? {
            Some(stored) if stored.content == value => return Ok(()),
            Some(stored) => stored.version.wrapping_add(1),
            None => 0,
        };
        let mut buffer = [0; MOST_RECORD];
        let record = ValueRecord { version, content: value }.pack(&mut buffer)?;
        flash.permit = Permit::Erase;
        if !self.whole {
            self.mend(flash).await?;
        }
        // Until both have it.
        (self.whole, self.roomy) = (false, 0);
        for mirror in [0, 1] {
            self.store(flash, mirror, key, record).await?;
        }
        self.whole = true;
        Ok(())
    }

    /// Whether a `put` of so many bytes finds room in both mirrors without an erase.
    pub(super) async fn has_room<S: MultiwriteNorFlash>(
        &mut self,
        flash: &mut Guard<S>,
        length: usize,
    ) -> Result<bool, Error> {
        // What a start has to mend is the store's own record, and a value that only one mirror has got.
        let mending = if self.whole { 0 } else { item_bytes(VALUE_HEAD) + item_bytes(MOST_RECORD) };
        let needed = mending + item_bytes(VALUE_HEAD + length);
        for mirror in &self.mirrors {
            if mirror.room(flash).await? < needed {
                return Ok(false);
            }
        }
        Ok(true)
    }

    pub(super) const fn is_roomy(&self) -> bool {
        self.roomy == self.mirrors.len()
    }

    /// Goes to the next sector ahead of time, in one mirror a call, where the next few values might not fit.
    pub(super) async fn make_room<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>) -> Result<(), Error> {
        let mirror = self.roomy;
        if self.is_roomy() || self.mirrors[mirror].room(flash).await? >= AHEAD {
            self.roomy = self.mirrors.len().min(mirror + 1);
            return Ok(());
        }
        flash.permit = Permit::Erase;
        if !self.whole {
            return self.mend(flash).await;
        }
        // What counts for nothing fills the sector up, until there is more room than before: that is another sector.
        let mut buffer = [0; MOST_RECORD];
        let filler = ValueRecord { version: 0, content: &[0; MOST_VALUE] }.pack(&mut buffer)?;
        let mut room = self.mirrors[mirror].room(flash).await?;
        for _ in 0..=AHEAD / item_bytes(MOST_RECORD) {
            self.store(flash, mirror, PROBE, filler).await?;
            let before = core::mem::replace(&mut room, self.mirrors[mirror].room(flash).await?);
            if room >= before {
                break;
            }
        }
        // It is not carried along. And a sector that is full again of what was moved there is left as it is.
        self.store(flash, mirror, PROBE, ValueRecord { version: 0, content: &[] }.pack(&mut buffer)?).await?;
        self.roomy = mirror + 1;
        Ok(())
    }

    /// Copies the newest value into `buffer`.
    pub(super) async fn get<'b, S: MultiwriteNorFlash>(
        &mut self,
        flash: &mut Guard<S>,
        key: u8,
        buffer: &'b mut [u8],
    ) -> Result<Option<&'b [u8]>, Error> {
        if key >= KEYS {
            return Err(Error::TooLong);
        }
        flash.permit = Permit::Read;
        let Some(stored) = self.newest(flash, key).await? else { return Ok(None) };
        let content = ValueRecord::unpack(&stored)?.content;
        let value = buffer.get_mut(..content.len()).ok_or(Error::TooLong)?;
        value.copy_from_slice(content);
        Ok(Some(value))
    }

    /// The newer of the two copies.
    async fn newest<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>, key: u8) -> Result<Option<Record>, Error> {
        let mut copies = [const { Ok(None) }; 2];
        for (copy, mirror) in copies.iter_mut().zip(&mut self.mirrors) {
            *copy = mirror.fetch(flash, key).await;
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

    /// Makes both mirrors whole: first the one that lacks something, with the help of the other.
    async fn mend<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>) -> Result<(), Error> {
        let [a, b] = &mut self.mirrors;
        let first = match (a.versions(flash).await, b.versions(flash).await) {
            (Err(error @ Error::Flash(_)), _) | (_, Err(error @ Error::Flash(_))) => return Err(error),
            (Err(error), Err(_)) => return Err(error),
            (Ok(_), Err(_)) => 1,
            (Ok(a), Ok(b)) if lacking(&b, &a).next().is_some() => 1,
            _ => 0,
        };
        for mirror in [first, 1 - first] {
            let record = ValueRecord { version: 0, content: &[] };
            self.store(flash, mirror, PROBE, record.pack(&mut [0; MOST_RECORD])?).await?;
            self.catch_up(flash, mirror).await?;
        }
        self.whole = true;
        Ok(())
    }

    /// Copies to a mirror what the other has and it lacks.
    async fn catch_up<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>, mirror: usize) -> Result<(), Error> {
        let theirs = self.mirrors[1 - mirror].versions(flash).await?;
        let ours = match self.mirrors[mirror].versions(flash).await {
            Err(Error::Corrupt) => return self.rebuild(flash, mirror).await,
            versions => versions?,
        };
        for key in lacking(&ours, &theirs) {
            if let Some(record) = self.mirrors[1 - mirror].fetch(flash, key).await? {
                self.store(flash, mirror, key, &record).await?;
            }
        }
        Ok(())
    }

    /// Stores a record in one of the mirrors; the other must be whole.
    pub(super) async fn store<S: MultiwriteNorFlash>(
        &mut self,
        flash: &mut Guard<S>,
        mirror: usize,
        key: u8,
        record: &[u8],
    ) -> Result<(), Error> {
        let mut outcome = Err(Error::Worn);
        for _ in 0..ATTEMPTS {
            outcome = self.mirrors[mirror].store(flash, key, record).await;
            match outcome {
                // A spoilt place; the next attempt goes behind it.
                Err(Error::Worn) => {}
                Err(Error::Corrupt | Error::Full) => self.rebuild(flash, mirror).await?,
                _ => break,
            }
        }
        outcome
    }

    /// Makes a mirror anew that the library cannot repair, from the other one.
    async fn rebuild<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>, mirror: usize) -> Result<(), Error> {
        // See that the other can be read before anything is erased.
        self.mirrors[1 - mirror].versions(flash).await?;
        for sector in self.mirrors[mirror].sectors() {
            flash.clear_sector(sector).await?;
            yield_now().await;
        }
        self.mirrors[mirror].forget();
        for key in 0..KEYS {
            if let Some(record) = self.mirrors[1 - mirror].fetch(flash, key).await? {
                self.mirrors[mirror].store(flash, key, &record).await?;
            }
        }
        Ok(())
    }
}

/// The keys of which `ours` has no value or an older one than `theirs`. One of an unknown format is never replaced.
fn lacking(ours: &Versions, theirs: &Versions) -> impl Iterator<Item = u8> {
    (0..KEYS).zip(ours.iter().zip(theirs)).filter_map(|(key, pair)| match pair {
        (Version::None, Version::Known(_) | Version::Unknown) => Some(key),
        (Version::Known(ours), Version::Known(theirs)) if is_later(*theirs, *ours) => Some(key),
        _ => None,
    })
}
