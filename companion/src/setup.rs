//! Setting a game up, whichever it is: the check-list, and the choices behind it.
//!
//! The check-list comes first, with last time's choices and a fresh lot, so that the usual evening begins with two
//! presses. What can be chosen is the game's to say, through [`Choices`]. Invariant: what the check-list shows is the
//! set-up that the game begins with.

use core::ops::RangeInclusive;

use engine::{Game, seat::Seat};
use heapless::Vec;
use rand_core::RngCore;
use serde::{Deserialize, Serialize};

use crate::{
    Change,
    draw::{
        area,
        chrome::{self, Hints},
        text::{Align, READ_AT_60_CM, Size, fitted, line},
    },
    picture::{Picture, WIDTH},
    press::{Button, Press},
    screen::{Label, List, Next, Room, Target, View},
    settings::Settings,
    text::{
        Sentence, Word,
        fill::{Line, add, fill},
        prose::Prose,
    },
};

/// Lines that fit on the check-list, and the room between what they are about and what they say.
pub(crate) const LINES: usize = 5;
const CHECK_GAP: u32 = 9;

/// The set-up of the game that these choices are for.
pub(crate) type SetupOf<C> = <<C as Choices>::Game as Game>::Setup;

/// What the players choose before a game; the rest is the lot's.
pub(crate) trait Choices: Clone {
    type Game: Game;

    /// The fewest and the most who can play.
    const PLAYERS: RangeInclusive<u8>;

    /// The choices of a device that nobody has set up yet.
    const FIRST: Self;

    /// How many rows there are to choose from.
    const ROWS: u8;

    /// The set-up, with the lot drawn where it is left to it; who starts is `starts` where that is left to the lot and
    /// somebody is. `None` when these are no choices of this version.
    fn draw_lots(&self, starts: Option<Seat>, chance: &mut dyn RngCore) -> Option<SetupOf<Self>>;

    /// A row: its name, and what is chosen. `drawn` is what the lot gave.
    fn row(&self, row: u8, drawn: &SetupOf<Self>, starts: Option<Seat>, view: View) -> Label;

    /// What a row is about, for B.
    fn explain(&self, row: u8, view: View) -> Prose;

    /// C on a row: takes its next value, or opens the page on which an order is chosen.
    fn choose(&mut self, row: u8) -> Chosen;

    /// How many things are put in order on the page of this row.
    fn items(row: u8) -> u8;

    /// What lies at a place there now, counted from 0.
    fn item(&self, row: u8, at: usize, view: View) -> Line;

    /// The title of that page, for the place that is being filled, counted from 1.
    fn place(row: u8, place: u8, view: View) -> Line;

    /// Two items change places; the same once more changes them back.
    fn swap(&mut self, row: u8, one: usize, other: usize);

    /// UP (-1) or DOWN (+1) on the check-list; false where that does nothing.
    fn step(&mut self, step: i8) -> bool;

    /// The title of the check-list: how many play, and what.
    fn title(drawn: &SetupOf<Self>, view: View) -> Line;

    /// What stands in the corner of the check-list: who starts.
    fn corner(drawn: &SetupOf<Self>, view: View) -> Line;

    /// Whether the check-list can have a second page, to which UP and DOWN turn.
    const HAS_NAMES: bool = false;

    /// What is taken out of the box by name, on that page, by its place from 0; `None` after the last.
    fn name(_drawn: &SetupOf<Self>, _at: usize, _view: View) -> Option<Line> {
        None
    }

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

/// Who plays, in which order they sit, and who starts: a part of every game's choices. It is stored: the order of its
/// fields is the format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Seats<S> {
    pub(crate) players: u8,
    /// All the colours of the box, those that play first, clockwise.
    pub(crate) seats: S,
    /// By lot when `None`.
    pub(crate) start: Option<Seat>,
}

impl<S: AsRef<[Seat]>> Seats<S> {
    /// Those who play.
    pub(crate) fn playing(&self) -> &[Seat] {
        let all = self.seats.as_ref();
        all.get(..usize::from(self.players)).unwrap_or(all)
    }

    /// Who starts where that is not left to the lot: whoever was chosen, or `next`, if they play.
    pub(crate) fn starter(&self, next: Option<Seat>) -> Option<Seat> {
        let plays = |seat: &Seat| self.playing().contains(seat);
        self.start.filter(plays).or(next.filter(plays))
    }

