//! What a table of Machiavelli reads: the check-list, helps, and what stays in view.
//!
//! Invariant: everything is entered as a finger would.

mod table;

use companion::{press::Button, settings::Language};
use engine::{
    Game,
    machiavelli::{Asks, Character, District, Event, Phase, Rank},
    prompt::Kind,
};
use table::machiavelli::{
    ACTIONS, CITIES, DOWN, LIST, NINTH, TAX_COLLECTOR, Table, UNIQUES, UP, begun, in_turn_of, nobody, set_up,
    table_of_six,
};

/// Rows of the choices.
const KING: usize = 7;

/// Who was swapped, and how many characters lie open and covered: both, whatever is played with.
#[test]
fn the_check_list_says_who_is_swapped_and_how_many_lie_open() {
    for language in Language::ALL {
        // Of the character cards, not of the tiles.
        let open = ["1 open, 1 gedekt", "1 offen, 1 verdeckt", "1 open, 1 covered"][language as usize];
        for (players, changes, with) in [(5, &[][..], ""), (5, &[(KING, 1)], "4 "), (3, &[], "9 "), (8, &[], "9 ")] {
            let table = set_up(language, players, changes);
            // With three and with eight players none lies open (facts 3).
            let open = if players == 5 { open.to_string() } else { open.replacen('1', "0", 1) };
            table.assert_says(&open);
            assert!(table.texts().iter().any(|text| text.starts_with(with)), "{:?}", table.texts());
        }
    }
}

/// The titles of the lists are those of the box (facts 7).
#[test]
fn the_lists_have_their_titles() {
    for (times, title) in
        [(0, "Het eerste spel"), (4, "Kronkelende hoogwaardigheidsbekleders"), (5, "Hardnekkige gedelegeerden")]
    {
        set_up(Language::Dutch, 5, &[(LIST, times)]).assert_says(title);
    }
}

/// Which fourteen are taken out of the box, before anything else is done: UP or DOWN on the check-list (facts 7).
#[test]
fn the_fourteen_unique_districts_are_read_by_name() {
    for language in Language::ALL {
        let mut table = set_up(language, 5, &[]);
        let check = table.texts();
        for button in [UP, DOWN] {
            table.tap(button);
            let listed = table.texts();
            // With what A, B and C do.
            assert_eq!(listed.len(), 14 + 3, "{listed:?}");
            let some = [
                ["Drakenpoort", "School der Magie", "Wensput"],
                ["Drachentor", "Magierschule", "Wunschbrunnen"],
                ["Dragon Gate", "School of Magic", "Wishing Well"],
            ][language as usize];
            some.iter().for_each(|name| table.assert_says(name));
            table.tap(Button::A);
            assert_eq!(table.texts(), check);
        }
        // The game begins from there too.
        table.taps(&[DOWN, Button::C]);
        assert_eq!(table.game().phase(), Phase::Selection);
    }
    // Of all 36 there is nothing to take out.
    let mut table = set_up(Language::Dutch, 5, &[(UNIQUES, 1)]);
    let check = table.texts();
    table.tap(DOWN);
    assert_eq!(table.texts(), check);
}

/// The bishop of an older box was the preacher: the abbot is never called that.
#[test]
fn the_german_abbot_is_not_taken_for_the_bishop() {
    let mut table = begun(Language::German, 5, &[(8, 1)]);
    table.taps(&[Button::C, Button::B, Button::B, Button::B, Button::B]);
    table.assert_says("5 Ablass");
}

/// The vault's own help.
#[test]
fn help_on_the_secret_vault_is_about_it() {
    let mut table = table_of_six(Language::Dutch, &[(LIST, 2)]);
    table.taps(&[Button::C, Button::C]);
    while table.game().phase() != Phase::Over {
        table.tap(Button::B);
    }
    table.tap(Button::B);
    table.assert_says("toon hem uit");
}

