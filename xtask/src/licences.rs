//! `cargo xtask licences`: the notices of the crates that end up in the image, written into `docs/licences.md`.
//!
//! What is linked is what cargo says for the device's target: normal dependencies without macros, at the versions of
//! `Cargo.lock`. Whose they are stands in the packages that cargo has unpacked. Where a crate may be used by the terms of
//! the MIT licence, that is what it is used by. Fonts, and crates with other terms only, are written by hand around the
//! generated part.
//!
//! Invariant: a crate whose terms nobody has written down is a failure, never left out.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome};
use crate::process;
use crate::project::{Project, TARGET, crate_folders};

const PAGE: &str = "docs/licences.md";
/// The generated part lies between these two lines.
const BEGIN: &str = "<!-- From here on written by `cargo xtask licences`. -->";
const END: &str = "<!-- Up to here written by `cargo xtask licences`. -->";

/// Crates without the choice of MIT; their notice stands on the page below the generated part.
const BY_HAND: [&str; 2] = ["rp-pac", "rp2040-boot2"];

/// The notices of repositories whose packages hold none, as they stand there.
const FROM_REPOSITORIES: [(&str, &str); 1] = [(
    "https://github.com/rust-embedded/cortex-m",
    "Copyright (c) 2016 Jorge Aparicio<br>Copyright (c) 2016-2026 The Embedded Devices Working Group Developers",
)];

/// Where a notice ends and the permission begins.
const PERMISSION: &str = "Permission is hereby granted";

/// Writes the page anew.
pub(crate) fn write(project: &Project) -> Outcome {
    let (path, _, wanted) = page(project)?;
    fs::write(&path, wanted).map_err(|error| Failure::problem(format!("{PAGE} cannot be written: {error}.")))
}

/// Fails unless the page is what [`write()`] would write.
pub(crate) fn check(project: &Project) -> Outcome {
    let (_, found, wanted) = page(project)?;
    if found == wanted {
        return Ok(());
    }
    Err(Failure::problem(format!("{PAGE} is not what the crates in the image ask for: run `cargo xtask licences`.")))
}

/// Where the page is, what it says, and what it should say.
fn page(project: &Project) -> Outcome<(PathBuf, String, String)> {
    let path = project.root.join(PAGE);
    let found =
        fs::read_to_string(&path).map_err(|error| Failure::problem(format!("{PAGE} cannot be read: {error}.")))?;
    let wanted = between(&found, &notices(&linked(project)?)?)
        .ok_or_else(|| Failure::problem(format!("{PAGE} has lost the two lines around its generated part.")))?;
    Ok((path, found, wanted))
}

/// The page with another generated part.
fn between(page: &str, part: &str) -> Option<String> {
    let (before, rest) = page.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{BEGIN}\n\n{part}\n{END}{after}"))
}

/// A crate in the image.
#[derive(Debug, Default)]
struct Linked {
    name: String,
    version: String,
    /// By which terms it may be used, as its manifest says.
    terms: String,
    /// The text of its MIT licence, if the package holds one.
    licence: Option<String>,
    manifest: String,
}

/// What cargo links into the image, sorted, each version once.
fn linked(project: &Project) -> Outcome<Vec<Linked>> {
    let mut tree = project.cargo();
    tree.args(["tree", "--locked", "--package", "firmware", "--target", TARGET, "--edges", "normal,no-proc-macro"]);
    tree.args(["--prefix", "none", "--format", "{p}|{l}"]);
    let output = process::answer(&mut tree)
        .ok_or_else(|| Failure::problem(format!("`{}` did not succeed.", process::as_typed(&tree))))?;
    let mut lines: Vec<&str> = output.lines().map(|line| line.trim_end_matches(" (*)")).collect();
    lines.sort_unstable();
    lines.dedup();
    let folders = crate_folders();
    // A path behind the version means that it is one of ours.
    lines.into_iter().filter_map(package).map(|(name, version, terms)| read(&folders, name, version, terms)).collect()
}

/// Name, version and terms from a line of `cargo tree`; `None` for a crate of this project.
fn package(line: &str) -> Option<(&str, &str, &str)> {
    let (id, terms) = line.split_once('|')?;
    let (name, version) = id.split_once(" v")?;
    (!version.contains(' ')).then_some((name, version, terms))
}

