//! The resting screen: who does what, everybody at the table, the game's picture, and the choices.
//!
//! A takes back, held it opens the log; B is help, or what the footer says; C does it, held it opens the menu; UP and
//! DOWN move the mark, the number, the seat or the page. The same for every kind of prompt. Invariant: what C would do
//! stands in the footer, and what it would enter is on the screen.

use engine::{
    prompt::{Answer, COUNTED, Kind, Prompt},
    seat::Seats,
};
use heapless::Vec;

use super::{
    Cursor, Pane, Session, Way,
    board::{Board, Offered, Picked, Rows, Said},
    face::{Announcement, Look, Show},
    seats,
};
use crate::{
    Change,
    draw::{
        area,
        chrome::{self, Hints},
        text::{Align, Size, line},
    },
    picture::{Picture, WIDTH},
    press::{Button, Press},
    screen::{Label, List, Next, Room, View, Wording},
    text::{
        Word,
        fill::{Line, fill},
    },
};

/// Entries that are left when the players are told: more than a round takes, also with every action entered.
const ROOM_IS_SHORT: usize = 100;

/// What B does on the resting screen.
enum Second {
    Help,
    /// Nobody else does anything.
    Nobody,
    /// Opens the game's list.
    Extra,
    /// On to the next seat that can be counted.
    NextSeat,
    /// Back to the number before.
    NumberBefore,
    /// Makes all entries without a choice.
    All,
    /// The marked seat is one of those, or no longer.
    Choose,
}

impl Session<dyn Board> {
    pub(super) fn press_table(&mut self, press: Press, view: View, again: bool) -> Next {
        match press.short() {
            Some(Button::A) => return self.undo(view),
            Some(Button::B) => return self.press_second(view),
            Some(Button::C) if again => {
                let before = self.screen();
                let entered = self.board.redo(view);
                return self.entered(before, entered, view);
            }
            _ => {}
        }
        if self.announced(view).is_some() {
            self.cursor.read = press.short() == Some(Button::C);
            return if self.cursor.read { Next::Stay(Change::Screen) } else { Next::NOTHING };
        }
        let Some(Prompt { kind, .. }) = self.board.prompt() else { return self.press_result(press, view) };
        if press.short() == Some(Button::C) {
            return self.press_deed(kind, view);
        }
        match press.step() {
            Some(step) => self.step(kind, step, press.kind == crate::press::Kind::Repeat, view),
            None => Next::NOTHING,
        }
    }

    /// C: does what the footer says.
    fn press_deed(&mut self, kind: Kind, view: View) -> Next {
        let look = self.look();
        let answer = match kind {
            Kind::GoOn => Some(Answer::GoOn),
            Kind::Amount { .. } => look.number.map(Answer::Amount),
            Kind::Counts { .. } if !is_last(&look) => return self.go_to_number(1),
            Kind::Counts { .. } => look.counts.map(Answer::Counts),
            Kind::Seat { .. } => look.seat.map(Answer::Seat),
            Kind::Seats { .. } => Some(Answer::Seats(look.seats)),
            Kind::Tally { .. } => look.tally.map(Answer::Tally),
            Kind::Spot { .. } => look.spot.map(Answer::Spot),
            Kind::Pick => return self.pick(false, view),
        };
        let before = self.screen();
        match answer.and_then(|answer| self.board.answer(answer, view)) {
            Some(entered) => self.entered(before, entered, view),
            None => {
                // A number or a seat is always an answer; that nobody stands there, or many do, may be none.
                self.note = fill(self.board.show().nobody_stands(view), &[]);
                Next::Stay(Change::Mark)
            }
        }
    }

    /// So many numbers on among those that a seat counts, round and round.
    fn go_to_number(&mut self, further: usize) -> Next {
        let look = self.look();
        (self.cursor.counts, self.cursor.dialled) = (look.counts, true);
        self.cursor.way = Way::at((usize::from(look.row) + further) % COUNTED);
        Next::Stay(Change::Mark)
    }

    /// The marked row of the prompt's list.
    pub(super) fn marked(&self) -> (Rows, usize) {
        let Way { list, group, .. } = self.cursor.way;
        (Rows::Prompt { group }, list.mark())
    }

