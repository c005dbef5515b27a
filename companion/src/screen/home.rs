//! The home screen: where an evening begins and ends.

use crate::{
    Change,
    draw::chrome::{self, Hints},
    picture::Picture,
    press::{Button, Press},
    screen::{
        View,
        list::{List, Row},
    },
};

/// The entries, in the order in which they stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Home {
    Lesson,
    Results,
    Settings,
}

const ENTRIES: [Home; 3] = [Home::Lesson, Home::Results, Home::Settings];

/// What a press on the home screen leads to.
pub(crate) enum Answer {
    Stay(Change),
    Open(Home),
}

/// C opens the marked entry; there is nothing to go back to.
pub(crate) fn press(list: &mut List, press: Press) -> Answer {
    match press.short() {
        Some(Button::C) => match ENTRIES.get(usize::from(list.mark())) {
            Some(entry) => Answer::Open(*entry),
            None => Answer::Stay(Change::Nothing),
        },
        _ => Answer::Stay(list.press(press, ENTRIES.len() as u8)),
    }
}

pub(crate) fn draw(list: &List, picture: &mut Picture, view: View, restarted: bool) {
    let texts = view.texts;
    let hints = Hints { b: texts.help, c: texts.choose, up_down: true, ..Hints::default() };
    let corner = if restarted { texts.restarted } else { view.settings.language.code() };
    chrome::draw(picture, "PROVOST", corner, hints);
    let label = |entry: &Home| match entry {
        Home::Lesson => texts.lesson,
        Home::Results => texts.results,
        Home::Settings => texts.settings,
    };
    list.draw(picture, &ENTRIES.each_ref().map(|entry| Row { label: label(entry), value: "" }));
}
