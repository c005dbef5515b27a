//! The size budget: what the image takes of flash and RAM, and whether that is allowed.
//!
//! It measures a linked image; it does not estimate. What the stack takes while running is not visible here, only that
//! it lies where an overflow is caught.
//!
//! Invariant: every byte that is counted belongs to a section or segment that the table shows.

use std::fs;
use std::ops::Range;

use crate::elf::{FLASH, Image, RAM, Section};
use crate::failure::{Failure, Outcome};
use crate::firmware;
use crate::games::Games;
use crate::memory;
use crate::progress::{Step, Steps};
use crate::project::Project;

/// Bytes of flash for all games and languages, from the table of goals in docs/architecture.md.
const FLASH_BUDGET: u32 = 512 * 1024;

/// What that should rather be: the rest is for what nobody has thought of yet.
const FLASH_AIM: u32 = 448 * 1024;

/// Bytes of static RAM (`.data`, `.bss`, `.uninit`, not the stack), from the same table.
const RAM_BUDGET: u32 = 72 * 1024;

/// Bytes of RAM that the start-up code fills or clears, 0.23 ms a KB before the power is latched, from the same table.
const CLEARED_BUDGET: u32 = 24 * 1024;

/// The sections that these are in; `.uninit` is left as it is.
const CLEARED: [&str; 2] = [".data", ".bss"];

/// Where the first word of the vector table lies: behind the 256 bytes of the second-stage boot loader
/// (RP2040 datasheet 2.8.1.3.1). It is the first value of the stack pointer.
const INITIAL_STACK_POINTER: u32 = FLASH.start + 0x100;

/// In the name of every function through which Rust reaches a heap, whatever the mangling.
const ALLOCATOR: &str = "__rust_alloc";

/// `cargo xtask size`.
pub(crate) fn run(project: &Project) -> Outcome {
    let mut steps = Steps::new(2);
    let games = steps.run("the image without each game", |step| Games::measure(project, step))?;
    let image = steps.run("firmware", |step| firmware::build(project, step))?;
    let report = Report::of(&image);
    println!("\n{}\n{}", report.table(), games.table());
    let mut broken = report.broken(&Layout::load(project)?);
    broken.extend(games.broken());
    match broken.as_slice() {
        [] => {
            println!("Within the budget; no heap; a stack overflow is caught.");
            Ok(())
        }
        sentences => Err(Failure::problem(sentences.join("\n"))),
    }
}

/// The budget as part of `cargo xtask test`.
pub(crate) fn check(project: &Project, image: &Image, step: &mut Step) -> Outcome {
    let report = Report::of(image);
    step.remark(format!("{} KB of flash, {} KB of RAM", kilobytes(report.flash()), kilobytes(report.ram())));
    let broken = report.broken(&Layout::load(project)?);
    if broken.is_empty() { Ok(()) } else { Err(Failure::problem(broken.join("\n"))) }
}

/// What memory.x sets aside.
pub(crate) struct Layout {
    /// The stack. It has to begin at the bottom of RAM and grow down: one that overflows then leaves RAM, which is a
    /// fault, instead of creeping into variables.
    stack: Range<u32>,
    /// The journal's part of flash, which no image may touch.
    storage: Range<u32>,
}

impl Layout {
    /// Reads the project's memory.x.
    fn load(project: &Project) -> Outcome<Self> {
        let script = fs::read_to_string(project.root.join("memory.x"))
            .map_err(|error| Failure::problem(format!("memory.x cannot be read: {error}.")))?;
        let region = |name: &str| {
            memory::region(&script, name).ok_or_else(|| {
                let line = format!("`{name} : ORIGIN = …, LENGTH = …`");
                Failure::problem(format!("memory.x has no line {line} that can be understood."))
            })
        };
        Ok(Self { stack: region("STACK")?, storage: region("STORAGE")? })
    }
}

/// What an image takes.
pub(crate) struct Report<'image> {
    image: &'image Image,
}

impl<'image> Report<'image> {
    /// Measures `image`.
    pub(crate) fn of(image: &'image Image) -> Self {
        Self { image }
    }

    /// Bytes that are written to flash.
    pub(crate) fn flash(&self) -> u32 {
        self.image.segments.iter().map(|segment| segment.bytes.len() as u32).sum()
    }

    /// Bytes of RAM that are taken before the first instruction runs.
    pub(crate) fn ram(&self) -> u32 {
        self.in_ram().map(|section| section.size).sum()
    }

    /// Bytes of that which are filled or cleared before `main`.
    fn cleared(&self) -> u32 {
        self.in_ram().filter(|section| CLEARED.contains(&section.name.as_str())).map(|section| section.size).sum()
    }

