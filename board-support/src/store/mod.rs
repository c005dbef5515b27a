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
//! stored is erased but by [`Store::begin_game`] and [`Store::tidy`] (the game before this one) and [`Store::format`]
//! (everything).

#![forbid(unsafe_code)]

mod error;
mod game;
mod guard;
mod label;
mod mirror;
mod record;
mod region;
#[cfg(test)]
mod tests;
mod values;

use embassy_futures::yield_now;
use embedded_storage_async::nor_flash::MultiwriteNorFlash;

pub use error::Error;
use game::{Part, Replayed};
use guard::{Guard, Permit};
use label::Label;
use record::{GameRecord, is_later};
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
    game: u16,
    entries: u16,
    /// The slot for the next entry.
    free: u32,
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
    pub async fn restore(&mut self, mut each: impl FnMut(Stored<'_>)) -> Result<Option<usize>, Error> {
        self.state = State::Closed;
        self.tidied = 0;
        self.claim().await?;
        let newest = self.newest().await?;
        let mut current = None;
        if let Some(side) = newest {
            let part = self.part(side);
            let game = part.title(&mut self.flash, |header| each(Stored::Header(header))).await?;
            let Replayed { entries, free } =
                part.replay(&mut self.flash, game, |entry| each(Stored::Entry(entry))).await?;
            current = Some(Current { side, game, entries, free });
        }
        for side in Side::BOTH.into_iter().filter(|side| newest != Some(*side)) {
            self.part(side).retire(&mut self.flash).await?;
        }
        self.state = State::Open(current);
        Ok(current.map(|current| current.entries.into()))
    }

    /// Begins a game with `header`, at most [`MOST_HEADER`] bytes, in the part that is not in use. The bytes of the game
    /// before it stay until [`Store::tidy`]. Programs about 3 ms.
    ///
    /// Returns how many sectors had to be erased first, 30 to 400 ms each: none if [`Store::is_tidy`].
    pub async fn begin_game(&mut self, header: &[u8]) -> Result<usize, Error> {
        let State::Open(current) = self.state else { return Err(Error::Closed) };
        if header.len() > MOST_HEADER {
            return Err(Error::TooLong);
        }
        self.state = State::Closed;
        let side = self.spare(current);
        let mut erased = 0;
        while let Some(sector) = self.untidy(side) {
            erased += usize::from(self.clear(sector).await?);
        }
        let game = current.map_or(1, |current| current.game.wrapping_add(1));
        let part = self.part(side);
        part.begin(&mut self.flash, game, header).await?;
        if let Some(before) = current {
            self.part(before.side).retire(&mut self.flash).await?;
        }
        self.state = State::Open(Some(Current { side, game, entries: 0, free: part.first_slot() }));
        self.tidied = 0;
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
        let outcome = self.part(current.side).store(&mut self.flash, current.free, &record).await;
        let current = match outcome {
            Ok(free) => Current { entries, free, ..current },
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
            State::Open(Some(current)) => self.part(current.side).room(current.free),
            State::Open(None) | State::Closed => 0,
        }
    }

    /// Clears one sector of the part that is not in use: of the game before this one, or of one that never quite began.
    /// 30 to 400 ms, or less than 1 ms if the sector was blank. For idle moments, until [`Store::is_tidy`].
    pub async fn tidy(&mut self) -> Result<(), Error> {
        let State::Open(current) = self.state else { return Err(Error::Closed) };
        if let Some(sector) = self.untidy(self.spare(current)) {
            self.clear(sector).await?;
        }
        Ok(())
    }

    /// Whether the next game can begin without erasing. After a restart this is not known and has to be seen by
    /// [`Store::tidy`].
    pub fn is_tidy(&self) -> bool {
        match self.state {
            State::Closed => false,
            State::Open(current) => self.untidy(self.spare(current)).is_none(),
        }
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

    /// The value under `key`, in `buffer`; `None` if there never was one. Changes nothing. Less than 1 ms if the key was
    /// asked for before, otherwise up to 10 ms.
    pub async fn get<'b>(&mut self, key: u8, buffer: &'b mut [u8]) -> Result<Option<&'b [u8]>, Error> {
        self.claim().await?;
        self.values.get(&mut self.flash, key, buffer).await
    }

    /// Erases everything, whatever it is, and makes the region ready. Only when the player has said so: this takes
    /// about 3 s, at most 25 s. Other tasks run in between.
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

    /// The part with the newest game. There are two only if the power went while one gave way to the other.
    async fn newest(&mut self) -> Result<Option<Side>, Error> {
        let [a, b] = [self.part(Side::A), self.part(Side::B)];
        Ok(match (a.has_game(&mut self.flash).await?, b.has_game(&mut self.flash).await?) {
            // Entries that were acknowledged, and no game that they belong to: it was lost, and is not tidied away unsaid.
            (false, false) if a.lost_a_game(&mut self.flash).await? || b.lost_a_game(&mut self.flash).await? => {
                return Err(Error::Corrupt);
            }
            (false, false) => None,
            (true, false) => Some(Side::A),
            (false, true) => Some(Side::B),
            (true, true) => {
                let in_a = a.title(&mut self.flash, |_| ()).await?;
                let in_b = b.title(&mut self.flash, |_| ()).await?;
                Some(if is_later(in_b, in_a) { Side::B } else { Side::A })
            }
        })
    }
}
