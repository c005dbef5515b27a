//! What an event is called on a list, and under which heading it stands.
//!
//! Districts stand under their type, and unique ones under what they score or cost, so that the last is few presses away. What hurts
//! somebody says so in its row, as a heading with one entry is not made. Invariant: two rows of one list never have the same words.

use core::{
    fmt::Display,
    ops::{ControlFlow, Range},
};

use engine::{
    Game,
    machiavelli::{
        Character, District, Event, Machiavelli, Named, Rank, Ranks, Setup, Type,
        event::{Action, Way},
        setup::Name,
    },
    seat::Seat,
};

use super::{
    sentence,
    text::{Say, Word},
    words,
};
use crate::{
    draw::{chrome, text::Size},
    screen::{Label, View, Wording},
    session::face::{Each, Face},
    text::{
        fill::{Line, add, fill, tell, tell_on},
        prose::Prose,
    },
};

// Below the first of these a group is a rank or a place at the table.
const ARMORY: u8 = 8;
const TRADE: u8 = 9;
const RELIGIOUS: u8 = 10;
const NOBLE: u8 = 11;
const CHEAP: u8 = 12;
const FIVES: u8 = 13;
const DEAR: u8 = 14;
const MILITARY: u8 = 15;
const FRAMEWORK: u8 = 16;
const COMPLETE: u8 = 17;
const RASPUTIN: u8 = 18;
const ACROBAT: u8 = 19;
// Only in a turn, where nobody answers with a card and districts are recorded.
const AT_END: u8 = COMPLETE;
const NECROPOLIS: u8 = RASPUTIN;
const OWN: u8 = ACROBAT;
/// By themselves, where headings over one entry are made.
const BELL_TOWER: u8 = 20;
const HAUNTED: u8 = 21;
/// What an action card builds in the place of an own district, a heading for each by where it stands.
const OVER: u8 = 22;
const MOST_OVER: u8 = 10;
/// Under the heading of what is given up, by type as above: [`TYPES`] for the framework, and then for each own district.
const GIVEN_UP: u8 = OVER + MOST_OVER;
const TYPES: u8 = 16;
/// Under the heading of the magistrate's first rank: [`SECONDS`] for rank 1, and then for rank 2.
const PAIRS: u8 = GIVEN_UP + TYPES * (1 + MOST_OVER);
/// The second ranks 2, 3 and 4 stand alone; those above share a heading.
const SECONDS: u8 = 4;

/// What a character does of its own to somebody's district, and under it the owner's place at the table.
const DEED: u8 = 224;
/// The two ranks on which the mark starts, where there are too many for each to be near: of nine the others are three steps away at
/// most, and then none takes more than four presses.
pub(super) const NAMED: u8 = DEED + 1;
pub(super) const MIDDLE: [u8; 2] = [5, 6];
/// Of two or three that lie open the first, rank 1 and then the others.
const FACE_UP: u8 = NAMED + 1;

/// Room on a row for the characters that lie open.
const FACE_UP_WIDE: u32 = chrome::LEFT - 10;

// Action cards, as the texts have them.
const NAME_ACROBAT: usize = 0;
const NAME_TENT: usize = 1;
const NAME_DIRECTOR: usize = 2;
const NAME_RASPUTIN: usize = 5;

// What characters do, as the texts have it.
const EXPROPRIATES: usize = 0;
const THREATENS: usize = 1;
pub(super) const DESTROYS: usize = 2;
const SWAPS: usize = 3;
pub(super) const CONQUERS: usize = 4;
const COINS: usize = 5;

/// Whether a character does it of its own, and it is picked from a list.
pub(super) fn is_picked(event: &Event) -> bool {
    matches!(
        event,
        Event::Expropriate(_)
            | Event::Threaten(_)
            | Event::Destroy { armory: false, .. }
            | Event::Swap { .. }
            | Event::Conquer { .. }
            | Event::Upgrade { .. }
    )
}

pub(super) fn group(game: &Machiavelli, event: &Event) -> Option<u8> {
    Some(match *event {
        Event::Murder(rank) | Event::Bewitch(rank) | Event::Rob(rank) => {
            return MIDDLE.contains(&rank.number()).then_some(NAMED);
        }
        Event::FaceUp(set) if set.len() > 1 => FACE_UP + set.iter().next()?.index() as u8,
        Event::Expropriate([first, ..]) | Event::Threaten([first, _]) => first.index() as u8,
        ref deed if is_picked(deed) => DEED,
        Event::Build { district, way: Way::Gold, .. } => type_group(game, district)?,
        Event::Build { way: Way::By(own), .. } if own.district == District::Framework => FRAMEWORK,
        Event::Build { way: Way::By(_), .. } => NECROPOLIS,
        Event::Build { seat, way: Way::Over(own), .. } => {
            OVER + game.city(seat).position(|one| one == own).filter(|at| *at < MOST_OVER.into())? as u8
        }
        Event::Destroy { armory: true, .. } => ARMORY,
        Event::Complete(_) => COMPLETE,
        Event::Play { card: Action::Rasputin, .. } => RASPUTIN,
        Event::Play { card: Action::Acrobat, .. } => ACROBAT,
        _ => return None,
    })
}

