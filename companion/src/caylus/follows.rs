//! What an event brings by itself: income and production that nobody chose, an owner's point, a penalty, another turn order.
//!
//! The engine does it; this tells it, behind what was entered. Worked out from the states before and after. Invariant: what
//! the event says itself is not told twice, and every purse and score that changed otherwise is.

use engine::{
    caylus::{
        Caylus, Event,
        event::To,
        road::LAST,
        tiles::{Cube, Effect},
    },
    seat::Seat,
};

use super::{labels, numbered, table::names, text::Say, words};
use crate::{
    draw::chrome,
    screen::View,
    settings::Settings,
    text::fill::{Line, add, fill, tell},
};

/// Tells it after what is already in `line`: what whoever acts has paid and got, then what happened by itself. Where a note has no
/// room for all of that, what happened by itself is told, which nobody has entered; and that there is more, in the log.
/// The states are those before the event, right after it, and when all has happened.
pub(super) fn add_to(line: &mut Line, event: &Event, states: [&Caylus; 3], view: View) {
    let [before, ..] = states;
    // What whoever acts gets stands without the name with which the line begins.
    let said = |line: &mut Line, part: &Line| {
        let gap = match (line.is_empty(), part.starts_with(' ')) {
            (true, true) => "{1}{0}",
            (true, false) => "{0}",
            (false, true) => ",{0}",
            (false, false) => " · {0}",
        };
        add(line, gap, &[part, &event.seat().map_or("", |seat| view.mark(seat))]);
    };
    // The price of a worker and of the provost's steps, and a cube that was chosen, have been read before.
    let read = match event {
        Event::Worker { .. } | Event::Provost { .. } => true,
        Event::Use { .. } => before.due().is_some_and(|due| matches!(due.effect, Effect::OneOf(..))),
        _ => false,
    };
    let mut whole = line.clone();
    each(event, states, view, !read, &mut |part| {
        said(&mut whole, &part);
        true
    });
    let fits = |line: &Line| !view.few_letters || chrome::note_fits(line, "");
    if fits(&whole) {
        *line = whole;
        return;
    }
    let mut first = true;
    each(event, states, view, false, &mut |part| {
        if core::mem::take(&mut first) {
            line.clear();
        }
        let mut longer = line.clone();
        said(&mut longer, &part);
        let fits = fits(&longer);
        if fits {
            *line = longer;
        } else {
            add(line, " ...", &[]);
        }
        fits
    });
}

/// Whether anything happened by itself.
pub(super) fn is_any(before: &Caylus, event: &Event, after: &Caylus) -> bool {
    let (mut any, alone) = (false, before.after_alone(event));
    each(event, [before, &alone, after], View::of(Settings::default()), false, &mut |_| {
        any = true;
        false
    });
    any
}

/// One after the other: what each gained or lost, in turn order, then the turn order, who has the inn, and what became a
/// residence. With `paid` also what whoever acts has paid and got for it. `take` says whether to go on.
fn each(
    event: &Event,
    [before, alone, after]: [&Caylus; 3],
    view: View,
    paid: bool,
    take: &mut dyn FnMut(Line) -> bool,
) {
    if !event.is_move() {
        return;
    }
    // Who passes first gets a denier, which the line does not say; and who has built most is told with what that brings.
    let acts = event.seat().filter(|_| !matches!(event, Event::Pass(_)));
    let most = super::outcome::built_most(before, alone);
    // The others are told with their points.
    let untold = matches!(event, Event::Use { .. });
    for &seat in Caylus::order(after) {
        let acts = acts == Some(seat);
        let held = if acts && !paid { alone } else { before };
        let scored = if most == Some(seat) || acts && !(paid && untold) { alone } else { before };
        let gained = gained([held, scored], after, seat, view);
        let name = match view.few_letters {
            // The line begins with that name.
            _ if event.seat() == Some(seat) && !matches!(event, Event::Skip(_)) => "",
            true => view.mark(seat),
            false => view.name(seat),
        };
        if !gained.is_empty() && !take(fill("{0}{1}", &[&name, &gained])) {
            return;
        }
    }
    let turned = before.round() == after.round() && before.order() != after.order();
    if turned && !matches!(event, Event::Stables(_)) {
        let order = names(Caylus::order(after), view);
        if !take(tell(words(view).say(Say::LogStables), &[&"", &order])) {
            return;
        }
    }
    let inn = |game: &Caylus| game.places().and_then(|places| places.inn_right());
    if let Some(seat) = inn(after).filter(|_| inn(before) != inn(after))
        && !take(tell(words(view).say(Say::LogInn), &[&view.name(seat)]))
    {
        return;
    }
    // A lawyer's tile that waited for its worker to go home.
    for at in 1..=LAST {
        if alone.road().tile(at) != after.road().tile(at) {
            let tile = numbered(before, To::Road(at), view);
            if !take(tell(words(view).say(Say::BecomesResidence), &[&tile])) {
                return;
            }
        }
    }
}

/// What a seat has more or less than before, in its purse and in its score, each with its sign and a blank before it.
fn gained([held, scored]: [&Caylus; 2], after: &Caylus, seat: Seat, view: View) -> Line {
    let mut line = Line::new();
    let mut more = |was: i16, is: i16, told: &dyn Fn(u16) -> Line| {
        if was != is {
            let sign = if is > was { " +" } else { " -" };
            add(&mut line, "{0}{1}", &[&sign, &told(is.abs_diff(was))]);
        }
    };
    if let (Some(was), Some(is)) = (held.purse(seat), after.purse(seat)) {
        more(was.coins as i16, is.coins as i16, &|number| labels::coins(number, view));
        for cube in Cube::ALL {
            more(was.of(cube) as i16, is.of(cube) as i16, &|number| labels::cube(number, cube.index(), view));
        }
    }
    let points = |game: &Caylus| game.score(seat).before_bonus();
    more(points(scored), points(after), &|number| fill("{0}p", &[&number]));
    line
}
