//! Every screen in every language: no text leaves its box, meets another, or holds a character the font lacks.
//!
//! The walk presses its way through all screens, so that a new screen is audited as soon as a button leads to it.

use companion::{
    Companion,
    picture::Picture,
    press::{Button, Kind, Press},
    settings::{Language, Settings},
};
use engine::autoplay::Repeatable;

fn tap(companion: &mut Companion, button: Button) {
    for kind in [Kind::Down, Kind::Short] {
        companion.press(Press { button, kind }, &mut Repeatable::new(1));
    }
}

/// The presses of every path of up to `depth` buttons, each played on a device just switched on.
fn walk(depth: usize, visit: &mut impl FnMut(&[Button])) {
    const STEPS: [Button; 4] = [Button::A, Button::B, Button::C, Button::Down];
    fn deeper(path: &mut Vec<Button>, depth: usize, visit: &mut impl FnMut(&[Button])) {
        visit(path);
        if depth == 0 {
            return;
        }
        for step in STEPS {
            path.push(step);
            deeper(path, depth - 1, visit);
            path.pop();
        }
    }
    deeper(&mut Vec::new(), depth, visit);
}

fn device(language: Language, path: &[Button]) -> Companion {
    let mut companion = Companion::new(Settings { language, ..Settings::default() });
    for button in path {
        tap(&mut companion, *button);
    }
    companion
}

#[test]
fn no_text_leaves_its_box_in_any_language() {
    let mut seen = std::collections::HashSet::new();
    walk(6, &mut |path| {
        for language in Language::ALL {
            let mut picture = Picture::blank();
            device(language, path).draw(&mut picture);
            if seen.insert(picture.bytes().to_vec()) {
                assert_eq!(picture.audit.faults(), [], "{language:?} after {path:?}");
                assert!(picture.audit.texts() >= 3, "{language:?} after {path:?}: an empty screen");
            }
        }
    });
    // Four entries of the home screen, five steps of the lesson, two settings, results and four helps, in three
    // languages each.
    assert!(seen.len() >= 3 * 14, "only {} different screens were met", seen.len());
}

#[test]
fn the_line_after_a_fault_fits_too() {
    for language in Language::ALL {
        let mut companion = device(language, &[]);
        companion.note_restart("castle.rs:7 a fault", 1);
        let mut picture = Picture::blank();
        companion.draw(&mut picture);
        assert_eq!(picture.audit.faults(), [], "{language:?}");
    }
}
