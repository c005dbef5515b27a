//! What is remembered besides the game, and how it is stored: settings, choices, a fault, results.
//!
//! The bytes of earlier versions are never changed; see `stored_format.rs` for the games.

mod table;

use std::collections::BTreeMap;

use companion::{
    Companion,
    memory::What,
    press::Button,
    settings::{HeldTime, Language, Settings, Teaching},
};
use engine::{
    autoplay::Repeatable,
    carcassonne_city::{
        City, TileRole,
        setup::{Distance, LastTile, Unclaimed},
    },
    magna_carta::{
        MagnaCarta,
        cards::Neutral,
        setup::{Books, Variant},
    },
    seat::Seat::{Green, Orange, Purple, Red},
};
use rand_core::RngCore;
use table::{
    CityTable, Table,
    flash::{Flash, bytes, hexadecimal, picture, press},
};

/// What the device stored before it knew a second game: German, 800 ms, "short" teaching, no preview, a flipped screen; the intro rules with
/// three players and the device's books; a game that was up; a fault.
const MEMO: &str = "01020100010001030201030000000113636173746c652e72733a372061206661756c74";
/// What it stored behind that with a second game: which game was last played, and the choices of De Stad.
const MEMO_LATER: &str = "000400010305020406070100000000";
/// The header of that game.
const MEMO_GAME: &str = "00000103020103030200030000";
/// What it stored with two games, both with every row chosen: English, 600 ms, reminders, no preview, a flipped screen. Magna Carta:
/// intro rules, the device's books, Red, Orange, Green, Orange starts, trading post and park. De Stad, which was up: Purple and Red, Purple
/// starts, walls, far towers, the old tile.
const MEMO_OF_TWO: &str = "020001000100010300020103010201030002010100010207000305020406010107010101";
/// The header of the game of De Stad that was up.
const MEMO_OF_TWO_GAME: &str = "0102070007010101";
/// What it stored then of a game with the intro rules: Orange has 52 for tokens, 1 for gold and 1 for coins; Green
/// 4 for gold, 1 for cubes and 2 for coins.
const RESULT: &str = "0001010202013401000100010101000101360101000100010001040101010207";
/// The same of four seats: 24, 19, 15 and 12 for tokens, and everybody 2 for gold, 1 for cubes and 1 for coins.
const RESULT_OF_FOUR: &str = "00010104020118010001000102010101011c010113010001000102010101011703010f010001000102010101011300010c0100010001020101010110";
/// A result of De Stad: number 0, game 1 and one more, 75 tiles, two columns; Red 2 for roads and nothing else, Green
/// nothing.
const CITY_RESULT: &str = "00024b020001020100010001000100000201010001000100010001000000";

/// What is stored now for what [`MEMO_OF_TWO`] says: the last game's choices in the memo, and each game's under its own key.
/// Behind that, since lessons go on where they were left: the step of each.
const MEMO_NOW: &str = "8002000100010000010e02070003050204060101070101010000000000000000";
const MEMO_BEFORE_LESSONS: &str = "8002000100010000010e0207000305020406010107010101";
const CHOICES_NOW: [(u8, &str); 2] = [(31, "0001030002010301020103000201"), (32, "0207000305020406010107010101")];
/// The present results: number, 128 and the game's number, length, lines, seats; then each seat, its total and its lines, two
/// bytes each.
const RESULT_NOW: &str = "0080010602023600340000000000010000000100010700000000000000040001000200";
const RESULT_OF_FOUR_NOW: &str = "0080010604021c001800000000000200010001000117001300000000000200010001000313000f00000000000200010001000010000c0000000000020001000100";
const CITY_RESULT_NOW: &str = "00814b05020002000200000000000000000001000000000000000000000000";

/// The keys of the results begin here.
const FIRST_RESULT: u8 = 1;

fn taps(device: &mut Companion, buttons: &[Button]) {
    for button in buttons {
        press(device, *button, false, &mut Repeatable::new(1));
    }
}

/// A device that was just switched on, with these values in its flash.
fn booted(values: &[(u8, &str)]) -> Companion {
    let values: BTreeMap<u8, Vec<u8>> = values.iter().map(|(key, value)| (*key, bytes(value))).collect();
    Flash { values, ..Flash::default() }.boot()
}

