//! The settings: language and the time after which a press counts as held.

use core::fmt::Write;

use heapless::String;

use crate::{
    Change,
    draw::chrome::{self, Hints},
    picture::Picture,
    press::{Button, Press},
    screen::{
        View,
        list::{List, Row},
    },
    settings::Settings,
};

const ROWS: u8 = 2;

/// C takes the marked setting's next value; `None` for A, which leads back.
pub(crate) fn press(list: &mut List, press: Press, settings: &mut Settings) -> Option<Change> {
    match (press.short(), list.mark()) {
        (Some(Button::A), _) => None,
        (Some(Button::C), 0) => {
            settings.language = settings.language.next();
            Some(Change::Screen)
        }
        (Some(Button::C), _) => {
            settings.held = settings.held.next();
            Some(Change::Mark)
        }
        _ => Some(list.press(press, ROWS)),
    }
}

pub(crate) fn draw(list: &List, picture: &mut Picture, view: View) {
    let (texts, settings) = (view.texts, view.settings);
    let hints = Hints { a: texts.back, b: texts.help, c: texts.change, up_down: true };
    chrome::draw(picture, texts.settings, concat!("v", env!("CARGO_PKG_VERSION")), hints);
    let mut held: String<8> = String::new();
    // Three digits and a unit always fit.
    let _ = write!(held, "{} ms", settings.held.ms());
    let rows =
        [Row { label: texts.language, value: settings.language.name() }, Row { label: texts.held_press, value: &held }];
    list.draw(picture, &rows);
}
