//! What a game teaches: a script of steps on the real engine, and what is said at each.
//!
//! A step is a page to read, or a task: the table as a player finds it, and the one entry that is awaited there. The table
//! of a step is replayed from where the script last laid one, so nothing is kept and a game that waits is not touched.
//! Invariant: the engine accepts the whole script; the tests of each game play it.

use engine::Game;

use crate::{
    picture::Picture,
    screen::View,
    session::{Board, Desk, Scripted, Session, face::Face},
    text::{Words, prose::Prose},
};

/// What is said at a step.
#[derive(Clone, Copy)]
pub(crate) struct Said {
    /// A page of at most four lines; of a task, one line that says what to enter.
    pub(crate) text: Prose,
    /// One line after any other entry; empty where there is nothing to enter. It may begin with [`WOULD`].
    pub(crate) why: Prose,
}

/// The gap for what another entry would have been: "Vendor? Mark Citizen, then C".
const WOULD: &str = "{0}? ";

/// [`Said::why`] where nothing was chosen.
pub(crate) fn plainly(why: &str) -> &str {
    why.strip_prefix(WOULD).unwrap_or(why)
}

/// What is said at all steps: two texts each, with a bar between.
#[derive(Clone, Copy)]
pub(crate) struct Lines(Prose);

impl Lines {
    /// What [`lesson!`] has packed.
    pub(crate) const fn packed(all: Prose) -> Self {
        Lines(all)
    }

    /// What is said at a step; nothing beyond the last.
    pub(crate) fn at(self, step: u8) -> Said {
        let first = 2 * usize::from(step);
        Said { text: self.0.part(first), why: self.0.part(first + 1) }
    }
}

/// What is said in a lesson of so many steps: `read(prose!(…))` for a page, `task(prose!(…), prose!(…))` for a task and what is
/// said after any other entry.
macro_rules! lesson {
    ($length:expr; $($kind:ident(prose!($text:literal $(,)?) $(, prose!($why:literal $(,)?))? $(,)?),)*) => {{
        const {
            let kinds: &[&[&str]] = &[$(&[stringify!($kind) $(, $why)?]),*];
            assert!(kinds.len() == $length, "a step has no text, or a text no step");
            let mut at = 0;
            while at < kinds.len() {
                let is_task = matches!(kinds[at][0].as_bytes(), b"task");
                assert!(is_task == (kinds[at].len() == 2), "what is said after a wrong entry belongs to a task");
                at += 1;
            }
        }
        $crate::lesson::Lines::packed($crate::text::prose::prose!(concat!($($text, "|", $($why,)? "|"),*)))
    }};
}
pub(crate) use lesson;

/// What a rule about space looks like, in the words of the language.
pub(crate) type Drawing = fn(&mut Picture, View);

/// What happens at a step.
pub(crate) struct Step<G: Game<Event: 'static>> {
    /// A table is laid, in place of the one before.
    pub(crate) begin: Option<fn() -> Option<G>>,
    /// What is entered by itself before anything is said.
    pub(crate) deeds: &'static [G::Event],
    /// What the learner enters; `None` where there is something to read.
    pub(crate) task: Option<G::Event>,
    /// What is drawn below what there is to read.
    pub(crate) picture: Option<Drawing>,
}

impl<G: Game<Event: 'static>> Step<G> {
    /// Something to read, and nothing else.
    pub(crate) const READ: Self = Step { begin: None, deeds: &[], task: None, picture: None };

    /// Something to read beside a drawing.
    pub(crate) const fn drawn(picture: Drawing) -> Self {
        Step { picture: Some(picture), ..Self::READ }
    }
}

/// A lesson, whichever game it is of.
pub(crate) trait Course: Sync {
    /// What is said, step by step.
    fn said(&self) -> &Words<Lines>;

    /// How many steps there are; at least one.
    fn steps(&self) -> u8;

    /// What is drawn below a page.
    fn picture(&self, step: u8) -> Option<Drawing>;

    /// Lends the session of a task to `act`; gives whether what is awaited has been entered.
    fn play(&self, step: u8, desk: &mut Desk, why: Prose, act: &mut dyn FnMut(&mut Session<dyn Board>)) -> bool;
}

/// A script with its texts.
pub(crate) struct Script<G: Face> {
    pub(crate) steps: &'static [Step<G>],
    pub(crate) said: Words<Lines>,
}

impl<G: Face> Script<G> {
    /// The table at a step, before its task.
    pub(crate) fn table(&self, step: u8) -> Option<G> {
        let steps = self.steps.get(..=usize::from(step))?;
        let laid = steps.iter().rposition(|step| step.begin.is_some())?;
        let mut table = steps.get(laid)?.begin?()?;
        for (number, step) in steps.iter().enumerate().skip(laid) {
            let done = step.task.iter().filter(|_| number + 1 < steps.len());
            for event in step.deeds.iter().chain(done) {
                table.apply(event).ok()?;
                while let Some(event) = table.follows() {
                    table.apply(&event).ok()?;
                }
            }
        }
        Some(table)
    }
}

impl<G: Face> Course for Script<G>
where
    G::Event: Sync,
{
    fn said(&self) -> &Words<Lines> {
        &self.said
    }

    fn steps(&self) -> u8 {
        self.steps.len() as u8
    }

    fn picture(&self, step: u8) -> Option<Drawing> {
        self.steps.get(usize::from(step))?.picture
    }

    fn play(&self, step: u8, desk: &mut Desk, why: Prose, act: &mut dyn FnMut(&mut Session<dyn Board>)) -> bool {
        let Some(awaited) = self.steps.get(usize::from(step)).and_then(|step| step.task) else { return false };
        let Some(game) = self.table(step) else { return false };
        let kept = core::mem::replace(desk, Session::new(()));
        let mut session = kept.over(Scripted::new(game, awaited, why));
        act(&mut session);
        let done = session.board.is_done();
        *desk = session.over(());
        done
    }
}
