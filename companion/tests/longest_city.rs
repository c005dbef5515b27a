//! De Stad at its largest: the longest names, three-digit scores, the most pieces, walls and followers, in every
//! language; every list to its end, and everything that lies over the resting screen.
//!
//! Nothing here judges what a screen says; the watcher finds what does not fit.

mod table;

use companion::{press::Button, settings::Language};
use engine::{
    Game,
    carcassonne_city::{Asks, End, Event, FeatureKind, Phase, TileRole},
    prompt::Kind,
    seat::Seat,
};
use table::{
    CityTable, Watch,
    city::{OfSeat, OfTable, rows},
    tour::{each_language, help, open_every_value, open_everything, turn_wheel, walk_rows},
};

/// The colours of a box, in the order in which a new device offers them.
const OFFERED: [Seat; 8] =
    [Seat::Red, Seat::Green, Seat::Blue, Seat::Yellow, Seat::Orange, Seat::Black, Seat::White, Seat::Purple];

/// Two tables with every colour between them.
const TABLES: [[Seat; 4]; 2] =
    [[Seat::Black, Seat::Yellow, Seat::White, Seat::Purple], [Seat::Orange, Seat::Green, Seat::Blue, Seat::Red]];

/// Sets a table with these colours up, and looks at every row and value of the choices on the way.
fn set_up(language: Language, seats: [Seat; 4], rulings: usize) -> CityTable {
    let mut table = CityTable::speaking(language);
    table.watch(format!("{language:?}, the set-up"));
    // Another game: the second. The check-list with another start player, then the choices, of which the seats are opened.
    table.taps(&[Button::Down, Button::C, Button::Down, Button::C]);
    table.taps(&[Button::Up, Button::Down, Button::B, Button::Down, Button::C]);
    let mut order = OFFERED.to_vec();
    for (place, seat) in seats.into_iter().enumerate() {
        let at = order.iter().position(|other| *other == seat).expect("eight colours");
        // Once round the list, and on to the colour.
        table.tap_times(Button::Down, order.len() - place + at - place);
        table.tap(Button::C);
        order.swap(place, at);
    }
    // The start player goes round; each ruling takes its other value, and stays there or not.
    table.tap(Button::Down);
    table.tap_times(Button::C, 4);
    for _ in 0..3 {
        table.tap(Button::Down);
        table.tap_times(Button::C, 2 - rulings);
    }
    table.taps(&[Button::A, Button::Down, Button::Up, Button::C]);
    assert_eq!(table.seats(), seats);
    table
}

fn walk_list(table: &mut CityTable) {
    let rows: Vec<usize> = rows(table.game()).iter().map(Vec::len).collect();
    walk_rows(table, &rows, table.start());
}

/// Everybody's number all the way up, all the way down and to what it was, and the seats all the way round.
fn walk_tally(table: &mut CityTable) {
    let can = table.asked_seats();
    for (_, most) in &can {
        table.tap_times(Button::Up, usize::from(*most));
        table.tap_times(Button::Down, usize::from(*most));
        // Where only one can be counted B is help.
        if can.len() > 1 {
            table.tap(Button::B);
        }
    }
    // A takes back what was set, not what was entered.
    if can.iter().any(|(_, most)| *most > 0) {
        table.tap(Button::A);
    }
}

/// The list, the number or the numbers beside the seats; the rule of the phase; what A takes back and C brings again; and
/// everything that lies over it.
fn look_about(table: &mut CityTable, doing: &str) {
    table.watch(format!("{:?}, {doing}", table.device.settings().language));
    match table.game().prompt().map(|prompt| prompt.kind) {
        Some(Kind::Pick) => walk_list(table),
        Some(Kind::Tally { .. }) => walk_tally(table),
        Some(Kind::Amount { .. }) => {
            turn_wheel(table);
            // A takes back what was set, not what was entered.
            table.tap(Button::A);
        }
        _ => {}
    }
    open_everything(table, false);
    let state = table.state();
    if table.game().tiles() > 0 {
        table.taps(&[Button::A, Button::C]);
    }
    assert!(*table.game() == state, "{doing}");
}

