//! What the device does and shows.
//!
//! Presses go in, pictures come out; nothing here touches a pin, a clock or a flash page, so all of it runs and is
//! tested on a PC. The rules of the games are the engine's; this crate asks and shows.
//!
//! ```text
//! press -> Companion::press -> event -> engine -> Change -> Companion::draw -> Picture
//! ```
//!
//! | module | what it holds |
//! |---|---|
//! | [`press`] | the vocabulary of the five buttons |
//! | [`picture`] | 296 x 128 pixels in the panel's own order |
//! | [`memory`] | what must be stored, and how it comes back |
//! | [`settings`] | what the players chose once and for all |
//! | `show` | which screen is drawn, and the help that covers it |
//! | `screen` | the screens outside a game, one file each |
//! | `lesson` | a first game for newcomers, step by step |
//! | `setup`, `session` | a game on the device, whichever it is: set-up, prompts, undo, log, corrections, result |
//! | `score`, `sheet` | what was scored, and its pictures |
//! | `games` | the one place that lists the games |
//! | `magna_carta` | a game's words and pictures; so is each folder beside it |
//! | `text` | the words, one table a language |
//! | [`draw`] | fonts, frame, the seats and small bitmaps |
//! | [`cut`] | text that is cut where its room ends |
//!
//! Invariant: the picture is a pure function of the companion's state. Drawn twice, it is the same.

#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

#[cfg(feature = "carcassonne-city")]
mod carcassonne_city;
#[cfg(feature = "caylus")]
mod caylus;
pub mod cut;
pub mod draw;
mod games;
mod lesson;
#[cfg(feature = "machiavelli")]
mod machiavelli;
#[cfg(feature = "magna-carta")]
mod magna_carta;
pub mod memory;
pub mod picture;
pub mod press;
#[cfg(test)]
mod sample;
mod score;
mod screen;
mod session;
pub mod settings;
mod setup;
mod sheet;
mod show;
mod text;

use core::borrow::BorrowMut;

use engine::{Game, journal::Journal};
use heapless::String;
use rand_core::RngCore;

use games::{GameId, LastTime, Opening, Table};
use lesson::{Learnt, Lesson};
use press::{Button, Kind, Press};
pub use screen::trouble::{Request, Trouble};
use screen::{
    List, Next, Target, View, discard, fault,
    games::{Games, Purpose},
    help,
    home::Home,
    results::{Results, ResultsScreen},
    settings as settings_screen,
};
use settings::{Settings, Teaching};

/// What a press changed on the glass, so that the panel can take the waveform that fits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Change {
    /// Nothing to draw.
    #[default]
    Nothing,
    /// A mark or a value on the same screen.
    Mark,
    /// Another screen.
    Screen,
}

/// The screen that is up.
#[allow(clippy::large_enum_variant, reason = "there is one, in a static, and no heap to put a variant on")]
enum Screen {
    Home(Home),
    SetUp(Opening),
    /// A game waits, and a new one of this kind would take its place.
    Discard(GameId),
    Game,
    /// Another game, or whose lesson it shall be.
    Games(Games),
    Lesson(Lesson),
    Results(ResultsScreen),
    Settings(List),
    /// The message of the last crash.
    Fault,
    /// Over the game, or over the home screen.
    Trouble {
        trouble: Trouble,
        in_game: bool,
    },
}

/// The device's mind: which screen is up, the game that is being played, and what the players have chosen.
///
/// With a journal of its own (`J` left out) it is about 24 KB, for PCs. The device lends it a journal that lies in a
/// static, so that nothing large ever crosses the stack.
pub struct Companion<J = Journal> {
    settings: Settings,
    screen: Screen,
    /// The journal, while no game has it.
    spare: Option<J>,
    game: Option<Table<J>>,
    /// Whether the game's result is among the results.
    counted: bool,
    results: Results,
    /// What is in flash already.
    stored: memory::Stored,
    /// Last time's choices.
    last: LastTime,
    /// Where each lesson goes on.
    learnt: Learnt,
    /// What covers the screen.
    help: bool,
    /// The button that is still down from the held press that led to this screen.
    spent: Option<Button>,
    /// The device has come back from a fault and has not been touched since.
    restarted: Option<Restart>,
    /// What else was found at the start, until something is pressed.
    notice: Option<Notice>,
    /// There are entries that could not be stored.
    unstored: bool,
    /// Why the device last restarted by itself.
    fault: String<NOTE_BYTES>,
    /// What the players have asked of the board.
    request: Option<Request>,
}

