//! A game on the table, with its journal: where a session's answers, rows and lines become events.
//!
//! The [`Board`] of a game that is played, made once a game. Invariant: what is entered goes through [`Play::enter`] and nowhere
//! else, so the journal has it.

use core::{any::Any, borrow::BorrowMut, cmp::Ordering, ops::Range};

use engine::{
    journal::{Entry, Journal, Standing},
    packed,
    play::{BadRecord, Play, Refused},
    prompt::{Answer, Kind, Prompt},
};

use super::{
    board::{Board, Offered, Picked, Rows, Said},
    face::{Face, Owner, Show},
    log::{self, Log, LogLine},
    rows::{self, Item, Lists},
};
use crate::{
    draw::chrome,
    screen::{Label, Room, View},
    text::{
        Sentence, Word,
        fill::{Line, add, fill, tell},
        prose::Prose,
    },
};

/// A game being played, with its journal.
pub(crate) struct OnTable<G: Face, J> {
    play: Play<G, J>,
    /// Where the log was last looked at: so many events, and the state after them.
    seen: Option<(usize, G)>,
    /// What is on the lists of this state.
    lists: Lists<G::Event>,
}

impl<G: Face, J: BorrowMut<Journal>> OnTable<G, J> {
    pub(crate) fn new(setup: G::Setup, journal: J) -> Self {
        OnTable { play: Play::with_journal(setup, journal), seen: None, lists: Lists::new() }
    }

    pub(crate) fn into_journal(self) -> J {
        self.play.into_journal()
    }

    fn game(&self) -> &G {
        self.play.state()
    }

    /// Enters an event and what follows it; where something else follows already, as in the midst of corrections, that waits: it
    /// may take with it what can be set. What was taken back last comes back as itself, so that what was taken back
    /// before it can still come again.
    fn enter(&mut self, event: G::Event, view: View) -> Result<(), Line> {
        if self.play.next_event() == Some(event) {
            return self.redo(view);
        }
        let waits = self.game().follows().is_some_and(|follow| follow != event);
        self.put(&Entry::Event(event), view)?;
        if !waits {
            self.settle();
        }
        Ok(())
    }

    fn put(&mut self, entry: &Entry<G::Event>, view: View) -> Result<(), Line> {
        let texts = view.texts;
        self.write(entry).map_err(|refused| match refused {
            Refused::Rules(reason) => self.game().refusal(&reason, view),
            Refused::NothingToUndo => tell(texts.say(Sentence::NothingToUndo), &[]),
            Refused::NothingToRedo => tell(texts.say(Sentence::NothingToRedo), &[]),
            Refused::JournalFull => tell(texts.say(Sentence::JournalFull), &[]),
        })
    }

    /// The one way to another state; what was kept of this one goes.
    fn write(&mut self, entry: &Entry<G::Event>) -> Result<(), Refused<G::Refusal>> {
        self.seen = None;
        self.lists.forget();
        self.play.enter(entry)
    }

    /// A note on what came of an event, in as many words as fit. Once in the image for each game.
    #[inline(never)]
    fn told(&self, template: &str, before: &G, event: &G::Event, after: &G, view: View) -> Line {
        let note = |view| fill(template, &[&before.outcome(event, after, view)]);
        let fits = |note: &Line| chrome::note_fits(note, self.game().alarm(view));
        view.fitting(&note, &fits, &fits)
    }

    /// That the event was taken back which can come again first, and what had come of it; empty where there is none.
    fn undone(&self, view: View) -> Line {
        let Some(event) = self.play.next_event() else { return Line::new() };
        let mut after = self.game().clone();
        // It was accepted once, in this state.
        let _ = after.apply_again(&event);
        self.told(view.texts.word(Word::Undone), self.game(), &event, &after, view)
    }

    /// Whether a line says that an event was entered: it leaves the same question, or belongs on the list that B opens,
    /// whoever is marked.
    fn is_told(&self, event: &G::Event) -> bool {
        let seats = self.game().seating().seats().iter().copied();
        let extra = || seats.map(Some).chain([None]).any(|seat| self.game().on_extra_list(event, seat));
        self.game().is_said(event) || (!self.game().is_unsaid(event) && extra())
    }

