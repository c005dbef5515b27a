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
mod effects;
pub mod event;
mod income;
mod legal;
mod long_game;
pub mod notation;
pub mod pay;
mod prompts;
mod provost;
pub mod refusal;
mod round_end;
mod scoring;
pub mod setup;
pub mod street;
pub mod tokens;

pub use effects::{Due, Role};
pub use event::Event;
pub use legal::Legal;
pub use long_game::LongGame;
pub use prompts::Asks;
pub use refusal::Refusal;
pub use scoring::Score;
pub use setup::Setup;

use cards::{Building, Prestige};
use event::Counts;
use pay::{Cost, Pay, Purse};
use setup::{Books, MOST_PLAYERS, Variant};
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

impl MagnaCarta {
    /// The set-up that the game began with.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who has the start card.
    pub fn start(&self) -> Seat {
        self.seat(self.start)
    }

    /// Where the provost stands, from 1; `None` with the intro rules.
    pub fn provost(&self) -> Option<u8> {
        self.is_standard().then_some(self.provost)
    }

    /// The last position that is active this round: the provost's, or the end of the street with the intro rules.
    pub fn reach(&self) -> u8 {
        self.provost().unwrap_or(self.street.len())
    }

    /// What is left of the castle's tokens.
    pub fn stock(&self) -> Tokens {
        self.stock
    }

    /// The street.
    pub fn street(&self) -> &Street {
        &self.street
    }

    /// Those who have passed this round, in order.
    pub fn passed(&self) -> impl Iterator<Item = Seat> {
        self.passed.iter().map(|&place| self.seat(place))
    }

    /// What a seat holds; `None` when the players keep the books, or nobody sits there.
    pub fn purse(&self, seat: Seat) -> Option<Purse> {
        let place = self.place(seat)?;
        self.keeps_books().then_some(self.players[place].purse)
    }

    /// What a seat has counted at the end, with `books table`.
    pub fn counts(&self, seat: Seat) -> Counts {
        self.place(seat).map_or(Counts::NONE, |place| self.players[place].counts)
    }

    /// The tokens that a seat has won.
    pub fn tokens(&self, seat: Seat) -> Tokens {
        self.place(seat).map_or(Tokens::NONE, |place| self.players[place].tokens)
    }

    /// The workers that a seat still has in hand, 0 to 4.
    pub fn workers(&self, seat: Seat) -> u8 {
        self.place(seat).map_or(0, |place| self.players[place].workers)
    }

    /// The batches that a seat has offered in this castle phase.
    pub fn batches(&self, seat: Seat) -> u8 {
        self.place(seat).map_or(0, |place| self.players[place].batches)
    }

    /// Whether a seat has built this card, turned over or not.
    pub fn has_built(&self, seat: Seat, building: Building) -> bool {
        self.place(seat).is_some_and(|place| self.players[place].built & 1 << building.index() != 0)
    }

    /// Who put up this prestige building.
    pub fn prestige_owner(&self, prestige: Prestige) -> Option<Seat> {
        self.prestige[prestige.index()]
    }

    /// Who got the gold cube in the castle phase that ended last; `None` when nobody had offered a batch.
    pub fn gold_to(&self) -> Option<Seat> {
        self.gold_to
    }

    /// Whether the standard rules are played.
    pub fn is_standard(&self) -> bool {
        self.setup.variant() == Variant::Standard
    }

    /// Whether the device keeps coins and cubes.
    pub fn keeps_books(&self) -> bool {
        self.setup.books() == Books::Device
    }

    /// Says whether `event` would be accepted now, without doing it.
    pub fn allows(&self, event: &Event) -> Result<(), Refusal> {
        match *event {
            Event::Next => self.may_go_on(),
            Event::Draw(seat) => self.may_draw(seat, refusal::Expense::Card).map(drop),
            Event::Redraw(seat) => self.may_draw(seat, refusal::Expense::Hand).map(drop),
            Event::Worker { seat, at } => self.may_place_worker(seat, at).map(drop),
            Event::Build { seat, building, pay } => self.may_build(seat, building, pay).map(drop),
            Event::Prestige { seat, card, at, pay } => self.may_put_up(seat, card, at, pay).map(drop),
            Event::Pass(seat) => self.may_pass(seat).map(drop),
            Event::Provost { seat, steps } => self.may_move_provost(seat, steps).map(drop),
            Event::Use { seat, choice, pay } => self.may_use(seat, choice, pay).map(drop),
            Event::Skip(seat) => self.may_skip(seat).map(drop),
            Event::Castle { seat, batches, pay } => self.may_offer(seat, batches, pay).map(drop),
            Event::Nobody => self.may_leave_to_nobody(),
            Event::Church { seat, tokens } => self.may_record_church(seat, tokens).map(drop),
            Event::Flip { seat, at } => self.may_record_flip(seat, at).map(drop),
            Event::Count { seat, .. } => self.may_count(seat).map(drop),
            Event::Correct(correction) => self.may_correct(&correction),
        }
    }

