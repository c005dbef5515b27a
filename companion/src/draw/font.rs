//! The face, Helvetica bold, in six sizes.
//!
//! The fonts are those of `u8g2-fonts`, cut by `build.rs` to the characters that the device writes; they are read here as
//! they are stored. Which size is for what is `text`'s part. Invariant: a glyph is drawn as `u8g2-fonts` draws it, or the
//! font does not have it.

use core::slice::Iter;

use embedded_graphics::{prelude::*, primitives::Rectangle};

use crate::picture::Picture;

/// A font as `build.rs` left it.
macro_rules! cut {
    ($name:literal) => {
        Font::new(include_bytes!(concat!(env!("OUT_DIR"), "/", $name)))
    };
}

pub(super) static HEADING: Font = cut!("helvB24");
pub(super) static TITLE: Font = cut!("helvB18");
pub(super) static LIST: Font = cut!("helvB14");
pub(super) static BODY: Font = cut!("helvB12");
pub(super) static HINT: Font = cut!("helvB10");
pub(super) static SMALL: Font = cut!("helvB08");

/// A font in the format of u8g2 (<https://github.com/olikraus/u8g2/wiki/u8g2fontformat>).
pub(super) struct Font {
    /// The height of a capital, in px.
    pub(super) ascent: i32,
    /// How far a letter reaches below the line, in px.
    pub(super) descent: i32,
    /// The bits of a run of paper and of a run of ink.
    runs: [u8; 2],
    /// The bits of a glyph's width, height, place to the right of the pen, place above the line, and advance.
    metrics: [u8; 5],
    /// Where every eighth character from the space on, or the next that there is, begins among the glyphs.
    starts: [u16; STARTS],
    glyphs: &'static [u8],
}

/// The first character that a font can have, how far the places are apart from which one is searched, and their number.
const SPACE: u8 = b' ';
const APART: u8 = 8;
const STARTS: usize = (u8::MAX - SPACE) as usize / APART as usize + 1;

/// The font has no such character.
#[derive(Debug)]
pub(super) struct Unknown;

impl Font {
    const fn new(data: &'static [u8]) -> Self {
        let (head, glyphs) = data.split_at(23);
        Self {
            ascent: head[13] as i32,
            descent: -(head[14] as i8 as i32),
            runs: [head[2], head[3]],
            metrics: [head[4], head[5], head[6], head[7], head[8]],
            starts: starts(glyphs),
            glyphs,
        }
    }

    /// The box around the ink of `text`, with the pen put down at `pen` on the line.
    pub(super) fn ink(&self, text: &str, pen: Point) -> Result<Rectangle, Unknown> {
        self.each(text, pen, |_| ())
    }

    /// Writes `text` up to the first character that is unknown; returns the box around its ink.
    pub(super) fn write(&self, text: &str, pen: Point, picture: &mut Picture) -> Result<Rectangle, Unknown> {
        self.each(text, pen, |glyph| glyph.draw(self.runs, picture))
    }

    /// How many bytes of `text` go on a line of `width` px: whole words, and at least one of them.
    pub(super) fn fitting(&self, text: &str, width: u32) -> usize {
        let (mut pen, mut from, mut to) = (Point::zero(), i32::MAX, i32::MIN);
        let mut end = None;
        for (at, character) in text.char_indices() {
            if character == ' ' {
                end = Some(at);
            }
            // What is unknown has no width; it is reported where it is written.
            let Ok(glyph) = self.step(character, &mut pen) else { continue };
            if glyph.from.x < glyph.to.x {
                (from, to) = (from.min(glyph.from.x), to.max(glyph.to.x));
            }
            if to.saturating_sub(from) > width as i32 {
                return end.or_else(|| text.find(' ')).unwrap_or(text.len());
            }
        }
        text.len()
    }

