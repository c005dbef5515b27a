//! How many presses a round of Machiavelli takes, a mark on a rank, a district: what the notation allows ("Presses"), and no more.
//!
//! Numbers are of short and held presses alike. Invariant: everything is entered as a finger would, by the shortest way there is.

mod table;

use companion::{press::Button, settings::Language};
use engine::{
    Game,
    machiavelli::{Character, District, Event, Machiavelli, Phase, Rank, event::Way},
    seat::Seat,
};
use table::machiavelli::{
    ACTIONS, CARDS, CITIES, DOWN, LIST, NINTH, TAX_COLLECTOR, Table, UNIQUES, UP, answer, begun, clockwise, in_turn,
    in_turn_of, nobody, say_card, set_up,
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

/// Every order of these.
fn orders<T: Copy>(of: &[T]) -> Vec<Vec<T>> {
    if of.is_empty() {
        return vec![Vec::new()];
    }
    let without = |at: usize| of.iter().enumerate().filter(move |(other, _)| *other != at).map(|(_, one)| *one);
    let begun = (0..of.len()).map(|at| (of[at], orders(&without(at).collect::<Vec<_>>())));
    begun.flat_map(|(first, rest)| rest.into_iter().map(move |rest| [vec![first], rest].concat())).collect()
}

/// Plays a round in which nobody has these ranks, nobody builds or does anything, and the others answer in this order. Gives its
/// presses, and how many of them say that a mark on a rank is not used.
fn quiet_round(table: &mut Table, nobodies: [u8; 3], order: &[Seat]) -> (usize, usize) {
    let (round, mut idle, mut seats) = (table.game().round(), 0, order.iter());
    let presses = table.presses_of(|table| {
        table.tap(Button::C);
        while table.game().round() == round && !table.game().is_over() {
            let called = table.game().called().expect("a rank is called").number();
            if nobodies.contains(&called) {
                table.tap(Button::B);
                continue;
            }
            answer(table, *seats.next().expect("five ranks are somebody's"));
            table.tap(Button::B);
            if table.game().turn().is_some() {
                assert!(called <= 2, "{:?}", table.texts());
                idle += 1;
                table.tap(Button::B);
            }
        }
    });
    assert_eq!(seats.next(), None);
    (presses, idle)
}

/// In whatever order they answer and whichever three ranks nobody has: an idle assassin or thief says so within what a mark on a
/// rank may take.
#[test]
fn a_round_takes_at_most_eighteen_presses_in_every_order() {
    let seats = clockwise(&begun(Language::Dutch, 5, &[]));
    let threes = (1..=8u8).flat_map(|a| (a + 1..=8).flat_map(move |b| (b + 1..=8).map(move |c| [a, b, c])));
    let mut worst = 0;
    for nobodies in threes {
        for order in orders(&seats) {
            let mut table = begun(Language::Dutch, 5, &[]);
            let (presses, idle) = quiet_round(&mut table, nobodies, &order);
            assert!(presses <= 18 + idle, "{presses} presses: {nobodies:?} are nobody's, {order:?}");
            worst = worst.max(presses - idle);
        }
    }
    assert_eq!(worst, 18, "a held UP or DOWN is one press");
}

/// Later the crown is elsewhere and cities stand: rank 8 could aim at something and does not.
#[test]
fn a_later_round_takes_at_most_eighteen_presses_in_every_order() {
    let begin = || {
        let mut table = begun(Language::Dutch, 5, &[]);
        let seats = clockwise(&table);
        // The king and the bishop build; the others are nobody's or build nothing.
        table.taps(&[Button::C, Button::B, Button::B, Button::B]);
        for (seat, builds) in [(3, true), (1, false), (0, false), (2, true)] {
            answer(&mut table, seats[seat]);
            table.taps(if builds { &[Button::C, Button::C, Button::B] } else { &[Button::B] });
        }
        answer(&mut table, seats[4]);
        table.tap(Button::B);
        assert_eq!((table.game().round(), table.game().start()), (2, seats[3]), "{:?}", table.texts());
        assert_eq!(seats.iter().filter(|seat| table.game().size(**seat) == 1).count(), 2);
        table
    };
    let seats = clockwise(&begin());
    // With the king and without, each with rank 8.
    for nobodies in [[1, 2, 3], [3, 5, 7], [4, 6, 7], [1, 4, 5]] {
        for order in orders(&seats) {
            let mut table = begin();
            let (presses, idle) = quiet_round(&mut table, nobodies, &order);
            assert!(presses <= 18 + idle, "{presses} presses: {nobodies:?} are nobody's, {order:?}");
        }
    }
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
/// heading, or B at last. Knows no order of rows, so it finds the shortest way through any list.
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
                self.second(way, button, steps, presses);
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

    /// The same way with B at its end.
    fn second(&mut self, way: &[(Button, usize)], button: Button, steps: usize, presses: usize) {
        let mut table = (self.begin)();
        let before = table.state();
        for (button, steps) in way {
            table.tap_times(*button, *steps);
            table.tap(Button::C);
        }
        table.tap_times(button, steps);
        table.tap(Button::B);
        if *table.game() != before {
            self.found.push((table.state(), presses + steps + 1));
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

/// Every district that can be built with gold, taxed or not, in the turn of the magician and, before a murder, of the assassin, whose
/// list B opens.
#[track_caller]
fn assert_districts_near(begin: &dyn Fn() -> Table) {
    let magician = || in_turn_of(begin(), 2);
    let assassin = || {
        let mut table = in_turn_of(begin(), 0);
        table.tap(Button::B);
        table
    };
    // The press on B counts too.
    let cases: [(&dyn Fn() -> Table, usize, usize); 2] = [(&magician, 6, 9), (&assassin, 5, 8)];
    for (begin, base, unique) in cases {
        let before = begin().state();
        let ways = Ways::of(begin, unique);
        let (mut taxed, mut untaxed) = (0, 0);
        for event in before.legal() {
            let Event::Build { district, way: Way::Gold, untaxed: no_tax, .. } = event else { continue };
            let most = if district.district.unique().is_some() { unique } else { base };
            assert_near(&before, &ways, &event, most);
            if no_tax { untaxed += 1 } else { taxed += 1 }
        }
        // Before the witch has bewitched somebody she builds nothing.
        let builds = before.character() != Some(Character::Witch);
        assert!(taxed >= 17 + 13 || !builds, "{taxed} districts");
        assert_eq!(untaxed, if before.tax().is_some() { taxed } else { 0 });
    }
}

#[test]
fn a_base_district_takes_at_most_six_presses_and_a_unique_one_nine() {
    for list in 0..7 {
        assert_districts_near(&|| begun(Language::Dutch, 5, &[(LIST, list)]));
    }
}

/// "At most 6 more for each base district built; a unique one at most 9" holds for what no tax was left for (facts 2, tax collector).
#[test]
fn untaxed_districts_are_as_near_as_taxed_ones() {
    for (list, presses) in TAX_COLLECTOR.into_iter().enumerate() {
        let begin = || begun(Language::Dutch, 5, &[(LIST, list), (NINTH, presses)]);
        assert!(begin().game().tax().is_some());
        assert_districts_near(&begin);
    }
}

/// With all 36 unique districts in the game, action cards and the tax collector.
#[test]
fn districts_are_as_near_with_every_card_of_the_box() {
    for bell_cost in [0, 1, 9] {
        let begin = || {
            let mut table = set_up(Language::Dutch, 5, &[(NINTH, TAX_COLLECTOR[0]), (UNIQUES, 1), (ACTIONS, 1)]);
            // The five that Provost does not know are the last of the page; the bell tower is the third that is not of the first game.
            (1..=5).for_each(|above| say_card(&mut table, above, [above + 1, 0, 0]));
            say_card(&mut table, CARDS - 16, [bell_cost, 0, 0]);
            table.tap(Button::C);
            table
        };
        let table = begin();
        let setup = table.game().setup();
        assert_eq!(District::all().filter(|one| one.unique().is_some() && setup.has(*one)).count(), 36);
        assert_eq!(usize::from(setup.coins(District::BellTower).cost), (5 + bell_cost) % 10);
        assert!(table.game().tax().is_some());
        assert_districts_near(&begin);
    }
}

/// The last of its type keeps its heading where a tax is due, so that B is beside C for it too.
#[test]
fn the_last_district_of_a_type_can_be_built_untaxed() {
    let mut table = in_turn(&[(NINTH, TAX_COLLECTOR[0]), (ACTIONS, 1)], 2);
    let turn = table.game().turn().expect("somebody acts");
    // Manor and castle stand there by a correction: rows 9 and 10 of what can come.
    table.hold(Button::C);
    table.taps(&[Button::C, Button::C]);
    for at in [9, 9] {
        table.tap(Button::C);
        table.tap_times(UP, at);
        table.tap(Button::C);
    }
    table.taps(&[Button::A, Button::A]);
    let city = |table: &Table| table.game().city(turn).map(|one| one.district).collect::<Vec<_>>();
    assert_eq!(city(&table), [District::Manor, District::Manor], "{:?}", table.texts());
    table.taps(&[UP, UP, Button::C]);
    assert!(table.says("Slot") && table.says("onbelast"), "{:?}", table.texts());
    table.tap(Button::B);
    assert_eq!(city(&table).last(), Some(&District::Castle), "{:?}", table.texts());
    assert_eq!(table.game().tax(), Some(0));
    table.assert_says("(onbelast)");
    // Taken back and brought back it is still untaxed; taken back and built with C it is not.
    table.taps(&[Button::A, Button::C]);
    assert_eq!((city(&table).len(), table.game().tax()), (3, Some(0)), "{:?}", table.texts());
    table.taps(&[Button::A, UP, DOWN, Button::C, Button::C]);
    assert_eq!((city(&table).len(), table.game().tax()), (3, Some(1)), "{:?}", table.texts());
}

/// Rank 8 has something to destroy; what is built stands on the same list, so that B goes on.
#[test]
fn rank_eight_builds_as_near_as_others_beside_what_it_could_destroy() {
    let begin = || {
        let mut table = in_turn(&[], 2);
        // The magician builds a tavern; after him only rank 8 answers.
        table.taps(&[Button::C, Button::C, Button::B]);
        table.taps(&[Button::B; 4]);
        table.tap(Button::C);
        table
    };
    let before = begin().state();
    assert!(before.legal().any(|event| matches!(event, Event::Destroy { .. })));
    let ways = Ways::of(&begin, 9);
    for event in before.legal() {
        let Event::Build { district, .. } = event else { continue };
        assert_near(&before, &ways, &event, if district.district.unique().is_some() { 9 } else { 6 });
    }
    assert_near(&before, &ways, &Event::Next, 1);
}

/// With action cards too: nobody has rank 4, to which an acrobat could answer, and the round stays within its budget.
#[test]
fn a_round_with_action_cards_stays_within_its_budget() {
    for (cities, most) in [(0, 18), (1, 12)] {
        let mut table = begun(Language::Dutch, 5, &[(CITIES, cities), (ACTIONS, 1)]);
        let seats = clockwise(&table);
        let presses = table.presses_of(|table| {
            table.tap(Button::C);
            if cities == 1 {
                table.taps(&[Button::C; 3]);
                nobody(table);
                table.taps(&[Button::C; 4]);
                return;
            }
            for (at, seat) in seats.iter().enumerate() {
                if at == 3 {
                    nobody(table);
                }
                answer(table, *seat);
                // Assassin and thief use nothing, and say so on the list that B opens.
                table.tap_times(Button::B, if at < 2 { 2 } else { 1 });
            }
        });
        assert_eq!((table.game().phase(), table.game().round()), (Phase::Selection, 2), "{:?}", table.texts());
        assert!(presses <= most, "{presses} presses");
    }
}

/// Facts 3: with four players two of eight characters lie open, with nine three. Any of them is near, although 21 and 56 sets are.
#[test]
fn what_lies_open_is_near() {
    for (players, ninth, sets, most) in [(4, 0, 21, 7), (4, 1, 56, 13)] {
        let begin = || {
            let mut table = begun(Language::Dutch, players, &[(NINTH, ninth)]);
            table.tap(Button::B);
            table
        };
        let table = begin();
        let is_set = |event: &Event| matches!(event, Event::FaceUp(set) if set.len() == 2 + ninth);
        let events: Vec<Event> = table.game().legal().filter(is_set).collect();
        assert_eq!(events.len(), sets, "{:?}", table.texts());
        let ways = Ways::of(&begin, most);
        for event in events {
            assert_near(table.game(), &ways, &event, most);
        }
    }
}
