//! Who keeps the books of a game in which there are books to keep.
//!
//! What each depth of bookkeeping enters is a game's part. Invariant: both are one game; they differ in what is entered,
//! never in a rule.

use crate::notation::words;

words! {
    /// Who keeps coins, cubes and workers. The order is the stored format.
    Books, "table or device" {
        /// The players do; the device keeps order, places and scores.
        Table = "table",
        /// The device does; every action and every effect is entered.
        Device = "device",
    }
}
