//! The command `provost replay` from outside: what it prints, where, and with which exit code.
//!
//! Rules are tested in the engine and in the scenarios; here it is the files, the lines and the errors. Invariant: an
//! error is one line on standard error, nothing on standard output, and a code that is not 0.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const HEADER: &str =
    "provost 1\ngame magna-carta standard\nbooks device\nseats orange green\nstart orange\nstreet park\n";

const CITY: &str = "provost 1\ngame carcassonne-city\nseats red blue\nstart red\ntowers far\n";

/// Runs `provost replay` with the text on standard input.
fn replay(text: &[u8], arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_provost"));
    command.arg("replay").args(arguments);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    // A command that does not read its input closes the pipe; that is its right.
    let _ = child.stdin.take().expect("a pipe").write_all(text);
    child.wait_with_output().expect("the command ends")
}

fn json(text: &str) -> Value {
    let output = replay(text.as_bytes(), &["-", "--json"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty());
    serde_json::from_slice(&output.stdout).expect("valid JSON")
}

/// The one line on standard error, after `-:`.
fn error(text: &[u8]) -> String {
    let output = replay(text, &["-", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    let error = String::from_utf8(output.stderr).expect("text");
    assert_eq!(error.matches('\n').count(), 1, "{error}");
    error.trim_end().strip_prefix("-:").expect("the file's name comes first").to_string()
}

/// The part of the reference about one game: from its heading to the next of the same size.
fn part(name: &str) -> &'static str {
    let reference = include_str!("../../docs/notation.md");
    let part = reference.split("\n## ").find(|part| part.starts_with(name)).expect("the game has a part");
    part.split_once('\n').expect("more than a heading").1
}

/// The whole game in a game's part of the reference is over, and its points are those of the table below it.
fn whole_game_ends_as_it_says(name: &str, seats: [&str; 2], lines: &[&str], winner: &str) {
    let part = part(name);
    let game = part.split("```provost\n").nth(1).and_then(|rest| rest.split("```").next()).expect("the game");
    let table = json(game);
    assert_eq!(table["over"], true);
    assert_eq!(table["winners"], serde_json::json!([winner]));
    assert_eq!(table["prompt"], Value::Null);
    for (seat, name) in seats.into_iter().enumerate() {
        let row = part.lines().find(|line| line.starts_with(&format!("| {name} |"))).expect("its row");
        let points: Vec<i64> = row.split('|').filter_map(|cell| cell.trim().parse().ok()).collect();
        let score = &table["seats"][seat]["score"];
        let replayed: Vec<i64> = lines.iter().map(|line| score[line].as_i64().expect("a number")).collect();
        assert_eq!(replayed, points, "{name}");
    }
}

#[test]
fn the_whole_games_of_the_reference_end_as_it_says() {
    let lines = ["tokens", "buildings", "prestige", "gold", "cubes", "coins", "total"];
    whole_game_ends_as_it_says("Caylus Magna Carta", ["orange", "green"], &lines, "green");
    let lines = ["roads", "markets", "towers", "stewards", "guards", "corrected", "total"];
    whole_game_ends_as_it_says("Carcassonne: De Stad", ["red", "green"], &lines, "red");
    let lines = ["coins", "types", "complete", "uniques", "actions", "total"];
    whole_game_ends_as_it_says("Machiavelli", ["red", "green"], &lines, "red");
}

/// The lines in a part's tables of lines, with something in the place of SEAT, N and so on.
fn lines_in_tables(part: &str, seat: &str) -> Vec<String> {
    let tables = part
        .split("\n\n")
        .filter(|block| ["| line | what happened |", "| line | sets |"].iter().any(|head| block.contains(head)));
    let rows = tables.flat_map(|table| table.lines().filter(|line| line.starts_with("| `")));
    let cells = rows.filter_map(|row| row.split(" | ").next());
    let spans = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).filter(|span| !span.contains('…'));
    let card = |span: &str| if span.starts_with("prestige") { "statue" } else { "bank" };
    spans
        .map(|span| {
            let words = span.split(' ').filter(|word| !word.starts_with('[')).map(|word| match word {
                "SEAT" => seat,
                "CARD" => card(span),
                "N" | "K" | "STEPS" | "SPACE" | "RANK" => "1",
                "ROW" => "points",
                "OWNER" => "blue",
                "DISTRICT" | "OWN" => "temple",
                word => word,
            });
            words.collect::<Vec<_>>().join(" ")
        })
        .collect()
}

/// Every header that the reference shows is one, and every line in its tables can be read.
#[test]
fn the_examples_of_the_reference_can_be_read() {
    for (name, seat, least) in [
        ("Caylus Magna Carta", "orange", 20),
        ("Carcassonne: De Stad", "red", 25),
        ("Caylus\n", "red", 28),
        ("Machiavelli", "red", 30),
    ] {
        let part = part(name);
        let shown = part.lines().skip_while(|line| !line.starts_with("    provost 1"));
        let header: Vec<&str> = shown.map_while(|line| line.strip_prefix("    ")).collect();
        let header = header.join("\n") + "\n";
        json(&header);
        let lines = lines_in_tables(part, seat);
        assert!(lines.len() >= least, "{name}: {lines:?}");
        for line in lines {
            let output = replay(format!("{header}{line}\n").as_bytes(), &["-"]);
            let error = String::from_utf8(output.stderr).expect("text");
            assert!(!error.contains("unreadable"), "{name}: {line}: {error}");
        }
    }
}

#[test]
fn keys_stand_in_the_order_of_the_reference() {
    let output = replay(format!("{HEADER}begin\nnext\nbuild orange farm-small\n").as_bytes(), &["-", "--json"]);
    let text = String::from_utf8(output.stdout).expect("text");
    let expected = concat!(
        r#"{"game":"magna-carta","variant":"standard","round":1,"phase":"actions","over":false,"start":"orange","#,
        r#""provost":2,"stock":{"dungeon":5,"walls":6,"towers":7},"passed":[],"street":[{"card":"park"},"#,
        r#"{"card":"peddler"},{"card":"farm-small","owner":"orange","cubes":2}],"seats":[{"seat":"orange","coins":6,"#,
        r#""food":1,"wood":1,"stone":0,"gold":0,"tokens":{"dungeon":0,"walls":0,"towers":0},"score":{"tokens":0,"#,
        r#""buildings":1,"prestige":0,"gold":0,"cubes":0,"coins":2,"total":3}},{"seat":"green","coins":6,"food":2,"#,
        r#""wood":2,"stone":0,"gold":0,"tokens":{"dungeon":0,"walls":0,"towers":0},"score":{"tokens":0,"buildings":0,"#,
        r#""prestige":0,"gold":0,"cubes":1,"coins":2,"total":3}}],"prompt":{"seat":"green","asks":"action","#,
        r#""choices":["build","worker","draw","redraw","pass"]},"winners":[]}"#,
        "\n"
    );
    assert_eq!(text, expected);
}

#[test]
fn keys_of_the_second_game_stand_in_the_order_of_the_reference() {
    let text = format!("{CITY}begin\ntile red citizen\ntile blue completes\nroad\ntiles 2\n");
    let output = replay(text.as_bytes(), &["-", "--json"]);
    let text = String::from_utf8(output.stdout).expect("text");
    let expected = concat!(
        r#"{"game":"carcassonne-city","stack":1,"tiles":2,"discarded":0,"phase":"scoring","over":false,"#,
        r#""start":"red","turn":"blue","#,
        r#""settings":{"unclaimed":"none","towers":"far","last-tile":"new"},"gate":false,"#,
        r#""walls":{"left":70,"pieces":0,"next":null},"#,
        r#""ends":{"left":{"walls":0,"tower":0},"right":{"walls":0,"tower":0}},"#,
        r#""seats":[{"seat":"red","supply":6,"resting":0,"citizens":1,"vendors":0,"stewards":0,"guards":0,"towers":6,"#,
        r#""score":{"roads":0,"markets":0,"towers":0,"stewards":0,"guards":0,"corrected":0,"total":0}},"#,
        r#"{"seat":"blue","supply":7,"resting":0,"citizens":0,"vendors":0,"stewards":0,"guards":0,"towers":6,"#,
        r#""score":{"roads":0,"markets":0,"towers":0,"stewards":0,"guards":0,"corrected":0,"total":0}}],"#,
        r#""prompt":{"seat":null,"asks":"followers","most":{"red":1},"all":2},"winners":[]}"#,
        "\n"
    );
    assert_eq!(text, expected);
}

const CAYLUS: &str = "provost 1\ngame caylus\nbooks device\nseats red green\n\
                      street farm forest sawmill quarry market carpenter\n";

#[test]
fn keys_of_the_third_game_stand_in_the_order_of_the_reference() {
    let lines = "next\ncorrect street 9 mason green\nworker red 1\nworker green inn\nworker red castle\npass green\npass red\nnobody\n";
    let output = replay(format!("{CAYLUS}begin\n{lines}").as_bytes(), &["-", "--json"]);
    let text = String::from_utf8(output.stdout).expect("text");
    let seat = |name: &str, coins: u8, workers: u8| {
        format!(
            concat!(
                r#"{{"seat":"{}","coins":{},"food":2,"wood":1,"stone":0,"cloth":0,"gold":0,"workers":{},"income":2,"#,
                r#""favours":{{"points":0,"coins":0,"cubes":0,"build":0}},"houses":{{"dungeon":0,"walls":0,"towers":0}},"#,
                r#""score":{{"castle":0,"buildings":0,"prestige":0,"favours":0,"others":0,"lost":0,"gold":0,"cubes":0,"#,
                r#""coins":0,"total":0}}}}"#
            ),
            name, coins, workers
        )
    };
    let expected = [
        r#"{"game":"caylus","round":1,"phase":"effects","over":false,"start":"red","order":["red","green"],"#,
        r#""passed":["green","red"],"price":null,"provost":6,"bailiff":6,"section":"dungeon","#,
        r#""stock":{"dungeon":6,"walls":10,"towers":14},"places":{"gate":null,"trading-post":null,"guild":null,"#,
        r#""joust":null,"stables":[],"inn":{"left":null,"right":"green"},"castle":["red"]},"#,
        r#""street":[{"card":"farm","worker":"red"},{"card":"forest"},{"card":"sawmill"},{"card":"quarry"},"#,
        r#"{"card":"market"},{"card":"carpenter"},{"card":"peddler"},{"card":"carpenter"},"#,
        r#"{"card":"mason","owner":"green"},{},{},{},{},{},{},{"card":"gold-mine"},"#,
        &"{},".repeat(11),
        r#"{}],"seats":["#,
        &seat("red", 5, 4),
        ",",
        &seat("green", 7, 5),
        r#"],"prompt":{"seat":"red","asks":"effect","at":"1","choices":["food","cloth"]},"winners":[]}"#,
        "\n",
    ];
    assert_eq!(text, expected.concat());
}

/// What the contract's table of `asks` says, one after the other.
#[test]
fn the_third_game_says_what_it_asks() {
    let prompt = |lines: &str| json(&format!("{CAYLUS}begin\n{lines}"))["prompt"].clone();
    let is = |lines: &str, expected: Value| assert_eq!(prompt(lines), expected, "{lines}");
    is("", serde_json::json!({"asks": "next"}));
    is("next\n", serde_json::json!({"seat": "red", "asks": "action", "choices": ["pass", "worker"]}));
    is("next\ncorrect red coins=0\n", serde_json::json!({"seat": "red", "asks": "action", "choices": ["pass"]}));
    let gate = "next\nworker red gate\npass green\npass red\n";
    let road = [1, 2, 3, 4, 5, 6, 7, 8, 16].map(|at: u8| at.to_string());
    let words = ["skip", "trading-post", "guild", "joust", "inn", "castle"];
    let choices: Vec<&str> = words.into_iter().chain(road.iter().map(String::as_str)).collect();
    is(gate, serde_json::json!({"seat": "red", "asks": "effect", "at": "gate", "choices": choices}));
    let guild = "next\nworker red guild\npass green\npass red\n";
    is(guild, serde_json::json!({"seat": "red", "asks": "steps", "from": -3, "to": 3}));
    let joust = "next\ncorrect red cloth=1\nworker red joust\npass green\npass red\n";
    is(joust, serde_json::json!({"seat": "red", "asks": "effect", "at": "joust", "choices": ["skip", "use"]}));
    let rows = ["points", "coins", "cubes", "build"];
    is(&format!("{joust}use red\n"), serde_json::json!({"seat": "red", "asks": "favour", "choices": rows}));
    let inn = "next\ncorrect inn red\npass red\npass green\n";
    is(inn, serde_json::json!({"seat": "red", "asks": "effect", "at": "inn", "choices": ["stay", "leave"]}));
    let effect = |at: u8, choices: &[&str]| {
        let lines = format!(
            "next\ncorrect red coins=9 food=9 wood=9 stone=9 cloth=9 gold=9\ncorrect provost 28\n\
             correct street 9 lawyer red\ncorrect street 10 mason red\ncorrect street 11 architect red\n\
             correct street 12 church red\ncorrect street 13 residence red\ncorrect street 14 wooden-peddler red\n\
             worker red {at}\npass green\npass red\nnobody\n"
        );
        let expected = serde_json::json!({"seat": "red", "asks": "effect", "at": at.to_string(), "choices": choices});
        is(&lines, expected);
    };
    effect(2, &["food", "wood"]);
    effect(5, &["skip", "food", "wood", "stone", "cloth", "gold"]);
    effect(6, &["skip", "build"]);
    effect(7, &["skip", "food", "wood", "stone", "cloth"]);
    effect(9, &["skip", "1", "2", "3", "4", "5", "6", "10", "11", "12", "14"]);
    effect(10, &["skip", "build"]);
    effect(11, &["skip", "prestige"]);
    effect(12, &["skip", "1", "2"]);
    effect(14, &["skip", "food", "wood", "stone", "cloth"]);
    let castle = "next\nworker red castle\npass green\npass red\n";
    is(castle, serde_json::json!({"seat": "green", "asks": "steps", "from": -3, "to": 3}));
    is(&format!("{castle}nobody\nnext\n"), serde_json::json!({"seat": "red", "asks": "batches", "from": 0, "to": 0}));
}

#[test]
fn the_third_game_asks_the_table_where_the_players_keep_the_books() {
    let header = CAYLUS.replace("books device\nseats red green", "seats red green blue\norder blue red green");
    let table = |lines: &str| json(&format!("{header}begin\n{lines}"));
    let is = |lines: &str, expected: Value| assert_eq!(table(lines)["prompt"], expected, "{lines}");
    is("next\npass green\n", serde_json::json!({"asks": "pass", "choices": ["red", "blue"]}));
    let passed = "next\npass green\npass red\npass blue\n";
    let choices = ["next", "provost", "joust", "stables"];
    is(passed, serde_json::json!({"asks": "special", "choices": choices}));
    is(
        &format!("{passed}provost red 1\nstables red\n"),
        serde_json::json!({"asks": "special", "choices": ["next", "joust"]}),
    );
    let castle = format!("{passed}next\nnobody\nnext\n");
    is(
        &format!("{castle}castle red 0\n"),
        serde_json::json!({"asks": "castle", "choices": ["nobody", "green", "blue"]}),
    );
    let over = format!("{passed}correct section towers\ncorrect bailiff 23\nnext\nnobody\nnext\nnobody\n");
    is(&over, serde_json::json!({"seat": "red", "asks": "gold", "from": 0, "to": 9999}));
    let counted = table(&format!("{over}count red gold=2 cubes=5 coins=7\n"));
    let seat = &counted["seats"][0];
    assert_eq!((&seat["gold"], &seat["cubes"], &seat["coins"]), (&2.into(), &5.into(), &7.into()));
    assert_eq!((seat.get("food"), seat.get("workers"), counted.get("places")), (None, None, None));
    assert!(counted["section"].is_null());
}

#[test]
fn the_second_games_pieces_and_choices_are_told() {
    let trigger = "correct tiles 40\ntile red citizen\ntile blue completes\nroad\ntiles 2\nfollowers red=1\nnext\n";
    let table = json(&format!("{CITY}begin\n{trigger}gate blue\n"));
    assert_eq!(table["gate"], true);
    assert_eq!(table["walls"], serde_json::json!({"left": 70, "pieces": 3, "next": "red"}));
    let choices = ["wall", "walls", "closed"];
    assert_eq!(table["prompt"], serde_json::json!({"seat": "red", "asks": "piece", "choices": choices}));
}

#[test]
fn purses_are_left_out_until_they_are_counted() {
    let header = HEADER.replace("books device\n", "");
    let table = json(&format!(
        "{header}begin\nnext\npass green\npass orange\nnobody\nnext\ncorrect stock dungeon=0 walls=0 towers=1\nnobody\ncount green gold=2\n"
    ));
    assert_eq!(table["phase"], "over");
    assert_eq!(table["seats"][0].get("gold"), None);
    assert_eq!(table["seats"][1]["gold"], 2);
    assert_eq!(table["seats"][1].get("coins"), None);
    assert_eq!(table["prompt"], serde_json::json!({"seat": "orange", "asks": "count", "from": 0, "to": 9999}));
    assert_eq!(table["winners"], serde_json::json!([]));
}

#[test]
fn a_table_to_read_says_what_is_next() {
    let output = replay(format!("{HEADER}begin\n").as_bytes(), &["-"]);
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(text.contains("round 1, phase income, start card: orange"), "{text}");
    assert!(text.contains(">  2  peddler"), "{text}");
    assert!(text.contains("next: next"), "{text}");
    let output = replay(format!("{CITY}begin\ntile red\n").as_bytes(), &["-"]);
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(text.contains("1 of 75 tiles drawn (0 laid aside), stack 1, phase turn, turn: blue"), "{text}");
    assert!(text.contains("70 walls left; no gate yet"), "{text}");
    assert!(text.contains("next: blue, tile"), "{text}");
    let output = replay(format!("{CAYLUS}begin\nnext\nworker red inn\n").as_bytes(), &["-"]);
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(text.contains("round 1, phase workers, order: red, green"), "{text}");
    assert!(text.contains("inn: red | nobody"), "{text}");
    assert!(text.contains("next: green, action"), "{text}");
}

#[test]
fn header_faults_of_the_third_game_name_their_line() {
    let with = |from: &str, to: &str| error(format!("{}begin\n", CAYLUS.replace(from, to)).as_bytes());
    assert_eq!(with("red green", "red red"), "4: refused: Red is seated twice");
    assert_eq!(with("red green", "red"), "4: refused: Caylus is for 2 to 5 players; 1 are seated");
    assert_eq!(with("red green", "red white"), "4: unreadable: expected a seat: red, green, orange, blue or black");
    let order = "5: refused: the turn order names everybody who plays once, and nobody else";
    assert_eq!(with("street", "order red\nstreet"), order);
    assert_eq!(with("street", "order red blue\nstreet"), order);
    assert_eq!(with(" carpenter", ""), "5: refused: the road begins with the six neutral tiles, each once");
    assert_eq!(with("market", "farm"), "5: refused: the road begins with the six neutral tiles, each once");
    let words = "5: unreadable: expected books, seats, order, street, favours, jeweller, points or begin";
    assert_eq!(with("street", "start red\nstreet"), words);
}

#[test]
fn a_refused_line_is_named_with_its_reason() {
    let text = format!("{HEADER}begin\n\n# a remark\nnext\npass green # too early\n");
    assert_eq!(error(text.as_bytes()), "11: refused: it is not Green's turn; Orange is next");
}

#[test]
fn an_unreadable_line_says_what_was_expected() {
    let text = format!("{HEADER}begin\nnext\nworker orange\n");
    assert_eq!(error(text.as_bytes()), "9: unreadable: expected the number of a card on the street");
}

#[test]
fn line_ends_of_other_systems_do_not_matter() {
    let text = format!("{HEADER}begin\nnext\npass orange\n").replace('\n', "\r\n");
    assert_eq!(json(&text)["passed"], serde_json::json!(["orange"]));
    let without_a_last_line_end = format!("{HEADER}begin");
    assert_eq!(json(&without_a_last_line_end)["phase"], "income");
}

#[test]
fn header_faults_name_their_line() {
    let with = |from: &str, to: &str| error(format!("{}begin\n", HEADER.replace(from, to)).as_bytes());
    assert_eq!(with("provost 1", "provost 2"), "1: unreadable: expected version 1 of the notation");
    assert_eq!(with("provost 1\n", ""), "1: unreadable: expected `provost 1` on the first line");
    assert_eq!(with("standard", "advanced"), "2: unreadable: expected intro or standard");
    assert_eq!(with("device", "bank"), "3: unreadable: expected table or device");
    assert_eq!(with("orange green", "orange orange"), "4: refused: Orange is seated twice");
    assert_eq!(with("orange green", "orange"), "4: refused: Magna Carta is for 2 to 4 players; 1 are seated");
    assert_eq!(with("start orange", "start red"), "5: refused: Red has the start card but no seat");
    let three = "6: refused: 2 players lay 1 neutral card left of the peddler; 2 given";
    assert_eq!(with("street park", "street park forest"), three);
    assert_eq!(
        with("street park", "street peddler"),
        "6: refused: the peddler is not drawn; it follows the drawn cards by itself"
    );
    assert_eq!(with("street park", "start green"), "6: unreadable: expected each header word only once");
    assert_eq!(with("street park\n", ""), "6: unreadable: expected `street` before `begin`");
}

#[test]
fn the_games_name_chooses_the_reader() {
    let unknown =
        "2: unreadable: expected `game magna-carta` or `game carcassonne-city` or `game caylus` or `game machiavelli`";
    assert_eq!(error(b"provost 1\ngame chess\n"), unknown);
    assert_eq!(error(b"provost 1\nseats red blue\n"), unknown);
    let with = |from: &str, to: &str| error(format!("{}begin\n", CITY.replace(from, to)).as_bytes());
    assert_eq!(with("city", "city standard"), "2: unreadable: expected the end of the line");
    let words = "unreadable: expected seats, start, unclaimed, towers, last-tile or begin";
    assert_eq!(with("towers far", "books device"), format!("5: {words}"));
    assert_eq!(with("far", "both"), "5: unreadable: expected nearest or far");
    assert_eq!(with("red blue", "red red"), "3: refused: Red is seated twice");
    assert_eq!(with("red blue", "red"), "3: refused: Carcassonne: De Stad is for 2 to 4 players; 1 are seated");
    assert_eq!(with("start red", "start white"), "4: refused: White is to start but has no seat");
    assert_eq!(with("start red\n", ""), "5: unreadable: expected `start` before `begin`");
}

#[test]
fn a_text_without_begin_is_no_game() {
    assert!(error(HEADER.as_bytes()).starts_with("7: unreadable: expected the header and `begin`"));
    assert!(error(b"").starts_with("1: unreadable"));
    let early = format!("{HEADER}next\n");
    assert!(error(early.as_bytes()).starts_with("7: unreadable: expected books, seats, start, street"));
}

#[test]
fn nonsense_is_refused_without_a_crash() {
    let mut text = format!("{HEADER}begin\nnext\n").into_bytes();
    text.extend(b"pass \xff\xfe\n");
    assert_eq!(error(&text), "9: unreadable: expected text in UTF-8");
    let long = format!("{HEADER}begin\n{}\n", "next ".repeat(100_000));
    assert_eq!(error(long.as_bytes()), "8: unreadable: expected the end of the line");
    let zeros = format!("{HEADER}begin\n\0\0\0\n");
    assert!(error(zeros.as_bytes()).starts_with("8: unreadable: expected an event"));
}

#[test]
fn a_journal_that_is_full_is_a_refusal() {
    let text = format!("{HEADER}begin\n{}", "next\nundo\n".repeat(1_025));
    assert!(error(text.as_bytes()).contains(": refused: the journal is full"));
}

#[test]
fn a_missing_file_is_a_sentence() {
    let output = replay(b"", &["no-such-file.provost"]);
    assert_eq!(output.status.code(), Some(1));
    let error = String::from_utf8(output.stderr).expect("text");
    assert!(error.starts_with("no-such-file.provost: cannot be read: "), "{error}");
    assert_eq!(error.matches('\n').count(), 1);
}

#[test]
fn a_wrong_command_line_is_answered_with_the_right_one() {
    for arguments in [&[][..], &["--yaml", "-"], &["-", "-"]] {
        let output = replay(b"", arguments);
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains("usage: provost replay FILE [--json]"));
    }
}

