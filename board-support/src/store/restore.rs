//! Finding the game again after a start.
//!
//! The newest game is looked for, read, and compared with the last note; only then is anything written. After an unclean
//! end that is what makes the game the same at every later start: what was torn is voided, the last entry is programmed
//! once more. What the entries mean is the caller's business. Invariant: an error comes before the first write, so what
//! cannot be read stays as it is.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::error::Error;
use super::game::Place;
use super::label::{self, Label};
use super::notes::Note;
use super::record::is_later;
use super::region::Side;
use super::replay::Replay;
use super::slot::PAGE_BYTES;
use super::{Current, Progress, State, Store, Stored};

impl<S: MultiwriteNorFlash> Store<S> {
    /// Hands over the newest game, header first, then the entries in order, up to 32 a call, less than 1 ms each; and
    /// returns how many entries there were, `None` if there is no game. Reads only that game; never erases.
    ///
    /// On an error the game stays closed; what was handed over until then is sound, but not all.
    pub fn restore(&mut self, each: &mut dyn FnMut(Stored<'_>)) -> Result<Progress<Option<usize>>, Error> {
        let current = match core::mem::replace(&mut self.state, State::Closed) {
            State::Reading(side, place, mut replay) => {
                let resumed = match place.replay(&mut self.flash, &mut replay, each) {
                    Ok(Progress::More) => {
                        self.state = State::Reading(side, place, replay);
                        return Ok(Progress::More);
                    }
                    Ok(Progress::Done(())) => self.resume(side, place, &replay),
                    Err(error) => Err(error),
                };
                if resumed.is_err_and(|error| error == Error::Broken) {
                    self.state = State::Broken(place, replay, replay.free);
                }
                Some(resumed?)
            }
            _ => {
                self.tidied = 0;
                self.wake()?;
                if let Some((side, place)) = self.newest()? {
                    let mut buffer = [0; PAGE_BYTES];
                    let (title, mended) = place.title(&mut self.flash, &mut buffer)?;
                    each(Stored::Header(title.content));
                    self.state = State::Reading(side, place, place.begin_replay(title.series, mended));
                    return Ok(Progress::More);
                }
                if self.notes.last().is_some_and(|note| note.game.is_some()) {
                    return Err(Error::Corrupt);
                }
                None
            }
        };
        self.retire_all_but(current)?;
        if core::mem::take(&mut self.unsettled) && self.label == Some(Label::Ours) {
            label::strengthen(&mut self.flash, &self.region)?;
        }
        self.state = State::Open(current);
        Ok(Progress::Done(current.map(|current| current.entries.into())))
    }

    /// The place of the newest game. There are two games only if the power went while one gave way to the other.
    fn newest(&mut self) -> Result<Option<(Side, Place)>, Error> {
        let mut buffer = [0; PAGE_BYTES];
        let mut newest: Option<(Side, Place, u16)> = None;
        for side in Side::BOTH {
            for place in self.part(side).all_places() {
                if !place.has_game(&mut self.flash)? {
                    continue;
                }
                let number = place.title(&mut self.flash, &mut buffer)?.0.series;
                if newest.is_none_or(|(_, _, before)| is_later(number, before)) {
                    newest = Some((side, place, number));
                }
            }
        }
        if newest.is_none() {
            // Entries that were acknowledged, and no game that they belong to: it was lost, and is not tidied away unsaid.
            for side in Side::BOTH {
                if self.part(side).lost_a_game(&mut self.flash)? {
                    return Err(Error::Corrupt);
                }
            }
        }
        Ok(newest.map(|(side, place, _)| (side, place)))
    }

    /// Makes sure that the game that was read is whole, and that it can go on.
    fn resume(&mut self, side: Side, place: Place, replay: &Replay) -> Result<Current, Error> {
        let Replay { game, entries, free, mended, .. } = *replay;
        let mut torn = free;
        for behind in self.part(side).places_behind(free) {
            if behind.is_blank(&mut self.flash)? {
                break;
            }
            torn = behind.first_slot();
        }
        place.nothing_after(&mut self.flash, free, torn)?;
        let noted = match self.notes.last().and_then(|note| note.game) {
            Some((newer, _)) if is_later(newer, game) => return Err(Error::Corrupt),
            Some((same, noted)) if same == game && noted > entries => return Err(Error::Broken),
            noted => noted == Some((game, entries)),
        };
        // A note that could not be struck out claims a clean end for ever.
        self.unsettled |= !noted;
        let mut current = Current { side, place, game, entries, free, noted };
        // From here on it is written to.
        for behind in self.part(side).places_behind(free).take_while(|behind| behind.start < torn) {
            behind.retire(&mut self.flash)?;
        }
        if let Some(at) = mended {
            place.mend(&mut self.flash, at)?;
            self.mended = true;
        }
        if self.unsettled {
            current.free = place.settle(&mut self.flash, replay)?;
        }
        Ok(current)
    }

    /// Clears the marks of all games but this one: of that which gave way when the power went, and of one in the spare
    /// part that did not quite begin.
    fn retire_all_but(&mut self, current: Option<Current>) -> Result<(), Error> {
        for side in Side::BOTH {
            for place in self.part(side).all_places().filter(|place| current.is_none_or(|it| it.place != *place)) {
                if place.has_game(&mut self.flash)? {
                    place.retire(&mut self.flash)?;
                }
            }
        }
        let torn = self.part(self.spare(current)).first();
        if !torn.is_unmarked(&mut self.flash)? { torn.retire(&mut self.flash) } else { Ok(()) }
    }

    /// After [`Error::Broken`], and only when the player has said so: gives up everything behind the last entry that was
    /// handed over, a kilobyte a call, up to 30 ms. When it is done the game can be restored. A cut in between leaves it as
    /// broken as it was.
    pub fn salvage(&mut self) -> Result<Progress, Error> {
        let State::Broken(place, replay, at) = self.state else { return Err(Error::Closed) };
        if let Some(next) = place.void_from(&mut self.flash, at)? {
            self.state = State::Broken(place, replay, next);
            return Ok(Progress::More);
        }
        self.state = State::Closed;
        place.go_on(&mut self.flash, &replay, replay.free)?;
        // The note before tells of more entries, and would miss them for ever.
        let game = Some((replay.game, replay.entries));
        let note = Note { game, glass: None, clean: false };
        self.notes.write(&mut self.flash, note)?;
        if self.notes.last() != Some(note) {
            // There was no room.
            self.notes.clear(&mut self.flash)?;
            self.notes.write(&mut self.flash, note)?;
        }
        Ok(Progress::Done(()))
    }
}