    pub(crate) fn players_row(&self, view: View) -> Label {
        Label { name: fill(view.texts.word(Word::PlayersRow), &[]), value: fill("{0}", &[&self.players]) }
    }

    pub(crate) fn seats_row(&self, view: View) -> Label {
        let mut value = Line::new();
        for seat in self.playing() {
            let template = if value.is_empty() { "{0}" } else { " {0}" };
            add(&mut value, template, &[&view.mark(*seat)]);
        }
        Label { name: fill(view.texts.word(Word::SeatsRow), &[]), value }
    }

    pub(crate) fn start_row(&self, next: Option<Seat>, view: View) -> Label {
        let texts = view.texts;
        let value = match (self.starter(None), self.starter(next)) {
            (Some(chosen), _) => fill(view.name(chosen), &[]),
            (None, Some(next)) => fill(texts.word(Word::ByTurn), &[&view.name(next)]),
            (None, None) => fill(texts.word(Word::ByLot), &[]),
        };
        Label { name: fill(texts.word(Word::StartRow), &[]), value }
    }

    pub(crate) fn name_at(&self, at: usize, view: View) -> Line {
        fill(self.seats.as_ref().get(at).map_or("", |seat| view.name(*seat)), &[])
    }

    /// How many places are asked for: the last colour takes the place that is left.
    pub(crate) fn places(&self) -> Chosen {
        Chosen::Order { places: self.players.min(self.seats.as_ref().len().saturating_sub(1) as u8) }
    }
}

impl<S: AsRef<[Seat]> + AsMut<[Seat]>> Seats<S> {
    /// One player more, or as few as can be.
    pub(crate) fn next_players(&mut self, bounds: RangeInclusive<u8>) {
        self.players = if self.players < *bounds.end() { self.players + 1 } else { *bounds.start() };
    }

    /// The next seat starts; after the last it is left to the lot.
    pub(crate) fn next_start(&mut self) {
        let next = match self.starter(None).and_then(|start| self.playing().iter().position(|seat| *seat == start)) {
            None => 0,
            Some(at) => at + 1,
        };
        self.start = self.playing().get(next).copied();
    }

    /// Another seat starts, the next (+1) or the one before (-1), round and round.
    pub(crate) fn step_start(&mut self, step: i8) {
        let playing = self.playing();
        let at = self.starter(None).and_then(|start| playing.iter().position(|seat| *seat == start)).unwrap_or(0);
        let next = (at as i16 + i16::from(step)).rem_euclid(playing.len().max(1) as i16);
        self.start = playing.get(next as usize).copied();
    }

    pub(crate) fn swap(&mut self, one: usize, other: usize) {
        let seats = self.seats.as_mut();
        if one < seats.len() && other < seats.len() {
            seats.swap(one, other);
        }
    }
}

/// Where one is in the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    Check,
    /// Its second page.
    Names,
    Choices(List),
    /// What comes to this place of the `places` of a row.
    Order {
        row: u8,
        places: u8,
        place: u8,
        list: List,
    },
}

/// The most places that an order has: the unique districts of Machiavelli.
const MOST_PLACES: usize = 14;

/// Names below each other on the second page of the check-list.
const IN_COLUMN: usize = 7;
/// From one to the next, how many rows of pixels are left for tails, and how wide each name can be.
const APART: i32 = 15;
const MOST_TAILS: i32 = 4;
pub(crate) const NAME_WIDE: u32 = WIDTH / 2 - 3;

/// The set-up of a game.
#[derive(Clone)]
pub(crate) struct SetUp<C: Choices> {
    pub(crate) choices: C,
    drawn: SetupOf<C>,
    /// Who starts by turns, where that is left to the lot.
    starts: Option<Seat>,
    page: Page,
    /// What was chosen for each place of the order that is open: so far from it on the list.
    chosen: [u8; MOST_PLACES],
}

