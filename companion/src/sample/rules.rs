//! The rules of the sample game: it asks every kind of prompt once, then it is over.
//!
//! Nobody plays it for its own sake, and no image contains it. What is answered becomes points, so that every line of the
//! score has some. Invariant: an event is accepted in its own stage only; a correction in every one.

use core::fmt;

use engine::{
    Game,
    prompt::{Answer, Kind, Prompt, Spots},
    seat::{Seat, Seating, Seats, Tally},
};
use heapless::Vec;
use serde::{Deserialize, Serialize};

/// The most that is counted for a seat.
pub(super) const MOST_COUNTED: u8 = 3;
/// The places that a piece can go to.
pub(super) const PLACES: [u8; 4] = [1, 3, 4, 40];
/// Rows of the long list, and the first of those that stand under a heading.
pub(super) const ROWS: u8 = 80;
pub(super) const FIRST_UNDER_HEADING: u8 = 75;
/// The most that a seat can pay.
pub(super) const MOST_PAID: i16 = 200;
/// The most that a seat can take while it has not passed, at once and together.
const MOST_TAKEN: u8 = 3;
/// Lines of the score: passing, taken, chosen, counted, place, row, paid; and where there are any, bonus and corrected.
pub(super) const LINES: usize = 9;

/// Who plays. It is stored: the order of its fields is the format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) seating: Seating,
    /// Weight of no meaning: a set-up that is too long to be stored must be told from one that is.
    pub(crate) ballast: Vec<u8, 250>,
}

/// What is asked, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Stage {
    Begin,
    Passing,
    Choosing,
    Counting,
    Placing,
    Picking,
    Paying,
    Over,
}

impl Stage {
    pub(super) const COUNT: usize = 8;

    const ALL: [Stage; Stage::COUNT] = [
        Stage::Begin,
        Stage::Passing,
        Stage::Choosing,
        Stage::Counting,
        Stage::Placing,
        Stage::Picking,
        Stage::Paying,
        Stage::Over,
    ];

    fn next(self) -> Stage {
        Stage::ALL.get(self as usize + 1).copied().unwrap_or(Stage::Over)
    }
}

/// What can be entered. The order of the variants is the stored format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Event {
    Next,
    /// A seat that has not passed takes so many.
    Take(Seat, u8),
    Pass(Seat),
    Choose(Seats),
    Count(Tally),
    Place(u8),
    Row(u8),
    Pay(Seat, u16),
    /// Nobody else pays.
    Nobody,
    /// A seat's correction is now this.
    Correct(Seat, i8),
    /// So many rounds were played.
    Rounds(u8),
}

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// Answer what is asked.
    NotAsked,
    /// Correct by less: nobody has fewer than 0 points.
    BelowZero,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::NotAsked => "that is not asked now",
            Refusal::BelowZero => "nobody has fewer than 0 points",
        })
    }
}

/// A game of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sample {
    setup: Setup,
    pub(super) stage: Stage,
    pub(super) rounds: u8,
    pub(super) passed: Vec<Seat, { Seat::COUNT }>,
    pub(super) taken: Tally,
    pub(super) chosen: Seats,
    pub(super) counted: Tally,
    pub(super) place: u8,
    pub(super) row: u8,
    /// In passing order.
    paid: Vec<u16, { Seat::COUNT }>,
    corrected: [i8; Seat::COUNT],
}

impl Sample {
    pub(super) fn seating(&self) -> &Seating {
        &self.setup.seating
    }

    pub(super) fn corrected(&self, seat: Seat) -> i8 {
        self.corrected[seat.index()]
    }

    /// The seat's points, line by line; `None` where it has none of an optional line.
    pub(super) fn lines(&self, seat: Seat) -> [Option<i16>; LINES] {
        let starts = seat == self.seating().start();
        let at = self.passed.iter().position(|other| *other == seat);
        let paid = at.and_then(|at| self.paid.get(at).copied());
        let number = |number: usize| i16::try_from(number).unwrap_or(i16::MAX);
        [
            Some(at.map_or(0, |at| number(self.seating().len() - at))),
            Some(self.taken.of(seat).into()),
            Some(if self.chosen.contains(seat) { 5 } else { 0 }),
            Some(i16::from(self.counted.of(seat)) * 2),
            Some(if starts { self.place.into() } else { 0 }),
            Some(if starts { self.row.into() } else { 0 }),
            Some(paid.map_or(0, |paid| number(paid.into()))),
            // The bonus is nobody's yet.
            None,
            Some(self.corrected(seat).into()).filter(|points| *points != 0),
        ]
    }

