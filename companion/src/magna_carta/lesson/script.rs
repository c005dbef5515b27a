//! The script: what happens at the table, what is said of it, and what is asked.
//!
//! The examples are the rulebook's (CMC-NL "Voorbeeld"); a few draws and passes between them give everybody a turn. The
//! two games are under way, as the examples are: the script says what the players hold. Invariant: one thought a step.

use engine::{
    magna_carta::{
        Event,
        cards::{Building, Cube, Prestige, PrestigeCard},
        event::{Choice as Chosen, Held},
        pay::Pay,
        setup::Variant,
        tokens::Part,
    },
    seat::Seat::{self, Blue, Green, Orange, Red},
};

use super::{
    table::Deed::{self, Begin, Holds, Left, Plays, TakeBack},
    text::MagnaCartaLessonTexts,
};
use crate::{lesson::Step, session::face::Look};

/// The lesson.
pub(super) static STEPS: [Step<MagnaCartaLessonTexts, Deed>; 24] = [
    Step::Say { deeds: &[], text: |texts| texts.welcome },
    // Phase 1, income. What Green, Blue and Orange hold here is what the examples of this round spend.
    Step::Show {
        deeds: &[
            Begin(Variant::Intro),
            Left(Part::Dungeon, 2),
            Holds(Orange, Held::Stone, 1),
            Holds(Green, Held::Wood, 4),
            Holds(Green, Held::Stone, 4),
            Holds(Green, Held::Gold, 1),
            Holds(Blue, Held::Food, 1),
            Holds(Blue, Held::Stone, 3),
            Holds(Blue, Held::Gold, 1),
        ],
        look: Look::PLAIN,
        caption: |texts| texts.income,
    },
    // Phase 2, actions.
    Step::Say { deeds: &[Plays(Event::Next)], text: |texts| texts.actions },
    Step::Show {
        deeds: &[draw(Orange), build(Green, Building::Market, Pay { wood: 2, ..Pay::UNSAID })],
        look: Look::PLAIN,
        caption: |texts| texts.market,
    },
    Step::Show {
        deeds: &[build(Blue, Building::QuarryLarge, Pay { food: 1, stone: 2, ..Pay::UNSAID })],
        look: Look::PLAIN,
        caption: |texts| texts.quarry,
    },
    Step::Show { deeds: &[worker(Red, 5)], look: Look::PLAIN, caption: |texts| texts.worker },
    Step::Ask { question: |texts| &texts.occupied, right: 1, deeds: &[], look: Look::PLAIN },
    Step::Show { deeds: &[pass(Orange)], look: Look::PLAIN, caption: |texts| texts.first_pass },
    Step::Say { deeds: &[put_up(Green, Prestige::Statue)], text: |texts| texts.statue },
    // Effects. In the example of the castle they have passed in the order Orange, Blue, Green, Red.
    Step::Show {
        deeds: &[pass(Blue), draw(Red), pass(Green), pass(Red)],
        look: Look::PLAIN,
        caption: |texts| texts.effects,
    },
    Step::Ask {
        question: |texts| &texts.who_gains,
        right: 2,
        deeds: &[uses(Red, Chosen::Cube(Cube::Food)), uses(Green, Chosen::Plain)],
        look: Look::PLAIN,
    },
    // The castle.
    Step::Show { deeds: &[Plays(Event::Next)], look: Look::number(1), caption: |texts| texts.batch },
    Step::Show { deeds: &[castle(Orange, 1)], look: Look::number(1), caption: |texts| texts.joker },
    Step::Ask { question: |texts| &texts.which_tokens, right: 1, deeds: &[castle(Blue, 1)], look: Look::number(2) },
    Step::Show { deeds: &[castle(Green, 2), castle(Red, 0)], look: Look::PLAIN, caption: |texts| texts.gold },
    Step::Ask {
        question: |texts| &texts.tie,
        right: 0,
        deeds: &[TakeBack(2), castle(Green, 1), castle(Red, 0)],
        look: Look::PLAIN,
    },
    // The standard rules: Green's bank is card 5 with Red's worker, Blue's quarry card 6 with Green's.
    Step::Say {
        deeds: &[
            Begin(Variant::Standard),
            Holds(Green, Held::Stone, 2),
            Holds(Blue, Held::Stone, 2),
            Plays(Event::Next),
            draw(Orange),
            build(Green, Building::Bank, Pay::UNSAID),
            build(Blue, Building::QuarryLarge, Pay::UNSAID),
            worker(Red, 5),
            pass(Orange),
            worker(Green, 6),
            draw(Blue),
            draw(Red),
            pass(Green),
            pass(Blue),
            pass(Red),
        ],
        text: |texts| texts.provost,
    },
    Step::Show { deeds: &[provost(Orange, 0)], look: Look::number(1), caption: |texts| texts.green_moves },
    Step::Show { deeds: &[provost(Green, 1)], look: Look::number(1), caption: |texts| texts.blue_moves },
    Step::Show { deeds: &[provost(Blue, 1)], look: Look::number(-1), caption: |texts| texts.red_moves },
    Step::Ask { question: |texts| &texts.out_of_reach, right: 1, deeds: &[provost(Red, -1)], look: Look::PLAIN },
    Step::Ask {
        question: |texts| &texts.no_batches,
        right: 2,
        deeds: &[uses(Red, Chosen::Number(1)), Plays(Event::Skip(Green)), Plays(Event::Next)],
        look: Look::number(0),
    },
    Step::Show { deeds: &[Plays(Event::Nobody)], look: Look::PLAIN, caption: |texts| texts.provost_walks },
    Step::Say { deeds: &[], text: |texts| texts.farewell },
];

const fn draw(seat: Seat) -> Deed {
    Plays(Event::Draw(seat))
}

const fn pass(seat: Seat) -> Deed {
    Plays(Event::Pass(seat))
}

const fn worker(seat: Seat, at: u8) -> Deed {
    Plays(Event::Worker { seat, at })
}

const fn build(seat: Seat, building: Building, pay: Pay) -> Deed {
    Plays(Event::Build { seat, building, pay })
}

const fn put_up(seat: Seat, prestige: Prestige) -> Deed {
    Plays(Event::Prestige { seat, card: PrestigeCard::Known(prestige), at: None, pay: Pay::UNSAID })
}

const fn uses(seat: Seat, choice: Chosen) -> Deed {
    Plays(Event::Use { seat, choice, pay: Pay::UNSAID })
}

const fn castle(seat: Seat, batches: u8) -> Deed {
    Plays(Event::Castle { seat, batches, pay: Pay::UNSAID })
}

const fn provost(seat: Seat, steps: i8) -> Deed {
    Plays(Event::Provost { seat, steps })
}
