//! The mind: what the device does next, from its start to its end.
//!
//! A state machine without a pin, a timer or a task. Whoever has the board hands in presses and asks [`Mind::next`]; the
//! answer is an [`Act`] to carry out before asking again. It decides the order in which what was stored comes back
//! (`waking.rs`), what is stored before a picture may be shown, how far stored data are trusted (`memory.rs`), which
//! presses were made at another picture ([`Aim`]), and what is done in pauses ([`House`]). What a press means and what a
//! picture shows is the companion's business.
//!
//! Invariant: a picture that is to be shown has every press handed in so far, and nothing that is not stored.

mod memory;
#[cfg(test)]
mod tests;
mod waking;

use core::borrow::BorrowMut;

use companion::{Change, Companion, Request, Trouble, picture::Picture, press::Press, settings::Settings};
use embedded_storage::nor_flash::MultiwriteNorFlash;
use engine::journal::Journal;
use rand_core::RngCore;

use crate::{
    aim::Aim,
    crash::Crash,
    house::{Chore, House, Look, PAUSE_MS},
    panel::{Refresh, easel::Sight},
    power::{LOW_MV, Supply},
    store::{Error, Glass, Progress, Region, checksum},
};
use memory::Memory;
use waking::Waking;

/// What the board tells each time that it asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Now {
    /// The time, ms on a clock that does not run backwards.
    pub ms: u64,
    /// What can be seen on the glass.
    pub sight: Sight,
    /// What the board runs on.
    pub supply: Supply,
}

/// What the board is to do before it asks again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Act {
    /// Let everybody else have a turn.
    Yield,
    /// Let the panel come so far that it needs nobody for a while, at most 30 ms: what follows takes as long.
    AwaitPanel,
    /// The canvas is what the glass shows since before the power went, after so many quick refreshes.
    Resume {
        /// Quick refreshes since the last full one.
        quick: u8,
    },
    /// Bring the canvas to the glass.
    Show(Refresh),
    /// Wait for a press, at most so long, in ms.
    Wait(u64),
    /// Measure the battery and tell [`Mind::battery`].
    MeasureBattery,
    /// Cut the power, unless a press waits. Who still runs after a moment, or when a press comes, holds it again.
    CutPower,
    /// Restart the processors.
    Restart,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Waking(Waking),
    /// Presses are taken.
    Serving,
    /// Everything is being erased.
    Erasing,
    /// What cannot be read of the game is being given up.
    Salvaging,
    /// The power was to be cut.
    Going,
}

/// The mind. About 8 KB with its companion: keep it in a static.
pub struct Mind<S, J> {
    companion: Companion<J>,
    memory: Memory<S>,
    house: House,
    aim: Aim,
    phase: Phase,
    /// What has to be told of the restart, until the game has come back.
    crash: Option<Crash>,
    /// What the canvas lacks.
    change: Change,
    last_press_ms: u64,
    last_chore_ms: u64,
    /// What is wrong besides, while a question about the stored data is up.
    untold: Option<Trouble>,
}

