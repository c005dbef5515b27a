//! An event as numbers: its own among the events, then its fields in order. That is how it is stored and compared.
//!
//! Written out by hand: what serde derives for thirty events takes 2 KB more. An optional field has a number that says whether
//! it is there, a list one that says how long it is. A number is a byte, but for sets of ranks and values set by hand, whose
//! numbers are as long as they have to be. Invariant: what [`numbers`] gives [`read`] reads back, and other numbers are
//! no event. The order is the stored format: new events are appended.

use core::fmt;

use heapless::Vec;
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::districts::Named;
use super::event::{Action, Change, Counted, Counts, Districts, Event, SeatValue, SeatValues, Way};
use super::ranks::{Rank, Ranks};
use super::setup::Switch;
use crate::journal::MOST_ENTRY_BYTES;
use crate::seat::Seat;

/// A number takes a byte at least, so there are no more of them than bytes.
type Numbers = Vec<u16, MOST_ENTRY_BYTES>;

/// Whether the numbers of the event with this one can be more than a byte.
fn is_wide(event: u16) -> bool {
    matches!(event, FACE_UP | CORRECT_SEAT)
}

const FACE_UP: u16 = 1;
const CORRECT_SEAT: u16 = 25;

/// Puts numbers behind the others.
fn put(numbers: &mut Numbers, more: &[u16]) {
    // The longest, a corrected city, has fourteen.
    let _ = numbers.extend_from_slice(more);
}

fn of(seat: Seat) -> u16 {
    seat.index() as u16
}

fn code(named: Named) -> u16 {
    u8::from(named).into()
}

fn on(switch: Switch) -> u16 {
    switch.index() as u16
}

/// The numbers of an event.
fn numbers(event: &Event) -> Numbers {
    let mut all = Numbers::new();
    let rank = |rank: Rank| u16::from(rank.number());
    match *event {
        Event::Next => put(&mut all, &[0]),
        Event::FaceUp(ranks) => put(&mut all, &[FACE_UP, ranks.into()]),
        Event::Answer(seat) => put(&mut all, &[2, of(seat)]),
        Event::Nobody => put(&mut all, &[3]),
        Event::Play { seat, card } => put(&mut all, &[4, of(seat), card.index() as u16]),
        Event::Murder(named) => put(&mut all, &[5, rank(named)]),
        Event::Bewitch(named) => put(&mut all, &[6, rank(named)]),
        Event::Expropriate([one, two, three]) => put(&mut all, &[7, rank(one), rank(two), rank(three)]),
        Event::Rob(named) => put(&mut all, &[8, rank(named)]),
        Event::Threaten([one, two]) => put(&mut all, &[9, rank(one), rank(two)]),
        Event::Crown(seat) => put(&mut all, &[10, of(seat)]),
        Event::Build { seat, district, way, early, untaxed } => {
            put(&mut all, &[11, of(seat), code(district)]);
            match way {
                Way::Gold => put(&mut all, &[0]),
                Way::By(own) => put(&mut all, &[1, code(own)]),
                Way::Over(own) => put(&mut all, &[2, code(own)]),
            }
            put(&mut all, &[early.into(), untaxed.into()]);
        }
        Event::Seize { early, untaxed } => put(&mut all, &[12, early.into(), untaxed.into()]),
        Event::Destroy { seat, owner, district, armory } => {
            put(&mut all, &[13, of(seat), of(owner), code(district), armory.into()]);
        }
        Event::Swap { seat, own, owner, district } => {
            put(&mut all, &[14, of(seat), code(own), of(owner), code(district)]);
        }
        Event::Conquer { seat, owner, district } => put(&mut all, &[15, of(seat), of(owner), code(district)]),
        Event::Upgrade { seat, first, second } => {
            put(&mut all, &[16, of(seat), code(first), second.is_some().into()]);
            second.into_iter().for_each(|second| put(&mut all, &[code(second)]));
        }
        Event::Tuck(seat) => put(&mut all, &[17, of(seat)]),
        Event::Complete(seat) => put(&mut all, &[18, of(seat)]),
        Event::Vault(seat) => put(&mut all, &[19, of(seat)]),
        Event::Highest(seat) => put(&mut all, &[20, of(seat)]),
        Event::Count { seat, counts } => {
            let given = counts.given().fold(0, |given, (counted, _)| given | 1 << counted.index());
            put(&mut all, &[21, of(seat), given]);
            Counted::ALL.into_iter().for_each(|counted| put(&mut all, &[counts.get(counted).unwrap_or(0).into()]));
        }
        Event::CorrectStart(seat) => put(&mut all, &[22, of(seat)]),
        Event::CorrectTax(tax) => put(&mut all, &[23, tax.into()]),
        Event::CorrectCity { seat, change, districts } => {
            put(&mut all, &[24, of(seat), change as u16, districts.iter().count() as u16]);
            districts.iter().for_each(|named| put(&mut all, &[code(named)]));
        }
        Event::CorrectSeat { seat, values } => {
            let given = values.given().fold(0, |given, (index, _)| given | 1 << index);
            put(&mut all, &[CORRECT_SEAT, of(seat), given]);
            values.given().for_each(|(_, amount)| put(&mut all, &[amount]));
        }
        Event::CorrectEarly(switch) => put(&mut all, &[26, on(switch)]),
        Event::CorrectFirst(None) => put(&mut all, &[27, 0]),
        Event::CorrectFirst(Some(seat)) => put(&mut all, &[27, 1, of(seat)]),
        Event::CorrectEnding(switch) => put(&mut all, &[28, on(switch)]),
        Event::CorrectCall(called) => put(&mut all, &[29, rank(called)]),
    }
    all
}

