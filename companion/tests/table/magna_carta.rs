//! What the finger means at a table of Magna Carta.
//!
//! Where a mark or a number starts is written here once more, so that a start that moves shows in the budgets: the mark on
//! the next in turn order who has not passed, the provost and the castle at 0, an action on what the seat did last. After an undo it may stand elsewhere; a
//! test that goes on from there says where to.

use companion::{press::Button, settings::Language};
use engine::{
    Game,
    magna_carta::{
        Action, Event, MagnaCarta, Phase,
        cards::{Building, Prestige, PrestigeCard},
        event::{Counted, Held},
        setup::{Books, Variant},
        street::Face,
        tokens::Part,
    },
    prompt::Kind as Asks,
    seat::Seat,
};

use super::Table;

/// The row of the choices in which the start player is chosen.
const START_ROW: usize = 4;

impl Table {
    /// A game from its first screen on; the choices are made as players make them.
    pub(crate) fn playing(language: Language, variant: Variant, players: u8, books: Books) -> Self {
        let mut table = Self::speaking(language);
        table.set_up(variant, players, books);
        table
    }

    /// The actions of the first round of four players who keep their own books.
    pub(crate) fn in_actions() -> Self {
        let mut table = Self::playing(Language::Dutch, Variant::Standard, 4, Books::Table);
        table.go_on();
        assert_eq!(table.phase(), Phase::Actions);
        table
    }

    /// The same with this start player.
    pub(crate) fn in_actions_from(start: Seat) -> Self {
        let mut table = Self::new();
        table.taps(&[Button::C, Button::B]);
        table.tap_times(Button::Down, START_ROW);
        // The lot, then everybody in turn.
        let seats = [Seat::Orange, Seat::Green, Seat::Blue, Seat::Red];
        let place = seats.iter().position(|seat| *seat == start).expect("the seat plays");
        table.tap_times(Button::C, 1 + place);
        table.taps(&[Button::A, Button::C]);
        table.go_on();
        assert_eq!((table.phase(), table.game().start()), (Phase::Actions, start));
        table
    }

    pub(crate) fn phase(&self) -> Phase {
        self.game().phase()
    }

    /// From the home screen, with the mark on "new game" and no game waiting, to the first screen of the game.
    pub(crate) fn set_up(&mut self, variant: Variant, players: u8, books: Books) {
        self.tap(Button::C);
        self.choose_set_up(variant, players, books);
    }

    /// From the check-list of a device that last played with the standard rules, four players and their own books.
    pub(crate) fn choose_set_up(&mut self, variant: Variant, players: u8, books: Books) {
        let change_players = usize::from((players + 3 - 4) % 3);
        let changes = [
            usize::from(variant != Variant::Standard),
            if players == 4 { 0 } else { change_players },
            usize::from(books != Books::Table),
        ];
        if changes != [0; 3] {
            self.tap(Button::B);
            let mut row = 0;
            for (wanted, times) in changes.into_iter().enumerate() {
                if times > 0 {
                    self.tap_times(Button::Down, wanted - row);
                    self.tap_times(Button::C, times);
                    row = wanted;
                }
            }
            self.tap(Button::A);
        }
        self.tap(Button::C);
        let setup = self.game().setup();
        assert_eq!((setup.variant(), setup.seats().len(), setup.books()), (variant, players.into(), books));
    }

    pub(crate) fn seats(&self) -> Vec<Seat> {
        self.game().setup().seats().to_vec()
    }

    /// The seat that is asked.
    pub(crate) fn asked(&self) -> Option<Seat> {
        self.game().prompt().and_then(|prompt| prompt.seat)
    }

    pub(crate) fn go_on(&mut self) {
        self.tap(Button::C);
    }

    /// The mark goes from the next in turn order to `seat`, the shorter way through those who have not passed.
    pub(crate) fn mark_seat(&mut self, seat: Seat) {
        self.mark_seat_from(None, seat);
    }

