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
    if after.ending() && !before.ending() && !after.is_over() {
        // Where there is little room a sign must do.
        let said = if view.brief { "!" } else { words(view).log.complete };
        add(&mut line, if view.brief { "{0}" } else { ": {0}" }, &[&said]);
    }
    line
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

fn told(before: &Machiavelli, event: &Event, after: &Machiavelli, view: View) -> Line {
    let (words, log) = (words(view), &words(view).log);
    let name = |named: Named| labels::district(before, named, view);
    let seat = |seat: Seat| view.name(seat);
    let on_rank =
        |mark: usize, rank: Rank| fill("{0}: {1}", &[&words.marks.of(mark), &labels::ranked(before, Some(rank), view)]);
    let taken = |does: usize, who: Seat, district: Named, owner: Seat| {
        fill("{0} {1} {2} ({3})", &[&seat(who), &words.does.of(does), &name(district), &view.mark(owner)])
    };
    // The rank that was answered; after the last call it is the murdered rank 4 that is turned over.
    let answered = || character(before, answered(before).or(Some(Rank::FOUR)), view);
    match *event {
        Event::Next => match (before.turn(), before.called()) {
            (Some(turn), _) => fill(log.done, &[&seat(turn)]),
            (None, Some(rank)) => fill(log.unsaid, &[&character(before, Some(rank), view)]),
            (None, None) => fill(log.chosen, &[]),
        },
        Event::FaceUp(_) => fill(log.face_up, &[&labels::label(before, event, view).name]),
        Event::Answer(who) => fill("{0}: {1}", &[&answered(), &seat(who)]),
        Event::Nobody if before.is_over() => fill(log.no_vault, &[]),
        Event::Nobody => fill(log.nobody, &[&answered()]),
        Event::Play { seat: who, .. } => {
            let label = labels::label(before, event, view);
            fill("{0}: {1}", &[&seat(who), &label.name])
        }
        Event::Murder(rank) => on_rank(0, rank),
        Event::Bewitch(rank) => on_rank(1, rank),
        Event::Rob(rank) => on_rank(2, rank),
        Event::Threaten(two) => fill("{0}: {1}", &[&words.marks.of(3), &labels::ranks(two.into_iter())]),
        Event::Expropriate(three) => fill("{0}: {1}", &[&words.marks.of(4), &labels::ranks(three.into_iter())]),
        Event::Crown(who) => fill(log.crown, &[&seat(who)]),
        Event::Build { seat: who, district, .. } => fill(log.build, &[&seat(who), &name(district)]),
        Event::Seize { .. } => {
            let last = before.turn().and_then(|turn| before.city(turn).last());
            fill(log.seize, &[&last.map(name).unwrap_or_default()])
        }
        Event::Destroy { seat: who, owner, district, .. } => taken(labels::DESTROYS, who, district, owner),
        Event::Swap { seat: who, own, owner, district } => {
            let template = if view.brief { "{0}: {1} > {2} ({3})" } else { log.swap };
            fill(template, &[&seat(who), &name(own), &name(district), &view.mark(owner)])
        }
        Event::Conquer { seat: who, owner, district } => taken(labels::CONQUERS, who, district, owner),
        Event::Upgrade { seat: who, first, second } => {
            let mut line = fill(log.upgrade, &[&seat(who), &name(first)]);
            if let Some(second) = second {
                add(&mut line, " + {0}", &[&name(second)]);
            }
            line
        }
        Event::Tuck(who) => fill("{0}: {1}", &[&seat(who), &words.tuck]),
        Event::Complete(who) => fill(words.complete, &[&seat(who)]),
        Event::Vault(who) => fill(log.vault, &[&seat(who)]),
        Event::Highest(who) => fill(log.highest, &[&seat(who)]),
        Event::Count { seat: who, counts } => {
            let mut line = fill("{0}:", &[&seat(who)]);
            for (counted, amount) in counts.given() {
                let what = match counted {
                    Counted::Gold => words.counted.of(0),
                    Counted::Cards => words.counted.of(1),
                    Counted::Actions => words.sheet[4],
                    Counted::Coins => words.sheet[0],
                    Counted::Types => words.sheet[1],
                    Counted::Complete => words.sheet[2],
                    Counted::Uniques => words.sheet[3],
                };
                add(&mut line, " {0} {1}", &[&what, &amount]);
            }
            line
        }
        Event::CorrectStart(_)
        | Event::CorrectTax(_)
        | Event::CorrectCity { .. }
        | Event::CorrectSeat { .. }
        | Event::CorrectEarly(_)
        | Event::CorrectFirst(_)
        | Event::CorrectEnding(_)
        | Event::CorrectCall(_) => fields::corrected(before, event, after, view),
    }
}
