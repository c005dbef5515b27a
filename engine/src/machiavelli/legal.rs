//! Every event that might be entered now, one after the other, without storing them.
//!
//! A candidate has a number within its block; the state itself says whether it is legal, so there is no second copy of the rules
//! here. What a character does of its own comes first, also to its own rank; going on comes last.
//! Corrections are not listed: they are always a matter of what the players say. Nor are, in a turn, the answers to the
//! following call: whoever lists asks for the turn. Invariant: none is listed twice.

use super::characters::Character;
use super::districts::{District, Named};
use super::event::{Action, Event, Way};
use super::ranks::{Rank, Ranks};
use super::turn::Turn;
use super::{Asks, Machiavelli, Place, Step};
use crate::Game;
use crate::prompt::{Answer, Kind};
use crate::seat::Seat;

/// What has a number in a block: `None` after the last, `Some(None)` for a number that stands for nothing.
type Slot<T> = Option<Option<T>>;

/// What can be done in a turn besides what the character does of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Besides {
    /// A district that counts to the limit, and whatever else.
    Build,
    /// The limit is reached, or nothing is built; there is something that does not count.
    Uncounted,
    /// Nothing but going on.
    Nothing,
}

/// The candidates, in a fixed order.
#[derive(Clone, Debug)]
pub struct Candidates<'g> {
    game: &'g Machiavelli,
    block: u8,
    next: u16,
}

/// Districts that can be built, as a list shows them around its mark, which starts on trade: of that there are most. Cards that
/// score at the end come before the other unique ones; the dearest and the players' own stand above, so that all are near.
#[rustfmt::skip]
const BUILDABLE: [District; DISTRICTS as usize] = {
    use District::*;
    [
        Own1, Own2, Own3, Own4, Own5,
        GoldMine, GreatWall, Library, Park, SchoolOfMagic, Theater, ThievesDen,
        Manor, Castle, Palace,
        Watchtower, Prison, Barracks, Fortress,
        Tavern, Market, TradingPost, Docks, Harbor, TownHall,
        Temple, Church, Monastery, Cathedral,
        Basilica, Capitol, DragonGate, ImperialTreasury, IvoryTower, MapRoom, Museum, Statue, WishingWell,
        Armory, Framework, Keep, Monument, Observatory, PoorHouse, Stables,
        Factory, Laboratory, Necropolis, Quarry, Smithy,
        BellTower, HauntedQuarter,
    ]
};

/// All but the secret vault and the tent.
const DISTRICTS: u16 = District::COUNT as u16 - 2;

/// The district with this number in that order.
fn district(number: u16) -> Option<District> {
    BUILDABLE.get(usize::from(number)).copied()
}

/// The blocks of building, of which each comes plainly, early, untaxed, and both.
const FIRST_BUILD: u8 = 1;
const LAST_BUILD: u8 = FIRST_BUILD + 4 * 4 - 1;

/// How many times `by` is in a number, and what is left; 0 is in none. Those are few times, and the core does not divide.
#[inline(never)]
fn counted_off(number: u16, by: u16) -> (u16, u16) {
    let (mut times, mut left) = (0, number);
    while by > 0 && left >= by {
        (times, left) = (times + 1, left - by);
    }
    (times, left)
}

/// The only one of its block.
fn one(number: u16, event: Event) -> Slot<Event> {
    (number == 0).then_some(Some(event))
}

impl<'g> Candidates<'g> {
    pub(super) fn new(game: &'g Machiavelli) -> Self {
        Candidates { game, block: 0, next: 0 }
    }

    /// How many blocks there are now.
    fn blocks(&self) -> u8 {
        match self.game.step {
            Step::Turn(_) => LAST_BUILD + 8,
            Step::Over => 1,
            _ => 7,
        }
    }

