//! The controller's commands and the settings this panel needs.
//!
//! Only bytes and their meaning (UC8151D datasheet, chapter "Command table"); when they are sent is the driver's part.
//! Invariant: nothing here depends on the picture.

pub(super) const PSR: u8 = 0x00;
pub(super) const PWR: u8 = 0x01;
pub(super) const POF: u8 = 0x02;
pub(super) const PFS: u8 = 0x03;
pub(super) const PON: u8 = 0x04;
pub(super) const BTST: u8 = 0x06;
pub(super) const DTM1: u8 = 0x10;
pub(super) const DSP: u8 = 0x11;
pub(super) const DRF: u8 = 0x12;
pub(super) const DTM2: u8 = 0x13;
/// The first of five, in the order of [`super::waveform::Waveform::tables`].
pub(super) const LUT_COMMON: u8 = 0x20;
pub(super) const PLL: u8 = 0x30;
pub(super) const TSE: u8 = 0x41;
pub(super) const CDI: u8 = 0x50;
pub(super) const TCON: u8 = 0x60;
pub(super) const TRES: u8 = 0x61;

/// Sent once after a reset, before the power goes on.
pub(super) const SETTINGS: [(u8, &[u8]); 7] = [
    // Source and gate voltages from the internal converter: gates +-16 V, sources +-11 V (0x2b: 2.4 V and 43 x 0.2 V).
    (PWR, &[0x03, 0x00, 0x2b, 0x2b, 0x2b]),
    // Booster: 10 ms a phase, strength 3, 6.58 us off time, three phases.
    (BTST, &[0x17, 0x17, 0x17]),
    // Power-off sequence: one frame.
    (PFS, &[0x00]),
    // The controller's own thermometer, no offset; it corrects the built-in waveform.
    (TSE, &[0x00]),
    // Gaps between gate and source switching: 12 periods each, the datasheet's default.
    (TCON, &[0x22]),
    // 100 frames a second; the waveforms' times count on it.
    (PLL, &[0x3a]),
    // 128 sources, 296 gates.
    (TRES, &[128, 0x01, 0x28]),
];

/// Panel setting, from the highest bit: 128x296 (10), built-in tables (0), black and white (1), scan down (0), shift
/// right (1), booster on (1), no soft reset (1).
const PSR_BASE: u8 = 0b1001_0111;
/// The waveform comes from the controller's own memory.
pub(super) const PSR_BUILT_IN: u8 = PSR_BASE;
/// The waveform comes from the LUT registers.
pub(super) const PSR_REGISTERS: u8 = PSR_BASE | 0b0010_0000;

/// The border is driven white with the picture (VBD 01); 1 = ink (DDX 00); data interval 12.
pub(super) const CDI_BORDER_WHITE: u8 = 0b0100_1100;
/// The same with the border left alone: driven by every quick refresh, it would collect charge on one side.
pub(super) const CDI_BORDER_FLOATING: u8 = 0b0000_1100;
