//! Every character that the device knows something of, one after the other (seed "Overzicht karaktereigenschappen"; facts 2).
//!
//! The others (spy, magician, abbot, cardinal, merchant, alchemist, queen) move gold and cards, which the device does not keep: of them it
//! knows the limit of one district. Invariant: expected values cite the seed by character.

use engine::machiavelli::{Besides, Character};
use engine::seat::Seat;

use crate::table::Table;

/// Facts 2: ranks.
#[test]
fn there_are_three_characters_of_each_rank() {
    let rank = |word: &str| word.parse::<Character>().expect("a character").rank().number();
    let of = |number| Character::ALL.into_iter().filter(|character| character.rank().number() == number).count();
    assert!((1..=9).all(|number| of(number) == 3));
    assert_eq!(["witch", "blackmailer", "seer", "patrician", "cardinal"].map(rank), [1, 2, 3, 4, 5]);
    assert_eq!(["trader", "navigator", "marshal", "tax-collector"].map(rank), [6, 7, 8, 9]);
}

/// Facts 2: who builds one district.
#[test]
fn most_characters_build_one_district() {
    for (character, rank) in [
        ("thief", 2),
        ("spy", 2),
        ("magician", 3),
        ("king", 4),
        ("bishop", 5),
        ("abbot", 5),
        ("cardinal", 5),
        ("merchant", 6),
        ("alchemist", 6),
        ("warlord", 8),
        ("queen", 9),
        ("artist", 9),
    ] {
        let mut table = Table::acting(character, "", rank, "red");
        table.play("build red temple").refuses("build red church", "the limit is 1");
    }
}

/// Facts 2: gold or cards for each district of a type, the merchant's one more; facts 5: the school of magic is of every type, and the
/// haunted quarter of one only at the end.
#[test]
fn districts_of_a_type_bring_income() {
    for (character, rank, income) in [
        ("king", 4, Some(("noble", 3))),
        ("emperor", 4, Some(("noble", 3))),
        ("patrician", 4, Some(("noble", 3))),
        ("bishop", 5, Some(("religious", 2))),
        ("abbot", 5, Some(("religious", 2))),
        ("cardinal", 5, Some(("religious", 2))),
        ("merchant", 6, Some(("trade", 5))),
        ("trader", 6, Some(("trade", 4))),
        ("warlord", 8, Some(("military", 1))),
        ("diplomat", 8, Some(("military", 1))),
        ("marshal", 8, Some(("military", 1))),
        ("alchemist", 6, None),
        ("spy", 2, None),
        ("magician", 3, None),
        ("architect", 7, None),
        ("queen", 9, None),
    ] {
        let mut table = Table::acting(character, "", rank, "red");
        assert_eq!(table.state().income().map(|(_, brings)| brings), income.map(|_| u8::from(character == "merchant")));
        table.play("correct red city manor castle temple tavern market docks school-of-magic haunted-quarter");
        let brings = table.state().income().map(|(kind, brings)| (kind.word(), brings));
        assert_eq!(brings, income, "{character}");
    }
    let table = Table::acting("", "cities off", 4, "red");
    assert_eq!(table.state().income(), None);
}

