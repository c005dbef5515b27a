//! What the finger means at a table of Caylus.
//!
//! The finger takes the shorter way round a list, as a player soon does. The headings of the lists are written here once
//! more, so that one that moves shows in the budgets.

use companion::{press::Button, settings::Language};
use engine::{
    Game,
    caylus::{
        Asks, Caylus, Event, Phase,
        event::{Choice, Counts, Favour, Taken, To},
        pay::{Cost, Pay},
        setup::Books,
        tiles::{Builder, Cube, Effect, Special, Trade},
    },
    prompt::Kind,
    seat::Seat,
};

use super::CaylusTable;

/// What stands together under one heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heading {
    Road,
    Before,
    Seat(Seat),
    Guild,
    Stables,
    Joust,
    Gate,
    Houses(u8),
    Deal(u8),
    Row(usize),
    Kind(Builder),
    Given(Option<Cube>),
}

fn heading(game: &Caylus, event: &Event) -> Option<Heading> {
    match *event {
        Event::Favour { favour, .. } => Some(Heading::Row(favour.row().index())),
        Event::Worker { to: To::Road(_), .. } => Some(Heading::Road),
        Event::Worker { to: To::Before(Special::Castle), .. } => None,
        Event::Worker { .. } => Some(Heading::Before),
        Event::Use { choice: Choice::Number(_), .. } if game.phase() == Phase::Special => Some(Heading::Road),
        Event::Use { choice: Choice::Before(_), .. } => Some(Heading::Before),
        Event::Use { choice: Choice::Number(deal), .. }
            if game.due().is_some_and(|due| due.effect == Effect::Trade(Trade::Alchemist)) =>
        {
            Some(Heading::Deal(deal))
        }
        // The ways to pay for one house need no heading when there are none for two.
        Event::Castle { seat, houses, .. } if game.keeps_books() => {
            (game.most_houses_of(seat) > 1).then_some(Heading::Houses(houses))
        }
        _ if game.keeps_books() => None,
        Event::Stables(_) => Some(Heading::Stables),
        Event::Joust(_) => Some(Heading::Joust),
        Event::Provost { .. } if game.phase() == Phase::Special => Some(Heading::Guild),
        Event::Build { seat, .. } | Event::Prestige { seat, .. } | Event::Flip { seat, .. } => {
            Some(Heading::Seat(seat))
        }
        Event::Castle { seat, .. } => Some(Heading::Seat(seat)),
        Event::Points { .. } if game.phase() == Phase::Special => Some(Heading::Gate),
        Event::Points { seat, .. } if game.phase() == Phase::Effects => Some(Heading::Seat(seat)),
        _ => None,
    }
}

/// The heading of an event, if it has one there.
type Under = fn(&Caylus, &Event) -> Option<Heading>;

/// The most rows under a heading without headings of their own.
const FLAT: usize = 12;

/// The heading under the heading.
fn second(game: &Caylus, event: &Event) -> Option<Heading> {
    match *event {
        Event::Build { building, .. } => Some(Heading::Kind(building.builder())),
        Event::Prestige { .. } => Some(Heading::Kind(Builder::Architect)),
        Event::Flip { .. } => Some(Heading::Kind(Builder::Lawyer)),
        Event::Favour { seat, favour: Favour::Cubes(_, Taken::Two(..)), pay } => {
            let unsaid = || Cost::with_any(Pay::UNSAID, 1).paid_from(&game.purse(seat)?).ok();
            let given = if pay == Pay::UNSAID { unsaid() } else { Some(pay) }?;
            Some(Heading::Given(Cube::ALL.into_iter().find(|cube| given.of(*cube) > 0)))
        }
        Event::Favour { favour, .. } => match favour {
            Favour::Wooden(_) => Some(Heading::Kind(Builder::Carpenter)),
            Favour::Stone(_) => Some(Heading::Kind(Builder::Mason)),
            Favour::Residence(_) => Some(Heading::Kind(Builder::Lawyer)),
            Favour::Prestige(..) => Some(Heading::Kind(Builder::Architect)),
            _ => None,
        },
        Event::Stables(order) => order.iter().next().map(Heading::Seat),
        Event::Provost { seat, .. } => Some(Heading::Seat(seat)),
        _ => None,
    }
}