    /// The same from a seat that was taken back and is offered again.
    pub(crate) fn mark_seat_from(&mut self, offered: Option<Seat>, seat: Seat) {
        let prompt = self.game().prompt().expect("a seat is asked");
        let Asks::Seat { among, usual } = prompt.kind else { panic!("no seat is asked in {:?}", self.phase()) };
        let from = offered.unwrap_or(usual);
        let strip = self.game().setup().seating().clockwise_from(self.game().start());
        let strip: Vec<Seat> = strip.filter(|seat| among.contains(*seat)).collect();
        let place = |wanted| strip.iter().position(|seat| *seat == wanted).expect("the seat has not passed");
        let down = (place(seat) + strip.len() - place(from)) % strip.len();
        if down * 2 <= strip.len() {
            self.tap_times(Button::Down, down);
        } else {
            self.tap_times(Button::Up, strip.len() - down);
        }
    }

    pub(crate) fn pass(&mut self, seat: Seat) {
        assert_eq!(self.phase(), Phase::Actions);
        self.mark_seat(seat);
        self.tap(Button::C);
    }

    /// In the order in which they sit.
    pub(crate) fn everybody_passes(&mut self) {
        for seat in self.seats() {
            self.pass(seat);
        }
    }

    /// In turn order: one press each.
    pub(crate) fn everybody_passes_in_turn(&mut self) {
        self.tap_times(Button::C, self.seats().len());
        assert_ne!(self.phase(), Phase::Actions);
    }

    /// The seat, B, the row, C.
    pub(crate) fn build(&mut self, seat: Seat, building: Building) {
        let offered = |event: &Event| matches!(event, Event::Build { seat: by, .. } if *by == seat);
        let row = self
            .game()
            .legal()
            .filter(offered)
            .position(|event| matches!(event, Event::Build { building: other, .. } if other == building));
        self.mark_seat(seat);
        self.tap(Button::B);
        self.tap_times(Button::Down, row.expect("the building is still in the player's set"));
        self.tap(Button::C);
        assert!(self.game().has_built(seat, building), "{seat} did not build {building}");
    }

    /// The seat, B, the heading "prestige" under the buildings, the row in it, C.
    pub(crate) fn put_up(&mut self, seat: Seat, prestige: Prestige) {
        let legal: Vec<Event> = self.game().legal().collect();
        let buildings = legal.iter().filter(|event| matches!(event, Event::Build { seat: by, .. } if *by == seat));
        let cards = legal.iter().filter_map(|event| match event {
            Event::Prestige { seat: by, card: PrestigeCard::Known(card), .. } if *by == seat => Some(*card),
            _ => None,
        });
        let (heading, cards) = (buildings.count(), cards.collect::<Vec<_>>());
        self.mark_seat(seat);
        self.tap(Button::B);
        self.tap_times(Button::Down, heading);
        self.tap(Button::C);
        if cards.len() > 1 {
            self.tap_times(Button::Down, cards.iter().position(|card| *card == prestige).expect("it is on offer"));
            self.tap(Button::C);
        }
        assert_eq!(self.game().prestige_owner(prestige), Some(seat));
    }

    /// What the list has that B opens in the effects phase.
    fn behind_b(&self) -> impl Iterator<Item = Event> {
        self.game().legal().filter(|event| matches!(event, Event::Church { .. } | Event::Flip { .. }))
    }

    /// An entry of that list, which stays as long as there is something on it; A leaves it.
    pub(crate) fn enter_from_b(&mut self, wanted: Event) {
        self.enter_and_stay(wanted);
        if self.behind_b().next().is_some() {
            self.tap(Button::A);
        }
    }

    /// The same without leaving the list.
    pub(crate) fn enter_and_stay(&mut self, wanted: Event) {
        let rows = rows_behind_b(self.game());
        let row = rows.iter().position(|row| row.contains(&wanted)).expect("the entry is on the list");
        self.tap(Button::B);
        self.tap_times(Button::Down, row);
        self.tap(Button::C);
        if rows[row].len() > 1 {
            let card = rows[row].iter().position(|event| *event == wanted).unwrap_or(0);
            self.tap_times(Button::Down, card);
            self.tap(Button::C);
        }
    }

