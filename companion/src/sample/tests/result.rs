//! The end of a game of many: who has won, who starts next time, and what the home screen says.

use engine::seat::Seat;

use super::{
    super::rules::Stage,
    table::{PLAYERS, Table, picture},
};
use crate::{
    Change,
    games::GameId,
    picture::Picture,
    press::Button::{A, B, C, Down, Up},
    score::{Column, Score},
    screen::View,
    session::result,
    settings::{Language, Settings},
    text::Word,
};

#[test]
fn the_pages_of_a_result_go_round() {
    for players in PLAYERS {
        let mut table = Table::at(Language::German, players, Stage::Over);
        let first = table.picture();
        let view = View::of(table.device.settings());
        let pages = result::pages(&crate::session::face::Show::score(table.game()), view);
        assert!(pages > if players > 5 { 2 } else { 1 }, "{players} players: {pages} pages");
        let mut seen: std::vec::Vec<Picture> = std::vec::Vec::new();
        for _ in 0..pages {
            assert!(!seen.contains(&table.picture()), "every page is another");
            seen.push(table.picture());
            table.tap(Down);
        }
        assert!(table.picture() == first);
        table.tap(Up);
        assert!(table.picture() == *seen.last().expect("there are pages"));
    }
}

#[test]
fn the_score_can_be_looked_at_during_a_game() {
    let mut table = Table::at(Language::Dutch, 8, Stage::Counting);
    let resting = table.picture();
    table.hold(C);
    table.taps(&[Down, Down, Down, C]);
    let first = table.picture();
    assert_eq!(table.tap(Down), Change::Mark);
    assert!(table.picture() != first);
    table.tap(A);
    assert!(table.picture() == resting);
}

#[test]
fn who_starts_goes_round_from_one_game_to_the_next() {
    for players in PLAYERS {
        let mut table = Table::new(Language::Dutch);
        table.open_set_up();
        table.tap(B);
        table.tap_times(C, players - 2);
        // Who starts is left to the lot.
        table.taps(&[A, C]);
        let first = table.game().seating().start();
        table.play_until(Stage::Over);
        // Home, new game, begin.
        table.tap(C);
        table.taps(&[C, C]);
        assert_eq!(table.game().stage, Stage::Begin);
        assert_eq!(Some(table.game().seating().start()), table.game().seating().left_of(first));
        table.assert_faultless();
    }
}

#[test]
fn the_home_screen_goes_on_with_the_game_that_waits() {
    for players in PLAYERS {
        let home = |stage| {
            let mut table = Table::at(Language::Dutch, players, stage);
            let resting = table.picture();
            table.hold(C);
            table.taps(&[Up, C]);
            let home = table.picture();
            table.tap(C);
            assert!(table.picture() == resting, "C goes on where it was");
            home
        };
        assert!(home(Stage::Passing) != home(Stage::Counting), "it says how far the game is");
    }
}

#[test]
fn another_game_is_not_begun_without_a_question() {
    let mut table = Table::at(Language::Dutch, 8, Stage::Counting);
    let before = table.game().clone();
    table.hold(C);
    table.taps(&[Up, C, Down, C, C]);
    assert!(*table.game() == before, "C does not answer it");
    table.tap(A);
    assert!(*table.game() == before);
    table.assert_faultless();
}

/// Whoever wins, and whoever starts next, the heading has its place; also where all share the victory.
#[test]
fn the_heading_of_a_result_fits_whoever_has_won() {
    for language in Language::ALL {
        let view = View::of(Settings { language, ..Settings::default() });
        for (winner, next) in Seat::ALL.into_iter().flat_map(|seat| Seat::ALL.map(|next| (seat, next))) {
            for game in GameId::ALL {
                let alone = |seat| Column::new(seat, [Some(3)], u16::from(seat == winner));
                let shared = |seat| Column::new(seat, [Some(3)], 9);
                for score in [Score::new(*game, 9, &Seat::ALL, alone), Score::new(*game, 9, &Seat::ALL[..4], shared)] {
                    let length = (game.about().length)(99, view);
                    let later = (game.about().name(view), length.as_str());
                    for beside in [(view.texts.word(Word::StartsNext), view.name(next)), later] {
                        let mut picture = Picture::blank();
                        let heading = |view| result::summary(&score, view);
                        result::draw(&mut picture, view, &score, 0, &heading, Some(beside));
                        assert_eq!(picture.audit.faults(), [], "{language:?} {winner:?} {next:?} {game:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn however_many_share_a_victory_it_fits_the_list_of_results() {
    for language in Language::ALL {
        let mut table = Table::at(language, 8, Stage::Begin);
        let shared = |seats: usize| {
            move |seat: Seat| Column::new(seat, [Some(9)], if seat.index() < seats { 26 } else { seat.index() as u16 })
        };
        for (players, winners) in (2..=8).flat_map(|players| (1..=players).map(move |winners| (players, winners))) {
            table.device.results.add(Score::new(GameId::Sample, 3, &Seat::ALL[..players], shared(winners)));
        }
        table.hold(C);
        table.taps(&[Up, C, Down, Down, Down, Down, C]);
        table.tap_times(Down, 35);
        let list = picture(&table.device);
        table.taps(&[C, Down, A]);
        assert!(table.picture() == list);
        table.assert_faultless();
    }
}
