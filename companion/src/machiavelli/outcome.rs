//! The log's lines: what came of an entry.
//!
//! Worked out from the states before and after it. Invariant: every entry has a line, and a value set by hand is told with what
//! it was.

use core::cmp::Ordering;

use engine::{
    Game,
    machiavelli::{
        Asks, District, Event, Machiavelli, Named, Phase, Rank,
        event::{Counted, Way},
    },
    seat::Seat,
};

use super::{
    fields, labels, sentence,
    text::{Say, Word},
    words,
};
use crate::{
    screen::{View, Wording},
    text::{
        fill::{Line, add, fill, tell},
        prose::prose,
    },
};

pub(super) fn outcome(before: &Machiavelli, event: &Event, after: &Machiavelli, view: View) -> Line {
    let mut line = told(before, event, after, view);
    if after.ending() && !before.ending() && !after.is_over() {
        // Beside the alarm there is little room: then whose city it is, and that it is complete.
        let full = after.setup().seats().iter().find(|seat| after.size(**seat) >= after.ends_at());
        match full.filter(|_| view.brief()) {
            Some(seat) => {
                let size = tell(words(view).say(Say::Size), &[&after.size(*seat), &after.ends_at()]);
                line = fill("{0}: {1}", &[&view.worded(Wording::Brief).name(*seat), &size]);
            }
            None if view.brief() => {}
            None => add(&mut line, ": {0}", &[&words(view).say(Say::LogComplete)]),
        }
    }
    line
}

/// The character of a rank.
fn character(game: &Machiavelli, rank: Option<Rank>, view: View) -> Line {
    let of = rank.and_then(|rank| game.setup().cast().of(rank));
    of.map_or(Line::new(), |character| tell(words(view).characters.of(character.index()), &[]))
}

/// The rank that an answer was to: the one that was called, or the next.
fn answered(before: &Machiavelli) -> Option<Rank> {
    before.called_next().filter(|_| before.turn().is_some()).or(before.called())
}

