//! The memory: the companion's records to and from the store.
//!
//! It translates between the companion, which says what must be stored, and the store, which knows how; when that is done
//! is the mind's choice. Data that cannot be read are left alone until the players have decided; what the flash does not
//! take is tried again, entries before all else, and no trouble with values or notes stops them. Invariant: an entry
//! counts as stored only once it is, and every fault that costs something is handed to the caller, who must tell it.

use core::{borrow::BorrowMut, ops::Range};

use companion::{
    Companion, Notice, Trouble,
    memory::{LATER_KEYS, MOST_BYTES, Record, TooLong, What},
};
use embedded_storage::nor_flash::MultiwriteNorFlash;
use engine::journal::Journal;

use crate::{
    house::{Due, Value},
    store::{Error, Glass, KEYS, MOST_HEADER, MOST_VALUE, Progress, Region, Store, Stored},
};

const _: () = {
    assert!(MOST_BYTES <= MOST_VALUE && MOST_VALUE <= MOST_HEADER, "every record must fit the store");
    assert!(LATER_KEYS.end <= KEYS, "every value must have its key");
};

/// The store, while it can be trusted.
pub(super) struct Memory<S> {
    store: Store<S>,
    trusted: bool,
    /// The header of the stored game is none that the companion can read.
    strange: bool,
    /// The results and choices that have not come back yet.
    later: Range<u8>,
    /// There are entries that the flash does not take.
    stuck: bool,
    /// Values are not taken, until the next start.
    values_stuck: bool,
    /// How often in a row the flash could not be made ready.
    untidy: u8,
    /// What the store said last, for whoever has a probe.
    fault: Option<Error>,
}

/// After so many failures in a row the flash is left untidy until the next start.
const MOST_FAILURES: u8 = 8;

impl<S: MultiwriteNorFlash> Memory<S> {
    pub(super) fn new(flash: S, region: Region) -> Self {
        let store = Store::new(flash, region);
        Memory {
            store,
            trusted: true,
            strange: false,
            later: LATER_KEYS,
            stuck: false,
            values_stuck: false,
            untidy: 0,
            fault: None,
        }
    }

    pub(super) fn take_fault(&mut self) -> Option<Error> {
        self.fault.take()
    }

    /// Whether there are entries that the flash has not taken.
    pub(super) fn is_stuck(&self) -> bool {
        self.stuck
    }

    #[cfg(test)]
    pub(super) fn is_trusted(&self) -> bool {
        self.trusted
    }