    /// Once in the image, whoever goes through the list.
    #[inline(never)]
    fn candidate(&self, block: u8, number: u16) -> Slot<Event> {
        match self.game.step {
            Step::Turn(turn) => match block {
                // What was done is not listed again, nor looked at.
                0 if turn.used => None,
                0 => self.ability(number, turn.actor, self.game.acting(&turn)),
                FIRST_BUILD..=LAST_BUILD => self.build(block - FIRST_BUILD, number, &turn),
                _ => self.in_turn(block - LAST_BUILD, number, turn.actor),
            },
            Step::Over => self.in_count(number),
            _ => self.between_turns(block, number),
        }
    }

    fn seat(&self, number: u16) -> Option<Seat> {
        self.game.setup.seats().get(usize::from(number)).copied()
    }

    /// The same event for each seat.
    fn each_seat(&self, number: u16, event: impl Fn(Seat) -> Event) -> Slot<Event> {
        self.seat(number).map(|seat| Some(event(seat)))
    }

    /// The selection, calls and the round's end.
    fn between_turns(&self, block: u8, number: u16) -> Slot<Event> {
        let game = self.game;
        match block {
            0 if game.asks_face_up() => {
                nth_set(number, game.faces_up(), Rank::FOUR).map(|set| Some(Event::FaceUp(set)))
            }
            // Where nobody is asked for, going on is the answer.
            1 => one(number, Event::Next),
            2 => self.each_seat(number, Event::Answer),
            3 => self.each_seat(number, Event::Crown),
            4 => self.cards_for_a_call(number),
            5 => self.completes(number),
            6 => one(number, Event::Nobody),
            _ => None,
        }
    }

    /// Who answers after all stands beside nobody.
    fn cards_for_a_call(&self, number: u16) -> Slot<Event> {
        if !self.game.setup.actions() {
            return None;
        }
        let seats = self.game.players() as u16;
        match number.checked_sub(seats) {
            None => self.each_seat(number, |seat| Event::Play { seat, card: Action::Acrobat }),
            Some(number) => self.each_seat(number, |seat| Event::Play { seat, card: Action::Rasputin }),
        }
    }

    fn completes(&self, number: u16) -> Slot<Event> {
        if self.game.setup.cities() { None } else { self.each_seat(number, Event::Complete) }
    }

    /// The final count: what is asked, and nothing else.
    fn in_count(&self, number: u16) -> Slot<Event> {
        let prompt = self.game.ask()?;
        match (prompt.kind, self.seat(number)) {
            (Kind::Amount { from, to, .. }, _) => {
                let amount = from.saturating_add_unsigned(number);
                (amount <= to).then(|| self.game.event_for(Answer::Amount(amount)))
            }
            (_, Some(seat)) if prompt.asks == Asks::Vault => Some(Some(Event::Vault(seat))),
            (_, Some(seat)) => Some(Some(Event::Highest(seat))),
            (_, None) => one(number - self.game.players() as u16, Event::Nobody),
        }
    }

    /// What comes after building.
    fn in_turn(&self, block: u8, number: u16, actor: Place) -> Slot<Event> {
        let seat = self.game.seat(actor);
        match block {
            1 => (number < 4).then_some(Some(Event::Seize { early: number & 1 != 0, untaxed: number & 2 != 0 })),
            2 if self.game.has(actor, District::Armory) => self.target(number, actor, true),
            3 => one(number, Event::Tuck(seat)),
            4 => one(number, Event::Play { seat, card: Action::Tent }),
            5 => one(number, Event::Play { seat, card: Action::Director }),
            6 => self.completes(number),
            7 => one(number, Event::Next),
            _ => None,
        }
    }

    /// Whether the character can still do what it does of its own.
    pub(super) fn has_ability(game: &Machiavelli) -> bool {
        let mut candidates = Candidates::new(game);
        let mut own = core::iter::from_fn(|| candidates.next().filter(|_| candidates.block == 0));
        matches!(game.step, Step::Turn(_)) && own.any(|event| game.allows(&event).is_ok())
    }

