//! Machiavelli by presses: where the mark starts, what speaks up, the alarm of the last round, what is chosen before a game.
//!
//! Invariant: everything is entered as a finger would.

mod table;

use companion::{press::Button, settings::Language};
use engine::{
    Game,
    machiavelli::{Asks, Character, District, Line, Phase, Rank},
};
use table::machiavelli::{
    ACTIONS, CARDS, CITIES, DOWN, LIST, NINTH, TAX_COLLECTOR, Table, UNIQUES, UP, begun, in_turn, nobody, say_card,
    set_up, table_of_six,
};

/// The mark stands on nothing that destroys, takes away or ends the game.
#[test]
fn the_mark_never_starts_on_what_hurts() {
    let mut table = begun(Language::Dutch, 5, &[]);
    table.taps(&[Button::C, Button::B, Button::B, Button::C, Button::C, Button::C, Button::B]);
    table.taps(&[Button::B; 4]);
    table.tap(Button::C);
    let before = table.state();
    // What rank 8 does is in view, right above the mark.
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

/// What lies on a rank speaks up when it is called, also where a card can answer.
#[test]
fn a_mark_speaks_up_on_every_call() {
    for actions in [0, 1] {
        let mut table = begun(Language::Dutch, 5, &[(ACTIONS, actions)]);
        // The assassin murders nobody, the thief robs the king.
        table.taps(&[Button::C, Button::B, Button::C, UP, Button::C, Button::B]);
        table.tap(Button::B);
        assert!(table.says("BESTOLEN"), "{:?}", table.texts());
        assert_eq!(table.game().called().map(|rank| rank.number()), Some(4));
        // What the character does is on its help.
        table.hold(Button::B);
        table.assert_says("Neemt de kroon");
    }
}

/// Fourteen unique districts by choice: one of the list goes for another, and the game has it.
#[test]
fn unique_districts_are_chosen_on_the_device() {
    let mut table = set_up(Language::English, 5, &[]);
    table.tap(Button::B);
    table.tap_times(DOWN, UNIQUES + 1);
    // The first of the list stays; for the second, the last but one of all: a card that Provost does not know.
    table.taps(&[Button::C, Button::C, UP, UP, Button::C]);
    table.tap(Button::B);
    assert!(table.says("own choice"), "{:?}", table.texts());
    table.tap(Button::A);
    // The fourth own card, which is the second now, costs 2: one more than it starts with.
    say_card(&mut table, CARDS - 1, [1, 0, 0]);
    table.tap(Button::C);
    let setup = table.game().setup();
    assert_eq!(setup.draft().uniques.len(), 14);
    assert!(setup.has(District::DragonGate) && !setup.has(District::Factory) && setup.has(District::Own4));
    assert_eq!(setup.coins(District::Own4).cost, 2);
}

/// The ninth character with three and eight players is the list's (notation, "characters").
#[test]
fn the_ninth_is_the_lists_where_the_players_demand_one() {
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

/// The alarm stays on the glass until the round is out, whatever else is said or opened: the note of the build that raises it, help,
/// the menu and its pages, the list that B opens, what was taken back, what is refused.
#[test]
fn the_last_round_is_said_on_every_screen_until_it_is_over() {
    for (language, alarm) in [(Language::Dutch, "LAATSTE"), (Language::German, "LETZTE"), (Language::English, "LAST")] {
        let mut table = table_of_six(language, &[]);
        assert!(!table.says(alarm), "{:?}", table.texts());
        // The seventh district: a tavern.
        table.taps(&[Button::C, Button::C]);
        assert!(table.game().ending(), "{:?}", table.texts());
        table.assert_says(alarm);
        let looked_at = |table: &mut Table, presses: &[Button]| {
            for button in presses {
                table.tap(*button);
                table.assert_says(alarm);
            }
        };
        table.hold(Button::B);
        table.assert_says(alarm);
        table.tap(Button::A);
        table.hold(Button::A);
        table.assert_says(alarm);
        table.tap(Button::A);
        table.hold(Button::C);
        table.assert_says(alarm);
        // Corrections, and the look-up with a city, a character and a district.
        looked_at(&mut table, &[Button::C, Button::C, Button::A, Button::A]);
        table.hold(Button::C);
        looked_at(&mut table, &[DOWN, DOWN, Button::C, Button::C, UP]);
        table.taps(&[Button::A, Button::A]);
        // Done: the other ranks are called, a district is built, taken back, built again and refused nothing.
        looked_at(
            &mut table,
            &[Button::B, Button::C, Button::C, Button::C, Button::A, Button::C, Button::C, Button::C],
        );
        while table.game().phase() != Phase::Over {
            table.assert_says(alarm);
            table.tap(Button::B);
        }
        assert!(!table.says(alarm), "{:?}", table.texts());
    }
}

/// The same where no cities are recorded and somebody says that theirs is complete.
#[test]
fn the_last_round_is_said_without_cities_too() {
    let mut table = begun(Language::Dutch, 5, &[(CITIES, 1)]);
    table.taps(&[Button::C]);
    // B: who; the last row is that a city is complete.
    table.taps(&[Button::B, UP, Button::C, Button::C]);
    assert!(table.game().ending(), "{:?}", table.texts());
    for _ in 0..60 {
        if table.game().phase() == Phase::Over {
            return;
        }
        table.assert_says("LAATSTE");
        let before = table.game().called();
        table.tap(Button::C);
        if table.game().called() == before && table.game().phase() == Phase::Turn {
            table.tap(Button::B);
        }
    }
    panic!("the round does not end: {:?}", table.texts());
}

/// Whoever has built before using the ability has nothing left on the list that B opens: B ends the turn, and says so.
#[test]
fn after_the_last_build_b_ends_the_turn() {
    let mut table = in_turn(&[], 0);
    table.assert_says("bouwt...");
    table.taps(&[Button::B, Button::C, Button::C]);
    assert_eq!((table.game().builds_left(), table.game().has_ability()), (Some(0), true), "{:?}", table.texts());
    assert!(table.says("klaar") && !table.says("bouwt..."), "{:?}", table.texts());
    table.tap(Button::B);
    assert_eq!((table.game().phase(), table.game().called()), (Phase::Call, Rank::new(2)), "{:?}", table.texts());
    // With action cards there is more than that, and no building.
    let mut table = in_turn(&[(ACTIONS, 1)], 0);
    table.taps(&[Button::B, Button::C, Button::C]);
    table.assert_says("meer...");
    table.tap(Button::B);
    assert!(table.says("Circustent") && !table.says("bouwt"), "{:?}", table.texts());
}

/// The look-up says a character's rank (facts 2), what a unique district costs (facts 5), and of a city without districts just that.
#[test]
fn the_look_up_has_ranks_costs_and_empty_cities() {
    // Clever agents: the witch, the museum of 4, the secret vault that cannot be built.
    let mut table = begun(Language::Dutch, 5, &[(LIST, 2)]);
    table.hold(Button::C);
    table.taps(&[DOWN, DOWN, Button::C]);
    table.tap(Button::C);
    table.assert_says("Nog niets gebouwd.");
    let mut seen = Vec::new();
    for _ in 0..80 {
        table.tap(DOWN);
        seen.push(table.texts().join("|"));
    }
    let page = |title: &str| seen.iter().find(|page| page.contains(title)).cloned().unwrap_or_default();
    assert!(page("1 Heks").contains("Neemt inkomen"), "{seen:#?}");
    assert!(page("9 Belastinginner").contains("Wie bouwt"), "{seen:#?}");
    assert!(page("Museum").contains("kost 4") && page("Drakenpoort").contains("kost 6"), "{seen:#?}");
    // Of rank 6 the alchemist has no income of his own (facts 2), and hand cards pay for the thieves' den alone (facts 5).
    assert!(page("Taveerne 1").contains("alchemist."), "{seen:#?}");
    assert!(page("Gewelven").contains("Betaal dit gebouw"), "{seen:#?}");
    let vault = page("Geheime kamer");
    assert!(vault.contains("Niet te bouwen") && !vault.contains("kost"), "{vault}");
}

/// The check-list names who comes out of the box besides ranks 1 to 8 of the list, or instead of one of them (seed, notes on emperor
/// and queen; facts 3: rank 9 with 3 and 8 players, never with 2).
#[test]
fn the_check_list_names_every_swap() {
    for (players, list, named) in [
        (5, 0, None),
        // The emperor's list with two: the king, and no ninth.
        (2, 2, Some("4 Koning")),
        (3, 2, Some("9 Belastinginner")),
        (8, 2, Some("9 Belastinginner")),
        // The list of the queen; with three she does not play.
        (8, 1, Some("9 Koningin")),
        (3, 1, Some("9 Kunstenares")),
        // The first game has no ninth.
        (3, 0, Some("9 Kunstenares")),
        (5, 2, None),
    ] {
        let table = set_up(Language::Dutch, players, &[(LIST, list)]);
        let texts = table.texts();
        match named {
            Some(named) => assert!(texts.iter().any(|text| text == named), "{players} players, list {list}: {texts:?}"),
            None => assert!(!texts.iter().any(|text| text == "Met"), "{players} players, list {list}: {texts:?}"),
        }
    }
    // More than can be named.
    let table = set_up(Language::Dutch, 5, &[(4, 1), (5, 1), (6, 1)]);
    table.assert_says("3 andere: zie wijzig");
}

/// 14 unique districts are shuffled in, whichever they are (facts 1).
#[test]
fn the_check_list_says_fourteen_unique_districts_also_of_all() {
    for any in [0, 1] {
        let mut table = set_up(Language::Dutch, 5, &[(UNIQUES, any)]);
        table.assert_says("54 + 14 unieke");
        table.tap(Button::B);
        table.tap_times(DOWN, UNIQUES + 1);
        assert!(table.says("14 unieke") && table.says(["van de lijst", "uit alle 36"][any]), "{:?}", table.texts());
        assert_eq!(table.says("van de lijst"), any == 0, "{:?}", table.texts());
    }
}

/// Help says what the character does and what C and B do on this screen; before a game, each rank's row says what its character does.
#[test]
fn help_is_of_the_screen_and_of_the_character() {
    let mut table = begun(Language::Dutch, 5, &[]);
    table.tap(Button::C);
    let help = |table: &mut Table| {
        table.hold(Button::B);
        let texts = table.texts().join(" ");
        table.tap(Button::A);
        texts
    };
    let call = help(&mut table);
    assert!(call.contains("1 Moordenares") && call.contains("zwijgt") && call.contains("B: niemand"), "{call}");
    table.tap(Button::C);
    let murder = help(&mut table);
    assert!(murder.contains("1 Moordenares") && murder.contains("B: nu niet"), "{murder}");
    table.tap(Button::C);
    let turn = help(&mut table);
    assert!(turn.contains("zwijgt") && turn.contains("C: wat de speler bouwt"), "{turn}");
    let mut table = begun(Language::Dutch, 5, &[(CITIES, 1)]);
    table.tap(Button::C);
    let call = help(&mut table);
    assert!(call.contains("C roept het volgende"), "{call}");
    // The rows of the choices: nine of them differ.
    let mut table = set_up(Language::Dutch, 3, &[]);
    table.tap(Button::B);
    table.tap_times(DOWN, NINTH - 8);
    let mut pages = Vec::new();
    for rank in 1..=9 {
        table.tap(Button::B);
        let texts = table.texts().join(" ");
        assert!(texts.contains(&format!("{rank} ")) && !pages.contains(&texts), "{texts}");
        pages.push(texts);
        table.taps(&[Button::A, DOWN]);
    }
    assert!(pages[3].contains("4 Koning") && pages[3].contains("Neemt de kroon"), "{pages:?}");
}

/// Without recorded cities all five types are 3 points or none: one press from the one to the other, and nothing between.
#[test]
fn the_wheel_of_the_five_types_knows_0_and_3() {
    let mut table = begun(Language::Dutch, 5, &[(CITIES, 1)]);
    table.taps(&[Button::C, Button::B, UP, Button::C, Button::C]);
    let asks = |table: &Table| table.game().prompt().map(|prompt| prompt.asks);
    for _ in 0..60 {
        if asks(&table) == Some(Asks::Types) {
            break;
        }
        let before = table.state();
        table.tap(Button::C);
        if *table.game() == before {
            table.tap(Button::B);
        }
    }
    assert_eq!(asks(&table), Some(Asks::Types), "{:?}", table.texts());
    let number = |table: &Table| table.texts().iter().find_map(|text| text.split_once(": ")?.1.parse::<u8>().ok());
    assert_eq!(number(&table), Some(0), "{:?}", table.texts());
    for (button, shown) in [(UP, 3), (UP, 3), (DOWN, 0), (DOWN, 0), (UP, 3)] {
        table.tap(button);
        assert_eq!(number(&table), Some(shown), "{:?}", table.texts());
    }
    let seat = table.game().prompt().and_then(|prompt| prompt.seat).expect("a seat is asked");
    table.tap(Button::C);
    assert_eq!(table.game().score(seat).of(Line::Types), 3);
}

/// The secret vault is asked for by its name, and C says what it enters (facts 5: shown from the hand at the end).
#[test]
fn the_secret_vault_is_asked_for_by_name() {
    for (language, question, deed) in [
        (Language::Dutch, "Geheime kamer", "toont hem"),
        (Language::German, "Geheimkammer", "zeigt sie"),
        (Language::English, "Secret vault", "shows it"),
    ] {
        // The list with the vault. A tavern is the seventh district; nobody has the other ranks.
        let mut table = table_of_six(language, &[(LIST, 2)]);
        table.taps(&[Button::C, Button::C]);
        while table.game().phase() != Phase::Over {
            table.tap(Button::B);
        }
        assert_eq!(table.game().prompt().map(|prompt| prompt.asks), Some(Asks::Vault));
        let deeds = |table: &Table| table.texts().iter().filter(|text| *text == deed).count();
        assert!(table.says(question) && deeds(&table) == 0, "{:?}", table.texts());
        table.tap(UP);
        assert_eq!(deeds(&table), 1, "{:?}", table.texts());
    }
}

/// With action cards an acrobat may take the crown; what rank 4 does is said all the same.
#[test]
fn the_call_of_rank_four_says_what_it_does_with_action_cards_too() {
    for (list, says) in [(0, "Neemt de kroon"), (1, "1 kaart per adel"), (2, "Geeft de kroon")] {
        let mut table = begun(Language::Dutch, 5, &[(LIST, list), (ACTIONS, 1)]);
        table.taps(&[Button::C, Button::B, Button::B, Button::B]);
        assert_eq!(table.game().called(), Some(Rank::FOUR));
        assert!(table.texts().join(" ").contains(says), "{:?}", table.texts());
    }
}

/// The headline names whoever acts in full, whatever the sentence: at a murder, and where several districts may be built.
#[test]
fn no_headline_cuts_a_name() {
    let names = |language| match language {
        Language::Dutch => ["Rood", "Groen", "Oranje", "Blauw", "Zwart", "Geel", "Wit", "Paars"],
        Language::German => ["Rot", "Grün", "Orange", "Blau", "Schwarz", "Gelb", "Weiß", "Lila"],
        Language::English => ["Red", "Green", "Orange", "Blue", "Black", "Yellow", "White", "Purple"],
    };
    for language in Language::ALL {
        // The assassin, the thief, the king, and the architect with three districts.
        for nobodies in [0, 1, 3, 6] {
            for place in 0..8 {
                let mut table = begun(language, 8, &[]);
                table.tap(Button::C);
                table.tap_times(Button::B, nobodies);
                table.tap_times(DOWN, place);
                table.tap(Button::C);
                let turn = table.game().turn().expect("somebody answered");
                let name = names(language)[turn.index()];
                let start = format!("{} ", name.to_lowercase());
                assert!(
                    table.texts().iter().any(|text| text.to_lowercase().starts_with(&start)),
                    "{:?}",
                    table.texts()
                );
            }
        }
    }
}

/// Magistrate and blackmailer may name their own rank and hardly ever do: the mark starts on another, and theirs stands right above.
#[test]
fn the_own_rank_is_in_view_and_not_marked() {
    // Devious dignitaries: magistrate and blackmailer.
    for (nobodies, own, mark, three_presses) in
        [(0, "1 Magistraat...", "2 Chanteuse...", "2 + 3"), (1, "2 Chanteuse...", "3 Tovenaar...", "3 + 4")]
    {
        let mut table = in_turn(&[(LIST, 4)], nobodies);
        assert!(table.says(mark) && table.says(own), "{:?}", table.texts());
        table.tap(Button::C);
        table.assert_says(three_presses);
        table.taps(&[Button::C, Button::C]);
        let marks = table.game().marks();
        let marked = marks.expropriated.iter().chain(marks.threatened.iter()).map(|rank| rank.number());
        assert!(marked.min() == Some(nobodies as u8 + 2), "{:?}", table.texts());
    }
}

/// Right after the first paid district of an expropriated rank the magistrate may seize it: that is in view, and not marked.
#[test]
fn seizing_is_in_view_and_not_marked() {
    // The fourth list has the blackmailer, the first the thief; the last is the fourth with an emperor.
    let rank_four = LIST + 4;
    for changes in [
        &[(LIST, 4)][..],
        &[(LIST, 4), (NINTH, TAX_COLLECTOR[4])],
        &[(LIST, 4), (ACTIONS, 1)],
        &[(LIST, 1)],
        &[(LIST, 4), (rank_four, 1)],
    ] {
        // With ranks 2, 3 and 4: the blackmailer may build once, the wizard twice.
        for nobodies in [0, 1, 2] {
            let mut table = in_turn(changes, 0);
            table.taps(&[Button::C, Button::C, Button::C, Button::B]);
            assert!(table.game().marks().expropriated.contains(Rank::FOUR), "{:?}", table.texts());
            (0..nobodies).for_each(|_| nobody(&mut table));
            table.tap(Button::C);
            // Blackmailer, thief and emperor build before they do what is theirs.
            let own = matches!(
                table.game().character(),
                Some(Character::Blackmailer | Character::Thief | Character::Emperor)
            );
            table.tap_times(Button::B, usize::from(own));
            let city = |table: &Table| table.game().turn().map_or(0, |turn| table.game().city(turn).count());
            assert!(!table.says("Magistraat pakt af"), "{:?}", table.texts());
            table.taps(&[Button::C, Button::C]);
            assert_eq!(city(&table), 1, "{:?}", table.texts());
            table.assert_says("Magistraat pakt af");
            // It is the row above the mark.
            let marked = table.state();
            table.taps(&[UP, Button::C]);
            assert_eq!(city(&table), 0, "{:?}", table.texts());
            assert!(marked.tax().is_none() || table.game().tax() == Some(1), "{:?}", table.texts());
        }
    }
}

/// Who had the murdered rank 4 is said on the next screen; who shows the secret vault for 3 points (facts 5) in the log, where
/// the next screen is that of the winner, over whom nothing lies.
#[test]
fn the_heir_and_the_secret_vault_are_said() {
    for (language, heir, vault) in [
        (Language::Dutch, " had de 4", " toont de geheime kamer, +3"),
        (Language::German, " hatte die 4", " zeigt die Geheimkammer, +3"),
        (Language::English, " had rank 4", " shows the secret vault, +3"),
    ] {
        let mut table = begun(language, 5, &[]);
        // The assassin murders rank 4; nobody has another rank.
        table.taps(&[Button::C, DOWN, Button::C, UP, Button::C, DOWN, DOWN, Button::C]);
        assert_eq!(table.game().marks().murdered, Some(Rank::FOUR), "{:?}", table.texts());
        while table.game().phase() != Phase::RoundEnd {
            table.tap(Button::B);
        }
        table.tap(Button::C);
        assert_eq!(table.game().phase(), Phase::Selection);
        table.assert_says(heir);

        let mut table = table_of_six(language, &[(LIST, 2)]);
        table.taps(&[Button::C, Button::C]);
        while table.game().phase() != Phase::Over {
            table.tap(Button::B);
        }
        table.taps(&[UP, Button::C]);
        assert!(table.texts().iter().all(|text| !text.contains(vault)), "{:?}", table.texts());
        table.hold(Button::A);
        assert!(table.texts().join(" ").contains(vault), "{:?}", table.texts());
    }
}
