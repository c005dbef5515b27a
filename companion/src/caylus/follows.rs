//! What an event brings by itself: income and production that nobody chose, an owner's point, a penalty, another turn order.
//!
//! The engine does it; this tells it, behind what was entered. Worked out from the states before and after. Invariant: what
//! the event says itself is not told twice, and every purse and score that changed otherwise is.

use engine::{
    caylus::{
        Caylus, Event,
        event::{Favour, To},
        road::LAST,
        tiles::{Cube, Effect},
    },
    seat::Seat,
};

use super::{labels, name_to, numbered, table::names, text::Say, words};
use crate::{
    draw::chrome,
    screen::View,
    text::fill::{Line, add, fill},
};

/// Whether what is paid and got says what was chosen, where there is little room: of what is sold, bought, traded.
pub(super) fn says_all(before: &Caylus, event: &Event, view: View) -> bool {
    let trades = |effect| matches!(effect, Effect::Sell(_) | Effect::Buy { .. } | Effect::Trade(_));
    view.few_letters() && matches!(event, Event::Use { .. }) && before.due().is_some_and(|due| trades(due.effect))
}

/// Tells it after what is already in `line`: what whoever acts has paid and got, then what happened by itself. Where a note has no
/// room for all of that in its smallest letters, what was paid goes first, then what comes last; and that there is more, in
/// the log. The states are those before the event, right after it, and when all has happened.
pub(super) fn add_to(line: &mut Line, event: &Event, states: [&Caylus; 3], view: View) {
    let [before, ..] = states;
    let said = |line: &mut Line, part: &Line| {
        let gap = match (line.is_empty(), part.starts_with(' ')) {
            (true, _) => "{0}",
            (false, true) => ",{0}",
            (false, false) => " · {0}",
        };
        add(line, gap, &[part]);
    };
    // The price of a worker and of the provost's steps, and a cube that was chosen, have been read before; what a favour gives
    // is told with its row.
    let read = match event {
        Event::Worker { .. } | Event::Provost { .. } => true,
        Event::Favour { favour, .. } => matches!(favour, Favour::Coins(_) | Favour::Cubes(..)),
        Event::Use { .. } => before.due().is_some_and(|due| matches!(due.effect, Effect::OneOf(..))),
        _ => false,
    };
    let mut whole = line.clone();
    each(event, states, !read, &mut |part| {
        said(&mut whole, &told(part, event, states, view));
        true
    });
    let fits = |line: &Line| !view.few_letters() || chrome::note_barely_fits(line, "");
    if fits(&whole) {
        *line = whole;
        return;
    }
    // The strip shows who has passed, and the road where worker and provost stand.
    if matches!(event, Event::Pass(_) | Event::Worker { .. } | Event::Provost { .. }) {
        line.clear();
    }
    each(event, states, says_all(before, event, view), &mut |part| {
        let mut longer = line.clone();
        said(&mut longer, &told(part, event, states, view));
        let fitting = fits(&longer);
        if !fitting {
            longer = fill("{0} ...", &[line]);
        }
        if fits(&longer) {
            *line = longer;
        }
        fitting
    });
}

/// Whether anything happened by itself.
pub(super) fn is_any(before: &Caylus, event: &Event, after: &Caylus) -> bool {
    let (mut any, alone) = (false, before.after_alone(event));
    each(event, [before, &alone, after], false, &mut |_| {
        any = true;
        false
    });
    any
}

/// What happened by itself.
enum Part<'a> {
    /// What whoever acts has paid and got by the entry itself, since it held and scored.
    Paid(Seat, [&'a Caylus; 2]),
    /// A seat gained or lost something by itself, since it held and since it scored.
    Gained(Seat, [&'a Caylus; 2]),
    /// It could do nothing with the effect of a space.
    CanDoNothing(Seat, To),
    /// There is another turn order.
    Order,
    /// Who has the inn's right circle now.
    Inn(Seat),
    /// A lawyer's tile that waited for its worker to go home.
    Residence(u8),
}

/// How a part is told.
fn told(part: &Part, event: &Event, [before, alone, after]: [&Caylus; 3], view: View) -> Line {
    let words = words(view);
    let called = |seat: Seat| if view.few_letters() { view.mark(seat) } else { view.name(seat) };
    match *part {
        // The line begins with that name.
        Part::Paid(seat, since) => gained(since, alone, seat, view),
        Part::Gained(seat, since) => {
            let begins = *event == Event::Pass(seat) && !view.few_letters();
            let name = if begins { "" } else { called(seat) };
            fill("{0}{1}", &[&name, &gained(since, after, seat, view)])
        }
        Part::CanDoNothing(seat, to) => words.tell(Say::CanDoNothing, &[&called(seat), &name_to(alone, to, view)]),
        Part::Order => words.tell(Say::LogStables, &[&"", &names(Caylus::order(after), view)]),
        Part::Inn(seat) => words.tell(Say::LogInn, &[&view.name(seat)]),
        Part::Residence(at) => words.tell(Say::BecomesResidence, &[&numbered(before, To::Road(at), view)]),
    }
}

/// One after the other: with `paid` what whoever acts has paid and got for it; what each gained or lost by itself, in turn order; then
/// the others. `take` says whether to go on.
fn each(event: &Event, [before, alone, after]: [&Caylus; 3], paid: bool, take: &mut dyn FnMut(&Part) -> bool) {
    if !event.is_move() {
        return;
    }
    // Who passes first gets a denier, which the line does not say; and who has built most is told with what that brings.
    let acts = event.seat().filter(|_| !matches!(event, Event::Pass(_)));
    let most = super::outcome::built_most(before, alone);
    let differ = |seat: Seat, [held, scored]: [&Caylus; 2], upto: &Caylus| {
        let points = |game: &Caylus| game.score(seat).before_bonus();
        held.purse(seat) != upto.purse(seat) || points(scored) != points(upto)
    };
    if let Some(seat) = acts.filter(|_| paid) {
        // The others are told with their points.
        let since = [before, if matches!(event, Event::Use { .. }) { before } else { alone }];
        if differ(seat, since, alone) && !take(&Part::Paid(seat, since)) {
            return;
        }
    }
    for &seat in Caylus::order(after) {
        let held = if acts == Some(seat) { alone } else { before };
        let scored = if most == Some(seat) { alone } else { held };
        if differ(seat, [held, scored], after) && !take(&Part::Gained(seat, [held, scored])) {
            return;
        }
    }
    for (seat, to) in alone.passed_over(after) {
        if !take(&Part::CanDoNothing(seat, to)) {
            return;
        }
    }
    let turned = before.round() == after.round() && before.order() != after.order();
    if turned && !matches!(event, Event::Stables(_)) && !take(&Part::Order) {
        return;
    }
    let inn = |game: &Caylus| game.places().and_then(|places| places.inn_right());
    if let Some(seat) = inn(after).filter(|_| inn(before) != inn(after))
        && !take(&Part::Inn(seat))
    {
        return;
    }
    for at in 1..=LAST {
        if alone.road().tile(at) != after.road().tile(at) && !take(&Part::Residence(at)) {
            return;
        }
    }
}

/// What a seat has more or less than before, in its purse and in its score, each with its sign and a blank before it.
pub(super) fn gained([held, scored]: [&Caylus; 2], after: &Caylus, seat: Seat, view: View) -> Line {
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
    more(points(scored), points(after), &|number| fill("{0}p = {1}", &[&number, &points(after)]));
    line
}
