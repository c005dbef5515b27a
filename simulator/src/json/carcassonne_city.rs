//! Carcassonne: De Stad as a JSON object.
//!
//! It reads the state and judges nothing. Invariant: every key is there in every state; what there is none of is `null`,
//! 0 or empty.

use engine::Game;
use engine::carcassonne_city::{City, End, Line, Role};
use engine::header::GameName;
use engine::prompt::Kind;
use engine::seat::Seat;

use super::{Json, answers, list, seated, verb};

impl super::AsJson for City {
    fn as_json(&self) -> String {
        game(self)
    }
}

/// The whole game.
fn game(game: &City) -> String {
    let setup = game.setup();
    let mut json = Json::open('{');
    json.word("game", GameName::CarcassonneCity)
        .raw("stack", game.stack().number())
        .raw("tiles", game.tiles())
        .raw("discarded", game.discarded())
        .word("phase", game.phase())
        .raw("over", game.is_over())
        .word("start", setup.start())
        .raw("turn", or_null(game.turn()))
        .raw("settings", settings(game))
        .raw("gate", game.gate())
        .raw("walls", walls(game))
        .raw("ends", ends(game))
        .raw("seats", list(setup.seats().iter().map(|&one| seat(game, one))))
        .raw("prompt", prompt(game))
        .raw("winners", seated(game.winners(), setup.seats()));
    json.close('}')
}

fn or_null(seat: Option<Seat>) -> String {
    seat.map_or("null".into(), |seat| format!("\"{seat}\""))
}

fn settings(game: &City) -> String {
    let setup = game.setup();
    let mut json = Json::open('{');
    json.word("unclaimed", setup.unclaimed()).word("towers", setup.towers()).word("last-tile", setup.last_tile());
    json.close('}')
}

fn walls(game: &City) -> String {
    let mut json = Json::open('{');
    json.raw("left", game.walls_left())
        .raw("pieces", game.pieces().count())
        .raw("next", or_null(game.pieces().next().map(|(seat, _)| seat)));
    json.close('}')
}

fn ends(game: &City) -> String {
    let mut json = Json::open('{');
    for end in End::ALL {
        let side = game.end_of_wall(end);
        let mut numbers = Json::open('{');
        numbers.raw("walls", side.walls).raw("tower", side.tower);
        json.raw(end.word(), numbers.close('}'));
    }
    json.close('}')
}

fn seat(game: &City, seat: Seat) -> String {
    let followers = game.followers(seat);
    let score = game.score(seat);
    let mut points = Json::open('{');
    for line in Line::ALL {
        points.raw(line.word(), score.of(line));
    }
    points.raw("corrected", score.corrected()).raw("total", score.total());
    let mut json = Json::open('{');
    json.word("seat", seat)
        .raw("supply", followers.supply())
        .raw("resting", followers.resting())
        .raw("citizens", followers.out(Role::Citizen))
        .raw("vendors", followers.out(Role::Vendor))
        .raw("stewards", followers.out(Role::Steward))
        .raw("guards", followers.out(Role::Guard))
        .raw("towers", game.towers(seat))
        .raw("score", points.close('}'));
    json.close('}')
}

fn prompt(game: &City) -> String {
    let Some(prompt) = game.prompt() else { return "null".into() };
    let mut json = Json::open('{');
    json.raw("seat", or_null(prompt.seat)).word("asks", prompt.asks);
    // What the rules accept, which is more than the device offers where a tile completes a feature.
    let kind = match (prompt.kind, game.accepted_followers()) {
        (Kind::Tally { usual, nobody, .. }, Some((most, all))) => Kind::Tally { most, all: all.into(), usual, nobody },
        (kind, _) => kind,
    };
    answers(&mut json, game, kind, game.setup().seats(), verb);
    json.close('}')
}
