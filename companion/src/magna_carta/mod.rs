//! Magna Carta's face: its words, its pictures, and what the session needs to know of its rounds.
//!
//! The rules are the engine's; nothing here decides whether something is allowed. Invariant: every text comes from the
//! language's table.

mod cards;
mod fields;
mod labels;
mod lesson;
mod outcome;
mod score;
mod setup;
mod street;
mod table;
#[cfg(all(test, feature = "audit"))]
mod tests;
mod text;

use engine::{
    Game,
    magna_carta::{
        Action, Asks, Event, MagnaCarta, Phase, Refusal,
        cards::{Building, Effect, Neutral},
        event::Choice,
        pay::Pay,
        street::Face as CardFace,
        tokens::{Part, Tokens},
    },
    seat::{Seat, Seating},
};

pub(crate) use engine::magna_carta::MagnaCarta as Rules;
pub(crate) use setup::Choices;

use crate::{
    draw::strip::Badge,
    games::About,
    picture::Picture,
    score::Score,
    screen::{Label, Room, View},
    session::face::{Announcement, Face, Field, Look, Order, Owner, Show, order},
    text::{
        Word, Words,
        fill::{Line, fill},
        prose::Prose,
    },
};
use text::MagnaCartaTexts;

/// The game's name, the same in every language.
const NAME: &str = "Magna Carta";

/// What the device says of it.
pub(crate) static ABOUT: About = About {
    name: Words { nl: NAME, de: NAME, en: NAME },
    lines: Words { nl: &text::TEXTS.nl.sheet.bars, de: &text::TEXTS.de.sheet.bars, en: &text::TEXTS.en.sheet.bars },
    legend: Words { nl: &text::TEXTS.nl.legend.bars, de: &text::TEXTS.de.legend.bars, en: &text::TEXTS.en.legend.bars },
    always: 6,
    length: |rounds, view| fill(words(view).round, &[&rounds]),
    course: &lesson::COURSE,
};

/// A warning is due when no more tokens than this are left.
const FEW: u16 = 3;

/// The words of the language.
fn words(view: View) -> &'static MagnaCartaTexts {
    text::TEXTS.of(view.settings.language)
}

/// What a card of the street is called.
fn card_name(face: &CardFace, view: View) -> &'static str {
    let words = words(view);
    match face {
        CardFace::Neutral(neutral) => words.neutrals.of(neutral.index()),
        CardFace::Building { building, .. } => words.buildings.of(building.index()),
        CardFace::Residence { .. } => words.residence,
    }
}

/// What the card at a position is called.
fn name_at(game: &MagnaCarta, at: u8, view: View) -> &'static str {
    game.street().at(at).map_or("", |card| card_name(&card.face, view))
}

/// The phases of a round in order; the intro rules have no provost.
fn phase_number(game: &MagnaCarta) -> (u8, u8) {
    let phases = if game.is_standard() { 6 } else { 5 };
    let number = game.phase().index() as u8 + 1;
    let skipped = u8::from(!game.is_standard() && game.phase() > Phase::Provost);
    (number - skipped, phases)
}

/// The groups of long lists.
const BUILDINGS: u8 = 0;
const PRESTIGE: u8 = 1;
/// The ways to pay for a building; one group a building.
const WAYS: u8 = 2;
/// The cards that a notary can turn over; one group a seat, by its place.
const HOMES: u8 = WAYS + Building::COUNT as u8;

impl Show for MagnaCarta {
    fn seating(&self) -> &Seating {
        self.setup().seating()
    }

    /// In turn order until all have passed; then in passing order, until a new round begins.
    fn order(&self) -> Order {
        match self.phase() {
            Phase::Provost | Phase::Effects | Phase::Castle => order(self.passed()),
            Phase::Income | Phase::Actions | Phase::RoundEnd => order(self.seating().clockwise_from(self.start())),
            Phase::Over => order(self.seating().seats().iter().copied()),
        }
    }

    fn badge(&self, seat: Seat) -> Badge {
        match self.phase() {
            Phase::Income | Phase::RoundEnd | Phase::Over => Badge::None,
            Phase::Actions | Phase::Provost | Phase::Effects | Phase::Castle => {
                let place = self.passed().position(|passed| passed == seat);
                place.map_or(Badge::Unplaced, |place| Badge::Place(place as u8 + 1))
            }
        }
    }

