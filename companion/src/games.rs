//! The games of the device: the one place that lists them.
//!
//! Everything else asks a [`GameId`], a [`Table`] or an [`Opening`] and never which game it is. A new game is a folder
//! beside `magna_carta` and a line in the list below. Its folder says what is asked of it here: `Rules` (the engine's
//! game), `Choices` (its set-up) and `ABOUT`. Invariant: a game's number never changes; it is stored.

use core::borrow::BorrowMut;
use core::ops::{Deref, DerefMut};

use engine::{journal::Journal, packed, seat::Seat};
use heapless::Vec;
use rand_core::RngCore;

use crate::{
    lesson::Course,
    picture::Picture,
    press::Press,
    screen::{Next, View},
    session::{Board, OnTable, Session, face::Face},
    settings::Settings,
    setup::{Choices, SetUp},
    text::{Words, fill::Line, listed::Bars, prose::Prose},
};

/// What the device says of a game without playing it.
pub(crate) struct About {
    /// The game's name.
    pub(crate) name: Words<&'static str>,
    /// The lines of its score sheet.
    pub(crate) lines: Words<&'static Bars>,
    /// The same in a word each, where they stand side by side.
    pub(crate) legend: Words<&'static Bars>,
    /// How many of the lines are always shown; those behind them only once somebody has points there.
    pub(crate) always: usize,
    /// How long a game took, in its own measure.
    pub(crate) length: fn(u8, View) -> Line,
    /// Its lesson.
    pub(crate) course: &'static dyn Course,
}

impl About {
    pub(crate) fn name(&self, view: View) -> &'static str {
        self.name.of(view.settings.language)
    }

    pub(crate) fn lines(&self, view: View) -> impl Iterator<Item = &'static str> {
        self.lines.of(view.settings.language).all()
    }

    pub(crate) fn legend(&self, view: View) -> impl Iterator<Item = &'static str> {
        self.legend.of(view.settings.language).all()
    }
}

/// Bytes of the longest packed choices.
pub(crate) const CHOICES_BYTES: usize = 67;

/// Packed choices of a game.
pub(crate) type PackedChoices = Vec<u8, CHOICES_BYTES>;

