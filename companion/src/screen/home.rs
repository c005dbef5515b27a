//! The home screen: where an evening begins and ends.
//!
//! A list of what can be opened; opening it is the companion's part. Invariant: a game that waits stands first.

use heapless::Vec;

use crate::{
    Change,
    draw::chrome::{self, Hints},
    games::GameId,
    picture::Picture,
    press::{Button, Press},
    screen::{List, Row, View},
};

/// The entries, in the order in which they stand. `GoOn` is there only while a game waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    GoOn,
    NewGame(GameId),
    Lesson,
    Results,
    Settings,
}

/// The game that waits, one row for each game that can begin, and three more.
const MOST_ENTRIES: usize = 1 + GameId::ALL.len() + 3;

fn entries(waiting: bool) -> Vec<Entry, MOST_ENTRIES> {
    let waits = waiting.then_some(Entry::GoOn);
    let games = GameId::ALL.into_iter().map(Entry::NewGame);
    waits.into_iter().chain(games).chain([Entry::Lesson, Entry::Results, Entry::Settings]).collect()
}

/// The home screen with its mark.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Home {
    list: List,
}

/// What a press on the home screen leads to.
pub(crate) enum Answer {
    Stay(Change),
    Open(Entry),
}

impl Home {
    /// The home screen with the mark on `entry`.
    pub(crate) fn at(entry: Entry, waiting: bool) -> Self {
        let at = entries(waiting).iter().position(|other| *other == entry).unwrap_or(0);
        Home { list: List::at(at as u8) }
    }

    /// C opens the marked entry; there is nothing to go back to.
    pub(crate) fn press(&mut self, press: Press, waiting: bool) -> Answer {
        let entries = entries(waiting);
        match press.short() {
            Some(Button::C) => match entries.get(usize::from(self.list.mark())) {
                Some(entry) => Answer::Open(*entry),
                None => Answer::Stay(Change::Nothing),
            },
            _ => Answer::Stay(self.list.press(press, entries.len() as u8)),
        }
    }

    /// `waiting` is a word on the game that waits; `note` takes the place of the language in the corner.
    pub(crate) fn draw(&self, picture: &mut Picture, view: View, waiting: Option<&str>, note: Option<&str>) {
        let texts = view.texts;
        let hints = Hints { b: texts.help, c: texts.choose, up_down: true, ..Hints::default() };
        chrome::draw(picture, "PROVOST", note.unwrap_or(view.settings.language.code()), hints);
        let row = |entry| match entry {
            Entry::GoOn => Row { label: texts.go_on_playing, value: waiting.unwrap_or("") },
            Entry::NewGame(game) => Row { label: texts.new_game, value: game.name(view) },
            Entry::Lesson => Row { label: texts.lesson, value: "" },
            Entry::Results => Row { label: texts.results, value: "" },
            Entry::Settings => Row { label: texts.settings, value: "" },
        };
        let rows: Vec<Row<'_>, MOST_ENTRIES> = entries(waiting.is_some()).into_iter().map(row).collect();
        self.list.draw(picture, &rows);
    }
}
