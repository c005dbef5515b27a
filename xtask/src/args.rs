//! The command line: which commands there are, what they take, and the help text.
//!
//! Parsing only; nothing is looked up or run here. The table [`COMMANDS`] is also what the documentation is checked
//! against, so a command shown in the README exists.
//!
//! Invariant: whatever is not understood is named in a sentence; nothing is silently ignored.

use crate::failure::{Failure, Outcome};

/// The port of `cargo xtask run` where none is given: the number on the chip.
const DEFAULT_PORT: u16 = 2040;

/// Seconds that each fuzz target runs where none are given.
const DEFAULT_FUZZ_SECONDS: u16 = 60;

/// A command as the user sees it.
pub(crate) struct Entry {
    /// Its name.
    pub(crate) name: &'static str,
    /// What may follow, for the help text.
    takes: &'static str,
    /// The flags among that.
    pub(crate) flags: &'static [&'static str],
    /// What it does; the second and further lines are explanation.
    about: &'static str,
}

/// Every command that users may call, in the order in which they meet them.
pub(crate) const COMMANDS: &[Entry] = &[
    Entry {
        name: "run",
        takes: "[--port N] [--no-open] [--terminal]",
        flags: &["--port", "--no-open", "--terminal"],
        about: "build the firmware and play it on an emulated board, in the browser\n\
                (port 2040 unless told otherwise) or, with --terminal, right here",
    },
    Entry { name: "test", takes: "", flags: &[], about: "check everything that has to hold before a change goes in" },
    Entry {
        name: "firmware",
        takes: "",
        flags: &[],
        about: "build provost.elf, and provost.uf2 to drag onto the board",
    },
    Entry {
        name: "size",
        takes: "",
        flags: &[],
        about: "bytes of flash and RAM by section and by game, against the budget",
    },
    Entry { name: "screens", takes: "", flags: &[], about: "draw the screens to docs/screens/ as PNG" },
    Entry {
        name: "licences",
        takes: "",
        flags: &[],
        about: "write the notices of linked crates into docs/licences.md",
    },
    Entry { name: "bench", takes: "", flags: &[], about: "measure: events a second, bytes of state" },
    Entry {
        name: "soak",
        takes: "",
        flags: &[],
        about: "a million power cuts of the store, then ten thousand random presses,\n\
                held presses and power cuts on the emulated board; half an hour",
    },
    Entry {
        name: "fuzz",
        takes: "[TARGET] [--seconds N]",
        flags: &["--seconds"],
        about: "feed arbitrary bytes to the readers, 60 seconds each unless told\n\
                otherwise (needs cargo-fuzz)",
    },
    Entry { name: "help", takes: "", flags: &[], about: "this text" },
];

/// What the user asks for.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Request {
    /// The help text.
    Help,
    /// The firmware on an emulated board.
    Run(Run),
    /// All checks.
    Test,
    /// ELF and UF2.
    Firmware,
    /// Bytes against the budget.
    Size,
    /// Pictures of the screens.
    Screens,
    /// Notices of the crates in the image.
    Licences,
    /// Measurements.
    Bench,
    /// A clumsy player.
    Soak,
    /// Arbitrary input.
    Fuzz(Fuzz),
    /// What `run` starts beside the server: opens the browser as soon as the page is served on this port.
    OpenPage(u16),
}

/// Options of `run`.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Run {
    /// The page's port on 127.0.0.1; never 0.
    pub(crate) port: u16,
    /// Whether to open a browser.
    pub(crate) open: bool,
    /// Play in the terminal instead.
    pub(crate) terminal: bool,
}

/// Options of `fuzz`.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Fuzz {
    /// One target, or all of them in turn.
    pub(crate) target: Option<String>,
    /// How long each of them runs; at least 1.
    pub(crate) seconds: u16,
}

/// Reads the words after `cargo xtask`.
pub(crate) fn parse(words: impl IntoIterator<Item = String>) -> Outcome<Request> {
    let mut words = words.into_iter();
    let Some(name) = words.next() else {
        return Ok(Request::Help);
    };
    let mut rest = Rest::new(words);
    if rest.take_flag("--help") || rest.take_flag("-h") {
        return Ok(Request::Help);
    }
    let request = match name.as_str() {
        "help" | "--help" | "-h" => Request::Help,
        "run" => Request::Run(Run {
            port: rest.take_number("--port", DEFAULT_PORT)?,
            open: !rest.take_flag("--no-open"),
            terminal: rest.take_flag("--terminal"),
        }),
        "test" => Request::Test,
        "firmware" => Request::Firmware,
        "size" => Request::Size,
        "screens" => Request::Screens,
        "licences" => Request::Licences,
        "bench" => Request::Bench,
        "soak" => Request::Soak,
        "fuzz" => Request::Fuzz(Fuzz {
            seconds: rest.take_number("--seconds", DEFAULT_FUZZ_SECONDS)?,
            target: rest.take_word(),
        }),
        "open-page" => Request::OpenPage(rest.take_number("--port", DEFAULT_PORT)?),
        _ => return Err(Failure::Usage(format!("There is no command `{name}`."))),
    };
    rest.nothing_left(&name)?;
    Ok(request)
}

