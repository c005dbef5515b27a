//! Small values by key, kept twice.
//!
//! Each value lies in two mirrors, with a version that says which copy is newer. A mirror gives up a sector only when the
//! other has all that is in it, and gets it back from there; so one of them is always whole. What one lacks is copied
//! when nobody waits, and so is what the first layout has left.
//!
//! Not for what is entered in play: a `put` may have to erase. When it will, can be asked, and room for the next few can
//! be made ahead. Invariant: at any moment each value that was acknowledged is in one mirror at the least.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::error::Error;
use super::guard::Guard;
use super::mirror::Mirror;
use super::record::{Record, is_later};
use super::region::{Region, Side};
use super::slot::{Buffer, PAGE_BYTES};
use super::{KEYS, MOST_VALUE, Progress};

/// The room that is made ahead in each mirror: three values.
const AHEAD: u32 = 3;

pub(super) struct Values {
    pub(super) mirrors: [Mirror; 2],
    /// Both were read.
    pub(super) known: bool,
    /// The newest copy of a value is lost in both mirrors, as far as can be told.
    pub(super) lost: bool,
    /// How often in a row something went wrong with the flash.
    failures: u8,
    /// In which mirrors a sector was opened since the last `put`: once is enough.
    opened: [bool; 2],
}

/// After so many failures in a row the values are left as they are until the next start.
const MOST_FAILURES: u8 = 8;

impl Values {
    pub(super) fn new(region: &Region) -> Self {
        let mirrors = Side::BOTH.map(|side| Mirror::new(region.mirror(side)));
        Values { mirrors, known: false, lost: false, failures: 0, opened: [false; 2] }
    }

    /// Forgets what was remembered, after everything was erased: there are no values.
    pub(super) fn begin_anew(&mut self) {
        self.mirrors.iter_mut().for_each(Mirror::begin_anew);
        (self.known, self.lost, self.failures, self.opened) = (true, false, 0, [false; 2]);
    }

