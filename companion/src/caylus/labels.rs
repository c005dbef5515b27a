//! How events are called on lists, and under which heading they stand.
//!
//! Before they are entered; what came of them is `outcome`'s part. Invariant: every event that a list can offer has a
//! name.

use engine::{
    caylus::{
        Caylus, Event, NOTHING_BUILT, Phase, RESIDENCE,
        event::{Choice, Favour, Row, Taken, To},
        pay::{Cost, Pay},
        setup::MOST_PLAYERS,
        tiles::{Builder, Building, Cube, Effect, Prestige, Special, Trade},
    },
    seat::Seat,
};

use super::{
    BEFORE, DEALS, FIRST_PLACE, GATE, GIVEN, GUILD, JOUST, KINDS, ROAD, ROWS, STABLES, cards,
    castle::counter,
    favours, name_at, numbered,
    table::{names, signed},
    text::{Name, Say},
    words,
};
use crate::{
    screen::{Label, View, Wording},
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
        Event::Use { choice, .. } if game.due().is_some_and(|due| matches!(due.effect, Effect::Gate)) => match choice {
            Choice::Number(_) => Some(ROAD),
            _ => Some(BEFORE),
        },
        Event::Use { choice: Choice::Number(deal), .. } if is_alchemist(game) => Some(DEALS + deal),
        // The ways to pay for so many houses, where there can be several.
        Event::Castle { seat, houses, .. } if game.keeps_books() => (game.most_houses_of(seat) > 1).then_some(houses),
        _ if game.keeps_books() => None,
        Event::Points { .. } if game.phase() == Phase::Special => Some(GATE),
        Event::Provost { .. } if game.phase() == Phase::Special => Some(GUILD),
        Event::Joust(_) => Some(JOUST),
        Event::Stables(_) => Some(STABLES),
        Event::Points { .. } if game.phase() != Phase::Effects => None,
        event => builder(&event).and_then(place),
    }
}

/// Who builds or is paid for it, where the players keep the books.
pub(super) fn builder(event: &Event) -> Option<Seat> {
    match *event {
        Event::Build { seat, .. } | Event::Prestige { seat, .. } | Event::Flip { seat, .. } => Some(seat),
        Event::Castle { seat, .. } | Event::Points { seat, .. } | Event::Favour { seat, .. } => Some(seat),
        _ => None,
    }
}

/// Under the guild and the stables: who moves the provost, who has the first place. Under a seat or a row of the favour table:
/// what kind is built, and which cube is given for two.
pub(super) fn subgroup(game: &Caylus, event: &Event) -> Option<u8> {
    let kind = |builder: Builder| KINDS + builder as u8 * MOST_PLAYERS as u8;
    let (seat, first) = match *event {
        Event::Provost { seat, .. } => (seat, 0),
        Event::Stables(order) => (order.iter().next()?, FIRST_PLACE),
        Event::Build { seat, building, .. } => (seat, kind(building.builder())),
        Event::Flip { seat, .. } => (seat, kind(Builder::Lawyer)),
        Event::Prestige { seat, .. } => (seat, kind(Builder::Architect)),
        Event::Favour { seat, favour: Favour::Cubes(_, Taken::Two(..)), pay } => {
            let given = charged(game, seat, pay, Cost::with_any(Pay::UNSAID, 1)).fixed();
            return Cube::ALL.into_iter().find(|cube| given.of(*cube) > 0).map(|cube| GIVEN + cube.index() as u8);
        }
        Event::Favour { seat, favour, .. } if favour.row() == Row::Build && favour != Favour::Nothing => {
            (seat, kind(favours::builder(favour.column()?)))
        }
        _ => return None,
    };
    game.setup().seating().place(seat).map(|place| first + place as u8)
}

pub(super) fn group_name(game: &Caylus, group: u8, view: View) -> &'static str {
    let words = words(view);
    let seat = |place: u8| game.setup().seats().get(usize::from(place)).map_or("", |seat| view.name(*seat));
    match group {
        // In the order of the builders.
        KINDS.. => words.name(Name::Kinds, usize::from((group - KINDS) / MOST_PLAYERS as u8)),
        GUILD => words.name(Name::Specials, Special::Guild.index()),
        STABLES => words.name(Name::Specials, Special::Stables.index()),
        JOUST => words.name(Name::Specials, Special::Joust.index()),
        GATE => words.name(Name::Specials, Special::Gate.index()),
        ROWS.. => words.name(Name::Rows, usize::from(group - ROWS)),
        ROAD if game.keeps_books() => words.name(Name::ToTheRoad, 0),
        _ if game.keeps_books() => words.name(Name::BeforeTheBridge, 0),
        FIRST_PLACE.. => seat(group - FIRST_PLACE),
        _ => seat(group),
    }
}

