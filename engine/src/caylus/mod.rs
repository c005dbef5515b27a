//! Caylus (2005), for two to five players.
//!
//! [`Caylus`] is the state of a game. The phases are a file each (`income`, `workers`, `special`, `provost`, `effects`,
//! `castle`, `round_end`); what is printed is in `tiles`, what stands on the table in `road` and `pay`, and what can
//! interrupt every phase in `favours`. Rules cite the rulebook (CAY-NL) or a ruling by its letter (A to S, facts 2.9).
//!
//! Every phase file has, for each event, a question `may_…` that reads the state and answers with what is needed to
//! carry the event out, and a deed that asks the question first. What happens by itself is `settle`'s, after every deed.
//! Invariant: a deed changes nothing before its question is answered, so a refused event leaves the state as it was.

use heapless::Vec;

use crate::Game;
use crate::notation::words;
use crate::prompt::{Answer, Prompt};
use crate::seat::Seat;

mod building;
mod castle;
mod correct;
mod effects;
mod effects_at_the_table;
pub mod event;
mod favours;
mod header;
mod income;
mod legal;
mod notation;
pub mod pay;
mod prompts;
mod provost;
pub mod refusal;
pub mod road;
mod round_end;
mod scoring;
pub mod setup;
mod special;
mod stored;
pub mod tiles;
mod turns;
mod view;
mod workers;

pub use building::RESIDENCE;
pub use castle::NOTHING_BUILT;
pub use effects::{Due, Role};
pub use event::Event;
pub use favours::SIMPLE_FAVOUR;
pub use header::{HeaderError, HeaderReader, Lines};
pub use legal::Candidates;
pub use prompts::Asks;
pub use refusal::Refusal;
pub use scoring::{Line, Score};
pub use setup::Setup;
pub use special::Places;

use event::{Counts, Row, Section};
use pay::Purse;
use road::Road;
use setup::MOST_PLAYERS;
use tiles::Builder;

words! {
    /// A phase of the round, or the end of the game.
    Phase, "a phase" {
        Income = "income",
        Workers = "workers",
        Special = "special",
        Provost = "provost",
        Effects = "effects",
        Castle = "castle",
        RoundEnd = "round-end",
        Over = "over",
    }
}

/// A seat's place at the table: its number in the set-up, `0..players`.
type Place = usize;

/// The most favours that can wait at once: three a player at a scoring, and the church's and the prestige buildings' six.
const MOST_FAVOURS: usize = 3 * MOST_PLAYERS + 6;

/// What belongs to one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Player {
    /// Kept only with `books device`.
    purse: Purse,
    /// The points by line, without the final bonus.
    lines: [i16; Line::BEFORE_BONUS],
    /// The columns of the favour markers, 0 to 5.
    markers: [u8; Row::COUNT],
    /// The rows that were used in this phase, one bit each.
    rows_used: u8,
    /// Houses in each section.
    houses: [u8; Section::COUNT],
    /// Houses built in this castle phase.
    built: u8,
    /// Kept only with `books table`, at the end.
    counts: Counts,
}

impl Player {
    /// The workers of a player (CAY-NL "Inhoud").
    const WORKERS: u8 = 6;

    const START: Player = Player {
        purse: Purse::START,
        lines: [0; Line::BEFORE_BONUS],
        markers: [0; Row::COUNT],
        rows_used: 0,
        houses: [0; Section::COUNT],
        built: 0,
        counts: Counts::NONE,
    };
}

/// The state of a game.
#[derive(Debug, PartialEq, Eq)]
pub struct Caylus {
    setup: Setup,
    /// From 1. The bailiff needs at most 18 rounds to the towers' marker; corrections can make it more.
    round: u8,
    phase: Phase,
    /// The turn order.
    order: setup::Line,
    /// Whose turn it is in the workers' phase; enforced only with `books device`.
    turn: Seat,
    /// Those who have passed this round, in order.
    passed: setup::Line,
    /// How many have answered in the provost's phase, or in the castle's with `books device`.
    asked: u8,
    /// Space of the provost, 1 to 28.
    provost: u8,
    /// Space of the bailiff, 1 to 28.
    bailiff: u8,
    /// The first section that is not scored; `None` when all are.
    section: Option<Section>,
    /// What that was when the round's end began.
    section_before: Option<Section>,
    /// Whether that section is being scored, and its favours are due.
    scoring: bool,
    /// Whether none of them has been used yet.
    just_scored: bool,
    /// Whether sections are still looked at in this end of a round.
    to_score: bool,
    /// Whether all have answered in the castle's phase, and its favour is due.
    closing: bool,
    road: Road,
    /// The spaces before the bridge. With `books table` only the castle, for the order of its lines.
    places: Places,
    /// Where the special buildings and the effects stand.
    cursor: effects::Cursor,
    players: [Player; MOST_PLAYERS],
    /// Whose favours wait, the next first.
    favours: Vec<Seat, MOST_FAVOURS>,
    /// With `books table`: what each kind of builder can still put up in this phase.
    on_offer: [u8; Builder::ALL.len()],
    /// With `books table`: what each kind of builder has put up in this phase.
    put_up: [u8; Builder::ALL.len()],
    /// With `books table`: how often points were entered in this phase that church, tailor and jeweller sell.
    sold: [u8; effects_at_the_table::DEALS],
    /// With `books table`: what was entered of the special buildings, one bit each.
    entered: u8,
}

