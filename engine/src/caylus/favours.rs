//! Royal favours: four rows of five columns, and what waits to be used.
//!
//! A favour is used as soon as it is won, before anything else goes on. The marker moves one column on if that is open, and
//! the effect is that of its column or of any before it (ruling I). A row is used at most once in a phase by a seat
//! (ruling H). Invariant: whoever is first among those who wait has a row left.

use super::event::{Favour, Row, Section, Taken};
use super::pay::{Cost, Pay};
use super::refusal::Wanted;
use super::scoring::Line;
use super::setup::Favours;
use super::tiles::{Builder, Cube};
use super::{Caylus, Place, Refusal};
use crate::seat::Seat;

/// What a simple favour is worth (CAY-NL "Caylus met simpele privileges").
pub const SIMPLE_FAVOUR: u8 = 3;

/// What a favour does, once it is known to be allowed.
pub(super) enum Deed {
    Nothing,
    Points(u8),
    Coins(u16),
    Cubes { pay: Pay, gain: Pay },
    Build { building: super::tiles::Building, site: (u8, Pay) },
    Flip { at: u8, pay: Pay },
    Prestige { prestige: super::tiles::Prestige, at: u8, pay: Pay },
}

impl Caylus {
    /// Who has a favour to use now.
    pub fn favour_due(&self) -> Option<Seat> {
        self.favours.first().copied()
    }

    /// How many favours wait, the one that is due included.
    pub fn favours_waiting(&self) -> usize {
        self.favours.len()
    }

    /// Which of its favours of this phase the seat uses now, and how many it can use: one a row.
    pub fn favour_number(&self) -> (u8, u8) {
        let Some(seat) = self.favour_due() else { return (0, 0) };
        let used = Row::ALL.into_iter().filter(|row| !self.row_is_left(seat, *row)).count();
        let waiting = self.favours.iter().filter(|waits| **waits == seat).count();
        (used as u8 + 1, (used + waiting).min(Row::COUNT) as u8)
    }

    /// A seat wins favours; they come before those that wait already. Simple ones are points at once.
    pub(super) fn win_favours(&mut self, seat: Seat, number: u8) {
        let Some(place) = self.place(seat) else { return };
        for _ in 0..number {
            if self.setup.favours() == Favours::Simple {
                self.gain(place, Line::Favours, SIMPLE_FAVOUR);
            } else {
                // Room for all that can be won before the first is used: `MOST_FAVOURS` counts them.
                let _ = self.favours.insert(0, seat);
            }
        }
    }

    pub(super) fn lose_favours_without_a_row(&mut self) {
        while let Some(seat) = self.favour_due() {
            if Row::ALL.into_iter().any(|row| self.row_is_left(seat, row)) {
                return;
            }
            self.favours.remove(0);
        }
    }

    /// Whether a seat has not used a row in this phase.
    pub fn row_is_left(&self, seat: Seat, row: Row) -> bool {
        self.place(seat).is_some_and(|place| self.player(place).rows_used & 1 << row.index() == 0)
    }

    /// The last column that is open (ruling J).
    pub fn open_columns(&self) -> u8 {
        match self.section {
            Some(Section::Dungeon) => 2,
            Some(Section::Walls) => 4,
            Some(Section::Towers) | None => 5,
        }
    }

    /// Where a seat's marker stands in a row: 0 to 5.
    pub fn marker(&self, seat: Seat, row: Row) -> u8 {
        self.place(seat).map_or(0, |place| self.player(place).markers[row.index()])
    }

    /// Where it would stand once the row is used.
    pub fn marker_moved(&self, seat: Seat, row: Row) -> u8 {
        let now = self.marker(seat, row);
        if now < self.open_columns() { now + 1 } else { now }
    }

