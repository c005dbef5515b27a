//! What is remembered besides the game, and how it is stored: settings, choices, a fault, results.
//!
//! The bytes of earlier versions are never changed; see `stored_format.rs` for the games.

mod table;

use companion::{
    Companion,
    press::Button,
    settings::{HeldTime, Language, Settings, Teaching},
};
use engine::{
    autoplay::Repeatable,
    carcassonne_city::{City, TileRole},
    magna_carta::{
        MagnaCarta,
        setup::{Books, Variant},
    },
    seat::Seat::{Green, Orange, Red},
};
use rand_core::RngCore;
use table::{
    CityTable, Table,
    flash::{Flash, bytes, hexadecimal, picture, press},
};

/// What the device stored before it knew a second game: German, 800 ms, "short" teaching, no preview, a flipped screen; the intro rules with
/// three players and the device's books; a game that was up; a fault.
const MEMO: &str = "01020100010001030201030000000113636173746c652e72733a372061206661756c74";
/// What it stores behind that now: which game was last played, and the choices of De Stad.
const MEMO_LATER: &str = "000400010305020406070100000000";
/// The header of that game.
const MEMO_GAME: &str = "00000103020103030200030000";
/// What it stored then of a game with the intro rules: Orange has 52 for tokens, 1 for gold and 1 for coins; Green
/// 4 for gold, 1 for cubes and 2 for coins.
const RESULT: &str = "0001010202013401000100010101000101360101000100010001040101010207";

/// A result of De Stad: number 0, game 1 and one more, 75 tiles, two columns; Red 2 for roads and nothing else, Green
/// nothing.
const CITY_RESULT: &str = "00024b020001020100010001000100000201010001000100010001000000";

fn taps(device: &mut Companion, buttons: &[Button]) {
    for button in buttons {
        press(device, *button, false, &mut Repeatable::new(1));
    }
}

#[test]
fn what_was_remembered_before_the_second_game_comes_back() {
    let mut device = Companion::new(Settings::default());
    device.recall_value(0, &bytes(MEMO));
    let settings = Settings {
        language: Language::German,
        held: HeldTime::Long,
        // Nothing was said unasked, and nothing is.
        teaching: Teaching::Off,
        what_if: false,
        flipped: true,
    };
    assert_eq!(device.settings(), settings);
    device.recall_game(&bytes(MEMO_GAME)).expect("a header");
    device.recall_done().expect("a game without entries");
    device.recall_results_done();
    // The game was up, so it is.
    let mut anew = Table::with(settings);
    anew.set_up(Variant::Intro, 3, Books::Device);
    assert_eq!(device.game::<MagnaCarta>().map(|game| game.setup().seats().len()), Some(3));
    assert!(picture(&device) == anew.picture(), "the first screen of that game");

    // Another game with the same choices: C C, from a device without the game.
    let mut device = Companion::new(Settings::default());
    device.recall_value(0, &bytes(MEMO));
    device.recall_done().expect("no game");
    device.recall_results_done();
    taps(&mut device, &[Button::C, Button::C]);
    let setup = device.game::<MagnaCarta>().expect("a game of Magna Carta").setup();
    assert_eq!((setup.variant(), setup.books(), setup.seats().len()), (Variant::Intro, Books::Device, 3));

    // The other game has its first choices.
    let mut device = Companion::new(Settings::default());
    device.recall_value(0, &bytes(MEMO));
    taps(&mut device, &[Button::Down, Button::C, Button::C]);
    assert_eq!(device.game::<City>().map(|game| game.setup().seats().len()), Some(4));

    // The fault is in the settings' last row, as if it had just happened.
    let mut device = Companion::new(Settings::default());
    device.recall_value(0, &bytes(MEMO));
    let mut faulty = Companion::new(settings);
    faulty.note_restart("castle.rs:7 a fault", 1);
    for device in [&mut device, &mut faulty] {
        taps(device, &[Button::Up, Button::C, Button::Up, Button::C]);
    }
    assert!(picture(&device) == picture(&faulty));
}

#[test]
fn what_is_new_is_stored_behind_what_was_known_before() {
    let mut table = Table::with(Settings {
        language: Language::German,
        held: HeldTime::Long,
        teaching: Teaching::Off,
        what_if: false,
        flipped: true,
    });
    table.device.note_restart("castle.rs:7 a fault", 1);
    table.set_up(Variant::Intro, 3, Books::Device);
    let mut flash = Flash::default();
    flash.store(&mut table.device);
    // The third byte is the teaching: off is 2.
    let first = MEMO.replacen("010201", "010202", 1);
    assert_eq!(hexadecimal(&flash.values[&0]), format!("{first}{MEMO_LATER}"));
    // A later version may add more; what is known here is read.
    let mut longer = flash.values[&0].clone();
    longer.extend([1, 2, 3]);
    let mut device = Companion::new(Settings::default());
    device.recall_value(0, &longer);
    assert_eq!(device.settings(), table.device.settings());
}

