//! The words of Machiavelli: one table a language, the same keys in each.
//!
//! Lists are in the order of the engine's enums, and as long, so that a missing name does not compile.

use engine::machiavelli::{Character, District, Line, List, Phase, Type};

mod de;
mod en;
mod nl;

use crate::text::{
    Words,
    listed::Listed,
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
        LogChosen,
        LogFaceUp,
        /// Nobody turned a rank over; nothing was said.
        LogNobody,
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
        LogHighest,
        /// Who had the murdered rank 4.
        LogHeir,
        /// Behind what was built: the size at which the game ends now, what was given for it, what came on the tax collector's tile.
        LogEndsAt,
        LogGone,
        LogTax,
    }
}

impl CallTexts {
    /// What is said with this key.
    #[inline(never)]
    pub(crate) fn say(&self, key: Say) -> Prose {
        self.says.of(key as usize)
    }
}

pub(crate) struct CallTexts {
    pub(crate) says: Proses<{ Say::COUNT }>,
    pub(crate) name: &'static str,
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
    pub(crate) characters: Listed<{ Character::COUNT }>,
    /// Words that are too long for a headline, and what stands there instead.
    pub(crate) shorter: &'static [(&'static str, &'static str)],
    /// What each does: two lines.
    pub(crate) abilities: Proses<{ Character::COUNT }>,
    pub(crate) districts: Listed<NAMED>,
    /// What each unique district does.
    pub(crate) uniques: Proses<UNIQUES>,
    pub(crate) types: Listed<{ Type::COUNT }>,
    /// The base districts of a type, of which the unique ones are none: what they bring.
    pub(crate) bases: Proses<{ Type::COUNT - 1 }>,
    pub(crate) action_names: Listed<ACTIONS>,
    pub(crate) action_texts: Proses<ACTIONS>,
    pub(crate) lists: Listed<{ List::COUNT }>,

    // The corner, in capitals.
    /// That this round is the last; the same beside a title.
    pub(crate) last_round: [&'static str; 2],
    // The sentence.
    pub(crate) shuffles: &'static str,
    pub(crate) acts: &'static str,
    pub(crate) gives_crown: &'static str,
    pub(crate) heir: &'static str,
    pub(crate) vault: &'static str,
    pub(crate) highest: &'static str,
    /// What lies on a rank: murdered, bewitched, robbed, threatened, expropriated.
    pub(crate) marks: Listed<5>,
    /// What the assassin, the witch and the thief do.
    pub(crate) deeds: Listed<3>,
    /// What magistrate, blackmailer, warlord, diplomat, marshal and artist do.
    pub(crate) does: Listed<6>,
    pub(crate) has_it: &'static str,
    pub(crate) gets_it: &'static str,
    /// Who shows the secret vault; that nobody of the tied was chosen.
    pub(crate) over: [&'static str; 2],
    pub(crate) nobody: &'static str,
    pub(crate) done: &'static str,
    // What B opens.
    pub(crate) nobody_or: &'static str,
    pub(crate) face_up: &'static str,
    pub(crate) who: &'static str,
    pub(crate) builds: &'static str,
    pub(crate) more: &'static str,
    // The selection.
    // Lists.
    pub(crate) cheap: &'static str,
    pub(crate) fives: &'static str,
    pub(crate) dear: &'static str,
    pub(crate) at_end: &'static str,
    pub(crate) own_cards: &'static str,
    /// A necropolis for an own district; what the framework builds; what is built in the place of an own district.
    pub(crate) special: [&'static str; 3],
    pub(crate) complete_list: &'static str,
    /// No gold was left for the tax: in the log, and what B enters.
    pub(crate) untaxed: &'static str,
    pub(crate) seize: &'static str,
    pub(crate) tuck: &'static str,
    /// What is counted, and what for; what the secret vault gives; what breaks a tie.
    pub(crate) counted: Proses<8>,
    /// Gold and cards in hand, in the log.
    pub(crate) gold: Listed<2>,
    // Corrections.
    pub(crate) correct: Listed<11>,
    pub(crate) yes_no: [&'static str; 2],
    pub(crate) look_up: &'static str,
    pub(crate) nothing_built: Prose,
    pub(crate) sheet: Listed<{ Line::COUNT }>,
    pub(crate) length: [&'static str; 2],
    // The set-up.
    /// The list of unique districts, the fourteen, cities, action cards, the bell tower, the cards' values.
    pub(crate) setup_rows: Listed<6>,
    pub(crate) uniques_of: [&'static str; 2],
    pub(crate) fourteen: [&'static str; 2],
    pub(crate) fourteen_at: &'static str,
    pub(crate) bell: [&'static str; 2],
    /// Which card, and what is set of it: gold, silver, points.
    pub(crate) coins: Listed<3>,
    pub(crate) explain: Proses<10>,
    pub(crate) check_names: Listed<5>,
    /// The cards once more with action cards.
    pub(crate) check: Listed<6>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reminder_fits_its_line() {
        crate::text::assert_notes_fit(|language| {
            (0..Phase::COUNT).map(move |number| TEXTS.of(language).reminders.of(number))
        });
    }
}