/// What was found at a start and is said in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A bit of what is stored had flipped, and was turned back.
    Mended,
    /// A value was lost; an older one stands for it, or none.
    ValuesLost,
}

/// How the device has come back from a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Restart {
    /// Where it was.
    Resumed,
    /// With the game closed but kept, because it happened again and again.
    Closed,
}

/// Faults in a row after which the game is closed; the texts say it too.
const TOO_OFTEN: u32 = 3;

/// Faults in a row from which on nothing is recalled: to close the game has not helped, so what is stored may be the very
/// thing that it crashes on.
pub const HOPELESS: u32 = TOO_OFTEN + 1;

/// Bytes of a crash's message that are kept: a file name, a line number and the start of a message; four lines of the
/// panel.
pub const NOTE_BYTES: usize = 120;

impl Companion {
    /// The home screen, with the players' settings and a journal of its own.
    pub fn new(settings: Settings) -> Self {
        Self::with_journal(settings, Journal::new())
    }
}

impl<J: BorrowMut<Journal> + 'static> Companion<J> {
    /// The home screen, with the players' settings and room for a game's journal.
    pub fn with_journal(settings: Settings, journal: J) -> Self {
        Self {
            settings,
            spare: Some(journal),
            screen: Screen::Home(Home::default()),
            game: None,
            counted: false,
            results: Results::default(),
            stored: memory::Stored::default(),
            last: LastTime::default(),
            learnt: Learnt::default(),
            help: false,
            spent: None,
            restarted: None,
            notice: None,
            unstored: false,
            fault: String::new(),
            request: None,
        }
    }

    /// Tells the players that the device restarted by itself, until they press a button, and keeps the message for the
    /// settings. `again` is how often that happened in a row: from the third time on the game is closed, but kept.
    pub fn note_restart(&mut self, message: &str, again: u32) {
        self.fault = cut::cut(message);
        self.restarted = Some(Restart::Resumed);
        if again >= TOO_OFTEN {
            self.restarted = Some(Restart::Closed);
            match &mut self.screen {
                // What is wrong with the stored data is asked first; after that the game is closed.
                Screen::Trouble { in_game, .. } => *in_game = false,
                _ => _ = self.leave_game(),
            }
        }
    }

    /// Says what was found at the start, until something is pressed.
    pub fn note(&mut self, notice: Notice) {
        self.notice = Some(notice);
    }

    /// Says on every screen that there are entries that are not stored, as long as that is so. True if that is new.
    pub fn set_unstored(&mut self, unstored: bool) -> bool {
        core::mem::replace(&mut self.unstored, unstored) != unstored
    }

    /// Something is wrong that the players must know.
    pub fn note_trouble(&mut self, trouble: Trouble) {
        // A question about the stored data stays until it is answered.
        if self.asks_about_data() && !trouble.asks() {
            return;
        }
        self.help = false;
        self.screen = Screen::Trouble { trouble, in_game: self.in_game() };
    }

    /// Whether the screen asks what shall become of the stored data. A press that nobody has aimed at that question must
    /// not answer it: take presses only once it stands on the glass.
    pub fn asks_about_data(&self) -> bool {
        matches!(&self.screen, Screen::Trouble { trouble, .. } if trouble.asks())
    }

    /// What the players have asked of the board since this was last called.
    pub fn take_request(&mut self) -> Option<Request> {
        self.request.take()
    }

    /// The players' settings as they stand.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// The state of the game that is being played or waits, if there is one and it is a `G`.
    pub fn game<G: Game + 'static>(&self) -> Option<&G> {
        self.game.as_ref()?.board.state().downcast_ref()
    }

    /// Takes one moment of a press and says what it changed. Chance is asked only when a game is set up.
    pub fn press(&mut self, press: Press, chance: &mut dyn RngCore) -> Change {
        let noted = self.restarted.take().is_some() | self.notice.take().is_some();
        // A finger that has opened another screen by staying down does nothing there until it comes back.
        match press.kind {
            Kind::Down => self.spent = None,
            Kind::Repeat if self.spent == Some(press.button) => return Change::Nothing,
            _ => {}
        }
        let change = self.react(press, chance);
        if press.kind == Kind::Held && change == Change::Screen {
            self.spent = Some(press.button);
        }
        if noted { change.max(Change::Mark) } else { change }
    }

    fn view(&self) -> View {
        View::of(self.settings)
    }

    fn react(&mut self, press: Press, chance: &mut dyn RngCore) -> Change {
        // Held, A leaves a lesson anywhere: through its help too.
        if press.held() == Some(Button::A) && matches!(self.screen, Screen::Lesson(_)) {
            self.help = false;
        }
        if self.help {
            let next = help::press(press, &mut self.settings);
            if next == Next::Back {
                self.help = false;
                return Change::Screen;
            }
            return self.follow(next, chance);
        }
        // Held, B is help on every screen. A game knows that itself: what it has just said goes with any press. So does a lesson.
        let helps = press.held() == Some(Button::B) && !matches!(self.screen, Screen::Game | Screen::Lesson(_));
        let next = if helps { Next::Help } else { self.press_screen(press, chance) };
        self.follow(next, chance)
    }

    /// The press, on the screen that is up.
    fn press_screen(&mut self, press: Press, chance: &mut dyn RngCore) -> Next {
        let (view, waiting, last) = (self.view(), self.game.is_some(), self.last.game);
        match &mut self.screen {
            Screen::Home(home) => home.press(press, waiting, last),
            Screen::SetUp(opening) => opening.press(press, &mut self.settings, chance),
            Screen::Discard(game) => discard::press(press, *game),
            Screen::Game => {
                let next = self.game.as_mut().map_or(Next::Back, |game| game.press(press, view));
                self.keep_result();
                next
            }
            Screen::Games(games) => games.press(press),
            Screen::Lesson(lesson) => {
                let next = lesson.press(press, view);
                self.learnt.keep(lesson.game, lesson.step());
                next
            }
            Screen::Results(screen) => screen.press(press, &self.results, view),
            Screen::Settings(list) => settings_screen::press(list, press, &mut self.settings),
            Screen::Fault => fault::press(press),
            Screen::Trouble { trouble, .. } => trouble.press(press),
        }
    }

    /// Goes where a press has led.
    fn follow(&mut self, next: Next, chance: &mut dyn RngCore) -> Change {
        match next {
            Next::Stay(change) => change,
            Next::Help => {
                // What the players are asked about the stored data explains itself.
                if self.asks_about_data() {
                    return Change::Nothing;
                }
                self.help = true;
                Change::Screen
            }
            Next::Teach => {
                self.help = true;
                Change::Screen
            }
            Next::Back => self.back(),
            Next::Open(target) => self.open(target, chance),
        }
    }

    fn go(&mut self, to: Screen) -> Change {
        self.screen = to;
        Change::Screen
    }

    /// The home screen with the mark on this entry.
    fn home_at(&self, entry: Target) -> Screen {
        Screen::Home(Home::at(entry, self.game.is_some(), self.last.game))
    }

    /// To where the screen was opened from.
    fn back(&mut self) -> Change {
        let to = match &self.screen {
            Screen::Game => return self.leave_game(),
            Screen::SetUp(_) => {
                self.remember_choices();
                self.home_at(Target::NewGame(self.last.game))
            }
            Screen::Discard(game) if *game != self.last.game => Screen::Games(Games::at(Purpose::Play, *game)),
            Screen::Home(_) | Screen::Discard(_) => self.home_at(Target::NewGame(self.last.game)),
            Screen::Games(Games { purpose: Purpose::Play, .. }) => self.home_at(Target::Games),
            Screen::Games(Games { purpose: Purpose::Learn, .. }) => self.home_at(Target::Lessons),
            Screen::Lesson(lesson) => Screen::Games(Games::at(Purpose::Learn, lesson.game)),
            Screen::Results(_) => self.home_at(Target::Results),
            Screen::Settings(_) => self.home_at(Target::Settings),
            Screen::Fault => Screen::Settings(settings_screen::at_fault()),
            Screen::Trouble { in_game: true, .. } => Screen::Game,
            Screen::Trouble { in_game: false, .. } => Screen::Home(Home::default()),
        };
        self.go(to)
    }

    fn open(&mut self, target: Target, chance: &mut dyn RngCore) -> Change {
        match target {
            Target::Game => {
                if let Some(game) = &mut self.game {
                    game.resume();
                }
                self.go(Screen::Game)
            }
            Target::NewGame(game) if self.game.as_ref().is_some_and(|game| !game.is_finished()) => {
                self.go(Screen::Discard(game))
            }
            Target::NewGame(game) | Target::NewGameInstead(game) => self.set_up(game, chance),
            Target::Begin => self.begin(),
            Target::Games => self.go(Screen::Games(Games::at(Purpose::Play, self.last.game))),
            Target::Lessons => self.go(Screen::Games(Games::at(Purpose::Learn, self.last.game))),
            Target::Lesson(game) => self.go(Screen::Lesson(Lesson::at(game, self.learnt.step(game)))),
            Target::Results => self.go(Screen::Results(ResultsScreen::default())),
            Target::Settings => self.go(Screen::Settings(List::default())),
            Target::Fault => self.go(Screen::Fault),
            Target::Request(request) => {
                self.request = Some(request);
                Change::Nothing
            }
        }
    }

    /// The set-up of a new game. Who starts goes round from one game to the next of the same kind.
    fn set_up(&mut self, game: GameId, chance: &mut dyn RngCore) -> Change {
        let before = self.game.as_ref().filter(|before| before.game() == game && before.is_finished());
        let starts = before.and_then(|before| before.board.show().starts_next());
        match Opening::new(game, &self.last, starts, chance) {
            Some(opening) => self.go(Screen::SetUp(opening)),
            None => Change::Nothing,
        }
    }

    /// Begins the game that was set up, with the journal of the one before.
    fn begin(&mut self) -> Change {
        self.remember_choices();
        let Screen::SetUp(opening) = &self.screen else { return Change::Nothing };
        let opening = opening.clone();
        let Some(journal) = self.take_journal() else { return Change::Nothing };
        self.put_on_table(opening.begin(journal));
        self.help = self.settings.teaching == Teaching::Full;
        let view = self.view();
        if let Some(game) = &mut self.game {
            game.say_last(view);
        }
        self.go(Screen::Game)
    }

    /// The journal, wherever it is; the game that had it is over.
    fn take_journal(&mut self) -> Option<J> {
        self.spare.take().or_else(|| self.game.take().map(Table::into_journal))
    }

    fn put_on_table(&mut self, table: Table<J>) {
        self.game = Some(table);
        self.counted = false;
        self.stored.game_begins();
    }

    /// A game that has just ended joins the results; one whose end was taken back leaves them.
    fn keep_result(&mut self) {
        if !self.results.is_complete() {
            return;
        }
        let finished = self.game.as_ref().filter(|game| game.is_finished()).map(|game| game.score());
        match (finished, self.counted) {
            (Some(score), false) => self.results.add(score),
            (Some(score), true) => self.results.correct(score),
            (None, true) => self.results.take_back(),
            (None, false) => return,
        }
        self.counted = self.game.as_ref().is_some_and(|game| game.is_finished());
    }

    /// To the home screen; a finished game has nothing more to say there than its result.
    fn leave_game(&mut self) -> Change {
        let finished = self.game.as_ref().is_some_and(|game| game.is_finished());
        let entry = if finished { Target::NewGame(self.last.game) } else { Target::Game };
        self.go(self.home_at(entry))
    }
}