    /// A row of the list that the device shows by itself (Ledger); under its heading where there are several alike.
    pub(crate) fn pick(&mut self, wanted: Event) {
        let rows = rows(self.game());
        let row = rows
            .iter()
            .position(|events| events.contains(&wanted))
            .unwrap_or_else(|| panic!("{wanted} is not on the list"));
        let down = (row + rows.len() - first_row(self.game(), &rows)) % rows.len();
        self.mark(down, rows.len());
        self.tap(Button::C);
        if rows[row].len() > 1 {
            let cards = cards(&rows[row]);
            let card = cards.iter().position(|ways| ways.contains(&wanted)).expect("it is under the heading");
            self.mark(card, cards.len());
            self.tap(Button::C);
            if cards[card].len() > 1 {
                self.mark(cards[card].iter().position(|way| *way == wanted).unwrap_or(0), cards[card].len());
                self.tap(Button::C);
            }
        }
    }

    /// So many rows down, the shorter way round.
    fn mark(&mut self, down: usize, of: usize) {
        if down * 2 <= of {
            self.tap_times(Button::Down, down);
        } else {
            self.tap_times(Button::Up, of - down);
        }
    }

    /// "Nobody else", which is B while somebody is still to be asked after this seat.
    pub(crate) fn nobody_else(&mut self) {
        assert!(self.game().prompt().is_some_and(|prompt| prompt.nobody), "somebody is still to be asked");
        self.tap(Button::B);
    }

    /// The number, from 0: UP is more, DOWN is less.
    fn number(&mut self, wanted: i16) {
        let button = if wanted > 0 { Button::Up } else { Button::Down };
        self.tap_times(button, wanted.unsigned_abs().into());
        self.tap(Button::C);
    }

    /// The seat that is asked moves the provost.
    pub(crate) fn provost(&mut self, steps: i16) {
        assert_eq!(self.phase(), Phase::Provost);
        self.number(steps);
    }

    /// The seat that is asked offers batches.
    pub(crate) fn batches(&mut self, batches: i16) {
        assert_eq!(self.phase(), Phase::Castle);
        self.number(batches);
    }

    /// The end of the last round is read before the first count: C leads on, and the footer says where to.
    pub(crate) fn read_the_end(&mut self) {
        assert_eq!(self.phase(), Phase::Over);
        if self.says("> ") {
            self.tap(Button::C);
        }
    }

    /// What a seat counts at the end, from 0: gold, cubes and deniers on one screen, C from one to the next.
    pub(crate) fn count(&mut self, numbers: [usize; 3]) {
        self.read_the_end();
        for number in numbers {
            self.tap_times(Button::Up, number);
            self.tap(Button::C);
        }
    }

    /// From the actions to the actions of the next round, without anything happening.
    pub(crate) fn quiet_round(&mut self) {
        self.everybody_passes_in_turn();
        if self.game().is_standard() {
            self.nobody_else();
        }
        self.go_on();
        self.nobody_else();
        self.go_on();
    }
}

/// What can be set by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    // Of the table.
    Provost,
    Start,
    Stock(Part),
    // Of a seat.
    Held(Held),
    Tokens(Part),
    Count(Counted),
    Passed,
    /// The seat's own card at this position of the street.
    Card(u8),
}

impl Value {
    /// Its row in the list of its owner.
    fn row(self, game: &MagnaCarta, owner: Option<Seat>) -> usize {
        let table = [Value::Provost, Value::Start].into_iter().chain(Part::ALL.map(Value::Stock));
        let of_table = table.filter(|value| *value != Value::Provost || game.is_standard());
        let held = Held::ALL.map(Value::Held).into_iter().filter(|_| game.keeps_books());
        let counted = !game.keeps_books() && game.phase() == Phase::Over;
        let counts = Counted::ALL.map(Value::Count).into_iter().filter(|_| counted);
        let passed = [Value::Passed].into_iter().filter(|_| game.phase() == Phase::Actions);
        let own = |at: &u8| match game.street().at(*at).map(|card| card.face) {
            // A card under a prestige building stays as it is.
            Some(Face::Residence { under: Some(_), .. }) | None => false,
            Some(face) => face.owner() == owner,
        };
        let cards = (1..=game.street().len()).filter(own).map(Value::Card);
        let of_seat = held.chain(Part::ALL.map(Value::Tokens)).chain(counts).chain(passed).chain(cards);
        let mut rows: Box<dyn Iterator<Item = Value>> =
            if owner.is_some() { Box::new(of_seat) } else { Box::new(of_table) };
        rows.position(|value| value == self).unwrap_or_else(|| panic!("{self:?} is not on the list of {owner:?}"))
    }
}

