//! The firmware's ELF, reduced to what the size budget and the UF2 file need.
//!
//! Not a general ELF reader: 32-bit little-endian images with program headers, as the linker writes them for the
//! RP2040.
//!
//! Invariant: a [`Segment`] holds exactly the bytes that a programmer would write, at the address where it would write
//! them (the load address, which for `.data` is in flash although it runs in RAM).

use std::fs;
use std::ops::Range;

use object::elf::{PT_LOAD, SHF_ALLOC, SHT_NOBITS};
use object::read::elf::{ElfFile32, ProgramHeader, SectionHeader};
use object::{Architecture, LittleEndian, Object, ObjectSection, ObjectSymbol};

use crate::failure::{Failure, Outcome};
use crate::project::Project;

/// Where flash is mapped for execution (RP2040 datasheet 2.2, address map); the Badger has 2 MB of it.
pub(crate) const FLASH: Range<u32> = 0x1000_0000..0x1020_0000;

/// All six banks of static RAM, 264 KB (RP2040 datasheet 2.2).
pub(crate) const RAM: Range<u32> = 0x2000_0000..0x2004_2000;

/// Bytes to be written to flash.
pub(crate) struct Segment {
    /// Where they are written.
    pub(crate) address: u32,
    /// What is written.
    pub(crate) bytes: Vec<u8>,
}

impl Segment {
    /// The first address behind it.
    pub(crate) fn end(&self) -> u32 {
        self.address.saturating_add(self.bytes.len() as u32)
    }
}

/// A part of the running program's memory.
pub(crate) struct Section {
    /// `.text`, `.bss`, …
    pub(crate) name: String,
    /// Where the program sees it.
    pub(crate) address: u32,
    /// Bytes there.
    pub(crate) size: u32,
    /// Where its contents lie in flash; `None` if they are zeroed, or left alone, at the start.
    pub(crate) load: Option<u32>,
}

/// An image of the firmware.
pub(crate) struct Image {
    /// What goes to flash, by address.
    pub(crate) segments: Vec<Segment>,
    /// What the program occupies, by address.
    pub(crate) sections: Vec<Section>,
    /// The names of its functions and variables, mangled.
    pub(crate) symbols: Vec<String>,
}

impl Image {
    /// Reads the image that cargo has built.
    pub(crate) fn load(project: &Project) -> Outcome<Self> {
        let path = project.image();
        let shown = project.shown(&path);
        let bytes = fs::read(&path).map_err(|error| Failure::problem(format!("{shown} cannot be read: {error}.")))?;
        Self::read(&bytes).map_err(|error| Failure::problem(format!("{shown} is no image for the RP2040: {error}.")))
    }

    /// Reads an ELF.
    fn read(bytes: &[u8]) -> Result<Self, Box<dyn std::error::Error>> {
        let file = ElfFile32::<LittleEndian>::parse(bytes)?;
        if file.architecture() != Architecture::Arm {
            return Err("it is for another processor".into());
        }
        let mut segments = Vec::new();
        let mut moved = Vec::new();
        for header in file.elf_program_headers() {
            let (runs, loads) = (header.p_vaddr(LittleEndian), header.p_paddr(LittleEndian));
            let bytes = header.data(LittleEndian, bytes).unwrap_or_default();
            if header.p_type(LittleEndian) == PT_LOAD && !bytes.is_empty() && FLASH.contains(&loads) {
                moved.push((runs..runs.saturating_add(bytes.len() as u32), loads));
                segments.push(Segment { address: loads, bytes: bytes.to_vec() });
            }
        }
        segments.sort_by_key(|segment| segment.address);

        let mut sections = Vec::new();
        for section in file.sections() {
            let header = section.elf_section_header();
            let (address, size) = (header.sh_addr(LittleEndian), header.sh_size(LittleEndian));
            if header.sh_flags(LittleEndian).contains(SHF_ALLOC) && size > 0 {
                let load = moved
                    .iter()
                    .find(|(runs, _)| header.sh_type(LittleEndian) != SHT_NOBITS && runs.contains(&address))
                    .map(|(runs, loads)| loads + (address - runs.start));
                sections.push(Section { name: section.name()?.to_owned(), address, size, load });
            }
        }
        sections.sort_by_key(|section| section.address);

        let symbols = file.symbols().filter_map(|symbol| symbol.name().ok().map(str::to_owned)).collect();
        Ok(Self { segments, sections, symbols })
    }

    /// The word that is stored at `address`.
    pub(crate) fn word(&self, address: u32) -> Option<u32> {
        let segment = self.segments.iter().find(|segment| (segment.address..segment.end()).contains(&address))?;
        let offset = (address - segment.address) as usize;
        let word = segment.bytes.get(offset..offset + 4)?;
        Some(u32::from_le_bytes(word.try_into().ok()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_elf_is_refused() {
        assert!(Image::read(b"").is_err());
        assert!(Image::read(b"UF2\nthis is something else").is_err());
    }

    #[test]
    fn a_program_for_this_computer_is_refused() {
        // Our own test program: an ELF on Linux, but not a 32-bit one.
        let own = std::env::current_exe().and_then(fs::read).unwrap();
        assert!(Image::read(&own).is_err());
    }

    #[test]
    fn a_segment_in_flash_keeps_its_load_address_and_bytes() {
        let image = Image::read(&tiny_elf(0x1000_0100, &[1, 2, 3, 4, 5, 6])).unwrap();
        assert_eq!(image.segments.len(), 1);
        assert_eq!(image.segments[0].address, 0x1000_0100);
        assert_eq!(image.segments[0].bytes, [1, 2, 3, 4, 5, 6]);
        assert_eq!(image.word(0x1000_0100), Some(0x0403_0201));
        assert_eq!(image.word(0x1000_0104), None, "only half a word is there");
        assert_eq!(image.word(0x1000_0000), None);
    }

    #[test]
    fn a_segment_outside_flash_is_not_programmed() {
        assert!(Image::read(&tiny_elf(0x2000_0000, &[1])).unwrap().segments.is_empty());
    }

    /// The smallest ELF with one loadable segment (System V ABI, chapter 4: header of 52 bytes, program header of 32).
    fn tiny_elf(address: u32, contents: &[u8]) -> Vec<u8> {
        let mut elf = vec![0x7f, b'E', b'L', b'F', 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        let half = |elf: &mut Vec<u8>, value: u16| elf.extend(value.to_le_bytes());
        let word = |elf: &mut Vec<u8>, value: u32| elf.extend(value.to_le_bytes());
        half(&mut elf, 2); // executable
        half(&mut elf, 40); // ARM
        word(&mut elf, 1);
        word(&mut elf, address); // entry
        word(&mut elf, 52); // program headers follow this header
        word(&mut elf, 0); // no sections
        word(&mut elf, 0);
        for value in [52, 32, 1, 40, 0, 0] {
            half(&mut elf, value);
        }
        let size = contents.len() as u32;
        // type LOAD, offset, virtual and physical address, size in the file and in memory, flags, alignment
        for value in [1, 84, 0x2000_0000, address, size, size, 5, 4] {
            word(&mut elf, value);
        }
        elf.extend(contents);
        elf
    }
}
