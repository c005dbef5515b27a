//! A game as the properties try it: its set-ups, its events, and what may lie on its table.
//!
//! Not a test itself. Invariant: everything that a property asks of one game it asks of all.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use engine::Game;
use engine::header::Header;
use engine::notation::Unreadable;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

/// A game that the properties can be tried on.
pub(crate) trait Tried
where
    Self: Game<Event: Display + Debug + FromStr<Err = Unreadable>, Refusal: Debug + PartialEq>,
    Self: Game<Setup: Display + Debug + FromStr<Err: Debug>>,
{
    /// The reader of its header.
    type Header: Header<Setup = Self::Setup>;

    /// The header's second line.
    const GAME_LINE: &'static str;
    /// Words of its notation, and some that are almost.
    const WORDS: &'static [&'static str];

    /// Any set-up.
    fn setups() -> BoxedStrategy<Self::Setup>;

    /// Well-formed nonsense.
    fn events() -> BoxedStrategy<Self::Event>;

    /// Panics when what lies on the table cannot lie there.
    fn is_possible(&self);
}

/// Tries a property on so many values.
pub(crate) fn try_on<S: Strategy>(cases: u32, values: S, property: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let mut runner = TestRunner::new(Config { cases, ..Config::default() });
    runner.run(&values, property).unwrap_or_else(|error| panic!("{error}"));
}

/// Makes a test of each property for each game, in a module with the game's name.
macro_rules! for_every_game {
    ($($property:ident),+ $(,)?) => {
        mod magna_carta {
            $( #[test] fn $property() { super::$property::<engine::magna_carta::MagnaCarta>() } )+
        }

        mod carcassonne_city {
            $( #[test] fn $property() { super::$property::<engine::carcassonne_city::City>() } )+
        }

        mod caylus {
            $( #[test] fn $property() { super::$property::<engine::caylus::Caylus>() } )+
        }

        mod machiavelli {
            $( #[test] fn $property() { super::$property::<engine::machiavelli::Machiavelli>() } )+
        }
    };
}
pub(crate) use for_every_game;