    /// Tells the companion what had to be mended, and what is lost besides the game.
    pub(super) fn report<J: BorrowMut<Journal> + 'static>(&mut self, companion: &mut Companion<J>) {
        if self.store.has_lost_a_value() {
            companion.note(Notice::ValuesLost);
        } else if self.store.take_mended() {
            companion.note(Notice::Mended);
        }
    }

    /// What the glass showed when the device switched itself off, if it has done nothing since. Told once.
    pub(super) fn take_glass(&mut self) -> Result<Option<Glass>, Trouble> {
        if !self.trusted {
            return Ok(None);
        }
        let outcome = self.store.take_glass();
        self.judge(outcome)
    }

    /// Leaves what is stored alone, until the players have decided.
    pub(super) fn give_up(&mut self) -> Trouble {
        self.trusted = false;
        Trouble::Corrupt
    }

    /// Brings a value back, up to 10 ms.
    pub(super) fn recall_value<J: BorrowMut<Journal> + 'static>(
        &mut self,
        companion: &mut Companion<J>,
        key: u8,
    ) -> Result<(), Trouble> {
        let mut buffer = [0; MOST_VALUE];
        let value = self.store.get(key, &mut buffer);
        if let Some(value) = self.judge(value)? {
            companion.recall_value(key, value);
        }
        Ok(())
    }

    /// Brings the game back, less than 1 ms a call. Go on with [`Memory::replay`].
    pub(super) fn recall_game<J: BorrowMut<Journal> + 'static>(
        &mut self,
        companion: &mut Companion<J>,
    ) -> Result<Progress<Option<usize>>, Trouble> {
        let strange = &mut self.strange;
        let outcome = self.store.restore(&mut |stored| match stored {
            Stored::Header(header) => *strange = companion.recall_game(header).is_err(),
            // The companion remembers an entry that it could not read.
            Stored::Entry(entry) => _ = companion.recall_entry(entry),
        });
        self.judge(outcome)
    }

    /// Replays the game that came back, 30 ms without a break if it is a long one.
    pub(super) fn replay<J: BorrowMut<Journal> + 'static>(
        &mut self,
        companion: &mut Companion<J>,
    ) -> Result<(), Trouble> {
        // A game that was stored whole but that these rules do not accept is kept as far as it goes, and said so.
        if companion.recall_done().is_err() {
            companion.note_trouble(Trouble::Shortened);
        }
        self.judge(if self.strange { Err(Error::Corrupt) } else { Ok(()) })
    }

    /// Brings back one result, or one game's choices; true while there may be more. Each can take as long as looking through all values does,
    /// up to 80 ms when they have filled their sectors, so they come one at a time.
    pub(super) fn recall_result<J: BorrowMut<Journal> + 'static>(
        &mut self,
        companion: &mut Companion<J>,
    ) -> Result<bool, Trouble> {
        let Some(key) = self.later.next().filter(|_| self.trusted) else { return Ok(false) };
        let outcome = self.recall_value(companion, key);
        if self.later.is_empty() {
            companion.recall_results_done();
        }
        outcome.map(|()| true)
    }

    /// Stores the next of what a picture may show only then, the game's header and entries, or goes on with it. What the
    /// flash did not take is tried again only if `again` says so; that it did not is told once.
    pub(super) fn store_game<J: BorrowMut<Journal> + 'static>(
        &mut self,
        companion: &mut Companion<J>,
        again: bool,
    ) -> Result<Progress, Trouble> {
        if self.stuck && !again {
            return Ok(Progress::Done(()));
        }
        let record = match companion.unstored() {
            Ok(Some(record @ Record { what: What::Game | What::Entry, .. })) if self.trusted => record,
            Err(TooLong) => return self.get_stuck(Error::TooLong).map(Progress::Done),
            _ => return Ok(Progress::Done(())),
        };
        match self.store_record(&record, companion) {
            Ok(()) => {
                self.stuck = false;
                Ok(Progress::More)
            }
            Err(error) => self.get_stuck(error).map(Progress::Done),
        }
    }

    /// An entry is not stored, and none after it; to be told, unless it is known.
    fn get_stuck(&mut self, error: Error) -> Result<(), Trouble> {
        let known = core::mem::replace(&mut self.stuck, true);
        self.fault = Some(error);
        if known { Ok(()) } else { Err(trouble(error)) }
    }

    /// Stores one thing that can wait for a quiet moment, or goes on with it.
    pub(super) fn store_value<J: BorrowMut<Journal> + 'static>(
        &mut self,
        companion: &mut Companion<J>,
    ) -> Result<(), Trouble> {
        let outcome = match companion.unstored() {
            Ok(Some(record @ Record { what: What::Value(_), .. })) if self.trusted => {
                self.store_record(&record, companion)
            }
            Err(TooLong) => Err(Error::TooLong),
            _ => Ok(()),
        };
        outcome.map_err(|error| {
            (self.fault, self.values_stuck) = (Some(error), true);
            match error {
                Error::UnknownFormat(format) => Trouble::UnknownFormat(format),
                _ => Trouble::Values,
            }
        })
    }

    fn store_record<J: BorrowMut<Journal> + 'static>(
        &mut self,
        record: &Record,
        companion: &mut Companion<J>,
    ) -> Result<(), Error> {
        let progress = match record.what {
            What::Game => self.store.begin_game(&record.bytes)?,
            What::Entry => self.store.append(&record.bytes).map(Progress::Done)?,
            What::Value(key) => self.store.put(key, &record.bytes)?,
        };
        if progress == Progress::Done(()) {
            companion.stored(record);
        }
        Ok(())
    }

    /// Whether there is anything for pauses.
    pub(super) fn is_due<J: BorrowMut<Journal> + 'static>(&self, companion: &Companion<J>) -> bool {
        let due = self.due_but_values();
        self.trusted && (self.has_value(companion) || Due { unstored: false, ..due } != Due::default())
    }

    /// Whether a value is to be stored.
    fn has_value<J: BorrowMut<Journal> + 'static>(&self, companion: &Companion<J>) -> bool {
        let value = !matches!(companion.unstored(), Ok(None | Some(Record { what: What::Game | What::Entry, .. })));
        value && !self.values_stuck
    }

    /// What there is for pauses, about 2 ms.
    pub(super) fn due<J: BorrowMut<Journal> + 'static>(&mut self, companion: &Companion<J>) -> Due {
        if !self.trusted {
            return Due { unstored: self.stuck, ..Due::default() };
        }
        let value = match self.has_value(companion) {
            false => Value::None,
            // What is wrong with the store is said when it is asked to take the value.
            true if self.store.has_room().unwrap_or(true) => Value::Quick,
            true => Value::Slow,
        };
        Due { value, ..self.due_but_values() }
    }

    fn due_but_values(&self) -> Due {
        Due {
            value: Value::None,
            unstored: self.stuck,
            note: !self.store.is_noted(),
            results: !self.later.is_empty(),
            untidy: self.untidy < MOST_FAILURES && !(self.store.is_tidy() && self.store.is_roomy()),
        }
    }

    /// Prepares the flash for the next game and the next values, one sector (up to 400 ms) a call.
    pub(super) fn tidy(&mut self) {
        if !self.trusted {
            return;
        }
        let outcome = if self.store.is_tidy() { self.store.make_room() } else { self.store.tidy() };
        self.untidy = if outcome.is_ok() { 0 } else { self.untidy.saturating_add(1) };
        self.fault = outcome.err().or(self.fault);
    }

    /// Notes how far the game is.
    pub(super) fn remember(&mut self) {
        if self.trusted {
            self.fault = self.store.remember().err().or(self.fault);
        }
    }

    /// Notes that the power is about to go, and what the glass shows then.
    pub(super) fn leave(&mut self, glass: Option<Glass>) {
        if self.trusted {
            self.fault = self.store.leave(glass).err().or(self.fault);
        }
    }

    /// Forgets everything, as the players asked, one sector (up to 400 ms) a call.
    pub(super) fn erase(&mut self) -> Result<Progress, Trouble> {
        let outcome = self.store.format();
        self.judge(outcome)
    }

    /// Gives up what comes behind the last entry that could be read, as the players asked, up to 30 ms a call.
    pub(super) fn salvage(&mut self) -> Result<Progress, Trouble> {
        let outcome = self.store.salvage();
        self.judge(outcome)
    }

    fn judge<T>(&mut self, outcome: Result<T, Error>) -> Result<T, Trouble> {
        outcome.map_err(|error| {
            self.fault = Some(error);
            self.trusted = false;
            trouble(error)
        })
    }
}

/// What the players are told.
const fn trouble(error: Error) -> Trouble {
    match error {
        Error::UnknownFormat(format) => Trouble::UnknownFormat(format),
        Error::Full => Trouble::Full,
        Error::Broken => Trouble::Broken,
        Error::Corrupt | Error::Foreign => Trouble::Corrupt,
        _ => Trouble::Worn,
    }
}
