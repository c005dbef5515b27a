//! What the finger means at a table of De Stad.
//!
//! The finger takes the shorter way round a list, as a player soon does. Where numbers start, alone and beside the seats,
//! is written here once more, so that a start that moves shows in the budgets; so is the order of what can be corrected.

use companion::{Change, press::Button, settings::Language};
use engine::{
    Game,
    carcassonne_city::{Asks, City, End, Event, Feature, Phase, TileRole},
    prompt::Kind,
    seat::{Seat, Tally},
};

use super::CityTable;

/// Who stands somewhere.
pub(crate) type Standing<'a> = &'a [(Seat, u8)];

/// What can be set of the table between two turns, in the order of its list; at other times only the last three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OfTable {
    Turn,
    Tiles,
    LeftWalls,
    LeftTower,
    RightWalls,
    RightTower,
    Unclaimed,
    Towers,
    LastTile,
}

/// What can be set of a seat, in the order of its list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OfSeat {
    Points,
    Citizens,
    Vendors,
    Stewards,
    Guards,
    Towers,
}

/// The numbers beside the seats.
pub(crate) fn tally(standing: Standing<'_>) -> Tally {
    standing.iter().fold(Tally::NONE, |tally, (seat, number)| tally.with(*seat, *number))
}

/// The rows of the list: tiles that complete something or fit nowhere stand under one heading, as do the ways to place all
/// walls; the end stands with them.
pub(crate) fn rows(game: &City) -> Vec<Vec<Event>> {
    let heading = |event: &Event| match event {
        Event::Tile { completes: true, .. } | Event::Discard(_) | Event::End if game.phase() == Phase::Turn => Some(0),
        Event::Walls { .. } | Event::End if game.phase() == Phase::Walls => Some(1),
        _ => None,
    };
    let mut rows: Vec<Vec<Event>> = Vec::new();
    for event in game.legal() {
        match rows.iter_mut().find(|row| heading(&event).is_some() && heading(&row[0]) == heading(&event)) {
            Some(row) => row.push(event),
            None => rows.push(vec![event]),
        }
    }
    rows
}

impl CityTable {
    /// A game from its first tile on: the choices of a new device, but for the number of players. Seats are red, green,
    /// blue and yellow, as far as they play, and red starts.
    pub(crate) fn playing(language: Language, players: u8) -> Self {
        let mut table = Self::speaking(language);
        table.set_up(players);
        table
    }

    /// From the home screen of a device on which nothing was played to the first tile.
    pub(crate) fn set_up(&mut self, players: u8) {
        // Another game than the one that a new device offers: the second.
        self.taps(&[Button::Down, Button::C, Button::Down, Button::C]);
        if players != 4 {
            self.change_players(4, players);
        }
        self.tap(Button::C);
        assert_eq!(self.seats().len(), usize::from(players));
    }

    /// From the check-list and back to it: 2, 3, 4 and round again.
    pub(crate) fn change_players(&mut self, from: u8, to: u8) {
        self.tap(Button::B);
        self.tap_times(Button::C, usize::from((to + 3 - from) % 3));
        self.tap(Button::A);
    }

    pub(crate) fn phase(&self) -> Phase {
        self.game().phase()
    }

    pub(crate) fn asks(&self) -> Option<Asks> {
        self.game().prompt().map(|prompt| prompt.asks)
    }

    pub(crate) fn seats(&self) -> Vec<Seat> {
        self.game().setup().seats().to_vec()
    }

    /// Whose turn it is.
    pub(crate) fn turn(&self) -> Seat {
        self.game().turn().expect("it is somebody's turn")
    }

    pub(crate) fn points(&self, seat: Seat) -> u16 {
        self.game().score(seat).total()
    }

    /// Everybody's points, in the order of the seats.
    pub(crate) fn totals(&self) -> Vec<u16> {
        self.seats().into_iter().map(|seat| self.points(seat)).collect()
    }

    // Lists.

    /// To a row of so many, the shorter way round.
    fn mark(&mut self, row: usize, of: usize) {
        if row <= of - row {
            self.tap_times(Button::Down, row);
        } else {
            self.tap_times(Button::Up, of - row);
        }
    }

    /// Where the mark of the list stands at first: on the tower that brings more, or on the first row.
    pub(crate) fn start(&self) -> usize {
        let points = |end| self.game().tower_points(end);
        let better = |event: &Event| matches!(event, Event::Tower { end, .. } if points(*end) > points(end.other()));
        self.game().legal().position(|event| better(&event)).unwrap_or(0)
    }

    /// A row of the list, under its heading where it has one.
    pub(crate) fn pick(&mut self, wanted: Event) {
        let rows = rows(self.game());
        let (row, under) = rows
            .iter()
            .enumerate()
            .find_map(|(row, events)| Some((row, events.iter().position(|event| *event == wanted)?)))
            .unwrap_or_else(|| panic!("{wanted:?} is not on the list in {:?}", self.asks()));
        let start = self.start();
        self.mark((row + rows.len() - start) % rows.len(), rows.len());
        self.tap(Button::C);
        if rows[row].len() > 1 {
            self.mark(under, rows[row].len());
            self.tap(Button::C);
        }
    }

