//! A game on the table, with its journal: where a session's answers, rows and lines become events.
//!
//! The one implementation of [`Board`], made once a game. Invariant: what is entered goes through [`Play::enter`] and nowhere
//! else, so the journal has it.

use core::{any::Any, borrow::BorrowMut, cmp::Ordering, ops::Range};

use engine::{
    journal::{Entry, Journal, Standing},
    packed,
    play::{BadRecord, Play, Refused},
    prompt::{Answer, Prompt},
};

use super::{
    board::{Board, Offered, Picked, Place, Rows, Said},
    face::{Face, Owner, Show},
    log::{self, Log, LogLine},
};
use crate::{
    draw::chrome,
    screen::{Label, Room, View},
    text::fill::{Line, add, fill},
};

/// A game being played, with its journal.
pub(crate) struct OnTable<G: Face, J> {
    play: Play<G, J>,
    /// Where the log was last looked at: so many events, and the state after them.
    seen: Option<(usize, G)>,
}

/// The most groups of a list; each game numbers its own from 0.
const GROUPS: usize = 16;

/// A row: an event, or a heading that opens.
enum Item<E> {
    Event(E),
    Group(u8),
}

impl<G: Face, J: BorrowMut<Journal>> OnTable<G, J> {
    pub(crate) fn new(setup: G::Setup, journal: J) -> Self {
        OnTable { play: Play::with_journal(setup, journal), seen: None }
    }

    pub(crate) fn into_journal(self) -> J {
        self.play.into_journal()
    }

    fn game(&self) -> &G {
        self.play.state()
    }

    /// The rows of a list in order. Groups with one entry are not worth a press and are not made.
    fn items(&self, rows: Rows) -> impl Iterator<Item = Item<G::Event>> {
        let (game, open) = (self.game(), rows.group());
        let offered = move || {
            game.legal().filter(move |event| match rows {
                Rows::Extra { seat, .. } => game.on_extra_list(event, seat),
                Rows::Prompt { .. } => true,
            })
        };
        // How many entries each group has, and from the second time on that its heading stands already.
        let mut members = [0u16; GROUPS];
        for group in offered().filter_map(|event| game.group(&event)) {
            if let Some(number) = members.get_mut(usize::from(group)) {
                *number += 1;
            }
        }
        offered().filter_map(move |event| match (game.group(&event), open) {
            (group, Some(_)) => (group == open).then_some(Item::Event(event)),
            (None, None) => Some(Item::Event(event)),
            (Some(group), None) => match members.get_mut(usize::from(group)) {
                Some(0) => None,
                Some(number) if *number > 1 => {
                    *number = 0;
                    Some(Item::Group(group))
                }
                _ => Some(Item::Event(event)),
            },
        })
    }

    /// Enters an event and what follows it. What was taken back last comes back as itself, so that what was taken back
    /// before it can still come again.
    fn enter(&mut self, event: G::Event, view: View) -> Result<(), Line> {
        if self.play.next_event() == Some(event) {
            return self.redo(view);
        }
        self.put(&Entry::Event(event), view)?;
        self.settle();
        Ok(())
    }

    /// The same, and what came of it.
    fn enter_and_say(&mut self, event: G::Event, view: View) -> Result<Line, Line> {
        let mut after = self.game().clone();
        // What is refused here is refused again below.
        let _ = after.apply(&event);
        let outcome = self.told("{0}", self.game(), &event, &after, view);
        self.enter(event, view).map(|()| outcome)
    }

    fn put(&mut self, entry: &Entry<G::Event>, view: View) -> Result<(), Line> {
        let texts = view.texts;
        self.seen = None;
        self.play.enter(entry).map_err(|refused| match refused {
            Refused::Rules(reason) => self.game().refusal(&reason, view),
            Refused::NothingToUndo => fill(texts.nothing_to_undo, &[]),
            Refused::NothingToRedo => fill(texts.nothing_to_redo, &[]),
            Refused::JournalFull => fill(texts.journal_full, &[]),
        })
    }

    /// A note on what came of an event, in as many words as fit.
    fn told(&self, template: &str, before: &G, event: &G::Event, after: &G, view: View) -> Line {
        let note = |view| fill(template, &[&before.outcome(event, after, view)]);
        let whole = note(view);
        if chrome::note_fits(&whole) { whole } else { note(view.briefly()) }
    }

    /// That the event was taken back which can come again first, and what had come of it; empty where there is none.
    fn undone(&self, view: View) -> Line {
        let Some(event) = self.play.next_event() else { return Line::new() };
        let mut after = self.game().clone();
        // It was accepted once, in this state.
        let _ = after.apply(&event);
        self.told(view.texts.undone, self.game(), &event, &after, view)
    }

