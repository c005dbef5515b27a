//! The screens of Magna Carta, and of what no game calls its own. Invariant: the presses begin on the home screen of a new device.

use super::Chapter;

pub(super) const CHAPTER: Chapter = Chapter {
    stretches: &[
        // Everybody in turn builds a card, and two of them another.
        ("built", "c c c b c b up up c b down down c b down down down c b down c b c"),
        ("passed", "c c c c"),
        // The provost moves two cards on; the first offers three batches, the next two, one, none.
        ("round", "built passed up up c b c up up up c up up c up c c"),
        // A second round in which the first takes what is left of the castle.
        ("ended", "round c passed b c up up up up up up up up up up up up up up up up up up c"),
        // Gold, cubes and deniers of each.
        ("counted", "c up up c up c c up c up up up c up up up up c up up c up c up up up up up up c c up c c"),
        // The device keeps the books: whoever starts puts a worker on the peddler, the last of the four cards.
        ("ledger-worker", "c b down down c a c c down down down c"),
        ("ledger-passed", "up up c up up c up up c up up c"),
        // The lesson, up to Blue's quarry.
        ("lesson-build", "down down c c c c c"),
    ],
    screens: &[
        ("home", ""),
        ("home-waiting", "round hold-c up c"),
        ("help", "b"),
        ("games", "down c"),
        ("lesson", "down down c c"),
        ("lesson-task", "lesson-build"),
        ("lesson-wrong", "lesson-build c"),
        ("lesson-provost", "lesson-build b up up up c down c c up"),
        ("settings", "up c"),
        ("set-up", "c"),
        ("set-up-choices", "c b"),
        ("set-up-help", "c b down down b"),
        ("income", "c c"),
        ("actions", "built"),
        ("actions-passed", "built c c"),
        ("undone", "built c c a"),
        ("builds", "built b"),
        ("provost", "built passed up up"),
        ("rule", "built passed hold-b"),
        ("buildings", "built passed up up c b down down down down down"),
        ("notary", "c c c b down down down down down c b down down c c c c c up up c b b"),
        ("castle", "built passed up up c b c up up"),
        ("round-end", "round"),
        ("log", "round hold-a"),
        ("log-undone", "round a a a hold-a down"),
        ("log-return", "round hold-a up up up up c"),
        ("menu", "round hold-c"),
        ("correct", "round hold-c c"),
        ("correct-seat", "round hold-c c c up c up up"),
        ("correct-table", "round hold-c c up c c down"),
        ("cards", "round hold-c down down c"),
        ("card", "round hold-c down down c up up up up up up up up up up c"),
        ("score", "round hold-c down down down c"),
        ("ledger", "ledger-worker"),
        ("ledger-builds", "ledger-worker up c down down down down"),
        ("ledger-effect", "ledger-worker ledger-passed b down"),
        ("last-round", "ended"),
        ("counting", "ended c up up c up"),
        ("result", "ended counted"),
        ("result-sheet", "ended counted down"),
        ("results", "ended counted c down down down c"),
        ("refused", "c c a"),
    ],
};