    /// Enters an event as a player would: from its list, as a number, beside the seats.
    pub(crate) fn enter(&mut self, event: Event) {
        match event {
            Event::Tiles(number) | Event::Goods(number) | Event::Markets(number) => self.amount(number.into()),
            Event::Public { buildings, .. } | Event::Historic { buildings, .. } => self.amount(buildings.into()),
            Event::Followers(tally) | Event::District(tally) => self.stand(&tally.iter().collect::<Vec<_>>()),
            Event::Next if self.phase() == Phase::Unfinished => {
                self.tap(Button::C);
            }
            listed => self.pick(listed),
        }
    }

    // A turn.

    /// A tile that completes nothing.
    pub(crate) fn tile(&mut self, follower: Option<TileRole>) {
        self.pick(Event::Tile { seat: self.turn(), follower, completes: false });
    }

    /// Tiles that complete nothing, without a follower, until so many are placed.
    pub(crate) fn tiles_until(&mut self, placed: u8) {
        while self.game().tiles() < placed {
            self.tile(None);
        }
    }

    /// Tiles that complete nothing until so many are placed, each with a follower as long as there is one: citizens,
    /// vendors and stewards by turns.
    pub(crate) fn tiles_with_everybody(&mut self, placed: u8) {
        while self.game().tiles() < placed {
            let round = usize::from(self.game().tiles()) / self.seats().len();
            let free = self.game().followers(self.turn()).available() > 1;
            self.tile(free.then_some(TileRole::ALL[round % TileRole::COUNT]));
        }
    }

    /// A scoring by tile 31, up to the wall on either side of the gate; more pieces are to be placed.
    pub(crate) fn first_walls(&mut self) {
        self.tiles_with_everybody(30);
        self.completes(None);
        self.road(3, &[(self.turn(), 1)]);
        self.next();
        self.gate();
        self.wall(End::Left, false);
    }

    /// A game of two in English in which the first building is over, between two turns.
    pub(crate) fn walled() -> Self {
        let mut table = Self::playing(Language::English, 2);
        table.first_walls();
        table.guards_on_the_rest();
        table.no_tower();
        assert_eq!(table.phase(), Phase::Turn);
        table
    }

    /// Every piece that is left, with a guard where there is a follower for it.
    pub(crate) fn guards_on_the_rest(&mut self) {
        while self.phase() == Phase::Walls {
            let seat = self.game().prompt().and_then(|prompt| prompt.seat).expect("somebody places a wall");
            self.wall(End::Right, self.game().followers(seat).available() > 0);
        }
    }

    /// A tile that completes something.
    pub(crate) fn completes(&mut self, follower: Option<TileRole>) {
        self.pick(Event::Tile { seat: self.turn(), follower, completes: true });
    }

    /// The number, changed from where it starts: at 0, whatever is asked.
    pub(crate) fn amount(&mut self, wanted: i16) {
        let prompt = self.game().prompt().expect("a number is asked");
        assert!(matches!(prompt.kind, Kind::Amount { .. }), "no number is asked");
        self.turn_to(0, wanted);
        self.tap(Button::C);
    }

    /// A number, from where it is to where it shall be.
    fn turn_to(&mut self, now: i16, wanted: i16) {
        let button = if wanted > now { Button::Up } else { Button::Down };
        self.tap_times(button, wanted.abs_diff(now).into());
    }

    /// The seats that can be counted, clockwise, the marked one first, and the most of each. The mark stands on the player whose
    /// turn it is, or who began, or on the next who can be counted.
    pub(crate) fn asked_seats(&self) -> Vec<(Seat, u8)> {
        let Some(Kind::Tally { most, .. }) = self.game().prompt().map(|prompt| prompt.kind) else {
            panic!("nobody asks who stands there")
        };
        let (turn, start) = (self.game().turn(), self.game().setup().start());
        let mut can: Vec<(Seat, u8)> = self.seats().into_iter().map(|seat| (seat, most.of(seat))).collect();
        let first = can.iter().position(|(seat, _)| *seat == turn.unwrap_or(start));
        can.rotate_left(first.expect("whoever starts plays"));
        can.retain(|(_, most)| *most > 0);
        can
    }

    /// The numbers beside the seats: UP and DOWN change the marked one, B goes to the next seat that can be counted.
    pub(crate) fn stand(&mut self, wanted: Standing<'_>) {
        self.count_up(wanted);
        self.tap(Button::C);
    }

    /// The same up to what C would enter.
    pub(crate) fn count_up(&mut self, wanted: Standing<'_>) {
        let wanted = tally(wanted);
        let mut steps = 0;
        for (seat, _) in self.asked_seats() {
            if wanted.of(seat) > 0 {
                self.tap_times(Button::B, std::mem::take(&mut steps));
                self.turn_to(0, wanted.of(seat).into());
            }
            steps += 1;
        }
    }

