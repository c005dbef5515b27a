//! The command `provost`: finds the subcommand and hands over to it, nothing else.

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    match arguments.next().as_deref() {
        Some("replay") => simulator::run_replay(arguments),
        Some("draw") => simulator::draw::run_draw(arguments),
        Some("screens") => simulator::gallery::run_screens(arguments),
        Some("bench") => simulator::run_bench(arguments),
        _ => {
            eprintln!("usage: provost replay FILE [--json] | draw PICTURE [PRESS ...] | screens FOLDER | bench");
            ExitCode::from(2)
        }
    }
}
