//! The words of the sample game: one table a language, the same keys in each.
//!
//! As long as a real game's, so that what fits here fits there. Invariant: no character that no other text has, because
//! the fonts are cut to the characters of all sources.

use super::rules::{LINES, Stage};
use crate::{
    lesson::{Lines, lesson},
    text::{
        Words,
        listed::{Listed, listed},
        prose::{Prose, prose},
    },
};

/// The tables.
pub(super) static TEXTS: Words<&SampleTexts> = Words { nl: &NL, de: &DE, en: &EN };

pub(crate) struct SampleTexts {
    pub(super) name: &'static str,
    /// How many rounds were played.
    pub(super) length: &'static str,
    /// The stages in capitals.
    pub(super) stages: [&'static str; Stage::COUNT],
    /// The sentence of each stage; that of the last is the result's.
    pub(super) sentences: [&'static str; Stage::COUNT],
    /// What C does in each.
    pub(super) deeds: [&'static str; Stage::COUNT],
    pub(super) rule: Prose,
    pub(super) reminder: Prose,
    pub(super) starts: &'static str,
    pub(super) page: &'static str,
    /// What B opens while somebody may pass, and its rows.
    pub(super) takes: &'static str,
    pub(super) takes_title: &'static str,
    pub(super) take: &'static str,
    pub(super) taken: &'static str,
    pub(super) nothing_for: &'static str,
    pub(super) row: &'static str,
    pub(super) heading: &'static str,
    pub(super) below_zero: &'static str,
    pub(super) correction: &'static str,
    pub(super) rounds: &'static str,
    pub(super) look_up: &'static str,
    pub(super) lesson: Lines,
    /// The outcomes, in the order of the events; a correction with the old value and the new one.
    pub(super) outcomes: [&'static str; 11],
    pub(super) lines: Listed<LINES>,
    pub(super) legend: Listed<LINES>,
}

static NL: SampleTexts = SampleTexts {
    name: "Proefspel",
    length: "rondes: {0}",
    stages: ["BEGIN", "PASSEN", "MEEDOEN", "TELLEN", "PLEK", "RIJ", "BETALEN", ""],
    sentences: ["BEGIN", "{0} past?", "{0} erbij?", "{0}: {1}", "{0} naar {1}", "{0} kiest", "{0} geeft {1}", ""],
    deeds: ["> passen", "past", "zet", "zet", "zet", "kies", "geeft", ""],
    rule: prose!(
        "Iedereen past een keer. Wie nog niet gepast heeft, mag nemen. Daarna betaalt men in de volgorde van passen."
    ),
    reminder: prose!("Wie eerst past, betaalt eerst."),
    starts: "start: {0}",
    page: "Bladzijde {0} om te lezen",
    takes: "neemt...",
    takes_title: "{0} neemt",
    take: "Neemt {0}",
    taken: "{0} heeft {1} genomen",
    nothing_for: "{0} heeft alles al",
    row: "Rij {0}",
    heading: "Achteraan...",
    below_zero: "Niemand heeft minder dan 0",
    correction: "Correctie",
    rounds: "Rondes",
    look_up: "Regels",
    lesson: lesson! { 2; task(prose!("Acht spelers zitten aan tafel: C"), prose!("Begin met C")), read(prose!("Nu jullie.")), },
    outcomes: [
        "begonnen",
        "{0} neemt {1}",
        "{0} past",
        "erbij: {0}",
        "geteld: {0}",
        "{0} naar {1}",
        "{0} kiest rij {1}",
        "{0} geeft {1}",
        "verder niemand",
        "{0} correctie {1} > {2}",
        "rondes {1} > {2}",
    ],
    lines: listed("passen|genomen|erbij|geteld|plek|rij|betaald|bonus|correctie"),
    legend: listed("pas|neem|bij|tel|plek|rij|gaf|bonus|corr"),
};

static DE: SampleTexts = SampleTexts {
    name: "Probespiel",
    length: "Runden: {0}",
    stages: ["BEGINN", "PASSEN", "MITMACHEN", "ZÄHLEN", "PLATZ", "REIHE", "ZAHLEN", ""],
    sentences: ["BEGINN", "{0} passt?", "{0} dabei?", "{0}: {1}", "{0} nach {1}", "{0} wählt", "{0} gibt {1}", ""],
    deeds: ["> Passen", "passt", "setzen", "setzen", "setzen", "wählen", "gibt", ""],
    rule: prose!(
        "Jeder passt einmal. Wer noch nicht gepasst hat, darf nehmen. Danach zahlt man in der Reihenfolge des Passens."
    ),
    reminder: prose!("Wer zuerst passt, zahlt zuerst."),
    starts: "Start: {0}",
    page: "Seite {0} zum Lesen",
    takes: "nimmt...",
    takes_title: "{0} nimmt",
    take: "Nimmt {0}",
    taken: "{0} hat {1} genommen",
    nothing_for: "{0} hat schon alles",
    row: "Reihe {0}",
    heading: "Weiter hinten...",
    below_zero: "Niemand hat weniger als 0",
    correction: "Korrektur",
    rounds: "Runden",
    look_up: "Regeln",
    lesson: lesson! { 2; task(prose!("Acht Spieler sitzen am Tisch: C"), prose!("Beginnt mit C")), read(prose!("Jetzt ihr.")), },
    outcomes: [
        "begonnen",
        "{0} nimmt {1}",
        "{0} passt",
        "dabei: {0}",
        "gezählt: {0}",
        "{0} nach {1}",
        "{0} wählt Reihe {1}",
        "{0} gibt {1}",
        "sonst niemand",
        "{0} Korrektur {1} > {2}",
        "Runden {1} > {2}",
    ],
    lines: listed("Passen|genommen|dabei|gezählt|Platz|Reihe|bezahlt|Bonus|Korrektur"),
    legend: listed("pass|nahm|dabei|Zahl|Platz|Reihe|gab|Bonus|Korr"),
};

static EN: SampleTexts = SampleTexts {
    name: "Sample game",
    length: "rounds: {0}",
    stages: ["BEGIN", "PASSING", "JOINING", "COUNTING", "PLACE", "ROW", "PAYING", ""],
    sentences: ["BEGIN", "{0} passes?", "{0} joins?", "{0}: {1}", "{0} to {1}", "{0} chooses", "{0} pays {1}", ""],
    deeds: ["> passing", "passes", "set", "set", "set", "choose", "pays", ""],
    rule: prose!(
        "Everybody passes once. Who has not passed yet may take. Then all pay in the order in which they passed."
    ),
    reminder: prose!("Who passes first pays first."),
    starts: "start: {0}",
    page: "Page {0} to read",
    takes: "takes...",
    takes_title: "{0} takes",
    take: "Takes {0}",
    taken: "{0} has taken {1}",
    nothing_for: "{0} has everything",
    row: "Row {0}",
    heading: "Further down...",
    below_zero: "Nobody has fewer than 0",
    correction: "Correction",
    rounds: "Rounds",
    look_up: "Rules",
    lesson: lesson! { 2; task(prose!("Eight players sit at the table: C"), prose!("Begin with C")), read(prose!("Your turn.")), },
    outcomes: [
        "begun",
        "{0} takes {1}",
        "{0} passes",
        "joining: {0}",
        "counted: {0}",
        "{0} to {1}",
        "{0} chooses row {1}",
        "{0} pays {1}",
        "nobody else",
        "{0} correction {1} > {2}",
        "rounds {1} > {2}",
    ],
    lines: listed("passing|taken|joined|counted|place|row|paid|bonus|correction"),
    legend: listed("pass|took|join|count|place|row|paid|bonus|corr"),
};