/// The text of `cargo xtask help`.
pub(crate) fn help() -> String {
    let mut text = String::from("The project's own commands: cargo xtask COMMAND\n\n");
    for Entry { name, takes, about, .. } in COMMANDS {
        let mut lines = about.lines();
        let first = lines.next().unwrap_or_default();
        text.push_str(&format!("  {name:<9} {first}\n"));
        for line in lines {
            text.push_str(&format!("  {:9} {line}\n", ""));
        }
        if !takes.is_empty() {
            text.push_str(&format!("  {:9} {takes}\n", ""));
        }
    }
    text
}

/// The words that nobody has asked for yet. `--name value` and `--name=value` are the same.
struct Rest(Vec<String>);

impl Rest {
    fn new(words: impl Iterator<Item = String>) -> Self {
        let mut rest = Vec::new();
        for word in words {
            match word.split_once('=') {
                Some((flag, value)) if flag.starts_with("--") => {
                    rest.extend([flag.to_owned(), value.to_owned()]);
                }
                _ => rest.push(word),
            }
        }
        Self(rest)
    }

    fn take_flag(&mut self, flag: &str) -> bool {
        let place = self.0.iter().position(|word| word == flag);
        place.map(|place| self.0.remove(place)).is_some()
    }

    /// The number after `flag`, at least 1, or `otherwise` if the flag is not there.
    fn take_number(&mut self, flag: &str, otherwise: u16) -> Outcome<u16> {
        let Some(place) = self.0.iter().position(|word| word == flag) else {
            return Ok(otherwise);
        };
        self.0.remove(place);
        let value = (place < self.0.len()).then(|| self.0.remove(place));
        value.as_deref().and_then(|value| value.parse().ok()).filter(|number| *number != 0).ok_or_else(|| {
            let found = value.map_or(String::new(), |value| format!(", not `{value}`"));
            Failure::Usage(format!("`{flag}` takes a number from 1 to {}{found}.", u16::MAX))
        })
    }

    /// The first word that is not a flag.
    fn take_word(&mut self) -> Option<String> {
        let place = self.0.iter().position(|word| !word.starts_with('-'))?;
        Some(self.0.remove(place))
    }

    fn nothing_left(&self, command: &str) -> Outcome {
        match self.0.first() {
            None => Ok(()),
            Some(word) => Err(Failure::Usage(format!("`cargo xtask {command}` does not know `{word}`."))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Outcome<Request> {
        parse(line.split_whitespace().map(str::to_owned))
    }

    fn refusal(line: &str) -> String {
        match read(line) {
            Err(Failure::Usage(sentence)) => sentence,
            other => panic!("`{line}` should be refused, but is {other:?}"),
        }
    }

    #[test]
    fn run_opens_a_browser_on_port_2040_unless_told_otherwise() {
        let plain = Run { port: 2040, open: true, terminal: false };
        assert_eq!(read("run"), Ok(Request::Run(plain)));
        let told = Run { port: 3000, open: false, terminal: true };
        for line in ["run --port 3000 --no-open --terminal", "run --terminal --no-open --port=3000"] {
            assert_eq!(read(line), Ok(Request::Run(Run { ..told })), "{line}");
        }
    }

    #[test]
    fn help_is_what_one_gets_without_a_command() {
        for line in ["", "help", "--help", "-h", "run --help", "test -h"] {
            assert_eq!(read(line), Ok(Request::Help), "{line}");
        }
    }

    #[test]
    fn every_command_of_the_table_is_understood_and_in_the_help() {
        for entry in COMMANDS {
            assert!(read(entry.name).is_ok(), "{}", entry.name);
            assert!(help().contains(&format!("\n  {} ", entry.name)), "{}", entry.name);
            for flag in entry.flags {
                assert!(entry.takes.contains(flag), "{flag}");
            }
        }
    }

    #[test]
    fn fuzz_takes_a_target_and_a_time_in_any_order() {
        let all = Fuzz { target: None, seconds: 60 };
        assert_eq!(read("fuzz"), Ok(Request::Fuzz(all)));
        for line in ["fuzz notation --seconds 5", "fuzz --seconds 5 notation"] {
            let one = Fuzz { target: Some("notation".into()), seconds: 5 };
            assert_eq!(read(line), Ok(Request::Fuzz(one)), "{line}");
        }
    }

    #[test]
    fn nonsense_is_named() {
        assert_eq!(refusal("rnu"), "There is no command `rnu`.");
        assert_eq!(refusal("test --fast"), "`cargo xtask test` does not know `--fast`.");
        assert_eq!(refusal("run 3000"), "`cargo xtask run` does not know `3000`.");
        assert_eq!(refusal("run --port 99999"), "`--port` takes a number from 1 to 65535, not `99999`.");
        assert_eq!(refusal("run --port 0"), "`--port` takes a number from 1 to 65535, not `0`.");
        assert_eq!(refusal("run --port"), "`--port` takes a number from 1 to 65535.");
    }
}
