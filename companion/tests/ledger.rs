//! The Ledger at the table: what the resting screen shows, where the mark starts, and what nobody is asked.
//!
//! Expected numbers are the rulebook's and those of `facts/` (1.1 to 1.5).

mod table;

use companion::{
    press::Button,
    settings::{Language, Settings, Teaching},
};
use engine::{
    Game,
    magna_carta::{
        Event, Phase,
        cards::Building,
        event::Held,
        pay::Pay,
        setup::{Books, Variant},
    },
    seat::Seat,
};
use table::{Table, magna_carta::Value};

fn ledger(players: u8) -> Table {
    let mut table = Table::playing(Language::Dutch, Variant::Standard, players, Books::Device);
    table.go_on();
    table
}

fn acting(table: &Table) -> Seat {
    table.asked().expect("somebody acts")
}

fn purse(table: &Table, seat: Seat) -> [u16; 5] {
    let purse = table.game().purse(seat).expect("the device keeps it");
    [purse.coins, purse.food, purse.wood, purse.stone, purse.gold]
}

#[test]
fn the_resting_screen_shows_purse_castle_and_who_has_passed() {
    let mut table = ledger(2);
    // 4 deniers, 2 food and 2 wood, and the first income (CMC Q1); 5, 6 and 7 tokens with two players.
    for words in ["6 denar, 2 voedsel", "2 hout", "slot", "5 · 6 · 7", "ronde 1 · 2/6"] {
        table.assert_says(words);
    }
    let first = acting(&table);
    table.pick(Event::Pass(first));
    table.assert_says("R1 · GEPAST: ");
}

#[test]
fn the_mark_starts_on_what_the_seat_did_last_and_never_on_the_pass() {
    let mut table = ledger(2);
    let (first, card) = (acting(&table), |table: &Table, at| table.game().street().at(at).expect("a card").worker);
    // Six different cards can be paid; what is given for a white cube is asked after that.
    table.assert_says("6 mogelijk");
    table.tap(Button::C);
    assert_eq!(card(&table, 1), Some(first), "C at once puts a worker on the first card");
    let second = acting(&table);
    table.pick(Event::Draw(second));
    // The other again, on the workers; then this one, on the card that it drew last.
    table.tap(Button::C);
    assert_eq!(card(&table, 2), Some(first));
    table.tap(Button::C);
    assert_eq!(purse(&table, second)[0], 6 - 2, "another card for 1 denier");
    assert_eq!(table.game().passed().count(), 0);
    // To pass is the row above the first, and is not what the mark starts on in the next round.
    table.pick(Event::Pass(first));
    assert_eq!(table.game().passed().collect::<Vec<_>>(), [first]);
}

#[test]
fn a_white_cube_asks_which_cube_and_says_what_is_paid() {
    let mut table = ledger(2);
    let seat = acting(&table);
    // The market: one wood and a cube of any kind. With 2 food and 2 wood there are two ways.
    table.taps(&[Button::Up, Button::C]);
    table.assert_says("bouwt");
    // Farm, sawmill, quarry, own peddler, market.
    table.tap_times(Button::Down, 4);
    table.assert_says("hout, wit");
    table.tap(Button::C);
    for words in ["voedsel, hout", "2 hout"] {
        table.assert_says(words);
    }
    assert!(!table.game().has_built(seat, Building::Market), "nothing is paid unasked");
    table.taps(&[Button::Down, Button::C]);
    assert!(table.game().has_built(seat, Building::Market));
    assert_eq!(purse(&table, seat), [6, 2, 0, 0, 0]);
}