/// The thief robs this rank, which is called.
fn robbed(language: Language, players: usize, rank: u8) -> Table {
    let mut table = begun(language, players, &[]);
    table.taps(&[Button::C, Button::B, Button::C]);
    // The mark starts in the middle.
    let Some(Kind::Spot { usual, .. }) = table.game().prompt().map(|prompt| prompt.kind) else {
        panic!("a rank is asked: {:?}", table.texts())
    };
    let (button, steps) = if rank < usual { (UP, usual - rank) } else { (DOWN, rank - usual) };
    table.tap_times(button, steps.into());
    table.taps(&[Button::C, Button::B]);
    assert_eq!(table.game().marks().robbed, Rank::new(rank), "{:?}", table.texts());
    while table.game().called() != table.game().marks().robbed {
        table.tap(Button::B);
    }
    table
}

/// How tall the largest capitals are of a text that says this; 0 where none does.
fn capitals(table: &Table, words: &str) -> u32 {
    let picture = table.picture();
    let said = picture.audit.written().iter().filter(|text| text.words.contains(words)).map(|text| text.capital);
    said.max().unwrap_or(0)
}

/// Capitals that are read from a metre.
const AT_A_METRE: u32 = 21;

/// What lies on the called rank is explained. The character's ability stays in view where it is short enough to stand below that and
/// one row of seats; the help page has both however many play.
#[test]
fn a_mark_is_explained_and_hides_no_short_ability() {
    for players in 2..=8 {
        for (rank, ability, is_short) in [(4, "1 goud per ", false), (7, "Bouwt tot 3.", true)] {
            let mut table = robbed(Language::Dutch, players, rank);
            table.assert_says("BESTOLEN");
            assert_eq!(table.says(ability), is_short && players < 6, "{:?}", table.texts());
            table.hold(Button::B);
            table.assert_says("Bestolen:");
            table.assert_says(ability);
        }
    }
}

/// A single mark is read from a metre, however much its character does.
#[test]
fn a_single_mark_is_read_from_a_metre_on_every_rank() {
    for (language, players) in Language::ALL.into_iter().flat_map(|language| (2..=8).map(move |all| (language, all))) {
        let mark = ["BESTOLEN", "BESTOHLEN", "ROBBED"][language as usize];
        for rank in 3..=8 {
            let table = robbed(language, players, rank);
            assert!(capitals(&table, mark) >= AT_A_METRE, "{players} players: {:?}", table.texts());
        }
    }
}

/// On the murdered rank nobody answers but who plays Rasputin (seed, "Variant: actiekaarten"): both are in view as it is called.
#[test]
fn rasputin_is_in_view_on_the_murdered_rank() {
    for (language, players) in Language::ALL.into_iter().flat_map(|language| [3, 5, 8].map(|all| (language, all))) {
        let (mark, no) = [("VERMOORD", "niemand"), ("ERMORDET", "niemand"), ("MURDERED", "nobody")][language as usize];
        // The king too, where the acrobat could answer besides.
        for rank in [4, 5] {
            let mut table = begun(language, players, &[(ACTIONS, 1)]);
            table.taps(&[Button::C, Button::C]);
            table.tap_times(UP, 5 - rank);
            while table.game().marks().murdered.is_none() {
                table.tap(Button::C);
            }
            table.tap(Button::B);
            while table.game().called() != table.game().marks().murdered {
                nobody(&mut table);
            }
            assert_eq!(table.game().marks().murdered, Rank::new(rank as u8), "{:?}", table.texts());
            let row = |words: &str| table.texts().iter().any(|text| text == words);
            assert!(row("Rasputin") && row(no), "{:?}", table.texts());
            assert!(capitals(&table, mark) >= AT_A_METRE, "{:?}", table.texts());
        }
    }
}

