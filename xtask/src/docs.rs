//! Whether the documentation is true where a program can tell: links lead somewhere, commands exist.
//!
//! Not a Markdown reader: it knows links, pictures, code and nothing else, which is enough for these files. Addresses
//! on the web are not visited.
//!
//! Invariant: what stands in code is never taken for a link, and a command counts wherever it stands.

use std::fs;
use std::path::{Path, PathBuf};

use crate::args::COMMANDS;
use crate::failure::{Failure, Outcome};
use crate::project::Project;

/// What the documentation promises and the project does not keep, a line each; and how many files were read.
pub(crate) fn check(project: &Project) -> Outcome<(usize, Vec<String>)> {
    let mut files = markdown(&project.root, false);
    files.extend(markdown(&project.root.join("docs"), true));
    let mut broken = Vec::new();
    for file in &files {
        let shown = project.shown(file);
        let text =
            fs::read_to_string(file).map_err(|error| Failure::problem(format!("{shown} cannot be read: {error}.")))?;
        for (line, link) in links(&text) {
            if !leads_somewhere(&project.root, file, &link) {
                broken.push(format!("{shown}:{line}: the link to {link} leads nowhere."));
            }
        }
        for (line, problem) in wrong_commands(&text) {
            broken.push(format!("{shown}:{line}: {problem}"));
        }
    }
    Ok((files.len(), broken))
}

/// The Markdown files of a folder, sorted; with `deep` also those further down.
fn markdown(folder: &Path, deep: bool) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if deep && path.is_dir() {
            files.extend(markdown(&path, true));
        } else if path.extension().is_some_and(|extension| extension == "md") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// Whether `link`, written in `file`, is a web address or names something that exists in the clone.
fn leads_somewhere(root: &Path, file: &Path, link: &str) -> bool {
    let path = link.split(['#', '?']).next().unwrap_or_default();
    if path.is_empty() || ["http:", "https:", "mailto:"].iter().any(|scheme| link.starts_with(scheme)) {
        return true;
    }
    match path.strip_prefix('/') {
        Some(from_root) => root.join(from_root).exists(),
        None => file.parent().unwrap_or(root).join(path).exists(),
    }
}

/// Every link and picture outside code, with the number of its line.
fn links(text: &str) -> Vec<(usize, String)> {
    let mut links = Vec::new();
    for (number, line) in prose(text) {
        for (before, after) in [("](", ')'), ("src=\"", '"'), ("href=\"", '"')] {
            for rest in line.split(before).skip(1) {
                let target = rest.split(after).next().unwrap_or_default();
                // A title may follow the address.
                let target = target.split_whitespace().next().unwrap_or_default();
                links.push((number, target.trim_matches(['<', '>']).to_owned()));
            }
        }
        // [name]: address
        if let Some((_, target)) = line.split_once("]: ").filter(|(name, _)| name.starts_with('[')) {
            links.push((number, target.split_whitespace().next().unwrap_or_default().to_owned()));
        }
    }
    links
}

/// The lines outside fenced code, numbered from 1, without what stands between backticks.
fn prose(text: &str) -> Vec<(usize, String)> {
    let mut fenced = false;
    let mut lines = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if !fenced {
            lines.push((index + 1, line.split('`').step_by(2).collect()));
        }
    }
    lines
}

/// Every `cargo xtask` command or flag that does not exist, with the number of its line.
fn wrong_commands(text: &str) -> Vec<(usize, String)> {
    let mut wrong = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for rest in line.split("cargo xtask ").skip(1) {
            // An inline command ends at its backtick, one in a block at its comment.
            let call = rest.split(['`', '#']).next().unwrap_or_default();
            let mut words = call.split_whitespace().map(|word| word.trim_matches(['[', ']', ',', '.', ';', ':', ')']));
            let name = words.next().unwrap_or_default();
            if !name.starts_with(|letter: char| letter.is_ascii_lowercase()) {
                continue; // a placeholder such as COMMAND
            }
            let Some(entry) = COMMANDS.iter().find(|entry| entry.name == name) else {
                wrong.push((index + 1, format!("there is no `cargo xtask {name}`.")));
                continue;
            };
            for flag in words.filter(|word| word.starts_with("--")) {
                let flag = flag.split('=').next().unwrap_or(flag);
                if !entry.flags.contains(&flag) {
                    wrong.push((index + 1, format!("`cargo xtask {name}` has no `{flag}`.")));
                }
            }
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        links(text).into_iter().map(|(_, link)| link).collect()
    }

    #[test]
    fn links_and_pictures_of_every_kind_are_found() {
        assert_eq!(found("See [a](docs/a.md), ![b](b.png \"title\") and [c](<c.md>)."), ["docs/a.md", "b.png", "c.md"]);
        assert_eq!(found("<img src=\"docs/screens/home.png\" width=\"296\">"), ["docs/screens/home.png"]);
        assert_eq!(found("[notation]: docs/notation.md"), ["docs/notation.md"]);
    }

    #[test]
    fn code_has_no_links() {
        assert_eq!(found("`[a](b)`\n```\n[c](d)\n```\n[e](f)"), ["f"]);
    }

    #[test]
    fn lines_are_counted_from_one() {
        assert_eq!(links("\n```\n```\n[a](b)"), [(4, "b".to_owned())]);
    }

    #[test]
    fn a_link_is_followed_from_its_file_or_from_the_root() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let file = root.join("src").join("notes.md");
        for link in ["main.rs", "../Cargo.toml", "/src/docs.rs#top", "#here", "https://example.org/x"] {
            assert!(leads_somewhere(root, &file, link), "{link}");
        }
        for link in ["Cargo.toml", "/docs.rs", "missing.md#top"] {
            assert!(!leads_somewhere(root, &file, link), "{link}");
        }
    }

    #[test]
    fn commands_that_exist_are_accepted_in_prose_and_in_blocks() {
        let text = "Run `cargo xtask run --port 3000 --no-open`, or `cargo xtask fuzz [TARGET] [--seconds N]`.\n\
                    ```\ncargo xtask test   # takes --long\n```\n\
                    All are `cargo xtask COMMAND`; cargo xtask size, too.";
        assert_eq!(wrong_commands(text), []);
    }

    #[test]
    fn commands_and_flags_that_do_not_exist_are_named_with_their_line() {
        assert_eq!(
            wrong_commands("First\n`cargo xtask flash` and `cargo xtask run --browser=no`"),
            [
                (2, "there is no `cargo xtask flash`.".to_owned()),
                (2, "`cargo xtask run` has no `--browser`.".to_owned()),
            ]
        );
    }
}
