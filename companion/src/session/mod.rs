//! A game on the device: the resting screen, what the buttons do there, and what can lie over it.
//!
//! One session for any game: it knows prompts, the wheel, lists, undo, the log and corrections, and leaves every name
//! and picture to the game's [`Face`]. Invariant: what is entered goes through [`Play::enter`] and nowhere else, so the
//! journal has it.

pub(crate) mod asked;
mod draw;
pub(crate) mod face;
mod lists;
mod log;
mod panes;
mod played;
mod wheel;

use core::borrow::BorrowMut;

use engine::{
    journal::{Entry, Journal},
    play::{Play, Refused},
    prompt::{Answer, Kind as Asks},
    seat::{Seat, Tally},
};
use face::{Choice, Face, Look};
use lists::{Item, items};
pub(crate) use played::Played;
use wheel::Wheel;

use crate::{
    Change,
    press::{Button, Kind, Press},
    screen::{List, View},
    text::fill::{Line, fill},
};

/// What lies over the resting screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pane {
    /// Nothing.
    Table,
    /// What a seat can build, or what B offers; within a group once one is chosen.
    Extra { seat: Option<Seat>, list: List, group: Option<u8> },
    /// The menu.
    Menu(List),
    /// The log, looked at so many entries back from the last.
    Log { back: u16 },
    /// The values that can be set.
    Fields(List),
    /// One of them being set.
    Field { number: u16, value: i16 },
    /// The look-up.
    Cards(List),
    /// One card of it.
    Card(List),
    /// The score as it would be now.
    Sheet,
}

/// The menu's entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Menu {
    Correct,
    Log,
    Cards,
    Sheet,
    Home,
}
const MENU: [Menu; 5] = [Menu::Correct, Menu::Log, Menu::Cards, Menu::Sheet, Menu::Home];

/// See [`Session::screen`].
#[derive(Clone, Copy, PartialEq, Eq)]
struct ScreenKey {
    stage: u16,
    asks: Option<core::mem::Discriminant<Asks>>,
    table: bool,
}

/// What a press led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reaction {
    /// Stay in the game.
    Stay(Change),
    /// Show the help of this screen: somebody asked.
    Help,
    /// A new phase began and newcomers want something said of it first.
    Teach,
    /// To the home screen; the game waits.
    Leave,
}

/// Why a press was refused. It is put into words when it is drawn, in the language that is then chosen.
enum Sentence<R> {
    /// This seat is not asked.
    Unasked(Seat),
    /// This seat has nothing on its list.
    NothingFor(Seat),
    /// Somebody must be counted.
    Nobody,
    /// The game refused the entry.
    Entry(Refused<R>),
}

/// A game being played on the device.
pub(crate) struct Session<G: Face, J> {
    play: Play<G, J>,
    pane: Pane,
    /// The wheel's position, once it has been turned.
    choice: Option<Choice>,
    page: u8,
    /// The numbers beside the seats and the seat that UP counts for, once one was touched.
    tally: Option<(Tally, Seat)>,
    /// The list of a prompt that asks to pick, with the group that was opened.
    pick: (List, Option<u8>),
    /// Why the last press was refused; until the next one.
    refused: Option<Sentence<G::Refusal>>,
}

impl<G: Face, J: BorrowMut<Journal>> Session<G, J> {
    pub(crate) fn new(setup: G::Setup, journal: J) -> Self {
        Session {
            play: Play::with_journal(setup, journal),
            pane: Pane::Table,
            choice: None,
            page: 0,
            tally: None,
            pick: (List::default(), None),
            refused: None,
        }
    }

    /// Ends the game and gives its journal back.
    pub(crate) fn into_journal(self) -> J {
        self.play.into_journal()
    }

    fn state(&self) -> &G {
        self.play.state()
    }

    /// Whether B, C, UP and DOWN are the seats just now.
    fn seats_are_buttons(&self) -> bool {
        let asks = self.state().prompt().map(|prompt| prompt.kind);
        self.pane == Pane::Table && matches!(asks, Some(Asks::Seat { .. }))
    }

