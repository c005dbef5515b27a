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
                writeln!(text, "{}\n`{command}` failed; its output is above.", output.trim_end())
            }
            Self::Shown(_) => Ok(()),
        }
    }
}