/// A number, or numbers beside the seats, as they stand; where they stand at 0 and that is no answer, three or as many as there
/// are.
fn take_it(table: &mut CityTable) {
    if let Some(Kind::Amount { from: 1, to, .. }) = table.game().prompt().map(|prompt| prompt.kind) {
        return table.amount(to.min(3));
    }
    table.tap(Button::C);
}

/// One follower of the marked seat.
fn claim_it(table: &mut CityTable) {
    table.taps(&[Button::Up, Button::C]);
}

/// A game in which everybody has everything out, from its first tile to its result, looked at from everywhere.
fn visit(language: Language, seats: [Seat; 4], rulings: usize) -> Watch {
    let mut table = set_up(language, seats, rulings);
    table.watch(format!("{language:?}, nothing happened yet"));
    // There is nothing to take back.
    table.taps(&[Button::A, Button::Down, Button::Up]);
    open_everything(&mut table, true);
    open_every_value(&mut table);
    for (place, seat) in seats.into_iter().enumerate() {
        table.correct_seat(seat, OfSeat::Points, 300 + 13 * place as i16);
    }
    assert_eq!(table.totals(), [300, 313, 326, 339]);

    // Everybody's seven followers go out, by turns; then nobody has one.
    for round in 0..7 {
        table.watch(format!("{language:?}, a tile of round {round}"));
        walk_list(&mut table);
        for _ in 0..4 {
            table.tile(Some([TileRole::Vendor, TileRole::Steward, TileRole::Citizen][round % 3]));
        }
    }
    look_about(&mut table, "no followers");
    table.tiles_until(29);
    table.completes(None);
    look_about(&mut table, "a scoring");
    table.pick(Event::Feature(FeatureKind::Market));
    look_about(&mut table, "the tiles of a market");
    // Half told, no value of a seat can be set by hand: a sentence.
    table.correct_seat(seats[0], OfSeat::Points, 2);
    assert_eq!((table.asks(), table.points(seats[0])), (Some(Asks::Tiles), 300));
    take_it(&mut table);
    look_about(&mut table, "the goods of a market");
    take_it(&mut table);
    look_about(&mut table, "the vendors on a market");
    take_it(&mut table);
    look_about(&mut table, "more to score");
    table.pick(Event::Feature(FeatureKind::Road));
    look_about(&mut table, "the tiles of a road");
    take_it(&mut table);
    look_about(&mut table, "the citizens on a road");
    let all = seats.map(|seat| (seat, 1));
    claim_it(&mut table);
    table.next();

    // Tile 30 brings walls or does not, by the ruling.
    if table.phase() == Phase::Turn {
        look_about(&mut table, "the second stack begins");
        table.completes(None);
        table.road(1, &[]);
        table.next();
    }
    look_about(&mut table, "the gate");
    table.gate();
    while table.phase() == Phase::Walls {
        look_about(&mut table, "a wall");
        let end = if table.game().pieces().count().is_multiple_of(2) { End::Left } else { End::Right };
        table.wall(end, false);
    }
    look_about(&mut table, "a tower");
    table.pick(Event::Closed);
    look_about(&mut table, "closed by a wall");
    table.market(4, 1, &all);
    table.next();
    table.tower(End::Left);
    look_about(&mut table, "a tower stands");

    // Nearly all walls stand; the third stack begins.
    table.correct_table(OfTable::LeftWalls, 35);
    table.correct_table(OfTable::RightWalls, 20);
    open_every_value(&mut table);
    table.tiles_until(55);
    look_about(&mut table, "the third stack begins");
    table.tiles_until(59);
    table.completes(Some(TileRole::Steward));
    table.pick(Event::Feature(FeatureKind::Road));
    take_it(&mut table);
    look_about(&mut table, "a road at the end");
    claim_it(&mut table);
    table.next();
    while table.phase() == Phase::Walls {
        if matches!(table.game().pieces().count(), 1 | 8) {
            look_about(&mut table, "eight pieces and fewer");
        }
        let seat = table.game().prompt().and_then(|prompt| prompt.seat).expect("somebody places");
        let guard = table.game().followers(seat).available() > 0;
        table.wall(End::Right, guard);
    }
    look_about(&mut table, "a tower over many walls");
    table.tower(End::Right);
    if table.phase() == Phase::Gap {
        look_about(&mut table, "the ends are close");
        table.next();
    }
    look_about(&mut table, "a tile may end it");
    table.pick(Event::End);
    look_about(&mut table, "the ring");
    table.next();
    look_about(&mut table, "the unfinished");
    table.tap(Button::C);

    // Each is looked at twice: of several, and of what is left.
    for round in 0.. {
        if table.phase() != Phase::Stewards {
            break;
        }
        let look = |table: &mut CityTable, doing: &str| {
            if round % 9 == 0 {
                look_about(table, doing);
            }
        };
        look(&mut table, "a district");
        // Nobody lies there: a sentence.
        table.tap(Button::C);
        assert_eq!(table.asks(), Some(Asks::District));
        table.taps(&[Button::Up, Button::C]);
        look(&mut table, "its markets");
        take_it(&mut table);
    }
    for round in 0.. {
        if table.phase() != Phase::Guards {
            break;
        }
        if round < 4 {
            look_about(&mut table, "a guard");
        }
        take_it(&mut table);
    }
    assert_eq!(table.phase(), Phase::Over);
    look_about(&mut table, "the result");
    see_result(&mut table);
    table.seen()
}

