//! Reads one thing from the linker script `memory.x`: where a region lies.
//!
//! Not a linker script reader: it knows `NAME : ORIGIN = …, LENGTH = …` with numbers, K, M, + and -, which is what a
//! memory.x has.
//!
//! Invariant: what it does not understand is `None`, never a guess.

use std::ops::Range;

/// The addresses of the region `name`.
pub(crate) fn region(script: &str, name: &str) -> Option<Range<u32>> {
    let script = without_comments(script);
    let line = script.lines().find(|line| {
        let mut words = line.trim_start().split(|letter: char| letter.is_whitespace() || letter == ':');
        words.next() == Some(name)
    })?;
    let (_, places) = line.split_once(':')?;
    let (origin, length) = places.split_once(',')?;
    let origin = value(origin.split_once('=')?.1)?;
    let length = value(length.split_once('=')?.1)?;
    Some(origin..origin.checked_add(length)?)
}

/// The script without `/* … */`.
fn without_comments(script: &str) -> String {
    let mut rest = script;
    let mut text = String::new();
    while let Some((before, comment)) = rest.split_once("/*") {
        text.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    text + rest
}

/// A sum of numbers, such as `2048K - 0x100`.
fn value(expression: &str) -> Option<u32> {
    let mut total: u32 = 0;
    let spaced = expression.replace('+', " + ").replace('-', " - ");
    let mut minus = false;
    for word in spaced.split_whitespace() {
        match word {
            "+" => minus = false,
            "-" => minus = true,
            _ => {
                let term = number(word)?;
                total = if minus { total.checked_sub(term)? } else { total.checked_add(term)? };
            }
        }
    }
    Some(total)
}

/// `256`, `0x100`, `64K` or `2M`.
fn number(word: &str) -> Option<u32> {
    if let Some(digits) = word.strip_prefix("0x") {
        return u32::from_str_radix(digits, 16).ok();
    }
    let (digits, unit) = match word.strip_suffix(['K', 'M']) {
        Some(digits) if word.ends_with('K') => (digits, 1024),
        Some(digits) => (digits, 1024 * 1024),
        None => (word, 1),
    };
    digits.parse::<u32>().ok()?.checked_mul(unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_region_is_found_among_comments_and_others() {
        let script = "/* FLASH : ORIGIN = 0, LENGTH = 0 */\n\
                      MEMORY {\n\
                        BOOT2 : ORIGIN = 0x10000000, LENGTH = 0x100\n\
                        FLASH : ORIGIN = 0x10000100, LENGTH = 1M - 0x100 /* the rest is the journal's */\n\
                        RAM (rwx): ORIGIN = 0x20000000, LENGTH = 264K\n\
                      }\n";
        assert_eq!(region(script, "FLASH"), Some(0x1000_0100..0x1010_0000));
        assert_eq!(region(script, "RAM"), Some(0x2000_0000..0x2004_2000));
        assert_eq!(region(script, "STORAGE"), None);
    }

    #[test]
    fn the_projects_own_script_gives_the_journal_the_end_of_flash() {
        let script = include_str!("../../memory.x");
        assert_eq!(region(script, "STORAGE").map(|storage| storage.end), Some(crate::elf::FLASH.end));
    }

    #[test]
    fn what_it_does_not_understand_is_not_guessed() {
        assert_eq!(region("FLASH : ORIGIN = 0x10000100, LENGTH = LENGTH(RAM)", "FLASH"), None);
        assert_eq!(region("FLASH : ORIGIN = 0x10000100, LENGTH = 1K - 2K", "FLASH"), None);
    }
}
