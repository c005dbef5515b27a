//! The face of Carcassonne: De Stad: its words, its pictures, and what the session needs to know of its turns.
//!
//! The rules are the engine's; nothing here decides whether something is allowed. Invariant: every text comes from the
//! language's table.

mod fields;
mod icons;
mod labels;
mod lesson;
mod outcome;
mod overview;
mod score;
mod sentence;
mod setup;
mod table;
mod text;
mod wall;

use engine::{
    Game,
    carcassonne_city::{Asks, City, Event, Phase, Refusal, Stack, setup::Distance, walls::WALLS},
    prompt::{Answer, Kind},
    seat::{Seat, Seating, Seats},
};

pub(crate) use engine::carcassonne_city::City as Rules;
pub(crate) use setup::Choices;

use crate::{
    draw::{
        chrome,
        strip::Badge,
        text::{Size, paragraph},
    },
    games::About,
    picture::Picture,
    score::Score,
    screen::{Label, Room, View, Wording},
    session::face::{Face, Field, Look, Order, Owner, Show, order},
    text::{
        Word, Words,
        fill::{Line, fill},
        prose::Prose,
    },
};
use text::{CityTexts, PAGES, TEXTS};

/// What the device says of it.
pub(crate) static ABOUT: About = About {
    name: Words { nl: TEXTS.nl.name, de: TEXTS.de.name, en: TEXTS.en.name },
    lines: Words { nl: &TEXTS.nl.sheet.bars, de: &TEXTS.de.sheet.bars, en: &TEXTS.en.sheet.bars },
    legend: Words { nl: &TEXTS.nl.legend.bars, de: &TEXTS.de.legend.bars, en: &TEXTS.en.legend.bars },
    always: 5,
    length: |tiles, view| sentence::counted(words(view).length, tiles.into()),
    course: &lesson::COURSE,
};

/// Turns of each player that a newcomer needs the rule shown.
const EARLY_TURNS: usize = 2;
/// Points of all together until which a scoring is one of the first.
const EARLY_POINTS: u16 = 20;

/// What is new with this tile: 0 where the walls begin, 1 where they double; `None` where nothing is.
fn news(game: &City) -> Option<usize> {
    match game.walls_of_next() {
        Stack::Second if game.walls_change() => Some(0),
        Stack::Third if game.walls_change() => Some(1),
        _ => None,
    }
}

/// The words of the language.
fn words(view: View) -> &'static CityTexts {
    TEXTS.of(view.settings.language)
}

impl Show for City {
    fn seating(&self) -> &Seating {
        self.setup().seating()
    }

    /// As they sit, on every screen: everybody's points stay where they are, and the mark goes round.
    fn order(&self) -> Order {
        order(self.setup().seats().iter().copied())
    }

    /// Clockwise from the player whose turn it is; in the final count, from who began.
    fn counted_first(&self, among: Seats) -> Option<Seat> {
        let from = self.turn().unwrap_or(self.setup().start());
        self.seating().clockwise_from(from).find(|seat| among.contains(*seat))
    }

    fn badge(&self, seat: Seat) -> Badge {
        Badge::Number(i16::try_from(self.score(seat).total()).unwrap_or(i16::MAX))
    }

    fn has_strip(&self) -> bool {
        table::has_strip(self)
    }

    fn phase(&self, view: View) -> Line {
        sentence::phase(self, view)
    }

    fn phase_name(&self, view: View) -> Line {
        fill(words(view).phases.of(self.phase().index()), &[])
    }

    fn corner(&self, view: View) -> (Line, bool) {
        sentence::corner(self, view)
    }

    fn headline(&self, view: View, look: &Look) -> Line {
        sentence::headline(self, view, look)
    }

    fn aside(&self, view: View, look: &Look) -> Line {
        sentence::aside(self, view, look)
    }

    fn draw(&self, picture: &mut Picture, view: View, look: &Look) {
        table::draw(self, picture, view, look);
    }

    /// Where C leaves a phase: the next one. What stands on a list says it itself, in `deed_with`.
    fn deed(&self, view: View, look: &Look) -> Option<Line> {
        let answer = match self.prompt()?.kind {
            Kind::GoOn => Answer::GoOn,
            Kind::Amount { .. } => Answer::Amount(look.number?),
            Kind::Tally { .. } => Answer::Tally(look.tally?),
            _ => return None,
        };
        labels::leads_to(self, &self.answer(answer)?, view).map(|deed| fill(deed, &[]))
    }

    fn list_room(&self, _look: &Look) -> Room {
        table::list_room(self)
    }

