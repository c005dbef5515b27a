//! Caylus's face: its words, its pictures, and what the session needs to know of its rounds.
//!
//! The rules are the engine's; nothing here decides whether something is allowed. Invariant: every text comes from the
//! language's table.

mod cards;
mod castle;
mod favours;
mod fields;
mod follows;
mod labels;
mod lesson;
mod outcome;
mod purse;
mod road;
mod round_end;
mod score;
mod setup;
mod table;
mod text;

use core::ops::ControlFlow;

use engine::{
    Game,
    caylus::{
        Asks, Caylus, Event, Phase, Refusal,
        event::To,
        pay::Pay,
        road::Tile,
        setup::Favours,
        tiles::{Building, Trade},
    },
    seat::{Seat, Seating},
};

pub(crate) use engine::caylus::Caylus as Rules;
pub(crate) use setup::Choices;

use crate::{
    draw::strip::Badge,
    games::About,
    picture::Picture,
    score::Score,
    screen::{Label, Room, View},
    session::face::{Announcement, Each, Face, Field, Look, Order, Owner, Show, order},
    text::{
        Word, Words,
        fill::{Line, fill},
        listed::Bars,
        prose::Prose,
    },
};
use text::{CaylusTexts, Name, Say};

/// The game's name, the same in every language.
const NAME: &str = "Caylus";

/// The lines of the score, on the sheet and below the bars.
const LINES: Words<&Bars> =
    Words { nl: &text::TEXTS.nl.sheet.bars, de: &text::TEXTS.de.sheet.bars, en: &text::TEXTS.en.sheet.bars };

/// What the device says of it.
pub(crate) static ABOUT: About = About {
    name: Words { nl: NAME, de: NAME, en: NAME },
    lines: LINES,
    legend: LINES,
    always: 9,
    length: |rounds, view| words(view).tell(Say::Round, &[&rounds]),
    course: &lesson::COURSE,
};

/// The words of the language. Asked in so many places that a copy in each would take a kilobyte.
#[inline(never)]
fn words(view: View) -> &'static CaylusTexts {
    text::TEXTS.of(view.settings.language)
}

/// What a tile is called.
fn tile_name(tile: Tile, view: View) -> Line {
    let words = words(view);
    let (key, number) = match tile {
        Tile::Neutral(neutral) => return words.named(Name::Neutrals, neutral.index()),
        Tile::Residence(_) => (Say::Residence, 0),
        Tile::Fixed(fixed) => (Say::Fixed, fixed.index()),
        Tile::Building(building, _) => (Say::Buildings, building.index()),
        Tile::Prestige(prestige, _) => (Say::Prestige, prestige.index()),
    };
    words.tell_one(key, number, &[])
}

/// What stands on a space of the road.
fn name_at(game: &Caylus, at: u8, view: View) -> Line {
    game.road().tile(at).map_or_else(|| words(view).tell(Say::Empty, &[]), |tile| tile_name(tile, view))
}

/// What a space is called.
fn name_to(game: &Caylus, to: To, view: View) -> Line {
    match to {
        To::Road(at) => name_at(game, at, view),
        To::Before(special) => words(view).named(Name::Specials, special.index()),
    }
}

/// A space of the road with its number: "6. Market"; with little room only its number.
fn numbered(game: &Caylus, to: To, view: View) -> Line {
    match to {
        To::Road(at) if view.brief() || game.road().tile(at).is_none() => words(view).tell(Say::Space, &[&at]),
        To::Road(at) => fill("{0}. {1}", &[&at, &name_at(game, at, view)]),
        To::Before(_) => name_to(game, to, view),
    }
}

/// The index of what the state explains: the phase, or a favour.
fn topic(game: &Caylus) -> usize {
    if game.favour_due().is_some() { Phase::COUNT } else { game.phase().index() }
}

// The groups of long lists. Of the table's books one a seat; under the guild and the stables again one a seat.
const ROAD: u8 = 0;
const BEFORE: u8 = 1;
const FIRST_PLACE: u8 = 5;
/// Under the rows of the favour table.
const ROWS: u8 = 10;
const GUILD: u8 = 14;
const STABLES: u8 = 15;
const JOUST: u8 = 16;
const GATE: u8 = 17;
/// The alchemist's deals, the first and the second.
const DEALS: u8 = 17;
/// The kinds of what is built, for each seat.
const KINDS: u8 = 20;
/// The cube that is given for two.
const GIVEN: u8 = 40;