    /// Go on from a phase that asks for no decision.
    fn may_go_on(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Income | Phase::RoundEnd => Ok(()),
            Phase::Effects => match self.due() {
                None => Ok(()),
                Some(due) => Err(Refusal::EffectDue { seat: due.seat, at: due.at }),
            },
            Phase::Actions => Err(Refusal::NotAllPassed),
            Phase::Provost | Phase::Castle => match self.asked_seat() {
                Some(seat) => Err(Refusal::StillToAnswer { seat, phase: self.phase }),
                None => Ok(()),
            },
            Phase::Over => Err(Refusal::Over),
        }
    }

    fn go_on(&mut self) -> Result<(), Refusal> {
        self.may_go_on()?;
        match self.phase {
            Phase::Income => self.begin_actions(),
            Phase::Effects => self.end_effects(),
            Phase::RoundEnd => self.begin_round(),
            Phase::Actions | Phase::Provost | Phase::Castle | Phase::Over => {}
        }
        Ok(())
    }

    fn seat(&self, place: Place) -> Seat {
        self.setup.seats().get(place).copied().unwrap_or(self.setup.start())
    }

    fn place(&self, seat: Seat) -> Option<Place> {
        self.setup.seats().iter().position(|&other| other == seat)
    }

    /// The place of a seat that must sit at this table.
    fn seated(&self, seat: Seat) -> Result<Place, Refusal> {
        self.place(seat).ok_or(Refusal::NotSeated { seat })
    }

    fn players(&self) -> usize {
        self.setup.seats().len()
    }

    /// The place to the left, clockwise.
    fn left_of(&self, place: Place) -> Place {
        if place + 1 < self.players() { place + 1 } else { 0 }
    }

    fn in_phase(&self, wanted: Phase) -> Result<(), Refusal> {
        if self.phase == wanted { Ok(()) } else { Err(Refusal::WrongPhase { now: self.phase, wanted }) }
    }

    /// The next seat to answer in the provost's or the castle's phase, in passing order.
    fn asked_seat(&self) -> Option<Seat> {
        self.passed.get(usize::from(self.asked)).map(|&place| self.seat(place))
    }

    /// The place of `seat`, when it is this seat's turn to answer in `phase`.
    fn answering(&self, seat: Seat, phase: Phase) -> Result<Place, Refusal> {
        let place = self.seated(seat)?;
        self.in_phase(phase)?;
        match self.asked_seat() {
            Some(asked) if asked == seat => Ok(place),
            Some(asked) => Err(Refusal::NotYourTurn { seat, turn: asked }),
            None => Err(Refusal::WrongPhase { now: self.phase, wanted: phase }),
        }
    }

    /// Nobody else moves the provost, or offers a batch.
    fn may_leave_to_nobody(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Provost | Phase::Castle => Ok(()),
            now => Err(Refusal::NobodyIsAsked { now }),
        }
    }

    fn leave_to_nobody(&mut self) -> Result<(), Refusal> {
        self.may_leave_to_nobody()?;
        self.asked = self.passed.len() as u8;
        if self.phase == Phase::Provost {
            self.begin_effects()
        } else {
            self.end_castle()
        }
        Ok(())
    }

    /// What is really handed over for `cost`: what was said, if that settles it and is there; otherwise as
    /// [`Cost::paid_from`] decides. With `books table` only what was said is looked at.
    fn settle(&self, place: Place, cost: Cost, pay: Pay) -> Result<Pay, Refusal> {
        let seat = self.seat(place);
        let purse = &self.players[place].purse;
        if pay != Pay::UNSAID {
            if !cost.settled_by(pay) {
                return Err(Refusal::WrongPay { cost, pay });
            }
            return match purse.lacks(pay) {
                Some(cube) if self.keeps_books() => {
                    Err(Refusal::LacksCube { seat, cube, has: purse.of(cube), pays: pay.of(cube) })
                }
                _ => Ok(pay),
            };
        }
        if !self.keeps_books() {
            return Ok(Pay::UNSAID);
        }
        cost.paid_from(purse).map_err(|missing| Refusal::CannotPay { seat, cost, missing })
    }

    /// Whether a seat can spend so many deniers; always with `books table`.
    fn can_spend(&self, place: Place, coins: u16, on: refusal::Expense) -> Result<(), Refusal> {
        let has = self.players[place].purse.coins;
        if self.keeps_books() && has < coins {
            return Err(Refusal::TooFewCoins { seat: self.seat(place), has, costs: coins, on });
        }
        Ok(())
    }
}

impl Game for MagnaCarta {
    type Setup = Setup;
    type Event = Event;
    type Refusal = Refusal;
    type Asks = Asks;

    fn begin(setup: &Setup) -> MagnaCarta {
        let street = Street::new(setup.street());
        let start = setup.seats().iter().position(|&seat| seat == setup.start()).unwrap_or(0);
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

    fn prompt(&self) -> Option<Prompt<Asks>> {
        self.ask()
    }

    fn answer(&self, answer: Answer) -> Option<Event> {
        self.event_for(answer)
    }

    fn legal(&self) -> impl Iterator<Item = Event> {
        Legal::new(self)
    }

    fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
}