/// "The call readable at a metre: rank, character, what is marked on it", with two rows of seats as with one, whatever was just said:
/// after the entry that led to the call, after an undo that leads back to it, and with nothing said.
#[test]
fn a_mark_is_read_from_a_metre_whatever_lies_over_the_screen() {
    for language in Language::ALL {
        let mark = ["BESTOLEN", "BESTOHLEN", "ROBBED"][language as usize];
        for players in 6..=8 {
            // Rank 5 is murdered, 6 is robbed, and nobody has 3 and 4. With eight players there are nine ranks.
            let mut table = begun(language, players, &[]);
            let murder: &[Button] = if players == 8 { &[Button::C, Button::C] } else { &[Button::C] };
            table.taps(&[Button::C, Button::C]);
            table.taps(murder);
            table.taps(&[Button::B, Button::C, Button::C, Button::B, Button::B, Button::B]);
            let marks = table.game().marks();
            assert_eq!((marks.murdered, marks.robbed), (Rank::new(5), Rank::new(6)), "{:?}", table.texts());
            assert_eq!(table.game().called(), Rank::new(6), "{:?}", table.texts());
            let is_large = |table: &Table| assert!(capitals(table, mark) >= AT_A_METRE, "{:?}", table.texts());
            is_large(&table);
            table.tap(DOWN);
            is_large(&table);
            // Who has it, and back; then the call before, and forth.
            table.taps(&[Button::C, Button::A]);
            is_large(&table);
            table.taps(&[Button::A, Button::C]);
            is_large(&table);
        }
    }
}

/// Several marks at once are written whole, with two rows of seats too.
#[test]
fn several_marks_stand_below_two_rows_of_seats() {
    for players in [5, 6, 8] {
        // Magistrate and blackmailer.
        let mut table = begun(Language::Dutch, players, &[(LIST, 2), (4, 1)]);
        table.taps(&[Button::C, Button::C]);
        while table.game().phase() == Phase::Turn && table.game().has_ability() {
            table.tap(Button::C);
        }
        table.taps(&[Button::B, Button::C]);
        while table.game().phase() == Phase::Turn && table.game().has_ability() {
            table.tap(Button::C);
        }
        let marks = table.game().marks();
        let both = |rank: &Rank| marks.threatened.contains(*rank) && marks.expropriated.contains(*rank);
        let both = Rank::ALL.into_iter().find(both).expect("a rank has both");
        while table.game().called() != Some(both) || table.game().phase() == Phase::Turn {
            table.tap(Button::B);
        }
        let texts = table.texts().join(" ");
        assert!(texts.contains("BEDREIGD") && texts.contains("ONTEIGEND"), "{texts}");
        assert!(capitals(&table, "BEDREIGD") >= 12, "{texts}");
    }
}

/// Nobody hears the murdered rank called. That it is passed over is said of the rank behind it, and not of what was entered: taken
/// back, that alone is told.
#[test]
fn what_is_passed_over_is_never_told_as_taken_back() {
    for language in Language::ALL {
        let passed = ["5 IS VERMOORD", "5 IST ERMORDET", "5 IS MURDERED"][language as usize];
        let nobody = ["Koning: niemand", "König: niemand", "King: nobody"][language as usize];
        let mut table = begun(language, 5, &[]);
        // The assassin murders rank 5, from the middle; nobody has 2, 3 and 4.
        table.taps(&[Button::C, Button::C, Button::C, Button::B, Button::B, Button::B]);
        assert!(!table.says(passed), "{:?}", table.texts());
        table.tap(Button::B);
        assert_eq!(table.game().called(), Rank::new(6));
        table.assert_says(passed);
        table.tap(Button::A);
        let undone = table.texts().into_iter().find(|text| text.contains(nobody)).expect("what was taken back");
        assert!(!undone.contains('5'), "{undone}");
        assert_eq!(table.game().marks().murdered, Rank::new(5));
        table.tap(Button::C);
        table.assert_says(passed);
        // In the turn it is past.
        table.tap(Button::C);
        assert!(!table.says(passed), "{:?}", table.texts());
    }
}

