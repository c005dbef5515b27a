//! The words of Machiavelli's lesson: one list a language, a line for each step of the script.

mod de;
mod en;
mod nl;

use crate::{lesson::Lines, text::Words};

/// The lists.
pub(super) const SAID: Words<Lines> = Words { nl: nl::LESSON, de: de::LESSON, en: en::LESSON };
