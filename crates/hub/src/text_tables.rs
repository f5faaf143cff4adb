//! Text tables as they were said: of a position most parts are those of the one before, and stay said.

use std::sync::{Arc, Mutex};

use parlour_core::{Eyes, Line, Section, TextTable};
use parlour_words::{Lang, Words};

/// A part, and how it was said.
struct SaidSection {
    section: Section,
    /// The labels of its lines, and how wide each is.
    labels: Vec<(Arc<str>, usize)>,
    text: String,
    /// Where each line begins in the text, and where the last one ends.
    bounds: Vec<usize>,
}

impl SaidSection {
    /// Says a part. Of the one before, which has the same title, lines that are the same stay as they were said.
    fn say(words: &Words, names: &[String], section: Section, before: Option<&Self>) -> Self {
        let known: Vec<Option<usize>> = section
            .lines
            .iter()
            .enumerate()
            .map(|(index, line)| before.and_then(|before| before.find(index, line)))
            .collect();
        let label = |(line, known): (&Line, &Option<usize>)| {
            if let Some(label) = known.and_then(|at| before?.labels.get(at)) {
                return label.clone();
            }
            let label = words.heading(&line.label, names);
            let width = Words::width(&label);
            (label.into(), width)
        };
        let labels: Vec<_> = section.lines.iter().zip(&known).map(label).collect();
        let widest = widest(&labels);
        let mut text = match before {
            Some(before) => before.title().to_owned(),
            None => words.section_title(&section.title, names),
        };
        let alike = before.filter(|before| self::widest(&before.labels) == widest);
        let mut bounds = vec![text.len()];
        for ((line, (label, _)), known) in section.lines.iter().zip(&labels).zip(&known) {
            match known.and_then(|at| alike?.line(at, line)) {
                Some(said) => text += said,
                None => words.add_line(&mut text, line, label, widest, names),
            }
            bounds.push(text.len());
        }
        Self { section, labels, text, bounds }
    }

    fn title(&self) -> &str {
        &self.text[..self.bounds[0]]
    }

    /// A line with the same label, the one that stood there if it has it.
    fn find(&self, index: usize, line: &Line) -> Option<usize> {
        let same = |other: &Line| other.label == line.label;
        let stayed = self.section.lines.get(index).is_some_and(same);
        if stayed { Some(index) } else { self.section.lines.iter().position(same) }
    }

    /// How a line was said, if it was this one.
    fn line(&self, at: usize, line: &Line) -> Option<&str> {
        let same = self.section.lines.get(at) == Some(line);
        same.then(|| &self.text[self.bounds[at]..self.bounds[at + 1]])
    }
}

fn widest(labels: &[(Arc<str>, usize)]) -> usize {
    labels.iter().map(|(_, width)| *width).max().unwrap_or_default()
}

/// What was last said to some eyes in some language, with the names the players had.
struct SaidTextTable {
    key: (Eyes, Lang),
    names: Vec<String>,
    sections: Vec<SaidSection>,
}

/// What was said of the text tables of a table. Clones share it: each snapshot goes on from the last one that was said.
#[derive(Clone, Default)]
pub(crate) struct SaidTextTables(Arc<Mutex<Vec<SaidTextTable>>>);

impl SaidTextTables {
    /// A position as a text table, in words.
    pub(crate) fn say(&self, eyes: Eyes, words: &Words, names: &[String], table: TextTable) -> String {
        let key = (eyes, words.lang());
        let mut before = self.take(key, names);
        let said = |section: Section| match before.iter().position(|said| said.section.title == section.title)
        {
            Some(place) if before[place].section == section => before.swap_remove(place),
            Some(place) => SaidSection::say(words, names, section, Some(&before[place])),
            None => SaidSection::say(words, names, section, None),
        };
        let sections: Vec<SaidSection> = table.sections.into_iter().map(said).collect();
        let text = Words::text_table_of(sections.iter().map(|said| said.text.as_str()));
        if let Ok(mut known) = self.0.lock() {
            known.retain(|table| table.key != key);
            known.push(SaidTextTable { key, names: names.to_vec(), sections });
        }
        text
    }

