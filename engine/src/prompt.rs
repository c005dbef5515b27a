//! What a game asks next, in a vocabulary that is the same for every game.
//!
//! A screen needs to know only the few [`Kind`]s; what the question is about (`asks`) is the game's own word and
//! chooses the text. Nothing here knows a rule. Invariant: for every prompt that a game gives, at least one answer
//! leads to an event that the game accepts.
//!
//! The kinds were chosen with all four games in mind:
//!
//! | kind | Magna Carta | Caylus | Machiavelli | Carcassonne: De Stad |
//! |---|---|---|---|---|
//! | [`GoOn`](Kind::GoOn) | income, round's end | income, end of turn | end of a turn | unfinished features |
//! | [`Amount`](Kind::Amount) | steps, batches, final counts | steps, batches, favours | gold, cost of a district | tiles of a road, goods, buildings |
//! | [`Pick`](Kind::Pick) | action, effect | space, favour row | rank called, district type | tile and follower, wall, tower |
//! | [`Seat`](Kind::Seat) | who passes | who passes | crown, first full city | |
//! | [`Seats`](Kind::Seats) | | who has no house in this section | who still plays | |
//! | [`Tally`](Kind::Tally) | | | | followers on a road, stewards in a district |

use crate::seat::{Seat, Seats, Tally};

/// One question: to whom, about what, and what an answer looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prompt<A> {
    /// Who is asked; `None` when it is the whole table.
    pub seat: Option<Seat>,
    /// What is asked: the game's own word for it.
    pub asks: A,
    /// What an answer looks like.
    pub kind: Kind,
}

/// What an answer looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Nothing to decide: read, then go on.
    GoOn,
    /// A whole number between two bounds, both allowed. `from <= to`.
    Amount {
        /// The least that is allowed.
        from: i16,
        /// The most that is allowed.
        to: i16,
    },
    /// One entry of the game's list of legal events (`Game::legal`), by its place in that list.
    Pick,
    /// One of these seats.
    Seat {
        /// Those that may be named; never empty.
        among: Seats,
    },
    /// Any number of these seats, also none.
    Seats {
        /// Those that may be named; never empty.
        among: Seats,
    },
    /// A small number for each seat, all of them 0 or more.
    Tally {
        /// The most that is allowed for each.
        most: Tally,
        /// Whether nobody is an answer too: every number 0.
        nobody: bool,
    },
}

/// An answer to a [`Prompt`], as a screen can give it; `Game::answer` turns it into an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// To [`Kind::GoOn`].
    GoOn,
    /// To [`Kind::Amount`].
    Amount(i16),
    /// To [`Kind::Pick`]: the place in the list of legal events, from 0.
    Pick(u16),
    /// To [`Kind::Seat`].
    Seat(Seat),
    /// To [`Kind::Seats`].
    Seats(Seats),
    /// To [`Kind::Tally`].
    Tally(Tally),
}
