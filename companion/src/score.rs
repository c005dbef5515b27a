//! A score: a column a seat, a line a kind of points; of a finished game it is the result that the device keeps.
//!
//! What is stored, not how it looks: pictures are `sheet`'s. What the lines are called is the game's to say. Invariant: a
//! line that nobody has counted yet is empty, not zero, and every score fits the value that stores it.

use core::cmp::Reverse;

use engine::{packed, seat::Seat};
use heapless::Vec;
use serde::Deserialize;

use crate::games::GameId;

/// The most lines of a score; Caylus has nine.
pub(crate) const MOST_LINES: usize = 10;
/// The most seats of a game.
pub(crate) const MOST_SEATS: usize = Seat::COUNT;

/// The line that decides between equal totals: it has no name, and no game counts that many.
pub(crate) const DECIDES: usize = MOST_LINES - 1;

/// How a line that nobody has counted is stored.
const EMPTY: i16 = i16::MIN;

/// Bytes of the longest stored score: length, lines, seats; and for each of these a seat, its total and its lines.
pub(crate) const MOST_BYTES: usize = 3 + MOST_SEATS * (1 + 2 + 2 * MOST_LINES);

/// A seat's column: its lines, and its total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Column {
    pub(crate) seat: Seat,
    pub(crate) total: u16,
    lines: [i16; MOST_LINES],
}

impl Column {
    /// Lines that a game does not have stay empty; so do those that are `None`.
    pub(crate) fn new(seat: Seat, given: impl IntoIterator<Item = Option<i16>>, total: u16) -> Self {
        let mut lines = [EMPTY; MOST_LINES];
        for (line, points) in lines.iter_mut().zip(given) {
            *line = points.map_or(EMPTY, |points| points.max(-i16::MAX));
        }
        Column { seat, total, lines }
    }

    /// The same with what decides between equal totals.
    pub(crate) fn decided_by(mut self, points: i16) -> Self {
        self.lines[DECIDES] = points;
        self
    }

    /// What places go by: the total, then what decides.
    fn worth(&self) -> (u16, i16) {
        (self.total, self.lines[DECIDES])
    }

    /// The points of a line; `None` where nobody has counted.
    pub(crate) fn line(&self, line: usize) -> Option<i16> {
        self.lines.get(line).copied().filter(|points| *points != EMPTY)
    }
}

/// What was scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Score {
    pub(crate) game: GameId,
    /// How long the game took, in its own measure.
    pub(crate) length: u8,
    /// In the order in which they sit.
    pub(crate) columns: Vec<Column, MOST_SEATS>,
}

impl Score {
    pub(crate) fn new(game: GameId, length: u8, seats: &[Seat], column: impl Fn(Seat) -> Column) -> Self {
        let mut columns = Vec::new();
        for seat in seats {
            // No game has more seats than there are colours.
            let _ = columns.push(column(*seat));
        }
        Score { game, length, columns }
    }

    /// The best total.
    pub(crate) fn most(&self) -> u16 {
        self.columns.iter().map(|column| column.total).max().unwrap_or(0)
    }

    /// Those who are first, in the order in which they sit.
    pub(crate) fn winners(&self) -> impl Iterator<Item = Seat> {
        self.columns.iter().filter(|column| self.rank(column) == 1).map(|column| column.seat)
    }

    /// The columns by place, the best first; equal ones as they sit.
    pub(crate) fn ranking(&self) -> Vec<Column, MOST_SEATS> {
        let mut ranking: Vec<Column, MOST_SEATS> = Vec::new();
        for column in &self.columns {
            let at = ranking.partition_point(|other| Reverse(other.worth()) <= Reverse(column.worth()));
            // There are no more than in `columns`.
            let _ = ranking.insert(at, *column);
        }
        ranking
    }

    /// The place of a column, from 1; equal ones share it.
    pub(crate) fn rank(&self, column: &Column) -> usize {
        1 + self.columns.iter().filter(|other| other.worth() > column.worth()).count()
    }

    /// How many lines are in use.
    fn lines(&self) -> usize {
        let used = |column: &Column| column.lines.iter().rposition(|line| *line != EMPTY).map_or(0, |last| last + 1);
        self.columns.iter().map(used).max().unwrap_or(0)
    }

    /// As it is stored, without the game; gives the number of bytes. `None` when the buffer is too short.
    pub(crate) fn write(&self, buffer: &mut [u8]) -> Option<usize> {
        let lines = self.lines();
        let mut bytes: Vec<u8, MOST_BYTES> = Vec::new();
        bytes.extend_from_slice(&[self.length, lines as u8, self.columns.len() as u8]).ok()?;
        for column in &self.columns {
            bytes.push(column.seat.index() as u8).ok()?;
            bytes.extend_from_slice(&column.total.to_le_bytes()).ok()?;
            for line in column.lines.iter().take(lines) {
                bytes.extend_from_slice(&line.to_le_bytes()).ok()?;
            }
        }
        buffer.get_mut(..bytes.len())?.copy_from_slice(&bytes);
        Some(bytes.len())
    }

