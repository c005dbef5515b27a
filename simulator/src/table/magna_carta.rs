//! Magna Carta, to read: the castle, the street, purses and points.
//!
//! Not for programs. Invariant: it says the same as the JSON.

use std::fmt::{self, Display};

use engine::magna_carta::MagnaCarta;
use engine::magna_carta::street::Face;
use engine::magna_carta::tokens::{Part, Tokens};

use super::{Table, ask};

impl Display for Table<'_, MagnaCarta> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.0;
        let setup = game.setup();
        writeln!(f, "Caylus Magna Carta ({}, books {})", setup.variant(), setup.books())?;
        writeln!(f, "round {}, phase {}, start card: {}", game.round(), game.phase(), game.start())?;
        writeln!(f, "stock: {}", Stock(game.stock()))?;
        let passed: Vec<_> = game.passed().map(|seat| seat.word()).collect();
        writeln!(f, "passed: {}", if passed.is_empty() { "nobody".into() } else { passed.join(", ") })?;
        street(f, game)?;
        seats(f, game)?;
        ask(f, game)
    }
}

struct Stock(Tokens);

impl Display for Stock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, part) in Part::ALL.into_iter().enumerate() {
            write!(f, "{}{part} {}", if n > 0 { ", " } else { "" }, self.0.of(part))?;
        }
        Ok(())
    }
}

fn street(f: &mut fmt::Formatter<'_>, game: &MagnaCarta) -> fmt::Result {
    writeln!(f, "\nstreet")?;
    for (position, card) in (1u8..).zip(game.street().iter()) {
        let pawn = if game.provost() == Some(position) { ">" } else { " " };
        write!(f, "{pawn}{position:3}  ")?;
        match card.face {
            Face::Neutral(neutral) => write!(f, "{neutral}")?,
            Face::Building { owner, building, cubes, flip_due } => {
                write!(f, "{building}, {owner}")?;
                if building.stored().is_some() {
                    write!(f, ", cubes {cubes}")?;
                }
                if flip_due {
                    write!(f, ", turns over when its worker is gone")?;
                }
            }
            Face::Residence { owner, under: None, .. } => write!(f, "residence, {owner}")?,
            Face::Residence { owner, under: Some(prestige), .. } => write!(f, "residence under {prestige}, {owner}")?,
        }
        match card.worker {
            Some(worker) => writeln!(f, ", worker of {worker}")?,
            None => writeln!(f)?,
        }
    }
    Ok(())
}

fn seats(f: &mut fmt::Formatter<'_>, game: &MagnaCarta) -> fmt::Result {
    let setup = game.setup();
    if game.keeps_books() {
        writeln!(f, "\n{:<8}{:>6}{:>6}{:>6}{:>6}{:>6}", "seat", "coins", "food", "wood", "stone", "gold")?;
        for &seat in setup.seats() {
            if let Some(purse) = game.purse(seat) {
                let (coins, gold) = (purse.coins, purse.gold);
                writeln!(
                    f,
                    "{:<8}{coins:>6}{:>6}{:>6}{:>6}{gold:>6}",
                    seat.word(),
                    purse.food,
                    purse.wood,
                    purse.stone
                )?;
            }
        }
    }
    writeln!(
        f,
        "\n{:<8}{:>8}{:>11}{:>10}{:>6}{:>7}{:>7}{:>7}",
        "points", "tokens", "buildings", "prestige", "gold", "cubes", "coins", "total"
    )?;
    let winners = game.winners();
    for &seat in setup.seats() {
        let score = game.score(seat);
        writeln!(
            f,
            "{:<8}{:>8}{:>11}{:>10}{:>6}{:>7}{:>7}{:>7}{}",
            seat.word(),
            score.tokens,
            score.buildings,
            score.prestige,
            score.gold,
            score.cubes,
            score.coins,
            score.total(),
            if winners.contains(seat) { "  wins" } else { "" }
        )?;
    }
    Ok(())
}
