//! Whether a press was made at what the glass shows.
//!
//! When something comes up that nobody has called for (the table instead of what lay over it before the device slept, a
//! question about the stored data, a warning), fingers are still aimed at the picture before it. Their presses are left
//! out until the new one stands on the glass. It draws nothing and knows no screen.
//!
//! Invariant: a press acts only if its button went down while what is to be seen could be seen.

use companion::press::{Kind, Press};

/// What the fingers are aimed at.
#[derive(Debug, Default)]
pub struct Aim {
    unseen: bool,
    /// The buttons that have gone down since it could be seen, a bit each.
    aimed: u8,
}

impl Aim {
    /// The glass shows what the presses mean.
    pub const fn new() -> Self {
        Self { unseen: false, aimed: 0 }
    }

    /// Something comes up that nobody has seen yet.
    pub fn surprise(&mut self) {
        *self = Self { unseen: true, aimed: 0 };
    }

    /// Whether it is still to come up.
    pub const fn is_unseen(&self) -> bool {
        self.unseen
    }

    /// It stands on the glass now.
    pub fn seen(&mut self) {
        self.unseen = false;
    }

    /// Whether this moment of a press may act. To be asked for every moment, in order.
    pub fn takes(&mut self, press: Press) -> bool {
        let bit = 1 << press.button as u8;
        if press.kind == Kind::Down && !self.unseen {
            self.aimed |= bit;
        }
        self.aimed & bit != 0
    }
}

#[cfg(test)]
mod tests {
    use companion::press::Button;

    use super::*;

    fn taken(aim: &mut Aim, button: Button, kinds: &[Kind]) -> Vec<bool> {
        kinds.iter().map(|&kind| aim.takes(Press { button, kind })).collect()
    }

    const HELD: [Kind; 4] = [Kind::Down, Kind::Held, Kind::Repeat, Kind::Repeat];

    #[test]
    fn presses_act_while_nothing_surprises() {
        let mut aim = Aim::new();
        assert!(!aim.is_unseen());
        assert_eq!(taken(&mut aim, Button::A, &[Kind::Down, Kind::Short]), [true; 2]);
        assert_eq!(taken(&mut aim, Button::Up, &HELD), [true; 4]);
    }

    #[test]
    fn presses_before_the_picture_do_not_act_and_those_after_it_do() {
        let mut aim = Aim::new();
        aim.surprise();
        assert!(aim.is_unseen());
        assert_eq!(taken(&mut aim, Button::A, &[Kind::Down, Kind::Short]), [false; 2]);
        assert_eq!(taken(&mut aim, Button::Down, &HELD), [false; 4]);
        aim.seen();
        assert!(!aim.is_unseen());
        assert_eq!(taken(&mut aim, Button::A, &[Kind::Down, Kind::Short]), [true; 2]);
        assert_eq!(taken(&mut aim, Button::Down, &HELD), [true; 4]);
    }

    #[test]
    fn a_finger_that_went_down_before_the_picture_does_nothing_until_it_comes_back() {
        for end in [Kind::Short, Kind::Held] {
            let mut aim = Aim::new();
            aim.surprise();
            assert!(!aim.takes(Press { button: Button::B, kind: Kind::Down }));
            aim.seen();
            // Another finger does not stand for it.
            assert!(aim.takes(Press { button: Button::C, kind: Kind::Down }));
            assert_eq!(taken(&mut aim, Button::B, &[end, Kind::Repeat]), [false; 2]);
            assert_eq!(taken(&mut aim, Button::B, &[Kind::Down, end]), [true; 2]);
        }
    }

    #[test]
    fn a_finger_that_is_down_when_the_surprise_comes_is_not_aimed_at_it() {
        let mut aim = Aim::new();
        assert!(aim.takes(Press { button: Button::A, kind: Kind::Down }));
        aim.surprise();
        aim.seen();
        assert!(!aim.takes(Press { button: Button::A, kind: Kind::Short }));
    }
}