    /// The events that stand and those that can come again, in order, with whether they followed by themselves.
    fn events(&self) -> impl Iterator<Item = (G::Event, bool)> {
        self.play.entries().filter(|(_, standing)| *standing != Standing::Gone).filter_map(|(entry, _)| {
            let followed = matches!(entry, Entry::Follow(_));
            Some((entry.event()?, followed))
        })
    }

    /// Events before a line of the log among which the lines above it are sure to be: an entry takes several answers, and
    /// each may be followed by another.
    const MARGIN: usize = (log::LINES + 1) * 2 * G::MOST_ANSWERS;

    /// The state that the log was last looked at from, and how many events lead to it.
    fn seen_or_begin(&self) -> (usize, G) {
        self.seen.clone().unwrap_or_else(|| (0, G::begin(self.play.setup())))
    }

    /// Goes through the events after the given state. `each` says whether to go on; it is given the state before an event
    /// where `wanted` asks for it.
    #[inline(never)]
    fn walk(
        &self,
        (from, mut state): (usize, G),
        wanted: &dyn Fn(usize) -> bool,
        each: &mut dyn FnMut(Walked<'_, G>) -> bool,
    ) {
        let mut events = self.events().skip(from).peekable();
        let mut number = from;
        while let Some((event, followed)) = events.next() {
            number += 1;
            let before = wanted(number).then(|| state.clone());
            if state.apply_again(&event).is_err() {
                return;
            }
            let ends = match events.peek() {
                Some((_, followed)) => !followed && !state.is_half_told(),
                None => true,
            };
            if !each(Walked { number, before: before.as_ref(), event: &event, after: &state, followed, ends }) {
                return;
            }
        }
    }
}

/// An event on the way through a game.
struct Walked<'a, G: Face> {
    /// From 1.
    number: usize,
    before: Option<&'a G>,
    event: &'a G::Event,
    after: &'a G,
    /// Whether it followed by itself.
    followed: bool,
    /// Whether a line of the log ends with it.
    ends: bool,
}

impl<G: Face, J: BorrowMut<Journal>> Board for OnTable<G, J> {
    fn show(&self) -> &dyn Show {
        self.game()
    }

    fn state(&self) -> &dyn Any {
        self.game()
    }

    fn prompt(&self) -> Option<Prompt<()>> {
        self.game().prompt().map(Prompt::plain)
    }

    fn answer(&mut self, answer: Answer, view: View) -> Option<Result<(), Line>> {
        let event = self.game().answer(answer)?;
        Some(self.enter(event, view))
    }

    fn rows(&self, rows: Rows) -> usize {
        self.lists.count(self.game(), rows)
    }

    fn labels(&self, rows: Rows, shown: Range<usize>, view: View, room: Room, each: &mut dyn FnMut(Label)) {
        rows::labels(&self.lists, self.game(), rows, shown, view, room, each);
    }

