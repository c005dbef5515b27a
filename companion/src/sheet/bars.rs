//! The ranking: ranks, names, bars and totals, and what the patterns of the bars stand for.
//!
//! Bars of few seats show the lines of the score, those of more only the total; from six seats on they stand side by side, each
//! over its bar. Invariant: everybody is on the one page that stays on the glass, and can be read at 60 cm.

use embedded_graphics::{pixelcolor::BinaryColor, prelude::*, primitives::Rectangle};

use super::{FEW, LEFT, ROW, Shown, pitch};
use crate::{
    draw::{
        area, area_at, chrome,
        text::{Align, Size, line},
    },
    picture::Picture,
    score::{Column, Score},
    screen::View,
    text::fill::fill,
};

/// Where the ranking begins, below its heading.
const TOP: i32 = 33;
/// Seats that have a row of their own.
const RANKED: usize = 5;
/// From one column of the others to the next, and where its totals and its longest bar end.
const COLUMN: i32 = 138;
const COLUMN_RIGHT: i32 = 116;
/// Where a bar lies below the letters of such a row, also below those that reach lower, and how tall it is.
const BELOW: i32 = ROW + 1;
/// From the first of four such rows to the last: the bar below that keeps off the line above the hints.
const SPAN: i32 = 59;
const THIN: u32 = 2;
/// From one dot to the next behind such a bar.
const DOTS: u32 = 4;
/// How tall a bar beside a name is.
const TALL: u32 = 11;
/// Patterns that can be told apart.
const PATTERNS: usize = 6;
/// A pattern of the legend, the gap to its name, the gaps behind that, the wider one where it fits, and where the legend ends.
const SWATCH: u32 = 6;
const SWATCH_GAP: u32 = 1;
const LEGEND_GAPS: [u32; 2] = [9, 3];
const LEGEND_RIGHT: u32 = chrome::LEFT - 2;

/// How large a legend is written, and the gap between its words.
type Written = (Size, u32);

impl Score {
    /// Draws the ranking below a heading: ranks, bars of the lines and totals.
    pub(crate) fn draw_bars(&self, picture: &mut Picture, view: View) {
        let ranking = self.ranking();
        if ranking.len() > RANKED {
            return self.draw_side_by_side(picture, view);
        }
        let legend = self.legend_size(view);
        let names = ranking.iter().map(|column| Size::Body.width(view.name(column.seat))).max().unwrap_or(0);
        let most = self.most().max(1);
        let pitch = if legend.is_some() { ROW } else { pitch(TOP, ranking.len()) };
        let mut y = TOP;
        for column in &ranking {
            let row = |x: i32, width: u32| area(x, y, width, ROW as u32);
            let name = view.name(column.seat);
            line(picture, &fill("{0}", &[&self.rank(column)]), Size::Body, Align::Left, row(4, 12));
            line(picture, name, Size::Body, Align::Left, row(18, names));
            line(picture, &fill("{0}", &[&column.total]), Size::Body, Align::Right, row(222, 34));
            // A row lower than the letters: those of the heading may reach down to it.
            let corner = Point::new(18 + names as i32 + 8, y + 1);
            let long = 218 - corner.x as u32;
            let bar = Bar { corner, long, tall: TALL, most };
            if legend.is_some() {
                self.draw_bar_of_lines(picture, view, column, bar);
            } else {
                bar.draw_plain(picture, column.total);
            }
            // Close rows leave no room for letters that reach below their line.
            let below = pitch < ROW && name.contains(['g', 'j', 'p', 'q', 'y']);
            y += pitch + i32::from(below);
        }
        if let Some(written) = legend {
            self.draw_legend(picture, view, written);
        }
    }

    /// Ranks, names and totals in two columns, the better half at the left, with a bar below each.
    fn draw_side_by_side(&self, picture: &mut Picture, view: View) {
        let ranking = self.ranking();
        let (most, long) = (self.most().max(1), (COLUMN_RIGHT - LEFT as i32) as u32);
        let half = ranking.len().div_ceil(2);
        for (at, column) in ranking.iter().enumerate() {
            let (x, y) = ((at / half) as i32 * COLUMN, TOP + (at % half) as i32 * SPAN / 3);
            let cell = |from: i32, to: i32| area(x + from, y, (to - from) as u32, ROW as u32);
            line(picture, &fill("{0}", &[&self.rank(column)]), Size::Body, Align::Left, cell(4, 16));
            line(picture, view.name(column.seat), Size::Body, Align::Left, cell(18, COLUMN_RIGHT - 29));
            line(
                picture,
                &fill("{0}", &[&column.total]),
                Size::Body,
                Align::Right,
                cell(COLUMN_RIGHT - 29, COLUMN_RIGHT),
            );
            let corner = Point::new(x + LEFT as i32, y + BELOW);
            let bar = Bar { corner, long, tall: THIN, most };
            bar.draw_plain(picture, column.total);
            // Up to where the longest ends there are dots: without them it would underline a name.
            for more in (bar.length(column.total) + DOTS..long).step_by(DOTS as usize) {
                let Ok(()) = picture.fill_solid(&area_at(corner + Point::new(more as i32, 1), 1, 1), BinaryColor::On);
            }
        }
    }

