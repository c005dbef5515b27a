//! Finding the game again after a start.
//!
//! The newest game is looked for, read, and compared with the last note; only then is anything written: marks that a cut
//! has left open are set or cleared. What the entries mean is the caller's business. Invariant: an error comes before the
//! first write, so what cannot be read stays as it is.

use embedded_storage_async::nor_flash::MultiwriteNorFlash;

use super::error::Error;
use super::game::{Place, Replayed};
use super::record::is_later;
use super::region::Side;
use super::{Current, Store, Stored};

impl<S: MultiwriteNorFlash> Store<S> {
    /// The place of the newest game. There are two games only if the power went while one gave way to the other.
    pub(super) async fn newest(&mut self) -> Result<Option<(Side, Place)>, Error> {
        let mut newest: Option<(Side, Place)> = None;
        for side in Side::BOTH {
            for place in self.part(side).all_places() {
                if !place.has_game(&mut self.flash).await? {
                    continue;
                }
                let later = match newest {
                    Some((_, before)) => {
                        let before = before.title(&mut self.flash, |_| ()).await?;
                        is_later(place.title(&mut self.flash, |_| ()).await?, before)
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
                if self.part(side).lost_a_game(&mut self.flash).await? {
                    return Err(Error::Corrupt);
                }
            }
        }
        Ok(newest)
    }

    /// Reads the game at `place` and makes sure that it can go on there.
    pub(super) async fn replay(
        &mut self,
        side: Side,
        place: Place,
        mut each: impl FnMut(Stored<'_>),
    ) -> Result<Current, Error> {
        let game = place.title(&mut self.flash, |header| each(Stored::Header(header))).await?;
        let (Replayed { entries, free }, last) =
            place.replay(&mut self.flash, game, |entry| each(Stored::Entry(entry))).await?;
        let mut torn = free;
        for behind in self.part(side).places_behind(free) {
            if behind.is_blank(&mut self.flash).await? {
                break;
            }
            torn = behind.first_slot();
        }
        place.nothing_after(&mut self.flash, free, torn).await?;
        let noted = self.notes.last().is_some_and(|note| (note.game, note.entries) == (game, entries));
        let current = Current { side, place, game, entries, free, noted };
        self.missing(Some(current))?;
        // From here on it is written to.
        for behind in self.part(side).places_behind(free).take_while(|behind| behind.start < torn) {
            behind.retire(&mut self.flash).await?;
        }
        place.confirm(&mut self.flash, last).await?;
        Ok(current)
    }

    /// Clears the marks of all games but this one: of that which gave way when the power went, and of one in the spare
    /// part that did not quite begin.
    pub(super) async fn retire_all_but(&mut self, current: Option<Current>) -> Result<(), Error> {
        for side in Side::BOTH {
            for place in self.part(side).all_places().filter(|place| current.is_none_or(|it| it.place != *place)) {
                if place.has_game(&mut self.flash).await? {
                    place.retire(&mut self.flash).await?;
                }
            }
        }
        let torn = self.part(self.spare(current)).first();
        if !torn.is_unmarked(&mut self.flash).await? { torn.retire(&mut self.flash).await } else { Ok(()) }
    }

    /// Sees that nothing is missing of what the last note tells.
    pub(super) fn missing(&self, current: Option<Current>) -> Result<(), Error> {
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
