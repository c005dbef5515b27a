//! Machiavelli by presses: a round and its budgets, the alarm of the last round, and every screen in every language, for two to eight
//! players.
//!
//! The budgets are the notation's ("Presses"). Invariant: everything is entered as a finger would.

mod table;

use companion::{press::Button, settings::Language};
use engine::{
    Game,
    autoplay::Repeatable,
    machiavelli::{Machiavelli, Phase},
    prompt::Kind,
    seat::Seat,
};
use rand_core::RngCore;
use table::{TableOf, Watch};

type Table = TableOf<Machiavelli>;

// Rows of the choices.
const LIST: usize = 3;
const UNIQUES: usize = 13;
const CITIES: usize = 15;
const ACTIONS: usize = 16;

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

#[test]
fn a_mark_on_a_rank_takes_at_most_four_presses() {
    for rank in 2..=8u8 {
        let mut table = begun(Language::German, 5, &[]);
        table.taps(&[Button::C, Button::C]);
        let presses = table.presses_of(|table| {
            let steps = usize::from(rank.abs_diff(5));
            table.tap_times(if rank > 5 { DOWN } else { UP }, steps);
            table.tap(Button::C);
        });
        assert_eq!(table.game().marks().murdered.map(|rank| rank.number()), Some(rank));
        assert!(presses <= 4, "{rank}: {presses} presses");
    }
}

/// The rows of the list, by the shorter way round; gives how many presses that took.
fn go_to(table: &mut Table, row: usize, rows: usize) {
    let (down, up) = (row, rows - row);
    if down <= up {
        table.tap_times(DOWN, down)
    } else {
        table.tap_times(UP, up)
    }
    table.tap(Button::C);
}

/// In the turn of a character without a pending mark: every base district within 6 presses, every unique one within 9.
#[test]
fn a_base_district_takes_at_most_six_presses_and_a_unique_one_nine() {
    use engine::machiavelli::{District, Event, event::Way};
    for district in District::all() {
        let mut table = begun(Language::English, 5, &[]);
        // The selection; nobody is 1 or 2, the magician is somebody.
        table.taps(&[Button::C, Button::B, Button::B, Button::C]);
        let turn = table.game().turn().expect("a turn");
        let building = |event: &Event| matches!(event, Event::Build { district: built, way: Way::Gold, .. } if built.district == district);
        if !table.game().legal().any(|event| building(&event)) {
            continue;
        }
        // The headings in the order of the list, as the device makes them.
        let heading = |district: District| match (district.kind(), district.gold()) {
            (Some(engine::machiavelli::Type::Unique), ..=4) => 10,
            (Some(engine::machiavelli::Type::Unique), 5) => 11,
            (Some(engine::machiavelli::Type::Unique), _) => 12,
            (kind, _) => kind.map_or(0, |kind| kind.index()),
        };
        let (mut headings, mut within, mut at) = (Vec::new(), 0, None);
        for event in table.game().legal() {
            let Event::Build { district: built, .. } = event else { continue };
            let of = heading(built.district);
            if !headings.contains(&of) {
                headings.push(of);
            }
            if of == heading(district) {
                if built.district == district {
                    at = Some(within);
                }
                within += 1;
            }
        }
        let row = headings.iter().position(|of| *of == heading(district)).expect("a heading");
        let presses = table.presses_of(|table| {
            // The last row is that the turn is over.
            go_to(table, row, headings.len() + 1);
            go_to(table, at.expect("on the list"), within);
        });
        assert!(table.game().city(turn).any(|named| named.district == district), "{district}: {:?}", table.texts());
        let most = if district.unique().is_some() { 9 } else { 6 };
        assert!(presses <= most, "{district}: {presses} presses");
    }
}

/// Rank 8 has something to destroy, so B opens what can be built: no base district is more than six presses away there either.
#[test]
fn rank_eight_builds_a_base_district_in_at_most_six_presses() {
    use engine::machiavelli::{District, Type};
    for district in District::all().filter(|district| district.unique().is_none()) {
        let mut table = begun(Language::Dutch, 5, &[]);
        // The magician builds a tavern; after him only rank 8 answers.
        table.taps(&[Button::C, Button::B, Button::B, Button::C, Button::C, Button::C, Button::B]);
        table.taps(&[Button::B; 4]);
        table.tap(Button::C);
        let turn = table.game().turn().expect("rank 8");
        // Trade, religious and noble ones come first, military ones last.
        let of = |other: &District| other.kind() == district.kind() && other.unique().is_none();
        let all: Vec<District> = District::all().filter(of).collect();
        let (at, number) = (all.iter().position(|one| *one == district).expect("one of its type"), all.len());
        let presses = table.presses_of(|table| {
            table.tap(Button::B);
            match district.kind() {
                Some(Type::Religious) => _ = table.tap(DOWN),
                Some(Type::Noble) => table.tap_times(DOWN, 2),
                Some(Type::Military) => _ = table.tap(UP),
                _ => {}
            }
            table.tap(Button::C);
            go_to(table, at, number);
        });
        assert!(table.game().city(turn).any(|named| named.district == district), "{district}: {:?}", table.texts());
        assert!(presses <= 6, "{district}: {presses} presses");
    }
}

/// "A mark on a rank: at most 4": two threats at most 8, three markers at most 12.
#[test]
fn threats_and_markers_take_at_most_four_presses_each() {
    use engine::machiavelli::Event;
    for (list, most) in [(2, 8), (1, 12)] {
        let mut table = begun(Language::English, 5, &[(LIST, list)]);
        table.tap(Button::C);
        if list == 2 {
            // Nobody is the witch; somebody is the blackmailer.
            table.tap(Button::B);
        }
        table.tap(Button::C);
        let first_of = |event: &Event| match *event {
            Event::Threaten([first, _]) => Some(first),
            Event::Expropriate([first, ..]) => Some(first),
            _ => None,
        };
        let wanted: Vec<Event> = table.game().legal().filter(|event| first_of(event).is_some()).collect();
        assert!(wanted.len() > 10);
        for event in wanted.iter().rev().step_by(3) {
            let within: Vec<&Event> = wanted.iter().filter(|other| first_of(other) == first_of(event)).collect();
            let mut headings: Vec<_> = wanted.iter().map(first_of).collect();
            headings.sort();
            headings.dedup();
            let row = headings.iter().position(|first| *first == first_of(event)).expect("a heading");
            let at = within.iter().position(|other| **other == *event).expect("under it");
            let before = table.state();
            let presses = table.presses_of(|table| {
                table.tap_times(DOWN, row);
                table.tap(Button::C);
                // A heading with one entry is not made.
                if within.len() > 1 {
                    go_to(table, at, within.len());
                }
            });
            let mut after = before;
            after.apply(event).expect("legal");
            assert_eq!(*table.game(), after, "{event:?}");
            assert!(presses <= most, "{event:?}: {presses} presses");
            table.tap(Button::A);
            // What was taken back is offered, and no longer once the mark moves; from there to the top.
            table.tap(DOWN);
            table.tap_times(UP, row + 1);
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
