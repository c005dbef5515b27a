//! The memory: the companion's records to and from the flash.
//!
//! It translates between the companion, which says what must be stored, and the store, which knows how; it decides
//! nothing. Invariant: after a fault of the store nothing more is written until the players have decided, and every fault
//! is handed to the caller, who must tell them.

use core::ops::Range;

use board_support::{
    badger::BadgerFlash,
    house::{Due, Value},
    store::{Error, Glass, KEYS, MOST_HEADER, MOST_VALUE, Progress, Region, Store, Stored},
};
use companion::{
    Companion, Trouble,
    memory::{FIRST_KEYS, RESULT_KEYS, Record, What},
};
use embassy_futures::yield_now;
use engine::journal::Journal;

use crate::glass::Easel;

const _: () = {
    assert!(
        companion::memory::MOST_BYTES <= MOST_VALUE && MOST_VALUE <= MOST_HEADER,
        "every record must fit the store"
    );
    assert!(RESULT_KEYS.end <= KEYS, "every result must have its key");
};

/// The companion as the device has it.
pub(crate) type Mind = Companion<&'static mut Journal>;

/// The store, while it can be trusted.
pub(crate) struct Memory {
    store: Store<BadgerFlash>,
    trusted: bool,
    /// The results that have not come back yet.
    results: Range<u8>,
}

impl Memory {
    pub(crate) fn new(flash: BadgerFlash) -> Self {
        Memory { store: Store::new(flash, Region::BADGER), trusted: true, results: RESULT_KEYS }
    }

    /// Brings back what was stored.
    pub(crate) async fn recall(&mut self, mind: &mut Mind, easel: &Easel) -> Result<(), Trouble> {
        let outcome = self.recall_all(mind, easel).await;
        self.judge(outcome)
    }

    /// Leaves what is stored alone, until the players have decided.
    pub(crate) fn give_up(&mut self) -> Trouble {
        self.trusted = false;
        Trouble::Corrupt
    }

    async fn recall_all(&mut self, mind: &mut Mind, easel: &Easel) -> Result<(), Error> {
        self.recall_values(mind, FIRST_KEYS).await?;
        let mut header = Ok(());
        let mut each = |stored: Stored<'_>| match stored {
            Stored::Header(bytes) => header = mind.recall_game(bytes),
            // The companion remembers an entry that it could not read.
            Stored::Entry(entry) => _ = mind.recall_entry(entry),
        };
        while self.store.restore(&mut each)? == Progress::More {
            // Reading the flash never waits by itself; meanwhile the panel wakes.
            yield_now().await;
        }
        // To replay a long game takes 30 ms without a break.
        easel.started().await;
        // A game that was stored whole but that these rules do not accept is kept as far as it goes, and said so.
        if mind.recall_done().is_err() {
            mind.note_trouble(Trouble::Shortened);
        }
        header.map_err(|_| Error::Corrupt)
    }

    /// Brings back one result; true while there may be more. Each can take as long as looking through all values does,
    /// up to 80 ms when they have filled their sectors, so they come one at a time, in pauses.
    pub(crate) async fn recall_result(&mut self, mind: &mut Mind) -> Result<bool, Trouble> {
        let Some(key) = self.results.next().filter(|_| self.trusted) else { return Ok(false) };
        let outcome = self.recall_values(mind, key..key + 1).await;
        if self.results.is_empty() {
            mind.recall_results_done();
        }
        self.judge(outcome).map(|()| true)
    }

    async fn recall_values(&mut self, mind: &mut Mind, keys: Range<u8>) -> Result<(), Error> {
        let mut buffer = [0; MOST_VALUE];
        for key in keys {
            if let Some(value) = self.store.get(key, &mut buffer)? {
                mind.recall_value(key, value);
            }
            // Reading the flash never waits by itself; meanwhile the panel wakes and takes its first picture.
            yield_now().await;
        }
        Ok(())
    }

    /// Stores what the next picture may show: the game's header and entries.
    pub(crate) async fn store_game(&mut self, mind: &mut Mind) -> Result<(), Trouble> {
        while self.trusted
            && let Some(record @ Record { what: What::Game | What::Entry, .. }) = mind.unstored()
        {
            self.store_record(&record, mind)?;
            yield_now().await;
        }
        Ok(())
    }

    /// Whether there is anything for pauses.
    pub(crate) fn is_due(&self, mind: &Mind) -> bool {
        self.trusted && (mind.unstored().is_some() || self.due_but_values() != Due::default())
    }

    /// What there is for pauses.
    pub(crate) fn due(&mut self, mind: &Mind) -> Result<Due, Trouble> {
        if !self.trusted {
            return Ok(Due::default());
        }
        let value = match mind.unstored() {
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
            results: !self.results.is_empty(),
            untidy: !(self.store.is_tidy() && self.store.is_roomy()),
        }
    }

    /// Stores one thing that can wait for a quiet moment, or goes on with it.
    pub(crate) fn store_value(&mut self, mind: &mut Mind) -> Result<(), Trouble> {
        match mind.unstored() {
            Some(record) if self.trusted => self.store_record(&record, mind),
            _ => Ok(()),
        }
    }

    fn store_record(&mut self, record: &Record, mind: &mut Mind) -> Result<(), Trouble> {
        let outcome = match record.what {
            What::Game => self.store.begin_game(&record.bytes),
            What::Entry => self.store.append(&record.bytes).map(Progress::Done),
            What::Value(key) => self.store.put(key, &record.bytes),
        };
        if self.judge(outcome)? == Progress::Done(()) {
            mind.stored(record);
        }
        Ok(())
    }

    /// Prepares the flash for the next game and the next values, one sector (up to 400 ms) a call.
    pub(crate) fn tidy(&mut self) -> Result<(), Trouble> {
        if !self.trusted {
            return Ok(());
        }
        let outcome = if self.store.is_tidy() { self.store.make_room() } else { self.store.tidy() };
        self.judge(outcome)
    }

    /// Notes how far the game is, and what the glass shows if the power is about to go.
    pub(crate) fn remember(&mut self, glass: Option<Glass>) -> Result<(), Trouble> {
        if !self.trusted {
            return Ok(());
        }
        let outcome = self.store.remember(glass);
        self.judge(outcome)
    }

    /// What the glass showed when the device switched itself off, if it has done nothing since. Told once.
    pub(crate) fn take_glass(&mut self) -> Result<Option<Glass>, Trouble> {
        if !self.trusted {
            return Ok(None);
        }
        let outcome = self.store.take_glass();
        self.judge(outcome)
    }

    /// Forgets everything, as the players asked.
    pub(crate) async fn erase(&mut self) -> Result<(), Trouble> {
        loop {
            let outcome = self.store.format();
            if self.judge(outcome)? == Progress::Done(()) {
                return Ok(());
            }
            yield_now().await;
        }
    }

    fn judge<T>(&mut self, outcome: Result<T, Error>) -> Result<T, Trouble> {
        outcome.map_err(|error| {
            defmt::error!("store: {}", defmt::Debug2Format(&error));
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
