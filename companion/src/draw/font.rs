//! The face, Helvetica bold, in six sizes.
//!
//! The fonts are those of `u8g2-fonts`, cut by `build.rs` to the characters that the device writes and turned into pictures,
//! column by column, as the panel has them. Which size is for what is `text`'s part. Invariant: a glyph is drawn as `u8g2-fonts` draws it, or the
//! font does not have it.

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

/// A font.
pub(super) struct Font {
    /// The height of a capital, in px.
    pub(super) ascent: i32,
    /// How far a letter reaches below the line, in px.
    pub(super) descent: i32,
    /// The characters beyond ASCII.
    beyond: &'static [u8],
    /// For each sign of ASCII from the space on, then for each of those: where its picture begins, and its measures.
    table: &'static [[u8; ENTRY]],
    pictures: &'static [u8],
}

/// Bytes of the table for a character.
const ENTRY: usize = 6;
/// The signs of ASCII.
const ASCII: usize = (b'~' - b' ' + 1) as usize;

/// The font has no such character.
#[derive(Debug)]
pub(super) struct Unknown;

impl Font {
    const fn new(data: &'static [u8]) -> Self {
        let (head, rest) = data.split_at(3);
        let (beyond, rest) = rest.split_at(head[2] as usize);
        let (table, pictures) = rest.split_at((ASCII + beyond.len()) * ENTRY);
        Self { ascent: head[0] as i32, descent: head[1] as i32, beyond, table: table.as_chunks().0, pictures }
    }

    /// The box around the ink of `text`, with the pen put down at `pen` on the line.
    pub(super) fn ink(&self, text: &str, pen: Point) -> Result<Rectangle, Unknown> {
        self.each(text, pen, |_| ())
    }

    /// Writes `text` up to the first character that is unknown; returns the box around its ink.
    pub(super) fn write(&self, text: &str, pen: Point, picture: &mut Picture) -> Result<Rectangle, Unknown> {
        self.each(text, pen, |glyph| glyph.draw(picture))
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
        let [begin, high, metrics @ ..] =
            self.place(character).and_then(|place| self.table.get(place)).ok_or(Unknown)?;
        let metrics = u32::from_le_bytes(*metrics);
        if metrics == u32::MAX {
            return Err(Unknown);
        }
        let bits = |from: u32, count: u32| (metrics >> from & !(u32::MAX << count)) as i32;
        let size = Point::new(bits(0, 5), bits(5, 6));
        let from = *pen + Point::new(bits(11, 5) - 16, 32 - bits(16, 6) - size.y);
        pen.x += bits(22, 6);
        let picture = self.pictures.get(usize::from(u16::from_le_bytes([*begin, *high]))..).unwrap_or(&[]);
        Ok(Glyph { from, to: from + size, picture })
    }

    /// Where a character stands in the table.
    fn place(&self, character: char) -> Option<usize> {
        let wanted = u8::try_from(character).ok()?;
        match wanted {
            b' '..=b'~' => Some(usize::from(wanted - b' ')),
            _ => self.beyond.iter().position(|beyond| *beyond == wanted).map(|place| ASCII + place),
        }
    }
}

/// A character in its place.
struct Glyph {
    /// The corners: the first pixel, and the one after the last.
    from: Point,
    to: Point,
    /// Its columns from the left, each from the top, the highest bit of a byte first; then what is none of it.
    picture: &'static [u8],
}

impl Glyph {
    fn draw(self, picture: &mut Picture) {
        let tall = (self.to.y - self.from.y) as u32;
        let mut bits = Bits { bytes: self.picture, held: 0, count: 0 };
        for x in self.from.x..self.to.x {
            // What is held has room for 24 bits and those of a byte that was begun.
            let first = tall.min(24);
            let rest = tall - first;
            let column = bits.take(first) | if rest > 0 { bits.take(rest) >> first } else { 0 };
            picture.draw_column(Point::new(x, self.from.y), column);
        }
    }
}

/// A stream of bits, the highest of a byte first; zeros after its end.
struct Bits {
    bytes: &'static [u8],
    /// The next bits, from the highest down, and how many they are.
    held: u32,
    count: u32,
}

impl Bits {
    /// 1 to 24 bits, as the highest of a number. A picture takes hundreds of columns: a call each would be a tenth of its time.
    #[inline(always)]
    fn take(&mut self, bits: u32) -> u32 {
        while self.count < bits {
            if let [byte, rest @ ..] = self.bytes {
                self.held |= u32::from(*byte) << (24 - self.count);
                self.bytes = rest;
            }
            self.count += 8;
        }
        let value = self.held & !(u32::MAX >> bits);
        self.held <<= bits;
        self.count -= bits;
        value
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
