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

use self::{
    listed::Listed,
    prose::{Prose, Proses, keys},
};
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

keys! {
    /// Words that stand alone, and short sentences with gaps.
    Word {
        // What the buttons do.
        Back,
        Help,
        Choose,
        GoOn,
        Change,
        Ok,
        Undo,
        Enter,
        Begin,
        NextLanguage,
        NobodyElse,
        /// On to the next seat that can be counted.
        NextSeat,
        /// On to the next number that a seat counts.
        NextNumber,
        NumberBefore,
        /// The marked seat becomes one of those, or no longer is.
        Join,
        Leave,
        MenuHint,
        ReturnHere,
        BringBack,
        ReturnYes,
        Keep,
        DiscardYes,
        SwitchOff,
        Erase,

        // The home screen and what it opens.
        GoOnPlaying,
        /// Of the game that is on the table.
        Result,
        NewGame,
        OtherGame,
        Lesson,
        Results,
        Settings,
        PlayersNumber,
        DiscardTitle,
        Restarted,
        Closed,

        // Settings.
        Language,
        Teaching,
        HeldPress,
        WhatIf,
        FlipScreen,
        On,
        Off,
        LastFault,
        NoFault,

        // Help.
        HelpTitle,

        // In a game.
        Menu,
        Correct,
        TheTable,
        Log,
        ReturnTitle,
        Cards,
        ScoreNow,
        ToHome,
        RoomLeft,
        Undone,
        NotNow,

        // What is wrong.
        Trouble,

        // The result.
        Wins,
        Share,
        StartsNext,
        /// One point, several points.
        Point,
        Points,
        SheetTitle,
        Total,
        TotalShort,

        // The rows of every game's set-up.
        PlayersRow,
        SeatsRow,
        StartRow,
        ByLot,
        ByTurn,
        SeatAt,
    }
}

keys! {
    /// Whole sentences.
    Sentence {
        NoResults,
        Discard,
        /// On every screen, as long as entries are not stored.
        Unstored,
        Mended,
        ValuesLost,
        ExplainLanguage,
        ExplainTeaching,
        ExplainHeld,
        ExplainWhatIf,
        ExplainFlip,
        ExplainFault,
        HelpHome,
        HelpLesson,
        HelpResults,
        HelpCheck,
        HelpGame,
        HelpLog,
        HelpCorrect,
        HelpResult,
        LogEmpty,
        /// One line, several lines.
        ReturnOneLine,
        ReturnLines,
        NothingToUndo,
        NothingToRedo,
        JournalFull,
        TroubleCorrupt,
        TroubleBroken,
        TroubleUnknown,
        TroubleShortened,
        TroubleFull,
        TroubleWorn,
        TroubleValues,
        TroubleBattery,
        ExplainPlayers,
        ExplainSeats,
        ExplainStart,
    }
}

/// Every text of one language that no game calls its own.
pub(crate) struct Texts {
    /// The colours, in the order of `Seat`.
    pub(crate) seats: Listed<{ Seat::COUNT }>,
    /// The same in capitals, which leave the line below them alone.
    pub(crate) seat_headings: Listed<{ Seat::COUNT }>,
    /// Three to five letters of each, where all stand together.
    pub(crate) seats_short: Listed<{ Seat::COUNT }>,
    /// The shortest marks that tell them apart, within a picture.
    pub(crate) marks: Listed<{ Seat::COUNT }>,
    /// How much is explained unasked.
    pub(crate) teaching_levels: Listed<3>,
    words: Listed<{ Word::COUNT }>,
    says: Proses<{ Sentence::COUNT }>,
}

impl Texts {
    /// What is written with this key.
    #[inline(never)]
    pub(crate) fn word(&self, key: Word) -> &'static str {
        self.words.of(key.place())
    }

    /// What is said with this key.
    #[inline(never)]
    pub(crate) fn say(&self, key: Sentence) -> Prose {
        self.says.of(key.place())
    }
}

/// The tables.
static TABLES: Words<&Texts> = Words { nl: &nl::TEXTS, de: &de::TEXTS, en: &en::TEXTS };

/// The table of `language`.
pub(crate) fn table(language: Language) -> &'static Texts {
    TABLES.of(language)
}
