//! A sample game for two to eight players, for tests only: it proves the shared frame where the real games end at four.
//!
//! It asks every kind of prompt once and has more lines of score than one page holds. No image contains it; the list of
//! games has it in unit tests only. Invariant: nothing in the shared frame knows it but that list.

mod face;
mod rules;
mod setup;
#[cfg(feature = "audit")]
mod tests;
mod text;

use engine::{
    Game,
    seat::{Seat, Seating},
};
use heapless::Vec;

use rules::Event;
pub(crate) use rules::{Sample as Rules, Setup};
pub(crate) use setup::Choices;

use crate::{
    games::About,
    lesson::{Script, Step},
    screen::View,
    text::{Words, fill::fill},
};
use text::{SampleTexts, TEXTS};

/// What the device says of it.
pub(crate) static ABOUT: About = About {
    name: Words { nl: TEXTS.nl.name, de: TEXTS.de.name, en: TEXTS.en.name },
    lines: Words { nl: &TEXTS.nl.lines.bars, de: &TEXTS.de.lines.bars, en: &TEXTS.en.lines.bars },
    legend: Words { nl: &TEXTS.nl.legend.bars, de: &TEXTS.de.legend.bars, en: &TEXTS.en.legend.bars },
    always: 7,
    length: |rounds, view| fill(words(view).length, &[&rounds]),
    course: &COURSE,
};

/// Everybody at a full table: one task and the end.
static COURSE: Script<Rules> = Script {
    steps: &[
        Step {
            begin: Some(|| {
                let seating = Seating::new(&Seat::ALL, Seat::Black).ok()?;
                Some(Rules::begin(&Setup { seating, ballast: Vec::new() }))
            }),
            task: Some(Event::Next),
            ..Step::READ
        },
        Step::READ,
    ],
    said: Words { nl: TEXTS.nl.lesson, de: TEXTS.de.lesson, en: TEXTS.en.lesson },
};

/// The words of the language.
fn words(view: View) -> &'static SampleTexts {
    TEXTS.of(view.settings.language)
}