    /// Gives each glyph to `use_it`; returns the box around all that have ink.
    fn each(&self, text: &str, mut pen: Point, mut use_it: impl FnMut(Glyph)) -> Result<Rectangle, Unknown> {
        let (mut from, mut to) = (Point::new(i32::MAX, i32::MAX), Point::new(i32::MIN, i32::MIN));
        for character in text.chars() {
            let glyph = self.step(character, &mut pen)?;
            if glyph.from.x < glyph.to.x {
                from = from.component_min(glyph.from);
                to = to.component_max(glyph.to);
                use_it(glyph);
            }
        }
        let inked = from.x < to.x;
        Ok(if inked { Rectangle::with_corners(from, to - Point::new(1, 1)) } else { Rectangle::zero() })
    }

    /// Moves the pen over a character.
    fn step(&self, character: char, pen: &mut Point) -> Result<Glyph, Unknown> {
        let mut bits = self.find(character).ok_or(Unknown)?;
        let [width, height, right, above, advance] = self.metrics;
        let size = Point::new(bits.take(width) as i32, bits.take(height) as i32);
        let from = *pen + Point::new(bits.take_signed(right), -bits.take_signed(above) - size.y);
        pen.x += bits.take_signed(advance);
        Ok(Glyph { from, to: from + size, bits })
    }

    /// The bits of a glyph. A glyph is its character, the bytes from there to the next glyph, and the bits; one of 0
    /// bytes is the end.
    fn find(&self, character: char) -> Option<Bits> {
        let wanted = u8::try_from(character).ok()?;
        let start = self.starts.get(usize::from(wanted.checked_sub(SPACE)? / APART))?;
        let mut rest = self.glyphs.get(usize::from(*start)..)?;
        while let [character, length @ 1..=255, bits @ ..] = rest {
            if *character == wanted {
                return Some(Bits { bytes: bits.iter(), held: 0, count: 0 });
            }
            rest = rest.get(usize::from(*length)..)?;
        }
        None
    }
}

/// [`Font::starts`] of these glyphs, which ascend.
const fn starts(glyphs: &[u8]) -> [u16; STARTS] {
    let mut starts = [0; STARTS];
    let (mut at, mut place) = (0, 0);
    while place < STARTS {
        while glyphs[at + 1] > 0 && glyphs[at] < SPACE + APART * place as u8 {
            at += glyphs[at + 1] as usize;
        }
        starts[place] = at as u16;
        place += 1;
    }
    starts
}

/// A character in its place.
struct Glyph {
    /// The corners: the first pixel, and the one after the last.
    from: Point,
    to: Point,
    /// Runs of paper and of ink in turn, from the top left corner row after row, over the ends of the rows.
    bits: Bits,
}

impl Glyph {
    fn draw(mut self, [paper_bits, ink_bits]: [u8; 2], picture: &mut Picture) {
        let mut pen = self.from;
        let (mut paper, mut ink) = (0, 0);
        let mut again = false;
        while pen.y < self.to.y {
            if !again {
                (paper, ink) = (self.bits.take(paper_bits) as i32, self.bits.take(ink_bits) as i32);
            }
            pen.x += paper;
            self.wrap(&mut pen);
            let mut left = ink;
            while left > 0 {
                let part = left.min(self.to.x - pen.x);
                picture.draw_run(pen, part as u32);
                left -= part;
                pen.x += part;
                self.wrap(&mut pen);
            }
            // One bit says whether the same two runs follow again.
            again = self.bits.take(1) != 0;
        }
    }

    /// What goes over the end of a row goes on in those below it.
    #[inline(always)]
    fn wrap(&self, pen: &mut Point) {
        while pen.x >= self.to.x {
            *pen += Point::new(self.from.x - self.to.x, 1);
        }
    }
}

/// A stream of bits, the lowest of a byte first; zeros after its end.
struct Bits {
    bytes: Iter<'static, u8>,
    held: u32,
    count: u8,
}

impl Bits {
    /// A number of up to 8 bits. A picture takes thousands: a call each would be a tenth of its time.
    #[inline(always)]
    fn take(&mut self, bits: u8) -> u32 {
        if self.count < bits {
            self.held |= self.bytes.next().map_or(0, |byte| u32::from(*byte)) << self.count;
            self.count += 8;
        }
        let value = self.held & ((1 << bits) - 1);
        self.held >>= bits;
        self.count -= bits;
        value
    }

