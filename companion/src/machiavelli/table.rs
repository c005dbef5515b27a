//! The picture below the sentence: what lies on the called rank or what it does, who picks from how many, the row of ranks.
//!
//! The words are `sentence`'s, the frame is the session's. Invariant: what lies on a rank is written, whatever else has no room.

use embedded_graphics::primitives::Rectangle;
use engine::{
    Game,
    machiavelli::{Asks, Character, Machiavelli, Phase, Rank, Selection},
    prompt::{Answer, Kind, Spots},
};

use super::{
    ability, fields, kind, labels,
    sentence::{asks, loud},
    text::Say,
    words,
};
use crate::{
    draw::{
        area,
        chrome::{self, FOOTER_Y, STRIP_Y},
        text::{Align, Size, fitted, line, lines, paragraph},
    },
    picture::Picture,
    screen::View,
    session::face::{Look, Show},
    sheet,
    text::{
        fill::{Line, add, fill, tell},
        prose::Prose,
    },
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
        (Phase::Call, _) => draw_call(game, picture, view),
        (Phase::Turn, Some(Kind::Seat { .. })) => draw_ability(game, picture, view),
        (Phase::RoundEnd, _) => draw_below(game, picture, words(view).rules.of(Phase::RoundEnd.index())),
        (Phase::Over, _) => draw_counted(game, picture, view, look),
        (Phase::Turn, _) => {
            if let Some((among, marked)) = spots(game, look) {
                return draw_ranks(game, picture, view, among, marked);
            }
            let open = look.group.and_then(|group| labels::given_up(game, group, view));
            let told = open.unwrap_or_else(|| told(game, view));
            fitted(picture, &told, [Size::Body, Size::Hint], Align::Left, row(0));
        }
    }
}

/// A line of text below the sentence, from 0.
fn row(at: i32) -> Rectangle {
    area(4, STRIP_Y + at * LINE_TALL, WIDE, LINE_TALL as u32)
}

/// What the called character does.
fn draw_ability(game: &Machiavelli, picture: &mut Picture, view: View) {
    if let Some(character) = game.character() {
        draw_below(game, picture, ability(character, view));
    }
}

/// A sentence or two below the seats.
fn draw_below(game: &Machiavelli, picture: &mut Picture, text: Prose) {
    let y = game.below_seats();
    paragraph(picture, &text.read(), Size::Body, area(4, y, WIDE, (FOOTER_Y - y) as u32));
}

/// What a turn begins with: the character with what lies on it, or what the city brings; or whom the witch acts for.
fn told(game: &Machiavelli, view: View) -> Line {
    let (Some(turn), Some(called), Some(of)) = (game.turn(), game.called(), game.character()) else {
        return Line::new();
    };
    let words = words(view);
    if let Some(holder) = game.holder().filter(|holder| *holder != turn) {
        let name = labels::shorter(&words.characters.of(of.index()).read(), view);
        return tell(words.say(Say::OnlyIncome), &[&view.name(holder), &name]);
    }
    let mut told = if game.immune() { Line::new() } else { marked(game, called, view) };
    let mut tell_more = |more: Line| {
        let both = fill(if told.is_empty() || more.is_empty() { "{0}{1}" } else { "{0}; {1}" }, &[&told, &more]);
        // What lies on the rank comes first, and what has no room behind it is not said.
        if Size::Body.width(&both) <= WIDE {
            told = both;
        }
    };
    if let Some(seat) = game.protected().filter(|_| of.rank() == Rank::EIGHT) {
        tell_more(tell(words.say(Say::Protected), &[&view.name(seat)]));
    }
    if let Some(tax) = game.tax().filter(|_| of == Character::TaxCollector) {
        tell_more(fill("{0} {1}", &[&words.correct.of(fields::TAX.into()), &tax]));
    }
    if let Some((kind, brings)) = game.income() {
        let says = match of {
            Character::Patrician | Character::Cardinal => Say::BringsCards,
            Character::Abbot => Say::BringsEither,
            _ => Say::BringsGold,
        };
        let more = if of == Character::Merchant { "{0} + 1" } else { "{0}" };
        tell_more(tell(words.say(says), &[&fill(more, &[&words.types.of(kind.index())]), &brings]));
    }
    // How many districts may still be built, where it is more than one.
    if let Some(left) = game.builds_left().filter(|left| *left > 1 && game.setup().cities()) {
        tell_more(tell(words.say(Say::BuildsLeft), &[&left]));
    }
    let name = words.characters.of(of.index());
    let whole = fill(if told.is_empty() { "{0}" } else { "{0}: {1}" }, &[&name, &told]);
    // Where there is much to say there is no room for its name.
    if Size::Body.width(&whole) > WIDE { told } else { whole }
}

