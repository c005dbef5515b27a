// How the Badger 2040 is wired: GPIO numbers from Pimoroni's badger2040.hpp.
//
// Only names and numbers. Invariant: every GPIO number of the bench stands here and nowhere else.

export const PIN = {
  enable3v3: 10,
  down: 11,
  a: 12,
  b: 13,
  c: 14,
  up: 15,
  panelCs: 17,
  panelClk: 18,
  panelMosi: 19,
  panelDc: 20,
  panelReset: 21,
  user: 23,
  vbusDetect: 24,
  led: 25,
  panelBusy: 26,
  vrefPower: 27,
} as const;

/** The five front buttons, active high. */
export const BUTTONS = ['a', 'b', 'c', 'up', 'down'] as const;
export type Button = (typeof BUTTONS)[number];

/** ADC inputs: the 1.24 V reference on GPIO28, a third of the battery's voltage on GPIO29. */
export const ADC = { reference: 2, battery: 3 } as const;
