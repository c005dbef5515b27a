//! Text in a box.
//!
//! Six sizes of one face, chosen by the distance they are read from; wrapping at spaces. A text is placed by its box,
//! never by a bare coordinate. Invariant: capitals are never smaller than 8 px.

use embedded_graphics::{prelude::*, primitives::Rectangle};

use super::{
    area_at,
    font::{self, Font},
};
use crate::picture::Picture;

/// What can be read from 0.6 m: capitals of so many px. Lists, the log, the check-list and the sheet have nothing smaller,
/// nor has the line with phase and round.
pub(crate) const READ_AT_60_CM: u32 = 12;
/// What can be read from 1 m: the largest text of a table's screen.
pub(crate) const READ_AT_A_METRE: u32 = 21;

/// The sizes of type on the panel, by what they are for. Heights are those of a capital, in px; a test holds them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Size {
    /// 25 px, read from 1 m: the phase, the key number.
    Heading,
    /// 19 px: the name of a screen.
    Title,
    /// 14 px, read from 0.6 m: lists.
    List,
    /// 12 px, read from 0.6 m: rule text.
    Body,
    /// 11 px, read from 0.4 m: button hints, what was just said.
    Hint,
    /// 8 px, read from 0.4 m: letters within a card of the street.
    Small,
}

impl Size {
    fn font(self) -> &'static Font {
        match self {
            Size::Heading => &font::HEADING,
            Size::Title => &font::TITLE,
            Size::List => &font::LIST,
            Size::Body => &font::BODY,
            Size::Hint => &font::HINT,
            Size::Small => &font::SMALL,
        }
    }

    /// From one line to the next, in px.
    pub(crate) fn line(self) -> u32 {
        match self {
            Size::Heading => 32,
            Size::Title => 24,
            Size::List => 20,
            Size::Body => 17,
            Size::Hint => 14,
            Size::Small => 10,
        }
    }

    /// How far letters go below the line they stand on, in px.
    pub(crate) fn below(self) -> u32 {
        self.font().descent.unsigned_abs()
    }

    /// The width of the ink of `text` on one line, in px.
    pub(crate) fn width(self, text: &str) -> u32 {
        self.ink(text).size.width
    }

    /// The box around the ink of `text`, as seen from the start of its baseline.
    fn ink(self, text: &str) -> Rectangle {
        self.font().ink(text, Point::zero()).unwrap_or(Rectangle::zero())
    }
}

/// Where a line stands in its box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Centre,
    Right,
}

/// Writes one line in ink, its capitals centred over the height of `given`.
#[inline(never)]
pub(crate) fn line(picture: &mut Picture, text: &str, size: Size, align: Align, given: Rectangle) {
    // From the left only the first letter counts: nobody has to go through the others twice.
    let counts = match (align, text.chars().next()) {
        (Align::Left, Some(first)) if first != ' ' => text.get(..first.len_utf8()).unwrap_or(text),
        _ => text,
    };
    measured(picture, text, size, size.ink(counts), align, given);
}

/// The same for a text that has been measured.
fn measured(picture: &mut Picture, text: &str, size: Size, ink: Rectangle, align: Align, given: Rectangle) {
    let font = size.font();
    // The ink is what must stand in the box; a letter may lean over either end of its advance.
    let room = given.size.width as i32 - ink.size.width as i32;
    let indent = match align {
        Align::Left => 0,
        Align::Centre => room / 2,
        Align::Right => room,
    };
    let x = given.top_left.x + indent - ink.top_left.x;
    let (capital, descent) = (font.ascent, font.descent);
    let height = given.size.height as i32;
    // Capitals stand in the middle, with room for letters below the line; dots on a capital push it down.
    let dots = if has_dots(text) { capital + capital / 4 + 1 } else { 0 };
    let baseline = given.top_left.y + ((height + capital) / 2).min(height - descent).max(dots);
    let drawn = font.write(text, Point::new(x, baseline), picture);
    #[cfg(feature = "audit")]
    match drawn {
        Ok(ink) if ink.is_zero_sized() => {}
        Ok(ink) => picture.audit.wrote(text, ink, given, capital.unsigned_abs()),
        Err(_) => picture.audit.unknown(text),
    }
    // Without the audit a character that the font does not know ends the line early; the audit's tests rule it out.
    #[cfg(not(feature = "audit"))]
    let _ = drawn;
}

/// Whether there are dots on a capital, above all other letters.
pub(crate) fn has_dots(text: &str) -> bool {
    text.contains(['Ä', 'Ë', 'Ö', 'Ü'])
}

