//! Mending the values: what a cut or a flipped bit has cost one mirror comes back from the other.
//!
//! A mirror that lacks something catches up; one that the library cannot repair is made anew, a sector a call. Invariant:
//! nothing is erased before the other mirror was seen to be readable.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::error::Error;
use super::guard::{Guard, Permit};
use super::mirror::{Version, Versions};
use super::record::is_later;
use super::region::{SECTOR, Side};
use super::values::{PROBE, PROBED, Values};
use super::{ATTEMPTS, KEYS, Progress};

impl Values {
    /// Makes both mirrors whole: first the one that lacks something, with the help of the other.
    pub(super) fn mend<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>) -> Result<Progress, Error> {
        flash.permit = Permit::Erase;
        if let Some((side, sector)) = self.rebuilding {
            return self.rebuild(flash, side, sector);
        }
        let [a, b] = &mut self.mirrors;
        let first = match (a.versions(flash), b.versions(flash)) {
            (Err(error @ Error::Flash(_)), _) | (_, Err(error @ Error::Flash(_))) => return Err(error),
            (Err(error), Err(_)) => return Err(error),
            (Ok(_), Err(_)) => Side::B,
            (Ok(a), Ok(b)) if lacking(&b, &a).next().is_some() => Side::B,
            _ => Side::A,
        };
        for side in [first, first.other()] {
            if self.store(flash, side, PROBE, PROBED)? == Progress::More
                || self.catch_up(flash, side)? == Progress::More
            {
                return Ok(Progress::More);
            }
        }
        (self.whole, self.rebuilt) = (true, 0);
        Ok(Progress::Done(()))
    }

    /// Copies to a mirror what the other has and it lacks.
    fn catch_up<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>, side: Side) -> Result<Progress, Error> {
        let (mirror, other) = self.pair(side);
        let theirs = other.versions(flash)?;
        let ours = match mirror.versions(flash) {
            Err(Error::Corrupt) => return self.begin_rebuild(flash, side, Error::Corrupt),
            versions => versions?,
        };
        for key in lacking(&ours, &theirs) {
            if let Some(record) = self.pair(side).1.fetch(flash, key)?
                && self.store(flash, side, key, &record)? == Progress::More
            {
                return Ok(Progress::More);
            }
        }
        Ok(Progress::Done(()))
    }

    /// Begins to make a mirror anew that the library cannot repair, because of `error`. Not again and again.
    pub(super) fn begin_rebuild<S: MultiwriteNorFlash>(
        &mut self,
        flash: &mut Guard<S>,
        side: Side,
        error: Error,
    ) -> Result<Progress, Error> {
        if self.rebuilt == ATTEMPTS {
            self.rebuilt = 0;
            return Err(error);
        }
        // See that the other can be read before anything is erased.
        let (mirror, other) = self.pair(side);
        other.versions(flash)?;
        self.rebuilding = mirror.sectors().next().map(|sector| (side, sector));
        (self.whole, self.roomy) = (false, 0);
        self.rebuilt += 1;
        Ok(Progress::More)
    }

    /// Clears the next sector of a mirror; after the last one, copies everything from the other mirror.
    fn rebuild<S: MultiwriteNorFlash>(
        &mut self,
        flash: &mut Guard<S>,
        side: Side,
        next: u32,
    ) -> Result<Progress, Error> {
        // Whatever goes wrong is found again by the next attempt to mend.
        self.rebuilding = None;
        let (mirror, other) = self.pair(side);
        mirror.forget();
        for sector in mirror.sectors().skip_while(|sector| *sector < next) {
            if flash.clear_sector(sector)? {
                self.rebuilding = Some((side, sector + SECTOR));
                return Ok(Progress::More);
            }
        }
        for key in 0..KEYS {
            if let Some(record) = other.fetch(flash, key)? {
                mirror.store(flash, key, &record)?;
            }
        }
        Ok(Progress::More)
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
