//! The words of the lesson of De Stad: one table a language, a key for each text of the script.

mod de;
mod en;
mod nl;

use crate::text::{Words, lesson::Question};

/// The tables.
pub(super) const TEXTS: Words<&'static CityLessonTexts> = Words { nl: &nl::LESSON, de: &de::LESSON, en: &en::LESSON };

/// The texts in the order of the lesson.
pub(crate) struct CityLessonTexts {
    pub(crate) welcome: &'static str,
    pub(crate) tile: &'static str,
    pub(crate) follower: &'static str,
    pub(crate) citizen: &'static str,
    pub(crate) just_completed: Question,
    pub(crate) long_road: Question,
    pub(crate) returns: &'static str,
    pub(crate) market: &'static str,
    pub(crate) tie: Question,
    pub(crate) districts: &'static str,
    pub(crate) walls: &'static str,
    pub(crate) guard: &'static str,
    pub(crate) opposite: Question,
    pub(crate) closed: &'static str,
    pub(crate) new_walls: Question,
    pub(crate) tower: &'static str,
    pub(crate) third_stack: Question,
    pub(crate) few_places: Question,
    pub(crate) ring: &'static str,
    pub(crate) unfinished: &'static str,
    pub(crate) steward: Question,
    pub(crate) row: &'static str,
    pub(crate) gap: Question,
    pub(crate) farewell: &'static str,
}