/// What does not count to the limit (facts 2, 5 and 8: trader, stables, museum, armory, action cards; seed, magistrate), and what there is
/// to do once that is reached.
#[test]
fn beyond_the_limit_there_is_little_to_do() {
    let besides = |table: &Table| table.state().besides();
    let first_game = "uniques first-game";
    // The magician builds his one; nothing of the first game's goes beyond.
    let mut table = Table::acting("", first_game, 3, "red");
    assert_eq!(besides(&table), Besides::Build);
    table.play("build red temple");
    assert_eq!(besides(&table), Besides::Nothing);
    // Stables, a museum, an armory with something to destroy, an action card, a trader.
    for (swapped, settings, rank, lines) in [
        ("", "", 3, ""),
        ("", "uniques cunning-agents", 3, "correct red add museum"),
        ("", "uniques cunning-agents", 3, "correct red add armory"),
        ("", "uniques first-game\nactions on", 3, ""),
        ("trader", first_game, 6, ""),
    ] {
        let mut table = Table::acting(swapped, settings, rank, "red");
        table.play("build red temple").play(lines);
        assert_eq!(besides(&table), Besides::Uncounted, "{settings} {lines}");
    }
    // A card was tucked, and the museum takes no second.
    let mut table = Table::acting("", "uniques cunning-agents", 3, "red");
    table.play("build red temple\ncorrect red add museum\ntuck red");
    assert_eq!(besides(&table), Besides::Nothing);
    // Before the witch has named a rank she builds nothing, and with action cards may play one.
    assert_eq!(besides(&Table::acting("witch", first_game, 1, "red")), Besides::Nothing);
    assert_eq!(besides(&Table::acting("witch", "uniques first-game\nactions on", 1, "red")), Besides::Uncounted);
    // The navigator builds nothing whatever; between turns there is nothing.
    assert_eq!(besides(&Table::acting("navigator", first_game, 7, "red")), Besides::Nothing);
    assert_eq!(besides(&Table::calling("", "")), Besides::Nothing);
    // What was just built can be seized.
    let mut table = Table::acting("magistrate", first_game, 1, "red");
    table.play("expropriate 2 3 4\nnext\nnobody\nanswer green\nbuild green temple");
    assert_eq!(besides(&table), Besides::Uncounted);
}

/// Seed, architect: at most 3. Seer and scholar: at most 2.
#[test]
fn architect_seer_and_scholar_build_more() {
    let mut table = Table::acting("", "", 7, "red");
    table.play("build red temple\nbuild red church\nbuild red tavern").refuses("build red market", "the limit is 3");
    for (character, rank) in [("seer", 3), ("scholar", 7)] {
        let mut table = Table::acting(character, "", rank, "red");
        table.play("build red temple\nbuild red church").refuses("build red market", "the limit is 2");
    }
}

/// Seed, wizard: the card taken can be built besides, and a district that stands there already.
#[test]
fn the_wizard_builds_one_more_and_duplicates() {
    let mut table = Table::acting("wizard", "", 3, "red");
    table.play("build red temple\nbuild red temple").refuses("build red market", "the limit is 2");
    assert_eq!(table.city(Seat::Red), "temple temple");
}

/// Seed, trader: any number of trade districts besides.
#[test]
fn the_traders_trade_districts_do_not_count() {
    let mut table = Table::acting("trader", "", 6, "red");
    table.play("build red tavern\nbuild red market\nbuild red docks\nbuild red temple");
    table.refuses("build red church", "the limit is 1").play("build red harbor");
}

/// Seed, navigator ("Kapitein"): no districts, not even those that do not count.
#[test]
fn the_navigator_builds_nothing() {
    let mut table = Table::acting("navigator", "actions on", 7, "red");
    table.play("correct red city temple framework");
    for line in
        ["build red market", "build red stables", "build red market by framework", "build red palace over temple"]
    {
        table.refuses(line, "builds nothing");
    }
    table.play("play red director").refuses("build red market", "builds nothing");
}

/// Seed, assassin: another character.
#[test]
fn the_assassin_names_another_rank() {
    let mut table = Table::acting("", "", 1, "red");
    table.refuses("murder 1", "rank 1").refuses("murder 9", "rank 9").refuses("bewitch 2", "assassin");
    table.play("murder 8").refuses("murder 7", "once a turn");
    assert_eq!(table.state().marks().murdered.map(|rank| rank.number()), Some(8));
}

/// Seed, witch: she must name a rank, and builds nothing before; then she acts as that character, and its player does not.
#[test]
fn the_witch_acts_as_the_bewitched() {
    let mut table = Table::acting("witch", "", 1, "red");
    table.refuses("build red temple", "must bewitch").refuses("next", "must bewitch").refuses("bewitch 1", "rank 1");
    table.play("bewitch 7");
    assert_eq!((table.phase(), table.called()), ("call", 2));
    table.play("nobody\nnobody\nnobody\nnobody\nnobody\nanswer green");
    assert_eq!((table.state().holder(), table.turn()), (Some(Seat::Green), Some(Seat::Red)));
    table.refuses("build green temple", "Red acts");
    table.play("build red temple\nbuild red church\nbuild red tavern");
}

