//! `cargo xtask`: the project's own commands.
//!
//! It sets up what is missing, calls cargo, npm and node in the right order, and says in sentences what went well and
//! what did not. It is not a build system: each step is a command that can also be typed by hand, and what a step
//! prints is what that command printed.
//!
//! Invariant: the exit code is 0 only if everything that was asked for has been done; 1 means that it failed, 2 that
//! the command line was not understood.

#![forbid(unsafe_code)]

mod args;
mod bench;
mod docs;
mod elf;
mod failure;
mod firmware;
mod fuzz;
mod games;
mod licences;
mod memory;
mod play;
mod process;
mod progress;
mod project;
mod setup;
mod size;
mod soak;
mod test;
mod uf2;

use std::process::ExitCode;

use args::Request;
use failure::Outcome;
use project::Project;

fn main() -> ExitCode {
    let words = std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned());
    match args::parse(words).and_then(serve) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprint!("{failure}");
            failure.exit_code()
        }
    }
}

/// Does what was asked for.
fn serve(request: Request) -> Outcome {
    let project = Project::find()?;
    match request {
        Request::Help => {
            print!("{}", args::help());
            Ok(())
        }
        Request::Run(options) => play::run(&project, &options),
        Request::OpenPage(port) => {
            play::open_page(port);
            Ok(())
        }
        Request::Test => test::run(&project),
        Request::Firmware => firmware::run(&project),
        Request::Size => size::run(&project),
        Request::Screens => process::relay(project.simulator("dev", "screens").arg("docs/screens")),
        Request::Licences => licences::write(&project),
        Request::Bench => bench::run(&project),
        Request::Soak => soak::run(&project),
        Request::Fuzz(options) => fuzz::run(&project, &options),
    }
}
