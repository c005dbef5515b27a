//! What outlives the power: a device that recalls its records is the device that stored them.

mod table;

use companion::{
    Companion, Request, Trouble,
    memory::LATER_KEYS,
    press::Button,
    settings::{Language, Settings},
};
use engine::{autoplay::Repeatable, carcassonne_city::City, magna_carta::MagnaCarta};
use rand_core::RngCore;
use table::flash::{Flash, picture, press};

#[test]
fn whatever_is_pressed_the_recalled_game_is_the_one_that_was_stored() {
    const BUTTONS: [Button; 5] = [Button::A, Button::B, Button::C, Button::Up, Button::Down];
    let (mut games, mut cities) = (0, 0);
    for seed in 1..=8 {
        let mut chance = Repeatable::new(seed);
        let mut device = Companion::new(Settings::default());
        let mut flash = Flash::default();
        if seed % 2 == 0 {
            // Half of them begin with De Stad.
            for button in [Button::Down, Button::C, Button::Down, Button::C, Button::C] {
                press(&mut device, button, false, &mut chance);
            }
        }
        for _ in 0..400 {
            let number = chance.next_u32();
            // C more often than the others, so that games go on.
            let button = BUTTONS[[0, 1, 2, 2, 2, 3, 4][(number % 7) as usize]];
            press(&mut device, button, number >> 16 & 15 == 0, &mut chance);
            flash.store(&mut device);
            let recalled = flash.boot();
            assert!(recalled.game::<MagnaCarta>() == device.game::<MagnaCarta>(), "seed {seed}");
            assert!(recalled.game::<City>() == device.game::<City>(), "seed {seed}");
            assert_eq!(recalled.settings(), device.settings());
            assert_eq!(recalled.unstored(), Ok(None), "nothing is stored twice");
            games += usize::from(device.game::<MagnaCarta>().is_some());
            cities += usize::from(device.game::<City>().is_some());
        }
    }
    assert!(games > 400 && cities > 400, "games were played: {games}, {cities}");
}

#[test]
fn the_device_comes_back_on_the_same_screen_and_goes_on() {
    let (mut device, mut flash, mut chance) =
        (Companion::new(Settings::default()), Flash::default(), Repeatable::new(7));
    for button in [Button::C, Button::C, Button::C, Button::C, Button::C] {
        press(&mut device, button, false, &mut chance);
    }
    flash.store(&mut device);
    let mut recalled = flash.boot();
    assert!(picture(&recalled) == picture(&device));
    // Undo reaches back over the break, and what was taken back comes again over the next one.
    for button in [Button::A, Button::A, Button::C, Button::C] {
        for device in [&mut device, &mut recalled] {
            press(device, button, false, &mut chance);
        }
        assert!(picture(&recalled) == picture(&device), "after {button:?}");
        flash.store(&mut device);
        recalled = flash.boot();
        assert!(picture(&recalled) == picture(&device), "after {button:?} and a break");
    }
}

/// A return over many lines is one entry, and so is bringing them back: the log is the same after a break.
#[test]
fn the_log_is_the_same_after_a_break() {
    let (mut device, mut flash, mut chance) =
        (Companion::new(Settings::default()), Flash::default(), Repeatable::new(7));
    use Button::{A, B, C, Down, Up};
    for button in [C, C, C, C, C, C] {
        press(&mut device, button, false, &mut chance);
    }
    press(&mut device, A, true, &mut chance);
    for button in [Up, Up, C, B] {
        press(&mut device, button, false, &mut chance);
    }
    flash.store(&mut device);
    let mut recalled = flash.boot();
    for device in [&mut device, &mut recalled] {
        press(device, A, true, &mut chance);
        press(device, Down, false, &mut chance);
        press(device, Down, false, &mut chance);
    }
    assert!(picture(&recalled) == picture(&device), "struck-out lines and all");
    for device in [&mut device, &mut recalled] {
        press(device, C, false, &mut chance);
    }
    let passed = |device: &Companion| device.game::<MagnaCarta>().map(|game| game.passed().count());
    assert_eq!((passed(&device), passed(&recalled)), (Some(3), Some(3)));
}