    /// Whether there is something in this turn that does not count to the limit, besides what the character does of its own: an
    /// action card, stables, a trader's district, a card under the museum, an armory, a city that is said to be complete, what the
    /// magistrate seizes (facts 2, 5 and 8). Most turns know none of these; then the list is not gone through.
    fn has_uncounted(game: &Machiavelli, turn: &Turn) -> bool {
        let setup = &game.setup;
        let known = setup.actions()
            || !setup.cities()
            || setup.has(District::Stables)
            || game.acting(turn) == Character::Trader
            || game.may_seize(false, false).is_ok()
            || [District::Museum, District::Armory].into_iter().any(|own| game.has(turn.actor, own));
        let mut candidates = Candidates { game, block: FIRST_BUILD, next: 0 };
        let mut others = core::iter::from_fn(|| candidates.next().filter(|event| *event != Event::Next));
        known && others.any(|event| game.allows(&event).is_ok())
    }

    /// What can be done in this turn besides what the character does of its own. Before the witch has named a rank she builds
    /// nothing (seed, witch).
    pub(super) fn besides(game: &Machiavelli) -> Besides {
        let Step::Turn(turn) = game.step else { return Besides::Nothing };
        if turn.built < game.limit(&turn) && game.city_turn_of(game.seat(turn.actor)).is_ok() {
            Besides::Build
        } else if Self::has_uncounted(game, &turn) {
            Besides::Uncounted
        } else {
            Besides::Nothing
        }
    }

    /// What the character does of its own.
    fn ability(&self, number: u16, actor: Place, character: Character) -> Slot<Event> {
        let seat = self.game.seat(actor);
        let rank = || Rank::ALL.get(usize::from(number)).copied();
        match character {
            Character::Assassin => rank().map(|rank| Some(Event::Murder(rank))),
            Character::Witch => rank().map(|rank| Some(Event::Bewitch(rank))),
            Character::Thief => rank().map(|rank| Some(Event::Rob(rank))),
            Character::Magistrate | Character::Blackmailer => marks(number, character),
            Character::Emperor => self.each_seat(number, Event::Crown),
            Character::Warlord => self.target(number, actor, false),
            Character::Marshal => {
                let there = self.standing(number)?;
                Some(there.map(|(owner, district)| Event::Conquer { seat, owner, district }))
            }
            Character::Diplomat => {
                let (own, there) = counted_off(number, self.game.standing.len() as u16);
                let (own, there) = (self.own(own, actor)?, self.standing(there)?);
                Some(own.zip(there).map(|(own, (owner, district))| Event::Swap { seat, own, owner, district }))
            }
            Character::Artist => {
                let (one, other) = counted_off(number, self.game.city_of(actor).count() as u16);
                let first = self.own(one, actor)?;
                // With itself it stands for one alone, and those after it are the second.
                let second = if other < one { None } else { self.own(other, actor)? };
                Some(first.zip(second).map(|(first, second)| {
                    let second = (other != one).then_some(second);
                    Event::Upgrade { seat, first, second }
                }))
            }
            _ => None,
        }
    }

    /// Something on the table and in whose city; nothing where the same stands there already.
    fn standing(&self, number: u16) -> Slot<(Seat, Named)> {
        let at = usize::from(number);
        let found = self.game.standing.get(at)?;
        let first = !self.game.standing.iter().take(at).any(|earlier| earlier == found);
        Some(first.then(|| (self.game.seat(found.owner.into()), found.named)))
    }

    /// Something in a city; nothing where the same stands there already.
    fn own(&self, number: u16, place: Place) -> Slot<Named> {
        let at = usize::from(number);
        let found = self.game.city_of(place).nth(at)?;
        let first = !self.game.city_of(place).take(at).any(|earlier| earlier == found);
        Some(first.then_some(found))
    }

    /// What the others have comes first: the own districts are hardly ever meant.
    fn target(&self, number: u16, actor: Place, armory: bool) -> Slot<Event> {
        let (seat, all) = (self.game.seat(actor), self.game.standing.len() as u16);
        let (own, number) = number.checked_sub(all).map_or((false, number), |further| (true, further));
        let there = self.standing(number)?.filter(|(owner, _)| (*owner == seat) == own);
        Some(there.map(|(owner, district)| Event::Destroy { seat, owner, district, armory }))
    }

