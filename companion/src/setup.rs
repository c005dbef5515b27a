//! Setting a game up, whichever it is: the check-list, and the choices behind it.
//!
//! The check-list comes first, with last time's choices and a fresh lot, so that the usual evening begins with two
//! presses. What can be chosen is the game's to say, through [`Choices`]. Invariant: what the check-list shows is the
//! set-up that the game begins with.

use engine::{Game, seat::Seat};
use heapless::Vec;
use rand_core::RngCore;
use serde::{Deserialize, Serialize};

use crate::{
    Change,
    draw::{
        area,
        chrome::{self, Hints},
        text::{Align, Size, fitted},
    },
    picture::Picture,
    press::{Button, Press},
    screen::{Label, List, View},
    text::fill::{Line, add, fill},
};

/// The most players of any game here.
const MOST_PLAYERS: u8 = 4;
/// The fewest.
const FEWEST_PLAYERS: u8 = 2;
/// Lines that fit on the check-list.
pub(crate) const LINES: usize = 6;

/// The set-up of the game that these choices are for.
pub(crate) type SetupOf<C> = <<C as Choices>::Game as Game>::Setup;

/// What the players choose before a game; the rest is the lot's.
pub(crate) trait Choices: Clone {
    type Game: Game;

    /// The choices of a device that nobody has set up yet.
    const FIRST: Self;

    /// How many rows there are to choose from.
    const ROWS: u8;

    /// The set-up, with the lot drawn where it is left to it; `None` when these are no choices of this version.
    fn draw_lots(&self, chance: &mut dyn RngCore) -> Option<SetupOf<Self>>;

    /// A row: its name, and what is chosen. `drawn` is what the lot gave.
    fn row(&self, row: u8, drawn: &SetupOf<Self>, view: View) -> Label;

    /// What a row is about, for B.
    fn explain(_row: u8, view: View) -> &'static str {
        view.texts.help_home
    }

    /// C on a row: takes its next value, or opens the page on which an order is chosen.
    fn choose(&mut self, row: u8) -> Chosen;

    /// How many things are put in order on the page of this row.
    fn items(row: u8) -> u8;

    /// What lies at a place there now, counted from 0.
    fn item(&self, row: u8, at: usize, view: View) -> &'static str;

    /// The title of that page, for the place that is being filled, counted from 1.
    fn place(row: u8, place: u8, view: View) -> Line;

    /// Two items change places.
    fn swap(&mut self, row: u8, one: usize, other: usize);

    /// UP (-1) or DOWN (+1) on the check-list; false where that does nothing.
    fn step(&mut self, step: i8) -> bool;

    /// What stands in the corner of the check-list.
    fn corner(drawn: &SetupOf<Self>, view: View) -> Line;

    /// The check-list: what to lay out, line by line.
    fn check(&self, drawn: &SetupOf<Self>, view: View) -> Vec<Label, LINES>;
}

/// What C on a row led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chosen {
    /// Another value.
    Value,
    /// An order is to be chosen, for this many places.
    Order { places: u8 },
}

/// Who plays, in which order they sit, and who starts: a part of every game's choices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Seating<S> {
    pub(crate) players: u8,
    /// All the colours of the box, those that play first, clockwise.
    pub(crate) seats: S,
    /// By lot when `None`.
    pub(crate) start: Option<Seat>,
}

impl<S: AsRef<[Seat]> + AsMut<[Seat]>> Seating<S> {
    /// Those who play.
    pub(crate) fn playing(&self) -> &[Seat] {
        let all = self.seats.as_ref();
        all.get(..usize::from(self.players)).unwrap_or(all)
    }

    /// Who starts, where that is chosen and plays.
    pub(crate) fn starter(&self) -> Option<Seat> {
        self.start.filter(|start| self.playing().contains(start))
    }

    /// One player more, or as few as can be.
    pub(crate) fn next_players(&mut self) {
        self.players = if self.players < MOST_PLAYERS { self.players + 1 } else { FEWEST_PLAYERS };
    }

    /// The next seat starts; after the last it is left to the lot.
    pub(crate) fn next_start(&mut self) {
        let next = match self.starter().and_then(|start| self.playing().iter().position(|seat| *seat == start)) {
            None => 0,
            Some(at) => at + 1,
        };
        self.start = self.playing().get(next).copied();
    }

    /// Another seat starts, the next (+1) or the one before (-1), round and round.
    pub(crate) fn step_start(&mut self, step: i8) {
        let playing = self.playing();
        let at = self.starter().and_then(|start| playing.iter().position(|seat| *seat == start)).unwrap_or(0);
        let next = (at as i16 + i16::from(step)).rem_euclid(playing.len().max(1) as i16);
        self.start = playing.get(next as usize).copied();
    }

    /// How many places are asked for: the last colour takes the place that is left.
    pub(crate) fn places(&self) -> Chosen {
        Chosen::Order { places: self.players.min(self.seats.as_ref().len().saturating_sub(1) as u8) }
    }

    pub(crate) fn name_at(&self, at: usize, view: View) -> &'static str {
        self.seats.as_ref().get(at).map_or("", |seat| view.name(*seat))
    }

    pub(crate) fn swap(&mut self, one: usize, other: usize) {
        let seats = self.seats.as_mut();
        if one < seats.len() && other < seats.len() {
            seats.swap(one, other);
        }
    }

    pub(crate) fn players_row(&self, view: View) -> Label {
        Label { name: fill(view.texts.players_row, &[]), value: fill("{0}", &[&self.players]) }
    }

    pub(crate) fn seats_row(&self, view: View) -> Label {
        let mut value = Line::new();
        for seat in self.playing() {
            add(&mut value, "{0} ", &[&view.mark(*seat)]);
        }
        Label { name: fill(view.texts.seats_row, &[]), value }
    }

    pub(crate) fn start_row(&self, view: View) -> Label {
        let start = self.starter().map_or(view.texts.by_lot, |start| view.name(start));
        Label { name: fill(view.texts.start_row, &[]), value: fill(start, &[]) }
    }
}

