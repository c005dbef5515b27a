//! The pictures of the lesson: something to read, a question, or the table as a game shows it.
//!
//! The table is drawn by the game's own face; only its line is the lesson's. Invariant: every screen says which
//! step it is, in its corner.

use super::{Lesson, Page, Reply};
use crate::{
    draw::{
        area,
        chrome::{self, Corner, Hints},
        text::{Align, Size, fitted, paragraph},
    },
    picture::Picture,
    screen::{Room, Row, View, WIDEST_LIST},
    settings::Settings,
    text::{
        fill::{Line, fill},
        lesson::{ANSWERS, Question},
    },
};

/// The question, above its answers.
const QUESTION_Y: i32 = 29;
const ANSWERS_Y: i32 = 51;

impl Lesson {
    pub(crate) fn draw(self, picture: &mut Picture, view: View) {
        let (texts, course) = (view.texts, self.game.course());
        let corner = fill("{0}/{1}", &[&(self.step + 1), &course.steps()]);
        let c = if self.is_last() { texts.ok } else { texts.go_on };
        let hints = Hints { a: texts.back, b: texts.help, c, up_down: true };
        // The phase that the table is in; before there is one, the name of the lesson.
        let title = course.heading(self.step, view).unwrap_or_else(|| fill(texts.lesson, &[]));
        match (course.page(self.step, texts), self.reply) {
            (Page::Say(text), _) => {
                chrome::draw(picture, &title, &corner, hints);
                paragraph(picture, text, Size::Body, chrome::BODY);
            }
            (Page::Show(caption), _) => self.show(picture, view, &title, caption, corner, hints),
            (Page::Ask(question), None) => {
                chrome::draw(picture, &title, &corner, Hints { c: texts.choose, ..hints });
                self.draw_question(picture, question);
            }
            (Page::Ask(question), Some(Reply::Wrong)) => {
                chrome::draw(picture, texts.not_yet, &corner, Hints { c: texts.again, up_down: false, ..hints });
                paragraph(picture, question.wrong, Size::Body, chrome::BODY);
            }
            (Page::Ask(question), Some(Reply::Right)) => {
                self.show(picture, view, &title, question.right, corner, hints);
            }
        }
    }

    /// The resting screen, with `caption` where a game has its imperative line.
    fn show(self, picture: &mut Picture, view: View, heading: &str, caption: &str, corner: Line, hints: Hints<'_>) {
        // The provost's ghost is the lesson's picture of a move, whatever the players have chosen for their games.
        let view = View { settings: Settings { what_if: true, ..view.settings }, ..view };
        chrome::draw_footer(picture, hints);
        chrome::draw_heading(picture, heading, &Corner { upper: corner, ..Corner::default() }, true);
        fitted(picture, caption, [Size::Body, Size::Hint], Align::Left, chrome::LINE);
        self.game.course().draw_table(self.step, picture, view);
    }

    fn draw_question(self, picture: &mut Picture, question: &Question) {
        let given = area(4, QUESTION_Y, chrome::BODY.size.width, (ANSWERS_Y - QUESTION_Y) as u32);
        fitted(picture, question.ask, [Size::Body, Size::Hint], Align::Left, given);
        let rows = question.answers.map(|label| Row { label, value: "" });
        let room = Room { top: ANSWERS_Y, rows: ANSWERS as u8, width: WIDEST_LIST };
        self.answers.draw_window(picture, &rows, ANSWERS, room);
    }
}
