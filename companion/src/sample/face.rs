//! The face of the sample game: its words and its few pictures.
//!
//! It leaves to the shared frame whatever the frame provides, so that this is what is proven. Invariant: every text comes
//! from the language's table.

use engine::{
    Game,
    seat::{Seat, Seating},
};

use super::{
    rules::{Event, FIRST_UNDER_HEADING, PLACES, Refusal, Sample, Stage},
    words,
};
use crate::{
    draw::{
        area, chrome,
        strip::Badge,
        text::{Align, Size, line, paragraph},
    },
    games::GameId,
    picture::Picture,
    score::{Column, Score},
    screen::{Label, View},
    session::face::{Face, Field, Look, Order, Owner, Show, order},
    sheet,
    text::{
        Word,
        fill::{Line, add, fill},
        prose::Prose,
    },
};

/// The codes of the values that can be set by hand.
const CORRECTION: u16 = 0;
const ROUNDS: u16 = 1;
/// The group of the last rows of the long list.
const HEADING: u8 = 0;

impl Show for Sample {
    fn seating(&self) -> &Seating {
        self.seating()
    }

    /// Passing order, where everybody has passed; clockwise from the starter until then.
    fn order(&self) -> Order {
        if self.stage > Stage::Passing {
            return order(self.passed.iter().copied());
        }
        order(self.seating().clockwise_from(self.seating().start()))
    }

    fn badge(&self, seat: Seat) -> Badge {
        let place = self.passed.iter().position(|other| *other == seat);
        place.map_or(Badge::Unplaced, |at| Badge::Place(at as u8 + 1))
    }

    fn starter(&self) -> Option<Seat> {
        Some(self.seating().start())
    }

    fn phase(&self, view: View) -> Line {
        fill(words(view).stages[self.stage as usize], &[])
    }

    fn corner(&self, view: View) -> (Line, bool) {
        (self.progress(view), self.stage == Stage::Paying)
    }

    fn headline(&self, view: View, look: &Look) -> Line {
        if self.stage == Stage::Over {
            return view.winners(self.winners());
        }
        let asked = self.prompt().and_then(|prompt| prompt.seat).or(look.seat);
        let who = asked.map_or("", |seat| view.heading(seat));
        let counted = look.tally.zip(look.seat).map(|(tally, seat)| tally.of(seat).into());
        let number = look.number.or(look.spot.map(i16::from)).or(counted).unwrap_or(0);
        fill(words(view).sentences[self.stage as usize], &[&who, &number])
    }

    fn draw(&self, picture: &mut Picture, view: View, look: &Look) {
        let words = words(view);
        let row = area(4, self.below_seats() + 2, chrome::LEFT - 8, 16);
        match self.stage {
            Stage::Begin => line(picture, &fill(words.page, &[&(look.page + 1)]), Size::Body, Align::Left, row),
            Stage::Passing => {
                if let Some(seat) = look.seat {
                    let taken = fill(words.taken, &[&view.name(seat), &self.taken.of(seat)]);
                    line(picture, &taken, Size::Body, Align::Left, row);
                }
            }
            Stage::Placing => {
                for (at, place) in (0..).zip(PLACES) {
                    let box_of = area(4 + at * 40, row.top_left.y, 36, 17);
                    line(picture, &fill("{0}", &[&place]), Size::Body, Align::Centre, box_of);
                    if look.spot == Some(place) {
                        picture.invert(box_of);
                    }
                }
            }
            Stage::Paying => {
                let totals = self.seating().seats().iter().map(|seat| (*seat, self.total(*seat).unsigned_abs()));
                sheet::draw_totals(picture, view, totals, self.prompt().and_then(|prompt| prompt.seat));
            }
            Stage::Choosing | Stage::Counting | Stage::Picking | Stage::Over => {}
        }
    }

    /// The totals have its place.
    fn has_strip(&self) -> bool {
        self.stage != Stage::Paying
    }

    fn pages(&self, _view: View) -> u8 {
        2
    }

    fn deed(&self, view: View, _look: &Look) -> Option<Line> {
        Some(fill(words(view).deeds[self.stage as usize], &[]))
    }