/// The rows of a list of these events, under the headings that `heading` gives.
fn rows(game: &Caylus, heading: Under, events: impl Iterator<Item = Event>) -> Vec<Vec<Event>> {
    let mut rows: Vec<Vec<Event>> = Vec::new();
    for event in events {
        let under = heading(game, &event);
        match rows.iter_mut().find(|row| under.is_some() && heading(game, &row[0]) == under) {
            Some(row) => row.push(event),
            None => rows.push(vec![event]),
        }
    }
    rows
}

impl CaylusTable {
    /// A game from its first screen on: the choices of a new device, but for the number of players and the books.
    pub(crate) fn playing(language: Language, players: u8, books: Books) -> Self {
        let mut table = Self::speaking(language);
        table.set_up(players, books);
        table
    }

    /// From the home screen of a device on which nothing was played to the first income.
    pub(crate) fn set_up(&mut self, players: u8, books: Books) {
        // Another game than the one that a new device offers: the third.
        self.taps(&[Button::Down, Button::C, Button::Down, Button::Down, Button::C]);
        self.tap(Button::B);
        // 4, 5, 2, 3 and round again.
        self.tap_times(Button::C, usize::from((players + 4 - 4) % 4));
        self.tap(Button::Down);
        self.tap_times(Button::C, usize::from(books == Books::Device));
        self.taps(&[Button::A, Button::C]);
        assert_eq!((self.game().setup().seats().len(), self.game().setup().books()), (players.into(), books));
    }

    pub(crate) fn phase(&self) -> Phase {
        self.game().phase()
    }

    pub(crate) fn asks(&self) -> Option<Asks> {
        self.game().prompt().map(|prompt| prompt.asks)
    }

    /// To a row of so many, the shorter way round.
    fn mark(&mut self, row: usize, of: usize) {
        if row <= of - row {
            self.tap_times(Button::Down, row);
        } else {
            self.tap_times(Button::Up, of - row);
        }
    }

    /// The row of the list that lies over the table on which the mark stands; its left edge is ink.
    pub(crate) fn marked_row(&self) -> usize {
        let picture = self.picture();
        // The middle of each row, from the title down.
        [35, 52, 69, 86, 102].into_iter().position(|y| picture.ink(1, y)).expect("a row is marked")
    }

    /// Sets a value by hand, a seat's or the table's: the one in this row of the fields, raised by so much.
    pub(crate) fn correct(&mut self, owner: Option<Seat>, row: usize, more: i16) {
        let seats = self.game().setup().seats().to_vec();
        let at = |wanted: Seat| seats.iter().position(|seat| *seat == wanted).expect("it plays");
        // The mark of the list is on the seat that is asked; then come the others and the table.
        let asked = self.game().prompt().and_then(|prompt| prompt.seat).map_or(0, at);
        let wanted = owner.map_or(seats.len(), at);
        self.hold(Button::C);
        self.tap(Button::C);
        self.tap_times(Button::Down, (wanted + seats.len() + 1 - asked) % (seats.len() + 1));
        self.tap(Button::C);
        self.tap_times(Button::Down, row);
        self.tap(Button::C);
        self.tap_times(if more > 0 { Button::Up } else { Button::Down }, more.unsigned_abs().into());
        self.taps(&[Button::C, Button::A, Button::A]);
    }

    /// Whether B opens a list now, and neither help nor an answer.
    pub(crate) fn b_opens_a_list(&self) -> bool {
        let game = self.game();
        let asks = game.prompt().map(|prompt| prompt.kind);
        let is_asked = matches!(asks, Some(Kind::GoOn)) && !game.keeps_books();
        is_asked && game.legal().any(|event| !matches!(event, Event::Next | Event::Nobody))
    }

