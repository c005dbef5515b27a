//! What a game shows of itself.
//!
//! The session knows the kinds of prompts and the grammar of the buttons; everything that has a name at the table comes
//! through two traits. [`Show`] draws and words the state, and can be asked without naming the game. [`Face`] words
//! events, and says where they stand on lists. A new game is these two, its texts and its pictures. Invariant: a face
//! draws and words, it enters nothing.

use core::ops::ControlFlow;

use engine::{
    Game,
    prompt::COUNTED,
    seat::{Seat, Seating, Seats, Tally},
};
use heapless::Vec;

use crate::{
    draw::{
        chrome,
        strip::{self, Badge},
    },
    picture::Picture,
    score::Score,
    screen::{Label, Room, View},
    settings::Teaching,
    text::{
        Word,
        fill::{Line, fill},
        prose::Prose,
    },
};

/// In the code of a field: its values are names, which go round and round.
pub(crate) const NAMES: u16 = 0x8000;

/// Where the table is being looked at: what UP and DOWN have moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Look {
    /// The number, while one is asked.
    pub(crate) number: Option<i16>,
    /// The marked seat, while a seat is asked.
    pub(crate) seat: Option<Seat>,
    /// The seats chosen so far, while several are asked.
    pub(crate) seats: Seats,
    /// The numbers beside the seats, while they are asked.
    pub(crate) tally: Option<Tally>,
    /// The numbers that a seat counts, while they are asked; `row` is the marked one.
    pub(crate) counts: Option<[u16; COUNTED]>,
    /// The marked place, while one is asked.
    pub(crate) spot: Option<u8>,
    /// The page that UP and DOWN have turned to, where there is only reading to do.
    pub(crate) page: u8,
    /// The marked row of a list, counted from 0.
    pub(crate) row: u16,
    /// The group of the prompt's list that is open.
    pub(crate) group: Option<u8>,
}

impl Look {
    /// Just looking.
    pub(crate) const PLAIN: Look = Look {
        number: None,
        seat: None,
        seats: Seats::NONE,
        tally: None,
        counts: None,
        spot: None,
        page: 0,
        row: 0,
        group: None,
    };
}

/// Whose a value is that can be set by hand: a seat's, or the table's.
pub(crate) type Owner = Option<Seat>;

/// A value that can be set by hand.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) name: Line,
    /// Which value it is, whatever its place in the list.
    pub(crate) code: u16,
    pub(crate) now: i16,
    pub(crate) from: i16,
    pub(crate) to: i16,
}

/// What is done with each event of a list, and whether that goes on.
pub(crate) type Each<'each, E> = &'each mut dyn FnMut(E) -> ControlFlow<()>;

/// Seats in some order; no game has more.
pub(crate) type Order = Vec<Seat, { Seat::COUNT }>;

/// Seats in an order, however they are given.
pub(crate) fn order(seats: impl Iterator<Item = Seat>) -> Order {
    let mut order = Order::new();
    for seat in seats {
        // There are no more seats than colours, and each sits once.
        let _ = order.push(seat);
    }
    order
}

/// What is read before a question, on a screen of its own.
pub(crate) struct Announcement {
    pub(crate) title: &'static str,
    pub(crate) lines: [Line; 2],
    /// Where C leads.
    pub(crate) leads_to: &'static str,
}

/// A game's state as it is shown.
pub(crate) trait Show {
    /// Who sits where, and who started.
    fn seating(&self) -> &Seating;

    /// The seats in the order that counts now: turn order, passing order.
    fn order(&self) -> Order;

    /// Which of these seats is marked first where numbers beside the seats are asked.
    fn counted_first(&self, among: Seats) -> Option<Seat> {
        self.order().into_iter().find(|seat| among.contains(*seat))
    }

    /// Whose turn it is where the whole table is asked, if the game knows it.
    fn turn(&self) -> Option<Seat> {
        None
    }

