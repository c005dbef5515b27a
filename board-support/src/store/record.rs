//! Records as bytes, with a format in front and a checksum behind.
//!
//! | | of a game | of a note | of a value |
//! |---|---|---|---|
//! | format, 1 byte | 1 | 1 | 1 |
//! | series, 2 bytes | number of the game | number of the newest game | version: one more with each `put` |
//! | number, 2 bytes | 0 the header, then the entries | how many entries it had | the key, and when its sector was opened |
//! | length, 1 byte | | | |
//! | content | as long as the place, the rest blank | the same | the same |
//! | CRC-32 of all this, 4 bytes | | | |
//!
//! Numbers are little-endian. Invariant: the first byte of whatever the store writes is a format, in every version
//! there will ever be; and a record with one flipped bit is never read as another.

use super::error::Error;

/// The one format of records that there is so far.
pub(super) const FORMAT: u8 = 1;

/// Bytes before the content of a record.
const HEAD: usize = 6;

/// Bytes of a record that are not content: the head and the checksum.
pub(super) const AROUND: usize = HEAD + 4;

/// The polynomial of the CRC-32 of Ethernet and zip, the lowest power in the highest bit.
const POLYNOMIAL: u32 = 0xedb8_8320;

/// A record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Record<'a> {
    pub(super) format: u8,
    pub(super) series: u16,
    pub(super) number: u16,
    pub(super) content: &'a [u8],
}

impl<'a> Record<'a> {
    /// A record of the present format.
    pub(super) const fn new(series: u16, number: u16, content: &'a [u8]) -> Self {
        Record { format: FORMAT, series, number, content }
    }

    /// Fills all of `place`, which is [`AROUND`] bytes longer than the longest content.
    pub(super) fn pack(&self, place: &mut [u8]) -> Result<(), Error> {
        let (body, sum) = place.split_last_chunk_mut::<4>().ok_or(Error::TooLong)?;
        let (head, content) = body.split_first_chunk_mut::<HEAD>().ok_or(Error::TooLong)?;
        let ([s0, s1], [n0, n1]) = (self.series.to_le_bytes(), self.number.to_le_bytes());
        let length = u8::try_from(self.content.len()).map_err(|_| Error::TooLong)?;
        *head = [self.format, s0, s1, n0, n1, length];
        content.fill(0xff);
        content.get_mut(..self.content.len()).ok_or(Error::TooLong)?.copy_from_slice(self.content);
        *sum = crc32(body).to_le_bytes();
        Ok(())
    }

    /// Reads what [`Record::pack`] has filled; `None` if the checksum is wrong.
    #[cfg(test)]
    pub(super) fn unpack(place: &'a [u8]) -> Option<Self> {
        if is_sound(place) { Self::read(place) } else { None }
    }

    /// Reads what was found [sound](is_sound) already.
    pub(super) fn read(place: &'a [u8]) -> Option<Self> {
        let (body, _) = place.split_last_chunk::<4>()?;
        let ([format, s0, s1, n0, n1, length], content) = body.split_first_chunk::<HEAD>()?;
        Some(Record {
            format: *format,
            series: u16::from_le_bytes([*s0, *s1]),
            number: u16::from_le_bytes([*n0, *n1]),
            // Another format may mean something else by it.
            content: content.get(..usize::from(*length)).unwrap_or(content),
        })
    }

    /// The record, if this version knows its format.
    pub(super) const fn known(self) -> Result<Self, Error> {
        if self.format == FORMAT { Ok(self) } else { Err(Error::UnknownFormat(self.format)) }
    }
}

/// Whether the checksum is right, 3 us for an entry.
pub(super) fn is_sound(place: &[u8]) -> bool {
    place.split_last_chunk::<4>().is_some_and(|(body, sum)| crc32(body).to_le_bytes() == *sum)
}

/// Turns the one bit back that has flipped, if that is all that is wrong with a record; 0.1 ms for the longest.
///
/// Each bit leaves a trace of its own in the checksum. That of the last one is the polynomial; that of any other is what
/// the bits after it have made of that. Up to three flipped bits are never taken for one: two records of at most 238 bytes
/// with the same checksum differ in at least five (Koopman, 32-bit CRCs, 2002).
pub(super) fn repair(place: &mut [u8]) -> bool {
    let Some((body, sum)) = place.split_last_chunk_mut::<4>() else { return false };
    let wanted = crc32(body);
    let wrong = wanted ^ u32::from_le_bytes(*sum);
    if wrong.is_power_of_two() {
        *sum = wanted.to_le_bytes();
        return true;
    }
    let mut trace = POLYNOMIAL;
    for byte in body.iter_mut().rev() {
        for bit in (0..8).rev() {
            if trace == wrong {
                *byte ^= 1 << bit;
                return true;
            }
            trace = shift(trace);
        }
    }
    false
}

