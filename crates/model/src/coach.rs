//! What the coach says: in a lesson, and of a question that comes for the first time.

/// The coach beside a learner, in one language.
#[derive(Clone, Debug)]
pub struct Coach {
    /// The name of the lesson.
    pub lesson: &'static str,
    /// What it is called.
    pub title: String,
    /// The step, by its place in the lesson: whoever goes on names it.
    pub step: usize,
    /// The number of the step, from one.
    pub number: usize,
    /// How many steps there are, as things stand.
    pub of: usize,
    /// What is said.
    pub text: String,
    /// What is said of the last answer.
    pub remark: Option<String>,
    /// What is said to a try that was not played.
    pub reply: Option<String>,
    /// The ids of what is lit on the board.
    pub lit: Vec<String>,
    /// Is it read, and one goes on? Otherwise an answer is waited for.
    pub reading: bool,
    /// Is there a step to go back to?
    pub begun: bool,
    /// Is it the end?
    pub over: bool,
    /// The lesson after this one.
    pub next: Option<NextLesson>,
}

/// A lesson to go on with.
#[derive(Clone, Debug)]
pub struct NextLesson {
    /// Its name.
    pub name: &'static str,
    /// What it is called.
    pub title: String,
}

/// What there is to know of a kind of question, in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// Which of the game's questions it is.
    pub kind: &'static str,
    /// What is decided.
    pub what: String,
    /// What is usually wise.
    pub wise: String,
    /// What it costs.
    pub cost: String,
    /// Does the coach say it unasked, because it comes to the reader for the first time?
    pub unasked: bool,
}
