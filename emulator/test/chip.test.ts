// The chip on the bench with tiny firmware: the ROM stand-in, sleep, faults, resets, the supply.
//
// The real image is not needed. Invariant: expected values come from the datasheets, not from the bench.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Badger } from '../src/badger';
import { readImage } from '../src/image';
import { elf, STACK, tinyFlash } from './tiny';

const SPIN = 0xe7fe;
const WFI = 0xbf30;

function bench(code: number[], options: { usb?: boolean; fault?: number[] } = {}): Badger {
  const { usb = true, fault } = options;
  return new Badger({ image: readImage(elf(tinyFlash(code, fault))), usb });
}

/** Calls the ROM function `code` with r0..r2 and gives r0 back; the call is made as embassy-rp makes it. */
function callRom(code: string, args: number[], prepare: (badger: Badger) => void = () => {}): [number, Badger] {
  const badger = bench([
    0xb470, // push {r4-r6}
    0x2018, // movs r0, #0x18
    0x8803, // ldrh r3, [r0]      lookup function
    0x2014, // movs r0, #0x14
    0x8800, // ldrh r0, [r0]      function table
    0x0021, // movs r1, r4        code
    0x4798, // blx  r3
    0x4680, // mov  r8, r0        function found
    0x0003, // movs r3, r0
    0xd005, // beq  done
    0x4648, // mov  r0, r9
    0x4651, // mov  r1, r10
    0x465a, // mov  r2, r11
    0x4798, // blx  r3
    SPIN,
    SPIN,
    SPIN, // done
  ]);
  badger.runFor(1);
  const { core } = badger.rp2040!;
  core.registers[4] = code.charCodeAt(0) | (code.charCodeAt(1) << 8);
  args.forEach((arg, i) => (core.registers[9 + i] = arg));
  prepare(badger);
  badger.runFor(200);
  assert.deepEqual(badger.complaints, []);
  return [core.registers[0]!, badger];
}

test('the ROM finds its functions and does their work', () => {
  assert.equal(callRom('P3', [0xf0f0_0001])[0], 9);
  assert.equal(callRom('R3', [1])[0], 0x80000000);
  assert.equal(callRom('L3', [0x00010000])[0], 15);
  assert.equal(callRom('T3', [0x00010000])[0], 16);
  assert.equal(callRom('T3', [0])[0], 32);
});

test('the ROM knows nothing of codes that are not in its table', () => {
  const [, badger] = callRom('ZZ', []);
  assert.equal(badger.rp2040!.core.registers[8], 0);
});

test('the ROM copies and fills memory', () => {
  const [, copied] = callRom('C4', [STACK, 0x10000000, 256]);
  assert.deepEqual(copied.rp2040!.sram.subarray(0x8000, 0x8100), copied.flash.bytes.subarray(0, 256));
  const [, filled] = callRom('MS', [STACK, 0xa5, 3]);
  assert.deepEqual(Array.from(filled.rp2040!.sram.subarray(0x8000, 0x8003)), [0xa5, 0xa5, 0xa5]);
});

test('the ROM erases and programs the flash, which takes emulated time', () => {
  const [, erased] = callRom('RE', [0x1ff000, 4096], (badger) => badger.flash.bytes.fill(0, 0x1ff000));
  assert.equal(erased.flash.bytes[0x1ff000], 0xff);
  const [, programmed] = callRom('RP', [0x1ff000, STACK, 256], (badger) => badger.rp2040!.sram.fill(0x5a, 0x8000, 0x8100));
  assert.equal(programmed.flash.bytes[0x1ff0ff], 0x5a);
  assert.equal(programmed.flash.bytes[0x1ff100], 0xff);
});

test('the ROM can start the USB bootloader, and the board then waits for an image', () => {
  const [, badger] = callRom('UB', []);
  assert.equal(badger.state, 'bootloader');
  badger.loadImage(readImage(elf(tinyFlash([WFI, SPIN]))));
  badger.runFor(10);
  assert.equal(badger.state, 'asleep');
});

test('a sleeping core costs no work', () => {
  const badger = bench([WFI, SPIN]);
  badger.runFor(10);
  assert.equal(badger.state, 'asleep');
  const before = badger.awakeCycles;
  badger.runFor(3_600_000);
  assert.equal(badger.awakeCycles, before);
});

test('an undefined instruction is a fault and a complaint', () => {
  const badger = bench([0xde00], { fault: [0x2007, SPIN] }); // udf; handler: movs r0, #7
  badger.runFor(10);
  assert.equal(badger.rp2040!.core.registers[0], 7);
  assert.match(badger.complaints.join(), /undefined instruction or breakpoint at 0x10000140/);
});

test('a bad access is a fault and a complaint', () => {
  // ldr r0, =0x30000000; ldr r1, [r0]; b .; handler: movs r0, #7
  const badger = bench([0x4801, 0x6801, SPIN, 0xbf00, 0x0000, 0x3000], { fault: [0x2007, SPIN] });
  badger.runFor(10);
  assert.equal(badger.rp2040!.core.registers[0], 7);
  assert.match(badger.complaints.join(), /Read from invalid memory address: 30000000/);
});

