//! Machiavelli on the device: words and pictures of what the engine knows.
//!
//! `sentence` says who does what, `table` draws the call and the selection, `labels` are the rows of lists, `outcome` the lines of
//! the log, `fields` what is set right by hand, `cards` the look-up, `setup` the choices before a game
//! and `choices` how they are stored. Invariant: nothing here
//! enters anything, and nothing that is secret is asked.

mod cards;
mod choices;
mod fields;
mod labels;
mod lesson;
mod outcome;
mod score;
mod sentence;
mod setup;
mod table;
mod text;

pub(crate) use engine::machiavelli::Machiavelli as Rules;
pub(crate) use setup::Choices;

use core::ops::ControlFlow;

use engine::{
    Game,
    machiavelli::{Asks, Besides, Character, District, Event, Machiavelli, Phase, Rank, Refusal, event::Way},
    prompt::Kind,
    seat::{Seat, Seating},
};

use crate::{
    draw::strip::Badge,
    games::About,
    picture::Picture,
    score::Score,
    screen::{Label, Room, View, Wording},
    session::face::{Each, Face, Field, Look, Order, Owner, Show, order},
    text::{
        Words,
        fill::{Line, fill, tell},
        listed::Bars,
        prose::Prose,
    },
};
use text::{CallTexts, Say, TEXTS, Word};

/// The lines of the score, on the sheet and below the bars.
const LINES: Words<&Bars> = Words { nl: &TEXTS.nl.sheet.bars, de: &TEXTS.de.sheet.bars, en: &TEXTS.en.sheet.bars };

/// What the box says in every language.
const NAME: &str = "Machiavelli";

/// What the device says of it.
pub(crate) static ABOUT: About = About {
    name: Words { nl: NAME, de: NAME, en: NAME },
    lines: LINES,
    legend: LINES,
    always: 4,
    length: |rounds, view| {
        let length = if rounds == 1 { Say::Length } else { Say::Lengths };
        tell(words(view).say(length), &[&rounds])
    },
    course: &lesson::COURSE,
};

/// Rounds in which a newcomer needs the rule shown.
const EARLY_ROUNDS: u8 = 2;

// What is asked at the end, as the texts have it: the vault, who of the tied was higher, and what is counted.
const VAULT: usize = 0;
const AMOUNTS: usize = 2;

/// Whether who builds now owes the tax collector, who does not owe himself (facts 2).
fn is_taxed(game: &Machiavelli) -> bool {
    game.tax().is_some() && game.character() != Some(Character::TaxCollector)
}

/// The words of the language.
fn words(view: View) -> &'static CallTexts {
    TEXTS.of(view.settings.language)
}

/// What the prompt's answer looks like.
fn kind(game: &Machiavelli) -> Option<Kind> {
    game.prompt().map(|prompt| prompt.kind)
}

/// What a character does, in two lines.
fn ability(character: Character, view: View) -> Prose {
    words(view).abilities.of(character.index())
}

/// A character behind its rank: "4 King".
#[inline(never)]
fn named(character: Character, view: View) -> Line {
    fill("{0} {1}", &[&character.rank(), &words(view).characters.of(character.index())])
}

impl Show for Machiavelli {
    fn seating(&self) -> &Seating {
        self.setup().seating()
    }

    /// Clockwise from who has the crown.
    fn order(&self) -> Order {
        order(self.seating().clockwise_from(self.start()))
    }

    /// The highest rank that a seat has turned over.
    fn badge(&self, seat: Seat) -> Badge {
        match self.ranks(seat).iter().last() {
            Some(rank) => Badge::Place(rank.number()),
            None => Badge::Unplaced,
        }
    }

    fn starter(&self) -> Option<Seat> {
        Some(self.start())
    }

    fn has_strip(&self) -> bool {
        matches!(kind(self), Some(Kind::Seat { .. } | Kind::Seats { .. }))
            || (self.phase() == Phase::Call && kind(self) == Some(Kind::GoOn))
    }

    fn phase(&self, view: View) -> Line {
        sentence::phase(self, view)
    }

    fn phase_name(&self, view: View) -> Line {
        match self.character() {
            Some(character) => named(character, view),
            None => fill(words(view).phases.of(self.phase().index()), &[]),
        }
    }

    fn corner(&self, view: View) -> (Line, bool) {
        sentence::corner(self, view)
    }

