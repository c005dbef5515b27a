//! `provost bench`: how fast the engine is on this machine, and how large its things are.
//!
//! Measurements, not tests: it prints and judges nothing (the sizes have tests in the engine). Invariant: every number
//! comes with its unit.

use std::hint::black_box;
use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use engine::Game;
use engine::autoplay::{self, Repeatable};
use engine::caylus::{self, Caylus};
use engine::journal::{Entry, Journal};
use engine::machiavelli::{self, Machiavelli};
use engine::magna_carta::setup::{Books, COLOURS, Setup, Variant};
use engine::magna_carta::{Event, LongGame, MagnaCarta};
use engine::packed;
use engine::play::Play;

/// A measurement is the best of this many windows: what the machine can do when nothing else runs on it.
const WINDOWS: usize = 40;

/// How long each window is.
const WINDOW: Duration = Duration::from_millis(20);

/// Runs the command; it takes no arguments.
pub fn run(mut arguments: impl Iterator<Item = String>) -> ExitCode {
    if let Some(argument) = arguments.next() {
        eprintln!("unknown argument {argument}; usage: provost bench");
        return ExitCode::from(2);
    }
    match std::io::stdout().write_all(report().as_bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

fn report() -> String {
    let events: Vec<Event> = LongGame::new().take(1_600).collect();
    let lengths: Vec<usize> = events.iter().map(packed_length::<MagnaCarta>).collect();
    let average = lengths.iter().sum::<usize>() as f64 / lengths.len() as f64;
    let mut lines = vec![
        format!("apply             {:>12.0} events/s", applied(&events)),
        format!("replay a journal  {:>12.0} events/s (unpacked and applied)", replayed(&events)),
    ];
    for books in Books::ALL {
        let (games, events) = random_games(books);
        lines.push(format!(
            "random games      {games:>12.0} games/s (books {books}, 4 players, {events:.0} events a game)"
        ));
    }
    lines.extend([
        format!("state             {:>12} bytes", size_of::<MagnaCarta>()),
        format!("play with journal {:>12} bytes", size_of::<Play<MagnaCarta>>()),
        format!("longest entry     {:>12} bytes (16 at most)", lengths.iter().max().unwrap_or(&0)),
        format!("average entry     {average:>12.1} bytes"),
    ]);
    for books in caylus::setup::Books::ALL {
        lines.extend(further(&format!("caylus, books {books}, 4 players"), |chance| {
            caylus::Setup::random(books, &caylus::setup::COLOURS[..4], chance).ok().map(|setup| Caylus::begin(&setup))
        }));
    }
    let header = "provost 1\ngame machiavelli\nseats red green blue yellow black\nstart red\ncharacters cunning-agents\n\
                  uniques cunning-agents\nbegin";
    if let Ok(setup) = header.parse::<machiavelli::Setup>() {
        lines.extend(further("machiavelli, 5 players", |_| Some(Machiavelli::begin(&setup))));
    }
    lines.join("\n") + "\n"
}

/// A further game: events of one random game a second, whole random games a second, and the sizes.
fn further<G: Game>(name: &str, begin: impl Fn(&mut Repeatable) -> Option<G>) -> Vec<String> {
    let mut chance = Repeatable::new(1289);
    let Some(first) = begin(&mut chance) else { return Vec::new() };
    let (mut game, mut events) = (first.clone(), Vec::new());
    while let Some(event) = autoplay::choose(&game, &mut chance) {
        if game.apply(&event).is_err() {
            break;
        }
        events.push(event);
    }
    let applied = rate(|| {
        let mut game = first.clone();
        let accepted = events.iter().filter(|event| game.apply(event).is_ok()).count();
        black_box(&game);
        accepted
    });
    let (games, length) = games_of(begin);
    let longest = events.iter().map(packed_length::<G>).max().unwrap_or(0);
    vec![
        format!("{name}:"),
        format!("  apply           {applied:>12.0} events/s"),
        format!("  random games    {games:>12.0} games/s ({length:.0} events a game)"),
        format!("  state           {:>12} bytes", size_of::<G>()),
        format!("  longest entry   {longest:>12} bytes (16 at most)"),
    ]
}

fn packed_length<G: Game>(event: &G::Event) -> usize {
    let mut buffer = [0; 64];
    packed::write(&Entry::Event(*event), &mut buffer).map_or(0, <[u8]>::len)
}

/// Repeats `work`; how much of what it gives there was a second, in the best window.
fn rate(mut work: impl FnMut() -> usize) -> f64 {
    let window = |_| {
        let begin = Instant::now();
        let mut done = 0;
        while begin.elapsed() < WINDOW {
            done += work();
        }
        done as f64 / begin.elapsed().as_secs_f64()
    };
    (0..WINDOWS).map(window).fold(0.0, f64::max)
}

fn applied(events: &[Event]) -> f64 {
    let setup = LongGame::setup();
    rate(|| {
        let mut game = MagnaCarta::begin(&setup);
        let accepted = events.iter().filter(|event| game.apply(event).is_ok()).count();
        black_box(&game);
        accepted
    })
}

fn replayed(events: &[Event]) -> f64 {
    let setup = LongGame::setup();
    let mut journal = Box::new(Journal::new());
    for event in events {
        if journal.push(&Entry::Event(*event)).is_err() {
            break;
        }
    }
    rate(|| {
        let mut game = MagnaCarta::begin(&setup);
        let accepted = journal.standing().filter(|event| game.apply(event).is_ok()).count();
        black_box(&game);
        accepted
    })
}

/// Complete games of legal choices a second, and how many events one has on average.
fn random_games(books: Books) -> (f64, f64) {
    games_of(|chance| {
        Setup::random(Variant::Standard, books, &COLOURS, chance).ok().map(|setup| MagnaCarta::begin(&setup))
    })
}

/// The same for games that begin like this.
fn games_of<G: Game>(begin: impl Fn(&mut Repeatable) -> Option<G>) -> (f64, f64) {
    let mut chance = Repeatable::new(1289);
    let (mut games, mut events) = (0usize, 0usize);
    let rate = rate(|| {
        let Some(mut game) = begin(&mut chance) else { return 0 };
        while let Some(event) = autoplay::choose(&game, &mut chance) {
            if game.apply(&event).is_err() {
                break;
            }
            events += 1;
        }
        games += 1;
        1
    });
    (rate, events as f64 / games.max(1) as f64)
}
