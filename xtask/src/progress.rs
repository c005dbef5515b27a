//! Numbered steps with their time: "[3/11] clippy for the device … ok, 12.3 s".
//!
//! It shows what happens and remembers how it went; it does not decide what to do next. What a step prints is kept
//! back: a step that succeeds is one line, a step that fails hands its output to whoever started it.
//!
//! Invariant: each step that was begun ends with exactly one result, and the summary lists all of them.

use std::io::{self, IsTerminal, Write};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::failure::Outcome;
use crate::process;

/// How a step ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// It did what it should.
    Passed,
    /// It did not.
    Failed,
    /// It cannot be done on this computer, and that is no fault of the project.
    Skipped,
    /// Something that it builds on failed before.
    NotRun,
}

impl Verdict {
    fn word(self) -> &'static str {
        match self {
            Self::Passed => "ok",
            Self::Failed => "FAILED",
            Self::Skipped => "skipped",
            Self::NotRun => "not run",
        }
    }

    /// The word in its colour, if the output is a terminal that wants colours.
    fn painted(self, colours: bool) -> String {
        let code = match self {
            Self::Passed => "32",
            Self::Failed => "1;31",
            Self::Skipped | Self::NotRun => "33",
        };
        if colours { format!("\x1b[{code}m{}\x1b[0m", self.word()) } else { self.word().to_owned() }
    }
}

/// A finished step.
struct Entry {
    title: &'static str,
    verdict: Verdict,
    took: Duration,
    remark: String,
}

/// The steps of one command.
pub(crate) struct Steps {
    total: usize,
    begin: Instant,
    entries: Vec<Entry>,
    terminal: bool,
    colours: bool,
}

impl Steps {
    /// A command of `total` steps.
    pub(crate) fn new(total: usize) -> Self {
        let terminal = io::stdout().is_terminal();
        let colours = terminal && std::env::var_os("NO_COLOR").is_none();
        Self { total, begin: Instant::now(), entries: Vec::new(), terminal, colours }
    }

    /// Does the next step. Its failure comes back unshown.
    pub(crate) fn run<T>(&mut self, title: &'static str, work: impl FnOnce(&mut Step) -> Outcome<T>) -> Outcome<T> {
        let line = self.heading(title);
        print!("{line} ");
        flush();
        let mut step = Step { line, begin: Instant::now(), terminal: self.terminal, ..Step::silent() };
        let outcome = work(&mut step);
        let verdict = match (&outcome, step.skipped) {
            (Err(_), _) => Verdict::Failed,
            (Ok(_), true) => Verdict::Skipped,
            (Ok(_), false) => Verdict::Passed,
        };
        step.back_to_line();
        self.end(title, verdict, step.begin.elapsed(), step.remark);
        for note in step.notes {
            println!("{note}");
        }
        outcome
    }

    /// Passes over the next step, because `what` that it builds on failed.
    pub(crate) fn not_run(&mut self, title: &'static str, what: &str) {
        print!("{} ", self.heading(title));
        self.end(title, Verdict::NotRun, Duration::ZERO, what.to_owned());
    }

    fn heading(&self, title: &str) -> String {
        format!("[{}/{}] {title} …", self.entries.len() + 1, self.total)
    }

    fn end(&mut self, title: &'static str, verdict: Verdict, took: Duration, remark: String) {
        let time = if verdict == Verdict::NotRun { String::new() } else { format!(", {}", time(took)) };
        let comma = if remark.is_empty() { "" } else { ": " };
        println!("{}{time}{comma}{remark}", verdict.painted(self.colours));
        self.entries.push(Entry { title, verdict, took, remark });
    }

