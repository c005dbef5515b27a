//! A game on the device: the resting screen, and what can lie over it.
//!
//! One session for any game. It knows prompts, numbers, seats, lists, undo, the log and corrections; which game it is
//! only its [`Board`] knows, and every name and picture is the game's ([`Show`](face::Show)). Each thing that can lie over
//! the resting screen is a file here, with what its presses do and what it draws. Invariant: A never enters anything, and
//! nothing is entered but by a press that the footer names.

mod board;
mod cards;
mod correct;
mod extra;
pub(crate) mod face;
mod log;
mod menu;
mod on_table;
pub(crate) mod result;
mod rows;
mod scripted;
mod seats;
mod table;

use engine::{
    prompt::{COUNTED, Kind},
    seat::{Seat, Seats, Tally},
};

pub(crate) use board::Board;
use board::{Rows, Said};
use face::{Look, Owner};
pub(crate) use on_table::OnTable;
pub(crate) use scripted::{Desk, Scripted};

use crate::{
    Change,
    draw::chrome::{self, Under},
    picture::Picture,
    press::{Button, Press},
    score::Score,
    screen::{List, Next, View},
    settings::Teaching,
    text::{
        Sentence, Word,
        fill::{Line, fill},
        prose::Prose,
    },
};

/// What lies over the resting screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pane {
    /// Nothing.
    Table,
    /// What B offers, for the marked seat where one is asked.
    Extra { seat: Option<Seat>, way: Way },
    /// The menu.
    Menu(List),
    /// The log, at the line that ends with this event.
    Log { at: usize },
    /// Whether to go back to that line.
    Return { at: usize },
    /// Whose value is to be set.
    Owners(List),
    /// Which of them, and the new value once one is being set.
    Fields { owner: Owner, list: List, value: Option<i16> },
    /// The look-up.
    Cards(List),
    /// One card of it.
    Card(List),
    /// The score as it would be now, at a page.
    Sheet(u8),
}

/// Where one is on a list with headings: the group that is open, if one is, and the mark there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Way {
    group: Option<u8>,
    list: List,
    /// The lists that it was opened from, the nearest first; a group holds groups of events, no deeper.
    outer: [Option<(Option<u8>, List)>; 2],
}

impl Way {
    fn at(row: usize) -> Self {
        Way { list: List::at(row), ..Way::default() }
    }

    fn open(&mut self, group: u8) {
        let [nearest, _] = self.outer;
        *self = Way { group: Some(group), list: List::default(), outer: [Some((self.group, self.list)), nearest] };
    }

    /// Back to the heading that was opened; false where none was.
    fn close(&mut self) -> bool {
        let [nearest, further] = self.outer;
        if let Some((group, list)) = nearest {
            *self = Way { group, list, outer: [further, None] };
        }
        nearest.is_some()
    }
}

/// What UP and DOWN have moved; `None` and 0 where they were not touched yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Cursor {
    number: Option<i16>,
    seat: Option<Seat>,
    seats: Seats,
    tally: Option<Tally>,
    counts: Option<[u16; COUNTED]>,
    spot: Option<u8>,
    /// What is to be read before the question was.
    read: bool,
    page: u8,
    /// The row of a list; of counts, which number is set.
    way: Way,
    /// A number was set that is not entered yet: A first takes back that.
    dialled: bool,
}

/// What makes two pictures the same screen, on which only a mark or a number differs.
#[derive(Clone, Copy, PartialEq, Eq)]
struct ScreenKey {
    stage: u16,
    asks: Option<core::mem::Discriminant<Kind>>,
}

/// A game being played on the device.
#[derive(Clone)]
pub(crate) struct Session<B: ?Sized> {
    pane: Pane,
    cursor: Cursor,
    /// What was just said: a refusal, what was taken back, what was entered. Gone with the next press.
    note: Line,
    /// C brings back what was just taken back, because no cursor can show it.
    again: bool,
    pub(crate) board: B,
}

impl<B> Session<B> {
    pub(crate) fn new(board: B) -> Self {
        Session { pane: Pane::Table, cursor: Cursor::default(), note: Line::new(), again: false, board }
    }

    /// The same screen over another board.
    pub(crate) fn over<C>(self, board: C) -> Session<C> {
        let Session { pane, cursor, note, again, .. } = self;
        Session { pane, cursor, note, again, board }
    }

    /// Whether A has nothing to close.
    pub(crate) fn is_resting(&self) -> bool {
        self.pane == Pane::Table && self.cursor.way.group.is_none() && !self.cursor.dialled
    }

    /// What lies over the resting screen, in words: in a lesson the task lies over the title that would tell two lists apart.
    #[cfg(test)]
    pub(crate) fn pane(&self) -> std::string::String {
        std::format!("{:?}", self.pane)
    }

    /// Whether this is being said.
    #[cfg(test)]
    pub(crate) fn is_said(&self, sentence: &str) -> bool {
        self.note == sentence
    }

    /// Whether what is being said ends like this.
    #[cfg(test)]
    pub(crate) fn says_at_last(&self, end: &str) -> bool {
        self.note.ends_with(end)
    }

