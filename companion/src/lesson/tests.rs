//! Every lesson played by presses, in every language.
//!
//! A task is solved by trying presses until the entry that it awaits is made, so the tests hold no order of presses and no
//! place in a list. Invariant: every screen that the search meets has been audited.

use std::{
    collections::{BTreeSet, VecDeque},
    string::ToString,
    vec::Vec,
};

use engine::autoplay::Repeatable;

use super::*;
use crate::{
    Companion, Screen,
    draw::{
        chrome,
        text::{Size, lines},
    },
    press::Kind,
    settings::{Language, Settings},
};

const C: Press = Press { button: Button::C, kind: Kind::Short };
const A: Press = Press { button: Button::A, kind: Kind::Short };
const HOLD_A: Press = Press { button: Button::A, kind: Kind::Held };
const HOLD_C: Press = Press { button: Button::C, kind: Kind::Held };
/// What a learner tries in a task. Held B is help, and held A leaves.
const TRIES: [Press; 5] = [
    C,
    HOLD_C,
    Press { button: Button::B, kind: Kind::Short },
    Press { button: Button::Up, kind: Kind::Down },
    Press { button: Button::Down, kind: Kind::Down },
];

fn view(language: Language) -> View {
    View::of(Settings { language, ..Settings::default() })
}

/// Each lesson in each language.
fn every_lesson() -> impl Iterator<Item = (GameId, Language)> {
    GameId::ALL.iter().flat_map(|game| Language::ALL.map(|language| (*game, language)))
}

/// What the panel shows; fails when a text does not fit.
fn sees(lesson: &Lesson, view: View) -> Vec<u8> {
    let mut picture = Picture::blank();
    lesson.draw(&mut picture, view);
    let (game, language, step) = (lesson.game, view.settings.language, lesson.step + 1);
    assert_eq!(picture.audit.faults(), [], "{game:?}, {language:?}, step {step}");
    picture.bytes().to_vec()
}

/// The presses that lead from this step to the next, and how many entries were refused among all that was tried.
fn solve(lesson: &Lesson, view: View) -> (Vec<Press>, usize) {
    let (step, said) = (lesson.step, lesson.said(view));
    if said.why.is_empty() {
        return (Vec::from([C]), 0);
    }
    let (mut solution, mut refused) = (None, 0);
    let place = |lesson: &Lesson| (sees(lesson, view), lesson.desk.pane());
    let mut met = BTreeSet::from([place(lesson)]);
    let mut open = VecDeque::from([(lesson.clone(), Vec::new())]);
    while let Some((from, presses)) = open.pop_front() {
        for press in TRIES {
            let mut after = from.clone();
            after.press(press, view);
            let mut presses = presses.clone();
            presses.push(press);
            if after.step != step {
                assert_eq!(after.step, step + 1);
                solution = solution.or(Some(presses));
                continue;
            }
            refused += usize::from(after.desk.says_at_last(plainly(&said.why.read())));
            if met.insert(place(&after)) {
                assert!(met.len() < 2000, "{:?}: step {}", lesson.game, step + 1);
                open.push_back((after, presses));
            }
        }
    }
    let solution = solution.unwrap_or_else(|| panic!("{:?}: nothing solves step {}", lesson.game, step + 1));
    (solution, refused)
}

/// A page has five lines, three above a drawing.
#[test]
fn every_text_has_room() {
    let mut faults = Vec::new();
    for (game, language) in every_lesson() {
        let lesson = Lesson::at(game, 0);
        for (step, said) in
            (0..lesson.course().steps()).map(|step| (step, lesson.course().said().of(language).at(step)))
        {
            let most = if lesson.course().picture(step).is_some() { 3 } else { 5 };
            let text = said.text.read();
            let rows = lines(&text, Size::Body, PAGE.size.width).count();
            if said.why.is_empty() && rows > most {
                faults.push((rows, text.to_string()));
            }
            for line in [&text, &said.why.read()] {
                if !said.why.is_empty() && !chrome::note_fits(line, "") {
                    faults.push((Size::Hint.width(line) as usize, line.to_string()));
                }
            }
        }
    }
    assert_eq!(faults, []);
}

#[test]
fn every_lesson_is_played_by_presses_to_its_end() {
    for (game, language) in every_lesson() {
        let view = view(language);
        let (mut lesson, mut shown) = (Lesson::at(game, 0), BTreeSet::new());
        loop {
            assert!(shown.insert(sees(&lesson, view)), "{game:?}, {language:?}: step {} again", lesson.step + 1);
            let (presses, refused) = solve(&lesson, view);
            let last = lesson.step + 1 == lesson.steps();
            let task = !lesson.said(view).why.is_empty();
            assert!(!task || refused > 0, "{game:?}: step {} explains nothing", lesson.step + 1);
            let (before, mut next) = (lesson.step, Next::NOTHING);
            for press in presses {
                next = lesson.press(press, view);
            }
            if last {
                assert_eq!(next, Next::Open(Target::NewGame(game)), "it ends with a game");
                break;
            }
            assert_eq!((next, lesson.step), (Next::Stay(Change::Screen), before + 1));
        }
        assert_eq!(lesson.step, 0, "what is over begins anew");
    }
}

