//! The screens of Machiavelli. Invariant: the presses begin on the home screen of a new device.

use super::Chapter;

pub(super) const CHAPTER: Chapter = Chapter {
    stretches: &[
        // Machiavelli, the last of the list: the selection is over, and rank 1 is called.
        ("machiavelli", "down c up c c c"),
        // The bishop is murdered, the king robbed; the king is called.
        ("machiavelli-robbed", "machiavelli c c b c up c b b"),
        ("machiavelli-of-eight", "down c up c b c c c a c c"),
    ],
    screens: &[
        ("machiavelli-set-up", "down c up c"),
        ("machiavelli-choices", "down c up c b down down down"),
        ("machiavelli-card-values", "down c up c b up up up up up"),
        ("machiavelli-selection", "down c up c c"),
        ("machiavelli-call", "machiavelli"),
        ("machiavelli-call-of-eight", "machiavelli-of-eight b down"),
        ("machiavelli-murder", "machiavelli c up"),
        ("machiavelli-robbed", "machiavelli-robbed"),
        ("machiavelli-turn", "machiavelli-robbed c"),
        ("machiavelli-build", "machiavelli-robbed c c down"),
        ("machiavelli-cards", "machiavelli hold-c down down c"),
    ],
};