    /// Back to the resting screen, as when one returns from the home screen.
    fn show_table(&mut self) {
        self.pane = Pane::Table;
        self.refused = None;
    }

    /// Takes a press that is not a held B.
    fn take(&mut self, press: Press, view: View) -> Reaction {
        // A sentence stays until the next press is complete, and that press only takes it away.
        if self.refused.is_some() {
            return if press.kind == Kind::Short || press.kind == Kind::Held {
                self.refused = None;
                Reaction::Stay(Change::Screen)
            } else {
                Reaction::Stay(Change::Nothing)
            };
        }
        match self.pane {
            Pane::Table => self.press_table(press, view),
            Pane::Extra { seat, list, group } => self.press_extra(press, view, seat, list, group),
            Pane::Menu(list) => self.press_menu(press, list),
            Pane::Log { back } => self.press_log(press, view, back),
            Pane::Fields(list) => self.press_fields(press, view, list),
            Pane::Field { number, value } => self.press_field(press, view, number, value),
            Pane::Cards(list) => self.press_cards(press, list),
            Pane::Card(list) => match press.short() {
                Some(Button::A | Button::C) => self.show(Pane::Cards(list)),
                _ => Reaction::Stay(Change::Nothing),
            },
            Pane::Sheet => match press.short() {
                Some(Button::A | Button::B | Button::C) => self.show(Pane::Table),
                _ => Reaction::Stay(Change::Nothing),
            },
        }
    }

    fn show(&mut self, pane: Pane) -> Reaction {
        self.pane = pane;
        Reaction::Stay(Change::Screen)
    }

    fn press_table(&mut self, press: Press, view: View) -> Reaction {
        let asks = self.state().prompt().map(|prompt| prompt.kind);
        match (press.short(), press.held()) {
            (Some(Button::A), _) => return self.undo(view),
            (_, Some(Button::A)) => return self.show(Pane::Log { back: 0 }),
            _ => {}
        }
        if let Some(Asks::Seat { .. }) = asks {
            return self.press_seat(press, view);
        }
        match (press.short(), press.held()) {
            (_, Some(Button::C)) => return self.show(Pane::Menu(List::default())),
            (Some(Button::B), _) if asks.is_none() => return self.show(Pane::Sheet),
            (Some(Button::B), _) if self.state().extra_hint(view).is_some() => {
                return self.show(Pane::Extra { seat: None, list: List::default(), group: None });
            }
            (Some(Button::B), _) => return Reaction::Help,
            _ => {}
        }
        match asks {
            Some(Asks::GoOn) => match press.short() {
                Some(Button::C) => self.answer(Answer::GoOn, view),
                _ => self.turn_page(press),
            },
            Some(Asks::Amount { from, to }) => match press.short() {
                Some(Button::C) => match (self.chosen(from, to), self.state().nobody()) {
                    (Choice::Nobody, Some(event)) => self.enter(event, view),
                    (Choice::Nobody, None) => Reaction::Stay(Change::Nothing),
                    (Choice::Amount(amount), _) => self.answer(Answer::Amount(amount), view),
                },
                _ => self.turn_wheel(press, from, to),
            },
            Some(Asks::Pick) => self.press_pick(press, view),
            Some(Asks::Tally { most, .. }) => self.press_tally(press, view, most),
            Some(Asks::Seat { .. } | Asks::Seats { .. }) => Reaction::Stay(Change::Nothing),
            None => match press.short() {
                Some(Button::C) => Reaction::Leave,
                _ => self.turn_page(press),
            },
        }
    }

