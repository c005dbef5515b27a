//! Caylus's events as numbers ([`crate::numbers`]): how they are stored and compared.
//!
//! An optional field has a number that says whether it is there, amounts one that says which are given, a turn order one that
//! says how long it is. Invariant: the order of events, fields and variants is the stored format; new ones are appended.

use super::event::{Choice, Event, Favour, Section, Stands, Taken, To};
use super::pay::Pay;
use super::tiles::{Building, Cube, Neutral, Prestige, Special};
use crate::amounts::Amounts;
use crate::numbers::{Numbered, Numbers, Source, as_numbers, of, put};
use crate::seat::{Order, Seat};

/// The events that begin with a seat, a bit each.
const SEATED: u32 = 0b0000_0001_1110_0000_1110_1011_1111_1110;

impl Numbered for Event {
    /// Points can be below 0 or many, and so can amounts.
    fn is_wide(event: u16) -> bool {
        matches!(event, 14 | 15 | 21..=24)
    }

    #[inline(never)]
    fn numbers(&self) -> Numbers {
        let mut all = Numbers::new();
        put(&mut all, &[number(self)]);
        if let Some(seat) = whose(self) {
            put(&mut all, &[of(seat)]);
        }
        match *self {
            Event::Worker { to: To::Road(at), .. } => put(&mut all, &[0, at.into()]),
            Event::Worker { to: To::Before(special), .. } => put(&mut all, &[1, special.index() as u16]),
            Event::Provost { steps, .. } => put(&mut all, &[(steps as u8).into()]),
            Event::Use { choice, .. } => match choice {
                Choice::Plain => put(&mut all, &[0]),
                Choice::Cube(cube) => put(&mut all, &[1, cube.index() as u16]),
                Choice::Cubes(one, two) => put(&mut all, &[2, one.index() as u16, two.index() as u16]),
                Choice::Number(number) => put(&mut all, &[3, number.into()]),
                Choice::Before(special) => put(&mut all, &[4, special.index() as u16]),
                Choice::Stay => put(&mut all, &[5]),
                Choice::Leave => put(&mut all, &[6]),
            },
            Event::Build { building, .. } => put(&mut all, &[building.index() as u16]),
            Event::Prestige { prestige, at, .. } => put(&mut all, &[prestige.index() as u16, at.into()]),
            Event::Favour { favour, .. } => put_favour(&mut all, favour),
            Event::Castle { houses, .. } => put(&mut all, &[houses.into()]),
            Event::Stables(order) | Event::CorrectOrder(order) => put_order(&mut all, order),
            // What is below 0 stands between the others: 0, -1, 1, -2.
            Event::Points { points, .. } => put(&mut all, &[(points << 1 ^ points >> 15) as u16]),
            Event::Count { counts, .. } => counts.put_into(&mut all),
            Event::CorrectProvost(at) | Event::CorrectBailiff(at) | Event::Flip { at, .. } => {
                put(&mut all, &[at.into()])
            }
            Event::CorrectSection(section) => put(&mut all, &[section.index() as u16]),
            Event::CorrectStreet { at, stands } => {
                put(&mut all, &[at.into()]);
                match stands {
                    Stands::Neutral(neutral) => put(&mut all, &[0, neutral.index() as u16]),
                    Stands::Building(building, seat) => put(&mut all, &[1, building.index() as u16, of(seat)]),
                    Stands::Residence(seat) => put(&mut all, &[2, of(seat)]),
                    Stands::Prestige(prestige, seat) => put(&mut all, &[3, prestige.index() as u16, of(seat)]),
                    Stands::Empty => put(&mut all, &[4]),
                }
            }
            Event::CorrectPurse(_, amounts) => amounts.put_into(&mut all),
            Event::CorrectPoints(_, points) => put(&mut all, &[points]),
            Event::CorrectHouses(_, amounts) => amounts.put_into(&mut all),
            Event::CorrectFavours(_, amounts) => amounts.put_into(&mut all),
            Event::CorrectInn(None) => put(&mut all, &[0]),
            Event::CorrectInn(Some(seat)) => put(&mut all, &[1, of(seat)]),
            Event::Next | Event::Nobody | Event::Pass(_) | Event::Skip(_) | Event::Joust(_) => {}
        }
        // What is handed over comes last, whatever it is for.
        if let Some(Pay(cubes)) = { *self }.pay_mut() {
            put(&mut all, &cubes.map(u16::from));
        }
        all
    }