    fn in_ram(&self) -> impl Iterator<Item = &'image Section> {
        self.image.sections.iter().filter(|section| RAM.contains(&section.address))
    }

    /// What is not as it should be, a sentence each.
    pub(crate) fn broken(&self, layout: &Layout) -> Vec<String> {
        let mut broken = Vec::new();
        let (flash, ram) = (self.flash(), self.ram());
        if flash > FLASH_BUDGET {
            broken.push(format!("The image takes {flash} bytes of flash; the budget is {FLASH_BUDGET}."));
        }
        if ram > RAM_BUDGET {
            broken.push(format!("Static variables take {ram} bytes of RAM; the budget is {RAM_BUDGET}."));
        }
        let cleared = self.cleared();
        if cleared > CLEARED_BUDGET {
            broken
                .push(format!("{cleared} bytes of RAM are cleared before the latch; the budget is {CLEARED_BUDGET}."));
        }
        if let Some(symbol) = self.image.symbols.iter().find(|symbol| symbol.contains(ALLOCATOR)) {
            broken.push(format!("There is a heap (`{symbol}`); the firmware has to do without."));
        }
        let end = self.image.segments.iter().map(|segment| segment.end()).max().unwrap_or(FLASH.start);
        if end > layout.storage.start {
            broken.push(format!(
                "The image ends at {end:#010x}, inside the journal's flash from {:#010x}.",
                layout.storage.start
            ));
        }
        broken.extend(self.unguarded_stack(&layout.stack));
        broken
    }

    /// Why a stack overflow would not be caught, if it would not.
    fn unguarded_stack(&self, stack: &Range<u32>) -> Option<String> {
        if stack.start != RAM.start {
            return Some(format!(
                "memory.x puts the stack at {:#010x} instead of the bottom of RAM, so an overflow is not caught.",
                stack.start
            ));
        }
        let Some(top) = self.image.word(INITIAL_STACK_POINTER) else {
            return Some(format!("There is no vector table at {INITIAL_STACK_POINTER:#010x}."));
        };
        if top != stack.end {
            return Some(format!(
                "The stack begins at {top:#010x} instead of {:#010x}, the end of memory.x's STACK.",
                stack.end
            ));
        }
        let below = self.in_ram().find(|section| section.address < top)?;
        Some(format!(
            "{} lies at {:#010x}, below the stack's beginning at {top:#010x}, so an overflow would run into it.",
            below.name, below.address
        ))
    }

    /// The sections by memory, with the sums against the budget.
    pub(crate) fn table(&self) -> String {
        let mut table = String::new();
        let row = |name: &str, address: u32, size: u32| format!("  {name:<16} {address:#010x} {size:>9}\n");
        table.push_str("flash               address     bytes\n");
        for section in &self.image.sections {
            if let Some(load) = section.load {
                // Variables with a first value keep it in flash, from where it is copied at the start.
                let copy = if load == section.address { "" } else { " (copy)" };
                table.push_str(&row(&format!("{}{copy}", section.name), load, section.size));
            }
        }
        table.push_str(&sum("together", self.flash(), FLASH_BUDGET));
        table.push_str(&sum("of what is aimed at", self.flash(), FLASH_AIM));
        table.push_str("\nstatic RAM          address     bytes\n");
        for section in self.in_ram() {
            table.push_str(&row(&section.name, section.address, section.size));
        }
        table.push_str(&sum("together", self.ram(), RAM_BUDGET));
        table.push_str(&sum("cleared before the latch", self.cleared(), CLEARED_BUDGET));
        if let Some(top) = self.image.word(INITIAL_STACK_POINTER) {
            table.push_str(&format!("\nstack               {top:#010x} {:>9}\n", top.saturating_sub(RAM.start)));
        }
        table
    }
}

/// A line with a sum and its budget.
pub(crate) fn sum(what: &str, bytes: u32, budget: u32) -> String {
    let percent = u64::from(bytes) * 100 / u64::from(budget);
    format!("  {what:<27} {bytes:>9} of {budget} ({percent} %)\n")
}