    /// B, C, UP and DOWN are the seats: short passes, held opens what the seat can build.
    fn press_seat(&mut self, press: Press, view: View) -> Reaction {
        let place = match press.button {
            Button::A => return Reaction::Stay(Change::Nothing),
            Button::B => 0,
            Button::C => 1,
            Button::Up => 2,
            Button::Down => 3,
        };
        let Some(seat) = self.state().seats().get(place).copied() else {
            return Reaction::Stay(Change::Nothing);
        };
        let asked = match self.state().prompt().map(|prompt| prompt.kind) {
            Some(Asks::Seat { among }) => among.contains(seat),
            _ => false,
        };
        match press.kind {
            Kind::Short | Kind::Held if !asked => self.refuse(Sentence::Unasked(seat)),
            Kind::Short => self.answer(Answer::Seat(seat), view),
            Kind::Held if self.state().legal().any(|event| self.state().on_extra_list(&event, Some(seat))) => {
                self.show(Pane::Extra { seat: Some(seat), list: List::default(), group: None })
            }
            Kind::Held => self.refuse(Sentence::NothingFor(seat)),
            Kind::Down | Kind::Repeat => Reaction::Stay(Change::Nothing),
        }
    }

    fn turn_page(&mut self, press: Press) -> Reaction {
        let pages = self.state().pages();
        match press.step() {
            Some(step) if pages > 1 => {
                self.page = (i16::from(self.page) + i16::from(step)).rem_euclid(i16::from(pages)) as u8;
                Reaction::Stay(Change::Mark)
            }
            _ => Reaction::Stay(Change::Nothing),
        }
    }

    fn wheel(&self, from: i16, to: i16) -> Wheel {
        Wheel { from, to, usual: self.state().usual(from, to), nobody: self.state().nobody().is_some() }
    }

    /// Where the wheel stands.
    fn chosen(&self, from: i16, to: i16) -> Choice {
        self.choice.unwrap_or(Choice::Amount(self.state().usual(from, to)))
    }

    fn turn_wheel(&mut self, press: Press, from: i16, to: i16) -> Reaction {
        // UP is more, DOWN is less: the other way round than a mark on a list.
        let Some(step) = press.step() else { return Reaction::Stay(Change::Nothing) };
        let before = self.chosen(from, to);
        let after = self.wheel(from, to).turn(before, -i16::from(step));
        self.choice = Some(after);
        Reaction::Stay(if after == before { Change::Nothing } else { Change::Mark })
    }

    /// The numbers beside the seats, and the seat that UP counts for.
    fn tallied(&self, most: Tally) -> (Tally, Seat) {
        self.tally.unwrap_or_else(|| {
            let usual = self.state().usual_tally(most);
            let first = |tally: Tally| self.state().seats().iter().copied().find(|seat| tally.of(*seat) > 0);
            // Where nobody can be counted no seat is shown, and any would do.
            (usual, first(usual).or_else(|| first(most)).unwrap_or(Seat::Red))
        })
    }

    /// UP counts one more for the marked seat, and after the most begins again at 0; DOWN marks the next seat.
    fn press_tally(&mut self, press: Press, view: View, most: Tally) -> Reaction {
        let (tally, marked) = self.tallied(most);
        if press.short() == Some(Button::C) {
            return match self.state().answer(Answer::Tally(tally)) {
                Some(event) => self.enter(event, view),
                None => self.refuse(Sentence::Nobody),
            };
        }
        self.tally = match press.step() {
            _ if most.total() == 0 => return Reaction::Stay(Change::Nothing),
            Some(-1) => {
                let number = tally.of(marked);
                let next = if number < most.of(marked) { number + 1 } else { 0 };
                Some((tally.with(marked, next), marked))
            }
            Some(_) => {
                let asked = || self.state().seats().iter().copied().filter(|seat| most.of(*seat) > 0);
                let after = asked().skip_while(|seat| *seat != marked).nth(1);
                Some((tally, after.or_else(|| asked().next()).unwrap_or(marked)))
            }
            None => return Reaction::Stay(Change::Nothing),
        };
        Reaction::Stay(Change::Mark)
    }

    fn press_pick(&mut self, press: Press, view: View) -> Reaction {
        let (mut list, group) = self.pick;
        let items = items(self.state(), None, group);
        match press.short() {
            Some(Button::C) => match items.get(usize::from(list.mark())) {
                Some(Item::Group(group)) => {
                    self.pick = (List::default(), Some(*group));
                    Reaction::Stay(Change::Screen)
                }
                Some(Item::Event(event)) => self.enter(*event, view),
                None => Reaction::Stay(Change::Nothing),
            },
            _ => {
                let change = list.press(press, items.len() as u8);
                self.pick = (list, group);
                Reaction::Stay(change)
            }
        }
    }