    #[inline(never)]
    fn read(event: u16, from: &mut Source<'_>) -> Option<Event> {
        // Whose it is comes first.
        let is_seated = SEATED.checked_shr(event.into()).is_some_and(|bits| bits & 1 != 0);
        let seat = if is_seated { from.seat()? } else { Seat::Red };
        let pay = Pay::UNSAID;
        let mut event = match event {
            0 => Event::Next,
            1 => Event::Pass(seat),
            2 => Event::Worker {
                seat,
                to: if from.flag()? { To::Before(from.one_of(&Special::ALL)?) } else { To::Road(from.byte()?) },
            },
            3 => Event::Provost { seat, steps: from.byte()? as i8 },
            4 => Event::Use { seat, choice: choice(from)?, pay },
            5 => Event::Skip(seat),
            6 => Event::Build { seat, building: building(from)?, pay },
            7 => Event::Prestige { seat, prestige: prestige(from)?, at: from.byte()?, pay },
            8 => Event::Favour { seat, favour: favour(from)?, pay },
            9 => Event::Castle { seat, houses: from.byte()?, pay },
            10 => Event::Nobody,
            11 => Event::Joust(seat),
            12 => Event::Stables(order(from)?),
            13 => Event::Flip { seat, at: from.byte()? },
            14 => {
                let points = from.next()?;
                Event::Points { seat, points: (points >> 1) as i16 ^ -((points & 1) as i16) }
            }
            15 => Event::Count { seat, counts: Amounts::read_from(from)? },
            16 => Event::CorrectProvost(from.byte()?),
            17 => Event::CorrectBailiff(from.byte()?),
            18 => Event::CorrectOrder(order(from)?),
            19 => Event::CorrectSection(from.one_of(&Section::ALL)?),
            20 => {
                let at = from.byte()?;
                let stands = match from.next()? {
                    0 => Stands::Neutral(from.one_of(&Neutral::ALL)?),
                    1 => Stands::Building(building(from)?, from.seat()?),
                    2 => Stands::Residence(from.seat()?),
                    3 => Stands::Prestige(prestige(from)?, from.seat()?),
                    4 => Stands::Empty,
                    _ => return None,
                };
                Event::CorrectStreet { at, stands }
            }
            21 => Event::CorrectPurse(seat, Amounts::read_from(from)?),
            22 => Event::CorrectPoints(seat, from.next()?),
            23 => Event::CorrectHouses(seat, Amounts::read_from(from)?),
            24 => Event::CorrectFavours(seat, Amounts::read_from(from)?),
            25 => Event::CorrectInn(if from.flag()? { Some(from.seat()?) } else { None }),
            _ => return None,
        };
        if let Some(Pay(cubes)) = event.pay_mut() {
            for cube in cubes {
                *cube = from.byte()?;
            }
        }
        Some(event)
    }
}

/// The place of an event among the others.
fn number(event: &Event) -> u16 {
    match event {
        Event::Next => 0,
        Event::Pass(_) => 1,
        Event::Worker { .. } => 2,
        Event::Provost { .. } => 3,
        Event::Use { .. } => 4,
        Event::Skip(_) => 5,
        Event::Build { .. } => 6,
        Event::Prestige { .. } => 7,
        Event::Favour { .. } => 8,
        Event::Castle { .. } => 9,
        Event::Nobody => 10,
        Event::Joust(_) => 11,
        Event::Stables(_) => 12,
        Event::Flip { .. } => 13,
        Event::Points { .. } => 14,
        Event::Count { .. } => 15,
        Event::CorrectProvost(_) => 16,
        Event::CorrectBailiff(_) => 17,
        Event::CorrectOrder(_) => 18,
        Event::CorrectSection(_) => 19,
        Event::CorrectStreet { .. } => 20,
        Event::CorrectPurse(..) => 21,
        Event::CorrectPoints(..) => 22,
        Event::CorrectHouses(..) => 23,
        Event::CorrectFavours(..) => 24,
        Event::CorrectInn(_) => 25,
    }
}