    /// The titles of the steps that ended so.
    pub(crate) fn that(&self, verdict: Verdict) -> Vec<&'static str> {
        self.entries.iter().filter(|entry| entry.verdict == verdict).map(|entry| entry.title).collect()
    }

    /// How long all of it has taken so far.
    pub(crate) fn took(&self) -> Duration {
        self.begin.elapsed()
    }

    /// A table of all steps: title, result, time, remark.
    pub(crate) fn summary(&self) -> String {
        let width = self.entries.iter().map(|entry| entry.title.chars().count()).max().unwrap_or(0);
        let mut table = String::new();
        for Entry { title, verdict, took, remark } in &self.entries {
            // Colour codes have no width, so the padding is worked out on the plain word.
            let pad = " ".repeat(9usize.saturating_sub(verdict.word().len()));
            let line = format!("  {title:width$}  {}{pad}{:>10}  {remark}", verdict.painted(self.colours), time(*took));
            table.push_str(line.trim_end());
            table.push('\n');
        }
        table
    }
}

/// A step while it is being done.
pub(crate) struct Step {
    line: String,
    begin: Instant,
    terminal: bool,
    second: u64,
    skipped: bool,
    remark: String,
    notes: Vec<String>,
}

impl Step {
    /// A step that nobody sees: for work that is worth doing but not worth a line.
    pub(crate) fn silent() -> Self {
        Self {
            line: String::new(),
            begin: Instant::now(),
            terminal: false,
            second: 0,
            skipped: false,
            remark: String::new(),
            notes: Vec::new(),
        }
    }

    /// Runs a command as part of this step and gives what it printed; the clock in the line goes on.
    pub(crate) fn command(&mut self, command: &mut Command) -> Outcome<String> {
        process::capture(command, || self.tick())
    }

    /// A few words behind the result, here and in the summary.
    pub(crate) fn remark(&mut self, remark: impl Into<String>) {
        self.remark = remark.into();
    }

    /// A line to print below the step.
    pub(crate) fn note(&mut self, line: impl Into<String>) {
        self.notes.push(line.into());
    }

    /// This computer cannot do the step, and `why`.
    pub(crate) fn skip(&mut self, why: impl Into<String>) {
        self.skipped = true;
        self.remark = why.into();
    }

    /// Moves the clock in the line on, where there is one.
    fn tick(&mut self) {
        let second = self.begin.elapsed().as_secs();
        if self.terminal && second != self.second {
            self.second = second;
            print!("\r\x1b[2K{} {second} s", self.line);
            flush();
        }
    }

    fn back_to_line(&self) {
        if self.terminal {
            print!("\r\x1b[2K{} ", self.line);
        }
    }
}

/// Progress that cannot be written is no reason to stop the work.
fn flush() {
    let _ = io::stdout().flush();
}

/// "0.4 s", "12.3 s", "3 min 05 s".
pub(crate) fn time(duration: Duration) -> String {
    let seconds = duration.as_secs_f64();
    if seconds < 60.0 {
        format!("{seconds:.1} s")
    } else {
        format!("{} min {:02} s", duration.as_secs() / 60, duration.as_secs() % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::failure::Failure;

    #[test]
    fn times_read_naturally() {
        assert_eq!(time(Duration::from_millis(420)), "0.4 s");
        assert_eq!(time(Duration::from_secs(185)), "3 min 05 s");
    }

    #[test]
    fn the_summary_has_every_step_once_with_its_result() {
        let mut steps = Steps::new(4);
        steps.colours = false;
        let _ = steps.run("formatting", |_| Ok(()));
        let _ = steps.run("host tests", |_| Err::<(), _>(Failure::problem("no")));
        let _ = steps.run("the page", |step| {
            step.skip("no browser");
            Ok(())
        });
        steps.not_run("emulator tests", "no image");
        assert_eq!(steps.that(Verdict::Failed), ["host tests"]);
        assert_eq!(
            steps.summary(),
            "  formatting      ok            0.0 s\n  \
               host tests      FAILED        0.0 s\n  \
               the page        skipped       0.0 s  no browser\n  \
               emulator tests  not run       0.0 s  no image\n"
        );
    }
}
