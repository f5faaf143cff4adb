//! Tables as text, for `play` and `replay`.

use std::fmt::Write as _;

use parlour_core::any::{AnyTable, Offer, Question};
use parlour_core::{Decision, Line, Phrase, Score, Seat, Section, TextTable};
use parlour_words::Words;

use crate::text;

/// The points of every seat, line by line.
pub(crate) fn score(table: &dyn AnyTable, words: &Words) -> String {
    let (names, scores) = (&table.header().names, table.scores());
    let mut rows = vec![vec![words.word("table-score")]];
    rows[0].extend(names.iter().cloned());
    let mut lines: Vec<&str> = Vec::new();
    for line in scores.iter().flat_map(|score| score.lines.iter()) {
        if !lines.contains(&line.what) {
            lines.push(line.what);
        }
    }
    for what in lines {
        let points = scores.iter().map(|score| {
            let found = score.lines.iter().filter(|line| line.what == what);
            found.map(|line| line.points).sum::<i32>().to_string()
        });
        rows.push([words.word(what)].into_iter().chain(points).collect());
    }
    let totals = scores.iter().map(|score| score.total().to_string());
    rows.push([words.word("table-total")].into_iter().chain(totals).collect());
    text::table(&rows)
}

/// Who must answer what, or who won.
pub(crate) fn pending(table: &dyn AnyTable, words: &Words) -> String {
    let names = &table.header().names;
    match table.decision() {
        Decision::Over => {
            let winners = table.winners();
            let ending = match winners.len() {
                0 => result(table),
                1 => about("table-winner", winners.iter()),
                _ => about("table-tie", winners.iter()),
            };
            format!("{} {}\n", words.word("table-over"), words.say(&ending, names))
        }
        Decision::Draw => words.word("table-chance") + "\n",
        Decision::Ask(seats) => {
            let mut out = String::new();
            for seat in seats.iter() {
                let _ = writeln!(out, "{}", asked(table, seat, words));
            }
            out
        }
    }
}

/// How a game ended that nobody could win.
fn result(table: &dyn AnyTable) -> Phrase {
    let points = table.scores().first().map_or(0, Score::total);
    Phrase::new("table-solo").seat("who", Seat::default()).number("points", points)
}

/// What a seat is asked, with its name.
pub(crate) fn asked(table: &dyn AnyTable, seat: Seat, words: &Words) -> String {
    let names = &table.header().names;
    let turn = words.say(&Phrase::new("table-turn").seat("who", seat), names);
    let prompt = table.question(seat).map(|question| words.say(&question.prompt, names));
    format!("{turn} {}", prompt.unwrap_or_default())
}

fn about(key: &'static str, seats: impl Iterator<Item = Seat>) -> Phrase {
    let player = |seat| Phrase::new("table-player").seat("who", seat);
    Phrase::new(key).list("who", seats.map(player))
}

/// The lines of a text table that are not in the old one, under their titles.
pub(super) fn changes(old: &TextTable, new: &TextTable) -> TextTable {
    let changed = |section: &Section| {
        let before = old.sections.iter().find(|before| before.title == section.title);
        let is_new = |line: &&Line| before.is_none_or(|before| !before.lines.contains(line));
        let lines: Vec<Line> = section.lines.iter().filter(is_new).cloned().collect();
        (!lines.is_empty()).then(|| Section { title: section.title.clone(), lines })
    };
    TextTable { sections: new.sections.iter().filter_map(changed).collect() }
}

/// Every answer on offer: options first, then free actions, numbered throughout.
pub(super) fn offers(question: &Question) -> impl Iterator<Item = &Offer> {
    question.options.iter().chain(&question.asides)
}

/// The numbered answers.
pub(super) fn choices(question: &Question, asides: &str, words: &Words, names: &[String]) -> String {
    let mut out = String::new();
    for (index, offer) in offers(question).enumerate() {
        if index == question.options.len() {
            let _ = writeln!(out, "{asides}");
        }
        let _ = writeln!(out, "{:>4}  {}", index + 1, words.say(&offer.phrase, names));
    }
    out
}
