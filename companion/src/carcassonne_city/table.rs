//! The picture below the sentence, phase by phase: the list, the wall, what everybody would have.
//!
//! The words are `sentence`'s, the frame is the session's. Invariant: a choice that is only looked at changes nothing.

use engine::{
    Game,
    carcassonne_city::{Asks, City, Phase, Role},
    prompt::{Answer, Kind},
    seat::Tally,
};

use super::{
    labels, score,
    sentence::{LINE, aside, asked, asks, counted, headline, line},
    wall, words,
};
use crate::{
    draw::{
        area,
        chrome::{self, GAME_Y},
        text::{Align, Size, line as write},
    },
    picture::Picture,
    screen::{Label, List, Room, View},
    session::face::{Face, Look, Show},
    sheet,
    text::fill::{add, fill},
};

/// Where a number is asked, everybody's total stands below it instead; what goes home has a line a seat.
pub(super) fn has_strip(game: &City) -> bool {
    matches!(game.prompt().map(|prompt| prompt.kind), Some(Kind::Pick | Kind::Tally { .. }))
}

/// The room beside the picture of the wall.
const BESIDE: u32 = 156;

/// Where the lists stand: below the seats, below a line where one is said, or beside the picture of the wall.
pub(super) fn list_room(game: &City, look: &Look) -> Room {
    match asks(game) {
        Some(Asks::Piece | Asks::Tower) => Room { width: BESIDE, ..Room::resting(GAME_Y) },
        _ if look.bare || line(game, look).is_none() => Room::resting(GAME_Y),
        _ => Room::resting(GAME_Y + 16),
    }
}

pub(super) fn draw(game: &City, picture: &mut Picture, view: View, look: &Look) {
    let y = if has_strip(game) { GAME_Y } else { chrome::STRIP_Y };
    if look.bare {
        draw_for_lesson(game, picture, view, look);
    } else if let Some(text) = line(game, look) {
        write(picture, &text(game, view, look), Size::Body, Align::Left, area(4, y, LINE, 16));
    }
    if let Some(number) = look.number {
        let totals = score::totals(game, game.answer(Answer::Amount(number)));
        return sheet::draw_totals(picture, view, totals, asked(game));
    }
    if let Some(tally) = look.tally {
        return draw_after(game, picture, view, tally);
    }
    match game.phase() {
        Phase::Walls | Phase::Tower => wall::draw(game, picture),
        Phase::Unfinished => draw_unfinished(game, picture, view),
        _ => {}
    }
}

/// In a lesson the sentence is the lesson's: what it would say of a number stands below the seats, and so does the list that a
/// game would offer.
fn draw_for_lesson(game: &City, picture: &mut Picture, view: View, look: &Look) {
    match game.prompt().map(|prompt| prompt.kind) {
        Some(Kind::Amount { .. } | Kind::Tally { .. }) => {
            let y = if has_strip(game) { GAME_Y } else { chrome::STRIP_Y + 8 };
            let (text, aside) = (headline(game, view, look), aside(game, view, look));
            write(picture, &text, Size::Heading, Align::Left, area(2, y, LINE, 33));
            let width = Size::Body.width(&aside) + 2;
            write(picture, &aside, Size::Body, Align::Right, area((4 + LINE - width) as i32, y + 12, width, 17));
        }
        Some(Kind::Pick) => {
            let rows = (0..).take_while(|at| row(game, *at, view).is_some()).count();
            List::at(look.row.into()).draw(picture, rows, list_room(game, look), &mut |at| row(game, at, view));
        }
        _ => {}
    }
}

/// A row of the list as it stands while no heading is open.
fn row(game: &City, at: usize, view: View) -> Option<Label> {
    let mut opened = [false; 2];
    let rows = game.legal().filter_map(|event| match game.group(&event) {
        None => Some(labels::label(game, &event, view)),
        Some(group) => {
            let seen = core::mem::replace(opened.get_mut(usize::from(group))?, true);
            (!seen).then(|| Label::of(game.group_name(group, view), ""))
        }
    });
    { rows }.nth(at)
}

/// Everybody's total if these stand there.
fn draw_after(game: &City, picture: &mut Picture, view: View, tally: Tally) {
    sheet::draw_totals(picture, view, score::totals(game, game.answer(Answer::Tally(tally))), None);
}

/// Where the lines of what goes home begin: the sentence above has no letter below the line.
const HOMEWARD_Y: i32 = 46;

/// What each seat takes back from unfinished roads and markets, a line each.
fn draw_unfinished(game: &City, picture: &mut Picture, view: View) {
    let words = words(view);
    for (place, seat) in game.setup().seats().iter().enumerate() {
        let mut text = fill("{0}:", &[&view.name(*seat)]);
        let nothing = text.len();
        for (role, texts) in [Role::Citizen, Role::Vendor].into_iter().zip(words.homeward) {
            let number = game.followers(*seat).out(role);
            if number > 0 {
                let template = if text.len() == nothing { " {0}" } else { ", {0}" };
                add(&mut text, template, &[&counted(texts, number.into())]);
            }
        }
        if text.len() == nothing {
            add(&mut text, " -", &[]);
        }
        write(picture, &text, Size::Body, Align::Left, area(4, HOMEWARD_Y + 16 * place as i32, 286, 16));
    }
}
