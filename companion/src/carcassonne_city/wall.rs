//! The picture of the wall: the gate in the middle, what stands on either side, and what the marked row would add.
//!
//! The large number at an end is what a tower would bring there: the walls since its last tower, or as far as the table
//! counts. What is only marked is grey, and its end's number is inverted: left and right can be seen. Invariant: left is left of the gate as seen from inside the city, on the
//! panel and in the entries.

use embedded_graphics::prelude::*;
use engine::carcassonne_city::{City, End, Event, setup::Distance};

use super::icons;
use crate::{
    draw::{
        area,
        icons::Icon,
        text::{Align, Size, line},
    },
    picture::Picture,
    text::fill::fill,
};

/// The middle of the picture, where the gate stands.
const MIDDLE: i32 = 208;
/// Where everything stands on.
const GROUND: i32 = 87;
/// From the middle of the gate to its edge.
const GATE: i32 = 11;
const WALL: i32 = 11;
const TOWER: i32 = 10;
/// Walls that are drawn on one side, and beyond a tower; more would not say more.
const DRAWN: u8 = 2;
const DRAWN_BEYOND: u8 = 1;

/// What the marked row adds to an end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Added {
    walls: u8,
    guard: bool,
    tower: bool,
}

impl Added {
    fn to(end: End, marked: Option<Event>) -> Added {
        match marked {
            Some(Event::Wall { end: at, guard, .. }) if at == end => Added { walls: 1, guard, ..Added::default() },
            Some(Event::Walls { left, right }) => {
                Added { walls: if end == End::Left { left } else { right }, ..Added::default() }
            }
            Some(Event::Tower { end: at, .. }) if at == end => Added { tower: true, ..Added::default() },
            _ => Added::default(),
        }
    }
}

pub(super) fn draw(game: &City, picture: &mut Picture, marked: Option<Event>) {
    if game.gate() {
        stand(picture, &icons::GATE, MIDDLE, GROUND);
        for (end, way) in [(End::Left, -1), (End::Right, 1)] {
            draw_end(game, picture, end, way, Added::to(end, marked));
        }
    }
}

/// From the gate outwards: what a tower has counted already, the tower, what the next one counts, and what would be added.
fn draw_end(game: &City, picture: &mut Picture, end: End, way: i32, added: Added) {
    let stands = game.end_of_wall(end);
    let since = stands.walls.saturating_sub(stands.tower);
    let mut at = GATE;
    let mut put = |icon: &Icon, width: i32| {
        let middle = MIDDLE + way * (at + width / 2);
        stand(picture, icon, middle, GROUND);
        at += width;
        middle
    };
    if stands.tower > 0 {
        // There is room for one wall beside a tower and what is added.
        if since == 0 {
            put(&icons::COUNTED, WALL);
        }
        put(&icons::TOWER, TOWER);
    }
    for _ in 0..since.min(if stands.tower > 0 { DRAWN_BEYOND } else { DRAWN }) {
        put(&icons::WALL, WALL);
    }
    let new = if added.walls > 0 { Some(put(&icons::NEW_WALL, WALL)) } else { None };
    if added.tower {
        put(&icons::NEW_TOWER, TOWER);
    }
    if let Some(middle) = new.filter(|_| added.guard) {
        stand(picture, &icons::GUARD, middle - 1, GROUND - icons::NEW_WALL.0.len() as i32);
    }
    let number = area(if way < 0 { MIDDLE - 50 } else { MIDDLE + 1 }, GROUND + 1, 49, 23);
    let walls = fill("{0}", &[&worth(game, end, added.walls)]);
    line(picture, &walls, Size::Title, Align::Centre, number);
    if added != Added::default() {
        picture.invert(number);
    }
}

/// What a tower would bring at this end with so many walls more; with any of them it stands on no other tower.
fn worth(game: &City, end: End, more: u8) -> u8 {
    let (here, there) = (game.end_of_wall(end), game.end_of_wall(end.other()));
    match (more, game.setup().towers()) {
        (0, _) => game.tower_points(end),
        (_, Distance::Nearest) => here.walls.saturating_sub(here.tower).saturating_add(more),
        (_, Distance::Far) => here.walls.saturating_add(more).saturating_add(there.tower),
    }
}

/// Draws the icon on the ground, or on what is `ground` there.
fn stand(picture: &mut Picture, icon: &Icon, middle: i32, ground: i32) {
    let tall = icon.0.len() as i32;
    icon.draw(picture, Point::new(middle, ground - tall + tall / 2));
}

#[cfg(test)]
mod tests {
    use engine::{Game, carcassonne_city::Setup};

    use super::*;

    /// The number below an end is what the rules give for a tower there, also for walls that are only marked (CDS A3, A9).
    #[test]
    fn the_large_number_is_what_a_tower_brings() {
        for towers in ["nearest", "far"] {
            let header =
                std::format!("provost 1\ngame carcassonne-city\nseats red green\nstart red\ntowers {towers}\nbegin\n");
            let mut game = City::begin(&header.parse::<Setup>().expect("a header"));
            for line in ["correct tiles 40", "correct left walls=6 tower=2", "correct right walls=3 tower=3"] {
                game.apply(&line.parse().expect("an event")).expect("a correction");
            }
            for end in End::ALL {
                assert_eq!(worth(&game, end, 0), game.tower_points(end), "{towers}, {end}");
                for more in 1..4 {
                    let stands = game.end_of_wall(end);
                    let mut after = game.clone();
                    let line = std::format!("correct {end} walls={} tower={}", stands.walls + more, stands.tower);
                    after.apply(&line.parse().expect("an event")).expect("a correction");
                    assert_eq!(worth(&game, end, more), after.tower_points(end), "{towers}, {end}, {more} more");
                }
            }
        }
    }
}
