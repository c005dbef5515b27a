//! The tools that the project needs from outside: found, or set up, or asked for in one sentence.
//!
//! Nothing is installed that a person might not expect: a Rust target and components through rustup, npm packages
//! inside the clone, and a browser only where we are root on a Debian (a container or a CI machine).
//!
//! Invariant: each function either leaves its tool usable or fails with a sentence that says what to do.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::failure::{Failure, Outcome};
use crate::process;
use crate::progress::Step;
use crate::project::{Project, TARGET, npm};

/// The oldest Node that the emulator's tests and page work with.
const OLDEST_NODE: u32 = 20;

/// The core library for the device.
pub(crate) fn target(step: &mut Step) -> Outcome {
    if target_is_there() {
        return Ok(());
    }
    match step.command(Command::new("rustup").args(["target", "add", TARGET])) {
        Ok(_) if target_is_there() => Ok(()),
        Ok(_) => Err(Failure::problem(format!(
            "rustup added {TARGET} to a toolchain that is not the one in use: run `rustup target add {TARGET}` here, \
             with the toolchain that builds this project."
        ))),
        Err(Failure::Command { .. }) => Err(Failure::problem(format!(
            "The Rust target {TARGET} is missing and rustup could not fetch it: check the network, then run \
             `rustup target add {TARGET}`."
        ))),
        Err(_) => Err(Failure::problem(format!(
            "The Rust target {TARGET} is missing and there is no rustup to fetch it: install rustup from \
             https://rustup.rs."
        ))),
    }
}

/// Looks into rustc's own folder, so that a target which did not come through rustup counts too.
fn target_is_there() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    process::answer(Command::new(rustc).args(["--print", "sysroot"]))
        .is_some_and(|sysroot| Path::new(&sysroot).join("lib/rustlib").join(TARGET).join("lib").is_dir())
}

/// rustfmt and clippy, which minimal installations of Rust leave out.
pub(crate) fn rust_components(project: &Project) -> Outcome {
    for (command, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if process::answer(project.cargo().args([command, "--version"])).is_none() {
            return Err(Failure::problem(format!(
                "`cargo {command}` is missing: run `rustup component add {component}`."
            )));
        }
    }
    Ok(())
}

/// Node and npm, new enough.
pub(crate) fn node() -> Outcome {
    let version = process::answer(Command::new("node").arg("--version"));
    match version.as_deref().map(|version| (version, major(version))) {
        Some((_, Some(major))) if major >= OLDEST_NODE => {}
        Some((version, _)) => {
            return Err(Failure::problem(format!(
                "Node {OLDEST_NODE} or newer runs the emulator, and this is {version}: install a newer one from \
                 https://nodejs.org."
            )));
        }
        None => {
            return Err(Failure::problem(format!(
                "Node {OLDEST_NODE} or newer runs the emulator, and there is none: install it from https://nodejs.org."
            )));
        }
    }
    process::answer(Command::new(npm()).arg("--version")).map(drop).ok_or_else(|| {
        Failure::problem("npm fetches the emulator's packages, and there is none: install it next to Node.")
    })
}

/// 20 of "v20.11.1".
fn major(version: &str) -> Option<u32> {
    version.trim_start_matches('v').split('.').next()?.parse().ok()
}

/// The emulator's npm packages, exactly those of its lock file.
pub(crate) fn packages(project: &Project, step: &mut Step) -> Outcome {
    let folder = project.emulator();
    if !are_stale(&folder) {
        step.remark("up to date");
        return Ok(());
    }
    match step.command(project.npm().args(["ci", "--no-audit", "--no-fund"])) {
        Err(Failure::Command { output, .. }) if is_about_the_network(&output) => Err(Failure::problem(
            "npm could not reach its registry to fetch the emulator's packages: check the network, then run this again.",
        )),
        other => other.map(drop),
    }
}

/// npm leaves a copy of the lock file in `node_modules` when it is done; an older copy, or none, means work.
fn are_stale(folder: &Path) -> bool {
    let written = |path: PathBuf| -> Option<SystemTime> { fs::metadata(path).ok()?.modified().ok() };
    let wanted = written(folder.join("package-lock.json"));
    let installed = written(folder.join("node_modules").join(".package-lock.json"));
    installed.is_none() || wanted > installed
}

fn is_about_the_network(output: &str) -> bool {
    ["ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH"]
        .iter()
        .any(|code| output.contains(code))
}

/// A Chromium to show the page in: the one named by `CHROMIUM`, or one in PATH, or one that we may install.
/// `Err` is why there is none.
pub(crate) fn chromium(step: &mut Step) -> Result<PathBuf, String> {
    if let Some(path) = std::env::var_os("CHROMIUM").filter(|path| !path.is_empty()) {
        let path = PathBuf::from(path);
        return if path.is_file() {
            Ok(path)
        } else {
            Err(format!("CHROMIUM names {}, which is not there", path.display()))
        };
    }
    if let Some(found) = in_path(&["chromium", "chromium-browser", "google-chrome"]) {
        return Ok(found);
    }
    let may_install = process::answer(Command::new("id").arg("-u")).as_deref() == Some("0")
        && in_path(&["apt-get"]).is_some()
        && Path::new("/etc/debian_version").exists();
    if !may_install {
        return Err("no Chromium here; install it or name one in CHROMIUM".to_owned());
    }
    let apt_get = |words: &[&str]| {
        let mut command = Command::new("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive").args(words);
        command
    };
    step.command(&mut apt_get(&["update"]))
        .and_then(|_| step.command(&mut apt_get(&["install", "-y", "--no-install-recommends", "chromium"])))
        .map_err(|_| "no Chromium here, and apt-get could not fetch it".to_owned())?;
    in_path(&["chromium"]).ok_or_else(|| "apt-get installed Chromium, but not into PATH".to_owned())
}

/// The first of these programs that is in PATH.
fn in_path(names: &[&str]) -> Option<PathBuf> {
    let path: OsString = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    names.iter().find_map(|name| {
        let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
        folders.iter().map(|folder| folder.join(&file)).find(|candidate| candidate.is_file())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_says_its_version_with_a_v() {
        assert_eq!(major("v20.11.1"), Some(20));
        assert_eq!(major("22.0.0-nightly"), Some(22));
        assert_eq!(major("what"), None);
    }

    #[test]
    fn packages_are_fetched_when_missing_or_older_than_the_lock_file() {
        let folder = std::env::temp_dir().join(format!("xtask-packages-{}", std::process::id()));
        fs::create_dir_all(folder.join("node_modules")).unwrap();
        fs::write(folder.join("package-lock.json"), "{}").unwrap();
        assert!(are_stale(&folder), "nothing is installed");

        let installed = folder.join("node_modules").join(".package-lock.json");
        fs::write(&installed, "{}").unwrap();
        assert!(!are_stale(&folder), "just installed");

        let yesterday = SystemTime::now() - std::time::Duration::from_secs(86_400);
        fs::File::options().write(true).open(&installed).unwrap().set_modified(yesterday).unwrap();
        assert!(are_stale(&folder), "the lock file is newer");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_missing_network_is_recognised_in_what_npm_prints() {
        assert!(is_about_the_network("npm error code EAI_AGAIN\nnpm error syscall getaddrinfo"));
        assert!(!is_about_the_network("npm error code ERESOLVE"));
    }
}
