//! The lesson by its buttons: forward, back, right and wrong answers, in every language.
//!
//! Seen from outside: a screen on which DOWN moves a mark is a question. Invariant: every screen that the walk meets has
//! been audited.

use companion::{
    Change, Companion,
    picture::Picture,
    press::{Button, Kind, Press},
    settings::{Language, Settings},
};
use engine::autoplay::Repeatable;

const ANSWERS: usize = 3;
/// One lesson a game.
const LESSONS: usize = 2;

/// Each lesson in each language.
fn every_lesson() -> impl Iterator<Item = (Language, usize)> {
    Language::ALL.into_iter().flat_map(|language| (0..LESSONS).map(move |lesson| (language, lesson)))
}

struct Device(Companion);

impl Device {
    /// A device whose list of lessons is open, with the mark on the lesson with this number.
    fn at_the_list(language: Language, lesson: usize) -> Device {
        let mut device = Device(Companion::new(Settings { language, ..Settings::default() }));
        // Below a new game and another game. The list of lessons begins with the game that was played last: the first.
        for button in [Button::Down, Button::Down, Button::C] {
            device.tap(button);
        }
        for _ in 0..lesson {
            device.tap(Button::Down);
        }
        device
    }

    /// A device whose lesson has just been opened.
    fn at_the_lesson(language: Language, lesson: usize) -> Device {
        let mut device = Self::at_the_list(language, lesson);
        device.tap(Button::C);
        device
    }

    fn tap(&mut self, button: Button) -> Change {
        self.press(button, Kind::Short)
    }

    fn hold(&mut self, button: Button) -> Change {
        self.press(button, Kind::Held)
    }

    fn press(&mut self, button: Button, kind: Kind) -> Change {
        let changes = [Kind::Down, kind].map(|kind| self.0.press(Press { button, kind }, &mut Repeatable::new(1)));
        changes.into_iter().max().unwrap_or_default()
    }

    /// What the panel shows; fails when a text does not fit.
    fn sees(&self) -> Vec<u8> {
        let mut picture = Picture::blank();
        self.0.draw(&mut picture);
        assert_eq!(picture.audit.faults(), [], "{:?}", self.0.settings().language);
        assert!(picture.audit.texts() >= 4, "an empty screen");
        picture.bytes().to_vec()
    }

    /// Whether DOWN moves a mark here; leaves everything as it was.
    fn is_asked(&mut self) -> bool {
        let before = self.sees();
        match self.tap(Button::Down) {
            Change::Mark => {
                self.tap(Button::Up);
                assert!(self.sees() == before);
                true
            }
            Change::Screen => {
                self.tap(Button::A);
                false
            }
            Change::Nothing => false,
        }
    }

    /// Tries every answer, looks at what is said to it, and ends on the confirmation of the right one.
    fn answer(&mut self) {
        let mut right = None;
        for answer in 0..ANSWERS {
            let question = self.sees();
            self.tap(Button::C);
            let reply = self.sees();
            assert!(reply != question, "an answer gets a reply");
            self.tap(Button::A);
            assert!(self.sees() == question, "A takes the answer back");
            self.tap(Button::C);
            self.tap(Button::C);
            if self.sees() != question {
                assert!(right.replace(answer).is_none(), "two right answers");
                self.tap(Button::A);
                for _ in 0..answer {
                    self.tap(Button::Down);
                }
                assert!(self.sees() == question, "A leads from the step after the question to the question");
            }
            self.tap(Button::Down);
        }
        let right = right.expect("a right answer");
        for _ in 0..right {
            self.tap(Button::Down);
        }
        self.tap(Button::C);
        self.sees();
    }
}

/// What the panel shows at each step, and how many of them ask; all answers are tried on the way.
fn walk(language: Language, lesson: usize) -> (Vec<Vec<u8>>, usize) {
    let mut device = Device::at_the_lesson(language, lesson);
    let home = Device::at_the_list(language, lesson).sees();
    let (mut steps, mut questions) = (Vec::new(), 0);
    while device.sees() != home {
        assert!(steps.len() < 60, "the lesson does not end");
        steps.push(device.sees());
        if device.is_asked() {
            questions += 1;
            device.answer();
        }
        device.tap(Button::C);
    }
    (steps, questions)
}

#[test]
fn every_step_fits_and_c_leads_through_all_of_them_home() {
    for (language, lesson) in every_lesson() {
        let (steps, questions) = walk(language, lesson);
        assert!((16..=24).contains(&steps.len()), "{} steps", steps.len());
        assert!(questions >= 4, "{questions} questions");
        for (number, step) in steps.iter().enumerate() {
            assert!(!steps[..number].contains(step), "{language:?}: step {} was there before", number + 1);
        }
    }
}