/// Hands over what might stand on a list. What no tax was paid for is B's, on the row of what it is paid for. What rank 8 does stands
/// right above the mark, and so does what the magistrate can seize: it must not be missed, and it hurts. A card is not swapped
/// for the same.
pub(super) fn listed(game: &Machiavelli, each: Each<Event>) -> ControlFlow<()> {
    let seize = |early, untaxed| Event::Seize { early, untaxed };
    // The usual one last, beside the mark.
    let seizes = [seize(true, true), seize(true, false), seize(false, true), seize(false, false)];
    let is_deed = |event: &Event| {
        matches!(event, Event::Destroy { armory: false, .. } | Event::Swap { .. } | Event::Conquer { .. })
    };
    let like_for_like = |event: &Event| matches!(event, Event::Swap { own, district, .. } if own == district);
    // Somebody waits: where the mark is to be is looked for only where something stands above it.
    let has_any = game.candidates().next().is_some_and(|event| is_deed(&event)) || game.allows(&seizes[3]).is_ok();
    let mut above = has_any && game.candidates().any(|event| is_marked(game, &event));
    let is_above = above;
    game.candidates().try_for_each(|event| {
        let stays = match &event {
            Event::Build { untaxed: true, .. } => false,
            Event::Seize { .. } => !is_above,
            event => !(is_above && is_deed(event) || like_for_like(event)),
        };
        if !stays {
            return ControlFlow::Continue(());
        }
        if above && is_marked(game, &event) {
            above = false;
            // They are the first of all.
            let deeds = game.candidates().take_while(is_deed).filter(|event| !like_for_like(event));
            deeds.chain(seizes).try_for_each(&mut *each)?;
        }
        each(event)
    })
}

/// Whether a list's mark starts there.
fn is_marked(game: &Machiavelli, event: &Event) -> bool {
    game.is_usual(event) && game.allows(event).is_ok()
}

/// Which rows of a long group stand together.
pub(super) fn subgroup(game: &Machiavelli, event: &Event) -> Option<u8> {
    match *event {
        Event::Destroy { owner, armory: false, .. } | Event::Swap { owner, .. } | Event::Conquer { owner, .. } => {
            game.setup().seating().place(owner).map(|place| place as u8)
        }
        Event::Build { district, way: Way::By(_) | Way::Over(_), .. } => {
            let given_up = match group(game, event)? {
                NECROPOLIS => return None,
                FRAMEWORK => 0,
                over => over - OVER + 1,
            };
            let kind = type_group(game, district).and_then(|kind| kind.checked_sub(TRADE));
            Some(GIVEN_UP + TYPES * given_up + kind.filter(|kind| *kind < BELL_TOWER - TRADE)?)
        }
        Event::Expropriate([first, second, _]) if first.number() <= 2 => {
            let pair = (second.number() - first.number() - 1).min(SECONDS - first.number());
            Some(PAIRS + SECONDS * (first.number() - 1) + pair)
        }
        _ => None,
    }
}

/// The heading of a district that is built.
fn type_group(game: &Machiavelli, named: Named) -> Option<u8> {
    Some(match named.district.kind()? {
        Type::Trade => TRADE,
        Type::Religious => RELIGIOUS,
        Type::Noble => NOBLE,
        Type::Military => MILITARY,
        Type::Unique => return unique_group(game, named),
    })
}

/// Cards that Provost does not know, those that score at the end, and the others by their cost. The bell tower, of which nobody
/// could read the cost, and the haunted quarter, which is of any type, stand by themselves.
fn unique_group(game: &Machiavelli, named: Named) -> Option<u8> {
    Some(match (named.district, game.cost_of(named)) {
        (District::BellTower | District::HauntedQuarter, _) if game.tax().is_none() => return None,
        (District::BellTower, _) => BELL_TOWER,
        (District::HauntedQuarter, _) => HAUNTED,
        (own, _) if own.own().is_some() => OWN,
        (scores, _) if scores_at_end(scores) => AT_END,
        (_, ..=4) => CHEAP,
        (_, 5) => FIVES,
        _ => DEAR,
    })
}

