//! De les van De Stad in het Nederlands.

use super::super::city_lesson::CityLessonTexts;

pub(super) static LESSON: CityLessonTexts = CityLessonTexts {
    welcome: "Samen bouw je Carcassonne; de meeste punten winnen. Kijk een beurt mee van elk deel van het spel.",
};
