//! The log's lines: what came of an event.
//!
//! Worked out from the states before and after it. Invariant: every event has a line, and a value set by hand is told with
//! what it was.

use engine::{
    caylus::{
        Caylus, Event, Phase, SIMPLE_FAVOUR,
        event::{Favour, To},
        setup::Favours,
    },
    seat::Seat,
};

use super::{
    castle, fields, follows, labels, name_at, name_to, numbered,
    table::{names, signed},
    text::Say,
    words,
};
use crate::{
    screen::View,
    session::face::Show,
    text::{
        fill::{Line, add, fill, tell, tell_on},
        prose::{Prose, prose},
    },
};

pub(super) fn outcome(before: &Caylus, event: &Event, after: &Caylus, view: View) -> Line {
    let all = words(view);
    let alone = before.after_alone(event);
    let build = all.one_of(Say::LogBuild, view.brief().into());
    // How it is told, and what it was.
    let (template, what) = match *event {
        Event::Next => (all.one_of(Say::LogNext, before.phase().index()), Line::new()),
        Event::Nobody => (all.one_of(Say::Nobody, 1), Line::new()),
        Event::Pass(_) => (all.say(Say::LogPass), fill("{0}", &[&(before.passed().len() + 1)])),
        Event::Worker { to, .. } => (all.say(Say::LogWorker), numbered(before, to, view)),
        Event::Provost { steps: 0, .. } => (all.say(Say::LogStays), Line::new()),
        Event::Provost { steps, .. } => {
            let at = before.provost().checked_add_signed(steps).unwrap_or(0);
            (all.say(Say::LogProvost), numbered(before, To::Road(at), view))
        }
        Event::Skip(_) => (all.say(Say::LogSkips), due(before, view)),
        // The space, and what was chosen there; with little room only that.
        Event::Use { .. } => {
            // The alchemist's deal; its cubes are told as what was paid.
            let deal = labels::group(before, event).filter(|_| before.phase() == Phase::Effects);
            let chosen =
                deal.map_or_else(|| labels::label(before, event, view).name, |deal| before.group_title(deal, view));
            if follows::says_all(before, event, view) {
                (prose!("{0}"), Line::new())
            } else if view.brief() {
                (prose!("{0}: {1}"), chosen)
            } else {
                (prose!("{0}: {1}"), fill("{0} > {1}", &[&due(before, view), &chosen]))
            }
        }
        Event::Build { seat, building, .. } => {
            (build, scored(before, after, seat, all.one_of(Say::Buildings, building.index())))
        }
        Event::Prestige { seat, prestige, .. } => {
            (build, scored(before, after, seat, all.one_of(Say::Prestige, prestige.index())))
        }
        Event::Favour { seat, favour, .. } => (all.say(Say::LogFavour), favoured(before, seat, favour, &alone, view)),
        Event::Castle { seat, houses: 0, .. } => {
            // Nobody has less than 0 points.
            let lost = before.score(seat).total() != alone.score(seat).total();
            (all.say(Say::LogCastleNone), fill(if lost { ", {0}" } else { "" }, &[&gained(before, &alone, seat)]))
        }
        Event::Castle { seat, houses, .. } => {
            let number = labels::houses(houses, view);
            // Of the houses alone: with the last of them a section may be scored as well.
            let points = castle::houses_bring(before, Some(seat), houses.into());
            let total = before.score(seat).total() + points;
            (build, fill("{0}: {1}p = {2}", &[&number, &signed(points), &total]))
        }
        Event::Joust(_) => (all.say(Say::LogJoust), Line::new()),
        // The turn order that they make.
        Event::Stables(_) => (all.say(Say::LogStables), names(Caylus::order(after), view)),
        Event::Flip { at, .. } => (all.say(Say::LogFlip), name_at(before, at, view)),
        Event::Points { seat, .. } => (prose!("{0} {1}"), gained(before, after, seat)),
        Event::Count { counts, .. } => {
            let mut line = Line::new();
            for (place, number) in counts.given() {
                // Gold, cubes and deniers are the last lines of the sheet; points are counted in the notation only.
                let name = if place < 3 { all.sheet.of(6 + place) } else { "" };
                let gap = if line.is_empty() { "{0} {1}" } else { " {0} {1}" };
                add(&mut line, gap, &[&name, &number]);
            }
            (prose!("{0} {1}"), line)
        }
        Event::CorrectOrder(_) => {
            // A note has room for the new one alone.
            let list = |game| {
                let order = Caylus::order(game);
                if !view.few_letters() {
                    return names(order, if view.brief() { view } else { view.briefly() });
                }
                let mut line = Line::new();
                for seat in order {
                    let gap = if line.is_empty() { "{0}" } else { " {0}" };
                    add(&mut line, gap, &[&view.mark(*seat)]);
                }
                line
            };
            let is = list(after);
            let both = if view.brief() { is } else { fill("{0} > {1}", &[&list(before), &is]) };
            (prose!("{1}"), all.tell(Say::OrderIs, &[&both]))
        }
        Event::CorrectStreet { at, .. } => (prose!("{1}"), stands(before, after, at, view)),
        _ => (prose!("{1}"), fields::changed(before, after, view)),
    };
    let mut line = tell(template, &[&event.seat().map_or("", |seat| view.name(seat)), &what]);
    // The joust brings points with simple favours only.
    let brought = match *event {
        Event::Flip { seat, .. } => Some(seat),
        Event::Joust(seat) if after.favour_due().is_none() => Some(seat),
        _ => None,
    };
    if let Some(seat) = brought {
        add(&mut line, ": {0}", &[&gained(before, after, seat)]);
    }
    if let Some(seat) = built_most(before, &alone) {
        tell_on(&mut line, all.say(Say::LogMost), &[&view.name(seat), &SIMPLE_FAVOUR]);
    }
    follows::add_to(&mut line, event, [before, &alone, after], view);
    line
}