/// Where the numbers come from, one after the other, as a byte or longer.
struct Source<'a> {
    from: &'a mut dyn FnMut(bool) -> Option<u16>,
    wide: bool,
}

impl Source<'_> {
    #[inline(never)]
    fn next(&mut self) -> Option<u16> {
        (self.from)(self.wide)
    }

    #[inline(never)]
    fn seat(&mut self) -> Option<Seat> {
        Seat::ALL.get(usize::from(self.next()?)).copied()
    }

    #[inline(never)]
    fn byte(&mut self) -> Option<u8> {
        u8::try_from(self.next()?).ok()
    }

    #[inline(never)]
    fn named(&mut self) -> Option<Named> {
        Named::try_from(self.byte()?).ok()
    }

    #[inline(never)]
    fn rank(&mut self) -> Option<Rank> {
        Rank::new(self.byte()?)
    }

    #[inline(never)]
    fn flag(&mut self) -> Option<bool> {
        match self.next()? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }
}

/// The event with these numbers; `None` when there is none.
fn read(from: &mut Source<'_>) -> Option<Event> {
    let event = from.next()?;
    from.wide = is_wide(event);
    Some(match event {
        0 => Event::Next,
        FACE_UP => Event::FaceUp(Ranks::try_from(from.next()?).ok()?),
        2 => Event::Answer(from.seat()?),
        3 => Event::Nobody,
        4 => Event::Play { seat: from.seat()?, card: *Action::ALL.get(usize::from(from.next()?))? },
        5 => Event::Murder(from.rank()?),
        6 => Event::Bewitch(from.rank()?),
        7 => Event::Expropriate([from.rank()?, from.rank()?, from.rank()?]),
        8 => Event::Rob(from.rank()?),
        9 => Event::Threaten([from.rank()?, from.rank()?]),
        10 => Event::Crown(from.seat()?),
        11 => {
            let (seat, district) = (from.seat()?, from.named()?);
            let way = match from.next()? {
                0 => Way::Gold,
                1 => Way::By(from.named()?),
                2 => Way::Over(from.named()?),
                _ => return None,
            };
            Event::Build { seat, district, way, early: from.flag()?, untaxed: from.flag()? }
        }
        12 => Event::Seize { early: from.flag()?, untaxed: from.flag()? },
        13 => {
            let (seat, owner, district) = (from.seat()?, from.seat()?, from.named()?);
            Event::Destroy { seat, owner, district, armory: from.flag()? }
        }
        14 => Event::Swap { seat: from.seat()?, own: from.named()?, owner: from.seat()?, district: from.named()? },
        15 => Event::Conquer { seat: from.seat()?, owner: from.seat()?, district: from.named()? },
        16 => {
            let (seat, first) = (from.seat()?, from.named()?);
            let second = if from.flag()? { Some(from.named()?) } else { None };
            Event::Upgrade { seat, first, second }
        }
        17 => Event::Tuck(from.seat()?),
        18 => Event::Complete(from.seat()?),
        19 => Event::Vault(from.seat()?),
        20 => Event::Highest(from.seat()?),
        21 => Event::Count { seat: from.seat()?, counts: read_counts(from)? },
        22 => Event::CorrectStart(from.seat()?),
        23 => Event::CorrectTax(from.byte()?),
        24 => {
            let seat = from.seat()?;
            let change = *[Change::All, Change::Add, Change::Remove].get(usize::from(from.next()?))?;
            let mut districts = Districts::NONE;
            for _ in 0..from.next()? {
                districts = districts.then(from.named()?)?;
            }
            Event::CorrectCity { seat, change, districts }
        }
        CORRECT_SEAT => Event::CorrectSeat { seat: from.seat()?, values: read_values(from)? },
        26 => Event::CorrectEarly(from.flag()?.into()),
        27 => Event::CorrectFirst(if from.flag()? { Some(from.seat()?) } else { None }),
        28 => Event::CorrectEnding(from.flag()?.into()),
        29 => Event::CorrectCall(from.rank()?),
        _ => return None,
    })
}

