//! The resting screen of each phase: what a glance from a metre away must answer.
//!
//! The words and what lies below the imperative line; the frame is the session's. Invariant: a choice that is only looked
//! at changes nothing.

use embedded_graphics::prelude::*;
use engine::{
    Game,
    magna_carta::{
        Asks, MagnaCarta, Phase,
        street::Face as CardFace,
        tokens::{Part, Tokens},
    },
    seat::Seat,
};

use super::{Asked, card_name, cards, name_at, score, street, words};
use crate::{
    draw::{
        area, icons,
        text::{Align, Size, fitted, line as write},
    },
    picture::Picture,
    screen::View,
    session::face::{Choice, Look},
    text::fill::{Line, add, fill},
};

/// Below the imperative line: the street, then the castle.
const STREET_Y: i32 = 54;
const CASTLE_Y: i32 = 92;

pub(super) fn heading(game: &MagnaCarta, view: View) -> Line {
    if game.winners().is_empty() {
        return fill(words(view).phases[game.phase().index()], &[]);
    }
    view.winners(game.winners())
}

pub(super) fn line(game: &MagnaCarta, view: View, look: Look) -> Line {
    let words = words(view);
    let asked = game.prompt().and_then(|prompt| prompt.seat);
    let who = asked.map_or("", |seat| view.name(seat));
    match game.phase() {
        Phase::Income => income(game, view),
        Phase::Actions if game.keeps_books() => purse(game, asked, view),
        Phase::Actions => fill(words.who_passes, &[]),
        Phase::Provost => match look.choice {
            Some(Choice::Nobody) => fill(words.nobody_moves, &[]),
            Some(Choice::Amount(0)) | None => fill(words.provost_stays, &[&who]),
            Some(Choice::Amount(steps)) => {
                fill(words.provost_moves, &[&who, &format_args!("{steps:+}"), &steps.unsigned_abs()])
            }
        },
        Phase::Effects => match game.due() {
            Some(due) => fill(words.effect_due, &[&view.name(due.seat), &due.at, &name_at(game, due.at, view)]),
            None => {
                let active = game.active_cards().count();
                match (game.keeps_books(), active) {
                    (true, _) => fill(words.effects_done, &[]),
                    (false, 0) => fill(words.no_cards, &[]),
                    (false, active) => fill(words.card_of, &[&(look.page + 1), &active]),
                }
            }
        },
        Phase::Castle => match look.choice {
            Some(Choice::Nobody) => fill(words.nobody_offers, &[]),
            Some(Choice::Amount(batches)) => fill(words.offers[batches.clamp(0, 2) as usize], &[&who, &batches]),
            None => Line::new(),
        },
        Phase::RoundEnd => fill(words.start_goes, &[&view.name(game.start())]),
        Phase::Over => match game.prompt().map(|prompt| prompt.asks) {
            Some(Asks::Gold) => fill(words.count_gold, &[&who]),
            Some(Asks::Cubes) => fill(words.count_cubes, &[&who]),
            Some(Asks::Coins) => fill(words.count_coins, &[&who]),
            _ => Line::new(),
        },
    }
}

/// A seat's purse on one line.
fn purse(game: &MagnaCarta, seat: Option<Seat>, view: View) -> Line {
    match seat.and_then(|seat| Some((seat, game.purse(seat)?))) {
        Some((seat, purse)) => fill(
            words(view).purse,
            &[&view.name(seat), &purse.coins, &purse.food, &purse.wood, &purse.stone, &purse.gold],
        ),
        None => Line::new(),
    }
}

pub(super) fn draw(game: &MagnaCarta, picture: &mut Picture, view: View, look: Look) {
    match game.phase() {
        Phase::Over => match look.choice {
            Some(Choice::Amount(amount)) => score::draw_counting(game, picture, view, amount),
            _ => score::sheet(game).draw_bars(picture, view),
        },
        Phase::Effects if !game.keeps_books() && game.active_cards().count() > 0 => {
            draw_effects(game, picture, view, look.page);
        }
        Phase::Castle => {
            draw_castle(game, picture, view, look);
            draw_order(game, picture, view);
        }
        Phase::RoundEnd => draw_round_end(game, picture, view),
        Phase::Provost => {
            let ghost = match look.choice {
                Some(Choice::Amount(steps)) if steps != 0 && view.settings.what_if => {
                    game.provost().and_then(|at| at.checked_add_signed(steps as i8))
                }
                _ => None,
            };
            street::draw(game, picture, view, STREET_Y, ghost);
            draw_order(game, picture, view);
            match ghost {
                Some(at) => {
                    let text = fill(words(view).he_would_stand, &[&at, &name_at(game, at, view)]);
                    write(picture, &text, Size::Body, Align::Left, area(4, CASTLE_Y, 254, 18));
                }
                None => draw_stock(game, picture),
            }
        }
        Phase::Income | Phase::Actions | Phase::Effects => {
            street::draw(game, picture, view, STREET_Y, None);
            draw_stock(game, picture);
        }
    }
}

/// The passing order between UP and DOWN, two letters a row, the seat that is asked inverted.
fn draw_order(game: &MagnaCarta, picture: &mut Picture, view: View) {
    let asked = game.prompt().and_then(|prompt| prompt.seat);
    for (place, seat) in game.passed().enumerate() {
        let (column, row) = (place as i32 % 2, place as i32 / 2);
        let cell = area(266 + column * 14, 47 + row * 15, 13, 14);
        write(picture, view.mark(seat), Size::Hint, Align::Centre, cell);
        if asked == Some(seat) {
            picture.invert(cell);
        }
    }
}

