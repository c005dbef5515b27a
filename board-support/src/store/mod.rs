//! The store in flash: the game being played, and a few small values.
//!
//! Bytes in, bytes out: it knows no game and no settings. On the device it lies over
//! `embassy_embedded_hal::adapter::BlockingAsync<embassy_rp::flash::Flash<Blocking>>`, on a PC over memory. How it lies
//! in flash, and how long the flash lasts, is in `docs/storage.md`.
//!
//! Never cancel one of these futures: no `select` against a button, no timeout. What was being stored would then be
//! there or not, as after a power cut, and the store would not know which.
//!
//! Invariant: what was acknowledged is either handed back by [`Store::restore`] or reported as lost. Nothing that was
//! stored is erased but by [`Store::tidy`] (the games before this one), by [`Store::begin_game`] when there is no other
//! place left, and by [`Store::format`] (everything).

#![forbid(unsafe_code)]

mod error;
mod game;
mod guard;
mod label;
mod mirror;
mod notes;
mod part;
mod record;
mod region;
mod restore;
#[cfg(test)]
mod tests;
mod values;

use embassy_futures::yield_now;
use embedded_storage_async::nor_flash::MultiwriteNorFlash;

pub use error::Error;
use game::Place;
use guard::{Guard, Permit};
use label::Label;
pub use notes::Glass;
use notes::{Note, Notes};
use part::Part;
use record::GameRecord;
pub use record::crc32 as checksum;
use region::Side;
pub use region::{LEAST_SECTORS, MOST_GAME_SECTORS, MOST_MIRROR_SECTORS, Region, SECTOR};
use values::Values;

/// The longest entry of a game, in bytes: the engine's longest packed entry.
pub const MOST_ENTRY: usize = 16;

/// The longest header of a game, in bytes: the engine's longest packed set-up is 204.
pub const MOST_HEADER: usize = 232;

/// The longest value, in bytes: a set-up must fit, to be offered again next time.
pub const MOST_VALUE: usize = MOST_HEADER;

/// Keys of values are smaller than this: 30 results and room for the rest.
pub const KEYS: u8 = 64;

/// How often a place in flash that does not keep its bits is passed over before the store gives up.
const ATTEMPTS: usize = 3;