    /// What stands behind a seat's name on the strip.
    fn badge(&self, _seat: Seat) -> Badge {
        Badge::None
    }

    /// Who is marked as the one who starts, if anybody is.
    fn starter(&self) -> Option<Seat> {
        None
    }

    /// Whether the strip of seats is on the resting screen now.
    fn has_strip(&self) -> bool {
        true
    }

    /// The phase, in capitals, above the sentence; empty where it is the sentence. There is no room there for dots on a
    /// capital, nor for letters that go below the line.
    fn phase(&self, view: View) -> Line;

    /// The phase's name, also where it is the sentence.
    fn phase_name(&self, view: View) -> Line {
        let phase = self.phase(view);
        if phase.is_empty() { self.headline(view, &Look::PLAIN) } else { phase }
    }

    /// How far the game is, at the right of the phase, and whether it is a warning. The same holds for
    /// it.
    fn corner(&self, view: View) -> (Line, bool);

    /// What stays on every screen of the game until it is past, in capitals, beside whatever else is said; empty where there is
    /// nothing. The corner of the resting screen says it in more words.
    fn alarm(&self, _view: View) -> &'static str {
        ""
    }

    /// Who does what: the largest line of the screen.
    fn headline(&self, view: View, look: &Look) -> Line;

    /// A few words beside it.
    fn aside(&self, _view: View, _look: &Look) -> Line {
        Line::new()
    }

    /// The game's own picture below the seats, or below the sentence where there is no strip.
    fn draw(&self, picture: &mut Picture, view: View, look: &Look);

    /// Where that picture begins.
    fn below_seats(&self) -> i32 {
        chrome::STRIP_Y + if self.has_strip() { strip::tall(self.seating().len()) } else { 0 }
    }

    /// Where the prompt's list stands on the resting screen.
    fn list_room(&self, _look: &Look) -> Room {
        Room::resting(self.below_seats())
    }

    /// How many pages there are to read in this state; 0 or 1 where there is nothing to turn.
    fn pages(&self, _view: View) -> u8 {
        0
    }

    /// What C does, where the game has a better word for it: "passes", "> castle".
    fn deed(&self, _view: View, _look: &Look) -> Option<Line> {
        None
    }

    /// What everybody should read before the question is asked; no event, so it is shown again after a start.
    fn announcement(&self, _view: View) -> Option<Announcement> {
        None
    }

    /// How far UP and DOWN move the number that is asked: 1, unless there is nothing between 0 and all.
    fn number_step(&self) -> i16 {
        1
    }

    /// What a number is called that a seat counts, by its place from 0.
    fn count_name(&self, _number: usize, _view: View) -> &'static str {
        ""
    }

    /// What B means where several entries without a choice can be made at once; `None` where they cannot.
    fn all_hint(&self, _view: View) -> Option<&'static str> {
        None
    }

    /// What B means where nobody else does anything.
    fn nobody(&self, view: View) -> &'static str {
        view.texts.word(Word::NobodyElse)
    }

    /// What B opens where it is more than help; `None` where it is help.
    fn extra_hint(&self, _view: View) -> Option<&'static str> {
        None
    }

    /// The row of that list which belongs to what is set on the resting screen; `None` where none does.
    fn extra_row(&self, _look: &Look) -> Option<usize> {
        None
    }

    /// Whether that list stays after an entry, for the next one.
    fn extra_stays(&self) -> bool {
        true
    }

    /// What B does on that list, if it does what stands last there: "done".
    fn extra_last(&self, _view: View) -> Option<&'static str> {
        None
    }

    /// The title of the list that B opens.
    fn extra_title(&self, _seat: Option<Seat>, view: View) -> Line {
        fill(self.extra_hint(view).unwrap_or(""), &[])
    }

    /// The marked seat has nothing on the list that B opens.
    fn nothing_for(&self, _seat: Option<Seat>, view: View) -> Line {
        fill(view.texts.word(Word::NotNow), &[])
    }

    /// Somebody must be counted and nobody was, or more were than can be.
    fn nobody_stands(&self, view: View) -> &'static str {
        view.texts.word(Word::NotNow)
    }

    /// What is to be known of that list.
    fn extra_rule(&self, view: View) -> Prose {
        self.rule(view)
    }

    /// What a group of a list is called.
    fn group_name(&self, _group: u8, _view: View) -> &'static str {
        ""
    }

    /// The same where the name of a seat belongs to it, on its row and above its list.
    fn group_title(&self, group: u8, view: View) -> Line {
        fill(self.group_name(group, view), &[])
    }

    /// What stands at the right of a group that has so many rows, where they are counted ([`Face::COUNTS_ROWS`]).
    fn group_value(&self, _group: u8, _rows: u16, _view: View) -> Line {
        Line::new()
    }

    /// The rule of this phase.
    fn rule(&self, view: View) -> Prose;

    /// The rule behind what everybody should read before a question.
    fn announced_rule(&self, view: View) -> Prose {
        self.rule(view)
    }

    /// What the screen asks and what C and B do there, below the rule on its help page; empty where the footer says enough.
    fn asked(&self, _view: View) -> Prose {
        Prose::EMPTY
    }

    /// What everyone forgets in this phase, in one short sentence; empty where there is nothing.
    fn reminder(&self, view: View) -> Prose;

    /// When in the game this is, before a line of the log: "R3".
    fn moment(&self, view: View) -> Line;

    /// Whether that is counted after an entry, like a tile that is the first once it lies.
    fn counts_after(&self) -> bool {
        false
    }

    /// A value that can be set by hand, by its place in its owner's list from 0; `None` after the last.
    fn field(&self, owner: Owner, number: u16, view: View) -> Option<Field>;

    /// How a value of the field with this code is written.
    fn field_value(&self, owner: Owner, code: u16, value: i16, view: View) -> Line;

    /// Whether the field with this code can be set to a value within its bounds; UP and DOWN pass over those to which it cannot.
    fn can_be(&self, _owner: Owner, _code: u16, _value: i16) -> bool {
        true
    }

    /// The score as it stands.
    fn score(&self) -> Score;

    /// What the look-up is called.
    fn look_up(&self, view: View) -> &'static str;

    /// How many pages the look-up has.
    fn cards(&self) -> u8;

    /// A page's name.
    fn card_name(&self, number: u8, view: View) -> Label;

    /// The page itself.
    fn draw_card(&self, number: u8, picture: &mut Picture, view: View);

    /// A word on how far the game is, for the home screen.
    fn progress(&self, view: View) -> Line;

    /// A change of this number is a new phase: a new screen, and a moment to teach.
    fn stage(&self) -> u16;

    /// Whether that is so since the state with the number `before`: what comes in between and goes back is no new phase.
    fn begins(&self, before: u16) -> bool {
        before != self.stage()
    }

    /// Whether newcomers still need the rule shown by itself.
    fn is_early(&self) -> bool;

    /// Whether something is said of a phase as it begins.
    fn is_reminding(&self, view: View) -> bool {
        self.is_early() && view.settings.teaching == Teaching::Reminder
    }

    /// Whether an entry is only half told. The log has one line for all of it, once it is.
    fn is_half_told(&self) -> bool {
        false
    }

    /// Who starts next time: by turns, unless the game says otherwise.
    fn starts_next(&self) -> Option<Seat> {
        self.seating().left_of(self.seating().start())
    }
}

