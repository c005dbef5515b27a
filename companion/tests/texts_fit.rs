//! Every screen in every language: no text leaves its box, meets another, the edge or a rule, is smaller than its place asks
//! for, or holds a character that the font lacks.
//!
//! The walk presses its way through all screens, so that a new screen is audited as soon as a button leads to it. What only
//! a long game shows is in the `longest_…` tests.

mod table;

use companion::{
    Companion, Notice, Trouble,
    picture::Picture,
    press::Button,
    settings::{Language, Settings},
};
use engine::autoplay::Repeatable;
use table::{
    Watch,
    flash::{picture, press},
};

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
        press(&mut companion, *button, false, &mut Repeatable::new(1));
    }
    companion
}

#[test]
fn no_text_leaves_its_box_in_any_language() {
    let mut watch = Watch::default();
    walk(6, &mut |path| {
        for language in Language::ALL {
            let device = device(language, path);
            watch.look_at(&picture(&device), device.settings().language, || format!("after {path:?}"));
        }
    });
    watch.assert_faultless();
    // Five rows of the home screen and what they open, two lists of games, two settings, the first steps of a game and
    // their helps, in three languages each.
    assert!(watch.screens() >= 3 * 20, "only {} different screens were met", watch.screens());
}

#[test]
fn the_line_after_a_fault_fits_too() {
    let mut watch = Watch::default();
    for language in Language::ALL {
        for (again, path) in [(1, [].as_slice()), (3, &[]), (1, &[Button::C, Button::C]), (1, &[Button::C; 3])] {
            let mut companion = device(language, path);
            companion.note_restart("castle.rs:7 a fault", again);
            watch.look_at(&picture(&companion), language, || format!("fault {again} after {path:?}"));
        }
    }
    watch.assert_faultless();
}

/// On every kind of screen: the home screen, the set-up, the game, a page of help.
#[test]
fn what_is_said_of_the_stored_data_fits_too() {
    let mut watch = Watch::default();
    for language in Language::ALL {
        for path in [[].as_slice(), &[Button::C], &[Button::C; 2], &[Button::C; 3], &[Button::B]] {
            for notice in [None, Some(Notice::Mended), Some(Notice::ValuesLost)] {
                let mut companion = device(language, path);
                let plain = picture(&companion);
                match notice {
                    None => assert!(companion.set_unstored(true)),
                    Some(notice) => companion.note(notice),
                }
                let shown = picture(&companion);
                assert!(shown != plain, "{notice:?} is said after {path:?}");
                watch.look_at(&shown, language, || format!("{notice:?} after {path:?}"));
                press(&mut companion, Button::Down, false, &mut Repeatable::new(1));
                press(&mut companion, Button::Up, false, &mut Repeatable::new(1));
                let stays = picture(&companion) != picture(&pressed(language, path));
                assert_eq!(stays, notice.is_none(), "{notice:?} after {path:?}");
            }
        }
    }
    watch.assert_faultless();
}

/// The same with two presses more.
fn pressed(language: Language, path: &[Button]) -> Companion {
    let mut companion = device(language, path);
    press(&mut companion, Button::Down, false, &mut Repeatable::new(1));
    press(&mut companion, Button::Up, false, &mut Repeatable::new(1));
    companion
}

#[test]
fn what_is_wrong_fits_too() {
    let troubles = [
        Trouble::Corrupt,
        Trouble::Broken,
        Trouble::UnknownFormat(9),
        Trouble::Shortened,
        Trouble::Full,
        Trouble::Worn,
        Trouble::Values,
        Trouble::LowBattery,
    ];
    let mut watch = Watch::default();
    for language in Language::ALL {
        for trouble in troubles {
            let mut companion = device(language, &[]);
            companion.note_trouble(trouble);
            watch.look_at(&picture(&companion), language, || format!("{trouble:?}"));
        }
        // The longest message that is kept, and its page in the settings.
        let mut companion = device(language, &[]);
        companion.note_restart(&"a message of many words ".repeat(8), 1);
        for button in [Button::Up, Button::C, Button::Up, Button::C] {
            press(&mut companion, button, false, &mut Repeatable::new(1));
        }
        watch.look_at(&picture(&companion), language, || "the last fault".into());
    }
    assert_eq!(watch.screens(), 3 * (troubles.len() + 1));
    watch.assert_faultless();
}

#[test]
fn the_audit_is_of_the_picture_that_is_shown() {
    let mut dirty = Picture::blank();
    device(Language::Dutch, &[Button::C]).draw(&mut dirty);
    device(Language::Dutch, &[]).draw(&mut dirty);
    assert!(dirty == picture(&device(Language::Dutch, &[])), "nothing of the picture before is left");
}
