//! What an event brings by itself: income and production that nobody chose, an owner's point, a penalty, another turn order.
//!
//! The engine does it; this tells it, behind what was entered. Worked out from the states before and after. Invariant: what
//! the event says itself is not told twice, and every purse and score that changed otherwise is.

use engine::{
    caylus::{Caylus, Event, tiles::Cube},
    seat::Seat,
};

use super::{labels, table::names, text::Say, words};
use crate::{
    draw::chrome,
    screen::View,
    settings::Settings,
    text::fill::{Line, add, fill, tell},
};

/// Tells it after what is already in `line`. A note has room for a few of them, and says that there is more in the log.
pub(super) fn add_to(line: &mut Line, before: &Caylus, event: &Event, after: &Caylus, view: View) {
    let mut whole = true;
    each(before, event, after, view, &mut |part| {
        let mut longer = line.clone();
        add(&mut longer, if part.starts_with(' ') { ",{0}" } else { " · {0}" }, &[&part]);
        whole = !view.few_letters || chrome::note_fits(&longer, "");
        if whole {
            *line = longer;
        } else {
            add(line, " ...", &[]);
        }
        whole
    });
}

/// Whether there is anything to tell.
pub(super) fn is_any(before: &Caylus, event: &Event, after: &Caylus) -> bool {
    let mut any = false;
    each(before, event, after, View::of(Settings::default()), &mut |_| {
        any = true;
        false
    });
    any
}

/// One after the other: what each gained or lost, in turn order, the turn order, who has the inn. `take` says whether to go on.
fn each(before: &Caylus, event: &Event, after: &Caylus, view: View, take: &mut dyn FnMut(Line) -> bool) {
    if !event.is_move() {
        return;
    }
    let alone = before.after_alone(event);
    // Who passes first gets a denier, which the line does not say; and who has built most is told with what that brings.
    let told = event.seat().filter(|_| !matches!(event, Event::Pass(_)));
    let most = super::outcome::built_most(before, &alone);
    for &seat in Caylus::order(after) {
        let said = told == Some(seat) || most == Some(seat);
        let gained = gained(if said { &alone } else { before }, after, seat, view);
        let name = match view.few_letters {
            // The line begins with that name.
            _ if event.seat() == Some(seat) => "",
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
    if let Some(seat) = inn(after).filter(|_| inn(before) != inn(after)) {
        take(tell(words(view).say(Say::LogInn), &[&view.name(seat)]));
    }
}

/// What a seat has more or less, each with its sign and a blank before it.
fn gained(before: &Caylus, after: &Caylus, seat: Seat, view: View) -> Line {
    let mut line = Line::new();
    let mut more = |was: i16, is: i16, told: &dyn Fn(u16) -> Line| {
        if was != is {
            let sign = if is > was { " +" } else { " -" };
            add(&mut line, "{0}{1}", &[&sign, &told(is.abs_diff(was))]);
        }
    };
    if let (Some(was), Some(is)) = (before.purse(seat), after.purse(seat)) {
        more(was.coins as i16, is.coins as i16, &|number| labels::coins(number, view));
        for cube in Cube::ALL {
            more(was.of(cube) as i16, is.of(cube) as i16, &|number| labels::cube(number, cube.index(), view));
        }
    }
    let points = |game: &Caylus| game.score(seat).before_bonus();
    more(points(before), points(after), &|number| fill("{0}p", &[&number]));
    line
}