    fn starter(&self) -> Option<Seat> {
        Some(self.start())
    }

    fn has_strip(&self) -> bool {
        match self.phase() {
            Phase::Income => true,
            // The device's books are the only ones: the purse of whoever decides stands there.
            Phase::Actions | Phase::Provost | Phase::Castle => !self.keeps_books(),
            Phase::Effects | Phase::RoundEnd | Phase::Over => false,
        }
    }

    fn phase(&self, view: View) -> Line {
        table::phase(self, view)
    }

    fn corner(&self, view: View) -> (Line, bool) {
        let words = words(view);
        let (phase, phases) = phase_number(self);
        match (self.phase(), self.stock().total()) {
            // No round is left, and what is counted needs the room.
            (Phase::Over, _) => (Line::new(), false),
            (Phase::Effects, _) if self.keeps_books() => {
                let at = self.due().map_or(0, |due| due.at);
                (fill(words.card_of, &[&at, &self.reach()]), false)
            }
            (Phase::Actions, _) if self.keeps_books() && self.passed().next().is_some() => {
                (table::passed(self, view), false)
            }
            (_, 0) => (fill(words.last_round, &[]), true),
            (_, few @ ..=FEW) => (fill(words.few_left, &[&few]), true),
            _ => (fill(words.corner, &[&self.round(), &phase, &phases]), false),
        }
    }

    fn headline(&self, view: View, look: &Look) -> Line {
        table::headline(self, view, look)
    }

    fn aside(&self, view: View, look: &Look) -> Line {
        table::aside(self, view, look)
    }

    fn draw(&self, picture: &mut Picture, view: View, look: &Look) {
        table::draw(self, picture, view, look);
    }

    fn list_room(&self, look: &Look) -> Room {
        table::list_room(self, look)
    }

    fn pages(&self, _view: View) -> u8 {
        match self.phase() {
            Phase::Effects if !self.keeps_books() => self.active_cards().count() as u8,
            _ => 0,
        }
    }

    fn deed(&self, view: View, _look: &Look) -> Option<Line> {
        table::deed(self, view)
    }

    fn announcement(&self, view: View) -> Option<Announcement> {
        table::announcement(self, view)
    }