impl<S: MultiwriteNorFlash, J: BorrowMut<Journal> + 'static> Mind<S, J> {
    /// Over what is stored in `region` of `flash`, with room for a game's journal. Reads nothing yet.
    pub fn new(flash: S, region: Region, journal: J, crash: Option<Crash>) -> Self {
        Mind {
            companion: Companion::with_journal(Settings::default(), journal),
            memory: Memory::new(flash, region),
            house: House::new(),
            aim: Aim::new(),
            phase: Phase::Waking(Waking::Glass),
            crash,
            change: Change::Nothing,
            last_press_ms: 0,
            last_chore_ms: 0,
            untold: None,
        }
    }

    /// Whether presses are taken now. Otherwise they wait in line: the game that they are for is still to come, or to go.
    pub fn listens(&self) -> bool {
        matches!(self.phase, Phase::Serving | Phase::Going)
    }

    /// Takes one moment of a press, made at `now_ms`. Chance is asked only when a game is set up.
    pub fn press(&mut self, now_ms: u64, press: Press, chance: &mut dyn RngCore) {
        self.last_press_ms = now_ms;
        if self.aim.takes(press) {
            self.change = self.change.max(self.companion.press(press, chance));
        }
    }

    /// When a press counts as held, in ms.
    pub fn held_ms(&self) -> u16 {
        self.companion.settings().held.ms()
    }

    /// The battery was measured at `now_ms`: mV, or `None` if it cannot be told.
    pub fn battery(&mut self, now_ms: u64, mv: Option<u16>) {
        if self.house.battery(now_ms, mv.is_some_and(|mv| mv < LOW_MV)) {
            self.note(Trouble::LowBattery);
        }
    }

    /// What the store said since this was last asked, for whoever has a probe. The players are told in any case.
    pub fn take_fault(&mut self) -> Option<Error> {
        self.memory.take_fault()
    }

    /// What to do next. All presses that wait must have been handed in, if the mind [`listens`](Mind::listens). `canvas`
    /// is the picture that was shown last, and becomes the next one.
    pub fn next(&mut self, now: &Now, canvas: &mut Picture) -> Act {
        match self.phase {
            Phase::Waking(waking) => self.wake(waking, now, canvas),
            Phase::Serving => self.serve(now, canvas),
            Phase::Erasing => {
                let erased = self.memory.erase();
                self.begin_anew(erased)
            }
            Phase::Salvaging => {
                let salvaged = self.memory.salvage();
                self.begin_anew(salvaged)
            }
            Phase::Going => {
                // Still here: a finger came just then, or there is a cable. What was noted will not hold for long.
                self.phase = Phase::Serving;
                self.last_press_ms = now.ms;
                if let Err(trouble) = self.memory.take_glass() {
                    self.note(trouble);
                }
                self.serve(now, canvas)
            }
        }
    }

    fn serve(&mut self, now: &Now, canvas: &mut Picture) -> Act {
        match self.prepare(now, canvas) {
            Ok(None) => {}
            Ok(Some(act)) => return act,
            Err(trouble) => self.note(trouble),
        }
        let change = core::mem::take(&mut self.change);
        if change > Change::Nothing {
            self.companion.draw(canvas);
            return Act::Show(if change == Change::Mark { Refresh::Quick } else { Refresh::Fast });
        }
        if let Sight::Shown { .. } = now.sight {
            // Whatever was pressed before has been handed in, and left out.
            self.aim.seen();
        }
        match self.keep(now, canvas) {
            Ok(Some(act)) => act,
            Ok(None) => Act::Wait(self.house.pause_ms(self.aim.is_unseen() || self.memory.is_due(&self.companion))),
            Err(trouble) => {
                self.note(trouble);
                Act::Yield
            }
        }
    }

    /// Does what the players asked of the board, and stores what the next picture shows.
    fn prepare(&mut self, now: &Now, canvas: &Picture) -> Result<Option<Act>, Trouble> {
        match self.companion.take_request() {
            Some(Request::SwitchOff) => return Ok(Some(self.go(now, canvas))),
            Some(Request::Erase) => {
                self.phase = Phase::Erasing;
                return Ok(Some(Act::Yield));
            }
            Some(Request::Salvage) => {
                self.phase = Phase::Salvaging;
                return Ok(Some(Act::Yield));
            }
            None => {}
        }
        if let Some(trouble) = self.untold.take_if(|_| !self.companion.asks_about_data()) {
            return Err(trouble);
        }
        // What the flash did not take comes again with the next press, and in rests.
        let stored = self.store_game(self.change > Change::Nothing)?;
        if stored || self.companion.wants_results() && self.memory.recall_result(&mut self.companion)? {
            return Ok(Some(Act::Yield));
        }
        Ok(None)
    }

    /// Stores the next entry; true while there may be more. As long as some are not stored every screen says so.
    fn store_game(&mut self, again: bool) -> Result<bool, Trouble> {
        let progress = self.memory.store_game(&mut self.companion, again);
        if self.companion.set_unstored(self.memory.is_stuck()) {
            self.change = self.change.max(Change::Mark);
        }
        Ok(progress? == Progress::More)
    }

    /// Does the one thing that is due after so long without a press. Between two of them there is time for a finger: its
    /// press takes some ms to be one.
    fn keep(&mut self, now: &Now, canvas: &Picture) -> Result<Option<Act>, Trouble> {
        let quiet_ms = now.ms.saturating_sub(self.last_press_ms);
        if quiet_ms.min(now.ms.saturating_sub(self.last_chore_ms)) < PAUSE_MS {
            return Ok(None);
        }
        self.last_chore_ms = now.ms;
        let due = self.memory.due(&self.companion);
        let look = Look { quiet_ms, supply: now.supply, refreshing: now.sight == Sight::Changing, due };
        match self.house.next(now.ms, &look) {
            Chore::Wait => {}
            Chore::StoreValue => self.memory.store_value(&mut self.companion)?,
            Chore::Note => self.memory.remember(),
            Chore::StoreEntries => {
                self.house.tried(now.ms);
                // If it is taken now, what waits behind it follows before the next picture.
                let _more = self.store_game(true)?;
            }
            Chore::RecallResult => drop(self.memory.recall_result(&mut self.companion)?),
            Chore::Tidy => self.memory.tidy(),
            Chore::LookAtBattery if now.supply == Supply::Battery => return Ok(Some(Act::MeasureBattery)),
            Chore::LookAtBattery => self.battery(now.ms, None),
            Chore::SwitchOff => return Ok(Some(self.go(now, canvas))),
        }
        Ok(None)
    }

    /// Notes what the glass shows, which is `canvas` if anything, before the power goes.
    fn go(&mut self, now: &Now, canvas: &Picture) -> Act {
        let glass = match now.sight {
            Sight::Shown { quick } => Some(Glass { checksum: checksum(canvas.bytes()), quick }),
            Sight::Changing | Sight::Failed => None,
        };
        self.memory.leave(glass);
        self.phase = Phase::Going;
        Act::CutPower
    }

    /// What was stored is another when this is done.
    fn begin_anew(&mut self, progress: Result<Progress, Trouble>) -> Act {
        match progress {
            Ok(Progress::More) => return Act::Yield,
            Ok(Progress::Done(())) => return Act::Restart,
            Err(trouble) => self.note(trouble),
        }
        self.phase = Phase::Serving;
        Act::Yield
    }

    /// Tells the players what is wrong; after the question about the stored data, if that is up.
    fn note(&mut self, trouble: Trouble) {
        self.untold = self.companion.asks_about_data().then_some(trouble);
        self.aim.surprise();
        self.companion.note_trouble(trouble);
        self.change = Change::Screen;
    }
}
