//! The words of Caylus: one table a language, the same keys in each.
//!
//! Arrays are in the order of the engine's enums, and as long, so that a missing name does not compile.

use engine::caylus::{
    Line, Phase,
    event::{Row, Section},
    setup::MOST_PLAYERS,
    tiles::{Building, Cube, Fixed, Neutral, Prestige, Special},
};

mod de;
mod en;
mod nl;

use crate::text::{
    Words,
    listed::Listed,
    prose::{Prose, Proses, keys},
};

/// The tables.
pub(super) static TEXTS: Words<&CaylusTexts> = Words { nl: &nl::CAYLUS, de: &de::CAYLUS, en: &en::CAYLUS };

keys! {
    /// Sentences with gaps, and words that stand alone.
    Say {
        Round,
        Corner,
        PassesQuestion,
        Passes,
        Price,
        /// Before those who have passed.
        Passed,
        Stays,
        Costs,
        Free,
        Chooses,
        Takes,
        HeWouldStand,
        NothingActive,
        ForWorker,
        ForOwner,
        PutOn,
        OrderIs,
        OrderAndIncome,
        Scored,
        /// Whose favours a scoring brings.
        FavoursFor,
        /// What gold, cubes and deniers bring at the end.
        Bonus,
        BeingBuilt,
        NothingToEnter,
        PlusPoints,
        Guild,
        BecomesResidence,
        Buy,
        Sell,
        Pays,
        TwoForOne,
        /// The same before it is said which; short, so that it has room beside the columns of the favour table.
        OneForTwo,
        Nothing,
        Or,
        EffectSell,
        /// What a peddler does not sell and an alchemist does not take.
        NoGold,
        CardCosts,
        CardNeutral,
        CardFixed,
        CardPrestige,
        CardIncome,
        Space,
        OfSeat,
        MarkerOf,
        CheckPlayers,
        CheckEach,
        /// Two play without them.
        CheckTwo,
        /// The players have laid the neutral tiles themselves.
        Laid,
        CheckStart,
        /// Of a section that is scored: nobody builds there any more.
        Closed,
        Provost,
        Bailiff,
        Section,
        PlaceInOrder,
        Points,
        Inn,
        // The log.
        LogRound,
        LogWorker,
        LogPass,
        LogProvost,
        LogStays,
        LogSkips,
        LogCastleNone,
        LogJoust,
        LogStables,
        /// Who has its right circle now.
        LogInn,
        LogFlip,
        LogFavour,
        /// Who has built the most houses, where the favour for that is points.
        LogMost,
    }
}

impl CaylusTexts {
    /// What is said with this key.
    #[inline(never)]
    pub(crate) fn say(&self, key: Say) -> Prose {
        self.says.of(key as usize)
    }
}

pub(crate) struct CaylusTexts {
    pub(crate) says: Proses<{ Say::COUNT }>,
    /// Phases in capitals.
    pub(crate) phases: Listed<{ Phase::COUNT }>,
    /// The same above a sentence, where letters have no dots.
    pub(crate) effects_line: &'static str,
    pub(crate) neutrals: Listed<{ Neutral::COUNT }>,
    pub(crate) fixed: Proses<{ Fixed::COUNT }>,
    pub(crate) buildings: Proses<{ Building::COUNT }>,
    pub(crate) prestige: Proses<{ Prestige::COUNT }>,
    pub(crate) specials: Listed<{ Special::COUNT }>,
    pub(crate) residence: &'static str,
    /// One letter a seat, within a space of the road.
    pub(crate) marks: Listed<{ MOST_PLAYERS }>,
    /// Then the cube of any kind.
    pub(crate) cubes: Listed<{ Cube::COUNT + 1 }>,
    /// A few letters of each, where there is little room.
    pub(crate) cubes_short: Listed<{ Cube::COUNT + 1 }>,
    /// One, several; and a few letters of it.
    pub(crate) coins: Listed<2>,
    pub(crate) coins_short: &'static str,
    pub(crate) sections: Listed<{ Section::COUNT }>,
    pub(crate) rows: Listed<{ Row::COUNT }>,
    /// What the columns of the last two rows give, in a few letters each.
    pub(crate) favour_cells: Listed<10>,
    /// What the columns 2 to 5 of the last row build.
    pub(crate) favour_builds: Proses<4>,

    /// What happens in each phase; then what a favour is.
    pub(crate) rules: Proses<{ Phase::COUNT + 1 }>,
    /// What everyone forgets, in one short sentence.
    pub(crate) reminders: Proses<{ Phase::COUNT + 1 }>,

    // Who does what.
    /// Now, then, and what everybody takes.
    pub(crate) take_income: Proses<3>,
    /// Nobody, and nobody else.
    pub(crate) nobody: Proses<2>,
    pub(crate) favour: &'static str,
    /// Where C leads: to the workers, the provost, the castle, the next round, the last count, the end of the round,
    /// a favour, the result.
    pub(crate) leads_to: Listed<8>,
    /// The special buildings in their order, two lines.
    pub(crate) special_lines: Proses<2>,
    /// What is counted at the end.
    pub(crate) count: Listed<3>,

    // What B opens and its title: while workers are placed, of the special buildings, of those who build or are sold points, of
    // the castle, and of the cubes that are paid there.
    pub(crate) extra_hints: Listed<5>,
    pub(crate) extra_titles: Proses<5>,
    /// What C does on the list of buildings, and what they cost.
    pub(crate) builds_rule: Prose,

    // Lists.
    /// To pass; to do without an effect; at the gate to stay, to leave.
    pub(crate) answers: Proses<4>,
    pub(crate) to_the_road: &'static str,
    pub(crate) before_the_bridge: &'static str,
    /// One house, several, none.
    pub(crate) houses: Proses<3>,

    // What the tiles do.
    pub(crate) effect_buy: Proses<2>,
    /// With a carpenter, a mason, an architect; with a lawyer for so many cubes.
    pub(crate) effect_build: Proses<4>,
    pub(crate) effect_specials: Proses<{ Special::COUNT }>,
    pub(crate) card_residence: Prose,
    pub(crate) card_favours: Proses<2>,
    pub(crate) look_up: &'static str,
    pub(crate) purses: &'static str,

    // The log.
    /// What `next` led on from, by phase.
    pub(crate) log_next: Proses<{ Phase::COUNT }>,
    /// In whole words, and with little room.
    pub(crate) log_build: Proses<2>,

    // Corrections.
    pub(crate) empty: &'static str,
    /// No, yes.
    pub(crate) no_yes: Proses<2>,

    // The lines of the score sheet, in a word each.
    pub(crate) sheet: Listed<{ Line::COUNT }>,

    // The set-up.
    pub(crate) books: Proses<2>,
    pub(crate) favours: Proses<2>,
    pub(crate) setup_rows: Proses<5>,
    /// Then who starts.
    pub(crate) explain: Proses<6>,
    /// The spaces of the neutral tiles two by two, then the turn order with the deniers, and what each begins with.
    pub(crate) check: Proses<5>,

    pub(crate) refusals: Proses<4>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reminder_fits_its_line() {
        crate::text::assert_notes_fit(|language| (0..=Phase::COUNT).map(move |at| TEXTS.of(language).reminders.of(at)));
    }
}
