//! Machiavelli by presses: a round and its budgets, the alarm of the last round, and every screen in every language, for two to eight
//! players.
//!
//! The budgets are the notation's ("Presses"). Invariant: everything is entered as a finger would.

mod table;

use companion::{press::Button, settings::Language};
use engine::{
    Game,
    autoplay::Repeatable,
    machiavelli::{District, Event, Machiavelli, Phase, Rank, event::Way},
    prompt::Kind,
    seat::Seat,
};
use rand_core::RngCore;
use table::{TableOf, Watch};

type Table = TableOf<Machiavelli>;

// Rows of the choices.
const LIST: usize = 3;
const NINTH: usize = 12;
const UNIQUES: usize = 13;
const CITIES: usize = 15;
const ACTIONS: usize = 16;
const BELL_COST: usize = 18;
const FIRST_OWN: usize = 19;

const UP: Button = Button::Up;
const DOWN: Button = Button::Down;

/// The check-list of a game with so many players; `changes` are rows of the choices and how often C is pressed there.
fn set_up(language: Language, players: usize, changes: &[(usize, usize)]) -> Table {
    let mut table = Table::speaking(language);
    // Another game: the last of the list.
    table.taps(&[DOWN, Button::C, UP, Button::C]);
    let more = (players + 7 - 5) % 7;
    table.tap(Button::B);
    table.tap_times(Button::C, more);
    let mut row = 0;
    for (wanted, times) in changes {
        table.tap_times(DOWN, wanted - row);
        table.tap_times(Button::C, *times);
        row = *wanted;
    }
    table.tap(Button::A);
    table
}

/// A game on the table, its first selection waiting; the teaching pages are read.
fn begun(language: Language, players: usize, changes: &[(usize, usize)]) -> Table {
    let mut table = set_up(language, players, changes);
    table.tap(Button::C);
    assert_eq!(table.game().setup().seats().len(), players);
    table
}

/// Marks a seat on the strip and enters it.
fn answer(table: &mut Table, seat: Seat) {
    let Some(Kind::Seat { among, usual }) = table.game().prompt().map(|prompt| prompt.kind) else {
        panic!("a seat is asked: {:?}", table.texts())
    };
    let seating = table.game().setup().seating();
    let able: Vec<Seat> = seating.clockwise_from(table.game().start()).filter(|seat| among.contains(*seat)).collect();
    let place = |seat| able.iter().position(|other| *other == seat).expect("may answer");
    let (from, to) = (place(usual), place(seat));
    let (down, up) = ((to + able.len() - from) % able.len(), (from + able.len() - to) % able.len());
    if down <= up {
        table.tap_times(DOWN, down)
    } else {
        table.tap_times(UP, up)
    }
    table.tap(Button::C);
    assert_eq!(table.game().holder(), Some(seat));
}

/// Whoever has the lowest rank sits next to the crown: that is how the strip is read.
fn clockwise(table: &Table) -> Vec<Seat> {
    table.game().setup().seating().clockwise_from(table.game().start()).collect()
}

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

