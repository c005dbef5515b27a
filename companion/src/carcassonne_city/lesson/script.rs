//! The script: what happens at the table, and what the learner enters.
//!
//! One turn or two of each stage: of the first stack, the second, and the final count. The examples are the rulebook's
//! (CDS-NL); a few tiles between them give everybody a turn. Invariant: one thought a step.

use engine::{
    Game,
    carcassonne_city::{
        City,
        End::{self, Left, Right},
        Event,
        FeatureKind::{Market, Road},
        TileRole,
        event::{EndValue, EndValues, SeatValue, SeatValues},
        setup::{Distance, Draft, LastTile, Unclaimed},
    },
    seat::{
        Seat::{self, Blue, Green, Red},
        Seating, Tally,
    },
};

use super::picture;
use crate::lesson::Step;

pub(super) const LENGTH: usize = 24;

const ONE_RED: Tally = Tally::NONE.with(Red, 1);
const ONE_BLUE: Tally = Tally::NONE.with(Blue, 1);
const ONE_GREEN: Tally = Tally::NONE.with(Green, 1);
const ONE_EACH: Tally = ONE_RED.with(Blue, 1);

/// The steps; what is said at each is in `text`, in the same order.
pub(super) static STEPS: [Step<City>; LENGTH] = [
    Step::READ,
    Step::READ,
    // The first stack: a tile, a follower, and what is completed.
    Step { begin: Some(begin), ..does(with(Red, TileRole::Citizen)) },
    Step {
        // Each has had four turns.
        deeds: &[with(Blue, TileRole::Vendor), with(Green, TileRole::Steward), Event::CorrectTiles(12)],
        ..does(completing(Red))
    },
    // Every question that a player answers.
    does(Event::Feature(Road)),
    does(Event::Tiles(4)),
    does(Event::Followers(ONE_RED)),
    does(Event::Next),
    Step { deeds: &[completing(Blue)], ..does(Event::Feature(Market)) },
    does(Event::Tiles(3)),
    does(Event::Goods(3)),
    Step {
        deeds: &[
            Event::Followers(ONE_BLUE),
            Event::Next,
            with(Green, TileRole::Citizen),
            with(Red, TileRole::Vendor),
            with(Blue, TileRole::Vendor),
            tile(Green),
            completing(Red),
            Event::Feature(Market),
            Event::Tiles(6),
            Event::Goods(3),
        ],
        ..does(Event::Followers(ONE_EACH))
    },
    // The second stack: the wall. It is Red's turn again.
    Step {
        deeds: &[
            Event::Next,
            Event::CorrectTiles(30),
            Event::CorrectTurn(Red),
            tile(Red),
            tile(Blue),
            completing(Green),
            Event::Feature(Road),
            Event::Tiles(3),
            Event::Followers(ONE_GREEN),
            Event::Next,
            Event::Gate(Green),
        ],
        ..Step::drawn(picture::gate)
    },
    does(Event::Wall { seat: Red, end: Left, guard: true }),
    Step::drawn(picture::row),
    Step::drawn(picture::opposite),
    // In the rulebook's picture of the tower four walls stand.
    Step {
        deeds: &[
            wall(Blue, Right),
            Event::Skip(Green),
            Event::CorrectEnd { end: Left, values: EndValues::NONE.with(EndValue::Walls as usize, 3) },
            has(Red, SeatValue::Citizens, 1),
            completing(Red),
            Event::Feature(Road),
            Event::Tiles(2),
            Event::Followers(ONE_RED),
            Event::Next,
            wall(Red, Left),
            wall(Blue, Right),
            wall(Green, Right),
        ],
        ..Step::drawn(picture::tower)
    },
    does(Event::Tower { seat: Red, end: Left }),
    // The end: Blue's turn; far more wall, and what the count needs.
    Step {
        deeds: &[
            Event::CorrectTiles(55),
            Event::CorrectTurn(Blue),
            Event::CorrectEnd { end: Left, values: EndValues::NONE.with(EndValue::Walls as usize, 12) },
            Event::CorrectEnd { end: Right, values: EndValues::NONE.with(EndValue::Walls as usize, 14) },
            has(Red, SeatValue::Stewards, 1),
            has(Blue, SeatValue::Vendors, 1),
            completing(Blue),
            Event::Feature(Market),
            Event::Tiles(4),
            Event::Goods(2),
            Event::Followers(ONE_BLUE),
            Event::Next,
            Event::Walls { left: 3, right: 3 },
            Event::Skip(Blue),
        ],
        ..does(Event::End)
    },
    Step { deeds: &[Event::Next], ..does(Event::District(ONE_RED)) },
    does(Event::Markets(3)),
    Step { deeds: &[Event::District(ONE_GREEN), Event::Markets(4)], ..does(Event::Public { seat: Red, buildings: 3 }) },
    does(Event::Historic { seat: Red, buildings: 1 }),
    Step::READ,
];

/// What the learner enters.
const fn does(task: Event) -> Step<City> {
    Step { task: Some(task), ..Step::READ }
}

const fn tile(seat: Seat) -> Event {
    Event::Tile { seat, follower: None, completes: false }
}

const fn with(seat: Seat, follower: TileRole) -> Event {
    Event::Tile { seat, follower: Some(follower), completes: false }
}

const fn completing(seat: Seat) -> Event {
    Event::Tile { seat, follower: None, completes: true }
}

const fn wall(seat: Seat, end: End) -> Event {
    Event::Wall { seat, end, guard: false }
}

/// The example says how many followers a player has out in a role.
const fn has(seat: Seat, of: SeatValue, amount: u16) -> Event {
    Event::CorrectSeat { seat, values: SeatValues::NONE.with(of as usize, amount) }
}

/// Three players, clockwise from the youngest.
fn begin() -> Option<City> {
    let draft = Draft {
        seating: Seating::new(&[Red, Blue, Green], Red).ok()?,
        unclaimed: Unclaimed::None,
        towers: Distance::Nearest,
        last_tile: LastTile::New,
    };
    Some(City::begin(&draft.try_into().ok()?))
}