/// Which of its lists B opens in this phase.
fn extra(game: &Caylus) -> Option<usize> {
    match game.phase() {
        Phase::Castle if game.keeps_books() => Some(4),
        _ if game.keeps_books() => None,
        Phase::Workers => Some(0),
        Phase::Special => Some(1),
        Phase::Effects => Some(2),
        Phase::Castle => Some(3),
        _ => None,
    }
}

impl Show for Caylus {
    fn seating(&self) -> &Seating {
        self.setup().seating()
    }

    /// In turn order until all have passed; then in passing order, until the round ends.
    fn order(&self) -> Order {
        match self.phase() {
            Phase::Special | Phase::Provost | Phase::Effects | Phase::Castle => order(self.passed().iter().copied()),
            Phase::Income | Phase::Workers | Phase::RoundEnd => order(Caylus::order(self).iter().copied()),
            Phase::Over => order(self.seating().seats().iter().copied()),
        }
    }

    fn turn(&self) -> Option<Seat> {
        let has_passed = |seat: &Seat| self.passed().contains(seat);
        let mut order = Caylus::order(self).iter().copied();
        if self.phase() == Phase::Workers { order.find(|seat| !has_passed(seat)) } else { None }
    }

    fn badge(&self, seat: Seat) -> Badge {
        match self.phase() {
            Phase::Income | Phase::RoundEnd | Phase::Over => Badge::None,
            _ => {
                let place = self.passed().iter().position(|passed| *passed == seat);
                place.map_or(Badge::Unplaced, |place| Badge::Place(place as u8 + 1))
            }
        }
    }

    fn starter(&self) -> Option<Seat> {
        Some(self.start())
    }

    fn has_strip(&self) -> bool {
        match self.phase() {
            _ if self.favour_due().is_some() => false,
            Phase::Income | Phase::Provost => true,
            // The device's books are the only ones: the purse of whoever decides stands there.
            Phase::Workers => !self.keeps_books(),
            Phase::Special | Phase::Effects | Phase::Castle | Phase::RoundEnd | Phase::Over => false,
        }
    }

    fn phase(&self, view: View) -> Line {
        table::phase(self, view)
    }

    fn corner(&self, view: View) -> (Line, bool) {
        match self.phase() {
            // No round is left, and what is counted needs the room.
            Phase::Over => (Line::new(), false),
            // There is no strip that tells who has passed.
            Phase::Workers if self.keeps_books() && !self.passed().is_empty() => {
                let mut line = words(view).tell(Say::Passed, &[]);
                table::tell_seats(&mut line, (" ", " "), self.passed(), &|seat| view.mark(seat), &|_| Some(0));
                (line, false)
            }
            // What a worker costs now; the strip tells who has passed.
            Phase::Workers if self.asks().0 == Some(Asks::Pass) => {
                (words(view).tell(Say::Price, &[&self.price().unwrap_or(1), &self.progress(view)]), false)
            }
            // Where a favour was won.
            phase if self.favour_due().is_some() => {
                let won = table::name_of(phase, view);
                (fill("{0} · {1}", &[&self.progress(view), &won]), false)
            }
            phase => {
                let at = words(view).tell(Say::Corner, &[&self.round(), &(phase.index() + 1)]);
                // A full purse leaves no room for its deniers below.
                let asked = phase == Phase::Effects && self.asks().0 == Some(Asks::Effect);
                match asked.then(|| purse::coins_left_out(self, view)).flatten() {
                    Some(coins) => (fill("{0} · {1}", &[&coins, &self.progress(view)]), false),
                    None => (at, false),
                }
            }
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
            Phase::Effects if !self.keeps_books() => self.active().count() as u8,
            _ => 0,
        }
    }

    fn deed(&self, view: View, look: &Look) -> Option<Line> {
        table::deed(self, view, look)
    }

    fn announcement(&self, view: View) -> Option<Announcement> {
        round_end::announcement(self, view)
    }

