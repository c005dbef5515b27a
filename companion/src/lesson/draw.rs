//! The pictures of the lesson: something to read, a question, or the table as a game shows it.
//!
//! The table is drawn by the game's own face; only its line is the lesson's. Invariant: every screen says which
//! step it is, in its corner.

use super::{Lesson, Page, Reply};
use crate::{
    draw::{
        area,
        chrome::{self, Hints},
        text::{Align, Size, line, paragraph},
    },
    picture::Picture,
    screen::{Label, Room, View},
    settings::Settings,
    text::{
        fill::fill,
        lesson::{ANSWERS, Question},
    },
};

/// The question, above its answers.
const QUESTION_Y: i32 = 29;
const ANSWERS_Y: i32 = 51;
/// The caption, where a game says who does what.
const CAPTION_Y: i32 = 19;

impl Lesson {
    pub(crate) fn draw(self, picture: &mut Picture, view: View) {
        let (texts, course) = (view.texts, self.course());
        let corner = fill("{0}/{1}", &[&(self.step + 1), &course.steps()]);
        let c = if self.is_last() { texts.ok } else { texts.go_on };
        let hints = Hints { a: texts.back, b: texts.help, c, up_down: true };
        // The phase that the table is in; before there is one, the name of the lesson.
        let title = course.heading(self.step, view).unwrap_or_else(|| fill(texts.lesson, &[]));
        match (course.page(self.step, view.settings.language), self.reply) {
            (Page::Say(text), _) => {
                chrome::draw(picture, &title, &corner, hints);
                paragraph(picture, text, Size::Body, chrome::BODY);
            }
            (Page::Show(caption), _) => self.show(picture, view, &title, caption, &corner, hints),
            (Page::Ask(question), None) => {
                chrome::draw(picture, &title, &corner, Hints { c: texts.choose, ..hints });
                self.draw_question(picture, question);
            }
            (Page::Ask(question), Some(Reply::Wrong)) => {
                chrome::draw(picture, texts.not_yet, &corner, Hints { c: texts.again, up_down: false, ..hints });
                paragraph(picture, question.wrong, Size::Body, chrome::BODY);
            }
            (Page::Ask(question), Some(Reply::Right)) => {
                self.show(picture, view, &title, question.right, &corner, hints);
            }
        }
    }

    /// The resting screen, with `caption` where a game says who does what.
    fn show(self, picture: &mut Picture, view: View, phase: &str, caption: &str, corner: &str, hints: Hints<'_>) {
        // The provost's ghost is the lesson's picture of a move, whatever the players have chosen for their games.
        let view = View { settings: Settings { what_if: true, ..view.settings }, ..view };
        chrome::draw_footer(picture, hints);
        chrome::draw_top(picture, phase, corner, false, true);
        // One line, or two smaller ones.
        let given = area(4, CAPTION_Y, chrome::LEFT - 8, 2 * Size::Hint.line());
        let size = if Size::Body.width(caption) <= given.size.width { Size::Body } else { Size::Hint };
        paragraph(picture, caption, size, given);
        self.course().draw_table(self.step, picture, view);
    }

    fn draw_question(self, picture: &mut Picture, question: &Question) {
        let given = area(4, QUESTION_Y, chrome::BODY.size.width, (ANSWERS_Y - QUESTION_Y) as u32);
        line(picture, question.ask, Size::Body, Align::Left, given);
        let room =
            Room { top: ANSWERS_Y, rows: ANSWERS as u8, span: (ANSWERS as u32 - 1) * Room::MENU.row, ..Room::MENU };
        let mut label = |at: usize| Some(Label::of(question.answers.get(at)?, ""));
        self.answers.draw(picture, ANSWERS, room, &mut label);
    }
}
