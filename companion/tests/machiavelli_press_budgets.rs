//! How many presses a round of Machiavelli takes, a mark on a rank, a district: what the notation allows ("Presses"), and no more.
//!
//! Numbers are of short and held presses alike. Invariant: everything is entered as a finger would, by the shortest way there is.

mod table;

use companion::{press::Button, settings::Language};
use engine::{
    Game,
    machiavelli::{District, Event, Machiavelli, Phase, Rank, event::Way},
};
use table::machiavelli::{
    ACTIONS, BELL_COST, CITIES, DOWN, FIRST_OWN, LIST, NINTH, Table, UNIQUES, UP, answer, begun, clockwise, in_turn,
};

#[test]
fn a_round_with_cities_takes_at_most_eighteen_presses() {
    let mut table = begun(Language::Dutch, 5, &[]);
    let seats = clockwise(&table);
    let presses = table.presses_of(|table| {
        table.tap(Button::C);
        // Nobody is assassin, thief or warlord; the others answer as they sit.
        table.taps(&[Button::B, Button::B]);
        for seat in &seats {
            answer(table, *seat);
            table.tap(Button::B);
        }
    });
    assert_eq!((table.game().phase(), table.game().round()), (Phase::Selection, 2));
    assert!(presses <= 18, "{presses} presses");
}

/// Whoever murders, robs and destroys nothing says so with B, on the list of what can be built.
#[test]
fn a_round_takes_no_more_where_nobody_uses_an_ability() {
    let mut table = begun(Language::Dutch, 5, &[]);
    let seats = clockwise(&table);
    let presses = table.presses_of(|table| {
        table.tap(Button::C);
        // Assassin, thief and magician; then nobody, and in the end merchant and warlord.
        for (at, seat) in seats.iter().enumerate() {
            answer(table, *seat);
            let unused = matches!(at, 0 | 1);
            table.tap_times(Button::B, if unused { 2 } else { 1 });
            if at == 2 {
                table.taps(&[Button::B, Button::B]);
            }
            if at == 3 {
                table.tap(Button::B);
            }
        }
    });
    assert_eq!((table.game().phase(), table.game().round()), (Phase::Selection, 2));
    assert!(presses <= 18, "{presses} presses");
}

#[test]
fn a_round_without_cities_takes_at_most_twelve_presses() {
    let mut table = begun(Language::Dutch, 5, &[(CITIES, 1)]);
    let seats = clockwise(&table);
    let presses = table.presses_of(|table| {
        // The selection, ranks 1 to 3, the king, and the others.
        table.taps(&[Button::C; 4]);
        answer(table, seats[2]);
        table.tap(Button::B);
        table.taps(&[Button::C; 4]);
    });
    assert_eq!((table.game().phase(), table.game().start()), (Phase::Selection, seats[2]));
    assert!(presses <= 12, "{presses} presses");
}

/// Every state that an entry leads to, with the presses that it takes: UP or DOWN so many times, C, and the same again under a
/// heading. Knows no order of rows, so it finds the shortest way through any list.
struct Ways<'a> {
    begin: &'a dyn Fn() -> Table,
    most: usize,
    found: Vec<(Machiavelli, usize)>,
}

impl Ways<'_> {
    fn of(begin: &dyn Fn() -> Table, most: usize) -> Vec<(Machiavelli, usize)> {
        let mut ways = Ways { begin, most, found: Vec::new() };
        ways.explore(&mut Vec::new(), 0);
        ways.found
    }

    fn explore(&mut self, way: &mut Vec<(Button, usize)>, presses: usize) {
        let Some(left) = self.most.checked_sub(presses + 1) else { return };
        let mut seen = Vec::new();
        for steps in 0..=left {
            for button in [DOWN, UP] {
                let mut table = (self.begin)();
                let before = table.state();
                for (button, steps) in way.iter() {
                    table.tap_times(*button, *steps);
                    table.tap(Button::C);
                }
                table.tap_times(button, steps);
                // Round and round: the nearer way has been there.
                let texts = table.picture();
                if seen.contains(&texts) {
                    continue;
                }
                table.tap(Button::C);
                let opened = *table.game() == before && table.picture() != texts;
                seen.push(texts);
                if opened {
                    way.push((button, steps));
                    self.explore(way, presses + steps + 1);
                    way.pop();
                } else if *table.game() != before {
                    self.found.push((table.state(), presses + steps + 1));
                }
            }
        }
    }
}

/// Fails for an event that takes more presses than it may.
#[track_caller]
fn assert_near(before: &Machiavelli, ways: &[(Machiavelli, usize)], event: &Event, most: usize) {
    let mut after = before.clone();
    after.apply(event).expect("legal");
    let least = ways.iter().filter(|(state, _)| *state == after).map(|(_, presses)| *presses).min();
    assert!(least.is_some_and(|least| least <= most), "{event:?}: {least:?} presses, at most {most}");
}

