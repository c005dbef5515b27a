//! What a session asks of the game on the table, whichever it is.
//!
//! A session speaks of answers, rows of lists and lines of the log; which events these are the game knows: [`OnTable`] where
//! it is played, [`Scripted`] in a lesson. Invariant: nothing here names a game or an event.
//!
//! [`OnTable`]: super::on_table::OnTable
//! [`Scripted`]: super::scripted::Scripted

use core::{any::Any, ops::Range};

use engine::{
    play::BadRecord,
    prompt::{Answer, Prompt},
    seat::Seat,
};

use super::{
    face::{Owner, Show},
    log::Log,
};
use crate::{
    screen::{Label, Room, View},
    text::{fill::Line, prose::Prose},
};

/// Which list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rows {
    /// The prompt's own, within a group once one is open.
    Prompt { group: Option<u8> },
    /// What B opens, for the marked seat where one is asked.
    Extra { seat: Option<Seat>, group: Option<u8> },
}

impl Rows {
    pub(super) fn group(self) -> Option<u8> {
        match self {
            Rows::Prompt { group } | Rows::Extra { group, .. } => group,
        }
    }
}

/// What choosing a row led to.
pub(crate) enum Picked {
    /// A heading opens.
    Group(u8),
    /// An event was entered, or refused with this sentence.
    Entered(Result<(), Line>),
}

/// What the resting screen says of the last entry.
pub(crate) enum Said {
    /// What was entered on the list that B opens.
    Entered(Line),
    /// That something was taken back, and what.
    Undone(Line),
}

/// What brings back what was taken back.
pub(crate) enum Offered {
    /// This answer to the present prompt.
    Answer(Answer),
    /// This row of the prompt's list while no group is open, by itself or as the heading of its group.
    Row { row: usize, under_heading: bool },
    /// It was no answer to it.
    Again,
}

/// What a session asks of the game on the table.
pub(crate) trait Board {
    /// The state as it is shown.
    fn show(&self) -> &dyn Show;

    /// The state, for whoever knows which game it is.
    fn state(&self) -> &dyn Any;

    /// What is asked; `None` when the game is over and counted.
    fn prompt(&self) -> Option<Prompt<()>>;

    /// Enters what this answer means; `None` when it answers nothing.
    fn answer(&mut self, answer: Answer, view: View) -> Option<Result<(), Line>>;

    /// How many rows a list has.
    fn rows(&self, rows: Rows) -> usize;

    /// What stands in these rows, each in turn, in as many words as have room.
    fn labels(&self, rows: Rows, shown: Range<usize>, view: View, room: Room, each: &mut dyn FnMut(Label));

    /// What choosing a row does, where the row itself does not say.
    fn row_deed(&self, rows: Rows, at: usize, view: View) -> Option<&'static str>;

    /// What B does with a row under a heading instead of what it does anyway; a lesson has no such row.
    fn row_instead(&self, _rows: Rows, _at: usize, _view: View) -> Option<&'static str> {
        None
    }

    /// The title that a row gives its list; `None` where that has one anyway.
    fn row_title(&self, rows: Rows, at: usize, view: View) -> Option<Line>;

    /// What a row is about, with its title, where the game explains it.
    fn row_help(&self, _rows: Rows, _at: usize, _view: View) -> Option<(Line, Prose)> {
        None
    }

    /// The row where the last entry stands once more.
    fn row_again(&self, rows: Rows) -> Option<usize>;

    /// Chooses a row, or does what B does with it instead.
    fn pick(&mut self, rows: Rows, at: usize, instead: bool, view: View) -> Option<Picked>;

    /// The row of a list where the mark starts; 0 where there is none.
    fn start(&self, rows: Rows) -> usize;

    /// Makes the entries that nobody has to think about, each by itself, up to the next question.
    fn enter_all(&mut self, view: View) -> Result<(), Line>;

    /// Sets a value by hand, and says what came of it.
    fn set_field(&mut self, owner: Owner, code: u16, value: i16, view: View) -> Result<Line, Line>;

    /// Takes back the last event with what followed it by itself, and says so.
    fn undo(&mut self, view: View) -> Result<Line, Line>;

    /// Brings back the event that was taken back last, with what followed it.
    fn redo(&mut self, view: View) -> Result<(), Line>;

    /// What would bring back the event that can come again first; `None` when none can.
    fn offered(&self) -> Option<Offered>;

    /// What is said of the last entry of the journal, if anything is.
    fn said(&self, view: View) -> Option<Said>;

    /// Returns to the line of the log that ends with this event, back or forward.
    fn go_to(&mut self, event: usize, view: View) -> Result<(), Line>;

    /// Goes to a line of the log: the one that ends with event `at`, or its neighbour, older (`step` below 0) or newer.
    /// Gives the event that it ends with; 0 while there is none.
    fn seek(&mut self, at: usize, step: i8) -> usize;

    /// The lines of the log around the one that ends with event `at`, which was sought.
    fn log(&self, at: usize, view: View) -> Log;

    /// How many lines of the log stand behind event `at`.
    fn lines_after(&self, at: usize) -> usize;

    /// How many events stand.
    fn standing(&self) -> usize;

    /// How many more entries fit.
    fn room(&self) -> usize;

    /// On over what nobody is asked.
    fn settle(&mut self);

    /// The set-up, packed into `buffer`; gives the number of bytes. `None` when it does not fit.
    fn packed_setup(&self, buffer: &mut [u8]) -> Option<usize>;

    /// The packed entry that begins at this byte of the journal; `None` at the end.
    fn packed_at(&self, from: usize) -> Option<&[u8]>;

    /// The bytes of all entries together.
    fn packed_len(&self) -> usize;

    /// Takes one stored entry after the others.
    fn load(&mut self, entry: &[u8]) -> Result<(), BadRecord>;

    /// Replays what was loaded.
    fn finish_loading(&mut self) -> Result<(), BadRecord>;
}
