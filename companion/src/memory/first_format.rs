//! The memo of versions that kept the choices of two games in it.
//!
//! It is only read. Invariant: what a device of such a version had stored is what this one begins with.

use engine::packed;
use heapless::String;

use crate::{NOTE_BYTES, games::LastTime, settings::Settings};

/// What such a memo held.
pub(super) struct First {
    pub(super) settings: Settings,
    pub(super) in_game: bool,
    pub(super) fault: String<NOTE_BYTES>,
    pub(super) last: LastTime,
}

/// Settings, the first game's choices, whether a game was up, the last fault; and since there was a second game, which of
/// them was last and the second one's choices.
#[cfg(all(feature = "magna-carta", feature = "carcassonne-city"))]
pub(super) fn read(bytes: &[u8]) -> Option<First> {
    use crate::games::GameId;

    let ((settings, magna_carta, in_game, fault), later) = packed::read_first::<(Settings, _, _, _)>(bytes).ok()?;
    let settings = if later.is_empty() { settings.before_reminders() } else { settings };
    let mut last = LastTime { MagnaCarta: magna_carta, ..LastTime::default() };
    if let Ok(((game, city), _)) = packed::read_first::<(u8, _)>(later) {
        last.game = GameId::numbered(game)?;
        last.City = city;
    }
    Some(First { settings, in_game, fault, last })
}

/// Without both games there is nothing to read it into.
#[cfg(not(all(feature = "magna-carta", feature = "carcassonne-city")))]
pub(super) fn read(bytes: &[u8]) -> Option<First> {
    let (settings, _) = packed::read_first::<Settings>(bytes).ok()?;
    Some(First { settings, in_game: false, fault: String::new(), last: LastTime::default() })
}