/// Reads what the package says about itself.
fn read(folders: &[PathBuf], name: &str, version: &str, terms: &str) -> Outcome<Linked> {
    let unpacked = format!("{name}-{version}");
    let folder =
        folders.iter().map(|folder| folder.join(&unpacked)).find(|folder| folder.is_dir()).ok_or_else(|| {
            Failure::problem(format!(
                "the sources of {unpacked} are not where cargo unpacks crates: run `cargo fetch`."
            ))
        })?;
    let manifest = fs::read_to_string(folder.join("Cargo.toml"))
        .map_err(|error| Failure::problem(format!("the manifest of {unpacked} cannot be read: {error}.")))?;
    let licence = licence(&folder);
    Ok(Linked { name: name.to_owned(), version: version.to_owned(), terms: terms.to_owned(), licence, manifest })
}

/// The MIT licence in a package: in a file of that name, or in the one file for its only licence.
fn licence(folder: &Path) -> Option<String> {
    let files = fs::read_dir(folder).ok()?.flatten().filter_map(|entry| entry.file_name().into_string().ok());
    let mut files: Vec<String> = files.filter(|file| file.to_ascii_uppercase().starts_with("LICEN")).collect();
    // Those that say MIT first.
    files.sort_by_key(|file| (!file.contains("MIT"), file.clone()));
    files.iter().filter_map(|file| fs::read_to_string(folder.join(file)).ok()).find(|text| text.contains(PERMISSION))
}

/// The generated part: a table of whose the crates are, and the terms.
fn notices(crates: &[Linked]) -> Outcome<String> {
    let mut table = String::from("| crate | terms offered | whose it is |\n|---|---|---|\n");
    let mut wordings: BTreeMap<String, (String, Vec<&str>)> = BTreeMap::new();
    for one in crates {
        let Linked { name, version, terms, .. } = one;
        let whose = if BY_HAND.contains(&name.as_str()) {
            "see below".to_owned()
        } else if terms.split([' ', '/']).any(|term| term == "MIT") {
            whose(one, crates)
        } else {
            return Err(Failure::problem(format!(
                "{name} {version} may be used by the terms of {terms} only: write its notice into {PAGE} by hand, and its \
                 name into xtask/src/licences.rs."
            )));
        };
        table.push_str(&format!("| {name} {version} | {terms} | {whose} |\n"));
        if let Some(text) = one.licence.as_deref().and_then(|text| text.find(PERMISSION).map(|at| &text[at..])) {
            wordings.entry(letters(text)).or_insert_with(|| (text.to_owned(), Vec::new())).1.push(name);
        }
    }
    let mut wordings: Vec<_> = wordings.into_values().collect();
    wordings.sort_by_key(|(_, names)| std::cmp::Reverse(names.len()));
    let mut part = table;
    for (number, (text, names)) in wordings.iter().enumerate() {
        let whom = if number == 0 { "All but those below".to_owned() } else { names.join(", ") };
        part.push_str(&format!("\n{whom}, by the terms of the MIT licence:\n\n{}", quoted(text)));
    }
    Ok(part)
}

/// The notice of a crate: its own, or that of its repository or of another crate from there, or its authors.
fn whose(one: &Linked, crates: &[Linked]) -> String {
    let repository = value(&one.manifest, "repository");
    let sibling = || {
        let mut siblings =
            crates.iter().filter(|other| repository.is_some() && value(&other.manifest, "repository") == repository);
        let known = || FROM_REPOSITORIES.iter().find(|(known, _)| Some(*known) == repository);
        siblings.find_map(notice).or_else(|| Some(known()?.1.to_owned()))
    };
    notice(one).or_else(sibling).unwrap_or_else(|| match (authors(&one.manifest), repository) {
        (Some(authors), _) => format!("no notice in the package; its authors: {authors}"),
        (None, Some(repository)) => format!("no notice in the package; the authors of {repository}"),
        (None, None) => "no notice and no authors in the package".to_owned(),
    })
}

/// The lines of a licence before its permission, without its title; `None` if there are none.
fn notice(one: &Linked) -> Option<String> {
    let (before, _) = one.licence.as_deref()?.split_once(PERMISSION)?;
    let is_title = |line: &&str| !line.is_empty() && !line.to_ascii_lowercase().contains("mit license");
    let lines: Vec<&str> = before.lines().map(str::trim).filter(is_title).collect();
    (!lines.is_empty()).then(|| lines.join("<br>"))
}

/// The text behind `key = ` in the manifest's first table, as cargo writes it into packages.
fn value<'text>(manifest: &'text str, key: &str) -> Option<&'text str> {
    let (_, rest) = manifest.split_once(&format!("\n{key} = \""))?;
    rest.split('"').next()
}

/// The names of a manifest's authors, without their addresses.
fn authors(manifest: &str) -> Option<String> {
    let (_, rest) = manifest.split_once("\nauthors = [")?;
    let (list, _) = rest.split_once(']')?;
    let names = list.split('"').skip(1).step_by(2).map(|author| author.split('<').next().unwrap_or(author).trim());
    Some(names.collect::<Vec<_>>().join(", "))
}

