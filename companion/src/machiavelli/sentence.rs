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
    kind, labels, table,
    text::{Say, Word},
    words,
};
use crate::{
    draw::{chrome, text::Size},
    screen::{View, Wording},
    session::face::{Look, Show},
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

/// In a turn with its rank.
pub(super) fn phase(game: &Machiavelli, view: View) -> Line {
    let mut line = fill(words(view).phases.of(game.phase().index()), &[]);
    if let (Phase::Turn, Some(rank)) = (game.phase(), game.called()) {
        add(&mut line, " {0}", &[&rank]);
    }
    line
}

/// What lies on the called rank, where two rows of seats leave no room for it above what the character does. The last round comes
/// before it, and so does a mark that does not fit.
#[inline(never)]
pub(super) fn marks_in_corner(game: &Machiavelli, view: View) -> Option<Line> {
    let called = game.called().filter(|rank| game.phase() == Phase::Call && game.marks().murdered != Some(*rank))?;
    let marks = loud(&table::marked(game, called, view));
    let wide = Size::Body.width(&marks) + Size::Body.width(&phase(game, view));
    let fits = game.below_seats() > chrome::GAME_Y && !game.ending() && wide < BOTH_WIDE;
    Some(marks).filter(|marks| fits && !marks.is_empty())
}

/// Room for phase and corner beside each other.
const BOTH_WIDE: u32 = chrome::LEFT - 16;

/// That this round is the last stays there until it is out.
pub(super) fn corner(game: &Machiavelli, view: View) -> (Line, bool) {
    let words = words(view);
    if let Some(marks) = marks_in_corner(game, view) {
        return (marks, true);
    }
    let line = match (game.phase(), game.turn()) {
        (Phase::Over, _) => Line::new(),
        _ if game.ending() => {
            return (fill(words.word(Word::LastRound), &[]), true);
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
    let who = |key: Say, seat: Option<Seat>| tell(words.say(key), &[&seat.map_or("", |seat| view.heading(seat))]);
    match (asks(game), kind(game)) {
        (Some(Asks::Selection), _) => who(Say::Shuffles, Some(game.start())),
        (Some(Asks::Answer), _) => named(game, game.called(), view),
        (Some(Asks::Turn), Some(kind)) if matches!(kind, Kind::Spot { .. }) || labels::is_naming(game, look.group) => {
            // The name stays whole: there is a shorter word for the deed.
            let (name, short) = match view.wording {
                Wording::ShortNames => (view.worded(Wording::Plain), labels::shorter(deed(game, view), view)),
                _ => (view, fill(deed(game, view), &[])),
            };
            fill("{0} {1}", &[&game.turn().map_or("", |seat| name.heading(seat)), &short])
        }
        (Some(Asks::Turn), Some(Kind::Seat { .. })) | (Some(Asks::Crown), _) => who(Say::GivesCrown, asked(game)),
        (Some(Asks::Turn), _) => who(Say::Acts, game.turn()),
        (Some(Asks::Heir), _) => who(Say::Heir, None),
        (Some(Asks::Vault), _) => who(Say::Vault, None),
        (Some(Asks::Highest), _) => who(Say::Highest, None),
        (Some(_), _) => {
            let number = look.number.unwrap_or(0);
            fill("{0}: {1}", &[&asked(game).map_or("", |seat| view.heading(seat)), &number])
        }
        (None, _) => view.winners(game.winners()),
    }
}

/// What assassin, witch and thief do to a rank.
pub(super) fn deed(game: &Machiavelli, view: View) -> &'static str {
    words(view).deeds.of(match game.character() {
        Some(Character::Assassin) => 0,
        Some(Character::Witch) => 1,
        _ => 2,
    })
}