    fn pick(&mut self, instead: bool, view: View) -> Next {
        let (before, (rows, at)) = (self.screen(), self.marked());
        match self.board.pick(rows, at, instead, view) {
            Some(Picked::Group(group)) => {
                self.cursor.way.open(group);
                Next::Stay(Change::Screen)
            }
            Some(Picked::Entered(entered)) => self.entered(before, entered, view),
            None => Next::NOTHING,
        }
    }

    /// UP (-1) or DOWN (+1); `running` while it is held.
    fn step(&mut self, kind: Kind, step: i8, running: bool, view: View) -> Next {
        let (before, look) = (self.cursor, self.look());
        // UP is more, DOWN is less: the other way round than a mark on a list.
        let more = -i16::from(step);
        match kind {
            Kind::GoOn => return self.turn_page(step, self.board.show().pages(view)),
            Kind::Amount { from, to, usual } => {
                // A number that starts at 0 goes back there, also where 0 is no answer.
                let least = from.min(usual);
                let more = more * self.board.show().number_step();
                self.cursor.number = look.number.map(|number| number.saturating_add(more).min(to).max(least));
            }
            Kind::Counts { most, .. } => {
                let mut counts = look.counts.unwrap_or([0; COUNTED]);
                if let Some(number) = counts.get_mut(usize::from(look.row)) {
                    *number = number.saturating_add_signed(run(*number, more, running)).min(most);
                }
                self.cursor.counts = Some(counts);
            }
            Kind::Seat { among, .. } | Kind::Seats { among } => {
                self.cursor.seat = self.seat_beside(look.seat, among, step).or(look.seat);
            }
            Kind::Tally { most, .. } => {
                if let (Some(tally), Some(seat)) = (look.tally, look.seat) {
                    let number = i16::from(tally.of(seat)) + more;
                    let number = number.min(most.of(seat).into()).max(0);
                    self.cursor = Cursor { tally: Some(tally.with(seat, number as u8)), seat: Some(seat), ..before };
                }
            }
            Kind::Spot { among, .. } => {
                let beside =
                    look.spot.and_then(|spot| if step > 0 { among.next_after(spot) } else { among.next_before(spot) });
                self.cursor.spot = beside.or(look.spot);
            }
            Kind::Pick => {
                let rows = self.board.rows(Rows::Prompt { group: before.way.group });
                let press =
                    Press { button: if step < 0 { Button::Up } else { Button::Down }, kind: crate::press::Kind::Down };
                return Next::Stay(self.cursor.way.list.press(press, rows));
            }
        }
        let moved = self.look() != look;
        self.cursor.dialled |= moved && matches!(kind, Kind::Amount { .. } | Kind::Counts { .. } | Kind::Tally { .. });
        Next::Stay(if moved { Change::Mark } else { Change::Nothing })
    }

    pub(super) fn turn_page(&mut self, step: i8, pages: u8) -> Next {
        if pages < 2 {
            return Next::NOTHING;
        }
        self.cursor.page = (i16::from(self.cursor.page) + i16::from(step)).rem_euclid(i16::from(pages)) as u8;
        Next::Stay(Change::Mark)
    }

    /// What B does now.
    fn second(&self, view: View) -> Second {
        let Some(prompt) = self.board.prompt() else { return Second::Help };
        match prompt.kind {
            Kind::Tally { most, .. } if most.iter().count() > 1 => Second::NextSeat,
            Kind::Seats { .. } => Second::Choose,
            _ if self.announced(view).is_some() => Second::Help,
            Kind::Counts { .. } if self.look().row > 0 => Second::NumberBefore,
            Kind::Counts { .. } => Second::Help,
            // A number that somebody has set is theirs: it is entered first.
            Kind::Amount { usual, .. } if prompt.nobody && self.look().number != Some(usual) => Second::Help,
            _ if prompt.nobody => Second::Nobody,
            _ if self.board.show().all_hint(view).is_some() => Second::All,
            _ if self.board.show().extra_hint(view).is_some() => Second::Extra,
            _ => Second::Help,
        }
    }

