//! A position as text: the same lines for terminals and for screen readers.

use std::fmt::Write as _;

use parlour_core::{Arg, Line, Phrase, Section, TextTable};
use unicode_width::UnicodeWidthStr;

use crate::render::capitalised;
use crate::words::Words;

/// Lines that would be longer are broken between two cells.
const WIDTH: usize = 100;
const INDENT: usize = 2;
const BETWEEN: &str = " · ";

impl Words {
    /// A position as a text table: a title for each part, then its lines, labels in one column.
    pub fn text_table(&self, table: &TextTable, names: &[String]) -> String {
        let sections: Vec<String> =
            table.sections.iter().map(|section| self.section(section, names)).collect();
        Self::text_table_of(sections.iter().map(String::as_str))
    }

    /// The text table whose parts have these texts.
    pub fn text_table_of<'a>(sections: impl Iterator<Item = &'a str>) -> String {
        sections.collect::<Vec<_>>().join("\n")
    }

    /// One part of a text table.
    pub fn section(&self, section: &Section, names: &[String]) -> String {
        let labels: Vec<String> = section.lines.iter().map(|line| self.heading(&line.label, names)).collect();
        let widest = labels.iter().map(|label| Self::width(label)).max().unwrap_or_default();
        let mut text = self.section_title(&section.title, names);
        for (line, label) in section.lines.iter().zip(&labels) {
            self.add_line(&mut text, line, label, widest, names);
        }
        text
    }

    /// The line a part of a text table begins with.
    pub fn section_title(&self, title: &Phrase, names: &[String]) -> String {
        self.heading(title, names) + "\n"
    }

    /// How many columns a label takes.
    pub fn width(label: &str) -> usize {
        label.width()
    }

    /// Adds a line of a part whose labels are so wide at the most.
    pub fn add_line(&self, text: &mut String, line: &Line, label: &str, widest: usize, names: &[String]) {
        let gap = widest - label.width() + INDENT;
        let cells = self.cells(line, names, INDENT + widest + INDENT);
        let whole = format!("{:INDENT$}{label}{:gap$}{cells}", "", "");
        let _ = writeln!(text, "{}", whole.trim_end());
    }

    fn cells(&self, line: &Line, names: &[String], column: usize) -> String {
        let mut text = String::new();
        let mut at = column;
        for (index, cell) in line.cells.iter().enumerate() {
            let cell = self.say(cell, names);
            let needed = BETWEEN.width() + cell.width();
            if index > 0 && at + needed > WIDTH {
                let _ = write!(text, "\n{:column$}", "");
                at = column;
            } else if index > 0 {
                text += BETWEEN;
            }
            text += &cell;
            at += needed;
        }
        text
    }

    /// A title or a label begins with a capital, unless it speaks of a player: names are spelled
    /// as their owners spell them.
    pub fn heading(&self, phrase: &Phrase, names: &[String]) -> String {
        let text = self.say(phrase, names);
        let of_a_player = phrase.args.iter().any(|(_, arg)| matches!(arg, Arg::Seat(_)));
        if of_a_player { text } else { capitalised(&text) }
    }

    /// The things a line names that do something, each once, and what it is in words: buildings, cards, places. Goods that are merely
    /// counted are none of them.
    pub fn deeds_of(&self, line: &Line) -> Vec<(String, String)> {
        let mut keys = Vec::new();
        for phrase in std::iter::once(&line.label).chain(&line.cells) {
            named(phrase, &mut keys);
        }
        let told =
            |key: &&str| Some((capitalised(&self.word(key)), capitalised(&self.facet(key, "effect")?)));
        keys.iter().filter_map(told).collect()
    }
}

/// The keys of all names in a phrase, each once.
fn named(phrase: &Phrase, keys: &mut Vec<&'static str>) {
    note(phrase.key, keys);
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Term(key) => note(key, keys),
            Arg::List(phrases) => phrases.iter().for_each(|phrase| named(phrase, keys)),
            Arg::Number(_) | Arg::Count { .. } | Arg::Seat(_) => {}
        }
    }
}

fn note(key: &'static str, keys: &mut Vec<&'static str>) {
    if !keys.contains(&key) {
        keys.push(key);
    }
}
