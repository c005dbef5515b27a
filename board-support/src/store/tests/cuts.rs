//! The power goes at every step of every operation, and again while the store recovers.

use super::chip::Step;
use super::*;

/// What was on the screen: a game and how many entries of it.
type Shown = Option<(u8, usize)>;

/// An operation: the steps it took, and what may be shown when it is done.
struct Operation {
    steps: Vec<Step>,
    shown: Shown,
}

/// An evening in little: a game over three sectors, tidied; short ones, each behind the one before, since there is no time
/// to tidy; one for which there is no room there; and notes between them.
fn script() -> (Vec<u8>, Vec<Operation>) {
    let chip = Chip::blank(SMALL);
    let blank = chip.bytes();
    let mut operations = vec![];
    let mut done = |shown| operations.push(Operation { steps: chip.take_steps(), shown });

    let (mut store, _) = open(&chip);
    done(None);
    for (game, entries) in [(1, 420), (2, 20), (3, 10), (4, 12), (5, 40), (6, 3), (7, 0), (8, 6)] {
        store.begin(&header(game)).unwrap();
        done(Some((game, 0)));
        for index in 0..entries {
            store.append(&entry(game, index)).unwrap();
            done(Some((game, index + 1)));
            pause(&mut store);
            done(Some((game, index + 1)));
        }
        // From the third to the seventh they share a part; the eighth has to erase the second by itself.
        while !(3..8).contains(&game) && !store.is_tidy() {
            store.tidy().unwrap();
            done(Some((game, entries)));
        }
        store.leave(Some(Glass { checksum: game.into(), quick: game })).unwrap();
        done(Some((game, entries)));
    }
    (blank, operations)
}

/// Opens what a cut has left, and sees that it is one of `allowed`; then goes on with the game.
fn recovers(image: &[u8], allowed: &[Shown]) -> (Chip, Shown) {
    let chip = Chip::with(image);
    let (mut store, found) = open(&chip);
    let found = found.unwrap_or_else(|error| panic!("{error:?} instead of {allowed:?}"));
    let books = |shown: &Shown| shown.map(|(game, entries)| book(game, entries));
    let Some(shown) = allowed.iter().find(|shown| books(shown) == found) else {
        let entries = found.map(|book| (book.header, book.entries.len()));
        panic!("{entries:?} instead of {allowed:?}");
    };
    let next = match *shown {
        None => {
            store.begin(&header(9)).unwrap();
            Some((9, 0))
        }
        Some((game, entries)) => {
            store.append(&entry(game, entries)).unwrap();
            Some((game, entries + 1))
        }
    };
    assert!(restore(&mut store) == Ok(books(&next)), "{next:?} did not come back");
    (chip, *shown)
}

/// Every cut in `operations`, with what may be found then.
fn every_cut(image: &mut [u8], operations: &[Operation], mut each: impl FnMut(&[u8], &[Shown])) {
    let mut shown = None;
    for operation in operations {
        let last = operation.steps.len().wrapping_sub(1);
        for (index, step) in operation.steps.iter().enumerate() {
            let cuts = step.cuts(image);
            for (state, cut) in cuts.iter().enumerate() {
                // When the last step is done so is the operation, and its result must be there.
                let done = index == last && state == cuts.len() - 1;
                let allowed = [operation.shown, shown];
                each(cut, if done { &allowed[..1] } else { &allowed });
            }
            step.apply(image);
        }
        shown = operation.shown;
    }
}

#[test]
fn a_cut_at_any_step_loses_nothing_that_was_shown() {
    let (mut image, operations) = script();
    let (mut points, mut torn) = (0, 0);
    every_cut(&mut image, &operations, |cut, allowed| {
        let (_, found) = recovers(cut, allowed);
        points += 1;
        torn += usize::from(found != allowed[0]);
    });
    assert!(points >= 4_000, "only {points} cut points");
    assert!(torn > 500, "only {torn} cuts came before the operation was done");
    println!("{points} cut points, {torn} of them before the operation was done");
}

