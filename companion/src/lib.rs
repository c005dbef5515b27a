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
//! | `setup`, `session`, `sheet` | a game on the device, whichever it is: set-up, prompts, undo, log, corrections, score |
//! | `games` | the one place that lists the games |
//! | `magna_carta` | a game's words and pictures; so is each folder beside it |
//! | `text` | the words, one table a language |
//! | [`draw`] | fonts, frame and small bitmaps |
//! | [`cut`] | text that is cut where its room ends |
//!
//! Invariant: the picture is a pure function of the companion's state. Drawn twice, it is the same.

#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

mod carcassonne_city;
pub mod cut;
pub mod draw;
mod games;
mod lesson;
mod magna_carta;
pub mod memory;
pub mod picture;
pub mod press;
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
use lesson::Lesson;
use press::{Button, Kind, Press};
pub use screen::trouble::{Request, Trouble};
use screen::{
    List, View,
    home::{self, Entry, Home},
    results::{Results, ResultsScreen},
    settings as settings_screen, trouble,
};
use session::Reaction;
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
#[expect(clippy::large_enum_variant, reason = "there is one, in a static, and no heap to put a variant on")]
enum Screen {
    Home(Home),
    SetUp(Opening),
    /// A game waits, and a new one of this kind would take its place.
    Discard(GameId),
    Game,
    /// Whose lesson it shall be.
    Lessons(List),
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
    /// What covers the screen.
    help: Option<Help>,
    /// The button that is still down from the held press that led to this screen.
    spent: Option<Button>,
    /// The device has come back from a fault and has not been touched since.
    restarted: Option<Restart>,
    /// Why the device last restarted by itself.
    fault: String<NOTE_BYTES>,
    /// What the players have asked of the board.
    request: Option<Request>,
}

