//! Cuts the fonts to the characters that the device writes.
//!
//! Each font of `u8g2-fonts` goes to `OUT_DIR` with fewer glyphs and as pictures, so that the device has nothing to unpack;
//! `src/draw/font.rs` takes it from there. No pixel is changed. Invariant: a font has every character of the sources that is not ASCII, and all of
//! ASCII for what is only known when it is written (numbers, the message of a crash), but for a few signs in headlines.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    error::Error,
    fs,
    path::Path,
};

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

/// The font with only those glyphs that are `kept`, as the device reads it:
///
/// the height of a capital; how far a letter reaches below the line; how many characters there are beyond ASCII, and those;
/// six bytes for each sign of ASCII and each of those (where its picture begins among the pictures, and its [`metrics`], all ones
/// where there is no such glyph); the pictures. A picture is its columns from left to right, a bit for each pixel from the top
/// down, the highest of a byte first.
fn cut(font: &[u8], kept: &BTreeSet<char>) -> Vec<u8> {
    let glyphs: BTreeMap<u8, Glyph> = glyphs(font)
        .filter(|glyph| kept.contains(&char::from(glyph.character)))
        .map(|glyph| (glyph.character, glyph))
        .collect();
    let beyond: Vec<u8> = glyphs.keys().copied().filter(|character| !character.is_ascii()).collect();
    let (ascent, descent) = (font[13], (font[14] as i8).unsigned_abs());
    let (mut table, mut pictures) = (Vec::new(), Vec::new());
    for character in (b' '..=b'~').chain(beyond.iter().copied()) {
        let glyph = glyphs.get(&character);
        table.extend((pictures.len() as u16).to_le_bytes());
        table.extend(glyph.map_or(u32::MAX, metrics).to_le_bytes());
        pictures.extend(glyph.map_or(Vec::new(), picture));
    }
    assert!(u16::try_from(pictures.len()).is_ok(), "the pictures of a font are too large to be found");
    [vec![ascent, descent, beyond.len() as u8], beyond, table, pictures].concat()
}

/// A glyph as it is read from a font of u8g2.
struct Glyph {
    character: u8,
    width: u32,
    height: u32,
    /// How far its picture stands to the right of the pen, and above the line.
    right: i32,
    above: i32,
    /// How far it leads the pen.
    advance: i32,
    /// Row after row, ink is `true`.
    pixels: Vec<bool>,
}

/// The glyphs up to U+00FF, sorted: the character, the bytes of this glyph, its bits. One of 0 bytes ends them, and what follows
/// these fonts do not have. (<https://github.com/olikraus/u8g2/wiki/u8g2fontformat>)
fn glyphs(font: &[u8]) -> impl Iterator<Item = Glyph> {
    let (head, mut rest) = font.split_at(HEADER);
    std::iter::from_fn(move || {
        let (glyph, next) = (rest[1] != 0).then(|| rest.split_at(rest[1].into()))?;
        rest = next;
        let mut bits = Bits { bytes: &glyph[2..], at: 0 };
        let (width, height) = (bits.take(head[4]), bits.take(head[5]));
        let [right, above, advance] = [head[6], head[7], head[8]].map(|size| bits.take_signed(size));
        let mut pixels = Vec::new();
        while pixels.len() < (width * height) as usize {
            // So many of paper, so many of ink, and that again as often as a one follows.
            let (paper, ink) = (bits.take(head[2]) as usize, bits.take(head[3]) as usize);
            loop {
                pixels.extend([vec![false; paper], vec![true; ink]].concat());
                if bits.take(1) == 0 {
                    break;
                }
            }
        }
        Some(Glyph { character: glyph[0], width, height, right, above, advance, pixels })
    })
}

/// Bits, the lowest of a byte first; zeros after the end.
struct Bits<'font> {
    bytes: &'font [u8],
    at: usize,
}

impl Bits<'_> {
    fn take(&mut self, count: u8) -> u32 {
        let bit = |at: usize| self.bytes.get(at / 8).map_or(0, |byte| u32::from(byte >> (at % 8) & 1));
        let value = (0..count.into()).map(|place| bit(self.at + place) << place).sum();
        self.at += usize::from(count);
        value
    }

    /// A number that may be negative is stored with half its range added.
    fn take_signed(&mut self, count: u8) -> i32 {
        self.take(count) as i32 - (1 << (count - 1))
    }
}

/// Width 5 bits, height 6, right 5 with 16 added, above 6 with 32 added, advance 6.
fn metrics(glyph: &Glyph) -> u32 {
    let mut packed = 0;
    let fields = [
        (glyph.width as i32, 5),
        (glyph.height as i32, 6),
        (glyph.right + 16, 5),
        (glyph.above + 32, 6),
        (glyph.advance, 6),
    ];
    for (value, bits) in fields.into_iter().rev() {
        let value = u32::try_from(value).expect("a glyph's measure is too far below 0");
        assert!(value < 1 << bits, "a glyph's measure is too large");
        packed = packed << bits | value;
    }
    assert!(glyph.height <= 32, "a column of a glyph is taken as one number");
    packed
}

fn picture(glyph: &Glyph) -> Vec<u8> {
    let columns = (0..glyph.width).flat_map(|x| (0..glyph.height).map(move |y| (y * glyph.width + x) as usize));
    let ink: Vec<bool> = columns.map(|at| glyph.pixels[at]).collect();
    ink.chunks(8).map(|eight| eight.iter().zip((0..8).rev()).map(|(ink, bit)| u8::from(*ink) << bit).sum()).collect()
}
