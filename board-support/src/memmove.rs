//! Moving bytes to where some of them lie already.
//!
//! The one that comes with the compiler is made for speed and takes 1.3 KB; here only short lists move up or down by an entry.
//! A loop in Rust would be compiled into a call of itself, so it is written in assembly, once for all four names that the ARM
//! EABI gives it. Invariant: every byte is read before it is written over.

#![expect(unsafe_code, reason = "assembly; it touches the bytes that its caller names and no others")]

use core::arch::global_asm;

global_asm!(
    ".section .text.memmove, \"ax\", %progbits",
    ".syntax unified",
    ".global memmove, __aeabi_memmove, __aeabi_memmove4, __aeabi_memmove8",
    ".type memmove, %function",
    ".type __aeabi_memmove, %function",
    ".type __aeabi_memmove4, %function",
    ".type __aeabi_memmove8, %function",
    ".thumb_func",
    "memmove:",
    ".thumb_func",
    "__aeabi_memmove:",
    ".thumb_func",
    "__aeabi_memmove4:",
    ".thumb_func",
    "__aeabi_memmove8:",
    // r0: where to; r1: from where; r2: how many bytes.
    "    cmp r0, r1",
    "    bls 2f",
    // To a higher address: the last byte first.
    "1:  subs r2, r2, #1",
    "    blo 4f",
    "    ldrb r3, [r1, r2]",
    "    strb r3, [r0, r2]",
    "    b 1b",
    // To a lower one: the first byte first.
    "2:  push {{r4, lr}}",
    "    movs r3, #0",
    "3:  cmp r3, r2",
    "    bhs 5f",
    "    ldrb r4, [r1, r3]",
    "    strb r4, [r0, r3]",
    "    adds r3, r3, #1",
    "    b 3b",
    "5:  pop {{r4, pc}}",
    "4:  bx lr",
);
