//! The settings screen: one row a setting, C takes its next value.
//!
//! What the values mean is in [`crate::settings`]. Invariant: [`press`] and [`draw`] go by the same list of rows.

use crate::{
    Change,
    draw::chrome::{self, Hints},
    picture::Picture,
    press::{Button, Press},
    screen::{Label, List, Next, Room, Target, View},
    settings::Settings,
    text::{
        Sentence, Word,
        fill::{Line, fill},
        prose::Prose,
    },
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
    List::at(ROWS.iter().position(|row| *row == Setting::Fault).unwrap_or(0))
}

/// C takes the marked setting's next value, A leads back.
pub(crate) fn press(list: &mut List, press: Press, settings: &mut Settings) -> Next {
    match press.short() {
        Some(Button::A) => return Next::Back,
        Some(Button::B) => return Next::Help,
        Some(Button::C) => {}
        _ => return Next::Stay(list.press(press, ROWS.len())),
    }
    let mut change = Change::Mark;
    match ROWS.get(list.mark()) {
        Some(Setting::Language) => {
            settings.language = settings.language.next();
            change = Change::Screen;
        }
        Some(Setting::Teaching) => settings.teaching = settings.teaching.next(),
        Some(Setting::Held) => settings.held = settings.held.next(),
        Some(Setting::WhatIf) => settings.what_if = !settings.what_if,
        Some(Setting::Flip) => {
            settings.flipped = !settings.flipped;
            change = Change::Screen;
        }
        Some(Setting::Fault) => return Next::Open(Target::Fault),
        None => return Next::NOTHING,
    }
    Next::Stay(change)
}

/// What the marked row is about.
pub(crate) fn help(list: List, view: View) -> (Line, Prose) {
    let texts = view.texts;
    let (name, text) = match ROWS.get(list.mark()) {
        Some(Setting::Language) => (texts.word(Word::Language), texts.say(Sentence::ExplainLanguage)),
        Some(Setting::Teaching) => (texts.word(Word::Teaching), texts.say(Sentence::ExplainTeaching)),
        Some(Setting::Held) => (texts.word(Word::HeldPress), texts.say(Sentence::ExplainHeld)),
        Some(Setting::WhatIf) => (texts.word(Word::WhatIf), texts.say(Sentence::ExplainWhatIf)),
        Some(Setting::Flip) => (texts.word(Word::FlipScreen), texts.say(Sentence::ExplainFlip)),
        Some(Setting::Fault) | None => (texts.word(Word::LastFault), texts.say(Sentence::ExplainFault)),
    };
    (fill(name, &[]), text)
}

pub(crate) fn draw(list: List, picture: &mut Picture, view: View, fault: bool) {
    let (texts, settings) = (view.texts, view.settings);
    let is_fault = matches!(ROWS.get(list.mark()), Some(Setting::Fault));
    let c = if is_fault { texts.word(Word::Choose) } else { texts.word(Word::Change) };
    let hints = Hints { a: texts.word(Word::Back), b: texts.word(Word::Help), c, up_down: true };
    chrome::draw(picture, texts.word(Word::Settings), concat!("v", env!("CARGO_PKG_VERSION")), hints);
    let on_off = |on: bool| texts.word(if on { Word::On } else { Word::Off });
    let row = |row: &Setting| match row {
        Setting::Language => Label::of(texts.word(Word::Language), settings.language.name()),
        Setting::Teaching => view.teaching_row(),
        Setting::Held => {
            Label { value: fill("{0} ms", &[&settings.held.ms()]), ..Label::of(texts.word(Word::HeldPress), "") }
        }
        Setting::WhatIf => Label::of(texts.word(Word::WhatIf), on_off(settings.what_if)),
        Setting::Flip => Label::of(texts.word(Word::FlipScreen), on_off(settings.flipped)),
        Setting::Fault => Label::of(texts.word(Word::LastFault), if fault { ">" } else { texts.word(Word::NoFault) }),
    };
    list.draw(picture, ROWS.len(), Room::BODY, &mut |at| ROWS.get(at).map(row));
}
