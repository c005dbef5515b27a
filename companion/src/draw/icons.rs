//! Small bitmaps of our own: what no font has.
//!
//! Drawn as text rows so that one can see them here. Invariant: a row has the width that the icon says.

use embedded_graphics::{Pixel, pixelcolor::BinaryColor, prelude::*};

use crate::picture::Picture;

/// A bitmap as rows of text: `#` is ink.
pub(crate) struct Icon(pub(crate) &'static [&'static str]);

impl Icon {
    /// Draws the icon centred on `centre`.
    pub(crate) fn draw(&self, picture: &mut Picture, centre: Point) {
        let width = self.0.first().map_or(0, |row| row.len() as i32);
        let corner = centre - Point::new(width / 2, self.0.len() as i32 / 2);
        for (y, row) in self.0.iter().enumerate() {
            let ink = row.bytes().enumerate().filter(|(_, byte)| *byte == b'#');
            let pixels = ink.map(|(x, _)| Pixel(corner + Point::new(x as i32, y as i32), BinaryColor::On));
            let Ok(()) = picture.draw_iter(pixels);
        }
    }
}

/// UP moves or raises.
pub(crate) const UP: Icon = Icon(&[
    ".......#.......",
    "......###......",
    "......###......",
    ".....#####.....",
    ".....#####.....",
    "....#######....",
    "....#######....",
    "...#########...",
    "...#########...",
    "..###########..",
    "..###########..",
    ".#############.",
    ".#############.",
    "###############",
]);

/// DOWN moves or lowers.
pub(crate) const DOWN: Icon = Icon(&[
    "###############",
    ".#############.",
    ".#############.",
    "..###########..",
    "..###########..",
    "...#########...",
    "...#########...",
    "....#######....",
    "....#######....",
    ".....#####.....",
    ".....#####.....",
    "......###......",
    "......###......",
    ".......#.......",
]);

/// There is more above the first row.
pub(crate) const MORE_ABOVE: Icon = Icon(&["...#...", "..###..", ".#####.", "#######"]);
/// There is more below the last row.
pub(crate) const MORE_BELOW: Icon = Icon(&["#######", ".#####.", "..###..", "...#..."]);

/// The provost.
pub(crate) const PAWN: Icon = Icon(&[
    "...###...",
    "..#####..",
    "..#####..",
    "...###...",
    "...###...",
    "..#####..",
    "..#####..",
    ".#######.",
    ".#######.",
    "#########",
    "#########",
]);

/// Where the provost would go.
pub(crate) const GHOST: Icon = Icon(&[
    "...###...",
    "..#...#..",
    "..#...#..",
    "...#.#...",
    "...#.#...",
    "..#...#..",
    "..#...#..",
    ".#.....#.",
    ".#.....#.",
    "#.......#",
    "#########",
]);

/// The roof of a residence.
pub(crate) const ROOF: Icon = Icon(&["....##....", "...####...", "..######..", ".########.", "##########"]);

/// Dungeon, walls and towers, in the order of the engine's parts.
pub(crate) const PARTS: [Icon; 3] = [
    Icon(&[
        "################",
        "################",
        "################",
        "#####......#####",
        "####........####",
        "####........####",
        "####........####",
        "####........####",
        "####........####",
        "####........####",
        "####........####",
        "####........####",
        "####........####",
        "####........####",
    ]),
    Icon(&[
        "###..######..###",
        "###..######..###",
        "###..######..###",
        "################",
        "################",
        "################",
        "################",
        "################",
        "################",
        "################",
        "################",
        "################",
        "################",
        "################",
    ]),
    Icon(&[
        ".......##.......",
        "......####......",
        ".....######.....",
        "....########....",
        "...##########...",
        "..############..",
        ".##############.",
        "....########....",
        "....########....",
        "....########....",
        "....########....",
        "....########....",
        "....########....",
        "....########....",
    ]),
];
