//! The words of Caylus: one table a language, the same keys in each.
//!
//! What a number chooses is in the order of the engine's enums, and as long, so that a missing name does not compile.

use core::fmt::Display;

use engine::caylus::{
    Line, Phase,
    event::{Row, Section},
    setup::MOST_PLAYERS,
    tiles::{Builder, Building, Cube, Fixed, Neutral, Prestige, Special},
};

mod de;
mod en;
mod nl;

use crate::text::{
    Words, fill,
    listed::Listed,
    prose::{Prose, Proses, keys},
};

/// The tables.
pub(super) static TEXTS: Words<&CaylusTexts> = Words { nl: &nl::CAYLUS, de: &de::CAYLUS, en: &en::CAYLUS };

keys! {
    /// Sentences with gaps, and words that stand alone.
    Say {
        Buildings[Building::COUNT],
        Prestige[Prestige::COUNT],
        Fixed[Fixed::COUNT],
        Residence,
        Empty,
        Space,
        PlusPoints,
        BecomesResidence,
        /// One house, several, none.
        Houses[3],
        Buy,
        Sell,
        TwoForOne,
        /// The same before it is said which; short, so that it has room beside the columns of the favour table.
        OneForTwo,
        Nothing,
        Or,
        Guild,
        Stays,
        Round,
        Corner,
        PassesQuestion,
        Passes,
        Price,
        /// Before those who have passed.
        Passed,
        Costs,
        Free,
        Chooses,
        Takes,
        Pays,
        /// To pass; to do without an effect; at the gate to stay, to leave.
        Answers[4],
        /// Nobody, and nobody else.
        Nobody[2],
        Favour,
        /// The phase above a sentence, where letters have no dots.
        EffectsLine,
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
        /// What everybody takes.
        TakeIncome,
        /// What to do with the special buildings, in their order; and those that two play without.
        SpecialLines[2],
        /// The titles of what B opens.
        ExtraTitles[5],
        NothingToEnter,
        EffectSell,
        EffectBuy[2],
        /// With a carpenter, a mason, an architect; with a lawyer for so many cubes.
        EffectBuild[4],
        /// What a peddler does not sell and an alchemist does not take.
        NoGold[2],
        CardCosts,
        CardNeutral,
        CardFixed,
        CardPrestige,
        CardIncome,
        CardFavours[2],
        OfSeat,
        MarkerOf,
        Provost,
        Bailiff,
        Section,
        PlaceInOrder,
        Points,
        Inn,
        /// No, yes.
        NoYes[2],
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
        /// An effect that is passed over, because its seat can do nothing with it.
        CanDoNothing,
        LogFlip,
        LogFavour,
        /// Who has built the most houses, where the favour for that is points.
        LogMost,
        /// In whole words, and with little room.
        LogBuild[2],
        /// What `next` led on from, by phase; it ends no other.
        LogNext[Phase::COUNT],
        /// What everyone forgets in each phase, then with a favour, in one short sentence.
        Reminders[Phase::COUNT + 1],
        CheckPlayers,
        CheckEach,
        CheckStart,
        /// The players have laid the neutral tiles themselves.
        Laid,
        Books[2],
        Favours[2],
        SetupRows[5],
        /// The spaces of the neutral tiles two by two, then the turn order with the deniers, and what each begins with.
        Check[5],
        /// Everybody's, and who stands before the bridge.
        Purses[2],
        CardResidence,
        /// What C does on the list of buildings, and what they cost.
        BuildsRule,
        /// What happens in each phase; then what a favour is.
        Rules[Phase::COUNT + 1],
        /// What a scoring brings, and what the road's picture shows: each the page's name, then what it says.
        Pages[4],
        EffectSpecials[Special::COUNT],
        /// In the order of the rows, but for players and seats.
        Explain[6],
    }
}

