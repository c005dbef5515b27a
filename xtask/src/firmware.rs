//! The device's image: built by cargo, and written where a person finds it.
//!
//! Building is cargo's work and the linker script is the firmware's own; this only calls, checks and copies.
//!
//! Invariant: `provost.elf` and `provost.uf2` in the target folder always come from the same build.

use std::fs;
use std::path::PathBuf;

use crate::elf::Image;
use crate::failure::{Failure, Outcome};
use crate::progress::{Step, Steps};
use crate::project::Project;
use crate::setup;
use crate::size::Report;
use crate::uf2;

/// The files that a build leaves for people.
pub(crate) struct Files {
    /// With symbols, for a debug probe.
    pub(crate) elf: PathBuf,
    /// To drag onto the board.
    pub(crate) uf2: PathBuf,
}

/// `cargo xtask firmware`.
pub(crate) fn run(project: &Project) -> Outcome {
    let mut steps = Steps::new(1);
    let (image, files) = steps.run("firmware", |step| {
        let image = build(project, step)?;
        let files = write(project, &image)?;
        Ok((image, files))
    })?;
    let report = Report::of(&image);
    println!();
    println!("{} bytes of flash, {} bytes of static RAM (`cargo xtask size` says more)", report.flash(), report.ram());
    println!("  {}  with symbols, for a debug probe", project.shown(&files.elf));
    println!("  {}  to drag onto the board", project.shown(&files.uf2));
    println!();
    println!("To flash it, hold BOOT/USR on the back of the Badger while you plug in the USB cable, and copy");
    println!("provost.uf2 onto the drive RPI-RP2 that appears. The board restarts by itself; a saved game stays.");
    Ok(())
}

/// Builds the image and reads it.
pub(crate) fn build(project: &Project, step: &mut Step) -> Outcome<Image> {
    setup::target(step)?;
    step.command(project.cargo_for_device("build").args(["--package", "firmware"]))?;
    Image::load(project)
}

/// Builds the image with these games only, and reads it.
pub(crate) fn build_with(project: &Project, step: &mut Step, games: &[&str]) -> Outcome<Image> {
    setup::target(step)?;
    let mut cargo = project.cargo_for_device("build");
    cargo.args(["--package", "firmware", "--bin", "firmware", "--no-default-features", "--features", &games.join(",")]);
    step.command(&mut cargo)?;
    Image::load(project)
}

/// Writes `provost.elf` and `provost.uf2`.
pub(crate) fn write(project: &Project, image: &Image) -> Outcome<Files> {
    let files = Files { elf: project.target.join("provost.elf"), uf2: project.target.join("provost.uf2") };
    let failed = |path: &PathBuf, error: std::io::Error| {
        Failure::problem(format!("{} cannot be written: {error}.", project.shown(path)))
    };
    fs::copy(project.image(), &files.elf).map_err(|error| failed(&files.elf, error))?;
    fs::write(&files.uf2, uf2::write(&image.segments)).map_err(|error| failed(&files.uf2, error))?;
    Ok(files)
}
