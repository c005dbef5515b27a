//! Setting a game up: the check-list, and the choices behind it.
//!
//! The check-list comes first, with last time's choices and a fresh lot, so that the usual evening begins with two
//! presses. Invariant: what the check-list shows is the set-up that `begin` begins with.

use engine::{
    magna_carta::{
        Setup,
        cards::Neutral,
        setup::{Books, Draft, Variant},
        tokens::{Part, Tokens},
    },
    seat::Seat,
};
use heapless::Vec;
use rand_core::RngCore;
use serde::{Deserialize, Serialize};

use super::{DRAWN, NAME, letter, name, words};
use crate::{
    Change,
    draw::{
        area,
        chrome::{self, Hints},
        text::{Align, Size, fitted, line},
    },
    picture::Picture,
    press::{Button, Press},
    screen::{List, Row, View},
    text::fill::{Line, add, fill},
};

/// The four colours, and so the most players.
const SEATS: usize = 4;

/// What the players choose; the rest is the lot's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Choices {
    variant: Variant,
    books: Books,
    players: u8,
    /// All four colours, those that play first, clockwise.
    seats: [Seat; SEATS],
    /// By lot when `None`.
    start: Option<Seat>,
    /// The neutral cards in street order, all four of them; by lot when `None`.
    street: Option<[Neutral; 4]>,
}

impl Choices {
    pub(crate) const FIRST: Self = Choices {
        variant: Variant::Standard,
        books: Books::Table,
        players: 4,
        seats: [Seat::Orange, Seat::Green, Seat::Blue, Seat::Red],
        start: None,
        street: None,
    };

    fn playing(&self) -> &[Seat] {
        self.seats.get(..usize::from(self.players)).unwrap_or(&self.seats)
    }

    /// The set-up, with the lot drawn where it is left to it.
    fn draw_lots(&self, chance: &mut dyn RngCore) -> Option<Setup> {
        let mut chance = chance;
        let drawn = Setup::random(self.variant, self.books, self.playing(), &mut chance).ok()?;
        let mut draft: Draft = drawn.into();
        if let Some(start) = self.start.filter(|start| self.playing().contains(start)) {
            draft.start = start;
        }
        if let Some(street) = self.street {
            // As many as the lot has drawn.
            draft.street = street.into_iter().take(draft.street.len()).collect();
        }
        draft.try_into().ok()
    }
}

/// The rows of the choices.
#[derive(Clone, Copy)]
enum Choosing {
    Variant,
    Players,
    Seats,
    Books,
    Start,
    Street,
}
const ROWS: [Choosing; 6] =
    [Choosing::Variant, Choosing::Players, Choosing::Books, Choosing::Seats, Choosing::Start, Choosing::Street];

/// Where one is in the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    Check,
    Choices(List),
    /// Which colour sits at this place.
    Seat {
        place: u8,
        list: List,
    },
    /// Which neutral card lies at this place.
    Card {
        place: u8,
        list: List,
    },
}

/// The set-up of a game.
#[derive(Clone, Debug)]
pub(crate) struct SetUp {
    pub(crate) choices: Choices,
    drawn: Setup,
    page: Page,
}

/// What a press led to.
pub(crate) enum Answer {
    Stay(Change),
    Begin,
    Leave,
}

impl SetUp {
    /// The check-list for these choices, with a fresh lot.
    pub(crate) fn new(choices: Choices, chance: &mut dyn RngCore) -> Option<Self> {
        let drawn = choices.draw_lots(chance)?;
        Some(SetUp { choices, drawn, page: Page::Check })
    }

    /// The set-up as it was drawn.
    pub(crate) fn drawn(&self) -> &Setup {
        &self.drawn
    }