keys! {
    /// Names that are drawn by the dozen, or written where nothing packed can be.
    Name {
        /// One letter a seat, within a space of the road.
        Marks[MOST_PLAYERS],
        /// Then the cube of any kind.
        Cubes[Cube::COUNT + 1],
        /// A few letters of each, where there is little room.
        CubesShort[Cube::COUNT + 1],
        /// One, several; and a few letters of it, and of workers.
        Coins[2],
        CoinsShort[2],
        Neutrals[Neutral::COUNT],
        Specials[Special::COUNT],
        Sections[Section::COUNT],
        /// What the columns of the last two rows of the favour table give, in a few letters each.
        FavourCells[10],
        Rows[Row::COUNT],
        /// What a carpenter, a mason, an architect and a lawyer build.
        Kinds[Builder::ALL.len()],
        /// Headings of the workers' list.
        ToTheRoad,
        BeforeTheBridge,
        /// In capitals.
        Phases[Phase::COUNT],
        /// Where C leads: to the workers, the provost, the castle, the next round, the last count, the end of the round, a favour,
        /// the result.
        LeadsTo[8],
        /// What is counted at the end.
        Count[3],
        /// What B opens: while workers are placed, of the special buildings, of those who build or are sold points, of the castle,
        /// and of the cubes that are paid there.
        ExtraHints[5],
        LookUp,
    }
}

pub(crate) struct CaylusTexts {
    says: Proses<{ Say::COUNT }>,
    names: Listed<{ Name::COUNT }>,
    /// The lines of the score sheet, in a word each.
    pub(crate) sheet: Listed<{ Line::COUNT }>,
}

impl CaylusTexts {
    /// What is said with this key.
    #[inline(never)]
    pub(crate) fn say(&self, key: Say) -> Prose {
        self.one_of(key, 0)
    }

    /// One of those that this key stands for, by its number from 0.
    #[inline(never)]
    pub(crate) fn one_of(&self, key: Say, number: usize) -> Prose {
        debug_assert!(number < Say::TEXTS[key as usize]);
        self.says.of(key.place() + number)
    }

    /// What is said with this key, with its gaps filled.
    #[inline(never)]
    pub(crate) fn tell(&self, key: Say, gaps: &[&dyn Display]) -> fill::Line {
        self.tell_one(key, 0, gaps)
    }

    /// One of those that this key stands for, with its gaps filled.
    #[inline(never)]
    pub(crate) fn tell_one(&self, key: Say, number: usize, gaps: &[&dyn Display]) -> fill::Line {
        fill::tell(self.one_of(key, number), gaps)
    }

    /// A name, one of those with this key.
    #[inline(never)]
    pub(crate) fn name(&self, key: Name, number: usize) -> &'static str {
        debug_assert!(number < Name::TEXTS[key as usize]);
        self.names.of(key.place() + number)
    }

    /// The same as a line.
    #[inline(never)]
    pub(crate) fn named(&self, key: Name, number: usize) -> fill::Line {
        fill::fill(self.name(key, number), &[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        draw::{
            chrome::BODY,
            text::{Size, lines},
        },
        settings::Language,
        text::prose::Unpacked,
    };

    #[test]
    fn every_reminder_fits_its_line() {
        crate::text::assert_notes_fit(|language| {
            (0..=Phase::COUNT).map(move |at| TEXTS.of(language).one_of(Say::Reminders, at))
        });
    }

    /// A page of help has five lines; what is longer stands so close that letters touch.
    #[test]
    fn every_page_of_help_fits() {
        let pages = [
            (Say::BuildsRule, Say::TEXTS[Say::BuildsRule as usize]),
            (Say::Rules, Say::TEXTS[Say::Rules as usize]),
            (Say::Explain, Say::TEXTS[Say::Explain as usize]),
            (Say::EffectSpecials, Say::TEXTS[Say::EffectSpecials as usize]),
            (Say::Pages, Say::TEXTS[Say::Pages as usize]),
        ];
        let all = Language::ALL.into_iter().flat_map(|language| {
            let texts = TEXTS.of(language);
            pages.into_iter().flat_map(move |(key, number)| (0..number).map(move |at| texts.one_of(key, at).read()))
        });
        let is_long = |text: &Unpacked| lines(text, Size::Body, BODY.size.width).count() > 5;
        let long: std::vec::Vec<_> = all.filter(is_long).collect();
        assert!(long.is_empty(), "{long:#?}");
    }
}