/// Two small farms and two small quarries, a worker of the other on each: four free gains for the workers, four for the
/// owners (facts 1.1), and the market at the end, which asks.
fn five_effects() -> (Table, Seat, Seat) {
    let mut table = ledger(2);
    let (first, second) =
        (acting(&table), table.seats().into_iter().find(|seat| *seat != acting(&table)).expect("two play"));
    for seat in [first, second] {
        table.correct(Some(seat), Value::Held(Held::Food), 9);
        table.correct(Some(seat), Value::Held(Held::Wood), 9);
    }
    for building in [Building::FarmSmall, Building::QuarrySmall] {
        for seat in [first, second] {
            table.pick(Event::Build { seat, building, pay: Pay::UNSAID });
        }
    }
    let pay = Pay { wood: 2, ..Pay::UNSAID };
    table.pick(Event::Build { seat: first, building: Building::Market, pay });
    for (seat, at) in [(second, 3), (first, 4), (second, 5), (first, 6), (second, 7)] {
        table.pick(Event::Worker { seat, at });
    }
    for seat in [first, second] {
        table.pick(Event::Pass(seat));
    }
    table.correct(None, Value::Provost, 5);
    table.nobody_else();
    assert_eq!(table.phase(), Phase::Effects);
    (table, first, second)
}

#[test]
fn free_gains_are_taken_at_once_up_to_the_next_choice_and_undone_singly() {
    let (mut table, first, second) = five_effects();
    table.assert_says("Neem 1 voedsel");
    table.assert_says("neem alles");
    let before = [first, second].map(|seat| purse(&table, seat));
    table.tap(Button::B);
    // A food and a stone as worker, a food and a stone as owner, each.
    for (seat, before) in [first, second].into_iter().zip(before) {
        let [coins, food, wood, stone, gold] = before;
        assert_eq!(purse(&table, seat), [coins, food + 2, wood, stone + 2, gold], "{seat}");
    }
    // The market asks what is sold, at 4 deniers.
    table.assert_says("Verkoop voedsel");
    table.assert_says("+ 4 denar");
    let taken = table.state();
    for undone in 1..=8 {
        table.tap(Button::A);
        table.assert_says("ongedaan");
        let left: u16 =
            [first, second].map(|seat| purse(&table, seat)).iter().map(|[_, food, _, stone, _]| food + stone).sum();
        let all: u16 = before.iter().map(|[_, food, _, stone, _]| food + stone).sum::<u16>() + 8;
        assert_eq!(left, all - undone, "one cube for each A");
    }
    table.tap_times(Button::C, 8);
    assert!(*table.game() == taken, "and one C brings each back");
}

#[test]
fn nothing_is_the_last_answer_of_an_effect() {
    let (mut table, first, second) = five_effects();
    table.tap(Button::B);
    // Food, wood, stone; then nothing.
    let before = purse(&table, second);
    table.tap(Button::Up);
    table.assert_says("Niets");
    table.tap(Button::C);
    table.assert_says("slaat Markt over");
    assert_eq!(purse(&table, second), before);
    // The market's owner has a denier all the same (CMC Q22); nobody else is asked, and both can offer a batch.
    assert_eq!(table.game().due().map(|due| due.seat), Some(first));
    table.tap(Button::C);
    assert_eq!(table.phase(), Phase::Castle);
}

#[test]
fn who_has_no_batch_is_not_asked() {
    let mut table = ledger(2);
    for _ in 0..2 {
        let seat = acting(&table);
        table.pick(Event::Pass(seat));
    }
    // Without a worker there is no effect, without a stone no batch: the end of the round comes at once.
    table.nobody_else();
    assert_eq!(table.phase(), Phase::RoundEnd);
    table.assert_says("2 fiches gaan uit het spel");
    // A takes back the provost's answer with what followed it.
    table.tap(Button::A);
    assert_eq!(table.phase(), Phase::Provost);
    table.tap(Button::C);
    assert_eq!(table.phase(), Phase::RoundEnd);
    assert!(table.game().prompt().is_some());
}

