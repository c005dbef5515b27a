//! `cargo xtask test`: everything that has to hold before a change goes in. CI runs this and nothing else.
//!
//! Each step is a command that can also be typed by hand. A failure does not stop what does not depend on it, so that
//! one run shows all that is wrong.
//!
//! Invariant: the exit code is 0 only if no step failed; a skipped step says why.

use std::process::Command;

use crate::docs;
use crate::failure::{Failure, Outcome};
use crate::firmware;
use crate::games::Games;
use crate::licences;
use crate::progress::{Step, Steps, Verdict, time};
use crate::project::{Project, TARGET};
use crate::setup;
use crate::size;

/// Steps below; the count is shown from the first one on.
const STEPS: usize = 13;

const EMULATOR: &str = "emulator";
const EMULATOR_TESTS: &str = "emulator tests";
const PAGE: &str = "the page in a real browser";

/// Runs all steps and sums up.
pub(crate) fn run(project: &Project) -> Outcome {
    // Tools first: nobody should wait ten minutes to hear that Node is missing.
    setup::rust_components(project)?;
    setup::node()?;
    setup::target(&mut Step::silent())?;

    let mut steps = Steps::new(STEPS);
    source(project, &mut steps);
    attempt(&mut steps, "flash by game", |step| {
        let games = Games::measure(project, step)?;
        step.remark(games.summary());
        let broken = games.broken();
        if broken.is_empty() { Ok(()) } else { Err(Failure::problem(broken.join("\n"))) }
    });
    let image = attempt(&mut steps, "firmware and its size", |step| {
        let image = firmware::build(project, step)?;
        firmware::write(project, &image)?;
        size::check(project, &image, step)
    });
    let emulator = emulator(project, &mut steps);
    if image.and(emulator).is_some() {
        on_the_board(project, &mut steps);
    } else {
        steps.not_run(EMULATOR_TESTS, "needs the firmware and the emulator");
        steps.not_run(PAGE, "needs the firmware and the emulator");
    }
    attempt(&mut steps, "notices of linked crates", |_| licences::check(project));
    attempt(&mut steps, "links and commands in the docs", |step| {
        let (files, broken) = docs::check(project)?;
        step.remark(format!("{files} files"));
        if broken.is_empty() { Ok(()) } else { Err(Failure::problem(broken.join("\n"))) }
    });
    conclude(&steps)
}

