//! Text that is cut where its room ends.
//!
//! For what is shown or noted as far as it goes: a line of the panel, the message of a crash. Invariant: writing never
//! fails, and what is kept ends at a character.

use core::fmt::{self, Write};

use heapless::String;

/// Writes into a string and drops what does not fit.
pub struct Cut<'a, const N: usize>(pub &'a mut String<N>);

impl<const N: usize> Write for Cut<'_, N> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for character in text.chars() {
            if self.0.push(character).is_err() {
                break;
            }
        }
        Ok(())
    }
}

/// The beginning of `text` that fits.
pub fn cut<const N: usize>(text: &str) -> String<N> {
    let mut kept = String::new();
    // `Cut` accepts everything.
    let _ = Cut(&mut kept).write_str(text);
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_at_a_character() {
        assert_eq!(cut::<5>("Gebäude"), "Gebä");
        assert_eq!(cut::<8>("Gebäude"), "Gebäude");
    }
}