#[test]
fn a_leads_back_one_step_from_every_step_and_out_of_the_first() {
    for lesson in 0..LESSONS {
        let (steps, _) = walk(Language::Dutch, lesson);
        let mut device = Device::at_the_lesson(Language::Dutch, lesson);
        for _ in 1..steps.len() {
            if device.is_asked() {
                device.answer();
            }
            device.tap(Button::C);
        }
        for step in steps.iter().rev() {
            assert!(device.sees() == *step);
            assert_eq!(device.tap(Button::A), Change::Screen);
        }
        assert!(device.sees() == Device::at_the_list(Language::Dutch, lesson).sees());
    }
}

#[test]
fn a_wrong_answer_does_not_advance() {
    for lesson in 0..LESSONS {
        let mut device = Device::at_the_lesson(Language::English, lesson);
        while !device.is_asked() {
            device.tap(Button::C);
        }
        let question = device.sees();
        for _ in 0..4 {
            assert_eq!(device.tap(Button::C), Change::Screen, "the first answer of the first question is wrong");
            let explanation = device.sees();
            assert!(explanation != question);
            assert_eq!(device.tap(Button::Down), Change::Nothing, "nor does DOWN lead past it");
            assert!(device.sees() == explanation);
            assert_eq!(device.tap(Button::C), Change::Screen);
            assert!(device.sees() == question, "and it may be tried again");
        }
    }
}

#[test]
fn up_and_down_turn_the_pages_where_nothing_is_asked() {
    let mut device = Device::at_the_lesson(Language::German, 0);
    let first = device.sees();
    assert_eq!(device.tap(Button::Up), Change::Nothing, "UP does not leave the lesson");
    assert_eq!(device.tap(Button::Down), Change::Screen);
    assert!(device.sees() != first);
    assert_eq!(device.tap(Button::Up), Change::Screen);
    assert!(device.sees() == first);
}

#[test]
fn the_language_can_change_in_the_middle_of_a_question() {
    let mut device = Device::at_the_lesson(Language::Dutch, 0);
    while !device.is_asked() {
        device.tap(Button::C);
    }
    device.tap(Button::Down);
    let before = device.sees();
    // B is help; there B shows the next language, and A leads back to the question.
    for language in [Language::German, Language::English, Language::Dutch] {
        assert_eq!([device.tap(Button::B), device.tap(Button::B)], [Change::Screen; 2]);
        assert_eq!(device.0.settings().language, language);
        device.sees();
        assert_eq!(device.tap(Button::A), Change::Screen);
        device.sees();
    }
    assert!(device.sees() == before, "the mark stays where it was");
}

#[test]
fn help_is_on_b_and_fits() {
    for (language, lesson) in every_lesson() {
        let mut device = Device::at_the_lesson(language, lesson);
        let step = device.sees();
        for (open, close) in [(Kind::Short, Button::A), (Kind::Held, Button::C)] {
            assert_eq!(device.press(Button::B, open), Change::Screen);
            assert!(device.sees() != step);
            device.tap(close);
            assert!(device.sees() == step);
        }
    }
}

#[test]
fn a_held_leaves_the_lesson_from_every_step() {
    for lesson in 0..LESSONS {
        let list = Device::at_the_list(Language::Dutch, lesson).sees();
        let (steps, _) = walk(Language::Dutch, lesson);
        for (number, step) in steps.iter().enumerate() {
            let mut device = Device::at_the_lesson(Language::Dutch, lesson);
            for _ in 0..number {
                if device.is_asked() {
                    device.answer();
                }
                device.tap(Button::C);
            }
            assert!(device.sees() == *step);
            assert_eq!(device.hold(Button::A), Change::Screen);
            assert!(device.sees() == list, "step {}", number + 1);
        }
    }
}

#[test]
fn a_lesson_leaves_a_game_that_waits_as_it_is() {
    let mut device = Device(Companion::new(Settings::default()));
    // A game of Magna Carta, and home by the last entry of its menu.
    for button in [Button::C, Button::C, Button::C] {
        device.tap(button);
    }
    device.hold(Button::C);
    device.tap(Button::Up);
    device.tap(Button::C);
    let home = device.sees();
    // The mark stands on the game that waits; lessons are three rows below.
    for button in [Button::Down, Button::Down, Button::Down, Button::C, Button::C, Button::C] {
        device.tap(button);
    }
    device.hold(Button::A);
    for button in [Button::A, Button::Up, Button::Up, Button::Up] {
        device.tap(button);
    }
    assert!(device.sees() == home);
}