/// A table on which the first `nobodies` ranks are nobody's and the next is answered.
fn in_turn(changes: &[(usize, usize)], nobodies: usize) -> Table {
    let mut table = begun(Language::Dutch, 5, changes);
    table.tap(Button::C);
    table.tap_times(Button::B, nobodies);
    table.tap(Button::C);
    table
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

/// The mark stands on nothing that destroys, takes away or ends the game.
#[test]
fn the_mark_never_starts_on_what_hurts() {
    let mut table = begun(Language::Dutch, 5, &[]);
    table.taps(&[Button::C, Button::B, Button::B, Button::C, Button::C, Button::C, Button::B]);
    table.taps(&[Button::B; 4]);
    table.tap(Button::C);
    let before = table.state();
    assert!(table.says("vernietigt Taveerne"), "{:?}", table.texts());
    // A bounced press opens a type, and another builds; nothing is destroyed.
    table.taps(&[Button::C, Button::C]);
    assert!(
        table
            .game()
            .setup()
            .seats()
            .iter()
            .all(|seat| before.city(*seat).all(|one| { table.game().city(*seat).any(|other| other == one) }))
    );
    let mut table = begun(Language::Dutch, 5, &[(CITIES, 1)]);
    // The king's turn: C goes on, whatever else is on the list.
    table.taps(&[Button::C; 6]);
    assert!(!table.game().ending(), "{:?}", table.texts());
}

/// What lies on a rank speaks up when it is called, also where a card can answer and the seats stand on a list.
#[test]
fn a_mark_speaks_up_on_every_call() {
    for actions in [0, 1] {
        let mut table = begun(Language::Dutch, 5, &[(ACTIONS, actions)]);
        // The assassin murders nobody, the thief robs the king.
        table.taps(&[Button::C, Button::B, Button::C, UP, Button::C, Button::B]);
        table.tap(Button::B);
        assert!(table.says("BESTOLEN"), "{:?}", table.texts());
        // Below it, what the character does; a list of the seats leaves no room for that.
        assert_eq!(table.says("Neemt de kroon"), actions == 0, "{:?}", table.texts());
        assert_eq!(table.game().called().map(|rank| rank.number()), Some(4));
    }
}

/// Fourteen unique districts by choice: one of the list goes for another, and the game has it.
#[test]
fn unique_districts_are_chosen_on_the_device() {
    use engine::machiavelli::District;
    let mut table = set_up(Language::English, 5, &[]);
    table.tap(Button::B);
    table.tap_times(DOWN, UNIQUES + 1);
    // The first of the list stays; for the second, the last but one of all: a card that Provost does not know.
    table.taps(&[Button::C, Button::C, UP, UP, Button::C, Button::A]);
    assert!(table.says("own choice"), "{:?}", table.texts());
    // The fourth own card costs 2.
    table.tap_times(DOWN, 8);
    table.taps(&[Button::C, Button::C, Button::A, Button::C]);
    let setup = table.game().setup();
    assert_eq!(setup.draft().uniques.len(), 14);
    assert!(setup.has(District::DragonGate) && !setup.has(District::Factory) && setup.has(District::Own4));
    assert_eq!(setup.coins(District::Own4).cost, 2);
}

/// The ninth character with three and eight players is the list's (notation, "characters").
#[test]
fn the_ninth_is_the_lists_where_the_players_demand_one() {
    use engine::machiavelli::{Character, Rank};
    for (players, list, ninth) in [
        (3, 2, Some(Character::TaxCollector)),
        (8, 1, Some(Character::Queen)),
        // The queen is for five or more.
        (3, 1, Some(Character::Artist)),
        (5, 2, None),
        (2, 2, None),
    ] {
        let table = begun(Language::German, players, &[(LIST, list)]);
        assert_eq!(table.game().setup().cast().of(Rank::NINE), ninth, "{players} players");
        let fourth = table.game().setup().cast().of(Rank::FOUR);
        assert_eq!(fourth == Some(Character::Emperor), list == 2 && players > 2, "{players} players");
    }
}

/// Every list on the check-list, every row of the choices, every card of the look-up.
#[test]
fn the_set_up_and_the_look_up_fit_in_every_language() {
    let mut watch = Watch::default();
    for language in Language::ALL {
        let mut table = Table::speaking(language);
        table.watch(format!("{language:?}, set-up"));
        table.taps(&[DOWN, Button::C, UP, Button::C]);
        for _ in 0..7 {
            table.tap(Button::B);
            table.tap_times(DOWN, LIST);
            table.taps(&[Button::C, Button::A]);
        }
        table.tap(Button::B);
        for _ in 0..26 {
            table.taps(&[DOWN, Button::B, Button::A]);
        }
        table.tap_times(DOWN, UNIQUES + 1 + 25);
        table.tap(Button::C);
        table.tap_times(UP, 36);
        table.taps(&[Button::A, DOWN, DOWN, Button::C, Button::A, Button::C]);
        // The look-up.
        table.hold(Button::C);
        table.taps(&[DOWN, DOWN, Button::C]);
        for _ in 0..74 {
            table.taps(&[Button::C, Button::A, DOWN]);
        }
        watch.add(table.seen());
    }
    watch.assert_faultless();
}

/// The alarm stays on the glass until the round is out.
#[test]
fn the_last_round_is_said_until_it_is_over() {
    let mut table = begun(Language::Dutch, 5, &[(CITIES, 1)]);
    table.taps(&[Button::C]);
    // B: who; the last row is that a city is complete.
    table.taps(&[Button::B, UP, Button::C, Button::C]);
    assert!(table.game().ending(), "{:?}", table.texts());
    for _ in 0..60 {
        if table.game().phase() == Phase::Over {
            return;
        }
        assert!(table.says("LAATSTE RONDE!") || table.says("EINDE!") || table.says(": "), "{:?}", table.texts());
        let before = table.game().called();
        table.tap(Button::C);
        if table.game().called() == before && table.game().phase() == Phase::Turn {
            table.tap(Button::B);
        }
    }
    panic!("the round does not end: {:?}", table.texts());
}

/// Presses at random, every screen looked at: nothing leaves its box in any language, for two to eight players.
#[test]
fn whatever_is_pressed_fits() {
    let mut watch = Watch::default();
    for (number, language) in Language::ALL.into_iter().enumerate() {
        for players in 2..=8usize {
            let seed = (number * 10 + players) as u32;
            let mut chance = Repeatable::new(seed * 7919);
            // Other lists, the ninth, cities or not, action cards, every unique district.
            let changes = [
                (LIST, players - 2),
                (UNIQUES, seed as usize % 2),
                (CITIES, usize::from(players == 4)),
                (ACTIONS, players % 2),
            ];
            let mut table = begun(language, players, &changes);
            table.watch(format!("{language:?}, {players} players"));
            for _ in 0..500 {
                match chance.next_u32() % 20 {
                    0 => table.tap(Button::A),
                    1 => table.hold(Button::C),
                    2 => table.hold(Button::A),
                    3..=5 => table.tap(Button::B),
                    6..=9 => table.tap(DOWN),
                    10 | 11 => table.tap(UP),
                    _ => table.tap(Button::C),
                };
                if table.device.game::<Machiavelli>().is_none() {
                    break;
                }
            }
            watch.add(table.seen());
        }
    }
    watch.assert_faultless();
}

/// A complete game by presses alone: whoever is marked answers, every turn builds what is listed first.
fn play_out(table: &mut Table) {
    for _ in 0..3_000 {
        let Some(prompt) = table.game().prompt() else { return };
        match prompt.kind {
            // What the character does of its own, and then a district; a heading opens first.
            Kind::Pick if table.game().phase() == Phase::Turn => {
                let before = table.state();
                table.tap_times(DOWN, usize::from(table.game().round()) % 3);
                table.taps(&[Button::C, Button::C]);
                if table.game().phase() == Phase::Turn && table.game().prompt().is_some_and(|prompt| prompt.nobody) {
                    table.tap(Button::B);
                }
                if *table.game() == before {
                    table.taps(&[Button::A, UP, Button::C]);
                }
            }
            _ => _ = table.tap(Button::C),
        }
    }
    panic!("the game does not end: {:?}", table.texts());
}

#[test]
fn complete_games_by_presses_in_every_language() {
    for language in Language::ALL {
        for (players, list) in [(2, 0), (3, 2), (5, 1), (8, 6)] {
            let mut table = begun(language, players, &[(LIST, list)]);
            table.watch(format!("{language:?}, {players} players to the end"));
            play_out(&mut table);
            assert!(table.game().is_over() && !table.game().winners().is_empty());
            // Every page of the result, the log and the sheet.
            table.tap_times(DOWN, 4);
            table.hold(Button::A);
            table.tap_times(UP, 6);
            table.taps(&[Button::A, Button::A, Button::C]);
            let mut watch = Watch::default();
            watch.add(table.seen());
            watch.assert_faultless();
        }
    }
}
