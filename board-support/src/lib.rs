//! The Pimoroni Badger 2040: its panel, buttons, power and the guards that bring it back after a fault.
//!
//! Everything here but `badger` is plain Rust over the embedded-hal traits and is tested on a PC; `badger` is the
//! wiring to the RP2040's pins and exists only in the device's image. What a press means and what a picture shows is
//! the companion's business: this crate carries presses in and pictures out, and knows no game.
//!
//! | module | what it holds |
//! |---|---|
//! | [`mind`] | what the device does next, from its start to its end |
//! | [`aim`] | whether a press was made at what the glass shows |
//! | [`house`] | what is done between presses, and when the power goes |
//! | [`keys`] | five levels in, debounced short, held and repeated presses out |
//! | [`panel`] | the UC8151 e-ink controller, its waveforms, and what is brought to the glass |
//! | [`power`] | battery voltage, USB or battery |
//! | [`supervisor`] | who still runs, so that the watchdog is fed by one place only |
//! | [`clock`] | the time in ms |
//! | [`crash`] | a note that survives a reset and says why it happened |
//! | [`store`] | the game and a few values in flash, whatever happens to the power |
//!
//! Invariant: no wait for the panel or a finger is without an end.

#![cfg_attr(not(test), no_std)]
#![deny(unsafe_code)]

pub mod aim;
#[cfg(target_os = "none")]
pub mod badger;
pub mod clock;
pub mod crash;
pub mod house;
pub mod keys;
#[cfg(target_os = "none")]
mod memmove;
pub mod mind;
pub mod panel;
pub mod power;
pub mod store;
pub mod supervisor;
