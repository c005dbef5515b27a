//! Every screen of a game of two, five and eight in three languages: no text leaves its box or meets another.

use super::{
    super::rules::{ROWS, Stage},
    table::{PLAYERS, Table},
};
use crate::{
    draw::chrome,
    picture::{HEIGHT, WIDTH},
    press::Button::{A, B, C, Down, Up},
    settings::Language,
};

fn each_table(visit: impl Fn(Language, usize)) {
    for language in Language::ALL {
        for players in PLAYERS {
            visit(language, players);
        }
    }
}

/// Everything that lies over a resting screen, and back.
fn look_about(table: &mut Table) {
    let (game, picture) = (table.game().clone(), table.picture());
    let players = game.seating().len();
    // Help, and its languages.
    table.hold(B);
    table.taps(&[B, B, B, A]);
    // Whose value, each of them, and one opened.
    table.hold(C);
    table.tap(C);
    for _ in 0..=players {
        table.taps(&[C, C, Up, Down, A, A, Down]);
    }
    table.taps(&[B, A, A]);
    // The log, all the way up, and from there the menu.
    table.hold(A);
    table.tap_times(Up, 30);
    table.taps(&[B, A]);
    // The look-up and its page.
    table.hold(C);
    table.taps(&[Down, Down, C, C, Down, A, A]);
    // The score as it stands, all its pages.
    table.hold(C);
    table.taps(&[Down, Down, Down, C]);
    table.tap_times(Down, 9);
    table.tap(A);
    // Home and back.
    table.hold(C);
    table.taps(&[Up, C, C]);
    assert!(*table.game() == game, "looking about changes nothing");
    assert!(table.picture() == picture, "and leads back");
}

#[test]
fn set_up_and_lesson() {
    each_table(|language, players| {
        let mut table = Table::new(language);
        table.open_set_up();
        table.taps(&[B]);
        table.tap_times(C, players - 2);
        for _ in 0..3 {
            table.taps(&[B, A, Down]);
        }
        // The places, one by one, with all that is offered for each.
        table.taps(&[Down, C]);
        for _ in 0..players {
            table.tap_times(Down, 8);
            table.taps(&[B, A]);
            table.tap(C);
        }
        table.taps(&[A, A]);
        let mut table = Table::new(language);
        table.open_set_up();
        table.tap(B);
        table.tap_times(C, players - 2);
        table.taps(&[Down, Down]);
        table.tap_times(C, players + 1);
        table.taps(&[A, B, A, A]);
        // Back at home: the lesson of the last game in the list.
        table.taps(&[Down, Down, C, C, B, A, A, A]);
        table.assert_faultless();
    });
}

#[test]
fn every_prompt_and_what_lies_over_it() {
    each_table(|language, players| {
        let mut table = Table::playing(language, players);
        table.taps(&[Down, Down]);
        look_about(&mut table);
        table.tap(C);
        for passing in 0..players {
            if passing == 1 {
                look_about(&mut table);
            }
            // Everybody who waits is marked once; one takes something.
            table.tap_times(Down, players - passing);
            table.taps(&[B, B, A, Down, C]);
            table.tap(C);
        }
        assert_eq!(table.game().stage, Stage::Choosing);
        look_about(&mut table);
        for _ in 0..players {
            table.taps(&[B, Down]);
        }
        table.tap(C);
        look_about(&mut table);
        for _ in 0..players {
            table.taps(&[Up, Up, Up, Up, B]);
        }
        table.tap(C);
        look_about(&mut table);
        table.taps(&[Up, Up, Down, Down, Down, C]);
        look_about(&mut table);
        // All rows, round to the heading and into it.
        table.tap_times(Down, usize::from(ROWS));
        table.taps(&[A]);
        table.tap(C);
        table.taps(&[Up, C, Down, Down, C]);
        look_about(&mut table);
        for paying in 0..players {
            table.tap_times(Up, if paying == 0 { 120 } else { 9 });
            table.tap(C);
        }
        assert_eq!(table.game().stage, Stage::Over);
        table.assert_faultless();
    });
}

#[test]
fn results_and_home() {
    each_table(|language, players| {
        let mut table = Table::at(language, players, Stage::Over);
        // Somebody's points were corrected: one more line on the sheet.
        table.hold(C);
        table.taps(&[C, C, C, Up, C, A, A]);
        table.tap_times(Down, 12);
        table.hold(B);
        table.tap_times(B, 3);
        table.taps(&[A, A, C]);
        // Home; the results, and this one's pages.
        table.tap(C);
        table.taps(&[Down, Down, Down, C, B, A, C]);
        table.tap_times(Down, 12);
        table.taps(&[A, A]);
        table.assert_faultless();
    });
}

#[test]
fn what_was_just_said_leaves_a_white_line_above_what_stands_below_it() {
    each_table(|language, players| {
        for stage in [Stage::Choosing, Stage::Over] {
            let mut table = Table::at(language, players, stage);
            if stage == Stage::Over {
                // Said over the heading: a correction was taken back.
                table.hold(C);
                table.taps(&[C, C, C, Up, C, A, A]);
            }
            table.tap(A);
            let picture = table.picture();
            let black = |y| (0..WIDTH).filter(|x| picture.ink(*x, y)).count() as u32 > WIDTH / 2;
            let bar = (0..HEIGHT).take_while(|y| black(*y)).count() as u32;
            assert!(bar > 12, "there is a bar");
            let column = chrome::COLUMN_X as u32 - 1;
            assert!(!(0..column).any(|x| picture.ink(x, bar)), "{language:?} {players} {stage:?}");
        }
    });
}