    fn count_name(&self, number: usize, view: View) -> &'static str {
        words(view).name(Name::Count, number)
    }

    fn extra_hint(&self, view: View) -> Option<&'static str> {
        if self.favour_due().is_some() {
            return None;
        }
        let hint = words(view).name(Name::ExtraHints, extra(self)?);
        let offered = |event: &Event| self.on_extra_list(event, None) && self.allows(event).is_ok();
        self.candidates().any(|event| offered(&event)).then_some(hint)
    }

    fn extra_stays(&self) -> bool {
        !self.keeps_books()
    }

    fn extra_row(&self, look: &Look) -> Option<usize> {
        castle::row_of_number(self, look.number?)
    }

    fn extra_title(&self, _seat: Option<Seat>, view: View) -> Line {
        // Where nothing within reach sells points, it is asked like in the castle.
        let sells =
            [Building::Church, Building::Tailor, Building::Jeweller].into_iter().any(|tile| self.is_active(tile));
        let title = if sells { extra(self) } else { extra(self).map(|list| if list == 2 { 3 } else { list }) };
        words(view).tell_one(Say::ExtraTitles, title.unwrap_or(2), &[])
    }

    fn nothing_for(&self, _seat: Option<Seat>, view: View) -> Line {
        words(view).tell(Say::NothingToEnter, &[])
    }

    fn extra_rule(&self, view: View) -> Prose {
        if self.phase() == Phase::Effects { words(view).say(Say::BuildsRule) } else { self.rule(view) }
    }

    fn group_name(&self, group: u8, view: View) -> &'static str {
        labels::group_name(self, group, view)
    }

    fn group_title(&self, group: u8, view: View) -> Line {
        match self.phase() {
            _ if group >= GIVEN => fill("{0} > 2", &[&labels::cube(1, (group - GIVEN).into(), view)]),
            _ if self.favour_due().is_some() => fill(self.group_name(group, view), &[]),
            Phase::Castle if self.keeps_books() => labels::houses(group, view),
            Phase::Effects if self.keeps_books() => cards::deal(Trade::Alchemist, group - DEALS, view),
            _ => fill(self.group_name(group, view), &[]),
        }
    }

    /// Beside the headings of the workers' list what the bridge asks.
    fn group_value(&self, _group: u8, _entries: u16, view: View) -> Line {
        let (asks, asked) = self.asks();
        if asks != Some(Asks::Action) {
            return Line::new();
        }
        // Who has the inn's right circle always pays 1.
        let price = if asked.is_some() && self.places().and_then(|places| places.inn_right()) == asked {
            Some(1)
        } else {
            self.price()
        };
        price.map_or_else(Line::new, |price| labels::coins(price, view))
    }

    fn rule(&self, view: View) -> Prose {
        words(view).one_of(Say::Rules, topic(self))
    }

    fn announced_rule(&self, view: View) -> Prose {
        words(view).one_of(Say::Pages, 1)
    }

    fn reminder(&self, view: View) -> Prose {
        words(view).one_of(Say::Reminders, topic(self))
    }

    fn moment(&self, view: View) -> Line {
        words(view).tell(Say::LogRound, &[&self.round()])
    }

    fn field(&self, owner: Owner, number: u16, view: View) -> Option<Field> {
        fields::field(self, owner, number, view)
    }

    fn field_value(&self, owner: Owner, code: u16, value: i16, view: View) -> Line {
        fields::value(self, owner, code, value, view)
    }

    fn can_be(&self, owner: Owner, code: u16, value: i16) -> bool {
        fields::can_be(self, owner, code, value)
    }

    fn score(&self) -> Score {
        score::score(self)
    }

    fn look_up(&self, view: View) -> &'static str {
        words(view).name(Name::LookUp, 0)
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
        if self.winners().is_empty() {
            words(view).tell(Say::Round, &[&self.round()])
        } else {
            view.winners(self.winners())
        }
    }

    /// They only grow, but for a favour, which goes back to the phase that it came in.
    fn stage(&self) -> u16 {
        u16::from(self.round()) << 8 | (self.phase().index() as u16) << 1 | u16::from(self.favour_due().is_some())
    }

    fn begins(&self, before: u16) -> bool {
        self.stage() > before
    }

    /// Teaching fades after two rounds.
    fn is_early(&self) -> bool {
        self.round() <= 2
    }

    /// The turn order is drawn every time.
    fn starts_next(&self) -> Option<Seat> {
        None
    }
}

impl Face for Caylus {
    const MOST_ANSWERS: usize = 1;
    const FLAT: usize = 12;

