//! What a table of Machiavelli reads: the check-list, helps, and what stays in view.
//!
//! Invariant: everything is entered as a finger would.

mod table;

use companion::{press::Button, settings::Language};
use engine::machiavelli::{Character, District, Phase};
use table::machiavelli::{DOWN, LIST, NINTH, Table, UNIQUES, UP, begun, in_turn_of, set_up, table_of_six};

/// Rows of the choices.
const KING: usize = 7;

/// Who was swapped, and how many characters lie open and covered: both, whatever is played with.
#[test]
fn the_check_list_says_who_is_swapped_and_how_many_lie_open() {
    for language in Language::ALL {
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
    table.assert_says("hem uit je hand");
}

/// The thief robs somebody, who is called.
fn robbed(players: usize) -> Table {
    let mut table = begun(Language::Dutch, players, &[]);
    table.taps(&[Button::C, Button::B, Button::C, UP, Button::C, Button::B]);
    while table.game().called() != table.game().marks().robbed {
        table.tap(Button::B);
    }
    table
}

/// What lies on the called rank is explained, and the character's ability stays in view however many play.
#[test]
fn a_mark_hides_no_ability_and_is_explained() {
    for players in 4..=8 {
        let mut table = robbed(players);
        table.assert_says("BESTOLEN");
        table.assert_says("1 goud per ");
        table.hold(Button::B);
        table.assert_says("Bestolen:");
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
    let mut table = in_turn_of(begun(Language::Dutch, 5, &[(NINTH, 2)]), 0);
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
