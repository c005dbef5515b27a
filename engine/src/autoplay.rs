//! Playing by itself: every step is one of the legal choices, chosen by the chance that comes in.
//!
//! For tests, measurements and demonstrations; it knows no game and plays badly. Invariant: every event it gives is one
//! that the state accepts.

use rand_core::RngCore;

use crate::Game;
use crate::prompt::{Answer, Kind};
use crate::seat::Tally;

/// A tiny repeatable source of chance (xorshift32), for where the same game is wanted every time. Not for drawing
/// start players.
#[derive(Clone, Debug)]
pub struct Repeatable(u32);

impl Repeatable {
    /// The sequence with this number.
    pub const fn new(seed: u32) -> Self {
        // A xorshift that begins with 0 stays there.
        Repeatable(if seed == 0 { 0x9e37_79b9 } else { seed })
    }
}

impl RngCore for Repeatable {
    fn next_u32(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0
    }

    fn next_u64(&mut self) -> u64 {
        u64::from(self.next_u32()) << 32 | u64::from(self.next_u32())
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(4) {
            let word = self.next_u32().to_le_bytes();
            chunk.copy_from_slice(&word[..chunk.len()]);
        }
    }
}

/// A list of amounts longer than this is not gone through; a small amount is taken instead (a count can be up to 9999).
const LONG: i16 = 99;

/// One legal event for the state as it is; `None` when there is nothing left to enter.
pub fn choose<G: Game>(game: &G, chance: &mut impl RngCore) -> Option<G::Event> {
    if let Kind::Amount { from, to, .. } = game.prompt()?.kind
        && to.saturating_sub(from) > LONG
    {
        let amount = from.saturating_add_unsigned(below(chance, LONG as u32) as u16);
        return game.answer(Answer::Amount(amount));
    }
    if let Kind::Counts { most, .. } = game.prompt()?.kind {
        let bound = u32::from(most).min(LONG as u32);
        return game.answer(Answer::Counts(core::array::from_fn(|_| below(chance, bound) as u16)));
    }
    if let Kind::Tally { most, all, nobody, .. } = game.prompt()?.kind {
        // Going through all of them would take long where many stand on the board.
        let mut tally = Tally::NONE;
        for (seat, most) in most.iter() {
            let room = all.saturating_sub(tally.total()).min(most.into());
            tally = tally.with(seat, below(chance, u32::from(room) + 1) as u8);
        }
        if tally.total() == 0 && !nobody {
            tally = most.iter().next().map_or(most, |(seat, _)| Tally::NONE.with(seat, 1));
        }
        return game.answer(Answer::Tally(tally));
    }
    // Each event takes the place of the one before with the chance that makes all of them equally likely in the end.
    let mut chosen = None;
    for (seen, event) in (1..).zip(game.legal()) {
        if below(chance, seen) == 0 {
            chosen = Some(event);
        }
    }
    chosen
}

fn below(chance: &mut impl RngCore, bound: u32) -> u32 {
    ((u64::from(chance.next_u32()) * u64::from(bound)) >> 32) as u32
}
