//! The end of a round and of the game: where bailiff and provost go, what was scored, the order and the income that come.
//!
//! Pictures and words only; the engine has done it all. Invariant: whoever loses points at a scoring is named, and seats are
//! named in turn order.

use engine::{
    caylus::{
        Caylus, Phase, SIMPLE_FAVOUR,
        event::{Counts, Section},
        setup::Favours,
    },
    seat::Seat,
};

use super::{
    castle::counter,
    table::{briefly_in, say, tell_seats, wide_row},
    text::{Name, Say},
    words,
};
use crate::{
    picture::Picture,
    screen::View,
    session::face::Announcement,
    text::fill::{Line, fill},
};

/// The most favours that a section brings (facts 2.8).
const MOST_FAVOURS: u8 = 3;

/// How a section was scored, before anybody chooses a favour for it; and how the towers were, before the players count or
/// the winner is named.
pub(super) fn announcement(game: &Caylus, view: View) -> Option<Announcement> {
    let words = words(view);
    let counted = |seat: &Seat| game.counts(*seat) != Counts::NONE;
    let (section, below, leads_to) = match game.phase() {
        Phase::Over if game.setup().seats().iter().any(counted) => return None,
        Phase::Over if game.keeps_books() => {
            let bonus = |seat: Seat| game.score(seat).total() - game.score(seat).before_bonus();
            (Section::Towers, by_seat(game, Say::Bonus, &bonus, view), 7)
        }
        Phase::Over => (Section::Towers, put_on(game, view), 4),
        _ => {
            let section = game.just_scored()?;
            let favours = |seat: Seat| section.favours(game.houses(seat, section)).into();
            (section, by_seat(game, Say::FavoursFor, &favours, view), 6)
        }
    };
    Some(Announcement {
        title: words.name(Name::Phases, Phase::RoundEnd.index()),
        lines: [scored(game, section, view), below],
        leads_to: words.name(Name::LeadsTo, leads_to),
    })
}

/// A seat's name, or with little room its letter.
fn called(seat: Seat, view: View) -> &'static str {
    if view.brief() { view.mark(seat) } else { view.name(seat) }
}

/// A word, and a number for each who has one, in turn order.
fn by_seat(game: &Caylus, key: Say, number: &dyn Fn(Seat) -> i16, view: View) -> Line {
    let told = |view: View| {
        let mut line = words(view).tell(key, &[]);
        tell_seats(&mut line, (" ", ", "), Caylus::order(game), &|seat| called(seat, view), &|seat| {
            Some(number(seat)).filter(|number| *number > 0)
        });
        line
    };
    briefly_if_long(&told, view)
}

/// What everybody takes, and who takes more.
pub(super) fn income(game: &Caylus, view: View) -> Line {
    let told = |view: View| {
        let mut line = words(view).tell(Say::TakeIncome, &[]);
        let more = |seat| Some(game.income_of(seat) as i16).filter(|coins| *coins > 2);
        tell_seats(&mut line, (" · ", " · "), Caylus::order(game), &|seat| called(seat, view), &more);
        line
    };
    briefly_if_long(&told, view)
}

/// Where bailiff and provost stand, who join each other at the end of a round: one space, or the provost's behind the bailiff's.
pub(super) fn put_on(game: &Caylus, view: View) -> Line {
    let (bailiff, provost) = (game.bailiff(), game.provost());
    let both = fill(if bailiff == provost { "{0}" } else { "{0}, {1}" }, &[&bailiff, &provost]);
    words(view).tell(Say::PutOn, &[&both])
}

/// The section that was scored, who lost points for having no house there, and what simple favours brought.
fn scored(game: &Caylus, section: Section, view: View) -> Line {
    let words = words(view);
    let told = |view: View| {
        let mut line = words.tell(Say::Scored, &[&words.name(Name::Sections, section.index())]);
        let order = Caylus::order(game);
        let none = |seat| (game.houses(seat, section) == 0).then_some(0);
        let lost = fill(", -{0}: ", &[&section.penalty()]);
        tell_seats(&mut line, (&lost, " "), order, &|seat| called(seat, view), &none);
        // A favour of the table has been asked; simple ones are points that nobody was asked about.
        let simple = game.setup().favours() == Favours::Simple;
        for favours in 1..=MOST_FAVOURS {
            let has = |seat| (simple && section.favours(game.houses(seat, section)) == favours).then_some(0);
            tell_seats(
                &mut line,
                (&fill(", +{0}: ", &[&(SIMPLE_FAVOUR * favours)]), " "),
                order,
                &|seat| called(seat, view),
                &has,
            );
        }
        line
    };
    briefly_if_long(&told, view)
}

/// A line with whole names where they fit.
fn briefly_if_long(told: &dyn Fn(View) -> Line, view: View) -> Line {
    briefly_in(wide_row(0), told, view)
}

/// Where bailiff and provost go, what was scored or is being built, and the turn order with the income that follows, which
/// has no screen of its own.
pub(super) fn draw(game: &Caylus, picture: &mut Picture, view: View) {
    let words = words(view);
    let mut y = 46;
    let mut say = |text: &str| {
        say(picture, text, wide_row(y));
        y += 16;
    };
    say(&put_on(game, view));
    let sections = || game.scored_this_round();
    for section in sections() {
        say(&scored(game, section, view));
    }
    if let (None, Some(section)) = (sections().next(), game.section()) {
        say(&words.tell(Say::BeingBuilt, &[&counter(game, section, view)]));
    }
    // Everybody once, in the order of the next round; two sections in one round leave that one line.
    let has_room = sections().nth(1).is_none();
    if has_room {
        say(&words.say(Say::OrderAndIncome).read());
    }
    let told = |view: View| {
        let mut line = if has_room { Line::new() } else { words.tell(Say::OrderIs, &[&""]) };
        tell_seats(&mut line, ("", ", "), &game.order_to_come(), &|seat| called(seat, view), &|seat| {
            Some(game.income_of(seat) as i16)
        });
        line
    };
    say(&briefly_if_long(&told, view));
}