    fn press_second(&mut self, view: View) -> Next {
        let (look, (rows, at)) = (self.look(), self.marked());
        if self.board.row_instead(rows, at, view).is_some() {
            return self.pick(true, view);
        }
        match self.second(view) {
            Second::Help => Next::Help,
            Second::Nobody => {
                let before = self.screen();
                match self.board.answer(Answer::Nobody, view) {
                    Some(entered) => self.entered(before, entered, view),
                    None => Next::NOTHING,
                }
            }
            Second::Extra => {
                let rows = Rows::Extra { seat: look.seat, group: None };
                let last = self.board.show().extra_last(view);
                match self.board.rows(rows) {
                    0 => {
                        self.note = self.board.show().nothing_for(look.seat, view);
                        Next::Stay(Change::Mark)
                    }
                    // What B does there, and there is nothing else: no page for that.
                    1 if last.is_some() => {
                        let press = Press { button: Button::B, kind: crate::press::Kind::Short };
                        self.press_extra(press, view, look.seat, Way::default())
                    }
                    _ => {
                        let mark = self.board.show().extra_row(&look).unwrap_or_else(|| self.board.start(rows));
                        self.show(Pane::Extra { seat: look.seat, way: Way::at(mark) })
                    }
                }
            }
            Second::NextSeat => {
                if let Some(Kind::Tally { most, .. }) = self.board.prompt().map(|prompt| prompt.kind) {
                    let able: Seats = most.iter().map(|(seat, _)| seat).collect();
                    self.cursor.seat = self.seat_beside(look.seat, able, 1);
                    self.cursor.tally = look.tally;
                }
                Next::Stay(Change::Mark)
            }
            Second::NumberBefore => self.go_to_number(COUNTED - 1),
            Second::All => {
                let before = self.screen();
                let entered = self.board.enter_all(view);
                self.entered(before, entered, view)
            }
            Second::Choose => {
                if let Some(seat) = look.seat {
                    let others = look.seats.iter().filter(|other| *other != seat).collect::<Seats>();
                    self.cursor.seats = if look.seats.contains(seat) { others } else { others.with(seat) };
                    self.cursor.seat = Some(seat);
                }
                Next::Stay(Change::Mark)
            }
        }
    }

    /// A: takes back, says what, and offers the same answer again.
    fn undo(&mut self, view: View) -> Next {
        // In a list of a prompt, A first closes the group that was opened.
        if self.cursor.way.close() {
            return Next::Stay(Change::Screen);
        }
        // And numbers that were set go back to where they began.
        if self.cursor.dialled {
            self.forget_cursor();
            self.offer();
            self.cursor.read = true;
            return Next::Stay(Change::Mark);
        }
        let before = self.screen();
        match self.board.undo(view) {
            Ok(undone) => self.say(Some(Said::Undone(undone))),
            Err(sentence) => {
                self.note = sentence;
                return Next::Stay(Change::Mark);
            }
        }
        Next::Stay(if self.screen() == before { Change::Mark } else { Change::Screen })
    }

    /// Says of the last entry what was said when it was made: the screen is the same after a start, or after a return from
    /// the log.
    pub(crate) fn say_last(&mut self, view: View) {
        let said = self.board.said(view);
        self.say(said);
        // Who has won stays on the glass, in the box too.
        self.cursor.read |= self.is_finished();
    }

    /// Takes away one thing that a press on the way would have taken: first what was said, then that C brings something
    /// back. False when there is nothing left.
    pub(crate) fn hush(&mut self) -> bool {
        if self.note.is_empty() {
            return core::mem::take(&mut self.again);
        }
        self.note.clear();
        true
    }

    /// Says this, with the mark where an untouched screen has it; what was taken back is offered again.
    fn say(&mut self, said: Option<Said>) {
        self.forget_cursor();
        match said {
            None => return self.note.clear(),
            Some(Said::Entered(outcome)) => return self.note = outcome,
            Some(Said::Undone(undone)) => self.note = undone,
        }
        self.offer();
    }

