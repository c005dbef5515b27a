//! Two games on one device: what is on the table, what is remembered of each, and a power cut at every step.

mod table;

use companion::{Companion, press::Button, settings::Language};
use engine::{
    autoplay::Repeatable,
    carcassonne_city::{City, Event, FeatureKind},
    magna_carta::{
        MagnaCarta,
        setup::{Books, Variant},
    },
    seat::Seat::{Green, Red},
};
use table::{
    CityTable, Table,
    flash::{Flash, picture, press},
};

/// The device as it is after a power cut at this moment; its game and its screen are those that were shown.
fn cut(flash: &mut Flash, device: &mut Companion) -> Companion {
    flash.store(device);
    let recalled = flash.boot();
    assert!(recalled.game::<City>() == device.game::<City>());
    assert!(recalled.game::<MagnaCarta>() == device.game::<MagnaCarta>());
    assert_eq!(recalled.unstored(), Ok(None), "nothing is stored twice");
    recalled
}

#[test]
fn a_city_comes_back_at_every_step_as_it_was_shown() {
    use engine::carcassonne_city::{
        End::{Left, Right},
        TileRole::{Citizen, Steward, Vendor},
    };
    let steps: [fn(&mut CityTable); 24] = [
        |table| table.tile(Some(Citizen)),
        |table| table.tile(Some(Vendor)),
        |table| table.tile(Some(Steward)),
        |table| table.completes(None),
        |table| table.pick(Event::Feature(FeatureKind::Market)),
        |table| table.amount(2),
        |table| table.amount(1),
        |table| table.stand(&[(Green, 1)]),
        |table| table.taps(&[Button::A]),
        // What was taken back is offered again; nobody stands there instead.
        |table| table.taps(&[Button::Down, Button::C]),
        CityTable::next,
        |table| table.tiles_until(30),
        |table| table.completes(None),
        |table| table.road(4, &[(Red, 1)]),
        CityTable::next,
        CityTable::gate,
        |table| table.wall(Left, true),
        |table| table.wall(Right, false),
        |table| table.rest_or_wall(),
        |table| table.tower(Left),
        |table| table.tiles_until(75),
        CityTable::next,
        |table| table.taps(&[Button::C]),
        |table| table.stand(&[(Red, 1)]),
    ];
    let mut table = CityTable::playing(Language::German, 2);
    let mut flash = Flash::default();
    for (step, doing) in steps.into_iter().enumerate() {
        doing(&mut table);
        let recalled = cut(&mut flash, &mut table.device);
        assert!(picture(&recalled) == table.picture(), "step {step}");
    }
    // The markets, a guard; the result, and home with the mark where it was.
    for number in [3, 2, 1] {
        table.amount(number);
        let recalled = cut(&mut flash, &mut table.device);
        assert!(picture(&recalled) == table.picture());
    }
    assert!(table.game().winners().len() == 1);
    table.tap(Button::C);
    let mut recalled = cut(&mut flash, &mut table.device);
    assert!(picture(&recalled) == table.picture(), "home, with the mark on the game that was played");
    // It begins anew with the same choices, there as here.
    let mut chance = Repeatable::new(1);
    for _ in 0..2 {
        press(&mut recalled, Button::C, false, &mut chance);
    }
    assert_eq!(recalled.game::<City>().map(|game| (game.tiles(), game.setup().seats().len())), Some((0, 2)));
}

/// Home from a game that is not over, and another game in its place: other game…, the one below or above it on the list, and
/// B: the game may go.
fn replace(beside: Button, presses: &mut impl FnMut(Button, bool)) {
    presses(Button::C, true);
    for button in [Button::Up, Button::C, Button::Down, Button::Down, Button::C, beside, Button::C, Button::B] {
        presses(button, false);
    }
}