#[test]
fn a_press_without_a_game_stores_nothing_twice() {
    let (mut device, mut flash, mut chance) =
        (Companion::new(Settings::default()), Flash::default(), Repeatable::new(7));
    flash.store(&mut device);
    let first = flash.writes;
    for _ in 0..10 {
        press(&mut device, Button::Down, false, &mut chance);
        flash.store(&mut device);
    }
    assert_eq!(flash.writes, first);
}

#[test]
fn settings_and_results_come_back() {
    use Button::*;
    let settings = Settings { language: Language::German, ..Settings::default() };
    let (mut device, mut flash, mut chance) = (Companion::new(settings), Flash::default(), Repeatable::new(7));
    // Everybody passes, nobody moves the provost, one takes the whole castle, and nobody has anything to count.
    let round = [C, C, C, C, C, C, C, B, C];
    for button in round.into_iter().chain([Up; 24]).chain([C; 1 + 1 + 4 * 3]) {
        press(&mut device, button, false, &mut chance);
    }
    assert!(device.game::<MagnaCarta>().is_some_and(|game| game.winners().len() == 1), "the game is over and counted");
    flash.store(&mut device);
    let recalled = flash.boot();
    assert_eq!(recalled.settings().language, Language::German);
    assert!(picture(&recalled) == picture(&device), "the result is on the screen");
    let to_results = |mut device: Companion| {
        let mut chance = Repeatable::new(1);
        // Home with the mark on "new"; below it other game, lesson, results.
        for button in [C, Down, Down, Down, C, C] {
            press(&mut device, button, false, &mut chance);
        }
        picture(&device)
    };
    let shown = to_results(device);
    assert!(to_results(recalled) == shown, "and among the results");
}

#[test]
fn a_record_that_does_not_fit_leaves_the_game_before_it_and_is_stored_anew() {
    let (mut device, mut flash, mut chance) =
        (Companion::new(Settings::default()), Flash::default(), Repeatable::new(7));
    for button in [Button::C, Button::C, Button::C, Button::C] {
        press(&mut device, button, false, &mut chance);
    }
    flash.store(&mut device);
    let wanted = device.game::<MagnaCarta>().cloned();
    let (header, entries) = flash.game.clone().expect("a game is stored");
    let mut broken = Companion::new(Settings::default());
    broken.recall_game(&header).expect("the header is good");
    for entry in &entries {
        broken.recall_entry(entry).expect("these entries are good");
    }
    // The same seat passes twice: readable, and against the rules.
    broken.recall_entry(entries.last().expect("there are entries")).expect("it can be read");
    assert!(broken.recall_done().is_err());
    assert!(broken.game() == wanted.as_ref());
    broken.recall_results_done();
    let mut anew = Flash::default();
    anew.store(&mut broken);
    assert!(anew.boot().game() == wanted.as_ref());
}

#[test]
fn nonsense_is_refused_and_changes_nothing() {
    let mut device = Companion::new(Settings::default());
    for byte in 0..=255u8 {
        for key in 0..LATER_KEYS.end {
            device.recall_value(key, &[byte, byte, byte]);
        }
        assert!(device.recall_entry(&[byte; 16]).is_err());
        assert!(device.recall_game(&[byte]).is_err());
    }
    assert!(device.recall_done().is_ok());
    assert!(device.game::<MagnaCarta>().is_none());
}