test('a fault without room on the stack locks the core up until a reset', () => {
  const badger = bench([0xb401, SPIN]); // push {r0}
  badger.runFor(1);
  badger.rp2040!.core.SP = 0x20000000;
  badger.runFor(100);
  assert.match(badger.complaints.at(-1)!, /locked up/);
  assert.equal(badger.state, 'asleep');
});

test('a peripheral that is held in reset takes nothing and complains', () => {
  // ldr r0, =0x40014054 (GPIO10_CTRL); movs r1, #5; str r1, [r0]; b .
  const badger = bench([0x4802, 0x2105, 0x6001, SPIN, SPIN, SPIN, 0x4054, 0x4001]);
  badger.runFor(10);
  assert.equal(badger.rp2040!.gpio[10]!.functionSelect, 0x1f);
  assert.match(badger.complaints.join(), /IO_BANK0 is written while it is held in reset/);
});

test('on battery a button powers the board only while it is held, unless firmware latches', () => {
  const badger = bench([SPIN], { usb: false });
  badger.runFor(10);
  assert.equal(badger.on, false);
  badger.press('b');
  badger.runFor(1);
  assert.equal(badger.on, true);
  badger.release('b');
  badger.runFor(1);
  assert.equal(badger.on, false);
  badger.setUsb(true);
  badger.runFor(1);
  assert.equal(badger.on, true);
});

test('without a battery a button does nothing', () => {
  const badger = bench([SPIN], { usb: false });
  badger.setBattery(false);
  badger.press('a');
  badger.runFor(10);
  assert.equal(badger.on, false);
  badger.setBattery(true);
  badger.runFor(1);
  assert.equal(badger.on, true);
});


test('a watchdog reset keeps the RAM and the scratch registers and tells its reason', () => {
  const badger = bench([WFI, SPIN]);
  badger.runFor(5);
  const before = badger.rp2040!;
  before.sram[0x4000] = 0x42;
  before.writeUint32(0x4005800c, 0xfeed);
  before.writeUint32(0x40010008, 0x1fffc); // PSM.WDSEL: everything but the oscillators
  before.writeUint32(0x40058000, 0x80000000);
  badger.runFor(5);
  const after = badger.rp2040!;
  assert.notEqual(after, before);
  assert.equal(after.sram[0x4000], 0x42);
  assert.equal(after.readUint32(0x4005800c), 0xfeed);
  assert.equal(after.readUint32(0x40058008), 2);
  assert.deepEqual(badger.complaints, []);
});

test('a watchdog reset of the processors alone leaves pins and peripherals as they are', () => {
  const badger = bench([WFI, SPIN]);
  badger.runFor(5);
  const chip = badger.rp2040!;
  chip.core.registers[13] = 0;
  chip.core.PM = true;
  chip.writeUint32(0x4000c000, 0); // RESETS: none held
  chip.writeUint32(0x40014054, 5); // GPIO10_CTRL: SIO
  chip.writeUint32(0xd0000024, 1 << 10); // output
  chip.writeUint32(0xd0000014, 1 << 10); // high
  chip.writeUint32(0x40010008, 0x18000); // PSM.WDSEL: PROC0, PROC1
  chip.writeUint32(0x40058000, 0x80000000);
  badger.runFor(5);
  assert.equal(badger.rp2040, chip);
  assert.equal(badger.power.latched, true);
  assert.equal(chip.core.SP, STACK);
  assert.equal(chip.core.PM, false);
  assert.equal(badger.state, 'asleep');
  assert.deepEqual(badger.complaints, []);
});

test('a watchdog that would reset nothing is a complaint', () => {
  const badger = bench([WFI, SPIN]);
  badger.runFor(5);
  badger.rp2040!.writeUint32(0x40058000, 0x80000000);
  badger.runFor(1);
  assert.match(badger.complaints.join(), /PSM.WDSEL selects nothing/);
});

test('a power cut loses the RAM but not the flash', () => {
  const badger = bench([WFI, SPIN]);
  badger.runFor(5);
  badger.rp2040!.sram.fill(0x42);
  badger.flash.bytes[0x100000] = 0x17;
  badger.setUsb(false);
  badger.runFor(1);
  assert.equal(badger.on, false);
  badger.setUsb(true);
  badger.runFor(5);
  assert.ok(badger.rp2040!.sram.subarray(0, 64).some((byte) => byte !== 0x42));
  assert.equal(badger.flash.bytes[0x100000], 0x17);
});

test('the ADC sees the reference and the battery as the board divides them', () => {
  const badger = bench([SPIN], { usb: false });
  badger.setBatteryVolts(2.7);
  const { power } = badger;
  const rail = (1.24 * 4095) / power.adcReference(true);
  const battery = ((power.adcBattery() * 3) / 4095) * rail;
  assert.ok(Math.abs(battery - 2.7) < 0.01, `${battery} V`);
  assert.equal(power.adcReference(false), 0);
});