    fn is_said(&self, event: &Event) -> bool {
        match event {
            // Nothing lies over who has won.
            _ if !self.winners().is_empty() => false,
            // Who has built the most houses was not asked.
            Event::Nobody => self.phase() > Phase::Castle && self.setup().favours() == Favours::Simple,
            // These are seen on the strip, the road and the sheet.
            Event::Pass(_) | Event::Next => false,
            // The guild's move; no road stands on what comes there.
            Event::Provost { .. } => self.phase() == Phase::Special,
            event => event.is_move(),
        }
    }

    /// A favour comes in between and goes back to its phase, or on to the next: what it gave is what the table waits for.
    fn is_said_first(&self, event: &Event) -> bool {
        let first = matches!(event, Event::Favour { .. } | Event::Castle { .. } | Event::Nobody);
        (first || self.favour_due().is_some()) && self.is_said(event)
    }

    /// With the device's books; at the table the players do it themselves, and the end of the round says what was scored.
    fn brings(&self, event: &Event, after: &Self) -> bool {
        let told = self.keeps_books() && *event != Event::Next && after.winners().is_empty();
        told && follows::is_any(self, event, after)
    }

    fn on_extra_list(&self, event: &Event, _seat: Option<Seat>) -> bool {
        match event {
            _ if self.favour_due().is_some() => false,
            // Another way to pay than what C takes.
            Event::Castle { pay, .. } if self.keeps_books() => *pay != Pay::UNSAID,
            _ if self.keeps_books() => false,
            Event::Points { .. } => true,
            Event::Build { .. } | Event::Prestige { .. } | Event::Flip { .. } => self.phase() == Phase::Effects,
            Event::Provost { .. } | Event::Joust(_) | Event::Stables(_) => self.phase() == Phase::Special,
            Event::Castle { .. } => true,
            _ => false,
        }
    }

    fn listed(&self, each: Each<Event>) -> ControlFlow<()> {
        self.candidates_in_turn_order().try_for_each(each)
    }

    /// Whoever builds after somebody did: the next in turn order.
    fn is_usual_extra(&self, event: &Event, last: Option<&Event>) -> bool {
        let place = |event: &Event| {
            let builder = labels::builder(event)?;
            Caylus::order(self).iter().position(|seat| *seat == builder)
        };
        match (self.phase(), place(event), last.and_then(place)) {
            (Phase::Effects | Phase::Castle, Some(here), Some(before)) => here > before,
            _ => false,
        }
    }

    fn group(&self, event: &Event) -> Option<u8> {
        labels::group(self, event)
    }

    fn subgroup(&self, event: &Event) -> Option<u8> {
        labels::subgroup(self, event)
    }

    fn label(&self, event: &Event, view: View) -> Label {
        labels::label(self, event, view)
    }

    fn outcome(&self, event: &Event, after: &Self, view: View) -> Line {
        outcome::outcome(self, event, after, view)
    }

    /// The device offers only what is legal, so none of the engine's reasons can be met on it.
    fn refusal(&self, _refusal: &Refusal, view: View) -> Line {
        fill(view.texts.word(Word::NotNow), &[])
    }

    /// The order of the next round is set as its income begins, which has no screen of its own.
    fn before_correction(&self, event: &Event) -> Option<Event> {
        (self.phase() == Phase::RoundEnd && matches!(event, Event::CorrectOrder(_))).then_some(Event::Next)
    }

    fn set_field(&self, owner: Owner, code: u16, value: i16) -> Option<Event> {
        fields::event(self, owner, code, value)
    }
}

/// What the face asks of the state beyond what the engine offers by name.
trait Asked {
    /// What is asked, and of whom.
    fn asks(&self) -> (Option<Asks>, Option<Seat>);
    /// The spaces that do something in this effects phase: within reach, with a tile that takes workers. With the players'
    /// books nobody knows where the workers stand.
    fn active(&self) -> impl Iterator<Item = u8>;
}

impl Asked for Caylus {
    fn asks(&self) -> (Option<Asks>, Option<Seat>) {
        match self.prompt() {
            Some(prompt) => (Some(prompt.asks), prompt.seat),
            None => (None, None),
        }
    }

    fn active(&self) -> impl Iterator<Item = u8> {
        (1..=self.provost()).filter(|at| self.road().tile(*at).and_then(Tile::effect).is_some())
    }
}
