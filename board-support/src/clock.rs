//! The time since the start, in ms.
//!
//! The timer counts microseconds in 64 bits, and a division of 64 bits takes a kilobyte of code on a chip without one, for
//! every press and sample. Invariant: the result is that division, to the bit.

/// Whole milliseconds in so many microseconds, rounded down; right for 1,900 years.
pub const fn whole_ms(us: u64) -> u64 {
    // 2^32 us are 4,294,967 ms and 296 us.
    let (high, low) = ((us >> 32) as u32, us as u32);
    let rest = (high as u64 * 296 + (low % 1000) as u64) as u32;
    high as u64 * 4_294_967 + (low / 1000) as u64 + (rest / 1000) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_millisecond_is_a_thousand_microseconds() {
        let borders = [0, 999, 1000, 1001, (1 << 32) - 1, 1 << 32, (1 << 32) + 704, (1 << 43) - 1, 1 << 43, 1 << 54];
        for us in borders.into_iter().chain((0..2_000).map(|step| step * 0x0010_0003_e7f1)) {
            assert_eq!(whole_ms(us), us / 1000, "{us}");
        }
    }
}