#[test]
fn a_second_cut_while_recovering_loses_nothing_either() {
    let (mut image, operations) = script();
    let mut points = 0;
    let mut turn = 0;
    every_cut(&mut image, &operations, |first, allowed| {
        turn += 1;
        // Every cut of the short games and of the erasing; every thirty-first of the long one.
        let long = matches!(allowed.last(), Some(Some((1, entries))) if *entries < 419);
        if long && turn % 31 != 0 {
            return;
        }
        let (chip, found) = recovers(first, allowed);
        let next = found.map_or(Some((9, 0)), |(game, entries)| Some((game, entries + 1)));
        let mut image = first.to_vec();
        for step in chip.take_steps() {
            for second in step.cuts(&image) {
                recovers(&second, &[next, found]);
                points += 1;
            }
            step.apply(&mut image);
        }
    });
    assert!(points >= 2_000, "only {points} pairs of cuts");
    println!("{points} pairs of cuts");
}

#[test]
fn tidying_and_a_new_game_work_after_any_cut() {
    let (mut image, operations) = script();
    let mut turn = 0;
    every_cut(&mut image, &operations, |cut, _| {
        turn += 1;
        let long = matches!(turn, 100..=4_900);
        if long && turn % 50 != 0 {
            return;
        }
        let chip = Chip::with(cut);
        let (mut store, _) = open(&chip);
        if turn % 2 == 0 {
            tidy_up(&mut store);
        }
        store.begin(&header(7)).unwrap();
        play(&mut store, 7, 0..3);
        assert_eq!(open(&chip).1, Ok(Some(book(7, 3))));
    });
}

/// What a cut leaves of a title stands in the way of the game that goes on.
#[test]
fn a_game_goes_on_over_titles_that_never_came_to_be() {
    let (chip, mut store) = chip_with(1, 21);
    let mut image = chip.bytes();
    chip.take_steps();
    store.begin(&header(2)).unwrap();
    let steps = chip.take_steps();
    let mut torn = 0;
    for step in &steps {
        for cut in step.cuts(&image) {
            let chip = Chip::with(&cut);
            let (mut store, found) = open(&chip);
            if found != Ok(Some(book(1, 21))) {
                continue;
            }
            torn += 1;
            // Another that is cut off as soon, then over both of them and into the next sector.
            let before = chip.bytes();
            chip.take_steps();
            store.begin(&header(3)).unwrap();
            let mut image = before;
            chip.take_steps().iter().take(9).for_each(|step| step.apply(&mut image));
            let chip = Chip::with(&image);
            let (mut store, found) = open(&chip);
            assert_eq!(found, Ok(Some(book(1, 21))));
            play(&mut store, 1, 21..140);
            assert_eq!(open(&chip).1, Ok(Some(book(1, 140))));
            store.begin(&header(4)).unwrap();
            assert_eq!(open(&chip).1, Ok(Some(book(4, 0))));
        }
        step.apply(&mut image);
    }
    assert!(torn > 8, "{torn} torn titles");
}

#[test]
fn formatting_cut_off_is_asked_for_again_and_never_half_done() {
    let (chip, mut store) = chip_with(1, 30);
    let before = chip.bytes();
    chip.take_steps();
    store.make_ready().unwrap();
    let steps = chip.take_steps();
    let mut image = before;
    for (index, step) in steps.iter().enumerate() {
        for cut in step.cuts(&image) {
            let chip = Chip::with(&cut);
            let (mut store, found) = open(&chip);
            match found {
                // Nothing had been erased yet but parts of the label; or all had been.
                Ok(Some(found)) => assert!(index < 3 && found == book(1, 30)),
                Ok(None) => assert!(cut[SMALL.game(Side::A).start as usize..].iter().all(|byte| *byte == 0xff)),
                Err(error) => {
                    assert!(matches!(error, Error::Foreign | Error::UnknownFormat(_)), "{error:?} at step {index}");
                    store.make_ready().unwrap();
                    assert_eq!(restore(&mut store), Ok(None));
                }
            }
        }
        step.apply(&mut image);
    }
}
