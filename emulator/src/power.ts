// The board's supply: battery, USB, the latch on ENABLE_3V3 and the front buttons, which all can power the 3V3 rail.
//
// It decides; `Badger` acts. Not modelled: how fast the rail's capacitors run down (`holdUpMs` stands for that) and
// what the regulator does below 2.7 V. Invariant: on battery the rail is up exactly while a button is held or the latch
// is driven high.

const REFERENCE_VOLTS = 1.24;
const RAIL_VOLTS = 3.3;
const ADC_MAX = 4095;

export class Power {
  batteryIn = true;
  /** Volts at the battery connector. */
  batteryVolts = 3.0;
  usb = false;
  buttonHeld = false;
  /** GPIO10 driven high. */
  latched = false;

  /** Whether something feeds the 3V3 rail. */
  get rail(): boolean {
    return this.usb || (this.batteryIn && (this.buttonHeld || this.latched));
  }

  /** The 3V3 rail: a weak battery pulls it down. */
  private get railVolts(): number {
    return this.usb ? RAIL_VOLTS : Math.min(RAIL_VOLTS, this.batteryVolts);
  }

  /** Reading of the 1.24 V reference, 12 bits; without power for it (GPIO27 low) the input reads 0. */
  adcReference(powered: boolean): number {
    return powered ? toAdc(REFERENCE_VOLTS / this.railVolts) : 0;
  }

  /** Reading of a third of the battery's voltage, 12 bits. */
  adcBattery(): number {
    const volts = this.batteryIn ? this.batteryVolts : 0;
    return toAdc(volts / 3 / this.railVolts);
  }
}

function toAdc(ratio: number): number {
  return Math.min(ADC_MAX, Math.round(ratio * ADC_MAX));
}