/// Writes one line in the first of `sizes` in which it fits, or in the last.
pub(crate) fn fitted<const SIZES: usize>(
    picture: &mut Picture,
    text: &str,
    sizes: [Size; SIZES],
    align: Align,
    given: Rectangle,
) {
    fitted_in(picture, text, &sizes, align, given);
}

/// The same, once in the image however many sizes there are.
#[inline(never)]
fn fitted_in(picture: &mut Picture, text: &str, sizes: &[Size], align: Align, given: Rectangle) {
    let fits = |size: &&Size| size.width(text) <= given.size.width;
    if let Some(size) = sizes.iter().find(fits).or(sizes.last()) {
        line(picture, text, *size, align, given);
    }
}

/// Writes `text` over as many lines as it takes, from the top of `given` down; a line break in the text is kept. Many lines
/// stand as close as `given` needs. Returns the number of lines.
pub(crate) fn paragraph(picture: &mut Picture, text: &str, size: Size, given: Rectangle) -> u32 {
    let Rectangle { top_left, size: room } = given;
    let lines = lines(text, size, room.width).count() as u32;
    let pitch = size.line().min(room.height / lines.max(1));
    for (at, words) in (0..).zip(self::lines(text, size, room.width)) {
        let corner = top_left + Point::new(0, at * pitch as i32);
        line(picture, words, size, Align::Left, area_at(corner, room.width, pitch));
    }
    lines
}

/// The lines of `text` at this width.
pub(crate) fn lines(text: &str, size: Size, width: u32) -> impl Iterator<Item = &str> {
    text.split('\n').flat_map(move |part| {
        let mut rest = part.trim_ascii();
        core::iter::from_fn(move || {
            let end = (!rest.is_empty()).then(|| size.font().fitting(rest, width))?;
            // A slice that could panic would bring the tables of Unicode into the image, for its message.
            let (head, tail) = rest.split_at_checked(end).unwrap_or((rest, ""));
            rest = tail.trim_ascii_start();
            Some(head.trim_ascii_end())
        })
    })
}

#[cfg(all(test, feature = "audit"))]
mod tests {
    use super::*;
    use crate::draw::{area, audit::Fault};

    #[test]
    fn a_paragraph_breaks_between_words_and_keeps_a_word_that_is_too_wide() {
        let lines = |text, width| paragraph(&mut Picture::blank(), text, Size::Body, area(1, 1, width, 120));
        let fitting = |text, width| Size::Body.font().fitting(text, width);
        let width = Size::Body.width("one two");
        assert_eq!([width + 1, width, width - 1].map(|width| fitting("one two three", width)), [7, 7, 3]);
        assert_eq!([1, 290].map(|width| fitting("Gebäude", width)), ["Gebäude".len(); 2]);
        assert_eq!(lines("Gebäude  für alle", 1), 3);
        assert_eq!(lines(" one two \n\n three ", 290), 2);
        assert_eq!(lines(" \n", 290), 0);
    }

    #[test]
    fn capitals_are_as_tall_as_the_sizes_say() {
        use Size::*;
        for (size, capital) in [(Heading, 25), (Title, 19), (List, 14), (Body, 12), (Hint, 11), (Small, 8)] {
            assert_eq!(size.ink("B").size.height, capital, "{size:?}");
            // The audit goes by what the font says of itself.
            let mut picture = Picture::blank();
            line(&mut picture, "B", size, Align::Left, area(1, 1, 290, 40));
            assert_eq!(picture.audit.written().first().map(|text| text.capital), Some(capital), "{size:?}");
        }
        const { assert!(READ_AT_60_CM <= 12 && READ_AT_A_METRE <= 25) };
    }

    #[test]
    fn a_character_without_a_glyph_is_reported() {
        // Latin letters that no text has, so that no font kept them, and one that none ever had.
        for (text, faults) in [("Caf\u{e9}", 0), ("\u{c5}ngstr\u{f8}m", 1), ("\u{2192}", 1)] {
            for size in [Size::Heading, Size::Title, Size::List, Size::Body, Size::Hint, Size::Small] {
                let mut picture = Picture::blank();
                line(&mut picture, text, size, Align::Left, area(1, 1, 290, 40));
                let unknown = picture.audit.faults().iter().filter(|(fault, _)| *fault == Fault::UnknownCharacter);
                assert_eq!(unknown.count(), faults, "{text} {size:?}");
            }
        }
    }
}