pub(super) fn label(game: &Caylus, event: &Event, view: View) -> Label {
    let words = words(view);
    let mut value = Line::new();
    let name = match *event {
        Event::Pass(_) => words.tell_one(Say::Answers, 0, &[]),
        Event::Skip(_) => words.tell_one(Say::Answers, 1, &[]),
        Event::Worker { seat, to } => {
            if let (To::Before(Special::Castle), Some(section)) = (to, game.section()) {
                add(&mut value, "{0} · ", &[&counter(game, section, view)]);
            }
            add(&mut value, "{0}", &[&coins(game.price_at(seat, to), view)]);
            numbered(game, to, view)
        }
        // The deal is the heading.
        Event::Use { seat, choice: Choice::Number(deal), pay } if is_alchemist(game) => {
            let cost = Trade::Alchemist.deal(deal).map_or(Cost::FREE, |deal| deal.cost);
            cubes(charged(game, seat, pay, cost), view)
        }
        Event::Use { choice, .. } => effect(game, choice, view, &mut value),
        Event::Build { seat, building, pay } => {
            built(game, building, charged(game, seat, pay, building.cost()), view, &mut value)
        }
        Event::Prestige { seat, prestige, at, pay } => {
            put_up(game, prestige, charged(game, seat, pay, prestige.cost()), at, view, &mut value)
        }
        Event::Flip { at, .. } => residence(game, at, true, view, &mut value),
        Event::Favour { seat, favour, pay } => favour_label(game, (seat, favour, pay), view, &mut value),
        Event::Castle { pay, .. } if game.keeps_books() => self::pay(pay, view),
        Event::Castle { seat, houses, .. } => {
            let mut line = fill("{0}: {1}", &[&view.name(seat), &self::houses(houses, view)]);
            // To build none costs points, unless no part is free (ruling B).
            if houses == 0 && game.loses_by_none(seat) {
                add(&mut line, ", -{0}", &[&NOTHING_BUILT]);
            }
            line
        }
        Event::Points { seat, points } => {
            let mut who = Line::new();
            for (seller, deal) in game.sellers(points).filter(|_| game.phase() == Phase::Effects) {
                let gap = if who.is_empty() { "{0}" } else { "/{0}" };
                add(&mut who, gap, &[&words.one_of(Say::Buildings, seller.index())]);
                let takes = if deal.coins > 0 { coins(deal.coins, view) } else { cubes(deal.cost, view) };
                let gap = if value.is_empty() { "{0}" } else { "/{0}" };
                add(&mut value, gap, &[&takes]);
            }
            if game.phase() == Phase::Special {
                add(&mut who, "{0}: ", &[&group_name(game, GATE, view)]);
            }
            if game.phase() != Phase::Effects {
                add(&mut who, "{0}", &[&view.name(seat)]);
            }
            words.tell(Say::PlusPoints, &[&who, &points])
        }
        Event::Provost { steps: 0, .. } => words.tell(Say::Guild, &[&words.say(Say::Stays)]),
        Event::Provost { steps, .. } => {
            let at = game.provost().saturating_add_signed(steps);
            value = fill("{0}. {1}", &[&at, &name_at(game, at, view)]);
            words.tell(Say::Guild, &[&signed(steps.into())])
        }
        Event::Joust(seat) => fill(view.name(seat), &[]),
        Event::Stables(order) => names(&seats_in(order.iter()), view),
        _ => Line::new(),
    };
    Label { name, value }
}

/// So many houses.
pub(super) fn houses(number: u8, view: View) -> Line {
    let form = match number {
        0 => 2,
        1 => 0,
        _ => 1,
    };
    words(view).tell_one(Say::Houses, form, &[&number])
}

/// A building with its price and its points; where its row is too long, without what it is made of.
fn built(game: &Caylus, building: Building, cost: Cost, view: View, value: &mut Line) -> Line {
    *value = price(handed_over(cost, view.worded(Wording::Brief)), game.setup().building_points(building));
    let name = words(view).tell_one(Say::Buildings, building.index(), &[]);
    let Some((_, short)) = name.split_once(' ').filter(|_| view.few_letters()) else { return name };
    let (first, rest) = short.split_at_checked(1).unwrap_or_default();
    fill("{0}{1}", &[&first.chars().next().unwrap_or(' ').to_ascii_uppercase(), &rest])
}