    /// What [`Self::write`] has stored; `None` when it is no score.
    pub(crate) fn read(game: GameId, bytes: &[u8]) -> Option<Self> {
        let (&[length, lines, seats], mut rest) = bytes.split_first_chunk()?;
        let lines = usize::from(lines);
        let mut columns = Vec::new();
        for _ in 0..seats {
            let (&[seat, low, high], after) = rest.split_first_chunk()?;
            let (numbers, after) = after.split_at_checked(2 * lines)?;
            rest = after;
            let points = numbers.chunks_exact(2).map(|number| i16::from_le_bytes([number[0], number[1]]));
            let given = points.map(|points| Some(points).filter(|points| *points != EMPTY));
            let seat = *Seat::ALL.get(usize::from(seat))?;
            columns.push(Column::new(seat, given, u16::from_le_bytes([low, high]))).ok()?;
        }
        (lines <= MOST_LINES && rest.is_empty()).then_some(Score { game, length, columns })
    }

    /// What versions before eight seats have stored: six lines, at most four seats.
    pub(crate) fn read_first_format(game: GameId, bytes: &[u8]) -> Option<Self> {
        #[derive(Deserialize)]
        struct First {
            length: u8,
            columns: Vec<FirstColumn, 4>,
        }
        /// A line is the bits of an `i16`.
        #[derive(Deserialize)]
        struct FirstColumn {
            seat: Seat,
            lines: [Option<u16>; 6],
            total: u16,
        }
        let first: First = packed::read(bytes).ok()?;
        let mut columns = Vec::new();
        for FirstColumn { seat, lines, total } in first.columns {
            let lines = lines.into_iter().map(|line| line.map(u16::cast_signed));
            columns.push(Column::new(seat, lines, total)).ok()?;
        }
        Some(Score { game, length: first.length, columns })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn column(seat: Seat) -> Column {
        let points = 7 * seat.index() as i16;
        Column::new(seat, (0..MOST_LINES as i16).map(|line| (line % 3 != 1).then_some(line - points)), 900)
    }

    #[test]
    fn the_longest_score_fits_and_comes_back() {
        let score = Score::new(GameId::default(), 12, &Seat::ALL, column);
        let mut buffer = [0; MOST_BYTES];
        assert_eq!(score.write(&mut buffer), Some(MOST_BYTES));
        assert_eq!(Score::read(GameId::default(), &buffer), Some(score.clone()));
        for short in 0..MOST_BYTES {
            assert_eq!(Score::read(GameId::default(), &buffer[..short]), None);
            assert_eq!(score.write(&mut [0; MOST_BYTES][..short]), None);
        }
    }

    #[test]
    fn a_score_is_stored_like_this() {
        // Length, lines in use, seats; each a seat, its total, and its lines, of which the empty one is 0x8000.
        let lines = |seat: Seat| if seat == Seat::Red { [Some(300), None, Some(-2)] } else { [Some(0), Some(7), None] };
        let seats = [Seat::Purple, Seat::Red];
        let score = Score::new(GameId::default(), 9, &seats, |seat| Column::new(seat, lines(seat), 298));
        let bytes = [9, 3, 2, 7, 42, 1, 0, 0, 7, 0, 0, 0x80, 0, 42, 1, 44, 1, 0, 0x80, 0xfe, 0xff];
        let mut buffer = [0; MOST_BYTES];
        assert_eq!(score.write(&mut buffer), Some(bytes.len()));
        assert_eq!(buffer[..bytes.len()], bytes);
        assert_eq!(Score::read(GameId::default(), &bytes), Some(score));
    }

    #[test]
    fn any_bytes_are_a_score_or_none() {
        let mut chance = engine::autoplay::Repeatable::new(3);
        for _ in 0..20_000 {
            let mut bytes = [0; 40];
            rand_core::RngCore::fill_bytes(&mut chance, &mut bytes);
            bytes[1] %= 12;
            bytes[2] %= 9;
            if let Some(score) = Score::read(GameId::default(), &bytes) {
                assert!(score.columns.len() <= MOST_SEATS);
            }
        }
    }

    #[test]
    fn equal_totals_share_a_rank_and_stay_as_they_sit() {
        let totals = [3, 9, 3, 9, 1];
        let score =
            Score::new(GameId::default(), 1, &Seat::ALL[..5], |seat| Column::new(seat, [], totals[seat.index()]));
        let ranking = score.ranking();
        let order: std::vec::Vec<usize> = ranking.iter().map(|column| column.seat.index()).collect();
        assert_eq!(order, [1, 3, 0, 2, 4]);
        let ranks: std::vec::Vec<usize> = ranking.iter().map(|column| score.rank(column)).collect();
        assert_eq!(ranks, [1, 1, 3, 3, 5]);
        assert_eq!(score.winners().count(), 2);
    }

    #[test]
    fn what_decides_breaks_a_tie_and_is_stored() {
        let column = |seat: Seat| Column::new(seat, [], 9).decided_by([3, 6][seat.index()]);
        let score = Score::new(GameId::default(), 1, &Seat::ALL[..2], column);
        let mut buffer = [0; MOST_BYTES];
        let bytes = score.write(&mut buffer).expect("it fits");
        for score in [Score::read(GameId::default(), &buffer[..bytes]).expect("a score"), score] {
            let places: std::vec::Vec<_> =
                score.ranking().iter().map(|column| (column.seat.index(), score.rank(column))).collect();
            assert_eq!(places, [(1, 1), (0, 2)]);
            assert_eq!(score.winners().map(Seat::index).collect::<std::vec::Vec<_>>(), [1]);
        }
    }
}
