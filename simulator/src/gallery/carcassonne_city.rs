//! The screens of De Stad. Invariant: the presses begin on the home screen of a new device.

use super::Chapter;

pub(super) const CHAPTER: Chapter = Chapter {
    stretches: &[
        // The lesson, up to Red's wall.
        (
            "city-lesson-wall",
            "down down c down c c c down c up c c c up up up up c up c c down c up up up c up up up c up b up c c",
        ),
        // De Stad: everybody's first tiles, with a citizen, a vendor and a steward.
        ("city", "down c down c c"),
        ("citizens", "down c down c down c down c"),
        ("vendors", "down down c down down c down down c down down c"),
        ("stewards", "up up c up up c up up c up up c"),
        ("city-begun", "city citizens vendors stewards"),
        // Red scores a market of four tiles and two goods, Green shares a road of five with Blue; then the first stack ends.
        ("market", "up c c down c up up up up c up up c up c c"),
        ("road", "up c c c up up up up up c up b up c c"),
        ("city-scored", "city-begun market road"),
        ("city-walls-begin", "city-scored c c c c c c c c c c c c c c c c"),
        // Blue's citizen is home; Blue's vendor brings the gate, and everybody a wall.
        ("city-market", "up c c down c up up up c up up c up c c"),
        ("city-walled", "city-walls-begin city-market c c down c down down c"),
        ("city-towers", "city-walled c"),
        // The rest of the tiles, but for one more market with its walls; then the ring closes.
        ("city-more-walls", "city-towers city-market up c down c down c"),
        (
            "city-closed",
            "city-more-walls c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c",
        ),
        ("city-unfinished", "city-closed c"),
        ("city-districts", "city-unfinished c"),
        // Red and Green share one district, Blue and Yellow have one each.
        ("city-guards", "city-districts up b up c up up up c up c up up up c up c up up c"),
        ("city-over", "city-guards up up up c up c"),
    ],
    screens: &[
        ("city-lesson", "down down c down c c c"),
        ("city-lesson-row", "city-lesson-wall down down c"),
        ("city-lesson-tower", "city-lesson-wall down down c c c"),
        ("city-set-up", "down c down c"),
        ("city-choices", "down c down c b"),
        ("city-turn", "city-scored"),
        ("city-turn-scoring", "city-scored up c"),
        ("city-banner", "city-scored c c c c c c c c c c c c c c c down up"),
        ("city-feature", "city-begun up c c"),
        ("city-tiles", "city-begun up c c down c up up up up"),
        ("city-goods", "city-begun up c c down c up up up up c up up up"),
        ("city-followers", "city-begun market up c c c up up up up up c up b up"),
        ("city-gate", "city-walls-begin city-market"),
        ("city-walls", "city-walls-begin city-market c c"),
        ("city-rest", "city-towers city-market up c down"),
        ("city-tower", "city-walled"),
        ("city-ring", "city-closed"),
        ("city-unfinished", "city-unfinished"),
        ("city-district", "city-districts up b up"),
        ("city-markets", "city-districts up b up c up up up"),
        ("city-guard", "city-guards up up up"),
        ("city-result", "city-over"),
        ("city-score", "city-over down"),
        ("city-log", "city-more-walls hold-a"),
        ("city-correct", "city-more-walls hold-c c c"),
        ("city-rules", "city-scored hold-c down down c"),
        ("city-people", "city-scored hold-c down down c c"),
        ("city-rule", "city-scored hold-c down down c down down c"),
    ],
};