/// A prestige building with its price and its points, and the space of the residence that it replaces.
fn put_up(game: &Caylus, prestige: Prestige, cost: Cost, at: u8, view: View, value: &mut Line) -> Line {
    *value = price(handed_over(cost, view.worded(Wording::Brief)), game.setup().prestige_points(prestige));
    fill("{0}. {1}", &[&at, &words(view).one_of(Say::Prestige, prestige.index())])
}

/// A tile that becomes a residence, with what a lawyer is paid and what it brings (facts 2.6); a favour spares the denier.
fn residence(game: &Caylus, at: u8, denier: bool, view: View, value: &mut Line) -> Line {
    let words = words(view);
    let cloth = words.name(Name::CubesShort, Cube::Cloth.index());
    let paid = fill(if denier { "{0}+{1}" } else { "{0}" }, &[&cloth, &words.name(Name::CoinsShort, 0)]);
    *value = price(paid, RESIDENCE);
    let tile = fill("{0}. {1}", &[&at, &name_at(game, at, view)]);
    match view.brief() {
        _ if view.few_letters() => tile,
        // As the fourth column of the favour table has it.
        true => fill("{0} > {1}", &[&tile, &favours::in_letters(Row::Build, 4, view)]),
        false => words.tell(Say::BecomesResidence, &[&tile]),
    }
}

/// What is handed over, in a few letters on every row of a list, with the points that it brings.
fn price(paid: Line, points: u8) -> Line {
    fill(if paid.is_empty() { "{1}p" } else { "{0} {1}p" }, &[&paid, &points])
}

/// Whether the alchemist's deal is asked.
fn is_alchemist(game: &Caylus) -> bool {
    game.due().is_some_and(|due| matches!(due.effect, Effect::Trade(Trade::Alchemist)))
}

/// What is handed over where the device knows it: what was said, or what it takes when nothing is.
pub(super) fn charged(game: &Caylus, seat: Seat, pay: Pay, cost: Cost) -> Cost {
    let paid = match game.purse(seat) {
        Some(purse) if pay == Pay::UNSAID => cost.paid_from(&purse).unwrap_or(pay),
        _ => pay,
    };
    if paid == Pay::UNSAID { cost } else { Cost::exactly(paid) }
}

/// What is handed over, "2 food + wood": one of a kind needs no number.
pub(super) fn handed_over(cost: Cost, view: View) -> Line {
    let one = |number: u8, kind: usize| {
        let name = kind_name(kind, view);
        if number == 1 { fill(name, &[]) } else { fill("{0} {1}", &[&number, &name]) }
    };
    joined(cost, view, &one)
}

/// A kind of cube by its place among the names; with little room a few letters of it.
fn kind_name(kind: usize, view: View) -> &'static str {
    let words = words(view);
    if view.brief() { words.name(Name::CubesShort, kind) } else { words.name(Name::Cubes, kind) }
}

/// So many cubes of a kind, by its place among the names; after them the cube of any kind.
pub(super) fn cube(number: u16, kind: usize, view: View) -> Line {
    fill("{0} {1}", &[&number, &kind_name(kind, view)])
}

/// So many deniers.
pub(super) fn coins(number: u16, view: View) -> Line {
    let words = words(view);
    let name =
        if view.brief() { words.name(Name::CoinsShort, 0) } else { words.name(Name::Coins, (number != 1).into()) };
    fill("{0} {1}", &[&number, &name])
}

/// A price in cubes.
pub(super) fn cubes(cost: Cost, view: View) -> Line {
    joined(cost, view, &|number, kind| cube(number.into(), kind, view))
}

/// Cubes of given kinds.
pub(super) fn pay(pay: Pay, view: View) -> Line {
    cubes(Cost::with_any(pay, 0), view)
}

