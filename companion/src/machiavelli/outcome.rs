//! The log's lines: what came of an entry.
//!
//! Worked out from the states before and after it. Invariant: every entry has a line, and a value set by hand is told with what
//! it was.

use engine::{
    Game,
    machiavelli::{Event, Machiavelli, Named, Rank, event::Counted},
    seat::Seat,
};

use super::{fields, labels, words};
use crate::{
    screen::View,
    text::fill::{Line, add, fill},
};

pub(super) fn outcome(before: &Machiavelli, event: &Event, after: &Machiavelli, view: View) -> Line {
    let mut line = told(before, event, after, view);
    if let Some(rank) = passed_over(after).filter(|rank| before.called() < Some(*rank)) {
        let murdered = fill("{0}: {1}", &[&words(view).marks.of(0), &labels::ranked(after, Some(rank), view)]);
        // With little room that is what has to be said.
        line = if view.brief { murdered } else { fill("{0}, {1}", &[&line, &murdered]) };
    }
    if after.ending() && !before.ending() && !after.is_over() {
        // Where there is little room a sign must do.
        let said = if view.brief { "!" } else { words(view).log.complete };
        add(&mut line, if view.brief { "{0}" } else { ": {0}" }, &[&said]);
    }
    line
}

/// The murdered rank, where the one behind it is called.
pub(super) fn passed_over(game: &Machiavelli) -> Option<Rank> {
    let called = game.called()?.number();
    game.marks().murdered.filter(|rank| rank.number() + 1 == called)
}

/// The character of a rank.
fn character(game: &Machiavelli, rank: Option<Rank>, view: View) -> &'static str {
    let of = rank.and_then(|rank| game.setup().cast().of(rank));
    of.map_or("", |character| words(view).characters.of(character.index()))
}

/// The rank that an answer was to: the one that was called, or the next.
fn answered(before: &Machiavelli) -> Option<Rank> {
    before.called_next().filter(|_| before.turn().is_some()).or(before.called())
}

/// The log's sentence for an event, with who it is about and up to two more gaps.
fn told(before: &Machiavelli, event: &Event, after: &Machiavelli, view: View) -> Line {
    let (words, log) = (words(view), &words(view).log);
    let name = |named: Named| labels::district(before, named, view);
    let seat = |seat: Seat| view.name(seat);
    // The rank that was answered; after the last call it is the murdered rank 4 that is turned over.
    let answered = || character(before, answered(before).or(Some(Rank::FOUR)), view);
    let mark = |mark: usize, rank: Rank| ("{0}: {1}", words.marks.of(mark), labels::ranked(before, Some(rank), view));
    let (template, first, second) = match *event {
        Event::Next => match (before.turn(), before.called()) {
            (Some(turn), _) => (log.done, seat(turn), Line::new()),
            (None, Some(rank)) => (log.unsaid, character(before, Some(rank), view), Line::new()),
            (None, None) => (log.chosen, "", Line::new()),
        },
        Event::FaceUp(_) => (log.face_up, "", labels::label(before, event, view).name),
        Event::Answer(who) => ("{0}: {1}", answered(), fill(seat(who), &[])),
        Event::Nobody if before.is_over() => (log.no_vault, "", Line::new()),
        Event::Nobody => (log.nobody, answered(), Line::new()),
        Event::Play { seat: who, .. } => ("{0}: {1}", seat(who), labels::label(before, event, view).name),
        Event::Murder(rank) => mark(0, rank),
        Event::Bewitch(rank) => mark(1, rank),
        Event::Rob(rank) => mark(2, rank),
        Event::Threaten(two) => ("{0}: {1}", words.marks.of(3), labels::ranks(two.into_iter())),
        Event::Expropriate(three) => ("{0}: {1}", words.marks.of(4), labels::ranks(three.into_iter())),
        Event::Crown(who) => (log.crown, seat(who), Line::new()),
        Event::Build { seat: who, district, untaxed, .. } => {
            let mut built = name(district);
            if untaxed {
                add(&mut built, " ({0})", &[&words.untaxed]);
            }
            (log.build, seat(who), built)
        }
        Event::Seize { .. } => {
            let last = before.turn().and_then(|turn| before.city(turn).last());
            (log.seize, "", last.map(name).unwrap_or_default())
        }
        Event::Destroy { seat: who, owner, district, .. } => {
            return taken(labels::DESTROYS, who, name(district), owner, view);
        }
        Event::Conquer { seat: who, owner, district } => {
            return taken(labels::CONQUERS, who, name(district), owner, view);
        }
        Event::Swap { seat: who, own, owner, district } => {
            let template = if view.brief { "{0}: {1} > {2} ({3})" } else { log.swap };
            return fill(template, &[&seat(who), &name(own), &name(district), &whose(owner, view)]);
        }
        Event::Upgrade { seat: who, first, second } => {
            let mut line = name(first);
            if let Some(second) = second {
                labels::join(&mut line, &name(second));
            }
            (log.upgrade, seat(who), line)
        }
        Event::Tuck(who) => ("{0}: {1}", seat(who), fill(words.tuck, &[])),
        Event::Complete(who) => (words.complete, seat(who), Line::new()),
        Event::Vault(who) => (log.vault, seat(who), Line::new()),
        Event::Highest(who) => (log.highest, seat(who), Line::new()),
        Event::Count { seat: who, counts } => {
            let mut line = Line::new();
            for (counted, amount) in counts.given() {
                let what = match counted {
                    Counted::Gold => words.gold,
                    Counted::Cards => words.counted.of(1),
                    Counted::Actions => words.sheet.of(4),
                    Counted::Coins => words.sheet.of(0),
                    Counted::Types => words.sheet.of(1),
                    Counted::Complete => words.sheet.of(2),
                    Counted::Uniques => words.sheet.of(3),
                };
                add(&mut line, "{0} {1}", &[&what, &amount]);
            }
            ("{0}: {1}", seat(who), line)
        }
        Event::CorrectStart(_)
        | Event::CorrectTax(_)
        | Event::CorrectCity { .. }
        | Event::CorrectSeat { .. }
        | Event::CorrectEarly(_)
        | Event::CorrectFirst(_)
        | Event::CorrectEnding(_)
        | Event::CorrectCall(_) => return fields::corrected(before, event, after, view),
    };
    fill(template, &[&first, &second])
}

/// In whose city; by his letter where there is no room for the name.
fn whose(owner: Seat, view: View) -> &'static str {
    if view.brief { view.mark(owner) } else { view.name(owner) }
}

/// A district that somebody destroyed or took away.
fn taken(does: usize, who: Seat, district: Line, owner: Seat, view: View) -> Line {
    fill("{0} {1} {2} ({3})", &[&view.name(who), &words(view).does.of(does), &district, &whose(owner, view)])
}
