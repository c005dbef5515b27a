//! Sentences with gaps.
//!
//! A language writes a whole sentence with `{0}`, `{1}` where the game puts a name or a number, so that each can order
//! its words as it likes. Invariant: what does not fit a line is cut, and the audit's tests show that nothing is.

use core::fmt::{Display, Write};

use heapless::String;

use super::prose::Prose;
use crate::cut::Cut;

/// One line of text, longer than the panel is wide in its smallest type.
pub(crate) type Line = String<112>;

/// Writes `template` with its gaps filled.
pub(crate) fn fill(template: &str, gaps: &[&dyn Display]) -> Line {
    let mut line = Line::new();
    add(&mut line, template, gaps);
    line
}

/// The same of a packed one.
pub(crate) fn tell(template: Prose, gaps: &[&dyn Display]) -> Line {
    fill(&template.read(), gaps)
}

/// The same, after what is already in `line`.
pub(crate) fn tell_on(line: &mut Line, template: Prose, gaps: &[&dyn Display]) {
    add(line, &template.read(), gaps);
}

/// A template that is written as it is, after what is already in `line`.
pub(crate) fn add(line: &mut Line, template: &str, gaps: &[&dyn Display]) {
    let mut rest = template;
    // Nothing here can panic: that would bring 5 KB of messages into the image.
    while let Some((text, gap)) = rest.split_once('{') {
        push(line, text);
        let number = gap.as_bytes().first().map_or(usize::MAX, |digit| usize::from(digit.wrapping_sub(b'0')));
        if let Some(value) = gaps.get(number) {
            // `Cut` accepts everything, and no name or number fails by itself.
            let _ = write!(Cut(line), "{value}");
        }
        rest = gap.get(2..).unwrap_or("");
    }
    push(line, rest);
}

fn push(line: &mut Line, text: &str) {
    // `Cut` accepts everything.
    let _ = Cut(line).write_str(text);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_filled_in_the_order_of_the_sentence() {
        assert_eq!(fill("{1} gives {0} to {1}", &[&2, &"Red"]), "Red gives 2 to Red");
        assert_eq!(fill("plain", &[]), "plain");
    }

    #[test]
    fn a_gap_without_a_value_stays_empty_and_nothing_panics() {
        assert_eq!(fill("a{7}b", &[]), "ab");
        assert_eq!(fill("a{", &[]), "a");
        assert_eq!(fill("é{0}", &[&"ü".repeat(200)]).chars().count(), 1 + 55);
    }
}
