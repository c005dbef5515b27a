//! What the players chose once and for all.
//!
//! Values only; the settings screen changes them, the board stores them. Invariant: every value is one of the choices
//! that the settings screen offers.

use serde::{Deserialize, Serialize};

/// The languages of the texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Language {
    /// Nederlands.
    #[default]
    Dutch,
    /// Deutsch.
    German,
    /// English.
    English,
}

impl Language {
    /// All of them, in the order in which the device offers them.
    pub const ALL: [Language; 3] = [Language::Dutch, Language::German, Language::English];

    /// The one after this, round and round.
    pub fn next(self) -> Self {
        match self {
            Language::Dutch => Language::German,
            Language::German => Language::English,
            Language::English => Language::Dutch,
        }
    }

    /// Two capitals, the same in every language.
    pub fn code(self) -> &'static str {
        match self {
            Language::Dutch => "NL",
            Language::German => "DE",
            Language::English => "EN",
        }
    }

    /// The language's own name.
    pub fn name(self) -> &'static str {
        match self {
            Language::Dutch => "Nederlands",
            Language::German => "Deutsch",
            Language::English => "English",
        }
    }
}

/// When a press counts as held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum HeldTime {
    /// 600 ms.
    Short,
    /// 700 ms.
    #[default]
    Middle,
    /// 800 ms.
    Long,
}

impl HeldTime {
    /// The time in ms.
    pub fn ms(self) -> u16 {
        match self {
            HeldTime::Short => 600,
            HeldTime::Middle => 700,
            HeldTime::Long => 800,
        }
    }

    /// The next longer one, and round to the shortest.
    pub fn next(self) -> Self {
        match self {
            HeldTime::Short => HeldTime::Middle,
            HeldTime::Middle => HeldTime::Long,
            HeldTime::Long => HeldTime::Short,
        }
    }
}

/// How much the device explains by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[repr(u8)]
pub enum Teaching {
    /// In the first two rounds, the rule of each phase as it begins.
    Full,
    /// In the first two rounds, one line with what everyone forgets.
    #[default]
    Reminder,
    /// Nothing unasked; the rule is behind B.
    Off,
}

impl Teaching {
    /// The next level, from full to off and round.
    pub fn next(self) -> Self {
        match self {
            Teaching::Full => Teaching::Reminder,
            Teaching::Reminder => Teaching::Off,
            Teaching::Off => Teaching::Full,
        }
    }
}

/// All settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// The language of the texts.
    pub language: Language,
    /// When a press counts as held.
    pub held: HeldTime,
    /// How much is explained unasked.
    pub teaching: Teaching,
    /// Whether the provost's new place is shown before he is moved.
    pub what_if: bool,
    /// Whether the picture stands on its head, for those across the table.
    pub flipped: bool,
}

impl Settings {
    /// What these meant before there were reminders: that level was called short, and like off said nothing by itself.
    pub(crate) fn before_reminders(self) -> Self {
        let teaching = match self.teaching {
            Teaching::Reminder => Teaching::Off,
            other => other,
        };
        Settings { teaching, ..self }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: Language::default(),
            held: HeldTime::default(),
            teaching: Teaching::default(),
            what_if: true,
            flipped: false,
        }
    }
}
