//! What a game teaches: its script, and the table beside it.
//!
//! A script is data: what happens at the table, what is said of it, and what is asked. The table of a step is replayed
//! from the start of the script, on the real engine. Invariant: one thought a step.

use crate::{
    picture::Picture,
    screen::View,
    session::{
        draw_table,
        face::{Face, Look},
    },
    settings::Language,
    text::{Words, fill::Line, lesson::Question},
};

/// One screen of a lesson, or one question with its answer. `T` is the game's table of lesson texts, `D` a deed at its
/// table.
pub(crate) enum Step<T: 'static, D: 'static> {
    /// Something to read.
    Say { deeds: &'static [D], text: fn(&'static T) -> &'static str },
    /// The resting screen with a caption for its line, looked at as `look` says.
    Show { deeds: &'static [D], look: Look, caption: fn(&'static T) -> &'static str },
    /// A question; the right answer is confirmed by the table after `deeds`.
    Ask { question: fn(&'static T) -> &'static Question, right: u8, deeds: &'static [D], look: Look },
}

impl<T, D> Step<T, D> {
    /// What happens at the table in this step.
    pub(crate) fn deeds(&self) -> &'static [D] {
        match self {
            Step::Say { deeds, .. } | Step::Show { deeds, .. } | Step::Ask { deeds, .. } => deeds,
        }
    }
}

/// What a step puts before the newcomer.
pub(crate) enum Page {
    Say(&'static str),
    Show(&'static str),
    Ask(&'static Question),
}

/// A lesson, whichever game it is of.
pub(crate) trait Course: Sync {
    /// How many steps there are, at least one.
    fn steps(&self) -> u8;

    /// The page of a step.
    fn page(&self, step: u8, language: Language) -> Page;

    /// The number of the right answer, where a step asks.
    fn right(&self, step: u8) -> Option<u8>;

    /// The phase of the table as it lies at a step; `None` before a game has begun.
    fn heading(&self, step: u8, view: View) -> Option<Line>;

    /// The table at a step, below the line.
    fn draw_table(&self, step: u8, picture: &mut Picture, view: View);
}

/// A script with what it needs: the texts, and how its deeds become a table.
pub(crate) struct Script<G, T: 'static, D: 'static> {
    pub(crate) steps: &'static [Step<T, D>],
    pub(crate) texts: Words<&'static T>,
    /// The table after these deeds; `None` before a game has begun.
    pub(crate) table: fn(&mut dyn Iterator<Item = &'static D>) -> Option<G>,
}

impl<G, T, D> Script<G, T, D> {
    fn step(&self, step: u8) -> Option<&'static Step<T, D>> {
        self.steps.get(usize::from(step))
    }

    /// The table as it lies at a step, with the answer where it asks.
    pub(crate) fn table(&self, step: u8) -> Option<G> {
        (self.table)(&mut self.steps.iter().take(usize::from(step) + 1).flat_map(Step::deeds))
    }
}

impl<G: Face, T: Sync, D: Sync> Course for Script<G, T, D> {
    fn steps(&self) -> u8 {
        self.steps.len() as u8
    }

    fn page(&self, step: u8, language: Language) -> Page {
        let texts = self.texts.of(language);
        match self.step(step) {
            Some(Step::Say { text, .. }) => Page::Say(text(texts)),
            Some(Step::Show { caption, .. }) => Page::Show(caption(texts)),
            Some(Step::Ask { question, .. }) => Page::Ask(question(texts)),
            None => Page::Say(""),
        }
    }

    fn right(&self, step: u8) -> Option<u8> {
        match self.step(step)? {
            Step::Ask { right, .. } => Some(*right),
            Step::Say { .. } | Step::Show { .. } => None,
        }
    }

    fn heading(&self, step: u8, view: View) -> Option<Line> {
        self.table(step).map(|table| table.phase_name(view))
    }

    fn draw_table(&self, step: u8, picture: &mut Picture, view: View) {
        let look = match self.step(step) {
            Some(Step::Show { look, .. } | Step::Ask { look, .. }) => *look,
            Some(Step::Say { .. }) | None => Look::default(),
        };
        if let Some(table) = self.table(step) {
            draw_table(&table, picture, view, &look);
        }
    }
}
