//! The last games' results: a list, newest first, and the pages of each.
//!
//! Invariant: a game that was finished is in the list once, and leaves it when its end is taken back.

use engine::packed;
use heapless::Vec;

use crate::{
    Change,
    draw::chrome::{self, Hints},
    draw::text::{Size, paragraph},
    games::GameId,
    picture::Picture,
    press::{Button, Press},
    score::{self, Score},
    screen::{Label, List, Next, Room, View},
    session::result,
    text::{Sentence, Word, fill::fill},
};

/// Games that stay on the device.
pub(crate) const MOST: usize = 30;

/// The byte behind a result's number: 0 for one that was taken back; the first format has one more than the game's
/// number there, the present one this much more.
const PRESENT: u8 = 0x80;

/// Bytes of the longest stored result: its number, that byte, its score.
const MOST_BYTES: usize = 3 + 1 + score::MOST_BYTES;
const _: () = assert!(MOST_BYTES <= crate::memory::MOST_BYTES, "a result of eight seats fits a value");

/// A result and its number: counted from the device's first game, that says where it is stored and in which order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Numbered {
    number: u16,
    /// `None` once the end of the game was taken back.
    score: Option<Score>,
}

impl Numbered {
    /// As it is stored; gives the number of bytes.
    pub(crate) fn write(&self, buffer: &mut [u8]) -> Option<usize> {
        let kind = self.score.as_ref().map_or(0, |score| PRESENT | score.game.number());
        let head = packed::write(&(self.number, kind), buffer)?.len();
        match &self.score {
            Some(score) => Some(head + score.write(buffer.get_mut(head..)?)?),
            None => Some(head),
        }
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let ((number, kind), bytes) = packed::read_first::<(u16, u8)>(bytes).ok()?;
        let score = match kind {
            0 => None,
            PRESENT.. => Some(Score::read(GameId::numbered(kind & !PRESENT)?, bytes)?),
            _ => Some(Score::read_first_format(GameId::numbered(kind - 1)?, bytes)?),
        };
        Some(Numbered { number, score })
    }
}

/// The results that the device keeps, oldest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Results {
    games: Vec<Numbered, MOST>,
    /// The slots that are not stored yet, one bit each.
    unstored: u32,
    /// More results may come from the flash, so none can be added yet.
    expected: bool,
}

impl Results {
    /// Adds a finished game; the oldest makes room.
    pub(crate) fn add(&mut self, score: Score) {
        let number = match self.games.last() {
            // Its end was taken back and has come again.
            Some(Numbered { score: None, .. }) => return self.correct(score),
            Some(last) => last.number.wrapping_add(1),
            None => 0,
        };
        if self.games.is_full() {
            self.games.remove(0);
        }
        // There is room now.
        let _ = self.games.push(Numbered { number, score: None });
        self.correct(score);
    }

    /// The last game's result is now this.
    pub(crate) fn correct(&mut self, score: Score) {
        self.set_last(Some(score));
    }

    /// The end of the last game was taken back.
    pub(crate) fn take_back(&mut self) {
        self.set_last(None);
    }

    fn set_last(&mut self, score: Option<Score>) {
        if let Some(last) = self.games.last_mut()
            && last.score != score
        {
            last.score = score;
            self.unstored |= 1 << slot(last.number);
        }
    }

    /// The next slot that is to be stored, and what belongs there.
    pub(crate) fn unstored(&self) -> Option<(u8, &Numbered)> {
        let game = self.games.iter().find(|game| self.unstored & 1 << slot(game.number) != 0)?;
        Some((slot(game.number), game))
    }

    /// The slot is stored.
    pub(crate) fn stored(&mut self, slot: u8) {
        self.unstored &= !(1u32.checked_shl(slot.into()).unwrap_or(0));
    }

    /// A result comes back at boot, in any order; one that cannot be read is not shown.
    pub(crate) fn recall(&mut self, at: u8, bytes: &[u8]) {
        if let Some(game) = Numbered::read(bytes)
            && slot(game.number) == at
        {
            // There are as many slots as games.
            let _ = self.games.push(game);
        }
    }