/// What can be said about the Rust code on this computer.
fn source(project: &Project, steps: &mut Steps) {
    let cargo = |words: &[&str]| {
        let mut command = project.cargo();
        command.args(words);
        command
    };
    attempt(steps, "formatting", |step| step.command(&mut cargo(&["fmt", "--all", "--check"])));
    attempt(steps, "clippy on the host", |step| {
        step.command(&mut cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
    });
    attempt(steps, "clippy for the device", |step| {
        let mut clippy = cargo(&["clippy", "--release", "--target", TARGET]);
        for package in ["firmware", "board-support", "companion", "engine"] {
            clippy.args(["--package", package]);
        }
        step.command(clippy.args(["--", "-D", "warnings"]))
    });
    attempt(steps, "host tests", |step| {
        let output = step.command(&mut cargo(&["test", "--workspace", "--no-fail-fast"]))?;
        let results = CargoResults::of(&output);
        step.remark(format!("{} tests", results.passed));
        results.lines.iter().for_each(|line| step.note(*line));
        Ok(())
    });
    attempt(steps, "documentation", |step| {
        step.command(cargo(&["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
    });
}

/// The emulator's packages, and the emulator with its types checked; `None` if there is none to test with.
fn emulator(project: &Project, steps: &mut Steps) -> Option<()> {
    if attempt(steps, "npm packages", |step| setup::packages(project, step)).is_none() {
        steps.not_run(EMULATOR, "needs its npm packages");
        return None;
    }
    attempt(steps, EMULATOR, |step| step.command(&mut project.emulator_script("build"))).map(drop)
}

/// The real image on the emulated board, from Node and in a browser.
fn on_the_board(project: &Project, steps: &mut Steps) {
    attempt(steps, EMULATOR_TESTS, |step| {
        // Some of them compare the board with the host tool.
        step.command(project.cargo().args(["build", "--package", "simulator"]))?;
        node_tests(step, &mut project.emulator_script("test"))
    });
    attempt(steps, PAGE, |step| match setup::chromium(step) {
        Ok(path) => node_tests(step, project.emulator_script("test:browser").env("CHROMIUM", path)),
        Err(why) => {
            step.skip(why);
            Ok(())
        }
    });
}

/// Does a step, and shows its failure at once; `None` if it failed.
fn attempt<T>(steps: &mut Steps, title: &'static str, work: impl FnOnce(&mut Step) -> Outcome<T>) -> Option<T> {
    steps.run(title, work).map_err(|failure| print!("{failure}")).ok()
}

/// A test script of the emulator, with its closing lines on the screen.
fn node_tests(step: &mut Step, npm: &mut Command) -> Outcome {
    let output = step.command(npm)?;
    node_results(&output).into_iter().for_each(|line| step.note(line));
    Ok(())
}

/// The table, and one sentence.
fn conclude(steps: &Steps) -> Outcome {
    println!("\n{}", steps.summary());
    let (failed, skipped) = (steps.that(Verdict::Failed), steps.that(Verdict::Skipped));
    let time = time(steps.took());
    if !failed.is_empty() {
        return Err(Failure::problem(format!("Failed after {time}: {}.", failed.join(", "))));
    }
    match skipped.as_slice() {
        [] => println!("Everything passed in {time}."),
        some => println!("Everything that ran passed in {time}; skipped: {}.", some.join(", ")),
    }
    Ok(())
}

/// What `cargo test` says at the end of each test program.
struct CargoResults<'output> {
    /// The `test result:` lines of programs that have tests.
    lines: Vec<&'output str>,
    /// The tests that passed, of all programs together.
    passed: u32,
}

impl<'output> CargoResults<'output> {
    fn of(output: &'output str) -> Self {
        let mut results = Self { lines: Vec::new(), passed: 0 };
        for line in output.lines().filter(|line| line.starts_with("test result:")) {
            // test result: ok. 12 passed; 0 failed; …
            let passed = line.split(' ').nth(3).and_then(|number| number.parse().ok()).unwrap_or(0);
            if passed > 0 {
                results.lines.push(line);
                results.passed += passed;
            }
        }
        results
    }
}

/// The closing lines of Node's test runner that say how many tests there were and how they went, whichever of its two
/// ways of reporting it chose.
fn node_results(output: &str) -> Vec<&str> {
    let counts = |line: &&str| {
        let mut words = line.split_whitespace();
        matches!(words.next(), Some("#" | "ℹ"))
            && matches!(words.next(), Some("tests" | "pass" | "fail" | "cancelled" | "skipped"))
            && words.next().is_some_and(|number| number.parse::<u32>().is_ok())
    };
    output.lines().filter(counts).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_of_cargo_test_are_kept_and_added_up() {
        let output = "     Running unittests src/lib.rs\n\
                      test it_works ... ok\n\
                      test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s\n\
                      test result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\
                      test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s\n";
        let results = CargoResults::of(output);
        assert_eq!(results.passed, 15);
        assert_eq!(results.lines.len(), 2, "programs without tests are left out");
    }

    #[test]
    fn closing_lines_of_node_are_kept_in_both_ways_of_reporting() {
        assert_eq!(
            node_results(
                "ok 1 - boots\n# a remark\n1..1\n# tests 8\n# suites 0\n# pass 8\n# fail 0\n# duration_ms 95.1"
            ),
            ["# tests 8", "# pass 8", "# fail 0"]
        );
        assert_eq!(node_results("✔ boots\nℹ tests 8\nℹ pass 8\nℹ fail 0"), ["ℹ tests 8", "ℹ pass 8", "ℹ fail 0"]);
    }
}
