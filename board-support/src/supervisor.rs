//! Who still runs.
//!
//! Each task owns a [`Heartbeat`] and beats it once a turn of its loop. One supervisor task asks [`all_well`] and feeds
//! the watchdog only when every task has been heard from within its own patience, so one stuck task is enough to reset
//! the device. This module feeds no watchdog itself and starts no timer.
//!
//! Invariant: a task that never beats is late `patience` after time 0, not forgiven for ever.

use core::sync::atomic::{AtomicU32, Ordering};

/// The sign of life of one task. Times are ms since boot, which wrap after 49 days; the arithmetic allows for that.
#[derive(Debug)]
pub struct Heartbeat {
    name: &'static str,
    patience_ms: u32,
    last_ms: AtomicU32,
}

impl Heartbeat {
    /// A task that must be heard from at least every `patience_ms`.
    pub const fn new(name: &'static str, patience_ms: u32) -> Self {
        Self { name, patience_ms, last_ms: AtomicU32::new(0) }
    }

    /// The task is alive at `now_ms`.
    pub fn beat(&self, now_ms: u32) {
        self.last_ms.store(now_ms, Ordering::Relaxed);
    }

    /// How often at the least the task should beat: a third of its patience, in ms.
    pub const fn interval_ms(&self) -> u32 {
        self.patience_ms / 3
    }

    fn late(&self, now_ms: u32) -> bool {
        now_ms.wrapping_sub(self.last_ms.load(Ordering::Relaxed)) > self.patience_ms
    }
}

/// Whether every task has been heard from in time; otherwise the name of the first that has not.
pub fn all_well(tasks: &[&Heartbeat], now_ms: u32) -> Result<(), &'static str> {
    match tasks.iter().find(|task| task.late(now_ms)) {
        Some(task) => Err(task.name),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_silent_task_is_named() {
        let (panel, keys) = (Heartbeat::new("panel", 12_000), Heartbeat::new("buttons", 3_000));
        let tasks = [&panel, &keys];
        assert_eq!(all_well(&tasks, 3_000), Ok(()));
        assert_eq!(all_well(&tasks, 3_001), Err("buttons"), "a task that never beat is late too");
        keys.beat(10_000);
        assert_eq!(all_well(&tasks, 12_000), Ok(()));
        assert_eq!(all_well(&tasks, 12_001), Err("panel"));
    }

    #[test]
    fn the_clock_may_wrap() {
        let task = Heartbeat::new("panel", 1_000);
        task.beat(u32::MAX - 100);
        assert_eq!(all_well(&[&task], 500), Ok(()));
        assert_eq!(all_well(&[&task], 1_000), Err("panel"));
    }
}