    fn alarm(&self, view: View) -> &'static str {
        let alarms = self.ending() && self.phase() != Phase::Over;
        if alarms { words(view).word(Word::Last) } else { "" }
    }

    fn headline(&self, view: View, look: &Look) -> Line {
        sentence::headline(self, view, look)
    }

    fn draw(&self, picture: &mut Picture, view: View, look: &Look) {
        table::draw(self, picture, view, look);
    }

    /// Ranks stand side by side, in no rows.
    fn list_room(&self, look: &Look) -> Room {
        let room = Room::resting(table::list_y(self));
        if table::spots(self, look).is_some() { Room { rows: 0, ..room } } else { room }
    }

    fn pages(&self, _view: View) -> u8 {
        self.selection().map_or(0, |selection| table::pages(&selection))
    }

    /// All five types give 3 points, fewer none (seed, end of the game).
    fn number_step(&self) -> i16 {
        if sentence::asks(self) == Some(Asks::Types) { 3 } else { 1 }
    }

    fn deed(&self, view: View, _look: &Look) -> Option<Line> {
        let text = match (self.phase(), kind(self)?) {
            (Phase::Call | Phase::RoundEnd, Kind::Seat { .. }) if self.turn().is_none() => {
                if sentence::gives_crown(self) { Say::GetsIt } else { Say::HasIt }
            }
            (Phase::Turn, Kind::Seat { .. }) => Say::GetsIt,
            (Phase::Turn, Kind::Spot { .. }) => return Some(fill(sentence::deed(self, view), &[])),
            _ => return None,
        };
        Some(tell(words(view).say(text), &[]))
    }

    /// In a turn nothing more is done; otherwise nobody speaks up.
    fn nobody(&self, view: View) -> &'static str {
        words(view).word(if self.phase() == Phase::Turn { Word::Done } else { Word::Nobody })
    }

    fn nobody_stands(&self, view: View) -> &'static str {
        words(view).word(Word::NobodyWasHigher)
    }

    fn extra_hint(&self, view: View) -> Option<&'static str> {
        let word = match self.phase() {
            Phase::Selection if self.asks_face_up() => Word::FaceUp,
            Phase::Call if kind(self) == Some(Kind::GoOn) => Word::Who,
            Phase::Call if self.takes_cards() => Word::NobodyOr,
            Phase::Turn if self.has_ability() => match self.besides() {
                Besides::Build => Word::Builds,
                Besides::Uncounted => Word::More,
                Besides::Nothing => return self.extra_last(view),
            },
            _ => return None,
        };
        Some(words(view).word(word))
    }

    /// The turn is over, and what the character does of its own was not used; nobody answers, and no card does.
    fn extra_last(&self, view: View) -> Option<&'static str> {
        match self.phase() {
            Phase::Turn if self.allows(&Event::Next).is_ok() => {}
            Phase::Call if kind(self) != Some(Kind::GoOn) => {}
            _ => return None,
        }
        Some(self.nobody(view))
    }

    fn extra_title(&self, _seat: Option<Seat>, view: View) -> Line {
        let words = words(view);
        match (self.phase(), self.turn()) {
            (_, Some(turn)) if self.extra_hint(view) == Some(words.word(Word::Builds)) => {
                tell(words.say(Say::LogBuild), &[&view.name(turn)])
            }
            (_, Some(turn)) => tell(words.say(Say::Acts), &[&view.name(turn)]),
            (Phase::Selection, _) => tell(words.say(Say::FaceUpTitle), &[]),
            _ if kind(self) == Some(Kind::GoOn) => tell(words.say(Say::WhoTitle), &[]),
            _ => self.phase_name(view),
        }
    }

    /// What comes next may be somebody else's.
    fn extra_stays(&self) -> bool {
        false
    }

    fn group_title(&self, group: u8, view: View) -> Line {
        labels::group_title(self, group, view)
    }

    fn group_value(&self, group: u8, _entries: u16, view: View) -> Line {
        labels::group_value(self, group, view)
    }

    fn rule(&self, view: View) -> Prose {
        let words = words(view);
        match (self.character(), table::counted(self)) {
            (Some(character), _) => ability(character, view),
            (_, Some(VAULT)) => cards::effect(District::SecretVault, view).unwrap_or(Prose::EMPTY),
            (_, Some(counted @ AMOUNTS..)) => words.counted.of(counted),
            _ => words.rules.of(self.phase().index()),
        }
    }

    /// Of a rank on which something lies, what that means comes before what the buttons do.
    fn asked(&self, view: View) -> Prose {
        let called = self.called().filter(|_| self.phase() == Phase::Call);
        if let Some(mark) = called.and_then(|rank| table::lies(self, rank).into_iter().position(|lies| lies)) {
            return words(view).marked.of(mark);
        }
        words(view).asked.of(match (self.phase(), kind(self)) {
            (Phase::Call, Some(Kind::GoOn)) => 1,
            (Phase::Call, _) => 0,
            // She has to, and does nothing else before.
            (Phase::Turn, _) if self.has_ability() && self.character() == Some(Character::Witch) => {
                return Prose::EMPTY;
            }
            (Phase::Turn, _) if self.prompt().is_some_and(|prompt| prompt.nobody) => 3,
            (Phase::Turn, _) => 2,
            _ => return Prose::EMPTY,
        })
    }

    fn reminder(&self, view: View) -> Prose {
        if self.selection().is_some_and(|selection| selection.up == 0) {
            return Prose::EMPTY;
        }
        words(view).reminders.of(self.phase().index())
    }

    fn moment(&self, view: View) -> Line {
        tell(words(view).say(Say::LogRound), &[&self.round()])
    }

    fn field(&self, owner: Owner, number: u16, view: View) -> Option<Field> {
        fields::field(self, owner, number, view)
    }

    fn field_value(&self, owner: Owner, code: u16, value: i16, view: View) -> Line {
        fields::value(self, owner, code, value, view)
    }

    fn score(&self) -> Score {
        score::score(self)
    }

    fn look_up(&self, view: View) -> &'static str {
        words(view).word(Word::LookUp)
    }

    fn cards(&self) -> u8 {
        cards::number(self)
    }

    fn card_name(&self, number: u8, view: View) -> Label {
        cards::name(self, number, view)
    }

    fn draw_card(&self, number: u8, picture: &mut Picture, view: View) {
        cards::draw(self, number, picture, view);
    }

    fn progress(&self, view: View) -> Line {
        if self.is_over() {
            return view.worded(Wording::Plain).winners(self.winners());
        }
        (ABOUT.length)(self.round(), view)
    }

    /// Calls and turns go back and forth and are one stage.
    fn stage(&self) -> u16 {
        match self.phase() {
            Phase::Selection => 0,
            Phase::Call | Phase::Turn => 1,
            Phase::RoundEnd => 2,
            Phase::Over => 3,
        }
    }

    fn is_early(&self) -> bool {
        self.round() <= EARLY_ROUNDS || self.phase() == Phase::Over
    }

    /// Who has the crown at the end is drawn anew next time.
    fn starts_next(&self) -> Option<Seat> {
        None
    }
}

