//! Die Lektion von Die Stadt auf Deutsch.

use super::super::city_lesson::CityLessonTexts;

pub(super) static LESSON: CityLessonTexts = CityLessonTexts {
    welcome: "Gemeinsam baut ihr Carcassonne; die meisten Punkte gewinnen. Sieh dir aus jedem Teil des Spiels einen Zug an.",
};