    pub(crate) fn press(&mut self, press: Press, chance: &mut dyn RngCore) -> Answer {
        match self.page {
            Page::Check => match press.short() {
                Some(Button::A) => Answer::Leave,
                Some(Button::B) => self.show(Page::Choices(List::default())),
                Some(Button::C) => Answer::Begin,
                _ => Answer::Stay(Change::Nothing),
            },
            Page::Choices(mut list) => match press.short() {
                Some(Button::A) => {
                    self.redraw(chance);
                    self.show(Page::Check)
                }
                Some(Button::C) => self.choose(list, chance),
                _ => {
                    let change = list.press(press, ROWS.len() as u8);
                    self.page = Page::Choices(list);
                    Answer::Stay(change)
                }
            },
            Page::Seat { place, mut list } => match press.short() {
                Some(Button::A) => self.show(Page::Choices(List::at(3))),
                Some(Button::C) => {
                    let place = usize::from(place);
                    self.choices.seats.swap(place, place + usize::from(list.mark()));
                    self.redraw(chance);
                    // The last place takes the colour that is left.
                    if place + 2 < self.choices.playing().len().max(2)
                        || (place + 1 < usize::from(self.choices.players) && place + 1 < SEATS - 1)
                    {
                        self.show(Page::Seat { place: place as u8 + 1, list: List::default() })
                    } else {
                        self.show(Page::Choices(List::at(3)))
                    }
                }
                _ => {
                    let change = list.press(press, SEATS as u8 - place);
                    self.page = Page::Seat { place, list };
                    Answer::Stay(change)
                }
            },
            Page::Card { place, mut list } => match press.short() {
                Some(Button::A) => self.show(Page::Choices(List::at(5))),
                Some(Button::C) => {
                    let mut street = self.choices.street.unwrap_or(DRAWN);
                    street.swap(usize::from(place), usize::from(place + list.mark()));
                    self.choices.street = Some(street);
                    self.redraw(chance);
                    if place + 2 < self.choices.players {
                        self.show(Page::Card { place: place + 1, list: List::default() })
                    } else {
                        self.show(Page::Choices(List::at(5)))
                    }
                }
                _ => {
                    let change = list.press(press, DRAWN.len() as u8 - place);
                    self.page = Page::Card { place, list };
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

    /// C on a row: its next value, or the page on which it is chosen.
    fn choose(&mut self, list: List, chance: &mut dyn RngCore) -> Answer {
        let choices = &mut self.choices;
        match ROWS.get(usize::from(list.mark())) {
            Some(Choosing::Variant) => {
                choices.variant = match choices.variant {
                    Variant::Intro => Variant::Standard,
                    Variant::Standard => Variant::Intro,
                }
            }
            Some(Choosing::Players) => choices.players = if choices.players < 4 { choices.players + 1 } else { 2 },
            Some(Choosing::Books) => {
                choices.books = match choices.books {
                    Books::Table => Books::Device,
                    Books::Device => Books::Table,
                }
            }
            Some(Choosing::Seats) => return self.show(Page::Seat { place: 0, list: List::default() }),
            Some(Choosing::Start) => {
                let playing = choices.playing();
                let next = match choices.start.and_then(|start| playing.iter().position(|seat| *seat == start)) {
                    None => 0,
                    Some(at) => at + 1,
                };
                choices.start = playing.get(next).copied();
            }
            Some(Choosing::Street) if choices.street.is_some() => choices.street = None,
            Some(Choosing::Street) => return self.show(Page::Card { place: 0, list: List::default() }),
            None => {}
        }
        self.redraw(chance);
        Answer::Stay(Change::Mark)
    }

    pub(crate) fn draw(&self, picture: &mut Picture, view: View) {
        let (texts, words) = (view.texts, words(view));
        let choosing = Hints { a: texts.ok, c: texts.change, up_down: true, ..Hints::default() };
        let picking = Hints { a: texts.back, c: texts.choose, up_down: true, ..Hints::default() };
        match self.page {
            Page::Check => self.draw_check(picture, view),
            Page::Choices(list) => {
                chrome::draw(picture, texts.new_game, NAME, choosing);
                let values = ROWS.map(|row| self.value(row, view));
                let labels = ROWS.map(|row| match row {
                    Choosing::Variant => words.rules_row,
                    Choosing::Players => words.players_row,
                    Choosing::Seats => words.seats_row,
                    Choosing::Books => words.books_row,
                    Choosing::Start => words.start_row,
                    Choosing::Street => words.street_row,
                });
                let mut rows: Vec<Row<'_>, 6> = Vec::new();
                for (label, value) in labels.into_iter().zip(&values) {
                    let _ = rows.push(Row { label, value });
                }
                list.draw(picture, &rows);
            }
            Page::Seat { place, list } => {
                chrome::draw(picture, &fill(words.seat_at, &[&(place + 1)]), "", picking);
                let mut rows: Vec<Row<'_>, SEATS> = Vec::new();
                for seat in self.choices.seats.iter().skip(place.into()) {
                    let _ = rows.push(Row { label: name(*seat, view), value: "" });
                }
                list.draw(picture, &rows);
            }
            Page::Card { place, list } => {
                chrome::draw(picture, &fill(words.card_at, &[&(place + 1)]), "", picking);
                let mut rows: Vec<Row<'_>, SEATS> = Vec::new();
                for card in self.choices.street.unwrap_or(DRAWN).iter().skip(place.into()) {
                    let _ = rows.push(Row { label: words.neutrals[card.index()], value: "" });
                }
                list.draw(picture, &rows);
            }
        }
    }

    fn value(&self, row: Choosing, view: View) -> Line {
        let (choices, words) = (&self.choices, words(view));
        match row {
            Choosing::Variant => fill(words.variants[choices.variant.index()], &[]),
            Choosing::Players => fill("{0}", &[&choices.players]),
            Choosing::Books => fill(words.books[choices.books.index()], &[]),
            Choosing::Seats => {
                let mut letters = Line::new();
                for seat in choices.playing() {
                    add(&mut letters, "{0} ", &[&letter(*seat, view)]);
                }
                letters
            }
            Choosing::Start => match choices.start.filter(|start| choices.playing().contains(start)) {
                Some(start) => fill(name(start, view), &[]),
                None => fill(words.by_lot, &[]),
            },
            Choosing::Street => match choices.street {
                Some(_) => self.street(view, " "),
                None => fill(words.by_lot, &[]),
            },
        }
    }

    /// The drawn cards by name.
    fn street(&self, view: View, gap: &str) -> Line {
        let mut text = Line::new();
        for card in self.drawn.street() {
            if !text.is_empty() {
                add(&mut text, gap, &[]);
            }
            add(&mut text, words(view).neutrals[card.index()], &[]);
        }
        text
    }

    fn draw_check(&self, picture: &mut Picture, view: View) {
        let (texts, words) = (view.texts, words(view));
        let players = self.drawn.seats().len();
        let corner = fill(words.check_players, &[&players, &words.variants[self.drawn.variant().index()]]);
        let hints = Hints { a: texts.back, b: texts.change, c: texts.begin, up_down: false };
        chrome::draw(picture, words.check_title, &corner, hints);
        let stock = Tokens::stock_for(players);
        let of = |part: Part| stock.of(part);
        let tokens = fill(words.check_tokens[1], &[&of(Part::Dungeon), &of(Part::Walls), &of(Part::Towers)]);
        let mut street = self.street(view, ", ");
        add(&mut street, ", {0}", &[&words.neutrals[Neutral::Peddler.index()]]);
        let start = name(self.drawn.start(), view);
        let provost = match self.drawn.variant() {
            Variant::Standard => words.check_provost[1],
            Variant::Intro => "",
        };
        let rows: [(&str, &str); 6] = [
            (words.check_tokens[0], &tokens),
            (words.check_street, &street),
            (words.check_provost[0], provost),
            (words.check_each[0], words.check_each[1]),
            (words.check_hand[0], words.check_hand[1]),
            (words.check_start, start),
        ];
        let shown = rows.into_iter().filter(|(_, text)| !text.is_empty());
        for (at, (label, text)) in shown.enumerate() {
            let y = 28 + 14 * at as i32;
            line(picture, label, Size::Hint, Align::Left, area(4, y, 55, 14));
            fitted(picture, text, [Size::Hint, Size::Small], Align::Left, area(60, y, 234, 14));
        }
    }
}
