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
    sentence::{LINE, asked, asks, counted, line, then},
    wall, words,
};
use crate::{
    draw::{
        area,
        chrome::{self, GAME_Y},
        text::{Align, Size, line as write, paragraph},
    },
    picture::Picture,
    screen::{Room, View},
    session::face::Look,
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
pub(super) fn list_room(game: &City) -> Room {
    match asks(game) {
        Some(Asks::Piece | Asks::Tower) => Room { width: BESIDE, ..Room::resting(GAME_Y) },
        _ if line(game).is_none() => Room::resting(GAME_Y),
        _ => Room::resting(GAME_Y + 16),
    }
}

pub(super) fn draw(game: &City, picture: &mut Picture, view: View, look: &Look) {
    let y = if has_strip(game) { GAME_Y } else { chrome::STRIP_Y };
    if let Some(text) = line(game) {
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
        Phase::Walls | Phase::Tower => wall::draw(game, picture, labels::marked(game, look)),
        Phase::Unfinished => draw_unfinished(game, picture, view),
        _ => {}
    }
}

/// What those would have who get the points if these stand there; before points can be given, nothing.
fn draw_after(game: &City, picture: &mut Picture, view: View, tally: Tally) {
    if asks(game) == Some(Asks::Followers)
        && let Some(event) = game.answer(Answer::Tally(tally))
    {
        let text = then(view, tally.leaders(), score::totals(game, Some(event)));
        let y = GAME_Y + 16;
        paragraph(picture, &text, Size::Body, area(4, y, LINE, (chrome::FOOTER_Y - 1 - y) as u32));
    }
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
