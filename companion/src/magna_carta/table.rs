//! The resting screen of each phase: what a glance from a metre away must answer.
//!
//! The sentence, what stands beside it, and the picture below the seats; the frame is the session's. Invariant: a choice
//! that is only looked at changes nothing.

use embedded_graphics::{prelude::*, primitives::Rectangle};
use engine::{
    magna_carta::{
        MagnaCarta, Phase,
        cards::Cube,
        event::{Counts, Held},
        pay::Cost,
        street::Face as CardFace,
        tokens::{Part, Tokens},
    },
    seat::Seat,
};

use super::{
    Asked, card_name, cards,
    fields::{amount, held_name},
    labels, name_at, score, street, words,
};
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

/// Where the lines of a purse stand beside a name, below what was just said: two, or three, which stand as close as the
/// letters below their lines allow.
const TWO_LINES: [i32; 3] = [15, 31, 0];
const THREE_LINES: [i32; 3] = [14, 27, 39];
/// Where the castle stands beside the street, and how wide.
const CASTLE_X: i32 = 198;
const CASTLE_WIDE: u32 = 60;
/// From the first line of a purse below the sentence to a second one.
const PURSE_SECOND: i32 = 14;
/// The sizes of what somebody holds; the last is for more than anybody ever has.
const PURSE_SIZES: [Size; 3] = [Size::Body, Size::Hint, Size::Small];
/// The same for lines that stand close.
const CLOSE_SIZES: [Size; 3] = [Size::Hint, Size::Hint, Size::Small];
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
        phase => fill(words.phases.of(phase.index()), &[]),
    }
}

pub(super) fn headline(game: &MagnaCarta, view: View, look: &Look) -> Line {
    let words = words(view);
    let asked = game.asks().1.or(look.seat);
    let (who, name) = asked.map_or(("", ""), |seat| (view.heading(seat), view.name(seat)));
    match game.phase() {
        Phase::Income | Phase::RoundEnd => fill(words.phases.of(game.phase().index()), &[]),
        Phase::Actions if game.keeps_books() => match look.group {
            Some(_) => fill(words.builds, &[&who]),
            // Small letters leave room for the purse.
            None => fill(name, &[]),
        },
        Phase::Actions => fill(words.passes_question, &[&who]),
        Phase::Provost => match look.number.unwrap_or(0) {
            0 => fill("{0} 0", &[&who]),
            steps => fill("{0} {1}", &[&who, &format_args!("{steps:+}")]),
        },
        // Small letters, whatever the card is called.
        Phase::Effects => match due_card(game, view) {
            Some(card) if names_card(game, view) => fill("{0}: {1}", &[&name, &card]),
            Some(_) => fill(name, &[]),
            None => fill(words.phases.of(Phase::Effects.index()), &[]),
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
        Phase::Effects if holds_all(game) => GAME_Y + PURSE_SECOND,
        _ => GAME_Y,
    })
}