/// Who has built the most houses, where an event has ended the castle and the favour is points, which nobody is asked about;
/// `alone` is the state right after it.
pub(super) fn built_most(before: &Caylus, alone: &Caylus) -> Option<Seat> {
    let simple = before.phase() == Phase::Castle && before.setup().favours() == Favours::Simple;
    alone.built_most().filter(|_| simple && alone.is_closing())
}

/// The space whose effect is due.
fn due(game: &Caylus, view: View) -> Line {
    game.due().map_or_else(Line::new, |due| name_to(game, due.at, view))
}

/// What a favour gave.
fn favoured(before: &Caylus, seat: Seat, favour: Favour, after: &Caylus, view: View) -> Line {
    let words = words(view);
    let column = favour.column().unwrap_or(after.marker(seat, favour.row()));
    match favour {
        Favour::Coins(_) | Favour::Cubes(..) if before.keeps_books() => {
            let gained = follows::gained([before, after], after, seat, view);
            fill(gained.strip_prefix(' ').unwrap_or(""), &[])
        }
        Favour::Points(_) => gained(before, after, seat),
        Favour::Coins(_) => fill("+{0}", &[&labels::coins(u16::from(column) + 2, view)]),
        Favour::Cubes(_, taken) => labels::favour_cubes(column, taken, view),
        Favour::Nothing => words.tell(Say::Nothing, &[]),
        Favour::Wooden(building) | Favour::Stone(building) => {
            scored(before, after, seat, words.one_of(Say::Buildings, building.index()))
        }
        Favour::Residence(at) => {
            let tile = words.tell(Say::BecomesResidence, &[&name_at(before, at, view)]);
            fill("{0}: {1}", &[&tile, &gained(before, after, seat)])
        }
        Favour::Prestige(prestige, _) => scored(before, after, seat, words.one_of(Say::Prestige, prestige.index())),
    }
}

/// What stood on a space and what stands there now, or whose it was and is.
fn stands(before: &Caylus, after: &Caylus, at: u8, view: View) -> Line {
    let owner = |game: &Caylus| game.road().tile(at).and_then(|tile| tile.owner());
    let [was, is] = [before, after].map(|game| name_at(game, at, view));
    match (owner(before), owner(after)) {
        (Some(one), Some(other)) if was == is => {
            fill("{0}. {1} {2} > {3}", &[&at, &was, &view.name(one), &view.name(other)])
        }
        (_, Some(owner)) => fill("{0}. {1} > {2} ({3})", &[&at, &was, &is, &view.name(owner)]),
        _ => fill("{0}. {1} > {2}", &[&at, &was, &is]),
    }
}

/// A building or houses, what they brought and the resulting total.
fn scored(before: &Caylus, after: &Caylus, seat: Seat, name: Prose) -> Line {
    fill("{0}: {1}", &[&name, &gained(before, after, seat)])
}

/// The points that came, and the resulting total.
fn gained(before: &Caylus, after: &Caylus, seat: Seat) -> Line {
    let [was, is] = [before, after].map(|game| game.score(seat).total());
    fill("{0}p = {1}", &[&signed(is - was), &is])
}
