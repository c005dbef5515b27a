//! The game as it stands, as one JSON object.
//!
//! Keys and their order are those of `docs/notation.md`. Everything written here is a word of the notation or a number,
//! so nothing needs escaping. Invariant: the output is one line of valid JSON.

use std::fmt::{Display, Write};

use engine::Game;
use engine::magna_carta::event::{Choice, Counted};
use engine::magna_carta::street::{Face, StreetCard};
use engine::magna_carta::tokens::{Part, Tokens};
use engine::magna_carta::{Event, MagnaCarta};
use engine::prompt::Kind;
use engine::seat::Seat;

/// An object or a list under construction; commas are its business.
struct Json {
    text: String,
    first: bool,
}

impl Json {
    fn open(bracket: char) -> Json {
        Json { text: bracket.into(), first: true }
    }

    fn comma(&mut self) {
        if !self.first {
            self.text.push(',');
        }
        self.first = false;
    }

    /// `"key":value`, the value as it is.
    fn raw(&mut self, key: &str, value: impl Display) -> &mut Json {
        self.comma();
        // Writing to a `String` cannot fail.
        let _ = write!(self.text, "\"{key}\":{value}");
        self
    }

    /// `"key":"word"`.
    fn word(&mut self, key: &str, value: impl Display) -> &mut Json {
        self.raw(key, format_args!("\"{value}\""))
    }

    fn close(mut self, bracket: char) -> String {
        self.text.push(bracket);
        self.text
    }
}

fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let mut json = Json::open('[');
    for item in items {
        json.comma();
        let _ = write!(json.text, "{item}");
    }
    json.close(']')
}

fn words<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    list(items.into_iter().map(|item| format!("\"{item}\"")))
}

/// The whole game.
pub(crate) fn game(game: &MagnaCarta) -> String {
    let seats = || game.setup().seats().iter().copied();
    let winners = game.winners();
    let mut json = Json::open('{');
    json.word("game", "magna-carta")
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
        .raw("winners", words(seats().filter(|&seat| winners.contains(seat))));
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
    match prompt.kind {
        Kind::GoOn => {}
        Kind::Amount { from, to } => {
            json.raw("from", from).raw("to", to);
        }
        Kind::Pick => {
            let mut choices: Vec<String> = game.legal().map(|event| choice(&event)).collect();
            choices.dedup();
            json.raw("choices", words(choices));
        }
        Kind::Seat { among } | Kind::Seats { among } => {
            let seats = game.setup().seats().iter().filter(|&&seat| among.contains(seat));
            json.raw("choices", words(seats));
        }
        Kind::Tally { most, .. } => {
            let mut numbers = Json::open('{');
            for seat in game.setup().seats() {
                numbers.raw(seat.word(), most.of(*seat));
            }
            json.raw("most", numbers.close('}'));
        }
    }
    json.close('}')
}

/// A choice in a word or two: the verb of an action, or what an effect's line has after the seat.
fn choice(event: &Event) -> String {
    match event {
        Event::Use { choice: Choice::Plain, .. } => "use".into(),
        Event::Use { choice, .. } => choice.to_string().trim().into(),
        other => other.to_string().split(' ').next().unwrap_or_default().into(),
    }
}