impl<C: Choices> SetUp<C> {
    /// The check-list for these choices, with a fresh lot. Choices that were stored by another version may be none of
    /// this one's; then for the first ones.
    pub(crate) fn new(choices: &C, starts: Option<Seat>, chance: &mut dyn RngCore) -> Option<Self> {
        let of = |choices: C, chance: &mut dyn RngCore| {
            let drawn = choices.draw_lots(starts, chance)?;
            Some(SetUp { choices, drawn, starts, page: Page::Check, chosen: [0; MOST_PLACES] })
        };
        of(choices.clone(), chance).or_else(|| of(C::FIRST, chance))
    }

    /// The set-up as it was drawn.
    pub(crate) fn drawn(&self) -> &SetupOf<C> {
        &self.drawn
    }

    pub(crate) fn press(&mut self, press: Press, settings: &mut Settings, chance: &mut dyn RngCore) -> Next {
        match self.page {
            Page::Check | Page::Names => match (press.short(), press.step()) {
                (Some(Button::A), _) if self.page == Page::Names => self.show(Page::Check),
                (Some(Button::A), _) => Next::Back,
                (Some(Button::B), _) => self.show(Page::Choices(List::default())),
                (Some(Button::C), _) => Next::Open(Target::Begin),
                (_, Some(step)) if self.choices.step(step) => {
                    self.redraw(chance);
                    Next::Stay(Change::Mark)
                }
                (_, Some(_)) if self.has_names() => {
                    self.show(if self.page == Page::Check { Page::Names } else { Page::Check })
                }
                _ => Next::NOTHING,
            },
            Page::Choices(mut list) => match press.short() {
                Some(Button::A) => self.show(Page::Check),
                Some(Button::B) => Next::Help,
                Some(Button::C) if list.mark() == C::ROWS.into() => {
                    settings.teaching = settings.teaching.next();
                    Next::Stay(Change::Mark)
                }
                Some(Button::C) => match self.choices.choose(list.mark() as u8) {
                    Chosen::Value => {
                        self.redraw(chance);
                        Next::Stay(Change::Mark)
                    }
                    Chosen::Order { places } => {
                        self.show(Page::Order { row: list.mark() as u8, places, place: 0, list: List::default() })
                    }
                },
                _ => {
                    let change = list.press(press, Self::ROWS);
                    self.page = Page::Choices(list);
                    Next::Stay(change)
                }
            },
            Page::Order { row, places, place, mut list } => match press.short() {
                // What is marked comes to this place, and what was there to its own; the same once more takes it back.
                Some(button @ (Button::A | Button::B | Button::C)) => {
                    let leave = Page::Choices(List::at(row.into()));
                    let (at, mark, then) = match (button, place.checked_sub(1)) {
                        (Button::C, _) => (place, list.mark() as u8, place + 1),
                        (Button::A, Some(before)) => {
                            (before, self.chosen.get(usize::from(before)).map_or(0, |one| *one), before)
                        }
                        // The places that are left stay as they are.
                        _ => return self.show(leave),
                    };
                    if let Some(chosen) = self.chosen.get_mut(usize::from(at)) {
                        *chosen = mark;
                    }
                    let list = if then == at { List::at(mark.into()) } else { List::default() };
                    self.choices.swap(row, at.into(), usize::from(at + mark));
                    self.redraw(chance);
                    self.show(if then < places { Page::Order { row, places, place: then, list } } else { leave })
                }
                _ => {
                    let change = list.press(press, C::items(row).saturating_sub(place).into());
                    self.page = Page::Order { row, places, place, list };
                    Next::Stay(change)
                }
            },
        }
    }

    fn has_names(&self) -> bool {
        C::HAS_NAMES && C::name(&self.drawn, 0, View::of(Settings::default())).is_some()
    }

    fn show(&mut self, page: Page) -> Next {
        self.page = page;
        Next::Stay(Change::Screen)
    }

    fn redraw(&mut self, chance: &mut dyn RngCore) {
        if let Some(drawn) = self.choices.draw_lots(self.starts, chance) {
            self.drawn = drawn;
        }
    }

    /// The row that is marked or opened, and what it is about; of the check-list, what to do with it.
    pub(crate) fn help(&self, view: View) -> (Line, Prose) {
        let row = match self.page {
            Page::Choices(list) => list.mark() as u8,
            Page::Order { row, .. } => row,
            Page::Check | Page::Names => return (C::title(&self.drawn, view), view.texts.say(Sentence::HelpCheck)),
        };
        let text =
            if row == C::ROWS { view.texts.say(Sentence::ExplainTeaching) } else { self.choices.explain(row, view) };
        (self.row(row, view).name, text)
    }

