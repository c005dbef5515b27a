//! Screens as picture files.
//!
//! Plays presses on the companion, as fingers would, and writes what the panel would show. The pictures come from the
//! same code as the device's; nothing is drawn here. Invariant: the same presses give the same file, to the byte.

use engine::autoplay::Repeatable;
use std::{fs, io, path::Path, process::ExitCode};

use companion::{
    Companion,
    picture::{HEIGHT, Picture, WIDTH},
    press::{Button, Kind, Press},
    settings::{Language, Settings},
};

/// One finger's doing: a button and whether it is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finger {
    /// Which button.
    pub button: Button,
    /// Held until the held press fires, then let go.
    pub held: bool,
}

impl Finger {
    /// Reads `a b c up down`, held `hold-a` and so on.
    pub fn read(word: &str) -> Result<Self, String> {
        let (name, held) = match word.strip_prefix("hold-") {
            Some(name) => (name, true),
            None => (word, false),
        };
        let button = match name {
            "a" => Button::A,
            "b" => Button::B,
            "c" => Button::C,
            "up" => Button::Up,
            "down" => Button::Down,
            _ => return Err(format!("'{word}' is no press: a, b, c, up, down, or hold- before one of these")),
        };
        Ok(Self { button, held })
    }

    /// The moments that the board reports for it.
    fn moments(self) -> [Press; 2] {
        let second = if self.held { Kind::Held } else { Kind::Short };
        [Kind::Down, second].map(|kind| Press { button: self.button, kind })
    }
}

/// The picture after `fingers` on a device that was just switched on.
pub fn picture(settings: Settings, fingers: &[Finger]) -> Picture {
    let mut companion = Companion::new(settings);
    // The same lot for everybody who asks for the same picture.
    let mut chance = Repeatable::new(1);
    for press in fingers.iter().flat_map(|finger| finger.moments()) {
        companion.press(press, &mut chance);
    }
    let mut picture = Picture::blank();
    companion.draw(&mut picture);
    picture
}

/// Writes a picture as PBM (the panel's own pixels, one bit each) or PNG, by the file's name.
pub fn write(path: &Path, picture: &Picture) -> io::Result<()> {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("pbm") => fs::write(path, pbm(picture)),
        Some("png") => fs::write(path, png(picture)?),
        _ => Err(io::Error::other("a picture's name ends in .png or .pbm")),
    }
}

/// Rows of bytes, the left pixel in the highest bit, `ink` where the picture has ink.
fn rows(picture: &Picture, ink: bool) -> Vec<u8> {
    let mut bytes = Vec::with_capacity((WIDTH * HEIGHT / 8) as usize);
    for y in 0..HEIGHT {
        for left in (0..WIDTH).step_by(8) {
            let byte = (0..8).fold(0, |byte, bit| byte << 1 | u8::from(picture.ink(left + bit, y) == ink));
            bytes.push(byte);
        }
    }
    bytes
}

fn pbm(picture: &Picture) -> Vec<u8> {
    let mut file = format!("P4\n{WIDTH} {HEIGHT}\n").into_bytes();
    file.extend(rows(picture, true));
    file
}

fn png(picture: &Picture) -> io::Result<Vec<u8>> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, WIDTH, HEIGHT);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_depth(png::BitDepth::One);
    let mut writer = encoder.write_header()?;
    // In a grey picture of one bit, 1 is white.
    writer.write_image_data(&rows(picture, false))?;
    writer.finish()?;
    Ok(file)
}

