//! A game being played: its set-up, its journal, and the state that follows from them.
//!
//! The same for every game. It asks the rules before it writes, and it is the only place that takes something back or brings
//! it back. What follows by itself it does not enter unasked: whoever enters an event decides whether to rest there.
//! Invariant: the state is what the standing entries of the journal give when they are replayed from the start.

use core::borrow::BorrowMut;
use core::fmt;

use crate::Game;
use crate::journal::{Entry, Journal, Standing};
use crate::packed;

/// Why an entry is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused<R> {
    /// The rules do not allow it.
    Rules(R),
    /// Nothing stands that could be taken back.
    NothingToUndo,
    /// Nothing was taken back that could come again, or something new was entered since.
    NothingToRedo,
    /// The journal has no room left: end the game, or begin a new one.
    JournalFull,
}

impl<R: fmt::Display> fmt::Display for Refused<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Rules(reason) => reason.fmt(f),
            Refused::NothingToUndo => f.write_str("there is nothing left to take back"),
            Refused::NothingToRedo => f.write_str("there is nothing that could come again"),
            Refused::JournalFull => f.write_str("the journal is full; nothing more can be entered in this game"),
        }
    }
}

/// A stored record that does not fit the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadRecord {
    /// Its index, from 0.
    pub index: usize,
}

/// A game being played. With a journal of its own (`J` left out) it is about 18 KB, for PCs; a device lends it one
/// that lies in a static, and then it is about 1 KB and can be moved without filling the stack.
#[derive(Clone)]
pub struct Play<G: Game, J = Journal> {
    setup: G::Setup,
    state: G,
    /// The state before the last step: what stands but for the last event and what followed it. When that is taken back, this
    /// becomes the state, and the one before it is not known until something is entered or the game is replayed.
    before: Option<G>,
    journal: J,
}

impl<G: Game> Play<G> {
    /// A game before its first entry, with a journal of its own.
    pub fn new(setup: G::Setup) -> Self {
        Play::with_journal(setup, Journal::new())
    }
}

impl<G: Game, J: BorrowMut<Journal>> Play<G, J> {
    /// A game before its first entry; what the journal held is forgotten.
    pub fn with_journal(setup: G::Setup, mut journal: J) -> Self {
        journal.borrow_mut().clear();
        let state = G::begin(&setup);
        Play { before: None, state, setup, journal }
    }

    /// Ends the game and gives its journal back.
    pub fn into_journal(self) -> J {
        self.journal
    }

    /// Begins anew in place.
    pub fn restart(&mut self, setup: G::Setup) {
        self.state = G::begin(&setup);
        self.before = None;
        self.setup = setup;
        self.journal.borrow_mut().clear();
    }

    /// The set-up.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The state as it is now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The state before the last event that stands and what followed it. `None` when nothing stands, and right after something
    /// was taken back: to know it then would take a replay.
    pub fn before(&self) -> Option<&G> {
        self.before.as_ref()
    }

    /// Everything that was entered.
    pub fn journal(&self) -> &Journal {
        self.journal.borrow()
    }

    /// Every entry from the first on, and whether it counts.
    pub fn entries(&self) -> impl Iterator<Item = (Entry<G::Event>, Standing)> {
        self.journal().iter()
    }

    /// The events that stand, from the first on.
    pub fn standing(&self) -> impl Iterator<Item = G::Event> {
        self.journal().standing()
    }

    /// The events that were taken back and can come again, in the order in which they come.
    pub fn redoable(&self) -> impl Iterator<Item = G::Event> {
        self.journal().that(Standing::CanComeAgain).filter_map(Entry::event)
    }

    /// The last event that stands and did not follow by itself.
    pub fn last_event(&self) -> Option<G::Event> {
        let mut back = self.journal().standing_back();
        back.find(|entry| !matches!(entry, Entry::Follow(_))).and_then(Entry::event)
    }

    /// The first event that can come again.
    pub fn next_event(&self) -> Option<G::Event> {
        self.redoable().next()
    }

    /// How many of the events that stand are the last one with what followed it by itself: the number to take back. 0 when
    /// nothing stands.
    pub fn last_step(&self) -> usize {
        let follows = |entry: &Entry<G::Event>| matches!(entry, Entry::Follow(_));
        let followed = self.journal().standing_back().take_while(follows).count();
        (followed + 1).min(self.journal().standing_len())
    }

    /// How many of the events that can come again are the first one with what followed it by itself: the number to bring
    /// back. 0 when nothing can.
    pub fn next_step(&self) -> usize {
        let mut again = self.journal().that::<G::Event>(Standing::CanComeAgain);
        match again.next() {
            Some(_) => 1 + again.take_while(|entry| matches!(entry, Entry::Follow(_))).count(),
            None => 0,
        }
    }