#[test]
fn the_row_of_a_worker_has_the_price_however_long_the_card_is_called() {
    let rows = [
        (Language::Dutch, "3. Kl. houtzagerij", "1 denar", "arbeider"),
        (Language::German, "3. Kl. Sägewerk", "1 Denar", "Arbeiter"),
        (Language::English, "3. Small sawmill", "1 denier", "worker"),
    ];
    for (language, row, price, deed) in rows {
        let mut table = Table::playing(language, Variant::Standard, 2, Books::Device);
        table.go_on();
        let seat = acting(&table);
        table.pick(Event::Build { seat, building: Building::SawmillSmall, pay: Pay::UNSAID });
        let other = acting(&table);
        // The mark is on the first card; the sawmill is the third of the street, which began with two (facts 1.5).
        table.tap_times(Button::Down, 2);
        // The purse stands there too, with another number.
        for words in [row, price, deed] {
            table.assert_says(words);
        }
        table.tap(Button::C);
        assert_eq!(table.game().street().at(3).and_then(|card| card.worker), Some(other));
    }
}

#[test]
fn a_notary_asks_for_a_card_by_its_name_and_says_what_it_costs() {
    let mut table = ledger(2);
    let (first, other) =
        (acting(&table), table.seats().into_iter().find(|seat| *seat != acting(&table)).expect("two play"));
    table.correct(Some(first), Value::Held(Held::Food), 9);
    table.correct(Some(first), Value::Held(Held::Wood), 9);
    table.correct(Some(first), Value::Held(Held::Stone), 9);
    for building in [Building::Lawyer, Building::Church, Building::SawmillLarge] {
        table.pick(Event::Build { seat: first, building, pay: Pay::UNSAID });
        table.pick(Event::Draw(other));
    }
    table.pick(Event::Worker { seat: first, at: 3 });
    for seat in [other, first] {
        table.pick(Event::Pass(seat));
    }
    table.correct(None, Value::Provost, 3);
    table.nobody_else();
    // One food for a residence; never the notary itself (CMC-NL "Notaris", facts 1.2).
    for words in ["Kerk", "Gr. houtzagerij", "1 voedsel", "woonhuis"] {
        table.assert_says(words);
    }
    let rows = table.texts().into_iter().filter(|text| text == "Notaris").count();
    assert!(rows <= 1 && !table.says("kaart 5"), "{:?}", table.texts());
    let before = purse(&table, first);
    table.tap(Button::C);
    assert_eq!(purse(&table, first)[1], before[1] - 1, "the mark is on a gain");
}

/// The first actions of two players of whom the one who acts has these cubes: food, wood, stone, gold.
fn holding(language: Language, cubes: [i16; 4]) -> (Table, Seat) {
    let mut table = Table::playing(language, Variant::Standard, 2, Books::Device);
    table.go_on();
    let seat = acting(&table);
    let [_, food, wood, stone, gold] = purse(&table, seat).map(|has| has as i16);
    for ((held, has), wanted) in Held::ALL[1..].iter().zip([food, wood, stone, gold]).zip(cubes) {
        table.correct(Some(seat), Value::Held(*held), wanted - has);
    }
    assert_eq!(purse(&table, seat)[1..], cubes.map(|cube| cube as u16));
    (table, seat)
}

/// "Een blokje goud kan dus een blokje van een andere grondstof naar keuze vervangen" (CMC-NL "Aandacht"): what a row says is
/// what is paid.
#[test]
fn a_row_says_when_gold_is_paid() {
    // A farm is 1 food and 1 wood, a market 1 wood and a cube of any kind (facts 1.1).
    let (mut table, seat) = holding(Language::Dutch, [1, 0, 0, 3]);
    table.taps(&[Button::Up, Button::C]);
    table.assert_says("Kl. boerderij");
    table.assert_says("voedsel, goud");
    assert!(!table.says("voedsel, hout"));
    table.tap(Button::C);
    assert!(table.game().has_built(seat, Building::FarmSmall));
    assert_eq!(purse(&table, seat)[1..], [0, 0, 0, 2]);

    let (mut table, seat) = holding(Language::Dutch, [0, 0, 0, 2]);
    table.taps(&[Button::Up, Button::C]);
    // Farm, sawmill, quarry, peddler, market: gold for the wood and for the white cube.
    table.tap_times(Button::Down, 4);
    table.assert_says("2 goud");
    table.tap(Button::C);
    assert!(table.game().has_built(seat, Building::Market));
    assert_eq!(purse(&table, seat)[1..], [0, 0, 0, 0]);
}

