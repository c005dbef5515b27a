//! The whole device but for its pins: the mind over a flash in memory, with a glass that takes its time.
//!
//! | file | what is looked at |
//! |---|---|
//! | `device` | nothing: the board, in a hundred lines |
//! | `waking` | how it comes to itself, with what it finds |
//! | `serving` | presses, pictures and what is stored between them |
//! | `trouble` | stored data that are damaged, a flash that fails, a battery that is empty |

mod device;
mod serving;
mod trouble;
mod waking;