    /// A road or market from its name to who stands on it.
    pub(crate) fn score(&mut self, feature: Feature, standing: Standing<'_>) {
        self.pick(Event::Feature(feature.kind()));
        match feature {
            Feature::Road { tiles } => self.amount(tiles.into()),
            Feature::Market { tiles, goods } => {
                self.amount(tiles.into());
                self.amount(goods.into());
            }
        }
        self.stand(standing);
    }

    pub(crate) fn road(&mut self, tiles: u8, standing: Standing<'_>) {
        self.score(Feature::Road { tiles }, standing);
    }

    pub(crate) fn market(&mut self, tiles: u8, goods: u8, standing: Standing<'_>) {
        self.score(Feature::Market { tiles, goods }, standing);
    }

    /// Nothing more is completed; the game goes on as it is.
    pub(crate) fn next(&mut self) {
        self.pick(Event::Next);
    }

    // The wall.

    pub(crate) fn gate(&mut self) {
        self.tap(Button::C);
        assert!(self.game().gate());
    }

    /// The piece of whoever is asked.
    pub(crate) fn wall(&mut self, end: End, guard: bool) {
        let seat = self.game().prompt().and_then(|prompt| prompt.seat).expect("somebody places a wall");
        self.pick(Event::Wall { seat, end, guard });
    }

    /// All the walls that are left in this building, so many of them at the left end.
    pub(crate) fn rest(&mut self, left: u8) {
        let all = self.game().pieces().count() as u8;
        self.pick(Event::Walls { left, right: all - left });
    }

    /// All that are left at the left end, in one entry where there is one for it.
    pub(crate) fn rest_or_wall(&mut self) {
        match self.game().pieces().count() {
            1 => self.wall(End::Left, false),
            all => self.rest(all as u8),
        }
    }

    pub(crate) fn tower(&mut self, end: End) {
        self.pick(Event::Tower { seat: self.turn(), end });
    }

    /// The last row of the list; the first of somebody whose towers all stand.
    pub(crate) fn no_tower(&mut self) {
        self.pick(Event::Skip(self.turn()));
    }

    // The final count.

    pub(crate) fn district(&mut self, standing: Standing<'_>, markets: i16) {
        self.stand(standing);
        self.amount(markets);
    }

    pub(crate) fn guard(&mut self, public: i16, historic: i16) {
        self.amount(public);
        self.amount(historic);
    }

    // Corrections.

    /// The list of what can be set of a seat, or of the table; the mark is on its first row.
    pub(crate) fn open_fields(&mut self, owner: Option<Seat>) {
        let seats = self.seats();
        let place = |owner: Option<Seat>| seats.iter().position(|seat| Some(*seat) == owner);
        // The mark stands on the seat that is asked; the table is behind the last seat.
        let asked = place(self.game().prompt().and_then(|prompt| prompt.seat)).unwrap_or(0);
        let wanted = place(owner).unwrap_or(seats.len());
        self.hold(Button::C);
        self.tap(Button::C);
        self.turn_to(-(asked as i16), -(wanted as i16));
        self.tap(Button::C);
    }

    /// From what can be set back to the table.
    pub(crate) fn leave_fields(&mut self) {
        self.taps(&[Button::A, Button::A]);
    }

    /// Opens the value in a row, changes it by so much and sets it; the list stays. By one, a press; by more, held.
    pub(crate) fn set_row(&mut self, row: usize, by: i16) {
        self.tap_times(Button::Down, row);
        self.tap(Button::C);
        let button = if by > 0 { Button::Up } else { Button::Down };
        match by.unsigned_abs() {
            1 => self.tap(button),
            steps => self.hold_for(button, steps.into()),
        };
        self.tap(Button::C);
    }

    /// Changes a value of the table between two turns.
    pub(crate) fn correct_table(&mut self, value: OfTable, by: i16) {
        self.open_fields(None);
        self.set_row(value as usize, by);
        self.leave_fields();
    }

    /// Changes a value of a seat.
    pub(crate) fn correct_seat(&mut self, seat: Seat, value: OfSeat, by: i16) {
        self.open_fields(Some(seat));
        self.set_row(value as usize, by);
        self.leave_fields();
    }

    // What is written.

    /// Whether one of the last lines of the log says this.
    pub(crate) fn logs(&mut self, line: &str) -> bool {
        self.hold(Button::A);
        let texts = self.texts();
        self.tap(Button::A);
        texts.iter().any(|text| text == line)
    }

    /// How many lines the log has: the steps up from its last line, and that line.
    pub(crate) fn log_lines(&mut self) -> usize {
        self.hold(Button::A);
        let mut lines = 1;
        while self.tap(Button::Up) != Change::Nothing {
            lines += 1;
        }
        self.tap(Button::A);
        lines
    }
}