/// A piece of a stored game, as [`Store::restore`] hands it over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stored<'a> {
    /// What [`Store::begin_game`] was given; always first.
    Header(&'a [u8]),
    /// What [`Store::append`] was given; in the same order.
    Entry(&'a [u8]),
}

/// The game that is being played.
#[derive(Clone, Copy, Debug)]
struct Current {
    side: Side,
    place: Place,
    game: u16,
    entries: u16,
    /// The slot for the next entry.
    free: u32,
    /// There is a note of the game, and of the sector with its last entry if that was there at the time.
    noted: bool,
}

/// Whether entries can be taken.
#[derive(Clone, Copy, Debug)]
enum State {
    /// Not restored yet, or not since an error.
    Closed,
    /// Restored; there may be a game.
    Open(Option<Current>),
}

/// The store. About 1 KB: keep it in a static.
pub struct Store<S> {
    flash: Guard<S>,
    region: Region,
    /// The label was read and is good.
    labelled: bool,
    state: State,
    values: Values,
    notes: Notes,
    /// How many sectors of the part that is not being played are known to be blank.
    tidied: usize,
}

impl<S: MultiwriteNorFlash> Store<S> {
    /// The store in `region` of `flash`. Reads nothing yet: go on with [`Store::restore`].
    pub fn new(flash: S, region: Region) -> Self {
        const {
            assert!(S::READ_SIZE == 1 && S::WRITE_SIZE == 1, "the store reads and programs single bytes");
            assert!(S::ERASE_SIZE == SECTOR as usize, "the store counts in sectors of 4 KB");
        }
        Store {
            flash: Guard::new(flash, region.all()),
            region,
            labelled: false,
            state: State::Closed,
            values: Values::new(&region),
            notes: Notes::new(region.notes()),
            tidied: 0,
        }
    }

    /// Gives the flash back.
    pub fn release(self) -> S {
        self.flash.release()
    }

    /// Hands over the newest game, header first, then the entries in order, and returns how many entries there were;
    /// `None` if there is no game. Reads only that game, about 5 us an entry; never erases.
    ///
    /// On an error the game stays closed; what was handed over until then is sound, but not all.
    pub async fn restore(&mut self, each: impl FnMut(Stored<'_>)) -> Result<Option<usize>, Error> {
        self.state = State::Closed;
        self.tidied = 0;
        self.claim().await?;
        self.notes.read(&mut self.flash).await?;
        let current = match self.newest().await? {
            Some((side, place)) => Some(self.replay(side, place, each).await?),
            None => None,
        };
        self.missing(current)?;
        self.retire_all_but(current).await?;
        self.state = State::Open(current);
        Ok(current.map(|current| current.entries.into()))
    }

    /// Begins a game with `header`, at most [`MOST_HEADER`] bytes: in the part that is not in use if that is tidy,
    /// otherwise behind the present game. The bytes of the game before it stay until [`Store::tidy`]. Programs about
    /// 3 ms.
    ///
    /// Returns how many sectors had to be erased first, 30 to 400 ms each: none if [`Store::is_tidy`], nor if there is room
    /// behind the present game for the longest one. There is behind a game of 1,100 entries, and for some 30 short ones in
    /// a row.
    pub async fn begin_game(&mut self, header: &[u8]) -> Result<usize, Error> {
        let State::Open(current) = self.state else { return Err(Error::Closed) };
        if header.len() > MOST_HEADER {
            return Err(Error::TooLong);
        }
        self.state = State::Closed;
        let mut erased = 0;
        let spare = self.spare(current);
        let behind = match current {
            Some(current) if self.untidy(spare).is_some() => self.place_behind(current).await?,
            _ => None,
        };
        let (side, place) = match (current, behind) {
            (Some(current), Some(place)) => (current.side, place),
            _ => {
                self.state = State::Open(current);
                let noted = self.remember_unnoted().await;
                self.state = State::Closed;
                noted?;
                while let Some(sector) = self.untidy(spare) {
                    erased += usize::from(self.clear(sector).await?);
                }
                self.tidied = 0;
                (spare, self.part(spare).first())
            }
        };
        let game = current.map_or(1, |current| current.game.wrapping_add(1));
        place.begin(&mut self.flash, game, header).await?;
        if let Some(before) = current {
            before.place.retire(&mut self.flash).await?;
        }
        self.state =
            State::Open(Some(Current { side, place, game, entries: 0, free: place.first_slot(), noted: false }));
        Ok(erased)
    }

    /// Stores an entry, at most [`MOST_ENTRY`] bytes, about 2 ms. When this returns `Ok` the entry stays, whatever
    /// happens to the power; show it only then. Never erases.
    pub async fn append(&mut self, entry: &[u8]) -> Result<(), Error> {
        let State::Open(Some(current)) = self.state else { return Err(Error::Closed) };
        if entry.len() > MOST_ENTRY {
            return Err(Error::TooLong);
        }
        self.state = State::Closed;
        let entries = current.entries + 1;
        let record = GameRecord { game: current.game, number: entries, content: entry };
        let outcome = current.place.store(&mut self.flash, current.free, &record).await;
        let current = match outcome {
            Ok(free) => {
                let same_sector = (free - 1) / SECTOR == (current.free - 1) / SECTOR;
                Current { entries, free, noted: current.noted && same_sector, ..current }
            }
            Err(Error::Full) => current,
            Err(error) => return Err(error),
        };
        self.state = State::Open(Some(current));
        outcome.map(drop)
    }

    /// How many further entries fit; 0 if no game is open. Announce the end when this becomes small: a slot that is
    /// worn out takes one away.
    pub fn room(&self) -> usize {
        match self.state {
            State::Open(Some(current)) => current.place.room(current.free),
            State::Open(None) | State::Closed => 0,
        }
    }

    /// Clears one sector of the part that is not in use: of the games before this one, or of one that never quite began;
    /// or makes the notes anew. 30 to 400 ms, or less than 1 ms if the sector was blank. For idle moments, until
    /// [`Store::is_tidy`].
    pub async fn tidy(&mut self) -> Result<(), Error> {
        let State::Open(current) = self.state else { return Err(Error::Closed) };
        if !self.notes.is_tidy() {
            return self.notes.clear(&mut self.flash).await;
        }
        // Once the traces of the game before are gone, only the note tells that this one was begun.
        self.remember_unnoted().await?;
        if let Some(sector) = self.untidy(self.spare(current)) {
            self.clear(sector).await?;
        }
        Ok(())
    }

    /// Whether the next game can begin in a part of its own without erasing. After a restart this is not known and has
    /// to be seen by [`Store::tidy`].
    pub fn is_tidy(&self) -> bool {
        match self.state {
            State::Closed => false,
            State::Open(current) => {
                self.notes.is_tidy() && self.is_noted() && self.untidy(self.spare(current)).is_none()
            }
        }
    }

    /// Whether there is a note of the game that is open and of the sector with its last entry. Until then the loss of all
    /// its sectors, or of that one, is not missed. False once a game and once a sector, until [`Store::remember`].
    pub fn is_noted(&self) -> bool {
        !matches!(self.state, State::Open(Some(Current { noted: false, .. })))
    }

    /// Notes how far the game is, and what the glass shows if that is known: to be called right before the device cuts
    /// its own power, and with `None` at any quiet moment. Programs once, about 1 ms; never erases.
    pub async fn remember(&mut self, glass: Option<Glass>) -> Result<(), Error> {
        match &mut self.state {
            State::Closed => Err(Error::Closed),
            State::Open(None) => Ok(()),
            State::Open(Some(Current { game, entries, noted, .. })) => {
                *noted = true;
                self.notes.write(&mut self.flash, Note { game: *game, entries: *entries, glass }).await
            }
        }
    }

    /// What the glass showed when the device last cut its own power, if that was the last thing it did. It is told once:
    /// before this returns it is struck out, so that a start after a power cut is never told what no longer holds.
    /// Programs once.
    ///
    /// Needs no [`Store::restore`]: to be called before the first picture, also if that is one of damaged data.
    pub async fn take_glass(&mut self) -> Result<Option<Glass>, Error> {
        if matches!(self.state, State::Closed) {
            self.claim().await?;
            self.notes.read(&mut self.flash).await?;
        }
        self.notes.take_glass(&mut self.flash).await
    }

    /// Stores `value`, at most [`MOST_VALUE`] bytes, under `key`, less than [`KEYS`]. About 5 ms, the first time after a
    /// start 50 ms, and a sector to erase every now and then, 30 to 400 ms: for moments when nobody waits. A value that
    /// is there already costs nothing.
    ///
    /// Needs no [`Store::restore`]. A value of an unknown format is not replaced. After an error the old value is there,
    /// or the new one.
    pub async fn put(&mut self, key: u8, value: &[u8]) -> Result<(), Error> {
        self.claim().await?;
        self.values.put(&mut self.flash, key, value).await
    }

    /// Whether a [`Store::put`] of so many bytes would erase nothing. About 2 ms.
    pub async fn has_room(&mut self, length: usize) -> Result<bool, Error> {
        self.claim().await?;
        self.values.has_room(&mut self.flash, length).await
    }

    /// Whether [`Store::make_room`] has nothing to do until the next [`Store::put`].
    pub fn is_roomy(&self) -> bool {
        self.values.is_roomy()
    }

    /// Makes room so that the next few values need no erase. For idle moments, until [`Store::is_roomy`]: at most one
    /// sector a call, 30 to 400 ms, seldom; the first time after a start 50 ms for what a cut may have left half done.
    pub async fn make_room(&mut self) -> Result<(), Error> {
        self.claim().await?;
        self.values.make_room(&mut self.flash).await
    }

    /// The value under `key`, in `buffer`; `None` if there never was one. Changes nothing. Less than 1 ms if the key was
    /// asked for before, otherwise up to 10 ms.
    pub async fn get<'b>(&mut self, key: u8, buffer: &'b mut [u8]) -> Result<Option<&'b [u8]>, Error> {
        self.claim().await?;
        self.values.get(&mut self.flash, key, buffer).await
    }

    /// Erases everything, whatever it is, and makes the region ready. Only when the player has said so: this takes
    /// about 3 s, at most 26 s. Other tasks run in between.
    pub async fn format(&mut self) -> Result<(), Error> {
        self.state = State::Closed;
        self.labelled = false;
        self.flash.permit = Permit::Erase;
        // From here on the region is nobody's, until the new label is written.
        label::clear(&mut self.flash, &self.region).await?;
        for sector in self.region.all().step_by(SECTOR as usize) {
            self.flash.clear_sector(sector).await?;
            yield_now().await;
        }
        label::write(&mut self.flash, &self.region).await?;
        self.made_ready();
        self.state = State::Open(None);
        Ok(())
    }

    /// Makes sure that the region is the store's. An empty one becomes so.
    async fn claim(&mut self) -> Result<(), Error> {
        if self.labelled {
            return Ok(());
        }
        if label::read(&mut self.flash, &self.region).await? == Label::Blank {
            self.flash.permit = Permit::Program;
            label::write(&mut self.flash, &self.region).await?;
            self.made_ready();
        }
        self.labelled = true;
        Ok(())
    }

    fn made_ready(&mut self) {
        self.labelled = true;
        self.values.forget();
        self.notes.forget();
        self.tidied = self.part(Side::A).sectors().count();
    }

    fn part(&self, side: Side) -> Part {
        Part::new(self.region.game(side))
    }

    /// The part for the next game.
    fn spare(&self, current: Option<Current>) -> Side {
        current.map_or(Side::A, |current| current.side.other())
    }

    /// The first sector of a part that is not known to be blank.
    fn untidy(&self, side: Side) -> Option<u32> {
        self.part(side).sectors().nth(self.tidied)
    }

    /// Makes sure that the sector that [`Store::untidy`] gave is blank, and says whether it had to be erased.
    async fn clear(&mut self, sector: u32) -> Result<bool, Error> {
        self.flash.permit = Permit::Erase;
        let erased = self.flash.clear_sector(sector).await?;
        self.tidied += 1;
        if erased {
            yield_now().await;
        }
        Ok(erased)
    }

    /// Sees that there is a note of the game that is open.
    async fn remember_unnoted(&mut self) -> Result<(), Error> {
        if self.is_noted() { Ok(()) } else { self.remember(None).await }
    }

    /// A place for the next game behind this one, if there is room for the longest.
    async fn place_behind(&mut self, current: Current) -> Result<Option<Place>, Error> {
        for place in self.part(current.side).places_behind(current.free) {
            if place.is_blank(&mut self.flash).await? {
                return Ok(Some(place));
            }
        }
        Ok(None)
    }
}