    /// The game's rows, and how much is explained, which is a setting and not the game's.
    const ROWS: usize = C::ROWS as usize + 1;

    fn row(&self, row: u8, view: View) -> Label {
        if row == C::ROWS { view.teaching_row() } else { self.choices.row(row, &self.drawn, self.starts, view) }
    }

    pub(crate) fn draw(&self, picture: &mut Picture, view: View, name: &str) {
        let texts = view.texts;
        match self.page {
            Page::Check => {
                let hints = Hints {
                    a: texts.word(Word::Back),
                    b: texts.word(Word::Change),
                    c: texts.word(Word::Begin),
                    up_down: self.has_names(),
                };
                chrome::draw(picture, &C::title(&self.drawn, view), &C::corner(&self.drawn, view), hints);
                let lines = self.choices.check(&self.drawn, view);
                let names = lines.iter().map(|line| Size::Body.width(&line.name)).max().unwrap_or(0);
                for (at, Label { name, value }) in lines.iter().enumerate() {
                    let row = |x: u32, width: u32| area(x as i32, Room::BODY.y(at), width, Room::BODY.row);
                    line(picture, name, Size::Body, Align::Left, row(4, names));
                    let x = 4 + names + CHECK_GAP;
                    let room = row(x, chrome::right_end(hints.up_down) as u32 - 1 - x);
                    // Where UP and DOWN turn the page there is less room.
                    if Size::Body.width(value) <= room.size.width {
                        picture.expect(row(4, WIDTH), READ_AT_60_CM);
                    }
                    fitted(picture, value, [Size::Body, Size::Hint, Size::Small], Align::Left, room);
                }
            }
            Page::Names if C::HAS_NAMES => {
                // Two columns of the whole width, from the top down: the line above the button that turned here says what they are.
                chrome::draw_footer(
                    picture,
                    Hints {
                        a: texts.word(Word::Back),
                        b: texts.word(Word::Change),
                        c: texts.word(Word::Begin),
                        up_down: false,
                    },
                );
                for column in 0..2 {
                    let names = || (0..IN_COLUMN).map_while(|at| C::name(&self.drawn, column * IN_COLUMN + at, view));
                    // Letters that reach below their line keep those of the next row off; many of them leave less room.
                    let tail = |name: &Line| i32::from(name.contains(['g', 'j', 'p', 'q', 'y']));
                    let tails: i32 = names().take(IN_COLUMN - 1).map(|name| tail(&name)).sum();
                    let size = if tails <= MOST_TAILS { Size::Body } else { Size::Hint };
                    let (x, mut y) = (1 + column as i32 * (WIDTH as i32 / 2 + 2), i32::from(size == Size::Hint));
                    if size == Size::Body {
                        picture.expect(area(x, 0, NAME_WIDE, chrome::FOOTER_Y as u32), READ_AT_60_CM);
                    }
                    for name in names() {
                        line(picture, &name, size, Align::Left, area(x, y, NAME_WIDE, size.line()));
                        y += APART + tail(&name);
                    }
                }
            }
            Page::Names => {}
            Page::Choices(list) => {
                let hints = Hints {
                    a: texts.word(Word::Ok),
                    b: texts.word(Word::Help),
                    c: texts.word(Word::Change),
                    up_down: true,
                };
                chrome::draw(picture, name, "", hints);
                list.draw(picture, Self::ROWS, Room::BODY, &mut |row| Some(self.row(row as u8, view)));
            }
            Page::Order { row, place, list, .. } => {
                let a = if place == 0 { texts.word(Word::Back) } else { texts.word(Word::Undo) };
                let hints = Hints { a, b: texts.word(Word::Ok), c: texts.word(Word::Choose), up_down: true };
                chrome::draw(picture, &C::place(row, place + 1, view), "", hints);
                let mut label = |at: usize| {
                    let name = self.choices.item(row, at + usize::from(place), view);
                    Some(Label { name, ..Label::default() })
                };
                list.draw(picture, C::items(row).saturating_sub(place).into(), Room::BODY, &mut label);
            }
        }
    }
}
