//! The look-up tables that move the ink.
//!
//! A refresh drives each pixel through a table chosen by its old and new colour. A table is seven groups of six bytes
//! (UC8151D datasheet, LUTC to LUTBB, R20H to R24H): four 2-bit levels, four frame counts, a repeat count. This module
//! holds the tables, and works out from their bytes how long they take and how much charge they leave behind. Loading
//! them is the driver's work; the controller's built-in tables are not here because nobody can read them.
//!
//! Invariant: no closed cycle of colours leaves a net charge. White to white and black to black sum to zero, and black
//! to white undoes white to black; otherwise the ink would slowly be torn to one side.

/// Frames a second that the driver sets (PLL, R30H).
pub const FRAME_HZ: u32 = 100;
/// The built-in, temperature-compensated refresh in ms, as measured on this panel at room temperature.
pub const BUILT_IN_MS: u32 = 4_500;
/// What it takes at least, in ms: warm ink needs less, but nowhere near so little.
pub const BUILT_IN_LEAST_MS: u32 = BUILT_IN_MS / 4;

const GROUP_BYTES: usize = 6;
const GROUPS: usize = 7;
/// Bytes of a pixel's table.
pub const TABLE_BYTES: usize = GROUPS * GROUP_BYTES;
/// Bytes of the common electrode's table: two more, both zero (ST_XON and ST_CHV unused).
pub const COMMON_BYTES: usize = TABLE_BYTES + 2;

/// The level of a source line in one step of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Level {
    /// Not driven.
    Rest = 0b00,
    /// The positive source voltage (VDH), towards black.
    Black = 0b01,
    /// The negative source voltage (VDL), towards white.
    White = 0b10,
}
use Level::{Black, Rest, White};

/// One complete set of tables, one for each pair of old and new colour.
#[derive(Debug, PartialEq, Eq)]
pub struct Waveform {
    /// The common electrode; it sets the length of the refresh.
    pub common: [u8; COMMON_BYTES],
    /// Pixels that stay white.
    pub white_white: [u8; TABLE_BYTES],
    /// Pixels that go from black to white.
    pub black_white: [u8; TABLE_BYTES],
    /// Pixels that go from white to black.
    pub white_black: [u8; TABLE_BYTES],
    /// Pixels that stay black.
    pub black_black: [u8; TABLE_BYTES],
}

/// A new screen: away from the target, a shake to free the ink, then to the target. All pixels move, so ghosts go too.
/// Pixels that keep their colour take half of the last stroke, which is just what the first one took from them.
pub static FAST: Waveform = {
    const AWAY: [u8; 4] = [15, 0, 0, 0];
    const SHAKE: [u8; 4] = [12, 12, 0, 0];
    const HOME: [u8; 4] = [15, 15, 0, 0];
    const fn stroke(away: Level, home: [Level; 4]) -> [u8; TABLE_BYTES] {
        table(&[
            group([away, Rest, Rest, Rest], AWAY, 1),
            group([Black, White, Rest, Rest], SHAKE, 2),
            group(home, HOME, 1),
        ])
    }
    Waveform {
        common: common(&stroke(Rest, [Rest; 4])),
        white_white: stroke(Black, [Rest, White, Rest, Rest]),
        black_white: stroke(Black, [White, White, Rest, Rest]),
        white_black: stroke(White, [Black, Black, Rest, Rest]),
        black_black: stroke(White, [Rest, Black, Rest, Rest]),
    }
};

/// A counter or a mark: only the pixels that change are driven, in one stroke, without a flash.
pub static QUICK: Waveform = {
    const fn stroke(level: Level) -> [u8; TABLE_BYTES] {
        table(&[group([level, Rest, Rest, Rest], [26, 0, 0, 0], 1)])
    }
    Waveform {
        common: common(&stroke(Rest)),
        white_white: stroke(Rest),
        black_white: stroke(White),
        white_black: stroke(Black),
        black_black: stroke(Rest),
    }
};

impl Waveform {
    /// The tables in the order of their commands: common, white to white, black to white, white to black, black to black.
    pub fn tables(&self) -> [&[u8]; 5] {
        [&self.common, &self.white_white, &self.black_white, &self.white_black, &self.black_black]
    }

    /// How long a refresh with these tables takes, in ms: the longest of its tables.
    pub fn duration_ms(&self) -> u32 {
        self.tables().into_iter().map(frames).max().unwrap_or(0) * 1_000 / FRAME_HZ
    }
}

/// One frame in which nothing is driven, for every table alike.
static STILL: [u8; COMMON_BYTES] = common(&table(&[group([Rest; 4], [1, 0, 0, 0], 1)]));
/// How long a refresh with [`still`] takes, in ms.
pub const STILL_MS: u32 = 1_000 / FRAME_HZ;

