//! Runs every game in `tests/scenarios/` and checks what its comments say must hold.
//!
//! A scenario is a game in the notation. Three kinds of comment are more than a comment:
//!
//! - `#= PATH VALUE…`: at this point the table, as JSON, has this value: `#= orange.coins 4`, `#= street.7.card bank`,
//!   `#= passed orange blue`. `none` is a key that is left out or an empty list; cubes that are left out are 0.
//! - `#! LINE => words`: written here, LINE is refused by the rules, with a reason that has these words in it (if any).
//! - `#? LINE`: written here, LINE is not notation.
//!
//! ` #` within them starts a remark. This file knows no rule of any game: the expected values are the rulebook's, and
//! every scenario names its source. One invariant: a scenario that asserts nothing fails.

use std::{fs, path::Path};

use serde_json::Value;
use simulator::{ErrorKind, ReplayError, replay_json};

/// How a text is replayed: the simulator, or a stand-in where this runner is itself tested.
type Replay = fn(&str) -> Result<String, ReplayError>;

/// What a special comment asks for.
enum Assertion<'a> {
    Equals { path: &'a str, words: Vec<&'a str> },
    Refused { line: &'a str, words: Vec<&'a str> },
    Unreadable { line: &'a str },
}

impl<'a> Assertion<'a> {
    /// The assertion in a line of a scenario, if it has one.
    fn read(line: &'a str) -> Option<Self> {
        let line = line.trim_start();
        let body = line.get(2..)?;
        let body = body.split(" #").next().unwrap_or(body).trim();
        match line.get(..2)? {
            "#=" => {
                let mut words = body.split_whitespace();
                Some(Self::Equals { path: words.next().unwrap_or_default(), words: words.collect() })
            }
            "#!" => {
                let (line, words) = body.split_once("=>").unwrap_or((body, ""));
                Some(Self::Refused { line: line.trim(), words: words.split_whitespace().collect() })
            }
            "#?" => Some(Self::Unreadable { line: body }),
            _ => None,
        }
    }
}

/// Checks one scenario: the number of its assertions, and a sentence with the line's number for each that does not hold.
/// What stands after a line that stops the game is not looked at: that line is the fault.
fn check(text: &str, replay: Replay) -> (usize, Vec<String>) {
    let stop = replay(text).err();
    let mut asserted = 0;
    let mut faults = Vec::new();
    let mut played = String::new();
    for (index, line) in text.lines().enumerate() {
        if let Some(error) = stop.as_ref().filter(|error| error.line == index + 1) {
            faults.push(format!("{}: {:?}: {}", error.line, error.kind, error.reason));
            break;
        }
        if let Some(assertion) = Assertion::read(line) {
            asserted += 1;
            if let Err(fault) = holds(&assertion, &played, replay) {
                faults.push(format!("{}: {fault}", index + 1));
            }
        }
        played.push_str(line);
        played.push('\n');
    }
    if let Some(error) = stop.filter(|error| error.line > text.lines().count()) {
        faults.push(format!("{}: {:?}: {}", error.line, error.kind, error.reason));
    }
    if asserted == 0 && faults.is_empty() {
        faults.push("1: asserts nothing".into());
    }
    (asserted, faults)
}

/// Whether an assertion holds after `played`.
fn holds(assertion: &Assertion, played: &str, replay: Replay) -> Result<(), String> {
    match assertion {
        Assertion::Equals { path, words } => {
            let json = replay(played).map_err(|error| format!("stopped by line {}: {}", error.line, error.reason))?;
            let json = serde_json::from_str(&json).map_err(|error| format!("no JSON: {error}"))?;
            equals(&json, path, words)
        }
        Assertion::Refused { line, words } => {
            let reason = stopped(played, line, ErrorKind::Refused, replay)?;
            let lower = reason.to_lowercase();
            match words.iter().find(|word| !lower.contains(&word.to_lowercase())) {
                Some(word) => Err(format!("`{line}` is refused without a word about {word}: {reason}")),
                None => Ok(()),
            }
        }
        Assertion::Unreadable { line } => stopped(played, line, ErrorKind::Unreadable, replay).map(drop),
    }
}

/// The reason why `line`, written after `played`, stops the replay in the manner of `kind`.
fn stopped(played: &str, line: &str, kind: ErrorKind, replay: Replay) -> Result<String, String> {
    match replay(&format!("{played}{line}\n")) {
        Ok(_) => Err(format!("`{line}` is accepted, expected {kind:?}")),
        Err(error) if error.line != played.lines().count() + 1 => {
            Err(format!("`{line}` is told as line {}: {}", error.line, error.reason))
        }
        Err(error) if error.kind != kind => {
            Err(format!("`{line}` is {:?}, expected {kind:?}: {}", error.kind, error.reason))
        }
        Err(error) => Ok(error.reason),
    }
}

