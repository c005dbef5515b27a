//! The screens of Caylus. Invariant: the presses begin on the home screen of a new device.

use super::Chapter;

pub(super) const CHAPTER: Chapter = Chapter {
    stretches: &[
        // Caylus: the income is taken; all have passed; a favour at the joust; a farm is built; a house in the castle.
        ("caylus", "down c down down c c c"),
        ("caylus-passed", "caylus c c c c"),
        ("caylus-built", "caylus-passed c b b c c"),
        ("caylus-castle", "caylus-built c b c c a"),
        ("caylus-ledger", "down c down down c b down c a c c"),
    ],
    screens: &[
        ("caylus-set-up", "down c down down c"),
        ("caylus-income", "down c down down c c"),
        ("caylus-workers", "caylus c"),
        ("caylus-special", "caylus-passed"),
        ("caylus-favour", "caylus-passed b down c c"),
        ("caylus-provost", "caylus-passed c up up"),
        ("caylus-effects", "caylus-passed c b"),
        ("caylus-castle", "caylus-castle"),
        ("caylus-end", "caylus-castle c c"),
        ("caylus-ledger", "caylus-ledger"),
        ("caylus-ledger-road", "caylus-ledger c"),
        ("caylus-tiles", "caylus hold-c down down c"),
        ("caylus-tile", "caylus hold-c down down c down down down down down down down c"),
        ("caylus-correct", "caylus hold-c c c"),
    ],
};