/// The pages of the result, then the same among the results; back to the game.
fn see_result(table: &mut CityTable) {
    table.tap_times(Button::Down, 3);
    table.tap_times(Button::Up, 3);
    // Home, where the mark is on a new game of this kind; results, the first, its pages.
    table.taps(&[Button::C, Button::Down, Button::Down, Button::Down, Button::C, Button::C]);
    table.tap_times(Button::Down, 3);
    help(table);
    table.taps(&[Button::A, Button::A]);
    table.tap_times(Button::Up, 4);
    table.tap(Button::C);
}

#[test]
fn everything_at_its_longest_fits() {
    each_language(|language| {
        let mut watch = visit(language, TABLES[0], 0);
        watch.add(visit(language, TABLES[1], 1));
        watch
    });
}

#[test]
fn a_win_that_all_share_fits_among_the_results() {
    each_language(|language| {
        let mut watch = Watch::default();
        for seats in TABLES {
            let mut table = set_up(language, seats, 0);
            table.watch(format!("{language:?}, everybody wins"));
            // A road that nobody has stood on: nothing to count beside the seats.
            table.tile(None);
            table.completes(None);
            table.pick(Event::Feature(FeatureKind::Road));
            take_it(&mut table);
            look_about(&mut table, "nobody can stand there");
            take_it(&mut table);
            table.next();
            table.tiles_until(75);
            table.next();
            assert_eq!(table.game().winners().len(), 4);
            look_about(&mut table, "everybody wins");
            // All four; then two of them with points by hand, and the other two with more.
            for (pair, points) in [(None, 0), (Some([0, 1]), 2), (Some([2, 3]), 3)] {
                for seat in pair.into_iter().flatten() {
                    table.correct_seat(seats[seat], OfSeat::Points, points);
                }
                see_result(&mut table);
            }
            assert_eq!(table.totals(), [2, 2, 3, 3]);
            watch.add(table.seen());
        }
        watch
    });
}

#[test]
fn fewer_players_are_drawn_larger_and_fit() {
    each_language(|language| {
        let mut watch = Watch::default();
        for players in [2, 3] {
            let mut table = CityTable::playing(language, players);
            for seat in table.seats() {
                table.correct_seat(seat, OfSeat::Points, 777);
            }
            table.first_walls();
            look_about(&mut table, "the first walls");
            table.guards_on_the_rest();
            look_about(&mut table, "a tower");
            table.no_tower();
            look_about(&mut table, "a turn");
            watch.add(table.seen());
        }
        watch
    });
}
