//! Reading words: the pieces that every game's notation shares.
//!
//! It splits a line, reads numbers and `key=value` pairs, and says what was expected. It knows no verb of any game.
//! Invariant: reading never panics and never allocates, whatever the text.

use core::fmt;
use core::str::{FromStr, SplitWhitespace};

/// A line that is not notation: what was expected in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable(pub &'static str);

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.0)
    }
}

/// The part of a line before its comment, without space around it; empty when there is nothing else on the line.
pub fn content(line: &str) -> &str {
    let end = line.find('#').unwrap_or(line.len());
    line.get(..end).unwrap_or(line).trim()
}

/// The words of one line, read from the left.
#[derive(Clone, Debug)]
pub struct Words<'t> {
    rest: SplitWhitespace<'t>,
}

impl<'t> Words<'t> {
    /// The words of `line`; a comment must already be gone, see [`content`].
    pub fn new(line: &'t str) -> Self {
        Words { rest: line.split_whitespace() }
    }

    /// The next word without taking it.
    pub fn peek(&self) -> Option<&'t str> {
        self.rest.clone().next()
    }

    /// The next word, or what was expected there.
    pub fn word(&mut self, expected: &'static str) -> Result<&'t str, Unreadable> {
        self.rest.next().ok_or(Unreadable(expected))
    }

    /// The next word, read as a `T`.
    pub fn read<T: FromStr>(&mut self, expected: &'static str) -> Result<T, Unreadable> {
        self.word(expected)?.parse().map_err(|_| Unreadable(expected))
    }

    /// The next word, read as one of `these`.
    pub fn one_of<T: FromStr + PartialEq>(&mut self, these: &[T], expected: &'static str) -> Result<T, Unreadable> {
        self.read(expected).ok().filter(|read| these.contains(read)).ok_or(Unreadable(expected))
    }

    /// The next word as a `T` with its number from 0 to 255, such as `wood=2`; `None` at the end of the line.
    pub fn numbered<T: FromStr>(&mut self, expected: &'static str) -> Result<Option<(T, u8)>, Unreadable> {
        let Some(word) = self.rest.next() else { return Ok(None) };
        let read = || {
            let (key, value) = pair(word)?;
            Some((key.parse().ok()?, digits(value)?.try_into().ok()?))
        };
        read().map(Some).ok_or(Unreadable(expected))
    }

    /// The next word as a number from 0 to 255, digits only.
    pub fn number(&mut self, expected: &'static str) -> Result<u8, Unreadable> {
        let word = self.word(expected)?;
        digits(word).and_then(|n| u8::try_from(n).ok()).ok_or(Unreadable(expected))
    }

    /// Nothing may be left.
    pub fn end(&mut self) -> Result<(), Unreadable> {
        match self.rest.next() {
            None => Ok(()),
            Some(_) => Err(Unreadable("the end of the line")),
        }
    }
}

impl<'t> Iterator for Words<'t> {
    type Item = &'t str;

    fn next(&mut self) -> Option<&'t str> {
        self.rest.next()
    }
}

/// A number of plain digits, without a sign; `None` when it is anything else or above 65535.
pub fn digits(text: &str) -> Option<u16> {
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

/// `key=value` taken apart.
pub fn pair(word: &str) -> Option<(&str, &str)> {
    word.split_once('=')
}

/// An enum whose values are words of the notation: the enum, its words, and both directions between the two. A value is
/// packed as its index; an enum that is part of what is stored says so, and takes new values only at its end.
macro_rules! words {
    (
        $(#[$meta:meta])*
        $name:ident, $expected:tt { $( $(#[$variant_meta:meta])* $variant:ident = $word:literal, )+ }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $( $(#[$variant_meta])* #[doc = concat!("`", $word, "` in the notation.")] $variant, )+
        }

        impl $name {
            /// Every value, in the order of their indices.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$variant),+];

            /// How many values there are.
            pub const COUNT: usize = Self::ALL.len();

            /// The value's number, `0..COUNT`.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word of the notation.
            pub const fn word(self) -> &'static str {
                match self { $( $name::$variant => $word, )+ }
            }
        }

        /// As the notation writes it.
        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl core::str::FromStr for $name {
            type Err = $crate::notation::Unreadable;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $( $word => Ok($name::$variant), )+
                    _ => Err($crate::notation::Unreadable($expected)),
                }
            }
        }
    };
}
pub(crate) use words;
