//! What outlives the power: which records the device must store, and how it recalls them.
//!
//! The companion does no input or output. It says what is not stored yet, one record at a time and in the order in
//! which it must reach the flash; whoever owns the flash stores it and says so. Only then is the picture drawn. At boot
//! the same records come back. What a record looks like in flash is the store's business.
//!
//! Invariant: a companion that recalls what was stored draws the game that was shown.

mod first_format;

use core::{borrow::BorrowMut, ops::Range};

use engine::{
    journal::{Journal, MOST_ENTRY_BYTES},
    packed,
};
use heapless::{String, Vec};

use crate::{
    Companion, NOTE_BYTES, Screen,
    games::{CHOICES_BYTES, GameId, PackedChoices, Table},
    lesson::Learnt,
    screen::{
        Target, View,
        games::{Games, Purpose},
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
    /// The value with this key, of [`FIRST_KEYS`] or [`LATER_KEYS`]; it replaces the one before.
    Value(u8),
}

/// What is remembered besides games, in one value: the store finds the value that was written last at once, and one that
/// was never written only after it has looked everywhere. Boot cannot wait for that.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Memo {
    settings: Settings,
    /// The game was up, not the home screen.
    in_game: bool,
    /// The last crash's message.
    fault: String<NOTE_BYTES>,
    /// The game that was set up last.
    game: GameId,
    /// Its choices, so that the same again needs nothing else.
    choices: PackedChoices,
    /// Where the lessons go on; at their beginning in a memo of versions that did not keep it.
    learnt: Learnt,
}

/// What the first byte of a memo says since each game keeps its choices for itself. Before, a language stood there.
const MEMO_FORMAT: u8 = 0x80;
/// Settings are five values of a byte each.
const MEMO_BYTES: usize = 1 + 5 + 1 + (1 + NOTE_BYTES) + 1 + (1 + CHOICES_BYTES) + size_of::<Learnt>();
const _: () = assert!(MEMO_BYTES <= MOST_BYTES, "the memo fits a value");
const _: () = assert!(packed::MOST_SETUP_BYTES < MOST_BYTES, "a header fits a record, behind the game's number");
const _: () = assert!(MOST_ENTRY_BYTES <= MOST_BYTES, "an entry fits a record");

impl Memo {
    /// As it is stored; gives the number of bytes.
    fn write(&self, buffer: &mut [u8]) -> Option<usize> {
        let Memo { settings, in_game, fault, game, choices, learnt } = self;
        packed::write(&(MEMO_FORMAT, settings, in_game, fault, game.number(), choices, learnt), buffer).map(<[u8]>::len)
    }

    /// Reads what [`Self::write`] stored; what a later version has added behind is left out.
    fn read(bytes: &[u8]) -> Option<Self> {
        let ((MEMO_FORMAT, settings, in_game, fault, game, choices), later) =
            packed::read_first::<(u8, _, _, _, u8, _)>(bytes).ok()?
        else {
            return None;
        };
        let learnt = packed::read_first(later).map(|(learnt, _)| learnt).unwrap_or_default();
        Some(Memo { settings, in_game, fault, game: GameId::numbered(game)?, choices, learnt })
    }
}

const MEMO: u8 = 0;
const FIRST_RESULT: u8 = 1;
const FIRST_CHOICES: u8 = FIRST_RESULT + results::MOST as u8;
/// Games that can have choices and a lesson of their own; their numbers are below this.
pub(crate) const GAMES: u8 = 8;

/// The keys of the values that the first picture needs.
pub const FIRST_KEYS: Range<u8> = 0..FIRST_RESULT;
/// The keys of what can come back after the first picture: the results, then each game's choices.
pub const LATER_KEYS: Range<u8> = FIRST_RESULT..FIRST_CHOICES + GAMES;

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

/// A record is longer than there is room for. Nothing of ours is, and the build proves what it can; whoever meets it must
/// not take it for "everything is stored".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong;

/// What is stored already.
#[derive(Debug, Default)]
pub(crate) struct Stored {
    memo: Option<Memo>,
    /// The memo in flash is one of versions that kept the choices of both games in it.
    first_format: bool,
    /// The games whose choices are not stored yet, one bit a number.
    choices: u8,
    /// Bytes of the journal whose entries are stored; `None` while the header is not.
    journal: Option<usize>,
    /// An entry could not be read, so those after it do not count.
    broken: bool,
}

