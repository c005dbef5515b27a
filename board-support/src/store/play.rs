//! The game that is open: begun, entry by entry, and what makes room for the next one.
//!
//! Where a game may begin is in `part.rs`, how it lies there in `game.rs`, how it comes back in `restore.rs`. Invariant:
//! the game before the one that is open is erased only once a note tells that this one was begun.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::error::Error;
use super::game::Place;
use super::label::{self, Label};
use super::notes::{Glass, Note};
use super::record::Record;
use super::region::Side;
use super::{Current, MOST_ENTRY, MOST_HEADER, Progress, State, Store};

impl<S: MultiwriteNorFlash> Store<S> {
    /// Begins a game with `header`, at most [`MOST_HEADER`] bytes: in the part that is not in use if that is tidy,
    /// otherwise behind the present game. The bytes of the game before it stay until [`Store::tidy`]. Programs about
    /// 3 ms.
    ///
    /// It takes a call more for each sector that has to be erased first, 30 to 400 ms: none if [`Store::is_tidy`], nor if
    /// there is room behind the present game for the longest one. There is behind a game of 1,100 entries, and for some 30
    /// short ones in a row.
    pub fn begin_game(&mut self, header: &[u8]) -> Result<Progress, Error> {
        let State::Open(current) = self.state else { return Err(Error::Closed) };
        if header.len() > MOST_HEADER {
            return Err(Error::TooLong);
        }
        self.try_begin(current, header)
    }

    fn try_begin(&mut self, before: Option<Current>, header: &[u8]) -> Result<Progress, Error> {
        self.stir()?;
        let spare = self.spare(before);
        let behind = match before {
            Some(before) if self.untidy(spare).is_some() => {
                self.place_behind(before)?.map(|place| (before.side, place))
            }
            _ => None,
        };
        let (side, place) = match behind {
            Some(behind) => behind,
            None => {
                self.remember_unnoted()?;
                while let Some(sector) = self.untidy(spare) {
                    if self.clear(sector)? {
                        return Ok(Progress::More);
                    }
                }
                // Whatever becomes of it, it is not blank from now on.
                self.tidied = 0;
                (spare, self.part(spare).first())
            }
        };
        let game = before.map_or(1, |before| before.game.wrapping_add(1));
        if let Err(error) = place.begin(&mut self.flash, game, header) {
            // It may be there all the same, and would count as the newest.
            if place.retire(&mut self.flash).is_err() {
                self.state = State::Closed;
            }
            return Err(error);
        }
        let free = place.first_slot();
        self.state = State::Open(Some(Current { side, place, game, entries: 0, free, noted: false }));
        if let Some(before) = before {
            before.place.retire(&mut self.flash)?;
        }
        Ok(Progress::Done(()))
    }

    /// A place for the next game behind this one, if there is room for the longest.
    fn place_behind(&mut self, current: Current) -> Result<Option<Place>, Error> {
        for place in self.part(current.side).places_behind(current.free) {
            if place.is_blank(&mut self.flash)? {
                return Ok(Some(place));
            }
        }
        Ok(None)
    }

    /// Stores an entry, at most [`MOST_ENTRY`] bytes, about 2 ms. When this returns `Ok` the entry stays, whatever
    /// happens to the power; show it only then. Never erases. After an error the game stays open: ask for the same entry
    /// again, and for no other.
    pub fn append(&mut self, entry: &[u8]) -> Result<(), Error> {
        self.stir()?;
        let State::Open(Some(current)) = &mut self.state else { return Err(Error::Closed) };
        if entry.len() > MOST_ENTRY {
            return Err(Error::TooLong);
        }
        let record = Record::new(current.game, current.entries + 1, entry);
        current.place.store(&mut self.flash, &mut current.free, &record)?;
        current.entries += 1;
        current.noted = false;
        Ok(())
    }

    /// How many further entries fit; 0 if no game is open. Announce the end when this becomes small: a slot that is
    /// worn out takes one away.
    pub fn room(&self) -> usize {
        match self.state {
            State::Open(Some(current)) => current.place.room(current.free),
            _ => 0,
        }
    }

