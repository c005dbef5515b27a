// The commands of the UC8151 and how many data bytes each takes.
//
// Only a table; `panel.ts` gives it meaning. Invariant: a command that is not listed is unknown to the controller.

export interface Command {
  code: number;
  name: string;
  /** Least and most data bytes. */
  min: number;
  max: number;
  /** False if the controller knows it but the panel model does not. */
  modelled: boolean;
}

const FRAME = (296 * 128) / 8;

const TABLE: [code: number, name: string, min: number, max: number, modelled?: false][] = [
  [0x00, 'PSR', 1, 1],
  [0x01, 'PWR', 4, 5],
  [0x02, 'POF', 0, 0],
  [0x03, 'PFS', 1, 1],
  [0x04, 'PON', 0, 0],
  [0x06, 'BTST', 3, 3],
  [0x07, 'DSLP', 1, 1, false],
  [0x10, 'DTM1', FRAME, FRAME],
  [0x11, 'DSP', 0, 0],
  [0x12, 'DRF', 0, 0],
  [0x13, 'DTM2', FRAME, FRAME],
  [0x20, 'LUT_VCOM', 44, 44],
  [0x21, 'LUT_WW', 42, 42],
  [0x22, 'LUT_BW', 42, 42],
  [0x23, 'LUT_WB', 42, 42],
  [0x24, 'LUT_BB', 42, 42],
  [0x30, 'PLL', 1, 1],
  [0x41, 'TSE', 1, 1],
  [0x50, 'CDI', 1, 1],
  [0x60, 'TCON', 1, 1],
  [0x61, 'TRES', 3, 3],
  [0x82, 'VDCS', 1, 1],
  [0x90, 'PTL', 7, 7, false],
  [0x91, 'PTIN', 0, 0, false],
  [0x92, 'PTOU', 0, 0, false],
  [0xe3, 'PWS', 1, 1],
];

export const COMMANDS: ReadonlyMap<number, Command> = new Map(
  TABLE.map(([code, name, min, max, modelled]) => [code, { code, name, min, max, modelled: modelled !== false }]),
);