    /// Takes what was said before; others say it anew meanwhile. With other names nothing of it holds.
    fn take(&self, key: (Eyes, Lang), names: &[String]) -> Vec<SaidSection> {
        let Ok(mut known) = self.0.lock() else { return Vec::new() };
        let Some(place) = known.iter().position(|table| table.key == key) else { return Vec::new() };
        let table = known.swap_remove(place);
        if table.names == names { table.sections } else { Vec::new() }
    }

    pub(crate) fn forget(&self) {
        if let Ok(mut known) = self.0.lock() {
            known.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::table::Dice;
    use parlour_core::{Decision, Mode, Phrase, Seat, Seed};

    use super::*;

    fn table(numbers: &[i64]) -> TextTable {
        let line = |n: &i64| Line {
            label: Phrase::new("seat-red"),
            cells: vec![Phrase::new("points").number("n", *n).seat("who", Seat::new(0))],
        };
        let section = |n| Section { title: Phrase::new("seat-blue"), lines: vec![line(n)] };
        TextTable { sections: numbers.iter().map(section).collect() }
    }

    #[test]
    fn what_stays_said_is_what_would_be_said() {
        let said = SaidTextTables::default();
        let names = [["Ann".to_owned()], ["Ben".to_owned()]];
        for numbers in [&[1, 2, 3][..], &[1, 5, 3], &[3, 1, 1], &[], &[7]] {
            for (eyes, lang) in [(Eyes::All, Lang::En), (Eyes::Spectator, Lang::Fr), (Eyes::All, Lang::Fr)] {
                let words = Words::get(lang);
                for names in &names {
                    let plain = words.text_table(&table(numbers), names);
                    assert_eq!(said.say(eyes, words, names, table(numbers)), plain);
                }
            }
        }
    }

    /// Lines come, go, change their places and grow wider; each is said as it would be on its own.
    #[test]
    fn lines_that_stay_are_those_that_would_be_said() {
        let said = SaidTextTables::default();
        let (words, names) = (Words::get(Lang::En), ["Ann".to_owned(), "A very long name indeed".to_owned()]);
        let line = |(seat, n): &(u8, i64)| Line {
            label: Phrase::new("table-player").seat("who", Seat::new(*seat)),
            cells: vec![Phrase::new("points").number("n", *n).seat("who", Seat::new(0)); 9],
        };
        for lines in [
            &[(0, 1), (0, 2)][..],
            &[(0, 1), (1, 2)],
            &[(1, 2), (0, 1)],
            &[(0, 1), (0, 1), (0, 2)],
            &[(0, 2)],
            &[],
            &[(0, 2), (1, 7), (0, 2)],
        ] {
            let table = || TextTable {
                sections: vec![Section {
                    title: Phrase::new("seat-blue"),
                    lines: lines.iter().map(line).collect(),
                }],
            };
            assert_eq!(said.say(Eyes::All, words, &names, table()), words.text_table(&table(), &names));
        }
    }

    #[test]
    fn whole_games_are_said_as_they_would_be() {
        for id in ["pillars", "ora", "orleans", "abbey", "forest"] {
            let (kind, said) = (parlour_games::find(id).expect("a game of ours"), SaidTextTables::default());
            let mode = Mode::choose(kind.about(), Some(2), []).expect("two may play");
            let dice = Dice::Seeded(Seed([5; 32]));
            let mut game = kind.table(&mode, vec!["Tom".into(), "Ada".into()], dice).expect("it is set up");
            for number in 0..80 {
                let Decision::Ask(seats) = game.decision() else { break };
                let seat = seats.first().expect("somebody is asked");
                let (words, names) = (Words::get(Lang::En), &game.header().names);
                for eyes in [Eyes::Seat(seat), Eyes::Spectator] {
                    let plain = words.text_table(&game.text_table(eyes), names);
                    assert_eq!(said.say(eyes, words, names, game.text_table(eyes)), plain, "{id}");
                }
                let options = game.question(seat).expect("it is asked").options;
                let words = &options[number * 7 % options.len()].words;
                game.answer(seat, &[words]).expect("it is offered");
            }
        }
    }
}