    pub(super) fn may_use_favour(&self, seat: Seat, favour: Favour, pay: Pay) -> Result<(Place, Deed), Refusal> {
        let place = self.seated(seat)?;
        if self.setup.favours() == Favours::Simple {
            return Err(Refusal::NoFavourTable);
        }
        match self.favour_due() {
            None => return Err(Refusal::NoFavourDue),
            Some(due) if due != seat => return Err(Refusal::NotYourTurn { seat, turn: due }),
            Some(_) => {}
        }
        let row = favour.row();
        if !self.row_is_left(seat, row) {
            return Err(Refusal::RowUsed { seat, row });
        }
        let marker = self.marker_moved(seat, row);
        let column = favour.column().unwrap_or(marker);
        if !(1..=marker).contains(&column) {
            return Err(Refusal::ColumnNotReached { row, marker });
        }
        let free = |deed: Deed| match pay {
            Pay::UNSAID => Ok(deed),
            pay => Err(Refusal::WrongPay { cost: Cost::FREE, pay }),
        };
        let deed = match favour {
            Favour::Nothing => free(Deed::Nothing)?,
            Favour::Points(_) => free(Deed::Points(column))?,
            Favour::Coins(_) => free(Deed::Coins(u16::from(column) + 2))?,
            Favour::Cubes(_, taken) => self.cubes_of(place, column, taken, pay)?,
            Favour::Wooden(building) | Favour::Stone(building) => {
                let (builder, less) = match column {
                    2 => (Builder::Carpenter, Cube::Wood),
                    _ => (Builder::Mason, Cube::Stone),
                };
                if building.builder() != builder {
                    return Err(Refusal::NoBuilder { builder: building.builder() });
                }
                let site = self.may_build(seat, building, building.cost().less(less), pay)?;
                Deed::Build { building, site }
            }
            Favour::Residence(at) => Deed::Flip { at, pay: self.may_flip(seat, at, 0, pay)? },
            Favour::Prestige(prestige, at) => {
                Deed::Prestige { prestige, at, pay: self.may_put_up(seat, prestige, at, pay)? }
            }
        };
        Ok((place, deed))
    }

    /// The row of cubes; with `books table` it need not be said which.
    fn cubes_of(&self, place: Place, column: u8, taken: Taken, pay: Pay) -> Result<Deed, Refusal> {
        let unsaid = !self.keeps_books() && taken == Taken::Unsaid;
        let nothing = Refusal::Choose(Wanted::Nothing);
        let fixed = |cube| if taken == Taken::Unsaid { Ok(Pay::cubes(cube, 1)) } else { Err(nothing) };
        let (gain, cost) = match column {
            1 => (fixed(Cube::Food)?, Cost::FREE),
            2 => match taken {
                Taken::One(cube @ (Cube::Wood | Cube::Stone)) => (Pay::cubes(cube, 1), Cost::FREE),
                _ if unsaid => (Pay::UNSAID, Cost::FREE),
                _ => return Err(Refusal::Choose(Wanted::CubeToTake { one: Cube::Wood, two: Cube::Stone })),
            },
            3 => (fixed(Cube::Cloth)?, Cost::FREE),
            4 => match taken {
                Taken::Two(one, two) if one != Cube::Gold && two != Cube::Gold => {
                    (Pay::cubes(one, 1).and(two, 1), Cost::with_any(Pay::UNSAID, 1))
                }
                _ if unsaid => (Pay::UNSAID, Cost::with_any(Pay::UNSAID, 1)),
                _ => return Err(Refusal::Choose(Wanted::TwoCubes)),
            },
            _ => (fixed(Cube::Gold)?, Cost::FREE),
        };
        Ok(Deed::Cubes { pay: self.price_in_cubes(place, cost, pay)?, gain })
    }

    pub(super) fn use_favour(&mut self, seat: Seat, favour: Favour, pay: Pay) -> Result<(), Refusal> {
        let (place, deed) = self.may_use_favour(seat, favour, pay)?;
        let row = favour.row();
        let marker = self.marker_moved(seat, row);
        let player = self.player_mut(place);
        player.markers[row.index()] = marker;
        player.rows_used |= 1 << row.index();
        self.favours.remove(0);
        self.just_scored = false;
        match deed {
            Deed::Nothing => {}
            Deed::Points(points) => self.gain(place, Line::Favours, points),
            Deed::Coins(coins) => self.with_purse(place, |purse| purse.earn(coins)),
            Deed::Cubes { pay, gain } => self.with_purse(place, |purse| {
                purse.hand_over(pay);
                purse.add(gain);
            }),
            Deed::Build { building, site } => self.put_building(seat, building, site),
            Deed::Flip { at, pay } => {
                self.with_purse(place, |purse| purse.hand_over(pay));
                self.flip(seat, at);
            }
            Deed::Prestige { prestige, at, pay } => self.put_prestige(seat, prestige, at, pay),
        }
        Ok(())
    }
}
