//! The resting screen of each phase: what a glance from a metre away must answer.
//!
//! The sentence, what stands beside it, and the picture below the seats; the frame is the session's. Invariant: a choice
//! that is only looked at changes nothing.

use embedded_graphics::{prelude::*, primitives::Rectangle};
use engine::{
    magna_carta::{
        Asks, MagnaCarta, Phase,
        cards::Cube,
        event::Counts,
        street::Face as CardFace,
        tokens::{Part, Tokens},
    },
    seat::Seat,
};

use super::{Asked, card_name, cards, name_at, score, street, words};
use crate::{
    draw::{
        area,
        chrome::{self, GAME_Y},
        icons,
        text::{Align, Size, fitted, line as write},
    },
    picture::{Picture, WIDTH},
    screen::{Room, View},
    session::face::{Announcement, Look},
    text::fill::{Line, add, fill},
};

/// Where the purse stands beside a name: below what was just said.
const PURSE_Y: i32 = 15;
/// The sizes of what somebody holds; the last is for more than anybody ever has.
const PURSE_SIZES: [Size; 3] = [Size::Body, Size::Hint, Size::Small];
/// Where the street stands with the device's books: below a name.
const STREET_Y: i32 = 46;
/// Where the card that is looked at stands: below a sentence with dots on its capitals, which stands lower.
const CARD_Y: i32 = 49;
/// Below the street: the castle, or one line.
const CASTLE_Y: i32 = 94;
/// What the castle's counters stand on: a row of white is left before the hints.
const GROUND: i32 = chrome::FOOTER_Y - 1;

/// Income and the end of a round are the whole table's: there the phase is the sentence.
pub(super) fn phase(game: &MagnaCarta, view: View) -> Line {
    let words = words(view);
    match game.phase() {
        Phase::Income | Phase::RoundEnd => Line::new(),
        Phase::Effects if !game.keeps_books() => Line::new(),
        Phase::Effects => fill(words.effects_line, &[]),
        phase => fill(words.phases[phase.index()], &[]),
    }
}

pub(super) fn headline(game: &MagnaCarta, view: View, look: &Look) -> Line {
    let words = words(view);
    let asked = game.asks().1.or(look.seat);
    let who = asked.map_or("", |seat| view.heading(seat));
    match game.phase() {
        Phase::Income | Phase::RoundEnd => fill(words.phases[game.phase().index()], &[]),
        Phase::Actions if game.keeps_books() => match look.group {
            Some(_) => fill(words.builds, &[&who]),
            // Small letters leave room for the purse.
            None => fill(asked.map_or("", |seat| view.name(seat)), &[]),
        },
        Phase::Actions => fill(words.passes_question, &[&who]),
        Phase::Provost => match look.number.unwrap_or(0) {
            0 => fill("{0} 0", &[&who]),
            steps => fill("{0} {1}", &[&who, &format_args!("{steps:+}")]),
        },
        Phase::Effects => match due_card(game, view) {
            Some(card) if names_card(game, view) => fill("{0}: {1}", &[&who, &card]),
            Some(_) => fill(who, &[]),
            None => fill(words.phases[Phase::Effects.index()], &[]),
        },
        Phase::Castle => fill(words.offers, &[&who, &look.number.unwrap_or(0)]),
        Phase::Over if game.winners().is_empty() => {
            let total = asked.map_or(0, |seat| score::counted(game, look).score(seat).total());
            fill("{0}: {1}", &[&who, &total])
        }
        Phase::Over => view.winners(game.winners()),
    }
}

/// The card whose effect is due.
fn due_card(game: &MagnaCarta, view: View) -> Option<&'static str> {
    game.due().map(|due| name_at(game, due.at, view))
}

/// Whether the card's name has room in the sentence, whoever is asked.
fn names_card(game: &MagnaCarta, view: View) -> bool {
    let card = due_card(game, view).unwrap_or("");
    let fits = |seat: &Seat| chrome::headline_fits(&fill("{0}: {1}", &[&view.name(*seat), &card]), "", true);
    game.setup().seats().iter().all(fits)
}