// From home, with the mark on "new game".
const BEGIN: &[Button] = &[Button::C, Button::C];
/// The second game, after the first: other game…, one row on, begin.
const BEGIN_THE_SECOND: &[Button] = &[Button::Down, Button::C, Button::Down, Button::C, Button::C];
/// The first game, after the second: one row back.
const BEGIN_THE_FIRST: &[Button] = &[Button::Down, Button::C, Button::Up, Button::C, Button::C];

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

    // Another game with the same choices, from a device without the game.
    let mut device = booted(&[(0, MEMO)]);
    taps(&mut device, BEGIN);
    let setup = device.game::<MagnaCarta>().expect("a game of Magna Carta").setup();
    assert_eq!((setup.variant(), setup.books(), setup.seats().len()), (Variant::Intro, Books::Device, 3));

    // The other game has its first choices.
    let mut device = booted(&[(0, MEMO)]);
    taps(&mut device, BEGIN_THE_SECOND);
    assert_eq!(device.game::<City>().map(|game| game.setup().seats().len()), Some(4));

    // The fault is in the settings' last row, as if it had just happened.
    let mut device = booted(&[(0, MEMO)]);
    let mut faulty = Companion::new(settings);
    faulty.note_restart("castle.rs:7 a fault", 1);
    for device in [&mut device, &mut faulty] {
        taps(device, &[Button::Up, Button::C, Button::Up, Button::C]);
    }
    assert!(picture(&device) == picture(&faulty));
}

/// The settings and both games' choices of [`MEMO_OF_TWO`] are there.
#[track_caller]
fn assert_of_two(boot: impl Fn() -> Companion) {
    let settings = Settings {
        language: Language::English,
        held: HeldTime::Short,
        teaching: Teaching::Reminder,
        what_if: false,
        flipped: true,
    };
    let mut device = boot();
    assert_eq!(device.settings(), settings);
    taps(&mut device, BEGIN);
    let setup = device.game::<City>().expect("De Stad was last").setup();
    assert_eq!((setup.seats(), setup.start()), ([Purple, Red].as_slice(), Purple));
    assert_eq!(
        (setup.unclaimed(), setup.towers(), setup.last_tile()),
        (Unclaimed::Walls, Distance::Far, LastTile::Old)
    );
    let mut device = boot();
    taps(&mut device, BEGIN_THE_FIRST);
    let setup = device.game::<MagnaCarta>().expect("the other game").setup();
    assert_eq!((setup.variant(), setup.books(), setup.start()), (Variant::Intro, Books::Device, Orange));
    assert_eq!(setup.seats(), [Red, Orange, Green]);
    assert_eq!(setup.street(), [Neutral::TradingPost, Neutral::Park]);
}

#[test]
fn what_was_remembered_of_two_games_comes_back() {
    assert_of_two(|| booted(&[(0, MEMO_OF_TWO)]));
    // A version after that one might have added more behind it.
    assert_of_two(|| booted(&[(0, &format!("{MEMO_OF_TWO}010203"))]));
}

#[test]
fn a_start_with_what_was_stored_before_writes_nothing() {
    for (memo, game) in [
        (MEMO.to_string(), MEMO_GAME),
        (format!("{MEMO}{MEMO_LATER}"), MEMO_GAME),
        (MEMO_OF_TWO.to_string(), MEMO_OF_TWO_GAME),
    ] {
        let mut flash = Flash { game: Some((bytes(game), Vec::new())), ..Flash::default() };
        flash.values.insert(0, bytes(&memo));
        let mut device = flash.boot();
        assert_eq!(device.unstored(), Ok(None));
        // Nor does looking about, in three languages.
        press(&mut device, Button::B, true, &mut Repeatable::new(1));
        taps(&mut device, &[Button::B, Button::B, Button::B, Button::A]);
        assert_eq!(device.unstored(), Ok(None));
    }
}