    pub(super) fn total(&self, seat: Seat) -> i16 {
        self.lines(seat).into_iter().flatten().sum()
    }

    pub(super) fn winners(&self) -> Seats {
        let most = self.seating().seats().iter().map(|seat| self.total(*seat)).max();
        self.seating().seats().iter().copied().filter(|seat| Some(self.total(*seat)) == most).collect()
    }

    /// Those who have not passed, clockwise from the one after who passed last; at first from the starter.
    fn waiting(&self) -> impl Iterator<Item = Seat> {
        let from = self.passed.last().and_then(|last| self.seating().left_of(*last));
        let from = from.unwrap_or(self.seating().start());
        self.seating().clockwise_from(from).filter(|seat| !self.passed.contains(seat))
    }

    /// Everybody with this number.
    fn each(&self, number: u8) -> Tally {
        self.seating().seats().iter().fold(Tally::NONE, |tally, seat| tally.with(*seat, number))
    }

    /// How many events there are to try in this stage, and the one with this number.
    fn numbers(&self) -> u32 {
        let seats = self.seating().len() as u32;
        match self.stage {
            Stage::Begin => 1,
            Stage::Passing => seats * (1 + u32::from(MOST_TAKEN)),
            Stage::Choosing => 1 << seats,
            Stage::Counting => (u32::from(MOST_COUNTED) + 1).pow(seats),
            Stage::Placing => Spots::COUNT.into(),
            Stage::Picking => ROWS.into(),
            Stage::Paying => MOST_PAID as u32 + 2,
            Stage::Over => 0,
        }
    }

    fn candidate(&self, number: u32) -> Option<Event> {
        let seats = self.seating().seats();
        Some(match self.stage {
            Stage::Begin => Event::Next,
            Stage::Passing => {
                let seat = *seats.get(number as usize % seats.len())?;
                match number as usize / seats.len() {
                    0 => Event::Pass(seat),
                    taken => Event::Take(seat, taken as u8),
                }
            }
            Stage::Choosing => {
                Event::Choose((0..).zip(seats).filter(|(at, _)| number >> at & 1 != 0).map(|(_, seat)| *seat).collect())
            }
            Stage::Counting => {
                let digit = |at: usize| number / (u32::from(MOST_COUNTED) + 1).pow(at as u32);
                Event::Count((0..).zip(seats).fold(Tally::NONE, |tally, (at, seat)| {
                    tally.with(*seat, (digit(at) % (u32::from(MOST_COUNTED) + 1)) as u8)
                }))
            }
            Stage::Placing => Event::Place(number as u8),
            Stage::Picking => Event::Row(number as u8),
            Stage::Paying if number as i16 > MOST_PAID => Event::Nobody,
            Stage::Paying => Event::Pay(self.prompt()?.seat?, number as u16),
            Stage::Over => return None,
        })
    }
}

impl Game for Sample {
    type Setup = Setup;
    type Event = Event;
    type Refusal = Refusal;
    type Asks = ();

    fn begin(setup: &Setup) -> Self {
        Sample {
            setup: setup.clone(),
            stage: Stage::Begin,
            rounds: 1,
            passed: Vec::new(),
            taken: Tally::NONE,
            chosen: Seats::NONE,
            counted: Tally::NONE,
            place: 0,
            row: 0,
            paid: Vec::new(),
            corrected: [0; Seat::COUNT],
        }
    }

    fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        let plays = |seat: Seat| self.seating().place(seat).is_some();
        let players = self.seating().len();
        match (self.stage, *event) {
            (_, Event::Correct(seat, by)) if plays(seat) => {
                if self.total(seat) - i16::from(self.corrected(seat)) + i16::from(by) < 0 {
                    return Err(Refusal::BelowZero);
                }
                self.corrected[seat.index()] = by;
            }
            (_, Event::Rounds(rounds @ 1..)) => self.rounds = rounds,
            (Stage::Begin, Event::Next) => self.stage = self.stage.next(),
            (Stage::Passing, Event::Take(seat, number @ 1..))
                if self.waiting().any(|other| other == seat) && self.taken.of(seat) + number <= MOST_TAKEN =>
            {
                self.taken = self.taken.with(seat, self.taken.of(seat) + number);
            }
            (Stage::Passing, Event::Pass(seat)) if self.waiting().any(|other| other == seat) => {
                self.passed.push(seat).map_err(|_| Refusal::NotAsked)?;
                if self.passed.len() == players {
                    self.stage = self.stage.next();
                }
            }
            (Stage::Choosing, Event::Choose(seats)) if seats.iter().all(plays) => {
                self.chosen = seats;
                self.stage = self.stage.next();
            }
            (Stage::Counting, Event::Count(tally)) if tally.fits(self.each(MOST_COUNTED)) => {
                self.counted = tally;
                self.stage = self.stage.next();
            }
            (Stage::Placing, Event::Place(place)) if PLACES.contains(&place) => {
                self.place = place;
                self.stage = self.stage.next();
            }
            (Stage::Picking, Event::Row(row @ ..ROWS)) => {
                self.row = row;
                self.stage = self.stage.next();
            }
            (Stage::Paying, Event::Pay(seat, paid))
                if self.passed.get(self.paid.len()) == Some(&seat) && paid <= MOST_PAID.unsigned_abs() =>
            {
                self.paid.push(paid).map_err(|_| Refusal::NotAsked)?;
                if self.paid.len() == players {
                    self.stage = self.stage.next();
                }
            }
            (Stage::Paying, Event::Nobody) if self.paid.len() + 1 < players => self.stage = self.stage.next(),
            _ => return Err(Refusal::NotAsked),
        }
        Ok(())
    }

    fn prompt(&self) -> Option<Prompt<()>> {
        let starter = self.seating().start();
        let everybody = self.seating().seats().iter().copied().collect();
        Some(match self.stage {
            Stage::Begin => Prompt::of_all((), Kind::GoOn),
            Stage::Passing => {
                let kind = Kind::Seat { among: self.waiting().collect(), usual: self.waiting().next()? };
                Prompt::of_all((), kind)
            }
            Stage::Choosing => Prompt::of_all((), Kind::Seats { among: everybody }),
            Stage::Counting => {
                let most = self.each(MOST_COUNTED);
                let kind = Kind::Tally { most, all: most.total(), usual: Tally::NONE, nobody: true };
                Prompt::of_all((), kind)
            }
            Stage::Placing => Prompt::of(starter, (), Kind::Spot { among: PLACES.into_iter().collect(), usual: 3 }),
            Stage::Picking => Prompt::of(starter, (), Kind::Pick),
            Stage::Paying => {
                let kind = Kind::Amount { from: 0, to: MOST_PAID, usual: 0 };
                let asked = Prompt::of(*self.passed.get(self.paid.len())?, (), kind);
                Prompt { nobody: self.paid.len() + 1 < self.passed.len(), ..asked }
            }
            Stage::Over => return None,
        })
    }

    fn answer(&self, answer: Answer) -> Option<Event> {
        let event = match (self.stage, answer) {
            (Stage::Begin, Answer::GoOn) => Event::Next,
            (Stage::Passing, Answer::Seat(seat)) => Event::Pass(seat),
            (Stage::Choosing, Answer::Seats(seats)) => Event::Choose(seats),
            (Stage::Counting, Answer::Tally(tally)) => Event::Count(tally),
            (Stage::Placing, Answer::Spot(place)) => Event::Place(place),
            (Stage::Picking, Answer::Pick(row)) => Event::Row(u8::try_from(row).ok()?),
            (Stage::Paying, Answer::Amount(paid)) => Event::Pay(self.prompt()?.seat?, u16::try_from(paid).ok()?),
            (Stage::Paying, Answer::Nobody) => Event::Nobody,
            _ => return None,
        };
        self.allows(&event).is_ok().then_some(event)
    }

    fn answered(&self, event: &Event) -> Option<Answer> {
        self.allows(event).ok()?;
        Some(match *event {
            Event::Next => Answer::GoOn,
            Event::Pass(seat) => Answer::Seat(seat),
            Event::Choose(seats) => Answer::Seats(seats),
            Event::Count(tally) => Answer::Tally(tally),
            Event::Place(place) => Answer::Spot(place),
            Event::Row(row) => Answer::Pick(row.into()),
            Event::Pay(_, paid) => Answer::Amount(i16::try_from(paid).ok()?),
            Event::Nobody => Answer::Nobody,
            Event::Take(..) | Event::Correct(..) | Event::Rounds(_) => return None,
        })
    }

    fn candidates(&self) -> impl Iterator<Item = Event> {
        (0..self.numbers()).filter_map(|number| self.candidate(number))
    }

    fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }
}
