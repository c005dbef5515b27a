//! Caylus as a JSON object.
//!
//! It reads the state and judges nothing. Invariant: a key that is there in one state is there in all, except those that
//! the reference calls "only where there is one" or that only the device's books have.

use engine::Game;
use engine::caylus::event::{Choice, Counted, Row, Section};
use engine::caylus::road::Space;
use engine::caylus::tiles::{Cube, Special};
use engine::caylus::{Asks, Caylus, Event, Line, Places};
use engine::header::GameName;
use engine::prompt::Kind;
use engine::seat::Seat;

use super::{Json, list, seated, verb, words};

impl super::AsJson for Caylus {
    fn as_json(&self) -> String {
        game(self)
    }
}

/// The whole game.
fn game(game: &Caylus) -> String {
    let mut json = Json::open('{');
    json.word("game", GameName::Caylus)
        .raw("round", game.round())
        .word("phase", game.phase())
        .raw("over", game.is_over())
        .word("start", game.start())
        .raw("order", words(game.order()))
        .raw("passed", words(game.passed()))
        .raw("price", game.price().map_or("null".into(), |price| price.to_string()))
        .raw("provost", game.provost())
        .raw("bailiff", game.bailiff())
        .raw("section", or_null(game.section()))
        .raw("stock", sections(|section| game.free_parts(section)));
    if let Some(at) = game.places() {
        json.raw("places", places(at));
    }
    json.raw("street", list(game.road().iter().map(space)))
        .raw("seats", list(game.setup().seats().iter().map(|&one| seat(game, one))))
        .raw("prompt", prompt(game))
        .raw("winners", seated(game.winners(), game.setup().seats()));
    json.close('}')
}

fn or_null(word: Option<impl std::fmt::Display>) -> String {
    word.map_or("null".into(), |word| format!("\"{word}\""))
}

fn sections(number: impl Fn(Section) -> u8) -> String {
    let mut json = Json::open('{');
    for section in Section::ALL {
        json.raw(section.word(), number(section));
    }
    json.close('}')
}

fn places(places: &Places) -> String {
    let mut json = Json::open('{');
    for special in [Special::Gate, Special::TradingPost, Special::Guild, Special::Joust] {
        json.raw(special.word(), or_null(places.at(special)));
    }
    let mut inn = Json::open('{');
    inn.raw("left", or_null(places.at(Special::Inn))).raw("right", or_null(places.inn_right()));
    json.raw(Special::Stables.word(), words(places.stables()))
        .raw(Special::Inn.word(), inn.close('}'))
        .raw(Special::Castle.word(), words(places.castle()));
    json.close('}')
}

fn space(space: &Space) -> String {
    let mut json = Json::open('{');
    if let Some(tile) = space.tile {
        json.word("card", tile.word());
        if let Some(owner) = tile.owner() {
            json.word("owner", owner);
        }
    }
    if let Some(worker) = space.worker {
        json.word("worker", worker);
    }
    if let Some(flip) = space.flip {
        json.word("flip", flip);
    }
    json.close('}')
}

fn seat(game: &Caylus, seat: Seat) -> String {
    let mut json = Json::open('{');
    json.word("seat", seat);
    if let Some(purse) = game.purse(seat) {
        json.raw("coins", purse.coins);
        for cube in Cube::ALL {
            json.raw(cube.word(), purse.of(cube));
        }
        json.raw("workers", game.workers(seat));
    } else {
        let counts = game.counts(seat);
        for line in [Counted::Gold, Counted::Cubes, Counted::Coins] {
            if let Some(amount) = counts.get(line.index()) {
                json.raw(line.word(), amount);
            }
        }
    }
    let mut favours = Json::open('{');
    for row in Row::ALL {
        favours.raw(row.word(), game.marker(seat, row));
    }
    let score = game.score(seat);
    let mut points = Json::open('{');
    for line in Line::ALL {
        points.raw(line.word(), score.of(line));
    }
    points.raw("total", score.total());
    json.raw("income", game.income_of(seat))
        .raw("favours", favours.close('}'))
        .raw("houses", sections(|section| game.houses(seat, section)))
        .raw("score", points.close('}'));
    json.close('}')
}

fn prompt(game: &Caylus) -> String {
    let Some(prompt) = game.prompt() else { return "null".into() };
    let mut json = Json::open('{');
    if let Some(seat) = prompt.seat {
        json.word("seat", seat);
    }
    json.word("asks", prompt.asks);
    if let Some(due) = game.due().filter(|_| prompt.asks == Asks::Effect) {
        json.word("at", due.at);
    }
    match prompt.kind {
        Kind::Amount { from, to, .. } => {
            json.raw("from", from).raw("to", to);
        }
        Kind::Counts { most, .. } => {
            json.raw("from", 0).raw("to", most);
        }
        _ => {}
    }
    let seats = game.setup().seats().iter().copied();
    match prompt.asks {
        Asks::Pass => {
            json.raw("choices", words(seats.filter(|seat| !game.passed().contains(seat))));
        }
        Asks::Castle => {
            let left = seats.filter(|seat| !game.castle_order().contains(seat)).map(Seat::word);
            json.raw("choices", words(["nobody"].into_iter().chain(left)));
        }
        Asks::Favour => {
            let rows = Row::ALL.into_iter().filter(|&row| prompt.seat.is_some_and(|seat| game.row_is_left(seat, row)));
            json.raw("choices", words(rows));
        }
        Asks::Action | Asks::Special | Asks::Effect => {
            json.raw("choices", words(choices(game)));
        }
        _ => {}
    }
    json.close('}')
}

/// The words of the legal events: what does nothing first, the others in the order of the notation, each once.
fn choices(game: &Caylus) -> Vec<String> {
    const FIRST: [&str; 3] = ["pass", "skip", "next"];
    let mut choices: Vec<String> = Vec::new();
    // Points can be entered at any time, so they are never asked for.
    for event in game.legal().filter(|event| !matches!(event, Event::Points { .. })) {
        let word = choice(&event);
        if !choices.contains(&word) {
            choices.push(word);
        }
    }
    let rank = |word: &String| match word.parse::<u8>() {
        _ if FIRST.contains(&word.as_str()) => 0,
        // Deals and spaces of the road come by number, after the words.
        Ok(number) => 2 + u16::from(number),
        Err(_) => 1,
    };
    choices.sort_by_key(rank);
    choices
}

/// What follows `use SEAT`, its first word; the verb where nothing does, and of all other events.
fn choice(event: &Event) -> String {
    match event {
        Event::Use { choice: Choice::Plain, .. } => "use".into(),
        Event::Use { choice, .. } => choice.to_string().split_whitespace().next().unwrap_or_default().into(),
        other => verb(other),
    }
}