    fn count_name(&self, number: usize, view: View) -> &'static str {
        words(view).count.get(number).copied().unwrap_or("")
    }

    fn all_hint(&self, view: View) -> Option<&'static str> {
        self.without_choice().map(|_| words(view).take_all)
    }

    fn extra_hint(&self, view: View) -> Option<&'static str> {
        match self.phase() {
            _ if self.keeps_books() => None,
            Phase::Actions => Some(words(view).builds_hint),
            Phase::Effects => {
                let offered = self.legal().any(|event| self.on_extra_list(&event, None));
                offered.then_some(words(view).church_notary)
            }
            _ => None,
        }
    }

    fn extra_title(&self, seat: Option<Seat>, view: View) -> Line {
        fill(words(view).builds, &[&seat.map_or("", |seat| view.name(seat))])
    }

    fn nothing_for(&self, seat: Option<Seat>, view: View) -> Line {
        fill(words(view).refusals.nothing_to_build, &[&seat.map_or("", |seat| view.name(seat))])
    }

    fn group_name(&self, group: u8, view: View) -> &'static str {
        let words = words(view);
        match group {
            BUILDINGS => words.build,
            PRESTIGE => words.put_up,
            way => words.buildings.of(usize::from(way - WAYS)),
        }
    }

    fn group_title(&self, group: u8, view: View) -> Line {
        match self.home_of(group) {
            Some(seat) => labels::residence_of(seat, view),
            None => fill(self.group_name(group, view), &[]),
        }
    }

    fn group_value(&self, group: u8, entries: u16, view: View) -> Line {
        // The title has the price.
        if self.home_of(group).is_some() {
            return Line::new();
        }
        let building = group.checked_sub(WAYS).and_then(|way| Building::ALL.get(usize::from(way)));
        match (building, self.asks().1) {
            (Some(building), Some(seat)) => labels::price_of_ways(self, seat, *building, view),
            _ => fill(words(view).possible, &[&entries]),
        }
    }

    fn rule(&self, view: View) -> Prose {
        let words = words(view);
        match self.phase() {
            Phase::Income if !self.is_standard() => words.intro_income,
            Phase::Effects if !self.is_standard() => words.intro_effects,
            Phase::RoundEnd if !self.is_standard() => words.intro_end,
            phase => words.rules.of(phase.index()),
        }
    }

    fn reminder(&self, view: View) -> Prose {
        let words = words(view);
        match self.phase() {
            Phase::RoundEnd if !self.is_standard() => words.intro_end_reminder,
            phase => words.reminders.of(phase.index()),
        }
    }

    fn moment(&self, view: View) -> Line {
        fill(words(view).log.round, &[&self.round()])
    }

    fn field(&self, owner: Owner, number: u16, view: View) -> Option<Field> {
        fields::field(self, owner, number, view)
    }

    fn field_value(&self, owner: Owner, code: u16, value: i16, view: View) -> Line {
        fields::value(self, owner, code, value, view)
    }

    fn score(&self) -> Score {
        score::score(self)
    }

    fn look_up(&self, view: View) -> &'static str {
        view.texts.word(Word::Cards)
    }

    fn cards(&self) -> u8 {
        cards::count(self)
    }

    fn card_name(&self, number: u8, view: View) -> Label {
        cards::label(self, number, view)
    }

    fn draw_card(&self, number: u8, picture: &mut Picture, view: View) {
        cards::draw(self, number, picture, view);
    }

    fn progress(&self, view: View) -> Line {
        if self.winners().is_empty() { fill(words(view).round, &[&self.round()]) } else { view.winners(self.winners()) }
    }

    fn stage(&self) -> u16 {
        u16::from(self.round()) << 8 | self.phase().index() as u16
    }

    /// Teaching fades after two rounds.
    fn is_early(&self) -> bool {
        self.round() <= 2
    }
}

impl Face for MagnaCarta {
    const MOST_ANSWERS: usize = 1;
    const COUNTS_ROWS: bool = true;

    fn is_said(&self, event: &Event) -> bool {
        let is_action = matches!(
            event,
            Event::Worker { .. } | Event::Build { .. } | Event::Prestige { .. } | Event::Draw(_) | Event::Redraw(_)
        );
        let is_deed = matches!(event, Event::Castle { .. } | Event::Use { .. } | Event::Skip(_));
        (is_deed || is_action) && self.prompt().is_some()
    }

    fn on_extra_list(&self, event: &Event, seat: Option<Seat>) -> bool {
        match *event {
            _ if self.keeps_books() => false,
            Event::Build { seat: by, .. } | Event::Prestige { seat: by, .. } => seat == Some(by),
            Event::Church { .. } | Event::Flip { .. } => seat.is_none(),
            _ => false,
        }
    }

    fn group(&self, event: &Event) -> Option<u8> {
        match (event, self.keeps_books()) {
            (Event::Build { .. }, true) => Some(BUILDINGS),
            (Event::Prestige { .. }, _) => Some(PRESTIGE),
            (Event::Flip { seat, .. }, _) => Some(HOMES + self.seating().place(*seat)? as u8),
            _ => None,
        }
    }

    /// A white cube that can be paid in several ways.
    fn subgroup(&self, event: &Event) -> Option<u8> {
        match event {
            Event::Build { building, pay, .. } if *pay != Pay::UNSAID => Some(WAYS + building.index() as u8),
            _ => None,
        }
    }

    /// In the actions what this seat did last, but never to exchange its hand: that is a worker, as at first. In the effects
    /// the gain, which is the first.
    fn is_usual(&self, event: &Event) -> bool {
        let action = match event {
            Event::Worker { .. } => Action::Worker,
            Event::Build { .. } => Action::Build,
            Event::Prestige { .. } => Action::Prestige,
            Event::Draw(_) => Action::Draw,
            _ => return false,
        };
        self.asks().1.is_some_and(|seat| match self.last_action(seat) {
            Action::Redraw => action == Action::Worker,
            last => action == last,
        })
    }

