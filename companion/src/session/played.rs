//! A session whose game nobody needs to name.
//!
//! What the device asks of the game on the table, whichever it is: to take a press, to draw, to be stored and recalled.
//! Invariant: nothing here knows more of a game than its [`Face`].

use core::{any::Any, borrow::BorrowMut};

use engine::{journal::Journal, packed, play::BadRecord};

use super::{Reaction, Session, face::Face};
use crate::{picture::Picture, press::Press, screen::View, sheet::Sheet, text::fill::Line};

/// The game on the table.
pub(crate) trait Played {
    /// The state, for whoever knows which game it is.
    fn state(&self) -> &dyn Any;

    /// Takes a press that is not a held B.
    fn press(&mut self, press: Press, view: View) -> Reaction;

    /// Draws the screen that is up.
    fn draw(&self, picture: &mut Picture, view: View);

    /// Back to the resting screen, as when one returns from the home screen.
    fn resume(&mut self);

    /// Whether the game is over and counted.
    fn is_finished(&self) -> bool;

    /// Whether B, C, UP and DOWN are the seats just now.
    fn asks_a_seat(&self) -> bool;

    /// The screen's word in capitals.
    fn heading(&self, view: View) -> Line;

    /// The rule of this phase.
    fn rule(&self, view: View) -> &'static str;

    /// What everyone forgets in this phase.
    fn reminder(&self, view: View) -> &'static str;

    /// A word on how far the game is.
    fn progress(&self, view: View) -> Line;

    /// The score sheet.
    fn sheet(&self) -> Sheet;

    /// The set-up, packed into `buffer`; `None` when it does not fit.
    fn packed_setup<'b>(&self, buffer: &'b mut [u8]) -> Option<&'b [u8]>;

    /// The packed entry that begins at this byte of the journal; `None` at the end.
    fn packed_at(&self, from: usize) -> Option<&[u8]>;

    /// The bytes of all entries together.
    fn packed_len(&self) -> usize;

    /// Takes one stored entry after the others.
    fn load(&mut self, entry: &[u8]) -> Result<(), BadRecord>;

    /// Replays what was loaded.
    fn finish_loading(&mut self) -> Result<(), BadRecord>;

    /// On over what nobody is asked.
    fn settle(&mut self, view: View);
}

impl<G: Face + 'static, J: BorrowMut<Journal>> Played for Session<G, J> {
    fn state(&self) -> &dyn Any {
        self.state()
    }

    fn press(&mut self, press: Press, view: View) -> Reaction {
        self.take(press, view)
    }

    fn draw(&self, picture: &mut Picture, view: View) {
        self.draw_screen(picture, view);
    }

    fn resume(&mut self) {
        self.show_table();
    }

    fn is_finished(&self) -> bool {
        self.state().prompt().is_none()
    }

    fn asks_a_seat(&self) -> bool {
        self.seats_are_buttons()
    }

    fn heading(&self, view: View) -> Line {
        self.state().heading(view)
    }

    fn rule(&self, view: View) -> &'static str {
        self.state().rule(view)
    }

    fn reminder(&self, view: View) -> &'static str {
        self.state().reminder(view)
    }

    fn progress(&self, view: View) -> Line {
        self.state().progress(view)
    }

    fn sheet(&self) -> Sheet {
        self.state().sheet()
    }

    fn packed_setup<'b>(&self, buffer: &'b mut [u8]) -> Option<&'b [u8]> {
        packed::write(self.play.setup(), buffer)
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

    fn settle(&mut self, view: View) {
        self.settle_on(view);
    }
}
