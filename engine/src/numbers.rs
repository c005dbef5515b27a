//! Events as numbers: an event's own among the events, then its fields in order. That is how some games store and compare them.
//!
//! Written out by hand, in a game's `stored.rs`: what serde derives for thirty events takes 2 KB more. A number is a byte, but
//! for the events that say so, whose numbers are as long as they have to be. Invariant: what [`Numbered::numbers`] gives
//! [`Numbered::read`] reads back, and other numbers are no event.

use core::{fmt, marker::PhantomData};

use heapless::Vec;
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserializer, Serializer};

use crate::journal::MOST_ENTRY_BYTES;
use crate::seat::Seat;

/// A number takes a byte at least, so there are no more of them than bytes.
pub(crate) type Numbers = Vec<u16, MOST_ENTRY_BYTES>;

/// An event that can be told as numbers. Their order is the stored format: new events are appended.
pub(crate) trait Numbered: Sized {
    /// Whether the numbers of the event with this one can be more than a byte.
    fn is_wide(event: u16) -> bool;

    /// The numbers of an event, its own first.
    fn numbers(&self) -> Numbers;

    /// The event with this number and those that follow; `None` when there is none.
    fn read(event: u16, from: &mut Source<'_>) -> Option<Self>;
}

/// Puts numbers behind the others.
#[inline(never)]
pub(crate) fn put(numbers: &mut Numbers, more: &[u16]) {
    // A test holds every event to what an entry may take.
    let _ = numbers.extend_from_slice(more);
}

/// A seat's number.
pub(crate) fn of(seat: Seat) -> u16 {
    seat.index() as u16
}

/// Where the numbers come from, one after the other, as a byte or longer.
pub(crate) struct Source<'a> {
    from: &'a mut dyn FnMut(bool) -> Option<u16>,
    wide: bool,
}

impl Source<'_> {
    #[inline(never)]
    pub(crate) fn next(&mut self) -> Option<u16> {
        (self.from)(self.wide)
    }

    #[inline(never)]
    pub(crate) fn seat(&mut self) -> Option<Seat> {
        self.one_of(&Seat::ALL)
    }

    /// The thing with the next number.
    pub(crate) fn one_of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        all.get(usize::from(self.next()?)).copied()
    }

    #[inline(never)]
    pub(crate) fn byte(&mut self) -> Option<u8> {
        u8::try_from(self.next()?).ok()
    }

    #[inline(never)]
    pub(crate) fn flag(&mut self) -> Option<bool> {
        self.one_of(&[false, true])
    }
}

/// Whether two events are the same: comparing field by field would take four times the flash.
pub(crate) fn same<E: Numbered>(one: &E, other: &E) -> bool {
    one.numbers() == other.numbers()
}

/// Stores an event.
pub(crate) fn serialize<E: Numbered, S: Serializer>(event: &E, serializer: S) -> Result<S::Ok, S::Error> {
    let numbers = event.numbers();
    let wide = numbers.first().copied().is_some_and(E::is_wide);
    write(&numbers, wide, serializer)
}

fn write<S: Serializer>(numbers: &[u16], wide: bool, serializer: S) -> Result<S::Ok, S::Error> {
    let mut tuple = serializer.serialize_tuple(numbers.len())?;
    for number in numbers {
        match u8::try_from(*number) {
            Ok(byte) if !wide => tuple.serialize_element(&byte)?,
            _ => tuple.serialize_element(number)?,
        }
    }
    tuple.end()
}

/// Reads a stored event.
pub(crate) fn deserialize<'de, E: Numbered, D: Deserializer<'de>>(deserializer: D) -> Result<E, D::Error> {
    struct Reader<E>(PhantomData<E>);

    impl<'de, E: Numbered> Visitor<'de> for Reader<E> {
        type Value = E;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an event")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<E, A::Error> {
            let mut next = |wide| {
                if wide { from.next_element().ok()? } else { from.next_element::<u8>().ok()?.map(u16::from) }
            };
            let mut source = Source { from: &mut next, wide: false };
            let event = source.next().and_then(|event| {
                source.wide = E::is_wide(event);
                E::read(event, &mut source)
            });
            event.ok_or_else(|| A::Error::custom("no event"))
        }
    }

    deserializer.deserialize_tuple(MOST_ENTRY_BYTES, Reader(PhantomData))
}

/// Has events stored and compared by their numbers.
macro_rules! as_numbers {
    ($event:ty) => {
        impl PartialEq for $event {
            fn eq(&self, other: &Self) -> bool {
                $crate::numbers::same(self, other)
            }
        }

        impl serde::Serialize for $event {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::numbers::serialize(self, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $event {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::numbers::deserialize(deserializer)
            }
        }
    };
}

pub(crate) use as_numbers;