/// Whether building it is likely: of trade districts there are most, and what stands above them on the list is not where its mark
/// starts.
pub(super) fn is_likely(game: &Machiavelli, named: Named) -> bool {
    match named.district.kind() {
        Some(Type::Noble | Type::Military) => false,
        Some(Type::Unique) => !matches!(unique_group(game, named), Some(DEAR | OWN)),
        _ => true,
    }
}

/// Whether a unique district gives points at the end that nobody has counted before (facts 5, "END").
fn scores_at_end(district: District) -> bool {
    use District::*;
    matches!(
        district,
        Basilica | Capitol | DragonGate | ImperialTreasury | IvoryTower | MapRoom | Museum | Statue | WishingWell
    )
}

fn group_name(game: &Machiavelli, group: u8, view: View) -> Line {
    let words = words(view);
    let kind = |kind: Type| words.types.of(kind.index());
    let in_turn = game.turn().is_some();
    let name = match group {
        FACE_UP.. => return ranked(game, Rank::new(group - FACE_UP + 1), view),
        ARMORY => words.districts.of(District::Armory.index()),
        TRADE => kind(Type::Trade),
        RELIGIOUS => kind(Type::Religious),
        NOBLE => kind(Type::Noble),
        MILITARY => kind(Type::Military),
        CHEAP => words.say(Say::Cheap),
        FIVES => words.say(Say::Fives),
        DEAR => words.say(Say::Dear),
        AT_END if game.setup().cities() => words.say(Say::AtEnd),
        COMPLETE => words.say(Say::CompleteList),
        OWN if in_turn => words.say(Say::OwnCards),
        BELL_TOWER => words.districts.of(District::BellTower.index()),
        HAUNTED => words.districts.of(District::HauntedQuarter.index()),
        RASPUTIN => words.action_names.of(NAME_RASPUTIN),
        ACROBAT => words.action_names.of(NAME_ACROBAT),
        _ => match does(game) {
            _ if names_one(game) => return fill(sentence::deed(game, view), &[]),
            number => words.does.of(number),
        },
    };
    tell(name, &[])
}

/// The same with what is given up for it. Under that stand types.
pub(super) fn group_title(game: &Machiavelli, group: u8, view: View) -> Line {
    match group {
        GIVEN_UP..PAIRS => group_name(game, (group - GIVEN_UP) % TYPES + TRADE, view),
        _ => given_up(game, group, view).unwrap_or_else(|| group_name(game, group, view)),
    }
}

/// What is given up under a heading, or under one of its types; `None` where nothing is.
pub(super) fn given_up(game: &Machiavelli, group: u8, view: View) -> Option<Line> {
    let (turn, words) = (game.turn()?, words(view));
    let name = |district| self::district(game, Named::plain(district), view);
    let gone = |district| tell(words.say(Say::LogGone), &[&name(district)]);
    let over = match group {
        ARMORY => return Some(fill("{0}, {1}", &[&words.does.of(DESTROYS), &gone(District::Armory)])),
        NECROPOLIS => return Some(tell(words.say(Say::Necropolis), &[&name(District::Necropolis)])),
        FRAMEWORK => 0,
        OVER..GIVEN_UP => group - OVER + 1,
        GIVEN_UP..PAIRS => (group - GIVEN_UP) / TYPES,
        _ => return None,
    };
    let over = over.checked_sub(1).and_then(|at| game.city(turn).nth(at.into()));
    Some(match over {
        Some(own) => tell(words.say(Say::Over), &[&district(game, own, view)]),
        None => tell(words.say(Say::Framework), &[&gone(District::Framework)]),
    })
}

/// What the character does of its own.
pub(super) fn does(game: &Machiavelli) -> usize {
    match game.character() {
        Some(Character::Magistrate) => EXPROPRIATES,
        Some(Character::Blackmailer) => THREATENS,
        Some(Character::Warlord) => DESTROYS,
        Some(Character::Diplomat) => SWAPS,
        Some(Character::Marshal) => CONQUERS,
        _ => COINS,
    }
}

/// Whether magistrate or blackmailer still lay their markers.
pub(super) fn lays(game: &Machiavelli) -> bool {
    game.has_ability() && does(game) <= THREATENS
}

/// Whether the character names one rank.
pub(super) fn names_one(game: &Machiavelli) -> bool {
    matches!(game.character(), Some(Character::Assassin | Character::Witch | Character::Thief))
}

