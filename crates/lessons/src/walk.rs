//! Where somebody stands in a lesson: found anew from the journal and from how far was read.

use parlour_core::any::AnyTable;
use parlour_core::{Seat, Who};

use crate::script::{Accepted, Item, Lesson, Step};

/// A step that lies behind.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Passed {
    /// Its place among the items.
    pub at: usize,
    /// How many answers there were when it began.
    pub answers: usize,
}

/// How far somebody has got.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reached<'a> {
    /// The steps behind, in order.
    pub passed: Vec<Passed>,
    /// The step now, by its place among the items; none while something is due, and at the end.
    pub step: Option<usize>,
    /// How many answers there were when it began.
    pub answers: usize,
    /// What chance or an opponent answers before the next step.
    pub due: Option<(Who, &'a str)>,
    /// What the coach says of the last answer: the step it was given in, and the attribute of its text.
    pub remark: Option<(usize, &'a str)>,
    /// How many steps may follow.
    pub ahead: usize,
}

impl Reached<'_> {
    /// Is everything done?
    pub fn is_over(&self) -> bool {
        self.step.is_none() && self.due.is_none()
    }
}

/// Everything that was answered at a table, drafts included: the learner's last.
pub fn answers(table: &dyn AnyTable, learner: Seat) -> Vec<(Who, String)> {
    let mut answers = table.answers(0);
    let others = Seat::all(table.header().mode.players).filter(|seat| *seat != learner);
    for seat in others.chain([learner]) {
        answers.extend(table.draft(seat).into_iter().map(|words| (Who::Seat(seat), words)));
    }
    answers
}

/// Follows a lesson along these answers, of which the last may be the learner's draft; what stands before item `read` has been
/// read. Answers that the script does not name were forced: they are passed over. What the learner is offered now decides
/// whether a step that may not come is the one.
pub fn walk<'a>(
    lesson: &'a Lesson,
    answers: &[(Who, String)],
    read: usize,
    offered: &[String],
) -> Reached<'a> {
    let mut walker = Walker { lesson, answers, offered, at: 0, reached: Reached::default() };
    for (index, item) in lesson.items.iter().enumerate() {
        if !item.when().holds(&walker.own_answers()) {
            continue;
        }
        let goes_on = match item {
            Item::Answer { who, words, .. } => walker.answer(*who, words),
            Item::Step(step) => walker.step(index, step, read),
        };
        if !goes_on {
            break;
        }
    }
    walker.look_ahead();
    walker.reached
}

struct Walker<'a, 'b> {
    lesson: &'a Lesson,
    answers: &'b [(Who, String)],
    offered: &'b [String],
    /// The answers before this one are accounted for.
    at: usize,
    reached: Reached<'a>,
}

impl<'a> Walker<'a, '_> {
    /// What the learner has answered so far.
    fn own_answers(&self) -> impl Iterator<Item = &str> + Clone {
        let learner = Who::Seat(self.lesson.learner);
        let own = self.answers[..self.at].iter().filter(move |(who, _)| *who == learner);
        own.map(|(_, words)| words.as_str())
    }

    fn answer(&mut self, who: Who, words: &'a str) -> bool {
        let found = self.answers[self.at..].iter().position(|(by, said)| *by == who && said == words);
        match found {
            Some(found) => self.at += found + 1,
            None => self.reached.due = Some((who, words)),
        }
        found.is_some()
    }

    fn step(&mut self, index: usize, step: &'a Step, read: usize) -> bool {
        let began = self.at;
        let passed = if step.is_reading() { index < read } else { self.answered(index, step) };
        if !passed && step.maybe && !self.comes(step) {
            if self.at > began {
                self.reached.passed.push(Passed { at: index, answers: began });
            }
            return true;
        }
        if passed {
            self.reached.passed.push(Passed { at: index, answers: began });
            if step.is_reading() {
                self.reached.remark = None;
            }
        } else {
            self.reached.step = Some(index);
            self.reached.answers = began;
        }
        passed
    }

    /// Is a step that may not come asked now?
    fn comes(&self, step: &Step) -> bool {
        self.at == self.answers.len() && self.offered.iter().any(|words| step.accepted(words).is_some())
    }

    /// Has the learner given the answer that ends this step?
    fn answered(&mut self, index: usize, step: &'a Step) -> bool {
        let learner = Who::Seat(self.lesson.learner);
        let mut next = self.at;
        let mut missing: Vec<&Accepted> = step.accepts.iter().filter(|one| one.each).collect();
        while let Some((who, words)) = self.answers.get(next) {
            next += 1;
            // A step that may not come is answered at once, or not at all.
            if step.maybe && (*who != learner || step.accepted(words).is_none()) {
                return false;
            }
            let Some(accepted) = step.accepted(words).filter(|_| *who == learner) else { continue };
            self.at = next;
            self.reached.remark = accepted.remark.as_deref().map(|remark| (index, remark));
            missing.retain(|one| *one != accepted);
            if !accepted.stays || (accepted.each && missing.is_empty()) {
                return true;
            }
        }
        false
    }

    /// Counts the steps that may still come, as things stand.
    fn look_ahead(&mut self) {
        let behind = self.reached.step.or(self.reached.passed.last().map(|passed| passed.at));
        let from = behind.map_or(0, |at| at + 1);
        let answered: Vec<&str> = self.own_answers().collect();
        let comes = |item: &&Item| item.when().holds(&answered.iter().copied());
        let steps = self.lesson.items.iter().skip(from).filter(comes);
        let ahead = steps.filter(|item| matches!(item, Item::Step(_))).count();
        self.reached.ahead = ahead;
    }
}