/// By hand, because a derived one is written out in each crate that asks for it.
impl Clone for Caylus {
    #[inline(never)]
    fn clone(&self) -> Caylus {
        Caylus {
            setup: self.setup.clone(),
            round: self.round,
            phase: self.phase,
            order: self.order.clone(),
            turn: self.turn,
            passed: self.passed.clone(),
            asked: self.asked,
            provost: self.provost,
            bailiff: self.bailiff,
            section: self.section,
            section_before: self.section_before,
            scoring: self.scoring,
            just_scored: self.just_scored,
            to_score: self.to_score,
            closing: self.closing,
            road: self.road.clone(),
            places: self.places.clone(),
            cursor: self.cursor,
            players: self.players,
            favours: self.favours.clone(),
            on_offer: self.on_offer,
            put_up: self.put_up,
            sold: self.sold,
            entered: self.entered,
        }
    }
}

impl Game for Caylus {
    type Setup = Setup;
    type Event = Event;
    type Refusal = Refusal;
    type Asks = Asks;

    fn begin(setup: &Setup) -> Caylus {
        // As many seats play as an order has room for.
        let order: setup::Line = setup.order().iter().copied().collect();
        let mut game = Caylus {
            round: 0,
            phase: Phase::RoundEnd,
            order,
            turn: setup.seating().start(),
            passed: setup::Line::new(),
            asked: 0,
            // Both begin on the last neutral tile (facts 2.2).
            provost: 6,
            bailiff: 6,
            section: Some(Section::Dungeon),
            section_before: None,
            scoring: false,
            just_scored: false,
            to_score: false,
            closing: false,
            road: Road::new(setup.street()),
            places: Places::default(),
            cursor: effects::Cursor::START,
            players: [Player::START; MOST_PLAYERS],
            favours: Vec::new(),
            on_offer: [0; Builder::ALL.len()],
            put_up: [0; Builder::ALL.len()],
            sold: [0; effects_at_the_table::DEALS],
            entered: 0,
            setup: setup.clone(),
        };
        game.deal_out(setup);
        game.begin_round();
        game
    }

    fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        self.act(event)?;
        self.settle();
        Ok(())
    }

    /// Of what the long lists are made of the question alone is asked: carrying each out on a copy would keep a press waiting.
    fn allows(&self, event: &Event) -> Result<(), Refusal> {
        self.may_interrupt(event)?;
        match *event {
            Event::Worker { seat, to } => self.may_place_worker(seat, to).map(drop),
            Event::Provost { seat, steps } => self.may_move_provost(seat, steps).map(drop),
            Event::Castle { seat, houses, pay } => self.may_build_houses(seat, houses, pay).map(drop),
            Event::Stables(order) => self.may_record_stables(order).map(drop),
            Event::Build { seat, building, pay } => self.may_have_built(seat, building, pay).map(drop),
            Event::Prestige { seat, prestige, at, pay } => self.may_have_put_up(seat, prestige, at, pay).map(drop),
            Event::Flip { seat, at } => self.may_record_flip(seat, at),
            Event::Favour { seat, favour, pay } => self.may_use_favour(seat, favour, pay).map(drop),
            Event::Use { seat, choice, pay } => self.may_use(seat, choice, pay).map(drop),
            _ => self.clone().apply(event),
        }
    }

    /// Income needs no press of its own after the first round: the end of a round announces it.
    fn follows(&self) -> Option<Event> {
        (self.phase == Phase::Income && self.round > 1).then_some(Event::Next)
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
        self.phase == Phase::Over
    }
}

impl Caylus {
    /// What an event does, without what then happens by itself.
    #[inline(never)]
    fn act(&mut self, event: &Event) -> Result<(), Refusal> {
        self.may_interrupt(event)?;
        match *event {
            Event::Next => self.go_on(),
            Event::Pass(seat) => self.pass(seat),
            Event::Worker { seat, to } => self.place_worker(seat, to),
            Event::Provost { seat, steps } => self.move_provost(seat, steps),
            Event::Use { seat, choice, pay } => self.use_effect(seat, choice, pay),
            Event::Skip(seat) => self.skip(seat),
            Event::Build { seat, building, pay } => self.build(seat, building, pay),
            Event::Prestige { seat, prestige, at, pay } => self.put_up(seat, prestige, at, pay),
            Event::Favour { seat, favour, pay } => self.use_favour(seat, favour, pay),
            Event::Castle { seat, houses, pay } => self.build_houses(seat, houses, pay),
            Event::Nobody => self.leave_to_nobody(),
            Event::Joust(seat) => self.record_joust(seat),
            Event::Stables(order) => self.record_stables(order),
            Event::Flip { seat, at } => self.record_flip(seat, at),
            Event::Points { seat, points } => self.record_points(seat, points),
            Event::Count { seat, counts } => self.count(seat, counts),
            _ => self.correct(event),
        }
    }

    /// The state right after an event that was accepted in this one, before anything happens by itself: so that who tells of
    /// it can tell the two apart.
    pub fn after_alone(&self, event: &Event) -> Caylus {
        let mut after = self.clone();
        // It was accepted once.
        let _ = after.act(event);
        after
    }
}
