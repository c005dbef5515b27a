//! Starting other programs and waiting for them.
//!
//! Three ways: [`capture`] keeps the output and shows it only if it is needed, [`relay`] lets the program talk to the
//! user, [`answer`] asks a tool something small. Nothing here knows what the programs are for.
//!
//! Invariant: output and errors of a captured program come out in the order in which they were written.

use std::io::{self, ErrorKind, Read};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::failure::{Failure, Outcome};

/// How often `tick` is called while a program runs.
const TICK: Duration = Duration::from_millis(250);

/// How long to listen on after a program has ended: something it left behind may hold its output open for ever.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Runs `command` to its end without input, calling `tick` about four times a second, and gives what it printed.
pub(crate) fn capture(command: &mut Command, mut tick: impl FnMut()) -> Outcome<String> {
    let shown = as_typed(command);
    let (mut output, sink) = io::pipe().map_err(|error| cannot_start(&shown, &error))?;
    let errors = sink.try_clone().map_err(|error| cannot_start(&shown, &error))?;
    let mut child = command
        .stdin(Stdio::null())
        .stdout(sink)
        .stderr(errors)
        .spawn()
        .map_err(|error| cannot_start(&shown, &error))?;
    // The command still owns our ends of the pipe; without them the output ends when the program does.
    command.stdout(Stdio::null()).stderr(Stdio::null());

    let (send, pieces) = mpsc::channel();
    thread::spawn(move || {
        let mut piece = [0; 4096];
        while let Ok(length) = output.read(&mut piece) {
            if length == 0 || send.send(piece[..length].to_vec()).is_err() {
                break;
            }
        }
    });

    let mut printed = Vec::new();
    let mut ended: Option<Instant> = None;
    loop {
        match pieces.recv_timeout(TICK) {
            Ok(piece) => printed.extend(piece),
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => {}
        }
        tick();
        match ended {
            Some(moment) if moment.elapsed() > LAST_WORDS => break,
            Some(_) => {}
            None => {
                if let Ok(Some(_)) = child.try_wait() {
                    ended = Some(Instant::now());
                }
            }
        }
    }
    let status = child.wait().map_err(|error| cannot_start(&shown, &error))?;
    let output = String::from_utf8_lossy(&printed).into_owned();
    if status.success() { Ok(output) } else { Err(Failure::Command { command: shown, output }) }
}

/// Runs `command` with our own input and output, and passes its exit code on.
pub(crate) fn relay(command: &mut Command) -> Outcome {
    let status = command.status().map_err(|error| cannot_start(&as_typed(command), &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(Failure::Shown(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)))
    }
}

/// What a tool answers on standard output, trimmed; `None` if it is not there or does not succeed.
pub(crate) fn answer(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// The command line as one would type it; good enough to read, not for a shell.
pub(crate) fn as_typed(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    std::iter::once(name).chain(command.get_args()).map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

fn cannot_start(command: &str, error: &io::Error) -> Failure {
    let program = command.split(' ').next().unwrap_or(command);
    Failure::problem(match error.kind() {
        ErrorKind::NotFound => format!("`{program}` was not found: install it, or add its folder to PATH."),
        _ => format!("`{command}` could not be run: {error}."),
    })
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn output_and_errors_keep_their_order() {
        let output = capture(&mut shell("echo one; echo two >&2; echo three"), || ()).unwrap();
        assert_eq!(output, "one\ntwo\nthree\n");
    }

    #[test]
    fn a_failing_command_brings_its_output_along() {
        let failure = capture(&mut shell("echo why; exit 3"), || ()).unwrap_err();
        assert!(matches!(failure, Failure::Command { output, .. } if output == "why\n"));
    }

    #[test]
    fn a_process_that_stays_behind_does_not_keep_us_waiting() {
        let begin = Instant::now();
        let output = capture(&mut shell("echo done; sleep 20 &"), || ()).unwrap();
        assert_eq!(output, "done\n");
        assert!(begin.elapsed() < Duration::from_secs(10));
    }

    #[test]
    fn a_missing_program_is_named_in_a_sentence() {
        let failure = capture(&mut Command::new("no-such-tool"), || ()).unwrap_err();
        assert_eq!(failure, Failure::problem("`no-such-tool` was not found: install it, or add its folder to PATH."));
    }

    #[test]
    fn an_exit_code_is_passed_on() {
        assert_eq!(relay(&mut shell("exit 3")), Err(Failure::Shown(3)));
    }

    #[test]
    fn a_command_is_shown_without_the_folder_of_its_program() {
        let mut command = Command::new("/somewhere/bin/cargo");
        command.args(["fmt", "--all"]);
        assert_eq!(as_typed(&command), "cargo fmt --all");
    }
}