/// Whether each of the marks lies on a rank.
#[inline(never)]
pub(super) fn lies(game: &Machiavelli, rank: Rank) -> [bool; 5] {
    let marks = game.marks();
    [
        marks.murdered == Some(rank),
        marks.bewitched == Some(rank),
        marks.robbed == Some(rank),
        marks.threatened.contains(rank),
        marks.expropriated.contains(rank),
    ]
}

/// What lies on a rank: "robbed + threatened".
pub(super) fn marked(game: &Machiavelli, rank: Rank, view: View) -> Line {
    let mut text = Line::new();
    for (mark, _) in lies(game, rank).into_iter().enumerate().filter(|(_, lies)| *lies) {
        labels::join(&mut text, &words(view).marks.of(mark));
    }
    text
}

/// Where a list begins: below a line, and below what lies on the murdered rank, which is in capitals; that leaves two rows, so that
/// who shrugs it off stands beside nobody.
pub(super) fn list_y(game: &Machiavelli) -> i32 {
    if game.phase() == Phase::Call { STRIP_Y + Size::Heading.line() as i32 } else { chrome::GAME_Y }
}

/// What lies on the rank, and what the character does where that leaves room for it: what lies there is read from a metre, and the
/// help page has both.
fn draw_call(game: &Machiavelli, picture: &mut Picture, view: View) {
    let Some(called) = game.called() else { return };
    let marks = loud(&marked(game, called, view));
    if marks.is_empty() {
        return draw_ability(game, picture, view);
    }
    // A murdered character does nothing; below the mark stands a list: nobody, or a card that shrugs it off.
    let murdered = game.marks().murdered == Some(called);
    let y = game.below_seats();
    let room = if murdered { list_y(game) } else { FOOTER_Y } - y;
    let tall = |text: &str, size: Size| (lines(text, size, WIDE).count() as u32 * size.line()) as i32;
    // Several may not fit beside each other.
    let fits = |size: &Size| tall(&marks, *size) <= room;
    let size = [Size::Heading, Size::Title].into_iter().find(fits).unwrap_or(Size::Body);
    paragraph(picture, &marks, size, area(4, y, WIDE, room as u32));
    let Some(does) = game.character().filter(|_| !murdered).map(|character| ability(character, view).read()) else {
        return;
    };
    // Nothing goes below capitals.
    let below = y + tall(&marks, size) - 2;
    if let Some(size) = [Size::Body, Size::Hint].into_iter().find(|size| tall(&does, *size) < FOOTER_Y - below) {
        paragraph(picture, &does, size, area(4, below, WIDE, tall(&does, size) as u32));
    }
}

/// How many lie open, and who picks from how many.
fn draw_selection(game: &Machiavelli, picture: &mut Picture, view: View, page: u8) {
    let Some(selection) = game.selection() else { return };
    let words = words(view);
    // How many lie open, and which once that was said.
    let open = |up: Line| tell(words.say(Say::OpenCovered), &[&up, &selection.down]);
    let up = labels::face_up(game, game.face_up(), view, WIDE.saturating_sub(Size::Body.width(&open(Line::new()))));
    let open = open(if up.is_empty() { fill("{0}", &[&selection.up]) } else { up });
    line(picture, &open, Size::Body, Align::Left, row(0));
    let first = usize::from(page) * ON_PAGE;
    for (at, pick) in (1..).zip(selection.picks.iter().skip(first).take(ON_PAGE)) {
        let template = match (pick.takes, pick.discards, pick.passes) {
            (1.., ..) => words.say(Say::PicksUp),
            (_, 1.., 0) => words.say(Say::PicksLast),
            // The third of three players does not look at what goes away (facts 3).
            (_, 1.., _) if game.setup().seats().len() == 3 => words.say(Say::PicksBlind),
            (_, 1.., _) => words.say(Say::PicksDown),
            _ => words.say(Say::Picks),
        };
        let text = tell(template, &[&view.name(pick.seat), &pick.of, &pick.passes]);
        line(picture, &text, Size::Body, Align::Left, row(at));
    }
}

