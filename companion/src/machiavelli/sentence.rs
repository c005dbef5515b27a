//! The words of the resting screen: phase, corner, and the sentence that says who does what.
//!
//! What a glance from a metre away must answer: which rank, which character, who acts. Invariant: every text comes from the
//! language's table.

use engine::{
    Game,
    machiavelli::{Asks, Character, Machiavelli, Phase, Rank},
    prompt::Kind,
    seat::Seat,
};

use super::{kind, words};
use crate::{
    draw::text::has_dots,
    screen::{Names, View},
    session::face::Look,
    text::fill::{Line, add, fill},
};

pub(super) fn asks(game: &Machiavelli) -> Option<Asks> {
    game.prompt().map(|prompt| prompt.asks)
}

fn asked(game: &Machiavelli) -> Option<Seat> {
    game.prompt().and_then(|prompt| prompt.seat)
}

/// Whether it is asked who gets the crown.
pub(super) fn gives_crown(game: &Machiavelli) -> bool {
    asks(game) == Some(Asks::Crown)
}

/// A character, in capitals where there is room for them and for their dots.
fn character(of: Character, view: View) -> &'static str {
    let (loud, quiet) = (words(view).headings[of.index()], words(view).characters[of.index()]);
    if view.names == Names::Capitals && !has_dots(loud) { loud } else { quiet }
}

/// In a turn, whose it is as which character.
pub(super) fn phase(game: &Machiavelli, view: View) -> Line {
    let words = words(view);
    match (game.phase(), game.called(), game.character()) {
        (Phase::Turn, Some(rank), Some(of)) => fill("{0} {1}", &[&rank, &words.headings[of.index()]]),
        (phase, ..) => fill(words.phases[phase.index()], &[]),
    }
}

/// That this round is the last stays there until it is out.
pub(super) fn corner(game: &Machiavelli, view: View) -> (Line, bool) {
    let words = words(view);
    let line = match (game.phase(), game.turn()) {
        (Phase::Over, _) => Line::new(),
        _ if game.ending() => {
            return (fill(words.last_round[usize::from(game.phase() == Phase::Turn)], &[]), true);
        }
        (_, Some(seat)) if game.setup().cities() => fill(words.size, &[&game.size(seat), &game.ends_at()]),
        _ => fill(words.round, &[&game.round()]),
    };
    (line, false)
}

/// Letters of a name that is cut.
const SHORT: usize = 10;

/// A rank with its character: "4 KING".
fn named(game: &Machiavelli, rank: Option<Rank>, view: View) -> Line {
    match rank.and_then(|rank| Some((rank, game.setup().cast().of(rank)?))) {
        Some((rank, of)) if view.names == Names::Short => {
            // A name that is too long even in small letters is cut.
            let mut line = fill("{0} ", &[&rank]);
            for letter in character(of, view).chars().take(SHORT) {
                add(&mut line, "{0}", &[&letter]);
            }
            add(&mut line, ".", &[]);
            line
        }
        Some((rank, of)) => fill("{0} {1}", &[&rank, &character(of, view)]),
        None => Line::new(),
    }
}

pub(super) fn headline(game: &Machiavelli, view: View, look: &Look) -> Line {
    let words = words(view);
    let who = |text: &str, seat: Option<Seat>| fill(text, &[&seat.map_or("", |seat| view.heading(seat))]);
    match (asks(game), kind(game)) {
        (Some(Asks::Selection), _) => who(words.shuffles, Some(game.start())),
        (Some(Asks::Answer), _) => named(game, game.called(), view),
        (Some(Asks::Turn), Some(Kind::Spot { .. })) => named(game, look.spot.and_then(Rank::new), view),
        (Some(Asks::Turn), Some(Kind::Seat { .. })) | (Some(Asks::Crown), _) => who(words.gives_crown, asked(game)),
        (Some(Asks::Turn), _) => who(words.acts, game.turn()),
        (Some(Asks::Heir), _) => fill(words.heir, &[]),
        (Some(Asks::Vault), _) => fill(words.vault, &[]),
        (Some(Asks::Highest), _) => fill(words.highest, &[]),
        (Some(_), _) => {
            let number = look.number.unwrap_or(0);
            fill("{0}: {1}", &[&asked(game).map_or("", |seat| view.heading(seat)), &number])
        }
        (None, _) => view.winners(game.winners()),
    }
}

/// In a turn how many districts may still be built, or for whom the witch acts.
pub(super) fn aside(game: &Machiavelli, view: View, look: &Look) -> Line {
    let words = words(view);
    if kind(game) != Some(Kind::Pick) || game.phase() != Phase::Turn || look.group.is_some() {
        return Line::new();
    }
    match (game.holder(), game.turn(), game.builds_left()) {
        (Some(holder), Some(turn), _) if holder != turn => fill(words.instead_of, &[&view.short(holder)]),
        (_, _, Some(left)) if game.setup().cities() && left > 1 => fill(words.builds_left, &[&left]),
        _ => Line::new(),
    }
}