#[test]
fn a_result_from_before_the_second_game_is_shown_and_written_as_it_was() {
    let mut table = Table::playing(Language::Dutch, Variant::Intro, 2, Books::Table);
    assert_eq!(table.seats(), [Orange, Green]);
    table.go_on();
    table.everybody_passes();
    table.go_on();
    table.batches(18);
    table.batches(0);
    for number in [1, 2, 3, 4, 5, 6] {
        table.count(number);
    }
    assert_eq!([Orange, Green].map(|seat| table.game().score(seat).total()), [52 + 1 + 1, 4 + 1 + 2]);
    table.tap(Button::C);
    let mut flash = Flash::default();
    flash.store(&mut table.device);
    assert_eq!(hexadecimal(&flash.values[&1]), RESULT);

    let mut device = Companion::new(Settings::default());
    device.recall_done().expect("no game");
    device.recall_value(1, &bytes(RESULT));
    device.recall_results_done();
    // Home, results, the first: its bars, its sheet.
    table.tap_times(Button::Down, 3);
    taps(&mut device, &[Button::Down, Button::Down, Button::Down]);
    for button in [Button::C, Button::C, Button::C] {
        table.tap(button);
        taps(&mut device, &[button]);
        assert!(picture(&device) == table.picture());
    }
}

#[test]
fn a_result_of_de_stad_is_written_like_this() {
    let mut table = CityTable::playing(Language::Dutch, 2);
    table.tile(Some(TileRole::Citizen));
    table.completes(None);
    table.road(2, &[(Red, 1)]);
    table.next();
    table.tiles_until(75);
    table.next();
    let mut flash = Flash::default();
    flash.store(&mut table.device);
    assert_eq!(hexadecimal(&flash.values[&1]), CITY_RESULT);
}

#[test]
fn choices_of_de_stad_that_make_no_game_do_not_stop_one() {
    // Players, the eight colours in their order, who starts, three rulings.
    for (choices, players) in [
        ("04000103050204060701000000000000", 4),
        ("00000103050204060701000000000000", 4),
        ("01000103050204060701000000000000", 4),
        ("08000103050204060701000000000000", 4),
        ("ff000103050204060701000000000000", 4),
        // Red twice.
        ("03000003050204060701000000000000", 4),
        // Somebody starts who does not play.
        ("02000103050204060701070000000000", 2),
    ] {
        let mut device = Companion::new(Settings::default());
        device.recall_value(0, &bytes(&format!("{MEMO}01{choices}")));
        assert_eq!(device.settings().language, Language::German, "{choices}: the settings are read in any case");
        // The mark is on De Stad: the choices, every row of them, and a game.
        taps(&mut device, &[Button::C, Button::B]);
        for _ in 0..6 {
            let _ = picture(&device);
            taps(&mut device, &[Button::Down]);
        }
        taps(&mut device, &[Button::A, Button::C]);
        let game = device.game::<City>().unwrap_or_else(|| panic!("{choices}: a game"));
        assert_eq!(game.setup().seats().len(), players, "{choices}");
    }
}

#[test]
fn damaged_values_stop_nothing() {
    let mut chance = Repeatable::new(1209);
    let mut random = |bound: usize| (chance.next_u32() >> 4) as usize % bound;
    let mut good = [bytes(&format!("{MEMO}{MEMO_LATER}")), bytes(RESULT), bytes(CITY_RESULT)];
    // The second game's number, by which it finds its place.
    good[2][0] = 1;
    for _ in 0..1_500 {
        let mut values = good.clone();
        for value in &mut values {
            for _ in 0..1 + random(3) {
                let at = random(value.len());
                value[at] = [0, 1, 4, 8, 0x7f, 0xff, random(256) as u8][random(7)];
            }
        }
        let [memo, result, city] = &values;
        let mut device = Companion::new(Settings::default());
        device.recall_value(0, memo);
        device.recall_done().expect("no game");
        device.recall_value(1, result);
        device.recall_value(2, city);
        device.recall_results_done();
        // The results, both sheets; then each game from its choices to its first screen, the other one in its place.
        use Button::*;
        let home = [C, C, C, A, A, Down, C, C, A, A, A];
        for row in [3, 0, 1] {
            taps(&mut device, &[Up; 8]);
            taps(&mut device, &vec![Down; row]);
            taps(&mut device, if row == 3 { &home } else { &[C, B, C, B, Down, C, A, A, C, C, C] });
            let _ = picture(&device);
        }
        while device.unstored().is_some_and(|record| {
            device.stored(&record);
            true
        }) {}
    }
}