/// The log's sentence for an event, with who it is about and up to two more gaps.
fn told(before: &Machiavelli, event: &Event, after: &Machiavelli, view: View) -> Line {
    let words = words(view);
    let name = |named: Named| labels::district(before, named, view);
    let seat = |seat: Seat| fill(view.name(seat), &[]);
    // The rank that was answered; after the last call it is the murdered rank 4 that is turned over.
    let answered = || character(before, answered(before).or(Some(Rank::FOUR)), view);
    let mark = |mark: usize, rank: Rank| {
        (prose!("{0}: {1}"), tell(words.marks.of(mark), &[]), labels::ranked(before, Some(rank), view))
    };
    let (template, first, second) = match *event {
        Event::Next => match (before.turn(), before.called()) {
            (Some(turn), _) => (words.say(Say::LogDone), seat(turn), Line::new()),
            (None, Some(rank)) => (words.say(Say::LogUnsaid), character(before, Some(rank), view), Line::new()),
            (None, None) => (words.say(Say::LogChosen), Line::new(), Line::new()),
        },
        Event::FaceUp(_) => (words.say(Say::LogFaceUp), Line::new(), labels::label(before, event, view).name),
        Event::Answer(who) if before.phase() == Phase::RoundEnd => (words.say(Say::LogHeir), seat(who), Line::new()),
        Event::Answer(who) => (prose!("{0}: {1}"), answered(), seat(who)),
        Event::Nobody if before.is_over() => {
            let shared = sentence::asks(before) == Some(Asks::Highest);
            (words.say(if shared { Say::LogShared } else { Say::LogNoVault }), Line::new(), Line::new())
        }
        Event::Nobody => (prose!("{0}: {1}"), answered(), fill(words.word(Word::Nobody), &[])),
        Event::Play { seat: who, .. } => (prose!("{0}: {1}"), seat(who), labels::label(before, event, view).name),
        Event::Murder(rank) => mark(0, rank),
        Event::Bewitch(rank) => mark(1, rank),
        Event::Rob(rank) => mark(2, rank),
        Event::Threaten(two) => (prose!("{0}: {1}"), tell(words.marks.of(3), &[]), labels::ranks(two.into_iter())),
        Event::Expropriate(three) => {
            (prose!("{0}: {1}"), tell(words.marks.of(4), &[]), labels::ranks(three.into_iter()))
        }
        Event::Crown(who) => (words.say(Say::LogCrown), seat(who), Line::new()),
        Event::Build { seat: who, district, way, untaxed, .. } => {
            let mut built = name(district);
            if untaxed {
                add(&mut built, " ({0})", &[&words.word(Word::Untaxed)]);
            }
            let gone = match way {
                Way::Gold => None,
                Way::By(own) | Way::Over(own) => Some(own),
            };
            let mut more = Line::new();
            changed(&mut more, before, gone, after, view);
            // With little room, what else it changed comes before the verb.
            let template = match (view.brief() && !more.is_empty(), view.few_letters()) {
                (false, _) => words.say(Say::LogBuild),
                (_, false) => prose!("{0}: {1}"),
                // Whose turn it is stands on the screen.
                _ => prose!("{1}"),
            };
            let mut line = tell(template, &[&seat(who), &built]);
            add(&mut line, "{0}", &[&more]);
            return line;
        }
        Event::Seize { .. } => {
            let last = before.turn().and_then(|turn| before.city(turn).last());
            let mut line = tell(words.say(Say::LogSeize), &[&"", &last.map(name).unwrap_or_default()]);
            changed(&mut line, before, None, after, view);
            return line;
        }
        Event::Destroy { seat: who, owner, district, armory } => {
            let gone = armory.then_some(Named::plain(District::Armory));
            let mut line = match gone {
                // Both are gone.
                Some(_) if view.few_letters() => {
                    fill("{0}: {1} ({2})", &[&whose(who, view), &name(district), &whose(owner, view)])
                }
                _ => taken(labels::DESTROYS, who, name(district), owner, view),
            };
            changed(&mut line, before, gone, after, view);
            return line;
        }
        Event::Conquer { seat: who, owner, district } => {
            return taken(labels::CONQUERS, who, name(district), owner, view);
        }
        Event::Swap { seat: who, own, owner, district } => {
            let template = if view.brief() { prose!("{0}: {1} > {2} ({3})") } else { words.say(Say::LogSwap) };
            return tell(template, &[&seat(who), &name(own), &name(district), &whose(owner, view)]);
        }
        Event::Upgrade { seat: who, first, second } => {
            let mut line = name(first);
            if let Some(second) = second {
                labels::join(&mut line, &name(second));
            }
            (words.say(Say::LogUpgrade), seat(who), line)
        }
        Event::Tuck(who) => (prose!("{0}: {1}"), seat(who), tell(words.say(Say::Tuck), &[])),
        Event::Complete(who) => (words.say(Say::Complete), seat(who), Line::new()),
        Event::Vault(who) => (words.say(Say::LogVault), seat(who), Line::new()),
        Event::Highest(who) => (words.say(Say::LogHighest), seat(who), Line::new()),
        Event::Count { seat: who, counts } => {
            let mut line = Line::new();
            for (counted, amount) in counts.given() {
                let what = match counted {
                    Counted::Gold => tell(words.gold.of(0), &[]),
                    Counted::Cards => tell(words.gold.of(1), &[]),
                    Counted::Actions => fill(words.sheet.of(4), &[]),
                    Counted::Coins => fill(words.sheet.of(0), &[]),
                    Counted::Types => fill(words.sheet.of(1), &[]),
                    Counted::Complete => fill(words.sheet.of(2), &[]),
                    Counted::Uniques => fill(words.sheet.of(3), &[]),
                };
                add(&mut line, "{0} {1}", &[&what, &amount]);
            }
            (prose!("{0}: {1}"), seat(who), line)
        }
        Event::CorrectStart(_)
        | Event::CorrectTax(_)
        | Event::CorrectCity { .. }
        | Event::CorrectSeat { .. }
        | Event::CorrectEarly(_)
        | Event::CorrectFirst(_)
        | Event::CorrectEnding(_)
        | Event::CorrectCall(_) => return fields::corrected(before, event, after, view),
    };
    tell(template, &[&first, &second])
}