/// With nine characters, as three and eight players have them (facts 3), a rank is murdered or bewitched on the same picture as with
/// eight: the ranks side by side, the sentence above them, and the marked character's name.
#[test]
fn nine_ranks_stand_side_by_side_like_eight() {
    // The first game's assassin, and the witch.
    for (list, verbs) in [
        (0, [["vermoordt", "doodt"], ["ermordet", "mordet"], ["murders", "kills"]]),
        (2, [["behekst"; 2], ["verhext", "hext"], ["bewitches", "hexes"]]),
    ] {
        for (language, players) in Language::ALL.into_iter().flat_map(|language| [(language, 3), (language, 8)]) {
            let mut table = begun(language, players, &[(LIST, list)]);
            table.taps(&[Button::C, Button::C]);
            assert_eq!(table.game().prompt().map(|prompt| prompt.asks), Some(Asks::Turn));
            // A long name has a shorter word beside it.
            let headline = |table: &Table| verbs[language as usize].map(|verb| capitals(table, verb)).into_iter().max();
            // The mark starts on the two in the middle, and goes from 2 to 9.
            for press in [UP, UP, UP, DOWN, DOWN, DOWN, DOWN, DOWN, DOWN] {
                let texts = table.texts();
                let boxes = texts.iter().filter(|text| text.len() == 1 && text.as_str() > "1").count();
                assert_eq!(boxes, 8, "{texts:?}");
                assert!(headline(&table) >= Some(AT_A_METRE), "{texts:?}");
                assert!(
                    texts.iter().any(|text| text.starts_with(|letter: char| letter.is_ascii_digit()) && text.len() > 5)
                );
                table.tap(press);
            }
            assert!(table.texts().iter().any(|text| text.starts_with("9 ")), "{:?}", table.texts());
            table.tap(Button::C);
            let marks = table.game().marks();
            assert_eq!(marks.murdered.or(marks.bewitched), Rank::new(9), "{:?}", table.texts());
        }
    }
}

/// "A character's line comes first in `choices`: the device asks for it first" (notation): of rank 8 it is in view as the turn begins,
/// and after something was built; the mark is not on it, and one press away.
#[test]
fn what_rank_eight_does_is_in_view() {
    for (players, list, does) in [(5, 0, "vernietigt"), (8, 0, "vernietigt"), (5, 1, "verovert"), (5, 3, "ruilt")] {
        let mut table = begun(Language::Dutch, players, &[(LIST, list)]);
        // Who has rank 3 and who has rank 7 build a tavern.
        table.tap(Button::C);
        for _ in 0..20 {
            let rank = table.game().called().expect("a rank is called").number();
            match rank {
                8 => break,
                3 | 7 => table.taps(&[Button::C, Button::C, Button::C, Button::B]),
                _ => table.tap_times(Button::B, 1),
            }
        }
        table.tap(Button::C);
        let in_view = |table: &Table| assert!(table.says(does), "{:?}", table.texts());
        // The diplomat has something to swap only once he has built.
        if list != 3 {
            in_view(&table);
            table.tap(UP);
            in_view(&table);
            table.tap(DOWN);
        }
        // A temple, which nobody else has.
        table.taps(&[DOWN, Button::C, Button::C]);
        in_view(&table);
        let standing =
            |event: &Event| matches!(event, Event::Destroy { .. } | Event::Conquer { .. } | Event::Swap { .. });
        assert!(table.game().legal().any(|event| standing(&event)), "{:?}", table.texts());
        // C goes on, and B ends the turn.
        table.tap(Button::B);
        assert_eq!(table.game().turn(), None, "{:?}", table.texts());
    }
}

/// Income in words (facts 2: the king a gold a noble district, the merchant one more), whose turn it is by its rank, and a question
/// where nothing but building is left. What lies on the rank takes nothing of that away.
#[test]
fn a_turn_says_what_it_brings() {
    for (language, says) in [
        (Language::Dutch, ["NUMMER 6", "bouwt?", "1 goud (Handel + 1)", "bestolen"]),
        (Language::German, ["RANG 6", "baut?", "1 Gold (Handel + 1)", "bestohlen"]),
        (Language::English, ["RANK 6", "builds?", "1 gold (Trade + 1)", "robbed"]),
    ] {
        let mut table = begun(language, 5, &[]);
        // The thief robs rank 6, whom the fourth after him has.
        table.taps(&[Button::C, Button::B, Button::C, DOWN, Button::C, Button::B, Button::B, Button::B, Button::B]);
        table.tap(Button::C);
        assert_eq!(table.game().character(), Some(Character::Merchant), "{:?}", table.texts());
        says.iter().for_each(|says| table.assert_says(says));
        // Nobody was robbed of so much: that is another sentence.
        assert!(table.texts().iter().any(|text| text.contains(&format!("{}; {}", says[3], says[2]))));
    }
}