    /// Results will come back from the flash.
    pub(crate) fn expect(&mut self) {
        self.expected = true;
    }

    /// All results have come back.
    pub(crate) fn complete(&mut self) {
        self.expected = false;
        // They come almost in order: a plain insertion sort is short, and quick enough for thirty.
        for at in 1..self.games.len() {
            let mut to = at;
            while to > 0 && self.games[to - 1].number > self.games[to].number {
                self.games.swap(to - 1, to);
                to -= 1;
            }
        }
    }

    /// Whether results may be added.
    pub(crate) fn is_complete(&self) -> bool {
        !self.expected
    }

    /// Whether this is the last result.
    pub(crate) fn ends_with(&self, score: &Score) -> bool {
        self.games.last().is_some_and(|last| last.score.as_ref() == Some(score))
    }

    /// The results to show, the newest first.
    fn shown(&self) -> impl Iterator<Item = &Score> {
        self.games.iter().rev().filter_map(|game| game.score.as_ref())
    }
}

/// Where a result is stored.
fn slot(number: u16) -> u8 {
    (number % MOST as u16) as u8
}

/// The results screen: the list, or a page of one.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ResultsScreen {
    list: List,
    page: Option<u8>,
}

impl ResultsScreen {
    pub(crate) fn press(&mut self, press: Press, results: &Results, view: View) -> Next {
        let marked = results.shown().nth(self.list.mark());
        match (press.short(), self.page, marked) {
            (Some(Button::B), ..) => return Next::Help,
            (Some(Button::A), None, _) => return Next::Back,
            (Some(Button::C), None, Some(_)) => self.page = Some(0),
            (_, None, _) => return Next::Stay(self.list.press(press, results.shown().count())),
            (Some(Button::A | Button::C), Some(_), _) => self.page = None,
            (_, Some(page), Some(score)) => {
                let Some(step) = press.step() else { return Next::NOTHING };
                let pages = i16::from(result::pages(score, view));
                self.page = Some((i16::from(page) + i16::from(step)).rem_euclid(pages) as u8);
                return Next::Stay(Change::Mark);
            }
            (_, Some(_), None) => self.page = None,
        }
        Next::Stay(Change::Screen)
    }

    pub(crate) fn draw(&self, picture: &mut Picture, view: View, results: &Results) {
        let texts = view.texts;
        match (self.page, results.shown().nth(self.list.mark())) {
            (_, None) => {
                let hints = Hints { a: texts.word(Word::Back), b: texts.word(Word::Help), ..Hints::default() };
                chrome::draw(picture, texts.word(Word::Results), view.settings.language.code(), hints);
                paragraph(picture, &texts.say(Sentence::NoResults).read(), Size::Body, chrome::BODY);
            }
            (None, Some(marked)) => {
                let hints = Hints {
                    a: texts.word(Word::Back),
                    b: texts.word(Word::Help),
                    c: texts.word(Word::Choose),
                    up_down: true,
                };
                chrome::draw(picture, texts.word(Word::Results), marked.game.about().name(view), hints);
                let mut label = |at| {
                    let score = results.shown().nth(at)?;
                    let label = Label { name: score.summary(view), value: score.others(view) };
                    // High scores of many leave no room for the others: their number says how many there are.
                    let players = fill(texts.word(Word::PlayersNumber), &[&score.columns.len()]);
                    Some(if Room::BODY.fits(&label) { label } else { Label { value: players, ..label } })
                };
                self.list.draw(picture, results.shown().count(), Room::BODY, &mut label);
            }
            (Some(page), Some(score)) => {
                chrome::draw_footer(
                    picture,
                    Hints {
                        a: texts.word(Word::Back),
                        b: texts.word(Word::Help),
                        c: texts.word(Word::Ok),
                        up_down: true,
                    },
                );
                let length = (score.game.about().length)(score.length, view);
                let beside = Some((score.game.about().name(view), length.as_str()));
                result::draw(picture, view, score, page, &|view| result::summary(score, view), beside);
            }
        }
    }
}