/// The cubes of a price, each told by `one`.
fn joined(cost: Cost, view: View, one: &dyn Fn(u8, usize) -> Line) -> Line {
    let mut text = Line::new();
    let fixed = Cube::ALL.map(|kind| (cost.fixed().of(kind), kind.index()));
    for (number, kind) in fixed.into_iter().chain([(cost.free(), Cube::COUNT)]).filter(|(number, _)| *number > 0) {
        let gap = match view.brief() {
            _ if text.is_empty() => "{0}",
            // The narrowest of all gaps.
            _ if view.few_letters() => " {0}",
            true => "+{0}",
            false => " + {0}",
        };
        add(&mut text, gap, &[&one(number, kind)]);
    }
    text
}

fn effect(game: &Caylus, choice: Choice, view: View, value: &mut Line) -> Line {
    let words = words(view);
    let name = |cube: Cube| words.name(Name::Cubes, cube.index());
    let due = game.due().map(|due| due.effect);
    match (due, choice) {
        (Some(Effect::OneOf(one, two)), Choice::Cube(kind)) => {
            cube((if one.0 == kind { one.1 } else { two.1 }).into(), kind.index(), view)
        }
        (Some(Effect::Sell(coins)), Choice::Cube(kind)) => {
            add(value, "+{0}", &[&self::coins(coins, view)]);
            words.tell(Say::Sell, &[&name(kind)])
        }
        (Some(Effect::Buy { price, .. }), Choice::Cube(kind)) => {
            *value = coins(price, view);
            words.tell(Say::Buy, &[&name(kind)])
        }
        (Some(Effect::Buy { price, .. }), Choice::Cubes(one, two)) => {
            *value = coins(2 * price, view);
            words.tell(Say::Buy, &[&fill("{0} + {1}", &[&name(one), &name(two)])])
        }
        (Some(Effect::Trade(trade)), Choice::Number(number)) => cards::deal(trade, number, view),
        (Some(Effect::Build(Builder::Lawyer)), Choice::Number(at)) => residence(game, at, true, view, value),
        (_, Choice::Number(at)) => numbered(game, To::Road(at), view),
        (_, Choice::Before(special)) => numbered(game, To::Before(special), view),
        (_, Choice::Stay) => words.tell_one(Say::Answers, 2, &[]),
        (_, Choice::Leave) => words.tell_one(Say::Answers, 3, &[]),
        _ => {
            add(value, "{0} + {1}", &[&coins(1, view), &cube(1, Cube::Cloth.index(), view)]);
            words.tell_one(Say::CardFavours, 0, &[])
        }
    }
}

/// The cubes that a column gives, as far as was said which.
pub(super) fn favour_cubes(column: u8, taken: Taken, view: View) -> Line {
    let words = words(view);
    let name = |cube: Cube| words.name(Name::Cubes, cube.index());
    let one = |kind: Cube| cube(1, kind.index(), view);
    match (taken, column) {
        (Taken::One(kind), _) => one(kind),
        (Taken::Two(one, two), _) => words.tell(Say::TwoForOne, &[&name(one), &name(two)]),
        (_, 1) => one(Cube::Food),
        (_, 2) => fill("{0}/{1}", &[&name(Cube::Wood), &name(Cube::Stone)]),
        (_, 3) => one(Cube::Cloth),
        (_, 4) => words.tell(Say::OneForTwo, &[]),
        _ => one(Cube::Gold),
    }
}

/// What a favour is used for. Where that is all that its row can give, it stands for the row.
fn favour_label(game: &Caylus, (seat, favour, pay): (Seat, Favour, Pay), view: View, value: &mut Line) -> Line {
    let (words, row) = (words(view), favour.row());
    let less = |building: Building, cube: Cube| charged(game, seat, pay, building.cost().less(cube));
    let name = || words.named(Name::Rows, row.index());
    match favour {
        // They are never chosen by column; of the others it has to be searched whether there is a choice.
        Favour::Points(_) | Favour::Coins(_) => name(),
        _ if favours::gives_one(game, row) => name(),
        Favour::Cubes(column, taken) => {
            if pay != Pay::UNSAID {
                *value = self::pay(pay, view);
            }
            favour_cubes(column.unwrap_or(1), taken, view)
        }
        Favour::Nothing => words.tell(Say::Nothing, &[]),
        Favour::Wooden(building) => built(game, building, less(building, Cube::Wood), view, value),
        Favour::Stone(building) => built(game, building, less(building, Cube::Stone), view, value),
        Favour::Residence(at) => residence(game, at, false, view, value),
        Favour::Prestige(prestige, at) => {
            put_up(game, prestige, charged(game, seat, pay, prestige.cost()), at, view, value)
        }
    }
}

#[cfg(test)]
mod tests;
