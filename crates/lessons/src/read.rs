//! From the text of a script to a lesson.

use parlour_core::any::AnyGame;
use parlour_core::{Mode, Seat};
use parlour_games::find;
use thiserror::Error;

use crate::script::{Accepted, Item, Lesson, Pattern, Reply, Step, When};

/// What is wrong with a script, and in which line.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{script}, line {line}: {problem}")]
pub struct ScriptError {
    /// The lesson.
    pub script: String,
    /// The line, from one.
    pub line: usize,
    /// What is expected instead.
    pub problem: String,
}

/// Reads a lesson.
pub fn read(game: &'static str, name: &'static str, text: &str) -> Result<Lesson, ScriptError> {
    let mut reader = Reader { lesson: None, head: Head::default(), line: 0 };
    for (index, line) in text.lines().enumerate() {
        reader.line = index + 1;
        let told = line.split_once('#').map_or(line, |(told, _)| told);
        if told.trim().is_empty() {
            continue;
        }
        let read = reader.line(game, name, told);
        read.map_err(|problem| ScriptError { script: format!("{game}/{name}"), line: reader.line, problem })?;
    }
    let nothing =
        ScriptError { script: format!("{game}/{name}"), line: 1, problem: "nothing happens".into() };
    reader.lesson.ok_or(nothing)
}

/// What stands before the first answer.
#[derive(Default)]
struct Head {
    players: Option<u8>,
    options: Vec<(String, String)>,
    learner: Seat,
}

impl Head {
    fn mode(&self, game: &dyn AnyGame) -> Result<Mode, String> {
        let given = self.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        Mode::choose(game.about(), self.players, given).map_err(|error| error.to_string())
    }
}

struct Reader {
    lesson: Option<Lesson>,
    head: Head,
    line: usize,
}

impl Reader {
    fn line(&mut self, game: &'static str, name: &'static str, line: &str) -> Result<(), String> {
        let indented = line.starts_with(' ');
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        let rest = rest.trim();
        if indented {
            let item = self.lesson.as_mut().and_then(|lesson| lesson.items.last_mut());
            return detail(item.ok_or("a step expected before this line")?, word, rest);
        }
        match word {
            "players" => self.head.players = Some(rest.parse().map_err(|_| "a number of players expected")?),
            "option" => {
                let (key, value) = rest.split_once('=').ok_or("KEY=VALUE expected")?;
                self.head.options.push((key.to_owned(), value.to_owned()));
            }
            "learner" => self.head.learner = rest.parse().map_err(|_| "a colour expected")?,
            "step" => self.push(game, name, Item::Step(Step { name: rest.to_owned(), ..Step::default() }))?,
            who => {
                let who = who.parse().map_err(|_| format!("'{who}' is no line of a lesson"))?;
                let answer = Item::Answer { who, words: rest.to_owned(), when: When::default() };
                self.push(game, name, answer)?;
            }
        }
        Ok(())
    }

    fn push(&mut self, game: &'static str, name: &'static str, item: Item) -> Result<(), String> {
        if self.lesson.is_none() {
            let known = find(game).ok_or("there is no such game")?;
            let mode = self.head.mode(known)?;
            self.lesson = Some(Lesson { game, name, mode, learner: self.head.learner, items: Vec::new() });
        }
        if let Some(lesson) = &mut self.lesson {
            lesson.items.push(item);
        }
        Ok(())
    }
}

/// A line that belongs to the item above it.
fn detail(item: &mut Item, word: &str, rest: &str) -> Result<(), String> {
    match (item, word) {
        (Item::Answer { when, .. } | Item::Step(Step { when, .. }), "if") => {
            when.any.push(Pattern::new(rest));
        }
        (Item::Answer { when, .. } | Item::Step(Step { when, .. }), "unless") => {
            when.none.push(Pattern::new(rest));
        }
        (Item::Step(step), "maybe") if rest.is_empty() => step.maybe = true,
        (Item::Step(step), "show") => step.show.extend(rest.split_whitespace().map(str::to_owned)),
        (Item::Step(step), "answer" | "while" | "each") => {
            let (pattern, remark) = said(rest);
            step.accepts.push(Accepted { pattern, stays: word != "answer", each: word == "each", remark });
        }
        (Item::Step(step), "reply") => {
            let (pattern, says) = said(rest);
            step.replies.push(Reply { pattern, says: says.ok_or("': NAME' expected")? });
        }
        _ => return Err(format!("'{word}' cannot stand here")),
    }
    Ok(())
}

/// An answer and, after a colon, the attribute that is said to it.
fn said(rest: &str) -> (Pattern, Option<String>) {
    match rest.split_once(" : ") {
        Some((pattern, says)) => (Pattern::new(pattern.trim()), Some(says.trim().to_owned())),
        None => (Pattern::new(rest), None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_name_their_line() {
        let line = |text: &str| read("pillars", "x", text).expect_err("it is wrong").line;
        assert_eq!(line("players 2\npurple take x\n"), 2);
        assert_eq!(line("players 2\n  show x\n"), 2);
        assert_eq!(line("players 2\nstep a\n  reply x\n"), 3);
        assert_eq!(line("players 9\n\nstep a\n"), 3);
    }

    #[test]
    fn a_script_is_read_line_by_line() {
        let text = "players 2\noption start=random\nlearner blue\n* start blue # by chance\nstep a\n  show b c\n  answer take * : well\n  unless pass\n";
        let lesson = read("pillars", "x", text).expect("it is right");
        assert_eq!((lesson.learner, lesson.items.len()), (Seat::new(1), 2));
        let step = lesson.step(1).expect("a step");
        assert_eq!((step.show.len(), step.is_reading()), (2, false));
        assert_eq!(step.accepted("take stone-3").and_then(|one| one.remark.as_deref()), Some("well"));
        assert_eq!(step.reply("pass"), "other");
    }
}
