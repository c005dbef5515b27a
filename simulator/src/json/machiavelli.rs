//! Machiavelli as a JSON object.
//!
//! It reads the state and judges nothing. Invariant: every key is there in every state; what there is none of is `null`, 0 or
//! empty.

use std::fmt::Display;

use engine::Game;
use engine::header::GameName;
use engine::machiavelli::{Asks, Event, Line, Machiavelli, Ranks};
use engine::prompt::{Kind, Prompt};
use engine::seat::Seat;

use super::{Json, list, seated, verb, words};

impl super::AsJson for Machiavelli {
    fn as_json(&self) -> String {
        game(self)
    }
}

/// The whole game.
fn game(game: &Machiavelli) -> String {
    let setup = game.setup();
    let mut json = Json::open('{');
    json.word("game", GameName::Machiavelli)
        .raw("round", game.round())
        .word("phase", game.phase())
        .raw("over", game.is_over())
        .word("start", game.start())
        .raw("characters", words(setup.cast().iter()))
        .raw("faceup", ranks(game.face_up()))
        .raw("selection", selection(game))
        .raw("called", or_null(game.called()))
        .raw("holder", word_or_null(game.holder()))
        .raw("turn", word_or_null(game.turn()))
        .raw("marks", marks(game))
        .raw("protected", word_or_null(game.protected()))
        .raw("ends-at", game.ends_at())
        .raw("complete-at", game.complete_at())
        .raw("early", game.early())
        .raw("ending", game.ending())
        .raw("first", word_or_null(game.first()))
        .raw("tax", or_null(game.tax()))
        .raw("seats", list(setup.seats().iter().map(|&one| seat(game, one))))
        .raw("prompt", prompt(game))
        .raw("winners", seated(game.winners(), setup.seats()));
    json.close('}')
}

fn or_null(value: Option<impl Display>) -> String {
    value.map_or("null".into(), |value| value.to_string())
}

fn word_or_null(value: Option<impl Display>) -> String {
    or_null(value.map(|value| format!("\"{value}\"")))
}

fn ranks(ranks: Ranks) -> String {
    list(ranks.iter())
}

fn selection(game: &Machiavelli) -> String {
    let Some(selection) = game.selection() else { return "null".into() };
    let picks = selection.picks.iter().map(|pick| {
        let mut json = Json::open('{');
        json.word("seat", pick.seat)
            .raw("takes", pick.takes)
            .raw("of", pick.of)
            .raw("discards", pick.discards)
            .raw("passes", pick.passes);
        json.close('}')
    });
    let mut json = Json::open('{');
    json.raw("up", selection.up).raw("down", selection.down).raw("picks", list(picks));
    json.close('}')
}

fn marks(game: &Machiavelli) -> String {
    let marks = game.marks();
    let mut json = Json::open('{');
    json.raw("murdered", or_null(marks.murdered))
        .raw("bewitched", or_null(marks.bewitched))
        .raw("robbed", or_null(marks.robbed))
        .raw("threatened", ranks(marks.threatened))
        .raw("expropriated", ranks(marks.expropriated));
    json.close('}')
}

fn seat(game: &Machiavelli, seat: Seat) -> String {
    let score = game.score(seat);
    let mut points = Json::open('{');
    for line in Line::ALL {
        points.raw(line.word(), score.of(line));
    }
    points.raw("total", score.total());
    let mut bonus = Json::open('{');
    for (district, points) in game.bonus(seat) {
        bonus.raw(district.word(), points);
    }
    let mut json = Json::open('{');
    json.word("seat", seat)
        .raw("ranks", ranks(game.ranks(seat)))
        .raw("city", words(game.city(seat)))
        .raw("size", game.size(seat))
        .raw("tents", game.tents(seat))
        .raw("museum", game.museum(seat))
        .raw("complete", game.complete(seat))
        .raw("score", points.close('}'))
        .raw("bonus", bonus.close('}'))
        .raw("haunted", word_or_null(game.haunted(seat)));
    json.close('}')
}

fn prompt(game: &Machiavelli) -> String {
    let Some(prompt) = game.prompt() else { return "null".into() };
    let mut json = Json::open('{');
    json.raw("seat", word_or_null(prompt.seat)).word("asks", prompt.asks);
    match prompt.kind {
        Kind::Amount { from, to, .. } => json.raw("from", from).raw("to", to),
        _ => json.raw("choices", words(choices(game, &prompt))),
    };
    json.close('}')
}

/// The seats that may be named and the first words of the lines that are possible.
fn choices(game: &Machiavelli, prompt: &Prompt<Asks>) -> Vec<String> {
    let mut choices: Vec<String> = Vec::new();
    let mut add = |choice: String| {
        if !choices.contains(&choice) {
            choices.push(choice);
        }
    };
    let verbs = || game.legal().map(|event| verb(&event));
    match (prompt.asks, prompt.kind) {
        (Asks::Selection, _) => {
            verbs().filter(|verb| ["faceup", "next"].contains(&verb.as_str())).for_each(add);
        }
        // The answers to the following call end the turn too.
        (Asks::Turn, _) => {
            verbs().for_each(&mut add);
            if game.may_turn_over().iter().any(|seat| game.allows(&Event::Answer(seat)).is_ok()) {
                add("answer".into());
            }
            if game.allows(&Event::Nobody).is_ok() {
                add("nobody".into());
            }
        }
        (Asks::Answer, _) => {
            seats(game).filter(|seat| game.may_turn_over().contains(*seat)).for_each(|seat| add(seat.to_string()));
            ["nobody", "play"]
                .iter()
                .filter(|word| verbs().any(|verb| verb == **word))
                .for_each(|word| add((*word).into()));
        }
        // The seats that can be chosen come first, and "nobody" last.
        (Asks::Vault | Asks::Highest, _) => game.legal().for_each(|event| match event {
            Event::Vault(seat) | Event::Highest(seat) => add(seat.to_string()),
            _ => add(verb(&event)),
        }),
        (_, Kind::Seat { among, .. }) => {
            seats(game).filter(|seat| among.contains(*seat)).for_each(|seat| add(seat.to_string()));
            if prompt.nobody {
                add("nobody".into());
            }
        }
        _ => {}
    }
    choices
}

fn seats(game: &Machiavelli) -> impl Iterator<Item = Seat> {
    game.setup().seats().iter().copied()
}
