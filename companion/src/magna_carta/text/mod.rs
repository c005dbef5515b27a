//! The words of Magna Carta: one table a language, the same keys in each.
//!
//! Arrays are in the order of the engine's enums, and as long, so that a missing name does not compile.

use engine::magna_carta::{
    Phase,
    cards::{Building, Cube, Neutral, Prestige},
    tokens::Part,
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
pub(super) static TEXTS: Words<&MagnaCartaTexts> =
    Words { nl: &nl::MAGNA_CARTA, de: &de::MAGNA_CARTA, en: &en::MAGNA_CARTA };

pub(crate) struct MagnaCartaTexts {
    /// Phases in capitals.
    pub(crate) phases: Listed<{ Phase::COUNT }>,
    /// The fourth of them above a sentence.
    pub(crate) effects_line: &'static str,
    pub(crate) buildings: Listed<{ Building::COUNT }>,
    pub(crate) neutrals: Listed<{ Neutral::COUNT }>,
    pub(crate) prestige: Listed<{ Prestige::COUNT }>,
    pub(crate) residence: &'static str,
    pub(crate) cubes: Listed<{ Cube::COUNT }>,
    /// A white cube in a price: what it means, and the shorter word of a list.
    pub(crate) any_cube: &'static str,
    pub(crate) white_cube: &'static str,
    /// One, several.
    pub(crate) deniers: [&'static str; 2],
    /// A token of each part, one and several.
    pub(crate) tokens: [[&'static str; 2]; Part::COUNT],
    pub(crate) tokens_number: &'static str,
    /// Rules and helps of each phase: what happens, and what everyone forgets.
    pub(crate) rules: Proses<{ Phase::COUNT }>,

    /// What everyone forgets, in one short sentence.
    pub(crate) reminders: Proses<{ Phase::COUNT }>,
    /// The intro rules have no provost and no residences: the rules of the income and of the effects, and the rule and
    /// reminder of the round's end.
    pub(crate) intro_income: Prose,
    pub(crate) intro_effects: Prose,
    pub(crate) intro_end: Prose,
    pub(crate) intro_end_reminder: Prose,

    // The corner: round and phase.
    pub(crate) round: &'static str,
    pub(crate) corner: &'static str,
    pub(crate) card_owner: &'static str,
    pub(crate) last_round: &'static str,
    pub(crate) few_left: &'static str,

    // One imperative line a phase.
    /// Before those who take more; before everybody, when all do.
    pub(crate) take_income: [&'static str; 2],
    pub(crate) passes_question: &'static str,
    pub(crate) passes: &'static str,
    pub(crate) provost_stays: &'static str,
    pub(crate) provost_costs: &'static str,
    /// Where C leads: to the actions, to the castle, to the next round, to the last count.
    pub(crate) leads_to: [&'static str; 4],
    pub(crate) he_would_stand: &'static str,
    pub(crate) for_worker: &'static str,
    pub(crate) offers: &'static str,
    pub(crate) takes: &'static str,
    pub(crate) and: &'static str,
    pub(crate) takes_nothing: &'static str,
    /// Where gold stands in for other cubes.
    pub(crate) pays_gold: &'static str,
    pub(crate) gold_goes: &'static str,
    pub(crate) tokens_left: &'static str,
    pub(crate) provost_goes: &'static str,
    pub(crate) start_goes: &'static str,
    pub(crate) no_gold: &'static str,
    pub(crate) stock_spent: &'static str,
    pub(crate) card_of: &'static str,
    pub(crate) castle: &'static str,
    pub(crate) rank: &'static str,
    /// What is counted: gold, cubes, coins.
    pub(crate) count: [&'static str; 3],

    // Actions and effects in lists.
    pub(crate) pass: &'static str,
    pub(crate) draw: &'static str,
    pub(crate) redraw: &'static str,
    /// What C does with the card of a row: puts a worker on it, makes it a residence.
    pub(crate) puts_worker: &'static str,
    pub(crate) to_residence: &'static str,
    /// A card that becomes a residence: in a sentence, and with little room. Who has one built.
    pub(crate) becomes: &'static str,
    pub(crate) turn: &'static str,
    pub(crate) builds_residence: &'static str,
    pub(crate) build: &'static str,
    pub(crate) builds_one: &'static str,
    pub(crate) possible: &'static str,
    pub(crate) put_up: &'static str,
    pub(crate) prestige_on: &'static str,
    pub(crate) skip: &'static str,
    pub(crate) take: &'static str,
    pub(crate) take_all: &'static str,
    pub(crate) buy: &'static str,
    pub(crate) sell: &'static str,
    pub(crate) swap: &'static str,
    pub(crate) buy_gold: &'static str,
    /// One token, two tokens.
    pub(crate) buy_tokens: [&'static str; 2],
    /// One token, two tokens.
    pub(crate) church: [&'static str; 2],
    pub(crate) church_notary: &'static str,
    pub(crate) builds_hint: &'static str,
    pub(crate) builds: &'static str,

    // What everybody holds, and what the cards do, as the look-up shows it.
    pub(crate) purses: &'static str,
    pub(crate) effect_buy_one: &'static str,
    pub(crate) effect_buy_two: &'static str,
    pub(crate) effect_sell: &'static str,
    pub(crate) effect_swap: &'static str,
    pub(crate) effect_gold: &'static str,
    pub(crate) effect_tokens: &'static str,
    pub(crate) effect_or: &'static str,
    pub(crate) effect_flip: &'static str,
    pub(crate) effect_from_card: &'static str,
    pub(crate) card_costs: &'static str,
    pub(crate) card_neutral: &'static str,
    pub(crate) card_prestige: &'static str,
    /// By the intro rules, which have no residences.
    pub(crate) card_prestige_intro: &'static str,
    pub(crate) card_hotel: &'static str,
    pub(crate) card_residence: Prose,

    // Log lines.
    pub(crate) log: LogTexts,
    // Corrections.
    pub(crate) correct_provost: &'static str,
    pub(crate) correct_stock: &'static str,
    pub(crate) correct_start: &'static str,
    pub(crate) not_passed: &'static str,
    pub(crate) gone: &'static str,
    pub(crate) of_seat: &'static str,
    pub(crate) passed_row: &'static str,
    /// Before an order of seats; the second time with the round, at the right of the phase.
    pub(crate) passed: &'static str,
    pub(crate) passed_corner: &'static str,
    pub(crate) coins: &'static str,

    // The score sheet's lines.
    pub(crate) sheet: Listed<6>,
    /// The same in a word each, side by side; lines with the same word are one part of a bar.
    pub(crate) legend: Listed<6>,

    // The set-up.
    pub(crate) variants: [&'static str; 2],
    pub(crate) books: [&'static str; 2],
    pub(crate) rules_row: &'static str,
    pub(crate) books_row: &'static str,
    pub(crate) street_row: &'static str,
    pub(crate) explain_rules: Prose,
    pub(crate) explain_books: Prose,
    pub(crate) explain_street: Prose,
    pub(crate) check_players: &'static str,
    pub(crate) check_tokens: [&'static str; 2],
    pub(crate) check_street: &'static str,
    /// The street's last card, with the provost and without.
    pub(crate) check_end: [&'static str; 3],
    pub(crate) check_each: [&'static str; 2],
    pub(crate) check_hand: [&'static str; 2],
    pub(crate) check_start: &'static str,
    /// A card of the street within a sentence, and as a heading.
    pub(crate) card_at: &'static str,
    pub(crate) card_heading: &'static str,

    pub(crate) refusals: RefusalTexts,
}

/// Log lines: what came of an event.
pub(crate) struct LogTexts {
    pub(crate) round: &'static str,
    /// What `next` led on from: income, buildings, the end of a round; the last with who got the gold.
    pub(crate) next: [&'static str; 3],
    pub(crate) draw: &'static str,
    pub(crate) redraw: &'static str,
    pub(crate) worker: &'static str,
    pub(crate) build: &'static str,
    pub(crate) pass: &'static str,
    pub(crate) provost: &'static str,
    pub(crate) stays: &'static str,
    pub(crate) skips: &'static str,
    pub(crate) castle: &'static str,
    pub(crate) castle_none: &'static str,
    pub(crate) nobody: &'static str,
    /// In a sentence, and with little room.
    pub(crate) church: [&'static str; 2],
    /// Whose card was turned over, with little room.
    pub(crate) turns: &'static str,
    /// Cubes that go on a new card.
    pub(crate) cubes_on: &'static str,
    /// With little room: that somebody counted.
    pub(crate) counted: &'static str,
    /// After who got the gold of the last round.
    pub(crate) spent: &'static str,
}

/// Why an entry is refused. The device offers only what is legal, so few of the engine's reasons can be met there.
pub(crate) struct RefusalTexts {
    pub(crate) passed: &'static str,
    pub(crate) nothing_to_build: &'static str,
    pub(crate) already_built: &'static str,
    pub(crate) nobody_left: &'static str,
    pub(crate) under_prestige: &'static str,
    pub(crate) not_in_intro: &'static str,
    pub(crate) cannot_flip: &'static str,
    pub(crate) too_many_tokens: &'static str,
    /// How many tokens of a part can lie in the stock.
    pub(crate) no_more: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reminder_fits_its_line() {
        crate::text::assert_notes_fit(|language| {
            let words = TEXTS.of(language);
            (0..Phase::COUNT).map(|at| words.reminders.of(at)).chain([words.intro_end_reminder])
        });
    }
}