/// Whether the value at `path` is what the words say.
fn equals(json: &Value, path: &str, words: &[&str]) -> Result<(), String> {
    let (parent, key) = match path.rsplit_once('.') {
        Some((parent, key)) => (descend(json, parent)?, key),
        None => (json, path),
    };
    let found = match (parent, key) {
        (Value::Array(list), "length") => Some(Value::from(list.len())),
        _ => parent.get(key).cloned(),
    };
    let right = match (&found, words) {
        (None, ["none"]) => true,
        (None, ["0"]) => key == "cubes",
        (Some(Value::Array(list)), ["none"]) => list.is_empty(),
        (Some(Value::Array(list)), words) => {
            let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let mut list: Vec<String> = list.iter().map(text).collect();
            let mut words = words.to_vec();
            if key == "winners" {
                // Winners share the victory: they have no order.
                list.sort_unstable();
                words.sort_unstable();
            }
            list == words
        }
        (Some(Value::String(text)), [word]) => text == word,
        (Some(Value::Null), [word]) => *word == "null",
        (Some(Value::Bool(flag)), [word]) => word.parse() == Ok(*flag),
        (Some(Value::Number(number)), [word]) => word.parse().ok() == Some(number.clone()),
        _ => false,
    };
    if right {
        return Ok(());
    }
    let found = found.map_or("nothing".into(), |value| value.to_string());
    Err(format!("{path} is {found}, expected {}", words.join(" ")))
}

/// Follows a path that has to exist: a seat's name, a street card's number from 1, or a key.
fn descend<'a>(json: &'a Value, path: &str) -> Result<&'a Value, String> {
    path.split('.')
        .try_fold(json, |at, key| match at {
            Value::Array(list) => list.get(key.parse::<usize>().ok()?.checked_sub(1)?),
            _ => at.get(key).or_else(|| at.get("seats")?.as_array()?.iter().find(|seat| seat["seat"] == key)),
        })
        .ok_or_else(|| format!("there is no {path}"))
}

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let mut files: Vec<_> = fs::read_dir(&folder)
        .expect("the folder of scenarios is part of the project")
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "provost"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no scenario in {}", folder.display());

    let (mut asserted, mut faults) = (0, Vec::new());
    for file in &files {
        let text = fs::read_to_string(file).expect("a scenario is UTF-8 text");
        let name = file.strip_prefix(&folder).unwrap_or(file).display();
        let opening: Vec<_> = text.lines().take_while(|line| line.starts_with("# ")).collect();
        if !opening.iter().any(|line| line.starts_with("# Source: ")) {
            faults.push(format!("{name}:1: does not name its source"));
        }
        let (number, found) = check(&text, replay_json);
        asserted += number;
        faults.extend(found.iter().map(|fault| format!("{name}:{fault}")));
    }
    println!("{} scenarios, {asserted} assertions", files.len());
    assert!(faults.is_empty(), "{} of {asserted} assertions do not hold:\n{}", faults.len(), faults.join("\n"));
}

/// A stand-in for the simulator: `bad` is refused, `???` is unreadable, anything else is a table with two seats.
fn stand_in(text: &str) -> Result<String, ReplayError> {
    for (index, line) in text.lines().enumerate() {
        let kind = match line {
            "bad" => ErrorKind::Refused,
            "???" => ErrorKind::Unreadable,
            _ => continue,
        };
        return Err(ReplayError { line: index + 1, kind, reason: "Green has no denier".into() });
    }
    Ok(r#"{"phase":"castle","provost":null,"over":false,"passed":["red","blue"],"winners":["red","blue"],
           "stock":{"walls":3},"street":[{"card":"park"},{"card":"bank","worker":"red"}],
           "seats":[{"seat":"red","coins":4,"tokens":{"walls":1}},{"seat":"blue"}]}"#
        .into())
}

#[test]
fn true_assertions_hold() {
    let text = "#= phase castle\n#= provost null\n#= over false   # a remark\n#= passed red blue\n#= winners blue red\n\
                #= stock.walls 3\n#= street.length 2\n#= street.2.card bank\n#= street.1.worker none\n\
                #= street.1.cubes 0\n#= red.coins 4\n#= red.tokens.walls 1\n#= blue.coins none\n\
                #! bad\n#! bad => green denier   # a remark\n#? ???\n";
    assert_eq!(check(text, stand_in), (16, vec![]));
}

#[test]
fn wrong_assertions_are_reported_with_their_line() {
    for wrong in [
        "#= phase actions",
        "#= provost 4",
        "#= provost none",
        "#= passed blue red",
        "#= passed red",
        "#= passed none",
        "#= winners red",
        "#= stock.walls 0",
        "#= stock.dungeon 0",
        "#= street.length 3",
        "#= street.2.worker none",
        "#= street.3.worker none",
        "#= street.0.card park",
        "#= red.coins 5",
        "#= green.coins none",
        "#= red.coins",
        "#= ",
        "#! good",
        "#! ???",
        "#! bad => purple",
        "#? good",
        "#? bad",
    ] {
        let (asserted, faults) = check(&format!("good\n{wrong}\ngood\n"), stand_in);
        assert_eq!((asserted, faults.len()), (1, 1), "{wrong}: {faults:?}");
        assert!(faults[0].starts_with("2: "), "{wrong}: {faults:?}");
    }
}

#[test]
fn a_scenario_that_asserts_nothing_fails() {
    assert_eq!(check("good\n# = phase castle\n", stand_in), (0, vec!["1: asserts nothing".into()]));
}

#[test]
fn a_line_that_stops_the_game_is_reported() {
    let (asserted, faults) = check("#= phase castle\nbad\n#= phase actions\n", stand_in);
    assert_eq!((asserted, faults), (1, vec!["2: Refused: Green has no denier".into()]));
    let (_, faults) = check("#= phase castle\n???\n", stand_in);
    assert_eq!(faults, ["2: Unreadable: Green has no denier"]);
}
