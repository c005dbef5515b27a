//! `cargo xtask run`: the real firmware on an emulated board, in the browser or in the terminal.
//!
//! Builds, then hands over to Node; the page and the terminal are the emulator's own.
//!
//! Invariant: on Unix Node takes this process's place, so Ctrl-C, signals and the exit code are Node's and no server
//! is ever left behind.

use std::env;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::args::Run;
use crate::failure::{Failure, Outcome};
use crate::firmware;
use crate::progress::Steps;
use crate::project::Project;
use crate::setup;

/// How long the browser waits for the page to be served.
const PATIENCE: Duration = Duration::from_secs(15);

/// Builds what is needed and plays.
pub(crate) fn run(project: &Project, options: &Run) -> Outcome {
    // First what takes no time, so that nobody waits for a build to hear of it.
    if !options.terminal {
        port_is_free(options.port)?;
    }
    build(project)?;

    let mut node = project.node();
    node.arg(if options.terminal { "dist/terminal.js" } else { "dist/serve.js" }).arg("--image").arg(project.image());
    if !options.terminal {
        node.arg("--port").arg(options.port.to_string());
        if options.open {
            open_page_later(options.port);
        }
    }
    hand_over(&mut node)
}

/// Builds the firmware and the emulator, and sets up what they need.
pub(crate) fn build(project: &Project) -> Outcome {
    setup::node()?;
    let mut steps = Steps::new(3);
    steps.run("firmware", |step| firmware::build(project, step))?;
    steps.run("npm packages", |step| setup::packages(project, step))?;
    steps.run("emulator", |step| step.command(&mut project.emulator_script("build")))?;
    println!();
    Ok(())
}

/// One sentence if the page could not be served there.
fn port_is_free(port: u16) -> Outcome {
    match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::PermissionDenied => Err(Failure::problem(format!(
            "Port {port} is reserved for the system: choose one from 1024, for example `cargo xtask run --port 2040`."
        ))),
        Err(error) if error.kind() == ErrorKind::AddrInUse => Err(Failure::problem(format!(
            "Port {port} is already in use, perhaps by another `cargo xtask run`: end that one, or choose another port \
             with `--port`."
        ))),
        Err(error) => Err(Failure::problem(format!("Port {port} cannot be used: {error}."))),
    }
}

/// Becomes `command`.
#[cfg(unix)]
fn hand_over(command: &mut Command) -> Outcome {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    Err(Failure::problem(format!("Node could not be started: {error}.")))
}

/// Waits for `command`; here Ctrl-C reaches both programs.
#[cfg(not(unix))]
fn hand_over(command: &mut Command) -> Outcome {
    crate::process::relay(command)
}

/// Starts this program once more, to wait for the page beside Node. Not opening a browser is no error: the address is
/// on the screen.
fn open_page_later(port: u16) {
    if let Ok(own) = env::current_exe() {
        let mut helper = Command::new(own);
        helper.args(["open-page", "--port", &port.to_string()]);
        let _ = helper.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    }
}

/// Waits until something answers on `port`, at most [`PATIENCE`], and opens it in the browser.
pub(crate) fn open_page(port: u16) {
    let begin = Instant::now();
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    while TcpStream::connect_timeout(&address, Duration::from_secs(1)).is_err() {
        if begin.elapsed() > PATIENCE {
            return;
        }
        thread::sleep(Duration::from_millis(100));
    }
    let url = format!("http://127.0.0.1:{port}/");
    let mut browser = if cfg!(windows) {
        let mut start = Command::new("cmd");
        start.args(["/C", "start", ""]);
        start
    } else if cfg!(target_os = "macos") {
        Command::new("open")
    } else if env::var_os("DISPLAY").is_some() || env::var_os("WAYLAND_DISPLAY").is_some() {
        Command::new("xdg-open")
    } else {
        return; // without a screen, xdg-open might start a text browser in somebody's terminal
    };
    let _ = browser.arg(url).status();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_busy_port_is_named() {
        let other = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = other.local_addr().unwrap().port();
        let Err(Failure::Problem(sentence)) = port_is_free(port) else { panic!("port {port} is busy") };
        assert!(sentence.starts_with(&format!("Port {port} is already in use")), "{sentence}");
        drop(other);
        // A program that another test starts right now holds what was open until it has begun.
        let is_free = |_| {
            thread::sleep(Duration::from_millis(10));
            port_is_free(port).is_ok()
        };
        assert!((0..500).any(is_free), "port {port} stays busy");
    }
}