/// Stretches of play that several pictures begin with.
const STRETCHES: &[(&str, &str)] = &[
    // Everybody in turn builds a card, and two of them another.
    ("built", "c c c b c b up up c b down down c b down down down c b down c b c"),
    ("passed", "c c c c"),
    // The provost moves two cards on; the first offers three batches, the next two, one, none.
    ("round", "built passed up up c b c up up up c up up c up c c"),
    // A second round in which the first takes what is left of the castle.
    ("ended", "round c passed b c up up up up up up up up up up up up up up up up up up c"),
    // Gold, cubes and deniers of each.
    ("counted", "c up up b up c up b up up up b up up up up c up up b up b up up up up up up c b up c"),
    // The device keeps the books: whoever starts puts a worker on the peddler, the last of the four cards.
    ("ledger-worker", "c b down down c a c c down down down c"),
    ("ledger-passed", "up up c up up c up up c up up c"),
    // The lessons: up to Blue's quarry, and up to Red's wall.
    ("lesson-build", "down down c c c c c"),
    ("city-lesson-wall", "down down c down c c c down c up c c up c up c b up c c"),
    // De Stad: everybody's first tiles, with a citizen, a vendor and a steward.
    ("city", "down c down c c"),
    // Caylus: the income is taken; all have passed; a favour at the joust; a farm is built; a house in the castle.
    ("caylus", "down c down down c c c"),
    ("caylus-passed", "caylus c c c c"),
    ("caylus-built", "caylus-passed c b b c c"),
    ("caylus-castle", "caylus-built c b c c a"),
    ("caylus-ledger", "down c down down c b down c a c c"),
    ("citizens", "down c down c down c down c"),
    ("vendors", "down down c down down c down down c down down c"),
    ("stewards", "up up c up up c up up c up up c"),
    ("city-begun", "city citizens vendors stewards"),
    // Red scores a market of four tiles and two goods, Green shares a road of five with Blue; then the first stack ends.
    ("market", "up c c down c up c c c c"),
    ("road", "up c c c up up c b up c c"),
    ("city-scored", "city-begun market road"),
    ("city-walls-begin", "city-scored c c c c c c c c c c c c c c c c"),
    // Blue's citizen is home; Blue's vendor brings the gate, and everybody a wall.
    ("city-market", "up c c down c c c c c"),
    ("city-walled", "city-walls-begin city-market c c down c down down c"),
    ("city-towers", "city-walled c"),
    // The rest of the tiles, but for one more market with its walls; then the ring closes.
    ("city-more-walls", "city-towers city-market up c down c down c"),
    (
        "city-closed",
        "city-more-walls c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c c",
    ),
    ("city-unfinished", "city-closed c"),
    ("city-districts", "city-unfinished c"),
    // Red and Green share one district, Blue and Yellow have one each.
    ("city-guards", "city-districts b up c up up up c c up up up c c up up c"),
    ("city-over", "city-guards up up up c up c"),
    // Machiavelli, the last of the list: the selection is over, and rank 1 is called.
    ("machiavelli", "down c up c c c"),
    // The bishop is murdered, the king robbed; the king is called.
    ("machiavelli-robbed", "machiavelli c c b c up c b b"),
    ("machiavelli-of-eight", "down c up c b c c c a c c"),
];

/// The presses of a line of the gallery, its stretches written out.
fn fingers(presses: &str) -> Result<Vec<Finger>, String> {
    let mut fingers = Vec::new();
    for word in presses.split_whitespace() {
        match STRETCHES.iter().find(|(name, _)| *name == word) {
            Some((_, stretch)) => fingers.extend(self::fingers(stretch)?),
            None => fingers.push(Finger::read(word)?),
        }
    }
    Ok(fingers)
}