    /// The same for a number that may be negative: it is stored with half its range added.
    #[inline(always)]
    fn take_signed(&mut self, bits: u8) -> i32 {
        self.take(bits) as i32 - (1 << (bits - 1))
    }
}

#[cfg(test)]
mod tests {
    use std::format;

    use embedded_graphics::pixelcolor::BinaryColor;
    use u8g2_fonts::{
        FontRenderer, fonts,
        types::{FontColor, VerticalPosition},
    };

    use super::*;

    /// A cut font, the characters that it should have, and the font that it was cut from.
    macro_rules! sizes {
        ($($cut:ident = $name:literal from $whole:ident),*) => {
            [$((&$cut, include_str!(concat!(env!("OUT_DIR"), "/", $name, ".txt")), FontRenderer::new::<fonts::$whole>())),*]
        };
    }

    fn sizes() -> [(&'static Font, &'static str, FontRenderer); 6] {
        sizes![
            HEADING = "helvB24" from u8g2_font_helvB24_tf,
            TITLE = "helvB18" from u8g2_font_helvB18_tf,
            LIST = "helvB14" from u8g2_font_helvB14_tf,
            BODY = "helvB12" from u8g2_font_helvB12_tf,
            HINT = "helvB10" from u8g2_font_helvB10_tf,
            SMALL = "helvB08" from u8g2_font_helvB08_tf
        ]
    }

    const PEN: Point = Point::new(40, 60);

    /// What `u8g2-fonts` makes of a text: the pixels and the box around them.
    fn reference(font: &FontRenderer, text: &str) -> Option<(Picture, Rectangle)> {
        let (mut picture, colour) = (Picture::blank(), FontColor::Transparent(BinaryColor::On));
        let drawn = font.render(text, PEN, VerticalPosition::Baseline, colour, &mut picture).ok()?;
        Some((picture, drawn.bounding_box.unwrap_or(Rectangle::zero())))
    }

    fn written(font: &Font, text: &str) -> Option<(Picture, Rectangle)> {
        let mut picture = Picture::blank();
        let ink = font.write(text, PEN, &mut picture).ok()?;
        assert_eq!(font.ink(text, PEN).ok(), Some(ink));
        Some((picture, ink))
    }

    #[test]
    fn a_glyph_that_was_kept_is_the_same_in_every_pixel() {
        for (cut, kept, whole) in sizes() {
            for character in kept.chars() {
                // Alone, and with another one behind it that shows how far it leads.
                for text in [format!("{character}"), format!("{character}M")] {
                    let expected = reference(&whole, &text);
                    assert!(expected.is_some(), "{character:?} is in the sources and no font has it");
                    assert!(written(cut, &text) == expected, "{text:?}");
                }
            }
            assert_eq!(cut.ascent, i32::from(whole.get_ascent()));
            assert_eq!(cut.descent, -i32::from(whole.get_descent()));
        }
    }

    #[test]
    fn a_glyph_that_was_not_kept_is_missed_and_not_taken_for_another() {
        for (cut, kept, _) in sizes() {
            for character in ('\0'..='\u{17f}').chain(['\u{2013}', '\u{20ac}', '\u{ffff}', '\u{1f3b2}']) {
                let found = written(cut, &format!("{character}")).is_some();
                assert_eq!(found, kept.contains(character), "{character:?}");
            }
        }
    }

    #[test]
    fn text_that_leaves_the_panel_is_cut_at_its_edges() {
        for (cut, _, whole) in sizes() {
            for pen in [(-9, 5), (280, 60), (100, 135), (290, 3), (-500, 60), (20, -40)].map(Point::from) {
                let (mut here, mut there) = (Picture::blank(), Picture::blank());
                let colour = FontColor::Transparent(BinaryColor::On);
                assert!(cut.write("Magna Carta", pen, &mut here).is_ok());
                whole.render("Magna Carta", pen, VerticalPosition::Baseline, colour, &mut there).unwrap();
                assert!(here == there, "{pen}");
            }
        }
    }
}
