//! What a finger can say.
//!
//! The vocabulary between the board and the companion. How a press is told from a bounce is the board's part
//! (`board-support`), what it means is decided by the screen that is up.
//!
//! Invariant: a press is a `Down`, then either one `Short`, or one `Held` and any number of `Repeat`s.

/// The five buttons of the device: A, B, C below the panel, UP and DOWN to its right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// Undo in a game, back in menus; held, the log.
    A,
    /// Help, or what the footer says; held, always help.
    B,
    /// Do it; held, the menu.
    C,
    /// The value up, the mark up.
    Up,
    /// The value down, the mark down.
    Down,
}

/// The moments of one press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The button has gone down; nobody knows yet for how long.
    Down,
    /// It was let go before it counted as held.
    Short,
    /// It has been down for the held time and still is.
    Held,
    /// It is still down, a moment later, and again.
    Repeat,
}

/// One moment of one press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    /// Which button.
    pub button: Button,
    /// Which moment.
    pub kind: Kind,
}

impl Press {
    /// The press that moves a mark: UP or DOWN as they go down, and again while they are held.
    /// -1 is up, +1 is down.
    pub fn step(self) -> Option<i8> {
        match (self.button, self.kind) {
            (Button::Up, Kind::Down | Kind::Held | Kind::Repeat) => Some(-1),
            (Button::Down, Kind::Down | Kind::Held | Kind::Repeat) => Some(1),
            _ => None,
        }
    }

    /// Whether this moment does something: a button that went down may only be the beginning.
    pub fn acts(self) -> bool {
        self.step().is_some() || matches!(self.kind, Kind::Short | Kind::Held)
    }

    /// The button of a short press; A, B and C act when they are let go, because held they mean something else.
    pub fn short(self) -> Option<Button> {
        (self.kind == Kind::Short).then_some(self.button)
    }

    /// The button of a held press.
    pub fn held(self) -> Option<Button> {
        (self.kind == Kind::Held).then_some(self.button)
    }
}
