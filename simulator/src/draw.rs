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
    settings::Settings,
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

pub(crate) fn usage(sentence: &str) -> ExitCode {
    eprintln!("{sentence}");
    ExitCode::from(2)
}

pub(crate) fn done(outcome: Result<(), String>) -> ExitCode {
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
