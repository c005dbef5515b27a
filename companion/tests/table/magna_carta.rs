//! What the finger means at a table of Magna Carta.

use companion::{press::Button, settings::Language};
use engine::{
    Game,
    magna_carta::{
        Event, MagnaCarta, Phase,
        cards::{Building, Prestige, PrestigeCard},
        setup::{Books, Variant},
    },
    prompt::Kind as Asks,
    seat::Seat,
};

use super::Table;

/// The buttons of the seats while the device asks who passes, in the order in which they sit.
pub(crate) const SEAT_BUTTONS: [Button; 4] = [Button::B, Button::C, Button::Up, Button::Down];

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

    pub(crate) fn button_of(&self, seat: Seat) -> Button {
        let place = self.seats().iter().position(|other| *other == seat).expect("the seat plays");
        SEAT_BUTTONS[place]
    }

    pub(crate) fn go_on(&mut self) {
        self.tap(Button::C);
    }

    pub(crate) fn pass(&mut self, seat: Seat) {
        assert_eq!(self.phase(), Phase::Actions);
        self.tap(self.button_of(seat));
    }

    pub(crate) fn everybody_passes(&mut self) {
        for seat in self.seats() {
            self.pass(seat);
        }
    }

    /// A held seat's button, the row, C.
    pub(crate) fn build(&mut self, seat: Seat, building: Building) {
        let offered = |event: &Event| matches!(event, Event::Build { seat: by, .. } if *by == seat);
        let row = self
            .game()
            .legal()
            .filter(offered)
            .position(|event| matches!(event, Event::Build { building: other, .. } if other == building));
        self.hold(self.button_of(seat));
        self.tap_times(Button::Down, row.expect("the building is still in the player's set"));
        self.tap(Button::C);
        assert!(self.game().has_built(seat, building), "{seat} did not build {building}");
    }

    /// A held seat's button, the heading "prestige" under the buildings, the row in it, C.
    pub(crate) fn put_up(&mut self, seat: Seat, prestige: Prestige) {
        let legal: Vec<Event> = self.game().legal().collect();
        let buildings = legal.iter().filter(|event| matches!(event, Event::Build { seat: by, .. } if *by == seat));
        let cards = legal.iter().filter_map(|event| match event {
            Event::Prestige { seat: by, card: PrestigeCard::Known(card), .. } if *by == seat => Some(*card),
            _ => None,
        });
        let (heading, cards) = (buildings.count(), cards.collect::<Vec<_>>());
        self.hold(self.button_of(seat));
        self.tap_times(Button::Down, heading);
        self.tap(Button::C);
        if cards.len() > 1 {
            self.tap_times(Button::Down, cards.iter().position(|card| *card == prestige).expect("it is on offer"));
            self.tap(Button::C);
        }
        assert_eq!(self.game().prestige_owner(prestige), Some(seat));
    }

    /// An entry of the list that B opens in the effects phase.
    pub(crate) fn enter_from_b(&mut self, wanted: Event) {
        let row = self
            .game()
            .legal()
            .filter(|event| matches!(event, Event::Church { .. } | Event::Flip { .. }))
            .position(|event| event == wanted);
        self.tap(Button::B);
        self.tap_times(Button::Down, row.expect("the entry is on the list"));
        self.tap(Button::C);
    }

    /// A row of the list that the device shows by itself (Ledger); under its heading where there are several alike.
    pub(crate) fn pick(&mut self, wanted: Event) {
        let rows = rows(self.game());
        let (row, under) = rows
            .iter()
            .enumerate()
            .find_map(|(row, events)| Some((row, events.iter().position(|event| *event == wanted)?)))
            .expect("the event is on the list");
        self.tap_times(Button::Down, row);
        self.tap(Button::C);
        if rows[row].len() > 1 {
            self.tap_times(Button::Down, under);
            self.tap(Button::C);
        }
    }

    /// Whether "nobody else" is on the wheel: somebody is still to be asked after this seat.
    fn nobody_is_offered(&self) -> bool {
        let asked = self.game().prompt().and_then(|prompt| prompt.seat);
        self.game().passed().skip_while(|seat| Some(*seat) != asked).count() > 1
    }

    /// "Nobody else", one press below where the wheel starts.
    pub(crate) fn nobody_else(&mut self) {
        self.taps(&[Button::Down, Button::C]);
    }

    /// The wheel, turned from where it starts; "nobody else" sits just below that.
    fn turn(&mut self, start: i16, wanted: i16) {
        if wanted >= start {
            self.tap_times(Button::Up, usize::from(wanted.abs_diff(start)));
        } else {
            let nobody = usize::from(self.nobody_is_offered());
            self.tap_times(Button::Down, usize::from(wanted.abs_diff(start)) + nobody);
        }
        self.tap(Button::C);
    }

    /// The seat that is asked moves the provost.
    pub(crate) fn provost(&mut self, steps: i16) {
        assert_eq!(self.phase(), Phase::Provost);
        self.turn(0, steps);
    }

    /// The seat that is asked offers batches; the wheel starts at one where one can be offered.
    pub(crate) fn batches(&mut self, batches: i16) {
        assert_eq!(self.phase(), Phase::Castle);
        let most = match self.game().prompt().map(|prompt| prompt.kind) {
            Some(Asks::Amount { to, .. }) => to,
            _ => 0,
        };
        self.turn(most.min(1), batches);
    }

    /// A count of the final scoring.
    pub(crate) fn count(&mut self, number: usize) {
        assert_eq!(self.phase(), Phase::Over);
        self.tap_times(Button::Up, number);
        self.tap(Button::C);
    }

    /// From the actions to the actions of the next round, without anything happening.
    pub(crate) fn quiet_round(&mut self) {
        self.everybody_passes();
        if self.game().is_standard() {
            self.nobody_else();
        }
        self.go_on();
        self.nobody_else();
        self.go_on();
    }
}

/// The rows of the list that the device shows by itself: workers, buildings and prestige buildings stand under a
/// heading where there is more than one of them.
pub(crate) fn rows(game: &MagnaCarta) -> Vec<Vec<Event>> {
    let heading = |event: &Event| match event {
        Event::Worker { .. } => Some(0),
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
