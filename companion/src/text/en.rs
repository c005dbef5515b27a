//! English.

use super::Texts;
use crate::text::prose::prose;

pub(super) static TEXTS: Texts = Texts {
    seats: ["Red", "Green", "Orange", "Blue", "Black", "Yellow", "White", "Purple"],
    seat_headings: ["RED", "GREEN", "ORANGE", "BLUE", "BLACK", "YELLOW", "WHITE", "PURPLE"],
    seats_short: ["Red", "Gree", "Oran", "Blue", "Blac", "Yell", "Whit", "Purp"],
    marks: ["R", "G", "O", "B", "Bk", "Y", "W", "P"],
    back: "back",
    help: "help",
    choose: "choose",
    go_on: "next",
    change: "change",
    ok: "done",
    undo: "undo",
    enter: "enter",
    begin: "begin",
    next_language: "next language",
    nobody_else: "nobody else",
    next_seat: "next seat",
    next_number: "next",
    number_before: "previous",
    in_or_out: ["add", "remove"],
    menu_hint: "menu",
    return_here: "to here",
    bring_back: "redo",
    return_yes: "back to here",
    keep: "keep",
    discard_yes: "discard",
    switch_off: "off",
    erase: "erase",
    go_on_playing: "Continue",
    result: "Result",
    new_game: "New",
    other_game: "Other game...",
    lesson: "Lesson",
    results: "Results",
    settings: "Settings",
    no_results: "No game played yet. The latest results go here.",
    players_number: "{0} players",
    discard_title: "New game?",
    discard: prose!("The current game will be lost."),
    restarted: "Restarted: {0}",
    closed: "3 faults: {0}",
    unstored: "Not stored: leave the device on",
    mended: "A memory error was repaired",
    values_lost: "A setting or result was lost",
    language: "Language",
    teaching: "Teaching",
    teaching_levels: ["full", "reminder", "off"],
    held_press: "Long press after",
    what_if: "Provost: preview moves",
    flip_screen: "Flip screen",
    on_off: ["on", "off"],
    last_fault: "Last fault",
    no_fault: "none",
    explain_language: prose!("The language of all texts. On a help page B shows another language."),
    explain_teaching: prose!(
        "At the start of a game. Full: the rule of each phase. Reminder: what is easily forgotten. Off: help only with B."
    ),
    explain_held: prose!("How long to hold A for the log, B for help and C for the menu."),
    explain_what_if: prose!("Shows where the provost would stand, before you move him."),
    explain_flip: prose!("The picture upside down, for those across the table."),
    explain_fault: prose!("Why the device last restarted by itself. C shows the message."),
    help_title: "Help",
    help_home: prose!(
        "Up and down move the bar, C chooses. In menus A goes back, B explains. On this page: B for another language."
    ),
    help_lesson: prose!(
        "C goes on, A back a step. Hold A to leave the lesson; later it goes on here. Do a task as in the game."
    ),
    help_results: prose!("The latest games stay here, with the points of every player. C opens one."),
    help_check: prose!(
        "Lay everything out like this. C begins the game. B changes rules, players, seats and whatever else can be chosen."
    ),
    help_game: prose!(
        "In the game: A undoes, long: the log. B is help or what the footer says, long: always help. C does what the footer says, long: the menu."
    ),
    help_log: prose!(
        "C on an older line goes back to it. Struck out is taken back; C brings it back, until something new is entered."
    ),
    help_correct: prose!(
        "Choose whose, then what. C begins, up and down change it, C enters it. A leaves it as it was."
    ),
    help_result: prose!("Up and down turn the pages. A takes back the last entry, C leads to the main menu."),
    menu: "Menu",
    correct: "Corrections",
    the_table: "The table",
    log: "Log",
    log_empty: "Nothing has happened yet.",
    return_title: "Back to here?",
    return_lines: [
        "1 line is taken back. It stays, struck out, until something new is entered.",
        "{0} lines are taken back. They stay, struck out, until something new is entered.",
    ],
    cards: "Cards",
    score_now: "Score now",
    to_home: "Main menu",
    room_left: "LOG: {0} LEFT",
    undone: "undone: {0}",
    nothing_to_undo: "There is nothing to take back",
    nothing_to_redo: "There is nothing to bring back",
    journal_full: "The log is full",
    not_now: "Not possible now",
    trouble: "Attention",
    trouble_corrupt: prose!("The stored data are damaged. 'Erase' begins anew; 'off' keeps them as they are."),
    trouble_broken: prose!(
        "A step of this game cannot be read. 'Next' plays on up to there; 'off' keeps everything; 'erase' begins anew."
    ),
    trouble_unknown: prose!("Another version stored these data. 'Erase' begins anew; 'off' keeps them."),
    trouble_shortened: prose!(
        "The last steps do not fit this version. 'Next' plays on without them; 'off' keeps them."
    ),
    trouble_full: prose!("The memory for this game is full. Finish it on paper; what stands here stays."),
    trouble_worn: prose!("The memory does not take the last steps. Leave the device on: it keeps trying."),
    trouble_values: prose!("The memory takes no more settings and results. The game itself is stored."),
    trouble_battery: prose!("The battery is nearly empty. Everything is stored; the device is about to switch off."),
    wins: "{0} wins",
    share: "Joint 1st",
    starts_next: "next start",
    points: ["{0} point", "{0} points"],
    sheet_title: "Score",
    total: "total",
    total_short: "tot",
    players_row: "Players",
    seats_row: "Seats",
    start_row: "Start player",
    by_lot: "by lot",
    by_turn: "{0}, in turn",
    seat_at: "Seat {0}",
    explain_players: prose!("How many play. C adds one; after the most comes the fewest."),
    explain_seats: prose!("Who sits where, clockwise. C fills the seats one by one."),
    explain_start: prose!(
        "Who begins. By lot the device draws somebody; after a game it is the seat to the left of the last start player."
    ),
};