    /// Paid with gold, by the framework, a necropolis by any own district, over an own district.
    fn build(&self, block: u8, number: u16, turn: &Turn) -> Slot<Event> {
        let (game, actor, seat) = (self.game, turn.actor, self.game.seat(turn.actor));
        let (early, untaxed) = (block & 1 != 0, block & 2 != 0);
        if (untaxed && !game.keeps_tax()) || (early && !game.setup.has(District::BellTower)) {
            return None;
        }
        let kind = block >> 2;
        // Early is the bell tower and nothing else.
        let districts = if early { 1 } else { DISTRICTS };
        // Over each of the own districts all others.
        let (over, number) = if kind == 3 { counted_off(number, districts) } else { (0, number) };
        let district = Named::plain(match kind {
            2 => District::Necropolis,
            _ if early => (number == 0).then_some(District::BellTower)?,
            _ => district(number)?,
        });
        // Most of the many that the rules refuse are left out before they are asked: somebody waits for the list.
        let in_game = game.setup.has(district.district);
        let way = match kind {
            0 => Some(Way::Gold),
            1 if game.has(actor, District::Framework) => Some(Way::By(Named::plain(District::Framework))),
            // The framework pays for it as for any other.
            2 if in_game && !early => {
                self.own(number, actor)?.filter(|own| own.district != District::Framework).map(Way::By)
            }
            3 if !game.setup.actions() || turn.acted => return None,
            // Not yet the end: base districts, which come too, are in every game.
            3 if !in_game => None,
            3 => self.own(over, actor)?.filter(|own| game.cost(district) > game.cost(*own)).map(Way::Over),
            _ => return None,
        };
        Some(way.filter(|_| in_game).map(|way| Event::Build { seat, district, way, early, untaxed }))
    }
}

/// What magistrate and blackmailer lay on several ranks: on the own one among others first, as a reader would look for it.
fn marks(number: u16, character: Character) -> Slot<Event> {
    let own = character.rank();
    let others = Rank::COUNT as u16 - 1;
    // Sets of `size` ranks, in so many of which the own one is.
    let set = |size: u8, with_own: u16| match number.checked_sub(with_own) {
        None => nth_set(number, size - 1, own).map(|others| others.with(own)),
        Some(number) => nth_set(number, size, own),
    };
    match character {
        Character::Magistrate => {
            set(3, others * (others - 1) / 2).map(|ranks| Some(Event::Expropriate(in_order(ranks))))
        }
        Character::Blackmailer => set(2, others).map(|ranks| Some(Event::Threaten(in_order(ranks)))),
        _ => None,
    }
}

/// These ranks, the lowest first.
fn in_order<const N: usize>(set: Ranks) -> [Rank; N] {
    let (mut ranks, mut set) = ([Rank::ONE; N], set.iter());
    for place in &mut ranks {
        *place = set.next().unwrap_or(Rank::ONE);
    }
    ranks
}

/// The set with this number of one to three ranks other than `not`, as a reader would list them: 2 3 4, 2 3 5, and last 7 8 9.
fn nth_set(number: u16, size: u8, not: Rank) -> Option<Ranks> {
    let (mut number, mut left, mut set) = (number, size, Ranks::NONE);
    let mut above = Rank::COUNT as u16 - 1;
    for rank in Rank::ALL.into_iter().filter(|rank| *rank != not) {
        above -= 1;
        // The sets in which this rank is the next are as many as there are choices of the others above it.
        let here = match left {
            0 => break,
            1 => 1,
            2 => above,
            _ => above * above.saturating_sub(1) / 2,
        };
        match number.checked_sub(here) {
            Some(further) => number = further,
            None => (set, left) = (set.with(rank), left - 1),
        }
    }
    (left == 0).then_some(set)
}

impl Iterator for Candidates<'_> {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        while self.block < self.blocks() {
            match self.candidate(self.block, self.next) {
                None => {
                    self.block += 1;
                    self.next = 0;
                }
                Some(candidate) => {
                    self.next += 1;
                    if candidate.is_some() {
                        return candidate;
                    }
                }
            }
        }
        None
    }
}
