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
    prose::{Prose, Proses},
};

/// The tables.
pub(super) static TEXTS: Words<&CaylusTexts> = Words { nl: &nl::CAYLUS, de: &de::CAYLUS, en: &en::CAYLUS };

pub(crate) struct CaylusTexts {
    /// Phases in capitals.
    pub(crate) phases: Listed<{ Phase::COUNT }>,
    /// The same above a sentence, where letters have no dots.
    pub(crate) effects_line: &'static str,
    pub(crate) neutrals: Listed<{ Neutral::COUNT }>,
    pub(crate) fixed: Listed<{ Fixed::COUNT }>,
    pub(crate) buildings: Listed<{ Building::COUNT }>,
    pub(crate) prestige: Listed<{ Prestige::COUNT }>,
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
    /// Of a section that is scored: nobody builds there any more.
    pub(crate) closed: &'static str,
    pub(crate) rows: Listed<{ Row::COUNT }>,
    /// What the columns of the last two rows give, in a few letters each.
    pub(crate) favour_cells: Listed<10>,
    /// What the columns 2 to 5 of the last row build.
    pub(crate) favour_builds: Listed<4>,

    /// What happens in each phase; then what a favour is.
    pub(crate) rules: Proses<{ Phase::COUNT + 1 }>,
    /// What everyone forgets, in one short sentence.
    pub(crate) reminders: Proses<{ Phase::COUNT + 1 }>,

    // Who does what.
    pub(crate) round: &'static str,
    pub(crate) corner: &'static str,
    /// Now, then, and what everybody takes.
    pub(crate) take_income: Listed<3>,
    pub(crate) passes_question: &'static str,
    pub(crate) passes: &'static str,
    pub(crate) price: &'static str,
    /// Before those who have passed.
    pub(crate) passed: &'static str,
    pub(crate) stays: &'static str,
    pub(crate) costs: &'static str,
    pub(crate) free: &'static str,
    /// Nobody, and nobody else.
    pub(crate) nobody: Listed<2>,
    pub(crate) chooses: &'static str,
    pub(crate) favour: &'static str,
    pub(crate) takes: &'static str,
    /// Where C leads: to the workers, the provost, the castle, the next round, the last count, the end of the round.
    pub(crate) leads_to: Listed<6>,
    pub(crate) he_would_stand: &'static str,
    pub(crate) nothing_active: &'static str,
    pub(crate) for_worker: &'static str,
    pub(crate) for_owner: &'static str,
    /// The special buildings in their order, two lines.
    pub(crate) special_lines: Listed<2>,
    pub(crate) put_on: &'static str,
    pub(crate) order_is: &'static str,
    pub(crate) scored: &'static str,
    pub(crate) being_built: &'static str,
    /// What is counted at the end.
    pub(crate) count: Listed<3>,

    // What B opens and its title, while workers are placed, of the special buildings, and of those who build; and that there is
    // nothing.
    pub(crate) extra_hints: Listed<3>,
    pub(crate) extra_titles: Listed<3>,
    pub(crate) nothing_to_enter: &'static str,
    /// What C does on the list of buildings, and what they cost.
    pub(crate) builds_rule: Prose,

    // Lists.
    /// To pass; to do without an effect; at the gate to stay, to leave.
    pub(crate) answers: Listed<4>,
    pub(crate) to_the_road: &'static str,
    pub(crate) before_the_bridge: &'static str,
    pub(crate) plus_points: &'static str,
    pub(crate) guild: &'static str,
    pub(crate) becomes_residence: &'static str,
    pub(crate) on_space: &'static str,
    /// One house, several, none.
    pub(crate) houses: Listed<3>,
    pub(crate) buy: &'static str,
    pub(crate) sell: &'static str,
    pub(crate) two_for_one: &'static str,
    /// The same before it is said which; short, so that it has room beside the columns of the favour table.
    pub(crate) one_for_two: &'static str,
    pub(crate) nothing: &'static str,

    // What the tiles do.
    pub(crate) or: &'static str,
    pub(crate) effect_sell: &'static str,
    pub(crate) effect_buy: Listed<2>,
    /// With a carpenter, a mason, an architect; with a lawyer for so many cubes.
    pub(crate) effect_build: Listed<4>,
    pub(crate) effect_specials: Proses<{ Special::COUNT }>,
    /// What a peddler does not sell and an alchemist does not take.
    pub(crate) no_gold: &'static str,
    pub(crate) card_costs: &'static str,
    pub(crate) card_neutral: &'static str,
    pub(crate) card_fixed: &'static str,
    pub(crate) card_residence: Prose,
    pub(crate) card_prestige: &'static str,
    pub(crate) card_favours: Listed<2>,
    pub(crate) card_income: &'static str,
    pub(crate) look_up: &'static str,

    // Log lines.
    pub(crate) log: LogTexts,

    // Corrections.
    pub(crate) provost: &'static str,
    pub(crate) bailiff: &'static str,
    pub(crate) section: &'static str,
    pub(crate) place_in_order: &'static str,
    pub(crate) space: &'static str,
    pub(crate) empty: &'static str,
    pub(crate) of_seat: &'static str,
    pub(crate) points: &'static str,
    pub(crate) inn: &'static str,
    /// No, yes.
    pub(crate) no_yes: Listed<2>,
    pub(crate) marker_of: &'static str,

    // The score sheet's lines, and the same in a word each.
    pub(crate) sheet: Listed<{ Line::COUNT }>,
    pub(crate) legend: Listed<{ Line::COUNT }>,

    // The set-up.
    pub(crate) books: Listed<2>,
    pub(crate) favours: Listed<2>,
    pub(crate) setup_rows: Listed<5>,
    pub(crate) explain: Proses<5>,
    pub(crate) check_players: &'static str,
    /// The spaces of the neutral tiles two by two, then the turn order with the deniers, and what each begins with.
    pub(crate) check: Listed<5>,
    pub(crate) check_each: &'static str,
    /// Two play without them.
    pub(crate) check_two: &'static str,
    /// The players have laid the neutral tiles themselves.
    pub(crate) laid: &'static str,
    pub(crate) check_start: &'static str,

    pub(crate) refusals: Listed<4>,
}

/// Log lines: what came of an event.
pub(crate) struct LogTexts {
    pub(crate) round: &'static str,
    /// What `next` led on from, by phase.
    pub(crate) next: Listed<{ Phase::COUNT }>,
    pub(crate) worker: &'static str,
    pub(crate) build: Listed<2>,
    pub(crate) pass: &'static str,
    pub(crate) provost: &'static str,
    pub(crate) stays: &'static str,
    pub(crate) skips: &'static str,
    pub(crate) castle_none: &'static str,
    pub(crate) joust: &'static str,
    pub(crate) stables: &'static str,
    pub(crate) flip: &'static str,
    pub(crate) favour: &'static str,
    /// Who has built the most houses, where the favour for that is points.
    pub(crate) most: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reminder_fits_its_line() {
        crate::text::assert_notes_fit(|language| (0..=Phase::COUNT).map(move |at| TEXTS.of(language).reminders.of(at)));
    }
}