    /// Clears one sector of the part that is not in use: of the games before this one, or of one that never quite began;
    /// or makes the notes or the label anew. 30 to 400 ms, or less than 1 ms if the sector was blank. For idle moments,
    /// until [`Store::is_tidy`].
    pub fn tidy(&mut self) -> Result<(), Error> {
        let State::Open(current) = self.state else { return Err(Error::Closed) };
        self.stir()?;
        if self.label == Some(Label::None) {
            self.label = Some(Label::Ours);
            self.flash.erase(self.region.label())?;
            return label::write(&mut self.flash, &self.region);
        }
        if !self.notes.is_tidy() {
            self.notes.clear(&mut self.flash)?;
            return self.remember();
        }
        // Once the traces of the game before are gone, only the note tells that this one was begun.
        self.remember_unnoted()?;
        if let Some(sector) = self.untidy(self.spare(current)) {
            self.clear(sector)?;
        }
        Ok(())
    }

    /// Whether the next game can begin in a part of its own without erasing. After a restart this is not known and has
    /// to be seen by [`Store::tidy`].
    pub fn is_tidy(&self) -> bool {
        match self.state {
            State::Open(current) => {
                self.label != Some(Label::None)
                    && self.notes.is_tidy()
                    && self.is_noted()
                    && self.untidy(self.spare(current)).is_none()
            }
            _ => false,
        }
    }

    /// The first sector of a part that is not known to be blank.
    fn untidy(&self, side: Side) -> Option<u32> {
        self.part(side).sectors().nth(self.tidied)
    }

    /// Makes sure that the sector that [`Store::untidy`] gave is blank, and says whether it had to be erased. After an
    /// unclean end what only looks blank is not believed: an erase may have been cut off.
    fn clear(&mut self, sector: u32) -> Result<bool, Error> {
        let State::Open(current) = self.state else { return Err(Error::Closed) };
        // As long as there was no game only the first sector was ever used, by one that did not quite begin.
        let erased = if self.doubtful && (current.is_some() || self.tidied == 0) {
            self.flash.erase(sector).map(|()| true)?
        } else {
            self.flash.clear_sector(sector)?
        };
        self.tidied += 1;
        self.doubtful &= self.untidy(self.spare(current)).is_some();
        Ok(erased)
    }

    /// Whether there is a note of the game that is open and of all its entries, as far as there was room for one. Until
    /// then it is not missed if the last of them turn blank. False after each entry, until [`Store::remember`].
    pub fn is_noted(&self) -> bool {
        !matches!(self.state, State::Open(Some(Current { noted: false, .. })))
    }

    /// Notes how far the game is. For any quiet moment. Programs once, about 1 ms; never erases.
    pub fn remember(&mut self) -> Result<(), Error> {
        self.note(None, false)
    }

    /// Notes that the device is about to cut its own power, and what the glass shows if that is known. Nothing is to be
    /// stored after it. Programs once, about 1 ms; never erases.
    pub fn leave(&mut self, glass: Option<Glass>) -> Result<(), Error> {
        let settled = !(self.unsettled || self.doubtful || self.notes.doubtful || self.values.is_doubtful());
        self.note(glass, settled)
    }

    fn note(&mut self, glass: Option<Glass>, clean: bool) -> Result<(), Error> {
        let State::Open(current) = &mut self.state else { return Err(Error::Closed) };
        let game = current.as_mut().map(|current| {
            current.noted = true;
            (current.game, current.entries)
        });
        if game.is_none() && !clean {
            return Ok(());
        }
        // Without a game the next start brings a whole picture.
        let glass = glass.filter(|_| game.is_some());
        self.notes.write(&mut self.flash, Note { game, glass, clean })
    }

    /// Sees that there is a note of the game that is open.
    fn remember_unnoted(&mut self) -> Result<(), Error> {
        if self.is_noted() { Ok(()) } else { self.remember() }
    }

    /// What the glass showed when the device last cut its own power, if that was the last thing it did. It is told once:
    /// before this returns it is struck out, so that a start after a power cut is never told what no longer holds.
    /// Programs once.
    ///
    /// Needs no [`Store::restore`]: to be called before the first picture, also if that is one of damaged data.
    pub fn take_glass(&mut self) -> Result<Option<Glass>, Error> {
        self.wake()?;
        let glass = self.notes.last().and_then(|note| note.glass);
        self.notes.strike(&mut self.flash)?;
        Ok(glass)
    }

    /// Before anything is written: what the last note claims will not hold for long.
    fn stir(&mut self) -> Result<(), Error> {
        self.notes.strike(&mut self.flash)
    }
}