impl Face for Machiavelli {
    const MOST_ANSWERS: usize = 1;

    const HAS_INSTEAD: bool = true;
    const EXPLAINS: bool = true;

    /// Also asked of the last event after it, for whether a line says it: who answered is on a list only without recorded cities.
    #[inline(never)]
    fn on_extra_list(&self, event: &Event, _seat: Option<Seat>) -> bool {
        match (self.phase(), event) {
            // Going on is marked: a press too many on B, and then on C, lays nothing open.
            (Phase::Selection, Event::FaceUp(_) | Event::Next) => true,
            (Phase::Turn, Event::Answer(_)) => !self.setup().cities() && self.called() != Some(Rank::FOUR),
            (Phase::Call | Phase::Turn, Event::Complete(_) | Event::Play { .. }) => true,
            (Phase::Call, Event::Answer(_)) => kind(self) == Some(Kind::GoOn),
            (Phase::Call, Event::Nobody) => self.takes_cards() && kind(self) != Some(Kind::GoOn),
            (
                Phase::Turn,
                Event::Build { .. }
                | Event::Seize { .. }
                | Event::Destroy { armory: true, .. }
                | Event::Tuck(_)
                | Event::Next,
            ) => true,
            _ => false,
        }
    }

    /// That the round is out, and the selection.
    fn is_unsaid(&self, event: &Event) -> bool {
        (self.phase(), event) == (Phase::Selection, &Event::Next)
    }

    /// What was picked from the turn's own list.
    fn is_said(&self, event: &Event) -> bool {
        match event {
            Event::Murder(_) | Event::Bewitch(_) | Event::Rob(_) | Event::Crown(_) => true,
            // Nothing lies over who has won. That nobody shows the vault was said if what is asked now is counted.
            Event::Vault(_) => self.prompt().is_some(),
            Event::Nobody => matches!(kind(self), Some(Kind::Amount { .. })),
            Event::Answer(_) => self.is_said_first(event),
            event => self.phase() == Phase::Turn && labels::is_picked(event),
        }
    }

    /// Who turns the murdered rank 4 over begins no turn: the round is out.
    fn is_said_first(&self, event: &Event) -> bool {
        matches!(event, Event::Answer(_)) && !matches!(self.phase(), Phase::Call | Phase::Turn)
    }