    fn answer(&mut self, answer: Answer, view: View) -> Reaction {
        match self.state().answer(answer) {
            Some(event) => self.enter(event, view),
            None => Reaction::Stay(Change::Nothing),
        }
    }

    /// Enters an event and walks on to where somebody is asked again.
    fn enter(&mut self, event: G::Event, view: View) -> Reaction {
        let before = self.screen();
        if let Err(refused) = self.play.enter(&Entry::Event(event)) {
            return self.refuse(Sentence::Entry(refused));
        }
        let page = self.page;
        self.settle_on(view);
        let after = self.screen();
        if before.stage == after.stage {
            // An entry on the way does not turn the reader's page.
            self.page = page;
        }
        if before.stage != after.stage && self.state().is_early() && view.settings.teaching.says_something() {
            return Reaction::Teach;
        }
        Reaction::Stay(if before == after { Change::Mark } else { Change::Screen })
    }

    fn undo(&mut self, view: View) -> Reaction {
        // In a list of a prompt, A first closes the group that was opened.
        if self.pick.1.take().is_some() {
            self.pick.0 = List::default();
            return Reaction::Stay(Change::Screen);
        }
        let before = self.screen();
        if let Err(refused) = self.play.enter(&Entry::Undo) {
            return self.refuse(Sentence::Entry(refused));
        }
        self.settle_back(view);
        Reaction::Stay(if self.screen() == before { Change::Mark } else { Change::Screen })
    }

    /// What makes two pictures the same screen, on which only a mark or a number differs.
    fn screen(&self) -> ScreenKey {
        let asks = self.state().prompt().map(|prompt| core::mem::discriminant(&prompt.kind));
        ScreenKey { stage: self.state().stage(), asks, table: self.pane == Pane::Table }
    }

    /// On over what nobody is asked.
    fn settle_on(&mut self, view: View) {
        while let Some(on) = self.state().auto(view) {
            if self.play.enter(&Entry::Event(on)).is_err() {
                break;
            }
        }
        self.forget_cursors();
    }

    /// After an undo: back over what nobody was asked.
    fn settle_back(&mut self, view: View) {
        while self.state().auto(view).is_some() && self.play.enter(&Entry::Undo).is_ok() {}
        self.forget_cursors();
    }

    fn forget_cursors(&mut self) {
        self.pane = Pane::Table;
        self.choice = None;
        self.tally = None;
        self.page = 0;
        self.pick = (List::default(), None);
    }

    fn refuse(&mut self, sentence: Sentence<G::Refusal>) -> Reaction {
        self.refused = Some(sentence);
        Reaction::Stay(Change::Screen)
    }

    /// The sentence in words, while there is one.
    fn sentence(&self, view: View) -> Option<Line> {
        let texts = view.texts;
        Some(match self.refused.as_ref()? {
            Sentence::Unasked(seat) => G::unasked(*seat, view),
            Sentence::NothingFor(seat) => G::nothing_for(*seat, view),
            Sentence::Nobody => fill(G::nobody_stands(view), &[]),
            Sentence::Entry(Refused::Rules(reason)) => G::refusal(reason, view),
            Sentence::Entry(Refused::NothingToUndo) => fill(texts.nothing_to_undo, &[]),
            Sentence::Entry(Refused::JournalFull) => fill(texts.journal_full, &[]),
        })
    }

    fn look(&self) -> Look {
        let look = Look { page: self.page, ..Look::PLAIN };
        match self.state().prompt().map(|prompt| prompt.kind) {
            Some(Asks::Amount { from, to }) => Look { choice: Some(self.chosen(from, to)), ..look },
            Some(Asks::Tally { most, .. }) => Look { tally: Some(self.tallied(most).0), ..look },
            Some(Asks::Pick) => Look { mark: self.pick.0.mark(), group: self.pick.1, ..look },
            _ => look,
        }
    }
}