    /// Puts the mark or the number where what was taken back stands, so that C brings it back.
    pub(super) fn offer(&mut self) {
        let Some(offered) = self.board.offered() else { return };
        let cursor = &mut self.cursor;
        cursor.read = true;
        match offered {
            Offered::Answer(Answer::GoOn) => {}
            Offered::Answer(Answer::Amount(number)) => cursor.number = Some(number),
            // At the last of them, so that C enters them all.
            Offered::Answer(Answer::Counts(counts)) => {
                (cursor.counts, cursor.way) = (Some(counts), Way::at(COUNTED - 1));
            }
            Offered::Answer(Answer::Seat(seat)) => cursor.seat = Some(seat),
            Offered::Answer(Answer::Seats(seats)) => cursor.seats = seats,
            Offered::Answer(Answer::Tally(tally)) => cursor.tally = Some(tally),
            Offered::Answer(Answer::Spot(spot)) => cursor.spot = Some(spot),
            // A heading stays closed: the next A takes back one more, and does not have to close it first.
            Offered::Row { row, under_heading } => (cursor.way, self.again) = (Way::at(row), under_heading),
            Offered::Answer(Answer::Pick(_) | Answer::Nobody) | Offered::Again => self.again = true,
        }
    }

    pub(super) fn draw_resting(&self, picture: &mut Picture, view: View) {
        if let Some(announcement) = self.announced(view) {
            return draw_announcement(picture, view, &announcement);
        }
        let Some(prompt) = self.board.prompt() else { return self.draw_result(picture, view) };
        let (show, look) = (self.board.show(), self.look());
        let deed = self.deed(&prompt, view, &look);
        let hints = Hints {
            a: match self.cursor.way.group {
                Some(_) => view.texts.word(Word::Back),
                None if self.board.standing() == 0 => "",
                None => view.texts.word(Word::Undo),
            },
            b: self.second_hint(view, &look),
            c: &deed,
            up_down: self.moves(&prompt, view),
        };
        chrome::draw_footer(picture, hints);
        let (mut corner, mut warning) = show.corner(view);
        let room = self.board.room();
        if room < ROOM_IS_SHORT {
            (corner, warning) = (fill(view.texts.word(Word::RoomLeft), &[&room]), true);
        }
        chrome::draw_top(picture, &show.phase(view), &corner, warning, hints.up_down);
        draw_sentence(show, picture, view, &look, hints.up_down);
        seats::draw(show, picture, view, &prompt, &look);
        // Before the list, whose mark keeps off what stands above and below it.
        show.draw(picture, view, &look);
        if prompt.kind == Kind::Pick {
            let Way { list, group, .. } = self.cursor.way;
            self.draw_rows(picture, view, Rows::Prompt { group }, list, show.list_room(&look));
        }
        if let Some(counts) = look.counts {
            let row = |at: usize| Label::of(show.count_name(at, view), &fill("{0}", &[counts.get(at)?])).into();
            self.cursor.way.list.draw(picture, COUNTED, show.list_room(&look), &mut { row });
        }
        if hints.up_down && prompt.kind == Kind::GoOn {
            chrome::draw_page(picture, look.page, show.pages(view));
        }
    }

    /// The rows of a list around the marked one.
    pub(super) fn draw_rows(&self, picture: &mut Picture, view: View, rows: Rows, list: List, room: Room) {
        let all = self.board.rows(rows);
        let shown = list.visible(all, room.rows);
        let first = shown.start;
        // No room has more rows than the body of the screen.
        let mut labels: Vec<Label, { Room::BODY.rows as usize }> = Vec::new();
        self.board.labels(rows, shown, view, room, &mut |label| _ = labels.push(label));
        list.draw(picture, all, room, &mut |at| labels.get(at.checked_sub(first)?).cloned());
    }

    /// Whether UP and DOWN do something.
    pub(super) fn moves(&self, prompt: &Prompt<()>, view: View) -> bool {
        match prompt.kind {
            Kind::GoOn => self.board.show().pages(view) > 1,
            Kind::Tally { most, .. } => most.total() > 0,
            _ => true,
        }
    }

