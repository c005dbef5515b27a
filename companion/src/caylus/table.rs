//! The resting screen of each phase: what a glance from a metre away must answer.
//!
//! The sentence, what stands beside it, and the picture below the seats; the frame is the session's. Invariant: a choice
//! that is only looked at changes nothing.

use embedded_graphics::primitives::Rectangle;
use engine::{
    Game,
    caylus::{
        Asks, Caylus, Event, Phase,
        event::{Choice, To},
        tiles::Effect,
    },
    seat::Seat,
};

use super::{
    Asked, ROAD, cards, castle, favours, labels, name_at, name_to, purse, road, round_end, score,
    text::{Name, Say},
    words,
};
use crate::{
    draw::{
        area,
        chrome::{self, GAME_Y, STRIP_Y},
        text::{Align, Size, fitted, line as write, paragraph},
    },
    picture::{Picture, WIDTH},
    screen::{Room, View},
    session::face::Look,
    text::{
        Word,
        fill::{Line, add, fill},
    },
};

/// Below the road: the castle, or one line.
pub(super) const CASTLE_Y: i32 = 94;

/// Income, the end of a round and what the whole table is asked: there the phase is the sentence.
pub(super) fn phase(game: &Caylus, view: View) -> Line {
    match game.asks().0 {
        Some(Asks::Favour) => words(view).tell(Say::Favour, &[]),
        Some(Asks::Next | Asks::Special | Asks::Castle) => Line::new(),
        _ => name_of(game.phase(), view),
    }
}

/// A phase above a sentence.
pub(super) fn name_of(phase: Phase, view: View) -> Line {
    match phase {
        Phase::Effects => words(view).tell(Say::EffectsLine, &[]),
        phase => words(view).named(Name::Phases, phase.index()),
    }
}

pub(super) fn headline(game: &Caylus, view: View, look: &Look) -> Line {
    let words = words(view);
    let (asks, asked) = game.asks();
    let who = asked.or(look.seat).map_or("", |seat| view.heading(seat));
    let number = look.number.unwrap_or(0);
    match asks {
        Some(Asks::Next | Asks::Special | Asks::Castle) => words.named(Name::Phases, game.phase().index()),
        Some(Asks::Pass) => words.tell(Say::PassesQuestion, &[&who]),
        // Small letters leave room for the purse.
        Some(Asks::Action) => fill(asked.map_or("", |seat| view.name(seat)), &[]),
        Some(Asks::Favour) => words.tell(Say::Chooses, &[&who]),
        Some(Asks::Effect) if names_space(game, view) => fill("{0}: {1}", &[&who, &due_space(game, view)]),
        Some(Asks::Effect) => fill(who, &[]),
        Some(Asks::Steps) => fill("{0} {1}", &[&who, &signed(number)]),
        Some(Asks::Batches) => fill("{0}: {1}", &[&who, &number]),
        Some(Asks::Gold | Asks::Cubes | Asks::Coins) => {
            let total = asked.map_or(0, |seat| score::total(&score::counted(game, look), seat));
            fill("{0}: {1}", &[&who, &total])
        }
        None => view.winners(game.winners()),
    }
}

/// The space whose effect is due.
fn due_space(game: &Caylus, view: View) -> Line {
    game.due().map_or_else(Line::new, |due| name_to(game, due.at, view))
}

/// Whether its name has room in the sentence, whoever is asked.
fn names_space(game: &Caylus, view: View) -> bool {
    let space = due_space(game, view);
    let fits = |seat: &Seat| chrome::headline_fits(&fill("{0}: {1}", &[&view.name(*seat), &space]), "", true);
    game.setup().seats().iter().all(fits)
}

pub(super) fn aside(game: &Caylus, view: View, look: &Look) -> Line {
    let words = words(view);
    let (asks, asked) = game.asks();
    let number = look.number.unwrap_or(0);
    match asks {
        Some(Asks::Steps) if game.phase() == Phase::Special => words.tell(Say::Free, &[]),
        // What the seat has, and what it would have left.
        Some(Asks::Steps) if game.keeps_books() => {
            let has = asked.and_then(|seat| game.purse(seat)).map_or(0, |purse| purse.coins);
            let left = labels::coins(has.saturating_sub(number.unsigned_abs()), view);
            fill(if number == 0 { "{1}" } else { "{0} > {1}" }, &[&has, &left])
        }
        Some(Asks::Steps) if number == 0 => words.tell(Say::Stays, &[]),
        Some(Asks::Steps) => words.tell(Say::Costs, &[&number.unsigned_abs()]),
        Some(Asks::Effect) if !names_space(game, view) => due_space(game, view),
        Some(Asks::Batches) => {
            let houses = number.unsigned_abs();
            let mut line = labels::houses(houses as u8, view);
            add(&mut line, ", {0}p", &[&signed(castle::houses_bring(game, asked, number))]);
            line
        }
        _ => Line::new(),
    }
}

