//! The order of a round, a page a phase.
//!
//! For reading together before the first game, with the intro rules. Invariant: every page names the rule that is
//! forgotten most.

use core::fmt::Write;

use heapless::String;

use crate::{
    Change,
    draw::{
        chrome::{self, Hints},
        text::{Size, paragraph},
    },
    picture::Picture,
    press::{Button, Press},
    screen::View,
    text::PAGES,
};

/// The page that is open, counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lesson {
    page: u8,
}

impl Lesson {
    /// C turns the page and A turns back; `None` when that leaves the lesson.
    pub(crate) fn press(&mut self, press: Press) -> Option<Change> {
        let page = match (press.short(), press.step()) {
            (Some(Button::C), _) | (_, Some(1)) => self.page.checked_add(1)?,
            (Some(Button::A), _) => self.page.checked_sub(1)?,
            (_, Some(-1)) => self.page.saturating_sub(1),
            _ => return Some(Change::Nothing),
        };
        let last = PAGES as u8 - 1;
        if page > last && press.short().is_some() {
            return None;
        }
        let page = page.min(last);
        let turned = page != self.page;
        self.page = page;
        Some(if turned { Change::Screen } else { Change::Nothing })
    }

    pub(crate) fn draw(self, picture: &mut Picture, view: View) {
        let texts = view.texts;
        let page = &texts.lesson_pages[usize::from(self.page)];
        let mut corner: String<8> = String::new();
        // One digit, a slash and one digit always fit.
        let _ = write!(corner, "{}/{PAGES}", self.page + 1);
        let hints = Hints { a: texts.back, b: texts.help, c: texts.go_on, up_down: true };
        chrome::draw(picture, page.title, &corner, hints);
        paragraph(picture, page.text, Size::Body, chrome::BODY);
    }
}