impl Table {
    /// Opens the values of a seat, or of the table: menu, correct, whose.
    pub(crate) fn open_values(&mut self, owner: Option<Seat>) {
        let (seats, asked) = (self.seats(), self.asked());
        let row = |owner: Option<Seat>| seats.iter().position(|seat| Some(*seat) == owner);
        let to = row(owner).unwrap_or(seats.len());
        let from = asked.and_then(|asked| row(Some(asked))).unwrap_or(0);
        self.hold(Button::C);
        self.tap(Button::C);
        self.tap_times(Button::Down, (to + seats.len() + 1 - from) % (seats.len() + 1));
        self.tap(Button::C);
    }

    /// Opens the values of `owner` and begins to change this one: C would set it.
    pub(crate) fn begin_to_correct(&mut self, owner: Option<Seat>, value: Value) {
        let row = value.row(self.game(), owner);
        self.open_values(owner);
        self.tap_times(Button::Down, row);
        self.tap(Button::C);
    }

    /// From the list of values to the table.
    pub(crate) fn close_values(&mut self) {
        self.taps(&[Button::A, Button::A]);
    }

    /// Sets a value so many steps higher, or lower below 0, and leaves the list.
    pub(crate) fn correct(&mut self, owner: Option<Seat>, value: Value, steps: i16) {
        self.begin_to_correct(owner, value);
        let button = if steps > 0 { Button::Up } else { Button::Down };
        match steps.unsigned_abs().into() {
            steps @ 0..=3 => self.tap_times(button, steps),
            steps => _ = self.hold_for(button, steps),
        }
        self.tap(Button::C);
        self.close_values();
    }
}

/// What stands under a heading: ways to pay for the same building stand under its name.
pub(crate) fn cards(row: &[Event]) -> Vec<&[Event]> {
    let building = |event: &Event| match event {
        Event::Build { building, .. } => Some(*building),
        _ => None,
    };
    row.chunk_by(|a, b| building(a).is_some() && building(a) == building(b)).collect()
}

/// Where the mark starts: on what the seat did last but for the pass, on the worker at first and after an exchange of the
/// hand; in the effects on the gain, which is the first row.
pub(crate) fn first_row(game: &MagnaCarta, rows: &[Vec<Event>]) -> usize {
    let Some(seat) = game.prompt().and_then(|prompt| prompt.seat) else { return 0 };
    let last = game.last_action(seat);
    let did = |row: &Vec<Event>| match row[0] {
        Event::Worker { .. } => matches!(last, Action::Worker | Action::Redraw),
        Event::Build { .. } => last == Action::Build,
        Event::Prestige { .. } => last == Action::Prestige,
        Event::Draw(_) => last == Action::Draw,
        _ => false,
    };
    rows.iter().position(did).unwrap_or(0)
}

/// The rows of the list that B opens in the effects phase: the cards that a seat can turn over stand under a heading where
/// there is more than one of them.
pub(crate) fn rows_behind_b(game: &MagnaCarta) -> Vec<Vec<Event>> {
    let mut rows: Vec<Vec<Event>> = Vec::new();
    for event in game.legal() {
        match (event, rows.last_mut()) {
            (Event::Flip { seat, .. }, Some(row)) if matches!(row[0], Event::Flip { seat: by, .. } if by == seat) => {
                row.push(event);
            }
            (Event::Church { .. } | Event::Flip { .. }, _) => rows.push(vec![event]),
            _ => {}
        }
    }
    rows
}

/// The rows of the list that the device shows by itself: buildings and prestige buildings stand under a heading where there
/// is more than one of them.
pub(crate) fn rows(game: &MagnaCarta) -> Vec<Vec<Event>> {
    let heading = |event: &Event| match event {
        Event::Build { .. } => Some(1),
        Event::Prestige { .. } => Some(2),
        _ => None,
    };
    let mut rows: Vec<Vec<Event>> = Vec::new();
    for event in game.legal() {
        let alike = rows.iter_mut().find(|row| heading(&event).is_some() && heading(&row[0]) == heading(&event));
        match alike {
            Some(row) => row.push(event),
            None => rows.push(vec![event]),
        }
    }
    rows
}