pub(super) fn aside(game: &MagnaCarta, view: View, look: &Look) -> Line {
    let words = words(view);
    match game.phase() {
        Phase::RoundEnd => fill(words.start_goes, &[&view.name(game.start())]),
        Phase::Provost => match look.number.unwrap_or(0) {
            0 => fill(words.provost_stays, &[]),
            steps => fill(words.provost_costs, &[&steps.unsigned_abs()]),
        },
        Phase::Effects if !names_card(game, view) => fill(due_card(game, view).unwrap_or(""), &[]),
        Phase::Over => match game.asks().1 {
            Some(seat) => fill(words.rank, &[&score::rank(&score::counted(game, look), seat)]),
            None => Line::new(),
        },
        _ => Line::new(),
    }
}

/// What C does: where it leaves a phase, the one that comes.
pub(super) fn deed(game: &MagnaCarta, view: View) -> Option<Line> {
    let words = words(view);
    match game.phase() {
        Phase::Actions if !game.keeps_books() => Some(fill(words.passes, &[])),
        Phase::Income => Some(fill(words.leads_to[0], &[])),
        Phase::Effects if game.stock().is_empty() => Some(fill(words.leads_to[3], &[])),
        Phase::Effects if game.due().is_none() => Some(fill(words.leads_to[1], &[])),
        Phase::RoundEnd => Some(fill(words.leads_to[2], &[&(game.round() + 1)])),
        _ => None,
    }
}

/// Below the purse; in the actions below the street, and above everybody's total in the last count.
pub(super) fn list_room(game: &MagnaCarta, look: &Look) -> Room {
    Room::resting(match game.phase() {
        Phase::Actions if look.group.is_none() => STREET_Y + 33,
        Phase::Over => chrome::STRIP_Y,
        _ => GAME_Y,
    })
}

/// How the last round ended, before the players count.
pub(super) fn announcement(game: &MagnaCarta, view: View) -> Option<Announcement> {
    let counted = |seat: &Seat| game.counts(*seat) != Counts::NONE;
    if game.asks().0 != Some(Asks::Count) || game.setup().seats().iter().any(counted) {
        return None;
    }
    let words = words(view);
    Some(Announcement {
        title: words.phases[Phase::RoundEnd.index()],
        lines: [gold(game, view).unwrap_or_else(|| fill(words.no_gold, &[])), fill(words.stock_spent, &[])],
        leads_to: words.leads_to[3],
    })
}

/// Who has passed, in that order, as the street marks them.
pub(super) fn passed(game: &MagnaCarta, view: View) -> Line {
    let mut passed = fill(words(view).passed_corner, &[&game.round()]);
    for seat in game.passed() {
        add(&mut passed, " {0}", &[&view.mark(seat)]);
    }
    passed
}

