//! The picture below the sentence: what lies on the called rank or what it does, who picks from how many, the row of ranks.
//!
//! The words are `sentence`'s, the frame is the session's. Invariant: what lies on a rank is written as large as there is room.

use embedded_graphics::{pixelcolor::BinaryColor, prelude::*, primitives::PrimitiveStyle};
use engine::{
    Game,
    machiavelli::{Asks, Machiavelli, Phase, Rank, Selection},
    prompt::{Answer, Kind},
};

use super::{ability, kind, sentence::asks, words};
use crate::{
    draw::{
        area,
        chrome::{self, FOOTER_Y, STRIP_Y},
        text::{Align, Size, fitted, line, paragraph},
    },
    picture::Picture,
    screen::View,
    session::face::{Look, Show},
    sheet,
    text::fill::{Line, add, fill},
};

/// The width of a line of text.
const WIDE: u32 = chrome::LEFT - 8;
/// Lines of who picks on a page.
const ON_PAGE: usize = 3;
const LINE_TALL: i32 = 16;
/// The height of the largest letters, with what goes below them.
const LARGE: u32 = 33;

/// Pages of a selection.
pub(super) fn pages(selection: &Selection) -> u8 {
    selection.picks.len().div_ceil(ON_PAGE) as u8
}

pub(super) fn draw(game: &Machiavelli, picture: &mut Picture, view: View, look: &Look) {
    match (game.phase(), kind(game)) {
        (Phase::Selection, _) => draw_selection(game, picture, view, look.page),
        (_, Some(Kind::Amount { .. })) => draw_counted(game, picture, view, look),
        (Phase::Call, Some(Kind::Seat { .. } | Kind::GoOn)) => draw_call(game, picture, view),
        (Phase::Turn, Some(Kind::Spot { .. })) => draw_ranks(game, picture, view, look.spot),
        (Phase::Turn, Some(Kind::Seat { .. })) => {
            if let Some(character) = game.character() {
                let y = game.below_seats();
                paragraph(picture, ability(character, view), Size::Body, area(4, y, WIDE, (FOOTER_Y - y) as u32));
            }
        }
        _ => {}
    }
}

/// What lies on a rank: "ROBBED + THREATENED".
pub(super) fn marked(game: &Machiavelli, rank: Rank, view: View) -> Line {
    let marks = game.marks();
    let lies = [
        marks.murdered == Some(rank),
        marks.bewitched == Some(rank),
        marks.robbed == Some(rank),
        marks.threatened.contains(rank),
        marks.expropriated.contains(rank),
    ];
    let mut text = Line::new();
    for (name, _) in words(view).marks.iter().zip(lies).filter(|(_, lies)| *lies) {
        let template = if text.is_empty() { "{0}" } else { " + {0}" };
        add(&mut text, template, &[name]);
    }
    text
}

/// What lies on the rank, as large as can be; otherwise what the character does.
fn draw_call(game: &Machiavelli, picture: &mut Picture, view: View) {
    let (Some(rank), Some(character)) = (game.called(), game.character()) else { return };
    let y = game.below_seats();
    let tall = (FOOTER_Y - y) as u32;
    let marks = marked(game, rank, view);
    if marks.is_empty() {
        paragraph(picture, ability(character, view), Size::Body, area(4, y, WIDE, tall));
        return;
    }
    // Several may not fit beside each other.
    if Size::Title.width(&marks) > WIDE {
        paragraph(picture, &marks, Size::Body, area(4, y, WIDE, tall));
    } else {
        fitted(picture, &marks, [Size::Heading, Size::Title], Align::Left, area(4, y, WIDE, tall.min(LARGE)));
    }
}

/// How many lie open, and who picks from how many.
fn draw_selection(game: &Machiavelli, picture: &mut Picture, view: View, page: u8) {
    let Some(selection) = game.selection() else { return };
    let words = words(view);
    let row = |at: usize| area(4, STRIP_Y + at as i32 * LINE_TALL, WIDE, LINE_TALL as u32);
    let open = fill(words.open_covered, &[&selection.up, &selection.down]);
    line(picture, &open, Size::Body, Align::Left, row(0));
    let first = usize::from(page) * ON_PAGE;
    for (at, pick) in selection.picks.iter().skip(first).take(ON_PAGE).enumerate() {
        let who = view.name(pick.seat);
        let text = match (pick.takes, pick.discards) {
            (1.., _) => fill(words.picks_up, &[&who, &pick.of]),
            (_, 1..) => fill(words.picks_down, &[&who, &pick.of, &pick.passes]),
            _ => fill(words.picks, &[&who, &pick.of, &pick.passes]),
        };
        line(picture, &text, Size::Body, Align::Left, row(at + 1));
    }
}

/// The ranks side by side; the one that would be named is inverted, those that cannot be are missing.
fn draw_ranks(game: &Machiavelli, picture: &mut Picture, view: View, marked: Option<u8>) {
    const WIDTH: i32 = 26;
    let Some(Kind::Spot { among, .. }) = kind(game) else { return };
    for rank in Rank::ALL.into_iter().filter(|rank| among.contains(rank.number())) {
        let frame = area(4 + rank.index() as i32 * (WIDTH + 2), STRIP_Y + 2, WIDTH as u32, 24);
        let Ok(()) = frame.into_styled(PrimitiveStyle::with_stroke(BinaryColor::On, 1)).draw(picture);
        line(picture, &fill("{0}", &[&rank]), Size::Title, Align::Centre, frame);
        if marked == Some(rank.number()) {
            picture.invert(frame);
        }
    }
    let Some(of) = marked.and_then(Rank::new).and_then(|rank| game.setup().cast().of(rank)) else { return };
    let y = STRIP_Y + 30;
    paragraph(picture, ability(of, view), Size::Body, area(4, y, WIDE, (FOOTER_Y - y) as u32));
}

/// What is counted, and everybody's total with it.
fn draw_counted(game: &Machiavelli, picture: &mut Picture, view: View, look: &Look) {
    let words = words(view);
    let what = match asks(game) {
        Some(Asks::Gold) => words.counted[0],
        Some(Asks::Cards) => words.counted[1],
        Some(Asks::Actions) => words.counted[2],
        Some(Asks::Coins) => words.counted[3],
        Some(Asks::Types) => words.counted[4],
        _ => words.counted[5],
    };
    line(picture, what, Size::Body, Align::Left, area(4, STRIP_Y, WIDE, LINE_TALL as u32));
    let mut after = game.clone();
    if let Some(event) = look.number.and_then(|number| game.answer(Answer::Amount(number))) {
        // A refused event changes nothing.
        let _ = after.apply(&event);
    }
    let totals = game.setup().seats().iter().map(|seat| (*seat, after.score(*seat).total()));
    sheet::draw_totals(picture, view, totals, game.prompt().and_then(|prompt| prompt.seat));
}

#[cfg(test)]
mod tests {
    use engine::machiavelli::Character;

    use super::{super::text::TEXTS, *};
    use crate::draw::text::lines;

    #[test]
    fn what_a_character_does_fits_two_lines() {
        let all = [TEXTS.nl, TEXTS.de, TEXTS.en].into_iter().flat_map(|texts| texts.abilities);
        let long: std::vec::Vec<_> = all.filter(|text| lines(text, Size::Body, WIDE).count() > 2).collect();
        assert!(long.is_empty(), "{long:#?}");
        assert_eq!(TEXTS.nl.abilities.len(), Character::COUNT);
    }
}
