//! English.

mod magna_carta;

use super::{Page, Texts};

pub(super) static TEXTS: Texts = Texts {
    back: "back",
    help: "help",
    choose: "choose",
    go_on: "next",
    change: "change",
    ok: "done",
    lesson: "Lesson",
    results: "Results",
    settings: "Settings",
    language: "Language",
    held_press: "Held after",
    no_results: "No game played yet. The latest results will stand here.",
    restarted: "restarted after a fault",
    help_title: "Help",
    help_home: "Up and down move the bar, C chooses. A goes back everywhere, B explains. \
        B held: another language.",
    help_lesson: "C turns the page, A turns back. Read one round together, with the intro rules.",
    help_results: "The latest games stay here, with the points of every player.",
    help_settings: "C changes the line in the bar. Held: how long a button is pressed until its second meaning counts.",
    lesson_pages: [
        Page { title: "INCOME", text: "Everyone takes 2 deniers. Do not forget: in the very first round too." },
        Page {
            title: "ACTIONS",
            text: "One action each in turn: card, swap, worker, build or pass. \
                Whoever passes first gets 1 denier.",
        },
        Page {
            title: "BUILDINGS",
            text: "Card by card along the street: first the worker, then the owner. All workers come home.",
        },
        Page {
            title: "CASTLE",
            text: "In passing order: food, wood and stone make a batch for one token. \
                Most batches: 1 gold.",
        },
        Page {
            title: "END",
            text: "The start card moves on to the left. No token left? Then this was the last round.",
        },
    ],
    go_on_playing: "Continue",
    new_game: "New game",
    undo: "undo",
    enter: "enter",
    begin: "begin",
    score: "score",
    menu: "Menu",
    correct: "Correct",
    log: "Log",
    log_empty: "Nothing has happened yet.",
    return_here: "to here",
    cards: "Cards",
    score_now: "Score now",
    to_home: "To the start",
    not_possible: "Not possible",
    nothing_to_undo: "There is nothing left to take back.",
    journal_full: "The log is full. This game cannot go on.",
    discard_title: "New game?",
    discard: "The game in progress will then be lost.",
    discard_yes: "discard",
    keep: "keep",
    teaching: "Teaching",
    teaching_levels: ["full", "short", "off"],
    flip_screen: "Flip screen",
    what_if: "Provost preview",
    on_off: ["on", "off"],
    magna_carta: &magna_carta::MAGNA_CARTA,
};
