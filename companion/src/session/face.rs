//! What a game shows of itself.
//!
//! The session knows the kinds of prompts and the grammar of the buttons; everything that has a name at the table comes
//! through this trait. A new game is a new `Face`, its texts and its picture. Invariant: a face draws and words, it
//! enters nothing.

use engine::{
    Game,
    seat::{Seat, Tally},
};

use crate::{
    draw::chrome::Corner,
    picture::Picture,
    screen::{Label, View},
    sheet::Sheet,
    text::fill::{Line, fill},
};

/// A position of the wheel that UP and DOWN turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// This number.
    Amount(i16),
    /// Nobody who is still to be asked wants anything.
    Nobody,
}

/// Where the table is being looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Look {
    /// The wheel's position, while an amount is asked.
    pub(crate) choice: Option<Choice>,
    /// The page that UP and DOWN have turned to, where there is only reading to do.
    pub(crate) page: u8,
    /// The numbers beside the seats, while they are asked.
    pub(crate) tally: Option<Tally>,
    /// The marked row of a list, counted from 0.
    pub(crate) mark: u8,
    /// The group of the prompt's list that is open.
    pub(crate) group: Option<u8>,
}

impl Look {
    /// Just looking.
    pub(crate) const PLAIN: Look = Look { choice: None, page: 0, tally: None, mark: 0, group: None };

    /// With the wheel at this position.
    pub(crate) const fn wheel(choice: Choice) -> Look {
        Look { choice: Some(choice), ..Look::PLAIN }
    }

    /// With this row of a list marked.
    pub(crate) const fn row(mark: u8) -> Look {
        Look { mark, ..Look::PLAIN }
    }

    /// With these numbers beside the seats.
    pub(crate) const fn counted(tally: Tally) -> Look {
        Look { tally: Some(tally), ..Look::PLAIN }
    }
}

/// A value that can be set by hand.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) label: Label,
    /// Which value it is, whatever its place in the list.
    pub(crate) code: u16,
    pub(crate) now: i16,
    pub(crate) from: i16,
    pub(crate) to: i16,
}

/// The seat at a place of the table, counted from 1 as the value of a field counts it.
pub(crate) fn seat_at(seats: &[Seat], place: i16) -> Option<Seat> {
    seats.get(usize::try_from(place).ok()?.checked_sub(1)?).copied()
}

/// A game's looks and words.
pub(crate) trait Face: Game {
    /// The most answers that one entry takes.
    const MOST_ANSWERS: usize;

    /// The event that leads on where nobody has anything to read or decide: it is entered in the same press, and undo
    /// passes over it.
    fn auto(&self, _view: View) -> Option<Self::Event> {
        None
    }

    /// The seats in the order of the buttons B, C, UP, DOWN.
    fn seats(&self) -> &[Seat];

    /// The event that says that nobody else wants anything, where the game has one and it differs from an answer.
    fn nobody(&self) -> Option<Self::Event> {
        None
    }

    /// Where the wheel starts, within the prompt's bounds.
    fn usual(&self, from: i16, to: i16) -> i16;

    /// The numbers beside the seats before anybody has touched them: the answer that is given most often.
    fn usual_tally(&self, _most: Tally) -> Tally {
        Tally::NONE
    }

    /// The width that a list may take on the resting screen, where the game's picture stands beside it; `None` where the
    /// list takes all of it and there is no picture.
    fn list_width(&self) -> Option<u32> {
        None
    }

    /// How many pages there are to read in this state; 0 or 1 where there is nothing to turn.
    fn pages(&self) -> u8 {
        0
    }

    /// Whether an event belongs on the list that is opened from a seat's button, or from B.
    fn on_extra_list(&self, _event: &Self::Event, _seat: Option<Seat>) -> bool {
        false
    }

    /// The group in which an event stands on a long list; `None` for an event that stands for itself.
    fn group(&self, event: &Self::Event) -> Option<u8>;

    /// What a group is called.
    fn group_name(group: u8, view: View) -> &'static str;

    /// How an event is called on a list.
    fn label(&self, event: &Self::Event, view: View) -> Label;

    /// The screen's word in capitals.
    fn heading(&self, view: View) -> Line;

    /// The corner's text.
    fn corner(&self, view: View) -> Corner;

    /// The one imperative line.
    fn line(&self, view: View, look: Look) -> Line;

    /// The rest of the resting screen, below the line.
    fn draw(&self, picture: &mut Picture, view: View, look: Look);

    /// What B opens where it is more than help; `None` where it is help.
    fn extra_hint(&self, _view: View) -> Option<&'static str> {
        None
    }

    /// The rule of this phase.
    fn rule(&self, view: View) -> &'static str;

    /// What everyone forgets in this phase, in one short sentence; empty where there is nothing.
    fn reminder(&self, view: View) -> &'static str;

    /// The number that stands on a seat's label, and whether the seat is done.
    fn badge(&self, _seat: Seat) -> Option<u8> {
        None
    }

    /// A seat's button was pressed that is not asked.
    fn unasked(_seat: Seat, view: View) -> Line {
        fill(view.texts.not_now, &[])
    }

    /// A seat's button was held and there is nothing to list.
    fn nothing_for(_seat: Seat, view: View) -> Line {
        fill(view.texts.not_now, &[])
    }

    /// The title of the list that a held seat's button opens.
    fn extra_title(seat: Seat, view: View) -> Line {
        fill(view.name(seat), &[])
    }

    /// Somebody must be counted and nobody was.
    fn nobody_stands(view: View) -> &'static str {
        view.texts.not_now
    }

    /// Whether an entry is only half told. The log has one line for all of it, once it is.
    fn is_half_told(&self) -> bool {
        false
    }

    /// What came of `event`, which led from `self` to `after`.
    fn outcome(&self, event: &Self::Event, after: &Self, view: View) -> Line;

    /// Why an entry was refused.
    fn refusal(refusal: &Self::Refusal, view: View) -> Line;

    /// The values that can be set by hand, by number from 0.
    fn field(&self, number: u16, view: View) -> Option<Field>;

    /// How many values those are.
    fn fields(&self) -> u16;

    /// The event that sets the field with this code.
    fn set_field(&self, code: u16, value: i16) -> Self::Event;

    /// How a value of the field with this code is written.
    fn field_value(&self, code: u16, value: i16, view: View) -> Line;

    /// The score sheet.
    fn sheet(&self) -> Sheet;

    /// What the look-up is called.
    fn look_up(view: View) -> &'static str;

    /// How many pages the look-up has.
    fn cards() -> u8;

    /// A page's name.
    fn card_name(&self, number: u8, view: View) -> Label;

    /// The page itself.
    fn draw_card(&self, number: u8, picture: &mut Picture, view: View);

    /// A word on how far the game is, for the home screen.
    fn progress(&self, view: View) -> Line;

    /// A change of this number is a new phase: a new screen, and a moment to teach.
    fn stage(&self) -> u16;

    /// Whether newcomers still need the rule shown by itself.
    fn is_early(&self) -> bool;
}