/// Where one is in the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    Check,
    Choices(List),
    /// What comes to this place of the `places` of a row.
    Order {
        row: u8,
        places: u8,
        place: u8,
        list: List,
    },
}

/// The set-up of a game.
#[derive(Clone)]
pub(crate) struct SetUp<C: Choices> {
    pub(crate) choices: C,
    drawn: SetupOf<C>,
    page: Page,
}

/// What a press led to.
pub(crate) enum Answer {
    Stay(Change),
    /// Somebody asks what the marked row is about.
    Help,
    Begin,
    Leave,
}

impl<C: Choices> SetUp<C> {
    /// The check-list for these choices, with a fresh lot. Choices that were stored by another version may be none of
    /// this one's; then for the first ones.
    pub(crate) fn new(choices: &C, chance: &mut dyn RngCore) -> Option<Self> {
        let of = |choices: C, chance: &mut dyn RngCore| {
            let drawn = choices.draw_lots(chance)?;
            Some(SetUp { choices, drawn, page: Page::Check })
        };
        of(choices.clone(), chance).or_else(|| of(C::FIRST, chance))
    }

    /// The set-up as it was drawn.
    pub(crate) fn drawn(&self) -> &SetupOf<C> {
        &self.drawn
    }

    pub(crate) fn press(&mut self, press: Press, chance: &mut dyn RngCore) -> Answer {
        match self.page {
            Page::Check => match (press.short(), press.step()) {
                (Some(Button::A), _) => Answer::Leave,
                (Some(Button::B), _) => self.show(Page::Choices(List::default())),
                (Some(Button::C), _) => Answer::Begin,
                (_, Some(step)) if self.choices.step(step) => {
                    self.redraw(chance);
                    Answer::Stay(Change::Mark)
                }
                _ => Answer::Stay(Change::Nothing),
            },
            Page::Choices(mut list) => match press.short() {
                Some(Button::A) => {
                    self.redraw(chance);
                    self.show(Page::Check)
                }
                Some(Button::B) => Answer::Help,
                Some(Button::C) => match self.choices.choose(list.mark()) {
                    Chosen::Value => {
                        self.redraw(chance);
                        Answer::Stay(Change::Mark)
                    }
                    Chosen::Order { places } => {
                        self.show(Page::Order { row: list.mark(), places, place: 0, list: List::default() })
                    }
                },
                _ => {
                    let change = list.press(press, C::ROWS);
                    self.page = Page::Choices(list);
                    Answer::Stay(change)
                }
            },
            Page::Order { row, places, place, mut list } => match press.short() {
                Some(Button::A) => self.show(Page::Choices(List::at(row))),
                Some(Button::C) => {
                    self.choices.swap(row, place.into(), usize::from(place + list.mark()));
                    self.redraw(chance);
                    if place + 1 < places {
                        self.show(Page::Order { row, places, place: place + 1, list: List::default() })
                    } else {
                        self.show(Page::Choices(List::at(row)))
                    }
                }
                _ => {
                    let change = list.press(press, C::items(row).saturating_sub(place));
                    self.page = Page::Order { row, places, place, list };
                    Answer::Stay(change)
                }
            },
        }
    }

    fn show(&mut self, page: Page) -> Answer {
        self.page = page;
        Answer::Stay(Change::Screen)
    }

    fn redraw(&mut self, chance: &mut dyn RngCore) {
        if let Some(drawn) = self.choices.draw_lots(chance) {
            self.drawn = drawn;
        }
    }

    /// The marked row and what it is about.
    pub(crate) fn help(&self, view: View) -> (Line, &'static str) {
        match self.page {
            Page::Choices(list) => {
                (self.choices.row(list.mark(), &self.drawn, view).name, C::explain(list.mark(), view))
            }
            Page::Check | Page::Order { .. } => (Line::new(), ""),
        }
    }

    pub(crate) fn draw(&self, picture: &mut Picture, view: View, name: &str) {
        let texts = view.texts;
        match self.page {
            Page::Check => {
                let hints = Hints { a: texts.back, b: texts.change, c: texts.begin, up_down: false };
                chrome::draw(picture, texts.check_title, &C::corner(&self.drawn, view), hints);
                for (at, Label { name, value }) in self.choices.check(&self.drawn, view).iter().enumerate() {
                    let y = 28 + 14 * at as i32;
                    fitted(picture, name, [Size::Hint, Size::Small], Align::Left, area(4, y, 55, 14));
                    fitted(picture, value, [Size::Hint, Size::Small], Align::Left, area(62, y, 232, 14));
                }
            }
            Page::Choices(list) => {
                let hints = Hints { a: texts.ok, b: texts.help, c: texts.change, up_down: true };
                chrome::draw(picture, texts.new_game, name, hints);
                list.draw_labels(picture, C::ROWS.into(), |row| Some(self.choices.row(row as u8, &self.drawn, view)));
            }
            Page::Order { row, place, list, .. } => {
                let hints = Hints { a: texts.back, c: texts.choose, up_down: true, ..Hints::default() };
                chrome::draw(picture, &C::place(row, place + 1, view), "", hints);
                let label = |at: usize| {
                    let name = fill(self.choices.item(row, at + usize::from(place), view), &[]);
                    Some(Label { name, ..Label::default() })
                };
                list.draw_labels(picture, C::items(row).saturating_sub(place).into(), label);
            }
        }
    }
}
