//! The screens outside a game: one file each, with what its presses do and what it draws.
//!
//! A screen holds no more than its cursor; everything else it shows comes in through [`View`]. What a press led to is a
//! [`Next`], the same for all of them and for a game. Invariant: A always leads back, and from any screen A pressed often
//! enough leads home.

pub(crate) mod discard;
pub(crate) mod fault;
pub(crate) mod games;
pub(crate) mod help;
pub(crate) mod home;
mod list;
pub(crate) mod results;
pub(crate) mod settings;
pub(crate) mod trouble;

pub(crate) use list::{Label, List, Room};

use engine::seat::{Seat, Seats};

use crate::{
    Change,
    games::GameId,
    settings::Settings,
    text::{
        Texts, Word,
        fill::{Line, fill},
    },
};

/// What a press led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// The same screen.
    Stay(Change),
    /// Its help: somebody asked.
    Help,
    /// Its help: a new phase began, and newcomers want its rule first.
    Teach,
    /// Back to where it was opened from; out of a game it waits.
    Back,
    /// On to what this opens.
    Open(Target),
}

impl Next {
    /// A press that did nothing.
    pub(crate) const NOTHING: Next = Next::Stay(Change::Nothing);
}

/// What can be opened from a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// The game that waits.
    Game,
    /// The set-up of a new game of this kind; asks first where one waits.
    NewGame(GameId),
    /// The same, and the one that waits may go.
    NewGameInstead(GameId),
    /// The other games.
    Games,
    /// Whose lesson it shall be.
    Lessons,
    /// The lesson of this game.
    Lesson(GameId),
    Results,
    Settings,
    /// The message of the last crash.
    Fault,
    /// The game that was set up begins.
    Begin,
    /// The board is asked for something.
    Request(trouble::Request),
}

/// What a screen may look at while it draws.
#[derive(Clone, Copy)]
pub(crate) struct View {
    pub(crate) settings: Settings,
    pub(crate) texts: &'static Texts,
    /// In how many words.
    pub(crate) wording: Wording,
    /// Whose name headings have instead, while it is tried whether everybody's has room.
    pub(crate) stand_in: Option<Seat>,
}

/// How much room there is for words: a long heading does without capitals, or with a few letters of the names; a line has a
/// game's shorter words, and at last the names short too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wording {
    Whole,
    /// Headings without capitals.
    Plain,
    /// Headings with a few letters of the names.
    ShortNames,
    /// Lines in shorter words.
    Brief,
    /// Lines in shorter words and with a few letters of the names.
    FewLetters,
}

impl View {
    pub(crate) fn of(settings: Settings) -> Self {
        let texts = crate::text::table(settings.language);
        View { settings, texts, wording: Wording::Whole, stand_in: None }
    }

    /// The same in so many words.
    pub(crate) fn worded(self, wording: Wording) -> Self {
        View { wording, ..self }
    }

    /// Whether a line has little room: a game's shorter words.
    pub(crate) fn brief(self) -> bool {
        matches!(self.wording, Wording::Brief | Wording::FewLetters)
    }

    /// Whether even these have no room: seats by a few letters of their names.
    pub(crate) fn few_letters(self) -> bool {
        self.wording == Wording::FewLetters
    }

    /// Whether headings are in capitals.
    pub(crate) fn loud(self) -> bool {
        !matches!(self.wording, Wording::Plain | Wording::ShortNames)
    }

    /// The same for a line that does not fit: in fewer words, and with a few letters of the names.
    pub(crate) fn briefly(self) -> Self {
        self.worded(Wording::FewLetters)
    }

    /// What `say` makes of as many words as have room. Names are shortened last: when it does not even `barely` fit.
    pub(crate) fn fitting<T>(
        self,
        say: &dyn Fn(View) -> T,
        fits: &dyn Fn(&T) -> bool,
        barely: &dyn Fn(&T) -> bool,
    ) -> T {
        let whole = say(self);
        if fits(&whole) {
            return whole;
        }
        let fewer = say(self.worded(Wording::Brief));
        if barely(&fewer) { fewer } else { say(self.briefly()) }
    }

    /// A seat's name.
    pub(crate) fn name(self, seat: Seat) -> &'static str {
        if self.few_letters() { self.short(seat) } else { self.texts.seats.of(seat.index()) }
    }

    /// A seat's name in a heading.
    pub(crate) fn heading(self, seat: Seat) -> &'static str {
        let seat = self.stand_in.unwrap_or(seat);
        match self.wording {
            Wording::Plain => self.name(seat),
            Wording::ShortNames => self.short(seat),
            _ => self.texts.seat_headings.of(seat.index()),
        }
    }

    /// A few letters of the seat's name, where all eight stand together.
    pub(crate) fn short(self, seat: Seat) -> &'static str {
        self.texts.seats_short.of(seat.index())
    }

    /// A letter or two that tell the seat from the others, within a picture.
    pub(crate) fn mark(self, seat: Seat) -> &'static str {
        self.texts.marks.of(seat.index())
    }

    /// How much is explained unasked.
    pub(crate) fn teaching_row(self) -> Label {
        Label::of(self.texts.word(Word::Teaching), self.texts.teaching_levels.of(self.settings.teaching as usize))
    }

    /// "1 point" or "3 points".
    pub(crate) fn points(self, number: u16) -> Line {
        fill(self.texts.word(if number == 1 { Word::Point } else { Word::Points }), &[&number])
    }

    /// Who has won, as a heading; empty while nobody has.
    pub(crate) fn winners(self, winners: Seats) -> Line {
        let mut seats = winners.iter();
        match (seats.next(), seats.next()) {
            (Some(winner), None) => fill(self.texts.word(Word::Wins), &[&self.heading(winner)]),
            (Some(_), Some(_)) => fill(self.texts.word(Word::Share), &[]),
            _ => Line::new(),
        }
    }
}
