//! What the game asks next, and what an answer means as an event.
//!
//! One prompt at a time, for the state as it is. Invariant: there is a prompt until the game is over and counted, and at least
//! one answer to it is legal.

use super::characters::Character;
use super::event::{Counted, Counts};
use super::final_count::MOST_COUNTED;
use super::ranks::Rank;
use super::turn::Turn;
use super::{Event, Machiavelli, Step};
use crate::Game;
use crate::notation::words;
use crate::prompt::{Answer, Kind, Prompt, Spots};
use crate::seat::{Seat, Seats};

words! {
    /// What is asked.
    Asks, "a question" {
        /// Characters are chosen; what lies face up can be said.
        Selection = "selection",
        /// Who turns the called rank over?
        Answer = "answer",
        /// What the acting player does in the open.
        Turn = "turn",
        /// Who turns over the murdered rank 4?
        Heir = "heir",
        /// To whom does the emperor who did give the crown?
        Crown = "crown",
        /// Who shows the secret vault?
        Vault = "vault",
        /// Which of the tied players had the highest rank?
        Highest = "highest",
        /// Gold, for the imperial treasury.
        Gold = "gold",
        /// Cards in hand, for the map room.
        Cards = "cards",
        /// Action cards in hand.
        Actions = "actions",
        /// Coins on the districts.
        Coins = "coins",
        /// Points for all five types.
        Types = "types",
        /// Points that unique districts give.
        Uniques = "uniques",
    }
}

/// The question about something that is counted.
fn asks_of(counted: Counted) -> Asks {
    match counted {
        Counted::Gold => Asks::Gold,
        Counted::Cards => Asks::Cards,
        Counted::Actions => Asks::Actions,
        Counted::Coins | Counted::Complete => Asks::Coins,
        Counted::Types => Asks::Types,
        Counted::Uniques => Asks::Uniques,
    }
}

/// The most points for all five types.
const ALL_TYPES: i16 = 3;

/// Ranks beside each other of which each is at most four presses away.
const MOST_SPOTS: usize = 7;

impl Machiavelli {
    pub(super) fn ask(&self) -> Option<Prompt<Asks>> {
        Some(match self.step {
            Step::Selection => Prompt::of_all(Asks::Selection, Kind::GoOn),
            Step::Call(rank) => self.ask_who(Asks::Answer, self.goes_on(rank)),
            Step::Turn(turn) => self.ask_turn(&turn),
            Step::Heir => self.ask_who(Asks::Heir, false),
            Step::HeirCrowns(heir) => {
                let others = (0..self.players()).filter(|place| *place != heir && *place != self.crown);
                let among = others.map(|place| self.seat(place)).collect();
                Prompt::of(self.seat(heir), Asks::Crown, self.seat_among(among))
            }
            Step::Over => return self.ask_count(),
        })
    }

    /// What the character does of its own is asked first; then "nobody else" ends the turn. What rank 8 can do stands on one list
    /// with the districts, so that it need not be said that it is not done.
    fn ask_turn(&self, turn: &Turn) -> Prompt<Asks> {
        let seat = self.seat(turn.actor);
        let kind = match self.acting(turn) {
            // What the magistrate can seize now stands on a list, not behind one.
            _ if turn.used || self.may_seize(false, false).is_ok() => Kind::Pick,
            Character::Assassin | Character::Witch | Character::Thief => {
                let named = |rank: &Rank| self.event_of_rank(*rank).is_some_and(|event| self.allows(&event).is_ok());
                let among: Spots = Rank::ALL.into_iter().filter(named).map(Rank::number).collect();
                // From the middle none of seven is far; more stand on the list, a few under each heading. Nobody means what lies open.
                let number = among.iter().count();
                let middle = number.saturating_sub(1) / 2;
                let covered = |spot: &u8| Rank::new(*spot).is_some_and(|rank| !self.face_up.contains(rank));
                let usual = among.iter().skip(middle).find(covered).or(among.iter().nth(middle));
                let usual = usual.filter(|_| number <= MOST_SPOTS);
                usual.map_or(Kind::Pick, |usual| Kind::Spot { among, usual })
            }
            Character::Emperor => {
                let others = (0..self.players()).filter(|place| *place != turn.actor && *place != self.crown);
                self.seat_among(others.map(|place| self.seat(place)).collect())
            }
            _ => Kind::Pick,
        };
        let all_listed = self.acting(turn).rank() == Rank::EIGHT || !self.has_ability();
        let nobody = kind == Kind::Pick && self.may_end_turn(turn).is_ok() && all_listed;
        Prompt { nobody, ..Prompt::of(seat, Asks::Turn, kind) }
    }

    /// What the acting character does to a rank.
    fn event_of_rank(&self, rank: Rank) -> Option<Event> {
        let Step::Turn(turn) = self.step else { return None };
        match self.acting(&turn) {
            Character::Assassin => Some(Event::Murder(rank)),
            Character::Witch => Some(Event::Bewitch(rank)),
            Character::Thief => Some(Event::Rob(rank)),
            _ => None,
        }
    }