    fn group_name(&self, group: u8, view: View) -> &'static str {
        match group {
            labels::COMPLETES if self.near() => words(view).completes_or_end,
            labels::COMPLETES => words(view).completes,
            _ if self.near() => words(view).rest_or_end,
            _ => words(view).rest,
        }
    }

    fn rule(&self, view: View) -> Prose {
        let words = words(view);
        match (self.phase(), self.setup().towers(), news(self)) {
            (_, _, Some(stack)) => words.news.of(stack),
            (Phase::Tower, Distance::Far, None) => words.tower_far,
            (phase, _, None) => words.rules.of(phase.index()),
        }
    }

    fn reminder(&self, view: View) -> Prose {
        let words = words(view);
        news(self).map_or(words.reminders.of(self.phase().index()), |stack| words.banners.of(stack))
    }

    fn nobody_stands(&self, view: View) -> &'static str {
        match sentence::asks(self) {
            Some(Asks::Tiles) => words(view).no_tiles,
            Some(Asks::Goods) => words(view).no_goods,
            Some(Asks::Followers) => sentence::one_a_tile(self, view),
            _ => words(view).somebody_stands,
        }
    }

    fn is_half_told(&self) -> bool {
        self.pending().is_some() || self.district().is_some() || self.public_buildings().is_some()
    }

    fn counts_after(&self) -> bool {
        true
    }

    fn moment(&self, view: View) -> Line {
        fill(words(view).log.tile, &[&self.tiles()])
    }

    fn field(&self, owner: Owner, number: u16, view: View) -> Option<Field> {
        fields::field(self, owner, number, view)
    }

    fn field_value(&self, _owner: Owner, code: u16, value: i16, view: View) -> Line {
        fields::value(self, code, value, view)
    }

    fn score(&self) -> Score {
        score::score(self)
    }

    fn look_up(&self, view: View) -> &'static str {
        words(view).look_up
    }

    fn cards(&self) -> u8 {
        1 + PAGES as u8
    }

    fn card_name(&self, number: u8, view: View) -> Label {
        let title = match number.checked_sub(1) {
            None => words(view).overview,
            Some(page) => words(view).page_titles.of(page.into()),
        };
        Label::of(title, "")
    }

    fn draw_card(&self, number: u8, picture: &mut Picture, view: View) {
        match number.checked_sub(1) {
            None => overview::draw(self, picture, view),
            Some(page) => {
                paragraph(picture, &words(view).pages.of(page.into()).read(), Size::Body, chrome::BODY);
            }
        }
    }

    fn progress(&self, view: View) -> Line {
        if self.is_over() {
            return view.worded(Wording::Plain).winners(self.winners());
        }
        sentence::counted(words(view).length, self.tiles().into())
    }

    /// A new stack is a new stage of the game, and so is what comes between two turns.
    fn stage(&self) -> u16 {
        u16::from(self.walls_of_next().number()) << 8 | self.phase().index() as u16
    }

    /// The first turns, the first walls, and the final count, which comes only once.
    fn is_early(&self) -> bool {
        let turns = EARLY_TURNS * self.setup().seats().len();
        match self.phase() {
            Phase::Turn => usize::from(self.tiles()) <= turns || self.walls_change(),
            // The first scorings may come late.
            Phase::Scoring => {
                let points: u16 = self.setup().seats().iter().map(|seat| self.score(*seat).total()).sum();
                usize::from(self.tiles()) <= turns || points < EARLY_POINTS
            }
            Phase::Walls | Phase::Tower | Phase::Gap => {
                usize::from(WALLS.saturating_sub(self.walls_left())) <= 2 * turns
            }
            Phase::Closing | Phase::Unfinished | Phase::Stewards | Phase::Guards | Phase::Over => true,
        }
    }

    /// The youngest, as the rulebook has it.
    fn starts_next(&self) -> Option<Seat> {
        Some(self.setup().start())
    }
}

impl Face for City {
    /// A market: what it is, its tiles, its goods, who stands on it.
    const MOST_ANSWERS: usize = 4;

    fn group(&self, event: &Event) -> Option<u8> {
        labels::group(self, event)
    }

    /// Everything that changes points, followers, walls or towers; a tile without any of it speaks for itself, and nothing lies
    /// over who has won.
    fn is_said(&self, event: &Event) -> bool {
        let said = matches!(
            event,
            Event::Discard(_)
                | Event::Tile { follower: Some(_), .. }
                | Event::Followers(_)
                | Event::Gate(_)
                | Event::Wall { .. }
                | Event::Walls { .. }
                | Event::Tower { .. }
                | Event::Skip(_)
                | Event::Markets(_)
                | Event::Historic { .. }
        );
        said && !self.is_over()
    }

    /// The tower that brings more.
    fn is_usual(&self, event: &Event) -> bool {
        matches!(event, Event::Tower { end, .. } if self.tower_points(*end) > self.tower_points(end.other()))
    }

    fn deed_with(&self, event: &Event, view: View) -> Option<&'static str> {
        labels::leads_to(self, event, view)
    }

    fn label(&self, event: &Event, view: View) -> Label {
        labels::label(self, event, view)
    }

    fn outcome(&self, event: &Event, after: &Self, view: View) -> Line {
        outcome::outcome(self, event, after, view)
    }

    /// The device offers only what is legal; a correction is the one entry that can be refused, while a road, a market, a
    /// district or a guard is half told.
    fn refusal(&self, refusal: &Refusal, view: View) -> Line {
        let sentence = match refusal {
            Refusal::NotAsked { .. } => words(view).finish_first,
            _ => view.texts.word(Word::NotNow),
        };
        fill(sentence, &[])
    }

    fn set_field(&self, owner: Owner, code: u16, value: i16) -> Option<Event> {
        fields::event(self, owner, code, value)
    }
}
