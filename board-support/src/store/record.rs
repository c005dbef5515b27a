//! Records as bytes, with a format in front and a checksum behind.
//!
//! | | of a game | of a value |
//! |---|---|---|
//! | format, 1 | 1 byte | 1 byte |
//! | which one | number of the game, 2 bytes; number of the record, 2 bytes: 0 the header, then the entries | version, 2 bytes: one more with each `put` |
//! | length | 1 byte | the library's |
//! | content | as long as the place, the rest blank | as long as it is |
//! | CRC-32 of all this | 4 bytes | the library's |
//!
//! Numbers are little-endian. Invariant: the first byte of whatever the store writes is a format, in every version
//! there will ever be; and a game's record with one flipped bit is never read as another.

use super::error::Error;

/// The one format there is so far.
pub(super) const FORMAT: u8 = 1;

/// Bytes before the content of a game's record.
const HEAD: usize = 6;

/// Bytes of a game's record that are not content: the head and the checksum.
pub(super) const AROUND: usize = HEAD + 4;

/// Bytes before the content of a value.
pub(super) const VALUE_HEAD: usize = 3;

/// A record of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GameRecord<'a> {
    pub(super) game: u16,
    pub(super) number: u16,
    pub(super) content: &'a [u8],
}

impl<'a> GameRecord<'a> {
    /// Fills all of `place`, which is [`AROUND`] bytes longer than the longest content.
    pub(super) fn pack(&self, place: &mut [u8]) -> Result<(), Error> {
        let (body, sum) = place.split_last_chunk_mut::<4>().ok_or(Error::TooLong)?;
        let (head, content) = body.split_first_chunk_mut::<HEAD>().ok_or(Error::TooLong)?;
        let ([g0, g1], [n0, n1]) = (self.game.to_le_bytes(), self.number.to_le_bytes());
        let length = u8::try_from(self.content.len()).map_err(|_| Error::TooLong)?;
        *head = [FORMAT, g0, g1, n0, n1, length];
        content.fill(0xff);
        content.get_mut(..self.content.len()).ok_or(Error::TooLong)?.copy_from_slice(self.content);
        *sum = crc32(body).to_le_bytes();
        Ok(())
    }

    /// Reads what [`GameRecord::pack`] has filled. The checksum comes first: only a sound record has a format.
    pub(super) fn unpack(place: &'a [u8]) -> Result<Self, Error> {
        let (body, sum) = place.split_last_chunk::<4>().ok_or(Error::Corrupt)?;
        if crc32(body).to_le_bytes() != *sum {
            return Err(Error::Corrupt);
        }
        match body {
            [FORMAT, g0, g1, n0, n1, length, content @ ..] => Ok(GameRecord {
                game: u16::from_le_bytes([*g0, *g1]),
                number: u16::from_le_bytes([*n0, *n1]),
                content: content.get(..usize::from(*length)).ok_or(Error::Corrupt)?,
            }),
            _ => Err(unreadable(body)),
        }
    }
}

/// A stored value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ValueRecord<'a> {
    pub(super) version: u16,
    pub(super) content: &'a [u8],
}

impl<'a> ValueRecord<'a> {
    pub(super) fn pack<'b>(&self, buffer: &'b mut [u8]) -> Result<&'b [u8], Error> {
        let [v0, v1] = self.version.to_le_bytes();
        let record = buffer.get_mut(..VALUE_HEAD + self.content.len()).ok_or(Error::TooLong)?;
        let (head, content) = record.split_at_mut(VALUE_HEAD);
        head.copy_from_slice(&[FORMAT, v0, v1]);
        content.copy_from_slice(self.content);
        Ok(record)
    }

    pub(super) fn unpack(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes {
            [FORMAT, v0, v1, content @ ..] => Ok(ValueRecord { version: u16::from_le_bytes([*v0, *v1]), content }),
            _ => Err(unreadable(bytes)),
        }
    }
}

/// Whether `left` was counted after `right`. The counters wrap; those compared are never 32,768 apart.
pub(super) const fn is_later(left: u16, right: u16) -> bool {
    left.wrapping_sub(right) as i16 > 0
}

fn unreadable(bytes: &[u8]) -> Error {
    match bytes.first() {
        Some(format) if *format != FORMAT => Error::UnknownFormat(*format),
        _ => Error::Corrupt,
    }
}

/// The CRC-32 of Ethernet and zip, half a byte at a time: 3 us for an entry, with a table of 64 bytes.
pub fn crc32(bytes: &[u8]) -> u32 {
    const TABLE: [u32; 16] = {
        let mut table = [0; 16];
        let mut index = 0;
        while index < 16 {
            let mut sum = index as u32;
            let mut bit = 0;
            while bit < 4 {
                sum = sum >> 1 ^ if sum & 1 == 1 { 0xedb8_8320 } else { 0 };
                bit += 1;
            }
            table[index] = sum;
            index += 1;
        }
        table
    };
    let step = |sum: u32, bits: u8| sum >> 4 ^ TABLE[((sum ^ u32::from(bits)) & 15) as usize];
    !bytes.iter().fold(u32::MAX, |sum, byte| step(step(sum, *byte), byte >> 4))
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
        let record = GameRecord { game: 0x1234, number: 0x0506, content: b"pass" };
        let mut place = [0; AROUND + 6];
        record.pack(&mut place).unwrap();
        assert_eq!(place[..12], [1, 0x34, 0x12, 0x06, 0x05, 4, b'p', b'a', b's', b's', 0xff, 0xff]);
        assert_eq!(GameRecord::unpack(&place), Ok(record));
        assert_eq!(record.pack(&mut [0; AROUND + 3]), Err(Error::TooLong));
        let value = ValueRecord { version: 0x0102, content: &[] };
        let mut buffer = [0; 8];
        let packed = value.pack(&mut buffer).unwrap();
        assert_eq!(packed, [1, 2, 1]);
        assert_eq!(ValueRecord::unpack(packed), Ok(value));
        assert_eq!(ValueRecord { version: 1, content: &[0; 9] }.pack(&mut buffer), Err(Error::TooLong));
    }

    #[test]
    fn every_flipped_bit_of_a_record_is_noticed() {
        let mut place = [0; AROUND + 16];
        GameRecord { game: 3, number: 7, content: b"build 5" }.pack(&mut place).unwrap();
        for bit in 0..place.len() * 8 {
            place[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(GameRecord::unpack(&place), Err(Error::Corrupt));
            place[bit / 8] ^= 1 << (bit % 8);
        }
    }

    #[test]
    fn a_sound_record_of_another_format_says_which() {
        let mut place = [9; AROUND + 16];
        let (body, sum) = place.split_last_chunk_mut::<4>().unwrap();
        *sum = crc32(body).to_le_bytes();
        assert_eq!(GameRecord::unpack(&place), Err(Error::UnknownFormat(9)));
        assert_eq!(ValueRecord::unpack(&[9, 0, 0]), Err(Error::UnknownFormat(9)));
        assert_eq!(ValueRecord::unpack(&[]), Err(Error::Corrupt));
    }

    #[test]
    fn counters_may_wrap() {
        assert!(is_later(1, 0) && is_later(0, u16::MAX) && is_later(3, u16::MAX - 3));
        assert!(!is_later(0, 0) && !is_later(u16::MAX, 0));
    }
}
