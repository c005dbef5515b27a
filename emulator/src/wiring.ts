// The tracks between the chip's pins and the parts of the board.
//
// It carries levels and bytes and decides nothing. Invariant: an input is set only when its level changes, because
// rp2040js takes a second call with the same level for a second edge.

import type { Panel } from './panel';
import { ADC, PIN } from './pins';
import type { Power } from './power';
import { LEVELS } from './resets';
import { GPIOPinState, type RP2040 } from './rp2040js';

/** GPIO_STATUS.INFROMPAD, datasheet 2.19.6.1. */
const STATUS_IN_FROM_PAD = 1 << 17;
/** Function select of a pin that PWM drives, datasheet 2.19.2. */
const FUNCTION_PWM = 4;

/** Sets what the chip sees on a pin. */
export function setInput(chip: RP2040, pin: number, value: boolean): void {
  const gpio = chip.gpio[pin];
  if (((gpio.status & STATUS_IN_FROM_PAD) !== 0) !== value) gpio.setInputValue(value);
}

/**
 * Connects the board to a chip that has just started.
 * @param inputs the levels the board puts on the chip's inputs
 * @param onLatch called with the level of ENABLE_3V3, now and at each change
 * @param onReference called when the 1.24 V reference is switched
 */
export function connect(
  chip: RP2040,
  panel: Panel,
  inputs: [pin: number, value: boolean][],
  onLatch: (high: boolean) => void,
  onReference: () => void,
): void {
  for (const [pin, value] of inputs) {
    // Also when it is low already: only then do the level interrupts know. The edge it makes did not happen.
    chip.gpio[pin].setInputValue(value);
    chip.gpio[pin].irqStatus &= LEVELS;
  }
  const follow = (pin: number, changed: (state: GPIOPinState) => void) => {
    changed(chip.gpio[pin].value);
    chip.gpio[pin].addListener(changed);
  };
  follow(PIN.panelCs, (state) => panel.setSelect(state === GPIOPinState.Low));
  follow(PIN.panelDc, (state) => panel.setDataMode(state === GPIOPinState.High));
  follow(PIN.panelReset, (state) => panel.setReset(state === GPIOPinState.Low));
  follow(PIN.enable3v3, (state) => onLatch(state === GPIOPinState.High));
  follow(PIN.vrefPower, onReference);
  connectSpi(chip, panel);
}

/** The panel gets each byte when its last bit has been clocked out. */
function connectSpi(chip: RP2040, panel: Panel): void {
  const spi = chip.spi[0];
  let byte = 0;
  const sent = chip.clock.createAlarm(() => {
    panel.receive(byte);
    spi.completeTransmit(0);
  });
  spi.onTransmit = (value) => {
    byte = value & 0xff;
    sent.schedule((8 * 1e9) / (spi.clockFrequency || chip.clkPeri));
  };
}

/** Puts the reference and the battery on the ADC's inputs. */
export function setVoltages(chip: RP2040, power: Power): void {
  const referenceOn = chip.gpio[PIN.vrefPower].value === GPIOPinState.High;
  chip.adc.channelValues[ADC.reference] = power.adcReference(referenceOn);
  chip.adc.channelValues[ADC.battery] = power.adcBattery();
}

/** How bright the LED is, 0..1; from the pin's level, or the duty cycle if PWM drives it (slice 4, channel B). */
export function ledLevel(chip: RP2040): number {
  const pin = chip.gpio[PIN.led];
  if (pin.functionSelect !== FUNCTION_PWM) return pin.value === GPIOPinState.High ? 1 : 0;
  const slice = 4 * 0x14;
  const enabled = chip.pwm.readUint32(slice) & 1;
  const compareB = chip.pwm.readUint32(slice + 0x0c) >>> 16;
  const top = chip.pwm.readUint32(slice + 0x10);
  return enabled ? Math.min(1, compareB / (top + 1)) : 0;
}
