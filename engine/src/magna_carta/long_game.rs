//! A game of any length, always the same one: something to measure replay with, on a PC and on the device.
//!
//! It is made of legal choices with the device's books (the most work an event can be); before the castle is finished,
//! corrections put the tokens back. To measure a replay of `n` events, enter `n` of them into a `Play` and time an undo:
//! that replays all but one from the start. Invariant: every event is accepted by the game it is made for.

use super::cards::Neutral;
use super::event::{Correction, PartNumbers};
use super::setup::{Books, COLOURS, Draft, Overruled, Setup, Variant};
use super::tokens::{Part, Tokens};
use super::{Event, MagnaCarta, Phase};
use crate::Game;
use crate::autoplay::{self, Repeatable};
use crate::seat::Seating;

/// The stock below which the tokens are put back; one castle phase takes fewer.
const LOW: u16 = 20;

/// The events of the long game, one after the other. Making one costs many times what applying it does.
#[derive(Clone, Debug)]
pub struct LongGame {
    game: MagnaCarta,
    chance: Repeatable,
}

impl LongGame {
    /// The set-up that the events are for: four players, standard rules, `books device`.
    pub fn setup() -> Setup {
        let draft = Draft {
            variant: Variant::Standard,
            books: Books::Device,
            seating: Seating::new(&COLOURS, COLOURS[0]).expect("four different seats, one of them starting"),
            // Three, and there is room for four.
            street: [Neutral::Forest, Neutral::Quarry, Neutral::TradingPost].into_iter().collect(),
            points: Overruled::new(),
            costs: Overruled::new(),
        };
        draft.try_into().expect("four players and three different neutral cards")
    }

    /// The game from its beginning.
    pub fn new() -> Self {
        LongGame { game: MagnaCarta::begin(&Self::setup()), chance: Repeatable::new(1289) }
    }

    /// The next correction on the way to a full stock; `None` when there are tokens enough.
    fn put_back(&self) -> Option<Event> {
        if self.game.phase != Phase::Income || self.game.stock.total() >= LOW {
            return None;
        }
        let all = |tokens: Tokens| {
            Part::ALL
                .into_iter()
                .fold(PartNumbers::NONE, |numbers, part| numbers.with(part.index(), tokens.of(part).into()))
        };
        let holder = self.game.setup.seats().iter().find(|&&seat| !self.game.tokens(seat).is_empty());
        Some(Event::Correct(match holder {
            Some(&seat) => Correction::Tokens(seat, all(Tokens::NONE)),
            None => Correction::Stock(all(Tokens::stock_for(self.game.players()))),
        }))
    }
}

impl Default for LongGame {
    fn default() -> Self {
        LongGame::new()
    }
}

impl Iterator for LongGame {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        let event = self.put_back().or_else(|| autoplay::choose(&self.game, &mut self.chance))?;
        self.game.apply(&event).ok()?;
        Some(event)
    }
}
