//! The words of Carcassonne: De Stad: one table a language, the same keys in each.
//!
//! Arrays are in the order of the engine's enums, and as long, so that a missing name does not compile.

use engine::carcassonne_city::{FeatureKind, Phase, Role, TileRole, event::SeatValue};

mod de;
mod en;
mod nl;

use crate::text::{
    Words,
    listed::Listed,
    prose::{Prose, Proses},
};

/// The tables.
pub(super) static TEXTS: Words<&CityTexts> = Words { nl: &nl::CITY, de: &de::CITY, en: &en::CITY };

/// Pages of the look-up that have a title and a text.
pub(crate) const PAGES: usize = 8;

pub(crate) struct CityTexts {
    pub(crate) name: &'static str,
    /// Phases in capitals.
    pub(crate) phases: Listed<{ Phase::COUNT }>,
    /// Above a phase that is itself the largest word.
    pub(crate) final_count: &'static str,
    /// Rules of each phase: what happens, and what everyone forgets.
    pub(crate) rules: Proses<{ Phase::COUNT }>,
    /// The tower's rule where it counts to the far end.
    pub(crate) tower_far: Prose,
    /// What everyone forgets, on one line.
    pub(crate) reminders: Proses<{ Phase::COUNT }>,

    // The corner, in capitals: the sentence below it leaves no room for letters that go below the line.
    /// The number of the stack, and its tiles: one, several.
    pub(crate) stack_left: [&'static str; 2],
    /// The same where walls are doubled.
    pub(crate) stack_doubled: [&'static str; 2],
    /// Where walls begin, and where they double.
    pub(crate) walls_new: [&'static str; 2],
    /// Pieces to place, and walls in supply.
    pub(crate) pieces_left: &'static str,
    /// One, several; so with the guards.
    pub(crate) walls_left: [&'static str; 2],
    pub(crate) guards_left: [&'static str; 2],
    /// Why something is scored, where no tile completes it.
    pub(crate) by_wall: &'static str,

    // The sentence, and one imperative line.
    /// Where walls begin, and where they double; and the rule of it.
    pub(crate) banners: Proses<2>,
    pub(crate) news: Proses<2>,
    /// With the heading of all the walls open, and beside it.
    pub(crate) rest_heading: &'static str,
    pub(crate) rest_unguarded: &'static str,
    pub(crate) lays: &'static str,
    pub(crate) places_gate: &'static str,
    pub(crate) places_wall: &'static str,
    pub(crate) tower_question: &'static str,
    /// The same of somebody whose towers all stand.
    pub(crate) towers_used: &'static str,
    pub(crate) end_question: &'static str,
    pub(crate) one_district: &'static str,
    /// One market, several.
    pub(crate) markets_number: [&'static str; 2],
    pub(crate) what_completed: &'static str,
    pub(crate) what_more: &'static str,
    pub(crate) how_many_tiles: [&'static str; FeatureKind::COUNT],
    pub(crate) how_many_goods: &'static str,
    pub(crate) who_stands: [&'static str; FeatureKind::COUNT],
    /// One gets them, by name; several do, whose new totals follow.
    pub(crate) get_points: [&'static str; 2],
    pub(crate) then: &'static str,
    /// More were counted than can stand there, on what a wall or the ring closes and on what a tile completes; also as a
    /// refusal.
    pub(crate) one_a_tile: [&'static str; 2],
    pub(crate) nobody_can: &'static str,
    pub(crate) how_many_fit: &'static str,
    /// One steward is still out, several are.
    pub(crate) whose_district: [&'static str; 2],
    pub(crate) how_many_markets: &'static str,
    pub(crate) how_many_public: &'static str,
    /// With the public ones of the same row.
    pub(crate) how_many_historic: &'static str,
    /// Who goes home from what is unfinished: one citizen, several; one vendor, several.
    pub(crate) homeward: [[&'static str; 2]; 2],

    // Lists.
    pub(crate) no_follower: &'static str,
    pub(crate) roles: Listed<{ TileRole::COUNT }>,
    /// A scoring without a follower, and with each.
    pub(crate) scoring_alone: &'static str,
    pub(crate) scoring_with: [&'static str; TileRole::COUNT],
    pub(crate) completes: &'static str,
    /// The same where the game can end.
    pub(crate) completes_or_end: &'static str,
    pub(crate) fits_nowhere: &'static str,
    pub(crate) features: Listed<{ FeatureKind::COUNT }>,
    /// The same in capitals.
    pub(crate) feature_headings: Listed<{ FeatureKind::COUNT }>,
    pub(crate) nothing_more: &'static str,
    pub(crate) gate_stands: &'static str,
    /// At the left end, at the right end.
    pub(crate) ends: [&'static str; 2],
    pub(crate) with_guard: [&'static str; 2],
    pub(crate) rest: &'static str,
    /// The same where a wall may fit nowhere, and that it is so.
    pub(crate) rest_or_end: &'static str,
    pub(crate) wall_fits_nowhere: &'static str,
    pub(crate) split: &'static str,
    pub(crate) closes: &'static str,
    pub(crate) no_tower: &'static str,
    /// The same of somebody whose towers all stand.
    pub(crate) towers_gone: &'static str,
    pub(crate) play_on: &'static str,
    pub(crate) end_now: &'static str,
    /// The same among the tiles, where it is not asked how many walls fit.
    pub(crate) end_in_turn: &'static str,
    /// Where C leads that leaves a phase.
    pub(crate) leads_to: Listed<{ Phase::COUNT }>,

    // The look-up: where everybody's followers are, then pages with a title and a text.
    pub(crate) look_up: &'static str,
    pub(crate) overview: &'static str,
    pub(crate) supply: &'static str,
    pub(crate) page_titles: Listed<PAGES>,
    pub(crate) pages: Proses<PAGES>,

    // The log.
    pub(crate) log: CityLogTexts,

    // Corrections.
    pub(crate) correct_turn: &'static str,
    pub(crate) correct_tiles: &'static str,
    pub(crate) correct_walls: [&'static str; 2],
    pub(crate) correct_tower: [&'static str; 2],
    pub(crate) values: Listed<{ SeatValue::COUNT }>,

    // The score sheet: roads, markets, towers, stewards, guards, corrections.
    pub(crate) sheet: Listed<6>,
    /// The same in a word each, side by side.
    pub(crate) legend: Listed<6>,
    /// One tile, several.
    pub(crate) length: [&'static str; 2],

    // The set-up.
    pub(crate) unclaimed_row: &'static str,
    pub(crate) unclaimed: [&'static str; 2],
    pub(crate) towers_row: &'static str,
    pub(crate) towers: [&'static str; 2],
    pub(crate) last_tile_row: &'static str,
    pub(crate) last_tile: [&'static str; 2],
    pub(crate) explain_start: Prose,
    pub(crate) explain_unclaimed: Prose,
    pub(crate) explain_towers: Prose,
    pub(crate) explain_last_tile: Prose,
    pub(crate) check_players: &'static str,
    pub(crate) check_stacks: [&'static str; 2],
    pub(crate) check_followers: [&'static str; 2],
    pub(crate) check_towers: [&'static str; 2],
    pub(crate) check_aside: [&'static str; 2],
    pub(crate) check_start: &'static str,
    pub(crate) check_begins: [&'static str; 2],

    // Why an entry is refused; the device offers only what is legal.
    pub(crate) no_tiles: &'static str,
    pub(crate) no_goods: &'static str,
    pub(crate) somebody_stands: &'static str,
    pub(crate) finish_first: &'static str,
}

/// Log lines: what came of an event.
pub(crate) struct CityLogTexts {
    /// The tile's number.
    pub(crate) tile: &'static str,
    pub(crate) places: &'static str,
    /// With a follower of each role.
    pub(crate) places_role: [&'static str; TileRole::COUNT],
    pub(crate) discard: &'static str,
    pub(crate) nobody: &'static str,
    /// After it: nobody builds.
    pub(crate) no_walls: &'static str,
    pub(crate) gains: &'static str,
    pub(crate) gate: &'static str,
    pub(crate) wall: [&'static str; 2],
    pub(crate) guard: [&'static str; 2],
    pub(crate) walls: &'static str,
    pub(crate) closes: &'static str,
    pub(crate) tower: &'static str,
    pub(crate) no_tower: &'static str,
    pub(crate) ends: &'static str,
    pub(crate) unfinished: &'static str,
    /// Stewards and guards: while they are being told, and a guard with its points.
    pub(crate) district: &'static str,
    pub(crate) row: &'static str,
    pub(crate) row_whole: &'static str,
}

/// As many roles as the followers' list has.
const _: () = assert!(Role::COUNT == TileRole::COUNT + 1);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reminder_fits_its_line() {
        crate::text::assert_notes_fit(|language| {
            let words = TEXTS.of(language);
            (0..Phase::COUNT).map(|at| words.reminders.of(at)).chain([0, 1].map(|at| words.banners.of(at)))
        });
    }
}
