//! A few amounts, each given or not: what a count or a correction says.
//!
//! It knows neither what the amounts are of nor whether they are possible; that is a game's business. Invariant: "0"
//! differs from "not given", as text and as bytes, and what is written is read back the same.

use core::fmt;

use serde::de::{self, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::notation::{Unreadable, Words, digits, pair};
use crate::numbers::{Numbers, Source, put};

/// `N` amounts (at most 8), each given or not; "0" differs from "not given". Packed as one byte that says which are
/// given, then only those; an event always gives at least one. The order of the amounts is the stored format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amounts<const N: usize>([Option<u16>; N]);

/// Two bytes packed, and a hundred times what a box holds.
const MOST: u16 = 9_999;

impl<const N: usize> Default for Amounts<N> {
    fn default() -> Self {
        Amounts::NONE
    }
}

impl<const N: usize> Amounts<N> {
    /// The largest amount that can be entered.
    pub const MOST: u16 = MOST;

    /// Nothing given.
    pub const NONE: Amounts<N> = Amounts([None; N]);

    /// The amount with this index.
    pub fn get(&self, index: usize) -> Option<u16> {
        self.0.get(index).copied().flatten()
    }

    /// The same with one amount given; above [`Self::MOST`] it is that.
    #[must_use]
    pub const fn with(mut self, index: usize, amount: u16) -> Self {
        if index < N {
            self.0[index] = Some(if amount < Self::MOST { amount } else { Self::MOST });
        }
        self
    }

    /// The given amounts and their indices.
    pub fn given(&self) -> impl Iterator<Item = (usize, u16)> {
        self.0.into_iter().enumerate().filter_map(|(index, amount)| Some((index, amount?)))
    }

    /// Puts them behind other numbers: which are given, then those.
    pub(crate) fn put_into(&self, numbers: &mut Numbers) {
        put_all(numbers, &self.0);
    }

    /// Reads what [`Self::put_into`] has put; `None` for other numbers.
    pub(crate) fn read_from(from: &mut Source<'_>) -> Option<Self> {
        let mut amounts = Amounts::NONE;
        read_all(from, &mut amounts.0)?;
        Some(amounts)
    }

    /// Takes over what `newer` gives.
    pub fn update(&mut self, newer: Self) {
        for (place, amount) in self.0.iter_mut().zip(newer.0) {
            *place = amount.or(*place);
        }
    }
}

/// Writes the given amounts as ` word=amount`, each with the word that has its index.
pub(crate) fn write<const N: usize>(f: &mut fmt::Formatter<'_>, words: [&str; N], amounts: Amounts<N>) -> fmt::Result {
    for (word, index) in words.into_iter().zip(0..) {
        if let Some(amount) = amounts.get(index) {
            write!(f, " {word}={amount}")?;
        }
    }
    Ok(())
}

/// The rest of a line as `word=amount` pairs: at least one, none of them twice.
pub(crate) fn read<const N: usize>(
    words: &mut Words<'_>,
    names: [&str; N],
    expected: &'static str,
) -> Result<Amounts<N>, Unreadable> {
    let mut amounts = Amounts::NONE;
    for word in words {
        let (name, amount) = pair(word).ok_or(Unreadable(expected))?;
        let index = names.iter().position(|other| *other == name).ok_or(Unreadable(expected))?;
        if amounts.get(index).is_some() {
            return Err(Unreadable("each value only once"));
        }
        let amount = digits(amount)
            .filter(|amount| *amount <= Amounts::<N>::MOST)
            .ok_or(Unreadable("an amount from 0 to 9999"))?;
        amounts = amounts.with(index, amount);
    }
    if amounts == Amounts::NONE { Err(Unreadable(expected)) } else { Ok(amounts) }
}

impl<const N: usize> Serialize for Amounts<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        pack(&self.0, serializer)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Amounts<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut amounts = Amounts::NONE;
        deserializer.deserialize_tuple(1 + N, Reader(&mut amounts.0))?;
        Ok(amounts)
    }
}

/// Which are given, a bit each.
fn given(amounts: &[Option<u16>]) -> u8 {
    amounts.iter().rev().fold(0, |bits, amount| bits << 1 | u8::from(amount.is_some()))
}

#[inline(never)]
fn put_all(numbers: &mut Numbers, amounts: &[Option<u16>]) {
    put(numbers, &[given(amounts).into()]);
    amounts.iter().flatten().for_each(|amount| put(numbers, &[*amount]));
}

#[inline(never)]
fn read_all(from: &mut Source<'_>, amounts: &mut [Option<u16>]) -> Option<()> {
    let given = from.byte().filter(|given| *given != 0 && u32::from(*given) >> amounts.len() == 0)?;
    for (index, place) in amounts.iter_mut().enumerate() {
        if given & 1 << index != 0 {
            *place = Some(from.next().filter(|amount| *amount <= MOST)?);
        }
    }
    Some(())
}

/// Packs amounts, however many there can be: once in the image.
fn pack<S: Serializer>(amounts: &[Option<u16>], serializer: S) -> Result<S::Ok, S::Error> {
    let given = given(amounts);
    let mut tuple = serializer.serialize_tuple(1 + given.count_ones() as usize)?;
    tuple.serialize_element(&given)?;
    for amount in amounts.iter().flatten() {
        tuple.serialize_element(amount)?;
    }
    tuple.end()
}

/// Unpacks them into these places, none of which is given yet.
struct Reader<'a>(&'a mut [Option<u16>]);

impl<'de> Visitor<'de> for Reader<'_> {
    type Value = ();

    fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("amounts")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<(), A::Error> {
        let short = || de::Error::custom("too few amounts");
        let given: u8 = from.next_element()?.ok_or_else(short)?;
        if given == 0 || u32::from(given) >> self.0.len() != 0 {
            return Err(de::Error::custom("no amount, or too many"));
        }
        for (_, place) in self.0.iter_mut().enumerate().filter(|(index, _)| given & 1 << index != 0) {
            let amount: u16 = from.next_element()?.ok_or_else(short)?;
            if amount > MOST {
                return Err(de::Error::custom("an amount above 9999"));
            }
            *place = Some(amount);
        }
        Ok(())
    }
}
