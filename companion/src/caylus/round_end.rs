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
    Asked,
    castle::counter,
    table::{names, say, wide_row},
    text::Say,
    words,
};
use crate::{
    draw::text::Size,
    picture::Picture,
    screen::View,
    session::face::{Announcement, order},
    text::fill::{Line, add, tell, tell_on},
};

/// How the towers were scored, before the players count.
pub(super) fn announcement(game: &Caylus, view: View) -> Option<Announcement> {
    let counted = |seat: &Seat| game.counts(*seat) != Counts::NONE;
    if game.phase() != Phase::Over || game.asks().0.is_none() || game.setup().seats().iter().any(counted) {
        return None;
    }
    let words = words(view);
    Some(Announcement {
        title: words.phases.of(Phase::RoundEnd.index()),
        lines: [scored(game, Section::Towers, view), tell(words.say(Say::PutOn), &[&game.bailiff()])],
        leads_to: words.leads_to.of(4),
    })
}

/// What everybody takes, and who takes more; where that are more than two, what each takes. At the end of a round: what
/// they take next.
pub(super) fn income(game: &Caylus, view: View) -> Line {
    let said = |number: usize| words(view).take_income.of(number);
    let seats = Caylus::order(game);
    let more = |seat: &&Seat| game.income_of(**seat) > 2;
    let few = seats.iter().filter(more).count() <= 2;
    let told = |view: View| {
        let mut line = tell(said((game.phase() == Phase::RoundEnd).into()), &[]);
        if few {
            tell_on(&mut line, said(2), &[]);
        }
        for seat in seats.iter().filter(|seat| !few || more(seat)) {
            add(&mut line, " · {0} {1}", &[&view.name(*seat), &game.income_of(*seat)]);
        }
        line
    };
    briefly_if_long(&told, view)
}

/// The section that was scored, who lost points for having no house there, and what simple favours brought.
fn scored(game: &Caylus, section: Section, view: View) -> Line {
    let words = words(view);
    let none = |seat: &&Seat| game.houses(**seat, section) == 0;
    let told = |view: View| {
        let mut line = tell(words.say(Say::Scored), &[&words.sections.of(section.index())]);
        for (n, seat) in Caylus::order(game).iter().filter(none).enumerate() {
            let gap = if n == 0 { ", -{0}: {1}" } else { " {1}" };
            let name = if view.brief { view.mark(*seat) } else { view.name(*seat) };
            add(&mut line, gap, &[&section.penalty(), &name]);
        }
        // A favour of the table has been asked; simple ones are points that nobody was asked about.
        let simple = game.setup().favours() == Favours::Simple;
        for &seat in Caylus::order(game).iter().filter(|_| simple) {
            let points = SIMPLE_FAVOUR * section.favours(game.houses(seat, section));
            if points > 0 {
                let name = if view.brief { view.mark(seat) } else { view.name(seat) };
                add(&mut line, ", +{0}: {1}", &[&points, &name]);
            }
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
pub(super) fn draw(game: &Caylus, picture: &mut Picture, view: View) {
    let words = words(view);
    let mut y = 46;
    let mut say = |text: &str| {
        say(picture, text, wide_row(y));
        y += 16;
    };
    say(&tell(words.say(Say::PutOn), &[&game.bailiff()]));
    let sections = || game.scored_this_round();
    for section in sections() {
        say(&scored(game, section, view));
    }
    if let (None, Some(section)) = (sections().next(), game.section()) {
        say(&tell(words.say(Say::BeingBuilt), &[&counter(game, section, view)]));
    }
    // Two sections in one round leave no room for what stays as it was.
    if sections().nth(1).is_none() {
        let mut next = order(Caylus::order(game).iter().copied());
        if next.len() == 2 {
            // Two take turns.
            next.reverse();
        }
        say(&briefly_if_long(&|view| tell(words.say(Say::OrderIs), &[&names(&next, view)]), view));
    }
    say(&income(game, view));
}
