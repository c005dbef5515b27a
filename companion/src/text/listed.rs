//! Names and short lines of which a number chooses one.
//!
//! They lie in one string with a bar between them: a pointer and a length for each would take half as much flash as all the
//! words do. Invariant: there are as many as there are things to name, or the build fails.

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

impl<const N: usize> Listed<N> {
    /// By its place from 0; nothing beyond the last.
    pub(crate) fn of(self, place: usize) -> &'static str {
        self.bars.of(place)
    }
}

impl Bars {
    #[inline(never)]
    fn of(self, place: usize) -> &'static str {
        self.all().nth(place).unwrap_or("")
    }

    /// One after the other.
    pub(crate) fn all(self) -> impl Iterator<Item = &'static str> {
        self.0.split('|')
    }
}

/// How many parts there are between bars.
pub(super) const fn parts(all: &[u8]) -> usize {
    let (mut at, mut number) = (0, 1);
    while at < all.len() {
        number += (all[at] == b'|') as usize;
        at += 1;
    }
    number
}
