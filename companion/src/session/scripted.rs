//! A table of the lesson: a game without a journal, on which one entry is awaited.
//!
//! The session over it is a player's own. Invariant: any entry but the awaited one is answered with the sentence that
//! explains it, and changes nothing.

use core::{any::Any, ops::Range};

use engine::{
    play::BadRecord,
    prompt::{Answer, Prompt},
};

use super::{
    Session,
    board::{Board, Offered, Picked, Rows, Said},
    face::{Face, Owner, Show},
    log::Log,
    rows::{self, Item, Lists},
};
use crate::{
    draw::chrome,
    lesson::plainly,
    screen::{Label, Room, View},
    text::{
        fill::{Line, fill},
        prose::Prose,
    },
};

/// What presses have moved on a table of the lesson, without that table.
pub(crate) type Desk = Session<()>;

/// A game in which one entry is awaited.
pub(crate) struct Scripted<G: Face> {
    game: G,
    awaited: G::Event,
    why: Prose,
    done: bool,
    lists: Lists<G::Event>,
}

impl<G: Face> Scripted<G> {
    pub(crate) fn new(game: G, awaited: G::Event, why: Prose) -> Self {
        Scripted { game, awaited, why, done: false, lists: Lists::new() }
    }

    /// Whether what is awaited has been entered.
    pub(crate) fn is_done(&self) -> bool {
        self.done
    }

    fn enter(&mut self, event: G::Event, view: View) -> Result<(), Line> {
        self.done = event == self.awaited;
        if self.done { Ok(()) } else { Err(self.explain(&event, view)) }
    }

    /// The sentence, after the name of what was chosen where it leaves a gap for that and there is room.
    fn explain(&self, event: &G::Event, view: View) -> Line {
        let label = self.game.label(event, view).name;
        let whole = fill(&self.why.read(), &[&label]);
        if chrome::note_fits(&whole, "") && !label.is_empty() { whole } else { self.plain() }
    }

    /// The sentence without a gap.
    fn plain(&self) -> Line {
        fill(plainly(&self.why.read()), &[])
    }

    fn refuse<T>(&self) -> Result<T, Line> {
        Err(self.plain())
    }
}

impl<G: Face> Board for Scripted<G> {
    fn show(&self) -> &dyn Show {
        &self.game
    }

    fn state(&self) -> &dyn Any {
        &self.game
    }

    fn prompt(&self) -> Option<Prompt<()>> {
        self.game.prompt().map(Prompt::plain)
    }

    fn answer(&mut self, answer: Answer, view: View) -> Option<Result<(), Line>> {
        let event = self.game.answer(answer)?;
        Some(self.enter(event, view))
    }

    fn rows(&self, rows: Rows) -> usize {
        self.lists.count(&self.game, rows)
    }

    fn labels(&self, rows: Rows, shown: Range<usize>, view: View, room: Room, each: &mut dyn FnMut(Label)) {
        rows::labels(&self.lists, &self.game, rows, shown, view, room, each);
    }

    fn row_deed(&self, rows: Rows, at: usize, view: View) -> Option<&'static str> {
        rows::deed(&self.lists, &self.game, rows, at, view)
    }

    fn row_title(&self, rows: Rows, at: usize, view: View) -> Option<Line> {
        rows::title(&self.lists, &self.game, rows, at, view)
    }

    fn row_again(&self, _rows: Rows) -> Option<usize> {
        None
    }

    fn pick(&mut self, rows: Rows, at: usize, _instead: bool, view: View) -> Option<Picked> {
        Some(match self.lists.at(&self.game, rows, at)? {
            Item::Event(event) => Picked::Entered(self.enter(event, view)),
            Item::Group(group, ..) => Picked::Group(group),
        })
    }

    fn start(&self, rows: Rows) -> usize {
        rows::start(&self.lists, &self.game, rows, None)
    }

    /// One at a time here: each is a step of its own.
    fn enter_all(&mut self, view: View) -> Result<(), Line> {
        match self.game.without_choice() {
            Some(event) => self.enter(event, view),
            None => self.refuse(),
        }
    }

    fn set_field(&mut self, _owner: Owner, _code: u16, _value: i16, _view: View) -> Result<Line, Line> {
        self.refuse()
    }

    fn undo(&mut self, _view: View) -> Result<Line, Line> {
        self.refuse()
    }

    fn redo(&mut self, _view: View) -> Result<(), Line> {
        self.refuse()
    }

    fn offered(&self) -> Option<Offered> {
        None
    }

    fn said(&self, _view: View) -> Option<Said> {
        None
    }

    fn go_to(&mut self, _event: usize, _view: View) -> Result<(), Line> {
        self.refuse()
    }

    fn seek(&mut self, _at: usize, _step: i8) -> usize {
        0
    }

    fn log(&self, _at: usize, _view: View) -> Log {
        Log::default()
    }

    fn lines_after(&self, _at: usize) -> usize {
        0
    }

    /// A is undo here too: it goes back a step.
    fn standing(&self) -> usize {
        1
    }

    fn room(&self) -> usize {
        usize::MAX
    }

    fn settle(&mut self) {}

    fn packed_setup(&self, _buffer: &mut [u8]) -> Option<usize> {
        None
    }

    fn packed_at(&self, _from: usize) -> Option<&[u8]> {
        None
    }

    fn packed_len(&self) -> usize {
        0
    }

    fn load(&mut self, _entry: &[u8]) -> Result<(), BadRecord> {
        Err(BadRecord { index: 0 })
    }

    fn finish_loading(&mut self) -> Result<(), BadRecord> {
        Err(BadRecord { index: 0 })
    }
}
