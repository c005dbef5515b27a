//! The face, Helvetica bold, in six sizes.
//!
//! The fonts are those of `u8g2-fonts`, cut by `build.rs` to the characters that the device writes; which size is for
//! what is `text`'s part. Invariant: a glyph is here as it was there, or not at all.

use u8g2_fonts::{Font, FontRenderer};

/// A font as `build.rs` left it.
macro_rules! cut {
    ($name:literal) => {{
        struct Cut;
        impl Font for Cut {
            const DATA: &'static [u8] = include_bytes!(concat!(env!("OUT_DIR"), "/", $name));
        }
        FontRenderer::new::<Cut>()
    }};
}

pub(super) static HEADING: FontRenderer = cut!("helvB24");
pub(super) static TITLE: FontRenderer = cut!("helvB18");
pub(super) static LIST: FontRenderer = cut!("helvB14");
pub(super) static BODY: FontRenderer = cut!("helvB12");
pub(super) static HINT: FontRenderer = cut!("helvB10");
pub(super) static SMALL: FontRenderer = cut!("helvB08");

#[cfg(test)]
mod tests {
    use embedded_graphics::{pixelcolor::BinaryColor, prelude::*, primitives::Rectangle};
    use u8g2_fonts::{
        LookupError, fonts,
        types::{FontColor, VerticalPosition},
    };

    use super::*;
    use crate::picture::Picture;

    /// A cut font, the characters that it should have, and the font that it was cut from.
    macro_rules! sizes {
        ($($cut:ident = $name:literal from $whole:ident),*) => {
            [$((&$cut, include_str!(concat!(env!("OUT_DIR"), "/", $name, ".txt")), FontRenderer::new::<fonts::$whole>())),*]
        };
    }

    fn sizes() -> [(&'static FontRenderer, &'static str, FontRenderer); 6] {
        sizes![
            HEADING = "helvB24" from u8g2_font_helvB24_tf,
            TITLE = "helvB18" from u8g2_font_helvB18_tf,
            LIST = "helvB14" from u8g2_font_helvB14_tf,
            BODY = "helvB12" from u8g2_font_helvB12_tf,
            HINT = "helvB10" from u8g2_font_helvB10_tf,
            SMALL = "helvB08" from u8g2_font_helvB08_tf
        ]
    }

    /// The pixels of a character, the box around them and how far it leads; none if the font does not know it.
    fn drawn(font: &FontRenderer, character: char) -> Option<(Picture, Option<Rectangle>, Point)> {
        let mut picture = Picture::blank();
        let (at, colour) = (Point::new(40, 60), FontColor::Transparent(BinaryColor::On));
        let drawn = font.render(character, at, VerticalPosition::Baseline, colour, &mut picture).ok()?;
        Some((picture, drawn.bounding_box, drawn.advance))
    }

    #[test]
    fn a_glyph_that_was_kept_is_the_same_in_every_pixel() {
        for (cut, kept, whole) in sizes() {
            for character in kept.chars() {
                let as_before = drawn(&whole, character);
                assert!(as_before.is_some(), "{character:?} is in the sources and no font has it");
                assert!(drawn(cut, character) == as_before, "{character:?}");
            }
            assert_eq!(cut.get_ascent(), whole.get_ascent());
            assert_eq!(cut.get_descent(), whole.get_descent());
            assert_eq!(cut.get_default_line_height(), whole.get_default_line_height());
        }
    }

    #[test]
    fn a_glyph_that_was_not_kept_is_missed_and_not_taken_for_another() {
        for (cut, kept, _) in sizes() {
            for character in (' '..='\u{17f}').chain(['\u{2013}', '\u{20ac}', '\u{ffff}', '\u{1f3b2}']) {
                let found = cut.get_rendered_dimensions(character, Point::zero(), VerticalPosition::Baseline);
                match found {
                    Ok(_) => assert!(kept.contains(character), "{character:?}"),
                    Err(LookupError::GlyphNotFound(missed)) => assert_eq!(missed, character),
                }
            }
        }
    }
}
