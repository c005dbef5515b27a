//! The wheel: one number chosen with UP and DOWN.
//!
//! "Nobody else" sits just below the usual number, one press away from where the wheel starts. Invariant: the wheel
//! never leaves its bounds.

use super::face::Choice;

/// The bounds of a wheel and where it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wheel {
    pub(crate) from: i16,
    pub(crate) to: i16,
    /// Where it starts, `from..=to`.
    pub(crate) usual: i16,
    /// Whether "nobody else" is on it.
    pub(crate) nobody: bool,
}

impl Wheel {
    /// One step up (+1) or down (-1) from `at`.
    pub(crate) fn turn(self, at: Choice, step: i16) -> Choice {
        let next = match at {
            Choice::Nobody if step > 0 => self.usual,
            Choice::Nobody => self.usual - 1,
            Choice::Amount(at) => {
                let crosses = if step > 0 { at == self.usual - 1 } else { at == self.usual };
                if self.nobody && crosses {
                    return Choice::Nobody;
                }
                at.saturating_add(step)
            }
        };
        if next < self.from || next > self.to { at } else { Choice::Amount(next) }
    }
}

#[cfg(test)]
mod tests {
    use super::Choice::*;
    use super::*;

    #[test]
    fn nobody_is_one_press_below_the_usual_number() {
        let provost = Wheel { from: -3, to: 3, usual: 0, nobody: true };
        assert_eq!(provost.turn(Amount(0), 1), Amount(1));
        assert_eq!(provost.turn(Amount(0), -1), Nobody);
        assert_eq!(provost.turn(Nobody, -1), Amount(-1));
        assert_eq!(provost.turn(Amount(-1), 1), Nobody);
        assert_eq!(provost.turn(Nobody, 1), Amount(0));
    }

    #[test]
    fn the_wheel_stops_at_its_ends() {
        let castle = Wheel { from: 0, to: 2, usual: 1, nobody: true };
        assert_eq!(castle.turn(Amount(2), 1), Amount(2));
        assert_eq!(castle.turn(Nobody, -1), Amount(0));
        assert_eq!(castle.turn(Amount(0), -1), Amount(0));
        let stuck = Wheel { from: 0, to: 0, usual: 0, nobody: true };
        assert_eq!(stuck.turn(Nobody, -1), Nobody);
    }

    #[test]
    fn without_nobody_it_is_a_plain_number() {
        let count = Wheel { from: 0, to: 9_999, usual: 0, nobody: false };
        assert_eq!(count.turn(Amount(0), -1), Amount(0));
        assert_eq!(count.turn(Amount(4), 1), Amount(5));
    }
}
