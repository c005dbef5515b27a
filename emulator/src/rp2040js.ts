// What the bench takes from the package rp2040js: the classes it exports, and the types it does not.
//
// Not a fork: nothing is changed here. Invariant: no other file imports from 'rp2040js'.

import type { RP2040 } from 'rp2040js';

export { BasePeripheral, GPIOPinState, RP2040 } from 'rp2040js';

export type Logger = RP2040['logger'];
export type IClock = RP2040['clock'];
export type IAlarm = ReturnType<IClock['createAlarm']>;
export type AlarmCallback = Parameters<IClock['createAlarm']>[0];
export type Peripheral = RP2040['peripherals'][number];