    /// Whether an event belongs on the list that B opens, whoever is marked.
    fn is_extra(&self, event: &G::Event) -> bool {
        let seats = self.game().seating().seats().iter().copied();
        seats.map(Some).chain([None]).any(|seat| self.game().on_extra_list(event, seat))
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
    fn walk(
        &self,
        (from, mut state): (usize, G),
        wanted: impl Fn(usize) -> bool,
        mut each: impl FnMut(Walked<'_, G>) -> bool,
    ) {
        let mut events = self.events().skip(from).peekable();
        let mut number = from;
        while let Some((event, followed)) = events.next() {
            number += 1;
            let before = wanted(number).then(|| state.clone());
            if state.apply(&event).is_err() {
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
        self.items(rows).count()
    }

    fn labels(&self, rows: Rows, shown: Range<usize>, view: View, room: Room, each: &mut dyn FnMut(Label)) {
        for item in self.items(rows).skip(shown.start).take(shown.len()) {
            let label = |view| match &item {
                Item::Event(event) => self.game().label(event, view),
                Item::Group(group) => Label::of(self.game().group_name(*group, view), ""),
            };
            let whole = label(view);
            each(if room.fits(&whole) { whole } else { label(view.briefly()) });
        }
    }

    fn pick(&mut self, rows: Rows, at: usize, view: View) -> Option<Picked> {
        let item = self.items(rows).nth(at)?;
        Some(match item {
            Item::Event(event) => Picked::Entered(self.enter_and_say(event, view)),
            Item::Group(group) => Picked::Group(group),
        })
    }

    fn place(&self, pick: u16) -> Option<Place> {
        let wanted = self.game().legal().nth(pick.into())?;
        let group = self.game().group(&wanted);
        self.items(Rows::Prompt { group: None }).enumerate().find_map(|(row, item)| match item {
            Item::Event(event) => (event == wanted).then_some(Place { row, under_heading: false }),
            Item::Group(heading) => (Some(heading) == group).then_some(Place { row, under_heading: true }),
        })
    }

    fn set_field(&mut self, owner: Owner, code: u16, value: i16, view: View) -> Result<Line, Line> {
        match self.game().set_field(owner, code, value) {
            Some(event) => self.enter_and_say(event, view),
            None => Err(fill(view.texts.not_now, &[])),
        }
    }

    fn undo(&mut self, view: View) -> Result<Line, Line> {
        let events = self.play.last_step();
        let entry = if events == 1 { Entry::Undo } else { Entry::Return(events as u16) };
        self.put(&entry, view)?;
        // Before what followed had entries of its own, it was stored as an event.
        while self.game().follows().is_some() && self.play.enter(&Entry::Undo).is_ok() {}
        Ok(self.undone(view))
    }

    fn redo(&mut self, view: View) -> Result<(), Line> {
        self.put(&Entry::Redo(self.play.next_step() as u16), view)?;
        self.settle();
        Ok(())
    }

    fn offered(&self) -> Option<Offered> {
        let event = self.play.next_event()?;
        Some(self.game().answered(&event).map_or(Offered::Again, Offered::Answer))
    }

    fn said(&self, view: View) -> Option<Said> {
        let taken_back = match self.play.journal().last::<G::Event>()? {
            Entry::Undo => 1,
            Entry::Return(events) => events.into(),
            Entry::Event(_) | Entry::Follow(_) | Entry::Redo(_) => 0,
        };
        if taken_back > 0 {
            // More than a step is a return to a line of the log, which speaks for itself.
            return (taken_back == self.play.next_step()).then(|| Said::Undone(self.undone(view)));
        }
        let event = self.play.last_event().filter(|event| self.is_extra(event))?;
        let mut before = G::begin(self.play.setup());
        for event in self.play.standing().take(self.standing() - self.play.last_step()) {
            // They were accepted once, in this order.
            let _ = before.apply(&event);
        }
        let mut after = before.clone();
        let _ = after.apply(&event);
        Some(Said::Entered(self.told("{0}", &before, &event, &after, view)))
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
                let _ = state.apply(&event);
            }
            self.seen = Some((from, state));
        }
        let (mut older, mut here, mut newer) = (None, None, None);
        self.walk(
            self.seen_or_begin(),
            |_| false,
            |line| {
                match line.number.cmp(&at) {
                    _ if !line.ends => {}
                    Ordering::Less => older = Some(line.number),
                    Ordering::Equal => here = Some(line.number),
                    Ordering::Greater => newer = Some(line.number),
                }
                newer.is_none()
            },
        );
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
        self.walk(
            self.seen_or_begin(),
            |number| number > first,
            |line| {
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
            },
        );
        log
    }

    fn lines_after(&self, at: usize) -> usize {
        let (mut lines, standing) = (0, self.standing());
        self.walk(
            (0, G::begin(self.play.setup())),
            |_| false,
            |line| {
                lines += usize::from(line.ends && line.number > at && line.number <= standing);
                line.number < standing
            },
        );
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
            let entry = if self.play.next_event() == Some(event) { Entry::Redo(1) } else { Entry::Follow(event) };
            if self.play.enter(&entry).is_err() {
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
        self.play.load(entry)
    }

    fn finish_loading(&mut self) -> Result<(), BadRecord> {
        self.play.finish_loading()
    }
}