/// Seed, witch: not in play, she does not go on.
#[test]
fn a_bewitched_rank_that_nobody_has_has_no_turn() {
    let mut table = Table::acting("witch", "", 1, "red");
    table.play("bewitch 2\nnobody");
    assert_eq!((table.phase(), table.called(), table.turn()), ("call", 3, None));
}

/// Seed, witch and king: a bewitched king or patrician takes the crown all the same.
#[test]
fn a_bewitched_king_takes_the_crown() {
    let mut table = Table::acting("witch", "", 1, "red");
    table.play("bewitch 4\nnobody\nnobody\nanswer green");
    assert_eq!((table.state().start(), table.turn()), (Seat::Green, Some(Seat::Red)));
}

/// Seed, witch: a bewitched emperor's crown she gives away.
#[test]
fn a_bewitched_emperors_crown_is_the_witchs_to_give() {
    let mut table = Table::acting("witch emperor", "", 1, "red");
    table.play("bewitch 4\nnobody\nnobody\nanswer green").refuses("crown red", "Red").play("crown green\nnext");
    assert_eq!(table.state().start(), Seat::Green);
}

/// Seed, magistrate: three different tiles; he takes the first district that is paid, and it counts for its builder.
#[test]
fn the_magistrate_seizes_the_first_paid_district() {
    let mut table = Table::acting("magistrate", "", 1, "red");
    table.refuses("expropriate 2 2 3", "twice").play("expropriate 7 2 3\nanswer green\nbuild green palace\nseize");
    assert_eq!((table.city(Seat::Red), table.city(Seat::Green)), ("palace".into(), String::new()));
    table.refuses("build green temple", "the limit is 1");
    let marked: Vec<u8> = table.state().marks().expropriated.iter().map(|rank| rank.number()).collect();
    assert_eq!(marked, [2], "the contract: only that rank is left");
    table.play("answer blue\nbuild blue temple").refuses("seize", "once a round");
}

/// Seed, magistrate: the architect may build on, and no other of his districts is taken.
#[test]
fn only_the_first_district_is_seized() {
    let mut table = Table::acting("magistrate", "", 1, "red");
    table.play("expropriate 7 2 3\ncorrect call 7\nanswer green\nbuild green palace\nbuild green temple");
    table.refuses("seize", "first paid");
}

/// Seed, magistrate: not with the name of one in the own city; and "Steengroeve": not with a quarry either.
#[test]
fn the_magistrate_seizes_no_second() {
    let mut table = Table::acting("magistrate", "", 1, "red");
    table.play("correct red city palace quarry\nexpropriate 2 3 5\nanswer green\nbuild green palace");
    table.refuses("seize", "has a palace");
}

/// Seed, "Stallen" and "Stellage": what is free is not seized, but the next paid one is.
#[test]
fn what_is_free_is_not_seized() {
    let mut table = Table::acting("magistrate", "", 1, "red");
    table.play("expropriate 2 3 7\ncorrect green city framework\ncorrect call 7\nanswer green");
    table.play("build green palace by framework").refuses("seize", "first paid");
    table.play("build green temple\nseize");
    assert_eq!((table.city(Seat::Red), table.city(Seat::Green)), ("temple".into(), "palace".into()));
}

/// Seed, thief: not rank 1, the murdered or the bewitched.
#[test]
fn the_thief_robs_neither_rank_one_nor_the_murdered() {
    let mut table = Table::acting("", "", 1, "red");
    table
        .play("murder 5\nanswer green")
        .refuses("rob 1", "rank 1")
        .refuses("rob 2", "rank 2")
        .refuses("rob 5", "rank 5");
    table.play("rob 6");
    let mut table = Table::acting("witch", "", 1, "red");
    table.play("bewitch 5\nanswer green").refuses("rob 5", "rank 5").play("rob 8");
}

/// Seed, blackmailer ("Chanteuse"): two different, not rank 1, the murdered or the bewitched.
#[test]
fn the_blackmailer_threatens_two() {
    let mut table = Table::acting("blackmailer", "", 1, "red");
    table.play("murder 5\nanswer green");
    table.refuses("threaten 3 3", "twice").refuses("threaten 1 3", "rank 1").refuses("threaten 3 5", "rank 5");
    table.play("threaten 8 3");
    let marked: Vec<u8> = table.state().marks().threatened.iter().map(|rank| rank.number()).collect();
    assert_eq!(marked, [3, 8]);
}