/// What C does: where it leaves a phase, the one that comes.
pub(super) fn deed(game: &Caylus, view: View, look: &Look) -> Option<Line> {
    let words = words(view);
    let to = |number: usize| words.name(Name::LeadsTo, number);
    Some(match (game.asks().0?, game.phase()) {
        (Asks::Pass, _) => words.tell(Say::Passes, &[]),
        (Asks::Special, _) => fill(to(1), &[]),
        (Asks::Castle, _) if game.castle_order().is_empty() => words.tell(Say::Nobody, &[]),
        (Asks::Castle, _) => fill(view.texts.word(Word::Ok), &[]),
        (Asks::Favour, _) if look.group.is_some() => words.tell(Say::Takes, &[]),
        (Asks::Favour, _) => favours::gives_now(game, view, look)?,
        (Asks::Next, Phase::Income) => fill(to(0), &[]),
        // The castle is left out where nobody stands in it.
        (Asks::Next, Phase::Effects) => {
            let nobody = game.places().is_some_and(|places| places.castle().is_empty());
            fill(to(if nobody { 5 } else { 2 }), &[])
        }
        (Asks::Next, _) => fill(to(3), &[&(game.round() + 1)]),
        _ => return None,
    })
}

/// Whether a space of the road is chosen, so that the road stays on the screen: for a worker, or at the gate.
fn chooses_space(game: &Caylus) -> bool {
    game.asks().0 == Some(Asks::Action) || game.due().is_some_and(|due| matches!(due.effect, Effect::Gate))
}

/// Below the road or the purse; the favour table from the sentence down.
pub(super) fn list_room(game: &Caylus, look: &Look) -> Room {
    match game.asks().0 {
        Some(Asks::Favour) => favours::room(look),
        _ if chooses_space(game) => Room::resting(STRIP_Y + road::HEIGHT),
        // Five totals take two rows below it.
        Some(Asks::Gold | Asks::Cubes | Asks::Coins) if game.setup().seats().len() > 4 => {
            Room { rows: 2, span: 16, ..Room::resting(STRIP_Y) }
        }
        Some(Asks::Gold | Asks::Cubes | Asks::Coins) => Room::resting(STRIP_Y),
        _ => Room::resting(GAME_Y),
    }
}

pub(super) fn draw(game: &Caylus, picture: &mut Picture, view: View, look: &Look) {
    match (game.asks().0, game.phase()) {
        (Some(Asks::Favour), _) => favours::draw(game, picture, view, look),
        _ if chooses_space(game) => {
            if game.phase() == Phase::Workers {
                purse::draw_beside(game, picture, view);
            }
            road::draw(game, picture, view, STRIP_Y, None, marked(game, look));
        }
        (Some(Asks::Effect), _) => purse::draw_below(game, picture, view),
        (_, Phase::Income) => {
            say(picture, &round_end::income(game, view), wide_row(GAME_Y));
            // What the check-list has no room for.
            if game.round() == 1 {
                say(picture, &round_end::put_on(game, view), wide_row(GAME_Y + 16));
            }
            castle::counters(game, picture, view, WIDTH);
        }
        (_, Phase::Effects) if !game.keeps_books() => draw_effects(game, picture, view, look.page),
        // The device's own books have been through all buildings.
        (_, Phase::Workers | Phase::Effects) => {
            road::draw(game, picture, view, GAME_Y, None, None);
            castle::counters(game, picture, view, chrome::LEFT);
        }
        (Some(Asks::Steps), _) => draw_provost(game, picture, view, look),
        (_, Phase::Special) => {
            // Two play without the stables (ruling R).
            let stables = words(view).one_of(Say::SpecialLines, 1).read();
            let stables = if game.setup().seats().len() > 2 { stables.as_str() } else { "" };
            let order = words(view).tell(Say::SpecialLines, &[&stables]);
            paragraph(picture, &order, Size::Body, area(4, STRIP_Y - 1, WIDTH - 8, 48));
            castle::counters(game, picture, view, WIDTH);
        }
        (_, Phase::Castle) => castle::draw(game, picture, view, look),
        (_, Phase::RoundEnd) => round_end::draw(game, picture, view),
        (_, Phase::Over) => score::draw_totals(game, picture, view, look),
        (_, Phase::Provost) => {}
    }
}

