//! What the device looks after between presses, and when.
//!
//! A pure state machine: how long nobody has pressed, what the board runs on and what is due go in, the next chore comes
//! out; whoever owns the flash and the power carries it out and asks again. It stores nothing and starts no timer. Times
//! are ms on any clock that does not run backwards.
//!
//! | after so long without a press | what |
//! |---|---|
//! | [`PAUSE_MS`] | what is stored without an erase: nobody waits for anything |
//! | [`REST_MS`] | what erases, which stops everything for up to 400 ms; the battery |
//! | [`IDLE_MS`], on battery | the power |
//!
//! Invariant: nothing that may erase is done before [`REST_MS`], and the power is never cut while the glass changes, or
//! while there are entries that are not stored.

use crate::power::Supply;

/// A pause in which nobody waits for anything, in ms.
pub const PAUSE_MS: u64 = 100;
/// A pause in which nobody is about to press, in ms.
pub const REST_MS: u64 = 2_000;
/// Without a press for so long, in ms, the device on battery switches itself off.
pub const IDLE_MS: u64 = 90_000;
/// How often the battery is looked at, in ms.
pub const BATTERY_MS: u64 = 60_000;
/// How long the warning stands before an empty battery switches the device off, in ms.
pub const LAST_WORDS_MS: u64 = 10_000;

/// A value that waits to be stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Value {
    /// None does.
    #[default]
    None,
    /// It finds room.
    Quick,
    /// It may need an erase.
    Slow,
}

/// What there is to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Due {
    /// A value to store.
    pub value: Value,
    /// There are entries that the flash did not take.
    pub unstored: bool,
    /// The open game is not noted yet.
    pub note: bool,
    /// Results have not come back yet.
    pub results: bool,
    /// The flash is not ready for the next game, or for the next values.
    pub untidy: bool,
}

/// What the house is asked to judge by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// How long nobody has pressed, ms.
    pub quiet_ms: u64,
    /// What the board runs on.
    pub supply: Supply,
    /// The glass is being refreshed, or about to be.
    pub refreshing: bool,
    /// What there is to do.
    pub due: Due,
}

/// The next thing to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chore {
    /// Nothing yet.
    Wait,
    /// Store a value.
    StoreValue,
    /// Try again to store what the flash did not take, and tell [`House::tried`].
    StoreEntries,
    /// Note the open game.
    Note,
    /// Measure the battery, and tell [`House::battery`].
    LookAtBattery,
    /// Bring one result back.
    RecallResult,
    /// Make the flash ready, one sector.
    Tidy,
    /// Switch the device off.
    SwitchOff,
}

/// The house.
#[derive(Debug, Default)]
pub struct House {
    /// When entries that the flash did not take were last tried again.
    tried: Option<u64>,
    /// Since when the battery is known to be empty.
    low_since: Option<u64>,
    battery_seen: Option<u64>,
}

impl House {
    /// Nothing was looked at yet.
    pub const fn new() -> Self {
        Self { tried: None, low_since: None, battery_seen: None }
    }

    /// How long to wait for a press before [`House::next`] is asked, in ms.
    pub const fn pause_ms(&self, anything_due: bool) -> u64 {
        if anything_due { PAUSE_MS } else { REST_MS }
    }

