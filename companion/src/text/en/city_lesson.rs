//! The City's lesson in English.

use super::super::city_lesson::CityLessonTexts;

pub(super) static LESSON: CityLessonTexts = CityLessonTexts {
    welcome: "Together you build Carcassonne; the most points win. Watch one turn of each part of the game.",
};
