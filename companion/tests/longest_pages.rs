//! The longest contents of the pages beside the rounds: the set-up with every choice, the rules that newcomers are
//! shown, a street of residences and prestige buildings.
//!
//! Fails when a text leaves its box, meets another, or holds a character that the font lacks.

mod table;

use companion::{
    press::Button,
    settings::{Settings, Teaching},
};
use engine::{
    Game,
    magna_carta::{
        Event, Phase,
        cards::{Building, Prestige},
        setup::{Books, Variant},
        street::Face,
    },
    seat::Seat,
};
use table::{
    Table, Watch,
    tour::{each_language, open_everything},
};

#[test]
fn every_page_of_the_set_up_fits() {
    each_language(|language| {
        let mut table = Table::speaking(language);
        table.watch("set-up");
        for _ in 0..2 {
            // Every row of the choices with every value, on the check-list too.
            table.tap(Button::C);
            table.tap(Button::B);
            for values in [2, 3, 2] {
                for _ in 0..values {
                    table.taps(&[Button::C, Button::A, Button::B]);
                }
                table.tap(Button::Down);
            }
            table.taps(&[Button::A, Button::B, Button::Down, Button::Down, Button::Down]);
            // Seats: the last colour offered at each place.
            table.tap(Button::C);
            for _ in 0..3 {
                table.taps(&[Button::Down, Button::Up, Button::Up, Button::C]);
            }
            // Each starter.
            table.tap(Button::Down);
            for _ in 0..5 {
                table.tap(Button::C);
            }
            // The street by hand: the longest names.
            table.tap(Button::Down);
            table.tap(Button::C);
            for _ in 0..3 {
                table.taps(&[Button::Up, Button::C]);
            }
            table.taps(&[Button::A, Button::A]);
        }
        table.seen()
    });
}

#[test]
fn the_rules_that_are_shown_first_fit() {
    each_language(|language| {
        let mut all = Watch::default();
        for variant in Variant::ALL {
            let settings = Settings { language, teaching: Teaching::Full, ..Settings::default() };
            let mut table = Table::with(settings);
            table.watch(format!("{variant}, full teaching"));
            table.set_up(variant, 4, Books::Table);
            for _ in 0..3 {
                for _ in 0..20 {
                    table.tap(Button::C);
                }
                table.taps(&[Button::B, Button::Up, Button::Down]);
            }
            all.add(table.seen());
        }
        all
    });
}

/// A street with as many residences and prestige buildings as it can have.
#[test]
fn a_street_of_residences_fits() {
    each_language(|language| {
        let mut table = Table::playing(language, Variant::Standard, 4, Books::Table);
        table.watch("a street of residences");
        table.go_on();
        let seats = table.seats();
        for seat in &seats {
            table.build(*seat, Building::Lawyer);
            table.build(*seat, Building::Market);
            table.build(*seat, Building::Church);
        }
        for _ in 0..2 {
            table.everybody_passes();
            while table.phase() == Phase::Provost {
                table.tap_times(Button::Up, 3);
                table.tap(Button::C);
            }
            for seat in &seats {
                let own = |event: &Event| matches!(event, Event::Flip { seat: by, .. } if by == seat);
                let flip = table.game().legal().find(own);
                table.enter_from_b(flip.expect("a lawyer is within reach"));
            }
            table.go_on();
            table.nobody_else();
            table.go_on();
        }
        let residences = table.game().street().iter().filter(|card| matches!(card.face, Face::Residence { .. }));
        assert_eq!(residences.count(), 8);
        // The list of prestige buildings, a row for each on each residence.
        table.hold(Button::C);
        table.tap(Button::Up);
        table.tap(Button::C);
        table.tap_times(Button::Down, 16);
        table.taps(&[Button::A, Button::A]);
        for (place, prestige) in
            [Prestige::Cathedral, Prestige::Monument, Prestige::Hotel, Prestige::Stables].into_iter().enumerate()
        {
            table.put_up(seats[place], prestige);
        }
        open_everything(&mut table, false);
        table.seen()
    });
}

/// The longest name beside each button, with the place in the passing order.
#[test]
fn every_colour_fits_beside_every_button() {
    each_language(|language| {
        let mut all = Watch::default();
        for first in 0..4 {
            let mut table = Table::speaking(language);
            table.watch(format!("colour {first} sits first"));
            // New game, change, the row of the seats; the other places as they are.
            table.taps(&[Button::C, Button::B, Button::Down, Button::Down, Button::Down, Button::C]);
            table.tap_times(Button::Down, first);
            table.taps(&[Button::C, Button::C, Button::C, Button::A, Button::C]);
            table.go_on();
            let seats = table.seats();
            assert_eq!(seats[first], Seat::Orange, "it has changed places with the first");
            // In this order and in the other: each seat with each place.
            for order in [seats.clone(), seats.into_iter().rev().collect()] {
                for seat in &order[..3] {
                    table.pass(*seat);
                }
                table.tap_times(Button::A, 3);
            }
            all.add(table.seen());
        }
        all
    });
}
