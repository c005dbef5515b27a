//! The gallery: the screens of the documentation, by the presses that lead to each.
//!
//! A chapter a game, each a list of names and presses; stretches of play that several screens begin with have names of
//! their own. It draws nothing itself. Invariant: every picture in docs/screens comes from here.

mod carcassonne_city;
mod caylus;
mod machiavelli;
mod magna_carta;

use std::{fs, io, path::Path, process::ExitCode};

use companion::settings::{Language, Settings};

use crate::draw::{Finger, done, picture, usage, write};

/// What a game has in the gallery.
struct Chapter {
    /// Stretches of play that several screens begin with: a name and presses, or names of other stretches.
    stretches: &'static [(&'static str, &'static str)],
    /// The screens: a name and the presses that lead there.
    screens: &'static [(&'static str, &'static str)],
}

const CHAPTERS: [Chapter; 4] = [magna_carta::CHAPTER, carcassonne_city::CHAPTER, caylus::CHAPTER, machiavelli::CHAPTER];

impl Chapter {
    /// The presses of a line, its stretches written out.
    fn fingers(&self, presses: &str) -> Result<Vec<Finger>, String> {
        let mut fingers = Vec::new();
        for word in presses.split_whitespace() {
            match self.stretches.iter().find(|(name, _)| *name == word) {
                Some((_, stretch)) => fingers.extend(self.fingers(stretch)?),
                None => fingers.push(Finger::read(word)?),
            }
        }
        Ok(fingers)
    }
}

/// Writes every screen of the gallery in every language into `folder`, as `nl-home.png` and so on.
fn gallery(folder: &Path) -> Result<usize, String> {
    let failed = |error: io::Error| format!("{}: {error}", folder.display());
    fs::create_dir_all(folder).map_err(failed)?;
    let mut pictures = 0;
    for chapter in CHAPTERS {
        for (name, presses) in chapter.screens {
            let fingers = chapter.fingers(presses)?;
            for language in Language::ALL {
                let settings = Settings { language, ..Settings::default() };
                let file = folder.join(format!("{}-{name}.png", language.code().to_lowercase()));
                write(&file, &picture(settings, &fingers)).map_err(failed)?;
                pictures += 1;
            }
        }
    }
    Ok(pictures)
}

/// `provost screens FOLDER`: the gallery.
pub fn run_screens(mut arguments: impl Iterator<Item = String>) -> ExitCode {
    match (arguments.next(), arguments.next()) {
        (Some(folder), None) => {
            done(gallery(Path::new(&folder)).map(|pictures| println!("{pictures} pictures in {folder}")))
        }
        _ => usage("provost screens FOLDER"),
    }
}