/// The object that the notation of Machiavelli shows, made by lines.
#[test]
fn machiavelli_is_told_as_its_notation_says() {
    let text = "provost 1\ngame machiavelli\nseats red green blue yellow black\nstart blue\ncharacters first-game witch\n\
                begin\nnext\nnobody\nnobody\nnobody\nnobody\nnobody\nnobody\nnobody\nnobody\nfaceup 6\nnext\n\
                answer red\nbewitch 5\nanswer yellow\nrob 7\nnobody\nnobody\nanswer green\n\
                correct red city tavern palace+1 museum\ncorrect red museum=2\n";
    let output = replay(text.as_bytes(), &["-", "--json"]);
    let told = String::from_utf8(output.stdout).expect("text");
    let expected = r#"{"game":"machiavelli","round":2,"phase":"turn","over":false,"start":"blue","characters":["witch","thief","magician","king","bishop","merchant","architect","warlord"],"faceup":[6],"selection":null,"called":5,"holder":"green","turn":"red","marks":{"murdered":null,"bewitched":5,"robbed":7,"threatened":[],"expropriated":[]},"protected":"red","ends-at":7,"complete-at":7,"early":false,"ending":false,"first":null,"tax":null,"seats":[{"seat":"red","ranks":[1],"city":["tavern","palace+1","museum"],"size":3,"tents":0,"museum":2,"complete":false,"score":{"coins":11,"types":0,"complete":0,"uniques":2,"actions":0,"total":13},"bonus":{"museum":2},"haunted":null},"#;
    assert!(told.starts_with(expected), "{told}");
    let end =
        r#""prompt":{"seat":"red","asks":"turn","choices":["build","tuck","next","answer","nobody"]},"winners":[]}"#;
    assert_eq!(told.trim_end().rsplit_once("],").map(|_| told.trim_end().ends_with(end)), Some(true), "{told}");
}

