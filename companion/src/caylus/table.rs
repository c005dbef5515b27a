//! The resting screen of each phase: what a glance from a metre away must answer.
//!
//! The sentence, what stands beside it, and the picture below the seats; the frame is the session's. Invariant: a choice
//! that is only looked at changes nothing.

use core::fmt::Display;

use embedded_graphics::primitives::Rectangle;
use engine::{
    caylus::{Asks, Caylus, Phase, event::Section, tiles::Cube},
    seat::Seat,
};

use super::{Asked, cards, favours, name_at, name_to, road, score, words};
use crate::{
    draw::{
        area,
        chrome::{self, GAME_Y, STRIP_Y},
        text::{Align, Size, fitted, line as write},
    },
    picture::{Picture, WIDTH},
    screen::{Names, Room, View},
    session::face::Look,
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
        (phase, _) => words.phases[phase.index()],
    };
    fill(line, &[])
}

pub(super) fn headline(game: &Caylus, view: View, look: &Look) -> Line {
    let words = words(view);
    let (asks, asked) = game.asks();
    let who = asked.or(look.seat).map_or("", |seat| view.heading(seat));
    let number = look.number.unwrap_or(0);
    match asks {
        Some(Asks::Next | Asks::Special | Asks::Castle) => fill(words.phases[game.phase().index()], &[]),
        Some(Asks::Pass) => fill(words.passes_question, &[&who]),
        Some(Asks::Action) => fill(who, &[]),
        Some(Asks::Favour) => fill(words.chooses, &[&who]),
        Some(Asks::Effect) if names_space(game, view) => fill("{0}: {1}", &[&who, &due_space(game, view)]),
        Some(Asks::Effect) => fill(who, &[]),
        Some(Asks::Steps) if number != 0 => fill("{0} {1}", &[&who, &format_args!("{number:+}")]),
        Some(Asks::Steps) => fill("{0} 0", &[&who]),
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

/// Whether its name has room in the sentence.
fn names_space(game: &Caylus, view: View) -> bool {
    let who = game.asks().1.map_or("", |seat| view.name(seat));
    chrome::headline_fits(&fill("{0}: {1}", &[&who, &due_space(game, view)]), "", true)
}

pub(super) fn aside(game: &Caylus, view: View, look: &Look) -> Line {
    let words = words(view);
    let asks = game.asks().0;
    let number = look.number.unwrap_or(0);
    match asks {
        Some(Asks::Pass) => {
            let price = game.price().unwrap_or(1);
            let (sentence, whole) =
                (headline(game, View { names: Names::Plain, ..view }, look), fill(words.price, &[&price]));
            if chrome::headline_fits(&sentence, &whole, true) { whole } else { fill("{0}d", &[&price]) }
        }
        Some(Asks::Action) => fill(words.price, &[&game.price().unwrap_or(1)]),
        Some(Asks::Steps) if game.phase() == Phase::Special => fill(words.free, &[]),
        Some(Asks::Steps) if number == 0 => fill(words.stays, &[]),
        Some(Asks::Steps) => fill(words.costs, &[&number.unsigned_abs()]),
        Some(Asks::Effect) if !names_space(game, view) => fill(due_space(game, view), &[]),
        Some(Asks::Batches) if number == 0 => fill("-2", &[]),
        _ => Line::new(),
    }
}

/// What C does: where it leaves a phase, the one that comes.
pub(super) fn deed(game: &Caylus, view: View, look: &Look) -> Option<Line> {
    let words = words(view);
    let [workers, provost, castle, round] = words.leads_to;
    Some(match (game.asks().0?, game.phase()) {
        (Asks::Pass, _) => fill(words.passes, &[]),
        (Asks::Special, _) => fill(provost, &[]),
        (Asks::Castle, _) => fill(words.nobody, &[]),
        (Asks::Favour, _) if look.group.is_some() || favours::takes_at_once(game, look) => fill(words.takes, &[]),
        (Asks::Next, Phase::Income) => fill(workers, &[]),
        (Asks::Next, Phase::Effects) => fill(castle, &[]),
        (Asks::Next, _) => fill(round, &[&(game.round() + 1)]),
        _ => return None,
    })
}

/// Below the seats; in the workers' phase, below the purse; the favour table from the sentence down.
pub(super) fn list_room(game: &Caylus, look: &Look) -> Room {
    match game.asks().0 {
        Some(Asks::Favour) => favours::room(look),
        // Below the purse.
        Some(Asks::Action | Asks::Effect) => Room::resting(GAME_Y + 16),
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
        (Some(Asks::Action | Asks::Effect), _) => {
            let given = area(4, GAME_Y, chrome::LEFT - 8, 16);
            say(picture, &purse(game, view), given);
        }
        (_, Phase::Income) => {
            say(picture, &income(game, view), wide_row(GAME_Y + 2));
            counters(game, picture, view, WIDTH);
        }
        (_, Phase::Workers) => {
            road::draw(game, picture, view, GAME_Y, None);
            counters(game, picture, view, chrome::LEFT);
        }
        (Some(Asks::Steps), _) => draw_provost(game, picture, view, look),
        (_, Phase::Special) => {
            for (line, y) in words(view).special_lines.into_iter().zip([STRIP_Y, STRIP_Y + 18]) {
                say(picture, line, wide_row(y));
            }
            counters(game, picture, view, WIDTH);
        }
        (Some(Asks::Next), Phase::Effects) if game.keeps_books() => {
            road::draw(game, picture, view, GAME_Y, None);
        }
        (_, Phase::Effects) => draw_effects(game, picture, view, look.page),
        (_, Phase::Castle) => draw_castle(game, picture, view),
        (_, Phase::RoundEnd) => draw_round_end(game, picture, view),
        (_, Phase::Over) => score::draw_totals(game, picture, view, look),
        (_, Phase::Provost) => {}
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

/// What the seat that is asked holds, with the letters that prices have.
fn purse(game: &Caylus, view: View) -> Line {
    let mut line = Line::new();
    let Some(purse) = game.asks().1.and_then(|seat| game.purse(seat)) else { return line };
    add(&mut line, "{0}d   ", &[&purse.coins]);
    for cube in Cube::ALL {
        add(&mut line, "{0}{1}   ", &[&purse.of(cube), &words(view).cube_letters[cube.index()]]);
    }
    line
}

/// The road with the provost's ghost where he would go.
fn draw_provost(game: &Caylus, picture: &mut Picture, view: View, look: &Look) {
    let ghost = match look.number {
        Some(steps) if steps != 0 && view.settings.what_if => game.provost().checked_add_signed(steps as i8),
        _ => None,
    };
    road::draw(game, picture, view, GAME_Y, ghost);
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

fn counter(game: &Caylus, section: Section, view: View) -> Line {
    let built = section.parts() - game.free_parts(section);
    fill("{0} {1}/{2}", &[&words(view).sections[section.index()], &built, &section.parts()])
}

/// The castle: each section with whose houses stand there.
fn draw_castle(game: &Caylus, picture: &mut Picture, view: View) {
    let width = if game.keeps_books() { chrome::LEFT } else { WIDTH };
    for (section, y) in Section::ALL.into_iter().zip([49, 69, 89]) {
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

/// What everybody takes, and who takes more; when all do, only that. Names are shortened where they must be.
fn income(game: &Caylus, view: View) -> Line {
    let more = |seat: &&Seat| game.income_of(**seat) > 2;
    let all = game.setup().seats().iter().all(|seat| more(&seat));
    let told = |view: View| {
        let mut line = fill(words(view).take_income[usize::from(all)], &[]);
        for seat in game.setup().seats().iter().filter(more) {
            add(&mut line, " · {0} {1}", &[&view.name(*seat), &game.income_of(*seat)]);
        }
        line
    };
    let whole = told(view);
    if Size::Hint.width(&whole) <= wide_row(0).size.width { whole } else { told(view.briefly()) }
}

/// The tile that is looked at, with what it gives.
fn draw_effects(game: &Caylus, picture: &mut Picture, view: View, page: u8) {
    let words = words(view);
    let Some(at) = game.active().nth(page.into()) else {
        return write(picture, words.nothing_active, Size::Body, Align::Left, row(56));
    };
    let Some(tile) = game.road().tile(at) else { return };
    let mut title = fill("{0}. {1}", &[&at, &name_at(game, at, view)]);
    if let Some(owner) = tile.owner() {
        add(&mut title, " ({0})", &[&view.mark(owner)]);
    }
    fitted(picture, &title, [Size::List, Size::Body], Align::Left, area(4, 48, chrome::LEFT - 8, 21));
    if let Some(effect) = tile.effect() {
        say(picture, &fill(words.for_worker, &[&cards::effect(effect, view)]), row(72));
    }
    if let Some(effect) = cards::owners(tile) {
        say(picture, &fill(words.for_owner, &[&cards::effect(effect, view)]), row(92));
    }
}

/// Where the bailiff went, what is built now, the turn order, and the income that follows.
fn draw_round_end(game: &Caylus, picture: &mut Picture, view: View) {
    let words = words(view);
    let mut y = 46;
    let mut say = |text: &str| {
        say(picture, text, wide_row(y));
        y += 16;
    };
    say(&fill(words.bailiff_at, &[&game.bailiff()]));
    if let Some(section) = game.section() {
        say(&fill(words.scored, &[&counter(game, section, view)]));
    }
    let names = |view: View| fill(words.order_is, &[&Seats(Caylus::order(game), view)]);
    let whole = names(view);
    say(&if Size::Hint.width(&whole) <= wide_row(0).size.width { whole } else { names(view.briefly()) });
    // It has no screen of its own.
    say(&income(game, view));
}

/// Seats one after the other.
pub(super) struct Seats<'a>(pub(super) &'a [Seat], pub(super) View);

impl Display for Seats<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        for (n, seat) in self.0.iter().enumerate() {
            if n > 0 {
                f.write_str(" ")?;
            }
            f.write_str(self.1.name(*seat))?;
        }
        Ok(())
    }
}
