//! The home screen: where an evening begins and ends.
//!
//! A list of what can be opened; opening it is the companion's part. Invariant: a game that waits stands first.

use crate::{
    draw::chrome::{self, Hints},
    games::GameId,
    picture::Picture,
    press::{Button, Press},
    screen::{Label, List, Next, Room, Target, View},
    text::Word,
};

/// What the home screen needs to know.
pub(crate) struct State {
    /// The row of the game that waits; `None` when none does.
    pub(crate) waiting: Option<Label>,
    /// The game that was played last.
    pub(crate) last: GameId,
}

/// The home screen with its mark.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Home {
    list: List,
}

/// The entries in the order in which they stand; the first is there only while a game waits.
fn entries(waiting: bool, last: GameId) -> impl ExactSizeIterator<Item = Target> {
    let all = [Target::Game, Target::NewGame(last), Target::Games, Target::Lessons, Target::Results, Target::Settings];
    all.into_iter().skip(usize::from(!waiting))
}

impl Home {
    /// The home screen with the mark on `entry`; on the first one where there is no such entry.
    pub(crate) fn at(entry: Target, waiting: bool, last: GameId) -> Self {
        Home { list: List::at(entries(waiting, last).position(|other| other == entry).unwrap_or(0)) }
    }

    /// C opens the marked entry; there is nothing to go back to.
    pub(crate) fn press(&mut self, press: Press, waiting: bool, last: GameId) -> Next {
        let mut entries = entries(waiting, last);
        match press.short() {
            Some(Button::B) => Next::Help,
            Some(Button::C) => entries.nth(self.list.mark()).map_or(Next::NOTHING, Next::Open),
            _ => Next::Stay(self.list.press(press, entries.len())),
        }
    }

    /// `note` takes the place of the language in the corner.
    pub(crate) fn draw(&self, picture: &mut Picture, view: View, state: &State, note: Option<&str>) {
        let texts = view.texts;
        let hints = Hints { b: texts.word(Word::Help), c: texts.word(Word::Choose), up_down: true, ..Hints::default() };
        chrome::draw(picture, "PROVOST", note.unwrap_or(view.settings.language.code()), hints);
        let waiting = state.waiting.is_some();
        let row = |entry: Target| match entry {
            Target::Game => state.waiting.clone().unwrap_or_default(),
            Target::NewGame(game) => Label::of(texts.word(Word::NewGame), game.about().name(view)),
            Target::Games => Label::of(texts.word(Word::OtherGame), ""),
            Target::Lessons => Label::of(texts.word(Word::Lesson), ""),
            Target::Results => Label::of(texts.word(Word::Results), ""),
            _ => Label::of(texts.word(Word::Settings), ""),
        };
        let all = entries(waiting, state.last).len();
        self.list.draw(picture, all, Room::BODY, &mut |at| entries(waiting, state.last).nth(at).map(row));
    }
}
