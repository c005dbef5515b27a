//! Caylus, to read: the castle, the road, purses and points.
//!
//! Not for programs. Invariant: it says the same as the JSON.

use std::fmt::{self, Display};

use engine::caylus::event::{Row, Section};
use engine::caylus::tiles::{Cube, Special};
use engine::caylus::{Caylus, Line};
use engine::seat::Seat;

use super::{Table, ask};

impl Display for Table<'_, Caylus> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.0;
        let setup = game.setup();
        writeln!(f, "Caylus (books {}, favours {}, jeweller {})", setup.books(), setup.favours(), setup.jeweller())?;
        writeln!(f, "round {}, phase {}, order: {}", game.round(), game.phase(), names(game.order()))?;
        let price = game.price().map_or(String::new(), |price| format!("; a worker costs {price}"));
        writeln!(f, "passed: {}{price}", names(game.passed()))?;
        for section in Section::ALL {
            let built = section.parts() - game.free_parts(section);
            let now = if game.section() == Some(section) { " (now)" } else { "" };
            write!(f, "{section} {built} of {}{now}  ", section.parts())?;
        }
        writeln!(f, "\nprovost on {}, bailiff on {}", game.provost(), game.bailiff())?;
        places(f, game)?;
        road(f, game)?;
        seats(f, game)?;
        points(f, game)?;
        ask(f, game)
    }
}

fn names(seats: &[Seat]) -> String {
    let names: Vec<_> = seats.iter().map(|seat| seat.word()).collect();
    if names.is_empty() { "nobody".into() } else { names.join(", ") }
}

/// Who stands before the bridge, where anybody does.
fn places(f: &mut fmt::Formatter<'_>, game: &Caylus) -> fmt::Result {
    let Some(places) = game.places() else { return Ok(()) };
    for special in Special::ALL {
        let there = match special {
            Special::Stables => names(places.stables()),
            Special::Castle => names(places.castle()),
            Special::Inn => {
                let circles = [places.at(special), places.inn_right()];
                circles.map(|seat| seat.map_or("nobody", Seat::word)).join(" | ")
            }
            _ => names(places.at(special).as_slice()),
        };
        if !there.split(" | ").all(|circle| circle == "nobody") {
            writeln!(f, "{special}: {there}")?;
        }
    }
    Ok(())
}

fn road(f: &mut fmt::Formatter<'_>, game: &Caylus) -> fmt::Result {
    writeln!(f)?;
    for (at, space) in (1u8..).zip(game.road().iter()) {
        let Some(tile) = space.tile else { continue };
        let owner = tile.owner().map_or("", Seat::word);
        let worker = space.worker.map_or(String::new(), |seat| format!("worker {seat}"));
        let flip = space.flip.map_or(String::new(), |seat| format!(", becomes {seat}'s residence"));
        writeln!(f, "{}", format!("{at:>2}  {:<15}{owner:<8}{worker}{flip}", tile.word()).trim_end())?;
    }
    Ok(())
}

fn seats(f: &mut fmt::Formatter<'_>, game: &Caylus) -> fmt::Result {
    writeln!(
        f,
        "\n{:<8}{:>7}{:>6}{:>6}{:>6}{:>6}{:>6}{:>9}{:>8}{:>13}{:>13}",
        "seat", "coins", "food", "wood", "stone", "cloth", "gold", "workers", "income", "favours", "houses"
    )?;
    for &seat in game.setup().seats() {
        let marks = Row::ALL.map(|row| game.marker(seat, row).to_string()).join(" ");
        let houses = Section::ALL.map(|section| game.houses(seat, section).to_string()).join(" ");
        write!(f, "{:<8}", seat.word())?;
        match game.purse(seat) {
            Some(purse) => {
                write!(f, "{:>7}", purse.coins)?;
                for cube in Cube::ALL {
                    write!(f, "{:>6}", purse.of(cube))?;
                }
                write!(f, "{:>9}", game.workers(seat))?;
            }
            None => write!(f, "{:>46}", "on the table")?,
        }
        writeln!(f, "{:>8}{marks:>13}{houses:>13}", game.income_of(seat))?;
    }
    Ok(())
}

fn points(f: &mut fmt::Formatter<'_>, game: &Caylus) -> fmt::Result {
    write!(f, "\n{:<8}", "points")?;
    for line in Line::ALL {
        write!(f, "{:>10}", line.word())?;
    }
    writeln!(f, "{:>7}", "total")?;
    let winners = game.winners();
    for &seat in game.setup().seats() {
        let score = game.score(seat);
        write!(f, "{:<8}", seat.word())?;
        for line in Line::ALL {
            write!(f, "{:>10}", score.of(line))?;
        }
        let wins = if winners.contains(seat) { "  wins" } else { "" };
        writeln!(f, "{:>7}{wins}", score.total())?;
    }
    Ok(())
}
