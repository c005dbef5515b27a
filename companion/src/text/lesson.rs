//! What the lessons' words have in common: a question and its answers. Each game has a table of its own.

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
