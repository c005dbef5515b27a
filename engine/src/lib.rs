//! The rules of the games that Provost keeps.
//!
//! The engine does no input and no output. It has no clock, no allocator and no unsafe code; events, chance and bytes
//! come in as arguments. It is built in layers, each of which knows only those below it:
//!
//! - [`seat`], [`notation`], [`amounts`], [`prompt`]: what every game shares. Who sits at the table, how a line of text is
//!   read, and how a question is put to the players.
//! - [`header`]: the first lines of a game that is written down, of which the second names the game.
//! - [`Game`]: what a game is. A state that begins with a set-up and changes by events; an event is either applied or
//!   refused with a reason, and a refused event changes nothing.
//! - [`magna_carta`], [`carcassonne_city`], [`caylus`], [`machiavelli`]: the games. A folder each, named after the rulebook's
//!   words; they know nothing of
//!   each other, and further games are further folders.
//! - [`journal`]: what was entered, packed, with the entries that were taken back still in it.
//! - [`play`]: a game being played: set-up, journal and the state that is always the journal replayed. Undo and redo live
//!   here, the same for every game.
//! - [`autoplay`]: plays by itself from the legal choices, for tests and measurements.
//!
//! The text form of everything is `Display` and `FromStr`, the byte form is postcard through [`packed`].

#![no_std]
#![forbid(unsafe_code)]

pub mod amounts;
pub mod autoplay;
pub mod books;
pub mod carcassonne_city;
pub mod caylus;
pub mod header;
pub mod journal;
pub mod machiavelli;
pub mod magna_carta;
pub mod notation;
mod numbers;
pub mod packed;
pub mod play;
pub mod prompt;
pub mod seat;

use prompt::{Answer, Prompt};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The rules of one game, as the state of one play of it.
pub trait Game: Clone + PartialEq {
    /// What is fixed before the first event.
    type Setup: Clone + PartialEq + Serialize + DeserializeOwned;
    /// What can be entered.
    type Event: Copy + PartialEq + Serialize + DeserializeOwned;
    /// Why an event is not accepted; its `Display` is an English sentence.
    type Refusal: core::fmt::Display;
    /// The game's own words for what it asks.
    type Asks: Copy;

    /// The state before the first event.
    fn begin(setup: &Self::Setup) -> Self;

    /// Changes the state, or says why not and changes nothing. Never panics, whatever the event.
    fn apply(&mut self, event: &Self::Event) -> Result<(), Self::Refusal>;

    /// The same for an event of a journal, which was accepted when it was entered: what is refused only since an earlier
    /// version stands as it did.
    fn apply_again(&mut self, event: &Self::Event) -> Result<(), Self::Refusal> {
        self.apply(event)
    }

    /// Says whether `event` would be accepted now, without doing it. Costs a copy of the state.
    fn allows(&self, event: &Self::Event) -> Result<(), Self::Refusal> {
        self.clone().apply(event)
    }

    /// The event that follows by itself where nobody has anything to read or decide; entered in the same press, taken
    /// back with what it followed. It is always one that is accepted.
    fn follows(&self) -> Option<Self::Event> {
        None
    }

    /// What is asked next; `None` when there is nothing left to enter.
    fn prompt(&self) -> Option<Prompt<Self::Asks>>;

    /// The event that an answer to the present prompt means; `None` when it does not answer it.
    fn answer(&self, answer: Answer) -> Option<Self::Event>;

    /// The answer to the present prompt that means `event`; `None` when it is no answer to it. The inverse of
    /// [`answer`](Game::answer); to a prompt of the kind `Pick` it goes through the list.
    fn answered(&self, event: &Self::Event) -> Option<Answer>;

    /// Every event that might be entered now, in a fixed order, whether the rules allow it or not: to see that costs a copy
    /// of the state for each, so whoever wants few of them chooses first and asks [`allows`](Game::allows) then.
    fn candidates(&self) -> impl Iterator<Item = Self::Event>;

    /// Every event that can be entered now, in a fixed order. For a prompt of the kind `Pick` this is the list.
    fn legal(&self) -> impl Iterator<Item = Self::Event> {
        self.candidates().filter(|event| self.allows(event).is_ok())
    }

    /// Whether the game has ended (there may still be something to count).
    fn is_over(&self) -> bool;
}
