//! Magna Carta's face: its words, its pictures, and what the session needs to know of its rounds.
//!
//! The rules are the engine's; nothing here decides whether something is allowed. Invariant: every text comes from the
//! language's table.

mod cards;
mod fields;
mod labels;
pub(crate) mod lesson;
mod outcome;
mod score;
pub(crate) mod setup;
mod street;
mod table;

use engine::{
    Game,
    magna_carta::{Asks, Event, MagnaCarta, Phase, Refusal, cards::Neutral, street::Face as CardFace},
    seat::Seat,
};

use crate::{
    draw::chrome::Corner,
    picture::Picture,
    screen::{Label, View},
    session::face::{Face, Field, Look},
    sheet::Sheet,
    text::{
        fill::{Line, fill},
        magna_carta::MagnaCartaTexts,
    },
};

/// The game's name, the same in every language.
pub(crate) const NAME: &str = "Magna Carta";

/// A warning is due when no more tokens than this are left.
const FEW: u16 = 3;

/// The words of the language.
fn words(view: View) -> &'static MagnaCartaTexts {
    view.texts.magna_carta
}

/// What a card of the street is called.
fn card_name(face: &CardFace, view: View) -> &'static str {
    let words = words(view);
    match face {
        CardFace::Neutral(neutral) => words.neutrals[neutral.index()],
        CardFace::Building { building, .. } => words.buildings[building.index()],
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

impl Face for MagnaCarta {
    const MOST_ANSWERS: usize = 1;

    /// Income needs no press of its own after the first round: the end of a round announces it. Newcomers who want the
    /// rules shown rest there while they learn.
    fn auto(&self, view: View) -> Option<Event> {
        let announced = self.phase() == Phase::Income && self.round() > 1;
        let learning = view.settings.teaching.says_something() && self.is_early();
        (announced && !learning).then_some(Event::Next)
    }

    fn seats(&self) -> &[Seat] {
        self.setup().seats()
    }

    fn nobody(&self) -> Option<Event> {
        let asked = match self.phase() {
            Phase::Provost | Phase::Castle => self.still_asked(),
            _ => 0,
        };
        (asked > 1 && self.allows(&Event::Nobody).is_ok()).then_some(Event::Nobody)
    }

    fn usual(&self, from: i16, to: i16) -> i16 {
        let usual = if self.phase() == Phase::Castle { 1 } else { 0 };
        usual.clamp(from, to)
    }

    fn pages(&self) -> u8 {
        match self.phase() {
            Phase::Effects if !self.keeps_books() => self.active_cards().count() as u8,
            _ => 0,
        }
    }

    fn on_extra_list(&self, event: &Event, seat: Option<Seat>) -> bool {
        match *event {
            Event::Build { seat: by, .. } | Event::Prestige { seat: by, .. } => seat == Some(by),
            Event::Church { .. } | Event::Flip { .. } => seat.is_none(),
            _ => false,
        }
    }

    fn group(&self, event: &Event) -> Option<u8> {
        match (event, self.keeps_books()) {
            (Event::Worker { .. }, _) => Some(0),
            (Event::Build { .. }, true) => Some(1),
            (Event::Prestige { .. }, _) => Some(2),
            _ => None,
        }
    }

    fn group_name(group: u8, view: View) -> &'static str {
        let words = words(view);
        match group {
            0 => words.worker_group,
            1 => words.build,
            _ => words.put_up,
        }
    }

    fn label(&self, event: &Event, view: View) -> Label {
        labels::label(self, event, view)
    }

    fn heading(&self, view: View) -> Line {
        table::heading(self, view)
    }

    fn corner(&self, view: View) -> Corner {
        let words = words(view);
        let round = fill(words.round, &[&self.round()]);
        if self.phase() == Phase::Over {
            return Corner { upper: round, ..Corner::default() };
        }
        let (phase, phases) = phase_number(self);
        let stock = self.stock();
        let (lower, warning) = match stock.total() {
            0 => (fill(words.last_round, &[]), true),
            few @ ..=FEW => (fill(words.few_left, &[&few]), true),
            _ => (fill(words.phase, &[&phase, &phases]), false),
        };
        Corner { upper: round, lower, warning }
    }

    fn line(&self, view: View, look: Look) -> Line {
        table::line(self, view, look)
    }

    fn draw(&self, picture: &mut Picture, view: View, look: Look) {
        table::draw(self, picture, view, look);
    }

    fn extra_hint(&self, view: View) -> Option<&'static str> {
        let table_effects = self.phase() == Phase::Effects && !self.keeps_books();
        let offered = table_effects && self.legal().any(|event| self.on_extra_list(&event, None));
        offered.then_some(words(view).church_notary)
    }

    fn rule(&self, view: View) -> &'static str {
        let words = words(view);
        match self.phase() {
            Phase::Effects if !self.is_standard() => words.intro_effects,
            Phase::RoundEnd if !self.is_standard() => words.intro_end[0],
            phase => words.rules[phase.index()],
        }
    }

    fn reminder(&self, view: View) -> &'static str {
        let words = words(view);
        match self.phase() {
            Phase::RoundEnd if !self.is_standard() => words.intro_end[1],
            phase => words.reminders[phase.index()],
        }
    }

    fn badge(&self, seat: Seat) -> Option<u8> {
        self.passed().position(|passed| passed == seat).map(|place| place as u8 + 1)
    }

    fn unasked(seat: Seat, view: View) -> Line {
        fill(words(view).refusals.passed, &[&view.name(seat)])
    }

    fn nothing_for(seat: Seat, view: View) -> Line {
        fill(words(view).refusals.nothing_to_build, &[&view.name(seat)])
    }

    fn extra_title(seat: Seat, view: View) -> Line {
        fill(words(view).builds, &[&view.name(seat)])
    }

    fn outcome(&self, event: &Event, after: &Self, view: View) -> Line {
        outcome::outcome(self, event, after, view)
    }

    /// The device offers only what is legal, so most of the engine's reasons cannot be met on it.
    fn refusal(refusal: &Refusal, view: View) -> Line {
        let words = &words(view).refusals;
        match refusal {
            Refusal::AlreadyPassed { seat } => fill(words.passed, &[&view.name(*seat)]),
            Refusal::TooManyTokens { .. } | Refusal::StockTooSmall { .. } => fill(words.too_many_tokens, &[]),
            _ => fill(view.texts.not_now, &[]),
        }
    }

    fn field(&self, number: u16, view: View) -> Option<Field> {
        fields::field(self, number, view)
    }

    fn fields(&self) -> u16 {
        fields::fields(self)
    }

    fn set_field(&self, code: u16, value: i16) -> Event {
        fields::event(self, code, value)
    }

    fn field_value(&self, code: u16, value: i16, view: View) -> Line {
        fields::value(self, code, value, view)
    }

    fn sheet(&self) -> Sheet {
        score::sheet(self)
    }

    fn look_up(view: View) -> &'static str {
        view.texts.cards
    }

    fn cards() -> u8 {
        cards::COUNT
    }

    fn card_name(&self, number: u8, view: View) -> Label {
        cards::label(self, number, view)
    }

    fn draw_card(&self, number: u8, picture: &mut Picture, view: View) {
        cards::draw(self, number, picture, view);
    }

    fn progress(&self, view: View) -> Line {
        if !self.winners().is_empty() {
            return table::heading(self, view);
        }
        fill(words(view).round, &[&self.round()])
    }

    fn stage(&self) -> u16 {
        u16::from(self.round()) << 8 | self.phase().index() as u16
    }

    /// Teaching fades after two rounds.
    fn is_early(&self) -> bool {
        self.round() <= 2
    }
}

/// What the face asks of the state beyond what the engine offers by name.
trait Asked {
    /// How many seats are still to be asked in the provost's or the castle's phase.
    fn still_asked(&self) -> usize;
    /// The positions of the cards that do something in this effects phase: within reach, and not a residence. With the
    /// players' books nobody knows where the workers stand, so every card that can hold one counts.
    fn active_cards(&self) -> impl Iterator<Item = u8>;
}

impl Asked for MagnaCarta {
    fn still_asked(&self) -> usize {
        let asked = self.prompt().and_then(|prompt| match prompt.asks {
            Asks::Steps | Asks::Batches => prompt.seat,
            _ => None,
        });
        self.passed().skip_while(|seat| Some(*seat) != asked).count()
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
