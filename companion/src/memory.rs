//! What outlives the power: which records the device must store, and how it recalls them.
//!
//! The companion does no input or output. It says what is not stored yet, one record at a time and in the order in
//! which it must reach the flash; whoever owns the flash stores it and says so. Only then is the picture drawn. At boot
//! the same records come back. What a record looks like in flash is the store's business.
//!
//! Invariant: a companion that recalls what was stored draws the game that was shown.

use core::{borrow::BorrowMut, ops::Range};

use engine::{journal::Journal, packed};
use heapless::{String, Vec};

use crate::{
    Companion, NOTE_BYTES, Screen,
    games::{GameId, LastTime, Table},
    screen::{
        home::{Entry, Home},
        results,
    },
    settings::Settings,
};

/// Bytes of the longest record: a set-up with every card's points and cost overruled.
pub const MOST_BYTES: usize = packed::MOST_SETUP_BYTES + 1;

/// Where a record belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A new game begins with this header; the entries of the one before are no longer wanted.
    Game,
    /// One more entry of the game.
    Entry,
    /// The value with this key, of [`FIRST_KEYS`] or [`RESULT_KEYS`]; it replaces the one before.
    Value(u8),
}

/// What is remembered besides games, in one value: the store finds the value that was written last at once, and one that
/// was never written only after it has looked everywhere. Boot cannot wait for that.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Memo {
    settings: Settings,
    last: LastTime,
    /// The game was up, not the home screen.
    in_game: bool,
    /// The last crash's message.
    fault: String<NOTE_BYTES>,
}

impl Memo {
    /// As it is stored. What came later stands behind what an earlier version knew.
    fn write<'b>(&self, buffer: &'b mut [u8]) -> Option<&'b [u8]> {
        let Memo { settings, last, in_game, fault } = self;
        let (first, later) = last.parts();
        packed::write(&(settings, first, in_game, fault, later), buffer)
    }

    /// Reads what any version stored: what it did not know yet is as on a new device, and what a later one has added
    /// behind is left out.
    fn read(bytes: &[u8]) -> Option<Self> {
        let ((settings, first, in_game, fault), later) = packed::read_first::<(Settings, _, _, _)>(bytes).ok()?;
        let settings = if later.is_empty() { settings.before_reminders() } else { settings };
        let later = packed::read_first(later).ok().map(|(later, _)| later);
        Some(Memo { settings, last: LastTime::of(first, later), in_game, fault })
    }
}

const MEMO: u8 = 0;
const FIRST_RESULT: u8 = 1;

/// The keys of the values that the first picture needs.
pub const FIRST_KEYS: Range<u8> = 0..FIRST_RESULT;
/// The keys of the results; they can come back after the first picture.
pub const RESULT_KEYS: Range<u8> = FIRST_RESULT..FIRST_RESULT + results::MOST as u8;

/// A record that is to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Where it belongs.
    pub what: What,
    /// The bytes.
    pub bytes: Vec<u8, MOST_BYTES>,
}

/// A stored game that cannot be continued as it is. What could be read of it is on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

/// What is stored already.
#[derive(Debug, Default)]
pub(crate) struct Stored {
    memo: Option<Memo>,
    /// Bytes of the journal whose entries are stored; `None` while the header is not.
    journal: Option<usize>,
    /// An entry could not be read, so those after it do not count.
    broken: bool,
}