/// A game's events in words.
pub(crate) trait Face: Game + Show + 'static {
    /// The most answers that one entry takes.
    const MOST_ANSWERS: usize;

    /// Whether a heading says how many rows it holds ([`Show::group_value`]). All of them are then looked at.
    const COUNTS_ROWS: bool = false;

    /// Up to so many rows under a heading stand there without further headings.
    const FLAT: usize = 0;

    /// Whether B ever enters something else than C would under a heading ([`Face::instead`]).
    const HAS_INSTEAD: bool = false;

    /// Whether any event of a list has a help of its own ([`Face::explained`]).
    const EXPLAINS: bool = false;

    /// Whether an event belongs on the list that B opens, for the marked seat where one is asked.
    fn on_extra_list(&self, _event: &Self::Event, _seat: Option<Seat>) -> bool {
        false
    }

    /// Whether a line says what came of an event, because the next screen does not show it; asked of the state after it.
    fn is_said(&self, _event: &Self::Event) -> bool {
        false
    }

    /// Whether no line does, although the event stands on the list that B opens.
    fn is_unsaid(&self, _event: &Self::Event) -> bool {
        false
    }

    /// Whether that line comes before what is said of a phase as it begins.
    fn is_said_first(&self, _event: &Self::Event) -> bool {
        false
    }

    /// Whether `event`, which led from `self` to `after`, brought something by itself that the table has to hear of. It is then
    /// said, and first.
    fn brings(&self, _event: &Self::Event, _after: &Self) -> bool {
        false
    }

    /// The group in which an event stands on a long list; `None` for an event that stands for itself.
    fn group(&self, _event: &Self::Event) -> Option<u8> {
        None
    }

    /// The group within that group.
    fn subgroup(&self, _event: &Self::Event) -> Option<u8> {
        None
    }

    /// Whether the mark of the prompt's list starts on this event, or on its group; the first such, or the first of all.
    fn is_usual(&self, _event: &Self::Event) -> bool {
        false
    }

    /// The same of the list that B opens, after `last` was entered.
    fn is_usual_extra(&self, _event: &Self::Event, _last: Option<&Self::Event>) -> bool {
        false
    }

    /// Hands over what might stand on a list, in the order of its rows, until that is enough. An iterator of its own would be
    /// written out once more wherever a list is walked through.
    fn listed(&self, each: Each<Self::Event>) -> ControlFlow<()> {
        self.candidates().try_for_each(each)
    }

    /// The next entry that nobody has to think about, if that is what is asked; they can be made in one press.
    fn without_choice(&self) -> Option<Self::Event> {
        None
    }

    /// What C does with an event on a list, where its row says only what with: "worker", beside "4. Quarry".
    fn deed_with(&self, _event: &Self::Event, _view: View) -> Option<&'static str> {
        None
    }

    /// What B enters instead of an event under a heading, and how that is called; `None` where B does there what it does anyway.
    fn instead(&self, _event: &Self::Event, _view: View) -> Option<(Self::Event, &'static str)> {
        None
    }

    /// Whether a heading over this event alone is made all the same.
    fn keeps_heading(&self, _event: &Self::Event) -> bool {
        false
    }

    /// The title of the list that B opens while the mark is on this event or on its heading; `None` for the title that the
    /// list has anyway.
    fn title_with(&self, _event: &Self::Event, _view: View) -> Option<Line> {
        None
    }

    /// The title and the text of the help on an event of a list, where it has one of its own.
    fn explained(&self, _event: &Self::Event, _view: View) -> Option<(Line, Prose)> {
        None
    }

    /// How an event is called on a list.
    fn label(&self, event: &Self::Event, view: View) -> Label;

    /// What came of `event`, which led from `self` to `after`.
    fn outcome(&self, event: &Self::Event, after: &Self, view: View) -> Line;

    /// Why an entry was refused.
    fn refusal(&self, refusal: &Self::Refusal, view: View) -> Line;

    /// What has to be entered before this correction, because it belongs to what comes next.
    fn before_correction(&self, _event: &Self::Event) -> Option<Self::Event> {
        None
    }

    /// The event that sets the field with this code.
    fn set_field(&self, owner: Owner, code: u16, value: i16) -> Option<Self::Event>;
}
