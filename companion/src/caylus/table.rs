//! The resting screen of each phase: what a glance from a metre away must answer.
//!
//! The sentence, what stands beside it, and the picture below the seats; the frame is the session's. Invariant: a choice
//! that is only looked at changes nothing.

use embedded_graphics::primitives::Rectangle;
use engine::{
    Game,
    caylus::{
        Asks, Caylus, Event, Phase,
        event::{Choice, Counts, Section, To},
        tiles::{Cube, Effect},
    },
    seat::Seat,
};

use super::{Asked, ROAD, cards, favours, labels, name_at, name_to, road, score, words};
use crate::{
    draw::{
        area,
        chrome::{self, GAME_Y, STRIP_Y},
        text::{Align, Size, fitted, line as write},
    },
    picture::{Picture, WIDTH},
    screen::{Names, Room, View},
    session::face::{Announcement, Look, order},
    text::fill::{Line, add, fill},
};

/// Below the road: the castle, or one line.
const CASTLE_Y: i32 = 94;

/// Income, the end of a round and what the whole table is asked: there the phase is the sentence.
pub(super) fn phase(game: &Caylus, view: View) -> Line {
    let words = words(view);
    let line = match (game.phase(), game.asks().0) {
        (_, Some(Asks::Favour)) => words.favour,
        (_, Some(Asks::Next | Asks::Special | Asks::Castle)) => "",
        (Phase::Effects, _) => words.effects_line,
        (phase, _) => words.phases.at(phase.index()),
    };
    fill(line, &[])
}

pub(super) fn headline(game: &Caylus, view: View, look: &Look) -> Line {
    let words = words(view);
    let (asks, asked) = game.asks();
    let who = asked.or(look.seat).map_or("", |seat| view.heading(seat));
    let number = look.number.unwrap_or(0);
    match asks {
        Some(Asks::Next | Asks::Special | Asks::Castle) => fill(words.phases.at(game.phase().index()), &[]),
        Some(Asks::Pass) => fill(words.passes_question, &[&who]),
        // Small letters leave room for the purse.
        Some(Asks::Action) => fill(asked.map_or("", |seat| view.name(seat)), &[]),
        Some(Asks::Favour) => fill(words.chooses, &[&who]),
        Some(Asks::Effect) if names_space(game, view) => fill("{0}: {1}", &[&who, &due_space(game, view)]),
        Some(Asks::Effect) => fill(who, &[]),
        Some(Asks::Steps) => fill("{0} {1}", &[&who, &signed(number)]),
        Some(Asks::Batches) => fill(words.builds_houses, &[&who, &number]),
        Some(Asks::Gold | Asks::Cubes | Asks::Coins) => {
            let total = asked.map_or(0, |seat| score::total(&score::counted(game, look), seat));
            fill("{0}: {1}", &[&who, &total])
        }
        None => view.winners(game.winners()),
    }
}

/// The space whose effect is due.
fn due_space(game: &Caylus, view: View) -> &'static str {
    game.due().map_or("", |due| name_to(game, due.at, view))
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
        Some(Asks::Pass) => {
            let price = game.price().unwrap_or(1);
            let whole = fill(words.price, &[&price]);
            let fits = |seat: &Seat| {
                let sentence = headline(game, View { names: Names::Plain, stand_in: Some(*seat), ..view }, look);
                chrome::headline_fits(&sentence, &whole, true)
            };
            if game.setup().seats().iter().all(fits) { whole } else { fill("{0}d", &[&price]) }
        }
        Some(Asks::Steps) if game.phase() == Phase::Special => fill(words.free, &[]),
        // What the seat has, and what it would have left.
        Some(Asks::Steps) if game.keeps_books() => {
            let has = asked.and_then(|seat| game.purse(seat)).map_or(0, |purse| purse.coins);
            match number {
                0 => fill("{0}d", &[&has]),
                _ => fill("{0}d > {1}d", &[&has, &has.saturating_sub(number.unsigned_abs())]),
            }
        }
        Some(Asks::Steps) if number == 0 => fill(words.stays, &[]),
        Some(Asks::Steps) => fill(words.costs, &[&number.unsigned_abs()]),
        Some(Asks::Effect) if !names_space(game, view) => fill(due_space(game, view), &[]),
        Some(Asks::Batches) => fill("{0}p", &[&signed(houses_bring(game, number))]),
        _ => Line::new(),
    }
}

