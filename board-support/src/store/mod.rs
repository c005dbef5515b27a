//! The store in flash: the game being played, and a few small values.
//!
//! Bytes in, bytes out: it knows no game and no settings. On the device it lies over `embassy_rp::flash::Flash<Blocking>`,
//! on a PC over memory. How it lies in flash, and how long the flash lasts, is in `docs/storage.md`.
//!
//! Nothing here waits for anything but the flash, and that stops the processor: the code runs from it. What takes long
//! goes a sector a call instead ([`Progress`]), so that whoever calls can see to the watchdog, the panel and the buttons
//! in between.
//!
//! Invariant: what was acknowledged is either handed back by [`Store::restore`] or reported as lost. Nothing that was
//! stored is erased but by [`Store::tidy`] (the games before this one), by [`Store::begin_game`] when there is no other
//! place left, and by [`Store::format`] (everything).

#![forbid(unsafe_code)]

mod error;
mod first_layout;
mod game;
mod guard;
mod label;
mod mirror;
mod notes;
mod part;
mod play;
mod record;
mod region;
mod replay;
mod restore;
mod slot;
#[cfg(test)]
pub(crate) mod tests;
mod values;

use embedded_storage::nor_flash::MultiwriteNorFlash;

pub use error::Error;
use game::Place;
use guard::Guard;
use label::Label;
pub use notes::Glass;
use notes::Notes;
use part::Part;
pub use record::crc32 as checksum;
use region::Side;
pub use region::{LEAST_SECTORS, MOST_GAME_SECTORS, MOST_MIRROR_SECTORS, Region, SECTOR};
use replay::Replay;
use values::Values;

/// The longest entry of a game, in bytes: the engine's longest packed entry.
pub const MOST_ENTRY: usize = 16;

/// The longest header of a game, in bytes: the engine's longest packed set-up is 204.
pub const MOST_HEADER: usize = 232;

/// The longest value, in bytes: a set-up must fit, to be offered again next time.
pub const MOST_VALUE: usize = MOST_HEADER;

/// Keys of values are smaller than this: 30 results and room for the rest.
pub const KEYS: u8 = 64;

/// How many slots that do not keep their bits an entry passes over before it is said that it is not stored: two pages of
/// them, since a cut may spoil all of the page that is being programmed. The next attempt goes on behind them.
const ATTEMPTS: usize = 16;

/// A piece of a stored game, as [`Store::restore`] hands it over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stored<'a> {
    /// What [`Store::begin_game`] was given; always first.
    Header(&'a [u8]),
    /// What [`Store::append`] was given; in the same order.
    Entry(&'a [u8]),
}

/// How far something is that goes a sector a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Progress<T = ()> {
    /// A sector was read or erased. Call again with the same arguments, after everybody else had a turn.
    More,
    /// It is done.
    Done(T),
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
    /// There is a note of the game and of all its entries, or there was no room for one.
    noted: bool,
}

/// Whether entries can be taken.
#[derive(Clone, Copy, Debug)]
enum State {
    /// Not restored yet, or not since an error.
    Closed,
    /// Being restored: the newest game was found and is being read.
    Reading(Side, Place, Replay),
    /// The game cannot be read from some entry on. What is given up of it, if the players say so, from this slot on.
    Broken(Place, Replay, u32),
    /// Being formatted; this sector is next.
    Erasing(u32),
    /// Restored; there may be a game.
    Open(Option<Current>),
}

