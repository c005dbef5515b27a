//! The lesson of Machiavelli in English.

use super::super::script::LENGTH;
use crate::lesson::{Lines, lesson};

pub(super) const LESSON: Lines = lesson! { LENGTH;
    read(prose!(
        "Each round everybody picks a character in secret. Provost calls them and keeps what lies open; you keep the gold yourselves."
    )),
    task(prose!("Red shuffles, all pick. Then: next"), prose!("Picking needs no Provost: C goes on")),
    task(prose!("Rank 1 is called: Green has it"), prose!("Down to Green, then C")),
    task(prose!("Green murders rank 7"), prose!("Up or down to 7, then C")),
    task(prose!("Rank 2: nobody speaks up"), prose!("Nobody is B")),
    task(prose!("Rank 4: Blue. The crown moves too"), prose!("Blue is the king")),
    task(prose!("Blue builds a manor: type Noble"), prose!("Up to Noble, then the manor")),
    task(prose!("Rank 5: Yellow, the bishop"), prose!("Yellow is the bishop")),
    read(prose!("Rank 7 is passed over: murdered. Rank 8 cannot touch Yellow, who is the bishop.")),
    task(prose!("Rank 8: Red, the warlord"), prose!("Red has rank 8")),
    task(prose!("Red destroys Green's tavern"), prose!("Above Trade: destroys Tavern")),
    read(prose!("With 7 districts the round is the last; that stays at the top. A undoes. Now you: C begins a game.")),
};
