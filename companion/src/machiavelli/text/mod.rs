//! The words of Machiavelli: one table a language, the same keys in each.
//!
//! Lists are in the order of the engine's enums, and as long, so that a missing name does not compile.

use engine::machiavelli::{Character, District, Line, List, Phase, Type};

mod de;
mod en;
mod nl;

use crate::text::{
    Words,
    listed::{Bars, Listed},
    prose::{Prose, Proses, keys},
};

/// The tables.
pub(super) static TEXTS: Words<&CallTexts> = Words { nl: &nl::CALL, de: &de::CALL, en: &en::CALL };

/// Districts that have a name: all but the tent.
pub(crate) const NAMED: usize = District::COUNT - 1;
/// Unique districts that are explained.
pub(crate) const UNIQUES: usize = 31;
/// Action cards of the box.
pub(crate) const ACTIONS: usize = 7;

keys! {
    /// Sentences with gaps, and words that stand alone.
    Say {
        Round,
        Size,
        BuildsLeft,
        /// What districts of a type bring: gold, cards, or either.
        BringsGold,
        BringsCards,
        BringsEither,
        /// Whose city rank 8 cannot touch.
        Protected,
        /// Whom the witch acts for.
        OnlyIncome,
        FaceUpTitle,
        WhoTitle,
        OpenCovered,
        ForIt,
        OverIt,
        /// What a unique district costs; of a city, that there is none in it.
        Costs,
        CheckPlayers,
        CheckCrown,
        /// Characters that are not the list's, where there are too many to name.
        CheckOthers,
        /// Keeps one of so many, hands on so many; lays one down besides; takes up the covered card.
        Picks,
        PicksDown,
        PicksUp,
        /// One goes away unseen; the rest is covered.
        PicksBlind,
        PicksLast,
        Complete,
        LogRound,
        LogAdded,
        LogChosen,
        LogFaceUp,
        /// Nothing was said.
        LogUnsaid,
        LogDone,
        LogCrown,
        LogBuild,
        LogSwap,
        LogSeize,
        LogUpgrade,
        LogComplete,
        LogVault,
        LogNoVault,
        /// A tie that nobody breaks.
        LogShared,
        LogHighest,
        /// Who had the murdered rank 4.
        LogHeir,
        /// Behind what was built: the size at which the game ends now, what was given for it, what came on the tax collector's tile.
        LogEndsAt,
        LogGone,
        LogTax,
        // The sentence.
        /// Above it, that a rank was murdered and is not called.
        PassedOver,
        Shuffles,
        Acts,
        GivesCrown,
        Heir,
        Vault,
        Highest,
        // What C does.
        HasIt,
        GetsIt,
        // Lists.
        Cheap,
        Fives,
        Dear,
        AtEnd,
        OwnCards,
        CompleteList,
        Seize,
        Tuck,
        FourteenAt,
        /// A necropolis for an own district; what the framework builds; what is built in the place of an own district.
        Necropolis,
        Framework,
        Over,
        // Values of rows.
        No,
        Yes,
        /// One round, and several.
        Length,
        Lengths,
        UniquesBelow,
        UniquesAny,
        FourteenOfList,
        FourteenOwn,
        BellEnd,
        BellCity,
    }
}

keys! {
    /// Words of the buttons and of the frame, which are handed on as they are.
    Word {
        Nobody,
        Done,
        // What B opens.
        NobodyOr,
        FaceUp,
        Who,
        Builds,
        More,
        LookUp,
        /// No gold was left for the tax: in the log, and what B enters.
        Untaxed,
        /// In the corner, in capitals, that this round is the last; the same beside a title.
        LastRound,
        Last,
        /// Who shows the secret vault; that nobody of the tied was chosen.
        ShowsIt,
        NobodyWasHigher,
    }
}

impl CallTexts {
    /// What is said with this key.
    #[inline(never)]
    pub(crate) fn say(&self, key: Say) -> Prose {
        self.says.of(key.place())
    }

    /// The word with this key.
    #[inline(never)]
    pub(crate) fn word(&self, key: Word) -> &'static str {
        self.words.of(key.place())
    }
}

pub(crate) struct CallTexts {
    pub(crate) says: Proses<{ Say::COUNT }>,
    pub(crate) words: Listed<{ Word::COUNT }>,
    /// Words that are too long for a headline, each with what stands there instead.
    pub(crate) shorter: Bars,
    /// What the assassin, the witch and the thief do.
    pub(crate) deeds: Listed<3>,
    /// Phases in capitals.
    pub(crate) phases: Listed<{ Phase::COUNT }>,
    /// Rules of each phase; where a character is called, what it does is said instead.
    pub(crate) rules: Proses<{ Phase::COUNT }>,
    /// What C and B do: of a call, of one that nobody has to answer, of a turn before its ability is used, of any other turn.
    pub(crate) asked: Proses<4>,
    /// What whoever has the called rank must do, by what lies on it: as `marks`.
    pub(crate) marked: Proses<5>,
    /// What everyone forgets, on one line.
    pub(crate) reminders: Proses<{ Phase::COUNT }>,
    pub(crate) characters: Proses<{ Character::COUNT }>,
    /// What each does: two lines.
    pub(crate) abilities: Proses<{ Character::COUNT }>,
    pub(crate) districts: Proses<NAMED>,
    /// What each unique district does.
    pub(crate) uniques: Proses<UNIQUES>,
    pub(crate) types: Proses<{ Type::COUNT }>,
    /// The base districts of a type, of which the unique ones are none: what they bring.
    pub(crate) bases: Proses<{ Type::COUNT - 1 }>,
    pub(crate) action_names: Proses<ACTIONS>,
    pub(crate) action_texts: Proses<ACTIONS>,
    pub(crate) lists: Proses<{ List::COUNT }>,

    /// What lies on a rank: murdered, bewitched, robbed, threatened, expropriated.
    pub(crate) marks: Proses<5>,
    /// What magistrate, blackmailer, warlord, diplomat, marshal and artist do.
    pub(crate) does: Proses<6>,
    /// What the secret vault gives; what breaks a tie; what is counted, and what for: in the order of the engine's questions.
    pub(crate) counted: Proses<8>,
    /// Gold and cards in hand, in the log.
    pub(crate) gold: Proses<2>,
    // Corrections.
    pub(crate) correct: Proses<11>,
    pub(crate) nothing_built: Prose,
    pub(crate) sheet: Listed<{ Line::COUNT }>,
    // The set-up.
    /// The list of unique districts, the fourteen, cities, action cards, the bell tower, the cards' values.
    pub(crate) setup_rows: Proses<6>,
    /// Which card, and what is set of it: gold, silver, points.
    pub(crate) coins: Proses<3>,
    pub(crate) explain: Proses<10>,
    pub(crate) check_names: Proses<5>,
    /// The cards once more with action cards.
    pub(crate) check: Proses<6>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{draw::text::Size, setup::NAME_WIDE};

    #[test]
    fn every_reminder_fits_its_line() {
        crate::text::assert_notes_fit(|language| {
            (0..Phase::COUNT).map(move |number| TEXTS.of(language).reminders.of(number))
        });
    }

    /// Fourteen unique districts stand in two columns on the check-list's second page.
    #[test]
    fn every_unique_district_fits_its_column() {
        for texts in [TEXTS.nl, TEXTS.de, TEXTS.en] {
            for district in District::uniques() {
                let name = texts.districts.of(district.index()).read();
                assert!(Size::Body.width(&name) <= NAME_WIDE, "{name}");
            }
        }
    }
}
