//! From five button levels to presses.
//!
//! This is a pure state machine over (time, level): it owns no pin and no timer, so a test plays any clumsy finger.
//! It does not know what a button is for. Whoever owns the pins samples them every [`SAMPLE_MS`] while
//! [`Keys::quiet`] is false, and may sleep until the next rising edge while it is true. While the flash erases nobody can
//! sample; what went down meanwhile is told with the next sample, and counts as one tap of each such button: all of them go
//! down, in [`ORDER`], and then all are let go. So UP and DOWN, which act when they go down, act first.
//!
//! Invariant: every `Down` is followed by exactly one `Short` or one `Held` of the same button, unless the power goes.

use companion::press::{Button, Kind, Press};

/// How often to sample while a button is in motion, in ms.
pub const SAMPLE_MS: u64 = 1;
/// How long a new level must stand before it counts, in ms: it is seen twice, which a spike on the line is not. Whoever
/// presses waits for this, so it is short.
pub const CONFIRM_MS: u64 = 1;
/// How long a level that counts is not doubted, in ms. A contact bounces when it has closed or opened, the Badger's dome
/// switches for 2 to 3 ms, worn ones longer; nobody waits for this, and no finger is back so soon.
pub const SETTLE_MS: u64 = 20;
/// When a press counts as held, in ms, unless the player has set another time.
pub const HELD_MS: u64 = 700;
/// The time between two repeats of a held button, in ms.
pub const REPEAT_MS: u64 = 150;

/// The buttons in the order in which [`Keys`] takes their levels.
pub const ORDER: [Button; 5] = [Button::A, Button::B, Button::C, Button::Up, Button::Down];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Motion {
    /// Up, and has been.
    Released,
    /// It powered the device, or was tapped while nobody looked: it counts as pressed even if the finger has left since.
    Woke,
    /// High since then, not yet believed.
    Closing { since: u64 },
    /// Down, whatever the contact says until it has settled.
    Pressed { settled: u64, hold: Hold },
    /// Low since then, not yet believed.
    Opening { since: u64, hold: Hold },
    /// Let go, whatever the contact says until it has settled.
    LetGo { settled: u64 },
}

/// How long a finger stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hold {
    /// When the press becomes held, or repeats.
    next: u64,
    held: bool,
}

/// The five buttons of the device. Times are in ms on any clock that does not run backwards.
#[derive(Debug)]
pub struct Keys {
    motion: [Motion; 5],
    held_ms: u64,
}

impl Keys {
    /// `woke` marks the buttons that were down when the power came on: their press is an event like any other.
    pub fn new(woke: [bool; 5]) -> Self {
        Self { motion: woke.map(|woke| if woke { Motion::Woke } else { Motion::Released }), held_ms: HELD_MS }
    }

    /// Sets when a press counts as held, in ms (600 to 800 by the device's settings).
    pub fn set_held_ms(&mut self, held_ms: u64) {
        self.held_ms = held_ms;
    }

    /// True when every button is up and settled: the next event needs a rising edge first.
    pub fn quiet(&self) -> bool {
        self.motion.iter().all(|motion| *motion == Motion::Released)
    }

    /// Takes the levels (true = pressed, in [`ORDER`]) at time `now` and calls `on_press` for each press they complete.
    /// `missed` is told after a time in which nobody could look: which buttons have gone down in it.
    pub fn sample(&mut self, now: u64, levels: [bool; 5], missed: Option<[bool; 5]>, mut on_press: impl FnMut(Press)) {
        let went_down = missed.unwrap_or_default();
        for (((motion, level), went_down), button) in self.motion.iter_mut().zip(levels).zip(went_down).zip(ORDER) {
            // A tap that began in that time, or just before it, and is over: it settled while nobody looked.
            let tapped = went_down && matches!(motion, Motion::Released | Motion::LetGo { .. })
                || missed.is_some() && matches!(motion, Motion::Closing { .. });
            if tapped && !level {
                *motion = Motion::Woke;
            }
            if let Some(kind) = motion.step(now, level, self.held_ms) {
                on_press(Press { button, kind });
            }
        }
    }
}