impl<J: BorrowMut<Journal> + 'static> Companion<J> {
    /// The next record to store; `None` when everything is. To be asked before each picture.
    pub fn unstored(&self) -> Option<Record> {
        // While the players are asked what shall become of the stored data, these stay as they are.
        if self.asks_about_data() {
            return None;
        }
        if let Some(game) = &self.game {
            match self.stored.journal {
                None => {
                    return record(What::Game, |buffer| {
                        let (number, setup) = buffer.split_first_mut()?;
                        *number = game.game().number();
                        Some(1 + game.packed_setup(setup)?.len())
                    });
                }
                Some(from) => {
                    if let Some(entry) = game.packed_at(from) {
                        return Some(Record { what: What::Entry, bytes: Vec::from_slice(entry).ok()? });
                    }
                }
            }
        }
        if let Some((slot, result)) = self.results.unstored() {
            return record(What::Value(FIRST_RESULT + slot), |buffer| result.write(buffer).map(<[u8]>::len));
        }
        let memo = self.memo();
        if self.stored.memo.as_ref() != Some(&memo) {
            return record(What::Value(MEMO), |buffer| memo.write(buffer).map(<[u8]>::len));
        }
        None
    }

    /// The record that [`Self::unstored`] gave is in flash.
    pub fn stored(&mut self, record: &Record) {
        match record.what {
            What::Game => self.stored.journal = Some(0),
            What::Entry => {
                if let Some(from) = &mut self.stored.journal {
                    *from += record.bytes.len();
                }
            }
            What::Value(MEMO) => self.stored.memo = Some(self.memo()),
            What::Value(key) => self.results.stored(key.saturating_sub(FIRST_RESULT)),
        }
    }

    /// A value comes back at boot; one that cannot be read is left as it is by default.
    pub fn recall_value(&mut self, key: u8, bytes: &[u8]) {
        match key {
            MEMO => {
                if let Some(memo) = Memo::read(bytes) {
                    self.settings = memo.settings;
                    self.last = memo.last.clone();
                    self.fault = memo.fault.clone();
                    self.stored.memo = Some(memo);
                    self.screen = Screen::Home(Home::at(Entry::NewGame(self.last.game), false));
                }
            }
            _ => self.results.recall(key.saturating_sub(FIRST_RESULT), bytes),
        }
    }

    /// The header of the stored game comes back.
    pub fn recall_game(&mut self, header: &[u8]) -> Result<(), Unreadable> {
        let (number, setup) = header.split_first().ok_or(Unreadable)?;
        let game = GameId::numbered(*number).ok_or(Unreadable)?;
        let journal = self.take_journal().ok_or(Unreadable)?;
        match Table::recall(game, setup, journal) {
            Ok(table) => {
                self.put_on_table(table);
                Ok(())
            }
            Err(journal) => {
                self.spare = Some(journal);
                Err(Unreadable)
            }
        }
    }

    /// An entry of the stored game comes back. After one that cannot be read no other is taken: there would be a gap.
    pub fn recall_entry(&mut self, entry: &[u8]) -> Result<(), Unreadable> {
        let game = self.game.as_mut().filter(|_| !self.stored.broken).ok_or(Unreadable)?;
        let loaded = game.load(entry);
        self.stored.broken = loaded.is_err();
        loaded.map_err(|_| Unreadable)
    }

    /// The game has come back with all its entries: it is replayed, and the screen is the one that was up. When an entry
    /// does not fit or could not be read, the game stands before it and is stored anew, as a game of its own. The results
    /// are still to come.
    pub fn recall_done(&mut self) -> Result<(), Unreadable> {
        self.results.expect();
        let (whole, view) = (!core::mem::take(&mut self.stored.broken), self.view());
        let Some(game) = &mut self.game else { return Ok(()) };
        let replayed = game.finish_loading().is_ok();
        let outcome = if whole && replayed { Ok(()) } else { Err(Unreadable) };
        self.stored.journal = outcome.is_ok().then(|| game.packed_len());
        // A press can be two entries; when the power went between them, the second comes now.
        game.settle(view);
        if self.stored.memo.as_ref().is_none_or(|memo| memo.in_game) {
            self.screen = Screen::Game;
        } else {
            self.leave_game();
        }
        outcome
    }

    /// Whether the results are wanted before the next picture: somebody looks at them, or the game that has ended is about
    /// to make room. Otherwise they come in pauses, and the game joins them then.
    pub fn wants_results(&self) -> bool {
        let wanted = match self.screen {
            Screen::Results(_) => true,
            // The game that waits joins them before another takes its place.
            Screen::SetUp(_) => self.game.as_ref().is_some_and(|game| game.is_finished()),
            _ => false,
        };
        wanted && !self.results.is_complete()
    }

    /// The results have come back too. A game that ended before they did joins them now.
    pub fn recall_results_done(&mut self) {
        self.results.complete();
        let game = self.game.as_ref().filter(|game| game.is_finished());
        self.counted = game.is_some_and(|game| self.results.ends_with(&game.sheet()));
        self.keep_result();
    }

    fn memo(&self) -> Memo {
        Memo { settings: self.settings, last: self.last.clone(), in_game: self.in_game(), fault: self.fault.clone() }
    }

    /// Whether the game is up, or a sentence lies over it.
    pub(crate) fn in_game(&self) -> bool {
        matches!(self.screen, Screen::Game | Screen::Trouble { in_game: true, .. })
    }
}

/// A record with what `write` packs, which says how long it is; `None` when it does not fit, which nothing of ours does.
fn record(what: What, write: impl FnOnce(&mut [u8]) -> Option<usize>) -> Option<Record> {
    let mut buffer = [0; MOST_BYTES];
    let written = write(&mut buffer)?;
    Some(Record { what, bytes: Vec::from_slice(buffer.get(..written)?).ok()? })
}

impl Stored {
    /// Nothing of a game has been stored when it begins.
    pub(crate) fn game_begins(&mut self) {
        self.journal = None;
    }
}