/// What else an entry changed that somebody has to do or know: what was given for it, at which size the game ends now, what came
/// on the tax collector's tile.
fn changed(line: &mut Line, before: &Machiavelli, gone: Option<Named>, after: &Machiavelli, view: View) {
    let words = words(view);
    if let Some(gone) = gone {
        add(
            line,
            ", {0}",
            &[&tell(
                if view.few_letters() { prose!("-{0}") } else { words.say(Say::LogGone) },
                &[&labels::district(before, gone, view)],
            )],
        );
    }
    if after.early() != before.early() {
        add(line, ", {0}", &[&tell(words.say(Say::LogEndsAt), &[&after.ends_at()])]);
    }
    // Where there is no room for all, the tax gives way: it is due at every build, the others are not.
    if view.few_letters() && (gone.is_some() || after.early() != before.early()) {
        return;
    }
    let tax = |game: &Machiavelli| game.tax().unwrap_or(0);
    let sign = match tax(after).cmp(&tax(before)) {
        Ordering::Less => "-1",
        Ordering::Equal => return,
        Ordering::Greater => "+1",
    };
    add(line, ", {0}", &[&tell(words.say(Say::LogTax), &[&sign])]);
}

/// In whose city; by his letter where there is no room for the name.
fn whose(owner: Seat, view: View) -> &'static str {
    if view.brief() { view.mark(owner) } else { view.name(owner) }
}

/// A district that somebody destroyed or took away.
fn taken(does: usize, who: Seat, district: Line, owner: Seat, view: View) -> Line {
    let template = if view.few_letters() { "{1} {2} ({3})" } else { "{0} {1} {2} ({3})" };
    fill(template, &[&view.name(who), &words(view).does.of(does), &district, &whose(owner, view)])
}

#[cfg(test)]
mod tests {
    use std::{format, string::String, vec::Vec};

    use engine::machiavelli::Setup;

    use super::*;
    use crate::{
        draw::chrome,
        settings::{Language, Settings},
    };

    /// What came of each of these lines at a table with a tax collector and every district, with the states around it.
    fn played(lines: &str) -> Vec<(Machiavelli, Event, Machiavelli)> {
        let header = "provost 1\ngame machiavelli\nseats red green blue yellow orange\nstart red\n\
                      characters first-game tax-collector\nactions on\nbegin\n";
        let setup: Setup = header.parse().expect("a header");
        let mut game = Machiavelli::begin(&setup);
        let mut all = Vec::new();
        for line in lines.lines() {
            let event: Event = line.trim().parse().expect("an event in the notation");
            let before = game.clone();
            game.apply(&event).unwrap_or_else(|refusal| panic!("'{line}': {refusal}"));
            all.push((before, event, game.clone()));
        }
        all
    }

    fn view(language: Language) -> View {
        View::of(Settings { language, ..Settings::default() }).worded(Wording::Plain)
    }

    /// The last of these lines, in Dutch.
    fn last(lines: &str) -> String {
        let (before, event, after) = played(lines).pop().expect("a line");
        format!("{}", outcome(&before, &event, &after, view(Language::Dutch)))
    }

    const TURN: &str = "next\ncorrect call 7\nanswer red\n";

    #[test]
    fn a_build_says_what_else_it_changed() {
        for (lines, told) in [
            ("build red tavern", "Rood bouwt Taveerne, +1 belasting"),
            ("build red tavern untaxed", "Rood bouwt Taveerne (onbelast)"),
            // Usually 7 with five players, one less by the tower (facts 5).
            ("build red bell-tower early untaxed", "Rood bouwt Klokkentoren (onbelast), einde bij 6"),
            ("build red bell-tower untaxed", "Rood bouwt Klokkentoren (onbelast)"),
            (
                "correct red city temple\nbuild red necropolis by temple",
                "Rood bouwt Necropolis, Tempel weg, +1 belasting",
            ),
            (
                "correct red city framework\nbuild red palace by framework",
                "Rood bouwt Paleis, Stellage weg, +1 belasting",
            ),
            (
                "correct red city armory\ncorrect green city market\ndestroy red green market by armory",
                "Rood vernietigt Markt (Groen), Wapenkamer weg",
            ),
        ] {
            assert_eq!(last(&format!("{TURN}{lines}")), told);
        }
    }

    /// Beside the alarm there is little room; a build that changed nothing else keeps its verb.
    #[test]
    fn a_brief_build_gives_up_its_verb_only_for_what_else_it_changed() {
        for (line, told) in [
            ("build red tavern untaxed", "Rood bouwt Taveerne (onbelast)"),
            ("build red tavern", "Rood: Taveerne, +1 belasting"),
        ] {
            let (before, event, after) = played(&format!("{TURN}{line}")).pop().expect("a line");
            let brief = view(Language::Dutch).worded(Wording::Brief);
            assert_eq!(outcome(&before, &event, &after, brief).as_str(), told);
        }
    }

