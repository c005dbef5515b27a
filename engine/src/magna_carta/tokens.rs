//! The castle's tokens: three colours, best first.
//!
//! A stock and a player's winnings are the same thing, a number of each colour. Who gets one is decided in
//! `castle.rs` and `effects.rs`. Invariant: [`Tokens::take_best`] never takes what is not there.

use crate::notation::words;

words! {
    /// A part of the castle, and the colour of its tokens. The order is the stored format.
    Part, "a part of the castle: dungeon, walls, towers" {
        Dungeon = "dungeon",
        Walls = "walls",
        Towers = "towers",
    }
}

impl Part {
    /// What one token is worth (CMC-NL "Spelmateriaal").
    pub const fn points(self) -> u16 {
        match self {
            Part::Dungeon => 4,
            Part::Walls => 3,
            Part::Towers => 2,
        }
    }
}

/// A number of tokens of each part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tokens([u8; 3]);

impl Tokens {
    /// None.
    pub const NONE: Tokens = Tokens([0; 3]);

    /// So many of each.
    pub const fn new(dungeon: u8, walls: u8, towers: u8) -> Tokens {
        Tokens([dungeon, walls, towers])
    }

    /// The stock at the start: 7, 8, 9 with four players, one of each fewer for every player less (CMC-NL
    /// "Spelvoorbereiding"; CMC Q28).
    pub const fn stock_for(players: usize) -> Tokens {
        match players {
            ..=2 => Tokens([5, 6, 7]),
            3 => Tokens([6, 7, 8]),
            _ => Tokens([7, 8, 9]),
        }
    }

    /// How many of one part.
    pub const fn of(self, part: Part) -> u8 {
        self.0[part.index()]
    }

    /// Sets how many there are of one part.
    pub fn set(&mut self, part: Part, number: u8) {
        self.0[part.index()] = number;
    }

    /// How many in all.
    pub fn total(self) -> u16 {
        self.0.into_iter().map(u16::from).sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    /// What they are worth together.
    pub fn points(self) -> u16 {
        Part::ALL.into_iter().map(|part| part.points() * u16::from(self.of(part))).sum()
    }

    /// Takes up to `number` away, dungeon before walls before towers, and gives what was taken.
    pub fn take_best(&mut self, number: u8) -> Tokens {
        let mut wanted = number;
        let mut taken = Tokens::NONE;
        for part in Part::ALL {
            let now = self.of(part).min(wanted);
            self.0[part.index()] -= now;
            taken.0[part.index()] = now;
            wanted -= now;
        }
        taken
    }

    /// Adds others to these.
    pub fn add(&mut self, others: Tokens) {
        for (mine, more) in self.0.iter_mut().zip(others.0) {
            *mine = mine.saturating_add(more);
        }
    }
}
