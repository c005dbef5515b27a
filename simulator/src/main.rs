//! The command `provost`: finds the subcommand and hands over to it, nothing else.

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    match arguments.next().as_deref() {
        Some("replay") => simulator::run_replay(arguments),
        Some("bench") => simulator::run_bench(arguments),
        _ => {
            eprintln!("usage: provost replay FILE [--json] | provost bench");
            ExitCode::from(2)
        }
    }
}
