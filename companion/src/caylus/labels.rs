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

use super::{
    BEFORE, FIRST_PLACE, GUILD, ROAD, ROWS, STABLES, cards, numbered,
    table::{counter, names, signed},
    words,
};
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
        GUILD => words.specials.at(Special::Guild.index()),
        STABLES => words.specials.at(Special::Stables.index()),
        ROWS.. => words.rows.at(usize::from(group - ROWS)),
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
            let mut value = fill("{0}d", &[&game.price_at(seat, to)]);
            if let (To::Before(Special::Castle), Some(section)) = (to, game.section()) {
                value = fill("{0} · {1}", &[&counter(game, section, view), &value]);
            }
            Label { name: numbered(game, to, view), value }
        }
        Event::Use { choice, .. } => effect(game, choice, view),
        Event::Build { building, .. } => built(game, building, building.cost(), view),
        Event::Prestige { prestige, at, .. } => put_up(game, prestige, at, view),
        Event::Flip { at, .. } => plain(fill(words.becomes_residence, &[&numbered(game, To::Road(at), view)])),
        Event::Favour { favour, .. } => favour_label(game, favour, view),
        Event::Castle { houses, .. } => plain(fill(words.houses.at(houses_form(houses)), &[&houses])),
        Event::Points { seat, points } if game.phase() == Phase::Workers => {
            plain(fill(words.plus_points, &[&view.name(seat), &points]))
        }
        Event::Points { points, .. } => plain(fill(words.plus_points, &[&words.points, &points])),
        Event::Provost { steps: 0, .. } => plain(fill(words.guild, &[&words.stays])),
        Event::Provost { steps, .. } => plain(fill(words.guild, &[&signed(steps.into())])),
        Event::Joust(seat) => plain(fill(words.joust, &[&view.name(seat)])),
        Event::Stables(order) => plain(fill("{0}", &[&names(&seats_in(order.iter()), view)])),
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

/// A building with its price in letters, which has room beside every name, and its points.
fn built(game: &Caylus, building: Building, cost: Cost, view: View) -> Label {
    priced(fill(words(view).buildings.at(building.index()), &[]), cost, game.setup().building_points(building), view)
}

fn put_up(game: &Caylus, prestige: Prestige, at: u8, view: View) -> Label {
    let name = fill(words(view).on_space, &[&words(view).prestige.at(prestige.index()), &at]);
    priced(name, prestige.cost(), game.setup().prestige_points(prestige), view)
}

fn priced(name: Line, cost: Cost, points: u8, view: View) -> Label {
    Label { name, value: fill("{0} {1}p", &[&cubes(cost, view.briefly()), &points]) }
}

/// So many cubes of a kind, by its place among the names; after them the cube of any kind. With little room a letter.
pub(super) fn cube(number: u16, kind: usize, view: View) -> Line {
    let words = words(view);
    let (template, name) =
        if view.brief { ("{0}{1}", words.cube_letters.at(kind)) } else { ("{0} {1}", words.cubes.at(kind)) };
    fill(template, &[&number, &name])
}

/// A price in cubes.
pub(super) fn cubes(cost: Cost, view: View) -> Line {
    let mut text = pay(cost.fixed(), view);
    if cost.free() > 0 {
        let gap = if text.is_empty() { "{0}" } else { " {0}" };
        add(&mut text, gap, &[&cube(cost.free().into(), Cube::COUNT, view)]);
    }
    text
}

/// Cubes of given kinds.
pub(super) fn pay(pay: Pay, view: View) -> Line {
    let mut text = Line::new();
    for kind in Cube::ALL.into_iter().filter(|kind| pay.of(*kind) > 0) {
        let gap = if text.is_empty() { "{0}" } else { " {0}" };
        add(&mut text, gap, &[&cube(pay.of(kind).into(), kind.index(), view)]);
    }
    text
}

fn effect(game: &Caylus, choice: Choice, view: View) -> Label {
    let words = words(view);
    let cube = |cube: Cube| words.cubes.at(cube.index());
    let plain = |name: Line| Label { name, ..Label::default() };
    let due = game.due().map(|due| due.effect);
    match (due, choice) {
        (Some(Effect::OneOf(one, two)), Choice::Cube(kind)) => {
            let number = if one.0 == kind { one.1 } else { two.1 };
            plain(self::cube(number.into(), kind.index(), view))
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
        _ => {
            Label { name: fill(words.favour, &[]), value: fill("1d {0}", &[&self::cube(1, Cube::Cloth.index(), view)]) }
        }
    }
}

/// What a favour is used for. In the table itself its row says the rest.
fn favour_label(game: &Caylus, favour: Favour, view: View) -> Label {
    let words = words(view);
    let plain = |name: Line| Label { name, ..Label::default() };
    let row = || fill(words.rows.at(favour.row().index()), &[]);
    match favour {
        Favour::Points(_) | Favour::Coins(_) => plain(row()),
        Favour::Cubes(column, taken) => match (column, taken) {
            (_, Taken::One(one)) => plain(cube(1, one.index(), view)),
            (_, Taken::Two(one, two)) => {
                plain(fill(words.two_for_one, &[&words.cubes.at(one.index()), &words.cubes.at(two.index())]))
            }
            (Some(2), _) => {
                plain(fill("{0}/{1}", &[&words.cubes.at(Cube::Wood.index()), &words.cubes.at(Cube::Stone.index())]))
            }
            (Some(4), _) => plain(fill("1 > 2", &[])),
            (Some(5), _) => plain(cube(1, Cube::Gold.index(), view)),
            (Some(3), _) => plain(cube(1, Cube::Cloth.index(), view)),
            // The first column is the only one there is then: the row's own name.
            _ if game.marker(game.favour_due().unwrap_or(Seat::Red), favour.row()) == 0 => plain(row()),
            _ => plain(cube(1, Cube::Food.index(), view)),
        },
        Favour::Nothing if game.marker(game.favour_due().unwrap_or(Seat::Red), favour.row()) == 0 => plain(row()),
        Favour::Nothing => plain(fill(words.nothing, &[])),
        Favour::Wooden(building) => built(game, building, building.cost().less(Cube::Wood), view),
        Favour::Stone(building) => built(game, building, building.cost().less(Cube::Stone), view),
        Favour::Residence(at) => plain(fill(words.becomes_residence, &[&numbered(game, To::Road(at), view)])),
        Favour::Prestige(prestige, at) => put_up(game, prestige, at, view),
    }
}
