//! The words of the device.
//!
//! One table a language with the same keys in each; a missing text does not compile, and a fourth language is one more
//! file. No text is put together from parts that another language would order differently. Names are those of the
//! rulebook in that language.
//!
//! Invariant: every text fits its place on the panel; `tests/texts_fit.rs` draws them all.

mod de;
mod en;
pub(crate) mod fill;
pub(crate) mod lesson;
pub(crate) mod magna_carta;
mod nl;

use crate::settings::Language;
use lesson::LessonTexts;
use magna_carta::MagnaCartaTexts;

/// Every text of one language.
pub(crate) struct Texts {
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
    pub(crate) lesson_texts: &'static LessonTexts,
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
    pub(crate) magna_carta: &'static MagnaCartaTexts,
}

/// The first letter of a name.
pub(crate) fn initial(name: &str) -> &str {
    name.chars().next().and_then(|first| name.get(..first.len_utf8())).unwrap_or("")
}

/// The table of `language`.
pub(crate) fn table(language: Language) -> &'static Texts {
    match language {
        Language::Dutch => &nl::TEXTS,
        Language::German => &de::TEXTS,
        Language::English => &en::TEXTS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_initial_is_a_whole_letter() {
        assert_eq!(["Rood", "Ökonom", ""].map(initial), ["R", "Ö", ""]);
    }
}
