//! What can go wrong, in the words that the user reads.
//!
//! Not a list of causes: whoever finds a problem writes the sentence, because only that place knows what would help.
//!
//! Invariant: whatever a failure has to say is said exactly once, by whoever does not pass it on.

use std::fmt;
use std::process::ExitCode;

/// The result of anything that can go wrong here.
pub(crate) type Outcome<T = ()> = Result<T, Failure>;

/// Why a command did not do what was asked.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The command line was not understood. The user should read the help.
    Usage(String),
    /// One sentence that says what is wrong and what to install or do.
    Problem(String),
    /// A command that we started did not succeed; its output says why.
    Command {
        /// The command as one would type it.
        command: String,
        /// Everything that it printed, in order.
        output: String,
    },
    /// The user has already seen why; only the exit code is left to pass on.
    Shown(u8),
}

impl Failure {
    /// A sentence for the user.
    pub(crate) fn problem(sentence: impl Into<String>) -> Self {
        Self::Problem(sentence.into())
    }

    /// 2 for a command line that was not understood, the code of the child where it speaks for itself, otherwise 1.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Usage(_) => ExitCode::from(2),
            Self::Shown(code) => ExitCode::from(*code),
            Self::Problem(_) | Self::Command { .. } => ExitCode::FAILURE,
        }
    }
}

/// What the user reads; nothing for [`Failure::Shown`].
impl fmt::Display for Failure {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(sentence) => writeln!(text, "{sentence}\n`cargo xtask help` lists what there is."),
            Self::Problem(sentence) => writeln!(text, "{sentence}"),
            Self::Command { command, output } => {
                for line in output.trim_end().lines().filter(|line| !is_chatter(line)) {
                    writeln!(text, "{line}")?;
                }
                writeln!(text, "`{command}` failed; its output is above.")
            }
            Self::Shown(_) => Ok(()),
        }
    }
}

/// Lines in which cargo says what it is doing, or that a test passed; hundreds of them would bury the one that matters.
fn is_chatter(line: &str) -> bool {
    if line.starts_with("test ") && line.ends_with(" ... ok") {
        return true;
    }
    ["   Compiling ", "    Checking ", " Documenting ", "  Downloaded ", " Downloading ", "    Updating "]
        .iter()
        .any(|word| line.starts_with(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_command_shows_what_matters_of_its_output() {
        let output =
            "   Compiling engine v0.1.0\ntest it_works ... ok\nerror: expected `;`\n  --> engine/src/lib.rs:1:1\n\n"
                .to_owned();
        let failure = Failure::Command { command: "cargo build".into(), output };
        assert_eq!(
            failure.to_string(),
            "error: expected `;`\n  --> engine/src/lib.rs:1:1\n`cargo build` failed; its output is above.\n"
        );
    }
}