/// The words alone: how a text is broken into lines, or punctuated, makes no other licence of it.
fn letters(text: &str) -> String {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ").to_ascii_lowercase()
}

/// A text as a quotation, a line for each of its paragraphs.
fn quoted(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    let paragraphs = text.split("\n\n").map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "));
    let filled: Vec<String> =
        paragraphs.filter(|paragraph| !paragraph.is_empty()).map(|it| format!("> {it}\n")).collect();
    filled.join(">\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const MIT: &str =
        "Permission is hereby granted, free of charge,\nto any person.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\".\n";

    fn linked(name: &str, terms: &str, licence: Option<&str>, manifest: &str) -> Linked {
        let licence = licence.map(|notice| format!("{notice}\n\n{MIT}"));
        Linked { name: name.into(), version: "1.0.0".into(), terms: terms.into(), licence, manifest: manifest.into() }
    }

    #[test]
    fn crates_of_the_project_and_repeated_ones_are_told_from_others() {
        assert_eq!(package("nb v1.1.0|MIT OR Apache-2.0"), Some(("nb", "1.1.0", "MIT OR Apache-2.0")));
        assert_eq!(package("engine v0.1.0 (/somewhere/engine)|MIT OR Apache-2.0"), None);
    }

    #[test]
    fn a_notice_is_what_stands_before_the_permission_but_for_its_title() {
        let text = "The MIT License (MIT)\n\nCopyright (c) 2016 One\nCopyright (c) 2017 Two";
        let one = linked("one", "MIT", Some(text), "");
        assert_eq!(notice(&one).as_deref(), Some("Copyright (c) 2016 One<br>Copyright (c) 2017 Two"));
        assert_eq!(notice(&linked("two", "MIT", Some("MIT License"), "")), None);
    }

    #[test]
    fn a_crate_without_a_notice_has_that_of_its_repository_or_names_its_authors() {
        let of = |repository: &str| format!("[package]\nname = \"x\"\nrepository = \"{repository}\"\n");
        let crates = [
            linked("part", "MIT", None, &of("https://one")),
            linked("whole", "MIT", Some("Copyright (c) One"), &of("https://one")),
            linked("alone", "MIT", None, "[package]\nauthors = [\n    \"Ann <a@b>\",\n    \"Bob\",\n]\n"),
            linked("nobody", "MIT", None, &of("https://two")),
        ];
        assert_eq!(whose(&crates[0], &crates), "Copyright (c) One");
        assert_eq!(whose(&crates[2], &crates), "no notice in the package; its authors: Ann, Bob");
        assert_eq!(whose(&crates[3], &crates), "no notice in the package; the authors of https://two");
    }

    #[test]
    fn the_terms_are_quoted_once_and_other_words_for_them_too() {
        let other = "Copyright (c) Two\n\nPermission is hereby granted, at no charge.";
        let mut crates = [
            linked("one", "MIT/Apache-2.0", Some("Copyright (c) One"), ""),
            linked("two", "MIT", None, ""),
            linked("three", "Zlib OR MIT", Some("Copyright (c) Three"), ""),
            linked("rp-pac", "BSD-3-Clause", None, ""),
        ];
        crates[1].licence = Some(other.to_owned());
        let part = notices(&crates).unwrap();
        assert!(part.contains("| one 1.0.0 | MIT/Apache-2.0 | Copyright (c) One |\n"));
        assert!(part.contains("| rp-pac 1.0.0 | BSD-3-Clause | see below |\n"));
        assert_eq!(part.matches("free of charge, to any person.").count(), 1);
        assert!(
            part.ends_with(
                "\ntwo, by the terms of the MIT licence:\n\n> Permission is hereby granted, at no charge.\n"
            )
        );
    }

    #[test]
    fn a_crate_with_other_terms_that_nobody_has_written_down_is_a_failure() {
        assert!(notices(&[linked("copyleft", "GPL-3.0", None, "")]).is_err());
    }

    #[test]
    fn only_the_part_between_the_two_lines_is_written() {
        let page = format!("by hand\n{BEGIN}\nold\n{END}\nby hand too\n");
        let new = between(&page, "new\n").unwrap();
        assert_eq!(new, format!("by hand\n{BEGIN}\n\nnew\n\n{END}\nby hand too\n"));
        assert_eq!(between(&new, "new\n").as_ref(), Some(&new));
        assert_eq!(between("nothing", "new\n"), None);
    }
}