/// Tables that move nothing, in the order of [`Waveform::tables`]: a refresh with them only shows that somebody is there.
pub fn still() -> [&'static [u8]; 5] {
    let (table, _) = STILL.split_at(TABLE_BYTES);
    [&STILL, table, table, table, table]
}

const fn group(levels: [Level; 4], frames: [u8; 4], repeat: u8) -> [u8; GROUP_BYTES] {
    let select = (levels[0] as u8) << 6 | (levels[1] as u8) << 4 | (levels[2] as u8) << 2 | levels[3] as u8;
    [select, frames[0], frames[1], frames[2], frames[3], repeat]
}

const fn table(groups: &[[u8; GROUP_BYTES]]) -> [u8; TABLE_BYTES] {
    assert!(groups.len() <= GROUPS, "a table has seven groups");
    let mut bytes = [0; TABLE_BYTES];
    let mut at = 0;
    while at < groups.len() * GROUP_BYTES {
        bytes[at] = groups[at / GROUP_BYTES][at % GROUP_BYTES];
        at += 1;
    }
    bytes
}

const fn common(table: &[u8; TABLE_BYTES]) -> [u8; COMMON_BYTES] {
    let mut bytes = [0; COMMON_BYTES];
    let mut at = 0;
    while at < TABLE_BYTES {
        bytes[at] = table[at];
        at += 1;
    }
    bytes
}

/// The frames that a table takes; what is left behind its groups counts nothing.
fn frames(table: &[u8]) -> u32 {
    let (groups, _) = table.as_chunks::<GROUP_BYTES>();
    let frames = |[_, a, b, c, d, repeat]: &[u8; GROUP_BYTES]| {
        [a, b, c, d].into_iter().map(|frames| u32::from(*frames)).sum::<u32>() * u32::from(*repeat)
    };
    groups.iter().map(frames).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The charge a table leaves, in frames of full drive: positive is towards black.
    fn charge(table: &[u8]) -> i32 {
        table
            .chunks_exact(GROUP_BYTES)
            .map(|group| {
                let steps = (0..4).map(|step| match group[0] >> (6 - 2 * step) & 0b11 {
                    0b01 => i32::from(group[1 + step]),
                    0b10 => -i32::from(group[1 + step]),
                    _ => 0,
                });
                steps.sum::<i32>() * i32::from(group[5])
            })
            .sum()
    }

    #[test]
    fn a_new_screen_takes_930_ms_and_a_counter_260_ms() {
        assert_eq!(FAST.duration_ms(), 930);
        assert_eq!(QUICK.duration_ms(), 260);
    }

    #[test]
    fn no_cycle_of_colours_leaves_a_charge() {
        for waveform in [&FAST, &QUICK] {
            assert_eq!(charge(&waveform.white_white), 0);
            assert_eq!(charge(&waveform.black_black), 0);
            assert_eq!(charge(&waveform.black_white) + charge(&waveform.white_black), 0);
            assert_eq!(charge(&waveform.common[..TABLE_BYTES]), 0);
        }
    }

    #[test]
    fn a_pixel_that_changes_is_driven_towards_its_new_colour() {
        for waveform in [&FAST, &QUICK] {
            assert!(charge(&waveform.white_black) > 0);
            assert!(charge(&waveform.black_white) < 0);
        }
    }

    #[test]
    fn a_counter_leaves_unchanged_pixels_alone() {
        for table in [&QUICK.white_white, &QUICK.black_black] {
            assert!(table.chunks_exact(GROUP_BYTES).all(|group| group[0] == 0), "every level rests");
        }
    }

    #[test]
    fn a_still_refresh_drives_nothing_for_one_frame() {
        for table in still() {
            assert!(table.chunks(GROUP_BYTES).all(|group| group[0] == 0), "every level rests");
            assert_eq!(frames(table) * 1_000 / FRAME_HZ, STILL_MS);
        }
    }

    #[test]
    fn every_table_of_a_waveform_has_the_same_length() {
        for waveform in [&FAST, &QUICK] {
            let length = frames(&waveform.common[..TABLE_BYTES]);
            for table in [&waveform.white_white, &waveform.black_white, &waveform.white_black, &waveform.black_black] {
                assert_eq!(frames(table), length);
            }
        }
    }

    #[test]
    fn the_bytes_are_those_of_the_data_sheet_s_layout() {
        // 0b01_10_00_00: black, white, rest, rest; 12 and 12 frames; twice.
        assert_eq!(FAST.white_white[6..12], [0x60, 12, 12, 0, 0, 2]);
    }
}
