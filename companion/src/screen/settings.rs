//! The settings screen: one row a setting, C takes its next value.
//!
//! What the values mean is in [`crate::settings`]. Invariant: [`press`] and [`draw`] go by the same list of rows.

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

/// The rows, in the order in which they stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Setting {
    Language,
    Teaching,
    Held,
    WhatIf,
    Flip,
    /// Leads to the last crash's message.
    Fault,
}

const ROWS: [Setting; 6] =
    [Setting::Language, Setting::Teaching, Setting::Held, Setting::WhatIf, Setting::Flip, Setting::Fault];

/// The list with the mark on the last crash's message.
pub(crate) fn at_fault() -> List {
    List::at(ROWS.iter().position(|row| *row == Setting::Fault).unwrap_or(0) as u8)
}

/// Whether the mark is on the last crash's message.
pub(crate) fn is_at_fault(list: &List) -> bool {
    marked(list) == Some(Setting::Fault)
}

fn marked(list: &List) -> Option<Setting> {
    ROWS.get(usize::from(list.mark())).copied()
}

/// C takes the marked setting's next value; `None` for A, which leads back.
pub(crate) fn press(list: &mut List, press: Press, settings: &mut Settings) -> Option<Change> {
    match press.short() {
        Some(Button::A) => return None,
        Some(Button::C) => {}
        _ => return Some(list.press(press, ROWS.len() as u8)),
    }
    Some(match marked(list) {
        Some(Setting::Language) => {
            settings.language = settings.language.next();
            Change::Screen
        }
        Some(Setting::Teaching) => {
            settings.teaching = settings.teaching.next();
            Change::Mark
        }
        Some(Setting::Held) => {
            settings.held = settings.held.next();
            Change::Mark
        }
        Some(Setting::WhatIf) => {
            settings.what_if = !settings.what_if;
            Change::Mark
        }
        Some(Setting::Flip) => {
            settings.flipped = !settings.flipped;
            Change::Screen
        }
        Some(Setting::Fault) | None => Change::Nothing,
    })
}

pub(crate) fn draw(list: &List, picture: &mut Picture, view: View, fault: bool) {
    let (texts, settings) = (view.texts, view.settings);
    let hints = Hints { a: texts.back, b: texts.help, c: texts.change, up_down: true };
    chrome::draw(picture, texts.settings, concat!("v", env!("CARGO_PKG_VERSION")), hints);
    let mut held: String<8> = String::new();
    // Three digits and a unit always fit.
    let _ = write!(held, "{} ms", settings.held.ms());
    let on_off = |on: bool| texts.on_off[usize::from(!on)];
    let rows = ROWS.map(|row| match row {
        Setting::Language => Row { label: texts.language, value: settings.language.name() },
        Setting::Teaching => Row { label: texts.teaching, value: texts.teaching_levels[settings.teaching as usize] },
        Setting::Held => Row { label: texts.held_press, value: &held },
        Setting::WhatIf => Row { label: texts.what_if, value: on_off(settings.what_if) },
        Setting::Flip => Row { label: texts.flip_screen, value: on_off(settings.flipped) },
        Setting::Fault => Row { label: texts.last_fault, value: if fault { ">" } else { texts.no_fault } },
    });
    list.draw(picture, &rows);
}