#[test]
fn what_was_stored_before_is_stored_anew_without_a_gap() {
    let mut device = booted(&[(0, MEMO_OF_TWO)]);
    // A fault: now the memo must be written, and the choices that it had beside it first.
    device.note_restart("castle.rs:7 a fault", 1);
    let mut flash = Flash::default();
    flash.values.insert(0, bytes(MEMO_OF_TWO));
    let mut keys = Vec::new();
    while let Ok(Some(record)) = device.unstored() {
        let What::Value(key) = record.what else { panic!("no game is on the table") };
        flash.values.insert(key, record.bytes.to_vec());
        device.stored(&record);
        keys.push(key);
        // A power cut here: whichever memo is there, both games are as they were.
        assert_of_two(|| flash.boot());
    }
    // The choices of every game, also of those that came later.
    assert_eq!(keys, [31, 32, 33, 34, 0]);
}

#[test]
fn settings_and_choices_are_written_like_this() {
    // The players' way: the choices of both games, made row by row.
    let settings = Settings {
        language: Language::English,
        held: HeldTime::Short,
        teaching: Teaching::Reminder,
        what_if: false,
        flipped: true,
    };
    let mut table = Table::with(settings);
    use Button::*;
    // Magna Carta: intro, three players (4, 2, 3), the device's books; the last colour offered at each place; Orange, the
    // second, starts; of the neutral cards the last one offered, twice. Then back home.
    table.taps(&[C, B, C, Down, C, C, Down, C, Down, C]);
    for _ in 0..3 {
        table.taps(&[Up, C]);
    }
    table.taps(&[Down, C, C, Down, C]);
    for _ in 0..2 {
        table.taps(&[Up, C]);
    }
    table.taps(&[A, A]);
    // De Stad: two players, the last colour offered at each place, the first starts, each ruling the other way.
    table.taps(&[Down, C, Down, C, B, C, Down, C, Up, C, Up, C, Down, C]);
    for _ in 0..3 {
        table.taps(&[Down, C]);
    }
    table.taps(&[A, A]);
    let mut flash = Flash::default();
    flash.store(&mut table.device);
    assert_eq!(hexadecimal(&flash.values[&0]), MEMO_NOW);
    for (key, choices) in CHOICES_NOW {
        assert_eq!(hexadecimal(&flash.values[&key]), choices, "{key}");
    }
    let again = flash.clone();
    assert_of_two(|| again.boot());
    // A later version may add more; what is known here is read. An earlier one stored less.
    for memo in [format!("{MEMO_NOW}010203"), MEMO_BEFORE_LESSONS.into()] {
        assert_of_two(|| {
            let [(one, first), (other, second)] = CHOICES_NOW;
            booted(&[(0, &memo), (one, first), (other, second)])
        });
    }
}

/// The first page of a lesson is left by C, whichever lesson it is.
#[test]
fn the_step_of_a_lesson_is_written_like_this() {
    use Button::*;
    let mut table = Table::new();
    let mut flash = Flash::default();
    table.taps(&[Down, Down, C, Down, C, C]);
    flash.store(&mut table.device);
    let memo = hexadecimal(&flash.values[&0]);
    assert!(memo.ends_with("0001000000000000"), "the second game's, at its second step: {memo}");
    let step = picture(&table.device);
    // The device wakes at home; the list begins with the first game.
    let mut woken = flash.boot();
    taps(&mut woken, &[Down, Down, C, Down, C]);
    assert!(picture(&woken).bytes() == step.bytes());
    // A step that no lesson has is its first.
    let mut begins = Table::new();
    begins.taps(&[Down, Down, C, Down, C]);
    let mut first = booted(&[(0, &memo.replace("0001000000000000", "00ff000000000000"))]);
    taps(&mut first, &[Down, Down, C, Down, C]);
    assert!(picture(&first).bytes() == begins.picture().bytes());
}

/// The pages of the only result: its list, its bars and its sheet.
fn result_pages(mut device: Companion) -> Vec<Vec<u8>> {
    // Home, other game, lesson, results.
    taps(&mut device, &[Button::Down, Button::Down, Button::Down]);
    let pages = [Button::C, Button::C, Button::Down, Button::Down, Button::Down, Button::A, Button::Down];
    pages
        .iter()
        .map(|button| {
            taps(&mut device, &[*button]);
            picture(&device).bytes().to_vec()
        })
        .collect()
}