    /// Enters an event that is on one of the lists, from an untouched screen.
    pub(crate) fn enter(&mut self, wanted: Event) {
        let state = self.state();
        let prompt = state.prompt().expect("something is asked");
        // How a section was scored is read before its favours are chosen.
        if state.just_scored().is_some() && matches!(wanted, Event::Favour { .. }) {
            self.tap(Button::C);
        }
        let mut after = state.clone();
        after.apply(&wanted).expect("the event is legal");
        let pick = |table: &mut Self, mut listed: Vec<Vec<Event>>, mut marked: usize| {
            for heading in [second as Under, |_: &Caylus, _: &Event| None] {
                let row = listed.iter().position(|row| row.contains(&wanted)).expect("it is on the list");
                table.mark((row + listed.len() - marked) % listed.len(), listed.len());
                marked = 0;
                table.tap(Button::C);
                if listed[row].len() == 1 {
                    return;
                }
                let under = listed.swap_remove(row);
                let heading: Under = if under.len() > FLAT { heading } else { |_, _| None };
                listed = rows(&state, heading, under.into_iter());
            }
            let row = listed.iter().position(|row| row.contains(&wanted)).expect("it is under the heading");
            table.mark(row, listed.len());
            table.tap(Button::C);
        };
        match (prompt.kind, state.answered(&wanted)) {
            (Kind::Pick, _) => pick(self, rows(&state, heading, state.legal()), 0),
            (Kind::GoOn, Some(_)) => drop(self.tap(Button::C)),
            (Kind::Amount { usual, .. }, Some(engine::prompt::Answer::Amount(number))) => {
                let button = if number > usual { Button::Up } else { Button::Down };
                self.tap_times(button, usize::from(number.abs_diff(usual)));
                self.tap(Button::C);
            }
            (Kind::Counts { usual, .. }, Some(engine::prompt::Answer::Counts(numbers))) => {
                // How the towers were scored is read before the first count.
                if state.setup().seats().iter().all(|seat| state.counts(*seat) == Counts::NONE) {
                    self.tap(Button::C);
                }
                for (number, usual) in numbers.into_iter().zip(usual) {
                    self.tap_times(Button::Up, usize::from(number - usual));
                    self.tap(Button::C);
                }
            }
            (_, Some(engine::prompt::Answer::Nobody)) => drop(self.tap(Button::B)),
            (Kind::Seat { usual, among }, Some(engine::prompt::Answer::Seat(seat))) => {
                let order: Vec<Seat> = state.order().iter().copied().filter(|seat| among.contains(*seat)).collect();
                let at = |wanted: Seat| order.iter().position(|seat| *seat == wanted).expect("it is asked");
                let steps = (at(seat) + order.len() - at(usual)) % order.len();
                self.mark(steps, order.len());
                self.tap(Button::C);
            }
            _ => {
                self.tap(Button::B);
                let extra = |event: &Event| match event {
                    Event::Next | Event::Nobody | Event::Pass(_) => false,
                    Event::Castle { pay, .. } if state.keeps_books() => *pay != Pay::UNSAID,
                    _ => !state.keeps_books(),
                };
                let legal = |event: &Event| extra(event) && state.allows(event).is_ok();
                let listed = rows(&state, heading, state.candidates_in_turn_order().filter(legal));
                let marked = self.marked_row();
                pick(self, listed, marked);
                // A list of the whole table stays as long as there is something on it.
                let asks = after.prompt().map(|prompt| prompt.kind);
                if asks == Some(Kind::GoOn) && after.legal().any(|event| extra(&event)) {
                    self.tap(Button::A);
                }
            }
        }
        let mut settled = after;
        while let Some(event) = settled.follows() {
            settled.apply(&event).expect("what follows is accepted");
        }
        assert!(*self.game() == settled, "{wanted} was entered");
    }
}