#[test]
fn choices_that_make_no_game_do_not_stop_one() {
    let (mut device, mut chance) = (Companion::new(Settings::default()), Repeatable::new(1));
    // A memo of Dutch and 700 ms, no fault, Magna Carta; standard rules, the players' books, no players at all.
    let choices = [1, 0, 0, 2, 1, 3, 0, 0, 0];
    let head = [0x80, 0, 1, 2, 1, 0, 0, 0, 0, choices.len() as u8];
    device.recall_value(0, &[&head[..], &choices].concat());
    press(&mut device, Button::C, false, &mut chance);
    press(&mut device, Button::C, false, &mut chance);
    assert_eq!(
        device.game::<MagnaCarta>().expect("a game has begun").setup().seats().len(),
        4,
        "with the first choices"
    );
}

#[test]
fn an_entry_that_cannot_be_read_ends_the_game_before_it_and_leaves_no_gap() {
    let (mut device, mut flash, mut chance) =
        (Companion::new(Settings::default()), Flash::default(), Repeatable::new(7));
    for button in [Button::C, Button::C, Button::C, Button::C] {
        press(&mut device, button, false, &mut chance);
    }
    flash.store(&mut device);
    let before = device.game::<MagnaCarta>().cloned();
    press(&mut device, Button::C, false, &mut chance);
    flash.store(&mut device);
    let (header, entries) = flash.game.clone().expect("a game is stored");
    let mut broken = Companion::new(Settings::default());
    broken.recall_game(&header).expect("the header is good");
    let (last, good) = entries.split_last().expect("there are entries");
    for entry in good {
        broken.recall_entry(entry).expect("these entries are good");
    }
    assert!(broken.recall_entry(&[0xff; 16]).is_err());
    assert!(broken.recall_entry(last).is_err(), "nothing after the gap is taken");
    assert!(broken.recall_done().is_err());
    assert!(broken.game() == before.as_ref());
    broken.recall_results_done();
    broken.note_trouble(Trouble::Shortened);
    assert!(broken.asks_about_data());
    assert_eq!(broken.unstored(), Ok(None), "the steps that do not fit stay as they are while the players are asked");
    broken.note_trouble(Trouble::LowBattery);
    assert!(broken.asks_about_data(), "nor does the battery hide the question");
    broken.note_restart("crashed again", 3);
    assert!(broken.asks_about_data(), "nor a third crash");
    press(&mut broken, Button::C, false, &mut chance);
    assert!(broken.asks_about_data() && broken.unstored() == Ok(None), "C answers nothing");
    press(&mut broken, Button::B, false, &mut chance);
    assert!(!broken.asks_about_data());
    let mut anew = Flash::default();
    anew.store(&mut broken);
    assert!(anew.boot().game() == before.as_ref(), "what is left is stored anew once they have said so");
}

#[test]
fn the_steps_that_do_not_fit_can_be_kept_by_switching_off() {
    let (mut device, mut chance) = (Companion::new(Settings::default()), Repeatable::new(7));
    device.note_trouble(Trouble::Shortened);
    press(&mut device, Button::A, false, &mut chance);
    assert_eq!(device.take_request(), Some(Request::SwitchOff));
    assert_eq!(device.unstored(), Ok(None));
}

/// The end of a round and the income that needs no press are two entries of one press.
#[test]
fn a_press_of_two_entries_that_was_cut_in_between_is_completed() {
    let (mut device, mut flash, mut chance) =
        (Companion::new(Settings::default()), Flash::default(), Repeatable::new(7));
    // A round in which everybody passes, nobody moves the provost and nobody offers; at its end C goes on.
    use Button::{B, C};
    for button in [C, C, C, C, C, C, C, B, C, B] {
        press(&mut device, button, false, &mut chance);
    }
    flash.store(&mut device);
    let entries = flash.game.clone().expect("a game is stored").1.len();
    press(&mut device, C, false, &mut chance);
    flash.store(&mut device);
    let (_, stored) = flash.game.as_mut().expect("a game is stored");
    assert_eq!(stored.len(), entries + 2);
    stored.pop();
    assert!(flash.boot().game::<MagnaCarta>() == device.game());
}