/// The points of so many houses; to build none costs 2.
fn houses_bring(game: &Caylus, houses: i16) -> i16 {
    let mut left = houses;
    let open = Section::ALL.into_iter().filter(|section| game.section().is_some_and(|first| *section >= first));
    let points = open.map(|section| {
        let here = left.min(game.free_parts(section).into());
        left -= here;
        here * i16::from(section.points())
    });
    if houses == 0 { -2 } else { points.sum() }
}

/// What C does: where it leaves a phase, the one that comes.
pub(super) fn deed(game: &Caylus, view: View, look: &Look) -> Option<Line> {
    let words = words(view);
    let to = |number: usize| words.leads_to.at(number);
    Some(match (game.asks().0?, game.phase()) {
        (Asks::Pass, _) => fill(words.passes, &[]),
        (Asks::Special, _) => fill(to(1), &[]),
        (Asks::Castle, _) => fill(words.nobody, &[]),
        (Asks::Favour, _) if look.group.is_some() || favours::takes_at_once(game, look) => fill(words.takes, &[]),
        (Asks::Next, Phase::Income) => fill(to(0), &[]),
        (Asks::Next, Phase::Effects) => fill(to(2), &[]),
        (Asks::Next, _) => fill(to(3), &[&(game.round() + 1)]),
        _ => return None,
    })
}

/// How the towers were scored, before the players count.
pub(super) fn announcement(game: &Caylus, view: View) -> Option<Announcement> {
    let counted = |seat: &Seat| game.counts(*seat) != Counts::NONE;
    if game.phase() != Phase::Over || game.asks().0.is_none() || game.setup().seats().iter().any(counted) {
        return None;
    }
    let words = words(view);
    Some(Announcement {
        title: words.phases.at(Phase::RoundEnd.index()),
        lines: [scored(game, Section::Towers, view), fill(words.put_on, &[&game.bailiff()])],
        leads_to: words.leads_to.at(4),
    })
}

/// Whether a space of the road is chosen, so that the road stays on the screen: for a worker, or at the gate.
fn chooses_space(game: &Caylus) -> bool {
    game.asks().0 == Some(Asks::Action) || game.due().is_some_and(|due| due.effect == Effect::Gate)
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
                draw_purse(game, picture, view);
            }
            road::draw(game, picture, view, STRIP_Y, None, marked(game, look));
        }
        (Some(Asks::Effect), _) => draw_purse_below(game, picture, view),
        (_, Phase::Income) => {
            say(picture, &income(game, view), wide_row(GAME_Y + 2));
            counters(game, picture, view, WIDTH);
        }
        (_, Phase::Effects) if !game.keeps_books() => draw_effects(game, picture, view, look.page),
        // The device's own books have been through all buildings.
        (_, Phase::Workers | Phase::Effects) => {
            road::draw(game, picture, view, GAME_Y, None, None);
            counters(game, picture, view, chrome::LEFT);
        }
        (Some(Asks::Steps), _) => draw_provost(game, picture, view, look),
        (_, Phase::Special) => {
            for (line, y) in [STRIP_Y, STRIP_Y + 18].into_iter().enumerate() {
                say(picture, words(view).special_lines.at(line), wide_row(y));
            }
            counters(game, picture, view, WIDTH);
        }
        (_, Phase::Castle) => draw_castle(game, picture, view),
        (_, Phase::RoundEnd) => draw_round_end(game, picture, view),
        (_, Phase::Over) => score::draw_totals(game, picture, view, look),
        (_, Phase::Provost) => {}
    }
}

/// The space of the road that the list's mark stands on.
fn marked(game: &Caylus, look: &Look) -> Option<u8> {
    let on_road = |event: &Event| look.group == Some(ROAD) && labels::group(game, event) == Some(ROAD);
    match game.legal().filter(on_road).nth(look.row.into())? {
        Event::Worker { to: To::Road(at), .. } | Event::Use { choice: Choice::Number(at), .. } => Some(at),
        _ => None,
    }
}

