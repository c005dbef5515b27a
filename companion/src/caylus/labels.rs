//! How events are called on lists, and under which heading they stand.
//!
//! Before they are entered; what came of them is `outcome`'s part. Invariant: every event that a list can offer has a
//! name.

use engine::{
    caylus::{
        Caylus, Event, Phase,
        event::{Choice, Favour, Taken, To},
        pay::{Cost, Pay},
        tiles::{Building, Cube, Effect, Prestige, Special},
    },
    seat::Seat,
};

use super::{BEFORE, FIRST_PLACE, GUILD, ROAD, ROWS, STABLES, cards, numbered, table::Seats, words};
use crate::{
    screen::{Label, View},
    session::face::order as seats_in,
    text::fill::{Line, add, fill},
};

/// The heading of an event; `None` for one that stands for itself.
pub(super) fn group(game: &Caylus, event: &Event) -> Option<u8> {
    let place = |seat: Seat| game.setup().seating().place(seat).map(|place| place as u8);
    match *event {
        Event::Favour { favour, .. } => Some(ROWS + favour.row().index() as u8),
        Event::Worker { to: To::Road(_), .. } => Some(ROAD),
        Event::Worker { to: To::Before(Special::Castle), .. } => None,
        Event::Worker { .. } => Some(BEFORE),
        Event::Use { choice, .. } if game.due().is_some_and(|due| due.effect == Effect::Gate) => match choice {
            Choice::Number(_) => Some(ROAD),
            _ => Some(BEFORE),
        },
        _ if game.keeps_books() => None,
        Event::Provost { .. } if game.phase() == Phase::Special => Some(GUILD),
        Event::Stables(_) => Some(STABLES),
        Event::Build { seat, .. } | Event::Prestige { seat, .. } | Event::Flip { seat, .. } => place(seat),
        Event::Castle { seat, .. } => place(seat),
        Event::Points { seat, .. } if game.phase() == Phase::Effects => place(seat),
        _ => None,
    }
}

/// Under the guild and the stables: who moves the provost, who has the first place.
pub(super) fn subgroup(game: &Caylus, event: &Event) -> Option<u8> {
    let (seat, first) = match *event {
        Event::Provost { seat, .. } => (seat, 0),
        Event::Stables(order) => (order.iter().next()?, FIRST_PLACE),
        _ => return None,
    };
    game.setup().seating().place(seat).map(|place| first + place as u8)
}

pub(super) fn group_name(game: &Caylus, group: u8, view: View) -> &'static str {
    let words = words(view);
    let seat = |place: u8| game.setup().seats().get(usize::from(place)).map_or("", |seat| view.name(*seat));
    match group {
        GUILD => words.specials[Special::Guild.index()],
        STABLES => words.specials[Special::Stables.index()],
        ROWS.. => words.rows.get(usize::from(group - ROWS)).copied().unwrap_or(""),
        ROAD if game.keeps_books() => words.to_the_road,
        _ if game.keeps_books() => words.before_the_bridge,
        FIRST_PLACE.. => seat(group - FIRST_PLACE),
        _ => seat(group),
    }
}

pub(super) fn label(game: &Caylus, event: &Event, view: View) -> Label {
    let words = words(view);
    let plain = |name: Line| Label { name, ..Label::default() };
    match *event {
        Event::Pass(_) => plain(fill(words.pass, &[])),
        Event::Skip(_) => plain(fill(words.skip, &[])),
        Event::Worker { seat, to } => {
            Label { name: numbered(game, to, view), value: fill("{0}d", &[&game.price_at(seat, to)]) }
        }
        Event::Use { choice, .. } => effect(game, choice, view),
        Event::Build { building, .. } => built(game, building, building.cost(), view),
        Event::Prestige { prestige, at, .. } => put_up(game, prestige, at, view),
        Event::Flip { at, .. } => plain(fill(words.becomes_residence, &[&numbered(game, To::Road(at), view)])),
        Event::Favour { favour, .. } => favour_label(game, favour, view),
        Event::Castle { houses, .. } => plain(fill(words.houses[houses_form(houses)], &[&houses])),
        Event::Points { seat, points } if game.phase() == Phase::Workers => {
            plain(fill(words.plus_points, &[&view.name(seat), &points]))
        }
        Event::Points { points, .. } => plain(fill(words.plus_points, &[&words.points, &points])),
        Event::Provost { steps: 0, .. } => plain(fill(words.guild, &[&words.stays])),
        Event::Provost { steps, .. } => plain(fill(words.guild, &[&format_args!("{steps:+}")])),
        Event::Joust(seat) => plain(fill(words.joust, &[&view.name(seat)])),
        Event::Stables(order) => plain(fill("{0}", &[&Seats(&seats_in(order.iter()), view)])),
        _ => Label::default(),
    }
}

/// One, several, none.
pub(super) fn houses_form(houses: u8) -> usize {
    match houses {
        0 => 2,
        1 => 0,
        _ => 1,
    }
}

fn built(game: &Caylus, building: Building, cost: Cost, view: View) -> Label {
    let mut value = cubes(cost, view);
    add(&mut value, " {0}p", &[&game.setup().building_points(building)]);
    Label { name: fill(words(view).buildings[building.index()], &[]), value }
}