    fn row_deed(&self, rows: Rows, at: usize, view: View) -> Option<&'static str> {
        rows::deed(&self.lists, self.game(), rows, at, view)
    }

    fn row_instead(&self, rows: Rows, at: usize, view: View) -> Option<&'static str> {
        rows.group().filter(|_| G::HAS_INSTEAD)?;
        match self.lists.at(self.game(), rows, at)? {
            Item::Event(event) => self.game().instead(&event, view).map(|(_, deed)| deed),
            Item::Group(..) => None,
        }
    }

    fn row_title(&self, rows: Rows, at: usize, view: View) -> Option<Line> {
        rows::title(&self.lists, self.game(), rows, at, view)
    }

    fn row_help(&self, rows: Rows, at: usize, view: View) -> Option<(Line, Prose)> {
        if !G::EXPLAINS {
            return None;
        }
        match self.lists.at(self.game(), rows, at)? {
            Item::Event(event) => self.game().explained(&event, view),
            Item::Group(..) => None,
        }
    }

    fn row_again(&self, rows: Rows) -> Option<usize> {
        let found = rows::find(&self.lists, self.game(), rows, &self.play.last_event()?);
        found.filter(|(_, under_heading)| !under_heading).map(|(row, _)| row)
    }

    fn pick(&mut self, rows: Rows, at: usize, instead: bool, view: View) -> Option<Picked> {
        Some(match self.lists.at(self.game(), rows, at)? {
            Item::Event(event) if instead && G::HAS_INSTEAD => {
                let (event, _) = self.game().instead(&event, view)?;
                Picked::Entered(self.enter(event, view))
            }
            Item::Event(event) => Picked::Entered(self.enter(event, view)),
            Item::Group(group, ..) => Picked::Group(group),
        })
    }

    fn start(&self, rows: Rows) -> usize {
        rows::start(&self.lists, self.game(), rows, self.play.last_event().as_ref())
    }

    fn enter_all(&mut self, view: View) -> Result<(), Line> {
        while let Some(event) = self.game().without_choice() {
            self.enter(event, view)?;
        }
        Ok(())
    }

    fn set_field(&mut self, owner: Owner, code: u16, value: i16, view: View) -> Result<Line, Line> {
        match self.game().set_field(owner, code, value) {
            Some(event) => {
                if let Some(first) = self.game().before_correction(&event) {
                    self.put(&Entry::Event(first), view)?;
                }
                self.enter(event, view)?;
                let before = self.play.before().unwrap_or(self.game());
                Ok(self.told("{0}", before, &event, self.game(), view))
            }
            None => Err(fill(view.texts.word(Word::NotNow), &[])),
        }
    }

    fn undo(&mut self, view: View) -> Result<Line, Line> {
        let events = self.play.last_step();
        let entry = if events == 1 { Entry::Undo } else { Entry::Return(events as u16) };
        self.put(&entry, view)?;
        // What led to a correction goes with it. And before what followed had entries of its own, it was stored as an event.
        while let Some(follow) = self.game().follows()
            && [self.play.last_event(), self.play.next_event()].contains(&Some(follow))
            && self.write(&Entry::Undo).is_ok()
        {}
        Ok(self.undone(view))
    }

    fn redo(&mut self, view: View) -> Result<(), Line> {
        self.put(&Entry::Redo(self.play.next_step() as u16), view)?;
        self.settle();
        Ok(())
    }

    fn offered(&self) -> Option<Offered> {
        let event = self.play.next_event()?;
        let game = self.game();
        let listed = game.prompt().is_some_and(|prompt| prompt.kind == Kind::Pick);
        let find = || rows::find(&self.lists, game, Rows::Prompt { group: None }, &event);
        let row = listed.then(find).flatten().map(|(row, under_heading)| Offered::Row { row, under_heading });
        row.or_else(|| game.answered(&event).map(Offered::Answer)).or(Some(Offered::Again))
    }

    fn said(&self, view: View) -> Option<Said> {
        let taken_back = match self.play.journal().last::<G::Event>() {
            Some(Entry::Undo) => 1,
            Some(Entry::Return(events)) => events.into(),
            Some(Entry::Event(_) | Entry::Follow(_) | Entry::Redo(_)) | None => 0,
        };
        if taken_back > 0 {
            // More than a step is a return to a line of the log, which speaks for itself.
            return (taken_back == self.play.next_step()).then(|| Said::Undone(self.undone(view)));
        }
        let (game, before) = (self.game(), self.play.before());
        let event = self.play.last_event();
        let begins = before.is_none_or(|before| game.begins(before.stage()));
        let brings = before.zip(event).is_some_and(|(before, event)| before.brings(&event, game));
        let is_first = |event: G::Event| brings || game.is_said_first(&event);
        let reminds = begins && game.is_reminding(view) && !event.is_some_and(is_first);
        // Nothing lies over who has won.
        if reminds && game.prompt().is_some() && !game.reminder(view).is_empty() {
            return Some(Said::Entered(fill(&game.reminder(view).read(), &[])));
        }
        let (before, event) = (before?, event.filter(|event| brings || self.is_told(event))?);
        let mut after = before.clone();
        // It was accepted once, in this state.
        let _ = after.apply_again(&event);
        Some(Said::Entered(self.told("{0}", before, &event, &after, view)))
    }

    fn go_to(&mut self, event: usize, view: View) -> Result<(), Line> {
        let standing = self.standing();
        let entry = match event.checked_sub(standing) {
            Some(0) => return Ok(()),
            Some(forward) => Entry::Redo(forward as u16),
            None => Entry::Return((standing - event) as u16),
        };
        self.put(&entry, view)?;
        self.settle();
        Ok(())
    }

    fn seek(&mut self, at: usize, step: i8) -> usize {
        let wanted = at.saturating_sub(Self::MARGIN);
        if self.seen.as_ref().is_none_or(|(from, _)| *from > wanted) {
            // Some more, so that a walk upwards seldom has to begin anew.
            let from = wanted.saturating_sub(64);
            let mut state = G::begin(self.play.setup());
            for (event, _) in self.events().take(from) {
                // They were accepted once, in this order.
                let _ = state.apply_again(&event);
            }
            self.seen = Some((from, state));
        }
        let (mut older, mut here, mut newer) = (None, None, None);
        self.walk(self.seen_or_begin(), &|_| false, &mut |line| {
            match line.number.cmp(&at) {
                _ if !line.ends => {}
                Ordering::Less => older = Some(line.number),
                Ordering::Equal => here = Some(line.number),
                Ordering::Greater => newer = Some(line.number),
            }
            newer.is_none()
        });
        let sought = match step {
            ..0 => older.or(here).or(newer),
            0 => here.or(older).or(newer),
            _ => newer.or(here).or(older),
        };
        sought.unwrap_or(0)
    }

    fn log(&self, at: usize, view: View) -> Log {
        let (standing, first) = (self.standing(), at.saturating_sub(Self::MARGIN));
        let (mut log, mut words) = (Log::default(), Line::new());
        self.walk(self.seen_or_begin(), &|number| number > first, &mut |line| {
            // A line tells what was entered, not what followed it.
            if let Some(before) = line.before.filter(|_| !line.followed) {
                words = if before.counts_after() { line.after.moment(view) } else { before.moment(view) };
                add(&mut words, " {0}", &[&before.outcome(line.event, line.after, view)]);
            }
            if line.ends && line.before.is_some() {
                let words = words.clone();
                log.add(LogLine { words, taken_back: line.number > standing }, line.number <= at);
            }
            !log.is_full()
        });
        log
    }

    fn lines_after(&self, at: usize) -> usize {
        let (mut lines, standing) = (0, self.standing());
        self.walk((0, G::begin(self.play.setup())), &|_| false, &mut |line| {
            lines += usize::from(line.ends && line.number > at && line.number <= standing);
            line.number < standing
        });
        lines
    }

    fn standing(&self) -> usize {
        self.play.journal().standing_len()
    }

    fn room(&self) -> usize {
        self.play.journal().room()
    }

    fn settle(&mut self) {
        while let Some(event) = self.game().follows() {
            let entry = match self.play.next_event() {
                None => Entry::Follow(event),
                Some(next) if next == event => Entry::Redo(1),
                // Something else was entered here, and can come again.
                Some(_) => break,
            };
            if self.write(&entry).is_err() {
                break;
            }
        }
    }

    fn packed_setup(&self, buffer: &mut [u8]) -> Option<usize> {
        packed::write(self.play.setup(), buffer).map(<[u8]>::len)
    }

    fn packed_at(&self, from: usize) -> Option<&[u8]> {
        self.play.packed_at(from)
    }

    fn packed_len(&self) -> usize {
        self.play.journal().packed_len()
    }

    fn load(&mut self, entry: &[u8]) -> Result<(), BadRecord> {
        self.lists.forget();
        self.play.load(entry)
    }

    fn finish_loading(&mut self) -> Result<(), BadRecord> {
        self.lists.forget();
        self.play.finish_loading()
    }
}