/// Whole kilobytes, rounded up: a budget is not met by rounding.
fn kilobytes(bytes: u32) -> u32 {
    bytes.div_ceil(1024)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elf::Segment;

    /// 8 KB of stack at the bottom of RAM, then `.data`, `.bss` of 1 KB and `.uninit`; the text fills what `flash` leaves.
    fn image(flash: u32, ram: u32) -> Image {
        let mut text = vec![0; (flash - 256 - 64) as usize];
        text[..4].copy_from_slice(&0x2000_2000_u32.to_le_bytes());
        let section = |name: &str, address, size, load| Section { name: name.into(), address, size, load };
        Image {
            segments: vec![
                Segment { address: 0x1000_0000, bytes: vec![0; 256] },
                Segment { address: 0x1000_0100, bytes: text },
                Segment { address: 0x1008_0000, bytes: vec![0; 64] },
            ],
            sections: vec![
                section(".boot2", 0x1000_0000, 256, Some(0x1000_0000)),
                section(".text", 0x1000_0100, flash - 256 - 64, Some(0x1000_0100)),
                section(".data", 0x2000_2000, 64, Some(0x1008_0000)),
                section(".bss", 0x2000_2040, 1_024, None),
                section(".uninit", 0x2000_2440, ram - 64 - 1_024, None),
            ],
            symbols: vec!["main".into()],
        }
    }

    const LAYOUT: Layout = Layout { stack: 0x2000_0000..0x2000_2000, storage: 0x101c_0000..0x1020_0000 };

    #[test]
    fn initial_contents_count_in_flash_and_in_ram() {
        let image = image(10_000, 2_000);
        let report = Report::of(&image);
        assert_eq!(report.flash(), 10_000);
        assert_eq!(report.ram(), 2_000);
        assert_eq!(report.broken(&LAYOUT), [""; 0]);
    }

    #[test]
    fn the_budget_is_met_up_to_the_last_byte() {
        assert_eq!(Report::of(&image(FLASH_BUDGET, RAM_BUDGET)).broken(&LAYOUT), [""; 0]);
        assert_eq!(
            Report::of(&image(FLASH_BUDGET + 1, RAM_BUDGET + 1)).broken(&LAYOUT),
            [
                "The image takes 524289 bytes of flash; the budget is 524288.",
                "Static variables take 73729 bytes of RAM; the budget is 73728.",
            ]
        );
    }

    #[test]
    fn what_is_cleared_before_the_latch_has_a_budget_and_what_is_not_cleared_does_not_count() {
        let mut image = image(10_000, RAM_BUDGET);
        image.sections[3].size = CLEARED_BUDGET - 64;
        image.sections[4].size = 0;
        assert_eq!(Report::of(&image).broken(&LAYOUT), [""; 0]);
        image.sections[3].size += 1;
        assert_eq!(
            Report::of(&image).broken(&LAYOUT),
            ["24577 bytes of RAM are cleared before the latch; the budget is 24576."]
        );
    }

    #[test]
    fn a_heap_is_found_under_its_mangled_name() {
        let mut image = image(10_000, 2_000);
        image.symbols.push("_RNvCs5QKde7ScR4H_7___rustc12___rust_alloc".into());
        assert_eq!(
            Report::of(&image).broken(&LAYOUT),
            ["There is a heap (`_RNvCs5QKde7ScR4H_7___rustc12___rust_alloc`); the firmware has to do without."]
        );
    }

    #[test]
    fn an_image_that_reaches_into_the_journal_is_refused() {
        let image = image(10_000, 2_000);
        assert_eq!(
            Report::of(&image).broken(&Layout { storage: 0x1008_0000..0x1020_0000, ..LAYOUT }),
            ["The image ends at 0x10080040, inside the journal's flash from 0x10080000."]
        );
    }

    #[test]
    fn a_stack_at_the_top_of_ram_is_refused() {
        let mut image = image(10_000, 2_000);
        image.segments[1].bytes[..4].copy_from_slice(&0x2004_2000_u32.to_le_bytes());
        assert_eq!(
            Report::of(&image).broken(&LAYOUT),
            ["The stack begins at 0x20042000 instead of 0x20002000, the end of memory.x's STACK."]
        );
    }

    #[test]
    fn a_stack_with_something_below_it_is_refused() {
        let image = image(10_000, 2_000);
        assert_eq!(
            Report::of(&image).broken(&Layout { stack: 0x2000_1000..0x2000_2000, ..LAYOUT }),
            ["memory.x puts the stack at 0x20001000 instead of the bottom of RAM, so an overflow is not caught."]
        );
    }

    #[test]
    fn variables_below_the_stack_are_refused() {
        let mut image = image(10_000, 2_000);
        image.sections[2].address = 0x2000_1fc0;
        let broken = Report::of(&image).broken(&LAYOUT);
        assert_eq!(broken.len(), 1);
        assert!(broken[0].starts_with(".data lies at 0x20001fc0"), "{}", broken[0]);
    }

    #[test]
    fn the_table_shows_every_section_and_both_sums() {
        let image = image(10_000, 2_000);
        let table = Report::of(&image).table();
        for part in [
            ".boot2",
            ".text",
            ".data (copy)     0x10080000",
            ".bss",
            "10000 of 524288 (1 %)",
            "10000 of 458752 (2 %)",
            "2000 of 73728 (2 %)",
            "1088 of 24576 (4 %)",
            "8192",
        ] {
            assert!(table.contains(part), "{part} is not in\n{table}");
        }
    }
}
