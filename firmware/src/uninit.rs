//! Room for what is large, without a first value.
//!
//! The start-up code clears `.bss` on the ring oscillator before `main`, 0.23 ms a KB in which a finger has to hold the
//! power. What lies in `.uninit` is left alone, and written when the clocks run, at a hundredth of that. It is not for what
//! has to outlive a reset: that is `fault.rs`. Invariant: nobody has a reference to such a room before a value was written,
//! and there is only ever one.

use core::{cell::UnsafeCell, mem::MaybeUninit};

/// Room for one value. Made by [`placed`] only, which puts it where it is not cleared.
pub(crate) struct Room<T>(UnsafeCell<MaybeUninit<T>>);

// SAFETY: the room is touched through `fill` alone, once (see there); so a value that comes from one task and is used in
// another has been handed over, which `Send` allows.
unsafe impl<T: Send> Sync for Room<T> {}

impl<T> Room<T> {
    pub(crate) const fn new() -> Self {
        Self(UnsafeCell::new(MaybeUninit::uninit()))
    }

    /// Writes the value, and lends it for ever.
    ///
    /// # Safety
    /// To be called once in the life of the image: a second reference would alias the first.
    #[expect(clippy::mut_from_ref, reason = "the caller promises that it is the only one")]
    pub(crate) unsafe fn fill(&'static self, value: T) -> &'static mut T {
        // SAFETY: this is the one call, so nobody else has a reference; whatever bits the room holds, they are overwritten
        // and not read or dropped.
        unsafe { &mut *self.0.get() }.write(value)
    }
}

/// `placed!(Type = value)`: a `&'static mut Type` in RAM that was not cleared. Each place in the code may be reached once.
macro_rules! placed {
    ($type:ty = $value:expr) => {{
        #[unsafe(link_section = ".uninit.placed")]
        static ROOM: $crate::uninit::Room<$type> = $crate::uninit::Room::new();
        // This one is cleared at the start: it lies in `.bss`.
        static TAKEN: portable_atomic::AtomicBool = portable_atomic::AtomicBool::new(false);
        assert!(!TAKEN.swap(true, portable_atomic::Ordering::Relaxed), "a room is filled once");
        // SAFETY: `TAKEN` is this room's own and was false until now; no other code sees the room.
        unsafe { ROOM.fill($value) }
    }};
}
pub(crate) use placed;
