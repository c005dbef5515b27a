//! The recommended lists: a cast and 14 unique districts each (facts, section 7).
//!
//! The titles are the Dutch booklet's, the contents those of the English one; a table that reads others names them. Invariant:
//! every list has ranks 1 to 8 and 14 different unique districts.

use super::characters::{Cast, Character};
use super::districts::{District, Uniques};
use crate::notation::words;

words! {
    /// A recommended list.
    List, "a list" {
        FirstGame = "first-game",
        AmbitiousAristocrats = "ambitious-aristocrats",
        CunningAgents = "cunning-agents",
        IllustriousEmissaries = "illustrious-emissaries",
        DeviousDignitaries = "devious-dignitaries",
        TenaciousDelegates = "tenacious-delegates",
        ViciousNobles = "vicious-nobles",
    }
}

impl List {
    /// Its characters by rank: eight, or nine.
    pub const fn characters(self) -> &'static [Character] {
        use Character::*;
        match self {
            List::FirstGame => &[Assassin, Thief, Magician, King, Bishop, Merchant, Architect, Warlord],
            List::AmbitiousAristocrats => {
                &[Magistrate, Thief, Wizard, Patrician, Bishop, Trader, Architect, Marshal, Queen]
            }
            List::CunningAgents => {
                &[Witch, Blackmailer, Magician, Emperor, Abbot, Alchemist, Architect, Warlord, TaxCollector]
            }
            List::IllustriousEmissaries => &[Witch, Spy, Seer, Emperor, Bishop, Merchant, Scholar, Diplomat, Artist],
            List::DeviousDignitaries => {
                &[Magistrate, Blackmailer, Wizard, King, Abbot, Alchemist, Navigator, Marshal, Queen]
            }
            List::TenaciousDelegates => &[Assassin, Spy, Seer, King, Cardinal, Trader, Scholar, Diplomat, Artist],
            List::ViciousNobles => {
                &[Assassin, Thief, Magician, Patrician, Cardinal, Merchant, Navigator, Warlord, TaxCollector]
            }
        }
    }

    /// Its unique districts.
    pub const fn uniques(self) -> [District; 14] {
        use District::*;
        match self {
            List::FirstGame => [
                DragonGate,
                Factory,
                HauntedQuarter,
                ImperialTreasury,
                Keep,
                Laboratory,
                Library,
                MapRoom,
                Quarry,
                SchoolOfMagic,
                Smithy,
                Statue,
                ThievesDen,
                WishingWell,
            ],
            List::AmbitiousAristocrats => [
                Capitol,
                Factory,
                Framework,
                GreatWall,
                HauntedQuarter,
                Keep,
                Necropolis,
                Park,
                PoorHouse,
                Quarry,
                SchoolOfMagic,
                Stables,
                Statue,
                ThievesDen,
            ],
            List::CunningAgents => [
                Armory,
                Basilica,
                DragonGate,
                GoldMine,
                Keep,
                Monument,
                Museum,
                Necropolis,
                Park,
                PoorHouse,
                Quarry,
                SecretVault,
                Smithy,
                Theater,
            ],
            List::IllustriousEmissaries => [
                Factory,
                Framework,
                GreatWall,
                HauntedQuarter,
                IvoryTower,
                Keep,
                Library,
                Museum,
                Observatory,
                Park,
                PoorHouse,
                Quarry,
                SchoolOfMagic,
                Smithy,
            ],
            List::DeviousDignitaries => [
                DragonGate,
                Factory,
                Framework,
                HauntedQuarter,
                Laboratory,
                Necropolis,
                Park,
                PoorHouse,
                SecretVault,
                Smithy,
                Stables,
                Theater,
                ThievesDen,
                WishingWell,
            ],
            List::TenaciousDelegates => [
                Basilica,
                Capitol,
                HauntedQuarter,
                ImperialTreasury,
                Laboratory,
                Library,
                MapRoom,
                Observatory,
                SchoolOfMagic,
                SecretVault,
                Smithy,
                Stables,
                Statue,
                WishingWell,
            ],
            List::ViciousNobles => [
                Armory,
                Basilica,
                DragonGate,
                GoldMine,
                ImperialTreasury,
                IvoryTower,
                Laboratory,
                MapRoom,
                Monument,
                Museum,
                SchoolOfMagic,
                Statue,
                ThievesDen,
                WishingWell,
            ],
        }
    }

    /// The cast that it gives so many players: ranks 1 to 8, and the ninth too with 3 or 8, if it has one. `None` cannot
    /// happen, see the test.
    pub fn cast(self, players: usize) -> Option<Cast> {
        let number = if matches!(players, 3 | 8) { 9 } else { 8 };
        Cast::new(self.characters().iter().copied().take(number)).ok()
    }

    /// Its unique districts as a set.
    pub fn unique_set(self) -> Uniques {
        self.uniques().into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_is_a_cast_and_fourteen_unique_districts() {
        for list in List::ALL {
            assert!((2..=8).all(|players| list.cast(players).is_some()), "{list}");
            assert_eq!(list.unique_set().len(), 14, "{list}");
        }
    }
}
