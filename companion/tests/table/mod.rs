//! A device on a table and the finger that presses it: what the tests of the flow share.
//!
//! Everything goes through presses, as a player's would; the state is only looked at. The finger knows where a choice
//! stands (the seats' buttons, the wheel, the rows of a list) and nothing of the rules. Invariant: a press is counted
//! once, short or held.

#![allow(dead_code, reason = "each test file uses its own part of the table")]

pub(crate) mod tour;
mod watch;

use companion::{
    Change, Companion,
    picture::Picture,
    press::{Button, Kind, Press},
    settings::{Language, Settings},
};
use engine::{
    Game,
    autoplay::Repeatable,
    magna_carta::{
        Event, MagnaCarta, Phase,
        cards::{Building, Prestige, PrestigeCard},
        setup::{Books, Variant},
    },
    prompt::Kind as Asks,
    seat::Seat,
};
pub(crate) use watch::Watch;

/// The buttons of the seats while the device asks who passes, in the order in which they sit.
pub(crate) const SEAT_BUTTONS: [Button; 4] = [Button::B, Button::C, Button::Up, Button::Down];

/// A device and what was done to it.
pub(crate) struct Table {
    pub(crate) device: Box<Companion>,
    chance: Repeatable,
    presses: usize,
    /// Looks at the screen after every press, and knows what is being done.
    watch: Option<(Watch, String)>,
}

impl Table {
    /// A device just switched on.
    pub(crate) fn new() -> Self {
        Self::with(Settings::default())
    }

    pub(crate) fn speaking(language: Language) -> Self {
        Self::with(Settings { language, ..Settings::default() })
    }

    pub(crate) fn with(settings: Settings) -> Self {
        Table { device: Box::new(Companion::new(settings)), chance: Repeatable::new(1289), presses: 0, watch: None }
    }

    /// A game from its first screen on; the choices are made as players make them.
    pub(crate) fn playing(language: Language, variant: Variant, players: u8, books: Books) -> Self {
        let mut table = Self::speaking(language);
        table.set_up(variant, players, books);
        table
    }

    // The finger.

    /// One moment of a press, not counted.
    pub(crate) fn moment(&mut self, button: Button, kind: Kind) -> Change {
        self.device.press(Press { button, kind }, &mut self.chance)
    }

    fn press(&mut self, button: Button, kinds: &[Kind]) -> Change {
        self.presses += 1;
        let change = kinds.iter().map(|kind| self.moment(button, *kind)).max().unwrap_or_default();
        if let Some((mut watch, doing)) = self.watch.take() {
            let way = || format!("{doing}, after {button:?} ({} presses)", self.presses);
            watch.look_at(&self.picture(), self.device.settings().language, way);
            self.watch = Some((watch, doing));
        }
        change
    }

    pub(crate) fn tap(&mut self, button: Button) -> Change {
        self.press(button, &[Kind::Down, Kind::Short])
    }

    pub(crate) fn hold(&mut self, button: Button) -> Change {
        self.press(button, &[Kind::Down, Kind::Held])
    }

    /// UP or DOWN held until it has gone so many steps, at least two.
    pub(crate) fn hold_for(&mut self, button: Button, steps: usize) -> Change {
        let mut kinds = vec![Kind::Down, Kind::Held];
        kinds.resize(steps.max(2), Kind::Repeat);
        self.press(button, &kinds)
    }

    pub(crate) fn taps(&mut self, buttons: &[Button]) {
        for button in buttons {
            self.tap(*button);
        }
    }

    pub(crate) fn tap_times(&mut self, button: Button, times: usize) {
        for _ in 0..times {
            self.tap(button);
        }
    }

    /// How many presses `doing` takes.
    pub(crate) fn presses_of(&mut self, doing: impl FnOnce(&mut Self)) -> usize {
        let before = self.presses;
        doing(self);
        self.presses - before
    }

    /// All presses so far.
    pub(crate) fn presses(&self) -> usize {
        self.presses
    }

    // The eye.

    pub(crate) fn picture(&self) -> Picture {
        let mut picture = Picture::blank();
        self.device.draw(&mut picture);
        picture
    }

    /// The state of the game; there must be one.
    pub(crate) fn game(&self) -> &MagnaCarta {
        self.device.game().expect("a game is on the table")
    }

    /// The state to compare with later.
    pub(crate) fn state(&self) -> MagnaCarta {
        self.game().clone()
    }

    pub(crate) fn phase(&self) -> Phase {
        self.game().phase()
    }

    /// From now on every screen is looked at; `doing` tells a reader of the faults where they were met.
    pub(crate) fn watch(&mut self, doing: impl Into<String>) {
        let watch = self.watch.take().map(|(watch, _)| watch).unwrap_or_default();
        self.watch = Some((watch, doing.into()));
    }

    /// What the watcher has seen.
    pub(crate) fn seen(self) -> Watch {
        self.watch.map(|(watch, _)| watch).unwrap_or_default()
    }

    // What the finger means, in the words of the game.

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