    /// Without recorded cities it is not asked who has a rank, but for rank 4.
    fn goes_on(&self, rank: Rank) -> bool {
        !self.setup.cities() && rank != Rank::FOUR
    }

    /// Who turns a rank over. Where an action card can answer too, "nobody" stands beside it on a list; the murdered rank can
    /// only be answered by one.
    fn ask_who(&self, asks: Asks, goes_on: bool) -> Prompt<Asks> {
        let kind = match self.step {
            _ if goes_on => Kind::GoOn,
            Step::Call(rank) if self.marks.murdered == Some(rank) => Kind::Pick,
            _ => self.seat_among(self.may_turn_over()),
        };
        let nobody = match kind {
            Kind::GoOn => false,
            Kind::Pick => true,
            _ => !self.takes_cards(),
        };
        Prompt { nobody, ..Prompt::of_all(asks, kind) }
    }

    /// One of these, most likely the first clockwise from the crown.
    fn seat_among(&self, among: Seats) -> Kind {
        let mut likely = self.clockwise(self.crown).map(|place| self.seat(place));
        Kind::Seat { among, usual: likely.find(|seat| among.contains(*seat)).unwrap_or(self.setup.start()) }
    }

    fn ask_count(&self) -> Option<Prompt<Asks>> {
        // Points are nobody's until somebody is chosen: the seats stand on a list, and so does that it is nobody.
        if self.asks_vault() {
            return Some(Prompt::of_all(Asks::Vault, Kind::Pick));
        }
        if let Some((place, counted)) = self.still_to_count() {
            let to = if counted == Counted::Types { ALL_TYPES } else { MOST_COUNTED.into() };
            // What the device cannot know starts at nothing.
            return Some(Prompt::of(self.seat(place), asks_of(counted), Kind::Amount { from: 0, to, usual: 0 }));
        }
        // Nobody is marked: one of them was, and all of them means that it is shared.
        Some(Prompt::of_all(Asks::Highest, Kind::Seats { among: self.tied()? }))
    }

    fn event_of_seat(&self, seat: Seat) -> Event {
        match self.step {
            Step::HeirCrowns(_) | Step::Turn(_) => Event::Crown(seat),
            _ => Event::Answer(seat),
        }
    }

    /// The event that `answer` to the present prompt means; `None` when it does not answer it.
    pub(super) fn event_for(&self, answer: Answer) -> Option<Event> {
        let prompt = self.ask()?;
        match (prompt.kind, answer) {
            (Kind::GoOn, Answer::GoOn) => Some(Event::Next),
            (Kind::Pick, Answer::Pick(place)) => self.legal().nth(place.into()),
            (Kind::Seat { among, .. }, Answer::Seat(seat)) => among.contains(seat).then(|| self.event_of_seat(seat)),
            (Kind::Seats { among }, Answer::Seats(chosen)) => {
                let mut seats = chosen.iter().filter(|seat| among.contains(*seat));
                match (seats.next()?, seats.next()) {
                    _ if chosen == among => Some(Event::Nobody),
                    (highest, None) => Some(Event::Highest(highest)),
                    _ => None,
                }
            }
            (Kind::Spot { among, .. }, Answer::Spot(spot)) if among.contains(spot) => {
                self.event_of_rank(Rank::new(spot)?)
            }
            (_, Answer::Nobody) if matches!(self.step, Step::Turn(_)) => prompt.nobody.then_some(Event::Next),
            (_, Answer::Nobody) => prompt.nobody.then_some(Event::Nobody),
            (Kind::Amount { from, to, .. }, Answer::Amount(amount)) if (from..=to).contains(&amount) => {
                let (place, counted) = self.still_to_count()?;
                let counts = Counts::NONE.with(counted, u8::try_from(amount).ok()?);
                Some(Event::Count { seat: self.seat(place), counts })
            }
            _ => None,
        }
    }

    /// The answer to the present prompt that means `event`; `None` when it is no answer to it.
    pub(super) fn answer_for(&self, event: &Event) -> Option<Answer> {
        let prompt = self.ask()?;
        let answer = match (prompt.kind, *event) {
            (Kind::Pick, _) => {
                let place = self.legal().position(|legal| legal == *event)?;
                return u16::try_from(place).ok().map(Answer::Pick);
            }
            (Kind::GoOn, _) => Answer::GoOn,
            (Kind::Seats { .. }, Event::Highest(seat)) => Answer::Seats(Seats::NONE.with(seat)),
            (Kind::Seats { among }, Event::Nobody) => Answer::Seats(among),
            (_, Event::Nobody) => Answer::Nobody,
            (_, Event::Murder(rank) | Event::Bewitch(rank) | Event::Rob(rank)) => Answer::Spot(rank.number()),
            (_, Event::Answer(seat) | Event::Crown(seat)) => Answer::Seat(seat),
            (_, Event::Count { counts, .. }) => Answer::Amount(counts.given().next()?.1.into()),
            _ => return None,
        };
        (self.event_for(answer) == Some(*event)).then_some(answer)
    }
}