/// What the character does under a heading of its own, or to which rank first.
pub(super) fn group_value(game: &Machiavelli, group: u8, view: View) -> Line {
    match does(game) {
        _ if group == NAMED => several(Line::new(), MIDDLE[0]..MIDDLE[1] + 1),
        _ if (PAIRS..DEED).contains(&group) => {
            let (first, pair) = ((group - PAIRS) / SECONDS + 1, (group - PAIRS) % SECONDS);
            let second = first + pair + 1;
            match second {
                ..5 => fill("{0} + {1}...", &[&first, &ranked(game, Rank::new(second), view)]),
                // The third is above them.
                _ => several(fill("{0} + ", &[&first]), second..game.setup().cast().len() as u8),
            }
        }
        _ if group >= ARMORY => fill("...", &[]),
        EXPROPRIATES | THREATENS => fill("{0}...", &[&ranked(game, Rank::new(group + 1), view)]),
        // In whose city.
        _ => {
            let owner = game.setup().seating().seat_at(group.into());
            fill("{0}...", &[&owner.map_or("", |owner| view.name(owner))])
        }
    }
}

/// Ranks under one heading: "5-7 ...".
fn several(mut line: Line, numbers: Range<u8>) -> Line {
    let last = numbers.end - 1;
    add(&mut line, if numbers.start == last { "{0} ..." } else { "{0}-{1} ..." }, &[&numbers.start, &last]);
    line
}

/// A rank with its character: "4 King".
pub(super) fn ranked(game: &Machiavelli, rank: Option<Rank>, view: View) -> Line {
    let Some((rank, of)) = rank.and_then(|rank| Some((rank, game.setup().cast().of(rank)?))) else {
        return Line::new();
    };
    let name = words(view).characters.of(of.index()).read();
    if view.wording == Wording::ShortNames {
        fill("{0} {1}", &[&rank, &shorter(&name, view)])
    } else {
        fill("{0} {1}", &[&rank, &name])
    }
}

/// An action card by its place among the texts.
pub(super) fn action(card: Action) -> usize {
    match card {
        Action::Rasputin => NAME_RASPUTIN,
        Action::Acrobat => NAME_ACROBAT,
        Action::Tent => NAME_TENT,
        Action::Director => NAME_DIRECTOR,
    }
}

/// A word that is shorter where there is little room, if there is one.
pub(super) fn shorter(word: &str, view: View) -> Line {
    let mut all = words(view).shorter.all();
    let short = all.position(|long| long == word).and_then(|_| all.next());
    fill(short.unwrap_or(word), &[])
}

/// One more of several, with a sign between them.
pub(super) fn join(line: &mut Line, one: &dyn Display) {
    let template = if line.is_empty() { "{0}" } else { " + {0}" };
    add(line, template, &[one]);
}

/// Several ranks.
pub(super) fn ranks(ranks: impl Iterator<Item = Rank>) -> Line {
    let mut line = Line::new();
    for rank in ranks {
        join(&mut line, &rank);
    }
    line
}

/// Ranks that lie open; with their characters where that has room.
pub(super) fn face_up(game: &Machiavelli, set: Ranks, view: View, room: u32) -> Line {
    let mut line = Line::new();
    for rank in set.iter() {
        join(&mut line, &ranked(game, Some(rank), view));
    }
    if Size::Body.width(&line) > room { ranks(set.iter()) } else { line }
}

/// A district's name at this table, with the artist's coin.
pub(super) fn district(game: &Machiavelli, named: Named, view: View) -> Line {
    district_of(game.setup(), named, view)
}

/// The same before a game.
pub(super) fn district_of(setup: &Setup, named: Named, view: View) -> Line {
    let words = words(view);
    let own = named.district.own().and_then(|own| setup.draft().names.get(own));
    let mut line = Line::new();
    for letter in own.into_iter().flat_map(Name::letters) {
        // A name has twelve letters at most.
        let _ = line.push(letter);
    }
    if line.is_empty() {
        let tent = named.district == District::Tent;
        let name = if tent { words.action_names.of(NAME_TENT) } else { words.districts.of(named.district.index()) };
        tell_on(&mut line, name, &[]);
    }
    add(&mut line, if named.coin { "+1" } else { "" }, &[]);
    line
}

/// A row that begins with what is done, where there is room for that.
fn deed(does: usize, name: Line, value: Line, view: View) -> Label {
    let verb = words(view).does.of(does);
    Label { name: if view.brief() { name } else { fill("{0} {1}", &[&verb, &name]) }, value }
}

/// What an early bell tower means: the end comes one district earlier.
fn early_end(game: &Machiavelli, view: View) -> Line {
    tell(words(view).say(Say::LogEndsAt), &[&(game.setup().city_size() - 1)])
}

