//! The longest contents of the pages beside the rounds: the set-up with every choice, the rules that newcomers are
//! shown, a street of residences and prestige buildings.
//!
//! Fails when a text leaves its box, meets another, the edge or a rule, is smaller than its place asks for, or holds a
//! character that the font lacks.

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
    tour::{each_language, help, open_everything},
};

#[test]
fn every_page_of_the_set_up_fits() {
    each_language(|language| {
        let mut table = Table::speaking(language);
        table.watch("set-up");
        for _ in 0..2 {
            // Every row of the choices with every value, on the check-list too.
            table.tap(Button::C);
            help(&mut table);
            table.tap(Button::B);
            for (row, values) in [2, 3, 2].into_iter().enumerate() {
                for _ in 0..values {
                    table.tap(Button::C);
                    help(&mut table);
                    // The check-list, and back: there the mark is on the first row.
                    table.taps(&[Button::A, Button::B]);
                    table.tap_times(Button::Down, row);
                }
                table.tap(Button::Down);
            }
            help(&mut table);
            // Seats: the last colour offered at each place.
            table.tap(Button::C);
            for _ in 0..3 {
                table.taps(&[Button::Down, Button::Up, Button::Up, Button::C]);
            }
            // Each starter.
            table.tap(Button::Down);
            help(&mut table);
            for _ in 0..5 {
                table.tap(Button::C);
            }
            // The street by hand: the longest names.
            table.tap(Button::Down);
            help(&mut table);
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
        table.mark_seat(seats[1]);
        table.taps(&[Button::B, Button::Up, Button::C]);
        table.tap_times(Button::Down, 16);
        table.taps(&[Button::A, Button::A]);
        // Back to where the mark starts.
        table.taps(&[Button::A, Button::C]);
        for (place, prestige) in
            [Prestige::Cathedral, Prestige::Monument, Prestige::Hotel, Prestige::Stables].into_iter().enumerate()
        {
            table.put_up(seats[place], prestige);
        }
        open_everything(&mut table, false);
        table.seen()
    });
}

/// Every colour at every place of the strip, with every place in the passing order, and as the start player.
#[test]
fn every_colour_fits_at_every_place_of_the_strip() {
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
            for seat in &seats {
                table.pass(*seat);
            }
            table.tap_times(Button::A, 4);
            table.mark_seat_from(Some(seats[0]), seats[3]);
            table.tap(Button::C);
            for seat in seats[..3].iter().rev() {
                table.pass(*seat);
            }
            all.add(table.seen());
        }
        all
    });
}
