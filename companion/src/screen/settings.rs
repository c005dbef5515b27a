//! The settings screen: one row a setting, C takes its next value.
//!
//! What the values mean is in [`crate::settings`]. Invariant: [`press`] and [`draw`] count the rows alike.

use core::fmt::Write;

use heapless::String;

use crate::{
    Change,
    draw::chrome::{self, Hints},
    picture::Picture,
    press::{Button, Press},
    screen::{List, Row, View},
    settings::Settings,
};

const ROWS: u8 = 6;
/// The row that leads to the last crash's message.
pub(crate) const FAULT: u8 = 5;

/// C takes the marked setting's next value; `None` for A, which leads back.
pub(crate) fn press(list: &mut List, press: Press, settings: &mut Settings) -> Option<Change> {
    match (press.short(), list.mark()) {
        (Some(Button::A), _) => return None,
        (Some(Button::C), 0) => settings.language = settings.language.next(),
        (Some(Button::C), 1) => settings.teaching = settings.teaching.next(),
        (Some(Button::C), 2) => settings.held = settings.held.next(),
        (Some(Button::C), 3) => settings.what_if = !settings.what_if,
        (Some(Button::C), 4) => settings.flipped = !settings.flipped,
        (Some(Button::C), _) => return Some(Change::Nothing),
        _ => return Some(list.press(press, ROWS)),
    }
    let whole = matches!(list.mark(), 0 | 4);
    Some(if whole { Change::Screen } else { Change::Mark })
}

pub(crate) fn draw(list: &List, picture: &mut Picture, view: View, fault: bool) {
    let (texts, settings) = (view.texts, view.settings);
    let hints = Hints { a: texts.back, b: texts.help, c: texts.change, up_down: true };
    chrome::draw(picture, texts.settings, concat!("v", env!("CARGO_PKG_VERSION")), hints);
    let mut held: String<8> = String::new();
    // Three digits and a unit always fit.
    let _ = write!(held, "{} ms", settings.held.ms());
    let on_off = |on: bool| texts.on_off[usize::from(!on)];
    let rows = [
        Row { label: texts.language, value: settings.language.name() },
        Row { label: texts.teaching, value: texts.teaching_levels[settings.teaching as usize] },
        Row { label: texts.held_press, value: &held },
        Row { label: texts.what_if, value: on_off(settings.what_if) },
        Row { label: texts.flip_screen, value: on_off(settings.flipped) },
        Row { label: texts.last_fault, value: if fault { ">" } else { texts.no_fault } },
    ];
    list.draw(picture, &rows);
}