/// The store. About 1 KB: keep it in a static.
pub struct Store<S> {
    flash: Guard<S>,
    region: Region,
    /// What the label says, once it was read; [`Label::None`] if the region is known by its games.
    label: Option<Label>,
    state: State,
    values: Values,
    notes: Notes,
    /// The last note was read, and with it whether the device has come to a clean end.
    awake: bool,
    /// After an unclean end: the end of the game is to be made definite.
    unsettled: bool,
    /// After an unclean end: what looks blank in the part that is not being played may be half erased.
    doubtful: bool,
    /// How many sectors of the part that is not being played are known to be blank.
    tidied: usize,
    /// A bit of the game had flipped and was turned back.
    mended: bool,
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
            label: None,
            state: State::Closed,
            values: Values::new(&region),
            notes: Notes::new(region.notes()),
            awake: false,
            unsettled: false,
            doubtful: false,
            tidied: 0,
            mended: false,
        }
    }

    /// Gives the flash back.
    pub fn release(self) -> S {
        self.flash.release()
    }

    /// Stores `value`, at most [`MOST_VALUE`] bytes, under `key`, less than [`KEYS`]. About 5 ms, the first time after a
    /// start 15 ms, and a sector to erase every now and then, 30 to 400 ms: for moments when nobody waits. A value that
    /// is there already costs nothing. It takes more calls than one only when it has to erase.
    ///
    /// Needs no [`Store::restore`]. A value of an unknown format is not replaced. After an error the old value is there,
    /// or the new one.
    pub fn put(&mut self, key: u8, value: &[u8]) -> Result<Progress, Error> {
        self.know()?;
        self.notes.strike(&mut self.flash)?;
        self.values.put(&mut self.flash, key, value)
    }

    /// Whether a [`Store::put`] would erase nothing.
    pub fn has_room(&mut self) -> Result<bool, Error> {
        self.know()?;
        Ok(self.values.has_room())
    }

    /// Whether [`Store::make_room`] has nothing to do until the next [`Store::put`].
    pub fn is_roomy(&self) -> bool {
        self.values.is_roomy() && self.label != Some(Label::First)
    }

    /// Makes room so that the next few values need no erase, and makes whole what a cut or a flipped bit has cost one of
    /// the copies. For idle moments, until [`Store::is_roomy`]: at most one sector a call, 30 to 400 ms, seldom.
    pub fn make_room(&mut self) -> Result<(), Error> {
        self.know()?;
        self.notes.strike(&mut self.flash)?;
        if self.label == Some(Label::First) && self.values.is_roomy() && !self.values.has_first() {
            self.label = Some(Label::Ours);
            return label::write(&mut self.flash, &self.region);
        }
        self.values.make_room(&mut self.flash)
    }

    /// The value under `key`, in `buffer`; `None` if there never was one. Changes nothing. Less than 1 ms, the first time
    /// after a start up to 10 ms.
    pub fn get<'b>(&mut self, key: u8, buffer: &'b mut [u8]) -> Result<Option<&'b [u8]>, Error> {
        self.know()?;
        self.values.get(&mut self.flash, key, buffer)
    }

    /// Whether a bit of what was read had flipped and was turned back. Told once, over all starts.
    pub fn take_mended(&mut self) -> bool {
        let values = self.values.mirrors.iter().any(|mirror| mirror.mended.is_some());
        core::mem::take(&mut self.mended) | values
    }

    /// Whether the newest copy of a value seems to be lost, and an older one stands for it, or none.
    pub fn has_lost_a_value(&self) -> bool {
        self.values.lost
    }

    /// Erases everything, whatever it is, and makes the region ready, at most one sector a call, 30 to 400 ms each. Only
    /// when the player has said so: all of it takes about 3 s, at most 26 s.
    pub fn format(&mut self) -> Result<Progress, Error> {
        let end = self.region.all().end;
        let next = match core::mem::replace(&mut self.state, State::Closed) {
            State::Erasing(next) => next,
            _ => {
                // From now on the region is nobody's, until the new label is written.
                label::void(&mut self.flash, &self.region)?;
                self.region.label() + SECTOR
            }
        };
        (self.label, self.awake) = (None, false);
        for sector in (next..end).step_by(SECTOR as usize) {
            if self.flash.clear_sector(sector)? {
                self.state = State::Erasing(sector + SECTOR);
                return Ok(Progress::More);
            }
        }
        // Last: what a cut leaves half erased is then never behind a label.
        self.flash.erase(self.region.label())?;
        label::write(&mut self.flash, &self.region)?;
        self.made_ready();
        self.state = State::Open(None);
        Ok(Progress::Done(()))
    }

    /// Makes sure that the region is the store's. An empty one becomes so; one without a label is, if a game is there.
    fn claim(&mut self) -> Result<(), Error> {
        if self.label.is_some() {
            return Ok(());
        }
        match label::read(&mut self.flash, &self.region)? {
            Label::Blank => {
                label::write(&mut self.flash, &self.region)?;
                self.made_ready();
            }
            Label::None if !self.has_titles()? => return Err(Error::Foreign),
            label => self.label = Some(label),
        }
        Ok(())
    }

    /// Whether there is the title of a game.
    fn has_titles(&mut self) -> Result<bool, Error> {
        let mut buffer = [0; slot::PAGE_BYTES];
        for side in Side::BOTH {
            for place in self.part(side).all_places() {
                if place.has_game(&mut self.flash)? && place.title(&mut self.flash, &mut buffer).is_ok() {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// The first thing after a start: whose region it is, and whether the device came to a clean end. Without that, what
    /// was being written is made definite before anything is written behind it.
    fn wake(&mut self) -> Result<(), Error> {
        self.claim()?;
        if self.awake {
            return Ok(());
        }
        self.notes.read(&mut self.flash)?;
        self.awake = true;
        if !self.notes.is_clean() {
            (self.unsettled, self.doubtful, self.notes.doubtful) = (true, true, true);
            self.values.doubt();
        }
        Ok(())
    }

    /// Reads the values, the first time.
    fn know(&mut self) -> Result<(), Error> {
        self.wake()?;
        self.values.know(&mut self.flash, self.label == Some(Label::First))
    }

    fn made_ready(&mut self) {
        self.label = Some(Label::Ours);
        self.values.begin_anew();
        self.notes.forget();
        (self.awake, self.unsettled, self.doubtful) = (true, false, false);
        self.tidied = self.part(Side::A).sectors().count();
    }

    fn part(&self, side: Side) -> Part {
        Part::new(self.region.game(side))
    }

    /// The part for the next game.
    fn spare(&self, current: Option<Current>) -> Side {
        current.map_or(Side::A, |current| current.side.other())
    }
}