/// Under the two in the middle one of them is murdered, not both.
#[test]
fn one_of_two_ranks_is_named() {
    let mut table = begun(Language::Dutch, 8, &[]);
    table.taps(&[Button::C, Button::C]);
    table.assert_says("5 Bisschop / 6 Koopvrouw");
}

/// Magistrate and blackmailer: what they do stands in the sentence, down to the list that no longer has a verb.
#[test]
fn who_lays_markers_is_told_with_a_verb() {
    for (language, verbs) in [
        (Language::Dutch, ["onteigent", "bedreigt"]),
        (Language::German, ["enteignet", "bedroht"]),
        (Language::English, ["marks", "threatens"]),
    ] {
        for players in [2, 5, 8] {
            // Magistrate and blackmailer.
            let mut table = begun(language, players, &[(LIST, 2), (4, 1)]);
            table.taps(&[Button::C, Button::C]);
            for verb in verbs {
                while table.game().phase() == Phase::Turn && table.game().has_ability() {
                    assert!(capitals(&table, verb) >= AT_A_METRE, "{:?}", table.texts());
                    table.tap(Button::C);
                }
                table.taps(&[Button::B, Button::C]);
            }
        }
    }
}

/// Whom the witch acts for, and who has only taken the income (seed, witch).
#[test]
fn the_witch_is_told_as_whom_she_acts() {
    for (language, says) in [
        (Language::Dutch, "Aflaatprediker (inkomen: "),
        (Language::German, "Ablasspred. (Einkommen: "),
        (Language::English, "Abbot (income: "),
    ] {
        let mut table = begun(language, 5, &[(LIST, 2)]);
        table.taps(&[Button::C, Button::C, Button::C, Button::B, Button::B, Button::B, Button::C]);
        assert_ne!(table.game().turn(), table.game().holder(), "{:?}", table.texts());
        table.assert_says(says);
    }
}

/// Rank 8 cannot touch the bishop's city (facts 2), and reads so.
#[test]
fn rank_eight_reads_who_is_protected() {
    let mut table = begun(Language::Dutch, 5, &[]);
    table.tap(Button::C);
    table.tap_times(Button::B, 4);
    table.tap(Button::C);
    let bishop = table.game().turn().expect("the bishop acts");
    table.taps(&[Button::B, Button::B, Button::B, Button::C]);
    assert_eq!(table.game().protected(), Some(bishop), "{:?}", table.texts());
    let name = ["Rood", "Groen", "Oranje", "Blauw", "Zwart", "Geel", "Wit", "Paars"];
    let told = |text: &String| name.iter().any(|name| text.contains(&format!("{name} veilig")));
    assert!(table.texts().iter().any(told), "{:?}", table.texts());
}

/// In the own turn the tax collector owes nothing (facts 2): B ends the turn under a heading too.
#[test]
fn the_tax_collector_is_not_asked_for_tax() {
    let mut table = begun(Language::Dutch, 5, &[(NINTH, TAX_COLLECTOR[0])]);
    table.tap(Button::C);
    table.tap_times(Button::B, 7);
    for untaxed in [true, false] {
        table.tap(Button::C);
        assert_eq!(table.game().character() != Some(Character::TaxCollector), untaxed, "{:?}", table.texts());
        table.tap(Button::C);
        assert_eq!(table.says("onbelast"), untaxed, "{:?}", table.texts());
        table.taps(&[Button::A, Button::B]);
    }
}

/// The ninth is optional with four to seven players; the first that is offered is the list's own (facts 7).
#[test]
fn the_lists_own_ninth_is_offered_first() {
    for (list, ninth) in [(1, Character::Queen), (2, Character::TaxCollector), (3, Character::Artist)] {
        let of = |presses| {
            let table = begun(Language::Dutch, 5, &[(LIST, list), (NINTH, presses)]);
            table.game().setup().cast().of(Rank::NINE)
        };
        assert_eq!([of(0), of(1), of(4)], [None, Some(ninth), None]);
        assert!([of(2), of(3)].iter().all(|other| other.is_some() && *other != Some(ninth)));
        // With eight players there is one anyway: the next is another.
        let of_eight = |presses| {
            let table = begun(Language::Dutch, 8, &[(LIST, list), (NINTH, presses)]);
            table.game().setup().cast().of(Rank::NINE)
        };
        assert_eq!([of_eight(0), of_eight(3)], [Some(ninth); 2]);
        assert!([of_eight(1), of_eight(2)].iter().all(|other| *other != Some(ninth)));
    }
}

