//! The very byte stream, seen as a logic analyser on the ribbon would see it.
//!
//! The expected bytes are written out from the datasheet's command table, not taken from the driver's constants.

mod ribbon;
mod sparks;

use core::cell::RefCell;

use super::*;
use crate::panel::{FRAME_BYTES, waveform};
use ribbon::{Ribbon, Seen, command, panel, run, show};

/// What a picture sends: the new frame, data stop, refresh; a refresh that moves nothing; the tables again, and the frame
/// that is the old one now.
fn picture(tables: &[Seen], new: u8) -> Vec<Seen> {
    let frame = |byte| command(byte, &[new; FRAME_BYTES]);
    let begin = vec![frame(0x13), command(0x11, &[]), command(0x12, &[])];
    let proof = [registers([0x00; 5], 1), vec![command(0x12, &[])]].concat();
    [begin, proof, tables.to_vec(), vec![frame(0x10)]].concat()
}

/// What the first one sends before: its tables, and the old frame, which the controller does not have yet.
fn first_picture(tables: &[Seen], old: u8, new: u8) -> Vec<Seen> {
    [tables.to_vec(), vec![command(0x10, &[old; FRAME_BYTES])], picture(tables, new)].concat()
}

/// What the controller is told after a reset.
fn init() -> Vec<Seen> {
    vec![
        Seen::Reset,
        command(0x01, &[0x03, 0x00, 0x2b, 0x2b, 0x2b]),
        command(0x06, &[0x17, 0x17, 0x17]),
        command(0x03, &[0x00]),
        command(0x41, &[0x00]),
        command(0x60, &[0x22]),
        command(0x30, &[0x3a]),
        command(0x61, &[0x80, 0x01, 0x28]),
        command(0x04, &[]),
    ]
}

fn built_in() -> Vec<Seen> {
    vec![command(0x50, &[0x4c]), command(0x00, &[0x97])]
}

/// Tables of one group of so many frames at these levels.
fn registers(levels: [u8; 5], frames: u8) -> Vec<Seen> {
    let table = |(number, level): (u8, u8)| {
        let mut bytes = vec![0; if number == 0 { 44 } else { 42 }];
        bytes[..6].copy_from_slice(&[level, frames, 0, 0, 0, 1]);
        command(0x20 + number, &bytes)
    };
    [vec![command(0x00, &[0xb7])], (0..).zip(levels).map(table).collect()].concat()
}

/// White to black drives VDH (01......), black to white VDL (10......), the rest 0 V, for 26 frames.
fn differential() -> Vec<Seen> {
    [vec![command(0x50, &[0x0c])], registers([0x00, 0x00, 0x80, 0x40, 0x00], 26)].concat()
}

#[test]
fn the_first_picture_sets_the_controller_up_and_uses_the_built_in_waveform() {
    let ribbon = RefCell::default();
    assert_eq!(show(&mut panel(&ribbon), 0x00, 0xa5, Refresh::Full), Ok(()));
    assert_eq!(ribbon.borrow().seen, [init(), first_picture(&built_in(), 0x00, 0xa5)].concat());
    assert_eq!(ribbon.borrow().glass, 0xa5);
}

#[test]
fn a_panel_that_was_started_ahead_is_told_nothing_twice() {
    let ribbon = RefCell::default();
    let mut panel = panel(&ribbon);
    run(&ribbon, panel.start()).unwrap();
    assert_eq!(ribbon.borrow().seen, init());
    run(&ribbon, panel.start()).unwrap();
    run(&ribbon, panel.wake()).unwrap();
    show(&mut panel, 0x00, 0xa5, Refresh::Full).unwrap();
    assert_eq!(ribbon.borrow().seen, [init(), first_picture(&built_in(), 0x00, 0xa5)].concat());
}

#[test]
fn a_booster_that_does_not_start_is_reset_before_the_picture() {
    let ribbon: RefCell<Ribbon> = RefCell::default();
    let mut panel = panel(&ribbon);
    ribbon.borrow_mut().hangs = 1;
    run(&ribbon, panel.start()).unwrap();
    assert_eq!(run(&ribbon, panel.wake()), Err(Error::Stuck));
    ribbon.borrow_mut().seen.clear();
    show(&mut panel, 0, 1, Refresh::Full).unwrap();
    assert_eq!(ribbon.borrow().seen, [init(), first_picture(&built_in(), 0, 1)].concat());
}