/// The castle's stock as three counters.
fn draw_stock(game: &MagnaCarta, picture: &mut Picture) {
    let stock = game.stock();
    for (part, x) in Part::ALL.into_iter().zip([4, 91, 178]) {
        icons::PARTS[part.index()].draw(picture, Point::new(x + 8, CASTLE_Y + 9));
        let number = fill("{0}", &[&stock.of(part)]);
        let width = Size::Title.width(&number) + 1;
        write(picture, &number, Size::Title, Align::Left, area(x + 21, CASTLE_Y - 3, width, 24));
        let points = fill("{0}p", &[&part.points()]);
        write(picture, &points, Size::Hint, Align::Left, area(x + 25 + width as i32, CASTLE_Y + 4, 20, 15));
    }
}

/// What everybody takes, and who takes more.
fn income(game: &MagnaCarta, view: View) -> Line {
    let mut line = fill(words(view).take_income, &[]);
    for seat in game.setup().seats() {
        let income = game.income_of(*seat);
        if income > 2 {
            add(&mut line, " · {0} {1}", &[&view.mark(*seat), &income]);
        }
    }
    line
}

/// The card that is looked at, with what it gives.
fn draw_effects(game: &MagnaCarta, picture: &mut Picture, view: View, page: u8) {
    let words = words(view);
    let Some(at) = game.active_cards().nth(page.into()) else { return };
    let Some(card) = game.street().at(at) else { return };
    street::draw_large(picture, &card.face, view, Point::new(6, 56));
    let title = fill("{0}. {1}", &[&at, &card_name(&card.face, view)]);
    fitted(picture, &title, [Size::List, Size::Body], Align::Left, area(48, 52, 211, 20));
    let (worker, owner) = match card.face {
        CardFace::Neutral(neutral) => (neutral.effect(), None),
        CardFace::Building { owner, building, .. } => {
            (building.worker_effect(), Some((owner, building.owner_effect())))
        }
        CardFace::Residence { .. } => return,
    };
    let effect = cards::effect(worker, view);
    let text = fill(words.for_worker, &[&effect]);
    fitted(picture, &text, [Size::Hint, Size::Small], Align::Left, area(48, 75, 211, 16));
    if let Some((owner, effect)) = owner {
        let effect = cards::effect(effect, view);
        let text = fill(words.for_owner, &[&view.name(owner), &effect]);
        fitted(picture, &text, [Size::Hint, Size::Small], Align::Left, area(48, 93, 211, 16));
    }
}

/// The number of batches, large, and which tokens they earn.
fn draw_castle(game: &MagnaCarta, picture: &mut Picture, view: View, look: Look) {
    let words = words(view);
    let mut stock = game.stock();
    let (number, text) = match look.choice {
        Some(Choice::Amount(batches)) => {
            let won = stock.take_best(batches.clamp(0, i16::from(u8::MAX)) as u8);
            let text = match won.total() {
                0 => fill(words.takes_nothing, &[]),
                _ => fill(words.takes, &[&tokens(won, view)]),
            };
            (fill("{0}", &[&batches]), text)
        }
        _ => {
            let nobody_yet = game.setup().seats().iter().all(|seat| game.batches(*seat) == 0);
            let text = if nobody_yet {
                let gone = stock.take_best(2);
                fill(words.two_leave, &[&tokens(gone, view)])
            } else {
                Line::new()
            };
            (fill("0", &[]), text)
        }
    };
    write(picture, &number, Size::Heading, Align::Centre, area(4, 56, 36, 34));
    crate::draw::text::paragraph(picture, &text, Size::Body, area(48, 54, 210, 36));
    let left = fill(words.left, &[&stock.of(Part::Dungeon), &stock.of(Part::Walls), &stock.of(Part::Towers)]);
    write(picture, &left, Size::Hint, Align::Right, area(130, 94, 126, 16));
}

/// Tokens in words: "1 burchttoren en 2 kantelen".
pub(super) fn tokens(tokens: Tokens, view: View) -> Line {
    let words = words(view);
    let mut text = Line::new();
    for part in Part::ALL.into_iter().filter(|part| tokens.of(*part) > 0) {
        if !text.is_empty() {
            add(&mut text, words.and, &[]);
        }
        let number = tokens.of(part);
        add(&mut text, "{0} {1}", &[&number, &words.tokens[part.index()][usize::from(number != 1)]]);
    }
    text
}

/// Where the provost went, who has the start card, who got the gold.
fn draw_round_end(game: &MagnaCarta, picture: &mut Picture, view: View) {
    let words = words(view);
    let gold = match game.gold_to() {
        Some(seat) => fill(words.gold_goes, &[&view.name(seat)]),
        None => fill(words.tokens_left, &[&2]),
    };
    write(picture, &gold, Size::Body, Align::Left, area(4, 52, 254, 17));
    if let Some(at) = game.provost() {
        let text = fill(words.provost_goes, &[&at, &name_at(game, at, view)]);
        fitted(picture, &text, [Size::Body, Size::Hint], Align::Left, area(4, 70, 254, 17));
    }
    // The income that follows has no screen of its own.
    let text = income(game, view);
    fitted(picture, &text, [Size::Body, Size::Hint], Align::Left, area(4, 90, 254, 17));
}