/// In a city a district stands on one row with its cost.
#[test]
fn a_city_breaks_between_districts() {
    for language in Language::ALL {
        let mut table = table_of_six(language, &[]);
        let acting = table.game().turn().expect("somebody acts");
        let place = table.game().setup().seats().iter().position(|seat| *seat == acting).expect("plays");
        table.hold(Button::C);
        table.taps(&[DOWN, DOWN, Button::C]);
        table.tap_times(DOWN, place);
        table.tap(Button::C);
        let texts = table.texts();
        let rows: Vec<_> = texts.iter().filter(|text| text.contains(", ") || text.ends_with(',')).collect();
        assert!(rows.len() >= 2, "{texts:?}");
        assert!(rows.iter().all(|row| !row.starts_with(|letter: char| letter.is_ascii_digit())), "{texts:?}");
        assert!(rows.iter().all(|row| row.trim_end_matches(',').ends_with(|letter: char| letter.is_ascii_digit())));
    }
}

/// The district that completes a city: that it does, and that the round is the last, in words that are no smaller than a note's.
#[test]
fn the_last_round_is_said_in_words() {
    for language in Language::ALL {
        let last = ["LAATSTE RONDE!", "LETZTE RUNDE!", "LAST ROUND!"][language as usize];
        let city = ["STAD 7/7", "STADT 7/7", "CITY 7/7"][language as usize];
        let mut table = table_of_six(language, &[]);
        table.taps(&[Button::C, Button::C]);
        assert!(table.game().ending());
        table.assert_says(["LAATSTE!", "LETZTE!", "LAST!"][language as usize]);
        let words = ["laatste ronde!", "letzte Runde!", "last round!"][language as usize];
        assert!(table.says(city) || table.says(words), "{:?}", table.texts());
        let small = table.picture().audit.written().iter().any(|text| text.words.contains(city) && text.capital < 10);
        assert!(!small, "{:?}", table.texts());
        // In whole words once the note is gone.
        table.taps(&[DOWN]);
        table.assert_says(last);
    }
}

/// Names go round: the last district of the box is one press from none, and its row has room for both.
#[test]
fn a_district_to_add_is_chosen_both_ways_round() {
    for language in Language::ALL {
        let mut table = in_turn_of(begun(language, 5, &[]), 0);
        let turn = table.game().turn().expect("somebody acts");
        table.hold(Button::C);
        table.taps(&[Button::C, Button::C]);
        table.taps(&[Button::C, DOWN]);
        assert!(table.texts().iter().any(|text| text.starts_with("- > ")), "{:?}", table.texts());
        table.tap(Button::C);
        assert_eq!(table.game().city(turn).map(|named| named.district).collect::<Vec<_>>(), [District::WishingWell]);
    }
}

/// Where the artist plays, a coin is put on a district and taken from it by hand.
#[test]
fn the_coin_of_the_artist_is_set_right() {
    let mut table = in_turn_of(begun(Language::Dutch, 5, &[(NINTH, 1)]), 0);
    assert!(table.game().setup().cast().contains(Character::Artist), "{:?}", table.texts());
    let turn = table.game().turn().expect("somebody acts");
    let coins = |table: &Table| table.game().city(turn).map(|named| named.coin).collect::<Vec<_>>();
    table.hold(Button::C);
    table.taps(&[Button::C, Button::C]);
    // Two districts come to the city; its coins are the row below what goes.
    table.taps(&[Button::C, UP, Button::C, Button::C, UP, UP, Button::C, DOWN, DOWN]);
    table.taps(&[Button::C, DOWN]);
    table.assert_says("> +1 ");
    table.tap(Button::C);
    assert_eq!(coins(&table), [false, true], "{:?}", table.texts());
    table.taps(&[Button::C, DOWN]);
    table.assert_says("> -1 ");
    table.tap(Button::C);
    assert_eq!(coins(&table), [false, false], "{:?}", table.texts());
}