    fn extra_hint(&self, view: View) -> Option<&'static str> {
        (self.stage == Stage::Passing).then_some(words(view).takes)
    }

    fn extra_title(&self, seat: Option<Seat>, view: View) -> Line {
        fill(words(view).takes_title, &[&seat.map_or("", |seat| view.name(seat))])
    }

    fn nothing_for(&self, seat: Option<Seat>, view: View) -> Line {
        fill(words(view).nothing_for, &[&seat.map_or("", |seat| view.name(seat))])
    }

    fn group_name(&self, _group: u8, view: View) -> &'static str {
        words(view).heading
    }

    fn rule(&self, view: View) -> Prose {
        words(view).rule
    }

    fn reminder(&self, view: View) -> Prose {
        words(view).reminder
    }

    fn moment(&self, _view: View) -> Line {
        fill("R{0}", &[&self.rounds])
    }

    fn field(&self, owner: Owner, number: u16, view: View) -> Option<Field> {
        let words = words(view);
        match (owner, number) {
            (Some(seat), 0) => {
                let now = self.corrected(seat).into();
                Some(Field { name: fill(words.correction, &[]), code: CORRECTION, now, from: -9, to: 9 })
            }
            (None, 0) => {
                let now = self.rounds.into();
                Some(Field { name: fill(words.rounds, &[]), code: ROUNDS, now, from: 1, to: 99 })
            }
            _ => None,
        }
    }

    fn field_value(&self, _owner: Owner, _code: u16, value: i16, _view: View) -> Line {
        fill("{0}", &[&value])
    }

    fn score(&self) -> Score {
        Score::new(GameId::Sample, self.rounds, self.seating().seats(), |seat| {
            Column::new(seat, self.lines(seat), self.total(seat).unsigned_abs())
        })
    }

    fn look_up(&self, view: View) -> &'static str {
        words(view).look_up
    }

    fn cards(&self) -> u8 {
        1
    }

    fn card_name(&self, _number: u8, view: View) -> Label {
        Label::of(words(view).look_up, "")
    }

    fn draw_card(&self, _number: u8, picture: &mut Picture, view: View) {
        paragraph(picture, &words(view).rule.read(), Size::Body, chrome::BODY);
    }

    fn progress(&self, view: View) -> Line {
        if self.is_over() {
            return view.winners(self.winners());
        }
        fill("{0}/{1}", &[&(self.stage as usize + 1), &(Stage::COUNT - 1)])
    }

    fn stage(&self) -> u16 {
        self.stage as u16
    }

    fn is_early(&self) -> bool {
        true
    }
}

impl Face for Sample {
    const MOST_ANSWERS: usize = 1;

    fn on_extra_list(&self, event: &Event, seat: Option<Seat>) -> bool {
        matches!(event, Event::Take(taker, _) if Some(*taker) == seat)
    }

    fn group(&self, event: &Event) -> Option<u8> {
        matches!(event, Event::Row(FIRST_UNDER_HEADING..)).then_some(HEADING)
    }

    fn label(&self, event: &Event, view: View) -> Label {
        let words = words(view);
        let name = match *event {
            Event::Take(_, number) => fill(words.take, &[&number]),
            Event::Row(row) => fill(words.row, &[&row]),
            // The others are not on a list.
            _ => Line::new(),
        };
        Label { name, ..Label::default() }
    }

    fn outcome(&self, event: &Event, after: &Self, view: View) -> Line {
        let starter = view.name(self.seating().start());
        let template = words(view).outcomes;
        match *event {
            Event::Next => fill(template[0], &[]),
            Event::Take(seat, number) => fill(template[1], &[&view.name(seat), &number]),
            Event::Pass(seat) => fill(template[2], &[&view.name(seat)]),
            Event::Choose(seats) => {
                let mut names = Line::new();
                for seat in seats.iter() {
                    let template = if names.is_empty() { "{0}" } else { " {0}" };
                    add(&mut names, template, &[&view.mark(seat)]);
                }
                fill(template[3], &[if names.is_empty() { &"-" } else { &names }])
            }
            Event::Count(tally) => fill(template[4], &[&tally.total()]),
            Event::Place(place) => fill(template[5], &[&starter, &place]),
            Event::Row(row) => fill(template[6], &[&starter, &row]),
            Event::Pay(seat, paid) => fill(template[7], &[&view.name(seat), &paid]),
            Event::Nobody => fill(template[8], &[]),
            Event::Correct(seat, _) => {
                fill(template[9], &[&view.name(seat), &self.corrected(seat), &after.corrected(seat)])
            }
            Event::Rounds(_) => fill(template[10], &[&"", &self.rounds, &after.rounds]),
        }
    }

    fn refusal(&self, refusal: &Refusal, view: View) -> Line {
        let sentence = match refusal {
            Refusal::NotAsked => view.texts.word(Word::NotNow),
            Refusal::BelowZero => words(view).below_zero,
        };
        fill(sentence, &[])
    }

    fn set_field(&self, owner: Owner, code: u16, value: i16) -> Option<Event> {
        match code {
            CORRECTION => Some(Event::Correct(owner?, i8::try_from(value).ok()?)),
            _ => Some(Event::Rounds(u8::try_from(value).ok()?)),
        }
    }
}