    /// The lines, each with its pattern from 0: neighbours that have one word in the legend share it.
    fn patterns(&self, view: View) -> impl Iterator<Item = (usize, Shown)> {
        let (mut at, mut last) = (0, None);
        self.shown(view).map(move |shown| {
            if last.replace(shown.short).is_some_and(|last| last != shown.short) {
                at += 1;
            }
            (at, shown)
        })
    }

    /// The words for the patterns below the bars of a few seats, each with the row it stands in and where it begins.
    fn legend(&self, view: View, (size, gap): Written) -> impl Iterator<Item = (Shown, i32, u32)> {
        let (mut row, mut next, mut named) = (0, LEFT, 0);
        let words = self.patterns(view).filter(move |(at, _)| {
            let new = *at == named;
            named += usize::from(new);
            new
        });
        words.map(move |(_, shown)| {
            let width = SWATCH + SWATCH_GAP + size.width(shown.short);
            if next + width > LEGEND_RIGHT && next > LEFT {
                (row, next) = (row + 1, LEFT);
            }
            let x = next;
            next += width + gap;
            (shown, row, x)
        })
    }

    /// How large the legend can be written; `None` where there are too many seats or lines for one, and bars are plain.
    pub(super) fn legend_size(&self, view: View) -> Option<Written> {
        if self.columns.len() > FEW || self.patterns(view).any(|(at, _)| at >= PATTERNS) {
            return None;
        }
        let room = chrome::FOOTER_Y - 1 - self.legend_top();
        let rows = |written| self.legend(view, written).last().map_or(0, |(_, row, _)| row + 1);
        let sizes = [Size::Body, Size::Hint, Size::Small].into_iter();
        let mut ways = sizes.flat_map(|size| LEGEND_GAPS.map(|gap| (size, gap)));
        ways.find(|(size, gap)| rows((*size, *gap)) * size.line() as i32 <= room)
    }

    fn legend_top(&self) -> i32 {
        TOP + self.columns.len() as i32 * ROW
    }

    /// Draws the patterns of the bars and what they stand for.
    fn draw_legend(&self, picture: &mut Picture, view: View, written: Written) {
        let (size, _) = written;
        for (at, (shown, row, x)) in self.legend(view, written).enumerate() {
            let y = self.legend_top() + row * size.line() as i32;
            let middle = y + size.line() as i32 / 2;
            let corner = Point::new(x as i32, middle - 4);
            pattern(picture, at, area_at(corner, SWATCH, 8), corner);
            let given = area((x + SWATCH + SWATCH_GAP) as i32, y, size.width(shown.short), size.line());
            line(picture, shown.short, size, Align::Left, given);
        }
    }

    /// A bar of the lines, with their patterns.
    fn draw_bar_of_lines(&self, picture: &mut Picture, view: View, column: &Column, bar: Bar) {
        let mut sum = 0u16;
        for at in 0..PATTERNS {
            let lines = self.patterns(view).filter(|(pattern, _)| *pattern == at);
            let points = lines.fold(0u16, |sum, (_, Shown { line, .. })| {
                sum.saturating_add(column.line(line).unwrap_or(0).max(0).unsigned_abs())
            });
            let from = bar.length(sum);
            sum = sum.saturating_add(points);
            let part = area_at(bar.corner + Point::new(from as i32, 0), bar.length(sum) - from, bar.tall);
            pattern(picture, at, part, bar.corner);
        }
    }
}

/// Where a bar stands, how long the longest is and for how many points.
struct Bar {
    corner: Point,
    long: u32,
    tall: u32,
    most: u16,
}

impl Bar {
    /// How long so many points are.
    fn length(&self, points: u16) -> u32 {
        (u32::from(points) * self.long / u32::from(self.most)).min(self.long)
    }

    fn draw_plain(&self, picture: &mut Picture, points: u16) {
        let Ok(()) = picture.fill_solid(&area_at(self.corner, self.length(points), self.tall), BinaryColor::On);
    }
}

/// Fills `part` with the pattern of a line, and a frame; patterns are counted from `origin`, so that they meet. Solid, upright,
/// level, dense, loose, empty, and again.
fn pattern(picture: &mut Picture, line: usize, part: Rectangle, origin: Point) {
    if part.is_zero_sized() {
        return;
    }
    picture.frame(part, 1);
    let left = part.top_left.x;
    let mut run = |x, y, long| {
        let Ok(()) = picture.fill_solid(&area_at(Point::new(x, y), long, 1), BinaryColor::On);
    };
    for y in part.rows() {
        let down = y - origin.y;
        // A pixel of this row that has ink, and how far it is from there to the next: 1, 2 or 4.
        let (inked, step) = match line % PATTERNS {
            0 => (left, 1),
            1 => (origin.x, 2),
            2 if down % 3 == 0 => (left, 1),
            3 => (origin.x + down, 2),
            4 => (origin.x - down, 4),
            _ => continue,
        };
        let first = left + ((inked - left) & (step - 1));
        if step == 1 {
            run(first, y, part.size.width);
            continue;
        }
        for x in (first..part.columns().end).step_by(step as usize) {
            run(x, y, 1);
        }
    }
}
