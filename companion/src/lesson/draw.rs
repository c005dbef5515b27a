//! The pictures of the lesson: something to read, a question, or the table as a game shows it.
//!
//! The table is drawn by the game's own [`Face`]; only its line is the lesson's. Invariant: every screen says which
//! step it is, in its corner.

use engine::magna_carta::MagnaCarta;

use super::{
    Lesson, Reply,
    script::{STEPS, Step},
};
use crate::{
    draw::{
        area,
        chrome::{self, Corner, Hints},
        text::{Align, Size, fitted, paragraph},
    },
    picture::Picture,
    screen::{Row, View},
    session::face::{Choice, Face, Look},
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
        let (texts, lesson) = (view.texts, view.texts.lesson_texts);
        let table = self.table();
        let corner = fill("{0}/{1}", &[&(self.step + 1), &STEPS.len()]);
        let c = if self.is_last() { texts.ok } else { texts.go_on };
        let hints = Hints { a: texts.back, b: texts.help, c, up_down: true };
        // The phase that the table is in; before there is one, the name of the lesson.
        let title = table.as_ref().map_or_else(|| fill(texts.lesson, &[]), |table| table.heading(view));
        match (self.step(), self.reply) {
            (Step::Say { text, .. }, _) => {
                chrome::draw(picture, &title, &corner, hints);
                paragraph(picture, text(lesson), Size::Body, chrome::BODY);
            }
            (Step::Show { caption, choice, .. }, _) => {
                show(picture, view, table, *choice, caption(lesson), corner, hints);
            }
            (Step::Ask { question, .. }, None) => {
                chrome::draw(picture, &title, &corner, Hints { c: texts.choose, ..hints });
                self.draw_question(picture, question(lesson));
            }
            (Step::Ask { question, .. }, Some(Reply::Wrong)) => {
                chrome::draw(picture, lesson.not_yet, &corner, Hints { c: lesson.again, up_down: false, ..hints });
                paragraph(picture, question(lesson).wrong, Size::Body, chrome::BODY);
            }
            (Step::Ask { question, choice, .. }, Some(Reply::Right)) => {
                show(picture, view, table, *choice, question(lesson).right, corner, hints);
            }
        }
    }

    fn draw_question(self, picture: &mut Picture, question: &Question) {
        let given = area(4, QUESTION_Y, chrome::BODY.size.width, (ANSWERS_Y - QUESTION_Y) as u32);
        fitted(picture, question.ask, [Size::Body, Size::Hint], Align::Left, given);
        let rows = question.answers.map(|label| Row { label, value: "" });
        self.answers.draw_window(picture, &rows, ANSWERS, ANSWERS as u8, ANSWERS_Y);
    }
}

/// The resting screen, with `caption` where a game has its imperative line.
fn show(
    picture: &mut Picture,
    view: View,
    table: Option<MagnaCarta>,
    choice: Option<Choice>,
    caption: &str,
    corner: Line,
    hints: Hints<'_>,
) {
    let Some(table) = table else { return };
    // The provost's ghost is the lesson's picture of a move, whatever the players have chosen for their games.
    let view = View { settings: Settings { what_if: true, ..view.settings }, ..view };
    chrome::draw_footer(picture, hints);
    chrome::draw_heading(picture, &table.heading(view), &Corner { upper: corner, ..Corner::default() }, true);
    fitted(picture, caption, [Size::Body, Size::Hint], Align::Left, chrome::LINE);
    table.draw(picture, view, Look { choice, page: 0 });
}
