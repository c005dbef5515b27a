//! Carcassonne: De Stad (The City), for two to four players.
//!
//! [`City`] is the state of a game. The device does not see the board, so the players say what was completed and who
//! stands on it; the device keeps whose turn it is, the stacks, the followers, the wall with its towers, and the points.
//! The files follow the rulebook: `turn`, `completed` (roads and markets are scored), `walls`, `towers`, `ring` (how the game
//! ends), `final_count`; what there is, in `tiles`, `features`, `followers` and `scoring`. Rules cite the rulebook by seed (CDS-NL) or the
//! data sheet by section (CDS 4) and by ruling (CDS A1 to A10).
//!
//! Every rule file has, for each event, a question `may_…` that reads the state and answers with what is needed to carry
//! the event out, and a deed that asks the question first. Invariant: a deed changes nothing before its question is
//! answered, so a refused event leaves the state as it was.

use crate::Game;
use crate::notation::words;
use crate::prompt::{Answer, Prompt};
use crate::seat::Tally;

mod completed;
mod correct;
pub mod event;
pub mod features;
mod final_count;
pub mod followers;
mod header;
mod legal;
mod notation;
mod prompts;
pub mod refusal;
mod ring;
pub mod scoring;
pub mod setup;
pub mod tiles;
mod towers;
mod turn;
mod view;
pub mod walls;

pub use completed::Pending;
pub use correct::MOST_POINTS;
pub use event::Event;
pub use features::{Feature, FeatureKind};
pub use final_count::{Counted, district_points, guard_points};
pub use followers::{Followers, Role, TileRole};
pub use header::{HeaderError, HeaderReader, Lines};
pub use legal::Candidates;
pub use prompts::Asks;
pub use refusal::Refusal;
pub use scoring::{Line, Score};
pub use setup::Setup;
pub use tiles::Stack;
pub use towers::{TOWERS, share as tower_share};
pub use walls::{End, Piece, WallEnd};

use completed::Scoring;
use setup::MOST_PLAYERS;
use walls::Building;

words! {
    /// Where the game stands.
    Phase, "a phase" {
        /// A tile is to be placed.
        Turn = "turn",
        /// Completed roads and markets are scored.
        Scoring = "scoring",
        /// The wall is built on.
        Walls = "walls",
        /// Whoever caused the scoring may put up a tower.
        Tower = "tower",
        /// Are the ends of the wall close enough to end the game?
        Gap = "gap",
        /// The ring is closed; what it completes is scored.
        Closing = "closing",
        /// Followers leave unfinished roads and markets.
        Unfinished = "unfinished",
        /// Residential areas are counted.
        Stewards = "stewards",
        /// Guards are counted.
        Guards = "guards",
        /// All is counted.
        Over = "over",
    }
}

/// A seat's place at the table: its number clockwise in the set-up, `0..players`.
type Place = usize;

/// The phase, with what is known only in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Turn,
    /// Also while the ring closes.
    Scoring(Scoring),
    Walls(Building),
    Tower,
    Gap,
    Unfinished,
    /// The area whose markets are to be said.
    Stewards(Option<Tally>),
    /// The public buildings of the guard whose historic ones are to be said.
    Guards(Option<u8>),
    Over,
}

/// What belongs to one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Player {
    followers: Followers,
    /// Towers in hand.
    towers: u8,
    score: Score,
}

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct City {
    setup: Setup,
    step: Step,
    /// How many tiles are drawn, 0 to 75.
    tiles: u8,
    /// How many of them fitted nowhere and were laid aside.
    discarded: u8,
    /// Whose turn it is; in a scoring and the wall building after it, who caused it.
    turn: Place,
    /// Whether the gate stands.
    gate: bool,
    /// What stands on either side of the gate.
    ends: [WallEnd; End::COUNT],
    players: [Player; MOST_PLAYERS],
}

impl Game for City {
    type Setup = Setup;
    type Event = Event;
    type Refusal = Refusal;
    type Asks = Asks;

    fn begin(setup: &Setup) -> City {
        let player = Player {
            followers: Followers::default(),
            towers: towers::share(setup.seats().len()),
            score: Score::default(),
        };
        City {
            step: Step::Turn,
            tiles: 0,
            discarded: 0,
            turn: setup.seating().place(setup.start()).unwrap_or(0),
            gate: false,
            ends: [WallEnd::default(); End::COUNT],
            players: [player; MOST_PLAYERS],
            setup: setup.clone(),
        }
    }

    fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        match *event {
            Event::Tile { seat, follower, completes } => self.place_tile(seat, follower, completes),
            Event::Feature(kind) => self.name_feature(kind),
            Event::Tiles(tiles) => self.say_tiles(tiles),
            Event::Goods(goods) => self.say_goods(goods),
            Event::Followers(tally) => self.say_followers(tally),
            Event::Next => self.go_on(),
            Event::Gate(seat) => self.place_gate(seat),
            Event::Wall { seat, end, guard } => self.place_wall(seat, end, guard),
            Event::Walls { left, right } => self.place_walls(left, right),
            Event::Closed => self.closed(),
            Event::Tower { seat, end } => self.put_up_tower(seat, end),
            Event::Skip(seat) => self.skip_tower(seat),
            Event::End => self.end(),
            Event::District(tally) => self.say_district(tally),
            Event::Markets(markets) => self.say_markets(markets),
            Event::Public { seat, buildings } => self.say_public(seat, buildings),
            Event::Historic { seat, buildings } => self.say_historic(seat, buildings),
            Event::CorrectTurn(seat) => self.correct_turn(seat),
            Event::CorrectTiles(tiles) => self.correct_tiles(tiles),
            Event::CorrectEnd { end, values } => self.correct_end(end, values),
            Event::CorrectSeat { seat, values } => self.correct_seat(seat, values),
            Event::CorrectReading(reading) => self.correct_reading(reading),
            Event::Discard(seat) => self.discard(seat),
        }
    }

    fn apply_again(&mut self, event: &Event) -> Result<(), Refusal> {
        match *event {
            Event::Followers(tally) => self.say_followers_again(tally),
            _ => self.apply(event),
        }
    }

    fn prompt(&self) -> Option<Prompt<Asks>> {
        self.ask()
    }

    fn answer(&self, answer: Answer) -> Option<Event> {
        self.event_for(answer)
    }

    fn answered(&self, event: &Event) -> Option<Answer> {
        self.answer_for(event)
    }

    fn candidates(&self) -> impl Iterator<Item = Event> {
        Candidates::new(self)
    }

    fn is_over(&self) -> bool {
        self.step == Step::Over
    }
}