impl<J: BorrowMut<Journal> + 'static> Companion<J> {
    /// The next record to store; `None` when everything is. To be asked before each picture.
    pub fn unstored(&self) -> Result<Option<Record>, TooLong> {
        // While the players are asked what shall become of the stored data, these stay as they are.
        if self.asks_about_data() {
            return Ok(None);
        }
        if let Some(game) = &self.game {
            match self.stored.journal {
                None => {
                    return record(What::Game, |buffer| {
                        let (number, setup) = buffer.split_first_mut()?;
                        *number = game.game().number();
                        Some(1 + game.board.packed_setup(setup)?)
                    });
                }
                Some(from) => {
                    if let Some(entry) = game.board.packed_at(from) {
                        let bytes = Vec::from_slice(entry).map_err(|_| TooLong)?;
                        return Ok(Some(Record { what: What::Entry, bytes }));
                    }
                }
            }
        }
        if let Some((slot, result)) = self.results.unstored() {
            return record(What::Value(FIRST_RESULT + slot), |buffer| result.write(buffer));
        }
        let memo = self.memo();
        let changed = self.stored.memo.as_ref() != Some(&memo);
        // A memo of the first format has the choices of both games: these are stored before it goes, and not sooner.
        if changed || !self.stored.first_format {
            let unstored = GameId::ALL.iter().find(|game| self.stored.choices & 1 << game.number() != 0);
            if let Some(game) = unstored {
                let choices = self.last.packed(*game);
                return record(What::Value(FIRST_CHOICES + game.number()), |buffer| {
                    buffer.get_mut(..choices.len())?.copy_from_slice(&choices);
                    Some(choices.len())
                });
            }
        }
        if changed {
            return record(What::Value(MEMO), |buffer| memo.write(buffer));
        }
        Ok(None)
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
            What::Value(MEMO) => {
                self.stored.memo = Some(self.memo());
                self.stored.first_format = false;
            }
            What::Value(key @ FIRST_CHOICES..) => {
                self.stored.choices &= !(1u8.checked_shl((key - FIRST_CHOICES).into()).unwrap_or(0));
            }
            What::Value(key) => self.results.stored(key.saturating_sub(FIRST_RESULT)),
        }
    }

    /// A value comes back at boot; one that cannot be read is left as it is by default.
    pub fn recall_value(&mut self, key: u8, bytes: &[u8]) {
        match key {
            MEMO => self.recall_memo(bytes),
            FIRST_CHOICES.. => {
                // Those of the game that was set up last came with the memo.
                let game = GameId::numbered(key - FIRST_CHOICES).filter(|game| *game != self.last.game);
                if let Some(game) = game {
                    self.last.recall(game, bytes);
                }
            }
            _ => self.results.recall(key.saturating_sub(FIRST_RESULT), bytes),
        }
    }

    fn recall_memo(&mut self, bytes: &[u8]) {
        if let Some(memo) = Memo::read(bytes) {
            self.settings = memo.settings;
            self.learnt = memo.learnt;
            self.last.game = memo.game;
            self.last.recall(memo.game, &memo.choices);
            self.fault = memo.fault.clone();
            self.stored.memo = Some(memo);
        } else if let Some(first) = first_format::read(bytes) {
            self.settings = first.settings;
            self.fault = first.fault;
            self.last = first.last;
            // To be stored in the present format once it changes; until then it counts as stored, so that a start writes
            // nothing.
            self.stored.memo = Some(Memo { in_game: first.in_game, ..self.memo() });
            self.stored.first_format = true;
            self.stored.choices = GameId::ALL.iter().fold(0, |bits, game| bits | 1 << game.number());
        } else {
            return;
        }
        self.screen = self.home_at(Target::NewGame(self.last.game));
    }

    /// The choices of the set-up that is up are last time's from now on.
    pub(crate) fn remember_choices(&mut self) {
        let Screen::SetUp(opening) = &self.screen else { return };
        let before = self.last.clone();
        opening.remember(&mut self.last);
        let game = self.last.game;
        if self.last.packed(game) != before.packed(game) {
            self.stored.choices |= 1 << game.number();
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
        let loaded = game.board.load(entry);
        self.stored.broken = loaded.is_err();
        loaded.map_err(|_| Unreadable)
    }

    /// The game has come back with all its entries: it is replayed, and the screen is the one that was up. When an entry
    /// does not fit or could not be read, the game stands before it and is stored anew, as a game of its own. The results
    /// are still to come.
    pub fn recall_done(&mut self) -> Result<(), Unreadable> {
        self.results.expect();
        let whole = !core::mem::take(&mut self.stored.broken);
        let Some(game) = &mut self.game else { return Ok(()) };
        let replayed = game.board.finish_loading().is_ok();
        let outcome = if whole && replayed { Ok(()) } else { Err(Unreadable) };
        self.stored.journal = outcome.is_ok().then(|| game.board.packed_len());
        // A press can be two entries; when the power went between them, the second comes now.
        game.board.settle();
        if self.stored.memo.as_ref().is_none_or(|memo| memo.in_game) {
            game.say_last(View::of(self.settings));
            self.screen = Screen::Game;
        } else {
            self.leave_game();
        }
        outcome
    }

    /// Makes the screen that was recalled a little quieter, as it is when something was opened over the game and closed
    /// again. False when it cannot be quieter; then [`Self::say_last`] makes it as it was recalled.
    pub fn hush(&mut self) -> bool {
        matches!(self.screen, Screen::Game) && self.game.as_mut().is_some_and(|game| game.hush())
    }

    /// Says of the game's last entry what was said when it was made.
    pub fn say_last(&mut self) {
        let view = View::of(self.settings);
        if let (Screen::Game, Some(game)) = (&self.screen, &mut self.game) {
            game.say_last(view);
        }
    }

    /// Whether the results are wanted before the next picture: somebody looks at them, or the game that has ended is about
    /// to make room. Otherwise they come in pauses, and the game joins them then.
    pub fn wants_results(&self) -> bool {
        let wanted = match self.screen {
            // The choices of a game that was not the last one come with them.
            Screen::Results(_) | Screen::Games(Games { purpose: Purpose::Play, .. }) => true,
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
        self.counted = game.is_some_and(|game| self.results.ends_with(&game.score()));
        self.keep_result();
    }

    fn memo(&self) -> Memo {
        Memo {
            settings: self.settings,
            in_game: self.in_game(),
            fault: self.fault.clone(),
            game: self.last.game,
            choices: self.last.packed(self.last.game),
            learnt: self.learnt,
        }
    }

    /// Whether the game is up, or a sentence lies over it.
    pub(crate) fn in_game(&self) -> bool {
        matches!(self.screen, Screen::Game | Screen::Trouble { in_game: true, .. })
    }
}

/// A record with what `write` packs, which says how long it is.
fn record(what: What, write: impl FnOnce(&mut [u8]) -> Option<usize>) -> Result<Option<Record>, TooLong> {
    let mut buffer = [0; MOST_BYTES];
    let written = write(&mut buffer).and_then(|bytes| buffer.get(..bytes)).ok_or(TooLong)?;
    let bytes = Vec::from_slice(written).map_err(|_| TooLong)?;
    Ok(Some(Record { what, bytes }))
}

impl Stored {
    /// Nothing of a game has been stored when it begins.
    pub(crate) fn game_begins(&mut self) {
        self.journal = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_is_an_error_and_not_nothing() {
        assert_eq!(record(What::Game, |_| None), Err(TooLong));
        assert_eq!(record(What::Value(MEMO), |_| Some(MOST_BYTES + 1)), Err(TooLong));
        let fits = record(What::Value(MEMO), |_| Some(MOST_BYTES));
        assert!(fits.is_ok_and(|record| record.is_some_and(|record| record.bytes.len() == MOST_BYTES)));
    }

    #[test]
    fn the_longest_memo_fits() {
        let choices = PackedChoices::from_slice(&[7; CHOICES_BYTES]).expect("as many as there are");
        let fault = core::iter::repeat_n('x', NOTE_BYTES).collect();
        let learnt = Learnt::default();
        let memo =
            Memo { settings: Settings::default(), in_game: true, fault, game: GameId::default(), choices, learnt };
        let mut buffer = [0; MEMO_BYTES];
        assert_eq!(memo.write(&mut buffer), Some(MEMO_BYTES));
        assert_eq!(Memo::read(&buffer), Some(memo));
    }
}
