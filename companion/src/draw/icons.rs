//! Small bitmaps of our own: what no font has.
//!
//! Drawn as text rows so that one can see them here, packed to one bit a pixel when they are compiled. Invariant: all
//! rows of an icon are equally wide, or the build fails.

use embedded_graphics::{Pixel, pixelcolor::BinaryColor, prelude::*};

use crate::picture::Picture;

/// A bitmap as [`pack`] makes it: its rows from the top.
pub(crate) struct Icon(pub(crate) &'static [u32]);

/// Packs rows of text, in which `#` is ink, at most 31 in a row. The leftmost pixel is the lowest bit; a bit above the last
/// one marks the width.
pub(crate) const fn pack<const ROWS: usize>(rows: [&str; ROWS]) -> [u32; ROWS] {
    let mut packed = [0; ROWS];
    let mut y = 0;
    while y < ROWS {
        let row = rows[y].as_bytes();
        assert!(row.len() == rows[0].len() && row.len() < 32, "a row of an icon is too wide or too narrow");
        packed[y] = 1 << row.len();
        let mut x = 0;
        while x < row.len() {
            packed[y] |= ((row[x] == b'#') as u32) << x;
            x += 1;
        }
        y += 1;
    }
    packed
}

impl Icon {
    /// Pixels across.
    pub(crate) fn width(&self) -> u32 {
        self.0.first().map_or(0, |row| 31 - row.leading_zeros())
    }

    /// Draws the icon centred on `centre`.
    pub(crate) fn draw(&self, picture: &mut Picture, centre: Point) {
        let corner = centre - Point::new(self.width() as i32 / 2, self.0.len() as i32 / 2);
        for (y, row) in (0..).zip(self.0) {
            let ink = (0..self.width()).filter(|x| row >> x & 1 != 0);
            let Ok(()) = picture.draw_iter(ink.map(|x| Pixel(corner + Point::new(x as i32, y), BinaryColor::On)));
        }
    }
}

/// UP moves or raises.
pub(crate) const UP: Icon = Icon(&pack([
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
]));

/// DOWN moves or lowers.
pub(crate) const DOWN: Icon = Icon(&pack([
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
]));

/// There is more above the first row.
pub(crate) const MORE_ABOVE: Icon = Icon(&pack(["...#...", "..###..", ".#####.", "#######"]));
/// There is more below the last row.
pub(crate) const MORE_BELOW: Icon = Icon(&pack(["#######", ".#####.", "..###..", "...#..."]));

/// Whoever starts.
pub(crate) const STARTS: Icon =
    Icon(&pack(["#....", "##...", "###..", "####.", "#####", "####.", "###..", "##...", "#...."]));

/// One of those that are chosen.
pub(crate) const CHOSEN: Icon = Icon(&pack(["......#", ".....##", "#...##.", "##.##..", ".###...", "..#...."]));

/// The provost.
pub(crate) const PAWN: Icon = Icon(&pack([
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
]));

/// Where the provost would go.
pub(crate) const GHOST: Icon = Icon(&pack([
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
]));

/// The roof of a residence.
pub(crate) const ROOF: Icon = Icon(&pack(["...####...", "..######..", ".########.", "##########"]));

/// Dungeon, walls and towers, in the order of the engine's parts.
pub(crate) const PARTS: [Icon; 3] = [
    Icon(&pack([
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
    ])),
    Icon(&pack([
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
    ])),
    Icon(&pack([
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
    ])),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_icon_shows_its_rows_around_its_centre() {
        const ROWS: [&str; 4] = ["##...", "#.#..", ".....", "....#"];
        const ICON: Icon = Icon(&pack(ROWS));
        let mut picture = Picture::blank();
        ICON.draw(&mut picture, Point::new(20, 10));
        let ink = |at: Point| {
            let row = ROWS.get(usize::try_from(at.y - 8).ok()?)?.as_bytes();
            row.get(usize::try_from(at.x - 18).ok()?)
        };
        for at in picture.bounding_box().points() {
            assert_eq!(picture.ink(at.x as u32, at.y as u32), ink(at) == Some(&b'#'), "{at}");
        }
    }
}