    fn second_hint(&self, view: View, look: &Look) -> &'static str {
        let (texts, show, (rows, at)) = (view.texts, self.board.show(), self.marked());
        if let Some(deed) = self.board.row_instead(rows, at, view) {
            return deed;
        }
        match self.second(view) {
            Second::Help => texts.word(Word::Help),
            Second::Nobody => show.nobody(view),
            Second::Extra => show.extra_hint(view).unwrap_or(texts.word(Word::Help)),
            Second::NextSeat => texts.word(Word::NextSeat),
            Second::NumberBefore => texts.word(Word::NumberBefore),
            Second::All => show.all_hint(view).unwrap_or(texts.word(Word::Help)),
            Second::Choose => {
                let chosen = look.seat.is_some_and(|seat| look.seats.contains(seat));
                texts.word(if chosen { Word::Leave } else { Word::Join })
            }
        }
    }

    /// What is to be read before the question.
    pub(super) fn announced(&self, view: View) -> Option<Announcement> {
        if self.cursor.read { None } else { self.board.show().announcement(view) }
    }

    /// What C does, in a word.
    fn deed(&self, prompt: &Prompt<()>, view: View, look: &Look) -> Line {
        let texts = view.texts;
        if self.again {
            return fill(texts.word(Word::BringBack), &[]);
        }
        self.board.show().deed(view, look).unwrap_or_else(|| {
            fill(
                match prompt.kind {
                    Kind::GoOn => texts.word(Word::GoOn),
                    Kind::Pick => {
                        let (rows, at) = self.marked();
                        self.board.row_deed(rows, at, view).unwrap_or(texts.word(Word::Choose))
                    }
                    Kind::Seat { .. } | Kind::Spot { .. } => texts.word(Word::Choose),
                    Kind::Counts { .. } if !is_last(look) => texts.word(Word::NextNumber),
                    Kind::Amount { .. } | Kind::Counts { .. } | Kind::Seats { .. } | Kind::Tally { .. } => {
                        texts.word(Word::Enter)
                    }
                },
                &[],
            )
        })
    }
}

/// Whether the last of a seat's numbers is being set.
fn is_last(look: &Look) -> bool {
    usize::from(look.row) + 1 >= COUNTED
}

/// How far a number goes in one step: by ones up to 10, and beyond that, while the button is held, by fives.
fn run(number: u16, more: i16, running: bool) -> i16 {
    let odd = (number % 5) as i16;
    match (running, more > 0) {
        (true, true) if number >= 10 => 5 - odd,
        (true, false) if number > 10 => {
            if odd == 0 {
                -5
            } else {
                -odd
            }
        }
        _ => more,
    }
}

/// What everybody should read: a heading and two lines.
fn draw_announcement(picture: &mut Picture, view: View, announcement: &Announcement) {
    let Announcement { title, lines, leads_to } = announcement;
    chrome::draw_footer(
        picture,
        Hints { a: view.texts.word(Word::Undo), b: view.texts.word(Word::Help), c: leads_to, up_down: false },
    );
    chrome::draw_headline(picture, "", title, "", false);
    let large = lines.iter().all(|text| Size::List.width(text) <= WIDTH - 8);
    for (text, y) in lines.iter().zip([52, 76]) {
        line(picture, text, if large { Size::List } else { Size::Body }, Align::Left, area(4, y, WIDTH - 8, 20));
    }
}

/// Who does what: with names in capitals where those of the whole table fit, so that it looks the same for everybody, and
/// shortened where even small letters do not.
fn draw_sentence(show: &dyn Show, picture: &mut Picture, view: View, look: &Look, column: bool) {
    let aside = show.aside(view, look);
    let said = |wording, stand_in| show.headline(View { wording, stand_in, ..view }, look);
    let fits = |text: &str| chrome::headline_fits(text, &aside, column);
    let seats = show.seating().seats();
    let loud = seats.iter().all(|seat| fits(&said(Wording::Whole, Some(*seat))));
    let mut text = said(if loud { Wording::Whole } else { Wording::Plain }, None);
    if !fits(&text) {
        text = said(Wording::ShortNames, None);
    }
    chrome::draw_headline(picture, &show.phase(view), &text, &aside, column);
}
