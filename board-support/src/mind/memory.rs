//! The memory: the companion's records to and from the store.
//!
//! It translates between the companion, which says what must be stored, and the store, which knows how; when that is done
//! is the mind's choice. Invariant: after a fault of the store nothing more is written until the players have decided, and
//! every fault is handed to the caller, who must tell them.

use core::{borrow::BorrowMut, ops::Range};

use companion::{
    Companion, Trouble,
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
    /// What the store said last, for whoever has a probe.
    fault: Option<Error>,
}

impl<S: MultiwriteNorFlash> Memory<S> {
    pub(super) fn new(flash: S, region: Region) -> Self {
        let store = Store::new(flash, region);
        Memory { store, trusted: true, strange: false, later: LATER_KEYS, fault: None }
    }

    pub(super) fn take_fault(&mut self) -> Option<Error> {
        self.fault.take()
    }

    #[cfg(test)]
    pub(super) fn is_trusted(&self) -> bool {
        self.trusted
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

    /// What is to be stored next. A record that is too long is a fault like any other.
    fn unstored<J: BorrowMut<Journal> + 'static>(
        &mut self,
        companion: &Companion<J>,
    ) -> Result<Option<Record>, Trouble> {
        let unstored = companion.unstored().map_err(|TooLong| Error::TooLong);
        self.judge(unstored)
    }

    /// Stores the next of what a picture may show only then, the game's header and entries, or goes on with it.
    pub(super) fn store_game<J: BorrowMut<Journal> + 'static>(
        &mut self,
        companion: &mut Companion<J>,
    ) -> Result<Progress, Trouble> {
        match self.unstored(companion)? {
            Some(record @ Record { what: What::Game | What::Entry, .. }) if self.trusted => {
                self.store_record(&record, companion)?;
                Ok(Progress::More)
            }
            _ => Ok(Progress::Done(())),
        }
    }

    /// Stores one thing that can wait for a quiet moment, or goes on with it.
    pub(super) fn store_value<J: BorrowMut<Journal> + 'static>(
        &mut self,
        companion: &mut Companion<J>,
    ) -> Result<(), Trouble> {
        match self.unstored(companion)? {
            Some(record) if self.trusted => self.store_record(&record, companion),
            _ => Ok(()),
        }
    }

    fn store_record<J: BorrowMut<Journal> + 'static>(
        &mut self,
        record: &Record,
        companion: &mut Companion<J>,
    ) -> Result<(), Trouble> {
        let outcome = match record.what {
            What::Game => self.store.begin_game(&record.bytes),
            What::Entry => self.store.append(&record.bytes).map(Progress::Done),
            What::Value(key) => self.store.put(key, &record.bytes),
        };
        if self.judge(outcome)? == Progress::Done(()) {
            companion.stored(record);
        }
        Ok(())
    }

    /// Whether there is anything for pauses.
    pub(super) fn is_due<J: BorrowMut<Journal> + 'static>(&self, companion: &Companion<J>) -> bool {
        self.trusted && (companion.unstored() != Ok(None) || self.due_but_values() != Due::default())
    }

    /// What there is for pauses, about 2 ms.
    pub(super) fn due<J: BorrowMut<Journal> + 'static>(&mut self, companion: &Companion<J>) -> Result<Due, Trouble> {
        if !self.trusted {
            return Ok(Due::default());
        }
        let value = match self.unstored(companion)? {
            None => Value::None,
            Some(record) => {
                let room = self.store.has_room(record.bytes.len());
                if self.judge(room)? { Value::Quick } else { Value::Slow }
            }
        };
        Ok(Due { value, ..self.due_but_values() })
    }

    fn due_but_values(&self) -> Due {
        Due {
            value: Value::None,
            note: !self.store.is_noted(),
            results: !self.later.is_empty(),
            untidy: !(self.store.is_tidy() && self.store.is_roomy()),
        }
    }

    /// Prepares the flash for the next game and the next values, one sector (up to 400 ms) a call.
    pub(super) fn tidy(&mut self) -> Result<(), Trouble> {
        if !self.trusted {
            return Ok(());
        }
        let outcome = if self.store.is_tidy() { self.store.make_room() } else { self.store.tidy() };
        self.judge(outcome)
    }

    /// Notes how far the game is, and what the glass shows if the power is about to go.
    pub(super) fn remember(&mut self, glass: Option<Glass>) -> Result<(), Trouble> {
        if !self.trusted {
            return Ok(());
        }
        let outcome = self.store.remember(glass);
        self.judge(outcome)
    }

    /// Forgets everything, as the players asked, one sector (up to 400 ms) a call.
    pub(super) fn erase(&mut self) -> Result<Progress, Trouble> {
        let outcome = self.store.format();
        self.judge(outcome)
    }

    fn judge<T>(&mut self, outcome: Result<T, Error>) -> Result<T, Trouble> {
        outcome.map_err(|error| {
            self.fault = Some(error);
            self.trusted = false;
            match error {
                Error::UnknownFormat(format) => Trouble::UnknownFormat(format),
                Error::Full => Trouble::Full,
                Error::Corrupt | Error::Foreign => Trouble::Corrupt,
                _ => Trouble::Worn,
            }
        })
    }
}