    fn without_choice(&self) -> Option<Event> {
        let due = self.due()?;
        let free = matches!(due.effect, Effect::Take(..) | Effect::TakeFromCard(_) | Effect::Coins(_));
        free.then_some(Event::Use { seat: due.seat, choice: Choice::Plain, pay: Pay::UNSAID })
    }

    fn deed_with(&self, event: &Event, view: View) -> Option<&'static str> {
        labels::deed(self, event, view)
    }

    fn title_with(&self, event: &Event, view: View) -> Option<Line> {
        labels::title(self, event, view)
    }

    fn label(&self, event: &Event, view: View) -> Label {
        labels::label(self, event, view)
    }

    fn outcome(&self, event: &Event, after: &Self, view: View) -> Line {
        outcome::outcome(self, event, after, view)
    }

    /// The device offers only what is legal, so most of the engine's reasons cannot be met on it; a correction can be
    /// refused.
    fn refusal(&self, refusal: &Refusal, view: View) -> Line {
        let words = &words(view).refusals;
        match refusal {
            Refusal::AlreadyPassed { seat } => fill(words.passed, &[&view.name(*seat)]),
            // More than the players have left in the box: it was the stock that was set.
            Refusal::TooManyTokens { part, most, .. } if *most == self.not_won(*part) => fill(words.no_more, &[most]),
            Refusal::TooManyTokens { .. } | Refusal::StockTooSmall { .. } => fill(words.too_many_tokens, &[]),
            Refusal::AlreadyBuilt { seat, .. } => fill(words.already_built, &[&view.name(*seat)]),
            Refusal::NobodyLeft => fill(words.nobody_left, &[]),
            Refusal::UnderPrestige { .. } => fill(words.under_prestige, &[]),
            Refusal::BuildingNotInIntro { .. } | Refusal::NoResidenceInIntro => fill(words.not_in_intro, &[]),
            Refusal::CannotFlip { .. } => fill(words.cannot_flip, &[]),
            _ => fill(view.texts.word(Word::NotNow), &[]),
        }
    }

    fn set_field(&self, owner: Owner, code: u16, value: i16) -> Option<Event> {
        fields::event(self, owner, code, value)
    }
}

/// What the face asks of the state beyond what the engine offers by name.
trait Asked {
    /// What is asked, and of whom.
    fn asks(&self) -> (Option<Asks>, Option<Seat>);
    /// The tokens of a part that nobody has, whether they are in the stock or left the game.
    fn not_won(&self, part: Part) -> u16;
    /// Whose residences stand in this group.
    fn home_of(&self, group: u8) -> Option<Seat>;
    /// The positions of the cards that do something in this effects phase: within reach, and not a residence. With the
    /// players' books nobody knows where the workers stand, so every card that can hold one counts.
    fn active_cards(&self) -> impl Iterator<Item = u8>;
}

impl Asked for MagnaCarta {
    fn asks(&self) -> (Option<Asks>, Option<Seat>) {
        match self.prompt() {
            Some(prompt) => (Some(prompt.asks), prompt.seat),
            None => (None, None),
        }
    }

    fn not_won(&self, part: Part) -> u16 {
        let won: u8 = self.setup().seats().iter().map(|seat| self.tokens(*seat).of(part)).sum();
        Tokens::stock_for(self.setup().seats().len()).of(part).saturating_sub(won).into()
    }

    fn home_of(&self, group: u8) -> Option<Seat> {
        self.seating().seat_at(group.checked_sub(HOMES)?.into())
    }

    fn active_cards(&self) -> impl Iterator<Item = u8> {
        let reach = self.reach();
        (1..=reach).filter(|at| match self.street().at(*at).map(|card| card.face) {
            Some(CardFace::Neutral(_) | CardFace::Building { .. }) => true,
            Some(CardFace::Residence { .. }) | None => false,
        })
    }
}

/// The neutral cards that are drawn: all but the peddler.
const DRAWN: [Neutral; 4] = [Neutral::Park, Neutral::Forest, Neutral::Quarry, Neutral::TradingPost];
