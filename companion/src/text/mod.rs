//! The words of the device.
//!
//! One table a language with the same keys in each; a missing text does not compile, and a fourth language is one more
//! file. A game's words are in its own folder, chosen by language in the same manner ([`Words`]). No text is put together
//! from parts that another language would order differently. Names are those of the rulebook in that language.
//!
//! Invariant: every text fits its place on the panel; `tests/texts_fit.rs` draws them all.

mod de;
mod en;
pub(crate) mod fill;
pub(crate) mod listed;
mod nl;
pub(crate) mod prose;

use engine::seat::Seat;

use self::prose::Prose;
use crate::settings::Language;

/// One thing for each language.
#[derive(Clone, Copy)]
pub(crate) struct Words<T> {
    pub(crate) nl: T,
    pub(crate) de: T,
    pub(crate) en: T,
}

impl<T: Copy> Words<T> {
    /// The one of this language.
    pub(crate) const fn of(&self, language: Language) -> T {
        match language {
            Language::Dutch => self.nl,
            Language::German => self.de,
            Language::English => self.en,
        }
    }
}

/// Fails unless these fit on the line that says what was entered or what everyone forgets, in every language.
#[cfg(test)]
pub(crate) fn assert_notes_fit<I: Iterator<Item = Prose>>(notes: impl Fn(Language) -> I) {
    for note in Language::ALL.into_iter().flat_map(notes) {
        let note = note.read();
        assert!(crate::draw::chrome::note_fits(&note, ""), "{note}");
    }
}

/// Every text of one language that no game calls its own.
pub(crate) struct Texts {
    /// The colours, in the order of `Seat`.
    pub(crate) seats: [&'static str; Seat::COUNT],
    /// The same in capitals, which leave the line below them alone.
    pub(crate) seat_headings: [&'static str; Seat::COUNT],
    /// Three to five letters of each, where all stand together.
    pub(crate) seats_short: [&'static str; Seat::COUNT],
    /// The shortest marks that tell them apart, within a picture.
    pub(crate) marks: [&'static str; Seat::COUNT],

    // What the buttons do.
    pub(crate) back: &'static str,
    pub(crate) help: &'static str,
    pub(crate) choose: &'static str,
    pub(crate) go_on: &'static str,
    pub(crate) change: &'static str,
    pub(crate) ok: &'static str,
    pub(crate) undo: &'static str,
    pub(crate) enter: &'static str,
    pub(crate) begin: &'static str,
    pub(crate) next_language: &'static str,
    pub(crate) nobody_else: &'static str,
    /// On to the next seat that can be counted.
    pub(crate) next_seat: &'static str,
    /// On to the next number that a seat counts.
    pub(crate) next_number: &'static str,
    pub(crate) number_before: &'static str,
    /// The marked seat becomes one of those, or no longer is.
    pub(crate) in_or_out: [&'static str; 2],
    pub(crate) menu_hint: &'static str,
    pub(crate) return_here: &'static str,
    pub(crate) bring_back: &'static str,
    pub(crate) return_yes: &'static str,
    pub(crate) keep: &'static str,
    pub(crate) discard_yes: &'static str,
    pub(crate) switch_off: &'static str,
    pub(crate) erase: &'static str,

    // The home screen and what it opens.
    pub(crate) go_on_playing: &'static str,
    /// Of the game that is on the table.
    pub(crate) result: &'static str,
    pub(crate) new_game: &'static str,
    pub(crate) other_game: &'static str,
    pub(crate) lesson: &'static str,
    pub(crate) results: &'static str,
    pub(crate) settings: &'static str,
    pub(crate) no_results: &'static str,
    pub(crate) players_number: &'static str,
    pub(crate) discard_title: &'static str,
    pub(crate) discard: Prose,
    pub(crate) restarted: &'static str,
    pub(crate) closed: &'static str,
    /// On every screen, as long as entries are not stored.
    pub(crate) unstored: &'static str,
    pub(crate) mended: &'static str,
    pub(crate) values_lost: &'static str,

    // Settings.
    pub(crate) language: &'static str,
    pub(crate) teaching: &'static str,
    pub(crate) teaching_levels: [&'static str; 3],
    pub(crate) held_press: &'static str,
    pub(crate) what_if: &'static str,
    pub(crate) flip_screen: &'static str,
    pub(crate) on_off: [&'static str; 2],
    pub(crate) last_fault: &'static str,
    pub(crate) no_fault: &'static str,
    pub(crate) explain_language: Prose,
    pub(crate) explain_teaching: Prose,
    pub(crate) explain_held: Prose,
    pub(crate) explain_what_if: Prose,
    pub(crate) explain_flip: Prose,
    pub(crate) explain_fault: Prose,

    // Help.
    pub(crate) help_title: &'static str,
    pub(crate) help_home: Prose,
    pub(crate) help_lesson: Prose,
    pub(crate) help_results: Prose,
    pub(crate) help_check: Prose,
    pub(crate) help_game: Prose,
    pub(crate) help_log: Prose,
    pub(crate) help_correct: Prose,
    pub(crate) help_result: Prose,

    // In a game.
    pub(crate) menu: &'static str,
    pub(crate) correct: &'static str,
    pub(crate) the_table: &'static str,
    pub(crate) log: &'static str,
    pub(crate) log_empty: &'static str,
    pub(crate) return_title: &'static str,
    /// One line, several lines.
    pub(crate) return_lines: [&'static str; 2],
    pub(crate) cards: &'static str,
    pub(crate) score_now: &'static str,
    pub(crate) to_home: &'static str,
    pub(crate) room_left: &'static str,
    pub(crate) undone: &'static str,
    pub(crate) nothing_to_undo: &'static str,
    pub(crate) nothing_to_redo: &'static str,
    pub(crate) journal_full: &'static str,
    pub(crate) not_now: &'static str,

    // What is wrong.
    pub(crate) trouble: &'static str,
    pub(crate) trouble_corrupt: Prose,
    pub(crate) trouble_broken: Prose,
    pub(crate) trouble_unknown: Prose,
    pub(crate) trouble_shortened: Prose,
    pub(crate) trouble_full: Prose,
    pub(crate) trouble_worn: Prose,
    pub(crate) trouble_values: Prose,
    pub(crate) trouble_battery: Prose,

    // The result.
    pub(crate) wins: &'static str,
    pub(crate) share: &'static str,
    pub(crate) starts_next: &'static str,
    /// One point, several points.
    pub(crate) points: [&'static str; 2],
    pub(crate) sheet_title: &'static str,
    pub(crate) total: &'static str,
    pub(crate) total_short: &'static str,

    // The rows of every game's set-up.
    pub(crate) players_row: &'static str,
    pub(crate) seats_row: &'static str,
    pub(crate) start_row: &'static str,
    pub(crate) by_lot: &'static str,
    pub(crate) by_turn: &'static str,
    pub(crate) seat_at: &'static str,
    pub(crate) explain_players: Prose,
    pub(crate) explain_seats: Prose,
    pub(crate) explain_start: Prose,
}

/// The tables.
static TABLES: Words<&Texts> = Words { nl: &nl::TEXTS, de: &de::TEXTS, en: &en::TEXTS };

/// The table of `language`.
pub(crate) fn table(language: Language) -> &'static Texts {
    TABLES.of(language)
}