#[test]
fn a_result_of_every_version_is_shown_alike() {
    for (earlier, now) in [(RESULT, RESULT_NOW), (RESULT_OF_FOUR, RESULT_OF_FOUR_NOW), (CITY_RESULT, CITY_RESULT_NOW)] {
        let [earlier, now, none] = [&[(FIRST_RESULT, earlier)][..], &[(FIRST_RESULT, now)], &[]].map(booted);
        let pages = result_pages(now);
        assert!(pages[1] != pages[2], "the bars and the sheet");
        assert!(result_pages(earlier) == pages);
        assert!(result_pages(none) != pages);
    }
}

#[test]
fn a_result_of_two_seats_is_written_like_this() {
    let mut table = Table::playing(Language::Dutch, Variant::Intro, 2, Books::Table);
    assert_eq!(table.seats(), [Orange, Green]);
    table.go_on();
    table.everybody_passes();
    table.go_on();
    table.batches(18);
    table.count([1, 2, 3]);
    table.count([4, 5, 6]);
    assert_eq!([Orange, Green].map(|seat| table.game().score(seat).total()), [52 + 1 + 1, 4 + 1 + 2]);
    table.tap(Button::C);
    let mut flash = Flash::default();
    flash.store(&mut table.device);
    assert_eq!(hexadecimal(&flash.values[&FIRST_RESULT]), RESULT_NOW);
}

#[test]
fn a_result_of_four_seats_is_written_like_this() {
    let mut table = Table::playing(Language::Dutch, Variant::Standard, 4, Books::Table);
    table.go_on();
    table.everybody_passes();
    table.nobody_else();
    table.go_on();
    for _ in 0..4 {
        table.batches(6);
    }
    for _ in 0..4 {
        table.count([2, 5, 4]);
    }
    let mut flash = Flash::default();
    flash.store(&mut table.device);
    assert_eq!(hexadecimal(&flash.values[&FIRST_RESULT]), RESULT_OF_FOUR_NOW);
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
    assert_eq!(hexadecimal(&flash.values[&FIRST_RESULT]), CITY_RESULT_NOW);
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
        let first = format!("{MEMO}01{choices}");
        // Dutch, 700 ms, no fault, De Stad.
        let now = format!("80010201000100{:02x}01{:02x}{choices}", 0, choices.len() / 2);
        for memo in [first, now] {
            let mut device = booted(&[(0, &memo)]);
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
}

#[test]
fn damaged_values_stop_nothing() {
    let mut chance = Repeatable::new(1209);
    let mut random = |bound: usize| (chance.next_u32() >> 4) as usize % bound;
    let memos = [format!("{MEMO}{MEMO_LATER}"), MEMO_OF_TWO.into(), MEMO_BEFORE_LESSONS.into(), MEMO_NOW.into()]
        .map(|memo| bytes(&memo));
    let [(magna_carta, _), (city, _)] = CHOICES_NOW;
    let mut good = [
        (1, bytes(RESULT)),
        (2, bytes(CITY_RESULT)),
        (3, bytes(RESULT_OF_FOUR_NOW)),
        (magna_carta, bytes(CHOICES_NOW[0].1)),
        (city, bytes(CHOICES_NOW[1].1)),
    ];
    // The other results' numbers, by which they find their places.
    good[1].1[0] = 1;
    good[2].1[0] = 2;
    for round in 0..1_500 {
        let mut values = good.clone().to_vec();
        values.push((0, memos[round % memos.len()].clone()));
        for (_, value) in &mut values {
            for _ in 0..1 + random(3) {
                let at = random(value.len());
                value[at] = [0, 1, 4, 8, 0x7f, 0xff, random(256) as u8][random(7)];
            }
        }
        let mut device = Flash { values: values.into_iter().collect(), ..Flash::default() }.boot();
        // The results with their pages; then each game from its choices to its first screen, the other one in its place.
        use Button::*;
        let look = [C, C, Down, Down, A, Down, C, Down, A, Down, C, Down, A, A];
        taps(&mut device, &[Down; 3]);
        taps(&mut device, &look);
        taps(&mut device, &[Up; 3]);
        for other in [false, true] {
            if other {
                taps(&mut device, &[A, Down, C, Down, C]);
            } else {
                taps(&mut device, &[C]);
            }
            taps(&mut device, &[B, C, B, C, Down, C, A, A, C, C, C]);
            let _ = picture(&device);
        }
        Flash::default().store(&mut Box::new(device));
    }
}