/// One rank is marked, or both of a heading.
type Marked = [Option<Rank>; 2];

/// The ranks of which the character names one, and where the mark is among them; `None` where nothing of that kind is asked, or the
/// mark is elsewhere on the list. Of nine characters there are too many for a spot each, so that they are the first rows.
pub(super) fn spots(game: &Machiavelli, look: &Look) -> Option<(Spots, Marked)> {
    if !labels::names_one(game) {
        return None;
    }
    if let Kind::Spot { among, .. } = kind(game)? {
        return Some((among, [look.spot.and_then(Rank::new), None]));
    }
    // The thief names one of seven at most.
    let names = game.character() != Some(Character::Thief) && game.has_ability();
    let middle = labels::MIDDLE.map(Rank::new);
    let marked = match (look.group, usize::from(look.row)) {
        (None, row @ 0..=2) => [Rank::new(row as u8 + 2), None],
        (None, 3) => middle,
        (None, row @ 4..=6) => [Rank::new(row as u8 + 3), None],
        (Some(labels::NAMED), row) => [*middle.get(row)?, None],
        _ => return None,
    };
    names.then(|| (Rank::ALL.into_iter().skip(1).map(Rank::number).collect(), marked))
}

/// The ranks side by side, those that cannot be named missing; the one that would be is inverted, with its character below.
fn draw_ranks(game: &Machiavelli, picture: &mut Picture, view: View, among: Spots, marked: Marked) {
    const WIDTH: i32 = 26;
    for rank in Rank::ALL.into_iter().filter(|rank| among.contains(rank.number())) {
        // No digit goes below its line: it stands in the middle of a frame that is lower than its own box.
        let mut frame = area(4 + rank.index() as i32 * (WIDTH + 2), STRIP_Y + 2, WIDTH as u32, 26);
        line(picture, &fill("{0}", &[&rank]), Size::Title, Align::Centre, frame);
        frame.size.height = 24;
        picture.frame(frame, 1);
        if marked.contains(&Some(rank)) {
            picture.invert(frame);
        }
    }
    // One of the two, of which a heading opens.
    let mut name = Line::new();
    for rank in marked.into_iter().flatten() {
        let template = if name.is_empty() { "{0}" } else { " / {0}" };
        add(&mut name, template, &[&labels::ranked(game, Some(rank), view)]);
    }
    fitted(
        picture,
        &name,
        [Size::Heading, Size::Title, Size::List, Size::Body],
        Align::Left,
        area(4, STRIP_Y + 29, WIDE, LARGE),
    );
}

/// What is asked at the end, by its place among the texts.
pub(super) fn counted(game: &Machiavelli) -> Option<usize> {
    asks(game)?.index().checked_sub(Asks::Vault.index())
}

/// What is asked at the end; with a number everybody's total.
fn draw_counted(game: &Machiavelli, picture: &mut Picture, view: View, look: &Look) {
    let what = counted(game).map_or(Prose::EMPTY, |what| words(view).counted.of(what));
    let below = area(4, game.below_seats(), WIDE, LINE_TALL as u32);
    line(picture, &what.read(), Size::Body, Align::Left, below);
    let Some(number) = look.number else { return };
    let mut after = game.clone();
    if let Some(event) = game.answer(Answer::Amount(number)) {
        // A refused event changes nothing.
        let _ = after.apply(&event);
    }
    let totals = game.setup().seats().iter().map(|seat| (*seat, after.score(*seat).total()));
    sheet::draw_totals(picture, view, totals, game.prompt().and_then(|prompt| prompt.seat));
}

#[cfg(test)]
mod tests {
    use engine::seat::Seat;

    use super::{super::text::TEXTS, *};
    use crate::{
        draw::text::lines,
        settings::{Language, Settings},
    };

    /// With eight players there is no room for more.
    #[test]
    fn what_stands_below_the_seats_fits_two_lines() {
        let all = [TEXTS.nl, TEXTS.de, TEXTS.en].into_iter().flat_map(|texts| {
            Character::ALL.map(|of| texts.abilities.of(of.index())).into_iter().chain([texts.rules.of(3)])
        });
        let all = all.map(|text| text.read());
        let long: std::vec::Vec<_> = all.filter(|text| lines(text, Size::Body, WIDE).count() > 2).collect();
        assert!(long.is_empty(), "{long:#?}");
    }