/// How the last round ended, before the players count, or before who has won.
pub(super) fn announcement(game: &MagnaCarta, view: View) -> Option<Announcement> {
    let counted = |seat: &Seat| game.counts(*seat) != Counts::NONE;
    if game.phase() != Phase::Over || game.setup().seats().iter().any(counted) {
        return None;
    }
    let words = words(view);
    Some(Announcement {
        title: words.phases.of(Phase::RoundEnd.index()),
        lines: [gold(game, view), fill(words.stock_spent, &[])],
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
            draw_income(game, picture, view, GAME_Y + 2);
            draw_stock(game.stock(), picture, Size::Title);
        }
        Phase::Actions if game.keeps_books() => {
            let who = game.asks().1.map_or("", |seat| view.name(seat));
            if look.group.is_some() {
                return;
            }
            // The purse beside the name, and the castle beside the street.
            let three = draw_purse_beside(game, picture, view, 7 + Size::Heading.width(who) as i32);
            street::draw(game, picture, view, STREET_Y, street::NARROW, None);
            let [dungeon, walls, towers] = Part::ALL.map(|part| game.stock().of(part));
            let (label, numbers_at) = if three { (7, 20) } else { (2, 16) };
            let given = |y: i32, tall: u32| area(CASTLE_X, STREET_Y + y, CASTLE_WIDE, tall);
            write(picture, words(view).castle, Size::Hint, Align::Centre, given(label, 15));
            let numbers = fill("{0} · {1} · {2}", &[&dungeon, &walls, &towers]);
            write(picture, &numbers, Size::Body, Align::Centre, given(numbers_at, 17));
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

/// What the seat that is asked holds of these things, in words and in this order. What it has not got is left out, but for
/// deniers; with little room there are no commas.
fn purse(game: &MagnaCarta, things: &[Held], view: View) -> Line {
    let purse = game.asks().1.and_then(|seat| game.purse(seat)).unwrap_or_default();
    let mut line = Line::new();
    for held in things {
        let gap = match (line.is_empty(), view.brief()) {
            (true, _) => "",
            (false, true) => " ",
            (false, false) => ", ",
        };
        match (held, amount(&purse, *held)) {
            (Held::Coins, coins) => add(&mut line, "{0}{1}", &[&gap, &deniers(coins, view)]),
            (_, 0) => {}
            (held, number) => add(&mut line, "{0}{1} {2}", &[&gap, &number, &held_name(*held, view)]),
        }
    }
    line
}

/// Whether the seat that is asked has cubes of every kind: with its deniers that is more than a line.
fn holds_all(game: &MagnaCarta) -> bool {
    let purse = game.asks().1.and_then(|seat| game.purse(seat));
    purse.is_some_and(|purse| Cube::ALL.into_iter().all(|cube| purse.of(cube) > 0))
}

/// Beside a name, from `x` on: in two lines where they fit, otherwise in three, of which the last is short: below it stands
/// the castle, and beside it the provost's pawn. Gives whether there are three.
fn draw_purse_beside(game: &MagnaCarta, picture: &mut Picture, view: View, x: i32) -> bool {
    let right = chrome::LEFT as i32 - 4;
    let wide = |x: i32| (right - x) as u32;
    let two = [purse(game, &Held::ALL[..2], view), purse(game, &Held::ALL[2..], view)];
    let fits = two.iter().all(|line| Size::Hint.width(line) <= wide(x));
    let brief = view.briefly();
    let lines = if fits {
        let [first, second] = two;
        [first, second, Line::new()]
    } else {
        [&Held::ALL[..2], &Held::ALL[2..4], &Held::ALL[4..]].map(|things| purse(game, things, brief))
    };
    let three = !lines[2].is_empty();
    let (rows, sizes) = if three { (THREE_LINES, CLOSE_SIZES) } else { (TWO_LINES, PURSE_SIZES) };
    for ((line, x), y) in lines.iter().zip([x, x, CASTLE_X]).zip(rows) {
        fitted(picture, line, sizes, Align::Right, area(x, y, wide(x), if three { 15 } else { 16 }));
    }
    three
}

/// Below the sentence in one line; where that is too short, what the phase is about, or two lines.
fn draw_purse(game: &MagnaCarta, picture: &mut Picture, view: View) {
    let given = |y: i32, tall: u32| area(4, y, chrome::LEFT - 8, tall);
    let mut say = |text: &str, sizes, y: i32, tall: u32| fitted(picture, text, sizes, Align::Left, given(y, tall));
    let y = chrome::STRIP_Y;
    let all = holds_all(game);
    match game.phase() {
        Phase::Effects if all => {
            say(&purse(game, &Held::ALL[..3], view), CLOSE_SIZES, y, 15);
            say(&purse(game, &Held::ALL[3..], view), CLOSE_SIZES, y + PURSE_SECOND, 15);
        }
        phase => {
            let things = match phase {
                // It costs deniers.
                Phase::Provost if all => &Held::ALL[..1],
                // What is built costs cubes.
                _ if all => &Held::ALL[1..],
                _ => &Held::ALL[..],
            };
            let whole = purse(game, things, view);
            let fits = Size::Hint.width(&whole) <= given(0, 0).size.width;
            say(&if fits { whole } else { purse(game, things, view.briefly()) }, PURSE_SIZES, y, 16);
        }
    }
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
fn draw_income(game: &MagnaCarta, picture: &mut Picture, view: View, y: i32) {
    let more = |seat: &&Seat| game.income_of(**seat) > 2;
    let all = game.setup().seats().iter().all(|seat| more(&seat));
    let told = |view: View| {
        let mut line = fill(words(view).take_income[usize::from(all)], &[]);
        let mut gap = if all { " " } else { ", " };
        for seat in game.setup().seats().iter().filter(more) {
            add(&mut line, "{0}{1} {2}", &[&gap, &view.name(*seat), &game.income_of(*seat)]);
            gap = ", ";
        }
        line
    };
    let (whole, given) = (told(view), wide_row(y));
    let fits = Size::Hint.width(&whole) <= given.size.width;
    // The last size is for more than four players ever take.
    fitted(picture, &if fits { whole } else { told(view.briefly()) }, PURSE_SIZES, Align::Left, given);
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
    let given = row(if game.keeps_books() { GAME_Y } else { GAME_Y + 3 });
    let text = match won.total() {
        0 => fill(words.takes_nothing, &[]),
        _ => {
            let sentence = fill(words.takes, &[&tokens(won, view)]);
            let fits = Size::Hint.width(&sentence) <= given.size.width;
            if fits { sentence } else { tokens(won, view.briefly()) }
        }
    };
    say(picture, &text, given);
    let Some(seat) = game.asks().1.filter(|_| game.keeps_books()) else {
        return draw_stock(stock, picture, Size::Title);
    };
    let paid = labels::charged(game, seat, Cost::batches(won.total() as u8), 0);
    if paid.gold > 0 {
        let given = area(4, GAME_Y + 16, chrome::LEFT - 8, 15);
        write(picture, &fill(words.pays_gold, &[&paid.gold]), Size::Hint, Align::Left, given);
    }
    draw_stock(stock, picture, Size::List);
}

/// Tokens in words: "1 burchttoren en 2 kantelen"; with little room, "1 burchttoren, 2 kantelen".
pub(super) fn tokens(tokens: Tokens, view: View) -> Line {
    let words = words(view);
    let mut text = Line::new();
    let kinds = || Part::ALL.into_iter().filter(|part| tokens.of(*part) > 0);
    for part in kinds() {
        if !text.is_empty() {
            let last = Some(part) == kinds().next_back() && !view.brief();
            add(&mut text, if last { words.and } else { ", " }, &[]);
        }
        let number = tokens.of(part);
        add(&mut text, "{0} {1}", &[&number, &words.tokens[part.index()][usize::from(number != 1)]]);
    }
    text
}

/// Who got the gold of the castle, or what came of it that nobody did.
pub(super) fn gold(game: &MagnaCarta, view: View) -> Line {
    let words = words(view);
    match game.gold_to() {
        Some(seat) => fill(words.gold_goes, &[&view.name(seat)]),
        None if game.phase() == Phase::Over => fill(words.no_gold, &[]),
        None => fill(words.tokens_left, &[&2]),
    }
}

/// Who got the gold, where the provost went, who starts, and the income that follows.
fn draw_round_end(game: &MagnaCarta, picture: &mut Picture, view: View) {
    let words = words(view);
    let mut y = 46;
    say(picture, &gold(game, view), wide_row(y));
    if let Some(at) = game.provost() {
        y += 20;
        say(picture, &fill(words.provost_goes, &[&at, &name_at(game, at, view)]), wide_row(y));
    }
    // It has no screen of its own.
    draw_income(game, picture, view, y + 20);
}
