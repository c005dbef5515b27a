//! Magna Carta as a JSON object.
//!
//! It reads the state and judges nothing. Invariant: a key that is there in one state is there in all, except those that
//! the reference calls "only where there is one".

use engine::Game;
use engine::header::GameName;
use engine::magna_carta::event::{Choice, Counted};
use engine::magna_carta::street::{Face, StreetCard};
use engine::magna_carta::tokens::{Part, Tokens};
use engine::magna_carta::{Event, MagnaCarta};
use engine::seat::Seat;

use super::{Json, answers, list, seated, verb, words};

impl super::AsJson for MagnaCarta {
    fn as_json(&self) -> String {
        game(self)
    }
}

/// The whole game.
fn game(game: &MagnaCarta) -> String {
    let seats = || game.setup().seats().iter().copied();
    let mut json = Json::open('{');
    json.word("game", GameName::MagnaCarta)
        .word("variant", game.setup().variant())
        .raw("round", game.round())
        .word("phase", game.phase())
        .raw("over", game.is_over())
        .word("start", game.start())
        .raw("provost", game.provost().map_or("null".into(), |at| at.to_string()))
        .raw("stock", tokens(game.stock()))
        .raw("passed", words(game.passed()))
        .raw("street", list(game.street().iter().map(card)))
        .raw("seats", list(seats().map(|one| seat(game, one))))
        .raw("prompt", prompt(game))
        .raw("winners", seated(game.winners(), game.setup().seats()));
    json.close('}')
}

fn tokens(tokens: Tokens) -> String {
    let mut json = Json::open('{');
    for part in Part::ALL {
        json.raw(part.word(), tokens.of(part));
    }
    json.close('}')
}

fn card(card: &StreetCard) -> String {
    let mut json = Json::open('{');
    match card.face {
        Face::Neutral(neutral) => {
            json.word("card", neutral);
        }
        Face::Building { building, owner, .. } => {
            json.word("card", building).word("owner", owner);
        }
        Face::Residence { owner, .. } => {
            json.word("card", "residence").word("owner", owner);
        }
    }
    if let Some(worker) = card.worker {
        json.word("worker", worker);
    }
    match card.face {
        Face::Building { building, cubes, .. } if building.stored().is_some() => {
            json.raw("cubes", cubes);
        }
        Face::Residence { under: Some(prestige), .. } => {
            json.word("under", prestige);
        }
        _ => {}
    }
    json.close('}')
}

fn seat(game: &MagnaCarta, seat: Seat) -> String {
    let mut json = Json::open('{');
    json.word("seat", seat);
    if let Some(purse) = game.purse(seat) {
        json.raw("coins", purse.coins)
            .raw("food", purse.food)
            .raw("wood", purse.wood)
            .raw("stone", purse.stone)
            .raw("gold", purse.gold);
    } else {
        let counts = game.counts(seat);
        for line in [Counted::Coins, Counted::Cubes, Counted::Gold] {
            if let Some(amount) = counts.get(line.index()) {
                json.raw(line.word(), amount);
            }
        }
    }
    let score = game.score(seat);
    let mut points = Json::open('{');
    points
        .raw("tokens", score.tokens)
        .raw("buildings", score.buildings)
        .raw("prestige", score.prestige)
        .raw("gold", score.gold)
        .raw("cubes", score.cubes)
        .raw("coins", score.coins)
        .raw("total", score.total());
    json.raw("tokens", tokens(game.tokens(seat))).raw("score", points.close('}'));
    json.close('}')
}

fn prompt(game: &MagnaCarta) -> String {
    let Some(prompt) = game.prompt() else { return "null".into() };
    let mut json = Json::open('{');
    if let Some(seat) = prompt.seat {
        json.word("seat", seat);
    }
    json.word("asks", prompt.asks);
    answers(&mut json, game, prompt.kind, game.setup().seats(), choice);
    json.close('}')
}

/// A choice in a word or two: the verb of an action, or what an effect's line has after the seat.
fn choice(event: &Event) -> String {
    match event {
        Event::Use { choice: Choice::Plain, .. } => "use".into(),
        Event::Use { choice, .. } => choice.to_string().trim().into(),
        other => verb(other),
    }
}