/// Gold for the notary's food (CMC Q9).
#[test]
fn a_notary_says_when_gold_is_paid() {
    let (mut table, seat) = holding(Language::Dutch, [2, 2, 2, 1]);
    let other = table.seats().into_iter().find(|other| *other != seat).expect("two play");
    for building in [Building::Lawyer, Building::FarmLarge] {
        table.pick(Event::Build { seat, building, pay: Pay::UNSAID });
        table.pick(Event::Draw(other));
    }
    assert_eq!(purse(&table, seat)[1..], [0, 1, 0, 1]);
    table.pick(Event::Worker { seat, at: 3 });
    for seat in [other, seat] {
        table.pick(Event::Pass(seat));
    }
    table.correct(None, Value::Provost, 1);
    table.nobody_else();
    for words in ["Keer Gr. boerderij", "1 goud"] {
        table.assert_says(words);
    }
    assert!(!table.says("1 voedsel"));
    table.tap(Button::C);
    assert_eq!(purse(&table, seat)[1..], [0, 1, 0, 0]);
}

/// "Blauw biedt 1 pakket aan (met 1x goud als vervangmiddel voor 1x voedsel)" (CMC-NL "Fase 5", the example).
#[test]
fn the_castle_says_when_gold_is_paid_and_the_log_who_got_gold() {
    for (language, pays, gold) in [
        (Language::Dutch, "betaalt 1 goud als joker", "R1 ronde klaar. Goud naar"),
        (Language::German, "zahlt 1 Gold als Joker", "R1 Runde zu Ende. Gold an"),
        (Language::English, "pays 1 gold as a joker", "R1 round done. Gold to"),
    ] {
        let (mut table, seat) = holding(language, [0, 1, 1, 1]);
        for _ in 0..2 {
            let seat = acting(&table);
            table.pick(Event::Pass(seat));
        }
        table.nobody_else();
        assert_eq!((table.phase(), acting(&table)), (Phase::Castle, seat));
        assert!(!table.says(pays), "nothing is offered yet");
        table.tap(Button::Up);
        table.assert_says(pays);
        table.tap(Button::C);
        // The gold that was paid came back for the most batches.
        assert_eq!(purse(&table, seat)[1..], [0, 0, 0, 1]);
        assert_eq!((table.phase(), table.game().gold_to()), (Phase::RoundEnd, Some(seat)));
        table.tap(Button::C);
        table.hold(Button::A);
        table.assert_says(gold);
    }
}

#[test]
fn the_mark_never_starts_on_exchanging_the_hand() {
    let mut table = ledger(2);
    let (first, second) =
        (acting(&table), table.seats().into_iter().find(|seat| *seat != acting(&table)).expect("two play"));
    table.pick(Event::Redraw(first));
    table.pick(Event::Draw(second));
    // C at once puts a worker on the first card.
    table.assert_says("arbeider");
    table.tap(Button::C);
    assert_eq!(table.game().street().at(1).and_then(|card| card.worker), Some(first));
}

#[test]
fn everybodys_purse_is_the_first_page_of_the_look_up() {
    let mut table = ledger(3);
    let seat = acting(&table);
    table.correct(Some(seat), Value::Held(Held::Coins), 11);
    let look_up = [Button::Down, Button::Down, Button::C, Button::C];
    table.hold(Button::C);
    table.taps(&look_up);
    // 4 deniers, 2 food and 2 wood (CMC-NL "Spelvoorbereiding"), 2 deniers of income, and the eleven.
    for words in
        ["Beurzen", "Oranje", "Groen", "Blauw", "denar", "voedsel", "hout", "steen", "goud", "17", "6", "2", "0"]
    {
        table.assert_says(words);
    }
    // With the players' books nobody knows.
    let mut table = Table::in_actions();
    table.hold(Button::C);
    table.taps(&look_up);
    assert!(!table.says("Beurzen"));
    table.assert_says("Park");
}