pub(super) fn draw(game: &MagnaCarta, picture: &mut Picture, view: View, look: &Look) {
    let resting = game.phase() == Phase::Actions && look.group.is_none();
    if game.keeps_books() && game.asks().1.is_some() && !resting {
        draw_purse(game, picture, view);
    }
    match game.phase() {
        Phase::Income => {
            say(picture, &income(game, view), wide_row(GAME_Y + 2));
            draw_stock(game.stock(), picture, Size::Title);
        }
        Phase::Actions if game.keeps_books() => {
            let who = game.asks().1.map_or("", |seat| view.name(seat));
            if look.group.is_some() {
                return;
            }
            // Two lines beside the name, and the castle beside the street.
            let x = 7 + Size::Heading.width(who) as i32;
            let given = |y: i32| area(x, y, chrome::LEFT - 4 - x as u32, 16);
            let whole = purse(game, view);
            let fits = whole.iter().all(|line| Size::Hint.width(line) <= given(0).size.width);
            let lines = if fits { whole } else { purse(game, view.briefly()) };
            for (line, y) in lines.iter().zip([PURSE_Y, PURSE_Y + 16]) {
                fitted(picture, line, PURSE_SIZES, Align::Right, given(y));
            }
            street::draw(game, picture, view, STREET_Y, street::NARROW, None);
            let stock = game.stock();
            let [dungeon, walls, towers] = Part::ALL.map(|part| stock.of(part));
            write(picture, words(view).castle, Size::Hint, Align::Centre, area(198, STREET_Y + 2, 60, 14));
            let numbers = fill("{0} · {1} · {2}", &[&dungeon, &walls, &towers]);
            write(picture, &numbers, Size::Body, Align::Centre, area(198, STREET_Y + 16, 60, 17));
        }
        Phase::Actions => {
            street::draw(game, picture, view, GAME_Y, street::WIDE, None);
            draw_stock(game.stock(), picture, Size::List);
        }
        Phase::Provost => draw_provost(game, picture, view, look),
        Phase::Effects if game.keeps_books() => {}
        Phase::Effects => draw_effects(game, picture, view, look.page),
        Phase::Castle => draw_castle(game, picture, view, look),
        Phase::RoundEnd => draw_round_end(game, picture, view),
        Phase::Over => score::draw_totals(game, picture, view, look),
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
    fitted(picture, text, [Size::Body, Size::Hint], Align::Left, given);
}

/// What the seat that is asked holds, in words: deniers and food, then the rest. What it has not got is left out. With
/// little room it does with fewer letters, and gold goes with the shorter line.
fn purse(game: &MagnaCarta, view: View) -> [Line; 2] {
    let words = words(view);
    let purse = game.asks().1.and_then(|seat| game.purse(seat)).unwrap_or_default();
    let coins = if view.brief { fill("{0}d", &[&purse.coins]) } else { deniers(purse.coins, view) };
    let mut lines = [coins, Line::new()];
    for cube in Cube::ALL.into_iter().filter(|cube| purse.of(*cube) > 0) {
        let [first, second] = &mut lines;
        let line = if cube == Cube::Food || (cube == Cube::Gold && view.brief) { first } else { second };
        let gap = match (line.is_empty(), view.brief) {
            (true, _) => "",
            (false, true) => " ",
            (false, false) => ", ",
        };
        let name = if cube == Cube::Food && view.brief { words.food_short } else { words.cubes[cube.index()] };
        add(line, "{0}{1} {2}", &[&gap, &purse.of(cube), &name]);
    }
    lines
}

/// The same in one line, below the sentence.
fn draw_purse(game: &MagnaCarta, picture: &mut Picture, view: View) {
    let told = |view: View, gap: &str| {
        let [mut first, second] = purse(game, view);
        if !second.is_empty() {
            add(&mut first, "{0}{1}", &[&gap, &second]);
        }
        first
    };
    let given = area(4, chrome::STRIP_Y, chrome::LEFT - 8, 16);
    let whole = told(view, ", ");
    let fits = Size::Hint.width(&whole) <= given.size.width;
    let text = if fits { whole } else { told(view.briefly(), " ") };
    fitted(picture, &text, PURSE_SIZES, Align::Left, given);
}

/// "1 denier" or "3 deniers".
pub(super) fn deniers(number: u16, view: View) -> Line {
    fill(words(view).deniers[usize::from(number != 1)], &[&number])
}

/// The street with the provost's ghost where he would go.
fn draw_provost(game: &MagnaCarta, picture: &mut Picture, view: View, look: &Look) {
    let ghost = match look.number {
        Some(steps) if steps != 0 && view.settings.what_if => {
            game.provost().and_then(|at| at.checked_add_signed(steps as i8))
        }
        _ => None,
    };
    street::draw(game, picture, view, GAME_Y, street::WIDE, ghost);
    match ghost {
        Some(at) => {
            say(picture, &fill(words(view).he_would_stand, &[&at, &name_at(game, at, view)]), row(CASTLE_Y));
        }
        None => draw_stock(game.stock(), picture, Size::List),
    }
}

/// What is left of the castle, as three counters with what each token is worth; `size` is the number's.
fn draw_stock(stock: Tokens, picture: &mut Picture, size: Size) {
    for (part, x) in Part::ALL.into_iter().zip([4, 91, 178]) {
        icons::PARTS[part.index()].draw(picture, Point::new(x + 8, GROUND - 7));
        let number = fill("{0}", &[&stock.of(part)]);
        let width = size.width(&number) + 1;
        // Digits have nothing below the line they stand on.
        let given =
            |x: i32, width: u32, size: Size| area(x, GROUND - (size.line() - size.below()) as i32, width, size.line());
        write(picture, &number, size, Align::Left, given(x + 21, width, size));
        let points = fill("x {0}", &[&part.points()]);
        write(picture, &points, Size::Body, Align::Left, given(x + 26 + width as i32, 30, Size::Body));
    }
}

/// What everybody takes, and who takes more; when all do, only that. Names are shortened where they must be.
fn income(game: &MagnaCarta, view: View) -> Line {
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

/// The card that is looked at, with what it gives.
fn draw_effects(game: &MagnaCarta, picture: &mut Picture, view: View, page: u8) {
    let words = words(view);
    // The first card of the street is neutral, so there is one.
    let Some(at) = game.active_cards().nth(page.into()) else { return };
    let Some(card) = game.street().at(at) else { return };
    street::draw_large(picture, &card.face, view, Point::new(4, CARD_Y));
    let title = fill("{0}. {1}", &[&at, &card_name(&card.face, view)]);
    fitted(picture, &title, [Size::List, Size::Body], Align::Left, area(44, CARD_Y + 2, chrome::LEFT - 48, 21));
    let (worker, owner) = match card.face {
        CardFace::Neutral(neutral) => (neutral.effect(), None),
        CardFace::Building { owner, building, .. } => {
            (building.worker_effect(), Some((owner, building.owner_effect())))
        }
        CardFace::Residence { .. } => return,
    };
    say(picture, &fill(words.for_worker, &[&cards::effect(worker, view)]), row(CARD_Y + 26));
    if let Some((owner, effect)) = owner {
        say(picture, &fill("{0}: {1}", &[&view.name(owner), &cards::effect(effect, view)]), row(CASTLE_Y - 1));
    }
}

/// Which tokens the batches earn, and what is left then.
fn draw_castle(game: &MagnaCarta, picture: &mut Picture, view: View, look: &Look) {
    let words = words(view);
    let mut stock = game.stock();
    let won = stock.take_best(look.number.unwrap_or(0).clamp(0, i16::from(u8::MAX)) as u8);
    let given = row(GAME_Y + 3);
    let text = match won.total() {
        0 => fill(words.takes_nothing, &[]),
        _ => {
            let sentence = fill(words.takes, &[&tokens(won, view)]);
            let fits = Size::Hint.width(&sentence) <= given.size.width;
            if fits { sentence } else { tokens(won, view.briefly()) }
        }
    };
    say(picture, &text, given);
    draw_stock(stock, picture, Size::Title);
}

/// Tokens in words: "1 burchttoren en 2 kantelen"; with little room, "1 burchttoren, 2 kantelen".
pub(super) fn tokens(tokens: Tokens, view: View) -> Line {
    let words = words(view);
    let mut text = Line::new();
    let kinds = || Part::ALL.into_iter().filter(|part| tokens.of(*part) > 0);
    for part in kinds() {
        if !text.is_empty() {
            let last = Some(part) == kinds().next_back() && !view.brief;
            add(&mut text, if last { words.and } else { ", " }, &[]);
        }
        let number = tokens.of(part);
        add(&mut text, "{0} {1}", &[&number, &words.tokens[part.index()][usize::from(number != 1)]]);
    }
    text
}

/// Who gets the gold of the castle.
fn gold(game: &MagnaCarta, view: View) -> Option<Line> {
    game.gold_to().map(|seat| fill(words(view).gold_goes, &[&view.name(seat)]))
}

/// Who got the gold, where the provost went, who starts, and the income that follows.
fn draw_round_end(game: &MagnaCarta, picture: &mut Picture, view: View) {
    let words = words(view);
    let mut y = 46;
    let mut say = |text: &str| {
        say(picture, text, wide_row(y));
        y += 20;
    };
    say(&gold(game, view).unwrap_or_else(|| fill(words.tokens_left, &[&2])));
    if let Some(at) = game.provost() {
        say(&fill(words.provost_goes, &[&at, &name_at(game, at, view)]));
    }
    // It has no screen of its own.
    say(&income(game, view));
}
