//! Sentences, packed.
//!
//! Rules, helps and lessons are two fifths of all the words and are read one at a time. They lie in flash a third smaller,
//! with a byte for each of the commonest pairs of letters; the compiler packs them, so the sources stay readable. Names and
//! labels are not packed: they are drawn by the dozen. Invariant: what is read is what was written.

use heapless::String;

/// The commonest pairs in the three languages, one after the other. The byte of the first 64 is [`FIRST`] and their place, that
/// of the others what is behind, from 0: no text has a control character.
const PAIRS: &[u8; 2 * 96] = b"e t erens , in. anstarch: d thorel donunal1 iegeeiouau b e tegurom p wlehelaol; ofitijm deatvoroisreilig m nas s aopto gck h kbe\
    meod l fedg akoe zt.osnotets c i vwadiGedaice.n Thetowraespi Phl";

/// Between ASCII and the letters with dots or accents of Latin-1, which stand for themselves; 64 bytes.
const FIRST: u8 = 0x80;
const BETWEEN: u8 = 64;

/// The place of the pair that a byte stands for.
const fn pair_of(byte: u8) -> Option<u8> {
    match byte {
        ..0x20 => Some(BETWEEN + byte),
        FIRST..0xc0 => Some(byte - FIRST),
        _ => None,
    }
}

/// What the longest prose takes; a longer one fails the build.
const LONGEST: usize = 192;

/// A text that has been unpacked.
pub(crate) type Unpacked = String<LONGEST>;

/// One text, packed.
#[derive(Clone, Copy)]
pub(crate) struct Prose(&'static [u8]);

impl Prose {
    /// Nothing to read.
    pub(crate) const EMPTY: Self = Prose(&[]);

    /// What [`prose!`] has packed.
    pub(crate) const fn packed(bytes: &'static [u8]) -> Self {
        Prose(bytes)
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The text as it was written.
    pub(crate) fn read(self) -> Unpacked {
        let mut text = Unpacked::new();
        for byte in self.0 {
            let pair = pair_of(*byte).and_then(|place| PAIRS.as_chunks::<2>().0.get(usize::from(place)));
            // The build has seen that all of them fit.
            for letter in pair.map_or(core::slice::from_ref(byte), |pair| pair) {
                let _ = text.push(char::from(*letter));
            }
        }
        text
    }
}

/// `N` of them, with a bar between.
#[derive(Clone, Copy)]
pub(crate) struct Proses<const N: usize>(Prose);

impl<const N: usize> Proses<N> {
    /// What [`proses!`] has packed. Where there are not as many as there are places for, the build fails.
    pub(crate) const fn packed(bytes: &'static [u8]) -> Self {
        assert!(super::listed::parts(bytes) == N, "sentences are missing, or there are too many");
        Proses(Prose(bytes))
    }

    /// By its place from 0; nothing beyond the last.
    pub(crate) fn of(self, place: usize) -> Prose {
        Prose(self.0.0.split(|byte| *byte == b'|').nth(place).unwrap_or(&[]))
    }
}

/// One text in the words of a language.
macro_rules! prose {
    ($text:expr $(,)?) => {
        $crate::text::prose::Prose::packed($crate::text::prose::packed!($text))
    };
}

/// Several, with a bar between.
macro_rules! proses {
    ($text:expr $(,)?) => {
        $crate::text::prose::Proses::packed($crate::text::prose::packed!($text))
    };
}

/// The bytes of a text, packed by the compiler.
macro_rules! packed {
    ($text:expr $(,)?) => {{
        const PACKED: [u8; $crate::text::prose::length($text)] = $crate::text::prose::pack($text);
        &PACKED
    }};
}

pub(crate) use {packed, prose, proses};

/// The byte of each pair by its two letters, for the compiler.
static BYTES: [[Option<u8>; 128]; 128] = {
    let mut bytes = [[None; 128]; 128];
    let mut byte = 0;
    while byte < u8::MAX {
        if let Some(pair) = pair_of(byte) {
            bytes[PAIRS[2 * pair as usize] as usize][PAIRS[2 * pair as usize + 1] as usize] = Some(byte);
        }
        byte += 1;
    }
    bytes
};

/// How many bytes a text takes when it is packed.
pub(crate) const fn length(text: &str) -> usize {
    let (mut at, mut length, mut since) = (0, 0, 0);
    while at < text.len() {
        let (byte, letters) = next(text.as_bytes(), at);
        at += letters;
        length += 1;
        since = if byte == b'|' { 0 } else { since + letters };
        assert!(since <= LONGEST, "nobody has room for so long a text");
    }
    length
}

/// The text, packed.
pub(crate) const fn pack<const LENGTH: usize>(text: &str) -> [u8; LENGTH] {
    let mut packed = [0; LENGTH];
    let (mut at, mut length) = (0, 0);
    while length < LENGTH {
        let letters;
        (packed[length], letters) = next(text.as_bytes(), at);
        at += letters;
        length += 1;
    }
    packed
}

/// The byte with which the packed text goes on, and how many of the text's bytes that is.
const fn next(text: &[u8], at: usize) -> (u8, usize) {
    let second = if at + 1 < text.len() { text[at + 1] } else { b'|' };
    match text[at] {
        // Letters of Latin-1 behind the pairs, in UTF-8.
        0xc3 => (second + 0x40, 2),
        first @ 0x20..0x80 => match if second < 0x80 { BYTES[first as usize][second as usize] } else { None } {
            Some(byte) => (byte, 2),
            None => (first, 1),
        },
        _ => panic!("a letter that no text has"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_what_was_written() {
        for (prose, text) in [
            (prose!("Zähle die Häuser: è, É, ÿ, À."), "Zähle die Häuser: è, É, ÿ, À."),
            (prose!("een tweede regel; {0}"), "een tweede regel; {0}"),
            (prose!("e"), "e"),
            (prose!(""), ""),
        ] {
            assert_eq!(prose.read(), text);
        }
    }

    #[test]
    fn each_of_several_is_found_and_nothing_beyond_them() {
        let all: Proses<3> = proses!("the first||and ever");
        for (place, text) in ["the first", "", "and ever", ""].into_iter().enumerate() {
            assert_eq!(all.of(place).read(), text);
        }
    }

    #[test]
    fn a_pair_takes_one_byte_and_every_pair_is_there_once() {
        assert_eq!(length("eren"), 2);
        assert_eq!(length("qxqx"), 4);
        let pairs: std::collections::BTreeSet<_> = PAIRS.chunks(2).collect();
        assert_eq!(pairs.len(), PAIRS.len() / 2);
    }
}
