//! Which game: to play another than last time, or to learn one.
//!
//! Invariant: the rows are the games of the device, in its order.

use crate::{
    draw::chrome::{self, Hints},
    games::GameId,
    picture::Picture,
    press::{Button, Press},
    screen::{Label, List, Next, Room, Target, View},
    text::Word,
};

/// What the chosen game is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Play,
    Learn,
}

/// The list of games with its mark.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Games {
    pub(crate) purpose: Purpose,
    list: List,
}

impl Games {
    /// With the mark on `game`.
    pub(crate) fn at(purpose: Purpose, game: GameId) -> Self {
        let at = GameId::ALL.iter().position(|other| *other == game);
        Games { purpose, list: List::at(at.unwrap_or(0)) }
    }

    pub(crate) fn press(&mut self, press: Press) -> Next {
        match press.short() {
            Some(Button::A) => Next::Back,
            Some(Button::B) => Next::Help,
            Some(Button::C) => match (GameId::ALL.get(self.list.mark()), self.purpose) {
                (Some(game), Purpose::Play) => Next::Open(Target::NewGame(*game)),
                (Some(game), Purpose::Learn) => Next::Open(Target::Lesson(*game)),
                (None, _) => Next::NOTHING,
            },
            _ => Next::Stay(self.list.press(press, GameId::ALL.len())),
        }
    }

    pub(crate) fn draw(&self, picture: &mut Picture, view: View) {
        let texts = view.texts;
        let title = match self.purpose {
            Purpose::Play => texts.word(Word::NewGame),
            Purpose::Learn => texts.word(Word::Lesson),
        };
        let hints =
            Hints { a: texts.word(Word::Back), b: texts.word(Word::Help), c: texts.word(Word::Choose), up_down: true };
        chrome::draw(picture, title, view.settings.language.code(), hints);
        let mut label = |at: usize| Some(Label::of(GameId::ALL.get(at)?.about().name(view), ""));
        self.list.draw(picture, GameId::ALL.len(), Room::BODY, &mut label);
    }
}
