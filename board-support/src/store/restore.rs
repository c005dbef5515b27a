//! Finding the game again after a start.
//!
//! The newest game is looked for, read, and compared with the last note; only then is anything written: marks that a cut
//! has left open are set or cleared. What the entries mean is the caller's business. Invariant: an error comes before the
//! first write, so what cannot be read stays as it is.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::error::Error;
use super::game::{Place, Replay, TITLE_RECORD};
use super::record::is_later;
use super::region::Side;
use super::{Current, Progress, State, Store, Stored};

impl<S: MultiwriteNorFlash> Store<S> {
    /// Hands over the newest game, header first, then the entries in order, up to 32 a call, less than 1 ms each; and
    /// returns how many entries there were, `None` if there is no game. Reads only that game; never erases.
    ///
    /// On an error the game stays closed; what was handed over until then is sound, but not all.
    pub fn restore(&mut self, each: &mut dyn FnMut(Stored<'_>)) -> Result<Progress<Option<usize>>, Error> {
        let current = match core::mem::replace(&mut self.state, State::Closed) {
            State::Reading(side, place, mut replay) => match place.replay(&mut self.flash, &mut replay, each)? {
                Progress::More => {
                    self.state = State::Reading(side, place, replay);
                    return Ok(Progress::More);
                }
                Progress::Done(()) => Some(self.resume(side, place, &replay)?),
            },
            _ => {
                self.tidied = 0;
                self.claim()?;
                self.notes.read(&mut self.flash)?;
                if let Some((side, place)) = self.newest()? {
                    let mut buffer = [0; TITLE_RECORD];
                    let title = place.title(&mut self.flash, &mut buffer)?;
                    each(Stored::Header(title.content));
                    self.state = State::Reading(side, place, place.begin_replay(title.game));
                    return Ok(Progress::More);
                }
                None
            }
        };
        self.missing(current)?;
        self.retire_all_but(current)?;
        self.state = State::Open(current);
        Ok(Progress::Done(current.map(|current| current.entries.into())))
    }

    /// The place of the newest game. There are two games only if the power went while one gave way to the other.
    fn newest(&mut self) -> Result<Option<(Side, Place)>, Error> {
        let mut buffer = [0; TITLE_RECORD];
        let mut newest: Option<(Side, Place)> = None;
        for side in Side::BOTH {
            for place in self.part(side).all_places() {
                if !place.has_game(&mut self.flash)? {
                    continue;
                }
                let later = match newest {
                    Some((_, before)) => {
                        let before = before.title(&mut self.flash, &mut buffer)?.game;
                        is_later(place.title(&mut self.flash, &mut buffer)?.game, before)
                    }
                    None => true,
                };
                if later {
                    newest = Some((side, place));
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
        Ok(newest)
    }

    /// Makes sure that the game that was read is whole, and that it can go on.
    fn resume(&mut self, side: Side, place: Place, replay: &Replay) -> Result<Current, Error> {
        let Replay { game, entries, free, .. } = *replay;
        let mut torn = free;
        for behind in self.part(side).places_behind(free) {
            if behind.is_blank(&mut self.flash)? {
                break;
            }
            torn = behind.first_slot();
        }
        place.nothing_after(&mut self.flash, free, torn)?;
        let noted = self.notes.last().is_some_and(|note| (note.game, note.entries) == (game, entries));
        let current = Current { side, place, game, entries, free, noted };
        self.missing(Some(current))?;
        // From here on it is written to.
        for behind in self.part(side).places_behind(free).take_while(|behind| behind.start < torn) {
            behind.retire(&mut self.flash)?;
        }
        place.confirm(&mut self.flash, replay)?;
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

    /// Sees that nothing is missing of what the last note tells.
    fn missing(&self, current: Option<Current>) -> Result<(), Error> {
        match (self.notes.last(), current) {
            (None, _) => Ok(()),
            (Some(_), None) => Err(Error::Corrupt),
            (Some(note), Some(current)) => {
                let newer = is_later(note.game, current.game);
                let longer = note.game == current.game && note.entries > current.entries;
                if newer || longer { Err(Error::Corrupt) } else { Ok(()) }
            }
        }
    }
}