    /// Says whether an event could be entered now, without doing it.
    pub fn allows(&self, event: &G::Event) -> Result<(), Refused<G::Refusal>> {
        if !self.journal().has_room() {
            return Err(Refused::JournalFull);
        }
        self.state.allows(event).map_err(Refused::Rules)
    }

    /// The packed entry that begins at this byte of the journal, as it is to be stored; `None` at the end.
    pub fn packed_at(&self, from: usize) -> Option<&[u8]> {
        self.journal().packed_at::<G::Event>(from)
    }

    /// Enters an event, takes some back or brings some back; a refused entry changes nothing. Taking back the last step is quick
    /// once; more than that replays the game from the start, once for however many, so it takes as long as the game has entries.
    pub fn enter(&mut self, entry: &Entry<G::Event>) -> Result<(), Refused<G::Refusal>> {
        if !self.journal().has_room() {
            return Err(Refused::JournalFull);
        }
        match entry {
            Entry::Event(event) => {
                let before = self.state.clone();
                self.state.apply(event).map_err(Refused::Rules)?;
                self.before = Some(before);
            }
            Entry::Follow(event) => self.state.apply(event).map_err(Refused::Rules)?,
            Entry::Undo => return self.take_back(1, entry),
            Entry::Return(events) => return self.take_back((*events).into(), entry),
            Entry::Redo(events) => self.bring_back((*events).into())?,
        }
        self.note(entry)
    }

    /// Adds an entry to the journal. There is room, and no event is longer than an entry may be.
    fn note(&mut self, entry: &Entry<G::Event>) -> Result<(), Refused<G::Refusal>> {
        self.journal.borrow_mut().push(entry).map_err(|_| Refused::JournalFull)
    }

    /// Takes back so many of the events that stand, at least one.
    fn take_back(&mut self, events: usize, entry: &Entry<G::Event>) -> Result<(), Refused<G::Refusal>> {
        if events == 0 || events > self.journal().standing_len() {
            return Err(Refused::NothingToUndo);
        }
        let last_step = events == self.last_step();
        self.note(entry)?;
        match self.before.take().filter(|_| last_step) {
            Some(before) => self.state = before,
            None => {
                // Cannot fail: these entries were accepted once, in this order.
                let _ = self.replay();
            }
        }
        Ok(())
    }

    /// Applies so many of the events that can come again, at least one; no replay is needed for that.
    fn bring_back(&mut self, events: usize) -> Result<(), Refused<G::Refusal>> {
        if events == 0 || events > self.journal().redoable_len() {
            return Err(Refused::NothingToRedo);
        }
        for entry in self.journal.borrow().that::<G::Event>(Standing::CanComeAgain).take(events) {
            // Cannot fail: it was accepted in this state before it was taken back.
            if let Entry::Event(_) = entry {
                self.before = Some(self.state.clone());
            }
            let _ = entry.event().map(|event| self.state.apply_again(&event));
        }
        Ok(())
    }

    /// Continues a stored game in place: one record an entry, as [`packed::write()`] gave them. When a record does not
    /// fit, the game is as it was before that record, and the error says which it was.
    pub fn restore<'r>(
        &mut self,
        setup: G::Setup,
        records: impl IntoIterator<Item = &'r [u8]>,
    ) -> Result<(), BadRecord> {
        self.restart(setup);
        let loaded = records.into_iter().try_for_each(|record| self.load(record));
        self.finish_loading().and(loaded)
    }

    /// Takes one stored record after the others, where they come one at a time. The rules are asked for all of them
    /// together by [`Self::finish_loading`]; until then the state is not the journal's.
    pub fn load(&mut self, record: &[u8]) -> Result<(), BadRecord> {
        let index = self.journal().len();
        let entry = packed::read::<Entry<G::Event>>(record).map_err(|_| BadRecord { index })?;
        self.journal.borrow_mut().push(&entry).map_err(|_| BadRecord { index })
    }

    /// Replays what was loaded. At a record that the rules refuse, the game is as it was before that record.
    pub fn finish_loading(&mut self) -> Result<(), BadRecord> {
        self.replay().or_else(|bad| {
            self.journal.borrow_mut().keep_first::<G::Event>(bad.index);
            self.replay().and(Err(bad))
        })
    }

    /// Makes the state what the standing entries give; stops at one that the rules refuse.
    fn replay(&mut self) -> Result<(), BadRecord> {
        self.state = G::begin(&self.setup);
        self.before = None;
        // A copy of the state before each event would take as long as the events themselves.
        let last = self.journal().standing_len() - self.last_step();
        let mut number = 0;
        for (index, (entry, standing)) in self.journal.borrow().iter::<G::Event>().enumerate() {
            let Some(event) = entry.event().filter(|_| standing == Standing::Stands) else { continue };
            if number == last {
                self.before = Some(self.state.clone());
            }
            number += 1;
            self.state.apply_again(&event).map_err(|_| BadRecord { index })?;
        }
        Ok(())
    }
}
