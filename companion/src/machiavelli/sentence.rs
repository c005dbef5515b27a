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

use super::{
    labels, table,
    text::{Say, Word},
    words,
};
use crate::{
    screen::{View, Wording},
    session::face::Look,
    text::fill::{Line, add, fill, tell},
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

/// In capitals, where they leave the line above alone: dots on them do not.
pub(super) fn loud(text: &str) -> Line {
    let mut line = fill(text, &[]);
    if text.is_ascii() {
        line.make_ascii_uppercase();
    }
    line
}

/// In a turn with its rank. Nobody hears the murdered rank called: that it is passed over stands above the one behind it.
pub(super) fn phase(game: &Machiavelli, view: View) -> Line {
    let mut line = fill(words(view).phases.of(game.phase().index()), &[]);
    match (game.phase(), game.called(), passed_over(game)) {
        (Phase::Call, _, Some(rank)) => return tell(words(view).say(Say::PassedOver), &[&rank]),
        (Phase::Turn, Some(rank), _) => add(&mut line, " {0}", &[&rank]),
        _ => {}
    }
    line
}

/// The murdered rank, where one behind it is called and none between them was.
fn passed_over(game: &Machiavelli) -> Option<Rank> {
    let (called, murdered) = (game.called()?, game.marks().murdered?);
    let between = Rank::ALL.into_iter().filter(|rank| (murdered..called).contains(rank)).skip(1);
    (murdered < called && between.into_iter().all(|rank| game.face_up().contains(rank))).then_some(murdered)
}

/// That this round is the last stays there until it is out.
pub(super) fn corner(game: &Machiavelli, view: View) -> (Line, bool) {
    let words = words(view);
    let line = match (game.phase(), game.turn()) {
        (Phase::Over, _) => Line::new(),
        _ if game.ending() => {
            // Beside what is passed over there is room for fewer words.
            let last = if passed_over(game).is_some() { Word::Last } else { Word::LastRound };
            return (fill(words.word(last), &[]), true);
        }
        (_, Some(seat)) if game.setup().cities() => tell(words.say(Say::Size), &[&game.size(seat), &game.ends_at()]),
        _ => tell(words.say(Say::Round), &[&game.round()]),
    };
    (line, false)
}

/// A rank with its character: "4 KING".
fn named(game: &Machiavelli, rank: Option<Rank>, view: View) -> Line {
    let text = labels::ranked(game, rank, view);
    if view.loud() { loud(&text) } else { text }
}

pub(super) fn headline(game: &Machiavelli, view: View, look: &Look) -> Line {
    let words = words(view);
    let name = |seat: Option<Seat>| seat.map_or("", |seat| view.heading(seat));
    let who = |key: Say, seat: Option<Seat>| tell(words.say(key), &[&name(seat)]);
    // Asked once: this is tried for every seat.
    let prompt = game.prompt();
    match (prompt.map(|prompt| prompt.asks), prompt.map(|prompt| prompt.kind)) {
        (Some(Asks::Selection), _) => who(Say::Shuffles, Some(game.start())),
        (Some(Asks::Answer), _) => named(game, game.called(), view),
        (Some(Asks::Turn), _) if table::spots(game, look).is_some() => {
            // The name stays whole: there is a shorter word for the deed.
            let (name, short) = match view.wording {
                Wording::ShortNames => (view.worded(Wording::Plain), labels::shorter(deed(game, view), view)),
                _ => (view, fill(deed(game, view), &[])),
            };
            fill("{0} {1}", &[&game.turn().map_or("", |seat| name.heading(seat)), &short])
        }
        (Some(Asks::Turn), Some(Kind::Seat { .. })) | (Some(Asks::Crown), _) => who(Say::GivesCrown, asked(game)),
        (Some(Asks::Turn), _) if labels::lays(game) => {
            fill("{0} {1}", &[&name(game.turn()), &words.does.of(labels::does(game))])
        }
        (Some(Asks::Turn), _) if builds_only(game) => {
            fill("{0}?", &[&who(Say::LogBuild, game.turn()).trim_ascii_end()])
        }
        (Some(Asks::Turn), _) => who(Say::Acts, game.turn()),
        (Some(Asks::Heir), _) => who(Say::Heir, None),
        (Some(Asks::Vault), _) => who(Say::Vault, None),
        (Some(Asks::Highest), _) => who(Say::Highest, None),
        (Some(_), _) => {
            let number = look.number.unwrap_or(0);
            fill("{0}: {1}", &[&name(asked(game)), &number])
        }
        (None, _) => view.winners(game.winners()),
    }
}

/// Whether a district can be built and nothing else be done. The sentence is tried for every seat: nothing here takes long.
fn builds_only(game: &Machiavelli) -> bool {
    game.setup().cities() && game.builds_left().is_some_and(|left| left > 0) && !game.has_ability()
}

/// What assassin, witch and thief do to a rank.
pub(super) fn deed(game: &Machiavelli, view: View) -> &'static str {
    words(view).deeds.of(match game.character() {
        Some(Character::Assassin) => 0,
        Some(Character::Witch) => 1,
        _ => 2,
    })
}
