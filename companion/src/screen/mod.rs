//! The screens: one file each, with what it shows and what each button does there.
//!
//! A screen holds no more than its cursor; everything else it shows comes in through [`View`]. Invariant: A always leads
//! back, and from any screen A pressed often enough leads home.

mod home;
mod lesson;
mod list;
mod results;
mod settings;

use crate::{
    Change,
    draw::{
        chrome::{self, Hints},
        text::{Size, paragraph},
    },
    picture::Picture,
    press::{Button, Press},
    settings::Settings,
    text::Texts,
};
use home::Home;
use lesson::Lesson;
use list::List;

/// What a screen may look at while it draws.
#[derive(Clone, Copy)]
pub(crate) struct View {
    pub(crate) settings: Settings,
    pub(crate) texts: &'static Texts,
}

/// The screen that is up, with its cursor.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Screen {
    Home(List),
    Lesson(Lesson),
    Results,
    Settings(List),
}

impl Screen {
    /// The first screen, its mark on the first entry.
    pub(crate) fn home() -> Self {
        Screen::Home(List::default())
    }

    /// Takes a press that is neither help nor the language.
    pub(crate) fn press(&mut self, press: Press, settings: &mut Settings) -> Change {
        match self {
            Screen::Home(list) => match home::press(list, press) {
                home::Answer::Stay(change) => change,
                home::Answer::Open(entry) => self.go(match entry {
                    Home::Lesson => Screen::Lesson(Lesson::default()),
                    Home::Results => Screen::Results,
                    Home::Settings => Screen::Settings(List::default()),
                }),
            },
            Screen::Lesson(lesson) => match lesson.press(press) {
                Some(change) => change,
                None => self.go(Screen::Home(List::at(Home::Lesson as u8))),
            },
            Screen::Results => match press.short() {
                Some(Button::A | Button::C) => self.go(Screen::Home(List::at(Home::Results as u8))),
                _ => Change::Nothing,
            },
            Screen::Settings(list) => match settings::press(list, press, settings) {
                Some(change) => change,
                None => self.go(Screen::Home(List::at(Home::Settings as u8))),
            },
        }
    }

    fn go(&mut self, to: Screen) -> Change {
        *self = to;
        Change::Screen
    }

    pub(crate) fn draw(&self, picture: &mut Picture, view: View, restarted: bool) {
        match self {
            Screen::Home(list) => home::draw(list, picture, view, restarted),
            Screen::Lesson(lesson) => lesson.draw(picture, view),
            Screen::Results => results::draw(picture, view),
            Screen::Settings(list) => settings::draw(list, picture, view),
        }
    }

    /// The help that belongs to the screen: what it is for and what the buttons do.
    pub(crate) fn draw_help(&self, picture: &mut Picture, view: View) {
        let texts = view.texts;
        let help = match self {
            Screen::Home(_) => texts.help_home,
            Screen::Lesson(_) => texts.help_lesson,
            Screen::Results => texts.help_results,
            Screen::Settings(_) => texts.help_settings,
        };
        let hints = Hints { a: texts.back, c: texts.ok, ..Hints::default() };
        chrome::draw(picture, texts.help_title, view.settings.language.code(), hints);
        paragraph(picture, help, Size::Body, chrome::BODY);
    }
}