#[test]
fn the_tables_of_the_next_picture_are_there_before_it_is_asked_for() {
    let ribbon: RefCell<Ribbon> = RefCell::default();
    let mut panel = panel(&ribbon);
    show(&mut panel, 0x00, 0x0f, Refresh::Full).unwrap();
    ribbon.borrow_mut().seen.clear();
    show(&mut panel, 0x0f, 0xff, Refresh::Quick).unwrap();
    show(&mut panel, 0xff, 0x00, Refresh::Quick).unwrap();
    let tables = differential();
    assert_eq!(ribbon.borrow().seen, [tables.clone(), picture(&tables, 0xff), picture(&tables, 0x00)].concat());
    assert_eq!(ribbon.borrow().refreshes, [4_500, 260, 260]);
}

#[test]
fn a_fast_refresh_loads_the_fast_tables() {
    let ribbon = RefCell::default();
    show(&mut panel(&ribbon), 0, 1, Refresh::Fast).unwrap();
    let seen = ribbon.borrow().seen.clone();
    assert!(seen.contains(&command(0x00, &[0xb7])));
    assert!(seen.contains(&command(0x22, &waveform::FAST.black_white)));
    assert!(seen.contains(&command(0x23, &waveform::FAST.white_black)));
    assert_eq!(ribbon.borrow().refreshes, [930]);
}

#[test]
fn a_rested_panel_is_set_up_anew_for_it_may_have_forgotten_everything() {
    let ribbon: RefCell<Ribbon> = RefCell::default();
    let mut panel = panel(&ribbon);
    show(&mut panel, 0, 1, Refresh::Full).unwrap();
    ribbon.borrow_mut().seen.clear();
    run(&ribbon, panel.rest()).unwrap();
    run(&ribbon, panel.rest()).unwrap();
    show(&mut panel, 1, 2, Refresh::Full).unwrap();
    let off = vec![command(0x02, &[])];
    assert_eq!(ribbon.borrow().seen, [off, init(), first_picture(&built_in(), 1, 2)].concat());
}

#[test]
fn a_panel_that_hangs_while_it_switches_off_is_reset_before_the_next_picture() {
    let ribbon: RefCell<Ribbon> = RefCell::default();
    let mut panel = panel(&ribbon);
    show(&mut panel, 0, 1, Refresh::Full).unwrap();
    ribbon.borrow_mut().hangs = 1;
    assert_eq!(run(&ribbon, panel.rest()), Err(Error::Stuck));
    ribbon.borrow_mut().seen.clear();
    show(&mut panel, 1, 2, Refresh::Full).unwrap();
    assert_eq!(ribbon.borrow().seen, [init(), first_picture(&built_in(), 1, 2)].concat());
}

#[test]
fn a_hung_panel_is_reset_and_shown_the_picture_again() {
    let ribbon: RefCell<Ribbon> = RefCell::default();
    let mut panel = panel(&ribbon);
    show(&mut panel, 0, 1, Refresh::Quick).unwrap();
    ribbon.borrow_mut().seen.clear();
    ribbon.borrow_mut().hangs = 1;
    assert_eq!(show(&mut panel, 1, 2, Refresh::Quick), Ok(()));
    let hung = picture(&differential(), 2)[..3].to_vec();
    assert_eq!(ribbon.borrow().seen, [hung, init(), first_picture(&built_in(), 1, 2)].concat());
    assert_eq!(ribbon.borrow().glass, 2);
}

#[test]
fn a_hung_panel_is_given_twice_the_length_of_its_refresh() {
    for (refresh, ms) in [(Refresh::Quick, 260), (Refresh::Fast, 930), (Refresh::Full, 4_500)] {
        let ribbon: RefCell<Ribbon> = RefCell::default();
        let mut panel = panel(&ribbon);
        show(&mut panel, 0, 1, refresh).unwrap();
        let before = ribbon.borrow().now_us;
        ribbon.borrow_mut().hangs = 1;
        show(&mut panel, 1, 2, refresh).unwrap();
        // Besides: frames of 3.2 ms, 20 ms of reset, 40 ms for the booster, the second refresh and the still one.
        let rest_us = ribbon.borrow().now_us - before - 2 * ms * 1_000 - 4_500_000;
        assert!((75_000..=90_000).contains(&rest_us), "{refresh:?}: {rest_us} us besides");
    }
}

#[test]
fn a_dead_panel_is_reported_and_tried_again_with_the_next_picture() {
    let ribbon: RefCell<Ribbon> = RefCell::default();
    let mut panel = panel(&ribbon);
    ribbon.borrow_mut().hangs = 2;
    assert_eq!(show(&mut panel, 0, 1, Refresh::Fast), Err(Error::Stuck));
    ribbon.borrow_mut().seen.clear();
    assert_eq!(show(&mut panel, 0, 1, Refresh::Full), Ok(()));
    assert_eq!(ribbon.borrow().seen, [init(), first_picture(&built_in(), 0, 1)].concat());
}