/// A line of text from `y` down.
fn row(y: i32) -> Rectangle {
    area(4, y, chrome::LEFT - 8, 17)
}

/// The same where nothing is to be turned.
fn wide_row(y: i32) -> Rectangle {
    area(4, y, WIDTH - 8, 17)
}

/// Writes a line that is read from 0.6 m, or a long one that is read from 0.4 m.
fn say(picture: &mut Picture, text: &str, given: Rectangle) {
    fitted(picture, text, [Size::Body, Size::Hint, Size::Small], Align::Left, given);
}

/// A number of steps or points, with a plus where it is one.
pub(super) fn signed(number: i16) -> Line {
    fill(if number > 0 { "+{0}" } else { "{0}" }, &[&number])
}

/// What the seat that is asked holds, within `width`: deniers and food, then the rest, without the cubes it has not got. In
/// words, and with letters where these are too long.
fn purse(game: &Caylus, view: View, lines: usize, width: u32) -> [Line; 2] {
    let Some(purse) = game.asks().1.and_then(|seat| game.purse(seat)) else { return [Line::new(), Line::new()] };
    let told = |view: View| {
        let coins = if view.brief { "{0}d" } else { "{0} {1}" };
        let mut told = [fill(coins, &[&purse.coins, &words(view).coins]), Line::new()];
        for cube in Cube::ALL.into_iter().filter(|cube| purse.of(*cube) > 0) {
            let [first, second] = &mut told;
            let line = if cube == Cube::Food || lines == 1 { first } else { second };
            let gap = if line.is_empty() { "{0}" } else { " {0}" };
            add(line, gap, &[&labels::cube(purse.of(cube), cube.index(), view)]);
        }
        told
    };
    let whole = told(view);
    if whole.iter().all(|line| Size::Hint.width(line) <= width) { whole } else { told(view.briefly()) }
}

/// The same below the sentence.
fn draw_purse_below(game: &Caylus, picture: &mut Picture, view: View) {
    let given = row(STRIP_Y - 1);
    let [line, _] = purse(game, view, 1, given.size.width);
    say(picture, &line, given);
}

/// The same in two lines beside the seat's name.
fn draw_purse(game: &Caylus, picture: &mut Picture, view: View) {
    let who = game.asks().1.map_or("", |seat| view.name(seat));
    let x = 10 + Size::Heading.width(who) as i32;
    let width = chrome::LEFT - 4 - x as u32;
    for (text, y) in purse(game, view, 2, width).iter().zip([15, 31]) {
        fitted(picture, text, [Size::Body, Size::Hint], Align::Right, area(x, y, width, 16));
    }
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
            say(picture, &fill(words(view).he_would_stand, &[&at, &name_at(game, at, view)]), row(CASTLE_Y));
        }
        None => counters(game, picture, view, chrome::LEFT),
    }
}

/// The three sections as counters: built parts of all.
fn counters(game: &Caylus, picture: &mut Picture, view: View, width: u32) {
    let words = Section::ALL.map(|section| counter(game, section, view));
    let wide = words.iter().map(|words| Size::Hint.width(words)).sum::<u32>();
    let gap = (width - 8).saturating_sub(wide) / 2;
    let mut x = 4;
    for words in &words {
        let long = Size::Hint.width(words) + 1;
        write(picture, words, Size::Hint, Align::Left, area(x, CASTLE_Y, long, 17));
        x += (long + gap.min(24)) as i32;
    }
}

pub(super) fn counter(game: &Caylus, section: Section, view: View) -> Line {
    let built = section.parts() - game.free_parts(section);
    fill("{0} {1}/{2}", &[&words(view).sections.at(section.index()), &built, &section.parts()])
}

