//! `cargo xtask fuzz`: arbitrary bytes for everything that reads bytes, through cargo-fuzz.
//!
//! The targets live in `fuzz/`, a package of its own outside the workspace. The ordinary tests feed the same entry
//! points too; this is for longer hunts and not part of `cargo xtask test`.
//!
//! Invariant: a target that fails stops the hunt, with cargo-fuzz's own report on the screen.

use std::fs;
use std::path::Path;

use crate::args::Fuzz;
use crate::failure::{Failure, Outcome};
use crate::process;
use crate::project::Project;

/// Runs one target, or all of them in turn.
pub(crate) fn run(project: &Project, options: &Fuzz) -> Outcome {
    let all = targets(&project.root.join("fuzz").join("fuzz_targets"));
    let chosen = match &options.target {
        Some(name) if !all.contains(name) => {
            let known = if all.is_empty() { "none yet".to_owned() } else { all.join(", ") };
            return Err(Failure::Usage(format!("There is no fuzz target `{name}`; there are: {known}.")));
        }
        Some(name) => vec![name.clone()],
        None if all.is_empty() => return Err(Failure::problem("There are no fuzz targets in fuzz/fuzz_targets.")),
        None => all,
    };
    if process::answer(project.cargo().args(["fuzz", "--version"])).is_none() {
        return Err(Failure::problem(
            "cargo-fuzz does the fuzzing: run `cargo install cargo-fuzz`. It builds libFuzzer, which takes a C++ compiler; \
             stable Rust will do.",
        ));
    }
    for name in chosen {
        println!("{name}, {} s", options.seconds);
        // The code under test has no unsafe, so an address sanitizer would find nothing; without it stable Rust will do.
        process::relay(
            project
                .cargo()
                .args(["fuzz", "run", "--sanitizer", "none", &name, "--"])
                .arg(format!("-max_total_time={}", options.seconds)),
        )?;
    }
    Ok(())
}

/// The names of the Rust files in `folder`, sorted.
fn targets(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_targets_are_the_rust_files_by_name() {
        let folder = std::env::temp_dir().join(format!("xtask-fuzz-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for file in ["notation.rs", "event.rs", "notes.txt"] {
            fs::write(folder.join(file), "").unwrap();
        }
        assert_eq!(targets(&folder), ["event", "notation"]);
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(targets(&folder), [""; 0], "a folder that is not there has no targets");
    }
}