#[test]
fn machiavelli_tells_its_selection_and_its_calls() {
    let header = "provost 1\ngame machiavelli\nseats red green orange blue yellow\nstart blue\n";
    let game = json(&format!("{header}characters first-game\nbegin\n"));
    assert_eq!(game["selection"]["up"], 1);
    let first = serde_json::json!({"seat": "blue", "takes": 0, "of": 6, "discards": 0, "passes": 5});
    assert_eq!(game["selection"]["picks"][0], first);
    assert_eq!(game["prompt"], serde_json::json!({"seat": null, "asks": "selection", "choices": ["faceup", "next"]}));
    let game = json(&format!("{header}characters first-game\nbegin\nnext\nanswer green\nnext\n"));
    let choices =
        serde_json::json!({"seat": null, "asks": "answer", "choices": ["red", "orange", "blue", "yellow", "nobody"]});
    assert_eq!(game["prompt"], choices);
    let murdered = format!("{header}characters first-game\nactions on\nbegin\nnext\nanswer green\nmurder 2\nnext\n");
    assert_eq!(json(&murdered)["prompt"]["choices"], serde_json::json!(["nobody", "play"]));
    let warlord =
        format!("{header}characters first-game\nbegin\nnext\ncorrect call 8\nanswer red\ncorrect green city temple\n");
    assert_eq!(json(&warlord)["prompt"]["choices"], serde_json::json!(["destroy", "build", "next"]));
}

#[test]
fn a_header_of_machiavelli_names_the_line_at_fault() {
    let header = "provost 1\ngame machiavelli\nseats red green\nstart red\ncharacters first-game emperor\nbegin\n";
    let with = |from: &str, to: &str| error(header.replace(from, to).as_bytes());
    assert_eq!(with("x", "x"), "5: refused: the emperor is not played with so few players");
    assert_eq!(with("emperor", "artist"), "5: refused: with 2 players there is no ninth character");
    assert_eq!(
        with("emperor", "king patrician"),
        "5: refused: there is one character of each rank; rank 4 is there twice"
    );
    assert_eq!(with("emperor", "\nuniques keep"), "6: refused: a game has 14 unique districts; 1 are given");
    assert_eq!(
        with("emperor", "\ncard own1 silver=1"),
        "6: unreadable: expected cost= of a card that Provost does not know"
    );
    assert_eq!(with("red green", "red"), "3: refused: Machiavelli is for 2 to 8 players; 1 are seated");
}
