//! The strip of seats on the resting screen, with what stands behind each name.
//!
//! What UP and DOWN do there is the resting screen's. Invariant: the marked seat is the one that C enters.

use engine::{
    prompt::{Kind, Prompt},
    seat::Tally,
};

use super::face::{Look, Show};
use crate::{
    draw::{
        chrome,
        strip::{self, Badge, Cell, Cells},
    },
    picture::Picture,
    screen::View,
};

/// The seats in the order that counts now.
pub(super) fn draw(show: &dyn Show, picture: &mut Picture, view: View, prompt: &Prompt<()>, look: &Look) {
    let counts = |most: Tally, tally: Tally, seat| match most.of(seat) {
        0 => Badge::None,
        _ => Badge::Count(tally.of(seat)),
    };
    let chosen = matches!(prompt.kind, Kind::Seat { .. } | Kind::Seats { .. } | Kind::Tally { .. });
    if !show.has_strip() && !chosen {
        return;
    }
    let mut cells = Cells::new();
    for seat in show.order() {
        let badge = match (prompt.kind, look.tally) {
            (Kind::Tally { most, .. }, Some(tally)) => counts(most, tally, seat),
            (Kind::Seats { .. }, _) => Badge::Chosen(look.seats.contains(seat)),
            _ => show.badge(seat),
        };
        let marked = Some(seat) == if chosen { look.seat } else { prompt.seat };
        // There are no more seats than colours.
        let _ = cells.push(Cell { seat, badge, starts: show.starter() == Some(seat), marked });
    }
    strip::draw(picture, view, &cells, chrome::STRIP_Y);
}