/// A card that nobody could read is not for nothing, and its values are the next to be set.
#[test]
fn an_own_card_among_the_fourteen_costs_something() {
    let mut table = set_up(Language::Dutch, 5, &[]);
    table.tap(Button::B);
    table.tap_times(DOWN, UNIQUES + 1);
    // The last card of the box comes first.
    table.taps(&[Button::C, UP, Button::C, Button::B]);
    table.tap_times(DOWN, 4);
    table.assert_says("Eigen kaart 5");
    table.taps(&[Button::A, Button::C]);
    let own = District::uniques().last().expect("unique districts");
    assert!(table.game().setup().has(own));
    assert_eq!(table.game().setup().coins(own).cost, 1);
}

/// "What each does" is one press away where it is built: the library keeps all cards that are drawn (facts 5).
#[test]
fn held_b_on_a_unique_district_says_what_it_does() {
    let mut table = in_turn_of(begun(Language::Dutch, 5, &[]), 2);
    table.taps(&[UP, UP, UP, Button::C]);
    table.assert_says("Bibliotheek");
    table.hold(Button::B);
    table.assert_says("Trek je kaarten als inkomen, houd");
    // On a heading it is the character's.
    table.taps(&[Button::A, Button::A]);
    table.hold(Button::B);
    table.assert_says("Ruilt zijn hand");
}

/// An action card where it is played (facts 8), on the list that B opens too. What C and B do on the screen below that list is not
/// said there.
#[test]
fn held_b_on_an_action_card_says_what_it_does() {
    let mut table = in_turn_of(begun(Language::Dutch, 5, &[(ACTIONS, 1)]), 0);
    table.tap(Button::B);
    while !table.says("Directeur") {
        table.tap(UP);
    }
    for (name, does) in [("Directeur", "Bouw deze beurt"), ("Circustent", "Eén per beurt")] {
        for _ in 0..40 {
            table.hold(Button::B);
            if table.texts().iter().any(|text| text == name) {
                break;
            }
            table.taps(&[Button::A, UP]);
        }
        table.assert_says(does);
        assert!(!table.says("C doet wat"), "{:?}", table.texts());
        table.tap(Button::A);
    }
}

/// Everybody has the 4 points of whoever was complete first.
fn count(table: &mut Table) {
    let prompt = table.game().prompt().expect("something is asked");
    if prompt.asks == Asks::Coins && prompt.seat != table.game().first() {
        table.tap_times(UP, 4);
    }
    table.tap(Button::C);
}

/// What is counted at the end has a help of its own, and so has a tie (notation, "Final count").
#[test]
fn help_on_the_count_is_about_it() {
    let mut table = begun(Language::Dutch, 5, &[(CITIES, 1)]);
    // Somebody's city is complete; nobody answers the other calls.
    table.taps(&[Button::C, Button::B, UP, Button::C, Button::C]);
    while table.game().phase() != Phase::Over {
        let before = table.state();
        table.tap(Button::C);
        if *table.game() == before {
            table.tap(Button::B);
        }
    }
    for (asks, counted) in [
        (Asks::Coins, "Munten op de gebouwen"),
        (Asks::Types, "Alle vijf soorten"),
        (Asks::Uniques, "Punten van unieke gebouwen"),
    ] {
        assert_eq!(table.game().prompt().map(|prompt| prompt.asks), Some(asks), "{:?}", table.texts());
        table.hold(Button::B);
        table.assert_says(counted);
        assert!(!table.says("Gelijk?"), "{:?}", table.texts());
        table.tap(Button::A);
        count(&mut table);
    }
    while table.game().prompt().is_some_and(|prompt| prompt.asks != Asks::Highest) {
        count(&mut table);
    }
    table.hold(Button::B);
    table.assert_says("Gelijk?");
    table.assert_says("gedeeld");
}
