//! The last games' results: a list, newest first, and each game's bars and sheet.
//!
//! Invariant: a game that was finished is in the list once, and leaves it when its end is taken back.

use engine::packed;
use heapless::Vec;

use crate::{
    Change,
    draw::chrome::{self, Corner, Hints},
    draw::text::{Size, paragraph},
    games::GameId,
    picture::Picture,
    press::{Button, Press},
    screen::{List, View},
    sheet::Sheet,
};

/// Games that stay on the device.
pub(crate) const MOST: usize = 30;

/// A result and its number: counted from the device's first game, that says where it is stored and in which order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Numbered {
    number: u16,
    /// `None` once the end of the game was taken back.
    sheet: Option<Sheet>,
}

impl Numbered {
    /// As it is stored: the number, then 0, or one more than the game's number and its score.
    pub(crate) fn write<'b>(&self, buffer: &'b mut [u8]) -> Option<&'b [u8]> {
        match &self.sheet {
            Some(sheet) => packed::write(&(self.number, sheet.game.number() + 1, &sheet.score), buffer),
            None => packed::write(&(self.number, 0u8), buffer),
        }
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let ((number, game), score) = packed::read_first::<(u16, u8)>(bytes).ok()?;
        let sheet = match game.checked_sub(1) {
            Some(game) => Some(Sheet { game: GameId::numbered(game)?, score: packed::read(score).ok()? }),
            None => None,
        };
        Some(Numbered { number, sheet })
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
    pub(crate) fn add(&mut self, sheet: Sheet) {
        let number = match self.games.last() {
            // Its end was taken back and has come again.
            Some(Numbered { sheet: None, .. }) => return self.correct(sheet),
            Some(last) => last.number.wrapping_add(1),
            None => 0,
        };
        if self.games.is_full() {
            self.games.remove(0);
        }
        // There is room now.
        let _ = self.games.push(Numbered { number, sheet: None });
        self.correct(sheet);
    }

    /// The last game's result is now this.
    pub(crate) fn correct(&mut self, sheet: Sheet) {
        self.set_last(Some(sheet));
    }

    /// The end of the last game was taken back.
    pub(crate) fn take_back(&mut self) {
        self.set_last(None);
    }

    fn set_last(&mut self, sheet: Option<Sheet>) {
        if let Some(last) = self.games.last_mut()
            && last.sheet != sheet
        {
            last.sheet = sheet;
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
        self.games.sort_unstable_by_key(|game| game.number);
    }

    /// Whether results may be added.
    pub(crate) fn is_complete(&self) -> bool {
        !self.expected
    }

    /// Whether this is the last result.
    pub(crate) fn ends_with(&self, sheet: &Sheet) -> bool {
        self.games.last().is_some_and(|last| last.sheet.as_ref() == Some(sheet))
    }

    /// The results to show, the newest first.
    fn shown(&self) -> impl Iterator<Item = &Sheet> {
        self.games.iter().rev().filter_map(|game| game.sheet.as_ref())
    }
}

/// Where a result is stored.
fn slot(number: u16) -> u8 {
    (number % MOST as u16) as u8
}

/// The results screen: the list, a game's bars, or its sheet.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ResultsScreen {
    list: List,
    open: Open,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Open {
    #[default]
    List,
    Bars,
    Sheet,
}

impl ResultsScreen {
    /// `None` when A leads back to the home screen.
    pub(crate) fn press(&mut self, press: Press, results: &Results) -> Option<Change> {
        let games = results.shown().count() as u8;
        self.open = match (self.open, press.short()) {
            (Open::List, Some(Button::A)) => return None,
            (Open::List, Some(Button::C)) if games > 0 => Open::Bars,
            (Open::List, _) => return Some(self.list.press(press, games)),
            (Open::Bars, Some(Button::A)) => Open::List,
            (Open::Bars, Some(Button::C)) => Open::Sheet,
            (Open::Sheet, Some(Button::A | Button::C)) => Open::Bars,
            _ => return Some(Change::Nothing),
        };
        Some(Change::Screen)
    }

    pub(crate) fn draw(&self, picture: &mut Picture, view: View, results: &Results) {
        let texts = view.texts;
        match (self.open, results.shown().nth(self.list.mark().into())) {
            (Open::List, None) => {
                let hints = Hints { a: texts.back, b: texts.help, ..Hints::default() };
                chrome::draw(picture, texts.results, view.settings.language.code(), hints);
                paragraph(picture, texts.no_results, Size::Body, chrome::BODY);
            }
            (Open::List, Some(marked)) => {
                let hints = Hints { a: texts.back, b: texts.help, c: texts.choose, up_down: true };
                chrome::draw(picture, texts.results, marked.game.name(view), hints);
                let label = |at| results.shown().nth(at).map(|sheet| sheet.summary(view));
                self.list.draw_labels(picture, results.shown().count(), label);
            }
            (Open::Bars, Some(sheet)) => {
                chrome::draw_footer(
                    picture,
                    Hints { a: texts.back, b: texts.help, c: texts.score, ..Hints::default() },
                );
                let corner = Corner { upper: sheet.length(view), ..Corner::default() };
                chrome::draw_heading(picture, &sheet.summary(view).name, &corner, false);
                sheet.draw_bars(picture, view);
            }
            (Open::Sheet, Some(sheet)) => {
                chrome::draw_footer(picture, Hints { a: texts.back, b: texts.help, ..Hints::default() });
                sheet.draw(picture, view);
            }
            (_, None) => {}
        }
    }
}
