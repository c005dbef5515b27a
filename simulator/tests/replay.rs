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
                "N" | "K" | "STEPS" => "1",
                word => word,
            });
            words.collect::<Vec<_>>().join(" ")
        })
        .collect()
}

/// Every header that the reference shows is one, and every line in its tables can be read.
#[test]
fn the_examples_of_the_reference_can_be_read() {
    for (name, seat, least) in [("Caylus Magna Carta", "orange", 20), ("Carcassonne: De Stad", "red", 25)] {
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
        r#""choices":["pass","draw","redraw","worker","build"]},"winners":[]}"#,
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
        r#"{"game":"carcassonne-city","stack":1,"tiles":2,"phase":"scoring","over":false,"start":"red","turn":"blue","#,
        r#""settings":{"unclaimed":"none","towers":"far","last-tile":"new"},"gate":false,"#,
        r#""walls":{"left":70,"pieces":0,"next":null},"#,
        r#""ends":{"left":{"walls":0,"tower":0},"right":{"walls":0,"tower":0}},"#,
        r#""seats":[{"seat":"red","supply":6,"resting":0,"citizens":1,"vendors":0,"stewards":0,"guards":0,"towers":6,"#,
        r#""score":{"roads":0,"markets":0,"towers":0,"stewards":0,"guards":0,"corrected":0,"total":0}},"#,
        r#"{"seat":"blue","supply":7,"resting":0,"citizens":0,"vendors":0,"stewards":0,"guards":0,"towers":6,"#,
        r#""score":{"roads":0,"markets":0,"towers":0,"stewards":0,"guards":0,"corrected":0,"total":0}}],"#,
        r#""prompt":{"seat":null,"asks":"followers","most":{"red":1}},"winners":[]}"#,
        "\n"
    );
    assert_eq!(text, expected);
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
    assert_eq!(table["prompt"], serde_json::json!({"seat": "orange", "asks": "gold", "from": 0, "to": 9999}));
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
    assert!(text.contains("1 of 75 tiles placed, stack 1, phase turn, turn: blue"), "{text}");
    assert!(text.contains("70 walls left; no gate yet"), "{text}");
    assert!(text.contains("next: blue, tile"), "{text}");
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
    let unknown = "2: unreadable: expected `game magna-carta` or `game carcassonne-city`";
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
