//! Sentences, packed.
//!
//! Rules, helps and lessons are two fifths of all the words and are read one at a time. They lie in flash at little more than
//! half their length, with a byte for each of the commonest pieces of words; the compiler packs them, so the sources stay
//! readable. Names and labels are not packed: they are drawn by the dozen. Invariant: what is read is what was written.

use core::fmt;

use heapless::String;

use super::listed;

/// The letters that are not ASCII, then the commonest pieces of words in the three languages: each of two halves that are
/// letters or pieces before it. Which they are matters for the size only, so they need not follow every change of a text.
const WRITTEN: &str = "ä|ö|ü|ß|é|ë|ï|è|Ä|Ö|Ü|·|\
    e^ |t^ |e^r|e^n|s^ |,^ |i^n|a^n|a^r|:^ |s^t|.^ |c^h|d^ |t^h|o^r|e^l|o^n|u^n|1^ |a^l|o^u|a^u|i^e|g^e|l^e|n^ |b^e|\
    i^t|r^o|f^ |u^r|m^ |t^o|g^ |o^l|;^ |r^e|l^a|o^m|i^j|?^ |d^e|o^o|r^ |i^l|a^t|o^p|a^ |a^s|3^ |k^ |n^o|t^e|C^ |2^ |\
    y^ |T^h|e^e|m^e|l^ |i^s|a^k|l^o|s^p|t^r|t^.|{^0|c^k|g^a|s^.|4^ |v^o|e^.|i^c|i^g|d^.|G^e|A^ |u^ |f^f|p^ |o^ |\
    en^ |er^ |st^ |e^t |ie^ |e^in|or^ |e^s |ar^t|de^r|a^ch|t^s |v^er|in^ |j^e |an^ |o^f |n^ie|ou^w|, ^d|s^, |t^, |\
    l^t |d^s |{0^}|it^ |te^r|st^a|on^ |te^n|de^ |is^ |as^ |at^ |ic^h|g^t |u^il|ar^k|p^as|to^ |k^om|o^in|ar^ |te^ |\
    p^un|m^t |s^ch|th^e |an^d |h^et |b^ouw|un^d |d^ie |K^art|: ^1 |der^ |ee^n |ol^d |a^art|p^er |ach^ |Th^e |al^le|\
    ro^vo|an^der";

/// How many these are; each has a byte that is no letter of ASCII.
const PIECES: usize = 160;
const _: () = assert!(super::listed::parts(WRITTEN.as_bytes()) == PIECES);

/// The first of their bytes; behind the last of all bytes come the control characters, which no text has.
const FIRST: u8 = 0x80;

/// No piece has a bar: it stands between the texts of a list.
const BAR: u8 = b'|';

/// The place of the piece that a byte stands for.
const fn place_of(byte: u8) -> Option<usize> {
    match byte {
        0x20..FIRST => None,
        _ => Some(byte.wrapping_sub(FIRST) as usize),
    }
}

/// The byte of the piece at a place.
const fn byte_of(place: usize) -> u8 {
    FIRST.wrapping_add(place as u8)
}

/// The halves of each piece, in bytes; a letter in Latin-1 and a bar.
static HALVES: [[u8; 2]; PIECES] = halves();

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

    /// One of those that a bar stands between, by its place from 0; nothing beyond the last.
    pub(crate) fn part(self, place: usize) -> Prose {
        Prose(listed::part(self.0, place).and_then(|part| self.0.get(part)).unwrap_or(&[]))
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The text as it was written.
    pub(crate) fn read(self) -> Unpacked {
        let mut text = Unpacked::new();
        for byte in self.0 {
            unpack(*byte, &mut text);
        }
        text
    }
}

impl fmt::Display for Prose {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.read())
    }
}

