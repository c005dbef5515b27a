//! The words of Machiavelli: one table a language, the same keys in each.
//!
//! Arrays are in the order of the engine's enums, and as long, so that a missing name does not compile.

use engine::machiavelli::{Character, Line, List, Phase, Type};

mod de;
mod en;
mod nl;

use crate::text::Words;

/// The tables.
pub(super) static TEXTS: Words<&CallTexts> = Words { nl: &nl::CALL, de: &de::CALL, en: &en::CALL };

/// Districts that have a name: all but the cards that nobody could read, and the tent.
pub(crate) const NAMED: usize = 48;
/// Unique districts that are explained.
pub(crate) const UNIQUES: usize = 31;
/// Action cards of the box.
pub(crate) const ACTIONS: usize = 7;

pub(crate) struct CallTexts {
    pub(crate) name: &'static str,
    /// Phases in capitals.
    pub(crate) phases: [&'static str; Phase::COUNT],
    /// Rules of each phase; where a character is called, what it does is said instead.
    pub(crate) rules: [&'static str; Phase::COUNT],
    /// What everyone forgets, on one line.
    pub(crate) reminders: [&'static str; Phase::COUNT],
    pub(crate) characters: [&'static str; Character::COUNT],
    /// The same in capitals.
    pub(crate) headings: [&'static str; Character::COUNT],
    /// What each does: two lines.
    pub(crate) abilities: [&'static str; Character::COUNT],
    pub(crate) districts: [&'static str; NAMED],
    /// A card that nobody could read, with its number.
    pub(crate) own: &'static str,
    /// What each unique district does.
    pub(crate) uniques: [&'static str; UNIQUES],
    pub(crate) types: [&'static str; Type::COUNT],
    /// The base districts of a type: what they bring.
    pub(crate) bases: [&'static str; Type::COUNT],
    pub(crate) actions: [[&'static str; 2]; ACTIONS],
    pub(crate) lists: [&'static str; List::COUNT],

    // The corner, in capitals.
    pub(crate) round: &'static str,
    /// That this round is the last; the same beside a character.
    pub(crate) last_round: [&'static str; 2],
    pub(crate) size: &'static str,
    // The sentence.
    pub(crate) shuffles: &'static str,
    pub(crate) acts: &'static str,
    pub(crate) instead_of: &'static str,
    pub(crate) builds_left: &'static str,
    pub(crate) gives_crown: &'static str,
    pub(crate) heir: &'static str,
    pub(crate) vault: &'static str,
    pub(crate) highest: &'static str,
    /// What lies on a rank, in capitals: murdered, bewitched, robbed, threatened, expropriated.
    pub(crate) marks: [&'static str; 5],
    /// What the assassin, the witch and the thief do.
    pub(crate) deeds: [&'static str; 3],
    /// What magistrate, blackmailer, warlord, diplomat, marshal and artist do.
    pub(crate) does: [&'static str; 6],
    pub(crate) has_it: &'static str,
    pub(crate) gets_it: &'static str,
    pub(crate) nobody: &'static str,
    pub(crate) done: &'static str,
    // What B opens.
    pub(crate) face_up: &'static str,
    pub(crate) who: &'static str,
    pub(crate) builds: &'static str,
    // The selection.
    pub(crate) open_covered: &'static str,
    /// Keeps one of so many, hands on so many; lays one down besides; takes up the covered card.
    pub(crate) picks: &'static str,
    pub(crate) picks_down: &'static str,
    pub(crate) picks_up: &'static str,
    // Lists.
    pub(crate) cheap: &'static str,
    pub(crate) fives: &'static str,
    pub(crate) dear: &'static str,
    pub(crate) special: &'static str,
    pub(crate) complete_list: &'static str,
    pub(crate) early: &'static str,
    pub(crate) untaxed: &'static str,
    pub(crate) for_it: &'static str,
    pub(crate) over_it: &'static str,
    pub(crate) seize: &'static str,
    pub(crate) tuck: &'static str,
    pub(crate) complete: &'static str,
    // What is counted.
    pub(crate) counted: [&'static str; 6],
    // The log.
    pub(crate) log: LogTexts,
    // Corrections.
    pub(crate) correct: [&'static str; 10],
    pub(crate) yes_no: [&'static str; 2],
    pub(crate) look_up: &'static str,
    pub(crate) sheet: [&'static str; Line::COUNT],
    pub(crate) legend: [&'static str; Line::COUNT],
    pub(crate) length: &'static str,
    // The set-up.
    pub(crate) list_row: &'static str,
    pub(crate) uniques_row: &'static str,
    pub(crate) uniques_of: [&'static str; 2],
    pub(crate) cities_row: &'static str,
    pub(crate) actions_row: &'static str,
    pub(crate) bell_row: &'static str,
    pub(crate) bell: [&'static str; 2],
    pub(crate) own_row: &'static str,
    pub(crate) explain: [&'static str; 8],
    pub(crate) check_players: &'static str,
    pub(crate) check_crown: &'static str,
    pub(crate) check: [[&'static str; 2]; 5],
}

/// Log lines: what came of an event.
pub(crate) struct LogTexts {
    pub(crate) round: &'static str,
    pub(crate) chosen: &'static str,
    pub(crate) face_up: &'static str,
    /// Who turned over what; nobody did; nothing was said.
    pub(crate) answer: &'static str,
    pub(crate) nobody: &'static str,
    pub(crate) unsaid: &'static str,
    pub(crate) done: &'static str,
    pub(crate) crown: &'static str,
    pub(crate) build: &'static str,
    pub(crate) destroy: &'static str,
    pub(crate) swap: &'static str,
    pub(crate) conquer: &'static str,
    pub(crate) seize: &'static str,
    pub(crate) upgrade: &'static str,
    pub(crate) complete: &'static str,
    pub(crate) vault: &'static str,
    pub(crate) no_vault: &'static str,
    pub(crate) highest: &'static str,
}
