//! The games of the device: the one place that lists them.
//!
//! Everything else asks a [`GameId`], a [`Table`] or an [`Opening`] and never which game it is. A new game is a folder
//! beside `magna_carta`, its texts, and a line in each list here. Invariant: a game's number never changes; it is stored.

use core::borrow::BorrowMut;
use core::ops::{Deref, DerefMut};

use engine::{carcassonne_city::City, journal::Journal, magna_carta::MagnaCarta, packed};
use rand_core::RngCore;
use serde::{Deserialize, Serialize};

use crate::{
    carcassonne_city,
    lesson::Course,
    magna_carta,
    picture::Picture,
    press::Press,
    screen::View,
    session::{Played, Session, face::Face},
    setup::{Answer, Choices, SetUp},
    text::fill::{Line, fill},
};

/// Which game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum GameId {
    #[default]
    MagnaCarta,
    City,
}

impl GameId {
    /// All of them, in the order in which the device offers them.
    pub(crate) const ALL: [GameId; 2] = [GameId::MagnaCarta, GameId::City];

    /// The number that it is stored under.
    pub(crate) fn number(self) -> u8 {
        self as u8
    }

    /// The game that is stored under this number.
    pub(crate) fn numbered(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.number() == number)
    }

    pub(crate) fn name(self, view: View) -> &'static str {
        match self {
            GameId::MagnaCarta => magna_carta::NAME,
            GameId::City => view.texts.city.name,
        }
    }

    /// Its lesson.
    pub(crate) fn course(self) -> &'static dyn Course {
        match self {
            GameId::MagnaCarta => &magna_carta::lesson::COURSE,
            GameId::City => &carcassonne_city::lesson::COURSE,
        }
    }

    /// The lines of its score sheet.
    pub(crate) fn lines(self, view: View) -> &'static [&'static str] {
        match self {
            GameId::MagnaCarta => &view.texts.magna_carta.sheet,
            GameId::City => &view.texts.city.sheet,
        }
    }

    /// How long a game took, in its own measure.
    pub(crate) fn length(self, length: u8, view: View) -> Line {
        match self {
            GameId::MagnaCarta => fill(view.texts.magna_carta.round, &[&length]),
            GameId::City => fill(view.texts.city.length, &[&length]),
        }
    }
}

/// The game on the table.
#[expect(clippy::large_enum_variant, reason = "there is one, in a static, and no heap to put a variant on")]
pub(crate) enum Table<J> {
    MagnaCarta(Session<MagnaCarta, J>),
    City(Session<City, J>),
}

impl<J: BorrowMut<Journal>> Table<J> {
    /// A game before its first entry, from a stored set-up.
    pub(crate) fn recall(game: GameId, setup: &[u8], journal: J) -> Result<Self, J> {
        match game {
            GameId::MagnaCarta => recalled(setup, journal).map(Table::MagnaCarta),
            GameId::City => recalled(setup, journal).map(Table::City),
        }
    }

    /// Ends the game and gives its journal back.
    pub(crate) fn into_journal(self) -> J {
        match self {
            Table::MagnaCarta(session) => session.into_journal(),
            Table::City(session) => session.into_journal(),
        }
    }

    pub(crate) fn game(&self) -> GameId {
        match self {
            Table::MagnaCarta(_) => GameId::MagnaCarta,
            Table::City(_) => GameId::City,
        }
    }
}

impl<J: BorrowMut<Journal> + 'static> Deref for Table<J> {
    type Target = dyn Played;

    fn deref(&self) -> &Self::Target {
        match self {
            Table::MagnaCarta(session) => session,
            Table::City(session) => session,
        }
    }
}

impl<J: BorrowMut<Journal> + 'static> DerefMut for Table<J> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        match self {
            Table::MagnaCarta(session) => session,
            Table::City(session) => session,
        }
    }
}

/// A session with a stored set-up; the journal comes back when that cannot be read.
fn recalled<G: Face, J: BorrowMut<Journal>>(setup: &[u8], journal: J) -> Result<Session<G, J>, J> {
    match packed::read(setup) {
        Ok(setup) => Ok(Session::new(setup, journal)),
        Err(_) => Err(journal),
    }
}

/// Last time's choices for each game, and which game that was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LastTime {
    pub(crate) game: GameId,
    magna_carta: magna_carta::setup::Choices,
    city: carcassonne_city::setup::Choices,
}

/// What an earlier version stored of it.
type First = magna_carta::setup::Choices;
/// What was added since.
type Later = (GameId, carcassonne_city::setup::Choices);

impl LastTime {
    /// In two parts, to be stored.
    pub(crate) fn parts(&self) -> (First, Later) {
        (self.magna_carta.clone(), (self.game, self.city.clone()))
    }

    /// From what was stored; what an earlier version did not know is as on a new device.
    pub(crate) fn of(magna_carta: First, later: Option<Later>) -> Self {
        let (game, city) = later.unwrap_or((GameId::default(), Choices::FIRST));
        LastTime { game, magna_carta, city }
    }
}

impl Default for LastTime {
    fn default() -> Self {
        Self::of(Choices::FIRST, None)
    }
}

/// A game being set up.
#[derive(Clone)]
#[expect(clippy::large_enum_variant, reason = "there is one, in a static, and no heap to put a variant on")]
pub(crate) enum Opening {
    MagnaCarta(SetUp<magna_carta::setup::Choices>),
    City(SetUp<carcassonne_city::setup::Choices>),
}

impl Opening {
    /// The check-list with last time's choices and a fresh lot.
    pub(crate) fn new(game: GameId, last: &LastTime, chance: &mut dyn RngCore) -> Option<Self> {
        match game {
            GameId::MagnaCarta => SetUp::new(&last.magna_carta, chance).map(Opening::MagnaCarta),
            GameId::City => SetUp::new(&last.city, chance).map(Opening::City),
        }
    }

    pub(crate) fn game(&self) -> GameId {
        match self {
            Opening::MagnaCarta(_) => GameId::MagnaCarta,
            Opening::City(_) => GameId::City,
        }
    }

    pub(crate) fn press(&mut self, press: Press, chance: &mut dyn RngCore) -> Answer {
        match self {
            Opening::MagnaCarta(set_up) => set_up.press(press, chance),
            Opening::City(set_up) => set_up.press(press, chance),
        }
    }

    /// The marked row and what it is about.
    pub(crate) fn help(&self, view: View) -> (Line, &'static str) {
        match self {
            Opening::MagnaCarta(set_up) => set_up.help(view),
            Opening::City(set_up) => set_up.help(view),
        }
    }

    pub(crate) fn draw(&self, picture: &mut Picture, view: View) {
        let name = self.game().name(view);
        match self {
            Opening::MagnaCarta(set_up) => set_up.draw(picture, view, name),
            Opening::City(set_up) => set_up.draw(picture, view, name),
        }
    }

    /// The choices are last time's from now on.
    pub(crate) fn remember(&self, last: &mut LastTime) {
        last.game = self.game();
        match self {
            Opening::MagnaCarta(set_up) => last.magna_carta = set_up.choices.clone(),
            Opening::City(set_up) => last.city = set_up.choices.clone(),
        }
    }

    /// The game, before its first entry.
    pub(crate) fn begin<J: BorrowMut<Journal>>(&self, journal: J) -> Table<J> {
        match self {
            Opening::MagnaCarta(set_up) => Table::MagnaCarta(Session::new(set_up.drawn().clone(), journal)),
            Opening::City(set_up) => Table::City(Session::new(set_up.drawn().clone(), journal)),
        }
    }
}
