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
    of.map_or("", |character| words(view).characters[character.index()])
}

/// The rank that an answer was to: the one that was called, or the next.
fn answered(before: &Machiavelli) -> Option<Rank> {
    before.called_next().filter(|_| before.turn().is_some()).or(before.called())
}

fn told(before: &Machiavelli, event: &Event, after: &Machiavelli, view: View) -> Line {
    let (words, log) = (words(view), &words(view).log);
    let name = |named: Named| labels::district(before, named, view);
    let seat = |seat: Seat| view.name(seat);
    let ranks = |ranks: &[Rank]| {
        let mut line = Line::new();
        for rank in ranks {
            let template = if line.is_empty() { "{0}" } else { " + {0}" };
            add(&mut line, template, &[rank]);
        }
        line
    };
    match *event {
        Event::Next => match (before.turn(), before.called()) {
            (Some(turn), _) => fill(log.done, &[&seat(turn)]),
            (None, Some(rank)) => fill(log.unsaid, &[&character(before, Some(rank), view)]),
            (None, None) => fill(log.chosen, &[]),
        },
        Event::FaceUp(_) => fill(log.face_up, &[&labels::label(before, event, view).name]),
        Event::Answer(who) => {
            fill(log.answer, &[&character(before, answered(before).or(Rank::new(4)), view), &seat(who)])
        }
        Event::Nobody if before.is_over() => fill(log.no_vault, &[]),
        Event::Nobody => fill(log.nobody, &[&character(before, answered(before).or(Rank::new(4)), view)]),
        Event::Play { seat: who, .. } => {
            let label = labels::label(before, event, view);
            fill("{0}: {1}", &[&seat(who), &label.name])
        }
        Event::Murder(rank) => fill("{0}: {1}", &[&words.marks[0], &character(before, Some(rank), view)]),
        Event::Bewitch(rank) => fill("{0}: {1}", &[&words.marks[1], &character(before, Some(rank), view)]),
        Event::Rob(rank) => fill("{0}: {1}", &[&words.marks[2], &character(before, Some(rank), view)]),
        Event::Threaten(two) => fill("{0}: {1}", &[&words.marks[3], &ranks(&two)]),
        Event::Expropriate(three) => fill("{0}: {1}", &[&words.marks[4], &ranks(&three)]),
        Event::Crown(who) => fill(log.crown, &[&seat(who)]),
        Event::Build { seat: who, district, .. } => fill(log.build, &[&seat(who), &name(district)]),
        Event::Seize { .. } => {
            let last = before.turn().and_then(|turn| before.city(turn).last());
            fill(log.seize, &[&last.map(name).unwrap_or_default()])
        }
        Event::Destroy { seat: who, owner, district, .. } => {
            fill(log.destroy, &[&seat(who), &name(district), &view.mark(owner)])
        }
        Event::Swap { seat: who, own, owner, district } => {
            let template = if view.brief { "{0}: {1} > {2} ({3})" } else { log.swap };
            fill(template, &[&seat(who), &name(own), &name(district), &view.mark(owner)])
        }
        Event::Conquer { seat: who, owner, district } => {
            fill(log.conquer, &[&seat(who), &name(district), &view.mark(owner)])
        }
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
                    Counted::Gold => words.counted[0],
                    Counted::Cards => words.counted[1],
                    Counted::Actions => words.counted[2],
                    Counted::Coins => words.counted[3],
                    Counted::Types => words.counted[4],
                    Counted::Uniques => words.counted[5],
                    Counted::Complete => words.sheet[2],
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