/// Which are given, then all, those that are not as 0.
fn read_counts(from: &mut Source<'_>) -> Option<Counts> {
    let (given, mut counts) = (from.next()?, Counts::NONE);
    for counted in Counted::ALL {
        match (given & 1 << counted.index() != 0, from.byte()?) {
            (true, amount) => counts = counts.with(counted, amount),
            (false, 0) => {}
            (false, _) => return None,
        }
    }
    (given != 0 && given >> Counted::COUNT == 0).then_some(counts)
}

/// Which are given, then those.
fn read_values(from: &mut Source<'_>) -> Option<SeatValues> {
    let (given, mut values) = (from.next()?, SeatValues::NONE);
    for index in (0..SeatValue::COUNT).filter(|index| given & 1 << index != 0) {
        let amount = from.next().filter(|amount| *amount <= SeatValues::MOST)?;
        values = values.with(index, amount);
    }
    (given != 0 && given >> SeatValue::COUNT == 0).then_some(values)
}

impl PartialEq for Event {
    #[inline(never)]
    fn eq(&self, other: &Event) -> bool {
        numbers(self) == numbers(other)
    }
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let numbers = numbers(self);
        let mut tuple = serializer.serialize_tuple(numbers.len())?;
        let wide = numbers.first().copied().is_some_and(is_wide);
        for number in &numbers {
            match u8::try_from(*number) {
                Ok(byte) if !wide => tuple.serialize_element(&byte)?,
                _ => tuple.serialize_element(number)?,
            }
        }
        tuple.end()
    }
}

impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = Event;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an event")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<Event, A::Error> {
                let mut next = |wide| {
                    if wide { from.next_element().ok()? } else { from.next_element::<u8>().ok()?.map(u16::from) }
                };
                read(&mut Source { from: &mut next, wide: false }).ok_or_else(|| A::Error::custom("no event"))
            }
        }

        deserializer.deserialize_tuple(MOST_ENTRY_BYTES, Reader)
    }
}
