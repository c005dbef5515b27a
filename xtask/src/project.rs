//! Where things are, and how the tools are called.
//!
//! Knows paths and command lines; runs nothing.
//!
//! Invariant: every path is absolute, so that all commands work from any folder.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::{Failure, Outcome};

/// The device's target, as rustc calls it: the RP2040's Cortex-M0+.
pub(crate) const TARGET: &str = "thumbv6m-none-eabi";

/// The folders of this clone.
pub(crate) struct Project {
    /// The folder of the workspace's `Cargo.toml`.
    pub(crate) root: PathBuf,
    /// Cargo's target folder: `CARGO_TARGET_DIR`, or `target/`.
    pub(crate) target: PathBuf,
}

impl Project {
    /// The clone that this program was started in.
    pub(crate) fn find() -> Outcome<Self> {
        // `cargo run` says where the package lies now; what the compiler saw may have moved since.
        let package =
            env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = package
            .parent()
            .ok_or_else(|| Failure::problem("xtask lies at the root of the file system, so there is no project."))?
            .to_path_buf();
        let target = match env::var_os("CARGO_TARGET_DIR") {
            Some(folder) => std::path::absolute(folder)
                .map_err(|error| Failure::problem(format!("CARGO_TARGET_DIR is not a usable path: {error}.")))?,
            None => root.join("target"),
        };
        Ok(Self { root, target })
    }

    /// The firmware's ELF as cargo builds it.
    pub(crate) fn image(&self) -> PathBuf {
        self.target.join(TARGET).join("release").join("firmware")
    }

    /// The host tool `provost`, built by `cargo build -p simulator`.
    pub(crate) fn provost(&self) -> PathBuf {
        self.target.join("debug").join(format!("provost{}", env::consts::EXE_SUFFIX))
    }

    /// The folder of the emulator's `package.json`.
    pub(crate) fn emulator(&self) -> PathBuf {
        self.root.join("emulator")
    }

    /// `path` as a user would write it: relative to the clone where that is shorter.
    pub(crate) fn shown(&self, path: &Path) -> String {
        path.strip_prefix(&self.root).unwrap_or(path).display().to_string()
    }

    /// The cargo that started us, in the project's root.
    pub(crate) fn cargo(&self) -> Command {
        let mut command = self.tool(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.env("CARGO_TARGET_DIR", &self.target);
        command
    }

    /// Cargo's `command` for the device's crates as they are delivered. Panics name the file they come from; the folder in
    /// which cargo keeps other people's crates is left out of that, so that the image is the same in whichever home it is
    /// built.
    pub(crate) fn cargo_for_device(&self, command: &str) -> Command {
        let mut cargo = self.cargo();
        cargo.args([command, "--release", "--target", TARGET]);
        let flags: Vec<_> = crate_folders().iter().map(|folder| without(folder)).collect();
        cargo.arg("--config").arg(format!("target.{TARGET}.rustflags = [{}]", flags.join(", ")));
        cargo
    }

    /// One command of the simulator, built with cargo's profile `profile`.
    pub(crate) fn simulator(&self, profile: &str, name: &str) -> Command {
        let mut command = self.cargo();
        command.args(["run", "--quiet", "--profile", profile, "--package", "simulator", "--", name]);
        command
    }

    /// Node, in the emulator's folder.
    pub(crate) fn node(&self) -> Command {
        self.in_emulator("node".into())
    }

    /// npm, in the emulator's folder.
    pub(crate) fn npm(&self) -> Command {
        self.in_emulator(npm())
    }

    /// A script of the emulator's `package.json`.
    pub(crate) fn emulator_script(&self, name: &str) -> Command {
        let mut command = self.npm();
        command.args(["run", "--silent", name]);
        command
    }

    /// Whether the emulator's `package.json` has such a script.
    pub(crate) fn has_emulator_script(&self, name: &str) -> bool {
        std::fs::read_to_string(self.emulator().join("package.json"))
            .is_ok_and(|package| package.contains(&format!("\"{name}\":")))
    }

    /// The emulator's tests find the image and the host tool through these two variables.
    fn in_emulator(&self, program: OsString) -> Command {
        let mut command = self.tool(program);
        command.current_dir(self.emulator()).env("PROVOST_IMAGE", self.image()).env("PROVOST_BIN", self.provost());
        command
    }

    /// Any program, in the project's root, without what `cargo run` told us about ourselves: build scripts that watch
    /// such a variable would otherwise run again each time that cargo is called by hand and through xtask in turn.
    fn tool(&self, program: OsString) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.root);
        for (name, _) in env::vars_os() {
            if name.to_str().is_some_and(is_about_this_package) {
                command.env_remove(name);
            }
        }
        command
    }
}

/// The folders into which cargo has unpacked crates, one a registry, sorted.
pub(crate) fn crate_folders() -> Vec<PathBuf> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")));
    let sources = home.map(|home| home.join("registry").join("src"));
    let mut folders: Vec<_> =
        sources.iter().flat_map(std::fs::read_dir).flatten().flatten().map(|folder| folder.path()).collect();
    folders.sort();
    folders
}

/// The flag that leaves `folder` out of paths, as TOML.
fn without(folder: &Path) -> String {
    format!("'--remap-path-prefix={}{}='", folder.display(), std::path::MAIN_SEPARATOR)
}

/// npm is a script; Windows wants to be told which kind.
pub(crate) fn npm() -> OsString {
    if cfg!(windows) { "npm.cmd".into() } else { "npm".into() }
}

/// Variables that cargo sets for the program it runs, as opposed to those with which users configure cargo.
fn is_about_this_package(name: &str) -> bool {
    name == "CARGO" || name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_the_user_stay_and_facts_about_this_package_go() {
        assert!(is_about_this_package("CARGO_PKG_VERSION"));
        assert!(is_about_this_package("CARGO_MANIFEST_DIR"));
        assert!(!is_about_this_package("CARGO_HOME"));
        assert!(!is_about_this_package("CARGO_NET_OFFLINE"));
        assert!(!is_about_this_package("RUSTUP_TOOLCHAIN"));
    }

    #[test]
    fn a_folder_is_left_out_of_paths_with_the_slash_behind_it() {
        let separator = std::path::MAIN_SEPARATOR;
        assert_eq!(without(Path::new("/home/crates")), format!("'--remap-path-prefix=/home/crates{separator}='"));
    }

    #[test]
    fn paths_inside_the_clone_are_shown_relative_to_it() {
        let project = Project { root: "/clone".into(), target: "/elsewhere".into() };
        assert_eq!(
            project.shown(Path::new("/clone/docs/notation.md")),
            Path::new("docs/notation.md").display().to_string()
        );
        assert_eq!(project.shown(Path::new("/elsewhere/provost.uf2")), "/elsewhere/provost.uf2");
    }
}
