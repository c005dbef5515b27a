//! The order in which the device comes to itself.
//!
//! | | why then |
//! |---|---|
//! | what the glass showed | before anything is drawn, and whatever is wrong with the rest: it will not hold for long |
//! | the values that the first picture needs | one a call, while the panel wakes |
//! | the game | the same |
//! | its replay | takes up to 30 ms without a break, so the panel's booster is let start first |
//! | what is wrong | after a restart was noted, which may close the game: the stored data must be seen first |
//!
//! Results come later, in pauses. Invariant: nothing is read or written of what may be the very thing that the device
//! crashes on, once it has crashed [`HOPELESS`] times in a row, but for the note of the glass.

use core::borrow::BorrowMut;

use companion::{Change, HOPELESS, Trouble, memory::FIRST_KEYS, picture::Picture};
use embedded_storage::nor_flash::MultiwriteNorFlash;
use engine::journal::Journal;

use super::{Act, Mind, Now, Phase};
use crate::store::{Glass, Progress, checksum};

/// What the last note says of the glass.
type Noted = Result<Option<Glass>, Trouble>;

/// How far the device has come to itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Waking {
    /// Nothing was read yet.
    Glass,
    /// The value with this key is next.
    Value(u8, Noted),
    /// The game comes back.
    Game(Noted),
    /// It is there and has to be replayed.
    Replay(Noted),
}

impl<S: MultiwriteNorFlash, J: BorrowMut<Journal> + 'static> Mind<S, J> {
    pub(super) fn wake(&mut self, waking: Waking, now: &Now, canvas: &mut Picture) -> Act {
        match waking {
            Waking::Glass => {
                let noted = self.memory.take_glass();
                if self.crash.as_ref().is_some_and(|crash| crash.in_a_row >= HOPELESS) {
                    let trouble = self.memory.give_up();
                    return self.awake(Err(trouble), noted, now, canvas);
                }
                self.phase = Phase::Waking(Waking::Value(FIRST_KEYS.start, noted));
                Act::Yield
            }
            Waking::Value(key, noted) => {
                if !FIRST_KEYS.contains(&key) {
                    self.phase = Phase::Waking(Waking::Game(noted));
                } else if let Err(trouble) = self.memory.recall_value(&mut self.companion, key) {
                    return self.awake(Err(trouble), noted, now, canvas);
                } else {
                    self.phase = Phase::Waking(Waking::Value(key + 1, noted));
                }
                Act::Yield
            }
            Waking::Game(noted) => match self.memory.recall_game(&mut self.companion) {
                Ok(Progress::More) => Act::Yield,
                Ok(Progress::Done(_)) => {
                    self.phase = Phase::Waking(Waking::Replay(noted));
                    Act::AwaitPanel
                }
                Err(trouble) => self.awake(Err(trouble), noted, now, canvas),
            },
            Waking::Replay(noted) => {
                let replayed = self.memory.replay(&mut self.companion);
                self.awake(replayed, noted, now, canvas)
            }
        }
    }

    /// Everything has come back that will, or it is known why not. The press that woke the device waits in line.
    fn awake(&mut self, recalled: Result<(), Trouble>, noted: Noted, now: &Now, canvas: &mut Picture) -> Act {
        self.phase = Phase::Serving;
        self.last_press_ms = now.ms;
        self.change = Change::Screen;
        if let Some(crash) = self.crash.take() {
            self.companion.note_restart(&crash.message, crash.in_a_row);
        }
        self.memory.report(&mut self.companion);
        if let Some(trouble) = recalled.err().or(noted.err()) {
            self.note(trouble);
        }
        if self.companion.asks_about_data() {
            self.aim.surprise();
        }
        // If the glass still shows what was recalled, or that after somebody has read it, only what the press changes has to
        // be brought there. If it shows something else, a menu or another number, that press was made for what is gone.
        if let Ok(Some(glass)) = noted {
            loop {
                self.companion.draw(canvas);
                if checksum(canvas.bytes()) == glass.checksum {
                    self.change = Change::Nothing;
                    return Act::Resume { quick: glass.quick };
                }
                if !self.companion.hush() {
                    break;
                }
            }
            self.companion.say_last();
            self.aim.surprise();
        }
        Act::Yield
    }
}
