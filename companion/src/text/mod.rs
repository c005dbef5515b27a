//! The words of the device.
//!
//! One table a language with the same keys in each; a missing text does not compile, and a fourth language is one more
//! file. No text is put together from parts that another language would order differently. Names are those of the
//! rulebook in that language.
//!
//! Invariant: every text fits its place on the panel; `tests/texts_fit.rs` draws them all.

pub(crate) mod city;
pub(crate) mod city_lesson;
mod de;
mod en;
pub(crate) mod fill;
pub(crate) mod lesson;
pub(crate) mod magna_carta;
pub(crate) mod magna_carta_lesson;
mod nl;

use engine::seat::Seat;

use crate::settings::Language;
use city::CityTexts;
use city_lesson::CityLessonTexts;
use magna_carta::MagnaCartaTexts;
use magna_carta_lesson::MagnaCartaLessonTexts;

/// Every text of one language.
pub(crate) struct Texts {
    /// The colours, in the order of `Seat`, and the shortest marks that tell them apart.
    pub(crate) seats: [&'static str; Seat::COUNT],
    /// The same in capitals, which leave the line below them alone.
    pub(crate) seat_headings: [&'static str; Seat::COUNT],
    pub(crate) marks: [&'static str; Seat::COUNT],
    pub(crate) back: &'static str,
    pub(crate) help: &'static str,
    pub(crate) choose: &'static str,
    pub(crate) go_on: &'static str,
    pub(crate) change: &'static str,
    pub(crate) ok: &'static str,
    pub(crate) lesson: &'static str,
    pub(crate) results: &'static str,
    pub(crate) settings: &'static str,
    pub(crate) language: &'static str,
    pub(crate) held_press: &'static str,
    pub(crate) no_results: &'static str,
    pub(crate) restarted: &'static str,
    pub(crate) help_title: &'static str,
    pub(crate) help_home: &'static str,
    pub(crate) help_lesson: &'static str,
    pub(crate) help_results: &'static str,
    pub(crate) help_settings: &'static str,
    pub(crate) go_on_playing: &'static str,
    pub(crate) new_game: &'static str,
    pub(crate) undo: &'static str,
    pub(crate) enter: &'static str,
    pub(crate) begin: &'static str,
    pub(crate) score: &'static str,
    pub(crate) menu: &'static str,
    pub(crate) correct: &'static str,
    pub(crate) log: &'static str,
    pub(crate) log_empty: &'static str,
    pub(crate) room_left: &'static str,
    pub(crate) return_here: &'static str,
    pub(crate) cards: &'static str,
    pub(crate) score_now: &'static str,
    pub(crate) to_home: &'static str,
    pub(crate) not_possible: &'static str,
    pub(crate) nothing_to_undo: &'static str,
    pub(crate) journal_full: &'static str,
    pub(crate) discard_title: &'static str,
    pub(crate) discard: &'static str,
    pub(crate) discard_yes: &'static str,
    pub(crate) keep: &'static str,
    pub(crate) teaching: &'static str,
    pub(crate) teaching_levels: [&'static str; 3],
    pub(crate) flip_screen: &'static str,
    pub(crate) what_if: &'static str,
    pub(crate) on_off: [&'static str; 2],
    pub(crate) trouble: &'static str,
    pub(crate) trouble_corrupt: &'static str,
    pub(crate) trouble_unknown: &'static str,
    pub(crate) trouble_shortened: &'static str,
    pub(crate) trouble_full: &'static str,
    pub(crate) trouble_worn: &'static str,
    pub(crate) trouble_battery: &'static str,
    pub(crate) switch_off: &'static str,
    pub(crate) erase: &'static str,
    pub(crate) last_fault: &'static str,
    pub(crate) no_fault: &'static str,
    pub(crate) closed: &'static str,
    pub(crate) wins: &'static str,
    pub(crate) share: &'static str,
    /// One point, several points.
    pub(crate) points: [&'static str; 2],
    pub(crate) sheet_title: &'static str,

    // The rows of every game's set-up.
    pub(crate) players_row: &'static str,
    pub(crate) seats_row: &'static str,
    pub(crate) start_row: &'static str,
    pub(crate) by_lot: &'static str,
    pub(crate) check_title: &'static str,
    pub(crate) seat_at: &'static str,
    pub(crate) not_now: &'static str,

    /// The title over a lesson's explanation, and the button that leads back to the question.
    pub(crate) not_yet: &'static str,
    pub(crate) again: &'static str,

    // The games.
    pub(crate) magna_carta: &'static MagnaCartaTexts,
    pub(crate) magna_carta_lesson: &'static MagnaCartaLessonTexts,
    pub(crate) city: &'static CityTexts,
    pub(crate) city_lesson: &'static CityLessonTexts,
}

/// The table of `language`.
pub(crate) fn table(language: Language) -> &'static Texts {
    match language {
        Language::Dutch => &nl::TEXTS,
        Language::German => &de::TEXTS,
        Language::English => &en::TEXTS,
    }
}