/// The last round has no end of its own in the log: who got the gold stands behind the last entry (CMC-NL "Fase 5").
#[test]
fn the_log_of_the_last_entry_says_who_got_gold_and_that_the_stock_is_spent() {
    let (mut table, seat) = holding(Language::Dutch, [1, 1, 1, 0]);
    for (row, tokens) in [5, 6, 6].into_iter().enumerate() {
        let part = engine::magna_carta::tokens::Part::ALL[row];
        table.correct(None, Value::Stock(part), -tokens);
    }
    for _ in 0..2 {
        let seat = acting(&table);
        table.pick(Event::Pass(seat));
    }
    table.nobody_else();
    table.tap(Button::Up);
    table.tap(Button::C);
    assert_eq!((table.phase(), table.game().gold_to()), (Phase::Over, Some(seat)));
    // Nobody has to count; how the round ended is read all the same, before who has won.
    for words in ["EINDE", "Goud naar", "De voorraad is op", "> telling"] {
        table.assert_says(words);
    }
    table.taps(&[Button::Down, Button::Up]);
    table.assert_says("EINDE");
    let state = table.state();
    table.tap(Button::C);
    assert!(!table.says("EINDE") && *table.game() == state);
    assert!(table.says("wint") || table.says("Samen"), "{:?}", table.texts());
    table.hold(Button::A);
    for words in ["biedt 1: 1 toren.", "Goud naar", "voorraad op"] {
        table.assert_says(words);
    }
}

/// The first rows of the panel that a line with what was just said does not lie over.
const BELOW: u32 = 16;

#[test]
fn what_was_just_said_lies_over_the_phase_and_nothing_else() {
    for language in Language::ALL {
        for books in [Books::Table, Books::Device] {
            let [mut said, mut unsaid] = [Teaching::Reminder, Teaching::Off].map(|teaching| {
                let mut table = Table::with(Settings { language, teaching, ..Settings::default() });
                table.set_up(Variant::Standard, 2, books);
                table
            });
            // Through a round in which nobody does more than C does.
            for press in 0..14 {
                let [with, without] = [&said, &unsaid].map(Table::picture);
                let (width, height) = (companion::picture::WIDTH, companion::picture::HEIGHT);
                let mut dots = (BELOW..height).flat_map(|y| (0..width).map(move |x| (x, y)));
                let differs = dots.find(|(x, y)| with.ink(*x, *y) != without.ink(*x, *y));
                assert_eq!(differs, None, "{language:?}, {books:?}, after {press} presses: {:?}", said.texts());
                said.tap(Button::C);
                unsaid.tap(Button::C);
            }
            assert!(said.game() == unsaid.game());
        }
    }
}

#[test]
fn a_purse_with_all_kinds_is_read_as_easily_as_a_hint() {
    for language in Language::ALL {
        let mut table = Table::playing(language, Variant::Standard, 2, Books::Device);
        table.go_on();
        // The longest names, and two digits of deniers.
        for seat in table.seats() {
            table.correct(Some(seat), Value::Held(Held::Coins), 6);
            table.correct(Some(seat), Value::Held(Held::Stone), 7);
            table.correct(Some(seat), Value::Held(Held::Gold), 3);
        }
        for _ in 0..2 {
            let picture = table.picture();
            // Letters of 8 px are for what stands within a card of the street.
            let small = picture.audit.written().iter().filter(|text| text.capital < 11 && text.words.len() > 2);
            let small: Vec<_> = small.map(|text| text.words.to_string()).collect();
            assert_eq!(small, [""; 0], "{language:?}");
            table.tap(Button::C);
        }
    }
}
