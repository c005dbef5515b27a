//! Caylus Magna Carta: the intro rules and the standard rules, for two to four players.
//!
//! [`MagnaCarta`] is the state of a game. A round's phases are a file each (`income`, `actions`, `provost`, `effects`,
//! `castle`, `round_end`); what is printed is in `cards`, what lies on the table in `street`, `tokens` and `pay`.
//! Rules cite the rulebook by seed (CMC-NL, KSR) or the ruling's number (CMC Q1 to Q30).
//!
//! Every phase file has, for each event, a question `may_…` that reads the state and answers with what is needed to
//! carry the event out, and a deed that asks the question first. Invariant: a deed changes nothing before its question
//! is answered, so a refused event leaves the state as it was.

use heapless::Vec;

use crate::Game;
use crate::notation::words;
use crate::prompt::{Answer, Prompt};
use crate::seat::Seat;

mod actions;
pub mod cards;
mod castle;
mod correct;
mod correct_street;
mod effects;
mod effects_at_the_table;
pub mod event;
mod header;
mod income;
mod legal;
mod long_game;
mod notation;
pub mod pay;
mod prompts;
mod provost;
pub mod refusal;
mod round_end;
mod scoring;
pub mod setup;
pub mod street;
pub mod tokens;
mod turns;
mod view;

pub use actions::Action;
pub use effects::{Due, Role};
pub use event::Event;
pub use header::{HeaderError, HeaderReader, Lines};
pub use legal::Candidates;
pub use long_game::LongGame;
pub use prompts::Asks;
pub use refusal::Refusal;
pub use scoring::Score;
pub use setup::Setup;

use cards::Prestige;
use event::Counts;
use pay::Purse;
use setup::MOST_PLAYERS;
use street::Street;
use tokens::Tokens;

words! {
    /// A phase of the round, or the end of the game.
    Phase, "a phase" {
        Income = "income",
        Actions = "actions",
        Provost = "provost",
        Effects = "effects",
        Castle = "castle",
        RoundEnd = "round-end",
        Over = "over",
    }
}

/// A seat's place at the table: its number clockwise in the set-up, `0..players`.
type Place = usize;

/// What belongs to one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Player {
    /// Kept only with `books device`.
    purse: Purse,
    tokens: Tokens,
    /// Workers in hand, 0 to 4.
    workers: u8,
    /// One bit for each building that was built.
    built: u16,
    last_action: Action,
    /// Points of prestige cards that the engine does not know.
    other_points: u16,
    /// Batches offered in this castle phase.
    batches: u8,
    /// Kept only with `books table`, at the end.
    counts: Counts,
}

impl Player {
    /// The workers of a player (CMC-NL "Spelmateriaal").
    const WORKERS: u8 = 4;

    const START: Player = Player {
        purse: Purse::START,
        tokens: Tokens::NONE,
        workers: Player::WORKERS,
        built: 0,
        last_action: Action::Worker,
        other_points: 0,
        batches: 0,
        counts: Counts::NONE,
    };
}

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MagnaCarta {
    setup: Setup,
    /// From 1. The stock lasts at most 24 rounds.
    round: u8,
    phase: Phase,
    start: Place,
    /// Whose turn it is in the action phase; enforced only with `books device`.
    turn: Place,
    /// The places in the order in which they passed this round.
    passed: Vec<Place, MOST_PLAYERS>,
    /// How many of `passed` have been asked in the provost's or the castle's phase.
    asked: u8,
    /// Position of the provost; not used with the intro rules.
    provost: u8,
    stock: Tokens,
    street: Street,
    players: [Player; MOST_PLAYERS],
    /// Who put up which prestige building.
    prestige: [Option<Seat>; Prestige::COUNT],
    /// Where the effects stand.
    cursor: effects::Cursor,
    /// With `books table`: the residences and tokens that can still be entered in this effects phase.
    residences_on_offer: u8,
    tokens_on_offer: u8,
    /// Who got the gold in the last castle phase.
    gold_to: Option<Seat>,
}

impl Game for MagnaCarta {
    type Setup = Setup;
    type Event = Event;
    type Refusal = Refusal;
    type Asks = Asks;

    fn begin(setup: &Setup) -> MagnaCarta {
        let street = Street::new(setup.street());
        let start = setup.seating().place(setup.start()).unwrap_or(0);
        let mut game = MagnaCarta {
            round: 0,
            phase: Phase::RoundEnd,
            start,
            turn: start,
            passed: Vec::new(),
            asked: 0,
            provost: street.len(),
            stock: Tokens::stock_for(setup.seats().len()),
            street,
            players: [Player::START; MOST_PLAYERS],
            prestige: [None; Prestige::COUNT],
            cursor: effects::Cursor::START,
            residences_on_offer: 0,
            tokens_on_offer: 0,
            gold_to: None,
            setup: setup.clone(),
        };
        game.begin_round();
        game
    }

    fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        match *event {
            Event::Next => self.go_on(),
            Event::Draw(seat) => self.draw(seat, refusal::Expense::Card),
            Event::Redraw(seat) => self.draw(seat, refusal::Expense::Hand),
            Event::Worker { seat, at } => self.place_worker(seat, at),
            Event::Build { seat, building, pay } => self.build(seat, building, pay),
            Event::Prestige { seat, card, at, pay } => self.put_up(seat, card, at, pay),
            Event::Pass(seat) => self.pass(seat),
            Event::Provost { seat, steps } => self.move_provost(seat, steps),
            Event::Use { seat, choice, pay } => self.use_effect(seat, choice, pay),
            Event::Skip(seat) => self.skip(seat),
            Event::Castle { seat, batches, pay } => self.offer(seat, batches, pay),
            Event::Nobody => self.leave_to_nobody(),
            Event::Church { seat, tokens } => self.record_church(seat, tokens),
            Event::Flip { seat, at } => self.record_flip(seat, at),
            Event::Count { seat, counts } => self.count(seat, counts),
            Event::Correct(correction) => self.correct(&correction),
        }
    }

    fn follows(&self) -> Option<Event> {
        self.what_follows()
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