    /// Whether something is being said.
    pub(crate) fn is_noted(&self) -> bool {
        !self.note.is_empty()
    }

    /// Back to the resting screen, with every heading closed.
    pub(crate) fn close_lists(&mut self) {
        self.pane = Pane::Table;
        while self.cursor.way.close() {}
    }

    /// Says this until the next press.
    pub(crate) fn note(&mut self, sentence: &str) {
        self.note = fill(sentence, &[]);
    }
}

impl Session<dyn Board> {
    /// Back to the resting screen, as when one returns from the home screen.
    pub(crate) fn resume(&mut self) {
        self.pane = Pane::Table;
        self.note.clear();
    }

    /// Whether the game is over and counted.
    pub(crate) fn is_finished(&self) -> bool {
        self.board.prompt().is_none()
    }

    /// The score as it stands.
    pub(crate) fn score(&self) -> Score {
        self.board.show().score()
    }

    /// Takes a press. What was said is gone with it, and it acts all the same.
    pub(crate) fn press(&mut self, press: Press, view: View) -> Next {
        if !press.acts() {
            return Next::NOTHING;
        }
        let noted = !self.note.is_empty();
        self.note.clear();
        let again = core::mem::take(&mut self.again);
        let next = match self.pane {
            _ if press.held() == Some(Button::B) => Next::Help,
            // The same from whatever lies over the table.
            _ if press.held() == Some(Button::A) => {
                self.leave();
                self.open_log()
            }
            _ if press.held() == Some(Button::C) => {
                self.leave();
                self.show(Pane::Menu(List::default()))
            }
            Pane::Table => self.press_table(press, view, again),
            Pane::Extra { seat, way } => self.press_extra(press, view, seat, way),
            Pane::Menu(list) => self.press_menu(press, list),
            Pane::Log { at } => self.press_log(press, view, at),
            Pane::Return { at } => self.press_return(press, view, at),
            Pane::Owners(list) => self.press_owners(press, list),
            Pane::Fields { owner, list, value } => self.press_fields(press, view, owner, list, value),
            Pane::Cards(list) => self.press_cards(press, list),
            Pane::Card(list) => self.press_card(press, list),
            Pane::Sheet(page) => self.press_sheet(press, view, page),
        };
        match next {
            Next::Stay(change) if noted => Next::Stay(change.max(Change::Mark)),
            Next::Help => {
                // What C offers can wait until that is read.
                self.again = again;
                next
            }
            next => next,
        }
    }

    pub(crate) fn draw(&self, picture: &mut Picture, view: View) {
        match self.pane {
            Pane::Table => self.draw_resting(picture, view),
            Pane::Extra { seat, way } => self.draw_extra(picture, view, seat, way),
            Pane::Menu(list) => self.draw_menu(picture, view, list),
            Pane::Log { at } => self.draw_log(picture, view, at),
            Pane::Return { at } => self.draw_return(picture, view, at),
            Pane::Owners(list) => self.draw_owners(picture, view, list),
            Pane::Fields { owner, list, value } => self.draw_fields(picture, view, owner, list, value),
            Pane::Cards(list) => self.draw_cards(picture, view, list),
            Pane::Card(list) => self.draw_card(picture, view, list),
            Pane::Sheet(page) => self.draw_sheet(picture, view, page),
        }
        if !self.note.is_empty() {
            self.draw_note(picture, view, &self.note);
        }
    }

    /// The same below a line that is there until something else is said.
    pub(crate) fn draw_under(&self, picture: &mut Picture, view: View, caption: &str) {
        self.draw(picture, view);
        if self.note.is_empty() {
            self.draw_note(picture, view, caption);
        }
    }

    /// A note over this screen, beside what stays on it.
    pub(crate) fn draw_note(&self, picture: &mut Picture, view: View, note: &str) {
        chrome::draw_note(picture, note, self.board.show().alarm(view), self.under_note());
    }

    /// What a note lies over.
    fn under_note(&self) -> Under {
        match self.pane {
            Pane::Table if self.is_finished() && self.cursor.page == 0 => Under::Winner,
            Pane::Table => Under::Phase,
            Pane::Sheet(_) => Under::Phase,
            _ => Under::Title,
        }
    }

    /// The title and the text of this screen's help.
    pub(crate) fn help(&self, view: View) -> (Line, Prose) {
        let (texts, show) = (view.texts, self.board.show());
        let plain = |title: &str, text| (fill(title, &[]), text);
        let of_row = match self.pane {
            Pane::Table if self.board.prompt().is_some_and(|prompt| prompt.kind == Kind::Pick) => Some(self.marked()),
            Pane::Extra { seat, way } => Some((Rows::Extra { seat, group: way.group }, way.list.mark())),
            _ => None,
        };
        if let Some(help) = of_row.and_then(|(rows, at)| self.board.row_help(rows, at, view)) {
            return help;
        }
        match self.pane {
            Pane::Table if self.is_finished() => plain(texts.word(Word::Results), texts.say(Sentence::HelpResult)),
            Pane::Table => match self.announced(view) {
                Some(announced) => plain(announced.title, show.announced_rule(view)),
                None => (show.phase_name(view), show.rule(view)),
            },
            Pane::Extra { .. } => (show.phase_name(view), show.extra_rule(view)),
            Pane::Log { .. } | Pane::Return { .. } => plain(texts.word(Word::Log), texts.say(Sentence::HelpLog)),
            Pane::Owners(_) | Pane::Fields { .. } => plain(texts.word(Word::Correct), texts.say(Sentence::HelpCorrect)),
            Pane::Menu(_) => plain(texts.word(Word::HelpTitle), texts.say(Sentence::HelpGame)),
            Pane::Cards(_) | Pane::Card(_) | Pane::Sheet(_) => {
                plain(texts.word(Word::HelpTitle), texts.say(Sentence::HelpHome))
            }
        }
    }