/// Seed, blackmailer: a threat may lie beside an expropriation.
#[test]
fn a_threat_may_lie_beside_an_expropriation() {
    let mut table = Table::acting("magistrate blackmailer", "", 1, "red");
    table.play("expropriate 3 4 5\nanswer green\nthreaten 3 4");
}

/// Seed, emperor: he must give it away, not to himself.
#[test]
fn the_emperor_gives_the_crown_away() {
    let mut table = Table::acting("emperor", "", 4, "blue");
    table.refuses("next", "must give the crown").refuses("answer red", "must give the crown");
    table.refuses("crown blue", "Blue").refuses("crown red", "nor who has it");
    table.play("crown green\nnext");
    assert_eq!((table.state().start(), table.called()), (Seat::Green, 5));
}

/// Seed, bishop: rank 8 cannot aim at his city; bewitched: at the witch's; murdered: void.
#[test]
fn the_bishop_protects_a_city() {
    let cities = "correct red city temple\ncorrect blue city temple\n";
    let mut table = Table::acting("", "", 5, "blue");
    table.play(cities).play("correct call 8\nanswer green\ndestroy green red temple\n");
    let mut table = Table::acting("", "", 5, "blue");
    table
        .play(cities)
        .play("nobody\nnobody\nanswer green")
        .refuses("destroy green blue temple", "bishop protects Blue");
    let mut table = Table::acting("witch", "", 1, "red");
    table.play(cities).play("bewitch 5\nnobody\nnobody\nnobody\nanswer blue");
    assert_eq!(table.state().protected(), Some(Seat::Red));
    table.play("nobody\nnobody\nanswer green").refuses("destroy green red temple", "protects Red");
    table.play("destroy green blue temple");
    let mut table = Table::acting("", "", 1, "red");
    table.play(cities).play("murder 5").play_out();
    assert_eq!(table.state().protected(), None);
}

/// Seed, warlord: one district, the own too, not in a complete city.
#[test]
fn the_warlord_destroys_one() {
    let mut table = Table::acting("", "", 8, "red");
    table.play("correct red city temple\ncorrect green city palace tavern");
    table.play("destroy red green palace").refuses("destroy red green tavern", "once a turn");
    assert_eq!(table.city(Seat::Green), "tavern");
    let mut table = Table::acting("", "", 8, "red");
    table.play("correct red city temple\ndestroy red red temple");
    let mut table = Table::acting("", "", 8, "red");
    table.play("correct green city temple church tavern market docks manor castle");
    table.refuses("destroy red green temple", "complete");
}

/// Seed, diplomat: one for one; not with a complete city, but from the own; no duplicates on either side.
#[test]
fn the_diplomat_swaps() {
    let mut table = Table::acting("diplomat", "", 8, "red");
    table.play("correct red city temple tavern\ncorrect green city palace tavern church");
    table.refuses("swap red temple green tavern", "Red's city has a tavern");
    table.refuses("swap red tavern green palace", "Green's city has a tavern");
    table.refuses("swap red temple red tavern", "own city").refuses("swap red palace green church", "no palace");
    table.play("swap red temple green palace").refuses("swap red tavern green church", "once a turn");
    assert_eq!(
        (table.city(Seat::Red), table.city(Seat::Green)),
        ("tavern palace".into(), "tavern church temple".into())
    );
    let full = "temple church tavern market docks manor castle";
    let mut table = Table::acting("diplomat", "", 8, "red");
    table.play(&format!("correct red city {full}\ncorrect green city palace")).play("swap red temple green palace");
    let mut table = Table::acting("diplomat", "", 8, "red");
    table.play(&format!("correct green city {full}\ncorrect red city palace"));
    table.refuses("swap red palace green temple", "complete");
}

