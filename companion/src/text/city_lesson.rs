//! The words of the lesson of De Stad: one table a language, a key for each text of the script.

/// The texts in the order of the lesson.
pub(crate) struct CityLessonTexts {
    pub(crate) welcome: &'static str,
}