    /// Who picks from how many, whatever the seat is called: nine at first, one each time, and two for the last.
    #[test]
    fn every_pick_fits_its_line() {
        for language in Language::ALL {
            let view = View::of(Settings { language, ..Settings::default() });
            for says in [Say::Picks, Say::PicksDown, Say::PicksUp, Say::PicksBlind, Say::PicksLast] {
                for seat in Seat::ALL {
                    let text = tell(words(view).say(says), &[&view.name(seat), &8, &7]);
                    assert!(Size::Body.width(&text) <= WIDE, "{text}: {}", Size::Body.width(&text));
                }
            }
        }
    }

    /// Whom the witch acts for, and who has taken its income.
    #[test]
    fn whom_the_witch_acts_for_fits_its_line() {
        for language in Language::ALL {
            let view = View::of(Settings { language, ..Settings::default() });
            for (seat, of) in Seat::ALL.into_iter().flat_map(|seat| Character::ALL.map(|of| (seat, of))) {
                let name = labels::shorter(&words(view).characters.of(of.index()).read(), view);
                let text = tell(words(view).say(Say::OnlyIncome), &[&view.name(seat), &name]);
                assert!(Size::Hint.width(&text) <= WIDE, "{text}: {}", Size::Hint.width(&text));
            }
        }
    }

    /// What is counted and what for, and what the secret vault and a tie are about.
    #[test]
    fn what_the_final_count_says_fits_its_line() {
        for texts in [TEXTS.nl, TEXTS.de, TEXTS.en] {
            for text in (0..8).map(|number| texts.counted.of(number).read()) {
                assert!(Size::Body.width(&text) <= WIDE, "{text}");
            }
        }
    }

    /// What a character does, and below it what the screen asks.
    #[test]
    fn every_help_page_has_room_for_both() {
        // Five lines stand a little closer.
        let (wide, room) = (chrome::BODY.size.width, 5);
        for texts in [TEXTS.nl, TEXTS.de, TEXTS.en] {
            let tall = |text: &str| lines(text, Size::Body, wide).count();
            let asked = (0..4).map(|number| texts.asked.of(number)).chain((0..5).map(|mark| texts.marked.of(mark)));
            let asked = asked.map(|text| tall(&text.read())).max().unwrap_or(0);
            let does =
                Character::ALL.map(|of| tall(&texts.abilities.of(of.index()).read())).into_iter().max().unwrap_or(0);
            assert!(asked + does <= room, "{asked} and {does} lines of {room}: {}", texts.say(Say::Acts));
        }
    }

    #[test]
    fn every_headline_fits_with_the_longest_names() {
        for language in Language::ALL {
            let view = View::of(Settings { language, ..Settings::default() });
            let (words, mut long) = (words(view), std::vec::Vec::new());
            let mut fits = |text: Line| {
                if !chrome::headline_fits(&text, "", true) {
                    long.push(text);
                }
            };
            for seat in Seat::ALL {
                let who = view.name(seat);
                [Say::Shuffles, Say::Acts, Say::GivesCrown]
                    .into_iter()
                    .for_each(|key| fits(tell(words.say(key), &[&who])));
                fits(fill("{0}?", &[&tell(words.say(Say::LogBuild), &[&who]).trim_ascii_end()]));
                (0..3).for_each(|deed| fits(fill("{0} {1}", &[&who, &labels::shorter(words.deeds.of(deed), view)])));
                // Magistrate and blackmailer: where the whole name has no room, with a few letters of it.
                (0..2).for_each(|does| fits(fill("{0} {1}", &[&view.short(seat), &words.does.of(does)])));
            }
            [Say::Heir, Say::Vault, Say::Highest].into_iter().for_each(|key| fits(tell(words.say(key), &[])));
            for of in Character::ALL {
                let name = words.characters.of(of.index()).read();
                fits(fill("{0} {1}", &[&of.rank(), &labels::shorter(&name, view)]));
            }
            assert!(long.is_empty(), "{language:?}: {long:#?}");
        }
    }

    /// What lies on every rank at once is still read.
    #[test]
    fn all_marks_at_once_fit_two_lines() {
        for texts in [TEXTS.nl, TEXTS.de, TEXTS.en] {
            // The murdered and the bewitched rank is neither robbed nor threatened.
            let mut line = Line::new();
            [2, 3, 4].into_iter().for_each(|mark| labels::join(&mut line, &texts.marks.of(mark)));
            assert!(lines(&loud(&line), Size::Body, WIDE).count() <= 2, "{line}");
        }
    }
}