pub(super) fn label(game: &Machiavelli, event: &Event, view: View) -> Label {
    let words = words(view);
    let name = |named: Named| district(game, named, view);
    let plain = |text: &str| Label::of(text, "");
    let packed = |text: Prose, value: &str| Label::of(&text.read(), value);
    let line = |name: Line| Label { name, ..Label::default() };
    // In whose city, and at the end what it costs, as where something is built.
    let of_owner = |name: Line, owner: Seat| {
        let mut value = fill(if view.brief() { view.mark(owner) } else { view.name(owner) }, &[]);
        // Two long names leave room for nothing else.
        if let Some(price) = game.price_of(event).filter(|_| !view.few_letters()) {
            add(&mut value, " {0}", &[&price]);
        }
        Label { name, value }
    };
    // The verb stays: without it nobody would know what happens to the district.
    let done_to = |does: usize, target: Named| fill("{0} {1}", &[&words.does.of(does), &name(target)]);
    match *event {
        Event::Next | Event::Nobody if game.turn().is_some() => plain(words.word(Word::Done)),
        Event::Next => plain(view.texts.word(crate::text::Word::GoOn)),
        Event::Nobody => plain(words.word(Word::Nobody)),
        Event::Answer(seat) | Event::Vault(seat) | Event::Highest(seat) => plain(view.name(seat)),
        Event::Crown(seat) => line(tell(words.say(Say::LogCrown), &[&view.name(seat)])),
        Event::FaceUp(set) => line(face_up(game, set, view, FACE_UP_WIDE)),
        // It stands beside what is built.
        Event::Murder(rank) | Event::Bewitch(rank) | Event::Rob(rank) => {
            line(fill("{0} {1}", &[&sentence::deed(game, view), &ranked(game, Some(rank), view)]))
        }
        Event::Expropriate(three) => line(ranks(three.into_iter())),
        Event::Threaten([first, second]) => line(fill("{0} + {1}", &[&first, &ranked(game, Some(second), view)])),
        Event::Build { district: built, way, early, .. } => {
            let value = match way {
                // Two of them stand under a heading, which says what is given up.
                _ if early => early_end(game, view),
                Way::Gold => fill("{0}", &[&game.cost_of(built)]),
                // Two long names leave room for nothing else, or the heading alone says it.
                Way::By(own) if view.few_letters() => name(own),
                Way::By(own) => tell(words.say(Say::LogGone), &[&name(own)]),
                Way::Over(_) if view.few_letters() => Line::new(),
                Way::Over(own) => tell(words.say(Say::OverIt), &[&name(own)]),
            };
            Label { name: name(built), value }
        }
        Event::Seize { early, untaxed } => {
            let value = match (early, untaxed) {
                (true, true) => fill("{0}, {1}", &[&words.word(Word::Untaxed), &early_end(game, view)]),
                (true, false) => early_end(game, view),
                (false, true) => fill(words.word(Word::Untaxed), &[]),
                (false, false) => Line::new(),
            };
            let magistrate = words.characters.of(Character::Magistrate.index());
            Label { name: tell(if view.few_letters() { magistrate } else { words.say(Say::Seize) }, &[]), value }
        }
        Event::Destroy { district: target, owner, .. } => of_owner(done_to(DESTROYS, target), owner),
        Event::Conquer { district: target, owner, .. } => of_owner(done_to(CONQUERS, target), owner),
        Event::Swap { own, owner, district: target, .. } => {
            let swapped = fill("{0} {1}", &[&name(own), &tell(words.say(Say::ForIt), &[&name(target)])]);
            let said = match (view.few_letters(), view.brief()) {
                (true, _) => fill("{0} > {1}", &[&name(own), &name(target)]),
                (false, true) => swapped,
                (false, false) => fill("{0} {1}", &[&words.does.of(SWAPS), &swapped]),
            };
            of_owner(said, owner)
        }
        Event::Upgrade { first, second, .. } => {
            let value = second.map_or(Line::new(), |second| fill("+ {0}", &[&name(second)]));
            deed(COINS, name(first), value, view)
        }
        Event::Tuck(_) => packed(words.say(Say::Tuck), ""),
        Event::Play { seat, card } => {
            // In a turn it is who acts.
            let who = if matches!(card, Action::Tent | Action::Director) { "" } else { view.name(seat) };
            packed(words.action_names.of(action(card)), who)
        }
        Event::Complete(seat) => packed(words.say(Say::CompleteList), view.name(seat)),
        // Answers to a wheel and corrections are not on a list.
        _ => Label::default(),
    }
}

#[cfg(test)]
mod tests;