/// What the coach thinks of answers somebody wants to give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judged {
    /// They are what is wanted; what stands before this item counts as read.
    Accepted {
        /// The item.
        read: usize,
    },
    /// They are not played: the coach says this attribute of the text of this step.
    Answered {
        /// The step, by its place among the items.
        step: usize,
        /// The attribute.
        says: String,
    },
    /// Something has to be read first, or happens first.
    TooEarly,
}

/// Judges answers given one after the other. Whoever acts instead of reading on has read enough.
pub fn judge(
    lesson: &Lesson,
    answers: &[(Who, String)],
    read: usize,
    offered: &[String],
    words: &[String],
) -> Judged {
    let (mut answers, mut read) = (answers.to_vec(), read);
    for (number, one) in words.iter().enumerate() {
        // What is offered after the first of several answers is the next of them.
        let offered = if number == 0 { offered } else { std::slice::from_ref(one) };
        let at = loop {
            let reached = walk(lesson, &answers, read, offered);
            let Some(at) = reached.step else { return Judged::TooEarly };
            match lesson.step(at) {
                Some(step) if step.is_reading() => read = at + 1,
                _ => break at,
            }
        };
        let Some(step) = lesson.step(at) else { return Judged::TooEarly };
        if step.accepted(one).is_none() {
            return Judged::Answered { step: at, says: step.reply(one).to_owned() };
        }
        answers.push((Who::Seat(lesson.learner), one.clone()));
    }
    Judged::Accepted { read }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::read;

    const SCRIPT: &str = "players 2\nlearner red\n* start blue\nstep hello\nblue pass\nstep go\n  answer take *\n  reply pass : lazy\nstep well\n  if take b\n* tax 2\nstep end\n";

    fn given(all: &[(&str, &str)]) -> Vec<(Who, String)> {
        all.iter().map(|(who, words)| (who.parse().unwrap(), (*words).to_owned())).collect()
    }

    #[test]
    fn what_is_due_comes_before_the_next_step() {
        let lesson = read("pillars", "x", SCRIPT).unwrap();
        assert_eq!(walk(&lesson, &[], 0, &[]).due, Some((Who::Chance, "start blue")));
        let begun = given(&[("*", "start blue")]);
        assert_eq!(walk(&lesson, &begun, 0, &[]).step, Some(1));
        assert_eq!(walk(&lesson, &begun, 2, &[]).due.map(|(_, words)| words), Some("pass"));
        assert_eq!(walk(&lesson, &begun, 2, &[]).passed, [Passed { at: 1, answers: 1 }]);
    }

    #[test]
    fn a_lesson_begins_where_its_first_answers_lead_to() {
        let script = "players 2\nlearner red\n* start blue\nred take a\nblue pass\nstep hello\n";
        let lesson = read("pillars", "x", script).unwrap();
        let begun = given(&[("*", "start blue")]);
        let own = (Who::Seat(lesson.learner), "take a");
        assert_eq!(walk(&lesson, &begun, 0, &[]).due, Some(own), "the script answers for the learner too");
        let played = given(&[("*", "start blue"), ("red", "take a"), ("blue", "pass")]);
        let reached = walk(&lesson, &played, 0, &[]);
        assert_eq!((reached.step, reached.answers), (Some(3), 3));
        assert!(reached.passed.is_empty(), "there is no step to go back to");
    }

    #[test]
    fn forced_answers_are_passed_over() {
        let lesson = read("pillars", "x", SCRIPT).unwrap();
        let played = given(&[
            ("*", "start blue"),
            ("blue", "forced"),
            ("blue", "pass"),
            ("red", "take a"),
            ("blue", "forced"),
        ]);
        let reached = walk(&lesson, &played, 2, &[]);
        assert_eq!(reached.due, Some((Who::Chance, "tax 2")));
        assert_eq!(reached.passed.len(), 2);
    }

    #[test]
    fn some_steps_are_for_some_answers() {
        let lesson = read("pillars", "x", SCRIPT).unwrap();
        let played = given(&[("*", "start blue"), ("blue", "pass"), ("red", "take b")]);
        assert_eq!(walk(&lesson, &played, 2, &[]).step, Some(4));
        assert!(
            walk(
                &lesson,
                &given(&[("*", "start blue"), ("blue", "pass"), ("red", "take b"), ("*", "tax 2")]),
                7,
                &[]
            )
            .is_over()
        );
    }

    #[test]
    fn a_step_that_may_not_come_is_passed_over() {
        let lesson = read(
            "pillars",
            "x",
            "players 2\nlearner red\nstep a\n  answer go\nstep b\n  maybe\n  answer end\nblue pass\nstep c\n",
        )
        .unwrap();
        let gone = given(&[("red", "go")]);
        assert_eq!(walk(&lesson, &gone, 0, &["end".into()]).step, Some(1));
        assert!(walk(&lesson, &gone, 0, &[]).due.is_some());
        assert_eq!(
            walk(&lesson, &given(&[("red", "go"), ("blue", "pass")]), 0, &["end".into()]).step,
            Some(3)
        );
        assert_eq!(
            walk(&lesson, &given(&[("red", "go"), ("red", "end"), ("blue", "pass")]), 0, &[]).passed.len(),
            2
        );
    }

    #[test]
    fn other_tries_are_answered_and_early_ones_wait() {
        let lesson = read("pillars", "x", SCRIPT).unwrap();
        let words = |one: &str| vec![one.to_owned()];
        let begun = given(&[("*", "start blue"), ("blue", "pass")]);
        assert_eq!(
            judge(&lesson, &begun, 2, &[], &words("pass")),
            Judged::Answered { step: 3, says: "lazy".into() }
        );
        assert_eq!(judge(&lesson, &begun, 0, &[], &words("take a")), Judged::Accepted { read: 2 });
        assert_eq!(judge(&lesson, &begun[..1], 0, &[], &words("take a")), Judged::TooEarly);
    }
}
