//! The face of Carcassonne: De Stad: its words, its pictures, and what the session needs to know of its turns.
//!
//! The rules are the engine's; nothing here decides whether something is allowed. Invariant: every text comes from the
//! language's table.

mod fields;
mod icons;
mod labels;
pub(crate) mod lesson;
mod outcome;
mod overview;
mod score;
pub(crate) mod setup;
mod table;
mod wall;

use engine::{
    Game,
    carcassonne_city::{Asks, City, Event, Phase, Refusal, Stack, setup::Distance, walls::WALLS},
    seat::{Seat, Tally},
};

use crate::{
    draw::{
        chrome::{self, Corner},
        text::{Size, paragraph},
    },
    picture::Picture,
    screen::{Label, View},
    session::face::{Face, Field, Look},
    sheet::Sheet,
    text::{
        city::{CityTexts, PAGES},
        fill::{Line, fill},
    },
};

/// Turns of each player that a newcomer needs the rule shown.
const EARLY_TURNS: usize = 2;
/// Points of all together until which a scoring is one of the first.
const EARLY_POINTS: u16 = 20;
/// The width of a list beside the scores or the wall.
const LIST_WIDTH: u32 = 148;

/// What is new with this tile: 0 where the walls begin, 1 where they double; `None` where nothing is.
fn news(game: &City) -> Option<usize> {
    match game.walls_of_next() {
        Stack::Second if game.walls_change() => Some(0),
        Stack::Third if game.walls_change() => Some(1),
        _ => None,
    }
}

/// The banner of the corner. That there are walls now is said until the gate stands, however the tiles were counted.
fn banner(game: &City) -> Option<usize> {
    let waits = game.phase() == Phase::Turn && !game.gate() && game.walls_of_next() != Stack::First;
    news(game).or(waits.then_some(0))
}

/// The words of the language.
fn words(view: View) -> &'static CityTexts {
    view.texts.city
}

impl Face for City {
    /// A market: what it is, its tiles, its goods, who stands on it.
    const MOST_ANSWERS: usize = 4;

    fn seats(&self) -> &[Seat] {
        self.setup().seats()
    }

    /// Where the answer is most often, so that few presses lead to it.
    fn usual(&self, from: i16, to: i16) -> i16 {
        let usual = match self.prompt().map(|prompt| prompt.asks) {
            Some(Asks::Tiles) => 3,
            Some(Asks::Goods | Asks::Markets | Asks::Public) => 2,
            _ => 0,
        };
        usual.clamp(from, to)
    }

    /// One follower of whoever is most likely to stand there: the player whose turn it is, or the first who can.
    fn usual_tally(&self, most: Tally) -> Tally {
        let can = |seat: &Seat| most.of(*seat) > 0;
        let alone = self.seats().iter().filter(|seat| can(seat)).count() == 1;
        let first = self.seats().iter().copied().find(can);
        let likely = match self.turn().filter(can) {
            Some(turn) => Some(turn),
            // In the final count somebody must stand there.
            None => first.filter(|_| alone || self.turn().is_none()),
        };
        likely.map_or(Tally::NONE, |seat| Tally::NONE.with(seat, 1))
    }

    fn list_width(&self) -> Option<u32> {
        Some(LIST_WIDTH)
    }

    fn group(&self, event: &Event) -> Option<u8> {
        match event {
            // The end too: whoever goes up from the first row to what is completed must not end the game.
            _ if self.phase() == Phase::Turn && labels::completes(event) => Some(labels::COMPLETES),
            Event::Walls { .. } => Some(labels::REST),
            _ => None,
        }
    }

    fn group_name(group: u8, view: View) -> &'static str {
        match group {
            labels::COMPLETES => words(view).completes,
            _ => words(view).rest,
        }
    }

    fn label(&self, event: &Event, view: View) -> Label {
        labels::label(self, event, view)
    }

    fn heading(&self, view: View) -> Line {
        table::heading(self, view)
    }

    fn corner(&self, view: View) -> Corner {
        table::corner(self, view)
    }

    fn line(&self, view: View, look: Look) -> Line {
        table::line(self, view, look)
    }

    fn draw(&self, picture: &mut Picture, view: View, look: Look) {
        table::draw(self, picture, view, look);
    }

    fn rule(&self, view: View) -> &'static str {
        let words = words(view);
        match (self.phase(), self.setup().towers(), news(self)) {
            (_, _, Some(stack)) => words.news[stack],
            (Phase::Tower, Distance::Far, None) => words.tower_far,
            (phase, _, None) => words.rules[phase.index()],
        }
    }

    fn reminder(&self, view: View) -> &'static str {
        let words = words(view);
        news(self).map_or(words.reminders[self.phase().index()], |stack| words.banners[stack])
    }

    fn nobody_stands(view: View) -> &'static str {
        words(view).somebody_stands
    }

    fn is_half_told(&self) -> bool {
        self.pending().is_some() || self.district().is_some() || self.public_buildings().is_some()
    }

    fn outcome(&self, event: &Event, after: &Self, view: View) -> Line {
        outcome::outcome(self, event, after, view)
    }

    /// The device offers only what is legal; a correction is the one entry that can be refused, while a road, a market, a
    /// district or a guard is half told.
    fn refusal(refusal: &Refusal, view: View) -> Line {
        let sentence = match refusal {
            Refusal::NotAsked { .. } => words(view).finish_first,
            _ => view.texts.not_now,
        };
        fill(sentence, &[])
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
        words(view).look_up
    }

    fn cards() -> u8 {
        1 + PAGES as u8
    }

    fn card_name(&self, number: u8, view: View) -> Label {
        let title = match number.checked_sub(1) {
            None => words(view).overview,
            Some(page) => words(view).pages.get(usize::from(page)).map_or("", |[title, _]| *title),
        };
        Label { name: fill(title, &[]), ..Label::default() }
    }

    fn draw_card(&self, number: u8, picture: &mut Picture, view: View) {
        match number.checked_sub(1) {
            None => overview::draw(self, picture, view),
            Some(page) => {
                if let Some([_, text]) = words(view).pages.get(usize::from(page)) {
                    paragraph(picture, text, Size::Body, chrome::BODY);
                }
            }
        }
    }

    fn progress(&self, view: View) -> Line {
        if self.is_over() {
            return self.heading(view);
        }
        fill(words(view).length, &[&self.tiles()])
    }

    /// A new stack is a new stage of the game, and so is what comes between two turns.
    fn stage(&self) -> u16 {
        u16::from(self.walls_of_next().number()) << 8 | self.phase().index() as u16
    }

    /// The first turns, the first walls, and the final count, which comes only once.
    fn is_early(&self) -> bool {
        let turns = EARLY_TURNS * self.seats().len();
        match self.phase() {
            Phase::Turn => usize::from(self.tiles()) <= turns || self.walls_change(),
            // The first scorings may come late.
            Phase::Scoring => {
                let points: u16 = self.seats().iter().map(|seat| self.score(*seat).total()).sum();
                usize::from(self.tiles()) <= turns || points < EARLY_POINTS
            }
            Phase::Walls | Phase::Tower | Phase::Gap => {
                usize::from(WALLS.saturating_sub(self.walls_left())) <= 2 * turns
            }
            Phase::Closing | Phase::Unfinished | Phase::Stewards | Phase::Guards | Phase::Over => true,
        }
    }
}