/// Seed, marshal: at most 3, from another's city, not a complete one, no duplicate; the artist's coin counts (seed, artist).
#[test]
fn the_marshal_conquers() {
    let mut table = Table::acting("marshal", "", 8, "red");
    table.play("correct red city temple\ncorrect green city castle temple manor+1 docks");
    table.refuses("conquer red green castle", "costs 4").refuses("conquer red green manor", "costs 4");
    table.refuses("conquer red green temple", "has a temple").refuses("conquer red red temple", "own city");
    table.play("conquer red green docks");
    assert_eq!(
        (table.city(Seat::Red), table.city(Seat::Green)),
        ("temple docks".into(), "castle temple manor+1".into())
    );
    let mut table = Table::acting("marshal", "", 8, "red");
    table.play("correct green city temple church tavern market docks manor castle");
    table.refuses("conquer red green temple", "complete");
}

/// Seed, artist: up to two of the own, one coin each; the cost is one higher for good.
#[test]
fn the_artist_upgrades_two() {
    let mut table = Table::acting("artist", "", 9, "red");
    table.play("correct red city temple castle palace+1\ncorrect green city manor");
    table.refuses("upgrade red manor", "no manor").refuses("upgrade red palace", "coin already");
    table.refuses("upgrade red temple temple", "coin already");
    table.play("upgrade red temple castle").refuses("upgrade red temple", "once a turn");
    assert_eq!(table.city(Seat::Red), "temple+1 castle+1 palace+1");
}

/// Seed, tax collector: 1 for every district, also a free one, unless there is no gold; he pays none; he takes it all; it stays when
/// he does not appear.
#[test]
fn the_tax_collector_taxes_every_district() {
    let mut table = Table::acting("tax-collector", "", 7, "red");
    table.play("correct red city framework\nbuild red temple\nbuild red church by framework\nbuild red tavern untaxed");
    assert_eq!(table.state().tax(), Some(2));
    table.play("answer green\nanswer blue\nbuild blue temple");
    assert_eq!(table.state().tax(), Some(2), "the collector is exempt, and has not taken it yet");
    table.play("next");
    assert_eq!(table.state().tax(), Some(0));
    let mut table = Table::acting("tax-collector", "", 7, "red");
    table.play("build red temple\nnobody\nnobody");
    assert_eq!((table.phase(), table.state().tax()), ("selection", Some(1)));
    let mut without = Table::acting("", "", 7, "red");
    assert_eq!(without.state().tax(), None);
    without.refuses("build red temple untaxed", "no tax");
}

/// Seed, tax collector: the magistrate pays for what he seizes, not the victim.
#[test]
fn the_magistrate_pays_the_tax_of_what_he_seizes() {
    let mut table = Table::acting("magistrate tax-collector", "", 1, "red");
    table.play("expropriate 2 3 5\nanswer green\nbuild green temple\nseize");
    assert_eq!(table.state().tax(), Some(1));
    let mut table = Table::acting("magistrate tax-collector", "", 1, "red");
    table.play("expropriate 2 3 5\nanswer green\nbuild green temple\nseize untaxed");
    assert_eq!(table.state().tax(), Some(0));
}

/// Seed, notes on emperor, queen and the numbers of players.
#[test]
fn some_characters_need_more_players() {
    let refused = |players: usize, characters: &str| {
        let seats = ["red", "green", "blue", "yellow", "black", "orange", "white", "purple"][..players].join(" ");
        let header = format!("provost 1\ngame machiavelli\nseats {seats}\nstart red\ncharacters {characters}\nbegin");
        format!("{:?}", header.parse::<engine::machiavelli::Setup>().expect_err("refused"))
    };
    assert!(refused(2, "first-game emperor").contains("TooFewFor(Emperor)"));
    assert!(refused(2, "first-game artist").contains("NoNinth"));
    assert!(refused(3, "first-game").contains("NinthMissing"));
    assert!(refused(3, "ambitious-aristocrats").contains("TooFewFor(Queen)"));
    assert!(refused(4, "first-game queen").contains("TooFewFor(Queen)"));
    assert!(refused(8, "first-game").contains("NinthMissing"));
    assert!(refused(5, "assassin thief magician king bishop merchant architect").contains("RankMissing(Rank(8))"));
    assert!(refused(5, "first-game king emperor").contains("RankTwice(Rank(4))"));
    Table::with(2, "cunning-agents king", "");
    Table::with(5, "first-game queen", "");
    assert_eq!(Table::with(8, "cunning-agents", "").state().setup().cast().len(), 9);
    assert_eq!(Table::with(7, "cunning-agents", "").state().setup().cast().len(), 8);
}