    /// The one thing to do at `now_ms`.
    pub fn next(&self, now_ms: u64, look: &Look) -> Chore {
        let Look { quiet_ms, supply, refreshing, due } = *look;
        let rest = quiet_ms >= REST_MS;
        match due.value {
            Value::Quick if quiet_ms >= PAUSE_MS => return Chore::StoreValue,
            // What the players chose outlives an empty battery too: a value is there twice, and one copy is always whole.
            Value::Slow if rest => return Chore::StoreValue,
            _ => {}
        }
        if due.note && quiet_ms >= PAUSE_MS {
            return Chore::Note;
        }
        if !rest {
            return Chore::Wait;
        }
        // Between two attempts a sector may have been made ready.
        if due.unstored && self.tried.is_none_or(|tried| now_ms.saturating_sub(tried) >= REST_MS) {
            return Chore::StoreEntries;
        }
        // The power first: a battery that is nearly empty may not last through an erase.
        let empty = self.low_since.is_some_and(|since| now_ms.saturating_sub(since) >= LAST_WORDS_MS);
        if supply == Supply::Battery && (quiet_ms >= IDLE_MS || empty) && !due.unstored {
            return if refreshing { Chore::Wait } else { Chore::SwitchOff };
        }
        if self.battery_seen.is_none_or(|seen| now_ms.saturating_sub(seen) >= BATTERY_MS) {
            Chore::LookAtBattery
        } else if self.low_since.is_some() {
            Chore::Wait
        } else if due.results {
            Chore::RecallResult
        } else if due.untidy {
            Chore::Tidy
        } else {
            Chore::Wait
        }
    }

    /// What the flash did not take was tried again.
    pub fn tried(&mut self, now_ms: u64) {
        self.tried = Some(now_ms);
    }

