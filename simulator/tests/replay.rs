//! The command `provost replay` from outside: what it prints, where, and with which exit code.
//!
//! Rules are tested in the engine and in the scenarios; here it is the files, the lines and the errors. Invariant: an
//! error is one line on standard error, nothing on standard output, and a code that is not 0.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const HEADER: &str =
    "provost 1\ngame magna-carta standard\nbooks device\nseats orange green\nstart orange\nstreet park\n";

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

#[test]
fn the_whole_game_of_the_reference_ends_as_it_says() {
    let reference = include_str!("../../docs/notation.md");
    let game = reference.split("```provost\n").nth(1).and_then(|rest| rest.split("```").next()).expect("the game");
    let table = json(game);
    assert_eq!(table["over"], true);
    assert_eq!(table["winners"], serde_json::json!(["green"]));
    assert_eq!(table["prompt"], Value::Null);
    for (seat, name) in ["orange", "green"].into_iter().enumerate() {
        let row = reference.lines().find(|line| line.starts_with(&format!("| {name} |"))).expect("its row");
        let points: Vec<u64> = row.split('|').filter_map(|cell| cell.trim().parse().ok()).collect();
        let score = &table["seats"][seat]["score"];
        let lines = ["tokens", "buildings", "prestige", "gold", "cubes", "coins", "total"];
        let replayed: Vec<u64> = lines.iter().map(|line| score[line].as_u64().expect("a number")).collect();
        assert_eq!(replayed, points, "{name}");
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
