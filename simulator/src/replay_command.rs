//! `provost replay FILE [--json]`: reads a file or standard input, prints the game or one line about what is wrong.
//!
//! Invariant: on an error exactly one line goes to standard error, nothing to standard output, and the exit code is not
//! 0: 1 for the text, 2 for the command line.

use std::io::{Read, Write};
use std::process::ExitCode;

use crate::replay::{ErrorKind, ReplayError, replay};

/// The largest text that is read. A full journal is about 60 KB of text; this leaves room for comments.
const MOST_TEXT: u64 = 4 * 1024 * 1024;

const USAGE: &str = "usage: provost replay FILE [--json]   (FILE - reads standard input)";

/// Runs the command with its arguments (those after `replay`).
pub fn run(arguments: impl Iterator<Item = String>) -> ExitCode {
    let mut file = None;
    let mut as_json = false;
    for argument in arguments {
        match argument.as_str() {
            "--json" => as_json = true,
            option if option.starts_with("--") => return usage(&format!("unknown option {option}")),
            _ if file.is_none() => file = Some(argument),
            _ => return usage("only one file at a time"),
        }
    }
    let Some(file) = file else { return usage("a file is needed") };
    match text_of(&file).and_then(|text| shown(&text, as_json).map_err(|error| format!("{file}:{error}"))) {
        Ok(shown) => match std::io::stdout().write_all(shown.as_bytes()) {
            Ok(()) => ExitCode::SUCCESS,
            // A reader that has seen enough (`| head`) is no error of ours.
            Err(_) => ExitCode::FAILURE,
        },
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

fn usage(reason: &str) -> ExitCode {
    eprintln!("{reason}; {USAGE}");
    ExitCode::from(2)
}

fn shown(text: &str, as_json: bool) -> Result<String, ReplayError> {
    let game = replay(text)?;
    Ok(if as_json { game.json() + "\n" } else { game.table() })
}

/// The text of a file, or of standard input for `-`.
fn text_of(file: &str) -> Result<String, String> {
    let mut bytes = Vec::new();
    let read = if file == "-" {
        std::io::stdin().lock().take(MOST_TEXT + 1).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(file).and_then(|opened| opened.take(MOST_TEXT + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| format!("{file}: cannot be read: {error}"))?;
    if bytes.len() as u64 > MOST_TEXT {
        return Err(format!("{file}: is larger than any game ({MOST_TEXT} bytes at most)"));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
        let reason = "expected text in UTF-8".into();
        format!("{file}:{}", ReplayError { line, kind: ErrorKind::Unreadable, reason })
    })
}
