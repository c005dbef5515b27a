//! The words of Magna Carta's lesson: one table a language, a key for each text of the script.

mod de;
mod en;
mod nl;

use crate::text::{Words, lesson::Question};

/// The tables.
pub(super) const TEXTS: Words<&'static MagnaCartaLessonTexts> =
    Words { nl: &nl::LESSON, de: &de::LESSON, en: &en::LESSON };

/// The texts in the order of the lesson.
pub(crate) struct MagnaCartaLessonTexts {
    pub(crate) welcome: &'static str,
    pub(crate) income: &'static str,
    pub(crate) actions: &'static str,
    pub(crate) market: &'static str,
    pub(crate) quarry: &'static str,
    pub(crate) worker: &'static str,
    pub(crate) occupied: Question,
    pub(crate) first_pass: &'static str,
    pub(crate) statue: &'static str,
    pub(crate) effects: &'static str,
    pub(crate) who_gains: Question,
    pub(crate) batch: &'static str,
    pub(crate) joker: &'static str,
    pub(crate) which_tokens: Question,
    pub(crate) gold: &'static str,
    pub(crate) tie: Question,
    pub(crate) provost: &'static str,
    pub(crate) green_moves: &'static str,
    pub(crate) blue_moves: &'static str,
    pub(crate) red_moves: &'static str,
    pub(crate) out_of_reach: Question,
    pub(crate) no_batches: Question,
    pub(crate) provost_walks: &'static str,
    pub(crate) farewell: &'static str,
}