/// Writes what a byte stands for. A piece is made of those before it, so this ends.
fn unpack(byte: u8, text: &mut Unpacked) {
    let letter = match place_of(byte).and_then(|place| HALVES.get(place)) {
        None => byte,
        Some([letter, BAR]) => *letter,
        Some([first, second]) => {
            unpack(*first, text);
            return unpack(*second, text);
        }
    };
    // The build has seen that all of them fit.
    let _ = text.push(char::from(letter));
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
        self.0.part(place)
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

/// What the texts of a table are called, and of those of which a number chooses one, how many there are: `Houses[3]`.
macro_rules! keys {
    (@) => { 1 };
    (@ $texts:expr) => { $texts };
    ($(#[$about:meta])* $name:ident { $($(#[$said:meta])* $key:ident $([$texts:expr])?,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy)]
        pub(crate) enum $name {
            $($(#[$said])* $key,)*
        }

        impl $name {
            /// How many texts each has.
            pub(crate) const TEXTS: &[usize] = &[$($crate::text::prose::keys!(@ $($texts)?)),*];
            /// How many they are together.
            pub(crate) const COUNT: usize = $crate::text::prose::before(Self::TEXTS, Self::TEXTS.len());

            /// The place of its first text among them all, from 0.
            pub(crate) fn place(self) -> usize {
                const KEYS: usize = $name::TEXTS.len();
                const PLACES: [u8; KEYS] = $crate::text::prose::places($name::TEXTS);
                match PLACES.get(self as usize) {
                    Some(place) if KEYS < Self::COUNT => (*place).into(),
                    _ => self as usize,
                }
            }
        }
    };
}

/// How many texts stand before a key, by its number.
pub(crate) const fn before(texts: &[usize], key: usize) -> usize {
    let (mut at, mut number) = (0, 0);
    while at < key {
        number += texts[at];
        at += 1;
    }
    number
}

/// The same for each key.
pub(crate) const fn places<const KEYS: usize>(texts: &[usize]) -> [u8; KEYS] {
    let (mut places, mut at) = ([0; KEYS], 0);
    while at < KEYS {
        let place = before(texts, at);
        assert!(place <= u8::MAX as usize, "a place is a byte");
        places[at] = place as u8;
        at += 1;
    }
    places
}

/// The texts of each key with a bar between, in the order of the keys; where one is missing or stands elsewhere, the build
/// fails.
macro_rules! texts {
    ($keys:ident; $first:ident: $begins:literal, $($key:ident: $text:literal,)*) => {{
        const KEYS: &[$keys] = &[$keys::$first, $($keys::$key),*];
        const EACH: &[&str] = &[$begins, $($text),*];
        const {
            assert!(KEYS.len() == $keys::TEXTS.len(), "a key has no text");
            let mut at = 0;
            while at < KEYS.len() {
                assert!(KEYS[at] as usize == at, "the texts are not in the order of their keys");
                let parts = $crate::text::listed::parts(EACH[at].as_bytes());
                assert!(parts == $keys::TEXTS[at], "a key has too many texts, or too few");
                at += 1;
            }
        }
        concat!($begins, $("|", $text),*)
    }};
}

/// These packed.
macro_rules! says {
    ($($texts:tt)*) => {{
        const ALL: &str = $crate::text::prose::texts!($($texts)*);
        $crate::text::prose::proses!(ALL)
    }};
}

/// The bytes of a text, packed by the compiler.
macro_rules! packed {
    ($text:expr $(,)?) => {{
        const WHOLE: ([u8; $text.len()], usize) = $crate::text::prose::pack($text);
        const PACKED: [u8; WHOLE.1] = *$crate::text::prose::first(&WHOLE.0);
        &PACKED
    }};
}

pub(crate) use {keys, packed, prose, proses, says, texts};

/// The bytes of which the compiler makes a text, at most as many as it is written with, and how many they are. A letter joins
/// what stands before it whenever the two are a piece, and that again.
pub(crate) const fn pack<const WRITTEN: usize>(text: &str) -> ([u8; WRITTEN], usize) {
    let text = text.as_bytes();
    let (mut packed, mut length) = ([0; WRITTEN], 0);
    let (mut at, mut since) = (0, 0);
    while at < text.len() {
        let mut byte;
        (byte, at) = letter(text, at);
        since = if byte == BAR { 0 } else { since + 1 };
        assert!(since <= LONGEST, "nobody has room for so long a text");
        while length > 0 && JOINED[packed[length - 1] as usize][byte as usize] != BAR {
            length -= 1;
            byte = JOINED[packed[length] as usize][byte as usize];
        }
        packed[length] = byte;
        length += 1;
    }
    (packed, length)
}

/// The first `N` of these bytes.
pub(crate) const fn first<const N: usize>(bytes: &[u8]) -> &[u8; N] {
    match bytes.first_chunk() {
        Some(first) => first,
        None => panic!("a text is no longer when it is packed"),
    }
}

/// The byte of the letter that begins at `at`, and where the next one begins.
const fn letter(text: &[u8], at: usize) -> (u8, usize) {
    match text[at] {
        byte @ 0x20..FIRST => (byte, at + 1),
        0xc2 | 0xc3 => {
            let mut place = 0;
            while place < PIECES {
                if matches!(HALVES[place], [letter, BAR] if letter == latin(text, at)) {
                    return (byte_of(place), at + 2);
                }
                place += 1;
            }
            panic!("a letter that is not among the pieces")
        }
        _ => panic!("a letter that no text has"),
    }
}

/// The letter of Latin-1 that begins at `at` in UTF-8.
const fn latin(text: &[u8], at: usize) -> u8 {
    text[at + 1] + 0x40 * (text[at] - 0xc2)
}

/// The byte of each piece by those of its halves, a bar where there is none; for the compiler.
static JOINED: [[u8; 256]; 256] = {
    let mut joined = [[BAR; 256]; 256];
    let mut place = 0;
    while place < PIECES {
        let [first, second] = HALVES[place];
        if second != BAR {
            joined[first as usize][second as usize] = byte_of(place);
        }
        place += 1;
    }
    joined
};

/// The pieces as they are written, taken apart.
const fn halves() -> [[u8; 2]; PIECES] {
    let written = WRITTEN.as_bytes();
    let mut halves = [[BAR; 2]; PIECES];
    let (mut place, mut at) = (0, 0);
    while place < PIECES {
        halves[place] = if written[at] >= FIRST {
            [latin(written, at), BAR]
        } else {
            let caret = until(written, at, b'^');
            [half(written, at, caret, place), half(written, caret + 1, until(written, caret, BAR), place)]
        };
        at = until(written, at, BAR) + 1;
        place += 1;
    }
    halves
}

/// Where `wanted` stands from `at` on, or the end.
const fn until(written: &[u8], mut at: usize, wanted: u8) -> usize {
    while at < written.len() && written[at] != wanted {
        at += 1;
    }
    at
}

/// The byte of what is written from `from` to `to`: a letter, or one of the pieces before `before`.
const fn half(written: &[u8], from: usize, to: usize, before: usize) -> u8 {
    if to == from + 1 {
        return written[from];
    }
    let (mut place, mut at) = (0, 0);
    while place < before {
        let end = until(written, at, BAR);
        if same_letters(written, at, end, from, to) {
            return byte_of(place);
        }
        (place, at) = (place + 1, end + 1);
    }
    panic!("a half that is no piece before it")
}

/// Whether the piece from `at` to `end` has the letters from `from` to `to`.
const fn same_letters(written: &[u8], mut at: usize, end: usize, mut from: usize, to: usize) -> bool {
    while at < end {
        if written[at] != b'^' {
            if from == to || written[at] != written[from] {
                return false;
            }
            from += 1;
        }
        at += 1;
    }
    from == to
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_what_was_written() {
        for (prose, text) in [
            (prose!("Zähle die Häuser: è, é, ß, Ü."), "Zähle die Häuser: è, é, ß, Ü."),
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
    fn a_piece_takes_one_byte_and_every_piece_is_there_once() {
        assert_eq!(pack::<6>("anders").1, 2);
        assert_eq!(pack::<4>("qxqx").1, 4);
        let pieces: std::collections::BTreeSet<_> = HALVES.iter().collect();
        assert_eq!(pieces.len(), PIECES);
    }

    #[test]
    fn every_piece_is_read_as_it_is_written() {
        for (place, piece) in WRITTEN.split('|').enumerate() {
            let mut text = Unpacked::new();
            unpack(byte_of(place), &mut text);
            assert_eq!(text, piece.replace('^', "").as_str());
        }
    }
}
