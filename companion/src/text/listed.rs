//! Names and short lines of which a number chooses one.
//!
//! They lie in one string with a bar between them: a pointer and a length for each would take half as much flash as all the
//! words do. Invariant: there are as many as there are things to name, or the build fails.

use core::ops::Range;

/// `N` names or lines.
#[derive(Clone, Copy)]
pub(crate) struct Listed<const N: usize> {
    pub(crate) bars: Bars,
}

/// Names or lines, however many.
#[derive(Clone, Copy)]
pub(crate) struct Bars(&'static str);

/// Names or lines with a bar between them.
pub(crate) const fn listed<const N: usize>(all: &'static str) -> Listed<N> {
    assert!(parts(all.as_bytes()) == N, "names are missing, or there are too many");
    Listed { bars: Bars(all) }
}

/// Names or lines by their keys, which must stand in order.
macro_rules! words {
    ($($texts:tt)*) => {
        $crate::text::listed::listed($crate::text::prose::texts!($($texts)*))
    };
}

pub(crate) use words;

impl<const N: usize> Listed<N> {
    /// By its place from 0; nothing beyond the last.
    pub(crate) fn of(self, place: usize) -> &'static str {
        self.bars.of(place)
    }
}

impl Bars {
    #[inline(never)]
    fn of(self, place: usize) -> &'static str {
        // Bars are letters of their own, so the range begins and ends where letters do.
        part(self.0.as_bytes(), place).and_then(|part| self.0.get(part)).unwrap_or("")
    }

    /// One after the other.
    pub(crate) fn all(self) -> impl Iterator<Item = &'static str> {
        self.0.split('|')
    }
}

/// Where one of the parts between bars lies, by its place from 0; `None` beyond the last. A screen asks this some twenty times,
/// of up to a kilobyte, and the searches of `core` take three times as long.
#[inline(never)]
pub(super) fn part(all: &[u8], place: usize) -> Option<Range<usize>> {
    let (mut before, mut from) = (place, 0);
    for (at, byte) in all.iter().enumerate() {
        if *byte == b'|' {
            if before == 0 {
                return Some(from..at);
            }
            (before, from) = (before - 1, at + 1);
        }
    }
    (before == 0).then_some(from..all.len())
}

/// How many parts there are between bars.
pub(crate) const fn parts(all: &[u8]) -> usize {
    let (mut at, mut number) = (0, 1);
    while at < all.len() {
        number += (all[at] == b'|') as usize;
        at += 1;
    }
    number
}