/// "A mark on a rank: at most 4": two threats at most 8, three markers at most 12; with eight characters and with nine.
#[test]
fn a_mark_on_a_rank_takes_at_most_four_presses() {
    // The list, how many ranks are nobody's, and what one entry may take: assassin, thief, witch, blackmailer, magistrate.
    for (list, nobodies, most) in [(0, 0, 4), (0, 1, 4), (2, 0, 4), (2, 1, 8), (1, 0, 12)] {
        for ninth in [0, 2] {
            let begin = || in_turn(&[(LIST, list), (NINTH, ninth)], nobodies);
            let before = begin().state();
            assert_eq!(before.setup().cast().of(Rank::NINE).is_some(), ninth > 0);
            let ways = Ways::of(&begin, most);
            let marks = |event: &Event| {
                matches!(
                    event,
                    Event::Murder(_) | Event::Rob(_) | Event::Bewitch(_) | Event::Threaten(_) | Event::Expropriate(_)
                )
            };
            let wanted: Vec<Event> = before.legal().filter(marks).collect();
            assert!(wanted.len() >= 6);
            wanted.iter().for_each(|event| assert_near(&before, &ways, event, most));
        }
    }
}

/// Every district that can be built, in the turn of the magician and, before a murder, of the assassin, whose list B opens.
#[track_caller]
fn assert_districts_near(changes: &[(usize, usize)], unique: usize, unique_before_a_murder: usize) {
    let magician = || in_turn(changes, 2);
    let assassin = || {
        let mut table = in_turn(changes, 0);
        table.tap(Button::B);
        table
    };
    let cases: [(&dyn Fn() -> Table, usize, usize); 2] =
        [(&magician, 6, unique), (&assassin, 5, unique_before_a_murder)];
    for (begin, base, unique) in cases {
        let before = begin().state();
        let ways = Ways::of(begin, unique);
        let plain = |event: &Event| matches!(event, Event::Build { way: Way::Gold, untaxed: false, .. });
        for event in before.legal().filter(plain) {
            let Event::Build { district, .. } = event else { continue };
            let most = if district.district.unique().is_some() { unique } else { base };
            assert_near(&before, &ways, &event, most);
        }
    }
}

/// The press on B counts too.
#[test]
fn a_base_district_takes_at_most_six_presses_and_a_unique_one_nine() {
    for list in 0..7 {
        assert_districts_near(&[(LIST, list)], 9, 8);
    }
}

/// With all 36 unique districts in the game, action cards and the tax collector.
#[test]
fn districts_are_as_near_with_every_card_of_the_box() {
    let own = [(FIRST_OWN, 3), (FIRST_OWN + 1, 4), (FIRST_OWN + 2, 5), (FIRST_OWN + 3, 6), (FIRST_OWN + 4, 5)];
    for bell_cost in [0, 1, 9] {
        let mut changes = vec![(NINTH, 3), (UNIQUES, 1), (ACTIONS, 1), (BELL_COST, bell_cost)];
        changes.extend(own);
        let before = in_turn(&changes, 2).state();
        assert_eq!(District::all().filter(|one| one.unique().is_some() && before.setup().has(*one)).count(), 36);
        assert!(before.tax().is_some());
        assert_districts_near(&changes, 9, 8);
    }
}

/// Rank 8 has something to destroy, and B opens what can be built.
#[test]
fn rank_eight_builds_a_base_district_in_at_most_six_presses() {
    let begin = || {
        let mut table = in_turn(&[], 2);
        // The magician builds a tavern; after him only rank 8 answers.
        table.taps(&[Button::C, Button::C, Button::B]);
        table.taps(&[Button::B; 4]);
        table.taps(&[Button::C, Button::B]);
        table
    };
    let before = begin().state();
    assert!(before.legal().any(|event| matches!(event, Event::Destroy { .. })));
    let ways = Ways::of(&begin, 5);
    for event in before.legal() {
        let Event::Build { district, .. } = event else { continue };
        if district.district.unique().is_none() {
            assert_near(&before, &ways, &event, 5);
        }
    }
}

/// What no tax was left for (facts 2, tax collector) is the exception of an exception: its heading stands behind everything that is
/// taxed. Under it the same types come in the same order, with the mark on trade, so that a base district has the budget of any
/// other from there.
#[test]
fn untaxed_districts_are_as_near_under_their_heading() {
    let untaxed = |event: &Event| matches!(event, Event::Build { way: Way::Gold, untaxed: true, .. });
    let begin = || {
        let mut table = in_turn(&[(NINTH, 3)], 2);
        table.tap_times(DOWN, 6);
        table.assert_says("Onbelast");
        table.tap(Button::C);
        table.assert_says("Handel");
        table
    };
    let before = begin().state();
    let ways = Ways::of(&begin, 12);
    let mut base = 0;
    for event in before.legal().filter(untaxed) {
        let Event::Build { district, .. } = event else { continue };
        if district.district.unique().is_none() {
            base += 1;
            assert_near(&before, &ways, &event, 5);
        }
    }
    assert_eq!(base, 17);
    // The mark is on trade, and C and C again build what an ordinary C and C would.
    let mut table = begin();
    table.taps(&[Button::C, Button::C]);
    let turn = table.game().turn().expect("the turn goes on");
    assert!(table.game().city(turn).any(|one| one.district == District::Tavern), "{:?}", table.texts());
    assert_eq!(table.game().tax(), Some(0));
}