    /// The battery was looked at; true if the players must now be told that it is empty.
    pub fn battery(&mut self, now_ms: u64, empty: bool) -> bool {
        self.battery_seen = Some(now_ms);
        let warn = empty && self.low_since.is_none();
        self.low_since = empty.then(|| self.low_since.unwrap_or(now_ms));
        warn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look(quiet_ms: u64, due: Due) -> Look {
        Look { quiet_ms, supply: Supply::Battery, refreshing: false, due }
    }

    /// A house that has just seen a good battery.
    fn house() -> House {
        let mut house = House::new();
        assert!(!house.battery(0, false));
        house
    }

    const ALL: Due = Due { value: Value::Slow, unstored: false, note: true, results: true, untidy: true };

    #[test]
    fn nothing_that_may_erase_comes_before_a_rest() {
        let house = house();
        for quiet in 0..REST_MS {
            let chore = house.next(quiet, &look(quiet, ALL));
            assert!(matches!(chore, Chore::Wait | Chore::Note), "{chore:?} after {quiet} ms");
        }
        assert_eq!(house.next(REST_MS, &look(REST_MS, ALL)), Chore::StoreValue);
    }

    #[test]
    fn a_value_that_finds_room_and_a_note_come_in_the_first_pause() {
        let house = house();
        let mut due = Due { value: Value::Quick, ..ALL };
        assert_eq!(house.next(0, &look(PAUSE_MS - 1, due)), Chore::Wait);
        assert_eq!(house.next(0, &look(PAUSE_MS, due)), Chore::StoreValue);
        due.value = Value::None;
        assert_eq!(house.next(0, &look(PAUSE_MS, due)), Chore::Note);
        due.note = false;
        assert_eq!(house.next(0, &look(PAUSE_MS, due)), Chore::Wait);
    }

    #[test]
    fn in_a_rest_everything_has_its_turn() {
        let mut house = House::new();
        let mut due = Due { unstored: true, ..ALL };
        let mut done = vec![];
        loop {
            let chore = house.next(REST_MS, &look(REST_MS, due));
            done.push(chore);
            match chore {
                Chore::StoreValue => due.value = Value::None,
                Chore::Note => due.note = false,
                Chore::StoreEntries => house.tried(REST_MS),
                Chore::LookAtBattery => assert!(!house.battery(REST_MS, false)),
                Chore::RecallResult => due.results = false,
                Chore::Tidy => due.untidy = false,
                Chore::Wait | Chore::SwitchOff => break,
            }
        }
        let expected = [
            Chore::StoreValue,
            Chore::Note,
            Chore::StoreEntries,
            Chore::LookAtBattery,
            Chore::RecallResult,
            Chore::Tidy,
            Chore::Wait,
        ];
        assert_eq!(done, expected);
    }

    #[test]
    fn on_battery_the_power_goes_when_idle_and_on_usb_it_does_not() {
        let house = house();
        let mut idle = look(IDLE_MS, Due::default());
        assert_eq!(house.next(0, &Look { quiet_ms: IDLE_MS - 1, ..idle }), Chore::Wait);
        assert_eq!(house.next(0, &idle), Chore::SwitchOff);
        idle.supply = Supply::Usb;
        assert_eq!(house.next(0, &idle), Chore::Wait);
    }

    #[test]
    fn the_power_stays_while_entries_are_not_stored_and_they_are_tried_again_in_every_rest() {
        let mut house = house();
        let unstored = look(IDLE_MS, Due { unstored: true, ..Due::default() });
        assert_eq!(house.next(0, &unstored), Chore::StoreEntries);
        house.tried(0);
        assert_eq!(house.next(1, &unstored), Chore::Wait);
        assert_eq!(house.next(REST_MS, &unstored), Chore::StoreEntries);
        // Not even when the battery is empty: what is on the glass is all there is.
        house.tried(REST_MS);
        assert!(house.battery(REST_MS, true));
        assert_eq!(house.next(REST_MS + LAST_WORDS_MS - 1, &unstored), Chore::StoreEntries);
        house.tried(REST_MS + LAST_WORDS_MS);
        assert_eq!(house.next(REST_MS + LAST_WORDS_MS, &unstored), Chore::Wait);
    }

    #[test]
    fn values_and_notes_go_before_the_power() {
        let house = house();
        assert_eq!(house.next(0, &look(IDLE_MS, ALL)), Chore::StoreValue);
        assert_eq!(house.next(0, &look(IDLE_MS, Due { value: Value::None, ..ALL })), Chore::Note);
        assert_eq!(house.next(0, &look(IDLE_MS, Due { value: Value::None, note: false, ..ALL })), Chore::SwitchOff);
    }

    #[test]
    fn the_power_waits_for_the_glass() {
        let house = house();
        let idle = Look { refreshing: true, ..look(IDLE_MS, Due::default()) };
        assert_eq!(house.next(0, &idle), Chore::Wait);
        assert_eq!(house.next(0, &Look { refreshing: false, ..idle }), Chore::SwitchOff);
    }

    #[test]
    fn an_empty_battery_is_told_once_then_nothing_is_erased_and_the_power_goes() {
        let mut house = House::new();
        let untidy = Due { value: Value::None, note: false, ..ALL };
        let rest = look(REST_MS, untidy);
        assert_eq!(house.next(0, &rest), Chore::LookAtBattery);
        assert!(house.battery(0, true));
        for now in 0..LAST_WORDS_MS {
            assert_eq!(house.next(now, &rest), Chore::Wait);
        }
        assert!(!house.battery(5_000, true), "said already");
        assert_eq!(house.next(LAST_WORDS_MS, &rest), Chore::SwitchOff);
        // Somebody presses: not under the finger.
        assert_eq!(house.next(LAST_WORDS_MS, &look(REST_MS - 1, untidy)), Chore::Wait);
    }

    #[test]
    fn a_fresh_battery_is_forgiven_and_an_empty_one_told_again() {
        let mut house = House::new();
        assert!(house.battery(0, true));
        assert!(!house.battery(BATTERY_MS, false));
        assert_eq!(house.next(BATTERY_MS + LAST_WORDS_MS, &look(REST_MS, Due::default())), Chore::Wait);
        assert!(house.battery(2 * BATTERY_MS, true));
    }

    #[test]
    fn the_battery_is_looked_at_once_a_minute() {
        let house = house();
        let rest = look(REST_MS, Due::default());
        assert_eq!(house.next(BATTERY_MS - 1, &rest), Chore::Wait);
        assert_eq!(house.next(BATTERY_MS, &rest), Chore::LookAtBattery);
        assert_eq!(house.next(BATTERY_MS, &look(REST_MS - 1, Due::default())), Chore::Wait);
    }

    #[test]
    fn it_looks_round_often_only_while_something_is_due() {
        let house = House::new();
        assert_eq!(house.pause_ms(false), REST_MS);
        assert_eq!(house.pause_ms(true), PAUSE_MS);
    }
}