fn put_up(game: &Caylus, prestige: Prestige, at: u8, view: View) -> Label {
    let mut value = cubes(prestige.cost(), view);
    add(&mut value, " {0}p", &[&game.setup().prestige_points(prestige)]);
    Label { name: fill(words(view).on_space, &[&words(view).prestige[prestige.index()], &at]), value }
}

/// A price in cubes, with the language's letters.
pub(super) fn cubes(cost: Cost, view: View) -> Line {
    let letters = words(view).cube_letters;
    let mut text = pay(cost.fixed(), view);
    if cost.free() > 0 {
        let gap = if text.is_empty() { "{0}{1}" } else { " {0}{1}" };
        add(&mut text, gap, &[&cost.free(), &letters[Cube::COUNT]]);
    }
    text
}

/// Cubes with the language's letters.
pub(super) fn pay(pay: Pay, view: View) -> Line {
    let letters = words(view).cube_letters;
    let mut text = Line::new();
    for cube in Cube::ALL.into_iter().filter(|cube| pay.of(*cube) > 0) {
        let gap = if text.is_empty() { "{0}{1}" } else { " {0}{1}" };
        add(&mut text, gap, &[&pay.of(cube), &letters[cube.index()]]);
    }
    text
}

fn effect(game: &Caylus, choice: Choice, view: View) -> Label {
    let words = words(view);
    let cube = |cube: Cube| words.cubes[cube.index()];
    let plain = |name: Line| Label { name, ..Label::default() };
    let due = game.due().map(|due| due.effect);
    match (due, choice) {
        (Some(Effect::OneOf(one, two)), Choice::Cube(kind)) => {
            let number = if one.0 == kind { one.1 } else { two.1 };
            plain(fill("{0} {1}", &[&number, &cube(kind)]))
        }
        (Some(Effect::Sell(coins)), Choice::Cube(kind)) => {
            Label { name: fill(words.sell, &[&cube(kind)]), value: fill("+{0}d", &[&coins]) }
        }
        (Some(Effect::Buy { price, .. }), Choice::Cube(kind)) => {
            Label { name: fill(words.buy, &[&cube(kind)]), value: fill("{0}d", &[&price]) }
        }
        (Some(Effect::Buy { price, .. }), Choice::Cubes(one, two)) => {
            let both = fill("{0} + {1}", &[&cube(one), &cube(two)]);
            Label { name: fill(words.buy, &[&both]), value: fill("{0}d", &[&(2 * price)]) }
        }
        (Some(Effect::Trade(trade)), Choice::Number(number)) => plain(cards::deal(trade, number, view)),
        (_, Choice::Number(at)) => plain(numbered(game, To::Road(at), view)),
        (_, Choice::Before(special)) => plain(numbered(game, To::Before(special), view)),
        (_, Choice::Stay) => plain(fill(words.stay, &[])),
        (_, Choice::Leave) => plain(fill(words.leave, &[])),
        _ => Label { name: fill(words.favour, &[]), value: fill("1{0} 1d", &[&words.cube_letters[3]]) },
    }
}

/// What a favour is used for. In the table itself its row says the rest.
fn favour_label(game: &Caylus, favour: Favour, view: View) -> Label {
    let words = words(view);
    let plain = |name: Line| Label { name, ..Label::default() };
    let row = || fill(words.rows[favour.row().index()], &[]);
    match favour {
        Favour::Points(_) | Favour::Coins(_) => plain(row()),
        Favour::Cubes(column, taken) => match (column, taken) {
            (_, Taken::One(one)) => plain(fill("1 {0}", &[&words.cubes[one.index()]])),
            (_, Taken::Two(one, two)) => {
                plain(fill(words.two_for_one, &[&words.cubes[one.index()], &words.cubes[two.index()]]))
            }
            (Some(2), _) => {
                plain(fill("{0}/{1}", &[&words.cubes[Cube::Wood.index()], &words.cubes[Cube::Stone.index()]]))
            }
            (Some(4), _) => plain(fill("1 > 2", &[])),
            (Some(5), _) => plain(fill("1 {0}", &[&words.cubes[Cube::Gold.index()]])),
            (Some(3), _) => plain(fill("1 {0}", &[&words.cubes[Cube::Cloth.index()]])),
            // The first column is the only one there is then: the row's own name.
            _ if game.marker(game.favour_due().unwrap_or(Seat::Red), favour.row()) == 0 => plain(row()),
            _ => plain(fill("1 {0}", &[&words.cubes[Cube::Food.index()]])),
        },
        Favour::Nothing if game.marker(game.favour_due().unwrap_or(Seat::Red), favour.row()) == 0 => plain(row()),
        Favour::Nothing => plain(fill(words.nothing, &[])),
        Favour::Wooden(building) => built(game, building, building.cost().less(Cube::Wood), view),
        Favour::Stone(building) => built(game, building, building.cost().less(Cube::Stone), view),
        Favour::Residence(at) => plain(fill(words.becomes_residence, &[&numbered(game, To::Road(at), view)])),
        Favour::Prestige(prestige, at) => put_up(game, prestige, at, view),
    }
}
