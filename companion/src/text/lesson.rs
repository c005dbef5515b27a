//! The words of the lesson: one table a language, a key for each text of the script.

/// Answers to a question. Three fit below it.
pub(crate) const ANSWERS: usize = 3;

/// A question of the lesson.
pub(crate) struct Question {
    /// One line.
    pub(crate) ask: &'static str,
    /// In the script's order, which is the same in every language.
    pub(crate) answers: [&'static str; ANSWERS],
    /// After a wrong answer: the rule, not the answer. At most four lines.
    pub(crate) wrong: &'static str,
    /// After the right one: one line above the table that shows it.
    pub(crate) right: &'static str,
}

/// The texts in the order of the lesson.
pub(crate) struct LessonTexts {
    pub(crate) welcome: &'static str,
    pub(crate) income: &'static str,
    pub(crate) actions: &'static str,
    pub(crate) market: &'static str,
    pub(crate) quarry: &'static str,
    pub(crate) worker: &'static str,
    pub(crate) occupied: Question,
    pub(crate) first_pass: &'static str,
    pub(crate) statue: &'static str,
    pub(crate) effects: &'static str,
    pub(crate) who_gains: Question,
    pub(crate) batch: &'static str,
    pub(crate) joker: &'static str,
    pub(crate) which_tokens: Question,
    pub(crate) gold: &'static str,
    pub(crate) tie: Question,
    pub(crate) provost: &'static str,
    pub(crate) green_moves: &'static str,
    pub(crate) blue_moves: &'static str,
    pub(crate) red_moves: &'static str,
    pub(crate) out_of_reach: Question,
    pub(crate) no_batches: Question,
    pub(crate) provost_walks: &'static str,
    pub(crate) farewell: &'static str,
}