    #[test]
    fn who_had_the_murdered_rank_four_is_told() {
        let lines = "next\nanswer red\nmurder 4\nnext\ncorrect call 9\nnobody\nanswer blue";
        assert_eq!(last(lines), "Blauw had de 4");
    }

    /// Without cities the device may not know who of the tied was higher (notation, "Final count").
    #[test]
    fn a_tie_that_nobody_breaks_is_shared() {
        let header = "provost 1\ngame machiavelli\nseats red green blue yellow orange\nstart red\n\
                      characters first-game\nuniques any\ncities off\nbegin\n";
        let setup: Setup = header.parse().expect("a header");
        let mut game = Machiavelli::begin(&setup);
        let mut lines = Vec::from(["next", "complete red", "next", "next", "next", "answer red"]);
        lines.extend(["next"; 6]);
        let mut told = Vec::new();
        for line in lines {
            if !game.is_over() {
                game.apply(&line.parse().expect("an event")).unwrap_or_else(|refusal| panic!("'{line}': {refusal}"));
            }
        }
        while let Some(prompt) = game.prompt() {
            let event = match prompt.asks {
                Asks::Highest => Event::Nobody,
                asks => {
                    let (seat, name) = (prompt.seat.expect("somebody counts"), format!("{asks:?}").to_lowercase());
                    // All have as much but who was complete first, who has less.
                    let most = if name == "coins" && seat == Seat::Red { 10 } else { 21 };
                    let amount = if name == "coins" { most } else { 0 };
                    format!("count {seat} {name}={amount}").parse().expect("an event")
                }
            };
            let before = game.clone();
            game.apply(&event).expect("legal");
            if event == Event::Nobody {
                told.push(Language::ALL.map(|language| format!("{}", outcome(&before, &event, &game, view(language)))));
            }
        }
        assert_eq!(told, [["gedeeld", "geteilt", "shared"]]);
    }

    /// Whatever is built or goes with an armory, for whatever, by whomever: on its line, and beside the alarm at least in small letters.
    #[test]
    fn what_was_built_fits_its_line() {
        let mut cases = Vec::new();
        let paid = |seat: &str, lines: &str| format!("next\ncorrect call 7\nanswer {seat}\n{lines}");
        for seat in ["red", "green", "blue", "yellow", "orange"] {
            let other = if seat == "green" { "blue" } else { "green" };
            for district in District::all().filter(|one| one.own().is_none()) {
                for lines in [
                    format!("build {seat} {district}"),
                    format!("build {seat} {district} early"),
                    format!("correct {seat} city framework\nbuild {seat} {district} by framework"),
                    format!("correct {seat} city {district}\nbuild {seat} necropolis by {district}"),
                    format!(
                        "correct {seat} city armory\ncorrect {other} city {district}\n\
                         destroy {seat} {other} {district} by armory"
                    ),
                ] {
                    let early = lines.ends_with("early");
                    let never = [District::SecretVault, District::Tent, District::Framework, District::Necropolis];
                    let itself = district == District::Armory && lines.ends_with("by armory");
                    if itself || never.contains(&district) || early != (early && district == District::BellTower) {
                        continue;
                    }
                    cases.push(paid(seat, &lines));
                }
            }
        }
        for case in cases {
            let (before, event, after) = played(&case).pop().expect("a line");
            for language in Language::ALL {
                let view = view(language);
                let note = |view| outcome(&before, &event, &after, view);
                for alarm in ["", words(view).word(Word::Last)] {
                    let armory = matches!(event, Event::Destroy { .. });
                    let fits = |note: &Line| chrome::note_fits(note, alarm);
                    let told = view.fitting(&note, &fits, &fits);
                    let small = !alarm.is_empty() && chrome::note_barely_fits(&told, alarm);
                    assert!(fits(&told) || small, "'{told}' beside '{alarm}'");
                    if let Event::Destroy { seat, .. } = event {
                        assert!(told.starts_with(view.mark(seat)), "who acted: '{told}'");
                    }
                    assert!(
                        !armory || told.contains(words(view).districts.of(District::Armory.index()).read().as_str()),
                        "'{told}'"
                    );
                }
            }
        }
    }
}
