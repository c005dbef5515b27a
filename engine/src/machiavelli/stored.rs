//! Machiavelli's events as numbers ([`crate::numbers`]): how they are stored and compared.
//!
//! An optional field has a number that says whether it is there, a list one that says how long it is. Sets of ranks and values
//! set by hand can be more than a byte. Invariant: the order of events and fields is the stored format; new ones are appended.

use super::districts::Named;
use super::event::{Action, Change, Counted, Counts, Districts, Event, SeatValues, Way};
use super::ranks::{Rank, Ranks};
use super::setup::Switch;
use crate::numbers::{Numbered, Numbers, Source, as_numbers, of, put};

const FACE_UP: u16 = 1;
const CORRECT_SEAT: u16 = 25;

fn code(named: Named) -> u16 {
    u8::from(named).into()
}

fn on(switch: Switch) -> u16 {
    switch.index() as u16
}

impl Numbered for Event {
    fn is_wide(event: u16) -> bool {
        matches!(event, FACE_UP | CORRECT_SEAT)
    }

    #[inline(never)]
    fn numbers(&self) -> Numbers {
        let mut all = Numbers::new();
        let rank = |rank: Rank| u16::from(rank.number());
        match *self {
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
                put(&mut all, &[CORRECT_SEAT, of(seat)]);
                values.put_into(&mut all);
            }
            Event::CorrectEarly(switch) => put(&mut all, &[26, on(switch)]),
            Event::CorrectFirst(None) => put(&mut all, &[27, 0]),
            Event::CorrectFirst(Some(seat)) => put(&mut all, &[27, 1, of(seat)]),
            Event::CorrectEnding(switch) => put(&mut all, &[28, on(switch)]),
            Event::CorrectCall(called) => put(&mut all, &[29, rank(called)]),
        }
        all
    }

    #[inline(never)]
    fn read(event: u16, from: &mut Source<'_>) -> Option<Event> {
        Some(match event {
            0 => Event::Next,
            FACE_UP => Event::FaceUp(Ranks::try_from(from.next()?).ok()?),
            2 => Event::Answer(from.seat()?),
            3 => Event::Nobody,
            4 => Event::Play { seat: from.seat()?, card: *Action::ALL.get(usize::from(from.next()?))? },
            5 => Event::Murder(rank(from)?),
            6 => Event::Bewitch(rank(from)?),
            7 => Event::Expropriate([rank(from)?, rank(from)?, rank(from)?]),
            8 => Event::Rob(rank(from)?),
            9 => Event::Threaten([rank(from)?, rank(from)?]),
            10 => Event::Crown(from.seat()?),
            11 => {
                let (seat, district) = (from.seat()?, named(from)?);
                let way = match from.next()? {
                    0 => Way::Gold,
                    1 => Way::By(named(from)?),
                    2 => Way::Over(named(from)?),
                    _ => return None,
                };
                Event::Build { seat, district, way, early: from.flag()?, untaxed: from.flag()? }
            }
            12 => Event::Seize { early: from.flag()?, untaxed: from.flag()? },
            13 => {
                let (seat, owner, district) = (from.seat()?, from.seat()?, named(from)?);
                Event::Destroy { seat, owner, district, armory: from.flag()? }
            }
            14 => Event::Swap { seat: from.seat()?, own: named(from)?, owner: from.seat()?, district: named(from)? },
            15 => Event::Conquer { seat: from.seat()?, owner: from.seat()?, district: named(from)? },
            16 => {
                let (seat, first) = (from.seat()?, named(from)?);
                let second = if from.flag()? { Some(named(from)?) } else { None };
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
                    districts = districts.then(named(from)?)?;
                }
                Event::CorrectCity { seat, change, districts }
            }
            CORRECT_SEAT => Event::CorrectSeat { seat: from.seat()?, values: SeatValues::read_from(from)? },
            26 => Event::CorrectEarly(from.flag()?.into()),
            27 => Event::CorrectFirst(if from.flag()? { Some(from.seat()?) } else { None }),
            28 => Event::CorrectEnding(from.flag()?.into()),
            29 => Event::CorrectCall(rank(from)?),
            _ => return None,
        })
    }
}

#[inline(never)]
fn named(from: &mut Source<'_>) -> Option<Named> {
    Named::try_from(from.byte()?).ok()
}

#[inline(never)]
fn rank(from: &mut Source<'_>) -> Option<Rank> {
    Rank::new(from.byte()?)
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

as_numbers!(Event);
