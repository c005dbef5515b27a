//! The script: what happens at the table, what is said of it, and what is asked.
//!
//! One turn or two of each stage: of the first stack, the second, the third, and the final count. The examples are the
//! rulebook's (CDS-NL); a few tiles between them give everybody a turn. Invariant: one thought a step.

use engine::{
    carcassonne_city::{
        End::{self, Left, Right},
        Event,
        FeatureKind::{self, Market, Road},
        TileRole,
        event::SeatValue,
    },
    seat::{
        Seat::{self, Blue, Green, Red},
        Tally,
    },
};

use super::{
    table::Deed::{self, Begin, Has, Plays, Stands},
    text::CityLessonTexts,
};
use crate::{lesson::Step, session::face::Look};

const ONE_RED: Tally = Tally::NONE.with(Red, 1);
const ONE_BLUE: Tally = Tally::NONE.with(Blue, 1);
const ONE_GREEN: Tally = Tally::NONE.with(Green, 1);
const ONE_EACH: Tally = ONE_RED.with(Blue, 1);

/// The lesson.
pub(super) static STEPS: [Step<CityLessonTexts, Deed>; 24] = [
    Step::Say { deeds: &[], text: |texts| texts.welcome },
    // The first stack: a tile, a follower, and what is completed.
    Step::Say { deeds: &[Begin], text: |texts| texts.tile },
    Step::Say { deeds: &[], text: |texts| texts.follower },
    Step::Show { deeds: &[], look: Look::row(1), caption: |texts| texts.citizen },
    Step::Ask {
        question: |texts| &texts.just_completed,
        right: 1,
        deeds: &[with(Red, TileRole::Citizen)],
        look: Look::PLAIN,
    },
    Step::Ask {
        question: |texts| &texts.long_road,
        right: 2,
        deeds: &[
            with(Blue, TileRole::Vendor),
            with(Green, TileRole::Steward),
            // Each has had four turns.
            Plays(Event::CorrectTiles(12)),
            completing(Red),
            feature(Road),
            Plays(Event::Tiles(4)),
        ],
        look: Look::counted(ONE_RED),
    },
    Step::Show { deeds: &[stand(ONE_RED)], look: Look::PLAIN, caption: |texts| texts.returns },
    Step::Show {
        deeds: &[Plays(Event::Next), completing(Blue), feature(Market), Plays(Event::Tiles(3))],
        look: Look::number(3),
        caption: |texts| texts.market,
    },
    Step::Ask {
        question: |texts| &texts.tie,
        right: 1,
        deeds: &[
            Plays(Event::Goods(3)),
            stand(ONE_BLUE),
            Plays(Event::Next),
            with(Green, TileRole::Citizen),
            with(Red, TileRole::Vendor),
            with(Blue, TileRole::Vendor),
            tile(Green),
            completing(Red),
            feature(Market),
            Plays(Event::Tiles(6)),
            Plays(Event::Goods(3)),
        ],
        look: Look::counted(ONE_EACH),
    },
    Step::Say { deeds: &[stand(ONE_EACH), Plays(Event::Next)], text: |texts| texts.districts },
    // The second stack: the wall. Red's turn again, and Green has scored meanwhile.
    Step::Say {
        deeds: &[Plays(Event::CorrectTiles(30)), Plays(Event::CorrectTurn(Red)), Has(Green, SeatValue::Points, 21)],
        text: |texts| texts.walls,
    },
    Step::Show {
        deeds: &[
            tile(Red),
            tile(Blue),
            completing(Green),
            feature(Road),
            Plays(Event::Tiles(3)),
            stand(ONE_GREEN),
            Plays(Event::Next),
            Plays(Event::Gate(Green)),
        ],
        look: Look::row(2),
        caption: |texts| texts.guard,
    },
    Step::Ask { question: |texts| &texts.opposite, right: 2, deeds: &[guarded(Red, Left)], look: Look::row(1) },
    // In the rulebook's picture of the tower four walls stand; the wall that closes a road is another picture's.
    Step::Show {
        deeds: &[
            wall(Blue, Right),
            Plays(Event::Skip(Green)),
            Stands(Left, 3),
            Has(Red, SeatValue::Citizens, 2),
            completing(Red),
            feature(Road),
            Plays(Event::Tiles(2)),
            stand(ONE_RED),
            Plays(Event::Next),
            wall(Red, Left),
            wall(Blue, Right),
            Plays(Event::Closed),
            feature(Road),
        ],
        look: Look::number(1),
        caption: |texts| texts.closed,
    },
    Step::Ask {
        question: |texts| &texts.new_walls,
        right: 0,
        deeds: &[Plays(Event::Tiles(1)), stand(ONE_RED), Plays(Event::Next)],
        look: Look::row(1),
    },
    Step::Show { deeds: &[wall(Green, Right)], look: Look::row(1), caption: |texts| texts.tower },
    // The third stack: Blue's turn; far more wall, and what the end of the game needs.
    Step::Ask {
        question: |texts| &texts.third_stack,
        right: 1,
        deeds: &[
            Plays(Event::Tower { seat: Red, end: Left }),
            Plays(Event::CorrectTiles(55)),
            // Red's turns have come and gone: nobody of Red's rests any more.
            Plays(Event::CorrectTurn(Red)),
            Plays(Event::CorrectTurn(Blue)),
            Stands(Left, 12),
            Stands(Right, 14),
            Has(Red, SeatValue::Citizens, 1),
            Has(Red, SeatValue::Stewards, 1),
            Has(Blue, SeatValue::Vendors, 2),
            Has(Green, SeatValue::Citizens, 1),
            completing(Blue),
            feature(Market),
            Plays(Event::Tiles(4)),
            Plays(Event::Goods(2)),
            stand(ONE_BLUE),
            Plays(Event::Next),
        ],
        look: Look::PLAIN,
    },
    Step::Ask {
        question: |texts| &texts.few_places,
        right: 2,
        deeds: &[
            guarded(Blue, Right),
            wall(Green, Left),
            guarded(Red, Left),
            Plays(Event::Walls { left: 1, right: 2 }),
            Plays(Event::Skip(Blue)),
        ],
        look: Look::row(1),
    },
    // The final count.
    Step::Show { deeds: &[Plays(Event::End)], look: Look::row(1), caption: |texts| texts.ring },
    Step::Show {
        deeds: &[feature(Road), Plays(Event::Tiles(1)), stand(ONE_RED), Plays(Event::Next)],
        look: Look::PLAIN,
        caption: |texts| texts.unfinished,
    },
    Step::Ask {
        question: |texts| &texts.steward,
        right: 1,
        deeds: &[Plays(Event::Next), Plays(Event::District(ONE_RED))],
        look: Look::number(3),
    },
    Step::Show {
        deeds: &[Plays(Event::Markets(3)), Plays(Event::District(ONE_GREEN)), Plays(Event::Markets(4)), public(Red, 3)],
        look: Look::number(1),
        caption: |texts| texts.row,
    },
    Step::Ask {
        question: |texts| &texts.gap,
        right: 0,
        deeds: &[historic(Red, 1), public(Red, 1)],
        look: Look::number(1),
    },
    Step::Say { deeds: &[historic(Red, 1), public(Blue, 2), historic(Blue, 0)], text: |texts| texts.farewell },
];

const fn tile(seat: Seat) -> Deed {
    Plays(Event::Tile { seat, follower: None, completes: false })
}

const fn with(seat: Seat, follower: TileRole) -> Deed {
    Plays(Event::Tile { seat, follower: Some(follower), completes: false })
}

const fn completing(seat: Seat) -> Deed {
    Plays(Event::Tile { seat, follower: None, completes: true })
}

const fn feature(kind: FeatureKind) -> Deed {
    Plays(Event::Feature(kind))
}

const fn stand(tally: Tally) -> Deed {
    Plays(Event::Followers(tally))
}

const fn wall(seat: Seat, end: End) -> Deed {
    Plays(Event::Wall { seat, end, guard: false })
}

const fn guarded(seat: Seat, end: End) -> Deed {
    Plays(Event::Wall { seat, end, guard: true })
}

const fn public(seat: Seat, buildings: u8) -> Deed {
    Plays(Event::Public { seat, buildings })
}

const fn historic(seat: Seat, buildings: u8) -> Deed {
    Plays(Event::Historic { seat, buildings })
}