#[test]
fn one_game_takes_the_place_of_the_other_and_back_with_its_own_choices() {
    let table = Table::playing(Language::Dutch, Variant::Intro, 3, Books::Device);
    let (mut device, mut flash, mut chance) = (table.device, Flash::default(), Repeatable::new(7));
    drop(cut(&mut flash, &mut device));
    let mut finger = |device: &mut Companion, flash: &mut Flash, button, held| {
        press(device, button, held, &mut chance);
        drop(cut(flash, device));
    };
    // De Stad, with two players: B, its first row, A, begin; two tiles.
    replace(Button::Down, &mut |button, held| finger(&mut device, &mut flash, button, held));
    assert!(device.game::<MagnaCarta>().is_some(), "until the other begins, the first is on the table");
    for button in [Button::B, Button::C, Button::A, Button::C, Button::C, Button::C] {
        finger(&mut device, &mut flash, button, false);
    }
    assert!(device.game::<MagnaCarta>().is_none());
    assert_eq!(device.game::<City>().map(|game| (game.setup().seats().len(), game.tiles())), Some((2, 2)));
    // Magna Carta again: as last time.
    replace(Button::Up, &mut |button, held| finger(&mut device, &mut flash, button, held));
    finger(&mut device, &mut flash, Button::C, false);
    let setup = device.game::<MagnaCarta>().expect("Magna Carta is back").setup();
    assert_eq!((setup.variant(), setup.seats().len(), setup.books()), (Variant::Intro, 3, Books::Device));
    assert!(device.game::<City>().is_none());
    // And De Stad: as last time, too.
    replace(Button::Down, &mut |button, held| finger(&mut device, &mut flash, button, held));
    finger(&mut device, &mut flash, Button::C, false);
    assert_eq!(device.game::<City>().map(|game| (game.setup().seats().len(), game.tiles())), Some((2, 0)));
}

#[test]
fn a_game_that_is_kept_goes_on() {
    let mut table = CityTable::playing(Language::Dutch, 2);
    table.tile(None);
    let (state, screen) = (table.state(), table.picture());
    table.hold(Button::C);
    table.taps(&[Button::Up, Button::C]);
    // A new game of the same kind: the question, and A keeps the game; the mark stays on that row.
    table.taps(&[Button::Down, Button::C]);
    table.assert_says("Het lopende spel gaat dan");
    table.tap(Button::A);
    // And of the other: A leads back to the list of games, another A home.
    table.taps(&[Button::Down, Button::C, Button::Up, Button::C]);
    table.assert_says("Het lopende spel gaat dan");
    table.taps(&[Button::A, Button::A]);
    assert!(*table.game() == state);
    // The question is answered with B, but the set-up is left: the game is still there.
    table.taps(&[Button::C, Button::C, Button::B, Button::A]);
    table.taps(&[Button::Up, Button::C]);
    assert!(*table.game() == state && table.picture() == screen);
}

#[test]
fn the_results_of_both_games_stand_in_one_list() {
    let mut table = CityTable::playing(Language::English, 2);
    let mut flash = Flash::default();
    table.tiles_until(75);
    table.next();
    table.tap(Button::C);
    drop(cut(&mut flash, &mut table.device));
    // Magna Carta, the other game: everybody passes, one takes the whole castle, nobody has anything to count.
    use Button::*;
    table.taps(&[Down, C, Up, C, C, C, C, C, C, C, B, C]);
    table.tap_times(Up, 24);
    table.tap_times(C, 1 + 1 + 4 * 3);
    assert!(table.device.game::<MagnaCarta>().is_some_and(|game| game.winners().len() == 1));
    let mut recalled = cut(&mut flash, &mut table.device);
    // Home, results: the newest first, each with its bars and its sheet.
    let mut chance = Repeatable::new(1);
    let mut shown = Vec::new();
    for button in [C, Down, Down, Down, C, C, Down, A, Down, C, Down, Down] {
        table.tap(button);
        press(&mut recalled, button, false, &mut chance);
        assert!(picture(&recalled) == table.picture());
        shown.push(table.picture().bytes().to_vec());
    }
    let (newest, sheet, oldest, other) = (&shown[5], &shown[6], &shown[9], &shown[10]);
    assert!(newest != oldest && sheet != other, "two games, two sheets");
}