/// The space of the road that the list's mark stands on.
fn marked(game: &Caylus, look: &Look) -> Option<u8> {
    let on_road = |event: &Event| look.group == Some(ROAD) && labels::group(game, event) == Some(ROAD);
    let allowed = |event: &Event| game.allows(event).is_ok();
    match game.candidates().filter(on_road).filter(allowed).nth(look.row.into())? {
        Event::Worker { to: To::Road(at), .. } | Event::Use { choice: Choice::Number(at), .. } => Some(at),
        _ => None,
    }
}

/// A line of text from `y` down.
pub(super) fn row(y: i32) -> Rectangle {
    area(4, y, chrome::LEFT - 8, 17)
}

/// The same where nothing is to be turned.
pub(super) fn wide_row(y: i32) -> Rectangle {
    area(4, y, WIDTH - 8, 17)
}

/// A line in whole words where these fit into so many px when it is read from 0.6 m.
#[inline(never)]
pub(super) fn briefly_in(given: Rectangle, told: &dyn Fn(View) -> Line, view: View) -> Line {
    let whole = told(view);
    if Size::Body.width(&whole) <= given.size.width { whole } else { told(view.briefly()) }
}

/// Writes a line that is read from 0.6 m, or a long one that is read from 0.4 m.
pub(super) fn say(picture: &mut Picture, text: &str, given: Rectangle) {
    fitted(picture, text, [Size::Body, Size::Hint, Size::Small], Align::Left, given);
}

/// The road with the provost's ghost where he would go.
fn draw_provost(game: &Caylus, picture: &mut Picture, view: View, look: &Look) {
    let ghost = match look.number {
        Some(steps) if steps != 0 && view.settings.what_if => game.provost().checked_add_signed(steps as i8),
        _ => None,
    };
    road::draw(game, picture, view, GAME_Y, ghost, None);
    match ghost {
        Some(at) => {
            say(picture, &words(view).tell(Say::HeWouldStand, &[&at, &name_at(game, at, view)]), row(CASTLE_Y));
        }
        None => castle::counters(game, picture, view, chrome::LEFT),
    }
}

/// The tile that is looked at, with what it gives, and where it is on the road.
fn draw_effects(game: &Caylus, picture: &mut Picture, view: View, page: u8) {
    let words = words(view);
    let at = game.active().nth(page.into());
    match at.and_then(|at| Some((at, game.road().tile(at)?))) {
        Some((at, tile)) => {
            let mut title = fill("{0}. {1}", &[&at, &name_at(game, at, view)]);
            if let Some(owner) = tile.owner() {
                add(&mut title, " ({0})", &[&view.name(owner)]);
            }
            fitted(
                picture,
                &title,
                [Size::List, Size::Body, Size::Hint],
                Align::Left,
                area(4, 47, chrome::LEFT - 8, 18),
            );
            say(picture, &cards::told(tile, view, row(64)), row(64));
        }
        None => write(picture, &words.say(Say::NothingActive).read(), Size::Body, Align::Left, row(56)),
    }
    road::draw(game, picture, view, 81, None, at);
}

/// A number of steps or points, with a plus where it is one.
pub(super) fn signed(number: i16) -> Line {
    fill(if number > 0 { "+{0}" } else { "{0}" }, &[&number])
}

/// Seats one after the other, behind what is in `line`: `before` the first, with `gap` between; each by its `name`, with the number
/// that belongs to it unless that is 0. Who has none is left out.
#[inline(never)]
pub(super) fn tell_seats(
    line: &mut Line,
    (before, gap): (&str, &str),
    seats: &[Seat],
    name: &dyn Fn(Seat) -> &'static str,
    number: &dyn Fn(Seat) -> Option<i16>,
) {
    let mut between = before;
    for &seat in seats {
        let Some(number) = number(seat) else { continue };
        add(line, if number == 0 { "{0}{1}" } else { "{0}{1} {2}" }, &[&between, &name(seat), &number]);
        between = gap;
    }
}

/// Seats one after the other.
pub(super) fn names(seats: &[Seat], view: View) -> Line {
    let mut line = Line::new();
    tell_seats(&mut line, ("", " "), seats, &|seat| view.name(seat), &|_| Some(0));
    line
}