    fn group(&self, event: &Event) -> Option<u8> {
        labels::group(self, event)
    }

    fn subgroup(&self, event: &Event) -> Option<u8> {
        labels::subgroup(self, event)
    }

    /// The mark starts on the first clockwise from the crown who may answer, in the middle of the ranks, on trade districts, and on
    /// nothing that hurts somebody or ends the game. Nor does it on what a press too many would enter where there is a heading, or
    /// that the turn is over.
    fn is_usual(&self, event: &Event) -> bool {
        match event {
            Event::Answer(seat) => {
                let able = self.may_turn_over();
                self.order().iter().find(|seat| able.contains(**seat)) == Some(seat)
            }
            Event::Murder(rank) | Event::Bewitch(rank) | Event::Rob(rank) => rank.number() >= 5,
            Event::Build { .. } => self.is_usual_extra(event, None),
            Event::Destroy { .. } | Event::Swap { .. } | Event::Conquer { .. } | Event::Complete(_) => false,
            Event::Tuck(_) => false,
            // Its own rank is hardly ever meant.
            Event::Expropriate([first, ..]) => *first != Character::Magistrate.rank(),
            Event::Threaten([first, _]) => *first != Character::Blackmailer.rank(),
            // Few have such a card, and the seal lies on one rank of three. Points are nobody's until somebody is chosen.
            Event::Play { .. } | Event::Seize { .. } | Event::Vault(_) => false,
            _ => true,
        }
    }

    fn is_usual_extra(&self, event: &Event, _last: Option<&Event>) -> bool {
        match event {
            Event::Nobody => true,
            // What may still be built beyond the limit is no more likely than going on.
            Event::Build { .. } if self.builds_left() == Some(0) && self.character() != Some(Character::Trader) => {
                false
            }
            Event::Build { district, way: Way::Gold, .. } => labels::is_likely(self, *district),
            event => *event == Event::Next,
        }
    }

    fn listed(&self, each: Each<Event>) -> ControlFlow<()> {
        labels::listed(self, each)
    }

    fn deed_with(&self, event: &Event, view: View) -> Option<&'static str> {
        let words = words(view);
        Some(match event {
            Event::Murder(_) | Event::Bewitch(_) | Event::Rob(_) => sentence::deed(self, view),
            Event::Vault(_) => words.word(Word::ShowsIt),
            Event::Nobody => words.word(Word::Nobody),
            // What opens the list, without its dots: beside it B may build untaxed.
            Event::Build { .. } => return words.word(Word::Builds).strip_suffix("..."),
            _ => return None,
        })
    }

    /// The builder had no gold left for the tax collector (notation, `untaxed`).
    fn instead(&self, event: &Event, view: View) -> Option<(Event, &'static str)> {
        match *event {
            Event::Build { seat, district, way, early, .. } if is_taxed(self) => {
                Some((Event::Build { seat, district, way, early, untaxed: true }, words(view).word(Word::Untaxed)))
            }
            _ => None,
        }
    }

    /// B stands beside C only under a heading: above it B ends the turn. Where the mark starts, a heading also keeps a press too many
    /// from entering something, and the armory's says that it goes too.
    fn keeps_heading(&self, event: &Event) -> bool {
        match event {
            Event::Build { .. } => is_taxed(self) || self.is_usual(event),
            event => matches!(event, Event::Upgrade { .. } | Event::Destroy { armory: true, .. }),
        }
    }

    /// What a unique district does that would be built, destroyed or taken; what an action card does.
    fn explained(&self, event: &Event, view: View) -> Option<(Line, Prose)> {
        match *event {
            Event::Build { district, .. }
            | Event::Destroy { district, .. }
            | Event::Conquer { district, .. }
            | Event::Swap { district, .. } => {
                Some((labels::district(self, district, view), cards::effect(district.district, view)?))
            }
            Event::Play { card, .. } => {
                Some((labels::label(self, event, view).name, words(view).action_texts.of(labels::action(card))))
            }
            _ => None,
        }
    }

    fn label(&self, event: &Event, view: View) -> Label {
        labels::label(self, event, view)
    }

    fn outcome(&self, event: &Event, after: &Self, view: View) -> Line {
        outcome::outcome(self, event, after, view)
    }

    /// The device offers only what is legal; a correction is the one entry that can be refused.
    fn refusal(&self, _refusal: &Refusal, view: View) -> Line {
        fill(view.texts.word(crate::text::Word::NotNow), &[])
    }

    fn set_field(&self, owner: Owner, code: u16, value: i16) -> Option<Event> {
        fields::event(self, owner, code, value)
    }
}
