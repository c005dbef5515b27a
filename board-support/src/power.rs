//! Where the power comes from and how much of it is left.
//!
//! The arithmetic of the Badger's sensing circuit, without the converter itself. It decides nothing: when to warn and
//! when to switch off is the caller's choice.
//!
//! Invariant: a reading that no battery can give is `None`, never a wrong number.

/// The reference diode on GPIO28, in mV (Badger 2040 schematic: 1.24 V).
const REFERENCE_MV: u32 = 1_240;
/// The largest reading of the RP2040's converter (datasheet 4.9: 12 bits).
const FULL_SCALE: u32 = 4_095;
/// The battery reaches GPIO29 through a divider by three.
const DIVIDER: u32 = 3;

/// Below this the battery cannot be trusted through a flash erase, in mV: two alkaline cells at 1.0 V each are empty,
/// and the 3V3 converter still starts.
pub const LOW_MV: u16 = 2_100;

/// The battery in mV from the readings of the reference (ADC2) and of the divided battery (ADC3), 12 bits each.
/// `None` when the reference reads nothing, as it does while VREF_POWER is off.
pub fn battery_mv(reference: u16, battery: u16) -> Option<u16> {
    let (reference, battery) = (u32::from(reference), u32::from(battery));
    if reference == 0 || reference > FULL_SCALE || battery > FULL_SCALE {
        return None;
    }
    // vdd = 1240 * 4095 / reference and battery_mv = battery / 4095 * 3 * vdd: the full scale cancels out.
    u16::try_from(battery * DIVIDER * REFERENCE_MV / reference).ok()
}

/// What the device runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Supply {
    /// A cable: the latch has no effect and the device stays on.
    Usb,
    /// The battery: the device can cut its own power.
    Battery,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fresh_pair_of_cells_reads_three_volts() {
        // At vdd 3.3 V the reference reads 1240/3300 of full scale and 3.0 V divided by three reads 1000/3300 of it.
        let (reference, battery) = (1_539, 1_241);
        let mv = battery_mv(reference, battery).unwrap();
        assert!((2_995..=3_005).contains(&mv), "{mv} mV");
    }

    #[test]
    fn a_sagging_supply_does_not_change_the_answer() {
        // The same 2.4 V battery at vdd 3.3 V and at vdd 2.4 V.
        let steady = battery_mv(1_539, 993).unwrap();
        let sagging = battery_mv(2_116, 1_365).unwrap();
        assert!(steady.abs_diff(sagging) <= 5, "{steady} and {sagging} mV");
    }

    #[test]
    fn impossible_readings_are_none() {
        assert_eq!(battery_mv(0, 1_000), None);
        assert_eq!(battery_mv(5_000, 1_000), None);
        assert_eq!(battery_mv(1, 4_095), None, "more volts than a u16 of mV can say");
    }
}