macro_rules! games {
    ($( $(#[$when:meta])* $number:literal $id:ident in $folder:ident, )*) => {
        /// Which game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub(crate) enum GameId {
            $( $(#[$when])* $id = $number, )*
        }

        impl GameId {
            /// All of them, in the order in which the device offers them.
            pub(crate) const ALL: &'static [GameId] = &[$( $(#[$when])* GameId::$id, )*];

            /// What the device says of it.
            pub(crate) fn about(self) -> &'static About {
                match self {
                    $( $(#[$when])* GameId::$id => &crate::$folder::ABOUT, )*
                }
            }
        }

        /// The game on the table.
        #[allow(clippy::large_enum_variant, reason = "there is one, in a static, and no heap to put a variant on")]
        pub(crate) enum Table<J> {
            $( $(#[$when])* $id(Session<OnTable<crate::$folder::Rules, J>>), )*
        }

        impl<J: BorrowMut<Journal>> Table<J> {
            /// A game before its first entry, from a stored set-up.
            pub(crate) fn recall(game: GameId, setup: &[u8], journal: J) -> Result<Self, J> {
                match game {
                    $( $(#[$when])* GameId::$id => recalled(setup, journal).map(Table::$id), )*
                }
            }

            /// Ends the game and gives its journal back.
            pub(crate) fn into_journal(self) -> J {
                match self {
                    $( $(#[$when])* Table::$id(session) => session.board.into_journal(), )*
                }
            }

            pub(crate) fn game(&self) -> GameId {
                match self {
                    $( $(#[$when])* Table::$id(_) => GameId::$id, )*
                }
            }
        }

        impl<J: BorrowMut<Journal> + 'static> Deref for Table<J> {
            type Target = Session<dyn Board>;

            fn deref(&self) -> &Self::Target {
                match self {
                    $( $(#[$when])* Table::$id(session) => session, )*
                }
            }
        }

        impl<J: BorrowMut<Journal> + 'static> DerefMut for Table<J> {
            fn deref_mut(&mut self) -> &mut Self::Target {
                match self {
                    $( $(#[$when])* Table::$id(session) => session, )*
                }
            }
        }

        /// Last time's choices for each game, and which game that was.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(non_snake_case, reason = "a field a game, named as in the list")]
        pub(crate) struct LastTime {
            pub(crate) game: GameId,
            $( $(#[$when])* pub(crate) $id: crate::$folder::Choices, )*
        }

        impl Default for LastTime {
            fn default() -> Self {
                LastTime { game: GameId::default(), $( $(#[$when])* $id: Choices::FIRST, )* }
            }
        }

        impl LastTime {
            /// A game's choices, to be stored.
            pub(crate) fn packed(&self, game: GameId) -> PackedChoices {
                let mut buffer = [0; CHOICES_BYTES];
                let packed = match game {
                    $( $(#[$when])* GameId::$id => packed::write(&self.$id, &mut buffer), )*
                };
                // They fit: a test packs the longest. Without them the game begins with the first choices.
                packed.and_then(|bytes| Vec::from_slice(bytes).ok()).unwrap_or_default()
            }

            /// A game's choices as they were stored; what cannot be read leaves them as they are.
            pub(crate) fn recall(&mut self, game: GameId, bytes: &[u8]) {
                match game {
                    $( $(#[$when])* GameId::$id => {
                        // What a later version has added behind is left out.
                        if let Ok((choices, _)) = packed::read_first(bytes) {
                            self.$id = choices;
                        }
                    } )*
                }
            }
        }

        /// A game being set up.
        #[derive(Clone)]
        #[allow(clippy::large_enum_variant, reason = "there is one, in a static, and no heap to put a variant on")]
        pub(crate) enum Opening {
            $( $(#[$when])* $id(SetUp<crate::$folder::Choices>), )*
        }

        impl Opening {
            /// The check-list with last time's choices and a fresh lot; `starts` starts where that is left to the lot.
            pub(crate) fn new(
                game: GameId,
                last: &LastTime,
                starts: Option<Seat>,
                chance: &mut dyn RngCore,
            ) -> Option<Self> {
                match game {
                    $( $(#[$when])* GameId::$id => SetUp::new(&last.$id, starts, chance).map(Opening::$id), )*
                }
            }

            pub(crate) fn press(&mut self, press: Press, settings: &mut Settings, chance: &mut dyn RngCore) -> Next {
                match self {
                    $( $(#[$when])* Opening::$id(set_up) => set_up.press(press, settings, chance), )*
                }
            }

            /// The marked row and what it is about.
            pub(crate) fn help(&self, view: View) -> (Line, Prose) {
                match self {
                    $( $(#[$when])* Opening::$id(set_up) => set_up.help(view), )*
                }
            }

            pub(crate) fn draw(&self, picture: &mut Picture, view: View) {
                match self {
                    $( $(#[$when])* Opening::$id(set_up) => {
                        set_up.draw(picture, view, GameId::$id.about().name(view));
                    } )*
                }
            }

            /// The choices are last time's from now on.
            pub(crate) fn remember(&self, last: &mut LastTime) {
                match self {
                    $( $(#[$when])* Opening::$id(set_up) => {
                        last.game = GameId::$id;
                        last.$id = set_up.choices.clone();
                    } )*
                }
            }

            /// The game, before its first entry.
            pub(crate) fn begin<J: BorrowMut<Journal>>(&self, journal: J) -> Table<J> {
                match self {
                    $( $(#[$when])* Opening::$id(set_up) => {
                        Table::$id(Session::new(OnTable::new(set_up.drawn().clone(), journal)))
                    } )*
                }
            }
        }
    };
}

#[cfg(not(any(feature = "magna-carta", feature = "carcassonne-city", feature = "caylus", feature = "machiavelli")))]
compile_error!("a device without a game is none: choose at least one of the games' features");

games! {
    #[cfg(feature = "magna-carta")]
    0 MagnaCarta in magna_carta,
    #[cfg(feature = "carcassonne-city")]
    1 City in carcassonne_city,
    #[cfg(feature = "caylus")]
    2 Caylus in caylus,
    #[cfg(feature = "machiavelli")]
    3 Machiavelli in machiavelli,
    #[cfg(test)]
    7 Sample in sample,
}

impl GameId {
    /// The number that it is stored under.
    pub(crate) fn number(self) -> u8 {
        self as u8
    }

    /// The game that is stored under this number.
    pub(crate) fn numbered(number: u8) -> Option<Self> {
        Self::ALL.iter().copied().find(|game| game.number() == number)
    }
}

impl Default for GameId {
    /// The first of the list.
    fn default() -> Self {
        Self::ALL[0]
    }
}

/// A session with a stored set-up; the journal comes back when that cannot be read.
fn recalled<G: Face, J: BorrowMut<Journal>>(setup: &[u8], journal: J) -> Result<Session<OnTable<G, J>>, J> {
    match packed::read(setup) {
        Ok(setup) => Ok(Session::new(OnTable::new(setup, journal))),
        Err(_) => Err(journal),
    }
}

#[cfg(test)]
mod tests {
    use engine::autoplay::Repeatable;

    use super::*;
    use crate::press::{Button, Kind};

    /// Rows that no set-up has more of, and values that no row has more of.
    const MANY: usize = 30;

    /// The choices after `times` presses of C on a row of the set-up.
    fn chosen(game: GameId, last: &LastTime, row: usize, times: usize) -> LastTime {
        let (mut chance, mut last) = (Repeatable::new(7), last.clone());
        let mut opening = Opening::new(game, &last, None, &mut chance).expect("a set-up");
        let presses = [(Button::B, Kind::Short, 1), (Button::Down, Kind::Down, row), (Button::C, Kind::Short, times)];
        for (button, kind, times) in presses {
            for _ in 0..times {
                opening.press(Press { button, kind }, &mut Settings::default(), &mut chance);
            }
        }
        opening.remember(&mut last);
        last
    }

    #[test]
    fn the_longest_choices_of_every_game_fit_and_come_back() {
        for game in GameId::ALL.iter().copied() {
            // The rows do not depend on each other, so the longest of each together are the longest of all.
            let first = LastTime { game, ..LastTime::default() };
            let (mut longest, mut others) = (first.clone(), 0);
            for (row, times) in (0..MANY).flat_map(|row| (1..=MANY).map(move |times| (row, times))) {
                let other = chosen(game, &longest, row, times);
                assert!(!other.packed(game).is_empty(), "{game:?}: more than {CHOICES_BYTES} bytes");
                others += usize::from(other != first);
                if other.packed(game).len() > longest.packed(game).len() {
                    longest = other;
                }
            }
            assert!(others > MANY, "{game:?}: something can be chosen");
            let mut back = first;
            back.recall(game, &longest.packed(game));
            assert_eq!(back, longest);
        }
    }

    #[test]
    fn a_number_names_one_game_and_none_is_too_large_to_be_stored() {
        for game in GameId::ALL {
            assert_eq!(GameId::numbered(game.number()), Some(*game));
            assert!(game.number() < 8, "one bit each tells whose choices are stored");
        }
    }
}
