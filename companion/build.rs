//! Cuts the fonts to the characters that the device writes.
//!
//! Each font of `u8g2-fonts` goes to `OUT_DIR` in the same format with fewer glyphs; `src/draw/font.rs` takes it from
//! there. No glyph is changed. Invariant: a font has every character of the sources that is not ASCII, and all of
//! ASCII for what is only known when it is written (numbers, the message of a crash), but for a few signs in headlines.

use std::{collections::BTreeSet, env, error::Error, fs, path::Path};

use u8g2_fonts::{Font, fonts};

/// Signs that no headline has: a fifth of the ASCII part of a large font.
const NOT_IN_HEADLINES: &str = "#$%&*@[\\]^_`{|}~";

/// Bytes before the first glyph.
const HEADER: usize = 23;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=src");
    let mut all: BTreeSet<char> = (' '..='~').collect();
    collect(Path::new("src"), &mut all)?;
    let mut headlines = all.clone();
    headlines.retain(|&character| !NOT_IN_HEADLINES.contains(character));

    let out = env::var("OUT_DIR")?;
    for (name, font, kept) in [
        ("helvB24", fonts::u8g2_font_helvB24_tf::DATA, &headlines),
        ("helvB18", fonts::u8g2_font_helvB18_tf::DATA, &headlines),
        ("helvB14", fonts::u8g2_font_helvB14_tf::DATA, &all),
        ("helvB12", fonts::u8g2_font_helvB12_tf::DATA, &all),
        ("helvB10", fonts::u8g2_font_helvB10_tf::DATA, &all),
        ("helvB08", fonts::u8g2_font_helvB08_tf::DATA, &all),
    ] {
        fs::write(format!("{out}/{name}"), cut(font, kept))?;
        fs::write(format!("{out}/{name}.txt"), kept.iter().collect::<String>())?;
    }
    Ok(())
}

/// Adds the characters of all sources in `folder`, but for lines that are a comment.
fn collect(folder: &Path, characters: &mut BTreeSet<char>) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, characters)?;
        } else {
            let source = fs::read_to_string(path)?;
            let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
            characters.extend(code.flat_map(str::chars).filter(|character| !character.is_ascii()));
        }
    }
    Ok(())
}

/// The font with only those glyphs that are `kept`.
///
/// After the header come the glyphs up to U+00FF, sorted: the character, the bytes of this glyph, its bits. A glyph of
/// 0 bytes ends them, and a table of the glyphs from U+0100 on follows, which these fonts do not have.
/// (<https://github.com/olikraus/u8g2/wiki/u8g2fontformat>)
fn cut(font: &[u8], kept: &BTreeSet<char>) -> Vec<u8> {
    let mut glyphs = Vec::new();
    let mut rest = &font[HEADER..];
    while rest[1] != 0 {
        let (glyph, next) = rest.split_at(rest[1].into());
        if kept.contains(&char::from(glyph[0])) {
            glyphs.push(glyph);
        }
        rest = next;
    }
    let bytes = |wanted: fn(u8) -> bool| -> u16 {
        glyphs.iter().filter(|glyph| wanted(glyph[0])).map(|glyph| glyph.len() as u16).sum()
    };
    // Where a search for a capital, a small letter and the table begins, as seen from the first glyph.
    let starts = [bytes(|character| character < b'A'), bytes(|character| character < b'a'), bytes(|_| true) + 2];

    let mut small = font[..HEADER].to_vec();
    small[0] = glyphs.len() as u8;
    small.splice(17.., starts.iter().flat_map(|start| start.to_be_bytes()));
    small.extend(glyphs.concat());
    small.extend(rest);
    small
}