/// A device whose lesson stands at this step.
fn device(game: GameId, step: u8) -> Companion {
    let mut device = Companion::new(Settings::default());
    device.learnt.keep(game, step);
    device.follow(Next::Open(Target::Lesson(game)), &mut Repeatable::new(1));
    device
}

fn step(device: &Companion) -> Option<u8> {
    match &device.screen {
        Screen::Lesson(lesson) => Some(lesson.step),
        _ => None,
    }
}

/// On a page, on a task, with a list open, and out of its help; it is opened again where it was left.
#[test]
fn held_a_leaves_from_every_step_and_the_lesson_goes_on_there() {
    for game in GameId::ALL.iter().copied() {
        for number in 0..Lesson::at(game, 0).steps() {
            for before in TRIES {
                let mut device = device(game, number);
                let mut chance = Repeatable::new(1);
                device.press(before, &mut chance);
                // Its last page leads out of it.
                let Some(open) = step(&device) else { continue };
                assert_eq!(device.press(HOLD_A, &mut chance), Change::Screen);
                assert!(matches!(device.screen, Screen::Games(_)), "{game:?}: step {}", number + 1);
                assert!(!device.help);
                device.press(C, &mut chance);
                assert_eq!(step(&device), Some(open));
            }
        }
    }
}

/// There is no menu in a task: its sentence is said, without the gap for what was chosen.
#[test]
fn held_c_says_what_the_task_awaits() {
    for (game, language) in every_lesson() {
        let view = view(language);
        for number in 0..Lesson::at(game, 0).steps() {
            let mut lesson = Lesson::at(game, number);
            let why = lesson.said(view).why.read();
            lesson.press(HOLD_C, view);
            assert!(
                lesson.desk.is_said(plainly(&why)) && !plainly(&why).contains('{'),
                "{game:?}: step {}",
                number + 1
            );
        }
    }
}

/// What was said goes with the press that asks for help, where the language may change.
#[test]
fn held_b_is_help_and_what_was_said_is_gone() {
    let hold_b = Press { button: Button::B, kind: Kind::Held };
    for game in GameId::ALL.iter().copied() {
        for number in 0..Lesson::at(game, 0).steps() {
            let mut device = device(game, number);
            let mut chance = Repeatable::new(1);
            device.press(HOLD_C, &mut chance);
            assert_eq!(device.press(hold_b, &mut chance), Change::Screen);
            assert!(device.help, "{game:?}: step {}", number + 1);
            let Screen::Lesson(lesson) = &device.screen else { panic!("it is still there") };
            assert!(lesson.desk.is_said(""));
        }
    }
}

#[test]
fn a_goes_back_one_step_and_out_of_the_first() {
    for game in GameId::ALL.iter().copied() {
        let last = Lesson::at(game, 0).steps() - 1;
        let mut device = device(game, last);
        for number in (0..last).rev() {
            device.press(A, &mut Repeatable::new(1));
            assert_eq!(step(&device), Some(number));
        }
        device.press(A, &mut Repeatable::new(1));
        assert!(matches!(device.screen, Screen::Games(_)));
    }
}

#[test]
fn the_last_step_leads_to_the_set_up_of_that_game() {
    for game in GameId::ALL.iter().copied() {
        let mut device = device(game, Lesson::at(game, 0).steps() - 1);
        device.press(C, &mut Repeatable::new(1));
        assert!(matches!(device.screen, Screen::SetUp(_)));
        assert_eq!(device.learnt.step(game), 0, "the lesson begins anew");
    }
}

#[test]
fn a_lesson_leaves_a_game_that_waits_as_it_is() {
    let mut chance = Repeatable::new(1);
    let mut waiting = Companion::new(Settings::default());
    // A new game, its check-list, its first screen.
    for _ in 0..3 {
        waiting.press(C, &mut chance);
    }
    let state = |device: &Companion| device.game.as_ref().map(|game| (game.board.standing(), game.board.packed_len()));
    let before = state(&waiting);
    for game in GameId::ALL.iter().copied() {
        waiting.follow(Next::Open(Target::Lesson(game)), &mut chance);
        while let Screen::Lesson(lesson) = &waiting.screen {
            for press in solve(lesson, view(Language::Dutch)).0 {
                waiting.press(press, &mut chance);
            }
        }
        assert!(matches!(waiting.screen, Screen::Discard(_)), "a game waits, so it is asked first");
        assert!(state(&waiting) == before);
    }
}