    /// What else stands there: what stays on every screen, and what this one asks.
    pub(crate) fn beside_help(&self, view: View) -> (&'static str, Prose) {
        let show = self.board.show();
        (show.alarm(view), if matches!(self.pane, Pane::Table) { show.asked(view) } else { Prose::EMPTY })
    }

    /// Corrections are over, wherever that leads: what follows by itself has waited for it. The cursor was forgotten with them.
    fn leave(&mut self) {
        if matches!(self.pane, Pane::Owners(_) | Pane::Fields { .. }) {
            self.board.settle();
        }
    }

    fn show(&mut self, pane: Pane) -> Next {
        self.pane = pane;
        Next::Stay(Change::Screen)
    }

    /// The mark stands where a question begins.
    pub(crate) fn forget_cursor(&mut self) {
        self.cursor = Cursor { way: Way::at(self.board.start(Rows::Prompt { group: None })), ..Cursor::default() };
        self.again = false;
    }

    fn screen(&self) -> ScreenKey {
        let asks = self.board.prompt().map(|prompt| core::mem::discriminant(&prompt.kind));
        ScreenKey { stage: self.board.show().stage(), asks }
    }

    /// After an entry: on to where somebody is asked again, or why it was refused.
    fn entered(&mut self, before: ScreenKey, entered: Result<(), Line>, view: View) -> Next {
        if let Err(sentence) = entered {
            self.note = sentence;
            return Next::Stay(Change::Mark);
        }
        let (page, pane) = (self.cursor.page, self.pane);
        self.forget_cursor();
        // What was brought back may have had more behind it.
        self.offer();
        self.pane = Pane::Table;
        if let Some(Said::Entered(outcome)) = self.board.said(view) {
            self.note = outcome;
        }
        let after = self.screen();
        if before.stage == after.stage {
            // An entry on the way does not turn the reader's page.
            self.cursor.page = page;
        } else if self.board.show().begins(before.stage)
            && self.board.show().is_early()
            && view.settings.teaching == Teaching::Full
        {
            return Next::Teach;
        }
        Next::Stay(if before == after && pane == Pane::Table { Change::Mark } else { Change::Screen })
    }

    /// Where the table is being looked at.
    fn look(&self) -> Look {
        let cursor = &self.cursor;
        let look = Look {
            page: cursor.page,
            row: cursor.way.list.mark() as u16,
            group: cursor.way.group,
            seats: cursor.seats,
            ..Look::PLAIN
        };
        match self.board.prompt().map(|prompt| prompt.kind) {
            Some(Kind::Amount { usual, .. }) => Look { number: Some(cursor.number.unwrap_or(usual)), ..look },
            Some(Kind::Counts { usual, .. }) => Look { counts: Some(cursor.counts.unwrap_or(usual)), ..look },
            Some(Kind::Seat { usual, .. }) => Look { seat: Some(cursor.seat.unwrap_or(usual)), ..look },
            Some(Kind::Seats { among }) => Look { seat: cursor.seat.or(self.first_of(among)), ..look },
            Some(Kind::Tally { most, usual, .. }) => {
                let tally = cursor.tally.unwrap_or(usual);
                let able = |tally: Tally| tally.iter().map(|(seat, _)| seat).collect();
                let likely = || self.board.show().counted_first(able(most));
                let seat = cursor.seat.or_else(|| self.first_of(able(usual)).or_else(likely));
                Look { tally: Some(tally), seat, ..look }
            }
            Some(Kind::Spot { usual, .. }) => Look { spot: Some(cursor.spot.unwrap_or(usual)), ..look },
            Some(Kind::GoOn | Kind::Pick) | None => look,
        }
    }

    /// The first of these in the order that counts now.
    fn first_of(&self, seats: Seats) -> Option<Seat> {
        self.board.show().order().into_iter().find(|seat| seats.contains(*seat))
    }

    /// The seat beside `from` among these, in the order that counts now, round and round.
    fn seat_beside(&self, from: Option<Seat>, among: Seats, step: i8) -> Option<Seat> {
        let order = self.board.show().order();
        let at = order.iter().position(|seat| Some(*seat) == from)?;
        let (behind, before) = order.split_at_checked(at)?;
        let round = || before.iter().chain(behind).copied().filter(|seat| among.contains(*seat));
        if step > 0 { round().find(|seat| Some(*seat) != from) } else { round().rfind(|seat| Some(*seat) != from) }
    }
}