/// The checksum goes on by one bit.
const fn shift(sum: u32) -> u32 {
    sum >> 1 ^ if sum & 1 == 1 { POLYNOMIAL } else { 0 }
}

/// Whether `left` was counted after `right`. The counters wrap; those compared are never 32,768 apart.
pub(super) const fn is_later(left: u16, right: u16) -> bool {
    left.wrapping_sub(right) as i16 > 0
}

/// The CRC-32 of Ethernet and zip, half a byte at a time: a start sums up every entry of a long game, and a table of whole bytes
/// would take 1 KB of the flash.
pub fn crc32(bytes: &[u8]) -> u32 {
    static TABLE: [u32; 16] = {
        let mut table = [0; 16];
        let mut index = 0;
        while index < 16 {
            let mut sum = index as u32;
            let mut bit = 0;
            while bit < 4 {
                sum = shift(sum);
                bit += 1;
            }
            table[index] = sum;
            index += 1;
        }
        table
    };
    let half = |sum: u32| sum >> 4 ^ TABLE[(sum & 15) as usize];
    !bytes.iter().fold(u32::MAX, |sum, byte| half(half(sum ^ u32::from(*byte))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_the_common_one() {
        // The check value of the CRC catalogue.
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
    }

    #[test]
    fn records_read_back() {
        let record = Record::new(0x1234, 0x0506, b"pass");
        let mut place = [0; AROUND + 6];
        record.pack(&mut place).unwrap();
        assert_eq!(place[..12], [1, 0x34, 0x12, 0x06, 0x05, 4, b'p', b'a', b's', b's', 0xff, 0xff]);
        assert_eq!(Record::unpack(&place), Some(record));
        assert_eq!(record.pack(&mut [0; AROUND + 3]), Err(Error::TooLong));
    }

    #[test]
    fn every_flipped_bit_of_a_record_is_noticed_and_can_be_turned_back() {
        for length in [AROUND + 16, AROUND + 232] {
            let mut place = vec![0; length];
            Record::new(3, 7, b"build 5").pack(&mut place).unwrap();
            let whole = place.clone();
            for bit in 0..place.len() * 8 {
                place[bit / 8] ^= 1 << (bit % 8);
                assert_eq!(Record::unpack(&place), None);
                assert!(repair(&mut place), "bit {bit}");
                assert_eq!(place, whole, "bit {bit}");
            }
        }
    }

    /// Two and three flipped bits of an entry, all pairs and many triples; they are more than can be turned back.
    #[test]
    fn several_flipped_bits_are_not_taken_for_one() {
        let mut place = [0; AROUND + 16];
        Record::new(3, 7, b"build 5").pack(&mut place).unwrap();
        let whole = place;
        let flip = |place: &mut [u8], bit: usize| place[bit / 8] ^= 1 << (bit % 8);
        let bits = whole.len() * 8;
        for one in 0..bits {
            for two in 0..one {
                let mut place = whole;
                flip(&mut place, one);
                flip(&mut place, two);
                let both = place;
                assert!(!repair(&mut place) && place == both, "{one} and {two}");
                flip(&mut place, (one * 31 + two * 17) % bits);
                let three = place;
                if three != whole && (three.iter().zip(whole).map(|(a, b)| (a ^ b).count_ones()).sum::<u32>() == 3) {
                    assert!(!repair(&mut place), "{one}, {two} and a third");
                }
            }
        }
    }

    #[test]
    fn a_sound_record_of_another_format_says_which() {
        let mut place = [9; AROUND + 16];
        let (body, sum) = place.split_last_chunk_mut::<4>().unwrap();
        *sum = crc32(body).to_le_bytes();
        assert_eq!(Record::unpack(&place).unwrap().known(), Err(Error::UnknownFormat(9)));
    }

    #[test]
    fn counters_may_wrap() {
        assert!(is_later(1, 0) && is_later(0, u16::MAX) && is_later(3, u16::MAX - 3));
        assert!(!is_later(0, 0) && !is_later(u16::MAX, 0));
    }
}