/// The castle: each section with whose houses stand there; above them what the seat that is asked can build with.
fn draw_castle(game: &Caylus, picture: &mut Picture, view: View) {
    let (width, rows) = if game.keeps_books() {
        draw_purse_below(game, picture, view);
        (chrome::LEFT, [62, 78, 94])
    } else {
        (WIDTH, [49, 69, 89])
    };
    for (section, y) in Section::ALL.into_iter().zip(rows) {
        let given = |x: i32, width: u32| area(x, y, width, 17);
        write(picture, &counter(game, section, view), Size::Body, Align::Left, given(4, 112));
        let mut houses = Line::new();
        for &seat in game.setup().seats() {
            let number = game.houses(seat, section);
            if number > 0 {
                add(&mut houses, "{0} {1}  ", &[&view.mark(seat), &number]);
            }
        }
        fitted(picture, &houses, [Size::Body, Size::Hint], Align::Left, given(120, width - 124));
    }
}

/// What everybody takes, and who takes more; where that are more than two, what each takes. At the end of a round: what
/// they take next.
fn income(game: &Caylus, view: View) -> Line {
    let said = |number: usize| words(view).take_income.at(number);
    let seats = game.setup().seats();
    let more = |seat: &&Seat| game.income_of(**seat) > 2;
    let few = seats.iter().filter(more).count() <= 2;
    let told = |view: View| {
        let mut line = fill(said((game.phase() == Phase::RoundEnd).into()), &[]);
        if few {
            add(&mut line, said(2), &[]);
        }
        for seat in seats.iter().filter(|seat| !few || more(seat)) {
            add(&mut line, " · {0} {1}", &[&view.name(*seat), &game.income_of(*seat)]);
        }
        line
    };
    briefly_if_long(&told, view)
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
            say(picture, &cards::told(tile, view), row(64));
        }
        None => write(picture, words.nothing_active, Size::Body, Align::Left, row(56)),
    }
    road::draw(game, picture, view, 81, None, at);
}

/// The section that was scored, and who lost points for having no house there.
fn scored(game: &Caylus, section: Section, view: View) -> Line {
    let words = words(view);
    let none = |seat: &&Seat| game.houses(**seat, section) == 0;
    let told = |view: View| {
        let mut line = fill(words.scored, &[&words.sections.at(section.index())]);
        for (n, seat) in game.setup().seats().iter().filter(none).enumerate() {
            let gap = if n == 0 { ", -{0}: {1}" } else { " {1}" };
            let name = if view.brief { view.mark(*seat) } else { view.name(*seat) };
            add(&mut line, gap, &[&section.penalty(), &name]);
        }
        line
    };
    briefly_if_long(&told, view)
}

/// A line with whole names where they fit.
fn briefly_if_long(told: &dyn Fn(View) -> Line, view: View) -> Line {
    let whole = told(view);
    if Size::Hint.width(&whole) <= wide_row(0).size.width { whole } else { told(view.briefly()) }
}

/// Where bailiff and provost go, what was scored or is being built, the turn order, and the income that follows, which
/// has no screen of its own.
fn draw_round_end(game: &Caylus, picture: &mut Picture, view: View) {
    let words = words(view);
    let mut y = 46;
    let mut say = |text: &str| {
        say(picture, text, wide_row(y));
        y += 16;
    };
    say(&fill(words.put_on, &[&game.bailiff()]));
    let sections = || game.scored_this_round();
    for section in sections() {
        say(&scored(game, section, view));
    }
    if let (None, Some(section)) = (sections().next(), game.section()) {
        say(&fill(words.being_built, &[&counter(game, section, view)]));
    }
    // Two sections in one round leave no room for what stays as it was.
    if sections().nth(1).is_none() {
        let mut next = order(Caylus::order(game).iter().copied());
        if next.len() == 2 {
            // Two take turns.
            next.reverse();
        }
        say(&briefly_if_long(&|view| fill(words.order_is, &[&names(&next, view)]), view));
    }
    say(&income(game, view));
}

/// Seats one after the other.
pub(super) fn names(seats: &[Seat], view: View) -> Line {
    let mut line = Line::new();
    for seat in seats {
        let gap = if line.is_empty() { "{0}" } else { " {0}" };
        add(&mut line, gap, &[&view.name(*seat)]);
    }
    line
}