/// What covers a screen until the next press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Help {
    /// What the screen is for, or the rule of the phase.
    Rule,
    /// What everyone forgets in this phase.
    Reminder,
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
            help: None,
            spent: None,
            restarted: None,
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

    /// Something is wrong that the players must know.
    pub fn note_trouble(&mut self, trouble: Trouble) {
        // A question about the stored data stays until it is answered.
        if self.asks_about_data() && !trouble.asks() {
            return;
        }
        self.help = None;
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
        self.game.as_ref()?.state().downcast_ref()
    }

    /// Takes one moment of a press and says what it changed. Chance is asked only when a game is set up.
    pub fn press(&mut self, press: Press, chance: &mut dyn RngCore) -> Change {
        let noted = self.restarted.take().is_some();
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
        View { settings: self.settings, texts: text::table(self.settings.language) }
    }

    fn react(&mut self, press: Press, chance: &mut dyn RngCore) -> Change {
        // Whoever cannot read the screen holds B and sees the next language, wherever B is not a seat.
        if press.held() == Some(Button::B) && !self.buttons_are_seats() {
            self.settings.language = self.settings.language.next();
            return Change::Screen;
        }
        if self.help.is_some() {
            return match press.short() {
                Some(Button::A | Button::B | Button::C) => {
                    self.help = None;
                    Change::Screen
                }
                _ => Change::Nothing,
            };
        }
        let view = self.view();
        let waiting = self.game.is_some();
        match &mut self.screen {
            Screen::Home(home) => match press.short() {
                Some(Button::B) => self.show_help(),
                _ => match home.press(press, waiting) {
                    home::Answer::Stay(change) => change,
                    home::Answer::Open(entry) => self.open(entry, chance),
                },
            },
            Screen::Discard(game) => match press.short() {
                Some(Button::A) => {
                    let entry = Entry::NewGame(*game);
                    self.go(Screen::Home(Home::at(entry, waiting)))
                }
                Some(Button::B) => {
                    let game = *game;
                    self.set_up(game, chance)
                }
                _ => Change::Nothing,
            },
            Screen::SetUp(opening) => match opening.press(press, chance) {
                setup::Answer::Stay(change) => change,
                setup::Answer::Help => self.show_help(),
                setup::Answer::Leave => {
                    opening.remember(&mut self.last);
                    self.go(Screen::Home(Home::at(Entry::NewGame(self.last.game), waiting)))
                }
                setup::Answer::Begin => self.begin(),
            },
            Screen::Game => {
                let reaction = self.game.as_mut().map(|game| game.press(press, view));
                self.keep_result();
                match reaction {
                    Some(Reaction::Stay(change)) => change,
                    Some(Reaction::Help) => self.show_help(),
                    Some(Reaction::Teach) => self.teach(),
                    Some(Reaction::Leave) | None => self.leave_game(),
                }
            }
            Screen::Lessons(list) => match press.short() {
                Some(Button::A) => self.go(Screen::Home(Home::at(Entry::Lesson, waiting))),
                Some(Button::B) => self.show_help(),
                Some(Button::C) => {
                    let game = GameId::ALL.get(usize::from(list.mark())).copied().unwrap_or_default();
                    self.go(Screen::Lesson(Lesson::of(game)))
                }
                _ => list.press(press, GameId::ALL.len() as u8),
            },
            Screen::Lesson(lesson) => match press.short() {
                Some(Button::B) => self.show_help(),
                _ => match lesson.press(press) {
                    Some(change) => change,
                    None => {
                        let list = lessons(lesson.game);
                        self.go(Screen::Lessons(list))
                    }
                },
            },
            Screen::Results(screen) => match press.short() {
                Some(Button::B) => self.show_help(),
                _ => match screen.press(press, &self.results) {
                    Some(change) => change,
                    None => self.go(Screen::Home(Home::at(Entry::Results, waiting))),
                },
            },
            Screen::Trouble { trouble, in_game } => match trouble.press(press) {
                trouble::Answer::Stay => Change::Nothing,
                trouble::Answer::Ask(request) => {
                    self.request = Some(request);
                    Change::Nothing
                }
                trouble::Answer::GoOn if *in_game => self.go(Screen::Game),
                trouble::Answer::GoOn => self.go(Screen::Home(Home::default())),
            },
            Screen::Fault => match press.short() {
                Some(Button::A | Button::C) => self.go(Screen::Settings(settings_screen::at_fault())),
                _ => Change::Nothing,
            },
            Screen::Settings(list) => match press.short() {
                Some(Button::B) => self.show_help(),
                Some(Button::C) if settings_screen::is_at_fault(list) => self.go(Screen::Fault),
                _ => match settings_screen::press(list, press, &mut self.settings) {
                    Some(change) => change,
                    None => self.go(Screen::Home(Home::at(Entry::Settings, waiting))),
                },
            },
        }
    }

    fn buttons_are_seats(&self) -> bool {
        matches!(self.screen, Screen::Game)
            && self.help.is_none()
            && self.game.as_ref().is_some_and(|game| game.asks_a_seat())
    }

    fn go(&mut self, to: Screen) -> Change {
        self.screen = to;
        Change::Screen
    }

    fn show_help(&mut self) -> Change {
        self.help = Some(Help::Rule);
        Change::Screen
    }

    /// A new phase began: what newcomers want to read first.
    fn teach(&mut self) -> Change {
        self.help = match self.settings.teaching {
            Teaching::Full => Some(Help::Rule),
            Teaching::Reminder => Some(Help::Reminder),
            Teaching::Off => None,
        };
        Change::Screen
    }

    fn open(&mut self, entry: Entry, chance: &mut dyn RngCore) -> Change {
        match entry {
            Entry::GoOn => {
                if let Some(game) = &mut self.game {
                    game.resume();
                }
                self.go(Screen::Game)
            }
            Entry::NewGame(game) if self.game.as_ref().is_some_and(|game| !game.is_finished()) => {
                self.go(Screen::Discard(game))
            }
            Entry::NewGame(game) => self.set_up(game, chance),
            Entry::Lesson => self.go(Screen::Lessons(lessons(self.last.game))),
            Entry::Results => self.go(Screen::Results(ResultsScreen::default())),
            Entry::Settings => self.go(Screen::Settings(List::default())),
        }
    }

    fn set_up(&mut self, game: GameId, chance: &mut dyn RngCore) -> Change {
        match Opening::new(game, &self.last, chance) {
            Some(opening) => self.go(Screen::SetUp(opening)),
            None => Change::Nothing,
        }
    }

    /// Begins the game that was set up, with the journal of the one before.
    fn begin(&mut self) -> Change {
        let Screen::SetUp(opening) = &self.screen else { return Change::Nothing };
        opening.remember(&mut self.last);
        let opening = opening.clone();
        let Some(journal) = self.take_journal() else { return Change::Nothing };
        self.put_on_table(opening.begin(journal));
        self.go(Screen::Game);
        self.teach()
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
        let finished = self.game.as_ref().filter(|game| game.is_finished()).map(|game| game.sheet());
        match (finished, self.counted) {
            (Some(sheet), false) => self.results.add(sheet),
            (Some(sheet), true) => self.results.correct(sheet),
            (None, true) => self.results.take_back(),
            (None, false) => return,
        }
        self.counted = self.game.as_ref().is_some_and(|game| game.is_finished());
    }

    /// To the home screen; a finished game has nothing more to say there than its result.
    fn leave_game(&mut self) -> Change {
        let finished = self.game.as_ref().is_some_and(|game| game.is_finished());
        let entry = if finished { Entry::NewGame(self.last.game) } else { Entry::GoOn };
        self.go(Screen::Home(Home::at(entry, self.game.is_some())))
    }
}

/// The list of lessons with the mark on `game`'s.
fn lessons(game: GameId) -> List {
    List::at(GameId::ALL.iter().position(|other| *other == game).unwrap_or(0) as u8)
}
