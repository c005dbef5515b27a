//! The log: what came of each entry, for settling disputes; and the way back to any of them.
//!
//! Lines are outcomes, worked out by replaying the game; nothing is stored for them. What was taken back stands struck
//! out behind what counts, until something new is entered, and can come again. Invariant: going back over lines is asked
//! once, with their number; bringing back is not, because nothing goes.

use embedded_graphics::{pixelcolor::BinaryColor, prelude::*};
use heapless::Vec;

use super::{Pane, Session, board::Board};
use crate::{
    Change,
    draw::{
        area,
        chrome::{self, Hints},
        text::{Align, READ_AT_60_CM, Size, line, lines, paragraph},
    },
    picture::Picture,
    press::{Button, Press},
    screen::{List, Next, Room, View},
    text::{
        Sentence, Word,
        fill::{Line, tell},
    },
};

/// Lines that fit on the screen.
pub(super) const LINES: usize = Room::BODY.rows as usize;
/// Lines behind the marked one that are shown, where there are any.
const BEHIND: usize = 2;

/// A line of the log.
#[derive(Clone, Debug, Default)]
pub(crate) struct LogLine {
    pub(super) words: Line,
    /// It was taken back and can come again.
    pub(super) taken_back: bool,
}

/// The lines around the marked one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Log {
    lines: Vec<LogLine, LINES>,
    /// Lines up to the marked one.
    upto: usize,
}

impl Log {
    /// Takes the next line, which stands up to the marked one or behind it; the oldest make room.
    pub(super) fn add(&mut self, line: LogLine, upto: bool) {
        if self.lines.is_full() {
            self.lines.remove(0);
            self.upto -= 1;
        }
        // There is room now.
        let _ = self.lines.push(line);
        self.upto += usize::from(upto);
    }

    /// The first line that is shown, so that the marked one is, too, with what follows it where that has room.
    fn first(&self) -> usize {
        let tall = |from: usize| self.lines.iter().skip(from).map(|line| height(&line.words)).sum::<usize>();
        (0..self.upto).find(|from| tall(*from) <= LINES).unwrap_or(self.upto.saturating_sub(1))
    }

    /// Whether enough lines behind the marked one are there.
    pub(super) fn is_full(&self) -> bool {
        self.lines.len() >= self.upto + BEHIND
    }
}

/// What is left free at both ends, how wide a line is, and how much narrower what goes on below it.
const MARGIN: u32 = 4;
const WHOLE: u32 = chrome::LEFT - 2 * MARGIN;
const INDENT: u32 = 12;

/// A line in as many parts as it takes.
fn parts(words: &str) -> impl Iterator<Item = &str> {
    let size = Room::BODY.size;
    lines(words, size, if size.width(words) <= WHOLE { WHOLE } else { WHOLE - INDENT })
}

/// The rows that a line takes.
fn height(words: &str) -> usize {
    parts(words).count()
}

impl Session<dyn Board> {
    /// Opens the log at the last line that counts.
    pub(super) fn open_log(&mut self) -> Next {
        let at = self.board.seek(self.board.standing(), 0);
        self.show(Pane::Log { at })
    }

    pub(super) fn press_log(&mut self, press: Press, view: View, at: usize) -> Next {
        match (press.short(), press.step()) {
            (Some(Button::A), _) => self.show(Pane::Table),
            (Some(Button::B), _) => self.show(Pane::Menu(List::default())),
            (Some(Button::C), _) if at == 0 || at == self.board.standing() => self.show(Pane::Table),
            (Some(Button::C), _) if at < self.board.standing() => self.show(Pane::Return { at }),
            (Some(Button::C), _) => self.go_to(at, view),
            (_, Some(step)) => {
                let after = self.board.seek(at, step);
                self.pane = Pane::Log { at: after };
                Next::Stay(if after == at { Change::Nothing } else { Change::Mark })
            }
            _ => Next::NOTHING,
        }
    }

    /// The question before lines go: the answer is not on the button that opened it.
    pub(super) fn press_return(&mut self, press: Press, view: View, at: usize) -> Next {
        match press.short() {
            Some(Button::A) => {
                let at = self.board.seek(at, 0);
                self.show(Pane::Log { at })
            }
            Some(Button::B) => self.go_to(at, view),
            _ => Next::NOTHING,
        }
    }

    fn go_to(&mut self, at: usize, view: View) -> Next {
        match self.board.go_to(at, view) {
            Ok(()) => self.say_last(view),
            Err(sentence) => {
                self.forget_cursor();
                self.note = sentence;
            }
        }
        self.show(Pane::Table)
    }

    pub(super) fn draw_log(&self, picture: &mut Picture, view: View, at: usize) {
        let (texts, standing) = (view.texts, self.board.standing());
        let c = match at.cmp(&standing) {
            _ if at == 0 => "",
            core::cmp::Ordering::Less => texts.word(Word::ReturnHere),
            core::cmp::Ordering::Equal => texts.word(Word::Ok),
            core::cmp::Ordering::Greater => texts.word(Word::BringBack),
        };
        chrome::draw(
            picture,
            texts.word(Word::Log),
            self.board.show().alarm(view),
            Hints { a: texts.word(Word::Back), b: texts.word(Word::MenuHint), c, up_down: true },
        );
        let log = self.board.log(at, view);
        if log.lines.is_empty() {
            paragraph(picture, &texts.say(Sentence::LogEmpty).read(), Size::Body, chrome::BODY);
        }
        picture.expect(chrome::BODY, READ_AT_60_CM);
        let Room { row, rows, size, .. } = Room::BODY;
        let (mut place, mut marked) = (0, None);
        for (at, LogLine { words, taken_back }) in log.lines.iter().enumerate().skip(log.first()) {
            if place + height(words) > rows.into() {
                break;
            }
            let top = Room::BODY.y(place);
            for (part, words) in parts(words).enumerate() {
                let indent = if part == 0 { 0 } else { INDENT };
                let (x, y) = ((MARGIN + indent) as i32, Room::BODY.y(place));
                line(picture, words, size, Align::Left, area(x, y, WHOLE - indent, row));
                if *taken_back {
                    let through = area(x, y + row as i32 / 2, size.width(words), 1);
                    let Ok(()) = picture.fill_solid(&through, BinaryColor::On);
                }
                place += 1;
            }
            if at + 1 == log.upto {
                let last = Room::BODY.y(place.saturating_sub(1));
                marked = Some(area(0, top, chrome::LEFT, (last - top) as u32 + row));
            }
        }
        // Once all of them stand there.
        if let Some(bar) = marked {
            picture.mark(bar);
        }
    }

    pub(super) fn draw_return(&self, picture: &mut Picture, view: View, at: usize) {
        let texts = view.texts;
        let hints = Hints { a: texts.word(Word::Keep), b: texts.word(Word::ReturnYes), ..Hints::default() };
        chrome::draw(picture, texts.word(Word::ReturnTitle), self.board.show().alarm(view), hints);
        let lines = self.board.lines_after(at);
        let sentence =
            tell(texts.say(if lines == 1 { Sentence::ReturnOneLine } else { Sentence::ReturnLines }), &[&lines]);
        paragraph(picture, &sentence, Size::Body, chrome::BODY);
    }
}
