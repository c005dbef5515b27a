//! Machiavelli, to read: the call, what is marked, cities and points.
//!
//! Not for programs. Invariant: it says the same as the JSON.

use std::fmt::{self, Display};

use engine::machiavelli::{Line, Machiavelli, Ranks};

use super::{Table, ask};

impl Display for Table<'_, Machiavelli> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.0;
        let setup = game.setup();
        let draft = setup.draft();
        writeln!(
            f,
            "Machiavelli (cities {}, actions {}, bell-tower {})",
            draft.cities, draft.actions, draft.bell_tower
        )?;
        let cast: Vec<_> = setup.cast().iter().map(|character| character.word()).collect();
        writeln!(f, "characters: {}", cast.join(", "))?;
        write!(f, "round {}, phase {}, crown: {}", game.round(), game.phase(), game.start())?;
        if let (Some(rank), Some(character)) = (game.called(), game.character()) {
            write!(f, ", called: {rank} {character}")?;
        }
        if let (Some(holder), Some(turn)) = (game.holder(), game.turn()) {
            write!(f, ", turned over by {holder}, {turn} acts")?;
        }
        writeln!(f)?;
        selection(f, game)?;
        marks(f, game)?;
        ending(f, game)?;
        cities(f, game)?;
        points(f, game)?;
        ask(f, game)
    }
}

fn selection(f: &mut fmt::Formatter<'_>, game: &Machiavelli) -> fmt::Result {
    let Some(selection) = game.selection() else { return Ok(()) };
    writeln!(f, "{} face up, {} face down", selection.up, selection.down)?;
    for pick in &selection.picks {
        write!(f, "  {:<8}", pick.seat.word())?;
        if pick.takes > 0 {
            write!(f, "takes up the card that lies face down, ")?;
        }
        writeln!(f, "keeps 1 of {}, lays down {}, hands on {}", pick.of, pick.discards, pick.passes)?;
    }
    Ok(())
}

fn numbers(ranks: Ranks) -> String {
    ranks.iter().map(|rank| rank.to_string()).collect::<Vec<_>>().join(", ")
}

fn marks(f: &mut fmt::Formatter<'_>, game: &Machiavelli) -> fmt::Result {
    let marks = game.marks();
    let one = |rank: Option<_>| rank.into_iter().collect::<Ranks>();
    for (name, ranks) in [
        ("face up", game.face_up()),
        ("murdered", one(marks.murdered)),
        ("bewitched", one(marks.bewitched)),
        ("robbed", one(marks.robbed)),
        ("threatened", marks.threatened),
        ("expropriated", marks.expropriated),
    ] {
        if !ranks.is_empty() {
            writeln!(f, "{name}: {}", numbers(ranks))?;
        }
    }
    game.protected().map_or(Ok(()), |seat| writeln!(f, "protected from rank 8: {seat}"))
}

fn ending(f: &mut fmt::Formatter<'_>, game: &Machiavelli) -> fmt::Result {
    write!(f, "the end is due at {}, a city is complete at {}", game.ends_at(), game.complete_at())?;
    if game.early() {
        write!(f, " (early bell tower)")?;
    }
    if game.ending() {
        write!(f, "; this round is the last")?;
    }
    if let Some(seat) = game.first() {
        write!(f, "; complete first: {seat}")?;
    }
    writeln!(f)?;
    game.tax().map_or(Ok(()), |tax| writeln!(f, "tax: {tax}"))
}

fn cities(f: &mut fmt::Formatter<'_>, game: &Machiavelli) -> fmt::Result {
    writeln!(f)?;
    for &seat in game.setup().seats() {
        write!(f, "{:<8}ranks {:<6}size {:<3}", seat.word(), numbers(game.ranks(seat)), game.size(seat))?;
        for named in game.city(seat) {
            write!(f, " {named}")?;
        }
        for (what, number) in [("tents", game.tents(seat)), ("under the museum", game.museum(seat))] {
            if number > 0 {
                write!(f, "; {what}: {number}")?;
            }
        }
        if let Some(kind) = game.haunted(seat) {
            write!(f, "; haunted quarter: {kind}")?;
        }
        writeln!(f, "{}", if game.complete(seat) { "; complete" } else { "" })?;
    }
    Ok(())
}

fn points(f: &mut fmt::Formatter<'_>, game: &Machiavelli) -> fmt::Result {
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
        for (district, points) in game.bonus(seat) {
            writeln!(f, "{:<8}  {district} {points}", "")?;
        }
    }
    Ok(())
}