/// The seat with which an event begins.
fn whose(event: &Event) -> Option<Seat> {
    match *event {
        Event::CorrectPurse(seat, _) | Event::CorrectPoints(seat, _) => Some(seat),
        Event::CorrectHouses(seat, _) | Event::CorrectFavours(seat, _) => Some(seat),
        _ => event.seat(),
    }
}

fn put_order(all: &mut Numbers, order: Order) {
    put(all, &[order.iter().count() as u16]);
    order.iter().for_each(|seat| put(all, &[of(seat)]));
}

#[inline(never)]
fn order(from: &mut Source<'_>) -> Option<Order> {
    (0..from.next()?).try_fold(Order::NOBODY, |order, _| order.then(from.seat()?))
}

fn put_favour(all: &mut Numbers, favour: Favour) {
    let column = |all: &mut Numbers, row: u16, column: Option<u8>| {
        put(all, &[row, column.is_some().into()]);
        column.into_iter().for_each(|column| put(all, &[column.into()]));
    };
    match favour {
        Favour::Points(said) => column(all, 0, said),
        Favour::Coins(said) => column(all, 1, said),
        Favour::Cubes(said, taken) => {
            column(all, 2, said);
            match taken {
                Taken::Unsaid => put(all, &[0]),
                Taken::One(cube) => put(all, &[1, cube.index() as u16]),
                Taken::Two(one, two) => put(all, &[2, one.index() as u16, two.index() as u16]),
            }
        }
        Favour::Nothing => put(all, &[3]),
        Favour::Wooden(building) => put(all, &[4, building.index() as u16]),
        Favour::Stone(building) => put(all, &[5, building.index() as u16]),
        Favour::Residence(at) => put(all, &[6, at.into()]),
        Favour::Prestige(prestige, at) => put(all, &[7, prestige.index() as u16, at.into()]),
    }
}

fn favour(from: &mut Source<'_>) -> Option<Favour> {
    Some(match from.next()? {
        0 => Favour::Points(column(from)?),
        1 => Favour::Coins(column(from)?),
        2 => {
            let column = column(from)?;
            let taken = match from.next()? {
                0 => Taken::Unsaid,
                1 => Taken::One(cube(from)?),
                2 => Taken::Two(cube(from)?, cube(from)?),
                _ => return None,
            };
            Favour::Cubes(column, taken)
        }
        3 => Favour::Nothing,
        4 => Favour::Wooden(building(from)?),
        5 => Favour::Stone(building(from)?),
        6 => Favour::Residence(from.byte()?),
        7 => Favour::Prestige(prestige(from)?, from.byte()?),
        _ => return None,
    })
}

/// A column that was said or not.
#[inline(never)]
fn column(from: &mut Source<'_>) -> Option<Option<u8>> {
    Some(if from.flag()? { Some(from.byte()?) } else { None })
}

fn choice(from: &mut Source<'_>) -> Option<Choice> {
    Some(match from.next()? {
        0 => Choice::Plain,
        1 => Choice::Cube(cube(from)?),
        2 => Choice::Cubes(cube(from)?, cube(from)?),
        3 => Choice::Number(from.byte()?),
        4 => Choice::Before(from.one_of(&Special::ALL)?),
        5 => Choice::Stay,
        6 => Choice::Leave,
        _ => return None,
    })
}

#[inline(never)]
fn cube(from: &mut Source<'_>) -> Option<Cube> {
    from.one_of(&Cube::ALL)
}

#[inline(never)]
fn building(from: &mut Source<'_>) -> Option<Building> {
    from.one_of(&Building::ALL)
}

#[inline(never)]
fn prestige(from: &mut Source<'_>) -> Option<Prestige> {
    from.one_of(&Prestige::ALL)
}

as_numbers!(Event);
