//! Carcassonne: De Stad, to read: the stacks, the wall, followers and points.
//!
//! Not for programs. Invariant: it says the same as the JSON.

use std::fmt::{self, Display};

use engine::carcassonne_city::{City, End, Line, Role};

use super::{Table, ask};

impl Display for Table<'_, City> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.0;
        let setup = game.setup();
        let (unclaimed, towers, last) = (setup.unclaimed(), setup.towers(), setup.last_tile());
        writeln!(f, "Carcassonne: De Stad (unclaimed {unclaimed}, towers {towers}, last-tile {last})")?;
        let turn = game.turn().map_or("nobody", |seat| seat.word());
        writeln!(
            f,
            "{} of 75 tiles drawn ({} laid aside), stack {}, phase {}, turn: {turn}",
            game.tiles(),
            game.discarded(),
            game.stack().number(),
            game.phase()
        )?;
        wall(f, game)?;
        followers(f, game)?;
        points(f, game)?;
        ask(f, game)
    }
}

fn wall(f: &mut fmt::Formatter<'_>, game: &City) -> fmt::Result {
    write!(f, "{} walls left", game.walls_left())?;
    if !game.gate() {
        write!(f, "; no gate yet")?;
    }
    for end in End::ALL.into_iter().filter(|_| game.gate()) {
        let side = game.end_of_wall(end);
        write!(f, "; {end} of the gate {}", side.walls)?;
        if side.tower > 0 {
            write!(f, ", tower at {}", side.tower)?;
        }
    }
    writeln!(f)?;
    let pieces: Vec<_> = game.pieces().map(|(seat, _)| seat.word()).collect();
    if pieces.is_empty() { Ok(()) } else { writeln!(f, "pieces to place: {}", pieces.join(", ")) }
}

fn followers(f: &mut fmt::Formatter<'_>, game: &City) -> fmt::Result {
    writeln!(
        f,
        "\n{:<8}{:>8}{:>9}{:>10}{:>9}{:>10}{:>8}{:>8}",
        "seat", "supply", "resting", "citizens", "vendors", "stewards", "guards", "towers"
    )?;
    for &seat in game.setup().seats() {
        let followers = game.followers(seat);
        writeln!(
            f,
            "{:<8}{:>8}{:>9}{:>10}{:>9}{:>10}{:>8}{:>8}",
            seat.word(),
            followers.supply(),
            followers.resting(),
            followers.out(Role::Citizen),
            followers.out(Role::Vendor),
            followers.out(Role::Steward),
            followers.out(Role::Guard),
            game.towers(seat)
        )?;
    }
    Ok(())
}

fn points(f: &mut fmt::Formatter<'_>, game: &City) -> fmt::Result {
    write!(f, "\n{:<8}", "points")?;
    for line in Line::ALL {
        write!(f, "{:>10}", line.word())?;
    }
    writeln!(f, "{:>11}{:>7}", "corrected", "total")?;
    let winners = game.winners();
    for &seat in game.setup().seats() {
        let score = game.score(seat);
        write!(f, "{:<8}", seat.word())?;
        for line in Line::ALL {
            write!(f, "{:>10}", score.of(line))?;
        }
        let wins = if winners.contains(seat) { "  wins" } else { "" };
        writeln!(f, "{:>11}{:>7}{wins}", score.corrected(), score.total())?;
    }
    Ok(())
}