    /// Reads both mirrors, the first time, up to 10 ms; `first` if there may be values of the first layout.
    pub(super) fn know<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>, first: bool) -> Result<(), Error> {
        if self.known {
            return Ok(());
        }
        for mirror in &mut self.mirrors {
            mirror.scan(flash, first)?;
        }
        let [a, b] = &self.mirrors;
        self.lost = a.spoilt && b.spoilt && a.misses(flash, &b.index)? && b.misses(flash, &a.index)?;
        self.known = true;
        Ok(())
    }

    /// After an unclean end: what the mirrors hold is to be made definite before anything is written behind it.
    pub(super) fn doubt(&mut self) {
        self.mirrors.iter_mut().for_each(|mirror| mirror.doubtful = true);
    }

    /// Whether that is still to be done.
    pub(super) fn is_doubtful(&self) -> bool {
        self.mirrors.iter().any(|mirror| mirror.doubtful)
    }

    /// Stores `value` in both mirrors. It takes more calls than one when a mirror has no room.
    pub(super) fn put<S: MultiwriteNorFlash>(
        &mut self,
        flash: &mut Guard<S>,
        key: u8,
        value: &[u8],
    ) -> Result<Progress, Error> {
        if key >= KEYS || value.len() > MOST_VALUE {
            return Err(Error::TooLong);
        }
        let mut buffer = [0; PAGE_BYTES];
        let version = match self.newest(flash, key, &mut buffer)? {
            Some(stored) if stored.known()?.content == value => return Ok(Progress::Done(())),
            Some(stored) => stored.series.wrapping_add(1),
            None => 0,
        };
        let record = Record::new(version, 0, value);
        let outcome = if self.has_room() { self.store(flash, key, &record) } else { self.clear_the_way(flash) };
        self.judge(outcome)
    }

    fn store<S: MultiwriteNorFlash>(
        &mut self,
        flash: &mut Guard<S>,
        key: u8,
        record: &Record<'_>,
    ) -> Result<Progress, Error> {
        let mut stored = true;
        for mirror in &mut self.mirrors {
            if mirror.doubtful {
                mirror.settle(flash)?;
            }
            stored &= mirror.store(flash, key, record)?;
        }
        self.opened = [false; 2];
        // If one of them did not take it, it is there once, and comes to the other in time.
        Ok(if stored { Progress::Done(()) } else { Progress::More })
    }

    /// Does one thing that leads to room in both mirrors.
    fn clear_the_way<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>) -> Result<Progress, Error> {
        if self.due(true).is_none() {
            self.opened = [false; 2];
        }
        let (side, due) = self.due(true).ok_or(Error::Worn)?;
        self.work(flash, side, due)?;
        Ok(Progress::More)
    }

    /// Counts failures in a row.
    fn judge<T>(&mut self, outcome: Result<T, Error>) -> Result<T, Error> {
        self.failures = if outcome.is_ok() { 0 } else { self.failures.saturating_add(1) };
        outcome
    }

    /// Whether a `put` finds room without an erase.
    pub(super) fn has_room(&self) -> bool {
        Side::BOTH.into_iter().all(|side| {
            let mirror = self.pair(side).0;
            // A mirror in doubt gives a slot away first, once the other has all that it holds.
            if mirror.doubtful { mirror.room() > 1 && self.lack(side.other()).is_none() } else { mirror.room() > 0 }
        })
    }

    /// The first key of which a mirror has not the newest value in the present layout.
    fn lack(&self, side: Side) -> Option<u8> {
        let (mirror, other) = self.pair(side);
        (0..KEYS).find(|key| match (mirror.live(*key), other.live(*key)) {
            (Some(ours), _) if ours.is_first() => true,
            (Some(ours), Some(theirs)) => is_later(theirs.version, ours.version),
            (None, Some(_)) => true,
            _ => false,
        })
    }

    /// What there is to do for the mirrors when nobody waits. Room is made ahead once there are values, or when one is
    /// `wanted`.
    fn due(&self, wanted: bool) -> Option<(Side, Due)> {
        if self.failures >= MOST_FAILURES {
            return None;
        }
        // What is there only once is not programmed again before it is there twice: the power may go just then.
        let sides = if self.lack(Side::B).is_some() { [Side::B, Side::A] } else { Side::BOTH };
        for side in sides {
            let mirror = self.pair(side).0;
            if mirror.doubtful {
                return Some((side, Due::Settle));
            }
            if mirror.spoilt || mirror.mended.is_some() {
                return Some((side, Due::Bury));
            }
            if let Some(key) = self.lack(side) {
                return Some((side, if mirror.room() > 0 { Due::Copy(key) } else { Due::Open }));
            }
        }
        // Only when both are whole.
        let scarce = |side: &Side| self.pair(*side).0.room() < AHEAD && !self.opened[*side as usize];
        let used = wanted || self.mirrors.iter().any(|mirror| mirror.index.iter().any(Option::is_some));
        Side::BOTH.into_iter().find(|side| used && scarce(side)).map(|side| (side, Due::Open))
    }

    /// Whether [`Values::make_room`] has nothing to do.
    pub(super) fn is_roomy(&self) -> bool {
        self.known && self.due(false).is_none()
    }

    /// Whether values of the first layout are still to be brought over.
    pub(super) fn has_first(&self) -> bool {
        self.mirrors.iter().any(|mirror| mirror.index.iter().flatten().any(|live| live.is_first()))
    }

    /// Does one thing for the mirrors: settles, copies a value, or opens a sector, which erases.
    pub(super) fn make_room<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>) -> Result<(), Error> {
        let Some((side, due)) = self.due(false) else { return Ok(()) };
        let outcome = self.work(flash, side, due);
        self.judge(outcome)
    }

    fn work<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>, side: Side, due: Due) -> Result<(), Error> {
        let mut buffer = [0; PAGE_BYTES];
        match due {
            Due::Settle => self.pair_mut(side).0.settle(flash),
            Due::Bury => self.pair_mut(side).0.bury(flash),
            Due::Copy(key) => {
                let Some(record) = self.newest(flash, key, &mut buffer)? else {
                    // It can be read no more.
                    self.known = false;
                    return Ok(());
                };
                self.pair_mut(side).0.store(flash, key, &record).map(drop)
            }
            Due::Open => {
                self.opened[side as usize] = true;
                let (mirror, other) = self.pair_mut(side);
                mirror.open(flash, &other.index)?;
                // A copy of something, so that the next start knows which sector is in use and opens no other.
                match (0..KEYS).find(|key| self.mirrors.iter().any(|mirror| mirror.live(*key).is_some())) {
                    Some(key) => self.work(flash, side, Due::Copy(key)),
                    None => Ok(()),
                }
            }
        }
    }

    /// Copies the newest value into `buffer`.
    pub(super) fn get<'b, S: MultiwriteNorFlash>(
        &self,
        flash: &mut Guard<S>,
        key: u8,
        buffer: &'b mut [u8],
    ) -> Result<Option<&'b [u8]>, Error> {
        if key >= KEYS {
            return Err(Error::TooLong);
        }
        let mut page = [0; PAGE_BYTES];
        let Some(stored) = self.newest(flash, key, &mut page)? else { return Ok(None) };
        let content = stored.known()?.content;
        let value = buffer.get_mut(..content.len()).ok_or(Error::TooLong)?;
        value.copy_from_slice(content);
        Ok(Some(value))
    }

    /// A mirror, and the other one.
    fn pair(&self, side: Side) -> (&Mirror, &Mirror) {
        let [a, b] = &self.mirrors;
        match side {
            Side::A => (a, b),
            Side::B => (b, a),
        }
    }

    /// A mirror, and the other one.
    fn pair_mut(&mut self, side: Side) -> (&mut Mirror, &mut Mirror) {
        let [a, b] = &mut self.mirrors;
        match side {
            Side::A => (a, b),
            Side::B => (b, a),
        }
    }

    /// The newer of the two copies, or the one that can be read.
    fn newest<'b, S: MultiwriteNorFlash>(
        &self,
        flash: &mut Guard<S>,
        key: u8,
        buffer: &'b mut Buffer,
    ) -> Result<Option<Record<'b>>, Error> {
        let [a, b] = &self.mirrors;
        let newer = match (a.live(key), b.live(key)) {
            (Some(a), Some(b)) => is_later(b.version, a.version),
            (None, Some(_)) => true,
            _ => false,
        };
        let (first, second) = self.pair(if newer { Side::B } else { Side::A });
        // What a later version has written is never passed over.
        let later = second.fetch(flash, key, buffer)?.is_some_and(|record| record.known().is_err());
        let mirror = if !later && first.fetch(flash, key, buffer)?.is_some() { first } else { second };
        mirror.fetch(flash, key, buffer)
    }
}

/// One thing to do for a mirror.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Due {
    /// Make definite what a cut has left.
    Settle,
    /// Make nothing of what cannot be read.
    Bury,
    /// Copy the value under this key.
    Copy(u8),
    /// Open another sector.
    Open,
}