impl Motion {
    fn step(&mut self, now: u64, level: bool, held_ms: u64) -> Option<Kind> {
        let pressed = Motion::Pressed { settled: now + SETTLE_MS, hold: Hold { next: now + held_ms, held: false } };
        let (next, kind) = match *self {
            Motion::Released if level => (Motion::Closing { since: now }, None),
            Motion::Released => (Motion::Released, None),
            Motion::Woke => (pressed, Some(Kind::Down)),
            Motion::Closing { .. } if !level => (Motion::Released, None),
            Motion::Closing { since } if now - since >= CONFIRM_MS => (pressed, Some(Kind::Down)),
            Motion::Pressed { settled, hold } if !level && now >= settled => {
                (Motion::Opening { since: now, hold }, None)
            }
            Motion::Pressed { settled, hold: Hold { next, held } } if now >= next => {
                let hold = Hold { next: now + REPEAT_MS, held: true };
                (Motion::Pressed { settled, hold }, Some(if held { Kind::Repeat } else { Kind::Held }))
            }
            Motion::Opening { hold, .. } if level => (Motion::Pressed { settled: now, hold }, None),
            Motion::Opening { since, hold } if now - since >= CONFIRM_MS => {
                (Motion::LetGo { settled: now + SETTLE_MS }, (!hold.held).then_some(Kind::Short))
            }
            Motion::LetGo { settled } if now >= settled => (Motion::Released, None),
            Motion::Closing { .. } | Motion::Pressed { .. } | Motion::Opening { .. } | Motion::LetGo { .. } => {
                (*self, None)
            }
        };
        *self = next;
        kind
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays `(ms, levels)` changes, sampling every [`SAMPLE_MS`] from 0 to `until`, and returns the presses.
    fn play(keys: &mut Keys, until: u64, changes: &[(u64, [bool; 5])]) -> Vec<(u64, Press)> {
        let mut presses = Vec::new();
        for now in (0..=until).step_by(SAMPLE_MS as usize) {
            let levels = changes.iter().rev().find(|(at, _)| *at <= now).map_or([false; 5], |(_, levels)| *levels);
            keys.sample(now, levels, None, |press| presses.push((now, press)));
        }
        presses
    }

    const UP: [bool; 5] = [false; 5];
    const A: [bool; 5] = [true, false, false, false, false];
    const AC: [bool; 5] = [true, false, true, false, false];

    fn press(button: Button, kind: Kind) -> Press {
        Press { button, kind }
    }

    #[test]
    fn a_tap_is_down_then_short() {
        let mut keys = Keys::new([false; 5]);
        let presses = play(&mut keys, 300, &[(100, A), (180, UP)]);
        assert_eq!(presses, [(101, press(Button::A, Kind::Down)), (181, press(Button::A, Kind::Short))]);
        assert!(keys.quiet());
    }

    #[test]
    fn a_spike_that_is_seen_once_is_nothing() {
        let mut keys = Keys::new([false; 5]);
        assert_eq!(play(&mut keys, 100, &[(20, A), (21, UP), (40, A), (41, UP)]), []);
        let presses = play(&mut keys, 200, &[(20, A), (60, UP), (61, A), (90, UP)]);
        assert_eq!(presses, [(21, press(Button::A, Kind::Down)), (91, press(Button::A, Kind::Short))]);
    }

    #[test]
    fn a_tap_shorter_than_the_settling_time_is_a_whole_press() {
        let mut keys = Keys::new([false; 5]);
        let presses = play(&mut keys, 100, &[(10, A), (15, UP)]);
        let let_go = 11 + SETTLE_MS + CONFIRM_MS;
        assert_eq!(presses, [(11, press(Button::A, Kind::Down)), (let_go, press(Button::A, Kind::Short))]);
        assert!(keys.quiet());
    }

    #[test]
    fn a_tap_while_nobody_could_look_is_a_press() {
        for before in [UP, A] {
            let mut keys = Keys::new([false; 5]);
            let mut kinds = vec![];
            keys.sample(0, before, None, |press| kinds.push(press));
            // An erase of 400 ms; then the levels are low, and the pin remembers that it was high.
            for now in 400..450 {
                keys.sample(now, UP, (now == 400).then_some(A), |press| kinds.push(press));
            }
            assert_eq!(kinds, [press(Button::A, Kind::Down), press(Button::A, Kind::Short)], "{before:?} before");
            assert!(keys.quiet());
        }
    }

    #[test]
    fn a_finger_that_is_still_down_after_such_a_time_is_pressed_once() {
        for before in [UP, A] {
            let mut keys = Keys::new([false; 5]);
            let mut kinds = vec![];
            keys.sample(0, before, None, |press| kinds.push(press));
            keys.sample(400, A, Some(A), |press| kinds.push(press));
            for now in 401..450 {
                keys.sample(now, if now > 405 { UP } else { A }, None, |press| kinds.push(press));
            }
            assert_eq!(kinds, [press(Button::A, Kind::Down), press(Button::A, Kind::Short)], "{before:?} before");
        }
    }

    #[test]
    fn a_finger_that_left_in_such_a_time_is_let_go_once() {
        let mut keys = Keys::new([false; 5]);
        let mut kinds = vec![];
        for now in [0, 1].into_iter().chain(400..450) {
            let levels = if now < 400 { A } else { UP };
            keys.sample(now, levels, (now == 400).then_some(UP), |press| kinds.push(press));
        }
        assert_eq!(kinds, [press(Button::A, Kind::Down), press(Button::A, Kind::Short)]);
        assert!(keys.quiet());
    }

    /// Let go, and an erase begins at once: a tap that lies wholly within it counts.
    #[test]
    fn a_tap_right_after_another_while_nobody_could_look_is_a_second_press() {
        let mut keys = Keys::new([false; 5]);
        let mut presses = play(&mut keys, 61, &[(0, A), (60, UP)]);
        for now in 400..450 {
            keys.sample(now, UP, (now == 400).then_some(A), |press| presses.push((now, press)));
        }
        let kinds: Vec<_> = presses.into_iter().map(|(_, press)| press.kind).collect();
        assert_eq!(kinds, [Kind::Down, Kind::Short, Kind::Down, Kind::Short]);
    }

    /// Nobody knows which was first: UP and DOWN have acted when they go down, the others act when they are let go.
    #[test]
    fn several_buttons_tapped_while_nobody_could_look_are_pressed_once_each_in_their_order() {
        let mut keys = Keys::new([false; 5]);
        let mut presses = vec![];
        for now in 400..450 {
            let missed = (now == 400).then_some([true, false, true, false, true]);
            keys.sample(now, UP, missed, |press| presses.push(press));
        }
        let moments = |kind| [Button::A, Button::C, Button::Down].map(|button| press(button, kind));
        assert_eq!(presses, [moments(Kind::Down), moments(Kind::Short)].concat());
        assert!(keys.quiet());
    }

    #[test]
    fn bounce_on_both_edges_is_one_press() {
        let mut keys = Keys::new([false; 5]);
        let bouncing = [(10, A), (12, UP), (15, A), (25, UP), (30, A), (100, UP), (105, A), (110, UP)];
        let kinds: Vec<_> = play(&mut keys, 300, &bouncing).into_iter().map(|(_, press)| press.kind).collect();
        assert_eq!(kinds, [Kind::Down, Kind::Short]);
    }

    #[test]
    fn a_held_press_fires_while_held_repeats_and_is_not_short() {
        let mut keys = Keys::new([false; 5]);
        let presses = play(&mut keys, 1200, &[(0, A), (1010, UP)]);
        let expected = [
            (1, press(Button::A, Kind::Down)),
            (1 + HELD_MS, press(Button::A, Kind::Held)),
            (1 + HELD_MS + REPEAT_MS, press(Button::A, Kind::Repeat)),
            (1 + HELD_MS + 2 * REPEAT_MS, press(Button::A, Kind::Repeat)),
        ];
        assert_eq!(presses, expected);
        assert!(keys.quiet());
    }

    #[test]
    fn the_press_that_woke_the_device_counts_even_when_the_finger_has_left() {
        let mut keys = Keys::new(A);
        assert!(!keys.quiet());
        let kinds: Vec<_> = play(&mut keys, 100, &[]).into_iter().map(|(_, press)| press.kind).collect();
        assert_eq!(kinds, [Kind::Down, Kind::Short]);
    }

    #[test]
    fn the_press_that_woke_the_device_can_become_a_held_press() {
        let mut keys = Keys::new(A);
        let presses = play(&mut keys, 800, &[(0, A)]);
        assert_eq!(presses[0], (0, press(Button::A, Kind::Down)));
        assert_eq!(presses[1], (HELD_MS, press(Button::A, Kind::Held)));
    }

    #[test]
    fn two_buttons_do_not_disturb_each_other() {
        let mut keys = Keys::new([false; 5]);
        let presses = play(&mut keys, 300, &[(0, A), (50, AC), (100, A), (150, UP)]);
        let expected = [
            (1, press(Button::A, Kind::Down)),
            (51, press(Button::C, Kind::Down)),
            (101, press(Button::C, Kind::Short)),
            (151, press(Button::A, Kind::Short)),
        ];
        assert_eq!(presses, expected);
    }

    #[test]
    fn the_held_time_can_be_set() {
        let mut keys = Keys::new([false; 5]);
        keys.set_held_ms(600);
        assert_eq!(play(&mut keys, 650, &[(0, A)])[1], (601, press(Button::A, Kind::Held)));
    }
}