/// The screens of the gallery: a name and the presses that lead there.
const GALLERY: &[(&str, &str)] = &[
    ("home", ""),
    ("home-waiting", "round hold-c up c"),
    ("help", "b"),
    ("games", "down c"),
    ("lesson", "down down c c"),
    ("lesson-task", "lesson-build"),
    ("lesson-wrong", "lesson-build c"),
    ("lesson-provost", "lesson-build b up up up c down c c up"),
    ("city-lesson", "down down c down c c c"),
    ("city-lesson-row", "city-lesson-wall down down c"),
    ("city-lesson-tower", "city-lesson-wall down down c c"),
    ("settings", "up c"),
    ("set-up", "c"),
    ("set-up-choices", "c b"),
    ("set-up-help", "c b down down b"),
    ("income", "c c"),
    ("actions", "built"),
    ("actions-passed", "built c c"),
    ("undone", "built c c a"),
    ("builds", "built b"),
    ("provost", "built passed up up"),
    ("rule", "built passed hold-b"),
    ("buildings", "built passed up up c b down down down down down"),
    ("castle", "built passed up up c b c up up"),
    ("round-end", "round"),
    ("log", "round hold-a"),
    ("log-undone", "round a a a hold-a down"),
    ("log-return", "round hold-a up up up up c"),
    ("menu", "round hold-c"),
    ("correct", "round hold-c c"),
    ("correct-seat", "round hold-c c c up c up up"),
    ("correct-table", "round hold-c c up c c down"),
    ("cards", "round hold-c down down c"),
    ("card", "round hold-c down down c up up up up up up up up up up c"),
    ("score", "round hold-c down down down c"),
    ("ledger", "ledger-worker"),
    ("ledger-builds", "ledger-worker up c down down down down"),
    ("ledger-effect", "ledger-worker ledger-passed b down"),
    ("last-round", "ended"),
    ("counting", "ended c up up b up"),
    ("result", "ended counted"),
    ("result-sheet", "ended counted down"),
    ("results", "ended counted c down down down c"),
    ("refused", "c c a"),
    ("city-set-up", "down c down c"),
    ("city-choices", "down c down c b"),
    ("city-turn", "city-scored"),
    ("city-turn-scoring", "city-scored up c"),
    ("city-banner", "city-walls-begin"),
    ("city-feature", "city-begun up c c"),
    ("city-tiles", "city-begun up c c down c up"),
    ("city-goods", "city-begun up c c down c up c up"),
    ("city-followers", "city-begun market up c c c up up c b up"),
    ("city-gate", "city-walls-begin city-market"),
    ("city-walls", "city-walls-begin city-market c c"),
    ("city-rest", "city-towers city-market up c down"),
    ("city-tower", "city-walled"),
    ("city-ring", "city-closed"),
    ("city-unfinished", "city-unfinished"),
    ("city-district", "city-districts b up"),
    ("city-markets", "city-districts b up c up up up"),
    ("city-guard", "city-guards up up up"),
    ("city-result", "city-over"),
    ("machiavelli-set-up", "down c up c"),
    ("machiavelli-choices", "down c up c b down down down"),
    ("machiavelli-selection", "down c up c c"),
    ("machiavelli-call", "machiavelli"),
    ("machiavelli-call-of-eight", "machiavelli-of-eight b down"),
    ("machiavelli-murder", "machiavelli c up"),
    ("machiavelli-robbed", "machiavelli-robbed"),
    ("machiavelli-turn", "machiavelli-robbed c"),
    ("machiavelli-build", "machiavelli-robbed c c down"),
    ("machiavelli-cards", "machiavelli hold-c down down c"),
    ("city-score", "city-over down"),
    ("city-log", "city-more-walls hold-a"),
    ("city-correct", "city-more-walls hold-c c c"),
    ("city-rules", "city-scored hold-c down down c"),
    ("city-people", "city-scored hold-c down down c c"),
    ("city-rule", "city-scored hold-c down down c down down c"),
    ("caylus-set-up", "down c down down c"),
    ("caylus-income", "down c down down c c"),
    ("caylus-workers", "caylus c"),
    ("caylus-special", "caylus-passed"),
    ("caylus-favour", "caylus-passed b down c"),
    ("caylus-provost", "caylus-passed c up up"),
    ("caylus-effects", "caylus-passed c b"),
    ("caylus-castle", "caylus-castle"),
    ("caylus-end", "caylus-castle c c"),
    ("caylus-ledger", "caylus-ledger"),
    ("caylus-ledger-road", "caylus-ledger c"),
    ("caylus-tiles", "caylus hold-c down down c"),
    ("caylus-tile", "caylus hold-c down down c down down down down down down down c"),
    ("caylus-correct", "caylus hold-c c c"),
];

/// Writes every screen of the gallery in every language into `folder`, as `nl-home.png` and so on.
pub fn gallery(folder: &Path) -> Result<usize, String> {
    let failed = |error: io::Error| format!("{}: {error}", folder.display());
    fs::create_dir_all(folder).map_err(failed)?;
    for language in Language::ALL {
        for &(name, presses) in GALLERY {
            let fingers = fingers(presses)?;
            let settings = Settings { language, ..Settings::default() };
            let file = folder.join(format!("{}-{name}.png", language.code().to_lowercase()));
            write(&file, &picture(settings, &fingers)).map_err(failed)?;
        }
    }
    Ok(GALLERY.len() * Language::ALL.len())
}

/// `provost draw PICTURE [PRESS ...]`: what the panel shows after these presses.
pub fn run_draw(mut arguments: impl Iterator<Item = String>) -> ExitCode {
    let Some(file) = arguments.next() else {
        return usage("provost draw PICTURE [PRESS ...], with a name that ends in .png or .pbm");
    };
    match arguments.map(|word| Finger::read(&word)).collect::<Result<Vec<_>, _>>() {
        Ok(fingers) => {
            let picture = picture(Settings::default(), &fingers);
            done(write(Path::new(&file), &picture).map_err(|error| format!("{file}: {error}")))
        }
        Err(sentence) => usage(&sentence),
    }
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

fn usage(sentence: &str) -> ExitCode {
    eprintln!("{sentence}");
    ExitCode::from(2)
}

fn done(outcome: Result<(), String>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pbm_has_a_row_of_37_bytes_a_line() {
        let file = pbm(&Picture::blank());
        assert_eq!(file.len(), "P4\n296 128\n".len() + 37 * 128);
        assert!(file.starts_with(b"P4\n296 128\n"));
    }

    #[test]
    fn an_unknown_press_gets_a_sentence() {
        assert!(Finger::read("d").unwrap_err().contains("'d' is no press"));
        assert_eq!(Finger::read("hold-up"), Ok(Finger { button: Button::Up, held: true }));
    }
}
